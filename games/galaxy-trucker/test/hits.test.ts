import { describe, expect, test } from 'vitest';
import type { Line } from './ships.ts';
import { flying, type Has, type Told } from './table.ts';

const CREW = { at: [7, 7], humans: 2 } as const;
const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [CREW, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
/** A swarm comes: its first objects have these dice, and the second trucker has given up. */
function swarm(card: string, dice: readonly number[], has: Has, options: Record<string, boolean> = {}): Told {
  const table = flying({ has: [has, bare()], deck: [card, 'I-05'], dice, options });
  return table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
}
// I-09: large front, small left, small right. I-10: small front, rear, left, right. I-11: large front, small front, large front.
const MISS = [1, 1] as const;

describe('meteors', () => {
  test('GT-BASE-HIT-01..03, GT-BASE-MET-01: the sum of two dice is the line; the first part on it is struck, on every ship alike', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-10', 'I-05'], dice: [3, 4, 1, 2, 1, 2, 1, 2] }).flyOn();
    expect(table.told('object-rolled')[0]).toMatchObject({ dice: [3, 4], objects: ['small-meteor'] });
    expect(table.told('destroyed').map(({ seat }) => seat)).toEqual([0, 1]);
  });
  test('GT-BASE-HIT-04: a small meteor bounces off a side without exposed connector', () => {
    const table = swarm('I-10', [3, 4, ...MISS, ...MISS, ...MISS], ship([[7, 6, 'CARGO2-01', 3]]));
    expect(table.told('bounced')).toEqual([{ kind: 'bounced', seat: 0 }]);
    expect(table.part(0, 7, 6)).toBe(true);
  });
  test('GT-BASE-HIT-04, -11: a powered shield that covers the side stops it; the choice is the owner’s', () => {
    const guarded = ship(
      [
        [6, 7, 'SHIELD-02', 2],
        [8, 7, 'BAT2-01'],
      ],
      { loads: [{ at: [8, 7], cells: 2 }] },
    );
    // SHIELD-02 turned twice covers rear and left.
    const table = swarm('I-10', [3, 4, 3, 4, ...MISS, ...MISS], guarded);
    // From the front nothing covers: the starting cabin is destroyed; of what is left a piece is kept.
    expect(table.told('destroyed')).toHaveLength(1);
    const rear = swarm('I-10', [...MISS, 3, 4, ...MISS, ...MISS], guarded);
    expect(rear.options(0, 'hit/defence')).toEqual(['shield', 'none']);
    rear.answer(0, 'hit/defence', 'shield');
    expect(rear.load(0, 8, 7)?.cells).toBe(1);
    expect(rear.part(0, 7, 7)).toBe(true);
  });
  test('GT-BASE-HIT-05..08, GT-RULING-23: a large meteor is shot by a cannon of its column, a single one by itself', () => {
    const table = swarm('I-11', [3, 4, ...MISS, ...MISS], ship([[7, 6, 'CAN1-01']]));
    expect(table.told('shot-down')).toHaveLength(1);
    const other = swarm(
      'I-11',
      [4, 4, ...MISS, ...MISS],
      ship([
        [7, 6, 'CAN1-01'],
        [8, 7, 'CARGO2-01'],
      ]),
    );
    // The cannon stands in column 7, the meteor comes in column 8: shields would not help either.
    expect(other.part(0, 8, 7)).toBe(false);
  });
  test('GT-BASE-HIT-07: a double cannon needs energy for its shot, and the owner says so', () => {
    const table = swarm(
      'I-11',
      [3, 4, ...MISS, ...MISS],
      ship(
        [
          [7, 6, 'CAN2-08'],
          [8, 7, 'BAT2-01'],
        ],
        { loads: [{ at: [8, 7], cells: 1 }] },
      ),
    );
    table.answer(0, 'hit/defence', 'cannon');
    expect(table.load(0, 8, 7)).toBeUndefined();
    expect(table.part(0, 7, 6)).toBe(true);
  });
  test('GT-BASE-HIT-06, -08: from the side a cannon of a neighbouring row shoots as well; what would miss is not shot at', () => {
    // III-09 has two large ones from the right. The cannon points right in row 7: row 6 is in its reach.
    const table = swarm(
      'III-09',
      [3, 3, ...MISS, 4, 4, ...MISS, ...MISS],
      ship([
        [8, 7, 'CAN1-03', 1],
        [7, 6, 'CARGO2-01', 3],
      ]),
    );
    expect(table.told('shot-down')).toHaveLength(1);
    expect(table.told('missed')).toHaveLength(4);
    const far = swarm(
      'III-09',
      [2, 3, ...MISS, ...MISS, ...MISS, ...MISS],
      ship([
        [8, 7, 'CAN1-03', 1],
        [7, 6, 'STRUCT-08'],
        [7, 5, 'CARGO2-01', 3],
      ]),
    );
    expect(far.part(0, 7, 5)).toBe(false);
  });
  test('GT-BASE-LOSS-01..04, GT-BASE-HIT-12, GT-RULING-25: a broken ship: one piece is kept, before the next object is rolled', () => {
    const cabin: Line[] = [
      [6, 7, 'CABIN-06', 2],
      [8, 7, 'CABIN-13', 0],
    ];
    const loads = [
      { at: [6, 7], humans: 2 },
      { at: [8, 7], humans: 2 },
    ] as const;
    const table = swarm('I-11', [3, 4, 3, 4, ...MISS], ship(cabin, { loads }));
    expect(table.told('object-rolled')).toHaveLength(1);
    expect(table.options(0, 'ship/piece')).toEqual([[table.at(6, 7)], [table.at(8, 7)]]);
    table.answer(0, 'ship/piece', [table.at(8, 7)]);
    expect(table.state.flyers[0]!.lost).toHaveLength(2);
    expect(table.told('object-rolled').length).toBeGreaterThan(1);
  });
  test('GT-BASE-CREW-04, GT-BASE-LOSS-04: an alien whose life support is gone leaves', () => {
    const table = swarm(
      'I-11',
      [3, 3, ...MISS, ...MISS],
      ship(
        [
          [6, 7, 'CABIN-08', 2],
          [6, 6, 'PURPLE-04', 3],
        ],
        { loads: [{ at: [6, 7], alien: 'purple' }] },
      ),
    );
    expect(table.told('alien-lost')).toEqual([{ kind: 'alien-lost', seat: 0, alien: 'purple' }]);
  });
});

describe('armour', () => {
  test('GT-PLATE-01, -02: nothing harms an armoured side, the other sides are as any', () => {
    const armoured = ship([[7, 6, 'ARMCARGO-03']]);
    const table = swarm('I-11', [3, 4, ...MISS, 3, 4], armoured);
    expect(table.told('armour-held')).toHaveLength(2);
    expect(table.part(0, 7, 6)).toBe(true);
  });
});

describe('solar panels', () => {
  test('GT-EX-01, GT-SOLAR-01..05, GT-RULING-131: a panel pays once a card, for what it is linked to', () => {
    // The router joins panel, shield and double cannon: small, large, small come from the front (I-11 with its sizes).
    const solar: Line[] = [
      [7, 6, 'ROUTER-04', 2], // 1213 turned: front 1, right 2, rear 1 to the cabin, left 3
      [7, 5, 'CAN2-01'],
      [6, 6, 'SOLAR-01'],
      [8, 6, 'SHIELD-08'],
      [8, 7, 'BAT2-01'],
    ];
    const table = swarm('I-11', [3, 4, ...MISS, 3, 4], ship(solar, { loads: [{ at: [8, 7], cells: 2 }] }));
    // First a large meteor: the double cannon of column 7, paid by the panel.
    table.answer(0, 'hit/defence', 'cannon').answer(0, 'energy/pay', [1, 0]);
    expect(table.load(0, 8, 7)?.cells).toBe(2);
    expect(table.state.flyers[0]!.tired).toEqual([table.at(6, 6)]);
    // The second one costs a cell: nobody is asked which.
    table.answer(0, 'hit/defence', 'cannon');
    expect(table.load(0, 8, 7)?.cells).toBe(1);
  });
});

describe('thrusters', () => {
  /** Nozzles to the left and to the rear; column 6 with an exposed connector in front, column 5 smooth. */
  const dodger: Line[] = [
    [6, 7, 'STRUCT-02', 0], // 1313
    [5, 7, 'CARGO2-01', 2], // joined to the right, smooth otherwise
    [6, 8, 'THRUST-05', 2], // 3100 turned: front 3, right 1; nozzles rear and left
    [8, 7, 'BAT2-01'],
  ];
  const energy = { loads: [{ at: [8, 7], cells: 2 }] } as const;
  test('GT-EX-02, GT-THR-04..09, GT-RULING-37: for one energy the line moves one to the left, on this ship alone', () => {
    const table = flying({ has: [ship(dodger, energy), bare()], deck: ['I-10', 'I-05'], dice: [3, 3, ...MISS, ...MISS, ...MISS] }).flyOn();
    expect(table.options(0, 'hit/thrusters')).toEqual([0, -1]);
    table.answer(0, 'hit/thrusters', -1);
    expect(table.told('line-shifted')).toEqual([{ kind: 'line-shifted', seat: 0, line: 5 }]);
    expect(table.told('bounced')).toEqual([{ kind: 'bounced', seat: 0 }]);
    expect(table.load(0, 8, 7)?.cells).toBe(1);
    expect(table.topics(1)).not.toContain('hit/thrusters');
  });
  test('GT-EX-04, GT-RULING-132: against what does nothing they are not asked, unless the table wants it', () => {
    const table = swarm('I-10', [2, 3, ...MISS, ...MISS, ...MISS], ship(dodger, energy));
    expect(table.told('bounced').length).toBe(1);
    const asked = swarm('I-10', [2, 3, ...MISS, ...MISS, ...MISS], ship(dodger, energy), { alwaysAsk: true });
    expect(asked.options(0, 'hit/thrusters')).toEqual([0, -1]);
    asked.answer(0, 'hit/thrusters', -1);
    expect(asked.told('missed').length).toBeGreaterThan(0);
  });
});
