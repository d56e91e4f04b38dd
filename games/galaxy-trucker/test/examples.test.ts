/** Worked examples of the catalogue as transcripts: who has what, who answers what, what is true then. The others stand with their chapters. */
import type { Json } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import { describe, expect, test } from 'vitest';
import { type PlanId, tileNamed } from '../content/index.ts';
import type { Mark } from '../state.ts';
import { words } from '../text/index.ts';
import { at, FIXTURE, type Line, NAMED } from './ships.ts';
import { building, flying, type Has, type Told } from './table.ts';

/** All these parts are joined wherever they touch, but those named as they are printed. */
const joined = (plan: PlanId, parts: readonly Line[], ...printed: string[]): { parts: readonly Line[]; marks: readonly Mark[] } => ({
  parts,
  marks: parts.flatMap(([column, row, key]) =>
    printed.includes(key) ? [] : [{ kind: 'four-way', square: at(plan, column, row) } as const],
  ),
});
const idle: Has = { parts: [[7, 7, 'START']], loads: [{ at: [7, 7], humans: 2 }] };
const MISS = [1, 1] as const;
/** One ship flies on alone; the other has given up. */
function alone(has: Has, deck: readonly string[], dice: readonly number[] = []): Told {
  const table = flying({ has: [has, idle], deck: [...deck, 'I-05'], dice });
  return table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
}
/** The price and the outcome that stand on these answers. */
function says(table: Told, topic: string, ...answers: readonly Json[]): readonly (string | undefined)[] {
  const ask = table.asks.find((one) => one.topic === topic)!;
  return answers.map((answer) => words.en.answer(questionOf(ask), answer, table.view(ask.seat)).cost);
}
/** Building is over. */
function built(first: Has, second: Has = idle): Told {
  const table = building({ has: [first, second] });
  for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
  return table;
}

describe('thrusters', () => {
  test('GT-EX-02, -03, GT-THR-05..09: a shift counts for one object alone; of a hold and a module the owner chooses which is lost', () => {
    // Nozzles to the left and to the rear; front cannons in columns 6 and 9; column 4 is smooth in front, column 5 is not.
    const ship = joined(
      'II',
      [
        [4, 8, 'ADS-01'],
        [5, 8, 'START'],
        [6, 8, 'CAN1-05'],
        [7, 8, 'STRUCT-01'],
        [8, 8, 'CARGO2-04'],
        [9, 8, 'CAN1-06'],
        [10, 8, 'THRUST-01', 2],
        [5, 9, 'BAT2-01'],
      ],
      'ADS-01',
    );
    const loads = [
      { at: [5, 8], humans: 2 },
      { at: [5, 9], cells: 2 },
    ] as const;
    // II-09: a small one from the front in column 5, then a large one in column 8.
    const table = alone({ ...ship, loads }, ['II-09'], [2, 3, 4, 4]);
    // Whoever decides reads what comes of each.
    expect(says(table, 'hit/thrusters', 0, -1)).toEqual(['Starting cabin lost', '1 energy, bounces off']);
    table.answer(0, 'hit/thrusters', -1);
    expect(says(table, 'hit/thrusters', 0, -1)).toEqual(['White hold lost', '1 energy, Structural module lost']);
    expect(table.told('bounced')).toHaveLength(1);
    expect(table.load(0, 5, 9)?.cells).toBe(1);
    // The shift before has no effect; lines 9 and 6 cannot be reached.
    expect(table.options(0, 'hit/thrusters')).toEqual([0, -1]);
    expect(table.admits(0, 'hit/thrusters', 1)).toBe(false);
    const other = alone({ ...ship, loads }, ['II-09'], [2, 3, 4, 4]).answer(0, 'hit/thrusters', -1);
    other.answer(0, 'hit/thrusters', 0);
    expect(other.told('destroyed')[0]!.squares).toEqual([other.at(8, 8)]);
    table.answer(0, 'hit/thrusters', -1);
    expect(table.told('line-shifted').map(({ line }) => line)).toEqual([4, 7]);
    expect(table.told('destroyed')[0]!.squares).toEqual([table.at(7, 8)]);
    expect(table.load(0, 5, 9)).toBeUndefined();
  });
  test('GT-EX-05, GT-THR-10, GT-BASE-HIT-06: shifted by a row, a large meteor comes within reach of the cannon of the next', () => {
    const parts: Line[] = [
      [7, 7, 'START'],
      [6, 7, 'CAN1-05', 3],
      [7, 6, 'STRUCT-01'],
      [7, 5, 'STRUCT-02'],
      [8, 7, 'BAT2-01'],
      [8, 8, 'THRUST-01', 2],
    ];
    const ship: Has = {
      ...joined('II', parts),
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [8, 7], cells: 2 },
      ],
    };
    // III-11 begins with a large one from the left: row 5.
    const table = alone(ship, ['III-11'], [1, 4, ...MISS, ...MISS, ...MISS, ...MISS]);
    table.answer(0, 'hit/thrusters', 1);
    expect(table.told('shot-down')).toEqual([{ kind: 'shot-down', seat: 0 }]);
    expect(table.load(0, 8, 7)?.cells).toBe(1);
    const still = alone(ship, ['III-11'], [1, 4]).answer(0, 'hit/thrusters', 0);
    expect(still.told('destroyed')[0]!.squares).toEqual([still.at(7, 5)]);
  });
});

test('GT-EX-07, GT-ROUT-04, GT-LIFE-02: three cabins and a mixed module on one router: one purple alien, one brown, and two humans', () => {
  const parts: Line[] = [
    [7, 6, 'ROUTER-01'],
    [6, 6, 'CABIN-01'],
    [8, 6, 'CABIN-02'],
    [7, 5, 'CABIN-03'],
    [7, 7, 'MIXED-01'],
    [5, 6, 'START'],
  ];
  const table = built(joined('II', parts));
  expect(table.options(0, 'load/purple')).toEqual([table.at(7, 5), table.at(6, 6), table.at(8, 6), null]);
  table.answer(0, 'load/purple', table.at(6, 6));
  expect(table.options(0, 'load/brown')).toEqual([table.at(7, 5), table.at(8, 6), null]);
  table.answer(0, 'load/brown', table.at(8, 6));
  expect([table.load(0, 6, 6)?.alien, table.load(0, 8, 6)?.alien]).toEqual(['purple', 'brown']);
  expect(table.load(0, 7, 5)).toMatchObject({ humans: 2, alien: null });
});

describe('fire power', () => {
  /** What is declared against the smugglers of I-02. */
  const declared = (parts: readonly Line[], loads: NonNullable<Has['loads']> = []): number | undefined =>
    alone({ ...joined('II', [[7, 9, 'START'], ...parts]), loads: [{ at: [7, 9], humans: 2 }, ...loads] }, ['I-02']).told('declared')[0]
      ?.power;
  const ads = (...places: (readonly [number, number])[]): Line[] =>
    places.map(([column, row], i) => [column, row, `ADS-${String(i + 1).padStart(2, '0')}`]);
  test('GT-EX-08, GT-ADS-01..03, GT-RULING-41: unlinked systems, two pairs, a block of four, one among three', () => {
    expect(declared(ads([5, 7], [9, 7]))).toBe(0);
    expect(declared(ads([5, 7], [5, 8], [9, 7], [9, 8]))).toBe(2);
    expect(declared(ads([6, 6], [7, 6], [6, 7], [7, 7]))).toBe(2);
    expect(declared(ads([7, 7], [6, 7], [8, 7], [7, 6]))).toBe(1);
  });
  test('GT-EX-09, GT-ADS-04: without a cannon a pair counts 1, with a purple alien 3; unlinked systems and the alien 0', () => {
    const home: Line[] = [
      [9, 9, 'CABIN-01'],
      [8, 9, 'PURPLE-01'],
    ];
    const alien = [{ at: [9, 9], alien: 'purple' }] as const;
    expect(declared(ads([6, 6], [7, 6]))).toBe(1);
    expect(declared([...ads([6, 6], [7, 6]), ...home], alien)).toBe(3);
    expect(declared([...ads([5, 7], [9, 7]), ...home], alien)).toBe(0);
  });
  test('GT-EX-43, GT-BASE-POW-02, -04: two front cannons, one to the left, a powered double one and a purple alien make 6½', () => {
    const parts: Line[] = [
      [7, 7, 'START'],
      [6, 6, 'CAN1-05'],
      [8, 6, 'CAN1-06'],
      [5, 7, 'CAN1-07', 3],
      [7, 5, 'CAN2-01'],
      [8, 8, 'CABIN-01'],
      [9, 8, 'PURPLE-01'],
      [7, 8, 'BAT2-01'],
    ];
    const loads = [
      { at: [7, 7], humans: 2 },
      { at: [8, 8], alien: 'purple' },
      { at: [7, 8], cells: 2 },
    ] as const;
    // Slavers of strength 6 are beaten by half a cannon, slavers of 7 are not.
    const table = alone({ ...joined('II', parts), loads }, ['I-01']);
    table.answer(0, 'power/cannons', [table.at(7, 5)]);
    expect(table.told('declared')[0]).toMatchObject({ what: 'cannons', power: 6.5 });
    expect(table.told('enemy-fought')[0]!.result).toBe('won');
    const beaten = alone({ ...joined('II', parts), loads }, ['II-01']);
    beaten.answer(0, 'power/cannons', [beaten.at(7, 5)]);
    expect(beaten.told('enemy-fought')[0]!.result).toBe('lost');
  });
});

test('GT-EX-10, GT-ARM-02, -03, GT-ROBO-03, GT-RULING-32: eight unarmed against two humans and a robonaut cell, armed', () => {
  const left: Has = {
    parts: [
      [7, 7, 'START'],
      [4, 8, 'CABIN-01'],
      [6, 8, 'CABIN-02'],
      [8, 8, 'CABIN-03'],
    ],
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [4, 8], humans: 2 },
      { at: [6, 8], humans: 2 },
      { at: [8, 8], humans: 2 },
    ],
    space: 3,
  };
  const right: Has = {
    ...joined('II', [
      [7, 7, 'START'],
      [7, 6, 'ARMOURY-01'],
      [7, 5, 'ROBO-01'],
      [8, 7, 'BAT2-01'],
    ]),
    loads: [
      { at: [7, 7], humans: 2 },
      { at: [8, 7], cells: 1 },
    ],
    space: 0,
  };
  const table = flying({ has: [left, right], deck: ['II-19', 'II-18', 'III-04', 'I-05'], dice: Array(12).fill(1) });
  // A station that needs eight, then a ship that takes four: L is asked alone and passes; nobody else can.
  for (const _ of ['station', 'ship']) {
    table.flyOn();
    expect(table.asked).toEqual(['blue offer/dock']);
    table.answer(0, 'offer/dock', false);
    expect(table.state.phase).toBe('stay');
  }
  // Sabotage: eight against (2 + 4) × 2.
  table.flyOn().answer(1, 'power/crew', [table.at(7, 5, 1)]);
  expect(table.told('declared').map(({ seat, power }) => [seat, power])).toEqual([
    [0, 8],
    [1, 12],
  ]);
  expect(table.told('weakest')).toEqual([{ kind: 'weakest', seat: 0, criterion: 'crew' }]);
});

test('GT-EX-11, GT-SOLAR-02, -03, GT-ROUT-04: through a router a panel powers engine, cannon or shield, one of them a card', () => {
  const ship: Has = {
    ...joined('II', [
      [7, 6, 'ROUTER-01'],
      [7, 5, 'SOLAR-01'],
      [6, 6, 'SHIELD-01'],
      [8, 6, 'CAN2-01'],
      [7, 7, 'ENG2-01'],
      [6, 7, 'START'],
    ]),
    loads: [{ at: [6, 7], humans: 2 }],
  };
  const table = alone(ship, ['I-06', 'I-02', 'I-10']);
  table.answer(0, 'power/engines', [table.at(7, 7)]).flyOn();
  table.answer(0, 'power/cannons', [table.at(8, 6)]);
  expect(table.told('declared').map(({ power }) => power)).toEqual([2, 2]);
  // I-10: small ones from the front in column 7, from the rear and the left beside the ship, from the right in row 6.
  table.dice(3, 4, ...MISS, ...MISS, 3, 3);
  table.flyOn().answer(0, 'hit/defence', 'shield');
  expect(table.told('defended')).toHaveLength(1);
  expect(table.told('energy-spent')).toEqual(Array(3).fill({ kind: 'energy-spent', seat: 0, cells: 0, panels: 1 }));
  // It has paid on this card: nobody is asked, and the cannon is lost.
  expect(table.told('destroyed')[0]!.squares).toEqual([table.at(8, 6)]);
});

describe('class IIB', () => {
  /** Building is over on class IIB. */
  function cylinder(has: Has): Told {
    const table = building({ class: 'IIB', has: [has, { parts: [[5, 5, 'START']] }] });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    return table;
  }
  test('GT-EX-14, GT-IIB-02, -03: across the seam a connector against a smooth side, and a barrel against a part, are errors', () => {
    const smooth = cylinder({
      parts: [
        [5, 5, 'START'],
        [1, 3, 'BAT3-01'],
        [9, 3, 'BAT2-01'],
      ],
    });
    expect(smooth.options(0, 'error/remove')).toEqual([smooth.at(1, 3), smooth.at(9, 3)]);
    const barrel = cylinder({
      parts: [
        [5, 5, 'START'],
        [1, 5, 'CAN1-05', 3],
        [9, 5, 'BAT2-01'],
      ],
    });
    expect(barrel.options(0, 'error/remove')).toEqual([barrel.at(1, 5), barrel.at(9, 5)]);
  });
  test('GT-EX-15, GT-IIB-02, -04: joined across the seam alone a cannon belongs to the ship, and crew are armed', () => {
    const parts: Line[] = [
      [5, 5, 'START'],
      [4, 5, 'STRUCT-01'],
      [3, 5, 'STRUCT-02'],
      [2, 5, 'STRUCT-03'],
      [1, 5, 'STRUCT-04'],
      [1, 4, 'CABIN-01'],
      [1, 3, 'STRUCT-05'],
      [9, 3, 'CAN1-05'],
      [9, 4, 'ARMOURY-05'],
    ];
    const table = cylinder(joined('IIB', parts));
    expect(table.told('piece-lost')).toEqual([]);
    expect(table.part(0, 9, 3)).toBe(true);
    const loads = [
      { at: [5, 5], humans: 2 },
      { at: [1, 4], humans: 2 },
    ] as const;
    const other: Has = { parts: [[5, 5, 'START']], loads: [{ at: [5, 5], humans: 2 }] };
    const compared = flying({ class: 'IIB', has: [{ ...joined('IIB', parts), loads }, other], deck: ['III-04', 'I-05'] }).flyOn();
    expect(compared.told('declared')[0]).toMatchObject({ seat: 0, power: 2 + 2 * 2 });
  });

  const HALVES: Line[] = [
    [4, 4, 'ADS-01', 1], // A: smooth to the left, joined to what stands behind it
    [1, 3, 'STRUCT-02'], // B
    [7, 5, 'ARMCARGO-01'], // C: armour in front, joined to the left
    [3, 5, 'STRUCT-03'], // D
    [4, 5, 'STRUCT-04'],
    [5, 5, 'START'],
    [6, 5, 'STRUCT-05'],
    [8, 5, 'STRUCT-06'],
    [9, 5, 'STRUCT-07'],
    [1, 5, 'STRUCT-08'],
    [1, 4, 'STRUCT-01'],
  ];
  const CANNON: Line = [4, 6, 'CAN1-05', 3];
  const halves = (...more: Line[]): Has => ({
    ...joined('IIB', [...HALVES, ...more], 'ADS-01', 'ARMCARGO-01'),
    loads: [{ at: [5, 5], humans: 2 }],
  });
  /** One small meteor from the left, with these dice; or a large one. I-09: large front (in column 2, where nothing stands), small left, small right; III-11 begins with a large one from the left. */
  function comes(size: 'small' | 'large', dice: readonly number[], ship: Has): Told {
    const [card, first] = size === 'small' ? (['I-09', [4, 5]] as const) : (['III-11', []] as const);
    const table = flying({
      class: 'IIB',
      has: [ship, { parts: [[5, 5, 'START']], loads: [{ at: [5, 5], humans: 2 }] }],
      deck: [card, 'I-05'],
      dice: [...first, ...dice, 1, 1, 1, 1, 1],
    });
    return table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
  }
  const lost = (table: Told) => table.told('destroyed').flatMap(({ squares }) => squares);
  test('GT-EX-17, GT-IIB-06..08, -15: a swarm from the left: A, nothing, B, C shot by the cannon, C unharmed, or D', () => {
    const ship = halves(CANNON);
    const first = comes('small', [4, 5], ship);
    expect(first.told('bounced')).toHaveLength(1);
    const missed = comes('small', [1], ship);
    expect(missed.told('object-rolled')[1]!.dice).toEqual([1]);
    expect(lost(missed)).toEqual([]);
    const third = comes('small', [3, 2], ship);
    expect(lost(third)).toEqual([third.at(1, 3)]);
    expect(comes('large', [5, 1], ship).told('shot-down')).toHaveLength(1);
    const unarmed = comes('large', [5, 1], halves());
    expect(lost(unarmed)).toEqual([unarmed.at(7, 5)]);
    expect(unarmed.options(0, 'ship/piece')).toHaveLength(2);
    expect(comes('small', [5, 2], ship).told('bounced')).toHaveLength(1);
    for (const second of [4, 5, 6]) {
      const fifth = comes('small', [5, second], ship);
      expect(lost(fifth)).toEqual([fifth.at(3, 5)]);
    }
  });
});

describe('intruders on the ship of GT-EX-20', () => {
  const YELLOW = 2;
  const name = (table: Told, square: number) =>
    NAMED[Object.keys(NAMED).find((key) => table.at(...(key.split(',').map(Number) as [number, number]), YELLOW) === square)!];
  const paths = (table: Told) => table.told('intruder-entered').map(({ path }) => path.map((square) => name(table, square)).join(' '));
  function boarded(card: string, dice: readonly number[], marks: readonly Mark[] = []): Told {
    const loads: NonNullable<Has['loads']> = [
      { at: [7, 7], humans: 2 },
      { at: [6, 8], humans: 2 },
      { at: [9, 8], humans: 2 },
      { at: [6, 9], cells: 2 },
      { at: [8, 8], goods: ['green', 'blue'] },
    ];
    const table = flying({ has: [idle, idle, { parts: FIXTURE, loads, marks }], deck: [card, 'I-05'], dice });
    for (const seat of [0, 1]) table.answer(seat, 'flight/stay', { do: 'give-up' });
    return table.flyOn().answer(YELLOW, 'intruder/answer', { awake: [], shift: 0 });
  }
  test('GT-EX-28, GT-COM-02, -03, -06: the crew of C2 are armed: beaten on step 9, M1 explodes alone, the goods are loaded then', () => {
    const table = boarded(
      'III-23',
      [3, 4],
      [
        { kind: 'wireless', square: at('II', 6, 8) },
        { kind: 'wireless', square: at('II', 7, 6) },
      ],
    );
    expect(paths(table)).toEqual(['K2 C1 T C1 H M1 H M2 C2']);
    expect(table.told('destroyed').flatMap(({ squares }) => squares.map((square) => name(table, square)))).toEqual(['M1']);
    // Green and blue aboard; red, yellow and green offered: the hold is white.
    const hold = table.at(8, 8, YELLOW);
    expect(table.admits(YELLOW, 'cargo/load', [hold, null, hold, null, null])).toBe(false);
    table.answer(YELLOW, 'cargo/load', [hold, null, null, hold, null]);
    expect(table.load(YELLOW, 8, 8)?.goods).toEqual(['yellow', 'green']);
    expect(table.state.flyers[YELLOW]!.lost).toEqual([tileNamed('ENG1-05')]);
  });
  test('GT-EX-29, GT-MOVE-04, -07: by the right hand from the right on row 7 it is beaten on step 7', () => {
    // IV-18: a couple; the second follows the right-hand rule.
    const table = boarded('IV-18', [3, 4]);
    expect(paths(table)[1]).toBe('K2 T2 K2 C1 H M2 P');
    expect(table.told('intruder-entered')[1]!.beaten).toBe(true);
  });
});

describe('specialists', () => {
  test('GT-EX-35, GT-SKILL-STORE-02, -03: a Storekeeper keeps the red cube for three hidden blue ones, or two and a cell', () => {
    const ship: Has = {
      parts: [
        [7, 7, 'START'],
        [6, 7, 'RED2-01'],
        [8, 7, 'RED2-02'],
        [7, 8, 'BAT2-01'],
      ],
      loads: [
        { at: [7, 7], humans: 2 },
        { at: [6, 7], goods: ['blue', 'blue'] },
        { at: [8, 7], goods: ['red', 'blue'] },
        { at: [7, 8], cells: 1 },
      ],
      yard: { skills: ['storekeeper-a', 'storekeeper-b'] },
    };
    // The smugglers of II-02 demand three.
    const table = alone(ship, ['II-02']);
    const [left, right] = [table.at(6, 7), table.at(8, 7)];
    const red = { square: right, good: 'red' } as const;
    const blue = [left, left, right].map((square) => ({ square, good: 'blue' }) as const);
    const gives = (cubes: readonly { square: typeof left; good: 'red' | 'blue' }[], cells: number) =>
      table.admits(0, 'cargo/hand-over', { cubes: [...cubes], cells });
    expect([gives([red], 1), gives(blue, 0), gives(blue.slice(0, 2), 1), gives([red, ...blue.slice(0, 2)], 0)]).toEqual(
      Array(4).fill(true),
    );
    // Any three of the five pieces, and red with the cell: so many ways are listed.
    expect(table.options(0, 'cargo/hand-over')).toHaveLength(4 + 6 + 1);
    expect(table.refusal(0, 'cargo/hand-over', { cubes: blue.slice(0, 2), cells: 0 })).toBe('too-few');
    expect(table.refusal(0, 'cargo/hand-over', { cubes: [red], cells: 0 })).toBe('too-few');
    table.answer(0, 'cargo/hand-over', { cubes: blue, cells: 0 });
    expect(table.load(0, 8, 7)?.goods).toEqual(['red']);
    expect(table.load(0, 7, 8)?.cells).toBe(1);
  });
  test('GT-EX-36, GT-SKILL-CON-01, -02: on class IV four more parts after finishing; when all have finished after two, one that lies open', () => {
    const artist: Has = { parts: [[7, 7, 'START']], yard: { skills: ['con-artist-a'] } };
    const table = building({ class: 'IV', plan: 'IV-F1-R1', has: [artist, {}] });
    table.drawsPart(1, 'CABIN-05').does(1, { do: 'return', tile: tileNamed('CABIN-05') });
    table.does(0, { do: 'finish', number: 1 });
    table.builds(0, 'STRUCT-08', 7, 6).builds(0, 'CABIN-04', 7, 8, 1);
    expect(table.yard(0).added).toBe(2);
    table.does(1, { do: 'finish', number: 2 });
    expect(table.asked).toEqual(['blue repair/last-part']);
    const there = { tile: tileNamed('CABIN-05'), square: table.at(6, 7), rot: 2 } as const;
    expect(table.refusal(0, 'repair/last-part', { ...there, tile: tileNamed('CABIN-06') })).toBe('gone');
    table.answer(0, 'repair/last-part', there);
    expect(table.told('part-added')).toHaveLength(1);
    expect(table.topics(0)).not.toContain('repair/last-part');
    // Whoever stays undisturbed adds four, and no fifth.
    const slow = building({ class: 'IV', plan: 'IV-F1-R1', has: [artist, {}] }).does(0, { do: 'finish', number: 1 });
    slow.builds(0, 'STRUCT-08', 7, 6).builds(0, 'CABIN-04', 7, 8, 1).builds(0, 'STRUCT-02', 6, 7).builds(0, 'STRUCT-03', 8, 7);
    expect(slow.cannot(0, { do: 'draw' })).toBe('finished');
  });
  test('GT-EX-37, GT-SKILL-ARCHITECT-05, -06: best-looking only after the flight on class III: 6 and 6; raised by a Bureaucrat 8 and 6', () => {
    const architect: Has = { ...idle, yard: { skills: ['architect-b'] }, space: 9 };
    const plain: Has = {
      parts: [
        [7, 7, 'START'],
        [6, 7, 'STRUCT-08'],
      ],
      loads: [{ at: [7, 7], humans: 2 }],
    };
    const table = flying({ class: 'III', has: [architect, plain], deck: ['I-04'] }).flyOn();
    expect(table.told('paid')[0]!.payout).toMatchObject({ looks: 6, team: 6 });
    const raised = flying({ class: 'III', has: [architect, { ...plain, yard: { skills: ['bureaucrat-b'] } }], deck: ['I-04'] }).flyOn();
    raised.answer(1, 'after/bonuses', { arrival: 0, looks: 1 });
    expect(raised.told('paid')[0]!.payout).toMatchObject({ looks: 8, team: 6 });
  });
  test('GT-EX-38, GT-SKILL-DELIVERY-03, -04: a cannon against a part becomes a cabin, a sideways engine a right one, and nothing stands behind a nozzle', () => {
    const driver = (...parts: Line[]): Told => built({ parts: [[7, 7, 'START'], ...parts], yard: { skills: ['delivery-driver-a'] } });
    const cannon = driver([8, 7, 'CAN1-20'], [8, 6, 'CARGO2-03'], [7, 6, 'STRUCT-08']);
    cannon.answer(0, 'repair/convert', { to: 'cabin', square: cannon.at(8, 7), rot: 0 });
    expect(cannon.state.flyers[0]!.lost).toEqual([]);
    expect(cannon.load(0, 8, 7)?.humans).toBe(2);
    const sideways = driver([6, 7, 'ENG1-11', 1]);
    sideways.answer(0, 'repair/convert', { to: 'engine', square: sideways.at(6, 7), rot: 0 });
    expect(sideways.state.flyers[0]!.lost).toEqual([]);
    // A module with a connector to the rear becomes an engine: free it may stay, but a part behind it is an error.
    const free = driver([6, 7, 'STRUCT-08']);
    free.answer(0, 'repair/convert', { to: 'engine', square: free.at(6, 7), rot: 0 });
    expect(free.state.phase).toBe('stay');
    const behind = driver([6, 7, 'STRUCT-08'], [6, 8, 'BAT2-09']);
    behind.answer(0, 'repair/convert', { to: 'engine', square: behind.at(6, 7), rot: 0 });
    expect(behind.options(0, 'error/remove')).toEqual([behind.at(6, 7), behind.at(6, 8)]);
  });
  test('GT-EX-39, GT-SKILL-WELDER-01, -02: of three single-double contacts the owner welds two, the third costs a part', () => {
    // ADS-08 shows a double connector in front and single ones to the right, rear and left; around it stand double ones.
    const table = built({
      parts: [
        [7, 6, 'START'],
        [7, 7, 'ADS-08'],
        [8, 7, 'BAT3-04'],
        [7, 8, 'CARGO3-03', 1],
        [6, 7, 'RED2-03', 2],
      ],
      yard: { skills: ['welder-a'] },
    });
    const joints = table.options(0, 'repair/weld');
    expect(joints).toHaveLength(3);
    table.answer(0, 'repair/weld', joints[0]!);
    expect(table.options(0, 'repair/weld')).toEqual(joints.slice(1));
    table.answer(0, 'repair/weld', joints[1]!);
    const wrong = table.options(0, 'error/remove');
    expect(wrong).toHaveLength(2);
    expect(wrong).toContain(table.at(7, 7));
    table.answer(0, 'error/remove', wrong.find((square) => square !== table.at(7, 7))!);
    expect(table.state.flyers[0]!.lost).toHaveLength(1);
    expect(table.state.phase).toBe('stay');
  });
});
