import { game } from '../game.ts';
import { arranged, both, held, type LegioLesson, leave, me } from './common.ts';

/** How it ends and who wins. */
export const theEnd: LegioLesson = {
  id: 'the-end',
  game,
  title: both('Savoir finir', 'Knowing when to end'),
  goal: both('Lire la course, déclarer la fin au bon moment, gagner.', 'Read the race, declare the end at the right moment, win.'),
  minutes: 4,
  me: 0,
  names: ['', 'Livia'],
  position: () =>
    arranged({
      stage: 'action',
      turn: 'blue',
      first: 'green',
      round: 11,
      received: 2,
      blue: {
        ship: 'spatha',
        profile: 3,
        aboard: { diplomat: 2 },
        at: 4,
        pc: 20,
        px: 12,
        technologies: ['holodeck'],
        hand: ['oz-vein', 'mapping-probe'],
        hidden: ['legion-pride'],
        calls: 1,
      },
      green: {
        ship: 'spatha',
        profile: 2,
        aboard: { hunter: 2 },
        at: 2,
        pc: 31,
        px: 9,
        technologies: ['nanoprobes'],
        hidden: ['xeno-embassy'],
        worlds: ['aquarians', 'mnemosians'],
      },
      planets: {
        alpha: { world: 'singing-sylvans', sector: 2, by: 'green' },
        beta: { world: 'glass-archons', sector: 4, by: 'blue' },
      },
    }),
  steps: [
    {
      guess: both(
        'Vous : 20 PC, 12 PX. Livia : 31 PC, 9 PX. Si tout finissait maintenant, qui gagnerait ?',
        'You: 20 PC, 12 PX. Livia: 31 PC, 9 PX. If all ended now, who would win?',
      ),
      at: 'laurels',
      options: [
        {
          label: both('Livia', 'Livia'),
          say: both(
            'Elle mène de 11 PC, mais 9 PX : sous 10, ses PC ne comptent pas.',
            'She leads by 11 PC, but with 9 PX: below 10 her PC do not count.',
          ),
        },
        { label: both('Moi', 'Me'), say: both('Oui.', 'Yes.') },
        {
          label: both('Personne', 'Nobody'),
          say: both('Il suffit que quelqu’un ait 10 PX : vous en avez 12.', 'It takes somebody with 10 PX: you have 12.'),
        },
      ],
      right: 1,
    },
    {
      tell: both(
        'Oui, vous ! Mais Livia n’est qu’à 1 PX du droit de gagner, et une planète l’attend dans son secteur. Il faut finir avant son tour.',
        'Yes, you! But Livia is 1 PX away from the right to win, and a planet awaits her in her sector. End it before her turn.',
      ),
      at: 'planet:alpha',
    },
    {
      ask: 'turn/action',
      say: both(
        '13 PX permettent de déclarer la fin. D’abord vos cartes : le Filon d’OZ vaut 2 PC dès 3 PX.',
        '13 PX let you declare the end. First your cards: the OZ vein is worth 2 PC from 3 PX on.',
      ),
      at: 'card:oz-vein',
      right: ({ view }) => ({ do: 'play', card: held(view, 'oz-vein'), detector: false }),
      wrong: [
        {
          like: () => ({ do: 'land', pawn: 'beta' }),
          is: (a) => a.do === 'land',
          say: both('Vos 2 cartes seraient perdues. Jouez-les : 3 PC.', 'Your 2 cards would be lost. Play them: 3 PC.'),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Livia jouerait, prendrait son dixième PX, et ses 31 PC compteraient.',
            'Livia would play, take her tenth PX, and her 31 PC would count.',
          ),
        },
      ],
      else: both('Jouez le Filon d’OZ.', 'Play the OZ vein.'),
      holds: (v) => me(v).pc === 22,
    },
    {
      ask: 'turn/action',
      say: both('Et la Sonde.', 'And the Probe.'),
      at: 'card:mapping-probe',
      right: ({ view }) => ({ do: 'play', card: held(view, 'mapping-probe'), detector: false }),
      else: both('Jouez la Sonde de cartographie.', 'Play the Mapping probe.'),
      holds: (v) => me(v).pc === 23,
    },
    {
      ask: 'turn/action',
      say: both(
        'Bêta est en zone B : là, un Spatha touche sa part entière. 3 escouades, 6 points : vous les avez. Posez-vous.',
        'Beta is in zone B: there a Spatha takes its full share. 3 squads, 6 points: you have them. Land.',
      ),
      at: 'planet:beta',
      right: () => ({ do: 'land', pawn: 'beta' }),
      wrong: [
        { like: () => ({ do: 'end' }), is: (a) => a.do === 'end', say: both('Pas avant d’avoir 13 PX.', 'Not before you have 13 PX.') },
      ],
      else: both('Posez-vous sur Bêta.', 'Land on Beta.'),
    },
    {
      ask: 'land/proposal',
      say: both(
        'Seul : 6 PC, et votre objectif secret demande au plus 1 appel de l’Imperator. Vous en avez fait 1.',
        'Alone: 6 PC, and your Secret Objective asks for at most 1 call to the Imperator. You have made 1.',
      ),
      at: 'question',
      right: () => ({ invite: [], imperator: false }),
      wrong: [
        {
          like: () => ({ invite: [], imperator: true }),
          is: (a) => a.imperator,
          say: both(
            '3 PC au lieu de 6, et l’objectif perdu : 4 PC de moins à la fin.',
            '3 PC instead of 6, and the objective lost: 4 PC less at the end.',
          ),
        },
      ],
      else: both('Seul.', 'Alone.'),
      holds: (v) => me(v).pc === 29,
    },
    {
      ask: 'mission/leave',
      say: both('Un équipier contre 1 PX : le treizième.', 'One crew member for 1 PX: the thirteenth.'),
      at: 'question',
      right: ({ view }) => leave(view, 'squad'),
      also: (a) => a.some((n) => n > 0),
      wrong: [
        {
          like: ({ view }) => leave(view, 'squad').map(() => 0),
          is: (a) => a.every((n) => n === 0),
          say: both('C’est ce PX qui vous donne la fin. Laissez une escouade.', 'It is this PX that gives you the end. Leave a squad.'),
        },
      ],
      else: both('Laissez une escouade.', 'Leave a squad.'),
      holds: (v) => me(v).px === 13,
    },
    {
      ask: 'turn/action',
      say: both(
        '13 PX. Vous êtes dernier de la manche : si vous déclarez, plus personne ne joue après vous.',
        '13 PX. You are last of the round: if you declare, nobody plays after you.',
      ),
      at: 'question',
      right: () => ({ do: 'declare' }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Sans déclaration, Livia joue : 10 PX, et ses 31 PC valent mieux que vos 29.',
            'Without a declaration Livia plays: 10 PX, and her 31 PC beat your 29.',
          ),
        },
      ],
      else: both('Déclarez la fin.', 'Declare the end.'),
      holds: (v) => v.stage === 'over' && me(v).pc === 33 && v.units[1]!.pc === 35,
    },
    {
      tell: both(
        'Objectifs secrets : +4 pour vous, +4 pour Livia. 33 contre 35… et vous gagnez : avec 9 PX, ses 35 PC ne comptent pas.',
        'Secret Objectives: +4 for you, +4 for Livia. 33 against 35… and you win: with 9 PX her 35 PC do not count.',
      ),
      at: 'laurels',
    },
  ],
  known: {
    win: both(
      'La fin vient quand quelqu’un la déclare (13 ou 14 PX), atteint 15 PX, quand l’Imperator touche 25 PC ou que tout est découvert. On finit la manche ; le plus de PC gagne, avec 10 PX au moins.',
      'The end comes when somebody declares it (13 or 14 PX), reaches 15 PX, when the Imperator touches 25 PC or all is discovered. The round is completed; the most PC wins, with at least 10 PX.',
    ),
    ideas: [
      both(
        'Surveillez les PX des autres autant que leurs PC : ce sont eux qui disent qui peut gagner.',
        'Watch the others’ PX as closely as their PC: they tell who can win at all.',
      ),
      both(
        'Qui déclare choisit le moment : jouez dernier dans la manche, ou soyez sûr du dernier tour des autres.',
        'Who declares chooses the moment: be last in the round, or be sure of the others’ last turn.',
      ),
    ],
  },
};
