import type { Chance } from './chance.ts';
import type { Ask } from './flow.ts';
import type { Json } from './json.ts';

/** Any legal answer, drawn at random. Domains that cannot be sampled are listed. */
export function anyAnswer(ask: Ask, chance: Chance): Json {
  if (ask.domain.sample) return ask.domain.sample(chance);
  const all = [...(ask.domain.options?.() ?? [])];
  if (all.length === 0) throw new Error(`dead end: '${ask.topic}' of seat ${ask.seat} admits nothing`);
  return chance.pick(all);
}
/** A question that stands may have no answer for a while; every other has one. */
export function admitsSomething(ask: Ask): boolean {
  if (!ask.standing || !ask.optional || !ask.domain.options) return true;
  for (const _ of ask.domain.options()) return true;
  return false;
}
