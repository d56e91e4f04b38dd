/** The REST part of the wire: people, lists, tables, replays. */
import { LARGEST_BRIEF } from '@cosmodrome/kernel';
import type { Answer, Body, Left, Query, Rest, Route, TableInfo, TableTerms } from '@cosmodrome/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isToday } from './daily.ts';
import { badRequest, Fault, notYours, slowDown } from './fault.ts';
import { Bucket, networkOf } from './limits.ts';
import { operatorHandlers } from './operator-http.ts';
import type { Parts } from './parts.ts';
import { COOKIE, COOKIE_S, DEVICE, type Person, TRIED, TRIED_S } from './people.ts';
import { briefOf } from './play.ts';
import type { JsonText, Replays } from './replays.ts';
import type { Room } from './room.ts';
import * as schemas from './schemas.ts';
import { read } from './schemas.ts';

function mustBePassword(given: string | undefined): void {
  if (!schemas.password.safeParse(given).success) throw new Fault(400, 'bad-password', 'a password has 8 to 128 characters');
}
/** With a brief of letters that take three bytes each. */
const LARGEST_TABLE = 3 * LARGEST_BRIEF + 32 * 1024;

/** A request, as far as it has been looked at. */
export interface Asked<B = unknown, Q = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: B;
  readonly query: Q;
}
/** How a request is read and answered; a text is an answer that is JSON already. */
type Handler<R extends Route> = {
  readonly bodyLimit?: number;
  readonly answer: (asked: Asked<Body<R>, Query<R>>) => Promise<Answer<R> | JsonText<Answer<R>>>;
} & { readonly [Part in Extract<keyof Rest[R], 'body' | 'query'>]: z.ZodType<Rest[R][Part]> };
/** The same, of whichever request. */
interface AnyHandler {
  readonly bodyLimit?: number;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly answer: (asked: Asked) => Promise<unknown>;
}
export type Handlers = { readonly [R in Route]: Handler<R> };

export function routes(app: FastifyInstance, parts: Parts & { readonly replays: Replays }): void {
  const {
    people,
    lessons,
    links,
    calls,
    farewell,
    house,
    accounts,
    tables,
    inPlay,
    sequels,
    lists,
    circles,
    rooms,
    programs,
    codes,
    shelf,
    settings,
    replays,
    meters,
  } = parts;
  const { limits, expiry } = settings;
  const days = (ms: number): number => (Number.isFinite(ms) ? Math.round(ms / 86_400_000) : 0);
  const kept = {
    waiting: days(expiry.waitingMs),
    playing: days(expiry.playingMs),
    finished: days(expiry.finishedMs),
    guest: days(expiry.guestMs),
  };
  const guests = new Bucket(limits.guestsPerHour, 3_600_000);
  const signIns = new Bucket(limits.signInsPer10Minutes, 600_000);
  /** Tries on one account from everywhere. More than one address has: nobody alone can use them up and keep the owner out. */
  const onAccount = new Bucket(limits.signInsPer10Minutes * 10, 600_000);
  const newTables = new Bucket(limits.tablesPerHour, 3_600_000);
  const letters = new Bucket(limits.lettersPerHour, 3_600_000);
  /** Of one network: a club that meets for the first time is behind one address. */
  const lettersFrom = new Bucket(limits.lettersPerHour * 5, 3_600_000);
  const reportsOf = new Bucket(10, 3_600_000);
  const asks = new Bucket(40, 3_600_000);
  const lookBacks = new Bucket(limits.replaysPerMinute, 60_000);
  const tries = new Bucket(limits.triesPerDay, 86_400_000);

  /** Where a request comes from, as limits count it. */
  const from = (request: FastifyRequest): string => networkOf(request.ip);
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
  /**
   * Whoever asks; a stranger becomes a guest. What a page looks at by itself asks `anybody` instead: a new browser asks for several things
   * at once, and would be as many guests, of whom the line knows another than the next request.
   */
  const somebody = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> => {
    const known = await people.whoIs(request.headers);
    if (known) {
      house.admit('person', known.id);
      if (known.user_id === null) keepGuest(request, reply, known);
      return known;
    }
    if (!guests.take(from(request))) throw slowDown('too many new guests from your address');
    const guest = await people.newGuest();
    keepGuest(request, reply, guest);
    return guest;
  };
  const anybody = async (request: FastifyRequest): Promise<Person | undefined> => {
    const known = await people.whoIs(request.headers);
    if (known) house.admit('person', known.id);
    return known;
  };
  /** The table of this address. */
  const roomOf = (request: FastifyRequest, person: Person | undefined): Promise<Room> =>
    codes.find(from(request), person?.id, schemas.code.safeParse((request.params as { code?: string }).code).data);

  const act = <T>(body: z.ZodType<T>, work: (person: Person, room: Room, wish: T) => Promise<void>) => ({
    body,
    answer: async ({ request, reply, body: wish }: Asked<T>): Promise<TableInfo> => {
      const person = await somebody(request, reply);
      const { code } = await roomOf(request, person);
      return rooms.atTable(code, async (room) => {
        await work(person, room, wish);
        return room.info(person.id);
      });
    },
  });
  const leaving = (work: (person: Person, room: Room) => Promise<boolean>) => ({
    body: schemas.nothing,
    answer: async ({ request, reply }: Asked): Promise<Left> => {
      const person = await somebody(request, reply);
      const { code } = await roomOf(request, person);
      return { closed: await rooms.atTable(code, (room) => work(person, room)) };
    },
  });

  const handlers: Handlers = {
    // ---------------------------------------------------------------- people
    'GET /api/me': { answer: async ({ request, reply }) => people.me(await somebody(request, reply)) },
    'POST /api/me': {
      body: schemas.renameMe,
      answer: async ({ request, reply, body: { name } }) => {
        const person = await people.rename(await somebody(request, reply), name);
        await tables.renamed(person);
        return people.me(person);
      },
    },
    'POST /api/me/link': {
      body: schemas.nothing,
      answer: async ({ request, reply }) => {
        if (!signIns.take(from(request))) throw slowDown();
        return links.make((await somebody(request, reply)).id, 'device');
      },
    },
    'POST /api/links/look': {
      body: schemas.linkLook,
      answer: async ({ request, body: { token } }) => {
        if (!signIns.take(from(request))) throw slowDown();
        const { person, kind } = await links.look(token);
        return { name: person.name, kind };
      },
    },
    'POST /api/links/use': {
      body: schemas.linkUse,
      answer: async ({ request, reply, body: { token, password } }) => {
        if (!signIns.take(from(request))) throw slowDown();
        const { person, kind } = await links.look(token);
        const here = await anybody(request);
        if (kind === 'mail') {
          await links.use(token);
          await calls.sure(person.id);
          return people.me(here ?? (await somebody(request, reply)));
        }
        if (kind === 'seat') {
          const me = here ?? (await somebody(request, reply));
          const mine = await inPlay.restore(token, person, me);
          if (mine.id !== person.id) parts.disconnect(person.id);
          return people.me(mine);
        }
        if (here && here.user_id !== null && here.id !== person.id) throw new Fault(409, 'signed-in', 'you are signed in; sign out first');
        if (kind === 'password') mustBePassword(password);
        await links.use(token);
        if (kind === 'password' && person.user_id !== null) {
          await accounts.setPassword(person.user_id, password as string);
          await calls.dropBrowsers(person.id);
        }
        const moved = await people.merge(here, person);
        for (const code of moved) await rooms.inRoom(code, (room) => rooms.refresh(room));
        if (here && here.id !== person.id) parts.disconnect(here.id);
        if (person.user_id === null) keepGuest(request, reply, person);
        else {
          reply.clearCookie(COOKIE, { path: '/' });
          takeCookies(request, reply, (await accounts.enter(person.user_id)).cookies);
        }
        return people.me(person);
      },
    },
    'POST /api/auth/password': {
      body: schemas.newPassword,
      answer: async ({ request, reply, body: { before, after } }) => {
        if (!signIns.take(from(request))) throw slowDown('too many tries; wait a few minutes');
        const person = await anybody(request);
        if (!person || person.user_id === null) throw new Fault(409, 'no-account', 'a guest has no password');
        mustBePassword(after);
        takeCookies(request, reply, (await accounts.changePassword(request.headers, before, after)).cookies);
        await calls.dropBrowsers(person.id);
        return people.me(person);
      },
    },
    'GET /api/me/kept': {
      answer: async ({ request, reply }) => {
        if (!lookBacks.take(from(request))) throw slowDown();
        return farewell.kept(await somebody(request, reply));
      },
    },
    'POST /api/me/leave': {
      body: schemas.leave,
      answer: async ({ request, reply, body: { password } }) => {
        if (!signIns.take(from(request))) throw slowDown('too many tries; wait a few minutes');
        const person = await somebody(request, reply);
        // Whoever finds an open browser is not to do away with its owner.
        if (person.user_id !== null && !(password !== undefined && (await accounts.isPassword(person.user_id, password))))
          throw new Fault(401, 'wrong-login', 'this is not the password of the account');
        const cookies = person.user_id === null ? [] : await accounts.signOut(request.headers);
        // First, or a line that loses its seat would be noted as one that looks on.
        parts.disconnect(person.id);
        await farewell.leave(person);
        const guest = await people.newGuest();
        takeCookies(request, reply, cookies);
        reply.clearCookie(DEVICE, { path: '/' });
        keepGuest(request, reply, guest);
        return people.me(guest);
      },
    },
    'GET /api/me/calling': { answer: async ({ request, reply }) => calls.calling(await somebody(request, reply)) },
    'POST /api/me/calling': {
      body: schemas.wishes,
      answer: async ({ request, reply, body }) => {
        const person = await somebody(request, reply);
        await calls.wish(person, body);
        return calls.calling(person);
      },
    },
    'POST /api/me/mail': {
      body: schemas.mailTo,
      answer: async ({ request, reply, body: { mail, password } }) => {
        const person = await somebody(request, reply);
        // By that address a new password can be had: an open browser is not enough.
        if (mail !== null && person.user_id !== null) {
          if (!signIns.take(from(request))) throw slowDown('too many tries; wait a few minutes');
          if (password === undefined || !(await accounts.isPassword(person.user_id, password)))
            throw new Fault(401, 'wrong-login', 'this is not the password of the account');
        }
        // A letter to whoever is named: not many of them.
        if (mail !== null && !(lettersFrom.take(from(request)) && letters.take(person.id) && letters.take(mail.toLowerCase())))
          throw slowDown();
        await calls.mailTo(person, mail);
        return calls.calling(person);
      },
    },
    'POST /api/me/browser': {
      body: schemas.browser,
      answer: async ({ request, reply, body: { off, ...to } }) => {
        const person = await somebody(request, reply);
        if (off) await calls.dropBrowser(person, to.endpoint);
        else await calls.addBrowser(person, to);
        return calls.calling(person);
      },
    },
    'GET /api/me/programs': { answer: async ({ request, reply }) => programs.of((await somebody(request, reply)).id) },
    'POST /api/me/programs': {
      body: schemas.renameMe,
      answer: async ({ request, reply, body: { name } }) => {
        const person = await somebody(request, reply);
        if (!newTables.take(from(request)) || !newTables.take(person.id)) throw slowDown();
        const token = await programs.make(person.id, name);
        return { token, programs: await programs.of(person.id) };
      },
    },
    'POST /api/me/programs/drop': {
      body: schemas.unban,
      answer: async ({ request, reply, body: { id } }) => {
        const person = await somebody(request, reply);
        await programs.drop(person.id, id);
        return programs.of(person.id);
      },
    },
    'POST /api/auth/forgot': {
      body: schemas.forgot,
      answer: async ({ request, body: { login } }) => {
        if (!lettersFrom.take(from(request))) throw slowDown('too many tries; wait a few minutes');
        const named = schemas.login.safeParse(login);
        // Answered before anything is looked up: neither words nor time tell whether there is such an account.
        if (named.success && letters.take(named.data)) {
          void (async () => {
            const user = await accounts.byLogin(named.data);
            const person = user === undefined ? undefined : await people.ofUser(user);
            if (person) await calls.forgot(person);
          })().catch((error: unknown) => parts.log.error({ err: error }, 'a letter could not be sent'));
        }
        return { sent: 'perhaps' as const };
      },
    },
    'GET /api/lessons': {
      answer: async ({ request }) => {
        const person = await anybody(request);
        return person ? lessons.of(person.id) : {};
      },
    },
    'POST /api/lessons': {
      body: schemas.lessonTaken,
      answer: async ({ request, reply, body: { lesson, at } }) => lessons.keep((await somebody(request, reply)).id, lesson, at),
    },
    'POST /api/auth/sign-up': {
      body: schemas.signUp,
      answer: async ({ request, reply, body: wish }) => {
        if (!signIns.take(from(request))) throw slowDown();
        if (!house.registrations) throw new Fault(403, 'no-new-accounts', 'no new accounts are made here');
        const login = schemas.login.safeParse(wish.login);
        if (!login.success) throw new Fault(400, 'bad-login', 'an e-mail, or a user name of 3 to 30 letters a–z, digits, _ and .');
        mustBePassword(wish.password);
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
      },
    },
    'POST /api/auth/sign-in': {
      body: schemas.signIn,
      answer: async ({ request, reply, body: wish }) => {
        const login = schemas.login.safeParse(wish.login);
        // A browser in which its owner signed in before has tries of its own, which no stranger at the same address can use up.
        const device = login.success ? people.deviceOf(request.headers, login.data) : undefined;
        const may = device
          ? signIns.take(`device/${device}`)
          : signIns.take(from(request)) && (!login.success || onAccount.take(login.data));
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
      },
    },
    'POST /api/auth/sign-out': {
      body: schemas.nothing,
      answer: async ({ request, reply }) => {
        const person = await anybody(request);
        const cookies = await accounts.signOut(request.headers);
        if (person) parts.disconnect(person.id);
        if (!guests.take(from(request))) throw slowDown();
        const { guest, tables: closed } = await people.newGuestAfter(person);
        for (const code of closed) await rooms.inRoom(code, (room) => rooms.refresh(room));
        takeCookies(request, reply, cookies);
        keepGuest(request, reply, guest);
        return people.me(guest);
      },
    },

    // ---------------------------------------------------------------- games and tables
    'GET /api/house': {
      answer: async () => ({ days: kept, registrations: house.registrations, announcement: house.announcement() ?? null }),
    },
    'GET /api/games': { answer: async () => shelf.list() },
    'GET /api/tables': { query: schemas.sought, answer: async ({ request, query }) => lists.listed(await anybody(request), query) },
    'GET /api/mine': {
      answer: async ({ request }) => {
        const person = await anybody(request);
        return person ? lists.mine(person) : [];
      },
    },
    'POST /api/fits': { body: schemas.fits, answer: async ({ body: { game, options, seats } }) => shelf.fits(game, options ?? {}, seats) },
    'POST /api/tables': {
      bodyLimit: LARGEST_TABLE,
      body: schemas.newTable,
      answer: async ({ request, reply, body: wish }) => {
        const person = await somebody(request, reply);
        if (!newTables.take(from(request)) || !newTables.take(person.id)) throw slowDown('too many new tables');
        const room = await tables.create(person, wish);
        return room.info(person.id);
      },
    },
    'POST /api/sent': {
      bodyLimit: 2 * schemas.LARGEST_RECORD,
      body: schemas.sent,
      answer: async ({ request, reply, body }) => {
        const person = await somebody(request, reply);
        // A whole match is played again for it, in the threads in which bots think.
        if (!newTables.take(from(request)) || !lookBacks.take(from(request))) throw slowDown();
        const code = await parts.sent.take(person, body);
        return (await rooms.find(code)).info(person.id);
      },
    },
    'GET /api/figures': { answer: async ({ request }) => parts.figures.of(await anybody(request)) },
    'GET /api/challenges': { answer: async ({ request }) => parts.challenges.today(await anybody(request)) },
    'POST /api/challenges': {
      body: schemas.challenge,
      answer: async ({ request, reply, body: { game } }) => {
        const person = await somebody(request, reply);
        if (!newTables.take(from(request)) || !newTables.take(person.id)) throw slowDown('too many new tables');
        const tried = people.triedHere(request.headers);
        // Cookies are easily lost, an address is not: whoever comes again and again as somebody new is stopped some time.
        const near = () => tries.take(`${from(request)} ${game}`);
        const { code, key } = await parts.challenges.begin(person, game, tried, near);
        reply.setCookie(TRIED, people.signTried([...tried.filter((k) => isToday({ challenge: k }) && k !== key), key]), {
          httpOnly: true,
          sameSite: 'lax',
          path: '/api/challenges',
          maxAge: TRIED_S,
          secure: secure(request),
        });
        return (await rooms.find(code)).info(person.id);
      },
    },
    'GET /api/tables/:code': {
      answer: async ({ request }) => {
        const person = await anybody(request);
        const { code } = await roomOf(request, person);
        // What nobody watches here does not follow what other processes play.
        const room = await rooms.inRoom(code, async (found) => {
          if (!found.play) await rooms.reread(found);
          return found;
        });
        return {
          ...room.info(person?.id),
          ...((await inPlay.door(person, room)) ? { door: true } : {}),
          ...((await inPlay.lost(person, room)) ? { lost: true } : {}),
        };
      },
    },
    'GET /api/tables/:code/made': {
      answer: async ({ request }) => {
        const { table } = await roomOf(request, await anybody(request));
        return shelf.drawn(table.game, briefOf(table).brief) ?? null;
      },
    },
    'GET /api/circle': {
      query: schemas.ofTable,
      answer: async ({ request, query }) => {
        const person = await anybody(request);
        if (query.code === undefined) return person ? circles.of(person) : { mates: [], apart: [] };
        const room = await codes.find(from(request), person?.id, query.code);
        if (!person || !room.belongsTo(person.id)) throw notYours('you are not at this table');
        return circles.of(person, room);
      },
    },
    'POST /api/circle': {
      body: schemas.apart,
      answer: async ({ request, reply, body: { person: other, how } }) => {
        const person = await somebody(request, reply);
        await circles.decide(person, other, how);
        return circles.of(person);
      },
    },
    'GET /api/invitations': {
      answer: async ({ request }) => {
        const person = await anybody(request);
        return person ? circles.invitations(person) : [];
      },
    },
    'POST /api/tables/:code/invite': act(schemas.onePerson, async (p, room, { person: other }) => {
      if (!asks.take(p.id)) throw slowDown('too many people asked');
      await circles.invite(p, room, other);
    }),
    'POST /api/tables/:code/decline': {
      body: schemas.nothing,
      answer: async ({ request, reply }) => {
        const person = await somebody(request, reply);
        const { code } = await roomOf(request, person);
        await rooms.atTable(code, (room) => circles.decline(person, room));
        return circles.invitations(person);
      },
    },
    'POST /api/tables/:code/sit': act(schemas.atSeat, async (p, room, { seat }) => {
      await tables.sit(p, room, seat);
      await circles.came(p, room);
    }),
    'POST /api/tables/:code/program': act(schemas.program, (p, room, { seat, program }) => programs.offer(p, room, seat, program)),
    'POST /api/tables/:code/knock': act(schemas.atSeat, (p, room, { seat }) => inPlay.knock(p, room, seat)),
    'POST /api/tables/:code/agree': act(schemas.agree, (p, room, { seat, yes }) => inPlay.agree(p, room, seat, yes)),
    'POST /api/tables/:code/move': act(schemas.move, (p, room, { seat, to }) => tables.move(p, room, seat, to)),
    'POST /api/tables/:code/add': act(schemas.nothing, (p, room) => tables.addSeat(p, room)),
    'POST /api/tables/:code/remove': act(schemas.atSeat, (p, room, { seat }) => tables.removeSeat(p, room, seat)),
    'POST /api/tables/:code/options': act<TableTerms>(schemas.tableTerms, (p, room, terms) => tables.terms(p, room, terms)),
    'POST /api/tables/:code/leave': act(schemas.atSeat, (p, room, { seat }) => tables.leave(p, room, seat)),
    'POST /api/tables/:code/kick': act(schemas.atSeat, (p, room, { seat }) => tables.kick(p, room, seat)),
    'POST /api/tables/:code/open': act(schemas.atSeat, (p, room, { seat }) => tables.open(p, room, seat)),
    'POST /api/tables/:code/device': act(schemas.device, (p, room, { seat, name }) => tables.device(p, room, seat, name)),
    'POST /api/tables/:code/bot': act(schemas.bot, (p, room, { seat, bot }) => tables.bot(p, room, seat, bot)),
    'POST /api/tables/:code/rename': act(schemas.renameTable, (p, room, { name }) => tables.rename(p, room, name)),
    'POST /api/tables/:code/host': act(schemas.atSeat, (p, room, { seat }) => tables.give(p, room, seat)),
    'POST /api/tables/:code/ready': act(schemas.ready, async (p, room, { ready }) => {
      await tables.ready(p, room, ready);
      await circles.came(p, room);
    }),
    'POST /api/tables/:code/start': act(schemas.nothing, (p, room) => tables.start(p, room)),
    'POST /api/tables/:code/stand-in': act(schemas.standIn, (p, room, { seat, on }) => inPlay.standIn(p, room, seat, on)),
    'POST /api/tables/:code/stop': act(schemas.stop, (p, room, { on }) => inPlay.stop(p, room, on)),
    'POST /api/tables/:code/resign': act(schemas.atSeat, (p, room, { seat }) => inPlay.resign(p, room, seat)),
    'POST /api/tables/:code/quit': leaving(async (p, room) => {
      const closed = await tables.quit(p, room);
      if (!closed) await circles.went(p, room);
      return closed;
    }),
    'POST /api/tables/:code/close': leaving((p, room) => tables.close(p, room)),
    'POST /api/tables/:code/rematch': {
      body: schemas.nothing,
      answer: async ({ request, reply }) => {
        const person = await somebody(request, reply);
        const { code } = await roomOf(request, person);
        if (!newTables.take(person.id)) throw slowDown('too many new tables');
        const next = await rooms.atTable(code, (room) => sequels.rematch(person, room));
        return (await rooms.find(next)).info(person.id);
      },
    },
    'POST /api/tables/:code/fork': {
      body: schemas.fork,
      answer: async ({ request, reply, body: { n, seat } }) => {
        const person = await somebody(request, reply);
        const room = await roomOf(request, person);
        if (!newTables.take(from(request)) || !newTables.take(person.id)) throw slowDown('too many new tables');
        await rooms.atTable(room.code, () => {});
        // Not in its turn: the record so far is played again meanwhile, and the table need not wait for that.
        const made = await sequels.fork(person, room, n, seat);
        return (await rooms.find(made)).info(person.id);
      },
    },
    'GET /api/tables/:code/why': {
      query: schemas.whyQuery,
      answer: async ({ request, query: { n } }) => {
        const person = await anybody(request);
        const room = await roomOf(request, person);
        if (room.table.phase === 'waiting') throw new Fault(409, 'not-begun', 'the game has not begun');
        if (!room.maySee(person?.id ?? '', null)) throw notYours('you may not look on here');
        if (!lookBacks.take(from(request))) throw slowDown('too many questions at once; wait a moment');
        return (await replays.why(room, n, person?.id ?? from(request))) ?? null;
      },
    },
    'POST /api/tables/:code/hint': {
      body: schemas.hint,
      answer: async ({ request, reply, body: { seat } }) => {
        const person = await somebody(request, reply);
        const room = await roomOf(request, person);
        if (!room.owns(person.id, seat)) throw notYours('hints are for whoever plays there');
        if (room.table.challenge !== null) throw new Fault(409, 'challenge', 'a challenge is played without help');
        if (room.hints === 'none') throw new Fault(409, 'no-hints', 'this table is played without hints');
        if (!lookBacks.take(from(request))) throw slowDown('too many hints at once; wait a moment');
        await rooms.atTable(room.code, () => {});
        // Not in its turn: the table need not wait while a bot thinks.
        return rooms.bots.hint(room, seat);
      },
    },
    'GET /api/tables/:code/replay': {
      query: schemas.replayQuery,
      answer: async ({ request, reply, query: { eyes: asked } }) => {
        const person = await anybody(request);
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
          if (person && own.length === 0) await inPlay.attend(person.id, room);
        }
        if (isToday(room.table) && own.length === 0) throw notYours('until its day is over, a challenge is for whoever plays it');
        // A whole match is played again for it, in the threads in which bots think.
        if (!lookBacks.take(from(request))) throw slowDown('too many replays at once; wait a moment');
        meters.replays.inc();
        reply.type('application/json; charset=utf-8');
        return replays.text(room, eyes, person?.id, person?.id ?? from(request));
      },
    },
    'POST /api/tables/:code/report': {
      body: schemas.report,
      answer: async ({ request, reply, body: { seat, text } }) => {
        const person = await somebody(request, reply);
        const room = await roomOf(request, person);
        if (!reportsOf.take(person.id)) throw slowDown('too many reports');
        await tables.report(person, room, seat, text);
        return { told: true as const };
      },
    },
    ...operatorHandlers(parts, { signIns, from, secure }),
    'GET /api/tables/:code/record': {
      answer: async ({ request, reply }) => {
        const person = await anybody(request);
        const room = await roomOf(request, person);
        if (room.table.phase !== 'over')
          throw new Fault(409, room.table.phase === 'waiting' ? 'not-begun' : 'playing', 'the game is not over');
        if (!lookBacks.take(from(request))) throw slowDown('too many replays at once; wait a moment');
        meters.replays.inc();
        reply.type('application/json; charset=utf-8');
        return replays.record(room, person?.id ?? from(request));
      },
    },
  };
  for (const [route, { bodyLimit, answer, ...schema }] of Object.entries(handlers) as [Route, AnyHandler][]) {
    const [method, url] = route.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        const body = schema.body && read(schema.body, request.body ?? {});
        const query = schema.query && read(schema.query, request.query);
        return answer({ request, reply, body, query });
      },
    });
  }
}
