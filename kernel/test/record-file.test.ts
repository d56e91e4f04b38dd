import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOCK, type Entry, type Opening } from '../index.ts';
import { formatRecord, parseRecord, Unreadable } from '../record-file.ts';

const opening: Opening = {
  game: 'some-game',
  version: 3,
  seats: 2,
  seed: 'a "quoted" seed',
  options: { mode: 'long', size: 4, dark: true },
};

test('a record is one readable line for each entry', () => {
  const entries: Entry[] = [
    { of: 6, got: 3 },
    { seat: 0, topic: 'turn/action', answer: { do: 'move', to: 'a b' } },
    { seat: 1, topic: 'grab', answer: 4, at: 1500 },
    { seat: CLOCK, topic: 'clock', answer: 'time', at: 60000 },
    { back: 0 },
  ];
  const text = formatRecord(opening, entries);
  expect(text.split('\n')).toEqual([
    'cosmodrome-record 1 game=some-game version=3 seats=2 seed="a \\"quoted\\" seed" options={"mode":"long","size":4,"dark":true}',
    'roll 3 of 6',
    'seat 0 turn/action {"do":"move","to":"a b"}',
    'seat 1 grab 4 @1500',
    'clock clock "time" @60000',
    'back 0',
    '',
  ]);
  expect(parseRecord(text)).toEqual({ opening, names: [], entries, lines: [2, 3, 4, 5, 6] });
});

test('what a match was given beside its options stands after them', () => {
  const briefed = { ...opening, brief: { crews: ['a } brief= b'], gold: 3 } };
  expect(parseRecord(formatRecord(briefed, [])).opening).toEqual(briefed);
});

test('whatever is written can be read', () => {
  const answer = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)));
  const entry = fc.oneof(
    fc.record({ seat: fc.integer({ min: -2, max: 9 }), topic: fc.stringMatching(/^[a-z][a-z/-]{0,12}$/), answer }),
    fc.record({ seat: fc.integer({ min: -2, max: 9 }), topic: fc.constant('t'), answer, at: fc.nat() }),
    fc.record({ of: fc.integer({ min: 1, max: 99 }), got: fc.constant(0) }),
    fc.record({ back: fc.nat(9) }),
    fc.record({ back: fc.nat(9), far: fc.nat(99) }),
  );
  fc.assert(
    fc.property(fc.array(entry), fc.oneof(fc.string(), fc.integer()), (entries, seed) => {
      const read = parseRecord(formatRecord({ ...opening, seed }, entries as Entry[]));
      expect(read.entries).toEqual(entries);
      expect(read.opening.seed).toBe(seed);
    }),
  );
});

test('a match without a seed brings where it began, and a file may tell who sat there', () => {
  const start = { state: { deck: [1, 2] }, luck: [0, 0, 0, 0], now: 0, told: [0, 0, 0, 0] } as const;
  const about = { start, names: [{ person: 'Lou "L"' }, { bot: 'greedy' }], title: 'Sunday\nevening' };
  const text = formatRecord(opening, [{ of: 6, got: 3 }], about);
  expect(text).not.toContain('quoted');
  expect(parseRecord(text)).toEqual({ opening: { ...opening, seed: 'none' }, entries: [{ of: 6, got: 3 }], lines: [5], ...about });
  expect(() => parseRecord(text.replace(/^start .*$/m, ''))).toThrow('without a seed');
});

test('empty lines and remarks are for people; the lines are still counted', () => {
  const read = parseRecord(`# a fine match\n\n${formatRecord(opening, [{ back: 1 }])}\n# the end\nroll 0 of 2\n`);
  expect(read.lines).toEqual([4, 7]);
});

describe('a file that is not a record says where and why', () => {
  const header = formatRecord(opening, []).trim();
  test.each([
    ['', 1, 'the file is empty'],
    ['hello', 1, 'not the header of a record'],
    [header.replace('record 1', 'record 2'), 1, 'format 2'],
    [header.replace('options={', 'options={,'), 1, 'is not JSON'],
    [`${header}\nroll 6 of 6`, 2, 'a roll gives 0 to 5, not 6'],
    [`${header}\n\nseat 0 turn {"do":`, 3, 'is not JSON'],
    [`${header}\nseat x turn 1`, 2, "not an entry: 'seat x turn 1'"],
    [`${header}\nback 0\nwhat is this`, 3, 'not an entry'],
  ])('%j', (text, line, why) => {
    expect(() => parseRecord(text)).toThrow(Unreadable);
    expect(() => parseRecord(text)).toThrow(`line ${line}: `);
    expect(() => parseRecord(text)).toThrow(why);
  });
});
