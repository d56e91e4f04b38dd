/** What of the journal is told again to a player who waited, and how the mission stands. Public facts only: nothing here betrays anybody. */
import type { Gain, Lead, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import type { Note } from '../notes.ts';
import { type BodyId, seatOf } from '../state.ts';
import type { View } from '../view.ts';
import { place } from './changes.ts';
import { LABELS } from './labels.ts';

const heart = (body: BodyId, points: number): Gain => ({ seat: seatOf(body), points, unit: '♥', at: `body:${body}` });
export function moment(note: Note): Moment | undefined {
  switch (note.kind) {
    case 'moved':
      return { from: `room:${note.from.room}`, at: place(note), chain: `way ${note.who}` };
    case 'parasites-moved':
      return note.moves.length === 0 ? undefined : { from: `room:${note.moves[0]?.from}`, at: `room:${note.moves[0]?.to}` };
    case 'bitten':
    case 'explored':
    case 'laid':
    case 'searched':
    case 'declined':
    case 'team-searched':
    case 'traded':
    case 'fired':
    case 'stabbed':
    case 'grenade':
    case 'scanned':
    case 'aid':
    case 'healed':
    case 'doors-opened':
    case 'heat-scan':
    case 'vote':
    case 'burnt':
    case 'out':
      return { at: place(note) };
    case 'wounded':
      return { joins: true, at: place(note), gains: [heart(note.body, -1)] };
    case 'appeared':
    case 'died':
    case 'parasite-hit':
    case 'vest':
      return { joins: true, at: place(note) };
    default:
      return undefined;
  }
}
/** A folded round in a few words. */
export function recap(notes: readonly Note[], lang: Lang): string {
  const n = (...kinds: readonly Note['kind'][]) => notes.filter((note) => kinds.includes(note.kind)).length;
  return LABELS[lang].recap(n('explored'), n('searched', 'team-searched'), n('traded'));
}
/** Nobody leads where sides are secret: what all can see of the mission. */
export function lead(view: View, lang: Lang): Lead | undefined {
  if (view.round === 0 || view.ending) return undefined;
  const found = view.base.some((tile) => tile.icon === 'nest');
  return { seats: [], ...LABELS[lang].standing(found, view.piles.rooms, view.parasites.length) };
}
