import { arrangeFlight, type Setting } from '../arrange.ts';
import { trucker } from '../game.ts';
import { cells } from '../judge/power.ts';
import type { View } from '../view.ts';
import { arranged, both, NAMES, PLAIN, square, type TruckerLesson } from './common.ts';

const SETTING: Setting = {
  class: 'I',
  options: PLAIN,
  deck: ['I-05', 'I-13', 'I-09', 'I-02'],
  has: [
    {
      space: 0,
      parts: [
        [7, 7, 'START'],
        [6, 7, 'CABIN-01'],
        [7, 8, 'ENG1-04'],
        [7, 6, 'CAN1-13'],
        [6, 6, 'CAN1-05'],
        [8, 6, 'CAN2-05'],
        [8, 7, 'BAT3-06'],
        [9, 7, 'CAN1-22'],
        [9, 8, 'RED1-06', 1],
        [8, 8, 'CARGO2-01'],
        [6, 8, 'ENG2-03'],
        [5, 7, 'SHIELD-01', 3],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [6, 7], humans: 2 },
        { at: [8, 7], cells: 3 },
      ],
    },
    {
      space: -2,
      parts: [
        [7, 7, 'START'],
        [7, 8, 'ENG1-19'],
        [7, 6, 'CAN1-01'],
        [6, 7, 'BAT2-01', 2],
        [8, 7, 'BAT2-02'],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [6, 7], cells: 2 },
        { at: [8, 7], cells: 2 },
      ],
    },
  ],
};
const engine = square(6, 8);
const cannon = square(8, 6);
const red = square(9, 8);
const white = square(8, 8);
const FLY = { do: 'fly', cards: 1 } as const;
const energy = (view: View): number => cells(view.yards[0]!.ship);
const part = (view: View, column: number, row: number): boolean => view.yards[0]!.ship.squares[square(column, row)]! >= 0;
const goods = (view: View): string =>
  view.yards[0]!.ship.loads.flatMap((load) => load.goods)
    .toSorted()
    .join(' ');
const elseFly = both('Volez plus loin : une carte.', 'Fly on: one card.');

/** Energy, planets, cargo, meteors, an enemy, and the pay-out. */
export const firstFlight: TruckerLesson = {
  id: 'first-flight',
  game: trucker,
  title: both('Voler', 'Fly'),
  goal: both(
    'Mener un vaisseau à travers quatre cartes, et vendre ce qui arrive.',
    'Take a ship through four cards, and sell what arrives.',
  ),
  minutes: 6,
  me: 0,
  names: NAMES,
  position: () => arranged(SETTING, arrangeFlight(SETTING)),
  steps: [
    {
      tell: both(
        'Votre fusée est devant : vous choisissez la première, et on tire d’abord sur vous. Quatre cartes vous attendent.',
        'Your rocket is ahead: you choose first, and are shot at first. Four cards await you.',
      ),
      at: 'board',
    },
    {
      ask: 'flight/stay',
      say: both(
        'Avant chaque carte, on peut abandonner : moitié prix, pas de prime. Votre vaisseau est entier : volez.',
        'Before every card you may give up: half the price, no bonus. Your ship is whole: fly on.',
      ),
      at: 'question',
      right: () => FLY,
      wrong: [
        {
          like: () => ({ do: 'give-up' }),
          is: (a) => a.do === 'give-up',
          say: both('Rien à vendre encore, et tout à gagner. Pas maintenant.', 'Nothing to sell yet, and everything to gain. Not now.'),
        },
      ],
      else: elseFly,
    },
    { others: [{ seat: 1, topic: 'flight/stay', answer: FLY }] },
    {
      ask: 'power/engines',
      say: both(
        'Espace intersidéral : un jour par puissance de moteur. Le moteur simple donne 1 ; le double, pour 1 cellule, 2 de plus. Vous en avez 3 : payez.',
        'Open space: a day for each engine power. The single engine gives 1; the double one, for 1 cell, 2 more. You have 3: pay.',
      ),
      at: 'question',
      right: () => [engine],
      wrong: [
        {
          like: () => [],
          is: (a) => a.length === 0,
          say: both(
            'Économe, mais 1 jour seulement : Livia vous rejoindrait presque. Cette fois, avancez.',
            'Thrifty, but 1 day only: Livia would nearly catch up. This time, go ahead.',
          ),
        },
      ],
      else: both('Choisissez le double moteur.', 'Choose the double engine.'),
      holds: (v) => energy(v) === 2 && v.flyers[0]!.at === 3,
    },
    {
      ask: 'flight/stay',
      say: both('Trois jours d’avance. Carte suivante.', 'Three days ahead. Next card.'),
      at: 'question',
      right: () => FLY,
      else: elseFly,
    },
    { others: [{ seat: 1, topic: 'flight/stay', answer: FLY }] },
    {
      ask: 'planet/land',
      say: both(
        'Des planètes. Il faut un conteneur rouge pour le rouge : vous en avez un, et deux blancs. Quelle planète remplit tout ?',
        'Planets. Red needs a red container: you have one, and two white ones. Which planet fills them all?',
      ),
      at: 'board',
      right: () => 1,
      wrong: [
        {
          like: () => 0,
          is: (a) => a === 0,
          say: both(
            'Deux rouges, un seul conteneur rouge : le second resterait là. 4 ¢ au lieu de 6.',
            'Two red ones, a single red container: the other would stay behind. 4 ¢ instead of 6.',
          ),
        },
        {
          like: () => 2,
          is: (a) => a === 2,
          say: both(
            'Un jaune : 3 ¢, pour les mêmes 2 jours. La deuxième planète en donne 6.',
            'One yellow: 3 ¢, for the same 2 days. The second planet gives 6.',
          ),
        },
        {
          like: () => null,
          is: (a) => a === null,
          say: both('Deux jours pour 6 ¢, c’est bien payé. Posez-vous.', 'Two days for 6 ¢ are well paid. Land.'),
        },
      ],
      else: both('La deuxième planète.', 'The second planet.'),
    },
    {
      ask: 'cargo/load',
      say: both(
        'Chargez : le rouge dans la cale rouge, les bleus dans la blanche.',
        'Load: the red cube into the red hold, the blue ones into the white one.',
      ),
      at: 'question',
      right: () => [red, white, white],
      wrong: [
        {
          like: () => [red, white, null],
          is: (a) => a.includes(null),
          say: both('Rien ne reste sur la planète : il y a de la place.', 'Leave nothing behind: there is room.'),
        },
      ],
      else: both('Le rouge dans la cale rouge, les bleus dans la blanche.', 'Red into the red hold, blue into the white one.'),
      holds: (v) => goods(v) === 'blue blue red',
    },
    {
      others: [{ seat: 1, topic: 'planet/land', answer: null }],
      say: both(
        'Livia n’a pas de cale : elle passe. Vous perdez 2 jours, et restez devant.',
        'Livia has no hold: she flies past. You lose 2 days, and stay ahead.',
      ),
      at: 'board',
      holds: (v) => v.flyers[0]!.at === 1,
    },
    {
      ask: 'flight/stay',
      say: both('Volez plus loin.', 'Fly on.'),
      at: 'question',
      right: () => FLY,
      else: elseFly,
    },
    {
      others: [{ seat: 1, topic: 'flight/stay', answer: FLY, luck: [2, 3, 2, 3] }],
      say: both(
        'Des météorites ! La grosse, par l’avant, colonne 7 : votre canon de cette colonne la pulvérise tout seul. Puis une petite, par la gauche.',
        'Meteors! The large one from the front, column 7: your cannon in that column shoots it by itself. Then a small one, from the left.',
      ),
      at: 'board',
    },
    {
      ask: 'hit/defence',
      say: both(
        'Rangée 7 : elle vient sur un connecteur exposé de votre bouclier. Sur un côté fermé elle rebondirait. 1 cellule, et le bouclier l’arrête.',
        'Row 7: it comes at an exposed connector of your shield. Off a closed side it would bounce. 1 cell, and the shield stops it.',
      ),
      at: 'question',
      right: () => 'shield',
      wrong: [
        {
          like: () => 'none',
          is: (a) => a === 'none',
          say: both(
            'Voyez : le bouclier est parti, et coûtera 1 ¢. Un composant qui protège vaut bien une cellule.',
            'See: the shield is gone, and will cost 1 ¢. A part that protects is well worth a cell.',
          ),
          show: [2, 3],
          holds: (v) => !part(v, 5, 7),
        },
      ],
      else: both('Levez le bouclier.', 'Power the shield.'),
      luck: [2, 3],
      holds: (v) => part(v, 5, 7) && energy(v) === 1 && v.phase === 'stay',
    },
    {
      tell: both(
        'La dernière petite, par la droite, a rebondi : le canon y montre un côté lisse. Il vous reste 1 cellule.',
        'The last small one, from the right, bounced: the cannon shows a smooth side there. You have 1 cell left.',
      ),
      at: 'board',
    },
    {
      ask: 'flight/stay',
      say: both('Une seule carte encore.', 'One card only.'),
      at: 'question',
      right: () => FLY,
      else: elseFly,
    },
    { others: [{ seat: 1, topic: 'flight/stay', answer: FLY }] },
    {
      ask: 'power/cannons',
      say: both(
        'Des contrebandiers de force 4. Vos trois canons font 3 ; le double, pour votre dernière cellule, 2 de plus.',
        'Smugglers of strength 4. Your three cannons make 3; the double one, for your last cell, 2 more.',
      ),
      at: 'question',
      right: () => [cannon],
      wrong: [
        {
          like: () => [],
          is: (a) => a.length === 0,
          say: both(
            'Voyez : 3 contre 4, et ils prennent vos deux cubes les plus précieux.',
            'See: 3 against 4, and they take your two most valuable cubes.',
          ),
          show: [],
          holds: (v) => goods(v) === 'blue',
        },
      ],
      else: both('Choisissez le double canon.', 'Choose the double cannon.'),
      holds: (v) => energy(v) === 0,
    },
    {
      ask: 'enemy/reward',
      say: both(
        'Battus ! Leur cargaison contre 1 jour : un jaune, un vert, un bleu. Livia est loin : prenez.',
        'Beaten! Their cargo for 1 day: a yellow, a green, a blue one. Livia is far behind: take it.',
      ),
      at: 'question',
      right: () => true,
      wrong: [
        {
          like: () => false,
          is: (a) => !a,
          say: both('Un jour ne vous coûte pas la première place : prenez.', 'A day does not cost you the first place: take it.'),
        },
      ],
      else: both('Prenez le butin.', 'Take the reward.'),
    },
    {
      ask: 'cargo/load',
      say: both(
        'Plus de place ? Jetez le moins cher : les deux bleus laissent la cale blanche au jaune et au vert.',
        'No room left? Throw out the cheapest: the two blue ones leave the white hold to yellow and green.',
      ),
      at: 'question',
      right: () => [null, null, red, white, white, null],
      wrong: [
        {
          like: () => [white, white, red, null, null, null],
          is: (a) => a[3] === null || a[4] === null,
          say: both(
            'Un jaune vaut 3 ¢, un vert 2, un bleu 1. Gardez ce qui vaut le plus.',
            'A yellow one is worth 3 ¢, a green one 2, a blue one 1. Keep what is worth most.',
          ),
        },
      ],
      else: both('Le jaune et le vert dans la cale blanche, le rouge où il est.', 'Yellow and green into the white hold, red where it is.'),
      holds: (v) => v.phase === 'over' && v.credits[0] === 13,
    },
    {
      tell: both(
        'Arrivée : première place, 4 ¢. Marchandises : 4 + 3 + 2, 9 ¢. Rien de perdu, rien à payer. Le plus beau vaisseau est celui de Livia : 2 ¢ pour elle.',
        'Arrived: first place, 4 ¢. Goods: 4 + 3 + 2, 9 ¢. Nothing lost, nothing to pay. The best-looking ship is Livia’s: 2 ¢ for her.',
      ),
      at: 'board',
      holds: (v) => v.paid[0]![0]!.arrival === 4 && v.paid[0]![0]!.goods === 9 && v.paid[0]![1]!.looks === 2,
    },
  ],
  known: {
    win: both('Après le dernier vol, le plus riche gagne.', 'After the last flight the richest wins.'),
    ideas: [
      both(
        'Gardez une cellule pour la dernière carte : l’énergie qui manque coûte plus que celle qui reste.',
        'Keep a cell for the last card: energy you lack costs more than energy left over.',
      ),
      both(
        'Devant, on choisit d’abord, et l’on est visé d’abord. Un jour se paie : demandez toujours combien il rapporte.',
        'Ahead one chooses first, and is aimed at first. A day has its price: always ask what it brings.',
      ),
    ],
  },
};
