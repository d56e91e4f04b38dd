/** From the campaign into its missions and back, with nobody but bots. */
import { expect, test } from 'vitest';
import { coreSpaceCampaign } from '../game.ts';
import { playReally } from './played.ts';

/** DEEP=1: ten campaigns whose missions are played as bots play them; else two in which nobody does more than the rules ask for. */
const DEEP = process.env.DEEP !== undefined;
test(`${DEEP ? 10 : 2} campaigns are played to their ends, missions and all`, async () => {
  for (let n = 0; n < (DEEP ? 10 : 2); n++) {
    const options = n % 2 === 0 ? { structure: 'arc' } : { length: 3 };
    const { state, outcomes } = await playReally(`really/${n}`, 2, options, DEEP ? ['prowler', 'raider'] : ['absent']);
    expect(coreSpaceCampaign.audit?.(state)).toBeUndefined();
    expect(outcomes.length).toBeGreaterThanOrEqual(2);
    expect(state.log.length).toBeGreaterThanOrEqual(2);
  }
}, 900_000);
