/** The face of Galaxy Trucker: what the common frame shows of it. */
import type { Seat } from '@cosmodrome/kernel';
import type { Doing, Face, Fact, Turn } from '@cosmodrome/kit/face';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import { mountSprite } from '@cosmodrome/kit/ui/sprite';
import type { ComponentType } from 'react';
import { kindOf, tileAt } from '../content/index.ts';
import { parts } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import type { Phase } from '../state.ts';
import type { View } from '../view.ts';
import { APART, Board } from './Board.tsx';
import { foresee } from './builder.ts';
import { changes, place } from './changes.ts';
import { End, momentsOf, score } from './End.tsx';
import { LABELS, PILE_LETTERS } from './labels.ts';
import { lead, moment } from './moments.ts';
import { BetConfirm, HandOverConfirm, IntruderConfirm, NoLastPart, StayAnswers } from './Odd.tsx';
import { MiniShip, PartPicture } from './pieces.tsx';
import { SHARES, where } from './places.ts';
import { flightOrder } from './Route.tsx';
import { STOWS } from './Stow.tsx';
import { cues, handSound, sound } from './sounds.ts';
import drawings from './sprite.svg?raw';
import './style.css';
import { BarAnswers, isYard, Things } from './Things.tsx';
import { power, tallyOf } from './tally.ts';
import { NAMES } from './terms.ts';

mountSprite('gt-sprite', drawings);

// ------------------------------------------------------------------ players

function facts(view: View, seat: Seat, lang: Lang): readonly Fact[] {
  const labels = LABELS[lang];
  const yard = view.yards[seat]!;
  const purse = { value: view.credits[seat]!, unit: '¢' };
  if (isYard(view)) return [purse, { value: parts(yard.ship).length, unit: labels.placed(parts(yard.ship).length) }];
  const tally = tallyOf(yard, true);
  return [
    purse,
    { value: tally.crew, unit: labels.tally.crew },
    { value: tally.cells, unit: labels.tally.cells },
    { value: view.flyers[seat]!.lost.length, unit: labels.lost },
  ];
}
function mine(view: View, seat: Seat, lang: Lang): readonly Sentence[] {
  const labels = LABELS[lang];
  const order = flightOrder(view);
  const front = order.length > 0 ? view.flyers[order[0]!]!.at : 0;
  const where = isYard(view)
    ? labels.parts(parts(view.yards[seat]!.ship).length)
    : view.flyers[seat]!.out !== null
      ? labels.out[view.flyers[seat]!.out!]
      : view.flyers[seat]!.at === front
        ? labels.ahead
        : labels.behind(front - view.flyers[seat]!.at);
  return [`${view.credits[seat]} {#credit|¢}`, where];
}
function doing(view: View, seat: Seat, lang: Lang): Doing | undefined {
  const labels = LABELS[lang];
  const yard = view.yards[seat]!;
  const { out } = view.flyers[seat]!;
  if (isYard(view)) {
    if (yard.number > 0) return { icon: 'flag', say: labels.done(yard.number) };
    if (yard.reading) return { icon: 'eye', say: labels.reads(PILE_LETTERS[yard.reading.pile]!) };
    if (view.sitting !== null) return { icon: 'hand', say: view.sitting === seat ? labels.sitting : labels.waits };
    const held = yard.hand
      ? yard.hand.tile === null
        ? labels.inHand
        : `${labels.hand}: {#tile/${kindOf(tileAt(yard.hand.tile))}}`
      : labels.builds;
    return { icon: 'hand', say: yard.reserve.length > 0 ? `${held} · ${labels.reserve}: ${yard.reserve.length}` : held };
  }
  if (out !== null) return { icon: 'out', say: labels.out[out] };
  const tally = tallyOf(yard, true);
  return {
    icon: 'flag',
    say: `${labels.engines} ${power(tally.engines)} · ${labels.fire} ${power(tally.fire)} · ${labels.exposed} ${tally.exposed}`,
  };
}
/** Their ship in small, growing and falling apart before one's eyes; whole on demand. */
function Sheet({ view, seat, lang }: { readonly view: View; readonly seat: Seat; readonly lang: Lang }) {
  const yard = view.yards[seat]!;
  return (
    <Explain
      about={{ title: NAMES[lang].classes[view.class].name, text: [], art: <MiniShip ship={yard.ship} height={240} /> }}
      className="gt-theirs"
    >
      <MiniShip ship={yard.ship} height={66} />
      {yard.reserve.map((tile) => (
        <PartPicture key={tile} tile={tile} size={30} />
      ))}
      {yard.hand && <PartPicture tile={yard.hand.tile} size={34} />}
      <span className="cd-hidden">{LABELS[lang].parts(parts(yard.ship).length)}</span>
    </Explain>
  );
}
// ------------------------------------------------------------------ the round

type Step = keyof (typeof LABELS)['fr']['steps'];
const STEP: Readonly<Record<Phase, Step>> = {
  hiring: 'hire',
  deal: 'build',
  before: 'build',
  ready: 'build',
  building: 'build',
  repairs: 'check',
  errors: 'check',
  marks: 'check',
  load: 'load',
  preflight: 'load',
  stay: 'fly',
  card: 'fly',
  reckoning: 'pay',
  over: 'pay',
};
const STEPS: readonly Step[] = ['build', 'check', 'load', 'fly', 'pay'];
function turn(view: View, lang: Lang): Turn {
  const labels = LABELS[lang];
  const now = STEP[view.phase];
  const shown = now === 'hire' ? (['hire', ...STEPS] as const) : STEPS;
  return {
    round: `${labels.round(Math.min(view.round + 1, view.settings.rounds.length), view.settings.rounds.length)} · ${NAMES[lang].classes[view.class].name}`,
    steps: shown.map((step) => labels.steps[step]),
    step: shown.indexOf(now as never),
    seats: view.phase === 'building' ? (view.sitting === null ? [] : [view.sitting]) : [],
  };
}

// ------------------------------------------------------------------ answers

const onBoard = { place: 'board' } as const;
const widgets = {
  'build/do': { place: 'bar', Part: BarAnswers },
  ...Object.fromEntries([...SHARES, ...STOWS].map((topic) => [topic, onBoard])),
  'intruder/answer': { place: 'bar', Part: IntruderConfirm },
  'cargo/hand-over': { place: 'bar', Part: HandOverConfirm },
  'preflight/bet': { place: 'bar', Part: BetConfirm },
  'repair/last-part': { place: 'bar', Part: NoLastPart },
  'flight/stay': { place: 'bar', Part: StayAnswers },
} as const;

const symbol = (id: string): ComponentType =>
  function Drawn() {
    return (
      <svg width="100%" height="100%" aria-hidden="true">
        <use href={`#gt-${id}`} width="100%" height="100%" />
      </svg>
    );
  };

const icons: Readonly<Record<string, ComponentType>> = { flag: symbol('i-flag') };

export const face: Face<View, Note> = {
  id: 'galaxy-trucker',
  Board,
  Things,
  mine,
  facts,
  doing,
  sheet: (view, seat, lang) => <Sheet view={view} seat={seat} lang={lang} />,
  turn,
  where: (ask, option) => where(ask, option),
  widgets,
  foresee,
  timer: (view) => (view.phase === 'building' ? 'build/period' : view.phase === 'ready' ? 'round/ready' : undefined),
  changes,
  place,
  spot: (id) => {
    const seat = Number(id.split(':')[1]);
    return id.startsWith('seat:') && Number.isInteger(seat) ? { x: seat * APART, y: 0, width: 900, height: 900 } : undefined;
  },
  icons,
  sound,
  handSound,
  cues,
  points: (view, seat) => view.credits[seat] ?? 0,
  scoring: { fr: { name: 'Crédits', unit: '¢' }, en: { name: 'Credits', unit: '¢' } },
  score,
  moments: momentsOf,
  whose: (note) => ('seat' in note ? undefined : 'game'),
  others: { fr: LABELS.fr.others, en: LABELS.en.others },
  moment,
  lead,
  recap: (notes, lang) =>
    LABELS[lang].recap(
      notes.filter(({ kind }) => kind === 'card-revealed').length,
      notes.reduce((sum, note) => sum + (note.kind === 'destroyed' || note.kind === 'piece-lost' ? note.tiles.length : 0), 0),
    ),
  End,
};
