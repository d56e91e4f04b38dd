/**
 * What an accepted request of building does to what lies open: for the rules, and for the page, which shows it before the server has
 * answered. What nobody can foresee (the part that is drawn, the time) is given by the caller.
 */
import type { Seat } from '@cosmodrome/kernel';
import { planOf, type Side, type SquareId, type TileId } from '../content/index.ts';
import { type BuildRequest, lay, type Mark, type Origin, type Rot, type Ship, tileOf, type Yard } from '../state.ts';
import { matches } from './markers.ts';
import { jointAt, lifted } from './ship.ts';

/** What requests change: a view has it, and the state. */
export type Ground = { readonly yards: readonly Yard[]; readonly faceUp: TileId[] };

/** GT-BASE-BUILD-11: the part placed last is fixed from now on. */
export function fix(yard: Yard): void {
  const at = yard.loose?.square;
  // Whether a marker of the Planner stays is decided now (GT-RULING-113).
  if (at !== undefined) unmark(yard.ship, (mark) => mark.kind === 'marker' && mark.square === at && !matches(yard.ship, at, mark.marker));
  yard.loose = null;
  yard.unfixed = false;
}
function hold(yard: Yard, tile: TileId | null, from: Origin, seen: boolean): void {
  fix(yard);
  yard.hand = { tile, from, seen };
}
/** The hand opens; what it held is known to everybody from now on. */
function give(yard: Yard): Origin {
  const { from } = yard.hand!;
  yard.hand = null;
  return from;
}
function put(yard: Yard, tile: TileId, at: { square: SquareId; rot: Rot; pipe?: Side }, from: Origin): void {
  const { ship } = yard;
  ship.squares[at.square] = lay(tile, at.rot);
  if (at.pipe !== undefined) ship.marks.push({ kind: 'pipe', joint: jointAt(planOf(ship.plan), at.square, at.pipe) });
  yard.loose = { square: at.square, from };
  // GT-RULING-118: parts of the Con Artist are counted when placed.
  if (yard.number > 0) yard.added++;
}
/** The loose part leaves its square, and what was laid on it comes back (GT-RULING-112, -116). A marker of the Planner stays where it is. */
function raise(yard: Yard): { tile: TileId; from: Origin } {
  const { square, from } = yard.loose!;
  const { ship } = yard;
  const tile = tileOf(ship.squares[square]!);
  yard.ship = lifted(ship, square);
  yard.loose = null;
  if (yard.number > 0) yard.added--;
  return { tile, from };
}
function drop(list: TileId[], tile: TileId): void {
  list.splice(list.indexOf(tile), 1);
}
/** Tokens that can be moved lie once at the most. */
function unmark(ship: Ship, is: (mark: Mark) => boolean): void {
  ship.marks = ship.marks.filter((made) => !is(made));
}

/** GT-BASE-BUILD-23, the column of effects, as far as it can be foreseen. `drawn`: what a draw brings; null: nobody here knows. */
export function act(ground: Ground, seat: Seat, request: BuildRequest, drawn: TileId | null): void {
  const yard = ground.yards[seat]!;
  switch (request.do) {
    case 'draw':
      hold(yard, drawn, 'warehouse', false);
      break;
    case 'take':
      drop(ground.faceUp, request.tile);
      hold(yard, request.tile, 'warehouse', true);
      break;
    case 'fetch':
      drop(yard.reserve, request.tile);
      hold(yard, request.tile, 'reserve', true);
      break;
    case 'filch':
      drop(ground.yards[request.from]!.reserve, request.tile);
      hold(yard, request.tile, 'warehouse', true);
      break;
    case 'place':
      put(yard, request.tile, request, give(yard));
      break;
    case 'move': {
      const { tile, from } = raise(yard);
      put(yard, tile, request, from);
      break;
    }
    case 'lift':
      yard.hand = { ...raise(yard), seen: true };
      break;
    case 'aside':
      give(yard);
      yard.reserve.push(request.tile);
      break;
    case 'return':
      give(yard);
      ground.faceUp.push(request.tile);
      break;
    case 'close':
      yard.reading = null;
      break;
    case 'finish':
      fix(yard);
      yard.number = request.number;
      break;
    case 'pipe':
      yard.ship.marks.push({ kind: 'pipe', joint: jointAt(planOf(yard.ship.plan), request.square, request.side) });
      break;
    case 'four-way':
      unmark(yard.ship, ({ kind }) => kind === 'four-way');
      yard.unfixed = request.square !== null;
      if (request.square !== null) yard.ship.marks.push({ kind: 'four-way', square: request.square });
      break;
    case 'convert':
      unmark(yard.ship, (mark) => mark.kind === 'converted' && (mark.to === request.to || mark.square === request.square));
      if (request.square !== null) yard.ship.marks.push({ kind: 'converted', square: request.square, to: request.to, rot: request.rot });
      break;
    // What these bring only the server knows: the rules see to them.
    case 'read':
    case 'flip':
    case 'alarm':
      break;
  }
}
