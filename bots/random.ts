import { admitsSomething, anyAnswer, type Bot } from '@cosmodrome/kernel';

/** Takes up optional questions once in a while only, or it would do nothing but interrupt; where time is real it keeps busy. */
export const random: Bot = {
  name: 'random',
  answer: ({ ask, chance }) => {
    if (ask.standing) return admitsSomething(ask) ? anyAnswer(ask, chance) : undefined;
    return ask.optional && chance.below(8) > 0 ? undefined : anyAnswer(ask, chance);
  },
  tempo: ({ chance }) => 500 + chance.below(1_500),
};
