import { unrolled } from '@cosmodrome/wire/replay';
import { api, type Eyes } from './api.ts';
import type { Replay } from './wire.ts';

/** As it stands in the address of the page; the server says so if nobody has such eyes. */
const eyesOf = (text: string): Eyes => (text === 'open' || text === 'none' ? text : Number(text));

/** A replay with all its views; they travel as changes. */
export const replayOf = async (code: string, eyes: string | undefined): Promise<Replay> =>
  unrolled(await api.replay(code, eyes === undefined ? undefined : eyesOf(eyes)));
