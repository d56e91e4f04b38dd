/**
 * PostgreSQL fails under play with two processes: ten restarts, a pause of twenty seconds, three crashes. Prints how long each
 * outage was, how long after it every screen of every table showed new answers, and what was lost.
 *
 *   node server/test/long-outage.ts [--tables 8] [--restarts 10] [--pause 20] [--crashes 3]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ordeal, type Trial } from './helpers/ordeal.ts';
import { startPostgres } from './helpers/postgres.ts';
import { startServer, tempDir } from './helpers/process.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '8' },
    restarts: { type: 'string', default: '10' },
    pause: { type: 'string', default: '20' },
    crashes: { type: 'string', default: '3' },
  },
});
const trials: readonly Trial[] = [
  ...Array.from({ length: Number(values.restarts) }, (_, i): Trial => ({ name: `restart ${i + 1}`, act: (pg) => pg.restart() })),
  {
    name: `pause of ${values.pause} s`,
    act: async (pg) => {
      await pg.pause();
      await sleep(Number(values.pause) * 1000);
      await pg.wake();
    },
  },
  ...Array.from({ length: Number(values.crashes) }, (_, i): Trial => ({ name: `crash ${i + 1}`, act: (pg) => pg.crash() })),
];
const dir = await tempDir();
const postgres = await startPostgres();
const env = {
  DATA_DIR: dir.path,
  DATABASE_URL: postgres.url,
  SECRET: 'the same secret for both of them',
  ANSWERS_PER_SECOND: '10000',
  HTTP_PER_MINUTE: '100000',
};
const servers = await Promise.all([startServer(env), startServer(env)]);
try {
  const verdict = await ordeal(postgres, servers, { tables: Number(values.tables), trials });
  console.log('| what | outage, s | then all screens moved on after, s |\n|---|---|---|');
  for (const p of verdict.passed) console.log(`| ${p.name} | ${(p.outageMs / 1000).toFixed(1)} | ${(p.caughtUpMs / 1000).toFixed(1)} |`);
  const dead = servers.filter((s) => s.child.exitCode !== null || s.child.signalCode !== null).length;
  console.log(
    `\n${values.tables} tables at two processes: ${verdict.acknowledged} answers acknowledged, ${verdict.lost} of them lost, ${verdict.refused} refused or unanswered and given again, ${dead} processes dead.`,
  );
  process.exitCode = verdict.lost + dead > 0 ? 1 : 0;
} finally {
  for (const s of servers) if (s.child.exitCode === null && s.child.signalCode === null) await s.kill('SIGKILL');
  await postgres.stop();
  await dir.remove();
}
