import type { Domain } from './domain.ts';
import type { Json } from './json.ts';

/** Seats are numbered from 0. The clock is a seat too: it answers `after`. */
export type Seat = number;
export const CLOCK: Seat = -1;

/** A stable name for what is being decided, e.g. 'attack/reroll'. Screen, bots, record, tests and translations all use it. */
export type Topic = string;

/** What a flow waits for: one question, or several open at the same time. */
export type Pause = Ask | readonly Ask[];
/** A stretch of rules. Rules use `yield*` only: `const x = yield* ask(...)`. It is resumed with the question that was answered. */
export type Flow<R = void> = Generator<Pause, R, Ask>;

/** Answers given inside an open `each` are sealed: nobody is shown them until all lanes are done. */
export interface Seal {
  open: boolean;
}

/**
 * A question. It is at once the pause, the iterator that `yield*` runs through and that iterator's result:
 * one object where a generator would need four. Asking is the hottest spot of the kernel, hence this trick.
 */
export class Ask<A extends Json = Json> {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly domain: Domain<A>;
  /** The seat may answer but nobody waits for it (an interrupt it can declare). */
  readonly optional: boolean;
  /** Set by the outermost `each` around this question. */
  seal: Seal | undefined;
  done: boolean;
  value: unknown;

  constructor(seat: Seat, topic: Topic, domain: Domain<A>, optional: boolean) {
    this.done = false;
    this.value = this;
    this.seat = seat;
    this.topic = topic;
    this.domain = domain;
    this.optional = optional;
    this.seal = undefined;
  }
  /** Whoever drives the flow answers first and then resumes it with the question. */
  answered(answer: Json): this {
    this.done = true;
    this.value = answer;
    return this;
  }
  [Symbol.iterator](): this {
    return this;
  }
  next(): this {
    return this;
  }
  return(value: unknown): { done: true; value: unknown } {
    return { done: true, value };
  }
}

export const asksOf = (pause: Pause | undefined): readonly Ask[] => (pause === undefined ? [] : pause instanceof Ask ? [pause] : pause);

/** Put one question to one seat. */
export function ask<A extends Json>(seat: Seat, topic: Topic, domain: Domain<A>): Flow<A> {
  return new Ask(seat, topic, domain, false) as unknown as Flow<A>;
}
/** A question that may be answered but is not waited for. Only useful as a lane of `race`. */
export function mayAsk<A extends Json>(seat: Seat, topic: Topic, domain: Domain<A>): Flow<A> {
  return new Ask(seat, topic, domain, true) as unknown as Flow<A>;
}
/** A flow that asks nothing: for a lane or a branch with nothing to decide. */
// biome-ignore lint/correctness/useYield: a flow without a question is still a flow
export function* given<R>(value: R): Flow<R> {
  return value;
}

interface Lane<R> {
  readonly flow: Flow<R>;
  asks: readonly Ask[];
  done: boolean;
  result: R | undefined;
}
function advance<R>(lane: Lane<R>, answered: Ask | undefined, seal: Seal | undefined): void {
  const step = lane.flow.next(answered as Ask);
  lane.done = step.done === true;
  if (step.done) {
    lane.asks = [];
    lane.result = step.value;
  } else {
    lane.asks = asksOf(step.value);
    if (seal) for (const a of lane.asks) a.seal = seal;
  }
}
function begin<R>(flow: Flow<R>, seal: Seal | undefined): Lane<R> {
  const lane: Lane<R> = { flow, asks: [], done: false, result: undefined };
  advance(lane, undefined, seal);
  return lane;
}
function laneOf<R>(lanes: readonly Lane<R>[], answered: Ask): Lane<R> {
  for (const lane of lanes) if (lane.asks.includes(answered)) return lane;
  throw new Error(`no lane asked ${answered.topic} of seat ${answered.seat}`);
}

/**
 * Each seat goes through its own lane, in any order of arrival; go on when all have finished.
 * Lanes only ask: they must not change the state, roll or tell. The table acts after the join.
 */
export function* each<R>(seats: readonly Seat[], lane: (seat: Seat) => Flow<R>): Flow<ReadonlyMap<Seat, R>> {
  const seal: Seal = { open: true };
  const lanes = seats.map((seat) => begin(lane(seat), seal));
  for (;;) {
    const asks = lanes.flatMap((l) => l.asks);
    if (asks.length === 0) break;
    const answered: Ask = yield asks;
    advance(laneOf(lanes, answered), answered, seal);
  }
  seal.open = false;
  return new Map(seats.map((seat, i) => [seat, (lanes[i] as Lane<R>).result as R]));
}

/** The first lane to finish decides; the others are dropped. `admits` is evaluated on arrival, which settles who was first. */
export function* race<R>(flows: readonly Flow<R>[]): Flow<R> {
  if (flows.length === 0) throw new Error('a race needs a lane');
  const lanes = flows.map((flow) => begin(flow, undefined));
  for (;;) {
    const first = lanes.find((l) => l.done);
    if (first) {
      for (const l of lanes) if (!l.done) l.flow.return(undefined as never);
      return first.result as R;
    }
    const answered: Ask = yield lanes.flatMap((l) => l.asks);
    advance(laneOf(lanes, answered), answered, undefined);
  }
}

/** The clock is a seat: this lane finishes when `ms` have passed since it was asked. */
export function after(ms: number, topic: Topic = 'clock'): Flow<'time'> {
  const wait = Math.max(0, Math.ceil(ms));
  const domain: Domain<'time'> = {
    kind: 'after',
    shape: () => ({ ms: wait }),
    admits: (answer): answer is 'time' => answer === 'time',
    options: () => ['time'],
  };
  return ask(CLOCK, topic, domain);
}
