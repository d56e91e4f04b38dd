import type { Json } from '@cosmodrome/kernel';
import { Held, type Moment, patched } from '@cosmodrome/wire/patch';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('value'), { maxLength: 5 }) as fc.Arbitrary<Json>,
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }) as fc.Arbitrary<Json>,
  ),
})).value;
const tree = fc.record({ view: json, asks: json, over: json }) as fc.Arbitrary<{ [key: string]: Json }>;

test('eyes that share a moment share what is held of long lists, and each gets its own way there', () => {
  const row = (i: number, k: number) => ({ id: i, x: (i * k) % 7, own: null });
  const states = fc.array(fc.array(fc.tuple(fc.nat(5), fc.nat(3)), { minLength: 14, maxLength: 40 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(states, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (steps, both) => {
      const views = steps.map((s) => {
        const rows = s.map(([i, k]) => row(i, k));
        return [0, 1].map((eyes) => ({ view: { rows, mine: eyes === 0 ? rows.slice(1) : [], nested: { rows } } }));
      });
      const helds = views[0]!.map((v) => new Held(v));
      const screens = JSON.parse(JSON.stringify(views[0])) as (typeof views)[0];
      for (const [i, pair] of views.slice(1).entries()) {
        const moment: Moment = new Map();
        for (const eyes of both[i] ? [0, 1] : [1]) {
          const ops = JSON.parse(JSON.stringify(helds[eyes]!.to(pair[eyes]!, moment))) as ReturnType<Held['to']>;
          screens[eyes] = patched(screens[eyes]!, ops);
          expect(screens[eyes]).toEqual(pair[eyes]);
          // Nothing has changed: there is nothing to tell, shared or not.
          expect(helds[eyes]!.to(pair[eyes]!, moment)).toEqual([]);
          expect(helds[eyes]!.to(JSON.parse(JSON.stringify(pair[eyes])))).toEqual([]);
        }
      }
    }),
  );
});

test('from anything to anything: the changes lead there, over the line, and the old value stays as it was', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 2, maxLength: 5 }), (values) => {
      const first = values[0]!;
      const held = new Held(first);
      let screen = JSON.parse(JSON.stringify(first)) as typeof first;
      for (const next of values.slice(1)) {
        const before = JSON.stringify(screen);
        const ops = JSON.parse(JSON.stringify(held.to(next))) as ReturnType<Held['to']>;
        const after = patched(screen, ops);
        expect(after).toEqual(JSON.parse(JSON.stringify(next)));
        expect(JSON.stringify(screen)).toBe(before);
        screen = after;
      }
    }),
    { numRuns: 1000 },
  );
});
test('what does not change costs nothing and keeps its identity', () => {
  const big = { view: { board: Array.from({ length: 500 }, (_, i) => ({ id: i, at: [i, i] })), turn: 0 }, asks: [] };
  const held = new Held(big);
  const next = { view: { board: big.view.board.map((c) => (c.id === 7 ? { ...c, at: [9, 9] } : c)), turn: 1 }, asks: [] };
  const ops = held.to(next);
  expect(ops).toEqual([
    ['=', ['view', 'board', 7, 'at', 0], 9],
    ['=', ['view', 'board', 7, 'at', 1], 9],
    ['=', ['view', 'turn'], 1],
  ]);
  const after = patched(big, ops);
  expect(after.view.board[8]).toBe(big.view.board[8]);
  expect(after.asks).toBe(big.asks);
  expect(held.to(next)).toEqual([]);
});
test('lists that grow or shrink are told as one stretch; a patch for something else is refused', () => {
  const held = new Held({ log: [1, 2, 3, 4] });
  expect(held.to({ log: [1, 2, 9, 9, 3, 4] })).toEqual([['~', ['log'], 2, 0, [9, 9]]]);
  expect(held.to({ log: [1, 4] })).toEqual([['~', ['log'], 1, 4, []]]);
  expect(held.to({ other: undefined })).toEqual([['-', ['log']]]);
  expect(() => patched({ a: 1 }, [['=', ['a', 'b'], 1]])).toThrow();
});
