/** Where the luck of a match comes from. */
import { expect, test } from 'vitest';
import { type House, house } from './helpers/house.ts';
import { recordOf } from './helpers/secrecy.ts';

const real = house();
const fixed = house({ TEST_SEED: 'luck' });

/** A game of random bots under this name: its seed and what they answered. */
async function played(at: House, name: string, game = 'grid', seats = 2) {
  const ada = await at.person('Ada');
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot' as const, bot: 'random' }));
  const { code } = await ada.create({ game, name, seats: bots, start: true });
  await ada.watch(code, null);
  await ada.until(() => ada.last.over !== null);
  const { opening, entries } = recordOf(at.dir, code, game);
  return { seed: opening.seed, answers: entries.flatMap((e) => ('answer' in e ? [e.answer] : [])) };
}

test('nobody can know the luck of a real match: two tables of one name have nothing in common', async () => {
  const [one, two] = [await played(real, 'A'), await played(real, 'A')];
  for (const { seed } of [one, two]) expect(seed).toMatch(/^[\w-]{32}$/);
  expect(one.seed).not.toBe(two.seed);
  expect(real.server.log()).not.toContain('TEST_SEED');
});

test('with TEST_SEED a table of the same name is the same game, its bots included; the server warns', async () => {
  const [one, two, other] = [await played(fixed, 'A'), await played(fixed, 'A'), await played(fixed, 'B')];
  expect(one.answers.length).toBeGreaterThan(4);
  expect(two).toEqual(one);
  expect(other.seed).not.toBe(one.seed);
  expect(other.answers).not.toEqual(one.answers);
  expect(fixed.server.log()).toContain('TEST_SEED is set');
});

test('a bot whose answer changed nothing is asked anew and does not answer the same for ever', async () => {
  const games = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => played(fixed, name, 'solo', 1)));
  for (const { answers } of games) expect(answers.filter((step) => step !== 0)).toHaveLength(8);
  expect(games.filter(({ answers }) => answers.includes(0)).length).toBeGreaterThan(2);
});
