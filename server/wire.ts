/** What travels between server and page. Types only; both sides import this file. */
import type { Json, Options, Report, Seat, Standing, Wall } from '@cosmodrome/kernel';
import type { FactsBy } from '@cosmodrome/kit/package';
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
  /** Not all options go together, or not at every pace: ask which (`Fits`). */
  readonly picky?: boolean;
  /** Seats see what others do not. */
  readonly secrets: boolean;
  readonly facts: {
    readonly minutes: readonly [number, number];
    readonly best: number;
    readonly weight: number;
    readonly kind: string;
    /** How long and how hard each value of one option is. */
    readonly by?: FactsBy;
  };
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
  /** When the stand-in began (server time, ms); null: there is none. */
  readonly since?: number | null;
  readonly mine: boolean;
  /** While the game runs, somebody asks for this bot's seat: `left` of those who play have not agreed yet; `asked`: I am one of them. */
  readonly knock?: { readonly name: string; readonly mine: boolean; readonly left: number; readonly asked: boolean };
  /** Whoever opened the table, or was left it, sits here. */
  readonly host?: boolean;
  readonly ready: boolean;
  /** Since when the one who sits here is not at the table (server time, ms); null: here, or no person. */
  readonly left?: number | null;
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
  /** While the game runs, whoever looks on may take the seat of a bot (`sit`). */
  readonly joinable?: boolean;
  readonly phase: Phase;
  readonly host: boolean; // am I the host
  readonly seats: readonly SeatInfo[];
  /** Address of the rematch, once somebody asked for one. */
  readonly rematch: string | null;
  /** Matches that this one asks the stage for, and the tables on which they are played. */
  readonly stages?: readonly { readonly topic: string; readonly code: string }[];
  /** The table whose match plays this one on its stage. */
  readonly of?: string;
  /** The host has sent me away: I cannot sit here. */
  readonly kicked?: boolean;
  /** Only from GET /api/tables/:code: I may ask for a seat (`knock`), as long as I have not looked on. */
  readonly door?: boolean;
  readonly createdAt: number;
}
export interface TableCard extends Pick<TableInfo, 'code' | 'name' | 'game' | 'phase' | 'pace'> {
  readonly seats: readonly { readonly name: string | null; readonly kind: Sitter['kind']; readonly mine: boolean }[];
  readonly waitingForMe: boolean;
  /** The rules have changed and no longer fit this match: it cannot go on, and waits for nobody. */
  readonly misfit?: boolean;
  /** The first question that waits for me as plain text: names filled in, marks removed. Null: none does. */
  readonly ask?: Readonly<Record<Lang, string>> | null;
  /** Rounds so far. Absent where the match is not at hand. */
  readonly round?: number;
  /** Who is waited for. */
  readonly turn?: readonly Seat[];
  /** How it ended for my seat (the first of mine). Null: not over, or not mine, or given up. */
  readonly result?: { readonly won: boolean; readonly score: number } | null;
  readonly deadline: number | null;
  readonly updatedAt: number;
}
/** Which paces such a table can be played at, and what is wrong with its options: a key of the game's refusals. */
export interface Fits {
  readonly paces: readonly Pace['kind'][];
  readonly wrong: string | null;
}
export interface Left {
  /** The table is no more. */
  readonly closed: boolean;
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
  /** Plain data beside the options (a crew, a mission somebody drew), for a game that takes it: at most 64 KB. */
  readonly brief?: Json;
  readonly pace?: Pace;
  readonly listed?: boolean;
  readonly spectators?: boolean;
  /** Unless said otherwise, whoever may look on may take a bot's seat in mid-game. */
  readonly joinable?: boolean;
  readonly name?: string;
  /** Start at once if no seat is open. */
  readonly start?: boolean;
}
/**
 * What the host can still change before the start; what is absent stays, and `options` may be some of them only. Everybody but
 * the host is asked anew whether he is ready.
 */
export type TableTerms = Pick<NewTable, 'options' | 'pace' | 'listed' | 'spectators' | 'joinable'>;

// ------------------------------------------------------------------ play (Socket.IO)
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
  /** This viewer's notes from its own `from`-th on; a smaller total than before means that some were taken back. */
  readonly notes: Notes;
  readonly over: { readonly standings: readonly Standing[]; readonly report: Report } | null;
  /** Where a question of mine stands: how many answers this seat has given. */
  readonly own?: number;
  /** The game stood still (no server was up, or nobody was there): server time, in ms, at which it goes on. */
  readonly resumes?: number;
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
export type ChatEvent = 'asked' | 'declined' | 'joined' | 'resigned';
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
export interface ClientToServer {
  /** Watch a table as one of my seats (null: spectator). Gives the present state; later changes come as events. */
  watch(
    msg: { code: string; eyes: Seat | null; notesFrom: number },
    ack: (a: Ack<{ table: TableInfo; sync: Sync | null; chat: readonly ChatLine[] }>) => void,
  ): void;
  unwatch(msg: { code: string }): void;
  /**
   * `own`, for a question that stands: how many answers the seat will have given before this one. Several may be under way; one
   * behind another that was refused is refused as 'stale' and not misread.
   */
  answer(msg: { code: string; n: number; seat: Seat; topic: string; answer: Json; own?: number }, ack: (a: Ack<Moved>) => void): void;
  /**
   * Takes back the seat's last answer; with `note`, as many as it takes for the seat's note of that number (counted from 0,
   * as in `notes`) not to have been told: all of them, or none where one cannot be taken back ('not-admitted').
   */
  takeBack(msg: { code: string; n: number; seat: Seat; note?: number }, ack: (a: Ack<Moved>) => void): void;
  /** How far that could go: how many notes would be left after one step, after two, … Empty: nothing can be taken back. */
  takeBacks(msg: { code: string; n: number; seat: Seat }, ack: (a: Ack<{ notes: readonly number[] }>) => void): void;
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
}

// ------------------------------------------------------------------ REST, all under /api, JSON, errors as { code, message }
// GET  /api/me → Me            POST /api/me {name} → Me          (a guest is made on first contact; signed http-only cookie)
// POST /api/auth/sign-up {login, password, name?} · sign-in {login, password} · sign-out → Me
//      `login` is an e-mail or a user name (3 to 30 of a-z 0-9 _ .); an account adopts the guest's games
// GET  /api/games → GameInfo[]
// GET  /api/tables → TableCard[]  (listed, waiting or playing)    GET /api/mine → TableCard[]
// POST /api/tables NewTable → TableInfo                          GET /api/tables/:code → TableInfo
// POST /api/tables/:code/sit {seat} · leave {seat} · device {seat, name} · rename {name} · kick {seat} · bot {seat, bot} · open {seat} · ready {ready} · start · rematch
// POST /api/tables/:code/quit · close → Left    before the start. quit: I leave the table with all my seats; the host's place goes to the
//      first who sits there, and where nobody does the table is closed. close: the host closes it. Who watches gets `closed`
//      `start` gives the seats that are still open to bots
//      `sit` while the game runs takes a bot's seat, if the table is `joinable`, for one who has no seat yet: then `watch` with these eyes
//      In a game with secrets everybody who plays must agree: `knock {seat}` asks, `agree {seat, yes}` answers (or, of the one who asked,
//      withdraws). Who has looked on there, or had a seat and gave it up, gets none
// POST /api/tables/:code/move {seat, to}       host, before the start: two seats are exchanged, with whoever sits there. Who watched through one of them watches through the other
// POST /api/tables/:code/add · remove {seat}   host, before the start: one more open seat, or an open one less (those after it move up), within what the game is played with
// POST /api/tables/:code/options TableTerms    host, before the start
// POST /api/tables/:code/stand-in {seat, on}   a bot answers for me / I take my seat back     · resign {seat}
// POST /api/tables/:code/fork {n, seat?} → TableInfo of a new table that plays on from there, the one who asks in `seat` (his own if absent), bots in the others.
//      `n` is that of a frame (0: the beginning). Of a match that is over: that very position. Of a running one: only for the one
//      person at a table of bots, and then from the beginning of that stretch of play with everything he cannot know drawn anew ('playing' otherwise)
// GET  /api/tables/:code/replay?eyes=0|1|…|open → SentReplay      (after the end, or own eyes during play)
export interface Replay {
  readonly table: TableInfo;
  readonly eyes: Seat | 'open' | null;
  readonly total: number;
  /** The view before the first answer. */
  readonly start: Json;
  readonly frames: readonly Frame[];
  readonly notes: readonly Json[];
  readonly marks?: readonly NoteMark[];
  /** As in Sync: null while the game runs. */
  readonly over?: Sync['over'];
}
/** One for each answer: view, notes told by then, and what was answered. */
export interface Frame {
  /** As in Sync. */
  readonly n: number;
  readonly view: Json;
  readonly notes: number;
  /** Who answered what; null while the game runs, for another's answer to a question nobody waited for. */
  readonly seat: Seat | null;
  readonly topic: string | null;
  /** The question as it stood just before; null: not for these eyes. One's own questions and answers are, and the open eyes see all. */
  readonly ask?: Question | null;
  /** What was answered; null with `ask` null: not for these eyes. */
  readonly answer?: Json | null;
  readonly at: number | null;
  readonly round: number;
}
/** As it travels: each view as changes to the one before, the first to `start`. `unrolled` in screen.ts makes a Replay of it. */
export interface SentReplay extends Omit<Replay, 'frames'> {
  readonly frames: readonly (Omit<Frame, 'view'> & { readonly ops: readonly Op[] })[];
}
