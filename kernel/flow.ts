import type { Chance } from './chance.ts';
import { type Domain, oneOf, type Why } from './domain.ts';
import type { Options } from './game.ts';
import type { Json } from './json.ts';

/** Seats are numbered from 0. The clock is a seat too: it answers `after`. So is the stage, on which other matches are played: it answers `enact`. */
export type Seat = number;
export const CLOCK: Seat = -1;
export const STAGE: Seat = -2;
/** Is it one of those who play, and not the clock or the stage? */
export const isPlayer = (seat: Seat): boolean => seat >= 0;

/** A stable name for what is being decided, e.g. 'attack/reroll'. Screen, bots, record, tests and translations all use it. */
export type Topic = string;

/** What a flow waits for: one question, or several open at the same time. */
export type Pause = Ask | readonly Ask[];
/** A stretch of rules. Rules use `yield*` only: `const x = yield* ask(...)`. It is resumed with the question that was answered. */
export type Flow<R = void> = Generator<Pause, R, Ask>;

/** Answers given inside an open `each` are sealed: nobody is shown them until all lanes are done. */
export interface Seal {
  open: boolean;
  /** What was given cannot be taken back, even while it is sealed. */
  readonly final: boolean;
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
  /** It stands: asked again by the beats that follow it is still the same question, whoever else has answered meanwhile. */
  standing: boolean;
  /** Its seat's own matter beside those of others: asked again because another has answered, it is still the same question. */
  apart: boolean;
  /** Of a question to the clock: the moment of play at which it was asked. */
  born: number;
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
    this.standing = false;
    this.apart = false;
    this.born = -1;
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
/**
 * A question of real time: asked again by beat after beat it stays the same question, and `admits` alone says whether an answer
 * comes too late. It may admit nothing for a while, unless it is `waited` for.
 */
export function stand<A extends Json>(seat: Seat, topic: Topic, domain: Domain<A>, waited = false): Flow<A> {
  const asked = new Ask(seat, topic, domain, !waited);
  asked.standing = true;
  return asked as unknown as Flow<A>;
}
/** Where there is one option only nobody is asked. The options are listed when it is asked, not later. */
export function choose<A extends Json>(seat: Seat, topic: Topic, options: readonly A[], why?: Why): Flow<A> {
  return options.length === 1
    ? given(options[0] as A)
    : ask(
        seat,
        topic,
        oneOf(() => options, why),
      );
}

/** `ask` and its kin for one game: `Answers` has a line for each topic, and topic, domain and answer must fit together. */
export interface Asking<Answers extends { readonly [topic: string]: Json }> {
  ask<T extends keyof Answers & Topic>(seat: Seat, topic: T, domain: Domain<Answers[T]>): Flow<Answers[T]>;
  mayAsk<T extends keyof Answers & Topic>(seat: Seat, topic: T, domain: Domain<Answers[T]>): Flow<Answers[T]>;
  stand<T extends keyof Answers & Topic>(seat: Seat, topic: T, domain: Domain<Answers[T]>, waited?: boolean): Flow<Answers[T]>;
  choose<T extends keyof Answers & Topic>(seat: Seat, topic: T, options: readonly Answers[T][], why?: Why): Flow<Answers[T]>;
}
export const asking = <Answers extends { readonly [topic: string]: Json }>(): Asking<Answers> => ({ ask, mayAsk, stand, choose });

/**
 * What is going on while a flow asks, for everybody to see: `scene` is public, in state and view. It stands as long as the flow
 * lasts; then what stood before it stands again. Never in a lane of `each` or `race`: those change nothing.
 */
export function* during<Scene, R>(table: { readonly state: { scene: Scene | null } }, scene: NoInfer<Scene>, flow: Flow<R>): Flow<R> {
  const before = table.state.scene;
  table.state.scene = scene;
  const result = yield* flow;
  table.state.scene = before;
  return result;
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
function advance<R>(lane: Lane<R>, answered: Ask | undefined, seal: Seal | undefined, apart = false): void {
  const step = lane.flow.next(answered as Ask);
  lane.done = step.done === true;
  if (step.done) {
    lane.asks = [];
    lane.result = step.value;
  } else {
    lane.asks = asksOf(step.value);
    if (seal) for (const a of lane.asks) a.seal = seal;
    if (apart) for (const a of lane.asks) a.apart = true;
  }
}
function begin<R>(flow: Flow<R>, seal: Seal | undefined, apart = false): Lane<R> {
  const lane: Lane<R> = { flow, asks: [], done: false, result: undefined };
  advance(lane, undefined, seal, apart);
  return lane;
}
function laneOf<R>(lanes: readonly Lane<R>[], answered: Ask): Lane<R> {
  for (const lane of lanes) if (lane.asks.includes(answered)) return lane;
  throw new Error(`no lane asked ${answered.topic} of seat ${answered.seat}`);
}

/**
 * Each seat goes through its own lane, in any order of arrival; go on when all have finished.
 * Lanes only ask: they must not change the state, roll or tell. The table acts after the join. As long as others still choose, an
 * answer can be taken back, unless the rulebook has it `final`.
 */
export function* each<R>(
  seats: readonly Seat[],
  lane: (seat: Seat) => Flow<R>,
  how: { readonly final?: boolean } = {},
): Flow<ReadonlyMap<Seat, R>> {
  const seal: Seal = { open: true, final: how.final ?? false };
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

/**
 * The first lane to finish decides; the others are dropped. `admits` is evaluated on arrival, which settles who was first. `apart`: each lane is
 * its seat's own matter, and beat after beat asks the others on: what somebody answered while another was heard first is not too late for that.
 */
export function* race<R>(flows: readonly Flow<R>[], { apart = false }: { readonly apart?: boolean } = {}): Flow<R> {
  if (flows.length === 0) throw new Error('a race needs a lane');
  const lanes = flows.map((flow) => begin(flow, undefined, apart));
  for (;;) {
    const first = lanes.find((l) => l.done);
    if (first) {
      for (const l of lanes) if (!l.done) l.flow.return(undefined as never);
      return first.result as R;
    }
    const answered: Ask = yield lanes.flatMap((l) => l.asks);
    advance(laneOf(lanes, answered), answered, undefined, apart);
  }
}

/** Asked again after an answer of `by`, is it still the same question? What stands is; what is its seat's own, as long as another has answered. */
export const goesOn = (before: Ask, now: Ask, by: Seat | undefined): boolean =>
  before.seat === now.seat &&
  before.topic === now.topic &&
  ((before.standing && now.standing) || (before.apart && now.apart && before.seat !== by));

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
/** When a question to the clock is answered, in milliseconds of play. */
export const strikesAt = (ask: Ask): number => ask.born + (ask.domain.shape() as { ms: number }).ms;

/** Another match, to be opened by whoever keeps this one. */
export interface Enactment {
  readonly game: string;
  readonly options: Options;
  /** Who sits where: for each seat of the other match, the seat of this one. */
  readonly seats: readonly Seat[];
  readonly brief?: Json;
}
/** The stage is a seat: it plays another match to its end and answers with its outcome. `outcome` says which ones can be, and samples them. */
export function enact<A extends Json>(
  topic: Topic,
  match: Enactment,
  outcome: Pick<Domain<A>, 'admits' | 'why'> & { sample(chance: Chance): A },
): Flow<A> {
  return ask(STAGE, topic, { ...outcome, kind: 'enact', shape: () => match as unknown as Json });
}
