/** A table set up as a test needs it, and the words in which tests tell a game. */
import { type Json, Luck, type Options, type Seat } from '@cosmodrome/kernel';
import { TestTable } from '@cosmodrome/kit/testing';
import {
  type Card,
  type Direction,
  four,
  type Infection,
  type Item,
  NEST,
  REACTOR,
  ROOM_CARDS,
  type RoomCard,
  type RoomKey,
} from '../content/index.ts';
import { game } from '../game.ts';
import type { Note } from '../notes.ts';
import { layTile } from '../rules/base.ts';
import { minimumHand } from '../rules/hand.ts';
import { setup } from '../rules/setup.ts';
import { bodyOf, keyOf, teamOf, turnOf } from '../rules/table.ts';
import { beginTurn } from '../rules/turn.ts';
import {
  androidOf,
  type BodyId,
  bodyAt,
  COLOURS,
  type ParasiteId,
  REACTOR_ROOM,
  type RoomId,
  roomsAt,
  type Side,
  type State,
  soldierOf,
  type Variants,
  type Which,
} from '../state.ts';
import type { Action, Answers, Target } from '../topics.ts';
import type { View } from '../view.ts';

export const [BLUE, RED, GREEN, YELLOW, ORANGE, PURPLE] = [0, 1, 2, 3, 4, 5] as const;
export const soldier = soldierOf;
export const android = androidOf;
export const parasite = (n: number): ParasiteId => n as ParasiteId;
export const infection = (seat: Seat): Infection => `infection:${seat}`;
export const own = (seat: Seat, n = 3): Card[] => new Array<Card>(n).fill(infection(seat));
/** A starting hand: three own Infection cards, a Gas Can, one more. */
export const starting = (seat: Seat, other: Card = 'vest'): Card[] => [...own(seat), 'gas', other];

/** A card beside the Reactor Room: what, where, and in which orientation. */
type Laid = `${RoomCard} ${number},${number}` | `${RoomCard} ${number},${number} 180`;

export interface Setting {
  readonly seats?: number;
  readonly first?: Seat;
  readonly round?: number;
  /** Whose turn it is, and with how many action points; default Blue, with what his characters give. */
  readonly turn?: Seat;
  readonly ap?: number;
  readonly duty?: boolean;
  readonly base?: readonly Laid[];
  readonly red?: readonly RoomCard[];
  /** Doors bricked up for the test. */
  readonly walls?: Readonly<Partial<Record<RoomCard, readonly Direction[]>>>;
  /** The Exploration deck, top card first; the cards not named lie below, the Nest last. `only`: nothing lies below. */
  readonly deck?: readonly RoomCard[];
  readonly only?: boolean;
  /** Search cards, top card first. */
  readonly draw?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
  readonly sides?: Readonly<Record<Seat, Side>>;
  /** Where characters stand; default: all in the Reactor Room. */
  readonly at?: Readonly<Record<number, RoomKey | null>>;
  readonly hp?: Readonly<Record<number, number>>;
  readonly laid?: Readonly<Record<Seat, readonly Item[]>>;
  readonly ammo?: Readonly<Record<Seat, readonly number[]>>;
  readonly parasites?: readonly (readonly [RoomKey, ('grey' | 'black' | 'weakened')?])[];
  readonly variants?: Partial<Variants>;
  /** What a Host has tried so far. */
  readonly tried?: Readonly<Record<Seat, { readonly tries: number; readonly succeeded: boolean }>>;
  readonly doorsOpen?: boolean;
  /** What the D4 will show, in order. */
  readonly dice?: readonly number[];
}

export function build(setting: Setting): State {
  const seats = setting.seats ?? 4;
  const state = setup({}, seats, Luck.seeded('table'));
  state.variants = { gentle: false, passing: false, cans: 3, pick: false, ...setting.variants };
  state.first = setting.first ?? BLUE;
  state.round = setting.round ?? 2;
  state.phase = 'team';
  state.dealt = [];
  state.discard = [...(setting.discard ?? [])];
  state.draw = [...(setting.draw ?? ['knife', 'vest', 'aid', 'grenade', 'ammo', 'key', 'gas', 'gas'])].reverse() as Card[];
  state.drawn = 2 * seats + 1;
  state.doorsOpen = setting.doorsOpen ?? false;
  for (const token of state.parasites) Object.assign(token, { room: null, weakened: false });
  state.base = [];
  layTile(state, REACTOR, { x: 0, y: 0, turn: 0 });
  for (const laid of setting.base ?? []) {
    const [card, at, round] = laid.split(' ');
    const [x, y] = at!.split(',').map(Number);
    layTile(state, card as RoomCard, { x: x!, y: y!, turn: round ? 180 : 0 });
  }
  for (const [card, sides] of Object.entries(setting.walls ?? {}))
    for (const tile of state.base) if (tile.card === card) tile.sides = four((d) => (sides.includes(d) ? 'wall' : tile.sides[d]));
  for (const card of setting.red ?? []) state.base.find((tile) => tile.card === card)!.red = true;
  const laid = new Set(state.base.map((tile) => tile.card));
  const named = [...(setting.deck ?? [])];
  const below = setting.only ? [] : ROOM_CARDS.filter((card) => !laid.has(card) && !named.includes(card) && card !== NEST);
  if (!setting.only && !laid.has(NEST) && !named.includes(NEST)) below.push(NEST);
  state.rooms = [...named, ...below].reverse();
  const rooms = roomsByKey(state);
  state.teams.forEach((team, seat) => {
    team.colour = COLOURS[seat]!;
    team.hand = [...(setting.hands?.[seat] ?? starting(seat))];
    team.side = setting.sides?.[seat] ?? 'human';
    Object.assign(team, setting.tried?.[seat]);
    team.laid = [...(setting.laid?.[seat] ?? [])];
    team.ammo = [...(setting.ammo?.[seat] ?? [])];
    team.bodies.forEach((body, i) => {
      const id = bodyAt(seat, i as Which);
      const key = setting.at?.[id];
      body.hp = setting.hp?.[id] ?? 4;
      body.room = body.hp === 0 || key === null ? null : key === undefined ? REACTOR_ROOM : rooms.get(key)!;
    });
    team.out = team.bodies.every((body) => body.hp === 0);
  });
  for (const [key, kind] of setting.parasites ?? []) {
    const black = kind === 'black' || kind === 'weakened';
    const token = state.parasites.find((p) => p.black === black && p.room === null)!;
    token.room = rooms.get(key)!;
    token.weakened = kind === 'weakened';
  }
  const turn = setting.turn ?? BLUE;
  const round = state.round;
  state.round = round === 1 ? 2 : round; // the tokens stand where the test has put them
  beginTurn({ state, tell: () => undefined } as never, turn);
  state.round = round;
  if (setting.ap !== undefined) turnOf(state).ap = setting.ap;
  turnOf(state).duty = setting.duty ?? false;
  return state;
}
function roomsByKey(state: State): Map<RoomKey, RoomId> {
  const rooms = new Map<RoomKey, RoomId>();
  state.base.forEach((tile, i) => {
    for (const id of roomsAt(i, tile)) rooms.set(keyOf(state, id), id);
  });
  return rooms;
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
  const state = build(setting);
  const { gentle, passing, cans } = state.variants;
  return new Told(game, { state, seats: state.teams.length, options: { gentle, passing, cans }, dice: setting.dice, unaudited: true });
}
export const smallest = (t: Told): number => minimumHand(t.state);
/** A game from its very beginning. */
export const opened = (seats = 4, options: Options = {}, seed: string | number = 'opened'): Told =>
  new Told(game, { seats, options, seed });
