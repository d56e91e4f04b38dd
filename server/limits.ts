/** Token buckets: so many in a period, by key. Keys that have been quiet are forgotten. */
export class Bucket {
  private readonly most: number;
  private readonly perMs: number;
  private readonly keys = new Map<string, { left: number; at: number }>();
  constructor(most: number, periodMs: number) {
    this.most = most;
    this.perMs = most / periodMs;
  }
  /** Takes one; false: none is left. */
  take(key: string, now = Date.now()): boolean {
    const held = this.level(key, now);
    if (held.left < 1) return false;
    held.left--;
    return true;
  }
  /** Is there one left? Takes nothing. */
  open(key: string, now = Date.now()): boolean {
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
