/** What a commander says of a landing is what the landing was chosen by, reckoned from the forecast that lies open. `DEEP=1`: five hundred. */
import { playMatch } from '@cosmodrome/bots';
import type { AnyBot, BotSeat } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { proposalWorth } from '../bot/commander.ts';
import { commanders } from '../bot/commanders.ts';
import { judgementOf, STYLES } from '../bot/judgement.ts';
import { hides } from '../bot/worth.ts';
import { game } from '../game.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import { planetOf, sceneOf, unitOf } from '../state.ts';
import type { Proposal } from '../topics.ts';
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
