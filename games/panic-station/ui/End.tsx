/** After the end: who was what, who infected whom and when, and what everybody held. */
import type { EndProps } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Sentence } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useRef } from 'react';
import type { Note } from '../notes.ts';
import type { Secret } from '../state.ts';
import type { View } from '../view.ts';
import { cardTitle } from './about.tsx';
import { LABELS } from './labels.ts';
import { CardThumb, colourOf, I, Seat as SeatSign } from './pieces.tsx';
import { stacks } from './Things.tsx';
import { useTeamColours } from './teams.ts';
import { NAMES } from './terms.ts';

const GLYPHS: Readonly<Record<Secret['kind'], string>> = {
  host: 'g-host',
  infected: 'g-infect',
  blocked: 'g-shield',
  wasted: 'g-infect',
  cured: 'g-vial',
  passed: 'g-host',
};
const SIDES = { human: 'i-human', infected: 'g-infect', host: 'g-host' } as const;

export function End({ view, names, lang }: EndProps<View, Note>) {
  const labels = LABELS[lang].end;
  const { open } = view;
  const box = useRef<HTMLElement>(null);
  useTeamColours(box, view);
  if (!open) return null;
  const rounds = [...new Set(open.secrets.map((s) => s.round))];
  return (
    <section ref={box} className="pan-endpage" data-game="panic-station" aria-label={labels.title}>
      <h2 className="pan-stencil">{labels.title}</h2>
      <div className="pan-endpage__cols">
        <section>
          <h3>{labels.timeline}</h3>
          {open.secrets.length === 0 && <p>{labels.nothing}</p>}
          {open.hostAt !== null && <p>{labels.hostAsleep}</p>}
          <ol className="pan-timeline">
            {rounds.map((round) => (
              <li key={round}>
                <b>{labels.round(round)}</b>
                <ul>
                  {open.secrets
                    .filter((s) => s.round === round)
                    .map((s, i) => (
                      <li key={`${i} ${s.kind} ${s.seat}`} data-is={s.kind}>
                        <i>
                          <I name={GLYPHS[s.kind]} size={18} />
                        </i>
                        {'by' in s && <SeatSign colour={colourOf(view, s.by)} size={14} />}
                        <SeatSign colour={colourOf(view, s.seat)} size={14} />
                        <span>
                          <Rich>{(labels.told[s.kind] as (secret: Secret) => Sentence)(s)}</Rich>
                        </span>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{labels.hands}</h3>
          <ul className="pan-hands">
            {open.teams.map((team) => (
              <li key={team.seat} data-side={team.side} style={{ borderInlineStartColor: `var(--pan-${colourOf(view, team.seat)})` }}>
                <span className="pan-row">
                  <SeatSign colour={colourOf(view, team.seat)} /> <b>{names[team.seat]}</b>
                  <em>
                    <I name={SIDES[team.side]} size={15} /> {NAMES[lang].sides[team.side]}
                  </em>
                </span>
                <span className="pan-hands__cards">
                  {stacks(team.hand).map(({ card, n }) => (
                    <span key={card} className="pan-chip">
                      <CardThumb card={card} view={view} /> {typeset(cardTitle(card, { view: { ...view, seat: null }, names, lang }), lang)}
                      {n > 1 ? ` ×${n}` : ''}
                    </span>
                  ))}
                  {team.hand.length === 0 && <span className="cd-muted">{labels.empty}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
