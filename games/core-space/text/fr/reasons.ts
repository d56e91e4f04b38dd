import type { Lexicon } from '../lexicon.ts';

export const refusals: Lexicon['refusals'] = {
  'not-now': 'Pas maintenant.',
  'too-far': 'C’est trop loin : 4″ par action, 11″ par round.',
  'through-wall': 'Quelque chose barre le chemin.',
  'through-figure': 'Quelqu’un barre le chemin.',
  'no-standing': 'Il n’y a pas la place de s’y tenir.',
  'not-your-airlock': 'Ce n’est pas votre sas.',
  'not-in-door': 'Le chemin ne passe pas par la porte du sas.',
  'no-room': 'Il n’y a plus de place pour le porter.',
  'too-many-points': 'Cela fait trop de points.',
  'needs-captain': 'Il faut un Capitaine, et un seul.',
  'too-many-levels': 'Cela fait plus de niveaux que de points de Carrière.',
  'too-much-kit': 'Une arme à distance chacun, et deux Médi-Stims par équipage.',
  'too-dear': 'Cela coûte plus que ce que chacun peut dépenser.',
  'airlock-taken': 'Un autre équipage y est accosté.',
  'not-in-cover': 'On n’y est pas à couvert du tireur.',
  'not-a-mission': 'Cette mission ne peut pas être jouée : l’atelier dit ce qui ne va pas.',
  'mission-without-name': 'Une mission dessinée a besoin d’un titre à elle.',
  'crews-of-the-mission': 'Cette mission n’est pas faite pour autant d’équipages.',
  'not-admitted': 'Ce n’est pas possible.',
};
export const endings: Lexicon['endings'] = {
  playing: 'La mission continue.',
  'all-aboard': 'Tous ceux qui l’ont pu sont rentrés à bord.',
  'all-defeated': 'Personne n’en est sorti.',
  'mission-done': 'La mission est accomplie.',
};
