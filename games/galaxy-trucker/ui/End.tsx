/** The end: each ship as it came home, what became of it, and how its credits came together. */
import type { Seat } from '@cosmodrome/kernel';
import type { EndProps, ScoreLine } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { HEADS, ledgerOf } from '../judge/ledger.ts';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { LABELS } from './labels.ts';
import { MiniShip } from './pieces.tsx';

/** The notes that made or broke a ship, the biggest first. */
function weight(note: Note): number {
  switch (note.kind) {
    case 'left-flight':
      return 9;
    case 'piece-lost':
      return 3 + note.tiles.length;
    case 'destroyed':
      return 2 + note.tiles.length;
    case 'crew-lost':
      return 1 + note.humans + note.aliens.length;
    case 'credits':
      return Math.abs(note.amount) / 2;
    case 'goods-received':
      return note.goods.length * 0.8;
    case 'goods-taken':
      return note.goods.length;
    case 'enemy-fought':
      return note.result === 'won' ? 4 : 0;
    case 'errors-removed':
      return 2;
    case 'eaten':
      return note.crew + note.goods;
    case 'paid':
      return 5;
    default:
      return 0;
  }
}
const STORY = 4;
/** At most four lines, in the order in which they happened. */
export function storyOf(notes: readonly Note[], seat: Seat): readonly number[] {
  return notes
    .flatMap((note, at) => ('seat' in note && note.seat === seat && weight(note) > 0 ? [{ at, weight: weight(note) }] : []))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, STORY)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}
export const momentsOf = (notes: readonly Note[]): readonly number[] =>
  notes
    .flatMap((note, at) => (weight(note) >= 4 && note.kind !== 'paid' ? [{ at, weight: weight(note) }] : []))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 6)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

/** Credits by where they came from. */
export function score(view: View, seat: Seat, lang: Lang): readonly ScoreLine[] {
  const { payLines, steps } = LABELS[lang];
  const ledger = ledgerOf(view, seat);
  return HEADS.map((head) => ({ name: head === 'flight' ? steps.fly : payLines[head], value: ledger[head] }));
}
export function End({ view, notes, names, lang, words, replayAt }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  return (
    <section className="gt-end" aria-label={labels.homecoming}>
      <h2>{labels.homecoming}</h2>
      <ul>
        {view.yards.map((yard, seat) => {
          const out = view.flyers[seat]?.out ?? null;
          const lost = view.flyers[seat]?.lost.length ?? 0;
          const stamp = out !== null ? labels.stamps.quit : lost >= 8 ? labels.stamps.wreck : labels.stamps.arrived;
          return (
            <li key={seat}>
              <header>
                <SeatShape seat={seat} size="s" name={names[seat] ?? ''} /> <b data-shortens="">{names[seat]}</b>{' '}
                <span>{view.credits[seat]} ¢</span>
              </header>
              <MiniShip ship={yard.ship} height={150} />
              <span className="gt-stamp" data-way={out !== null ? -1 : 1}>
                {stamp}
              </span>
              <ol>
                {storyOf(notes, seat).map((at) => {
                  const told = <Rich quiet>{words.note(notes[at]!).say}</Rich>;
                  const there = replayAt(at);
                  return <li key={at}>{there === undefined ? told : <a href={there}>{told}</a>}</li>;
                })}
              </ol>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
