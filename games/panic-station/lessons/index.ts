import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { searchAndTrade } from './search-and-trade.ts';
import { theHost } from './the-host.ts';
import { theNest } from './the-nest.ts';

export const lessons: readonly AnyLesson[] = [searchAndTrade, theHost, theNest];
