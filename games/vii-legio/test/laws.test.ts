import { lawSuite } from '@cosmodrome/kernel/suite';
import { game } from '../game.ts';

lawSuite(game, { games: 20, deep: 1 });
