import {
  amount,
  arrange,
  ask,
  assign,
  type Flow,
  type Game,
  type Ground,
  type Json,
  oneOf,
  order,
  point,
  type Requests,
  request,
  same,
  someOf,
  type Table,
  way,
  yesNo,
} from '@cosmodrome/kernel';
import { packed } from '../pack.ts';

/** One question of each kind, to one seat, and a roll at the end: what a person can be asked at all. */
type Asked = { kind: string; answer: string };
type Sampler = { asked: Asked[]; roll: number };
const SIZE = 10;

function* everyKind(t: Table<Sampler, Asked>): Flow {
  const note = (kind: string, answer: Json) => {
    const asked = { kind, answer: JSON.stringify(answer) };
    t.state.asked.push(asked);
    t.tell(asked);
  };
  note(
    'oneOf',
    yield* ask(
      0,
      'one',
      oneOf(() => ['red', 'green', 'blue']),
    ),
  );
  note('yesNo', yield* ask(0, 'yes', yesNo));
  note('amount', yield* ask(0, 'amount', amount(2, 5)));
  note(
    'someOf',
    yield* ask(
      0,
      'some',
      someOf(() => ['a', 'b', 'c'], { max: 2, valid: (some) => !some.includes('a') || some.includes('b'), why: () => 'no-a-without-b' }),
    ),
  );
  note('order', yield* ask(0, 'order', order(['x', 'y', 'z'])));
  note(
    'assign',
    yield* ask(
      0,
      'assign',
      assign(() => [{ id: 'left', max: 2 }, { id: 'right' }], { total: 3 }),
    ),
  );
  note(
    'point',
    yield* ask(
      0,
      'point',
      point(square, () => 'outside'),
    ),
  );
  note('way', yield* ask(0, 'way', way(garden)));
  note(
    'arrange',
    yield* ask(
      0,
      'arrange',
      arrange(() => ({
        tokens: ['ore', 'ore', 'ice'].map((kind, id) => ({ id, kind })),
        slots: [
          { id: 'hold', takes: ['ore', 'ice'], max: 2 },
          { id: 'fridge', takes: ['ice'], max: 1 },
        ],
      })),
    ),
  );
  note('request', yield* ask(0, 'request', request(wishes)));
  t.state.roll = t.chance.die(6);
}
const square = {
  contains: (x: number, y: number) => x >= 0 && x < SIZE && y >= 0 && y < SIZE,
  sample: (chance: { below(n: number): number }): readonly [number, number] => [chance.below(SIZE), chance.below(SIZE)],
  outline: () => ({ square: SIZE }),
};
const garden: Ground = {
  refused: (points) => (points.every(([x, y]) => square.contains(x, y)) ? undefined : 'outside'),
  sample: (chance) => [square.sample(chance), square.sample(chance)],
  shape: () => ({ square: SIZE }),
  most: 3,
};
type Wish = { do: 'wait' } | { do: 'take'; n: number };
const WISHES: readonly Wish[] = [{ do: 'wait' }, { do: 'take', n: 1 }, { do: 'take', n: 2 }, { do: 'take', n: 3 }];
const wishes: Requests<Wish> = {
  is: (a): a is Wish => WISHES.some((w) => same(w, a)),
  refused: (w) => (w.do === 'take' && w.n > 2 ? 'gone' : undefined),
  options: () => WISHES.filter((w) => wishes.refused(w) === undefined),
};
const sampler: Game<Sampler, Sampler, Asked> = {
  id: 'sampler',
  version: 1,
  seats: [1],
  options: [{ key: 'length', kind: 'choice', values: ['short', 'long'], default: 'short' }],
  setup: () => ({ asked: [], roll: 0 }),
  beat: (t) => (t.state.roll === 0 ? everyKind(t) : undefined),
  view: (s) => ({ asked: s.asked.map((a) => ({ ...a })), roll: s.roll }),
  standings: (s) => [{ seat: 0, score: s.roll, won: true }],
  report: (s) => ({ ending: 'asked-all', rounds: s.asked.length }),
  imagine: () => {},
  migrations: {},
};
export const pack = packed(sampler);
