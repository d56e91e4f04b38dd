import { voyage } from '../../../../kernel/test/games/campaign.ts';
import { packed } from '../pack.ts';

export const pack = packed(voyage);
