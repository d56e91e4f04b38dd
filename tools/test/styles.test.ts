/**
 * Styles can be told apart by watching: from nothing but what everybody at the table is told, a classifier of the simplest kind that weighs
 * evidence (softmax regression) names the style of the bots of a game. Core Space tells its crews by fewer counts, Galaxy Trucker by ships (their own tests).
 */
import { playMatch, roster } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import type { AnyBot, Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';

const DEEP = process.env.DEEP === '1';
const KNOWN = 100;
const TOLD = 200;

/** How often each thing was told, by its kind and by what it says in a word. */
type Counts = ReadonlyMap<string, number>;
function counted(notes: readonly Json[]): Counts {
  const counts = new Map<string, number>();
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const note of notes as readonly Readonly<Record<string, Json>>[]) {
    add(`${note.kind}`);
    for (const [key, value] of Object.entries(note))
      if (key !== 'kind' && (typeof value === 'boolean' || typeof value === 'string')) add(`${note.kind}/${key}/${value}`);
  }
  return counts;
}
/** Shares of all that was told, by the words that come up in one game of twenty at least, each in its own spread. */
function measure(games: readonly Counts[]): (one: Counts) => readonly number[] {
  const words = [...new Set(games.flatMap((g) => [...g.keys()]))].filter(
    (word) => games.filter((g) => g.has(word)).length >= games.length / 20,
  );
  const share = (one: Counts, word: string): number => {
    let all = 0;
    for (const n of one.values()) all += n;
    return Math.sqrt((one.get(word) ?? 0) / Math.max(1, all));
  };
  const scale = words.map((word) => {
    const all = games.map((g) => share(g, word));
    const mean = all.reduce((a, b) => a + b, 0) / all.length;
    return { word, mean, spread: Math.sqrt(all.reduce((a, b) => a + (b - mean) ** 2, 0) / all.length) || 1 };
  });
  return (one) => scale.map(({ word, mean, spread }) => (share(one, word) - mean) / spread);
}
/** Softmax regression with a little decay: which of the kinds a row belongs to. */
function learn(
  rows: readonly { readonly kind: number; readonly row: readonly number[] }[],
  kinds: number,
): (row: readonly number[]) => number {
  const width = rows[0]!.row.length;
  const weights = Array.from({ length: kinds }, () => new Float64Array(width));
  const odds = (row: readonly number[]): number[] => {
    const sums = weights.map((w) => row.reduce((sum, x, i) => sum + x * w[i]!, 0));
    const top = Math.max(...sums);
    const raised = sums.map((s) => Math.exp(s - top));
    const all = raised.reduce((a, b) => a + b, 0);
    return raised.map((r) => r / all);
  };
  for (let round = 0; round < 300; round++) {
    const slopes = weights.map((w) => w.map((x) => 0.02 * x));
    for (const { kind, row } of rows)
      odds(row).forEach((p, k) => {
        const off = (p - (k === kind ? 1 : 0)) / rows.length;
        for (let i = 0; i < width; i++) slopes[k]![i]! += off * row[i]!;
      });
    weights.forEach((w, k) => {
      for (let i = 0; i < width; i++) w[i]! -= 0.3 * slopes[k]![i]!;
    });
  }
  return (row) => {
    const p = odds(row);
    return p.indexOf(Math.max(...p));
  };
}

describe.runIf(DEEP)('styles are told apart', () => {
  test.each(['vii-legio', 'panic-station', 'space-cadets'])('%s: four of five games in two hundred', async (id) => {
    const pack = await loadGame(id);
    const usual = roster(pack).filter(({ strength }) => strength === 'normal');
    const play = (style: number, seed: string): Counts => {
      const bot = pack.bots[usual[style]!.name] as AnyBot;
      return counted(
        playMatch(pack.game, { seed, bots: Array.from({ length: pack.facts.best }, () => bot) }).match.notes(undefined) as Json[],
      );
    };
    const known = Array.from({ length: KNOWN * usual.length }, (_, n) => {
      const kind = n % usual.length;
      return { kind, counts: play(kind, `known/${Math.floor(n / usual.length)}`) };
    });
    const rowOf = measure(known.map(({ counts }) => counts));
    const guess = learn(
      known.map(({ kind, counts }) => ({ kind, row: rowOf(counts) })),
      usual.length,
    );
    let right = 0;
    for (let n = 0; n < TOLD; n++) if (guess(rowOf(play(n % usual.length, `told/${n}`))) === n % usual.length) right++;
    expect(right, `${right} of ${TOLD}`).toBeGreaterThanOrEqual(0.8 * TOLD);
  });
});
