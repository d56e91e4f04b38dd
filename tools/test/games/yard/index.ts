import { yard } from '../../../../kernel/test/games/yard.ts';
import { packed } from '../pack.ts';

export const pack = packed(yard);
