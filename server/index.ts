/** The server: one call makes it, from settings and a shelf of games. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Refusal } from '@cosmodrome/kernel';
import type { Refused } from '@cosmodrome/wire';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { Server } from 'socket.io';
import { Accounts } from './accounts.ts';
import { Appends } from './appends.ts';
import { keepAssets } from './assets.ts';
import { Backups } from './backups.ts';
import { Bus } from './bus.ts';
import { Calls } from './calls.ts';
import { Challenges } from './challenges.ts';
import { Chats } from './chats.ts';
import { Circles } from './circle.ts';
import { Codes } from './codes.ts';
import { Farewell } from './farewell.ts';
import { Fault, tryAgain } from './fault.ts';
import { Figures } from './figures.ts';
import { Health } from './health.ts';
import { House } from './house.ts';
import { routes } from './http.ts';
import { Lessons } from './lessons.ts';
import { Counts, networkOf } from './limits.ts';
import { straighten } from './line.ts';
import { Links } from './links.ts';
import { Lists } from './lists.ts';
import { Meters } from './meters.ts';
import { Operator } from './operator.ts';
import { sameOrigin } from './origins.ts';
import { indexPage, pages } from './pages.ts';
import type { Parts } from './parts.ts';
import { People } from './people.ts';
import { Post } from './post.ts';
import { Previews } from './previews.ts';
import { ProgramLines } from './program-lines.ts';
import { Programs } from './programs.ts';
import { Push } from './push.ts';
import { Replays } from './replays.ts';
import type { GameServer } from './room.ts';
import { Rooms } from './rooms.ts';
import { SeatsInPlay } from './seats-in-play.ts';
import { knowSecret } from './secret.ts';
import { Sent } from './sent.ts';
import { Sequels } from './sequels.ts';
import { readSettings, type Settings } from './settings.ts';
import { SHELF, Shelf } from './shelf.ts';
import { Door, sockets } from './sockets.ts';
import { Stages } from './stages.ts';
import { type Asked, openStorage, type Storage } from './storage.ts';
import { Tables } from './tables.ts';
import { Thinkers } from './thinkers.ts';
import { Tidying } from './tidying.ts';

export { backup, restore } from './backup.ts';
export { readSettings, type Settings } from './settings.ts';
export { openStorage, type Storage } from './storage.ts';
export { Thinkers } from './thinkers.ts';
export { type Checked, checkMatches, type Misfit, repairMatches } from './upgrade.ts';

export interface ServerOptions {
  readonly settings?: Settings;
  /** Name of a module with the shape of `@cosmodrome/games`; threads load it too. */
  readonly games?: string;
  readonly log?: Logger;
  /** For measuring. */
  readonly asked?: Asked;
}
export interface GameHost {
  readonly settings: Settings;
  readonly app: FastifyInstance;
  readonly io: GameServer;
  readonly rooms: Rooms;
  readonly storage: Storage;
  readonly log: Logger;
  /** Starts listening; gives the address. */
  listen(): Promise<string>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}
const HOUR = 3_600_000;
/** When somebody who found storage away should ask again, in seconds: most outages are a restart. */
const RETRY_S = 5;

export async function createServer(options: ServerOptions = {}): Promise<GameHost> {
  const settings = options.settings ?? readSettings();
  const log =
    options.log ??
    pino({
      level: settings.logLevel,
      base: null,
      redact: { paths: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.seed'], censor: '…' },
    });
  if (settings.testSeed !== undefined) log.warn('TEST_SEED is set: the luck of every match can be known beforehand');
  const storage = await openStorage(settings, { serving: true, asked: options.asked });
  try {
    await knowSecret(storage.db, settings);
  } catch (error) {
    await storage.close();
    throw error;
  }
  const meters = new Meters();
  const shelf = await Shelf.load(options.games ?? SHELF, log);
  const thinkers = new Thinkers(shelf.module, settings.botThreads, log);
  const appends = new Appends(storage, log, meters);
  const accounts = await Accounts.open(storage, settings);
  const people = new People(storage, accounts, settings.secret);
  const lessons = new Lessons(storage);
  const links = new Links(storage, people);
  const self = randomUUID();
  const bus = new Bus(self, storage.pool && settings.databaseUrl ? { url: settings.databaseUrl, pool: storage.pool } : undefined, log);
  const rooms = new Rooms({ storage, appends, shelf, thinkers, settings, meters, log, bus, process: self });
  const replays = new Replays(storage, thinkers, shelf, log);
  const house = new House(storage, bus);
  const chats = new Chats(storage, rooms, shelf, bus, house);
  const tidying = new Tidying(storage, rooms, settings);
  const programs = new Programs({ storage, rooms, shelf, chats });
  const inPlay = new SeatsInPlay(storage, rooms, chats, shelf, settings, tidying, programs, people, links);
  const tables = new Tables(storage, rooms, shelf, settings, tidying, inPlay);
  const stages = new Stages(storage, rooms, shelf, settings, log);
  rooms.staged = (room) => stages.see(room);

  const app = await web(settings, log, meters, storage, house);
  const door = new Door(settings);
  const io: GameServer = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    httpCompression: false,
    cleanupEmptyChildNamespaces: true,
    allowRequest: (request, answer) =>
      answer(
        null,
        sameOrigin(request.headers, settings) && door.admits(request) && house.find('address', door.addressOf(request)) === undefined,
      ),
  });
  straighten(io);
  const lines = new ProgramLines(app.server, { rooms, programs, house, settings, meters, bus, log, door });
  const disconnect = (person: string) => {
    io.in(`person:${person}`).disconnectSockets(true);
    lines.closeOf(person);
  };
  bus.on('gone', ({ person }) => disconnect(person));
  const farewell = new Farewell({ storage, rooms, people, accounts, lessons, tables, inPlay, tidying, programs });
  const away = (person: string): void => {
    disconnect(person);
    bus.tell('gone', { person });
  };
  const post = new Post(settings);
  const lists = new Lists(storage, rooms);
  const here = () => new Set([...io.sockets.sockets.values()].map((s) => s.data.person));
  const circles = new Circles({ storage, rooms, lists, here });
  const calls = new Calls({ storage, rooms, shelf, settings, links, circles, post, push: new Push(settings), log });
  const backups = settings.backups && new Backups(storage, settings, log);
  const operator = new Operator({
    storage,
    settings,
    house,
    people,
    links,
    farewell,
    rooms,
    inPlay,
    tidying,
    thinkers,
    meters,
    here: () => new Map([...io.sockets.sockets.values()].map((s) => [s.data.person, door.from(s.conn)])),
    disconnect: away,
    disconnectFrom: (network) => {
      for (const s of io.sockets.sockets.values()) if (door.from(s.conn) === network) s.disconnect(true);
      lines.closeFrom(network);
    },
  });
  const figures = new Figures(storage, shelf, replays, log);
  const challenges = new Challenges(storage, shelf, tables, rooms, replays, settings.secret, log);
  const parts: Parts = {
    settings,
    log,
    meters,
    storage,
    shelf,
    accounts,
    people,
    lessons,
    links,
    calls,
    farewell,
    house,
    operator,
    rooms,
    programs,
    tables,
    inPlay,
    sequels: new Sequels(storage, rooms, replays, shelf, circles),
    sent: new Sent(storage, rooms, replays, shelf),
    figures,
    challenges,
    lists,
    circles,
    codes: new Codes(rooms, settings.limits.missesPer10Minutes),
    disconnect: away,
  };
  routes(app, { ...parts, replays });
  sockets(io, { ...parts, chats, door });
  const earlier = await keepAssets(settings.webDir, settings.dataDir, Date.now()).catch((error: unknown) => {
    // No page is built, or the folder cannot be written: pages of this build are given out all the same.
    log.debug({ err: error }, 'files of earlier builds are not kept');
    return undefined;
  });
  await pages(app, settings.webDir, earlier);
  const index = await indexPage(settings.webDir);
  const previews = index === undefined ? undefined : await Previews.on(index, parts.codes, shelf, settings);
  const given = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  if (previews) app.get('/', async (request, reply) => given(reply).send(await previews.for(request)));
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && String(request.headers.accept ?? '').includes('text/html');
    if (page && previews) return given(reply).send(await previews.for(request));
    return reply.code(404).send({ code: 'not-found', message: 'there is nothing at this address' });
  });
  meters.gauge('cosmodrome_sockets', 'Sockets connected', () => io.engine.clientsCount);
  meters.gauge('cosmodrome_programs', 'Programs connected', () => lines.size);
  meters.gauge('cosmodrome_rooms', 'Tables in memory', () => rooms.size);
  meters.gauge('cosmodrome_matches', 'Matches in memory', () => rooms.playing);
  meters.gauge('cosmodrome_bots_waiting', 'Questions to bots that wait for a thread', () => thinkers.waiting);

  const health = new Health(storage, self, log);
  let closing: Promise<void> | undefined;
  app.get('/healthz', { config: { rateLimit: false } }, async (_, reply) => {
    if (closing !== undefined) return reply.code(503).send({ ok: false, why: 'closing' });
    return (await health.well()) ? { ok: true } : reply.code(503).send({ ok: false, why: 'storage' });
  });

  /** At the start and every hour: a process that is started anew every night tidies too. */
  const tidyUp = async (): Promise<void> => {
    const now = Date.now();
    const done = { ...(await tidying.tidy(now)), guests: await people.tidy(now, settings.expiry.guestMs) };
    await accounts.tidy(new Date(now));
    await links.tidy(now);
    await house.tidy(now);
    await circles.tidy(now);
    if (Object.values(done).some((n) => n > 0)) log.info(done, 'what nobody has touched for long is gone');
  };
  const inBackground = (what: string, work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => {
      if (closing === undefined) log.error({ err: error }, `${what} failed`);
    });
  };
  const hourly = setInterval(() => inBackground('tidying', tidyUp), HOUR);
  hourly.unref();
  /** This may be a newer server than the one before: what do its rules no longer fit? */
  const lookOver = async (): Promise<void> => {
    const { running, misfits } = await rooms.matches.survey();
    const told = `${misfits} of ${running} running matches do not fit the rules of today`;
    if (misfits > 0) log.warn({ running, misfits }, `${told}; 'cosmo check' names them`);
    else log.info({ running, misfits }, told);
    const { kept, lost } = await replays.keepRest();
    await figures.keepRest();
    if (lost > 0) log.warn({ kept, lost }, `${lost} finished matches can no longer be replayed; 'cosmo check' names them`);
  };

  async function shut(): Promise<void> {
    clearInterval(hourly);
    house.stop();
    operator.stop();
    backups?.stop();
    circles.stop();
    lines.close();
    await calls.stop();
    post.close();
    await rooms.close();
    await thinkers.close();
    await new Promise<void>((resolve) => void io.close(() => resolve()));
    await app.close();
    await bus.close();
    await storage.close();
  }
  return {
    settings,
    app,
    io,
    rooms,
    storage,
    log,
    async listen() {
      await bus.start();
      await house.start();
      operator.start();
      backups?.start();
      calls.start();
      circles.start((error) => log.error({ err: error }, 'who is here could not be told'));
      house.changed = () => {
        // Whoever came in while the list was read, or sits at another process than the operator.
        for (const s of io.sockets.sockets.values())
          if (house.find('person', s.data.person) || house.find('address', door.from(s.conn))) s.disconnect(true);
        io.emit('house');
      };
      await rooms.processes.wake();
      await app.listen({ port: settings.port, host: settings.host });
      chats.start();
      rooms.start(io);
      const opened = rooms.ended;
      rooms.ended = (room) => {
        opened(room);
        inBackground('telling what came of a match', () => stages.ended(room));
        if (room.ours) inBackground('keeping what was seen', () => replays.keep(room.code));
        if (room.ours) inBackground('writing down what came of a match', () => figures.ended(room.code));
        if (room.ours) inBackground('checking a try at a challenge', () => challenges.ended(room.table));
      };
      inBackground('tidying', tidyUp);
      inBackground('looking at the matches', lookOver);
      const { address, port, family } = app.server.address() as AddressInfo;
      const host = address === '0.0.0.0' || address === '::' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
      return `http://${host}:${port}`;
    },
    close() {
      closing ??= shut();
      return closing;
    },
  };
}

/** Fastify with everything that is not about games: headers, limits, origins, errors, metrics. */
async function web(settings: Settings, log: Logger, meters: Meters, storage: Storage, house: House): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    bodyLimit: 32 * 1024,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 40 },
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain'); // a form of another site could send it without asking first
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
      },
    },
    hsts: false, // whoever ends TLS in front of us says so
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(fastifyRateLimit, {
    // A first visit takes the whole build, some two hundred files: a club behind one address comes all at once, and files cost little.
    max: (request) => (isFile(request) ? settings.limits.filesPerMinute : settings.limits.httpPerMinute),
    timeWindow: 60_000,
    keyGenerator: (request) => `${isFile(request) ? 'files' : 'requests'} ${networkOf(request.ip)}`,
    store: Counts,
    errorResponseBuilder: () => new Fault(429, 'slow-down', 'too many requests; wait a moment'),
  });
  app.addHook('onRequest', async (request) => {
    // By the route it was found to be, however the address is spelt.
    const route = request.routeOptions.url ?? '';
    if (route.startsWith('/api/') && !route.startsWith('/api/operator')) house.admit('address', networkOf(request.ip));
    if (request.method !== 'GET' && request.method !== 'HEAD' && !sameOrigin(request.headers, settings))
      throw new Fault(403, 'cross-site', 'requests from other sites are refused');
  });
  app.addHook('onResponse', async (request, reply) => {
    const told = { method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // Whoever reads changes nothing; what was changed is worth a line.
    if (request.method === 'GET') log.debug(told, 'request');
    else log.info(told, 'request');
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler(async (error: FastifyError | Fault | Refusal, _request, reply) => {
    const told = wordsFor(storage.isLost(error) ? tryAgain() : error);
    if (told.status >= 500) log.error({ err: error }, 'a request failed');
    if (told.status === 503) reply.header('retry-after', RETRY_S);
    meters.refusals.inc({ code: told.code });
    const { status, ...body } = told;
    return reply.code(status).send(body);
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    // Not by where it comes from: what a proxy on this machine passes on comes from this machine.
    if (!settings.metricsToken || !isSame(request.headers.authorization ?? '', `Bearer ${settings.metricsToken}`))
      throw new Fault(403, 'not-yours', 'metrics are read with the token that METRICS_TOKEN sets');
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
  return app;
}

/** What is asked for by name, as the disk has it; pages and answers of the API are made. */
function isFile(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions;
  return !url.startsWith('/api/') && /\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
}
/** Tells nobody by its time how much of a secret was right. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

function wordsFor(error: FastifyError | Fault | Refusal): { readonly status: number } & Refused {
  if (error instanceof Fault) {
    const { status, code, message, key, ban } = error;
    return { status, code, message, ...(key === undefined ? {} : { key }), ...(ban === undefined ? {} : { ban }) };
  }
  if (error instanceof Refusal)
    return { status: 409, code: error.code, message: error.message, ...(error.key === undefined ? {} : { key: error.key }) };
  const status = (error as FastifyError).statusCode ?? 500;
  if (status >= 500) return { status: 500, code: 'internal', message: 'something went wrong on the server' };
  return { status, code: status === 429 ? 'slow-down' : 'bad-request', message: error.message.slice(0, 200) };
}
