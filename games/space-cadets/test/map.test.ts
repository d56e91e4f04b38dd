import { DIRECTIONS, trace } from '@cosmodrome/kit/hexes';
import { describe, expect, test } from 'vitest';
import { TILES } from '../content/index.ts';
import { alienEdges, alienSight, eyesOf, humanEdges, mapOf, stepsFrom } from '../rules/map.ts';
import { cellId } from '../state.ts';
import { disc, opened, play, type Spot, scene, strip } from './table.ts';

describe('geometry', () => {
  test('SCA-GEO-01 the six board directions run clockwise from N', () => {
    expect(DIRECTIONS.map((d) => [d.q, d.r])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
    const t = scene();
    expect(
      mapOf(t.state)
        .neighbours(t.at(0, 0))
        .map((c) => [t.state.cells[c]!.q, t.state.cells[c]!.r]),
    ).toEqual(DIRECTIONS.map((d) => [d.q, d.r]));
  });

  test('SCA-GEO-02, -03 a scanned tile is turned like the start tile: with the arrow SE, printed side k faces k + 2', () => {
    const t = scene({ down: [[0, -1]], crew: { captain: { at: [0, 0] } }, state: { arrow: 3 } });
    t.state.bags.tiles = [8]; // sides 1 and 3
    t.scanBy('captain').answers('scan/cell', { cell: t.at(0, -1) });
    // side 1 → direction 3 (SE), side 3 → direction 5 (SW)
    expect(t.hatch([0, -1], [1, -1])).toBe('closed');
    expect(t.hatch([0, -1], [-1, 0])).toBe('closed');
    expect(t.hatch([0, -1], [0, 0])).toBe('none');
  });

  test('SCA-GEO-04 tile numbers decide ties only: a Saucerman takes the lowest-numbered way', () => {
    const t = scene({
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      numbers: { '1,0': 22, '0,1': 9 },
      crew: { captain: { at: [1, 1] } },
      foes: [['saucerman', [0, 0]]],
    });
    t.aliens();
    expect(t.spot(1)).toEqual([0, 1]);
  });

  test('SCA-GEO-05 one tile holds any number of figures, Rocketeers and tokens', () => {
    const t = play({
      crew: { captain: {}, doctor: {}, chief: {} },
      foes: Array.from({ length: 9 }, () => ['saucerman', [0, 0]] as const),
      finds: [
        [[0, 0], 'mysterium'],
        [[0, 0], 'heat-ray'],
      ],
    });
    expect(t.on(0, 0)).toHaveLength(9);
    expect(t.can({ do: 'move', to: t.at(0, -1) })).toBe(true);
  });

  test('SCA-GEO-06..08 one printed symbol makes a hatch, two facing each other are still one, none is a passage', () => {
    // 2 prints sides 1 and 4, 1 prints nothing. With arrow 1, side 1 is N and side 4 is S.
    const t = scene({
      cells: strip(-2, 0),
      down: [
        [0, -1],
        [0, -2],
      ],
      crew: { captain: { at: [0, 0] } },
    });
    t.state.bags.tiles = [2];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.hatch([0, 0], [0, -1])).toBe('closed');
    t.state.bags.tiles = [28]; // sides 1, 4, 6: faces the other's side 1
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.hatch([0, -1], [0, -2])).toBe('closed');
    const u = scene({ cells: strip(-1, 0), down: [[0, -1]], crew: { captain: {} } });
    u.state.bags.tiles = [1];
    u.scanBy('captain').answers('scan/cell', {});
    expect(u.hatch([0, 0], [0, -1])).toBe('none');
    expect(u.can({ do: 'move', to: u.at(0, -1) })).toBe(true);
  });

  test('SCA-GEO-09 toward a face-down tile only the face-up print counts; between two face-down tiles there is no hatch', () => {
    const t = scene({
      cells: strip(-3, 0),
      down: [
        [0, -1],
        [0, -2],
        [0, -3],
      ],
    });
    t.state.bags.tiles = [2];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.hatch([0, -1], [0, -2])).toBe('closed');
    expect(t.hatch([0, -2], [0, -3])).toBe('none');
    expect(alienEdges(t.state, 'thrall')[t.edge([0, -2], [0, -3])]).toBe(1);
    expect(alienEdges(t.state, 'thrall')[t.edge([0, -1], [0, -2])]).toBe(0);
  });

  test('SCA-GEO-10, SCA-RULING-38 a side toward no tile is hull: its hatch cannot be opened, locked, sealed or destroyed', () => {
    const t = scene({ cells: strip(-1, 0), down: [[0, -1]], crew: { professor: { items: ['thermite', 'heat-ray'] } } });
    t.state.bags.tiles = [19]; // sides 1 and 6: N and NW, both hull
    t.scanBy('professor').answers('scan/cell', {});
    expect(t.state.edges).toEqual(['none']);
    expect(t.can({ do: 'open' })).toBe(false);
    expect(t.can({ do: 'use' })).toBe(false);
    expect(t.can({ do: 'talent' })).toBe(false);
  });

  test('SCA-GEO-11, SCA-RULING-13 map distance goes around holes and through hatches; a tile no chain of tiles reaches is counted straight', () => {
    const ring = disc(1).filter(([q, r]) => q !== 0 || r !== 0);
    const t = scene({ cells: [...ring, [5, 0]], hatches: [[[0, -1], [1, -1], 'sealed']], crew: { captain: { at: [0, -1] } } });
    expect(mapOf(t.state).distance(t.at(0, -1), t.at(0, 1))).toBe(3);
    expect(mapOf(t.state).distance(t.at(0, -1), t.at(1, -1))).toBe(1);
    expect(mapOf(t.state).distance(t.at(0, -1), t.at(5, 0))).toBe(6);
  });

  test('SCA-GEO-12 walk distance obeys the figure: a Thrall goes round a closed hatch, a Saucerman through it', () => {
    const cells: Spot[] = [
      [0, 0],
      [0, -1],
      [1, -1],
      [1, 0],
    ];
    const shut = [[[0, 0], [0, -1], 'closed']] as const;
    const t = scene({
      cells,
      hatches: shut,
      foes: [
        ['thrall', [0, 0]],
        ['saucerman', [0, 0]],
      ],
      crew: { captain: { at: [0, -1] } },
    });
    const map = mapOf(t.state);
    expect(map.walks(t.at(0, 0), alienEdges(t.state, 'thrall'))[t.at(0, -1)]).toBe(2);
    expect(map.walks(t.at(0, 0), alienEdges(t.state, 'saucerman'))[t.at(0, -1)]).toBe(1);
  });

  test('SCA-GEO-13 a vent changes nothing but where Bugs appear', () => {
    const vent = scene({ cells: strip(-1, 0), numbers: { '0,-1': 10 }, foes: [['sentinel', [0, -1]]] });
    const plain = scene({ cells: strip(-1, 0), numbers: { '0,-1': 14 }, foes: [['sentinel', [0, -1]]] });
    expect(TILES[10]!.vent).toBe(true);
    expect(TILES[14]!.vent).toBe(false);
    for (const t of [vent, plain]) {
      expect(stepsFrom(t.state, t.at(0, 0))).toEqual([t.at(0, -1)]);
      t.aliens();
      expect(t.spot(1)).toEqual([0, 0]);
    }
  });
});

describe('hatches', () => {
  const door = (state: 'closed' | 'open' | 'locked' | 'sealed' | 'destroyed' | 'none') =>
    scene({ cells: strip(-1, 0), hatches: [[[0, 0], [0, -1], state]] });

  test('SCA-HATCH-01 a printed hatch is closed when its tile is turned up', () => {
    const t = scene({ cells: strip(-1, 0), down: [[0, -1]] });
    t.state.bags.tiles = [6]; // side 4: S
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.hatch([0, 0], [0, -1])).toBe('closed');
  });

  test('SCA-HATCH-02..04, SCA-RULING-124 a closed hatch stops Rocketeers, walkers and nobody’s alien eyes', () => {
    const { state } = door('closed');
    expect([...humanEdges(state)]).toEqual([0]);
    for (const walker of ['sentinel', 'thrall', 'war-thrall', 'leech', 'brain'] as const)
      expect([...alienEdges(state, walker)], walker).toEqual([0]);
    for (const flier of ['leader', 'saucerman', 'bug'] as const) expect([...alienEdges(state, flier)], flier).toEqual([1]);
    expect([...alienSight(state)]).toEqual([1]);
  });

  test('SCA-HATCH-05, -09 an open or destroyed hatch is a passage for everyone; only the destroyed one outlasts Cleanup', () => {
    for (const s of ['open', 'destroyed'] as const) {
      const { state } = door(s);
      expect([...humanEdges(state)]).toEqual([1]);
      expect([...alienEdges(state, 'sentinel')]).toEqual([1]);
    }
    expect(door('open').nextTurn().hatch([0, 0], [0, -1])).toBe('closed');
    expect(door('destroyed').nextTurn().hatch([0, 0], [0, -1])).toBe('destroyed');
  });

  test('SCA-HATCH-06, -08 a locked or sealed hatch stops every figure and every eye; the lock until Cleanup, the seal for ever', () => {
    for (const s of ['locked', 'sealed'] as const) {
      const { state } = door(s);
      expect([...humanEdges(state), ...alienSight(state), ...alienEdges(state, 'saucerman')]).toEqual([0, 0, 0]);
    }
    expect(door('locked').nextTurn().hatch([0, 0], [0, -1])).toBe('closed');
    const t = door('sealed').nextTurn();
    expect(t.hatch([0, 0], [0, -1])).toBe('sealed');
    expect(t.can({ do: 'open' })).toBe(false);
  });

  test('SCA-HATCH-07, SCA-OVR-01 only Override locks: the Professor offers it, nobody else has a way', () => {
    const hatches = [[[0, 0], [0, -1], 'closed']] as const;
    const t = play({ cells: strip(-1, 0), hatches, crew: { professor: {} } });
    t.act({ do: 'talent' }).answers('overkill/spend', { buy: 'override', to: 'locked' });
    expect(t.hatch([0, 0], [0, -1])).toBe('locked');
    const u = play({ cells: strip(-1, 0), hatches, crew: { chief: { items: ['thermite'] } } });
    for (const o of u.offers('turn/action')) expect(JSON.stringify(o)).not.toContain('lock');
  });

  test('SCA-HATCH-10 an Alien that walks through a closed hatch leaves it closed', () => {
    const t = scene({ cells: strip(-3, 0), hatches: [[[0, -3], [0, -2], 'closed']], foes: [['saucerman', [0, -3]]] }).aliens();
    expect(t.spot(1)).toEqual([0, -2]);
    expect(t.hatch([0, -3], [0, -2])).toBe('closed');
  });

  test('SCA-HATCH-11, SCA-OPEN-01, -02 SCA-EX-09 SCA-EX-29 a hatch is opened by one action from either side, whoever prints it', () => {
    for (const at of [
      [0, 0],
      [0, -1],
    ] as const) {
      const t = play({ cells: strip(-1, 0), hatches: [[[0, 0], [0, -1], 'closed']], crew: { captain: { at } } });
      const other = at[1] === 0 ? t.at(0, -1) : t.at(0, 0);
      expect(t.can({ do: 'move', to: other })).toBe(false);
      t.act({ do: 'open' });
      expect(t.hatch([0, 0], [0, -1])).toBe('open');
      expect(t.can({ do: 'move', to: other })).toBe(true);
    }
  });

  test('SCA-HATCH-12 a hatch opened by a Rocketeer lets a Sentinel in during the same Alien Turn', () => {
    const t = play({ cells: strip(-1, 0), hatches: [[[0, 0], [0, -1], 'closed']], foes: [['sentinel', [0, -1]]] });
    t.act({ do: 'open' });
    t.aliens();
    expect(t.spot(1)).toEqual([0, 0]);
  });
});

describe('line of sight and range', () => {
  const eyes = (t: ReturnType<typeof scene>) => eyesOf(t.state, t.state.rocketeers[0]!);

  test('SCA-LOS-01, SCA-COMBAT-02 without line of sight there is no attack', () => {
    const shut = play({
      cells: strip(-1, 0),
      hatches: [[[0, 0], [0, -1], 'closed']],
      crew: { captain: { items: ['ray-gun'] } },
      foes: [['saucerman', [0, -1]]],
    });
    expect(shut.can({ do: 'attack' })).toBe(false);
    const open = play({ cells: strip(-1, 0), crew: { captain: { items: ['ray-gun'] } }, foes: [['saucerman', [0, -1]]] });
    expect(open.can({ do: 'attack', figure: 1 })).toBe(true);
  });

  test('SCA-LOS-02, SCA-RANGE-01 on one tile all see each other, at range 0; then 1, 2, 3', () => {
    const t = scene({ cells: strip(-3, 0) });
    expect([0, -1, -2, -3].map((r) => eyes(t).range(t.at(0, r)))).toEqual([0, 1, 2, 3]);
  });

  test('SCA-LOS-03, SCA-RULING-51 SCA-EX-30 the features of lines from (0,0)', () => {
    const name = (h: { q: number; r: number }) => `${h.q},${h.r}`;
    const line = (q: number, r: number) =>
      trace({ q: 0, r: 0 }, { q, r }).map((f) =>
        f.kind === 'edge'
          ? `${name(f.from)}|${name(f.to)}`
          : f.kind === 'run'
            ? `run ${[name(f.left), name(f.right)].sort().join(' ')}`
            : `corner ${name(f.from)}>${name(f.to)} third ${name(f.third)}`,
      );
    expect(line(0, -2)).toEqual(['0,0|0,-1', '0,-1|0,-2']);
    expect(line(1, 2)).toEqual(['0,0|0,1', '0,1|1,1', '1,1|1,2']);
    expect(line(2, -1)).toEqual(['run 1,-1 1,0']);
    expect(line(2, 2)).toEqual(['run 0,1 1,0', 'run 1,2 2,1']);
    expect(line(1, 3)).toEqual(['0,0|0,1', '0,1|1,1', '1,1|0,2', '0,2|1,2', '1,2|1,3']);
    expect(line(1, 4)).toEqual(['0,0|0,1', 'corner 0,1>0,2 third 1,1', '0,2|1,2', 'corner 1,2>1,3 third 0,3', '1,3|1,4']);
  });

  test('SCA-LOS-04, -06 face-down tiles and shut hatches block a Rocketeer’s eyes', () => {
    expect(eyes(scene({ cells: strip(-2, 0), down: [[0, -1]] })).range(cellId(0))).toBe(-1);
    const t = scene({ cells: strip(-2, 0), down: [[0, -2]] });
    expect(eyes(t).range(t.at(0, -2))).toBe(-1);
    for (const s of ['closed', 'locked', 'sealed'] as const)
      expect(eyes(scene({ cells: strip(-2, 0), hatches: [[[0, -1], [0, -2], s]] })).range(cellId(0))).toBe(-1);
  });

  test('SCA-LOS-05, SCA-RULING-52 SCA-EX-21 a hatch on the edge along which the line runs does not block it', () => {
    const t = scene({ hatches: [[[1, 0], [0, 1], 'closed']], foes: [['saucerman', [1, 1]]] });
    expect(eyes(t).range(t.at(1, 1))).toBe(2);
  });

  test('SCA-EX-31 SCA-RULING-52 one clear edge on each side is not enough; one clear side is', () => {
    const both = scene({
      hatches: [
        [[0, 0], [1, 0], 'closed'],
        [[0, 1], [1, 1], 'closed'],
      ],
    });
    expect(eyes(both).range(both.at(1, 1))).toBe(-1);
    const one = scene({ hatches: [[[0, 0], [1, 0], 'closed']] });
    expect(eyes(one).range(one.at(1, 1))).toBe(2);
  });

  test('SCA-RULING-53 through a corner a line is blocked only if the edge and the detour are both blocked', () => {
    const cells: Spot[] = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [1, 3],
      [0, 3],
      [1, 4],
    ];
    const sees = (...hatches: readonly (readonly [Spot, Spot, 'closed'])[]) => {
      const t = scene({ cells, hatches });
      return mapOf(t.state).sees(t.at(0, 0), t.at(1, 4), humanEdges(t.state));
    };
    expect(sees()).toBe(true);
    expect(sees([[0, 1], [0, 2], 'closed'])).toBe(true);
    expect(sees([[0, 1], [0, 2], 'closed'], [[0, 1], [1, 1], 'closed'])).toBe(false);
  });

  test('SCA-LOS-07, -08, SCA-AATK-06 Aliens see from and through face-down tiles; a locked hatch alone stops them', () => {
    const t = scene({ cells: strip(-1, 0), down: [[0, -1]], foes: [['saucerman', [0, -1]]] }).aliens(1);
    expect(t.r('captain').hp).toBe(5);
    const u = scene({
      cells: strip(-1, 0),
      down: [[0, -1]],
      hatches: [[[0, 0], [0, -1], 'locked']],
      foes: [['saucerman', [0, -1]]],
    }).aliens(1);
    expect(u.r('captain').hp).toBe(6);
    const v = play({
      cells: strip(-1, 0),
      down: [[0, -1]],
      crew: { captain: { items: ['neuronic-hyperbolizer'] } },
      foes: [['saucerman', [0, -1]]],
    });
    v.state.cards[v.card('captain', 'neuronic-hyperbolizer')]!.charges = 1;
    v.act({ do: 'use' });
    expect(v.foe(1)?.stunned).toBe(true);
  });

  test('SCA-LOS-09 figures never block a line', () => {
    const t = play({
      cells: strip(-2, 0),
      crew: { chief: { items: ['atomic-rifle'] } },
      foes: [
        ['sentinel', [0, -1]],
        ['saucerman', [0, -2]],
      ],
    });
    expect(t.can({ do: 'attack', figure: 2 })).toBe(true);
  });

  test('SCA-RULING-54 SCA-EX-32 a gap in the map blocks the line', () => {
    const ring = disc(2).filter(([q, r]) => q !== 0 || r !== 0);
    const t = scene({ cells: ring, scenario: 's3', crew: { captain: { at: [0, -1] } }, foes: [['saucerman', [0, 1]]] });
    expect(eyes(t).range(t.at(0, 1))).toBe(-1);
    expect(mapOf(t.state).distance(t.at(0, -1), t.at(0, 1))).toBe(3);
  });

  test('SCA-RANGE-02, -03, SCA-RULING-55 range is the shortest clear way, and needs the line as well', () => {
    // (0,0) sees (0,-2) along the strip; with the direct edge shut neither line nor range 2 is left although a way round exists.
    const around: Spot[] = [
      [0, 0],
      [0, -1],
      [0, -2],
      [1, -1],
      [1, -2],
    ];
    const t = scene({ cells: around, hatches: [[[0, 0], [0, -1], 'closed']] });
    const human = humanEdges(t.state);
    expect(mapOf(t.state).walks(t.at(0, 0), human)[t.at(0, -2)]).toBe(3);
    expect(eyes(t).range(t.at(0, -2))).toBe(-1);
    for (const cell of [t.at(1, -1), t.at(1, -2)]) expect(eyes(t).range(cell)).toBeGreaterThan(0);
  });

  test('SCA-RULING-57 a hatch is in sight if one of its two tiles is', () => {
    const t = play({
      cells: strip(-3, 0),
      hatches: [
        [[0, -1], [0, -2], 'closed'],
        [[0, -2], [0, -3], 'closed'],
      ],
      crew: { captain: { items: ['heat-ray'] } },
    });
    t.act({ do: 'use' });
    const edges = t.offers('gear/edge').map((o) => (o as { edge: number }).edge);
    expect(new Set(edges)).toEqual(new Set([t.edge([0, -1], [0, -2])]));
  });

  test('SCA-RULING-56 where sight is ignored, locked and sealed hatches are too: a Brain two tiles away reaches everybody', () => {
    const t = scene({
      cells: strip(-2, 0),
      hatches: [
        [[0, 0], [0, -1], 'sealed'],
        [[0, -1], [0, -2], 'locked'],
      ],
      crew: { captain: { standard: 0, standardSpent: 2, restricted: 1 } },
      foes: [['brain', [0, -2]]],
    }).aliens();
    expect(t.r('captain').box).toBe('standard');
  });

  test('the view shows range and sight from every tile', () => {
    const t = opened({ scenario: 's1' });
    t.answers('order/next', { claim: 'captain' }).answers('turn/arrow', 1);
    const v = t.view(0);
    expect(v.sight[v.start]![v.start]).toBe(0);
    expect(v.sight.length).toBe(v.cells.length);
  });
});
