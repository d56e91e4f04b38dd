/** The pictures of the handbook, made of the pieces of the game: the deck, figures, tokens, dice and the track are the board's own. */
import type { Lang } from '@cosmodrome/kit/text';
import { Ranges, Rays } from '@cosmodrome/kit/ui/Ground';
import { type FigureProps, Named, Plate, Row, Then } from '@cosmodrome/kit/ui/handbook';
import type { ReactNode } from 'react';
import { TOKENS, type TokenKind, tokenOf } from '../content/index.ts';
import type { PurgeKind } from '../content/purge.ts';
import { RADIUS, REACH } from '../content/ranges.ts';
import type { TraderId } from '../content/traders.ts';
import { siteOf } from '../judge/site.ts';
import type { Board, FigureId, Shown, TokenId } from '../state.ts';
import { raysOf } from '../ui/Aim.tsx';
import { Deck } from '../ui/Deck.tsx';
import { HostilityTrack } from '../ui/Panels.tsx';
import { Art, Dice, FigureArt, Pegs, TokenArt } from '../ui/pieces.tsx';
import { NAMES } from '../ui/terms.ts';
import type { View } from '../view.ts';

const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
const PLACE = { mission: 'pillage-express', drawn: null } as const;

// ------------------------------------------------------------------ pieces out of play

interface Stood {
  readonly being: Shown['being'];
  readonly at: readonly [x: number, y: number];
  readonly with?: Partial<Shown>;
}
const trader = (profile: TraderId): Shown['being'] => ({ kind: 'trader', sheet: { profile } as never });
const purge = (type: PurgeKind): Shown['being'] => ({ kind: 'purge', type });
/** Figures on the deck of Pillage Express, in inches: as much of a board as judges of sight look at. */
function boardOf(those: readonly Stood[]): Board {
  const figures = those.map(
    ({ being, at: [x, y], with: more }, id) =>
      ({
        id: id as FigureId,
        being,
        crew: being.kind === 'trader' ? 0 : null,
        where: 'board',
        x: x * 100,
        y: y * 100,
        massive: 0,
        health: 5,
        fit: 6,
        prone: false,
        defeated: false,
        acted: false,
        effects: [],
        inventory: [],
        armour: null,
        ...more,
      }) as unknown as Shown,
  );
  return {
    ...PLACE,
    figures,
    doors: [],
    jammedDoors: [],
    lasting: [],
    truces: [],
    smashed: [],
    settings: { blocks: [], track: 'basic' },
  } as unknown as Board;
}
/** A part of the deck, in inches. */
function Scene({
  board,
  box: [x, y, w, h],
  width = 420,
  children,
}: {
  readonly board: Board;
  readonly box: readonly [number, number, number, number];
  readonly width?: number;
  readonly children?: ReactNode;
}) {
  return (
    <Plate box={[x * 100, y * 100, w * 100, h * 100]} width={width}>
      <Deck map={siteOf(PLACE).map} />
      {children}
      {board.figures.map((f) => (
        <g key={f.id} transform={`translate(${f.x} ${f.y})`}>
          <FigureArt figure={f} r={RADIUS.normal} seat={f.crew === null ? undefined : 1} />
        </g>
      ))}
    </Plate>
  );
}
const Tokens = ({ of, height = 44 }: { readonly of: readonly TokenKind[]; readonly height?: number }) => {
  const board = { tokens: { face: of.map((kind) => TOKENS.findIndex((t) => t.kind === kind)) }, marks: [] } as unknown as Board;
  return (
    <span className="cs-fig__tokens">
      {of.map((kind, i) => (
        <Named key={kind} say={`${tokenOf(kind).sell} UA`}>
          <TokenArt board={board} token={i as TokenId} height={height} />
        </Named>
      ))}
    </span>
  );
};
const arrow = (a: Shown, b: Shown, key: string): ReactNode => {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [x, y] = [b.x - ux * 62, b.y - uy * 62];
  return (
    <path
      key={key}
      d={`M${a.x + ux * 56} ${a.y + uy * 56}L${x} ${y}M${x - ux * 26 - uy * 18} ${y - uy * 26 + ux * 18}L${x} ${y}L${x - ux * 26 + uy * 18} ${y - uy * 26 - ux * 18}`}
      fill="none"
      stroke="#ff5fa8"
      strokeWidth={9}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
};

// ------------------------------------------------------------------ the pictures

export function Goal({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'trouvé sur la station', 'found on the station')}>
        <Tokens of={['target-laser', 'energy-pistol', 'azurium']} />
      </Named>
      <Then say={say(lang, 'par le sas', 'through the airlock')} />
      <Named say={say(lang, '14 UA à bord', '14 UA aboard')}>
        <Art id="p-jace" size={72} className="cs-portrait" />
      </Named>
    </Row>
  );
}
export function Round({ lang }: FigureProps) {
  const phase = (n: number, fr: string, en: string, art: ReactNode) => <Named say={`${n}. ${say(lang, fr, en)}`}>{art}</Named>;
  return (
    <Row>
      {phase(1, 'Hostilité', 'Hostility', <Pegs kind="host" size={34} count={1} of={1} label="" />)}
      <Then />
      {phase(2, 'Marchands', 'Traders', <Art id="p-jace" size={56} className="cs-portrait" />)}
      <Then />
      {phase(3, 'Purge', 'Purge', <Art id="p-harvester" size={56} className="cs-portrait" />)}
      <Then />
      {phase(4, 'Civils', 'Civilians', <Art id="p-kaori" size={56} className="cs-portrait" />)}
      <Then />
      {phase(5, 'Évaluation', 'Assessment', <Art id="m-activation" size={44} />)}
    </Row>
  );
}
export function Walking({ lang }: FigureProps) {
  const board = boardOf([
    { being: trader('jace'), at: [12.5, 1] },
    { being: trader('gak'), at: [8.5, 3.5] },
    { being: purge('harvester'), at: [8.5, 4.5] },
  ]);
  return (
    <Scene board={board} box={[7, 0, 10, 7]}>
      <path d="M1250 100L1250 250L1395 350" fill="none" stroke="#35e0e6" strokeWidth={8} strokeDasharray="26 14" strokeLinejoin="round" />
      <circle cx={1395} cy={350} r={RADIUS.normal} fill="none" stroke="#35e0e6" strokeWidth={6} />
      <text x={1410} y={270} fill="#cffcff" fontSize={44} textAnchor="middle">
        {say(lang, '3,3″ sur 4', '3.3″ of 4')}
      </text>
      <text x={970} y={520} fill="#ffd0e4" fontSize={40}>
        {say(lang, 'partir : un coup', 'leaving: a blow')}
      </text>
    </Scene>
  );
}
export function Sight({ lang }: FigureProps) {
  const board = boardOf([
    { being: trader('jace'), at: [14.5, 3.5] },
    { being: purge('devastator'), at: [12.4, 6.3] },
  ]);
  const [jace, machine] = board.figures as [Shown, Shown];
  return (
    <Scene board={board} box={[9, 1.5, 8, 5.5]}>
      <Ranges at={[machine.x, machine.y]} of={[{ far: REACH.short + RADIUS.normal, name: say(lang, 'courte 5″', 'short 5″') }]} />
      <Rays from={[machine.x, machine.y]} rays={raysOf(board, machine, jace)} />
    </Scene>
  );
}
export function Shot({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'fusil : 2 dés', 'rifle: 2 dice')}>
        <Tokens of={['line-rifle']} height={48} />
      </Named>
      <Then />
      <Named say={say(lang, '2 + 1 Touches', '2 + 1 Hits')}>
        <Dice roll={[0, 0]} size={48} />
      </Named>
      <Then say={say(lang, '−1 couvert, −1 armure', '−1 cover, −1 armour')} />
      <Named say={say(lang, '1 dégât : vaincu', '1 damage: down')}>
        <Art id="p-devastator" size={64} className="cs-portrait" />
      </Named>
      <Named say={say(lang, '2 Échecs : enrayé', '2 Fails: jammed')}>
        <Dice roll={[5, 5]} size={48} />
      </Named>
    </Row>
  );
}
export function Searching({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'une caisse : 1 action', 'a crate: 1 action')}>
        <svg width={72} height={72} aria-hidden="true">
          <use href="#cs-s-crate" width="100%" height="100%" />
        </svg>
      </Named>
      <Then say={say(lang, 'vous seul voyez', 'you alone see')} />
      <Named say={say(lang, 'à emporter', 'to take')}>
        <Tokens of={['target-laser', 'energy-pistol']} />
      </Named>
      <Then say={say(lang, '6 places', '6 spaces')} />
      <Named say={say(lang, 'à laisser', 'to leave')}>
        <Tokens of={['knife']} />
      </Named>
    </Row>
  );
}
export function Track({ lang }: FigureProps) {
  return (
    <span className="cs-fig__track">
      <HostilityTrack
        view={{ ...PLACE, pegs: 13, settings: { civilians: true, track: 'basic' } } as unknown as View}
        lang={lang}
        open
        onFold={undefined}
      />
    </span>
  );
}
export function Targets({ lang }: FigureProps) {
  const board = boardOf([
    { being: trader('jace'), at: [14.5, 3.5] },
    { being: trader('lars'), at: [11.5, 4.5] },
    { being: purge('assassin'), at: [13.2, 6.3] },
    { being: purge('devastator'), at: [11.3, 6.3] },
    { being: purge('harvester'), at: [16.3, 6.3] },
  ]);
  const [jace, lars, assassin, devastator, harvester] = board.figures as [Shown, Shown, Shown, Shown, Shown];
  return (
    <Scene board={board} box={[9.5, 1.5, 7.5, 5.5]}>
      {arrow(assassin, jace, 'a')}
      {arrow(devastator, lars, 'd')}
      {arrow(harvester, lars, 'h')}
      <text x={1450} y={280} fill="#cffcff" fontSize={40} textAnchor="middle">
        {NAMES[lang].types.captain}
      </text>
      <text x={1075} y={400} fill="#cffcff" fontSize={40} textAnchor="middle">
        {say(lang, 'à découvert', 'in the open')}
      </text>
    </Scene>
  );
}
export function Leaving({ lang }: FigureProps) {
  const board = boardOf([
    { being: trader('beck'), at: [11.5, 1.5] },
    { being: trader('jace'), at: [12.5, 1.5], with: { defeated: true, health: 0 } },
  ]);
  return (
    <Scene board={board} box={[9, -0.4, 6, 4]} width={360}>
      <path d="M1150 150L1150 20" fill="none" stroke="#35e0e6" strokeWidth={8} strokeDasharray="26 14" />
      <text x={1200} y={310} fill="#cffcff" fontSize={38} textAnchor="middle">
        {say(lang, 'tirer : 2″ par action', 'drag: 2″ an action')}
      </text>
    </Scene>
  );
}
