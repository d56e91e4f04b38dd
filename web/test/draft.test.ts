import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { amountOf, freshDraft, labelOf, lying, move, pick, progress, put, settled, share, stateOf } from '../logic/draft.ts';

const ask = (kind: Question['kind'], shape: Json): Question => ({ seat: 0, topic: 't', kind, shape });

describe('a draft is what has been put together for a question', () => {
  test('one of: a click is the answer', () => {
    expect(pick(ask('oneOf', { options: ['a', 'b'] }), undefined, 'b')).toEqual({ send: 'b' });
    expect(pick(ask('yesNo', null), undefined, false)).toEqual({ send: false });
  });
  test('some of: clicks toggle, a full hand keeps what it has, the only one changes place', () => {
    const two = ask('someOf', { options: [{ card: 1 }, { card: 2 }, { card: 3 }], min: 2, max: 2 });
    expect(pick(two, [], { card: 1 })).toEqual({ draft: [{ card: 1 }] });
    expect(pick(two, [{ card: 1 }], { card: 1 })).toEqual({ draft: [] });
    expect(pick(two, [{ card: 1 }, { card: 2 }], { card: 3 })).toEqual({ draft: [{ card: 1 }, { card: 2 }] });
    expect(progress(two, [{ card: 1 }])).toEqual({ have: 1, min: 2, max: 2, ready: false });
    expect(progress(two, [{ card: 1 }, { card: 2 }]).ready).toBe(true);
    expect(stateOf(two, [{ card: 1 }], { card: 1 })).toBe('chosen');
    expect(stateOf(two, [{ card: 1 }], { card: 2 })).toBe('legal');
    expect(stateOf(two, [], { card: 9 })).toBeUndefined();
    expect(pick(ask('someOf', { options: ['a', 'b'], min: 1, max: 1 }), ['a'], 'b')).toEqual({ draft: ['b'] });
  });
  test('amount: starts at the most, stays inside its bounds', () => {
    const n = ask('amount', { min: 0, max: 5 });
    expect(freshDraft(n)).toBe(5);
    expect(amountOf(n, 9)).toBe(5);
    expect(amountOf(n, -2)).toBe(0);
    expect(settled(n, undefined)).toBe(5);
  });
  test('order: moves keep every item', () => {
    const o = ask('order', { items: ['a', 'b', 'c'] });
    expect(freshDraft(o)).toEqual(['a', 'b', 'c']);
    expect(move(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(move(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b']);
    expect(pick(o, ['a', 'b', 'c'], 'a')).toEqual({ draft: ['b', 'c', 'a'] });
  });
  test('assign: nobody gets more than their limit, nor more than is left', () => {
    const a = ask('assign', {
      receivers: [
        { id: 'x', min: 0, max: 2 },
        { id: 'y', min: 1, max: 4 },
      ],
      total: 4,
      atMost: false,
    });
    expect(freshDraft(a)).toEqual([0, 1]);
    expect(share(a, [0, 1], 0, 9)).toEqual([2, 1]);
    expect(share(a, [2, 1], 1, 9)).toEqual([2, 2]);
    expect(share(a, [2, 2], 1, 0)).toEqual([2, 1]);
    expect(progress(a, [2, 2])).toMatchObject({ have: 4, ready: true });
    expect(progress(a, [2, 1]).ready).toBe(false);
  });
  test('point and way: the first click proposes, the second on the same spot answers', () => {
    const p = ask('point', {});
    expect(pick(p, undefined, [3, 4])).toEqual({ draft: [3, 4] });
    expect(pick(p, [3, 4], [3, 4])).toEqual({ send: [3, 4] });
    expect(pick(p, [3, 4], [5, 6])).toEqual({ draft: [5, 6] });
    const w = ask('way', null);
    const there = [[1, 1], [3, 4]]; // biome-ignore format: two points
    expect(pick(w, undefined, there)).toEqual({ draft: there });
    expect(pick(w, there, there)).toEqual({ send: there });
    expect(progress(w, undefined).ready).toBe(false);
  });
  test('arrange: begins as things lie; no slot gets more than it holds or than there are', () => {
    const a = ask('arrange', {
      tokens: [
        { id: 0, kind: 'ore' },
        { id: 1, kind: 'ore', at: 'left' },
        { id: 2, kind: 'ice' },
      ],
      slots: [
        { id: 'left', takes: ['ore', 'ice'], max: 2 },
        { id: 'right', takes: ['ice'], max: 1 },
      ],
    });
    const fresh = freshDraft(a);
    expect(fresh).toEqual([null, 'left', null]);
    expect(put(a, fresh, 'left', 'ore', 9)).toEqual(['left', 'left', null]);
    expect(put(a, ['left', 'left', null], 'left', 'ice', 1)).toEqual(['left', 'left', null]);
    expect(put(a, ['left', 'left', null], 'left', 'ore', 1)).toEqual(['left', null, null]);
    expect(put(a, ['left', null, null], 'right', 'ice', 1)).toEqual(['left', null, 'right']);
    expect(lying(a, ['left', 'left', null], 'left', 'ore')).toBe(2);
    expect(progress(a, fresh)).toMatchObject({ have: 1, max: 3, ready: true });
  });
});

test('an answer of any kind has a name afterwards, nothing chosen too', () => {
  const label = (kind: Question['kind'], answer: Json, shape: Json = null) => labelOf(ask(kind, shape), answer, (o) => `<${o}>`);
  expect(label('oneOf', 'a')).toBe('<a>');
  expect(label('yesNo', false)).toBe('<false>');
  expect(label('amount', 0)).toBe('<0>');
  expect(label('someOf', ['a', 'b'])).toBe('<a>, <b>');
  expect(label('order', ['b', 'a'])).toBe('<b>, <a>');
  expect(label('someOf', [])).toBe('–');
  const crew = { receivers: ['x', 'y', 'z'].map((id) => ({ id, min: 0, max: 3 })), total: 3, atMost: true };
  expect(label('assign', [2, 0, 1], crew)).toBe('2 × <x>, 1 × <z>');
  expect(label('assign', [0, 0, 0], crew)).toBe('–');
  expect(label('point', [3, 4])).toBe('<3,4>');
  expect(label('way', [[1, 1], [3, 4]])).toBe('<1,1,3,4>'); // biome-ignore format: two points
  const hold = { tokens: [{ id: 0, kind: 'ore' }, { id: 1, kind: 'ore' }], slots: [{ id: 'left', takes: ['ore'], max: 2 }] }; // biome-ignore format: short
  expect(label('arrange', ['left', null], hold)).toBe('1 × <left>');
});
