/** Ce qui suivra une réponse sans retour. */
import type { Lexicon } from '../lexicon.ts';
import { cards, count } from './grammar.ts';

export const before: Lexicon['before'] = {
  played: 'La carte est jouée, à la vue de tous.',
  laser: 'Le combat use 1 laser.',
  dice: (dice) => `${count(dice, 'dé', 'dés')}, 1 perte par dé : propulseur, laser, escouade, décodeur ou expert, 1 chance sur 5 chacun.`,
  noGain: 'Sans laser, aucun gain.',
  turnedUp: 'La suite dépend de ce qui est tiré.',
  drawn: (n) => `Au hasard : ${cards(n)}.`,
  left: 'Chaque carte restante en fin de tour coûte 1 PC.',
  endsTurn: 'Votre tour finit.',
  loss: (n, pc) => `${cards(n)} en main : −${pc} PC.`,
};
