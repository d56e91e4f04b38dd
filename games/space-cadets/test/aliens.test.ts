import { describe, expect, test } from 'vitest';
import { lineUp } from '../rules/aliens.ts';
import { figureId } from '../state.ts';
import { disc, give, play, type Scene, type Spot, scene, strip } from './table.ts';

const alone = (s: Scene) => scene({ crew: { captain: { at: [0, 0] } }, ...s });

describe('the Alien Turn', () => {
  test('SCA-ALIEN-01, -02 types act in Sentience order, one type after the other', () => {
    const t = alone({
      foes: [
        ['bug', [0, 0]],
        ['leech', [0, 0]],
        ['war-thrall', [0, 0]],
        ['thrall', [0, 0]],
        ['sentinel', [0, 0]],
        ['saucerman', [0, 0]],
        ['leader', [0, 0]],
        ['brain', [2, -2]],
      ],
    });
    t.r('captain').restricted = 0;
    t.r('captain').restrictedSpent = 1;
    t.aliens();
    expect(t.told('alien-step').map((n) => n.type)).toEqual([
      'brain',
      'leader',
      'saucerman',
      'sentinel',
      'thrall',
      'war-thrall',
      'leech',
      'bug',
    ]);
  });
  test('SCA-ALIEN-03, -04 one figure moves and attacks before the next; each acts once', () => {
    const t = alone({
      cells: strip(-2, 0),
      foes: [
        ['saucerman', [0, -2]],
        ['saucerman', [0, -2]],
      ],
    }).aliens();
    const acts = t.notes.flatMap((n) =>
      n.kind === 'alien-moved' || n.kind === 'alien-attacked' ? [`${n.kind === 'alien-moved' ? 'moves' : 'attacks'} ${n.foe.id}`] : [],
    );
    expect(acts).toEqual(['moves 1', 'attacks 1', 'moves 2', 'attacks 2']);
  });
  test('SCA-ALIEN-05, SCA-FX-06 the stunned do nothing and recover in Cleanup', () => {
    const t = alone({
      cells: strip(-1, 0),
      foes: [
        ['sentinel', [0, -1], { stunned: true }],
        ['bug', [0, 0], { stunned: true }],
        ['brain', [0, 0], { stunned: true }],
      ],
    }).aliens(1, 1, 1);
    expect([t.spot(1), t.r('captain').hp, t.r('captain').box]).toEqual([[0, -1], 6, '']);
    expect(t.cleanup().foe(1)?.stunned).toBe(false);
  });
  test('SCA-ALIEN-06 nobody is asked for an Alien’s decision', () => {
    const t = alone({
      foes: [
        ['sentinel', [2, 0]],
        ['saucerman', [-2, 0]],
        ['leader', [0, 2]],
        ['bug', [0, -2]],
      ],
    }).aliens();
    expect(t.asks).toHaveLength(0);
  });
  test('SCA-RULING-59 within a type: face-up tiles by number, then face-down by q and r; on one tile by age; War Thralls after Thralls', () => {
    const t = scene({
      cells: strip(-4, 0),
      numbers: { '0,0': 9, '0,-1': 3, '0,-4': 7 },
      down: [
        [0, -2],
        [0, -3],
      ],
      foes: [
        ['thrall', [0, -2]],
        ['thrall', [0, -3]],
        ['thrall', [0, 0]],
        ['thrall', [0, -1]],
        ['thrall', [0, -1]],
        ['thrall', [0, -4], { stunned: true }],
      ],
    });
    expect(lineUp(t.state, 'thrall').map((f) => f.id)).toEqual([4, 5, 3, 2, 1]);
  });
});

describe('movement', () => {
  test('SCA-AMOVE-01..03 an Alien goes for the nearest Rocketeer, stops where it can attack, stays if it already can', () => {
    const t = alone({ cells: strip(-4, 0), foes: [['leader', [0, -4]]] }).aliens();
    expect(t.spot(1)).toEqual([0, -2]);
    const near = alone({ cells: strip(-2, 0), foes: [['leader', [0, -2]]] }).aliens();
    expect(near.spot(1)).toEqual([0, -1]);
    const there = alone({ cells: strip(-1, 0), foes: [['leader', [0, -1]]] }).aliens();
    expect([there.spot(1), there.told('alien-stayed')[0]?.why]).toEqual([[0, -1], 'in-position']);
  });
  test('SCA-AMOVE-04 nearest by its own walk, face-down tiles included, not by sight or straight line', () => {
    // the Doctor is next door behind a closed hatch; the Captain two open steps away, one of them face down
    const cells: Spot[] = [
      [0, 0],
      [0, -1],
      [0, 1],
      [0, 2],
    ];
    const t = scene({
      cells,
      down: [[0, 1]],
      hatches: [[[0, 0], [0, -1], 'closed']],
      crew: { captain: { at: [0, 2] }, doctor: { at: [0, -1] } },
      foes: [['thrall', [0, 0]]],
    }).aliens();
    expect(t.spot(1)).toEqual([0, 1]);
  });
  test('SCA-AMOVE-05 SCA-EX-03 among equals the highest Order token', () => {
    const arms: Spot[] = [
      [0, 0],
      [0, -1],
      [0, -2],
      [0, -3],
      [1, 0],
      [2, 0],
      [3, 0],
      [-1, 1],
      [-2, 2],
      [-3, 3],
    ];
    const t = scene({
      cells: arms,
      crew: { captain: { at: [0, -3], order: 1 }, doctor: { at: [3, 0], order: 2 }, chief: { at: [-3, 3], order: 3 } },
      foes: [['thrall', [0, 0]]],
    }).aliens();
    expect([t.spot(1), t.told('alien-target')[0]?.why]).toEqual([[-1, 1], 'order-token']);
  });
  test('SCA-AMOVE-06..08, SCA-RULING-60, -61 SCA-EX-34 next tile: face up before face down, the lowest number, or by chance', () => {
    const four: Spot[] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    const go = (down: readonly Spot[], draw = 0) =>
      scene({ cells: four, numbers: { '1,0': 22, '0,1': 9 }, down, crew: { captain: { at: [1, 1] } }, foes: [['saucerman', [0, 0]]] })
        .draws(draw)
        .aliens();
    const t = go([]);
    expect([t.spot(1), t.told('alien-moved')[0]?.why, t.told('alien-attacked')[0]?.range]).toEqual([[0, 1], 'lowest-number', 1]);
    expect([go([[0, 1]]).spot(1), go([[0, 1]]).told('alien-moved')[0]?.why]).toEqual([[1, 0], 'face-up']);
    const random = new Set(
      [0, 1].map((d) =>
        go(
          [
            [0, 1],
            [1, 0],
          ],
          d,
        )
          .spot(1)
          .join(),
      ),
    );
    expect(random.size).toBe(2);
  });
  test('SCA-AMOVE-09 locked and sealed hatches stop all; SCA-AMOVE-11, -12 closed ones only the walkers', () => {
    const walk = (
      type: 'leader' | 'saucerman' | 'bug' | 'sentinel' | 'thrall' | 'leech' | 'war-thrall',
      s: 'closed' | 'locked' | 'sealed',
    ) =>
      alone({ cells: strip(-3, 0), hatches: [[[0, -3], [0, -2], s]], foes: [[type, [0, -3]]] })
        .aliens()
        .spot(1)[1] !== -3;
    for (const type of ['leader', 'saucerman', 'bug'] as const)
      expect([walk(type, 'closed'), walk(type, 'locked'), walk(type, 'sealed')], type).toEqual([true, false, false]);
    for (const type of ['sentinel', 'thrall', 'leech', 'war-thrall'] as const)
      expect([walk(type, 'closed'), walk(type, 'locked'), walk(type, 'sealed')], type).toEqual([false, false, false]);
  });
  test('SCA-AMOVE-10 face-down tiles have no hatches but those a face-up neighbour prints', () => {
    const t = alone({
      cells: strip(-3, 0),
      down: [
        [0, -3],
        [0, -2],
        [0, -1],
      ],
      hatches: [[[0, 0], [0, -1], 'closed']],
      foes: [
        ['sentinel', [0, -3]],
        ['leech', [0, -1]],
      ],
    });
    t.state.rocketeers[0]!.at = t.at(0, 0);
    t.aliens();
    expect([t.spot(1), t.spot(2)]).toEqual([
      [0, -3],
      [0, -1],
    ]);
    const u = alone({
      cells: strip(-3, 0),
      down: [
        [0, -3],
        [0, -2],
        [0, -1],
      ],
      foes: [['sentinel', [0, -3]]],
    }).aliens();
    expect(u.spot(1)).toEqual([0, -1]);
  });
  test('SCA-AMOVE-13, -14 SCA-EX-20 SCA-AMOVE-15 whoever cannot be reached is ignored; the way is found anew every turn', () => {
    const cells: Spot[] = strip(-2, 9);
    const s: Scene = {
      cells,
      hatches: [[[0, 0], [0, -1], 'closed']],
      crew: { captain: { at: [0, -2] }, doctor: { at: [0, 9], order: 1 } },
      foes: [['sentinel', [0, 0]]],
    };
    const t = scene(s).aliens();
    expect([t.spot(1), t.told('alien-target')[0]?.role]).toEqual([[0, 2], 'doctor']);
    t.cleanup();
    t.state.edges[t.edge([0, 0], [0, -1])] = 'open';
    t.aliens();
    expect(t.spot(1)).toEqual([0, 0]);
    const none = scene({ ...s, crew: { captain: { at: [0, -2] } } }).aliens();
    expect([none.spot(1), none.told('alien-stayed')[0]?.why]).toEqual([[0, 0], 'no-path']);
  });
});

describe('attack', () => {
  test('SCA-AATK-01, -02, SCA-RULING-62 SCA-EX-04 the nearest in range and sight, then the highest Order token', () => {
    const t = scene({ crew: { captain: { order: 1 }, doctor: { order: 2 }, chief: { order: 3 } }, foes: [['sentinel', [0, 0]]] }).aliens();
    expect(t.told('alien-attacked')[0]?.role).toBe('chief');
    const near = scene({
      cells: strip(-1, 0),
      crew: { captain: { order: 1, at: [0, 0] }, chief: { order: 3, at: [0, -1] } },
      foes: [['leader', [0, 0]]],
    }).aliens();
    expect(near.told('alien-attacked')[0]?.role).toBe('captain');
  });
  test('SCA-AATK-03, SCA-RULING-69 the first success is 1 damage, each Overkill one effect, even if the damage is prevented', () => {
    const t = scene({ crew: { captain: { items: ['fiberweave-spacesuit'] } }, foes: [['leader', [0, 0]]] }).aliens(1, 1, 9, 9);
    t.answers('damage/prevent', t.card('captain', 'fiberweave-spacesuit'));
    expect([t.r('captain').hp, t.r('captain').o2]).toEqual([6, 5]);
  });
  test('SCA-AATK-04 range 0 is the own tile, range 1 the neighbours too', () => {
    const hit = (type: 'sentinel' | 'saucerman', stagger = 0) =>
      alone({ cells: strip(-1, 0), hatches: [[[0, 0], [0, -1], 'closed']], foes: [[type, [0, -1], { stagger }]] })
        .aliens(1)
        .r('captain').hp;
    expect([hit('sentinel'), hit('saucerman')]).toEqual([6, 5]);
  });
  test('SCA-AATK-05, -06 SCA-EX-15 Leaders and Saucermen shoot through closed hatches and from face-down tiles, not through a lock', () => {
    const s = (state: 'closed' | 'locked') =>
      alone({ cells: strip(-1, 0), down: [[0, -1]], hatches: [[[0, 0], [0, -1], state]], foes: [['saucerman', [0, -1]]] }).aliens(1, 9);
    expect(s('closed').told('alien-attacked')[0]?.dice).toBe(2);
    expect(s('locked').told('alien-attacked')).toHaveLength(0);
  });
  test('SCA-AATK-07 without a target no dice are rolled', () => {
    const t = alone({ cells: strip(-5, 0), foes: [['leader', [0, -5]]] }).aliens();
    expect([t.chance.thrown, t.told('alien-held')[0]?.why]).toEqual([0, 'no-target']);
  });
});

describe('the types', () => {
  test('SCA-BRAIN-01, -02 a Brain does not move and controls everybody within two tiles at once, without dice or sight', () => {
    const t = scene({
      cells: strip(-3, 0),
      crew: {
        captain: { at: [0, -2], restricted: 0, restrictedSpent: 1 },
        doctor: { at: [0, -1], restricted: 0, restrictedSpent: 1 },
        chief: { at: [0, 0] },
      },
      foes: [['brain', [0, -3]]],
    }).aliens();
    expect([t.spot(1), t.r('captain').box, t.r('doctor').box, t.r('chief').box, t.chance.thrown]).toEqual([
      [0, -3],
      'restricted',
      'restricted',
      '',
      0,
    ]);
  });
  test('SCA-LEADER-01, -04 a Leader: two tiles, through closed hatches, 4 dice, Panic', () => {
    const t = alone({ cells: strip(-3, 0), hatches: [[[0, -3], [0, -2], 'closed']], foes: [['leader', [0, -3]]] }).aliens(1, 1, 9, 9);
    expect([t.spot(1), t.told('alien-attacked')[0]?.dice, t.r('captain').hp, t.r('captain').o2]).toEqual([[0, -1], 4, 5, 5]);
  });
  test('SCA-LEADER-02, -03, SCA-RULING-63 SCA-EX-18 a Leader takes along the Saucermen of every tile it leaves; they do not move again but may attack', () => {
    const t = alone({
      cells: strip(-4, 0),
      crew: { captain: { at: [0, -4] } },
      foes: [
        ['leader', [0, 0]],
        ['saucerman', [0, 0]],
        ['saucerman', [0, 0]],
        ['saucerman', [0, -1]],
        ['saucerman', [0, -2]],
      ],
    }).aliens();
    expect([1, 2, 3, 4, 5].map((id) => t.spot(id)[1])).toEqual([-2, -2, -2, -2, -3]);
    expect(t.told('alien-attacked').map((n) => n.foe.id)).toEqual([5]);
    const near = alone({
      cells: strip(-2, 0),
      foes: [
        ['leader', [0, -2]],
        ['saucerman', [0, -2]],
        ['saucerman', [0, -2], { stunned: true }],
      ],
    }).aliens();
    expect([near.spot(2), near.spot(3), near.told('alien-attacked').map((n) => n.foe.id)]).toEqual([
      [0, -1],
      [0, -2],
      [1, 2],
    ]);
  });
  test('SCA-SAUCER-01, -02 a Saucerman: one tile, 2 dice, Mind Control', () => {
    const t = alone({
      cells: strip(-2, 0),
      crew: { captain: { restricted: 0, restrictedSpent: 1 } },
      foes: [['saucerman', [0, -2]]],
    }).aliens(1, 1);
    expect([t.spot(1), t.r('captain').hp, t.r('captain').box]).toEqual([[0, -1], 5, 'restricted']);
  });
  test('SCA-SENT-01..03, SCA-FX-02 a Sentinel: two tiles, Panic when it enters (once a turn), 6 dice, Terror', () => {
    const t = alone({ cells: strip(-2, 1), foes: [['sentinel', [0, -2]]] }).aliens(1, 1, 9, 9, 9, 9, 4);
    expect([t.told('alien-attacked')[0]?.dice, t.r('captain').o2, t.r('captain').hp, t.spot('captain')]).toEqual([6, 5, 5, [0, 1]]);
    const two = alone({
      cells: strip(-1, 1),
      foes: [
        ['sentinel', [0, -1]],
        ['sentinel', [0, 1]],
      ],
    }).aliens();
    expect(two.r('captain').o2).toBe(5);
  });
  test('SCA-SENT-05 SCA-EX-12 a silenced Sentinel still frightens', () => {
    const t = alone({ cells: strip(-1, 0), foes: [['sentinel', [0, -1], { stagger: 3 }]] }).aliens(1, 1);
    expect([t.r('captain').o2, t.r('captain').hp, t.chance.thrown]).toEqual([5, 6, 0]);
  });
  test('SCA-RULING-65 pushed or pulled onto a tile a Sentinel frightens too; placed there it does not', () => {
    const t = play({ cells: strip(-2, 0), crew: { captain: { items: ['atomic-rifle'] } }, foes: [['sentinel', [0, -1]]] });
    t.dice(1, 1)
      .act({ do: 'attack' })
      .answers('overkill/spend', { buy: 'dislodge', to: t.at(0, 0) });
    expect(t.r('captain').o2).toBe(5);
    const u = scene({ cells: strip(-1, 0), down: [[0, -1]], crew: { captain: { at: [0, 0] } }, state: { redAlert: false } });
    u.place(0, -1).alien = true;
    u.state.bags.aliens = [10];
    u.scanBy('captain').answers('scan/cell', {});
    expect(u.r('captain').o2).toBe(6);
  });
  test('SCA-THRALL-01..03, SCA-RULING-64 a Thrall moves one tile or attacks with one die, never both', () => {
    const t = alone({ cells: strip(-1, 0), foes: [['thrall', [0, -1]]] }).aliens(1);
    expect([t.spot(1), t.r('captain').hp]).toEqual([[0, 0], 6]);
    t.cleanup();
    t.aliens(1);
    expect([t.r('captain').hp, t.told('alien-attacked')[0]?.dice]).toEqual([5, 1]);
  });
  test('SCA-WAR-01, SCA-RULING-75, SCA-CONTENT-08 a War Thrall: two tiles, 2 dice, moves and attacks, is subdued like a Thrall', () => {
    const t = alone({ cells: strip(-3, 0), foes: [['war-thrall', [0, -2]]] }).aliens(1, 9);
    expect([t.spot(1), t.r('captain').hp, t.told('alien-attacked')[0]?.dice]).toEqual([[0, 0], 5, 2]);
    t.cleanup().turnOf('captain').dice(1).act({ do: 'subdue' });
    expect([t.r('captain').wire, t.state.lost['war-thrall']]).toEqual([1, 1]);
  });
  test('SCA-CONTENT-08 a War Thrall that began the turn with an unstunned Brain carries the oldest along; without moving it carries nothing', () => {
    const t = alone({
      cells: strip(-4, 0),
      crew: { captain: { at: [0, 0] } },
      foes: [
        ['war-thrall', [0, -4]],
        ['war-thrall', [0, -4]],
        ['brain', [0, -4], { stunned: true }],
        ['brain', [0, -4]],
        ['brain', [0, -3]],
      ],
    });
    t.aliens();
    expect([3, 4, 5].map((id) => t.spot(id)[1])).toEqual([-4, -2, -3]);
    const still = alone({
      foes: [
        ['war-thrall', [0, 0]],
        ['brain', [0, 0]],
      ],
    });
    still.r('captain').box = 'standard';
    still.r('captain').standard = 1;
    still.r('captain').controlled = true;
    still.aliens();
    expect(still.spot(2)).toEqual([0, 0]);
  });
  test('SCA-FX-12, -14, SCA-RULING-76 an Overkill of a War Thrall grips; the grip ends when it is subdued, stunned or elsewhere', () => {
    const t = alone({ foes: [['war-thrall', [0, 0]]] }).aliens(1, 1);
    expect(t.r('captain').grips).toEqual([1]);
    t.cleanup().turnOf('captain');
    expect(t.can({ do: 'move' })).toBe(false);
    t.dice(1).act({ do: 'subdue' });
    expect([t.r('captain').grips, t.can({ do: 'move' })]).toEqual([[], true]);
  });
  test('SCA-FX-12, -14 each War Thrall has its own grip: one subdued, the other still holds', () => {
    const t = alone({
      foes: [
        ['war-thrall', [0, 0]],
        ['war-thrall', [0, 0]],
      ],
    }).aliens(1, 1, 1, 1);
    expect(t.r('captain').grips).toEqual([1, 2]);
    t.cleanup().turnOf('captain').dice(1).act({ do: 'subdue', figure: 1 });
    expect([t.r('captain').grips, t.can({ do: 'move' })]).toEqual([[2], false]);
  });
  test('SCA-AATK-06, SCA-HATCH-09 neither a locked nor a sealed hatch is shot through', () => {
    const shots = (['closed', 'locked', 'sealed'] as const).map(
      (hatch) =>
        alone({ cells: strip(-1, 0), foes: [['saucerman', [0, -1]]], hatches: [[[0, 0], [0, -1], hatch]] })
          .aliens()
          .told('alien-attacked').length,
    );
    expect(shots).toEqual([1, 0, 0]);
  });
  test('SCA-LEECH-01..03, SCA-FX-15, SCA-RULING-67 a Leech: one tile, 3 dice; each Overkill a new one that attacks at once, chains first; the new do not act again', () => {
    const t = alone({ cells: strip(-1, 0), foes: [['leech', [0, -1]]] });
    // first attack: 2 Overkills; the first newcomer hits with 1 Overkill, its own newcomer misses; the second newcomer misses
    t.aliens(1, 1, 1, 1, 1, 9, 9, 9, 9, 9, 9, 9);
    expect([t.foes('leech').length, t.r('captain').hp, t.told('alien-attacked').map((n) => n.foe.id)]).toEqual([4, 4, [1, 2, 3, 4]]);
    const full = alone({
      foes: Array.from({ length: 16 }, (_, i) => ['leech', i === 0 ? [0, 0] : [2, 0], { stunned: i > 0 }] as const),
    }).aliens(1, 1);
    expect(full.foes('leech')).toHaveLength(16);
  });
});

describe('effects on Rocketeers', () => {
  const struck = (die: number, s: Scene = {}) =>
    alone({ cells: strip(-1, 1), foes: [['sentinel', [0, 0]]], ...s }).aliens(1, 1, 9, 9, 9, 9, die);
  test('SCA-FX-08, -09, SCA-RULING-88 Terror 1 to 6: one tile that way, or 1 damage if there is no way', () => {
    expect(struck(1).spot('captain')).toEqual([0, -1]);
    expect(struck(2).r('captain').hp).toBe(4);
    expect(struck(1, { hatches: [[[0, 0], [0, -1], 'closed']] }).r('captain').hp).toBe(4);
  });
  test('SCA-FX-10, -11, SCA-RULING-123 Terror 7 and 8: a step of the victim’s choice, by default the first direction; 9 and 10: nothing', () => {
    const t = struck(7).answers('terror/step', 2);
    expect(t.spot('captain')).toEqual([0, 1]);
    const late = alone({
      cells: strip(-1, 1),
      seats: 2,
      crew: { captain: { order: 2 }, chief: { seat: 1, at: [0, -1] } },
      foes: [['sentinel', [0, 0]]],
    })
      .aliens(1, 1, 9, 9, 9, 9, 8)
      .strike();
    expect(late.spot('captain')).toEqual([0, -1]);
    for (const none of [struck(9), struck(10)])
      expect([none.topics(), none.spot('captain'), none.r('captain').hp]).toEqual([[], [0, 0], 5]);
  });
  test('SCA-EX-33 SCA-FX-08 with the arrow SE, Terror 1, 2 and 5 go SE, S and N', () => {
    for (const [die, to] of [
      [1, [1, 0]],
      [2, [0, 1]],
      [5, [0, -1]],
    ] as const) {
      const t = alone({ foes: [['sentinel', [0, 0]]], state: { arrow: 3 } }).aliens(1, 1, 9, 9, 9, 9, die);
      expect(t.spot('captain')).toEqual(to);
    }
  });
  test('SCA-RULING-88 later Terror dice start from the new tile; a grip does not prevent it', () => {
    const t = alone({
      cells: strip(-2, 0),
      crew: { captain: { grips: [figureId(2)] } },
      foes: [
        ['sentinel', [0, 0]],
        ['war-thrall', [0, 0], { stunned: true }],
      ],
    }).aliens(1, 1, 1, 9, 9, 9, 1, 1);
    expect(t.spot('captain')).toEqual([0, -2]);
  });
  test('SCA-FX-01, -02 Panic costs 1 O² at most once a turn', () => {
    const t = alone({ foes: [['leader', [0, 0]]] }).aliens(1, 1, 1, 1);
    expect([t.r('captain').o2, t.told('spared').length]).toEqual([5, 2]);
  });
});

describe('the forecast agrees with what happens', () => {
  test('single figures go where the view says', () => {
    for (const type of ['leader', 'saucerman', 'sentinel', 'thrall', 'leech', 'war-thrall'] as const) {
      const t = alone({
        cells: disc(2),
        hatches: [
          [[0, 0], [0, -1], 'closed'],
          [[1, -1], [1, 0], 'closed'],
        ],
        foes: [[type, [0, -2]]],
      });
      const [f] = t.view(0).forecast;
      t.aliens();
      const last = f?.steps.at(-1)?.[0] ?? t.at(0, -2);
      expect(t.at(...t.spot(1)), type).toBe(last);
      expect(t.told('alien-attacked')[0]?.role ?? '').toBe(f?.attacks);
    }
  });
  test('the view marks the carried', () => {
    const t = alone({
      cells: strip(-4, 0),
      foes: [
        ['leader', [0, -4]],
        ['saucerman', [0, -4]],
      ],
    });
    expect(t.view(0).forecast.find((f) => f.id === 2)?.stays).toBe('carried');
    give(t, 'captain', 'holster');
  });
});
