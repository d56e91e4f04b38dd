import type { Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { SCENARIO } from '../content/index.ts';
import { alertPile, scanOptions, stockSize } from '../rules/scan.ts';
import { homeOf } from '../rules/scenarios.ts';
import { disc, give, opened, play, type Ship, scene, strip } from './table.ts';

/** A Rocketeer on (0,0) about to turn up (0,-1). */
const scanning = (s: Parameters<typeof scene>[0] = {}) =>
  scene({
    cells: strip(-2, 1),
    down: [
      [0, -1],
      [0, -2],
    ],
    ...s,
  });
/** Turns up the tile north of (0,0) with this Alien token on it. */
function reveal(t: Ship, token: number): Ship {
  t.place(0, -1).alien = true;
  t.state.bags.aliens = [token];
  t.state.bags.tiles = [1, 3, 6];
  return t.scanBy(t.state.rocketeers[0]!.role).answers('scan/cell', { cell: t.at(0, -1) });
}

describe('game turn', () => {
  test('SCA-TURN-01..04 Rocketeers act one after the other (order, scan, actions), then the Aliens, then Cleanup', () => {
    const t = opened({ rocketeers: 2 });
    expect(t.state.turn).toBe(1);
    const seen: string[] = [];
    t.answers('order/next', { claim: 'captain' }).answers('turn/arrow', 1);
    for (const role of ['captain', 'chief'] as const) {
      seen.push(`scan ${t.state.rocketeers[t.state.active]!.role}`);
      t.answers('scan/cell', {});
      expect(t.told('alien-turn')).toHaveLength(0);
      t.act({ do: 'end', who: role });
    }
    expect(seen).toEqual(['scan captain', 'scan chief']);
    const order = t.notes.map((n) => n.kind).filter((kind) => ['game-turn', 'turn-ended', 'alien-turn', 'cleanup'].includes(kind));
    expect(order).toEqual(['game-turn', 'turn-ended', 'turn-ended', 'alien-turn', 'cleanup', 'game-turn']);
  });
  test('SCA-TURN-05 nothing but victory or defeat ends the game: turn 40 is like any other', () => {
    const t = scene({ cells: strip(0, 1), state: { turn: 40, redAlert: true } });
    t.state.bags.alerts = [0];
    t.state.bags.realerts = [];
    t.nextTurn();
    expect(t.state.turn).toBe(41);
    expect(t.state.outcome).toBe('');
  });
  test('SCA-TURN-06 the phase ends when its player ends it, not for want of AP, and cannot be reopened', () => {
    const t = play({
      cells: strip(-1, 1),
      crew: {
        captain: { standard: 0, restricted: 0, standardSpent: 2, restrictedSpent: 1, o2: 1, items: ['oxygen-tank'] },
        chief: { at: [0, 1] },
      },
    });
    expect(t.can({ do: 'use' })).toBe(true);
    t.act({ do: 'end', who: 'captain' });
    expect(t.r('captain').done).toBe(true);
    expect(t.state.rocketeers[t.state.active]?.role).toBe('chief');
    expect(t.can({ do: 'end', who: 'captain' })).toBe(false);
  });
});

describe('order', () => {
  const crew = { captain: { order: 0 }, doctor: { order: 0, seat: 1 }, chief: { order: 0, seat: 2 } } as const;
  const ordering = () => scene({ crew, seats: 3, state: { stage: 'order', active: -1, redAlert: true } }).go();

  const admits = (t: ReturnType<typeof ordering>, answer: Json, seat: number) => t.question('order/show', seat)!.domain.admits(answer);

  test('SCA-ORDER-01, -03 the players choose slot by slot; each takes the lowest free token', () => {
    const t = ordering();
    t.answers('order/next', { claim: 'chief' }, 2).act({ do: 'end', who: 'chief' });
    expect(t.r('chief').order).toBe(1);
    t.answers('order/next', { claim: 'captain' }, 0);
    expect(t.r('captain').order).toBe(2);
  });
  test('SCA-RULING-12 anyone proposes once a slot, the one who acts decides, and time decides for the slow', () => {
    const t = ordering();
    t.answers('order/next', { propose: 'chief' }, 0);
    expect(t.state.proposals[0]).toBe('chief');
    expect(t.offers('order/next', 0)).toEqual([{ claim: 'captain' }]);
    expect(t.r('chief').order).toBe(0);
    t.strike();
    expect(t.r('chief').order).toBe(1);
    const u = ordering().strike();
    expect(u.r('captain').order).toBe(1);
  });
  test('SCA-RULING-130 a tile is pointed at once a slot, for all to see; another takes its place, and the game turn ends it', () => {
    const t = scene({
      cells: strip(-1, 0),
      crew,
      seats: 3,
      foes: [
        ['saucerman', [0, -1]],
        ['sentinel', [0, 0]],
      ],
      state: { stage: 'order', active: -1, redAlert: true },
    }).go();
    const [first, second] = t.offers('order/show', 0) as { mark: number }[];
    t.answers('order/show', first! as never, 0);
    expect(t.state.marks).toEqual([{ seat: 0, cell: first!.mark, plan: null }]);
    expect(t.question('order/show', 0)).toBeUndefined();
    t.answers('order/next', { claim: 'chief' }, 2).act({ do: 'end', who: 'chief' });
    t.answers('order/show', second! as never, 0);
    expect(t.state.marks).toEqual([{ seat: 0, cell: second!.mark, plan: null }]);
    t.answers('order/next', { claim: 'captain' }, 0).act({ do: 'end' }).act({ do: 'end' });
    expect([t.state.turn, t.state.marks]).toEqual([3, []]);
  });
  test('SCA-RULING-130 who waits says what an own Rocketeer means to do; the plan ends when it acts, and nobody speaks for another', () => {
    const t = ordering();
    const cell = t.r('doctor').at;
    expect(admits(t, { plan: 'chief', cell, aim: 'heal' }, 1)).toBe(false);
    expect(admits(t, { plan: 'doctor', cell: 9999, aim: 'heal' }, 1)).toBe(false);
    t.answers('order/show', { plan: 'doctor', cell, aim: 'heal' }, 1);
    expect(t.state.marks).toEqual([{ seat: 1, cell, plan: { role: 'doctor', aim: 'heal' } }]);
    t.answers('order/next', { claim: 'doctor' }, 1);
    expect(t.state.marks).toEqual([]);
  });
  test('SCA-ORDER-02 the order may differ every game turn; SCA-ORDER-04 nobody acts twice', () => {
    const t = ordering();
    t.answers('order/next', { claim: 'chief' }, 2).act({ do: 'end', who: 'chief' });
    expect(t.offers('order/next', 2).some((o) => JSON.stringify(o) === '{"claim":"chief"}')).toBe(false);
    t.answers('order/next', { claim: 'captain' }, 0).act({ do: 'end' }).act({ do: 'end' });
    expect(t.state.turn).toBe(3);
    t.answers('order/next', { claim: 'doctor' }, 1);
    expect(t.r('doctor').order).toBe(1);
  });
  test('SCA-ORDER-06 the token is kept until Cleanup', () => {
    const t = scene({ crew: { captain: { order: 2 }, chief: { order: 1 } } }).aliens();
    expect(t.r('captain').order).toBe(2);
    t.cleanup();
    expect(t.r('captain').order).toBe(0);
  });
  test('SCA-VAR-01, -02, SCA-RULING-115 SCA-EX-23 alternative order: lowest HP first, ties by rank, fixed when the turn begins', () => {
    const t = scene({ alternative: true, crew: { captain: { hp: 4 }, professor: { hp: 4 }, doctor: { hp: 2 }, chief: { hp: 7 } } });
    t.nextTurn();
    expect(t.state.plan).toEqual(['doctor', 'captain', 'professor', 'chief']);
    expect(t.state.rocketeers[t.state.active]?.role).toBe('doctor');
    t.r('captain').hp = 6;
    t.act({ do: 'end' });
    expect(t.state.rocketeers[t.state.active]?.role).toBe('captain');
    const u = scene({
      alternative: true,
      crew: { 'first-officer': { hp: 3 }, yeoman: { hp: 3 }, chief: { hp: 3 }, doctor: { hp: 3 } },
    }).nextTurn();
    expect(u.state.plan).toEqual(['first-officer', 'doctor', 'yeoman', 'chief']);
  });
});

describe('before the first scan', () => {
  const tired = (items: readonly string[] = ['space-rations']) =>
    scene({ alternative: true, seats: 2, crew: { captain: { hp: 2 }, doctor: { hp: 4, seat: 1, items } } as never, down: [[0, -2]] });
  test('SCA-RULING-41, SCA-VAR-01 in the alternative order too gear can be used between Cleanup and the first scan', () => {
    const t = tired().nextTurn();
    expect([t.topics(), t.offers('order/next', 0)]).toEqual([['order/next', 'turn/interrupt', 'clock'], [{ claim: 'captain' }]]);
    t.act({ do: 'use', who: 'doctor' });
    expect([t.r('captain').hp, t.question('scan/cell')]).toEqual([3, expect.anything()]); // nothing more to use: the weakest begins
  });
  test('SCA-VAR-01 the order stays that of the HP: by claim, by the clock, and when there is nothing to use', () => {
    const claimed = tired().nextTurn().answers('order/next', { claim: 'captain' }, 0);
    const waited = tired().nextTurn().strike();
    const idle = tired([]).nextTurn();
    for (const t of [claimed, waited, idle]) {
      expect(t.told('order').at(-1)).toEqual({ kind: 'order', role: 'captain', token: 1, how: 'lowest-hp' });
      expect(t.question('scan/cell', 0)).toBeDefined();
    }
  });
});

describe('scan', () => {
  test('SCA-SCAN-01, -03 the nearest face-down tile by map distance, whatever hatches say; the player chooses among equals', () => {
    const t = scene({
      down: [
        [0, -1],
        [1, 0],
        [0, -2],
      ],
      hatches: [[[0, 0], [0, -1], 'sealed']],
    }).scanBy('captain');
    expect((t.offers('scan/cell') as { cell: number }[]).map((o) => o.cell).sort()).toEqual([t.at(0, -1), t.at(1, 0)].sort());
  });
  test('SCA-SCAN-02 a scan costs no AP and cannot be declined', () => {
    const t = scanning().scanBy('captain');
    expect(t.topics()).toEqual(['scan/cell']);
    expect(t.offers('scan/cell')).toHaveLength(1);
    t.answers('scan/cell', {});
    expect([t.r('captain').standard, t.r('captain').restricted]).toEqual([2, 1]);
  });
  test('SCA-SCAN-04, SCA-TOKEN-01, -06 the tile is turned up and everything on it revealed; finds stay until they are picked up', () => {
    const t = scanning();
    Object.assign(t.place(0, -1), { alien: true, alert: true, discovery: true });
    t.state.bags.aliens = [1];
    t.state.bags.alerts = [0];
    t.state.bags.finds = ['heat-ray'];
    t.scanBy('captain').answers('scan/cell', {});
    const here = t.place(0, -1);
    expect([here.alien, here.alert, here.discovery]).toEqual([false, false, false]);
    expect(here.tile).toBeGreaterThan(0);
    expect(t.on(0, -1).map((f) => f.type)).toEqual(['saucerman', 'saucerman']);
    expect(here.finds).toEqual(['heat-ray']);
  });
  test('SCA-SCAN-05, -06, SCA-RULING-15 a marker brings its scenario tile; the standard tile leaves the game; a box takes the marker', () => {
    const t = scanning({ numbers: { '0,0': 14, '0,1': 18 } });
    t.place(0, -1).marker = true;
    t.place(0, -1).discovery = true;
    t.state.bags.markers = [40];
    t.state.bags.tiles = [13, 2];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.place(0, -1).tile).toBe(40);
    expect(t.place(0, -1).box).toBe(true);
    expect(t.place(0, -1).finds).toHaveLength(1);
    expect(t.state.bags.tiles).toHaveLength(1);
    // Control Room prints sides 2 and 5 only; tile 13 would have had a hatch to the south.
    expect(t.hatch([0, 0], [0, -1])).toBe('none');
    const u = scanning({ scenario: 's4' });
    u.place(0, -1).marker = true;
    u.state.bags.markers = [37];
    u.scanBy('captain').answers('scan/cell', {});
    expect([u.place(0, -1).tile, u.place(0, -1).box]).toEqual([37, false]);
  });
  test('SCA-SCAN-07 a decoy does nothing', () => {
    const t = scanning();
    t.place(0, -1).marker = true;
    t.state.bags.markers = [0];
    t.state.bags.tiles = [14];
    t.scanBy('captain').answers('scan/cell', {});
    expect([t.place(0, -1).tile, t.place(0, -1).box, t.place(0, -1).marker, t.foes().length]).toEqual([14, false, false, 0]);
  });
  test('SCA-SCAN-08 after the scan comes the Action phase', () => {
    const t = scanning({ crew: { captain: { scanned: false } } })
      .scanBy('captain')
      .answers('scan/cell', {});
    expect(t.r('captain').scanned).toBe(true);
    expect(t.topics()[0]).toBe('turn/action');
  });
  test('SCA-SCAN-09, SCA-RED-01, -02 with nothing left to scan Red Alert begins, for good', () => {
    const t = scene({ cells: strip(-1, 0) }).scanBy('captain');
    expect(t.state.redAlert).toBe(true);
    t.nextTurn();
    expect(t.state.redAlert).toBe(true);
  });
  test('SCA-GEAR-17 the Scanner scans any face-down tile instead, for a Charge', () => {
    const t = scanning({ crew: { yeoman: { items: ['scanner'] } } }).scanBy('yeoman');
    expect(scanOptions(t.state, t.r('yeoman'))).toHaveLength(2);
    t.answers('scan/cell', { cell: t.at(0, -2) });
    expect(t.place(0, -2).tile).toBeGreaterThan(0);
    expect(t.charges('yeoman', 'scanner')).toBe(2);
  });
  test('SCA-RULING-14 marker first, then Aliens and their event, then Alert!, then finds', () => {
    const t = scanning();
    Object.assign(t.place(0, -1), { alien: true, alert: true, discovery: true, marker: true });
    t.state.bags.aliens = [35];
    t.state.bags.alerts = [0];
    t.state.bags.markers = [40];
    t.scanBy('captain').answers('scan/cell', {});
    const order = t.notes
      .map((n) => n.kind)
      .filter((kind) => ['scan', 'scenario-tile', 'alien-token', 'event', 'alert', 'found'].includes(kind));
    expect(order).toEqual(['scan', 'scenario-tile', 'alien-token', 'event', 'alert', 'found']);
    expect(t.told('placed').map((p) => p.type)).toEqual(['leader', 'saucerman', 'saucerman']);
  });
  test('SCA-RULING-14 a defeat stops everything', () => {
    const t = scanning({ crew: { captain: { hp: 1 } } });
    t.place(0, -1).discovery = true;
    reveal(t, 33);
    expect(t.state.outcome).toBe('dead');
    expect(t.place(0, -1).finds).toEqual([]);
  });
  test('SCA-RULING-16 an Open token on an edge stays when the tile behind is scanned', () => {
    const t = scanning({ hatches: [[[0, 0], [0, -1], 'open']] });
    t.state.bags.tiles = [6]; // prints a hatch to the south as well
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.hatch([0, 0], [0, -1])).toBe('open');
  });
});

describe('tokens', () => {
  test('SCA-TOKEN-02, -03 the token is discarded, its Aliens stand on the scanned tile', () => {
    const t = reveal(scanning(), 9);
    expect(t.on(0, -1).map((f) => f.type)).toEqual(['leader', 'saucerman', 'saucerman']);
    expect(t.state.bags.alienDiscard).toEqual([9]);
  });
  test('SCA-BUG-14 of two vents equally near the lower number, wherever it lies', () => {
    const t = scene({ cells: strip(-1, 2), numbers: { '0,-1': 18, '0,0': 14, '0,1': 13 }, down: [[0, 2]] });
    t.place(0, 2).alien = true;
    t.state.bags.aliens = [20];
    t.state.bags.tiles = [17];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.foes('bug').map((f) => t.spot(f.id)[1])).toEqual([1, 1]);
  });
  test('SCA-TOKEN-04, SCA-BUG-14 SCA-EX-38 Bugs come out of the nearest vent, of equally near ones the lowest number', () => {
    const t = scene({
      cells: strip(0, 4),
      numbers: { '0,4': 13, '0,0': 5, '0,3': 14, '0,2': 1, '0,1': 3 },
      down: [[0, 1]],
      crew: { captain: { at: [0, 2] } },
    });
    t.place(0, 1).alien = true;
    t.state.bags.aliens = [20];
    t.state.bags.tiles = [1];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.foes('bug').map((f) => t.spot(f.id))).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('SCA-RULING-17 only face-up vents count, the scanned tile included; without one Bugs stand on the token’s tile', () => {
    const t = scanning({ numbers: { '0,0': 14, '0,1': 1 } });
    t.place(0, -1).alien = true;
    t.state.bags.aliens = [20];
    t.state.bags.tiles = [3];
    t.scanBy('captain').answers('scan/cell', {});
    expect(t.on(0, -1)).toHaveLength(2);
  });
  test('SCA-TOKEN-05 the event follows the figures', () => {
    const t = reveal(scanning(), 33);
    expect(t.notes.findIndex((n) => n.kind === 'placed')).toBeLessThan(t.notes.findIndex((n) => n.kind === 'event'));
    expect(t.r('captain').hp).toBe(5);
  });
  test('SCA-TOKEN-07, SCA-DISC-01, SCA-FREE-01 picking up is free and turns the token into its card', () => {
    const t = play({
      finds: [[[0, 0], 'heat-ray']],
      crew: { captain: { standard: 0, restricted: 0, standardSpent: 2, restrictedSpent: 1 } },
    });
    t.act({ do: 'pick-up' });
    expect(t.holds('captain', 'heat-ray')).toBe(true);
    expect(t.charges('captain', 'heat-ray')).toBe(3);
    expect(t.place(0, 0).finds).toEqual([]);
  });
  test('SCA-TOKEN-08 Aliens walk over face-down tiles and reveal nothing', () => {
    const t = scene({
      cells: strip(-3, 0),
      down: [
        [0, -3],
        [0, -2],
      ],
      foes: [['thrall', [0, -3]]],
    });
    Object.assign(t.place(0, -2), { alien: true, discovery: true });
    t.aliens();
    expect(t.spot(1)).toEqual([0, -2]);
    expect([t.place(0, -2).alien, t.place(0, -2).discovery, t.place(0, -2).tile]).toEqual([true, true, 0]);
  });
  test('SCA-RULING-11 what the supply does not hold is skipped, in listed order; the killed may come again, the subdued never', () => {
    const t = scanning({ foes: Array.from({ length: 29 }, () => ['saucerman', [0, 1]] as const) });
    reveal(t, 4); // S S S, one left
    expect(t.foes('saucerman')).toHaveLength(30);
    expect(t.told('not-placed')).toHaveLength(2);
    const u = scanning();
    u.state.lost.sentinel = 8;
    reveal(u, 10);
    expect(u.foes('sentinel')).toHaveLength(0);
  });
  test('SCA-RULING-10 cubes and hatch tokens never run out', () => {
    const t = scene({ cells: disc(3), crew: { captain: { o2: 40, blood: 30 } } });
    t.state.edges = t.state.edges.map(() => 'open');
    expect(t.nextTurn().state.edges.every((e) => e === 'closed')).toBe(true);
    expect([t.r('captain').o2, t.r('captain').blood]).toEqual([40, 30]);
  });
});

describe('events', () => {
  const three = { captain: {}, doctor: { order: 0 }, chief: { order: 0 } };
  test('SCA-EVENT-01, SCA-RULING-22 Cosmic Radiation costs everybody 1 HP; no card prevents it', () => {
    const t = reveal(scanning({ crew: { captain: { items: ['fiberweave-spacesuit'] }, chief: { at: [0, 1] } } }), 33);
    expect([t.r('captain').hp, t.r('chief').hp]).toEqual([5, 6]);
    expect(t.charges('captain', 'fiberweave-spacesuit')).toBe(3);
  });
  test('SCA-EVENT-02, SCA-RULING-21 Power Out silences Discovery items, Inspiration and Mysterium until Cleanup; the rest works', () => {
    const t = scanning({
      crew: { captain: { mysterium: 1, o2: 4, items: ['proton-blade', 'time-warp', 'oxygen-tank', 'mentality-helmet'] } },
      foes: [['saucerman', [0, 0]]],
    });
    give(t, 'captain', 'teleporter');
    t.state.cards[t.card('captain', 'time-warp')]!.charges = 1;
    t.r('captain').hp = 3;
    reveal(t, 35);
    expect(t.state.powerOut).toBe(true);
    expect(t.can({ do: 'attack' })).toBe(false);
    expect(t.can({ do: 'inspire' })).toBe(false);
    expect(t.can({ do: 'recharge' })).toBe(false);
    expect(t.can({ do: 'heal' })).toBe(true);
    expect(t.can({ do: 'use' })).toBe(true);
    t.aliens(1, 1).answers('mind/token', 'standard');
    expect(t.r('captain').box).toBe('standard');
    t.cleanup();
    expect(t.state.powerOut).toBe(false);
  });
  test('SCA-EVENT-03, -04, SCA-ORDER-05, SCA-RULING-18 Time Distortion: the scanner gives out the tokens, then all Aliens move without attacking', () => {
    const t = scanning({
      cells: strip(-2, 4),
      crew: { captain: { at: [0, 0] }, doctor: { order: 0, at: [0, 1] }, chief: { order: 0, at: [0, 1] } },
      foes: [['saucerman', [0, 4]]],
    });
    reveal(t, 37);
    t.answers('scan/distortion', ['chief', 'doctor']);
    expect([t.r('chief').order, t.r('doctor').order]).toEqual([2, 3]);
    expect(t.spot(1)).toEqual([0, 3]);
    expect(t.told('alien-attacked')).toHaveLength(0);
    t.act({ do: 'end' });
    expect(t.state.rocketeers[t.state.active]?.role).toBe('chief');
  });
  test('SCA-RULING-18 if nobody decides, the order of ties; with the alternative order there is no choice', () => {
    const t = scanning({ seats: 2, crew: { captain: {}, chief: { order: 0 }, professor: { order: 0, seat: 1 } } });
    reveal(t, 37).strike();
    expect([t.r('professor').order, t.r('chief').order]).toEqual([2, 3]);
    const u = scanning({ alternative: true, crew: three, state: { plan: ['captain', 'chief', 'doctor'] } });
    reveal(u, 37);
    expect(u.told('order').map((o) => o.role)).toEqual(['chief', 'doctor']);
  });
  test('SCA-RULING-19 in a distortion Leaders carry, Sentinels frighten; nobody is controlled, the stunned stay; all move again later', () => {
    const t = scanning({
      cells: strip(-2, 6),
      foes: [
        ['leader', [0, 6]],
        ['saucerman', [0, 6]],
        ['sentinel', [0, 2]],
        ['saucerman', [0, 5], { stunned: true }],
        ['brain', [0, 1]],
      ],
    });
    reveal(t, 37);
    expect([t.spot(1), t.spot(2), t.spot(4)]).toEqual([
      [0, 4],
      [0, 4],
      [0, 5],
    ]);
    expect(t.spot(3)).toEqual([0, 0]);
    expect(t.r('captain').o2).toBe(5);
    expect(t.r('captain').box).toBe('');
    t.aliens().answers('mind/token', 'standard');
    expect(t.spot(1)).toEqual([0, 2]);
  });
  test('SCA-RULING-19 in a distortion a Sentinel that walks onto a mine frightens, then dies of it', () => {
    const t = scanning({ crew: { captain: { items: ['electro-mine'] } }, foes: [['sentinel', [0, 1]]] });
    const mine = t.card('captain', 'electro-mine');
    Object.assign(t.state.cards[mine]!, { where: 'mine', at: t.at(0, 0) });
    reveal(t, 37);
    expect([t.r('captain').o2, t.foes('sentinel').length, t.state.cards[mine]!.where]).toEqual([5, 0, 'gone']);
    expect(t.notes.map((n) => n.kind).filter((kind) => kind === 'entry-panic' || kind === 'mine')).toEqual(['entry-panic', 'mine']);
  });
  test('SCA-RULING-19 in a distortion War Thralls carry Brains, Bugs swarm, bosses and scenario rules rest', () => {
    const t = scanning({
      scenario: 's2',
      cells: strip(-2, 6),
      numbers: { '0,6': 39 },
      foes: [
        ['war-thrall', [0, 5]],
        ['brain', [0, 5]],
        ['bug', [0, 6]],
        ['bug', [0, 6]],
      ],
    });
    t.state.boss = { type: 'hive-queen', at: t.at(0, 6), hp: 5, max: 5 };
    reveal(t, 37);
    expect([t.spot(1), t.spot(2)]).toEqual([
      [0, 3],
      [0, 3],
    ]);
    expect([t.spot(3), t.spot(4)]).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect(t.told('placed').filter((p) => p.why !== 'token')).toEqual([]);
    expect(t.state.alienTurn).toBeNull();
  });
  test('SCA-EVENT-05, SCA-RULING-23 SCA-EX-24 Unnatural Growth heals the wounded, the boss included; stun and Stagger stay', () => {
    const t = scanning({
      scenario: 's2',
      n: 4,
      foes: [['sentinel', [0, 1], { hp: 1, stunned: true, stagger: 2 }]],
      crew: { captain: { hp: 2 } },
    });
    t.state.boss = { type: 'hive-queen', at: t.at(0, 1), hp: 3, max: 7 };
    reveal(t, 39);
    expect([t.foe(1)?.hp, t.state.boss?.hp, t.foe(1)?.stunned, t.foe(1)?.stagger, t.r('captain').hp]).toEqual([3, 7, true, 2, 2]);
  });
  test('SCA-EVENT-06, SCA-RULING-20 Unreasonable Fear is Panic for all, subject to its limits; ignored from four Rocketeers on', () => {
    const t = reveal(scanning({ crew: { captain: { o2: 5 }, doctor: { o2: 5, panicked: true }, chief: { o2: 5, items: ['girl'] } } }), 41);
    expect([t.r('captain').o2, t.r('doctor').o2, t.r('chief').o2]).toEqual([4, 5, 5]);
    const u = reveal(scanning({ crew: { captain: {}, doctor: {}, chief: {}, yeoman: {} } }), 41);
    expect(u.state.rocketeers.map((r) => r.o2)).toEqual([4, 4, 4, 4]);
  });
});

describe('Alert! and Red Alert', () => {
  const alerted = (calls: number, s: Parameters<typeof scene>[0] = {}) => {
    const t = scanning(s);
    t.place(0, -1).alert = true;
    t.state.bags.alerts = [calls];
    t.state.bags.aliens = [1];
    return t.scanBy('captain').answers('scan/cell', { cell: t.at(0, -1) });
  };
  test('SCA-ALERT-01, -04 a blank Alert! does nothing; the token is discarded', () => {
    const t = alerted(0);
    expect(t.foes()).toHaveLength(0);
    expect(t.state.bags.alertDiscard).toEqual([0]);
  });
  test('SCA-ALERT-02, SCA-RULING-26 a call puts a token of the stock on the muster tile; unrevealed, on the farthest face-up tile', () => {
    const t = alerted(1);
    expect(t.foes().map((f) => t.spot(f.id))).toEqual([
      [0, -1],
      [0, -1],
    ]);
    const far = alerted(1, { cells: strip(-2, 3), numbers: { '0,3': 20, '0,2': 4 } });
    expect(far.spot(far.foes()[0]!.id)).toEqual([0, 3]);
    const muster = alerted(1, { numbers: { '0,1': 40 } });
    expect(muster.spot(muster.foes()[0]!.id)).toEqual([0, 1]);
  });
  test('SCA-ALERT-03 Bugs that are called come out of the vent nearest to the scanner', () => {
    const t = scanning({ cells: strip(-2, 3), numbers: { '0,1': 18, '0,3': 40, '0,2': 1, '0,0': 14 } });
    t.place(0, -1).alert = true;
    t.state.bags.alerts = [1];
    t.state.bags.aliens = [20];
    t.state.bags.tiles = [1];
    t.scanBy('captain').answers('scan/cell', { cell: t.at(0, -1) });
    expect(t.foes('bug').map((f) => t.spot(f.id))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
  test('SCA-RED-03, -04, SCA-RULING-27 SCA-EX-39 the first who finds nothing to scan draws, and so do the next', () => {
    const t = scene({
      cells: strip(-2, 1),
      down: [
        [0, -1],
        [0, -2],
      ],
      crew: { captain: { order: 0 }, doctor: { order: 0 }, chief: { order: 0 }, yeoman: { order: 0 } },
      state: { stage: 'order', active: -1 },
    });
    t.state.bags.alerts = [0, 0, 0];
    t.go();
    for (const [role, scans] of [
      ['captain', true],
      ['doctor', true],
      ['chief', false],
    ] as const) {
      t.answers('order/next', { claim: role });
      if (scans) t.answers('scan/cell', {});
      expect(t.state.redAlert).toBe(!scans);
      t.act({ do: 'end' });
    }
    expect(t.told('alert')).toHaveLength(2);
    expect(alertPile(t.state)).toBe(1);
  });
  test('SCA-EX-42 SCA-RED-04 with six Rocketeers only the tokens 1 to 4 draw', () => {
    const t = scene({
      cells: strip(0, 1),
      state: { redAlert: true },
      crew: { captain: {}, doctor: {}, chief: {}, yeoman: {}, professor: {}, 'first-officer': {} },
    });
    t.state.bags.alerts = [0, 0, 0, 0, 0, 0];
    for (const r of t.state.rocketeers) t.scanBy(r.role);
    expect(t.told('alert')).toHaveLength(4);
  });
  test('SCA-RULING-24 events on called tokens happen; SCA-RULING-25 an empty stock or pile is made anew from its discards', () => {
    const t = scene({ cells: strip(0, 1), state: { redAlert: true } });
    t.state.bags.alerts = [];
    t.state.bags.alertDiscard = [1];
    t.state.bags.aliens = [];
    t.state.bags.alienDiscard = [33];
    t.scanBy('captain');
    expect(t.r('captain').hp).toBe(5);
    expect(t.foes()).toHaveLength(1);
    expect(stockSize(t.state)).toBe(0);
    const u = scene({ cells: strip(0, 1), state: { redAlert: true } });
    Object.assign(u.state.bags, { alerts: [], alertDiscard: [] });
    u.scanBy('captain');
    expect(u.foes()).toHaveLength(0);
  });
});

describe('what is known', () => {
  test('SCA-INFO-01, -03 faces of tiles, tokens and decks are in no view, nor in the state before they are due', () => {
    const t = opened({ scenario: 's7', rocketeers: 4 });
    const text = JSON.stringify(t.view(0));
    expect(text).not.toContain('"bags"');
    for (const c of t.view(0).cells) if (!c.up && !c.name) expect([c.tile, c.vent, c.hatches.length]).toEqual([0, false, 0]);
    expect(t.view(0).cells.find((c) => c.q === 0 && c.r === 0)?.name).toBe('overmind');
  });
  test('SCA-INFO-02 backs show the kind of a token', () => {
    const t = opened({ scenario: 's4', rocketeers: 2 });
    const kinds = new Set(t.view(0).cells.flatMap((c) => c.backs));
    expect([...kinds].sort()).toEqual(['alert', 'alien', 'discovery', 'marker', 'rocketeer']);
  });
  test('SCA-INFO-04, -05 all seats and spectators see the same', () => {
    const t = opened({ rocketeers: 3 }, 3);
    const plain = (seat?: number) => JSON.stringify({ ...t.view(seat), me: null });
    expect(plain(0)).toBe(plain(2));
    expect(plain(0)).toBe(plain(undefined));
  });
  test('SCA-INFO-06 a forecast from public knowledge: where chance will decide, every candidate is shown', () => {
    const t = scene({
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      down: [
        [1, 0],
        [0, 1],
      ],
      crew: { captain: { at: [1, 1] } },
      foes: [['saucerman', [0, 0]]],
    });
    const [f] = t.view(0).forecast;
    expect(f?.steps[0]?.slice().sort()).toEqual([t.at(1, 0), t.at(0, 1)].sort());
    expect(f?.target).toBe('captain');
  });
  test('SCA-SCOM-05 a fixed tile is known and yet unscanned', () => {
    const t = opened({ scenario: 's5', rocketeers: 2 });
    const bridge = t.view(0).cells.find((c) => c.name === 'bridge')!;
    expect([bridge.up, bridge.tile]).toEqual([false, 0]);
    expect(homeOf(t.state)).toBe(-1);
    expect(SCENARIO.s5.fixed?.tile).toBe(48);
  });
});
