import { arrangeYard, type Setting } from '../arrange.ts';
import { trucker } from '../game.ts';
import { exposed } from '../judge/ship.ts';
import type { Rot } from '../state.ts';
import type { View } from '../view.ts';
import { arranged, both, NAMES, PLAIN, place, square, type TruckerLesson, take, tile } from './common.ts';

const SETTING: Setting = {
  class: 'I',
  options: PLAIN,
  has: [
    {},
    // Livia has built already: she waits for a moment to finish.
    {
      parts: [
        [7, 7, 'START'],
        [7, 8, 'ENG1-19'],
        [7, 6, 'CAN1-01'],
        [6, 7, 'BAT2-01', 2],
        [8, 7, 'BAT2-02'],
      ],
    },
  ],
};
const open = (view: View): number => exposed(view.yards[0]!.ship).length;
const has = (view: View, column: number, row: number): boolean => view.yards[0]!.ship.squares[square(column, row)]! >= 0;

/** Taking and placing parts, the reserve, a pile, exposed connectors, the number tile. */
export const firstShip: TruckerLesson = {
  id: 'first-ship',
  game: trucker,
  title: both('Construire', 'Build'),
  goal: both('Assembler un vaisseau qui tient, et savoir s’arrêter.', 'Put together a ship that holds, and know when to stop.'),
  minutes: 6,
  me: 0,
  names: NAMES,
  position: () => arranged(SETTING, arrangeYard(SETTING, ['CABIN-01'], ['ENG1-04', 'CAN1-13', 'CAN2-05', 'BAT2-09', 'CARGO2-09'])),
  steps: [
    {
      tell: both(
        'Construire, voler, vendre : après le dernier vol, le plus riche gagne. Un vaisseau n’a pas à être beau, il doit arriver.',
        'Build, fly, sell: after the last flight the richest wins. A ship need not be pretty, it has to arrive.',
      ),
      at: 'board',
    },
    {
      ask: 'build/do',
      say: both(
        'Tout part de la cabine de pilotage. Tirez un composant du tas : vous seul le voyez.',
        'Everything starts from the starting cabin. Draw a part from the heap: you alone see it.',
      ),
      at: 'heap',
      right: () => ({ do: 'draw' }),
      else: both('D’abord le tas : tirez un composant.', 'The heap first: draw a part.'),
      holds: (v) => v.yards[0]!.hand?.tile === tile('CABIN-01'),
    },
    {
      ask: 'build/do',
      say: both(
        'Une cabine : deux humains de plus. Posez-la à gauche, son connecteur simple contre la cabine de pilotage. Celle-ci est universelle : tout y va.',
        'A cabin: two more humans. Place it on the left, its single connector against the starting cabin. That one is universal: everything fits it.',
      ),
      at: `square:${square(6, 7)}`,
      right: () => place('CABIN-01', 6, 7),
      also: (a) => a.do === 'place' && a.square === square(6, 7) && a.rot === 2,
      wrong: [
        {
          like: () => place('CABIN-01', 6, 7, 1),
          is: (a) => a.do === 'place' && a.square === square(6, 7),
          say: both(
            'Elle tiendrait aussi, mais tournez-la comme elle était : les doubles vers l’avant et l’arrière nous serviront.',
            'It would hold too, but leave it as it was: the doubles to front and rear will be of use.',
          ),
        },
        {
          like: () => ({ do: 'return', tile: tile('CABIN-01') }),
          is: (a) => a.do === 'return',
          say: both(
            'Remise, elle reste face visible pour tous. Sans équipage, on ne vole pas : gardez-la.',
            'Put back, it lies face up for everybody. Without crew nobody flies: keep it.',
          ),
        },
      ],
      else: both('Posez la cabine juste à gauche de la cabine de pilotage.', 'Place the cabin just left of the starting cabin.'),
      holds: (v) => has(v, 6, 7) && v.yards[0]!.loose !== null,
    },
    {
      tell: both(
        'Le dernier composant posé reste libre : on peut le tourner, le déplacer, le reprendre. Dès que vous en prenez un autre, il est soudé.',
        'The part placed last stays loose: turn it, move it, pick it up. As soon as you take another one it is welded.',
      ),
      at: 'loose',
    },
    {
      ask: 'build/do',
      say: both(
        'Les composants visibles sont à qui les prend d’abord. Prenez le moteur.',
        'Parts that lie face up belong to whoever is first. Take the engine.',
      ),
      at: `part:${tile('ENG1-04')}`,
      right: () => take('ENG1-04'),
      else: both('Prenez le moteur parmi les composants visibles.', 'Take the engine among the parts that lie face up.'),
      holds: (v) => v.yards[0]!.hand?.tile === tile('ENG1-04'),
    },
    {
      ask: 'build/do',
      say: both(
        'La tuyère vers l’arrière, et rien derrière elle : posez le moteur sous la cabine de pilotage.',
        'The nozzle to the rear, and nothing behind it: place the engine under the starting cabin.',
      ),
      at: `square:${square(7, 8)}`,
      right: () => place('ENG1-04', 7, 8),
      wrong: [
        {
          like: () => place('ENG1-04', 7, 8, 3),
          is: (a) => a.do === 'place' && a.rot !== 0,
          say: both(
            'De travers, il se pose… et sera jeté après la construction : un moteur ne pousse que vers l’avant.',
            'Sideways it can be placed… and is thrown away after building: an engine only pushes forward.',
          ),
        },
      ],
      else: both('Sous la cabine de pilotage, la tuyère vers le bas.', 'Under the starting cabin, nozzle downwards.'),
      holds: (v) => has(v, 7, 8),
    },
    {
      ask: 'build/do',
      say: both('Un canon à présent. Prenez le canon simple.', 'Now a cannon. Take the single one.'),
      at: `part:${tile('CAN1-13')}`,
      right: () => take('CAN1-13'),
      wrong: [
        {
          like: () => take('CAN2-05'),
          is: (a) => a.do === 'take' && a.tile === tile('CAN2-05'),
          say: both(
            'Le double canon est plus fort, mais il lui faut de l’énergie. Le simple tire toujours.',
            'The double cannon is stronger, but it needs energy. The single one always fires.',
          ),
        },
      ],
      else: both('Prenez le canon simple.', 'Take the single cannon.'),
    },
    {
      ask: 'build/do',
      say: both(
        'Pointé vers l’avant il vaut 1, ailleurs ½. La case devant lui doit rester vide : posez-le devant la cabine de pilotage.',
        'Pointing forward it is worth 1, elsewhere ½. The square before it must stay empty: place it in front of the starting cabin.',
      ),
      at: `square:${square(7, 6)}`,
      right: () => place('CAN1-13', 7, 6),
      else: both('Devant la cabine de pilotage, pointé vers l’avant.', 'In front of the starting cabin, pointing forward.'),
      holds: (v) => has(v, 7, 6),
    },
    {
      ask: 'build/do',
      say: both(
        'Le double canon est là, mais vous n’avez pas d’énergie. Prenez-le quand même.',
        'The double cannon lies there, but you have no energy. Take it all the same.',
      ),
      at: `part:${tile('CAN2-05')}`,
      right: () => take('CAN2-05'),
      else: both('Prenez le double canon.', 'Take the double cannon.'),
    },
    {
      ask: 'build/do',
      say: both(
        'Mettez-le de côté : deux places de réserve gardent ce qui servira. Ce qui y reste à la fin est perdu.',
        'Set it aside: two places of the reserve keep what will be of use. What is left there in the end is lost.',
      ),
      at: 'aside',
      right: () => ({ do: 'aside', tile: tile('CAN2-05') }),
      else: both('Mettez le double canon de côté.', 'Set the double cannon aside.'),
      holds: (v) => v.yards[0]!.reserve.length === 1,
    },
    {
      ask: 'build/do',
      say: both('Prenez l’accumulateur : 2 cellules, chacune sert une fois.', 'Take the battery: 2 cells, each serves once.'),
      at: `part:${tile('BAT2-09')}`,
      right: () => take('BAT2-09'),
      else: both('Prenez l’accumulateur.', 'Take the battery.'),
    },
    {
      ask: 'build/do',
      say: both(
        'À droite de la cabine de pilotage, comme il est. L’énergie va partout : nul besoin de fils.',
        'To the right of the starting cabin, as it lies. Energy goes everywhere: no wires needed.',
      ),
      at: `square:${square(8, 7)}`,
      right: () => place('BAT2-09', 8, 7),
      wrong: [
        {
          like: () => place('BAT2-09', 8, 7, 1),
          is: (a) => a.do === 'place' && a.square === square(8, 7),
          say: both(
            'Il tiendrait, mais son côté universel servirait moins bien. Laissez-le comme il est.',
            'It would hold, but its universal side would serve less well. Leave it as it lies.',
          ),
        },
      ],
      else: both('À droite de la cabine de pilotage.', 'To the right of the starting cabin.'),
      holds: (v) => has(v, 8, 7),
    },
    {
      ask: 'build/do',
      say: both('Reprenez le double canon dans la réserve.', 'Take the double cannon from the reserve again.'),
      at: `part:${tile('CAN2-05')}`,
      right: () => ({ do: 'fetch', tile: tile('CAN2-05') }),
      else: both('Le double canon attend en réserve.', 'The double cannon waits in reserve.'),
    },
    {
      ask: 'build/do',
      say: both(
        'Posez-le devant l’accumulateur : double contre double, simple contre simple. Les deux côtés vont.',
        'Place it in front of the battery: double against double, single against single. Both sides match.',
      ),
      at: `square:${square(8, 6)}`,
      right: () => place('CAN2-05', 8, 6),
      wrong: [
        {
          like: () => place('CAN2-05', 6, 6, 1),
          is: (a) => a.do === 'place' && a.square === square(6, 6) && a.rot !== 0,
          say: both(
            'Pointé de côté, il viserait le canon voisin : une case devant un canon reste vide.',
            'Pointing sideways it would aim at the cannon beside it: a square before a cannon stays empty.',
          ),
        },
      ],
      else: both('Devant l’accumulateur, pointé vers l’avant.', 'In front of the battery, pointing forward.'),
      holds: (v) => has(v, 8, 6) && open(v) === 8,
    },
    {
      ask: 'build/do',
      say: both(
        'Que réserve le vol ? Ouvrez une pile : cela coûte du temps, l’ignorer coûte plus cher.',
        'What does the flight hold in store? Open a pile: it costs time, not knowing costs more.',
      ),
      at: 'pile:0',
      right: () => ({ do: 'read', pile: 0 }),
      also: (a) => a.do === 'read',
      else: both('Ouvrez une des piles d’aventures.', 'Open one of the adventure piles.'),
      holds: (v) => v.pile !== null && v.pile.length === 2,
    },
    {
      ask: 'build/do',
      say: both(
        'Lisez ces cartes, puis refermez la pile : tant qu’elle est ouverte, vous ne construisez pas.',
        'Read these cards, then close the pile: while it is open you cannot build.',
      ),
      at: 'board',
      right: () => ({ do: 'close' }),
      else: both('Refermez la pile.', 'Close the pile.'),
      holds: (v) => v.pile === null,
    },
    {
      tell: both(
        'Votre vaisseau a 8 connecteurs exposés. Les petites météorites y frappent, et la poussière d’étoiles coûte un jour pour chacun.',
        'Your ship has 8 exposed connectors. Small meteors hit there, and stardust costs a day for each.',
      ),
      at: 'board',
      holds: (v) => open(v) === 8,
    },
    {
      ask: 'build/do',
      say: both('Prenez la cale : elle en ferme deux d’un coup.', 'Take the cargo hold: it closes two at once.'),
      at: `part:${tile('CARGO2-09')}`,
      right: () => take('CARGO2-09'),
      else: both('Prenez la cale blanche.', 'Take the white hold.'),
    },
    {
      ask: 'build/do',
      say: both(
        'À droite du moteur, sous l’accumulateur : ses deux connecteurs se ferment, les deux autres côtés sont lisses.',
        'Right of the engine, under the battery: both its connectors close, the other two sides are smooth.',
      ),
      at: `square:${square(8, 8)}`,
      right: () => place('CARGO2-09', 8, 8),
      wrong: [
        {
          like: () => place('CARGO2-09', 8, 8, 1 as Rot),
          is: (a) => a.do === 'place' && a.square === square(8, 8),
          say: both(
            'Un connecteur contre un côté lisse : permis à présent, arraché ensuite. Tournez la cale.',
            'A connector against a smooth side: allowed now, torn off later. Turn the hold.',
          ),
        },
      ],
      else: both('À droite du moteur, sous l’accumulateur.', 'Right of the engine, under the battery.'),
      holds: (v) => has(v, 8, 8) && open(v) === 6,
    },
    {
      others: [{ seat: 1, topic: 'build/do', answer: { do: 'finish', number: 1 } }],
      say: both(
        'Six au lieu de huit. Mais Livia a fini : elle prend le numéro 1 et volera devant.',
        'Six instead of eight. But Livia has finished: she takes number 1 and will fly ahead.',
      ),
      at: 'players',
      holds: (v) => v.yards[1]!.number === 1,
    },
    {
      ask: 'build/do',
      say: both(
        'Avec le sablier, il faudrait choisir : encore un composant, ou une bonne place ? Finissez, et prenez le numéro 2.',
        'Against the hourglass you would have to choose: one more part, or a good place? Finish, and take number 2.',
      ),
      at: 'finish',
      right: () => ({ do: 'finish', number: 2 }),
      else: both('Finissez : prenez le numéro 2.', 'Finish: take number 2.'),
      holds: (v) => v.phase === 'stay' && v.yards[0]!.ship.loads.some(({ humans }) => humans === 2) && v.flyers[0]!.lost.length === 0,
    },
    {
      tell: both(
        'Aucune faute, rien de perdu. L’équipage est à bord, l’accumulateur est plein : le vol peut commencer.',
        'No fault, nothing lost. The crew is aboard, the battery is full: the flight can begin.',
      ),
      at: 'board',
    },
  ],
  known: {
    win: both('Après le dernier vol, le plus riche gagne.', 'After the last flight the richest wins.'),
    ideas: [
      both(
        'Chaque connecteur exposé est une porte ouverte : fermez-les en posant, pas à la fin.',
        'Every exposed connector is an open door: close them as you build, not in the end.',
      ),
      both(
        'Finir tôt donne la première place, finir tard un meilleur vaisseau. Choisissez.',
        'Finishing early gives the first place, finishing late a better ship. Choose.',
      ),
    ],
  },
};
