/** A game looked at again, and the picture to share: what the page makes of it. */
import { review } from '@cosmodrome/bots';
import { type AnyBot, type AnyGame, type Entry, Match, NO_DRAWS } from '@cosmodrome/kernel';
import type { GamePackage } from '@cosmodrome/kit/package';
import { describe, expect, test } from 'vitest';
import { random } from '../../bots/index.ts';
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts';
import { type Canvas, drawPoster, fitted, POSTER, type Poster, posterAlt, wrapped } from '../logic/poster.ts';
import { pointsBetween, smoothed } from '../logic/review.ts';
import { frameOf, opens, toShow } from '../worker/reviewed.ts';

const topic = Match.open(ticTacToe, {}, 2, 1).asks()[0]!.topic;
const looker: AnyBot = { ...(random as AnyBot), ideas: (at) => [...(at.ask.domain.options?.() ?? [])] };
const pack = { game: ticTacToe as AnyGame, facts: { kind: 'versus' } } as unknown as GamePackage;
/** 0 and 1 are mine, 2 wins; 8 is played instead. The first answer is taken back. */
function record() {
  const match = Match.open(ticTacToe, {}, 2, 'page');
  const saved = match.save();
  const start = JSON.parse(JSON.stringify({ ...saved, since: [], past: [], bookmark: { ...saved.bookmark, luck: NO_DRAWS } }));
  const entries: Entry[] = [...match.firstRolls(), ...match.answer(0, topic, 4), ...match.apply({ back: 0 })];
  for (const [i, cell] of [0, 3, 1, 4, 8, 5].entries()) entries.push(...match.answer(i % 2, topic, cell));
  return { start, entries };
}
test('a record without a seed is reviewed: the turning point with what was asked and seen then, and where the replay shows it', () => {
  const it = record();
  const run = review({ open: opens(pack, it), entries: it.entries }, { seat: 0, playout: looker, playouts: 2000, others: 8 });
  let step = run.next();
  while (!step.done) step = run.next();
  const shown = toShow(pack, it, step.value);
  expect(shown.lines).toEqual({ of: 'seats' });
  expect(shown.end).toEqual([0, 1]);
  const [turn] = shown.turning;
  expect([turn?.chosen.answer, turn?.other.answer, turn?.ask.topic]).toEqual([8, 2, topic]);
  // Two acts (the answer that was taken back, and that) are no frames.
  expect([turn?.n, turn?.frame]).toEqual([6, 4]);
  // Since my answer before it, hints I asked for were for this one.
  expect(turn?.since).toBe(5);
  expect(shown.steps).toHaveLength(step.value.decisions.length);
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
});
test('frames are counted as the replay counts them: answers that were taken back have none', () => {
  const answer = (seat: number): Entry => ({ seat, topic: 't', answer: true });
  const entries: Entry[] = [{ of: 6, got: 1 }, answer(0), answer(1), { back: 1 }, answer(1), answer(0)];
  expect([0, 1, 3, 4].map((n) => frameOf(entries, n))).toEqual([0, -1, 1, 2]);
});
describe('the curve', () => {
  const at = (mine: number, worlds = 10) => ({ of: [mine, 1 - mine], mine, worlds });
  test('tells each decision with its neighbours, and how sure that is', () => {
    const steps = Array.from({ length: 40 }, (_, i) => at(i % 2));
    const curve = smoothed(steps);
    expect(curve).toHaveLength(40);
    for (const c of curve.slice(5, -5)) {
      expect(c.mine).toBeGreaterThan(0.4);
      expect(c.mine).toBeLessThan(0.6);
      expect(c.of[0]! + c.of[1]!).toBeCloseTo(1);
      expect(c.doubt).toBeLessThan(0.06);
    }
  });
  test('what was imagined often enough stands for itself; one decision is a curve too', () => {
    expect(smoothed([at(1, 200), at(0, 200), at(1, 200)]).map((c) => c.mine)).toEqual([1, 0, 1]);
    expect(smoothed([at(0.5)])).toHaveLength(1);
  });
  test('whole points', () => expect(pointsBetween({ mine: 0.312 }, { mine: 0.45 })).toBe(14));
});

describe('the picture to share', () => {
  const measure = (text: string) => text.length * 10;
  test('lines are no wider than their column; what does not fit ends with an ellipsis', () => {
    expect(wrapped('un deux trois quatre', 100, 3, measure)).toEqual(['un deux', 'trois', 'quatre']);
    expect(wrapped('un deux trois quatre cinq', 100, 2, measure)).toEqual(['un deux', 'trois …']);
    expect(fitted('M'.repeat(40), 100, measure)).toBe(`${'M'.repeat(9)}…`);
  });
  test('names of forty letters, eight rows and long sentences stay inside, and are said to those who do not see it', () => {
    const poster: Poster = {
      game: 'VII Legio',
      title: `${'W'.repeat(40)} l’emporte.`,
      reasons: ['mot '.repeat(60), 'mot '.repeat(60), 'mot '.repeat(60)],
      rows: Array.from({ length: 8 }, (_, seat) => ({ seat, name: 'M'.repeat(40), figure: '33 PC', won: seat === 0 })),
      table: 'M'.repeat(40),
    };
    const texts: { readonly from: number; readonly to: number; readonly y: number }[] = [];
    let size = 10;
    const on = {
      set font(font: string) {
        size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1]);
      },
      textAlign: 'left',
      measureText: (text: string) => ({ width: text.length * size * 0.62 }),
      fillText(text: string, x: number, y: number) {
        const width = text.length * size * 0.62;
        texts.push(this.textAlign === 'right' ? { from: x - width, to: x, y } : { from: x, to: x + width, y });
      },
      fillRect: () => undefined,
      strokeRect: () => undefined,
      beginPath: () => undefined,
      arc: () => undefined,
      fill: () => undefined,
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
    drawPoster(on as unknown as Canvas, poster, style);
    expect(texts.length).toBeGreaterThan(18);
    for (const t of texts) {
      expect(t.from).toBeGreaterThanOrEqual(0);
      expect(t.to).toBeLessThanOrEqual(POSTER.width);
      expect(t.y).toBeLessThan(POSTER.height);
    }
    for (const part of [poster.title, 'mot mot', '33 PC']) expect(posterAlt(poster)).toContain(part);
  });
});
