import type { Lexicon } from '../lexicon.ts';

export const guide: Lexicon['guide'] = [
  {
    at: 'question',
    title: 'Ave, légionnaire !',
    text: 'Tout passe par cette barre : elle dit ce que l’on attend de vous et ce qui est possible. Chaque mot souligné s’explique.',
  },
  {
    at: 'laurels',
    title: 'Deux lauriers à faire pousser',
    text: 'L’or compte les {#pc|PC} : le plus haut total gagne. L’argent compte les {#px|PX} : sans 10 PX, pas de victoire.',
  },
  {
    at: 'hand',
    title: 'Vos cartes font tout',
    text: 'Jouée face visible, une carte agit. Défaussée face cachée, elle paie un achat, un voyage ou un décodage. Ce qui reste en fin de tour coûte 1 PC par carte.',
  },
  {
    at: 'nebula',
    title: 'Découvrir',
    text: 'Une carte de découverte crée une planète dans votre secteur. Les portes entre secteurs disent leur prix en cartes.',
  },
  {
    at: 'contacts',
    title: 'Les mondes à venir',
    text: 'Voici les prochains Extrasolaires : escouades pour se poser, points requis, PC à partager, puis l’étoile et ses PX. Le décodeur lit les cartes cachées.',
  },
  {
    at: 'imperator',
    title: 'Se poser, ensemble',
    text: 'Trop peu d’escouades ou de points ? Invitez les vaisseaux de votre secteur, ou appelez l’{#imperator|Imperator} : il aide, mais prend sa part.',
  },
  {
    at: 'ship',
    title: 'Votre vaisseau',
    text: 'Équipement, équipage, expérience. Laissez des éléments sur les planètes pour gagner des PX, puis rentrez réparer à la base. À 12 PC vous y attend le {#spatha|Spatha}.',
  },
];
