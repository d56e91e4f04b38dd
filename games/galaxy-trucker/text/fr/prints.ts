import { type Card, kindOf, nameOf, type Penalty } from '../../content/index.ts';
import type { Prints } from '../lexicon.ts';
import { count, days, goods, LEAST, list, objects, reward, steps } from './grammar.ts';
import { names } from './names.ts';

function penalty(one: Penalty): string {
  switch (one.kind) {
    case 'crew':
      return count(one.amount, 'membre d’équipage', 'membres d’équipage');
    case 'goods':
      return count(one.amount, 'marchandise', 'marchandises');
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
      return `Force ${card.strength}. Perdre : ${card.penalties.map(penalty).join(', puis ')}. Gagner : ${reward(card.reward)}, contre ${days(card.days)}.`;
    case 'open-space':
    case 'meteor-swarm':
      return card.meteors.length > 0 ? `Dans l’ordre : ${objects(card.meteors)}.` : '';
    case 'planets': {
      const rows = card.planets.map(({ goods: cubes, astronauts }) =>
        list([...goods(cubes), ...(astronauts > 0 ? [count(astronauts, 'astronaute', 'astronautes')] : [])]),
      );
      return `${rows.map((row, i) => `Planète ${i + 1} : ${row}.`).join(' ')} Se poser coûte ${days(card.days)}.`;
    }
    case 'combat-zone':
      return card.lines.map(({ criterion, penalty: one }) => `${LEAST[criterion]} : ${penalty(one)}.`).join(' ');
    case 'abandoned-ship':
    case 'abandoned-station': {
      const asked = card.type === 'abandoned-ship' ? `Cédez ${card.crew} membres d’équipage` : `Il faut ${card.crew} membres d’équipage`;
      const fire = card.shots.length > 0 ? ` D’abord : ${objects(card.shots)}.` : '';
      return `${asked} : ${reward(card.reward)}, contre ${days(card.days)}.${fire}`;
    }
    case 'unknown-sector':
      return `Niveau ${['I', 'II', 'III', 'IV'][card.draws - 1]}.`;
    case 'intruders': {
      const { hand, steps: n, charges, reward: won } = card.intruders[0]!;
      const couple = card.intruders.length > 1;
      const way = couple ? 'l’un par la main gauche, l’autre par la droite' : `par la main ${hand === 'left' ? 'gauche' : 'droite'}`;
      const each = couple ? ' chacun' : '';
      const bombs = charges.length > 0 ? ` Charges aux étapes ${list(charges.map(String))}.` : '';
      return `${couple ? 'Ils entrent' : 'Il entre'} ${names.from[card.from]}, ${way}, ${steps(n)}${each}.${bombs} Prime : ${reward(won)}${each}.`;
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
    const plates = 'armour' in tile && tile.armour.length > 0 ? ` ${count(tile.armour.length, 'côté blindé', 'côtés blindés')}.` : '';
    if (tile.type === 'battery') return `${text} ${count(tile.capacity, 'cellule', 'cellules')}.`;
    if (tile.type === 'cargo') return `${text} ${count(tile.capacity, 'conteneur', 'conteneurs')}.${plates}`;
    return `${text}${plates}`;
  },
  card(card) {
    return `${names.cards[nameOf(card)].text} ${facts(card)}`.trim();
  },
};
