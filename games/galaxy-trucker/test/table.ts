/** A table for the tests of Galaxy Trucker: ships as drawn by hand, requests and flights in the words of the rules. */
import type { Seat } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import {
  type ClassId,
  COLOURS,
  cardAt,
  cardNamed,
  type PlanId,
  type Side,
  type SquareId,
  type TileId,
  tileNamed,
} from '../content/index.ts';
import { trucker } from '../game.ts';
import type { Note } from '../notes.ts';
import { type BuildRequest, EMPTY, type Load, type Mark, type Rot, type State, tileOf, type Yard } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';
import { at, type Line, shipOf } from './ships.ts';

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
  readonly dice?: readonly number[];
};

export class Told extends TestTable<State, View, Note, Answers> {
  override name(seat: Seat): string {
    return COLOURS[seat] ?? super.name(seat);
  }
  /** The plan of a seat's ship is what squares are counted on. */
  at(column: number, row: number, seat: Seat = 0): SquareId {
    return at(this.state.yards[seat]!.ship.plan, column, row);
  }
  yard(seat: Seat): Yard {
    return this.state.yards[seat]!;
  }
  // ---- building
  does(seat: Seat, request: BuildRequest): this {
    return this.answer(seat, 'build/do', request);
  }
  cannot(seat: Seat, request: BuildRequest): string {
    return this.refusal(seat, 'build/do', request);
  }
  /** A part comes to lie on top of the heap. */
  next(key: string): this {
    return this.rearrange((state) => {
      const tile = tileNamed(key);
      swap(state, tile, state.heap.length - 1);
    });
  }
  /** Draws this very part. */
  drawsPart(seat: Seat, key: string): this {
    return this.next(key).does(seat, { do: 'draw' });
  }
  /** Draws this part and places it. */
  builds(seat: Seat, key: string, column: number, row: number, rot: Rot = 0, pipe?: Side): this {
    this.drawsPart(seat, key);
    const placed = { do: 'place', tile: tileNamed(key), square: this.at(column, row, seat), rot } as const;
    return this.does(seat, pipe === undefined ? placed : { ...placed, pipe });
  }
  // ---- flight
  /** All fly on: the next card is revealed. */
  flyOn(): this {
    const before = this.told('card-revealed').length;
    for (;;) {
      const ask = this.asks.find((a) => a.topic === 'flight/stay' && !a.optional);
      if (!ask || this.told('card-revealed').length > before) return this;
      this.answer(ask.seat, 'flight/stay', { do: 'fly', cards: 1 });
    }
  }
  space(seat: Seat): number {
    return this.state.flyers[seat]!.at;
  }
  load(seat: Seat, column: number, row: number): Load | undefined {
    return this.state.yards[seat]!.ship.loads.find((load) => load.square === this.at(column, row, seat));
  }
  part(seat: Seat, column: number, row: number): boolean {
    return this.state.yards[seat]!.ship.squares[this.at(column, row, seat)] !== EMPTY;
  }
}
/** A part of the warehouse changes places with the one at this place of the heap. */
function swap(state: State, tile: TileId, to: number): void {
  const i = state.heap.indexOf(tile);
  if (i < 0) throw new Error(`part ${tile} does not lie in the heap`);
  [state.heap[i], state.heap[to]] = [state.heap[to]!, state.heap[i]!];
}

function dealt(setting: Setting, building: Readonly<Record<string, boolean | number | string | readonly string[]>>): Told {
  const ship = setting.class ?? 'II';
  const table = new Told(trucker, {
    seats: setting.has.length,
    options: { rounds: [ship, ship], team: false, ...building, ...setting.options },
  });
  // The parts that were removed for the session are put on the heap again, so that a test finds them all.
  return table.rearrange((state) => {
    state.heap.push(...state.removed.splice(0));
  });
}
/** Everybody has just begun to build. */
export function building(setting: Setting): Told {
  const table = dealt(setting, {});
  if (setting.dice) table.dice(...setting.dice);
  while (table.state.phase === 'ready') {
    const ready = table.asks.find((a) => a.topic === 'round/ready' && a.seat >= 0);
    if (ready) table.answer(ready.seat, 'round/ready', 'ready');
    else table.strike();
  }
  return table.rearrange((state) => {
    for (const [seat, has] of setting.has.entries()) equip(state, seat, has, setting);
  });
}
/** The ships are loaded, and the window before the next card is open. */
export function flying(setting: Setting): Told {
  const table = dealt(setting, { hourglass: 0 });
  return table.rearrange((state) => {
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
    if (setting.dice) table.dice(...setting.dice);
  });
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
function equip(state: State, seat: Seat, has: Has, setting: Setting): void {
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
