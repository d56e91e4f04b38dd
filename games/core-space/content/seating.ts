/** Who sits where: crews of one player or several, and the seat of the game master (CS-VAR-01, -03). */
import type { Options } from '@cosmodrome/kernel';
import type { CrewId } from '../state.ts';

/** A crew a player, a crew for two, one for all. */
export const SHARING = ['alone', 'pairs', 'one'] as const;
export type Sharing = (typeof SHARING)[number];
export type Seating = { readonly crewOf: readonly (CrewId | null)[]; readonly crews: number; readonly master: number | null };
/** The last seat leads the NPCs, if the table wants that; alone nobody does. Who shares a crew sits side by side. */
export function seatingOf(options: Options, seats: number): Seating {
  const master = options.master === true && seats > 1 ? seats - 1 : null;
  const players = master === null ? seats : seats - 1;
  const each = options.sharing === 'one' ? players : options.sharing === 'pairs' ? 2 : 1;
  const crewOf = Array.from({ length: seats }, (_, seat) => (seat === master ? null : (Math.floor(seat / each) as CrewId)));
  return { crewOf, crews: Math.ceil(players / each), master };
}
