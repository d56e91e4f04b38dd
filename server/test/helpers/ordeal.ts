/**
 * Two processes play on one PostgreSQL while things are done to it. Afterwards: does every process live, has every screen
 * caught up, is every acknowledged answer in the record at its place?
 */
import type { Entry } from '@cosmodrome/kernel';
import pg from 'pg';
import { anyAnswerTo, Client } from './client.ts';
import type { Postgres } from './postgres.ts';
import type { Running } from './process.ts';

export interface Trial {
  readonly name: string;
  act(postgres: Postgres): Promise<void>;
}
export interface Passed {
  readonly name: string;
  /** What was done to the database took so long. */
  readonly outageMs: number;
  /** Then every screen of every table showed what was stored, and somebody's new answer. */
  readonly caughtUpMs: number;
}
export interface Verdict {
  readonly passed: readonly Passed[];
  readonly acknowledged: number;
  /** Acknowledged answers that are not in the record at their place. */
  readonly lost: number;
  readonly refused: number;
}
interface Seated {
  readonly client: Client;
  readonly code: string;
  readonly seat: number;
}
const CAUGHT_UP_MS = 120_000;

export async function ordeal(
  postgres: Postgres,
  servers: readonly Running[],
  how: { readonly tables: number; readonly trials: readonly Trial[] },
): Promise<Verdict> {
  const seated: Seated[] = [];
  const acknowledged = new Map<string, { seat: number; answer: unknown }>();
  let refused = 0;
  let stopped = false;
  const url = (i: number) => (servers[i % servers.length] as Running).url;
  const person = async (name: string, at: number) => (await Client.guest(url(at), name)).connect();
  for (let t = 0; t < how.tables; t++) {
    const [ada, bob] = [await person(`Ada ${t}`, t), await person(`Bob ${t}`, t + 1)];
    const { code } = await ada.create({ game: 'grid', options: { games: 1_000_000 }, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.act(code, 'sit', { seat: 1 });
    await ada.act(code, 'start');
    await Promise.all([ada.watch(code, 0), bob.watch(code, 1)]);
    seated.push({ client: ada, code, seat: 0 }, { client: bob, code, seat: 1 });
  }
  /** Answers whatever it is asked, again and again until it is taken or no longer asked; the line itself must hold. */
  const play = async ({ client, code, seat }: Seated): Promise<void> => {
    while (!stopped) {
      const { n, asks } = client.last;
      const question = asks[0];
      if (!question) {
        await client.until(() => stopped || client.last.n > n, CAUGHT_UP_MS);
        continue;
      }
      const answer = anyAnswerTo(question);
      const ack = await client.answer(code, n, seat, question.topic, answer).catch(() => undefined);
      if (ack?.ok) {
        acknowledged.set(`${code}/${ack.n}`, { seat, answer });
        await client.until(() => stopped || client.last.n > n, CAUGHT_UP_MS);
      } else {
        refused++;
        if (!client.socket?.connected) throw new Error('a process cut the line');
        await client.until(() => stopped || client.last.n > n, 300).catch(() => {});
      }
    }
  };
  /** Every screen shows more than any did when this was called. */
  const allMoveOn = async (): Promise<void> => {
    const shown = new Map<string, number>();
    for (const { code, client } of seated) shown.set(code, Math.max(shown.get(code) ?? 0, client.last.n));
    await Promise.all(seated.map(({ code, client }) => client.until(() => client.last.n > (shown.get(code) as number) + 1, CAUGHT_UP_MS)));
  };
  const playing = Promise.all(seated.map(play));
  const passed: Passed[] = [];
  const trials = async (): Promise<void> => {
    await allMoveOn();
    for (const trial of how.trials) {
      const start = performance.now();
      await trial.act(postgres);
      const back = performance.now();
      await allMoveOn();
      passed.push({ name: trial.name, outageMs: Math.round(back - start), caughtUpMs: Math.round(performance.now() - back) });
    }
  };
  try {
    await Promise.race([trials(), playing]);
  } finally {
    stopped = true;
  }
  await playing;
  const db = new pg.Client(postgres.url);
  await db.connect();
  let lost = 0;
  for (const { code, client, seat: eyes } of seated) {
    const { rows } = await db.query<{ entry: string }>('select entry from entries where code = $1 order by n', [code]);
    for (const [key, { seat, answer }] of acknowledged) {
      const [of, n] = key.split('/');
      if (of !== code || seat !== eyes) continue;
      const entry = JSON.parse(rows[Number(n) - 1]?.entry ?? 'null') as Extract<Entry, { seat: number }> | null;
      if (entry?.seat !== seat || entry.answer !== answer) lost++;
    }
    await client.until(() => client.last.n === rows.length, CAUGHT_UP_MS);
    client.close();
  }
  await db.end();
  return { passed, acknowledged: acknowledged.size, lost, refused };
}
