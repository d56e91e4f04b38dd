/** The 18 tokens of the Support Team (a table of the catalogue), and the pieces the Planner borrows. */

/** GT-SKILL-DELIVERY-01, GT-RULING-83: what a part can be turned into, a token each: single cannon, single engine, cabin, white hold for two. */
export const CONVERSIONS = ['cannon', 'engine', 'cabin', 'cargo'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** How many there are of each of the others. */
export const TOKENS = {
  /** Assembler */
  wireless: 2,
  armour: 3,
  /** Hypergeometer */
  rotation: 1,
  /** Plumber */
  pipe: 2,
  'four-way': 1,
  /** Welder */
  universal: 2,
  welded: 3,
} as const;

/** GT-SKILL-PLANNER-03, -04: ordinary pieces, one of each. */
export const MARKERS = ['blue-cube', 'red-cube', 'astronaut', 'alien', 'cell'] as const;
export type Marker = (typeof MARKERS)[number];
