/** What a thread of the page runs, whatever it is for: in two files the games would travel twice. */
import type { HereAsked } from './calls.ts';
import { look } from './review.ts';
import type { ReviewCall } from './reviewed.ts';
import { take } from './table.ts';
import { type TrialCall, tryOut } from './trial.ts';

addEventListener('message', ({ data }: MessageEvent<HereAsked | ReviewCall | TrialCall>) => {
  if ('trial' in data) void tryOut(data);
  else if ('call' in data) take(data);
  else look(data);
});
