import { readFileSync } from 'node:fs';
import { bookFaults } from '@cosmodrome/kit/ui/drawn';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { handbook } from '../handbook/index.tsx';
import { lessons } from '../lessons/index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the illustrated rules: goal first, rules that exist, pictures of pieces that exist', () => {
  const words = { fr, en };
  expect(
    bookFaults(handbook, {
      words,
      catalogue: read('../RULES.md'),
      drawings: read('../ui/sprite.svg'),
      lessons,
      draw: renderToStaticMarkup,
    }),
  ).toEqual([]);
});

test('CS-END-05, CS-END-06: how one wins begins with the aim of the mission, and says what is so of one mission alone', () => {
  const [first, second] = handbook.sections[0]!.text;
  expect([first!.en, first!.fr].map((text) => /\baim\b|\bbut\b/.test(text) && !/\d/.test(text))).toEqual([true, true]);
  expect([second!.en, second!.fr].every((text) => text.includes('Pillage Express') && text.includes('10 UA'))).toBe(true);
});
