/** Doors that open and close, are cut, hacked or broken down (CS-DOR, CS-DST-01, -02, CS-JAI-03). */
import type { Flow, Point } from '@cosmodrome/kernel';
import type { Bar } from '@cosmodrome/kit/plane/plan';
import type { Block, Square } from '../../content/mission.ts';
import { REACH } from '../../content/ranges.ts';
import { STRUCTURE } from '../../content/scenery.ts';
import { ammoFor, bladesOf, extraDice, gunsOf, hasGunIcon, shotDice } from '../../judge/arms.ts';
import { doorsInto, isCellDoor } from '../../judge/doors.ts';
import { dataOf, isA, isEngaged, isUsable } from '../../judge/figures.ts';
import { type Assault, assaultDice, jams, surface } from '../../judge/force.ts';
import { gapTo, isOn, nearestOn, radiusOf, rangeTo, touchesBar, touchesThing, unparted } from '../../judge/place.ts';
import { siteOf } from '../../judge/site.ts';
import { type Active, BROKEN, type DoorId, type Figure, JAMMED, type State, type TokenId } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { mayAct, pay, pays } from '../act/effort.ts';
import { dangerous, failsToJam, fires } from '../attack.ts';
import { cellOpened } from '../pieces/people.ts';
import { failsOf, gunfire, hitsOf, kindOf, mark, rollCombat, type Table } from '../table.ts';

export const plays = (state: State, block: Block): boolean => state.settings.blocks.includes(block);

export function openDoor(table: Table, door: DoorId): void {
  const { state } = table;
  state.doors[door] = 'open';
  state.jammedDoors = state.jammedDoors.filter((one) => one !== door);
  table.tell({ kind: 'door', door, state: 'open' });
  cellOpened(table, door);
}
/** All locked doors of these rooms. */
export function openRooms(table: Table, squares: readonly Square[]): void {
  for (const door of doorsInto(table.state, squares)) if (table.state.doors[door] !== 'open') openDoor(table, door);
}
/** Nobody stands in it, and it is one that shuts: neither a cell's nor broken down. CS-DOR-08, CS-DST-01, CS-JAI-03, CS-RULING-179 */
export const mayShut = (state: State, door: DoorId): boolean => {
  const { bar } = siteOf(state).map.doors[door]!;
  const standsIn = (f: Figure): boolean => {
    const [x, y] = nearestOn(f.x, f.y, bar);
    return isOn(f) && (x - f.x) ** 2 + (y - f.y) ** 2 < radiusOf(f) ** 2;
  };
  return !state.wrecked.includes(door) && !isCellDoor(state, door) && !state.figures.some(standsIn);
};
/** NPCs open what is not locked on their way, as they set out. CS-DOR-09, CS-RULING-321 */
export function openOnTheWay(table: Table, f: Figure, points: readonly Point[]): void {
  const { state } = table;
  let [x, y]: Point = [f.x, f.y];
  for (const [px, py] of points) {
    for (const [i, { bar }] of siteOf(state).map.doors.entries())
      if (state.doors[i] === 'closed' && touchesBar(x, y, px, py, bar)) openDoor(table, i as DoorId);
    [x, y] = [px, py];
  }
}

// ------------------------------------------------------------------ by hand, by tool

const toolOf = (state: State, f: Figure, does: 'open-locked-door' | 'hack-door'): TokenId | undefined =>
  f.inventory.find((token) => {
    const data = dataOf(state, token);
    return isA(data, 'special') && data.effect.does === does && isUsable(state, f, token);
  });
type Work = Extract<Act, { readonly do: 'door' }>;
/** CS-DOR-03 to -06, CS-EQN-11, -12 */
export function doorActs(state: State, f: Figure): Act[] {
  if (f.being.kind === 'purge' || f.where !== 'board') return [];
  const { doors } = siteOf(state).map;
  const cutter = toolOf(state, f, 'open-locked-door');
  const pad = toolOf(state, f, 'hack-door');
  const ways = plays(state, 'doors') ? pays(state, f) : [];
  const acts = mayAct(state, f, 'interact');
  return doors.flatMap(({ bar }, i): Work[] => {
    const door = i as DoorId;
    const now = state.doors[i]!;
    const touches = touchesThing(state, f, bar);
    const turns = now === 'closed' || (now === 'open' && mayShut(state, door));
    return [
      ...(touches && turns ? ways.map((way): Work => ({ do: 'door', door, with: null, pay: way })) : []),
      ...(touches && now === 'locked' && cutter !== undefined && acts ? [{ do: 'door', door, with: cutter, pay: 'normal' } as const] : []),
      ...(plays(state, 'doors') && pad !== undefined && acts && (now === 'locked' || turns) && gapTo(f, [bar]) <= REACH.medium
        ? [{ do: 'door', door, with: pad, pay: 'normal' } as const]
        : []),
    ];
  });
}
export function doDoor(table: Table, f: Figure, active: Active, act: Work): void {
  const { state } = table;
  pay(table, f, active, 'interact', act.pay);
  if (act.with !== null) table.tell({ kind: 'used', figure: f.id, on: f.id, what: kindOf(state, act.with) });
  if (state.doors[act.door] !== 'open') {
    openDoor(table, act.door);
    return;
  }
  state.doors[act.door] = 'closed';
  table.tell({ kind: 'door', door: act.door, state: 'closed' });
}

// ------------------------------------------------------------------ by force

/** Doors may be broken with the block; those of cells always (CS-JAI-03). */
const breakable = (state: State, door: DoorId): boolean =>
  state.doors[door] !== 'open' && (plays(state, 'destroying') || isCellDoor(state, door));
type Wreck = Extract<Act, { readonly do: 'wreck' }>;
/** Combat actions against a door. CS-DST-01, -02, CS-JAI-03 */
export function wrecks(state: State, f: Figure): Act[] {
  if (f.being.kind === 'purge' || f.where !== 'board' || f.prone) return [];
  return siteOf(state).map.doors.flatMap(({ bar }, i): Wreck[] => {
    const door = i as DoorId;
    if (!breakable(state, door)) return [];
    const seen = unparted(state, f.x, f.y, ...surface(f, bar));
    return assaults(state, f, bar, touchesThing(state, f, bar), seen).map((how): Wreck => ({ do: 'wreck', door, ...how }));
  });
}
/** Blows and shots at a thing: where it is touched, where it is seen. CS-DST-01, CS-ICO-18 to -20 */
export function assaults(state: State, f: Figure, bar: Bar, touches: boolean, seen: boolean): Assault[] {
  const blows = touches && mayAct(state, f, 'close') ? bladesOf(state, f) : [];
  const guns =
    seen && mayAct(state, f, 'ranged') && !isEngaged(state, f)
      ? gunsOf(state, f).filter(({ token, data }) => ammoFor(data) <= f.ammo && shotDice(state, f, token, rangeTo(f, surface(f, bar))) > 0)
      : [];
  return [
    ...blows.map(({ token, power }) => ({ with: token, power, shot: false })),
    ...guns.flatMap(({ token, data }) => {
      const plain: Assault = { with: token, power: false, shot: true };
      return [plain, ...extraDice(data, f.ammo).map(({ dice }): Assault => ({ ...plain, extra: dice }))];
    }),
  ];
}
/** One attack on a thing that does not defend itself: a damage beyond its armour destroys it. CS-DST-01, -02 */
export function* assault(
  table: Table,
  f: Figure,
  active: Active,
  act: Assault,
  bar: Bar,
  armour: number,
): Flow<{ readonly hits: number; readonly broken: boolean }> {
  const { state } = table;
  pay(table, f, active, act.shot ? 'ranged' : 'close', 'normal');
  const data = act.with === null ? undefined : dataOf(state, act.with);
  const dice = assaultDice(state, f, act, bar);
  const more = extraDice(data, f.ammo).find((one) => one.dice === act.extra);
  if (act.shot) fires(table, f, act.with!, more?.pegs);
  const roll = rollCombat(table.chance, dice);
  const hits = hitsOf(roll);
  const jammed = failsOf(roll) >= (act.shot ? failsToJam(state) : 2) && jams(state, act);
  table.tell({ kind: 'rolled', dice: roll, hits, fails: failsOf(roll), by: f.id });
  const broken = !jammed && hits > armour;
  if (jammed) {
    mark(state, act.with!, act.shot ? JAMMED : BROKEN);
    table.tell({ kind: act.shot ? 'jammed' : 'broken', figure: f.id, token: act.with! });
  }
  if (act.shot) yield* dangerous(table, f, data);
  if (act.shot && !hasGunIcon(data, 'silent')) gunfire(table);
  return { hits, broken };
}
export function* doWreck(table: Table, f: Figure, active: Active, act: Wreck): Flow {
  const { state } = table;
  const { hits, broken } = yield* assault(table, f, active, act, siteOf(state).map.doors[act.door]!.bar, STRUCTURE.door.armour!);
  table.tell({ kind: 'wrecked', figure: f.id, door: act.door, broken, hits });
  if (!broken) return;
  state.wrecked.push(act.door);
  openDoor(table, act.door);
}
