/** Bots play something somebody made, in a thread of its own: whoever does not want to wait ends the thread. */
import { botNamed, Endless, playMatch } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import type { TrialEnd, TrialTold, TrialWish } from '@cosmodrome/kit/made';
import { luck } from './begin.ts';

export interface TrialCall {
  readonly trial: TrialWish & { readonly game: string };
}
/** Twenty times what a game of four takes: whoever waits is told within a minute. */
const LONGEST = 20_000;
const tell = (told: TrialTold | { readonly done: true }): void => postMessage(told);

export async function tryOut({ trial: { game: id, made, options, seats, games, bots: named } }: TrialCall): Promise<void> {
  try {
    const pack = await loadGame(id);
    const seed = luck();
    for (let n = 0; n < games; n++) {
      const bots = Array.from({ length: seats }, (_, seat) => botNamed(pack, named[(n + seat) % named.length] ?? 'random'));
      if (bots.some((bot) => bot === undefined)) throw new Error('no such bot');
      const { match } = playMatch(pack.game, {
        options,
        brief: made,
        seed: `${seed}/${n}`,
        bots: bots.flatMap((bot) => bot ?? []),
        longest: LONGEST,
      });
      tell({ n, tally: pack.tally?.(match) ?? null });
    }
    tell({ done: true });
  } catch (error) {
    if (error instanceof Endless) tell({ failed: 'no-end' satisfies TrialEnd });
    else tell({ failed: error instanceof Error ? error.message : String(error) });
  }
}
