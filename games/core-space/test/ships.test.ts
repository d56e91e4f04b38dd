/** What ships of a campaign do during a mission: Scanners, Airlock Defence, Docking Thrusters. */
import { describe, expect, test } from 'vitest';
import { NO_UPGRADES, type Upgrades } from '../content/brief.ts';
import { AIRLOCK_DICE } from '../content/ship.ts';
import { docksOf } from '../judge/ship.ts';
import type { State } from '../state.ts';
import { type Setting, type Told, table } from './table.ts';

/** Jace near the airlock of his ship (in the middle of the upper side), Roykirk far away at another. */
const aboard = (upgrades: Partial<Upgrades>, more: Partial<Setting> = {}, pegs = 3): Told =>
  table({
    floor: {
      squares: [
        ['c', 12, 6],
        ['c', 2, 20],
      ],
    },
    crews: [{ jace: { at: [10, 3], with: { pegs } }, lars: {} }, { roykirk: { at: [20, 20] } }],
    ...(more.phase ? {} : { active: 'jace' as const }),
    ...more,
    change: (state) => {
      state.crews[0]!.upgrades = { ...NO_UPGRADES, ...upgrades };
      more.change?.(state);
    },
  });
const FAR = { npcs: [['harvester', [12, 20]]] } as const;
const NEAR = { npcs: [['harvester', [12, 4.5]]] } as const;
const levels = (t: Told, upgrade: string): number[] =>
  [...new Set(t.options(0, 'turn/act').flatMap((act) => (act.do === 'ship' && act.upgrade === upgrade ? [act.level] : [])))].sort();

describe('whoever pays', () => {
  test('CS-UPG-01, CS-UPG-02, CS-RULING-106: in the turn of a Trader, for as many Skill pegs as the level has; that is its skill use of the round', () => {
    const t = aboard({ scanners: 2 });
    expect(levels(t, 'scanners')).toEqual([1, 2]);
    t.does({ do: 'ship', upgrade: 'scanners', level: 2, at: 1 });
    expect([t.who('jace').pegs, t.who('jace').skilled, t.state.active?.actions]).toEqual([1, true, 2]);
    expect(t.mayDo({ do: 'ship' })).toBe(false);
  });
  test('CS-UPG-01: nobody uses a level it has not the pegs for, nor what is not installed', () => {
    expect(levels(aboard({ scanners: 3 }, {}, 1), 'scanners')).toEqual([1]);
    expect(levels(aboard({ scanners: 1 }), 'scanners')).toEqual([1]);
    expect(aboard({ scanners: 3 }, {}, 0).mayDo({ do: 'ship' })).toBe(false);
  });
  test('CS-SHI-06: outside campaigns a ship is where one comes from, and no more', () => {
    expect(aboard({}).mayDo({ do: 'ship' })).toBe(false);
  });
  test('CS-RULING-105: who waits aboard pays instead of coming in', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [12, 8] }, lars: {} }, { roykirk: { at: [20, 20] } }],
      ...NEAR,
      change: (state) => {
        state.crews[0]!.upgrades = { ...NO_UPGRADES, 'airlock-defence': 1 };
        state.figures[0]!.acted = true;
      },
    });
    t.answer(0, 'turn/trader', t.id('lars')).dice(6, 6).does({ do: 'ship', upgrade: 'airlock-defence' });
    expect([t.who('lars').where, t.who('lars').acted]).toEqual(['aboard', true]);
  });
});

describe('Scanners', () => {
  test('CS-UPG-03, CS-RULING-211: level 1 looks into a crate near the airlock, seen or not; the contents are for that player alone', () => {
    const t = aboard({ scanners: 1 });
    const offered = t.options(0, 'turn/act').flatMap((act) => (act.do === 'ship' ? [act.at] : []));
    expect(offered).toEqual([0]);
    t.does({ do: 'ship', upgrade: 'scanners', level: 1 });
    const [token] = t.state.contents[0]!;
    expect(t.view(0).tokens.face[token!]).toBeGreaterThanOrEqual(0);
    expect(t.view(1).tokens.face[token!]).toBe(-1);
    expect(t.notesOf(1)).toContainEqual(expect.objectContaining({ kind: 'ship-used', crate: 0, level: 1 }));
    expect(JSON.stringify(t.notesOf(1))).not.toContain('saw-crate');
  });
  test('CS-UPG-04: level 2 looks into any crate', () => {
    expect(aboard({ scanners: 2 }).mayDo({ do: 'ship', upgrade: 'scanners', level: 2, at: 1 })).toBe(true);
  });
  const foresight = (dice: readonly number[], pegs: number): Told =>
    aboard(
      { scanners: 3 },
      {
        dice,
        change: (state: State) => {
          state.pegs = pegs;
        },
      },
    );
  test('CS-UPG-05, CS-RULING-107: level 3 takes pegs off, then rolls what will come; each Entry Point may be moved by one, round the corner too', () => {
    // Level 3 of the track after two pegs: a Harvester, then the Purge die for Devastators, and a Civilian.
    const t = foresight([6, 6, 6, 3], 12).does({ do: 'ship', upgrade: 'scanners', level: 3 });
    t.answer(0, 'ship/calm', 2);
    expect(t.state.pegs).toBe(10);
    expect(t.options(0, 'ship/entry')).toEqual([5, 4, 0]);
    t.answer(0, 'ship/entry', 0 as never);
    while (t.topics(0).includes('ship/entry')) t.answer(0, 'ship/entry', t.options(0, 'ship/entry')[0]!);
    expect(t.state.forecast?.purge?.[0]).toEqual({ who: 'harvester', number: 1, entry: 0 });
    expect(t.state.forecast?.npcs).toEqual([expect.objectContaining({ who: 'civilian', number: 1 })]);
  });
  test('CS-UPG-05: whoever is foreseen waits off the board and comes in the phase of its kind, where it was seen', () => {
    const t = aboard(
      {},
      {
        phase: 'purge',
        dice: [],
        change: (state) => {
          state.forecast = { purge: [{ who: 'harvester', number: 2, entry: 2 as never }], npcs: [] };
          state.pegs = 28;
        },
        until: (state) => state.queue !== null,
      },
    );
    const come = t.state.figures.filter((f) => f.being.kind === 'purge');
    expect(come.map((f) => [f.being.kind === 'purge' && f.being.type, f.where])).toEqual([
      ['harvester', 'board'],
      ['harvester', 'board'],
    ]);
    expect(t.state.forecast?.purge).toBeNull();
  });
});

describe('Airlock Defence', () => {
  test('CS-RULING-104: dice by level and range', () => {
    expect(AIRLOCK_DICE).toEqual([
      [2, 1, 0],
      [3, 2, 0],
      [3, 2, 1],
    ]);
  });
  test('CS-UPG-06, CS-UPG-07: a shot from the airlock door, wherever the payer stands; no ammo, no Hostility peg', () => {
    const t = aboard(
      { 'airlock-defence': 2 },
      {
        npcs: [
          ['harvester', [12, 4.5]],
          ['harvester', [16, 9]],
        ],
        dice: [6, 6, 6],
      },
    );
    const before = [t.who('jace').ammo, t.state.pegs];
    expect(levels(t, 'airlock-defence')).toEqual([1, 2]);
    t.does({ do: 'ship', upgrade: 'airlock-defence', level: 2, at: t.id('harvester') });
    expect(t.notesOf(0)).toContainEqual(expect.objectContaining({ kind: 'attack', how: 'ship', dice: 3, range: 'short' }));
    expect([t.who('jace').ammo, t.state.pegs]).toEqual(before);
  });
  test('CS-UPG-06: beyond its range, or behind a wall as seen from the door, it does not fire', () => {
    expect(aboard({ 'airlock-defence': 1 }, FAR).mayDo({ do: 'ship' })).toBe(false);
    const walled = aboard({ 'airlock-defence': 1 }, { ...NEAR, floor: { walls: [['#', 8, 2, 16, 2]] } });
    expect(walled.mayDo({ do: 'ship' })).toBe(false);
  });
  test('CS-UPG-08: at level 3 the ship itself is activated once in each Traders’ Phase, at any range, without pegs', () => {
    const t = aboard({ 'airlock-defence': 3 }, { ...FAR, dice: [6], phase: 'traders' });
    expect(t.options(0, 'turn/trader')).toContain('ship');
    t.answer(0, 'turn/trader', 'ship').answer(0, 'choose/figure', t.id('harvester'));
    expect(t.notesOf(0)).toContainEqual(expect.objectContaining({ kind: 'attack', how: 'ship', by: null, dice: 1, range: 'long' }));
    expect(t.state.crews[0]!.fired).toBe(true);
    expect([t.who('jace').pegs, t.who('jace').acted]).toEqual([3, false]);
    while (t.topics(1).length > 0)
      t.answerLike(
        1,
        t.topics(1).includes('turn/trader') ? 'turn/trader' : 'turn/act',
        (t.topics(1).includes('turn/trader') ? t.id('roykirk') : { do: 'end' }) as never,
      );
    expect(t.options(0, 'turn/trader')).not.toContain('ship');
  });
  test('CS-RULING-211: the ship of a crew with nobody on the board or waiting does nothing', () => {
    const t = aboard(
      { 'airlock-defence': 3 },
      {
        ...FAR,
        active: 'roykirk',
        change: (state) => {
          for (const f of state.figures.filter((one) => one.crew === 0)) f.where = 'home';
        },
      },
    );
    t.ends();
    expect(t.state.crews[0]!.fired).toBe(false);
    expect(JSON.stringify(t.notesOf(0))).not.toContain('ship-used');
  });
});

describe('Docking Thrusters', () => {
  test('CS-UPG-10, CS-UPG-11, CS-UPG-12, CS-SHI-07: the same side, the sides beside it, opposite; and its people go home there', () => {
    const t = aboard({ 'docking-thrusters': 3 }, {
      floor: undefined,
      mission: 'lockdown',
      crews: [{ jace: { at: [3, 2], with: { pegs: 3 } }, lars: {} }, { roykirk: {} }],
    } as never);
    // Lockdown: A and B above, C and D below, E to the left, F to the right; the other crew is at B.
    expect([1, 2, 3].map((level) => docksOf(t.state, 0 as never, level))).toEqual([[], [4, 5], [2, 3]]);
    t.does({ do: 'ship', upgrade: 'docking-thrusters', level: 2, at: 4 });
    expect(t.state.crews[0]!.airlock).toBe(4);
  });
  test('CS-RULING-105: an airlock with a ship is taken; one without is free, whoever it was meant for', () => {
    const t = table({ mission: 'lockdown', crews: [{ jace: { at: [3, 2] }, lars: {} }, { roykirk: {} }], active: 'jace' });
    expect(docksOf(t.state, 0 as never, 1)).toEqual([]);
    t.state.crews[1]!.airlock = 2 as never;
    expect(docksOf(t.state, 0 as never, 1)).toEqual([1]);
  });
  test('CS-UPG-09, CS-RULING-105: somebody must be aboard: waiting, or back on its own feet', () => {
    const crews = (lars: object) =>
      ({ floor: {}, crews: [{ jace: { at: [12, 3], with: { pegs: 3 } }, lars }, { roykirk: { at: [20, 20] } }] }) as never;
    const may = (lars: object) => aboard({ 'docking-thrusters': 3 }, crews(lars)).mayDo({ do: 'ship', upgrade: 'docking-thrusters' });
    expect(may({})).toBe(true);
    expect(may({ at: [10, 10], with: { where: 'home' } })).toBe(true);
    expect(may({ at: [10, 10], with: { where: 'home', defeated: true } })).toBe(false);
    expect(may({ at: [10, 10] })).toBe(false);
  });
});
