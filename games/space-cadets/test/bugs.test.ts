import { describe, expect, test } from 'vitest';
import { disc, type Foe, type Spot, scene, strip } from './table.ts';

const bugs = (...at: readonly Spot[]): Foe[] => at.map((s) => ['bug', s] as const);
const at = (t: ReturnType<typeof scene>) =>
  t
    .foes('bug')
    .map((f) => t.spot(f.id).join())
    .sort();

describe('Bugs', () => {
  test('SCA-BUG-01, -02 SCA-EX-05 a swarm of three moves three tiles and attacks nobody', () => {
    const t = scene({ cells: strip(-5, 0), foes: bugs([0, -5], [0, -5], [0, -5]) }).aliens(1, 1, 1);
    expect([at(t), t.told('bugs-attacked').length]).toEqual([['0,-2', '0,-2', '0,-2'], 0]);
    const lone = scene({ cells: strip(-5, 0), foes: bugs([0, -5]) }).aliens();
    expect(at(lone)).toEqual(['0,-4']);
  });
  test('SCA-BUG-08 SCA-EX-06 a joining Bug raises the swarm’s movement; what was spent on joining counts', () => {
    const t = scene({ cells: strip(-3, 0), crew: { captain: { at: [0, -3] } }, foes: bugs([0, 0], [0, -1]) }).aliens();
    expect(at(t)).toEqual(['0,-2', '0,-2']);
    expect(t.told('bugs-attacked')).toHaveLength(0);
  });
  test('SCA-BUG-10, -11, SCA-RULING-80 SCA-EX-07 five Bugs two tiles away: three attack, a die each, on one Rocketeer', () => {
    const t = scene({ cells: strip(-2, 0), foes: bugs([0, -2], [0, -2], [0, -2], [0, -2], [0, -2]) }).aliens(1, 1, 9);
    expect([t.told('bugs-attacked')[0]?.dice, t.r('captain').hp]).toEqual([3, 4]);
  });
  test('SCA-BUG-04, -06, -07 SCA-EX-08 first they unite, leaving a Rocketeer alone for it', () => {
    const t = scene({ cells: strip(-2, 0), foes: bugs([0, 0], [0, -2]) }).aliens(1, 1);
    expect([at(t), t.r('captain').hp]).toEqual([['0,-1', '0,-1'], 6]);
  });
  test('SCA-BUG-03, -05 the one swarm goes for the nearest Rocketeer, through closed hatches', () => {
    const t = scene({
      cells: strip(-3, 1),
      hatches: [[[0, -2], [0, -1], 'closed']],
      crew: { captain: { at: [0, 0] }, doctor: { at: [0, 1] } },
      foes: bugs([0, -3], [0, -3]),
    }).aliens();
    expect(at(t)).toEqual(['0,-1', '0,-1']);
    const locked = scene({ cells: strip(-3, 0), hatches: [[[0, -2], [0, -1], 'locked']], foes: bugs([0, -3], [0, -3]) }).aliens();
    expect(at(locked)).toEqual(['0,-3', '0,-3']);
  });
  test('SCA-BUG-12 SCA-EX-35 on a Rocketeer’s tile the only swarm attacks without moving; a neighbour joins first', () => {
    const t = scene({ cells: strip(-1, 0), foes: bugs([0, 0], [0, 0], [0, 0], [0, -1]) }).aliens();
    expect([at(t), t.told('bugs-attacked')[0]?.dice]).toEqual([['0,0', '0,0', '0,0', '0,0'], 3]);
    const still = scene({ cells: strip(-1, 0), foes: bugs([0, 0]) }).aliens();
    expect(still.told('bugs-attacked')[0]?.dice).toBe(1);
  });
  test('SCA-BUG-09, SCA-RULING-77, -78 SCA-EX-36 four lone Bugs on 19 tiles end as one swarm on (-1,1)', () => {
    const t = scene({ cells: disc(2), crew: { captain: { at: [-2, 0] } }, foes: bugs([0, 0], [0, -1], [-1, -1], [-1, 2]) }).aliens();
    expect(at(t)).toEqual(['-1,1', '-1,1', '-1,1', '-1,1']);
    const merges = t.told('bugs-merged').map((n) => [n.to[0], n.size, n.energy]);
    expect(merges).toEqual([
      [t.at(0, -1), 2, 1],
      [t.at(0, 0), 3, 1],
      [t.at(-1, 1), 4, 0],
    ]);
    expect(t.told('bugs-attacked')).toHaveLength(0);
  });
  test('SCA-EX-45 SCA-RULING-78 too far apart they approach where the others stood, and unite next turn', () => {
    const t = scene({ cells: strip(-3, 3), crew: { captain: { at: [0, -3] } }, foes: bugs([0, -3], [0, -3], [0, -3], [0, 3]) }).aliens(
      1,
      1,
      1,
    );
    expect([at(t), t.r('captain').hp]).toEqual([['0,0', '0,0', '0,0', '0,2'], 6]);
    t.cleanup();
    t.aliens(1, 1);
    expect([at(t), t.told('bugs-merged').at(-1)?.energy, t.r('captain').hp]).toEqual([['0,-1', '0,-1', '0,-1', '0,-1'], 2, 6]);
  });
  test('SCA-RULING-79 Bugs cut off by a lock swarm by themselves', () => {
    const t = scene({
      cells: strip(-3, 3),
      hatches: [[[0, -1], [0, 0], 'locked']],
      crew: { captain: { at: [0, -1] } },
      foes: bugs([0, -2], [0, 2], [0, 3]),
    }).aliens(9);
    expect(at(t)).toEqual(['0,-1', '0,2', '0,2']);
  });
  test('SCA-BUG-04 stunned Bugs are ignored', () => {
    const t = scene({
      cells: strip(-3, 0),
      foes: [
        ['bug', [0, -1]],
        ['bug', [0, -3], { stunned: true }],
      ],
    }).aliens(1);
    expect(at(t)).toEqual(['0,-3', '0,0']);
  });
  test('SCA-RULING-80 each hit is prevented by itself; no Overkills', () => {
    const t = scene({ crew: { captain: { items: ['fiberweave-spacesuit'] } }, foes: bugs([0, 0], [0, 0]) }).aliens(1, 1);
    t.answers('damage/prevent', t.card('captain', 'fiberweave-spacesuit'));
    expect([t.r('captain').hp, t.r('captain').o2]).toEqual([5, 6]);
  });
  test('SCA-BUG-04, SCA-RULING-78 of two groups equally far the larger draws a Bug, whatever its number', () => {
    const t = scene({
      cells: strip(-5, 5),
      numbers: { '0,-5': 1, '0,5': 36 },
      crew: { captain: { at: [0, 3] } },
      foes: bugs([0, 0], [0, -5], [0, 5], [0, 5]),
    }).aliens();
    expect([t.spot(1), t.told('bugs-merged').length]).toEqual([[0, 1], 0]);
  });
  test('SCA-BUG-15, SCA-RULING-81 with no figure left the farthest Bug comes again, unstunned; ties by rank, then age; nothing if all stand there', () => {
    const t = scene({
      n: 2,
      cells: strip(-3, 1),
      down: [[0, 1]],
      numbers: { '0,0': 10, '0,-1': 1, '0,-2': 3, '0,-3': 6 },
      foes: [
        ...bugs([0, -2]),
        ...Array.from({ length: 7 }, () => ['bug', [0, 0]] as const),
        ['bug', [0, -3], { stunned: true }],
        ['bug', [0, -3]],
      ],
    });
    t.place(0, 1).alien = true;
    t.state.bags.aliens = [38];
    t.state.bags.tiles = [14];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.foes('bug')).toHaveLength(10);
    expect(t.foe(9)).toBeUndefined();
    // Two equally far: the one on the tile with the lower number, though it is the younger.
    const tied = scene({
      n: 2,
      cells: [...strip(-2, 1), [1, -2]],
      down: [[0, 1]],
      numbers: { '0,0': 10, '0,-1': 1, '0,-2': 6, '1,-2': 3 },
      foes: [...bugs([0, -2], [1, -2]), ...Array.from({ length: 8 }, () => ['bug', [0, 0]] as const)],
    });
    tied.place(0, 1).alien = true;
    tied.state.bags.aliens = [38];
    tied.state.bags.tiles = [14];
    tied.scanBy('captain').answers('scan/cell', {});
    expect([tied.told('bug-recycled').map((b) => b.id), tied.foe(1) !== undefined]).toEqual([[2], true]);
    expect(t.foes('bug').at(-1)).toMatchObject({ stunned: false });
    const full = scene({
      n: 2,
      cells: strip(0, 1),
      down: [[0, 1]],
      numbers: { '0,0': 10 },
      foes: Array.from({ length: 10 }, () => ['bug', [0, 0]] as const),
    });
    full.place(0, 1).alien = true;
    full.state.bags.aliens = [20];
    full.state.bags.tiles = [14];
    full.scanBy('captain').answers('scan/cell', {});
    expect(full.foes('bug').map((f) => f.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
