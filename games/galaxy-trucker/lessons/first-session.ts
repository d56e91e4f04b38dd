import { arrangeFlight, arrangeYard, type Has, type Line, type Setting } from '../arrange.ts';
import { trucker } from '../game.ts';
import { crew, humans } from '../judge/crew.ts';
import { cells } from '../judge/power.ts';
import type { Ship, State } from '../state.ts';
import type { View } from '../view.ts';
import { arranged, both, NAMES, PLAIN, place, square, type TruckerLesson, take, tile } from './common.ts';

/** Built in haste: the red hold shows a connector to a smooth side. */
const HASTY: readonly Line[] = [
  [7, 7, 'START'],
  [6, 7, 'CABIN-01'],
  [7, 8, 'ENG1-04'],
  [7, 6, 'CAN1-13'],
  [6, 6, 'CAN1-05'],
  [8, 6, 'CAN2-05'],
  [8, 7, 'BAT3-06'],
  [9, 7, 'CABIN-09'],
  [8, 8, 'CARGO2-01'],
  [6, 8, 'ENG2-03'],
];
const RED: Line = [9, 8, 'RED1-06'];
const LIFE: Line = [5, 7, 'PURPLE-05'];
const LIVIA: readonly Line[] = [
  [7, 7, 'START'],
  [7, 8, 'ENG2-01'],
  [7, 6, 'CAN1-01'],
  [6, 7, 'CABIN-02'],
  [8, 7, 'BAT2-02'],
];
const BRUNO: readonly Line[] = [
  [7, 7, 'START'],
  [7, 8, 'ENG1-19'],
  [8, 7, 'RED1-02'],
  [6, 7, 'CARGO2-03', 2],
];
const YARD: Setting = { class: 'I', options: PLAIN, has: [{ parts: [...HASTY, RED] }, { parts: LIVIA }, { parts: BRUNO }] };
const aboard: Required<Pick<Has, 'loads'>>[] = [
  {
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [6, 7], alien: 'purple' },
      { at: [9, 7], humans: 2 },
      { at: [8, 7], cells: 2 },
    ],
  },
  {
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [6, 7], humans: 2 },
      { at: [8, 7], cells: 2 },
    ],
  },
  {
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [8, 7], goods: ['red'] },
      { at: [6, 7], goods: ['yellow'] },
    ],
  },
];
/** The second half of the first flight: the four cards that the lesson before has not shown. */
const FLIGHT: Setting = {
  class: 'I',
  options: PLAIN,
  deck: ['I-19', 'I-04', 'I-16', 'I-17'],
  has: [
    { space: 6, parts: [...HASTY, LIFE], ...aboard[0] },
    { space: 12, parts: LIVIA, ...aboard[1] },
    { space: 3, parts: BRUNO, ...aboard[2] },
  ],
};
function halfway(): State {
  const state = arrangeFlight(FLIGHT);
  // What the inspection took is paid for in the end.
  const red = tile('RED1-06');
  state.heap = state.heap.filter((part) => part !== red);
  state.flyers[0]!.lost.push(red);
  return state;
}
const white = square(8, 8);
const cabin = square(6, 7);
const engine = square(6, 8);
const mine = (view: View): Ship => view.yards[0]!.ship;
const part = (view: View, column: number, row: number): boolean => mine(view).squares[square(column, row)]! >= 0;
const FLY = { do: 'fly', cards: 1 } as const;
const theyFly = [
  { seat: 1, topic: 'flight/stay', answer: FLY },
  { seat: 2, topic: 'flight/stay', answer: FLY },
] as const;
const elseFly = both('Volez plus loin : une carte.', 'Fly on: one card.');

/** The end of building, inspection, boarding, the other half of the first flight, and who is out of it. */
export const firstSession: TruckerLesson = {
  id: 'first-session',
  game: trucker,
  title: both('Une première partie', 'A first session'),
  goal: both(
    'Vivre une manche entière à trois : finir, passer l’inspection, embarquer, voler, être payé.',
    'Live through a whole round among three: finish, pass inspection, board, fly, be paid.',
  ),
  minutes: 8,
  me: 0,
  names: [...NAMES, 'Bruno'],
  position: () => arranged(YARD, arrangeYard(YARD, ['CABIN-03'], ['PURPLE-05', 'STRUCT-01'])),
  steps: [
    {
      tell: both(
        'Une partie compte plusieurs manches, sur des vaisseaux toujours plus grands. Chacune : construire, inspecter, embarquer, voler, être payé.',
        'A session has several rounds, on ever larger ships. Each one: build, inspect, board, fly, be paid.',
      ),
      at: 'board',
    },
    {
      tell: both(
        'Livia et Bruno construisent en même temps, du même tas. Leurs vaisseaux grandissent à côté du vôtre : un coup d’œil dit ce qu’ils préparent.',
        'Livia and Bruno build at the same time, from the same heap. Their ships grow beside yours: a glance tells what they are up to.',
      ),
      at: 'players',
    },
    {
      ask: 'build/do',
      say: both(
        'Encore un composant avant la fin ! Le support de vie accueille un alien dans la cabine voisine. Prenez-le avant les autres.',
        'One more part before the end! Life support makes the next cabin a home for an alien. Take it before the others do.',
      ),
      at: `part:${tile('PURPLE-05')}`,
      right: () => take('PURPLE-05'),
      wrong: [
        {
          like: () => take('STRUCT-01'),
          is: (a) => a.do === 'take' && a.tile === tile('STRUCT-01'),
          say: both(
            'Un module de structure ne fait que relier. Un alien vaut deux canons : prenez le support de vie.',
            'A structural module only joins. An alien is worth two cannons: take the life support.',
          ),
        },
        {
          like: () => ({ do: 'draw' }),
          is: (a) => a.do === 'draw',
          say: both(
            'Le tas est un pari. Ce qu’il vous faut est déjà visible.',
            'The heap is a gamble. What you need already lies face up.',
          ),
        },
      ],
      else: both('Prenez le support de vie violet, parmi les visibles.', 'Take the purple life support, among those face up.'),
      holds: (v) => v.yards[0]!.hand?.tile === tile('PURPLE-05'),
    },
    {
      ask: 'build/do',
      say: both(
        'À gauche de la cabine : il doit la toucher par un connecteur. Jamais la cabine de pilotage : elle reste aux humains.',
        'Left of the cabin: it must be joined to it by a connector. Never the starting cabin: that one stays with the humans.',
      ),
      at: `square:${square(5, 7)}`,
      right: () => place('PURPLE-05', 5, 7),
      also: (a) => a.do === 'place' && a.square === square(5, 7) && a.rot === 2,
      else: both('Posez-le à gauche de la cabine de gauche.', 'Place it left of the cabin on the left.'),
      holds: (v) => part(v, 5, 7),
    },
    {
      others: [{ seat: 1, topic: 'build/do', answer: { do: 'finish', number: 1 } }],
      say: both(
        'Livia prend le numéro 1. Avec un sablier, quelqu’un l’aurait déjà retourné : après la dernière période, chacun s’arrête où il en est.',
        'Livia takes number 1. With an hourglass somebody would have flipped it by now: after its last period everybody stops wherever they are.',
      ),
      at: 'players',
      holds: (v) => v.yards[1]!.number === 1,
    },
    {
      ask: 'build/do',
      say: both('Finissez : numéro 2, juste derrière elle.', 'Finish: number 2, right behind her.'),
      at: 'finish',
      right: () => ({ do: 'finish', number: 2 }),
      else: both('Finissez : prenez le numéro 2.', 'Finish: take number 2.'),
      holds: (v) => v.yards[0]!.number === 2,
    },
    {
      others: [{ seat: 2, topic: 'build/do', answer: { do: 'finish', number: 3 } }],
      say: both(
        'Inspection ! Votre cale rouge tend un connecteur vers un côté lisse de la blanche : une faute. L’une des deux s’en va.',
        'Inspection! Your red hold shows a connector to a smooth side of the white one: an error. One of the two must go.',
      ),
      at: 'board',
      holds: (v) => v.phase === 'errors',
    },
    {
      ask: 'error/remove',
      say: both(
        'La blanche porte deux cubes, la rouge un seul. Chacune coûterait 1 ¢ à la fin. Retirez la rouge.',
        'The white one carries two cubes, the red one a single cube. Either costs 1 ¢ in the end. Remove the red one.',
      ),
      at: `square:${square(9, 8)}`,
      right: () => square(9, 8),
      wrong: [
        {
          like: () => white,
          is: (a) => a === white,
          say: both(
            'Il ne resterait qu’une place de fret. Gardez la blanche.',
            'A single place for cargo would be left. Keep the white one.',
          ),
        },
      ],
      else: both('Retirez la cale rouge.', 'Remove the red hold.'),
      holds: (v) => !part(v, 9, 8) && part(v, 8, 8) && v.phase === 'load',
    },
    {
      ask: 'load/purple',
      say: both(
        'L’équipage embarque. Un alien violet tient une cabine à lui seul, et ajoute 2 à vos canons. Logez-le.',
        'The crew boards. A purple alien takes a whole cabin, and adds 2 to your cannons. House it.',
      ),
      at: `square:${cabin}`,
      right: () => cabin,
      wrong: [
        {
          like: () => null,
          is: (a) => a === null,
          say: both(
            'Deux humains à sa place : 6 membres d’équipage au lieu de 5, mais 2 de moins aux canons. Essayez l’alien.',
            'Two humans in its place: a crew of 6 instead of 5, but 2 less on your cannons. Try the alien.',
          ),
        },
      ],
      else: both('Logez l’alien dans la cabine de gauche.', 'House the alien in the cabin on the left.'),
      holds: (v) => v.phase === 'stay' && crew(mine(v)) === 5,
    },
    {
      tell: both(
        'La moitié du vol plus tard. Vous avez brûlé une cellule ; Livia est loin devant, Bruno derrière avec 7 ¢ de fret. Quatre cartes encore.',
        'Half a flight later. You have burnt a cell; Livia is far ahead, Bruno behind with 7 ¢ of cargo. Four cards to go.',
      ),
      at: 'board',
      scene: () => arranged(FLIGHT, halfway()),
    },
    { ask: 'flight/stay', say: both('Volez.', 'Fly on.'), at: 'question', right: () => FLY, else: elseFly },
    { others: theyFly },
    {
      ask: 'offer/dock',
      say: both(
        'Une station abandonnée : il faut 5 membres d’équipage pour la fouiller. Livia en a 4. Vous 5, l’alien compris : arrimez-vous.',
        'An abandoned station: it takes a crew of 5 to search it. Livia has 4. You have 5, the alien included: dock.',
      ),
      at: 'question',
      right: () => true,
      wrong: [
        {
          like: () => false,
          is: (a) => !a,
          say: both('5 ¢ pour un jour, et personne ne reste à bord : allez-y.', '5 ¢ for a day, and nobody has to stay there: go.'),
        },
      ],
      else: both('Arrimez-vous.', 'Dock.'),
    },
    {
      ask: 'cargo/load',
      say: both('Un jaune, un vert : tous deux dans la cale blanche.', 'A yellow and a green one: both into the white hold.'),
      at: 'question',
      right: () => [white, white],
      wrong: [
        {
          like: () => [white, null],
          is: (a) => a.includes(null),
          say: both('Il y a de la place pour les deux.', 'There is room for both.'),
        },
      ],
      else: both('Les deux dans la cale blanche.', 'Both into the white hold.'),
      holds: (v) => v.flyers[0]!.at === 5,
    },
    { ask: 'flight/stay', say: both('Carte suivante.', 'Next card.'), at: 'question', right: () => FLY, else: elseFly },
    {
      others: theyFly,
      say: both(
        'Poussière d’étoiles : chacun recule d’un jour par connecteur exposé. Quatre pour vous.',
        'Stardust: everybody falls back a day for each exposed connector. Four for you.',
      ),
      at: 'board',
      holds: (v) => v.flyers[0]!.at === 1,
    },
    { ask: 'flight/stay', say: both('Plus que deux.', 'Two are left.'), at: 'question', right: () => FLY, else: elseFly },
    {
      others: [...theyFly, { seat: 1, topic: 'power/engines', answer: [square(7, 8)] }],
      say: both(
        'Zone de combat : trois comparaisons, et chaque fois le plus faible paie. Équipage : Bruno n’en a que 2, il perd 3 jours.',
        'Combat zone: three comparisons, and each time the weakest pays. Crew: Bruno has only 2, he loses 3 days.',
      ),
      at: 'board',
    },
    {
      ask: 'power/engines',
      say: both(
        'Moteurs : Livia déclare 2, Bruno n’en a qu’un. Sans énergie vous seriez à égalité avec lui, et vous êtes devant : c’est vous qui paieriez.',
        'Engines: Livia declares 2, Bruno has only 1. Without energy you would tie with him, and you are ahead: you would pay.',
      ),
      at: 'question',
      right: () => [engine],
      wrong: [
        {
          like: () => [],
          is: (a) => a.length === 0,
          say: both(
            'À égalité, le plus avancé paie : deux membres d’équipage. Une cellule vaut moins.',
            'On a tie whoever is ahead pays: two of the crew. A cell is worth less.',
          ),
        },
      ],
      else: both('Choisissez le double moteur.', 'Choose the double engine.'),
      holds: (v) => cells(mine(v)) === 1,
    },
    {
      ask: 'power/cannons',
      say: both(
        'Canons : deux simples et l’alien font 4, Livia n’en déclare qu’un. Vous êtes loin d’être le plus faible : gardez la cellule.',
        'Cannons: two single ones and the alien make 4, Livia declares only 1. You are far from the weakest: keep the cell.',
      ),
      at: 'question',
      right: () => [],
      wrong: [
        {
          like: () => [square(8, 6)],
          is: (a) => a.length > 0,
          say: both('6 au lieu de 4 : personne n’en demande tant.', '6 instead of 4: nobody asks for that much.'),
        },
      ],
      else: both('Déclarez sans énergie.', 'Declare without energy.'),
      // Both shots from the rear miss Bruno's ship.
      luck: [0, 0, 0, 0],
      holds: (v) => cells(mine(v)) === 1 && v.flyers[2]!.out === 'no-humans',
    },
    {
      tell: both(
        'Bruno n’a pas de canon : deux tirs l’ont manqué. Mais il n’a plus d’humain à bord, et sans pilote on quitte le vol.',
        'Bruno has no cannon: two shots have missed him. But he has no human left, and without a pilot one leaves the flight.',
      ),
      at: 'players',
    },
    {
      guess: both(
        'Qui quitte le vol ne touche pas de prime d’arrivée. Combien pour ses 7 ¢ de fret ?',
        'Whoever leaves the flight gets no bonus for arriving. How much for his 7 ¢ of cargo?',
      ),
      at: 'players',
      options: [
        {
          label: both('7 ¢', '7 ¢'),
          say: both('Le plein prix est pour ceux qui arrivent.', 'The full price is for those who arrive.'),
        },
        {
          label: both('4 ¢', '4 ¢'),
          say: both('La moitié, arrondie au-dessus.', 'Half of it, rounded up.'),
        },
        {
          label: both('Rien', 'Nothing'),
          say: both('Tout n’est pas perdu : il vend encore, à moitié prix.', 'Not all is lost: he still sells, at half price.'),
        },
      ],
      right: 1,
    },
    {
      ask: 'flight/stay',
      say: both(
        'Abandonner de soi-même coûte autant, et sauve un vaisseau qui n’arriverait pas. Le vôtre arrivera : dernière carte.',
        'To give up of one’s own accord costs the same, and saves a ship that would not arrive. Yours will: last card.',
      ),
      at: 'question',
      right: () => FLY,
      wrong: [
        {
          like: () => ({ do: 'give-up' }),
          is: (a) => a.do === 'give-up',
          say: both('Une carte encore, et quatre humains à bord ? Volez.', 'A single card, and four humans aboard? Fly on.'),
        },
      ],
      else: elseFly,
    },
    {
      others: [
        { seat: 1, topic: 'flight/stay', answer: FLY },
        { seat: 1, topic: 'offer/dock', answer: false },
      ],
      say: both(
        'Un vaisseau abandonné : qui lui laisse 3 membres d’équipage le vend 4 ¢. Livia était la première à choisir : elle passe.',
        'An abandoned ship: whoever leaves 3 of the crew to it sells it for 4 ¢. Livia was first to choose: she flies past.',
      ),
      at: 'board',
    },
    {
      ask: 'offer/dock',
      say: both(
        'C’est la dernière carte : l’équipage ne sert plus à rien, pourvu qu’un humain reste. Et le jour perdu ne vous coûte aucune place.',
        'This is the last card: the crew is of no more use, as long as one human stays. And the day lost costs you no place.',
      ),
      at: 'question',
      right: () => true,
      wrong: [
        {
          like: () => false,
          is: (a) => !a,
          say: both('4 ¢ pour un équipage qui va débarquer : acceptez.', '4 ¢ for a crew that is about to leave: accept.'),
        },
      ],
      else: both('Acceptez.', 'Accept.'),
    },
    {
      ask: 'crew/give',
      say: both(
        'Choisissez trois d’entre eux ; un humain au moins reste à bord.',
        'Choose three of them; at least one human stays aboard.',
      ),
      at: 'question',
      right: () => [1, 1, 1],
      also: () => true,
      else: both('Choisissez trois membres d’équipage.', 'Choose three of the crew.'),
      holds: (v) => v.phase === 'over' && crew(mine(v)) === 2 && humans(mine(v)) > 0 && v.credits[0] === 11,
    },
    {
      tell: both(
        'La paie : 3 ¢ pour la deuxième place, 5 de fret, 4 du vaisseau vendu, moins 1 pour la cale jetée.',
        'The pay: 3 ¢ for second place, 5 for cargo, 4 from the ship that was sold, less 1 for the hold thrown away.',
      ),
      at: 'board',
      holds: (v) => v.paid[0]![0]!.arrival === 3 && v.paid[0]![0]!.goods === 5 && v.paid[0]![0]!.lost === 1 && v.paid[0]![2]!.goods === 4,
    },
    {
      tell: both(
        'La manche suivante se joue sur un plus grand vaisseau, avec plus de cartes, et l’argent reste. Place à une vraie partie !',
        'The next round is played on a larger ship, with more cards, and the money stays. On to a real session!',
      ),
      at: 'board',
    },
  ],
  known: {
    win: both('Après la dernière manche, le plus riche gagne.', 'After the last round the richest wins.'),
    ideas: [
      both(
        'Équipage, moteurs, canons : n’être le plus faible nulle part vaut mieux qu’être le plus fort quelque part.',
        'Crew, engines, cannons: to be weakest nowhere is better than to be strongest somewhere.',
      ),
      both(
        'À la dernière carte, équipage et énergie ne valent plus rien : dépensez-les.',
        'On the last card crew and energy are worth nothing any more: spend them.',
      ),
    ],
  },
};
