import type { Question } from '@cosmodrome/kit/text';
import { expect, test } from 'vitest';
import { nextTouch } from '../logic/wanted.ts';

const ask = (kind: Question['kind'], shape: unknown): Question => ({ seat: 0, topic: 'x', kind, shape: shape as never });

test('what is to be touched next, one touch at a time, until the answer is given', () => {
  expect(nextTouch(ask('oneOf', { options: ['a', 'b'] }), undefined, 'b')).toEqual({ pick: 'b' });
  expect(nextTouch(ask('yesNo', null), undefined, false)).toEqual({ pick: false });
  const some = ask('someOf', { options: [1, 2, 3], min: 2, max: 2 });
  expect(nextTouch(some, [], [1, 3])).toEqual({ pick: 1 });
  expect(nextTouch(some, [2], [1, 3])).toEqual({ pick: 2 }); // taken out first
  expect(nextTouch(some, [3, 1], [1, 3])).toBe('confirm');
  const share = ask('assign', {
    receivers: [
      { id: 'squad', min: 0, max: 3 },
      { id: 'laser', min: 0, max: 3 },
    ],
    total: 3,
    atMost: true,
  });
  expect(nextTouch(share, [0, 0], [2, 0])).toEqual({ pick: 'squad' });
  expect(nextTouch(share, [2, 1], [2, 0])).toEqual({ less: 'laser' });
  expect(nextTouch(share, [2, 0], [2, 0])).toBe('confirm');
  const stow = ask('arrange', { tokens: [{ id: 0 }, { id: 1, at: 7 }], slots: [{ id: 7 }, { id: 8 }] });
  expect(nextTouch(stow, [null, 7], [8, null])).toEqual({ pick: [0, 8] });
  expect(nextTouch(stow, [8, 7], [8, null])).toEqual({ pick: [1, null] });
  expect(nextTouch(stow, [8, null], [8, null])).toBe('confirm');
  const amount = ask('amount', { min: 0, max: 5 });
  expect(nextTouch(amount, 5, 3)).toEqual({ less: 3 });
  expect(nextTouch(amount, 3, 3)).toBe('confirm');
});
