import { describe, expect, test } from 'vitest';
import { tileNamed } from '../content/index.ts';
import { EMPTY, lay } from '../state.ts';
import { building, type Told } from './table.ts';

/** Two truckers on class II who have just begun. */
const begun = (): Told => building({ has: [{}, {}] });
const CABIN = tileNamed('CABIN-01');

describe('GT-BASE-BUILD-23: every request is accepted as its row says, and refused with its reason', () => {
  test('GT-BASE-BUILD-02, -03, -21: face down: the next part comes to the hand, and only its owner knows which', () => {
    const table = begun().next('CABIN-01');
    const size = table.view(1).heap;
    table.does(0, { do: 'draw' });
    expect(table.view(0).yards[0]!.hand).toEqual({ tile: CABIN, from: 'warehouse', seen: false });
    expect(table.view(1).yards[0]!.hand).toEqual({ tile: null, from: 'warehouse', seen: false });
    expect(table.view().yards[0]!.hand?.tile).toBeNull();
    expect(table.view(1).heap).toBe(size - 1);
    expect(table.cannot(0, { do: 'draw' })).toBe('hand-full');
  });
  test('GT-BASE-BUILD-19: with no part face down only face-up ones can be taken', () => {
    const table = begun().rearrange((state) => {
      state.faceUp.push(...state.heap.splice(0));
    });
    expect(table.cannot(0, { do: 'draw' })).toBe('heap-empty');
    table.does(0, { do: 'take', tile: CABIN });
    expect(table.yard(0).hand?.tile).toBe(CABIN);
  });
  test('GT-BASE-BUILD-04, -06, GT-RULING-07: two want one face-up part: the first request has it, the other is refused', () => {
    const table = begun().drawsPart(0, 'CABIN-01').does(0, { do: 'return', tile: CABIN });
    expect(table.view(1).faceUp).toEqual([CABIN]);
    table.does(1, { do: 'take', tile: CABIN });
    expect(table.view(0).yards[1]!.hand).toEqual({ tile: CABIN, from: 'warehouse', seen: true });
    expect(table.cannot(0, { do: 'take', tile: CABIN })).toBe('gone');
    expect(table.yard(0).hand).toBeNull();
  });
  test('GT-BASE-BUILD-12, -13: two parts may be set aside, seen by all; from the reserve a part is placed or set aside again, never returned', () => {
    const table = begun();
    for (const key of ['CABIN-01', 'CABIN-02']) table.drawsPart(0, key).does(0, { do: 'aside', tile: tileNamed(key) });
    expect(table.view(1).yards[0]!.reserve).toEqual([CABIN, tileNamed('CABIN-02')]);
    table.drawsPart(0, 'CABIN-03');
    expect(table.cannot(0, { do: 'aside', tile: tileNamed('CABIN-03') })).toBe('reserve-full');
    expect(table.cannot(0, { do: 'fetch', tile: CABIN })).toBe('hand-full');
    table.does(0, { do: 'return', tile: tileNamed('CABIN-03') }).does(0, { do: 'fetch', tile: CABIN });
    expect(table.cannot(0, { do: 'return', tile: CABIN })).toBe('from-reserve');
    expect(table.cannot(1, { do: 'fetch', tile: tileNamed('CABIN-02') })).toBe('not-reserved');
    table.does(0, { do: 'aside', tile: CABIN });
    expect(table.yard(0).reserve).toEqual([tileNamed('CABIN-02'), CABIN]);
  });
  test('GT-SKILL-SABOTEUR-01: without the skill nobody takes out of a rival reserve', () => {
    const table = begun().drawsPart(0, 'CABIN-01').does(0, { do: 'aside', tile: CABIN });
    expect(table.cannot(1, { do: 'filch', tile: CABIN, from: 0 })).toBe('no-saboteur');
    table.rearrange((state) => void state.yards[1]!.skills.push('saboteur-a')).does(1, { do: 'filch', tile: CABIN, from: 0 });
    expect(table.yard(0).reserve).toEqual([]);
    expect(table.yard(1).hand).toEqual({ tile: CABIN, from: 'warehouse', seen: true });
  });
  test('GT-BASE-BUILD-05, -07, -08, GT-RULING-09: a part is placed where it touches the ship with connectors, on an empty square of the outline', () => {
    const table = begun().drawsPart(0, 'CABIN-01');
    const square = table.at(7, 6);
    const place = (column: number, row: number) => table.cannot(0, { do: 'place', tile: CABIN, square: table.at(column, row), rot: 0 });
    expect(place(7, 7)).toBe('occupied');
    expect(place(3, 4)).toBe('outside');
    expect(place(7, 4)).toBe('no-contact');
    expect(place(6, 6)).toBe('no-contact');
    expect(table.cannot(0, { do: 'place', tile: tileNamed('CABIN-02'), square, rot: 0 })).toBe('not-in-hand');
    expect(table.cannot(0, { do: 'place', tile: CABIN, square: 54 as typeof square, rot: 0 })).toBe('not-admitted');
    table.does(0, { do: 'place', tile: CABIN, square, rot: 1 });
    expect(table.view(1).yards[0]!.ship.squares[square]).toBe(lay(CABIN, 1));
    expect(table.view(1).yards[0]!.hand).toBeNull();
  });
  test('GT-BASE-BUILD-09: what will be an error does not stop a placement: an engine that points aside', () => {
    const table = begun().builds(0, 'ENG1-11', 6, 7, 1);
    expect(table.part(0, 6, 7)).toBe(true);
  });
  test('GT-BASE-BUILD-10, -11, -20: the part placed last can be turned, moved and picked up until another is taken; then it is fixed', () => {
    const table = begun().builds(0, 'CABIN-01', 7, 6);
    table.does(0, { do: 'move', square: table.at(7, 8), rot: 1 });
    expect(table.part(0, 7, 6)).toBe(false);
    expect(table.cannot(0, { do: 'move', square: table.at(7, 9), rot: 0 })).toBe('outside');
    // It does not support itself.
    expect(table.cannot(0, { do: 'move', square: table.at(6, 9), rot: 0 })).toBe('no-contact');
    table.does(0, { do: 'lift' });
    expect(table.yard(0).hand).toEqual({ tile: CABIN, from: 'warehouse', seen: true });
    expect(table.cannot(0, { do: 'lift' })).toBe('hand-full');
    table.does(0, { do: 'place', tile: CABIN, square: table.at(7, 6), rot: 0 });
    table.drawsPart(0, 'CABIN-02');
    expect(table.cannot(0, { do: 'move', square: table.at(7, 8), rot: 0 })).toBe('hand-full');
    table.does(0, { do: 'return', tile: tileNamed('CABIN-02') });
    expect(table.cannot(0, { do: 'move', square: table.at(7, 8), rot: 0 })).toBe('nothing-loose');
    expect(table.cannot(0, { do: 'lift' })).toBe('nothing-loose');
  });
  test('GT-BASE-BUILD-20: picked up again, a part from the reserve keeps its origin', () => {
    const table = begun().drawsPart(0, 'CABIN-01').does(0, { do: 'aside', tile: CABIN }).does(0, { do: 'fetch', tile: CABIN });
    table.does(0, { do: 'place', tile: CABIN, square: table.at(7, 6), rot: 0 }).does(0, { do: 'lift' });
    expect(table.cannot(0, { do: 'return', tile: CABIN })).toBe('from-reserve');
  });
  test('GT-BASE-BUILD-15..17, GT-BASE-SETUP-05, GT-RULING-15: who has placed a part reads one of three piles, alone and for itself', () => {
    const table = begun();
    expect(table.cannot(0, { do: 'read', pile: 0 })).toBe('nothing-placed');
    table.builds(0, 'CABIN-01', 7, 6).builds(1, 'CABIN-02', 7, 6);
    expect(table.cannot(0, { do: 'read', pile: 3 })).toBe('sealed');
    table.does(0, { do: 'read', pile: 1 });
    expect(table.view(0).pile).toEqual(table.state.piles[1]);
    expect(table.view(1).pile).toBeNull();
    expect(table.view(1).yards[0]!.reading?.pile).toBe(1);
    expect(table.cannot(1, { do: 'read', pile: 1 })).toBe('pile-taken');
    expect(table.cannot(0, { do: 'draw' })).toBe('reading');
    expect(table.cannot(0, { do: 'move', square: table.at(7, 8), rot: 0 })).toBe('reading');
    table.does(0, { do: 'close' });
    expect(table.cannot(0, { do: 'close' })).toBe('no-pile');
    expect(table.cannot(0, { do: 'lift' })).toBe('nothing-loose');
    table.does(1, { do: 'read', pile: 1 });
    expect(table.view(0).known).toEqual(table.state.piles[1]);
  });
  test('GT-BASE-BUILD-15: not with a full hand', () => {
    const table = begun().builds(0, 'CABIN-01', 7, 6).drawsPart(0, 'CABIN-02');
    expect(table.cannot(0, { do: 'read', pile: 0 })).toBe('hand-full');
  });
  test('GT-RULING-109: an open pile closes by itself after 30 seconds', () => {
    const table = begun().builds(0, 'CABIN-01', 7, 6).does(0, { do: 'read', pile: 0 });
    table.wait(29_999);
    expect(table.yard(0).reading).not.toBeNull();
    table.wait(1);
    expect(table.yard(0).reading).toBeNull();
  });
  test('GT-BASE-FIN-01, -02, GT-RULING-14, -105: any number tile still there; afterwards nothing is built any more', () => {
    const table = building({ has: [{}, {}, {}] }).drawsPart(0, 'CABIN-01');
    expect(table.cannot(0, { do: 'finish', number: 1 })).toBe('hand-full');
    table.does(0, { do: 'return', tile: CABIN }).does(0, { do: 'finish', number: 2 });
    expect(table.cannot(1, { do: 'finish', number: 2 })).toBe('number-taken');
    // Nothing is asked of whoever has finished, until time has run out and they too may flip.
    expect(table.topics(0)).toEqual([]);
    table.wait(90_000);
    expect(table.topics(0)).toEqual(['build/do']);
    expect(table.cannot(0, { do: 'draw' })).toBe('finished');
    expect(table.cannot(0, { do: 'take', tile: CABIN })).toBe('finished');
    expect(table.cannot(0, { do: 'finish', number: 1 })).toBe('finished');
    expect(table.cannot(0, { do: 'read', pile: 0 })).toBe('finished');
    table.does(1, { do: 'finish', number: 1 });
    expect(table.state.phase).toBe('building');
  });
  test('GT-SUP-04: tokens and alarm need their specialist', () => {
    const table = begun().builds(0, 'CABIN-01', 7, 6);
    const square = table.at(7, 6);
    expect(table.cannot(0, { do: 'pipe', square, side: 1 })).toBe('no-skill');
    expect(table.cannot(0, { do: 'four-way', square })).toBe('no-skill');
    expect(table.cannot(0, { do: 'convert', to: 'cabin', square, rot: 0 })).toBe('no-skill');
    expect(table.cannot(0, { do: 'alarm' })).toBe('no-skill');
  });
});

describe('the hourglass', () => {
  test('GT-BASE-TIMER-01..05, -07: it starts on the circle of the round; a flip waits for the end of the period', () => {
    const table = begun();
    expect(table.view().timer.circle).toBe(2);
    expect(table.cannot(0, { do: 'flip', to: 1 })).toBe('running');
    table.wait(90_000);
    expect(table.view().timer.ran).toBe(true);
    expect(table.cannot(0, { do: 'flip', to: 0 })).toBe('other-circle');
    table.does(1, { do: 'flip', to: 1 });
    expect(table.told('flipped')).toEqual([{ kind: 'flipped', seat: 1, circle: 1 }]);
    expect(table.cannot(0, { do: 'flip', to: 1 })).toBe('other-circle');
    table.wait(90_000);
    expect(table.cannot(0, { do: 'flip', to: 0 })).toBe('not-finished');
    table.does(0, { do: 'finish', number: 1 }).does(0, { do: 'flip', to: 0 });
    expect(table.view().timer.circle).toBe(0);
  });
  test('GT-BASE-TIMER-02: nobody must flip: building goes on without a running period', () => {
    const table = begun().wait(100_000).builds(0, 'CABIN-01', 7, 6);
    expect(table.part(0, 7, 6)).toBe(true);
    expect(table.view().timer).toMatchObject({ circle: 2, ran: true });
  });
  test('GT-BASE-TIMER-06, GT-BASE-FIN-04, -05, GT-BASE-BUILD-11, GT-RULING-13: time runs out on Start: hands are emptied, what was loose is fixed, tiles are given out', () => {
    const table = building({ has: [{}, {}, {}] }).wait(90_000);
    table.does(1, { do: 'flip', to: 1 }).wait(90_000).does(1, { do: 'finish', number: 2 }).does(1, { do: 'flip', to: 0 });
    table.builds(2, 'CABIN-02', 7, 6).drawsPart(0, 'CABIN-01');
    expect(table.yard(2).loose).not.toBeNull();
    table.wait(90_000);
    expect(table.state.phase).not.toBe('building');
    expect(table.yard(2).loose).toBeNull();
    expect(table.view(2).faceUp).toEqual([CABIN]);
    expect(table.yard(1).number).toBe(2);
    expect([table.yard(0).number, table.yard(2).number].sort()).toEqual([1, 3]);
  });
  test('GT-BASE-FIN-04: a part that came from the reserve goes back there, and is lost with it: GT-BASE-BUILD-14', () => {
    const table = begun().drawsPart(0, 'CABIN-01').does(0, { do: 'aside', tile: CABIN }).wait(90_000);
    table.does(1, { do: 'flip', to: 1 }).wait(90_000).does(1, { do: 'finish', number: 1 }).does(1, { do: 'flip', to: 0 });
    table.does(0, { do: 'fetch', tile: CABIN }).wait(90_000);
    expect(table.told('reserve-lost')).toEqual([{ kind: 'reserve-lost', seat: 0, tiles: [CABIN] }]);
    expect(table.state.flyers[0]!.lost).toContain(CABIN);
    expect(table.yard(0).reserve).toEqual([]);
  });
  test('GT-BASE-FIN-03: when all have number tiles building ends at once', () => {
    const table = begun().does(0, { do: 'finish', number: 2 }).does(1, { do: 'finish', number: 1 });
    expect(table.state.phase).not.toBe('building');
    expect(table.yard(0).number).toBe(2);
  });
  test('GT-RULING-108: if nobody does anything for two minutes, the program flips', () => {
    const table = begun().wait(90_000).wait(119_999);
    expect(table.view().timer.circle).toBe(2);
    table.wait(1);
    expect(table.told('flipped')).toEqual([{ kind: 'flipped', seat: null, circle: 1 }]);
  });
  test('GT-RULING-126: three periods after circle I ran out the program flips to Start, whoever is still building', () => {
    const table = begun().wait(90_000).does(0, { do: 'flip', to: 1 }).wait(90_000);
    for (let i = 0; i < 4; i++)
      table
        .wait(67_000)
        .drawsPart(0, 'CABIN-01')
        .does(0, { do: 'return', tile: CABIN })
        .rearrange((state) => void state.heap.push(state.faceUp.pop()!));
    expect(table.view().timer.circle).toBe(1);
    table.wait(2_000);
    expect(table.told('flipped').at(-1)).toEqual({ kind: 'flipped', seat: null, circle: 0 });
  });
  test('GT-RULING-107: the server gives the signal when all are ready, three seconds later; before it nothing is granted', () => {
    const table = begun().rearrange((state) => {
      state.phase = 'ready';
      state.ready = { said: [false, false], until: 30_000 + 100_000, startsAt: null };
    });
    expect(table.topics(0)).toEqual(['round/ready']);
    table.answer(0, 'round/ready', 'ready').answer(1, 'round/ready', 'ready');
    expect(table.topics(0)).toEqual([]);
    table.wait(2_999);
    expect(table.state.phase).toBe('ready');
    table.wait(1);
    expect(table.state.phase).toBe('building');
    expect(table.view().timer.endsAt - table.now).toBe(90_000);
  });
  test('GT-RULING-107: who is not ready holds up the signal for half a minute at the most', () => {
    const table = begun().rearrange((state) => {
      state.phase = 'ready';
      state.ready = { said: [false, false], until: 30_000, startsAt: null };
    });
    table.answer(0, 'round/ready', 'ready').wait(33_000);
    expect(table.state.phase).toBe('building');
  });
});

describe('other ways to build', () => {
  test('GT-RULING-05, -124: untimed: no flip, several read one pile, and building ends when all have finished', () => {
    const table = building({ has: [{}, {}], options: { hourglass: 0 } })
      .builds(0, 'CABIN-01', 7, 6)
      .builds(1, 'CABIN-02', 7, 6);
    table.wait(10_000_000);
    expect(table.state.phase).toBe('building');
    expect(table.cannot(0, { do: 'flip', to: 1 })).toBe('untimed');
    table.does(0, { do: 'read', pile: 0 }).does(1, { do: 'read', pile: 0 });
    expect(table.match.waiting()).toEqual([0, 1]);
    table.does(0, { do: 'close' }).does(0, { do: 'finish', number: 1 });
    expect(table.match.waiting()).toEqual([1]);
    table.does(1, { do: 'close' }).does(1, { do: 'finish', number: 2 });
    expect(table.state.phase).not.toBe('building');
  });
  test('GT-RULING-127: without an hourglass the clock of the table waits for those who build: no clock of the rules runs', () => {
    const table = building({ has: [{}, {}], options: { hourglass: 0 } });
    expect(table.match.clock()).toBeUndefined();
    expect(table.match.waiting()).toEqual([0, 1]);
  });
  test('GT-RULING-128: in turn: a sitting each with the sum of all periods; number tiles go by time used', () => {
    const table = building({ has: [{}, {}], options: { building: 'in-turn' } });
    const [first, second] = table.state.sittings.order as [number, number];
    expect(table.topics(second)).toEqual([]);
    table.wait(100_000).does(first, { do: 'finish', number: 1 });
    expect(table.topics(second)).toEqual(['round/ready']);
    table.answer(second, 'round/ready', 'ready');
    expect(table.view().timer.endsAt - table.now).toBe(270_000);
    expect(table.cannot(second, { do: 'finish', number: 1 })).toBe('number-taken');
    table.wait(50_000).does(second, { do: 'finish', number: 2 });
    expect([table.yard(first).number, table.yard(second).number]).toEqual([2, 1]);
  });
  test('GT-RULING-128: the sitting ends when its hourglass has run out, and the hand is emptied', () => {
    const table = building({ has: [{}, {}], options: { building: 'in-turn' } });
    const [first] = table.state.sittings.order as [number];
    table.drawsPart(first, 'CABIN-01').wait(270_000);
    expect(table.state.phase).toBe('ready');
    expect(table.view().faceUp).toEqual([CABIN]);
    expect(table.yard(first).hand).toBeNull();
  });
});

describe('class IIIB while building', () => {
  test('GT-IIIB-01..04, GT-EX-18: two dice mark ten squares, a double five and the start square', () => {
    const table = building({ class: 'IIIB', has: [{}, {}], dice: [3, 4] });
    expect(table.told('holes-rolled')).toEqual([{ kind: 'holes-rolled', dice: [3, 4] }]);
    expect(table.yard(1).ship.plan).toBe('IIIB-3-4');
    expect(table.part(0, 7, 7)).toBe(true);
  });
  test('GT-IIIB-04, -05, GT-RULING-51: after a double there is no starting cabin, and the first part goes anywhere', () => {
    const table = building({ class: 'IIIB', has: [{}, {}], dice: [3, 3] });
    expect(table.yard(0).ship.squares.every((laid) => laid === EMPTY)).toBe(true);
    table.builds(0, 'CABIN-01', 5, 8).does(0, { do: 'move', square: table.at(10, 8), rot: 0 });
    expect(table.part(0, 10, 8)).toBe(true);
    table.drawsPart(0, 'CABIN-02');
    expect(table.cannot(0, { do: 'place', tile: tileNamed('CABIN-02'), square: table.at(5, 8), rot: 0 })).toBe('no-contact');
  });
});
