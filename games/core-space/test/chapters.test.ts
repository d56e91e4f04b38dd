import { FAR } from '@cosmodrome/kit/plane/plan';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { MISSION } from '../content/missions/index.ts';
import { RADIUS } from '../content/ranges.ts';
import { storeOf, TOKENS, tokenOf } from '../content/tokens.ts';
import { dealtDice, shotDice } from '../judge/arms.ts';
import { areEnemies, isAlly, moveOf, skillLevel } from '../judge/figures.ts';
import { gapTo, radiusOf, withinOf } from '../judge/place.ts';
import { footingOf, MOST_POINTS, Reach } from '../judge/reach.ts';
import { coverFrom, rayTo, sees } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { winners } from '../rules/end.ts';
import { mint } from '../rules/table.ts';
import { type Figure, FLIPPED, type State } from '../state.ts';
import { duel, opened, react, type Setting, struck, table, use } from './table.ts';

/** A gun that reaches far. */
const LONG = TOKENS.find((token) => token.type === 'ranged' && token.dice[2] > 0)!.kind;
const kit = (...kinds: Parameters<typeof tokenOf>[0][]) => ({ kit: kinds });
/** More than a purse of 20. */
const DEAR = TOKENS.filter(({ cost, size, type }) => cost !== null && cost >= 9 && cost < 20 && size === 'small' && type === 'ranged')
  .slice(0, 3)
  .map(({ kind }) => kind);
/** A Purge Phase among these, on an empty floor. */
const purge = (setting: Omit<Setting, 'phase'>) =>
  table({
    floor: {},
    ...setting,
    phase: 'purge',
    until: (s) => s.phase !== 'purge' && s.phase !== 'over',
    change: (s) => {
      s.queue = [];
      setting.change?.(s);
    },
  });

describe('general principles', () => {
  test('CS-GEN-01, CS-SKL-12, CS-ACT-03: what one may, one need not: a Move that a skill grants, an action, in any order and again', () => {
    const t = use(duel('stubborn', 1), 'stubborn', 1).answer(0, 'walk/way', [[800, 1200]]);
    expect([t.who('jace').pegs, t.who('jace').moved]).toEqual([3, 0]);
    t.dice(5).does({ do: 'shoot' }).dice(5).does({ do: 'shoot' });
    expect([t.who('jace').ammo, t.state.active?.actions]).toEqual([5, 0]);
  });
  test('CS-GEN-02, CS-MIS-05, CS-SET-01, CS-SET-02, CS-SET-18, CS-MIS-07: what the mission says goes before what the rules say', () => {
    const t = opened(2);
    expect([t.state.mission, t.state.pegs, t.state.deck.length]).toEqual(['pillage-express', MISSION['pillage-express'].hostility, 16]);
    expect(MISSION['pillage-express'].pieces.map(({ piece }) => piece)).toContain('take');
    // Two more for each crew beyond the second.
    expect([opened(3).state.pegs, opened(4).state.pegs]).toEqual([10, 12]);
  });
  test('CS-GEN-03: a skill goes before a rule: no blows at who rushes through', () => {
    const t = use(duel('onslaught', 3, {}, { at: [9, 12] }), 'onslaught', 3).answer(0, 'walk/way', [[500, 1200]]);
    expect(t.told('opportunity')).toEqual([]);
  });
  test('CS-GEN-08, CS-GEN-09, CS-GEN-10, CS-GEN-20: police and Civilians are at peace, gangs are not; who is whose ally', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [2, 2] }, lars: { at: [4, 2] } }, { gak: { at: [6, 2] } }],
      npcs: [
        ['guard', [2, 6]],
        ['warden', [4, 6]],
        ['kaori', [6, 6]],
        ['hobb', [8, 6]],
        ['milly', [10, 6]],
        ['harvester', [12, 6]],
      ],
    });
    const at = (n: number) => t.state.figures[n]!;
    const enemies = (a: number, b: number) => areEnemies(t.state, at(a), at(b));
    const [guard, warden, kaori, hobb, milly, harvester] = [3, 4, 5, 6, 7, 8];
    expect([
      enemies(guard!, warden!),
      enemies(guard!, kaori!),
      enemies(warden!, kaori!),
      enemies(hobb!, milly!),
      enemies(hobb!, guard!),
    ]).toEqual([false, false, false, false, true]);
    expect([
      isAlly(t.state, at(0), at(1)),
      isAlly(t.state, at(0), at(2)),
      isAlly(t.state, at(hobb!), at(milly!)),
      isAlly(t.state, at(guard!), at(harvester!)),
    ]).toEqual([true, false, true, false]);
  });
  test('CS-GEN-13, CS-GEN-14, CS-EFF-01, CS-ACT-04, CS-RULING-93: one free Effortless action a turn, not a round, on top of the actions', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4], ...kit('knife', 'baton') } }, { gak: { at: [20, 20] } }], active: 'jace' });
    t.does({ do: 'drop', pay: 'free' });
    expect([t.state.active?.actions, t.mayDo({ do: 'drop', pay: 'free' }), t.mayDo({ do: 'drop', pay: 'action' })]).toEqual([
      2,
      false,
      true,
    ]);
  });
  test('CS-GEN-16, CS-SKL-13: what has nothing to happen to is not offered', () => {
    const none = (skill: Parameters<typeof duel>[0], level: number) => duel(skill, level, {}, { at: [23, 23] }).mayDo({ do: 'skill' });
    expect([none('kata', 1), none('hacking', 1), none('persuasion', 1), none('combat-expert', 3)]).toEqual([false, false, false, false]);
  });
  test('CS-GEN-17, CS-RULING-89: nobody Defeated is drawn, and of those equally full the die takes one', () => {
    const t = table({
      floor: {},
      crews: [
        {
          jace: { at: [4, 4], ...kit('outland-rifle') },
          lars: { at: [8, 4], ...kit('outland-rifle'), with: { health: 0, defeated: true } },
        },
      ],
      phase: 'hostility',
      change: (s) => {
        const jam = CARDS.findIndex(({ low }) => low.some((effect) => effect.do === 'jam-weapons'));
        const card = s.cards.face.indexOf(jam) as never;
        for (const pile of [s.deck, s.discard, s.boxed]) pile.splice(0, pile.length, ...pile.filter((c) => c !== card));
        s.deck.unshift(card);
      },
      until: (s) => s.phase === 'traders',
    });
    expect(t.told('jammed')).toMatchObject([{ figure: t.id('jace') }]);
  });
});

describe('measuring', () => {
  test('CS-GEO-06, CS-RULING-183: a base to a point or a thing, straight, whatever lies between', () => {
    const t = table({ floor: { walls: [['#', 6, 0, 6, 24]] }, crews: [{ jace: { at: [2, 12] } }] });
    const jace = t.who('jace');
    expect([withinOf(jace, [1050, 1200], 800), withinOf(jace, [1051, 1200], 800), gapTo(jace, [[800, 1200, 900, 1300]])]).toEqual([
      true,
      false,
      550,
    ]);
  });
  test('CS-GEO-15, CS-RULING-220, CS-RULING-221, CS-RULING-227: ways turn round the ends of walls and round figures, not in the middle of a wall', () => {
    const t = table({
      floor: { walls: [['#', 6, 4, 6, 12]] },
      crews: [{ jace: { at: [5, 11] } }, { gak: { at: [5.4, 14] } }],
      active: 'jace',
    });
    const { floor } = siteOf(t.state);
    expect(floor.corners().some(([x, y]) => x === 600 && y === 800)).toBe(false);
    expect(floor.corners().filter(([x]) => x === 600)).toEqual([
      [600, 400],
      [600, 1200],
    ]);
    const reach = new Reach(t.state, t.who('jace'), footingOf(t.state, t.who('jace'), 400));
    const way = reach.to([750, 1150])!;
    expect(way.points.length).toBeGreaterThan(1);
    expect(way.length).toBeGreaterThan(255);
  });
  test('CS-GEO-51, CS-GEO-57, CS-GEO-59: quarters of an inch, a single ray to the floor, and a follow-up straight along the push', () => {
    const t = table({
      floor: { walls: [['#', 10, 0, 10, 24]], squares: [['c', 6, 12]] },
      crews: [{ jace: { at: [4, 12.5] } }, { gak: { at: [4, 14] } }],
    });
    expect([
      rayTo(t.state, t.who('jace'), [850, 1250]),
      rayTo(t.state, t.who('jace'), [850, 1700]),
      rayTo(t.state, t.who('jace'), [1150, 1250]),
    ]).toEqual([60, 0, 100]);
    const push = table({ floor: {}, crews: [{ beck: { at: [8, 12] } }, { gak: { at: [9, 12] } }], active: 'beck', dice: [2] });
    push.does({ do: 'push' }).answer(0, 'push/follow', true);
    expect([push.who('gak').x, push.who('beck').x, push.who('beck').y, push.who('beck').moved]).toEqual([1000, 898, 1200, 98]);
  });
  test('CS-RNG-04, CS-RNG-05, CS-RNG-06, CS-LOS-10, CS-RULING-07: Long has no end; sizes of bases; sight is looked at from each side', () => {
    const t = table({
      floor: { squares: [['c', 5, 12]] },
      crews: [{ jace: { at: [4.5, 12.5], ...kit(LONG) } }, { gak: { at: [23, 12.5] }, chunk: { at: [23, 20] } }],
    });
    const [jace, gak, chunk] = [t.who('jace'), t.who('gak'), t.who('chunk')];
    expect([coverFrom(t.state, jace, gak), coverFrom(t.state, gak, jace)]).toEqual(['none', 'partial']);
    expect([radiusOf(jace), radiusOf(chunk)]).toEqual([RADIUS.normal, RADIUS.massive]);
    expect(shotDice(t.state, jace, jace.inventory[0]!, 'long') > 0 && sees(t.state, jace, gak)).toBe(true);
  });
  test('CS-RULING-10, CS-RULING-184: who is not seen is as near as the way; more than 8" round others is too long', () => {
    const t = purge({
      floor: { walls: [['#', 10, 4, 10, 20]] },
      crews: [{ gak: { at: [11, 12] } }, { jace: { at: [9, 22.5] } }],
      npcs: [['devastator', [9, 12]]],
      change: (s) => Object.assign(s.figures[1]!, { x: 1150, y: 2250 }),
    });
    expect(t.told('npc-target')[0]).toMatchObject({ why: 'nearest-way' });
    const plugged = purge({
      floor: {
        walls: [
          ['#', 10, 0, 10, 12],
          ['#', 10, 13, 10, 24],
        ],
      },
      crews: [{ gak: { at: [16, 12.5] } }],
      npcs: [
        ['harvester', [6, 12.5]],
        ['kaori', [10, 12.5]],
      ],
      change: (s) => {
        s.figures[2]!.effects.push({ kind: 'vanished', until: 2, by: null });
      },
    });
    expect([plugged.told('npc-route')[0]!.detour, plugged.who('harvester').x]).toEqual([-1, 895]);
  });
  test('CS-RULING-232: a way has at most 64 points', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }], active: 'jace' });
    const step = (n: number) => Array.from({ length: n }, (_, i) => [800 + (i % 2), 1200] as const);
    expect([t.admits(0, 'turn/walk', step(MOST_POINTS)), t.admits(0, 'turn/walk', step(MOST_POINTS + 1))]).toEqual([true, false]);
  });
  test('CS-RULING-229: a shut door adds no corner of its own', () => {
    const shut = table({
      floor: { walls: [['d', 10, 10, 10, 12]] },
      crews: [{ jace: { at: [8, 12] } }],
      change: (s) => s.doors.splice(0, 1, 'closed'),
    });
    const inner = siteOf(shut.state)
      .floor.corners()
      .filter(([x, y]) => x > 0 && y > 0 && x < 2400 && y < 2400);
    expect(inner).toEqual([]);
    expect(new Reach(shut.state, shut.who('jace'), footingOf(shut.state, shut.who('jace'), FAR)).to([1100, 1100])).toBeUndefined();
  });
});

describe('moving', () => {
  test('CS-MOV-08, CS-RULING-223: contact comes at the first step where edges touch, and a First Strike there', () => {
    const t = table({ floor: {}, crews: [{ razor: { at: [8, 12], ...kit('knife') } }, { gak: { at: [10.5, 12] } }], active: 'razor' });
    t.dice(5).walks([9.5, 12]);
    if (t.topics(0).includes('opportunity')) t.answerLike(0, 'opportunity', { power: false } as never);
    expect([t.told('contact').length, t.told('first-strike').length, t.who('razor').x]).toEqual([1, 1, 950]);
  });
  const evades = (t: ReturnType<typeof table>) => {
    t.answerLike(1, 'react/use', { skill: 'evasion', level: 3 } as never);
    for (let n = 0; n < 3 && t.topics(1).length > 0; n++) {
      if (t.topics(1).includes('choose/way')) t.answer(1, 'choose/way', 'move');
      if (t.topics(1).includes('walk/way')) t.answer(1, 'walk/way', [[t.who('gak').x, t.who('gak').y]]);
      if (t.topics(1).includes('attack/choose')) t.answer(1, 'attack/choose', 'none');
    }
  };
  test('CS-RULING-224: stopped in the middle of a mate, one goes back to the last legal place', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12] }, lars: { at: [9.6, 12] } }, { gak: { at: [9.6, 13], levels: { evasion: 3 } } }],
      active: 'jace',
    }).walks([11.5, 12]);
    evades(t);
    expect(t.who('jace')).toMatchObject({ x: 860, y: 1200, acted: true });
  });
  test('CS-RULING-225: who is stopped in the airlock is aboard again', () => {
    const t = table({ floor: {}, crews: [{ jace: {} }, { gak: { at: [12, 1.5], levels: { evasion: 3 } } }], active: 'jace' }).walks([
      12, 0.5,
    ]);
    evades(t);
    expect(t.who('jace').where).toBe('aboard');
  });
  test('CS-RULING-32: whoever finds the airlock full when the turn comes is asked for no way in', () => {
    const full = table({
      floor: {},
      crews: [{ jace: {} }, { gak: { at: [11, 0.5] }, roykirk: { at: [12, 0.5] }, arianna: { at: [13, 0.5] } }],
      active: 'jace',
    });
    const free = table({ floor: {}, crews: [{ jace: {} }, { gak: { at: [11, 8] } }], active: 'jace' });
    expect([full.topics().includes('turn/walk'), free.topics().includes('turn/walk')]).toEqual([false, true]);
  });
  test('CS-MOV-14, CS-RULING-144, CS-RULING-273: by a partner’s airlock, with a Move, if its player agrees each time', () => {
    const at = (x: number, truce = true) =>
      table({
        floor: {},
        crews: [{ jace: { at: [x, 12] } }, { gak: { at: [4, 4] } }],
        active: 'jace',
        change: (s) => {
          if (truce) s.truces.push([0 as never, 1 as never]);
        },
      });
    expect([at(19).mayDo({ do: 'leave-by' }), at(22, false).mayDo({ do: 'leave-by' })]).toEqual([false, false]);
    const t = at(22).does({ do: 'leave-by' }).answer(1, 'offer/airlock', false);
    expect([t.who('jace').where, t.state.active?.actions]).toEqual(['board', 2]);
    t.does({ do: 'leave-by' }).answer(1, 'offer/airlock', true);
    expect([t.who('jace').where, t.told('went-home')]).toMatchObject(['home', [{ airlock: 1 }]]);
  });
  test('CS-RULING-82, CS-MOV-10: before entering one does nothing else, but a skill’s Move may bring one in', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { levels: { accelerate: 1, 'walk-it-off': 1 }, with: { health: 3 }, ...kit('medi-stim') } }],
      active: 'jace',
    });
    expect(t.options(0, 'turn/act').map((act) => (act.do === 'skill' ? act.skill : act.do))).toEqual(['accelerate', 'end']);
    t.does({ do: 'skill' }).walks([12, 3]);
    expect([t.who('jace').where, t.state.active?.actions]).toEqual(['board', 2]);
  });
});

describe('attacks', () => {
  test('CS-DIC-05, CS-EFF-05: as many dice as it takes', () => {
    const t = use(duel('stimulate', 3), 'stimulate', 3)
      .answer(0, 'choose/way', 'attack')
      .dice(1, 1, 1, 1, 1, 1)
      .answer(0, 'choose/way', 'shoot-with-six');
    expect(t.told('rolled')[0]!.dice).toHaveLength(6);
  });
  test('CS-HOS-06, CS-RULING-24: who needs no ammo adds the peg from the supply; what is thrown adds none', () => {
    const t = table({ floor: {}, crews: [{ vex: { at: [8, 12] } }, { gak: { at: [12, 12] } }], active: 'vex', dice: [5] }).does({
      do: 'shoot',
    });
    expect([t.state.pegs, t.who('vex').ammo]).toEqual([1, 7]);
    const thrown = duel('kata', 1, kit('combat-knife')).dice(5).does({ do: 'throw' });
    expect([thrown.state.pegs, thrown.state.shot]).toEqual([0, false]);
  });
  test('CS-OPP-13: who throws while engaged is struck at first', () => {
    const t = duel(
      'kata',
      1,
      kit('combat-knife'),
      {},
      {
        crews: [{ jace: { at: [8, 12], ...kit('combat-knife') } }, { roykirk: { at: [9, 12], ...kit('knife') }, gak: { at: [8, 15] } }],
      },
    ).does({ do: 'throw', at: 2 as never });
    expect(t.asked[0]).toBe('seat 1 opportunity');
  });
  test('CS-RULING-18: out of sight after a reaction, the shot is lost, the ammo and the peg are spent', () => {
    const t = struck('fade-to-black', 1, [14, 12], { floor: { walls: [['#', 9, 13, 13, 13]] } });
    t.does({ do: 'shoot' });
    react(t, 'fade-to-black', 1).answer(0, 'walk/way', [
      [830, 1360],
      [950, 1370],
    ]);
    expect([t.who('roykirk').ammo, t.state.pegs, t.told('attacked')[0]!.end, t.told('rolled')]).toEqual([6, 1, 'lost-sight', []]);
  });
  test('CS-RGD-06, CS-THR-07: a shot into a melee misses whom it cannot see', () => {
    const open = duel('kata', 1, {}, { at: [15, 12] }, { npcs: [['harvester', [16, 12]]] });
    open.dice(2, 6).does({ do: 'shoot', at: open.id('roykirk') });
    // Roykirk stands before it: it is totally covered.
    expect([open.told('stray').length, open.told('attacked')[0]!.end, open.who('harvester').where]).toEqual([1, 'missed', 'board']);
  });
  test('CS-BLA-12, CS-BLA-13: a deviated point stops at the wall; a fired blast is a Ranged Assault and jams by its effect dice', () => {
    const fired = TOKENS.find((token) => token.type === 'blast' && token.fired !== null)!;
    const t = duel('kata', 1, kit(fired.kind), { at: [12, 12] }, { floor: { walls: [['#', 12.0, 13, 14, 13]] } });
    t.dice(5).does({ do: 'blast', at: t.id('roykirk') });
    t.dice(6, 6, 6, 6, 6, 6, 6, 6).answer(0, 'direction', 36);
    expect([t.told('lands')[0]!.at[1] < 1300, t.state.shot, t.who('jace').ammo]).toEqual([true, true, 6]);
  });
  test('CS-ICO-23: Target Lock: partial cover does not count, nor whom the target fights', () => {
    const lock = TOKENS.find(({ type, icons }) => type === 'ranged' && icons.some(({ icon }) => (icon as string) === 'target-lock'))!;
    const t = duel(
      'kata',
      1,
      kit(lock.kind),
      { at: [17, 12] },
      {
        floor: {
          squares: [
            ['c', 12, 11],
            ['c', 12, 12],
          ],
        },
        npcs: [['harvester', [18, 12]]],
      },
    );
    t.dice(2, 5, 5, 5).does({ do: 'shoot', at: t.id('roykirk') });
    expect([t.told('attacked')[0]!.cover, t.told('stray'), t.who('roykirk').health]).toEqual([0, [], 5]);
  });
  test('CS-ICO-34: a teleport throws its target through everything, a friend too', () => {
    const t = duel(
      'kata',
      1,
      {},
      {},
      {
        floor: { walls: [['#', 14, 0, 14, 24]] },
        crews: [{ jace: { at: [8, 12], ...kit('t-port-grenade') }, lars: { at: [12, 12] } }, { roykirk: { at: [2, 2] } }],
      },
    );
    t.dice(2, 4, 1)
      .draws(18, 18)
      .does({ do: 'blast', at: t.id('lars') });
    expect([t.who('lars').x, t.told('scattered').length]).toEqual([1700, 2]);
  });
  test('CS-ICO-32, CS-ICO-34: beside the target only dice freeze', () => {
    const t = duel(
      'kata',
      1,
      kit('cryo-grenade'),
      {},
      { crews: [{ jace: { at: [8, 12], ...kit('cryo-grenade') } }, { roykirk: { at: [12, 12] }, gak: { at: [12, 14] } }] },
    );
    t.dice(2, 5, 5).does({ do: 'blast', at: t.id('roykirk') });
    expect([t.who('roykirk').lostTurns, t.who('gak').lostTurns]).toEqual([1, 0]);
  });
  test('CS-RULING-84: who lies on the floor has its armour', () => {
    const t = duel('kata', 1, {}, { at: [9, 12], wears: 'combat-vest', with: { prone: true } });
    t.dice(2).does({ do: 'fight' });
    expect(t.who('roykirk').health).toBe(6);
  });
  test('CS-RULING-234: the end waits for the outermost attack', () => {
    const t = struck('counter-shot', 1, [12, 12], {
      crews: [
        { jace: { at: [8, 12], ...kit('outland-rifle'), levels: { 'counter-shot': 1 } } },
        { roykirk: { at: [12, 12], ...kit('outland-rifle'), with: { health: 1 } } },
      ],
    });
    t.dice(5).does({ do: 'shoot' });
    react(t.dice(2), 'counter-shot', 1);
    expect([t.who('roykirk').defeated, t.over]).toEqual([true, false]);
  });
  test('CS-RULING-22: never fewer than one die, whatever a card takes', () => {
    const t = duel(
      'kata',
      1,
      {},
      { at: [20, 12] },
      { change: (s) => s.lasting.push({ effect: 'traders-one-die-less-beyond-short', by: 3 }) },
    );
    expect(dealtDice(t.state, t.who('jace'), 1, 0, 'medium')).toBe(1);
  });
});

describe('turns, skills and things', () => {
  test('CS-TRD-11, CS-ACT-01, CS-ACT-02, CS-OTH-04: actions, Effortless ones and skills in any order, until one ends it', () => {
    const t = table({
      floor: { squares: [['c', 9, 12]] },
      crews: [
        {
          jace: {
            at: [8.45, 12.5],
            ...kit('outland-rifle', 'knife', 'ammo-mag', 'combat-vest'),
            levels: { impervious: 2 },
            with: { ammo: 3 },
          },
        },
        { gak: { at: [8.45, 16] } },
      ],
      active: 'jace',
    });
    const offered = new Set(t.options(0, 'turn/act').map((act) => act.do));
    for (const act of ['shoot', 'search', 'reload', 'don', 'drop', 'shuffle', 'skill', 'end'] as const) expect(offered).toContain(act);
    t.does({ do: 'drop', token: t.token('knife', t.who('jace')) })
      .does({ do: 'skill', level: 2 })
      .does({ do: 'reload' });
    expect([t.state.active?.actions, t.topics(0).includes('turn/act')]).toEqual([1, true]);
  });
  test('CS-SKL-03, CS-SKL-06: in one’s own turn; what is passive costs nothing and works without pegs', () => {
    const t = duel('combat-expert', 2, { with: { pegs: 0 } }, { at: [9, 12] });
    expect([t.mayDo({ do: 'fight', pay: 'free' }), t.mayDo({ do: 'skill' })]).toEqual([true, false]);
    const other = duel('stubborn', 1, {}, {}, { active: 'roykirk' });
    expect(other.topics(0).includes('turn/act')).toBe(false);
  });
  test('CS-SKL-14: what names a range only needs no sight', () => {
    const t = duel('hacking', 1, {}, { at: [2, 2] }, { floor: { walls: [['#', 10, 0, 10, 24]] }, npcs: [['harvester', [12, 12]]] });
    expect(t.mayDo({ do: 'skill' })).toBe(true);
    expect(duel('manipulate', 1, {}, {}, { floor: { walls: [['#', 10, 0, 10, 24]] } }).mayDo({ do: 'skill' })).toBe(false);
  });
  test('CS-DEF-04, CS-DEF-12: the fallen use nothing themselves; who only joined is not there to be revived', () => {
    const t = table({
      floor: {},
      crews: [
        { jace: { at: [8, 12], with: { health: 0, defeated: true }, ...kit('medi-stim') }, lars: { at: [20, 20] } },
        { gak: { at: [12, 12], ...kit('outland-rifle') } },
      ],
      npcs: [['kaori', [12, 14], { crew: 0 as never }]],
      active: 'gak',
      dice: [2],
    });
    t.does({ do: 'shoot', at: t.id('kaori') });
    expect([t.who('kaori').where, t.who('kaori').crew]).toEqual(['out', null]);
    t.ends();
    expect(t.options(0, 'turn/trader')).toEqual([t.id('lars')]);
  });
  test('CS-RULING-172: nothing is taken from NPCs nor given to them but by talking', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [8, 12], ...kit('knife') } }, { gak: { at: [20, 20] } }],
      npcs: [['kaori', [9, 12]]],
      active: 'jace',
      change: (s) => s.figures[2]!.inventory.push(mint(s, 'baton')),
    });
    expect([t.mayDo({ do: 'give' }), t.mayDo({ do: 'persuade' })]).toEqual([false, true]);
  });
  test('CS-RULING-181: a crate gives as many tokens as one can carry', () => {
    const t = table({
      floor: { squares: [['c', 9, 12]] },
      crews: [{ jace: { at: [8.45, 12.5] } }, { gak: { at: [20, 20] } }],
      active: 'jace',
    });
    t.does({ do: 'search' });
    const all = t.options(0, 'search/hold' as never) as unknown[];
    expect(all.length).toBeGreaterThan(0);
    expect(t.admits(0, 'search/hold', t.state.contents[0]!.filter((token) => tokenOf(t.kind(token)).size === 'small').slice(0, 3))).toBe(
      true,
    );
  });
  test('CS-EQN-15, CS-EQN-17, CS-ICO-29: things that grant a skill, that are for Mergs alone, that reload themselves', () => {
    const t = table({
      floor: {},
      crews: [
        { jace: { at: [8, 12], ...kit('empathic-cuffs', 'merg-plating') }, orrik: { at: [4, 4], ...kit('merg-plating') } },
        { gak: { at: [20, 20] } },
      ],
      active: 'jace',
    });
    expect(skillLevel(t.state, t.who('jace'), 'impervious')).toBe(1);
    expect(t.mayDo({ do: 'don' })).toBe(false);
    t.ends().answer(1, 'turn/trader', t.id('gak')).ends();
    t.answer(0, 'turn/trader', t.id('orrik'));
    expect(t.mayDo({ do: 'don' })).toBe(true);
    const quick = TOKENS.find(({ icons }) => icons.some(({ icon }) => (icon as string) === 'effortless-reload'))!;
    expect(duel('kata', 1, { ...kit(quick.kind, 'ammo-mag'), with: { ammo: 0 } }).mayDo({ do: 'reload', pay: 'free' })).toBe(true);
  });
  test('CS-EQN-02, CS-EQN-04, CS-EQN-05, CS-ICO-17, CS-EQN-18, CS-EQN-11, CS-EQN-12: what lies where: bag, large, rare, objectives, shop; what has no use here is offered none', () => {
    const store = (kind: Parameters<typeof tokenOf>[0]) => storeOf(kind);
    expect([store('medi-stim'), store('objective-3'), store('empathic-cuffs'), store('merg-plating')]).toEqual([
      'bag',
      'objective',
      'rare-small',
      'shop',
    ]);
    expect(TOKENS.filter(({ cost }) => cost !== null && cost >= 29).every(({ kind }) => store(kind) === 'shop')).toBe(true);
    expect(TOKENS.filter(({ icons }) => icons.some(({ icon }) => (icon as string) === 'rare')).every(({ cost }) => cost === null)).toBe(
      true,
    );
    const t = duel('kata', 1, kit('azurium', 'data-pad', 'laser-cutter'));
    expect(t.mayDo({ do: 'use' })).toBe(false);
    expect(t.state.marks.some((mark) => mark & FLIPPED)).toBe(false);
  });
});

describe('setting up', () => {
  test('CS-SET-16, CS-MIS-08: of a larger crew only so many come', () => {
    const t = opened(1)
      .answer(0, 'setup/crew', 'build')
      .answer(0, 'setup/profiles', ['dray-okonta', 'hobb', 'milly', 'razor', 'treva-jole']);
    for (let n = 0; n < 5; n++)
      t.answer(0, 'setup/class', t.options(0, 'setup/class')[0]!)
        .answer(0, 'setup/levels', [0, 0, 0, 0, 0, 0, 0])
        .answer(0, 'setup/kit', []);
    expect(
      t.admits(
        0,
        'setup/bring',
        t.state.figures.map((f) => f.id),
      ),
    ).toBe(false);
    const four = t.state.figures.slice(1).map((f) => f.id);
    t.answer(0, 'setup/bring', four);
    expect(t.state.figures.filter((f) => f.where === 'aboard').map((f) => f.id)).toEqual(four);
  });
  test('CS-CIV-21, CS-SET-11, CS-NPC-09, CS-NPC-10, CS-MIS-12, CS-MIS-14, CS-VAR-04: Civilians only if wanted, and none who is a Trader today', () => {
    const without = opened(1, 1, { civilians: false });
    const types = (s: State) => s.deck.map((card) => CARDS[s.cards.face[card]!]!.type);
    expect([types(without.state).includes('civilians'), types(opened(1).state).includes('civilians')]).toEqual([false, true]);
    const t = table({
      floor: {},
      crews: [{ kaori: { at: [4, 4] } }],
      phase: 'npcs',
      change: (s) => Object.assign(s, { gone: ['butler', 'ganeek', 'treva-jole'] }),
      until: (s) => s.category !== null,
    });
    expect(t.state.figures.filter((f) => f.being.kind === 'npc').map((f) => (f.being as { npc: string }).npc)).toEqual(['ooma']);
  });
  test('CS-MIS-10, CS-NPC-01: Reinforcements double the machines from four crews on; categories not in play are skipped', () => {
    expect([
      opened(4).state.settings.reinforcements,
      opened(3).state.settings.reinforcements,
      opened(4, 1, { reinforcements: false }).state.settings.reinforcements,
    ]).toEqual([true, false, false]);
    const t = table({
      floor: {},
      crews: [{ jace: { at: [4, 4] } }],
      phase: 'npcs',
      change: (s) => Object.assign(s, { settings: { ...s.settings, civilians: false } }),
      until: (s) => s.phase === 'assessment',
    });
    expect([t.state.phase, t.told('arrived')]).toEqual(['assessment', []]);
  });
  test('CS-CRW-10, CS-CRW-11, CS-RULING-271: experienced crews: so far in their Career, rows complete, a purse for each', () => {
    const t = opened(1, 1, { career: 12, purse: 20 }).answer(0, 'setup/crew', 'black-maria');
    const sheet = (who: 'jace' | 'beck') => {
      const { being } = t.who(who);
      return being.kind === 'trader' ? being.sheet : undefined;
    };
    // Two rows: two Health and two Skill, as far as there is room (CS-ADN-05, -07).
    expect(sheet('jace')).toMatchObject({ health: 7, skill: 6, actions: 2, career: 12 });
    expect(Object.values(sheet('jace')!.levels).reduce((a, b) => a + b, 0)).toBe(12);
    expect(t.refusal(0, 'setup/shop', DEAR)).toBe('too-dear');
    t.answer(0, 'setup/shop', ['combat-vest', 'ammo-mag']);
    expect([t.kind(t.who('jace').armour!), t.carried('jace')]).toEqual(['combat-vest', ['outland-rifle', 'knife', 'ammo-mag']]);
    for (let n = 0; n < 3; n++) t.answer(0, 'setup/shop', []);
    expect(t.topics(0)).toEqual(['setup/airlock']);
    // What a short Career does not hold raises something.
    const own = opened(1, 1, { career: 9, purse: 0 }).answer(0, 'setup/crew', 'build').answer(0, 'setup/profiles', ['jace', 'hobb']);
    own.answer(0, 'setup/class', 'soldier').answer(0, 'setup/levels', [3, 3, 3, 0, 0, 0, 0]).answer(0, 'setup/kit', []);
    own.answer(0, 'setup/class', 'soldier').answer(0, 'setup/levels', [3, 3, 1, 0, 0, 0, 0]).answer(0, 'setup/kit', []);
    expect(own.topics(0)).not.toContain('setup/shop');
  });
  test('CS-DIC-12: two crews flip the token: one of two begins', () => {
    const first = new Set(
      [1, 2, 3, 4, 5, 6].map(
        (seed) => opened(2, seed).answer(0, 'setup/crew', 'black-maria').answer(1, 'setup/crew', 'ion-hope').asks[0]!.seat,
      ),
    );
    expect(first).toEqual(new Set([0, 1]));
  });
});

describe('phases and the end', () => {
  test('CS-PUR-06, CS-PUR-11: who arrives acts at once; the fallen may come again', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [20, 20] } }],
      npcs: [['harvester', [2, 2], { where: 'out' }]],
      phase: 'purge',
      change: (s) => Object.assign(s, { pegs: 9 }),
      dice: [3, 1, 1],
      until: (s) => s.phase !== 'purge',
    });
    expect([t.who('harvester').where, t.who('harvester').acted, t.who('harvester').moved > 0]).toEqual(['board', true, true]);
  });
  test('CS-NAC-05, CS-NAC-13: what can reach and still strike, comes', () => {
    const t = purge({ crews: [{ gak: { at: [12, 12] } }], npcs: [['assassin', [8, 12]]], dice: [5, 5, 5, 5] });
    expect(t.told('npc-does').map(({ does, rule }) => [does, rule])).toEqual([
      ['move', 'CS-NAC-05'],
      ['close', 'CS-NAC-01'],
    ]);
    expect(t.asked).toEqual([]);
  });
  test('CS-NAC-16: held up by somebody in the way it keeps its target, and a Harvester strikes at whom it ran into', () => {
    const t = purge({
      floor: {
        walls: [
          ['#', 10, 0, 10, 12],
          ['#', 10, 13, 10, 24],
        ],
      },
      crews: [{ arianna: { at: [9.5, 12.5] } }, { gak: { at: [16, 12.5] } }],
      npcs: [['assassin', [4, 12.5]]],
      change: (s) => {
        s.lasting.push({ effect: 'purge-marks-captains', by: 0 });
        s.figures[2]!.being = { kind: 'purge', type: 'harvester' };
        s.marked = { hunter: 2 as never, captain: 1 as never };
      },
      dice: [5, 5, 5],
    });
    expect(t.told('npc-target')).toMatchObject([{ target: t.id('gak'), why: 'marked' }]);
    expect([t.told('first-strike'), t.told('npc-route')]).toMatchObject([[], [{ detour: -1 }]]);
  });
  test('CS-GEO-38, CS-DOR-09, CS-MOV-03: a Move that would end in a shut door ends before it, and no more is walked', () => {
    const t = purge({
      floor: {
        walls: [
          ['#', 10, 0, 10, 12],
          ['d', 10, 12, 10, 13],
          ['#', 10, 13, 10, 24],
        ],
      },
      crews: [{ gak: { at: [14, 12.5] } }],
      npcs: [['harvester', [6.2, 12.5]]],
      change: (s) => s.doors.splice(0, 1, 'closed'),
    });
    expect(t.who('harvester')).toMatchObject({ x: 950, y: 1250, moved: 330 });
  });
  test('CS-CIV-17, CS-OPP-01: a Civilian that gets away is not held up by the blow at it', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [20, 20] } }],
      npcs: [
        ['kaori', [12, 12]],
        ['devastator', [11, 12]],
      ],
      phase: 'npcs',
      change: (s) => Object.assign(s, { category: 'civilians', queue: [] }),
      dice: [4, 5, 5],
      draws: [18],
      until: (s) => s.phase === 'assessment',
    });
    expect([t.told('opportunity').length, t.who('kaori').x, t.who('kaori').moved]).toEqual([1, 1600, 400]);
  });
  test('CS-NPC-08: a Prone Civilian stands up, and that is all', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [4, 4] } }],
      npcs: [['kaori', [12, 12], { prone: true }]],
      phase: 'npcs',
      change: (s) => Object.assign(s, { category: 'civilians', queue: [] }),
      until: (s) => s.phase === 'assessment',
    });
    expect([t.who('kaori').prone, t.told('civilian'), t.who('kaori').x]).toEqual([false, [], 1200]);
  });
  test('CS-EVT-14, CS-RULING-26: with everybody aboard a card for Traders finds none; each card is tried once', () => {
    const t = table({
      floor: {},
      crews: [{ jace: {} }],
      phase: 'hostility',
      change: (s) => {
        s.round = 0;
        const jam = CARDS.findIndex(({ low }) => low.every((effect) => effect.do === 'jam-weapons'));
        const card = s.cards.face.indexOf(jam) as never;
        s.boxed = s.boxed.concat(s.deck, s.discard).filter((c) => c !== card);
        s.deck = [card];
        s.discard = [];
      },
      until: (s) => s.phase === 'traders',
    });
    expect([t.told('event-void').length, t.told('no-event').length, t.state.deck.length]).toEqual([1, 1, 1]);
  });
  test('CS-RULING-182: a shot in the Purge Phase adds its peg then', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [12, 12], ...kit('outland-rifle'), levels: { 'counter-shot': 1 } } }],
      npcs: [['devastator', [8, 12]]],
      phase: 'purge',
      change: (s) => Object.assign(s, { queue: [] }),
      dice: [5, 5],
      until: (s) => s.phase === 'npcs',
    });
    react(t.dice(2, 5, 5), 'counter-shot', 1);
    expect([t.state.pegs, t.state.shot]).toEqual([1, true]);
  });
  test('CS-DIC-13, CS-RULING-69: machines roll for themselves, and climb nothing here', () => {
    const t = purge({
      floor: {
        squares: [
          ['c', 10, 12],
          ['c', 10, 11],
          ['c', 10, 13],
        ],
      },
      crews: [{ gak: { at: [12, 12.5] } }],
      npcs: [['harvester', [9.4, 12.5]]],
      dice: [5, 5],
    });
    expect(t.told('npc-route')[0]!.length).toBeGreaterThan(300);
    expect(t.told('rolled').every(({ by }) => by !== null)).toBe(true);
    expect(moveOf(t.state, t.who('harvester') as Figure)).toBe(400);
  });
  test('CS-END-07, CS-MIS-02, CS-MIS-03: nobody home and as many alive: what they carry decides', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { ...kit('military-pistol') } }, { gak: { ...kit('knife') } }],
      phase: 'assessment',
      change: (s) => {
        for (const f of s.figures) Object.assign(f, { where: 'home', entered: true });
        s.crews[0]!.worthAtStart = 99;
      },
    });
    expect(winners(t.state)).toEqual([1]);
    // Beside the objective: neither aboard, one each alive on the board, all else lost.
    const left = table({
      floor: {},
      crews: [{ jace: { at: [4, 4], ...kit('military-pistol') } }, { gak: { at: [8, 8], ...kit('knife') } }],
    });
    left.rearrange((s) => {
      s.crews[0]!.money = 3;
    });
    expect(winners(left.state)).toEqual([0]);
  });
  test('CS-SRC-09, CS-SRC-08: long halls are searched as the rooms the map parts them into', () => {
    const t = table({ crews: [{ jace: { at: [10.5, 12.5] } }], active: 'jace', draws: [0] });
    const { rooms } = siteOf(t.state).map;
    t.does({ do: 'search-room' });
    expect(t.state.searched).toEqual([rooms[12 * 24 + 10]]);
    expect(new Set(rooms).size).toBeGreaterThan(4);
  });
  test('CS-RULING-274, CS-RULING-275: one action granted is no skill and no truce; nothing is moved onto an Entry Point', () => {
    const t = use(duel('assist', 3, { levels: { assist: 3, stubborn: 1 }, with: { pegs: 4 } }), 'assist', 3).answer(
      0,
      'choose/figure',
      0 as never,
    );
    const offered = t.options(0, 'turn/act').map((act) => act.do);
    expect([offered.includes('skill'), offered.includes('truce'), offered.includes('shoot')]).toEqual([false, false, true]);
    const crate = use(duel('manipulate', 3, { at: [4, 2] }, { at: [20, 20] }, { floor: { squares: [['c', 2, 0]] } }), 'manipulate', 3);
    if (crate.topics(0).includes('choose/way')) crate.answer(0, 'choose/way', 'shift-scenery');
    expect([crate.admits(0, 'aim/point', [50, 50]), crate.admits(0, 'aim/point', [150, 50])]).toEqual([false, true]);
  });
});
