/** How far a Rocketeer walks: what every tile costs in actions, hatches on the way opened, and the way there. */
import type { RocketeerView, View } from '../view.ts';

export interface Walk {
  /** Tiles from where the Rocketeer stands to the one asked for. */
  readonly way: readonly number[];
  readonly cost: number;
  /** Actions left that can be spent on walking. */
  readonly purse: number;
}
/** Standard and Command AP walk; of the third kind the one that is not for fighting. */
const purseOf = ({ ap }: RocketeerView): number =>
  ap.standard + (ap.kind === 'non-combat' ? ap.restricted : 0) + (ap.command && !ap.commandSpent ? 1 : 0);

/** The cheapest way, or undefined: no way over tiles that are turned up. A drawing only: what may be done is what is asked. */
export function walkTo(view: View, r: RocketeerView, to: number): Walk | undefined {
  if (!view.cells[to]?.up || to === r.at) return undefined;
  const cost = new Map<number, number>([[r.at, 0]]);
  const from = new Map<number, number>();
  const open = [r.at];
  while (open.length > 0) {
    open.sort((a, b) => cost.get(a)! - cost.get(b)!);
    const here = open.shift()!;
    for (const e of view.edges) {
      const next = e.a === here ? e.b : e.b === here ? e.a : undefined;
      if (next === undefined || !view.cells[next]!.up || e.state === 'locked' || e.state === 'sealed') continue;
      const price = cost.get(here)! + (e.state === 'closed' ? 2 : 1);
      if (price >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, price);
      from.set(next, here);
      if (!open.includes(next)) open.push(next);
    }
  }
  const total = cost.get(to);
  if (total === undefined) return undefined;
  const way = [to];
  while (way[0] !== r.at) way.unshift(from.get(way[0]!)!);
  return { way, cost: total, purse: purseOf(r) };
}
