/** What a ship can do from its airlock: what its Scanners reach, whom its gun sees, where it can dock (CS-UPG, CS-RULING-104 to -107, -211). */
import type { Bar } from '@cosmodrome/kit/plane/plan';
import { RANGES, type Range, REACH } from '../content/ranges.ts';
import { AIRLOCK_DICE } from '../content/ship.ts';
import type { AirlockId, Board, CrateId, CrewId, FigureId, Shown } from '../state.ts';
import { mayAttack } from './arms.ts';
import { has, lasts } from './figures.ts';
import { gapTo, squareBar } from './place.ts';
import { airlockOf } from './reach.ts';
import { sees } from './sight.ts';
import { siteOf } from './site.ts';

/** Its own Traders, whoever has lured them away: on the board, Defeated or not, or waiting aboard. CS-RULING-211 */
export const hasPeople = (board: Board, crew: CrewId): boolean =>
  board.figures.some((f) => isMember(f, crew) && (f.where === 'board' || f.where === 'aboard'));
const isMember = (f: Shown, crew: CrewId): boolean => f.being.kind === 'trader' && (f.luredFrom ?? f.crew) === crew;
/** CS-UPG-09, CS-RULING-105 */
export const hasPilot = (board: Board, crew: CrewId): boolean =>
  board.figures.some((f) => isMember(f, crew) && (f.where === 'aboard' || (f.where === 'home' && !f.defeated)));

// ------------------------------------------------------------------ Scanners

const apart = ([a1, b1, a2, b2]: Bar, [c1, d1, c2, d2]: Bar): number => {
  const [x, y] = [Math.max(0, c1 - a2, a1 - c2), Math.max(0, d1 - b2, b1 - d2)];
  return Math.sqrt(x * x + y * y);
};
/** CS-UPG-03, -04: near the door, sight or not; at level 2 anywhere. */
export function cratesSeen(board: Board, crew: CrewId, level: number): CrateId[] {
  const door = airlockOf(board, crew);
  const { plan } = siteOf(board).map;
  if (!door) return [];
  const near = (squares: readonly number[]) => squares.some((i) => apart(door, squareBar(plan, i)) <= REACH.medium);
  return board.crates.filter(({ squares }) => level > 1 || near(squares)).map(({ id }) => id);
}

// ------------------------------------------------------------------ Airlock Defence

/** The gun as a figure that stands in the middle of the door: what sight and cover are judged from. */
export function gunOf<F extends Shown>(board: Board<F>, crew: CrewId): F | undefined {
  const door = airlockOf(board, crew);
  const somebody = board.figures.find((f) => isMember(f, crew));
  if (!door || !somebody) return undefined;
  const [x1, y1, x2, y2] = door;
  const { plan } = siteOf(board).map;
  // One unit into the board, so that the door itself is not in the way.
  const inward = (at: number, end: number): number => (at === 0 ? 1 : at === end * 100 ? at - 1 : at);
  return {
    ...somebody,
    id: -1 as FigureId,
    crew,
    luredFrom: null,
    where: 'board',
    x: inward((x1 + x2) / 2, plan.cols),
    y: inward((y1 + y2) / 2, plan.rows),
    massive: 0,
    prone: false,
    defeated: false,
    effects: [],
  };
}
/** From the nearest point of the door. */
export function rangeFromDoor(board: Board, crew: CrewId, target: Shown): Range {
  const gap = gapTo(target, [airlockOf(board, crew)!]);
  return gap <= REACH.short ? 'short' : gap <= REACH.medium ? 'medium' : 'long';
}
export const gunDice = (board: Board, level: number, range: Range): number =>
  range === 'long' && lasts(board, 'no-long-range') ? 0 : AIRLOCK_DICE[level - 1]![RANGES.indexOf(range)]!;
/** CS-UPG-06 to -08 */
export function gunTargets(board: Board, crew: CrewId, level: number): FigureId[] {
  const gun = gunOf(board, crew);
  if (!gun) return [];
  return board.figures
    .filter(
      (f) =>
        !has(f, 'smoked') && mayAttack(board, gun, f) && gunDice(board, level, rangeFromDoor(board, crew, f)) > 0 && sees(board, gun, f),
    )
    .map(({ id }) => id);
}

// ------------------------------------------------------------------ Docking Thrusters

const SIDES = ['north', 'east', 'south', 'west'] as const;
const sideOf = ([x1, y1, x2]: Bar, cols: number): (typeof SIDES)[number] => {
  if (x1 === x2) return x1 === cols * 100 ? 'east' : 'west';
  return y1 === 0 ? 'north' : 'south';
};
/** Airlocks without a ship: on the same side, on the two beside it, opposite. CS-UPG-10 to -12, CS-RULING-105 */
export function docksOf(board: Board, crew: CrewId, level: number): AirlockId[] {
  const { airlocks, plan } = siteOf(board).map;
  const here = board.crews[crew]?.airlock ?? null;
  if (here === null) return [];
  const side = (i: number) => SIDES.indexOf(sideOf(airlocks[i]!.bar, plan.cols));
  const turn = [0, 1, 2, 1] as const;
  const used = board.crews.map(({ airlock }) => airlock);
  return airlocks.flatMap((_, i) => {
    const by = turn[(side(i) - side(here) + 4) % 4]!;
    return !used.includes(i as AirlockId) && by === level - 1 ? [i as AirlockId] : [];
  });
}
