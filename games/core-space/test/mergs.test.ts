import { describe, expect, test } from 'vitest';
import { isLoose } from '../judge/bonds.ts';
import { hurt } from '../rules/defeated.ts';
import { checkEnd } from '../rules/end.ts';
import type { State } from '../state.ts';
import { opened, type Setting, type Spot, type Told, table, use } from './table.ts';

/** Orrik with Senna Voss for a handler, Roykirk on the other side. */
const leash = (levels: Record<string, number>, at: { merg?: Spot; handler?: Spot; foe?: Spot } = {}, more: Partial<Setting> = {}): Told =>
  table({
    floor: {},
    crews: [
      { orrik: { at: at.merg ?? [8, 12], levels }, 'senna-voss': { at: at.handler ?? [4, 12], kit: ['outland-rifle', 'knife'] } },
      { roykirk: { at: at.foe ?? [14, 12], kit: ['knife', 'outland-rifle'] } },
    ],
    active: 'orrik',
    ...more,
    change: (s) => {
      s.figures[0]!.effects.push({ kind: 'bound', until: 0, by: 1 as never });
      more.change?.(s);
    },
  });
const loose = (s: State) => s.figures[0]!.effects.push({ kind: 'loose', until: 0, by: 1 as never });
const endsNow = (state: State) => {
  const table = { state: structuredClone(state), tell: () => {} } as unknown as Parameters<typeof checkEnd>[0];
  return checkEnd(table);
};

describe('the bond', () => {
  test('CS-MRG-01: a crew of one’s own says who holds its Merg; a ready-made one knows', () => {
    const t = opened(1).answer(0, 'setup/crew', 'build').answer(0, 'setup/profiles', ['dray-okonta', 'hobb', 'orrik']);
    for (let n = 0; n < 3; n++) {
      t.answer(0, 'setup/class', t.options(0, 'setup/class')[0]!)
        .answer(0, 'setup/levels', [0, 0, 0, 0, 0, 0, 0])
        .answer(0, 'setup/kit', []);
    }
    expect(t.options(0, 'setup/handler')).toEqual([t.id('dray-okonta'), t.id('hobb')].sort((a, b) => a - b));
    t.answer(0, 'setup/handler', t.id('hobb'));
    expect(t.who('orrik').effects).toEqual([{ kind: 'bound', until: 0, by: t.id('hobb') }]);
    const ready = opened(1).answer(0, 'setup/crew', 'long-leash');
    expect(ready.who('orrik').effects).toEqual([{ kind: 'bound', until: 0, by: ready.id('senna-voss') }]);
  });
  test('CS-MRG-02, CS-MRG-03, CS-RULING-270: held within Medium range of a handler who stands, or of the airlock it waits behind', () => {
    expect(
      [leash({}), leash({}, { handler: [21.5, 12] }), leash({}, { handler: [22.3, 12] })].map((t) => isLoose(t.state, t.who('orrik'))),
    ).toEqual([false, false, true]);
    const fallen = leash({}, {}, { change: (s) => Object.assign(s.figures[1]!, { health: 0, defeated: true }) });
    expect(isLoose(fallen.state, fallen.who('orrik'))).toBe(true);
    const aboard = (y: number) =>
      leash({}, { merg: [12, y] }, { change: (s) => Object.assign(s.figures[1]!, { where: 'aboard', entered: false }) });
    expect([isLoose(aboard(13.5).state, aboard(13.5).who('orrik')), isLoose(aboard(14.5).state, aboard(14.5).who('orrik'))]).toEqual([
      false,
      true,
    ]);
  });
  test('CS-MRG-03: once broken, the bond stays broken when the handler comes back', () => {
    const t = leash({}, { handler: [21, 12], foe: [2, 2] }, { active: 'senna-voss' }).walks([22.5, 12]);
    expect(t.told('effect')).toMatchObject([{ figure: t.id('orrik'), effect: 'loose' }]);
    t.walks([20, 12]);
    expect(isLoose(t.state, t.who('orrik'))).toBe(true);
  });
  test('CS-MRG-07, CS-RULING-19: taken hold of again for two actions, two pegs or one of each; pegs paid so are no skill', () => {
    const t = leash({}, {}, { active: 'senna-voss', change: loose });
    expect(t.options(0, 'turn/act').flatMap((act) => (act.do === 'reconnect' ? [act.pegs] : []))).toEqual([0, 1, 2]);
    t.does({ do: 'reconnect', pegs: 1 });
    expect([t.who('senna-voss').pegs, t.who('senna-voss').skilled, t.state.active?.actions, isLoose(t.state, t.who('orrik'))]).toEqual([
      2,
      false,
      1,
      false,
    ]);
    const far = leash({}, { merg: [20, 2] }, { active: 'senna-voss', change: loose });
    expect(far.mayDo({ do: 'reconnect' })).toBe(false);
  });
  test('ENV-07, CS-MRG-07: where no Skill peg can be spent, actions alone take hold of it', () => {
    const t = leash(
      {},
      {},
      {
        active: 'senna-voss',
        change: (s) => {
          loose(s);
          s.lasting.push({ effect: 'no-skill-pegs', by: 0 });
        },
      },
    );
    expect(t.options(0, 'turn/act').flatMap((act) => (act.do === 'reconnect' ? [act.pegs] : []))).toEqual([0]);
  });
});

describe('on its own', () => {
  test('CS-MRG-04: last of its crew, and nobody plays it', () => {
    const t = leash({}, { foe: [2, 2] }, { active: undefined as never, change: loose, dice: [1, 1], until: (s) => s.phase === 'purge' });
    expect(t.options(0, 'turn/trader')).toEqual([t.id('senna-voss')]);
    t.answer(0, 'turn/trader', t.id('senna-voss')).ends();
    t.answer(1, 'turn/trader', t.id('roykirk')).ends();
    t.draws(36, 36).answer(0, 'turn/trader', t.id('orrik'));
    expect([t.who('orrik').y, t.who('orrik').acted, t.told('stampede').length]).toEqual([2000, true, 2]);
  });
  test('CS-MRG-05, CS-MRG-06, CS-RULING-170: a straight run, leaving whom it touches to strike; then blows at whoever it ran into, friend or not', () => {
    const t = leash({}, { merg: [8, 12], handler: [12, 12], foe: [7, 12.8] }, { active: undefined as never, change: loose });
    t.answer(0, 'turn/trader', t.id('senna-voss')).ends();
    t.answer(1, 'turn/trader', t.id('roykirk')).ends();
    t.dice(3).draws(18).answer(0, 'turn/trader', t.id('orrik'));
    expect(t.asked[0]).toBe('seat 1 opportunity');
    t.dice(2, 2, 4).answer(1, 'opportunity', { decline: true });
    expect([t.who('orrik').x >= 1070, t.who('senna-voss').health]).toEqual([true, 3]);
  });
  test('CS-RULING-310: nobody waits for one whose handler has gone home; where the handler is there, the game goes on', () => {
    const left = (handler: 'home' | 'board') =>
      leash(
        {},
        { foe: [2, 2] },
        {
          active: 'roykirk',
          change: (s) => {
            loose(s);
            Object.assign(s.figures[1]!, { where: handler });
            Object.assign(s.figures[2]!, { health: 0, defeated: true });
          },
        },
      ).state;
    expect([endsNow(left('home')), endsNow(left('board'))]).toEqual([true, false]);
  });
  test('CS-MRG-03: let go in the middle of its turn, it spends the rest by itself', () => {
    const t = leash({}, { merg: [19, 12], handler: [4, 12], foe: [2, 2] }, { dice: [1] });
    // Too far from the beginning: the turn begins wild.
    expect([t.told('stampede').length > 0, t.topics(0).includes('turn/walk')]).toEqual([true, false]);
  });
});

describe('skills', () => {
  test('CS-CHARGE-01, CS-RULING-95: up to the first enemy, and the Hits of the Push hurt before they push', () => {
    const t = use(leash({ charge: 1 }, { foe: [11, 12] }), 'charge', 1).dice(2, 1, 4);
    t.answer(0, 'walk/way', [[970, 1200]]).answer(0, 'push/follow', false);
    expect(t.told('rolled')[0]!.dice).toHaveLength(3);
    expect([t.who('roykirk').health, t.who('roykirk').x >= 1490, t.who('roykirk').prone]).toEqual([4, true, true]);
    const failed = use(leash({ charge: 1 }, { foe: [11, 12] }), 'charge', 1).dice(2, 1, 6);
    failed.answer(0, 'walk/way', [[970, 1200]]);
    expect([failed.who('roykirk').health, failed.who('roykirk').x]).toEqual([6, 1100]);
  });
  test('CS-CHARGE-02: on its Move actions of the round a free blow for each of three it runs into, who do not strike back', () => {
    const t = use(leash({ charge: 2 }, { foe: [11, 13] }), 'charge', 2).walks([10.2, 12]);
    t.dice(2, 4, 4).answerLike(0, 'attack/choose', { close: true } as never);
    expect(t.who('roykirk').health).toBe(5);
    t.walks([8, 11]);
    expect([t.told('opportunity'), t.who('orrik').y]).toEqual([[], 1100]);
  });
  test('CS-DISCONNECT-01: this turn longer Moves and two dice more; at its end nobody holds it', () => {
    const t = use(leash({ disconnect: 1 }, { foe: [9.27, 12] }), 'disconnect', 1);
    t.dice(5, 5, 5, 5, 5).does({ do: 'fight' });
    expect(t.told('attack')[0]!.dice).toBe(5);
    expect(t.admits(0, 'turn/walk', [[800, 600]])).toBe(true);
    t.ends();
    expect(t.who('orrik').effects.map(({ kind }) => kind)).toEqual(['bound', 'loose']);
  });
  test('CS-DISCONNECT-02: one action more, and whoever it runs into falls', () => {
    const t = use(leash({ disconnect: 2 }, { foe: [12, 12] }), 'disconnect', 2);
    expect(t.state.active?.actions).toBe(3);
    t.walks([10.73, 12]);
    expect(t.who('roykirk').prone).toBe(true);
  });
  test('CS-HEEL-01, CS-HEEL-02, CS-RULING-85: back to its handler, whose Hits are its own for the round; two Moves, and a Health', () => {
    const t = leash(
      { heel: 2 },
      { merg: [12, 16], handler: [4, 12], foe: [4, 6] },
      { change: (s) => Object.assign(s.figures[1]!, { health: 3 }) },
    );
    use(t, 'heel', 2);
    expect([t.who('orrik').x < 700, t.who('senna-voss').health]).toEqual([true, 4]);
    t.ends()
      .answer(1, 'turn/trader', t.id('roykirk'))
      .dice(1, 1)
      .does({ do: 'shoot', at: t.id('senna-voss') });
    expect([t.who('senna-voss').health, t.who('orrik').health, t.told('took-hits')]).toMatchObject([4, 6, [{ hits: 2 }]]);
    const short = use(leash({ heel: 1 }, { merg: [12, 16], handler: [4, 12] }), 'heel', 1);
    expect([short.who('orrik').moved <= 400, short.who('senna-voss').effects]).toEqual([true, []]);
  });
  test('CS-HEEL-03: straight through others, with a Push for each', () => {
    const t = leash(
      { heel: 3 },
      { merg: [10, 12], handler: [4, 12], foe: [7.5, 12.9] },
      { change: (s) => Object.assign(s.figures[0]!, { pegs: 3 }) },
    );
    use(t.dice(5, 5, 5), 'heel', 3).answer(0, 'push/follow', false);
    expect(t.told('pushed').map(({ target }) => target)).toEqual([t.id('roykirk')]);
    expect(t.who('senna-voss').effects).toMatchObject([{ kind: 'heeled', by: t.id('orrik') }]);
  });
  test('CS-ROAR-01: one die for all who hear it, armour or not; Augmented, Machines and the Purge do not', () => {
    const t = leash(
      { 'sonic-roar': 1 },
      {},
      {
        crews: [
          {
            orrik: { at: [8, 12], levels: { 'sonic-roar': 1 } },
            'senna-voss': { at: [4, 12], wears: 'combat-vest' },
            vex: { at: [8, 15] },
            mac: { at: [8, 9] },
          },
          { roykirk: { at: [20, 12] } },
        ],
        npcs: [['harvester', [11, 12]]],
      },
    );
    use(t.dice(1), 'sonic-roar', 1);
    expect([t.who('senna-voss').health, t.who('vex').health, t.who('mac').health, t.who('harvester').where]).toEqual([3, 5, 5, 'board']);
  });
  test('CS-ROAR-02: one in sight within Medium range, two dice, and it falls; no Purge of rank 4', () => {
    const t = leash({ 'sonic-roar': 2 }, {}, { npcs: [['live-one', [8, 8]]] });
    use(t.dice(2, 4), 'sonic-roar', 2);
    expect([t.who('roykirk').health, t.who('roykirk').prone, t.who('live-one').where]).toEqual([5, true, 'board']);
  });
  test('ENV-01, CS-ROAR-02: in the dark it has a die less beyond Short range', () => {
    const dice = (x: number) => {
      const t = leash(
        { 'sonic-roar': 2 },
        { foe: [x, 12] },
        { change: (s) => void s.lasting.push({ effect: 'traders-one-die-less-beyond-short', by: 1 }) },
      );
      return use(t, 'sonic-roar', 2)
        .told('attack')
        .map((one) => one.dice);
    };
    expect([dice(12), dice(18)]).toEqual([[2], [1]]);
  });
  test('CS-HEEL-01, CS-DEF-01: who has fallen takes nobody’s Hits', () => {
    const t = leash(
      {},
      { handler: [9.3, 12], foe: [14, 12] },
      {
        active: 'roykirk',
        change: (s) => {
          s.figures[1]!.effects.push({ kind: 'heeled', until: 2, by: 0 as never });
          hurt({ state: s, tell: () => undefined } as never, s.figures[0]!, 9, null);
        },
      },
    );
    t.dice(1, 1).does({ do: 'shoot', at: t.id('senna-voss') });
    expect(t.told('took-hits')).toEqual([]);
  });
});
