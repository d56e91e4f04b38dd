/** What will follow an answer without a way back. */
import type { Lexicon } from '../lexicon.ts';

export const before: Lexicon['before'] = {
  roll: (dice, percent) =>
    `${dice} ${dice === 1 ? 'die' : 'dice'}, one 1, 2 or 3 is enough: ${percent} chances in 100. Every further success is an Overkill.`,
  breath: (left) => `Takes 1 O²: ${left} will be left.`,
  turnOver: 'Their turn is over and is not reopened.',
  aliensNext: 'All have acted: the Aliens play next.',
  unspent: (n) => `${n} action${n === 1 ? '' : 's'} unspent.`,
  scan: 'The tile is turned up: what it hides comes into play.',
};
