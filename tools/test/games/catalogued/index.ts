import { ticTacToe } from '../../../../kernel/test/games/tic-tac-toe.ts';
import { packed } from '../pack.ts';

export const pack = packed({ ...ticTacToe, id: 'catalogued' }, { excused: { 'CAT-INFO-01': 'advice to the players' } });
