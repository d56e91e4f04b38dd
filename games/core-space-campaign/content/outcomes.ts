/**
 * How missions end among bots, for outcomes that are drawn: fitted to what `test/shares.ts` printed (see the README). Shares in the
 * hundred, means and spans; of the catalogue nothing is here.
 */
import type { Feat, MissionId } from '@cosmodrome/core-space/content/index';

export type Shares = {
  readonly rounds: readonly [from: number, to: number];
  /** Crews of which nobody comes home. */
  readonly rout: number;
  /** Members of other crews who come home, and whom the Purge takes; the rest lie there. */
  readonly home: number;
  readonly taken: number;
  /** Tokens that a crew comes upon which comes home (a third of them give way to better ones), and UA it finds. */
  readonly found: number;
  readonly money: number;
  /** UA its objectives pay: one of these. */
  readonly rewards: readonly number[];
  readonly feats: Readonly<Partial<Record<Feat, number>>>;
  readonly joined: number;
};
export const SHARES: Readonly<Record<MissionId, Shares>> = {
  'pillage-express': {
    rounds: [6, 13],
    rout: 17,
    home: 58,
    taken: 9,
    found: 11,
    money: 3,
    rewards: [0],
    feats: { schedule: 29 },
    joined: 0,
  },
  'dead-signal': {
    rounds: [7, 13],
    rout: 13,
    home: 70,
    taken: 9,
    found: 7,
    money: 3,
    rewards: [0, 0, 0, 0, 2],
    feats: { recorder: 50 },
    joined: 0,
  },
  'black-market': {
    rounds: [9, 15],
    rout: 10,
    home: 65,
    taken: 6,
    found: 4,
    money: 4,
    rewards: [0, 2, 6, 6, 8],
    feats: { data: 45 },
    joined: 20,
  },
  lockdown: {
    rounds: [5, 15],
    rout: 17,
    home: 72,
    taken: 7,
    found: 4,
    money: 3,
    rewards: [0, 1, 3, 8, 9],
    feats: { scored: 75 },
    joined: 8,
  },
  jailbreak: { rounds: [9, 16], rout: 18, home: 72, taken: 6, found: 6, money: 3, rewards: [0, 0, 0, 8], feats: { freed: 20 }, joined: 15 },
  'the-nest': {
    rounds: [5, 9],
    rout: 28,
    home: 60,
    taken: 9,
    found: 3,
    money: 2,
    rewards: [0, 0, 6, 6, 10],
    feats: { charges: 25, exploded: 60 },
    joined: 0,
  },
};
/** What bots hardly meet, or leave undone: no bot sends for those left behind. Some of each, so that every rule has its cases. */
export const RARE = { fetched: 3, aboard: 2, apprehended: 2, left: 2, lost: 1, kill: 5 } as const;
