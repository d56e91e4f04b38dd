import { describe, expect, test } from 'vitest';
import { seatingOf } from '../content/seating.ts';
import { areEnemies } from '../judge/figures.ts';
import { rewardOf } from '../judge/objectives.ts';
import { standings, winners } from '../rules/end.ts';
import { handOf } from '../rules/table.ts';
import type { CrewId, State } from '../state.ts';
import { opened, type Setting, type Told, table } from './table.ts';

const stateOf = (t: { readonly state: unknown }): State => t.state as State;

describe('shared crews', () => {
  test('CS-VAR-01: one each, one for two, one for all; who leads the NPCs plays none', () => {
    const of = (sharing: string, seats: number, master = false) => seatingOf({ sharing, master }, seats);
    expect([of('alone', 3).crewOf, of('pairs', 5).crewOf, of('one', 4).crewOf, of('pairs', 5, true), of('one', 1, true)]).toEqual([
      [0, 1, 2],
      [0, 0, 1, 1, 2],
      [0, 0, 0, 0],
      { crewOf: [0, 0, 1, 1, null], crews: 2, master: 4 },
      { crewOf: [0], crews: 1, master: null },
    ]);
  });
  const shared = (more: Partial<Setting> = {}) =>
    table({
      floor: {},
      seats: 2,
      options: { sharing: 'one' },
      crews: [{ jace: { at: [4, 4], kit: ['knife'] }, lars: { at: [8, 4] }, renton: { at: [12, 4] }, beck: { at: [16, 4] } }],
      ...more,
    });
  test('CS-VAR-01, CS-RULING-306: Traders are dealt out in turn, and each acts by its own player', () => {
    const t = shared({ active: 'lars' });
    expect(['jace', 'lars', 'renton', 'beck'].map((name) => handOf(stateOf(t), t.who(name as 'jace')))).toEqual([0, 1, 0, 1]);
    expect(t.match.asks(0).map(({ topic }) => topic)).not.toContain('turn/act');
    expect(t.match.asks(1).map(({ topic }) => topic)).toContain('turn/act');
    expect(stateOf(t).settings.mode).toBe('together');
  });
  test('CS-VAR-01, CS-RULING-306: who acts next is asked of both, each about their own; the quicker counts', () => {
    const t = shared();
    const offered = (seat: number) => [
      ...(t.match.asks(seat).find(({ topic }) => topic === 'turn/trader')!.domain.options!() as Iterable<number>),
    ];
    expect([offered(0), offered(1)]).toEqual([
      [t.id('jace'), t.id('renton')],
      [t.id('lars'), t.id('beck')],
    ]);
    expect(t.refusal(0, 'turn/trader', t.id('lars'))).toBeTruthy();
    t.answer(1, 'turn/trader', t.id('beck'));
    expect([stateOf(t).active?.figure, t.match.asks(0).some(({ topic }) => topic === 'turn/trader')]).toEqual([t.id('beck'), false]);
  });
  test('CS-VAR-01: from the first choice on: one crew for three, chosen by the first of them', () => {
    const t = opened(3, 1, { sharing: 'one' });
    expect([stateOf(t).crews.length, stateOf(t).crews[0]!.seats, t.match.asks(0)[0]?.topic, t.match.asks(1)]).toEqual([
      1,
      [0, 1, 2],
      'setup/crew',
      [],
    ]);
    // Hostility begins as for one crew.
    expect(stateOf(t).pegs).toBe(opened(1).state.pegs);
  });
});

describe('teams', () => {
  const four = (change: (s: State) => void = () => undefined) =>
    table({
      floor: {},
      options: { teams: true },
      crews: [{ jace: { at: [4, 4] } }, { gak: { at: [8, 4] } }, { beck: { at: [12, 4] } }, { tirgarde: { at: [16, 4] } }],
      active: 'jace',
      change,
    });
  test('CS-VAR-02, CS-VAR-06: every other crew is of the same team: no enemies, no truces to offer', () => {
    const t = four();
    const [jace, gak, beck] = [t.who('jace'), t.who('gak'), t.who('beck')];
    expect([
      areEnemies(stateOf(t), jace, beck),
      areEnemies(stateOf(t), jace, gak),
      t.mayDo({ do: 'truce', with: 2 as never }),
      t.mayDo({ do: 'truce', with: 1 as never }),
    ]).toEqual([false, true, false, true]);
  });
  test('CS-VAR-02, CS-RULING-306: a team adds up what it brings, and wins together', () => {
    const t = four((s) => {
      for (const f of s.figures) Object.assign(f, { where: 'home', entered: true });
      for (const crew of s.crews) crew.worthAtStart = 0;
      // The best of all is crew 1; together 0 and 2 have more.
      s.crews[0]!.money = 6;
      s.crews[1]!.money = 9;
      s.crews[2]!.money = 6;
      s.active = null;
      s.phase = 'over';
    });
    expect([winners(stateOf(t)), standings(stateOf(t) as never).map(({ won }) => won)]).toEqual([
      [0, 2],
      [true, false, true, false],
    ]);
  });
  test('CS-VAR-02, CS-RULING-306, CS-NST-12, CS-LOK-10: what crews of a team have placed or sealed is added up, too', () => {
    const done = (mission: 'the-nest' | 'lockdown', by: readonly (number | null)[], home: readonly number[]) =>
      table({
        mission,
        options: { teams: true },
        crews: [{ jace: {} }, { gak: {} }, { beck: {} }, { tirgarde: {} }],
        phase: 'over',
        change: (s) => {
          Object.assign(s.objectives[0]!, { done: true, round: 2, by });
          for (const f of s.figures)
            if (f.crew !== null) Object.assign(f, { where: home.includes(f.crew) ? 'home' : 'out', entered: true });
        },
      });
    const won = (t: Told) => [winners(stateOf(t)), standings(stateOf(t) as never).map((one) => one.won)];
    const placed = [0, 1, 2, null, 0, 1, 2, null, null, 1, null, null, null, null, null, null];
    expect(won(done('the-nest', placed, [0, 1, 2, 3]))).toEqual([
      [0, 2],
      [true, false, true, false],
    ]);
    // Whoever of the two is aboard has won for both.
    expect(won(done('the-nest', placed, [1, 2, 3]))).toEqual([[2], [true, false, true, false]]);
    expect(won(done('lockdown', [0, 0, 2, 2, 1, 1], [0, 1, 2, 3]))).toEqual([
      [0, 2],
      [true, false, true, false],
    ]);
    // Whoever has most is paid for it alone.
    expect([0, 1, 2].map((crew) => rewardOf(done('lockdown', [1, 1, 1, 0, 0, 2], [0, 1, 2, 3]).state, crew as CrewId))).toEqual([6, 8, 6]);
  });
  test('CS-VAR-02: two crews are no teams', () => {
    expect([opened(2, 1, { teams: true }).state.settings.teams, opened(3, 1, { teams: true }).state.settings.teams]).toEqual([false, true]);
  });
});

describe('the game master', () => {
  const led = (npcs: NonNullable<Setting['npcs']>, more: Partial<Setting> = {}) =>
    table({
      floor: {},
      seats: 2,
      options: { master: true },
      crews: [{ jace: { at: [8, 12] } }],
      npcs,
      phase: 'purge',
      change: (s) => {
        s.queue = [];
      },
      until: (s) => s.phase !== 'purge',
      ...more,
    });
  test('CS-VAR-03, CS-RULING-307: leads a Purge by hand: where it walks, whom it strikes', () => {
    const t = led([['harvester', [12, 12]]]);
    t.answer(1, 'npc/lead', true);
    expect([
      t.match.asks(0),
      t.match
        .asks(1)
        .map(({ topic }) => topic)
        .toSorted(),
    ]).toEqual([[], ['npc/act', 'npc/walk']]);
    t.answer(1, 'npc/walk', [[1400, 1200]]);
    expect([t.who('harvester').x, t.told('npc-target'), t.told('led').length]).toEqual([1400, [], 1]);
  });
  test('CS-VAR-03: attacks only whom the NPC may attack', () => {
    const t = led([
      ['harvester', [9, 12]],
      ['live-one', [9, 13]],
    ]);
    // Equal ranks or not, whoever comes first is asked about.
    t.answer(1, 'npc/lead', false);
    t.answer(1, 'npc/lead', true);
    const deeds = [
      ...(t.match.asks(1).find(({ topic }) => topic === 'npc/act')!.domain.options!() as Iterable<{ do: string; at?: number }>),
    ];
    expect(deeds).toEqual([{ do: 'close', at: t.id('jace') }, { do: 'end' }]);
    const before = t.who('jace').health;
    t.dice(1, 1, 1, 1).answer(1, 'npc/act', { do: 'close', at: t.id('jace') });
    expect(t.who('jace').health).toBeLessThan(before);
  });
  test('CS-VAR-03, CS-RULING-307, CS-GEN-19: by hand nobody is attacked who is no enemy', () => {
    const deeds = (who: 'warden' | 'hobb', near: 'kaori' | 'guard' | 'milly', change: (s: State) => void = () => undefined) => {
      const t = led(
        [
          [who, [12, 12]],
          [near, [12, 13.01], { acted: true }],
        ],
        {
          options: { master: true, corps: true, security: true, gangers: true },
          crews: [{ jace: { at: [12, 10.99] } }],
          phase: 'npcs',
          until: (s) => s.phase === 'assessment',
          change: (s) => {
            s.category = who === 'warden' ? 'security' : 'gangers';
            s.queue = [];
            change(s);
          },
        },
      );
      t.answer(1, 'npc/lead', true);
      return (t.options(1, 'npc/act') as { do: string; at?: number }[]).flatMap(({ at }) => (at === undefined ? [] : [at]));
    };
    // Figure 0 is Jace, 2 whoever stands on the other side.
    expect([deeds('warden', 'guard'), deeds('hobb', 'milly'), deeds('hobb', 'guard')]).toEqual([[], [0], [0, 2]]);
    expect(deeds('warden', 'kaori', (s) => Object.assign(s, { alarmed: true }))).toEqual([0]);
    // Whom the Corps commanded until now it commands no more.
    expect(deeds('warden', 'kaori', (s) => s.figures[1]!.effects.push({ kind: 'commandeered', until: 0, by: null }))).toEqual([]);
  });
  test('CS-VAR-03: left to its chart it does what the chart says', () => {
    const t = led([['harvester', [12, 12]]]);
    t.answer(1, 'npc/lead', false);
    expect([t.told('npc-target').length, t.who('harvester').x < 1200]).toEqual([1, true]);
  });
  test('CS-VAR-03, CS-PUR-20: puts equal ranks in order', () => {
    const t = led([
      ['harvester', [12, 12]],
      ['harvester', [4, 12]],
    ]);
    expect(t.match.asks(1).map(({ topic }) => topic)).toEqual(['npc/order']);
  });
  test('CS-VAR-03, CS-RULING-307: wins if nobody else does, sees what a spectator sees', () => {
    const t = led([], {
      phase: 'over',
      change: (s) => {
        s.figures[0]!.defeated = true;
        s.figures[0]!.health = 0;
      },
    });
    expect(standings(stateOf(t) as never).map(({ won }) => won)).toEqual([false, true]);
    const [master, spectator] = [t.view(1), t.view()];
    expect(master.tokens).toEqual(spectator.tokens);
  });
});
