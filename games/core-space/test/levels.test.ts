import { describe, expect, test } from 'vitest';
import type { RoundEffect } from '../content/cards.ts';
import { siteOf } from '../judge/site.ts';
import { mint } from '../rules/table.ts';
import { BROKEN, JAMMED, SPENT, type State } from '../state.ts';
import { duel, react, type Spot, struck, type Told, table, use } from './table.ts';

const knife = (t: Told, who: 'jace' | 'roykirk') => ({ with: t.token('knife', t.who(who)) });
/** Three of one crew and one of another, on an empty floor. */
const crates: readonly (readonly [string, number, number])[] = [
  ['c', 9, 11],
  ['c', 9, 12],
];

describe('ranged and close', () => {
  test('CS-COUNTERSHOT-02, CS-COUNTERSHOT-03, CS-RULING-17: between two actions of another, by standing order; at last with a die more, and a Move', () => {
    const ordered = (level: number) =>
      struck('counter-shot', level, [12, 12], { change: (s) => s.orders[0]!.push({ figure: 0 as never, skill: 'counter-shot' }) });
    const second = ordered(2).walks([12, 13]);
    react(second.dice(2), 'counter-shot', 2);
    expect(second.who('roykirk').health).toBe(5);
    const third = react(ordered(3).walks([12, 13]).dice(2, 1), 'counter-shot', 3);
    third.answer(0, 'walk/way', [[800, 1000]]);
    expect([third.who('roykirk').health, third.who('jace').y]).toEqual([4, 1000]);
  });
  test('CS-KATA-02, CS-KATA-03: three dice more, four, and the Hits shared out', () => {
    const t = use(duel('kata', 2, {}, { at: [9, 12] }), 'kata', 2);
    t.dice(5, 5, 5, 5).answerLike(0, 'attack/choose', knife(t, 'jace') as never);
    expect(t.told('attack')[0]!.dice).toBe(4);
    const split = duel(
      'kata',
      3,
      {},
      {},
      {
        crews: [{ jace: { at: [8, 12], kit: ['knife'], levels: { kata: 3 } } }, { roykirk: { at: [9, 12] }, gak: { at: [8, 13] } }],
      },
    );
    use(split, 'kata', 3)
      .dice(1, 1, 5, 5, 5)
      .answerLike(0, 'attack/choose', { at: split.id('roykirk'), with: split.token('knife', split.who('jace')), power: false } as never)
      .answer(0, 'attack/split', [2, 1]);
    expect([split.who('roykirk').health, split.who('gak').health]).toEqual([4, 3]);
  });
  test('CS-DISARM-03, CS-RULING-272: the weapon changes hands and strikes back, also where there is no room for it', () => {
    const full = ['knife', 'knife', 'knife', 'knife', 'knife', 'knife'] as const;
    const t = struck('disarm', 3, [9, 12], {
      crews: [{ jace: { at: [8, 12], kit: full, levels: { disarm: 3 } } }, { roykirk: { at: [9, 12], kit: ['baton'] } }],
    });
    const baton = t.token('baton', t.who('roykirk'));
    t.dice(5, 5).does({ do: 'fight', with: baton });
    react(t.dice(2), 'disarm', 3);
    expect(t.told('attack').at(-1)).toMatchObject({ weapon: 'baton', by: t.id('jace') });
    t.answer(0, 'choose/token', baton).answer(0, 'walk/way', [[600, 1200]]);
    expect([t.carried('jace').length, t.carried('roykirk'), t.kind(t.state.floor[0]!.token)]).toEqual([6, [], 'baton']);
    expect(t.told('opportunity')).toEqual([]);
  });
  test('CS-DISARM-03, CS-CLO-02: the stolen weapon strikes as its new owner likes, in a power attack too', () => {
    const t = struck('disarm', 3, [9, 12], {
      crews: [{ jace: { at: [8, 12], levels: { disarm: 3 } } }, { roykirk: { at: [9, 12], kit: ['combat-axe'] } }],
    });
    const axe = t.token('combat-axe', t.who('roykirk'));
    t.dice(5, 5, 5, 5).does({ do: 'fight', with: axe, power: false } as never);
    react(t, 'disarm', 3).answerLike(0, 'attack/choose', { with: axe, power: true } as never);
    expect(t.told('attack').map(({ weapon, dice }) => [weapon, dice])).toEqual([
      ['combat-axe', 1],
      ['combat-axe', 3],
    ]);
  });
  test('CS-REFLEXES-03: ignored, two dice back, and away unstruck', () => {
    const t = struck('reflexes', 3, [9, 12]);
    t.dice(2).does({ do: 'fight', ...knife(t, 'roykirk') });
    react(t.dice(2, 1, 4), 'reflexes', 3)
      .answerLike(0, 'attack/choose', knife(t, 'jace') as never)
      .answer(0, 'walk/way', [[500, 1200]]);
    expect([t.who('jace').health, t.who('roykirk').health, t.who('jace').x, t.told('opportunity')]).toEqual([6, 4, 500, []]);
  });
  test('CS-RULING-154: who lies on the floor ignores Hits and no more', () => {
    const t = struck('reflexes', 2, [9, 12], { change: (s) => Object.assign(s.figures[0]!, { prone: true }) });
    t.dice(2).does({ do: 'fight', ...knife(t, 'roykirk') });
    react(t, 'reflexes', 2);
    expect([t.who('jace').health, t.topics(0)]).toEqual([6, []]);
  });
  test('CS-COMBATEXPERT-03: up to 2", no farther than one likes', () => {
    const t = use(duel('combat-expert', 3, {}, { at: [9, 12] }), 'combat-expert', 3);
    t.answer(0, 'choose/figure', t.id('roykirk')).dice(2, 4).answer(0, 'direction', 36);
    expect(t.options(0, 'push/far')).toEqual([200, 150, 100, 50]);
    expect(t.answer(0, 'push/far', 50).who('roykirk')).toMatchObject({ y: 1250, health: 5 });
  });
  test('CS-COMBATEXPERT-03, CS-RULING-158: enemies are moved wherever one likes and suffer for it; who is not moved does not', () => {
    const t = use(duel('combat-expert', 3, {}, { at: [9, 12] }), 'combat-expert', 3);
    t.answer(0, 'choose/figure', t.id('roykirk')).dice(2, 4).answer(0, 'direction', 36).answer(0, 'push/far', 200);
    expect(t.who('roykirk')).toMatchObject({ x: 900, y: 1400, health: 5 });
    t.answer(0, 'walk/way', [[500, 1200]]);
    expect([t.told('opportunity'), t.state.active?.actions]).toEqual([[], 2]);
    const kept = use(duel('combat-expert', 3, {}, { at: [9, 12] }), 'combat-expert', 3).answer(0, 'choose/figure', 'none');
    expect([kept.who('roykirk').health, kept.topics(0)]).toEqual([6, ['walk/way']]);
  });
  test('CS-RULING-156, CS-ICO-21: a gun as a club spends what it needs', () => {
    const t = duel('combat-expert', 2, { kit: ['outland-pistol'] }, { at: [9, 12] });
    use(t.dice(2, 1, 4), 'combat-expert', 2);
    expect([t.who('jace').ammo, t.told('attack')[0]!.dice, t.state.shot]).toEqual([6, 3, false]);
  });
});

describe('endurance', () => {
  test('CS-RULING-16: the target answers before the attacker goes on', () => {
    const t = duel('onslaught', 1, {}, { at: [9, 12], levels: { 'light-fingers': 2 } });
    t.dice(2).does({ do: 'fight', ...knife(t, 'jace') });
    expect(t.asked).toEqual(['seat 1 react/use', 'clock clock']);
  });
  test('CS-ONSLAUGHT-02: a Move between, if one likes', () => {
    const t = duel('onslaught', 2, {}, { at: [9, 12] });
    t.dice(2).does({ do: 'fight', ...knife(t, 'jace') });
    react(t, 'onslaught', 2).answer(0, 'walk/way', [[800, 1200]]);
    t.dice(2).answerLike(0, 'attack/choose', knife(t, 'jace') as never);
    expect(t.who('roykirk').health).toBe(4);
  });
  test('CS-ONSLAUGHT-03: through the fray unstruck, with a blow for each it meets', () => {
    const t = duel(
      'onslaught',
      3,
      {},
      {},
      {
        crews: [
          { jace: { at: [8, 12], kit: ['knife'], levels: { onslaught: 3 } } },
          { roykirk: { at: [10, 11], kit: ['knife'] }, gak: { at: [10.4, 13.05], kit: ['knife'] } },
        ],
      },
    );
    use(t, 'onslaught', 3).answer(0, 'walk/way', [[980, 1200]]);
    t.dice(2).answerLike(0, 'attack/choose', { ...knife(t, 'jace'), at: t.id('roykirk') } as never);
    expect([t.who('roykirk').health, t.state.active?.actions, t.told('opportunity')]).toEqual([5, 1, []]);
  });
  test('CS-STUBBORN-02: a Move, then a shot', () => {
    const t = use(duel('stubborn', 2), 'stubborn', 2).answer(0, 'walk/way', [[800, 1300]]);
    t.dice(2).answerLike(0, 'attack/choose', { close: false } as never);
    expect([t.who('roykirk').health, t.state.active?.actions]).toEqual([5, 2]);
  });
  test('CS-IMPERVIOUS-03, CS-CHR-05, CS-CHR-06: above what it began with, but not above its potential; healing never takes any away', () => {
    const jace = use(duel('impervious', 3), 'impervious', 3);
    expect(jace.who('jace').health).toBe(7);
    const chunk = table({
      floor: {},
      crews: [{ chunk: { at: [8, 12], levels: { impervious: 3 }, with: { pegs: 3 } } }, { gak: { at: [2, 2] } }],
      active: 'chunk',
    });
    expect(use(chunk, 'impervious', 3).who('chunk').health).toBe(7);
    const mac = table({
      floor: {},
      crews: [
        { mac: { at: [8, 12], levels: { 'protection-protocol': 2 } }, jace: { at: [9, 12], with: { health: 7 } } },
        { gak: { at: [2, 2] } },
      ],
      active: 'mac',
    });
    expect(use(mac, 'protection-protocol', 2).who('jace').health).toBe(7);
  });
});

describe('stealth', () => {
  test('CS-HARDTOHIT-03: a shot, a Move, and shots do not hurt, thrown things and blasts neither', () => {
    const t = use(duel('hard-to-hit', 3, {}, { kit: ['knife', 'frag-grenade'] }), 'hard-to-hit', 3);
    t.answer(0, 'attack/choose', 'none')
      .answer(0, 'walk/way', [[800, 1100]])
      .ends();
    t.answer(1, 'turn/trader', t.id('roykirk'))
      .dice(1, 1, 1, 1, 1, 1)
      .does({ do: 'blast', at: t.id('jace') });
    expect(t.who('jace').health).toBe(6);
  });
  test('CS-AMBUSH-02, CS-AMBUSH-03: a Shuffle, a Move, a shot at whoever came, and off again', () => {
    const t = struck('ambush', 3, [14, 12], { floor: { squares: crates } }).walks([12, 12]);
    react(t, 'ambush', 3)
      .answer(0, 'walk/way', [[800, 1150]])
      .answer(0, 'walk/way', [[800, 1250]]);
    t.dice(1)
      .answerLike(0, 'attack/choose', { close: false } as never)
      .answer(0, 'walk/way', [[500, 1250]]);
    expect([t.who('roykirk').health, t.who('jace').x, t.who('jace').moved, t.topics(0)]).toEqual([5, 500, 450, []]);
    const second = struck('ambush', 2, [14, 12], { floor: { squares: crates } }).walks([12, 12]);
    react(second, 'ambush', 2)
      .answer(0, 'walk/way', [[800, 1200]])
      .answer(0, 'walk/way', [[800, 1250]]);
    second.dice(1).answerLike(0, 'attack/choose', { close: false } as never);
    // Not shuffled yet, it may now.
    second.answer(0, 'walk/way', [[800, 1300]]);
    expect([second.who('roykirk').health, second.who('jace').y]).toEqual([5, 1300]);
  });
  test('CS-BLENDIN-02: a shot, then out of sight at a wall', () => {
    const t = use(duel('blend-in', 2, { at: [0.5, 12.5] }, { at: [4, 12.5] }), 'blend-in', 2);
    t.dice(2)
      .answerLike(0, 'attack/choose', { at: t.id('roykirk') } as never)
      .ends();
    t.answer(1, 'turn/trader', t.id('roykirk'));
    expect([t.who('roykirk').health, t.mayDo({ do: 'shoot' })]).toEqual([5, false]);
  });
  test('CS-BLENDIN-03: anywhere while not engaged, with one shot kept in hand: no pegs, one order, once', () => {
    const t = use(duel('blend-in', 3, { at: [8, 12], with: { pegs: 3 } }, { at: [12, 12] }), 'blend-in', 3);
    t.answer(0, 'orders', [{ figure: t.id('jace'), skill: 'blend-in' }]).ends();
    t.answer(1, 'turn/trader', t.id('roykirk'));
    react(t.dice(2), 'blend-in', 3);
    expect([t.who('roykirk').health, t.who('jace').pegs]).toEqual([5, 0]);
    expect(t.mayDo({ do: 'shoot' })).toBe(false);
    t.walks([12, 13]);
    expect(t.topics(0)).not.toContain('react/use');
  });
  test('CS-FADE-03, CS-RULING-96: a Move into cover and a shot in either order, unstruck; then nobody can aim at it', () => {
    const t = struck('fade-to-black', 3, [9, 12], {
      floor: {
        squares: [
          ['c', 8, 13],
          ['c', 9, 13],
        ],
      },
      change: (s) => s.orders[0]!.push({ figure: 0 as never, skill: 'fade-to-black' }),
    }).does({ do: 'drop' });
    // In contact there is nobody to shoot at yet, so nothing to put in an order.
    react(t, 'fade-to-black', 3);
    expect(t.refusal(0, 'walk/way', [[600, 1200]])).toBe('not-in-cover');
    t.answer(0, 'walk/way', [
      [745, 1290],
      [745, 1445],
      [850, 1465],
    ]);
    t.answerLike(0, 'attack/choose', { at: t.id('roykirk') } as never);
    expect([t.told('opportunity'), t.who('jace').effects[0]!.kind, t.mayDo({ do: 'shoot' })]).toEqual([[], 'vanished', false]);
  });
  test('CS-FADE-02, CS-THR-07, CS-BLA-14: thrown things and aimed blasts are faded from too, also with no inch left', () => {
    const at = (kit: 'combat-knife' | 'frag-grenade') =>
      struck('fade-to-black', 2, [12, 12], {
        floor: {
          squares: [
            ['c', 9, 13],
            ['c', 10, 13],
          ],
        },
        crews: [
          { jace: { at: [8, 12], levels: { 'fade-to-black': 2 }, with: { moved: 1100 } } },
          { roykirk: { at: [12, 12], kit: [kit] } },
        ],
      });
    const thrown = at('combat-knife').dice(2).does({ do: 'throw' });
    expect(react(thrown, 'fade-to-black', 2).who('jace').health).toBe(6);
    const blast = at('frag-grenade')
      .dice(2, 1, 1, 1, 1, 1)
      .does({ do: 'blast', at: 0 as never });
    react(blast, 'fade-to-black', 2);
    expect([blast.who('jace').health, blast.told('attacked').at(-1)!.end]).toEqual([6, 'ignored']);
  });
});

describe('cunning', () => {
  test('CS-DISTRACT-02: somebody near the target loses its turn, and off one goes', () => {
    const t = duel(
      'distraction',
      2,
      {},
      {},
      {
        crews: [
          { jace: { at: [8, 12], kit: ['outland-rifle'], levels: { distraction: 2 } } },
          { roykirk: { at: [12, 12] }, gak: { at: [12, 15] } },
        ],
      },
    );
    use(t.dice(5), 'distraction', 2).answerLike(0, 'attack/choose', { at: t.id('roykirk') } as never);
    t.answer(0, 'choose/figure', t.id('gak')).answer(0, 'walk/way', [[800, 1000]]);
    expect([t.who('gak').lostTurns, t.who('roykirk').lostTurns, t.who('jace').y]).toEqual([1, 0, 1000]);
  });
  test('CS-DISTRACT-03, CS-DOR-09: the doors an NPC is led through open', () => {
    const t = table({
      floor: {
        walls: [
          ['#', 14, 0, 14, 11],
          ['d', 14, 11, 14, 13],
          ['#', 14, 13, 14, 24],
        ],
      },
      crews: [{ jace: { at: [8, 12], kit: ['outland-rifle'], levels: { distraction: 3 } } }],
      npcs: [['hobb', [12, 12]]],
      active: 'jace',
      options: { doors: true },
      dice: [5],
    });
    use(t, 'distraction', 3).answer(0, 'walk/way', [[1500, 1200]]);
    expect([t.who('hobb').x, t.state.doors]).toEqual([1500, ['open']]);
  });
  test('CS-DISTRACT-03, CS-RULING-158: the target is led by the nose, but into no fight, and not home', () => {
    const t = use(duel('distraction', 3).dice(5), 'distraction', 3);
    expect(t.refusal(0, 'walk/way', [[902, 1200]])).toBe('no-standing');
    t.answer(0, 'walk/way', [[1000, 1300]]).answer(0, 'walk/way', [[700, 1200]]);
    expect(t.who('roykirk')).toMatchObject({ x: 1000, y: 1300, moved: 0, lostTurns: 1 });
    expect(t.who('jace').x).toBe(700);
  });
  test('CS-EVASION-03: what it does next is asked in words while there are different things to do, and only then', () => {
    const t = duel('evasion', 3, {}, { at: [10, 12] }, { active: 'roykirk' }).walks([9.02, 12]);
    react(t, 'evasion', 3);
    expect([t.options(0, 'choose/way'), t.state.scene]).toEqual([
      ['move', 'attack'],
      { kind: 'skill', figure: t.id('jace'), skill: 'evasion', level: 3 },
    ]);
    t.answer(0, 'choose/way', 'attack').answer(0, 'attack/choose', 'none');
    // Two Moves are left: the one is as good as the other.
    expect([t.topics(0), t.state.scene?.kind]).toEqual([['walk/way'], 'contact']);
  });
  test('CS-EVASION-02, CS-EVASION-03, CS-RULING-15, CS-RULING-165: a Move and a blow in either order; at last the enemy’s turn is over', () => {
    const t = duel('evasion', 2, {}, { at: [10, 12] }, { active: 'roykirk' }).walks([9.02, 12]);
    react(t, 'evasion', 2).answer(0, 'choose/way', 'attack').dice(2);
    t.answerLike(0, 'attack/choose', { close: true, power: false, ...knife(t, 'jace') } as never).answer(0, 'walk/way', [[500, 1200]]);
    expect([t.who('roykirk').health, t.who('jace').x, t.state.active?.actions]).toEqual([5, 500, 1]);
    const third = duel('evasion', 3, {}, { at: [10, 12] }, { active: 'roykirk' }).walks([9.02, 12]);
    react(third, 'evasion', 3)
      .answer(0, 'choose/way', 'move')
      .answer(0, 'walk/way', [[600, 1200]])
      .answer(0, 'choose/way', 'attack')
      .answer(0, 'attack/choose', 'none')
      .answer(0, 'walk/way', [[500, 1200]]);
    expect(third.state.active).toBeNull();
    expect(third.who('roykirk')).toMatchObject({ acted: true, effects: [] });
  });
  test('CS-LIGHTFINGERS-02, CS-LIGHTFINGERS-03: also when hurt, and used at once; at last the weapon itself, then a Move unstruck', () => {
    const t = struck('light-fingers', 2, [9, 12], {
      crews: [
        { jace: { at: [8, 12], levels: { 'light-fingers': 2 }, with: { health: 4 } } },
        { roykirk: { at: [9, 12], kit: ['knife', 'medi-stim'] } },
      ],
    });
    t.dice(2).does({ do: 'fight', ...knife(t, 'roykirk') });
    const stim = t.token('medi-stim', t.who('roykirk'));
    react(t, 'light-fingers', 2).answer(0, 'choose/token', stim);
    expect([t.who('jace').health, t.carried('jace'), t.carried('roykirk')]).toEqual([5, [], ['knife']]);
    const third = struck('light-fingers', 3, [9, 12], {
      crews: [{ jace: { at: [8, 12], levels: { 'light-fingers': 3 } } }, { roykirk: { at: [9, 12], kit: ['knife'] } }],
    });
    third.dice(2).does({ do: 'fight', ...knife(third, 'roykirk') });
    react(third, 'light-fingers', 3)
      .answer(0, 'choose/way', 'move')
      .answer(0, 'walk/way', [[500, 1200]]);
    expect([third.carried('jace'), third.carried('roykirk'), third.told('opportunity')]).toEqual([['knife'], [], []]);
  });
  test('CS-LIGHTFINGERS-02, CS-RULING-169, CS-INV-06: an objective taken without room is not lost: it lies on the floor', () => {
    const full = Array.from({ length: 6 }, () => 'knife' as const);
    const t = struck('light-fingers', 2, [9, 12], {
      crews: [
        { jace: { at: [8, 12], kit: full, levels: { 'light-fingers': 2 } } },
        { roykirk: { at: [9, 12], kit: ['knife', 'objective-3'] } },
      ],
    });
    t.dice(2).does({ do: 'fight', ...knife(t, 'roykirk') });
    const objective = t.token('objective-3', t.who('roykirk'));
    react(t, 'light-fingers', 2);
    if (t.topics(0).includes('choose/token') && t.options(0, 'choose/token').includes(objective)) t.answer(0, 'choose/token', objective);
    t.answer(0, 'choose/token', 'none');
    expect(t.state.floor.map(({ token }) => token)).toEqual([objective]);
  });
  test('CS-PERSUASION-02, CS-RULING-168: an enemy swaps: what is wanted and what is given is said first', () => {
    const t = duel('persuasion', 2, { kit: ['knife', 'medi-stim'] }, { kit: ['baton', 'outland-pistol'] });
    use(t, 'persuasion', 2)
      .answer(0, 'choose/way', 'swap')
      .answer(0, 'choose/token', t.token('knife', t.who('jace')));
    t.dice(1, 1, 1, 1, 1).answer(0, 'choose/token', t.token('baton', t.who('roykirk')));
    expect([t.carried('jace'), t.carried('roykirk')]).toEqual([
      ['medi-stim', 'baton'],
      ['outland-pistol', 'knife'],
    ]);
    expect(t.told('rolled')[0]!.dice).toHaveLength(5);
  });
  test('CS-PERSUASION-02, CS-CHR-05: whoever has learnt since is talked round like one that has not', () => {
    const t = duel(
      'persuasion',
      2,
      {},
      {},
      {
        change: (s) => {
          const roykirk = s.figures[1]!;
          if (roykirk.being.kind === 'trader') roykirk.being = { ...roykirk.being, sheet: { ...roykirk.being.sheet, skill: 9 } };
        },
      },
    );
    t.dice(1, 1, 1, 1, 1);
    use(t, 'persuasion', 2).answer(0, 'choose/way', 'lose-turn');
    expect(t.who('roykirk').lostTurns).toBe(1);
  });
  test('CS-PERSUASION-03, CS-RULING-64: one of the crew, but no Captain, comes over; home through any airlock it is its own crew’s again', () => {
    const t = use(
      duel(
        'persuasion',
        3,
        {},
        {},
        {
          crews: [{ jace: { at: [8, 12], levels: { persuasion: 3 } } }, { roykirk: { at: [12, 12] }, arianna: { at: [11, 14] } }],
        },
      ),
      'persuasion',
      3,
    );
    t.answer(0, 'choose/figure', t.id('arianna'));
    expect(t.told('persuaded')).toMatchObject([{ aim: 'lose-turn', target: t.id('arianna') }]);
    const won = use(duel('persuasion', 3).dice(1, 1, 1, 1, 1, 1), 'persuasion', 3);
    if (won.topics(0).includes('choose/way')) won.answer(0, 'choose/way', 'join');
    expect(won.who('roykirk')).toMatchObject({ crew: 0, luredFrom: 1 });
  });
});

describe('tech', () => {
  const two = (level: number, at: readonly [Spot, Spot], skill: 'disruption' | 'hacking' = 'disruption') =>
    use(
      duel(
        skill,
        level,
        {},
        { at: [2, 2] },
        {
          npcs: [
            ['harvester', at[0]],
            ['devastator', at[1]],
          ],
        },
      ),
      skill,
      level,
    );
  test('CS-DISRUPT-02, CS-DISRUPT-03: all machines near; or all of them, or those near for two turns', () => {
    const t = two(2, [
      [12, 12],
      [23, 12],
    ]);
    expect([t.who('harvester').lostTurns, t.who('devastator').lostTurns]).toEqual([1, 0]);
    const far = two(3, [
      [12, 12],
      [23, 12],
    ]).answer(0, 'choose/way', 'stop-everywhere');
    expect([far.who('harvester').lostTurns, far.who('devastator').lostTurns]).toEqual([1, 1]);
    const long = two(3, [
      [12, 12],
      [23, 12],
    ]).answer(0, 'choose/way', 'stop-near-twice');
    expect([long.who('harvester').lostTurns, long.who('devastator').lostTurns]).toEqual([2, 0]);
  });
  test('CS-DISRUPT-01, CS-DISRUPT-03: a Tech is silenced, for good at last, whatever befalls it', () => {
    const t = use(duel('disruption', 3, {}, { class: 'tech', levels: { assist: 2 } }), 'disruption', 3).answer(
      0,
      'choose/way',
      'silence-for-good',
    );
    expect(t.who('roykirk').effects).toMatchObject([{ kind: 'no-tech', until: 0 }]);
    t.ends().rearrange((s) => {
      s.active = {
        figure: 1 as never,
        actions: 2,
        effortless: false,
        pegPaid: false,
        granted: [],
        linked: null,
        begun: false,
        taken: 0,
        rest: 0,
      };
      s.turn = 1 as never;
      s.figures[1]!.health = 2;
    });
    expect(t.mayDo({ do: 'skill', skill: 'assist' })).toBe(false);
  });
  test('CS-ASSIST-03, CS-RULING-73, CS-ACT-06: the user and two others, any action each, in any order', () => {
    const t = duel(
      'assist',
      3,
      {},
      {},
      {
        crews: [
          {
            jace: { at: [8, 12], levels: { assist: 3 } },
            lars: { at: [4, 4], kit: ['knife'], with: { prone: true } },
            beck: { at: [6.45, 4.5] },
          },
          { roykirk: { at: [12, 12] } },
        ],
        floor: { squares: [['c', 7, 4]] },
      },
    );
    use(t, 'assist', 3).answer(0, 'choose/figure', t.id('lars')).does({ do: 'stand' });
    t.answer(0, 'choose/figure', t.id('beck')).answerLike(0, 'turn/act', { do: 'search' } as never);
    while (t.topics(0).includes('search/hold')) t.answer(0, 'search/hold', []);
    expect(t.options(0, 'choose/figure')).toEqual([t.id('jace'), 'none']);
    t.answer(0, 'choose/figure', t.id('jace')).answer(0, 'turn/walk', [[800, 1300]]);
    expect([t.who('lars').prone, t.told('searched').length, t.who('jace').y, t.state.active]).toMatchObject([
      false,
      1,
      1300,
      { figure: 0, actions: 2 },
    ]);
  });
  test('CS-CONTROL-03, CS-RULING-92: machines near a point run there round the walls, and do nothing more', () => {
    const t = duel(
      'control',
      3,
      {},
      { at: [2, 2] },
      {
        floor: { walls: [['#', 10, 8, 10, 14]] },
        npcs: [
          ['devastator', [12, 12]],
          ['live-one', [14, 12]],
        ],
      },
    );
    use(t, 'control', 3).answer(0, 'aim/point', [600, 1600]);
    expect(t.who('live-one')).toMatchObject({ x: 1400, acted: false });
    expect(t.who('devastator').acted).toBe(true);
    expect([t.who('devastator').moved > 700, t.who('devastator').x < 900]).toEqual([true, true]);
  });
  test('CS-HACK-02, CS-RULING-179: two machines gone; a door is shut unless somebody stands in it', () => {
    const t = two(
      2,
      [
        [12, 12],
        [12, 14],
      ],
      'hacking',
    );
    if (t.topics(0).includes('choose/way')) t.answer(0, 'choose/way', 'switch-off');
    t.answer(0, 'choose/figure', t.id('harvester')).answer(0, 'choose/figure', t.id('devastator'));
    expect([t.who('harvester').where, t.who('devastator').where]).toEqual(['out', 'out']);
    const door = (x: number) => duel('hacking', 2, {}, { at: [x, 11] }, { floor: { walls: [['d', 10, 10, 10, 12]] } });
    expect(use(door(10.5), 'hacking', 2).state.doors).toEqual(['closed']);
    expect(door(10.49).mayDo({ do: 'skill', skill: 'hacking' })).toBe(false);
  });
});

describe('augmented', () => {
  test('CS-ACCELERATE-03, CS-RULING-167, CS-MOV-03: three actions more, of two kinds, within 11"', () => {
    const t = use(duel('accelerate', 3), 'accelerate', 3);
    for (const x of [4, 8, 11]) t.walks([8 + (x > 8 ? 0 : 0), 12 - (x === 4 ? 4 : x === 8 ? 8 : 11)]);
    expect([t.who('jace').moved, t.state.active?.actions, t.state.active?.granted.length, t.topics(0).includes('turn/walk')]).toEqual([
      1100,
      2,
      0,
      false,
    ]);
  });
  test('CS-BLAST-02: two Moves over low scenery and everybody, unstruck', () => {
    const t = duel(
      'blast',
      2,
      { at: [8, 12.5] },
      { at: [9.02, 12.5] },
      {
        floor: {
          squares: [
            ['c', 10, 12],
            ['c', 10, 11],
            ['c', 10, 13],
          ],
        },
      },
    );
    use(t, 'blast', 2);
    expect(t.refusal(0, 'walk/way', [[1050, 1250]])).toBe('no-standing');
    t.answer(0, 'walk/way', [[1160, 1250]]).answer(0, 'walk/way', [[1160, 1250]]);
    expect([t.who('jace').x, t.told('opportunity')]).toEqual([1160, []]);
  });
  test('CS-EQN-16, CS-ICO-26: the Jump Pack leaps through windows, once', () => {
    const t = duel(
      'kata',
      1,
      { at: [8, 12.5], kit: ['jump-pack'] },
      { at: [2, 2] },
      {
        floor: {
          walls: [
            ['#', 10, 0, 10, 12],
            ['o', 10, 12, 10, 13],
            ['#', 10, 13, 10, 24],
          ],
        },
      },
    );
    expect(t.cannotWalk([11, 12.5])).toBe('through-wall');
    t.does({ do: 'use' }).answer(0, 'walk/way', [[1100, 1250]]);
    expect([t.who('jace').x, t.mayDo({ do: 'use' })]).toEqual([1100, false]);
  });
  test('CS-MANIPULATE-03, CS-RULING-74, CS-INV-11: a token in sight goes up to 5" over free floor; one out of sight stays', () => {
    const t = duel(
      'manipulate',
      3,
      {},
      {},
      {
        floor: { walls: [['#', 14, 0, 14, 24]] },
        change: (s) => s.floor.push({ token: mint(s, 'knife'), x: 1100, y: 900 }, { token: mint(s, 'baton'), x: 1600, y: 900 }),
      },
    );
    use(t, 'manipulate', 3);
    expect(t.refusal(0, 'aim/point', [1100, 1401])).toBe('not-admitted');
    expect(t.refusal(0, 'aim/point', [1450, 900])).toBe('not-admitted');
    t.answer(0, 'aim/point', [1300, 1300]);
    expect(t.state.floor[0]).toMatchObject({ x: 1300, y: 1300 });
  });
  test('CS-EQN-16, CS-MOV-07, CS-SCR-01: the Jump Pack crosses no enemy, and no window that is whole', () => {
    const pack = (at: Spot, options = {}) =>
      duel(
        'kata',
        1,
        { at: [8, 12.5], kit: ['jump-pack'] },
        { at },
        {
          floor: {
            walls: [
              ['#', 10, 0, 10, 12],
              ['o', 10, 12, 10, 13],
              ['#', 10, 13, 10, 24],
            ],
          },
          options,
        },
      ).does({ do: 'use' });
    expect(pack([2, 2], { windows: true }).refusal(0, 'walk/way', [[1100, 1250]])).toBe('through-wall');
    expect(pack([8, 14.5]).refusal(0, 'walk/way', [[800, 1600]])).toBe('through-figure');
  });
  test('CS-EQN-16, CS-RULING-303: with the climbing block it takes a step of a floor', () => {
    const t = duel(
      'kata',
      1,
      { at: [8, 12.5], kit: ['jump-pack'] },
      { at: [2, 2] },
      { floor: { raised: [[1, 10, 0, 14, 24]] }, options: { climbing: true } },
    );
    expect(
      t
        .does({ do: 'use' })
        .answer(0, 'walk/way', [[1100, 1250]])
        .who('jace').x,
    ).toBe(1100);
  });
  test('CS-COMBATEXPERT-02, CS-ICO-30: a gun with one charge is a club once', () => {
    const t = duel('combat-expert', 2, { kit: ['mothers-venom'] }, { at: [9, 12] });
    const gun = t.token('mothers-venom', t.who('jace'));
    use(t.dice(5, 4, 4, 4, 4, 4, 4), 'combat-expert', 2);
    expect(t.state.marks[gun]! & SPENT).toBe(SPENT);
  });
  test('CS-SCANNERS-01, CS-RULING-183: a crate is as near as its nearest side', () => {
    const far = (at: Spot) => duel('scanners', 1, { at }, { at: [22, 22] }, { floor: { squares: [['c', 12, 12]] } }).mayDo({ do: 'skill' });
    expect([far([8, 8.3]), far([8, 8])]).toEqual([true, false]);
  });
  test('ENV-01, CS-WIN-04: in the dark no window is shot at from afar', () => {
    const shot = (dark: boolean) =>
      duel(
        'kata',
        1,
        { at: [2, 12], kit: ['line-rifle'] },
        { at: [2, 2] },
        {
          floor: {
            walls: [
              ['#', 18, 0, 18, 11],
              ['o', 18, 11, 18, 13],
              ['#', 18, 13, 18, 24],
            ],
          },
          options: { windows: true },
          change: (s) => dark && void s.lasting.push({ effect: 'no-sight-beyond-medium', by: 0 }),
        },
      ).mayDo({ do: 'smash' });
    expect([shot(false), shot(true)]).toEqual([true, false]);
  });
  test('ENV-01, CS-MANIPULATE-03: what is hurled in the dark at somebody beyond Short range has no more dice than a shot', () => {
    const dice = (effect: RoundEffect, at: Spot) => {
      const t = duel(
        'manipulate',
        3,
        { at: [8, 12.5] },
        { at },
        { floor: { squares: [['w', at[0] - 3.5, 12]] }, change: (s) => void s.lasting.push({ effect, by: 1 }) },
      );
      use(t, 'manipulate', 3).answer(0, 'direction', 18);
      return t.told('attack').map((one) => one.dice);
    };
    expect([dice('two-dice-beyond-short', [14.5, 12.5]), dice('two-dice-beyond-short', [13.5, 12.5])]).toEqual([[2], [4]]);
    expect([dice('traders-one-die-less-beyond-short', [14.5, 12.5]), dice('no-long-range', [22.5, 12.5])]).toEqual([[3], []]);
  });
  test('CS-RULING-304, CS-MANIPULATE-03: what a mission is about is not hurled about', () => {
    const { map } = siteOf(table({ mission: 'black-market', crews: [{ jace: {} }] }).state);
    const stall = map.pieces.findIndex(({ kind }) => kind === 'stall');
    const square = map.pieces[stall]!.squares.at(-1)!;
    const at = [(square % 24) + 1.5, Math.floor(square / 24) + 0.5] as const;
    const t = table({ mission: 'black-market', crews: [{ jace: { at, levels: { manipulate: 3 } } }], active: 'jace' });
    use(t, 'manipulate', 3).answer(0, 'choose/way', 'hurl-scenery');
    expect(t.options(0, 'choose/piece')).not.toContain(stall);
  });
  test('CS-RULING-150: who cannot be targeted is chosen by no skill', () => {
    const gone = (skill: 'manipulate' | 'persuasion') =>
      duel(skill, 1, {}, {}, { change: (s) => void s.figures[1]!.effects.push({ kind: 'vanished', until: s.round, by: null }) }).mayDo({
        do: 'skill',
      });
    expect([gone('manipulate'), gone('persuasion'), duel('persuasion', 1).mayDo({ do: 'skill' })]).toEqual([false, false, true]);
  });
  test('CS-MANIPULATE-03: a crate is moved over free floor, keeps its contents and is searched where it stands then', () => {
    const t = duel(
      'manipulate',
      3,
      {},
      { at: [20, 20] },
      {
        floor: {
          squares: [
            ['c', 11, 12],
            ['t', 11, 9],
          ],
        },
      },
    );
    const inside = [...t.state.contents[0]!];
    use(t, 'manipulate', 3).answer(0, 'choose/way', 'shift-scenery');
    const { map } = { map: t.options(0, 'choose/piece') };
    expect(map).toHaveLength(2);
    t.answer(0, 'choose/piece', 1);
    expect(t.refusal(0, 'aim/point', [1150, 650])).toBe('not-admitted');
    t.answer(0, 'aim/point', [950, 1250]);
    expect([t.state.crates[0]!.squares, t.state.contents[0]]).toEqual([[12 * 24 + 9], inside]);
    t.walks([8.45, 12.5]);
    expect(t.mayDo({ do: 'search', crate: 0 as never })).toBe(true);
  });
  test('CS-MANIPULATE-03: a piece is hurled at somebody: four dice, and it lies before its feet', () => {
    const t = duel('manipulate', 3, { at: [8, 12.5] }, { at: [14.5, 12.5] }, { floor: { squares: [['w', 11, 12]] } });
    use(t.dice(1, 1, 4, 4), 'manipulate', 3).answer(0, 'direction', 18);
    expect([t.who('roykirk').health, t.told('shifted')]).toMatchObject([3, [{ from: 12 * 24 + 11, to: 12 * 24 + 13, hurled: true }]]);
  });
  test('CS-STIMULATE-01, CS-STIMULATE-03: a Move, a shot or a Health; a Move and dice that may cost a Health', () => {
    const t = use(duel('stimulate', 1, { with: { health: 3 } }), 'stimulate', 1).answer(0, 'choose/way', 'heal');
    expect(t.who('jace').health).toBe(4);
    const rush = use(duel('stimulate', 3), 'stimulate', 3)
      .answer(0, 'choose/way', 'attack')
      .dice(1, 1, 4, 4, 4, 4)
      .answer(0, 'choose/way', 'shoot-with-six');
    expect([rush.who('roykirk').health, rush.who('jace').health, rush.topics(0)]).toEqual([3, 5, ['walk/way']]);
  });
});

describe('machines', () => {
  const mac = (levels: Record<string, number>, more: Partial<Parameters<typeof table>[0]> = {}) =>
    table({
      floor: {},
      crews: [
        { mac: { at: [8, 12], kit: ['knife', 'outland-pistol'], levels }, jace: { at: [9, 12], kit: ['knife'] } },
        { roykirk: { at: [14, 12], kit: ['outland-rifle', 'knife'] } },
      ],
      active: 'mac',
      ...more,
    });
  test('ENV-01, CS-OVERLOAD-03: in the dark it has a die less for those beyond Short range', () => {
    const t = mac(
      { overload: 3 },
      {
        crews: [{ mac: { at: [8, 12], levels: { overload: 3 } }, jace: { at: [12, 12] } }, { roykirk: { at: [19, 12] } }],
        change: (s) => void s.lasting.push({ effect: 'traders-one-die-less-beyond-short', by: 1 }),
      },
    );
    expect(
      use(t, 'overload', 3)
        .told('attack')
        .map(({ dice }) => dice),
    ).toEqual([5, 1]);
  });
  test('CS-REROUTE-01, CS-SKL-10: struck down, it stands up again', () => {
    const t = mac({ reroute: 1 }, { active: 'roykirk', change: (s) => Object.assign(s.figures[0]!, { health: 1, y: 800 }) });
    t.dice(1).does({ do: 'shoot', at: t.id('mac') });
    react(t, 'reroute', 1);
    expect(t.who('mac')).toMatchObject({ health: 2, defeated: false, prone: false });
  });
  test('CS-REROUTE-03, CS-RULING-159: at a wall without an opening all of it comes back', () => {
    const at = (spot: Spot) =>
      mac({ reroute: 3 }, { crews: [{ mac: { at: spot, levels: { reroute: 3 }, with: { health: 1 } } }, { roykirk: { at: [14, 12] } }] });
    expect(at([8, 12]).mayDo({ do: 'skill', level: 3 })).toBe(false);
    expect(use(at([0.5, 8]), 'reroute', 3).who('mac').health).toBe(5);
    const walled = mac(
      {},
      {
        floor: {
          walls: [
            ['#', 8, 8, 8, 10],
            ['d', 8, 10, 8, 12],
          ],
        },
        crews: [{ mac: { at: [7.5, 9.9], levels: { reroute: 3 }, with: { health: 1 } } }, { roykirk: { at: [14, 12] } }],
      },
    );
    expect(walled.mayDo({ do: 'skill', level: 3 })).toBe(false);
  });
  test('CS-SCANNERS-02, CS-SCANNERS-03, CS-RULING-100: machines steered one way; two pegs off the track, and machines sleep', () => {
    const npcs = [
      ['harvester', [8, 18]],
      ['devastator', [4, 18]],
    ] as never;
    const t = use(mac({ scanners: 2 }, { npcs }), 'scanners', 2).answer(0, 'direction', 36);
    t.answer(0, 'choose/figure', t.id('harvester'));
    if (t.topics(0).includes('choose/figure')) t.answer(0, 'choose/figure', t.id('devastator'));
    expect([t.who('harvester').y, t.who('devastator').y]).toEqual([2200, 2200]);
    const pegs = use(mac({ scanners: 3 }, { npcs, change: (s) => Object.assign(s, { pegs: 9 }) }), 'scanners', 3).answer(
      0,
      'choose/way',
      'two-pegs-off',
    );
    expect([pegs.state.pegs, pegs.who('harvester').lostTurns, pegs.who('jace').lostTurns]).toEqual([7, 1, 0]);
  });
  test('CS-PROTECT-01, CS-PROTECT-03: any time by standing order: a Move; two Moves and a blow that may throw down', () => {
    const ordered = (level: number) =>
      mac(
        { 'protection-protocol': level },
        { active: 'roykirk', change: (s) => s.orders[0]!.push({ figure: 0 as never, skill: 'protection-protocol' }) },
      ).walks([14, 13]);
    const one = react(ordered(1), 'protection-protocol', 1).answer(0, 'walk/way', [[800, 1300]]);
    expect(one.who('mac').y).toBe(1300);
    // With nobody in contact there is no blow to choose before the Moves.
    const three = react(ordered(3), 'protection-protocol', 3)
      .answer(0, 'walk/way', [[1100, 1400]])
      .answer(0, 'walk/way', [[1300, 1300]])
      .dice(2, 2);
    three.answerLike(0, 'attack/choose', { close: true, power: false } as never);
    expect(three.who('roykirk')).toMatchObject({ health: 5, prone: true });
  });
  test('CS-PROTECT-02, CS-RULING-85, CS-RULING-164: the Hits of an ally are taken over, all or some, with one’s own armour, while in contact', () => {
    const t = use(
      mac(
        { 'protection-protocol': 2 },
        {
          crews: [
            {
              mac: { at: [8, 12], levels: { 'protection-protocol': 2 }, wears: 'combat-vest' },
              jace: { at: [9, 12], with: { health: 4 } },
            },
            { roykirk: { at: [14, 12], kit: ['combat-rifle'] } },
          ],
        },
      ),
      'protection-protocol',
      2,
    );
    expect(t.who('jace').health).toBe(5);
    t.ends()
      .answer(1, 'turn/trader', t.id('roykirk'))
      .dice(1, 1)
      .does({ do: 'shoot', at: t.id('jace') });
    expect(t.asked[0]).toBe('seat 0 attack/split');
    t.answer(0, 'attack/split', [1, 2]);
    expect([t.who('jace').health, t.who('mac').health, t.told('took-hits')]).toMatchObject([4, 4, [{ hits: 2 }]]);
  });
  test('CS-PROTECT-02, CS-DEF-03: an ally that has fallen is revived by its Health', () => {
    const t = mac(
      { 'protection-protocol': 2 },
      {
        crews: [
          { mac: { at: [8, 12], levels: { 'protection-protocol': 2 } }, jace: { at: [9, 12], with: { health: 0, defeated: true } } },
          { roykirk: { at: [20, 20] } },
        ],
      },
    );
    expect(use(t, 'protection-protocol', 2).who('jace')).toMatchObject({ health: 1, defeated: false, prone: true });
  });
  test('CS-REPAIRSKILL-01, CS-REPAIRSKILL-02, CS-RULING-162, CS-RULING-163, CS-MAC-01, CS-MAC-02: jammed and broken things and machines, by touch', () => {
    const jam = (s: State) => {
      s.marks[s.figures[0]!.inventory[1]!] = JAMMED;
      s.marks[s.figures[1]!.inventory[0]!] = BROKEN;
    };
    const t = use(mac({ repair: 2 }, { change: jam }), 'repair', 2);
    t.answer(0, 'choose/token', t.token('knife', t.who('jace')));
    expect(t.state.marks[t.token('knife', t.who('jace'))]).toBe(0);
    const self = use(mac({ repair: 1 }, { change: (s) => Object.assign(s.figures[0]!, { health: 2 }) }).dice(2), 'repair', 1);
    expect(self.who('mac').health).toBe(4);
  });
  test('CS-REPAIRSKILL-03: one machine whole, a point for every other thing near', () => {
    const t = mac(
      { repair: 3 },
      {
        change: (s) => {
          s.figures[0]!.health = 1;
          s.marks[s.figures[2]!.inventory[1]!] = BROKEN;
        },
        crews: [
          { mac: { at: [8, 12], levels: { repair: 3 } } },
          { roykirk: { at: [8, 16], kit: ['outland-rifle', 'knife'] }, gak: { at: [20, 20] } },
        ],
      },
    ).rearrange((s) => {
      s.marks[s.figures[1]!.inventory[1]!] = BROKEN;
    });
    use(t, 'repair', 3);
    expect([t.who('mac').health, t.state.marks[t.token('knife', t.who('roykirk'))]]).toEqual([5, 0]);
  });
  test('CS-OVERLOAD-01, CS-OVERLOAD-02: an action of any kind; two, and a Health for it', () => {
    const t = use(
      mac(
        { overload: 1 },
        {
          floor: { squares: [['c', 7, 13]] },
          crews: [{ mac: { at: [7.5, 12.45], levels: { overload: 1 } } }, { roykirk: { at: [14, 2] } }],
        },
      ),
      'overload',
      1,
    );
    t.does({ do: 'search' });
    while (t.topics(0).includes('search/hold')) t.answer(0, 'search/hold', []);
    expect(t.state.active).toMatchObject({ actions: 2, effortless: false });
    const two = use(mac({ overload: 2 }), 'overload', 2)
      .answer(0, 'turn/walk', [[800, 1500]])
      .does({ do: 'end' });
    expect([two.who('mac').health, two.who('mac').y, two.state.active?.actions]).toEqual([4, 1500, 2]);
  });
  test('CS-RULING-154, CS-OVERLOAD-01: a Prone Machine stands up by it', () => {
    const t = mac({ overload: 1, reroute: 2 }, { change: (s) => Object.assign(s.figures[0]!, { prone: true, health: 2 }) });
    expect(t.mayDo({ do: 'skill', skill: 'reroute' })).toBe(false);
    use(t, 'overload', 1).does({ do: 'stand' });
    expect([t.who('mac').prone, t.state.active?.actions]).toEqual([false, 2]);
  });
  test('CS-OVERLOAD-03, CS-OVERLOAD-04, CS-MAC-04, CS-INV-06, CS-HOS-04: it bursts; what it carried is gone but for objectives', () => {
    const t = mac(
      { overload: 3 },
      { crews: [{ mac: { at: [8, 12], levels: { overload: 3 }, kit: ['knife'] }, jace: { at: [12, 12] } }, { roykirk: { at: [19, 12] } }] },
    );
    t.rearrange((s) => {
      const schedule = s.aside.find((token) => t.kind(token) === 'objective-3')!;
      s.aside = s.aside.filter((token) => token !== schedule);
      s.figures[0]!.inventory.push(schedule);
    });
    use(t.dice(2, 5, 5, 5, 5, 2, 5, 1), 'overload', 3);
    expect([t.who('jace').health, t.who('roykirk').health, t.who('mac').where, t.state.shot]).toEqual([5, 5, 'out', false]);
    expect(t.state.floor.map(({ token }) => t.kind(token))).toEqual(['objective-3']);
  });
  test('CS-OVERLOAD-05, CS-OVERLOAD-06, CS-RULING-68: its things scatter broken; or its chip does', () => {
    const burst = (number: number) =>
      use(
        mac({ overload: 3 }, { crews: [{ mac: { at: [8, 12], levels: { overload: 3 }, kit: ['knife'] } }, { roykirk: { at: [23, 2] } }] })
          .dice(number, 3)
          .draws(18),
        'overload',
        3,
      );
    const things = burst(4).state;
    expect(things.marks[things.floor[0]!.token]! & BROKEN).toBe(BROKEN);
    const chip = burst(6);
    expect([chip.kind(chip.state.floor[0]!.token), chip.state.floor[0]!.x]).toEqual(['machine-chip', 1100]);
  });
  test('CS-MAC-03, CS-RULING-67, CS-TRD-07: struck down, a Machine still hums: one skill without moving or fighting, and that is its turn', () => {
    const t = table({
      floor: {},
      crews: [
        {
          mac: { at: [8, 12], class: 'machine', levels: { reroute: 2, overload: 1 }, with: { health: 0, defeated: true } },
          jace: { at: [2, 2] },
        },
        { gak: { at: [20, 20] } },
      ],
      until: (s) => s.phase === 'purge',
    });
    t.answer(0, 'turn/trader', t.id('mac'));
    expect(t.options(0, 'turn/act').map((act) => (act.do === 'skill' ? `${act.skill} ${act.level}` : act.do))).toEqual([
      'reroute 2',
      'end',
    ]);
    t.does({ do: 'skill' });
    expect(t.who('mac')).toMatchObject({ health: 2, defeated: false, prone: true, acted: true });
  });
  test('CS-RPR-05: points of the action and of skills add up', () => {
    const t = table({
      floor: {},
      crews: [
        {
          mac: { at: [8, 12], levels: { repair: 2 } },
          jace: { class: 'machine', at: [9, 12], with: { health: 0, defeated: true } },
        },
        { roykirk: { at: [20, 20] } },
      ],
      active: 'mac',
      options: { repair: true },
      dice: [1],
    });
    t.does({ do: 'repair', on: t.id('jace') });
    use(t, 'repair', 2);
    expect(t.who('jace')).toMatchObject({ defeated: false, prone: false, health: 1 });
  });
  test('CS-REPAIRSKILL-01, CS-RPR-07, CS-EQN-13: a Tech Pack is a die more for the skill too', () => {
    const t = mac(
      { repair: 1 },
      {
        crews: [{ mac: { at: [8, 12], kit: ['tech-pack'], levels: { repair: 1 }, with: { health: 1 } } }, { roykirk: { at: [20, 20] } }],
      },
    );
    expect(use(t.dice(2, 1), 'repair', 1).who('mac').health).toBe(4);
  });
  test('CS-CONTROL-01, CS-RULING-162: a Repair Point for a Machine in contact', () => {
    const t = duel(
      'control',
      1,
      {},
      {},
      {
        crews: [
          { jace: { at: [8, 12], levels: { control: 1 } }, mac: { at: [9, 12], with: { health: 1 } } },
          { roykirk: { at: [20, 20] } },
        ],
      },
    );
    use(t, 'control', 1);
    expect(t.who('mac').health).toBe(2);
  });
  test('CS-RPR-04, CS-RPR-05, CS-RULING-162: a Defeated Machine stands up at the fifth point, whoever gave the others', () => {
    const t = mac(
      { repair: 2 },
      {
        crews: [
          { mac: { at: [8, 12], levels: { repair: 2 } }, jace: { class: 'machine', at: [9, 12], with: { health: 0, defeated: true } } },
          { roykirk: { at: [20, 20] } },
        ],
      },
    );
    use(t, 'repair', 2);
    expect([t.who('jace').defeated, t.told('patched')]).toMatchObject([true, [{ points: 3, needed: 5 }]]);
    t.rearrange((s) => Object.assign(s.figures[0]!, { skilled: false, pegs: 3 }));
    use(t, 'repair', 2);
    expect(t.who('jace')).toMatchObject({ defeated: false, prone: false, health: 1 });
  });
});
