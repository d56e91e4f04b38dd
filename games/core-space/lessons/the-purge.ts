import type { Setting } from '../arrange.ts';
import { type CardId, type CardKey, cardAt } from '../content/cards.ts';
import { coreSpace } from '../game.ts';
import { level } from '../judge/figures.ts';
import type { EventId, FigureId, State } from '../state.ts';
import { arranged, both, type CoreLesson, figure } from './common.ts';

const [JACE, LARS, ASSASSIN, DEVASTATOR, HARVESTER] = [0, 1, 2, 3, 4] as FigureId[] as [FigureId, FigureId, FigureId, FigureId, FigureId];
/** A card that asks nothing and rolls nothing comes next. */
const QUIET: CardKey = 'ENV-01';
function stack(state: State): void {
  const all = [...state.deck.splice(0), ...state.boxed.splice(0)];
  const isNext = (card: EventId) => cardAt(state.cards.face[card] as CardId).key === QUIET;
  state.deck = all.filter(isNext);
  state.boxed = all.filter((card) => !isNext(card));
}
const SETTING: Setting = {
  crews: [
    {
      jace: { at: [14.5, 3.5], kit: ['line-rifle', 'knife'], with: { acted: true } },
      lars: { at: [11.5, 4.5], kit: ['outland-pistol', 'knife'] },
    },
  ],
  npcs: [
    ['assassin', [13.2, 6.4]],
    ['devastator', [11.5, 6.4]],
    ['harvester', [16.4, 6.4]],
  ],
  active: 'lars',
  change: (state) => {
    state.round = 5;
    state.pegs = 12;
    state.active!.actions = 1;
    // Machines alone: who wanders about is for real games.
    state.settings = { ...state.settings, civilians: false };
    stack(state);
  },
};

/** Arrivals, ranks, targets, the chart: the learner says beforehand what the machines will do. */
export const thePurge: CoreLesson = {
  id: 'the-purge',
  game: coreSpace,
  title: both('La Purge', 'The Purge'),
  goal: both('Prévoir ce que feront les machines, avant qu’elles ne le fassent.', 'Foretell what the machines will do before they do it.'),
  minutes: 5,
  me: 0,
  names: [''],
  position: () => arranged(SETTING),
  steps: [
    {
      tell: both(
        'Rentrer avec le butin, c’est gagner ; la Purge est ce qui l’empêche. Elle joue après tous les Marchands et suit toujours les mêmes règles.',
        'To get home with the loot is to win; the Purge is what prevents it. It acts after all Traders, always by the same rules.',
      ),
      at: 'board',
    },
    {
      guess: both(
        'L’Hostilité est à 12, la dernière épingle du niveau 3. Lars a encore une action. Et s’il tire ?',
        'Hostility is at 12, the last peg of level 3. Lars has an action left. What if he shoots?',
      ),
      at: 'hostility',
      right: 1,
      options: [
        {
          label: both('Rien de plus', 'Nothing more'),
          say: both('Le premier tir d’un round s’entend : une épingle.', 'The first shot of a round is heard: one peg.'),
        },
        {
          label: both('Niveau 4', 'Level 4'),
          say: both('Deux Récolteurs au lieu d’un, et peut-être pire.', 'Two Harvesters instead of one, and perhaps worse.'),
        },
        {
          label: both('La Purge est Chargée', 'The Purge is Charged'),
          say: both('Ce sera tout en haut de la piste.', 'That comes at the very top of the track.'),
        },
      ],
    },
    {
      guess: both(
        'Le plus haut rang joue d’abord : l’Assassin. Lars est à découvert, Jace derrière la table. Sur qui ira-t-il ?',
        'The highest rank acts first: the Assassin. Lars is in the open, Jace behind the table. Whom will it go for?',
      ),
      at: `figure-${ASSASSIN}`,
      right: 0,
      options: [
        {
          label: both('Jace, le Capitaine', 'Jace, the Captain'),
          say: both('Un Assassin cherche un Capitaine en vue.', 'An Assassin seeks a Captain in sight.'),
        },
        {
          label: both('Lars, à découvert', 'Lars, in the open'),
          say: both('Les autres feraient ainsi. L’Assassin, lui, cherche un Capitaine.', 'Others would. The Assassin seeks a Captain.'),
        },
      ],
    },
    {
      guess: both('Puis le Dévastateur, rang 2. Sur qui ?', 'Then the Devastator, rank 2. Whom does it go for?'),
      at: `figure-${DEVASTATOR}`,
      right: 1,
      options: [
        {
          label: both('Jace, le Capitaine', 'Jace, the Captain'),
          say: both('Les Capitaines n’intéressent que les Assassins.', 'Captains matter to Assassins only.'),
        },
        {
          label: both('Lars, à découvert', 'Lars, in the open'),
          say: both('Le plus proche en vue et sans couvert.', 'The nearest in sight and without cover.'),
        },
      ],
    },
    {
      ask: 'turn/act',
      say: both(
        'Voyons. Pas de bruit ce round : finissez le tour de Lars, et regardez la Purge.',
        'Let us see. No noise this round: end Lars’s turn, and watch the Purge.',
      ),
      at: 'question',
      right: () => ({ do: 'end' }),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'shoot' && a.at === DEVASTATOR)!,
          is: (a) => a.do === 'shoot',
          say: both(
            'Voyez la piste : 13, niveau 4. Deux Récolteurs arrivent, et le dé dit s’il vient pire.',
            'See the track: 13, level 4. Two Harvesters arrive, and the die says whether worse comes.',
          ),
          show: [4],
          holds: (v) => v.pegs === 13 && level(v) === 4,
        },
      ],
      else: both('Finissez le tour de Lars.', 'End Lars’s turn.'),
      luck: [5, 0, 1, 3, 4, 1, 3, 4, 4],
      holds: (v) =>
        v.figures.length === 6 && figure(v, JACE).health === figure(v, JACE).fit - 1 && figure(v, LARS).health === figure(v, LARS).fit - 1,
    },
    {
      tell: both(
        'D’abord les arrivées : un Récolteur au Point d’Entrée 6, le dé l’a choisi. Le dé de Purge n’a donné aucun Dévastateur de plus.',
        'First the arrivals: a Harvester at Entry Point 6, the die chose it. The Purge die brought no further Devastator.',
      ),
      at: 'board',
      holds: (v) => v.figures.length === 6,
    },
    {
      tell: both(
        'Puis l’Assassin : au contact de Jace, et une Touche. Le Dévastateur a tiré deux fois sur Lars. Le journal dit chaque fois pourquoi.',
        'Then the Assassin: into contact with Jace, and one Hit. The Devastator shot at Lars twice. The journal says why each time.',
      ),
      at: 'journal',
    },
    {
      guess: both(
        'Restent les Récolteurs. Jace est plus près de celui de droite, mais à couvert. Lars est plus loin, à découvert. Sur qui va-t-il ?',
        'The Harvesters are left. Jace is nearer to the one on the right, but in cover. Lars is farther, in the open. Whom does it go for?',
      ),
      at: `figure-${HARVESTER}`,
      right: 1,
      options: [
        {
          label: both('Jace, plus près', 'Jace, nearer'),
          say: both('Sans couvert passe avant proche.', 'In the open comes before near.'),
        },
        {
          label: both('Lars, à découvert', 'Lars, in the open'),
          say: both('Le plus proche de ceux qu’on voit sans couvert.', 'The nearest of those seen without cover.'),
        },
      ],
    },
    {
      ask: 'npc/order',
      say: both(
        'Deux de même rang : qui tient le pion de Tour dit l’ordre. Ici il importe peu : confirmez.',
        'Two of the same rank: who holds the Turn token gives the order. Here it matters little: confirm.',
      ),
      at: 'question',
      right: ({ view }) => [HARVESTER, view.figures.at(-1)!.id],
      also: () => true,
      else: both('Confirmez l’ordre.', 'Confirm the order.'),
      holds: (v) => v.round === 6 && figure(v, HARVESTER).x < 1400,
    },
    {
      tell: both(
        'Il a couru 4″ vers Lars, et n’arrive pas encore au contact. Un nouveau round : une épingle de plus, une carte Événement, et c’est à vous.',
        'It ran 4″ towards Lars, and is not in contact yet. A new round: one more peg, an Event card, and it is your turn.',
      ),
      at: `figure-${HARVESTER}`,
      holds: (v) => v.pegs === 13 && v.phase === 'traders',
    },
  ],
  known: {
    win: both(
      'On gagne à bord, pas contre les machines : elles seront toujours plus nombreuses.',
      'You win aboard, not against the machines: there will always be more of them.',
    ),
    ideas: [
      both(
        'La Purge va au plus proche qu’elle voit sans couvert ; l’Assassin, au Capitaine.',
        'The Purge goes for the nearest it sees without cover; the Assassin for a Captain.',
      ),
      both('Mettez le plus solide devant, le butin derrière.', 'Put the sturdy one in front, the loot behind.'),
    ],
  },
};
