/** What stands on a board and what it is for the rules (the table *Scenery* of the catalogue). Sizes and heights are ours. */
import type { SceneryKind } from './map.ts';

/** On lines and walls, beside the pieces on squares (`map.ts`). */
export const FIXTURES = ['wall', 'door', 'window', 'entrance', 'beam', 'wall-console', 'wall-sign', 'airlock'] as const;
export type FixtureKind = (typeof FIXTURES)[number];
export type StructureKind = SceneryKind | FixtureKind;

export type StructureData = {
  /** Full: not seen over or through. Low: seen over, it gives partial cover. Small: passed, not stood on. None: not in the way. */
  readonly height: 'full' | 'low' | 'small' | 'none';
  /** CS-DST-02; null: cannot be destroyed. */
  readonly armour: number | null;
  /** CS-OBJ; `easily`: as an Effortless action (CS-OBJ-05). */
  readonly movable: 'no' | 'yes' | 'easily';
  /** CS-RULING-74: what Manipulate moves and hurls. */
  readonly bulk: 'small' | 'medium' | null;
  /** CS-CLB-03, CS-CLB-04: there is room to stand on it, or it can only be vaulted. */
  readonly climb: 'onto' | 'over' | null;
};
const low = (over: Partial<StructureData> = {}): StructureData => ({
  height: 'low',
  armour: 2,
  movable: 'yes',
  bulk: 'small',
  climb: 'onto',
  ...over,
});
const fixed = (over: Partial<StructureData> = {}): StructureData => ({
  height: 'full',
  armour: null,
  movable: 'no',
  bulk: null,
  climb: null,
  ...over,
});
export const STRUCTURE: Readonly<Record<StructureKind, StructureData>> = {
  crate: low(),
  'large-crate': low(),
  table: low(),
  workbench: low({ bulk: 'medium' }),
  counter: low({ bulk: 'medium' }),
  stall: low({ bulk: 'medium' }),
  bunk: low({ bulk: 'medium' }),
  pipe: low({ movable: 'no', bulk: null, climb: 'over' }),
  console: low({ armour: 1, movable: 'no', bulk: null }),
  chair: { height: 'small', armour: 1, movable: 'easily', bulk: 'small', climb: null },
  locker: fixed({ armour: 2, bulk: 'medium' }),
  reactor: fixed({ armour: 2 }),
  pylon: fixed({ armour: 2 }),
  wall: fixed(),
  door: fixed({ armour: 3 }),
  window: fixed(),
  entrance: fixed({ height: 'none' }),
  beam: fixed(),
  'wall-console': fixed({ height: 'none', armour: 1 }),
  'wall-sign': fixed({ height: 'none', armour: 1 }),
  airlock: fixed(),
};
