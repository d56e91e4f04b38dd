import { Chance, Luck } from './chance.ts';
import { Course } from './course.ts';
import { type Ask, asksOf, CLOCK, type Seat, strikesAt } from './flow.ts';
import { type Game, type Options, settleTable } from './game.ts';
import { copy, type Json } from './json.ts';
import { isAnswer, isRoll, type RollEntry, type Segment } from './record.ts';

/** What a listener may want from a simulated table. Bulk play listens to nothing. */
export interface Listener<Note> {
  tell?(note: Note, audience?: readonly Seat[]): void;
  reveal?(audience?: readonly Seat[]): void;
}
const DEAF: Listener<never> = {};

/** What was drawn is drawn again, whatever luck lies ahead now: a match that was forked, or is played again from its record, has other. */
class Drawn extends Chance {
  private readonly luck: Luck;
  private readonly rolls: readonly RollEntry[];
  private n = 0;
  constructor(luck: Luck, rolls: readonly RollEntry[]) {
    super();
    this.luck = luck;
    this.rolls = rolls;
  }
  below(n: number): number {
    const got = this.luck.below(n);
    return this.rolls[this.n++]?.got ?? got;
  }
}

/** A position that is played on without record, notes or checks: for bots, searches and bulk play. It is its own table. */
export class Sim<State, View extends Json = Json, Note extends Json = Json> extends Course<State, View, Note> {
  chance: Chance;
  private readonly listener: Listener<Note>;

  constructor(game: Game<State, View, Note>, state: State, chance: Chance, now = 0, listener: Listener<Note> = DEAF) {
    super(game, state, now);
    this.chance = chance;
    this.listener = listener;
  }
  static open<S, V extends Json, N extends Json>(
    game: Game<S, V, N>,
    options: Options | undefined,
    seats: number,
    chance: Chance,
    brief?: Json,
  ): Sim<S, V, N> {
    const settled = settleTable(game, options, seats, brief);
    const sim = new Sim<S, V, N>(game, game.setup(settled, seats, chance, brief), chance);
    sim.start();
    return sim;
  }
  /** A segment replayed without checks. `heard` picks the answers to replay: sealed ones are left out for those who cannot know them. */
  static replay<S, V extends Json, N extends Json>(
    game: Game<S, V, N>,
    segment: Segment<S>,
    heard: (index: number) => boolean = () => true,
  ): Sim<S, V, N> {
    const { state, luck, now } = segment.bookmark;
    const ahead = Luck.from(luck);
    const sim = new Sim<S, V, N>(game, game.copy ? game.copy(state) : copy(state), new Drawn(ahead, segment.since.filter(isRoll)), now);
    sim.start();
    for (let i = 0; i < segment.since.length; i++) {
      const entry = segment.since[i] as Segment['since'][number];
      if (!isAnswer(entry)) continue;
      if (!heard(i)) {
        sim.now = entry.at ?? sim.now; // what was answered is secret, not that time has passed
        continue;
      }
      const ask = sim.find(entry.seat, entry.topic);
      if (!ask) throw new Error(`replay: ${entry.topic} is not asked of seat ${entry.seat}`);
      sim.answer(ask, entry.answer, entry.at);
    }
    sim.chance = ahead;
    return sim;
  }
  /** The first open question: all there is, most of the time. */
  get ask(): Ask | undefined {
    const p = this.pause;
    return Array.isArray(p) ? p[0] : (p as Ask | undefined);
  }
  get asks(): readonly Ask[] {
    return asksOf(this.pause);
  }
  /** The answer is trusted: it must be one that the domain admits. `at`: when it is given; without it a clock strikes when it is due. */
  answer(ask: Ask, answer: Json, at?: number): void {
    if (at !== undefined) this.now = at;
    else if (ask.seat === CLOCK) this.now = Math.max(this.now, strikesAt(ask));
    this.proceed(ask, answer);
  }
  start(): void {
    this.nextBeat();
  }
  tell(note: Note, audience?: readonly Seat[]): void {
    this.listener.tell?.(note, audience);
  }
  reveal(audience?: readonly Seat[]): void {
    this.listener.reveal?.(audience);
  }
  settle(): void {}
}
