/** Real server processes, started and killed by the tests. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from './bundle.ts';

export const FIXTURE = new URL('../fixture/games.ts', import.meta.url).href;
const WEB_DIR = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it logged. */
  log(): string;
  /** It has not ended. */
  alive(): boolean;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Asks it to close and gives its exit code. */
  stop(): Promise<number | null>;
}
export async function startServer(env: Readonly<Record<string, string>>): Promise<Running> {
  const child = fork(await bundled(), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      GAMES_MODULE: FIXTURE,
      WEB_DIR,
      BOT_PAUSE_MS: '0',
      BOT_PATIENCE_MS: '0',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (d: Buffer) => {
    log += d;
  });
  child.stderr?.on('data', (d: Buffer) => {
    log += d;
  });
  const exited = once(child, 'exit');
  const started = once(child, 'message') as Promise<[{ address: string }]>;
  const first = await Promise.race([started, exited.then(() => undefined)]);
  if (!first) throw new Error(`the server did not start:\n${log}`);
  return {
    url: first[0].address,
    child,
    log: () => log,
    alive: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
/** What went wrong in a log, each once. */
export function errorsIn(log: string): string[] {
  const found = log.split('\n').flatMap((line) => {
    if (!/"level":(50|60)/.test(line)) return [];
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    return [`${msg}: ${err?.message.split('\n')[0] ?? ''}`];
  });
  return [...new Set(found)];
}
export async function tempDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'cosmodrome-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
