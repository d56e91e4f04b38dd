/** A mission on its way to the form of a new table, where a browser keeps nothing: Node does not either. */
import { expect, test } from 'vitest';
import { gatheredFor, setGathered } from '../net/gathered.ts';

test('what was made reaches the form of a new table without a store, for its own game alone, until it is played or dropped', () => {
  expect(gatheredFor('core-space')).toBe(undefined);
  setGathered({ game: 'core-space', made: { title: 'Koros' } });
  expect([gatheredFor('core-space'), gatheredFor('vii-legio')]).toEqual([{ title: 'Koros' }, undefined]);
  setGathered(undefined);
  expect(gatheredFor('core-space')).toBe(undefined);
});
