import { hidden } from '../../../../kernel/test/games/hidden.ts';
import { packed } from '../pack.ts';

export const pack = packed(hidden);
