/** End of the game, and what may be seen by whom. */
import { random, turn } from '@cosmodrome/bots';
import { Luck } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { greedy } from '../bot/commanders.ts';
import { type LegioTable, newMatch, table } from './table.ts';

const wise = (px: number) => ({ px, technologies: ['holodeck'] as const });

test('LEG-END-03 the Imperator pawn at 25 PC triggers the end', () => {
  const t = table({
    blue: { at: 2, profile: 3 },
    planets: { alpha: { world: 'lithomancers', sector: 2 } },
    imperator: 'praetorian-detachment',
    imperatorPc: 22,
  });
  t.blue.lands('alpha', { imperator: true }).leavesNothing();
  expect(t.view()).toMatchObject({ imperator: { score: 25 }, ending: { trigger: 'imperator', seat: 0 } });
});
test('LEG-END-04 LEG-RULING-55 the end comes when every sector is full, explored and active planets together, or its zone has no card left', () => {
  const setting = (third: number) =>
    table({ blue: { at: 3, hand: ['inhabited-planet', 'oz-vein'] }, explored: { 1: 3, 2: 4, 3: third, 4: 5, 5: 6 } });
  const last = setting(4);
  last.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  expect(last.view().ending).toMatchObject({ trigger: 'charted', seat: 0 });
  const room = setting(3);
  room.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  expect(room.view().ending).toBeNull();
  const dry = table({
    blue: { at: 1, hand: ['inhabited-planet', 'oz-vein'] },
    openA: 'chimeras',
    hiddenA: null,
    emptyPile: 'A',
    explored: { 4: 5, 5: 6 },
  });
  dry.blue.plays('inhabited-planet').answers('discover/pawn', 'alpha');
  expect(dry.view().ending).toMatchObject({ trigger: 'charted' }); // zone A has room but no card
});
test('LEG-END-05 LEG-RULING-55 after a trigger the round is finished, so that all have had the same number of turns', () => {
  const t = table({ seats: 4, first: 'red', turn: 'yellow', yellow: { ...wise(13), hand: ['oz-vein'] } });
  t.yellow.does({ do: 'declare' });
  expect(t.view().ending!.turnsLeft).toBe(3); // yellow, blue, green; red is First U.C.
  t.yellow.ends();
  t.pass();
  expect(t.over).toBe(false);
  expect(t.active).toBe(t.green);
  t.pass();
  expect(t.over).toBe(true);
});
test('LEG-RULING-55 further triggers change nothing, and all rules stay in force', () => {
  const t = table({ ending: 'declared', blue: { hand: ['imperator-relay', 'oz-vein', 'oz-vein'], pc: 5 }, imperatorPc: 24 });
  t.blue.plays('imperator-relay');
  expect(t.view().ending!.trigger).toBe('declared');
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(1); // four cards left over
});
test('LEG-END-06 LEG-END-08 after the last turn objectives of the end are added, and the most PC wins', () => {
  const t = table({
    ending: 'xeno',
    first: 'green',
    blue: { ...wise(10), pc: 9, hidden: ['legion-pride'] },
    green: { ...wise(12), pc: 12 },
  });
  t.pass();
  expect(t.blue.unit.pc).toBe(13);
  expect(t.view().final).toMatchObject([
    { seat: 0, place: 1, pc: 13, won: true },
    { seat: 1, place: 2, won: false },
  ]);
  expect(t.told('over')).toEqual([{ kind: 'over', winners: [0] }]);
});
test('LEG-END-07 LEG-RULING-86 only U.C. with 10 PX can win; after them the others by PX, then PC; equals share a place', () => {
  const t = table({
    ending: 'xeno',
    first: 'green',
    seats: 4,
    blue: { ...wise(9), pc: 40 },
    green: { ...wise(10), pc: 3 },
    red: { ...wise(9), pc: 40 },
    yellow: { ...wise(8), pc: 50 },
  });
  t.pass(4);
  expect(t.view().final!.map((p) => [p.seat, p.place, p.won])).toEqual([
    [1, 1, true],
    [0, 2, false],
    [2, 2, false],
    [3, 4, false],
  ]);
});
test('LEG-END-09 a tie in PC goes to the higher PX; LEG-END-10 equal in both, the victory is shared', () => {
  const px = table({ ending: 'xeno', first: 'green', blue: { ...wise(11), pc: 20 }, green: { ...wise(12), pc: 20 } }).pass();
  expect(px.view().final!.map((p) => [p.seat, p.won])).toEqual([
    [1, true],
    [0, false],
  ]);
  const both = table({ ending: 'xeno', first: 'green', blue: { ...wise(11), pc: 20 }, green: { ...wise(11), pc: 20 } }).pass();
  expect(both.view().final!.map((p) => [p.place, p.won])).toEqual([
    [1, true],
    [1, true],
  ]);
});
test('LEG-RULING-56 if nobody has 10 PX there is no winner; the table ranks by PX, then PC', () => {
  const t = table({ ending: 'imperator', first: 'green', blue: { ...wise(8), pc: 5 }, green: { ...wise(7), pc: 30 } }).pass();
  expect(t.match.standings().some((s) => s.won)).toBe(false);
  expect(t.view().final!.map((p) => p.seat)).toEqual([0, 1]);
  expect(t.told('over')).toEqual([{ kind: 'over', winners: [] }]);
});
test('LEG-RULING-57 PX above 15 break ties, and PX are never lost', () => {
  const t = table({ ending: 'xeno', first: 'green', blue: { ...wise(17), pc: 20 }, green: { ...wise(16), pc: 20 } }).pass();
  expect(t.view().final![0]!.seat).toBe(0);
});
test('LEG-RULING-83 five rounds in a row without a discovery or a landing end the game at once; a warning comes after the third', () => {
  const t = table({ stage: 'turn' });
  t.pass(6);
  expect(t.told('quiet')).toEqual([{ kind: 'quiet', rounds: 3 }]);
  t.pass(3);
  expect(t.over).toBe(false);
  t.pass();
  expect(t.over).toBe(true);
  expect(t.match.report()).toEqual({ ending: 'standstill', rounds: 6 });
});
test('LEG-RULING-83 a discovery or a landing begins the count anew', () => {
  const t = table({ quiet: 4, first: 'green', blue: { hand: ['inhabited-planet', 'oz-vein'] } });
  t.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  t.blue.ends();
  expect(t.view()).toMatchObject({ quiet: 0, ending: null });
});
test('LEG-RULING-83 a landing begins it anew too, and the rounds after it count again', () => {
  const t = table({
    quiet: 4,
    first: 'green',
    blue: { profile: 3 },
    planets: { alpha: { world: 'singing-sylvans', sector: 1 } },
  });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.view().quiet).toBe(0);
  t.pass(8);
  expect(t.view().quiet).toBe(4);
  t.pass(2);
  expect(t.match.report().ending).toBe('standstill');
});
test('LEG-RULING-88 when a bot plays a seat on, limits, Imperator calls and turn order stay those of the starting number of U.C.', () => {
  const t = newMatch(3, 'left');
  const chance = Luck.seeded('left');
  const limits = t.view().sectors.map((s) => s.limit);
  while (!t.over) {
    const bots = t.view().round < 3 ? [random, random, random] : [random, greedy, random]; // green leaves in round 3
    turn(t.match, bots, chance);
  }
  const turns = t.notes.flatMap((n) => (n.kind === 'turn' ? [n.seat] : []));
  expect(turns).toEqual(turns.map((_, i) => (t.view().first + i) % 3));
  expect(t.view().sectors.map((s) => s.limit)).toEqual(limits);
  expect(t.view().units.map((u) => u.callsMax)).toEqual([3, 3, 3]);
});

// ------------------------------------------------------------------ information
const busy = () =>
  table({
    seats: 3,
    blue: { hand: ['castaway', 'oz-vein', 'oz-crystals', 'ion-storm'], hidden: ['full-staff'], aboard: { decoder: 2 }, at: 3 },
    green: { hidden: ['secret-of-x'] },
    openA: 'chimeras',
    hiddenA: 'octarchs',
    hiddenB: 'cerberus',
    imperator: 'deck-guard',
    planets: { alpha: { world: 'aquarians', sector: 1, by: 'green' } },
  });
const secrets = (t: LegioTable, seat?: number) => JSON.stringify([t.view(seat), t.match.notes(seat)]);

test('LEG-INFO-01 a hand is visible to its owner only; its size is public', () => {
  const t = busy();
  expect(t.blue.view.units[0]!.hand).toHaveLength(4);
  expect(t.green.view.units[0]).toMatchObject({ hand: null, handSize: 4 });
  expect(secrets(t, 1)).not.toMatch(/castaway|oz-vein|ion-storm/);
});
test('LEG-INFO-02 cards discarded face down are never shown to the others, their number is', () => {
  const t = busy();
  t.blue.does({ do: 'move', to: 2 }).pays('oz-vein', 'ion-storm');
  t.blue.does({ do: 'decode', zone: 'A' }).pays('castaway');
  t.blue.ends();
  for (const seat of [1, 2, undefined]) expect(secrets(t, seat)).not.toMatch(/castaway|oz-vein|ion-storm|oz-crystals/);
  expect(t.view().piles.discard).toBe(4);
});
test('LEG-INFO-03 cards played face up are public', () => {
  const t = busy();
  t.blue.plays('castaway');
  expect(t.view().scene).toEqual({ kind: 'facing', card: 'castaway' });
  expect(t.red.notes).toContainEqual({ kind: 'played', seat: 0, card: 'castaway', detector: false });
});
test('LEG-INFO-04 ship boards, tracks, planets, detectors, X cards, owned cards and revealed objectives are public', () => {
  const t = table({
    blue: {
      ship: 'spatha',
      profile: 1,
      aboard: { hunter: 2 },
      memory: { capture: 4 },
      ...wise(9),
      pc: 14,
      calls: 2,
      detectors: 1,
      x: 'ferrymen',
      worlds: ['octarchs'],
      revealed: ['full-staff'],
    },
    planets: { beta: { world: 'cerberus', sector: 4 } },
    explored: { 2: 3 },
  });
  expect(t.view().units[0]).toMatchObject({
    ship: 'spatha',
    profile: { diplomacy: 1 },
    aboard: { hunter: 2 },
    memory: { capture: 4 },
    technologies: { holodeck: true },
    px: 9,
    pc: 14,
    calls: 2,
    detectors: 1,
    xCard: 'ferrymen',
    worlds: [{ key: 'octarchs' }],
    revealed: [{ key: 'full-staff' }],
  });
  expect(t.view().planets).toMatchObject([{ pawn: 'beta', sector: 4, world: { key: 'cerberus' } }]);
  expect(t.sector(2).explored).toBe(3);
});
test('LEG-INFO-05 the order of all decks is hidden from everyone: another order looks the same', () => {
  const t = busy();
  for (const seat of [0, 1, 2, undefined]) {
    const imagined = t.match.imagine(seat, t.match.chance);
    expect(t.match.game.view(imagined.state as never, seat)).toEqual(t.view(seat));
    expect(imagined.state.exploration.face).not.toEqual(t.match.state.exploration.face);
    expect(imagined.state.imperator.pack.face).not.toEqual(t.match.state.imperator.pack.face);
  }
});
test('LEG-INFO-07 the face-up A card and the face-up Imperator card are public', () => {
  const t = busy();
  expect(t.view().slots.openA!.world!.key).toBe('chimeras');
  expect(t.view().imperator.key).toBe('deck-guard');
  expect(secrets(t)).not.toMatch(/octarchs|cerberus/);
});
test('LEG-INFO-09 a decoded card becomes public when it is turned up or placed on a planet slot', () => {
  const t = table({ blue: { hand: ['inhabited-planet', 'oz-vein', 'wormhole'] }, openA: 'chimeras', hiddenA: 'octarchs' });
  t.blue.does({ do: 'decode', zone: 'A' }).pays('wormhole');
  expect(secrets(t, 1)).not.toContain('octarchs');
  t.blue.plays('inhabited-planet').answers('discover/card', 'hidden').answers('discover/pawn', 'alpha');
  expect(secrets(t, 1)).toContain('octarchs');
});
test('LEG-INFO-11 a spectator gets public information only', () => {
  const t = busy();
  t.blue.does({ do: 'decode', zone: 'B' }).pays('oz-vein', 'ion-storm');
  const { me, units, offered, slots } = t.view();
  expect({ me, offered, hands: units.map((u) => u.hand), hidden: units.map((u) => u.hidden), b: slots.hiddenB }).toEqual({
    me: null,
    offered: null,
    hands: [null, null, null],
    hidden: [null, null, null],
    b: { open: false, world: null },
  });
  expect(secrets(t)).not.toMatch(/cerberus|full-staff|secret-of-x|castaway/);
});
test('LEG-INFO-11 after the end everything lies open, to the seats as well', () => {
  const { match } = newMatch(2, 'the end');
  const chance = Luck.seeded('the end');
  const eyes = [0, 1, undefined];
  const opened = () => eyes.map((e) => match.view(e).units.map((u) => u.hidden !== null));
  while (!match.over) {
    expect(opened()).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    turn(match, [random, random], chance);
  }
  expect(opened()).toEqual(eyes.map(() => [true, true]));
  expect(eyes.map((e) => match.view(e).me)).toEqual([0, 1, null]);
});
test('LEG-INFO-11 the end tells everybody something, even if no objective is left to turn up', () => {
  const t = table({ stage: 'turn' });
  t.pass(10);
  expect(t.told('unfulfilled')).toEqual([]);
  expect([t.over, t.match.revealedTo(0), t.match.revealedTo(1)]).toEqual([true, true, true]);
});
test('whoever may look through all eyes sees everything', () => {
  const t = busy();
  expect(t.open.units[0]!.hand!.map((c) => c.key)).toContain('castaway');
  expect(t.open.slots.hiddenB!.world!.key).toBe('cerberus');
  expect(t.open.pileX).toHaveLength(5);
});
