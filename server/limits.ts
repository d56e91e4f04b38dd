import { isIPv6 } from 'node:net';

/**
 * What counts as one address. Whoever has an IPv6 address has some 2^64 of them, for nothing: the network of 64 bits is one. An IPv4
 * address is itself, however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  // What `::` leaves out are zeros; without it all eight groups are there.
  const left = after === undefined || groups.length >= 4 ? groups : [...groups, ...middle(groups.length, after)];
  return `${left
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
}
/** The zeros of `::` and what follows it, after so many groups. */
function middle(before: number, after: string): readonly string[] {
  const groups = after === '' ? [] : after.split(':');
  const width = groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  return [...new Array<string>(8 - before - width).fill('0'), ...groups];
}

/**
 * Token buckets: so many in a period, by key. Keys that have been quiet are forgotten. Time is measured by the clock that nobody
 * sets: one put back by an hour would let nothing through for an hour.
 */
export class Bucket {
  private readonly most: number;
  private readonly perMs: number;
  private readonly keys = new Map<string, { left: number; at: number }>();
  constructor(most: number, periodMs: number) {
    this.most = most;
    this.perMs = most / periodMs;
  }
  /** Takes one; false: none is left. */
  take(key: string, now = performance.now()): boolean {
    const held = this.level(key, now);
    if (held.left < 1) return false;
    held.left--;
    return true;
  }
  /** Is there one left? Takes nothing. */
  open(key: string, now = performance.now()): boolean {
    return this.level(key, now).left >= 1;
  }
  private level(key: string, now: number): { left: number; at: number } {
    let held = this.keys.get(key);
    if (!held) {
      if (this.keys.size > 20_000) this.tidy(now);
      held = { left: this.most, at: now };
      this.keys.set(key, held);
    }
    held.left = Math.min(this.most, held.left + (now - held.at) * this.perMs);
    held.at = now;
    return held;
  }
  private tidy(now: number): void {
    for (const [key, held] of this.keys) if (held.left + (now - held.at) * this.perMs >= this.most) this.keys.delete(key);
  }
}

/** The same clock for `@fastify/rate-limit`, whose own store counts by the time of day. */
export class Counts {
  private readonly counts = new Map<string, { current: number; readonly until: number }>();
  incr(key: string, done: (error: Error | null, count: { current: number; ttl: number }) => void, timeWindow = 60_000): void {
    const now = performance.now();
    let held = this.counts.get(key);
    if (!held || held.until <= now) {
      if (this.counts.size > 20_000) for (const [k, c] of this.counts) if (c.until <= now) this.counts.delete(k);
      held = { current: 0, until: now + timeWindow };
      this.counts.set(key, held);
    }
    held.current++;
    done(null, { current: held.current, ttl: held.until - now });
  }
  child(): Counts {
    return new Counts();
  }
}
