/** A table in the middle of a game, as somebody wants it: for lessons and tests. */
import { copy, type Json, Match, type Options, type Seat } from '@cosmodrome/kernel';
import {
  type ClassId,
  COLOURS,
  cardAt,
  cardNamed,
  type PlanId,
  planOf,
  type SquareId,
  squareAt,
  type TileId,
  tileNamed,
} from './content/index.ts';
import { trucker } from './game.ts';
import { EMPTY, type Load, lay, type Mark, type Rot, type Ship, type State, tileOf, type Yard } from './state.ts';

/** Column, row, part, quarter turns clockwise. */
export type Line = readonly [column: number, row: number, key: string, rot?: Rot];
export const at = (plan: PlanId, column: number, row: number): SquareId => squareAt(planOf(plan), column, row);
export function shipOf(plan: PlanId, lines: readonly Line[]): Ship {
  const ship: Ship = { plan, squares: planOf(plan).outline.map(() => EMPTY), marks: [], loads: [] };
  for (const [column, row, key, rot = 0] of lines) ship.squares[at(plan, column, row)] = lay(tileNamed(key), rot);
  return ship;
}

/** One trucker's ship. `START` in a line is the starting cabin of the own colour. */
export type Has = {
  readonly parts?: readonly Line[];
  readonly loads?: readonly (Partial<Omit<Load, 'square'>> & { readonly at: readonly [number, number] })[];
  readonly marks?: readonly Mark[];
  readonly yard?: Partial<Yard>;
  /** Space on the flight board. */
  readonly space?: number;
  readonly credits?: number;
  readonly insured?: boolean;
};
export type Setting = {
  readonly class?: ClassId;
  readonly plan?: PlanId;
  readonly has: readonly Has[];
  readonly options?: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  /** Cards of the flight deck, the next one first. */
  readonly deck?: readonly string[];
};
/** Two rounds of the class, so that something comes after the first. */
export const optionsFor = (setting: Setting): Options => {
  const ship = setting.class ?? 'II';
  return { rounds: [ship, ship], team: false, ...setting.options };
};
/** The parts that were removed for the session are put on the heap again, so that they can be found all. */
export function unearth(state: State): void {
  state.heap.push(...state.removed.splice(0));
}
/** Everybody has just begun to build, without an hourglass; of the heap these come next, and these lie face up. */
export function arrangeYard(setting: Setting, heap: readonly string[], faceUp: readonly string[]): State {
  const state = begun(setting);
  for (const [seat, has] of setting.has.entries()) equip(state, seat, has, setting);
  for (const key of [...heap.toReversed(), ...faceUp]) takeOut(state, tileNamed(key));
  state.heap.push(...heap.toReversed().map(tileNamed));
  state.faceUp.push(...faceUp.map(tileNamed));
  return state;
}
/** The ships are loaded, and the window before the next card is open. */
export function arrangeFlight(setting: Setting): State {
  const state = begun(setting);
  launch(state, setting);
  return state;
}
function begun(setting: Setting): State {
  const { bookmark } = Match.open(trucker, { ...optionsFor(setting), hourglass: 0 }, setting.has.length, 'arranged').save();
  const state = copy(bookmark.state as unknown as Json) as unknown as State;
  unearth(state);
  return state;
}

export function launch(state: State, setting: Setting): void {
  setting.has.forEach((has, seat) => {
    equip(state, seat, has, setting);
    state.yards[seat]!.number = seat + 1;
    const flyer = state.flyers[seat]!;
    flyer.at = has.space ?? -3 * seat;
    flyer.insured = has.insured ?? false;
    state.credits[seat] = has.credits ?? 0;
  });
  state.phase = 'stay';
  stack(state, setting.deck ?? ['I-04']);
}
/** The flight deck consists of these cards, the next one first; all others lie in the decks. */
function stack(state: State, deck: readonly string[]): void {
  const cards = deck.map(cardNamed);
  for (const other of state.piles.flat()) state.decks[cardAt(other).level]!.push(other);
  state.piles = [];
  state.decks = state.decks.map((all) => all.filter((other) => !cards.includes(other)));
  state.flight = cards.reverse();
  state.onTop = 0;
}
export function equip(state: State, seat: Seat, has: Has, setting: Setting): void {
  const yard = state.yards[seat]!;
  const plan = setting.plan ?? yard.ship.plan;
  if (has.parts) {
    const lines = has.parts.map(
      ([column, row, key, rot]): Line => [column, row, key === 'START' ? `START-${COLOURS[seat]!.toUpperCase()}` : key, rot ?? 0],
    );
    yard.ship = shipOf(plan, lines);
    for (const laid of yard.ship.squares) if (laid !== EMPTY) takeOut(state, tileOf(laid));
  }
  yard.ship.marks.push(...(has.marks ?? []));
  for (const {
    at: [column, row],
    ...load
  } of has.loads ?? []) {
    yard.ship.loads.push({ square: at(yard.ship.plan, column, row), humans: 0, alien: null, cells: 0, goods: [], ...load });
    for (const good of load.goods ?? []) state.bank[good]--;
  }
  yard.ship.loads.sort((a, b) => a.square - b.square);
  Object.assign(yard, has.yard);
  for (const tile of yard.reserve) takeOut(state, tile);
  if (yard.hand?.tile != null) takeOut(state, yard.hand.tile);
}
function takeOut(state: State, tile: TileId): void {
  const i = state.heap.indexOf(tile);
  if (i >= 0) state.heap.splice(i, 1);
  else if (tile >= COLOURS.length) throw new Error(`part ${tile} is on two ships`);
}
