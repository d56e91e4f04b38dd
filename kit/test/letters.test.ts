import { expect, test } from 'vitest';
import { cut, letters, visible } from '../letters.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

test('what cannot be seen is no text', () => {
  for (const nothing of [
    '',
    ' ',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u200b',
    '\u115f\u1160',
    '\uffa0',
    '\u{e0061}',
    '\ufe0f',
    '\u{1d159}',
    '\u0301',
    '\u200d\u2060\u180e',
  ])
    expect(visible(nothing)).toBe('');
  expect(visible('\u3164A\u00ad\u2800d\u200ba\u3164')).toBe('A da');
  expect(visible('A\u202e\u0000d\na')).toBe('A d a');
  // Half of a letter: with it a name fits into no address.
  expect(visible('Ada \ud83d')).toBe('Ada');
  expect(visible('\udc00')).toBe('');
});
test('joined emoji stay whole, and count as one', () => {
  for (const emoji of [FAMILY, ENGLAND, '👍🏽', '❤️', '🏳️‍🌈', '1️⃣', '🇫🇷']) {
    expect(visible(`Ada ${emoji}`)).toBe(`Ada ${emoji}`);
    expect(letters(emoji)).toHaveLength(1);
    expect(cut(`${emoji}${emoji}${emoji}`, 2)).toBe(emoji + emoji);
  }
  // A joiner that joins nothing is no letter.
  expect(visible(`A\u200dB${FAMILY}\u200d`)).not.toMatch(/\u200d$/);
});
test('accents stay, towers of them do not; every script has its letters', () => {
  expect(visible('Zoë Ǹguyễn')).toBe('Zoë Ǹguyễn');
  expect(visible(`e${'\u0301'.repeat(50)}`)).toBe(`e${'\u0301'.repeat(4)}`);
  for (const name of ['Владимир', '山田', 'علي', 'अनिल', '한글', '<b>x</b>', '★', '…']) expect(visible(name)).toBe(name);
});
test('a cut never takes half a letter', () => {
  expect(cut('abc', 5)).toBe('abc');
  expect(cut(`ab${FAMILY}cd`, 3)).toBe(`ab${FAMILY}`);
});
