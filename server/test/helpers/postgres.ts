/** A real PostgreSQL for a test, from the system's binaries; Debian's package is installed if there are none. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';

const exec = promisify(execFile);
const ROOT = '/usr/lib/postgresql';

function binaries(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const version = readdirSync(ROOT)
    .filter((v) => existsSync(join(ROOT, v, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version === undefined ? undefined : join(ROOT, version, 'bin');
}
/** A package of Debian. It may start a server of its own; nobody asked for that one. */
export async function aptGet(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  await exec('apt-get', ['update', '-q', ...lock], { env });
  await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...lock, name], { env });
}
async function install(): Promise<string> {
  await aptGet('postgresql');
  const found = binaries();
  if (!found) throw new Error('PostgreSQL is not installed and could not be');
  return found;
}

export interface Postgres {
  readonly url: string;
  /** Another database in it, empty. */
  empty(): Promise<string>;
  /** Stopped as an upgrade of it would, and started again. */
  restart(): Promise<void>;
  /** All its processes killed at once, and started again. */
  crash(): Promise<void>;
  /** All its processes stand still until `wake`. */
  pause(): Promise<void>;
  wake(): Promise<void>;
  /** Stopped for good, with all it stored. */
  stop(): Promise<void>;
}
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries() ?? (await install());
  const root = process.getuid?.() === 0;
  const dir = await mkdtemp(join(tmpdir(), 'cosmodrome-pg-'));
  if (root) {
    const { stdout } = await exec('id', ['-u', 'postgres']);
    await chown(dir, Number(stdout), -1);
    await chmod(dir, 0o700);
  }
  const run = (program: string, args: readonly string[]) =>
    root ? exec('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: '/' }) : exec(join(bin, program), args);
  const data = join(dir, 'data');
  const port = await freePort();
  await run('initdb', ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(dir, 'log'),
      '-o',
      // What is killed here is the database, not the machine: what it has written is there.
      `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off`,
      'start',
    ]);
  await start();
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    const main = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const children = (await readFile(`/proc/${main}/task/${main}/children`, 'utf8')).trim().split(/\s+/).filter(Boolean);
    for (const pid of [main, ...children.map(Number)]) process.kill(pid, name);
  };
  const at = (name: string) => `postgres://app@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    url: at('postgres'),
    async empty() {
      const name = `empty_${++made}`;
      await run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'app', name]);
      return at(name);
    },
    async restart() {
      await run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
      await start();
    },
    async crash() {
      await signal('SIGKILL');
      // The dead are noticed by what they leave: it starts when it can.
      await retried(start);
    },
    pause: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    async stop() {
      await run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']).catch(() => {});
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function retried(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await act();
      return;
    } catch (error) {
      if (tries >= 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
