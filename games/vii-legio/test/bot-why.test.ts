/** What a commander says of a landing is what the landing was chosen by, reckoned from the forecast that lies open. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { proposalWorth } from '../bot/commander.ts';
import { commanders } from '../bot/commanders.ts';
import { judgementOf, STYLES } from '../bot/judgement.ts';
import { hides } from '../bot/worth.ts';
import { STAR_BASE } from '../content/index.ts';
import { game } from '../game.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import { planetOf, sceneOf, unitOf } from '../state.ts';
import type { Action, Proposal, Topic } from '../topics.ts';
import type { View } from '../view.ts';

test('the two weightiest reasons of a landing are the two weightiest parts of its worth, and its PC are those of the forecast', () => {
  const wanted = process.env.DEEP === '1' ? 500 : 30;
  let looked = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const own = commanders[style] as AnyBot;
    const j = judgementOf('normal', style);
    return {
      ...own,
      answer(at: BotSeat) {
        const answer = own.answer(at);
        if (at.ask.topic !== 'land/proposal' || looked >= wanted) return answer;
        const view = at.view as unknown as View;
        const me = unitOf(view, at.seat);
        const scene = sceneOf(view, 'landing');
        const same = (one: Proposal) => JSON.stringify([one.invite, one.imperator]) === JSON.stringify(Object.values(answer as object));
        const chosen = scene.choices.find(same)!;
        const reasons = own.why!(at, answer!) as readonly { readonly why: Grounds; readonly weight: number }[];
        const part = (kind: Grounds['kind']) => reasons.find(({ why }) => why.kind === kind)?.weight ?? 0;
        const [mission] = reasons.map(({ why }) => why).filter((why): why is GroundsOf<'mission'> => why.kind === 'mission');
        const share = chosen.participants.find((p) => p.seat === at.seat)!;
        if (!chosen.success && share.pc === 0) return answer;
        looked++;
        // What is said is so: as many PC, on that world, with those.
        expect(mission?.pc ?? 0).toBe(share.pc);
        if (mission) {
          expect(mission.sector).toBe(planetOf(view, scene.pawn).sector);
          expect([...mission.with].sort()).toEqual([...chosen.invite].sort());
        }
        // Part by part it adds up to what the proposal was chosen by; what no sentence tells is what it costs.
        const pride = chosen.invite.length > 0 && hides(me, 'brothers-in-arms') ? 1 : 0;
        const rest = -share.spends * j.point + pride + (chosen.invite.length > 0 ? j.company : 0);
        const worth = proposalWorth(j, view, me)(chosen);
        const told = part('mission') + part('star') + part('clock') - part('rival');
        if (part('clock') > 0 || !chosen.imperator) expect([worth, worth + 5].some((w) => Math.abs(w - told - rest) < 1e-6)).toBe(true);
        const weights = reasons.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        return answer;
      },
    };
  };
  for (let seed = 0; looked < wanted; seed++) playMatch(game, { seed: `why ${seed}`, bots: STYLES.map(watched) });
  expect(looked).toBe(wanted);
});

/** Does this reason belong to this answer, as far as what lies open and the seat's own hand tell? */
function fits(view: View, topic: Topic, why: Grounds, answer: unknown, seat: number): boolean {
  const me = unitOf(view, seat);
  const act = answer as Action;
  const lands = topic === 'land/proposal' || topic === 'land/answer' || topic === 'land/confirm';
  const goes = topic === 'turn/action' && ['play', 'buy', 'move', 'discover', 'land'].includes(act.do);
  const towards = (sector: unknown) => view.planets.some((p) => p.sector === sector) || view.sectors.some((s) => s.sector === sector);
  switch (why.kind) {
    case 'mission':
      return (lands || goes || topic === 'discover/card') && why.pc > 0 && towards(why.sector) && !why.with.includes(seat);
    case 'star':
      return (lands || goes || topic === 'discover/card' || topic === 'mission/leave') && towards(why.sector) && answer !== false;
    case 'clock':
      return lands || goes || topic === 'discover/card';
    case 'rival':
      return lands && why.rival !== seat && (topic === 'land/proposal' || answer === false);
    case 'recruit':
    case 'build':
      return act.do === 'buy' && act.what === why.what;
    case 'repair': {
      const there = topic === 'turn/start' || act.do === 'repair' || (act.do === 'move' && act.to === STAR_BASE);
      return there && Object.keys(me.greyed).length > 0;
    }
    case 'card':
      return act.do === 'play' && me.hand!.some(({ card, key }) => card === act.card && key === why.card);
    case 'lead':
      return act.do === 'declare';
    case 'peek':
      return act.do === 'decode';
    case 'sector-x':
      return act.do === 'enter-x';
    case 'rest':
      return act.do === 'end';
    case 'keep':
      return topic === 'mission/leave' && (answer as readonly number[]).every((n) => n === 0);
    case 'skill':
      return /profile$/.test(topic) && why.skill === (answer === 0 ? 'capture' : 'diplomacy');
    case 'expert':
      return topic === 'setup/expert' && answer === 'adventurer';
    case 'objective':
      return topic === 'setup/objective' || topic === 'objective/second';
  }
}
test('what is said of any deed belongs to it: its card, its purchase, its world, whom it names', () => {
  const wanted = process.env.DEEP === '1' ? 1500 : 300;
  const kinds = new Set<string>();
  let said = 0;
  const watched = (style: (typeof STYLES)[number]): AnyBot => {
    const own = commanders[style] as AnyBot;
    return {
      ...own,
      answer(at: BotSeat) {
        const answer = own.answer(at);
        if (answer === undefined) return answer;
        for (const { why } of (own.why!(at, answer) as unknown as readonly { readonly why: Grounds }[]).slice(0, 2)) {
          kinds.add(why.kind);
          said++;
          expect(
            fits(at.view as unknown as View, at.ask.topic as Topic, why, answer, at.seat),
            JSON.stringify([at.ask.topic, answer, why]),
          ).toBe(true);
        }
        return answer;
      },
    };
  };
  for (let seed = 0; said < wanted || seed < 3; seed++) playMatch(game, { seed: `said ${seed}`, bots: STYLES.map(watched) });
  expect(kinds.size).toBeGreaterThan(11);
});
