/** The card of a try at a day's challenge: what it says, and that all of it is on the picture. */
import type { AnyFace } from '@cosmodrome/kit/face';
import { describe, expect, test } from 'vitest';
import { archesOf, behind, type Card, type CardCanvas, cardAlt, drawCard, rowsOf } from '../logic/card.ts';
import { POSTER } from '../logic/poster.ts';
import type { Attempt, Replay } from '../net/wire.ts';

/** A replay in which each answer ends with so many points and notes, in that round. */
const replay = (frames: readonly (readonly [round: number, points: number, notes: number])[], notes: readonly unknown[] = []) =>
  ({
    start: { points: 0 },
    notes,
    frames: frames.map(([round, points, told]) => ({ round, view: { points }, notes: told })),
  }) as unknown as Replay;
const marks = (of: Replay, won: boolean, face: object): string[] =>
  archesOf(of, 0, won, face as AnyFace).map((a) => `${a.round} ${a.mark}`);

describe('the arches', () => {
  const counts = { points: (view: { points: number }) => view.points };
  test('say which round brought most and which cost some, where points are counted; set-up is none', () => {
    const played = replay([
      [0, 0, 0],
      [1, 2, 0],
      [2, 1, 0],
      [2, 9, 0],
      [3, 8, 0],
      [4, 10, 0],
    ]);
    expect(marks(played, true, counts)).toEqual(['1 check', '2 goal', '3 danger', '4 home']);
    expect(marks(played, false, counts).at(-1)).toBe('4 lost');
  });
  test('say what the game says, where it does; a deed counts for more than a danger', () => {
    const face = { turned: (n: string) => (n === 'deed' ? 'goal' : n === 'low' ? 'danger' : undefined) };
    const told = replay(
      [
        [1, 0, 1],
        [2, 0, 3],
        [3, 0, 4],
        [4, 0, 5],
      ],
      ['step', 'low', 'deed', 'low', 'deed'],
    );
    expect(marks(told, false, face)).toEqual(['1 check', '2 goal', '3 danger', '4 lost']);
    expect(marks(replay([[1, 0, 0]]), true, {})).toEqual(['1 home']);
  });
});
test('who was just better is named with the one figure that decided, whoever else has my rank', () => {
  const one = (name: string, rank: number, score: number, rounds: number, won = true): Attempt => ({
    name,
    rank,
    score,
    rounds,
    won,
    mine: name === 'me',
  });
  expect(behind([one('Ada', 1, 9, 7), one('me', 2, 9, 8)])).toEqual({ name: 'Ada', by: 1, what: 'rounds' });
  expect(behind([one('Ada', 1, 12, 7), one('Bob', 2, 9, 8), one('me', 2, 9, 8)])).toEqual({ name: 'Ada', by: 3, what: 'points' });
  expect(behind([one('Ada', 1, 12, 7), one('me', 2, 9, 8, false)])).toBeUndefined();
  expect(behind([one('me', 1, 9, 8)])).toBeUndefined();
  expect(behind([one('Ada', 1, 9, 8)])).toBeUndefined();
});
test('all of it is on the picture, however many rounds and however long the words', () => {
  for (const rounds of [1, 7, 8, 9, 24, 40]) {
    const card: Card = {
      of: 'Défi du 16 novembre',
      title: 'Premier contact '.repeat(6),
      result: '7 tours, 2 vivants sur 2',
      rank: `9e sur 28, à un tour de ${'W'.repeat(40)}`,
      arches: Array.from({ length: rounds }, (_, i) => ({ round: i + 1, mark: i === rounds - 1 ? 'home' : 'danger' }) as const),
      foot: 'même départ, mêmes dés pour tous',
    };
    let size = 10;
    const boxes: { right: number; bottom: number }[] = [];
    const texts: { from: number; to: number }[] = [];
    const nothing = () => undefined;
    const on = {
      set font(font: string) {
        size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1]);
      },
      textAlign: 'left',
      measureText: (text: string) => ({ width: text.length * size * 0.62 }),
      fillText(text: string, x: number) {
        const width = text.length * size * 0.62;
        const from = this.textAlign === 'right' ? x - width : this.textAlign === 'center' ? x - width / 2 : x;
        texts.push({ from, to: from + width });
      },
      roundRect: (x: number, y: number, width: number, height: number) => boxes.push({ right: x + width, bottom: y + height }),
      ...Object.fromEntries(
        ['fillRect', 'beginPath', 'fill', 'stroke', 'moveTo', 'lineTo', 'save', 'restore', 'clip', 'drawImage'].map((k) => [k, nothing]),
      ),
    };
    const style = {
      background: '',
      surface: '',
      ink: '',
      muted: '',
      accent: '',
      line: '',
      good: '',
      warn: '',
      bad: '',
      seats: [],
      display: 'x',
      ui: 'y',
    };
    drawCard(on as unknown as CardCanvas, card, style, undefined);
    expect(boxes).toHaveLength(rounds + 1);
    expect(rowsOf(rounds).columns * 2).toBeGreaterThanOrEqual(rounds);
    for (const box of boxes) expect(box.right).toBeLessThanOrEqual(POSTER.width - 59);
    // The line of the rank stands below the arches.
    for (const box of boxes.slice(1)) expect(box.bottom).toBeLessThan(460);
    for (const text of texts) expect([text.from >= 0, text.to <= POSTER.width]).toEqual([true, true]);
    expect(cardAlt(card, { check: 'bien', goal: 'fort', danger: 'dur', home: 'réussi', lost: 'manqué' })).toContain(`${rounds} réussi`);
  }
});
