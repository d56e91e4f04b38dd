import { describe, expect, test } from 'vitest';
import { BUILD_WHYS, type BuildWhy, type SquareId, tileNamed } from '../content/index.ts';
import { grantable, isRequest, refused } from '../judge/building.ts';
import { type BuildRequest, edge, type Site, type Yard } from '../state.ts';
import { at, fixture, type Line, shipOf, siteOf, yardOf } from './ships.ts';

const CABIN: Line = [7, 7, 'START-BLUE'];
const battery = tileNamed('BAT2-09'); // connectors all round
const engine = tileNamed('ENG1-01');
const bare = tileNamed('ADS-01'); // one universal connector, printed to the right
/** Two truckers; the first with a battery beside the starting cabin. */
function table(mine: Partial<Yard> = {}, site: Partial<Site> = {}, theirs: Partial<Yard> = {}): Site {
  const built = shipOf('II', [CABIN, [8, 7, 'BAT2-09']]);
  return siteOf([yardOf(built, mine), yardOf(shipOf('II', [[7, 7, 'START-RED']]), theirs)], site);
}
const sq = (column: number, row: number): SquareId => at('II', column, row);
const inHand = (tile = battery, from: 'warehouse' | 'reserve' = 'warehouse') => ({ hand: { tile, from, seen: true } });
const loose = { loose: { square: sq(8, 7), from: 'warehouse' as const } };
const seen = new Set<BuildWhy>();
function judge(site: Site, request: BuildRequest, seat = 0): BuildWhy | undefined {
  expect(isRequest(site, seat, request)).toBe(true);
  const why = refused(site, seat, request);
  if (why) seen.add(why);
  return why;
}

describe('GT-BASE-BUILD-23: every row of the table', () => {
  test('GT-BASE-BUILD-02, -03, -19, -21, GT-RULING-08: taking face down', () => {
    expect(judge(table(), { do: 'draw' })).toBeUndefined();
    expect(judge(table(inHand()), { do: 'draw' })).toBe('hand-full');
    expect(judge(table({}, { heap: 0 }), { do: 'draw' })).toBe('heap-empty');
  });
  test('GT-BASE-BUILD-04, -06: taking face up, as long as it lies there', () => {
    const there = { faceUp: [battery] };
    expect(judge(table({}, there), { do: 'take', tile: battery })).toBeUndefined();
    expect(judge(table({}, there), { do: 'take', tile: engine })).toBe('gone');
    expect(judge(table(inHand(), there), { do: 'take', tile: battery })).toBe('hand-full');
  });
  test('GT-BASE-BUILD-13: taking from the own reserve', () => {
    expect(judge(table({ reserve: [engine] }), { do: 'fetch', tile: engine })).toBeUndefined();
    expect(judge(table({ reserve: [engine] }), { do: 'fetch', tile: battery })).toBe('not-reserved');
    expect(judge(table({ reserve: [engine], ...inHand() }), { do: 'fetch', tile: engine })).toBe('hand-full');
  });
  test('GT-SKILL-SABOTEUR-01, GT-SKILL-BUYER-03, GT-BASE-BUILD-12, GT-RULING-81, -110: taking from the reserve of a rival', () => {
    const saboteur: Partial<Yard> = { skills: ['saboteur-a'] };
    const filch: BuildRequest = { do: 'filch', tile: engine, from: 1 };
    expect(judge(table(saboteur, {}, { reserve: [engine] }), filch)).toBeUndefined();
    expect(judge(table(saboteur, {}, { reserve: [engine], number: 1 }), filch)).toBeUndefined();
    expect(judge(table({}, {}, { reserve: [engine] }), filch)).toBe('no-saboteur');
    expect(judge(table(saboteur, {}, { reserve: [], ...inHand(engine) }), filch)).toBe('gone');
    expect(judge(table(saboteur, {}, { reserve: [engine], skills: ['buyer-b'] }), filch)).toBe('guarded');
    expect(judge(table({ ...saboteur, ...inHand() }, {}, { reserve: [engine] }), filch)).toBe('hand-full');
  });
  test('GT-BASE-BUILD-05, GT-BASE-BUILD-07..09, GT-RULING-09, -10: placing', () => {
    const site = table(inHand());
    const place = (column: number, row: number, rot: 0 | 1 | 2 | 3 = 0): BuildRequest => ({
      do: 'place',
      tile: battery,
      square: sq(column, row),
      rot,
    });
    expect(judge(site, place(9, 7))).toBeUndefined();
    expect(judge(site, place(8, 7))).toBe('occupied');
    expect(judge(site, place(5, 9))).toBe('no-contact');
    expect(judge(site, place(8, 8, 1))).toBeUndefined();
    expect(judge(site, place(6, 6))).toBe('no-contact'); // beside the cabin only at a corner
    expect(judge(site, place(10, 7))).toBe('outside');
    expect(judge(table(), place(9, 7))).toBe('not-in-hand');
    // An engine to the side is an error for later, not a refusal.
    const sideways = tileNamed('ENG1-11');
    expect(judge(table(inHand(sideways)), { do: 'place', tile: sideways, square: sq(7, 8), rot: 1 })).toBeUndefined();
  });
  test('GT-IIIB-05, GT-RULING-51: after a double the first part may stand anywhere, also when it is moved', () => {
    const empty = shipOf('IIIB-2-2', []);
    const free = at('IIIB-2-2', 8, 6);
    expect(judge(siteOf([yardOf(empty, inHand())]), { do: 'place', tile: battery, square: free, rot: 0 })).toBeUndefined();
    const one = shipOf('IIIB-2-2', [[8, 6, 'BAT2-09']]);
    const yard = yardOf(one, { loose: { square: free, from: 'warehouse' } });
    expect(judge(siteOf([yard]), { do: 'move', square: at('IIIB-2-2', 4, 9), rot: 1 })).toBeUndefined();
  });
  test('GT-SKILL-ARCHITECT-01, GT-RULING-103, -117: one part outside the outline, inside the frame', () => {
    const architect: Partial<Yard> = { skills: ['architect-a'], ...inHand() };
    const ship = shipOf('II', [CABIN, [8, 7, 'BAT2-09'], [9, 7, 'BAT2-09']]);
    const out: BuildRequest = { do: 'place', tile: battery, square: sq(10, 7), rot: 0 };
    expect(judge(siteOf([yardOf(ship, architect)]), out)).toBeUndefined();
    expect(judge(siteOf([yardOf(ship, inHand())]), out)).toBe('outside');
    const used = shipOf('II', [CABIN, [8, 7, 'BAT2-09'], [9, 7, 'BAT2-09'], [10, 7, 'BAT2-09']]);
    expect(judge(siteOf([yardOf(used, architect)]), { do: 'place', tile: battery, square: sq(11, 7), rot: 0 })).toBe('outside');
    expect(judge(siteOf([yardOf(used, architect)]), out)).toBe('occupied');
    // loose, it may be moved within: the skill is given back
    const moving = yardOf(used, { skills: ['architect-a'], loose: { square: sq(10, 7), from: 'warehouse' } });
    expect(judge(siteOf([moving]), { do: 'move', square: sq(10, 7), rot: 2 })).toBeUndefined();
    expect(judge(siteOf([moving]), { do: 'move', square: sq(9, 8), rot: 1 })).toBeUndefined();
  });
  test('GT-SKILL-PLANNER-01, GT-RULING-114: two pieces, never three', () => {
    const planner: Partial<Yard> = { skills: ['planner-a'], ...inHand() };
    const far: BuildRequest = { do: 'place', tile: battery, square: sq(5, 9), rot: 0 };
    expect(judge(table(planner), far)).toBeUndefined();
    const two = shipOf('II', [CABIN, [10, 9, 'BAT2-09']]);
    expect(judge(siteOf([yardOf(two, planner)]), far)).toBe('three-pieces');
    expect(judge(siteOf([yardOf(two, planner)]), { do: 'place', tile: battery, square: sq(9, 9), rot: 0 })).toBeUndefined();
  });
  test('GT-SKILL-PLUMBER-01, -02, GT-RULING-112: a pipe as the contact, or between two parts', () => {
    const ship = shipOf('II', [CABIN, [8, 7, 'ADS-01', 2]]); // joined to the cabin; its other sides are smooth
    const plumber: Partial<Yard> = { skills: ['plumber-a'], ...inHand(bare) };
    const place: BuildRequest = { do: 'place', tile: bare, square: sq(9, 7), rot: 0 };
    expect(judge(siteOf([yardOf(ship, plumber)]), place)).toBe('no-contact');
    expect(judge(siteOf([yardOf(ship, plumber)]), { ...place, pipe: 3 })).toBeUndefined();
    expect(judge(siteOf([yardOf(ship, inHand(bare))]), { ...place, pipe: 3 })).toBe('no-skill');
    expect(judge(siteOf([yardOf(ship, plumber)]), { ...place, pipe: 1 })).toBe('no-part');
    expect(judge(siteOf([yardOf(ship, plumber)]), { ...place, rot: 2, pipe: 3 })).toBe('not-smooth');
    const built = shipOf('II', [CABIN, [8, 7, 'ADS-01', 2], [9, 7, 'ADS-01']]);
    const pipe: BuildRequest = { do: 'pipe', square: sq(8, 7), side: 1 };
    expect(judge(siteOf([yardOf(built, { skills: ['plumber-a'] })]), pipe)).toBeUndefined();
    built.marks = [{ kind: 'pipe', joint: edge(sq(8, 7), 1) }];
    expect(judge(siteOf([yardOf(built, { skills: ['plumber-a'] })]), { do: 'pipe', square: sq(9, 7), side: 3 })).toBe('no-token');
  });
  test('GT-BASE-BUILD-10, -11, -20: changing and picking up the loose part', () => {
    expect(judge(table(loose), { do: 'move', square: sq(7, 6), rot: 3 })).toBeUndefined();
    expect(judge(table(loose), { do: 'move', square: sq(8, 7), rot: 1 })).toBeUndefined();
    // the part itself is no support
    expect(judge(table(loose), { do: 'move', square: sq(9, 7), rot: 0 })).toBe('no-contact');
    expect(judge(table(), { do: 'move', square: sq(7, 6), rot: 3 })).toBe('nothing-loose');
    expect(judge(table({ ...loose, ...inHand() }), { do: 'move', square: sq(7, 6), rot: 3 })).toBe('hand-full');
    expect(judge(table(loose), { do: 'lift' })).toBeUndefined();
    expect(judge(table(), { do: 'lift' })).toBe('nothing-loose');
    expect(judge(table({ ...loose, ...inHand() }), { do: 'lift' })).toBe('hand-full');
  });
  test('GT-BASE-BUILD-12, GT-SKILL-BUYER-01, GT-CLASS-02: setting aside, two or with the Buyer three', () => {
    const aside: BuildRequest = { do: 'aside', tile: battery };
    expect(judge(table({ ...inHand(), reserve: [engine] }), aside)).toBeUndefined();
    expect(judge(table({ ...inHand(), reserve: [engine, bare] }), aside)).toBe('reserve-full');
    expect(judge(table({ ...inHand(), reserve: [engine, bare], skills: ['buyer-a'] }), aside)).toBeUndefined();
    expect(judge(table(), aside)).toBe('not-in-hand');
    expect(judge(table({ ...inHand(), number: 1, skills: ['con-artist-a'] }), aside)).toBe('con-artist');
  });
  test('GT-BASE-BUILD-05, -13, GT-SKILL-BUYER-04, GT-RULING-111: returning', () => {
    const back: BuildRequest = { do: 'return', tile: battery };
    expect(judge(table(inHand()), back)).toBeUndefined();
    expect(judge(table(inHand(battery, 'reserve')), back)).toBe('from-reserve');
    expect(judge(table({ ...inHand(battery, 'reserve'), skills: ['buyer-b'] }), back)).toBeUndefined();
    expect(judge(table(), back)).toBe('not-in-hand');
  });
  test('GT-BASE-BUILD-15, -16, GT-BASE-SETUP-05, GT-RULING-124, -125: opening and closing a pile', () => {
    const read: BuildRequest = { do: 'read', pile: 0 };
    expect(judge(table(), read)).toBeUndefined();
    expect(judge(table(inHand()), read)).toBe('hand-full');
    expect(judge(table(), { do: 'read', pile: 3 })).toBe('sealed');
    expect(judge(table({}, { tutorial: true }), { do: 'read', pile: 3 })).toBeUndefined();
    expect(judge(table(), read, 1)).toBe('nothing-placed');
    const taken = { reading: { pile: 0, until: 1 } };
    expect(judge(table({}, {}, taken), read)).toBe('pile-taken');
    expect(judge(table({}, {}, taken), { do: 'read', pile: 1 })).toBeUndefined();
    expect(judge(table({}, { mode: 'untimed' }, taken), read)).toBeUndefined();
    expect(judge(table(taken), { do: 'read', pile: 1 })).toBe('reading');
    expect(judge(table({ number: 1 }), read)).toBe('finished');
    expect(judge(table(taken), { do: 'close' })).toBeUndefined();
    expect(judge(table(), { do: 'close' })).toBe('no-pile');
    expect(judge(table(taken), { do: 'draw' })).toBe('reading');
  });
  test('GT-SKILL-INSPECTOR-01, -02, -04: the Inspector reads all four, after finishing too, and with B before placing', () => {
    expect(judge(table({ number: 1, skills: ['inspector-a'] }), { do: 'read', pile: 3 })).toBeUndefined();
    const fresh: Partial<Yard> = { skills: ['inspector-a', 'inspector-b'] };
    expect(judge(table({}, {}, fresh), { do: 'read', pile: 0 }, 1)).toBeUndefined();
    expect(judge(table({}, {}, { skills: ['inspector-a'] }), { do: 'read', pile: 0 }, 1)).toBe('nothing-placed');
  });
  test('GT-BASE-TIMER-02..05, GT-BASE-VAR-02, GT-RULING-05: flipping', () => {
    const ran = (circle: number) => ({ timer: { circle, endsAt: 0, ran: true, stirred: 0 } });
    expect(judge(table({}, ran(2)), { do: 'flip', to: 1 })).toBeUndefined();
    expect(judge(table(), { do: 'flip', to: 1 })).toBe('running');
    expect(judge(table({}, ran(2)), { do: 'flip', to: 0 })).toBe('other-circle');
    expect(judge(table({}, ran(1)), { do: 'flip', to: 0 })).toBe('not-finished');
    expect(judge(table({ number: 1 }, ran(1)), { do: 'flip', to: 0 })).toBeUndefined();
    expect(judge(table({}, { ...ran(2), mode: 'untimed' }), { do: 'flip', to: 1 })).toBe('untimed');
    expect(judge(table({}, { ...ran(1), tutorial: true }), { do: 'flip', to: 0 })).toBe('nobody-finished');
    // locked, reading, with a full hand
    const busy = { ...inHand(), reading: { pile: 0, until: 1 } };
    expect(judge(table(busy, { ...ran(2), alarm: { by: 1, until: 1 } }), { do: 'flip', to: 1 })).toBeUndefined();
  });
  test('GT-BASE-FIN-01, -02, GT-RULING-14, -105, -128: finishing with any number that is free', () => {
    expect(judge(table(), { do: 'finish', number: 2 })).toBeUndefined();
    expect(judge(table({}, {}, { number: 1 }), { do: 'finish', number: 1 })).toBe('number-taken');
    expect(judge(table(inHand()), { do: 'finish', number: 1 })).toBe('hand-full');
    expect(judge(table({ number: 1 }), { do: 'finish', number: 2 })).toBe('finished');
    const inTurn: Partial<Site> = { mode: 'in-turn', sitting: 0 };
    expect(judge(table({}, inTurn), { do: 'finish', number: 2 })).toBe('numbers-by-time');
    expect(judge(table({}, inTurn), { do: 'finish', number: 1 })).toBeUndefined();
    for (const request of [{ do: 'draw' }, { do: 'take', tile: battery }] as const)
      expect(judge(table({ number: 1 }), request)).toBe('finished');
  });
  test('GT-SKILL-CON-01, GT-RULING-118, GT-EX-36: a finished Con Artist adds as many parts as the round has in number', () => {
    const artist: Partial<Yard> = { number: 1, skills: ['con-artist-a'] };
    expect(judge(table({ ...artist, added: 1 }), { do: 'draw' })).toBeUndefined();
    expect(judge(table({ ...artist, added: 2 }), { do: 'draw' })).toBe('finished');
    expect(judge(table({ ...artist, added: 2, ...loose }), { do: 'lift' })).toBeUndefined();
    expect(judge(table({ ...artist, added: 2, ...loose }), { do: 'draw' })).toBe('finished');
    expect(judge(table({ ...artist, added: 0 }), { do: 'read', pile: 0 })).toBe('finished');
    expect(judge(table({ ...artist, added: 0 }), { do: 'finish', number: 2 })).toBe('finished');
  });
  test('GT-SKILL-PLUMBER-03, -04, GT-RULING-112: the four-way connector, once', () => {
    const plumber: Partial<Yard> = { skills: ['plumber-b'] };
    expect(judge(table(plumber), { do: 'four-way', square: sq(7, 7) })).toBeUndefined();
    expect(judge(table(), { do: 'four-way', square: sq(7, 7) })).toBe('no-skill');
    expect(judge(table(plumber), { do: 'four-way', square: sq(5, 9) })).toBe('no-part');
    const ship = shipOf('II', [CABIN]);
    ship.marks = [{ kind: 'four-way', square: sq(7, 7) }];
    expect(judge(siteOf([yardOf(ship, { ...plumber, unfixed: true })]), { do: 'four-way', square: null })).toBeUndefined();
    expect(judge(siteOf([yardOf(ship, plumber)]), { do: 'four-way', square: null })).toBe('token-fixed');
    expect(judge(siteOf([yardOf(ship, plumber)]), { do: 'four-way', square: sq(7, 7) })).toBe('no-token');
  });
  test('GT-SKILL-DELIVERY-05, GT-RULING-116: two conversions while building, moved and taken back at will', () => {
    const driver: Partial<Yard> = { skills: ['delivery-driver-a', 'delivery-driver-b'] };
    const convert = (to: 'cabin' | 'cannon' | 'engine', square: SquareId | null): BuildRequest => ({ do: 'convert', to, square, rot: 0 });
    expect(judge(table(driver), convert('cabin', sq(8, 7)))).toBeUndefined();
    expect(judge(table(), convert('cabin', sq(8, 7)))).toBe('no-skill');
    expect(judge(table(driver), convert('cabin', sq(5, 9)))).toBe('no-part');
    expect(judge(table(driver), convert('cabin', null))).toBe('no-token');
    const ship = fixture();
    ship.marks = [
      { kind: 'converted', square: sq(7, 5), to: 'cabin', rot: 0 },
      { kind: 'converted', square: sq(7, 6), to: 'cannon', rot: 0 },
    ];
    expect(judge(siteOf([yardOf(ship, driver)]), convert('engine', sq(7, 7)))).toBe('no-token');
    expect(judge(siteOf([yardOf(ship, driver)]), convert('cabin', sq(7, 7)))).toBeUndefined();
    expect(judge(siteOf([yardOf(ship, { ...driver, number: 1 })]), convert('cabin', sq(7, 7)))).toBe('finished');
  });
  test('GT-SKILL-SECURITY-02, -03, GT-RULING-72: the alarm, once, before Start; it locks the others', () => {
    const officer: Partial<Yard> = { skills: ['security-officer-b'] };
    expect(judge(table(officer), { do: 'alarm' })).toBeUndefined();
    expect(judge(table(), { do: 'alarm' })).toBe('no-skill');
    expect(judge(table({ ...officer, alarmed: true }), { do: 'alarm' })).toBe('alarm-used');
    expect(judge(table({ ...officer, number: 1 }), { do: 'alarm' })).toBe('finished');
    expect(judge(table(officer, { timer: { circle: 0, endsAt: 9, ran: false, stirred: 0 } }), { do: 'alarm' })).toBe('on-start');
    expect(judge(table(officer, { mode: 'untimed' }, { number: 1 }), { do: 'alarm' })).toBe('on-start');
    const alarm = { alarm: { by: 1, until: 15_000 } };
    for (const request of grantable(table(loose), 0)) expect(judge(table(loose, alarm), request)).toBe('locked');
    expect(judge(table({}, { alarm: { by: 0, until: 1 } }), { do: 'draw' })).toBeUndefined();
  });
  test('GT-RULING-107, -128, GT-BASE-TIMER-07: nothing before the start, after the end, or in the sitting of another', () => {
    expect(judge(table({}, { open: false }), { do: 'draw' })).toBe('not-building');
    expect(judge(table({}, { mode: 'in-turn', sitting: 1 }), { do: 'draw' })).toBe('not-your-sitting');
  });
  test('GT-BASE-BUILD-23: every reason has been given, but for squares beyond the frame, which are malformed', () => {
    expect(BUILD_WHYS.filter((why) => !seen.has(why))).toEqual(['off-board']);
  });
});

test('GT-BASE-BUILD-23: what is no request is known as such, whatever was sent', () => {
  const site = table(inHand());
  const good: BuildRequest = { do: 'place', tile: battery, square: sq(9, 7), rot: 0 };
  expect(isRequest(site, 0, good)).toBe(true);
  for (const bad of [
    null,
    7,
    'draw',
    [],
    {},
    { do: 'steal' },
    { do: 'draw', tile: 1 },
    { do: 'constructor' },
    { ...good, rot: 4 },
    { ...good, rot: 1.5 },
    { ...good, square: -1 },
    { ...good, square: 54 },
    { ...good, tile: 186 },
    { ...good, pipe: null },
    { ...good, more: 1 },
    { do: 'place', tile: battery, square: sq(9, 7) },
    { do: 'finish', number: 0 },
    { do: 'finish', number: 3 },
    { do: 'read', pile: 4 },
    { do: 'flip', to: -1 },
    { do: 'convert', to: 'shield', square: null, rot: 0 },
  ])
    expect(isRequest(site, 0, bad)).toBe(false);
  for (const there of [site, table(), table({ reading: { pile: 0, until: 1 } }), table({ reserve: [engine] }, { faceUp: [bare] })])
    for (const request of grantable(there, 0)) expect(isRequest(there, 0, JSON.parse(JSON.stringify(request)))).toBe(true);
});
