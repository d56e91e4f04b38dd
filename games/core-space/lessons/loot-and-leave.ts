import type { Setting } from '../arrange.ts';
import { coreSpace } from '../game.ts';
import { mint } from '../rules/table.ts';
import type { CrateId, FigureId, State } from '../state.ts';
import type { View } from '../view.ts';
import { arranged, both, type CoreLesson, carried, carries, figure, wayHome } from './common.ts';

const [JACE, BECK, KAORI] = [0, 1, 2] as FigureId[] as [FigureId, FigureId, FigureId];
const RENTON = 2 as FigureId;
const CRATE = 1 as CrateId;

/** The small crate holds a Target Laser, an Energy Pistol and a knife; Azurium lies on top of the bag. */
function pack(state: State): void {
  state.bag.push(...state.contents[CRATE]!.splice(0));
  state.contents[CRATE] = [mint(state, 'target-laser'), mint(state, 'energy-pistol'), mint(state, 'utility-knife')];
  state.bag.unshift(mint(state, 'azurium'));
  state.round = 4;
  state.pegs = 9;
}
const SETTING: Setting = {
  crews: [
    {
      jace: { at: [8.5, 2.5], kit: ['outland-rifle', 'knife', 'medi-stim', 'ammo-loose'] },
      beck: { at: [13.5, 2.5], kit: ['outland-pistol', 'knife'], class: 'brawler' },
    },
  ],
  npcs: [['kaori', [14.5, 2.5]]],
  active: 'jace',
  change: pack,
};
/** Two rounds later: Jace has fallen before the airlock with the haul. */
const LATER: Setting = {
  crews: [
    {
      jace: { at: [12.5, 1.5], kit: ['outland-rifle', 'target-laser', 'energy-pistol', 'azurium'], with: { defeated: true, health: 0 } },
      beck: { at: [11.5, 1.5], kit: ['outland-pistol', 'knife'], class: 'brawler' },
      renton: { at: [8.5, 2.5], kit: ['outland-pistol', 'knife'], class: 'tech' },
    },
  ],
  npcs: [
    ['harvester', [8.5, 6.4]],
    ['devastator', [15.5, 6.4]],
  ],
  active: 'beck',
  change: (state) => {
    state.round = 6;
    state.pegs = 13;
  },
};
const home = (view: View, id: FigureId): boolean => figure(view, id).where === 'home';

/** Crates, a room, a Civilian, a fallen comrade, and the way back. */
export const lootAndLeave: CoreLesson = {
  id: 'loot-and-leave',
  game: coreSpace,
  title: both('Piller et partir', 'Loot and leave'),
  goal: both('Fouiller, choisir ce qui vaut le plus, et rentrer avec.', 'Search, choose what is worth most, and get it home.'),
  minutes: 6,
  me: 0,
  names: [''],
  position: () => arranged(SETTING),
  steps: [
    {
      tell: both(
        'Ce qui rentre à bord compte pour son prix de vente. Seul, il faut 10 UA de plus qu’au départ ; 18, c’est un grand succès.',
        'What comes home counts for its sell value. Alone, you need 10 UA more than you set out with; 18 is a great success.',
      ),
      at: 'board',
    },
    {
      ask: 'turn/act',
      say: both(
        'Jace touche une caisse : la fouiller est une action. Vous seul verrez ce qu’il y a dedans.',
        'Jace touches a crate: to search it is an action. You alone will see what is inside.',
      ),
      at: `figure-${JACE}`,
      right: () => ({ do: 'search', crate: CRATE, pay: 'normal' }),
      wrong: [
        {
          like: () => ({ do: 'search-room', pay: 'normal' }),
          is: (a) => a.do === 'search-room',
          say: both(
            'Une salle se fouille une fois, et le sort dit quoi. La caisse d’abord.',
            'A room is searched once, and luck says what is found. The crate first.',
          ),
        },
      ],
      else: both('Fouillez la caisse.', 'Search the crate.'),
      holds: (v) => v.scene?.kind === 'searching',
    },
    {
      ask: 'search/hold',
      say: both(
        'Six places, le fusil en prend deux. Le cibleur laser vaut 5 UA, le pistolet énergétique 4. Laissez les deux couteaux, gardez le reste.',
        'Six spaces, the rifle takes two. The Target Laser is worth 5 UA, the Energy Pistol 4. Leave both knives, keep the rest.',
      ),
      at: 'question',
      right: ({ view }) => [...figure(view, JACE).inventory.filter((t) => t !== carried(view, JACE, 'knife')), ...inCrate(view, 2)],
      also: (held, { view }) =>
        held.length === 5 && inCrate(view, 2).every((t) => held.includes(t)) && !held.includes(inCrate(view, 3)[2]!),
      wrong: [
        {
          like: ({ view }) => [...figure(view, JACE).inventory],
          is: (held, { view }) => inCrate(view, 2).every((t) => !held.includes(t)),
          say: both('9 UA resteraient dans la caisse.', '9 UA would stay in the crate.'),
        },
        {
          like: ({ view }) => [...figure(view, JACE).inventory, inCrate(view, 1)[0]!],
          is: (held, { view }) => held.includes(carried(view, JACE, 'knife')),
          say: both(
            'Le couteau ne vaut rien à la vente et tient une place : posez-le.',
            'The knife sells for nothing and takes a space: leave it.',
          ),
        },
      ],
      else: both(
        'Le cibleur laser, le pistolet énergétique, le fusil, le Médi-Stim et les munitions.',
        'The Target Laser, the Energy Pistol, the rifle, the Medi-Stim and the ammo.',
      ),
      holds: (v) => carries(v, JACE, 'target-laser') && carries(v, JACE, 'energy-pistol') && !carries(v, JACE, 'knife'),
    },
    {
      ask: 'turn/act',
      say: both(
        'Encore une action, et nul ennemi ici : fouillez la salle. On tire un pion du sac, une seule fois par salle.',
        'One more action, and no enemy here: search the room. A token is drawn from the bag, once for each room.',
      ),
      at: 'question',
      right: () => ({ do: 'search-room', pay: 'normal' }),
      wrong: [
        {
          like: () => ({ do: 'search', crate: CRATE, pay: 'normal' }),
          is: (a) => a.do === 'search',
          say: both('La caisse n’a plus que des couteaux.', 'Only knives are left in the crate.'),
        },
      ],
      else: both('Fouillez la salle.', 'Search the room.'),
      luck: [0],
      holds: (v) => v.scene?.kind === 'found',
    },
    {
      ask: 'find/keep',
      say: both(
        'De l’azurium, 5 UA. L’inventaire est plein : échangez-le contre ce qui vaut le moins, les munitions.',
        'Azurium, 5 UA. The inventory is full: take it in exchange for what is worth least, the ammo.',
      ),
      at: 'question',
      right: ({ view }) => ({ keep: true, for: carried(view, JACE, 'ammo-loose') }),
      wrong: [
        {
          like: () => ({ keep: false }),
          is: (a) => !a.keep,
          say: both('5 UA laissées sur le sol.', '5 UA left on the floor.'),
        },
        {
          like: ({ view }) => ({ keep: true, for: carried(view, JACE, 'target-laser') }),
          is: (a, { view }) => a.keep && a.for !== null && a.for !== carried(view, JACE, 'medi-stim'),
          say: both(
            'Ne rendez pas ce que vous venez de trouver, ni votre seule arme.',
            'Do not give up what you have just found, nor your only gun.',
          ),
        },
      ],
      else: both('Gardez le Médi-Stim, il relève un blessé. Posez les munitions.', 'Keep the Medi-Stim, it heals. Leave the ammo.'),
      holds: (v) => carries(v, JACE, 'azurium') && !carries(v, JACE, 'ammo-loose'),
    },
    {
      ask: 'turn/act',
      say: both('14 UA dans les poches de Jace. Finissez son tour.', '14 UA in Jace’s pockets. End the turn.'),
      at: 'question',
      right: () => ({ do: 'end' }),
      else: both('Finissez le tour de Jace.', 'End Jace’s turn.'),
    },
    {
      ask: 'turn/trader',
      say: both('Au tour de Beck, à côté d’une Civile.', 'Beck’s turn, beside a Civilian.'),
      at: 'things',
      right: () => BECK,
      else: both('Choisissez Beck.', 'Choose Beck.'),
    },
    {
      ask: 'turn/act',
      say: both(
        'On peut persuader un Civil : des dés selon la Compétence, plus de Touches que sa valeur. Gagnez Kaori à votre cause.',
        'A Civilian can be persuaded: dice by your Skill, more Hits than its value. Win Kaori over.',
      ),
      at: `figure-${KAORI}`,
      right: () => ({ do: 'persuade', at: KAORI, aim: 'join' }),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'persuade' && a.aim === 'swap')!,
          is: (a) => a.do === 'persuade' && a.aim === 'swap',
          say: both(
            'Un échange donne un pion du sac contre un des vôtres. Une paire de bras vaut mieux.',
            'A swap gives a token of the bag for one of yours. A pair of hands is worth more.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'fight')!,
          is: (a) => a.do === 'fight' || a.do === 'push',
          say: both('Les Civils ne vous ont rien fait.', 'Civilians have done nothing to you.'),
        },
      ],
      else: both('Persuadez Kaori de vous rejoindre.', 'Persuade Kaori to join.'),
      luck: [0, 0, 0],
      holds: (v) => figure(v, KAORI).crew === 0 && figure(v, KAORI).inventory.length === 1,
    },
    {
      tell: both(
        'Trois Touches contre 2 : elle rejoint l’équipage, avec un pion du sac. Ramenez-la, il compte aussi.',
        'Three Hits against 2: she joins the crew, with a token of the bag. Bring her home, it counts too.',
      ),
      at: `figure-${KAORI}`,
    },
    {
      scene: () => arranged(LATER),
      tell: both(
        'Deux rounds plus tard. L’Hostilité est au niveau « Couvrez-moi », et Jace est tombé devant le sas, avec le butin. Ce qui reste là est perdu.',
        'Two rounds later. Hostility is at “Cover Me”, and Jace has fallen before the airlock, with the haul. What stays there is lost.',
      ),
      at: `figure-${JACE}`,
    },
    {
      guess: both('À ce niveau, qu’est-ce qui arrive à chaque round ?', 'At this level, what arrives every round?'),
      at: 'hostility',
      right: 2,
      options: [
        {
          label: both('Personne', 'Nobody'),
          say: both('C’était vrai au niveau 1. Lisez la piste.', 'That was so at level 1. Read the track.'),
        },
        {
          label: both('Un Récolteur, peut-être', 'A Harvester, perhaps'),
          say: both('C’était au niveau 2. Lisez la piste.', 'That was level 2. Read the track.'),
        },
        {
          label: both('Deux Récolteurs et plus', 'Two Harvesters and more'),
          say: both('Une caisse de plus en coûterait deux.', 'One more crate would cost two.'),
        },
      ],
    },
    {
      ask: 'turn/act',
      say: both(
        'Deux Récolteurs, et peut-être pire : il est temps. Beck touche Jace : tirez-le, 2″ par action.',
        'Two Harvesters, and perhaps worse: it is time. Beck touches Jace: drag him, 2″ an action.',
      ),
      at: `figure-${JACE}`,
      right: () => ({ do: 'drag', body: JACE, helper: null }),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'search-body')!,
          is: (a) => a.do === 'search-body',
          say: both(
            'Prendre son butin marche aussi, mais Jace resterait là. Tirez-le : il rentre avec tout.',
            'Taking his loot works too, but Jace would stay. Drag him: he comes home with all of it.',
          ),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Attendre un round, c’est deux machines de plus entre Jace et le sas.',
            'To wait a round is two more machines between Jace and the airlock.',
          ),
        },
      ],
      else: both('Tirez Jace jusqu’au sas.', 'Drag Jace to the airlock.'),
    },
    {
      ask: 'walk/way',
      say: both('Par le sas A : touchez-le, et confirmez.', 'Through airlock A: touch it, and confirm.'),
      at: 'board',
      right: ({ view }) => wayHome(view, BECK),
      else: both('Jusqu’à la porte du sas, au bord du plateau.', 'Up to the door of the airlock, at the edge of the board.'),
      holds: (v) => home(v, JACE) && home(v, BECK),
    },
    {
      tell: both(
        'Beck et Jace sont à bord, le butin compte. Renton doit encore jouer : la mission finit quand tous sont rentrés ou tombés.',
        'Beck and Jace are aboard, the haul counts. Renton must still act: the mission ends when all are home or down.',
      ),
      at: 'board',
      holds: (v) => home(v, JACE) && figure(v, RENTON).where === 'board',
    },
  ],
  known: {
    win: both(
      'Le prix de vente est le score, et seul ce qui est à bord compte.',
      'Sell value is the score, and only what is aboard counts.',
    ),
    ideas: [
      both('Six places : échangez le bon marché contre le cher.', 'Six spaces: swap the cheap for the dear.'),
      both('Partez tant que le chemin est libre.', 'Leave while the way is open.'),
    ],
  },
};
/** The first tokens of the crate, in the order they were packed: the searcher sees them. */
function inCrate(view: View, n: number) {
  const first = view.tokens.face.length - 4;
  return Array.from({ length: n }, (_, i) => (first + i) as (typeof view.floor)[number]['token']);
}
