/** The tables of this device: rules, bots and disk. */
import { opponents } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import { Refusal } from '@cosmodrome/kernel';
import { parseRecord, Unreadable } from '@cosmodrome/kernel/record-file';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { Ack, NewTable, Refused, Request, Route, Said, SentReplay, TableInfo } from '@cosmodrome/wire';
import { defaultBotOf, fitsOf } from '@cosmodrome/wire/offer';
import { forkPoint, recordText, replayText } from '@cosmodrome/wire/rerun';
import { forgetTable, keepTable, tableKept } from '../device/disk.ts';
import { type Kept, type KeptSeat, recordedOf } from '../device/kept.ts';
import { begun, forkedFrom, fromFile, luck } from './begin.ts';
import type { HereAsked, HereCall, HereSaid } from './calls.ts';
import { type Device, Here, infoOf } from './here.ts';

const PAUSE_MS = 450;
/** So long a page that is just being left may still hold a table. */
const LOCK_MS = 3000;
const say = (said: HereSaid): void => postMessage(said);

/** Refused, with a code the page has words for. */
class Refuse extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
const device: Device = {
  keep: keepTable,
  patch: (patch) => say({ patch }),
  table: (table) => say({ table }),
  now: () => Date.now(),
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  pauseMs: PAUSE_MS,
};
interface Open {
  readonly here: Here;
  readonly release: () => void;
}
/** Tables that are open in this page. A table is played in one page at a time: two would write over each other. */
const tables = new Map<string, Promise<Open>>();
/** Those that are being put away: whoever wants one again waits. */
const closing = new Map<string, Promise<void>>();
let halted = false;

/** One page holds it until it lets go. */
async function hold(code: string): Promise<() => void> {
  // Over plain http, as in a home network, there are no locks: whatever the types say.
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cosmodrome ${code}`, { signal: AbortSignal.timeout(LOCK_MS) }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => reject(new Refuse('open-elsewhere', 'this table is open in another page')));
  });
}
async function kept(code: string): Promise<Kept> {
  const found = await tableKept(code);
  if (!found) throw new Refuse('not-found', 'this device has no such table');
  return found;
}
function opened(code: string): Promise<Open> {
  let open = tables.get(code);
  if (!open) {
    open = (async () => {
      await closing.get(code);
      const release = await hold(code);
      try {
        const row = await kept(code);
        const here = new Here(await loadGame(row.opening.game), row, device);
        return { here, release };
      } catch (error) {
        release();
        throw error;
      }
    })();
    tables.set(code, open);
    open.catch(() => tables.delete(code));
  }
  return open;
}
function shut(code: string): Promise<void> {
  const open = tables.get(code);
  if (!open) return closing.get(code) ?? Promise.resolve();
  tables.delete(code);
  const work = (async () => {
    const { here, release } = await open;
    here.close();
    await here.settled();
    release();
  })().catch(() => undefined);
  closing.set(code, work);
  return work;
}

async function work(call: HereCall): Promise<unknown> {
  switch (call.kind) {
    case 'open':
      return open(call.wish, call.me);
    case 'fits':
      return fitsOf(await loadGame(call.game), call.options, call.seats);
    case 'file':
      return readFile(call.text);
    case 'emit':
      return heard(call.event, call.msg);
    case 'rest':
      return rest(call.route, call.request as Request<Route> & Asked);
    case 'sent':
      return (await opened(call.code)).here.note({ sent: call.to });
    case 'forget':
      await shut(call.code);
      return forgetTable(call.code);
    case 'halt':
      halted = call.on;
      for (const open of tables.values()) (await open).here.halt(halted);
  }
}
async function open(wish: NewTable, me: string): Promise<TableInfo> {
  const pack = await loadGame(wish.game);
  const seats = wish.seats.map((s): KeptSeat => {
    if (s.kind === 'me') return { kind: 'me', name: me };
    if (s.kind === 'device') return s;
    return botSeat(pack, s.kind === 'bot' ? s.bot : undefined);
  });
  return store(begun(pack, { name: wish.name ?? me, seats, ...(wish.training ? { training: true } : {}) }, wish, Date.now()));
}
function botSeat(pack: GamePackage, wished?: string): KeptSeat {
  const bot = wished !== undefined && opponents(pack).includes(wished) ? wished : defaultBotOf(pack);
  return { kind: 'bot', name: bot, bot };
}
async function store(row: Kept): Promise<TableInfo> {
  await keepTable(row);
  return infoOf(row);
}
async function readFile(text: string): Promise<TableInfo> {
  const file = parseRecord(text);
  const pack = await loadGame(file.opening.game).catch(() => {
    throw new Refuse('no-such-game', `there is no game '${file.opening.game}' here`);
  });
  try {
    return await store(fromFile(pack, file, Date.now()));
  } catch (error) {
    throw new Refuse('no-replay', error instanceof Error ? error.message : String(error));
  }
}
async function heard(event: string, msg: { readonly code: string }): Promise<Ack<object>> {
  if (event === 'unwatch') {
    await shut(msg.code);
    return { ok: true };
  }
  if (event === 'chat') return { ok: false, code: 'not-asked', message: 'nobody would read it' };
  const { here } = await opened(msg.code);
  if (event === 'watch') {
    const watched = await here.watch(msg as Said<'watch'>);
    if (halted) here.halt(true);
    return watched;
  }
  if (event === 'answer') return here.answer(msg as Said<'answer'>);
  if (event === 'takeBack') return here.takeBack(msg as Said<'takeBack'>);
  return here.takeBacks(msg as Said<'takeBacks'>);
}

/** What a request about a table of this device may say. */
interface Asked {
  readonly params?: { readonly code: string };
  readonly query?: { readonly eyes?: number | 'open' | 'none' };
  readonly body?: { readonly n?: number; readonly seat?: number; readonly on?: boolean; readonly name?: string };
}
/** The requests of the wire that a table of this device answers as the server would. */
async function rest(route: Route, { params, query, body }: Asked): Promise<unknown> {
  const code = params?.code ?? '';
  // As it is now, if it is open here.
  const here = await tables.get(code)?.then(
    (open) => open.here,
    () => undefined,
  );
  await here?.settled();
  const row = here?.state ?? (await kept(code));
  const pack = await loadGame(row.opening.game);
  switch (route) {
    case 'GET /api/tables/:code':
      return infoOf(row);
    case 'GET /api/tables/:code/record':
      if (row.phase !== 'over') throw new Refuse('playing', 'the game is not over');
      return JSON.parse(recordText(pack.game, recordedOf(row)));
    case 'GET /api/tables/:code/replay':
      return replay(pack, row, query?.eyes);
    case 'POST /api/tables/:code/rematch':
      return again(pack, row, here);
    case 'POST /api/tables/:code/fork':
      return fork(pack, row, body?.n ?? 0, body?.seat);
    case 'POST /api/tables/:code/stand-in':
      return (await opened(code)).here.standIn(body?.seat ?? 0, body?.on ?? false);
    case 'POST /api/tables/:code/stop':
      return (await opened(code)).here.stop(body?.on ?? false);
    case 'POST /api/tables/:code/resign':
      return (await opened(code)).here.resign(body?.seat ?? 0);
    case 'POST /api/tables/:code/hint':
      return (await opened(code)).here.hint(body?.seat ?? 0);
    case 'POST /api/tables/:code/rename':
      return (await opened(code)).here.note({ name: body?.name ?? row.name });
    default:
      throw new Refuse('here-only', 'a table on this device has nothing of that');
  }
}
function replay(pack: GamePackage, row: Kept, asked: number | 'open' | 'none' | undefined): SentReplay {
  const people = row.seats.flatMap((s, seat) => (s.kind === 'bot' ? [] : [seat]));
  const over = row.phase === 'over';
  // Several people at one device have a curtain between them, and an address has none.
  const own = over || people.length === 1 || !pack.game.secrets ? people[0] : undefined;
  if (!over && (asked === 'open' || (typeof asked === 'number' && asked !== own)))
    throw new Refuse('not-yours', 'the open table is shown after the end');
  const eyes = asked === 'none' ? null : (asked ?? own ?? null);
  return { table: infoOf(row), ...JSON.parse(`{${replayText(pack.game, recordedOf(row), eyes, over)}}`) };
}
/** The second to ask finds what the first made. */
async function again(pack: GamePackage, row: Kept, here: Here | undefined): Promise<TableInfo> {
  const before = row.next === undefined ? undefined : await tableKept(row.next);
  if (before) return infoOf(before);
  const { name, seats, training, opening } = row;
  const terms = { name, seats: seats.map(({ standIn: _, ...s }) => s), ...(training ? { training } : {}) };
  const next = begun(pack, terms, opening, Date.now());
  await keepTable(next);
  if (here) await here.note({ next: next.code });
  else await keepTable({ ...row, next: next.code });
  return infoOf(next);
}
async function fork(pack: GamePackage, row: Kept, acts: number, wished: number | undefined): Promise<TableInfo> {
  const own = row.seats.findIndex((s) => s.kind !== 'bot');
  const running = row.phase === 'playing';
  if (running && row.seats.filter((s) => s.kind !== 'bot').length > 1)
    throw new Refuse('playing', 'this can be done after the end, or by the one person at a table of bots');
  const seat = wished ?? Math.max(0, own);
  const point = forkPoint(pack.game, recordedOf(row), acts, running ? seat : undefined, luck());
  if (!point) throw new Refuse('bad-request', 'there is no such position, or nothing is left to play');
  const me = row.seats[own]?.name ?? row.name;
  const seats = row.seats.map((s, i): KeptSeat => (i === seat ? { kind: 'me', name: me } : botSeat(pack, s.bot)));
  return store(forkedFrom(pack, row, seats, point, Date.now()));
}

const why = (error: unknown): Refused => {
  if (error instanceof Refuse) return { code: error.code, message: error.message };
  if (error instanceof Refusal) return { code: error.code, message: error.message, ...(error.key === undefined ? {} : { key: error.key }) };
  if (error instanceof Unreadable) return { code: 'no-record', message: error.message };
  if (error instanceof DOMException) return { code: 'not-kept', message: error.message };
  return { code: 'diverged', message: error instanceof Error ? error.message : String(error) };
};
export function take({ id, call }: HereAsked): void {
  work(call).then(
    (done) => say({ id, done }),
    (error: unknown) => say({ id, refused: why(error) }),
  );
}
