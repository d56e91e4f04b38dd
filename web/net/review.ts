/** Matches looked at again on this device: one at a time, in a thread of its own, and kept when it is done. */
import type { Seat } from '@cosmodrome/kernel';
import { create } from 'zustand';
import type { ReviewCall, Reviewed, ReviewSaid } from '../worker/reviewed.ts';
import { api, codeOf } from './api.ts';
import { keep, kept } from './shelf.ts';

export type Looking =
  /** It is not known yet whether it was kept. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly reviewed: Reviewed }
  /** `why`: a code of the server's, or none: the rules of today do not fit it. */
  | { readonly kind: 'failed'; readonly why: string | undefined };

/** By match and seat. */
const useLookings = create<Readonly<Record<string, Looking>>>(() => ({}));
const keyOf = (code: string, seat: Seat): string => `${code}/${seat}`;
const put = (key: string, looking: Looking): void => useLookings.setState({ [key]: looking });

let thread: { readonly key: string; readonly worker: Worker } | undefined;

const ASKING: Looking = { kind: 'asking' };
export const useLooking = (code: string, seat: Seat | undefined): Looking =>
  useLookings((all) => (seat === undefined ? undefined : all[keyOf(code, seat)]) ?? ASKING);

/** Is it kept? Then it is there; a review that runs goes on. */
export async function findReview(code: string, seat: Seat): Promise<void> {
  const key = keyOf(code, seat);
  if (useLookings.getState()[key]) return;
  const found = await kept<Reviewed>(key);
  if (!useLookings.getState()[key]) put(key, found ? { kind: 'done', reviewed: found } : { kind: 'idle' });
}
/** Whatever else is being looked at is given up: a device has no core to spare for two. */
export async function startReview(code: string, seat: Seat, quick = false): Promise<void> {
  stopReview();
  const key = keyOf(code, seat);
  put(key, { kind: 'running', done: 0, of: 0 });
  const record = await api.record(code).catch((error: unknown) => {
    put(key, { kind: 'failed', why: codeOf(error) });
    return undefined;
  });
  // Stopped meanwhile, or another begun.
  if (!record || useLookings.getState()[key]?.kind !== 'running' || thread) return;
  const worker = new Worker(new URL('../worker/thread.ts', import.meta.url), { type: 'module', name: 'review' });
  thread = { key, worker };
  const end = (looking: Looking): void => {
    if (thread?.worker === worker) thread = undefined;
    worker.terminate();
    put(key, looking);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewSaid>) => {
    if (data.kind === 'progress') put(key, { kind: 'running', done: data.done, of: data.of });
    else if (data.kind === 'failed') end({ kind: 'failed', why: undefined });
    else {
      end({ kind: 'done', reviewed: data.reviewed });
      void keep(key, data.reviewed);
    }
  });
  worker.addEventListener('error', () => end({ kind: 'failed', why: undefined }));
  worker.postMessage({ record, seat, quick } satisfies ReviewCall);
}
export function stopReview(): void {
  thread?.worker.terminate();
  thread = undefined;
  const running = Object.entries(useLookings.getState()).filter(([, looking]) => looking.kind === 'running');
  for (const [key] of running) put(key, { kind: 'idle' });
}
