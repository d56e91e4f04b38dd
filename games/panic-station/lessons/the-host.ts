import { own } from '../arrange.ts';
import { game } from '../game.ts';
import { arranged, body, both, NAMES, type PanicLesson, room } from './common.ts';

const count = (hand: readonly string[], card: string) => hand.filter((c) => c === card).length;
/** The other side: the Host infects, hides, and is counted by a scan. */
export const theHost: PanicLesson = {
  id: 'the-host',
  game,
  title: both('L’Hôte, c’est vous', 'You are the Host'),
  goal: both('Infecter sans être vu, et lire un Scan Thermique.', 'Infect without being seen, and read a Heat Scan.'),
  minutes: 6,
  me: 0,
  names: NAMES,
  position: () =>
    arranged({
      round: 3,
      base: ['X18 1,0', 'X09 0,-1', 'X03 -1,0'],
      draw: ['host', 'aid', 'ammo'],
      hands: { 0: [...own(0), 'gas', 'vest'], 1: [...own(1), 'gas', 'key'], 2: [...own(2), 'knife', 'aid'], 3: [...own(3), 'gas', 'gas'] },
      at: { 0: 'X18', 1: 'X01', 4: 'X09', 5: 'X01', 6: 'X03', 7: 'X01' },
    }),
  steps: [
    {
      tell: both(
        'Tous sont humains, pour l’instant : la carte Hôte dort encore dans la pioche. Quelqu’un va la tirer.',
        'All are human, for now: the Host card still sleeps in the pile. Somebody will draw it.',
      ),
      at: 'piles',
    },
    {
      ask: 'turn/action',
      say: both(
        'Votre Soldat est au Vestiaire, que personne n’a fouillé. Allez-y.',
        'Your Soldier is in the Locker Room, which nobody has searched. Go on.',
      ),
      at: 'room:2',
      right: () => ({ do: 'search', room: room(2) }),
      else: both('Fouillez d’abord : la salle où se tient votre Soldat.', 'Search first: the room where your Soldier stands.'),
      holds: (v) => v.me!.side === 'host',
    },
    {
      tell: both(
        'La carte Hôte ! Vous voilà l’ennemi, et vous seul le savez. Vous gagnez si les humains échouent. Jouez comme avant : on vous observe.',
        'The Host card! You are the enemy now, and you alone know it. You win if the humans fail. Play as before: you are watched.',
      ),
      at: 'hand',
    },
    {
      ask: 'turn/action',
      say: both(
        'Pour infecter, il faut échanger. Tom est seul au Réfectoire, au nord : envoyez-y votre Androïde.',
        'To infect you must trade. Tom is alone in the Mess Hall, to the north: send your Android there.',
      ),
      at: 'room:4',
      right: () => ({ do: 'move', who: body(1), to: room(4), key: false }),
      wrong: [
        {
          like: () => ({ do: 'move', who: body(0), to: room(0), key: false }),
          is: (a) => a.do === 'move' && a.to === 0,
          say: both(
            'Au Réacteur on n’échange jamais : c’est le seul abri. Allez ailleurs.',
            'In the Reactor nobody ever trades: it is the only shelter. Go elsewhere.',
          ),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Il vous reste 3 points, et personne ne se méfie encore. Profitez-en.',
            'You have 3 points left, and nobody is suspicious yet. Use it.',
          ),
        },
      ],
      else: both('Votre Androïde, vers la salle de Tom.', 'Your Android, to Tom’s room.'),
    },
    {
      ask: 'encounter/choose',
      say: both(
        'Entrer chez quelqu’un, c’est échanger ou attaquer. Échangez.',
        'To enter somebody’s room is to trade or to attack. Trade.',
      ),
      at: 'question',
      right: () => ({ do: 'trade', with: 2 }),
      else: both('Échangez avec Tom.', 'Trade with Tom.'),
    },
    { others: [{ seat: 2, topic: 'trade/give', answer: 'knife' }] },
    {
      ask: 'trade/give',
      say: both(
        'Seul un infecté peut donner ses propres Infections. Vous en avez 3, pas une de plus. Tendez-en une.',
        'Only the infected may give their own Infections. You have 3 and no more. Hand one over.',
      ),
      at: 'hand',
      right: () => 'infection:0',
      wrong: [
        {
          like: () => 'vest',
          is: (a) => a !== 'infection:0',
          say: both(
            'Un échange honnête endort les soupçons, et c’est parfois bon. Mais Tom tend un couteau : sans Jerrican, il est à vous.',
            'An honest trade lulls suspicion, and is sometimes right. But Tom hands over a knife: without a Gas Can he is yours.',
          ),
        },
      ],
      else: both('Donnez une Infection de votre couleur.', 'Give an Infection of your own colour.'),
      holds: (v) => v.me!.hand.includes('knife') && count(v.me!.hand, 'infection:0') === 2,
    },
    {
      tell: both(
        'Vous avez reçu un couteau, pas un Jerrican : rien ne l’a protégé. Tom est infecté, il le sait, et il peut infecter à son tour.',
        'You received a knife, not a Gas Can: nothing protected him. Tom is infected, he knows it, and he can infect in turn.',
      ),
      at: 'body:4',
    },
    {
      ask: 'turn/action',
      say: both(
        'Deux points encore. Zoé est à l’ouest, au Terminal. Repassez par le Réacteur.',
        'Two points left. Zoé is in the west, at the Terminal. Go back through the Reactor.',
      ),
      at: 'room:0',
      right: () => ({ do: 'move', who: body(1), to: room(0), key: false }),
      also: (a) => a.do === 'move' && a.who === 0 && a.to === 0,
      else: both('Vers le Réacteur.', 'To the Reactor.'),
    },
    {
      ask: 'turn/action',
      say: both('Et au Terminal.', 'And to the Terminal.'),
      at: 'room:6',
      right: ({ options }) => options.find((a) => a.do === 'move' && a.to === 6)!,
      also: (a) => a.do === 'move' && a.to === 6,
      else: both('Vers le Terminal, à l’ouest.', 'To the Terminal, in the west.'),
    },
    { others: [{ seat: 3, topic: 'trade/give', answer: 'gas' }] },
    {
      ask: 'trade/give',
      say: both(
        'Zoé, maintenant. Elle a peut-être un Jerrican : vous ne le saurez qu’après. Tentez.',
        'Zoé now. She may hold a Gas Can: you will know only afterwards. Try.',
      ),
      at: 'hand',
      right: () => 'infection:0',
      wrong: [
        {
          like: () => 'vest',
          is: (a) => a !== 'infection:0',
          say: both(
            'Prudent. Mais voyons ce qui arrive quand on se trompe de proie : tendez l’Infection.',
            'Cautious. But let us see what happens with the wrong prey: hand over the Infection.',
          ),
        },
      ],
      else: both('L’Infection.', 'The Infection.'),
      holds: (v) => v.me!.hand.includes('gas') && count(v.me!.hand, 'infection:0') === 1,
    },
    {
      tell: both(
        'Un Jerrican ! Zoé est sauve, et votre carte bleue dans sa main vous dénonce. Il vous reste une Infection : choisissez mieux.',
        'A Gas Can! Zoé is safe, and your blue card in her hand gives you away. One Infection is left: choose better.',
      ),
      at: 'hand',
    },
    {
      ask: 'turn/action',
      say: both('Plus de points. Finissez le tour et regardez Zoé.', 'No points left. End the turn and watch Zoé.'),
      at: 'question',
      right: () => ({ do: 'end' }),
      else: both('Finissez.', 'End.'),
    },
    {
      others: [
        { seat: 1, topic: 'turn/action', answer: { do: 'end' } },
        { seat: 2, topic: 'turn/action', answer: { do: 'end' } },
        { seat: 3, topic: 'turn/action', answer: { do: 'heatScan' }, luck: [1, 0, 1] },
      ],
      say: both(
        'Zoé lance le Scan Thermique : 2 positifs, 2 négatifs. Des nombres, pas de noms. À elle de convaincre les autres… à vous de mentir mieux.',
        'Zoé runs the Heat Scan: 2 positive, 2 negative. Numbers, no names. She must convince the others… you must lie better.',
      ),
      at: 'board',
      holds: (v) => v.scans.length === 1 && v.scans[0]!.positive === 2 && v.scans[0]!.negative === 2,
    },
  ],
  known: {
    win: both(
      'Les infectés gagnent dès que la partie finit sans que le Nid brûle : plus d’humain au Scan, plus de Jerrican pour le dernier, ou plus de Soldat vivant.',
      'The infected win whenever the game ends with the Nest unburnt: no human left in a Scan, no Gas Can left for the last one, or no Soldier alive.',
    ),
    ideas: [
      both(
        'Trois Infections, c’est peu : visez qui vient de donner un Jerrican, ou qui court vers le Nid les mains pleines d’armes.',
        'Three Infections are few: aim at who has just given a Gas Can, or runs for the Nest with hands full of weapons.',
      ),
      both(
        'Un infecté utile ressemble à un humain : fouillez, soignez, portez des Jerricans… et arrivez trop tard.',
        'A useful infected looks human: search, heal, carry Gas Cans… and come too late.',
      ),
    ],
  },
};
