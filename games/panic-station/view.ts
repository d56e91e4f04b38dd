/** What each seat may see: built from nothing, field by field. */
import type { Seat } from '@cosmodrome/kernel';
import type { Card, Item } from './content/cards.ts';
import type { Door, Four, Icon, Part, RoomCard, RoomKey } from './content/rooms.ts';
import type { Colour, Ending, ParasiteId, RoomId, ScanResult, Scene, Secret, Side } from './state.ts';

/** One side of a laid card: its own door, and what the passage there is; 'free': an empty cell lies behind. */
export type SideView = { readonly door: Door; readonly passage: Door | 'free'; readonly owner: Part };
export type TileView = {
  readonly card: RoomCard;
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 180;
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
