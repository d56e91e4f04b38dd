/** What server and page say to each other. Both sides use it, so it knows neither. */
export type * from './calls.ts';
export type * from './circle.ts';
export type * from './figures.ts';
export type * from './operator.ts';
export { Held, type Moment, type Op, patched } from './patch.ts';
export { type Frame, type MatchRecord, type Replay, type SentReplay, unrolled } from './replay.ts';
export {
  type Answer,
  address,
  type Body,
  type LessonAt,
  type LessonsTaken,
  type Query,
  type Refused,
  type Request,
  type Rest,
  type Route,
} from './rest.ts';
export { Screen } from './screen.ts';
export type * from './socket.ts';
export type * from './tables.ts';
