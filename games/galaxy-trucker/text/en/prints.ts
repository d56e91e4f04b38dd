import { type Card, kindOf, nameOf, type Penalty } from '../../content/index.ts';
import type { Prints } from '../lexicon.ts';
import { count, days, goods, LEAST, list, objects, reward, steps } from './grammar.ts';
import { names } from './names.ts';

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
