/** The pictures of the handbook, made of the pieces of the game. */
import type { Lang } from '@cosmodrome/kit/text';
import { type FigureProps, Named, Plate, Row, Then } from '@cosmodrome/kit/ui/handbook';
import type { EdgeState, Role } from '../content/index.ts';
import { cellId, edgeId } from '../state.ts';
import { Art, Die, FIGURE, ROCKETEER } from '../ui/art.tsx';
import { move } from '../ui/geometry.ts';
import { Hatch, Room } from '../ui/Ship.tsx';
import type { AlienView, CellView, EdgeView } from '../view.ts';

const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
const ROOM = 116;
const cell = (tile: number, backs: CellView['backs'] = []): CellView => ({
  cell: cellId(0),
  q: 0,
  r: 0,
  tile,
  up: tile > 0,
  name: '',
  vent: false,
  hatches: [],
  backs,
  box: false,
  finds: [],
  lockers: [],
  cards: [],
  mines: [],
  muster: false,
  start: false,
});
const Tile = ({
  x = 0,
  y = 0,
  tile,
  backs,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly tile: number;
  readonly backs?: CellView['backs'];
}) => (
  <g transform={move([x, y])}>
    <Room c={cell(tile, backs)} tint="plain" arrow={1} />
  </g>
);
const Stands = ({ of, x = 0, y = 0 }: { readonly of: string; readonly x?: number; readonly y?: number }) => (
  <use href={`#sca-${of}`} x={x - 29} y={y - 33} width="58" height="66" />
);
const gate = (state: EdgeState): EdgeView => ({ edge: edgeId(0), a: cellId(0), b: cellId(1), direction: 1, state });
const Figure = ({ of, size = 60 }: { readonly of: Role | AlienView['type']; readonly size?: number }) => (
  <Art name={of in ROCKETEER ? ROCKETEER[of as Role] : FIGURE[of as AlienView['type']]} size={size} />
);

export function Goal({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'l’objectif', 'the objective')}>
        <Art name="cube-progress" size={56} />
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, 'tous en vie', 'all alive')}>
        <span className="sca-fig__crew">
          <Figure of="captain" />
          <Figure of="doctor" />
          <Figure of="professor" />
        </span>
      </Named>
      <Then say={say(lang, 'pendant votre tour', 'in your turn')} />
      <Named say={say(lang, 'victoire de tous', 'victory for all')}>
        <Art name="it-flag" size={56} />
      </Named>
      <Named say={say(lang, 'un seul à zéro : perdu', 'one at zero: lost')}>
        <span className="sca-fig__crew">
          <Art name="hp-empty" size={30} />
          <Art name="ic-skull" size={34} />
        </span>
      </Named>
    </Row>
  );
}
export function Turn({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, '1. scanner', '1. scan')}>
        <Plate box={[-66, -62, 132, 124]} width={92}>
          <Tile tile={0} backs={['alien']} />
        </Plate>
      </Named>
      <Then />
      <Named say={say(lang, '2. trois actions', '2. three actions')}>
        <span className="sca-fig__crew">
          <Art name="ap-std" size={34} />
          <Art name="ap-std" size={34} />
          <Art name="ap-combat" size={34} />
        </span>
      </Named>
      <Then say={say(lang, 'chacun, puis', 'each, then')} />
      <Named say={say(lang, '3. les Aliens', '3. the Aliens')}>
        <Figure of="saucerman" />
      </Named>
      <Then />
      <Named say={say(lang, '4. remise en ordre', '4. tidying up')}>
        <Art name="ic-broom" size={44} />
      </Named>
    </Row>
  );
}
export function Scan({ lang }: FigureProps) {
  return (
    <Row>
      <Plate box={[-72, -180, 250, 246]} width={240}>
        <Tile tile={4} />
        <Tile tile={0} y={-ROOM} backs={['alien']} />
        <Tile tile={0} x={102} y={-ROOM / 2} backs={['discovery', 'marker']} />
        <Stands of={ROCKETEER.captain} y={4} />
      </Plate>
      <ul className="sca-fig__key">
        <li>
          <Art name="tk-alien-back" size={26} /> {say(lang, 'des Aliens', 'Aliens')}
        </li>
        <li>
          <Art name="tk-disc-back" size={26} /> {say(lang, 'une découverte', 'a discovery')}
        </li>
        <li>
          <Art name="tk-alert-back" size={26} /> {say(lang, 'une alerte', 'an alert')}
        </li>
        <li>
          <Art name="tk-marker-back" size={26} /> {say(lang, 'l’objectif, ou un leurre', 'the objective, or a decoy')}
        </li>
      </ul>
    </Row>
  );
}
export function Hatches({ lang }: FigureProps) {
  const kinds: readonly (readonly [EdgeState, string])[] = [
    ['closed', say(lang, 'fermé : vous arrête, pas tous les Aliens', 'closed: stops you, not all Aliens')],
    ['open', say(lang, 'ouvert : pour tous', 'open: for everybody')],
    ['locked', say(lang, 'verrouillé : pour personne', 'locked: for nobody')],
  ];
  return (
    <Row>
      {kinds.map(([state, what]) => (
        <Named key={state} say={what}>
          <Plate box={[-40, -26, 80, 52]} width={110}>
            <Hatch edge={gate(state)} />
          </Plate>
        </Named>
      ))}
    </Row>
  );
}
export function Dice({ lang }: FigureProps) {
  return (
    <Row>
      <Die face={2} success size={58} />
      <Die face={7} success={false} size={58} />
      <Die face={3} success size={58} />
      <Then />
      <Named say={say(lang, '1 succès : 1 dégât', '1 success: 1 damage')}>
        <Figure of="saucerman" />
      </Named>
      <span className="cd-fig__or">+</span>
      <Named say={say(lang, '1 Overkill à dépenser', '1 Overkill to spend')}>
        <Art name="overkill" size={48} />
      </Named>
    </Row>
  );
}
export function Overkill({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'la vôtre, toujours', 'your own, always')}>
        <Figure of="captain" />
      </Named>
      <span className="cd-fig__or">{say(lang, 'ou', 'or')}</span>
      <Named say={say(lang, 'celle de l’arme', 'the weapon’s')}>
        <Art name="it-raygun" size={52} />
      </Named>
      <span className="cd-fig__or">{say(lang, 'ou', 'or')}</span>
      <Named say={say(lang, 'celle de la cible', 'the target’s')}>
        <Figure of="brain" />
      </Named>
    </Row>
  );
}
export function Brains({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'QI : autant de dés', 'IQ: as many dice')}>
        <Figure of="professor" />
      </Named>
      <Then />
      <Named say={say(lang, 'soigner', 'heal')}>
        <Art name="hp" size={42} />
      </Named>
      <Named say={say(lang, 'analyser', 'analyse')}>
        <Art name="ic-bulb" size={42} />
      </Named>
      <Named say={say(lang, 'subjuguer un Thrall', 'subdue a Thrall')}>
        <Figure of="thrall" />
      </Named>
      <Named say={say(lang, 'l’objectif', 'the objective')}>
        <Art name="cube-progress" size={42} />
      </Named>
    </Row>
  );
}
export function Aliens({ lang }: FigureProps) {
  return (
    <Row>
      <Plate box={[-66, -66, 248, 132]} width={250}>
        <Tile tile={7} />
        <Tile tile={25} x={102} />
        <Stands of={FIGURE.saucerman} />
        <Stands of={ROCKETEER.chief} x={86} y={4} />
        <Stands of={ROCKETEER.doctor} x={120} y={8} />
        {(
          [
            [1, 70],
            [2, 140],
          ] as const
        ).map(([n, x]) => (
          <g key={n} transform={`translate(${x} -34)`}>
            <circle r="11" fill="#FFF6E0" stroke="#241B22" strokeWidth="2" />
            <text className="sca-d" y="5" textAnchor="middle" fontSize="15" fill="#241B22">
              {n}
            </text>
          </g>
        ))}
      </Plate>
      <Then say={say(lang, 'le plus proche, puis', 'the nearest, then')} />
      <Named say={say(lang, 'le plus grand jeton', 'the highest token')}>
        <Figure of="doctor" />
      </Named>
    </Row>
  );
}
export function Air({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, '1 O², une fois par tour', '1 O², once a turn')}>
        <Art name="o2" size={48} />
      </Named>
      <Then say={say(lang, 'achète', 'buys')} />
      <Named say={say(lang, 'une action de plus', 'one more action')}>
        <Art name="ic-run" size={44} />
      </Named>
      <Named say={say(lang, 'jamais le dernier', 'never the last')}>
        <Art name="ic-skull" size={44} />
      </Named>
    </Row>
  );
}
