/** What a crew says of a way is what the way was chosen by, reckoned anew from what is there and what is here. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import type { Point } from '@cosmodrome/kit/plane/plan';
import { expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { Mind } from '../bot/mind.ts';
import { Planner } from '../bot/plan.ts';
import type { At } from '../bot/seat.ts';
import { leaderOf, STYLES } from '../bot/style.ts';
import { coreSpace } from '../game.ts';
import type { Reason } from '../judge/motives.ts';
import { figureOf } from '../state.ts';

class Enough extends Error {}
const PART = { loot: 'aim', home: 'aim', hunt: 'aim', safety: 'safety', foe: 'chance' } as const;
test('the two weightiest reasons of a way are the two weightiest of what lies ahead, what threatens and what can be struck from there', () => {
  const wanted = process.env.DEEP === '1' ? 500 : 25;
  let looked = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const who = leaderOf('normal', style);
    const own = crews[who.name] as AnyBot;
    return {
      ...own,
      answer(seat: BotSeat) {
        if (looked >= wanted) throw new Enough();
        const answer = own.answer(seat);
        const at = seat as unknown as At;
        const { active } = at.view;
        if (seat.ask.topic !== 'turn/walk' || answer === undefined || active === null) return answer;
        const f = figureOf(at.view, active.figure);
        if (f.where !== 'board') return answer;
        const planner = new Planner(new Mind(at, who), f);
        const { mind } = planner;
        const [x, y] = (answer as unknown as readonly Point[]).at(-1)!;
        const leaves = mind.far(mind.exit, mind.ground.near(x, y)) === 0;
        const reasons = own.why!(seat, answer) as unknown as readonly { readonly why: Reason; readonly weight: number }[];
        if (leaves || reasons.some(({ why }) => why.kind === 'asked')) return answer;
        looked++;
        const touches = planner.goals.some((goal) => mind.touches(goal, f, x, y));
        const chance = planner.chance(x, y);
        const ahead = planner.ahead(x, y) - planner.ahead(f.x, f.y);
        const parts = { aim: ahead, safety: planner.danger(f.x, f.y) - planner.danger(x, y), chance };
        for (const { why, weight } of reasons) {
          const kind = PART[why.kind as keyof typeof PART];
          // At what it goes for, what can be done there is part of going.
          const sums = kind === 'aim' && touches ? [parts.aim, parts.aim + chance] : [parts[kind]];
          expect(
            sums.some((sum) => Math.abs(sum - weight) < 1e-6),
            `${why.kind} ${weight} ${JSON.stringify(parts)}`,
          ).toBe(true);
        }
        // Nothing weightier than what is said is left out.
        const least = reasons[1]?.weight ?? 0.05;
        const said = reasons.slice(0, 2).map(({ why }) => PART[why.kind as keyof typeof PART]);
        for (const [part, weight] of Object.entries(parts)) {
          const told = said.includes(part as 'aim') || (part === 'chance' && touches);
          if (!told && reasons.length > 1) expect(weight, part).toBeLessThanOrEqual(Math.max(least, 0.05) + 1e-6);
        }
        return answer;
      },
    };
  };
  try {
    for (let seed = 0; ; seed++) playMatch(coreSpace as never, { seed: `why ${seed}`, bots: STYLES.slice(0, 2).map(watched) });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  expect(looked).toBe(wanted);
});
