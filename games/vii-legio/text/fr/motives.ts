import { type Lexicon, who } from '../lexicon.ts';
import { list, of, sector } from './grammar.ts';
import { names } from './names.ts';

export const motives: Lexicon['motives'] = {
  mission: ({ sector: place, pc, with: others }) =>
    `Vise la mission du ${sector(place)} : ${pc} PC${others.length > 0 ? `, partagée avec ${list(others.map(who))}` : ''}.`,
  star: ({ sector: place }) => `Vise les PX que le ${sector(place)} donne à qui y laisse quelque chose.`,
  clock: () => 'Appelle l’Imperator : la fin peut approcher, elle ne lui fait pas peur.',
  rival: ({ rival }) => `Regarde ${who(rival)}, qui y gagnerait trop à son goût.`,
  recruit: ({ what, sector: place }) => `Embarque ${of(1, what)} pour la mission du ${sector(place)}.`,
  build: ({ what }) => `Dépense des cartes de trop : ${of(1, what)} servira.`,
  repair: ({ lacking }) => `Va réparer : ce qui manque vaut ${lacking} cartes.`,
  card: ({ card }) => `Joue ${names.exploration[card].name} : vaut mieux sur la table qu’en paiement.`,
  peek: () => 'Dépense des cartes sans autre usage : ce qui est face cachée est bon à savoir.',
  lead: () => 'Déclare la fin : en tête, et personne ne peut revenir à temps.',
  'sector-x': () => 'Entre dans le secteur X pour ce qu’on ne trouve nulle part ailleurs.',
  keep: () => 'Ne laisse rien : l’équipage vaut plus que les PX.',
  rest: () => 'S’arrête : plus rien ne vaut le prix des cartes.',
  skill: ({ skill }) => `Mise tout sur une compétence (${names.skills[skill]}) : deux à moitié gagnent moins de missions.`,
  expert: () => 'L’Aventurière sert à toutes les missions, les autres Experts à la moitié.',
  objective: ({ have, of: all }) =>
    have > 0 ? `Déjà ${have} sur ${all} : ce n’est plus loin.` : 'De ceux qui sont proposés, celui qui se remplit le plus souvent.',
};
