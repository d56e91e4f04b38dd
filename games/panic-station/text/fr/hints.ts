import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Humains : un Soldat sain brûle le {#nest|Nid}. Infectés : que tous le soient. Nul ne sait qui est l’{#host|Hôte}.',
  host: 'Vous êtes l’{#host|Hôte}. Peu d’{#infection|Infections}, pas une de plus : choisissez vos proies.',
  infected: 'Vous avez changé de camp : vos {#infection|Infections} servent maintenant. Ne laissez rien paraître.',
  duty: 'Première manche : il faut fouiller une fois, où vous voulez.',
  give: 'Sans {#gas|Jerrican} donné, une {#infection|Infection} vous fait changer de camp.',
  encounter: 'Entrer, c’est échanger ou attaquer : choisissez avec qui.',
  vest: 'On demande toujours, {#vest|Gilet} ou non : la pause ne doit rien trahir.',
  red: 'Salle rouge : fouiller attire d’abord un {#parasite|parasite}.',
  terminal: 'Une fonction par tour : scanner, ouvrir les portes, ou révéler une salle.',
  hurt: 'À 2 cœurs ou moins, un personnage n’apporte plus qu’un {#ap|point}.',
  minimum: 'Jouer une carte doit en laisser assez en main : cherchez-en d’autres d’abord.',
  explore: 'Tournez la salle : une porte ouverte vaut mieux qu’une porte de {#security|sécurité}.',
  notebook: 'Qui a échangé avec qui ? Le journal le sait, et votre carnet retient vos soupçons.',
};
