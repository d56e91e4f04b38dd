import { bid } from '../../../../kernel/test/games/bid.ts';
import { packed } from '../pack.ts';

export const pack = packed(bid);
