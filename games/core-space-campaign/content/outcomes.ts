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
    rounds: [6, 12],
    rout: 24,
    home: 55,
    taken: 7,
    found: 10,
    money: 2,
    rewards: [0],
    feats: { schedule: 17 },
    joined: 6,
  },
  'dead-signal': {
    rounds: [8, 14],
    rout: 12,
    home: 77,
    taken: 5,
    found: 8,
    money: 3,
    rewards: [0, 0, 0, 0, 1],
    feats: { recorder: 54 },
    joined: 6,
  },
  'black-market': {
    rounds: [9, 15],
    rout: 17,
    home: 71,
    taken: 4,
    found: 5,
    money: 4,
    rewards: [0, 2, 6, 6, 8],
    feats: { data: 59 },
    joined: 14,
  },
  lockdown: {
    rounds: [9, 16],
    rout: 34,
    home: 69,
    taken: 8,
    found: 4,
    money: 3,
    rewards: [0, 3, 5, 8, 9],
    feats: { scored: 100 },
    joined: 25,
  },
  jailbreak: {
    rounds: [10, 17],
    rout: 18,
    home: 70,
    taken: 6,
    found: 4,
    money: 2,
    rewards: [0, 0, 0, 8],
    feats: { freed: 24 },
    joined: 20,
  },
  'the-nest': {
    rounds: [4, 8],
    rout: 17,
    home: 58,
    taken: 5,
    found: 2,
    money: 1,
    rewards: [0, 0, 0, 6, 8],
    feats: { charges: 18, exploded: 34 },
    joined: 0,
  },
};
/** What bots hardly meet, or leave undone: no bot sends for those left behind. Some of each, so that every rule has its cases. */
export const RARE = { fetched: 3, aboard: 2, apprehended: 2, left: 2, lost: 1, kill: 5 } as const;
