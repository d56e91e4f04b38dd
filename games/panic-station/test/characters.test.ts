import { describe, expect, test } from 'vitest';
import { ANDROID, SOLDIER } from '../state.ts';
import { android, BLUE, GREEN, own, RED, soldier, starting, table, YELLOW } from './table.ts';

describe('hit points and action points', () => {
  test('PAN-CHAR-03, -04, PAN-TURN-01 two action points at 4 and 3 HP, one at 2 and 1', () => {
    for (const [hp, ap] of [
      [4, 2],
      [3, 2],
      [2, 1],
      [1, 1],
    ] as const)
      expect(table({ hp: { [soldier(BLUE)]: hp, [android(BLUE)]: 4 } }).ap).toBe(ap + 2);
  });
  test('PAN-EX-04 an Android with 3 HP and a Soldier with 2: three points, all for the Soldier (PAN-TURN-02)', () => {
    const t = table({ hp: { [android(BLUE)]: 3, [soldier(BLUE)]: 2 }, base: ['X13 1,0', 'X14 2,0'] });
    expect(t.ap).toBe(3);
    t.move(soldier(BLUE), 'X13').answer(BLUE, 'run/move', null);
    t.move(soldier(BLUE), 'X14').answer(BLUE, 'run/move', null);
    t.move(soldier(BLUE), 'X13').answer(BLUE, 'run/move', null);
    expect(t.ap).toBe(0);
    expect(t.where(android(BLUE))).toBe('X01');
  });
  test('PAN-EX-05, PAN-CHAR-05, -06 wounds one by one: 2, 1, 1 action points, then death', () => {
    const t = table({ parasites: [['X01']], at: { 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }, dice: [1, 1, 1, 1] });
    const ap: number[] = [];
    for (let i = 0; i < 3; i++) ap.push(t.nextRound().view(BLUE).teams[BLUE]!.soldier.ap);
    expect(ap).toEqual([2, 1, 1]);
    expect(t.hp(soldier(BLUE))).toBe(1);
    t.nextRound();
    expect(t.where(soldier(BLUE))).toBeNull();
    expect(t.told('died').map((note) => note.body)).toEqual([soldier(BLUE), android(BLUE)]);
  });
  test('PAN-RULING-11 the pool is counted once: a wound or a healing in one’s own turn changes the next', () => {
    const t = table({
      base: ['X05 0,1'],
      at: { [soldier(BLUE)]: 'X05', [android(BLUE)]: 'X05' },
      hp: { [soldier(BLUE)]: 2, [android(BLUE)]: 4 },
    });
    expect(t.ap).toBe(3);
    t.act({ do: 'heal', room: t.room('X05'), heal: [soldier(BLUE), soldier(BLUE)] });
    expect(t.ap).toBe(2);
    expect(t.until(BLUE).ap).toBe(4);
  });
});

describe('death', () => {
  const lost = { hp: { [soldier(RED)]: 0 }, laid: { [RED]: ['key' as const] } };
  test('PAN-CHAR-07 the dead bring no points, act no more, and are no target, partner or patient', () => {
    const t = table({
      base: ['X09 1,0'],
      at: { [soldier(BLUE)]: 'X09', [android(BLUE)]: 'X09', [android(RED)]: 'X09' },
      hp: { [soldier(RED)]: 0, [soldier(BLUE)]: 3 },
      ammo: { [BLUE]: [4] },
      hands: { [BLUE]: [...starting(BLUE), 'aid'] },
    });
    expect(t.may('fire').map((shot) => shot.at)).toEqual([{ body: android(RED) }]);
    expect(t.may('aid').some((way) => way.heal.includes(soldier(RED)))).toBe(false);
    expect(t.until(RED).ap).toBe(2);
    expect(t.may('move').every((move) => move.who === android(RED))).toBe(true);
  });
  test('PAN-CHAR-08 with one character dead the player keeps his hand and his face-up cards', () => {
    const t = table({ ...lost, turn: RED });
    expect(t.hand(RED)).toEqual(starting(RED));
    expect(t.view(undefined).teams[RED]).toMatchObject({ laid: ['key'], out: false, hand: 5 });
  });
  test('PAN-CHAR-12, PAN-RULING-65 with both dead he is out: face-up items are discarded, the hand leaves the game unseen', () => {
    const t = table({
      hp: { [soldier(RED)]: 0, [android(RED)]: 1 },
      laid: { [RED]: ['key', 'scope'] },
      ammo: { [BLUE]: [4], [RED]: [2] },
      hands: { [RED]: [...own(RED), 'host', 'gas', 'gas'] },
      sides: { [RED]: 'host' },
    });
    const before = t.view(undefined).piles;
    t.fire({ body: android(RED) }).vest(RED, false);
    const { teams, piles } = t.view(undefined);
    expect(teams[RED]).toMatchObject({ out: true, hand: 6, laid: [], ammo: [] });
    expect(t.state.discard.slice().sort()).toEqual(['ammo', 'key', 'scope']);
    expect(piles).toEqual({ ...before, discard: before.discard + 3 });
    expect(t.told('out')).toEqual([{ kind: 'out', seat: RED }]);
    expect(JSON.stringify(t.match.notes(undefined))).not.toMatch(/host|infect/i);
    // He has no more turns, no part in scans, and sees what everybody sees.
    expect(t.until(GREEN).active).toBe(GREEN);
    expect(t.view(RED)).toEqual({ ...t.view(undefined), seat: RED });
  });
  test('PAN-RULING-65 sizes do not tell a dead Host from a dead human', () => {
    const sizes = (hand: readonly ('gas' | 'host' | 'vest')[], side: 'host' | 'human') => {
      const t = table({
        hp: { [soldier(RED)]: 0, [android(RED)]: 1 },
        ammo: { [BLUE]: [4] },
        hands: { [RED]: [...own(RED), ...hand] },
        sides: { [RED]: side },
      });
      t.fire({ body: android(RED) }).vest(RED, false);
      return [t.view(undefined), t.match.notes(undefined), t.view(GREEN), t.match.notes(GREEN)];
    };
    expect(sizes(['host', 'gas', 'gas'], 'host')).toEqual(sizes(['vest', 'gas', 'gas'], 'human'));
  });
});

describe('who can do what', () => {
  test('PAN-CHAR-09 only an Android fires', () => {
    const together = { at: { [soldier(BLUE)]: 'X01' as const, [android(BLUE)]: null }, ammo: { [BLUE]: [4] } };
    expect(table(together).may('fire')).toEqual([]);
    expect(table({ ...together, at: {} }).may('fire').length).toBeGreaterThan(0);
  });
  test('PAN-CHAR-10, PAN-GAS-02 the flamethrower burns the Nest and nothing else, and only a Soldier has one', () => {
    const fuel = { [BLUE]: [...own(BLUE), 'gas', 'gas', 'gas', 'vest', 'vest'] as const };
    const inNest = (who: number) => table({ base: ['X02 0,-1'], hands: fuel, at: { [who]: 'X02' }, parasites: [['X02']] });
    expect(inNest(soldier(BLUE)).may('burn')).toHaveLength(1);
    expect(inNest(soldier(BLUE)).may('fire')).toEqual([]);
    expect(inNest(android(BLUE)).cannot({ do: 'burn' })).toBe('not-possible');
  });
  test('PAN-CHAR-11, PAN-INFECT-07, PAN-EX-09 infection belongs to the player: both characters share it, wherever they stand', () => {
    const t = table({
      base: ['X13 1,0', 'X14 2,0', 'X10 -1,0'],
      turn: RED,
      sides: { [RED]: 'host' },
      hands: { [RED]: [...own(RED), 'host', 'gas'], [BLUE]: [...own(BLUE), 'vest', 'gas', 'key', 'gas', 'gas'] },
      at: { [android(BLUE)]: 'X13', [soldier(BLUE)]: 'X10', [soldier(RED)]: 'X01' },
    });
    t.move(soldier(RED), 'X13').trade(BLUE).swap(RED, 'infection:1', BLUE, 'vest').answer(RED, 'run/move', null);
    expect(t.side(BLUE)).toBe('infected');
    expect(t.state.teams[BLUE]!.bodies[SOLDIER]!.room).not.toBe(t.state.teams[BLUE]!.bodies[ANDROID]!.room);
    // Infected through his Android, he may now give his own cards when his Soldier meets somebody (PAN-INFECT-08).
    t.until(YELLOW).move(soldier(YELLOW), 'X10').trade(BLUE);
    expect(t.options(BLUE, 'trade/give')).toContain('infection:0');
  });
});
