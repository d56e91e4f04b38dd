/** The only source of luck. Every draw goes through `below`, so recording and replaying it is enough. */
export abstract class Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  abstract below(n: number): number;
  /** A die with faces 1 to `sides`. */
  die(sides: number): number {
    return 1 + this.below(sides);
  }
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('chance.pick: nothing to pick from');
    return from[this.below(from.length)] as T;
  }
  /** Shuffles in place and returns the same list. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }
}

/** Four 32-bit words: the whole state of the generator, as it is saved. */
export type LuckState = readonly [number, number, number, number];

/** sfc32: small, fast, passes the usual batteries; 128 bits of state, so rolls seen do not give the seed away by trial. */
export class Luck extends Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  static seeded(seed: number | string): Luck {
    const luck = new Luck();
    [luck.a, luck.b, luck.c, luck.d] = hash128(String(seed));
    for (let i = 0; i < 12; i++) luck.word();
    return luck;
  }
  static from(state: LuckState): Luck {
    const luck = new Luck();
    luck.state = state;
    return luck;
  }
  get state(): LuckState {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.d >>> 0];
  }
  set state(s: LuckState) {
    this.a = s[0] | 0;
    this.b = s[1] | 0;
    this.c = s[2] | 0;
    this.d = s[3] | 0;
  }
  below(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n))) throw new Error(`chance.below(${n})`);
    if (n === 0x1_0000_0000) return this.word();
    for (;;) {
      const word = this.word();
      const got = (word % (n >>> 0)) >>> 0; // said to be whole 32-bit numbers, or the engine divides floating ones, much slower
      if (word - got <= 0x1_0000_0000 - n) return got; // else: the tail that would favour small values
    }
  }
  private word(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }
}

/** Spreads a seed text over 128 bits (four interleaved multiplicative hashes). Not cryptography: seeds must be secret by themselves. */
function hash128(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [a | 0, b | 0, c | 0, d | 0];
}
