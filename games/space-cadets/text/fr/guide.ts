import type { Lexicon } from '../lexicon.ts';

export const guide: Lexicon['guide'] = [
  {
    at: 'board',
    title: 'Comment on gagne',
    text: "Tous ensemble : l'objectif de la mission rempli pendant votre tour, tout le monde en vie. Un seul Rocketeer à zéro {#hp|PV} ou zéro {#o2|O²}, et tous ont perdu.",
  },
  {
    at: 'board',
    title: 'Le vaisseau',
    text: "Des tuiles cachées. Au début de son tour, chaque Rocketeer {#scan|scanne} la plus proche : c'est là que sont les Aliens, les {#discovery|découvertes} et votre objectif.",
  },
  {
    at: 'question',
    title: 'Trois actions',
    text: 'Chaque Rocketeer a trois {#ap|AP} : avancer, ouvrir un {#hatch|sas}, attaquer, soigner, analyser, subjuguer. Ce qui est permis brille sur le vaisseau.',
  },
  {
    at: 'board',
    title: 'Les dés',
    text: '1, 2 ou 3 est un {#success|succès} ; un seul suffit. Chaque autre est un {#overkill|Overkill} à dépenser : c’est le cœur du jeu.',
  },
  {
    at: 'things',
    title: 'Votre feuille',
    text: '{#hp|PV}, {#o2|oxygène}, {#iq|QI} et vos objets. Si un seul Rocketeer tombe à zéro PV ou zéro O², tous perdent.',
  },
  {
    at: 'players',
    title: "L'équipe",
    text: 'Vous décidez ensemble qui agit ensuite. Le dernier à agir a le plus grand {#order|jeton d’ordre}, et les Aliens le préfèrent.',
  },
  {
    at: 'journal',
    title: 'Le tour des Aliens',
    text: 'Ils agissent par le programme, toujours selon le même protocole. Le journal dit la raison de chaque pas.',
  },
];
