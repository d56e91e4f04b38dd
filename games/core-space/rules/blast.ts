/** Blast weapons, fired or thrown: aim, deviation, and a roll for everybody in reach (CS-BLA, CS-ICO-32 to -34). */
import { amount, during, type Flow, type Point, point } from '@cosmodrome/kernel';
import { iconOf } from '../content/icons.ts';
import { RANGES, type Range, REACH } from '../content/ranges.ts';
import type { TokenData } from '../content/tokens.ts';
import { along, DIRECTIONS } from '../judge/directions.ts';
import { dataOf, engagedWith, inTruce, isA } from '../judge/figures.ts';
import { deviated, isOn, lattice, mayStand, rangeBetween, rangeTo, scattered, within, withinOf } from '../judge/place.ts';
import { blastReaches, coverFrom, rayTo } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { type CrewId, type Figure, JAMMED, type Scene, type State, type TokenId } from '../state.ts';
import { ask } from '../topics.ts';
import { blastScenery } from './advanced/scenery.ts';
import { blastWindows } from './advanced/windows.ts';
import { areaAttack, declare } from './attack.ts';
import { lay } from './defeated.ts';
import { opportunities } from './opportunity.ts';
import {
  askCrew,
  clockwise,
  discard,
  faceAt,
  failsOf,
  gunfire,
  hitsOf,
  kindOf,
  mark,
  rollChance,
  rollCombat,
  speaker,
  type Table,
} from './table.ts';
import { loses } from './windows.ts';

/** `at`: a character, or nobody: a point of the floor is asked for. CS-BLA-02 to -07, -13 */
export function* blast(table: Table, by: Figure, weapon: TokenId, at: Figure | null): Flow {
  const { state } = table;
  const data = dataOf(state, weapon);
  if (!isA(data, 'blast') || by.crew === null) return;
  const far = data.fired ?? iconOf(data.icons, 'throw')?.range ?? 'short';
  const spot = at === null ? yield* ask(speaker(state, by.crew), 'aim/point', aims(state, by, far)) : null;
  yield* opportunities(table, engagedWith(state, by), by);
  if (by.defeated || by.prone || by.where !== 'board') return;
  if (data.fired !== null) by.ammo--;
  else table.tell({ kind: 'threw', figure: by.id, what: kindOf(state, weapon) });
  const ignores = at && (yield* declare(table, by, at, weapon)) ? at : null;
  const aim: Point = spot ?? [at!.x, at!.y];
  const obscured = at ? coverFrom(state, by, at) !== 'none' : rayTo(state, by, aim) > 0;
  // CS-RULING-18: out of sight or out of range by now, it comes to nothing.
  const lost = at && (coverFrom(state, by, at) === 'total' || RANGES.indexOf(rangeBetween(by, at)) > RANGES.indexOf(far));
  if (!lost) yield* burst(table, by, weapon, data, yield* drift(table, by, at, aim, obscured), ignores);
  if (data.fired !== null) gunfire(table);
  else used(table, by, weapon, data, aim);
}
/** Floor in range that is seen by a single ray. */
const aims = (state: State, by: Figure, far: Range) => {
  const reach = (p: Point) => RANGES.indexOf(rangeTo(by, p)) <= RANGES.indexOf(far) && rayTo(state, by, p) < 100;
  return point({
    contains: (x, y) => siteOf(state).floor.inside(x, y, 0) && reach([x, y]),
    sample: (chance) => {
      const spots = lattice(siteOf(state), by.x, by.y, 500).filter(reach);
      return chance.pick(spots.length > 0 ? spots : [[by.x, by.y] as const]);
    },
    outline: () => ({ figure: by.id, range: far }),
  });
};
/** The blue die: a Hit stays, blank is one inch off as the attacker likes, a Fail two as the other side does. CS-BLA-03 to -06, -12 */
function* drift(table: Table, by: Figure, at: Figure | null, aim: Point, obscured: boolean): Flow<Point> {
  const { state } = table;
  const [die] = rollCombat(table.chance, 1) as [number];
  const hits = Math.max(0, hitsOf([die]) - (obscured ? 1 : 0));
  const off = hits > 0 ? 0 : faceAt(0, die) === 'fail' ? 200 : 100;
  table.tell({ kind: 'blast', by: by.id, at: aim, die, off });
  if (off === 0) return aim;
  const chooser = off === 100 ? by.crew! : against(state, by, at);
  const scene: Scene = { kind: 'aimed', by: by.id, at: aim, off };
  const k =
    chooser === null
      ? table.chance.below(DIRECTIONS)
      : yield* during(table, scene, askCrew(table, chooser, 'direction', amount(0, DIRECTIONS - 1), 0));
  const to = deviated(state, aim, k, off);
  table.tell({ kind: 'lands', at: to });
  return to;
}
/** CS-BLA-05, CS-RULING-76: the targeted player, else the holder, else the next hostile one; nobody: chance. */
function against(state: State, by: Figure, at: Figure | null): CrewId | null {
  const crew = at?.crew ?? null;
  if (crew !== null && crew !== by.crew) return crew;
  return clockwise(state).find((other) => !inTruce(state, by.crew!, other)) ?? null;
}
/** Who is reached, from the centre outwards, with the dice of its band. CS-GEO-46, CS-BLA-07 to -11, CS-RULING-50 */
function* burst(table: Table, by: Figure, weapon: TokenId, data: TokenData<'blast'>, at: Point, ignores: Figure | null): Flow {
  const { state } = table;
  if (data.effect === 'jam') return jamAround(table, at);
  const band = (f: Figure): number => (withinOf(f, at, 0) ? 0 : withinOf(f, at, 100) ? 1 : 2);
  const reached = state.figures
    .filter((f) => isOn(f) && !f.defeated && withinOf(f, at, 200) && blastReaches(state, at, f) !== 'no')
    .sort((a, b) => band(a) - band(b) || a.id - b.id);
  const fails = !iconOf(data.icons, 'reliable');
  let jams = false;
  for (const f of reached) {
    if (f.where !== 'board' || f.defeated) continue;
    const dice = data.dice[band(f)]!;
    if (data.effect !== 'damage') {
      // Only the target itself needs no die.
      if (f !== ignores && (band(f) === 0 || dice > 0)) yield* strange(table, f, data, band(f) === 0 ? 0 : dice);
    } else if (dice > 0) {
      const less = blastReaches(state, at, f) === 'covered' ? 1 : 0;
      const attack = yield* areaAttack(table, by, f, dice, { weapon, less, fails, ignored: f === ignores });
      jams ||= fails && failsOf(attack.roll) >= 2;
    }
  }
  blastWindows(table, at);
  if (data.effect === 'damage') blastScenery(table, at, data.dice as readonly [number, number, number]);
  if (!jams) return;
  mark(state, weapon, JAMMED);
  table.tell({ kind: 'jammed', figure: by.id, token: weapon });
}
/** Something goes off by itself: dice at its centre, within 1" and within 2". CS-GAT-09 */
export function* burstAt(table: Table, at: Point, dice: readonly [number, number, number]): Flow {
  const { state } = table;
  const band = (f: Figure): 0 | 1 | 2 => (withinOf(f, at, 0) ? 0 : withinOf(f, at, 100) ? 1 : 2);
  const reached = state.figures
    .filter((f) => isOn(f) && !f.defeated && withinOf(f, at, 200) && blastReaches(state, at, f) !== 'no')
    .sort((a, b) => band(a) - band(b) || a.id - b.id);
  for (const f of reached)
    if (f.where === 'board' && !f.defeated)
      yield* areaAttack(table, null, f, dice[band(f)], { less: blastReaches(state, at, f) === 'covered' ? 1 : 0, fails: false });
  blastWindows(table, at);
  blastScenery(table, at, dice);
}
/** Freeze and Teleport: the target for certain, those near it on any Hit, cover and armour ignored. CS-ICO-32, -34 */
function* strange(table: Table, f: Figure, data: TokenData<'blast'>, dice: number): Flow {
  if (dice > 0) {
    const roll = rollCombat(table.chance, dice);
    table.tell({ kind: 'rolled', dice: roll, hits: hitsOf(roll), fails: failsOf(roll), by: null });
    if (hitsOf(roll) === 0) return;
  }
  if (data.effect === 'freeze') {
    table.tell({ kind: 'frozen', figure: f.id });
    yield* loses(table, f, 'turn');
  } else for (let n = 0; n < (iconOf(data.icons, 'teleport')?.value ?? 2); n++) teleport(table, f);
}
/** A scatter through everything, to the last legal place on its line. CS-ICO-34 */
export function teleport(table: Table, f: Figure): void {
  const { state } = table;
  const { number, arrow } = rollChance(table.chance, true);
  for (let s = number * 100; s > 0; s--) {
    const [x, y] = along([f.x, f.y], arrow, s);
    if (!mayStand(state, f, x, y)) continue;
    [f.x, f.y] = [x, y];
    break;
  }
  table.tell({ kind: 'scattered', figure: f.id, to: [f.x, f.y], number, direction: arrow });
}
/** CS-DIC-09, CS-GEO-35 */
export function scatter(table: Table, f: Figure): void {
  const { number, arrow } = rollChance(table.chance, true);
  [f.x, f.y] = scattered(table.state, f, arrow, number * 100);
  table.tell({ kind: 'scattered', figure: f.id, to: [f.x, f.y], number, direction: arrow });
}
/** Nobody within Short range shoots this round, walls or not. CS-ICO-33, CS-RULING-157 */
function jamAround(table: Table, at: Point): void {
  const { state } = table;
  const marker = { x: at[0], y: at[1], massive: 0 };
  const centre = state.figures.find((f) => isOn(f) && withinOf(f, at, 0)) ?? marker;
  const those = state.figures.filter((f) => isOn(f) && (centre === marker ? withinOf(f, at, REACH.short) : within(f, centre, REACH.short)));
  for (const f of those) f.effects.push({ kind: 'jammed-guns', until: state.round, by: null });
  table.tell({ kind: 'guns-jammed', figures: those.map((f) => f.id) });
}
/** A thrown one is used up, or lies where it fell. CS-THR-04, -08, CS-ICO-28 */
function used(table: Table, by: Figure, weapon: TokenId, data: TokenData<'blast'>, at: Point): void {
  by.inventory = by.inventory.filter((t) => t !== weapon);
  if (iconOf(data.icons, 'discard')) discard(table, weapon);
  else lay(table, weapon, at[0], at[1]);
}
