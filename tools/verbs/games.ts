import { gameIds, loadGame } from '@cosmodrome/games';
import { verb } from '../verb.ts';

export const games = verb({
  name: 'games',
  words: [],
  flags: {},
  example: 'games --json',
  summary: 'the games on the shelf',
  run: async () => {
    const packs = await Promise.all(gameIds.map(loadGame));
    return {
      data: packs.map(({ game, title }) => ({ id: game.id, title: title.en, seats: game.seats })),
      text: () =>
        packs
          .map(({ game, title, facts, bots }) => {
            const about = `${game.seats.join(', ')} seats; ${facts.minutes.join(' to ')} minutes; bots: ${[...Object.keys(bots), 'random', 'search'].join(', ')}`;
            return `${game.id.padEnd(16)} ${title.en}\n${' '.repeat(17)}${about}`;
          })
          .join('\n'),
    };
  },
});
