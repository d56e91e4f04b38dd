/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import { exposed, parts } from '../judge/ship.ts';
import type { Yard } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (mine: Yard, view: View) => boolean, at: string): When['at'] =>
  (view, seat: Seat) => {
    const mine = view.yards[seat];
    return mine && is(mine, view) ? at : undefined;
  };
const placed = ({ ship }: Yard): number => parts(ship).length - 1;
const held = ({ hand }: Yard): boolean => hand?.tile != null;

export const HINTS = [
  { id: 'win', topic: 'round/ready', at: 'board', taught: 'first-ship' },
  { id: 'draw', topic: 'build/do', at: when((mine) => mine.hand === null && placed(mine) === 0, 'heap'), taught: 'first-ship' },
  { id: 'place', topic: 'build/do', at: when((mine) => held(mine) && placed(mine) < 3, 'hand'), taught: 'first-ship' },
  { id: 'loose', topic: 'build/do', at: when((mine) => mine.loose !== null, 'loose'), taught: 'first-ship' },
  { id: 'aside', topic: 'build/do', at: when((mine) => held(mine) && placed(mine) > 5, 'aside'), taught: 'first-ship' },
  { id: 'pile', topic: 'build/do', at: when((mine) => mine.hand === null && placed(mine) > 3, 'pile:0'), taught: 'first-ship' },
  { id: 'exposed', topic: 'build/do', at: when(({ ship }) => exposed(ship).length > 7, 'board'), taught: 'first-ship' },
  { id: 'flip', topic: 'build/do', at: when((_, { timer, mode }) => mode === 'together' && timer.ran, 'flip') },
  { id: 'finish', topic: 'build/do', at: when((mine) => mine.hand === null && placed(mine) > 11, 'finish'), taught: 'first-ship' },
  { id: 'error', topic: 'error/remove', at: 'question' },
  { id: 'piece', topic: 'ship/piece', at: 'question' },
  { id: 'alien', topic: 'load/purple', at: 'question' },
  { id: 'stay', topic: 'flight/stay', at: 'question', taught: 'first-flight' },
  { id: 'energy', topic: 'power/cannons', at: 'question', taught: 'first-flight' },
  { id: 'engines', topic: 'power/engines', at: 'question', taught: 'first-flight' },
  { id: 'land', topic: 'planet/land', at: 'question', taught: 'first-flight' },
  { id: 'load', topic: 'cargo/load', at: 'question', taught: 'first-flight' },
  { id: 'defence', topic: 'hit/defence', at: 'question', taught: 'first-flight' },
  { id: 'thrusters', topic: 'hit/thrusters', at: 'question' },
  { id: 'crew', topic: 'crew/give', at: 'question' },
  { id: 'intruder', topic: 'intruder/answer', at: 'question' },
  { id: 'insurance', topic: 'preflight/insure', at: 'question' },
  { id: 'hire', topic: 'hire/keep', at: 'question' },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];
