/** What a trucker says of a part is what its place was chosen by. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { bestFor, weighedAt } from '../bot/builder.ts';
import type { At } from '../bot/seat.ts';
import { characterOf, STYLES } from '../bot/style.ts';
import { trucker } from '../bot/truckers.ts';
import { trucker as game } from '../game.ts';
import type { Grounds } from '../motives.ts';
import type { BuildRequest } from '../state.ts';

class Enough extends Error {}
test('the two weightiest reasons for a place are the two weightiest parts of what the search for places reckoned', () => {
  const wanted = process.env.DEEP === '1' ? 500 : 40;
  let looked = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const who = characterOf('normal', style);
    const own = trucker(who) as AnyBot;
    return {
      ...own,
      answer(seat: BotSeat) {
        if (looked >= wanted) throw new Enough();
        const answer = own.answer(seat);
        const request = answer as unknown as BuildRequest | undefined;
        if (seat.ask.topic !== 'build/do' || request?.do !== 'place') return answer;
        const at = seat as unknown as At;
        const { tile, square, rot } = request;
        // Two ways to the same figures: the search over all squares and turns, and the look at this one alone.
        const found = bestFor(at, who, tile);
        const alone = weighedAt(at, who, tile, square, rot);
        if (!found || found.square !== square || found.rot !== rot || alone.total <= 0) return answer;
        looked++;
        const { need, company, room, ends, reach, total } = found.weighed;
        expect(alone.total).toBeCloseTo(total, 6);
        expect(need + company + room + ends + reach).toBeCloseTo(total, 6);
        const parts = { need, company, room: room + reach, neat: ends };
        const weightiest = Object.entries(parts)
          .filter(([, weight]) => weight > 0)
          .toSorted((a, b) => b[1] - a[1])
          .slice(0, 2)
          .map(([kind]) => kind);
        const said = own.why!(seat, answer!)
          .slice(0, 2)
          .map(({ why }) => (why as unknown as Grounds).kind);
        expect(said).toEqual(weightiest);
        return answer;
      },
    };
  };
  try {
    for (let seed = 0; ; seed++) playMatch(game, { seed: `why ${seed}`, bots: STYLES.map(watched) });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  expect(looked).toBe(wanted);
});
