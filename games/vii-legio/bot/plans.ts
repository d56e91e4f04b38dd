/**
 * Plans: a mission on some planet, with whom, with or without the Imperator, and what is missing for it in squads, Experts and
 * movement. A plan is made anew at every question, so it needs no memory.
 */
import type { Seat } from '@cosmodrome/kernel';
import {
  COST,
  CROSSING,
  MISSIONS,
  type Pawn,
  SCORE,
  SECTORS,
  type Sector,
  type Skill,
  type WorldCard,
  XENO,
  type Zone,
} from '../content/index.ts';
import { type Force, type Outlook, outlook, skillFor } from '../rules/experience.ts';
import { unitOf } from '../state.ts';
import type { UnitView, View, WorldView } from '../view.ts';
import type { Judgement } from './judgement.ts';
import { forceOfView, hides, leads, mainSkill, prospect, starWorth } from './worth.ts';

export type Plan = {
  /** A planet to land on; null: one that is to be discovered first. */
  readonly pawn: Pawn | null;
  readonly sector: Sector;
  /** Which A card to discover. */
  readonly from: 'open' | 'hidden';
  readonly invite: readonly Seat[];
  readonly imperator: boolean;
  readonly squads: number;
  readonly experts: number;
  readonly skill: Skill;
  /** Cards to pay for movement and recruits. */
  readonly cards: number;
  readonly worth: number;
  /** What makes it worth that: PC, what a star brings, the Imperator's clock, and what the others' gain takes from it. */
  readonly account: Account;
};
/** What a mission is worth, by what it comes from. */
export type Account = {
  readonly pc: number;
  readonly star: number;
  readonly clock: number;
  readonly others: number;
  readonly rival: Seat | null;
  readonly worth: number;
};
type Imperator = { readonly squads: number; readonly experience: number; readonly pc: number } | null;

/** How much of another's gain counts against one's own: all of it between two, a part at a full table. */
const ENVY: Readonly<Record<number, number>> = { 2: 0.75, 3: 0.4, 4: 0.28 };

/** What each of these would gain from leaving elements on a world, by seat. */
export function starsOf(j: Judgement, view: View, seats: readonly Seat[], world: WorldView | WorldCard): number[] {
  const stars: number[] = [];
  for (const seat of seats) stars[seat] = starWorth(j, view, unitOf(view, seat), world);
  return stars;
}
/** What seat gets out of a mission as `seen`, less what the others get. */
export function accountOf(
  j: Judgement,
  view: View,
  seat: Seat,
  stars: readonly number[],
  forces: readonly Force[],
  seen: Outlook,
  imperator: Imperator,
): Account {
  let pc = 0;
  let star = 0;
  let spent = 0;
  let others = 0;
  let rival: Seat | null = null;
  let anything = false;
  for (let i = 0; i < forces.length; i++) {
    const who = forces[i]!.seat;
    const gain = seen.pc[i]! + stars[who]!;
    if (gain > 0) anything = true;
    const cost = seen.spends[i]! * j.point;
    if (who === seat) {
      pc = seen.pc[i]!;
      star = stars[who]!;
      spent = cost - (forces.length > 1 && hides(unitOf(view, who), 'brothers-in-arms') ? 1 : 0);
      continue;
    }
    const lost = j.envy * ENVY[view.seats]! * (gain - cost) * threat(view, seat, who);
    if (lost > others) {
      others = lost;
      rival = who;
    }
  }
  if (!anything) return { pc: 0, star: 0, clock: 0, others: 0, rival: null, worth: -SCORE.fiasco };
  const clock = imperator ? clockWorth(view, seat, imperator.pc) : 0;
  return { pc, star, clock, others, rival, worth: pc + star - spent - others + clock + (forces.length > 1 ? j.company : 0) };
}
export const missionWorth = (...of: Parameters<typeof accountOf>): number => accountOf(...of).worth;
/** Helping who is ahead costs more than helping who is behind. */
function threat(view: View, seat: Seat, other: Seat): number {
  const lead = prospect(unitOf(view, other)) - prospect(unitOf(view, seat));
  return lead > 8 ? 2 : lead > 0 ? 1.3 : 0.8;
}
/** A call is one of few, and moves the Imperator towards 25: welcome to the leader, dreaded by those who lack PX. */
function clockWorth(view: View, seat: Seat, pc: number): number {
  const unit = unitOf(view, seat);
  const pride = hides(unit, 'legion-pride') && unit.calls === 1 ? -3.5 : 0;
  const after = view.imperator.score + pc;
  if (after >= SCORE.imperatorEnd && !view.ending) return pride + (leads(view, seat) ? 4 : -6);
  return pride - 0.6 - (unit.px < XENO.win ? 0.12 * pc : 0);
}
/** Would an invited U.C. accept? It is taken to judge as we do. */
export const welcome = (
  j: Judgement,
  view: View,
  guest: Seat,
  stars: readonly number[],
  forces: readonly Force[],
  seen: Outlook,
): boolean => missionWorth(j, view, guest, stars, forces, seen, null) > 0;

/** Cheapest way between sectors, in cards. */
const DISTANCE: Readonly<Record<Sector, Readonly<Record<Sector, number>>>> = (() => {
  const far = (a: Sector, b: Sector) => (a === b ? 0 : CROSSING[a][b] || 99);
  const row = (a: Sector) => ({ 1: far(a, 1), 2: far(a, 2), 3: far(a, 3), 4: far(a, 4), 5: far(a, 5) });
  const table = { 1: row(1), 2: row(2), 3: row(3), 4: row(4), 5: row(5) };
  for (const via of SECTORS)
    for (const a of SECTORS) for (const b of SECTORS) table[a][b] = Math.min(table[a][b], table[a][via] + table[via][b]);
  return table;
})();
export const distance = (from: Sector, to: Sector): number => DISTANCE[from][to];
/** The next sector on the way. */
export const stepTowards = (from: Sector, to: Sector): Sector =>
  SECTORS.find((s) => CROSSING[from][s] > 0 && CROSSING[from][s] + DISTANCE[s][to] === DISTANCE[from][to])!;

/** A card nobody has seen, as one of its zone that can be dealt with either way and is nearest to the average. */
const AVERAGE: Readonly<Record<Zone, WorldCard>> = { A: averageOf('A'), B: averageOf('B') };
function averageOf(zone: Zone): WorldCard {
  const all = MISSIONS.filter((m) => m.zone === zone);
  const mean = (of: 'required' | 'pc') => all.reduce((n, m) => n + m[of], 0) / all.length;
  const off = (m: WorldCard) => Math.abs(m.required - mean('required')) + Math.abs(m.pc - mean('pc'));
  return all.filter((m) => m.kind === 'dual').reduce((a, b) => (off(b) < off(a) ? b : a));
}
const subsets = (seats: readonly Seat[]): Seat[][] => {
  const all: Seat[][] = [[]];
  for (const s of seats) all.push(...all.map((others) => [...others, s]));
  return all;
};

const taught = (force: Force, skill: Skill, experts: number): Force => ({
  ...force,
  permanent: { ...force.permanent, [skill]: force.permanent[skill] + experts },
});
/** The best way of carrying out one mission from where the ship is. No more than `hand` cards are paid. */
function bestWay(
  j: Judgement,
  view: View,
  me: UnitView,
  sector: Sector,
  world: WorldView | WorldCard,
  discoverer: Seat | null,
  hand: number,
): Omit<Plan, 'pawn' | 'from'> | undefined {
  const here = view.units.filter((u) => u.seat !== me.seat && u.place === sector).map((u) => u.seat);
  const mayInvite = view.turn.proposals < view.turn.proposalsMax;
  const card = view.imperator;
  const base = forceOfView(me);
  const skill = skillFor(world.kind) ?? mainSkill(me);
  const way = me.place === 'X' ? 99 : distance(me.place, sector);
  if (way > hand) return undefined;
  const stars = starsOf(j, view, [me.seat, ...here], world);
  let best: Omit<Plan, 'pawn' | 'from'> | undefined;
  for (const invite of j.overlooks.guests ? [discoverer !== null && here.includes(discoverer) ? [discoverer] : []] : subsets(here)) {
    if (discoverer !== null && here.includes(discoverer) && !invite.includes(discoverer)) continue;
    if (invite.length > 0 && !mayInvite) continue;
    const guests = invite.map((s) => forceOfView(unitOf(view, s)));
    for (const imperator of me.calls < me.callsMax && !j.overlooks.calls ? [null, card] : [null]) {
      const plain = [base, ...guests];
      const first = outlook(world, plain, imperator);
      const squads = Math.max(0, world.squads - first.squads);
      if (squads > me.max.squad - me.aboard.squad) continue;
      const lacking = first.success ? 0 : world.required - first.available;
      for (const experts of lacking > 0 && lacking <= me.max.expert - me.experts ? [lacking, 0] : [0]) {
        const cards = way + COST.crew * (squads + experts);
        if (cards > hand) continue;
        const forces = experts > 0 ? [taught(base, skill, experts), ...guests] : plain;
        const seen = experts > 0 ? outlook(world, forces, imperator) : first;
        if (invite.some((s) => !welcome(j, view, s, stars, forces, seen))) continue;
        const account = accountOf(j, view, me.seat, stars, forces, seen, imperator);
        const worth = account.worth - j.card * way - j.card * j.recruit * COST.crew * (squads + experts);
        if (!best || worth > best.worth)
          best = { sector, invite, imperator: imperator !== null, squads, experts, skill, cards, worth, account };
      }
    }
  }
  return best;
}

/** All plans that so many cards can pay for, best first. `card`: a discovery card is at hand besides; `five`: the five-card way is open. */
export function plans(j: Judgement, view: View, me: UnitView, hand: number, discovery: 'card' | 'five' | null): Plan[] {
  const all: Plan[] = [];
  const consider = (
    pawn: Pawn | null,
    from: 'open' | 'hidden',
    sector: Sector,
    world: WorldView | WorldCard,
    discoverer: Seat | null,
    cards: number,
    trust: number,
  ) => {
    const way = bestWay(j, view, me, sector, world, discoverer, cards);
    if (way) all.push({ ...way, pawn, from, worth: way.worth > 0 ? way.worth * trust : way.worth });
  };
  for (const planet of view.planets)
    consider(planet.pawn, 'open', planet.sector, planet.world, planet.discoverer === me.seat ? null : planet.discoverer, hand, 1);
  if (discovery !== null) {
    for (const { sector, why, zone } of view.sectors) {
      if (why !== null || (discovery === 'five' && sector !== me.place)) continue;
      const cards = discovery === 'five' ? 0 : hand;
      const { openA, hiddenA, hiddenB } = view.slots;
      if (zone === 'A' && openA?.world) consider(null, 'open', sector, openA.world, null, cards, 1);
      if (zone === 'A' && hiddenA) consider(null, 'hidden', sector, hiddenA.world ?? AVERAGE.A, null, cards, hiddenA.world ? 1 : 0.7);
      if (zone === 'B' && hiddenB) consider(null, 'open', sector, hiddenB.world ?? AVERAGE.B, null, cards, hiddenB.world ? 1 : 0.7);
    }
  }
  return all.sort((a, b) => b.worth - a.worth || a.cards - b.cards);
}
