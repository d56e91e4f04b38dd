import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { firstFlight } from './first-flight.ts';
import { firstSession } from './first-session.ts';
import { firstShip } from './first-ship.ts';

export const lessons: readonly AnyLesson[] = [firstShip, firstFlight, firstSession];
