/** The end explained: who may win, where the PC came from, what was hidden. */
import type { EndProps, ScoreLine } from '@cosmodrome/kit/face';
import type { Lang } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { objectiveAbout, worldAbout } from './about.tsx';
import { LABELS, type Labels } from './labels.ts';
import { HEADS, type Ledger, ledgerOf, told } from './ledger.ts';
import { I } from './pieces.tsx';
import { explained, NAMES } from './terms.ts';

/** PC line by line: objectives are known one by one, everything else is the rest. */
export function score(view: View, seat: number, lang: Lang): readonly ScoreLine[] {
  const labels = LABELS[lang];
  const unit = view.units[seat]!;
  const scored = unit.revealed.filter((o) => o.scored);
  const objectives = scored.reduce((n, o) => n + o.pc, 0);
  return [
    { name: labels.otherSources, value: unit.pc - objectives },
    {
      name: labels.objectives,
      value: objectives,
      ...(scored.length > 0 ? { from: scored.map((o) => `{#objective/${o.key}} +${o.pc} PC`) } : {}),
    },
    { name: labels.pxToWin, value: `${unit.px} ${unit.px >= 10 ? '✓' : '✗'}` },
  ];
}

export function End({ view, notes, names, lang, words }: EndProps<View, Note>) {
  const labels = LABELS[lang];
  const called = NAMES[lang];
  const final = view.final ?? [];
  return (
    <div className="leg-end" data-game="vii-legio">
      {final.length > 0 && final.every((p) => !p.won) && (
        <p className="leg-end__note">
          <Icon name="warn" small /> {labels.noneWins}
        </p>
      )}
      <ol className="leg-end__list">
        {final.map((p) => {
          const unit = view.units[p.seat]!;
          return (
            <li key={p.seat} data-won={p.won ? '' : undefined} data-barred={p.eligible ? undefined : ''}>
              <header>
                <SeatShape seat={p.seat} name={names[p.seat] ?? ''} />
                <b>
                  <Rich>{`{@${p.seat}}`}</Rich>
                </b>
                <span>
                  {p.won ? (
                    <>
                      <Icon name="cup" small /> {labels.wins}
                    </>
                  ) : (
                    labels.place(p.place)
                  )}
                </span>
                <Explain about={explained(words, 'pc')}>
                  <b>{p.pc}</b> PC
                </Explain>
                <Explain about={explained(words, 'px-10')}>
                  <b>{p.px}</b> PX
                </Explain>
              </header>
              {!p.eligible && (
                <p className="leg-end__note">
                  <I name="lock" size={14} /> {labels.mayNotWin(p.px)}
                </p>
              )}
              <Sources ledger={ledgerOf(notes, p.seat)} labels={labels} />
              <ul className="leg-end__cards">
                {unit.revealed.map((o) => (
                  <li key={o.key} data-missed={o.scored ? undefined : ''}>
                    <Explain about={objectiveAbout(o, { words, lang })}>
                      <I name="objective" /> {called.objectives[o.key].name} <b>{o.scored ? `+${o.pc} PC` : labels.missed}</b>
                    </Explain>
                  </li>
                ))}
                {unit.worlds.map((w) => (
                  <li key={w.card}>
                    <Explain about={worldAbout(w, { words, lang })}>
                      <i className="leg-zone">{w.zone}</i> {called.worlds[w.key]}
                    </Explain>
                  </li>
                ))}
                {unit.xCard && (
                  <li>
                    <Explain about={explained(words, `x/${unit.xCard}`)}>
                      <i className="leg-zone">X</i> {called.x[unit.xCard].name}
                    </Explain>
                  </li>
                )}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The PC head by head; each figure opens what it is made of. */
function Sources({ ledger, labels }: { readonly ledger: Ledger; readonly labels: Labels }) {
  const shown = HEADS.filter((head) => ledger[head].from.length > 0);
  if (shown.length === 0) return null;
  const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);
  return (
    <ul className="leg-end__cards">
      {shown.map((head) => (
        <li key={head}>
          <Explain
            about={{
              title: `${labels.heads[head]} : ${signed(ledger[head].pc)} PC`,
              text: ledger[head].from.map(({ source, pc }) => `${told(source, labels.cards)} ${signed(pc)}`).join(', '),
            }}
          >
            {labels.heads[head]} <b>{signed(ledger[head].pc)}</b>
          </Explain>
        </li>
      ))}
    </ul>
  );
}
