import { existsSync } from 'node:fs';
import { gates } from '@cosmodrome/games/faces';
import { expect, test } from 'vitest';

test('a link to any game, and to the house, has a picture', () => {
  const missing = [...gates.map((g) => g.id), 'cosmodrome'].filter(
    (name) => !existsSync(new URL(`../public/previews/${name}.jpg`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
