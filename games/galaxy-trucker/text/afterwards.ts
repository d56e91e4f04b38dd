/** What there is to tell once a session is over, of a decision that lies behind, or to somebody who comes back: facts alone, the same in every language. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Ended, Question } from '@cosmodrome/kit/text';
import { type ClassId, type Criterion, INSURANCE, PRICES, type SquareId } from '../content/index.ts';
import { half, value } from '../judge/cargo.ts';
import { crewSize } from '../judge/crew.ts';
import { HEADS, type Head, ledgerOf, raceOf } from '../judge/ledger.ts';
import { enginePower, firePower } from '../judge/power.ts';
import { linksOf, parts } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { Out } from '../state.ts';
import type { Alarmed, Defence, Stay, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { cardOf, hereOf } from './figures.ts';

// ------------------------------------------------------------------ why it ended so

export type EndedBy = { readonly rounds: readonly ClassId[]; readonly arrived: number; readonly of: number };
export type Decided =
  | { readonly kind: 'tied'; readonly seats: readonly Seat[]; readonly credits: number }
  /** Where the winner left the others farthest behind. */
  | {
      readonly kind: 'head';
      readonly seat: Seat;
      readonly head: Head;
      readonly mine: number;
      readonly next: number;
      readonly credits: number;
    };
export type Missing =
  | { readonly kind: 'out'; readonly gap: number; readonly round: number; readonly why: Out }
  | { readonly kind: 'lost'; readonly gap: number; readonly lost: number }
  | { readonly kind: 'head'; readonly gap: number; readonly head: Head; readonly mine: number; readonly theirs: number };

/** How many of all the flights that were begun came to an end. */
export function endedBy({ view, notes }: Ended<View, Note>): EndedBy {
  const { rounds } = view.settings;
  const arrived = notes.reduce((sum, note) => sum + (note.kind === 'flight-ended' ? note.arrived.length : 0), 0);
  return { rounds, arrived, of: rounds.length * view.yards.length };
}
export function decidedBy({ view }: Ended<View, Note>): Decided {
  const { first, credits } = raceOf(view.credits);
  if (first.length > 1) return { kind: 'tied', seats: first, credits };
  const seat = first[0]!;
  const ledgers = view.credits.map((_, s) => ledgerOf(view, s));
  const next = (head: Head) => Math.max(...ledgers.flatMap((ledger, s) => (s === seat ? [] : [ledger[head]])));
  const ahead = (head: Head) => ledgers[seat]![head] - next(head);
  const head = HEADS.reduce((a, b) => (ahead(b) > ahead(a) ? b : a));
  return { kind: 'head', seat, head, mine: ledgers[seat]![head], next: next(head), credits };
}
/** Who came nearest without winning: the reader, or to one who has won or only looks on, whoever has most. */
export function nearest({ view, standings, seat }: Ended<View, Note>): Seat | undefined {
  const others = standings.filter((s) => !s.won).map((s) => s.seat);
  return others.find((s) => s === seat) ?? others.toSorted((a, b) => view.credits[b]! - view.credits[a]!)[0];
}
/** What this seat lacked: a flight that came home, parts that stayed on, or what the winner got and it did not. */
export function missing({ view, notes }: Ended<View, Note>, seat: Seat): Missing {
  const { first, credits } = raceOf(view.credits);
  const gap = credits - view.credits[seat]!;
  const [mine, theirs] = [ledgerOf(view, seat), ledgerOf(view, first[0]!)];
  const quit = outs(notes, seat).at(-1);
  if (quit) return { kind: 'out', gap, ...quit };
  if (-mine.lost >= gap) return { kind: 'lost', gap, lost: -mine.lost };
  const head = HEADS.reduce((a, b) => (theirs[b] - mine[b] > theirs[a] - mine[a] ? b : a));
  return { kind: 'head', gap, head, mine: mine[head], theirs: theirs[head] };
}
/** In which rounds this ship did not come home, and why. */
export function outs(notes: readonly Note[], seat: Seat): { readonly round: number; readonly why: Out }[] {
  let round = 0;
  return notes.flatMap((note) => {
    if (note.kind === 'round-begun') round = note.round;
    return note.kind === 'left-flight' && note.seat === seat ? [{ round, why: note.why }] : [];
  });
}

// ------------------------------------------------------------------ where a seat stands

export type Stands = {
  readonly credits: number;
  /** Place by credits, and how many share it. */
  readonly place: number;
  readonly gap: number;
  readonly round: number;
  readonly of: number;
} & (
  | { readonly doing: 'building'; readonly parts: number }
  | { readonly doing: 'flying'; readonly cards: number; readonly days: number; readonly out: Out | null }
);
/** Credits against the richest, and how far the round is. */
export function standsAt(view: View, seat: Seat): Stands {
  const mine = view.credits[seat]!;
  const first = Math.max(...view.flyers.flatMap(({ at, out }) => (out === null ? [at] : [])));
  const { at, out } = view.flyers[seat]!;
  const common = {
    credits: mine,
    place: 1 + view.credits.filter((some) => some > mine).length,
    gap: raceOf(view.credits).credits - mine,
    round: view.round + 1,
    of: view.settings.rounds.length,
  };
  return view.phase === 'stay' || view.phase === 'card' || view.phase === 'reckoning'
    ? { ...common, doing: 'flying', cards: view.flight, days: out === null ? first - at : 0, out }
    : { ...common, doing: 'building', parts: parts(view.yards[seat]!.ship).length };
}

// ------------------------------------------------------------------ in what two answers differ

/** Which of the two answers it is said of. */
type Whose = { readonly other: boolean };
export type Contrast =
  | (Whose & { readonly kind: 'gives-up'; readonly cards: number; readonly goods: number; readonly half: number })
  | {
      readonly kind: 'power';
      readonly what: Criterion;
      readonly mine: number;
      readonly theirs: number;
      readonly energy: number;
      readonly other: number;
    }
  | { readonly kind: 'planet'; readonly mine: number; readonly theirs: number; readonly days: number }
  | (Whose & { readonly kind: 'lands'; readonly value: number; readonly days: number })
  | (Whose & { readonly kind: 'defends'; readonly with: Exclude<Defence, 'none'> })
  | (Whose & { readonly kind: 'stops'; readonly days: number })
  | (Whose & { readonly kind: 'insures'; readonly price: number; readonly cap: number })
  | (Whose & { readonly kind: 'shifts' })
  | { readonly kind: 'piece'; readonly mine: number; readonly theirs: number };

/** Powered parts, and what they come to. */
const POWERS: Readonly<Partial<Record<Topic, Criterion>>> = {
  'power/engines': 'engines',
  'power/cannons': 'cannons',
  'power/crew': 'crew',
};
export function contrastOf(ask: Question, mine: Json, other: Json, view: View): Contrast | undefined {
  const { me, flyer } = hereOf(ask, view);
  const topic = ask.topic as Topic;
  const what = POWERS[topic];
  if (what) {
    const links = linksOf(me.ship);
    const sum = (squares: readonly SquareId[]): number =>
      what === 'engines'
        ? enginePower(me.ship, squares).total
        : what === 'cannons'
          ? firePower(me.ship, links, squares).total
          : crewSize(me.ship, links, [...flyer.awake, ...squares], 'compared');
    const [a, b] = [mine, other] as unknown as readonly [readonly SquareId[], readonly SquareId[]];
    return { kind: 'power', what, mine: sum(a), theirs: sum(b), energy: a.length, other: b.length };
  }
  const card = cardOf(view);
  switch (topic) {
    case 'flight/stay': {
      const [a, b] = [mine, other].map((stay) => (stay as unknown as Stay).do === 'give-up');
      const goods = value(me.ship, me.skills);
      return a === b ? undefined : { kind: 'gives-up', other: b as boolean, cards: view.flight, goods, half: half(goods) };
    }
    case 'planet/land': {
      if (card?.type !== 'planets') return undefined;
      const worth = (planet: Json) => card.planets[planet as number]!.goods.reduce((sum, good) => sum + PRICES[good], 0);
      if (mine === null || other === null) return { kind: 'lands', other: other !== null, value: worth(other ?? mine), days: card.days };
      return { kind: 'planet', mine: worth(mine), theirs: worth(other), days: card.days };
    }
    case 'hit/defence': {
      const used = (mine === 'none' ? other : mine) as Defence;
      return used === 'none' || (mine !== 'none' && other !== 'none') ? undefined : { kind: 'defends', other: mine === 'none', with: used };
    }
    case 'hit/thrusters':
      return (mine === 0) === (other === 0) ? undefined : { kind: 'shifts', other: other !== 0 };
    case 'intruder/answer': {
      const [a, b] = [mine, other].map((one) => (one as unknown as Alarmed).shift !== 0);
      return a === b ? undefined : { kind: 'shifts', other: b as boolean };
    }
    case 'offer/dock':
    case 'offer/take':
    case 'enemy/reward':
      return card && 'days' in card ? { kind: 'stops', other: other === true, days: card.days } : undefined;
    case 'preflight/insure':
      return { kind: 'insures', other: other === true, ...INSURANCE };
    case 'ship/piece': {
      const [a, b] = [mine, other].map((squares) => (squares as readonly number[]).length) as [number, number];
      return a === b ? undefined : { kind: 'piece', mine: a, theirs: b };
    }
    default:
      return undefined;
  }
}
