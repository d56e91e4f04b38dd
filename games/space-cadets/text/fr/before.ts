/** Ce qui suivra une réponse sans retour. */
import type { Lexicon } from '../lexicon.ts';

export const before: Lexicon['before'] = {
  roll: (dice, percent) =>
    `${dice} dé${dice > 1 ? 's' : ''}, un 1, 2 ou 3 suffit : ${percent} chances sur 100. Chaque succès de plus est un Overkill.`,
  breath: (left) => `Prend 1 O² : il en restera ${left}.`,
  turnOver: 'Son tour est fini et ne se rouvre pas.',
  aliensNext: 'Tous ont agi : les Aliens jouent ensuite.',
  unspent: (n) => `${n} action${n > 1 ? 's' : ''} non dépensée${n > 1 ? 's' : ''}.`,
  scan: 'La tuile se retourne : ce qu’elle cache entre en jeu.',
};
