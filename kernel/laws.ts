/**
 * The laws: what must hold of every game, checked on random games. Written once, run for every game by its tests
 * (`suite.ts`) and by the command line.
 */
import { admitsSomething, anyAnswer } from './any.ts';
import { Chance, Luck } from './chance.ts';
import { type Ask, CLOCK, isPlayer, type Seat, strikesAt } from './flow.ts';
import { BRIEF_LIMITS, type Game, type Options, Refusal } from './game.ts';
import { copy, type Json, malformed, same } from './json.ts';
import { Match } from './match.ts';
import { type Entry, isRoll, type Opening, type Saved } from './record.ts';
import { Sim } from './sim.ts';

export const LAWS = [
  'progress',
  'outcome',
  'determinism',
  'conservation',
  're-entry',
  'take-back',
  'order',
  'secrecy',
  'worlds',
  'refusal',
  'time',
] as const;
export type Law = (typeof LAWS)[number];
export const LAW_TEXT: Readonly<Record<Law, string>> = {
  progress: 'random games end; no question admits nothing; every option and every sample is admitted',
  outcome: 'once the outcome is set nobody is asked, and whoever is not asked any more has one',
  determinism: 'the same seed and answers give the same game',
  conservation: 'what the game names as never lost is never lost',
  're-entry': 'after every answer: save, parse, resume; same views, same questions',
  'take-back': 'taking back restores the position, and is never possible once something has been learnt',
  order: 'arrivals inside an open secret choice: their order changes nothing',
  secrecy: 'permute what a seat cannot know: its view and its questions do not change',
  worlds: 'two worlds that differ in what a seat cannot know tell it the same, until something is revealed to it',
  refusal: 'a bad answer is refused and changes nothing',
  time: 'a match, its fork, its replay and its imagined copies agree on what time it is and when each clock strikes',
};
export interface Verdict {
  readonly law: Law;
  checked: number;
  failed: number;
  /** The first failure: what, and the seed and seats that bring it back. */
  first?: { readonly seed: string; readonly seats: number; readonly step: number; readonly what: string };
}
export interface LawsOptions {
  /** Random games per number of seats. */
  readonly games: number;
  /** Number of the first one: a failure's seed ends in its number, `{ from: 1500, games: 1 }` runs it alone. */
  readonly from?: number;
  /** How many of them are checked after every answer; the others for progress and conservation only. */
  readonly deep: number;
  readonly seats?: readonly number[];
  readonly seed?: string;
  /** Options of the game; a function gives each random game its own. */
  readonly options?: Options | ((game: number, chance: Chance) => Options);
  /** What each random game is given beside its options. */
  readonly brief?: (game: number, chance: Chance, options: Options, seats: number) => Json;
  /** Bad answers tried after each answer of a deep game. */
  readonly bad?: number;
  /** No game may take more answers than this. */
  readonly longest?: number;
  readonly onGame?: (done: number) => void;
}

/** What is looked at when two positions are compared. */
function seen(match: Match<unknown, Json, Json>, seat: Seat | undefined): string {
  return JSON.stringify([match.view(seat), seat === undefined ? [] : match.asks(seat).map(shown), match.toldTo(seat)]);
}
const shown = (a: Ask) => [a.seat, a.topic, a.domain.kind, a.optional, a.standing, a.domain.shape()];
/** What time it is, and when each clock strikes. */
const times = (course: { readonly now: number }, asks: readonly Ask[]): string =>
  JSON.stringify([course.now, asks.flatMap((a) => (a.seat === CLOCK ? [[a.topic, strikesAt(a)]] : []))]);
function everything(match: Match<unknown, Json, Json>): string {
  const eyes: (Seat | undefined)[] = [undefined, ...Array.from({ length: match.seats }, (_, i) => i)];
  const beside = JSON.stringify([match.asks(CLOCK).map(shown), match.waiting(), match.over]);
  // A line each, as they are: texts put into a text again would cost more than all the rest.
  return [...eyes.map((e) => seen(match, e)), beside].join('\n');
}

export function checkLaws<S, V extends Json, N extends Json>(typed: Game<S, V, N>, how: LawsOptions): readonly Verdict[] {
  const game = typed as unknown as Game<unknown, Json, Json>;
  const verdicts = new Map<Law, Verdict>(LAWS.map((law) => [law, { law, checked: 0, failed: 0 }]));
  let done = 0;
  for (const seats of how.seats ?? game.seats) {
    for (let i = 0; i < how.games; i++) {
      const g = i + (how.from ?? 0);
      const seed = `${how.seed ?? 'laws'}/${seats}/${g}`;
      new Trial(game, seats, seed, g, i < how.deep, how, verdicts).run();
      how.onGame?.(++done);
    }
  }
  return [...verdicts.values()];
}

class Broken extends Error {}
/** Between two answers of a random game pass less than so many milliseconds of play. */
const SLOW_MS = 2_000;

/** One random game under the eyes of the law. */
class Trial {
  private readonly game: Game<unknown, Json, Json>;
  private readonly seats: number;
  private readonly seed: string;
  private readonly deep: boolean;
  private readonly how: LawsOptions;
  private readonly verdicts: ReadonlyMap<Law, Verdict>;
  private readonly chance: Luck;
  private readonly options: Options;
  private readonly brief: Json | undefined;
  private readonly record: Entry[] = [];
  private step = 0;
  private shadow: Shadow | undefined;
  /** The seat that plays as if the others were bots, and what was to be seen before each of its answers. */
  private alone: Seat = 0;
  private readonly stood: string[] = [];

  constructor(
    game: Game<unknown, Json, Json>,
    seats: number,
    seed: string,
    index: number,
    deep: boolean,
    how: LawsOptions,
    verdicts: ReadonlyMap<Law, Verdict>,
  ) {
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    this.deep = deep;
    this.how = how;
    this.verdicts = verdicts;
    this.chance = Luck.seeded(`player/${seed}`);
    this.options = typeof how.options === 'function' ? how.options(index, this.chance) : (how.options ?? {});
    this.brief = how.brief?.(index, this.chance, this.options, seats);
  }

  run(): void {
    let match: Match<unknown, Json, Json> | undefined;
    try {
      match = Match.open(this.game, this.options, this.seats, this.seed, this.brief);
      this.record.push(...match.firstRolls());
      if (this.deep) {
        this.alone = this.chance.below(this.seats);
        match.playAlone({ seat: this.alone, training: false });
      }
      this.audit(match);
      this.checkOutcome(match);
      while (!match.over) {
        if (++this.step > (this.how.longest ?? 100_000)) this.fail('progress', `no end after ${this.step} answers`);
        this.move(match);
      }
      this.law('progress', true, '');
      match.standings();
      match.report();
      const wrong = malformed(match.outcome(), BRIEF_LIMITS);
      if (wrong) this.fail('progress', `its outcome is not plain data: ${wrong}`);
      if (this.deep) this.again(match);
    } catch (error) {
      if (!(error instanceof Broken)) this.note('progress', false, `${(error as Error).message}\n${(error as Error).stack ?? ''}`);
    }
  }

  private move(match: Match<unknown, Json, Json>): void {
    const asks = match.asks();
    for (const a of asks)
      if (asks.filter((b) => b.seat === a.seat && b.topic === a.topic).length > 1)
        this.fail('progress', `'${a.topic}' is asked twice of seat ${a.seat}`);
    if (this.deep) this.checkQuestions(asks);
    const { ask, at } = this.next(match, asks.filter(admitsSomething));
    const answer = anyAnswer(ask, this.chance);
    if (!ask.domain.admits(answer)) this.fail('progress', `'${ask.topic}' does not admit its own sample ${JSON.stringify(answer)}`);
    if (!this.deep) {
      match.answer(ask.seat, ask.topic, answer, at);
      this.audit(match);
      this.checkOutcome(match);
      return;
    }
    const before = everything(match);
    this.checkRefusal(match, before);
    this.checkOrder(match);
    const saved = JSON.parse(JSON.stringify(match.save())) as Saved;
    const imagined = !isPlayer(ask.seat) ? undefined : match.imagine(ask.seat, Luck.seeded(`learn/${this.seed}/${this.step}`));
    this.watch(match);
    const told = this.tellings(match);
    const made = match.answer(ask.seat, ask.topic, answer, at);
    this.record.push(...made);
    this.audit(match);
    this.checkOutcome(match);
    const after = everything(match);
    if (ask.seat === this.alone) this.stood.push(before);
    this.checkReentry(match, after);
    this.checkSecrecy(match);
    this.checkTakeBack(match, ask, answer, at, before, after, saved, imagined);
    this.checkAlone(match);
    this.checkWorlds(match, ask, answer, at, made, told);
  }
  /**
   * Who answers now, and when. Time passes between answers, and what is due strikes first. It passes slowly, and the clock is
   * skipped seven times of eight while somebody else can answer: else hardly anything would happen before it strikes.
   */
  private next(match: Match<unknown, Json, Json>, asks: readonly Ask[]): { ask: Ask; at: number } {
    if (asks.length === 0) this.fail('progress', 'nobody can answer, and no clock runs');
    const clock = match.clock();
    let ask = this.chance.pick(asks);
    if (ask.seat === CLOCK && this.chance.below(8) > 0) ask = this.chance.pick(asks);
    const at = match.now + this.chance.below(SLOW_MS);
    if (clock && (ask.seat === CLOCK || strikesAt(clock) <= at)) return { ask: clock, at: Math.max(match.now, strikesAt(clock)) };
    return { ask, at };
  }

  private checkQuestions(asks: readonly Ask[]): void {
    for (const a of asks) {
      let count = 0;
      for (const option of a.domain.options?.() ?? []) {
        if (!a.domain.admits(option)) this.fail('progress', `'${a.topic}' does not admit its own option ${JSON.stringify(option)}`);
        if (++count >= 40) break;
      }
      if (count === 0 && a.domain.options && !(a.standing && a.optional))
        this.fail('progress', `dead end: '${a.topic}' of seat ${a.seat} admits nothing`);
      this.law('progress', true, '');
    }
  }
  private audit(match: Match<unknown, Json, Json>): void {
    if (!this.game.audit) return;
    const wrong = this.game.audit(match.state as never);
    this.law('conservation', wrong === undefined, wrong ?? '');
  }
  private checkOutcome(match: Match<unknown, Json, Json>): void {
    if (!this.game.decided) return;
    const decided = this.game.decided(match.state as never);
    const asked = match.asks().map((a) => `'${a.topic}' of seat ${a.seat}`);
    this.law(
      'outcome',
      decided === match.over,
      decided ? `the outcome is set, and asked is ${asked.join(', ')}` : 'over without an outcome',
    );
  }
  private checkReentry(match: Match<unknown, Json, Json>, after: string): void {
    const back = Match.resume(this.game, JSON.parse(JSON.stringify(match.save())) as Saved);
    this.law('time', times(back, back.asks()) === times(match, match.asks()), 'brought back, its clocks differ');
    this.alike('re-entry', after, everything(back));
    for (let s = 0; s < this.seats; s++)
      if (back.canTakeBack(s) !== match.canTakeBack(s)) this.fail('re-entry', `seat ${s} could take back before`);
  }
  private checkTakeBack(
    match: Match<unknown, Json, Json>,
    ask: Ask,
    answer: Json,
    at: number,
    before: string,
    after: string,
    saved: Saved,
    imagined: Sim<unknown, Json, Json> | undefined,
  ): void {
    if (!match.canTakeBack(ask.seat)) return;
    const fork = match.fork();
    this.law('take-back', fork.takeBack(ask.seat), 'promised, then refused');
    this.alike('take-back', before, everything(fork));
    const state = JSON.stringify(Sim.replay(this.game, saved as never).state);
    if (JSON.stringify(fork.state) !== state) this.fail('take-back', difference(state, JSON.stringify(fork.state)));
    fork.answer(ask.seat, ask.topic, answer, at);
    this.alike('take-back', after, everything(fork));
    // In another world that this seat could not tell apart, the same answer must have shown it the same.
    const twin = imagined?.find(ask.seat, ask.topic);
    if (!imagined || !twin || match.over) return;
    imagined.answer(twin, answer, at);
    const mine = JSON.stringify([match.view(ask.seat), match.asks(ask.seat).map(shown)]);
    const theirs = JSON.stringify([
      this.game.view(imagined.state as never, ask.seat),
      imagined.asks.filter((a) => a.seat === ask.seat).map(shown),
    ]);
    this.law(
      'take-back',
      mine === theirs,
      `'${ask.topic}' taught seat ${ask.seat} something and can still be taken back: ${difference(mine, theirs)}`,
    );
  }
  /** One who plays with bots alone takes back past their answers, and in training past luck: each step leads where it began. */
  private checkAlone(match: Match<unknown, Json, Json>): void {
    // Inside an open secret choice one's own answer alone is taken back, and the others' stay.
    if (match.sealed(this.alone)) return;
    const training = this.step % 8 === 0;
    if (!training && !match.canTakeBack(this.alone)) return;
    const fork = match.fork();
    fork.playAlone({ seat: this.alone, training });
    for (let back = 1; fork.takeBack(this.alone); back++) {
      const before = this.stood.at(-back) ?? 'nothing';
      this.alike('take-back', before, everything(fork), `${back} steps, alone: `);
      if (!training) break;
    }
  }
  private checkSecrecy(match: Match<unknown, Json, Json>): void {
    if (match.over) return;
    const seals = Array.from({ length: this.seats }, (_, s) => match.sealed(s)).some(Boolean);
    for (let s = -1; s < this.seats; s++) {
      const seat = s < 0 ? undefined : s;
      const sim = match.imagine(seat, Luck.seeded(`imagine/${this.seed}/${this.step}/${s}`));
      const here = JSON.stringify(match.view(seat));
      const there = JSON.stringify(this.game.view(sim.state as never, seat));
      this.law('time', times(sim, sim.asks) === times(match, match.asks()), `as ${who(seat)} imagines it, the clocks differ`);
      this.law('secrecy', here === there, `the view of ${who(seat)}: ${difference(here, there)}`);
      if (seat !== undefined) {
        const asked = JSON.stringify(match.asks(seat).map(shown));
        const imagined = JSON.stringify(sim.asks.filter((a) => a.seat === seat).map(shown));
        this.law('secrecy', asked === imagined, `the questions of ${who(seat)}: ${difference(asked, imagined)}`);
      }
      if (!seals) {
        const waited = JSON.stringify(match.waiting());
        const there2 = JSON.stringify(
          [...new Set(sim.asks.flatMap((a) => (a.optional || !isPlayer(a.seat) ? [] : [a.seat])))].sort((a, b) => a - b),
        );
        this.law('secrecy', waited === there2, `who is waited for, as ${who(seat)} sees it: ${waited} or ${there2}`);
      }
      if (this.game.audit) {
        const wrong = this.game.audit(sim.state as never);
        if (wrong) this.fail('secrecy', `the world imagined by ${who(seat)} is impossible: ${wrong}`);
      }
    }
  }
  /** Arrivals in another order lead to the same position. */
  private checkOrder(match: Match<unknown, Json, Json>): void {
    const open = [...new Set(match.asks().flatMap((a) => (a.seal ? [a.seat] : [])))];
    if (open.length < 2) return;
    const ends = [open, open.slice().reverse()].map((arrivals) => {
      const fork = match.fork();
      const seal = fork.asks().find((a) => a.seal)?.seal;
      for (const seat of arrivals) {
        const chance = Luck.seeded(`order/${this.seed}/${this.step}/${seat}`);
        const next = () => fork.asks(seat).find((a) => a.seal === seal);
        for (let mine = next(); mine; mine = next()) fork.answer(seat, mine.topic, anyAnswer(mine, chance));
      }
      return everything(fork);
    });
    this.alike('order', ends[0] as string, ends[1] as string);
  }

  // ------------------------------------------------------------------ worlds
  /** At the start of a beat a viewer is chosen; a second world, different in what it cannot know, is played beside the first. */
  private watch(match: Match<unknown, Json, Json>): void {
    const saved = match.save();
    if (saved.since.some((e) => !isRoll(e))) return;
    const seat = this.chance.below(this.seats + 1) - 1;
    const viewer = seat < 0 ? undefined : seat;
    const state = this.game.copy ? this.game.copy(saved.bookmark.state) : copy(saved.bookmark.state);
    this.game.imagine(state, viewer, Luck.seeded(`world/${this.seed}/${this.step}`));
    this.shadow = new Shadow(this.game, state, viewer, saved.bookmark.now);
    this.shadow.begin(saved.since.flatMap((e) => (isRoll(e) ? [e] : [])));
    if (this.shadow.alive)
      this.compare(match, match.notes(viewer, saved.bookmark.told[viewer === undefined ? this.seats + 1 : viewer + 1] as number));
  }
  private tellings(match: Match<unknown, Json, Json>): number {
    return this.shadow ? match.toldTo(this.shadow.viewer) : 0;
  }
  private checkWorlds(match: Match<unknown, Json, Json>, ask: Ask, answer: Json, at: number, made: readonly Entry[], told: number): void {
    const shadow = this.shadow;
    if (!shadow?.alive) return;
    shadow.play(ask, answer, at, made.slice(1));
    if (match.revealedTo(shadow.viewer)) shadow.alive = false;
    if (shadow.alive) this.compare(match, match.notes(shadow.viewer, told));
    if (match.over) this.shadow = undefined;
  }
  private compare(match: Match<unknown, Json, Json>, notes: readonly Json[]): void {
    const shadow = this.shadow as Shadow;
    const { viewer } = shadow;
    const heard = shadow.takeNotes();
    const mine = JSON.stringify([match.view(viewer), viewer === undefined ? [] : match.asks(viewer).map(shown), notes]);
    const theirs = JSON.stringify([shadow.view(), viewer === undefined ? [] : shadow.asks(viewer).map(shown), heard]);
    this.law('worlds', mine === theirs, `what ${who(viewer)} receives: ${difference(mine, theirs)}`);
  }

  // ------------------------------------------------------------------ bad answers
  private checkRefusal(match: Match<unknown, Json, Json>, seen: string): void {
    const tries = this.how.bad ?? 2;
    if (tries === 0) return;
    const before = JSON.stringify(match.save()) + seen;
    for (let i = 0; i < tries; i++) {
      const ask = this.chance.pick(match.asks().filter(admitsSomething));
      const bad = badAnswer(ask, this.seats, this.chance);
      try {
        match.answer(bad.seat, bad.topic, bad.answer as Json);
        this.fail('refusal', `accepted ${String(bad.topic)} of seat ${String(bad.seat)}: ${describe(bad.answer)}`);
      } catch (error) {
        if (error instanceof Broken) throw error;
        this.law(
          'refusal',
          error instanceof Refusal,
          `${describe(bad.answer)} for '${bad.topic}' is not refused but throws ${String(error)}`,
        );
      }
    }
    const after = JSON.stringify(match.save()) + everything(match);
    this.alike('refusal', before, after);
  }

  private again(match: Match<unknown, Json, Json>): void {
    const { options, brief } = match;
    const opening: Opening = {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options,
      seed: this.seed,
      ...(brief === undefined ? {} : { brief }),
    };
    const second = Match.replay(this.game, opening, JSON.parse(JSON.stringify(this.record)) as Entry[]);
    this.alike('determinism', everything(match), everything(second));
    this.law('time', second.now === match.now, `replayed it ends at ${second.now}, not at ${match.now}`);
    this.law('determinism', JSON.stringify(second.allNotes()) === JSON.stringify(match.allNotes()), 'the journal differs');
  }

  // ------------------------------------------------------------------ keeping count
  private law(law: Law, holds: boolean, what: string): void {
    this.note(law, holds, what);
    if (!holds) throw new Broken(what);
  }
  private alike(law: Law, a: string, b: string, of = ''): void {
    this.law(law, a === b, a === b ? '' : of + difference(a, b));
  }
  private fail(law: Law, what: string): never {
    this.note(law, false, what);
    throw new Broken(what);
  }
  private note(law: Law, holds: boolean, what: string): void {
    const verdict = this.verdicts.get(law) as Verdict;
    verdict.checked++;
    if (holds) return;
    verdict.failed++;
    verdict.first ??= { seed: this.seed, seats: this.seats, step: this.step, what: what.slice(0, 2000) };
  }
}

/** A second world beside the first: same answers, same luck, listening with one viewer's ears, alive until the worlds may differ. */
class Shadow {
  readonly viewer: Seat | undefined;
  alive = true;
  private readonly sim: Sim<unknown, Json, Json>;
  private readonly script: Script;
  private notes: Json[] = [];
  constructor(game: Game<unknown, Json, Json>, state: unknown, viewer: Seat | undefined, now: number) {
    this.viewer = viewer;
    this.script = new Script();
    this.sim = new Sim(game, state, this.script, now, {
      tell: (note, audience) => {
        if (audience === undefined || (viewer !== undefined && audience.includes(viewer))) this.notes.push(note);
      },
      reveal: (audience) => {
        if (audience === undefined || (viewer !== undefined && audience.includes(viewer))) this.alive = false;
      },
    });
  }
  begin(rolls: readonly { of: number; got: number }[]): void {
    this.follow(rolls, () => this.sim.start());
  }
  play(ask: Ask, answer: Json, at: number, made: readonly Entry[]): void {
    const twin = this.sim.find(ask.seat, ask.topic);
    if (!twin?.domain.admits(answer)) {
      this.alive = false;
      return;
    }
    const rolls = made.flatMap((e) => (isRoll(e) ? [e] : []));
    this.follow(rolls, () => this.sim.answer(twin, answer, at));
  }
  private follow(rolls: readonly { of: number; got: number }[], act: () => void): void {
    this.script.rolls = rolls.slice();
    try {
      act();
    } catch (error) {
      if (!(error instanceof OffScript)) throw error;
      this.alive = false;
    }
    if (this.script.rolls.length > 0) this.alive = false;
  }
  view(): Json {
    return this.sim.game.view(this.sim.state as never, this.viewer);
  }
  asks(seat: Seat): readonly Ask[] {
    return this.sim.asks.filter((a) => a.seat === seat);
  }
  takeNotes(): readonly Json[] {
    const told = this.notes;
    this.notes = [];
    return told;
  }
}
class OffScript extends Error {}
class Script extends Chance {
  rolls: { of: number; got: number }[] = [];
  below(n: number): number {
    const next = this.rolls.shift();
    if (!next || next.of !== n) throw new OffScript();
    return next.got;
  }
}

// ------------------------------------------------------------------ fuzz
const JUNK: readonly (() => unknown)[] = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -1,
  () => 1e9,
  () => 0.5,
  () => 'x'.repeat(100_000),
  () => '',
  () => '__proto__',
  () => [],
  () => ({}),
  () => null,
  () => undefined,
  () => Symbol('no'),
  () => () => true,
  () => new Date(0),
  () => new Map(),
  () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"x":1}}}') as unknown,
  () => Object.create({ inherited: 1 }) as unknown,
  () => Object.defineProperty({}, 'trap', { enumerable: true, get: () => 1 }),
  () => {
    let deep: unknown = 0;
    for (let i = 0; i < 100; i++) deep = [deep];
    return deep;
  },
  () => new Array(10_000).fill(0),
  () => 10n,
];
/** An answer that must be refused: junk, another seat, another topic, or a legal answer spoilt. */
export function badAnswer(ask: Ask, seats: number, chance: Chance): { seat: Seat; topic: string; answer: unknown } {
  const good = anyAnswer(ask, chance);
  for (let tries = 0; tries < 20; tries++) {
    const kind = chance.below(5);
    if (kind === 0) return { seat: chance.pick([seats, -3, 99, Number.NaN, '0' as unknown as number]), topic: ask.topic, answer: good };
    if (kind === 1) return { seat: ask.seat, topic: chance.pick(['', '__proto__', `${ask.topic}x`, 'x'.repeat(10_000)]), answer: good };
    const answer = kind === 2 ? spoil(good, chance) : chance.pick(JUNK)();
    if (!legal(ask, answer)) return { seat: ask.seat, topic: ask.topic, answer };
  }
  return { seat: 99, topic: ask.topic, answer: good };
}
/** Whether junk happens to be legal is judged by the list of options where there is one, not by `admits` alone. */
function legal(ask: Ask, answer: unknown): boolean {
  if (typeof answer === 'symbol' || typeof answer === 'function' || typeof answer === 'bigint' || answer === undefined) return false;
  if (ask.domain.kind === 'oneOf' || ask.domain.kind === 'yesNo')
    return [...(ask.domain.options?.() ?? [])].some((o) => same(o, answer as Json));
  return ask.domain.admits(answer as Json);
}
function spoil(good: Json, chance: Chance): unknown {
  if (typeof good === 'number') return good + chance.pick([0.5, 1000, -1000]);
  if (typeof good === 'string') return chance.pick([`${good} `, '__proto__', 'constructor', 'toString']);
  if (typeof good === 'boolean') return good ? 1 : 'false';
  if (Array.isArray(good)) return chance.pick<unknown>([[...good, ...good], [...good, 'extra'], good.slice(1), { length: good.length }]);
  // A look-up by a word from outside must find nothing of every object's own.
  const words = Object.entries((good ?? {}) as object).filter(([, value]) => typeof value === 'string');
  if (words.length > 0 && chance.below(2) === 0)
    return { ...(good as object), [(chance.pick(words) as [string, Json])[0]]: chance.pick(['__proto__', 'constructor', 'toString']) };
  return { ...(good as object), extra: 1 };
}
const describe = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return (JSON.stringify(value) ?? '').slice(0, 80);
  return String(value).slice(0, 80);
};
const who = (seat: Seat | undefined) => (seat === undefined ? 'a spectator' : `seat ${seat}`);
/** The first place where two texts part, with some words around it. */
function difference(a: string, b: string): string {
  if (a === b) return '';
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 120);
  return `…${a.slice(from, i + 120)}… or …${b.slice(from, i + 120)}…`;
}
