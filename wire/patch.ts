/** The difference between two positions, as small as it can simply be; no dependencies, both sides use it. */
import type { Json } from '@cosmodrome/kernel';

export type Path = readonly (string | number)[];
/** A value set, a key taken away, or a stretch of a list replaced. */
export type Op =
  | readonly ['=', Path, Json]
  | readonly ['-', Path]
  | readonly ['~', Path, from: number, drop: number, items: readonly Json[]];

type Tree = { [key: string]: Json | undefined };

/** What is held of an object: its keys in their order, which those of the same kind share, and their values. Never changed. */
class Leaf {
  readonly keys: readonly string[];
  readonly values: readonly Kept[];
  constructor(keys: readonly string[], values: readonly Kept[]) {
    this.keys = keys;
    this.values = values;
  }
}
type Kept = null | boolean | number | string | readonly Kept[] | Leaf;
/**
 * What is held of the long lists in a position that several eyes are shown at the same moment. Views often share them; what
 * one pair of eyes has been compared with is then held for all, and need not be compared again.
 */
export type Moment = Map<unknown, Kept>;
const LONG = 16;

/**
 * What a viewer holds, kept here as well: a copy, which nobody changes. Most of a position stays as it was, so all depends on
 * how fast that is seen: an object that still has its keys in the same order is compared without any being looked up.
 */
export class Held {
  private value: Leaf;
  private ops: Op[] = [];
  private moment: Moment | undefined;
  private readonly path: (string | number)[] = [];
  constructor(value: { readonly [key: string]: unknown }) {
    this.value = own(value as Json) as Leaf;
  }
  /** Brings it to this new value and gives the way there. Nothing may change while the same moment is used. */
  to(value: { readonly [key: string]: unknown }, moment?: Moment): readonly Op[] {
    this.ops = [];
    this.moment = moment;
    this.value = this.tree(this.value, value as Tree);
    this.moment = undefined;
    return this.ops;
  }
  private tree(held: Leaf, now: Tree): Leaf {
    const { keys, values } = held;
    let fresh: Kept[] | undefined;
    let i = 0;
    for (const key in now) {
      const v = now[key];
      if (v === undefined) continue;
      if (keys[i] !== key) return this.reordered(new Leaf(keys, fresh ?? values), now);
      const h = values[i] as Kept;
      if (h !== v) {
        this.path.push(key);
        const kept = this.slot(h, v);
        this.path.pop();
        if (kept !== h) {
          fresh ??= values.slice();
          fresh[i] = kept;
        }
      }
      i++;
    }
    if (i < keys.length) return this.reordered(new Leaf(keys, fresh ?? values), now);
    return fresh ? new Leaf(keys, fresh) : held;
  }
  /** Keys have come, gone or changed places: each is looked up. */
  private reordered(held: Leaf, now: Tree): Leaf {
    const before = new Map(held.keys.map((key, i) => [key, held.values[i] as Kept]));
    const keys: string[] = [];
    const values: Kept[] = [];
    for (const key in now) {
      const v = now[key];
      if (v === undefined) continue;
      const h = before.get(key);
      before.delete(key);
      this.path.push(key);
      keys.push(key);
      values.push(h === undefined ? this.set(v) : h === v ? h : this.slot(h, v));
      this.path.pop();
    }
    for (const key of before.keys()) this.ops.push(['-', [...this.path, key]]);
    return new Leaf(keys, values);
  }
  private set(now: Json): Kept {
    this.ops.push(['=', this.path.slice(), now]);
    return own(now);
  }
  private slot(held: Kept, now: Json): Kept {
    if (typeof held !== 'object' || held === null || typeof now !== 'object' || now === null) return this.set(now);
    if (Array.isArray(now)) return Array.isArray(held) ? this.list(held as readonly Kept[], now) : this.set(now);
    return Array.isArray(held) ? this.set(now) : this.tree(held as Leaf, now as Tree);
  }
  private list(held: readonly Kept[], now: readonly Json[]): Kept {
    const long = this.moment !== undefined && now.length >= LONG ? this.moment : undefined;
    const shared = long?.get(now);
    if (shared === held) return held;
    const kept = held.length === now.length ? this.each(held, now) : this.stretch(held, now);
    if (shared !== undefined) return shared;
    long?.set(now, kept);
    return kept;
  }
  private each(held: readonly Kept[], now: readonly Json[]): readonly Kept[] {
    let fresh: Kept[] | undefined;
    for (let i = 0; i < now.length; i++) {
      const h = held[i] as Kept;
      const v = (now[i] ?? null) as Json;
      if (h === v || (h instanceof Leaf && unchanged(h, v))) continue;
      this.path.push(i);
      const kept = this.slot(h, v);
      this.path.pop();
      if (kept === h) continue;
      fresh ??= held.slice();
      fresh[i] = kept;
    }
    return fresh ?? held;
  }
  private stretch(held: readonly Kept[], now: readonly Json[]): readonly Kept[] {
    const least = Math.min(held.length, now.length);
    let head = 0;
    while (head < least && alike(held[head] as Kept, now[head] as Json)) head++;
    let tail = 0;
    while (tail < least - head && alike(held[held.length - 1 - tail] as Kept, now[now.length - 1 - tail] as Json)) tail++;
    const items = now.slice(head, now.length - tail);
    this.ops.push(['~', this.path.slice(), head, held.length - tail - head, items]);
    return [...held.slice(0, head), ...(own(items) as readonly Kept[]), ...held.slice(held.length - tail)];
  }
}

/** A copy as JSON would make it. `like`: something that probably has the same keys. */
function own(value: Json, like?: Kept): Kept {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: Kept[] = [];
    for (const v of value as readonly (Json | undefined)[]) list.push(v === undefined ? null : own(v, list[list.length - 1]));
    return list;
  }
  const keys: string[] = [];
  const values: Kept[] = [];
  for (const key in value) {
    const v = (value as Tree)[key];
    if (v === undefined) continue;
    keys.push(key);
    values.push(own(v));
  }
  const shared = like instanceof Leaf && like.keys.length === keys.length && like.keys.every((key, i) => key === keys[i]);
  return new Leaf(shared ? like.keys : keys, values);
}
/** The common case of a list, quickly: an object of the same keys with the same plain values. It may be equal even if this says no. */
function unchanged(held: Leaf, now: Json): boolean {
  if (typeof now !== 'object' || now === null || Array.isArray(now)) return false;
  const { keys, values } = held;
  let i = 0;
  for (const key in now as Tree) {
    if ((now as Tree)[key] !== values[i] || keys[i] !== key) return false;
    i++;
  }
  return i === keys.length;
}
function alike(held: Kept, now: Json | undefined): boolean {
  if (held === now) return true;
  if (typeof held !== 'object' || held === null) return held === null && now === undefined;
  if (typeof now !== 'object' || now === null) return false;
  if (Array.isArray(held)) return Array.isArray(now) && held.length === now.length && held.every((h, i) => alike(h, now[i] as Json));
  if (Array.isArray(now)) return false;
  const tree = now as Tree;
  const { keys, values } = held as Leaf;
  let count = 0;
  for (const key in tree) if (tree[key] !== undefined) count++;
  return count === keys.length && keys.every((key, i) => tree[key] !== undefined && alike(values[i] as Kept, tree[key]));
}

/** The value after these changes. What they do not touch is shared with the old one, which stays as it was. */
export function patched<T extends object>(value: T, ops: readonly Op[]): T {
  const fresh = new Set<object>();
  const open = <O extends object>(o: O): O => {
    if (fresh.has(o)) return o;
    const made = (Array.isArray(o) ? o.slice() : { ...o }) as O;
    fresh.add(made);
    return made;
  };
  const root = open(value);
  for (const op of ops) {
    const path = op[1];
    let at = root as unknown as Tree;
    // A list is opened at its own place, a key in what holds it.
    const depth = op[0] === '~' ? path.length : path.length - 1;
    for (let i = 0; i < depth; i++) {
      const key = path[i] as string;
      const child = at[key];
      if (typeof child !== 'object' || child === null) throw new Error('this patch is for something else');
      const opened = open(child);
      at[key] = opened as Json;
      at = opened as Tree;
    }
    const last = path[path.length - 1] as string;
    if (op[0] === '=') at[last] = op[2];
    else if (op[0] === '-') delete at[last];
    else (at as unknown as Json[]).splice(op[2], op[3], ...op[4]);
  }
  return root;
}
