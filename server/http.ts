/** The REST part of the wire: people, lists, tables, replays. */
import { LARGEST_BRIEF } from '@cosmodrome/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, Fault, notYours, slowDown } from './fault.ts';
import { Bucket } from './limits.ts';
import type { Parts } from './parts.ts';
import { COOKIE, COOKIE_S, DEVICE, type Person } from './people.ts';
import type { Replays } from './replays.ts';
import type { Room } from './room.ts';
import * as schemas from './schemas.ts';
import { read } from './schemas.ts';
import type { Fits, Left } from './wire.ts';

/** With a brief of letters that take three bytes each. */
const LARGEST_TABLE = 3 * LARGEST_BRIEF + 32 * 1024;

export function routes(app: FastifyInstance, parts: Parts & { readonly replays: Replays }): void {
  const { people, accounts, tables, rooms, codes, shelf, settings, replays, meters } = parts;
  const { limits } = settings;
  const guests = new Bucket(limits.guestsPerHour, 3_600_000);
  const signIns = new Bucket(limits.signInsPer10Minutes, 600_000);
  /** Tries on one account from everywhere. More than one address has: nobody alone can use them up and keep the owner out. */
  const onAccount = new Bucket(limits.signInsPer10Minutes * 10, 600_000);
  const newTables = new Bucket(limits.tablesPerHour, 3_600_000);
  const lookBacks = new Bucket(limits.replaysPerMinute, 60_000);

  const secure = (request: FastifyRequest): boolean => request.protocol === 'https';
  const keepGuest = (request: FastifyRequest, reply: FastifyReply, person: Person): void => {
    reply.setCookie(COOKIE, people.sign(person), { httpOnly: true, sameSite: 'lax', path: '/', maxAge: COOKIE_S, secure: secure(request) });
  };
  const keepDevice = (request: FastifyRequest, reply: FastifyReply, login: string): void => {
    reply.setCookie(DEVICE, people.newDevice(login), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: COOKIE_S,
      secure: secure(request),
    });
  };
  const takeCookies = (request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): void => {
    for (const c of cookies) reply.header('set-cookie', secure(request) ? `${c}; Secure` : c);
  };
  /** Who asks; a guest is made on first contact. */
  const somebody = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
    const known = await people.whoIs(request.headers);
    if (known) {
      if (known.user_id === null) keepGuest(request, reply, known);
      return known;
    }
    if (!guests.take(request.ip)) throw slowDown('too many new guests from your address');
    const guest = await people.newGuest();
    keepGuest(request, reply, guest);
    return guest;
  };
  const anybody = (request: FastifyRequest): Promise<Person | undefined> => people.whoIs(request.headers);
  /** The table of this address. */
  const roomOf = (request: FastifyRequest, person: Person | undefined): Promise<Room> =>
    codes.find(request.ip, person?.id, schemas.code.safeParse((request.params as { code?: string }).code).data);

  // ------------------------------------------------------------------ people
  app.get('/api/me', async (request, reply) => people.me(await somebody(request, reply)));
  app.post('/api/me', async (request, reply) => {
    const { name } = read(schemas.renameMe, request.body);
    const person = await people.rename(await somebody(request, reply), name);
    await tables.renamed(person);
    return people.me(person);
  });
  app.post('/api/auth/sign-up', async (request, reply) => {
    const wish = read(schemas.signUp, request.body);
    if (!signIns.take(request.ip)) throw slowDown();
    const login = schemas.login.safeParse(wish.login);
    if (!login.success) throw new Fault(400, 'bad-login', 'an e-mail, or a user name of 3 to 30 letters a–z, digits, _ and .');
    if (!schemas.password.safeParse(wish.password).success) throw new Fault(400, 'bad-password', 'a password has 8 to 128 characters');
    let guest = await somebody(request, reply);
    if (guest.user_id !== null) throw new Fault(409, 'signed-in', 'you are signed in; sign out first');
    if (wish.name) guest = await people.rename(guest, wish.name);
    const signed = await accounts.signUp(login.data, wish.password, guest.name);
    const person = await people.promote(guest, signed.userId);
    reply.removeHeader('set-cookie');
    reply.clearCookie(COOKIE, { path: '/' });
    takeCookies(request, reply, signed.cookies);
    keepDevice(request, reply, login.data);
    if (wish.name) await tables.renamed(person);
    return people.me(person);
  });
  app.post('/api/auth/sign-in', async (request, reply) => {
    const wish = read(schemas.signIn, request.body);
    const login = schemas.login.safeParse(wish.login);
    // A browser in which its owner signed in before has tries of its own, which no stranger at the same address can use up.
    const device = login.success ? people.deviceOf(request.headers, login.data) : undefined;
    const may = device ? signIns.take(`device/${device}`) : signIns.take(request.ip) && (!login.success || onAccount.take(login.data));
    if (!may) throw slowDown('too many tries; wait a few minutes');
    if (!login.success) throw new Fault(401, 'wrong-login', 'no account has this name and password');
    const guest = await anybody(request);
    const signed = await accounts.signIn(login.data, wish.password);
    const { person, tables: adopted } = await people.adopt(guest, signed.userId, login.data.split('@')[0] as string);
    for (const code of adopted) await rooms.inRoom(code, (room) => rooms.refresh(room));
    if (guest && guest.id !== person.id) parts.disconnect(guest.id);
    reply.clearCookie(COOKIE, { path: '/' });
    takeCookies(request, reply, signed.cookies);
    keepDevice(request, reply, login.data);
    return people.me(person);
  });
  app.post('/api/auth/sign-out', async (request, reply) => {
    const person = await anybody(request);
    const cookies = await accounts.signOut(request.headers);
    if (person) parts.disconnect(person.id);
    if (!guests.take(request.ip)) throw slowDown();
    const guest = await people.newGuest();
    takeCookies(request, reply, cookies);
    keepGuest(request, reply, guest);
    return people.me(guest);
  });

  // ------------------------------------------------------------------ games and tables
  app.get('/api/games', async () => shelf.list());
  app.get('/api/tables', async (request) => tables.listed(await anybody(request)));
  app.get('/api/mine', async (request) => {
    const person = await anybody(request);
    return person ? tables.mine(person) : [];
  });
  app.post('/api/fits', async (request): Promise<Fits> => {
    const { game, options, seats } = read(schemas.fits, request.body);
    return shelf.fits(game, options ?? {}, seats);
  });
  app.post('/api/tables', { bodyLimit: LARGEST_TABLE }, async (request, reply) => {
    const wish = read(schemas.newTable, request.body);
    const person = await somebody(request, reply);
    if (!newTables.take(request.ip) || !newTables.take(person.id)) throw slowDown('too many new tables');
    const room = await tables.create(person, wish);
    return room.info(person.id);
  });
  app.get('/api/tables/:code', async (request) => {
    const person = await anybody(request);
    const room = await roomOf(request, person);
    return { ...room.info(person?.id), ...((await tables.door(person, room)) ? { door: true } : {}) };
  });

  const act = <T>(
    path: string,
    schema: Parameters<typeof read<T>>[0],
    work: (person: Person, room: Room, wish: T) => Promise<void>,
  ): void => {
    app.post(`/api/tables/:code/${path}`, async (request, reply) => {
      const wish = read(schema, request.body ?? undefined);
      const person = await somebody(request, reply);
      const { code } = await roomOf(request, person);
      return rooms.atTable(code, async (room) => {
        await work(person, room, wish);
        return room.info(person.id);
      });
    });
  };
  act('sit', schemas.atSeat, (p, room, { seat }) => tables.sit(p, room, seat));
  act('knock', schemas.atSeat, (p, room, { seat }) => tables.knock(p, room, seat));
  act('agree', schemas.agree, (p, room, { seat, yes }) => tables.agree(p, room, seat, yes));
  act('move', schemas.move, (p, room, { seat, to }) => tables.move(p, room, seat, to));
  act('add', schemas.nothing, (p, room) => tables.addSeat(p, room));
  act('remove', schemas.atSeat, (p, room, { seat }) => tables.removeSeat(p, room, seat));
  act('options', schemas.tableTerms, (p, room, terms) => tables.terms(p, room, terms));
  act('leave', schemas.atSeat, (p, room, { seat }) => tables.leave(p, room, seat));
  act('kick', schemas.atSeat, (p, room, { seat }) => tables.kick(p, room, seat));
  act('open', schemas.atSeat, (p, room, { seat }) => tables.open(p, room, seat));
  act('device', schemas.device, (p, room, { seat, name }) => tables.device(p, room, seat, name));
  act('bot', schemas.bot, (p, room, { seat, bot }) => tables.bot(p, room, seat, bot));
  act('rename', schemas.renameTable, (p, room, { name }) => tables.rename(p, room, name));
  act('ready', schemas.ready, (p, room, { ready }) => tables.ready(p, room, ready));
  act('start', schemas.nothing, (p, room) => tables.start(p, room));
  act('stand-in', schemas.standIn, (p, room, { seat, on }) => tables.standIn(p, room, seat, on));
  act('resign', schemas.atSeat, (p, room, { seat }) => tables.resign(p, room, seat));
  for (const [path, work] of [
    ['quit', (p: Person, room: Room) => tables.quit(p, room)],
    ['close', (p: Person, room: Room) => tables.close(p, room)],
  ] as const)
    app.post(`/api/tables/:code/${path}`, async (request, reply): Promise<Left> => {
      read(schemas.nothing, request.body ?? undefined);
      const person = await somebody(request, reply);
      const { code } = await roomOf(request, person);
      return { closed: await rooms.atTable(code, (room) => work(person, room)) };
    });
  app.post('/api/tables/:code/rematch', async (request, reply) => {
    read(schemas.nothing, request.body ?? undefined);
    const person = await somebody(request, reply);
    const { code } = await roomOf(request, person);
    if (!newTables.take(person.id)) throw slowDown('too many new tables');
    const next = await rooms.atTable(code, (room) => tables.rematch(person, room));
    return (await rooms.find(next)).info(person.id);
  });

  app.post('/api/tables/:code/fork', async (request, reply) => {
    const { n, seat } = read(schemas.fork, request.body);
    const person = await somebody(request, reply);
    const room = await roomOf(request, person);
    if (!newTables.take(request.ip) || !newTables.take(person.id)) throw slowDown('too many new tables');
    await rooms.atTable(room.code, () => {});
    // Not in its turn: the record so far is played again meanwhile, and the table need not wait for that.
    const made = await tables.fork(person, room, n, seat);
    return (await rooms.find(made)).info(person.id);
  });

  app.get('/api/tables/:code/replay', async (request, reply) => {
    const person = await anybody(request);
    const { eyes: asked } = read(schemas.replayQuery, request.query);
    const room = await roomOf(request, person);
    const own = room.seats.filter((s) => person !== undefined && room.owns(person.id, s.seat));
    // Several people at one device have a curtain between them, and an address has none.
    const shared = room.table.phase === 'playing' && own.length > 1 && (shelf.get(room.table.game).game.secrets ?? false);
    const eyes = asked === 'none' ? null : (asked ?? (shared ? null : own[0]?.seat) ?? null);
    if (room.table.phase === 'waiting') throw new Fault(409, 'not-begun', 'the game has not begun');
    if (typeof eyes === 'number' && eyes >= room.seats.length) throw badRequest(`there is no seat ${eyes}`);
    if (room.table.phase === 'playing') {
      if (eyes === 'open') throw notYours('the open table is shown after the end');
      if (!room.maySee(person?.id ?? '', eyes)) throw notYours('you may look through your own eyes only until the end');
      if (shared && eyes !== null) throw notYours('several people share this device: until the end it shows what everybody sees');
      if (person && own.length === 0) await tables.attend(person.id, room);
    }
    // A whole match is played again for it, in the threads in which bots think.
    if (!lookBacks.take(request.ip)) throw slowDown('too many replays at once; wait a moment');
    meters.replays.inc();
    reply.type('application/json; charset=utf-8');
    return replays.text(room, eyes, person?.id);
  });
}
