/** The illustrated rules of Panic Station. */
import { both } from '@cosmodrome/kit/lesson';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import { Burn, Explore, Goal, Infection, Scan, Search, Trade, Turn, Vermin } from './figures.tsx';

export const handbook: Handbook = {
  sections: [
    {
      id: 'goal',
      kind: 'goal',
      title: both('Deux camps, deux fins', 'Two sides, two ends'),
      text: [
        both(
          'Les humains gagnent quand un {#soldier|Soldat} humain brûle le {#nest|Nid}. Les infectés gagnent quand un {#heatScan|Scan Thermique} montre que tous les joueurs le sont. Tout le camp gagne ensemble.',
          'Humans win when a human {#soldier|Soldier} burns the {#nest|Nest}. The infected win when a {#heatScan|Heat Scan} shows that all players are. The whole side wins together.',
        ),
        both(
          'Au début personne n’est infecté. La carte {#host|Hôte} dort parmi les premières de la pioche : qui la tire change de camp, en secret, et peut infecter les autres.',
          'At first nobody is infected. The {#host|Host} card sleeps among the first of the pile: whoever draws it changes sides, in secret, and can infect others.',
        ),
      ],
      Figure: Goal,
      caption: both(
        'À gauche un Soldat dans le Nid ; à droite un scan où toutes les cartes sont positives.',
        'On the left a Soldier in the Nest; on the right a scan in which every card is positive.',
      ),
      rules: ['PAN-END-01', 'PAN-END-04', 'PAN-SETUP-11', 'PAN-RULING-66'],
      lesson: 'search-and-trade',
    },
    {
      id: 'turn',
      kind: 'turn',
      title: both('Un tour', 'A turn'),
      text: [
        both(
          'Vous menez un Soldat et un {#android|Androïde}. Leurs {#ap|points d’action} sont comptés au début du tour et mis en commun : explorer, avancer, fouiller, tirer, utiliser un objet coûtent 1 chacun.',
          'You lead a Soldier and an {#android|Android}. Their {#ap|action points} are counted as the turn begins and pooled: exploring, moving, searching, firing, using an item cost 1 each.',
        ),
        both(
          'Avant les équipes, à chaque manche, les {#parasite|parasites} bougent et mordent. À la première manche, fouillez au moins une fois.',
          'Before the teams, every round, the {#parasite|parasites} move and bite. In the first round, search at least once.',
        ),
      ],
      Figure: Turn,
      caption: both(
        'Un Soldat indemne et un Androïde blessé apportent ensemble 3 points d’action.',
        'A healthy Soldier and a hurt Android bring 3 action points together.',
      ),
      rules: ['PAN-TURN-01', 'PAN-TURN-06', 'PAN-CHAR-03', 'PAN-ROUND-01', 'PAN-TURN-07'],
      lesson: 'search-and-trade',
    },
    {
      id: 'explore',
      kind: 'example',
      title: both('Poser une salle', 'Laying a room'),
      text: [
        both(
          'Explorer pose la prochaine salle contre celle de votre personnage, droite ou retournée, jamais de côté. Porte contre porte, mur contre mur. Une porte de {#security|sécurité} ne s’ouvre qu’avec une {#key|Carte Magnétique} ou par le {#terminal|Terminal}.',
          'Exploring lays the next room against your character’s, upright or half round, never sideways. Door to door, wall to wall. A {#security|security} door opens only with a {#key|Key Card} or by the {#terminal|Terminal}.',
        ),
      ],
      Figure: Explore,
      caption: both(
        'À l’est du Réacteur, une salle posée porte contre porte ; à côté, les deux sortes de portes.',
        'East of the Reactor, a room laid door to door; beside it, the two kinds of doors.',
      ),
      rules: ['PAN-EXPL-01', 'PAN-EXPL-05', 'PAN-EXPL-06', 'PAN-MOVE-02'],
      lesson: 'search-and-trade',
    },
    {
      id: 'search',
      kind: 'example',
      title: both('Fouiller', 'Searching'),
      text: [
        both(
          'Dans une salle à icône noire : une carte, en secret, trois dans un {#storage|Entrepôt}. L’icône devient rouge ; fouiller là attire d’abord un parasite. Une carte ne se joue que si la main en garde ensuite cinq.',
          'In a room with a black icon: one card, in secret, three in a {#storage|Storage}. The icon turns red; searching there draws a parasite first. A card is played only if the hand keeps five afterwards.',
        ),
      ],
      Figure: Search,
      caption: both(
        'Une icône noire fouillée devient rouge ; ensuite un parasite apparaît avant la carte.',
        'A black icon once searched turns red; from then on a parasite appears before the card.',
      ),
      rules: ['PAN-SEARCH-01', 'PAN-SEARCH-04', 'PAN-STORE-01', 'PAN-HAND-03'],
      lesson: 'search-and-trade',
    },
    {
      id: 'parasites',
      kind: 'example',
      title: both('Les parasites', 'Parasites'),
      text: [
        both(
          'Un seul dé donne leur direction à tous ; murs et portes de sécurité fermées les arrêtent. Chacun blesse tout le monde dans sa salle, humain ou non. Un parasite noir touché devient gris. Un {#vest|Gilet} n’y peut rien.',
          'A single die gives them all their direction; walls and closed security doors stop them. Each wounds everybody in its room, human or not. A black one that is hit turns grey. A {#vest|Vest} is of no help.',
        ),
      ],
      Figure: Vermin,
      caption: both(
        'Un 2 : tous vont à l’est, puis mordent, 1 blessure pour un gris, 2 pour un noir.',
        'A 2: all go east, then bite, 1 wound for a grey one, 2 for a black one.',
      ),
      rules: ['PAN-PARA-02', 'PAN-PARA-05', 'PAN-PARA-08', 'PAN-PARA-09'],
    },
    {
      id: 'trade',
      kind: 'example',
      title: both('Entrer, c’est échanger', 'To enter is to trade'),
      text: [
        both(
          'Entrer là où se tient quelqu’un impose d’{#trade|échanger} une carte avec lui, en secret et en même temps, ou de l’attaquer. Il ne peut pas refuser. Donné dans cet échange, un {#gas|Jerrican} ou un {#antidote|Antidote} protège d’une infection.',
          'Entering where somebody stands forces a {#trade|trade} of one card with them, in secret and at once, or an attack. They cannot refuse. Given in that trade, a {#gas|Gas Can} or an {#antidote|Antidote} protects against an infection.',
        ),
      ],
      Figure: Trade,
      caption: both(
        'L’Hôte donne une Infection, vous donnez un Jerrican : rien n’arrive, et il a votre Jerrican.',
        'The Host gives an Infection, you give a Gas Can: nothing happens, and they have your can.',
      ),
      rules: ['PAN-TRADE-01', 'PAN-TRADE-03', 'PAN-TRADE-08', 'PAN-INFECT-02', 'PAN-INFECT-03'],
      lesson: 'search-and-trade',
    },
    {
      id: 'infection',
      kind: 'example',
      title: both('Être infecté', 'Being infected'),
      text: [
        both(
          'Seul un infecté peut donner une {#infection|Infection} de sa couleur. Si vous donniez autre chose qu’une protection, vous changez de camp aussitôt, vos deux personnages avec vous, et vos propres Infections servent désormais. Personne d’autre ne l’apprend.',
          'Only somebody infected can give an {#infection|Infection} of their colour. If you gave anything but a protection, you change sides at once, both your characters with you, and your own Infections work from now on. Nobody else learns of it.',
        ),
      ],
      Figure: Infection,
      caption: both(
        'Une Carte Magnétique contre une Infection : les deux personnages changent de camp.',
        'A Key Card for an Infection: both characters change sides.',
      ),
      rules: ['PAN-INFECT-01', 'PAN-INFECT-06', 'PAN-CHAR-11', 'PAN-RULING-42'],
      lesson: 'the-host',
    },
    {
      id: 'scan',
      kind: 'example',
      title: both('Le Terminal et le scan', 'The Terminal and the scan'),
      text: [
        both(
          'Au Terminal, une fonction par tour : scanner, ouvrir toutes les portes de sécurité pour la manche, ou poser la salle visible n’importe où. Le scan dit combien sont infectés, jamais qui ; lui seul prouve la victoire des infectés.',
          'At the Terminal, one function a turn: scan, open all security doors for the round, or lay the visible room anywhere. The scan tells how many are infected, never who; it alone proves the victory of the infected.',
        ),
      ],
      Figure: Scan,
      caption: both('Un scan à quatre : une carte positive, trois négatives.', 'A scan of four: one positive card, three negative.'),
      rules: ['PAN-TERM-01', 'PAN-TERM-02', 'PAN-TERM-03', 'PAN-TERM-04'],
      lesson: 'the-host',
    },
    {
      id: 'burn',
      kind: 'end',
      title: both('Brûler le Nid', 'Burning the Nest'),
      text: [
        both(
          'Un Soldat humain dans le Nid, trois Jerricans dans la main de son joueur et cinq cartes qui y restent, 1 point d’action : les humains ont gagné. Pas avant que l’Hôte ait été tiré. Sans plus aucun Soldat vivant, les infectés l’emportent.',
          'A human Soldier in the Nest, three Gas Cans in that player’s hand and five cards that stay there, 1 action point: the humans have won. Not before the Host has been drawn. With no Soldier left alive, the infected win.',
        ),
      ],
      Figure: Burn,
      caption: both(
        'Huit cartes en main au Nid : trois Jerricans brûlent, cinq restent.',
        'Eight cards in hand at the Nest: three Gas Cans burn, five stay.',
      ),
      rules: ['PAN-END-01', 'PAN-RULING-38', 'PAN-RULING-83', 'PAN-RULING-63'],
      lesson: 'the-nest',
    },
  ],
};
