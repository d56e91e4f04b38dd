import { after, ask, Chance, each, type Game, Luck, oneOf, race, type Seat, yesNo } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { fits, TestPlayer, TestTable } from '../testing.ts';

/** Two players stake coins on a die; whoever is asked may wait too long. */
type State = { coins: number[]; pot: number; turn: Seat; stage: 'stake' | 'throw' | 'nod' };
type View = { readonly coins: readonly number[]; readonly pot: number };
type Note =
  | { readonly kind: 'thrown'; readonly face: number; readonly card: number }
  | { readonly kind: 'slept'; readonly seat: Seat }
  | { readonly kind: 'hint'; readonly face: number };
type Stake = { readonly coins: number; readonly loud: boolean };
type Answers = { 'stake/coins': Stake; 'throw/nod': boolean };

const stakes = (state: State): Stake[] =>
  [1, 2].filter((coins) => coins <= state.coins[state.turn]!).flatMap((coins) => [false, true].map((loud) => ({ coins, loud })));
const game: Game<State, View, Note> = {
  id: 'stakes',
  version: 1,
  seats: [2],
  options: [{ key: 'rich', kind: 'switch', default: false }],
  setup: (options, seats, chance) => ({
    coins: new Array<number>(seats).fill(options.rich ? 9 : 3),
    pot: 0,
    turn: chance.below(seats),
    stage: 'stake',
  }),
  *beat(table) {
    const { state, chance } = table;
    if (state.stage === 'throw') {
      const face = chance.die(6);
      table.tell({ kind: 'hint', face }, [state.turn]);
      state.stage = 'nod';
    } else if (state.stage === 'nod') {
      yield* each([0, 1], (seat) => ask(seat, 'throw/nod', yesNo));
      const face = chance.die(6);
      table.tell({ kind: 'thrown', face, card: chance.below(10) });
      state.coins[state.turn]! += state.pot * (face === 6 ? 2 : 0);
      state.pot = 0;
      state.stage = 'stake';
      state.turn = 1 - state.turn;
    } else {
      const { turn } = state;

      const stake = yield* race<Stake | 'time'>([
        ask(
          turn,
          'stake/coins',
          oneOf(
            () => stakes(state),
            () => 'too-poor',
          ),
        ),
        after(1000),
      ]);
      if (stake === 'time') {
        table.tell({ kind: 'slept', seat: turn });
        state.turn = 1 - turn;
      } else {
        state.coins[turn]! -= stake.coins;
        state.pot += stake.coins;
        state.stage = 'throw';
      }
    }
  },
  view: ({ coins, pot }) => ({ coins, pot }),
  standings: (state) => state.coins.map((score, seat) => ({ seat, score, won: false })),
  report: () => ({ ending: 'none', rounds: 0 }),
  imagine: () => undefined,
  audit: (state) => (state.coins.some((n) => n < 0) ? 'coins are missing' : undefined),
  migrations: {},
};
const start = (): State => ({ coins: [3, 1], pot: 0, turn: 0, stage: 'stake' });
const table = (how: { dice?: number[]; draws?: number[]; otherwise?: Chance } = {}, state = start()) =>
  new TestTable<State, View, Note, Answers>(game, { state, seats: 2, ...how });
type Table = ReturnType<typeof table>;
const nods = (t: Table) => t.answer(1, 'throw/nod', true).answer(0, 'throw/nod', false);

describe('a table for tests', () => {
  test('begins in the position given, which its audit must find whole', () => {
    const t = table();
    expect([t.asked, t.topics(1), t.view(1)]).toEqual([['seat 0 stake/coins', 'clock clock'], [], { coins: [3, 1], pot: 0 }]);
    expect(() => table({}, { ...start(), coins: [3, -1] })).toThrow('badly arranged: coins are missing');
    expect(new TestTable(game, { state: { ...start(), coins: [3, -1] }, seats: 2, unaudited: true }).over).toBe(false);
  });
  test('without a position the game is set up, by the options and the seed, as a match is', () => {
    const opened = (seed: number) => new TestTable<State, View, Note, Answers>(game, { seats: 2, seed, options: { rich: true } });
    for (let seed = 0; seed < 8; seed++) expect(opened(seed).state.turn, `${seed}`).toBe(Luck.seeded(seed).below(2));
    expect([opened(1).state.coins, opened(1).match.options]).toEqual([[9, 9], { rich: true }]);
  });
  test('players answer, by the whole answer or by what matters of it', () => {
    const t = table({ dice: [1, 6], draws: [7] });
    expect([t.options(0, 'stake/coins').length, t.shape(0, 'stake/coins')]).toEqual([4, expect.anything()]);
    expect([t.admits(0, 'stake/coins', { coins: 2, loud: true }), t.admits(1, 'throw/nod', true)]).toEqual([true, false]);
    t.answerLike(undefined, 'stake/coins', { coins: 2 });
    expect([t.state.pot, t.match.save().since]).toEqual([2, []]);
    nods(t);
    expect([t.told('thrown'), t.state.coins]).toEqual([[{ kind: 'thrown', face: 6, card: 7 }], [5, 1]]);
    expect(() => t.answerLike(1, 'stake/coins', { coins: 2 })).toThrow('stake/coins offers nothing like {"coins":2}');
    expect(() => t.options(0, 'stake/coins')).toThrow('stake/coins is not asked of seat 0; asked: seat 1 stake/coins, clock clock');
  });
  test('an answer is refused with its reason, and changes nothing', () => {
    const t = table();
    expect(t.refusal(0, 'stake/coins', { coins: 7, loud: false })).toBe('too-poor');
    expect(t.refusal(1, 'stake/coins', { coins: 1, loud: false })).toBe('not-asked');
    expect(() => t.refusal(0, 'stake/coins', { coins: 1, loud: false })).toThrow('stake/coins of seat 0 admits {"coins":1,"loud":false}');
  });
  test('what was told is known by kind, and to whom', () => {
    const t = table({ dice: [4] }).answerLike(0, 'stake/coins', { coins: 1 });
    expect([t.told('hint'), t.told('hint', 1), t.told('hint', 0)]).toEqual([[], [], [{ kind: 'hint', face: 4 }]]);
    expect([t.toldTo('hint'), nods(t).toldTo('thrown')]).toEqual([[[0]], ['all']]);
  });
  test('dice and draws can be foretold at any moment, and come out the same when an answer is taken back', () => {
    const t = table({ dice: [2] })
      .answerLike(0, 'stake/coins', { coins: 1 })
      .dice(6)
      .draws(9);
    t.answer(1, 'throw/nod', true);
    expect(t.match.takeBack(1)).toBe(true);
    expect([t.told('hint', 0), nods(t).told('thrown')]).toEqual([[{ kind: 'hint', face: 2 }], [{ kind: 'thrown', face: 6, card: 9 }]]);
    expect(t.chance.thrown).toBe(2);
    const again = t.match.fork();
    expect([again.state, again.asks().map((a) => a.topic)]).toEqual([t.state, t.topics()]);
  });
  test('what nobody foretold is luck, or what the table says', () => {
    class Worst extends Chance {
      below = () => 0;
    }
    const t = nods(table({ otherwise: new Worst() }).answerLike(0, 'stake/coins', { coins: 1 }));
    expect(t.told('thrown')).toEqual([{ kind: 'thrown', face: 1, card: 0 }]);
    expect(() => table({ dice: [7] }).answerLike(0, 'stake/coins', { coins: 1 })).toThrow('a die of 6 shows no 7');
  });
  test('time passes: clocks strike when they are due, and answers come after', () => {
    const t = table().wait(999);
    expect([t.told('slept'), t.now]).toEqual([[], 999]);
    t.wait(2001);
    expect([t.told('slept').map((n) => n.seat), t.now]).toEqual([[0, 1, 0], 3000]);
    t.wait(500).answerLike(1, 'stake/coins', { coins: 1 });
    expect(t.match.now).toBe(3500);
    expect(() => t.strike()).toThrow('no clock is running; asked: seat 0 throw/nod, seat 1 throw/nod');
    expect(nods(t).strike().now).toBe(4500);
  });
  test('it can be arranged anew, keep what was told, and stop before a beat', () => {
    const t = table().strike();
    t.rearrange(
      (state) => Object.assign(state, { stage: 'throw', pot: 1 }),
      (state) => state.stage === 'nod',
    );
    expect([t.over, t.state.stage, t.told('slept').length, t.told('hint', 1).length, t.now]).toEqual([true, 'nod', 1, 1, 1000]);
    expect(t.rearrange(() => undefined).topics()).toEqual(['throw/nod', 'throw/nod']);
  });
  test('players say the same of themselves', () => {
    const t = table({ dice: [5] });
    const [one, two] = [0, 1].map((seat) => new TestPlayer<State, View, Note, Answers>(t, seat)) as [
      TestPlayer<State, View, Note, Answers>,
      TestPlayer<State, View, Note, Answers>,
    ];
    expect([one.asked, two.asked, one.options('stake/coins').length]).toEqual([['stake/coins'], [], 4]);
    expect(one.refusal('stake/coins', 'all')).toBe('too-poor');
    one.answersLike('stake/coins', { coins: 1 });
    two.answers('throw/nod', false);
    expect([one.told('hint').length, two.told('hint').length, two.notes, one.view.pot]).toEqual([1, 0, [], 1]);
    expect([one.admits('throw/nod', true), two.admits('throw/nod', true)]).toEqual([true, false]);
  });
});

test('an option fits what says less', () => {
  expect(fits({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] } })).toBe(true);
  expect(fits({ a: 1 }, {})).toBe(true);
  expect(fits({ a: [1, 2] }, { a: [1] })).toBe(false);
  expect(fits({ a: 1 }, { b: 1 })).toBe(false);
  expect([fits('x', 'x'), fits('x', { a: 1 }), fits([1], { 0: 1 })]).toEqual([true, false, false]);
});
