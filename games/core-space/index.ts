import type { Json } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { absent } from './bot/absent.ts';
import { crews, weighing } from './bot/crews.ts';
import { learnt } from './bot/learnt.ts';
import { ratings } from './bot/ratings.ts';
import type { Taste } from './bot/style.ts';
import { drawnIn, nameOfDrawn } from './content/drawn.ts';
import { LENGTH } from './content/missions/index.ts';
import { excused } from './excused.ts';
import { coreSpace as game } from './game.ts';
import { tallyOf } from './judge/tally.ts';
import type { Note } from './notes.ts';
import { words } from './text/index.ts';
import type { View } from './view.ts';

export type { Note } from './notes.ts';
export type { View } from './view.ts';

export const coreSpace: GamePackage = {
  game,
  title: { fr: 'Core Space', en: 'Core Space' },
  bots: { ...crews, absent },
  ratings,
  tuning: { weights: learnt, file: 'learnt', bot: (by) => weighing(by as Taste) },
  absent: 'absent',
  // What one has seen in a crate is told to no rival; together there are none.
  candid: ({ mode }) => mode === 'together',
  playouts: 300,
  words,
  // One crew against the Purge, on the mission that the lessons speak of: nobody else's turns to follow.
  facts: { minutes: [60, 150], best: 2, weight: 4, kind: 'versus', by: { option: 'mission', values: LENGTH }, first: { seats: 1 } },
  figures: { scenario: 'mission', difficulty: 'mode' },
  made: { option: 'mission', name: (brief) => nameOfDrawn(brief), of: (brief) => drawnIn(brief) as unknown as Json | undefined },
  tally: (match) =>
    tallyOf(
      match.openView() as View,
      match.allNotes().map(({ note }) => note as Note),
      match.standings(),
    ),
  excused,
};
