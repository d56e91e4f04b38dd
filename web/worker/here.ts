/**
 * A table that lives on this device: what a server is to the page, for one device, without storage, sockets or threads of its own. What
 * comes in and goes out are the messages of the wire, so that the page cannot tell the one from the other.
 */
import { botNamed, decide, LONGEST_TURN_MS, opponents, pauseOf, SEARCH, whyBot } from '@cosmodrome/bots';
import {
  type AnyBot,
  type AnyMatch,
  type Ask,
  CLOCK,
  type Entry,
  goesOn,
  isAnswer,
  isBack,
  isPlayer,
  type Json,
  Luck,
  Match,
  Refusal,
  RuleBug,
  type Saved,
  type Seat,
  strikesAt,
} from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Ack, Advice, BotPace, Done, Moved, Patch, Refused, Said, SeatInfo, Sync, TableInfo } from '@cosmodrome/wire';
import { backsOf, takeBack } from '@cosmodrome/wire/backs';
import { bodyOf, countsOf } from '@cosmodrome/wire/body';
import { defaultBotOf } from '@cosmodrome/wire/offer';
import { Held } from '@cosmodrome/wire/patch';
import { hears, type NoteTold, renewedNote } from '@cosmodrome/wire/rerun';
import { aloneAt, hereOf, type Kept, type KeptSeat } from '../device/kept.ts';

/** What a table here needs of the device. */
export interface Device {
  /** Durable when it is done. */
  keep(kept: Kept): Promise<void>;
  patch(patch: Patch): void;
  table(table: TableInfo): void;
  now(): number;
  later(ms: number, work: () => void): () => void;
  /** Milliseconds between two answers of bots. */
  readonly pauseMs: number;
}
/** What is asked of people and bots alike, and only one will answer, is people's first for so long. */
const PATIENCE_MS = 20_000;
/** Steps back that outlive the page: each holds a whole state. */
const KEPT_BEATS = 6;

const refused = (error: unknown): Refused => {
  if (error instanceof Refusal) return { code: error.code, message: error.message, ...(error.key === undefined ? {} : { key: error.key }) };
  if (error instanceof RuleBug) return { code: 'rule-bug', message: error.message };
  return { code: 'not-kept', message: error instanceof Error ? error.message : String(error) };
};
const noMore = (code: 'over' | 'stale' | 'not-asked', message: string) => new Refusal(code, message);

export class Here {
  readonly pack: GamePackage;
  private kept: Kept;
  private match: AnyMatch;
  private entries: Entry[];
  private told: NoteTold[];
  private acts: number;
  private own: number[];
  private seen: number[];
  private paused: number;
  private readonly device: Device;
  /** How many acts lay behind when a question was asked. */
  private births = new WeakMap<Ask, number>();
  private asked: readonly Ask[] = [];
  private declined = new WeakSet<Ask>();
  private thinking = new WeakSet<Ask>();
  private readonly planned = new Set<string>();
  private timers = new Set<() => void>();
  private strike: (() => void) | undefined;
  private halted: number | undefined;
  /** Whoever plays has stopped it: to look at it again is not enough. */
  private byHand = false;
  private closed = false;
  private last: Promise<unknown> = Promise.resolve();
  private watcher: { readonly eyes: Seat | null; readonly held: Held; base: number; told: number } | undefined;
  private bots: BotPace = 'brisk';
  private streak: { readonly seat: Seat; readonly since: number } | undefined;

  constructor(pack: GamePackage, kept: Kept, device: Device) {
    this.pack = pack;
    this.device = device;
    this.kept = kept;
    this.entries = [...kept.entries];
    this.told = kept.told.map((t) => ({ ...t, note: renewedNote(pack.game, t.note) }));
    this.acts = kept.acts;
    this.own = [...kept.own];
    this.seen = [...kept.seen];
    // The time in which nobody had it open does not count.
    this.paused = kept.paused + (kept.phase === 'playing' ? Math.max(0, device.now() - kept.at) : 0);
    this.match = Match.resume(pack.game, kept.saved as Saved) as AnyMatch;
    this.match.playAlone(aloneAt(this.sides()));
    this.bear();
  }
  private restore(): void {
    const fresh = new Here(this.pack, this.kept, this.device);
    const { match, entries, told, acts, own, seen } = fresh;
    Object.assign(this, { match, entries, told, acts, own, seen });
    this.declined = new WeakSet();
    this.thinking = new WeakSet();
    this.bear();
  }
  get code(): string {
    return this.kept.code;
  }
  get state(): Kept {
    return this.kept;
  }
  /** Nobody has it open any more: nothing is thought or struck. */
  close(): void {
    this.closed = true;
    for (const stop of this.timers) stop();
    this.timers.clear();
    this.strike?.();
  }
  /** What is under way is done. */
  settled(): Promise<unknown> {
    return this.last;
  }

  // ------------------------------------------------------------------ what the page asks
  async watch({ eyes, notesFrom, bots }: Said<'watch'>): Promise<Ack<Done<'watch'>>> {
    await this.last;
    this.bots = bots ?? this.bots;
    if (eyes !== null && !this.mine(eyes)) return { ok: false, code: 'not-yours', message: 'this seat is not yours' };
    const body = this.body(eyes);
    const from = Math.min(notesFrom, this.match.toldTo(eyes ?? undefined));
    this.watcher = { eyes, held: new Held(body), base: this.acts, told: this.match.toldInAll };
    // At once: it shares data with a state that plays on.
    const sync: Sync = structuredClone({ ...this.address(eyes), notes: this.notes(eyes, from), ...body });
    this.drive();
    return { ok: true, table: this.info(), sync, chat: [] };
  }
  answer(msg: Said<'answer'>): Promise<Ack<Moved>> {
    return this.change(() => {
      const { seat, topic, answer, n, own } = msg;
      if (!this.mine(seat) || this.kept.seats[seat]?.standIn) throw noMore('not-asked', 'this seat is not yours to answer for');
      const ask = this.match.find(seat, topic);
      if (!ask) {
        if (this.match.over) throw noMore('over', 'the game is over');
        throw n === this.acts ? noMore('not-asked', `seat ${seat} is not asked about that now`) : noMore('stale', 'the game has moved on');
      }
      const stale = ask.standing ? own !== undefined && own !== this.own[seat] : n < (this.births.get(ask) ?? 0) || n > this.acts;
      if (stale) throw noMore('stale', 'the game has moved on');
      const told = this.match.toldTo(seat);
      const made = this.put(seat, topic, answer);
      this.seen[seat] = told;
      return made;
    });
  }
  takeBack({ n, seat, note, steps }: Said<'takeBack'>): Promise<Ack<Moved>> {
    return this.change(() => {
      if (n !== this.acts) throw noMore('stale', 'the game has moved on');
      const made = takeBack(this.match, seat, note, steps);
      this.acts += made.length;
      return made;
    });
  }
  takeBacks({ n, seat }: Said<'takeBacks'>): Ack<Done<'takeBacks'>> {
    if (n !== this.acts) return { ok: false, code: 'stale', message: 'the game has moved on' };
    return { ok: true, notes: backsOf(this.match, seat), wall: this.match.wallOf(seat) };
  }
  /** A bot answers for a seat of this device, or its person does again. */
  standIn(seat: Seat, on: boolean): Promise<TableInfo> {
    return this.reseat((s, i) => (i === seat && s.kind !== 'bot' ? { ...s, bot: defaultBotOf(this.pack), standIn: on } : s));
  }
  /** The seat is a bot's for good; where no person is left, the game ends here. */
  resign(seat: Seat): Promise<TableInfo> {
    const bot = defaultBotOf(this.pack);
    return this.reseat((s, i) => (i === seat ? { kind: 'bot', name: bot, bot } : s));
  }
  /** What is known of it beside the match has changed: it goes on, or is read only. */
  async note(change: Pick<Kept, 'name'> | Pick<Kept, 'next'> | Pick<Kept, 'sent'>): Promise<TableInfo> {
    await this.last;
    const kept = { ...this.kept, ...change };
    await this.device.keep(kept);
    this.kept = kept;
    this.device.table(this.info());
    if (this.read) this.close();
    return this.info();
  }
  /** Whoever plays stops the time, or lets it go on; whatever they answer lets it go on too. */
  async stop(on: boolean): Promise<TableInfo> {
    await this.last;
    this.byHand = on && !this.match.over;
    this.halt(on);
    this.tell();
    return this.info();
  }
  /** Nobody looks: every clock of the rules stands still. */
  halt(on: boolean): void {
    if (!on && this.byHand) return;
    if (on) {
      this.halted ??= this.device.now();
      this.strike?.();
      this.strike = undefined;
    } else if (this.halted !== undefined) {
      this.paused += this.device.now() - this.halted;
      this.halted = undefined;
      this.drive();
    }
  }
  pace(bots: BotPace): void {
    this.bots = bots;
  }

  // ------------------------------------------------------------------ the one way it changes
  /** `self`: no page waits for what comes of it; it is told. */
  private change(act: () => readonly Entry[], self = false): Promise<Ack<Moved>> {
    const done = this.last.then(async (): Promise<Ack<Moved>> => {
      if (this.closed || this.read) return { ok: false, code: 'over', message: 'nobody plays on here' };
      if (!self) {
        this.byHand = false;
        this.halt(false);
      }
      const struck = this.strikeDue();
      try {
        const made = [...struck, ...this.tried(act, struck.length > 0)];
        if (made.length === 0) return { ok: true, n: this.acts };
        await this.took(made);
        if (!self) return { ok: true, n: this.acts, ...this.moved() };
        this.tell();
        return { ok: true, n: this.acts };
      } catch (error) {
        return { ok: false, ...refused(error) };
      } finally {
        this.drive();
      }
    });
    this.last = done;
    return done;
  }
  /** What a clock has struck stays struck, whatever became of the answer that came too late. */
  private tried(act: () => readonly Entry[], struck: boolean): readonly Entry[] {
    try {
      return act();
    } catch (error) {
      if (!struck) throw error;
      return [];
    }
  }
  /** Something of mine is asked of the match; it is stored before anybody is shown it. */
  private async took(made: readonly Entry[]): Promise<void> {
    this.entries.push(...made);
    const [first] = made;
    this.bear(first && isAnswer(first) ? first.seat : first && isBack(first) ? first.back : undefined);
    try {
      await this.store();
    } catch (error) {
      this.restore();
      throw error;
    }
  }
  private put(seat: Seat, topic: string, answer: Json, at = this.time() - this.origin): readonly Entry[] {
    const made = this.match.answer(seat, topic, answer, Math.max(at, this.match.now)) as readonly Entry[];
    this.acts++;
    if (isPlayer(seat)) this.own[seat] = (this.own[seat] ?? 0) + 1;
    return made;
  }
  private bear(by?: Seat): void {
    const { match } = this;
    const before = this.asked;
    this.asked = match.asks();
    for (const ask of this.asked) {
      const same = before.find((b) => goesOn(b, ask, by));
      if (!this.births.has(ask)) this.births.set(ask, (same && this.births.get(same)) ?? this.acts);
    }
    this.told.length = Math.min(this.told.length, match.toldInAll);
    const at = this.origin + match.now;
    for (const t of match.allNotes(this.told.length)) this.told.push({ note: t.note as Json, audience: t.audience ?? null, at });
  }
  private async store(seats: readonly KeptSeat[] = this.kept.seats, over = this.match.over): Promise<void> {
    const { match } = this;
    const saved = match.save();
    const trimmed = {
      ...saved,
      past: saved.past.slice(-KEPT_BEATS),
      ...(saved.alone ? { alone: { ...saved.alone, trail: saved.alone.trail.slice(-KEPT_BEATS) } } : {}),
    };
    const kept: Kept = {
      ...this.kept,
      seats,
      entries: [...this.entries],
      saved: trimmed as unknown as Saved,
      told: [...this.told],
      acts: this.acts,
      own: [...this.own],
      seen: [...this.seen],
      paused: this.paused,
      at: this.device.now(),
      phase: over ? 'over' : 'playing',
      ending: match.over ? { standings: match.standings(), report: match.report() } : null,
      round: match.report().rounds,
      waiting: over ? [] : match.waiting(),
    };
    await this.device.keep(kept);
    this.kept = kept;
  }
  private reseat(of: (s: KeptSeat, seat: Seat) => KeptSeat): Promise<TableInfo> {
    const done = this.last.then(async () => {
      const seats = this.kept.seats.map(of);
      await this.store(seats, this.match.over || seats.every((s) => s.kind === 'bot'));
      this.match.playAlone(aloneAt(this.sides()));
      this.device.table(this.info());
      this.tell();
      this.drive();
      return this.info();
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  // ------------------------------------------------------------------ what must happen by itself
  private drive(): void {
    this.strike?.();
    this.strike = undefined;
    const { match } = this;
    if (this.closed || this.read || this.kept.phase === 'over' || match.over || this.halted !== undefined || !this.watcher) return;
    const now = this.device.now();
    for (const ask of match.asks() as readonly Ask[]) {
      if (!this.bot(ask.seat)) continue;
      if (ask.standing) this.plan(ask);
      else if (!this.declined.has(ask) && !this.thinking.has(ask)) this.think(ask);
    }
    const clock = match.clock();
    if (clock) this.strike = this.after(Math.max(0, this.origin + strikesAt(clock) - now), () => void this.change(() => [], true));
  }
  /** Clocks of the rules that were due by now, each at its own moment. */
  private strikeDue(): readonly Entry[] {
    const struck: Entry[] = [];
    const now = this.time();
    for (let clock = this.match.clock(); clock && this.origin + strikesAt(clock) <= now; clock = this.match.clock())
      struck.push(...this.put(CLOCK, clock.topic, 'time', strikesAt(clock)));
    return struck;
  }
  private think(ask: Ask): void {
    this.thinking.add(ask);
    const start = this.device.now();
    if (this.streak?.seat !== ask.seat) this.streak = { seat: ask.seat, since: start };
    const played = Math.min(LONGEST_TURN_MS, start - this.streak.since);
    const pause = Math.max(pauseOf(this.device.pauseMs, this.bots, played), this.patience(ask) ? PATIENCE_MS : 0);
    this.after(pause, () => {
      if (this.match.find(ask.seat, ask.topic) !== ask || !this.bot(ask.seat)) return;
      // It is asked again when time goes on.
      if (this.halted !== undefined) {
        this.thinking.delete(ask);
        return;
      }
      const { answer } = this.thought(ask);
      if (answer === undefined) {
        this.declined.add(ask);
        return;
      }
      void this.change(() => (this.match.find(ask.seat, ask.topic) === ask ? this.put(ask.seat, ask.topic, answer) : []), true);
    });
  }
  /** Before a question that stands a bot decides on what it sees, and acts as much later as a person would. */
  private plan({ seat, topic }: Ask): void {
    const key = `${seat} ${topic}`;
    const ask = this.match.find(seat, topic);
    if (!ask || this.planned.has(key)) return;
    this.planned.add(key);
    const { answer, tempo = 0 } = this.thought(ask);
    this.after(tempo, () => {
      this.planned.delete(key);
      if (this.halted !== undefined) return;
      void this.change(() => {
        const now = this.match.find(seat, topic);
        return answer !== undefined && now?.standing && this.bot(seat) && now.domain.admits(answer) ? this.put(seat, topic, answer) : [];
      }, true);
    });
  }
  private thought(ask: Ask): ReturnType<typeof decide> {
    const named = this.kept.seats[ask.seat]?.bot ?? defaultBotOf(this.pack);
    const bot =
      botNamed(this.pack, named === 'search' ? SEARCH.thinks : named, this.lot(ask.seat)) ?? (botNamed(this.pack, 'random') as AnyBot);
    // A bot's own luck: asked again it answers the same, and the dice do not notice.
    const place = [this.match.save().bookmark.luck, this.births.get(ask) ?? this.acts, this.acts, ask.seat, ask.topic];
    const hear = () => this.told.filter((t) => hears(t, ask.seat)).map((t) => t.note);
    return decide(bot, this.match, ask, Luck.seeded(`${this.kept.opening.seed} ${JSON.stringify(place)}`), hear);
  }
  /** What a strong bot would do for this seat, and why. */
  async hint(seat: Seat): Promise<Advice | null> {
    await this.last;
    const mine = this.mine(seat) ? this.match.asks(seat) : [];
    const ask = mine.find((a) => !a.optional) ?? mine.find((a) => a.standing);
    if (!ask) return null;
    const bot = botNamed(this.pack, opponents(this.pack).includes('strong') ? 'strong' : defaultBotOf(this.pack)) as AnyBot;
    const hear = () => this.told.filter((t) => hears(t, seat)).map((t) => t.note);
    const { answer } = decide(bot, this.match, ask, Luck.seeded(`${this.kept.opening.seed} hint ${this.acts}`), hear);
    return answer === undefined ? null : structuredClone({ topic: ask.topic, answer, why: whyBot(bot, this.match, ask, answer, hear) });
  }
  /** Which bot of its strength sits there: the same for the whole match. */
  private lot(seat: Seat): number {
    return Luck.seeded(`${this.code} ${seat}`).below(1 << 16);
  }
  private patience({ topic, seal, optional }: Ask): boolean {
    return !seal && !optional && this.match.asks().some((a) => a.topic === topic && !a.optional && isPlayer(a.seat) && !this.bot(a.seat));
  }
  private after(ms: number, work: () => void): () => void {
    const stop = this.device.later(ms, () => {
      this.timers.delete(stop);
      if (!this.closed) work();
    });
    this.timers.add(stop);
    return () => {
      stop();
      this.timers.delete(stop);
    };
  }

  // ------------------------------------------------------------------ what is shown
  /** What time it is for the match: while it is halted, none goes by. */
  private time(): number {
    return this.halted ?? this.device.now();
  }
  /** The server time at which play began, as if it had never stood still. */
  private get origin(): number {
    return this.kept.startedAt + this.paused;
  }
  private get read(): boolean {
    return hereOf(this.kept).read === true;
  }
  private sides(): Pick<Kept, 'seats' | 'training'> {
    return this.kept;
  }
  private bot(seat: Seat): boolean {
    const s = this.kept.seats[seat];
    return s !== undefined && (s.kind === 'bot' || s.standIn === true);
  }
  private mine(seat: Seat): boolean {
    const s = this.kept.seats[seat];
    return s !== undefined && s.kind !== 'bot';
  }
  private address(eyes: Seat | null): Pick<Sync, 'code' | 'n' | 'eyes' | 'serverTime'> {
    return { code: this.code, n: this.acts, eyes, serverTime: this.device.now() };
  }
  private body(eyes: Seat | null): Omit<Sync, 'code' | 'n' | 'eyes' | 'notes' | 'serverTime'> {
    const { match } = this;
    const body = bodyOf(match, eyes);
    const timers = (match.asks() as readonly Ask[]).filter((a) => a.seat === CLOCK);
    const canTakeBack = body.canTakeBack && !this.read && eyes !== null && !this.bot(eyes);
    return {
      ...body,
      canTakeBack,
      ...countsOf(match, eyes, this.own, this.seen),
      ...(eyes !== null && aloneAt(this.sides())?.seat === eyes ? { alone: true } : {}),
      ...(this.byHand && this.halted !== undefined ? { stopped: this.halted } : {}),
      ...(timers.length > 0 ? { timers: timers.map((a) => ({ topic: a.topic, at: this.origin + strikesAt(a) })) } : {}),
    };
  }
  private notes(eyes: Seat | null, from: number): Sync['notes'] {
    const heard = this.told.filter((t) => hears(t, eyes ?? undefined)).slice(from);
    return { from, items: heard.map((t) => t.note), marks: heard.map((t) => ({ secret: t.audience !== null, at: t.at })) };
  }
  /** The way from what was shown last to what is now; undefined: nobody looks. */
  private patch(): Patch | undefined {
    const { watcher } = this;
    if (!watcher) return undefined;
    const { eyes, held, base } = watcher;
    // What was told before and not taken back was shown: the rest of this seat's journal is new.
    const from = this.told.slice(0, Math.min(watcher.told, this.told.length)).filter((t) => hears(t, eyes ?? undefined)).length;
    const patch: Patch = structuredClone({ ...this.address(eyes), base, ops: held.to(this.body(eyes)), notes: this.notes(eyes, from) });
    watcher.base = this.acts;
    watcher.told = this.match.toldInAll;
    return patch;
  }
  private moved(): Omit<Moved, 'n'> {
    const patch = this.patch();
    if (this.match.over) this.device.table(this.info());
    return patch ? { patch } : {};
  }
  private tell(): void {
    const patch = this.patch();
    if (patch && !this.closed) this.device.patch(patch);
    if (this.match.over) this.device.table(this.info());
  }
  info(): TableInfo {
    return infoOf(this.kept);
  }
}
/** The table as the page knows tables. */
export function infoOf(kept: Kept): TableInfo {
  const { code, name, opening, phase } = kept;
  return {
    code,
    name,
    game: opening.game,
    options: opening.options,
    ...(kept.made ? { made: kept.made } : {}),
    pace: { kind: 'relaxed' },
    listed: false,
    spectators: false,
    joinable: false,
    ...(kept.training ? { training: true } : {}),
    ...(kept.forked ? { forked: true } : {}),
    hints: aloneAt(kept) ? 'quiet' : 'none',
    here: hereOf(kept),
    phase,
    host: !kept.file,
    seats: kept.seats.map(
      (s, seat): SeatInfo => ({
        seat,
        sitter:
          s.kind === 'bot'
            ? { kind: 'bot', bot: s.bot ?? 'random', name: s.name }
            : s.kind === 'device'
              ? { kind: 'device', id: 'me', name: s.name }
              : { kind: 'person', id: 'me', name: s.name, here: 'here' },
        stand_in: s.standIn === true,
        mine: s.kind !== 'bot' && !kept.file,
        host: s.kind === 'me',
        ready: true,
        deadline: null,
        reserveMs: null,
      }),
    ),
    rematch: kept.next ?? null,
    createdAt: kept.startedAt,
  };
}
