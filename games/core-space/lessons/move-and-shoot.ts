import type { Setting } from '../arrange.ts';
import { coreSpace } from '../game.ts';
import { coverFrom } from '../judge/sight.ts';
import { type FigureId, JAMMED } from '../state.ts';
import type { View } from '../view.ts';
import { arranged, atEnd, both, type CoreLesson, carried, figure, wayTo } from './common.ts';

const [JACE, GAK, HARVESTER, DEVASTATOR, LATER] = [0, 1, 2, 3, 2] as FigureId[] as [FigureId, FigureId, FigureId, FigureId, FigureId];
/** Gak is beset; Jace has just come out of the airlock, and a Devastator stands beyond the table. */
const SETTING: Setting = {
  crews: [{ jace: { at: [12.5, 0.5], kit: ['line-rifle', 'knife'] }, gak: { at: [8.5, 3.5], kit: ['combat-knife'] } }],
  npcs: [
    ['harvester', [8.5, 4.5]],
    ['devastator', [15.5, 6.4]],
  ],
};
/** The round after: behind the table again, and another machine has come. */
const NEXT: Setting = {
  crews: [{ jace: { at: [14.5, 3.5], kit: ['line-rifle', 'knife'], with: { ammo: 6 } }, gak: { at: [8.5, 3.5], kit: ['combat-knife'] } }],
  npcs: [['devastator', [12, 6.4]]],
  active: 'jace',
  change: (state) => {
    state.round = 3;
    state.pegs = 2;
  },
};
const behind = [14.5, 3.5] as const;
const open = [12, 3.5] as const;
const isOut = (view: View, id: FigureId): boolean => figure(view, id).where === 'out';
/** What a way to its end leaves of Jace to be seen. */
const coverAt = (view: View, way: readonly (readonly [number, number])[]) => {
  const there = atEnd(view, JACE, way);
  return coverFrom({ ...view, figures: view.figures.map((f) => (f.id === JACE ? there : f)) }, figure(view, DEVASTATOR), there);
};
const jammed = (view: View): boolean => ((view.marks[carried(view, JACE, 'line-rifle')] ?? 0) & JAMMED) > 0;

/** A way, cover, a shot, the noise it makes, contact, and a gun that jams. */
export const moveAndShoot: CoreLesson = {
  id: 'move-and-shoot',
  game: coreSpace,
  title: both('Bouger et tirer', 'Move and shoot'),
  goal: both('Se placer à couvert, tirer, se battre au contact.', 'Get into cover, shoot, fight in contact.'),
  minutes: 6,
  me: 0,
  names: [''],
  position: () => arranged(SETTING),
  steps: [
    {
      tell: both(
        'On gagne en rapportant à bord plus que ce qu’on avait en venant. Qui reste sur la station ne rapporte rien.',
        'You win by bringing home more than you came with. Whoever is left on the station brings nothing.',
      ),
      at: 'board',
    },
    {
      tell: both(
        'Ici la Purge se réveille : un Récolteur est au contact de Gak, un Dévastateur attend près de la table. Jace sort du sas A.',
        'Here the Purge wakes up: a Harvester is in contact with Gak, a Devastator waits by the table. Jace comes out of airlock A.',
      ),
      at: `figure-${DEVASTATOR}`,
    },
    {
      ask: 'turn/trader',
      say: both(
        'À chaque round, tous vos Marchands jouent une fois, dans l’ordre que vous voulez. Commencez par Jace.',
        'Each round all your Traders act once, in the order you like. Begin with Jace.',
      ),
      at: 'things',
      right: () => JACE,
      wrong: [
        {
          like: () => GAK,
          is: (a) => a === GAK,
          say: both(
            'Gak jouera aussi. D’abord Jace : sans le Dévastateur, Gak se battra tranquille.',
            'Gak will act too. Jace first: without the Devastator, Gak fights in peace.',
          ),
        },
      ],
      else: both('Choisissez Jace.', 'Choose Jace.'),
      holds: (v) => v.active?.figure === JACE && v.active.actions === 2,
    },
    {
      ask: 'turn/walk',
      say: both(
        'Deux actions. La première : marcher, 4″ au plus. Touchez le sol derrière la table, puis confirmez.',
        'Two actions. The first: walk, 4″ at the most. Touch the floor behind the table, then confirm.',
      ),
      at: 'board',
      right: ({ view }) => wayTo(view, JACE, behind),
      also: (way, { view }) => coverAt(view, way) === 'partial',
      wrong: [
        {
          like: ({ view }) => wayTo(view, JACE, open),
          is: (way, { view }) => coverAt(view, way) === 'none',
          say: both(
            'Voyez : rien entre lui et vous. La Purge s’en prend au plus proche à découvert, et tous ses dés comptent.',
            'See: nothing stands between it and you. The Purge turns on the nearest in the open, and all its dice count.',
          ),
          show: [],
          holds: (v) => coverFrom(v, figure(v, DEVASTATOR), figure(v, JACE)) === 'none',
        },
      ],
      else: both('Tracez un chemin qui finit derrière la table.', 'Draw a way that ends behind the table.'),
      holds: (v) => coverFrom(v, figure(v, DEVASTATOR), figure(v, JACE)) === 'partial',
    },
    {
      guess: both(
        'La table est basse. Vous la touchez, lui non. Que voit le Dévastateur de Jace ?',
        'The table is low. You touch it, it does not. What does the Devastator see of Jace?',
      ),
      at: `figure-${JACE}`,
      right: 1,
      options: [
        {
          label: both('Tout', 'All'),
          say: both('Regardez : ses rayons passent tous par la table.', 'Look: its rays all pass over the table.'),
        },
        {
          label: both('Une partie', 'A part'),
          say: both('C’est un couvert partiel : une Touche de moins.', 'That is partial cover: one Hit less.'),
        },
        {
          label: both('Rien', 'Nothing'),
          say: both('La table est basse : on voit par-dessus, pas tout.', 'The table is low: one sees over it, not all.'),
        },
      ],
    },
    {
      tell: both(
        'Couvert partiel : une Touche de moins contre vous. Vous, qui touchez la table, regardez par-dessus : lui n’a pas de couvert.',
        'Partial cover: one Hit less against you. You touch the table and look over it: it has no cover.',
      ),
      at: `figure-${JACE}`,
      holds: (v) => coverFrom(v, figure(v, JACE), figure(v, DEVASTATOR)) === 'none',
    },
    {
      ask: 'turn/act',
      say: both(
        'Deuxième action : tirez. Le fusil donne 2 dés, le Dévastateur a 1 d’armure : il faut 2 Touches. Un tir coûte 1 Munition.',
        'The second action: shoot. The rifle gives 2 dice, the Devastator has 1 armour: 2 Hits are needed. A shot costs 1 Ammo.',
      ),
      at: `figure-${DEVASTATOR}`,
      right: ({ view }) => ({ do: 'shoot', with: carried(view, JACE, 'line-rifle'), at: DEVASTATOR, extra: 0, pay: 'normal' }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both('Il vous reste une action : elle serait perdue.', 'You have an action left: it would be lost.'),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'shoot' && a.at === HARVESTER)!,
          is: (a) => a.do === 'shoot' && a.at === HARVESTER,
          say: both(
            'Il est au contact de Gak : de loin, le sort dirait lequel des deux est visé.',
            'It is in contact with Gak: from afar, luck would say which of the two is hit.',
          ),
        },
      ],
      else: both('Tirez sur le Dévastateur.', 'Shoot the Devastator.'),
      luck: [0, 5],
      holds: (v) => isOut(v, DEVASTATOR) && figure(v, JACE).ammo === 6 && v.pegs === 1,
    },
    {
      tell: both(
        'Une double Touche : 2, moins 1 d’armure. Il est hors de combat. Un Échec seul ne fait rien.',
        'A double Hit: 2, less 1 armour. It is down. A single Fail does nothing.',
      ),
      at: 'board',
    },
    {
      tell: both(
        'Mais cela s’entend. Le premier tir d’un round ajoute une épingle d’Hostilité, les suivants aucunee. Plus la piste monte, plus il vient de machines.',
        'But it was loud. The first shot of a round adds a Hostility peg, later ones none. The higher the track, the more machines come.',
      ),
      at: 'hostility',
      holds: (v) => v.shot && v.pegs === 1,
    },
    {
      ask: 'turn/act',
      say: both('Plus d’action : finissez le tour de Jace.', 'No action is left: end Jace’s turn.'),
      at: 'question',
      right: () => ({ do: 'end' }),
      else: both('Les actions sans effort attendront. Finissez le tour.', 'Effortless things can wait. End the turn.'),
      holds: (v) => v.active === null,
    },
    {
      ask: 'turn/trader',
      say: both('Au tour de Gak.', 'Gak’s turn.'),
      at: 'things',
      right: () => GAK,
      else: both('Choisissez Gak.', 'Choose Gak.'),
    },
    {
      ask: 'turn/act',
      say: both(
        'Gak est au contact. Qui quitte un ennemi reçoit de lui un coup gratuit ; qui tire aussi. Restez, et frappez au couteau.',
        'Gak is in contact. Whoever leaves an enemy takes a free blow; whoever shoots, too. Stay, and strike with the knife.',
      ),
      at: `figure-${HARVESTER}`,
      right: ({ options }) => options.find((a) => a.do === 'fight' && a.at === HARVESTER && a.with !== null && !a.power)!,
      also: (a) => a.do === 'fight',
      wrong: [
        {
          like: () => ({ do: 'push', at: HARVESTER }),
          is: (a) => a.do === 'push',
          say: both(
            'Pousser l’éloigne sans le blesser. Ici, mieux vaut en finir.',
            'A push moves it away and does not hurt it. Better make an end of it here.',
          ),
        },
      ],
      else: both(
        'Frappez le Récolteur : partir, c’est lui offrir un coup gratuit.',
        'Strike the Harvester: to leave is to give it a free blow.',
      ),
      luck: [1],
      holds: (v) => isOut(v, HARVESTER),
    },
    {
      scene: () => arranged(NEXT),
      tell: both(
        'Un round plus tard. Un autre Dévastateur est entré ; Jace est à nouveau prêt, derrière sa table.',
        'A round later. Another Devastator has come in; Jace is ready again, behind the table.',
      ),
      at: `figure-${LATER}`,
    },
    {
      ask: 'turn/act',
      say: both('Tirez.', 'Shoot.'),
      at: `figure-${LATER}`,
      right: ({ view }) => ({ do: 'shoot', with: carried(view, JACE, 'line-rifle'), at: LATER, extra: 0, pay: 'normal' }),
      else: both('Tirez sur le Dévastateur.', 'Shoot the Devastator.'),
      luck: [5, 5],
      holds: (v) => jammed(v) && !isOut(v, LATER),
    },
    {
      ask: 'turn/act',
      say: both(
        'Deux Échecs : le tir ne donne rien et l’arme s’enraye. La désenrayer coûte une action : faites-le.',
        'Two Fails: the shot comes to nothing and the gun jams. To unjam it costs an action: do it.',
      ),
      at: 'things',
      right: ({ view }) => ({ do: 'unjam', token: carried(view, JACE, 'line-rifle'), pay: 'normal' }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both('Au round suivant elle serait encore enrayée.', 'Next round it would still be jammed.'),
        },
      ],
      else: both('Désenrayez le fusil.', 'Unjam the rifle.'),
      holds: (v) => !jammed(v),
    },
    {
      tell: both(
        'Le fusil est prêt, et Jace est à couvert. C’est à la Purge de jouer, ce sera une autre leçon.',
        'The rifle is ready, and Jace is in cover. The Purge would act now: that is another lesson.',
      ),
      at: 'board',
    },
  ],
  known: {
    win: both(
      'On gagne par ce qu’on rapporte : chaque combat qui ne rapporte rien coûte un round.',
      'You win by what you bring home: a fight that brings nothing costs a round.',
    ),
    ideas: [
      both('Le couvert d’abord, le tir ensuite.', 'Cover first, then shoot.'),
      both('Le bruit appelle la Purge : un premier tir, une épingle.', 'Noise calls the Purge: a first shot, a peg.'),
    ],
  },
};
