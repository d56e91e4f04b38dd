/** What a thread of the page runs, whatever it is for: in two files the games would travel twice. */
import type { HereAsked } from './calls.ts';
import { look } from './review.ts';
import type { ReviewCall } from './reviewed.ts';
import { take } from './table.ts';

addEventListener('message', ({ data }: MessageEvent<HereAsked | ReviewCall>) => ('call' in data ? take(data) : look(data)));
