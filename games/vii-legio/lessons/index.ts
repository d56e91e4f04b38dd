import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { firstMission } from './first-mission.ts';
import { theEnd } from './the-end.ts';
import { together } from './together.ts';

export const lessons: readonly AnyLesson[] = [firstMission, together, theEnd];
