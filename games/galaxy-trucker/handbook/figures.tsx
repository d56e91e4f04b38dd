/** The pictures of the handbook, made of the pieces of the game. */
import type { Lang } from '@cosmodrome/kit/text';
import { type FigureProps, Named, Plate, Row, Then } from '@cosmodrome/kit/ui/handbook';
import type { ReactNode } from 'react';
import {
  type Connector,
  columnOf,
  DOUBLE,
  LEFT,
  PRICES,
  planOf,
  RIGHT,
  rowOf,
  SINGLE,
  type Side,
  type SquareId,
  squareAt,
  TILES,
  type TileId,
  type TileType,
  tileNamed,
  UNIVERSAL,
} from '../content/index.ts';
import { exposed, pieces } from '../judge/ship.ts';
import { EMPTY, type Load, lay, type Rot, type Ship, sideOf, squareOf } from '../state.ts';
import { SIDE_AT } from '../ui/geometry.ts';
import { Aboard, Cube, Part, rocketOf, Sign, Use } from '../ui/pieces.tsx';

const say = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
type Laid = readonly [column: number, row: number, part: string | TileId, rot?: Rot];
/** Parts on a grid of squares; what is drawn over them stands in units of 100 a square. */
function Deck({
  parts,
  columns,
  rows,
  width,
  children,
}: {
  readonly parts: readonly Laid[];
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly children?: ReactNode;
}) {
  return (
    <Plate box={[-6, -6, columns * 100 + 12, rows * 100 + 12]} width={width}>
      {parts.map(([column, row, part, rot = 0]) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 100} ${row * 100})`}>
          <Part tile={typeof part === 'string' ? tileNamed(part) : part} rot={rot} />
        </g>
      ))}
      {children}
    </Plate>
  );
}
/** A part of this type with this connector on this side: whatever the data say is drawn. */
function having(type: TileType, side: Side, connector: Connector): TileId {
  const at = TILES.findIndex((tile) => tile.type === type && tile.sides[side] === connector);
  if (at < 0) throw new Error(`no ${type} has this side`);
  return at as TileId;
}
const At = ({
  id,
  column,
  row,
  size = 46,
}: {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly size?: number;
}) => <Use id={id} x={column * 100 - size / 2} y={row * 100 - size / 2} width={size} />;
/** The ship of the second lesson: without a fault. */
const SHIP: readonly Laid[] = [
  [0, 1, 'SHIELD-01', 3],
  [1, 0, 'CAN1-05'],
  [2, 0, 'CAN1-13'],
  [3, 0, 'CAN2-05'],
  [1, 1, 'CABIN-01'],
  [2, 1, 'START-YELLOW'],
  [3, 1, 'BAT3-06'],
  [4, 1, 'CAN1-22'],
  [1, 2, 'ENG2-03'],
  [2, 2, 'ENG1-04'],
  [3, 2, 'CARGO2-01'],
  [4, 2, 'RED1-06', 1],
];
/** The same on its board, for what must be judged: its left upper part is column 5, row 6. */
const CLASS_I = planOf('I');
const whereIs = ([column, row]: Laid): SquareId => squareAt(CLASS_I, column + 5, row + 6);
function shipOf(laid: readonly Laid[]): Ship {
  const squares = CLASS_I.outline.map(() => EMPTY);
  for (const one of laid) squares[whereIs(one)] = lay(tileNamed(one[2] as string), one[3] ?? 0);
  return { plan: 'I', squares, marks: [], loads: [] };
}
const Money = ({ children }: { readonly children: ReactNode }) => (
  <b className="gt-fig__money">
    <Sign id="tok-credit" size={22} /> {children}
  </b>
);

export function Goal() {
  return (
    <Row>
      {([2, 0, 1] as const).map((seat, place) => (
        <span key={seat} className="gt-fig__racer">
          <Sign id={rocketOf(seat)} size={44 + 10 * (2 - place)} />
          <Money>{[41, 33, 12][place]}</Money>
          {place === 0 && <Sign id="i-cup" size={26} className="gt-ink" />}
        </span>
      ))}
    </Row>
  );
}
export function Round({ lang }: FigureProps) {
  const steps = [
    ['hourglass', say(lang, '1. construire', '1. build')],
    ['i-warn', say(lang, '2. contrôler', '2. check')],
    ['tok-astronaut', say(lang, '3. embarquer', '3. board')],
    ['rocket-yellow', say(lang, '4. voler', '4. fly')],
    ['tok-credit', say(lang, '5. encaisser', '5. be paid')],
  ] as const;
  return (
    <Row>
      {steps.map(([sign, name], i) => (
        <span key={sign} className="cd-fig__row">
          {i > 0 && <Then />}
          <Named say={name}>
            <Sign id={sign} size={46} height={sign === 'hourglass' || sign === 'tok-astronaut' ? 58 : 46} />
          </Named>
        </span>
      ))}
    </Row>
  );
}
export function Joints({ lang }: FigureProps) {
  const pair = (a: Connector, b: Connector, good: boolean) => (
    <Deck
      parts={[
        [0, 0, having('cabin', RIGHT, a)],
        [1, 0, having(b === UNIVERSAL ? 'structural' : 'cargo', LEFT, b)],
      ]}
      columns={2}
      rows={1}
      width={150}
    >
      <At id={good ? 'state-joint' : 'i-warn'} column={1} row={0.5} size={34} />
    </Deck>
  );
  return (
    <Row>
      <Named say={say(lang, 'double et double', 'double and double')}>{pair(DOUBLE, DOUBLE, true)}</Named>
      <Named say={say(lang, 'universel et tout', 'universal and any')}>{pair(SINGLE, UNIVERSAL, true)}</Named>
      <Named say={say(lang, 'simple et double', 'single and double')}>{pair(SINGLE, DOUBLE, false)}</Named>
    </Row>
  );
}
export function Facing({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'rien devant le canon', 'nothing before the cannon')}>
        <Deck parts={[[0, 1, 'CAN1-13']]} columns={1} rows={2} width={70}>
          <At id="state-refused" column={0.5} row={0.5} size={70} />
        </Deck>
      </Named>
      <Named say={say(lang, 'rien derrière le moteur', 'nothing behind the engine')}>
        <Deck parts={[[0, 0, 'ENG1-04']]} columns={1} rows={2} width={70}>
          <At id="state-refused" column={0.5} row={1.5} size={70} />
        </Deck>
      </Named>
      <Named say={say(lang, 'un moteur de travers sera ôté', 'an engine askew will be removed')}>
        <Deck parts={[[0, 0, 'ENG1-04', 1]]} columns={1} rows={1} width={70}>
          <At id="i-warn" column={0.8} row={0.2} size={40} />
        </Deck>
      </Named>
    </Row>
  );
}
export function Clock({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'on le retourne', 'it is flipped')}>
        <Sign id="hourglass" size={44} height={58} />
      </Named>
      <Then say="II → I" />
      <Named say={say(lang, 'Départ : le dernier', 'Start: the last one')}>
        <Sign id="hourglass-empty" size={44} height={58} />
      </Named>
      <Then />
      <Named say={say(lang, 'qui finit tôt part devant', 'who finishes early flies ahead')}>
        <span className="cd-fig__row">
          {[1, 2, 3, 4].map((n) => (
            <Sign key={n} id={`number-${n}`} size={30} />
          ))}
        </span>
      </Named>
      <Named say={say(lang, 'trois lots se lisent', 'three piles may be read')}>
        <Sign id="pile-folder-open" size={58} />
      </Named>
    </Row>
  );
}
const LOADS = {
  cabin: { humans: 2, alien: null, cells: 0, goods: [] },
  alien: { humans: 0, alien: 'purple', cells: 0, goods: [] },
  battery: { humans: 0, alien: null, cells: 3, goods: [] },
  cargo: { humans: 0, alien: null, cells: 0, goods: ['yellow', 'green'] },
} as const satisfies Readonly<Record<string, Omit<Load, 'square'>>>;
export function Aboards({ lang }: FigureProps) {
  const laden = (part: string, load: Omit<Load, 'square'>, name: string) => (
    <Named say={name}>
      <Deck parts={[[0, 0, part]]} columns={1} rows={1} width={84}>
        <Aboard load={{ square: 0 as never, ...load }} tile={TILES[tileNamed(part)]} />
      </Deck>
    </Named>
  );
  return (
    <Row>
      {laden('CABIN-01', LOADS.cabin, say(lang, '2 humains', '2 humans'))}
      {laden('CABIN-02', LOADS.alien, say(lang, 'ou 1 alien', 'or 1 alien'))}
      {laden('BAT3-06', LOADS.battery, say(lang, '3 cellules', '3 cells'))}
      {laden('CARGO2-01', { ...LOADS.cargo, goods: [...LOADS.cargo.goods] }, say(lang, '2 cubes', '2 cubes'))}
      <Named say={say(lang, 'rouge : soute rouge', 'red: red hold')}>
        <span className="cd-fig__row">
          {(['red', 'yellow', 'green', 'blue'] as const).map((good) => (
            <span key={good}>
              <Cube good={good} size={30} /> {PRICES[good]} ¢
            </span>
          ))}
        </span>
      </Named>
    </Row>
  );
}
export function Flight({ lang }: FigureProps) {
  return (
    <Row>
      <Named say={say(lang, 'le premier choisit d’abord', 'the first chooses first')}>
        <Plate box={[0, 0, 300, 110]} width={260}>
          <path d="M10 55H290" stroke="#3350B4" strokeWidth="16" strokeLinecap="round" />
          {[0, 1, 2, 3, 4, 5, 6].map((i) => (
            <circle key={i} cx={20 + i * 43} cy={55} r={8} fill="#B9C8F5" />
          ))}
          <Use id="rocket-yellow" x={235} y={30} width={50} />
          <Use id="rocket-blue" x={106} y={30} width={50} />
        </Plate>
      </Named>
      <Then say={say(lang, 'se poser : −2 jours', 'landing: −2 days')} />
      <Named say={say(lang, 'des cubes, mais plus la tête', 'cubes, but no longer the lead')}>
        <Plate box={[0, 0, 300, 110]} width={260}>
          <path d="M10 55H290" stroke="#3350B4" strokeWidth="16" strokeLinecap="round" />
          {[0, 1, 2, 3, 4, 5, 6].map((i) => (
            <circle key={i} cx={20 + i * 43} cy={55} r={8} fill="#B9C8F5" />
          ))}
          <Use id="rocket-yellow" x={63} y={30} width={50} />
          <Use id="rocket-blue" x={106} y={30} width={50} />
          <Use id="cube-yellow" x={66} y={2} width={24} />
          <Use id="cube-green" x={92} y={2} width={24} />
        </Plate>
      </Named>
    </Row>
  );
}
export function Hits({ lang }: FigureProps) {
  const rows = [
    ['meteor-small', say(lang, 'petite météorite', 'small meteor'), say(lang, 'côté lisse, ou bouclier', 'smooth side, or shield')],
    ['meteor-large', say(lang, 'grosse météorite', 'large meteor'), say(lang, 'un canon dans la ligne', 'a cannon in the line')],
    ['shot-light', say(lang, 'tir léger', 'light shot'), say(lang, 'bouclier', 'shield')],
    ['shot-heavy', say(lang, 'tir lourd', 'heavy shot'), say(lang, 'rien', 'nothing')],
  ] as const;
  return (
    <Row>
      <table className="gt-fig__table">
        <tbody>
          {rows.map(([sign, name, answer]) => (
            <tr key={sign}>
              <td>
                <Sign id={sign} size={34} />
              </td>
              <th scope="row">{name}</th>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Deck parts={SHIP} columns={5} rows={3} width={260}>
        <path d="M450 0V100" stroke="#FF6B74" strokeWidth="7" strokeDasharray="14 10" />
        <At id="meteor-large" column={4.5} row={0.45} size={70} />
      </Deck>
    </Row>
  );
}
const BATTERY = SHIP.findIndex(([column, row]) => column === 3 && row === 1);
export function Broken({ lang }: FigureProps) {
  const rest = SHIP.filter((_, i) => i !== BATTERY);
  const whole = pieces(shipOf(rest)).toSorted((a, b) => b.length - a.length)[0]!;
  const [kept, gone] = [true, false].map((stays) => rest.filter((one) => whole.includes(whereIs(one)) === stays)) as [Laid[], Laid[]];
  return (
    <Row>
      <Named say={say(lang, 'la pile est touchée…', 'the battery is hit…')}>
        <Deck parts={SHIP} columns={5} rows={3} width={240}>
          <At id="boom" column={3.5} row={1.5} size={110} />
        </Deck>
      </Named>
      <Then />
      <Named say={say(lang, '…ce qui ne tient plus part à la dérive', '…what no longer holds drifts away')}>
        <Deck parts={kept} columns={6} rows={3} width={280}>
          <g opacity={0.6} transform="translate(62 14) rotate(8 450 150)">
            {gone.map(([column, row, part, rot = 0]) => (
              <g key={`${column} ${row}`} transform={`translate(${column * 100} ${row * 100})`}>
                <Part tile={tileNamed(part as string)} rot={rot} />
              </g>
            ))}
          </g>
        </Deck>
      </Named>
    </Row>
  );
}
export function Pay({ lang }: FigureProps) {
  const lines = [
    ['i-flag', say(lang, 'ordre d’arrivée', 'order of arrival'), '+8'],
    ['s-exposed', say(lang, 'plus beau vaisseau', 'best-looking ship'), '+4'],
    ['s-goods', say(lang, 'vente des cubes', 'sale of cubes'), '+9'],
    ['s-lost', say(lang, '3 pièces perdues', '3 lost parts'), '−3'],
  ] as const;
  return (
    <table className="gt-fig__table" data-paper="">
      <tbody>
        {lines.map(([sign, name, sum]) => (
          <tr key={sign}>
            <td>
              <Sign id={sign} size={24} className="gt-ink" />
            </td>
            <th scope="row">{name}</th>
            <td>{sum}</td>
          </tr>
        ))}
        <tr>
          <td />
          <th scope="row">{say(lang, 'en caisse', 'in the till')}</th>
          <td>
            <b>18 ¢</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
/** Open ends of the ship, each with its ring. */
export function Exposed({ lang }: FigureProps) {
  const open = exposed(shipOf(SHIP));
  return (
    <Row>
      <Named say={say(lang, `${open.length} connecteurs exposés`, `${open.length} exposed connectors`)}>
        <Deck parts={SHIP} columns={5} rows={3} width={300}>
          {open.map((edge) => {
            const [x, y] = SIDE_AT[sideOf(edge)]!;
            const at = squareOf(edge);
            const cx = (columnOf(CLASS_I, at) - 5) * 100 + x;
            const cy = (rowOf(CLASS_I, at) - 6) * 100 + y;
            return <circle key={edge} cx={cx} cy={cy} r={20} fill="none" stroke="#FF6B74" strokeWidth={7} />;
          })}
        </Deck>
      </Named>
    </Row>
  );
}
