import { game } from '../game.ts';
import { arranged, both, type LegioLesson, me } from './common.ts';

/** Inviting, sharing, the Imperator, a technology, being a good guest. */
export const together: LegioLesson = {
  id: 'together',
  game,
  title: both('À plusieurs', 'Together'),
  goal: both('Réunir un équipage, compter les parts, savoir dire oui.', 'Gather a crew, count the shares, know when to say yes.'),
  minutes: 6,
  me: 0,
  names: ['', 'Livia', 'Marcus'],
  position: () =>
    arranged({
      seats: 3,
      stage: 'action',
      turn: 'blue',
      round: 5,
      received: 0,
      blue: { profile: 3, aboard: { diplomat: 1 }, at: 3, pc: 8, px: 4 },
      green: { profile: 2, aboard: { diplomat: 1 }, at: 3, pc: 9, px: 3 },
      red: { profile: 2, aboard: { squad: 3 }, at: 3, pc: 10, px: 3 },
      planets: {
        gamma: { world: 'orichalcum-traders', sector: 3, by: 'blue' },
        delta: { world: 'dust-nomads', sector: 3, by: 'red' },
      },
      imperator: 'learned-cohort',
      deck: ['oz-vein', 'wormhole', 'oz-vein'],
    }),
  steps: [
    {
      tell: both(
        'Gamma, votre découverte : 4 escouades pour se poser, 7 de Diplomatie, 8 PC à partager. Vous avez 2 escouades et 4 points. Seul, c’est non.',
        'Gamma, your discovery: 4 squads to land, 7 Diplomacy, 8 PC to share. You have 2 squads and 4 points. Alone, no.',
      ),
      at: 'planet:gamma',
    },
    {
      tell: both(
        'Livia et Marcus sont dans votre secteur : on peut les inviter. Livia apporte 2 escouades et 3 points, Marcus 3 escouades et 2 points.',
        'Livia and Marcus are in your sector: they can be invited. Livia brings 2 squads and 3 points, Marcus 3 squads and 2 points.',
      ),
      at: 'players',
    },
    {
      ask: 'turn/action',
      say: both(
        'Demandez à vous poser sur Gamma. Rien n’est dépensé tant que vous n’avez pas confirmé.',
        'Ask to land on Gamma. Nothing is spent until you confirm.',
      ),
      at: 'planet:gamma',
      right: () => ({ do: 'land', pawn: 'gamma' }),
      wrong: [
        {
          like: () => ({ do: 'land', pawn: 'delta' }),
          is: (a) => a.do === 'land',
          say: both(
            'Delta est la découverte de Marcus : on lui doit une invitation, et sa carte lui reviendra. La vôtre d’abord.',
            'Delta is Marcus’s discovery: you owe him an invitation, and its card will be his. Yours first.',
          ),
        },
      ],
      else: both('Touchez Gamma.', 'Touch Gamma.'),
    },
    {
      ask: 'land/proposal',
      say: both(
        'Qui inviter ? Il vous manque 2 escouades et 3 points : exactement Livia. À deux, 4 PC chacun.',
        'Whom to invite? You lack 2 squads and 3 points: exactly Livia. Two ships, 4 PC each.',
      ),
      at: 'proposal',
      right: () => ({ invite: [1], imperator: false }),
      wrong: [
        {
          like: () => ({ invite: [1, 2], imperator: false }),
          is: (a) => a.invite.length === 2 && !a.imperator,
          say: both(
            'À trois, les 8 PC font 3 pour vous, 2 et 2. Un invité de trop coûte toujours.',
            'With three, 8 PC make 3 for you, 2 and 2. One guest too many always costs.',
          ),
        },
        {
          like: () => ({ invite: [2], imperator: false }),
          is: (a) => a.invite.length === 1 && a.invite[0] === 2 && !a.imperator,
          say: both(
            'Avec Marcus : 5 escouades, mais 6 points sur 7. Mission manquée, 0 PC. Comptez les escouades, puis les points.',
            'With Marcus: 5 squads, but 6 points of 7. Mission failed, 0 PC. Count the squads, then the points.',
          ),
        },
        {
          like: () => ({ invite: [], imperator: true }),
          is: (a) => a.invite.length === 0 && a.imperator,
          say: both(
            'Bien calculé : 4 PC aussi, et Livia n’a rien. Mais c’est un de vos trois appels, et l’Imperator avance vers 25, la fin. Gardez-le pour un jour sans voisins.',
            'Well reckoned: 4 PC too, and nothing for Livia. But it is one of your three calls, and the Imperator moves towards 25, the end. Keep it for a day without neighbours.',
          ),
        },
        {
          like: () => ({ invite: [1], imperator: true }),
          is: (a) => a.imperator,
          say: both(
            'L’Imperator en plus ? Il prendrait une part pour rien : 3 PC au lieu de 4.',
            'The Imperator as well? It would take a share for nothing: 3 PC instead of 4.',
          ),
        },
      ],
      else: both('Invitez Livia seule, sans l’Imperator.', 'Invite Livia alone, without the Imperator.'),
    },
    { others: [{ seat: 1, topic: 'land/answer', answer: true }] },
    {
      ask: 'land/confirm',
      say: both('Livia accepte : 4 escouades sur 4. Confirmez.', 'Livia accepts: 4 squads of 4. Confirm.'),
      at: 'question',
      right: () => true,
      wrong: [
        {
          like: () => false,
          is: (a) => !a,
          say: both('Renoncer ne coûte rien, mais tout est réuni. Confirmez.', 'Withdrawing costs nothing, but all is gathered. Confirm.'),
        },
      ],
      else: both('Confirmez.', 'Confirm.'),
      holds: (v) => me(v).pc === 12 && v.units[1]!.pc === 13,
    },
    {
      tell: both(
        '4 + 3 = 7 : réussi. 4 PC pour vous, 4 pour Livia. Un compte impair s’arrondit pour qui joue.',
        '4 + 3 = 7: done. 4 PC for you, 4 for Livia. Odd counts are rounded up for whoever’s turn it is.',
      ),
      at: 'pc:0',
    },
    {
      ask: 'mission/leave',
      say: both(
        'L’étoile demande 2 équipiers contre 2 PX. Vous êtes à 4 PX : à 6, une technologie. Laissez vos 2 escouades.',
        'The star asks 2 crew for 2 PX. You stand at 4 PX: at 6, a technology. Leave your 2 squads.',
      ),
      at: 'question',
      right: ({ view }) => leaveSquads(view, 2),
      wrong: [
        {
          like: ({ view }) => leaveSquads(view, 0),
          is: (a) => a.every((n) => n === 0),
          say: both(
            'Un beau monde ne se représente pas deux fois. La base vous rendra les escouades, jamais les PX manqués.',
            'A fine world does not come twice. The base will give squads back, never the PX you missed.',
          ),
        },
      ],
      else: both('Deux escouades, pas le diplomate : lui ne revient pas.', 'Two squads, not the Diplomat: he does not come back.'),
    },
    {
      others: [{ seat: 1, topic: 'mission/leave', answer: (options) => options.find((o) => o.every((n) => n === 0))! }],
    },
    {
      ask: 'xeno/technology',
      say: both(
        '6 PX ! Choisissez : le Holodeck donne 1 de Diplomatie pour toujours, les Nanoprobes 1 de Capture. Renforcez votre fort.',
        '6 PX! Choose: the Holodeck gives 1 Diplomacy for ever, the Nanoprobes 1 Capture. Strengthen your strength.',
      ),
      at: 'ship',
      right: () => 'holodeck',
      wrong: [
        {
          like: () => 'nanoprobes',
          is: (a) => a === 'nanoprobes',
          say: both(
            'Votre Capture passerait de 0 à 1 : trop peu pour un monde sauvage. La Diplomatie passe de 4 à 5.',
            'Your Capture would go from 0 to 1: too little for a wild world. Diplomacy goes from 4 to 5.',
          ),
        },
      ],
      else: both('Le Holodeck.', 'The Holodeck.'),
      holds: (v) => me(v).px === 6 && me(v).technologies.holodeck,
    },
    {
      others: [
        { seat: 1, topic: 'turn/start', answer: { do: 'draw', cards: 0 } },
        { seat: 1, topic: 'turn/action', answer: { do: 'end' } },
        { seat: 2, topic: 'turn/start', answer: { do: 'draw', cards: 0 } },
        { seat: 2, topic: 'turn/action', answer: { do: 'land', pawn: 'delta' } },
        { seat: 2, topic: 'land/proposal', answer: { invite: [0], imperator: false } },
      ],
      say: both(
        'Livia passe. Marcus veut se poser sur Delta : 5 de Diplomatie demandés, il en a 2. Il vous invite.',
        'Livia passes. Marcus wants to land on Delta: 5 Diplomacy asked, he has 2. He invites you.',
      ),
      at: 'planet:delta',
      holds: (v) => v.scene?.kind === 'landing',
    },
    {
      ask: 'land/answer',
      say: both(
        'Accepter ne vous coûte rien : vos 5 points sont permanents. 5 PC à deux : 3 pour lui, 2 pour vous.',
        'Accepting costs you nothing: your 5 points are permanent. 5 PC for two: 3 for him, 2 for you.',
      ),
      at: 'question',
      right: () => true,
      wrong: [
        {
          like: () => false,
          is: (a) => !a,
          say: both(
            'Refuser l’arrête, mais vous prive de 2 PC et d’un allié. On refuse pour barrer un meneur, rarement avant.',
            'Refusing stops him, but costs you 2 PC and an ally. One refuses to block a leader, seldom before.',
          ),
        },
      ],
      else: both('Acceptez.', 'Accept.'),
    },
    {
      others: [
        { seat: 2, topic: 'land/confirm', answer: true },
        { seat: 2, topic: 'mission/leave', answer: (options) => options.find((o) => o.every((n) => n === 0))! },
      ],
    },
    {
      ask: 'mission/leave',
      say: both(
        'L’invité aussi peut laisser : 1 équipier contre 1 PX. Il ne vous reste que le diplomate. À vous de juger.',
        'A guest may leave crew as well: 1 for 1 PX. You have only the Diplomat left. Your judgement.',
      ),
      at: 'question',
      right: ({ options }) => options.find((o) => o.every((n) => n === 0))!,
      also: () => true,
      else: both('Le diplomate, ou rien.', 'The Diplomat, or nothing.'),
      holds: (v) => me(v).pc === 14,
    },
  ],
  known: {
    win: both(
      'Toujours la même course : le plus de PC, avec 10 PX. Partager en donne aux deux ; l’important est de partager plus souvent que les autres.',
      'The same race still: the most PC, with 10 PX. Sharing gives to both; what counts is to share more often than the others.',
    ),
    ideas: [
      both(
        'Comptez avant d’inviter : les escouades, puis les points, puis les parts. Juste assez, jamais plus.',
        'Count before inviting: squads, then points, then shares. Just enough, never more.',
      ),
      both(
        'Restez près des autres et dites oui : un invité gagne pendant le tour d’autrui.',
        'Stay near the others and say yes: a guest gains during somebody else’s turn.',
      ),
    ],
  },
};
function leaveSquads(view: Parameters<typeof me>[0], n: number): number[] {
  const order = ['propulsor', 'laser', 'decoder', 'squad', 'diplomat', 'hunter', 'adventurer'] as const;
  return order.filter((e) => me(view).aboard[e] > 0).map((e) => (e === 'squad' ? n : 0));
}
