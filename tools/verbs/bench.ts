import { gameIds, loadGame } from '@cosmodrome/games';
import { verb } from '../verb.ts';

export const bench = verb({
  name: 'bench',
  words: [],
  flags: {
    seconds: {
      kind: 'whole',
      min: 0,
      max: 600,
      help: 'how long each measurement runs; default 2, 0: a quarter of one, to see that it runs',
    },
    kernel: { kind: 'switch', help: 'only tic-tac-toe, not the games of the shelf' },
  },
  example: 'bench --seconds 5',
  summary: 'how fast the kernel is, beside boardgame.io and beside plain calls; then every game',
  run: async (_, flags, terminal) => {
    const { measure, inWords } = await import('../../bench/kernel.ts');
    const packs = flags.kernel ? [] : await Promise.all(gameIds.map(loadGame));
    const figures = await measure(packs, flags.seconds ?? 2, (what) => terminal.progress(what));
    return { data: figures, text: () => inWords(figures) };
  },
});
