import { Chance, Luck, type LuckState } from './chance.ts';
import { Course } from './course.ts';
import { Ask, asksOf, CLOCK, isPlayer, type Pause, type Seal, type Seat, STAGE, strikesAt, type Topic } from './flow.ts';
import { type AnyGame, type Frozen, type Game, type Options, Refusal, type Report, type Standing, settleTable } from './game.ts';
import { copy, type Json, malformed, same } from './json.ts';
import {
  type Alone,
  type BackEntry,
  type Bookmark,
  type Entry,
  isAnswer,
  isBack,
  isRoll,
  type Opening,
  type Saved,
  type Segment,
  type Step,
  type Trod,
} from './record.ts';
import { Sim } from './sim.ts';

/** The rules no longer fit what was recorded. `at` counts the entries since the bookmark; everything before it fits. */
export class Divergence extends Error {
  readonly at: number;
  constructor(at: number, why: string) {
    super(`entry ${at}: ${why}`);
    this.name = 'Divergence';
    this.at = at;
  }
}
/** The rules threw. The position before the answer has been restored. */
export class RuleBug extends Error {
  constructor(where: string, cause: unknown) {
    super(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'RuleBug';
  }
}

/** How many finished beats can be taken back. */
const PAST = 16;
/** The same for one who plays with bots alone: a long turn. */
const TRAIL = 48;

/** Luck whose place can be saved and gone back to: what a match draws from. */
type Source = Chance & { state: LuckState; undone?(from: LuckState): void };

/** A line of the journal as told: to everybody, or to some seats. */
export interface Told<Note> {
  readonly note: Note;
  readonly audience?: readonly Seat[];
}

/**
 * What stands between a seat and its last answer. A roll, and what only others have learnt, are told alike: which of them it was may be a
 * secret.
 */
export type Wall =
  | { readonly why: 'nothing' | 'rolled' | 'revealed' | 'final' | 'opened' | 'settled' }
  | { readonly why: 'answered'; readonly seat: Seat };

/** A match: a game being played, with record, notes, take-back and checks. */
export class Match<State = Json, View extends Json = Json, Note extends Json = Json> extends Course<State, View, Note> {
  readonly seats: number;
  readonly options: Options;
  /** What it was given beside the options: a crew, a mission somebody drew. */
  readonly brief: Json | undefined;
  readonly chance: Chance;

  private readonly luck: Source;
  private bookmark: Bookmark<State>;
  private since: Step[] = [];
  /** For each entry of `since`: the seal under which it was given. */
  private seals: (Seal | undefined)[] = [];
  private past: Segment<State>[] = [];
  /** Entries of `since` before this one can no longer be taken back. */
  private floor = 0;
  /** What came last that cannot be taken back; the audience, if it was a reveal. Before the position was resumed: unknown. */
  private wall: Wall = { why: 'settled' };
  private learnt: readonly Seat[] | undefined = undefined;
  /** Who answered last, since this position was opened, resumed or gone back to. */
  private latest: Seat | undefined = undefined;
  /** Who plays with bots alone: what only they have learnt, and what they answered, stops nobody. */
  private alone: Alone | undefined = undefined;
  /** The finished beats of one seat's turn, oldest first. Undefined: they are not kept. */
  private trail: readonly Trod<State>[] | undefined = undefined;
  /** Entries of `since` before these can no longer be taken back by the one who plays alone: not without training, not at all. */
  private low = 0;
  private hard = 0;
  private lowWall: Wall = { why: 'settled' };
  /** In which round this beat began. */
  private round = 0;
  /** While replaying: what must come. */
  private script: readonly Step[] | undefined = undefined;
  private cursor = 0;
  /** Entries made by the call in progress. */
  private fresh: Entry[] = [];
  /** Audiences of what the call in progress revealed. */
  private reveals: (readonly Seat[] | undefined)[] = [];
  private journal: Told<Note>[] = [];
  private told: number[];
  /** How many notes were told before the first one held here: in all, then per viewer. */
  private before: readonly number[];

  private constructor(
    game: Game<State, View, Note>,
    seats: number,
    options: Options,
    brief: Json | undefined,
    bookmark: Bookmark<State>,
    luck: Source = Luck.from(bookmark.luck),
  ) {
    super(game, bookmark.state, bookmark.now);
    this.seats = seats;
    this.options = options;
    this.brief = brief;
    this.bookmark = bookmark;
    this.before = bookmark.told;
    this.told = bookmark.told.slice();
    this.luck = luck;
    this.chance = new Recorded((n, die) => this.roll(n, die));
  }

  static open<S, V extends Json, N extends Json>(
    game: Game<S, V, N>,
    options: unknown = {},
    seats: number = game.seats[0] as number,
    seed: number | string = 1,
    brief?: Json,
  ): Match<S, V, N> {
    const settled = settleTable(game, options, seats, brief);
    const luck = Luck.seeded(seed);
    const kept = copy(brief);
    const state = game.setup(settled, seats, luck, kept);
    const told = new Array<number>(seats + 2).fill(0);
    const match = new Match<S, V, N>(game, seats, settled, kept, { state, luck: luck.state, now: 0, told });
    match.wall = { why: 'nothing' };
    match.rewind([]);
    match.fresh = [];
    return match;
  }

  /** Bring a saved position back. Throws Divergence when the rules no longer fit what was recorded. Tests bring `luck` of their own. */
  static resume<S, V extends Json, N extends Json>(game: Game<S, V, N>, saved: Saved, luck?: Source): Match<S, V, N> {
    if (saved.game !== game.id) throw new Refusal('malformed', `this is a match of ${saved.game}, not of ${game.id}`);
    if (saved.version > game.version)
      throw new Refusal('malformed', `saved by version ${saved.version} of ${game.id}; this is version ${game.version}`);
    const migrated = (segment: Segment): Segment<S> => {
      let state: Json = segment.bookmark.state;
      for (let v = saved.version; v < game.version; v++) {
        const step = game.migrations[v];
        if (!step) throw new Refusal('malformed', `${game.id} has no migration from version ${v}`);
        state = step(state);
      }
      return { bookmark: { ...segment.bookmark, state: state as S }, since: segment.since };
    };
    const here = migrated(saved);
    const match = new Match<S, V, N>(game, saved.seats, saved.options, saved.brief, here.bookmark, luck);
    if (saved.alone) {
      match.alone = { seat: saved.alone.seat, training: saved.alone.training };
      match.trail = [];
    }
    match.rewind(here.since, true);
    match.past = saved.past.map(migrated);
    // A beat that both hold is one: going back to it takes it from both.
    const held = (t: Segment) =>
      match.past[saved.past.findIndex((p) => same(p as unknown as Json, { bookmark: t.bookmark, since: t.since } as unknown as Json))];
    if (saved.alone) match.trail = saved.alone.trail.map((t) => ({ ...t, ...(held(t) ?? migrated(t)) }));
    match.fresh = [];
    return match;
  }

  /** Like resume, but where the rules no longer fit, go back to the last entry that does. `lost` counts what was given up. */
  static salvage<S, V extends Json, N extends Json>(game: Game<S, V, N>, saved: Saved): { match: Match<S, V, N>; lost: number } {
    let since = saved.since;
    for (;;) {
      try {
        return {
          match: Match.resume(game, { ...saved, since, past: since === saved.since ? saved.past : [] }),
          lost: saved.since.length - since.length,
        };
      } catch (error) {
        if (!(error instanceof Divergence) || since.length === 0) throw error;
        since = since.slice(0, Math.min(error.at, since.length - 1));
      }
    }
  }

  /** A whole match from its beginning: the opening and every entry since. */
  static replay<S, V extends Json, N extends Json>(game: Game<S, V, N>, opening: Opening, entries: readonly Entry[]): Match<S, V, N> {
    const match = Match.open(game, opening.options, opening.seats, opening.seed, opening.brief);
    match.remember();
    let i = 0;
    for (const rolled of match.firstRolls()) match.expect(entries[i], rolled, i++);
    while (i < entries.length) {
      const e = entries[i] as Entry;
      const got = match.apply(e, i);
      for (const g of got) match.expect(entries[i], g, i++);
    }
    return match;
  }
  /** Rolls made before the first question: the first entries of a record. */
  firstRolls(): readonly Step[] {
    return this.since.filter((e) => !isAnswer(e));
  }
  /** One recorded entry applied with all checks; gives the entries it caused. */
  apply(e: Entry, at = 0): readonly Entry[] {
    if (isRoll(e)) throw new Divergence(at, 'a roll is recorded where the rules ask a question');
    if (isBack(e)) {
      const made = this.withdraw(e.back, e);
      if (!made || made.far !== e.far) throw new Divergence(at, `seat ${e.back} cannot take back here`);
      return [e];
    }
    try {
      return this.answer(e.seat, e.topic, e.answer, e.at);
    } catch (error) {
      if (error instanceof Refusal) throw new Divergence(at, error.message);
      throw error;
    }
  }
  private expect(recorded: Entry | undefined, made: Entry, at: number): void {
    if (recorded === undefined) throw new Divergence(at, `the record ends, the rules go on with ${JSON.stringify(made)}`);
    if (isRoll(made) && (!isRoll(recorded) || recorded.of !== made.of || recorded.got !== made.got))
      throw new Divergence(at, `recorded ${JSON.stringify(recorded)}, the rules roll ${JSON.stringify(made)}`);
  }

  asks(seat?: Seat): readonly Ask[] {
    const all = asksOf(this.pause);
    return seat === undefined ? all : all.filter((a) => a.seat === seat);
  }
  /** Seats that are waited for, in order; clock and stage are never among them. */
  waiting(): readonly Seat[] {
    return [...new Set(asksOf(this.pause).flatMap((a) => (a.optional || !isPlayer(a.seat) ? [] : [a.seat])))].sort((a, b) => a - b);
  }
  /** True when this seat has given answers in a secret simultaneous choice that is still open. */
  sealed(seat: Seat): boolean {
    return this.since.some((e, i) => isAnswer(e) && e.seat === seat && this.seals[i]?.open);
  }
  view(seat: Seat | undefined): View {
    return this.game.view(this.state as Frozen<State>, seat);
  }
  openView(): View {
    return this.game.openView ? this.game.openView(this.state as Frozen<State>) : this.view(undefined);
  }
  standings(): readonly Standing[] {
    return this.game.standings(this.state as Frozen<State>);
  }
  report(): Report {
    return this.game.report(this.state as Frozen<State>);
  }
  /** What a match that goes on after this one is told of it. */
  outcome(): Json {
    return this.game.outcome?.(this.state as Frozen<State>) ?? null;
  }
  /** This seat has no part in the talk any more. */
  out(seat: Seat): boolean {
    return this.game.out?.(this.state as Frozen<State>, seat) ?? false;
  }

  /**
   * Answer a question. Gives the entries this made (the answer, then the rolls that followed) for those who keep a record.
   * Throws Refusal, and then nothing has changed.
   */
  answer(seat: Seat, topic: Topic, answer: Json, at?: number): readonly Entry[] {
    const ask = this.find(seat, topic);
    if (!ask) {
      if (this.pause === undefined) throw new Refusal('over', 'the game is over');
      throw new Refusal('not-asked', `seat ${String(seat).slice(0, 20)} is not asked about '${String(topic).slice(0, 60)}' now`);
    }
    if (typeof answer !== 'boolean') {
      const flaw = malformed(answer);
      if (flaw) throw new Refusal('malformed', `${topic}: ${flaw}`);
    }
    if (at !== undefined && !(Number.isFinite(at) && at >= this.now))
      throw new Refusal('malformed', `time runs backwards: ${at} after ${this.now}`);
    if (seat === CLOCK && at !== undefined && at < strikesAt(ask))
      throw new Refusal('not-admitted', `${topic} strikes at ${strikesAt(ask)}, not at ${at}`);
    if (!ask.domain.admits(answer)) throw new Refusal('not-admitted', `${topic} does not admit ${brief(answer)}`, ask.domain.why?.(answer));
    const kept = copy(answer);
    const time = at ?? (seat === CLOCK ? Math.max(this.now, strikesAt(ask)) : undefined);
    this.fresh = [];
    this.reveals = [];
    const last = this.lastAnswer();
    if (last !== undefined && last !== seat && !ask.seal) this.settleDown({ why: 'answered', seat });
    const { bookmark, past, floor, trail } = this;
    const steps = this.since;
    const count = steps.length;
    try {
      this.take(ask, kept, time);
    } catch (cause) {
      this.bookmark = bookmark;
      this.rewind(steps.slice(0, count));
      this.past = past;
      this.floor = floor;
      this.trail = trail;
      throw new RuleBug(`${this.game.id}, ${topic} of seat ${seat} answered ${brief(kept)}`, cause);
    }
    return this.fresh;
  }

  canTakeBack(seat: Seat): boolean {
    return this.lastOwn(seat) !== undefined || this.lastFar(seat) !== undefined;
  }
  /** Why this seat can take nothing back; undefined: it can. */
  whyNoTakeBack(seat: Seat): Wall | undefined {
    return this.canTakeBack(seat) ? undefined : this.wallOf(seat);
  }
  /** What this seat cannot take back past, whatever it has answered since. */
  wallOf(seat: Seat): Wall {
    if (this.since.some((e, i) => isAnswer(e) && e.seat === seat && this.seals[i]?.open && this.seals[i]?.final)) return { why: 'final' };
    if (this.alone?.seat === seat && this.trail) {
      const acted = [...(this.trail.at(-1)?.since ?? []), ...this.since].some((e) => isAnswer(e) && e.seat === seat);
      return acted ? this.lowWall : { why: 'nothing' };
    }
    if (this.wall.why !== 'opened' && this.latest !== undefined && this.latest !== seat) return { why: 'answered', seat: this.latest };
    if (this.wall.why === 'answered' && this.wall.seat === seat) return { why: 'nothing' };
    return this.wall.why === 'revealed' && !hears(this.learnt, seat) ? { why: 'rolled' } : this.wall;
  }
  /**
   * From now on this seat plays with bots alone, or nobody does. It may take back, as far as the start of its turn, whatever neither
   * luck nor something it learnt came after: bots answer again. In training nothing of that stands in its way, and luck is the same again.
   */
  playAlone(alone: Alone | undefined): void {
    const same = this.alone?.seat === alone?.seat;
    this.alone = alone;
    if (same) return;
    this.trail = alone ? [] : undefined;
    this.low = this.since.length;
    this.round = this.report().rounds;
  }
  /** Keep what a record may take back; for those who play it again. */
  remember(): void {
    this.trail ??= [];
  }
  /**
   * Undo the seat's last answer: never past a roll, a reveal or another's answer, and never one given for good; for one who plays
   * with bots alone see `playAlone`.
   */
  takeBack(seat: Seat): boolean {
    return this.withdraw(seat) !== undefined;
  }
  /** The same, as it is recorded. What was `recorded` was possible when it was done, whatever has become final since. */
  withdraw(seat: Seat, recorded?: BackEntry): BackEntry | undefined {
    const where = recorded?.far === undefined ? this.lastOwn(seat, recorded !== undefined) : undefined;
    if (where === undefined) return recorded && recorded.far === undefined ? undefined : this.withdrawFar(seat, recorded !== undefined);
    const { trail } = this;
    if (where === 'past') {
      const segment = this.past.at(-1) as Segment<State>;
      const past = this.past.slice(0, -1);
      this.bookmark = segment.bookmark;
      this.rewind(segment.since.slice(0, -1));
      this.past = past;
      // What was kept of that beat is the present again.
      if (trail) this.trail = trail.at(-1)?.bookmark === segment.bookmark ? trail.slice(0, -1) : [];
    } else {
      const { past, floor } = this;
      this.rewind(this.since.filter((_, i) => i !== where));
      this.past = past;
      this.floor = floor;
      this.trail = trail;
    }
    this.fresh = [{ back: seat }];
    return { back: seat };
  }
  private withdrawFar(seat: Seat, recorded: boolean): BackEntry | undefined {
    const where = this.lastFar(seat, recorded);
    if (!where) return undefined;
    const trail = this.trail as readonly Trod<State>[];
    const steps = where.before ? where.before.since : this.since;
    const entry: BackEntry = { back: seat, far: steps.slice(where.at).filter(isAnswer).length };
    const drawn = this.luck.state;
    if (where.before) this.bookmark = where.before.bookmark;
    this.rewind(steps.slice(0, where.at));
    this.luck.undone?.(drawn);
    this.trail = where.before ? trail.slice(0, -1) : trail;
    this.fresh = [entry];
    return entry;
  }

  /** The journal as this viewer may read it, from its own n-th note on. */
  notes(seat: Seat | undefined, from = 0): readonly Note[] {
    const skip = from - (this.before[this.viewer(seat)] as number);
    const mine: Note[] = [];
    for (const t of this.journal) if (hears(t.audience, seat)) mine.push(t.note);
    return skip > 0 ? mine.slice(skip) : mine;
  }
  /** How many notes this viewer has been told since the match began. */
  toldTo(seat: Seat | undefined): number {
    return this.told[this.viewer(seat)] as number;
  }
  /** All notes with their audience, from the n-th told in all; for those who store them. */
  allNotes(from = 0): readonly Told<Note>[] {
    return this.journal.slice(Math.max(0, from - (this.before[0] as number)));
  }
  get toldInAll(): number {
    return this.told[0] as number;
  }

  /** The position as plain data. The state in it is shared, not copied: store it or send it, do not change it. */
  save(): Saved<State> {
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      ...(this.brief === undefined ? {} : { brief: this.brief }),
      bookmark: this.bookmark,
      since: this.since.slice(),
      past: this.past.slice(),
      ...(this.alone && this.trail ? { alone: { ...this.alone, trail: this.trail } } : {}),
    };
  }
  /** The same position, to be played on separately. */
  fork(): Match<State, View, Note> {
    return Match.resume(this.game, this.save() as unknown as Saved);
  }
  /** The position as this seat may imagine it: what it cannot know is rearranged, luck is `chance`, sealed answers are unasked. */
  imagine(seat: Seat | undefined, chance: Chance): Sim<State, View, Note> {
    const sim = Sim.replay(this.game, { bookmark: this.bookmark, since: this.since }, (i) => {
      const e = this.since[i] as Step;
      return !(this.seals[i]?.open && isAnswer(e) && e.seat !== seat);
    });
    this.game.imagine(sim.state, seat, chance);
    sim.chance = chance;
    return sim;
  }

  // ------------------------------------------------------------------ the table, as rules see it
  tell(note: Note, audience?: readonly Seat[]): void {
    this.journal.push(audience ? { note, audience } : { note });
    this.told[0] = (this.told[0] as number) + 1;
    for (let v = 1; v < this.told.length; v++) {
      if (hears(audience, v === this.told.length - 1 ? undefined : v - 1)) this.told[v] = (this.told[v] as number) + 1;
    }
  }
  reveal(audience?: readonly Seat[], knower?: Seat): void {
    this.reveals.push(audience);
    this.learnt = audience;
    this.settleDown({ why: 'revealed' });
    if (!this.alone || (hears(audience, this.alone.seat) && knower !== this.alone.seat)) this.settleLow({ why: 'revealed' });
  }
  settle(): void {
    this.settleDown({ why: 'settled' });
    this.settleLow({ why: 'settled' });
    this.hard = this.since.length;
    if (this.trail) this.trail = [];
  }
  /** Did the last answer bring to light something this viewer did not know? */
  revealedTo(seat: Seat | undefined): boolean {
    return this.reveals.some((audience) => hears(audience, seat));
  }

  // ------------------------------------------------------------------ inside
  private viewer(seat: Seat | undefined): number {
    return seat === undefined ? this.seats + 1 : seat + 1;
  }
  private settleDown(wall: Wall): void {
    this.wall = wall;
    this.floor = this.since.length;
    if (this.past.length > 0) this.past = [];
  }
  private settleLow(wall: Wall): void {
    this.lowWall = wall;
    this.low = this.since.length;
    const last = this.trail?.at(-1);
    // Nobody has answered in this beat yet: what came to light came after the beat before.
    if (this.trail && last && !this.since.some(isAnswer)) this.trail = [...this.trail.slice(0, -1), { ...last, low: last.since.length }];
  }
  private lastAnswer(): Seat | undefined {
    for (let i = this.since.length - 1; i >= 0; i--) {
      const e = this.since[i] as Step;
      if (isAnswer(e)) return e.seat;
    }
    const before = this.past.at(-1)?.since.at(-1);
    return before && isAnswer(before) ? before.seat : undefined;
  }
  /** Where the last answer of this seat stands, if it can be taken back. */
  private lastOwn(seat: Seat, recorded = false): number | 'past' | undefined {
    for (let i = this.since.length - 1; i >= this.floor; i--) {
      const e = this.since[i] as Step;
      if (!isAnswer(e)) return undefined;
      // The last answer of all, or one still sealed: others' answers under the same seal do not stand on it.
      if (e.seat === seat) {
        const seal = this.seals[i];
        if (seal?.final && !recorded) return undefined;
        return i === this.since.length - 1 || seal?.open ? i : undefined;
      }
      if (!this.seals[i]?.open) return undefined; // another's answer
    }
    if (this.since.length > 0) return undefined;
    const before = this.past.at(-1)?.since.at(-1);
    return before && isAnswer(before) && before.seat === seat ? 'past' : undefined;
  }
  /** The same for one who plays with bots alone: whatever they answered since. `before`: in the beat before this one. */
  private lastFar(seat: Seat, recorded = false): { readonly at: number; readonly before?: Trod<State> } | undefined {
    if (!this.trail || (!recorded && this.alone?.seat !== seat)) return undefined;
    const free = recorded || this.alone?.training === true;
    const own = (steps: readonly Step[]) => steps.findLastIndex((e) => isAnswer(e) && e.seat === seat);
    const here = own(this.since);
    if (here >= 0) return here >= (free ? this.hard : this.low) && (free || !this.seals[here]?.final) ? { at: here } : undefined;
    if (this.hard > 0 || this.since.some(isAnswer) || (!free && this.since.length > 0)) return undefined;
    const before = this.trail.at(-1);
    if (!before || (before.owner !== null && before.owner !== seat)) return undefined;
    const at = own(before.since);
    return at >= 0 && at >= (free ? before.hard : before.low) ? { at, before } : undefined;
  }
  private roll(n: number, die: boolean): number {
    const due = this.script?.[this.cursor];
    let got = die ? this.luck.die(n) - 1 : this.luck.below(n);
    if (due) {
      if (!isRoll(due) || due.of !== n) throw new Divergence(this.cursor, `the rules roll one of ${n}`);
      got = due.got;
      this.cursor++;
    }
    const entry = { of: n, got };
    this.since.push(entry);
    this.seals.push(undefined);
    this.fresh.push(entry);
    this.settleDown({ why: 'rolled' });
    this.settleLow({ why: 'rolled' });
    return got;
  }
  private take(ask: Ask, answer: Json, at: number | undefined): void {
    const entry: Step = at === undefined ? { seat: ask.seat, topic: ask.topic, answer } : { seat: ask.seat, topic: ask.topic, answer, at };
    if (at !== undefined) this.now = at;
    this.since.push(entry);
    this.seals.push(ask.seal);
    this.fresh.push(entry);
    this.latest = ask.seat;
    this.proceed(ask, answer);
  }
  protected override done(ask: Ask): void {
    if (!ask.seal || ask.seal.open) return;
    this.settleDown({ why: 'opened' }); // what was sealed is open to all now
    this.settleLow({ why: 'opened' });
    // Not in training either: who knows what the others chose in secret would choose again.
    this.hard = this.since.length;
    if (this.trail) this.trail = [];
  }
  /** Another match may be under way already: nobody takes back what led to it. */
  protected override rest(pause: Pause): void {
    super.rest(pause);
    if (pause instanceof Ask ? pause.seat === STAGE : pause.some((a) => a.seat === STAGE)) this.settle();
  }
  /** Only here are bookmarks placed. */
  protected override boundary(): void {
    if (this.floor < this.since.length) {
      this.past = [...this.past.slice(-PAST + 1), { bookmark: this.bookmark, since: this.since }];
    } else if (this.since.length > 0) this.past = [];
    this.tread();
    this.bookmark = { state: this.duplicate(this.state), luck: this.luck.state, now: this.now, told: this.told.slice() };
    this.since = [];
    this.seals = [];
    this.floor = 0;
    this.low = 0;
    this.hard = 0;
  }
  /** A beat is over: it belongs to the turn of whoever answered first in it, or of all who chose in secret. Another's beat or another round begins another turn. */
  private tread(): void {
    if (!this.trail) return;
    const { bookmark, since, low, hard, round } = this;
    this.round = this.report().rounds;
    const first = since.findIndex((e) => isAnswer(e) && isPlayer(e.seat));
    const answer = since[first];
    if (this.round !== round) this.trail = [];
    else if (answer && isAnswer(answer)) {
      const owner = this.seals[first] ? null : answer.seat;
      const goesOn = this.trail.every((t) => t.owner === null || owner === null || t.owner === owner);
      this.trail = [...(goesOn ? this.trail.slice(-TRAIL + 1) : []), { bookmark, since, low, hard, owner }];
      // What the clock struck stays struck.
    } else if (since.some(isAnswer)) this.trail = [];
  }
  private duplicate(state: State): State {
    return this.game.copy ? this.game.copy(state) : copy(state);
  }
  /** Back to the bookmark, then these entries again. Whatever does not fit is a Divergence. */
  private rewind(entries: readonly Step[], checked = false): void {
    const mark = this.bookmark;
    this.state = this.duplicate(mark.state);
    this.luck.state = mark.luck;
    this.now = mark.now;
    if ((mark.told[0] as number) < (this.before[0] as number)) {
      this.before = mark.told; // resumed here, then taken back beyond it
      this.journal = [];
    } else this.journal.length = (mark.told[0] as number) - (this.before[0] as number);
    this.told = mark.told.slice();
    this.since = [];
    this.seals = [];
    this.past = [];
    this.floor = 0;
    this.low = 0;
    this.hard = 0;
    this.latest = undefined;
    if (this.trail) {
      this.trail = [];
      this.round = this.report().rounds;
    }
    this.script = entries;
    this.cursor = 0;
    try {
      const flow = this.game.beat(this);
      this.flow = flow;
      if (!flow) {
        this.pause = undefined;
        if (entries.length > 0) throw new Divergence(0, 'the game is over');
        return;
      }
      const step = flow.next(undefined as never);
      if (step.done) {
        if (this.cursor < entries.length) throw new Divergence(this.cursor, 'the beat ends without a question');
        this.script = undefined;
        this.nextBeat();
        return;
      }
      this.rest(step.value);
      while (this.cursor < entries.length) {
        const at = this.cursor;
        const e = entries[at] as Step;
        if (!isAnswer(e)) throw new Divergence(at, 'a roll is recorded where the rules ask a question');
        const ask = this.find(e.seat, e.topic);
        if (!ask) throw new Divergence(at, `seat ${e.seat} is not asked about '${e.topic}'`);
        if (checked && !ask.domain.admits(e.answer)) throw new Divergence(at, `${e.topic} does not admit ${brief(e.answer)}`);
        this.cursor++;
        this.take(ask, e.answer, e.at);
        if (this.since.length === 0 && this.cursor < entries.length) throw new Divergence(at, `the beat ends after ${e.topic}`);
      }
    } finally {
      this.script = undefined;
    }
  }
}

/** Chance whose draws go through the record. */
class Recorded extends Chance {
  private readonly roll: (n: number, die: boolean) => number;
  constructor(roll: (n: number, die: boolean) => number) {
    super();
    this.roll = roll;
  }
  below(n: number): number {
    return this.roll(n, false);
  }
  override die(sides: number): number {
    return 1 + this.roll(sides, true);
  }
}
const hears = (audience: readonly Seat[] | undefined, seat: Seat | undefined) =>
  audience === undefined || (seat !== undefined && audience.includes(seat));
function brief(answer: Json): string {
  const text = JSON.stringify(answer) ?? String(answer);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
// biome-ignore lint/suspicious/noExplicitAny: a match of whatever game
export type AnyMatch = Match<any, any, any>;
export const open = Match.open;
export const resume = Match.resume;
export const replay = Match.replay;
export const salvage = Match.salvage;
export type { AnyGame };
