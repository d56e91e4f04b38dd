import { lawSuite } from '@cosmodrome/kernel/suite';
import { legio } from '../game.ts';

lawSuite(legio, { games: 20, deep: 1 });
