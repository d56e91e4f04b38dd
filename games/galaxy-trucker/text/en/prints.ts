import { type Card, type Criterion, GOODS, type Good, kindOf, nameOf, type Penalty, type Reward, type Side } from '../../content/index.ts';
import type { Prints } from '../lexicon.ts';
import { names } from './names.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const LEAST: Readonly<Record<Criterion, string>> = { crew: 'Smallest crew', engines: 'Least engine power', cannons: 'Least fire power' };
const days = (n: number): string => count(n, 'day', 'days');
const steps = (n: number): string => count(n, 'step', 'steps');
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
/** How many of each colour. */
const goods = (cubes: readonly Good[]): string[] =>
  GOODS.flatMap((good) => {
    const n = cubes.filter((cube) => cube === good).length;
    return n === 0 ? [] : [count(n, names.goods[good].one, names.goods[good].many)];
  });
const reward = ({ credits, goods: cubes }: Reward): string => list([...(credits > 0 ? [`${credits} ¢`] : []), ...goods(cubes)]);
const objects = (all: readonly { readonly size: 'small' | 'large' | 'pair' | 'light' | 'heavy'; readonly from: Side }[]): string =>
  all.map(({ size, from }) => `${names.objects[NAMED[size]]} ${names.from[from]}`).join(', ');
const NAMED = { small: 'small-meteor', large: 'large-meteor', pair: 'meteor-pair', light: 'light-shot', heavy: 'heavy-shot' } as const;
function penalty(one: Penalty): string {
  switch (one.kind) {
    case 'crew':
      return count(one.amount, 'crew member', 'crew members');
    case 'goods':
      return count(one.amount, 'cube of goods', 'cubes of goods');
    case 'days':
      return days(one.amount);
    case 'shots':
      return objects(one.shots);
  }
}
function facts(card: Card): string {
  switch (card.type) {
    case 'slavers':
    case 'smugglers':
    case 'pirates':
      return `Strength ${card.strength}. Losing: ${card.penalties.map(penalty).join(', then ')}. Winning: ${reward(card.reward)}, for ${days(card.days)}.`;
    case 'open-space':
    case 'meteor-swarm':
      return card.meteors.length > 0 ? `In order: ${objects(card.meteors)}.` : '';
    case 'planets': {
      const rows = card.planets.map(({ goods: cubes, astronauts }) =>
        list([...goods(cubes), ...(astronauts > 0 ? [count(astronauts, 'astronaut', 'astronauts')] : [])]),
      );
      return `${rows.map((row, i) => `Planet ${i + 1}: ${row}.`).join(' ')} Landing costs ${days(card.days)}.`;
    }
    case 'combat-zone':
      return card.lines.map(({ criterion, penalty: one }) => `${LEAST[criterion]}: ${penalty(one)}.`).join(' ');
    case 'abandoned-ship':
    case 'abandoned-station': {
      const asked = card.type === 'abandoned-ship' ? `Leave ${card.crew} crew members` : `It takes ${card.crew} crew members`;
      const fire = card.shots.length > 0 ? ` First: ${objects(card.shots)}.` : '';
      return `${asked}: ${reward(card.reward)}, for ${days(card.days)}.${fire}`;
    }
    case 'unknown-sector':
      return `Level ${['I', 'II', 'III', 'IV'][card.draws - 1]}.`;
    case 'intruders': {
      const { hand, steps: n, charges, reward: won } = card.intruders[0]!;
      const couple = card.intruders.length > 1;
      const way = couple ? 'one by the left hand, one by the right' : `by the ${hand} hand`;
      const each = couple ? ' each' : '';
      const bombs = charges.length > 0 ? ` Charges at steps ${list(charges.map(String))}.` : '';
      return `${couple ? 'They enter' : 'It enters'} ${names.from[card.from]}, ${way}, ${steps(n)}${each}.${bombs} Reward: ${reward(won)}${each}.`;
    }
    case 'stardust':
    case 'epidemic':
    case 'sabotage':
    case 'radioactive-leak':
      return '';
  }
}

export const prints: Prints = {
  tile(tile) {
    const { text } = names.tiles[kindOf(tile)];
    const plates = 'armour' in tile && tile.armour.length > 0 ? ` ${count(tile.armour.length, 'armoured side', 'armoured sides')}.` : '';
    if (tile.type === 'battery') return `${text} ${count(tile.capacity, 'cell', 'cells')}.`;
    if (tile.type === 'cargo') return `${text} ${count(tile.capacity, 'container', 'containers')}.${plates}`;
    return `${text}${plates}`;
  },
  card(card) {
    return `${names.cards[nameOf(card)].text} ${facts(card)}`.trim();
  },
};
