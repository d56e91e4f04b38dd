/** Lifts: called from the edge, ridden by whoever is in it (CS-LFT). */
import type { Flow } from '@cosmodrome/kernel';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import { engagedWith } from '../../judge/figures.ts';
import { mayBe } from '../../judge/heights.ts';
import { gapTo, isOn, squareBar } from '../../judge/place.ts';
import { type Site, siteOf, squareAt } from '../../judge/site.ts';
import type { Active, Figure, State } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { pay, pays } from '../act/effort.ts';
import { opportunities } from '../opportunity.ts';
import type { Table } from '../table.ts';
import { plays } from './doors.ts';

type Ride = Extract<Act, { readonly do: 'lift' }>;
/** Floors a lift goes in one go (CS-LFT-02, -03). */
const MOST = 3;
export const isInLift = ({ map }: Site, lift: number, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  map.lifts[lift]!.squares.includes(squareAt(map.plan, x, y));
/** Nobody is half in, and no piece: everybody near it can still stand where they are. CS-RULING-300, -305 */
function mayGo(state: State, lift: number, to: number): boolean {
  const site = siteOf(state);
  const inside = (square: number) => site.map.lifts[lift]!.squares.includes(square);
  if (site.map.pieces.some(({ squares }) => squares.some(inside) && !squares.every(inside))) return false;
  const bars = site.map.lifts[lift]!.squares.map((i) => squareBar(site.map.plan, i));
  const there = { ...state, lifts: state.lifts.map((at, i) => (i === lift ? to : at)) };
  return state.figures.every((f) => !isOn(f) || gapTo(f, bars) > UNIT || mayBe(there, f));
}
/** CS-LFT-02, -03; into it one goes with a Move (CS-LFT-01) */
export function lifts(state: State, f: Figure): Act[] {
  if (!plays(state, 'lifts') || f.being.kind === 'purge' || f.where !== 'board' || f.prone) return [];
  const ways = pays(state, f);
  if (ways.length === 0) return [];
  const site = siteOf(state);
  const { plan, floors } = site.map;
  return site.map.lifts.flatMap(({ squares, floors: stops }, lift): Ride[] => {
    const at = state.lifts[lift]!;
    const own = floors[squareAt(plan, f.x, f.y)]!;
    const inside = isInLift(site, lift, f);
    const beside =
      !inside &&
      own !== at &&
      stops.includes(own) &&
      gapTo(
        f,
        squares.map((i) => squareBar(plan, i)),
      ) <= 5;
    const targets = inside
      ? stops.filter((to) => to !== at && Math.abs(to - at) <= MOST)
      : beside && Math.abs(own - at) <= MOST
        ? [own]
        : [];
    return targets.filter((to) => mayGo(state, lift, to)).flatMap((to) => ways.map((how): Ride => ({ do: 'lift', lift, to, pay: how })));
  });
}
export function* doLift(table: Table, f: Figure, active: Active, act: Ride): Flow {
  const { state } = table;
  const site = siteOf(state);
  pay(table, f, active, 'effortless', act.pay);
  // Who rides away from somebody breaks contact; those beside it may strike first. CS-OPP-01
  if (isInLift(site, act.lift, f)) {
    const left = engagedWith(state, f).filter((e) => !isInLift(site, act.lift, e));
    yield* opportunities(table, left, f);
    if (f.defeated || f.prone || f.where !== 'board' || !mayGo(state, act.lift, act.to)) return;
  }
  state.lifts = state.lifts.map((at, i) => (i === act.lift ? act.to : at));
  table.tell({ kind: 'lift', lift: act.lift, to: act.to, by: f.id });
}
