import { own } from '../arrange.ts';
import { isItem } from '../content/cards.ts';
import { game } from '../game.ts';
import { arranged, body, both, NAMES, type PanicLesson, room } from './common.ts';

/** Whom to trust, and how the humans win. */
export const theNest: PanicLesson = {
  id: 'the-nest',
  game,
  title: both('Brûler le Nid', 'Burn the Nest'),
  goal: both('Réunir 3 Jerricans, choisir à qui se fier, gagner.', 'Gather 3 Gas Cans, choose whom to trust, win.'),
  minutes: 4,
  me: 0,
  names: NAMES,
  position: () =>
    arranged({
      round: 8,
      base: ['X09 0,-1'],
      deck: ['X02'],
      red: ['X09'],
      hands: {
        0: [...own(0), 'gas', 'gas', 'vest', 'key', 'infection:1'],
        1: [...own(1, 2), 'gas', 'knife', 'ammo'],
        2: [...own(2), 'gas', 'aid', 'grenade'],
        3: [...own(3), 'host', 'gas'],
      },
      sides: { 1: 'infected', 3: 'host' },
      at: { 0: 'X01', 1: 'X09', 2: 'X01', 3: 'X09', 4: 'X09', 5: 'X01', 6: 'X01', 7: 'X01' },
      parasites: [['X09', 'grey']],
    }),
  steps: [
    {
      tell: both(
        'Le Nid est la prochaine salle ! Pour le brûler : 3 Jerricans dans une même main, un Soldat dans le Nid, 1 point. Vous avez 2 Jerricans et 4 points.',
        'The Nest is the next room! To burn it: 3 Gas Cans in one hand, a Soldier in the Nest, 1 point. You have 2 Gas Cans and 4 points.',
      ),
      at: 'next',
    },
    {
      guess: both('Une Infection rouge est dans votre main. Que dit-elle ?', 'A red Infection is in your hand. What does it tell?'),
      at: 'hand',
      options: [
        {
          label: both('Je suis infecté', 'I am infected'),
          say: both(
            'Non : un Jerrican vous avait protégé. Votre fiche dit « humain ».',
            'No: a Gas Can had protected you. Your sheet says “human”.',
          ),
        },
        { label: both('Inès est infectée', 'Inès is infected'), say: both('Oui.', 'Yes.') },
        {
          label: both('Inès est l’Hôte', 'Inès is the Host'),
          say: both(
            'Peut-être pas : tout infecté peut donner ses Infections.',
            'Perhaps not: any infected player may give their Infections.',
          ),
        },
      ],
      right: 1,
    },
    {
      ask: 'turn/action',
      say: both(
        'Votre Androïde est au Réfectoire : explorez de là. Posez le Nid au nord, là où sa porte est ouverte.',
        'Your Android is in the Mess Hall: explore from there. Lay the Nest to the north, where its door is open.',
      ),
      at: 'next',
      right: () => ({ do: 'explore', from: room(2), x: 0, y: -2, turn: 0 }),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'explore' && a.y === 1)!,
          is: (a) => a.do === 'explore' && a.y === 1,
          say: both(
            'Porte ouverte, mais au sud : Tom et son Jerrican sont au nord.',
            'An open door, but in the south: Tom and his Gas Can are in the north.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'explore' && a.x !== 0)!,
          is: (a) => a.do === 'explore',
          say: both(
            'De ce côté, une porte de sécurité : il faudrait garder la Carte Magnétique. Au nord, on entre sans clé.',
            'On that side is a security door: you would have to keep the Key Card. To the north one enters without.',
          ),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            '4 points : trouver, entrer, entrer, brûler. C’est juste assez. Maintenant !',
            '4 points: find, enter, enter, burn. Just enough. Now!',
          ),
        },
      ],
      else: both('Explorez depuis le Réfectoire, vers le nord.', 'Explore from the Mess Hall, northwards.'),
      holds: (v) => v.base.length === 3 && v.turn!.ap === 3,
    },
    {
      ask: 'turn/action',
      say: both(
        'Tom et Inès sont au Réfectoire, avec un parasite. Envoyez-y votre Soldat : on n’est pas mordu en entrant, seulement à chaque nouvelle manche.',
        'Tom and Inès are in the Mess Hall, with a parasite. Send your Soldier: nobody is bitten on entering, only at each new round.',
      ),
      at: 'body:0',
      right: () => ({ do: 'move', who: body(0), to: room(2), key: false }),
      wrong: [
        {
          like: () => ({ do: 'move', who: body(1), to: room(4), key: false }),
          is: (a) => a.do === 'move' && a.who === 1,
          say: both('L’Androïde ne peut pas brûler le Nid. Le Soldat.', 'The Android cannot burn the Nest. The Soldier.'),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Une manche de plus, c’est une morsure et un échange de plus. Maintenant !',
            'One more round is one more bite and one more trade. Now!',
          ),
        },
      ],
      else: both('Le Soldat, vers le nord.', 'The Soldier, northwards.'),
    },
    {
      ask: 'encounter/choose',
      say: both(
        'Deux joueurs ici : vous choisissez avec qui échanger. À qui vous fiez-vous ?',
        'Two players here: you choose with whom to trade. Whom do you trust?',
      ),
      at: 'room:2',
      right: () => ({ do: 'trade', with: 2 }),
      wrong: [
        {
          like: () => ({ do: 'trade', with: 1 }),
          is: (a) => a.do === 'trade' && a.with === 1,
          say: both(
            'Sa carte est dans votre main ! Elle tendra une Infection, et il vous faudrait un Jerrican pour vous défendre.',
            'Her card is in your hand! She will hand over an Infection, and you would need a can to defend yourself.',
          ),
        },
      ],
      else: both('Échangez avec Tom.', 'Trade with Tom.'),
    },
    { others: [{ seat: 2, topic: 'trade/give', answer: 'gas' }] },
    {
      ask: 'trade/give',
      say: both(
        'Vous avez demandé un Jerrican à voix haute. Donnez autre chose, gardez vos 2 Jerricans.',
        'You asked for gas out loud. Give something else, keep your 2 cans.',
      ),
      at: 'hand',
      right: () => 'key',
      also: (a) => isItem(a) && a !== 'gas',
      wrong: [
        {
          like: () => 'gas',
          is: (a) => a === 'gas',
          say: both(
            'Jerrican contre Jerrican : vous en auriez toujours 2. Se protéger de Tom, c’est renoncer à gagner ce tour-ci.',
            'Can for can: you would still have 2. Protecting yourself from Tom means not winning this turn.',
          ),
          show: [],
          holds: (v) => v.me!.hand.filter((c) => c === 'gas').length === 2,
        },
      ],
      else: both('La Carte Magnétique, par exemple.', 'The Key Card, for instance.'),
      holds: (v) => v.me!.hand.filter((c) => c === 'gas').length === 3,
    },
    {
      ask: 'turn/action',
      say: both(
        'Trois Jerricans, et 5 cartes en resteront : c’est le minimum permis. Entrez dans le Nid.',
        'Three cans, and 5 cards will remain: the least allowed. Enter the Nest.',
      ),
      at: 'room:4',
      right: () => ({ do: 'move', who: body(0), to: room(4), key: false }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Inès vous suivrait, ou le parasite mordrait. Il vous reste 2 points : les deux qu’il faut.',
            'Inès would follow, or the parasite bite. You have 2 points left: the two you need.',
          ),
        },
      ],
      else: both('Le Soldat, dans le Nid.', 'The Soldier, into the Nest.'),
      holds: (v) => v.teams[0]!.soldier.room === 4,
    },
    {
      ask: 'turn/action',
      say: both('Brûlez-le.', 'Burn it.'),
      at: 'question',
      right: () => ({ do: 'burn' }),
      wrong: [{ like: () => ({ do: 'end' }), is: (a) => a.do === 'end', say: both('Si près ? Brûlez !', 'So near? Burn!') }],
      else: both('Brûler le Nid.', 'Burn the Nest.'),
      holds: (v) => v.ending?.winners === 'humans',
    },
    {
      tell: both(
        'Les humains gagnent : vous et Tom. L’Hôte, c’était Zoé, restée sagement au Réacteur. Méfiez-vous des silencieux.',
        'The humans win: you and Tom. The Host was Zoé, who stayed quietly in the Reactor. Beware of the silent ones.',
      ),
      at: 'board',
    },
  ],
  known: {
    win: both(
      '3 Jerricans, un Soldat, le Nid, 1 point. Seuls les humains gagnent alors, même ceux qui n’ont rien fait.',
      '3 cans, a Soldier, the Nest, 1 point. Only the humans win then, even those who did nothing.',
    ),
    ideas: [
      both(
        'La confiance se paie en Jerricans : échangez avec ceux qui vous en ont donné.',
        'Trust is paid in Gas Cans: trade with those who gave you some.',
      ),
      both(
        'Tenez le Soldat loin des parasites et près du but : sans lui, tout est perdu.',
        'Keep the Soldier far from parasites and near the goal: without him all is lost.',
      ),
    ],
  },
};
