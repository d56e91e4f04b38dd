import { lawSuite } from '@cosmodrome/kernel/suite';
import { game } from '../game.ts';

lawSuite(game, {
  games: 16,
  deep: 1,
  options: (_, chance) => ({
    gentle: chance.below(3) === 0,
    passing: chance.below(2) === 0,
    cans: chance.pick([3, 3, 4]),
    colours: chance.pick(['random', 'random', 'pick']),
  }),
});
