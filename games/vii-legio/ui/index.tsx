/** The face of VII Legio: what the common frame shows of it. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { About, Face, Fact, Spot, Turn } from '@cosmodrome/kit/face';
import type { Lang, Question, Sentence } from '@cosmodrome/kit/text';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import type { ComponentType } from 'react';
import { type Sector, XENO } from '../content/index.ts';
import { momentsOf } from '../judge/ledger.ts';
import type { Note } from '../notes.ts';
import { ICONS, type LegioIcon } from '../text/lexicon.ts';
import type { UnitView, View } from '../view.ts';
import { Board, planetSpot, shipSpot } from './Board.tsx';
import { changes, place } from './changes.ts';
import { barred, End, score } from './End.tsx';
import { Fleet } from './Fleet.tsx';
import { berth, drawn, gatePoint, sectorSpot, trackPoint } from './geometry.ts';
import { LABELS } from './labels.ts';
import { lead, moment } from './moments.ts';
import { againstLeaving, where } from './places.ts';
import { found, nextMark } from './plans.ts';
import { ShipSummary } from './ShipSummary.tsx';
import { cues, sound } from './sounds.ts';
import drawings from './sprite.svg?raw';
import { Things } from './Things.tsx';
import { capital, NAMES } from './terms.ts';
import './style.css';
import { inScene, unitOf } from '../state.ts';

mountSprite('leg-sprite', drawings);

// ------------------------------------------------------------------ players

const shipCard = (unit: UnitView, lang: Lang): About => ({
  title: `${NAMES[lang].ships[unit.ship]}, ${LABELS[lang].sector(unit.place)}`,
  text: [LABELS[lang].perTurn(unit.draw)],
  art: <ShipSummary unit={unit} lang={lang} />,
});
function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const unit = unitOf(view, seat);
  const about = shipCard(unit, lang);
  const { units } = LABELS[lang];
  return [
    { value: unit.pc, unit: 'PC', about },
    { value: unit.px, unit: 'PX', about },
    { value: unit.squads, unit: units.squads, about },
    { value: unit.handSize, unit: units.hand, about },
  ];
}
function mine(view: View, seat: Seat, lang: Lang): readonly Sentence[] {
  const unit = unitOf(view, seat);
  const labels = LABELS[lang];
  return [`${unit.pc} {#pc} · ${unit.px} {#px}`, `{#${unit.ship}}, ${labels.sector(unit.place)}`];
}
function doing(view: View, seat: Seat, lang: Lang) {
  const unit = unitOf(view, seat);
  const labels = LABELS[lang];
  if (inScene(view, 'landing')?.mustInvite === seat) return { icon: 'lock', say: labels.mustInvite };
  const aim = nextMark(view, seat);
  const pawns = found(view, seat).map((p) => NAMES[lang].pawns[p.pawn]);
  const plans = [...(pawns.length > 0 ? [labels.found(pawns)] : []), ...(aim ? [labels.mark[aim.score][aim.at] ?? ''] : [])];
  return {
    icon: unit.ship === 'spatha' ? 'hostile' : 'ship',
    say: capital([labels.sector(unit.place), ...plans].join(' · ')),
  };
}
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const order = ['command', 'draw', 'explore', 'mission', 'end'] as const;
  const now: (typeof order)[number] =
    view.stage === 'command' || view.stage === 'objectives'
      ? 'command'
      : view.stage === 'over'
        ? 'end'
        : inScene(view, 'landing') || inScene(view, 'mission')
          ? 'mission'
          : view.stage === 'action'
            ? 'explore'
            : 'draw';
  const shown = now === 'command' || now === 'end' ? [now] : (['draw', 'explore', 'mission'] as const);
  return {
    ...(view.round > 0 ? { round: labels.round(view.round) } : {}),
    steps: shown.map((s) => labels.steps[s]),
    step: (shown as readonly string[]).indexOf(now),
    seats: now === 'command' || now === 'end' ? [] : [view.turn.seat],
  };
}

/** A folded round: how many discoveries and missions it saw. */
function recap(notes: readonly Note[], lang: Lang): string {
  const n = (kind: Note['kind']) => notes.filter((note) => note.kind === kind).length;
  return LABELS[lang].recap(n('discovered'), n('mission'));
}

// ------------------------------------------------------------------ the camera

const around = ([x, y]: readonly [number, number], half: number): Spot => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half });
function spot(id: string, view: View): Spot | undefined {
  const [kind, what] = id.split(':') as [string, string];
  switch (kind) {
    case 'sector':
      return sectorSpot(drawn.chart, what === 'X' ? 'X' : (Number(what) as 1));
    case 'planet': {
      const p = planetSpot(view, what, drawn.chart);
      return p && around(p, 90);
    }
    case 'berth': {
      const [to, seat] = id.split(':').slice(1) as [string, string];
      return around(berth(drawn.chart, to === 'X' ? 'X' : (Number(to) as Sector), Number(seat)), 28 * drawn.chart.k);
    }
    case 'gate': {
      const [a, b] = what.split('-').map(Number) as [Sector, Sector];
      return around(gatePoint(drawn.chart, a, b), 16);
    }
    case 'ship':
      return around(shipSpot(view, unitOf(view, Number(what)), drawn.chart), 40 * drawn.chart.k);
    case 'pc':
    case 'px':
      return around(trackPoint(drawn.chart, kind, unitOf(view, Number(what))[kind]), 80);
    default:
      return undefined;
  }
}
/** Where I am; while a landing is discussed, its planet. */
function action(view: View, seat: Seat | undefined, asks: readonly Question[]): Spot | undefined {
  const pawn = inScene(view, 'landing')?.pawn ?? inScene(view, 'mission')?.pawn;
  if (pawn) return spot(`planet:${pawn}`, view);
  return asks.length > 0 && seat !== undefined ? sectorSpot(drawn.chart, unitOf(view, seat).place) : undefined;
}

// ------------------------------------------------------------------ icons of the journal

const SYMBOL: Readonly<Record<LegioIcon, string>> = {
  adventurer: 'i-adventurer',
  aquila: 'i-aquila',
  calls: 'i-aquila',
  capture: 'i-capture',
  decoder: 'i-decoder',
  detector: 'i-detector',
  diplomacy: 'i-diplomacy',
  diplomat: 'i-diplomat',
  exploration: 'i-card',
  explored: 'explored',
  first: 'i-first',
  holodeck: 'i-holo',
  hostile: 'i-gladius',
  hunter: 'i-hunter',
  laser: 'i-laser',
  laurels: 'i-laurels',
  nanoprobes: 'i-nano',
  objective: 'i-objective',
  pc: 'i-pc',
  propulsor: 'i-propulsor',
  px: 'i-px',
  risk: 'i-risk',
  squad: 'i-squad',
  'star-base': 'i-base',
};
const symbol = (id: string): ComponentType =>
  function Drawn() {
    return (
      <svg width="100%" height="100%" aria-hidden="true">
        <use href={`#leg-${id}`} />
      </svg>
    );
  };
const icons: Readonly<Record<string, ComponentType>> = Object.fromEntries(ICONS.map((icon) => [icon, symbol(SYMBOL[icon])]));

export const face: Face<View, Note> = {
  id: 'vii-legio',
  sound,
  cues,
  Board,
  Things,
  mine,
  facts,
  doing,
  sheet: (view, seat, lang) => <ShipSummary unit={unitOf(view, seat)} lang={lang} told={view.stage !== 'command'} />,
  turn,
  where: (ask: Question, option: Json, view: View) => where(ask, option, view),
  against: againstLeaving,
  changes,
  place,
  spot,
  action,
  icons,
  tab: { id: 'fleet', icon: 'users', title: { fr: LABELS.fr.fleet, en: LABELS.en.fleet }, Panel: Fleet },
  points: (view: View, seat: Seat) => unitOf(view, seat).pc,
  scoring: { fr: { name: 'Points de cartographie', unit: 'PC' }, en: { name: 'Cartography points', unit: 'PC' } },
  race: {
    needed: XENO.win,
    of: (view: View, seat: Seat) => unitOf(view, seat).px,
    unit: { fr: 'PX', en: 'PX' },
    may: { fr: 'peut gagner', en: 'can win' },
  },
  score,
  barred,
  moments: momentsOf,
  moment,
  lead,
  recap,
  End,
};
