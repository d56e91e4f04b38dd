import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { anywhere, beside, joined, misfit, step } from '../rules/base.ts';
import { REACTOR_ROOM, roomAt } from '../state.ts';
import { android, BLUE, RED, soldier, table } from './table.ts';

describe('laying a room', () => {
  test('PAN-EXPL-01, -03, -04 one point, the top card, next to the explorer, black side up; the character stays', () => {
    const t = table({ deck: ['X13', 'X18'] }).explore('X01', 1, 0);
    expect(t.ap).toBe(3);
    expect(t.view(undefined).base[1]).toMatchObject({ card: 'X13', x: 1, y: 0, orientation: 0, red: false });
    expect(t.where(soldier(BLUE))).toBe('X01');
    expect(t.told('explored')[0]).toMatchObject({ seat: BLUE, card: 'X13', x: 1, y: 0, by: 'explore' });
  });
  test('PAN-EXPL-02, PAN-RULING-22 the top card is seen by all, and nothing below it', () => {
    const t = table({ deck: ['X13', 'X18', 'X16'] });
    for (const seat of [BLUE, RED, undefined]) {
      expect(t.view(seat).next).toMatchObject({ card: 'X13', icon: 'run' });
      expect(JSON.stringify(t.view(seat))).not.toMatch(/X18|X16/);
      expect(t.view(seat).piles.rooms).toBe(19);
    }
  });
  test('PAN-EX-02, PAN-EXPL-05, -06 doors must meet doors, walls walls, and no card lies sideways', () => {
    expect(table({ deck: ['X13'] }).canExplore('X01', -1, 0, 0)).toBe(true);
    const t = table({ deck: ['X12'] });
    for (const turn of [0, 180] as const) {
      expect(t.canExplore('X01', 1, 0, turn)).toBe(false);
      expect(t.cannot({ do: 'explore', from: 0, x: 1, y: 0, turn })).toBe('doors');
    }
    for (const turn of [90, 270]) expect(t.cannot({ do: 'explore', from: 0, x: 0, y: 1, turn })).toBe('sideways');
    expect(t.canExplore('X01', 0, 1, 0)).toBe(true);
    expect(t.canExplore('X01', 0, 1, 180)).toBe(true);
  });
  test('PAN-EX-03, PAN-EXPL-07, -08, PAN-RULING-16 a security door may face an open one, never another security door', () => {
    const t = table({ deck: ['X07'] }).explore('X01', -1, 0, 180);
    expect(t.view(undefined).base[1]!.sides.map((s) => s.door)).toEqual(['wall', 'security', 'wall', 'open']);
    expect(t.view(undefined).base[0]!.sides[3]).toMatchObject({ door: 'open', passage: 'security' });
    const hall = table({ base: ['X20 1,0'], at: { [soldier(BLUE)]: 'X20' }, deck: ['X08'] });
    expect(hall.canExplore('X20', 1, -1, 180)).toBe(false);
    expect(hall.canExplore('X20', 1, -1, 0)).toBe(true);
    expect(joined('open', 'open')).toBe('open');
    expect(joined('open', 'security')).toBe('security');
    expect(joined('wall', 'wall')).toBe('wall');
    expect(joined('open', 'wall')).toBe('wall'); // only around a Nest that fitted nowhere
    expect(joined('wall', 'security')).toBe('wall');
  });
  test('PAN-EXPL-06 every side that touches a card counts', () => {
    // At (1,1) the new card touches X13 above (a wall) and X12 to the West (a wall).
    const state = arrange({ base: ['X13 1,0', 'X12 0,1'], deck: ['X18'] });
    expect(misfit(state, 'X18', { x: 1, y: 1, turn: 0 })).toBe('doors');
    expect(misfit(state, 'X18', { x: -1, y: 0, turn: 180 })).toBe(undefined);
    expect(misfit(state, 'X18', { x: -1, y: 0, turn: 0 })).toBe('doors');
  });
  test('PAN-EXPL-13 laying a room does nothing else: no alert, no run, no card', () => {
    const t = table({ deck: ['X16'] }).explore('X01', 1, 0);
    expect(t.parasites).toEqual([]);
    expect(t.asked).toEqual(['blue turn/action']);
    expect(t.hand(BLUE)).toHaveLength(5);
  });
  test('PAN-RULING-17 also through a closed security door, without a Key Card; only through doors of one’s own room', () => {
    const hall = table({ base: ['X20 1,0'], at: { [soldier(BLUE)]: 'X20', [android(BLUE)]: 'X20' }, deck: ['X12'] });
    expect(hall.canExplore('X20', 1, -1)).toBe(true);
    const post = table({ base: ['X17 0,1'], at: { [soldier(BLUE)]: 'X17n', [android(BLUE)]: 'X17s' }, deck: ['X09'] });
    expect(post.canExplore('X17n', 1, 1)).toBe(true);
    expect(post.canExplore('X17n', 0, 2)).toBe(false);
    expect(post.canExplore('X17s', 0, 2)).toBe(true);
    expect(post.canExplore('X17s', 1, 1)).toBe(false);
  });
  test('PAN-EXPL-09, PAN-RULING-18 elsewhere only if it cannot lie next to the explorer', () => {
    const t = table({ base: ['X12 0,1'], at: { [soldier(BLUE)]: 'X12', [android(BLUE)]: 'X12' }, deck: ['X13'] });
    expect(t.canExplore('X12', 1, 0)).toBe(true);
    expect(t.canExplore('X12', -1, 0)).toBe(true);
    const near = table({ base: ['X12 0,1'], at: { [soldier(BLUE)]: 'X12', [android(BLUE)]: 'X12' }, deck: ['X14'] });
    expect(near.may('explore').map((e) => [e.x, e.y])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(near.cannot({ do: 'explore', from: near.room('X12'), x: 1, y: 0, turn: 0 })).toBe('adjacent-first');
  });
  test('PAN-RULING-18, PAN-RULING-78 only a place where the card would fit is refused for being further away', () => {
    // Doors on three sides: how it is turned makes a difference.
    const t = table({ base: ['X12 0,1'], at: { [soldier(BLUE)]: 'X12', [android(BLUE)]: 'X12' }, deck: ['X10'] });
    const key = (at: { x: number; y: number; turn: number }): string => `${at.x},${at.y},${at.turn}`;
    const fitting = new Set(anywhere(t.state, 'X10').map(key));
    const offered = new Set(t.may('explore').map(key));
    const further: string[] = [];
    for (let x = -2; x <= 2; x++)
      for (let y = -2; y <= 3; y++)
        for (const turn of [0, 180] as const) {
          const at = { x, y, turn };
          if (offered.has(key(at))) continue;
          if (t.cannot({ do: 'explore', from: t.room('X12'), ...at }) === 'adjacent-first') further.push(key(at));
        }
    expect(further.sort()).toEqual([...fitting].filter((at) => !offered.has(at)).sort());
    expect([further.length > 0, offered.size > 0]).toEqual([true, true]);
  });
  test('PAN-RULING-79 touching is not enough: one side at least must make a passage', () => {
    const state = arrange({ base: ['X13 1,0'] });
    expect(misfit(state, 'X07', { x: 1, y: 1, turn: 0 })).toBe('doors'); // wall to wall below X13
    expect(misfit(state, 'X07', { x: 2, y: 0, turn: 180 })).toBe(undefined);
  });
  test('PAN-RULING-21 an empty deck: refused, no point spent', () => {
    const t = table({ only: true, deck: [] });
    expect(t.cannot({ do: 'explore', from: 0, x: 1, y: 0, turn: 0 })).toBe('deck-empty');
    expect(t.view(BLUE).next).toBeNull();
    expect(t.ap).toBe(4);
  });
});

describe('the grid', () => {
  test('PAN-RULING-13 x grows to the East, y to the South; cards touch along their sides only', () => {
    const { base } = arrange({ base: ['X13 1,0', 'X12 0,1', 'X09 5,5'] });
    expect([base[0]!.near, base[1]!.near, base[3]!.near]).toEqual([
      [-1, 1, 2, -1],
      [-1, -1, -1, 0],
      [-1, -1, -1, -1],
    ]);
  });
  test('PAN-RULING-14 turned by half, sides and their owners change places; the red side changes nothing', () => {
    const { base } = arrange({ base: ['X04 0,1', 'X04 0,5 180'] });
    expect(base[1]).toMatchObject({ sides: ['wall', 'open', 'open', 'security'], owner: [0, 1, 1, 0], iconPart: 0 });
    expect(base[2]).toMatchObject({ sides: ['open', 'security', 'wall', 'open'], owner: [0, 1, 1, 0], iconPart: 1 });
    const t = table({ base: ['X18 1,0'], at: { [soldier(BLUE)]: 'X18' } });
    const before = t.view(undefined).base[1]!;
    expect(t.search('X18').view(undefined).base[1]).toEqual({ ...before, red: true });
  });
  test('PAN-RULING-15 two rooms on a card: step goes through doors, beside disregards them', () => {
    // X17: the north room owns North and East, the south room South and West; an open door between them.
    const { base } = arrange({ base: ['X17 0,1', 'X18 1,1', 'X10 -1,1'] });
    const [north, south, locker, workshop] = [roomAt(1, 0), roomAt(1, 1), roomAt(2, 0), roomAt(3, 0)];
    expect(step(base, north, 2)).toEqual({ to: south, door: 'open' });
    expect(step(base, south, 0)).toEqual({ to: north, door: 'open' });
    expect(step(base, north, 0)).toEqual({ to: 0, door: 'open' });
    expect(step(base, north, 1)).toEqual({ to: locker, door: 'open' });
    expect(step(base, south, 1)).toBeUndefined(); // the east side is the north room's
    expect([beside(base, north, 2), beside(base, south, 0)]).toEqual([south, north]);
    expect(beside(base, south, 1)).toBe(locker);
    expect(beside(base, north, 3)).toBe(workshop);
    expect(beside(base, south, 2)).toBeUndefined();
    expect(step(base, locker, 3)).toEqual({ to: north, door: 'open' });
  });
});

describe('cards that fit nowhere', () => {
  /** Free doors to the North and South only; X13 and X07 have doors to the East and West. */
  const narrow = ['X18 1,0', 'X15 -1,0'] as const;
  test('PAN-EXPL-10 under the deck, and the next card is tried without paying again', () => {
    const t = table({ base: narrow, deck: ['X13', 'X12'] });
    expect(t.may('explore')).toEqual([]);
    t.act({ do: 'exploreNowhere', from: REACTOR_ROOM }).answer(BLUE, 'explore/unplaceable', 'under');
    expect(t.view(RED).next!.card).toBe('X12');
    expect(t.state.rooms[0]).toBe('X13');
    t.refusal(BLUE, 'explore/place', { x: 7, y: 7, turn: 0 });
    t.answer(BLUE, 'explore/place', { x: 0, y: 1, turn: 0 });
    expect(t.ap).toBe(3);
    expect(t.view(undefined).base.at(-1)).toMatchObject({ card: 'X12', x: 0, y: 1 });
    expect(t.told('explored', RED)).toMatchObject([{ card: 'X12', by: 'explore' }]);
    expect(t.may('explore').length).toBeGreaterThan(0);
  });
  test('PAN-EXPL-10, PAN-RULING-80 the Nest, last of all, fits nowhere only where the base has no free door', () => {
    const last = (walls: readonly (0 | 1 | 2 | 3)[]) => table({ only: true, deck: ['X02'], walls: { X01: walls } });
    expect(last([0, 1, 2, 3]).may('exploreNowhere')).toHaveLength(1);
    expect([last([0, 1, 2]).may('exploreNowhere').length, last([0, 1, 2]).may('explore').length > 0]).toEqual([0, true]);
  });
  test('PAN-EXPL-11 once a turn only', () => {
    const t = table({ base: narrow, deck: ['X13', 'X12', 'X07'] });
    t.act({ do: 'exploreNowhere', from: REACTOR_ROOM })
      .answer(BLUE, 'explore/unplaceable', 'under')
      .answer(BLUE, 'explore/place', { x: 0, y: 1, turn: 0 });
    t.act({ do: 'exploreNowhere', from: REACTOR_ROOM });
    expect(t.asked).toEqual(['blue turn/action']);
    expect(t.view(BLUE).next!.card).toBe('X07');
    expect(t.told('explore-failed')).toHaveLength(1);
  });
  test('PAN-EXPL-12, PAN-RULING-19 the second card fits nowhere either, or one gives up: no more exploring this turn', () => {
    const twice = table({ base: narrow, deck: ['X13', 'X07'] });
    twice.act({ do: 'exploreNowhere', from: REACTOR_ROOM }).answer(BLUE, 'explore/unplaceable', 'under');
    const given = table({ base: narrow, deck: ['X13', 'X07'] });
    given.act({ do: 'exploreNowhere', from: REACTOR_ROOM }).answer(BLUE, 'explore/unplaceable', 'giveUp');
    for (const [t, top] of [
      [twice, 'X07'],
      [given, 'X13'],
    ] as const) {
      expect(t.ap).toBe(3);
      expect(t.view(undefined).next!.card).toBe(top);
      expect(t.cannot({ do: 'explore', from: 0, x: 0, y: 1, turn: 0 })).toBe('stuck');
      expect(t.may('exploreNowhere')).toEqual([]);
      expect(t.until(RED).may('exploreNowhere').length).toBeGreaterThan(0);
    }
  });
  test('PAN-RULING-19, PAN-RULING-21 nor can one reveal a room at the Terminal then, or with an empty deck', () => {
    const at = { [android(BLUE)]: 'X03' as const };
    const t = table({ base: ['X18 1,0', 'X15 -1,0', 'X03 0,1'], walls: { X03: [1, 2, 3], X01: [0, 2] }, at, deck: ['X13', 'X07'] });
    expect(t.may('revealNowhere')).toHaveLength(1);
    t.act({ do: 'exploreNowhere', from: REACTOR_ROOM }).answer(BLUE, 'explore/unplaceable', 'giveUp');
    expect([t.may('revealNowhere'), t.may('reveal'), t.may('heatScan').length]).toEqual([[], [], 1]);
    expect(t.cannot({ do: 'reveal', x: 0, y: 2, turn: 0 })).toBe('stuck');
    const empty = table({ base: ['X03 1,0'], at, only: true, deck: [] });
    expect([empty.may('revealNowhere'), empty.may('reveal'), empty.may('openDoors').length]).toEqual([[], [], 1]);
  });
  test('PAN-RULING-19 with one card left the next is that same card, and the action fails', () => {
    const t = table({ base: narrow, deck: ['X13'], only: true });
    t.act({ do: 'exploreNowhere', from: REACTOR_ROOM }).answer(BLUE, 'explore/unplaceable', 'under');
    expect(t.asked).toEqual(['blue turn/action']);
    expect(t.state.rooms).toEqual(['X13']);
    expect(t.state.turn!.stuck).toBe(true);
  });
  /** One cell, faced by two doors, is all that is open. */
  const closing = (only = false) => table({ base: ['X18 1,0', 'X16 0,-1'], deck: ['X15'], only, walls: { X01: [2, 3], X16: [3] } });
  test('PAN-RULING-20 the base may not be sealed while the Nest is in the deck', () => {
    const t = closing();
    expect(misfit(t.state, 'X15', { x: 1, y: -1, turn: 180 })).toBe('sealed');
    expect(t.may('explore')).toEqual([]);
    expect(t.may('exploreNowhere')).not.toEqual([]);
    expect(t.cannot({ do: 'explore', from: 0, x: 1, y: -1, turn: 180 })).toBe('sealed');
    expect(misfit(t.state, 'X09', { x: 1, y: -1, turn: 0 })).toBeUndefined(); // leaves doors open
    expect(misfit(t.state, 'X02', { x: 1, y: -1, turn: 0 })).toBeUndefined(); // the Nest itself
    expect(misfit(closing(true).state, 'X15', { x: 1, y: -1, turn: 180 })).toBeUndefined(); // no Nest to come
  });
  test('PAN-RULING-80 the Nest, last of all and fitting nowhere, is laid all the same and entered by one side', () => {
    const t = table({ base: ['X13 1,0', 'X16 0,-1'], deck: ['X02'], only: true, walls: { X01: [2, 3], X13: [1], X16: [3] } });
    expect(misfit(t.state, 'X02', { x: 1, y: -1, turn: 0 })).toBe('doors');
    expect(t.may('explore')).toEqual([{ do: 'explore', from: 0, x: 1, y: -1, turn: 0 }]);
    t.explore('X01', 1, -1);
    expect(
      t
        .view(undefined)
        .base.at(-1)!
        .sides.map((s) => s.passage),
    ).toEqual(['free', 'free', 'wall', 'open']);
    t.move(soldier(BLUE), 'X16').move(soldier(BLUE), 'X02');
    expect(t.where(soldier(BLUE))).toBe('X02');
  });
});
