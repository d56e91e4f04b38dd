import { grabGame } from '../../../../kernel/test/games/grab.ts';
import { packed } from '../pack.ts';

export const pack = packed(grabGame);
