/** People, games and tables as the page knows them. */
import type { Json, Options, Seat, Strength } from '@cosmodrome/kernel';
import type { FactsBy, FirstTable, Rating } from '@cosmodrome/kit/package';
import type { Lang } from '@cosmodrome/kit/text';
import type { Wishes } from './calls.ts';
import type { Apart } from './circle.ts';
import type { Announcement } from './operator.ts';

// ------------------------------------------------------------------ people
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: { readonly name: string } | null;
}

export interface HouseInfo {
  /** After how many days something nobody touches goes; 0: never. */
  readonly days: { readonly waiting: number; readonly playing: number; readonly finished: number; readonly guest: number };
  /** New accounts are made. */
  readonly registrations: boolean;
  /** What the operator says to everybody. */
  readonly announcement: Announcement | null;
}
/** Makes another browser this person's, once: `/link/TOKEN`. */
export interface Link {
  readonly token: string;
  /** Server time, ms. */
  readonly until: number;
}
/** Whose link it is. `password`: a new one is to be chosen. */
export interface LinkSeen {
  readonly name: string;
  readonly kind: 'device' | 'password' | 'mail' | 'seat';
}
/** A program of mine that may sit at tables: docs/bot-api.md. */
export interface Program {
  readonly id: string;
  readonly name: string;
  /** Server time, ms; `used`: when it last came, null if it never did. */
  readonly made: number;
  readonly used: number | null;
}
/** Everything that is kept of me, but for what was done in matches: that is in their records. */
export interface Kept {
  readonly me: Me;
  readonly since: number;
  readonly seen: number;
  readonly lessons: Readonly<Record<string, number | 'done'>>;
  readonly tables: readonly {
    readonly code: string;
    readonly name: string;
    readonly game: string;
    readonly phase: Phase;
    readonly opened: boolean;
    readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
    readonly result: { readonly won: boolean; readonly score: number } | null;
    /** The day's challenge it is a try at. */
    readonly challenge?: string;
    readonly at: number;
  }[];
  readonly said: readonly { readonly code: string; readonly text: string; readonly at: number }[];
  /** Tables at which I looked on, or gave up a seat. */
  readonly watched: readonly string[];
  /** Tables whose host sent me away, or where I have asked for a seat. */
  readonly sentAway: readonly string[];
  readonly askedFor: readonly string[];
  /** How I am called: nothing was said yet where it is null. */
  readonly calling: { readonly wishes: Wishes; readonly mail: string | null; readonly sure: boolean } | null;
  readonly browsers: readonly { readonly endpoint: string; readonly at: number }[];
  /** The last turns I was called to. */
  readonly called: readonly { readonly code: string; readonly kind: 'push' | 'mail'; readonly since: number }[];
  /** What came of my matches, and the ratings reckoned from it. */
  readonly results: readonly {
    readonly code: string;
    readonly seat: Seat;
    readonly side: string | null;
    readonly scenario: string | null;
    readonly difficulty: string | null;
    readonly won: boolean;
    readonly score: number;
    readonly rounds: number;
    readonly ms: number;
    readonly at: number;
  }[];
  readonly ratings: readonly { readonly game: string; readonly mu: number; readonly sigma: number; readonly games: number }[];
  /** What I told the operator of others, and when others told the operator of me. */
  readonly reported: readonly { readonly code: string; readonly text: string; readonly at: number }[];
  readonly reportedOf: readonly { readonly code: string; readonly at: number }[];
  /** Kept out, or kept from talking: by the operator, with the reason. */
  readonly bans: readonly { readonly kind: string; readonly reason: string; readonly from: number; readonly until: number | null }[];
  /** Links I have asked for and not used, and browsers in which my account is signed in. */
  readonly links: readonly { readonly kind: LinkSeen['kind']; readonly until: number }[];
  readonly sessions: readonly { readonly since: number; readonly until: number }[];
  /** Whom of those I played with I do not show, or keep away. */
  readonly apart: readonly { readonly name: string; readonly how: Apart }[];
  readonly programs: readonly Program[];
  /** Tables to which I asked somebody, and to which I am asked. */
  readonly asked: readonly string[];
  readonly askedTo: readonly string[];
}

// ------------------------------------------------------------------ games and tables
/** What weighed most with a bot, for `Words.motive`, and what its seat saw then. */
export interface Spoken {
  readonly seat: Seat;
  readonly why: readonly Json[];
  readonly view: Json;
}
/** What a bot would answer to what I am asked, and what weighs with it. */
export interface Advice {
  readonly topic: string;
  readonly answer: Json;
  readonly why: readonly Json[];
}
/** Whether people at a table may ask for hints, and whether everybody reads in the journal who did: never what was said. */
export type Hints = 'marked' | 'quiet' | 'none';
/** A hint that was asked for: by whom, after how many acts, when (server time, ms). */
export interface Hinted {
  readonly seat: Seat;
  readonly n: number;
  readonly at: number;
}
export interface ListedBot {
  readonly name: string;
  readonly strength: Strength;
  readonly style: string;
  readonly rating?: Rating;
}
export interface GameInfo {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly seats: readonly number[];
  readonly options: Json; // kernel Option[]
  readonly bots: readonly string[];
  /** The bots that are chosen by strength and style, with what the ladder found; a strength alone leaves the style to chance. */
  readonly characters?: readonly ListedBot[];
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
    /** What one click opens. */
    readonly first?: FirstTable;
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
  /** `program`: somebody's own program answers here, by that name; of whom, if he sits here too. `bot` plays while it does not. */
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string; readonly program?: { readonly of: string | null } };
export interface SeatInfo {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** A bot answers for an absent person; the person can take the seat back. */
  readonly stand_in: boolean;
  /** When the stand-in began (server time, ms); null: there is none. */
  readonly since?: number | null;
  readonly mine: boolean;
  /**
   * While the game runs, somebody asks for this seat, a bot's or one whose owner is gone and whom they say they are; or, before it too, for
   * `program` to sit in it. `left` of those who play have
   * not agreed yet; `asked`: I am one of them.
   */
  readonly knock?: {
    readonly name: string;
    readonly program?: string;
    readonly mine: boolean;
    readonly left: number;
    readonly asked: boolean;
  };
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
  /** Something somebody made is played in place of what this option names, and what it goes by: words of a stranger. */
  readonly made?: { readonly option: string; readonly name: string };
  readonly pace: Pace;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** While the game runs, whoever looks on may take the seat of a bot (`sit`). */
  readonly joinable?: boolean;
  /** The one person here may take back a whole turn, luck and all; the match counts in no figures. */
  readonly training?: boolean;
  /** It plays on from a moment of another match, and counts in no figures. */
  readonly forked?: boolean;
  /** It lives on this device, and no server knows it; `sent`: the table of the server that it has become, and `read`: nobody plays on here. */
  readonly here?: { readonly sent?: string; readonly read?: boolean };
  /** A try at a challenge of the day: nobody helps, and nothing is changed. */
  readonly challenge?: boolean;
  /** It stands still: nobody of those who play is there, and each is late or has a bot stand in. It goes on when one of them comes. */
  readonly rests?: boolean;
  /** What is spoken there, if whoever opened it said so. */
  readonly lang?: Lang;
  /** What was said of it, or else what suits those who sit there: quiet for one among bots, marked among people. */
  readonly hints: Hints;
  /** Those that were marked, oldest first. */
  readonly hinted?: readonly Hinted[];
  readonly phase: Phase;
  readonly host: boolean; // am I the host
  readonly seats: readonly SeatInfo[];
  /** Address of the rematch, once somebody asked for one. */
  readonly rematch: string | null;
  /** Matches that this one asks the stage for, the tables on which they are played, and which of the seats here sit there. */
  readonly stages?: readonly { readonly topic: string; readonly code: string; readonly seats: readonly Seat[] }[];
  /** The table whose match plays this one on its stage. */
  readonly of?: string;
  /** The host has sent me away: I cannot sit here. */
  readonly kicked?: boolean;
  /** Only from GET /api/tables/:code: I may ask for a seat (`knock`), as long as I have not looked on. */
  readonly door?: boolean;
  /** Only from GET /api/tables/:code: somebody who plays here is gone, and I may say that it is me (`knock`), from another device. */
  readonly lost?: boolean;
  readonly createdAt: number;
}
export interface TableCard extends Pick<TableInfo, 'code' | 'name' | 'game' | 'phase' | 'pace' | 'training' | 'forked' | 'lang' | 'rests'> {
  readonly seats: readonly { readonly name: string | null; readonly kind: Sitter['kind']; readonly mine: boolean }[];
  readonly waitingForMe: boolean;
  /** The table that plays this one, of a campaign. */
  readonly of?: TableInfo['code'];
  readonly here?: NonNullable<TableInfo['here']>;
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
/** Which paces such a table can be played at, whether several at one device can, and what is wrong with its options: a key of the game's refusals. */
export interface Fits {
  readonly paces: readonly Pace['kind'][];
  readonly oneDevice: boolean;
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
  /** For me and bots alone: see `TableInfo`. */
  readonly training?: boolean;
  readonly hints?: Hints;
  readonly name?: string;
  readonly lang?: Lang;
  /** Start at once if no seat is open. */
  readonly start?: boolean;
}
/** A table of a device on its way to the server: its record as a file has it (`kernel/record-file.ts`), with its seed. */
export interface SentTable {
  /** What the device calls it: sent twice, it is one. */
  readonly from: string;
  readonly record: string;
  readonly training?: boolean;
}
/**
 * What the host can still change before the start; what is absent stays, and `options` may be some of them only. Everybody but
 * the host is asked anew whether he is ready.
 */
export type TableTerms = Pick<NewTable, 'options' | 'pace' | 'listed' | 'spectators' | 'joinable' | 'hints' | 'lang'>;
