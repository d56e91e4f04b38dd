/** The face of Core Space: what the common frame shows of it. */
import type { Seat } from '@cosmodrome/kernel';
import type { Doing, Face, Fact, Spot, Turn } from '@cosmodrome/kit/face';
import type { Lang, Question, Sentence } from '@cosmodrome/kit/text';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import { stands } from '../judge/place.ts';
import type { Note } from '../notes.ts';
import { crewFor, figureOf, type Phase } from '../state.ts';
import type { View } from '../view.ts';
import { Board } from './Board.tsx';
import { against, Points } from './Building.tsx';
import { outcome, Picture, score } from './End.tsx';
import { around } from './eye.ts';
import { LABELS } from './labels.ts';
import { lootOf } from './loot.ts';
import { lead, moment, momentsOf, recap, whose } from './moments.ts';
import { Orders } from './Orders.tsx';
import { where } from './places.ts';
import { cues, sound } from './sounds.ts';
import drawings from './sprite.svg?raw';
import './style.css';
import { CrewSheet, Things } from './Things.tsx';
import { NAMES, nameOf } from './terms.ts';

mountSprite('cs-sprite', drawings);

const STEPS: readonly Phase[] = ['hostility', 'traders', 'purge', 'npcs', 'assessment'];
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const within = STEPS.includes(view.phase);
  const playing = view.phase === 'traders' ? view.crews[view.turn]?.seats : undefined;
  return {
    ...(view.round > 0 ? { round: labels.round(view.round) } : {}),
    // Before the first round and after the last there is no way through a round.
    steps: (within ? STEPS : [view.phase]).map((phase) => labels.phase[phase]),
    step: within ? STEPS.indexOf(view.phase) : 0,
    seats: playing ?? [],
  };
}
/** Whom the game master leads: all that no crew does. CS-VAR-03 */
const ledNow = (view: View): number => view.figures.filter((f) => f.crew === null && stands(f)).length;
function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const labels = LABELS[lang];
  if (seat === view.master) return [{ value: ledNow(view), unit: labels.master.unit }];
  const at = lootOf(view, crewFor(view, seat));
  return [
    { value: at.worth, unit: 'UA', about: { title: labels.loot, text: labels.lootText, rules: ['CS-PEX-02', 'CS-PEX-11'] } },
    ...(view.phase === 'over' ? [] : [{ value: at.standing, unit: labels.standing }]),
    { value: at.home, unit: labels.homeUnit },
  ];
}
function mine(view: View, seat: Seat, lang: Lang): readonly Sentence[] {
  const labels = LABELS[lang];
  if (seat === view.master) return [labels.master.name, labels.master.figures(ledNow(view))];
  const crew = view.crews[crewFor(view, seat)];
  const acting = view.active ? figureOf(view, view.active.figure) : undefined;
  return [
    ...(crew?.ready ? [NAMES[lang].crews[crew.ready].name] : []),
    labels.mission.worth(lootOf(view, crewFor(view, seat)).worth),
    ...(acting && acting.crew === crew?.id ? [`${nameOf(acting, lang)} : ${labels.actions(view.active!.actions)}`] : []),
  ];
}
/** Ids of figures whose place or state differs. */
function changes(before: View, after: View): readonly string[] {
  return after.figures
    .filter((f) => {
      const was = before.figures[f.id];
      return !was || was.x !== f.x || was.y !== f.y || was.health !== f.health || was.where !== f.where || was.defeated !== f.defeated;
    })
    .map((f) => `figure-${f.id}`);
}
function spot(place: string, view: View): Spot | undefined {
  const [, x, y] = /^point-(-?\d+)-(-?\d+)$/.exec(place) ?? [];
  if (x !== undefined) return around(Number(x), Number(y));
  const f = view.figures.find(({ id }) => place === `figure-${id}`);
  return f?.where === 'board' ? around(f.x, f.y) : undefined;
}
/** Whose turn it is, with what lies about it. */
function action(view: View, _seat: Seat | undefined, asks: readonly Question[]): Spot | undefined {
  if (!view.active || !asks.some((a) => a.topic === 'turn/walk' || a.topic === 'turn/act')) return undefined;
  return spot(`figure-${view.active.figure}`, view);
}
function doing(view: View, seat: Seat, lang: Lang): Doing | undefined {
  const f = view.active && seat !== view.master ? figureOf(view, view.active.figure) : undefined;
  return f && f.crew === crewFor(view, seat)
    ? { icon: 'user', say: `${nameOf(f, lang)} · ${LABELS[lang].actions(view.active!.actions)}` }
    : undefined;
}
function place(note: Note): string | undefined {
  if ('figure' in note && typeof note.figure === 'number') return `figure-${note.figure}`;
  return 'target' in note && typeof note.target === 'number' ? `figure-${note.target}` : undefined;
}

export const face: Face<View, Note> = {
  id: 'core-space',
  Board,
  Things,
  facts,
  mine,
  turn,
  changes,
  place,
  spot,
  action,
  points: (view, seat) => (view.figures.length === 0 || seat === view.master ? 0 : lootOf(view, crewFor(view, seat)).worth),
  where,
  doing,
  aside: ['orders', 'wishes'],
  tab: { id: 'orders', icon: 'seal', title: { fr: 'Ordres', en: 'Orders' }, Panel: Orders },
  sheet: (view, seat, lang) => seat !== view.master && <CrewSheet view={view} crew={crewFor(view, seat)} lang={lang} />,
  sound,
  cues,
  whose,
  others: { fr: 'La station', en: 'The station' },
  moment,
  moments: momentsOf,
  recap,
  lead,
  score,
  scoring: { fr: { name: 'Butin', unit: 'UA' }, en: { name: 'Loot', unit: 'UA' } },
  outcome,
  Picture,
  against,
  widgets: { 'setup/profiles': { place: 'tray', buttons: true, Part: Points }, 'search/hold': { place: 'board', buttons: true } },
};
