import { unrolled } from '../../server/screen.ts';
import { api } from './api.ts';
import type { Replay } from './wire.ts';

/** A replay with all its views; they travel as changes. */
export const replayOf = async (code: string, eyes: string | undefined): Promise<Replay> => unrolled(await api.replay(code, eyes));
