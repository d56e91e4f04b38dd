/** The Socket.IO part of the wire: watching, answering, chatting. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '@cosmodrome/kernel';
import type { Ack, ClientToServer, Done, Refused, Said } from '@cosmodrome/wire';
import type { z } from 'zod';
import type { Chats } from './chats.ts';
import { Fault, notYours, slowDown, tryAgain } from './fault.ts';
import { Bucket, networkOf } from './limits.ts';
import { answerStraight } from './line.ts';
import { sameOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import type { GameServer, GameSocket, Room, Watcher } from './room.ts';
import * as schemas from './schemas.ts';
import { read } from './schemas.ts';
import type { Settings } from './settings.ts';

/** Tables one socket may watch at a time. */
const MOST_WATCHED = 12;

/** Messages of any kind on one line, in multiples of what is answered: beyond, nobody plays. */
const FLOOD = 5;
const FLOOD_MS = 10_000;

type Connection = GameSocket['conn'];
/** How many lines an address has and opens: counted from the first request on, before anybody has said who he is. */
export class Door {
  private readonly settings: Settings;
  private readonly open = new Map<string, number>();
  private readonly handshakes: Bucket;
  private readonly addresses = new WeakMap<Connection, string>();
  constructor(settings: Settings) {
    this.settings = settings;
    this.handshakes = new Bucket(settings.limits.socketsPerAddress * 3, 60_000);
  }
  /** May this request open a line? */
  admits(request: IncomingMessage): boolean {
    const address = this.addressOf(request);
    return (this.open.get(address) ?? 0) < this.settings.limits.socketsPerAddress && this.handshakes.take(address);
  }
  enter(conn: Connection): void {
    const address = this.addressOf(conn.request);
    this.addresses.set(conn, address);
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
    conn.once('close', () => {
      const left = (this.open.get(address) ?? 1) - 1;
      if (left > 0) this.open.set(address, left);
      else this.open.delete(address);
    });
  }
  /** Where this line comes from. */
  from(conn: Connection): string {
    return this.addresses.get(conn) ?? '';
  }
  /** The address of the other end, as the outermost of our proxies saw it. */
  addressOf(request: IncomingMessage): string {
    const { trustProxy } = this.settings;
    const forwarded = trustProxy > 0 ? request.headers['x-forwarded-for'] : undefined;
    const told = typeof forwarded === 'string' ? forwarded.split(',').at(-trustProxy)?.trim() : undefined;
    return networkOf(told ?? request.socket.remoteAddress ?? '');
  }
}

export function sockets(io: GameServer, parts: Parts & { readonly chats: Chats; readonly door: Door }): void {
  const { storage, people, house, rooms, inPlay, codes, settings, meters, log, chats, door } = parts;
  const packets = new Bucket((settings.limits.answersPerSecond * FLOOD * FLOOD_MS) / 1000, FLOOD_MS);
  const messages = new Bucket(settings.limits.answersPerSecond * 3, 3000);
  const lines = new Bucket(6, 12_000);

  const letIn = async (socket: GameSocket): Promise<Error | undefined> => {
    if (!sameOrigin(socket.handshake.headers, settings)) return new Error('cross-site');
    const person = await people.whoIs(socket.handshake.headers);
    if (!person) return new Error('no-identity');
    if (house.find('person', person.id)) return new Error('kept-out');
    socket.data.person = person.id;
    return undefined;
  };
  io.use((socket, next) => {
    letIn(socket).then(next, (error: unknown) => {
      log.error({ err: error }, 'a socket could not be let in');
      next(new Error('try-again'));
    });
  });

  // Whatever is said on a line counts, whether anybody listens to it or not.
  io.engine.on('connection', (conn: Connection) => {
    door.enter(conn);
    const { id } = conn as unknown as { id: string };
    conn.on('packet', () => {
      if (!packets.take(id)) conn.close(true);
    });
  });
  io.on('connection', (socket) => {
    const address = door.from(socket.conn);
    const { person } = socket.data;
    const watching = new Map<string, Room>();
    const leave = (room: Room): void => {
      room.unwatch(socket.id);
      rooms.presence.departed(room, person);
      // Who came before the start and stayed has looked on, too.
      if (room.table.phase === 'playing' && !room.seated(person))
        inPlay
          .attend(person, room)
          .catch((error: unknown) => log.error({ err: error, code: room.code }, 'who looked on could not be noted'));
    };
    socket.on('disconnect', () => {
      for (const room of watching.values()) leave(room);
    });
    void socket.join(`person:${person}`);
    forgetRequest(socket);
    answerStraight(socket);

    /** One message: counted, read, done, acknowledged. Whatever goes wrong is told in the acknowledgement. */
    const on = <E extends keyof ClientToServer>(
      event: E,
      schema: z.ZodType<Said<E>>,
      work: (msg: Said<E>) => Promise<Done<E>>,
      quick?: (given: unknown) => Said<E> | undefined,
    ): void => {
      socket.on<keyof ClientToServer>(event, (async (given: unknown, ack: unknown) => {
        const answer = (a: Ack<Done<E>>): void => {
          if (typeof ack === 'function') ack(a);
        };
        try {
          if (!messages.take(person)) throw slowDown();
          answer({ ok: true, ...(await work(quick?.(given) ?? read(schema, given))) });
        } catch (error) {
          answer(refused(error));
        }
      }) as never);
    };
    const refused = (error: unknown): { readonly ok: false } & Refused => {
      if (error instanceof Refusal || error instanceof Fault) {
        meters.refusals.inc({ code: error.code });
        return { ok: false, code: error.code, message: error.message, ...(error.key === undefined ? {} : { key: error.key }) };
      }
      log.error({ err: error }, 'a message failed');
      if (storage.isLost(error)) return refused(tryAgain());
      meters.refusals.inc({ code: 'internal' });
      return { ok: false, code: 'internal', message: 'something went wrong on the server' };
    };

    /** Whoever watches a table knows its code; everybody else may be guessing. */
    const known = <T>(code: string, work: () => Promise<T>): Promise<T> =>
      watching.has(code) ? work() : codes.guarded(address, person, code, work);

    on('watch', schemas.watch, async ({ code, eyes, notesFrom, patches = false, bots }) => {
      if (!watching.has(code) && watching.size >= MOST_WATCHED) throw slowDown('too many tables at once');
      return known(code, () =>
        rooms.atTable(code, async (room) => {
          if (!room.maySee(person, eyes)) throw notYours(eyes === null ? 'this table has no spectators' : 'this seat is not yours');
          const watcher: Watcher = { socket, person, eyes, patches, ...(bots ? { bots } : {}), holds: 0, table: '' };
          if (room.table.phase === 'playing' && !room.seated(person)) await inPlay.attend(person, room);
          const sync = await rooms.viewers.sync(room, watcher, notesFrom);
          const chat = await chats.last(room, person);
          if (socket.connected) {
            const before = room.connected(person);
            room.watch(watcher);
            watching.set(code, room);
            rooms.presence.arrived(room, person, before);
          }
          const table = room.info(person);
          watcher.table = JSON.stringify(table);
          return { table, sync, chat };
        }),
      );
    });
    on('unwatch', schemas.unwatch, async ({ code }) => {
      const room = watching.get(code);
      if (room) {
        watching.delete(code);
        leave(room);
      }
      return {};
    });
    on(
      'answer',
      schemas.answer,
      async (msg) => {
        try {
          return await known(msg.code, () => rooms.matches.answer(person, msg, socket.id));
        } catch (error) {
          if (error instanceof Refusal && error.code === 'stale') rooms.viewers.resync(socket.id, msg.code);
          throw error;
        }
      },
      schemas.plainAnswer,
    );
    on('takeBack', schemas.takeBack, async (msg) => {
      try {
        return await known(msg.code, () => rooms.matches.takeBack(person, msg, socket.id));
      } catch (error) {
        if (error instanceof Refusal && error.code === 'stale') rooms.viewers.resync(socket.id, msg.code);
        throw error;
      }
    });
    on('takeBacks', schemas.takeBacks, (msg) => known(msg.code, () => rooms.matches.takeBacks(person, msg)));
    on('chat', schemas.chat, async ({ code, text, phrase }) => {
      if (!lines.take(person)) throw slowDown('not so fast');
      await known(code, async () => {
        const room = await rooms.find(code);
        await chats.say(room, person, { ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) });
      });
      return {};
    });
  });
}

/** The headers have been read; a thousand sockets need not keep them. */
function forgetRequest(socket: GameSocket): void {
  (socket.conn as { request: unknown }).request = undefined;
  const { handshake } = socket;
  handshake.headers = {};
}
