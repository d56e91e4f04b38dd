import { describe, expect, test } from 'vitest';
import type { Game, Json } from '../index.ts';
import { checkLaws, type Law } from '../laws.ts';
import { lawSuite } from '../suite.ts';
import { bid } from './games/bid.ts';
import { duel } from './games/duel.ts';
import { grabGame } from './games/grab.ts';
import { hidden } from './games/hidden.ts';
import { reach } from './games/reach.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';

const how = { games: 60, deep: 30, bad: 6 };
lawSuite(ticTacToe, how);
lawSuite(duel, how);
lawSuite(bid, how);
lawSuite(grabGame, how);
lawSuite(reach, how);
lawSuite(hidden, how);
