/** What docs/hosting.md hands to a host, run as it stands there. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { premises } from './helpers/house.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const file = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-hosting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const here = premises();

test('the command line of the systemd unit starts a server in its folder; the check of the container finds it well; SIGTERM ends it in order', async () => {
  const unit = file('deploy/cosmodrome.service');
  const [program, ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' ');
  expect(program).toBe('/usr/bin/node');
  // The same command in the container.
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(file('deploy/Dockerfile'))?.[1] ?? '[]')).toEqual(['node', ...args]);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { address } = await new Promise<{ address: string }>((resolve) => child.once('message', resolve as never));
  const [, , check] = JSON.parse(/HEALTHCHECK[^[]*(\[.*\])$/m.exec(file('deploy/Dockerfile'))?.[1] ?? '[]') as string[];
  const well = () => spawnSync(process.execPath, ['-e', check as string], { env: { ...process.env, PORT: new URL(address).port } }).status;
  expect(well()).toBe(0);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(well()).toBe(1);
});

const nginx = spawnSync('nginx', ['-v']).error === undefined;
test.skipIf(!nginx)(
  'nginx in front of two processes on PostgreSQL, by the configuration of the compose file: a guest opens a table and plays',
  async () => {
    const { url } = await here.postgres();
    const env = { DATABASE_URL: url, SECRET: 'the same secret for both', TRUST_PROXY: 'on' };
    const servers = await Promise.all([here.start(env), here.start(env)]);
    const port = 20_000 + (process.pid % 20_000);
    const [one, two] = servers.map((s) => new URL(s.url).host) as [string, string];
    const site = file('deploy/nginx-compose.conf')
      .replace('one:3000', one)
      .replace('two:3000', two)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    const conf = join(folder, 'nginx.conf');
    writeFileSync(
      conf,
      `pid ${folder}/nginx.pid; error_log stderr; daemon off; events {} http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; ${site} }`,
    );
    const proxy = spawn('nginx', ['-c', conf, '-p', folder], { stdio: ['ignore', 'inherit', 'pipe'] });
    try {
      const door = `http://127.0.0.1:${port}`;
      while (
        !(await fetch(`${door}/healthz`)
          .then((r) => r.ok)
          .catch(() => false))
      )
        await new Promise((r) => setTimeout(r, 50));
      const ada = here.guest(await (await Client.guest(door, 'Ada')).connect());
      const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
      const { sync } = await ada.watch(code, 0);
      expect(await ada.answer(code, sync!.n, 0, 'grid/mark', 0)).toMatchObject({ ok: true });
    } finally {
      proxy.kill();
    }
  },
);
