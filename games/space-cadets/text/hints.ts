/** When each first-time hint is given, and what it speaks of. What it says is in the languages' own files. */
import type { Seat } from '@cosmodrome/kernel';
import type { Hint } from '@cosmodrome/kit/text';
import type { Topic } from '../topics.ts';
import type { RocketeerView, View } from '../view.ts';

type When = Omit<Hint<View>, 'say'> & { readonly topic?: Topic };
const when =
  (is: (view: View) => boolean, at: string): When['at'] =>
  (view) =>
    is(view) ? at : undefined;
const acting = (view: View): RocketeerView | undefined => view.rocketeers.find((r) => r.role === view.active);
/** A Thrall where the active Rocketeer stands. */
const thrall = (view: View): string | undefined => {
  const here = acting(view)?.at;
  return here !== undefined && view.aliens.some((a) => a.type === 'thrall' && a.at === here) ? `cell:${here}` : undefined;
};
/** Somebody is short of air, and a comrade beside could give. */
const airless = (view: View): string | undefined => {
  const short = view.rocketeers.find((r) => r.o2 <= 2 && view.rocketeers.some((x) => x !== r && x.at === r.at && x.o2 > 2));
  return short && `role:${short.role}`;
};
/** A closed hatch of the active Rocketeer's tile with an Alien behind it that shoots. */
const behind = (view: View): string | undefined => {
  const here = acting(view)?.at;
  const shoots = (cell: number) => view.aliens.some((a) => a.at === cell && (a.type === 'saucerman' || a.type === 'leader'));
  const edge = view.edges.find((e) => e.state === 'closed' && ((e.a === here && shoots(e.b)) || (e.b === here && shoots(e.a))));
  return edge && `edge:${edge.edge}`;
};

export const HINTS = [
  { id: 'win', at: 'mission', taught: 'first-contact' },
  { id: 'crew', topic: 'setup/rocketeer', at: 'board' },
  { id: 'kit', topic: 'setup/kit', at: 'board' },
  { id: 'arrow', topic: 'turn/arrow', at: 'board' },
  { id: 'order', topic: 'order/next', at: 'question', taught: 'first-contact' },
  { id: 'backs', topic: 'scan/cell', at: 'board' },
  { id: 'points', topic: 'turn/action', at: 'things', taught: 'first-contact' },
  { id: 'overkill', topic: 'overkill/spend', at: 'question', taught: 'first-contact' },
  { id: 'boost', topic: 'roll/boost', at: 'question' },
  { id: 'red-alert', at: when((v) => v.redAlert, 'mission') },
  { id: 'thrall', topic: 'turn/action', at: (v: View, _seat: Seat) => thrall(v) },
  { id: 'hatch', topic: 'turn/action', at: (v: View, _seat: Seat) => behind(v) },
  { id: 'air', topic: 'turn/action', at: (v: View, _seat: Seat) => airless(v) },
  { id: 'mind', topic: 'mind/token', at: 'question' },
] as const satisfies readonly When[];
export type HintId = (typeof HINTS)[number]['id'];
