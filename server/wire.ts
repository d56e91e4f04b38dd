/** What travels between server and page. Types only; both sides import this file. */
import type { Json, Options, Report, Seat, Standing } from '@cosmodrome/kernel';
import type { Lang, Question } from '@cosmodrome/kit/text';
import type { Op } from './patch.ts';

// ------------------------------------------------------------------ people
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: { readonly name: string } | null;
}

// ------------------------------------------------------------------ games and tables
export interface GameInfo {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly seats: readonly number[];
  readonly options: Json; // kernel Option[]
  readonly bots: readonly string[];
  readonly facts: { readonly minutes: readonly [number, number]; readonly best: number; readonly weight: number; readonly kind: string };
}
/** live: ms an answer and a reserve; relaxed: no clock; days: ms a turn. */
export type Pace =
  | { readonly kind: 'live'; readonly answerMs: number; readonly reserveMs: number }
  | { readonly kind: 'relaxed' }
  | { readonly kind: 'days'; readonly answerMs: number };
/** Who sits there. `device`: another person on the host's device (hot seat). */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly here: 'here' | 'away' | 'gone' }
  | { readonly kind: 'device'; readonly id: string; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };
export interface SeatInfo {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** A bot answers for an absent person; the person can take the seat back. */
  readonly stand_in: boolean;
  readonly mine: boolean;
  readonly ready: boolean;
  /** Deadline of the answer this seat owes (server time, ms) and the reserve left; null: no clock is running. */
  readonly deadline: number | null;
  readonly reserveMs: number | null;
}
export type Phase = 'waiting' | 'playing' | 'over';
export interface TableInfo {
  readonly code: string; // six letters and digits, no O 0 I 1
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly phase: Phase;
  readonly host: boolean; // am I the host
  readonly seats: readonly SeatInfo[];
  /** Address of the rematch, once somebody asked for one. */
  readonly rematch: string | null;
  readonly createdAt: number;
}
export interface TableCard extends Pick<TableInfo, 'code' | 'name' | 'game' | 'phase' | 'pace'> {
  readonly seats: readonly { readonly name: string | null; readonly kind: Sitter['kind']; readonly mine: boolean }[];
  readonly waitingForMe: boolean;
  readonly deadline: number | null;
  readonly updatedAt: number;
}
export interface NewTable {
  readonly game: string;
  readonly seats: readonly (
    | { readonly kind: 'me' }
    | { readonly kind: 'open' }
    | { readonly kind: 'device'; readonly name: string }
    | { readonly kind: 'bot'; readonly bot: string }
  )[];
  readonly options?: Options;
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly name?: string;
  /** Start at once if no seat is open. */
  readonly start?: boolean;
}

// ------------------------------------------------------------------ play (Socket.IO)
/** Everything one viewer is sent about the position: its own view, its own questions, its own notes. */
export interface Sync {
  readonly code: string;
  /** Number of entries of the record: answers carry it, a stale one is refused. */
  readonly n: number;
  readonly eyes: Seat | null; // whose view this is; null: spectator
  readonly view: Json;
  readonly asks: readonly Question[];
  readonly waiting: readonly Seat[];
  /** Public topics of those waited for, for the sentence of the bar. */
  readonly topics: readonly { readonly seat: Seat; readonly topic: string }[];
  readonly sealed: boolean;
  readonly canTakeBack: boolean;
  /** This viewer's notes from its own `from`-th on; a smaller total than before means that some were taken back. */
  readonly notes: { readonly from: number; readonly items: readonly Json[] };
  readonly over: { readonly standings: readonly Standing[]; readonly report: Report } | null;
  /** Clocks of the game itself: server time, in ms, at which they strike. Absent: none is running. */
  readonly timers?: readonly { readonly topic: string; readonly at: number }[];
  readonly serverTime: number;
}
/** The same, as changes to the sync received before (whose `n` is `base`); sent to those who watch with `patches`. See screen.ts. */
export interface Patch extends Pick<Sync, 'code' | 'n' | 'eyes' | 'notes' | 'serverTime'> {
  readonly base: number;
  readonly ops: readonly Op[];
}
export type Ack<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: string; readonly message: string; readonly key?: string };
/** Durable. Who watches with `patches` finds the next position in here, and gets no event for it. */
export interface Moved {
  readonly n: number;
  readonly patch?: Patch;
  readonly sync?: Sync;
}
export interface ChatLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** A quick phrase of the game instead of text. */
  readonly phrase?: string;
  readonly at: number;
}
export interface ClientToServer {
  /** Watch a table as one of my seats (null: spectator). Gives the present state; later changes come as events. */
  watch(
    msg: { code: string; eyes: Seat | null; notesFrom: number },
    ack: (a: Ack<{ table: TableInfo; sync: Sync | null; chat: readonly ChatLine[] }>) => void,
  ): void;
  unwatch(msg: { code: string }): void;
  answer(msg: { code: string; n: number; seat: Seat; topic: string; answer: Json }, ack: (a: Ack<Moved>) => void): void;
  takeBack(msg: { code: string; n: number; seat: Seat }, ack: (a: Ack<Moved>) => void): void;
  chat(msg: { code: string; text?: string; phrase?: string }, ack: (a: Ack) => void): void;
}
export interface ServerToClient {
  sync(s: Sync): void;
  patch(p: Patch): void;
  table(t: TableInfo): void;
  chat(line: ChatLine): void;
  /** Something in "my games" changed. */
  mine(): void;
}

// ------------------------------------------------------------------ REST, all under /api, JSON, errors as { code, message }
// GET  /api/me → Me            POST /api/me {name} → Me          (a guest is made on first contact; signed http-only cookie)
// POST /api/auth/sign-up {login, password, name?} · sign-in {login, password} · sign-out → Me
//      `login` is an e-mail or a user name (3 to 30 of a-z 0-9 _ .); an account adopts the guest's games
// GET  /api/games → GameInfo[]
// GET  /api/tables → TableCard[]  (listed, waiting or playing)    GET /api/mine → TableCard[]
// POST /api/tables NewTable → TableInfo                          GET /api/tables/:code → TableInfo
// POST /api/tables/:code/sit {seat} · leave {seat} · device {seat, name} · rename {name} · kick {seat} · bot {seat, bot} · open {seat} · ready {ready} · start · rematch
// POST /api/tables/:code/stand-in {seat, on}   a bot answers for me / I take my seat back     · resign {seat}
// GET  /api/tables/:code/replay?eyes=0|1|…|open → Replay          (after the end, or own eyes during play)
export interface Replay {
  readonly table: TableInfo;
  readonly eyes: Seat | 'open' | null;
  readonly total: number;
  /** One frame per answer: view, notes told by then, and what was answered. */
  readonly frames: readonly {
    readonly n: number;
    readonly view: Json;
    readonly notes: number;
    readonly seat: Seat;
    readonly topic: string;
    readonly at: number | null;
    readonly round: number;
  }[];
  readonly notes: readonly Json[];
}
