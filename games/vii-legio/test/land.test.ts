import type { Json } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import type { Exploration } from '../content/index.ts';
import { game } from '../game.ts';
import { sceneOf } from '../state.ts';
import type { LandingView } from '../view.ts';
import { table } from './table.ts';

const aeriforms = { alpha: { world: 'aeriforms', sector: 2 } } as const; // 3 squads, 4 Capture, 4 PC

test("LEG-LAND-01 one lands only on an active planet of one's own sector", () => {
  const t = table({ blue: { at: 1, aboard: { squad: 4 } }, planets: aeriforms });
  expect(t.blue.cannot({ do: 'land', pawn: 'alpha' })).toBe('elsewhere');
  expect(t.blue.cannot({ do: 'land', pawn: 'beta' })).toBe('no-such-planet');
});
test('LEG-LAND-02 LEG-EX-05 the Aeriforms need 3 squads: 2 are refused, 3 are enough', () => {
  const calls = 5; // no Imperator
  const two = table({ blue: { at: 2, calls, aboard: { squad: 2 }, hand: ['oz-vein'] }, planets: aeriforms });
  expect(two.blue.cannot({ do: 'land', pawn: 'alpha' })).toBe('squads');
  const three = table({ blue: { at: 2, calls, aboard: { squad: 3 } }, planets: aeriforms });
  expect(three.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true);
});
test('LEG-LAND-03 LEG-LAND-05 any U.C. of the same sector may be invited, and is free to accept or decline', () => {
  const t = table({
    seats: 4,
    blue: { at: 2, aboard: { squad: 3 } },
    green: { at: 2 },
    red: { at: 2 },
    yellow: { at: 3 },
    planets: aeriforms,
  });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  expect(t.blue.refusal('land/proposal', { invite: [3], imperator: false })).toBe('not-here'); // LEG-LAND-08
  t.blue.proposes({ invite: ['green', 'red'] });
  expect(t.asked).toEqual(['green land/answer', 'red land/answer']);
  t.green.accepts();
  t.red.declines();
  t.blue.confirms();
  expect(t.told('landed')).toMatchObject([{ participants: [0, 1] }]);
});
test('LEG-LAND-04 who is not invited takes no part', () => {
  const t = table({
    seats: 3,
    blue: { at: 2, profile: 0, aboard: { squad: 3, hunter: 1 } },
    green: { at: 2 },
    red: { at: 2 },
    planets: aeriforms,
  });
  t.blue.lands('alpha', { invite: ['red'] });
  expect(t.asked).toEqual(['red land/answer']);
  t.red.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.red.leavesNothing();
  expect([t.blue.unit.pc, t.green.unit.pc, t.red.unit.pc]).toEqual([2, 0, 2]);
});
test('LEG-LAND-06 LEG-RULING-32 LEG-RULING-74 the discoverer must be invited when its ship is there, even by one with squads enough', () => {
  const t = table({
    seats: 3,
    blue: { at: 2, aboard: { squad: 4 } },
    green: { at: 2 },
    red: { at: 2 },
    planets: { alpha: { ...aeriforms.alpha, by: 'green' } },
  });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  expect(sceneOf(t.blue.view, 'landing').mustInvite).toBe(1);
  expect(t.blue.refusal('land/proposal', { invite: [], imperator: false })).toBe('discoverer');
  expect(t.blue.refusal('land/proposal', { invite: [2], imperator: false })).toBe('discoverer');
  expect(t.blue.options('land/proposal').every((p) => p.invite.includes(1))).toBe(true);
  const absent = table({
    seats: 3,
    blue: { at: 2, aboard: { squad: 4 } },
    green: { at: 3 },
    planets: { alpha: { ...aeriforms.alpha, by: 'green' } },
  });
  absent.blue.does({ do: 'land', pawn: 'alpha' });
  expect(absent.blue.options('land/proposal')).toContainEqual({ invite: [], imperator: false });
});
test('LEG-LAND-07 the discoverer may decline', () => {
  const t = table({
    blue: { at: 2, profile: 0, aboard: { squad: 3, hunter: 1 } },
    green: { at: 2 },
    planets: { alpha: { ...aeriforms.alpha, by: 'green' } },
  });
  t.blue.lands('alpha', { invite: ['green'] });
  expect(t.told('proposed')).toMatchObject([{ seat: 0, pawn: 'alpha', invite: [1], imperator: false }]);
  expect(sceneOf(t.view(), 'landing').proposal!.participants.map((s) => s.seat)).toEqual([0, 1]);
  t.green.declines();
  expect(sceneOf(t.view(), 'landing').proposal!.participants.map((s) => s.seat)).toEqual([0]); // what is confirmed is a landing without green
  t.blue.confirms();
  t.blue.leavesNothing();
  expect([t.blue.unit.pc, t.green.unit.pc]).toEqual([4, 0]);
});
test('LEG-RULING-32 all who accepted a confirmed proposal take part', () => {
  const t = table({ seats: 3, blue: { at: 2, aboard: { squad: 3 } }, green: { at: 2 }, red: { at: 2 }, planets: aeriforms });
  t.blue.lands('alpha', { invite: ['green', 'red'] });
  t.red.accepts();
  t.green.accepts();
  expect(t.blue.options('land/confirm')).toEqual([true, false]); // yes or no, nobody can be left out
  t.blue.confirms();
  expect(sceneOf(t.view(), 'mission').participants.map((p) => p.seat)).toEqual([0, 1, 2]);
});
test('LEG-LAND-08 LEG-RULING-91 every participant is in the sector at the moment of the proposal, however it came there', () => {
  const t = table({
    blue: { at: 2, aboard: { squad: 4 }, hand: ['wormhole'] },
    green: { at: 1 },
    planets: { alpha: { world: 'aquarians', sector: 1 } },
  });
  t.blue.plays('wormhole');
  t.blue.does({ do: 'land', pawn: 'alpha' });
  expect(t.blue.options('land/proposal')).toContainEqual({ invite: [1], imperator: false });
});
test('LEG-LAND-09 LEG-LAND-10 LEG-LAND-11 on landing the hand is discarded without loss, the ships stand on the card, and the mission follows', () => {
  const t = table({
    blue: { at: 2, pc: 6, aboard: { squad: 3 }, hand: ['wormhole', 'castaway', 'ion-storm'] },
    green: { at: 2, aboard: { hunter: 4 } },
    planets: aeriforms,
  });
  t.blue.lands('alpha', { invite: ['green'] });
  expect(t.blue.unit.handSize).toBe(3); // nothing is spent before the confirmation
  t.green.accepts();
  t.blue.confirms();
  expect(t.blue.unit).toMatchObject({ handSize: 0, pc: 8 });
  expect(sceneOf(t.view(), 'mission')).toMatchObject({ pawn: 'alpha', sector: 2, participants: [{ seat: 0 }, { seat: 1 }] });
  expect(t.asked).toEqual(['blue mission/leave']); // nothing but the mission is left
});
test('LEG-RULING-31 LEG-INFO-10 invitations are answered at the same time, hidden until the last one is in', () => {
  const t = table({ seats: 3, blue: { at: 2, aboard: { squad: 3 } }, green: { at: 2 }, red: { at: 2 }, planets: aeriforms });
  t.blue.lands('alpha', { invite: ['green', 'red'] });
  t.red.declines();
  expect(t.told('answered')).toEqual([]);
  expect(t.asked).toEqual(['green land/answer']);
  t.green.accepts();
  expect(t.told('answered')).toEqual([
    { kind: 'answered', seat: 1, accepts: true },
    { kind: 'answered', seat: 2, accepts: false },
  ]);
});
test('LEG-RULING-31 a proposal may fail for want of squads or be withdrawn; nothing is spent, and a new one may follow', () => {
  const t = table({ blue: { at: 2, aboard: { squad: 2 }, hand: ['castaway'] }, green: { at: 2 }, planets: aeriforms });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.declines();
  expect(t.told('too-few-squads')).toMatchObject([{ squads: 2, needed: 3 }]);
  t.blue.lands('alpha', { invite: ['green'], imperator: true });
  t.green.accepts();
  t.blue.answers('land/confirm', false);
  expect(t.told('withdrew')).toEqual([{ kind: 'withdrew', seat: 0 }]);
  expect(t.blue.unit).toMatchObject({ calls: 0, handSize: 1 });
  expect(t.view()).toMatchObject({ turn: { proposals: 2, landed: false }, imperator: { score: 0 }, scene: null });
  expect(t.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true);
});
test('LEG-RULING-31 after three proposals only a landing without invitation is left, and it is confirmed directly', () => {
  const out = table({
    proposals: 3,
    blue: { at: 2, aboard: { squad: 3 }, hand: ['oz-vein'] },
    green: { at: 2 },
    planets: { alpha: { ...aeriforms.alpha, by: 'green' } },
  });
  expect(out.blue.cannot({ do: 'land', pawn: 'alpha' })).toBe('proposals-used'); // the discoverer would have to be invited
  const t = table({ proposals: 3, blue: { at: 2, aboard: { squad: 3 } }, green: { at: 2 }, planets: aeriforms });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  expect(t.blue.refusal('land/proposal', { invite: [1], imperator: false })).toBe('proposals-used');
  t.blue.proposes({});
  expect(t.told('landed')).toHaveLength(1);
  expect(t.view().turn.proposals).toBe(3);
});
test('LEG-LAND-09 LEG-IMP-03 LEG-RULING-31 the only way of landing is asked for when it calls the Imperator or throws cards away', () => {
  const landing = (squad: number, calls: number, hand: Exploration[] = []) => {
    const t = table({ blue: { at: 2, calls, aboard: { squad }, hand }, planets: aeriforms });
    t.blue.does({ do: 'land', pawn: 'alpha' });
    return t;
  };
  const called = landing(2, 0); // 2 squads: not without the Imperator
  expect(called.blue.options('land/proposal')).toEqual([{ invite: [], imperator: true }]);
  expect(called.blue.unit.calls).toBe(0);
  expect(called.match.canTakeBack(0)).toBe(true);
  called.blue.proposes({ imperator: true });
  expect(called.blue.unit.calls).toBe(1);
  const thrown = landing(3, 5, ['castaway']);
  expect(thrown.blue.options('land/proposal')).toEqual([{ invite: [], imperator: false }]);
  expect(thrown.blue.unit.handSize).toBe(1);
  thrown.blue.proposes({});
  expect(thrown.blue.unit.handSize).toBe(0);
  expect(landing(3, 5).told('landed')).toHaveLength(1); // nothing is given up for it: nothing is asked
});
test('a match of version 2 goes on: in the turn being played the only way of landing is not asked for', () => {
  const t = table({ blue: { at: 2, calls: 5, aboard: { squad: 3 }, hand: ['castaway'] }, planets: aeriforms });
  const saved = t.match.save();
  const { unasked: _, ...turn } = saved.bookmark.state.turn;
  const land = { seat: t.blue.seat, topic: 'turn/action', answer: { do: 'land', pawn: 'alpha' } };
  const old = { ...saved, version: 2, bookmark: { ...saved.bookmark, state: { ...saved.bookmark.state, turn } }, since: [land] };
  expect(t.resume(JSON.parse(JSON.stringify(old))).topics()).toEqual(['mission/leave']);
  t.blue.leavesNothing();
  expect(t.state.turn).toMatchObject({ seat: 1, unasked: false });
});
test('a match of version 3 goes on, and what was seen of it is read in one scene', () => {
  const t = table({ blue: { at: 2, aboard: { squad: 3 }, hand: ['castaway'] }, planets: aeriforms });
  const saved = t.match.save();
  const { scene: _, ...state } = saved.bookmark.state;
  const since = [{ seat: t.blue.seat, topic: 'turn/action', answer: { do: 'land', pawn: 'alpha' } }];
  const old = { ...state, paying: null, facing: null, landing: null, mission: null };
  t.resume(JSON.parse(JSON.stringify({ ...saved, version: 3, bookmark: { ...saved.bookmark, state: old }, since })));
  const { scene, ...rest } = t.view();
  expect([t.topics(), scene]).toMatchObject([['land/proposal'], { kind: 'landing', pawn: 'alpha' }]);
  const nothing = { paying: null, facing: null, landing: null, mission: null };
  const renewed = (was: Json) => game.renew!.view({ ...rest, ...nothing, ...(was as object) });
  const { kind: _kind, ...landing } = scene as LandingView;
  expect(renewed({ landing })).toEqual(t.view());
  expect(renewed({})).toEqual({ ...rest, scene: null });
  const paying = { for: 'card', card: 'ion-storm', cost: 2 };
  expect(renewed({ paying, facing: 'ion-storm' })).toEqual({ ...rest, scene: { kind: 'paying', ...paying } });
  expect(renewed({ facing: 'ion-storm' })).toEqual({ ...rest, scene: { kind: 'facing', card: 'ion-storm' } });
  expect(renewed({ mission: { pawn: 'beta' } })).toEqual({ ...rest, scene: { kind: 'mission', pawn: 'beta' } });
  expect(game.renew!.view(t.view())).toEqual(t.view());
});
test("LEG-RULING-33 joining another's mission does not use up one's own landing", () => {
  const t = table({
    blue: { at: 1 },
    green: { at: 1, aboard: { squad: 4 } },
    planets: { alpha: { world: 'aquarians', sector: 1 }, beta: { world: 'singing-sylvans', sector: 1, by: 'green' } },
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.green.leavesNothing();
  t.green.draws(0);
  expect(t.green.can({ do: 'land', pawn: 'beta' })).toBe(true);
});
test('LEG-RULING-35 one may land without a chance of success in step 1', () => {
  const t = table({ blue: { at: 2, profile: 3, aboard: { squad: 3 } }, planets: aeriforms }); // no Capture at all
  t.blue.lands('alpha', {});
  expect(t.told('mission')).toMatchObject([{ success: false, reached: 0, required: 4 }]);
  t.blue.leaves({ squad: 1 });
  expect(t.blue.unit).toMatchObject({ pc: 0, px: 1 });
});
test('LEG-RULING-46 a U.C. with no squads may take part: only the total counts', () => {
  const t = table({
    blue: { at: 2, aboard: { squad: 3 } },
    green: { at: 2, profile: 0, aboard: { squad: 0, hunter: 1 } },
    planets: aeriforms,
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  expect(t.green.unit.pc).toBe(2);
});
test('LEG-RULING-63 nothing can be given or traded: no question and no action passes things between U.C.', () => {
  const t = table({ blue: { hand: ['castaway', 'oz-vein', 'oz-vein'], aboard: { hunter: 1 } } });
  const verbs = new Set(t.blue.options('turn/action').map((a) => a.do));
  expect([...verbs].sort()).toEqual(['buy', 'decode', 'end', 'move', 'play', 'repair']);
  expect(t.green.asked).toEqual([]);
});
test('the landing dialog forecasts squads, experience, spendings and shares', () => {
  const t = table({
    blue: { at: 2, profile: 0, aboard: { squad: 2 }, memory: { capture: 2 } },
    green: { at: 2, ship: 'spatha', profile: 3 },
    planets: aeriforms,
    imperator: 'learned-cohort',
  });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  const { choices } = sceneOf(t.blue.view, 'landing');
  expect(choices.map((c) => [c.invite, c.imperator])).toEqual([
    [[], true],
    [[1], false],
    [[1], true],
  ]);
  expect(choices[1]).toMatchObject({ squads: 5, needed: 3, permanent: 3, available: 5, required: 4, success: true, imperatorPc: 0 });
  expect(choices[1]!.participants).toEqual([
    { seat: 0, spends: 1, pc: 2 },
    { seat: 1, spends: 0, pc: 1 },
  ]);
  expect(choices[2]).toMatchObject({ squads: 7, permanent: 6, imperatorPc: 2 });
});
test('a landing is refused for want of squads, or of proposals, and a failed one leaves the table clear', () => {
  const t = table({
    blue: { at: 2, aboard: { squad: 1 }, calls: 5, hand: ['oz-vein'] },
    green: { at: 2, aboard: { squad: 1 } },
    planets: { alpha: { world: 'aeriforms', sector: 2, by: 'green' }, beta: { world: 'lithomancers', sector: 2, by: 'green' } },
  });
  expect(t.blue.cannot({ do: 'land', pawn: 'alpha' })).toBe('squads');
  t.blue.lands('beta', { invite: ['green'] }); // one way only
  t.green.declines();
  expect(t.view().scene).toBeNull();
});
test('in a dual mission the forecast takes everybody to announce its better skill', () => {
  const t = table({
    blue: { at: 2, profile: 2, memory: { capture: 2 } },
    green: { at: 2, profile: 1, memory: { diplomacy: 1 } },
    planets: { alpha: { world: 'chimeras', sector: 2 } },
  });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  const [alone, , both] = sceneOf(t.blue.view, 'landing').choices;
  expect(alone).toMatchObject({ permanent: 1, available: 3, success: false }); // Capture 1 + 2, better than Diplomacy 2
  expect(both).toMatchObject({ permanent: 3, available: 5, success: true }); // green: Capture 2 and Diplomacy 1 + 1 are equal; the permanent ones are taken
});
