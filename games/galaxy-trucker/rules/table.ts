/** Words that every chapter uses: the table, whose ship is whose, what it holds, who flies where. */
import type { Frozen, Table as KernelTable, Seat } from '@cosmodrome/kernel';
import { CLASSES, FLIGHTS, type Flight, type Plan, planOf, type RoundNumber, type SquareId } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { Flyer, Load, Ship, Site, State, Yard } from '../state.ts';

export type Table = KernelTable<State, Note>;
export type Seen = Frozen<State>;

function of<T>(list: readonly T[], seat: Seat): T {
  const found = list[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}
export const yardOf = (state: { readonly yards: readonly Yard[] }, seat: Seat): Yard => of(state.yards, seat);
export const shipOf = (state: { readonly yards: readonly Yard[] }, seat: Seat): Ship => of(state.yards, seat).ship;
export const flyerOf = (state: { readonly flyers: readonly Flyer[] }, seat: Seat): Flyer => of(state.flyers, seat);
export const planFor = (state: { readonly yards: readonly Yard[] }, seat: Seat): Plan => planOf(shipOf(state, seat).plan);
export const seatsOf = (state: { readonly yards: readonly unknown[] }): Seat[] => state.yards.map((_, seat) => seat);

/** GT-SESS-07, -08: the numeral of the class, whatever the position of the round in the session. */
export const roundNumber = (state: { readonly class: State['class'] }): RoundNumber => CLASSES[state.class].round;
export const flightOf = (state: { readonly class: State['class'] }): Flight => FLIGHTS[roundNumber(state)];

/** What lies open while ships are built. */
export function siteOf(state: State): Site {
  const { settings, yards, timer, alarm, faceUp, sittings } = state;
  return {
    open: state.phase === 'building',
    mode: settings.mode,
    number: roundNumber(state),
    tutorial: settings.tutorial,
    heap: state.heap.length,
    faceUp,
    yards,
    timer,
    alarm,
    sitting: settings.mode === 'in-turn' ? (sittings.order[sittings.at] ?? null) : null,
  };
}

// ------------------------------------------------------------------ what a ship holds
const NOTHING: Omit<Load, 'square'> = { humans: 0, alien: null, cells: 0, goods: [] };
export const loadOn = (ship: Frozen<Ship>, square: SquareId): Frozen<Load> =>
  ship.loads.find((load) => load.square === square) ?? { square, ...NOTHING };
/** To be changed. Whoever takes something away calls `tidy` when all is done. */
export function fill(ship: Ship, square: SquareId): Load {
  const found = ship.loads.find((load) => load.square === square);
  if (found) return found;
  const made: Load = { square, humans: 0, alien: null, cells: 0, goods: [] };
  ship.loads.push(made);
  ship.loads.sort((a, b) => a.square - b.square);
  return made;
}
/** Parts with nothing in them are not listed. */
export function tidy(ship: Ship): void {
  ship.loads = ship.loads.filter((load) => load.humans > 0 || load.alien !== null || load.cells > 0 || load.goods.length > 0);
}

// ------------------------------------------------------------------ the flight
/** Those in flight, leader first (GT-BASE-FLY-03). */
export const flightOrder = (state: Seen): Seat[] =>
  state.flyers.flatMap((flyer, seat) => (flyer.out === null ? [seat] : [])).sort((a, b) => state.flyers[b]!.at - state.flyers[a]!.at);
