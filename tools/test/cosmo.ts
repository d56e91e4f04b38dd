import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const fixture = (game: string) => `./tools/test/games/${game}`;

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
/** The real command line as a child process, as a person would start it from the root of the project. */
export function cosmo(args: readonly string[], typed = '', env: Readonly<Record<string, string>> = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/cosmo.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, COSMO_CWD: ROOT, NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'), ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may have left before reading
    child.stdin.end(typed);
  });
}
/** With --json: exactly one value on one line, nothing else on stdout. */
export async function json(args: readonly string[], typed = ''): Promise<Record<string, unknown>> {
  const said = await cosmo([...args, '--json'], typed);
  if (!/^[^\n]+\n$/.test(said.out)) throw new Error(`not one line of JSON: ${said.out.slice(0, 400)}\n${said.err}`);
  return JSON.parse(said.out) as Record<string, unknown>;
}
