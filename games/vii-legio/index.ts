import type { GamePackage } from '@cosmodrome/kit/package';
import { greedy } from './bot/greedy.ts';
import { value } from './bot/value.ts';
import { legio } from './game.ts';
import { words } from './text/index.ts';
import type { View } from './view.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const viiLegio: GamePackage = {
  game: legio,
  title: { fr: 'VII Legio : Nébuleuse Rouge', en: 'VII Legio: Red Nebula' },
  bots: { greedy },
  words,
  facts: { minutes: [40, 80], best: 4, weight: 3, kind: 'versus' },
  search: { playout: greedy, horizon: 60, value: (view, seat) => value(view as View, seat) },
  excused: {
    'LEG-RULING-69': 'says that spelling errors and stray remarks of the rulebook carry no rule',
  },
};
