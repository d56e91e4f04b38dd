/** The drawing of each thing that can be done. */
import type { Wish } from '../state.ts';
import type { Act } from '../topics.ts';
import type { Choice } from './places.ts';
import { SKILL_SIGNS } from './skills.ts';

const ACTS: Readonly<Record<Exclude<Act['do'], 'skill'>, string>> = {
  end: 'm-activation',
  shoot: 'm-target',
  blast: 'i-w-grenade',
  fight: 'i-w-knife',
  push: 'i-r-first',
  search: 'm-search',
  'search-body': 'm-search',
  'search-room': 'm-search',
  persuade: 'i-sk-persuasion',
  reload: 'i-mag',
  interact: 'i-tool',
  fetch: 'i-sk-persuasion',
  unjam: 'i-r-unjam',
  don: 'i-t-vest',
  stand: 'i-r-move',
  drag: 'm-assist',
  shuffle: 'i-r-move',
  use: 'i-medipack',
  throw: 'i-r-throw',
  pick: 'm-plus',
  drop: 'm-minus',
  give: 'i-loose',
  truce: 'm-truce',
  'end-truce': 'm-truce',
  abandon: 'm-minus',
  card: 'm-plus',
  door: 'i-tool',
  wreck: 'i-w-knife',
  smash: 'i-w-knife',
  climb: 'i-r-scramble',
  mount: 'i-r-scramble',
  vault: 'i-r-scramble',
  dismount: 'i-r-move',
  'jump-down': 'i-r-scramble',
  leap: 'i-r-scramble',
  dive: 'i-r-scramble',
  lift: 'i-r-move',
  haul: 'i-r-move',
  tip: 'i-r-move',
  demolish: 'i-w-knife',
  repair: 'i-tool',
  'leave-by': 'i-r-move',
  'ask-way': 'i-r-move',
  reconnect: 'i-tool',
  ship: 'm-target',
};
const WISHES: Readonly<Record<Wish['wish'], string>> = {
  mine: 'm-search',
  yours: 'm-assist',
  strike: 'm-target',
  home: 'm-activation',
  leaving: 'i-r-move',
};
export function signOf({ topic, option }: Choice): string {
  if (topic === 'wishes') return WISHES[(option as unknown as Wish).wish];
  if (topic !== 'turn/act') return 'm-target';
  const act = option as unknown as Act;
  return act.do === 'skill' ? SKILL_SIGNS[act.skill] : ACTS[act.do];
}
