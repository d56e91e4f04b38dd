/** What of the journal is told again to a U.C. that waited, and who is ahead. Public facts only. */
import type { Lead, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { STAR_BASE } from '../content/index.ts';
import { raceOf } from '../judge/lead.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { place } from './changes.ts';
import { gateKey } from './geometry.ts';
import { LABELS } from './labels.ts';

const JOINS: Moment = { joins: true };
export function moment(note: Note): Moment | undefined {
  switch (note.kind) {
    case 'moved': {
      const gate = note.from === 'X' || note.to === 'X' ? [] : [`gate:${gateKey(note.from, note.to)}`];
      return { from: `berth:${note.from}:${note.seat}`, by: gate, at: `berth:${note.to}:${note.seat}`, chain: `way ${note.seat}` };
    }
    case 'returned':
      return { joins: true, at: `berth:${STAR_BASE}:${note.seat}` };
    case 'leftovers':
      return { at: `ship:${note.seat}`, minor: true };
    // What is done begins a moment ...
    case 'repaired':
    case 'bought':
    case 'decoded':
    case 'x-card':
    case 'played':
    case 'discovered':
    case 'withdrew':
    case 'landed':
    case 'technology':
    case 'promoted':
    case 'objective':
    case 'ending':
      return { at: place(note) ?? ('seat' in note && note.seat !== null ? `ship:${note.seat}` : undefined) };
    // ... and what comes of it belongs to it.
    case 'pc':
    case 'px':
      return {
        joins: true,
        gains: [{ seat: note.seat, points: note.points, unit: note.kind.toUpperCase(), at: `${note.kind}:${note.seat}` }],
      };
    case 'explored':
      return { joins: true, at: place(note) };
    case 'fight':
    case 'damage':
    case 'lost':
    case 'got':
    case 'too-few-squads':
    case 'called':
    case 'mission':
    case 'left':
    case 'promotion':
      return JOINS;
    default:
      return undefined;
  }
}
export function lead(view: View, lang: Lang): Lead | undefined {
  if (view.round === 0 || view.stage === 'over') return undefined;
  const { able, first, px } = raceOf(view.units);
  const pc = first[0]?.pc ?? 0;
  if (pc === 0 && px === 0) return undefined;
  const seats = first.map((u) => u.seat);
  return { seats, short: `${pc} PC`, say: LABELS[lang].lead(seats, pc, able ? undefined : px) };
}
