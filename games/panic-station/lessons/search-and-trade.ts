import { own } from '../arrange.ts';
import { game } from '../game.ts';
import { arranged, body, both, NAMES, type PanicLesson, room } from './common.ts';

/** Action points, exploring, searching, and the trade that may infect. */
export const searchAndTrade: PanicLesson = {
  id: 'search-and-trade',
  game,
  title: both('Fouiller, échanger, se méfier', 'Search, trade, beware'),
  goal: both(
    'Explorer la station, fouiller, et sortir sain d’un échange.',
    'Explore the station, search it, and come out of a trade unharmed.',
  ),
  minutes: 6,
  me: 0,
  names: NAMES,
  position: () =>
    arranged({
      round: 2,
      deck: ['X08'],
      draw: ['gas', 'scanner', 'key', 'knife'],
      hands: {
        0: [...own(0), 'gas', 'vest'],
        1: [...own(1), 'host', 'gas', 'ammo'],
        2: [...own(2), 'gas', 'aid'],
        3: [...own(3), 'gas', 'vest'],
      },
      sides: { 1: 'host' },
    }),
  steps: [
    {
      tell: both(
        'Au fond de la station, un Nid. Les humains gagnent si un Soldat y brûle 3 Jerricans. Mais l’un de vous est l’Hôte, et il infecte en secret.',
        'Deep in the station lies a Nest. Humans win when a Soldier burns 3 Gas Cans there. But one of you is the Host, and infects in secret.',
      ),
      at: 'board',
    },
    {
      tell: both(
        'Vous menez un Soldat et un Androïde. En bonne santé, chacun apporte 2 points d’action : 4 par tour, dépensés par l’un ou l’autre.',
        'You lead a Soldier and an Android. In good health each brings 2 action points: 4 a turn, spent by either.',
      ),
      at: 'things',
    },
    {
      ask: 'turn/action',
      say: both(
        '1 point : explorez. La prochaine salle est la Réserve blindée. Posez-la de sorte que sa porte ouverte touche le Réacteur.',
        '1 point: explore. The next room is the Armoured Store. Lay it so that its open door touches the Reactor.',
      ),
      at: 'board',
      right: () => ({ do: 'explore', from: room(0), x: 0, y: -1, turn: 0 }),
      also: (a) => a.do === 'explore' && a.y === 1 && a.turn === 180,
      wrong: [
        {
          like: () => ({ do: 'explore', from: room(0), x: 0, y: -1, turn: 180 }),
          is: (a) => a.do === 'explore',
          say: both(
            'Dans ce sens, une porte de sécurité vous barre la route : il faudrait une Carte Magnétique. Retournez la salle.',
            'That way round a security door bars your way: you would need a Key Card. Turn the room about.',
          ),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Vos 4 points seraient perdus. Ce qui n’est pas dépensé ne se garde pas.',
            'Your 4 points would be lost. What is not spent is not kept.',
          ),
        },
      ],
      else: both('Explorez : touchez une case qui brille près du Réacteur.', 'Explore: touch a glowing cell beside the Reactor.'),
      holds: (v) => v.base.length === 2 && v.turn!.ap === 3,
    },
    {
      ask: 'turn/action',
      say: both(
        '1 point : entrez. Envoyez l’Androïde, qui sait tirer ; le Soldat, lui, brûlera le Nid : ménagez-le.',
        '1 point: go in. Send the Android, who can shoot; the Soldier will burn the Nest: spare him.',
      ),
      at: 'body:1',
      right: () => ({ do: 'move', who: body(1), to: room(2), key: false }),
      wrong: [
        {
          like: () => ({ do: 'move', who: body(0), to: room(2), key: false }),
          is: (a) => a.do === 'move' && a.who === 0,
          say: both(
            'Sans Soldat, personne ne brûle le Nid. L’Androïde d’abord.',
            'Without a Soldier nobody burns the Nest. The Android first.',
          ),
        },
      ],
      else: both('Touchez l’Androïde, puis la Réserve blindée.', 'Touch the Android, then the Armoured Store.'),
      holds: (v) => v.teams[0]!.android.room === 2,
    },
    {
      ask: 'turn/action',
      say: both(
        '1 point : fouillez. Un entrepôt donne 3 cartes la première fois, toute autre salle une seule.',
        '1 point: search. A storage gives 3 cards the first time, any other room only one.',
      ),
      at: 'room:2',
      right: () => ({ do: 'search', room: room(2) }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Il vous reste 2 points, et la Réserve est pleine. Fouillez.',
            'You have 2 points left, and the Store is full. Search.',
          ),
        },
      ],
      else: both('Fouillez la Réserve blindée.', 'Search the Armoured Store.'),
      holds: (v) => v.me!.hand.length === 8 && v.base[1]!.red,
    },
    {
      tell: both(
        'Un Jerrican, un Scanner Thermique, une Carte Magnétique : personne ne les a vus. La salle est passée au rouge : qui la fouille encore attire un parasite.',
        'A Gas Can, a Scanner, a Key Card: nobody saw them. The room has turned red: who searches it again draws a parasite.',
      ),
      at: 'hand',
    },
    {
      ask: 'turn/action',
      say: both('Il reste 1 point. Rien ne presse : finissez le tour.', '1 point is left. No hurry: end the turn.'),
      at: 'question',
      right: () => ({ do: 'end' }),
      wrong: [
        {
          like: () => ({ do: 'search', room: room(2) }),
          is: (a) => a.do === 'search',
          say: both(
            'Voyez : un parasite arrive d’abord, la carte ensuite. À chaque nouvelle manche, les parasites avancent, puis mordent tous ceux de leur salle.',
            'See: a parasite comes first, then the card. At each new round parasites move, then bite everybody in their room.',
          ),
          show: [0],
          holds: (v) => v.parasites.length === 1,
        },
      ],
      else: both('Finissez votre tour.', 'End your turn.'),
    },
    {
      others: [
        { seat: 1, topic: 'turn/action', answer: { do: 'move', who: body(3), to: room(2), key: false } },
        { seat: 1, topic: 'encounter/choose', answer: { do: 'trade', with: 0 } },
        { seat: 1, topic: 'trade/give', answer: 'infection:1' },
      ],
      say: both(
        'Inès entre chez vous. Hors du Réacteur, se rencontrer, c’est échanger (ou attaquer) : chacun donne une carte, en secret. La sienne est déjà posée.',
        'Inès comes in. Outside the Reactor to meet is to trade (or to attack): each gives one card, in secret. Hers is down already.',
      ),
      at: 'body:3',
      holds: (v) => v.scene?.kind === 'trade',
    },
    {
      ask: 'trade/give',
      say: both(
        'Quelle carte donner ? Un Jerrican vous protège pendant l’échange, quoi que l’on vous tende. Vous en avez 2.',
        'Which card to give? A Gas Can protects you during the trade, whatever you are handed. You have 2.',
      ),
      at: 'hand',
      right: () => 'gas',
      wrong: [
        {
          like: () => 'vest',
          is: (a) => a !== 'gas',
          say: both(
            'Regardez ce qu’elle tendait : une Infection. Sans Jerrican, vous changez de camp sur-le-champ. Recommençons.',
            'Look what she was handing over: an Infection. Without a Gas Can you change sides on the spot. Once more.',
          ),
          show: [],
          holds: (v) => v.me!.side === 'infected',
        },
      ],
      else: both('Donnez un Jerrican.', 'Give a Gas Can.'),
      holds: (v) => v.me!.side === 'human' && v.me!.hand.includes('infection:1'),
    },
    {
      tell: both(
        'Elle vous tendait une Infection rouge, et le Jerrican vous a sauvé. Cette carte reste dans votre main : c’est une preuve. Inès est des leurs.',
        'She was handing you a red Infection, and the Gas Can saved you. That card stays in your hand: it is proof. Inès is one of them.',
      ),
      at: 'hand',
    },
  ],
  known: {
    win: both(
      'Humains : 3 Jerricans brûlés dans le Nid par un Soldat. Infectés : que plus personne ne puisse, ou ne veuille, le faire.',
      'Humans: 3 Gas Cans burnt in the Nest by a Soldier. Infected: that nobody can, or will, do it.',
    ),
    ideas: [
      both(
        'Gardez un Jerrican de plus que vous n’en montrez : donné dans un échange, il arrête l’infection.',
        'Keep one Gas Can more than you show: given in a trade, it stops the infection.',
      ),
      both(
        'Notez qui échange avec qui : une Infection d’une autre couleur dans votre main désigne son donneur.',
        'Note who trades with whom: an Infection of another colour in your hand names its giver.',
      ),
    ],
  },
};
