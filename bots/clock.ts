import { type Ask, type Json, type Seat, strikesAt, type Topic } from '@cosmodrome/kernel';

/** A match or an imagined game, as far as time is concerned. */
export interface Timed {
  readonly now: number;
  find(seat: Seat, topic: Topic): Ask | undefined;
  clock(): Ask | undefined;
}
/** What a bot means to answer, and after how many milliseconds; without an answer it looks again then. */
export interface Plan {
  readonly answer: Json | undefined;
  readonly ms: number;
}
interface Planned {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly answer: Json | undefined;
  readonly at: number;
}
/** What happens next: an answer, of a bot or of a clock, and its moment. */
export interface Due {
  readonly ask: Ask;
  readonly answer: Json;
  readonly at: number;
}

/**
 * Time for those who play bots against bots. Each standing question has a plan: what its bot, looking at the position, means to
 * answer, and at which moment. The earliest of plans and clocks comes to pass; whoever comes too late looks again, like a person.
 * Nobody waits in earnest: a build of two minutes takes as long as its answers.
 */
export class VirtualClock {
  /** Answers that came too late: what was wanted had gone. */
  late = 0;
  private readonly plans = new Map<string, Planned>();
  private time = 0;

  /** The next thing to happen, if any question stands. */
  next(table: Timed, asks: readonly Ask[], decide: (ask: Ask) => Plan): Due | undefined {
    const standing = asks.filter((a) => a.standing);
    if (standing.length === 0) {
      this.plans.clear();
      return undefined;
    }
    this.time = Math.max(this.time, table.now);
    const open = new Set(standing.map(key));
    for (const k of this.plans.keys()) if (!open.has(k)) this.plans.delete(k);
    for (let looks = 0; looks < 10_000; looks++) {
      for (const ask of standing) {
        if (this.plans.has(key(ask))) continue;
        const { answer, ms } = decide(ask);
        this.plans.set(key(ask), { seat: ask.seat, topic: ask.topic, answer, at: this.time + Math.max(1, ms) });
      }
      let first: Planned | undefined;
      for (const plan of this.plans.values()) if (!first || plan.at < first.at) first = plan;
      const clock = table.clock();
      if (clock && (!first || strikesAt(clock) <= first.at)) {
        const at = Math.max(table.now, strikesAt(clock));
        this.time = at;
        return { ask: clock, answer: 'time', at };
      }
      if (!first) return undefined;
      this.time = first.at;
      this.plans.delete(key(first));
      if (first.answer === undefined) continue;
      const ask = table.find(first.seat, first.topic);
      if (ask?.domain.admits(first.answer)) return { ask, answer: first.answer, at: first.at };
      this.late++;
    }
    throw new Error('all look on, nobody acts and no clock runs');
  }
}
const key = (q: { readonly seat: Seat; readonly topic: Topic }): string => `${q.seat} ${q.topic}`;
