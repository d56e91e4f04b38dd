import type { GamePackage } from '@cosmodrome/kit/package';
import { absent } from './bot/absent.ts';
import { crew, crews, weighing } from './bot/crews.ts';
import type { Weights } from './bot/judgement.ts';
import { learnt } from './bot/learnt.ts';
import { ratings } from './bot/ratings.ts';
import { game } from './game.ts';
import { words } from './text/index.ts';
import type { View } from './view.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const panicStation: GamePackage = {
  game,
  title: { fr: 'Panic Station', en: 'Panic Station' },
  bots: { ...crews, crew, absent },
  tuning: { weights: learnt, file: 'learnt', bot: (by) => weighing(by as Weights) },
  ratings,
  former: ['crew'],
  absent: 'absent',
  words,
  facts: { minutes: [40, 60], best: 5, weight: 2, kind: 'traitor' },
  sides: {
    keys: ['humans', 'host'],
    of: (open, seat) => ((open as View).open?.teams[seat]?.side === 'human' ? 'humans' : 'host'),
  },
  excused: {
    'PAN-ATTACK-04': 'accusations are talk: the table chat is the server’s, and no rule of the game listens to it',
    'PAN-RULING-73': 'the table chat is the server’s and its quick phrases are texts; no rule of the game listens to them',
    'PAN-RULING-75': 'says that page references of the rulebook carry no rule',
  },
};
