import type { GamePackage } from '@cosmodrome/kit/package';
import { absent } from './bot/absent.ts';
import { quartermaster } from './bot/quartermaster.ts';
import { excused } from './excused.ts';
import { coreSpaceCampaign as game } from './game.ts';
import { words } from './text/index.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const coreSpaceCampaign: GamePackage = {
  game,
  title: { fr: 'Core Space, campagnes', en: 'Core Space, campaigns' },
  bots: { quartermaster, absent },
  absent: 'absent',
  playouts: 100,
  words,
  facts: { minutes: [300, 900], best: 2, weight: 4, kind: 'versus' },
  excused,
};
