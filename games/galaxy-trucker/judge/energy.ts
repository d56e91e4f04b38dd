/** What energy a ship has, and for what. GT-BASE-ENERGY, GT-SOLAR, GT-RULING-131 */
import type { SquareId } from '../content/index.ts';
import type { Ship } from '../state.ts';
import { energySets } from './power.ts';
import { type Links, linksOf, partsOf } from './ship.ts';

/** One use of energy: one of these parts is powered. */
export type Use = readonly SquareId[];
/** A battery with cells, or a solar panel that can still pay for one of the uses. */
export type Source = { readonly square: SquareId; readonly panel: boolean; readonly max: number };

const powers = (links: Links, panel: SquareId, use: Use): boolean => use.some((square) => links[panel]!.includes(square));
/** Where the energy for these uses can come from: panels first. `tired`: panels used on this card. GT-SOLAR-01 to -05 */
export function sources(ship: Ship, tired: readonly SquareId[], uses: readonly Use[]): Source[] {
  const ready = partsOf(ship, 'solar-panel').filter((panel) => !tired.includes(panel));
  const links = ready.length > 0 ? linksOf(ship) : [];
  const panels = ready.filter((panel) => uses.some((use) => powers(links, panel, use)));
  return [
    ...panels.map((square): Source => ({ square, panel: true, max: 1 })),
    ...ship.loads.filter(({ cells }) => cells > 0).map(({ square, cells }): Source => ({ square, panel: false, max: cells })),
  ];
}
/** The most of these panels that can pay for a use each: a panel pays for a part it is linked to and for no other. GT-SOLAR-04 */
function most(links: Links, panels: readonly SquareId[], uses: readonly Use[]): number {
  const payers: (SquareId | undefined)[] = uses.map(() => undefined);
  const place = (panel: SquareId, tried: Set<number>): boolean =>
    uses.some((use, i) => {
      if (tried.has(i) || !powers(links, panel, use)) return false;
      tried.add(i);
      const other = payers[i];
      if (other !== undefined && !place(other, tried)) return false;
      payers[i] = panel;
      return true;
    });
  return panels.filter((panel) => place(panel, new Set())).length;
}
/** Do these shares of the sources pay for the uses? */
export function pays(ship: Ship, from: readonly Source[], shares: readonly number[], uses: readonly Use[]): boolean {
  const panels = from.flatMap((source, i) => (source.panel && shares[i]! > 0 ? [source.square] : []));
  return panels.length === 0 || most(linksOf(ship), panels, uses) === panels.length;
}
/** Is there energy for all of these uses? GT-BASE-ENERGY-01 */
export function affordable(ship: Ship, tired: readonly SquareId[], uses: readonly Use[]): boolean {
  if (uses.length === 0) return true;
  const from = sources(ship, tired, uses);
  const cells = from.reduce((sum, { panel, max }) => sum + (panel ? 0 : max), 0);
  if (cells >= uses.length) return true;
  const panels = from.flatMap(({ panel, square }) => (panel ? [square] : []));
  return cells + most(linksOf(ship), panels, uses) >= uses.length;
}
/**
 * What is proposed to the owner: linked panels first, then cells of the largest energy set; undefined: `fits` takes no such way, and
 * the owner must look for one. GT-RULING-131
 */
export function preferred(
  ship: Ship,
  from: readonly Source[],
  total: number,
  fits: (shares: readonly number[]) => boolean,
): number[] | undefined {
  const sets = energySets(ship);
  const value = (square: SquareId): number => sets.find(({ squares }) => squares.includes(square))?.value ?? 0;
  const panels = from.flatMap(({ panel }, i) => (panel ? [i] : []));
  const batteries = from.flatMap(({ panel }, i) => (panel ? [] : [i])).sort((a, b) => value(from[b]!.square) - value(from[a]!.square));
  for (let used = Math.min(panels.length, total); used >= 0; used--) {
    const shares = from.map(() => 0);
    for (const i of panels.slice(0, used)) shares[i] = 1;
    let left = total - used;
    for (const i of batteries) {
      shares[i] = Math.min(left, from[i]!.max);
      left -= shares[i]!;
    }
    if (left === 0 && fits(shares)) return shares;
  }
  return undefined;
}
