import { Luck } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { EXPLORATION } from '../content/index.ts';
import { rollDie } from '../rules/combat.ts';
import { table } from './table.ts';

test('LEG-CMB-01 a hostile ship is met by playing its card, and the fight is over within it', () => {
  const t = table({ blue: { hand: ['xeno-liburna', 'mapping-probe'] } });
  t.blue.plays('xeno-liburna');
  expect(t.told('fight')).toMatchObject([{ card: 'xeno-liburna', lasers: 1, strength: 1 }]);
  expect(t.blue.asked).toEqual(['turn/action']);
});
test('LEG-CMB-02 hostile ships have a strength of 1, 2 or 3', () => {
  const fleet = EXPLORATION.flatMap((c) => ('strength' in c ? [[c.key, c.strength]] : []));
  expect(fleet).toEqual([
    ['xeno-liburna', 1],
    ['xeno-bireme', 2],
    ['xeno-trireme', 3],
    ['xeno-scout', 1],
  ]);
});
test('LEG-CMB-03 a Risk Detector avoids the fight', () => {
  const t = table({ blue: { detectors: 1, aboard: { laser: 0 }, hand: ['xeno-trireme'] } });
  t.blue.plays('xeno-trireme', true);
  expect(t.told('fight')).toEqual([]);
  expect(t.told('damage')).toEqual([]);
  expect(t.blue.unit).toMatchObject({ px: 0, memory: { capture: 2 } });
});
test('LEG-CMB-04 one die is rolled for each missing laser, and each result is suffered', () => {
  const t = table({ dice: [1, 5], blue: { aboard: { laser: 1 }, hand: ['xeno-trireme'] } });
  t.blue.plays('xeno-trireme');
  expect(t.told('damage').map((n) => n.kind === 'damage' && n.die)).toEqual([1, 5]);
  expect(t.blue.unit.aboard).toMatchObject({ propulsor: 1, squad: 1, laser: 0 });
});
test('LEG-CMB-05 LEG-CMB-06 with lasers enough no die is rolled; one laser is lost all the same', () => {
  const t = table({ blue: { aboard: { laser: 3 }, hand: ['xeno-bireme'] } });
  t.blue.plays('xeno-bireme');
  expect(t.told('damage')).toEqual([]);
  expect(t.blue.unit).toMatchObject({ pc: 2, aboard: { laser: 2 } });
});
test('LEG-CMB-07 LEG-CMB-08 the gain goes to who had a laser when the fight began, even outgunned, even with all lasers destroyed', () => {
  const t = table({ dice: [3, 3], blue: { aboard: { laser: 1 }, hand: ['xeno-trireme'] } });
  t.blue.plays('xeno-trireme');
  expect(t.blue.unit).toMatchObject({ px: 1, aboard: { laser: 0 } });
});
test('LEG-CMB-09 LEG-RULING-16 without a laser at the start there is no gain, but the experience is gained', () => {
  const t = table({ dice: [7], blue: { aboard: { laser: 0 }, hand: ['xeno-liburna'] } });
  t.blue.plays('xeno-liburna');
  expect(t.blue.unit).toMatchObject({ pc: 0, memory: { capture: 1 } });
});
test('LEG-CMB-10 after the fight the exploration goes on', () => {
  const t = table({ blue: { hand: ['xeno-scout', 'mapping-probe'] } });
  t.blue.plays('xeno-scout').plays('mapping-probe');
  expect(t.blue.unit.pc).toBe(1);
});
test('LEG-CMB-04 LEG-CMB-06 LEG-CMB-07 LEG-CMB-10 LEG-CMB-11 LEG-EX-12 a Spatha with 1 laser and a decoder meets the Xeno bireme and rolls 7', () => {
  const t = table({ dice: [7], blue: { ship: 'spatha', aboard: { laser: 1, decoder: 2 }, hand: ['xeno-bireme', 'mapping-probe'] } });
  t.blue.plays('xeno-bireme');
  expect(t.told('damage')).toEqual([{ kind: 'damage', seat: 0, die: 7, damage: 'decoder', suffered: true }]);
  expect(t.blue.unit).toMatchObject({ pc: 2, aboard: { laser: 0, decoder: 0 } });
  expect(t.blue.canPlay('mapping-probe')).toBe(true);
});
test.each([
  [1, { propulsor: 1 }],
  [2, { propulsor: 1 }],
  [3, { laser: 0 }],
  [5, { squad: 1 }],
  [6, { squad: 1 }],
  [7, { decoder: 0 }],
  [8, { decoder: 0 }],
  [9, { hunter: 0 }],
  [0, { hunter: 0 }],
])('LEG-DAMAGE LEG-CMB-11 a roll of %i on the damage table', (die, left) => {
  const t = table({ dice: [die], blue: { aboard: { laser: 0, hunter: 1 }, hand: ['xeno-scout'] } });
  t.blue.plays('xeno-scout');
  expect(t.blue.unit.aboard).toMatchObject(left);
});
test('LEG-DAMAGE the owner chooses which Expert is lost, and the pawn goes back to the supply', () => {
  const t = table({ dice: [9], blue: { aboard: { laser: 0, hunter: 1, diplomat: 1 }, hand: ['xeno-scout'] } });
  t.blue.plays('xeno-scout');
  expect(t.blue.options('combat/expert')).toEqual(['diplomat', 'hunter']);
  t.blue.answers('combat/expert', 'diplomat');
  expect(t.blue.unit.aboard).toMatchObject({ diplomat: 0, hunter: 1 });
  expect(t.view().supply.diplomat).toBe(8);
});
test('LEG-RULING-14 a result naming what the ship does not have has no effect and is not rolled again', () => {
  const t = table({ dice: [7, 9], blue: { aboard: { laser: 0, decoder: 0 }, hand: ['xeno-bireme'] } });
  t.blue.plays('xeno-bireme');
  expect(t.told('damage').map((n) => n.kind === 'damage' && n.suffered)).toEqual([false, false]);
  expect(t.blue.unit.aboard).toMatchObject({ propulsor: 2, squad: 2 });
});
test('LEG-RULING-15 the dice come first, then one laser if any is left', () => {
  const kept = table({ dice: [1], blue: { aboard: { laser: 2 }, hand: ['xeno-trireme'] } });
  kept.blue.plays('xeno-trireme');
  expect(kept.blue.unit.aboard.laser).toBe(1);
  const shot = table({ dice: [3], blue: { aboard: { laser: 2 }, hand: ['xeno-trireme'] } });
  shot.blue.plays('xeno-trireme');
  expect(shot.blue.unit.aboard.laser).toBe(0);
  const none = table({ dice: [5], blue: { aboard: { laser: 0 }, hand: ['xeno-liburna'] } });
  none.blue.plays('xeno-liburna');
  expect(none.blue.unit.aboard.laser).toBe(0);
});
test('LEG-RULING-16 order of a fight: card, dice one by one, laser, gain, experience', () => {
  const t = table({ dice: [1, 5], blue: { aboard: { laser: 1 }, hand: ['xeno-trireme'] } });
  t.blue.plays('xeno-trireme');
  expect(t.notes.map((n) => n.kind)).toEqual(['played', 'fight', 'damage', 'lost', 'damage', 'lost', 'lost', 'px', 'experience']);
});
test('LEG-RULING-64 the die has ten faces, 1 to 9 and 0, all equally likely', () => {
  const rolls = Array.from({ length: 10 }, () => 0);
  for (let seed = 0; seed < 1000; seed++) rolls[rollDie({ chance: Luck.seeded(seed) })]!++;
  for (const count of rolls) expect(Math.abs(count - 100)).toBeLessThan(45);
});
