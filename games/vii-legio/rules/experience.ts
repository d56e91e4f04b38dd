/**
 * Experience: what a U.C. brings to a mission, and the arithmetic of step 1. It works on forces, so that the mission itself, the forecast
 * shown before a landing and a bot that only sees a view all reckon alike.
 */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import { type ShipClass, SKILLS, type Skill, type WorldCard, type WorldKind, XENO, type Zone } from '../content/index.ts';
import { type Unit, unitOf } from '../state.ts';
import { type Seen, squadsOf } from './table.ts';

export type Force = {
  readonly seat: Seat;
  readonly ship: ShipClass;
  readonly squads: number;
  /** Profile, Diplomats or Hunters, technology: never consumed. */
  readonly permanent: Readonly<Record<Skill, number>>;
  readonly memory: Readonly<Record<Skill, number>>;
  readonly adventurers: number;
};
/** LEG-XP-01, LEG-XP-05, LEG-XP-06, LEG-XP-07, LEG-XP-10, LEG-MIS-03, LEG-RULING-41 */
export function permanentOf(unit: Frozen<Unit>): Record<Skill, number> {
  return {
    diplomacy: unit.profile + unit.aboard.diplomat + (unit.technologies.holodeck ? 1 : 0),
    capture: 3 - unit.profile + unit.aboard.hunter + (unit.technologies.nanoprobes ? 1 : 0),
  };
}
export const forceOf = (state: Seen, seat: Seat): Force => {
  const unit = unitOf(state, seat);
  return {
    seat,
    ship: unit.ship,
    squads: squadsOf(state, unit),
    permanent: permanentOf(unit),
    memory: unit.memory,
    adventurers: unit.aboard.adventurer,
  };
};
/** The skill a mission asks for; undefined: each participant announces one. LEG-XP-12, LEG-RULING-09 */
export const skillFor = (kind: WorldKind): Skill | undefined =>
  kind === 'dual' ? undefined : kind === 'sapient' ? 'diplomacy' : 'capture';
/** What can be spent on top: table points of the skill, and Adventurers. LEG-XP-04, LEG-XP-08 */
export const spendable = (force: Force, skill: Skill): number => force.memory[skill] + force.adventurers;
/** The skill in which a force brings most; of equals the one where more of it is permanent. */
export function betterSkill(force: Force): Skill {
  const total = (s: Skill) => 2 * (force.permanent[s] + force.memory[s]) + (force.permanent[s] > force.permanent[other(s)] ? 1 : 0);
  return total('capture') > total('diplomacy') ? 'capture' : 'diplomacy';
}
const other = (skill: Skill): Skill => (skill === SKILLS[0] ? 'capture' : 'diplomacy');

export type Reckoning = {
  /** Permanent points and the Imperator's. */
  readonly reached: number;
  readonly available: number;
  readonly missing: number;
  readonly success: boolean;
};
/** The test of step 1. LEG-MIS-02, LEG-MIS-03, LEG-IMP-08, LEG-RULING-39, LEG-RULING-40, LEG-RULING-79 */
export function reckon(required: number, forces: readonly Force[], skills: readonly Skill[], imperator: number): Reckoning {
  let reached = imperator;
  let more = 0;
  for (let i = 0; i < forces.length; i++) {
    reached += forces[i]!.permanent[skills[i]!];
    more += spendable(forces[i]!, skills[i]!);
  }
  const available = reached + more;
  return { reached, available, missing: Math.max(0, required - reached), success: available >= required };
}
/** Points each must spend, the active U.C. first and as far as it can. LEG-MIS-05, LEG-MIS-07, LEG-RULING-42 */
export function spendings(missing: number, forces: readonly Force[], skills: readonly Skill[]): number[] {
  let left = missing;
  return forces.map((force, i) => {
    const points = Math.min(left, spendable(force, skills[i]!));
    left -= points;
    return points;
  });
}
/**
 * Equal shares, rounded up for the active U.C. and down for the others; the Imperator counts as a sharer and its share is lost; then a
 * Spatha in zone A keeps half of its own, rounded down.
 * LEG-MIS-09, LEG-MIS-10, LEG-MIS-11, LEG-MIS-12, LEG-IMP-09, LEG-RULING-36, LEG-RULING-37, LEG-RULING-38
 */
export function sharesOf(world: { readonly pc: number; readonly zone: Zone }, ships: readonly ShipClass[], imperator: boolean): number[] {
  const sharers = ships.length + (imperator ? 1 : 0);
  return ships.map((ship, i) => {
    const share = i === 0 ? Math.ceil(world.pc / sharers) : Math.floor(world.pc / sharers);
    return world.zone === 'A' && ship === 'spatha' ? Math.floor(share / 2) : share;
  });
}
/** From 12 PX Adventurers stay aboard when used. LEG-XP-09, LEG-XENO-07, LEG-RULING-43 */
export const keepsAdventurers = (px: number): boolean => px >= XENO.loyalAdventurers;

export type Outlook = Reckoning & {
  readonly squads: number;
  readonly spends: readonly number[];
  readonly pc: readonly number[];
  readonly skills: readonly Skill[];
};
/** A landing thought through to the end of step 1; in a dual mission everybody is taken to announce its better skill. */
export function outlook(
  world: Pick<WorldCard, 'kind' | 'zone' | 'required' | 'pc'>,
  forces: readonly Force[],
  imperator: { readonly squads: number; readonly experience: number } | null,
): Outlook {
  const skills = forces.map((f) => skillFor(world.kind) ?? betterSkill(f));
  const sum = reckon(world.required, forces, skills, imperator?.experience ?? 0);
  return {
    ...sum,
    skills,
    squads: forces.reduce((n, f) => n + f.squads, imperator?.squads ?? 0),
    spends: sum.success ? spendings(sum.missing, forces, skills) : forces.map(() => 0),
    pc: sum.success
      ? sharesOf(
          world,
          forces.map((f) => f.ship),
          imperator !== null,
        )
      : forces.map(() => 0),
  };
}
