/** A table for the tests of Galaxy Trucker: ships as drawn by hand, requests and flights in the words of the rules. */
import type { Seat } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import { type Setting as Arranged, equip, type Has, launch, optionsFor, unearth } from '../arrange.ts';
import { COLOURS, type Side, type SquareId, type TileId, tileNamed } from '../content/index.ts';
import { trucker } from '../game.ts';
import type { Note } from '../notes.ts';
import { type BuildRequest, EMPTY, type Load, type Rot, type State, type Yard } from '../state.ts';
import type { Answers } from '../topics.ts';
import type { View } from '../view.ts';
import { at } from './ships.ts';

export type { Has };
export type Setting = Arranged & { readonly dice?: readonly number[] };

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

function dealt(setting: Setting, building: Readonly<Record<string, number>>): Told {
  const table = new Told(trucker, { seats: setting.has.length, options: { ...building, ...optionsFor(setting) } });
  return table.rearrange(unearth);
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
    launch(state, setting);
    if (setting.dice) table.dice(...setting.dice);
  });
}
