/** What is said over the socket while a table is watched: positions, answers, talk. */
import type { Json, Report, Seat, Standing, Wall } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import type { Op } from './patch.ts';
import type { Refused } from './rest.ts';
import type { TableInfo } from './tables.ts';

/** A stretch of one viewer's journal; `marks` has one for each of `items`. */
export interface Notes {
  readonly from: number;
  readonly items: readonly Json[];
  readonly marks?: readonly NoteMark[];
}
/** `secret`: told to some seats only, this viewer's among them. `at`: server time, in ms, of the answer that brought it. */
export interface NoteMark {
  readonly secret: boolean;
  readonly at: number | null;
  /** In the replay of a game that has ended: the seats a secret was told to. */
  readonly to?: readonly Seat[];
}
/** Everything one viewer is sent about the position: its own view, its own questions, its own notes. */
export interface Sync {
  readonly code: string;
  /**
   * Which position this is: the number of answers and take-backs so far, of all seats and the clock. It only grows, by one at
   * a time, and draws of luck do not count. An answer carries the `n` of the sync it was drawn from; it is refused as 'stale'
   * only if its question was asked (or asked anew) after that, so that what others answer meanwhile does not matter.
   */
  readonly n: number;
  readonly eyes: Seat | null; // whose view this is; null: spectator
  /** After the end a spectator sees the game's open view. What opens to those who played is in their own. */
  readonly view: Json;
  readonly asks: readonly Question[];
  readonly waiting: readonly Seat[];
  /** Public topics of those waited for, for the sentence of the bar. */
  readonly topics: readonly { readonly seat: Seat; readonly topic: string }[];
  readonly sealed: boolean;
  readonly canTakeBack: boolean;
  /** This seat is out of the game: what it says is for those who look on. */
  readonly gallery?: boolean;
  /** Why nothing can be taken back. Absent: something can, or these are nobody's eyes. */
  readonly noTakeBack?: Wall;
  /** Only bots sit here beside this viewer: what only they have learnt can be taken back. */
  readonly alone?: boolean;
  /** This viewer's notes from its own `from`-th on; a smaller total than before means that some were taken back. */
  readonly notes: Notes;
  /** How many of this viewer's notes had been told when its seat last answered itself; absent: these are nobody's eyes. */
  readonly seen?: number;
  readonly over: { readonly standings: readonly Standing[]; readonly report: Report } | null;
  /** Where a question of mine stands: how many answers this seat has given. */
  readonly own?: number;
  /** The game stood still (no server was up, or nobody was there): server time, in ms, at which it goes on. */
  readonly resumes?: number;
  /** Whoever plays with bots alone has stopped it: server time, in ms, since which no clock runs and no bot moves. */
  readonly stopped?: number;
  /** Clocks of the game itself: server time, in ms, at which they strike. Absent: none is running. */
  readonly timers?: readonly { readonly topic: string; readonly at: number }[];
  readonly serverTime: number;
}
/** The same, as changes to the sync received before (whose `n` is `base`); sent to those who watch with `patches`. See screen.ts. */
export interface Patch extends Pick<Sync, 'code' | 'n' | 'eyes' | 'notes' | 'serverTime'> {
  readonly base: number;
  readonly ops: readonly Op[];
}
export type Ack<T = object> = ({ readonly ok: true } & T) | ({ readonly ok: false } & Refused);
/** Durable. Who watches with `patches` finds the next position in here, and gets no event for it. */
export interface Moved {
  readonly n: number;
  readonly patch?: Patch;
  readonly sync?: Sync;
}
/** How fast bots are to play for somebody who plays alone against them. */
export type BotPace = 'calm' | 'brisk' | 'at-once';
/** The first four are about the seat of a bot; claimed, unproven, returned and restored (by the operator) about that of somebody whose device is said to be lost. */
export type ChatEvent = 'asked' | 'declined' | 'joined' | 'resigned' | 'claimed' | 'unproven' | 'returned' | 'restored' | 'program';
export interface ChatLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** A quick phrase of the game instead of text. */
  readonly phrase?: string;
  /** Nobody said this: it happened at the table. `name` is the person, `text` whom he replaces or replaced him. */
  readonly event?: ChatEvent;
  /**
   * Said by somebody without a seat while the game runs: those who play read it after the end only (it then comes as `chat`
   * events like any other; lines are in the order of their `id`).
   */
  readonly gallery?: boolean;
  readonly at: number;
}
/** What somebody who begins to watch is given. */
export interface Watched {
  readonly table: TableInfo;
  /** Null: the game has not begun. */
  readonly sync: Sync | null;
  readonly chat: readonly ChatLine[];
}
export interface ClientToServer {
  /**
   * Watch a table as one of my seats (null: spectator). Gives the present state; later changes come as events: whole positions
   * (`sync`) or, with `patches`, what has changed since the last one (`patch`). `bots`: how fast they are to play where nobody but I
   * plays against them.
   */
  watch(
    msg: { code: string; eyes: Seat | null; notesFrom: number; patches?: boolean; bots?: BotPace },
    ack: (a: Ack<Watched>) => void,
  ): void;
  unwatch(msg: { code: string }, ack?: (a: Ack) => void): void;
  /**
   * `own`, for a question that stands: how many answers the seat will have given before this one. Several may be under way; one
   * behind another that was refused is refused as 'stale' and not misread.
   */
  answer(msg: { code: string; n: number; seat: Seat; topic: string; answer: Json; own?: number }, ack: (a: Ack<Moved>) => void): void;
  /**
   * Takes back the seat's last answer, or the last so many (`steps`); with `note`, as many as it takes for the seat's note of that number (counted from 0,
   * as in `notes`) not to have been told: all of them, or none where one cannot be taken back ('not-admitted').
   */
  takeBack(msg: { code: string; n: number; seat: Seat; note?: number; steps?: number }, ack: (a: Ack<Moved>) => void): void;
  /** How far that could go: how many notes would be left after one step, after two, … (empty: nothing can be taken back), and what lies beyond. */
  takeBacks(msg: { code: string; n: number; seat: Seat }, ack: (a: Ack<{ notes: readonly number[]; wall: Wall }>) => void): void;
  chat(msg: { code: string; text?: string; phrase?: string }, ack: (a: Ack) => void): void;
}
export interface ServerToClient {
  sync(s: Sync): void;
  patch(p: Patch): void;
  table(t: TableInfo): void;
  chat(line: ChatLine): void;
  /** The table is no more: its host closed it, the last one left it before the start, or it was forgotten. */
  closed(msg: { code: string }): void;
  /** Something in "my games" changed. */
  mine(): void;
  /** The operator has decided or said something: see GET /api/house. */
  house(): void;
}

/** What a message of the page says, and what its acknowledgement says where it was done. */
export type Said<E extends keyof ClientToServer> = Parameters<ClientToServer[E]>[0];
export type Done<E extends keyof ClientToServer> =
  NonNullable<Parameters<ClientToServer[E]>[1]> extends (a: Ack<infer T>) => void ? T & object : never;
/** What an event from the server says. */
export type Told<E extends keyof ServerToClient> = Parameters<ServerToClient[E]>[0];
