import { BLACK_MARKET } from './black-market.ts';
import { DEAD_SIGNAL } from './dead-signal.ts';
import { JAILBREAK } from './jailbreak.ts';
import { LOCKDOWN } from './lockdown.ts';
import { PILLAGE_EXPRESS } from './pillage-express.ts';
import { THE_NEST } from './the-nest.ts';

/** The maps of the six missions, in the order of the catalogue. */
export const MAPS = {
  'pillage-express': PILLAGE_EXPRESS,
  'dead-signal': DEAD_SIGNAL,
  'black-market': BLACK_MARKET,
  lockdown: LOCKDOWN,
  jailbreak: JAILBREAK,
  'the-nest': THE_NEST,
} as const;
export type MapId = keyof typeof MAPS;
