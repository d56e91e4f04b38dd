/** After the end: what each crew brought home and who carried it, each Trader's story, and how the station woke up meanwhile. */

import type { Seat, Standing } from '@cosmodrome/kernel';
import type { EndProps, Outcome, ScoreLine } from '@cosmodrome/kit/face';
import { typeset } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useMemo } from 'react';
import { LEVELS, SPACES, SPACES_A_LEVEL } from '../content/hostility.ts';
import { belongingsOf } from '../judge/figures.ts';
import { missionOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { type Crew, crewFor, type Shown } from '../state.ts';
import { carriedWorth } from '../text/afterwards.ts';
import type { View } from '../view.ts';
import { named, tokenName } from './desk.ts';
import { LABELS } from './labels.ts';
import { lootOf } from './loot.ts';
import { Art, portraitOf, TokenArt } from './pieces.tsx';
import { type Chronicle, chronicle, type Mark, type MarkKind } from './stories.ts';
import { NAMES, worthOf } from './terms.ts';

const MARKS: Readonly<Record<MarkKind, string>> = {
  search: 'm-search',
  kill: 'm-target',
  fell: 'base-purge',
  up: 'm-assist',
  home: 'm-activation',
  reacted: 'peg-skill',
  joined: 'i-sk-persuasion',
};
const WEIGHTS: readonly MarkKind[] = ['home', 'fell', 'up', 'joined', 'kill', 'search', 'reacted'];
const own = (view: View, crew: Crew): readonly Shown[] =>
  view.figures.filter((f) => (f.luredFrom ?? f.crew) === crew.id && (f.entered || f.where !== 'out'));
/** It counts: aboard at the end. */
const isAboard = (f: Shown): boolean => f.where === 'home' || f.where === 'aboard';

export function Picture({ view, names, lang, notes, replayAt }: EndProps<View, Note>) {
  const labels = LABELS[lang].end;
  const told = useMemo(() => chronicle(notes, view), [notes, view]);
  const crews = view.crews.toSorted((a, b) => lootOf(view, b.id).worth - lootOf(view, a.id).worth);
  return (
    <section className="end__picture cs-end" data-game="core-space" aria-label={labels.hauls}>
      <h2 className="pg-h">
        {labels.hauls} <small>{labels.haulsText}</small>
      </h2>
      <div className="cs-hauls">
        {crews.map((crew) => {
          const seat = crew.seats[0] ?? 0;
          const { worth, reward } = lootOf(view, crew.id);
          return (
            <section key={crew.id} className="cs-haul" data-seat={seat + 1} aria-label={names[seat]}>
              <header>
                <SeatShape seat={seat} name={names[seat] ?? ''} />
                <span className="cs-captain">
                  <b>{crew.ready ? NAMES[lang].crews[crew.ready].name : labels.ownCrew}</b>
                  <small>{names[seat]}</small>
                </span>
                <strong>{worth} UA</strong>
              </header>
              <ul>
                {own(view, crew).map((f) => (
                  <Fate key={f.id} view={view} lang={lang} f={f} told={told} replayAt={replayAt} />
                ))}
              </ul>
              <footer>
                {labels.sum(
                  own(view, crew)
                    .filter(isAboard)
                    .reduce((sum, f) => sum + carriedWorth(view, f), 0),
                  crew.money,
                  crew.worthAtStart,
                  reward,
                )}
              </footer>
            </section>
          );
        })}
      </div>
      <h2 className="pg-h">
        {labels.why} <small>{labels.whyText}</small>
      </h2>
      <Noise view={view} lang={lang} told={told} />
    </section>
  );
}
function Fate({
  view,
  lang,
  f,
  told,
  replayAt,
}: Pick<EndProps<View, Note>, 'replayAt'> & {
  readonly view: View;
  readonly lang: Lang;
  readonly f: Shown;
  readonly told: Chronicle;
}) {
  const labels = LABELS[lang].end;
  const story = told.stories.get(f.id);
  const aboard = isAboard(f);
  const status = aboard
    ? story?.home === undefined && f.entered
      ? labels.safe
      : labels.aboard(story?.home, story?.fell !== undefined)
    : story?.fell === undefined
      ? labels.left
      : labels.fell(story.fell);
  const tokens = belongingsOf(f);
  const rounds = told.noise.length;
  const words = typeset(
    labels.story({
      kills: (story?.kills ?? []).map((id) => named(view, view.figures[id]!, lang)),
      searches: story?.searches ?? 0,
      fell: story?.fell,
      by: story?.by === null || story?.by === undefined ? undefined : named(view, view.figures[story.by]!, lang),
      saved: story?.saved === null || story?.saved === undefined ? undefined : named(view, view.figures[story.saved]!, lang),
      home: story?.home,
    }),
    lang,
  );
  return (
    <li data-lost={aboard ? undefined : ''}>
      <Art id={portraitOf(f)} size={46} className="cs-portrait" />
      <div>
        <p>
          <b>{named(view, f, lang)}</b> <em data-good={aboard ? '' : undefined}>{status}</em>
        </p>
        <p className="cs-tale">{words}</p>
        <Line marks={story?.marks ?? []} rounds={rounds} replayAt={replayAt} label={labels.marks} />
      </div>
      <span className="cs-spoils">
        {tokens.map((token) => (
          <span key={token} title={tokenName(view, token, lang)}>
            <TokenArt board={view} token={token} height={34} lang={lang} />
            <i>{worthOf(view, token)}</i>
          </span>
        ))}
      </span>
    </li>
  );
}
/** A life as a line: what happened when; each mark leads to the replay. */
function Line({
  marks,
  rounds,
  replayAt,
  label,
}: {
  readonly marks: readonly Mark[];
  readonly rounds: number;
  replayAt(note: number): string | undefined;
  readonly label: Readonly<Record<MarkKind, string>>;
}) {
  // The weightiest of each round: more would lie over each other.
  const shown = Array.from({ length: rounds }, (_, i) =>
    marks.filter((m) => m.round === i + 1).toSorted((a, b) => WEIGHTS.indexOf(a.kind) - WEIGHTS.indexOf(b.kind)),
  ).flatMap((of) => of.slice(0, 1));
  return (
    <span className="cs-life">
      {shown.map((m) => {
        const left = (100 * (m.round - 0.5)) / rounds;
        const href = replayAt(m.note);
        const name = `${m.round} : ${label[m.kind]}`;
        return href ? (
          <a key={m.note} href={href} data-is={m.kind} style={{ insetInlineStart: `${left}%` }} title={name} aria-label={name}>
            <Art id={MARKS[m.kind]} size={16} />
          </a>
        ) : (
          <i key={m.note} data-is={m.kind} style={{ insetInlineStart: `${left}%` }} title={name}>
            <Art id={MARKS[m.kind]} size={16} />
          </i>
        );
      })}
    </span>
  );
}
const CHART = { left: 8, right: 690, top: 14, foot: 176, wide: 800, high: 204 };
/** Hostility round by round, with who came home and who fell. */
function Noise({ view, lang, told }: { readonly view: View; readonly lang: Lang; readonly told: Chronicle }) {
  const labels = LABELS[lang].end;
  const { noise, stories } = told;
  const n = Math.max(2, noise.length);
  const x = (round: number) => CHART.left + 30 + ((CHART.right - CHART.left - 60) * (round - 1)) / (n - 1);
  const y = (pegs: number) => CHART.foot - ((CHART.foot - CHART.top) * pegs) / SPACES;
  const line = noise.map((pegs, i) => `${x(i + 1).toFixed(1)} ${y(pegs).toFixed(1)}`).join('L');
  const ends = view.figures
    .filter((f) => f.crew !== null && f.being.kind === 'trader')
    .flatMap((f) => {
      const story = stories.get(f.id);
      const home = story?.home;
      const round = home ?? (isAboard(f) ? undefined : story?.fell);
      return round === undefined ? [] : [{ f, round, home: home !== undefined }];
    });
  // Those of one round stand above each other, the chart as high as they need.
  const heights = ends.map(({ f, round }) => {
    const up = ends.filter((e) => e.round === round).findIndex((e) => e.f.id === f.id);
    return y(noise[round - 1] ?? 0) - 8 - 15 * up;
  });
  const above = Math.max(0, 10 - Math.min(10, ...heights));
  const every = Math.ceil(n / 14);
  return (
    <svg className="cs-noise" viewBox={`0 ${-above} ${CHART.wide} ${CHART.high + above}`} role="img" aria-label={labels.why}>
      {LEVELS.map((level, i) => (
        <g key={level}>
          <path d={`M${CHART.left} ${y((i + 1) * SPACES_A_LEVEL)}H${CHART.right}`} />
          <text x={CHART.right + 10} y={y((i + 0.5) * SPACES_A_LEVEL) + 5}>
            {i + 1} <tspan className="cs-wide">{NAMES[lang].levels[level]}</tspan>
          </text>
        </g>
      ))}
      <path data-what="area" d={`M${x(1)} ${CHART.foot}L${line}V${CHART.foot}Z`} />
      <path data-what="line" d={`M${line}`} />
      {noise.map((_, i) =>
        i % every === 0 ? (
          <text key={i} x={x(i + 1)} y={CHART.high - 8} textAnchor="middle">
            {i + 1}
          </text>
        ) : null,
      )}
      {ends.map(({ f, round, home }, i) => {
        const seat = (view.crews[f.crew!]?.seats[0] ?? 0) + 1;
        return (
          <g
            key={f.id}
            className="cs-ends"
            data-seat={seat}
            data-home={home ? '' : undefined}
            transform={`translate(${x(round)} ${heights[i]!})`}
          >
            {home ? <circle r={5} /> : <path d="M-5 -5L5 5M5 -5L-5 5" />}
            <text className="cs-wide" x={x(round) < 90 ? 10 : -10} y={4.5} textAnchor={x(round) < 90 ? 'start' : 'end'} aria-hidden="true">
              {named(view, f, lang)}
            </text>
            <title>{`${named(view, f, lang)} : ${home ? labels.aboard(round, false) : labels.fell(round)}`}</title>
          </g>
        );
      })}
    </svg>
  );
}
/** Where the figure comes from: what is aboard, money, and what one came with. */
export function score(view: View, seat: Seat, lang: Lang): readonly ScoreLine[] {
  if (seat === view.master) return [];
  const labels = LABELS[lang].end;
  const crew = view.crews[crewFor(view, seat)]!;
  const aboard = own(view, crew).filter(isAboard);
  const from = aboard.flatMap((f) =>
    belongingsOf(f).map((t) => `${tokenName(view, t, lang)} ${worthOf(view, t)} (${named(view, f, lang)})`),
  );
  return [
    {
      name: labels.lines.aboard,
      value: aboard.reduce((sum, f) => sum + carriedWorth(view, f), 0),
      ...(from.length > 0 ? { from } : {}),
      decides: true,
    },
    { name: labels.lines.money, value: crew.money },
    { name: labels.lines.reward, value: lootOf(view, crew.id).reward },
    { name: labels.lines.start, value: -crew.worthAtStart },
  ];
}
/** Alone and together all win or lose as one. CS-PEX-12, CS-END-10 */
export function outcome(view: View, standings: readonly Standing[], lang: Lang): Outcome | undefined {
  if (view.crews.length > 1 && view.settings.mode !== 'together') return undefined;
  const labels = LABELS[lang].end;
  const won = standings.some((s) => s.won && s.seat !== view.master);
  const loot = missionOf(view).pieces.find((piece) => piece.piece === 'loot');
  const sum = view.crews.map((crew) => lootOf(view, crew.id)).reduce((n, { worth, reward }) => n + worth - reward, 0);
  const great = loot?.piece === 'loot' && sum >= loot.great * view.crews.length;
  const played = standings.filter(({ seat }) => seat !== view.master);
  const members = played.map(({ seat }) => {
    const at = lootOf(view, crewFor(view, seat));
    return { seat, say: labels.member(at.worth, at.home, at.fallen) };
  });
  const master = standings
    .filter(({ seat }) => seat === view.master)
    .map((s) => ({ name: LABELS[lang].master.name, won: s.won, members: [{ seat: s.seat }] }));
  return { title: won ? (great ? labels.great : labels.success) : labels.failure, sides: [{ name: labels.crew, won, members }, ...master] };
}
