/** The end explained: where the PC came from, who could not win and why, what was hidden. */
import type { Seat } from '@cosmodrome/kernel';
import type { EndProps, ScoreLine } from '@cosmodrome/kit/face';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { edgeOf, HEADS, ledgerOf, told } from '../judge/ledger.ts';
import type { Note } from '../notes.ts';
import { unitOf } from '../state.ts';
import type { View } from '../view.ts';
import { objectiveAbout } from './about.tsx';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

const PX_TO_WIN = 10;
const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

/** PC head by head, told by the journal; a head nobody has points under is left out. */
export function score(view: View, seat: Seat, lang: Lang, notes: readonly Note[]): readonly ScoreLine[] {
  const labels = LABELS[lang];
  const ledgers = view.units.map((_, s) => ledgerOf(notes, s));
  const own = ledgers[seat]!;
  const edge = edgeOf(
    notes,
    (view.final ?? []).map((place) => place.seat),
  );
  return [
    ...HEADS.filter((head) => ledgers.some((l) => l[head].from.length > 0)).map((head) => ({
      name: labels.heads[head],
      value: own[head].pc,
      ...(edge?.head === head ? { decides: true } : {}),
      ...(own[head].from.length > 0 ? { from: own[head].from.map(({ source, pc }) => `${told(source, labels.cards)} ${signed(pc)}`) } : {}),
    })),
    { name: labels.pxToWin, value: `${unitOf(view, seat).px} ${unitOf(view, seat).px >= PX_TO_WIN ? '✓' : '✗'}` },
  ];
}
/** Only who has enough xenoscience can win. */
export function barred(view: View, seat: Seat, lang: Lang): { readonly say: Sentence; readonly rules: readonly string[] } | undefined {
  const { px } = unitOf(view, seat);
  return px < PX_TO_WIN ? { say: LABELS[lang].mayNotWin(px), rules: ['LEG-END-08'] } : undefined;
}

/** The objectives nobody could see, those that were missed last. */
export function End({ view, names, lang, words }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const called = NAMES[lang];
  const final = view.final ?? [];
  const goals = view.units.flatMap((unit, seat) => unit.revealed.map((o) => ({ seat, o })));
  return (
    <section className="goals leg-end" data-game="vii-legio">
      {final.length > 0 && final.every((p) => !p.won) && (
        <p className="leg-end__note">
          <Icon name="warn" small /> {labels.noneWins}
        </p>
      )}
      <h2 className="pg-h">{labels.objectives}</h2>
      <ul>
        {goals
          .toSorted((a, b) => Number(b.o.scored) - Number(a.o.scored) || a.seat - b.seat)
          .map(({ seat, o }) => (
            <li key={`${seat} ${o.key}`} data-missed={o.scored ? undefined : ''}>
              <span>
                <SeatShape seat={seat} size="xs" />
                <span className="cd-hidden">{names[seat]}</span>
              </span>
              <Explain about={objectiveAbout(o, { words, lang })}>
                {o.scored ? <b>{called.objectives[o.key].name}</b> : called.objectives[o.key].name}
              </Explain>
              {o.scored ? <b className="cd-num">+{o.pc}</b> : <span>{labels.missed}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
}
