/** What somebody made where a browser keeps nothing: Node has no such disk either. */
import { expect, test } from 'vitest';
import { allMade, forgetMade, keepMade } from '../device/made.ts';

const row = (id: string, at: number, made: string) => ({ id, game: 'core-space', name: id, at, made });
test('what no disk takes stays as long as the page does, the newest first, and is said to be loose', async () => {
  await expect(keepMade(row('a', 1, 'first'), undefined)).rejects.toThrow();
  await expect(keepMade(row('b', 2, 'other'), undefined)).rejects.toThrow();
  await expect(keepMade(row('a', 3, 'second'), 1)).rejects.toThrow();
  expect(await allMade('core-space')).toEqual([
    { ...row('a', 3, 'second'), loose: true },
    { ...row('b', 2, 'other'), loose: true },
  ]);
  expect(await allMade('vii-legio')).toEqual([]);
  await forgetMade('a').catch(() => undefined);
  expect((await allMade('core-space')).map(({ id }) => id)).toEqual(['b']);
});
