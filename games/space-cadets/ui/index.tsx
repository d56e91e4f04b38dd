/** The face of Space Cadets: what the common frame shows of it. */
import type { Seat, Standing } from '@cosmodrome/kernel';
import type { Face, Fact, Outcome, Spot, Turn } from '@cosmodrome/kit/face';
import type { Lang, Question, Sentence } from '@cosmodrome/kit/text';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { Board } from './Board.tsx';
import { Crew, Mates, OrderStrip } from './Crew.tsx';
import { changes, place } from './changes.ts';
import { End, Picture } from './End.tsx';
import { around, cellPoint } from './geometry.ts';
import { LABELS } from './labels.ts';
import { lead, moment, recap, whose } from './moments.ts';
import { where } from './places.ts';
import { cues, sound } from './sounds.ts';
import drawings from './sprite.svg?raw';
import { moments, turned } from './story.ts';
import { Things } from './Things.tsx';
import './style.css';
import { NAMES } from './terms.ts';

mountSprite('sca-sprite', drawings);

const crewOf = (view: View, seat: Seat) => view.rocketeers.filter((r) => r.seat === seat);
/** With one Rocketeer their own numbers; with several the lowest, since one who falls loses it for all. */
function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const labels = LABELS[lang];
  const crew = crewOf(view, seat);
  if (crew.length === 0) return [];
  return [
    { value: Math.min(...crew.map((r) => r.hp)), unit: labels.hp },
    { value: Math.min(...crew.map((r) => r.o2)), unit: 'O²' },
    { value: crew.reduce((n, r) => n + r.ap.standard + r.ap.restricted + Number(r.ap.command), 0), unit: 'AP' },
    { value: Math.max(...crew.map((r) => r.iq)), unit: labels.iq },
  ];
}
function mine(view: View, seat: Seat, lang: Lang): readonly Sentence[] {
  const labels = LABELS[lang];
  return crewOf(view, seat)
    .slice(0, 3)
    .map((r) => `{#${r.role}|${NAMES[lang].roles[r.role].name}} · ${r.hp} ${labels.hp} · ${r.o2} O²`);
}
/** SCA-END-04: victory or defeat is shared. */
function outcome(view: View, standings: readonly Standing[], lang: Lang): Outcome {
  const labels = LABELS[lang];
  const won = standings.some((s) => s.won);
  const members = standings.map(({ seat }) => ({
    seat,
    say: crewOf(view, seat)
      .map((r) => NAMES[lang].roles[r.role].name)
      .join(', '),
  }));
  return { title: won ? labels.outcome.won : labels.outcome.lost, sides: [{ name: labels.crewTab, won, members }] };
}
const STEP: Readonly<Partial<Record<View['stage'], number>>> = { order: 0, arrow: 1, scan: 1, action: 2, flag: 2, aliens: 3, cleanup: 4 };
const SETUP: Readonly<Partial<Record<View['stage'], number>>> = { crew: 0, dock: 0, kits: 1, stow: 1 };
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const active = view.rocketeers.find((r) => r.role === view.active);
  return {
    ...(view.turn > 0 ? { round: labels.turn(view.turn) } : {}),
    steps: view.turn > 0 ? labels.steps : labels.setupSteps,
    step: view.turn > 0 ? (STEP[view.stage] ?? 0) : (SETUP[view.stage] ?? 2),
    seats: active && view.stage !== 'aliens' && view.stage !== 'over' ? [active.seat] : [],
  };
}
function spot(id: string, view: View): Spot | undefined {
  const [kind, what] = id.split(':') as [string, string];
  if (kind === 'cell') return around(cellPoint(view, Number(what)), 110);
  if (kind === 'role') {
    const r = view.rocketeers.find((x) => x.role === what);
    return r && around(cellPoint(view, r.at), 110);
  }
  return undefined;
}
/** Whoever acts, with room around them. */
function action(view: View, _: Seat | undefined, asks: readonly Question[]): Spot | undefined {
  const r = view.rocketeers.find((x) => x.role === (view.scene?.role ?? view.active));
  return r && asks.length > 0 && view.turn > 0 ? around(cellPoint(view, r.at), 190) : undefined;
}

export const face: Face<View, Note> = {
  id: 'space-cadets',
  sound,
  cues,
  Board,
  Things,
  mine,
  facts,
  sheet: (view, seat, lang) => view.rocketeers.some((r) => r.seat === seat) && <Mates view={view} seat={seat} lang={lang} />,
  order: (view, lang) => view.turn > 0 && <OrderStrip view={view} lang={lang} />,
  turn,
  where,
  widgets: { 'setup/kit': { place: 'board' }, 'roll/boost': { place: 'board' }, 'roll/dice': { place: 'board' } },
  changes,
  place,
  spot,
  action,
  tab: { id: 'crew', icon: 'users', title: { fr: LABELS.fr.crewTab, en: LABELS.en.crewTab }, Panel: Crew },
  whose,
  others: { fr: 'Aliens', en: 'Aliens' },
  moment,
  recap,
  lead,
  outcome,
  moments,
  turned,
  Picture,
  End,
};
