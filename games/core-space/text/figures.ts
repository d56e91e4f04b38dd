/** What figures, tokens and places are called, as far as the view tells. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { UNIT } from '@cosmodrome/kit/plane/plan';
import type { Question } from '@cosmodrome/kit/text';
import { FEAT } from '../content/dice.ts';
import { NPC, PURGE, TOKENS, type TokenKind } from '../content/index.ts';
import type { SceneryKind } from '../content/map.ts';
import { DIRECTIONS } from '../judge/directions.ts';
import { floorAt, gapAt, ledgesOf, STOREY, safeDrop } from '../judge/heights.ts';
import { distance, radiusOf, touchesSquares } from '../judge/place.ts';
import { airlockOf, doorPoint } from '../judge/reach.ts';
import { siteOf, squareAt } from '../judge/site.ts';
import {
  type CrateId,
  type CrewId,
  crewById,
  type DoorId,
  type FigureId,
  figureOf,
  type Shown,
  type ShownBeing,
  type TokenId,
  type Units,
} from '../state.ts';
import type { View } from '../view.ts';
import type { Names } from './lexicon.ts';

/** A question where it is asked. */
export type Here = { readonly view: View; readonly seat: Seat; readonly shape: Json };
export const hereOf = (ask: Question, view: View): Here => ({ view, seat: ask.seat, shape: ask.shape });

const alike = (a: ShownBeing, b: ShownBeing): boolean =>
  (a.kind === 'purge' && b.kind === 'purge' && a.type === b.type) || (a.kind === 'npc' && b.kind === 'npc' && a.npc === b.npc);
/** Which of several of its kind it is, counted from 1; 0: there is only one. */
function numberOf(view: View, { id, being }: Pick<Shown, 'id' | 'being'>): number {
  const several = (being.kind === 'purge' && PURGE[being.type].supply > 1) || (being.kind === 'npc' && NPC[being.npc].supply > 1);
  return several ? view.figures.filter((other) => other.id <= id && alike(other.being, being)).length : 0;
}
function beingName(names: Names, being: ShownBeing): string {
  switch (being.kind) {
    case 'trader':
      return names.traders[being.sheet.profile];
    case 'purge':
      return names.purge[being.type].name;
    case 'npc':
      return names.npcs[being.npc].name;
  }
}
export function figureName(names: Names, view: View, id: FigureId): string {
  const figure = figureOf(view, id);
  const number = numberOf(view, figure);
  return number > 0 ? `${beingName(names, figure.being)} ${number}` : beingName(names, figure.being);
}
export const kindOf = (view: View, token: TokenId): TokenKind | undefined => TOKENS[view.tokens.face[token] ?? -1]?.kind;
/** The player of a crew, as the frame names seats. */
export const playerOf = (view: View, crew: CrewId): string => `{@${crewById(view, crew).seats[0] ?? 0}}`;
/** Column and row of a square, as everything that stands about is placed in words. */
function placeOf(view: View, square: number): string {
  const { cols } = siteOf(view).map.plan;
  return `${(square % cols) + 1}, ${Math.floor(square / cols) + 1}`;
}
/** Whether a crate is a large one, and where it stands; one that was destroyed stands nowhere. */
export function crateAt(view: View, crate: CrateId): { readonly large: boolean; readonly place: string | undefined } {
  const { large, squares } = view.crates.find(({ id }) => id === crate)!;
  return { large, place: squares[0] === undefined ? undefined : placeOf(view, squares[0]) };
}
/** Where a door is. */
export function doorAt(view: View, door: DoorId): string {
  const { doors, plan } = siteOf(view).map;
  const [x, y] = doors[door]!.bar;
  return placeOf(view, squareAt(plan, x, y));
}
/** Who carries or wears it. */
export const ownerOf = (view: View, token: TokenId): FigureId | undefined =>
  view.figures.find((f) => f.armour === token || f.inventory.includes(token))?.id;
/** Others that are offered are called the same. */
export function hasNamesake({ view, shape }: Here, token: TokenId): boolean {
  const { options } = shape as unknown as { readonly options: readonly (TokenId | string)[] };
  return options.some((one) => typeof one === 'number' && one !== token && kindOf(view, one) === kindOf(view, token));
}
/** Which eighth of a turn a direction lies in, clockwise from the top of the board. CS-GEO-50 */
export const eighthOf = (direction: number): number => Math.round((8 * direction) / DIRECTIONS) % 8;
/** On which side of the others that are offered a place lies. */
export function sideAmong({ shape }: Here, [x, y]: readonly [number, number]): Side {
  const { options } = shape as unknown as { readonly options: readonly (readonly [number, number])[] };
  const sum = (of: 0 | 1) => options.reduce((all, at) => all + at[of], 0) / options.length;
  return sideOf(x - sum(0), y - sum(1));
}
/** A piece of scenery, and the row and column of its first square. */
export function pieceAt(view: View, n: number): { readonly kind: SceneryKind; readonly place: string } {
  const { kind, squares } = siteOf(view).map.pieces[n]!;
  return { kind, place: placeOf(view, squares[0]!) };
}
/** The letter of an airlock. */
export const airlockLetter = (n: number): string => 'ABCDEF'[n] ?? '';
/** Inches with at most two places after the mark. */
export const inches = (units: Units, mark: string): string => `${String(Math.round(units) / 100).replace('.', mark)}″`;

/** A place is asked for a thing that is moved, not a point that is aimed at. */
export const isMoved = (shape: Json): boolean => typeof shape === 'object' && shape !== null && 'places' in shape;

// ------------------------------------------------------------------ heights

const climber = (view: View): Shown | undefined => (view.active ? figureOf(view, view.active.figure) : undefined);
/** A ladder, or what the Chance die must show for a step. */
export function climbNeeds(view: View, climb: number): number | 'ladder' {
  const { kind } = siteOf(view).map.climbs[climb]!;
  return kind === 'easy' || kind === 'hard' ? FEAT[kind] : 'ladder';
}
/** The floor on the other side of a ladder or a step. */
export function otherFloor(view: View, climb: number): number {
  const site = siteOf(view);
  const [x1, y1, x2, y2] = site.map.climbs[climb]!.bar;
  const f = climber(view);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = x1 === x2 ? [1, 0] : [0, 1];
  const sides = [floorAt(site, x - dx, y - dy), floorAt(site, x + dx, y + dy)];
  const here = f ? floorAt(site, f.x, f.y) : sides[0];
  return sides.find((floor) => floor !== here) ?? 0;
}
/** How far down it is from an edge, and what a fall from there rolls. */
export function dropAt(view: View, ledge: number): { readonly inches: number; readonly dice: number; readonly deadly: boolean } {
  const { high, low } = ledgesOf(siteOf(view))[ledge]!;
  const f = climber(view);
  const [drop, safe] = [(high - low) * STOREY, f ? safeDrop(view, f) : UNIT];
  return { inches: drop / UNIT, dice: Math.max(0, Math.floor((drop - safe) / UNIT)), deadly: drop > safe + STOREY };
}
/** How wide the gap before an edge is, and the dice that decide about it. */
export function gapOver(view: View, ledge: number): { readonly inches: number; readonly dice: number } {
  const f = climber(view);
  const gap = f && gapAt(view, f, ledgesOf(siteOf(view))[ledge]!);
  return gap ? { inches: gap.wide / UNIT, dice: Math.ceil(Math.max(0, gap.wide - safeDrop(view, f)) / UNIT) } : { inches: 0, dice: 0 };
}
/** Where a place is from the Trader at hand. */
export function sideTo(view: View, [x, y]: readonly [number, number]): Side {
  const f = climber(view) ?? { x, y };
  return sideOf(x - f.x, y - f.y);
}
type Side = 'up' | 'down' | 'left' | 'right';
const sideOf = (x: number, y: number): Side => (Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up');
/** What a way leads to: home, what it ends beside, or else only how far it goes, and in which direction. */
export type WayEnd =
  | { readonly to: 'stay' | 'home' }
  | { readonly to: 'crate'; readonly crate: CrateId }
  | { readonly to: 'figure'; readonly figure: FigureId }
  | { readonly to: 'place'; readonly far: number; readonly side: ReturnType<typeof sideTo> };
export function wayEnd({ view, shape }: Here, points: readonly (readonly [number, number])[]): WayEnd {
  const end = points.at(-1);
  const { figure } = shape as { readonly figure?: FigureId };
  if (!end || figure === undefined) return { to: 'stay' };
  const [x, y] = end;
  const f = figureOf(view, figure);
  const door = f.being.kind === 'purge' ? null : airlockOf(view, f.crew);
  if (door && f.where === 'board') {
    const [dx, dy] = doorPoint(door, radiusOf(f), end);
    if (dx === x && dy === y) return { to: 'home' };
  }
  const there = { ...f, x, y, where: 'board' as const };
  const crate = view.crates.find(({ squares }) => touchesSquares(view, there, squares));
  if (crate) return { to: 'crate', crate: crate.id };
  const other = view.figures.find((one) => one.id !== figure && one.where === 'board' && distance(there, one) <= 5);
  if (other) return { to: 'figure', figure: other.id };
  const [fx, fy] = f.where === 'board' ? [f.x, f.y] : (points[0] ?? end);
  const far = Math.round(Math.hypot(x - fx, y - fy) / UNIT);
  return { to: 'place', far, side: sideOf(x - fx, y - fy) };
}
/** In the lift, or calling it from outside. */
export function isRiding(view: View, lift: number): boolean {
  const f = climber(view);
  const { map } = siteOf(view);
  return f !== undefined && map.lifts[lift]!.squares.includes(squareAt(map.plan, f.x, f.y));
}
