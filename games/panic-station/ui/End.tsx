/** After the end: who touched whom and when, who infected whom, and what everybody held. */
import type { EndProps } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { useMemo, useRef } from 'react';
import type { Note } from '../notes.ts';
import type { Secret } from '../state.ts';
import type { View } from '../view.ts';
import { cardTitle } from './about.tsx';
import { LABELS } from './labels.ts';
import { type Happening, happenings, laneOf } from './lanes.ts';
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

const LANES = { left: 118, right: 930, top: 30, gap: 58 };
const MARKS = { host: 'g-host', nest: 'i-nest', burnt: 'g-flamer', cured: 'g-vial', out: 'i-eyeoff' } as const;
/** One lane a team, every trade a line; the infecting one is red. On a phone the same as a list. */
export function Picture({ view, names, lang, notes, whole, replayAt }: EndProps<View, Note>) {
  const labels = LABELS[lang].end;
  const { open } = view;
  const box = useRef<HTMLElement>(null);
  useTeamColours(box, view);
  const all = useMemo(() => (whole ? happenings(notes) : []), [notes, whole]);
  if (!open) return null;
  const rounds = Math.max(1, view.round);
  const width = (LANES.right - LANES.left) / rounds;
  const inRound = (round: number) => all.filter((h) => h.round === round);
  /** Happenings of a round stand evenly in it. */
  const x = (i: number): number => {
    if (i < 0) return LANES.left;
    const h = all[i];
    if (!h) return LANES.right;
    const mates = inRound(h.round);
    return LANES.left + Math.max(0, h.round - 1) * width + (width * (mates.indexOf(h) + 1)) / (mates.length + 1);
  };
  const y = (seat: number): number => LANES.top + 14 + seat * LANES.gap;
  /** Another mark of the same lane is so near that their words would meet. */
  const crowded = (i: number): boolean => {
    const here = all[i];
    return all.some((h, k) => k < i && h.kind !== 'trade' && here && 'seat' in here && h.seat === here.seat && x(i) - x(k) < 96);
  };
  const foot = y(view.teams.length - 1) + 34;
  const every = Math.ceil(rounds / 14);
  return (
    <section ref={box} className="end__picture pan-endpage" data-game="panic-station" aria-label={labels.touched}>
      <h2 className="pg-h">
        {labels.touched} {all.length > 0 && <small>{labels.touchedOpen}</small>}
      </h2>
      {all.length > 0 && (
        <svg className="pan-lanes" viewBox={`0 0 ${LANES.right + 12} ${foot + 24}`}>
          <title>{labels.touched}</title>
          {Array.from({ length: rounds }, (_, i) => (
            <g key={i}>
              <rect
                x={LANES.left + i * width}
                y={LANES.top - 14}
                width={width}
                height={foot - LANES.top + 4}
                data-even={i % 2 === 0 ? '' : undefined}
              />
              {i % every === 0 && (
                <text x={LANES.left + (i + 0.5) * width} y={foot + 14} textAnchor="middle">
                  {rounds > 6 ? i + 1 : labels.round(i + 1)}
                </text>
              )}
            </g>
          ))}
          {view.teams.map((team) => (
            <g key={team.seat}>
              <foreignObject x="0" y={y(team.seat) - 14} width={LANES.left - 8} height="28">
                <span className="pan-lane">
                  <SeatSign colour={team.colour} size={18} /> <b data-shortens="">{names[team.seat]}</b>
                </span>
              </foreignObject>
              {laneOf(all, team.seat).map((s) => (
                <path key={s.from} className="pan-lane__line" data-side={s.side} d={`M${x(s.from)} ${y(team.seat)}H${x(s.to)}`} />
              ))}
            </g>
          ))}
          {all.map((h, i) => {
            const href = replayAt(h.note);
            const said =
              h.kind === 'trade'
                ? labels.trade(h.round, names[h.by] ?? '', names[h.with] ?? '', h.infects === null ? undefined : (names[h.infects] ?? ''))
                : labels.mark(h.round, names[h.seat] ?? '', labels.marks[h.kind]);
            return href ? (
              <a key={h.note} href={href} aria-label={typeset(said, lang)}>
                <title>{typeset(said, lang)}</title>
                <Drawn of={h} x={x(i)} y={y} below={crowded(i)} lang={lang} />
              </a>
            ) : (
              <g key={h.note}>
                <title>{typeset(said, lang)}</title>
                <Drawn of={h} x={x(i)} y={y} below={crowded(i)} lang={lang} />
              </g>
            );
          })}
        </svg>
      )}
      {all.length > 0 && (
        <p className="pan-lanes__key" aria-hidden="true">
          {(['human', 'host', 'infected'] as const).map((side) => (
            <span key={side}>
              <i data-side={side} /> {NAMES[lang].sides[side]}
            </span>
          ))}
          <span>
            <i data-trade="" /> {labels.key.trade}
          </span>
          <span>
            <i data-hot="" /> {labels.key.infects}
          </span>
        </p>
      )}
      <Timeline view={view} lang={lang} narrow={all.length > 0} />
    </section>
  );
}
/** A trade between two lanes, or a sign on one. `below`: its words stand under it. */
function Drawn({
  of: h,
  x,
  y,
  below,
  lang,
}: {
  readonly of: Happening;
  readonly x: number;
  y(seat: number): number;
  readonly below: boolean;
  readonly lang: Lang;
}) {
  if (h.kind === 'trade')
    return (
      <g className="pan-lane__trade" data-hot={h.infects === null ? undefined : ''}>
        <path d={`M${x} ${y(h.by)}V${y(h.with)}`} />
        <circle cx={x} cy={y(h.by)} r="4.5" />
        <circle cx={x} cy={y(h.with)} r="4.5" />
        <rect x={x - 7} y={Math.min(y(h.by), y(h.with)) - 7} width="14" height={Math.abs(y(h.by) - y(h.with)) + 14} />
      </g>
    );
  return (
    <g className="pan-lane__mark" data-is={h.kind}>
      <circle cx={x} cy={y(h.seat)} r="12" />
      <use href={`#pan-${MARKS[h.kind]}`} x={x - 9} y={y(h.seat) - 9} width="18" height="18" />
      <text x={x} y={y(h.seat) + (below ? 27 : -17)} textAnchor={x < LANES.left + 50 ? 'start' : x > LANES.right - 50 ? 'end' : 'middle'}>
        {LABELS[lang].end.marks[h.kind]}
      </text>
    </g>
  );
}
/** The secrets of the game, round by round. */
function Timeline({ view, lang, narrow }: { readonly view: View; readonly lang: Lang; readonly narrow: boolean }) {
  const labels = LABELS[lang].end;
  const { open } = view;
  if (!open) return null;
  const rounds = [...new Set(open.secrets.map((s) => s.round))];
  return (
    <div className="pan-secrets" data-narrow={narrow ? '' : undefined}>
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
    </div>
  );
}

/** Every hand turned up. */
export function End({ view, names, lang }: EndProps<View, Note>) {
  const labels = LABELS[lang].end;
  const { open } = view;
  if (!open) return null;
  return (
    <section className="pan-endpage" data-game="panic-station" aria-label={labels.hands}>
      <h2 className="pg-h">{labels.hands}</h2>
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
  );
}
