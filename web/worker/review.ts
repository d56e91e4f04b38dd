/** A match looked at again, in a thread of the browser's own: it takes minutes, and the page stays quick. */
import { review, reviewing } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import { opens, type ReviewCall, type ReviewSaid, toShow } from './reviewed.ts';

/** A quick look takes so much less time, and only what is very clear is found. */
const QUICK = 5;
const say = (said: ReviewSaid): void => postMessage(said);

async function work({ record, seat, quick }: ReviewCall): Promise<void> {
  const pack = await loadGame(record.start.game);
  const { playouts, ...bots } = reviewing(pack);
  const how = { ...bots, seat, playouts: quick ? playouts / QUICK : playouts };
  const run = review({ open: opens(pack, record), entries: record.entries }, how);
  let step = run.next();
  for (; !step.done; step = run.next()) say({ kind: 'progress', ...step.value });
  say({ kind: 'done', reviewed: toShow(pack, record, step.value) });
}
export function look(call: ReviewCall): void {
  work(call).catch((error: unknown) => say({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }));
}
