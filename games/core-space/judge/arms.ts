/** What a figure can attack with, whom, and with how many dice (CS-ATK, CS-RGD, CS-CLO, CS-ICO-18 to -24). */
import { iconOf } from '../content/icons.ts';
import { RANGES, type Range, REACH } from '../content/ranges.ts';
import type { TokenData } from '../content/tokens.ts';
import { type Board, type Shown, SPENT, type TokenId } from '../state.ts';
import {
  areEnemies,
  dataOf,
  has,
  icon,
  inTruce,
  isA,
  isEnraged,
  isPolice,
  isUntargetable,
  isUsable,
  lasting,
  lasts,
  markOf,
  npcProfile,
  sideOf,
  unarmedOf,
} from './figures.ts';
import { inContact, rangeBetween, touchesSquares, within } from './place.ts';
import { coverFrom, sees } from './sight.ts';
import { siteOf } from './site.ts';

// ------------------------------------------------------------------ whom

/** May it be the target of an attack by this one at all? CS-ATK-15, CS-RGD-11, CS-RULING-64, -88, -150 */
export function mayAttack(board: Board, by: Shown, target: Shown): boolean {
  if (by.id === target.id || target.where !== 'board' || target.defeated || isUntargetable(board, target)) return false;
  if (by.crew !== null && target.crew !== null)
    return !inTruce(board, by.crew, target.crew) && by.luredFrom !== target.crew && target.luredFrom !== by.crew;
  return (
    by.crew !== null || areEnemies(board, by, target) || sideOf(by) === 'gangers' || sideOf(by) === 'civilians' || sideOf(by) === 'security'
  );
}

// ------------------------------------------------------------------ guns

export type Gun = { readonly token: TokenId; readonly data: TokenData<'ranged'> };
export const gunsOf = (board: Board, f: Shown): Gun[] =>
  f.inventory.flatMap((token) => {
    const data = dataOf(board, token);
    return isA(data, 'ranged') && isUsable(board, f, token) && !(markOf(board, token) & SPENT) ? [{ token, data }] : [];
  });
export const hasGunIcon = (
  data: TokenData | undefined,
  kind: 'infinite' | 'reliable' | 'target-lock' | 'silent' | 'cannot-reload',
): boolean => data !== undefined && iconOf(data.icons, kind) !== undefined;
const bandOf = (range: Range): number => RANGES.indexOf(range);
/** Dice before what a shot adds: of the weapon, of bare hands (CS-ICO-03), of an NPC's profile. 0: no shot at this range. */
export function shotDice(board: Board, f: Shown, weapon: TokenId | null, range: Range): number {
  if (range === 'long' && (lasts(board, 'no-long-range') || lasts(board, 'no-sight-beyond-medium'))) return 0;
  if (weapon !== null) {
    const data = dataOf(board, weapon);
    return isA(data, 'ranged') ? data.dice[bandOf(range)]! : 0;
  }
  const profile = npcProfile(board, f);
  if (!profile) return icon(board, f, 'unarmed-ranged')?.value ?? 0;
  // CS-CHR-17: NPCs shoot up to Medium range, the Purge without limit.
  return range === 'long' && f.being.kind !== 'purge' ? 0 : profile.ranged;
}
/** How many dice more a gun may add, and what that costs: each a peg with Burst; all pegs with Full Charge. CS-ICO-18 to -20, CS-RULING-39, -87 */
export function extraDice(
  data: TokenData | undefined,
  ammo: number,
): readonly { readonly dice: number; readonly pegs: number; readonly full: boolean }[] {
  if (!data) return [];
  const burst = iconOf(data.icons, 'burst-2') ? 2 : iconOf(data.icons, 'burst-1') ? 1 : 0;
  const bursts = Array.from({ length: burst }, (_, i) => ({ dice: i + 1, pegs: 2 + i, full: false }));
  const full = iconOf(data.icons, 'full-charge') && ammo >= 4 ? [{ dice: ammo >= 6 ? 3 : 2, pegs: ammo, full: true }] : [];
  return [...bursts, ...full].filter(({ pegs }) => pegs <= ammo);
}
/** Pegs an ordinary shot costs. CS-RGD-03, CS-ICO-21, -30 */
export function ammoFor(data: TokenData | undefined): number {
  return data === undefined || hasGunIcon(data, 'infinite') || hasGunIcon(data, 'cannot-reload') ? 0 : 1;
}
/** Dice as they are rolled: weapon, Burst, skill, then what cards take; never below 1. CS-RULING-22 */
export function dealtDice(board: Board, f: Shown, base: number, more: number, range: Range): number {
  let dice = base + more;
  if (range !== 'short') {
    if (f.being.kind === 'trader') dice -= lasting(board, 'traders-one-die-less-beyond-short');
    if (lasts(board, 'two-dice-beyond-short')) dice = Math.min(dice, 2);
  }
  return Math.max(1, dice);
}
export const mayShootAtAll = (board: Board, f: Shown): boolean =>
  !f.prone && !f.defeated && f.where === 'board' && !has(f, 'jammed-guns') && board.phase !== 'over';
/** May anything be shot or thrown at it? Seen, not in contact, and not in smoke. CS-ATK-02, CS-RGD-01, AST-04 */
export const mayTarget = (board: Board, f: Shown, target: Shown): boolean =>
  !has(target, 'smoked') && mayAttack(board, f, target) && !inContact(board, f, target) && sees(board, f, target);
/** And it is in range. */
export const canShoot = (board: Board, f: Shown, target: Shown, dice: (range: Range) => number): boolean =>
  mayShootAtAll(board, f) && dice(rangeBetween(f, target)) > 0 && mayTarget(board, f, target);
/** Those at risk where an engaged target is shot at from afar: itself and all engaged with it, but not the shooter. CS-RGD-06, -07 */
export const atRisk = <F extends Shown>(board: Board<F>, shooter: Shown, target: F): F[] => [
  target,
  ...board.figures.filter(
    (f) =>
      f.id !== target.id &&
      f.id !== shooter.id &&
      f.where === 'board' &&
      !f.defeated &&
      areEnemies(board, f, target) &&
      inContact(board, f, target),
  ),
];

// ------------------------------------------------------------------ blades and fists

/** Ways to fight: dice, and whether Fails count (power attacks). CS-CLO-01 to -06 */
export type Blade = { readonly token: TokenId | null; readonly power: boolean; readonly dice: number };
export function bladesOf(board: Board, f: Shown): Blade[] {
  const profile = npcProfile(board, f);
  if (profile) return profile.close > 0 ? [{ token: null, power: false, dice: profile.close }] : [];
  // CS-IMP-01: a chair at hand.
  const fists = Math.max(unarmedOf(board, f), improvised(board, f));
  const out: Blade[] = fists > 0 ? [{ token: null, power: false, dice: fists }] : [];
  for (const token of f.inventory) {
    const data = dataOf(board, token);
    if (!isA(data, 'melee') || !isUsable(board, f, token)) continue;
    out.push({ token, power: false, dice: data.normal });
    if (data.power > 0) out.push({ token, power: true, dice: data.power });
  }
  return out;
}
const CHAIR = 2;
function improvised(board: Board, f: Shown): number {
  if (!board.settings.blocks.includes('improvised') || f.where !== 'board') return 0;
  return siteOf(board).map.pieces.some(({ kind, squares }) => kind === 'chair' && touchesSquares(board, f, squares)) ? CHAIR : 0;
}
export const bladeDice = (board: Board, f: Shown, token: TokenId | null, power: boolean): number =>
  bladesOf(board, f).find((blade) => blade.token === token && blade.power === power)?.dice ?? 0;
/** CS-ATK-01; more dice for the Purge where a card says so. */
export const closeBonus = (board: Board, f: Shown): number =>
  (sideOf(f) === 'purge' ? lasting(board, 'purge-close-dice') : 0) + (isEnraged(f) ? 2 : 0);
/** More dice for the police against the Purge where a card says so (GCO-04). */
export const policeBonus = (board: Board, f: Shown, target: Shown): number =>
  isPolice(f) && sideOf(target) === 'purge' ? lasting(board, 'police-dice-against-purge') : 0;
export const canFight = (board: Board, f: Shown, target: Shown): boolean =>
  !f.prone && !f.defeated && mayAttack(board, f, target) && inContact(board, f, target);

// ------------------------------------------------------------------ chances

/** The most Hits so many dice can show: only the blue die has a double. */
export const mostHits = (dice: number): number => (dice === 0 ? 0 : dice + 1);
/** The chance, in 6^dice ways, of each number of Hits and Fails: `ways[fails][hits]`. */
function spread(dice: number): number[][] {
  const faces = [
    [
      [2, 0, 1],
      [1, 0, 3],
      [0, 0, 1],
      [0, 1, 1],
    ],
    [
      [1, 0, 3],
      [0, 0, 2],
      [0, 1, 1],
    ],
  ] as const;
  let ways: number[][] = [[1]];
  for (let die = 0; die < dice; die++) {
    const next: number[][] = [];
    for (const [fails, row] of ways.entries())
      for (const [hits, n] of row.entries())
        for (const [h, f, times] of faces[die === 0 ? 0 : 1]!) {
          next[fails + f] ??= [];
          next[fails + f]![hits + h] = (next[fails + f]![hits + h] ?? 0) + (n ?? 0) * times;
        }
    ways = next.map((row) => Array.from(row, (n) => n ?? 0));
  }
  return ways.map((row) => row ?? []);
}
/** The chance of at least one damage. `fails`: two of them cancel it. CS-RULING-62, -235 */
export function chanceToHurt(dice: number, less: number, fails: boolean): number {
  let good = 0;
  let all = 0;
  for (const [f, row] of spread(dice).entries())
    for (const [hits, n] of (row ?? []).entries()) {
      all += n;
      if (hits > less && !(fails && f >= 2)) good += n;
    }
  return all === 0 ? 0 : good / all;
}
/** Hits that cover takes from a shot. CS-COV-05 */
export const coverHits = (board: Board, by: Shown, target: Shown): number => (coverFrom(board, by, target) === 'partial' ? 1 : 0);
export const inShortRange = (a: Shown, b: Shown): boolean => within(a, b, REACH.short);
