/** What dice do: chances of so much damage, and how much is to be expected. */
import { COMBAT_DICE, HITS } from '../content/dice.ts';

const MOST_DICE = 14;
/** By Hits: the chance of exactly so many, where two Fails cancel all of them, and where they do not. */
type Spread = { readonly sure: readonly number[]; readonly risky: readonly number[] };
/** Chances of Hits by Fails (none, one, more), one die more each time. */
function spreads(): readonly Spread[] {
  let ways: number[][] = [[1], [], []];
  const out: Spread[] = [spreadOf(ways)];
  for (let die = 0; die < MOST_DICE; die++) {
    const next: number[][] = [[], [], []];
    for (const face of COMBAT_DICE[die === 0 ? 'blue' : 'red'])
      for (const [fails, row] of ways.entries())
        for (const [hits, chance] of row.entries()) {
          const to = next[Math.min(2, fails + (face === 'fail' ? 1 : 0))]!;
          const h = hits + HITS[face];
          while (to.length <= h) to.push(0);
          to[h]! += chance / 6;
        }
    ways = next;
    out.push(spreadOf(ways));
  }
  return out;
}
function spreadOf(ways: readonly (readonly number[])[]): Spread {
  const most = Math.max(...ways.map((row) => row.length));
  const at = (fails: number, hits: number): number => ways[fails]![hits] ?? 0;
  const sure = Array.from({ length: most }, (_, h) => at(0, h) + at(1, h) + at(2, h));
  const risky = Array.from({ length: most }, (_, h) => at(0, h) + at(1, h));
  return { sure, risky };
}
const SPREADS = spreads();
const of = (dice: number, fails: boolean): readonly number[] =>
  SPREADS[Math.max(0, Math.min(MOST_DICE, Math.round(dice)))]![fails ? 'risky' : 'sure'];
/** Damage to be expected from so many dice, so many Hits being taken off. `fails`: two of them cancel all. */
export const damageOf = (dice: number, less: number, fails = false): number =>
  dice <= 0 ? 0 : of(dice, fails).reduce((sum, chance, hits) => sum + chance * Math.max(0, hits - less), 0);
/** The chance of at least so much. */
export const chanceOf = (damage: number, dice: number, less: number, fails = false): number =>
  dice <= 0 ? 0 : of(dice, fails).reduce((sum, chance, hits) => sum + (hits - less >= damage ? chance : 0), 0);
