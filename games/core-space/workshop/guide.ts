/** What the workshop says of making missions; the advice is that of CS-MCR, in our words. */
import type { Lang } from '@cosmodrome/kit/text';

export type Chapter = { readonly title: string; readonly steps: readonly string[] };
export const GUIDE: Readonly<Record<Lang, readonly Chapter[]>> = {
  fr: [
    {
      title: 'Du plan au lien',
      steps: [
        'Choisissez un outil à gauche, puis tirez sur le plan. La symétrie dessine le double en même temps.',
        'Dites dans Pièces ce qu’on cherche : un objectif principal, des secondaires si vous voulez.',
        'Le rapport suit chaque trait : les fautes empêchent de jouer, les avis non. Montrer y mène.',
        'Jouez seul en un clic, faites essayer des bots, donnez le lien.',
      ],
    },
    {
      title: 'Le plateau',
      steps: [
        'Chaque salle a une porte, large d’au moins deux cases pour que les figurines Massives passent. Pas de labyrinthe.',
        'Ce dont on a besoin est à égale distance de tous les sas : une caisse près de l’un, une près de chacun. Une symétrie y suffit presque.',
        'Les Points d’Entrée sont répartis, ni trop près d’un sas ni l’un de l’autre. Ils peuvent être au milieu du plateau.',
        'Du décor au milieu des grandes salles : sans couvert, on tombe vite.',
        'Derrière une porte verrouillée, aucun hostile ne passe : laissez-leur un chemin vers chaque sas.',
      ],
    },
    {
      title: 'Les objectifs',
      steps: [
        'Le principal près du milieu, les secondaires à l’écart : on se croise, et l’on doit choisir.',
        'Le principal rapporte 6 à 10 UA, un secondaire 1 à 5. Dans le doute, moins.',
        'Racontez en quelques lignes pourquoi on y va, et dites ce qui diffère des règles.',
      ],
    },
    {
      title: 'L’Hostilité',
      steps: [
        'Le livre conseille 0 au départ pour deux équipages débutants de trois Marchands, et une épingle par Marchand de plus.',
        'La table en ajoute deux par équipage au-delà du deuxième. Au-delà de vingt en tout, il reste peu de temps.',
        'L’essai dit le reste : entre la moitié et les trois quarts de survivants, huit à quatorze rounds, c’est une bonne mission.',
      ],
    },
    {
      title: 'Au clavier',
      steps: [
        'Tab jusqu’au plan, flèches pour se déplacer de case en case et d’arête en arête, Entrée pour dessiner.',
        'Ctrl Z annule, Ctrl Maj Z refait, jusqu’à deux cents pas.',
      ],
    },
  ],
  en: [
    {
      title: 'From a deck to a link',
      steps: [
        'Take a tool on the left, then draw on the map. Symmetry draws the twin at the same time.',
        'Say in Pieces what is sought: one primary objective, secondary ones if you like.',
        'The report follows every stroke: faults forbid to play, warnings do not. Show leads there.',
        'Play alone in one click, let bots try it, give the link on.',
      ],
    },
    {
      title: 'The board',
      steps: [
        'Every room has a door, two squares wide at the least so that Massive figures pass. No mazes.',
        'What is needed is as far from every airlock: a crate near one, one near each. A symmetry nearly does it.',
        'Entry Points are spread out, neither too near an airlock nor each other. They may stand in the middle of the board.',
        'Scenery in the middle of large rooms: without cover people fall soon.',
        'No hostile passes a locked door: leave them a way to every airlock.',
      ],
    },
    {
      title: 'Objectives',
      steps: [
        'The primary near the middle, secondary ones away from it: people meet, and have to choose.',
        'The primary brings 6 to 10 UA, a secondary one 1 to 5. When in doubt, less.',
        'Tell in a few lines why one goes there, and what differs from the rules.',
      ],
    },
    {
      title: 'Hostility',
      steps: [
        'The rulebook advises 0 at the start for two crews of three Traders that begin, and a peg for each Trader more.',
        'A table adds two for each crew beyond the second. Beyond twenty in all little time is left.',
        'The trial says the rest: between half and three quarters who survive, eight to fourteen rounds, is a good mission.',
      ],
    },
    {
      title: 'By keyboard',
      steps: [
        'Tab to the map, arrows to go from square to square and from edge to edge, Enter to draw.',
        'Ctrl Z takes back, Ctrl Shift Z does again, up to two hundred steps.',
      ],
    },
  ],
};
