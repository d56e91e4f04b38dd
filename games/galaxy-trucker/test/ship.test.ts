import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { CLASSES, PLAN_IDS, type PlanId, planOf, type Side, type Skill, type SquareId, squaresOf, warehouse } from '../content/index.ts';
import { enginePower, firePower } from '../judge/power.ts';
import {
  exposed,
  type FaultKind,
  faults,
  fit,
  isLegal,
  joins,
  jointAt,
  linksOf,
  misfits,
  pieces,
  tornAlong,
  typeAt,
  without,
  withPart,
} from '../judge/ship.ts';
import { edge, type Mark, ROTS, type Ship } from '../state.ts';
import { at, fixture, type Line, NAMED, randomShip, shipOf } from './ships.ts';

/** Random ships of the properties; DEEP=1: ten thousand. */
const SHIPS = process.env.DEEP ? 10_000 : 500;
const plans: readonly PlanId[] = ['I', 'II', 'IIB', 'III', 'IIIA', 'IIIB-3-4', 'IIIB-2-2', 'IV-F1-R1', 'IV-F4-R5'];

describe('the ship of GT-EX-20', () => {
  const ship = fixture();
  const nameOf = (square: number) => {
    const plan = planOf('II');
    return NAMED[`${(square % 9) + plan.columns[0]},${Math.floor(square / 9) + plan.rows[0]}`]!;
  };
  test('GT-EX-20: legal, one piece, joined as the catalogue says, seven exposed connectors', () => {
    expect(faults(ship)).toEqual([]);
    expect(pieces(ship)).toHaveLength(1);
    const joinedTo = Object.fromEntries(
      squaresOf(planOf('II'))
        .filter((s) => ship.squares[s] !== -1)
        .map((s) => [nameOf(s), joins(ship, s).map(nameOf).sort().join(' ')]),
    );
    expect(joinedTo).toEqual({
      D: 'A',
      A: 'D P S',
      S: 'A',
      P: 'A M2',
      X: 'K1',
      K1: 'C2 X',
      C2: 'B K1 M2',
      M2: 'C2 H P',
      H: 'C1 M1 M2',
      M1: 'H',
      C1: 'H K2 T',
      K2: 'C1 T2',
      T: 'C1',
      T2: 'K2',
      B: 'C2 M3',
      M3: 'B',
    });
    expect(
      exposed(ship)
        .map((e) => `${nameOf(e >> 2)}${e & 3}`)
        .sort(),
    ).toEqual(['C20', 'P1', 'P3', 'S0', 'S2', 'S3', 'T23']);
  });
});

describe('class IIB', () => {
  test('GT-EX-14, GT-IIB-01, -02, -03: across the seam a connector against a smooth side and a cannon against a part are faults', () => {
    // BAT2-01 shows one universal connector, as printed to the left.
    const seam = shipOf('IIB', [
      [1, 3, 'BAT2-01'],
      [9, 3, 'BAT2-01'],
    ]);
    expect(faults(seam)).toEqual([{ kind: 'smooth', squares: [at('IIB', 9, 3), at('IIB', 1, 3)] }]);
    const cannon = shipOf('IIB', [
      [1, 5, 'CAN1-05', 3],
      [9, 5, 'ENG1-01'],
    ]);
    expect(faults(cannon)).toContainEqual({ kind: 'blocked', squares: [at('IIB', 1, 5), at('IIB', 9, 5)] });
  });
  test('GT-EX-15, GT-IIB-02, -04: what is joined across the seam belongs to the ship and is linked', () => {
    const ship = shipOf('IIB', [
      [1, 4, 'CABIN-01'],
      [9, 4, 'ARMOURY-05'],
    ]);
    const [cabin, armoury] = [at('IIB', 1, 4), at('IIB', 9, 4)];
    expect(typeAt(ship, armoury)).toBe('armoury');
    expect(joins(ship, armoury)).toEqual([cabin]);
    expect(linksOf(ship)[cabin]).toEqual([armoury]);
    expect(pieces(ship)).toHaveLength(1);
  });
});

describe('links', () => {
  test('GT-ROUT-01, -02, -03, -06, -07, GT-RULING-42: routers make what hangs on them one company and do nothing else; one is linked to what is joined to it', () => {
    // router joined to three cabins (front, right, rear); the cabins touch nothing else
    const ship = shipOf('II', [
      [7, 7, 'ROUTER-02'],
      [7, 6, 'CABIN-01', 3],
      [8, 7, 'START-RED'],
      [7, 8, 'START-BLUE'],
    ]);
    const router = at('II', 7, 7);
    const right = at('II', 8, 7);
    const rear = at('II', 7, 8);
    expect(linksOf(ship)[right]!.toSorted()).toEqual(expect.arrayContaining([router, rear]));
    expect(linksOf(ship)[router]!.toSorted()).toEqual(joins(ship, router).toSorted());
    expect([enginePower(ship, []).total, firePower(ship, linksOf(ship), []).total, typeAt(ship, router)]).toEqual([0, 0, 'router']);
    const broken = without(ship, [router]);
    expect(linksOf(broken)[right]).toEqual([]);
    expect(pieces(broken).length).toBeGreaterThan(1);
  });
  test('GT-SKILL-ASSEMBLER-01, -02: a wireless link links, and holds nothing together', () => {
    const ship = shipOf('II', [
      [7, 7, 'START-RED'],
      [4, 8, 'START-BLUE'],
    ]);
    const [a, b] = [at('II', 7, 7), at('II', 4, 8)];
    ship.marks = [
      { kind: 'wireless', square: a },
      { kind: 'wireless', square: b },
    ];
    expect(linksOf(ship)[a]).toEqual([b]);
    expect(pieces(ship)).toHaveLength(2);
  });
});

describe('what is at fault', () => {
  const sq = (column: number, row: number) => at('II', column, row);
  const kinds = (lines: readonly Line[], marks: Mark[] = [], skills: Skill[] = []) =>
    faults({ ...shipOf('II', lines), marks }, skills).map(({ kind }) => kind);
  // One connector each, to the right as printed: single, double, universal, and none.
  const [single, double, universal] = ['MIXED-02', 'MIXED-01', 'ADS-01'];
  /** Two parts beside each other: the right side of the one, the left side of the other. */
  const meeting = (left: string, right: string): FaultKind[] =>
    kinds([
      [6, 7, left],
      [7, 7, right, 2],
    ]);
  test('GT-BASE-CONN-01..06: which sides go together', () => {
    expect([meeting(single, single), meeting(double, double), meeting(universal, universal)]).toEqual([[], [], []]);
    expect([meeting(universal, single), meeting(double, universal)]).toEqual([[], []]);
    expect(meeting(single, double)).toEqual(['single-double']);
    const smooth = shipOf('II', [
      [6, 7, single, 2],
      [7, 7, single],
    ]);
    expect(faults(smooth)).toEqual([]);
    expect(pieces(smooth)).toHaveLength(2);
    expect(
      kinds([
        [6, 7, single],
        [7, 7, single],
      ]),
    ).toEqual(['smooth']);
  });
  test('GT-BASE-CONN-07, -08: connectors at the edge and beside a hole are exposed too', () => {
    expect(exposed(shipOf('II', [[4, 9, 'START-RED']]))).toHaveLength(4);
    expect(exposed(shipOf('IIIB-2-2', [[4, 6, 'START-RED']]))).toHaveLength(4);
  });
  test('GT-BASE-CONN-09, -10, GT-THR-01, -02, GT-BASE-ERR-03: barrels and nozzles need room, engines look back', () => {
    const before = (key: string, rot: 0 | 1 | 2 | 3, column: number, row: number) =>
      faults(
        shipOf('II', [
          [7, 7, key, rot],
          [column, row, 'ENG1-01'],
        ]),
      ).filter(({ kind, squares }) => kind === 'blocked' && squares[0] === sq(7, 7)).length;
    expect([before('CAN1-05', 0, 7, 6), before('CAN1-05', 1, 8, 7), before('CAN1-05', 2, 7, 8), before('CAN1-05', 3, 6, 7)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(before('CAN1-05', 0, 8, 7)).toBe(0);
    expect(before('ENG1-05', 0, 7, 8)).toBe(1);
    expect([before('THRUST-01', 0, 7, 6), before('THRUST-01', 0, 8, 7), before('THRUST-01', 0, 6, 7)]).toEqual([1, 1, 0]);
    expect(kinds([[7, 7, 'ENG1-05', 1]])).toEqual(['turned']);
    expect(kinds([[7, 7, 'CAN1-05', 1]])).toEqual([]);
  });
  test('GT-IIIB-03, -06, GT-SKILL-ARCHITECT-01, -02: parts on holes and outside the outline; the Architect may keep one', () => {
    const holes = shipOf('IIIB-3-4', [
      [8, 4, 'START-RED'],
      [6, 4, 'START-BLUE'],
    ]);
    expect(faults(holes).map(({ kind }) => kind)).toEqual(['hole', 'hole']);
    expect(faults(holes, ['architect-a'])).toHaveLength(2);
    expect(faults(without(holes, [at('IIIB-3-4', 6, 4)]), ['architect-a'])).toEqual([]);
    expect(kinds([[3, 4, 'START-RED']])).toEqual(['outside']);
    expect(kinds([[3, 4, 'START-RED']], [], ['architect-a'])).toEqual([]);
  });
  test('GT-SKILL-HYPER-01, -02, GT-RULING-84: an exempt cannon or engine may point at a part; thrusters and turned engines stay at fault', () => {
    const exempt: Mark[] = [{ kind: 'exempt', square: sq(7, 7) }];
    const blocked = (key: string, column: number, row: number): FaultKind[] =>
      kinds(
        [
          [7, 7, key],
          [column, row, 'ADS-01'],
        ],
        exempt,
      ).filter((kind) => kind === 'blocked');
    expect(blocked('CAN1-05', 7, 6)).toEqual([]);
    expect(blocked('ENG1-05', 7, 8)).toEqual([]);
    expect(blocked('THRUST-01', 7, 6)).toEqual(['blocked']);
    expect(kinds([[7, 7, 'ENG1-05', 1]], exempt)).toEqual(['turned']);
  });
  test('GT-EX-38, GT-SKILL-DELIVERY-01..04: a conversion mends, or must obey the rules of its new type', () => {
    const cannon: Line[] = [
      [7, 7, 'CAN1-05'],
      [7, 6, 'ADS-01', 1],
    ];
    expect(kinds(cannon)).toContain('blocked');
    expect(kinds(cannon, [{ kind: 'converted', square: sq(7, 7), to: 'cabin', rot: 0 }])).not.toContain('blocked');
    const sideways: Line[] = [[7, 7, 'ENG1-05', 1]];
    expect(kinds(sideways, [{ kind: 'converted', square: sq(7, 7), to: 'engine', rot: 0 }])).toEqual([]);
    // a connector under the nozzle is legal, and nothing may stand behind it
    const cabin: Line[] = [[7, 7, 'START-RED']];
    const nozzle: Mark[] = [{ kind: 'converted', square: sq(7, 7), to: 'engine', rot: 0 }];
    expect(kinds(cabin, nozzle)).toEqual([]);
    expect(kinds([...cabin, [7, 8, 'START-BLUE']], nozzle)).toEqual(['blocked']);
    expect(typeAt({ ...shipOf('II', cabin), marks: nozzle }, sq(7, 7))).toBe('engine');
  });
  test('GT-EX-39, GT-SKILL-WELDER-01, -02: two single-double contacts of three are welded, the third is at fault', () => {
    const three: Line[] = [
      [7, 7, 'ADS-08'], // double in front, single to the right, rear and left
      [8, 7, double, 2],
      [7, 8, double, 3],
      [6, 7, double],
    ];
    expect(kinds(three)).toEqual(['single-double', 'single-double', 'single-double']);
    const plan = planOf('II');
    const weld = (square: SquareId, side: Side): Mark => ({ kind: 'universal', joint: jointAt(plan, square, side) });
    const welded: Mark[] = [weld(sq(7, 7), 1), weld(sq(7, 7), 3)];
    expect(kinds(three, welded)).toEqual(['single-double']);
    const ship: Ship = { ...shipOf('II', three), marks: welded };
    expect(joins(ship, sq(7, 7)).sort()).toEqual([sq(8, 7), sq(6, 7)].sort());
    expect(pieces(ship)).toHaveLength(2);
  });
  test('GT-SKILL-PLUMBER-01, -03: a pipe joins smooth sides, the four-way connector replaces all', () => {
    const apart: Line[] = [
      [6, 7, single, 2],
      [7, 7, single],
    ];
    const piped: Ship = { ...shipOf('II', apart), marks: [{ kind: 'pipe', joint: jointAt(planOf('II'), sq(7, 7), 3) }] };
    expect(pieces(piped)).toHaveLength(1);
    expect(faults(piped)).toEqual([]);
    expect(
      kinds(
        [
          [6, 7, single],
          [7, 7, 'ARMCARGO-03'],
        ],
        [{ kind: 'four-way', square: sq(7, 7) }],
      ),
    ).toEqual([]);
  });
  test('GT-BASE-LOSS-01: what leaves the ship takes its load and its marks along', () => {
    const ship = fixture();
    ship.marks = [
      { kind: 'wireless', square: sq(6, 8) },
      { kind: 'pipe', joint: jointAt(planOf('II'), sq(6, 8), 1) },
      { kind: 'armour', edge: edge(sq(9, 7), 1) },
    ];
    const rest = without(ship, [sq(6, 8)]);
    expect(rest.marks).toEqual([{ kind: 'armour', edge: edge(sq(9, 7), 1) }]);
    expect(rest.loads.some(({ square }) => square === sq(6, 8))).toBe(false);
  });
});

describe('random ships', () => {
  const ships = function* (careless: number): Iterable<[Ship, Luck]> {
    for (let n = 0; n < SHIPS; n++) {
      const luck = Luck.seeded(`ship ${n}`);
      const plan = planOf(plans[n % plans.length]!);
      yield [randomShip(plan, luck, 6 + luck.below(40), careless), luck];
    }
  };
  test('GT-BASE-BUILD-08, -09, -22: fit says fault exactly where a fault is found after placing', () => {
    for (const [ship, luck] of ships(5)) {
      const plan = planOf(ship.plan);
      const before = faults(ship).length;
      for (let turn = 0; turn < 6; turn++) {
        const [tile, square, rot] = [luck.pick(warehouse(true)), luck.pick(squaresOf(plan)), luck.pick(ROTS)];
        const said = fit(ship, tile, square, rot);
        if (said !== 'fits' && said !== 'fault') continue;
        const after = faults(withPart(ship, tile, square, rot)).length;
        expect(after > before).toBe(said === 'fault');
        expect(misfits(ship, tile, square, rot).length > 0).toBe(said === 'fault');
      }
    }
  });
  test('GT-BASE-ERR-01, GT-BASE-CONN-02..06, GT-BASE-LOSS-02: a ship of parts that fit is legal; after any loss the pieces are what can be reached over joins, and together the whole ship', () => {
    for (const [ship, luck] of ships(0)) {
      expect(isLegal(ship)).toBe(true);
      const all = squaresOf(planOf(ship.plan)).filter((square) => ship.squares[square] !== -1);
      const lost = all.filter(() => luck.below(4) === 0);
      const rest = without(ship, lost);
      const found = pieces(rest);
      expect(found.flat().toSorted((x, y) => x - y)).toEqual(all.filter((square) => !lost.includes(square)));
      // by painting: every part takes the colour of its joins until nothing changes
      const colour = new Map(found.flat().map((square) => [square, square]));
      for (let changed = true; changed; ) {
        changed = false;
        for (const square of colour.keys())
          for (const next of joins(rest, square))
            if (colour.get(next)! < colour.get(square)!) {
              colour.set(square, colour.get(next)!);
              changed = true;
            }
      }
      expect(found.length).toBe(new Set(colour.values()).size);
      for (const piece of found) expect(new Set(piece.map((square) => colour.get(square))).size).toBe(1);
    }
  });
});

test('GT-SKILL-SABOTEUR-03, GT-RULING-100: sabotaged joints tear along, from joint to joint', () => {
  const ship = fixture();
  const [c2, m2, h, m1] = [at('II', 6, 8), at('II', 7, 8), at('II', 8, 8), at('II', 8, 9)];
  ship.marks = [
    { kind: 'sabotage', joint: ((m2 << 2) | 1) as never },
    { kind: 'sabotage', joint: ((h << 2) | 2) as never },
  ];
  expect(tornAlong(ship, [m1])).toEqual([m1, h, m2]);
  expect(tornAlong(ship, [c2])).toEqual([c2]);
});
test('GT-SESS-07: every plan has the squares of its class', () => {
  const count = (id: PlanId) => planOf(id).outline.filter(Boolean).length;
  expect([count('I'), count('II'), count('IIB'), count('III'), count('IIIA'), count('IIIB')]).toEqual([18, 27, 27, 36, 36, 46]);
  for (const id of PLAN_IDS) if (id.startsWith('IV')) expect(count(id)).toBe(45);
  expect(CLASSES.IV.round).toBe(4);
});
