/** The 12 Secret Objectives. Their conditions are in rules/objectives.ts. `end`: the greyed symbol of the Legion, scored at the end. */
import type { Branded } from '@cosmodrome/kernel';

// biome-ignore format: a table
export const OBJECTIVES = [
  { key: 'xeno-hunter',      id: 'SO01', moment: 'at-once', pc: 5 },
  { key: 'full-staff',       id: 'SO02', moment: 'at-once', pc: 4 },
  { key: 'legion-arsenal',   id: 'SO03', moment: 'at-once', pc: 3 },
  { key: 'full-memories',    id: 'SO04', moment: 'at-once', pc: 4 },
  { key: 'great-discoverer', id: 'SO05', moment: 'at-once', pc: 4 },
  { key: 'to-the-edge',      id: 'SO06', moment: 'at-once', pc: 5 },
  { key: 'secret-of-x',      id: 'SO07', moment: 'at-once', pc: 4 },
  { key: 'no-reinforcement', id: 'SO08', moment: 'at-once', pc: 5 },
  { key: 'xeno-embassy',     id: 'SO09', moment: 'end', pc: 4 },
  { key: 'great-menagerie',  id: 'SO10', moment: 'end', pc: 4 },
  { key: 'legion-pride',     id: 'SO11', moment: 'end', pc: 4 },
  { key: 'brothers-in-arms', id: 'SO12', moment: 'end', pc: 4 },
] as const;
/** The number of a Secret Objective. */
export type ObjectiveId = Branded<number, 'objective'>;
export const objectiveIds = (): ObjectiveId[] => OBJECTIVES.map((_, i) => i as ObjectiveId);
export type Objective = (typeof OBJECTIVES)[number]['key'];
export type ObjectiveCard = { readonly key: Objective; readonly id: string; readonly moment: 'at-once' | 'end'; readonly pc: number };
