import type { GamePackage } from '@cosmodrome/kit/package';
import { comrade } from './bot/comrade.ts';
import { LENGTH } from './content/index.ts';
import { game } from './game.ts';
import { words } from './text/index.ts';

export const spaceCadets: GamePackage = {
  game,
  title: { en: 'Space Cadets: Away Missions', fr: 'Space Cadets : Away Missions' },
  bots: { comrade },
  playouts: 3_000,
  words,
  facts: { minutes: [60, 120], best: 4, weight: 4, kind: 'coop', by: { option: 'scenario', values: LENGTH } },
  excused: {},
};
