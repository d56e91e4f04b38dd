import { game } from '../game.ts';
import { arranged, both, held, type LegioLesson, leave, me } from './common.ts';

/** Draw, play, pay, discover, land, leave, repair: the circle of the whole game, alone. */
export const firstMission: LegioLesson = {
  id: 'first-mission',
  game,
  title: both('Première mission', 'First mission'),
  goal: both('Découvrir une planète, s’y poser et en revenir plus savant.', 'Discover a planet, land on it and come back wiser.'),
  minutes: 6,
  me: 0,
  names: ['', 'Livia'],
  position: () =>
    arranged({
      stage: 'draw',
      turn: 'blue',
      blue: { profile: 3, aboard: { diplomat: 1 }, at: 1, pc: 5 },
      green: { profile: 2, aboard: { hunter: 1 }, at: 2, pc: 3 },
      openA: 'aquarians',
      hiddenA: 'aeriforms',
      deck: ['unknown-signal', 'inhabited-planet', 'wormhole', 'oz-vein', 'mapping-probe', 'castaway', 'gravity-well'],
      imperator: 'learned-cohort',
    }),
  steps: [
    {
      tell: both(
        'Ave ! Deux lauriers entourent la carte. L’or compte vos PC : le plus haut total gagne. L’argent compte vos PX : il en faut 10 pour avoir le droit de gagner.',
        'Ave! Two laurels ring the map. Gold counts your PC: the highest total wins. Silver counts your PX: you need 10 to have the right to win.',
      ),
      at: 'laurels',
    },
    {
      ask: 'turn/start',
      say: both(
        'Votre tour commence par la pioche. Deux propulseurs : jusqu’à 5 cartes. Prenez-les toutes.',
        'Your turn begins with the draw. Two propulsors: up to 5 cards. Take them all.',
      ),
      at: 'hand',
      right: () => ({ do: 'draw', cards: 5 }),
      wrong: [
        {
          like: () => ({ do: 'draw', cards: 2 }),
          is: (a) => a.do === 'draw',
          say: both(
            'C’est permis, mais une carte de moins, c’est une action de moins. Cette fois, prenez les 5.',
            'You may, but one card fewer is one deed fewer. This time take all 5.',
          ),
        },
        {
          like: () => ({ do: 'repair' }),
          is: (a) => a.do === 'repair',
          say: both(
            'Rien n’est abîmé encore, et réparer met fin au tour. On y viendra.',
            'Nothing is damaged yet, and repairing ends the turn. We shall come to it.',
          ),
        },
      ],
      else: both('D’abord la pioche : 5 cartes.', 'First the draw: 5 cards.'),
      holds: (v) => me(v).handSize === 5,
    },
    {
      tell: both(
        'Chaque carte sert de deux façons : jouée face visible, elle agit ; défaussée face cachée, elle paie. Tout le jeu tient dans ce choix.',
        'Every card serves in two ways: played face up, it acts; discarded face down, it pays. The whole game lies in that choice.',
      ),
      at: 'hand',
    },
    {
      ask: 'turn/action',
      say: both(
        'Ce triangle est un risque. Affrontez le Signal inconnu : un dé, parfois une carte perdue, toujours de l’expérience.',
        'That triangle is a risk. Face the Unknown signal: one die, sometimes a card lost, always experience.',
      ),
      at: 'card:unknown-signal',
      right: ({ view }) => ({ do: 'play', card: held(view, 'unknown-signal'), detector: false }),
      luck: [9],
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Regardez : 5 cartes en main à la fin du tour, ce sont 5 PC perdus. On ne finit jamais la main pleine.',
            'Look: 5 cards in hand at the end of the turn are 5 PC lost. One never ends with a full hand.',
          ),
          show: [],
          holds: (v) => me(v).pc === 0,
        },
        {
          like: ({ view }) => ({ do: 'play', card: held(view, 'inhabited-planet'), detector: false }),
          is: (a) => a.do === 'play',
          say: both(
            'Bonne carte, mais gardez-la un instant : le risque d’abord, tant que vous avez de quoi payer.',
            'A good card, but keep it a moment: the risk first, while you can still pay for it.',
          ),
        },
      ],
      else: both(
        'Cherchez dans votre main la carte au triangle : Signal inconnu.',
        'Look in your hand for the card with the triangle: Unknown signal.',
      ),
      holds: (v) => me(v).pc === 6 && me(v).memory.diplomacy === 1,
    },
    {
      tell: both(
        'Neuf : +1 PC, et +1 de Diplomatie en mémoire. Les risques instruisent : ces points-là se dépensent en mission.',
        'A nine: +1 PC, and +1 Diplomacy in memory. Risks teach: those points are spent on missions.',
      ),
      at: 'ship',
    },
    {
      ask: 'turn/action',
      say: both(
        'À présent la Planète habitée : jouez-la, et un monde naît dans votre secteur.',
        'Now the Inhabited planet: play it, and a world is born in your sector.',
      ),
      at: 'card:inhabited-planet',
      right: ({ view }) => ({ do: 'play', card: held(view, 'inhabited-planet'), detector: false }),
      wrong: [
        {
          like: () => ({ do: 'buy', what: 'laser' }),
          is: (a) => a.do === 'buy',
          say: both(
            'Acheter, oui, mais après : sans planète, vos escouades n’ont rien à faire.',
            'Buying, yes, but later: without a planet your squads have nothing to do.',
          ),
        },
      ],
      else: both('Jouez la Planète habitée.', 'Play the Inhabited planet.'),
    },
    {
      ask: 'discover/card',
      say: both(
        'Deux mondes vous attendent. Les Aquariens se montrent : 2 escouades pour se poser, 3 de Diplomatie, 3 PC. Vous avez 2 et 4 : prenez-les.',
        'Two worlds await you. The Aquarians lie open: 2 squads to land, 3 Diplomacy, 3 PC. You have 2 and 4: take them.',
      ),
      at: 'slot:openA',
      right: () => 'open',
      wrong: [
        {
          like: () => 'hidden',
          is: (a) => a === 'hidden',
          say: both(
            'Une carte cachée, c’est un pari : ici des Aériformes, 3 escouades et 4 de Capture. Vous avez 2 escouades et 0. Comparez avant de choisir.',
            'A hidden card is a gamble: here Aeriforms, 3 squads and 4 Capture. You have 2 squads and 0. Compare before you choose.',
          ),
        },
      ],
      else: both('Choisissez la carte visible.', 'Choose the open card.'),
    },
    {
      ask: 'discover/pawn',
      say: both(
        'Posez un pion sur votre planète : c’est son nom, rien de plus.',
        'Put a pawn on your planet: it is its name, nothing more.',
      ),
      at: 'nebula',
      right: () => 'alpha',
      also: () => true,
      else: both('Un pion, n’importe lequel.', 'A pawn, any pawn.'),
      holds: (v) => v.planets.length === 1 && v.planets[0]!.world.key === 'aquarians',
    },
    {
      tell: both(
        'Se poser défausse toute la main : dépensez d’abord vos 3 cartes. Le Trou de ver et le Filon d’OZ ne servent à rien ici… sauf à payer.',
        'Landing discards your whole hand, so spend your 3 cards first. The Wormhole and the OZ vein are of no use here… except to pay.',
      ),
      at: 'hand',
    },
    {
      ask: 'turn/action',
      say: both(
        'La Sonde de cartographie, elle, donne 1 PC tout de suite. Jouez-la.',
        'The Mapping probe, though, gives 1 PC at once. Play it.',
      ),
      at: 'card:mapping-probe',
      right: ({ view }) => ({ do: 'play', card: held(view, 'mapping-probe'), detector: false }),
      wrong: [
        {
          like: ({ view }) => ({ do: 'land', pawn: view.planets[0]!.pawn }),
          is: (a) => a.do === 'land',
          say: both(
            'Pas encore : 3 cartes partiraient pour rien. Dépensez, puis posez-vous.',
            'Not yet: 3 cards would go for nothing. Spend, then land.',
          ),
        },
        {
          like: () => ({ do: 'buy', what: 'squad' }),
          is: (a) => a.do === 'buy',
          say: both(
            'On peut tout payer ainsi, mais la Sonde vaut mieux face visible : 1 PC. Jouez-la d’abord.',
            'Anything can be paid that way, but the Probe is worth more face up: 1 PC. Play it first.',
          ),
        },
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Trois cartes gardées coûteraient 3 PC, et la planète attendrait.',
            'Three cards kept would cost 3 PC, and the planet would wait.',
          ),
        },
      ],
      else: both('Jouez la Sonde de cartographie.', 'Play the Mapping probe.'),
      holds: (v) => me(v).pc === 7,
    },
    {
      ask: 'turn/action',
      say: both(
        'Deux cartes paient un équipement. Ajoutez un propulseur : dès le prochain tour, 6 cartes au lieu de 5.',
        'Two cards pay for equipment. Add a propulsor: from your next turn on, 6 cards instead of 5.',
      ),
      at: 'buy:propulsor',
      right: () => ({ do: 'buy', what: 'propulsor' }),
      wrong: [
        {
          like: () => ({ do: 'buy', what: 'laser' }),
          is: (a) => a.do === 'buy',
          say: both(
            'Un laser aussi coûte 2 cartes, et sert au combat. Mais plus de cartes à chaque tour, voilà ce qui fait grandir.',
            'A laser costs 2 cards too, and serves in combat. But more cards every turn is what makes you grow.',
          ),
        },
        {
          like: () => ({ do: 'move', to: 2 }),
          is: (a) => a.do === 'move',
          say: both(
            'Voyager coûte des cartes aussi, et votre planète est ici.',
            'Travelling costs cards as well, and your planet is here.',
          ),
        },
      ],
      else: both('Touchez la ligne Propulseurs de votre vaisseau.', 'Touch the Propulsors row of your ship.'),
      holds: (v) => me(v).aboard.propulsor === 3 && me(v).handSize === 0,
    },
    {
      ask: 'turn/action',
      say: both('Tout est prêt. Posez-vous sur votre planète.', 'All is ready. Land on your planet.'),
      at: 'planet:mine',
      right: ({ view }) => ({ do: 'land', pawn: view.planets[0]!.pawn }),
      wrong: [
        {
          like: () => ({ do: 'end' }),
          is: (a) => a.do === 'end',
          say: both(
            'Si près du but ? Un autre vaisseau pourrait s’y poser avant vous.',
            'So near? Another ship might land there before you.',
          ),
        },
      ],
      else: both('Touchez la planète, dans le secteur I.', 'Touch the planet, in sector I.'),
    },
    {
      ask: 'land/proposal',
      say: both(
        'Seul, ou avec le vaisseau amiral ? Lisez les prévisions : seul, les 3 PC sont pour vous.',
        'Alone, or with the flagship? Read the forecast: alone, all 3 PC are yours.',
      ),
      at: 'question',
      right: () => ({ invite: [], imperator: false }),
      wrong: [
        {
          like: () => ({ invite: [], imperator: true }),
          is: (a) => a.imperator,
          say: both(
            'Voyez : l’Imperator compte pour un au partage. 2 PC pour vous au lieu de 3, et un appel dépensé. On l’appelle quand il manque quelque chose.',
            'See: the Imperator counts as one when sharing. 2 PC for you instead of 3, and a call spent. One calls it when something is missing.',
          ),
          show: [],
          holds: (v) => me(v).pc === 9,
        },
      ],
      else: both('Posez-vous seul.', 'Land alone.'),
      holds: (v) => me(v).pc === 10 && me(v).memory.diplomacy === 1,
    },
    {
      tell: both(
        '4 de Diplomatie pour 3 demandés : mission réussie, +3 PC, rien de dépensé. Votre profil et vos experts ne s’usent pas.',
        '4 Diplomacy where 3 were asked: mission done, +3 PC, nothing spent. Your profile and Experts never wear out.',
      ),
      at: 'pc:0',
    },
    {
      ask: 'mission/leave',
      say: both(
        'Maintenant l’étoile : laissez 1 membre d’équipage sur place et gagnez 1 PX. Laissez une escouade.',
        'Now the star: leave 1 crew member here and gain 1 PX. Leave a squad.',
      ),
      at: 'question',
      right: ({ view }) => leave(view, 'squad'),
      wrong: [
        {
          like: ({ view }) => leave(view, 'diplomat'),
          is: (a, { view }) => a.some((n, i) => n > 0 && leave(view, 'diplomat')[i]! > 0),
          say: both(
            'Le diplomate vaut 1 point à chaque mission, et la base ne le rend pas. Une escouade, si.',
            'The Diplomat is worth 1 point on every mission, and the base does not give one back. A squad it does.',
          ),
        },
        {
          like: ({ view }) => leave(view, 'squad').map(() => 0),
          is: (a) => a.every((n) => n === 0),
          say: both(
            'Sans PX, pas de victoire : il en faut 10 avant la fin. Ne laissez pas passer celui-ci.',
            'No PX, no victory: you need 10 before the end. Do not let this one go.',
          ),
        },
      ],
      else: both('Laissez exactement 1 escouade.', 'Leave exactly 1 squad.'),
      holds: (v) => me(v).px === 1 && me(v).squads === 1,
    },
    {
      others: [
        { seat: 1, topic: 'turn/start', answer: { do: 'draw', cards: 2 } },
        { seat: 1, topic: 'turn/action', answer: { do: 'end' } },
      ],
      say: both(
        'Livia a pioché 2 cartes et n’en a rien fait : −2 PC. Vous voilà prévenu.',
        'Livia drew 2 cards and did nothing with them: −2 PC. You have been warned.',
      ),
      at: 'pc:1',
      holds: (v) => v.units[1]!.pc === 1,
    },
    {
      ask: 'turn/start',
      say: both(
        'À vous. Il ne vous reste qu’une escouade. Réparez à la base : tout ce qui manque remonte jusqu’au gris, sans rien payer.',
        'Your turn. You have one squad left. Repair at the base: whatever is missing rises back to grey, at no cost.',
      ),
      at: 'sector:1',
      right: () => ({ do: 'repair' }),
      wrong: [
        {
          like: () => ({ do: 'draw', cards: 6 }),
          is: (a) => a.do === 'draw',
          say: both(
            'Six cartes, grâce au propulseur ! Mais avec 1 escouade, presque aucun monde ne s’ouvre. Réparez d’abord : cela prend le tour.',
            'Six cards, thanks to the propulsor! But with 1 squad hardly any world opens. Repair first: it takes the turn.',
          ),
        },
      ],
      else: both('Touchez la base stellaire.', 'Touch the Star Base.'),
      holds: (v) => me(v).squads === 2 && me(v).aboard.propulsor === 3,
    },
  ],
  known: {
    win: both(
      'On gagne avec le plus de PC, parmi ceux qui ont 10 PX. Découvrir, se poser, laisser, réparer : voilà le cercle.',
      'You win with the most PC among those who have 10 PX. Discover, land, leave, repair: that is the circle.',
    ),
    ideas: [
      both(
        'Laissez sur les planètes ce que la base vous rend : escouades et équipement. Gardez vos experts.',
        'Leave on planets what the base gives back: squads and equipment. Keep your Experts.',
      ),
      both(
        'Videz votre main avant de vous poser ou de finir : une carte oubliée est une carte perdue, ou 1 PC.',
        'Empty your hand before you land or end: a card forgotten is a card lost, or 1 PC.',
      ),
    ],
  },
};
