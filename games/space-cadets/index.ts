import type { GamePackage } from '@cosmodrome/kit/package';
import type { Weights } from './bot/character.ts';
import { comrade, comrades, weighing } from './bot/comrades.ts';
import { learnt } from './bot/learnt.ts';
import { ratings } from './bot/ratings.ts';
import { LENGTH } from './content/index.ts';
import { game } from './game.ts';
import { words } from './text/index.ts';

export const spaceCadets: GamePackage = {
  game,
  title: { en: 'Space Cadets: Away Missions', fr: 'Space Cadets : Away Missions' },
  bots: { ...comrades, comrade },
  tuning: { weights: learnt, file: 'learnt', bot: (by) => weighing(by as Weights) },
  ratings,
  former: ['comrade'],
  search: { playout: comrade },
  // Nothing that weighs with a comrade is its own to keep.
  candid: () => true,
  playouts: 3_000,
  words,
  facts: { minutes: [60, 120], best: 4, weight: 4, kind: 'coop', by: { option: 'scenario', values: LENGTH } },
  figures: { scenario: 'scenario', difficulty: 'mode' },
  excused: {},
};
