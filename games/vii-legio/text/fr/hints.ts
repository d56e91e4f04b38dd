import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'L’or compte vos {#pc|PC} : le plus haut total gagne. L’argent compte vos {#px|PX} : sans 10, pas de victoire.',
  profile: 'Mondes sapiens : Diplomatie. Mondes non sapiens : Capture. Un profil net réussit plus tôt.',
  expert: 'Diplomate ou chasseur comptent à chaque mission ; l’aventurière partout, mais une fois.',
  objective: 'Gardez celui que votre jeu remplirait de toute façon.',
  draw: 'Piochez ce que vous dépenserez : une carte gardée coûte 1 {#pc|PC}.',
  'open-contact': 'La visible est sûre. La cachée peut demander ce que vous n’avez pas.',
  landing: 'Escouades d’abord, points ensuite, parts enfin : juste assez de monde.',
  guest: 'Regardez ce que vous dépenseriez : si c’est rien, accepter est gratuit.',
  leave: 'La {#star-base|base} rend escouades et équipement, jamais les experts.',
  promotion: '12 {#pc|PC} : rentrez, un {#spatha|Spatha} vous attend à la base.',
  'may-win': '10 {#px|PX} : désormais vos {#pc|PC} comptent.',
  'may-end': 'Quelqu’un a 13 {#px|PX} : il peut finir la partie à son prochain tour.',
  'half-share': 'En zone A, un {#spatha|Spatha} ne touche que la moitié de sa part.',
  greyed: 'Grise, elle ne se joue pas ici ; elle paie quand même.',
  hostile: 'Chaque laser qui manque est un jet de dégâts ; tout combat coûte 1 laser.',
};
