/** What cards do, an effect a function; true: it changed something or began to last (CS-RULING-146). */
import type { Flow } from '@cosmodrome/kernel';
import type { Effect, EffectKind } from '../../content/cards.ts';
import type { Table } from '../table.ts';
import { CIVILIAN_EFFECTS } from './civilians.ts';
import { ENVIRONMENT_EFFECTS } from './environment.ts';
import { PURGE_EFFECTS } from './purge.ts';

/** Of cards of categories that are not in play yet: police, gangs, assistance, the great machines. */
type Later =
  | 'lock-airlocks'
  | 'gangers-move'
  | 'pickpocket'
  | 'gangers-scare'
  | 'deal'
  | 'second-live-one'
  | 'drag-defeated'
  | 'covering-fire'
  | 'resupply'
  | 'work-doors'
  | 'smoke';
export type Effects<K extends EffectKind> = {
  readonly [D in K]: (table: Table, effect: Extract<Effect, { readonly do: D }>) => Flow<boolean> | boolean;
};
const EFFECTS: Effects<Exclude<EffectKind, Later>> = { ...ENVIRONMENT_EFFECTS, ...PURGE_EFFECTS, ...CIVILIAN_EFFECTS };
const isPlayed = (kind: EffectKind): kind is Exclude<EffectKind, Later> => Object.hasOwn(EFFECTS, kind);

export function* resolve(table: Table, effect: Effect): Flow<boolean> {
  if (!isPlayed(effect.do)) return false;
  const does = EFFECTS[effect.do] as (table: Table, effect: Effect) => Flow<boolean> | boolean;
  const done = does(table, effect);
  return typeof done === 'boolean' ? done : yield* done;
}
