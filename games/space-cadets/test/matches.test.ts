/** Golden matches: whole missions of comrades, one or more a scenario, won and lost in each way. Every entry must still fit the rules. */
import { readFileSync } from 'node:fs';
import { Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { parseRecord } from '../../../tools/record-file.ts';
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
])('golden match %s: it ends by %s in game turn %i with %j', (name, ending, rounds, stats) => {
  const { opening, entries } = parseRecord(readFileSync(new URL(`./matches/${name}.record`, import.meta.url), 'utf8'));
  const match = Match.replay(game, opening, entries);
  expect(match.over).toBe(true);
  expect(match.report()).toEqual({ ending, rounds });
  expect(match.view(undefined).stats).toEqual(stats);
});
