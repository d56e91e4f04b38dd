/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import { SYSTEMS } from '../content/index.ts';
import { overflows } from '../judge/things.ts';
import { crewOf } from '../state.ts';
import type { Topic } from '../topics.ts';
import type { View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (view: View, seat: Seat) => boolean): When['at'] =>
  (view, seat) =>
    is(view, seat) ? 'question' : undefined;

export const HINTS = [
  { id: 'found', topic: 'found', at: 'question' },
  { id: 'together', topic: 'home', at: when((view) => view.settings.structure === 'open' && view.crews.length > 1) },
  { id: 'embark', topic: 'embark', at: 'question' },
  { id: 'left-behind', topic: 'extract', at: 'question' },
  { id: 'career', topic: 'advance', at: 'question' },
  { id: 'post', topic: 'visit', at: 'question' },
  { id: 'full-hold', topic: 'trade', at: when((view, seat) => overflows(crewOf(view, seat))) },
  { id: 'keep-money', topic: 'trade', at: when((view, seat) => SYSTEMS.some((system) => crewOf(view, seat).systems[system] <= 1)) },
  { id: 'barter', topic: 'trade', at: when((view, seat) => view.offers.some(({ to }) => to === seat)) },
  { id: 'whole-ship', topic: 'repair', at: 'question' },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];
