/** What the board says of a choice before it is made: sums, costs, and why something is no choice. */
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { type Element, SCORE, XENO } from '../content/index.ts';
import { words } from '../text/index.ts';
import { LABELS } from '../ui/labels.ts';
import { againstLeaving, pointsOf } from '../ui/places.ts';
import { found, nextMark } from '../ui/plans.ts';
import type { Forecast, View } from '../view.ts';

describe('LEG-MIS-03, LEG-MIS-05: the points of a proposal', () => {
  const forecast = (permanent: number, available: number, required: number): Forecast => ({
    invite: [],
    imperator: false,
    squads: 2,
    needed: 2,
    permanent,
    available,
    required,
    success: available >= required,
    participants: [],
    imperatorPc: 0,
  });
  test.each([
    // Three stay, everything there is makes five: two more.
    [3, 5, 5, 2],
    // What is not needed is not spent.
    [3, 7, 5, 2],
    // It fails: one and one, not one and the two of the sum.
    [1, 2, 4, 1],
    [4, 4, 3, 0],
    [5, 8, 4, 0],
    [0, 0, 4, 0],
  ])('%i that stay, %i in all, %i required: %i on top', (permanent, available, required, spent) => {
    expect(pointsOf(forecast(permanent, available, required))).toEqual({ stay: permanent, spent });
  });
});

test('LEG-CMB-06, LEG-CMB-09: what a fight costs is said before it, also when it is won', () => {
  const { lasersOf } = LABELS.en;
  expect(lasersOf(2, 2)).toBe('victory, −1 laser');
  expect(lasersOf(1, 3)).toBe('2 dice, −1 laser');
  expect(lasersOf(0, 1)).toBe('1 die, no gain');
  expect(LABELS.fr.lasersOf(3, 2)).toBe('victoire, −1 laser');
});

describe('LEG-MIS-14, LEG-RULING-44: what to leave on a planet', () => {
  const KINDS: readonly Element[] = ['propulsor', 'decoder', 'squad', 'diplomat'];
  const ask: Question = {
    seat: 0,
    topic: 'mission/leave',
    kind: 'assign',
    shape: { receivers: KINDS.map((id) => ({ id, min: 0, max: 2 })), total: 2, atMost: true },
  };
  const view = (star: number, minCrew: number) => ({ scene: { kind: 'mission', world: { star, minCrew } } }) as unknown as View;
  const part = (draft: Json, star = 2, minCrew = 1) => againstLeaving(ask, draft, false, view(star, minCrew));
  const whole = (draft: Json, star = 2, minCrew = 1) => againstLeaving(ask, draft, true, view(star, minCrew));
  test('one element of equipment beside one of crew is fine, a second is greyed with the reason', () => {
    expect(part([1, 0, 0, 0])).toBeUndefined();
    expect(part([1, 1, 0, 0])).toBe('min-crew');
    expect(part([2, 0, 0, 0])).toBe('min-crew');
    expect(part([1, 0, 1, 0])).toBeUndefined();
    expect(part([1, 0, 0, 0], 1, 1)).toBe('min-crew');
  });
  test('all or nothing: less than the star is not sent, and says why', () => {
    expect(whole([0, 0, 0, 0])).toBeUndefined();
    expect(whole([0, 0, 1, 0])).toBe('star');
    expect(whole([0, 0, 1, 1])).toBeUndefined();
    expect(whole([1, 0, 1, 0])).toBeUndefined();
  });
  test('the reasons are those of the rules', () => {
    for (const lang of ['fr', 'en'] as const) for (const key of ['star', 'min-crew']) expect(words[lang].refusal(key)).not.toBe('');
  });
});

describe('what an opponent is after, from public facts', () => {
  const view = (pc: number, px: number, nextPx: number | null) =>
    ({ units: [{ pc, px, nextPx }], planets: [{ pawn: 'beta', discoverer: 0 }, { pawn: 'delta', discoverer: 1 }] }) as unknown as View; // biome-ignore format: one view
  test('LEG-XENO-01, LEG-PROMO-01: the nearer mark of the two tracks is named', () => {
    expect(nextMark(view(2, 4, 6), 0)).toMatchObject({ score: 'px', at: 6 });
    expect(nextMark(view(11, 0, 3), 0)).toMatchObject({ score: 'pc', at: 12 });
    expect(nextMark(view(40, 14, 15), 0)).toMatchObject({ score: 'px', at: 15 });
    expect(nextMark(view(40, 15, null), 0)).toBeUndefined();
  });
  test('every mark has its words', () => {
    for (const lang of ['fr', 'en'] as const) {
      for (const at of Object.values(XENO)) expect(LABELS[lang].mark.px[at], `${at} PX`).toBeTruthy();
      for (const at of [SCORE.promotion, SCORE.secondObjective]) expect(LABELS[lang].mark.pc[at], `${at} PC`).toBeTruthy();
    }
  });
  test('LEG-LAND-06: planets it has found', () => {
    expect(found(view(0, 0, 3), 0).map((p) => p.pawn)).toEqual(['beta']);
  });
  test('a folded round tells what it saw', () => {
    expect(LABELS.fr.recap(1, 2)).toBe('1 découverte, 2 missions');
    expect(LABELS.en.recap(2, 0)).toBe('2 discoveries');
    expect(LABELS.en.recap(0, 0)).toBe('');
  });
});
