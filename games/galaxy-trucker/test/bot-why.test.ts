/** What a trucker says of a part is what its place was chosen by. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { bestFor, weighedAt } from '../bot/builder.ts';
import type { At } from '../bot/seat.ts';
import { characterOf, STYLES } from '../bot/style.ts';
import { trucker } from '../bot/truckers.ts';
import { kindOf, tileAt } from '../content/index.ts';
import { trucker as game } from '../game.ts';
import { humans } from '../judge/crew.ts';
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

/** Where each reason belongs: the question, or what is done in the yard; and what must then be so. */
const BUILDS = ['place', 'take', 'fetch', 'filch', 'repair/last-part'];
const POWER = ['power/engines', 'power/cannons', 'power/crew'];
const OFFERS = ['planet/land', 'offer/dock', 'offer/take', 'enemy/reward'];
const BELONGS: Readonly<Record<Grounds['kind'], readonly string[]>> = {
  ...{ need: BUILDS, company: BUILDS, room: BUILDS, neat: BUILDS, fills: ['place'], stuck: ['place', 'take', 'fetch', 'filch'] },
  ...{ 'no-place': ['return'], picky: ['return'], keeps: ['aside'], draws: ['draw'], reads: ['read'], full: ['finish'] },
  ...{ last: ['repair/last-part'], flips: ['flip'], alarm: ['alarm'], token: ['four-way', 'convert', 'repair/convert'] },
  ...{ hires: ['hire/keep'], alien: ['load/purple', 'load/brown'], humans: ['load/purple', 'load/brown'] },
  ...{ sabotage: ['preflight/sabotage'], decree: ['preflight/decree'], insured: ['preflight/insure'], uninsured: ['preflight/insure'] },
  ...{ beats: POWER, holds: POWER, hopeless: POWER, 'not-weakest': POWER, weakest: POWER, moves: POWER },
  saves: [...POWER, 'hit/thrusters', 'hit/defence', 'cargo/hand-over'],
  ...{ protects: ['hit/thrusters', 'hit/defence'], 'lets-go': ['hit/defence'], harmless: ['hit/thrusters', 'intruder/answer'] },
  ...{ repels: ['intruder/answer'], 'lets-in': ['intruder/answer'], brings: OFFERS, boards: ['planet/land'], declines: OFFERS },
  ...{ 'crew-dear': ['offer/dock', 'offer/take'], guns: ['offer/dock'], dearest: ['cargo/load'], cheapest: ['cargo/hand-over'] },
  ...{ 'spares-humans': ['crew/give'], 'spares-aliens': ['crew/give'], piece: ['ship/piece'] },
  ...{ 'goes-on': ['flight/stay'], 'gives-up': ['flight/stay'] },
};
/** No is no, and yes is yes. */
const REFUSES: ReadonlySet<Grounds['kind']> = new Set(['declines', 'crew-dear', 'guns', 'uninsured']);
const ACCEPTS: ReadonlySet<Grounds['kind']> = new Set(['brings', 'boards', 'insured']);
test('what is said of any deed belongs to it: its part, its question, yes or no', () => {
  const wanted = process.env.DEEP === '1' ? 3000 : 600;
  const kinds = new Set<string>();
  let said = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const own = trucker(characterOf('normal', style)) as AnyBot;
    return {
      ...own,
      answer(seat: BotSeat) {
        const answer = own.answer(seat);
        if (answer === undefined) return answer;
        const at = seat as unknown as At;
        const { topic } = seat.ask;
        const request = answer as unknown as BuildRequest;
        const deed = topic === 'build/do' ? request.do : topic;
        for (const { why: ground } of own.why!(seat, answer).slice(0, 2)) {
          const why = ground as unknown as Grounds;
          const told = JSON.stringify([deed, answer, why]);
          expect(BELONGS[why.kind], told).toContain(deed);
          if ('part' in why && topic === 'build/do' && 'tile' in request) expect(why.part, told).toBe(kindOf(tileAt(request.tile)));
          if (REFUSES.has(why.kind)) expect([false, null], told).toContainEqual(answer);
          if (ACCEPTS.has(why.kind)) expect([false, null], told).not.toContainEqual(answer);
          if (why.kind === 'gives-up' || why.kind === 'goes-on')
            expect((answer as { do: string }).do === 'give-up', told).toBe(why.kind === 'gives-up');
          if (why.kind === 'gives-up') expect(why.humans, told).toBe(humans(at.view.yards[at.seat]!.ship));
          if (why.kind === 'alien' || why.kind === 'humans') expect(answer === null, told).toBe(why.kind === 'humans');
          if (why.kind === 'alien') expect(topic, told).toBe(`load/${why.alien}`);
          if (why.kind === 'beats') expect(why.power, told).toBeGreaterThan(why.strength);
          if (why.kind === 'lets-go') expect(answer, told).toBe('none');
          kinds.add(why.kind);
          said++;
        }
        return answer;
      },
    };
  };
  for (let seed = 0; said < wanted || seed < 2; seed++) playMatch(game, { seed: `said ${seed}`, bots: STYLES.map(watched) });
  expect(kinds.size).toBeGreaterThan(15);
});
