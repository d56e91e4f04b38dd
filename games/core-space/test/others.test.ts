import { Luck } from '@cosmodrome/kernel';
import { Loaded } from '@cosmodrome/kit/testing';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../rules/table.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

const rolled = (...dice: number[]) => {
  const chance = new Loaded(Luck.seeded('x'));
  chance.dice = dice;
  return chance;
};
describe('chance', () => {
  test('CS-EX-02, CS-EX-03, CS-DIC-07: faces shared out among three, rolled again among four', () => {
    expect(randomOf(rolled(3), ['jace', 'lars', 'renton'])).toBe('lars');
    expect(randomOf(rolled(5, 6, 4), ['jace', 'lars', 'renton', 'beck'])).toBe('beck');
  });
});
describe('machines and mates', () => {
  test('CS-EX-29: a linked Purge under control that has shot may only shoot again', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [2, 2] } }, { gak: { at: [12, 12] } }],
      npcs: [['devastator', [8, 12], { crew: 0 as never, entered: true }]],
      change: (s: State) => {
        s.active = {
          figure: 2 as never,
          actions: 2,
          effortless: false,
          pegPaid: false,
          granted: [],
          linked: null,
          begun: false,
          taken: 0,
          rest: 0,
        };
      },
    });
    expect(t.topics(0)).toContain('turn/walk');
    t.dice(5, 5).does({ do: 'shoot' });
    expect([t.topics(0).includes('turn/walk'), t.mayDo({ do: 'shoot' }), t.mayDo({ do: 'push' })]).toEqual([false, true, false]);
  });
  test('CS-ICO-06, CS-RULING-27: Second Chance: dice to rise, once', () => {
    const t = table({
      floor: {},
      crews: [{ 'bram-cutter': { at: [8, 12], with: { health: 0, defeated: true } }, jace: { at: [2, 2] } }],
      dice: [1],
      until: (s) => s.phase === 'purge',
    });
    t.answer(0, 'turn/trader', t.id('bram-cutter'));
    expect(t.who('bram-cutter')).toMatchObject({ defeated: false, prone: false, health: 2, risen: true });
  });
  test('CS-ICO-27: Sustained Fire: after a Hit once more', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['bio-tag-rifle'] } }, { gak: { at: [12, 12] } }],
      active: 'jace',
      dice: [2, 4],
    });
    t.does({ do: 'shoot' }).dice(2, 4).answer(0, 'sustain/at', t.id('gak'));
    expect([t.who('gak').health, t.who('jace').ammo, t.state.active?.actions]).toEqual([2, 5, 1]);
    expect(t.topics(0)).not.toContain('sustain/at');
  });
  test('CS-EQN-10: a Target Laser rerolls one die', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['outland-rifle', 'target-laser'] } }, { gak: { at: [12, 12] } }],
      active: 'jace',
      dice: [5],
    });
    t.does({ do: 'shoot' }).dice(1).answer(0, 'attack/reroll', 0);
    expect(t.who('gak').health).toBe(2);
  });
  test('CS-ICO-30: one charge of its own', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], kit: ['mothers-venom'] } }, { gak: { at: [12, 12] } }],
      active: 'jace',
      dice: [5, 5, 5, 5, 5],
    });
    t.does({ do: 'shoot' });
    expect([t.who('jace').ammo, t.mayDo({ do: 'shoot' })]).toEqual([7, false]);
  });
  test('CS-ICO-31: not in the mission in which it was found', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12], kit: ['impact-suit'] } }], active: 'jace' });
    expect(t.mayDo({ do: 'don' })).toBe(true);
    t.rearrange((s) => {
      s.marks[s.figures[0]!.inventory[0]!] = 16;
    });
    expect(t.mayDo({ do: 'don' })).toBe(false);
  });
  test('CS-ICO-03: Unarmed ranged needs no weapon', () => {
    const t = table({ floor: {}, crews: [{ vex: { at: [8, 12] } }, { gak: { at: [12, 12] } }], active: 'vex', dice: [2] });
    t.does({ do: 'shoot', with: null });
    expect([t.who('gak').health, t.who('vex').ammo]).toEqual([3, 7]);
  });
  test('CS-DEF-07: with a helper up to 4", who has an action less then', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] }, lars: { at: [9, 12], with: { health: 0, defeated: true } }, beck: { at: [10, 12] } }],
      active: 'jace',
    });
    t.does({ do: 'drag', helper: t.id('beck') }).answer(0, 'walk/way', [[450, 1200]]);
    expect([t.who('jace').x, t.who('beck').lostActions]).toEqual([450, 1]);
    expect(Math.hypot(t.who('lars').x - 450, t.who('lars').y - 1200)).toBeLessThan(106);
  });
  test('CS-PERSUASION-04, CS-RULING-64: who was lured away may remember its mates', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [2, 2] } }, { gak: { at: [12, 12] }, arianna: { at: [20, 20] } }],
      dice: [6],
      change: (s: State) => {
        Object.assign(s.figures[1]!, { crew: 0, luredFrom: 1 });
      },
    });
    t.answer(0, 'turn/trader', t.id('gak'));
    expect(t.who('gak')).toMatchObject({ crew: 1, luredFrom: null, acted: false });
  });
  test('CS-BLA-06: what obscures the aim takes a Hit off it', () => {
    const t = table({
      floor: {
        squares: [
          ['c', 10, 11],
          ['c', 10, 12],
        ],
      },
      crews: [{ jace: { at: [8, 12], kit: ['grenade'] } }, { gak: { at: [12, 12] } }],
      active: 'jace',
      dice: [2],
    });
    t.does({ do: 'blast', at: t.id('gak') });
    expect([t.told('blast')[0]!.off, t.topics(0)]).toEqual([100, ['direction']]);
  });
  test('CS-RGD-10, CS-CHR-17, CS-PUR-30: shots of NPCs add no peg; Civilians shoot up to Medium range', () => {
    const t = table({
      floor: {},
      crews: [{ gak: { at: [12, 22] } }],
      npcs: [['devastator', [12, 2]]],
      phase: 'purge',
      dice: [5, 5, 5, 5],
      until: (s) => s.phase === 'npcs',
      change: (s) => {
        s.queue = [];
      },
    });
    expect([t.told('attack').map((a) => a.range), t.state.pegs]).toEqual([['long', 'long'], 0]);
  });
});
