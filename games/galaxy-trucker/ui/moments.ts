/** What of the journal is told again to a trucker who waited, and who is ahead. Public facts only. */
import type { Lead, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { paidOut, raceOf } from '../judge/ledger.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { place } from './changes.ts';
import { LABELS } from './labels.ts';

const MONEY = '¢';
export function moment(note: Note, lang: Lang): Moment | undefined {
  const at = place(note);
  switch (note.kind) {
    // What the flight brings to all begins a moment of nobody's ...
    case 'card-revealed':
    case 'object-rolled':
    case 'intruders-rolled':
      return { minor: true };
    // ... and what becomes of each ship is its own.
    case 'landed':
    case 'docked':
      return { at, chain: `stop ${note.seat}` };
    case 'goods-received':
      return { at, chain: `stop ${note.seat}` };
    case 'days':
      return { joins: true, at, gains: [{ seat: note.seat, points: note.days, unit: LABELS[lang].dayUnit }] };
    case 'credits':
      return { at, gains: [{ seat: note.seat, points: note.amount, unit: MONEY }] };
    case 'paid':
      return { at, gains: [{ seat: note.seat, points: paidOut(note.payout), unit: MONEY }] };
    case 'shot-down':
    case 'defended':
    case 'bounced':
    case 'armour-held':
    case 'declared':
    case 'passed':
      return { at, minor: true };
    case 'enemy-fought':
    case 'weakest':
    case 'destroyed':
    case 'piece-lost':
    case 'alien-lost':
    case 'crew-lost':
    case 'goods-taken':
    case 'intruder-entered':
    case 'intruder-repelled':
    case 'eaten':
    case 'sabotage-rolled':
    case 'sabotaged':
    case 'left-flight':
    case 'errors-removed':
    case 'reserve-lost':
    case 'finished':
    case 'hired':
    case 'part-added':
    case 'part-converted':
    case 'insured':
      return { at };
    default:
      return undefined;
  }
}
/** The richest (GT-SESS-17), once somebody has anything. */
export function lead(view: View, lang: Lang): Lead | undefined {
  const { first, credits, next } = raceOf(view.credits);
  if (credits === 0 || view.phase === 'over') return undefined;
  return { seats: first, short: `${credits} ${MONEY}`, say: LABELS[lang].lead(first, credits, next) };
}
