/**
 * What `server/line.ts` saves, alone: the same messages out of the same Socket.IO, with it and without, in one run.
 *
 *   node bench/line.ts [--pairs 100] [--slices 8]
 *
 * Two server processes are open at the same time and take turns; the best turn of each counts, by processor time an answer, which a
 * busy machine disturbs least. An answer is acknowledged with a patch, and its patch goes to the other of two sockets, as in play.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { answerStraight, Message, straighten } from '../server/line.ts';
import type { GameServer, GameSocket } from '../server/room.ts';

const SLICE_MS = 1500;
/** As large as the patches of a small game: `{ n, patch }` and `patch`. */
const PATCH = {
  code: 'ABCDEF',
  n: 12,
  eyes: 0,
  base: 11,
  ops: [['=', ['view', 'cells', 4], 1]],
  notes: { from: 3, items: [{ text: 'x'.repeat(300) }] },
};

async function serve(straight: boolean): Promise<void> {
  const http = createServer();
  const server = new Server(http, { serveClient: false, perMessageDeflate: false, httpCompression: false }) as GameServer;
  if (straight) straighten(server);
  const waiting: GameSocket[] = [];
  server.on('connection', (socket) => {
    if (straight) answerStraight(socket);
    const other = waiting.pop();
    if (other) pair(socket, other);
    else waiting.push(socket);
  });
  const pair = (...both: [GameSocket, GameSocket]): void => {
    for (const [i, socket] of both.entries())
      socket.on('answer', (_msg, ack) => {
        ack({ ok: true, n: 12, patch: PATCH } as never);
        const to = both[1 - i] as GameSocket;
        if (straight) new Message('patch', PATCH as never).to(to);
        else to.emit('patch', PATCH as never);
      });
  };
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.send?.((http.address() as AddressInfo).port);
}

interface Side {
  readonly child: ChildProcess;
  readonly sockets: readonly Socket[];
  best: number;
  rate: number;
}
async function cpuOf({ child }: Side): Promise<number> {
  child.send('cpu');
  return (await once(child, 'message'))[0] as number;
}
async function slice(side: Side): Promise<void> {
  const before = await cpuOf(side);
  const began = performance.now();
  let answers = 0;
  await Promise.all(
    side.sockets.map(async (socket) => {
      while (performance.now() - began < SLICE_MS) {
        await socket.emitWithAck('answer', { code: 'ABCDEF', n: 11, seat: 0, topic: 'grid/mark', answer: 4 });
        answers++;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  side.best = Math.min(side.best, ((await cpuOf(side)) - before) / answers);
  side.rate = Math.max(side.rate, answers / seconds);
}
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pairs: { type: 'string', default: '100' }, slices: { type: 'string', default: '8' } } });
  const open = async (how: string): Promise<Side> => {
    const child = fork(fileURLToPath(import.meta.url), [how], { execArgv: ['--max-semi-space-size=64'] });
    const [port] = (await once(child, 'message')) as [number];
    const sockets = await Promise.all(
      Array.from({ length: 2 * Number(values.pairs) }, async () => {
        const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
        await once(socket as never, 'connect');
        return socket;
      }),
    );
    return { child, sockets, best: Number.POSITIVE_INFINITY, rate: 0 };
  };
  const [plain, straight] = [await open('plain'), await open('straight')];
  for (let i = 0; i < Number(values.slices); i++) for (const side of [plain, straight]) await slice(side);
  const us = (side: Side): string => `${Math.round(side.best * 1000)} µs an answer, ${Math.round(side.rate)} answers/s`;
  console.log(`without: ${us(plain)}\nwith:    ${us(straight)}\nprocessor time without / with: ${(plain.best / straight.best).toFixed(2)}`);
  for (const { child, sockets } of [plain, straight]) {
    for (const s of sockets) s.close();
    child.kill();
  }
}
const how = process.argv[2];
await (how === 'plain' || how === 'straight' ? serve(how === 'straight') : main());
