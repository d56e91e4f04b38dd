/** The difference between two positions, as small as it can simply be; no dependencies, both sides use it. */
import type { Json } from '@cosmodrome/kernel';

export type Path = readonly (string | number)[];
/** A value set, a key taken away, or a stretch of a list replaced. */
export type Op =
  | readonly ['=', Path, Json]
  | readonly ['-', Path]
  | readonly ['~', Path, from: number, drop: number, items: readonly Json[]];

type Tree = { [key: string]: Json | undefined };
const isTree = (v: unknown): v is Tree => typeof v === 'object' && v !== null && !Array.isArray(v);

/** What a viewer holds, kept here as well: a copy of its own, which nobody else changes. */
export class Held {
  private readonly value: Tree;
  private ops: Op[] = [];
  private readonly path: (string | number)[] = [];
  constructor(value: { readonly [key: string]: unknown }) {
    this.value = own(value as Json) as Tree;
  }
  /** Brings it to this new value and gives the way there. */
  to(value: { readonly [key: string]: unknown }): readonly Op[] {
    this.ops = [];
    this.tree(this.value, value as Tree);
    return this.ops;
  }
  /** Most of a position does not change: what is equal is passed over before anything else is done about it. */
  private tree(held: Tree, now: Tree): void {
    let keys = 0;
    for (const key in now) {
      const v = now[key];
      if (v === undefined) continue;
      keys++;
      const h = held[key];
      if (h === v) continue;
      this.path.push(key);
      if (h === undefined) {
        this.ops.push(['=', this.path.slice(), v]);
        held[key] = own(v);
      } else this.slot(held, key, h, v);
      this.path.pop();
    }
    let had = 0;
    for (const _ in held) had++;
    if (had === keys) return;
    for (const key of Object.keys(held)) {
      if (now[key] !== undefined) continue;
      this.ops.push(['-', [...this.path, key]]);
      delete held[key];
    }
  }
  private slot(holder: Tree | Json[], key: string | number, held: Json, now: Json): void {
    if (isTree(held) && isTree(now)) this.tree(held, now);
    else if (Array.isArray(held) && Array.isArray(now)) this.list(held as Json[], now as Json[]);
    else {
      this.ops.push(['=', this.path.slice(), now]);
      (holder as Tree)[key] = own(now);
    }
  }
  private list(held: Json[], now: readonly Json[]): void {
    if (held.length === now.length) {
      for (let i = 0; i < now.length; i++) {
        const h = held[i] as Json;
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
    while (head < least && alike(held[head] as Json, now[head] as Json)) head++;
    let tail = 0;
    while (tail < least - head && alike(held[held.length - 1 - tail] as Json, now[now.length - 1 - tail] as Json)) tail++;
    const items = now.slice(head, now.length - tail);
    const drop = held.length - tail - head;
    this.ops.push(['~', this.path.slice(), head, drop, items]);
    held.splice(head, drop, ...items.map(own));
  }
}

/** A copy as JSON would make it. */
function own(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => (v === undefined ? null : own(v)));
  const out: Tree = {};
  for (const key of Object.keys(value)) {
    const v = (value as Tree)[key];
    if (v !== undefined) out[key] = own(v);
  }
  return out;
}
function alike(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((v, i) => alike(v, b[i] as Json));
  if (Array.isArray(b)) return false;
  const x = a as Tree;
  const y = b as Tree;
  const keys = Object.keys(y).filter((k) => y[k] !== undefined);
  return keys.length === Object.keys(x).length && keys.every((k) => Object.hasOwn(x, k) && alike(x[k] as Json, y[k] as Json));
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
