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
export type Kind =
  | 'oneOf'
  | 'someOf'
  | 'yesNo'
  | 'amount'
  | 'order'
  | 'assign'
  | 'arrange'
  | 'point'
  | 'way'
  | 'request'
  | 'after'
  | 'enact';

export type Why = (answer: Json) => string | undefined;
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
  sample(chance: Chance): Point;
  outline(): Json;
}
export function point(region: Region, why?: Why): Domain<Point> {
  return {
    kind: 'point',
    shape: () => region.outline(),
    admits: (answer): answer is Point => isPoint(answer) && region.contains(...answer),
    sample: (chance) => region.sample(chance),
    ...maybe(why),
  };
}

/** Ground one walks on, in whole units. The server alone measures; the client is given what it needs to draw and foresee. */
export interface Ground {
  /** Why one cannot walk so, from where one stands: a key the game's texts explain. Undefined: one can. */
  refused(points: readonly Point[]): string | undefined;
  sample(chance: Chance): readonly Point[];
  shape(): Json;
  /** The most points a way may have. */
  readonly most: number;
}
export type Point = readonly [number, number];
const isPoint = (x: Json): x is Point => Array.isArray(x) && x.length === 2 && Number.isInteger(x[0]) && Number.isInteger(x[1]);
/** A way over the plane: the points at which it turns and the one where it ends, without the start. */
export function way(ground: Ground): Domain<readonly Point[]> {
  const isWay = (answer: Json): answer is readonly Point[] =>
    Array.isArray(answer) && answer.length > 0 && answer.length <= ground.most && (answer as Json[]).every(isPoint);
  return {
    kind: 'way',
    shape: () => ground.shape(),
    admits: (answer): answer is readonly Point[] => isWay(answer) && ground.refused(answer) === undefined,
    sample: (chance) => ground.sample(chance),
    why: (answer) => (isWay(answer) ? ground.refused(answer) : undefined),
  };
}

export interface Requests<A extends Json> {
  /** Is it a request at all? Anything may have been sent. */
  is(answer: Json): answer is A;
  /** Why it is refused now: a key the game's texts explain. Undefined: it is granted. */
  refused(request: A): string | undefined;
  /** What could be granted now, for bots, the terminal and the laws. */
  options(): Iterable<A>;
  sample?(chance: Chance): A;
  /** What the page needs beyond the view; nothing, most of the time: it judges by the same functions. */
  shape?(): Json;
}
/** Whatever the board lets one ask for. Nothing is listed for the page: it judges for itself, with the functions of the game's `judge/`. */
export function request<A extends Json>(requests: Requests<A>): Domain<A> {
  const { sample } = requests;
  return {
    kind: 'request',
    shape: () => requests.shape?.() ?? null,
    admits: (answer): answer is A => requests.is(answer) && requests.refused(answer) === undefined,
    options: () => requests.options(),
    sample: sample ?? ((chance) => chance.pick([...requests.options()])),
    why: (answer) => (requests.is(answer) ? requests.refused(answer) : undefined),
  };
}

export interface Token {
  readonly id: string | number;
  readonly kind: string;
  /** The slot it lies in now. */
  readonly at?: string | number;
}
export interface Slot {
  readonly id: string | number;
  /** Kinds of tokens that may lie in it. */
  readonly takes: readonly string[];
  readonly max: number;
}
export type Arrangement = readonly (string | number | null)[];
export interface Arrange {
  /** A further condition on the whole. */
  readonly valid?: (places: Arrangement) => boolean;
  readonly why?: Why;
}
/** Tokens into slots: the answer is, for each token in order, the slot it lies in, or null. */
export function arrange(
  what: () => { readonly tokens: readonly Token[]; readonly slots: readonly Slot[] },
  how: Arrange = {},
): Domain<Arrangement> {
  const valid = how.valid ?? (() => true);
  const open = (slots: readonly Slot[], load: ReadonlyMap<string | number, number>, token: Token) =>
    slots.filter((s) => s.takes.includes(token.kind) && (load.get(s.id) ?? 0) < s.max);
  const added = (load: ReadonlyMap<string | number, number>, id: string | number) => new Map(load).set(id, (load.get(id) ?? 0) + 1);
  function* spread(
    tokens: readonly Token[],
    slots: readonly Slot[],
    places: Arrangement,
    load: ReadonlyMap<string | number, number>,
  ): Iterable<Arrangement> {
    const token = tokens[places.length];
    if (!token) {
      if (valid(places)) yield places;
      return;
    }
    for (const slot of open(slots, load, token)) yield* spread(tokens, slots, [...places, slot.id], added(load, slot.id));
    yield* spread(tokens, slots, [...places, null], load);
  }
  const options = () => {
    const { tokens, slots } = what();
    return spread(tokens, slots, [], new Map());
  };
  return {
    kind: 'arrange',
    shape: () => what() as unknown as Json,
    admits: (answer): answer is Arrangement => {
      const { tokens, slots } = what();
      if (!Array.isArray(answer) || answer.length !== tokens.length) return false;
      let load: ReadonlyMap<string | number, number> = new Map();
      for (let i = 0; i < tokens.length; i++) {
        const id = answer[i] as Json;
        if (id === null) continue;
        const slot = open(slots, load, tokens[i] as Token).find((s) => s.id === id);
        if (!slot) return false;
        load = added(load, slot.id);
      }
      return valid(answer as Arrangement);
    },
    options,
    sample: (chance) => {
      const { tokens, slots } = what();
      for (let tries = 0; tries < 24; tries++) {
        let load: ReadonlyMap<string | number, number> = new Map();
        const places = tokens.map((token) => {
          const free = open(slots, load, token);
          // One in eight stays outside, though there is room.
          if (free.length === 0 || chance.below(8) === 0) return null;
          const { id } = chance.pick(free);
          load = added(load, id);
          return id;
        });
        if (valid(places)) return places;
      }
      for (const any of options()) return any;
      throw new Error('arrange: no arrangement is valid');
    },
    ...maybe(how.why),
  };
}
