import { game } from '../game.ts';
import type { View } from '../view.ts';
import { arranged, both, type CadetLesson, cellAt, d10, S1 } from './common.ts';

const CONTROL = cellAt(0, -2);
const LOCK = cellAt(0, 2);
const buys = (what: string) => (a: unknown) => typeof a === 'object' && a !== null && 'buy' in a && a.buy === what;
/** The objective, IQ, Command, hatches, and how one wins. */
export const homeward: CadetLesson = {
  id: 'homeward',
  game,
  title: both('Mission accomplie', 'Mission accomplished'),
  goal: both('Remplir l’objectif à force de QI, puis ramener tout le monde.', 'Meet the objective by IQ, then bring everybody home.'),
  minutes: 7,
  me: 0,
  names: [''],
  position: () => {
    const saved = arranged(
      {
        cells: S1,
        numbers: { '0,2': 38, '0,-2': 40, '0,-1': 14 },
        down: [[-1, -1]],
        crew: {
          captain: {
            at: [0, -1],
            items: ['ray-gun', 'tele-radio'],
            order: 1,
            done: true,
            standard: 0,
            standardSpent: 2,
            restricted: 0,
            restrictedSpent: 1,
          },
          professor: { at: [0, -2], items: ['ray-gun', 'wire-cutters'], order: 2 },
        },
        state: { turn: 6, stage: 'action', active: 1, start: LOCK },
      },
      { marker: [[-1, -1]] },
      [0],
    );
    saved.bookmark.state.cells[CONTROL]!.box = true;
    return saved;
  },
  steps: [
    {
      tell: both(
        'La Salle de contrôle, enfin. Il faut y poser 2 cubes, puis tout le monde rentre au Sas principal. Vous menez le Capitaine et le Professeur.',
        'The Control Room at last. It takes 2 cubes here, then everybody goes back to the Airlock. You lead the Captain and the Professor.',
      ),
      at: 'mission',
    },
    {
      ask: 'turn/action',
      say: both(
        'Couper la propulsion est une affaire de QI : autant de dés que de QI. Le Professeur en a 5. Payez avec son AP sans combat (le carré).',
        'Shutting the drive down takes IQ: as many dice as IQ. The Professor has 5. Pay with his non-combat AP (the square).',
      ),
      at: `cell:${CONTROL}`,
      right: ({ options }) => options.find((a) => a.do === 'scenario' && a.pay === 'restricted')!,
      luck: d10(3, 7, 1, 9, 5),
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'scenario' && a.pay === 'standard')!,
          is: (a) => a.do === 'scenario',
          say: both(
            'Même effet, mais gardez les AP standard : eux peuvent tout faire.',
            'The same effect, but keep the standard AP: they can do anything.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'end')!,
          is: (a) => a.do === 'end',
          say: both('Chaque tour ici attire du monde. Agissez maintenant.', 'Every turn here draws a crowd. Act now.'),
        },
      ],
      else: both('L’action de la Salle de contrôle.', 'The Control Room’s own action.'),
      holds: (v) => v.objective.progress === 1,
    },
    {
      ask: 'overkill/spend',
      say: both(
        '3 et 1 : deux succès. Le premier pose un cube. L’Overkill peut en poser un second : la propulsion s’arrête !',
        '3 and 1: two successes. The first places a cube. The Overkill can place a second: the drive stops!',
      ),
      at: 'question',
      right: ({ options }) => options.find(buys('progress'))!,
      luck: [0],
      wrong: [
        {
          like: ({ options }) => options.find(buys('override'))!,
          is: buys('override'),
          say: both(
            'Ouvrir ou verrouiller un sas est l’art du Professeur, et bien utile pour fuir. Mais le second cube gagne un tour entier.',
            'Opening or locking a hatch is the Professor’s art, and useful when fleeing. But the second cube saves a whole turn.',
          ),
        },
        { like: () => 'stop', is: (a) => a === 'stop', say: both('Un Overkill perdu, un tour perdu.', 'An Overkill lost, a turn lost.') },
      ],
      else: both('Posez le second cube.', 'Place the second cube.'),
      holds: (v) => v.objective.progress === 2,
    },
    {
      scene: () => {
        const saved = arranged(
          {
            cells: S1,
            numbers: { '0,2': 38, '0,-2': 40, '0,0': 21, '1,1': 1, '0,1': 14 },
            down: [
              [1, -1],
              [1, -2],
            ],
            crew: {
              captain: { at: [1, 1], items: ['ray-gun', 'tele-radio'], order: 0, scanned: false, o2: 2 },
              professor: {
                at: [0, 1],
                items: ['ray-gun', 'wire-cutters'],
                order: 0,
                scanned: false,
                hp: 1,
                o2: 1,
                standard: 0,
                standardSpent: 2,
              },
            },
            foes: [['sentinel', [0, 0]]],
            state: { turn: 10, stage: 'order', active: -1, start: LOCK, progress: 2, markersRemoved: 1 },
          },
          {},
          [],
        );
        return saved;
      },
      tell: both(
        'Quatre tours plus tard. Le Sas principal est à un pas du Professeur, derrière un sas fermé. Une Sentinelle le talonne : 6 dés. Il a 1 PV, 1 O² et 1 AP : le Contrôle mental a pris le reste.',
        'Four turns later. The Airlock is one step from the Professor, behind a closed hatch. A Sentinel is at his heels: 6 dice. He has 1 HP, 1 O² and 1 AP left: Mind Control took the others.',
      ),
      at: 'role:professor',
    },
    {
      guess: both(
        'Ouvrir coûte 1 AP, avancer 1 AP. Le Professeur en a un seul. Qui doit agir d’abord ?',
        'Opening costs 1 AP, stepping 1 AP. The Professor has only one. Who must act first?',
      ),
      at: 'role:professor',
      options: [
        {
          label: both('Le Professeur', 'The Professor'),
          say: both(
            'Il ouvrirait le sas et resterait devant, avec la Sentinelle dans le dos.',
            'He would open the hatch and stay outside, with the Sentinel at his back.',
          ),
        },
        { label: both('Le Capitaine', 'The Captain'), say: both('Oui.', 'Yes.') },
      ],
      right: 1,
    },
    {
      ask: 'order/next',
      say: both(
        'Le Capitaine, oui : son talent donne un AP à un autre. Prenez le premier jeton avec lui.',
        'The Captain, yes: his Talent gives an AP to somebody else. Take the first token with him.',
      ),
      at: 'question',
      right: () => ({ claim: 'captain' }),
      wrong: [
        {
          like: () => ({ claim: 'professor' }),
          is: (a) => 'claim' in a,
          say: both('Avec un seul AP il n’entrera pas. Le Capitaine d’abord.', 'With a single AP he will not get in. The Captain first.'),
        },
      ],
      else: both('Le Capitaine.', 'The Captain.'),
    },
    {
      ask: 'scan/cell',
      say: both(
        'Le scan vient toujours d’abord, même en fuyant : la tuile cachée la plus proche.',
        'The scan always comes first, even in flight: the nearest hidden tile.',
      ),
      at: `cell:${cellAt(1, -1)}`,
      right: ({ options }) => options[0]!,
      also: () => true,
      luck: [8],
      else: both('Scannez.', 'Scan.'),
    },
    {
      ask: 'turn/action',
      say: both(
        'Talent : une fois par tour, l’effet de son Overkill sans lancer de dés. Son AP de combat paie aussi un talent.',
        'Talent: once a turn, the effect of one’s own Overkill without rolling. His combat AP pays for a Talent too.',
      ),
      at: 'things',
      right: ({ options }) => options.find((a) => a.do === 'talent' && a.pay === 'restricted')!,
      also: (a) => a.do === 'talent' && a.pay === 'standard',
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'move')!,
          is: (a) => a.do === 'move',
          say: both(
            'Vous rentrerez, mais d’abord l’AP pour le Professeur : après, personne ne l’aidera.',
            'You will go in, but first the AP for the Professor: later nobody will help him.',
          ),
        },
        {
          like: ({ options }) => options.find((a) => a.do === 'talent' && a.pay === 'o2')!,
          is: (a) => a.do === 'talent',
          say: both('Avec 2 O², l’air est précieux. Payez d’un AP.', 'With 2 O² air is precious. Pay with an AP.'),
        },
      ],
      else: both('Le talent du Capitaine.', 'The Captain’s Talent.'),
    },
    {
      ask: 'overkill/spend',
      say: both('Un ordre pour le Professeur.', 'An order for the Professor.'),
      at: 'role:professor',
      right: ({ options }) => options.find(buys('command'))!,
      else: both('Au Professeur.', 'To the Professor.'),
      holds: (v) => v.rocketeers.find((x) => x.role === 'professor')!.ap.command,
    },
    {
      ask: 'turn/action',
      say: both('À présent rentrez au Sas principal.', 'Now go into the Airlock.'),
      at: `cell:${LOCK}`,
      right: ({ options }) => options.find((a) => a.do === 'move' && a.to === LOCK && a.pay === 'standard')!,
      also: (a) => a.do === 'move' && a.to === LOCK && a.pay !== 'o2',
      else: both('Un pas vers le Sas principal, avec un AP.', 'One step to the Airlock, with an AP.'),
    },
    {
      ask: 'turn/action',
      say: both('Finissez : au Professeur.', 'End: the Professor’s turn.'),
      at: 'question',
      right: ({ options }) => options.find((a) => a.do === 'end')!,
      else: both('Finissez le tour du Capitaine.', 'End the Captain’s turn.'),
    },
    {
      ask: 'scan/cell',
      say: both(
        'La dernière tuile cachée. Après elle viendrait l’Alerte rouge : des renforts à chaque tour.',
        'The last hidden tile. After it comes Red Alert: reinforcements every turn.',
      ),
      at: `cell:${cellAt(1, -2)}`,
      right: ({ options }) => options[0]!,
      also: () => true,
      luck: [3],
      else: both('Scannez.', 'Scan.'),
    },
    {
      ask: 'turn/action',
      say: both('Ouvrez le sas, avec l’AP sans combat.', 'Open the hatch, with the non-combat AP.'),
      at: `cell:${LOCK}`,
      right: ({ view, options }) => options.find((a) => a.do === 'open' && a.pay === 'restricted' && opensLock(view, a.edge))!,
      wrong: [
        {
          like: ({ options }) => options.find((a) => a.do === 'end')!,
          is: (a) => a.do === 'end',
          say: both(
            'La Sentinelle lance 6 dés : 9 fois sur 10 elle touche, et il n’a qu’1 PV. Entrez !',
            'The Sentinel rolls 6 dice: 9 times in 10 it hits, and he has 1 HP. Get in!',
          ),
        },
      ],
      else: both('Le sas entre lui et le Sas principal.', 'The hatch between him and the Airlock.'),
    },
    {
      ask: 'turn/action',
      say: both('Et entrez, avec l’AP du Capitaine.', 'And step in, with the Captain’s AP.'),
      at: `cell:${LOCK}`,
      right: ({ options }) => options.find((a) => a.do === 'move' && a.to === LOCK)!,
      also: (a) => a.do === 'move' && a.to === LOCK,
      else: both('Dans le Sas principal.', 'Into the Airlock.'),
      holds: (v) => v.outcome === 'victory',
    },
  ],
  known: {
    win: both(
      'L’objectif, puis le retour : la victoire tombe à l’instant où la condition est remplie, pendant le tour des Rocketeers.',
      'The objective, then the way home: victory falls the moment the condition is met, during the Rocketeers’ turn.',
    ),
    ideas: [
      both(
        'À chacun son métier : QI pour l’objectif, armes pour le chemin, talents pour les autres.',
        'To each their trade: IQ for the objective, weapons for the way, Talents for the others.',
      ),
      both(
        'Partez tôt : O² et points de vie ne reviennent guère, et toutes les tuiles retournées font l’Alerte rouge.',
        'Leave early: O² and hit points hardly come back, and when all tiles are seen comes Red Alert.',
      ),
    ],
  },
};
function opensLock(view: View, edge: number): boolean {
  const e = view.edges.find((x) => x.edge === edge);
  return e !== undefined && [e.a, e.b].includes(LOCK) && [e.a, e.b].includes(cellAt(0, 1));
}
