import type { GamePackage } from '@cosmodrome/kit/package';
import { absent } from './bot/absent.ts';
import { crew } from './bot/crew.ts';
import { game } from './game.ts';

export const panicStation: GamePackage = {
  game,
  title: { fr: 'Panic Station', en: 'Panic Station' },
  bots: { crew, absent },
  words: {} as GamePackage['words'],
  facts: { minutes: [40, 60], best: 5, weight: 2, kind: 'traitor' },
  excused: {},
};
export default panicStation;
