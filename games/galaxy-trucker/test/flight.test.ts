import { describe, expect, test } from 'vitest';
import type { Good } from '../content/index.ts';
import { travel } from '../rules/flight.ts';
import type { Table } from '../rules/table.ts';
import type { Line } from './ships.ts';
import { flying, type Has, type Told } from './table.ts';

const CREW = { at: [7, 7], humans: 2 } as const;
/** A starting cabin with two humans and these parts around it. */
const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [CREW, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
const rules = (table: Told) => table.match as unknown as Table;

describe('the flight board', () => {
  test('GT-EX-44, GT-BASE-FLY-01..03: days are empty spaces: occupied ones are skipped, ahead and behind', () => {
    const table = flying({ has: [bare({ space: 0 }), bare({ space: -3 }), bare({ space: -6 }), bare({ space: -9 })] });
    travel(rules(table), 1, 3);
    expect(table.space(1)).toBe(1);
    travel(rules(table), 0, -7);
    expect(table.space(0)).toBe(-8);
  });
  test('GT-BASE-FLY-01, -02: on the ring of 40 a space is taken by whoever is a lap behind, too', () => {
    const table = flying({ has: [bare({ space: 38 }), bare({ space: 0 })] });
    travel(rules(table), 0, 2);
    expect(table.space(0)).toBe(41);
  });
});

describe('between two cards', () => {
  test('GT-BASE-QUIT-01, -06, GT-RULING-119, -130: all say fly on; a giving up is final and asks the others once more', () => {
    const table = flying({ has: [bare(), bare(), bare()], deck: ['I-04', 'I-05'] });
    table.answer(0, 'flight/stay', { do: 'fly', cards: 1 });
    expect(table.match.waiting()).toEqual([1, 2]);
    table.answer(1, 'flight/stay', { do: 'give-up' });
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 1, why: 'gave-up' }]);
    expect(table.match.waiting()).toEqual([0, 2]);
    expect(table.topics(1)).toEqual([]);
    table.answer(0, 'flight/stay', { do: 'fly', cards: 1 }).answer(2, 'flight/stay', { do: 'fly', cards: 1 });
    expect(table.told('card-revealed')).toHaveLength(1);
  });
  test('GT-RULING-119: who has said to fly on may still give up; who flies on for two cards is not asked before the second', () => {
    const table = flying({ has: [bare(), bare(), bare()], deck: ['I-04', 'I-04', 'I-05'].slice(1) });
    table.answer(0, 'flight/stay', { do: 'fly', cards: 2 }).answer(1, 'flight/stay', { do: 'fly', cards: 1 });
    table.answer(1, 'flight/stay', { do: 'give-up' });
    table.answer(0, 'flight/stay', { do: 'fly', cards: 2 }).answer(2, 'flight/stay', { do: 'fly', cards: 1 });
    expect(table.state.flyers[1]!.out).toBe('gave-up');
    expect(table.told('card-revealed')).toHaveLength(1);
    expect(table.match.waiting()).toEqual([2]);
  });
  test('GT-BASE-QUIT-02, -05, GT-RULING-19: without humans one leaves when the card is over; aliens alone cannot fly', () => {
    const cabin: Line = [6, 7, 'CABIN-08', 2]; // its universal connector turned to the right
    const table = flying({
      has: [{ parts: [[7, 7, 'START'], cabin, [6, 6, 'PURPLE-04', 3]], loads: [{ at: [6, 7], alien: 'purple' }] }, bare()],
      deck: ['I-04', 'I-05'],
    });
    table.flyOn();
    expect(table.state.flyers[0]!.out).toBe('no-humans');
  });
  test('GT-BASE-QUIT-04, -05, GT-RULING-18: whoever is more than a lap behind the leader leaves', () => {
    const table = flying({ has: [bare({ space: 40 }), bare({ space: 1 })], deck: ['I-04', 'I-05'] }).flyOn();
    // Stardust costs both four exposed connectors: 36 and −3.
    expect(table.state.flyers[1]!.out).toBeNull();
    const other = flying({ has: [bare({ space: 42 }), bare({ space: 1 })], deck: ['I-04', 'I-05'] }).flyOn();
    expect(other.state.flyers[1]!.out).toBe('lapped');
  });
});

describe('open space', () => {
  const engines: Line[] = [
    [7, 8, 'ENG1-17'],
    [6, 8, 'ENG2-06'],
  ];
  test('GT-BASE-OPEN-01, GT-BASE-POW-01, -03, GT-BASE-ENERGY-01, -02: engines count, doubles only powered, and days are gained at once', () => {
    const table = flying({
      has: [
        ship([...engines, [8, 7, 'BAT2-01']], { loads: [{ at: [8, 7], cells: 2 }], space: 0 }),
        ship([[7, 8, 'ENG1-03']], { space: -3 }),
      ],
      deck: ['I-05', 'I-04'],
    }).flyOn();
    expect(table.options(0, 'power/engines')).toEqual([[], [table.at(6, 8)]]);
    table.answer(0, 'power/engines', [table.at(6, 8)]);
    expect(table.space(0)).toBe(3);
    expect(table.load(0, 8, 7)?.cells).toBe(1);
    // The second trucker has nothing to choose.
    expect(table.space(1)).toBe(-2);
  });
  test('GT-BASE-OPEN-02, GT-BASE-QUIT-03: whose engines give 0 leaves at once', () => {
    const table = flying({ has: [bare(), ship([[7, 8, 'ENG1-03']])], deck: ['I-05', 'I-04'] }).flyOn();
    expect(table.told('left-flight')).toEqual([{ kind: 'left-flight', seat: 0, why: 'no-engines' }]);
  });
  test('GT-BASE-CREW-03: a brown alien adds 2, if there is any power to add to', () => {
    const crew = { loads: [{ at: [6, 7], alien: 'brown' }] } as const;
    const cabin: Line[] = [
      [6, 7, 'CABIN-08', 2],
      [6, 6, 'BROWN-01', 3],
    ];
    const table = flying({ has: [ship([...cabin, [7, 8, 'ENG1-03']], { ...crew, space: 0 }), bare()], deck: ['I-05', 'I-04'] }).flyOn();
    expect(table.space(0)).toBe(3);
    const idle = flying({ has: [ship(cabin, crew), ship([[7, 8, 'ENG1-03']])], deck: ['I-05', 'I-04'] }).flyOn();
    expect(idle.state.flyers[0]!.out).toBe('no-engines');
  });
});

describe('planets', () => {
  const hold: Line = [8, 7, 'RED1-06', 0]; // one red container, universal to the left
  const white: Line = [6, 7, 'CARGO2-03', 2]; // two white ones, universal to the right
  const table = () =>
    flying({ has: [ship([hold, white], { space: 0 }), bare({ space: -3 }), bare({ space: -6 })], deck: ['I-13', 'I-04'] }).flyOn();
  test('GT-BASE-PLAN-01..03, GT-BASE-CARGO-01, -02, GT-RULING-31: land where nobody has landed, load, then lose the days', () => {
    const t = table();
    expect(t.options(0, 'planet/land')).toEqual([0, 1, 2, null]);
    t.answer(0, 'planet/land', 1);
    // Red, blue, blue: the red cube lies in the red container alone.
    expect(t.admits(0, 'cargo/load', [t.at(6, 7), null, null])).toBe(false);
    t.answer(0, 'cargo/load', [t.at(8, 7), t.at(6, 7), null]);
    expect(t.load(0, 8, 7)?.goods).toEqual(['red']);
    expect(t.load(0, 6, 7)?.goods).toEqual(['blue']);
    expect(t.view().bank).toMatchObject({ red: 11, blue: 13 });
    expect(t.space(0)).toBe(0);
    expect(t.options(1, 'planet/land')).toEqual([0, 2, null]);
    t.answer(1, 'planet/land', 0).answer(2, 'planet/land', null);
    expect([t.space(0), t.space(1), t.space(2)]).toEqual([-2, -5, -6]);
  });
  test('GT-BASE-CARGO-02: with new goods all cubes may be moved or thrown away', () => {
    const t = flying({
      has: [ship([hold, white], { loads: [{ at: [8, 7], goods: ['blue'] }] }), bare()],
      deck: ['I-13', 'I-04'],
    }).flyOn();
    t.answer(0, 'planet/land', 0);
    // The blue cube, then two red ones: one takes its container, the other stays behind.
    t.answer(0, 'cargo/load', [t.at(6, 7), t.at(8, 7), null]);
    expect(t.load(0, 8, 7)?.goods).toEqual(['red']);
    expect(t.load(0, 6, 7)?.goods).toEqual(['blue']);
  });
  test('GT-BASE-CARGO-03: what the bank has not, nobody receives', () => {
    const t = flying({ has: [ship([hold, white]), bare({ loads: [] })], deck: ['I-13', 'I-04'] });
    t.rearrange((state) => {
      // The second trucker keeps all red cubes but one: an impossible ship, but the bank is what counts.
      state.yards[1]!.ship.loads[0]!.goods = new Array<Good>(11).fill('red');
      state.bank.red = 1;
    }).flyOn();
    t.answer(0, 'planet/land', 0);
    expect(t.shape(0, 'cargo/load')).toMatchObject({ tokens: [{ kind: 'red' }] });
  });
});

describe('abandoned ships and stations', () => {
  const cabins: Line[] = [
    [6, 7, 'CABIN-06', 2],
    [8, 7, 'CABIN-13', 0],
  ];
  const loads = [
    { at: [6, 7], humans: 2 },
    { at: [8, 7], humans: 2 },
  ] as const;
  test('GT-BASE-SHIP-01, GT-BASE-CREW-01, -02: the first with enough crew who accepts gives them up, is paid and loses the days', () => {
    const table = flying({ has: [bare({ space: 0 }), ship(cabins, { loads, space: -3 })], deck: ['I-17', 'I-04'] }).flyOn();
    // The leader has a crew of 2, and 3 are asked for.
    expect(table.topics(0)).toEqual([]);
    table.answer(1, 'offer/dock', true);
    expect(table.shape(1, 'crew/give')).toMatchObject({ total: 3 });
    table.answer(1, 'crew/give', [1, 1, 1]);
    expect(table.view().credits).toEqual([0, 4]);
    expect(table.space(1)).toBe(-4);
    expect(table.load(1, 7, 7)?.humans).toBe(1);
  });
  test('GT-BASE-SHIP-02: the whole crew may go, and then the flight is over for that ship', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-18', 'I-04'] }).flyOn();
    table.answer(0, 'offer/dock', true);
    expect(table.view().credits[0]).toBe(3);
    expect(table.state.flyers[0]!.out).toBe('no-humans');
  });
  test('GT-BASE-STAT-01: a station wants to see a crew and takes none of it', () => {
    const hold: Line = [7, 6, 'CARGO2-01', 3];
    const table = flying({ has: [ship([...cabins, hold], { loads, space: 0 }), bare({ space: -3 })], deck: ['I-19', 'I-04'] }).flyOn();
    table.answer(0, 'offer/dock', true).answer(0, 'cargo/load', [table.at(7, 6), table.at(7, 6)]);
    expect(table.load(0, 7, 6)?.goods).toEqual(['yellow', 'green']);
    expect(table.load(0, 6, 7)?.humans).toBe(2);
    expect(table.space(0)).toBe(-1);
  });
  test('GT-RULING-32, GT-ROBO-02, -03: robonauts help to reach the minimum of a station', () => {
    const robots: Line[] = [
      [8, 7, 'ROBO-01', 2],
      [6, 7, 'BAT2-01', 2],
      [7, 6, 'CARGO2-01', 3],
    ];
    const table = flying({ has: [ship(robots, { loads: [{ at: [6, 7], cells: 2 }] }), bare()], deck: ['I-19', 'I-04'] }).flyOn();
    table.answer(0, 'offer/dock', true).answer(0, 'power/crew', [table.at(8, 7)]);
    expect(table.load(0, 6, 7)?.cells).toBe(1);
    expect(table.topics(0)).toEqual(['cargo/load']);
  });
});

describe('enemies', () => {
  /** Front single cannons over the row of cabins: fire power 1 each. */
  const gun = (column: number, row: number, key: string): Line => [column, row, key];
  test('GT-BASE-ENEMY-01..06, GT-BASE-CREW-02: slavers: beaten, tied or stronger', () => {
    const table = flying({
      has: [bare({ space: 0 }), ship([gun(7, 6, 'CAN1-01')], { space: -3 })],
      deck: ['I-01', 'I-04'],
    }).flyOn();
    expect(table.told('enemy-fought').map(({ result }) => result)).toEqual(['lost', 'lost']);
    expect(table.told('crew-lost')).toEqual([
      { kind: 'crew-lost', seat: 0, humans: 2, aliens: [] },
      { kind: 'crew-lost', seat: 1, humans: 2, aliens: [] },
    ]);
  });
  test('GT-BASE-ENEMY-03: the winner takes the reward for its days or declines both, and nobody else is attacked', () => {
    const armed = ship(
      [
        [7, 6, 'CAN2-08'],
        [8, 7, 'BAT2-01'],
        [6, 7, 'CABIN-08', 2],
        [6, 6, 'PURPLE-04', 3],
        [7, 8, 'CAN1-08', 1],
      ],
      {
        loads: [
          { at: [8, 7], cells: 2 },
          { at: [6, 7], alien: 'purple' },
        ],
        space: 0,
      },
    );
    const t = flying({ has: [armed, bare({ space: -3 })], deck: ['I-02', 'I-04'] });
    t.flyOn();
    // 2 + ½ + 2 = 4½ against smugglers of 4 (GT-BASE-POW-02, -04).
    t.answer(0, 'power/cannons', [t.at(7, 6)]);
    expect(t.told('declared')).toEqual([{ kind: 'declared', seat: 0, what: 'cannons', power: 4.5 }]);
    t.answer(0, 'enemy/reward', true);
    expect(t.space(0)).toBe(-1);
    expect(t.told('enemy-fought')).toHaveLength(1);
    const declined = flying({ has: [armed, bare({ space: -3 })], deck: ['I-02', 'I-04'] }).flyOn();
    declined.answer(0, 'power/cannons', [t.at(7, 6)]).answer(0, 'enemy/reward', false);
    expect(declined.space(0)).toBe(0);
  });
  test('GT-BASE-CARGO-04, -05, GT-RULING-136: smugglers take the most valuable first, then cells', () => {
    const rich = ship(
      [
        [8, 7, 'RED1-06'],
        [6, 7, 'CARGO2-03', 2],
        [7, 6, 'BAT2-01', 3],
      ],
      {
        loads: [
          { at: [8, 7], goods: ['red'] },
          { at: [7, 6], cells: 2 },
        ],
      },
    );
    const table = flying({ has: [rich, bare()], deck: ['I-02', 'I-04'] }).flyOn();
    expect(table.told('goods-taken')[0]).toEqual({ kind: 'goods-taken', seat: 0, goods: ['red'], cells: 1 });
    expect(table.load(0, 7, 6)?.cells).toBe(1);
    expect(table.view().bank.red).toBe(12);
  });
  test('GT-BASE-ENEMY-07: pirates fire at all losers together, after all fights, the first of them rolling', () => {
    const table = flying({ has: [bare({ space: 0 }), bare({ space: -3 })], deck: ['I-03', 'I-04'], dice: [1, 1, 1, 1, 3, 4] }).flyOn();
    expect(table.told('object-rolled').map(({ dice }) => dice)).toEqual([
      [1, 1],
      [1, 1],
      [3, 4],
    ]);
    expect(table.told('missed')).toHaveLength(4);
    // The third shot, a light one on column 7, strikes both starting cabins.
    expect(table.told('destroyed')).toHaveLength(2);
  });
});

describe('combat zone', () => {
  test('GT-BASE-ZONE-01..04, GT-RULING-26: line by line the lowest suffers, a tie is lost by who is ahead', () => {
    const table = flying({
      has: [
        bare({ space: 0 }),
        ship(
          [
            [7, 8, 'ENG1-03'],
            [7, 6, 'CAN1-01'],
          ],
          { space: -1 },
        ),
      ],
      deck: ['I-16', 'I-04'],
      dice: [1, 1, 1, 1],
    }).flyOn();
    // Crew 2 against 2: the leader loses three days and falls behind. Engines 0: the same trucker loses its crew; cannons 0: is fired at.
    expect(table.told('weakest').map(({ seat, criterion }) => [seat, criterion])).toEqual([
      [0, 'crew'],
      [0, 'engines'],
      [0, 'cannons'],
    ]);
    expect(table.space(0)).toBe(-4);
    expect(table.told('object-rolled')).toHaveLength(2);
    expect(table.state.flyers[0]!.out).toBe('no-humans');
  });
  test('GT-BASE-ZONE-05, GT-RULING-21: alone in flight nothing happens', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-16', 'I-04'] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('weakest')).toEqual([]);
    expect(table.told('card-revealed').length).toBeGreaterThan(0);
  });
});

describe('other cards', () => {
  test('GT-BASE-DUST-01, GT-BASE-CONN-07: stardust costs a day for each exposed connector, last rocket first', () => {
    const table = flying({ has: [bare({ space: 0 }), ship([[7, 6, 'CAN1-01']], { space: -3 })], deck: ['I-04', 'I-05'] }).flyOn();
    // Three of the second trucker's connectors are open: −3 to −6; then four of the leader's: 0 to −4.
    expect(table.space(1)).toBe(-6);
    expect(table.space(0)).toBe(-4);
  });
  test('GT-BASE-EPI-01, -02: every occupied cabin linked to another one loses one, all at the same time', () => {
    const row: Line[] = [
      [6, 7, 'CABIN-06', 2],
      [5, 7, 'CABIN-16', 0],
      [8, 8, 'CABIN-12', 3],
    ];
    const loads = [
      { at: [6, 7], humans: 2 },
      { at: [5, 7], humans: 1 },
    ] as const;
    const table = flying({ has: [ship(row.slice(0, 2), { loads }), bare()], deck: ['II-05', 'I-04'] }).flyOn();
    expect(table.load(0, 7, 7)?.humans).toBe(1);
    expect(table.load(0, 6, 7)?.humans).toBe(1);
    expect(table.load(1, 7, 7)?.humans).toBe(2);
  });
  test('GT-BASE-SAB-01..03: the smallest crew rolls for a square, three times at the most', () => {
    const table = flying({
      has: [ship([[7, 6, 'CAN1-01']]), ship([[6, 7, 'CABIN-06', 2]], { loads: [{ at: [6, 7], humans: 2 }] })],
      deck: ['III-04', 'I-04'],
      dice: [1, 1, 1, 1, 3, 4, 3, 3],
    });
    table.flyOn();
    expect(table.told('weakest').map(({ seat }) => seat)).toEqual([0]);
    expect(table.told('sabotage-rolled')).toHaveLength(2);
    expect(table.part(0, 7, 6)).toBe(false);
    expect(table.part(0, 7, 7)).toBe(true);
  });
  test('GT-UNK-01, -02, GT-RULING-55: an unknown sector puts two cards of the next level on top', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-21', 'I-04'] }).flyOn();
    expect(table.told('cards-added')).toEqual([{ kind: 'cards-added', level: 2, count: 2 }]);
    expect(table.view().flight).toBe(3);
    expect(table.state.decks[2]).toHaveLength(22);
  });
});

describe('pay-out', () => {
  test('GT-EX-45, GT-BASE-PAY-01..03, -05, -07: second of two, tied for the best looks, three cubes, seven parts lost', () => {
    const table = flying({
      class: 'I',
      has: [
        ship(
          [
            [8, 7, 'RED1-02'],
            [6, 7, 'CARGO2-05', 2],
          ],
          { space: 20 },
        ),
        ship(
          [
            [8, 7, 'RED1-06'],
            [6, 7, 'CARGO2-03', 2],
          ],
          {
            space: 0,
            loads: [
              { at: [8, 7], goods: ['red'] },
              { at: [6, 7], goods: ['green', 'blue'] },
            ],
          },
        ),
      ],
      deck: ['I-04'],
    });
    table.rearrange((state) => void state.flyers[1]!.lost.push(...state.heap.splice(0, 7))).flyOn();
    expect(table.told('flight-ended')).toEqual([{ kind: 'flight-ended', arrived: [0, 1] }]);
    expect(table.told('paid')[1]!.payout).toEqual({ arrival: 3, looks: 2, team: 0, goods: 7, lost: 5 });
    expect(table.view().credits[1]).toBe(7);
  });
  test('GT-BASE-PAY-06: who cannot pay everything pays what is there', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-04'] });
    table.rearrange((state) => void state.flyers[0]!.lost.push(...state.heap.splice(0, 7)));
    table.answer(0, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('paid')[0]!.payout).toEqual({ arrival: 0, looks: 0, team: 0, goods: 0, lost: 0 });
    expect(table.view().credits[0]).toBe(0);
  });
  test('GT-RULING-20, GT-BASE-FLY-05: when all have given up the flight ends at once, and its cards are used', () => {
    const table = flying({ has: [bare(), bare()], deck: ['I-04', 'I-05'] });
    table.answer(0, 'flight/stay', { do: 'give-up' }).answer(1, 'flight/stay', { do: 'give-up' });
    expect(table.told('flight-ended')).toEqual([{ kind: 'flight-ended', arrived: [] }]);
    expect(table.told('card-revealed')).toEqual([]);
    expect(table.state.used[1]).toHaveLength(2);
  });
  test('GT-EX-46, GT-BASE-PAY-04, GT-BASE-QUIT-07, GT-RULING-29: who gave up sells at half the value, rounded up, and gets no bonus', () => {
    const sold = (goods: readonly Good[]): number => {
      const holds: Line[] = [
        [8, 7, 'RED2-02', 2],
        [6, 7, 'CARGO3-02', 0],
      ];
      const loads = [
        { at: [8, 7], goods: goods.filter((good) => good === 'red') },
        { at: [6, 7], goods: goods.filter((good) => good !== 'red') },
      ] as const;
      const table = flying({ has: [ship(holds, { loads }), bare()], deck: ['I-04'] });
      table.answer(0, 'flight/stay', { do: 'give-up' }).flyOn();
      return table.told('paid')[0]!.payout.goods;
    };
    expect(sold(['red', 'yellow', 'blue'])).toBe(4);
    expect(sold(['red', 'yellow'])).toBe(4);
    expect(sold(['blue'])).toBe(1);
  });
});
