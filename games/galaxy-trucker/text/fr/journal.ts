/** Le journal : une ligne par note. */
import { cardAt, nameOf } from '../../content/index.ts';
import type { Payout } from '../../state.ts';
import type { Lexicon } from '../lexicon.ts';
import { capital, count, days, goods, half, list, part, partList } from './grammar.ts';
import { names } from './names.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const PLACES = ['1er', '2e', '3e', '4e'] as const;
const LEFT = {
  'gave-up': 'abandonne le vol',
  'no-humans': 'n’a plus d’humain et doit abandonner',
  'no-engines': 'n’a aucune puissance de moteur et doit abandonner',
  lapped: 'a un tour de retard et doit abandonner',
} as const;
const FOUGHT = { won: 'bat l’ennemi', tied: 'tient l’ennemi en respect', lost: 'est battu' } as const;
const SIGN = { '-1': 'en baisse', '0': 'inchangée', '1': 'en hausse' } as const;
const circle = (n: number): string => (n === 0 ? 'Start' : n === 4 ? 'le cercle avant le III' : `le cercle ${['', 'I', 'II', 'III'][n]}`);
const crewOf = (humans: number, aliens: readonly ('purple' | 'brown')[]): string =>
  list([
    ...(humans > 0 || aliens.length === 0 ? [count(humans, 'humain', 'humains')] : []),
    ...aliens.map((alien) => `un ${names.aliens[alien]}`),
  ]);
const sums = ({ arrival, looks, team, goods: sold, lost }: Payout): string => {
  const all = [
    ...(arrival > 0 ? [`arrivée ${arrival}`] : []),
    ...(looks > 0 ? [`plus beau vaisseau ${looks}`] : []),
    ...(team > 0 ? [`équipe ${team}`] : []),
    ...(sold > 0 ? [`marchandises ${sold}`] : []),
    ...(lost > 0 ? [`pertes −${lost}`] : []),
  ];
  return all.length > 0 ? ` (${all.join(', ')})` : '';
};

export const notes: Lexicon['notes'] = {
  'round-begun': (n) => `Manche ${n.round} : ${names.classes[n.class].name}. ${names.classes[n.class].text}`,
  'building-begun': () => 'La construction commence',
  'holes-rolled': (n) =>
    n.dice[0] === n.dice[1]
      ? `Dés ${n.dice[0]} et ${n.dice[1]} : des {#hole|trous}, et pas de cabine de pilotage`
      : `Dés ${n.dice[0]} et ${n.dice[1]} : des {#hole|trous} là où sont ces chiffres`,
  'sitting-begun': (n) => `{@${n.seat}} construit`,
  'pile-opened': (n) => `{@${n.seat}} lit la pile ${LETTERS[n.pile]}`,
  'time-ran-out': (n) => (n.circle === 0 ? 'Le temps est écoulé' : `Le {#hourglass|sablier} est vide sur ${circle(n.circle)}`),
  flipped: (n) =>
    n.seat === null
      ? `Le {#hourglass|sablier} est retourné sur ${circle(n.circle)}`
      : `{@${n.seat}} retourne le {#hourglass|sablier} sur ${circle(n.circle)}`,
  finished: (n) => `{@${n.seat}} a fini et prend le {#number-tile|numéro} ${n.number}`,
  numbered: (n) => `{@${n.seat}} reçoit le {#number-tile|numéro} ${n.number}`,
  'alarm-sounded': (n) => `{@${n.seat}} sonne l’{#alarm|alarme}`,
  built: () => 'La construction est finie : on vérifie les vaisseaux',
  'reserve-lost': (n) => `{@${n.seat}} perd ce qui restait en {#reserve|réserve} : ${partList(n.tiles)}`,
  'errors-removed': (n) => `{@${n.seat}} ôte une {#error|erreur} : ${partList(n.tiles)}`,
  'piece-lost': (n) => `Un {#piece|morceau} se détache du vaisseau de {@${n.seat}} : ${partList(n.tiles)}`,
  'crew-boarded': (n) => `{@${n.seat}} embarque ${crewOf(n.humans, n.aliens)}`,
  insured: (n) => `{@${n.seat}} prend une {#insurance|assurance} pour ${n.price} ¢`,
  departed: (n) => `Départ : ${list(n.order.map((seat) => `{@${seat}}`))}`,
  'left-flight': (n) => `{@${n.seat}} ${LEFT[n.why]}`,
  'card-revealed': (n) => {
    const card = nameOf(cardAt(n.card));
    return `{#card/${card}|${names.cards[card].name}}, encore ${count(n.left, 'carte', 'cartes')}`;
  },
  days: (n) => `{@${n.seat}} ${n.days > 0 ? 'gagne' : 'perd'} ${days(Math.abs(n.days))}`,
  declared: (n) => `{@${n.seat}} : ${names.criteria[n.what]} ${half(n.power)}`,
  'energy-spent': (n) =>
    `{@${n.seat}} dépense ${list([...(n.cells > 0 ? [count(n.cells, 'cellule', 'cellules')] : []), ...(n.panels > 0 ? [count(n.panels, 'panneau solaire', 'panneaux solaires')] : [])])}`,
  'object-rolled': (n) =>
    `${capital(list(n.objects.map((object) => names.objects[object])))} ${names.from[n.from]}, dés ${n.dice.join(' et ')}`,
  'intruders-rolled': (n) => `Des {#intruder|intrus} ${names.from[n.from]}, dés ${n.dice.join(' et ')}`,
  'line-shifted': (n) => `{@${n.seat}} décale vers la {#line|ligne} ${n.line}`,
  missed: (n) => `{@${n.seat}} n’est pas touché`,
  bounced: (n) => `Rebond sur le vaisseau de {@${n.seat}}`,
  'armour-held': (n) => `Le {#armour|blindage} de {@${n.seat}} tient`,
  'shot-down': (n) => `{@${n.seat}} tire et la pulvérise`,
  defended: (n) =>
    n.with === 'shield'
      ? `{@${n.seat}} pare avec un {#tile/shield|bouclier}`
      : `{@${n.seat}} tire au {#tile/double-cannon|double canon} et la pulvérise`,
  destroyed: (n) => `{@${n.seat}} perd ${partList(n.tiles)}`,
  'alien-lost': (n) => `L’${names.aliens[n.alien]} de {@${n.seat}} n’a plus d’air et s’en va`,
  'crew-lost': (n) => `{@${n.seat}} perd ${crewOf(n.humans, n.aliens)}`,
  landed: (n) => `{@${n.seat}} se pose sur la planète ${n.planet + 1}`,
  passed: (n) => `{@${n.seat}} passe`,
  docked: (n) => `{@${n.seat}} accoste`,
  'goods-received': (n) => (n.goods.length > 0 ? `{@${n.seat}} charge ${list(goods(n.goods))}` : `{@${n.seat}} ne charge rien`),
  'goods-taken': (n) => {
    const taken = [...goods(n.goods), ...(n.cells > 0 ? [count(n.cells, 'cellule', 'cellules')] : [])];
    return taken.length > 0 ? `{@${n.seat}} cède ${list(taken)}` : `{@${n.seat}} n’a rien à céder`;
  },
  credits: (n) => `{@${n.seat}} ${n.amount > 0 ? 'touche' : 'paie'} ${Math.abs(n.amount)} ¢`,
  'enemy-fought': (n) => `{@${n.seat}} ${FOUGHT[n.result]}`,
  weakest: (n) => `Le plus faible (${names.criteria[n.criterion]}) : {@${n.seat}}`,
  'sabotage-rolled': (n) =>
    `Sabotage chez {@${n.seat}} : les dés ${n.square === null ? 'tombent à côté du vaisseau' : 'tombent sur une case'}`,
  'cards-added': (n) => `${count(n.count, 'carte', 'cartes')} de {#level|niveau} ${['', 'I', 'II', 'III', 'IV'][n.level]} sur le paquet`,
  'intruder-entered': (n) =>
    `Un {#intruder|intrus} fait ${count(n.path.length, 'étape', 'étapes')} dans le vaisseau de {@${n.seat}}${n.beaten ? ' et se fait battre' : ''}`,
  'intruder-repelled': (n) => `Le vaisseau de {@${n.seat}} est clos : aucun {#intruder|intrus} n’entre`,
  eaten: (n) =>
    `Dévorés chez {@${n.seat}} : ${list([...(n.crew > 0 ? [count(n.crew, 'membre d’équipage', 'membres d’équipage')] : []), ...(n.goods > 0 ? [count(n.goods, 'cube', 'cubes')] : []), ...(n.cells > 0 ? [count(n.cells, 'cellule', 'cellules')] : [])])}`,
  'flight-ended': (n) => (n.arrived.length > 0 ? `Arrivent : ${list(n.arrived.map((seat) => `{@${seat}}`))}` : 'Personne n’arrive'),
  paid: (n) => `{@${n.seat}} : ${n.payout.arrival + n.payout.looks + n.payout.team + n.payout.goods - n.payout.lost} ¢${sums(n.payout)}`,
  hired: (n) => `{@${n.seat}} engage : {#specialist/${n.specialist}|${names.specialists[n.specialist]}}`,
  'part-added': (n) => `{@${n.seat}} ajoute un dernier composant : ${part(n.tile)}`,
  'part-converted': (n) => `{@${n.seat}} change un composant en ${names.conversions[n.to]}`,
  sabotaged: (n) => `{@${n.seat}} sabote une jonction chez {@${n.rival}}`,
  bet: (n) =>
    `{@${n.seat}} parie : ${list(n.places.map((place, seat) => `{@${seat}} ${place === null ? 'abandonne' : PLACES[place - 1]}`))}`,
  'bonuses-changed': (n) => `{@${n.seat}} : prime d’arrivée ${SIGN[`${n.arrival}`]}, prime de beauté ${SIGN[`${n.looks}`]}`,
  'price-changed': (n) => `{@${n.seat}} : ${names.goods[n.good].the} se vend ${n.price} ¢`,
  'session-ended': () => 'La session est finie',
};
