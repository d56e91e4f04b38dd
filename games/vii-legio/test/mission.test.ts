import { expect, test } from 'vitest';
import type { Arrangement } from '../arrange.ts';
import { sceneOf } from '../state.ts';
import { type LegioTable, table } from './table.ts';

const on = (world: NonNullable<NonNullable<Arrangement['planets']>['alpha']>['world'], sector: 1 | 2 | 3 | 4 | 5 = 2) => ({
  alpha: { world, sector },
});
/** Blue lands on alpha with green, who accepts. */
function together(t: LegioTable, imperator = false): LegioTable {
  t.blue.lands('alpha', { invite: ['green'], imperator });
  t.green.accepts();
  t.blue.confirms();
  return t;
}
/** Blue lands alone; a single way of landing is not asked about. */
function alone(t: LegioTable, imperator = false): LegioTable {
  t.blue.does({ do: 'land', pawn: 'alpha' });
  if (t.blue.asked[0] === 'land/proposal') t.blue.proposes({ imperator });
  return t;
}

test('LEG-MIS-01 LEG-RULING-48 four steps in order, participants clockwise from the active U.C.: PC, PX, departure, planet pawn', () => {
  const t = table({
    seats: 3,
    turn: 'red',
    blue: { at: 2 },
    green: { at: 2 },
    red: { at: 2, profile: 0, aboard: { hunter: 1 } },
    planets: on('photonic-wolves'),
  });
  t.red.lands('alpha', { invite: ['blue', 'green'] });
  t.blue.accepts();
  t.green.accepts();
  t.red.confirms();
  expect(sceneOf(t.view(), 'mission').participants.map((p) => p.seat)).toEqual([2, 0, 1]);
  t.red.leaves({ squad: 1 });
  t.blue.leavesNothing();
  t.green.leaves({ squad: 1 });
  const kinds = t.notes.map((n) => n.kind);
  expect(kinds.slice(kinds.indexOf('landed'))).toEqual([
    'landed',
    'mission',
    'pc',
    'pc',
    'pc',
    'left',
    'px',
    'left',
    'px',
    'explored',
    'round',
    'turn',
  ]);
});
test("LEG-MIS-02 LEG-XP-12 all participants' points in the skill of the card are compared with its number: sapient by Diplomacy, wild by Capture", () => {
  const setting = (world: 'lithomancers' | 'photonic-wolves') =>
    together(table({ blue: { at: 2, profile: 3 }, green: { at: 2, profile: 1 }, planets: on(world) })); // together 4 Diplomacy, 2 Capture
  expect(setting('lithomancers').told('mission')).toMatchObject([{ success: true, required: 4, reached: 4 }]);
  expect(setting('photonic-wolves').told('mission')).toMatchObject([{ success: false, required: 4, reached: 2 }]);
});
test('LEG-MIS-03 if the permanent points are enough, nothing is consumed', () => {
  const t = alone(
    table({
      blue: { at: 2, profile: 3, technologies: ['holodeck'], aboard: { adventurer: 1 }, memory: { diplomacy: 2 } },
      planets: on('lithomancers'),
    }),
  );
  expect(t.blue.unit).toMatchObject({ pc: 4, memory: { diplomacy: 2 }, aboard: { adventurer: 1 } });
});
test('LEG-MIS-04 LEG-RULING-39 in a dual mission each announces a skill in public, in turn order; only that skill counts, all is added', () => {
  const t = together(
    table({
      blue: { at: 2, profile: 3, memory: { capture: 3 } },
      green: { at: 2, profile: 1, memory: { capture: 1 }, aboard: { squad: 2 } },
      planets: on('polymorphs'),
    }),
  );
  expect(t.asked).toEqual(['blue mission/skill']);
  t.blue.answers('mission/skill', 'diplomacy');
  expect(t.asked).toEqual(['green mission/skill']);
  expect(sceneOf(t.green.view, 'mission').participants[0]!.skill).toBe('diplomacy');
  t.green.answers('mission/skill', 'capture');
  expect(t.told('skill')).toEqual([
    { kind: 'skill', seat: 0, skill: 'diplomacy' },
    { kind: 'skill', seat: 1, skill: 'capture' },
  ]);
  expect(t.told('mission')).toMatchObject([{ success: true, reached: 6, required: 5 }]); // 3 + (2 + 1); blue's Capture points do not count
  expect(t.green.unit.memory.capture).toBe(1); // 5 permanent points were enough
});
test('LEG-MIS-05 LEG-RULING-42 what is missing is spent first by the active U.C. as far as it can, then by the next; nobody spends more', () => {
  const t = together(
    table({
      blue: { at: 2, profile: 2, memory: { diplomacy: 1 } },
      green: { at: 2, profile: 0, memory: { diplomacy: 3 } },
      planets: on('dust-nomads'),
    }),
  );
  expect(t.told('spent')).toMatchObject([
    { seat: 0, points: 1 },
    { seat: 1, points: 2 },
  ]); // 5 needed, 2 permanent
  expect([t.blue.unit.memory.diplomacy, t.green.unit.memory.diplomacy]).toEqual([0, 1]);
});
test('LEG-MIS-03 LEG-MIS-05 LEG-MIS-06 LEG-EX-07 on the Cerberus Green must spend 3 of 2 Adventurers and 2 table points; Red spends nothing', () => {
  const setting = () => {
    const t = table({
      seats: 3,
      turn: 'green',
      green: { at: 4, profile: 3, aboard: { squad: 4, adventurer: 2, diplomat: 1 }, memory: { diplomacy: 2 } },
      red: { at: 4, profile: 3, memory: { diplomacy: 3 } },
      planets: { alpha: { world: 'cerberus', sector: 4, by: 'green' } },
    });
    t.green.lands('alpha', { invite: ['red'] });
    t.red.accepts();
    return t.green.confirms().table;
  };
  const t = setting();
  expect(sceneOf(t.view(), 'mission')).toMatchObject({ reached: 7, missing: 3 });
  expect(t.green.shape('mission/spend')).toEqual({ min: 1, max: 2 });
  t.green.answers('mission/spend', 2);
  expect(t.green.unit).toMatchObject({ pc: 5, aboard: { adventurer: 0 }, memory: { diplomacy: 1 } });
  expect(t.red.unit).toMatchObject({ pc: 5, memory: { diplomacy: 3 } });
  const other = setting();
  other.green.answers('mission/spend', 1);
  expect(other.green.unit).toMatchObject({ aboard: { adventurer: 1 }, memory: { diplomacy: 0 } });
});
test('LEG-MIS-07 spending is compulsory when the requirement can be reached', () => {
  const t = alone(table({ blue: { at: 2, profile: 3, memory: { diplomacy: 1 } }, planets: on('lithomancers') }));
  expect(t.asked).toEqual(['blue mission/leave']); // no question whether to spend
  expect(t.blue.unit).toMatchObject({ pc: 4, memory: { diplomacy: 0 } });
});
test('LEG-MIS-08 if even everything is not enough, no PC is gained and nothing is consumed', () => {
  const t = alone(table({ blue: { at: 2, profile: 3, aboard: { adventurer: 1 } }, planets: on('dust-nomads') }));
  expect(t.told('mission')).toMatchObject([{ success: false, reached: 4, required: 5 }]);
  expect(t.blue.unit).toMatchObject({ pc: 0, aboard: { adventurer: 1 } });
});
test('LEG-MIS-09 LEG-MIS-14 LEG-MIS-15 LEG-EX-08 4 Capture, 4 PC, star 1 with 1 crew: the PC are shared, then each may give up a squad or an Expert for 1 PX', () => {
  const t = together(table({ blue: { at: 2, profile: 0, aboard: { hunter: 1 } }, green: { at: 2 }, planets: on('photonic-wolves') }));
  expect([t.blue.unit.pc, t.green.unit.pc]).toEqual([2, 2]);
  expect(t.blue.refusal('mission/leave', t.blue.leaving({ laser: 1 }))).toBe('min-crew');
  t.blue.leaves({ hunter: 1 });
  t.green.leaves({ squad: 1 });
  expect([t.blue.unit.px, t.green.unit.px]).toEqual([1, 1]);
  expect([t.blue.unit.aboard.hunter, t.green.unit.aboard.squad]).toEqual([0, 1]);
});
test('LEG-MIS-10 LEG-EX-06 5 PC for two: 3 for the active U.C., 2 for the other', () => {
  const t = together(table({ blue: { at: 2, profile: 3 }, green: { at: 2, profile: 2 }, planets: on('dust-nomads') }));
  expect([t.blue.unit.pc, t.green.unit.pc]).toEqual([3, 2]);
});
test('LEG-RULING-36 with n sharers the active U.C. gets P/n rounded up, the others rounded down, and the rest is lost', () => {
  const t = table({
    seats: 4,
    blue: { at: 2, profile: 3 },
    green: { at: 2 },
    red: { at: 2 },
    yellow: { at: 2 },
    planets: on('dust-nomads'),
  });
  t.blue.lands('alpha', { invite: ['green', 'red', 'yellow'] });
  t.green.accepts();
  t.red.accepts();
  t.yellow.accepts();
  t.blue.confirms();
  expect(t.players.map((p) => p.unit.pc)).toEqual([2, 1, 1, 1]);
  const seven = table({
    seats: 4,
    blue: { at: 2, profile: 3, aboard: { squad: 4 } },
    green: { at: 2 },
    red: { at: 2 },
    planets: on('bramble-wardens'),
  });
  seven.blue.lands('alpha', { invite: ['green', 'red'] });
  seven.green.accepts();
  seven.red.accepts();
  seven.blue.confirms();
  for (const p of [seven.blue, seven.green, seven.red]) p.answers('mission/skill', 'diplomacy');
  expect(seven.players.map((p) => p.unit.pc)).toEqual([3, 2, 2, 0]);
});
test('LEG-MIS-11 LEG-RULING-38 LEG-RULING-75 in zone A a Spatha keeps half of its share, rounded down, after the sharing; PX are not halved', () => {
  const t = together(table({ blue: { at: 2, ship: 'spatha', profile: 3 }, green: { at: 2, profile: 2 }, planets: on('dust-nomads') }));
  expect([t.blue.unit.pc, t.green.unit.pc]).toEqual([1, 2]); // shares 3 and 2; the Spatha keeps 1
  t.blue.leaves({ squad: 1 });
  expect(t.blue.unit.px).toBe(1);
});
test('LEG-MIS-12 LEG-RULING-75 in zone B nobody is halved, and a Frombola may act there', () => {
  const spatha = alone(table({ blue: { at: 4, ship: 'spatha', profile: 3, aboard: { diplomat: 3 } }, planets: on('glass-archons', 4) }));
  expect(spatha.blue.unit.pc).toBe(6);
  const frombola = alone(table({ blue: { at: 4, profile: 3, aboard: { diplomat: 3, squad: 3 } }, planets: on('glass-archons', 4) }));
  expect(frombola.blue.unit.pc).toBe(6);
});
test('LEG-MIS-13 step 2 takes place although step 1 failed', () => {
  const t = alone(table({ blue: { at: 2, profile: 0 }, planets: on('lithomancers') }));
  expect(t.told('mission')).toMatchObject([{ success: false }]);
  t.blue.leaves({ squad: 1 });
  expect(t.blue.unit.px).toBe(1);
});
test('LEG-MIS-14 LEG-MIS-16 each participant may leave the elements once, in turn order, or leave nothing', () => {
  const t = together(table({ blue: { at: 2, profile: 0 }, green: { at: 2 }, planets: on('iron-scarabs') }));
  expect(t.asked).toEqual(['blue mission/leave']);
  t.blue.leavesNothing();
  expect(t.asked).toEqual(['green mission/leave']);
  t.green.leaves({ propulsor: 2 });
  expect([t.blue.unit.px, t.green.unit.px]).toEqual([0, 1]);
  expect(t.asked).toEqual(['green turn/start']); // blue's turn is over: not asked again
});
test('LEG-RULING-44 exactly the number in the star is left, all or nothing, the minimum of crew within it; a decoder is one element', () => {
  const t = alone(
    table({
      blue: { at: 2, aboard: { squad: 3, decoder: 2, hunter: 1 }, detectors: 1, technologies: ['holodeck'] },
      planets: on('heliotropes'),
    }),
  ); // star 2, crew 2
  const { receivers } = t.blue.shape('mission/leave') as { receivers: { id: string; max: number }[] };
  expect(receivers).toEqual([
    { id: 'propulsor', min: 0, max: 2 },
    { id: 'laser', min: 0, max: 1 },
    { id: 'decoder', min: 0, max: 1 },
    { id: 'squad', min: 0, max: 2 },
    { id: 'hunter', min: 0, max: 1 },
  ]); // neither technologies nor experience nor detectors; never more than the star
  expect(t.blue.refusal('mission/leave', t.blue.leaving({ squad: 1 }))).toBe('star');
  expect(t.blue.refusal('mission/leave', t.blue.leaving({ squad: 1, decoder: 1 }))).toBe('min-crew');
  t.blue.leaves({ squad: 1, hunter: 1 });
  expect(t.blue.unit).toMatchObject({ px: 2, aboard: { squad: 2, hunter: 0, decoder: 2 } });
});
test('LEG-RULING-44 LEG-RULING-84 any counter may fall to 0; a ship without enough elements is not asked; nothing is removed at will', () => {
  const bare = alone(table({ blue: { at: 2, aboard: { squad: 1, propulsor: 0, laser: 0, decoder: 0 } }, planets: on('singing-sylvans') }));
  bare.blue.leaves({ squad: 1 });
  expect(bare.blue.unit.aboard.squad).toBe(0);
  const poor = alone(
    table({ blue: { at: 2, x: 'watchers', aboard: { squad: 1, propulsor: 0, laser: 0, decoder: 0 } }, planets: on('mnemosians') }),
  ); // star 2
  expect(poor.asked).toEqual(['green turn/start']);
  const crewless = alone(table({ blue: { at: 2, x: 'watchers', aboard: { squad: 0 } }, planets: on('singing-sylvans') }));
  expect(crewless.asked).toEqual(['green turn/start']);
  expect(
    table()
      .blue.options('turn/action')
      .some((a) => !['move', 'buy', 'decode', 'repair', 'end', 'play'].includes(a.do)),
  ).toBe(false);
});
test('LEG-MIS-17 LEG-MIS-20 LEG-MIS-21 the ships go back to the sector, the pawn to its slot, and a token marks the planet, even after a failure', () => {
  const t = alone(table({ blue: { at: 2, profile: 0 }, planets: on('lithomancers') }));
  t.blue.leavesNothing();
  expect(t.blue.unit.place).toBe(2);
  expect(t.planet('alpha')).toBeUndefined();
  expect(t.sector(2)).toMatchObject({ explored: 1, active: [] });
});
test('LEG-MIS-18 LEG-RULING-80 the card goes to the discoverer, whoever took part and whatever the result; it is worth nothing in itself', () => {
  const t = alone(
    table({
      blue: { at: 2, profile: 0, pc: 5 },
      green: { at: 5, pc: 5 },
      planets: { alpha: { world: 'lithomancers', sector: 2, by: 'green' } },
    }),
  );
  t.blue.leavesNothing();
  expect(t.green.unit.worlds.map((w) => w.key)).toEqual(['lithomancers']);
  expect(t.green.unit).toMatchObject({ pc: 5, px: 0 });
  expect(t.blue.unit.worlds).toEqual([]);
});
test('LEG-MIS-19 LEG-RULING-45 if nobody gained a PC or PX everybody loses 2 PC; if one gained something nobody loses', () => {
  const fiasco = together(table({ blue: { at: 2, profile: 0, pc: 5 }, green: { at: 2, profile: 0, pc: 1 }, planets: on('lithomancers') }));
  fiasco.blue.leavesNothing();
  fiasco.green.leavesNothing();
  expect([fiasco.blue.unit.pc, fiasco.green.unit.pc]).toEqual([3, 0]);
  const saved = together(table({ blue: { at: 2, profile: 0, pc: 5 }, green: { at: 2, profile: 0, pc: 1 }, planets: on('lithomancers') }));
  saved.blue.leavesNothing();
  saved.green.leaves({ squad: 1 });
  expect([saved.blue.unit.pc, saved.green.unit.pc]).toEqual([5, 1]);
});
test('LEG-RULING-45 what counts is what was really gained after halving, although the requirement was reached', () => {
  const t = table({
    seats: 3,
    blue: { at: 2, ship: 'spatha', profile: 3, pc: 9 },
    green: { at: 2, ship: 'spatha', pc: 9 },
    red: { at: 2, ship: 'spatha', pc: 9 },
    planets: on('singing-sylvans'),
  });
  t.blue.lands('alpha', { invite: ['green', 'red'] }); // 2 PC for three: 1, 0, 0; halved: nothing
  t.green.accepts();
  t.red.accepts();
  t.blue.confirms();
  for (const p of t.players) p.leavesNothing();
  expect(t.told('mission')).toMatchObject([{ success: true }]);
  expect(t.players.map((p) => p.unit.pc)).toEqual([7, 7, 7]);
});
test('LEG-RULING-79 the exact test: permanent points, Imperator, Adventurers and matching table points of all', () => {
  const setting = (diplomacy: number) =>
    together(
      table({
        blue: {
          at: 4,
          profile: 2,
          technologies: ['holodeck'],
          aboard: { diplomat: 1, hunter: 1, adventurer: 1, squad: 4 },
          memory: { capture: 3 },
        }, // 4 + 1
        green: { at: 4, profile: 1, technologies: ['nanoprobes'], aboard: { diplomat: 1 }, memory: { diplomacy } }, // 2 + diplomacy
        planets: on('cerberus', 4),
        imperator: 'learned-cohort', // 3
      }),
      true,
    );
  expect(setting(0).told('mission')).toMatchObject([{ reached: 10, success: true }]);
  const short = table({
    blue: { at: 4, profile: 2, technologies: ['holodeck'], aboard: { diplomat: 1, hunter: 1, squad: 4 }, memory: { capture: 3 } },
    green: { at: 4, profile: 1, technologies: ['nanoprobes'], aboard: { diplomat: 1 } },
    planets: on('cerberus', 4),
    imperator: 'learned-cohort',
  });
  expect(together(short, true).told('mission')).toMatchObject([{ reached: 9, success: false }]);
});

// ------------------------------------------------------------------ experience
test('LEG-XP-01 LEG-XP-05 LEG-XP-06 LEG-XP-07 LEG-XP-10 LEG-EX-16 permanent points: profile, Diplomats or Hunters, technology', () => {
  const profile = table({ blue: { profile: 2 } });
  expect(profile.blue.unit.permanent).toEqual({ diplomacy: 2, capture: 1 });
  const crew = table({ blue: { profile: 2, aboard: { diplomat: 2, hunter: 1, adventurer: 1 } } });
  expect(crew.blue.unit.permanent).toEqual({ diplomacy: 4, capture: 2 }); // LEG-RULING-41: Adventurers are not permanent
  const wise = table({ blue: { profile: 2, technologies: ['holodeck', 'nanoprobes'] } });
  expect(wise.blue.unit.permanent).toEqual({ diplomacy: 3, capture: 2 });
});
test('LEG-XP-05 LEG-RULING-41 profile and Experts are never consumed by a mission; each Expert counts 1 point', () => {
  const t = alone(table({ blue: { at: 2, profile: 3, aboard: { diplomat: 1 } }, planets: on('lithomancers') }));
  t.blue.leavesNothing();
  expect(t.blue.unit).toMatchObject({ pc: 4, profile: { diplomacy: 3 }, aboard: { diplomat: 1 } });
});
test('LEG-XP-04 experience of the table is consumed when spent', () => {
  const t = alone(table({ blue: { at: 2, profile: 2, memory: { diplomacy: 3 } }, planets: on('lithomancers') }));
  expect(t.blue.unit.memory.diplomacy).toBe(1);
});
test('LEG-XP-08 an Adventurer adds a point to either kind of mission and is discarded to the supply', () => {
  for (const [world, profile] of [
    ['lithomancers', 3],
    ['photonic-wolves', 0],
  ] as const) {
    const t = alone(table({ blue: { at: 2, profile, aboard: { adventurer: 1 } }, planets: on(world) }));
    expect(t.blue.unit).toMatchObject({ pc: 4, aboard: { adventurer: 0 } });
    expect(t.view().supply.adventurer).toBe(10);
  }
});
test('LEG-XP-09 LEG-XENO-07 LEG-RULING-43 from 12 PX Adventurers used stay aboard; each counts once per mission', () => {
  const t = alone(
    table({ blue: { at: 2, px: 12, technologies: ['nanoprobes'], profile: 3, aboard: { adventurer: 1 } }, planets: on('lithomancers') }),
  );
  expect(t.blue.unit).toMatchObject({ pc: 4, aboard: { adventurer: 1 } });
  const twice = alone(
    table({ blue: { at: 2, px: 12, technologies: ['nanoprobes'], profile: 3, aboard: { adventurer: 1 } }, planets: on('dust-nomads') }),
  );
  expect(twice.told('mission')).toMatchObject([{ reached: 4, required: 5, success: false }]);
  const below = alone(
    table({ blue: { at: 2, px: 11, technologies: ['nanoprobes'], profile: 3, aboard: { adventurer: 1 } }, planets: on('lithomancers') }),
  );
  expect(below.blue.unit.aboard.adventurer).toBe(0);
});
test('LEG-XP-11 an Expert left on a planet returns to the supply', () => {
  const t = alone(table({ blue: { at: 2, profile: 3, aboard: { diplomat: 1 } }, planets: on('lithomancers') }));
  expect(t.view().supply.diplomat).toBe(7);
  t.blue.leaves({ diplomat: 1 });
  expect(t.view().supply.diplomat).toBe(8);
});

// ------------------------------------------------------------------ the Imperator
test("LEG-IMP-01 LEG-IMP-05 LEG-IMP-06 LEG-IMP-07 LEG-IMP-08 LEG-EX-09 called: 2 squads, 3 experience, 2 PC for its pawn, and the caller's counter advances", () => {
  const t = table({ blue: { at: 2, profile: 2, aboard: { squad: 1 } }, planets: on('amber-symbionts'), imperator: 'learned-cohort' }); // 3 squads, 5 Diplomacy
  expect(t.view().imperator).toMatchObject({ squads: 2, experience: 3, pc: 2, score: 0 });
  alone(t, true);
  expect(t.told('landed')).toHaveLength(1); // 1 + 2 squads
  expect(t.told('mission')).toMatchObject([{ success: true, reached: 5 }]); // 2 + 3
  expect(t.view().imperator.score).toBe(2);
  expect(t.blue.unit.calls).toBe(1);
});
test('LEG-IMP-02 LEG-RULING-47 the active U.C. may call it, alone or with others, once per landing; the invited have no say in it', () => {
  const t = table({ blue: { at: 2 }, green: { at: 2 }, planets: on('lithomancers') });
  t.blue.does({ do: 'land', pawn: 'alpha' });
  expect(t.blue.options('land/proposal')).toEqual([
    { invite: [], imperator: false },
    { invite: [], imperator: true },
    { invite: [1], imperator: false },
    { invite: [1], imperator: true },
  ]);
  t.blue.proposes({ invite: ['green'], imperator: true });
  expect(t.green.options('land/answer')).toEqual([true, false]);
  t.green.accepts();
  t.blue.confirms();
  expect([t.blue.unit.calls, t.green.unit.calls]).toEqual([1, 0]);
  expect(t.told('imperator-pc')).toHaveLength(1);
});
test('LEG-IMP-03 LEG-RULING-47 three calls in a game, five with two U.C.', () => {
  const may = (seats: 2 | 3 | 4, calls: number) => {
    const t = table({ seats, blue: { at: 2, calls }, planets: on('lithomancers') });
    t.blue.does({ do: 'land', pawn: 'alpha' });
    return t.blue.asked[0] === 'land/proposal'; // otherwise there is one way only, without it
  };
  expect([may(2, 4), may(2, 5), may(3, 2), may(3, 3), may(4, 2), may(4, 3)]).toEqual([true, false, true, false, true, false]);
  const refused = table({ seats: 3, blue: { at: 2, calls: 3 }, green: { at: 2 }, planets: on('lithomancers') });
  refused.blue.does({ do: 'land', pawn: 'alpha' });
  expect(refused.blue.refusal('land/proposal', { invite: [], imperator: true })).toBe('no-calls-left');
});
test('LEG-IMP-04 LEG-IMP-12 LEG-RULING-71 the Imperator is present wherever it is called and stands on the card with the ships; its score does not change by that', () => {
  const t = alone(
    table({ blue: { at: 5, aboard: { squad: 4 } }, planets: on('slumbering-cyclopes', 5), imperator: 'landing-legion', imperatorPc: 7 }),
    true,
  );
  t.blue.answers('mission/skill', 'diplomacy');
  expect(sceneOf(t.view(), 'mission').imperator).toBe('landing-legion');
  expect(t.view().imperator.score).toBe(11);
});
test('LEG-IMP-09 LEG-RULING-37 LEG-EX-10 6 PC for two U.C. and the Imperator: 2 for each U.C.; the share of the Imperator is lost', () => {
  const t = together(
    table({
      blue: { at: 2, profile: 3 },
      green: { at: 2, profile: 3, aboard: { squad: 2 } },
      planets: on('octarchs'),
      imperator: 'deck-guard',
    }),
    true,
  );
  expect([t.blue.unit.pc, t.green.unit.pc, t.view().imperator.score]).toEqual([2, 2, 1]);
});
test('LEG-RULING-37 the Imperator gains the PC of its card at the confirmation, even if the mission fails', () => {
  const t = alone(table({ blue: { at: 2, profile: 0 }, planets: on('dust-nomads'), imperator: 'deck-guard' }), true);
  expect(t.told('mission')).toMatchObject([{ success: false }]);
  expect(t.view().imperator.score).toBe(1);
});
test('LEG-RULING-45 what the Imperator gains does not save anybody from the loss of 2 PC', () => {
  const t = alone(table({ blue: { at: 2, pc: 5, profile: 0 }, planets: on('dust-nomads'), imperator: 'deck-guard' }), true);
  t.blue.leavesNothing();
  expect(t.blue.unit.pc).toBe(3);
});
test('LEG-IMP-10 when the ships leave the Imperator goes off the board and the next card is turned up', () => {
  const t = alone(
    table({ blue: { at: 2, profile: 3 }, planets: on('lithomancers'), imperator: 'deck-guard', nextImperator: 'admirals-staff' }),
    true,
  );
  expect(t.view().imperator.key).toBe('deck-guard');
  t.blue.leavesNothing();
  expect(t.match.canTakeBack(0)).toBe(false);
  expect(t.view()).toMatchObject({ scene: null, imperator: { key: 'admirals-staff' }, piles: { imperator: 28 } });
});
test('LEG-RULING-47 when the Imperator deck runs out the used cards are shuffled again', () => {
  const t = alone(table({ blue: { at: 2, profile: 3 }, planets: on('lithomancers'), imperatorDeckEmpty: true }), true);
  t.blue.leavesNothing();
  expect(t.view().piles.imperator).toBe(29); // 30, less the one turned up
  expect(t.told('reshuffled')).toEqual([{ kind: 'reshuffled', pile: 'imperator' }]);
  // The last card used would come up again if they were only turned over.
  const next = (seed: number) =>
    alone(
      table({ blue: { at: 2, profile: 3 }, planets: on('lithomancers'), imperatorDeckEmpty: true, dice: [seed] }),
      true,
    ).blue.leavesNothing();
  expect(new Set([0, 1, 2, 3, 4, 5].map((seed) => next(seed).view.imperator.key)).size).toBeGreaterThan(2);
});
test('LEG-IMP-11 it may be called for squads only, for experience only, or for both', () => {
  const squads = alone(table({ blue: { at: 2, profile: 3, aboard: { squad: 1, diplomat: 1 } }, planets: on('lithomancers') }), true);
  expect(squads.blue.unit.pc).toBe(2); // 4 points without the Imperator's 3
  const experience = alone(table({ blue: { at: 2, profile: 1, aboard: { squad: 2 } }, planets: on('lithomancers') }), true);
  expect(experience.blue.unit.pc).toBe(2); // 2 squads without the Imperator's 2
});
test("LEG-RULING-40 the Imperator's experience counts for any mission", () => {
  for (const world of ['aquarians', 'crystal-mantises'] as const)
    expect(
      alone(table({ blue: { at: 2, profile: world === 'aquarians' ? 0 : 3 }, planets: on(world) }), true).told('mission'),
    ).toMatchObject([{ success: true, reached: 3 }]);
});
test('the table shows the mission as it goes: points reached and missing, success, the step', () => {
  const t = together(
    table({
      blue: { at: 2, profile: 1 },
      green: { at: 2, profile: 1, memory: { diplomacy: 2 }, aboard: { adventurer: 1 } },
      planets: on('lithomancers'),
    }),
  );
  expect(sceneOf(t.view(), 'mission')).toMatchObject({ step: 'experience', reached: 2, missing: 2, success: true });
  t.green.answers('mission/spend', 1);
  expect(t.told('spent')).toEqual([{ kind: 'spent', seat: 1, adventurers: 1, points: 1, skill: 'diplomacy', keeps: false }]); // blue had nothing to spend
  expect(sceneOf(t.view(), 'mission')).toMatchObject({ step: 'xeno', missing: 0 });
  t.blue.leaves({ squad: 1 });
  expect(t.told('left')).toEqual([{ kind: 'left', seat: 0, elements: { squad: 1 }, world: 'lithomancers' }]);
  const called = alone(table({ blue: { at: 2, profile: 3 }, planets: on('chimeras'), imperator: 'learned-cohort' }), true);
  expect(sceneOf(called.view(), 'mission')).toMatchObject({ reached: 3, success: null }); // the Imperator's, before blue announces
});
