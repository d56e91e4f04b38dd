import { ticTacToe } from '../../../../kernel/test/games/tic-tac-toe.ts';
import { packed } from '../pack.ts';

/** A game whose rules throw. */
export const pack = packed({
  ...ticTacToe,
  id: 'faulty',
  beat: () => {
    throw new Error('a rule that cannot be');
  },
});
