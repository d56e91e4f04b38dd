import type { AnyBot, Bot } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { PERIOD_MS, type YardView, yard } from '../../kernel/test/games/yard.ts';
import { playMatch, playSim, random, search } from '../index.ts';

/** Draws, places, and finishes when the heap is empty; as quick as it is told. */
const builder = (name: string, ms: number): AnyBot => {
  const bot: Bot<YardView> = {
    name,
    answer: ({ view, seat }) => {
      if (view.done[seat]) return undefined;
      if (view.hand !== null) return { do: 'place', part: view.hand };
      return view.heap > 0 ? { do: 'draw' } : { do: 'finish' };
    },
    tempo: () => ms,
  };
  return bot as AnyBot;
};

describe('a virtual clock for bots against bots', () => {
  test('equally quick builders get equal shares, whichever seat they have', () => {
    const { match, opening, entries } = playMatch(yard, { seed: 1, bots: [0, 1, 2, 3].map((n) => builder(`b${n}`, 1000)), record: true });
    expect(match.standings().map((s) => s.score)).toEqual([3, 3, 3, 3]);
    expect(match.now).toBeLessThan(PERIOD_MS);
    expect(entries.length).toBeGreaterThan(20);
    expect(opening.seats).toBe(4);
  });
  test('whoever is three times as quick gets about three times as much', () => {
    const { match } = playMatch(yard, { seed: 1, bots: [builder('slow', 3000), builder('quick', 1000)] });
    expect(match.standings().map((s) => s.score)).toEqual([3, 9]);
  });
  test('a build ends with its hourglass, although nobody finishes; what comes too late is counted', () => {
    const idle: AnyBot = { name: 'idle', answer: () => undefined };
    const { match, late } = playMatch(yard, { seed: 1, bots: [idle, idle] });
    expect([match.now, match.report().ending, late]).toEqual([PERIOD_MS, 'time', 0]);
    const stubborn: AnyBot = { name: 'stubborn', answer: () => ({ do: 'draw' }) };
    expect(playMatch(yard, { seed: 1, bots: [stubborn, stubborn] }).late).toBeGreaterThan(50);
  });
  test('random games and searches come to an end too', () => {
    const { sim } = playSim(yard, {}, 3, 5);
    expect(sim.over).toBe(true);
    const seeker = search({ iterations: 4, playout: builder('b', 1000) }) as AnyBot;
    expect(playMatch(yard, { seed: 2, bots: [seeker, random as AnyBot] }).match.over).toBe(true);
  });
});
