/** Adventure cards: a banner in the colour of the level, a drawing, and rows of signs made from the card's own data. No sentences. */
import type { Lang } from '@cosmodrome/kit/text';
import type { ReactNode } from 'react';
import {
  type Card,
  type CardId,
  type Criterion,
  cardAt,
  type Meteor,
  nameOf,
  type Penalty,
  type Reward,
  type Shot,
  type Side,
} from '../content/index.ts';
import { Cube, Sign } from './pieces.tsx';
import { NAMES } from './terms.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
export const numeral = (level: number): string => ROMAN[level] ?? String(level);

export function artOf(card: Card): string {
  switch (card.type) {
    case 'open-space':
      return card.meteors.length > 0 ? 'art-openspace-meteors' : 'art-openspace';
    case 'meteor-swarm':
      return card.meteors.some(({ size }) => size === 'pair') ? 'art-meteors-pair' : 'art-meteors';
    case 'planets':
      return card.planets.some(({ astronauts }) => astronauts > 0) ? 'art-planets-dev' : 'art-planets';
    case 'combat-zone':
      return 'art-combat';
    case 'abandoned-ship':
      return card.shots.length > 0 ? 'art-aship-armed' : 'art-aship';
    case 'abandoned-station':
      return card.shots.length > 0 ? 'art-astation-armed' : 'art-astation';
    case 'unknown-sector':
      return 'art-unknown';
    case 'radioactive-leak':
      return 'art-radio';
    case 'intruders': {
      const { kind } = card.intruders[0]!;
      return kind === 'commando-predator' || card.intruders.length === 1 ? `art-${kind}` : `art-${kind}-pair`;
    }
    default:
      return `art-${card.type}`;
  }
}

/** Where it heads: away from the side it comes from. */
const HEADING: readonly string[] = ['i-arrow-d', 'i-arrow-l', 'i-arrow-u', 'i-arrow-r'];
export const Heading = ({ from, size = 18 }: { readonly from: Side; readonly size?: number }) => (
  <Sign id={HEADING[from]!} size={size} className="gt-ink" />
);
const CRITERION: Readonly<Record<Criterion, string>> = { crew: 's-crew', engines: 's-engine', cannons: 's-fire' };
export const criterionSign = (criterion: Criterion): string => CRITERION[criterion];

const Stone = ({ size }: { readonly size: Meteor['size'] }) => (
  <>
    <Sign id={size === 'small' ? 'meteor-small' : 'meteor-large'} size={size === 'small' ? 18 : 26} />
    {size === 'pair' && <Sign id="meteor-small" size={16} />}
  </>
);
const Bullet = ({ size }: { readonly size: Shot['size'] }) => (
  <Sign id={`shot-${size}`} size={size === 'light' ? 24 : 30} height={size === 'light' ? 10 : 16} />
);
const Days = ({ n }: { readonly n: number }) => (
  <span className="gt-days">
    <Sign id="s-day" size={18} />−{n}
  </span>
);
function Gain({ reward }: { readonly reward: Reward }) {
  return (
    <span className="gt-gain">
      {reward.credits > 0 && (
        <>
          <Sign id="tok-credit" size={18} />
          <b>{reward.credits}</b>
        </>
      )}
      {reward.goods.map((good, i) => (
        <Cube key={`${good} ${i}`} good={good} size={18} />
      ))}
    </span>
  );
}
function Loss({ penalty }: { readonly penalty: Penalty }) {
  switch (penalty.kind) {
    case 'crew':
      return (
        <span className="gt-loss">
          <Sign id="tok-astronaut" size={15} height={19} />−{penalty.amount}
        </span>
      );
    case 'goods':
      return (
        <span className="gt-loss">
          <Sign id="s-goods" size={18} />−{penalty.amount}
        </span>
      );
    case 'days':
      return <Days n={penalty.amount} />;
    case 'shots':
      return (
        <span className="gt-loss">
          {penalty.shots.map((shot, i) => (
            <span key={i} className="gt-shot">
              <Bullet size={shot.size} />
              <Heading from={shot.from} size={14} />
            </span>
          ))}
        </span>
      );
  }
}
export type Row = { readonly key: string; readonly body: ReactNode };
/** What the card says, a row a step. */
export function rowsOf(card: Card): readonly Row[] {
  const row = (key: string, ...body: ReactNode[]): Row => ({ key, body: body.map((one, i) => <span key={i}>{one}</span>) });
  const meteors = (all: readonly Meteor[]) => all.map((m, i) => row(`meteor ${i}`, <Stone size={m.size} />, <Heading from={m.from} />));
  switch (card.type) {
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return [
        row('strength', <Sign id="s-fire" size={20} />, <b>{card.strength}</b>),
        ...card.penalties.map((penalty, i) => row(`penalty ${i}`, <Loss penalty={penalty} />)),
        row('reward', <Gain reward={card.reward} />, <Days n={card.days} />),
      ];
    case 'open-space':
      return [
        row('engines', <Sign id="s-engine" size={22} />, <Sign id="i-arrow-r" size={18} className="gt-ink" />),
        ...meteors(card.meteors),
      ];
    case 'meteor-swarm':
      return meteors(card.meteors);
    case 'planets':
      return [
        ...card.planets.map((planet, i) =>
          row(
            `planet ${i}`,
            <i className="gt-planet" data-planet={i} />,
            <Gain reward={{ credits: 0, goods: planet.goods }} />,
            ...(planet.astronauts > 0
              ? [<Sign key="crew" id="tok-astronaut" size={15} height={19} />, <b key="n">{planet.astronauts}</b>]
              : []),
          ),
        ),
        row('days', <Days n={card.days} />),
      ];
    case 'combat-zone':
      return card.lines.map(({ criterion, penalty }, i) =>
        row(`line ${i}`, <Sign id={CRITERION[criterion]} size={22} />, <Loss penalty={penalty} />),
      );
    case 'abandoned-ship':
    case 'abandoned-station':
      return [
        ...(card.shots.length > 0 ? [row('shots', <Loss penalty={{ kind: 'shots', shots: card.shots }} />)] : []),
        row(
          'crew',
          <Sign id="tok-astronaut" size={16} height={20} />,
          <b>{card.type === 'abandoned-ship' ? `−${card.crew}` : `≥ ${card.crew}`}</b>,
        ),
        row('reward', <Gain reward={card.reward} />, <Days n={card.days} />),
      ];
    case 'stardust':
      return [row('exposed', <Sign id="s-exposed" size={22} />, <Sign id="s-day" size={20} />, <b>−1</b>)];
    case 'epidemic':
      return [row('crew', <Sign id="comp-cabin" size={26} />, <Sign id="comp-cabin" size={26} />, <b>−1</b>)];
    case 'sabotage':
      return [row('crew', <Sign id="s-crew" size={22} />, <Sign id="boom" size={24} />)];
    case 'radioactive-leak':
      return [
        row('energy', <Sign id="s-energy" size={22} />, <Sign id="s-crew" size={22} />, <b>−1</b>),
        row('set', <b>≥ 4</b>, <Sign id="s-energy" size={20} />, <Sign id="boom" size={22} />),
      ];
    case 'unknown-sector':
      return [
        row(
          'draws',
          <Sign id={`card-back-${card.draws}`} size={22} height={30} />,
          <Sign id={`card-back-${card.draws}`} size={22} height={30} />,
        ),
      ];
    case 'intruders':
      return [
        row('from', <Heading from={card.from} />),
        ...card.intruders.map((one, i) =>
          row(
            `intruder ${i}`,
            <Sign id={`intruder-${one.kind}`} size={24} height={28} />,
            <Sign id={one.hand === 'left' ? 'i-rot-ccw' : 'i-rot-cw'} size={16} className="gt-ink" />,
            <b>{one.steps}</b>,
            ...(one.charges.length > 0 ? [<Sign key="c" id="charge" size={18} />, <small key="at">{one.charges.join(' ')}</small>] : []),
            <Gain key="gain" reward={one.reward} />,
          ),
        ),
      ];
  }
}

/** The card whole. `at`: the row of the moment. `tags`: what is to be said beside a row. */
export function CardPicture({
  card,
  lang,
  at,
  tags = {},
}: {
  readonly card: CardId;
  readonly lang: Lang;
  readonly at?: string | undefined;
  readonly tags?: Readonly<Record<string, ReactNode>>;
}) {
  const printed = cardAt(card);
  return (
    <div className="gt-card" data-level={printed.level}>
      <header>
        <b>{numeral(printed.level)}</b>
        <span>{NAMES[lang].cards[nameOf(printed)].name}</span>
      </header>
      <svg className="gt-card__art" viewBox="0 0 200 108" aria-hidden="true">
        <use href={`#gt-${artOf(printed)}`} width="200" height="108" />
      </svg>
      <ol>
        {rowsOf(printed).map(({ key, body }) => (
          <li key={key} data-now={key === at ? '' : undefined}>
            {body}
            {tags[key] !== undefined && <em>{tags[key]}</em>}
          </li>
        ))}
      </ol>
      <footer>{printed.key}</footer>
    </div>
  );
}
/** Its drawing alone, for lists. */
export const CardThumb = ({ card, size = 44 }: { readonly card: CardId; readonly size?: number }) => (
  <svg
    className="gt-thumb"
    data-level={cardAt(card).level}
    width={size}
    height={(size * 108) / 200}
    viewBox="0 0 200 108"
    aria-hidden="true"
  >
    <use href={`#gt-${artOf(cardAt(card))}`} width="200" height="108" />
  </svg>
);
