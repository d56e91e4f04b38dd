/** The face of Panic Station: what the common frame shows of it. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { About, Doing, Face, Fact, Turn } from '@cosmodrome/kit/face';
import type { Lang, Question, Sentence } from '@cosmodrome/kit/text';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import type { ComponentType } from 'react';
import type { Note } from '../notes.ts';
import type { TeamView, View } from '../view.ts';
import { laidWords } from './about.tsx';
import { action } from './action.ts';
import { Board } from './Board.tsx';
import { changes, place, spot } from './changes.ts';
import { End, Picture } from './End.tsx';
import { teamOf } from './geometry.ts';
import { LABELS } from './labels.ts';
import { momentsOf } from './lanes.ts';
import { lead, moment, recap } from './moments.ts';
import { Notebook } from './Notebook.tsx';
import { outcome } from './outcome.ts';
import { Hearts, Portrait } from './pieces.tsx';
import { where } from './places.ts';
import { cues, sound } from './sounds.ts';
import drawings from './sprite.svg?raw';
import { TeamSheet } from './TeamSheet.tsx';
import { Give, Things } from './Things.tsx';
import './style.css';
import { NAMES } from './terms.ts';

mountSprite('pan-sprite', drawings);

// ------------------------------------------------------------------ players

function teamCard(team: TeamView, lang: Lang): About {
  const labels = LABELS[lang];
  const laid = laidWords(team, lang);
  return {
    title: `${labels.soldier}, ${labels.android}`,
    text: [labels.handOf(team.hand), `${laid.charAt(0).toUpperCase()}${laid.slice(1)}.`],
    art: (
      <span className="pan-teamart">
        {(['soldier', 'android'] as const).map((kind) => (
          <span key={kind}>
            <Portrait kind={kind} colour={team.colour} size={44} />
            <Hearts hp={team[kind].hp} label={`${labels[kind]}, ${labels.heartsOf(team[kind].hp)}`} />
          </span>
        ))}
      </span>
    ),
  };
}
/** Nobody counts points here; what is told of the end and of the way there is who was still standing. */
const heartsLeft = (view: View, seat: Seat): number => teamOf(view, seat).soldier.hp + teamOf(view, seat).android.hp;
function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const team = teamOf(view, seat);
  const labels = LABELS[lang];
  const about = teamCard(team, lang);
  const side = view.ending ? view.open?.teams[seat]?.side : undefined;
  if (side)
    return [
      { value: heartsLeft(view, seat), unit: '♥', about },
      { value: NAMES[lang].sides[side], unit: '', about },
      { value: team.hand, unit: labels.handUnit, about },
    ];
  return [
    { value: heartsLeft(view, seat), unit: '♥', about },
    { value: team.hand, unit: labels.handUnit, about },
  ];
}
/** The team's colour as a word, and whether it begins the round: "Jaune, 1er joueur". */
function teamWords(view: View, seat: Seat, lang: Lang): string {
  const colour = NAMES[lang].colours[teamOf(view, seat).colour];
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)}${view.first === seat ? `, ${LABELS[lang].firstPlayer}` : ''}`;
}
function mine(view: View, seat: Seat, lang: Lang): readonly Sentence[] {
  const team = teamOf(view, seat);
  const labels = LABELS[lang];
  if (team.out) return [labels.out];
  const ap = view.turn?.seat === seat ? view.turn.ap : team.soldier.ap + team.android.ap;
  return [`${ap} {#ap|${labels.apUnit}} · ${labels.cards(team.hand)}`, teamWords(view, seat, lang)];
}
function doing(view: View, seat: Seat, lang: Lang): Doing | undefined {
  const team = teamOf(view, seat);
  const labels = LABELS[lang];
  if (team.out) return { icon: 'out', say: labels.out };
  if (view.scene?.kind === 'trade' && view.scene.seats.includes(seat)) return { icon: 'seal', say: labels.tradeChooses };
  return undefined;
}
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const steps = [labels.steps.parasites, labels.steps.team];
  return {
    ...(view.round > 0 ? { round: labels.roundTitle(view.round) } : {}),
    steps: view.ending ? [labels.steps.over] : view.round === 0 ? [labels.steps.setup] : steps,
    step: view.ending || view.round === 0 ? 0 : view.turn ? 1 : 0,
    seats: view.turn && !view.ending ? [view.turn.seat] : [],
  };
}

// ------------------------------------------------------------------ icons of the journal

const SYMBOLS: Readonly<Record<string, string>> = {
  warn: 'g-siren',
  clash: 'g-pistol',
  seal: 'g-trade',
  search: 'g-search',
  die: 'g-radar',
  notebook: 'g-notebook',
  hot: 'g-infect',
};
const symbol = (id: string): ComponentType =>
  function Drawn() {
    return (
      <svg width="100%" height="100%" aria-hidden="true">
        <use href={`#pan-${id}`} />
      </svg>
    );
  };
const icons: Readonly<Record<string, ComponentType>> = Object.fromEntries(Object.entries(SYMBOLS).map(([name, id]) => [name, symbol(id)]));

export const face: Face<View, Note> = {
  id: 'panic-station',
  sound,
  cues,
  Board,
  Things,
  mine,
  facts,
  doing,
  sheet: (view, seat, lang) => <TeamSheet view={view} seat={seat} lang={lang} />,
  turn,
  where: (ask: Question, option: Json) => where(ask, option),
  widgets: { 'trade/give': { place: 'bar', Part: Give } },
  changes,
  place,
  spot,
  action,
  icons,
  tab: { id: 'notebook', icon: 'edit', title: { fr: LABELS.fr.notebook.title, en: LABELS.en.notebook.title }, Panel: Notebook },
  others: { fr: 'Parasites', en: 'Parasites' },
  moments: momentsOf,
  moment,
  recap,
  lead,
  outcome,
  points: heartsLeft,
  scoring: { fr: { name: LABELS.fr.end.hp, unit: '♥' }, en: { name: LABELS.en.end.hp, unit: '♥' } },
  Picture,
  End,
};
