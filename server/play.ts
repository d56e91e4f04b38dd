/** A match being played: the kernel's match, the number of its entries, its clocks. No storage and no sockets here. */
import {
  type Alone,
  type AnyMatch,
  type Ask,
  type Bookmark,
  CLOCK,
  type Entry,
  goesOn,
  isAnswer,
  isBack,
  isPlayer,
  isRoll,
  type Json,
  Match,
  type Opening,
  Refusal,
  type Report,
  type Saved,
  type Seat,
  type Segment,
  STAGE,
  type Standing,
  type Step,
  strikesAt,
  type Topic,
  type Trod,
} from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { NoteMark, Notes, Pace } from '@cosmodrome/wire';
import { takeBack } from '@cosmodrome/wire/backs';
import type { Append } from './appends.ts';

/** When each seat that is waited for began to be (server time), and what is left of its reserve. */
export interface Clocks {
  since: Record<Seat, number>;
  reserve: Record<Seat, number>;
  /** Milliseconds in which the game stood still: no server was up, or nobody was there. Absent: none. */
  paused?: number;
  /** Server time at which these were stored: what has stood still since then is not in `paused`. */
  at?: number;
  /** Server time since which the game stands still, because nobody is there for whom it would go on. Absent: it goes on. */
  halted?: number;
  /** Whoever plays alone has stopped it: to be there again is not enough. */
  byHand?: true;
}
/** A position as it lies in storage: bookmarks are rows of their own, named by number. */
interface StoredPosition {
  readonly version: number;
  readonly n: number;
  /** Answers and take-backs among the entries. Absent in positions of old: `StoredMatch` says it then. */
  readonly acts?: number;
  readonly bookmark: number;
  readonly since: readonly Step[];
  readonly past: readonly { readonly bookmark: number; readonly since: readonly Step[] }[];
  /** As in `Saved`. */
  readonly alone?: Alone & { readonly trail: readonly (Omit<Trod, 'bookmark'> & { readonly bookmark: number })[] };
  /** How many answers each seat has given so far. Absent in positions of old: none are counted then. */
  readonly own?: readonly number[];
  /** How many notes each seat had been told when it last answered. Absent in positions of old. */
  readonly seen?: readonly number[];
  /** Of each open question: the number of acts and the moment it was asked at. */
  readonly born: readonly { readonly seat: Seat; readonly topic: Topic; readonly n: number; readonly now: number }[];
}
interface Present {
  readonly n: number;
  readonly asks: readonly Ask[];
  readonly waiting: readonly Seat[];
  readonly called: readonly Seat[];
  readonly topics: readonly { readonly seat: Seat; readonly topic: Topic }[];
  readonly timers: readonly { readonly ask: Ask; readonly at: number }[];
}
interface Birth {
  readonly ask: Ask;
  /** Acts so far. */
  readonly n: number;
  /** Milliseconds of play. */
  readonly now: number;
}
/** The seats and the pace, as far as clocks depend on them. */
export interface Sides {
  readonly pace: Pace;
  /** A person answers for this seat now: the pace clock runs for it. */
  human(seat: Seat): boolean;
  /** The server answers for this seat now. */
  bot(seat: Seat): boolean;
}
export interface StoredMatch {
  readonly row: {
    readonly code: string;
    readonly version: number;
    readonly seats: number;
    readonly options: string;
    /** Absent in a database of old. */
    readonly brief?: string | null;
    readonly started_at: number;
    readonly n: number;
    readonly position: string;
    readonly clocks: string;
    readonly misfit: string | null;
  };
  readonly bookmarks: readonly { readonly n: number; readonly data: string }[];
  /** From the stored position on. */
  readonly entries: readonly string[];
  /** Answers and take-backs up to the stored position. */
  readonly acts: number;
}
/** Which rows a stored match is brought back from: its bookmarks, and its entries from one on. */
export function needs(row: { readonly position: string }): {
  readonly from: number;
  readonly rows: readonly number[];
  /** Undefined: count them. */
  readonly acts: number | undefined;
} {
  const position = JSON.parse(row.position) as StoredPosition;
  const kept = [...position.past, ...(position.alone?.trail ?? [])];
  return { from: position.n, rows: [...new Set([position.bookmark, ...kept.map((s) => s.bookmark)])], acts: position.acts };
}
/** A question put to a bot in another thread. */
export interface Thought extends Pick<Saved, 'since' | 'seats' | 'options' | 'brief'> {
  readonly seat: Seat;
  readonly topic: Topic;
  /** After how many acts it was asked. */
  readonly asked: number;
  readonly bookmark: string;
}
/** How a match ended, for lists. */
export interface Ending {
  readonly standings: readonly Standing[];
  readonly report: Report;
}
/**
 * A position is stored at every bookmark, so that opening a match replays no more than a beat. Except in a rush (the last one was
 * stored less than a second and only a few entries ago): then replaying a handful of entries is cheaper than writing the state each
 * time. And at the latest after so many (someone may take back and redo for ever).
 */
const RUSH_MS = 1000;
const SHORTEST_TAIL = 8;
const LONGEST_TAIL = 64;
/** The larger the state, the longer it pays to replay instead: one more entry for each so many characters, up to four times. */
const TAIL_PER_TEXT = 2048;
/** How often a match that waits for another is looked at, should it not have been told of its end. */
export const STAGE_MS = 10 * 60_000;

/** What a match was given beside its options, if it was given anything. */
export const briefOf = ({ brief }: { readonly brief?: string | null }): Pick<Opening, 'brief'> =>
  brief ? { brief: JSON.parse(brief) as Json } : {};

/** Asked again, is it still the same question? What stands is, and so is a match on the stage that is not over. */
const same = (before: Ask, now: Ask, by: Seat | undefined): boolean =>
  before === now || (now.seat === STAGE ? before.seat === STAGE && before.topic === now.topic && !before.done : goesOn(before, now, by));

function freshClocks(seats: number, pace: Pace): Clocks {
  const reserve: Record<Seat, number> = {};
  if (pace.kind === 'live') for (let s = 0; s < seats; s++) reserve[s] = pace.reserveMs;
  return { since: {}, reserve };
}

/** It stands still because nobody is there for whom it would go on. */
export const rests = ({ halted, byHand }: Clocks): boolean => halted !== undefined && !byHand;

/** When this seat's time is up; undefined: no clock runs for it. */
export function deadlineOf({ since, reserve }: Clocks, pace: Pace, seat: Seat): number | undefined {
  const began = since[seat];
  if (began === undefined || pace.kind === 'relaxed') return undefined;
  return began + pace.answerMs + (pace.kind === 'live' ? (reserve[seat] ?? 0) : 0);
}

export class Play {
  readonly code: string;
  readonly pkg: GamePackage;
  readonly startedAt: number;
  readonly clocks: Clocks;
  match: AnyMatch;
  /** Entries of the record. */
  n: number;
  /** Answers and take-backs among them: the number by which viewers know a position. Draws of luck may be secret, these are not. */
  acts: number;
  /** How many answers each seat has given: the number by which a page that sends several in a row names the next. */
  readonly own: number[];
  /** How many notes each seat had been told when it last answered itself: what came later it may not have looked at. */
  readonly seen: number[];
  /** When the notes told since the match is in memory were told: `times[0]` is that of note number `timed`. */
  private times: number[] = [];
  private timed: number;
  /** Of the questions that are open. */
  private births: readonly Birth[] = [];
  /** Row of each bookmark in storage. Rows are used again when nothing refers to them any more. */
  private readonly rows = new Map<Bookmark<unknown>, number>();
  private storedVersion: number;
  private storedAt = -1;
  private storedWall = 0;
  private shortestTail = SHORTEST_TAIL;
  private storedBookmark: Bookmark<unknown> | undefined;
  private notesStored: number;
  /** By their keys, the tables of the matches that this one asks the stage for, as far as they are known. See `Stages`. */
  readonly staged = new Map<string, string>();
  /** Optional questions that a bot has declined. */
  readonly declined = new WeakSet<Ask>();
  /** JSON of the present bookmark, made when first asked for. */
  private bookmarkText: { of: Bookmark<unknown>; text: string } | undefined;

  private held: Present | undefined;

  private constructor(code: string, pkg: GamePackage, match: AnyMatch, n: number, acts: number, startedAt: number, clocks: Clocks) {
    this.code = code;
    this.pkg = pkg;
    this.match = match;
    this.n = n;
    this.acts = acts;
    this.startedAt = startedAt;
    this.clocks = clocks;
    this.own = new Array<number>(match.seats).fill(0);
    this.seen = new Array<number>(match.seats).fill(0);
    this.storedVersion = pkg.game.version;
    this.notesStored = match.toldInAll;
    this.timed = match.toldInAll;
  }

  /** A new match; `store` what `opening` gives. */
  static open(code: string, pkg: GamePackage, opening: Opening, wall: number, pace: Pace): Play {
    const match = Match.open(pkg.game, opening.options, opening.seats, opening.seed, opening.brief) as AnyMatch;
    const play = new Play(code, pkg, match, match.firstRolls().length, 0, wall, freshClocks(opening.seats, pace));
    play.notesStored = 0;
    play.timed = 0;
    play.bear();
    return play;
  }
  /** A new match that begins in the middle: `match` stands at its own origin plus these entries. */
  static forked(code: string, pkg: GamePackage, match: AnyMatch, entries: readonly Entry[], notes: number, wall: number, pace: Pace): Play {
    const clocks = freshClocks(match.seats, pace);
    const play = new Play(code, pkg, match, entries.length, entries.filter((e) => !isRoll(e)).length, wall - match.now, clocks);
    play.notesStored = notes;
    play.timed = notes;
    play.bear();
    return play;
  }
  /** A match that was set back: everything about it will be stored anew. */
  static adopt(
    code: string,
    pkg: GamePackage,
    match: AnyMatch,
    at: { readonly n: number; readonly acts: number },
    row: { readonly started_at: number; readonly clocks: string },
  ): Play {
    const play = new Play(code, pkg, match, at.n, at.acts, row.started_at, JSON.parse(row.clocks) as Clocks);
    play.bear();
    return play;
  }
  static load(stored: StoredMatch, pkg: GamePackage): Play {
    const { row } = stored;
    const position = JSON.parse(row.position) as StoredPosition;
    const texts = new Map(stored.bookmarks.map((b) => [b.n, b.data]));
    const segment = (s: { readonly bookmark: number; readonly since: readonly Step[] }): Segment => {
      const text = texts.get(s.bookmark);
      if (text === undefined) throw new Error(`match ${row.code}: bookmark ${s.bookmark} is missing`);
      return { bookmark: JSON.parse(text) as Bookmark, since: s.since };
    };
    const saved: Saved = {
      game: pkg.game.id,
      version: position.version,
      seats: row.seats,
      options: JSON.parse(row.options) as Saved['options'],
      ...briefOf(row),
      ...segment(position),
      past: position.past.map(segment),
      ...(position.alone ? { alone: { ...position.alone, trail: position.alone.trail.map((t) => ({ ...t, ...segment(t) })) } } : {}),
    };
    const match = Match.resume(pkg.game, saved) as AnyMatch;
    const play = new Play(row.code, pkg, match, position.n, stored.acts, row.started_at, JSON.parse(row.clocks) as Clocks);
    const now = match.save();
    play.rows.set(now.bookmark, position.bookmark);
    now.past.forEach((s, i) => {
      play.rows.set(s.bookmark, (position.past[i] as { bookmark: number }).bookmark);
    });
    now.alone?.trail.forEach((s, i) => {
      play.rows.set(s.bookmark, position.alone?.trail[i]?.bookmark as number);
    });
    play.storedVersion = position.version;
    play.storedAt = position.n;
    play.storedBookmark = now.bookmark;
    for (const [seat, given] of (position.own ?? []).entries()) play.own[seat] = given;
    for (const [seat, seen] of (position.seen ?? []).entries()) play.seen[seat] = seen;
    play.births = position.born.flatMap((b) => {
      const ask = match.find(b.seat, b.topic);
      return ask ? [{ ask, n: Math.min(b.n, stored.acts), now: b.now }] : [];
    });
    play.bear();
    play.follow(stored.entries.map((e) => JSON.parse(e) as Entry));
    // Cards are known by their place in a list: with one more in it everything fits and nothing is right.
    const wrong = pkg.game.audit?.(match.state as never);
    if (wrong) throw new Error(`match ${row.code} is not sound: ${wrong}`);
    return play;
  }

  /** Entries that are already stored (by another process, or since the stored position) are played here too. */
  follow(entries: readonly Entry[], after?: () => void): void {
    for (let i = 0; i < entries.length; ) {
      const e = entries[i] as Entry;
      if (isAnswer(e) && isPlayer(e.seat)) this.seen[e.seat] = this.match.toldTo(e.seat);
      const made = this.match.apply(e, i);
      for (const m of made) {
        const recorded = entries[i++];
        if (recorded === undefined || JSON.stringify(recorded) !== JSON.stringify(m))
          throw new Error(
            `match ${this.code}: entry ${this.n} is recorded as ${JSON.stringify(recorded)}, the rules make ${JSON.stringify(m)}`,
          );
        this.n++;
      }
      this.acts++;
      this.count(e);
      this.bear(isAnswer(e) ? e.seat : isBack(e) ? e.back : undefined);
      after?.();
    }
    this.notesStored = this.match.toldInAll;
  }

  /**
   * An answer of a person, a bot or the clock, on the position of `n` acts. It is stale only if its question is newer than
   * that: what others answered meanwhile in a simultaneous choice or a race does not make it so. A question that stands is never
   * newer; there `own` says which of the seat's answers this is, so that one behind another that was refused is not misread. `seen`:
   * the seat's own person answers, who has seen what was told so far.
   */
  answer(
    n: number,
    seat: Seat,
    topic: Topic,
    answer: Json,
    wall: number,
    { own, seen = true }: { readonly own?: number | undefined; readonly seen?: boolean } = {},
  ): readonly Entry[] {
    const ask = this.match.find(seat, topic);
    if (!ask) {
      if (this.match.over) throw new Refusal('over', 'the game is over');
      if (n !== this.acts) throw new Refusal('stale', 'the game has moved on');
      throw new Refusal('not-asked', `seat ${seat} is not asked about that now`);
    }
    const stale = ask.standing ? own !== undefined && own !== this.own[seat] : n < this.birth(ask).n || n > this.acts;
    if (stale) throw new Refusal('stale', 'the game has moved on');
    const told = isPlayer(seat) ? this.match.toldTo(seat) : 0;
    try {
      const made = this.match.answer(seat, topic, answer, Math.max(wall - this.origin, this.match.now)) as readonly Entry[];
      this.n += made.length;
      this.acts++;
      this.count(made[0] as Entry);
      if (seen && isPlayer(seat)) this.seen[seat] = told;
      return made;
    } finally {
      this.bear(seat);
    }
  }
  private count(e: Entry): void {
    if (isAnswer(e) && isPlayer(e.seat)) this.own[e.seat] = (this.own[e.seat] ?? 0) + 1;
  }
  /** See `wire/backs.ts`: all of them or none. */
  takeBack(n: number, seat: Seat, note?: number, wished = 1): readonly Entry[] {
    if (n !== this.acts) throw new Refusal('stale', 'the game has moved on');
    const made = takeBack(this.match, seat, note, wished);
    this.n += made.length;
    this.acts += made.length;
    this.bear(seat);
    return made;
  }
  birth(ask: Ask): Birth {
    return this.births.find((b) => b.ask === ask) ?? { ask, n: this.acts, now: this.match.now };
  }
  /** After every change (an answer of `by`, if it was one): new questions and new notes are of this moment. */
  private bear(by?: Seat): void {
    const { match } = this;
    this.held = undefined;
    const { births } = this;
    this.births = (match.asks() as readonly Ask[]).map((ask) => {
      const before = births.find((b) => same(b.ask, ask, by));
      return before ? { ask, n: before.n, now: before.now } : { ask, n: this.acts, now: match.now };
    });
    const told = match.toldInAll;
    this.timed = Math.min(this.timed, told);
    const at = this.origin + match.now;
    if (this.times.length > told - this.timed) this.times.length = told - this.timed;
    while (this.times.length < told - this.timed) this.times.push(at);
  }
  /** What these eyes were told, of all notes from this one on; as far as they are in memory. */
  heard(seat: Seat | undefined, from: number): Required<Notes> {
    const { match } = this;
    const told = match.allNotes(from);
    const first = match.toldInAll - told.length;
    const items: Json[] = [];
    const marks: NoteMark[] = [];
    told.forEach((t, i) => {
      if (t.audience && (seat === undefined || !t.audience.includes(seat))) return;
      items.push(t.note as Json);
      marks.push({ secret: t.audience !== undefined, at: this.times[first + i - this.timed] ?? null });
    });
    return { from: match.toldTo(seat) - items.length, items, marks };
  }
  /** The number of the first note of which everything is in memory. */
  get notesHeld(): number {
    return this.timed;
  }

  /** What is asked now, worked out once for each position. */
  private present(): Present {
    if (this.held?.n === this.acts) return this.held;
    const asks = this.match.asks() as readonly Ask[];
    const waiting = this.match.waiting();
    const topics = asks.flatMap((a) => (a.optional || !waiting.includes(a.seat) ? [] : [{ seat: a.seat, topic: a.topic }]));
    const timers = asks.flatMap((ask) => (ask.seat === CLOCK ? [{ ask, at: this.origin + strikesAt(ask) }] : []));
    const standing = asks.flatMap((a) => (a.standing && !waiting.includes(a.seat) ? [a.seat] : []));
    const called = [...new Set([...waiting, ...standing])].sort((a, b) => a - b);
    this.held = { n: this.acts, asks, waiting, called, topics, timers };
    return this.held;
  }
  asks(): readonly Ask[] {
    return this.present().asks;
  }
  /** Seats that are waited for. */
  waiting(): readonly Seat[] {
    return this.present().waiting;
  }
  /** Seats that have something to do: waited for, or with a question that stands. */
  called(): readonly Seat[] {
    return this.present().called;
  }
  /** What they are asked about. */
  topics(): Present['topics'] {
    return this.present().topics;
  }
  /** Clocks of the game itself: their question and the server time at which they strike. */
  timers(): Present['timers'] {
    return this.present().timers;
  }
  /** The matches that this one asks the stage for. */
  onStage(): readonly Ask[] {
    return this.asks().filter((a) => a.seat === STAGE);
  }
  /** Names a match on the stage for good: whose it is, under which topic, and after how many acts it was asked for. */
  stageKey(ask: Ask): string {
    return `${this.code} ${ask.topic} ${this.birth(ask).n}`;
  }
  /** The server time at which play began, as if it had never stood still. */
  get origin(): number {
    return this.startedAt + (this.clocks.paused ?? 0);
  }
  /** The game stood still for so long: every clock of the rules strikes so much later. */
  pause(ms: number): void {
    this.clocks.paused = (this.clocks.paused ?? 0) + ms;
    this.held = undefined;
  }
  /** Who is waited for has so much longer. */
  grant(ms: number): void {
    const { since } = this.clocks;
    for (const seat of Object.keys(since).map(Number)) since[seat] = (since[seat] as number) + ms;
  }
  /** Clocks as another process has stored them. */
  takeClocks(text: string): void {
    delete this.clocks.halted;
    delete this.clocks.byHand;
    Object.assign(this.clocks, JSON.parse(text));
    this.held = undefined;
  }
  clocksText(wall: number): string {
    this.clocks.at = wall;
    return JSON.stringify(this.clocks);
  }
  /** Since when each is waited for, and what the pace makes of it: who answered pays for his time, who is newly waited for starts his. */
  tick(sides: Sides, answered: Seat | undefined, wall: number): void {
    const { since, reserve } = this.clocks;
    const started = answered === undefined ? undefined : since[answered];
    if (answered !== undefined && started !== undefined) {
      if (sides.pace.kind === 'live')
        reserve[answered] = Math.max(0, (reserve[answered] ?? 0) - Math.max(0, wall - started - sides.pace.answerMs));
      // Over days one request a day must not keep a table waiting: the clock of a question that stands runs from its birth.
      if (sides.pace.kind !== 'days' || !this.asks().some((a) => a.seat === answered && a.standing && !a.optional)) delete since[answered];
    }
    const waiting = new Set(this.waiting().filter((s) => sides.human(s)));
    for (const seat of Object.keys(since).map(Number)) if (!waiting.has(seat)) delete since[seat];
    for (const seat of waiting) since[seat] ??= wall;
  }
  /** When the server itself must act next. */
  due(sides: Sides, wall: number): number | null {
    if (this.clocks.halted !== undefined) return null;
    let due = Number.POSITIVE_INFINITY;
    for (const ask of this.asks()) {
      if (sides.bot(ask.seat) && !this.declined.has(ask)) due = wall;
      if (ask.seat === STAGE) due = Math.min(due, this.staged.has(this.stageKey(ask)) ? wall + STAGE_MS : wall);
    }
    for (const timer of this.timers()) due = Math.min(due, timer.at);
    for (const seat of Object.keys(this.clocks.since)) due = Math.min(due, deadlineOf(this.clocks, sides.pace, Number(seat)) ?? due);
    return Number.isFinite(due) ? due : null;
  }

  /** What storage must learn about these entries, which have just been made. Call once for each change, in order. */
  append(made: readonly Entry[], sides: Sides, wall: number): Append {
    const told = this.match.toldInAll;
    const cut = told < this.notesStored || made.some(isBack) ? Math.min(told, this.notesStored) : undefined;
    const notesFrom = Math.min(told, this.notesStored);
    const notes = this.match.allNotes(notesFrom).map((t, i) => ({
      audience: t.audience ? JSON.stringify(t.audience) : null,
      note: JSON.stringify(t.note),
      at: this.times[notesFrom + i - this.timed] ?? null,
    }));
    this.notesStored = told;
    const position = this.position(wall);
    return {
      code: this.code,
      from: this.n - made.length,
      entries: made.map((e) => JSON.stringify(e)),
      notesCut: cut,
      notesFrom,
      notes,
      ...position,
      n: this.n,
      version: this.match.game.version,
      waiting: JSON.stringify(this.present().called),
      clocks: this.clocksText(wall),
      due: this.match.over ? null : this.due(sides, wall),
      over: this.match.over,
      ending: this.match.over ? JSON.stringify({ standings: this.match.standings(), report: this.match.report() } satisfies Ending) : null,
      at: wall,
    };
  }
  /** Everything about the beginning, for the first transaction. */
  opening(sides: Sides, wall: number): Append {
    return this.append(this.match.firstRolls() as readonly Entry[], sides, wall);
  }

  /** The position, if it must be stored now, with the bookmarks that are not in storage yet. */
  private position(wall: number): Pick<Append, 'position' | 'bookmarks'> {
    const saved = this.match.save();
    const version = this.match.game.version;
    const tail = this.n - this.storedAt;
    const needed = this.storedAt < 0 || version !== this.storedVersion || tail >= LONGEST_TAIL || this.match.over;
    const rush = tail < this.shortestTail && wall - this.storedWall < RUSH_MS;
    if (!needed && (rush || saved.bookmark === this.storedBookmark)) return { position: null, bookmarks: [] };
    const segments: readonly Segment<unknown>[] = [...saved.past, ...(saved.alone?.trail ?? []), saved];
    const kept = new Set(segments.map((s) => s.bookmark));
    for (const bookmark of this.rows.keys()) if (!kept.has(bookmark)) this.rows.delete(bookmark);
    const taken = new Set(this.rows.values());
    const bookmarks: { n: number; data: string }[] = [];
    const rowOf = (bookmark: Bookmark<unknown>): number => {
      let row = this.rows.get(bookmark);
      if (row !== undefined && version === this.storedVersion) return row;
      if (row === undefined) for (row = 0; taken.has(row); ) row++;
      taken.add(row);
      this.rows.set(bookmark, row);
      bookmarks.push({ n: row, data: this.textOf(bookmark) });
      return row;
    };
    const stored: StoredPosition = {
      version,
      n: this.n,
      acts: this.acts,
      past: saved.past.map((s) => ({ bookmark: rowOf(s.bookmark), since: s.since })),
      ...(saved.alone ? { alone: { ...saved.alone, trail: saved.alone.trail.map((t) => ({ ...t, bookmark: rowOf(t.bookmark) })) } } : {}),
      bookmark: rowOf(saved.bookmark),
      since: saved.since,
      own: this.own,
      seen: this.seen,
      born: this.births.map(({ ask, n, now }) => ({ seat: ask.seat, topic: ask.topic, n, now })),
    };
    this.storedBookmark = saved.bookmark;
    this.storedAt = this.n;
    this.storedWall = wall;
    this.storedVersion = version;
    const largest = Math.max(0, ...bookmarks.map((b) => b.data.length));
    this.shortestTail = SHORTEST_TAIL + Math.min(3 * SHORTEST_TAIL, Math.floor(largest / TAIL_PER_TEXT));
    return { position: JSON.stringify(stored), bookmarks };
  }
  private textOf(bookmark: Bookmark<unknown>): string {
    if (this.bookmarkText?.of !== bookmark) this.bookmarkText = { of: bookmark, text: JSON.stringify(bookmark) };
    return this.bookmarkText.text;
  }
  /** A question for a thread that thinks about it: the position (the bookmark as text, the entries since), and after how many acts it was asked. */
  thought(ask: Ask): Thought {
    const { bookmark, since, seats, options, brief } = this.match.save();
    return {
      seat: ask.seat,
      topic: ask.topic,
      asked: ask.standing ? this.acts : this.birth(ask).n,
      bookmark: this.textOf(bookmark),
      since,
      seats,
      options,
      ...(brief === undefined ? {} : { brief }),
    };
  }
  /** Whose answer this was, if it was one. */
  static answered(made: readonly Entry[]): Seat | undefined {
    const first = made[0];
    return first && isAnswer(first) ? first.seat : first && isBack(first) ? first.back : undefined;
  }
}
