/** A contender in a thread of its own. This file is both ends: the caller's, and the thread's. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Luck } from '@cosmodrome/kernel';
import { CONTENDERS, type Name } from './tic-tac-toe.ts';

export interface Lane {
  /** Plays for so many milliseconds and gives the answers a second. */
  slice(ms: number): Promise<number>;
  close(): Promise<unknown>;
}
export function lane(name: Name): Lane {
  const worker = new Worker(new URL(import.meta.url), { workerData: { contender: name } });
  return {
    slice: async (ms) => {
      worker.postMessage(ms);
      const [rate] = (await once(worker, 'message')) as [number];
      return rate;
    },
    close: () => worker.terminate(),
  };
}

const contender = isMainThread ? undefined : (workerData as { contender?: Name } | null)?.contender;
if (contender) {
  const play = CONTENDERS[contender]();
  const luck = Luck.seeded(contender);
  parentPort?.on('message', (ms: number) => {
    const began = performance.now();
    let [answers, spent] = [0, 0];
    while (spent < ms) {
      for (let game = 0; game < 20; game++) answers += play(luck);
      spent = performance.now() - began;
    }
    parentPort?.postMessage((answers / spent) * 1000);
  });
}
