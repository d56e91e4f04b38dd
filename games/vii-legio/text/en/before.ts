/** What will come of an answer that cannot be taken back. */
import type { Lexicon } from '../lexicon.ts';
import { cards, count } from './grammar.ts';

export const before: Lexicon['before'] = {
  played: 'The card is played, for all to see.',
  laser: 'The fight uses up 1 laser.',
  dice: (dice) => `${count(dice, 'die', 'dice')}, 1 loss each: propulsor, laser, squad, decoder or expert, 1 chance in 5 each.`,
  noGain: 'Without a laser there is no gain.',
  turnedUp: 'What follows depends on what is drawn.',
  drawn: (n) => `${cards(n)} drawn at random.`,
  left: 'Each card left at the end of the turn costs 1 PC.',
  endsTurn: 'Your turn ends.',
  loss: (n, pc) => `${cards(n)} in hand: −${pc} PC.`,
};
