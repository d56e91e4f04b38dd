import type { Options } from '@cosmodrome/kernel';
import { address } from '@cosmodrome/wire/rest';
import { isHere } from '../device/codes.ts';
import { asked, HereRefused } from './here.ts';
import type {
  Announcement,
  Answer,
  Apart,
  Body,
  Fits,
  NewTable,
  Query,
  Refused,
  Request,
  Route,
  SentTable,
  TableInfo,
  TableTerms,
} from './wire.ts';

/** Whose eyes a replay is seen through. */
export type Eyes = NonNullable<Query<'GET /api/tables/:code/replay'>['eyes']>;
/** A request the server refused. `code` is for the page, `message` for the log. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Why, in the words of the game. */
  readonly key: string | undefined;
  /** I am kept out. */
  readonly ban: Refused['ban'];
  constructor(status: number, why: Refused) {
    super(why.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = why.code;
    this.key = why.key;
    this.ban = why.ban;
  }
}
/** The code of a failure, for the page's words (see `whyNot`); after a # the key for the game's, if they say why. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? `${error.code}${error.key === undefined ? '' : `#${error.key}`}` : 'unknown';
/**
 * The first contact, in which this browser gets its identity. Whatever changes something waits for it: two requests of a stranger
 * at once would make two guests, and the table would belong to the one whose cookie is written over.
 */
let introduced: Promise<unknown> = Promise.resolve();
async function call<R extends Route>(route: R, request: Request<R>): Promise<Answer<R>> {
  const { body, params } = request as { readonly body?: unknown; readonly params?: { readonly code?: string } };
  // What lives on this device is asked of this device, in the same words.
  if (params?.code !== undefined && isHere(params.code))
    return (await heard(asked({ kind: 'rest', route, request: request as never }))) as Answer<R>;
  const { method, path } = address(route, request);
  if (method !== 'GET') await introduced;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, { code: 'offline', message: 'the server cannot be reached' });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as Answer<R>;
  const told = (answer ?? {}) as Partial<Refused>;
  throw new ApiError(response.status, { code: `http-${response.status}`, message: response.statusText, ...told });
}
export const operatorApi = {
  enter: (key: string) => call('POST /api/operator/enter', { body: { key } }),
  leave: () => call('POST /api/operator/leave', { body: {} }),
  overview: () => call('GET /api/operator', {}),
  tables: (find: string) => call('GET /api/operator/tables', { query: find === '' ? {} : { find } }),
  people: (find: string) => call('GET /api/operator/people', { query: find === '' ? {} : { find } }),
  reports: () => call('GET /api/operator/reports', {}),
  deeds: () => call('GET /api/operator/deeds', {}),
  close: (code: string) => call('POST /api/operator/close', { body: { code } }),
  tidy: (days: number) => call('POST /api/operator/tidy', { body: { days } }),
  ban: (ban: Body<'POST /api/operator/ban'>) => call('POST /api/operator/ban', { body: ban }),
  unban: (id: string) => call('POST /api/operator/unban', { body: { id } }),
  remove: (person: string) => call('POST /api/operator/remove', { body: { person } }),
  password: (person: string) => call('POST /api/operator/password', { body: { person } }),
  seat: (person: string) => call('POST /api/operator/seat', { body: { person } }),
  announce: (say: Announcement | null) => call('POST /api/operator/announce', { body: { say } }),
  registrations: (open: boolean) => call('POST /api/operator/registrations', { body: { open } }),
};
/** What the thread of this device's tables said; its refusals look like the server's. */
async function heard(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HereRefused ? new ApiError(0, error.why) : error;
  }
}
/** Tables of this device. */
export const here = {
  open: (wish: NewTable, me: string) => heard(asked({ kind: 'open', wish, me })) as Promise<TableInfo>,
  file: (text: string) => heard(asked({ kind: 'file', text })) as Promise<TableInfo>,
  fits: (game: string, options: Options, seats: number) => heard(asked({ kind: 'fits', game, options, seats })) as Promise<Fits>,
  sent: (code: string, to: string) => heard(asked({ kind: 'sent', code, to })) as Promise<TableInfo>,
  forget: (code: string) => heard(asked({ kind: 'forget', code })),
};
export const api = {
  report: (code: string, seat: number, text: string) => call('POST /api/tables/:code/report', { params: { code }, body: { seat, text } }),
  me: () => {
    const me = call('GET /api/me', {});
    introduced = me.catch(() => undefined);
    return me;
  },
  rename: (name: string) => call('POST /api/me', { body: { name } }),
  signUp: (login: string, password: string, name: string) => call('POST /api/auth/sign-up', { body: { login, password, name } }),
  signIn: (login: string, password: string) => call('POST /api/auth/sign-in', { body: { login, password } }),
  signOut: () => call('POST /api/auth/sign-out', { body: {} }),
  password: (before: string, after: string) => call('POST /api/auth/password', { body: { before, after } }),
  link: () => call('POST /api/me/link', { body: {} }),
  lookLink: (token: string) => call('POST /api/links/look', { body: { token } }),
  enter: (token: string, password?: string) =>
    call('POST /api/links/use', { body: { token, ...(password === undefined ? {} : { password }) } }),
  calling: () => call('GET /api/me/calling', {}),
  wish: (wishes: Body<'POST /api/me/calling'>) => call('POST /api/me/calling', { body: wishes }),
  mailTo: (mail: string | null, password?: string) =>
    call('POST /api/me/mail', { body: { mail, ...(password === undefined ? {} : { password }) } }),
  browser: (to: Body<'POST /api/me/browser'>) => call('POST /api/me/browser', { body: to }),
  forgot: (login: string) => call('POST /api/auth/forgot', { body: { login } }),
  programs: () => call('GET /api/me/programs', {}),
  makeProgram: (name: string) => call('POST /api/me/programs', { body: { name } }),
  dropProgram: (id: string) => call('POST /api/me/programs/drop', { body: { id } }),
  program: (code: string, seat: number, program: string) =>
    call('POST /api/tables/:code/program', { params: { code }, body: { seat, program } }),
  kept: () => call('GET /api/me/kept', {}),
  leaveHouse: (password?: string) => call('POST /api/me/leave', { body: password === undefined ? {} : { password } }),
  house: () => call('GET /api/house', {}),
  lessons: () => call('GET /api/lessons', {}),
  lesson: (lesson: string, at: number | 'done') => call('POST /api/lessons', { body: { lesson, at } }),
  games: () => call('GET /api/games', {}),
  tables: (sought: Query<'GET /api/tables'> = {}) => call('GET /api/tables', { query: sought }),
  mine: () => call('GET /api/mine', {}),
  fits: (game: string, options: Options, seats: number) => call('POST /api/fits', { body: { game, options, seats } }),
  open: (table: NewTable) => call('POST /api/tables', { body: table }),
  figures: () => call('GET /api/figures', {}),
  challenges: () => call('GET /api/challenges', {}),
  challenge: (game: string) => call('POST /api/challenges', { body: { game } }),
  send: (body: SentTable) => call('POST /api/sent', { body }),
  circle: (code?: string) => call('GET /api/circle', { query: code === undefined ? {} : { code } }),
  decide: (person: string, how: Apart | null) => call('POST /api/circle', { body: { person, how } }),
  invitations: () => call('GET /api/invitations', {}),
  invite: (code: string, person: string) => call('POST /api/tables/:code/invite', { params: { code }, body: { person } }),
  decline: (code: string) => call('POST /api/tables/:code/decline', { params: { code }, body: {} }),
  giveChair: (code: string, seat: number) => call('POST /api/tables/:code/host', { params: { code }, body: { seat } }),
  table: (code: string) => call('GET /api/tables/:code', { params: { code } }),
  sit: (code: string, seat: number) => call('POST /api/tables/:code/sit', { params: { code }, body: { seat } }),
  quit: (code: string) => call('POST /api/tables/:code/quit', { params: { code }, body: {} }),
  close: (code: string) => call('POST /api/tables/:code/close', { params: { code }, body: {} }),
  /** Asks those who play for a bot's seat. */
  knock: (code: string, seat: number) => call('POST /api/tables/:code/knock', { params: { code }, body: { seat } }),
  agree: (code: string, seat: number, yes: boolean) => call('POST /api/tables/:code/agree', { params: { code }, body: { seat, yes } }),
  device: (code: string, seat: number, name: string) => call('POST /api/tables/:code/device', { params: { code }, body: { seat, name } }),
  renameTable: (code: string, name: string) => call('POST /api/tables/:code/rename', { params: { code }, body: { name } }),
  kick: (code: string, seat: number) => call('POST /api/tables/:code/kick', { params: { code }, body: { seat } }),
  bot: (code: string, seat: number, bot: string) => call('POST /api/tables/:code/bot', { params: { code }, body: { seat, bot } }),
  openSeat: (code: string, seat: number) => call('POST /api/tables/:code/open', { params: { code }, body: { seat } }),
  addSeat: (code: string) => call('POST /api/tables/:code/add', { params: { code }, body: {} }),
  removeSeat: (code: string, seat: number) => call('POST /api/tables/:code/remove', { params: { code }, body: { seat } }),
  move: (code: string, seat: number, to: number) => call('POST /api/tables/:code/move', { params: { code }, body: { seat, to } }),
  terms: (code: string, terms: TableTerms) => call('POST /api/tables/:code/options', { params: { code }, body: terms }),
  ready: (code: string, ready: boolean) => call('POST /api/tables/:code/ready', { params: { code }, body: { ready } }),
  start: (code: string) => call('POST /api/tables/:code/start', { params: { code }, body: {} }),
  rematch: (code: string) => call('POST /api/tables/:code/rematch', { params: { code }, body: {} }),
  stop: (code: string, on: boolean) => call('POST /api/tables/:code/stop', { params: { code }, body: { on } }),
  standIn: (code: string, seat: number, on: boolean) => call('POST /api/tables/:code/stand-in', { params: { code }, body: { seat, on } }),
  resign: (code: string, seat: number) => call('POST /api/tables/:code/resign', { params: { code }, body: { seat } }),
  /** A new table from this moment on; `seat`: whose place I take, my own if not said. */
  fork: (code: string, n: number, seat?: number) =>
    call('POST /api/tables/:code/fork', { params: { code }, body: { n, ...(seat === undefined ? {} : { seat }) } }),
  why: (code: string, n: number) => call('GET /api/tables/:code/why', { params: { code }, query: { n } }),
  made: (code: string) => call('GET /api/tables/:code/made', { params: { code } }),
  hint: (code: string, seat: number) => call('POST /api/tables/:code/hint', { params: { code }, body: { seat } }),
  record: (code: string) => call('GET /api/tables/:code/record', { params: { code } }),
  replay: (code: string, eyes: Eyes | undefined) =>
    call('GET /api/tables/:code/replay', { params: { code }, query: eyes === undefined ? {} : { eyes } }),
};
export type { Options };
