/** Ships: wear, repairs, upgrades (CS-SHI, CS-MNT). */
import { describe, expect, test } from 'vitest';
import { AIRLOCK_DICE, BOXES, HOLD, UPGRADE_PRICES } from '../content/index.ts';
import { opened, table } from './table.ts';

const FULL = { propulsion: 5, 'life-support': 5, reserves: 5, hull: 5 };
const ship = (dice: readonly number[], more: object = {}) =>
  table({ crews: [{ members: ['arianna'], ...more }], phase: 'trading', dice }).trades({ do: 'done' });

describe('the ship', () => {
  test('CS-SHI-01, CS-SHI-02, CS-RULING-101, CS-RULING-102, CS-RULING-103: four systems of five boxes, three filled; a hold of twelve; no money', () => {
    const { systems, money, hold } = opened(1).answer(0, 'found', { do: 'ready', crew: 'ion-hope' }).crew();
    expect([systems, money, hold, BOXES, HOLD]).toEqual([{ propulsion: 3, 'life-support': 3, reserves: 3, hull: 3 }, 0, [], 5, 12]);
  });
  test('CS-SHI-08: it is named by its player, in letters', () => {
    const t = opened(1).answer(0, 'found', { do: 'ready', crew: 'ion-hope' });
    for (const ship of ['', ' Nova', 'x'.repeat(25), 'a\nb', '\u202e']) expect(t.refusal(0, 'home', { do: 'name', ship })).toBe('bad-name');
    expect(t.answer(0, 'home', { do: 'name', ship: 'Étoile nº 7' }).crew().ship).toBe('Étoile nº 7');
  });
});

describe('deterioration', () => {
  test('CS-MNT-01, CS-MNT-03: the die wears one system down by a box', () => {
    expect([2, 3, 4, 5].map((die) => Object.values(ship([die]).crew().systems))).toEqual([
      [2, 3, 3, 3],
      [3, 2, 3, 3],
      [3, 3, 2, 3],
      [3, 3, 3, 2],
    ]);
  });
  test('CS-MNT-02: 1: twice more, another 1 is rolled again', () => expect(ship([1, 1, 2, 2]).crew().systems.propulsion).toBe(1));
  test('CS-MNT-04, CS-RULING-121: 6: a cheap thing in the hold is gone; none, nothing', () => {
    expect(ship([6], { hold: ['combat-sword', 'knife'] }).crew().hold).toEqual(['combat-sword']);
    expect(ship([6], { hold: [] }).told('token-lost')).toEqual([]);
  });
  test('CS-EX-107, CS-SHI-03, CS-MNT-07: Hull 1 and a 5: it is paid in this phase, or the crew is gone', () => {
    const t = ship([5], { systems: { ...FULL, hull: 1 }, money: 2 });
    expect(t.crew().systems.hull).toBe(0);
    expect(t.repairs({ do: 'repair', system: 'hull' }).repairs({ do: 'done' }).crew().standing).toBe('active');
    const lost = ship([5], { systems: { ...FULL, hull: 1 }, money: 2 }).repairs({ do: 'done' });
    expect([lost.crew().standing, lost.told('crew-lost')[0]!.how]).toEqual(['none', 'ship']);
  });
  test('CS-RULING-216: never below zero, and each system at zero needs a box of its own; nothing is sold here', () => {
    const t = ship([1, 5, 5], { systems: { ...FULL, hull: 1, propulsion: 0 }, money: 2, hold: ['combat-sword'] });
    expect(t.crew().systems.hull).toBe(0);
    expect(t.options(0, 'repair').map((a) => a.do)).toEqual(['repair', 'repair', 'done']);
    expect(t.repairs({ do: 'repair', system: 'hull' }).repairs({ do: 'done' }).crew().standing).toBe('none');
  });
});

describe('repairs and upgrades', () => {
  test('CS-MNT-05: a box is 2 UA, as many as one likes', () => {
    const t = ship([6], { money: 5 }).repairs({ do: 'repair', system: 'hull' }).repairs({ do: 'repair', system: 'hull' });
    expect([t.crew().systems.hull, t.crew().money]).toEqual([5, 1]);
    expect(t.refusal(0, 'repair', { do: 'repair', system: 'hull' })).toBe('all-filled');
    expect(t.refusal(0, 'repair', { do: 'repair', system: 'reserves' })).toBe('no-money');
  });
  test('CS-MNT-06, CS-EQN-14: Ship Parts are worth as many repairs as their number, on any systems', () => {
    const t = ship([2], { hold: ['ship-parts-2'] }).repairs({ do: 'parts', token: 'ship-parts-2', from: 'hold' });
    t.repairs({ do: 'repair', system: 'hull' }).repairs({ do: 'repair', system: 'reserves' });
    expect([t.crew().systems.hull, t.crew().systems.reserves, t.crew().hold]).toEqual([4, 4, []]);
    expect(t.refusal(0, 'repair', { do: 'repair', system: 'hull' })).toBe('no-money');
  });
  test('CS-MNT-08, CS-RULING-131: upgrades only with all boxes filled, also by the last of the parts', () => {
    const t = ship([2], { systems: FULL, money: 1, hold: ['ship-parts-1'] });
    expect(t.refusal(0, 'repair', { do: 'upgrade', upgrade: 'scanners' })).toBe('boxes-first');
    t.repairs({ do: 'parts', token: 'ship-parts-1', from: 'hold' }).repairs({ do: 'repair', system: 'propulsion' });
    expect(t.repairs({ do: 'upgrade', upgrade: 'scanners' }).crew()).toMatchObject({ money: 0, upgrades: { scanners: 1 } });
  });
  test('CS-MNT-09, CS-MNT-10: 1, 2 and 3 UA, one level each a phase', () => {
    expect(UPGRADE_PRICES).toEqual([1, 2, 3]);
    const t = ship([6], { systems: FULL, money: 9, upgrades: { scanners: 1, 'airlock-defence': 2, 'docking-thrusters': 3 } });
    t.repairs({ do: 'upgrade', upgrade: 'scanners' }).repairs({ do: 'upgrade', upgrade: 'airlock-defence' });
    expect(t.crew().money).toBe(4);
    expect(t.refusal(0, 'repair', { do: 'upgrade', upgrade: 'scanners' })).toBe('level-once');
    expect(t.refusal(0, 'repair', { do: 'upgrade', upgrade: 'docking-thrusters' })).toBe('top-level');
  });
  test('CS-MNT-11: what is installed stays when a system loses boxes', () => {
    const t = ship([2], { systems: FULL, upgrades: { scanners: 2, 'airlock-defence': 0, 'docking-thrusters': 0 } });
    expect([t.crew().systems.propulsion, t.crew().upgrades.scanners]).toEqual([4, 2]);
  });
  test('CS-RULING-104: the dice of the airlock', () =>
    expect(AIRLOCK_DICE).toEqual([
      [2, 1, 0],
      [3, 2, 0],
      [3, 2, 1],
    ]));
});
