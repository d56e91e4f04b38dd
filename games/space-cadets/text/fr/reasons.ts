import type { Lexicon } from '../lexicon.ts';

export const refusals: Lexicon['refusals'] = {
  kit: 'Quatre objets, dont deux imposants au plus.',
  'not-held': 'Cet objet n’est pas dans vos mains.',
  'not-analyzed': 'À analyser d’abord : une action de QI.',
  'no-charge': 'Plus de Charge.',
  'power-out': 'Panne de courant : rien d’alien ne marche cette manche.',
  personal: 'Cet objet ne sert qu’à son propriétaire.',
  used: 'Déjà utilisé cette manche.',
  'not-admitted': "Ce n'est pas possible maintenant.",
};
export const endings: Lexicon['endings'] = {
  victory: 'Mission accomplie : tout l’équipage est sauf.',
  dead: 'Un Rocketeer est tombé : la mission échoue.',
  suffocated: 'Un Rocketeer n’a plus d’oxygène : la mission échoue.',
  countdown: 'Le compte à rebours est écoulé : tout explose.',
  conceded: 'L’équipage a renoncé.',
};
