import { lawSuite } from '@cosmodrome/kernel/suite';
import { coreSpaceCampaign } from '../game.ts';

// Missions are drawn: what comes of them is as it was among bots (see the README). DEEP=1: 300 campaigns.
const DEEP = process.env.DEEP !== undefined;
const how = { games: DEEP ? 50 : 6, deep: DEEP ? 3 : 1 };
lawSuite(coreSpaceCampaign, { ...how, seats: [1], options: (game) => ({ length: 2, veterans: game % 2 === 0 }) });
lawSuite(coreSpaceCampaign, {
  ...how,
  seats: DEEP ? [2, 3, 4, 5, 6] : [2, 3],
  options: (game, chance) => ({
    structure: game % 2 === 0 ? 'open' : 'league',
    length: game % 2 === 0 ? 2 : 3,
    mode: chance.pick(['versus', 'together']),
    goal: chance.pick(['money', 'full-ship']),
    pairing: chance.pick(['swiss', 'round-robin']),
    veterans: chance.below(2) === 0,
  }),
});
