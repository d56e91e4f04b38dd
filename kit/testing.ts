/**
 * What the test tables of all games share: a match in the position a test needs, players who answer and are refused, dice as
 * foretold, time that passes, and what was told to whom. It is a real `Match`, so record, notes, take-back and checks are the
 * real ones. Only tests import it (lint).
 *
 * A game's `test/table.ts` adds how its table is arranged and the words in which its tests are told:
 *
 * ```ts
 * class Told extends TestTable<State, View, Note, Answers> {
 *   moves(who: BodyId, to: RoomId): this {
 *     return this.answerLike(this.state.turn.seat, 'turn/action', { do: 'move', who, to });
 *   }
 * }
 * export const table = (setting: Setting): Told => new Told(game, { state: build(setting), seats: 4, dice: setting.dice });
 * export const opened = (seed: string): Told => new Told(game, { seats: 4, seed });
 * ```
 *
 * - `state` is where it begins (its audit must find nothing); without it the game is set up by `seed`.
 * - `dice` and `draws` are what comes next of `chance.die` and of `chance.below`; `table.dice(6, 1)` foretells in the middle of a
 *   test. What is not foretold is luck, or what `otherwise` gives.
 * - `table.resume(saved)` opens a saved position, as a test of a migration does.
 * - `table.rearrange((state) => …)` goes on from a changed state; `until` stops before the beat at which it holds.
 * - Tests that speak of players rather than seats have a `TestPlayer` a seat.
 */
import {
  type AnyGame,
  type AnyMatch,
  type Ask,
  admitsSomething,
  anyAnswer,
  Chance,
  CLOCK,
  copy,
  type Frozen,
  type Game,
  isPlayer,
  type Json,
  Luck,
  type LuckState,
  Match,
  type Options,
  Refusal,
  type Saved,
  type Seat,
  same,
  settle,
  strikesAt,
  type Told,
} from '@cosmodrome/kernel';
import { type AnyDo, type AnyLesson, type Both, Course, isDo } from './lesson.ts';
import { type AnyWords, questionOf } from './text.ts';

/** Notes are told apart by `kind`. */
type Kinded = Json & { readonly kind: string };

/** An answer of which only what matters is said. */
export type Like<A> = A extends readonly (infer E)[] ? readonly Like<E>[] : A extends object ? { readonly [K in keyof A]?: Like<A[K]> } : A;

/** Luck as foretold. What was rolled once comes out the same again, when a match goes back and replays it. */
export class Loaded extends Chance {
  dice: readonly number[] = [];
  draws: readonly number[] = [];
  private readonly otherwise: Chance;
  private readonly rolls: { readonly die: boolean; readonly got: number }[] = [];
  private at = 0;

  constructor(otherwise: Chance) {
    super();
    this.otherwise = otherwise;
  }
  /** How many dice were thrown so far. */
  get thrown(): number {
    return this.rolls.filter((roll) => roll.die).length;
  }
  get state(): LuckState {
    return [this.at, 0, 0, 0];
  }
  set state([at]: LuckState) {
    this.at = at;
  }
  below(n: number): number {
    return this.next(n, false);
  }
  override die(sides: number): number {
    return 1 + this.next(sides, true);
  }
  private next(of: number, die: boolean): number {
    if (this.at === this.rolls.length) this.rolls.push({ die, got: die ? this.throwOne(of) - 1 : this.drawOne(of) });
    const { got } = this.rolls[this.at++] as { got: number };
    if (!(got >= 0 && got < of)) throw new Error(die ? `a die of ${of} shows no ${got + 1}` : `a draw among ${of} gives no ${got}`);
    return got;
  }
  private throwOne(sides: number): number {
    const [face, ...rest] = this.dice;
    this.dice = rest;
    return face ?? this.otherwise.die(sides);
  }
  private drawOne(n: number): number {
    const [got, ...rest] = this.draws;
    this.draws = rest;
    return got ?? this.otherwise.below(n);
  }
}

/** How a table is arranged. */
export interface Arranged<State> {
  readonly seats: number;
  readonly options?: Options;
  /** Where it begins. Absent: the game is set up. */
  readonly state?: State;
  /** Luck that nobody foretold. */
  readonly seed?: string | number;
  readonly otherwise?: Chance;
  /** What dice show next (from 1), and which of several things is drawn (from 0). */
  readonly dice?: readonly number[] | undefined;
  readonly draws?: readonly number[] | undefined;
  /** The match stops before a beat at which this holds. */
  readonly until?: (state: Frozen<State>) => boolean;
  /** The position is one that no game reaches: things are missing or too many. */
  readonly unaudited?: boolean;
}

export class TestTable<State, View extends Json, Note extends Kinded, Answers> {
  readonly game: Game<State, View, Note>;
  readonly chance: Loaded;
  match: Match<State, View, Note>;
  private readonly how: Arranged<State>;
  /** What was told before the match was arranged anew. */
  private earlier: readonly Told<Note>[] = [];
  private elapsed = 0;

  constructor(game: Game<State, View, Note>, how: Arranged<State>) {
    this.game = game;
    this.how = { ...how, options: settle(game, how.options) };
    const luck = how.otherwise ?? Luck.seeded(how.seed ?? 'table');
    const state = how.state ?? game.setup(this.how.options as Options, how.seats, luck);
    this.chance = new Loaded(luck);
    this.chance.dice = how.dice ?? [];
    this.chance.draws = how.draws ?? [];
    this.match = this.begin(state, how.until);
  }
  private begin(state: State, until: Arranged<State>['until']): Match<State, View, Note> {
    const { game, how } = this;
    const wrong = how.unaudited ? undefined : game.audit?.(state as Frozen<State>);
    if (wrong !== undefined) throw new Error(`badly arranged: ${wrong}`);
    const saved: Saved<State> = {
      game: game.id,
      version: game.version,
      seats: how.seats,
      options: how.options as Options,
      bookmark: { state, luck: this.chance.state, now: this.elapsed, told: new Array<number>(how.seats + 2).fill(0) },
      since: [],
      past: [],
    };
    const played: Game<State, View, Note> = {
      ...game,
      beat: (table) => (until?.(table.state as Frozen<State>) ? undefined : game.beat(table)),
    };
    return Match.resume(played, saved as unknown as Saved, this.chance);
  }
  /** The match goes on from a changed state, at the beginning of the beat that it tells. What was told stays told. */
  rearrange(change: (state: State) => void, until?: Arranged<State>['until']): this {
    const state = copy(this.match.state as Json) as State;
    change(state);
    this.earlier = [...this.earlier, ...this.match.allNotes()];
    this.elapsed = this.now;
    this.match = this.begin(state, until);
    return this;
  }
  /** The table goes on from a saved position, perhaps one of an older version. Its luck is its own. */
  resume(saved: unknown): this {
    this.match = Match.resume(this.game, saved as Saved);
    return this;
  }

  // ------------------------------------------------------------------ looking
  get state(): State {
    return this.match.state;
  }
  get over(): boolean {
    return this.match.over;
  }
  /** What a seat sees; without one, a spectator. */
  view(seat?: Seat): View {
    return this.match.view(seat);
  }
  /** Everything lies open, as after the end. */
  get open(): View {
    return this.match.openView();
  }
  /** The public journal. */
  get notes(): readonly Note[] {
    return this.notesOf(undefined);
  }
  /** The journal as a seat reads it. */
  notesOf(seat: Seat | undefined): readonly Note[] {
    const all = [...this.earlier, ...this.match.allNotes()];
    return all.filter((t) => t.audience === undefined || (seat !== undefined && t.audience.includes(seat))).map((t) => t.note);
  }
  /** What a seat was told of this kind; without one, what everybody was. */
  told<K extends Note['kind']>(kind: K, seat?: Seat): Extract<Note, { readonly kind: K }>[] {
    return this.notesOf(seat).filter((note): note is Extract<Note, { readonly kind: K }> => note.kind === kind);
  }
  /** Who was told this kind of thing, one entry a note: some seats, or `all`. */
  toldTo(kind: Note['kind']): (readonly Seat[] | 'all')[] {
    return [...this.earlier, ...this.match.allNotes()].filter((t) => t.note.kind === kind).map((t) => t.audience ?? 'all');
  }

  // ------------------------------------------------------------------ asking and answering
  /** What seats are called where a test fails, and in `asked`. */
  name(seat: Seat): string {
    return seat === CLOCK ? 'clock' : `seat ${seat}`;
  }
  get asks(): readonly Ask[] {
    return this.match.asks();
  }
  /** All open questions: "seat 0 turn/action". */
  get asked(): string[] {
    return this.asks.map((a) => `${this.name(a.seat)} ${a.topic}`);
  }
  /** Topics a seat is asked about; without one, all that are asked. */
  topics(seat?: Seat): string[] {
    return this.match.asks(seat).map((a) => a.topic);
  }
  /** The open question; with no seat, whoever is asked. */
  ask(seat: Seat | undefined, topic: keyof Answers & string): Ask {
    const found = this.asks.find((a) => a.topic === topic && (seat === undefined || a.seat === seat));
    if (found) return found;
    const whom = seat === undefined ? 'anybody' : this.name(seat);
    throw new Error(`${topic} is not asked of ${whom}; asked: ${this.asked.join(', ') || 'nothing'}`);
  }
  options<T extends keyof Answers & string>(seat: Seat | undefined, topic: T): Answers[T][] {
    const ask = this.ask(seat, topic);
    if (!ask.domain.options) throw new Error(`${topic} has no list of options`);
    return [...ask.domain.options()] as Answers[T][];
  }
  shape(seat: Seat | undefined, topic: keyof Answers & string): Json {
    return this.ask(seat, topic).domain.shape();
  }
  /** Is this asked now, and would it be admitted? */
  admits<T extends keyof Answers & string>(seat: Seat, topic: T, answer: Answers[T]): boolean {
    return this.match.find(seat, topic)?.domain.admits(answer as Json) ?? false;
  }
  answer<T extends keyof Answers & string>(seat: Seat, topic: T, answer: Answers[T]): this {
    return this.give(seat, topic, answer as Json);
  }
  /** The first option that has all that is said. */
  like<T extends keyof Answers & string>(seat: Seat | undefined, topic: T, want: Like<Answers[T]>): Answers[T] | undefined {
    return this.options(seat, topic).find((option) => fits(option as Json, want as Json));
  }
  /** Answers with the first option that has all that is said. */
  answerLike<T extends keyof Answers & string>(seat: Seat | undefined, topic: T, want: Like<Answers[T]>): this {
    const option = this.like(seat, topic, want);
    if (option === undefined) throw new Error(`${topic} offers nothing like ${JSON.stringify(want)}`);
    return this.give(this.ask(seat, topic).seat, topic, option as Json);
  }
  /** Why an answer is refused: the game's reason, or the kernel's. It is an error if it is accepted, or changes anything. */
  refusal(seat: Seat, topic: keyof Answers & string, answer: Json): string {
    const before = this.traces();
    try {
      this.give(seat, topic, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.traces() !== before) throw new Error(`${topic} refuses ${JSON.stringify(answer)}, and yet it has changed something`);
      return error.key ?? error.code;
    }
    throw new Error(`${topic} of ${this.name(seat)} admits ${JSON.stringify(answer)}`);
  }
  private traces(): string {
    return JSON.stringify([this.match.state, this.match.save(), this.asked, this.match.toldInAll]);
  }
  private give(seat: Seat, topic: string, answer: Json): this {
    this.match.answer(seat, topic, answer, this.elapsed > this.match.now ? this.elapsed : undefined);
    return this;
  }

  // ------------------------------------------------------------------ luck and time
  /** The next dice show this. */
  dice(...faces: number[]): this {
    this.chance.dice = faces;
    return this;
  }
  /** The next draws among several things give the one with this number, from 0. */
  draws(...numbers: number[]): this {
    this.chance.draws = numbers;
    return this;
  }
  /** Milliseconds of play. */
  get now(): number {
    return Math.max(this.elapsed, this.match.now);
  }
  /** Time passes, and every clock strikes that is due. */
  wait(ms: number): this {
    const until = this.now + ms;
    for (let clock = this.match.clock(); clock && strikesAt(clock) <= until; clock = this.match.clock())
      this.match.answer(CLOCK, clock.topic, 'time');
    this.elapsed = until;
    return this;
  }
  /** Time passes until the next clock strikes. */
  strike(): this {
    const clock = this.match.clock();
    if (!clock) throw new Error(`no clock is running; asked: ${this.asked.join(', ') || 'nothing'}`);
    this.match.answer(CLOCK, clock.topic, 'time');
    return this;
  }
}

/** One of those who play. */
export class TestPlayer<
  State,
  View extends Json,
  Note extends Kinded,
  Answers,
  Table extends TestTable<State, View, Note, Answers> = TestTable<State, View, Note, Answers>,
> {
  readonly table: Table;
  readonly seat: Seat;
  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }
  get view(): View {
    return this.table.view(this.seat);
  }
  get notes(): readonly Note[] {
    return this.table.notesOf(this.seat);
  }
  told<K extends Note['kind']>(kind: K): Extract<Note, { readonly kind: K }>[] {
    return this.table.told(kind, this.seat);
  }
  /** Topics it is asked about. */
  get asked(): string[] {
    return this.table.topics(this.seat);
  }
  options<T extends keyof Answers & string>(topic: T): Answers[T][] {
    return this.table.options(this.seat, topic);
  }
  shape(topic: keyof Answers & string): Json {
    return this.table.shape(this.seat, topic);
  }
  admits<T extends keyof Answers & string>(topic: T, answer: Answers[T]): boolean {
    return this.table.admits(this.seat, topic, answer);
  }
  answers<T extends keyof Answers & string>(topic: T, answer: Answers[T]): this {
    this.table.answer(this.seat, topic, answer);
    return this;
  }
  answersLike<T extends keyof Answers & string>(topic: T, want: Like<Answers[T]>): this {
    this.table.answerLike(this.seat, topic, want);
    return this;
  }
  refusal(topic: keyof Answers & string, answer: Json): string {
    return this.table.refusal(this.seat, topic, answer);
  }
}

/** Has this option all that is asked for? Lists must agree in length. */
export function fits(option: Json, want: Json | undefined): boolean {
  if (want === undefined) return true;
  if (typeof want !== 'object' || want === null || typeof option !== 'object' || option === null) return option === want;
  if (Array.isArray(want) || Array.isArray(option))
    return (
      Array.isArray(want) && Array.isArray(option) && want.length === option.length && want.every((w, i) => fits(option[i] as Json, w))
    );
  return Object.entries(want).every(([key, value]) => fits((option as Record<string, Json>)[key] ?? null, value));
}

// ------------------------------------------------------------------ lessons

/** The longest sentence a coach says. */
const LONGEST = 190;

/**
 * What is wrong with a lesson: it must go to its end by the right answers, each claim true when it is made; every mistake named is a
 * legal answer that gets its own word; every other answer gets one too; none but the right one changes anything; sentences are short.
 */
export function lessonFaults(lesson: AnyLesson): readonly string[] {
  const faults: string[] = [];
  const course = new Course(lesson);
  const audited = (match: AnyMatch): string | undefined => lesson.game.audit?.(match.state as never);
  course.onDone = (step) => {
    if ('holds' in step && step.holds?.(course.view) === false) faults.push(`step ${course.at}: what it promises has not happened`);
  };
  try {
    while (!course.done) {
      const { at, step } = course;
      if (!step) break;
      const say = (what: string) => void faults.push(`step ${at}: ${what}`);
      for (const [lang, sentence] of sentencesOf(step))
        if (sentence.length > LONGEST) say(`a sentence of ${sentence.length} letters (${lang})`);
      const wrong = audited(course.match);
      if (wrong) say(wrong);
      if (isDo(step)) mistakes(course, step, say);
      else if ('holds' in step && step.holds?.(course.view) === false) say('what it says is not true');
      course.pass();
      if (course.at === at) {
        say('its right answer does not go on');
        break;
      }
    }
  } catch (error) {
    faults.push(`step ${course.at}: ${(error as Error).message}`);
  }
  return faults;
}
function mistakes(course: Course, step: AnyDo, say: (what: string) => void): void {
  const before = JSON.stringify(course.match.save());
  const eyes = course.eyes(step);
  const tried = (answer: Json) => {
    const verdict = course.answer(step.ask, answer);
    if (JSON.stringify(course.match.save()) !== before) throw new Error(`${JSON.stringify(answer)} is a mistake and was played`);
    return verdict;
  };
  for (const mistake of step.wrong ?? []) {
    const like = mistake.like(eyes) as Json;
    const verdict = tried(like);
    if (verdict.kind !== 'wrong' || verdict.say !== mistake.say) say(`the mistake ${JSON.stringify(like)} does not get its own word`);
    else if (mistake.show && (!verdict.shown || (mistake.holds && !mistake.holds(verdict.shown.view(course.lesson.me)))))
      say(`what is said of ${JSON.stringify(like)} is not true`);
  }
  const right = (answer: Json) => same(answer, step.right(eyes) as Json) || step.also?.(answer, eyes) === true;
  for (const ask of course.match.asks(course.lesson.me))
    for (const option of ask.domain.options?.() ?? []) {
      if (ask.topic === step.ask && right(option)) continue;
      const verdict = course.answer(ask.topic, option);
      if (verdict.kind !== 'wrong') say(`${ask.topic} ${JSON.stringify(option)} gets no word of the coach`);
    }
  if (JSON.stringify(course.match.save()) !== before) throw new Error('a mistake was played');
}
function sentencesOf(step: AnyLesson['steps'][number]): readonly (readonly [string, string])[] {
  const said: Both[] = [];
  if ('tell' in step) said.push(step.tell);
  if ('guess' in step) said.push(step.guess, ...step.options.map((o) => o.say));
  if (isDo(step)) said.push(step.say, step.else, ...(step.wrong ?? []).map((w) => w.say));
  if ('others' in step && step.say) said.push(step.say);
  return said.flatMap((both) => Object.entries(both));
}

/**
 * Answers of random games that were not said to be final and yet could not be taken back right after: topic and what was done.
 * Composed answers, secret choices and questions that stand are not looked at: the frame never sends those by one touch, or knows by itself.
 */
export function surprises(
  game: AnyGame,
  words: readonly AnyWords[],
  how: { readonly games: number; readonly seed?: string; readonly options?: Options; readonly longest?: number },
): { readonly looked: number; readonly found: readonly string[] } {
  const found = new Map<string, number>();
  let looked = 0;
  for (let g = 0; g < how.games; g++) {
    const seats = game.seats[g % game.seats.length] as number;
    const chance = Luck.seeded(`hands/${how.seed ?? ''}/${g}`);
    const match = Match.open(game, how.options ?? {}, seats, `hands/${how.seed ?? ''}/${g}`) as AnyMatch;
    // Every other game is one person's among bots.
    const alone = g % 2 === 1 ? chance.below(seats) : undefined;
    if (alone !== undefined) match.playAlone({ seat: alone, training: false });
    for (let n = 0; !match.over && n < (how.longest ?? 2000); n++) {
      const open = match.asks().filter(admitsSomething);
      let ask = chance.pick(open);
      if (ask.optional && chance.below(8) > 0) ask = chance.pick(open);
      const question = structuredClone(questionOf(ask));
      const view = structuredClone(match.view(ask.seat)) as Json;
      const answer = anyAnswer(ask, chance);
      match.answer(ask.seat, ask.topic, answer);
      const touched = question.kind === 'oneOf' || question.kind === 'yesNo';
      if (!isPlayer(ask.seat) || !touched || question.sealed || question.standing || match.over) continue;
      looked++;
      for (const w of words) {
        const { final } = w.answer(question, answer, view);
        if ((final && !(final === 'shows' && ask.seat === alone)) || match.canTakeBack(ask.seat)) continue;
        const act = typeof answer === 'object' && answer !== null && 'do' in answer ? ` ${answer.do}` : '';
        found.set(`${ask.topic}${act}`, (found.get(`${ask.topic}${act}`) ?? 0) + 1);
      }
    }
  }
  return { looked, found: [...found.keys()].sort() };
}
