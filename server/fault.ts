import type { Refused } from '@cosmodrome/wire';

/** A request that is not accepted, in words for a person and a code for a program. Nothing has changed. */
export class Fault extends Error {
  readonly status: number;
  readonly code: string;
  readonly key: string | undefined;
  /** Until when and why somebody is kept out. */
  readonly ban: Refused['ban'];
  constructor(status: number, code: string, message: string, key?: string, ban?: Refused['ban']) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.code = code;
    this.key = key;
    this.ban = ban;
  }
}
/** Storage did not answer: nothing is wrong with what was asked, and it may work in a moment. */
export const tryAgain = (what = 'the server cannot reach what it keeps; try again') => new Fault(503, 'try-again', what);
export const notFound = (what = 'there is no such table') => new Fault(404, 'not-found', what);
export const notYours = (what: string) => new Fault(403, 'not-yours', what);
export const badRequest = (what: string) => new Fault(400, 'bad-request', what);
export const slowDown = (what = 'too many requests; wait a moment') => new Fault(429, 'slow-down', what);
export const conflict = (code: string, what: string) => new Fault(409, code, what);
