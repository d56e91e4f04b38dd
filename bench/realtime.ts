/**
 * Real time as people have it: four of them at one yard, each 60 ms away, two requests a second each, for a minute.
 *
 *   node bench/realtime.ts [--seconds 60] [--oneway 60] [--rate 2]
 *
 * Counted is what was refused although what was wanted was still there (`stale`), and what was really gone, with the reason. Then the
 * same through two processes on PostgreSQL (if this machine has one), with a bot between three quick people, and with a server that is
 * killed in mid-period and stays away for twelve seconds. Prints figures; tests hold what must always be so.
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Json, Seat } from '@cosmodrome/kernel';
import type { YardView } from '../kernel/test/games/yard.ts';
import { Client } from '../server/test/helpers/client.ts';
import { startPostgres } from '../server/test/helpers/postgres.ts';
import { type Running, startServer, tempDir } from '../server/test/helpers/process.ts';

const { values: how } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    oneway: { type: 'string', default: '60' },
    rate: { type: 'string', default: '2' },
  },
});
const SECONDS = Number(how.seconds);
const ONE_WAY = Number(how.oneway);
const EVERY = 1000 / Number(how.rate);
const LIMITS = { GUESTS_PER_HOUR: '1000', TABLES_PER_HOUR: '1000', HTTP_PER_MINUTE: '100000' };
const OUTAGE_MS = 12_000;

interface Tally {
  acts: number;
  taken: number;
  /** By code, and by the rules' own reason where there is one. */
  readonly refused: Map<string, number>;
  readonly waits: number[];
}
const tally = (): Tally => ({ acts: 0, taken: 0, refused: new Map(), waits: [] });

/** Somebody far away: sees every position so much later, and is heard so much later. */
class Distant {
  readonly client: Client;
  readonly seat: Seat;
  readonly code: string;
  constructor(client: Client, seat: Seat, code: string) {
    this.client = client;
    this.seat = seat;
    this.code = code;
  }
  /** What was sent so long ago that it has arrived. */
  private get seen() {
    const until = Date.now() - ONE_WAY;
    const { syncs } = this.client;
    return syncs.findLast((s) => s.code === this.code && s.serverTime <= until) ?? syncs.find((s) => s.code === this.code);
  }
  /** One request, on what is seen: what can be done there, whatever others have done meanwhile. */
  async act(counts: Tally): Promise<void> {
    const sync = this.seen;
    if (!sync || sync.over) return;
    const { hand, heap } = sync.view as unknown as YardView;
    const wish: Json = hand !== null ? { do: 'place', part: hand } : heap > 0 ? { do: 'draw' } : { do: 'finish' };
    const began = performance.now();
    counts.acts++;
    await sleep(ONE_WAY);
    const ack = await this.client.answer(this.code, sync.n, this.seat, 'build/do', wish);
    await sleep(ONE_WAY);
    counts.waits.push(performance.now() - began);
    if (ack.ok) counts.taken++;
    else {
      const why = ack.key ?? ack.code;
      counts.refused.set(why, (counts.refused.get(why) ?? 0) + 1);
    }
  }
  /** Requests at a steady pace; as people do, the next one when it is seen what came of the last. */
  async play(counts: Tally, until: () => boolean): Promise<void> {
    await sleep(Math.random() * EVERY);
    for (let next = performance.now(); !until(); next = Math.max(next + EVERY, performance.now())) {
      await this.act(counts);
      await sleep(Math.max(0, next + EVERY - performance.now()));
    }
  }
}
async function yard(urls: readonly string[], bots: number, ms: number): Promise<readonly Distant[]> {
  const people: Client[] = [];
  for (let i = 0; i < 4 - bots; i++) people.push(await (await Client.guest(urls[i % urls.length] as string, `Nr ${i}`)).connect());
  const [host, ...guests] = people as [Client, ...Client[]];
  const seats = [
    { kind: 'me' as const },
    ...guests.map(() => ({ kind: 'open' as const })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'builder' })),
  ];
  const { code } = await host.create({ game: 'yard', options: { ms, parts: 1000 }, seats });
  for (const [i, guest] of guests.entries()) await guest.act(code, 'sit', { seat: i + 1 });
  await host.act(code, 'start');
  for (const [seat, c] of people.entries()) {
    c.patches = true;
    await c.watch(code, seat);
  }
  return people.map((client, seat) => new Distant(client, seat, code));
}
async function period(urls: readonly string[], bots = 0): Promise<{ readonly counts: Tally; readonly acts: readonly number[] }> {
  const all = await yard(urls, bots, 3_600_000);
  const [first] = all as [Distant];
  const acts = (): readonly number[] => {
    const { ships, holding } = first.client.last.view as unknown as YardView;
    return ships.map((ship, seat) => 2 * ship.length + (holding[seat] ? 1 : 0));
  };
  // The thread in which it thinks is started for its first thought.
  if (bots > 0) await first.client.until(() => (acts().at(-1) as number) > 0, 60_000);
  const before = acts();
  const counts = tally();
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(all.map((d) => d.play(counts, () => performance.now() >= end)));
  for (const d of all) d.client.close();
  return { counts, acts: acts().map((n, seat) => n - (before[seat] ?? 0)) };
}
/** Killed in mid-period and away for twelve seconds: what is left, and how far the hourglass has run meanwhile. */
async function outage(dir: string): Promise<string> {
  let server = await startServer({ ...LIMITS, DATA_DIR: dir });
  const all = await yard([server.url], 0, 600_000);
  const counts = tally();
  const end = performance.now() + 5000;
  await Promise.all(all.map((d) => d.play(counts, () => performance.now() >= end)));
  const [first] = all as [Distant];
  const before = first.client.last;
  const left = before.timers![0]!.at - Date.now();
  const { ships, holding } = before.view as unknown as YardView;
  await server.kill('SIGKILL');
  await sleep(OUTAGE_MS);
  server = await startServer({ ...LIMITS, DATA_DIR: dir });
  first.client.url = server.url;
  await first.client.connect();
  const { sync } = await first.client.watch(first.code, 0);
  const ran = left - (sync!.timers![0]!.at - Math.max(Date.now(), sync!.resumes ?? 0));
  const now = sync!.view as unknown as YardView;
  const kept = JSON.stringify([now.ships, now.holding]) === JSON.stringify([ships, holding]) && sync!.n === counts.taken;
  for (const d of all) d.client.close();
  await server.stop();
  return `${counts.taken} requests acknowledged, ${kept ? 'all there' : `NOT all there: ${sync!.n}`}; in ${OUTAGE_MS / 1000} s away the hourglass ran ${Math.round(ran)} ms`;
}

const share = (waits: readonly number[], q: number): number =>
  Math.round([...waits].sort((a, b) => a - b)[Math.floor(waits.length * q)] ?? 0);
function told(name: string, { counts, acts }: Awaited<ReturnType<typeof period>>): void {
  const refused = [...counts.refused].map(([why, n]) => `${n} ${why}`).join(', ') || 'none';
  console.log(
    `${name}: ${counts.acts} requests, ${counts.taken} taken, refused: ${refused}; stale: ${counts.refused.get('stale') ?? 0}; ` +
      `click to answer p50 ${share(counts.waits, 0.5)} ms, p99 ${share(counts.waits, 0.99)} ms; acts by seat ${acts.join(', ')}`,
  );
}

const dirs = [await tempDir(), await tempDir(), await tempDir()];
const [one, two, three] = dirs.map((d) => d.path) as [string, string, string];
const running: Running[] = [];
try {
  const server = await startServer({ ...LIMITS, DATA_DIR: one });
  running.push(server);
  told('four people, one process', await period([server.url]));
  told('three people and a bot (tempo of a person)', await period([server.url], 1));
  console.log(`SIGKILL in mid-period: ${await outage(two)}`);
  if (existsSync('/usr/lib/postgresql')) {
    const postgres = await startPostgres();
    try {
      const env = { ...LIMITS, DATA_DIR: three, DATABASE_URL: postgres.url, SECRET: 'the same secret for both of them' };
      const both = [await startServer(env), await startServer(env)];
      running.push(...both);
      told('four people, two processes on PostgreSQL', await period(both.map((s) => s.url)));
      for (const s of both) await s.kill('SIGKILL');
    } finally {
      await postgres.stop();
    }
  } else console.log('two processes on PostgreSQL: left out, there is none on this machine');
} finally {
  for (const s of running) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  for (const d of dirs) await d.remove();
}
