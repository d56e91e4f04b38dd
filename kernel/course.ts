import type { Chance } from './chance.ts';
import { Ask, CLOCK, type Flow, type Pause, type Seat, strikesAt, type Topic } from './flow.ts';
import type { Game, Table } from './game.ts';
import type { Json } from './json.ts';

/** Beats may pass without a question (a skipped turn), but not for ever. */
const IDLE_BEATS = 10_000;

/** A game under way: the flow of its beat, what is asked, and what time it is. A match adds record and checks, a sim adds nothing. */
export abstract class Course<State, View extends Json, Note extends Json> implements Table<State, Note> {
  readonly game: Game<State, View, Note>;
  state: State;
  now: number;
  protected pause: Pause | undefined;
  protected flow: Flow | undefined;

  constructor(game: Game<State, View, Note>, state: State, now: number) {
    this.game = game;
    this.state = state;
    this.now = now;
    this.pause = undefined;
    this.flow = undefined;
  }
  abstract readonly chance: Chance;
  abstract tell(note: Note, audience?: readonly Seat[]): void;
  abstract reveal(audience?: readonly Seat[], knower?: Seat): void;
  abstract settle(): void;

  get over(): boolean {
    return this.pause === undefined;
  }
  find(seat: Seat, topic: Topic): Ask | undefined {
    const { pause } = this;
    if (pause instanceof Ask) return pause.seat === seat && pause.topic === topic ? pause : undefined;
    if (pause !== undefined) for (const a of pause) if (a.seat === seat && a.topic === topic) return a;
    return undefined;
  }
  /** The clock that strikes first, of those that the rules have set. */
  clock(): Ask | undefined {
    const { pause } = this;
    if (pause === undefined) return undefined;
    if (pause instanceof Ask) return pause.seat === CLOCK ? pause : undefined;
    let first: Ask | undefined;
    for (const a of pause) if (a.seat === CLOCK && (first === undefined || strikesAt(a) < strikesAt(first))) first = a;
    return first;
  }

  /** Between two beats, before the next one is looked for. */
  protected boundary(): void {}
  /** The rules have done what follows from this answer; the beat may be over. */
  protected done(_ask: Ask): void {}
  /** The flow goes on with this answer, up to the next question. */
  protected proceed(ask: Ask, answer: Json): void {
    const step = (this.flow as Flow).next(ask.answered(answer));
    this.done(ask);
    if (step.done) this.nextBeat();
    else this.rest(step.value);
  }
  /** Beat after beat, until something is asked. */
  protected nextBeat(): void {
    for (let idle = 0; idle < IDLE_BEATS; idle++) {
      this.boundary();
      const flow = this.game.beat(this);
      this.flow = flow;
      if (!flow) {
        this.pause = undefined;
        return;
      }
      const step = flow.next(undefined as never);
      if (!step.done) {
        this.rest(step.value);
        return;
      }
    }
    throw new Error(`${this.game.id}: ${IDLE_BEATS} beats without a question`);
  }
  /** Here it waits. A clock that has just been set runs from this moment. */
  protected rest(pause: Pause): void {
    this.pause = pause;
    if (pause instanceof Ask) {
      if (pause.seat === CLOCK) pause.born = this.now;
      return;
    }
    for (const a of pause) if (a.seat === CLOCK && a.born < 0) a.born = this.now;
  }
}
