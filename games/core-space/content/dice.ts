/** The five dice (CS-DIC), face by face: face 1 of a die is at place 0. Which faces there are is reported, how many of each is ours. */

/** CS-DIC-01 to 03. */
export type CombatFace = 'double-hit' | 'hit' | 'blank' | 'fail';
export const COMBAT_DICE = {
  blue: ['double-hit', 'hit', 'hit', 'hit', 'blank', 'fail'],
  red: ['hit', 'hit', 'hit', 'blank', 'blank', 'fail'],
} as const satisfies Readonly<Record<string, readonly CombatFace[]>>;
export type CombatDie = keyof typeof COMBAT_DICE;
export const HITS: Readonly<Record<CombatFace, 0 | 1 | 2>> = { 'double-hit': 2, hit: 1, blank: 0, fail: 0 };

/** CS-DIC-10: how many arrive. */
export const PURGE_DIE = [0, 0, 1, 1, 1, 2] as const;

/** CS-DIC-06: the icon beside each number of the Chance die, 1 to 6. Its arrow is one of 72 directions (CS-RULING-13). */
export const CHANCE_DIE = ['live-one', 'trade', 'hide', 'move', 'attack', 'join'] as const;
export type ChanceIcon = (typeof CHANCE_DIE)[number];

/** What the Chance die must show for something no rule covers (CS-ADV-02). */
export const FEAT = { easy: 3, hard: 5 } as const;

/** CS-SEC-03. */
export const SECURITY_DIE = ['search', 'move', 'question', 'backup', 'attack', 'run'] as const;
export type SecurityFace = (typeof SECURITY_DIE)[number];
