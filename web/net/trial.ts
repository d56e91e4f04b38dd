/** The thread in which bots try out something somebody made: one a trial, ended with it. */
import type { TrialEnd, TrialTold, TrialWish } from '@cosmodrome/kit/made';
import type { TrialCall } from '../worker/trial.ts';

export function tryOut(game: string, wish: TrialWish, heard: (told: TrialTold) => void): () => void {
  const thread = new Worker(new URL('../worker/thread.ts', import.meta.url), { type: 'module', name: 'trial' });
  const fail = (failed: string) => {
    thread.terminate();
    heard({ failed });
  };
  thread.addEventListener('message', ({ data }: MessageEvent<TrialTold | { readonly done: true }>) => {
    if ('done' in data) thread.terminate();
    else if ('failed' in data) fail(data.failed);
    else heard(data);
  });
  thread.addEventListener('error', () => fail('gone' satisfies TrialEnd));
  thread.postMessage({ trial: { ...wish, game } } satisfies TrialCall);
  return () => thread.terminate();
}
