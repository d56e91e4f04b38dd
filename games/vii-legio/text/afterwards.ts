/** What there is to tell once a match is over, or of a decision that lies behind: facts alone, the same in every language. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { Ended, Question } from '@cosmodrome/kit/text';
import { COST, type Element, type Objective, type Pawn, XENO } from '../content/index.ts';
import { type Edge, edgeOf, HEADS, type Head, ledgerOf } from '../judge/ledger.ts';
import { priceOf } from '../judge/prices.ts';
import type { Note } from '../notes.ts';
import { inScene, type Trigger, unitOf } from '../state.ts';
import type { Action, Proposal, Start, Topic } from '../topics.ts';
import type { UnitView, View } from '../view.ts';
import { forecastOf, lossAtEnd, partOf, planetAt, tollTo } from './figures.ts';
import { finalOf } from './final.ts';

// ------------------------------------------------------------------ why it ended so

export type EndedBy = { readonly trigger: Trigger; readonly seat: Seat | null; readonly px: number; readonly rounds: number };
export type Decided =
  | { readonly kind: 'nobody'; readonly px: number }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[]; readonly pc: number }
  /** Somebody had more PC than the winner and too few PX. */
  | { readonly kind: 'barred'; readonly seat: Seat; readonly me: boolean; readonly pc: number; readonly px: number }
  /** What the winner got most from, beside what others did. */
  | ({ readonly kind: 'head'; readonly seat: Seat; readonly of: number } & Edge)
  /** Nothing of what it got was more than what others did: it lost less. */
  | { readonly kind: 'little'; readonly seat: Seat; readonly pc: number };
export type Missing =
  | { readonly kind: 'px'; readonly px: number; readonly since: number }
  | { readonly kind: 'objective'; readonly pc: number; readonly objective: Objective }
  | { readonly kind: 'leftovers'; readonly pc: number; readonly lost: number }
  | { readonly kind: 'pc'; readonly pc: number; readonly head: Head; readonly mine: number; readonly theirs: number };

export function endedBy({ view, report }: Ended<View, Note>): EndedBy | undefined {
  if (!view.ending) return undefined;
  const { trigger, seat } = view.ending;
  return { trigger, seat, px: seat === null ? 0 : unitOf(view, seat).px, rounds: report.rounds };
}
export function decidedBy({ view, notes, standings, seat }: Ended<View, Note>): Decided {
  const winners = standings.filter((s) => s.won);
  const [first] = winners;
  if (!first) return { kind: 'nobody', px: Math.max(...view.units.map((u) => u.px)) };
  const { pc } = unitOf(view, first.seat);
  const barred = view.units.filter((u) => u.px < XENO.win && u.pc >= pc);
  const passed = barred.find((u) => u.seat === seat) ?? barred.toSorted((a, b) => b.pc - a.pc)[0];
  if (passed) return { kind: 'barred', seat: passed.seat, me: passed.seat === seat, pc: passed.pc, px: passed.px };
  if (winners.length > 1) return { kind: 'tied', seats: winners.map((w) => w.seat), pc };
  const edge = edgeOf(notes, [first.seat, ...standings.filter((s) => !s.won).map((s) => s.seat)]);
  return edge ? { kind: 'head', seat: first.seat, of: pc, ...edge } : { kind: 'little', seat: first.seat, pc };
}
/** Who came nearest without winning: the reader, or to one who has won or only looks on, whoever has most. */
export function nearest({ view, standings, seat }: Ended<View, Note>): Seat | undefined {
  const others = standings.filter((s) => !s.won).map((s) => unitOf(view, s.seat));
  return others.find((u) => u.seat === seat)?.seat ?? others.toSorted((a, b) => b.pc - a.pc || b.px - a.px)[0]?.seat;
}
/** What this seat lacked. Undefined: nobody has won it, and this seat could have. */
export function missing({ view, notes, standings }: Ended<View, Note>, seat: Seat): Missing | undefined {
  const me = unitOf(view, seat);
  if (me.px < XENO.win) return { kind: 'px', px: XENO.win - me.px, since: lastPx(notes, seat) };
  const winner = standings.find((s) => s.won);
  if (!winner) return undefined;
  const pc = unitOf(view, winner.seat).pc - me.pc;
  const [mine, theirs] = [ledgerOf(notes, seat), ledgerOf(notes, winner.seat)];
  const left = -mine.losses.from.reduce((sum, { source, pc: lost }) => sum + (source.by === 'leftovers' ? lost : 0), 0);
  if (left >= pc && pc > 0) return { kind: 'leftovers', pc, lost: left };
  const missed = me.revealed.filter((o) => !o.scored && o.pc >= pc)[0];
  if (missed) return { kind: 'objective', pc, objective: missed.key };
  const head = HEADS.reduce((a, b) => (theirs[b].pc - mine[b].pc > theirs[a].pc - mine[a].pc ? b : a));
  return { kind: 'pc', pc, head, mine: mine[head].pc, theirs: theirs[head].pc };
}
/** The last round in which this seat gained PX; 0: never. */
function lastPx(notes: readonly Note[], seat: Seat): number {
  let round = 0;
  let last = 0;
  for (const n of notes) {
    if (n.kind === 'round') round = n.round;
    else if (n.kind === 'px' && n.seat === seat && n.points > 0) last = round;
  }
  return last;
}

// ------------------------------------------------------------------ in what two answers differ

/** Which of the two answers it is said of. */
type Whose = { readonly other: boolean };
export type Contrast =
  | (Whose & { readonly kind: 'leftovers'; readonly cards: number; readonly pc: number })
  | (Whose & { readonly kind: 'lands'; readonly pawn: Pawn; readonly pc: number })
  | (Whose & { readonly kind: 'luck' })
  | (Whose & { readonly kind: 'lasts'; readonly what: Element })
  | (Whose & { readonly kind: 'fails' })
  | (Whose & { readonly kind: 'stars'; readonly px: number; readonly have: number })
  | { readonly kind: 'cards'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'drawn'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'share'; readonly mine: number; readonly theirs: number }
  | { readonly kind: 'helps'; readonly seat: Seat; readonly mine: number; readonly theirs: number };

export function contrastOf(ask: Question, mine: Json, other: Json, view: View): Contrast | undefined {
  const me = unitOf(view, ask.seat);
  switch (ask.topic as Topic) {
    case 'turn/action':
      return actions(ask, mine as Action, other as Action, view, me);
    case 'turn/start': {
      const [a, b] = [mine, other].map((s) => ((s as Start).do === 'draw' ? (s as Extract<Start, { do: 'draw' }>).cards : 0));
      return a === b ? undefined : { kind: 'drawn', mine: a as number, theirs: b as number };
    }
    case 'land/proposal': {
      const [a, b] = [mine, other].map((p) => forecastOf(view, p as unknown as Proposal));
      if (!a || !b) return undefined;
      if (a.success !== b.success) return { kind: 'fails', other: a.success };
      const [own, theirs] = [partOf(a, ask.seat)?.pc ?? 0, partOf(b, ask.seat)?.pc ?? 0];
      if (own !== theirs) return { kind: 'share', mine: own, theirs };
      const rival = view.units
        .filter((u) => u.seat !== ask.seat)
        .map((u) => ({ seat: u.seat, mine: partOf(a, u.seat)?.pc ?? 0, theirs: partOf(b, u.seat)?.pc ?? 0 }))
        .reduce((x, y) => (Math.abs(y.mine - y.theirs) > Math.abs(x.mine - x.theirs) ? y : x));
      return rival.mine === rival.theirs ? undefined : { kind: 'helps', ...rival };
    }
    case 'land/answer':
    case 'land/confirm': {
      const proposal = inScene(view, 'landing')?.proposal;
      const pc = proposal?.success ? (partOf(proposal, ask.seat)?.pc ?? 0) : 0;
      return proposal?.success === false
        ? { kind: 'fails', other: other === true }
        : { kind: 'share', mine: mine === true ? pc : 0, theirs: other === true ? pc : 0 };
    }
    case 'mission/leave': {
      const world = inScene(view, 'mission')?.world;
      const [a, b] = [mine, other].map((left) => (left as readonly number[]).some((n) => n > 0));
      return world && a !== b ? { kind: 'stars', other: b as boolean, px: world.px, have: me.px } : undefined;
    }
    default:
      return undefined;
  }
}
function actions(ask: Question, mine: Action, other: Action, view: View, me: UnitView): Contrast | undefined {
  const left = view.turn.landed ? 0 : lossAtEnd(me);
  const ends = (a: Action) => a.do === 'end' || a.do === 'repair';
  if (left > 0 && ends(mine) !== ends(other)) return { kind: 'leftovers', other: ends(other), cards: me.handSize, pc: left };
  const landing = [mine, other].find((a) => a.do === 'land');
  if (landing && mine.do !== other.do)
    return { kind: 'lands', other: landing === other, pawn: landing.pawn, pc: planetAt(view, landing.pawn)?.world.pc ?? 0 };
  const luck = (a: Action): boolean => {
    const final = finalOf(a, { ask, view, me });
    return a.do === 'discover' || final === 'die' || final === 'reveal';
  };
  if (luck(mine) !== luck(other)) return { kind: 'luck', other: luck(other) };
  const [a, b] = [mine, other].map((x) => costOf(x, view, me)) as [number, number];
  if (a !== b) return { kind: 'cards', mine: a, theirs: b };
  const bought = [mine, other].find((x) => x.do === 'buy');
  return bought && mine.do !== other.do ? { kind: 'lasts', other: bought === other, what: bought.what } : undefined;
}
/** Cards of the hand that an action takes. */
function costOf(a: Action, view: View, me: UnitView): number {
  switch (a.do) {
    case 'play':
      return 1;
    case 'buy':
      return priceOf(me, a.what);
    case 'move':
      return tollTo(view, me, a.to) ?? 0;
    case 'decode':
      return COST.decode[a.zone];
    case 'discover':
      return view.turn.received;
    case 'enter-x':
      return COST.enterX;
    case 'leave-x':
      return COST.leaveX;
    default:
      return 0;
  }
}
