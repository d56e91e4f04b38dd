/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import { SCORE, XENO } from '../content/index.ts';
import { inScene, unitOf } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (view: View, seat: Seat) => boolean, at: string): When['at'] =>
  (view, seat) =>
    is(view, seat) ? at : undefined;
/** The card of my hand that cannot be played here, and the fight I would lose lasers in. */
const greyed = (view: View, seat: Seat): string | undefined => {
  const card = unitOf(view, seat).hand?.find((c) => c.why !== null);
  return card && `card:${card.key}`;
};
const hostile = (view: View, seat: Seat): string | undefined => {
  const me = unitOf(view, seat);
  const card = me.detectors === 0 ? me.hand?.find((c) => c.type === 'hostile' && c.why === null) : undefined;
  return card && `card:${card.key}`;
};

export const HINTS = [
  { id: 'win', at: 'laurels', taught: 'first-mission' },
  { id: 'profile', topic: 'setup/profile', at: 'things' },
  { id: 'expert', topic: 'setup/expert', at: 'things' },
  { id: 'objective', topic: 'setup/objective', at: 'things' },
  { id: 'draw', topic: 'turn/start', at: 'hand', taught: 'first-mission' },
  { id: 'open-contact', topic: 'discover/card', at: when((v) => v.slots.hiddenA?.world === null, 'contacts') },
  { id: 'landing', topic: 'land/proposal', at: 'proposal', taught: 'together' },
  { id: 'guest', topic: 'land/answer', at: 'proposal' },
  { id: 'leave', topic: 'mission/leave', at: 'question', taught: 'first-mission' },
  {
    id: 'promotion',
    topic: 'turn/action',
    at: when((v, s) => unitOf(v, s).ship === 'frombola' && unitOf(v, s).pc >= SCORE.promotion, 'sector:1'),
  },
  {
    id: 'may-win',
    at: when((v, s) => unitOf(v, s).px >= XENO.win && unitOf(v, s).px < XENO.mayEnd, 'laurels'),
  },
  { id: 'may-end', at: when((v, s) => v.ending === null && v.units.some((u) => u.seat !== s && u.px >= XENO.mayEnd), 'laurels') },
  { id: 'half-share', topic: 'land/proposal', at: when(spathaInA, 'proposal') },
  { id: 'greyed', topic: 'turn/action', at: greyed },
  { id: 'hostile', topic: 'turn/action', at: hostile },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];

/** A Spatha would land in zone A: it takes half. */
function spathaInA(view: View, seat: Seat): boolean {
  const landing = inScene(view, 'landing');
  const planet = view.planets.find((p) => p.pawn === landing?.pawn);
  return planet?.world.zone === 'A' && unitOf(view, seat).ship === 'spatha';
}
