import { describe, expect, test } from 'vitest';
import type { RoundEffect } from '../content/cards.ts';
import { skillLevel } from '../judge/figures.ts';
import { BROKEN, type State } from '../state.ts';
import { duel, react, struck, table, use } from './table.ts';

describe('using skills', () => {
  test('CS-SKL-01, CS-SKL-02, CS-EX-16, CS-CHR-03, CS-CHR-07, CS-RULING-19: once a round, as many pegs as the level', () => {
    const t = use(duel('impervious', 2), 'impervious', 2);
    expect(t.who('jace')).toMatchObject({ pegs: 2, skilled: true });
    expect(t.mayDo({ do: 'skill' })).toBe(false);
    expect(duel('impervious', 2, { with: { pegs: 1 } }).mayDo({ do: 'skill', skill: 'impervious', level: 2 })).toBe(false);
  });
  test('CS-EX-15, CS-CHR-10, CS-CHR-12, CS-SKL-09: levels of profile and class add up to three', () => {
    const t = table({
      floor: {},
      crews: [{ tirgarde: { at: [8, 12], levels: { ambush: 1 } } }, { gak: { at: [2, 2], levels: { ambush: 2 } } }],
    });
    expect(skillLevel(t.state, t.who('tirgarde'), 'ambush')).toBe(2);
    t.rearrange((s: State) => {
      const f = s.figures[0]!;
      if (f.being.kind === 'trader') f.being = { ...f.being, sheet: { ...f.being.sheet, levels: { ambush: 3 } } };
    });
    expect(skillLevel(t.state, t.who('tirgarde'), 'ambush')).toBe(3);
  });
  test('CS-ICO-01, CS-MOV-02, CS-EX-01: Arianna as printed: ten Career points, Reflexes from her profile, Moves of 5"', () => {
    const levels = { marksman: 1, disarm: 1, ambush: 1, 'fade-to-black': 1, evasion: 1, 'combat-expert': 2, 'weapons-expert': 3 } as const;
    const t = table({ floor: {}, crews: [{ arianna: { at: [8, 12], class: 'hunter', levels } }], active: 'arianna' });
    expect(Object.values(levels).reduce((a, b) => a + b, 0)).toBe(10);
    expect(skillLevel(t.state, t.who('arianna'), 'reflexes')).toBe(1);
    expect(t.admits(0, 'turn/walk', [[1300, 1200]])).toBe(true);
  });
});

describe('ranged', () => {
  test('CS-SURESHOT-01, CS-RULING-21: one Hit without dice, cover ignored, and no Move action then', () => {
    const t = use(duel('sure-shot', 1), 'sure-shot', 1);
    expect([t.who('roykirk').health, t.who('jace').ammo, t.topics(0).includes('turn/walk')]).toEqual([5, 6, false]);
    expect(duel('sure-shot', 1, { with: { strides: 1 } }).mayDo({ do: 'skill', skill: 'sure-shot', level: 1 })).toBe(false);
  });
  test('CS-SURESHOT-02, CS-SURESHOT-03, CS-SURESHOT-04: farther, and at last through armour; no Kill token', () => {
    expect(duel('sure-shot', 2, {}, { at: [18, 12] }).mayDo({ do: 'skill', skill: 'sure-shot', level: 1 })).toBe(false);
    expect(use(duel('sure-shot', 2, {}, { at: [18, 12], wears: 'combat-vest' }), 'sure-shot', 2).who('roykirk').health).toBe(6);
    const t = use(duel('sure-shot', 3, {}, { at: [2, 2] }, { npcs: [['live-one', [12, 12]]] }), 'sure-shot', 3);
    t.answerLike(0, 'attack/choose', { at: t.id('live-one') } as never);
    expect([t.who('live-one').where, t.who('jace').killToken]).toEqual(['out', false]);
  });
  test('CS-COUNTERSHOT-01, CS-RULING-14, CS-SKL-07, CS-SKL-08: shot at, one shoots back', () => {
    const t = struck('counter-shot', 1).dice(5).does({ do: 'shoot' });
    expect(t.state.scene).toMatchObject({ kind: 'attack', window: 'resolved' });
    react(t.dice(2), 'counter-shot', 1);
    expect([t.who('roykirk').health, t.who('jace').pegs]).toEqual([5, 3]);
  });
  test('CS-RULING-83: who dreams passes', () => {
    const t = struck('counter-shot', 1).dice(5).does({ do: 'shoot' }).strike();
    expect([t.who('jace').pegs, t.told('skill'), t.topics(1).includes('turn/act')]).toEqual([4, [], true]);
  });
  test('CS-MARKSMAN-01, CS-MARKSMAN-02, CS-MARKSMAN-03, CS-SKL-04, CS-RULING-23: a shot on top, with more dice, its Hits split', () => {
    const t = duel(
      'marksman',
      2,
      {},
      {},
      {
        crews: [
          { jace: { at: [8, 12], kit: ['outland-rifle'], levels: { marksman: 2 } } },
          { roykirk: { at: [12, 12] }, gak: { at: [12, 14] } },
        ],
      },
    );
    use(t, 'marksman', 2)
      .dice(2, 1)
      .answerLike(0, 'attack/choose', { at: t.id('roykirk') } as never);
    t.answer(0, 'choose/figure', t.id('gak')).answer(0, 'attack/split', [1, 1]);
    expect([t.who('roykirk').health, t.who('gak').health, t.state.active?.actions]).toEqual([5, 3, 2]);
  });
  test('CS-WEAPONSEXPERT-01: two dice more, standing still; Reload is Effortless', () => {
    const t = use(duel('weapons-expert', 1).dice(2, 1, 1), 'weapons-expert', 1);
    expect([t.who('roykirk').health, t.topics(0).includes('turn/walk')]).toEqual([3, false]);
    expect(duel('weapons-expert', 1, { kit: ['ammo-mag'], with: { ammo: 0 } }).mayDo({ do: 'reload', pay: 'free' })).toBe(true);
  });
  test('CS-WEAPONSEXPERT-02, CS-RULING-90, CS-RULING-155: two pistols at once: their dice less one', () => {
    const t = duel('weapons-expert', 2, { kit: ['military-pistol', 'machine-pistol'] });
    expect(t.mayDo({ do: 'shoot', pay: 'free' })).toBe(true);
    use(t.dice(5, 5, 5, 5), 'weapons-expert', 2);
    expect([t.told('attack')[0]!.dice, t.who('jace').ammo, t.state.active?.actions]).toEqual([4, 5, 1]);
  });
  test('CS-WEAPONSEXPERT-03, CS-RULING-65, CS-RULING-156: a weapon shot out of a hand scatters, broken', () => {
    const t = use(duel('weapons-expert', 3).dice(2, 4, 2).draws(0), 'weapons-expert', 3);
    t.answer(0, 'choose/token', t.token('knife', t.who('roykirk')));
    expect([t.carried('roykirk'), t.who('roykirk').health, t.state.floor.length]).toEqual([['outland-rifle'], 6, 1]);
    expect(t.state.marks[t.state.floor[0]!.token]! & BROKEN).toBe(BROKEN);
  });
});

describe('close', () => {
  test('CS-KATA-01: dice more in a Close Assault', () => {
    const t = duel('kata', 1, {}, { at: [9, 12] });
    use(t, 'kata', 1)
      .dice(5, 5, 5)
      .answerLike(0, 'attack/choose', { with: t.token('knife', t.who('jace')) } as never);
    expect([t.told('attack')[0]!.dice, t.state.active?.actions]).toEqual([3, 1]);
  });
  test('CS-DISARM-01, CS-DISARM-02: a blow that did nothing costs its weapon', () => {
    const t = struck('disarm', 2, [9, 12]);
    t.dice(5).does({ do: 'fight', with: t.token('knife', t.who('roykirk')) });
    react(t, 'disarm', 2);
    expect([t.carried('roykirk'), t.carried('jace')]).toEqual([['outland-rifle'], ['outland-rifle', 'knife', 'knife']]);
  });
  test('CS-REFLEXES-01, CS-REFLEXES-02, CS-ARM-02: Hits of a blow are ignored, and one strikes back', () => {
    const t = struck('reflexes', 2, [9, 12]);
    t.dice(2).does({ do: 'fight', with: t.token('knife', t.who('roykirk')) });
    react(t.dice(2, 4), 'reflexes', 2).answerLike(0, 'attack/choose', { with: t.token('knife', t.who('jace')) } as never);
    expect([t.who('jace').health, t.who('roykirk').health]).toEqual([6, 5]);
  });
  test('CS-COMBATEXPERT-01, CS-COMBATEXPERT-02: trip; a Close Assault as an Effortless action', () => {
    const t = use(duel('combat-expert', 1, {}, { at: [9, 12] }), 'combat-expert', 1);
    expect(t.who('roykirk').prone).toBe(true);
    expect(duel('combat-expert', 2, {}, { at: [9, 12] }).mayDo({ do: 'fight', pay: 'free' })).toBe(true);
  });
});

describe('endurance', () => {
  test('CS-WALKITOFF-01, CS-WALKITOFF-02, CS-WALKITOFF-03: a Health back; two damage less; up again', () => {
    expect(use(duel('walk-it-off', 1, { with: { health: 3 } }), 'walk-it-off', 1).who('jace').health).toBe(4);
    const less = struck('walk-it-off', 2).dice(1).does({ do: 'shoot' });
    expect(react(less, 'walk-it-off', 2).who('jace').health).toBe(6);
    const up = struck('walk-it-off', 3, [12, 12], { change: (s) => Object.assign(s.figures[0]!, { health: 1 }) })
      .dice(2)
      .does({ do: 'shoot' });
    react(up.answer(0, 'react/use', 'pass'), 'walk-it-off', 3).answer(0, 'walk/way', [[800, 1200]]);
    expect(up.who('jace')).toMatchObject({ defeated: false, health: 1, prone: false });
  });
  test('CS-ONSLAUGHT-01, CS-RULING-16: after Hits another blow', () => {
    const t = duel('onslaught', 1, {}, { at: [9, 12] });
    t.dice(2).does({ do: 'fight', with: t.token('knife', t.who('jace')) });
    react(t.dice(2), 'onslaught', 1).answerLike(0, 'attack/choose', { with: t.token('knife', t.who('jace')) } as never);
    expect(t.who('roykirk').health).toBe(4);
  });
  test('CS-STUBBORN-01, CS-STUBBORN-03: a Move on top; Hits ignored, then a Move and a blow', () => {
    const t = use(duel('stubborn', 1), 'stubborn', 1).answer(0, 'walk/way', [[800, 1500]]);
    expect([t.who('jace').y, t.state.active?.actions]).toEqual([1500, 2]);
    const hit = struck('stubborn', 3).dice(2).does({ do: 'shoot' });
    react(hit, 'stubborn', 3)
      .answer(0, 'choose/way', 'move')
      .answer(0, 'walk/way', [[800, 1300]]);
    expect(hit.who('jace')).toMatchObject({ health: 6, y: 1300 });
  });
  test('CS-IMPERVIOUS-01, CS-IMPERVIOUS-02, CS-IMPERVIOUS-03, CS-RULING-86: nothing lost; armour two higher; not hurt at all', () => {
    const lost = duel('impervious', 1, {}, { kit: ['cryo-grenade'] }, { active: 'roykirk' })
      .dice(2)
      .does({ do: 'blast', at: 0 as never });
    expect(react(lost, 'impervious', 1).who('jace').lostTurns).toBe(0);
    const thick = duel('impervious', 2, { with: { effects: [{ kind: 'armour-up', until: 2, by: null }] } }, {}, { active: 'roykirk' })
      .dice(1)
      .does({ do: 'shoot' });
    expect(thick.who('jace').health).toBe(6);
    const whole = use(duel('impervious', 3), 'impervious', 3);
    expect([whole.who('jace').health, whole.who('jace').effects]).toMatchObject([7, [{ kind: 'unhurt', until: 3 }]]);
  });
});

describe('stealth and cunning', () => {
  test('CS-HARDTOHIT-01, CS-HARDTOHIT-02, CS-RULING-96: targeted, but not hurt behind cover', () => {
    const t = use(
      duel(
        'hard-to-hit',
        1,
        {},
        {},
        {
          floor: {
            squares: [
              ['c', 10, 11],
              ['c', 10, 12],
            ],
          },
        },
      ),
      'hard-to-hit',
      1,
    ).ends();
    t.answer(1, 'turn/trader', t.id('roykirk')).dice(1).does({ do: 'shoot' });
    expect(t.who('jace').health).toBe(6);
  });
  test('CS-AMBUSH-01, CS-RULING-15: an enemy ends its move near one who has cover', () => {
    const t = duel(
      'ambush',
      1,
      {},
      { at: [14, 12] },
      {
        active: 'roykirk',
        floor: {
          squares: [
            ['c', 9, 11],
            ['c', 9, 12],
          ],
        },
      },
    ).walks([12, 12]);
    react(t.dice(2), 'ambush', 1).answer(0, 'choose/way', 'shoot');
    expect(t.topics(0)).toContain('attack/choose');
  });
  test('CS-BLENDIN-01, CS-RULING-150, CS-RULING-71: at a wall one cannot be targeted', () => {
    const t = use(duel('blend-in', 1, { at: [0.5, 12.5] }, { at: [4, 12.5] }), 'blend-in', 1).ends();
    t.answer(1, 'turn/trader', t.id('roykirk'));
    expect(t.mayDo({ do: 'shoot' })).toBe(false);
  });
  test('CS-EX-17, CS-FADE-01, CS-FADE-02, CS-RULING-97: before the dice into cover; with two pegs all Hits are ignored', () => {
    const fade = (level: number) =>
      react(
        struck('fade-to-black', level, [14, 12], {
          floor: {
            squares: [
              ['c', 9, 13],
              ['c', 10, 13],
            ],
          },
        })
          .dice(2)
          .does({ do: 'shoot' }),
        'fade-to-black',
        level,
      );
    const t = fade(1);
    expect(t.refusal(0, 'walk/way', [[800, 1250]])).toBe('not-in-cover');
    t.answer(0, 'walk/way', [[800, 1400]]);
    expect([t.told('attacked')[0]!.cover, t.who('jace').health]).toEqual([1, 6]);
  });
  test('CS-DISTRACT-01, CS-RULING-166: the target has an action less', () => {
    const t = use(duel('distraction', 1).dice(5), 'distraction', 1);
    expect([t.who('roykirk').lostActions, t.state.active?.actions]).toEqual([1, 1]);
  });
  test('CS-EVASION-01, CS-RULING-165: touched, one slips away unstruck', () => {
    const t = duel('evasion', 1, {}, { at: [10, 12] }, { active: 'roykirk' }).walks([9.02, 12]);
    react(t, 'evasion', 1).answer(0, 'walk/way', [[500, 1200]]);
    expect([t.who('jace').x, t.told('opportunity')]).toEqual([500, []]);
  });
  test('CS-LIGHTFINGERS-01, CS-RULING-169: something of the attacker’s, but not the weapon used', () => {
    const t = struck('light-fingers', 1, [9, 12]);
    t.dice(5).does({ do: 'fight', with: t.token('knife', t.who('roykirk')) });
    react(t, 'light-fingers', 1);
    expect(t.carried('roykirk')).toEqual(['knife']);
  });
  test('CS-PERSUASION-01: talked into losing a turn', () => {
    const t = use(duel('persuasion', 1).dice(1, 1, 5, 5), 'persuasion', 1);
    expect(t.who('roykirk').lostTurns).toBe(1);
  });
});

describe('tech, augmented, machine', () => {
  test('CS-DISRUPT-01, CS-HACK-01, CS-RULING-160: machines lose a turn, or are gone', () => {
    const t = use(duel('disruption', 1, {}, { at: [2, 2] }, { npcs: [['harvester', [12, 12]]] }), 'disruption', 1);
    expect(t.who('harvester').lostTurns).toBe(1);
    const gone = use(duel('hacking', 1, {}, { at: [2, 2] }, { npcs: [['harvester', [12, 12]]] }), 'hacking', 1);
    expect(gone.who('harvester').where).toBe('out');
  });
  test('CS-ASSIST-01, CS-ASSIST-02, CS-RULING-53: shelter, and two Health', () => {
    const t = use(duel('assist', 2, { with: { health: 2 } }), 'assist', 2);
    expect(t.who('jace').health).toBe(4);
    expect(use(duel('assist', 1), 'assist', 1).who('jace').effects).toMatchObject([{ kind: 'unhurt-by-shots' }]);
  });
  test('CS-CONTROL-01, CS-CONTROL-02, CS-HOS-12, CS-RULING-161: a peg less; an Entry Point sealed until a higher level', () => {
    const calm = (s: State) => Object.assign(s, { pegs: 5 });
    expect(use(duel('control', 1, {}, {}, { change: calm }), 'control', 1).state.pegs).toBe(4);
    const t = use(duel('control', 2, {}, {}, { change: calm }), 'control', 2).answer(0, 'choose/entry', 3 as never);
    expect(t.state.seals).toMatchObject([{ entry: 3, above: 2 }]);
  });
  test('CS-HACK-03, CS-HACK-04, CS-RULING-63: a machine under control is activated by its hacker', () => {
    const t = duel('hacking', 3, {}, { at: [2, 2] }, { npcs: [['harvester', [12, 12]]] });
    use(t, 'hacking', 3).answer(0, 'choose/way', 'take-over');
    expect(t.who('harvester')).toMatchObject({ crew: 0, controlledBy: t.id('jace') });
    t.ends();
    expect(t.asked.some((a) => a.startsWith('seat 1'))).toBe(true);
  });
  test('CS-ACCELERATE-01, CS-ACCELERATE-02: more actions of a kind', () => {
    expect(use(duel('accelerate', 1), 'accelerate', 1).state.active?.granted).toEqual(['move']);
    expect(use(duel('accelerate', 2), 'accelerate', 2).state.active?.granted).toEqual(['move-or-combat', 'move-or-combat']);
  });
  test('ENV-01, CS-BLAST-01: what a card takes from shots it takes from those of the hands too', () => {
    const dice = (effect: RoundEffect) => {
      const t = duel('stimulate', 3, {}, { at: [15, 12] }, { change: (s) => void s.lasting.push({ effect, by: 1 }) });
      use(t, 'stimulate', 3).answer(0, 'choose/way', 'attack');
      return t.answer(0, 'choose/way', 'shoot-with-four').told('attack')[0]!.dice;
    };
    expect([dice('two-dice-beyond-short'), dice('traders-one-die-less-beyond-short')]).toEqual([2, 3]);
  });
  test('CS-SURESHOT-01, CS-FADE-01, CS-RULING-18: whoever fades beyond Short range is beyond a shot that reaches no farther', () => {
    const t = duel('sure-shot', 1, {}, { at: [13.9, 12], levels: { 'fade-to-black': 1 } }, { floor: { squares: [['c', 15, 12]] } });
    use(t, 'sure-shot', 1).answerLike(1, 'react/use', { skill: 'fade-to-black', level: 1 } as never);
    t.answer(1, 'walk/way', [
      [1490, 1145],
      [1655, 1145],
      [1660, 1230],
    ]);
    expect(t.told('attacked')).toMatchObject([{ end: 'lost-sight', damage: 0 }]);
  });
  test('CS-BLAST-01, CS-RULING-20, CS-BLAST-03, CS-RULING-157: from the hands, without ammo; a wave that pushes', () => {
    const t = use(duel('blast', 1).dice(2, 4, 4), 'blast', 1);
    expect([t.told('attack')[0]!.dice, t.who('jace').ammo, t.state.pegs]).toEqual([3, 7, 1]);
    const wave = use(duel('blast', 3).dice(2, 1, 4), 'blast', 3);
    expect([wave.who('roykirk').health, wave.who('roykirk').x]).toEqual([4, 1400]);
  });
  test('CS-MANIPULATE-01, CS-MANIPULATE-02: a turn lost; a thing broken', () => {
    expect(use(duel('manipulate', 1), 'manipulate', 1).who('roykirk').lostTurns).toBe(1);
    const t = use(duel('manipulate', 2), 'manipulate', 2).answerLike(0, 'choose/token', undefined as never);
    expect(t.told('broken')).toHaveLength(1);
  });
  test('CS-STIMULATE-02: the two cards on top, for one pair of eyes', () => {
    const t = use(duel('stimulate', 2), 'stimulate', 2);
    expect(t.toldTo('saw-cards')).toEqual([[0]]);
  });
  test('CS-REROUTE-02, CS-OVERLOAD-02, CS-SCANNERS-01: mended, overdriven, a crate seen through', () => {
    expect(use(duel('reroute', 2, { with: { health: 1 } }), 'reroute', 2).who('jace').health).toBe(3);
    const t = use(duel('scanners', 1, {}, {}, { floor: { squares: [['c', 8, 14]] } }), 'scanners', 1);
    expect(t.toldTo('saw-crate')).toEqual([[0]]);
  });
});
