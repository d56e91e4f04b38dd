import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Tous ou personne : l’objectif rempli, tout le monde en vie. À zéro {#hp|PV} ou {#o2|O²} pour un seul, c’est perdu.',
  crew: 'Chacun son {#overkill|Overkill} : tirer, soigner, ouvrir, commander. Variez l’équipe.',
  kit: 'Quatre objets, deux grands au plus ; la proposition convient pour débuter.',
  arrow: 'La flèche oriente toutes les tuiles, donc tous les {#hatch|sas}.',
  order: 'Le dernier à jouer attire les Aliens à distance égale : le plus solide en dernier.',
  backs: 'Les dos se voient : Alien, {#discovery|découverte}, drapeau de l’objectif.',
  points: 'L’{#ap|AP} réservé d’abord : combat (triangle) ou sans combat (carré).',
  overkill: 'Rôle, arme ou cible : chaque {#overkill|Overkill} achète un effet, un à un.',
  boost: 'À déclarer avant les dés ; une {#charge|charge} part même si le jet échoue.',
  'red-alert': 'Tout est découvert : chaque tour appelle des renforts. Rentrez.',
  thrall: 'On ne tire pas sur un {#thrall|Thrall} : on le subjugue, par le {#iq|QI}.',
  hatch: 'Fermé, un {#hatch|sas} vous arrête, pas eux : ils tirent à travers. Il faut le verrouiller.',
  air: 'L’air manque : donnez 1 {#o2|O²} par un échange sur la même tuile.',
  mind: 'Un {#ap|AP} pris par le Contrôle mental manque tout le tour suivant.',
};
