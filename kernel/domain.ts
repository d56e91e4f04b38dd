import type { Chance } from './chance.ts';
import { type Json, same } from './json.ts';

/**
 * What answers a question admits. Everything is lazy: nobody pays for options that nobody looks at, and `admits` is
 * evaluated at the moment of answering, against the state of that moment.
 */
export interface Domain<A extends Json> {
  /** Names the widget that can show it. */
  readonly kind: Kind;
  /** What a client needs to draw that widget, and nothing else. */
  shape(): Json;
  admits(answer: Json): answer is A;
  /** Absent when the choice is a continuum or too large to list. */
  options?(): Iterable<A>;
  /** For bots and fuzzing; needed where there is no list. */
  sample?(chance: Chance): A;
  /** Why an answer is not admitted: a key the game's texts explain. */
  why?(answer: Json): string | undefined;
}
export type Kind = 'oneOf' | 'someOf' | 'yesNo' | 'amount' | 'order' | 'assign' | 'point' | 'path' | 'after';

type Why = (answer: Json) => string | undefined;
/** `{ why }` only when there is one: optional properties stay absent. */
const maybe = (why: Why | undefined) => (why ? { why } : {});

/** A class, unlike the others: it is made more often than all of them together, and one object is cheaper than five closures. */
class OneOf<A extends Json> implements Domain<A> {
  readonly kind = 'oneOf';
  readonly options: () => readonly A[];
  readonly why?: Why;
  constructor(list: () => readonly A[], why: Why | undefined) {
    this.options = list;
    if (why) this.why = why;
  }
  shape(): Json {
    return { options: this.options() };
  }
  admits(answer: Json): answer is A {
    const all = this.options();
    if (typeof answer !== 'object' || answer === null) return all.includes(answer as A);
    return all.some((x) => same(x, answer));
  }
  sample(chance: Chance): A {
    return chance.pick(this.options());
  }
}
/** One of a list. The list is made anew whenever it is looked at. */
export function oneOf<const A extends Json>(list: () => readonly A[], why?: Why): Domain<A> {
  return new OneOf(list, why);
}

export const yesNo: Domain<boolean> = {
  kind: 'yesNo',
  shape: () => null,
  admits: (answer): answer is boolean => typeof answer === 'boolean',
  options: () => [true, false],
  sample: (chance) => chance.below(2) === 1,
};

/** A whole number from min to max. Bounds that depend on the state are functions, so that they are read when they are needed. */
export function amount(min: number | (() => number), max: number | (() => number), why?: Why): Domain<number> {
  const low = typeof min === 'number' ? () => min : min;
  const high = typeof max === 'number' ? () => max : max;
  return {
    kind: 'amount',
    shape: () => ({ min: low(), max: high() }),
    admits: (answer): answer is number => Number.isInteger(answer) && (answer as number) >= low() && (answer as number) <= high(),
    *options() {
      for (let n = low(); n <= high(); n++) yield n;
    },
    sample: (chance) => low() + chance.below(high() - low() + 1),
    ...maybe(why),
  };
}

export interface Some<A> {
  readonly min?: number;
  readonly max?: number;
  /** A further condition on the whole selection. It must not depend on the order of picking. */
  readonly valid?: (chosen: readonly A[]) => boolean;
  readonly why?: Why;
}
/** Several different entries of a list, in any order. Entries of the list must differ from each other. */
export function someOf<const A extends Json>(list: () => readonly A[], how: Some<A> = {}): Domain<readonly A[]> {
  const valid = how.valid ?? (() => true);
  const bounds = (n: number) => ({ min: how.min ?? 0, max: Math.min(how.max ?? n, n) });
  function* subsets(all: readonly A[], from: number, chosen: readonly A[], max: number, min: number): Iterable<readonly A[]> {
    if (chosen.length >= min && valid(chosen)) yield chosen;
    if (chosen.length === max) return;
    for (let i = from; i < all.length; i++) yield* subsets(all, i + 1, [...chosen, all[i] as A], max, min);
  }
  const options = function* (): Iterable<readonly A[]> {
    const all = list();
    const { min, max } = bounds(all.length);
    yield* subsets(all, 0, [], max, min);
  };
  return {
    kind: 'someOf',
    shape: () => {
      const all = list();
      return { options: all, ...bounds(all.length) };
    },
    admits: (answer): answer is readonly A[] => {
      if (!Array.isArray(answer)) return false;
      const all = list();
      const { min, max } = bounds(all.length);
      if (answer.length < min || answer.length > max) return false;
      const used = new Set<number>();
      for (const item of answer as Json[]) {
        const i = all.findIndex((x) => same(x, item));
        if (i < 0 || used.has(i)) return false;
        used.add(i);
      }
      return valid(answer as A[]);
    },
    options,
    sample: (chance) => {
      const all = list();
      const { min, max } = bounds(all.length);
      for (let tries = 0; tries < 24; tries++) {
        const size = min + chance.below(max - min + 1);
        const chosen = chance.shuffle(all.slice()).slice(0, size);
        if (valid(chosen)) return chosen;
      }
      const list2 = [...options()];
      return chance.pick(list2);
    },
    ...maybe(how.why),
  };
}

/** A list put in order: the answer is a permutation of the items. */
export function order<const A extends Json>(items: readonly A[]): Domain<readonly A[]> {
  function* permutations(rest: readonly A[]): Iterable<readonly A[]> {
    if (rest.length === 0) yield [];
    for (let i = 0; i < rest.length; i++)
      for (const tail of permutations([...rest.slice(0, i), ...rest.slice(i + 1)])) yield [rest[i] as A, ...tail];
  }
  return {
    kind: 'order',
    shape: () => ({ items }),
    admits: (answer): answer is readonly A[] => {
      if (!Array.isArray(answer) || answer.length !== items.length) return false;
      const left = items.slice();
      for (const item of answer as Json[]) {
        const i = left.findIndex((x) => same(x, item));
        if (i < 0) return false;
        left.splice(i, 1);
      }
      return true;
    },
    options: () => permutations(items),
    sample: (chance) => chance.shuffle(items.slice()),
  };
}

export interface Receiver {
  readonly id: string | number;
  readonly min?: number;
  readonly max?: number;
}
export interface Assign {
  /** How much is to be given out; exactly that, unless `atMost`. */
  readonly total: number;
  readonly atMost?: boolean;
  readonly valid?: (shares: readonly number[]) => boolean;
  readonly why?: Why;
}
/** So many things given out to receivers: the answer is one number per receiver, in the order of the receivers. */
export function assign(receivers: () => readonly Receiver[], how: Assign): Domain<readonly number[]> {
  const valid = how.valid ?? (() => true);
  const most = (r: Receiver) => Math.min(r.max ?? how.total, how.total);
  function* spread(to: readonly Receiver[], i: number, left: number, shares: readonly number[]): Iterable<readonly number[]> {
    if (i === to.length) {
      if ((left === 0 || how.atMost) && valid(shares)) yield shares;
      return;
    }
    const r = to[i] as Receiver;
    for (let n = r.min ?? 0; n <= Math.min(most(r), left); n++) yield* spread(to, i + 1, left - n, [...shares, n]);
  }
  const options = () => spread(receivers(), 0, how.total, []);
  return {
    kind: 'assign',
    shape: () => ({
      receivers: receivers().map((r) => ({ id: r.id, min: r.min ?? 0, max: most(r) })),
      total: how.total,
      atMost: how.atMost ?? false,
    }),
    admits: (answer): answer is readonly number[] => {
      const to = receivers();
      if (!Array.isArray(answer) || answer.length !== to.length) return false;
      let sum = 0;
      for (let i = 0; i < to.length; i++) {
        const n = answer[i] as Json;
        const r = to[i] as Receiver;
        if (!Number.isInteger(n) || (n as number) < (r.min ?? 0) || (n as number) > most(r)) return false;
        sum += n as number;
      }
      return (how.atMost ? sum <= how.total : sum === how.total) && valid(answer as number[]);
    },
    options,
    sample: (chance) => {
      const to = receivers();
      for (let tries = 0; tries < 24; tries++) {
        const shares = to.map((r) => r.min ?? 0);
        let left = how.total - shares.reduce((a, b) => a + b, 0);
        if (how.atMost && left > 0) left = chance.below(left + 1);
        while (left > 0) {
          const open = to.flatMap((r, i) => ((shares[i] as number) < most(r) ? [i] : []));
          if (open.length === 0) break;
          const i = chance.pick(open);
          shares[i] = (shares[i] as number) + 1;
          left--;
        }
        if ((left === 0 || how.atMost) && valid(shares)) return shares;
      }
      return chance.pick([...options()]);
    },
    ...maybe(how.why),
  };
}

/** A region of the plane, in whole units. The server alone measures; the client is given an outline to draw. */
export interface Region {
  contains(x: number, y: number): boolean;
  sample(chance: Chance): readonly [number, number];
  outline(): Json;
}
export function point(region: Region, why?: Why): Domain<readonly [number, number]> {
  return {
    kind: 'point',
    shape: () => region.outline(),
    admits: (answer): answer is readonly [number, number] =>
      Array.isArray(answer) &&
      answer.length === 2 &&
      Number.isInteger(answer[0]) &&
      Number.isInteger(answer[1]) &&
      region.contains(answer[0] as number, answer[1] as number),
    sample: (chance) => region.sample(chance),
    ...maybe(why),
  };
}

export interface Walk<A> {
  /** Where one may step next after these steps; called with [] for the first. */
  readonly next: (steps: readonly A[]) => readonly A[];
  /** May one stop here? Default: after at least one step. */
  readonly stop?: (steps: readonly A[]) => boolean;
  /** The longest path that can be meant. */
  readonly most: number;
  readonly why?: Why;
}
/** A path, step by step. */
export function path<const A extends Json>(walk: Walk<A>): Domain<readonly A[]> {
  const stop = walk.stop ?? ((steps) => steps.length > 0);
  function* from(steps: readonly A[]): Iterable<readonly A[]> {
    if (stop(steps)) yield steps;
    if (steps.length < walk.most) for (const step of walk.next(steps)) yield* from([...steps, step]);
  }
  return {
    kind: 'path',
    shape: () => ({ most: walk.most, first: walk.next([]) }),
    admits: (answer): answer is readonly A[] => {
      if (!Array.isArray(answer) || answer.length > walk.most) return false;
      for (let i = 0; i < answer.length; i++)
        if (!walk.next(answer.slice(0, i) as A[]).some((x) => same(x, answer[i] as Json))) return false;
      return stop(answer as A[]);
    },
    options: () => from([]),
    sample: (chance) => {
      for (let tries = 0; tries < 24; tries++) {
        let steps: A[] = [];
        let best: A[] | undefined = stop(steps) ? steps : undefined;
        const length = chance.below(walk.most + 1);
        while (steps.length < walk.most) {
          const next = walk.next(steps);
          if (next.length === 0) break;
          steps = [...steps, chance.pick(next)];
          if (stop(steps)) best = steps;
          if (best && steps.length >= length) break;
        }
        if (best) return best;
      }
      for (const any of from([])) return any;
      throw new Error('path: no way leads anywhere');
    },
    ...maybe(walk.why),
  };
}
