/** Where answers are shown: on the ship, on cards of the board, or as buttons of the bar. */
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';

/** Topics whose options are squares of my own ship. */
export const SQUARES = [
  'error/remove',
  'load/purple',
  'load/brown',
  'preflight/rotation',
  'mark/armour',
  'repair/exempt',
  'power/engines',
  'power/cannons',
  'power/crew',
  'mark/wireless',
] as const;
/** Topics whose options are sides. */
export const EDGES = ['repair/weld', 'mark/weld', 'mark/pipe'] as const;
/** Topics that share out so many over parts. */
export const SHARES = ['energy/pay', 'cells/give', 'cargo/give', 'crew/give', 'crew/board'] as const;

/** Answers that lie on the ship or on cards of the board get no button in the bar; to leave it is always there. */
export function where(ask: Question, option: Json): 'board' | 'bar' {
  if (option === null || option === 'done') return 'bar';
  const on: readonly string[] = [...SQUARES, ...EDGES, 'ship/piece', 'hire/keep', 'repair/convert', 'before/read'];
  return on.includes(ask.topic) ? 'board' : 'bar';
}
