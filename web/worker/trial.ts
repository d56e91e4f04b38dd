/** Bots play something somebody made, in a thread of its own: whoever does not want to wait ends the thread. */
import { botNamed, playMatch } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import type { TrialTold, TrialWish } from '@cosmodrome/kit/made';
import { luck } from './begin.ts';

export interface TrialCall {
  readonly trial: TrialWish & { readonly game: string };
}
const tell = (told: TrialTold | { readonly done: true }): void => postMessage(told);

export async function tryOut({ trial: { game: id, made, options, seats, games, bots: named } }: TrialCall): Promise<void> {
  try {
    const pack = await loadGame(id);
    const seed = luck();
    for (let n = 0; n < games; n++) {
      const bots = Array.from({ length: seats }, (_, seat) => botNamed(pack, named[(n + seat) % named.length] ?? 'random'));
      if (bots.some((bot) => bot === undefined)) throw new Error('no such bot');
      const { match } = playMatch(pack.game, { options, brief: made, seed: `${seed}/${n}`, bots: bots.flatMap((bot) => bot ?? []) });
      tell({ n, tally: pack.tally?.(match) ?? null });
    }
    tell({ done: true });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
}
