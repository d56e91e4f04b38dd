import { describe, expect, test } from 'vitest';
import { along, beyond, vector } from '../judge/directions.ts';
import {
  contactPlaces,
  distance,
  flung,
  inContact,
  mayStand,
  placeNear,
  pushed,
  rangeBetween,
  scattered,
  touchesSquares,
  within,
} from '../judge/place.ts';
import { blastReaches, coverFrom, coverOf, ninePoints, rayTo, sees, shareSeen } from '../judge/sight.ts';
import { type Floor, type Spot, type Told, table } from './table.ts';

/** Two crews on an empty floor: Jace looks, Arianna, Gak and others stand about. */
const scene = (floor: Floor, at: Readonly<Partial<Record<'jace' | 'lars' | 'arianna' | 'gak' | 'tirgarde' | 'chunk', Spot>>>): Told => {
  const has = (spot: Spot | undefined) => (spot ? { at: spot } : {});
  return table({
    floor,
    crews: [
      { jace: has(at.jace), ...(at.lars ? { lars: has(at.lars) } : {}) },
      {
        arianna: has(at.arianna),
        ...(at.gak ? { gak: has(at.gak) } : {}),
        ...(at.tirgarde ? { tirgarde: has(at.tirgarde) } : {}),
        ...(at.chunk ? { chunk: has(at.chunk) } : {}),
      },
    ],
  });
};

describe('distances and contact', () => {
  test('CS-GEO-02, CS-GEO-03, CS-GEO-05, CS-GEO-09, CS-RNG-01, CS-RNG-02, CS-RNG-03: edges of bases, bands up to and including 5" and 13"', () => {
    const t = scene({}, { jace: [2, 12], arianna: [8, 12], gak: [8.01, 14], tirgarde: [16, 12], chunk: [2, 20] });
    const [jace, arianna, gak, tirgarde, chunk] = (['jace', 'arianna', 'gak', 'tirgarde', 'chunk'] as const).map((n) => t.who(n));
    expect(distance(jace!, arianna!)).toBe(500);
    expect(rangeBetween(jace!, arianna!)).toBe('short');
    expect([within(jace!, arianna!, 500), within(jace!, arianna!, 499)]).toEqual([true, false]);
    expect(rangeBetween(jace!, gak!)).toBe('medium');
    expect(rangeBetween(jace!, tirgarde!)).toBe('medium');
    // A Massive base has a radius of 0.75".
    expect(distance(jace!, chunk!)).toBe(800 - 50 - 75);
  });
  test('CS-GEO-04, CS-GEO-07, CS-RULING-34: contact within 0.05", never through a wall', () => {
    const t = scene({ walls: [['#', 12, 4, 12, 8]] }, { jace: [11.5, 6], arianna: [12.5, 6], gak: [10.45, 6] });
    expect(inContact(t.state, t.who('jace'), t.who('gak'))).toBe(true);
    expect(inContact(t.state, t.who('jace'), t.who('arianna'))).toBe(false);
    t.who('gak').x = 1044;
    expect(inContact(t.state, t.who('jace'), t.who('gak'))).toBe(false);
  });
  test('CS-GEO-08: in contact with a crate across nothing', () => {
    const t = scene({ squares: [['c', 5, 5]], walls: [['#', 5, 5, 5, 6]] }, { jace: [6.5, 5.5], arianna: [4.5, 5.5] });
    expect(touchesSquares(t.state, t.who('jace'), t.state.crates[0]!.squares)).toBe(true);
    expect(touchesSquares(t.state, t.who('arianna'), t.state.crates[0]!.squares)).toBe(false);
  });
  test('CS-GEO-12: no place nearer to walls, chairs and bases than a base allows', () => {
    const t = scene({ squares: [['h', 8, 8]] }, { jace: [3, 3], arianna: [12, 12] });
    const jace = t.who('jace');
    expect(mayStand(t.state, jace, 50, 50)).toBe(true);
    expect(mayStand(t.state, jace, 49, 50)).toBe(false);
    expect(mayStand(t.state, jace, 850, 850)).toBe(false);
    expect(mayStand(t.state, jace, 1200, 1100)).toBe(true);
    expect(mayStand(t.state, jace, 1200, 1101)).toBe(false);
  });
});

describe('rays', () => {
  test('CS-GEO-49, CS-GEO-20: nine points across the target, in whole units', () => {
    expect(ninePoints(0, 0, { x: 1000, y: 0, massive: 0 })).toEqual([
      [1000, 0],
      [1000, 12],
      [1000, -12],
      [1000, 24],
      [1000, -24],
      [1000, 36],
      [1000, -36],
      [1000, 48],
      [1000, -48],
    ]);
    expect(
      ninePoints(0, 0, { x: 1000, y: 0, massive: 1 })
        .map(([, y]) => Math.abs(y))
        .sort((a, b) => a - b),
    ).toEqual([0, 18, 18, 36, 36, 53, 53, 71, 71]);
  });
  test('CS-GEO-25, CS-RULING-08, CS-RULING-09, CS-COV-10, CS-COV-01, CS-COV-02, CS-COV-03, CS-COV-04, CS-RULING-01: up to 25 in the hundred none, from 90 total', () => {
    expect([225, 226, 809, 810].map(coverOf)).toEqual(['none', 'partial', 'partial', 'total']);
  });
  test('CS-EX-04, CS-GEO-21, CS-GEO-23, CS-GEO-24, CS-LOS-01, CS-LOS-02: through an opening half is seen, past a wall nothing', () => {
    const t = scene(
      {
        walls: [
          ['#', 6, 0, 6, 11],
          ['o', 6, 11, 6, 13],
          ['#', 6, 13, 6, 24],
        ],
      },
      { jace: [2, 12], arianna: [10, 12], gak: [10, 3], tirgarde: [2, 18] },
    );
    const share = (who: 'arianna' | 'gak' | 'tirgarde') => shareSeen(t.state, t.who('jace'), t.who(who)) / 9;
    expect([share('arianna'), share('gak'), share('tirgarde')]).toEqual([50, 100, 0]);
    expect(sees(t.state, t.who('jace'), t.who('arianna'))).toBe(true);
    expect(sees(t.state, t.who('jace'), t.who('gak'))).toBe(false);
  });
  test('CS-EX-05, CS-GEO-22, CS-LOS-03: over a crate 60 in the hundred; CS-GEO-27, CS-LOS-04, CS-COV-09: nothing if one touches it', () => {
    const crate: Floor = {
      squares: [
        ['C', 8, 1],
        ['C', 8, 2],
      ],
    };
    const t = scene(crate, { jace: [2, 2], arianna: [10, 2], gak: [2, 10] });
    expect(shareSeen(t.state, t.who('jace'), t.who('arianna'))).toBe(540);
    expect(coverFrom(t.state, t.who('jace'), t.who('gak'))).toBe('none');
    const near = scene(crate, { jace: [7.5, 2], arianna: [10, 2] });
    expect(shareSeen(near.state, near.who('jace'), near.who('arianna'))).toBe(0);
  });
  test('CS-LOS-08, CS-COV-08: who lies behind a crate is not seen', () => {
    const t = scene(
      {
        squares: [
          ['C', 8, 1],
          ['C', 8, 2],
        ],
      },
      { jace: [2, 2], arianna: [10, 2] },
    );
    t.who('arianna').prone = true;
    expect(coverFrom(t.state, t.who('jace'), t.who('arianna'))).toBe('total');
  });
  test('CS-LOS-07, CS-GEO-29, CS-LOS-05, CS-LOS-06, CS-GEO-26, CS-GEO-28, CS-GEO-32: others hide, friends one touches and the fallen do not', () => {
    const t = scene({}, { jace: [2, 12], lars: [3, 12], arianna: [10, 12] });
    expect(coverFrom(t.state, t.who('jace'), t.who('arianna'))).toBe('none');
    t.who('lars').x = 500;
    expect(coverFrom(t.state, t.who('jace'), t.who('arianna'))).toBe('total');
    t.who('lars').defeated = true;
    expect(coverFrom(t.state, t.who('jace'), t.who('arianna'))).toBe('none');
  });
  test('CS-GEO-30, CS-GEO-31, CS-ICO-09: the Massive are seen over others, and see over them', () => {
    const t = scene({}, { jace: [2, 12], lars: [6, 12], chunk: [12, 12], arianna: [20, 20] });
    expect(coverFrom(t.state, t.who('jace'), t.who('chunk'))).toBe('partial');
    expect(coverFrom(t.state, t.who('chunk'), t.who('jace'))).toBe('partial');
  });
  test('CS-LOS-09, CS-DOR-02, CS-GEO-48: a shut door hides, an open one does not; touching the end of a wall counts', () => {
    const t = scene(
      {
        walls: [
          ['#', 12, 0, 12, 11],
          ['d', 12, 11, 12, 13],
          ['#', 12, 13, 12, 24],
        ],
      },
      { jace: [8, 12], arianna: [16, 12] },
    );
    expect(coverFrom(t.state, t.who('jace'), t.who('arianna'))).toBe('none');
    t.state.doors[0] = 'closed';
    expect(sees(t.state, t.who('jace'), t.who('arianna'))).toBe(false);
    const corner = scene({ walls: [['#', 12, 8, 12, 12]] }, { jace: [10, 12], arianna: [14, 12] });
    expect(rayTo(corner.state, corner.who('jace'), [1400, 1200])).toBe(100);
    expect(rayTo(corner.state, corner.who('jace'), [1400, 1201])).toBe(0);
  });
  test('CS-GEO-47, CS-BLA-09, CS-BLA-10: a blast stops at walls, is dulled by scenery', () => {
    const t = scene({ squares: [['l', 8, 8]], walls: [['#', 12, 4, 12, 12]] }, { jace: [9.5, 8.5], arianna: [12.5, 8.5] });
    expect(blastReaches(t.state, [750, 850], t.who('jace'))).toBe('covered');
    expect(blastReaches(t.state, [1150, 850], t.who('arianna'))).toBe('no');
    expect(blastReaches(t.state, [1050, 850], t.who('jace'))).toBe('open');
  });
});

describe('lines and places', () => {
  test('CS-GEO-50: 72 directions clockwise from the top', () => {
    expect([vector(0), vector(18), vector(36), vector(54), vector(9)]).toEqual([
      [0, -10000],
      [10000, 0],
      [0, 10000],
      [-10000, 0],
      [7071, -7071],
    ]);
    expect(along([1000, 1000], 18, 300)).toEqual([1300, 1000]);
    expect(along([1000, 1000], 9, 100)).toEqual([1071, 929]);
  });
  test('CS-GEO-35, CS-DIC-09: a scatter stops before the first obstacle, a token leaves the base it was on', () => {
    const t = scene({ walls: [['#', 12, 0, 12, 24]] }, { jace: [10, 12], arianna: [18, 12] });
    expect(scattered(t.state, t.who('jace'), 18, 600)).toEqual([1150, 1200]);
    expect(flung(t.state, t.who('jace'), 18, 600)).toEqual([1199, 1200]);
    expect(flung(t.state, t.who('jace'), 54, 300)).toEqual([700, 1200]);
  });
  test('CS-GEO-36, CS-GEO-37, CS-PSH-07, CS-RULING-228: straight away, else by the smallest turn, else as far as half an inch', () => {
    const free = scene({}, { jace: [10, 12], arianna: [11, 12] });
    expect(pushed(free.state, free.who('jace'), free.who('arianna'), 200)).toEqual([[1300, 1200]]);
    const corner = scene(
      {
        squares: [
          ['l', 13, 11],
          ['l', 13, 12],
        ],
      },
      { jace: [10, 12], arianna: [11, 12] },
    );
    expect(pushed(corner.state, corner.who('jace'), corner.who('arianna'), 200).length).toBe(2);
    expect(beyond([1000, 1200], [1100, 1200], 100, 18)).toEqual([1100, 1300]);
  });
  test('CS-GEO-43: as near to a marker as there is room', () => {
    const t = scene({}, { jace: [3, 3], arianna: [12, 12] });
    expect(placeNear(t.state, { x: 0, y: 0, massive: 0 }, [50, 50])).toEqual([50, 50]);
    t.who('jace').x = 50;
    t.who('jace').y = 50;
    expect(placeNear(t.state, { x: 0, y: 0, massive: 0 }, [50, 50])).toEqual([150, 50]);
  });
  test('CS-GEO-17, CS-RULING-226: places in contact, first the one towards the mover, none on a chair', () => {
    const t = scene({ squares: [['h', 12, 10]] }, { jace: [5, 12], arianna: [12, 12] });
    const places = contactPlaces(t.state, t.who('jace'), t.who('arianna'), true);
    expect(places[0]).toEqual([1098, 1200]);
    expect(places.every(([x, y]) => mayStand(t.state, t.who('jace'), x, y))).toBe(true);
    expect(places.some(([x, y]) => x === 1200 && y < 1200)).toBe(false);
  });
});
