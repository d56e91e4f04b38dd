/** Which answers cannot be taken back, and why: the same in every language. */
import type { Before, Final } from '@cosmodrome/kit/text';
import { COST, type Exploration, kindOf } from '../content/index.ts';
import type { Action, Answers, Topic } from '../topics.ts';
import type { UnitView } from '../view.ts';
import { held, lossAtEnd } from './figures.ts';
import type { Context, Lexicon } from './lexicon.ts';

/** Cards that draw something or turn something up. */
const LUCK: readonly Exploration[] = ['unknown-signal', 'black-vortex', 'oz-crystals', 'imperator-relay'];
/** A card of the hand is shown to all; it may also roll dice or turn something up. */
function play(me: UnitView, { card, detector }: Extract<Action, { readonly do: 'play' }>): Final {
  const known = held(me, card);
  if (!known || detector) return 'shows';
  const { strength } = kindOf(known.key);
  if (strength !== undefined) return me.aboard.laser < strength ? 'die' : 'shows';
  return LUCK.includes(known.key) ? 'reveal' : 'shows';
}
/** What is paid with all one has happens at once; else the cards that pay are chosen first. */
const atOnce = (me: UnitView, cost: number, final: Final): Final | undefined => (me.handSize <= cost ? final : undefined);

const actions: { readonly [K in Action['do']]: (a: Extract<Action, { readonly do: K }>, at: Context) => Final | undefined } = {
  play: (a, { me }) => play(me, a),
  buy: () => undefined,
  move: () => undefined,
  decode: (a, { me }) => atOnce(me, COST.decode[a.zone], 'reveal'),
  discover: () => 'spends-hand',
  'enter-x': (_, { me }) => atOnce(me, COST.enterX, 'reveal'),
  'leave-x': () => undefined,
  land: () => undefined,
  repair: () => 'ends-turn',
  declare: () => 'calls',
  end: (_, { view, me }) => (!view.turn.landed && lossAtEnd(me) > 0 ? 'ends-turn' : undefined),
};
type Finals = { readonly [T in Topic]?: (answer: Answers[T], at: Context) => Final | undefined };
const FINALS: Finals = {
  'turn/start': (s) => (s.do === 'repair' ? 'ends-turn' : s.do === 'declare' ? 'calls' : s.cards > 0 ? 'reveal' : undefined),
  'turn/action': (a, at) => (actions[a.do] as (a: Action, at: Context) => Final | undefined)(a, at),
  'discover/pawn': () => 'reveal',
};
export function finalOf(answer: Answers[Topic], at: Context): Final | undefined {
  return (FINALS[at.ask.topic as Topic] as ((answer: Answers[Topic], at: Context) => Final | undefined) | undefined)?.(answer, at);
}

/** What will come of it, in the words of a language. LEG-CMB-04, LEG-CMB-06, LEG-CMB-09, LEG-TURN-08 */
export function beforeOf(answer: Answers[Topic], at: Context, say: Lexicon['before']): readonly Before[] {
  const { topic } = at.ask;
  if (topic === 'turn/start') {
    const start = answer as Answers['turn/start'];
    if (start.do === 'repair') return [{ kind: 'sure', say: say.endsTurn }];
    return start.do === 'draw' && start.cards > 0
      ? [
          { kind: 'luck', say: say.drawn(start.cards) },
          { kind: 'lost', say: say.left, rules: ['LEG-TURN-08'] },
        ]
      : [];
  }
  if (topic !== 'turn/action') return [];
  const action = answer as Action;
  if (action.do === 'play') return playing(at.me, action, say);
  if (action.do !== 'end' && action.do !== 'repair') return [];
  const loss = at.view.turn.landed ? 0 : lossAtEnd(at.me);
  return [
    { kind: 'sure', say: say.endsTurn },
    ...(loss > 0 ? [{ kind: 'lost' as const, say: say.loss(at.me.handSize, loss), rules: ['LEG-TURN-08'] }] : []),
  ];
}
function playing(me: UnitView, { card, detector }: Extract<Action, { readonly do: 'play' }>, say: Lexicon['before']): readonly Before[] {
  const known = held(me, card);
  if (!known || detector) return [];
  const { strength, gain } = kindOf(known.key);
  if (strength === undefined)
    return LUCK.includes(known.key)
      ? [
          { kind: 'sure', say: say.played },
          { kind: 'luck', say: say.turnedUp },
        ]
      : [{ kind: 'sure', say: say.played }];
  const lasers = me.aboard.laser;
  const rows: Before[] = [{ kind: 'sure', say: lasers > 0 ? say.laser : say.played, ...(lasers > 0 ? { rules: ['LEG-CMB-06'] } : {}) }];
  if (lasers < strength) rows.push({ kind: 'luck', say: say.dice(strength - lasers), rules: ['LEG-CMB-04'] });
  if (lasers === 0 && gain) rows.push({ kind: 'lost', say: say.noGain, rules: ['LEG-CMB-09'] });
  return rows;
}
