/**
 * What a player can conclude about the others from the journal of its own seat: who drew from the part of the deck in which
 * the Host lay, who traded with whom, what was handed over to itself, what the scans counted. Nothing else is known to it.
 */
import type { Seat } from '@cosmodrome/kernel';
import { type Card, hostZone, infectionOf, isInfection } from '../content/index.ts';
import { isPrivate, type Note } from '../notes.ts';
import { seatOf } from '../state.ts';
import type { View } from '../view.ts';

/** What I think of one of the players. */
export interface Opinion {
  /** How likely it is infected by now, 0 to 1; of oneself: what one is. */
  infected: number;
  /** It knows for certain that I am infected. */
  exposed: boolean;
  /** How often it stopped an attempt of mine. */
  stopped: number;
  /** It gave me, the last time we traded, something that protects nobody. */
  trusting: boolean;
  /** Gas Cans it is likely to hold. */
  gas: number;
  /** It fired at me or stabbed me. */
  hostile: boolean;
}
export class Belief {
  readonly all: readonly Opinion[];
  /** The round of the last Heat Scan; 0: none. */
  scanned = 0;

  constructor(seats: number) {
    this.all = Array.from({ length: seats }, () => ({
      infected: 0,
      exposed: false,
      stopped: 0,
      trusting: false,
      gas: 1,
      hostile: false,
    }));
  }
  of(seat: Seat): Opinion {
    const opinion = this.all[seat];
    if (!opinion) throw new Error(`nobody sits on seat ${seat}`);
    return opinion;
  }
}

/** Chance that an infected player tries it in a given trade and is not stopped. */
const SPREAD = 0.3;
/** How much less likely infected one is who gave an ordinary card. */
const CLEAN_TRADE = 0.55;
const GAS_SHARE = 0.2;

/** Without a seat: what one can conclude who knows only what everybody knows. */
export function believe(view: View, seat: Seat | undefined, notes: readonly Note[]): Belief {
  const belief = new Belief(view.teams.length);
  const mind = new Mind(belief, seat);
  for (const note of notes) mind.hear(note);
  if (notes.length === 0) mind.guess(view);
  if (seat !== undefined) belief.of(seat).infected = (view.me?.side ?? 'human') === 'human' ? 0 : 1;
  return belief;
}

/** What somebody still thinks of who forgets what happened to others more than so many rounds ago. */
export function remembered(notes: readonly Note[], rounds: number): readonly Note[] {
  let began = notes.length;
  for (let left = rounds; began > 0 && left > 0; ) if (notes[--began]!.kind === 'round') left--;
  return notes.filter((note, i) => i >= began || isPrivate(note));
}

class Mind {
  private readonly b: Belief;
  private readonly me: Seat | undefined;
  /** Cards of the top part of the deck not yet drawn, and how likely the Host is still among them. */
  private left: number;
  private asleep = 1;
  private infectedMe = false;
  private round = 0;
  private readonly dead = new Set<Seat>();

  constructor(belief: Belief, me: Seat | undefined) {
    this.b = belief;
    this.me = me;
    this.left = hostZone(belief.all.length);
  }
  /** Without a journal: somebody may be infected, more of them as time goes by. */
  guess(view: View): void {
    for (const opinion of this.b.all) opinion.infected = Math.min(0.7, view.round / 15);
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
        if (note.by !== this.me && note.with !== this.me) this.met(this.b.of(note.by), this.b.of(note.with));
        return;
      case 'swapped':
        this.swapped(note);
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
        if ('body' in note.at && seatOf(note.at.body) === this.me) this.b.of('seat' in note ? note.seat : seatOf(note.who)).hostile = true;
        return;
    }
  }

  /** Each card somebody draws from the top part may have been the Host. */
  private draws(seat: Seat, cards: number): void {
    const drawer = this.b.of(seat);
    drawer.gas += cards * GAS_SHARE;
    for (let i = 0; i < cards && this.left > 0; i++) {
      const host = this.asleep / this.left;
      this.left--;
      if (seat === this.me) {
        if (this.infectedMe || host >= 1) continue;
        this.asleep = (this.asleep - host) / (1 - host);
        for (const other of this.b.all) if (other.infected < 0.9) other.infected = Math.min(0.9, other.infected / (1 - host));
      } else {
        drawer.infected += (1 - drawer.infected) * host;
        this.asleep -= host;
      }
    }
  }
  private wake(): void {
    this.asleep = 0;
    for (const opinion of this.b.all) opinion.infected = 0;
  }
  private met(a: Opinion, b: Opinion): void {
    const [pa, pb] = [a.infected, b.infected];
    a.infected = pa + (1 - pa) * pb * SPREAD;
    b.infected = pb + (1 - pb) * pa * SPREAD;
  }
  private swapped({ seat, with: partner, gave, got }: Extract<Note, { readonly kind: 'swapped' }>): void {
    const other = this.b.of(partner);
    const attempt = gave === infectionOf(seat);
    const shield = got === 'gas' || got === 'antidote';
    other.trusting = !shield;
    if (gave === 'gas') other.gas += 1;
    if (got === 'gas') other.gas = Math.max(0, other.gas - 1);
    if (attempt) {
      other.exposed = true;
      if (shield) {
        other.stopped++;
        other.infected = Math.min(other.infected, 0.1);
      } else other.infected = 1;
    }
    if (got === infectionOf(partner) || got === 'host') {
      other.infected = 1;
      this.asleep = 0;
    } else if (!attempt && other.infected < 1) {
      const p = other.infected;
      other.infected = (p * CLEAN_TRADE) / (p * CLEAN_TRADE + 1 - p);
    }
    if (gave === 'antidote' && other.infected > 0.5) other.infected = 0.4;
  }
  /** PAN-SCAN-03: the Host card, own cards gone, strangers' cards: each tells something. */
  private saw(of: Seat, cards: readonly Card[]): void {
    const own = cards.filter((card) => card === infectionOf(of)).length;
    const foreign = cards.some((card) => isInfection(card) && card !== infectionOf(of));
    const other = this.b.of(of);
    other.gas = cards.filter((card) => card === 'gas').length;
    if (cards.includes('host')) other.infected = 1;
    else if (own < 2 && !cards.includes('antidote')) other.infected = 1;
    else if (!foreign) other.infected = 0;
    else other.infected = Math.max(0.6, other.infected);
  }
  /** The counted positives are shared out according to what was believed before. */
  private scan(cards: readonly ('positive' | 'negative')[]): void {
    this.b.scanned = this.round;
    const positive = cards.filter((card) => card === 'positive').length;
    const wanted = positive - (this.infectedMe ? 1 : 0);
    const alive = this.b.all.filter((_, s) => s !== this.me && !this.dead.has(s));
    if (positive > 0) this.asleep = 0;
    if (wanted <= 0) for (const other of alive) other.infected = 0;
    else if (wanted >= alive.length) for (const other of alive) other.infected = 1;
    else share(alive, wanted);
  }
}
/** Scales the odds of all so that the probabilities add up to `wanted`. */
function share(among: readonly Opinion[], wanted: number): void {
  const odds = among.map(({ infected }) => Math.min(0.995, Math.max(0.01, infected))).map((x) => x / (1 - x));
  const sum = (scale: number) => odds.reduce((total, o) => total + (o * scale) / (1 + o * scale), 0);
  let low = 1e-4;
  let high = 1e4;
  for (let i = 0; i < 40; i++) {
    const middle = Math.sqrt(low * high);
    if (sum(middle) < wanted) low = middle;
    else high = middle;
  }
  for (const [i, o] of odds.entries()) {
    const other = among[i];
    if (other) other.infected = (o * low) / (1 + o * low);
  }
}
