import { Luck } from '@cosmodrome/kernel';
import { Loaded } from '@cosmodrome/kit/testing';
import { describe, expect, test } from 'vitest';
import { readMap } from '../content/map.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { edgesAt, mayBe, safeDrop } from '../judge/heights.ts';
import { inContact } from '../judge/place.ts';
import { coverFrom, sees } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import type { Note } from '../notes.ts';
import { fall, feat } from '../rules/advanced/climbing.ts';
import { toVersion4 } from '../rules/renew.ts';
import { mint, type Table } from '../rules/table.ts';
import { walk } from '../rules/walk.ts';
import type { Figure, State } from '../state.ts';
import { isInVain } from '../text/final.ts';
import { type Floor, floorsOf, mapOf, type Setting, type Spot, table } from './table.ts';

// Blue die: 1 a double Hit, 2 to 4 a Hit, 5 blank, 6 a Fail; red: 1 to 3 a Hit, 4 and 5 blank, 6 a Fail.
/** A table of the rules alone, with these dice to come. */
const bare = (state: State, dice: readonly number[], told: Note[] = []): Table => {
  const chance = new Loaded(Luck.seeded('bare'));
  chance.dice = dice;
  return { state, chance, now: 0, tell: (note) => void told.push(note), reveal: () => undefined, settle: () => undefined };
};
const BLOCKS = { climbing: true, lifts: true, moving: true, destroying: true };
/** A gun that is not stopped by wood. */
const HEAVY = TOKENS.flatMap((token) => (token.type === 'ranged' && token.dice[0] >= 3 ? [token.kind] : []))[0]!;
/** A gallery on floor 1 in the left half, a pit behind it. */
const GALLERY: Floor = { raised: [[1, 0, 0, 10, 24]] };
const jaceOn = (floor: Floor, at: Spot, more: Partial<Setting> = {}) =>
  table({
    floor,
    crews: [{ jace: { at, kit: ['knife', 'outland-rifle'] } }, { gak: { at: [22, 22] } }],
    active: 'jace',
    options: BLOCKS,
    ...more,
  });
const spotOf = (t: ReturnType<typeof table>, name: 'jace' | 'gak' = 'jace') => [t.who(name).x, t.who(name).y];

describe('climbing', () => {
  test('CS-CLB-01, CS-RULING-300: stairs are walked like any floor; a step is not', () => {
    const floor: Floor = { ...GALLERY, walls: [['s', 10, 12, 10, 14]] };
    const t = jaceOn(floor, [9, 13]);
    expect(t.cannotWalk([9, 11.4], [10.6, 11.4])).toBe('through-wall');
    t.walks([11, 13]);
    expect(spotOf(t)).toEqual([1100, 1300]);
  });
  test('CS-CLB-02: a ladder in contact, one floor an action, up or down', () => {
    const t = jaceOn({ ...GALLERY, walls: [['l', 10, 12, 10, 13]] }, [10.5, 12.5]);
    expect(t.mayDo({ do: 'climb' })).toBe(true);
    t.does({ do: 'climb' });
    expect([spotOf(t), t.state.active?.actions, t.told('climbed')]).toMatchObject([[950, 1250], 1, [{ how: 'ladder' }]]);
    t.does({ do: 'climb' });
    expect(spotOf(t)).toEqual([1050, 1250]);
    expect(jaceOn({ ...GALLERY, walls: [['l', 10, 12, 10, 13]] }, [12, 12.5]).mayDo({ do: 'climb' })).toBe(false);
  });
  test('CS-SURESHOT-01, CS-CLB-02, CS-OBJ-01: whoever may take no Move action any more neither climbs nor moves things', () => {
    const floor: Floor = { ...GALLERY, walls: [['l', 10, 12, 10, 13]], squares: [['c', 11, 12]] };
    const t = jaceOn(floor, [10.5, 12.5]);
    expect([t.mayDo({ do: 'climb' }), t.mayDo({ do: 'haul' })]).toEqual([true, true]);
    t.rearrange((s) => void s.figures[0]!.effects.push({ kind: 'rooted', until: s.round, by: null }));
    expect([t.mayDo({ do: 'climb' }), t.mayDo({ do: 'haul' })]).toEqual([false, false]);
  });
  test('CS-CLB-02, CS-ADV-01: without the block nobody climbs', () => {
    const t = jaceOn({ ...GALLERY, walls: [['l', 10, 12, 10, 13]] }, [10.5, 12.5], { options: {} });
    expect([t.mayDo({ do: 'climb' }), t.mayDo({ do: 'jump-down' })]).toEqual([false, false]);
  });
  test('CS-CLB-05, CS-ADV-02, CS-EX-32: a step agreed on takes a feat: easy 3 or more, difficult 5 or more', () => {
    const on = (letter: 'r' | 'R', die: number) => {
      const t = jaceOn({ ...GALLERY, walls: [[letter, 10, 12, 10, 13]] }, [10.5, 12.5], { dice: [die] });
      t.does({ do: 'climb' });
      return [t.who('jace').x < 1000, t.state.active?.actions];
    };
    expect([on('r', 2), on('r', 3), on('R', 4), on('R', 5)]).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
      [true, 1],
    ]);
  });
  test('CS-EX-32: the Chance die decides a feat', () => {
    const t = jaceOn({}, [5, 5]);
    const done = [1, 2, 3, 4, 5, 6].map((n) => feat(bare(t.state as State, [n]), t.who('jace'), 3));
    expect(done).toEqual([false, false, true, true, true, true]);
  });
  test('CS-CLB-03: onto a crate and down again, Effortlessly, where there is room', () => {
    const t = jaceOn({ squares: [['c', 10, 10]] }, [9.5, 10.5]);
    t.does({ do: 'mount', pay: 'free' });
    expect([spotOf(t), mayBe(t.state as State, t.who('jace')), t.state.active?.actions]).toEqual([[1050, 1050], true, 2]);
    // Nobody walks off it.
    expect(t.topics()).not.toContain('turn/walk');
    t.does({ do: 'dismount', pay: 'action', to: [1050, 1150] });
    expect(spotOf(t)).toEqual([1050, 1150]);
  });
  test('CS-CLB-03: nobody fits on what somebody stands on, and the Massive fit on nothing', () => {
    const taken = table({
      floor: { squares: [['c', 10, 10]] },
      crews: [{ jace: { at: [9.5, 10.5] }, lars: { at: [10.5, 10.5] } }],
      active: 'jace',
      options: BLOCKS,
    });
    expect(taken.mayDo({ do: 'mount' })).toBe(false);
  });
  test('CS-CLB-03, CS-RULING-301: who stands on a crate is not hidden by it', () => {
    const on = (at: Spot) => {
      const t = table({ floor: { squares: [['c', 10, 10]] }, crews: [{ jace: { at } }, { gak: { at: [16, 10.5] } }], options: BLOCKS });
      return coverFrom(t.state as State, t.who('gak'), t.who('jace'));
    };
    expect([on([10.5, 10.5]), on([9.5, 10.5])]).toEqual(['none', 'partial']);
  });
  test('CS-CLB-04: over a pipe, to the other side; nobody stands on it', () => {
    const t = jaceOn(
      {
        squares: [
          ['p', 10, 10],
          ['p', 10, 11],
        ],
      },
      [9.5, 10.5],
    );
    expect(t.mayDo({ do: 'mount' })).toBe(false);
    t.does({ do: 'vault', pay: 'free' });
    expect(spotOf(t)).toEqual([1150, 1050]);
  });
});

describe('jumping and falling', () => {
  test('CS-JMP-01, CS-SCR-03: the safe distance is an inch, more for the Massive, the lower number of Scramble', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4] } }], npcs: [['harvester', [12, 12]]] });
    const [jace, harvester] = [t.who('jace'), t.who('harvester')];
    const safe = (f: Figure) => safeDrop(t.state as State, f);
    expect([safe(jace), safe({ ...jace, massive: 2 }), safe(harvester)]).toEqual([100, 300, 300]);
  });
  test('CS-JMP-02, CS-FAL-01, CS-FAL-02: down from an edge Effortlessly; a floor is two dice, whoever is hurt lies there', () => {
    const t = jaceOn(GALLERY, [9.5, 12]);
    const before = t.who('jace').health;
    t.dice(2, 5).does({ do: 'jump-down', pay: 'free' });
    expect([spotOf(t), t.who('jace').prone, t.who('jace').health < before, t.told('fell')]).toMatchObject([
      [1050, 1200],
      true,
      true,
      [{ drop: 300 }],
    ]);
    expect(jaceOn(GALLERY, [8, 12]).mayDo({ do: 'jump-down' })).toBe(false);
  });
  test('CS-CLB-03, CS-JMP-02: whoever stands on a crate at an edge gets down from it first', () => {
    const at = (x: number) => jaceOn({ ...GALLERY, squares: [['c', 9, 12]] }, [x, 12.5]).mayDo({ do: 'jump-down' });
    expect([at(9.5), jaceOn(GALLERY, [9.5, 12.5]).mayDo({ do: 'jump-down' })]).toEqual([false, true]);
  });
  test('CS-FAL-03: two floors are more than 3" beyond the safe distance: nobody gets up', () => {
    const t = jaceOn({ raised: [[2, 0, 0, 10, 24]] }, [9.5, 12]);
    t.does({ do: 'jump-down', pay: 'free' });
    expect([t.who('jace').defeated, t.told('rolled')]).toEqual([true, []]);
  });
  test('CS-EX-30, CS-FAL-01, CS-FAL-03: 3.5" down are two dice, 4" three, more than 4" the end', () => {
    const from = (drop: number) => {
      const t = jaceOn({}, [5, 5]);
      const told: Note[] = [];
      fall(bare(t.state as State, [5, 5, 5], told), t.who('jace'), drop, 100);
      const rolled = told.find((note) => note.kind === 'rolled');
      return [rolled?.kind === 'rolled' ? rolled.dice.length : 0, t.who('jace').defeated];
    };
    expect([from(199), from(350), from(400), from(401)]).toEqual([
      [0, false],
      [2, false],
      [3, false],
      [0, true],
    ]);
  });
  test('CS-JMP-03: a gap no wider than the safe distance is jumped with what is left of the Move', () => {
    const gap: Floor = {
      raised: [
        [1, 0, 0, 10, 24],
        [1, 11, 0, 5, 24],
      ],
    };
    const t = jaceOn(gap, [8.5, 12]);
    t.walks([9.5, 12]);
    expect(t.state.active?.actions).toBe(1);
    t.does({ do: 'leap', pay: 'rest' });
    expect([spotOf(t), t.topics()]).toMatchObject([[1150, 1200], ['walk/way']]);
    t.answer(0, 'walk/way', [[1250, 1200]]);
    expect([spotOf(t), t.state.active?.actions, t.told('rolled')]).toEqual([[1250, 1200], 1, []]);
  });
  test('CS-JMP-03: without enough of the Move left it takes another', () => {
    const gap: Floor = {
      raised: [
        [1, 0, 0, 10, 24],
        [1, 11, 0, 5, 24],
      ],
    };
    const t = jaceOn(gap, [6.5, 12]);
    t.walks([9.5, 12]);
    t.does({ do: 'leap', pay: 'normal' }).answer(0, 'walk/way', [[1150, 1200]]);
    expect([spotOf(t), t.state.active?.actions]).toEqual([[1150, 1200], 0]);
  });
  test('CS-JMP-04, CS-JMP-05, CS-RULING-70: wider ones are a die an inch, any Hit a fall; nobody jumps more than 3" beyond', () => {
    const over = (wide: number, ...dice: number[]) => {
      const t = jaceOn(
        {
          raised: [
            [1, 0, 0, 10, 24],
            [1, 10 + wide, 0, 4, 24],
          ],
        },
        [9.5, 12],
      );
      if (!t.mayDo({ do: 'leap' })) return 'no';
      t.dice(...dice).does({ do: 'leap' });
      if (t.topics().includes('walk/way')) t.answer(0, 'walk/way', [[t.who('jace').x, 1200]]);
      return t.who('jace').x;
    };
    expect([over(2, 5), over(2, 2, 5, 5), over(5)]).toEqual([1250, 1050, 'no']);
  });
  test('CS-FAL-04, CS-RULING-302: pushed off an edge one falls with no safe distance: three dice', () => {
    const t = table({
      floor: GALLERY,
      crews: [{ jace: { at: [8.4, 12] } }, { gak: { at: [9.4, 12] } }],
      active: 'jace',
      options: BLOCKS,
    });
    t.dice(2, 5, 5, 5, 5).does({ do: 'push' });
    expect([t.who('gak').x, t.told('fell'), t.told('rolled').at(-1)]).toMatchObject([
      1050,
      [{ drop: 300 }],
      { dice: expect.objectContaining({ length: 3 }) },
    ]);
  });
  test('CS-FAL-04, CS-RULING-302: off a crate at the edge of a floor one falls all the way, an inch more than the edge is high', () => {
    const t = table({
      floor: { ...GALLERY, squares: [['c', 9, 12]] },
      crews: [{ jace: { at: [8.5, 12.5] } }, { gak: { at: [9.5, 12.5] } }],
      active: 'jace',
      options: BLOCKS,
    });
    t.dice(2, 5, 5, 5, 5, 5).does({ do: 'push' });
    expect([t.who('gak').x, t.told('fell')]).toMatchObject([1050, [{ drop: 400 }]]);
  });
  test('CS-FAL-04, CS-GEO-36: nobody is pushed over an edge through whoever or whatever is before it', () => {
    const fallen = (floor: Floor, npcs: Setting['npcs'] = []) => {
      const t = table({
        floor,
        crews: [{ jace: { at: [7, 12.5] } }, { gak: { at: [8, 12.5] } }],
        npcs,
        active: 'jace',
        options: BLOCKS,
      });
      return t.dice(1, 5, 5, 5, 5).does({ do: 'push' }).told('fell').length;
    };
    expect([fallen(GALLERY), fallen(GALLERY, [['kaori', [9.2, 12.5]]]), fallen({ ...GALLERY, squares: [['c', 9, 12]] })]).toEqual([
      1, 0, 0,
    ]);
  });
  test('CS-IMPERVIOUS-03, CS-FAL-01: whoever takes no damage takes none from a fall', () => {
    const t = jaceOn(GALLERY, [9.5, 12]);
    const before = t.who('jace').health;
    t.rearrange((s) => void s.figures[0]!.effects.push({ kind: 'unhurt', until: s.round, by: null }));
    t.dice(1, 1).does({ do: 'jump-down', pay: 'free' });
    expect(t.who('jace')).toMatchObject({ health: before, prone: false });
  });
});

describe('floors and sight', () => {
  test('CS-LFT-04, CS-RULING-301: the edge of a floor hides who stands far behind it from below, not who stands at it', () => {
    const t = (up: Spot, down: Spot) => {
      const one = table({ floor: GALLERY, crews: [{ jace: { at: up } }, { gak: { at: down } }], options: BLOCKS });
      return sees(one.state as State, one.who('jace'), one.who('gak'));
    };
    expect([t([9.4, 12], [16, 12]), t([3, 12], [11, 12]), t([3, 12], [23, 12])]).toEqual([true, false, false]);
  });
  test('CS-RULING-300: nobody touches anybody over an edge', () => {
    const t = table({ floor: GALLERY, crews: [{ jace: { at: [9.5, 12] } }, { gak: { at: [10.5, 12] } }], options: BLOCKS });
    expect([
      inContact(t.state as State, t.who('jace'), t.who('gak')),
      edgesAt(t.state as State, t.who('jace')).length,
      edgesAt(t.state as State, t.who('gak')).length,
    ]).toEqual([false, 1, 0]);
  });
});

describe('lifts', () => {
  const LIFT: Floor = {
    raised: [[1, 0, 0, 10, 24]],
    squares: [
      ['L', 10, 12],
      ['L', 11, 12],
      ['L', 10, 13],
      ['L', 11, 13],
    ],
  };
  test('CS-LFT-01, CS-LFT-03: in with a Move on its floor, then up Effortlessly, whoever is in it', () => {
    const t = jaceOn(LIFT, [13, 13]);
    t.walks([11, 13]).does({ do: 'lift', to: 1, pay: 'free' });
    expect([t.state.lifts, siteOf(t.state as State).map.floors[12 * 24 + 10], t.state.active?.actions]).toEqual([[1], 1, 1]);
    t.walks([9, 13]);
    expect(spotOf(t)).toEqual([900, 1300]);
  });
  test('CS-LFT-02: called from the edge of another floor', () => {
    const t = jaceOn(LIFT, [9.5, 13]);
    t.does({ do: 'lift', to: 1, pay: 'free' });
    t.walks([11, 13]);
    expect([t.state.lifts, spotOf(t)]).toEqual([[1], [1100, 1300]]);
    expect(jaceOn(LIFT, [7, 13]).mayDo({ do: 'lift' })).toBe(false);
  });
  test('CS-OPP-01, CS-LFT-03: whoever rides away from an enemy may be struck first', () => {
    const t = table({
      floor: LIFT,
      crews: [{ jace: { at: [11.5, 13] } }, { gak: { at: [12.5, 13], kit: ['knife'] } }],
      active: 'jace',
      options: BLOCKS,
    });
    t.does({ do: 'lift', to: 1, pay: 'free' });
    expect([t.topics(1), t.state.lifts]).toEqual([['opportunity'], [0]]);
    t.answerLike(1, 'opportunity', { decline: true } as never);
    expect(t.state.lifts).toEqual([1]);
  });
  test('CS-JOI-02, CS-JOI-03: who has joined a crew rides, opens doors and moves things like its Traders', () => {
    const t = table({
      floor: {
        ...LIFT,
        squares: [...LIFT.squares!, ['c', 13, 15]],
        walls: [
          ['#', 14, 0, 14, 13],
          ['d', 14, 13, 14, 15],
          ['#', 14, 15, 14, 24],
        ],
      },
      crews: [{ jace: { at: [2, 2] } }],
      npcs: [['kaori', [13.45, 14.5], { crew: 0 as never, entered: true }]],
      options: { ...BLOCKS, doors: true },
    });
    t.answer(0, 'turn/trader', t.id('kaori'));
    expect([t.mayDo({ do: 'door' }), t.mayDo({ do: 'haul' })]).toEqual([true, true]);
    t.walks([11, 13]);
    expect(t.mayDo({ do: 'lift' })).toBe(true);
  });
  test('CS-RULING-300, CS-LFT-03: it goes nowhere with a crate half in it', () => {
    const floor: Floor = {
      ...LIFT,
      squares: [...LIFT.squares!, ['C', 13, 12], ['C', 14, 12]],
    };
    const at = (columns: number) =>
      jaceOn(floor, [11, 13.5], { change: (s) => void s.shifted.push({ piece: 0, by: [columns, 0] }) }).mayDo({ do: 'lift' });
    expect([at(-1), at(-2), at(0)]).toEqual([true, false, true]);
  });
  test('CS-LFT-03, CS-RULING-305: it goes nowhere with somebody half in it', () => {
    const t = jaceOn(LIFT, [11, 13], { npcs: [['live-one', [12.2, 13]]] });
    expect(t.mayDo({ do: 'lift' })).toBe(false);
  });
});

describe('diving', () => {
  const WINDOW: Floor = {
    walls: [
      ['#', 10, 0, 10, 12],
      ['o', 10, 12, 10, 14],
      ['#', 10, 14, 10, 24],
    ],
  };
  const dive = (die: number, options = {}, ...dice: number[]) => {
    const t = jaceOn(WINDOW, [9.5, 13], { options: { ...BLOCKS, ...options } });
    const before = t.who('jace').health;
    t.dice(die, ...dice).does({ do: 'dive', pay: 'free' });
    if (t.topics().includes('aim/point')) t.answer(0, 'aim/point', [1200, 1300]);
    const { x, prone, health } = t.who('jace');
    return { x, prone, hurt: before - health, smashed: t.state.smashed };
  };
  test('CS-DIV-01, CS-DIV-02, CS-RULING-171: on a 1 one lies before it, and the impact is a die without armour', () => {
    expect([dive(1, {}, 2), dive(1, {}, 5)]).toMatchObject([
      { x: 950, prone: true, hurt: 1 },
      { x: 950, prone: true, hurt: 0 },
    ]);
  });
  test('CS-DIV-03, CS-DIV-04: on a 2 before it, on a 3 behind it with an impact', () => {
    expect([dive(2), dive(3, {}, 2)]).toMatchObject([
      { x: 950, prone: true, hurt: 0 },
      { x: 1050, prone: true, hurt: 1 },
    ]);
  });
  test('CS-DIV-05, CS-DIV-06: on a 4 Prone, on a 5 or 6 on its feet, up to 2" behind it', () => {
    expect([dive(4), dive(5), dive(6)]).toMatchObject([
      { x: 1200, prone: true },
      { x: 1200, prone: false },
      { x: 1200, prone: false },
    ]);
    const t = jaceOn(WINDOW, [9.5, 13]);
    t.dice(6).does({ do: 'dive', pay: 'free' });
    expect(t.refusal(0, 'aim/point', [1300, 1300])).toBeTruthy();
  });
  test('CS-DIV-01, CS-DIV-07: whole panes take two off, and break under whoever gets through', () => {
    expect([dive(4, { windows: true }), dive(6, { windows: true })]).toMatchObject([
      { x: 950, prone: true, smashed: [] },
      { x: 1200, prone: true, smashed: [0] },
    ]);
  });
});

describe('Scramble', () => {
  const WALL: Floor = {
    walls: [
      ['#', 10, 0, 10, 12],
      ['o', 10, 12, 10, 14],
      ['#', 10, 14, 10, 24],
    ],
  };
  const after = (floor: Floor, options: Record<string, boolean>, from: Spot = [7, 13], npc: 'harvester' | 'live-one' = 'harvester') => {
    const t = table({
      floor,
      crews: [{ jace: { at: [16, 13] } }],
      npcs: [[npc, from]],
      phase: 'purge',
      options,
      change: (s) => {
        s.queue = [];
      },
      until: (s) => s.phase !== 'purge',
    });
    return t.who(npc).x;
  };
  test('CS-SCR-01, CS-ICO-07: open windows are passed as part of a Move, whole ones are not', () => {
    expect([after(WALL, {}) > 1000, after(WALL, { climbing: true }) > 1000, after(WALL, { climbing: true, windows: true }) > 1000]).toEqual(
      [false, true, false],
    );
  });
  test('CS-SCR-02, CS-RULING-303: things up to 1" high are crossed in passing; nobody stops on them', () => {
    const row: Floor = { squares: Array.from({ length: 24 }, (_, r) => ['p', 10, r] as const) };
    const x = after(row, { climbing: true }, [8.5, 13]);
    expect([after(row, {}, [8.5, 13]) < 1000, x > 1100]).toEqual([true, true]);
  });
});

describe('moving things', () => {
  test('CS-OBJ-01: a crate in contact and who moves it, up to 2", with a Move', () => {
    const t = jaceOn({ squares: [['c', 10, 10]] }, [9.5, 10.5]);
    t.does({ do: 'haul', helper: null });
    expect(t.refusal(0, 'aim/point', [1350, 1050])).toBeTruthy();
    t.answer(0, 'aim/point', [1250, 1050]);
    expect([siteOf(t.state as State).map.pieces[0]!.squares, t.state.crates[0]!.squares, spotOf(t), t.state.active?.actions]).toEqual([
      [10 * 24 + 12],
      [10 * 24 + 12],
      [1150, 1050],
      1,
    ]);
  });
  test('CS-OBJ-02: up to 4" with somebody else at it, who has one action less next turn', () => {
    const t = table({
      floor: { squares: [['c', 10, 10]] },
      crews: [{ jace: { at: [9.5, 10.5] }, lars: { at: [10.5, 11.5] } }],
      active: 'jace',
      options: BLOCKS,
    });
    t.does({ do: 'haul', helper: t.id('lars') }).answer(0, 'aim/point', [1450, 1050]);
    expect([t.state.crates[0]!.squares, spotOf(t), t.who('lars').x, t.who('lars').lostActions, t.who('lars').moved]).toEqual([
      [10 * 24 + 14],
      [1350, 1050],
      1450,
      1,
      400,
    ]);
  });
  test('CS-OBJ-03: NPCs at it never permit it, players are asked', () => {
    const beside = (npcs: NonNullable<Setting['npcs']>, gak: Spot) =>
      table({
        floor: { squares: [['c', 10, 10]] },
        crews: [{ jace: { at: [9.5, 10.5] } }, { gak: { at: gak } }],
        npcs,
        active: 'jace',
        options: BLOCKS,
      });
    expect(beside([['live-one', [11.5, 10.5]]], [20, 20]).mayDo({ do: 'haul' })).toBe(false);
    const t = beside([], [11.5, 10.5]);
    t.does({ do: 'haul' }).answer(1, 'offer/haul', false);
    expect([t.told('shifted'), t.state.active?.actions, t.told('offer-refused')]).toMatchObject([[], 2, [{ what: 'haul' }]]);
    t.does({ do: 'haul' }).answer(1, 'offer/haul', true).answer(0, 'aim/point', [1050, 1150]);
    expect(t.told('shifted').length).toBe(1);
  });
  test('CS-OBJ-03, CS-OBJ-04: no table is tipped over without leave of the player whose Trader is at it', () => {
    const tipped = (leave: boolean) => {
      const t = table({
        floor: { squares: [['t', 10, 10]] },
        crews: [{ jace: { at: [9.5, 10.5] } }, { gak: { at: [11.5, 10.5] } }],
        active: 'jace',
        options: BLOCKS,
      });
      return t.does({ do: 'tip' }).answer(1, 'offer/haul', leave).state.tipped;
    };
    expect([tipped(false), tipped(true)]).toEqual([[], [0]]);
  });
  test('CS-OBJ-04: a table on its side is total cover, not partial', () => {
    const t = table({
      floor: {
        squares: [
          ['t', 10, 10],
          ['t', 10, 11],
        ],
      },
      crews: [{ jace: { at: [9.5, 11] } }, { gak: { at: [16, 11] } }],
      active: 'jace',
      options: BLOCKS,
    });
    expect(coverFrom(t.state as State, t.who('gak'), t.who('jace'))).toBe('partial');
    t.does({ do: 'tip', pay: 'free' });
    expect([coverFrom(t.state as State, t.who('gak'), t.who('jace')), t.state.active?.actions, t.mayDo({ do: 'tip' })]).toEqual([
      'total',
      2,
      false,
    ]);
  });
  test('CS-OBJ-05: a chair goes Effortlessly, and nobody need go with it', () => {
    const t = jaceOn({ squares: [['h', 10, 10]] }, [9.5, 10.5]);
    t.does({ do: 'haul', pay: 'free' }).answer(0, 'aim/point', [1050, 1250]);
    expect([siteOf(t.state as State).map.pieces[0]!.squares, spotOf(t), t.state.active?.actions]).toEqual([[12 * 24 + 10], [950, 1050], 2]);
  });
});

describe('destroying things', () => {
  test('CS-DST-01, CS-DST-02: a damage beyond its armour destroys a piece', () => {
    const blow = (...dice: number[]) => {
      const t = jaceOn({ squares: [['h', 10, 10]] }, [9.5, 10.5]);
      t.dice(...dice).does({ do: 'demolish', power: false });
      return siteOf(t.state as State).map.pieces[0]!.squares.length;
    };
    expect([blow(5, 5, 5, 5), blow(1, 1, 1, 1)]).toEqual([1, 0]);
  });
  test('CS-DST-02: a blow that can break nothing by any throw is seen to be in vain', () => {
    // Beck throws one die with bare hands: two Hits at the most. A chair breaks at two, a crate at three.
    const vain = (kind: 'h' | 'c') => {
      const t = table({
        floor: { squares: [[kind, 10, 10]] },
        crews: [{ beck: { at: [9.5, 10.5], kit: [] } }],
        active: 'beck',
        options: BLOCKS,
      });
      const act = { do: 'demolish', piece: 0, with: null, power: false, shot: false } as const;
      expect(t.mayDo(act)).toBe(true);
      return isInVain(act, t.state as never);
    };
    expect([vain('h'), vain('c')]).toEqual([false, true]);
  });
  test('CS-DST-04: a crate drops what it held, one thing of it broken', () => {
    const t = table({
      floor: { squares: [['c', 10, 10]] },
      crews: [{ jace: { at: [7.5, 10.5], kit: [HEAVY] } }],
      active: 'jace',
      options: BLOCKS,
      change: (s) => {
        s.contents[0] = [...s.contents[0]!, ...s.bag.splice(0, 2)];
      },
    });
    const held = t.state.contents[0]!.length;
    const inside = [...t.state.contents[0]!];
    t.dice(1, 1, 1, 1, 1, 1).does({ do: 'demolish', shot: true });
    expect([t.state.contents[0], t.state.floor.map(({ token }) => token), t.state.floor[0], t.mayDo({ do: 'search' })]).toMatchObject([
      [],
      inside,
      { x: 1050, y: 1050 },
      false,
    ]);
    expect(inside.filter((token) => t.state.marks[token]! & 2).length).toBe(held > 0 ? 1 : 0);
  });
  const breaks = (kit: TokenKind, change: (s: State) => void = () => {}, at: Spot = [9.5, 10.5]) =>
    table({
      floor: { squares: [['c', 10, 10]] },
      crews: [{ jace: { at, kit: [kit] } }],
      active: 'jace',
      options: BLOCKS,
      change,
    });
  test('CS-ICO-30, CS-DST-01: a gun with one charge has none left for another thing', () => {
    const t = breaks('mothers-venom').dice(5, 4, 4, 4, 4).does({ do: 'demolish', shot: true });
    expect([t.state.active?.actions, t.mayDo({ do: 'demolish', shot: true })]).toEqual([1, false]);
  });
  test('CS-CLO-04, CS-DST-01: a power attack at a thing breaks the blade with two Fails', () => {
    const t = breaks('combat-axe');
    t.dice(6, 6, 1).does({ do: 'demolish', power: true });
    expect([t.state.destroyed, t.state.marks[t.token('combat-axe', t.who('jace'))]]).toEqual([[], 2]);
  });
  test('ENV-01, CS-DST-01: in the dark no shot at a thing beyond Short range has more than two dice', () => {
    const t = breaks('magnum-pistol', (s) => void s.lasting.push({ effect: 'two-dice-beyond-short', by: 0 }), [2, 10.5]);
    t.does({ do: 'demolish', shot: true });
    expect(t.told('rolled')[0]!.dice).toHaveLength(2);
  });
  test('CS-ICO-18, CS-ICO-20, CS-DST-01: Burst and Full Charge for things too', () => {
    const fires = (kit: TokenKind, extra: number) => {
      const t = breaks(kit, () => {}, [7.5, 10.5]);
      t.does({ do: 'demolish', shot: true, extra } as never);
      return [t.told('rolled')[0]!.dice.length, t.who('jace').ammo];
    };
    expect([fires('common-pistol', 1), fires('energy-pistol', 3)]).toEqual([
      [2, 5],
      [expect.any(Number), 0],
    ]);
  });
  test('CS-ICO-25, CS-DST-01: a dangerous gun is dangerous whatever it is fired at', () => {
    const t = breaks('mayhem-gun');
    t.dice(1, 1, 1, 1, 1, 1, 1).does({ do: 'demolish', shot: true });
    expect([t.state.destroyed, t.who('jace').health]).toEqual([[0], 3]);
  });
  test('CS-INV-06, CS-DST-04: an objective in a crate outlasts it', () => {
    const t = table({
      floor: { squares: [['c', 10, 10]] },
      crews: [{ jace: { at: [7.5, 10.5], kit: [HEAVY] } }],
      active: 'jace',
      options: BLOCKS,
      change: (s) => {
        s.bag.push(...s.contents[0]!);
        s.contents[0] = [mint(s, 'objective-5')];
      },
    });
    t.dice(1, 1, 1, 1, 1, 1).does({ do: 'demolish', shot: true });
    expect(t.state.floor.map(({ token }) => [t.kind(token), t.state.marks[token]])).toEqual([['objective-5', 0]]);
  });
  test('CS-DST-05, CS-RULING-304: what a mission sets fast, and what it is about, is neither moved nor destroyed', () => {
    const t = table({ mission: 'the-nest', crews: [{ jace: {} }], options: BLOCKS });
    const { map } = siteOf(t.state as State);
    const pylon = map.pieces.find(({ kind }) => kind === 'pylon')!.squares[0]!;
    const at: Spot = [(pylon % 24) - 0.5, Math.floor(pylon / 24) + 0.5];
    const beside = table({ mission: 'the-nest', crews: [{ jace: { at } }], active: 'jace', options: BLOCKS });
    const piece = map.pieces.findIndex(({ squares }) => squares.includes(pylon));
    expect(beside.mayDo({ do: 'demolish', piece })).toBe(false);
  });
  test('CS-DST-03: a blast strikes what stands within its radius, not what is behind a wall', () => {
    const t = table({
      floor: {
        squares: [
          ['h', 12, 10],
          ['h', 12, 13],
        ],
        walls: [['#', 11, 12, 14, 12]],
      },
      crews: [{ jace: { at: [7, 10.5], kit: ['grenade'] } }, { gak: { at: [11, 10.5] } }],
      active: 'jace',
      options: BLOCKS,
    });
    t.dice(1, ...new Array<number>(20).fill(1)).does({ do: 'blast', at: t.id('gak') });
    expect([t.told('demolished').length, t.state.destroyed]).toEqual([1, [0]]);
  });
});

test('CS-RULING-224: who is held up where nobody may stand goes back to the last place it could, even on a leg where it met nobody', () => {
  const t = table({
    floor: { squares: [['c', 8, 11]] },
    crews: [{ jace: { at: [10.1, 11.5] } }],
    npcs: [['harvester', [5, 11.5]]],
  });
  const way = {
    from: [500, 1150],
    points: [
      [850, 1150],
      [1150, 1150],
    ],
    length: 650,
    home: false,
  } as const;
  const asked = walk(bare(t.state as State, []), t.who('harvester'), way, { how: 'npc', stopAt: t.id('jace') }).next();
  // Onto the crate, and there into Jace: it stands before the crate, not where it set out.
  expect([asked.done, asked.value, t.who('harvester').x, t.who('harvester').y]).toEqual([true, 'stopped', 750, 1150]);
});
test('matches of before are brought along: lifts stand where the map has them', () => {
  const floor: Floor = { raised: [[1, 0, 0, 10, 24]], squares: [['L', 10, 12]] };
  const read = readMap(mapOf(floor), floorsOf(floor));
  expect('map' in read && read.map.lifts.length).toBe(1);
  const { destroyed: _d, tipped: _t, lifts, ...old } = jaceOn(floor, [13, 13]).state as State;
  const now = toVersion4({ ...old, active: { ...old.active!, rest: 7 } } as never) as unknown as State;
  expect([now.lifts, now.destroyed, now.tipped, now.active?.rest]).toEqual([lifts, [], [], 0]);
});
