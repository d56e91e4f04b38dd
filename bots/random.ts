import type { Ask, Bot, Chance, Json } from '@cosmodrome/kernel';

/** Any legal answer. Domains that cannot be sampled are listed. */
export function anyAnswer(ask: Ask, chance: Chance): Json {
  if (ask.domain.sample) return ask.domain.sample(chance);
  return chance.pick([...(ask.domain.options?.() ?? [])]);
}
/** Takes up optional questions once in a while only, or it would do nothing but interrupt. */
export const random: Bot = {
  name: 'random',
  answer: ({ ask, chance }) => (ask.optional && chance.below(8) > 0 ? undefined : anyAnswer(ask, chance)),
};
