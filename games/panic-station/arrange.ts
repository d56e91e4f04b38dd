/** A table in the middle of a game, as somebody wants it: for lessons and tests. */
import { Luck, type Seat } from '@cosmodrome/kernel';
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
  SEARCH_CARDS,
} from './content/index.ts';
import { layTile } from './rules/base.ts';
import { setup } from './rules/setup.ts';
import { keyOf, turnOf } from './rules/table.ts';
import { beginTurn } from './rules/turn.ts';
import {
  androidOf,
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
} from './state.ts';

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
  /** Doors bricked up. */
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
}

/** A position in the middle of a game. Cards that are not named are left out of the box. */
export function arrange(setting: Setting): State {
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
  state.round = round === 1 ? 2 : round; // the tokens stand where they were put
  beginTurn({ state, tell: () => undefined } as never, turn);
  state.round = round;
  if (setting.ap !== undefined) turnOf(state).ap = setting.ap;
  turnOf(state).duty = setting.duty ?? false;
  return state;
}
/** Rooms of the base by their names. */
export function roomsByKey(state: State): Map<RoomKey, RoomId> {
  const rooms = new Map<RoomKey, RoomId>();
  state.base.forEach((tile, i) => {
    for (const id of roomsAt(i, tile)) rooms.set(keyOf(state, id), id);
  });
  return rooms;
}

/** The same with the whole box: every card that is nowhere lies at the bottom of the draw pile. */
export function arrangeAll(setting: Setting): State {
  const state = arrange({ draw: [], ...setting });
  const lying = [...state.draw, ...state.discard, ...state.teams.flatMap((t) => [...t.hand, ...t.laid, ...t.ammo.map(() => 'ammo')])];
  for (const [card, { count }] of Object.entries(SEARCH_CARDS)) {
    const missing = count - lying.filter((c) => c === card).length;
    if (missing < 0) throw new Error(`badly arranged: ${-missing} ${card} too many`);
    state.draw.unshift(...new Array<Card>(missing).fill(card as Card));
  }
  return state;
}
