import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { checkLaws, LAW_TEXT, type LawsOptions } from './laws.ts';

/** All laws of the kernel as tests of one game: `lawSuite(game, { games: 20, deep: 5 })` is all a game has to write. */
export function lawSuite<S, V extends Json, N extends Json>(game: Game<S, V, N>, how: LawsOptions): void {
  describe(`the laws of the kernel on ${game.id}`, () => {
    for (const seats of how.seats ?? game.seats) {
      test(`${how.games} random games with ${seats} seats, ${how.deep} of them checked after every answer`, () => {
        for (const v of checkLaws(game, { ...how, seats: [seats] })) {
          const f = v.first;
          expect(v.failed, `${v.law} (${LAW_TEXT[v.law]}) fails with seed ${f?.seed}, step ${f?.step}: ${f?.what}`).toBe(0);
        }
      });
    }
  });
}
