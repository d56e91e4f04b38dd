import type { Lexicon } from '../lexicon.ts';

/** Why something cannot be done. */
export const refusals: Lexicon['refusals'] = {
  duty: 'À la première manche, une fouille doit rester possible ce tour.',
  'no-ap': "Il ne vous reste pas de point d'action.",
  'minimum-hand': 'Il doit rester assez de cartes en main après ce coup.',
  'no-bullet': 'Sans balle, une arme ne sert à rien.',
  'host-asleep': "L'Hôte dort encore dans la pioche : le Nid ne peut pas brûler.",
  'infected-nest': 'Un infecté ne brûle pas le Nid.',
  cans: 'Il vous manque des Jerricans.',
  sideways: 'Une salle reste droite ou se retourne ; jamais de côté.',
  doors: 'Porte contre porte, mur contre mur ; jamais deux portes de sécurité.',
  sealed: 'Cette pose fermerait la station avant que le Nid soit trouvé.',
  'adjacent-first': "La salle doit d'abord toucher celle de votre explorateur.",
  stuck: "Vous n'explorez plus ce tour.",
  'deck-empty': "Il n'y a plus de salle à explorer.",
  'terminal-used': 'Une seule fonction du Terminal par tour.',
  healed: "Une seule visite à l'Infirmerie par tour, et il faut une blessure.",
  'not-yours': 'Ce personnage est à quelqu’un d’autre.',
  'own-infection': 'Un humain ne donne jamais ses propres cartes Infection.',
  'foreign-infection': "Tant que vous avez un objet, les Infections des autres ne s'échangent pas.",
  'host-card': "La carte Hôte ne s'échange pas.",
  'not-possible': "Ce n'est pas possible maintenant.",
};

/** How it ended, and who has won. */
export const endings: Lexicon['endings'] = {
  playing: 'La partie est en cours.',
  burnt: 'Le Nid est en flammes.',
  allInfected: 'Le Scan Thermique le prouve : plus aucun humain.',
  lastHuman: 'Un seul humain reste, sans Jerrican à trouver.',
  noSoldier: 'Il ne reste aucun Soldat : le Nid ne brûlera jamais.',
  vote: "Tous ont voté la fin de l'opération.",
  limit: "L'opération a duré trop longtemps.",
};
export const winners: Lexicon['winners'] = {
  humans: "Les humains l'emportent.",
  infected: "L'Hôte et les infectés l'emportent.",
  nobody: 'Personne ne gagne.',
};

export const standing: Lexicon['standing'] = ({ side, cans, needed, nest, soldier, android }) => [
  side === null
    ? 'Votre équipe est éliminée.'
    : side === 'human'
      ? `Vous êtes humain, avec ${cans} Jerrican${cans > 1 ? 's' : ''} sur les ${needed} qu'il faut au Nid.`
      : "Vous êtes du côté de l'Hôte : infectez les autres sans vous trahir.",
  `${nest ? 'Le Nid est trouvé' : 'Le Nid est encore caché'} ; votre Soldat a ${soldier} PV, votre Androïde ${android}.`,
];
