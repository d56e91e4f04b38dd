import { type Chance, Luck } from './chance.ts';
import { type Ask, asksOf, CLOCK, type Flow, type Pause, type Seat } from './flow.ts';
import { type Game, type Options, settle, settleSeats, type Table } from './game.ts';
import { copy, type Json } from './json.ts';
import { isAnswer, type Segment } from './record.ts';

/** What a listener may want from a simulated table. Bulk play listens to nothing. */
export interface Listener<Note> {
  tell?(note: Note, audience?: readonly Seat[]): void;
  reveal?(audience?: readonly Seat[]): void;
}
const DEAF: Listener<never> = {};
/** Beats may pass without a question (a skipped turn), but not for ever. */
const IDLE_BEATS = 10_000;

/** A position that is played on without record, notes or checks: for bots, searches and bulk play. It is its own table. */
export class Sim<State, View extends Json = Json, Note extends Json = Json> implements Table<State, Note> {
  readonly game: Game<State, View, Note>;
  readonly state: State;
  chance: Chance;
  now: number;
  private pause: Pause | undefined;
  private flow: Flow | undefined;
  private readonly listener: Listener<Note>;

  constructor(game: Game<State, View, Note>, state: State, chance: Chance, now = 0, listener: Listener<Note> = DEAF) {
    this.game = game;
    this.state = state;
    this.chance = chance;
    this.now = now;
    this.pause = undefined;
    this.flow = undefined;
    this.listener = listener;
  }
  static open<S, V extends Json, N extends Json>(
    game: Game<S, V, N>,
    options: Options | undefined,
    seats: number,
    chance: Chance,
  ): Sim<S, V, N> {
    const settled = settle(game, options);
    const sim = new Sim<S, V, N>(game, game.setup(settled, settleSeats(game, seats), chance), chance);
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
    const sim = new Sim<S, V, N>(game, game.copy ? game.copy(state) : copy(state), Luck.from(luck), now);
    sim.start();
    for (let i = 0; i < segment.since.length; i++) {
      const entry = segment.since[i] as Segment['since'][number];
      if (!isAnswer(entry) || !heard(i)) continue;
      const ask = sim.find(entry.seat, entry.topic);
      if (!ask) throw new Error(`replay: ${entry.topic} is not asked of seat ${entry.seat}`);
      if (entry.at !== undefined) sim.now = entry.at;
      sim.answer(ask, entry.answer);
    }
    return sim;
  }
  get over(): boolean {
    return this.pause === undefined;
  }
  /** The first open question: all there is, most of the time. */
  get ask(): Ask | undefined {
    const p = this.pause;
    return Array.isArray(p) ? p[0] : (p as Ask | undefined);
  }
  get asks(): readonly Ask[] {
    return asksOf(this.pause);
  }
  find(seat: Seat, topic: string): Ask | undefined {
    for (const a of this.asks) if (a.seat === seat && a.topic === topic) return a;
    return undefined;
  }
  /** The answer is trusted: it must be one that the domain admits. */
  answer(ask: Ask, answer: Json): void {
    if (ask.seat === CLOCK) this.now += (ask.domain.shape() as { ms: number }).ms;
    const step = (this.flow as Flow).next(ask.answered(answer));
    if (step.done) this.nextBeat();
    else this.pause = step.value;
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
  private nextBeat(): void {
    for (let idle = 0; idle < IDLE_BEATS; idle++) {
      const flow = this.game.beat(this);
      if (!flow) {
        this.pause = undefined;
        return;
      }
      this.flow = flow;
      const step = flow.next(undefined as never);
      if (!step.done) {
        this.pause = step.value;
        return;
      }
    }
    throw new Error(`${this.game.id}: ${IDLE_BEATS} beats without a question`);
  }
}
