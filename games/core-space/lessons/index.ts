import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { lootAndLeave } from './loot-and-leave.ts';
import { moveAndShoot } from './move-and-shoot.ts';
import { thePurge } from './the-purge.ts';

export const lessons: readonly AnyLesson[] = [moveAndShoot, lootAndLeave, thePurge];
