import { questionOf } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { TOKENS } from '../content/tokens.ts';
import { newValue, success, winners } from '../rules/end.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';
import { opened, table } from './table.ts';

const hunted = (s: State) => s.phase === 'purge';

describe('setup', () => {
  test('CS-SET-04, CS-SET-05, CS-SET-06, CS-SET-07, CS-SET-08, CS-PEX-07, CS-PEX-08, CS-PEX-09, CS-EQN-01, CS-EQN-03, CS-MIS-13, CS-RULING-149: crates filled unseen, the deck built, the rest beside', () => {
    const t = opened(2);
    const { state } = t;
    const kinds = (tokens: readonly number[]) => tokens.map((x) => TOKENS[state.tokens.face[x]!]!);
    expect(state.contents.flat()).toHaveLength(36);
    const rare = kinds(state.contents.flat()).filter((k) => k.icons.some(({ icon }) => (icon as string) === 'rare'));
    expect([rare.filter((k) => k.size === 'small').length, rare.filter((k) => k.size === 'large').length]).toEqual([2, 1]);
    expect(state.crates.every((crate) => state.contents[crate.id]!.length === 3)).toBe(true);
    expect(kinds(state.bag).every((k) => k.size === 'small' && k.icons.every(({ icon }) => (icon as string) !== 'rare'))).toBe(true);
    expect(state.deck).toHaveLength(16);
    // Set aside for the mission, for all to see: the schedule.
    const seen = t.view(0).tokens.face.flatMap((face, token) => (face === -1 ? [] : [token]));
    expect(kinds(seen).map(({ kind }) => kind)).toEqual(['objective-3']);
    expect(state.pegs).toBe(8);
  });
  test('CS-CHR-01, CS-CHR-02, CS-CRW-08, CS-SET-15, CS-SET-17, CS-RULING-173, CS-RULING-42: a ready-made crew is one click, and nobody else’s then', () => {
    const t = opened(2).answer(0, 'setup/crew', 'black-maria');
    expect(t.options(1, 'setup/crew')).not.toContain('black-maria');
    expect(t.who('jace')).toMatchObject({ where: 'aboard', health: 6, pegs: 4, ammo: 7 });
    expect(t.carried('jace')).toEqual(['outland-rifle', 'knife']);
  });
  test('CS-CRW-03, CS-CHR-04, CS-CHR-09, CS-EX-31, CS-CRW-01, CS-CRW-02, CS-CRW-04, CS-CRW-05, CS-CRW-06, CS-CRW-09, CS-CRW-12, CS-RULING-98, CS-RULING-140: a crew of one’s own within 180 points', () => {
    const t = opened(1).answer(0, 'setup/crew', 'build');
    expect(t.refusal(0, 'setup/profiles', ['lars', 'beck'])).toBe('needs-captain');
    expect(t.refusal(0, 'setup/profiles', ['jace', 'zed'])).toBe('needs-captain');
    expect(t.refusal(0, 'setup/profiles', ['jace', 'evangeline', 'vex', 'mac'])).toBe('too-many-points');
    t.answer(0, 'setup/profiles', ['jace', 'lars']);
    expect(t.options(0, 'setup/class')).not.toContain('merg');
    t.answer(0, 'setup/class', 'soldier');
    expect(t.refusal(0, 'setup/levels', [3, 2, 0, 0, 0, 0, 0])).toBe('too-many-levels');
    t.answer(0, 'setup/levels', [3, 1, 0, 0, 0, 0, 0]);
    expect(t.refusal(0, 'setup/kit', ['outland-pistol', 'outland-rifle'])).toBe('too-much-kit');
    t.answer(0, 'setup/kit', ['outland-rifle', 'knife', 'medi-stim'])
      .answer(0, 'setup/class', 'crew')
      .answer(0, 'setup/levels', [0, 0, 0, 0, 0, 0, 0])
      .answer(0, 'setup/kit', []);
    expect([t.state.figures.length, t.topics(0)]).toEqual([2, ['setup/airlock']]);
  });
  test('CS-SET-12, CS-SET-13, CS-SET-14, CS-SET-19, CS-RULING-31: the coin says who chooses an airlock first; who deploys last holds the Turn token', () => {
    const t = opened(2, 3).answer(0, 'setup/crew', 'black-maria').answer(1, 'setup/crew', 'ion-hope');
    const first = t.asks[0]!.seat;
    expect(t.options(first, 'setup/airlock')).toEqual([0, 1, 2, 3]);
    t.answer(first, 'setup/airlock', 2 as never);
    expect(t.options(1 - first, 'setup/airlock')).toEqual([0, 1, 3]);
    t.answer(1 - first, 'setup/airlock', 0 as never);
    expect(t.told('round-begun')[0]).toMatchObject({ round: 1, holder: 1 - first });
  });
});

describe('rounds', () => {
  test('CS-TRD-05, CS-RND-01, CS-RND-05, CS-TRD-01, CS-TRD-02, CS-TRD-03, CS-TRD-04, CS-TRD-06, CS-HOS-01, CS-HOS-03, CS-EVT-01, CS-EVT-02: five phases, one Trader after the other', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4] }, lars: { at: [6, 4] } }, { gak: { at: [20, 20] } }], until: hunted });
    expect(t.options(0, 'turn/trader')).toEqual([0, 1]);
    t.answer(0, 'turn/trader', t.id('jace')).ends();
    expect(t.asked).toContain('seat 1 turn/trader');
    t.answer(1, 'turn/trader', t.id('gak')).ends();
    // CS-TRD-04: crew 1 has nobody left.
    expect(t.options(0, 'turn/trader')).toEqual([t.id('lars')]);
    t.answer(0, 'turn/trader', t.id('lars')).ends();
    expect(t.state.phase).toBe('purge');
  });
  test('CS-RULING-30, CS-RULING-32, CS-MOV-15, CS-TRD-06: those aboard may stay there', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4] }, lars: {} }], until: hunted });
    expect(t.options(0, 'turn/trader')).toEqual([0, 1]);
    t.answer(0, 'turn/trader', t.id('jace')).ends();
    expect(t.options(0, 'turn/trader')).toEqual([1, 'stay']);
    t.answer(0, 'turn/trader', 'stay');
    expect(t.state.phase).toBe('purge');
  });
  test('CS-TRD-09, CS-TRD-10, CS-RULING-66, CS-RULING-153: turns and actions owed are paid at the next activation', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [4, 4], with: { lostActions: 1 } }, lars: { at: [8, 8], with: { lostTurns: 1 } } }],
      until: hunted,
    });
    t.answer(0, 'turn/trader', t.id('jace'));
    expect(t.state.active?.actions).toBe(1);
    t.ends().answer(0, 'turn/trader', t.id('lars'));
    expect([t.told('turn-lost').length, t.state.phase]).toEqual([1, 'purge']);
  });
  test('CS-RND-03, CS-RND-04, CS-RND-06, CS-GEN-21: the end of a round wipes what lasted, and the Turn token goes on to who still has somebody', () => {
    const t = table({
      floor: {},
      crews: [
        {
          jace: {
            at: [4, 4],
            with: {
              acted: true,
              moved: 300,
              skilled: true,
              effects: [
                { kind: 'armour-up', until: 2, by: null },
                { kind: 'unhurt', until: 3, by: null },
              ],
            },
          },
        },
        { gak: {} },
        { zed: { at: [20, 20] } },
      ],
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        s.figures[1]!.where = 'home';
        s.lasting = [{ effect: 'no-shields', by: 0 }];
        s.shot = true;
      },
    });
    expect(t.who('jace')).toMatchObject({ acted: false, moved: 0, skilled: false, effects: [{ kind: 'unhurt' }] });
    expect([t.state.holder, t.state.lasting, t.state.shot]).toEqual([2, [], false]);
  });
  test('CS-RULING-75, CS-VAR-07, CS-RULING-94: a truce needs both, one offer a round; either ends it', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4] } }, { gak: { at: [5, 4] } }], active: 'jace' });
    t.does({ do: 'truce' }).answer(1, 'offer/truce', true);
    expect([t.state.truces, t.mayDo({ do: 'truce' })]).toEqual([[[0, 1]], false]);
    t.does({ do: 'end-truce' });
    expect([t.state.truces, t.mayDo({ do: 'truce' })]).toEqual([[], false]);
  });
});

describe('the end', () => {
  const over = (crews: Parameters<typeof table>[0]['crews'], change: (s: State) => void, together = false) => {
    const t = table({ floor: {}, crews, together, phase: 'assessment', change });
    expect(t.over).toBe(true);
    return t;
  };
  test('CS-EX-34, CS-PEX-01, CS-PEX-02, CS-PEX-03, CS-PEX-11, CS-END-01, CS-END-05: the crew with the highest new value aboard wins', () => {
    const t = over([{ jace: { kit: ['military-pistol'] } }, { gak: { kit: ['machine-pistol'] } }], (s) => {
      for (const f of s.figures) {
        f.where = 'home';
        f.entered = true;
      }
      s.crews[1]!.worthAtStart = 5;
    });
    expect([newValue(t.state, 0 as never), newValue(t.state, 1 as never)]).toEqual([4, 1]);
    expect(winners(t.state)).toEqual([0]);
    expect(t.match.standings().map((s) => s.won)).toEqual([true, false]);
  });
  test('CS-END-11: behind the winner by Traders alive, then by what things are worth, whoever is wholly Defeated last, whatever the score', () => {
    const fallen = { with: { health: 0, defeated: true } };
    const t = over(
      [
        { jace: { at: [4, 4], ...fallen, kit: ['military-pistol'] } },
        { gak: { kit: ['military-pistol'] }, arianna: { at: [8, 8], ...fallen } },
        { zed: {}, hobb: {} },
        { roykirk: { kit: ['azurium'] }, beck: { at: [14, 14], ...fallen } },
      ],
      (s) => {
        for (const f of s.figures) f.entered = true;
        for (const f of s.figures) if (!f.defeated) f.where = 'home';
        s.crews[0]!.money = 60;
        s.crews[1]!.money = 40;
      },
    );
    const standings = t.match.standings();
    expect(winners(t.state)).toEqual([1]);
    expect(standings.map(({ place }) => place)).toEqual([4, 1, 2, 3]);
    expect(standings[0]!.score).toBeGreaterThan(standings[2]!.score);
  });
  test('CS-END-04, CS-END-06, CS-RULING-28: nobody aboard: the living count, the wholly Defeated lose', () => {
    const t = over(
      [
        { jace: { at: [4, 4], with: { health: 0, defeated: true } } },
        { gak: { at: [8, 8], with: { health: 0, defeated: true } }, arianna: {} },
      ],
      (s) => {
        s.figures[2]!.where = 'home';
        s.figures[2]!.entered = true;
      },
    );
    expect(winners(t.state)).toEqual([1]);
  });
  test('CS-PEX-12, CS-END-10: alone 10 UA are a success, 18 a great one', () => {
    const alone = (money: number) =>
      over([{ jace: {} }], (s) => {
        s.figures[0]!.where = 'home';
        s.figures[0]!.entered = true;
        s.crews[0]!.money = money;
      });
    expect([9, 10, 18].map((money) => success(alone(money).state))).toEqual(['none', 'success', 'great']);
    expect(alone(9).match.standings()[0]!.won).toBe(false);
  });
  test('CS-RULING-29: Azurium counts five', () => {
    const t = over([{ jace: { kit: ['azurium'] } }], (s) => {
      s.figures[0]!.where = 'home';
      s.figures[0]!.entered = true;
    });
    expect(newValue(t.state, 0 as never)).toBe(5);
  });
  test('CS-RND-02, CS-RULING-27, CS-END-02, CS-END-03: not before the first Traders’ Phase is over, and only when nobody is left outside', () => {
    const t = table({ floor: {}, crews: [{ jace: { at: [4, 4] }, lars: {} }], phase: 'assessment', until: (s) => s.phase === 'hostility' });
    expect(t.state.phase).toBe('hostility');
  });
  test('CS-PEX-04, CS-PEX-05, CS-PEX-10, CS-INT-01, CS-MIS-04: the schedule is taken at the console, once', () => {
    const t = table({ crews: [{ jace: { at: [10.5, 12.5] } }], active: 'jace' });
    t.does({ do: 'interact' });
    expect([t.carried('jace'), t.mayDo({ do: 'interact' })]).toEqual([['objective-3'], false]);
  });
  test('CS-PEX-10, CS-RULING-343: without room the schedule stays where it is, and whoever makes room takes it', () => {
    const t = table({
      crews: [{ jace: { at: [10.5, 12.5], kit: ['knife', 'knife', 'knife', 'knife', 'knife', 'knife'] } }],
      active: 'jace',
    });
    expect(t.mayDo({ do: 'interact' })).toBe(false);
    t.does({ do: 'drop' }).does({ do: 'interact' });
    expect(t.carried('jace')).toContain('objective-3');
  });
});

test('CS-END-01, CS-RULING-27: whoever would end the mission by waiting aboard is told so', () => {
  const aboard = table({ floor: {}, crews: [{ jace: {}, lars: {} }] });
  const view = aboard.view(0);
  const ask = questionOf(aboard.ask(0, 'turn/trader'));
  for (const lang of ['fr', 'en'] as const) {
    expect(words[lang].answer(ask, 'stay', view).final).toBe('ends-turn');
    expect(words[lang].before?.(ask, 'stay', view).map(({ kind }) => kind)).toEqual(['lost']);
  }
  const inside = table({ floor: {}, crews: [{ jace: { at: [8, 12], with: { acted: true } }, lars: {} }] });
  const other = questionOf(inside.ask(0, 'turn/trader'));
  expect(words.en.answer(other, 'stay', inside.view(0)).final).toBeUndefined();
  expect(words.en.before?.(other, 'stay', inside.view(0))).toEqual([]);
  aboard.answer(0, 'turn/trader', 'stay');
  expect(aboard.over).toBe(true);
});
describe('CS-RULING-342', () => {
  const shutIn = (round: number) =>
    table({
      floor: {
        walls: [
          ['#', 0, 6, 6, 6],
          ['#', 6, 0, 6, 6],
        ],
      },
      crews: [{ jace: { at: [3, 3] }, lars: { with: { where: 'home' } } }],
      phase: 'assessment',
      change: (s) => void Object.assign(s, { round }),
      until: (s) => s.phase !== 'assessment',
    });
  test('ships wait sixty rounds: whoever is still out there then is left behind, and the mission ends', () => {
    const t = shutIn(60);
    expect([t.who('jace').defeated, t.state.phase, t.state.ending]).toEqual([true, 'over', 'all-aboard']);
    expect(t.told('left-behind')).toEqual([expect.objectContaining({ figures: [t.id('jace')] })]);
  });
  test('not a round before', () => {
    const t = shutIn(59);
    expect([t.who('jace').defeated, t.state.phase, t.told('left-behind')]).toEqual([false, 'hostility', []]);
  });
});
