import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from '../content/index.ts';
import { trucker } from '../game.ts';
import { galaxyTrucker } from '../index.ts';
import { check } from '../rules/match.ts';
import type { Line } from './ships.ts';
import { building, flying, type Has, Told } from './table.ts';

const ship = (parts: readonly Line[], more: Omit<Has, 'parts'> = {}): Has => ({
  ...more,
  parts: [[7, 7, 'START'], ...parts],
  loads: [{ at: [7, 7], humans: 2 }, ...(more.loads ?? [])],
});
const bare = (more: Omit<Has, 'parts'> = {}): Has => ship([], more);
const MISS = [1, 1] as const;
const IV = { class: 'IV', plan: 'IV-F1-R1' } as const;

describe('the session', () => {
  const options = (more: object) => ({
    rounds: ['II'],
    building: 'together',
    hourglass: 90,
    newTechnologies: true,
    intruders: true,
    tutorial: false,
    assistant: true,
    holesMarked: false,
    alwaysAsk: false,
    ...more,
  });
  test('GT-SESS-10, -12, GT-RULING-135: options that exclude each other are refused with the reason', () => {
    expect(check(options({ newTechnologies: false, intruders: false, rounds: ['II', 'IV'] }))).toBe('class-iv-needs-new-technologies');
    expect(check(options({ newTechnologies: false }))).toBe('intruders-need-new-technologies');
    expect(check(options({ tutorial: true }))).toBe('tutorial-is-class-i');
    expect(check(options({ rounds: [...CLASS_IDS].slice(0, 6) }))).toBeUndefined();
  });
  test('GT-RULING-127, -128: a way to build is offered only where it fits: against an hourglass not over days, all together not at one device', () => {
    const fits = (building: string, hourglass: number) => {
      const wish = options({ building, hourglass });
      return [galaxyTrucker.paces?.(wish)?.includes('days'), galaxyTrucker.oneDevice?.(wish)];
    };
    expect([fits('together', 90), fits('together', 0), fits('in-turn', 90), fits('in-turn', 0)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });
  test('GT-EX-12, GT-TECH-01..04, GT-RULING-17: how many parts stay in the warehouse', () => {
    const parts = (seats: number, rounds: readonly string[]) => {
      const { state } = new Told(trucker, { seats, options: { rounds } });
      return state.heap.length;
    };
    expect([parts(4, ['IV']), parts(3, ['IV']), parts(2, ['IV']), parts(2, ['II']), parts(4, ['II'])]).toEqual([182, 157, 132, 107, 157]);
  });
  test('GT-SESS-11, -12: modules that are off take their cards and parts out', () => {
    const { state } = new Told(trucker, { seats: 4, options: { rounds: ['II'], intruders: false } });
    const cards = [...state.decks.flat(), ...state.piles.flat()].length;
    expect(cards).toBe(92 - 15);
    const base = new Told(trucker, { seats: 2, options: { rounds: ['II'], intruders: false, newTechnologies: false } });
    expect(base.state.heap.length).toBe(140);
    expect(base.state.removed).toEqual([]);
  });
  test('GT-SESS-03, GT-SESS-06..08, GT-SESS-14..17, GT-EX-13: round after round, the credits stay, the parts and cards do not', () => {
    const table = flying({ class: 'I', has: [bare({ credits: 5, space: 9 }), bare()], deck: ['I-04'] }).flyOn();
    expect(table.view().round).toBe(1);
    expect(table.state.phase).toBe('building');
    expect(table.view().credits).toEqual([5 + 4 + 2, 3 + 2]);
    expect(table.state.used[1]).toHaveLength(1);
    expect(table.yard(0).ship.loads).toEqual([]);
    expect(
      table
        .told('round-begun')
        .map(({ class: name }) => name)
        .at(-1),
    ).toBe('I');
    for (const seat of [0, 1]) table.does(seat, { do: 'finish', number: seat + 1 });
    for (const seat of [0, 1]) table.answer(seat, 'flight/stay', { do: 'give-up' });
    expect(table.over).toBe(true);
    expect(table.match.standings().map(({ won }) => won)).toEqual([true, false]);
  });
  test('GT-BASE-VAR-02, GT-RULING-96: the first flight: the eight starter cards, all four piles to read, no flip before somebody has finished', () => {
    const table = building({ class: 'I', has: [{}, {}], options: { rounds: ['I'], tutorial: true } });
    expect(table.state.piles.flat()).toHaveLength(8);
    table.builds(0, 'CABIN-01', 7, 6).does(0, { do: 'read', pile: 3 }).wait(90_000);
    expect(table.cannot(1, { do: 'flip', to: 0 })).toBe('nobody-finished');
  });
});

describe('class IIB in flight', () => {
  test('GT-EX-16, GT-IIB-05..08, GT-RULING-45: columns by pairs of dice, rows by one die, the start by a second', () => {
    const cylinder: Has = {
      parts: [
        [5, 5, 'START'],
        [4, 5, 'CABIN-06', 2],
      ],
      loads: [{ at: [5, 5], humans: 2 }],
    };
    const other: Has = { parts: [[5, 5, 'START']], loads: [{ at: [5, 5], humans: 2 }] };
    // Front 5-4: column 2; rear 1-2: column 1; left, row 1: missed without a second die; right, row 5: from column 7 to the left.
    const table = flying({ class: 'IIB', has: [cylinder, other], deck: ['I-10', 'I-05'], dice: [5, 4, 1, 2, 1, 5, 2] });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('object-rolled').map(({ dice }) => dice)).toEqual([[5, 4], [1, 2], [1], [5, 2]]);
    expect(table.told('missed')).toHaveLength(3);
    expect(table.told('destroyed')[0]!.squares).toEqual([table.at(5, 5)]);
  });
});

describe('class IV', () => {
  test('GT-IV-01..04, GT-RULING-04, -54: halves are dealt, each once; the first period runs beside the circles', () => {
    const table = building({ class: 'IV', has: [{}, {}, {}, {}] });
    const plans = table.view().yards.map(({ ship: { plan } }) => plan);
    expect(new Set(plans.map((plan) => plan.split('-')[1])).size).toBe(4);
    expect(new Set(plans.map((plan) => plan.split('-')[2])).size).toBe(4);
    expect(table.view().timer.circle).toBe(4);
    table.wait(90_000).does(0, { do: 'flip', to: 3 });
  });
  test('GT-EX-19, GT-INS-01..05, GT-RULING-52, -53: insurance is paid at once and caps the lost parts', () => {
    const table = building({ class: 'IV', has: [{}, {}, {}] }).rearrange((state) => {
      state.credits = [20, 20, 4];
    });
    for (const seat of [0, 1, 2]) table.does(seat, { do: 'finish', number: seat + 1 });
    expect(table.topics(2)).toEqual([]);
    table.answer(0, 'preflight/insure', true).answer(1, 'preflight/insure', false);
    expect(table.view().credits).toEqual([15, 20, 4]);
    table.rearrange((state) => {
      for (const seat of [0, 1]) state.flyers[seat]!.lost.push(...state.heap.splice(0, 20));
    });
    for (const seat of [0, 1, 2]) table.answer(seat, 'flight/stay', { do: 'give-up' });
    expect(table.told('paid').map(({ payout }) => payout.lost)).toEqual([14, 20, 0]);
  });
  test('GT-DEV-01..04, GT-RULING-60: developed planets: new humans board cabins with room', () => {
    const table = flying({
      ...IV,
      has: [ship([[6, 7, 'CABIN-06', 2]], { loads: [{ at: [6, 7], humans: 1 }] }), bare()],
      deck: ['IV-02', 'I-05'],
    }).flyOn();
    table.answer(0, 'planet/land', 3);
    expect(table.shape(0, 'crew/board')).toMatchObject({ receivers: [{ max: 1 }], total: 6 });
    table.answer(0, 'crew/board', [1]);
    expect(table.load(0, 6, 7)?.humans).toBe(2);
  });
  test('GT-ABN-01..04: an armed ship fires first, then may be left to the next', () => {
    const crowd: Line[] = [
      [6, 7, 'CABIN-06', 2],
      [8, 7, 'CABIN-13'],
      [7, 8, 'CABIN-11', 1],
    ];
    const loads = [
      { at: [6, 7], humans: 2 },
      { at: [8, 7], humans: 2 },
      { at: [7, 8], humans: 2 },
    ] as const;
    const table = flying({
      ...IV,
      has: [ship(crowd, { loads, space: 0 }), bare({ space: -5 })],
      deck: ['IV-04', 'I-05'],
      dice: [...MISS, ...MISS, ...MISS],
    }).flyOn();
    table.answer(0, 'offer/dock', true);
    expect(table.told('object-rolled')).toHaveLength(3);
    table.answer(0, 'offer/take', false);
    expect(table.view().credits[0]).toBe(0);
    expect(table.space(0)).toBe(0);
  });
  test('GT-ENM-01..04, GT-RULING-57, -58: level IV enemies: all consequences in printed order, after all fights', () => {
    const table = flying({
      ...IV,
      has: [bare({ space: 0 }), bare({ space: -5 })],
      deck: ['IV-06', 'I-05'],
      dice: [...MISS, ...MISS, ...MISS],
    }).flyOn();
    expect(table.told('crew-lost').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.told('object-rolled')).toHaveLength(3);
    const kinds = table.notes.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('enemy-fought')).toBeLessThan(kinds.indexOf('crew-lost'));
    expect(kinds.lastIndexOf('crew-lost')).toBeLessThan(kinds.indexOf('object-rolled'));
  });
  test('GT-OPENM-01..03, GT-RULING-61: the fastest meets the meteors alone', () => {
    const table = flying({
      ...IV,
      has: [
        ship([[7, 8, 'ENG1-03']], { space: 0 }),
        ship(
          [
            [7, 8, 'ENG1-04'],
            [6, 7, 'ENG1-01'],
          ],
          { space: -5 },
        ),
      ],
      deck: ['IV-12', 'I-05'],
      dice: [...MISS, ...MISS, ...MISS],
    }).flyOn();
    expect(table.told('missed').map(({ seat }) => seat)).toEqual([1, 1, 1]);
  });
  test('GT-PAIR-01..03: a pair is one roll: first the large one, then the small one on the same line', () => {
    const table = flying({
      ...IV,
      has: [
        ship([
          [7, 6, 'STRUCT-08'],
          [7, 5, 'CARGO2-01', 3],
        ]),
        bare(),
      ],
      deck: ['IV-09', 'I-05'],
      dice: [3, 4],
    });
    table.answer(1, 'flight/stay', { do: 'give-up' }).flyOn();
    expect(table.told('object-rolled')[0]!.objects).toEqual(['large-meteor', 'small-meteor']);
    // The large one takes the hold; then the open connector behind it is struck by the small one.
    expect(table.part(0, 7, 5)).toBe(false);
    expect(table.part(0, 7, 6)).toBe(false);
  });
  test('GT-EX-31, -32, GT-RAD-01..06, GT-RULING-62: a leak: crew beside energy, then sets of four and more', () => {
    const leaky = ship(
      [
        [6, 7, 'BAT2-04'],
        [5, 7, 'BAT2-01', 2],
        [8, 7, 'CABIN-13'],
      ],
      {
        loads: [
          { at: [6, 7], cells: 2 },
          { at: [5, 7], cells: 2 },
          { at: [8, 7], humans: 2 },
        ],
      },
    );
    const table = flying({ ...IV, has: [leaky, bare()], deck: ['IV-14', 'I-05'] }).flyOn();
    expect(table.load(0, 7, 7)?.humans).toBe(1);
    expect(table.load(0, 8, 7)?.humans).toBe(2);
    expect(table.part(0, 6, 7)).toBe(false);
    expect(table.part(0, 5, 7)).toBe(false);
    const low = flying({
      ...IV,
      has: [
        ship(
          [
            [6, 7, 'BAT2-04'],
            [5, 7, 'BAT2-01', 2],
          ],
          {
            loads: [
              { at: [6, 7], cells: 2 },
              { at: [5, 7], cells: 1 },
            ],
          },
        ),
        bare(),
      ],
      deck: ['IV-14', 'I-05'],
    }).flyOn();
    expect(low.part(0, 6, 7)).toBe(true);
  });
});
