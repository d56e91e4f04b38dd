/** The Socket.IO part of the wire: watching, answering, chatting. */
import { type Json, Refusal } from '@cosmodrome/kernel';
import type { Chats } from './chats.ts';
import { Fault, notYours, slowDown } from './fault.ts';
import { Bucket } from './limits.ts';
import { answerStraight } from './line.ts';
import { sameOrigin } from './origins.ts';
import type { Parts } from './parts.ts';
import type { GameServer, GameSocket, Room, Watcher } from './room.ts';
import * as schemas from './schemas.ts';
import { read } from './schemas.ts';
import type { Ack } from './wire.ts';

/** Tables one socket may watch at a time. */
const MOST_WATCHED = 12;

export function sockets(io: GameServer, parts: Parts & { readonly chats: Chats }): void {
  const { people, rooms, codes, settings, meters, log, chats } = parts;
  const perAddress = new Map<string, number>();
  const messages = new Bucket(settings.limits.answersPerSecond * 3, 3000);
  const lines = new Bucket(6, 12_000);

  const letIn = async (socket: GameSocket): Promise<Error | undefined> => {
    if (!sameOrigin(socket.handshake.headers, settings)) return new Error('cross-site');
    const person = await people.whoIs(socket.handshake.headers);
    if (!person) return new Error('no-identity');
    socket.data.person = person.id;
    return undefined;
  };
  io.use((socket, next) => {
    letIn(socket).then(next, (error: unknown) => {
      log.error({ err: error }, 'a socket could not be let in');
      next(new Error('try-again'));
    });
  });

  io.on('connection', (socket) => {
    const address = addressOf(socket, settings.trustProxy);
    const count = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, count);
    const { person } = socket.data;
    const watching = new Map<string, Room>();
    socket.on('disconnect', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      for (const room of watching.values()) {
        room.unwatch(socket.id);
        rooms.departed(room, person);
      }
    });
    if (count > settings.limits.socketsPerAddress) {
      socket.disconnect(true);
      return;
    }
    void socket.join(`person:${person}`);
    forgetRequest(socket);
    answerStraight(socket);

    /** One message: counted, read, done, acknowledged. Whatever goes wrong is told in the acknowledgement. */
    const on = <T, R extends object>(
      event: string,
      schema: Parameters<typeof read<T>>[0],
      work: (msg: T) => Promise<R>,
      quick?: (given: unknown) => T | undefined,
    ): void => {
      socket.on(
        event as 'unwatch',
        (async (given: unknown, ack: unknown) => {
          const answer = (a: Ack<R>): void => {
            if (typeof ack === 'function') ack(a);
          };
          try {
            if (!messages.take(person)) throw slowDown();
            answer({ ok: true, ...(await work(quick?.(given) ?? read(schema, given))) });
          } catch (error) {
            answer(refused(error));
          }
        }) as never,
      );
    };
    const refused = (error: unknown): { ok: false; code: string; message: string; key?: string } => {
      if (error instanceof Refusal || error instanceof Fault) {
        meters.refusals.inc({ code: error.code });
        return { ok: false, code: error.code, message: error.message, ...(error.key === undefined ? {} : { key: error.key }) };
      }
      log.error({ err: error }, 'a message failed');
      meters.refusals.inc({ code: 'internal' });
      return { ok: false, code: 'internal', message: 'something went wrong on the server' };
    };

    /** Whoever watches a table knows its code; everybody else may be guessing. */
    const known = <T>(code: string, work: () => Promise<T>): Promise<T> =>
      watching.has(code) ? work() : codes.guarded(address, person, code, work);

    on('watch', schemas.watch, async ({ code, eyes, notesFrom, patches = false }) => {
      if (!watching.has(code) && watching.size >= MOST_WATCHED) throw slowDown('too many tables at once');
      return known(code, () =>
        rooms.atTable(code, async (room) => {
          if (!room.maySee(person, eyes)) throw notYours(eyes === null ? 'this table has no spectators' : 'this seat is not yours');
          const watcher: Watcher = { socket, person, eyes, patches, holds: 0 };
          const sync = await rooms.sync(room, watcher, notesFrom);
          const chat = await chats.last(room, person);
          if (socket.connected) {
            const before = room.connected(person);
            room.watch(watcher);
            watching.set(code, room);
            rooms.arrived(room, person, before);
          }
          return { table: room.info(person), sync, chat };
        }),
      );
    });
    on('unwatch', schemas.unwatch, async ({ code }) => {
      const room = watching.get(code);
      if (room) {
        watching.delete(code);
        room.unwatch(socket.id);
        rooms.departed(room, person);
      }
      return {};
    });
    on(
      'answer',
      schemas.answer,
      async (msg) => {
        try {
          return await known(msg.code, () => rooms.answer(person, msg as typeof msg & { answer: Json }, socket.id));
        } catch (error) {
          if (error instanceof Refusal && error.code === 'stale') rooms.resync(socket.id, msg.code);
          throw error;
        }
      },
      schemas.plainAnswer,
    );
    on('takeBack', schemas.takeBack, async (msg) => {
      try {
        return await known(msg.code, () => rooms.takeBack(person, msg, socket.id));
      } catch (error) {
        if (error instanceof Refusal && error.code === 'stale') rooms.resync(socket.id, msg.code);
        throw error;
      }
    });
    on('takeBacks', schemas.takeBacks, async (msg) => ({ notes: await known(msg.code, () => rooms.takeBacks(person, msg)) }));
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

/** The address of the other end, as the outermost of our proxies saw it. */
function addressOf(socket: GameSocket, proxies: number): string {
  const forwarded = proxies > 0 ? socket.handshake.headers['x-forwarded-for'] : undefined;
  return (typeof forwarded === 'string' ? forwarded.split(',').at(-proxies)?.trim() : undefined) ?? socket.handshake.address;
}

/** The headers have been read; a thousand sockets need not keep them. */
function forgetRequest(socket: GameSocket): void {
  (socket.conn as { request: unknown }).request = undefined;
  const { handshake } = socket;
  handshake.headers = {};
}
