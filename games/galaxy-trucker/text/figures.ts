/** What every language must look up before it can speak. */
import type { Seat } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import {
  type Alien,
  type Card,
  type Criterion,
  cardAt,
  columnOf,
  kindOf,
  NOWHERE,
  planOf,
  rowOf,
  type SquareId,
  type TileKind,
} from '../content/index.ts';
import { crewSize } from '../judge/crew.ts';
import { along, shifted, type Threat, threat } from '../judge/line.ts';
import { cells, enginePower, firePower } from '../judge/power.ts';
import { deviceAt, linksOf, loadAt, partsOf } from '../judge/ship.ts';
import { type BuildRequest, type Edge, type Flyer, type Line, type Scene, type Ship, sideOf, squareOf, type Yard } from '../state.ts';
import type { View } from '../view.ts';

/** Who is asked what, and what that seat has before it. */
export type Here = { readonly ask: Question; readonly view: View; readonly me: Yard; readonly flyer: Flyer };
export function hereOf(ask: Question, view: View): Here {
  const me = view.yards[ask.seat];
  const flyer = view.flyers[ask.seat];
  if (!me || !flyer) throw new Error(`there is no seat ${ask.seat}`);
  return { ask, view, me, flyer };
}
export const sceneOf = <K extends Scene['kind']>(view: View, kind: K): Extract<Scene, { kind: K }> | undefined =>
  view.scene?.kind === kind ? (view.scene as Extract<Scene, { kind: K }>) : undefined;
/** How much is asked of the one who is asked, or comes aboard. */
export const dueIn = ({ scene }: View): number => (scene && 'amount' in scene ? scene.amount : 1);
/** The card being resolved. */
export const cardOf = ({ card }: View): Card | undefined => (card ? cardAt(card.card) : undefined);

// ------------------------------------------------------------------ places and parts

export const spot = (ship: Ship, square: SquareId): string => {
  const plan = planOf(ship.plan);
  return `(${columnOf(plan, square)}, ${rowOf(plan, square)})`;
};
export const kindAt = (ship: Ship, square: SquareId): TileKind | undefined => {
  const device = deviceAt(ship, square);
  return device && kindOf(device.tile);
};
export const humansAt = (ship: Ship, square: SquareId): number => loadAt(ship, square)?.humans ?? 0;
/** The two squares of a joint; an edge towards nothing has one. */
export function ends(ship: Ship, edge: Edge): readonly SquareId[] {
  const square = squareOf(edge);
  const next = planOf(ship.plan).near[square]?.[sideOf(edge)] ?? NOWHERE;
  return next === NOWHERE ? [square] : [square, next];
}
/** `7:human` or `7:purple`: how a group of crew is called in a question. */
export function groupOf(name: string): { readonly square: SquareId; readonly alien: Alien | null } {
  const [square, who] = name.split(':');
  return { square: Number(square) as SquareId, alien: who === 'human' ? null : (who as Alien) };
}

// ------------------------------------------------------------------ power

/** What works without energy. */
export function idle({ me: { ship }, flyer }: Here, what: Criterion): number {
  if (what === 'engines') return enginePower(ship, []).total;
  return what === 'cannons' ? firePower(ship, linksOf(ship), []).total : crewSize(ship, linksOf(ship), flyer.awake, 'compared');
}
/** What powering this part adds, beside what works anyway. */
export function adds({ me: { ship }, flyer }: Here, what: Criterion, square: SquareId): number {
  if (what === 'engines') return enginePower(ship, [square]).doubles;
  const links = linksOf(ship);
  if (what === 'cannons') return firePower(ship, links, [square]).doubles;
  return crewSize(ship, links, [...flyer.awake, square], 'compared') - crewSize(ship, links, flyer.awake, 'compared');
}
/** Cells, and panels not used on this card. */
export const energyOf = ({ me: { ship }, flyer }: Here): number =>
  cells(ship) + partsOf(ship, 'solar-panel').filter((square) => !flyer.tired.includes(square)).length;

// ------------------------------------------------------------------ what comes

export const isColumn = ({ from }: Line): boolean => along(from) === 'column';
export const lineMoved = ({ me }: Here, line: Line, by: -1 | 1): Line => shifted(planOf(me.ship.plan), line, by);
/** The part that the object being warded off would destroy. */
export function endangered({ view, me, ask }: Here): TileKind | undefined {
  const strikes = sceneOf(view, 'objects')?.strikes;
  const line = strikes?.lines.find(({ seat }) => seat === ask.seat)?.line;
  if (!strikes || !line) return undefined;
  const { square } = threat(me.ship, strikes.object, line);
  return square === undefined ? undefined : kindAt(me.ship, square);
}
/** What comes of the object on its way if its line is moved so; of a pair, the worse of both. */
export function comesOf({ view, me }: Here, by: -1 | 0 | 1): Threat | undefined {
  const scene = sceneOf(view, 'objects');
  if (!scene) return undefined;
  const line = by === 0 ? scene.line : shifted(planOf(me.ship.plan), scene.line, by);
  const all = scene.objects.map((object) => threat(me.ship, object, line));
  return all.find(({ effect }) => effect === 'destroys') ?? all[0];
}
/** The line before thrusters, and what comes on it. */
export const coming = ({ view }: Here): { readonly line: Line } | undefined => sceneOf(view, 'objects') ?? sceneOf(view, 'intruders');

// ------------------------------------------------------------------ who was quicker

/** Who has what was asked for too late: the part in a hand, a reserve or on a ship, or the number. */
export function takerOf(view: View, request: BuildRequest): Seat | undefined {
  const at = view.yards.findIndex(({ hand, reserve, ship, number }) => {
    if (request.do === 'finish') return number === request.number;
    if (!('tile' in request)) return false;
    return hand?.tile === request.tile || reserve.includes(request.tile) || ship.squares.some((laid) => laid >> 2 === request.tile);
  });
  return at < 0 ? undefined : at;
}
/** Options of the question that are not "nothing". */
export function offersOf<T>({ shape }: Question): readonly T[] {
  const { options = [] } = (shape ?? {}) as { readonly options?: readonly (T | null)[] };
  return options.filter((option) => option !== null) as readonly T[];
}
