/** What of the journal is told again to somebody who was away: what came of missions, and what the others have done since. */
import type { Gain, Moment } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import type { Note } from '../notes.ts';
import { LABELS } from './labels.ts';

const money = (seat: number, points: number): { readonly gains: readonly Gain[] } => ({ gains: [{ seat, points, unit: 'UA' }] });
export function moment(note: Note): Moment | undefined {
  switch (note.kind) {
    case 'step':
    case 'no-table':
    case 'came-back':
    case 'crew-lost':
    case 'founded':
    case 'retired':
    case 'promoted':
    case 'teleported':
    case 'alone':
    case 'charges':
    case 'lost':
    case 'learnt':
    case 'upgraded':
    case 'bartered':
      return {};
    case 'table':
    case 'fate':
    case 'rescued':
    case 'guest':
    case 'new-face':
    case 'held':
    case 'jailed':
    case 'astray':
    case 'token-lost':
    case 'grown':
      return { joins: true };
    case 'purge-roll':
      return note.taken ? {} : { minor: true };
    case 'wear':
      return note.system === null ? undefined : { minor: true };
    case 'planned':
    case 'brought':
    case 'embarked':
    case 'visits':
      return { minor: true };
    // One purchase or sale after the other is one moment: the last of them, and what all of them came to.
    case 'bought':
      return { ...money(note.seat, -note.price), chain: `buys ${note.seat}` };
    case 'sold':
    case 'azurium':
      return { ...money(note.seat, note.price), chain: `sells ${note.seat}` };
    case 'rewarded':
      return money(note.seat, note.money);
    case 'paid':
    case 'hired':
      return money(note.seat, -note.price);
    case 'repaired':
      return { minor: true, chain: `repairs ${note.seat}` };
    default:
      return undefined;
  }
}
/** A folded step in a few words: who is home, who is lost, who is new. */
export function recap(notes: readonly Note[], lang: Lang): string {
  const n = (...kinds: readonly Note['kind'][]) => notes.filter(({ kind }) => kinds.includes(kind)).length;
  const home = notes.reduce((sum, note) => sum + (note.kind === 'came-back' ? note.home : 0), 0);
  return LABELS[lang].recap(home, n('lost'), n('hired'));
}
