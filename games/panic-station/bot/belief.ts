/**
 * What a player can conclude about the others from the journal of its own seat: who drew from the part of the deck in which
 * the Host lay, who traded with whom, what was handed over to itself, what the scans counted. Nothing else is known to it.
 */
import type { Seat } from '@cosmodrome/kernel';
import { type Card, infectionOf, isInfection } from '../content/index.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

export interface Belief {
  /** How likely each player is infected by now, 0 to 1; of oneself: what one is. */
  readonly infected: number[];
  /** Those who know for certain that I am infected. */
  readonly exposed: boolean[];
  /** How often each stopped an attempt of mine. */
  readonly stopped: number[];
  /** Who gave me, the last time we traded, something that protects nobody. */
  readonly trusting: boolean[];
  /** Gas Cans each is likely to hold. */
  readonly gas: number[];
  /** Who fired at me or stabbed me. */
  readonly hostile: boolean[];
  /** The round of the last Heat Scan; 0: none. */
  scanned: number;
}

/** Chance that an infected player tries it in a given trade and is not stopped. */
const SPREAD = 0.3;
/** How much less likely infected one is who gave an ordinary card. */
const CLEAN_TRADE = 0.55;
const GAS_SHARE = 0.2;

export function believe(view: View, seat: Seat, notes: readonly Note[]): Belief {
  const n = view.teams.length;
  const me = view.me?.side ?? 'human';
  const belief: Belief = {
    infected: new Array<number>(n).fill(0),
    exposed: new Array<boolean>(n).fill(false),
    stopped: new Array<number>(n).fill(0),
    trusting: new Array<boolean>(n).fill(false),
    gas: new Array<number>(n).fill(1),
    hostile: new Array<boolean>(n).fill(false),
    scanned: 0,
  };
  const mind = new Mind(belief, seat, n);
  for (const note of notes) mind.hear(note);
  if (notes.length === 0) mind.guess(view);
  belief.infected[seat] = me === 'human' ? 0 : 1;
  return belief;
}

class Mind {
  private readonly b: Belief;
  private readonly me: Seat;
  private readonly n: number;
  /** Cards of the top part of the deck not yet drawn, and how likely the Host is still among them. */
  private left: number;
  private asleep = 1;
  private infectedMe = false;
  private round = 0;
  private readonly dead = new Set<Seat>();

  constructor(belief: Belief, me: Seat, n: number) {
    this.b = belief;
    this.me = me;
    this.n = n;
    this.left = 2 * n + 1;
  }
  /** Without a journal: somebody may be infected, more of them as time goes by. */
  guess(view: View): void {
    const share = Math.min(0.7, view.round / 15);
    for (let s = 0; s < this.n; s++) this.b.infected[s] = share;
  }

  hear(note: Note): void {
    switch (note.kind) {
      case 'alert-drawn':
        if (this.left > 0) this.left--;
        return;
      case 'searched':
        this.draws(note.seat, note.kept);
        return;
      case 'team-searched':
        this.draws(note.by, note.kept[0]);
        this.draws(note.with, note.kept[1]);
        return;
      case 'traded':
        if (note.by !== this.me && note.with !== this.me) this.met(note.by, note.with);
        return;
      case 'swapped':
        this.swapped(note.with, note.gave, note.got);
        return;
      case 'host':
        this.infectedMe = true;
        this.wake();
        return;
      case 'infected':
        this.infectedMe = true;
        return;
      case 'cured':
        this.infectedMe = false;
        return;
      case 'hand-seen':
        this.saw(note.of, note.cards);
        return;
      case 'heat-scan':
        this.scan(note.cards);
        return;
      case 'round':
        this.round = note.round;
        return;
      case 'out':
        this.dead.add(note.seat);
        return;
      case 'fired':
      case 'stabbed':
        if ('body' in note.at && note.at.body >> 1 === this.me) this.b.hostile['seat' in note ? note.seat : note.who >> 1] = true;
        return;
    }
  }

  /** Each card somebody draws from the top part may have been the Host. */
  private draws(seat: Seat, cards: number): void {
    const { infected, gas } = this.b;
    gas[seat] = gas[seat]! + cards * GAS_SHARE;
    for (let i = 0; i < cards && this.left > 0; i++) {
      const host = this.asleep / this.left;
      this.left--;
      if (seat === this.me) {
        if (this.infectedMe || host >= 1) continue;
        this.asleep = (this.asleep - host) / (1 - host);
        for (let s = 0; s < this.n; s++) if (infected[s]! < 0.9) infected[s] = Math.min(0.9, infected[s]! / (1 - host));
      } else {
        infected[seat] = infected[seat]! + (1 - infected[seat]!) * host;
        this.asleep -= host;
      }
    }
  }
  private wake(): void {
    this.asleep = 0;
    for (let s = 0; s < this.n; s++) this.b.infected[s] = 0;
  }
  private met(a: Seat, b: Seat): void {
    const { infected } = this.b;
    const [pa, pb] = [infected[a]!, infected[b]!];
    infected[a] = pa + (1 - pa) * pb * SPREAD;
    infected[b] = pb + (1 - pb) * pa * SPREAD;
  }
  private swapped(other: Seat, gave: Card, got: Card): void {
    const { infected, exposed, stopped, trusting, gas } = this.b;
    trusting[other] = got !== 'gas' && got !== 'antidote';
    if (gave === 'gas') gas[other] = gas[other]! + 1;
    if (got === 'gas') gas[other] = Math.max(0, gas[other]! - 1);
    if (gave === infectionOf(this.me)) {
      exposed[other] = true;
      if (got === 'gas' || got === 'antidote') {
        stopped[other]!++;
        infected[other] = Math.min(infected[other]!, 0.1);
      } else infected[other] = 1;
    }
    if (got === infectionOf(other) || got === 'host') {
      infected[other] = 1;
      this.asleep = 0;
    } else if (gave !== infectionOf(this.me) && infected[other]! < 1) {
      const p = infected[other]!;
      infected[other] = (p * CLEAN_TRADE) / (p * CLEAN_TRADE + 1 - p);
    }
    if (gave === 'antidote' && infected[other]! > 0.5) infected[other] = 0.4;
  }
  /** PAN-SCAN-03: the Host card, own cards gone, strangers' cards: each tells something. */
  private saw(of: Seat, cards: readonly Card[]): void {
    const own = cards.filter((card) => card === infectionOf(of)).length;
    const foreign = cards.some((card) => isInfection(card) && card !== infectionOf(of));
    this.b.gas[of] = cards.filter((card) => card === 'gas').length;
    if (cards.includes('host')) this.b.infected[of] = 1;
    else if (own < 2 && !cards.includes('antidote')) this.b.infected[of] = 1;
    else if (!foreign) this.b.infected[of] = 0;
    else this.b.infected[of] = Math.max(0.6, this.b.infected[of]!);
  }
  /** The counted positives are shared out according to what was believed before. */
  private scan(cards: readonly ('positive' | 'negative')[]): void {
    const { infected } = this.b;
    this.b.scanned = this.round;
    const positive = cards.filter((card) => card === 'positive').length;
    const wanted = positive - (this.infectedMe ? 1 : 0);
    const alive = Array.from({ length: this.n }, (_, s) => s).filter((s) => s !== this.me && !this.dead.has(s));
    if (positive > 0) this.asleep = 0;
    if (wanted <= 0) for (const s of alive) infected[s] = 0;
    else if (wanted >= alive.length) for (const s of alive) infected[s] = 1;
    else share(infected, alive, wanted);
  }
}
/** Scales the odds of all so that the probabilities add up to `wanted`. */
function share(p: number[], seats: readonly Seat[], wanted: number): void {
  const odds = seats.map((s) => Math.min(0.995, Math.max(0.01, p[s]!))).map((x) => x / (1 - x));
  const sum = (scale: number) => odds.reduce((total, o) => total + (o * scale) / (1 + o * scale), 0);
  let low = 1e-4;
  let high = 1e4;
  for (let i = 0; i < 40; i++) {
    const middle = Math.sqrt(low * high);
    if (sum(middle) < wanted) low = middle;
    else high = middle;
  }
  seats.forEach((s, i) => {
    p[s] = (odds[i]! * low) / (1 + odds[i]! * low);
  });
}
