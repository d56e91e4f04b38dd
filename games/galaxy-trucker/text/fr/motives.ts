/** Ce qui a pesé pour un camionneur de la maison. */
import type { TileKind } from '../../content/index.ts';
import { type Lexicon, who } from '../lexicon.ts';
import { count, days, half } from './grammar.ts';
import { names } from './names.ts';

const part = (kind: TileKind): string => names.tiles[kind].name.toLowerCase();
/** À quoi sert un composant. */
const WANTED: Readonly<Record<TileKind, string>> = {
  'starting-cabin': 'le vaisseau commence là',
  cabin: 'avec de l’équipage on rentre, et on gagne en route',
  engine: 'sans moteur, l’espace intersidéral est la fin du vol',
  'double-engine': 'en espace intersidéral, deux jours d’un coup',
  cannon: 'ennemis et grosses météorites viendront',
  'double-cannon': 'des ennemis puissants viendront',
  battery: 'sans elle, ce qui demande de l’énergie ne sert à rien',
  'white-hold': 'les marchandises paient le vol',
  'red-hold': 'les marchandises rouges paient le mieux',
  shield: 'il couvre des côtés que rien ne couvre encore',
  structural: 'elle joint ce qui ne mènerait nulle part',
  'purple-support': 'l’extraterrestre mauve ajoute de la puissance de feu',
  'brown-support': 'l’extraterrestre brun ajoute de la puissance de moteur',
  'mixed-support': 'un extraterrestre ajoute de la puissance sans rien coûter',
  'solar-panel': 'il donne de l’énergie à chaque carte',
  thrusters: 'ce qui arrive peut passer à côté',
  router: 'il relie ce qui est loin',
  robonauts: 'quand on compare les équipages, quatre de plus',
  'auto-defence': 'des intrus viendront',
  armoury: 'un équipage armé arrête les intrus',
  'armoured-hold': 'le rouge paie le mieux, et elle résiste aux coups',
  'armoured-shield': 'il couvre des côtés ouverts, et résiste aux coups',
};

export const motives: Lexicon['motives'] = {
  need: ({ part: kind }) => `Veut cette pièce (${part(kind)}) : ${WANTED[kind]}.`,
  company: () => 'Tient à ses voisins : ensemble ils font plus, et se tiennent mieux.',
  room: () => 'Garde le vaisseau ouvert : on peut encore beaucoup ajouter de là.',
  neat: () => 'Laisse peu de connecteurs à nu : chacun est un point faible.',
  fills: () => 'Remplit une case : le temps presse, et rien de mieux n’est venu.',
  stuck: () => 'Utilise ce qui était de côté : resté là, cela compterait comme perdu.',
  'no-place': ({ part: kind }) => `La rend : aucune case pour cette pièce (${part(kind)}).`,
  picky: ({ part: kind }) => `La rend (${part(kind)}) : il reste du temps, et mieux peut venir.`,
  keeps: ({ part: kind }) => `La met de côté (${part(kind)}) : sa place viendra.`,
  draws: () => 'Pioche : rien de ce qui est visible ne vaut une case.',
  reads: () => 'Lit une pile : qui sait ce qui vient construit en conséquence.',
  full: () => 'A fini : rien de ce qui reste n’améliorerait le vaisseau.',
  last: () => 'N’ajoute rien : aucun composant visible n’améliorerait le vaisseau.',
  flips: () => 'Retourne le sablier : son vaisseau est assez avancé.',
  alarm: () => 'Donne l’alarme : les autres ont plus à construire encore.',
  token: () => 'Utilise un jeton : la pièce qu’il couvre sert mieux ainsi.',
  hires: ({ specialist }) => `Engage : ${names.specialists[specialist]}, de ceux du choix, ce qui sert le plus à la plupart des vaisseaux.`,
  alien: ({ alien }) =>
    alien === 'purple'
      ? 'Prend l’extraterrestre mauve : deux de puissance de feu en plus.'
      : 'Prend l’extraterrestre brun : deux de puissance de moteur en plus.',
  humans: () => 'Préfère des humains à l’extraterrestre : ce sont eux qui ramènent le vaisseau.',
  sabotage: ({ rival }) => `S’en prend au vaisseau de ${who(rival)}, là où il casse le mieux.`,
  decree: ({ mine }) =>
    `Fait payer tout le monde : son vaisseau a ${count(mine, 'connecteur exposé', 'connecteurs exposés')}, les autres en ont plus.`,
  insured: () => 'Prend l’assurance : ce que ce vaisseau peut perdre coûterait plus.',
  uninsured: () => 'Se passe d’assurance : ce vaisseau n’en perdra guère assez.',
  beats: ({ power, strength }) => `L’emporte : ${half(power)} contre ${strength}.`,
  holds: ({ strength }) => `Atteint ${strength} sans plus : on le laisse en paix, et l’énergie reste.`,
  hopeless: ({ strength }) => `Ne se bat pas : plus de ${strength} lui coûterait trop d’énergie, ou est hors de portée.`,
  'not-weakest': ({ power }) => `Atteint ${half(power)} : assez pour que le plus faible soit quelqu’un d’autre.`,
  weakest: () => 'Accepte d’être le plus faible : l’énergie pour l’éviter coûterait plus.',
  moves: ({ days: n }) => `Avance de ${days(n)} : qui est devant choisit d’abord et touche la plus grosse prime.`,
  saves: () => 'Garde son énergie pour ce qui vient encore.',
  protects: ({ part: kind }) => `Protège une pièce qui lui manquerait (${part(kind)}).`,
  'lets-go': ({ part: kind }) => `La laisse partir (${part(kind)}) : l’énergie vaut plus que cela.`,
  harmless: () => 'Ne fait rien : là où cela arrive, c’est sans effet.',
  repels: () => 'Ils n’iront pas loin : une pièce défendue est sur leur chemin.',
  'lets-in': () => 'Les laisse entrer : tout ce qu’on pourrait faire coûterait plus.',
  brings: ({ credits, days: n }) => `Veut le gain : il vaut ${credits} ¢ pour ce vaisseau${n > 0 ? `, contre ${days(n)}` : ''}.`,
  boards: ({ humans }) => `Embarque ${count(humans, 'humain', 'humains')} : avec de l’équipage, on rentre.`,
  declines: ({ days: n }) => `Passe son chemin : l’offre ne vaut pas ${days(n)}.`,
  'crew-dear': ({ crew }) =>
    crew > 1
      ? `Garde son équipage : ${crew} personnes valent plus que l’offre.`
      : 'Garde son équipage : une personne vaut plus que l’offre.',
  guns: () => 'Évite ces canons : ils casseraient plus qu’il n’y a à prendre.',
  dearest: () => 'Garde ce qui vaut le plus, là où c’est le plus à l’abri.',
  cheapest: () => 'Donne ce qui lui coûte le moins.',
  'spares-humans': () => 'Laisse partir les extraterrestres : il reste peu d’humains, et sans eux le vol est fini.',
  'spares-aliens': () => 'Laisse partir des humains : ses extraterrestres servent plus, et il en reste assez.',
  piece: ({ parts, humans }) =>
    `Reste avec le meilleur morceau : ${count(parts, 'pièce', 'pièces')}, ${count(humans, 'humain', 'humains')}.`,
  'goes-on': ({ credits }) => `Continue : rentrer vaut à peu près ${credits} ¢.`,
  'gives-up': ({ humans }) =>
    `Abandonne : avec ${count(humans, 'humain', 'humains')}, rentrer est improbable, et la moitié des cubes vaut mieux que rien.`,
};
