import type { Bot } from '@cosmodrome/kernel';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

export const comrade: Bot<View, Note> = {
  name: 'comrade',
  answer: ({ ask, chance }) => (ask.optional ? undefined : ask.domain.sample!(chance)),
};
