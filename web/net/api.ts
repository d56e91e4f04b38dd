import type { Options } from '@cosmodrome/kernel';
import type { Fits, GameInfo, Left, Me, NewTable, SentReplay, TableCard, TableInfo, TableTerms } from './wire.ts';

/** A request the server refused. `code` is for the page, `message` for the log. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  /** Why, in the words of the game. */
  readonly key: string | undefined;
  constructor(status: number, code: string, message: string, key?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.key = key;
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
async function call<T>(path: string, body?: unknown): Promise<T> {
  if (body !== undefined) await introduced;
  const response = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, 'offline', 'the server cannot be reached');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const told = (answer ?? {}) as { code?: string; message?: string; key?: string };
  throw new ApiError(response.status, told.code ?? `http-${response.status}`, told.message ?? response.statusText, told.key);
}
const at = (code: string, verb: string, body: object = {}): Promise<TableInfo> => call(`/tables/${encodeURIComponent(code)}/${verb}`, body);

export const api = {
  me: () => {
    const me = call<Me>('/me');
    introduced = me.catch(() => undefined);
    return me;
  },
  rename: (name: string) => call<Me>('/me', { name }),
  signUp: (login: string, password: string, name: string) => call<Me>('/auth/sign-up', { login, password, name }),
  signIn: (login: string, password: string) => call<Me>('/auth/sign-in', { login, password }),
  signOut: () => call<Me>('/auth/sign-out', {}),
  games: () => call<readonly GameInfo[]>('/games'),
  tables: () => call<readonly TableCard[]>('/tables'),
  mine: () => call<readonly TableCard[]>('/mine'),
  fits: (game: string, options: Options, seats: number) => call<Fits>('/fits', { game, options, seats }),
  open: (table: NewTable) => call<TableInfo>('/tables', table),
  table: (code: string) => call<TableInfo>(`/tables/${encodeURIComponent(code)}`),
  sit: (code: string, seat: number) => at(code, 'sit', { seat }),
  quit: (code: string) => call<Left>(`/tables/${encodeURIComponent(code)}/quit`, {}),
  close: (code: string) => call<Left>(`/tables/${encodeURIComponent(code)}/close`, {}),
  /** Asks those who play for a bot's seat. */
  knock: (code: string, seat: number) => at(code, 'knock', { seat }),
  agree: (code: string, seat: number, yes: boolean) => at(code, 'agree', { seat, yes }),
  device: (code: string, seat: number, name: string) => at(code, 'device', { seat, name }),
  renameTable: (code: string, name: string) => at(code, 'rename', { name }),
  kick: (code: string, seat: number) => at(code, 'kick', { seat }),
  bot: (code: string, seat: number, bot: string) => at(code, 'bot', { seat, bot }),
  openSeat: (code: string, seat: number) => at(code, 'open', { seat }),
  addSeat: (code: string) => at(code, 'add'),
  removeSeat: (code: string, seat: number) => at(code, 'remove', { seat }),
  move: (code: string, seat: number, to: number) => at(code, 'move', { seat, to }),
  terms: (code: string, terms: TableTerms) => at(code, 'options', terms),
  ready: (code: string, ready: boolean) => at(code, 'ready', { ready }),
  start: (code: string) => at(code, 'start'),
  rematch: (code: string) => at(code, 'rematch'),
  standIn: (code: string, seat: number, on: boolean) => at(code, 'stand-in', { seat, on }),
  resign: (code: string, seat: number) => at(code, 'resign', { seat }),
  /** A new table from this moment on; `seat`: whose place I take, my own if not said. */
  fork: (code: string, n: number, seat?: number) => at(code, 'fork', { n, ...(seat === undefined ? {} : { seat }) }),
  replay: (code: string, eyes: string | undefined) =>
    call<SentReplay>(`/tables/${encodeURIComponent(code)}/replay${eyes === undefined ? '' : `?eyes=${eyes}`}`),
};
export type { Options };
