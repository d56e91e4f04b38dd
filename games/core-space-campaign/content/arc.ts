/** The Azure Thread: six missions in five stages (Content to design, Campaign arc). */
import type { Feat, MissionId } from '@cosmodrome/core-space/content/index';

export const STAGES = ['1', '2', '3a', '3b', '4', 'extra', '5'] as const;
export type Stage = (typeof STAGES)[number];
export const STAGE_MISSION: Readonly<Record<Stage, MissionId>> = {
  '1': 'pillage-express',
  '2': 'dead-signal',
  '3a': 'black-market',
  '3b': 'lockdown',
  '4': 'jailbreak',
  extra: 'lockdown',
  '5': 'the-nest',
};
/** What each mission can be remembered for: whatever else is taken there is no shipping schedule (CS-PEX-06). */
export const REMEMBERED: Readonly<Record<MissionId, readonly Feat[]>> = {
  'pillage-express': ['schedule'],
  'dead-signal': ['recorder'],
  'black-market': ['data'],
  lockdown: ['scored'],
  jailbreak: ['freed'],
  'the-nest': ['charges', 'exploded'],
};
/** Pegs more at the Nest where nobody freed the prisoner, and where it is played again. */
export const NEST_PEGS = { unwarned: 2, again: 4 } as const;
/** Traders into the Nest; the crew that freed the prisoner may take one more. */
export const NEST_TRADERS = 5;
/** What counts in the final score. */
export const SCORE = { azurium: 5, member: 5, fullShip: 5, charges: 10, chargesTied: 5, level: 3 } as const;
/** Alone: survival, success, legend. */
export const SOLO = [40, 60, 80] as const;
export const SOLO_RESULTS = ['nothing', 'survival', 'success', 'legend'] as const;
export type SoloResult = (typeof SOLO_RESULTS)[number];
/** Crews that the arc takes. */
export const ARC_CREWS = 4;
