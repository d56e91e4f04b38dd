import { type AnyBot, type AnyGame, type AnyMatch, type Entry, Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { hidden } from '../../kernel/test/games/hidden.ts';
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts';
import { type Review, random, review } from '../index.ts';

const end = (run: Generator<unknown, Review>): Review => {
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
};
const wholeOf = (game: AnyGame, answers: readonly (readonly [number, string, never])[], backs: readonly number[] = []) => {
  const open = (): AnyMatch => Match.open(game, {}, 2, 'review') as AnyMatch;
  const match = open();
  const entries: Entry[] = [...match.firstRolls()];
  answers.forEach(([seat, topic, answer], i) => {
    entries.push(...match.answer(seat, topic, answer));
    if (backs.includes(i)) entries.push(...match.apply({ back: seat }));
  });
  return { open, entries };
};
/** Looks at every cell: a playout at random with all ideas weighed. */
const looker: AnyBot = {
  ...(random as AnyBot),
  ideas: (at) => [...(at.ask.domain.options?.() ?? [])],
};
const topic = Match.open(ticTacToe, {}, 2, 1).asks()[0]!.topic;
const play = (...cells: readonly number[]) => cells.map((cell, i) => [i % 2, topic, cell as never] as const);

test('a win left lying is the turning point, with the answer that would have won and both chances', () => {
  // 0 and 1 are mine, 2 wins; 8 is played instead, and the other side makes its line.
  const match = wholeOf(ticTacToe, play(0, 3, 1, 4, 8, 5));
  const seen = end(review(match, { seat: 0, playout: looker, playouts: 2000, others: 8 }));
  const worst = seen.decisions[seen.turning[0]!]!;
  expect([worst.n, worst.chosen.answer, worst.other.answer]).toEqual([4, 8, 2]);
  expect(worst.other.chances.of).toEqual([1, 0]);
  expect(worst.chosen.chances.of[0]).toBeLessThan(0.9);
  expect(worst.gain).toBeGreaterThan(2 * worst.doubt);
});
test('the same match gives the same review; what was taken back is not looked at', () => {
  const match = wholeOf(ticTacToe, play(0, 3, 1, 4, 2));
  const how = { seat: 0, playout: looker, playouts: 300, others: 4 };
  expect(end(review(match, how))).toEqual(end(review(match, how)));
  const back = wholeOf(ticTacToe, [[0, topic, 8 as never], ...play(0, 3, 1, 4, 2)], [0]);
  const seen = end(review(back, how)).decisions;
  expect(seen.map((d) => [d.n, d.chosen.answer])).toEqual([
    [2, 0],
    [4, 1],
    [6, 2],
  ]);
});
test('it tells how far it is, up to the end', () => {
  const run = review(wholeOf(ticTacToe, play(0, 3, 1, 4, 2)), { seat: 1, playout: looker, playouts: 100 });
  const seen: number[] = [];
  for (let step = run.next(); !step.done; step = run.next()) seen.push(step.value.done / step.value.of);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBeLessThanOrEqual(1);
});
test('what the seat could not know counts for nothing: two matches that look the same to it are judged alike, but for luck', () => {
  const game = hidden as AnyGame;
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
  const views = seeds.map((seed) => JSON.stringify((Match.open(game, {}, 2, seed) as AnyMatch).view(0)));
  const twin = seeds.findIndex((_, i) => i > 0 && views[i] === views[0]);
  expect(twin).toBeGreaterThan(0);
  const judged = [0, twin].map((i) => {
    const open = (): AnyMatch => Match.open(game, {}, 2, seeds[i]!) as AnyMatch;
    const match = open();
    const ask = match.asks(0)[0]!;
    const answer = [...(ask.domain.options?.() ?? [])][0]!;
    const entries = [...match.firstRolls(), ...match.answer(0, ask.topic, answer)];
    return { states: JSON.stringify(open().state), seen: end(review({ open, entries }, { seat: 0, playout: looker, playouts: 2000 })) };
  });
  expect(judged[0]!.states).not.toBe(judged[1]!.states);
  const [one, other] = judged.map(({ seen }) => seen.decisions[0]!);
  expect(one!.worlds).toBeGreaterThan(100);
  expect(Math.abs(one!.chosen.worth - other!.chosen.worth)).toBeLessThan(0.03);
});
