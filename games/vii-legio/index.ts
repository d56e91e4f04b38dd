import type { GamePackage } from '@cosmodrome/kit/package';
import { commanders, greedy, weighing } from './bot/commanders.ts';
import type { Weights } from './bot/judgement.ts';
import { ratings } from './bot/ratings.ts';
import { weights } from './bot/weights.ts';
import { worthOf } from './bot/worth.ts';
import { game } from './game.ts';
import { words } from './text/index.ts';
import type { View } from './view.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const viiLegio: GamePackage = {
  game,
  title: { fr: 'VII Legio : Nébuleuse Rouge', en: 'VII Legio: Red Nebula' },
  bots: { ...commanders, greedy },
  tuning: { weights, bot: (by) => weighing(by as Weights) },
  ratings,
  former: ['greedy'],
  words,
  facts: { minutes: [40, 80], best: 4, weight: 3, kind: 'versus' },
  search: { playout: greedy, value: (view, seat) => worthOf(view as View, seat) },
  excused: {
    'LEG-RULING-69': 'says that spelling errors and stray remarks of the rulebook carry no rule',
  },
};
