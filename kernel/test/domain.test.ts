import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, arrange, assign, type Domain, type Ground, type Json, Luck, oneOf, order, request, someOf, way, yesNo } from '../index.ts';

/** Whatever is listed is admitted, whatever is drawn is admitted, and the list has no repeats. */
function coherent<A extends Json>(domain: Domain<A>, seed: number): A[] {
  const all = [...domain.options!()];
  for (const option of all) expect(domain.admits(option)).toBe(true);
  expect(new Set(all.map((o) => JSON.stringify(o))).size).toBe(all.length);
  if (all.length > 0) {
    const chance = Luck.seeded(seed);
    const keys = new Set(all.map((o) => JSON.stringify(Array.isArray(o) && domain.kind === 'someOf' ? [...o].sort() : o)));
    for (let i = 0; i < 5; i++) {
      const drawn = domain.sample!(chance);
      expect(domain.admits(drawn)).toBe(true);
      expect(keys.has(JSON.stringify(Array.isArray(drawn) && domain.kind === 'someOf' ? [...drawn].sort() : drawn))).toBe(true);
    }
  }
  expect(() => JSON.stringify(domain.shape())).not.toThrow();
  return all;
}
const small = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 5 });
const choose = (n: number, k: number): number => (k === 0 || k === n ? 1 : k > n ? 0 : choose(n - 1, k - 1) + choose(n - 1, k));

describe('domains', () => {
  test('oneOf: the list and nothing else, objects by value', () => {
    fc.assert(
      fc.property(small, fc.integer(), (list, seed) => {
        const domain = oneOf(() => list.map((n) => ({ n, tag: ['x', n] })));
        expect(coherent(domain, seed)).toHaveLength(list.length);
        for (let n = 0; n < 10; n++) expect(domain.admits({ tag: ['x', n], n })).toBe(list.includes(n));
        expect(domain.admits({ n: list[0] ?? 0 })).toBe(false);
      }),
    );
  });
  test('yesNo', () => {
    expect(coherent(yesNo, 1)).toEqual([true, false]);
    for (const bad of [0, 1, 'true', null, []]) expect(yesNo.admits(bad)).toBe(false);
  });
  test('amount: whole numbers between bounds that are read when needed', () => {
    let high = 3;
    const domain = amount(-2, () => high);
    expect(coherent(domain, 1)).toEqual([-2, -1, 0, 1, 2, 3]);
    high = 0;
    expect(coherent(domain, 1)).toEqual([-2, -1, 0]);
    for (const bad of [1, -3, 0.5, '0', null]) expect(domain.admits(bad)).toBe(false);
  });
  test('someOf: as many subsets as there should be, each once, none twice, order of picking free', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 }), fc.integer(), (list, min, span, seed) => {
        const domain = someOf(() => list, { min, max: min + span });
        const count = Array.from({ length: span + 1 }, (_, i) => min + i).reduce(
          (sum, k) => sum + (k <= list.length ? choose(list.length, k) : 0),
          0,
        );
        const all = coherent(domain, seed);
        expect(all).toHaveLength(count);
        for (const some of all) expect(domain.admits([...some].reverse())).toBe(true);
        if (list.length > 0) expect(domain.admits([list[0]!, list[0]!])).toBe(false);
        expect(domain.admits([99])).toBe(false);
        expect(domain.admits('x')).toBe(false);
      }),
    );
  });
  test('someOf: a condition on the whole is kept by options, samples and answers alike', () => {
    const domain = someOf(() => [1, 2, 3, 4, 5, 6, 7, 8], { valid: (c) => c.reduce((a, b) => a + b, 0) === 36, min: 8 });
    expect(coherent(domain, 3)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(domain.admits([1, 2, 3])).toBe(false);
  });
  test('order: permutations, also of equal things', () => {
    expect(coherent(order(['a', 'b', 'c']), 1)).toHaveLength(6);
    expect(order(['a', 'a', 'b']).admits(['a', 'b', 'a'])).toBe(true);
    for (const bad of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'c'], 'abc']) expect(order(['a', 'b', 'c']).admits(bad)).toBe(false);
  });
  test('assign: shares add up and keep to the limits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.integer(),
        (limits, total, atMost, seed) => {
          const domain = assign(() => limits.map((max, id) => ({ id, max })), { total, atMost });
          for (const shares of coherent(domain, seed)) {
            const sum = shares.reduce((a, b) => a + b, 0);
            expect(atMost ? sum <= total : sum === total).toBe(true);
            shares.forEach((n, i) => {
              expect(n).toBeLessThanOrEqual(limits[i]!);
            });
          }
          expect(domain.admits(limits.map(() => -1))).toBe(false);
          expect(domain.admits([...limits.map(() => 0), 0])).toBe(false);
        },
      ),
    );
  });
  test('way: whole points, not too many, over ground that can be walked; a refusal says why', () => {
    const ground = (from: number): Ground => ({
      refused: (points) => (points.every(([x], i) => x - (points[i - 1]?.[0] ?? from) <= 2) ? undefined : 'too-far'),
      sample: (chance) => [[from + chance.below(3), 0]],
      shape: () => ({ from }),
      most: 2,
    });
    const domain = way(ground(1));
    for (let i = 0; i < 20; i++) expect(domain.admits(domain.sample!(Luck.seeded(i)))).toBe(true);
    expect(domain.admits([[3, 0], [5, 9]])).toBe(true); // biome-ignore format: two points
    for (const bad of [[], [[4, 0]], [[1.5, 0]], [[1]], [1, 0], [[1, 0], [1, 0], [1, 0]], 'x', null]) // biome-ignore format: a list
      expect(domain.admits(bad as never)).toBe(false);
    expect([domain.why!([[4, 0]]), domain.why!([]), domain.shape()]).toEqual(['too-far', undefined, { from: 1 }]);
  });
  test('request: what is none is not judged; what is one is granted or refused with a reason', () => {
    const domain = request<string>({
      is: (a): a is string => typeof a === 'string',
      refused: (a) => (a === 'no' ? 'gone' : undefined),
      options: () => ['yes', 'maybe'],
    });
    expect(coherent(domain, 1)).toEqual(['yes', 'maybe']);
    expect([domain.admits('no'), domain.admits(3), domain.why!('no'), domain.why!(3), domain.shape()]).toEqual([
      false,
      false,
      'gone',
      undefined,
      null,
    ]);
  });
  test('arrange: every token in a slot that takes it, or nowhere; no slot holds more than it can', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 }),
        fc.array(fc.record({ takes: fc.subarray(['a', 'b']), max: fc.integer({ min: 0, max: 2 }) }), { maxLength: 3 }),
        fc.integer(),
        (kinds, boxes, seed) => {
          const slots = boxes.map((box, id) => ({ id, ...box }));
          const domain = arrange(() => ({ tokens: kinds.map((kind, id) => ({ id, kind })), slots }));
          for (const places of coherent(domain, seed))
            for (const slot of slots) {
              const inside = kinds.filter((_, i) => places[i] === slot.id);
              expect(inside.length).toBeLessThanOrEqual(slot.max);
              for (const kind of inside) expect(slot.takes).toContain(kind);
            }
          expect(domain.admits(kinds.map(() => 99))).toBe(kinds.length === 0);
          expect(domain.admits([...kinds.map(() => null), null])).toBe(false);
        },
      ),
    );
  });
  test('arrange: a condition on the whole is kept by options, samples and answers alike', () => {
    const tokens = [0, 1].map((id) => ({ id, kind: 'a' }));
    const domain = arrange(() => ({ tokens, slots: [{ id: 'box', takes: ['a'], max: 2 }] }), {
      valid: (places) => places.includes('box'),
      why: () => 'empty',
    });
    expect(coherent(domain, 2)).toEqual([
      ['box', 'box'],
      ['box', null],
      [null, 'box'],
    ]);
    expect([domain.admits([null, null]), domain.why!([null, null])]).toEqual([false, 'empty']);
  });
});
