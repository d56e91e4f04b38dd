/** What cards do, an effect a function; true: it changed something or began to last (CS-RULING-146). */
import type { Flow } from '@cosmodrome/kernel';
import type { Effect, EffectKind } from '../../content/cards.ts';
import type { Table } from '../table.ts';
import { ASSISTANCE_EFFECTS } from './assistance.ts';
import { CIVILIAN_EFFECTS } from './civilians.ts';
import { CROWD_EFFECTS } from './crowd.ts';
import { ENVIRONMENT_EFFECTS } from './environment.ts';
import { PURGE_EFFECTS } from './purge.ts';

export type Effects<K extends EffectKind> = {
  readonly [D in K]: (table: Table, effect: Extract<Effect, { readonly do: D }>) => Flow<boolean> | boolean;
};
/** Looked up when asked: chapters need each other before all of them are there. */
const effectsNow = (): Effects<EffectKind> => ({
  ...ENVIRONMENT_EFFECTS,
  ...PURGE_EFFECTS,
  ...CIVILIAN_EFFECTS,
  ...CROWD_EFFECTS,
  ...ASSISTANCE_EFFECTS,
});

export function* resolve(table: Table, effect: Effect): Flow<boolean> {
  const does = effectsNow()[effect.do] as (table: Table, effect: Effect) => Flow<boolean> | boolean;
  const done = does(table, effect);
  return typeof done === 'boolean' ? done : yield* done;
}
