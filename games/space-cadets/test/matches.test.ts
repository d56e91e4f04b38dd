/** Golden matches: whole missions of comrades, one or more a scenario, won and lost in each way. Every entry must still fit the rules, and every seat see the same. */
import { expect, test } from 'vitest';
import { golden } from '../../../tools/golden.ts';
import { game } from '../game.ts';

test.each([
  ['s1-victory', 'victory', 8, { killed: 14, subdued: 0, damage: 8, scans: 12 }],
  ['s1-overlord-dead', 'dead', 7, { killed: 17, subdued: 0, damage: 19, scans: 15 }],
  ['s2-victory', 'victory', 5, { killed: 20, subdued: 0, damage: 16, scans: 19 }],
  ['s3-victory', 'victory', 10, { killed: 24, subdued: 5, damage: 19, scans: 15 }],
  ['s4-suffocated', 'suffocated', 21, { killed: 37, subdued: 3, damage: 41, scans: 14 }],
  ['s5-victory', 'victory', 8, { killed: 11, subdued: 2, damage: 8, scans: 14 }],
  ['s6-countdown', 'countdown', 16, { killed: 30, subdued: 2, damage: 8, scans: 13 }],
  ['s7-victory', 'victory', 16, { killed: 50, subdued: 7, damage: 37, scans: 20 }],
])('golden match %s: it ends by %s in game turn %i with %j', async (name, ending, rounds, stats) => {
  const match = await golden(game, new URL(`./matches/${name}.record`, import.meta.url));
  expect(match.over).toBe(true);
  expect(match.report()).toEqual({ ending, rounds });
  expect(match.view(undefined).stats).toEqual(stats);
});
