/** What things are worth to a sensible commander, counted in PC. All of it is read from a view. */
import type { Seat } from '@cosmodrome/kernel';
import { CREW, ELEMENTS, type Element, kindOf, type Objective, type Skill, XENO } from '../content/index.ts';
import { type Force, keepsAdventurers } from '../rules/experience.ts';
import { unitOf } from '../state.ts';
import type { HandCard, UnitView, View } from '../view.ts';
import type { Judgement } from './judgement.ts';

export const forceOfView = (unit: UnitView): Force => ({
  seat: unit.seat,
  ship: unit.ship,
  squads: unit.squads,
  permanent: unit.permanent,
  memory: unit.memory,
  adventurers: unit.aboard.adventurer,
});
export const mainSkill = (unit: UnitView): Skill =>
  unit.permanent.capture + unit.memory.capture / 2 > unit.permanent.diplomacy + unit.memory.diplomacy / 2 ? 'capture' : 'diplomacy';

/** PC and the PX that let them count, as one number. */
export const prospect = (unit: UnitView): number => unit.pc + 2.5 * Math.min(XENO.win, unit.px);
/** Am I ahead among those who may win, or could within the round? `margin`: what others may still make up. */
export function leads(view: View, seat: number, margin = 0): boolean {
  const me = unitOf(view, seat);
  if (me.px < XENO.win) return false;
  return view.units.every((u) => u.seat === seat || u.px < XENO.win - 1 || u.pc + margin < me.pc);
}
/** Only 10 PX let one win: until then a PX is worth more than what most missions pay. Beyond, it is the clock, dear to the leader only. */
export function pxWorth(j: Judgement, view: View, unit: UnitView, px: number): number {
  const ahead = leads(view, unit.seat);
  let worth = 0;
  for (let at = unit.px + 1; at <= unit.px + px; at++) {
    if (at <= XENO.win) worth += j.px + j.pxRound * Math.min(10, view.round);
    else if (at <= XENO.mayEnd) worth += ahead ? 1.7 : 0.9;
    else worth += view.ending || ahead ? 1 : at >= XENO.end ? -3 : 0.4;
  }
  return worth;
}
/** What a ship would miss if an element were gone. What lies below its greyed space comes back with the next repair. */
export function elementWorth(unit: UnitView, what: Element): number {
  switch (what) {
    case 'decoder':
      return 0.2;
    case 'laser':
      return 0.4;
    case 'propulsor':
      return unit.aboard.propulsor > 1 ? 0.9 : 1.8;
    case 'squad':
      return unit.aboard.squad > unit.greyed.squad ? 1.3 : 0.9;
    case 'diplomat':
      return mainSkill(unit) === 'diplomacy' ? 1.5 : 0.9;
    case 'hunter':
      return mainSkill(unit) === 'capture' ? 1.5 : 0.9;
    case 'adventurer':
      return keepsAdventurers(unit.px) ? 1.6 : 1;
  }
}
/** The cheapest elements that satisfy a star, or nothing if the ship has not enough. */
export function cheapestLeft(
  unit: UnitView,
  star: number,
  minCrew: number,
): { readonly elements: Element[]; readonly worth: number } | undefined {
  const ranked = ELEMENTS.map((what) => ({
    what,
    crew: CREW.includes(what),
    worth: elementWorth(unit, what),
    aboard: what === 'decoder' ? Math.min(1, unit.aboard.decoder) : unit.aboard[what],
  })).sort((a, b) => a.worth - b.worth);
  const elements: Element[] = [];
  let worth = 0;
  const take = (most: number, any: boolean) => {
    for (const kind of ranked)
      for (; kind.aboard > 0 && elements.length < most && (any || kind.crew); kind.aboard--) {
        elements.push(kind.what);
        worth += kind.worth;
      }
  };
  take(minCrew, false);
  if (elements.length < minCrew) return undefined;
  take(star, true);
  return elements.length < star ? undefined : { elements, worth };
}
/** Gain from step 2 of a mission; never negative, since nobody has to leave anything. */
export function starWorth(
  j: Judgement,
  view: View,
  unit: UnitView,
  world: { readonly star: number; readonly minCrew: number; readonly px: number },
): number {
  const left = cheapestLeft(unit, world.star, world.minCrew);
  return left ? Math.max(0, pxWorth(j, view, unit, world.px) - left.worth * j.hoard) : 0;
}

/** How glad one is to keep an objective at the start. */
export const OBJECTIVE_WORTH: Readonly<Record<Objective, number>> = {
  'great-discoverer': 9,
  'legion-pride': 6,
  'xeno-embassy': 7,
  'great-menagerie': 7,
  'brothers-in-arms': 6,
  'xeno-hunter': 5,
  'full-staff': 5,
  'legion-arsenal': 5,
  'no-reinforcement': 4,
  'secret-of-x': 4,
  'full-memories': 2,
  'to-the-edge': 3,
};
export const hides = (unit: UnitView, objective: Objective): boolean => unit.hidden?.some((o) => o.key === objective) ?? false;

/** What playing a card face up brings, beyond its use as payment. Risks are judged with the ship as it is. */
export function playWorth(j: Judgement, view: View, unit: UnitView, { key }: HandCard): number {
  const room = (skill: Skill, points: number) =>
    Math.min(points, unit.max.memory - unit.memory[skill]) * j.point * (unit.permanent[skill] >= 2 ? 1.1 : 0.8);
  const { experience, strength = 0, gain, demands = 0 } = kindOf(key);
  const learnt = experience ? room(experience.skill, experience.points) : 0;
  const trophy = (hides(unit, 'xeno-hunter') ? 1.6 : 0) + j.trophy;
  /** Dice and the laser that goes with every fight. */
  const fight = -0.75 * Math.max(0, strength - unit.aboard.laser) - (unit.aboard.laser > 0 ? 0.4 : 0);
  const won = !gain || unit.aboard.laser === 0 ? 0 : trophy + (gain.score === 'pc' ? gain.points : pxWorth(j, view, unit, gain.points));
  switch (key) {
    case 'inhabited-planet':
    case 'welcoming-orbit':
    case 'ancient-beacon':
      return 0; // judged by plans
    case 'unknown-signal':
      return learnt + 0.2 - 0.4 * j.card;
    case 'asteroid-shower':
    case 'stellar-flare':
      return learnt - demands * j.card;
    case 'ion-storm':
      return learnt - (unit.aboard.decoder > 0 ? 0.2 : demands * j.card);
    case 'wormhole':
      return learnt - 1;
    case 'gravity-well':
      return learnt - elementWorth(unit, 'propulsor');
    case 'outbreak':
      return learnt - 0.9;
    case 'black-vortex':
      return learnt - 1.75;
    case 'diplomatic-incident':
      return learnt - 1;
    case 'xeno-liburna':
    case 'xeno-bireme':
    case 'xeno-trireme':
    case 'xeno-scout':
      return won + learnt + fight;
    case 'oz-vein':
      return 2;
    case 'oz-crystals':
    case 'imperator-relay':
      return 2 * j.card + 0.3;
    case 'oz-alloy':
    case 'drifting-wreck':
      return 1;
    case 'risk-detector':
      return 0.6;
    case 'castaway':
      return 1.5;
    case 'stray-legionaries':
      return 1.2;
    case 'mapping-probe':
      return 1;
  }
}

/** A position in mid-game to a search, 0 to 1: PC and the PX that let them count, against the best of the others. */
export function worthOf(view: View, seat: Seat): number {
  const own = prospect(unitOf(view, seat));
  const best = Math.max(...view.units.filter((u) => u.seat !== seat).map(prospect));
  return 1 / (1 + Math.exp((best - own) / 8));
}
