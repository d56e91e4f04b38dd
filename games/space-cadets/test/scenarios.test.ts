import { describe, expect, test } from 'vitest';
import { CARDS, kindOf, type Mode, SCENARIO, SCENARIOS, type ScenarioId } from '../content/index.ts';
import { mapOf } from '../rules/map.ts';
import { stockSize } from '../rules/scan.ts';
import { musterCell } from '../rules/scenarios.ts';
import { hand } from '../rules/table.ts';
import { type CardId, cellId } from '../state.ts';
import { disc, newGame, opened, play, type Scene, type Ship, scene, strip } from './table.ts';

const N = [2, 3, 4, 5, 6] as const;
const span = (a: number, b: number) => Array.from({ length: b - a + 1 }, (_, i) => a + i);
/** A scenario tile on (0,-1), its marker in the box, the first Rocketeer on it. */
function onTile(scenario: ScenarioId, tile: number, s: Scene = {}, n = 2): Ship {
  const t = scene({
    scenario,
    n,
    cells: strip(-2, 1),
    numbers: { '0,-1': tile, '0,0': 14, '0,1': 21, '0,-2': 1 },
    crew: { professor: { at: [0, -1] } },
    ...s,
  });
  t.place(0, -1).box = true;
  return t.go();
}
/** Turns up (0,-1) behind a marker. */
function revealed(scenario: ScenarioId, tile: number, n: number, mode: Mode = 'standard'): Ship {
  const t = scene({ scenario, n, mode, cells: strip(-2, 1), down: [[0, -1]], numbers: { '0,0': 14, '0,1': 21, '0,-2': 1 } });
  t.place(0, -1).marker = true;
  t.state.bags.markers = [tile];
  return t.scanBy('captain').answers('scan/cell', {});
}
const types = (t: Ship) => t.on(0, -1).map((f) => f.type);

describe('common rules', () => {
  test('SCA-SCEN-02, -03 special rules win over general ones; scenario tiles are tiles like others', () => {
    const t = revealed('s6', 50, 2);
    expect(t.view(0).cells[t.at(0, -1)]!.vent).toBe(true);
    // general rule: a Thrall that moved does not attack; S3 says otherwise while a transmitter works
    const driven = scene({
      scenario: 's3',
      cells: strip(-2, 1),
      numbers: { '0,1': 41 },
      foes: [['thrall', [0, -1]]],
      crew: { captain: { at: [0, 0] } },
    });
    driven.place(0, 1).box = true;
    expect(driven.aliens(1).r('captain').hp).toBe(5);
  });
  test('SCA-SCEN-05 SCA-S1-06 a scenario IQ action is an IQ action on its tile: Leeches weaken it, the Tricorder reaches it', () => {
    const t = onTile('s1', 40, { foes: [['leech', [0, -1]]] });
    t.act({ do: 'scenario' });
    expect(t.told('roll')[0]?.faces).toHaveLength(4);
    const far = onTile('s1', 40, { crew: { professor: { at: [0, 0], items: ['tricorder'] } } });
    expect(far.can({ do: 'scenario', via: far.at(0, -1) })).toBe(true);
  });
  test('SCA-SCEN-06, SCA-RULING-74 a boss is attacked, strafed and slashed like an Alien, but never stunned, moved, carried off or pinned by', () => {
    const t = scene({
      scenario: 's2',
      mode: 'admiral',
      cells: strip(-1, 0),
      crew: { chief: { at: [0, -1], items: ['ray-gun', 'stun-pellet', 'power-of-love', 'proton-blade', 'common-cold'] } },
    });
    t.state.boss = { type: 'hive-queen', at: t.at(0, 0), hp: 5, max: 5 };
    t.go().act({ do: 'talent' }).answers('overkill/spend', { buy: 'strafe', figure: 0 });
    expect(t.state.boss.hp).toBe(4);
    t.act({ do: 'move', to: t.at(0, 0) });
    expect(t.r('chief').pinned).toBe(false);
    expect([t.can({ do: 'use' }), t.can({ do: 'cold' })]).toEqual([false, false]);
    t.dice(1, 1)
      .act({ do: 'attack', card: t.card('chief', 'proton-blade'), figure: 0 })
      .answers('overkill/spend', { buy: 'slash' });
    expect(t.state.boss.hp).toBe(2);
  });
  test('SCA-SCOM-06 scenario placements obey the supply', () => {
    const t = scene({
      scenario: 's5',
      cells: strip(-2, 1),
      numbers: { '0,1': 45 },
      foes: Array.from({ length: 8 }, () => ['war-thrall', [0, -2], { stunned: true }] as const),
    });
    t.place(0, 1).box = true;
    t.aliens();
    expect(t.foes('war-thrall')).toHaveLength(8);
  });
  test('SCA-SCOM-07, SCA-VAR-05 SCA-EX-26 after the Bugs: scenario rules, then Commodore Saucermen on face-up Discoveries only', () => {
    const t = scene({
      scenario: 's5',
      mode: 'commodore',
      cells: disc(2),
      numbers: { '2,0': 45 },
      down: [[-2, 0]],
      finds: [
        [[0, -2], 'heat-ray'],
        [[0, 2], 'mysterium'],
      ],
      crew: { captain: { at: [0, 0] } },
    });
    t.place(2, 0).box = true;
    t.place(-2, 0).discovery = true;
    t.aliens();
    expect(t.told('placed').map((p) => [p.type, p.why])).toEqual([
      ['war-thrall', 'scenario'],
      ['saucerman', 'commodore'],
      ['saucerman', 'commodore'],
    ]);
    expect([t.on(0, -2).length, t.on(0, 2).length, t.on(-2, 0).length]).toEqual([1, 1, 0]);
  });
  test.each(SCENARIOS)('SCA-SCOM-08 the modes do in %s what they do anywhere', (scenario) => {
    const modes: readonly Mode[] = ['space-cadet', 'standard', 'commodore', 'admiral', 'galactic-overlord'];
    for (const mode of modes) expect(opened({ scenario, mode }).state.mode).toBe(mode);
    // Space Cadet: two of the three Aliens of a token. Commodore and above: a Saucerman on what was found.
    const tokens = modes.map((mode) => {
      const t = scene({ scenario, mode, cells: strip(-1, 0), down: [[0, -1]] });
      t.place(0, -1).alien = true;
      t.state.bags.aliens = [4];
      return t.scanBy('captain').answers('scan/cell', {}).foes('saucerman').length;
    });
    expect(tokens).toEqual([2, 3, 3, 3, 3]);
    const calls = modes.map(
      (mode) =>
        scene({ scenario, mode, cells: strip(-3, 0), finds: [[[0, -3], 'heat-ray']] })
          .aliens()
          .told('placed')
          .filter((p) => p.why === 'commodore').length,
    );
    expect(calls).toEqual([0, 0, 1, 1, 1]);
    // Admiral and above: who walks into an Alien is pinned.
    const pins = modes.map(
      (mode) =>
        play({ scenario, mode, cells: strip(-1, 0), foes: [['leech', [0, -1]]] })
          .act({ do: 'move', to: 0 })
          .r('captain').pinned,
    );
    expect(pins).toEqual([false, false, false, true, true]);
    // Galactic Overlord: Red Alert draws Alien tokens.
    const drawn = modes.map((mode) => {
      const t = scene({ scenario, mode, cells: strip(-3, 0), state: { redAlert: true } });
      t.state.bags.aliens = [1];
      return t.scanBy('captain').told('alien-token').length;
    });
    expect(drawn).toEqual([0, 0, 0, 0, 1]);
  });
  test('SCA-SCOM-09 a removed marker stays removed, cubes stay', () => {
    const t = onTile('s5', 45).dice(1).act({ do: 'scenario' });
    expect(t.state.markersRemoved).toBe(1);
    t.nextTurn();
    expect([t.state.markersRemoved, t.place(0, -1).box]).toEqual([1, false]);
  });
});

describe('S1 First Contact', () => {
  test('SCA-S1-01..04 Airlock at (0,2), layout, marker cells and pool', () => {
    for (const n of N) {
      const t = opened({ scenario: 's1', rocketeers: n });
      expect(t.place(0, 2).tile).toBe(38);
      expect(t.state.bags.markers.filter((m) => m === 40)).toHaveLength(1);
      expect(t.state.bags.markers).toHaveLength([3, 4, 4, 4, 5][n - 2]!);
    }
    expect(
      opened({ rocketeers: 6 })
        .state.cells.filter((c) => c.marker)
        .map((c) => `${c.q},${c.r}`)
        .sort(),
    ).toEqual(['-2,-1', '0,-3', '1,-3', '2,-3', '3,-3']);
    expect(SCENARIO.s1.pool).toEqual([...span(1, 19), 33, 35, 41]);
  });
  test('SCA-S1-05 the Control Room brings a Leader, and a Saucerman from four Rocketeers on', () => {
    expect(types(revealed('s1', 40, 3))).toEqual(['leader']);
    const t = revealed('s1', 40, 4);
    expect([types(t), t.place(0, -1).box]).toEqual([['leader', 'saucerman'], true]);
  });
  test('SCA-S1-06, -07 Shut down: a cube for the success, more by Overkills; at 2/3/3/4/4 the drive is down and Alert! tokens are drawn', () => {
    for (const [n, goal] of [
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 4],
      [6, 4],
    ] as const) {
      const t = onTile('s1', 40, {}, n);
      t.state.progress = goal - 2;
      t.dice(1, 1).act({ do: 'scenario' });
      expect([t.state.progress, t.place(0, -1).box]).toEqual([goal - 1, true]);
      t.answers('overkill/spend', { buy: 'progress' });
      expect([t.state.progress, t.place(0, -1).box, t.told('alert').length]).toEqual([goal, false, n >= 4 ? 2 : 1]);
      expect(t.can({ do: 'scenario' })).toBe(false);
    }
  });
  test('SCA-S1-08 victory: the drive is down and all are on the Airlock', () => {
    const t = play({
      cells: strip(0, 1),
      numbers: { '0,0': 38 },
      crew: { captain: { at: [0, 1] }, chief: { at: [0, 0] } },
      state: { markersRemoved: 0 },
    });
    t.act({ do: 'move' });
    expect(t.state.outcome).toBe('');
    t.state.markersRemoved = 1;
    t.act({ do: 'move', to: t.at(0, 1) }).act({ do: 'move', to: t.at(0, 0), pay: 'o2' });
    expect(t.state.outcome).toBe('victory');
  });
  test('SCA-S1-09 muster tile: the Control Room', () => {
    const t = onTile('s1', 40);
    expect(musterCell(t.state, t.r('professor'))).toBe(t.at(0, -1));
  });
});

describe('S2 Nest of the Hive Queen', () => {
  const nest = (n = 4, s: Scene = {}) => {
    const t = scene({ scenario: 's2', n, cells: strip(-1, 0), crew: { captain: { at: [0, 0], items: ['ray-gun'] } }, ...s });
    t.state.boss = { type: 'hive-queen', at: t.at(0, 0), hp: n + 3, max: n + 3 };
    return t;
  };
  test('SCA-S2-01..04 Airlock at (0,0), markers and pool', () => {
    for (const n of N) expect(opened({ scenario: 's2', rocketeers: n }).place(0, 0).tile).toBe(38);
    expect(
      opened({ scenario: 's2', rocketeers: 3 })
        .state.cells.filter((c) => c.marker)
        .map((c) => `${c.q},${c.r}`)
        .sort(),
    ).toEqual(['0,-4', '1,-4', '2,-4']);
    expect(SCENARIO.s2.pool).toEqual([...span(1, 13), ...span(20, 24), 33, 34, 35, 38, 42]);
  });
  test('SCA-S2-05, -08 revealed she has N + 3 HP, and N Bugs sit on her tile', () => {
    const t = revealed('s2', 39, 3);
    expect([t.state.boss?.hp, types(t), t.place(0, -1).box]).toEqual([6, ['bug', 'bug', 'bug'], true]);
  });
  test('SCA-S2-06 after the Bugs she bites whoever is there, highest token first, with 4 dice and Panic, then lays N/2 eggs', () => {
    const t = nest(5, { crew: { captain: { order: 1 }, doctor: { order: 2 } } }).aliens(1, 1, 9, 9);
    const bite = t.told('alien-attacked')[0]!;
    expect([bite.role, bite.dice, t.r('doctor').hp, t.r('doctor').o2, t.foes('bug').length]).toEqual(['doctor', 4, 4, 2, 3]);
    const away = nest(4, { crew: { captain: { at: [0, -1] } } }).aliens();
    expect([away.told('alien-attacked').length, away.on(0, 0).length]).toEqual([0, 2]);
  });
  test('SCA-S2-07 her attackers may buy Exterminate', () => {
    const t = nest(2, { foes: [['bug', [0, -1]]] })
      .go()
      .dice(1, 1)
      .act({ do: 'attack', figure: 0 });
    t.answers('overkill/spend', { buy: 'exterminate', figure: 1 });
    expect(t.foes()).toHaveLength(0);
  });
  test('SCA-S2-09 victory at 0 HP; SCA-S2-10 muster tile: hers', () => {
    const t = nest();
    t.state.boss!.hp = 1;
    t.go().dice(1).act({ do: 'attack', figure: 0 });
    expect(t.state.outcome).toBe('victory');
    const u = onTile('s2', 39);
    expect(musterCell(u.state, u.r('professor'))).toBe(u.at(0, -1));
  });
  test('SCA-S2-11 Space Cadet: one egg, from five Rocketeers on two', () => {
    expect(
      nest(4, { mode: 'space-cadet', crew: { captain: { at: [0, -1] } } })
        .aliens()
        .foes('bug'),
    ).toHaveLength(1);
    expect(
      nest(6, { mode: 'space-cadet', crew: { captain: { at: [0, -1] } } })
        .aliens()
        .foes('bug'),
    ).toHaveLength(2);
  });
});

describe('S3 The Slave Ring', () => {
  test('SCA-S3-02, -04 the ring around a hole, and its pool', () => {
    const t = opened({ scenario: 's3', rocketeers: 6 });
    expect(mapOf(t.state).at({ q: 0, r: 0 })).toBe(-1);
    expect(SCENARIO.s3.pool).toEqual([...span(1, 12), ...span(14, 19), 33, 35, 36, 37, 41]);
  });
  test('SCA-S3-05 a Slave Pen brings 2/3/3/4/4 Thralls and a Saucerman, a Leader from four on', () => {
    for (const [n, k] of [
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 4],
      [6, 4],
    ] as const)
      expect(types(revealed('s3', 41, n))).toEqual([...Array(k).fill('thrall'), n >= 4 ? 'leader' : 'saucerman']);
  });
  test('SCA-S3-06, -07 while a transmitter works Thralls attack after moving; cutting it ends that', () => {
    const t = onTile('s3', 41, { foes: [['thrall', [0, -2]]] })
      .dice(1)
      .act({ do: 'scenario' });
    expect([t.place(0, -1).box, t.state.markersRemoved]).toEqual([false, 1]);
    t.aliens(1);
    expect([t.spot(1), t.r('professor').hp]).toEqual([[0, -1], 4]);
  });
  test('SCA-S3-08, -09 every subdued Thrall is freed; 4/5/6/7/8 of them and all on the Shuttlecraft win', () => {
    expect(N.map((n) => SCENARIO.s3.goal[n - 2])).toEqual([4, 5, 6, 7, 8]);
    const t = play({
      scenario: 's3',
      cells: strip(0, 1),
      numbers: { '0,0': 37 },
      crew: { professor: {} },
      foes: [['thrall', [0, 0]]],
      state: { progress: 3 },
    });
    t.dice(1).act({ do: 'subdue' });
    expect([t.state.progress, t.state.outcome]).toEqual([4, 'victory']);
  });
  test('SCA-S3-10 muster tile: the revealed Slave Pen with the lower number', () => {
    const t = scene({ scenario: 's3', cells: strip(-1, 1), numbers: { '0,-1': 42, '0,1': 41 } });
    expect(musterCell(t.state, t.r('captain'))).toBe(t.at(0, 1));
  });
});

describe('S4 Escape from the Brig', () => {
  test('SCA-S4-01..04 the Brig at (0,0), markers, pool', () => {
    const t = opened({ scenario: 's4', rocketeers: 6 });
    expect([t.place(0, 0).tile, t.state.bags.markers.slice().sort()]).toEqual([43, [0, 0, 0, 0, 37, 44]]);
    expect(
      t.state.cells
        .filter((c) => c.marker)
        .map((c) => `${c.q},${c.r}`)
        .sort(),
    ).toEqual(['-4,3', '-5,3', '-5,4', '4,-3', '5,-3', '5,-4']);
    expect(SCENARIO.s4.pool).toEqual([...span(1, 24), ...span(33, 39), 41, 42]);
    expect(stockSize(t.state)).toBe(33 - SCENARIO.s4.aliens[4]);
  });
  test('SCA-S4-05, -13 one Small item that is no weapon may be kept; in Space Cadet mode any Small one', () => {
    const stow = (mode: string) => {
      const t = newGame({ scenario: 's4', mode });
      t.answers('setup/rocketeer', 'first-officer').answers('setup/rocketeer', 'captain');
      for (let i = 0; i < 2; i++) t.answers('setup/kit', t.view(0).suggested as never);
      return t.answers('setup/ready', 'ready');
    };
    const kinds = (t: Ship) => t.offers('setup/keep').map((id) => (id === null ? null : kindOf(id as CardId)));
    const t = stow('standard');
    expect(kinds(t)).toEqual(['holster', 'space-rations', null]); // the Captain is asked first
    t.answers('setup/keep', t.offers('setup/keep')[0]!);
    expect(kinds(t)).toEqual(['stun-pellet', null]); // neither Air Knife nor Large items
    t.answers('setup/keep', null);
    expect([hand(t.state, t.r('captain')).map(kindOf), hand(t.state, t.r('first-officer')).length]).toEqual([['holster'], 0]);
    expect(t.state.cards.filter((c) => c.where === 'locker')).toHaveLength(7);
    const easy = stow('space-cadet');
    easy.answers('setup/keep', null);
    expect(kinds(easy)).toContain('air-knife');
  });
  test('SCA-S4-06, -07 lockers lie one or two tiles away; the finder gets all of that locker', () => {
    const t = opened({ scenario: 's4', rocketeers: 3 });
    const cells = t.state.cells.flatMap((c, i) => (c.locker ? [mapOf(t.state).distance(t.state.start, cellId(i))] : []));
    expect([cells.length, cells.every((d) => d === 1 || d === 2)]).toEqual([3, true]);
    const u = play({ scenario: 's4', crew: { captain: {}, chief: {} } });
    u.state.cards[0]!.where = 'locker';
    u.state.cards[0]!.at = 1;
    u.place(0, 0).lockers.push('chief');
    u.go().act({ do: 'pick-up', thing: { kind: 'locker' } });
    expect([u.holds('captain', CARDS[0]!.kind), u.place(0, 0).lockers]).toEqual([true, []]);
  });
  test('SCA-S4-08 half as many Air Knives as Rocketeers lie on the Brig; one copy always remains', () => {
    for (const n of N) {
      const t = opened({ scenario: 's4', rocketeers: n });
      expect(t.view(0).cells[t.state.start]!.cards.length).toBe(Math.ceil(n / 2));
      expect(Math.ceil(n / 2)).toBeLessThan(4);
    }
  });
  test('SCA-S4-09 in game turn 1 Aliens move but do not attack, Brains are silent, Sentinels frighten', () => {
    const t = scene({
      scenario: 's4',
      cells: strip(-2, 0),
      foes: [
        ['sentinel', [0, -2]],
        ['saucerman', [0, 0]],
        ['brain', [0, 0]],
        ['bug', [0, 0]],
      ],
      state: { turn: 1 },
    }).aliens(1, 1, 1);
    expect([t.spot(1), t.r('captain').hp, t.r('captain').o2, t.r('captain').box]).toEqual([[0, 0], 6, 5, '']);
  });
  test('SCA-S4-10 the alarm silenced, Alert! tokens on tiles do nothing, Red Alert draws still do', () => {
    const t = onTile('s4', 44, { down: [[0, -2]] })
      .dice(1)
      .act({ do: 'scenario' });
    expect(t.place(0, -1).box).toBe(false);
    t.place(0, -2).alert = true;
    t.state.bags.alerts = [1, 1];
    t.state.bags.aliens = [1, 2];
    t.scanBy('professor').answers('scan/cell', {});
    expect(t.foes()).toHaveLength(0);
    t.scanBy('professor');
    expect(t.foes()).toHaveLength(2);
  });
  test('SCA-S4-11 victory: all on the revealed Shuttlecraft; SCA-S4-12 muster tile: the Guard Post', () => {
    const t = play({
      scenario: 's4',
      cells: strip(0, 1),
      numbers: { '0,0': 37, '0,1': 44 },
      crew: { captain: { at: [0, 1] }, chief: { at: [0, 0] } },
    });
    expect(musterCell(t.state, t.r('captain'))).toBe(t.at(0, 1));
    t.act({ do: 'move' });
    expect(t.state.outcome).toBe('victory');
  });
});

describe('S5 Sleeper Ship', () => {
  test('SCA-S5-01..05 Airlock, Bridge, Cryo Bays, pool', () => {
    const bridges = N.map((n) => opened({ scenario: 's5', rocketeers: n }).state.cells.find((c) => c.fixed === 48)!).map(
      (c) => `${c.q},${c.r}`,
    );
    expect(bridges).toEqual(['4,-2', '5,-2', '6,-3', '6,-3', '6,-3']);
    const t = opened({ scenario: 's5', rocketeers: 2 });
    expect([t.place(0, 0).tile, t.state.bags.markers.slice().sort(), t.state.cells.length]).toEqual([38, [0, 45, 46, 47], 15]);
    expect(SCENARIO.s5.pool).toEqual([...span(1, 19), 33, 35, 36, 37, 39, 41]);
  });
  test('SCA-S5-06, -07 a Cryo Bay brings one War Thrall (two from four on), and one more at the end of each Alien Turn', () => {
    expect(types(revealed('s5', 45, 3))).toEqual(['war-thrall']);
    const t = revealed('s5', 46, 4);
    expect(types(t)).toEqual(['war-thrall', 'war-thrall']);
    t.state.figures = [];
    t.aliens();
    expect(types(t)).toEqual(['war-thrall']);
  });
  test('SCA-S5-08 Stop the thaw: the first success removes the marker; Overkills only for the own option', () => {
    const t = onTile('s5', 45, { hatches: [[[0, 0], [0, 1], 'closed']] })
      .dice(1, 1)
      .act({ do: 'scenario' });
    expect(t.place(0, -1).box).toBe(false);
    for (const o of t.offers('overkill/spend')) expect(['override', undefined]).toContain((o as { buy?: string }).buy);
    t.answers('overkill/spend', 'stop').aliens();
    expect(t.foes('war-thrall')).toHaveLength(0);
  });
  test('SCA-S5-09 the Bridge brings the Brain and a Saucerman, or a Leader and a War Thrall', () => {
    const scan = (n: number) => {
      const t = scene({ scenario: 's5', n, cells: strip(-2, 1), down: [[0, -1]] });
      t.place(0, -1).fixed = 48;
      t.scanBy('captain').answers('scan/cell', {});
      expect(t.place(0, -1).tile).toBe(48);
      return types(t);
    };
    expect([scan(2), scan(4)]).toEqual([
      ['brain', 'saucerman'],
      ['brain', 'leader', 'war-thrall'],
    ]);
  });
  test('SCA-S5-10 a War Thrall carries the Brain away', () => {
    const t = scene({
      scenario: 's5',
      cells: strip(-4, 0),
      foes: [
        ['war-thrall', [0, -4]],
        ['brain', [0, -4]],
      ],
    }).aliens();
    expect([t.spot(1), t.spot(2)]).toEqual([
      [0, -2],
      [0, -2],
    ]);
  });
  test('SCA-S5-11, -12 victory: three markers removed, Bridge scanned, no Brain left; muster tile: the Bridge', () => {
    const t = play({
      scenario: 's5',
      cells: strip(-1, 0),
      numbers: { '0,-1': 48 },
      crew: { professor: {} },
      foes: [['brain', [0, 0], { hp: 1 }]],
      state: { markersRemoved: 2 },
    });
    expect(musterCell(t.state, t.r('professor'))).toBe(t.at(0, -1));
    t.state.markersRemoved = 3;
    t.dice(1).act({ do: 'subdue' });
    expect(t.state.outcome).toBe('victory');
    const u = play({
      scenario: 's5',
      cells: strip(-1, 0),
      crew: { professor: {} },
      foes: [['brain', [0, 0], { hp: 1 }]],
      state: { markersRemoved: 3 },
    });
    u.dice(1).act({ do: 'subdue' });
    expect(u.state.outcome).toBe('');
  });
});

describe('S6 Trilon', () => {
  test('SCA-S6-01, -02, -04 a docked Shuttlecraft, three lobes, the pool', () => {
    const t = opened({ scenario: 's6', rocketeers: 2 });
    expect([t.state.cells[t.state.start]!.tile, t.state.cells.length, t.state.bags.markers.slice().sort()]).toEqual([
      37,
      14,
      [0, 49, 50, 51],
    ]);
    expect(SCENARIO.s6.pool).toEqual([...span(1, 5), ...span(10, 12), ...span(20, 29), ...span(33, 40)]);
  });
  test('SCA-S6-05, -06 a Leech Pool brings one Leech (two from four on), then one each turn (two from five on) that do not attack at once', () => {
    expect([types(revealed('s6', 50, 2)), types(revealed('s6', 50, 4))]).toEqual([['leech'], ['leech', 'leech']]);
    const grown = (n: number) => {
      const t = onTile('s6', 51, { crew: { professor: { at: [0, -1] } } }, n);
      t.aliens(1, 1, 1);
      expect(t.told('alien-attacked')).toHaveLength(0);
      return t.foes('leech').length;
    };
    expect([grown(4), grown(5)]).toEqual([1, 2]);
  });
  test('SCA-S6-07 a pool is drained by the IQ action or burnt out by the Flame-Gun, even without Aliens', () => {
    const drain = onTile('s6', 50).dice(1).act({ do: 'scenario' });
    expect(drain.place(0, -1).box).toBe(false);
    const burn = onTile('s6', 50, { crew: { professor: { at: [0, 0], items: ['flame-gun'] } } })
      .dice(1)
      .act({ do: 'burn', cell: 1 });
    expect(burn.place(0, -1).box).toBe(false);
    const miss = onTile('s6', 50, { crew: { professor: { at: [0, 0], items: ['flame-gun'] } } }).act({ do: 'burn' });
    expect(miss.place(0, -1).box).toBe(true);
  });
  test('SCA-S6-08, -12 Overload: N + 1 cubes start the countdown at 4, in Space Cadet mode at 5', () => {
    expect(N.map((n) => SCENARIO.s6.goal[n - 2])).toEqual(N.map((n) => n + 1));
    for (const mode of ['standard', 'space-cadet'] as const) {
      const t = onTile('s6', 49, { mode, state: { progress: 1 } });
      t.dice(1, 1).act({ do: 'scenario' }).answers('overkill/spend', { buy: 'progress' });
      expect([t.state.countdown, t.place(0, -1).box]).toEqual([mode === 'standard' ? 4 : 5, false]);
    }
  });
  test('SCA-S6-09, SCA-END-03 each Cleanup counts down, that of the same turn included; at 0 all lose', () => {
    const t = scene({ scenario: 's6', cells: strip(0, 1), state: { countdown: 2 } }).nextTurn();
    expect([t.state.countdown, t.state.outcome]).toEqual([1, '']);
    t.nextTurn();
    expect(t.state.outcome).toBe('countdown');
  });
  test('SCA-S6-10, -11 victory: the countdown runs and all are aboard; muster tile: the Reactor', () => {
    const t = play({
      scenario: 's6',
      cells: strip(0, 1),
      numbers: { '0,0': 37, '0,1': 49 },
      crew: { captain: { at: [0, 1] } },
      state: { countdown: 1 },
    });
    expect(musterCell(t.state, t.r('captain'))).toBe(t.at(0, 1));
    t.act({ do: 'move' });
    expect(t.state.outcome).toBe('victory');
  });
});

describe('S7 Mind of the Overmind', () => {
  const lair = (s: Scene = {}, hp = 5) => {
    const t = scene({
      scenario: 's7',
      cells: strip(-2, 3),
      numbers: { '0,0': 52, '0,-1': 14, '0,1': 21, '0,2': 1, '0,3': 3, '0,-2': 6 },
      crew: { professor: { at: [0, 0], items: ['ray-gun'] } },
      ...s,
    });
    t.state.boss = { type: 'overmind', at: t.at(0, 0), hp, max: 5 };
    return t;
  };
  test('SCA-S7-01..05 Airlock at (0,3), the Overmind at (0,0), relays, all tokens', () => {
    for (const n of N) {
      const t = opened({ scenario: 's7', rocketeers: n });
      expect([t.place(0, 3).tile, t.place(0, 0).fixed, t.state.bags.aliens.length]).toEqual([38, 52, 42]);
      expect(t.state.bags.markers.filter((m) => m > 0).sort()).toEqual([53, 54, 55]);
      expect(t.state.bags.markers).toHaveLength([4, 5, 6, 6, 6][n - 2]!);
    }
  });
  test('SCA-S7-06 scanned it has N + 3 HP and acts the same turn; before it does nothing', () => {
    const t = scene({
      scenario: 's7',
      n: 4,
      cells: strip(-1, 1),
      down: [[0, -1]],
      crew: { captain: { restricted: 0, restrictedSpent: 1 } },
    });
    t.place(0, -1).fixed = 52;
    t.aliens();
    expect(t.r('captain').box).toBe('');
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.state.boss).toMatchObject({ type: 'overmind', hp: 7 });
    t.aliens();
    expect(t.r('captain').box).not.toBe('');
  });
  test('SCA-S7-07, -13 SCA-EX-46 guarded by its relays it cannot be hurt or subdued; freed it can, down to 1 HP, then only subdued', () => {
    const t = lair({ state: { markersRemoved: 2 } }).go();
    expect(t.can({ do: 'attack' })).toBe(false);
    expect(t.can({ do: 'attack', figure: 0 })).toBe(false);
    expect(t.r('professor').standard).toBe(2);
    const burn = lair({ state: { markersRemoved: 2 }, crew: { professor: { at: [0, 1], items: ['flame-gun'] } }, foes: [['bug', [0, 0]]] })
      .go()
      .dice(1)
      .act({ do: 'burn' });
    expect([burn.state.boss?.hp, burn.told('unharmed').length]).toEqual([5, 1]);
    const free = lair({ state: { markersRemoved: 3 } }, 2).go();
    expect(free.can({ do: 'subdue' })).toBe(false);
    free.dice(1).act({ do: 'attack', figure: 0 });
    expect([free.state.boss?.hp, free.can({ do: 'attack' }), free.can({ do: 'subdue', figure: 0 })]).toEqual([1, false, true]);
  });
  test('SCA-S7-08 it controls everybody within as many tiles as relays are active, at least one, before other Brains', () => {
    const crew = {
      captain: { at: [0, 3], restricted: 0, restrictedSpent: 1 },
      chief: { at: [0, 1], restricted: 0, restrictedSpent: 1 },
    } as const;
    const all = lair({ crew: crew as never }).aliens();
    expect([all.r('captain').box, all.r('chief').box]).toEqual(['restricted', 'restricted']);
    const near = lair({ crew: crew as never, state: { markersRemoved: 3 } }).aliens();
    expect([near.r('captain').box, near.r('chief').box]).toEqual(['', 'restricted']);
    const none = lair({ crew: crew as never, foes: [['brain', [0, 3]]], state: { markersRemoved: 3 } }).aliens();
    expect([none.r('chief').box, none.told('brain-broadcast').map((n) => n.foe.type)]).toEqual(['restricted', ['overmind', 'brain']]);
  });
  test('SCA-S7-09, -10 a relay brings a Saucerman (two from four on), and the lowest revealed one another each turn (the second too from five on)', () => {
    expect([types(revealed('s7', 53, 3)), types(revealed('s7', 54, 4))]).toEqual([['saucerman'], ['saucerman', 'saucerman']]);
    const end = (n: number) => {
      const t = scene({ scenario: 's7', n, cells: strip(-2, 2), numbers: { '0,-2': 55, '0,2': 53 }, crew: { captain: { at: [0, 0] } } });
      t.place(0, -2).box = true;
      t.place(0, 2).box = true;
      return t
        .aliens()
        .foes('saucerman')
        .map((f) => t.spot(f.id)[1]);
    };
    expect([end(4), end(5)]).toEqual([[2], [2, -2]]);
  });
  test('SCA-S7-11 Cut the relay: the first success removes the marker', () => {
    const t = onTile('s7', 54).dice(1).act({ do: 'scenario' });
    expect([t.state.markersRemoved, t.place(0, -1).box]).toEqual([1, false]);
  });
  test('SCA-S7-12 its attackers may buy Psychic Burst, centred on its tile', () => {
    const t = lair({
      state: { markersRemoved: 3 },
      foes: [
        ['saucerman', [0, 1]],
        ['saucerman', [0, 2]],
      ],
    })
      .go()
      .dice(1, 1)
      .act({ do: 'attack', figure: 0 });
    t.answers('overkill/spend', { buy: 'psychic-burst' });
    expect([t.foe(1)?.stunned, t.foe(2)?.stunned]).toEqual([true, false]);
  });
  test('SCA-S7-14, -15 victory: subdued; muster tile: the Overmind', () => {
    const t = lair({ state: { markersRemoved: 3 } }, 1).go();
    expect(musterCell(t.state, t.r('professor'))).toBe(t.at(0, 0));
    t.dice(1).act({ do: 'subdue', figure: 0 });
    expect([t.state.outcome, t.r('professor').blood]).toEqual(['victory', 1]);
  });
});

describe('modes', () => {
  const token = (mode: Mode, id: number) => {
    const t = scene({
      mode,
      cells: strip(-2, 1),
      down: [
        [0, -1],
        [0, -2],
      ],
    });
    t.place(0, -1).alien = true;
    t.state.bags.aliens = [id];
    return t.scanBy('captain').answers('scan/cell', { cell: t.at(0, -1) });
  };
  test('SCA-VAR-03, SCA-RULING-119 Space Cadet: the third entry is skipped, whatever it is; events still happen', () => {
    expect([types(token('space-cadet', 19)), types(token('standard', 19))]).toEqual([
      ['thrall', 'saucerman'],
      ['thrall', 'saucerman', 'sentinel'],
    ]);
    expect(token('space-cadet', 33).r('captain').hp).toBe(5);
  });
  test('SCA-VAR-04, SCA-RULING-116 Commodore: a Saucerman on every tile with a face-up Discovery, by number, while figures last', () => {
    const t = scene({
      mode: 'commodore',
      numbers: { '0,-2': 30, '0,2': 4 },
      finds: [
        [[0, -2], 'heat-ray'],
        [[0, 2], 'time-warp'],
        [[0, 2], 'ionoscope'],
      ],
      foes: Array.from({ length: 29 }, () => ['saucerman', [2, 0], { stunned: true }] as const),
    }).aliens();
    expect(t.told('placed').map((p) => p.spot[1])).toEqual([4]);
    expect(
      scene({ mode: 'standard', finds: [[[0, 2], 'heat-ray']] })
        .aliens()
        .foes(),
    ).toHaveLength(0);
  });
  test('SCA-VAR-06, -07, SCA-RULING-117 Admiral: entering a tile with an unstunned Alien pins; an attack on anybody in sight, a Subdue, or its end lifts the pin; it survives Cleanup', () => {
    const s: Scene = {
      mode: 'admiral',
      cells: strip(-2, 1),
      crew: { captain: { at: [0, 1], items: ['ray-gun'] } },
      foes: [
        ['thrall', [0, 0]],
        ['saucerman', [0, -1]],
      ],
    };
    const t = play(s).act({ do: 'move', to: 2 });
    expect([t.r('captain').pinned, t.can({ do: 'move' })]).toEqual([true, false]);
    expect(
      scene({ ...s, crew: { captain: { at: [0, 0], pinned: true } } })
        .cleanup()
        .r('captain').pinned,
    ).toBe(true);
    t.act({ do: 'attack', figure: 2 });
    expect([t.r('captain').pinned, t.can({ do: 'move' })]).toEqual([false, true]);
    const subdue = play({ ...s, crew: { captain: { at: [0, 0], pinned: true } } }).act({ do: 'subdue' });
    expect(subdue.r('captain').pinned).toBe(false);
    const stun = play({ ...s, crew: { captain: { at: [0, 0], pinned: true, items: ['stun-pellet'] } } }).act({ do: 'use' });
    if (stun.question('gear/cell')) stun.answers('gear/cell', stun.at(0, 0));
    expect(stun.r('captain').pinned).toBe(false);
    expect(
      play({ ...s, mode: 'commodore' })
        .act({ do: 'move', to: 2 })
        .r('captain').pinned,
    ).toBe(false);
    expect(
      play({ ...s, foes: [['thrall', [0, 0], { stunned: true }]] })
        .act({ do: 'move', to: 2 })
        .r('captain').pinned,
    ).toBe(false);
  });
  test('SCA-VAR-08, SCA-RULING-118 Galactic Overlord: Red Alert draws Alien tokens; Alert! draws of a scenario stay as they are', () => {
    const t = scene({
      mode: 'galactic-overlord',
      cells: strip(0, 1),
      state: { redAlert: true },
      crew: { captain: { order: 4 }, chief: { order: 5 } },
    });
    t.state.bags.aliens = [1, 2];
    t.scanBy('captain');
    expect([t.foes().length, t.told('alert').length]).toEqual([2, 0]);
    t.scanBy('chief');
    expect(t.foes()).toHaveLength(2);
    const s1 = onTile('s1', 40, { mode: 'galactic-overlord', state: { progress: 1 } })
      .dice(1)
      .act({ do: 'scenario' });
    expect(s1.told('alert')).toHaveLength(1);
  });
});
