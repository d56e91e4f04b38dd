import { settleSeats } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { distance } from '../bot/plans.ts';
import {
  BORDERS,
  CALLS,
  EXPLORATION_DECK,
  IMPERATOR_DECK,
  LIMITS,
  MISSIONS,
  OBJECTIVES,
  SECTORS,
  X_CARDS,
  ZONE,
} from '../content/index.ts';
import { game } from '../game.ts';
import { type LegioTable, newMatch, table } from './table.ts';

/** Everybody chooses a profile, an Expert and the first objective offered. */
function begin(t: LegioTable): LegioTable {
  for (const p of t.players) p.answers('setup/profile', 2).answers('setup/expert', 'hunter');
  for (const p of t.players) p.answers('setup/objective', p.view.offered![0]!.card);
  return t;
}

test('LEG-SETUP-01 two, three or four U.C. play; any other number is refused', () => {
  for (const seats of [2, 3, 4]) expect(newMatch(seats).players).toHaveLength(seats);
  for (const seats of [0, 1, 5]) expect(() => settleSeats(game, seats)).toThrow(/2, 3, 4/);
});
test('LEG-SETUP-02 LEG-RULING-03 each U.C. has its own colour, ship board, ship, score and pair of technologies: blue, green, red, yellow', () => {
  const units = newMatch(4).view().units;
  expect(units.map((u) => u.colour)).toEqual(['blue', 'green', 'red', 'yellow']);
  for (const u of units) expect(Object.keys(u.technologies).sort()).toEqual(['holodeck', 'nanoprobes']);
});
test('LEG-SETUP-03 LEG-SETUP-04 LEG-SETUP-05 LEG-RULING-05 every board starts on its Frombola side with its counters on the greyed spaces', () => {
  for (const u of newMatch(3).view().units) {
    expect(u.ship).toBe('frombola');
    expect(u.aboard).toMatchObject({ propulsor: 2, laser: 1, decoder: 1, squad: 2 });
  }
});
test('LEG-SETUP-06 LEG-SETUP-07 LEG-SETUP-10 LEG-SETUP-12 LEG-SETUP-13 Imperator counter, experience, PC and PX start at 0 and no technology is learned', () => {
  for (const u of newMatch(2).view().units) {
    expect(u).toMatchObject({
      calls: 0,
      memory: { diplomacy: 0, capture: 0 },
      pc: 0,
      px: 0,
      technologies: { nanoprobes: false, holodeck: false },
    });
    expect(u.permanent.diplomacy + u.permanent.capture).toBe(3); // the profile alone
  }
});
test('LEG-SETUP-08 LEG-RULING-10 each chooses a line of the profile: 3/0, 2/1, 1/2 or 0/3, Diplomacy on the left', () => {
  const t = newMatch(2);
  expect(t.blue.options('setup/profile')).toEqual([3, 2, 1, 0]);
  t.blue.answers('setup/profile', 2).answers('setup/expert', 'adventurer');
  t.green.answers('setup/profile', 0).answers('setup/expert', 'adventurer');
  expect(t.blue.unit.profile).toEqual({ diplomacy: 2, capture: 1 });
  expect(t.green.unit.profile).toEqual({ diplomacy: 0, capture: 3 });
});
test('LEG-SETUP-09 LEG-SETUP-21 each takes one Expert of its choice aboard; the others form the supply of 8, 8 and 10', () => {
  const t = newMatch(2);
  expect(t.view().supply).toEqual({ diplomat: 8, hunter: 8, adventurer: 10 });
  t.blue.answers('setup/profile', 3);
  expect(t.blue.options('setup/expert')).toEqual(['diplomat', 'hunter', 'adventurer']);
  t.blue.answers('setup/expert', 'diplomat');
  t.green.answers('setup/profile', 3).answers('setup/expert', 'adventurer');
  expect(t.blue.unit.aboard).toMatchObject({ diplomat: 1, hunter: 0, adventurer: 0 });
  expect(t.view().supply).toEqual({ diplomat: 7, hunter: 8, adventurer: 9 });
  expect(t.view().sectors.reduce((n, s) => n + s.explored, 0)).toBe(0);
});
test('LEG-RULING-04 LEG-INFO-10 profiles and Experts are chosen at the same time and shown when all have chosen', () => {
  const t = newMatch(3);
  expect(t.asked).toEqual(expect.arrayContaining(['blue setup/profile', 'green setup/profile', 'red setup/profile']));
  t.red.answers('setup/profile', 0).answers('setup/expert', 'hunter');
  expect(t.view(0).units[2]!.experts).toBe(0);
  expect(t.view(2).units[2]!.experts).toBe(0);
  t.blue.answers('setup/profile', 1).answers('setup/expert', 'hunter');
  expect(t.told('command')).toEqual([]);
  t.green.answers('setup/profile', 1).answers('setup/expert', 'hunter');
  expect(t.told('command')).toHaveLength(3);
  expect(t.red.unit.profile).toEqual({ diplomacy: 0, capture: 3 });
});
test('LEG-SETUP-11 LEG-INFO-08 two objectives are drawn, one is kept in secret and the other goes back; others learn numbers only', () => {
  const t = newMatch(4);
  expect(t.notes[0]).toEqual({ kind: 'began', first: t.view().first });
  for (const p of t.players) p.answers('setup/profile', 2).answers('setup/expert', 'hunter');
  const pairs = t.players.map((p) => p.view.offered!.map((o) => o.card));
  expect(new Set(pairs.flat()).size).toBe(8); // LEG-RULING-04: all pairs distinct
  expect(t.view().piles.objectives).toBe(4);
  expect(t.view().offered).toBeNull();
  const offered = t.players.map((p) => p.view.offered!.map((o) => o.key));
  for (const p of t.players) p.answers('setup/objective', p.view.offered![1]!.card);
  expect(t.view().piles.objectives).toBe(8);
  expect(t.view(1).units.map((u) => u.hiddenCount)).toEqual([1, 1, 1, 1]);
  expect(t.view(1).units.map((u) => u.hidden?.length)).toEqual([undefined, 1, undefined, undefined]);
  for (const { seat, notes } of t.players)
    expect(notes.filter((n) => n.kind === 'offered' || n.kind === 'kept-objective')).toEqual([
      { kind: 'offered', seat, objectives: offered[seat] },
      { kind: 'kept-objective', seat, objective: offered[seat]![1] },
    ]);
});
test('LEG-SETUP-14 LEG-MAP-06 the five X cards lie face down; sector X has no border and cannot be reached at the start', () => {
  const t = newMatch(2);
  expect(t.view(0).piles.X).toBe(5);
  expect(t.view(0).pileX).toBeNull();
  expect(BORDERS.every((b) => b.between.every((s) => SECTORS.includes(s)))).toBe(true);
  const six = table({ blue: { hand: ['oz-vein', 'oz-vein', 'oz-vein', 'wormhole', 'wormhole', 'castaway'] } });
  expect(six.blue.cannot({ do: 'enter-x' })).toBe('needs-9-px');
});
test('LEG-SETUP-15 LEG-SETUP-16 LEG-RULING-01 A, A and B slots are filled face down; the leftmost is turned up as the last step', () => {
  const t = newMatch(2);
  expect(t.view(0).slots).toEqual({
    openA: { open: false, world: null },
    hiddenA: { open: false, world: null },
    hiddenB: { open: false, world: null },
  });
  expect(t.view().piles).toMatchObject({ A: 22, B: 20 });
  begin(t);
  const { openA, hiddenA, hiddenB } = t.view().slots;
  expect(openA!.world!.zone).toBe('A');
  expect([hiddenA, hiddenB]).toEqual([
    { open: false, world: null },
    { open: false, world: null },
  ]);
  const kinds = t.notes.map((n) => n.kind);
  expect(kinds.indexOf('contact')).toBeGreaterThan(kinds.lastIndexOf('kept'));
  expect(kinds.indexOf('turn')).toBeGreaterThan(kinds.indexOf('contact'));
});
test('LEG-SETUP-17 LEG-RULING-49 LEG-MAP-02 all ships start at the Star Base, which is sector 1', () => {
  const t = begin(newMatch(3));
  expect(t.view().units.map((u) => u.place)).toEqual([1, 1, 1]);
  expect(t.active.options('turn/start')).toContainEqual({ do: 'repair' });
});
test('LEG-SETUP-18 the first Imperator card lies face up and its pawn is worth 0', () => {
  const { imperator, piles } = newMatch(2).view();
  expect(IMPERATOR_DECK.map((c) => c.key)).toContain(imperator.key);
  expect(imperator.score).toBe(0);
  expect(piles.imperator).toBe(29);
});
test('LEG-SETUP-19 the Exploration deck is full, its discard pile empty, and nobody holds a card', () => {
  const { piles, units } = newMatch(4).view();
  expect(piles).toMatchObject({ deck: 57, discard: 0 });
  expect(units.every((u) => u.handSize === 0)).toBe(true);
});
test('LEG-SETUP-20 no sector holds a planet at the start, and all five pawns wait', () => {
  const t = newMatch(2);
  expect(t.view().planets).toEqual([]);
  expect(t.view().sectors.every((s) => s.why === null)).toBe(true);
});
test('LEG-SETUP-22 LEG-RULING-02 LEG-TURN-01 the First U.C. is chosen by chance, begins every round and never changes', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => newMatch(3, seed).view().first));
  expect([...firsts].sort()).toEqual([0, 1, 2]);
  const t = begin(newMatch(3, 'first'));
  const { first } = t.view();
  const order: number[] = [];
  for (let i = 0; i < 6; i++) {
    order.push(t.view().turn.seat);
    t.pass();
  }
  expect(order).toEqual([0, 1, 2, 3, 4, 5].map((i) => (first + i) % 3));
  expect(t.view()).toMatchObject({ first, round: 3 });
});

// ------------------------------------------------------------------ the map
test('LEG-MAP-01 LEG-MAP-03 five sectors: 1 to 3 are zone A, 4 and 5 zone B; besides them sector X', () => {
  expect(
    table()
      .view()
      .sectors.map((s) => [s.sector, s.zone]),
  ).toEqual([
    [1, 'A'],
    [2, 'A'],
    [3, 'A'],
    [4, 'B'],
    [5, 'B'],
  ]);
  expect(table({ blue: { at: 'X' } }).blue.unit.place).toBe('X');
});
test('LEG-MAP-04 LEG-BORDER sector 5 is the farthest: borders cost 1, 2, 2, 3, 2, 3, 2, and the cheapest ways 1, 2, 4, 5', () => {
  const cost = Object.fromEntries(
    table()
      .view()
      .borders.map((b) => [b.between.join('-'), b.cards]),
  );
  expect(cost).toEqual({ '1-2': 1, '1-3': 2, '2-3': 2, '2-4': 3, '3-4': 2, '3-5': 3, '4-5': 2 });
  expect([2, 3, 4, 5].map((s) => distance(1, s as 2))).toEqual([1, 2, 4, 5]);
});
test('LEG-MAP-05 LEG-LIMIT LEG-RULING-24 LEG-EX-03 planet limits depend on the number of U.C.', () => {
  const limits = (seats: 2 | 3 | 4) =>
    table({ seats })
      .view()
      .sectors.map((s) => s.limit);
  expect(limits(2)).toEqual([3, 4, 5, 5, 6]);
  expect(limits(3)).toEqual([4, 6, 8, 7, 8]);
  expect(limits(4)).toEqual([6, 8, 10, 10, 11]);
  const total = (zone: 'A' | 'B') => SECTORS.filter((s) => ZONE[s] === zone).reduce((n, s) => n + LIMITS[4]![s], 0);
  expect([total('A'), total('B')]).toEqual([24, 21]);
});
test('LEG-MAP-07 any number of ships may be in one sector', () => {
  const t = table({ seats: 4, blue: { hand: ['wormhole'] }, green: { at: 2 }, red: { at: 2 }, yellow: { at: 2 } });
  t.blue.does({ do: 'move', to: 2 });
  expect(t.view().units.map((u) => u.place)).toEqual([2, 2, 2, 2]);
});

// ------------------------------------------------------------------ the content, as catalogued
test('the decks hold what the catalogue says', () => {
  expect(EXPLORATION_DECK).toHaveLength(57);
  const of = (type: string) => EXPLORATION_DECK.filter((c) => c.type === type).length;
  expect(['discovery', 'hazard', 'hostile', 'oz', 'detector', 'advantage'].map(of)).toEqual([12, 18, 9, 6, 4, 8]);
  const kinds = (zone: string) => ['sapient', 'wild', 'dual'].map((k) => MISSIONS.filter((m) => m.zone === zone && m.kind === k).length);
  expect([kinds('A'), kinds('B'), X_CARDS.length]).toEqual([[10, 10, 4], [8, 8, 5], 5]);
  expect(IMPERATOR_DECK).toHaveLength(30);
  expect(IMPERATOR_DECK.reduce((n, c) => n + c.pc, 0)).toBe(67);
  expect(OBJECTIVES.filter((o) => o.moment === 'end')).toHaveLength(4);
  expect(CALLS).toEqual({ 2: 5, 3: 3, 4: 3 });
});
test('LEG-SETUP-14 LEG-SETUP-15 LEG-SETUP-18 LEG-SETUP-19 every deck is shuffled', () => {
  const tables = ['a', 'b', 'c', 'd'].map((seed) => newMatch(2, seed).match.state);
  const orders = (of: (s: (typeof tables)[number]) => readonly number[]) => new Set(tables.map((s) => of(s).join())).size;
  expect(orders((s) => s.exploration.face)).toBe(4);
  expect(orders((s) => s.extrasolar.face.slice(0, 24))).toBe(4);
  expect(orders((s) => s.extrasolar.face.slice(24, 45))).toBe(4);
  expect(orders((s) => s.extrasolar.face.slice(45))).toBeGreaterThan(2);
  expect(orders((s) => s.imperator.pack.face)).toBe(4);
  expect(orders((s) => s.objectives.pack.face)).toBe(4);
});
test('LEG-SETUP-11 the rejected objectives are shuffled into the pile and forgotten', () => {
  const t = begin(newMatch(4));
  const { pack, pile } = t.match.state.objectives;
  expect(pile.map((card) => pack.seen[card])).toEqual(pile.map(() => 0));
  expect(t.players.every((p) => p.view.offered === null)).toBe(true);
  expect(t.told('kept').every((n) => n.kind === 'kept' && !n.second)).toBe(true);
});
