import { duel } from '../../../../kernel/test/games/duel.ts';
import { packed } from '../pack.ts';

export const pack = packed(duel);
