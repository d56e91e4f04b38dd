/** What each seat may see: built from nothing, field by field. */
import type { Frozen, Seat } from '@cosmodrome/kernel';
import {
  type Card,
  type Direction,
  type Door,
  type Four,
  four,
  type Icon,
  type Item,
  inOrder,
  type Orientation,
  type Part,
  ROOMS,
  type RoomCard,
  type RoomKey,
} from './content/index.ts';
import { passageAt, tileIn, topCard } from './rules/base.ts';
import { apOf } from './rules/characters.ts';
import { minimumHand } from './rules/hand.ts';
import { isBlack } from './rules/parasites.ts';
import { iconOf, keyOf, LAST_ROUND, tokenOf } from './rules/table.ts';
import {
  ANDROID,
  type Body,
  type Colour,
  type Ending,
  PARASITES,
  type ParasiteId,
  type RoomId,
  roomsAt,
  type ScanResult,
  type Scene,
  type Secret,
  type Side,
  SOLDIER,
  type State,
  type Team,
} from './state.ts';

/** One side of a laid card: its own door, and what the passage there is; 'free': an empty cell lies behind. */
export type SideView = { readonly door: Door; readonly passage: Door | 'free'; readonly owner: Part };
export type TileView = {
  readonly card: RoomCard;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** N, E, S, W as the card lies. */
  readonly sides: Four<SideView>;
  readonly inner: 'open' | 'security' | null;
  readonly icon: Icon;
  readonly red: boolean;
  /** One room, or the north and the south room as the card lies. `icon` false: a room without one. */
  readonly rooms: readonly { readonly id: RoomId; readonly key: RoomKey; readonly icon: boolean }[];
};
/** The card on top of the Exploration deck, at orientation 0. */
export type NextView = { readonly card: RoomCard; readonly sides: Four<Door>; readonly icon: Icon };
/** `room` null: not yet on the board, or dead (hp 0). `ap`: what it brings to its player's next turn. */
export type BodyView = { readonly hp: number; readonly ap: number; readonly room: RoomId | null };
export type TeamView = {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly soldier: BodyView;
  readonly android: BodyView;
  /** Number of cards in hand. */
  readonly hand: number;
  readonly laid: readonly Item[];
  /** Bullets left on each face-up Ammo card. */
  readonly ammo: readonly number[];
  readonly out: boolean;
};
/** Black: its black side is up (two wounds). */
export type ParasiteView = { readonly id: ParasiteId; readonly black: boolean; readonly room: RoomId };
export type TurnView = {
  readonly seat: Seat;
  readonly ap: number;
  /** The search of the first round is still due. */
  readonly duty: boolean;
  readonly traded: readonly RoomId[];
  readonly fought: readonly RoomId[];
  readonly stuck: boolean;
  readonly terminal: boolean;
  readonly healed: boolean;
};
/** Only for the eyes of a living player. */
export type MyView = { readonly side: Side; readonly hand: readonly Card[] };
/** Everything, once the game is over (or in a replay with all cards open). */
export type OpenView = {
  readonly teams: readonly { readonly seat: Seat; readonly side: Side; readonly hand: readonly Card[] }[];
  readonly secrets: readonly Secret[];
  /** Where the Host card lies in the draw pile, counted from the top; null: it has been drawn. */
  readonly hostAt: number | null;
};
export type View = {
  readonly seat: Seat | null;
  readonly variants: { readonly gentle: boolean; readonly passing: boolean; readonly cans: 3 | 4 };
  /** A play must leave at least so many cards in hand. */
  readonly minimum: number;
  readonly first: Seat;
  readonly round: number;
  /** Rounds at which the game is broken off. */
  readonly lastRound: number;
  readonly turn: TurnView | null;
  readonly doorsOpen: boolean;
  readonly base: readonly TileView[];
  readonly next: NextView | null;
  readonly piles: { readonly rooms: number; readonly draw: number; readonly discard: number };
  readonly reserve: { readonly grey: number; readonly black: number };
  readonly parasites: readonly ParasiteView[];
  readonly teams: readonly TeamView[];
  readonly me: MyView | null;
  readonly scene: Scene | null;
  readonly scans: readonly ScanResult[];
  readonly ending: Ending | null;
  readonly open: OpenView | null;
};

/** PAN-INFO-01, -02, -09: everything public, and the hand and side of the one who looks, while alive. */
export function view(frozen: Frozen<State>, seat: Seat | undefined): View {
  return look(frozen as State, seat, frozen.ending !== null);
}
/** PAN-RULING-66: with all cards open. */
export function openView(frozen: Frozen<State>): View {
  return look(frozen as State, undefined, true);
}

function look(state: State, seat: Seat | undefined, open: boolean): View {
  const { gentle, passing, cans } = state.variants;
  const mine = seat === undefined ? undefined : state.teams[seat];
  return {
    seat: seat ?? null,
    variants: { gentle, passing, cans },
    minimum: minimumHand(state),
    first: state.first,
    round: state.round,
    lastRound: LAST_ROUND,
    turn: turnView(state),
    doorsOpen: state.doorsOpen,
    base: state.base.map((_, i) => tileView(state, i)),
    next: nextView(state),
    piles: { rooms: state.rooms.length, draw: state.draw.length, discard: state.discard.length },
    reserve: { grey: reserve(state, false), black: reserve(state, true) },
    parasites: PARASITES.flatMap((id) => parasiteView(state, id)),
    teams: state.teams.map(teamView),
    me: mine && !mine.out ? { side: mine.side, hand: inOrder(mine.hand) } : null,
    scene: state.scene,
    scans: state.scans.slice(),
    ending: state.ending,
    open: open ? everything(state) : null,
  };
}
function turnView({ turn }: State): TurnView | null {
  if (!turn) return null;
  const { seat, ap, duty, stuck, terminal, healed } = turn;
  return { seat, ap, duty, traded: turn.traded.slice(), fought: turn.fought.slice(), stuck, terminal, healed };
}
function tileView(state: State, i: number): TileView {
  const tile = tileIn(state.base, i);
  const side = (d: Direction): SideView => ({
    door: tile.sides[d],
    passage: tile.near[d] < 0 ? 'free' : passageAt(state.base, i, d),
    owner: tile.owner[d],
  });
  return {
    card: tile.card,
    x: tile.x,
    y: tile.y,
    orientation: tile.orientation,
    sides: four(side),
    inner: tile.inner,
    icon: ROOMS[tile.card].icon,
    red: tile.red,
    rooms: roomsAt(i, tile).map((id) => ({ id, key: keyOf(state, id), icon: iconOf(state, id) !== 'none' })),
  };
}
function nextView(state: State): NextView | null {
  const card = topCard(state);
  return card === undefined ? null : { card, sides: ROOMS[card].sides, icon: ROOMS[card].icon };
}
function parasiteView(state: State, id: ParasiteId): readonly ParasiteView[] {
  const { room } = tokenOf(state, id);
  return room === null ? [] : [{ id, black: isBlack(state, id), room }];
}
const reserve = (state: State, black: boolean): number => state.parasites.filter((p) => p.room === null && p.black === black).length;
const bodyView = (body: Body): BodyView => ({ hp: body.hp, ap: apOf(body), room: body.room });
function teamView(team: Team, seat: Seat): TeamView {
  return {
    seat,
    colour: team.colour,
    soldier: bodyView(team.bodies[SOLDIER]),
    android: bodyView(team.bodies[ANDROID]),
    hand: team.hand.length,
    laid: team.laid.slice(),
    ammo: team.ammo.slice(),
    out: team.out,
  };
}
function everything(state: State): OpenView {
  const host = state.draw.indexOf('host');
  return {
    teams: state.teams.map((team, seat) => ({ seat, side: team.side, hand: inOrder(team.hand) })),
    secrets: state.secrets.slice(),
    hostAt: host < 0 ? null : state.draw.length - 1 - host,
  };
}
