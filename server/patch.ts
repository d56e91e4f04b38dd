/** The difference between two positions, as small as it can simply be; no dependencies, both sides use it. */
import type { Json } from '@cosmodrome/kernel';

export type Path = readonly (string | number)[];
/** A value set, a key taken away, or a stretch of a list replaced. */
export type Op =
  | readonly ['=', Path, Json]
  | readonly ['-', Path]
  | readonly ['~', Path, from: number, drop: number, items: readonly Json[]];

type Tree = { [key: string]: Json | undefined };

/** What is held of an object: its keys in their order, which those of the same kind share, and their values. */
class Leaf {
  keys: readonly string[];
  values: Kept[];
  constructor(keys: readonly string[], values: Kept[]) {
    this.keys = keys;
    this.values = values;
  }
}
type Kept = null | boolean | number | string | Kept[] | Leaf;

/**
 * What a viewer holds, kept here as well: a copy of its own, which nobody else changes. Most of a position does not change, so
 * all depends on how fast that is seen: an object that still has its keys in the same order is compared without any being
 * looked up.
 */
export class Held {
  private readonly value: Leaf;
  private ops: Op[] = [];
  private readonly path: (string | number)[] = [];
  constructor(value: { readonly [key: string]: unknown }) {
    this.value = own(value as Json) as Leaf;
  }
  /** Brings it to this new value and gives the way there. */
  to(value: { readonly [key: string]: unknown }): readonly Op[] {
    this.ops = [];
    this.tree(this.value, value as Tree);
    return this.ops;
  }
  private tree(held: Leaf, now: Tree): void {
    const { keys, values } = held;
    let i = 0;
    for (const key in now) {
      const v = now[key];
      if (v === undefined) continue;
      if (keys[i] !== key) {
        this.reorder(held, now);
        return;
      }
      const h = values[i] as Kept;
      if (h !== v) {
        this.path.push(key);
        this.slot(values, i, h, v);
        this.path.pop();
      }
      i++;
    }
    if (i < keys.length) this.reorder(held, now);
  }
  /** Keys have come, gone or changed places: each is looked up. */
  private reorder(held: Leaf, now: Tree): void {
    const before = new Map(held.keys.map((key, i) => [key, held.values[i] as Kept]));
    const keys: string[] = [];
    const values: Kept[] = [];
    for (const key in now) {
      const v = now[key];
      if (v === undefined) continue;
      const h = before.get(key);
      before.delete(key);
      keys.push(key);
      this.path.push(key);
      if (h === undefined) {
        this.ops.push(['=', this.path.slice(), v]);
        values.push(own(v));
      } else {
        values.push(h);
        if (h !== v) this.slot(values, values.length - 1, h, v);
      }
      this.path.pop();
    }
    for (const key of before.keys()) this.ops.push(['-', [...this.path, key]]);
    held.keys = keys;
    held.values = values;
  }
  private slot(holder: Kept[], at: number, held: Kept, now: Json): void {
    if (typeof held === 'object' && held !== null && typeof now === 'object' && now !== null) {
      if (Array.isArray(now)) {
        if (Array.isArray(held)) {
          this.list(held, now);
          return;
        }
      } else if (held instanceof Leaf) {
        this.tree(held, now as Tree);
        return;
      }
    }
    this.ops.push(['=', this.path.slice(), now]);
    holder[at] = own(now);
  }
  private list(held: Kept[], now: readonly Json[]): void {
    if (held.length === now.length) {
      for (let i = 0; i < now.length; i++) {
        const h = held[i] as Kept;
        const v = (now[i] ?? null) as Json;
        if (h === v) continue;
        this.path.push(i);
        this.slot(held, i, h, v);
        this.path.pop();
      }
      return;
    }
    const least = Math.min(held.length, now.length);
    let head = 0;
    while (head < least && alike(held[head] as Kept, now[head] as Json)) head++;
    let tail = 0;
    while (tail < least - head && alike(held[held.length - 1 - tail] as Kept, now[now.length - 1 - tail] as Json)) tail++;
    const items = now.slice(head, now.length - tail);
    const drop = held.length - tail - head;
    this.ops.push(['~', this.path.slice(), head, drop, items]);
    held.splice(head, drop, ...(own(items) as Kept[]));
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
function alike(held: Kept, now: Json | undefined): boolean {
  if (held === now) return true;
  if (typeof held !== 'object' || held === null) return held === null && now === undefined;
  if (typeof now !== 'object' || now === null) return false;
  if (Array.isArray(held)) return Array.isArray(now) && held.length === now.length && held.every((h, i) => alike(h, now[i] as Json));
  if (Array.isArray(now)) return false;
  const tree = now as Tree;
  let keys = 0;
  for (const key in tree) if (tree[key] !== undefined) keys++;
  return keys === held.keys.length && held.keys.every((key, i) => tree[key] !== undefined && alike(held.values[i] as Kept, tree[key]));
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
