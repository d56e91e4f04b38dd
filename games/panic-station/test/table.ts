/** A table set up as a test needs it, and the words in which tests tell a game. */
import type { Json, Options, Seat } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import { type Setting as Arrangement, arrange, roomsByKey } from '../arrange.ts';
import type { Card, RoomKey } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { minimumHand } from '../rules/hand.ts';
import { bodyOf, keyOf, teamOf, turnOf } from '../rules/table.ts';
import { type BodyId, COLOURS, type RoomId, type Side, type State } from '../state.ts';
import type { Action, Answers, Target } from '../topics.ts';
import type { View } from '../view.ts';

export { android, BLUE, GREEN, infection, ORANGE, own, PURPLE, parasite, RED, soldier, starting, YELLOW } from '../arrange.ts';

export interface Setting extends Arrangement {
  /** What the D4 will show, in order. */
  readonly dice?: readonly number[];
}

export class Told extends TestTable<State, View, Note, Answers> {
  override name(seat: Seat): string {
    return COLOURS[seat] ?? super.name(seat);
  }
  /** A room by its name. */
  room(key: RoomKey): RoomId {
    const id = roomsByKey(this.state).get(key);
    if (id === undefined) throw new Error(`no room ${key} in this base`);
    return id;
  }
  /** Where a character stands, by name. */
  where(body: BodyId): RoomKey | null {
    const { room } = bodyOf(this.state, body);
    return room === null ? null : keyOf(this.state, room);
  }
  hp(body: BodyId): number {
    return bodyOf(this.state, body).hp;
  }
  hand(seat: Seat): readonly Card[] {
    return teamOf(this.state, seat).hand;
  }
  has(seat: Seat, card: Card): number {
    return this.hand(seat).filter((c) => c === card).length;
  }
  side(seat: Seat): Side {
    return teamOf(this.state, seat).side;
  }
  get ap(): number {
    return turnOf(this.state).ap;
  }
  /** Rooms in which parasites stand, by name, in order. */
  get parasites(): readonly RoomKey[] {
    return this.state.parasites.flatMap((p) => (p.room === null ? [] : [keyOf(this.state, p.room)])).sort();
  }

  // ------------------------------------------------------------------ the active player
  get active(): Seat {
    return turnOf(this.state).seat;
  }
  /** What the active player may do, of one kind. */
  may<D extends Action['do']>(what: D): readonly Extract<Action, { do: D }>[] {
    return this.options(this.active, 'turn/action').filter((a): a is Extract<Action, { do: D }> => a.do === what);
  }
  act(action: Action): this {
    return this.answer(this.active, 'turn/action', action);
  }
  cannot(action: Json): string {
    return this.refusal(this.active, 'turn/action', action);
  }
  move(who: BodyId, to: RoomKey): this {
    const room = this.room(to);
    const move = this.may('move').find((m) => m.who === who && m.to === room);
    if (!move) throw new Error(`${who} cannot move to ${to}`);
    return this.act(move);
  }
  canMove(who: BodyId, to: RoomKey): boolean {
    const room = this.room(to);
    return this.may('move').some((m) => m.who === who && m.to === room);
  }
  search(room: RoomKey): this {
    return this.act({ do: 'search', room: this.room(room) });
  }
  explore(from: RoomKey, x: number, y: number, turn: 0 | 180 = 0): this {
    return this.act({ do: 'explore', from: this.room(from), x, y, turn });
  }
  canExplore(from: RoomKey, x: number, y: number, turn: 0 | 180 = 0): boolean {
    const room = this.room(from);
    return this.may('explore').some((e) => e.from === room && e.x === x && e.y === y && e.turn === turn);
  }
  /** Fires the first shot offered at this target, with this gun. */
  fire(at: Target, gun: 'pistol' | 'machineGun' = 'pistol'): this {
    const shot = this.may('fire').find((s) => JSON.stringify(s.at) === JSON.stringify(at) && s.gun === gun);
    if (!shot) throw new Error(`no shot with ${gun} at ${JSON.stringify(at)}`);
    return this.act(shot);
  }
  stab(who: BodyId, at: Target): this {
    const stab = this.may('knife').find((s) => s.who === who && JSON.stringify(s.at) === JSON.stringify(at));
    if (!stab) throw new Error(`${who} cannot stab ${JSON.stringify(at)}`);
    return this.act(stab);
  }
  vest(seat: Seat, plays: boolean): this {
    return this.answer(seat, 'vest/play', plays);
  }
  trade(partner: Seat): this {
    return this.answer(this.active, 'encounter/choose', { do: 'trade', with: partner });
  }
  /** Both partners give, the second first: the order of arrival does not matter. */
  swap(a: Seat, card: Card, b: Seat, other: Card): this {
    return this.answer(b, 'trade/give', other).answer(a, 'trade/give', card);
  }
  end(): this {
    return this.act({ do: 'end' });
  }
  /** Ends turns until this player's comes. */
  until(seat: Seat): this {
    do this.end();
    while (!this.over && this.active !== seat);
    return this;
  }
  /** Ends turns until a new round has begun. */
  nextRound(): this {
    const { round } = this.state;
    while (!this.over && this.state.round === round) this.end();
    return this;
  }
}

/** A match that begins in the middle of things; most cards of the game are nowhere. */
export function table(setting: Setting = {}): Told {
  const state = arrange(setting);
  const { gentle, passing, cans } = state.variants;
  return new Told(game, { state, seats: state.teams.length, options: { gentle, passing, cans }, dice: setting.dice, unaudited: true });
}
export const smallest = (t: Told): number => minimumHand(t.state);
/** A game from its very beginning. */
export const opened = (seats = 4, options: Options = {}, seed: string | number = 'opened'): Told =>
  new Told(game, { seats, options, seed });
