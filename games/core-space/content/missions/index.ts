import type { Mission, MissionId } from '../mission.ts';
import { BLACK_MARKET } from './black-market.ts';
import { DEAD_SIGNAL } from './dead-signal.ts';
import { JAILBREAK } from './jailbreak.ts';
import { LOCKDOWN } from './lockdown.ts';
import { PILLAGE_EXPRESS } from './pillage-express.ts';
import { THE_NEST } from './the-nest.ts';

/** The missions of the catalogue. */
export const MISSION: Readonly<Record<MissionId, Mission>> = {
  'pillage-express': PILLAGE_EXPRESS,
  'dead-signal': DEAD_SIGNAL,
  'black-market': BLACK_MARKET,
  lockdown: LOCKDOWN,
  jailbreak: JAILBREAK,
  'the-nest': THE_NEST,
};
/** How long each takes, and how hard it is, for the lobby. */
export const LENGTH: Readonly<Record<MissionId, { readonly minutes: number; readonly weight: number }>> = {
  'pillage-express': { minutes: 75, weight: 3 },
  'dead-signal': { minutes: 75, weight: 3 },
  'black-market': { minutes: 90, weight: 4 },
  lockdown: { minutes: 100, weight: 4 },
  jailbreak: { minutes: 90, weight: 4 },
  'the-nest': { minutes: 120, weight: 5 },
};
