/** The ship of a crew (CS-SHI, CS-RULING-102, -103): systems of five boxes, a hold, upgrades. */
export const SYSTEMS = ['propulsion', 'life-support', 'reserves', 'hull'] as const;
export type System = (typeof SYSTEMS)[number];
export const BOXES = 5;
export const FILLED_AT_START = 3;
/** Small spaces. */
export const HOLD = 12;
/** UA for a box (CS-MNT-05). */
export const REPAIR = 2;
/** UA for each level of an upgrade (CS-MNT-09). */
export const UPGRADE_PRICES = [1, 2, 3] as const;
/** CS-RULING-104: dice at Short, Medium and Long range by level. */
export const AIRLOCK_DICE = [
  [2, 1, 0],
  [3, 2, 0],
  [3, 2, 1],
] as const;
/** CS-MNT-02 to -04: what the Chance die wears down; 1: two more rolls; 6: a malfunction in the hold. */
export const WEAR: Readonly<Record<2 | 3 | 4 | 5, System>> = { 2: 'propulsion', 3: 'life-support', 4: 'reserves', 5: 'hull' };
/** A malfunction destroys nothing dearer (CS-MNT-04). */
export const MALFUNCTION = 5;
/** The longest name of a ship. */
export const LONGEST_NAME = 24;
/** Names a ship may have for the asking (CS-SHI-08). */
export const SHIP_NAMES = [
  'Black Maria',
  'Ion Hope',
  'Bad Debt',
  'Anvil Nine',
  'Far Kennel',
  'Grey Lark',
  'Second Wind',
  'Long Odds',
  'Nova Kestrel',
  'Tin Comet',
  'Vesper',
  'Old Marmot',
] as const;
