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
import type { Act } from '../topics.ts';

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

/** What each reason may be said of: the question, or what a Trader does. */
const WAYS = ['turn/walk', 'walk/way', 'shuffle'];
const BELONGS: Readonly<Record<Reason['kind'], readonly string[]>> = {
  loot: [...WAYS, 'search', 'search-body', 'search-room', 'interact', 'fetch', 'door', 'wreck', 'pick', 'drop'],
  ...{
    home: [...WAYS, 'leave-by'],
    hunt: WAYS,
    safety: [...WAYS, 'turn/trader'],
    foe: [...WAYS, 'shoot', 'fight', 'push', 'blast', 'throw'],
  },
  ...{ mend: ['drag', 'use'], gear: ['reload', 'unjam', 'don'], talk: ['persuade'], 'hand-on': ['give'], skill: ['skill', 'react/use'] },
  ...{ agree: ['truce', 'offer/truce'], refuse: ['offer/truce'], enters: ['turn/trader'], stays: ['turn/trader'], acts: ['turn/trader'] },
  ...{ asked: [...WAYS, 'search', 'shoot', 'fight'], keeps: ['search/hold'], saves: ['react/use'], answers: ['opportunity', 'react/use'] },
};
const LOOT: Readonly<Partial<Record<Act['do'], string>>> = {
  ...{ search: 'crate', 'search-body': 'body', 'search-room': 'room', fetch: 'person', door: 'door', wreck: 'door', pick: 'token' },
};
test('what is said of any deed belongs to it: what is searched, whom it strikes, mends or talks to, what it carries', () => {
  const wanted = process.env.DEEP === '1' ? 1500 : 80;
  const kinds = new Set<string>();
  let said = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const who = leaderOf('normal', style);
    const own = crews[who.name] as AnyBot;
    return {
      ...own,
      answer(seat: BotSeat) {
        const answer = own.answer(seat);
        if (answer === undefined) return answer;
        const at = seat as unknown as At;
        const act = answer as unknown as Act & { readonly at?: number; readonly to?: number };
        const deed = seat.ask.topic === 'turn/act' ? act.do : seat.ask.topic;
        for (const { why: one } of own.why!(seat, answer).slice(0, 2)) {
          const why = one as unknown as Reason;
          const told = JSON.stringify([deed, answer, why]);
          expect(BELONGS[why.kind], told).toContain(deed);
          const acts = seat.ask.topic === 'turn/act' && deed !== 'shuffle';
          if (acts && why.kind === 'loot' && LOOT[act.do]) expect(why.what, told).toBe(LOOT[act.do]);
          if (acts && why.kind === 'foe') expect(act.at, told).toBe(why.foe);
          if (acts && why.kind === 'talk') expect(act.at, told).toBe(why.to);
          if (acts && why.kind === 'hand-on') expect(act.to, told).toBe(why.to);
          if (acts && why.kind === 'skill') expect((act as { skill?: string }).skill, told).toBe(why.skill);
          // Nobody fears or strikes their own.
          if (why.kind === 'foe' || why.kind === 'hunt' || why.kind === 'safety' || why.kind === 'answers')
            expect(figureOf(at.view, why.foe).crew, told).not.toBe(new Mind(at, who).crew);
          if (why.kind === 'stays' || why.kind === 'enters' || why.kind === 'acts')
            expect(answer === 'stay', told).toBe(why.kind === 'stays');
          if (why.kind === 'refuse' || why.kind === 'agree') expect(answer === false, told).toBe(why.kind === 'refuse');
          kinds.add(why.kind);
          said++;
        }
        return answer;
      },
    };
  };
  for (let seed = 0; said < wanted; seed++) playMatch(coreSpace as never, { seed: `said ${seed}`, bots: STYLES.slice(0, 2).map(watched) });
  expect(kinds.size).toBeGreaterThan(5);
});
