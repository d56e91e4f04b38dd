/**
 * Every request a page can make, with what it sends and what it gets: JSON both ways. Whoever is refused gets `Refused`. The server
 * has a handler and a schema for each (`server/http.ts`), the page calls them by name (`web/net/api.ts`); what does not fit this table
 * compiles on neither side.
 */
import type { Json, Options, Seat } from '@cosmodrome/kernel';
import type { Lang } from '@cosmodrome/kit/text';
import type { Calling, PushTo, Wishes } from './calls.ts';
import type { Apart, Circle, Invitation } from './circle.ts';
import type { Challenge, Figures } from './figures.ts';
import type { Announcement, BanKind, DeedSeen, Overview, PersonSeen, ReportSeen, TableSeen } from './operator.ts';
import type { MatchRecord, SentReplay } from './replay.ts';
import type {
  Advice,
  Fits,
  GameInfo,
  HouseInfo,
  Kept,
  Left,
  Link,
  LinkSeen,
  Me,
  NewTable,
  Program,
  SentTable,
  Spoken,
  TableCard,
  TableInfo,
  TableTerms,
} from './tables.ts';

/** Something is to be done with a table; it answers with the table as it is then. */
interface Act<Wish = Nothing> {
  readonly body: Wish;
  readonly answer: TableInfo;
}
/** Nothing has to be said. */
type Nothing = { readonly [key: string]: never };
type AtSeat = { readonly seat: Seat };
type Named = { readonly name: string };
/** How many steps lie behind, or that it is done. */
export type LessonAt = number | 'done';
/** By game and lesson: 'vii-legio/first-mission'. */
export type LessonsTaken = Readonly<Record<string, LessonAt>>;

export interface Rest {
  /** Who I am. A guest is made on first contact, kept by a signed http-only cookie. */
  'GET /api/me': { readonly answer: Me };
  'POST /api/me': { readonly body: Named; readonly answer: Me };
  /** `login` is an e-mail or a user name (3 to 30 of a-z 0-9 _ .); an account adopts the guest's games. */
  'POST /api/auth/sign-up': {
    readonly body: { readonly login: string; readonly password: string; readonly name?: string };
    readonly answer: Me;
  };
  'POST /api/auth/sign-in': { readonly body: { readonly login: string; readonly password: string }; readonly answer: Me };
  'POST /api/auth/sign-out': { readonly body: Nothing; readonly answer: Me };

  /** Every other browser is signed out. */
  'POST /api/auth/password': { readonly body: { readonly before: string; readonly after: string }; readonly answer: Me };
  /** Another browser becomes mine by this link, once: for guests too. One that is made anew makes the one before it void. */
  'POST /api/me/link': { readonly body: Nothing; readonly answer: Link };
  /** Whose link this is; nothing is used up. */
  'POST /api/links/look': { readonly body: { readonly token: string }; readonly answer: LinkSeen };
  /**
   * I am that person here from now on; what this browser's guest has comes along. `password`: the new one, where one is to be chosen. A link of the kind
   * 'seat' goes the other way: what that guest had becomes mine, and the guest is no more.
   */
  'POST /api/links/use': { readonly body: { readonly token: string; readonly password?: string }; readonly answer: Me };
  'GET /api/me/kept': { readonly answer: Kept };
  /** I leave: my seats go to bots, my games alone go, in others' I was somebody. An account says its password. Answers with a new guest. */
  'POST /api/me/leave': { readonly body: { readonly password?: string }; readonly answer: Me };

  /** How I want to be called when it is my turn and I am not here. */
  'GET /api/me/calling': { readonly answer: Calling };
  'POST /api/me/calling': { readonly body: Wishes; readonly answer: Calling };
  /** Mail goes there once the link that is sent there was used. Null: nowhere. An account says its password. */
  'POST /api/me/mail': { readonly body: { readonly mail: string | null; readonly password?: string }; readonly answer: Calling };
  /** This browser is called; or, with `off`, no more. */
  'POST /api/me/browser': { readonly body: PushTo & { readonly off?: boolean }; readonly answer: Calling };
  /** My programs. A new one's token is told once; without it nobody speaks for it, and it speaks at no table that does not agree. */
  'GET /api/me/programs': { readonly answer: readonly Program[] };
  'POST /api/me/programs': { readonly body: Named; readonly answer: { readonly programs: readonly Program[]; readonly token: string } };
  /** Its token is void at once, and bots of the house play on where it sat. */
  'POST /api/me/programs/drop': { readonly body: { readonly id: string }; readonly answer: readonly Program[] };
  /** A link to a new password is sent to the address of this account, if it has a sure one. The answer does not tell. */
  'POST /api/auth/forgot': { readonly body: { readonly login: string }; readonly answer: { readonly sent: 'perhaps' } };

  /** How far I am in each lesson: kept for guests too. `POST` says one; what is done stays done, and the furthest counts. */
  'GET /api/lessons': { readonly answer: LessonsTaken };
  'POST /api/lessons': { readonly body: { readonly lesson: string; readonly at: LessonAt }; readonly answer: LessonsTaken };

  /** What everybody may know of the house. */
  'GET /api/house': { readonly answer: HouseInfo };
  'GET /api/games': { readonly answer: readonly GameInfo[] };
  /** Listed, and waiting or playing: all, or those of one game, at a table now or over days, with so many free seats, where this is spoken, with bots or without. */
  'GET /api/tables': {
    readonly query: {
      readonly game?: string;
      readonly pace?: 'now' | 'days';
      readonly free?: number;
      readonly lang?: Lang;
      readonly company?: 'people' | 'bots';
    };
    readonly answer: readonly TableCard[];
  };
  'GET /api/mine': { readonly answer: readonly TableCard[] };
  'POST /api/fits': {
    readonly body: { readonly game: string; readonly options?: Options; readonly seats: number };
    readonly answer: Fits;
  };
  'POST /api/tables': Act<NewTable>;
  /**
   * A match played on a device without a line. It is played again, entry by entry; what does not lead where it says is refused with the
   * reason ('bad-record', 'other-version'). It becomes a private table of mine, running or over, that counts in no figures.
   */
  'POST /api/sent': Act<SentTable>;
  /** What came of my matches: by game, side, scenario and difficulty; a rating where it is a race for points. */
  'GET /api/figures': { readonly answer: Figures };
  /** Today's: one seed a day for each game that goes alone, the same for everybody. `POST` begins my one try, or finds it. */
  'GET /api/challenges': { readonly answer: readonly Challenge[] };
  'POST /api/challenges': Act<{ readonly game: string }>;
  'GET /api/tables/:code': { readonly answer: TableInfo };
  /** The people I have played with. `code`: of a table of mine, to see who is asked there. */
  'GET /api/circle': { readonly query: { readonly code?: string }; readonly answer: Circle };
  /** Somebody is not shown any more, or kept away, or neither (null). */
  'POST /api/circle': { readonly body: { readonly person: string; readonly how: Apart | null }; readonly answer: Circle };
  /** Who asks me to a table. `mine` tells that it may have changed. */
  'GET /api/invitations': { readonly answer: readonly Invitation[] };
  /** Before the start, whoever is at a table asks somebody of their circle; who is asked may say no, and a seat kept for them is free then. */
  'POST /api/tables/:code/invite': Act<{ readonly person: string }>;
  'POST /api/tables/:code/decline': { readonly body: Nothing; readonly answer: readonly Invitation[] };

  /**
   * While the game runs it takes a bot's seat, if the table is `joinable`, for one who has no seat yet: then `watch` with these eyes.
   * In a game with secrets everybody who plays must agree: `knock` asks, `agree` answers (or, of the one who asked, withdraws). Who
   * has looked on there, or had a seat and gave it up, gets none. `knock` at the seat of a person who is gone says that it is one's own and the
   * device was lost: then everybody else who plays must agree, in any game.
   */
  'POST /api/tables/:code/sit': Act<AtSeat>;
  'POST /api/tables/:code/knock': Act<AtSeat>;
  'POST /api/tables/:code/agree': Act<AtSeat & { readonly yes: boolean }>;
  /**
   * A program of mine is to sit here, in an open seat or a bot's, before the start or while the game runs; I sit at the table or opened it.
   * Everybody else who plays must `agree`, and any of them may think better of it at any time (`agree` with `yes: false`).
   */
  'POST /api/tables/:code/program': Act<AtSeat & { readonly program: string }>;
  'POST /api/tables/:code/leave': Act<AtSeat>;
  'POST /api/tables/:code/ready': Act<{ readonly ready: boolean }>;
  /**
   * Before the start. `quit`: I leave the table with all my seats; the host's place goes to the first who sits there, and where nobody
   * does the table is closed. `close`: the host closes it. Who watches gets `closed`.
   */
  'POST /api/tables/:code/quit': { readonly body: Nothing; readonly answer: Left };
  'POST /api/tables/:code/close': { readonly body: Nothing; readonly answer: Left };

  /** The host's, before the start. `move` exchanges two seats with whoever sits there; who watched through one watches through the other. */
  'POST /api/tables/:code/move': Act<AtSeat & { readonly to: Seat }>;
  /** One more open seat, or an open one less (those after it move up), within what the game is played with. */
  'POST /api/tables/:code/add': Act;
  'POST /api/tables/:code/remove': Act<AtSeat>;
  'POST /api/tables/:code/options': Act<TableTerms>;
  'POST /api/tables/:code/device': Act<AtSeat & Named>;
  'POST /api/tables/:code/bot': Act<AtSeat & { readonly bot: string }>;
  'POST /api/tables/:code/open': Act<AtSeat>;
  'POST /api/tables/:code/kick': Act<AtSeat>;
  /** The seats that are still open are given to bots. */
  'POST /api/tables/:code/start': Act;
  /**
   * The host's, at any time. `host`: the chair goes to whoever sits there; before the start of a private table whose host is gone, whoever sits
   * there takes it (`seat`: their own).
   */
  'POST /api/tables/:code/rename': Act<Named>;
  'POST /api/tables/:code/host': Act<AtSeat>;

  /** A bot answers for me, or I take my seat back. */
  'POST /api/tables/:code/stand-in': Act<AtSeat & { readonly on: boolean }>;
  /** Whoever plays with bots alone stops the time, or lets it go on; whatever they answer lets it go on too. */
  'POST /api/tables/:code/stop': Act<{ readonly on: boolean }>;
  'POST /api/tables/:code/resign': Act<AtSeat>;
  /** Answers with the table of the next match. */
  'POST /api/tables/:code/rematch': Act;
  /**
   * Answers with a new table that plays on from there, the one who asks in `seat` (his own if absent), bots in the others. `n` is that
   * of a frame (0: the beginning). Of a match that is over: that very position. Of a running one: only for the one person at a table
   * of bots, and then from the beginning of that stretch of play with everything he cannot know drawn anew ('playing' otherwise).
   */
  'POST /api/tables/:code/fork': Act<{ readonly n: number; readonly seat?: Seat }>;
  /**
   * What weighed with the bot that answered last, up to a frame of the replay (`n`); null: nothing was at stake. Once the match is over, and
   * before only where nothing that weighs with bots is a seat's own to keep.
   */
  'GET /api/tables/:code/why': { readonly query: { readonly n: number }; readonly answer: Spoken | null };
  /** What somebody made that is played there, for whoever has the code: words of a stranger. Null: nothing is. */
  'GET /api/tables/:code/made': { readonly answer: Json | null };
  /** What a strong bot would do in my place, and why: for whoever plays among bots alone. Null: nothing is asked of me. */
  'POST /api/tables/:code/hint': { readonly body: AtSeat; readonly answer: Advice | null };
  /** After the end, or through own eyes during play. */
  'GET /api/tables/:code/replay': {
    readonly query: { readonly eyes?: Seat | 'open' | 'none' };
    readonly answer: SentReplay;
  };
  /** Something about somebody at this table is told to the operator, with the words that were said (`line` of the chat) or without. */
  'POST /api/tables/:code/report': {
    readonly body: AtSeat & { readonly text: string };
    readonly answer: { readonly told: true };
  };

  /**
   * The operator's, by the key of the house: as `Authorization: Bearer …`, or by the cookie that `enter` gives. Every act is kept in the
   * operator's journal.
   */
  'POST /api/operator/enter': { readonly body: { readonly key: string }; readonly answer: Overview };
  'POST /api/operator/leave': { readonly body: Nothing; readonly answer: { readonly left: true } };
  'GET /api/operator': { readonly answer: Overview };
  'GET /api/operator/tables': { readonly query: { readonly find?: string }; readonly answer: readonly TableSeen[] };
  'GET /api/operator/people': { readonly query: { readonly find?: string }; readonly answer: readonly PersonSeen[] };
  'GET /api/operator/reports': { readonly answer: readonly ReportSeen[] };
  'GET /api/operator/deeds': { readonly answer: readonly DeedSeen[] };
  /** A table that has not begun is closed, a running match given up, a finished one removed with its replay. */
  'POST /api/operator/close': { readonly body: { readonly code: string }; readonly answer: Overview };
  /** Every table that has not begun, or runs, and that nobody has touched for so many days. */
  'POST /api/operator/tidy': {
    readonly body: { readonly days: number };
    readonly answer: { readonly closed: number; readonly given: number };
  };
  /** `who`: a person, or for `address` the network as it stands beside somebody who is here. `hours`: null is for good. */
  'POST /api/operator/ban': {
    readonly body: { readonly kind: BanKind; readonly who: string; readonly hours: number | null; readonly reason: string };
    readonly answer: Overview;
  };
  'POST /api/operator/unban': { readonly body: { readonly id: string }; readonly answer: Overview };
  /** The person and what is kept of them goes, as if they had left. */
  'POST /api/operator/remove': { readonly body: { readonly person: string }; readonly answer: Overview };
  /** A link by which this account chooses a new password, once. */
  'POST /api/operator/password': { readonly body: { readonly person: string }; readonly answer: Link };
  /** A link by which this guest, who has lost a device, has their seats again in another browser, once. */
  'POST /api/operator/seat': { readonly body: { readonly person: string }; readonly answer: Link };
  'POST /api/operator/announce': { readonly body: { readonly say: Announcement | null }; readonly answer: Overview };
  'POST /api/operator/registrations': { readonly body: { readonly open: boolean }; readonly answer: Overview };

  /** After the end, for whoever may see the replay: to look at it again on one's own machine. Not while a campaign it is part of runs. */
  'GET /api/tables/:code/record': { readonly answer: MatchRecord };
}
export type Route = keyof Rest;
export type Answer<R extends Route> = Rest[R]['answer'];
export type Body<R extends Route> = Rest[R] extends { readonly body: infer B } ? B : undefined;
export type Query<R extends Route> = Rest[R] extends { readonly query: infer Q } ? Q : undefined;

/** What stands in an address with a colon. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Further}`
  ? Name | Names<Further>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type Params<R extends Route> = { readonly [Name in Names<R>]: string };
/** Everything the one who asks has to say. */
export type Request<R extends Route> = Omit<Rest[R], 'answer'> & ([Names<R>] extends [never] ? object : { readonly params: Params<R> });

/** Why something was not done: `code` for the page, `message` for a log, `key` for the game's own words. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly key?: string;
  /** Who is kept out: until when (server time, ms; null: for good) and why. */
  readonly ban?: { readonly until: number | null; readonly reason: string };
}

/** Where and how a request is sent. */
export function address<R extends Route>(route: R, request: Request<R>): { readonly method: string; readonly path: string } {
  const { params = {}, query = {} } = request as { params?: Readonly<Record<string, string>>; query?: object };
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return { method, path: asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}` };
}
