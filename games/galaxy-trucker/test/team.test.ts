import type { Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { type Skill, tileNamed } from '../content/index.ts';
import { trucker } from '../game.ts';
import { edge } from '../state.ts';
import type { Line } from './ships.ts';
import { building, flying, type Has, Told } from './table.ts';

const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [{ at: [7, 7], humans: 2 }, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
const skilled = (...skills: Skill[]): Pick<Has, 'yard'> => ({ yard: { skills } });
const MISS = [1, 1] as const;

/** A session in which everybody finishes empty ships and gives up at once; whoever is asked to hire keeps the first. */
function session(rounds: readonly string[], options: Record<string, boolean> = {}): Told {
  return new Told(trucker, { seats: 2, options: { rounds, hourglass: 0, ...options } });
}
function playRound(table: Told): Told {
  for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
  settleWindows(table);
  for (const seat of [0, 1]) table.answer(seat, 'flight/stay', { do: 'give-up' });
  return table;
}
/** Windows of skills are declined. */
function settleWindows(table: Told): void {
  for (let ask = table.asks[0]; ask && !/^(flight|build|hire)/.test(ask.topic); ask = table.asks[0]) {
    const [first] = [...ask.domain.options!()].filter(
      (option) => option === null || option === false || Array.isArray(option) || option === 0,
    );
    table.match.answer(ask.seat, ask.topic, first ?? [...ask.domain.options!()][0]!);
  }
}
function hireFirst(table: Told): void {
  for (const seat of [0, 1]) table.answer(seat, 'hire/keep', table.options(seat, 'hire/keep')[0]!);
}

describe('hiring', () => {
  test('GT-SUP-01..03, -09, GT-EX-13, GT-RULING-87: three cards after the first flight, two after the second, seen by their seat alone', () => {
    const table = playRound(session(['I', 'I', 'I']));
    expect(table.state.phase).toBe('hiring');
    expect(table.options(0, 'hire/keep')).toHaveLength(3);
    expect(table.view(0).offered).toHaveLength(3);
    expect(table.view(1).offered).not.toEqual(table.view(0).offered);
    expect(table.view().offered).toEqual([]);
    hireFirst(table);
    expect(table.view().team.map((cards) => cards.length)).toEqual([1, 1]);
    expect(table.told('hired')).toHaveLength(2);
  });
  test('GT-SUP-04, -05: in its first round a card has skill A, from the next one on B too', () => {
    /** The round is dealt to whoever hired the Buyer for the second round. */
    const skillsIn = (round: number) => {
      const table = session(['I', 'I', 'I']).rearrange((state) => {
        state.team.pool = state.team.pool.filter((one) => one !== 'buyer');
        state.team.cards[0] = [{ specialist: 'buyer', since: 1 }];
        for (const card of state.piles.splice(0).flat()) state.decks[1]!.push(card);
        state.round = round;
        state.phase = 'deal';
      });
      return table.yard(0).skills;
    };
    expect([skillsIn(0), skillsIn(1), skillsIn(2)]).toEqual([[], ['buyer-a'], ['buyer-a', 'buyer-b']]);
  });
  test('GT-SUP-08, GT-RULING-121: shorter sessions hire before the first flight', () => {
    const table = session(['I', 'I']);
    expect(table.state.phase).toBe('hiring');
    expect(table.options(1, 'hire/keep')).toHaveLength(3);
  });
  test('GT-EX-42, GT-SUP-10, -11, GT-RULING-89: competition: one card more than players; who arrived chooses first, the last card leaves', () => {
    const table = flying({
      class: 'I',
      has: [bare({ space: 9 }), bare()],
      deck: ['I-04'],
      options: { team: true, competition: true, rounds: ['I', 'I', 'I'] },
    });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.view().offered).toHaveLength(3);
    table.answer(0, 'hire/keep', table.view().offered[2]!);
    expect(table.view().team.map((cards) => cards.length)).toEqual([1, 1]);
    expect(table.state.team.gone).toHaveLength(1);
  });
});

/** Both have finished these ships; the first has the skills. */
function built(skills: readonly Skill[], mine: readonly Line[], other: readonly Line[] = [], more: Partial<Has> = {}): Told {
  const table = building({
    has: [
      { ...more, parts: [[7, 7, 'START'], ...mine], yard: { skills: [...skills], ...more.yard } },
      { parts: [[7, 7, 'START'], ...other] },
    ],
  });
  for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
  return table;
}

describe('while building and before', () => {
  test('GT-SKILL-INSPECTOR-03, GT-RULING-95: the Inspector reads for twenty seconds before building, and may stop earlier', () => {
    const table = building({ has: [{}, {}] }).rearrange((state) => {
      state.phase = 'before';
      state.before = { inspector: 0, planner: null, until: 20_000 + 10_000_000 };
    });
    table.answer(0, 'before/read', 3);
    expect(table.view(0).pile).toEqual(table.state.piles[3]);
    expect(table.view(1).pile).toBeNull();
    table.answer(0, 'before/read', 'done');
    expect(table.state.phase).toBe('ready');
  });
  test('GT-SKILL-PLANNER-03..06, GT-RULING-85, -113: markers apart from each other; what matches pays two credits', () => {
    const table = building({ has: [skilled('planner-b'), {}] }).rearrange((state) => {
      state.phase = 'before';
      state.before = { inspector: null, planner: 0, until: 0 };
    });
    const at = (column: number, row: number) => table.at(column, row);
    expect(table.admits(0, 'before/markers', [at(7, 6), null, null, null, null])).toBe(false);
    expect(table.admits(0, 'before/markers', [at(7, 5), at(6, 5), null, null, null])).toBe(false);
    table.answer(0, 'before/markers', [null, null, at(6, 6), null, at(8, 6)]);
    expect(table.state.phase).toBe('ready');
    table.rearrange((state) => {
      state.phase = 'building';
    });
    // A cabin on the astronaut, an engine on the cell.
    table.builds(0, 'STRUCT-08', 7, 6).builds(0, 'CABIN-13', 6, 6, 1).builds(0, 'ENG1-14', 8, 6);
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.told('credits')).toEqual([{ kind: 'credits', seat: 0, amount: 2 }]);
  });
  test('GT-SKILL-SECURITY-02, -03, GT-RULING-72: the alarm locks the others for fifteen seconds, what they hold stays', () => {
    const table = building({ has: [skilled('security-officer-b'), {}] }).drawsPart(1, 'CABIN-01');
    table.does(0, { do: 'alarm' });
    expect(table.cannot(1, { do: 'return', tile: tileNamed('CABIN-01') })).toBe('locked');
    expect(table.cannot(0, { do: 'alarm' })).toBe('alarm-used');
    table.wait(15_000).does(1, { do: 'return', tile: tileNamed('CABIN-01') });
    // Without an hourglass the clock of the table does not wait for who is locked.
    const untimed = building({ has: [skilled('security-officer-b'), {}], options: { hourglass: 0 } }).does(0, { do: 'alarm' });
    expect(untimed.match.waiting()).toEqual([0]);
    expect(untimed.wait(15_000).match.waiting()).toEqual([0, 1]);
  });
  test('GT-RULING-128: in turn the alarm takes fifteen seconds from each later sitting', () => {
    const table = building({ has: [skilled('security-officer-b'), skilled('security-officer-b')], options: { building: 'in-turn' } });
    const [first, second] = table.state.sittings.order as [number, number];
    table.does(first, { do: 'alarm' }).does(first, { do: 'finish', number: 1 }).answer(second, 'round/ready', 'ready');
    expect(table.view().timer.endsAt - table.now).toBe(255_000);
  });
  test('GT-SKILL-BUYER-01, -02, -04, GT-RULING-111: three in reserve, never lost, and put back on the table', () => {
    const table = building({ has: [skilled('buyer-a', 'buyer-b'), {}] });
    for (const key of ['CABIN-01', 'CABIN-02', 'CABIN-03']) table.drawsPart(0, key).does(0, { do: 'aside', tile: tileNamed(key) });
    table.does(0, { do: 'fetch', tile: tileNamed('CABIN-01') }).does(0, { do: 'return', tile: tileNamed('CABIN-01') });
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.state.flyers[0]!.lost).toEqual([]);
  });
  test('GT-SKILL-CON-01, -02, GT-EX-36, GT-RULING-118: after finishing as many parts as the round’s number; at the end one more that lies open', () => {
    const table = building({ has: [skilled('con-artist-a'), {}] })
      .drawsPart(1, 'CABIN-02')
      .does(1, { do: 'return', tile: tileNamed('CABIN-02') });
    table.does(0, { do: 'finish', number: 1 }).builds(0, 'CABIN-01', 7, 6);
    expect(table.yard(0).added).toBe(1);
    table.does(1, { do: 'finish', number: 2 });
    expect(table.refusal(0, 'repair/last-part', { tile: tileNamed('CABIN-03'), square: table.at(7, 8), rot: 0 })).toBe('gone');
    table.answer(0, 'repair/last-part', { tile: tileNamed('CABIN-02'), square: table.at(7, 8), rot: 0 });
    expect(table.part(0, 7, 8)).toBe(true);
  });
  test('GT-SKILL-CON-02: who could add a last part is asked only where one lies open that goes somewhere', () => {
    const ends = (open: readonly string[]) => {
      const table = building({ has: [skilled('con-artist-a'), {}] });
      for (const key of open) table.drawsPart(1, key).does(1, { do: 'return', tile: tileNamed(key) });
      for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
      return table.asked.includes('blue repair/last-part');
    };
    expect([ends([]), ends(['CABIN-02'])]).toEqual([false, true]);
  });
});

test('GT-SKILL-PLUMBER-02, GT-RULING-112: a part is placed with the pipe it hangs on, which comes back with it; others are placed without', () => {
  const plumber: Has = {
    parts: [
      [7, 7, 'START'],
      [8, 7, 'ADS-01', 2],
    ],
    ...skilled('plumber-a'),
  };
  const table = building({ has: [plumber, {}] }).builds(0, 'CARGO2-01', 7, 6, 3);
  expect(table.yard(0).ship.marks).toEqual([]);
  table.builds(0, 'BAT2-02', 9, 7, 1, 3);
  expect(table.yard(0).ship.marks).toEqual([{ kind: 'pipe', joint: edge(table.at(8, 7), 1) }]);
  table.does(0, { do: 'lift' });
  expect(table.yard(0).ship.marks).toEqual([]);
});

describe('after building', () => {
  test('GT-SKILL-DELIVERY-01..04, GT-EX-38, GT-RULING-83: a sideways engine becomes one that points to the rear', () => {
    const table = built(['delivery-driver-a'], [[6, 7, 'ENG1-11', 1]]);
    table.answer(0, 'repair/convert', { to: 'engine', square: table.at(6, 7), rot: 0 });
    expect(table.told('errors-removed')).toEqual([]);
    expect(table.part(0, 6, 7)).toBe(true);
  });
  test('GT-SKILL-WELDER-01, -02, GT-EX-39, GT-RULING-115: single joined to double, twice; of three contacts the owner chooses', () => {
    const one: Line[] = [
      [6, 7, 'CABIN-01'],
      [6, 8, 'CABIN-15'],
    ];
    const table = built(['welder-a'], one);
    expect(table.state.phase).toBe('stay');
    expect(table.part(0, 6, 8)).toBe(true);
    const other = built([], one);
    expect(other.topics(0)).toEqual(['error/remove']);
  });
  test('GT-SKILL-HYPER-01, -02, GT-RULING-84: one cannon need not keep a square empty; of several the owner chooses', () => {
    // Two cannons beside the cabin, each with a hold before its barrel.
    const left: Line[] = [
      [7, 6, 'STRUCT-08'],
      [6, 7, 'CAN1-10'],
      [6, 6, 'CARGO2-05', 2],
    ];
    const right: Line[] = [
      [8, 7, 'CAN1-20'],
      [8, 6, 'CARGO2-03'],
    ];
    const table = built(['hypergeometer-a'], left);
    expect(table.yard(0).ship.marks).toEqual([{ kind: 'exempt', square: table.at(6, 7) }]);
    const choosing = built(['hypergeometer-a'], [...left, ...right]);
    expect(choosing.options(0, 'repair/exempt')).toEqual([choosing.at(6, 7), choosing.at(8, 7)]);
    choosing.answer(0, 'repair/exempt', choosing.at(8, 7));
    expect(choosing.options(0, 'error/remove')).toEqual([choosing.at(6, 6), choosing.at(6, 7)]);
  });
  test('GT-SKILL-ASSEMBLER-01, -03: two parts are linked without wires; one part gets armour for its open connectors', () => {
    const table = built(
      ['assembler-a', 'assembler-b'],
      [
        [6, 7, 'CABIN-06', 2],
        [8, 7, 'CABIN-13'],
      ],
    );
    table.answer(0, 'mark/wireless', [table.at(6, 7), table.at(8, 7)]);
    table.answer(0, 'mark/armour', table.at(8, 7));
    const { marks } = table.yard(0).ship;
    expect(marks.filter(({ kind }) => kind === 'wireless')).toHaveLength(2);
    expect(marks.filter(({ kind }) => kind === 'armour')).toHaveLength(2);
  });
  test('GT-SKILL-WELDER-03, GT-SKILL-PLUMBER-01, -02: three connectors closed, pipes between smooth sides', () => {
    const table = built(['welder-b'], []);
    table.answer(
      0,
      'mark/weld',
      [0, 1, 2].map((side) => edge(table.at(7, 7), side as 0 | 1 | 2)),
    );
    expect(table.yard(0).ship.marks).toHaveLength(3);
    const piped = built(
      ['plumber-a'],
      [
        [7, 6, 'CARGO2-01', 3],
        [8, 7, 'STRUCT-08'],
        [8, 6, 'BAT2-02', 3],
      ],
    );
    expect(piped.options(0, 'mark/pipe')).toContainEqual({ square: piped.at(7, 6), side: 1 });
    piped.answer(0, 'mark/pipe', { square: piped.at(7, 6), side: 1 });
    expect(piped.yard(0).ship.marks).toHaveLength(1);
  });
  test('GT-SKILL-ARCHITECT-04: no ship looks better after building: the bonus at once', () => {
    const table = built(['architect-b'], []);
    expect(table.view().credits).toEqual([4, 0]);
    expect(table.state.admired).toBe(true);
  });
});

/** The window before the flight opens for these ships. */
function departing(first: Has, second: Has, deck: readonly string[] = ['I-04', 'I-05']): Told {
  return flying({ has: [first, second], deck }).rearrange((state) => {
    state.phase = 'preflight';
    state.window = 0;
  });
}
describe('before the flight', () => {
  test('GT-SKILL-SECURITY-01, GT-RULING-28: everybody pays for exposed connectors, with what is there', () => {
    const table = departing(bare({ ...skilled('security-officer-a'), credits: 9 }), bare({ credits: 3 }));
    table.answer(0, 'preflight/decree', true);
    expect(table.view().credits).toEqual([5, 0]);
  });
  test('GT-SKILL-TRADER-01, GT-RULING-90: yellow cubes for one credit each, as many as fit', () => {
    const table = departing(ship([[6, 7, 'CARGO2-03', 2]], { ...skilled('trader-a'), credits: 9 }), bare());
    expect(table.shape(0, 'preflight/buy')).toEqual({ min: 0, max: 2 });
    table.answer(0, 'preflight/buy', 2).answer(0, 'cargo/load', [table.at(6, 7), table.at(6, 7)]);
    expect(table.view().credits[0]).toBe(7);
    expect(table.load(0, 6, 7)?.goods).toEqual(['yellow', 'yellow']);
  });
  test('GT-SKILL-BUREAUCRAT-01, GT-RULING-79: days for the round and the rockets ahead', () => {
    const table = departing(bare({ space: 0 }), bare({ ...skilled('bureaucrat-a'), space: -3 }));
    table.answer(1, 'preflight/hurry', true);
    expect(table.space(1)).toBe(1);
  });
  test('GT-SKILL-SABOTEUR-02..04, GT-RULING-80: a human less, and a joint that tears both its parts', () => {
    const victim = ship([
      [6, 7, 'CABIN-06', 2],
      [7, 6, 'CARGO2-01', 3],
    ]);
    const table = departing(bare(skilled('saboteur-b')), victim);
    const joint = edge(table.at(7, 6, 1), 2);
    table.answer(0, 'preflight/sabotage', { rival: 1, human: table.at(7, 7, 1), joint });
    expect(table.load(1, 7, 7)?.humans).toBe(1);
    expect(table.yard(1).ship.marks).toEqual([{ kind: 'sabotage', joint }]);
    const alone = departing(bare(skilled('saboteur-b')), {
      parts: [
        [7, 7, 'START'],
        [6, 7, 'CABIN-06', 2],
      ],
      loads: [{ at: [7, 7], humans: 1 }],
    });
    expect(alone.state.phase).toBe('stay');
  });
  test('GT-SKILL-HYPER-03, -04, GT-RULING-101: a cannon that fires in any direction', () => {
    const table = departing(ship([[7, 8, 'CAN1-03', 2]], { ...skilled('hypergeometer-b'), space: 9 }), bare(), ['I-02', 'I-05']);
    table.answer(0, 'preflight/rotation', table.at(7, 8)).flyOn();
    // It points to the rear and counts as if to the front.
    expect(table.told('declared')[0]).toMatchObject({ seat: 0, power: 1 });
  });
  test('GT-SKILL-ADVERT-01, -02, GT-RULING-102: a place for everybody or none; two credits for a right place, one for a right miss', () => {
    const table = departing(bare({ ...skilled('advertiser-a'), space: 9 }), bare());
    expect(table.admits(0, 'preflight/bet', [1, 1])).toBe(false);
    table.answer(0, 'preflight/bet', [1, null]);
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    table.rearrange((state) => {
      state.decks[1]!.push(...state.flight.splice(0));
      state.phase = 'reckoning';
    });
    expect(table.told('paid')[0]!.payout.team).toBe(3);
  });
});

describe('in flight and after it', () => {
  const last = (first: Has, second: Has): Told => flying({ class: 'III', has: [first, second], deck: ['I-04'] });
  test('GT-EX-33, GT-SKILL-BUREAUCRAT-02, -03, GT-RULING-78: bonuses up or down for everybody', () => {
    const table = last(bare({ space: 9 }), bare(skilled('bureaucrat-b'))).flyOn();
    expect(table.options(1, 'after/bonuses')).toHaveLength(9);
    table.answer(1, 'after/bonuses', { arrival: 1, looks: -1 });
    expect(table.told('paid').map(({ payout }) => [payout.arrival, payout.looks])).toEqual([
      [16, 4],
      [12, 4],
    ]);
  });
  test('GT-EX-40, GT-SKILL-TRADER-02, -03: a price changes for all, none falls below 1', () => {
    const table = last(ship([[8, 7, 'RED1-06']], { loads: [{ at: [8, 7], goods: ['red'] }] }), bare(skilled('trader-b')));
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.admits(1, 'after/price', { good: 'blue', by: -1 })).toBe(false);
    table.answer(1, 'after/price', { good: 'red', by: 1 });
    expect(table.told('paid')[0]!.payout.goods).toBe(5);
  });
  test('GT-EX-37, GT-SKILL-ARCHITECT-05, -06: best-looking after the flight only: the bonus a second time', () => {
    const table = last(bare({ ...skilled('architect-b'), space: 9 }), ship([[6, 7, 'STRUCT-08']])).flyOn();
    expect(table.told('paid')[0]!.payout).toMatchObject({ looks: 6, team: 6 });
  });
  test('GT-SKILL-CON-03, -05, -06, GT-RULING-75, GT-RULING-122: one more on gains and bonuses, one less for lost parts', () => {
    const table = flying({ class: 'III', has: [bare({ ...skilled('con-artist-b'), space: 9 }), bare()], deck: ['I-04'] });
    table.rearrange((state) => void state.flyers[0]!.lost.push(...state.heap.splice(0, 3))).flyOn();
    expect(table.told('paid')[0]!.payout).toMatchObject({ arrival: 13, looks: 7, lost: 2 });
    const paid = flying({ has: [bare(skilled('con-artist-b')), bare()], deck: ['I-18', 'I-05'] }).flyOn();
    paid.answer(0, 'offer/dock', true);
    expect(paid.view().credits[0]).toBe(4);
  });
  test('GT-SKILL-SMUGGLER-01, -02, -04, -05: structural modules carry a hidden blue or green cube, sold for one more', () => {
    const smuggler = ship([[6, 7, 'STRUCT-02']], { ...skilled('smuggler-a', 'smuggler-b'), space: 9 });
    const table = flying({ has: [smuggler, bare()], deck: ['I-15', 'I-05'] }).flyOn();
    table.answer(0, 'planet/land', 0);
    expect(table.admits(0, 'cargo/load', [table.at(6, 7), table.at(6, 7)])).toBe(false);
    table.answer(0, 'cargo/load', [table.at(6, 7), null]);
    expect(table.load(0, 6, 7)?.goods).toEqual(['green']);
  });
  test('GT-EX-34, GT-SKILL-SMUGGLER-03: visible cubes first; then cells and hidden cubes in any mix', () => {
    const parts: Line[] = [
      [6, 7, 'STRUCT-02'],
      [5, 7, 'STRUCT-03'],
      [7, 6, 'STRUCT-04'],
      [8, 7, 'RED1-06'],
      [7, 8, 'BAT2-01', 1],
    ];
    const loads = [
      { at: [6, 7], goods: ['blue'] },
      { at: [5, 7], goods: ['blue'] },
      { at: [7, 6], goods: ['blue'] },
      { at: [8, 7], goods: ['red'] },
      { at: [7, 8], cells: 1 },
    ] as const;
    // II-02 demands three.
    const table = flying({
      has: [ship(parts, { ...skilled('smuggler-a'), loads: loads as never }), bare()],
      deck: ['II-02', 'I-05'],
    }).flyOn();
    const red = { square: table.at(8, 7), good: 'red' } as const;
    const blue = { square: table.at(6, 7), good: 'blue' } as const;
    const other = { square: table.at(5, 7), good: 'blue' } as const;
    expect(table.admits(0, 'cargo/hand-over', { cubes: [red], cells: 1 })).toBe(true);
    expect(table.admits(0, 'cargo/hand-over', { cubes: [red, blue, other], cells: 0 })).toBe(true);
    expect(table.admits(0, 'cargo/hand-over', { cubes: [red, blue], cells: 1 })).toBe(true);
    expect(table.refusal(0, 'cargo/hand-over', { cubes: [blue, other], cells: 1 })).toBe('valuable-first');
    table.answer(0, 'cargo/hand-over', { cubes: [red], cells: 1 });
    expect(table.told('goods-taken')[0]).toMatchObject({ goods: ['red'], cells: 1 });
  });
  test('GT-SKILL-STORE-01, GT-RULING-92: one red cube in the white containers of a hold', () => {
    const table = flying({ has: [ship([[6, 7, 'CARGO2-03', 2]], skilled('storekeeper-a')), bare()], deck: ['I-13', 'I-05'] }).flyOn();
    table.answer(0, 'planet/land', 0);
    expect(table.admits(0, 'cargo/load', [table.at(6, 7), table.at(6, 7)])).toBe(false);
    table.answer(0, 'cargo/load', [table.at(6, 7), null]);
    expect(table.load(0, 6, 7)?.goods).toEqual(['red']);
  });
  test('GT-SKILL-RECEPTION-01, GT-RULING-97: an alien shares its cabin with a human; in an epidemic the owner says who', () => {
    const table = built(
      ['receptionist-a'],
      [
        [6, 7, 'CABIN-08', 2],
        [6, 6, 'PURPLE-04', 3],
      ],
    );
    table.answer(0, 'load/purple', table.at(6, 7));
    expect(table.load(0, 6, 7)).toMatchObject({ alien: 'purple', humans: 1 });
    const sick = flying({
      has: [
        ship(
          [
            [6, 7, 'CABIN-08', 2],
            [6, 6, 'PURPLE-04', 3],
          ],
          { loads: [{ at: [6, 7], alien: 'purple', humans: 1 }] },
        ),
        bare(),
      ],
      deck: ['II-05', 'I-05'],
    }).flyOn();
    sick.answer(0, 'crew/who', { square: sick.at(6, 7), who: 'human' });
    expect(sick.load(0, 6, 7)).toMatchObject({ alien: 'purple', humans: 0 });
  });
  test('GT-SKILL-SABOTEUR-03, GT-RULING-100: a sabotaged joint takes both its parts', () => {
    const table = flying({
      has: [
        ship(
          [
            [7, 6, 'CARGO2-01', 3],
            [6, 7, 'CABIN-06', 2],
          ],
          { loads: [{ at: [6, 7], humans: 2 }] },
        ),
        bare(),
      ],
      deck: ['I-11', 'I-05'],
      dice: [3, 4, ...MISS, ...MISS],
    });
    table.rearrange((state) => void state.yards[0]!.ship.marks.push({ kind: 'sabotage', joint: edge(table.at(7, 6), 2) }));
    table.answer(1 as Seat, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('destroyed')[0]!.squares).toHaveLength(2);
    expect(table.part(0, 7, 7)).toBe(false);
  });
});

describe('what the rulebook leaves open', () => {
  const officer = skilled('security-officer-a');
  test('GT-RULING-73, -129, GT-TIME-05: a window nobody can use is skipped; else it waits for its owner, without a clock of the rules, and closes with the answer', () => {
    const nobody = departing(bare(), bare());
    expect(nobody.state.phase).toBe('stay');
    const table = departing(bare({ ...officer, credits: 9 }), bare());
    expect(table.asked).toEqual(['blue preflight/decree']);
    expect(table.match.clock()).toBeUndefined();
    expect(table.wait(3_600_000).asked).toEqual(['blue preflight/decree']);
    table.answer(0, 'preflight/decree', false);
    expect(table.state.phase).toBe('stay');
  });
  test('GT-RULING-74: what the Security Officer decrees has nothing to do with the Architect: both pay for their connectors, no bonus moves', () => {
    const table = departing(bare({ ...officer, credits: 9 }), bare({ ...skilled('architect-b'), credits: 9 }), ['I-04']);
    table.answer(0, 'preflight/decree', true);
    expect(table.view().credits).toEqual([5, 5]);
    expect(table.state.admired).toBe(false);
    table.flyOn();
    expect(table.told('paid').map(({ payout }) => [payout.looks, payout.team])).toEqual([
      [4, 0],
      [4, 4],
    ]);
  });
  test('GT-RULING-76, GT-SKILL-CON-07: the Con Artist gains nothing by what the Advertiser wins', () => {
    const table = departing(bare({ ...skilled('advertiser-a', 'con-artist-b'), space: 9 }), bare(), ['I-04']);
    table.answer(0, 'preflight/bet', [1, 2]).flyOn();
    expect(table.told('paid')[0]!.payout).toMatchObject({ arrival: 8 + 1, looks: 4 + 1, team: 2 + 2 });
  });
});
test('GT-SESS-19, GT-SESS-17: two end with credits and may both be content; the ranking names the richest', () => {
  const table = flying({
    has: [bare({ credits: 9, space: 9 }), bare({ credits: 1 })],
    deck: ['I-04'],
    options: { rounds: ['II'] },
  }).flyOn();
  expect(table.over).toBe(true);
  expect(table.view().credits.every((credits) => credits >= 1)).toBe(true);
  expect(table.match.standings().map(({ won }) => won)).toEqual([true, false]);
});
