/** Which answers cannot be taken back, and why: the same in every language. */
import type { Before, Final } from '@cosmodrome/kit/text';
import type { CardId } from '../content/index.ts';
import type { Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { chance, diceOf, isRoll, loose, rocketeerOf, sum } from './figures.ts';
import type { Lexicon } from './lexicon.ts';

/** What is decided by dice. */
const ROLLED: readonly string[] = ['heal', 'analyze', 'subdue', 'scenario', 'cold', 'attack', 'burn'];
function act(a: { readonly do: string; readonly card?: CardId }, view: View): Final | undefined {
  if (a.do === 'use' && a.card !== undefined) return view.cards[a.card]?.kind === 'space-bandages' ? 'die' : undefined;
  return ROLLED.includes(a.do) ? 'die' : a.do === 'end' ? 'ends-turn' : a.do === 'concede' ? 'calls' : undefined;
}

type Finals = { readonly [T in Topic]?: (answer: Answers[T], view: View) => Final | undefined };
const FINALS: Finals = {
  'scan/cell': () => 'reveal',
  'turn/action': act,
  'turn/interrupt': act,
  'flag/action': act,
  'gear/iq': act,
  'table/concede': (yes) => (yes ? 'calls' : undefined),
  'roll/after': (a) => (a === 'keep' ? undefined : 'die'),
  'damage/prevent': () => 'die',
  // The Aliens go on.
  'mind/token': () => 'die',
  'terror/step': () => 'die',
  // The last one begins the mission.
  'setup/rocketeer': () => 'calls',
  'overkill/spend': (a) => (a !== 'stop' && 'buy' in a && a.buy === 'rescue' ? 'reveal' : undefined),
};
export function finalOf(topic: Topic, answer: Answers[Topic], view: View): Final | undefined {
  return (FINALS[topic] as ((answer: Answers[Topic], view: View) => Final | undefined) | undefined)?.(answer, view);
}

/** What will come of it, in the words of a language. SCA-DICE-01, SCA-O2-01, SCA-AP-01, SCA-TURN-01, SCA-SCAN-01 */
export function beforeOf(topic: Topic, answer: Answers[Topic], view: View, say: Lexicon['before']): readonly Before[] {
  if (topic === 'scan/cell') return [{ kind: 'luck', say: say.scan, rules: ['SCA-SCAN-01'] }];
  const deed = loose(answer);
  const doer = rocketeerOf(view, deed.who);
  if (!doer) return [];
  if (deed.do === 'end') {
    const unspent = doer.ap.standard + doer.ap.restricted + (doer.ap.command ? 1 : 0);
    const last = view.rocketeers.every((r) => r === doer || r.done);
    return [
      { kind: 'sure', say: last ? say.aliensNext : say.turnOver, rules: ['SCA-TURN-01'] },
      ...(unspent > 0 ? [{ kind: 'lost' as const, say: say.unspent(unspent), rules: ['SCA-AP-01'] }] : []),
    ];
  }
  if (!isRoll(answer)) return [];
  const dice = sum(diceOf(view, answer).sources);
  return [
    ...(deed.pay === 'o2' ? [{ kind: 'sure' as const, say: say.breath(doer.o2 - 1), rules: ['SCA-O2-01'] }] : []),
    { kind: 'luck', say: say.roll(dice, Math.round(100 * chance(dice))), rules: ['SCA-DICE-01'] },
  ];
}
