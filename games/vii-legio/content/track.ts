/** The Xeno track: what each number of PX opens, and the numbers of the score track that matter. */
export const XENO = { oz: 3, technology: 6, sectorX: 9, win: 10, loyalAdventurers: 12, mayEnd: 13, end: 15 } as const;
export const SCORE = { promotion: 12, secondObjective: 18, imperatorEnd: 25, fiasco: 2 } as const;
/** Complete rounds without a discovery or a landing: the table is warned, then the game ends. LEG-RULING-83 */
export const STANDSTILL = { warning: 3, end: 5 } as const;
export const PROPOSALS = 3;
/** Cards received in one draw that can be exchanged for a discovery. LEG-DISC-04 */
export const EXCHANGE = 5;
export const STORED_DETECTORS = 2;
