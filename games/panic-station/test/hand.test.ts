import { describe, expect, test } from 'vitest';
import { android, BLUE, GREEN, own, RED, soldier, starting, table } from './table.ts';

describe('one hand', () => {
  test('PAN-HAND-01, -02 either character uses a card, wherever the other one is', () => {
    const t = table({
      base: ['X13 1,0', 'X10 -1,0'],
      at: { [soldier(BLUE)]: 'X13', [android(BLUE)]: 'X10' },
      hands: { [BLUE]: [...starting(BLUE), 'grenade'] },
    });
    expect(t.may('grenade').map((g) => g.from)).toEqual([t.room('X13'), t.room('X10')]);
  });
  test('PAN-HAND-07 Infection cards and the Host card count as cards in hand; face-up items do not', () => {
    const t = table({
      hands: { [BLUE]: [...own(BLUE), 'host', infectionOfRed, 'adrenaline'], [RED]: [...own(RED), 'gas', 'adrenaline'] },
      sides: { [BLUE]: 'host' },
      laid: { [RED]: ['key', 'scope'] },
      ammo: { [RED]: [4] },
    });
    expect(t.view(undefined).teams.map((team) => team.hand)).toEqual([6, 5, 5, 5]);
    expect(t.may('adrenaline')).toHaveLength(1);
    expect(t.until(RED).cannot({ do: 'adrenaline' })).toBe('minimum-hand');
  });
  const infectionOfRed = 'infection:1' as const;
  test('PAN-HAND-08 a hand may grow without end', () => {
    const t = table({
      base: ['X09 1,0'],
      at: { [soldier(BLUE)]: 'X09', [android(BLUE)]: 'X09' },
      draw: new Array(20).fill('gas'),
      ap: 20,
      dice: new Array(9).fill(1),
    });
    for (let i = 0; i < 6; i++) t.act({ do: 'teamSearch', room: t.room('X09'), with: BLUE });
    expect(t.hand(BLUE)).toHaveLength(17);
  });
  test('PAN-HAND-09, PAN-INFO-02 what it holds is seen by its player alone, how many by all', () => {
    const t = table({ hands: { [BLUE]: [...starting(BLUE, 'antidote'), 'vest'] } });
    expect(t.view(BLUE).me!.hand).toEqual(['gas', 'vest', 'antidote', ...own(BLUE)]);
    for (const seat of [RED, GREEN, undefined]) {
      expect(t.view(seat).teams[BLUE]!.hand).toBe(6);
      expect(JSON.stringify(t.view(seat))).not.toContain('antidote');
    }
  });
});

describe('the minimum hand', () => {
  const five = starting(BLUE, 'adrenaline');
  test('PAN-HAND-03, -04, -05 with five cards nothing can be played, with six one card', () => {
    expect(table({ hands: { [BLUE]: five } }).cannot({ do: 'adrenaline' })).toBe('minimum-hand');
    const t = table({ hands: { [BLUE]: [...five, 'adrenaline'] } }).act({ do: 'adrenaline' });
    expect(t.hand(BLUE)).toHaveLength(5);
    expect(t.cannot({ do: 'adrenaline' })).toBe('minimum-hand');
  });
  test('PAN-RULING-37 every way of playing is barred: one-use items, laying out, Vests, Gas Cans; using what lies face up is not', () => {
    const hand = (card: 'aid' | 'grenade' | 'scanner' | 'knife' | 'key' | 'ammo' | 'vest') => ({ [BLUE]: starting(BLUE, card) });
    const base = ['X08 0,-1 180'] as const; // its security door faces the Reactor Room
    const at = { [soldier(RED)]: 'X01' as const };
    for (const [card, what] of [
      ['aid', 'aid'],
      ['grenade', 'grenade'],
      ['scanner', 'scanner'],
      ['knife', 'knife'],
      ['ammo', 'fire'],
    ] as const)
      expect(table({ hands: hand(card), base, at, hp: { [soldier(BLUE)]: 3 } }).may(what), card).toEqual([]);
    expect(table({ hands: hand('key'), base }).canMove(soldier(BLUE), 'X08')).toBe(false);
    expect(table({ hands: hand('gas' as 'aid'), laid: { [BLUE]: ['key'] }, base }).canMove(soldier(BLUE), 'X08')).toBe(true);
    expect(table({ hands: hand('aid'), ammo: { [BLUE]: [1] }, at }).may('fire').length).toBeGreaterThan(0);
    const victim = table({ turn: RED, hands: hand('vest'), ammo: { [RED]: [4] } }).fire({ body: soldier(BLUE) });
    expect(victim.options(BLUE, 'vest/play')).toEqual([false]);
  });
  test('PAN-RULING-37 two cards for one action are checked card by card', () => {
    const shots = (extra: readonly ('ammo' | 'machineGun' | 'vest')[]) =>
      table({ hands: { [BLUE]: [...own(BLUE), 'gas', ...extra] } })
        .may('fire')
        .map((s) => s.lay.join());
    expect([...new Set(shots(['ammo', 'machineGun']))]).toEqual(['ammo']);
    expect([...new Set(shots(['ammo', 'machineGun', 'vest']))]).toEqual(['ammo', 'ammo,machineGun']);
  });
  test('PAN-HAND-06 it never prevents a trade', () => {
    const t = table({ base: ['X10 -1,0'], at: { [soldier(RED)]: 'X10', [android(RED)]: 'X10' } }).move(soldier(BLUE), 'X10');
    t.trade(RED).swap(BLUE, 'gas', RED, 'vest');
    expect([t.hand(BLUE).length, t.hand(RED).length]).toEqual([5, 5]);
    expect(t.has(BLUE, 'vest')).toBe(2);
  });
  test('PAN-RULING-39, PAN-VAR-01 with the gentle variant the minimum is four', () => {
    const hands = { [BLUE]: [...own(BLUE, 2), 'gas', 'adrenaline'] as const };
    expect(table({ variants: { gentle: true }, hands }).cannot({ do: 'adrenaline' })).toBe('minimum-hand');
    const t = table({ variants: { gentle: true }, hands: { [BLUE]: [...hands[BLUE], 'vest'] } });
    expect(t.view(BLUE).minimum).toBe(4);
    expect(t.act({ do: 'adrenaline' }).hand(BLUE)).toHaveLength(4);
  });
});
