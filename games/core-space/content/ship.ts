/** What ships of a campaign can do during a mission (CS-UPG). */

/** CS-RULING-104: dice at Short, Medium and Long range by level. */
export const AIRLOCK_DICE = [
  [2, 1, 0],
  [3, 2, 0],
  [3, 2, 1],
] as const;
/** Hostility that Scanners take off (CS-UPG-05). */
export const SCANNED_PEGS = 2;
