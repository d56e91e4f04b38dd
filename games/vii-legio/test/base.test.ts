/** Star Base, promotion, Xeno track. */
import { expect, test } from 'vitest';
import type { Exploration } from '../content/index.ts';
import { table } from './table.ts';

const CARDS: readonly Exploration[] = ['wormhole', 'oz-vein', 'oz-vein', 'castaway'];

test('LEG-BASE-01 a ship returns to the Star Base by borders, from sector X, or by certain risks', () => {
  const borders = table({ blue: { at: 3, hand: CARDS } });
  borders.blue.does({ do: 'move', to: 1 }).pays();
  const beyond = table({ blue: { at: 'X', hand: CARDS } });
  beyond.blue.does({ do: 'leave-x' }).pays();
  const risk = table({ blue: { at: 5, hand: ['wormhole'] } });
  risk.blue.plays('wormhole');
  for (const t of [borders, beyond, risk]) expect(t.blue.unit.place).toBe(1);
});
test('LEG-BASE-02 LEG-RULING-52 repair raises what is below its greyed space; what is above, Experts and experience stay', () => {
  const t = table({ blue: { aboard: { propulsor: 0, laser: 3, decoder: 0, squad: 1, hunter: 1 }, memory: { capture: 2 } } });
  t.blue.does({ do: 'repair' });
  expect(t.blue.unit).toMatchObject({ aboard: { propulsor: 2, laser: 3, decoder: 1, squad: 2, hunter: 1 }, memory: { capture: 2 } });
  const spatha = table({ blue: { ship: 'spatha', aboard: { propulsor: 1, laser: 0, decoder: 0, squad: 0 } } });
  spatha.blue.does({ do: 'repair' });
  expect(spatha.blue.unit.aboard).toMatchObject({ propulsor: 2, laser: 2, decoder: 2, squad: 3 });
});
test('LEG-BASE-02 one repairs at the Star Base only', () => {
  expect(table({ blue: { at: 2, hand: CARDS } }).blue.cannot({ do: 'repair' })).toBe('not-at-base');
});
test('LEG-BASE-03 LEG-RULING-89 repair is optional and ends the whole turn: no landing after it', () => {
  const t = table({ blue: { pc: 5, hand: ['wormhole'] }, planets: { alpha: { world: 'aquarians', sector: 1 } } });
  t.blue.does({ do: 'repair' });
  expect(t.asked).toEqual(['green turn/start']);
  expect(t.blue.unit.pc).toBe(4); // the card left
  expect(t.planet('alpha')).toBeDefined();
});
test('LEG-RULING-52 repair may be done before the draw, and even if nothing needs it', () => {
  const t = table({ stage: 'draw' });
  t.blue.starts({ do: 'repair' });
  expect(t.told('repaired')).toHaveLength(1);
  expect(t.asked).toEqual(['green turn/start']);
});

test('LEG-PROMO-01 LEG-PROMO-02 LEG-PROMO-03 LEG-PROMO-04 LEG-PROMO-05 LEG-PROMO-06 LEG-EX-11 Red is back at the Star Base with 12 PC', () => {
  const t = table({
    seats: 3,
    turn: 'red',
    red: {
      at: 2,
      pc: 12,
      calls: 1,
      memory: { diplomacy: 1, capture: 2 },
      technologies: ['nanoprobes'],
      revealed: ['xeno-hunter'],
      profile: 3,
      aboard: { propulsor: 3, laser: 0, decoder: 0, squad: 4, hunter: 3, adventurer: 1 },
      hand: ['wormhole', 'oz-vein'],
    },
  });
  t.red.does({ do: 'move', to: 1 }).pays('wormhole');
  expect(t.red.unit).toMatchObject({ ship: 'spatha', aboard: { propulsor: 2, laser: 2, decoder: 2, squad: 3 } });
  expect(t.red.options('promotion/profile')).toEqual([3, 2, 1, 0]);
  t.red.answers('promotion/profile', 1);
  t.red.answers('promotion/experts', [1, 0, 1]);
  expect(t.red.unit).toMatchObject({
    pc: 12,
    calls: 1,
    memory: { diplomacy: 1, capture: 2 },
    technologies: { nanoprobes: true },
    revealed: [{ key: 'xeno-hunter' }],
    profile: { diplomacy: 1, capture: 2 },
    aboard: { diplomat: 1, hunter: 0, adventurer: 1 },
  });
});
test('LEG-PROMO-01 below 12 PC, or away from the Star Base, there is no promotion', () => {
  const poor = table({ blue: { at: 2, pc: 11, hand: ['wormhole', 'oz-vein'] } });
  poor.blue.does({ do: 'move', to: 1 }).pays();
  expect(poor.blue.unit.ship).toBe('frombola');
  const away = table({ blue: { at: 3, pc: 20, hand: CARDS } });
  away.blue.does({ do: 'move', to: 2 }).pays();
  expect(away.blue.unit.ship).toBe('frombola');
});
test('LEG-PROMO-05 LEG-RULING-51 the old Experts go back before two new ones are chosen; everything not mentioned is kept', () => {
  const t = table({
    stage: 'turn',
    blue: {
      pc: 15,
      px: 7,
      technologies: ['holodeck'],
      detectors: 2,
      x: 'watchers',
      worlds: ['aquarians'],
      hidden: ['legion-pride'],
      aboard: { hunter: 4 },
    },
  });
  expect(t.view().supply.hunter).toBe(8);
  t.blue.answers('promotion/profile', 3); // the old line is allowed too
  expect(t.blue.shape('promotion/experts')).toMatchObject({ total: 2, atMost: false });
  t.blue.answers('promotion/experts', [0, 2, 0]);
  expect(t.blue.unit).toMatchObject({
    pc: 15,
    px: 7,
    detectors: 2,
    xCard: 'watchers',
    hiddenCount: 1,
    experts: 2,
    worlds: [{ key: 'aquarians' }],
  });
  expect(t.view().supply.hunter).toBe(6);
});
test('LEG-PROMO-07 a U.C. is promoted once', () => {
  const t = table({ stage: 'turn', blue: { ship: 'spatha', pc: 30 } });
  expect(t.asked).toEqual(['blue turn/start']);
});
test('LEG-PROMO-08 LEG-RULING-50 promotion is compulsory when the ship enters sector 1 in its turn, even in passing, and the turn goes on', () => {
  const t = table({ blue: { at: 2, pc: 12, hand: CARDS } });
  t.blue.does({ do: 'move', to: 1 }).pays('wormhole');
  expect(t.asked).toEqual(['blue promotion/profile']);
  t.blue.answers('promotion/profile', 0).answers('promotion/experts', [0, 2, 0]);
  expect(t.blue.hand).toEqual(['oz-vein', 'oz-vein', 'castaway']); // LEG-RULING-51: the hand is unaffected
  t.blue.does({ do: 'move', to: 3 }).pays('oz-vein', 'oz-vein');
  expect(t.blue.unit).toMatchObject({ place: 3, ship: 'spatha' });
});
test('LEG-RULING-50 LEG-RULING-77 in sector 1 at the start of its turn it comes before the draw; reaching 12 PC there means the next turn', () => {
  const t = table({ blue: { pc: 11, hand: ['mapping-probe', 'wormhole'] } });
  t.blue.plays('mapping-probe');
  expect(t.blue.unit).toMatchObject({ pc: 12, ship: 'frombola' });
  t.blue.does({ do: 'decode', zone: 'A' });
  t.blue.ends();
  t.pass();
  expect(t.asked).toEqual(['blue promotion/profile']);
  expect(t.view().turn.drawn).toBe(false);
});
test('LEG-RULING-34 a landing is not followed by a promotion', () => {
  const t = table({ blue: { pc: 11, profile: 0 }, planets: { alpha: { world: 'aether-jellyfish', sector: 1 } } });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.unit).toMatchObject({ pc: 13, ship: 'frombola' });
});

// ------------------------------------------------------------------ the Xeno track
test('LEG-XENO-01 LEG-XENO-02 each PX advances by 1, and the benefits add up', () => {
  const t = table({
    blue: { at: 2, px: 11, profile: 3, technologies: ['holodeck'], aboard: { adventurer: 1 }, hand: ['oz-vein'] },
    planets: { alpha: { world: 'dust-nomads', sector: 2 } },
  });
  t.blue.plays('oz-vein'); // from 3
  t.blue.lands('alpha', {}).leaves({ squad: 1 }); // 3 + 1 from the Holodeck of 6 + the Adventurer
  expect(t.blue.unit).toMatchObject({ px: 12, pc: 7, nextPx: 13 });
});
test('LEG-XENO-04 LEG-RULING-11 on reaching 6 PX one technology is chosen, at once and finally', () => {
  const t = table({ blue: { px: 5, aboard: { laser: 3 }, hand: ['xeno-trireme', 'mapping-probe'] } });
  t.blue.plays('xeno-trireme');
  expect(t.blue.options('xeno/technology')).toEqual(['nanoprobes', 'holodeck']);
  t.blue.answers('xeno/technology', 'nanoprobes');
  expect(t.blue.unit).toMatchObject({ technologies: { nanoprobes: true, holodeck: false }, permanent: { capture: 1 } });
  t.blue.plays('mapping-probe');
  expect(t.blue.asked).not.toContain('xeno/technology');
});
test('LEG-RULING-66 LEG-RULING-78 choices of several U.C. are made after step 4, in turn order from the active one, before the turn ends', () => {
  const t = table({
    seats: 3,
    turn: 'green',
    blue: { at: 2, px: 5, pc: 17 },
    green: { at: 2, px: 5, profile: 3 },
    red: { at: 2, px: 5 },
    planets: { alpha: { world: 'lithomancers', sector: 2, by: 'green' } },
  });
  t.green.lands('alpha', { invite: ['blue', 'red'] });
  t.blue.accepts();
  t.red.accepts();
  t.green.confirms();
  t.green.leaves({ squad: 1 }); // 6 PX, but no choice before step 4
  expect(t.asked).toEqual(['red mission/leave']);
  t.red.leavesNothing();
  t.blue.leaves({ squad: 1 });
  expect(t.told('explored')).toHaveLength(1);
  expect(t.asked).toEqual(['green xeno/technology']);
  t.green.answers('xeno/technology', 'holodeck');
  expect(t.asked).toEqual(['blue xeno/technology']);
  t.blue.answers('xeno/technology', 'holodeck');
  expect(t.asked).toEqual(['blue objective/second']); // 17 + 1 PC: the thresholds of PX come first
  t.blue.answers('objective/second', t.blue.view.offered![0]!.card);
  expect(t.asked).toEqual(['red turn/start']);
});
test('LEG-XENO-06 LEG-END-07 from 10 PX the PC count at the end', () => {
  const t = table({
    ending: 'imperator',
    first: 'green',
    blue: { pc: 30, px: 9, technologies: ['holodeck'] },
    green: { pc: 3, px: 10, technologies: ['holodeck'] },
  });
  t.pass();
  expect(t.match.standings()).toEqual([
    { seat: 1, score: 3, won: true },
    { seat: 0, score: 0, won: false },
  ]);
});
test("LEG-XENO-08 LEG-END-01 LEG-RULING-55 with 13 or 14 PX, and only then, the end may be declared on one's own turn", () => {
  const may = (px: number) => table({ blue: { px, technologies: ['holodeck'], hand: ['wormhole'] } }).blue.can({ do: 'declare' });
  expect([12, 13, 14].map(may)).toEqual([false, true, true]);
  const t = table({ blue: { px: 13, technologies: ['holodeck'], hand: ['wormhole'] }, green: { px: 14, technologies: ['holodeck'] } });
  expect(t.green.asked).toEqual([]);
  t.blue.does({ do: 'declare' });
  expect(t.view().ending).toEqual({ trigger: 'declared', seat: 0, turnsLeft: 2 });
  expect(t.blue.cannot({ do: 'declare' })).toBe('ending-already'); // final
});
test("LEG-XENO-09 LEG-END-02 LEG-RULING-57 15 PX trigger the end, on anybody's turn; more than 15 are counted", () => {
  const t = table({
    blue: { at: 2, profile: 3 },
    green: { at: 2, px: 14, technologies: ['holodeck'] },
    planets: { alpha: { world: 'heliotropes', sector: 2 } }, // 2 PX for 2 crew
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.green.leaves({ squad: 2 });
  expect(t.green.unit.px).toBe(16);
  expect(t.view().ending).toMatchObject({ trigger: 'xeno', seat: 1 });
});
