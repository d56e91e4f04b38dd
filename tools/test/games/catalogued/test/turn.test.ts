import { describe, expect, test } from 'vitest';

// CAT-TURN-05 is not cited by a comment.
describe('the turn (CAT-TURN-01)', () => {
  test(`CAT-TURN-02..03: ${'a title'} may be a template`, () => expect('CAT-TURN-05').not.toBe(''));
  test.each([['CAT-RULING-01', 1]])('%s: a table', (_, n) => expect(n).toBe(1));
  test.skipIf(false)('CAT-TURN-01, -04; CAT-BOARD; CC-CREW-01; CAT-NOPE-01 is unknown', () => expect(true).toBe(true));
});
