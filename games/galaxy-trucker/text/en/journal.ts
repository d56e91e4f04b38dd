/** The journal: a line for each note. */
import { cardAt, nameOf } from '../../content/index.ts';
import type { Payout } from '../../state.ts';
import type { Lexicon } from '../lexicon.ts';
import { capital, count, days, goods, half, list, part, partList } from './grammar.ts';
import { names } from './names.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
const LEFT = {
  'gave-up': 'gives up the flight',
  'no-humans': 'has no human left and must give up',
  'no-engines': 'has no engine power and must give up',
  lapped: 'has been {#lapped} and must give up',
} as const;
const FOUGHT = { won: 'beats the enemy', tied: 'holds the enemy off', lost: 'is beaten' } as const;
const SIGN = { '-1': 'lower', '0': 'as they were', '1': 'higher' } as const;
const circle = (n: number): string => (n === 0 ? 'Start' : n === 4 ? 'the circle before III' : `circle ${['', 'I', 'II', 'III'][n]}`);
const crewOf = (humans: number, aliens: readonly ('purple' | 'brown')[]): string =>
  list([...(humans > 0 || aliens.length === 0 ? [count(humans, 'human', 'humans')] : []), ...aliens.map((alien) => names.aliens[alien])]);
const sums = ({ arrival, looks, team, goods: sold, lost }: Payout): string => {
  const all = [
    ...(arrival > 0 ? [`arrival ${arrival}`] : []),
    ...(looks > 0 ? [`best-looking ship ${looks}`] : []),
    ...(team > 0 ? [`team ${team}`] : []),
    ...(sold > 0 ? [`goods ${sold}`] : []),
    ...(lost > 0 ? [`lost parts −${lost}`] : []),
  ];
  return all.length > 0 ? ` (${all.join(', ')})` : '';
};

export const notes: Lexicon['notes'] = {
  'round-begun': (n) => `Round ${n.round}: ${names.classes[n.class].name}. ${names.classes[n.class].text}`,
  'building-begun': () => 'Building begins',
  'holes-rolled': (n) =>
    n.dice[0] === n.dice[1]
      ? `Dice ${n.dice[0]} and ${n.dice[1]}: {#hole|holes}, and no starting cabin`
      : `Dice ${n.dice[0]} and ${n.dice[1]}: where these numbers stand are {#hole|holes}`,
  'sitting-begun': (n) => `{@${n.seat}} builds`,
  'pile-opened': (n) => `{@${n.seat}} reads pile ${LETTERS[n.pile]}`,
  'time-ran-out': (n) => (n.circle === 0 ? 'Time is up' : `The {#hourglass|hourglass} has run out on ${circle(n.circle)}`),
  flipped: (n) =>
    n.seat === null
      ? `The {#hourglass|hourglass} is flipped onto ${circle(n.circle)}`
      : `{@${n.seat}} flips the {#hourglass|hourglass} onto ${circle(n.circle)}`,
  finished: (n) => `{@${n.seat}} has finished and takes {#number-tile|number} ${n.number}`,
  numbered: (n) => `{@${n.seat}} gets {#number-tile|number} ${n.number}`,
  'alarm-sounded': (n) => `{@${n.seat}} sounds the {#alarm|alarm}`,
  built: () => 'Building is over: ships are checked',
  'reserve-lost': (n) => `{@${n.seat}} loses what was left in the {#reserve|reserve}: ${partList(n.tiles)}`,
  'errors-removed': (n) => `{@${n.seat}} removes an {#error|error}: ${partList(n.tiles)}`,
  'piece-lost': (n) => `A {#piece|piece} breaks off the ship of {@${n.seat}}: ${partList(n.tiles)}`,
  'crew-boarded': (n) => `{@${n.seat}} takes aboard ${crewOf(n.humans, n.aliens)}`,
  insured: (n) => `{@${n.seat}} takes {#insurance|insurance} for ${n.price} ¢`,
  departed: (n) => `Departure: ${list(n.order.map((seat) => `{@${seat}}`))}`,
  'left-flight': (n) => `{@${n.seat}} ${LEFT[n.why]}`,
  'card-revealed': (n) => {
    const card = nameOf(cardAt(n.card));
    return `{#card/${card}|${names.cards[card].name}}, ${count(n.left, 'card', 'cards')} left`;
  },
  days: (n) => `{@${n.seat}} ${n.days > 0 ? 'gains' : 'loses'} ${days(Math.abs(n.days))}`,
  declared: (n) => `{@${n.seat}}: ${names.criteria[n.what]} ${half(n.power)}`,
  'energy-spent': (n) =>
    `{@${n.seat}} spends ${list([...(n.cells > 0 ? [count(n.cells, 'cell', 'cells')] : []), ...(n.panels > 0 ? [count(n.panels, 'solar panel', 'solar panels')] : [])])}`,
  'object-rolled': (n) =>
    `${capital(list(n.objects.map((object) => names.objects[object])))} ${names.from[n.from]}, dice ${n.dice.join(' and ')}`,
  'intruders-rolled': (n) => `{#intruder|Intruders} ${names.from[n.from]}, dice ${n.dice.join(' and ')}`,
  'line-shifted': (n) => `{@${n.seat}} shifts it to {#line|line} ${n.line}`,
  missed: (n) => `It misses {@${n.seat}}`,
  bounced: (n) => `It bounces off {@${n.seat}}`,
  'armour-held': (n) => `The {#armour|armour} of {@${n.seat}} holds`,
  'shot-down': (n) => `{@${n.seat}} shoots it to pieces`,
  defended: (n) =>
    n.with === 'shield'
      ? `{@${n.seat}} stops it with a {#tile/shield|shield}`
      : `{@${n.seat}} shoots it with a {#tile/double-cannon|double cannon}`,
  destroyed: (n) => `{@${n.seat}} loses ${partList(n.tiles)}`,
  'alien-lost': (n) => `The ${names.aliens[n.alien]} of {@${n.seat}} has no air and leaves`,
  'crew-lost': (n) => `{@${n.seat}} loses ${crewOf(n.humans, n.aliens)}`,
  landed: (n) => `{@${n.seat}} lands on planet ${n.planet + 1}`,
  passed: (n) => `{@${n.seat}} flies past`,
  docked: (n) => `{@${n.seat}} docks`,
  'goods-received': (n) => (n.goods.length > 0 ? `{@${n.seat}} loads ${list(goods(n.goods))}` : `{@${n.seat}} loads nothing`),
  'goods-taken': (n) => {
    const taken = [...goods(n.goods), ...(n.cells > 0 ? [count(n.cells, 'cell', 'cells')] : [])];
    return taken.length > 0 ? `{@${n.seat}} hands over ${list(taken)}` : `{@${n.seat}} has nothing to hand over`;
  },
  credits: (n) => `{@${n.seat}} ${n.amount > 0 ? 'gets' : 'pays'} ${Math.abs(n.amount)} ¢`,
  'enemy-fought': (n) => `{@${n.seat}} ${FOUGHT[n.result]}`,
  weakest: (n) => `Weakest in ${names.criteria[n.criterion]}: {@${n.seat}}`,
  'sabotage-rolled': (n) => `Sabotage aboard {@${n.seat}}: the dice ${n.square === null ? 'point beside the ship' : 'fall on a square'}`,
  'cards-added': (n) => `${count(n.count, 'card', 'cards')} of {#level|level} ${['', 'I', 'II', 'III', 'IV'][n.level]} on top of the deck`,
  'intruder-entered': (n) =>
    `An {#intruder|intruder} walks ${count(n.path.length, 'step', 'steps')} through the ship of {@${n.seat}}${n.beaten ? ' and is beaten' : ''}`,
  'intruder-repelled': (n) => `{@${n.seat}} is shut: no {#intruder|intruder} gets in`,
  eaten: (n) =>
    `Devoured aboard {@${n.seat}}: ${list([...(n.crew > 0 ? [count(n.crew, 'crew member', 'crew members')] : []), ...(n.goods > 0 ? [count(n.goods, 'cube', 'cubes')] : []), ...(n.cells > 0 ? [count(n.cells, 'cell', 'cells')] : [])])}`,
  'flight-ended': (n) => (n.arrived.length > 0 ? `Arrived: ${list(n.arrived.map((seat) => `{@${seat}}`))}` : 'Nobody arrived'),
  paid: (n) => `{@${n.seat}}: ${n.payout.arrival + n.payout.looks + n.payout.team + n.payout.goods - n.payout.lost} ¢${sums(n.payout)}`,
  hired: (n) => `{@${n.seat}} hires the {#specialist/${n.specialist}|${names.specialists[n.specialist]}}`,
  'part-added': (n) => `{@${n.seat}} adds a last part: ${part(n.tile)}`,
  'part-converted': (n) => `{@${n.seat}} turns a part into a ${names.conversions[n.to]}`,
  sabotaged: (n) => `{@${n.seat}} sabotages a joint of {@${n.rival}}`,
  bet: (n) =>
    `{@${n.seat}} bets: ${list(n.places.map((place, seat) => `{@${seat}} ${place === null ? 'gives up' : ORDINALS[place - 1]}`))}`,
  'bonuses-changed': (n) => `{@${n.seat}}: arrival bonuses ${SIGN[`${n.arrival}`]}, best-looking bonus ${SIGN[`${n.looks}`]}`,
  'price-changed': (n) => `{@${n.seat}}: ${names.goods[n.good].the} now sells for ${n.price} ¢`,
  'session-ended': () => 'The session is over',
};
