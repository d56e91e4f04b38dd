/** The six ready-made crews of 180 points (CS-CRW-08), with the classes their members take. The first two are in the rulebook, their classes are ours. */
import type { ClassId } from './classes.ts';
import type { STARTERS } from './tokens.ts';
import type { TraderId } from './traders.ts';

export const CREWS = ['black-maria', 'ion-hope', 'zeds-gang', 'cold-forge', 'long-leash', 'grey-lark'] as const;
export type CrewId = (typeof CREWS)[number];
export type Starter = (typeof STARTERS)[number];
export type Member = {
  readonly trader: TraderId;
  readonly class: ClassId;
  /** What it takes along of what is free (CS-CRW-09); two Medi-Stims a crew. */
  readonly kit: readonly Starter[];
  /** A Merg's handler, by place in the crew (CS-MRG-01). */
  readonly handler?: number;
};
/** CS-CRW-01. */
export const POINTS = 180;
/** CS-CRW-02, CS-CRW-09. */
export const MOST_MEMBERS = 7;
export const MOST_MEDI_STIMS = 2;

const PISTOL = ['outland-pistol', 'knife'] as const;
const RIFLE = ['outland-rifle', 'knife'] as const;
const MEDIC = ['outland-pistol', 'knife', 'medi-stim'] as const;
export const CREW: Readonly<Record<CrewId, readonly Member[]>> = {
  'black-maria': [
    { trader: 'jace', class: 'soldier', kit: RIFLE },
    { trader: 'lars', class: 'crew', kit: MEDIC },
    { trader: 'renton', class: 'tech', kit: MEDIC },
    { trader: 'beck', class: 'brawler', kit: PISTOL },
  ],
  'ion-hope': [
    { trader: 'arianna', class: 'hunter', kit: RIFLE },
    { trader: 'roykirk', class: 'brawler', kit: PISTOL },
    { trader: 'gak', class: 'tech', kit: MEDIC },
    { trader: 'tirgarde', class: 'crew', kit: MEDIC },
  ],
  'zeds-gang': [
    { trader: 'zed', class: 'smuggler', kit: MEDIC },
    { trader: 'chunk', class: 'brawler', kit: [] },
    { trader: 'evangeline', class: 'hunter', kit: PISTOL },
    { trader: 'hobb', class: 'soldier', kit: ['outland-rifle', 'knife', 'medi-stim'] },
  ],
  'cold-forge': [
    { trader: 'dray-okonta', class: 'soldier', kit: ['outland-rifle', 'knife', 'medi-stim'] },
    { trader: 'vex', class: 'augmented', kit: PISTOL },
    { trader: 'mac', class: 'machine', kit: MEDIC },
    { trader: 'bram-cutter', class: 'brawler', kit: PISTOL },
  ],
  'long-leash': [
    { trader: 'senna-voss', class: 'scout', kit: ['outland-rifle', 'knife', 'medi-stim'] },
    { trader: 'orrik', class: 'merg', kit: [], handler: 0 },
    { trader: 'pell', class: 'tech', kit: MEDIC },
    { trader: 'juno-strake', class: 'soldier', kit: RIFLE },
  ],
  'grey-lark': [
    { trader: 'isolde-marsh', class: 'smuggler', kit: MEDIC },
    { trader: 'corvin-hale', class: 'scout', kit: RIFLE },
    { trader: 'nnedi-sol', class: 'tech', kit: MEDIC },
    { trader: 'tock', class: 'hunter', kit: ['outland-pistol'] },
  ],
};
