import type { Element, Place, WorldKind } from '../../content/index.ts';
import { roman } from '../lexicon.ts';
import { names } from './names.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const cards = (n: number): string => count(n, 'card', 'cards');
export const points = (n: number): string => count(n, 'point', 'points');
export const squads = (n: number): string => count(n, 'squad', 'squads');
export const of = (n: number, what: Element): string => count(n, names.elements[what].one, names.elements[what].many);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "a, b and c" */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
export const sector = (place: Place): string => (place === 'X' ? 'sector X' : `sector ${roman(place)}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Points a mission demands, by the kind of its Extrasolars. */
export function demand(required: number, kind: WorldKind): string {
  if (kind === 'dual') return `${points(required)} of either skill`;
  return `${points(required)} of ${names.skills[kind === 'wild' ? 'capture' : 'diplomacy']}`;
}
