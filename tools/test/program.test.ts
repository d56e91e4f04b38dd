/** A program takes a seat: docs/bot-api.md. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cosmo, json } from './cosmo.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosmo-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
interface Tally {
  readonly finished: number;
  readonly failure?: { readonly message: string };
}
const played = async (bot: string) =>
  (await json(['sim', 'vii-legio', '--seats', '2', '--games', '1', '--bots', `program:${bot},random`])) as unknown as Tally;
let made = 0;
/** A program that answers every question by this expression of `said`. */
function answering(expression: string): string {
  const file = join(folder, `${made++}.mjs`);
  writeFileSync(
    file,
    `import fs from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.say === 'ask') console.log(${expression});
}`,
  );
  return `node ${file}`;
}

test('the examples play whole games, in TypeScript and in Python', async () => {
  expect(await played('node examples/bot.ts')).toMatchObject({ finished: 1 });
  if (spawnSync('python3', ['--version']).status === 0) expect(await played('python3 examples/bot.py')).toMatchObject({ finished: 1 });
});
test('it sees what its seat may see and nothing else: neither seed nor state nor the other hand', async () => {
  const file = join(folder, 'seen.jsonl');
  const spy = answering(`(fs.appendFileSync(${JSON.stringify(file)}, line + '\\n'), JSON.stringify({ id: said.id, answer: said.any }))`);
  expect(await played(spy)).toMatchObject({ finished: 1 });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) {
    const said = JSON.parse(line) as Record<string, unknown>;
    expect(Object.keys(said).sort()).toEqual(['any', 'game', 'id', 'notes', 'question', 'say', 'seat', 'seats', 'view']);
    expect(said.seat).toBe(0);
  }
});
test('a wrong answer is refused with a reason and asked again, three times; nonsense, silence and an end are named', async () => {
  const failure = async (bot: string) => (await played(bot)).failure?.message ?? '';
  expect(await failure(answering(`JSON.stringify({ id: said.id, answer: 'nonsense' })`))).toMatch(/refused/);
  expect(await failure(answering(`'no json at all'`))).toMatch(/this is not JSON: no json at all/);
  expect(await failure(answering(`JSON.stringify({ id: 0, answer: said.any, x: 1 })`))).toMatch(/an answer to question 0, not to 1/);
  expect(await failure(answering(`process.exit(3)`))).toMatch(/it ended with 3/);
  expect(await failure(join(folder, 'there-is-no-such-program'))).toMatch(/it ended with 127/);
});
test('a name that is no bot is told about programs', async () => {
  const said = await cosmo(['sim', 'vii-legio', '--bots', 'gredy']);
  expect(said.err).toContain('docs/bot-api.md');
});
