import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { type Alien, planOf, type SquareId } from '../content/index.ts';
import { aliensFor, crew, crewSize, homeless, humans, infected, isArmed } from '../judge/crew.ts';
import { affordable, pays, preferred, sources } from '../judge/energy.ts';
import { defencePairs, energySets, enginePower, firePower, irradiated, meltdown } from '../judge/power.ts';
import { linksOf, parts, partsOf, without } from '../judge/ship.ts';
import type { Load, Ship } from '../state.ts';
import { at, type Line, randomShip, shipOf } from './ships.ts';

const RANDOM = 2000;
const sq = (column: number, row: number): SquareId => at('II', column, row);
/** As if every connector were universal: all that touches is joined. */
function universal(lines: readonly Line[]): Ship {
  const ship = shipOf('II', lines);
  ship.marks = parts(ship).map((square) => ({ kind: 'four-way', square }));
  return ship;
}
const load = (square: SquareId, more: Partial<Load>): Load => ({ square, humans: 0, alien: null, cells: 0, goods: [], ...more });
const fire = (ship: Ship, powered: readonly SquareId[] = []) => firePower(ship, linksOf(ship), powered).total;
const alien = (ship: Ship, colour: Alien): Ship => ({ ...ship, loads: [...ship.loads, load(sq(5, 9), { alien: colour })] });

describe('power', () => {
  test('GT-EX-43, GT-BASE-POW-02, -04, GT-BASE-CREW-03: two front cannons, one to the left, a powered double, a purple alien make 6½', () => {
    const ship = shipOf('II', [
      [6, 6, 'CAN1-05'],
      [8, 6, 'CAN1-05'],
      [5, 7, 'CAN1-05', 3],
      [7, 5, 'CAN2-01'],
    ]);
    expect(fire(alien(ship, 'purple'), [sq(7, 5)])).toBe(6.5);
    expect(fire(ship)).toBe(2.5);
    expect(firePower(alien(ship, 'purple'), linksOf(ship), [sq(7, 5)])).toEqual({
      singles: 2.5,
      doubles: 2,
      pairs: 0,
      alien: 2,
      total: 6.5,
    });
  });
  test('GT-BASE-POW-01, GT-BASE-CREW-03, GT-THR-03: engines; the brown alien helps only who moves', () => {
    const ship = shipOf('II', [
      [6, 9, 'ENG1-01'],
      [8, 9, 'ENG2-01'],
      [10, 9, 'THRUST-01'],
    ]);
    expect(enginePower(ship, []).total).toBe(1);
    expect(enginePower(ship, [sq(8, 9)]).total).toBe(3);
    expect(enginePower(alien(ship, 'brown'), [sq(8, 9)]).total).toBe(5);
    expect(enginePower(alien(without(ship, [sq(6, 9)]), 'brown'), []).total).toBe(0);
  });
  test('GT-SKILL-HYPER-04: the rotating cannon counts once, as if to the front', () => {
    const ship = shipOf('II', [[5, 7, 'CAN1-05', 3]]);
    expect(fire({ ...ship, marks: [{ kind: 'rotation', square: sq(5, 7) }] })).toBe(1);
  });
  test('GT-EX-08, GT-ADS-01, -02, -03, GT-RULING-41: pairs of auto-defence systems', () => {
    const ads = (...places: (readonly [number, number])[]) => universal(places.map(([column, row]) => [column, row, 'ADS-01'] as const));
    expect(fire(ads([5, 7], [9, 7]))).toBe(0);
    expect(fire(ads([5, 7], [5, 8], [9, 7], [9, 8]))).toBe(2);
    expect(fire(ads([6, 7], [7, 7], [6, 8], [7, 8]))).toBe(2);
    expect(fire(ads([7, 7], [6, 7], [8, 7], [7, 6]))).toBe(1);
  });
  test('GT-EX-09, GT-ADS-04, -05: a pair is power enough for the purple alien, unlinked systems are not', () => {
    const pair = universal([
      [6, 7, 'ADS-01'],
      [7, 7, 'ADS-01'],
    ]);
    expect(fire(pair)).toBe(1);
    expect(fire(alien(pair, 'purple'))).toBe(3);
    const apart = universal([
      [6, 7, 'ADS-01'],
      [9, 7, 'ADS-01'],
    ]);
    expect(fire(alien(apart, 'purple'))).toBe(0);
  });
  test('GT-ADS-01, GT-RULING-41: the pairs are as many as trying every set of links finds', () => {
    for (let n = 0; n < RANDOM; n++) {
      const luck = Luck.seeded(`ads ${n}`);
      // Systems and routers strewn over the board, joined wherever they touch: thicker webs than ships have.
      const plan = planOf('II');
      const lines: Line[] = [];
      for (let row = 4; row <= 9; row++)
        for (let column = 3; column <= 11; column++)
          if (plan.outline[sq(column, row)] && lines.length < 12 && luck.below(3) === 0)
            lines.push([column, row, luck.below(5) === 0 ? 'ROUTER-01' : 'ADS-01']);
      const ship = universal(lines);
      const links = linksOf(ship);
      const systems = partsOf(ship, 'auto-defence').slice(0, 10);
      const edges = systems.flatMap((a, i) =>
        systems
          .slice(i + 1)
          .filter((b) => links[a]!.includes(b))
          .map((b) => [a, b] as const),
      );
      if (edges.length > 16 || systems.length < partsOf(ship, 'auto-defence').length) continue;
      let best = 0;
      for (let set = 0; set < 1 << edges.length; set++) {
        const chosen = edges.filter((_, i) => set & (1 << i)).flat();
        if (new Set(chosen).size === chosen.length) best = Math.max(best, chosen.length / 2);
      }
      expect(defencePairs(ship, links)).toBe(best);
    }
  });
});

describe('energy', () => {
  // A panel joined to a shield and to a double cannon; a battery elsewhere.
  const ship = universal([
    [7, 7, 'SOLAR-01'],
    [6, 7, 'SHIELD-01'],
    [8, 7, 'CAN2-01'],
    [5, 9, 'BAT2-01'],
  ]);
  ship.loads = [load(sq(5, 9), { cells: 2 })];
  const [panel, shield, cannon, battery] = [sq(7, 7), sq(6, 7), sq(8, 7), sq(5, 9)];
  /** What is proposed to the owner, as the squares that pay; undefined: there is not enough. */
  function proposed(on: Ship, tired: readonly SquareId[], ...users: SquareId[]): SquareId[] | undefined {
    const uses = users.map((user) => [user]);
    const from = sources(on, tired, uses);
    const shares = preferred(on, from, uses.length, (all) => pays(on, from, all, uses));
    expect(affordable(on, tired, uses)).toBe(shares !== undefined);
    return shares && from.flatMap(({ square }, i) => Array.from({ length: shares[i]! }, () => square));
  }
  test('GT-EX-01, GT-SOLAR-01..05, GT-BASE-ENERGY-01, GT-RULING-131: the panel pays once a card, then cells do', () => {
    expect(proposed(ship, [], shield)).toEqual([panel]);
    expect(proposed(ship, [panel], cannon)).toEqual([battery]);
    expect(proposed(ship, [panel], shield)).toEqual([battery]);
    expect(proposed({ ...ship, loads: [] }, [panel], shield)).toBeUndefined();
    expect(proposed(ship, [], shield, cannon, shield, cannon)).toBeUndefined();
    expect(proposed(ship, [], shield, cannon, shield)).toEqual([panel, battery, battery]);
  });
  test('GT-EX-11, GT-ROUT-04: through a router the panel may power any one of three', () => {
    const hub = universal([
      [7, 7, 'ROUTER-01'],
      [7, 6, 'SOLAR-01'],
      [6, 7, 'SHIELD-01'],
      [8, 7, 'CAN2-01'],
      [7, 8, 'ENG2-01'],
    ]);
    for (const user of [sq(6, 7), sq(8, 7), sq(7, 8)]) expect(proposed(hub, [], user)).toEqual([sq(7, 6)]);
    expect(proposed(hub, [], sq(6, 7), sq(8, 7))).toBeUndefined();
  });
  test('GT-SOLAR-03, -05: panels are given so that as many as can be are powered', () => {
    // left panel: shield and cannon; right panel: cannon only
    const two = universal([
      [5, 8, 'SHIELD-01'],
      [6, 8, 'SOLAR-01'],
      [7, 8, 'CAN2-01'],
      [8, 8, 'SOLAR-01'],
    ]);
    expect(proposed(two, [], sq(7, 8), sq(5, 8))).toEqual([sq(6, 8), sq(8, 8)]);
  });
  test('GT-RULING-131: cells come from the battery of the largest set', () => {
    const sets = universal([
      [4, 8, 'BAT2-01'],
      [6, 8, 'BAT2-01'],
      [7, 8, 'BAT2-01'],
      [9, 7, 'CAN2-01'],
    ]);
    sets.loads = [load(sq(4, 8), { cells: 2 }), load(sq(6, 8), { cells: 2 }), load(sq(7, 8), { cells: 2 })];
    expect(proposed(sets, [], sq(9, 7))).toEqual([sq(6, 8)]);
  });
});

describe('radioactive leak', () => {
  test('GT-EX-31, GT-RAD-04, -05: sets of four are destroyed, of three stay', () => {
    const ship = universal([
      [5, 8, 'BAT2-01'],
      [6, 8, 'BAT2-01'],
      [9, 8, 'BAT2-01'],
      [10, 8, 'SOLAR-01'],
    ]);
    ship.loads = [sq(5, 8), sq(6, 8), sq(9, 8)].map((square) => load(square, { cells: 2 }));
    expect(energySets(ship).map(({ value }) => value)).toEqual([4, 3]);
    expect(meltdown(ship)).toEqual([sq(5, 8), sq(6, 8)]);
  });
  test('GT-EX-32, GT-RAD-03, -05, GT-RULING-62: a row of batteries with its router; an empty one in the middle parts it', () => {
    const ship = universal([
      [5, 8, 'BAT3-01'],
      [6, 8, 'BAT2-01'],
      [7, 8, 'BAT3-01'],
      [8, 8, 'ROUTER-01'],
    ]);
    const filled = (middle: number) => ({
      ...ship,
      loads: [load(sq(5, 8), { cells: 3 }), load(sq(6, 8), { cells: middle }), load(sq(7, 8), { cells: 3 })],
    });
    expect(meltdown(filled(1))).toHaveLength(4);
    expect(energySets(filled(0)).map(({ value }) => value)).toEqual([3, 3]);
    expect(meltdown(filled(0))).toEqual([]);
  });
  test('GT-RAD-01, -02, -07, GT-ROUT-05, GT-RULING-39: crew linked to energy, through routers too; robonauts not', () => {
    const ship = universal([
      [5, 8, 'CABIN-01'],
      [6, 8, 'ROUTER-01'],
      [7, 8, 'BAT2-01'],
      [6, 9, 'ROBO-01'],
      [9, 7, 'CABIN-01'],
    ]);
    ship.loads = [load(sq(5, 8), { humans: 2 }), load(sq(7, 8), { cells: 1 }), load(sq(9, 7), { humans: 2 })];
    expect(irradiated(ship)).toEqual([sq(5, 8)]);
    expect(irradiated({ ...ship, loads: ship.loads.filter(({ cells }) => cells === 0) })).toEqual([]);
  });
});

describe('crew', () => {
  test('GT-EX-10, GT-ARM-01..04, -06, GT-ROBO-02..05, GT-RULING-32, -40: armed crew and robonauts, compared and counted', () => {
    const left = universal([
      [4, 8, 'CABIN-01'],
      [6, 8, 'CABIN-01'],
      [8, 8, 'CABIN-01'],
      [10, 8, 'CABIN-01'],
    ]);
    left.loads = [4, 6, 8, 10].map((column) => load(sq(column, 8), { humans: 2 }));
    const right = universal([
      [6, 7, 'CABIN-01'],
      [7, 7, 'ARMOURY-01'],
      [8, 7, 'ROBO-01'],
      [7, 8, 'ARMOURY-01'],
    ]);
    right.loads = [load(sq(6, 7), { humans: 2 })];
    const on = [sq(8, 7)];
    expect([crewSize(left, linksOf(left), [], 'minimum'), crewSize(right, linksOf(right), on, 'minimum')]).toEqual([8, 6]);
    expect([crew(left), crew(right)]).toEqual([8, 2]);
    expect([crewSize(left, linksOf(left), [], 'compared'), crewSize(right, linksOf(right), on, 'compared')]).toEqual([8, 12]);
    expect(crewSize(right, linksOf(right), [], 'compared')).toBe(4);
    expect(isArmed(right, linksOf(right), sq(8, 7))).toBe(true);
  });
  test('GT-EX-06, GT-LIFE-01, -03, GT-BASE-LOAD-02, -03: a mixed module offers both colours, the starting cabin none', () => {
    const ship = universal([
      [6, 7, 'CABIN-01'],
      [6, 8, 'MIXED-01'],
      [7, 7, 'START-RED'],
      [7, 8, 'PURPLE-01'],
    ]);
    expect(aliensFor(ship, linksOf(ship), sq(6, 7))).toEqual(['purple', 'brown']);
    expect(aliensFor(ship, linksOf(ship), sq(7, 7))).toEqual([]);
  });
  test('GT-EX-07, GT-ROUT-04: through a router for all three cabins', () => {
    const ship = universal([
      [7, 7, 'ROUTER-01'],
      [6, 7, 'CABIN-01'],
      [8, 7, 'CABIN-01'],
      [7, 6, 'CABIN-01'],
      [7, 8, 'MIXED-01'],
    ]);
    for (const cabin of [sq(6, 7), sq(8, 7), sq(7, 6)]) expect(aliensFor(ship, linksOf(ship), cabin)).toEqual(['purple', 'brown']);
  });
  test('GT-BASE-CREW-04, GT-BASE-LOSS-04, GT-LIFE-05: an alien without life support leaves', () => {
    const ship = universal([
      [6, 7, 'CABIN-01'],
      [6, 8, 'MIXED-01'],
      [5, 7, 'BROWN-01'],
    ]);
    ship.loads = [load(sq(6, 7), { alien: 'brown' })];
    expect(homeless(ship)).toEqual([]);
    expect(homeless(without(ship, [sq(6, 8)]))).toEqual([]);
    expect(homeless(without(ship, [sq(6, 8), sq(5, 7)]))).toEqual([sq(6, 7)]);
  });
  test('GT-BASE-EPI-01, -02, GT-ROUT-05, GT-RULING-39: occupied cabins linked to occupied cabins', () => {
    const ship = universal([
      [4, 8, 'CABIN-01'],
      [5, 8, 'ROUTER-01'],
      [6, 8, 'CABIN-01'],
      [7, 8, 'CABIN-01'],
      [8, 8, 'ROBO-01'],
    ]);
    ship.loads = [load(sq(4, 8), { humans: 2 }), load(sq(6, 8), { humans: 1 }), load(sq(7, 8), { humans: 0, alien: 'purple' })];
    expect(infected(ship)).toEqual([sq(4, 8), sq(6, 8), sq(7, 8)]);
    expect(infected({ ...ship, loads: ship.loads.slice(0, 1) })).toEqual([]);
    expect(humans(ship)).toBe(3);
  });
});
test('GT-ROUT-03: links hold both ways, on random ships', () => {
  for (let n = 0; n < 100; n++) {
    const luck = Luck.seeded(`links ${n}`);
    const links = linksOf(randomShip(planOf('III'), luck, 40, 0));
    expect(links.every((list, square) => list.every((other) => links[other]!.includes(square as SquareId)))).toBe(true);
  }
});
