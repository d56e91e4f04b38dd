import { readFileSync } from 'node:fs';
import { bookFaults } from '@cosmodrome/kit/ui/drawn';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { handbook } from '../handbook/index.tsx';
import { words } from '../text/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the illustrated rules: goal first, rules that exist, pictures of pieces that exist', () => {
  expect(
    bookFaults(handbook, {
      words,
      catalogue: read('../RULES.md'),
      drawings: read('../../core-space/ui/sprite.svg'),
      lessons: [],
      draw: renderToStaticMarkup,
    }),
  ).toEqual([]);
});
