import type { Role } from '../content/names.ts';
import { game } from '../game.ts';
import type { View } from '../view.ts';
import { arranged, both, type CadetLesson, cellAt, d10, S1 } from './common.ts';

const HERE = cellAt(0, 2);
const NORTH = cellAt(0, 1);
const EAST = cellAt(1, 1);
const r = (v: View, role: Role) => v.rocketeers.find((x) => x.role === role)!;

/** A whole game turn: order, scan, actions, Overkill, oxygen, finds, the Alien Turn. */
export const firstContact: CadetLesson = {
  id: 'first-contact',
  game,
  title: both('Un tour à bord', 'One turn aboard'),
  goal: both(
    'Scanner, tirer, dépenser un Overkill, et voir comment les Aliens choisissent.',
    'Scan, shoot, spend an Overkill, and see how Aliens choose.',
  ),
  minutes: 8,
  me: 0,
  names: ['', 'Lance'],
  position: () =>
    arranged(
      {
        cells: S1,
        numbers: { '0,2': 38 },
        down: S1.filter(([q, y]) => !(q === 0 && y === 2)),
        seats: 2,
        crew: {
          captain: { seat: 0, at: [0, 2], items: ['ray-gun', 'tele-radio', 'holster', 'space-rations'], order: 0, scanned: false },
          chief: { seat: 1, at: [0, 2], items: ['atomic-rifle', 'ray-gun', 'sniper-scope', 'demo-charge'], order: 0, scanned: false },
        },
        state: { turn: 1, stage: 'order', active: -1, start: HERE, arrow: 3, arrowChosen: true },
      },
      {
        alien: [
          [0, 1],
          [1, 1],
          [0, 0],
        ],
        discovery: [[0, 1]],
        marker: [
          [0, -2],
          [1, -2],
          [-1, -1],
        ],
      },
      [40, 0, 0],
    ),
  steps: [
    {
      tell: both(
        'Nous jouons tous ensemble. Ici : trouver la Salle de contrôle, couper la propulsion, rentrer tous au Sas principal. Qu’un seul tombe ou étouffe, et la mission est perdue.',
        'We all play together. Here: find the Control Room, shut the drive down, all get back to the Airlock. Should one of us fall or suffocate, the mission is lost.',
      ),
      at: 'mission',
    },
    {
      ask: 'order/next',
      say: both(
        'Qui agit d’abord ? On en convient. Lance vous laisse passer : prenez le premier jeton avec le Capitaine.',
        'Who acts first? We agree on it. Lance lets you go: take the first token with the Captain.',
      ),
      at: 'question',
      right: () => ({ claim: 'captain' }),
      wrong: [
        {
          like: () => ({ propose: 'chief' }),
          is: (a) => 'propose' in a,
          say: both(
            'Proposer, c’est poli, et sans effet tant que Lance n’accepte pas. Cette fois, à vous.',
            'Proposing is polite, and does nothing until Lance accepts. This time it is you.',
          ),
        },
      ],
      else: both('Prenez le tour avec le Capitaine.', 'Take the turn with the Captain.'),
    },
    {
      ask: 'scan/cell',
      say: both(
        'Avant d’agir, on scanne une des tuiles cachées les plus proches. Au nord, deux jetons : un Alien et une découverte. Allons-y.',
        'Before acting you scan one of the nearest hidden tiles. To the north lie two tokens: an Alien and a find. Go for it.',
      ),
      at: `cell:${NORTH}`,
      right: () => ({ cell: NORTH }),
      luck: [0, 0, 0],
      wrong: [
        {
          like: () => ({ cell: EAST }),
          is: (a) => a.cell === EAST,
          say: both(
            'Des Aliens là aussi, mais rien à gagner. Le nord cache une découverte.',
            'Aliens there as well, but nothing to gain. The north hides a find.',
          ),
        },
        {
          like: () => ({ cell: cellAt(-1, 2) }),
          is: () => true,
          say: both(
            'Une tuile vide est un répit, mais il faudra bien passer au nord. Tant que vous êtes deux et frais, autant y aller.',
            'An empty tile is a respite, but the north must be passed one day. While you are two and fresh, better now.',
          ),
        },
      ],
      else: both('La tuile au nord.', 'The tile to the north.'),
      holds: (v) => v.aliens.length === 2 && v.cells[NORTH]!.finds.length === 1,
    },
    {
      tell: both(
        'Deux Saucermen, et une Lame à protons par terre. Vous avez 3 AP : deux standard, et un de combat (le triangle) qui ne paie que des attaques.',
        'Two Saucermen, and a Proton Blade on the floor. You have 3 AP: two standard ones, and a combat one (the triangle) that pays for attacks only.',
      ),
      at: 'things',
    },
    {
      ask: 'turn/action',
      say: both(
        'Tirez au Pistolet à rayons sur un Saucerman. À 1 tuile : 3 dés, et 1 de plus grâce à l’Étui. Un 1, 2 ou 3 touche.',
        'Fire the Ray Gun at a Saucerman. At 1 tile: 3 dice, and 1 more thanks to the Holster. A 1, 2 or 3 hits.',
      ),
      at: `cell:${NORTH}`,
      right: ({ options }) => options.find((a) => a.do === 'attack' && a.pay === 'restricted')!,
      also: (a) => a.do === 'attack' && a.pay === 'restricted',
      luck: d10(2, 9, 3, 7),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'attack' && a.pay === 'standard')!,
          is: (a) => a.do === 'attack',
          say: both(
            'Payez d’abord avec l’AP de combat : il ne sait faire que cela. Les AP standard serviront à tout.',
            'Pay with the combat AP first: it can do nothing else. The standard ones will serve for anything.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'move')!,
          is: (a) => a.do === 'move',
          say: both(
            'Entrer sur leur tuile ? Ils n’ont besoin que d’un pas pour vous viser, d’où qu’ils soient. Tirez d’ici.',
            'Walk onto their tile? They need one step at most to aim at you anyway. Shoot from here.',
          ),
        },
      ],
      else: both('Attaquez un Saucerman, avec l’AP de combat.', 'Attack a Saucerman, with the combat AP.'),
      holds: (v) => v.aliens.length === 1,
    },
    {
      ask: 'overkill/spend',
      say: both(
        '2 et 3 : deux succès. Le premier abat le Saucerman ; le second est un Overkill, un effet en plus. Sonnez l’autre : il n’agira pas ce tour.',
        '2 and 3: two successes. The first kills the Saucerman; the second is an Overkill, one effect more. Stun the other: it will not act this turn.',
      ),
      at: 'question',
      right: ({ options }) => options.find((a) => typeof a === 'object' && 'buy' in a && a.buy === 'psychic-scream')!,
      wrong: [
        {
          like: ({ options }) => options.find((a) => typeof a === 'object' && 'buy' in a && a.buy === 'command')!,
          is: (a) => typeof a === 'object' && 'buy' in a && a.buy === 'command',
          say: both(
            'Donner un AP à Lance, c’est l’art du Capitaine, et c’est fort. Mais un Alien debout mord ce tour-ci : sonnez-le d’abord.',
            'Giving Lance an AP is the Captain’s art, and strong. But an Alien on its feet bites this very turn: stun it first.',
          ),
        },
        {
          like: () => 'stop',
          is: (a) => a === 'stop',
          say: both('Un Overkill non dépensé est perdu.', 'An Overkill not spent is lost.'),
        },
      ],
      else: both('Le cri psychique, sur l’autre Saucerman.', 'The psychic scream, on the other Saucerman.'),
      holds: (v) => v.aliens[0]!.stunned,
    },
    {
      ask: 'turn/action',
      say: both(
        'Achevez-le : un AP standard, 3 dés (l’Étui n’aide qu’une fois par tour).',
        'Finish it: a standard AP, 3 dice (the Holster helps once a turn).',
      ),
      at: `cell:${NORTH}`,
      right: ({ options }) => options.find((a) => a.do === 'attack' && a.pay === 'standard')!,
      luck: d10(5, 8, 10),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'attack' && a.pay === 'o2')!,
          is: (a) => a.do === 'attack',
          say: both(
            'L’O² paie aussi une action, mais c’est de l’air. D’abord les AP, qui reviennent à chaque tour.',
            'O² pays for an action too, but it is air. First the AP, which come back every turn.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'end')!,
          is: (a) => a.do === 'end',
          say: both('Il vous reste 2 AP, et sonné n’est pas mort.', 'You have 2 AP left, and stunned is not dead.'),
        },
      ],
      else: both('Tirez encore, avec un AP standard.', 'Fire again, with a standard AP.'),
      holds: (v) => v.aliens.length === 1,
    },
    {
      tell: both(
        '5, 8, 10 : manqué. Trois dés sur dix faces touchent deux fois sur trois à peu près. C’est pourquoi on sonne d’abord.',
        '5, 8, 10: missed. Three ten-sided dice hit about two times in three. That is why one stuns first.',
      ),
      at: 'question',
    },
    {
      ask: 'turn/action',
      say: both('Encore, avec le dernier AP standard.', 'Again, with the last standard AP.'),
      at: `cell:${NORTH}`,
      right: ({ options }) => options.find((a) => a.do === 'attack' && a.pay === 'standard')!,
      luck: d10(1, 6, 9),
      else: both('Tirez encore.', 'Fire again.'),
      holds: (v) => v.aliens.length === 0,
    },
    {
      ask: 'turn/action',
      say: both(
        'La voie est libre. Une fois par tour, 1 O² vaut une action : payez ainsi, et avancez sur la découverte.',
        'The way is clear. Once a turn 1 O² buys an action: pay with it, and step onto the find.',
      ),
      at: `cell:${NORTH}`,
      right: ({ options }) => options.find((a) => a.do === 'move' && a.to === NORTH && a.pay === 'o2')!,
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'end')!,
          is: (a) => a.do === 'end',
          say: both(
            'Elle vous attend, à un pas. Vous avez 6 O² : un souffle se paie.',
            'It awaits you, one step away. You have 6 O²: one breath can be spared.',
          ),
        },
      ],
      else: both('Avancez au nord avec 1 O².', 'Step north with 1 O².'),
      holds: (v) => r(v, 'captain').o2 === 5 && r(v, 'captain').at === NORTH,
    },
    {
      ask: 'turn/action',
      say: both('Ramasser ne coûte rien.', 'Picking up is free.'),
      at: `cell:${NORTH}`,
      right: ({ options }) => options.find((a) => a.do === 'pick-up')!,
      else: both('Ramassez la Lame à protons.', 'Pick up the Proton Blade.'),
      holds: (v) => v.cells[NORTH]!.finds.length === 0,
    },
    {
      ask: 'turn/action',
      say: both('Plus d’AP : finissez.', 'No AP left: end.'),
      at: 'question',
      right: ({ options }) => options.find((a) => a.do === 'end')!,
      else: both('Finissez le tour du Capitaine.', 'End the Captain’s turn.'),
    },
    {
      others: [
        { seat: 1, topic: 'scan/cell', answer: { cell: EAST }, luck: [13, 1] },
        { seat: 1, topic: 'turn/action', answer: (o) => o.find((a) => a.do === 'end')!, luck: d10(3, 9, 6, 10) },
      ],
      say: both(
        'Lance scanne l’est : deux Saucermen. Il hésite, et les Aliens jouent. Vous êtes tous deux à 1 tuile : à distance égale, ils visent le jeton le plus haut, donc Lance. Il perd 1 PV.',
        'Lance scans the east: two Saucermen. He hesitates, and the Aliens act. You are both 1 tile away: at equal distance they aim at the highest token, so at Lance. He loses 1 HP.',
      ),
      at: 'role:chief',
      holds: (v) => r(v, 'chief').hp === 6 && r(v, 'captain').hp === 6 && v.turn === 2,
    },
  ],
  known: {
    win: both(
      'Tous gagnent si la mission est remplie ; tous perdent si un seul tombe ou étouffe. Chaque tour : ordre, scan, actions, puis les Aliens.',
      'All win when the mission is done; all lose when one falls or suffocates. Each turn: order, scan, actions, then the Aliens.',
    ),
    ideas: [
      both(
        'Que le plus solide agisse en dernier : à distance égale, c’est lui que les Aliens choisissent.',
        'Let the sturdiest act last: at equal distance the Aliens choose them.',
      ),
      both(
        'Sonner vaut souvent mieux que tuer : un Alien sonné n’agit pas, et un seul jet peut en arrêter deux.',
        'Stunning is often better than killing: a stunned Alien does not act, and one roll can stop two.',
      ),
    ],
  },
};
