import { expect, test } from 'vitest';
import { own } from '../own.ts';

test('only what a record holds itself is found by a name from outside', () => {
  const words = { hello: 'Bonjour' };
  expect(own(words, 'hello')).toBe('Bonjour');
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '']) expect(own(words, name)).toBeUndefined();
  expect(own(undefined, 'hello')).toBeUndefined();
});
