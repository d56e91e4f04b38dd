import {
  type Criterion,
  GOODS,
  type Good,
  kindOf,
  type Reward,
  type Side,
  type SquareId,
  type TileId,
  tileAt,
} from '../../content/index.ts';
import type { Ship } from '../../state.ts';
import { kindAt, spot } from '../figures.ts';
import { names } from './names.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const LEAST: Readonly<Record<Criterion, string>> = {
  crew: 'Smallest crew',
  engines: 'Least engine power',
  cannons: 'Least fire power',
};
export const days = (n: number): string => count(n, 'day', 'days');
export const steps = (n: number): string => count(n, 'step', 'steps');
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** How many of each colour. */
export const goods = (cubes: readonly Good[]): string[] =>
  GOODS.flatMap((good) => {
    const n = cubes.filter((cube) => cube === good).length;
    return n === 0 ? [] : [count(n, names.goods[good].one, names.goods[good].many)];
  });
export const reward = ({ credits, goods: cubes }: Reward): string => list([...(credits > 0 ? [`${credits} ¢`] : []), ...goods(cubes)]);
export const objects = (all: readonly { readonly size: 'small' | 'large' | 'pair' | 'light' | 'heavy'; readonly from: Side }[]): string =>
  all.map(({ size, from }) => `${names.objects[NAMED[size]]} ${names.from[from]}`).join(', ');
const NAMED = { small: 'small-meteor', large: 'large-meteor', pair: 'meteor-pair', light: 'light-shot', heavy: 'heavy-shot' } as const;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A part by its name: of a tile, or of what lies on a square. */
export const part = (tile: TileId): string => names.tiles[kindOf(tileAt(tile))].name;
export const partAt = (ship: Ship, square: SquareId): string => {
  const kind = kindAt(ship, square);
  return kind ? names.tiles[kind].name : 'a part';
};
export const place = (ship: Ship, square: SquareId): string => `${partAt(ship, square)} ${spot(ship, square)}`;
/** Parts in a sentence: each kind with how many. */
export function partList(tiles: readonly TileId[]): string {
  const kinds = [...new Set(tiles.map((tile) => kindOf(tileAt(tile))))];
  return list(
    kinds.map((kind) => {
      const n = tiles.filter((tile) => kindOf(tileAt(tile)) === kind).length;
      const name = `{#tile/${kind}|${names.tiles[kind].name}}`;
      return n === 1 ? name : `${n} × ${name}`;
    }),
  );
}
/** Halves as they are written: 2½. */
export const half = (n: number): string => (Number.isInteger(n) ? String(n) : `${n < 1 ? '' : Math.floor(n)}½`);
