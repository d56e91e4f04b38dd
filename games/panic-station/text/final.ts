/** Which answers cannot be taken back, and why: the same in every language. */
import type { Before, Final } from '@cosmodrome/kit/text';
import type { RoomId } from '../state.ts';
import type { Action, Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import type { Lexicon } from './lexicon.ts';

/** Whoever enters there is met by a Parasite, where the die says. */
const isAlert = (view: View, room: RoomId): boolean =>
  view.base.some((tile) => tile.icon === 'alert' && tile.rooms.some((r) => r.id === room && r.icon));

const actions: { readonly [D in Action['do']]: (a: Extract<Action, { readonly do: D }>, view: View) => Final | undefined } = {
  explore: () => 'reveal',
  exploreNowhere: () => undefined,
  move: (a, view) => (isAlert(view, a.to) ? 'die' : a.key ? 'shows' : undefined),
  fire: () => 'calls',
  knife: () => 'die',
  search: () => 'reveal',
  teamSearch: (a, view) => (a.with === view.seat ? 'reveal' : undefined),
  heatScan: () => 'calls',
  openDoors: () => undefined,
  reveal: () => 'reveal',
  revealNowhere: () => undefined,
  heal: () => undefined,
  aid: () => 'shows',
  grenade: () => 'shows',
  scanner: () => 'reveal',
  adrenaline: () => 'shows',
  burn: () => 'calls',
  vote: () => 'calls',
  end: () => 'ends-turn',
};
const action = (a: Action, view: View): Final | undefined => (actions[a.do] as (a: Action, view: View) => Final | undefined)(a, view);
type Finals = { readonly [T in Topic]?: (answer: Answers[T], view: View) => Final | undefined };
const FINALS: Finals = {
  'turn/action': action,
  'explore/unplaceable': (way) => (way === 'under' ? 'reveal' : undefined),
  'explore/place': () => 'reveal',
  'parasite/relocate': () => 'reveal',
  'encounter/choose': (a, view) => (a.do === 'trade' ? undefined : action(a, view)),
  'run/move': (a, view) => (a ? action(a, view) : undefined),
  'fire/again': (a) => (a ? 'calls' : undefined),
  'team/join': (joins) => (joins ? 'reveal' : undefined),
};
export function finalOf(topic: Topic, answer: Answers[Topic], view: View): Final | undefined {
  return (FINALS[topic] as ((answer: Answers[Topic], view: View) => Final | undefined) | undefined)?.(answer, view);
}

/** What will come of it, in the words of a language. PAN-KNIFE-02 */
export function beforeOf(topic: Topic, answer: Answers[Topic], view: View, say: Lexicon['before']): readonly Before[] {
  if (topic !== 'turn/action' && topic !== 'encounter/choose' && topic !== 'run/move') return [];
  const a = answer as Action | null;
  if (a?.do === 'knife') return [{ kind: 'luck', say: say.knife, rules: ['PAN-KNIFE-02'] }];
  if (a?.do === 'move' && isAlert(view, a.to)) return [{ kind: 'luck', say: say.parasite }];
  if (a?.do === 'search') return [{ kind: 'luck', say: say.search }];
  const ap = view.turn?.ap ?? 0;
  return a?.do === 'end' && ap > 0 ? [{ kind: 'lost', say: say.unspent(ap) }] : [];
}
