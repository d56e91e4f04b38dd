/** What docs/hosting.md hands to a host, run as it stands there. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { Overview, TableInfo } from '@cosmodrome/wire';
import { afterAll, expect, test } from 'vitest';
import { Client } from './helpers/client.ts';
import { premises } from './helpers/house.ts';
import { freePort } from './helpers/ports.ts';
import { aptGet } from './helpers/postgres.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const file = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-hosting-'));
const here = premises();
const running: ChildProcess[] = [];
afterAll(() => {
  // Not harder: a proxy has processes of its own to end.
  for (const child of running) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;
const PORTS = await freePort(4);

/** From Debian, if it is not there: a proxy that people have. */
async function nginx(): Promise<boolean> {
  if (!has('nginx', '-v') && process.getuid?.() === 0 && has('apt-get', '--version')) await aptGet('nginx-light').catch(() => undefined);
  return has('nginx', '-v');
}
const proxies = await nginx();
/** Runs these sites, in a folder of its own. */
async function proxy(at: string, sites: string, ready: string): Promise<ChildProcess> {
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'nginx.conf'), mainConf(at, sites));
  const child = spawn('nginx', ['-c', join(at, 'nginx.conf'), '-p', at], { stdio: ['ignore', 'inherit', 'inherit'] });
  running.push(child);
  await answers(ready);
  return child;
}
const mainConf = (at: string, sites: string): string =>
  `pid ${at}/nginx.pid; error_log stderr crit; daemon off; events {} http { access_log off; ${[
    'client_body',
    'proxy',
    'fastcgi',
    'uwsgi',
    'scgi',
  ]
    .map((kind) => `${kind}_temp_path ${at}/${kind};`)
    .join(' ')} ${sites} }`;
/** Until somebody answers there. */
async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((again) => setTimeout(again, 50));
}

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
  running.push(child);
  const { address } = await new Promise<{ address: string }>((resolve) => child.once('message', resolve as never));
  const [, , check] = JSON.parse(/HEALTHCHECK[^[]*(\[.*\])$/m.exec(file('deploy/Dockerfile'))?.[1] ?? '[]') as string[];
  const well = () => spawnSync(process.execPath, ['-e', check as string], { env: { ...process.env, PORT: new URL(address).port } }).status;
  expect(well()).toBe(0);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(well()).toBe(1);
});
test('the unit lets the server write where the page has it write', () => {
  const unit = file('deploy/cosmodrome.service');
  const backups = /BACKUP_DIR=(\S+)/.exec(file('docs/hosting.md'))?.[1];
  expect(unit).toContain(`ReadWritePaths=-${backups}\n`);
  const data = /DATA_DIR=(\S+)/.exec(unit)?.[1];
  expect(data).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
});
test('every number the page would raise an alarm for is there, under that name', async () => {
  const server = await here.start({ METRICS_TOKEN: 'the-token-of-tests' });
  const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer the-token-of-tests' } })).text();
  const page = file('docs/hosting.md');
  const names = [...page.slice(page.indexOf('## Watching')).matchAll(/`((?:cosmodrome|nodejs)_\w+)/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) expect(text, name).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
});

test.skipIf(!proxies)(
  'nginx in front of two processes on PostgreSQL, by the configuration of the compose file: a guest opens a table and plays',
  async () => {
    const { url } = await here.postgres();
    const env = { DATABASE_URL: url, SECRET: 'the same secret for both', TRUST_PROXY: 'on' };
    const servers = await Promise.all([here.start(env), here.start(env)]);
    const [one, two] = servers.map((s) => new URL(s.url).host) as [string, string];
    const site = file('deploy/nginx-compose.conf')
      .replace('one:3000', one)
      .replace('two:3000', two)
      .replace('listen 80;', `listen 127.0.0.1:${PORTS};`);
    const door = `http://127.0.0.1:${PORTS}`;
    const child = await proxy(join(folder, 'compose'), site, `${door}/healthz`);
    const ada = here.guest(await (await Client.guest(door, 'Ada')).connect());
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'B' }], start: true });
    const { sync } = await ada.watch(code, 0);
    expect(await ada.answer(code, sync!.n, 0, 'grid/mark', 0)).toMatchObject({ ok: true });
    // By long polling too, where every request must come to the same process.
    const bob = here.guest(new Client(door));
    bob.transports = ['polling'];
    bob.me = (await bob.get<Client['me']>('/api/me')).body;
    await bob.connect();
    expect((await bob.watch(code, null)).sync!.n).toBe(1);
    child.kill();
  },
);

/** What a bare machine has beside bash: as little of it as the page needs, in a folder. */
function machine(at: string, project: string): { env: Record<string, string>; script(text: string): string } {
  const bin = join(at, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const dir of ['opt', 'etc/systemd/system', 'etc/nginx/sites-available', 'etc/nginx/sites-enabled', 'var/lib', 'var/backups', 'run'])
    mkdirSync(join(at, dir), { recursive: true });
  const program = (name: string, text: string): void => {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\nset -eu\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  program('useradd', ':');
  program('chown', ':');
  program('install', 'for last; do :; done; mkdir -p "$last"');
  // The packages are here already; WHOLE=1 installs and builds for real.
  if (process.env.WHOLE === undefined)
    program(
      'npm',
      `case "$1 \${2-}" in "ci "*|"run build") exec node ${join(bin, 'packages.mjs')} ;; *) exec ${spawnSync('which', ['npm']).stdout.toString().trim()} "$@" ;; esac`,
    );
  writeFileSync(
    join(bin, 'packages.mjs'),
    `import fs from 'node:fs'; import path from 'node:path';
const from = ${JSON.stringify(ROOT)};
for (const [dir, own] of [['node_modules', '@cosmodrome'], ['server/node_modules', ''], ['tools/node/node_modules', '']]) {
  if (!fs.existsSync(path.join(from, dir)) || fs.existsSync(dir)) continue;
  fs.mkdirSync(dir, { recursive: true });
  for (const name of fs.readdirSync(path.join(from, dir))) {
    if (name === own || name === '.cache') continue;
    fs.symlinkSync(path.join(from, dir, name), path.join(dir, name));
  }
  if (own === '') continue;
  fs.mkdirSync(path.join(dir, own));
  for (const name of fs.readdirSync(path.join(from, dir, own))) fs.symlinkSync(fs.readlinkSync(path.join(from, dir, own, name)), path.join(dir, own, name));
}`,
  );
  // Of systemd what the page asks of it: units of a folder, started by their own command line in their own environment.
  program('systemctl', `exec node ${join(bin, 'systemctl.mjs')} "$@"`);
  writeFileSync(
    join(bin, 'systemctl.mjs'),
    `import fs from 'node:fs'; import path from 'node:path'; import { spawn } from 'node:child_process';
const at = ${JSON.stringify(at)};
// Who has ended and is asked for by nobody is still in the list.
const alive = (pid) => { try { return !/\\) Z /.test(fs.readFileSync('/proc/' + pid + '/stat', 'utf8')); } catch { return false; } };
const pidFile = (name) => path.join(at, 'run', name + '.pid');
const read = (file) => (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0);
const wait = () => new Promise((again) => setTimeout(again, 30));
async function stop(name) {
  const pid = read(pidFile(name));
  if (pid && alive(pid)) process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + 15_000; pid && alive(pid); await wait()) if (Date.now() > end) process.kill(pid, 'SIGKILL');
  fs.rmSync(pidFile(name), { force: true });
}
function start(name) {
  const instance = /@(.*)$/.exec(name)?.[1];
  const unit = fs.readFileSync(path.join(at, 'etc/systemd/system', name.replace(/@.*/, '@') + '.service'), 'utf8').replaceAll('%i', instance);
  const of = (key) => new RegExp('^' + key + '=(.*)$', 'm').exec(unit)?.[1];
  const env = { PATH: process.env.PATH, PORT: '3000', NODE_COMPILE_CACHE: path.join(at, 'compiled') };
  const set = (line) => { const [k, ...v] = line.split('='); if (k) env[k] = v.join('='); };
  of('Environment').split(' ').forEach(set);
  const more = path.join(at, of('EnvironmentFile').slice(1));
  if (fs.existsSync(more)) fs.readFileSync(more, 'utf8').split('\\n').forEach(set);
  const place = (text) => text.startsWith('/var/') ? at + text : text;
  for (const key of Object.keys(env)) env[key] = place(env[key]);
  env.PORT = String(${PORTS + 2} + Number(env.PORT) - 3000);
  fs.mkdirSync(place('/var/lib/' + of('StateDirectory')), { recursive: true });
  const [, ...args] = of('ExecStart').split(' ');
  const log = fs.openSync(path.join(at, 'run', name + '.log'), 'a');
  const child = spawn(process.execPath, args, { cwd: at + of('WorkingDirectory'), env, detached: true, stdio: ['ignore', log, log] });
  fs.writeFileSync(pidFile(name), String(child.pid));
  child.unref();
}
const [verb, ...rest] = process.argv.slice(2);
const now = rest.includes('--now');
for (const name of rest.filter((r) => r !== '--now')) {
  // An empty file is of a proxy that has only been asked whether its configuration is right.
  if (verb === 'reload') { const pid = read(path.join(at, 'nginx', 'nginx.pid')); if (pid > 1) process.kill(pid, 'SIGHUP'); continue; }
  if (verb === 'stop' || verb === 'restart' || (verb === 'disable' && now)) await stop(name);
  if (verb === 'start' || verb === 'restart' || (verb === 'enable' && now)) start(name);
}`,
  );
  program('nginx', `exec /usr/sbin/nginx -q -c ${join(at, 'nginx', 'nginx.conf')} -p ${join(at, 'nginx')} "$@"`);
  const paths = (text: string): string =>
    text
      .replaceAll('<this project>', project)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${PORTS + 2}`)
      .replace(/(?<![\w.])\/(opt|var\/lib|var\/backups|etc)\/(cosmodrome|nginx|systemd)/g, `${at}/$1/$2`);
  return { env: { PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, HOME: at, TZ: 'UTC' }, script: paths };
}
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main', ...args], {
    cwd,
    stdio: 'pipe',
  });

const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, maxBuffer: 1e8 });
test.skipIf(!proxies || tracked.status !== 0 || !has('openssl', 'version') || !has('curl', '--version'))(
  'from a bare server to a house behind TLS, backed up, upgraded, moved and grown, by the commands of the page alone; a guest plays through all of it',
  async () => {
    // The project as it stands here, as somebody would clone it.
    const project = join(folder, 'project');
    mkdirSync(project);
    const names = tracked.stdout
      .toString()
      .split('\0')
      .filter((name) => name !== '' && existsSync(join(ROOT, name)));
    execFileSync('tar', ['-C', ROOT, '--null', '-T', '-', '-cf', join(folder, 'project.tar')], { input: names.join('\0') });
    execFileSync('tar', ['-C', project, '-xf', join(folder, 'project.tar')]);
    git(project, 'init', '-q');
    git(project, 'add', '-A');
    git(project, 'commit', '-qm', 'before');

    const page = file('docs/hosting.md');
    const chapter = (title: string): string[] => {
      const text = page.split(/^## /m).find((c) => c.startsWith(`${title}\n`));
      return [...(text ?? '').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block as string);
    };
    const pids = (at: string): number[] =>
      existsSync(join(at, 'run'))
        ? readdirSync(join(at, 'run')).flatMap((name) =>
            name.endsWith('.pid') ? [Number(readFileSync(join(at, 'run', name), 'utf8'))] : [],
          )
        : [];
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    /** One shell for all of it, as an operator has: what is defined in one chapter holds in the next. */
    const shell = (at: string): ((...blocks: readonly string[]) => string) => {
      const { env, script } = machine(at, project);
      let before = '';
      return (...blocks) => {
        const text = script(blocks.join('\n'));
        const done = spawnSync('bash', ['-euo', 'pipefail', '-c', `cd ${at}\n${before}\n${text}`], {
          env,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          timeout: 300_000,
        });
        if (done.status !== 0) throw new Error(`${text}\n${done.stdout}\n${done.stderr}`);
        before = [before, ...(/^cosmo\(\).*$/m.exec(text) ?? [])].join('\n');
        return done.stdout + done.stderr;
      };
    };
    const backend = `http://127.0.0.1:${PORTS + 2}`;
    const door = `https://127.0.0.1:${PORTS + 1}`;
    const trusted = getCACertificates();
    try {
      const run = shell(first);
      expect(run(...chapter('One machine, one process'))).toContain('{"ok":true}');

      // TLS: a certificate that only this test trusts, and other ports than root has.
      const cert = join(first, 'etc', 'cert');
      mkdirSync(cert);
      execFileSync(
        'openssl',
        [
          ...[
            'req',
            '-x509',
            '-newkey',
            'ec',
            '-pkeyopt',
            'ec_paramgen_curve:prime256v1',
            '-nodes',
            '-days',
            '2',
            '-subj',
            '/CN=games.example.org',
            '-addext',
            'subjectAltName=IP:127.0.0.1',
          ],
          ...['-keyout', join(cert, 'privkey.pem'), '-out', join(cert, 'fullchain.pem')],
        ],
        { stdio: 'pipe' },
      );
      setDefaultCACertificates([...trusted, readFileSync(join(cert, 'fullchain.pem'), 'utf8')]);
      const site = join(first, 'opt/cosmodrome/deploy/nginx.conf');
      writeFileSync(
        site,
        readFileSync(site, 'utf8')
          .replace('listen 80;', `listen 127.0.0.1:${PORTS};`)
          .replace('listen 443 ssl;', `listen 127.0.0.1:${PORTS + 1} ssl;`)
          .replaceAll('/etc/letsencrypt/live/games.example.org', cert)
          .replace(':3000;', `:${PORTS + 2};`)
          .replace(':3001;', `:${PORTS + 3};`),
      );
      mkdirSync(join(first, 'nginx'));
      writeFileSync(join(first, 'nginx', 'nginx.conf'), mainConf(join(first, 'nginx'), `include ${first}/etc/nginx/sites-enabled/*;`));
      run(...chapter('TLS'));
      await proxy(join(first, 'nginx'), `include ${first}/etc/nginx/sites-enabled/*;`, `${door}/healthz`);
      git(join(first, 'opt/cosmodrome'), 'checkout', '-q', 'deploy/nginx.conf');
      await answers(`${backend}/healthz`);
      const moved = await fetch(`http://127.0.0.1:${PORTS}/t/ABC`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')?.startsWith('https://')]).toEqual([301, true]);

      // A guest comes by TLS and plays over a web socket; cookies are for TLS alone, whatever the visitor claims of himself.
      const hello = await fetch(`${door}/api/me`, { headers: { 'x-forwarded-for': '10.9.8.7', 'x-forwarded-proto': 'http' } });
      for (const line of hello.headers.getSetCookie())
        expect(line).toMatch(/HttpOnly.*Secure.*SameSite=Lax|Secure.*HttpOnly.*SameSite=Lax/i);
      expect((await fetch(`${backend}/api/me`)).headers.getSetCookie()[0]).not.toMatch(/Secure/);
      const ada = here.guest(await Client.guest(door, 'Ada'));
      const { code } = await ada.create({ game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
      let from = door;
      const playsOn = async (): Promise<number> => {
        ada.url = from;
        await ada.connect();
        await ada.watch(code, 0);
        const question = await ada.until(() => ada.last.asks[0]);
        const { anyAnswerTo } = await import('./helpers/client.ts');
        const { n } = ada.last;
        const ack = await ada.answer(code, n, 0, question.topic, anyAnswerTo(question));
        expect(ack.ok || ['not-admitted', 'stale'].includes(ack.code)).toBe(true);
        expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body.seats[0]!.mine).toBe(true);
        ada.socket!.close();
        return n;
      };
      await playsOn();
      const boss = async (at: string, path: string, body?: unknown) => {
        const authorization = `Bearer ${readFileSync(join(at, 'var/lib/cosmodrome/operator-key'), 'utf8').trim()}`;
        const reply = await fetch(`${backend}/api/operator${path}`, {
          headers: { authorization, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        });
        return (await reply.json()) as Overview;
      };
      await boss(first, '/registrations', { open: false });

      expect(run(...chapter('Backups'))).toMatch(/rows? written/);
      await answers(`${backend}/healthz`);
      const backups = join(first, 'var/backups/cosmodrome');
      while (readdirSync(backups).filter((name) => name.endsWith('.gz')).length < 2) await new Promise((again) => setTimeout(again, 50));
      await playsOn();

      // The project goes on, and the house with it.
      writeFileSync(join(project, 'CHANGELOG.md'), 'Newer.\n');
      git(project, 'commit', '-qam', 'after');
      expect(run(...chapter('Upgrading'))).toContain('1 running game and 0 finished ones (of 0 it is kept what was seen): 0 no longer fit');
      expect(readFileSync(join(first, 'opt/cosmodrome/CHANGELOG.md'), 'utf8')).toBe('Newer.\n');
      await answers(`${backend}/healthz`);
      const n = await playsOn();

      // Another machine: this one is switched off.
      run('cosmo backup /var/backups/cosmodrome/before.gz && systemctl stop cosmodrome');
      const there = shell(second);
      const [install] = chapter('One machine, one process') as [string];
      expect(install.trim().split('\n').slice(-2).join('\n')).toMatch(/^cp deploy.*systemctl enable --now cosmodrome\ncurl/);
      there(install.trim().split('\n').slice(0, -2).join('\n'));
      mkdirSync(join(second, 'var/backups/cosmodrome'));
      execFileSync('cp', [join(backups, 'before.gz'), join(second, 'var/backups/cosmodrome')]);
      there(
        'cp /opt/cosmodrome/deploy/cosmodrome.service /etc/systemd/system/',
        chapter('Backups')[0]!.split('\n')[0]!,
        ...chapter('Moving'),
      );
      await answers(`${backend}/healthz`);
      from = backend;
      expect(await playsOn()).toBeGreaterThanOrEqual(n);
      expect((await boss(second, '')).registrations).toBe(false);
      there('systemctl stop cosmodrome');
      run('systemctl start cosmodrome');
      await answers(`${backend}/healthz`);

      // Several processes on PostgreSQL, behind the same proxy.
      const { url } = await here.postgres();
      const [grow] = chapter('Growing: several processes') as [string];
      expect(run(grow.replace('postgres://…', url))).toContain('SECRET is the one of the backup');
      from = door;
      for (const port of [PORTS + 2, PORTS + 3]) await answers(`http://127.0.0.1:${port}/healthz`);
      await playsOn();
      expect(run('nginx -T')).toContain(`\n  server 127.0.0.1:${PORTS + 3};`);
      // One of them dies: the other has the table.
      const [dead] = ['cosmodrome@3000', 'cosmodrome@3001'].map((name) => Number(readFileSync(join(first, 'run', `${name}.pid`), 'utf8')));
      process.kill(dead!, 'SIGKILL');
      await playsOn();
    } finally {
      setDefaultCACertificates(trusted);
      for (const at of [first, second])
        for (const pid of pids(at).filter((n) => n > 1))
          try {
            process.kill(pid, 'SIGKILL');
          } catch {
            // It has ended.
          }
    }
  },
);
