/** The face of a campaign: home, crew, ship, trading, standings and log. People and things are drawn as in Core Space. */
import '@cosmodrome/core-space/ui';
import type { Seat, Standing } from '@cosmodrome/kernel';
import type { Face, Fact, Lead, Outcome, ScoreLine, Turn } from '@cosmodrome/kit/face';
import type { Lang, Question } from '@cosmodrome/kit/text';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import { SCORE_PARTS, scoreOf, scoreParts, soloResult } from '../judge/score.ts';
import { crewValue } from '../judge/things.ts';
import type { Note } from '../notes.ts';
import { crewOf, type OutingPhase, outingOf } from '../state.ts';
import type { View } from '../view.ts';
import { inBar, inPanel } from './Acts.tsx';
import { Board } from './Board.tsx';
import { LABELS } from './labels.ts';
import { moment, recap } from './moments.ts';
import { Things } from './Ship.tsx';
import drawings from './sprite.svg?raw';
import './style.css';

mountSprite('csc-sprite', drawings);

const STEPS = ['home', 'playing', 'extraction', 'advancement', 'trading', 'maintenance'] as const;
const STEP: Readonly<Record<OutingPhase, (typeof STEPS)[number]>> = {
  embark: 'home',
  playing: 'playing',
  extraction: 'extraction',
  advancement: 'advancement',
  visits: 'trading',
  trading: 'trading',
  maintenance: 'maintenance',
  closed: 'maintenance',
};
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const phase = view.outings.find((outing) => outing.phase !== 'closed')?.phase;
  return {
    round: labels.step(view.step + 1),
    steps: STEPS.map((step) => labels.phases[step]),
    step: STEPS.indexOf(phase ? STEP[phase] : 'home'),
    // Whoever still has something to do.
    seats: view.crews.flatMap(({ seat, standing }) => {
      const outing = outingOf(view, seat);
      if (view.phase === 'home') return standing !== 'gone' && view.plans[seat] === null ? [seat] : [];
      return outing?.parties.some((p) => p.seat === seat && !p.done) ? [seat] : [];
    }),
  };
}
function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const crew = crewOf(view, seat);
  const labels = LABELS[lang];
  return [
    { value: crew.money, unit: 'UA' },
    { value: crew.members.length, unit: labels.people(crew.members.length) },
    { value: crewValue(crew), unit: labels.value },
  ];
}
/** How the end is reckoned: of the arc six things, elsewhere money alone (and the value of the crew between equals). */
function score(view: View, seat: Seat, lang: Lang): readonly ScoreLine[] {
  const labels = LABELS[lang];
  const crew = crewOf(view, seat);
  const parts = scoreParts(view, crew);
  const counted = view.settings.structure === 'arc' ? SCORE_PARTS : (['money'] as const);
  const lines = counted.map((part): ScoreLine => ({ name: labels.parts[part], value: parts[part], decides: part === 'money' }));
  return view.settings.structure === 'arc' ? lines : [...lines, { name: labels.value, value: crewValue(crew) }];
}
/** Alone and together all win or lose as one. */
function outcome(view: View, standings: readonly Standing[], lang: Lang): Outcome | undefined {
  if (view.settings.mode !== 'together') return undefined;
  const labels = LABELS[lang];
  const won = standings.some((s) => s.won);
  const members = standings.map(({ seat, score: total }) => ({ seat, say: [crewOf(view, seat).ship, `${total} UA`].join(', ') }));
  const alone = view.settings.structure === 'arc' && view.seats === 1;
  const title = alone ? labels.results[soloResult(standings[0]!.score)] : won ? labels.all : labels.results.nothing;
  return { title, sides: [{ name: labels.all, won, members }] };
}
/** Who has most; equals are told apart by the value of the crew (CS-RULING-201). */
function lead(view: View, lang: Lang): Lead | undefined {
  const there = view.crews.filter(({ standing }) => standing === 'active');
  if (there.length < 2 || view.settings.mode === 'together') return undefined;
  const most = Math.max(...there.map((crew) => scoreOf(view, crew)));
  const seats = there.filter((crew) => scoreOf(view, crew) === most).map(({ seat }) => seat);
  const labels = LABELS[lang];
  // Of the arc all one owns counts, elsewhere Resources alone.
  return { seats, say: view.settings.structure === 'arc' ? labels.worth(most) : labels.ahead(most), short: `${most} UA` };
}
const isObject = (x: unknown): x is { readonly do: string } => typeof x === 'object' && x !== null && 'do' in x;
export const face: Face<View, Note> = {
  id: 'core-space-campaign',
  Board,
  Things,
  facts,
  mine: (view, seat) => {
    const crew = crewOf(view, seat);
    return crew.standing === 'active' ? [crew.ship] : [];
  },
  turn,
  where: (ask: Question, option, view) => {
    if (ask.kind === 'someOf' || !isObject(option)) return 'board';
    return inBar(option.do, view) ? 'bar' : inPanel(ask.topic, option.do) ? 'things' : 'board';
  },
  score,
  outcome,
  others: { fr: 'La campagne', en: 'The campaign' },
  moment,
  recap,
  lead,
  points: (view, seat) => scoreOf(view, crewOf(view, seat)),
  scoring: { fr: { name: 'Ressources', unit: 'UA' }, en: { name: 'Resources', unit: 'UA' } },
};
