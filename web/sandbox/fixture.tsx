/**
 * A table made of nothing, to look at the frame in every state and to test the widgets of kinds that no game asks yet. It follows the
 * moment of the reference pages: four seats, round 4, my turn. Not part of the page that is served.
 */
import type { Json } from '@cosmodrome/kernel';
import type { AnyFace, FaceProps } from '@cosmodrome/kit/face';
import { Floor } from '@cosmodrome/kit/plane/floor';
import { emptyPlan, lengthOf, STOP } from '@cosmodrome/kit/plane/plan';
import { Ways } from '@cosmodrome/kit/plane/ways';
import type { AnyWords, Question } from '@cosmodrome/kit/text';
import { type Footing, GroundPlaces, useGround } from '@cosmodrome/kit/ui/Ground';
import { Stage, type WorldPoint } from '@cosmodrome/kit/ui/Stage';
import { Target } from '@cosmodrome/kit/ui/Target';
import { useRef } from 'react';
import { create } from 'zustand';
import { freshState, type Session, type TableState } from '../net/session.ts';
import type { SeatInfo, Sync, TableInfo } from '../net/wire.ts';
import { Card } from './Card.tsx';

const LABELS: Readonly<Record<string, readonly [string, string?]>> = {
  decode: ['Décoder', '1 carte'],
  land: ['Se poser', 'sur Gamma'],
  repair: ['Réparer'],
  end: ['Finir le tour', '−4 PC'],
  hexA: ['Frontière 1–3', '2 cartes'],
  hexB: ['Frontière 2–3', '2 cartes'],
  hexC: ['Frontière 1–2', '1 carte'],
  signal: ['Signal inconnu'],
  filon: ["Filon d'OZ"],
  planete: ['Planète habitée'],
  bireme: ['Birème Xéno'],
  recB: ['Récolteur B', 'couloir nord, vise Gak'],
  recD: ['Récolteur D', 'sas 2, vise Jace'],
  recA: ['Récolteur A', 'réserve, aucune cible'],
  jace: ['Jace'],
  gak: ['Gak'],
  lars: ['Lars'],
};
const ask = (topic: string, kind: Question['kind'], shape: Json): Question => ({ seat: 0, topic, kind, shape });
export const ASKS: Readonly<Record<string, Question>> = {
  'one-of': ask('turn', 'oneOf', { options: ['decode', 'land', 'repair', 'end', 'hexA', 'hexB', 'hexC', 'signal', 'planete', 'bireme'] }),
  many: ask('many', 'oneOf', { options: Array.from({ length: 9 }, (_, i) => `choix ${i + 1}`) }),
  filter: ask('many', 'oneOf', { options: Array.from({ length: 20 }, (_, i) => `choix ${i + 1}`) }),
  'some-of': ask('discard', 'someOf', { options: ['signal', 'filon', 'planete', 'bireme'], min: 2, max: 2 }),
  amount: ask('draw', 'amount', { min: 0, max: 5 }),
  'yes-no': ask('invite', 'yesNo', null),
  order: ask('order', 'order', { items: ['recB', 'recD', 'recA'] }),
  assign: ask('assign', 'assign', {
    receivers: [
      { id: 'jace', min: 0, max: 3 },
      { id: 'gak', min: 0, max: 3 },
      { id: 'lars', min: 0, max: 0 },
    ],
    total: 3,
    atMost: false,
  }),
  arrange: ask('stow', 'arrange', {
    tokens: [
      { id: 0, kind: 'ore' },
      { id: 1, kind: 'ore', at: 'left' },
      { id: 2, kind: 'ice' },
    ],
    slots: [
      { id: 'left', takes: ['ore', 'ice'], max: 2 },
      { id: 'right', takes: ['ice'], max: 1 },
    ],
  }),
  way: ask('walk', 'way', null),
  ground: ask('ground', 'way', null),
  point: ask('spot', 'point', { outline: [] }),
  long: ask('long', 'oneOf', { options: ['decode', 'land', 'repair', 'end'] }),
};
const SAYS: Readonly<Record<string, readonly [string, string]>> = {
  turn: [
    'À vous : il vous reste 4 cartes. Que faites-vous ?',
    'Ou jouez une carte de votre main, ou touchez une {#border|frontière} qui brille.',
  ],
  many: ['À vous : laquelle de ces neuf choses choisissez-vous ?', 'Elles se valent toutes.'],
  discard: ['Choisissez 2 cartes à défausser pour franchir la frontière 1–3', 'Dans votre main. Les autres ne verront que leur nombre.'],
  draw: ['Combien de cartes piochez-vous ?', 'De 0 à 5 avec vos 2 propulseurs. Chaque carte gardée en fin de tour coûte 1 PC.'],
  invite: ['{@1} vous invite sur les Aériformes. Participez-vous ?', 'Escouades 3 sur 3 avec vous, 2 PC pour vous. Sans réponse : refus.'],
  order: ['Dans quel ordre ces Récolteurs agissent-ils ?', 'Glissez-les, ou choisissez-en un puis déplacez-le avec les flèches.'],
  assign: ['Répartissez 3 munitions dans votre équipage', 'Chacun en porte 4 au plus.'],
  walk: ['À vous : par où passe votre vaisseau ?', 'Trois frontières au plus.'],
  ground: ['À vous : où va Jace ?', '5 pouces au plus.'],
  spot: ['À vous : où va Jace ?', '4 pouces au plus.'],
  long: [
    'À vous : une phrase si longue que la barre ne peut plus la tenir avec ses quatre réponses à côté',
    'Les réponses descendent alors.',
  ],
};
export const words: AnyWords = {
  title: 'VII Legio',
  subtitle: 'Nébuleuse Rouge',
  pitch: 'Explorer une nébuleuse, ensemble et contre tous.',
  options: {},
  bots: { strong: 'bot fort' },
  question: (a: Question) => ({ say: SAYS[a.topic]?.[0] ?? a.topic, hint: SAYS[a.topic]?.[1] ?? '', rules: ['LEG-MOVE-02'] }),
  answer: (a: Question, option: Json) => {
    if (a.kind === 'yesNo') return option === true ? { label: 'Oui, je participe' } : { label: 'Non' };
    if (a.kind === 'amount') return { label: `Piocher ${option} cartes`, final: 'die' as const };
    const [label, cost] = LABELS[String(option)] ?? [String(option)];
    return {
      label,
      ...(cost ? { cost } : {}),
      ...(option === 'end' ? { pass: true } : {}),
      ...(label.startsWith('Frontière') ? { sentence: `Franchir la ${label.toLowerCase()}, ${cost}` } : {}),
    };
  },
  waiting: () => '{@1} réunit un équipage pour les Aériformes',
  note: (n: Json) => n as never,
  refusal: () => 'Impossible de se poser : 2 escouades réunies, il en faut 3',
  ending: () => 'Elle a déclaré la fin à la manche 9.',
  terms: { border: { name: 'Frontière', help: 'Ligne entre deux secteurs ; la franchir coûte des cartes.', rules: ['LEG-MOVE-02'] } },
  rules: [
    {
      title: 'Se déplacer',
      rules: [
        { id: 'LEG-MOVE-01', title: 'Quand se déplacer', text: 'Pendant son tour, avant ou après toute autre action.' },
        {
          id: 'LEG-MOVE-02',
          title: 'Franchir une frontière',
          text: 'On défausse autant de cartes que le nombre imprimé sur la {#border|frontière}.',
        },
      ],
    },
  ],
  hints: [{ id: 'target', at: 'board', say: 'Ce qui brille répond.' }],
  phrases: { go: 'On y va ?', thanks: 'Merci !' },
};
const HEX = 'M0-42 37-21V21L0 42-37 21V-21Z';
const WORLD = { x: 0, y: 0, width: 1088, height: 606 };
/** The same after a discovery in the east. */
const WIDE = { ...WORLD, width: 2176 };
/** Where the ship of this table stands: a way is drawn from there. */
const SHIP = { x: 544, y: 120, r: 40 };
/** A floor with one wall beside the ship, and how it is walked: five squares at most. */
const HALL = emptyPlan(10, 6);
for (let row = 0; row < 3; row++) HALL.v[row * 11 + 7] = STOP;
const HALL_FLOOR = new Floor(HALL);
const WAYS = new Ways(HALL_FLOOR, [SHIP.x, SHIP.y], SHIP.r, 500);
const FOOT: Footing = {
  from: [SHIP.x, SHIP.y],
  r: SHIP.r,
  most: 500,
  box: { x: 0, y: 0, width: 1000, height: 600 },
  to: (x, y) => {
    const way = WAYS.find(x, y);
    return way && { points: way.points, length: way.total };
  },
  passes: (x, y) => WAYS.find(x, y) !== undefined,
  measure: (points) => {
    let [x, y] = [SHIP.x, SHIP.y];
    for (const [nx, ny] of points) {
      if (!HALL_FLOOR.clear(x, y, nx, ny, SHIP.r)) return undefined;
      [x, y] = [nx, ny];
    }
    const length = lengthOf([SHIP.x, SHIP.y], points);
    return length <= 500 ? length : undefined;
  },
};
const DOOR = [{ id: 'door', name: 'Porte', at: [700, 345] as const }];
const inches = (units: number) => `${(units / 100).toFixed(2)}″`;
function Board(props: FaceProps) {
  const way = useRef<[number, number][]>([]);
  const asks = (topic: string, kind: Question['kind']) => props.play.asks.some((a) => a.topic === topic && a.kind === kind);
  const walks = asks('ground', 'way');
  const ground = useGround('ground', walks ? FOOT : undefined);
  const claims = (at: WorldPoint) => ground.claims(at) || (asks('walk', 'way') && Math.hypot(at.x - SHIP.x, at.y - SHIP.y) < SHIP.r);
  const at = (id: string) => ({
    title: 'Secteur 3',
    text: 'Zone A. 4 planètes découvertes sur 8. Entrée par 1–3 : 2 cartes ; par 2–3 : 2 cartes.',
    more: `Samir et Inès y sont (${id}).`,
    rules: ['LEG-MOVE-02'],
  });
  const topic = props.play.asks.find((a) => ['turn', 'walk'].includes(a.topic))?.topic ?? 'turn';
  const stage = (
    <Stage
      world={(props.view as { wide?: true }).wide ? WIDE : WORLD}
      label="Plateau"
      claims={claims}
      onPoint={({ x, y }, what) => {
        if (walks) return ground.onPoint({ x, y }, what);
        const spot: [number, number] = [Math.round(x), Math.round(y)];
        if (what === 'press' && asks('spot', 'point')) props.play.pick('spot', spot);
        if (what === 'drag') way.current.push(spot);
        if (what === 'drop') props.play.propose('walk', [...way.current.splice(0), spot]);
      }}
    >
      <g fill="none" stroke="var(--cd-line)">
        <circle cx="544" cy="303" r="280" />
        <circle cx="544" cy="303" r="140" />
        <path d="M0 303h1088M544 0v606" opacity=".6" />
        <circle data-ship="" cx={SHIP.x} cy={SHIP.y} r={SHIP.r} />
        {walks && <path d="M700 0V300" stroke="var(--cd-ink)" />}
      </g>
      {ground.region}
      {ground.way(undefined, inches)}
      {['hexA', 'hexB', 'hexC', 'hexD'].map((id, i) => (
        <Target
          key={id}
          topic={topic}
          option={id}
          d={HEX}
          badge={[26, -30]}
          about={at(id)}
          why="Frontière à 2 cartes, il vous en reste 1."
          transform={`translate(${394 + i * 100} 303)`}
          changed={props.changed.has(id)}
        >
          <path d="M0-34 30-17V17L0 34-30 17V-17Z" fill="var(--cd-surface-2)" stroke="var(--cd-line-strong)" />
        </Target>
      ))}
    </Stage>
  );
  if (!walks) return stage;
  return (
    <>
      {stage}
      <div style={{ position: 'absolute', insetBlockEnd: 8, insetInlineStart: 8 }}>
        <GroundPlaces ground={ground} foot={FOOT} places={DOOR} title="Lieux" say={inches} />
      </div>
    </>
  );
}
function Things(props: FaceProps) {
  const topic = props.play.asks.some((a) => a.topic === 'discard') ? 'discard' : 'turn';
  return (
    <>
      <Card title="Signal inconnu" kind="Risque" topic={topic} option="signal" about={{ title: 'Signal inconnu', text: 'Lancez un dé.' }} />
      <Card
        title="Filon d’OZ"
        kind="3 PX requis"
        topic={topic}
        option="filon"
        why="2 PX sur 3"
        about={{ title: 'Filon d’OZ', text: 'Vaut 2 PC.' }}
      />
      <Card title="Planète habitée" kind="Découverte" topic={topic} option="planete" />
      <Card title="Birème Xéno" kind="Combat, force 2" topic={topic} option="bireme" />
    </>
  );
}
const FACTS = [
  [12, 2, 4, 2],
  [9, 4, 0, 2],
  [11, 3, 0, 3],
  [8, 5, 0, 2],
] as const;
const DOES = ['', 'A découvert les Aériformes', 'Revient dans un instant', 'Tour fini'];
export const face: AnyFace = {
  id: 'sandbox',
  Board,
  Things,
  mine: () => ['12 PC · 2 PX', 'Secteur 1, Frombola', 'Main : 4 cartes'],
  facts: (_view, seat) => (FACTS[seat] ?? []).map((value, i) => ({ value, unit: ['PC', 'PX', 'carte', 'esc.'][i] ?? '' })),
  doing: (_view, seat) => ({ icon: ['', 'planet', 'clock', 'check'][seat] ?? 'check', say: DOES[seat] ?? '' }),
  turn: () => ({ round: 'Manche 4', steps: ['Pioche', 'Actions', 'Fin'], step: 1, seats: [0] }),
  where: (_ask, option) =>
    String(option).startsWith('hex') ? 'board' : ['signal', 'filon', 'planete', 'bireme'].includes(String(option)) ? 'things' : 'bar',
};
const note = (icon: string, seat: number | undefined, say: string, round?: number) => ({
  icon,
  say,
  ...(seat === undefined ? {} : { seat }),
  ...(round ? { round } : {}),
});
const NOTES: readonly Json[] = [
  ...[1, 2, 3].flatMap((r) => [note('card', 1, '{@1} pioche 5 cartes.', r), note('move', 2, '{@2} franchit la frontière 1–3.', r)]),
  note('card', 2, '{@2} pioche 5 cartes.', 4),
  note('eye', 2, '{@2} décode le signal de la zone A.'),
  note('clash', 3, '{@3} combat une Birème Xéno : 2 lasers, +2 PC.'),
  note('die', 0, '{@0} joue Signal inconnu : dé 6, rien. +1 Intelligence.'),
  note('move', 1, '{@1} franchit la frontière 1–3 contre 2 cartes.'),
  note('planet', 1, '{@1} découvre les Aériformes en secteur 3, pion Gamma.'),
  note('lock', 0, "Filon d'OZ, Birème Xéno…"),
];
const NAMES = ['Lou', 'Samir', 'Inès', 'Vega'];
export function fixture(state: string): Session {
  const now = Date.now();
  const watching = state === 'spectator';
  const seats: readonly SeatInfo[] = NAMES.map((name, seat) => ({
    seat,
    sitter: seat === 3 ? { kind: 'bot', bot: 'strong', name } : { kind: 'person', id: name, name, here: seat === 2 ? 'away' : 'here' },
    stand_in: state === 'absent' && seat === 0,
    since: now - 240_000,
    mine: seat === 0 && !watching,
    ready: true,
    deadline: seat === (ASKS[state] || state === 'refused' || state === 'take-back' ? 0 : 2) ? now + 84_000 : null,
    reserveMs: seat === 3 ? null : [372_000, 290_000, 451_000][seat]!,
  }));
  const table: TableInfo = {
    code: 'K7QM2D',
    name: 'Nébuleuse du dimanche',
    game: 'sandbox',
    options: {},
    pace: { kind: 'live', answerMs: 90_000, reserveMs: 600_000 },
    listed: false,
    spectators: true,
    hints: 'marked',
    phase: 'playing',
    host: true,
    seats,
    rematch: null,
    createdAt: now,
  };
  const asked = ASKS[state] ?? (state === 'refused' || state === 'take-back' || state === 'sending' ? ASKS.long : undefined);
  const sync: Sync = {
    code: 'K7QM2D',
    n: 12,
    eyes: watching ? null : 0,
    view: {},
    asks: asked ? [asked] : [],
    waiting: asked ? [0] : state === 'sealed' ? [1, 3] : [2],
    topics: asked ? [] : [{ seat: 2, topic: 'invite' }],
    sealed: state === 'sealed',
    canTakeBack: state === 'take-back',
    notes: { from: 0, items: NOTES },
    over:
      state === 'over'
        ? {
            standings: [
              { seat: 2, score: 31, won: true },
              { seat: 0, score: 29, won: false },
            ],
            report: { ending: 'declared', rounds: 9 },
          }
        : null,
    serverTime: now,
  };
  const start: TableState = {
    ...freshState('K7QM2D'),
    table,
    sync,
    latest: sync,
    notes: NOTES,
    marks: NOTES.map((_, i) => ({ secret: i === NOTES.length - 1 && !watching, at: now - (NOTES.length - i) * 60_000 })),
    group: state === 'waiting' ? [2, 3] : state === 'sealed' ? [1, 2, 3] : [],
    chat: [
      { id: 1, seat: 1, name: 'Samir', text: 'C’est quoi, la meilleure arme ?', at: now - 60_000 },
      { id: 2, seat: null, name: 'Zoé', text: '<b>bonne chance</b>', at: now - 30_000 },
    ],
    sending: state === 'sending' ? { seat: 0, topic: 'long', answer: 'land', n: 12, since: 1 } : undefined,
    refused: state === 'refused' ? { topic: 'long', answer: 'land', code: 'not-admitted', key: 'squads', at: now } : undefined,
    pace: { waiting: state === 'auto' ? [sync, sync] : [], paused: state === 'auto' },
  };
  const use = create<TableState>(() => start);
  const sent: Json[] = [];
  const grow = () => use.setState({ sync: { ...sync, view: { wide: true } } });
  Object.assign(window, { sent, grow });
  return {
    use,
    act: {
      answer: (_seat, _topic, answer) => sent.push(answer),
      takeBack: () => sent.push('back'),
      say: async () => true,
      openCurtain: () => undefined,
      lookOn: () => undefined,
      pause: () => undefined,
      stepOn: () => undefined,
      skipOn: () => undefined,
      forgetRefusal: () => use.setState({ refused: undefined }),
      forgetMissed: () => undefined,
      change: async () => undefined,
      forgetFailure: () => undefined,
      close: () => undefined,
    },
  };
}
