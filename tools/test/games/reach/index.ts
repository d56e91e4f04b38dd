import { reach } from '../../../../kernel/test/games/reach.ts';
import { packed } from '../pack.ts';

export const pack = packed(reach);
