/** The thread in which the tables of this device live, and its line to them: the page speaks to it as it does to the server. */
import type { HereAsked, HereCall, HereSaid } from '../worker/calls.ts';
import type { TableLine } from './line.ts';
import type { Ack, Patch, Refused, TableInfo } from './wire.ts';

export class HereRefused extends Error {
  readonly why: Refused;
  constructor(why: Refused) {
    super(why.message);
    this.why = why;
  }
}
interface Waiting {
  done(value: unknown): void;
  failed(error: Error): void;
}
let thread: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();
type Heard = { readonly patch: Patch } | { readonly table: TableInfo };
const listeners = new Set<(said: Heard) => void>();

function started(): Worker {
  if (thread) return thread;
  thread = new Worker(new URL('../worker/thread.ts', import.meta.url), { type: 'module', name: 'tables' });
  thread.addEventListener('message', ({ data }: MessageEvent<HereSaid>) => {
    if (!('id' in data)) {
      for (const listen of listeners) listen(data);
      return;
    }
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if ('refused' in data) who?.failed(new HereRefused(data.refused));
    else who?.done(data.done);
  });
  // It could not be loaded, or it died: whoever waits is told, and the next call tries anew.
  thread.addEventListener('error', () => {
    thread?.terminate();
    thread = undefined;
    for (const { failed } of waiting.values()) failed(new HereRefused({ code: 'not-kept', message: 'the thread of the tables is gone' }));
    waiting.clear();
  });
  // Nobody looks: the clocks of the rules stand still.
  document.addEventListener('visibilitychange', halt);
  return thread;
}
const halt = (): void => void asked({ kind: 'halt', on: document.visibilityState !== 'visible' }).catch(() => undefined);

export function asked(call: HereCall): Promise<unknown> {
  return new Promise((done, failed) => {
    const id = next++;
    waiting.set(id, { done, failed });
    started().postMessage({ id, call } satisfies HereAsked);
  });
}

type Listener = (said: never) => void;
/** A line to one table: never down. */
export function hereLine(code: string): TableLine {
  const on = new Map<string, Set<Listener>>();
  const hear = (said: Heard): void => {
    const [event, payload] = 'patch' in said ? ['patch', said.patch] : ['table', said.table];
    if (payload.code === code) for (const listen of on.get(event as string) ?? []) listen(payload as never);
  };
  listeners.add(hear);
  const line = {
    connected: true,
    emit(event: string, msg: { readonly code: string }, ack?: (a: Ack) => void): void {
      asked({ kind: 'emit', event: event as never, msg }).then(
        (answer) => ack?.(answer as Ack),
        (error: unknown) =>
          ack?.({ ok: false, ...(error instanceof HereRefused ? error.why : { code: 'unknown', message: String(error) }) }),
      );
      if (event === 'unwatch') listeners.delete(hear);
    },
    on(event: string, listen: Listener): void {
      on.set(event, (on.get(event) ?? new Set()).add(listen));
    },
    off(event: string, listen: Listener): void {
      on.get(event)?.delete(listen);
    },
  };
  return line as unknown as TableLine;
}
