/** Lengths the rulebook gives, in units (100 are one inch). */

/** CS-RNG-02 to 04. */
export const RANGES = ['short', 'medium', 'long'] as const;
export type Range = (typeof RANGES)[number];
/** The farthest that still belongs to a band; Long has no end. */
export const REACH = { short: 500, medium: 1300 } as const;

/** CS-MOV-01, CS-MOV-03, CS-EFF-07. */
export const MOVE = 400;
export const MOST_MOVED = 1100;
export const SHUFFLE = 100;
/** CS-DEF-06, CS-DEF-07: alone, and with a helper. */
export const DRAG = { alone: 200, together: 400 } as const;
/** CS-GEO-02. */
export const RADIUS = { normal: 50, massive: 75 } as const;
/** CS-GEO-04. */
export const TOUCH = 5;
