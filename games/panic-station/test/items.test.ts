import { Luck } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { REACTOR_ROOM, roomAt } from '../state.ts';
import { android, BLUE, GREEN, infection, own, RED, soldier, starting, table, YELLOW } from './table.ts';

describe('items in general', () => {
  test('PAN-ITEM-01, -04 a Heat Scanner or a knife costs a point; what is used once is discarded', () => {
    const t = table({ hands: { [BLUE]: [...starting(BLUE), 'scanner', 'knife'] }, dice: [1] }).act({ do: 'scanner', seat: RED });
    expect([t.ap, t.state.discard, t.has(BLUE, 'scanner')]).toEqual([3, ['scanner'], 0]);
    expect(t.stab(soldier(BLUE), { body: soldier(RED) }).ap).toBe(2);
  });
  test('PAN-ITEM-02, PAN-CHAR-09 improved weapons are the Android’s', () => {
    const gear = { laid: { [BLUE]: ['machineGun', 'scope'] as const }, ammo: { [BLUE]: [4] } };
    expect(table({ ...gear, hp: { [android(BLUE)]: 0 } }).may('fire')).toEqual([]);
    expect(table(gear).may('fire').length).toBeGreaterThan(0);
  });
  test('PAN-ITEM-05 used-up Ammo is discarded', () => {
    const t = table({ ammo: { [BLUE]: [1] } })
      .fire({ body: soldier(RED) })
      .vest(RED, false);
    expect([t.state.discard, t.view(RED).teams[BLUE]!.ammo]).toEqual([['ammo'], []]);
  });
  test('PAN-ITEM-06, -07, PAN-INFO-06 a lasting item stays secret until its first use, then lies open for good and is never traded', () => {
    const t = table({
      base: ['X10 -1,0'],
      hands: { [BLUE]: [...starting(BLUE), 'knife'] },
      at: { [soldier(RED)]: 'X01', [soldier(GREEN)]: 'X10' },
      dice: [1],
    });
    expect(t.view(RED).teams[BLUE]!.laid).toEqual([]);
    t.stab(soldier(BLUE), { body: soldier(RED) });
    expect(t.view(RED).teams[BLUE]).toMatchObject({ laid: ['knife'], hand: 5 });
    expect(t.told('laid')).toEqual([{ kind: 'laid', seat: BLUE, item: 'knife' }]);
    t.move(soldier(BLUE), 'X10').trade(GREEN);
    expect(t.options(BLUE, 'trade/give')).toEqual(['gas', 'vest']);
  });
  test('PAN-RULING-77 nothing is laid out before it is used', () => {
    const t = table({
      hands: { [BLUE]: [...own(BLUE), 'gas', 'vest', 'key', 'knife', 'scope', 'machineGun', 'ammo'] },
      at: { 2: null, 3: null, 4: null, 5: null, 6: null, 7: null },
    });
    expect(t.options(BLUE, 'turn/action').every((a) => a.do === 'explore' || a.do === 'end')).toBe(true);
    const gun = table({ hands: { [BLUE]: [...starting(BLUE), 'machineGun', 'ammo'] } }).fire({ body: soldier(RED) }, 'machineGun');
    expect(gun.view(GREEN).teams[BLUE]!.laid).toEqual(['machineGun']);
  });
});

describe('the Heat Scanner', () => {
  const scan = (hand = [...own(YELLOW, 1), infection(RED), 'gas', 'antidote', 'vest'] as const) =>
    table({ hands: { [BLUE]: [...starting(BLUE), 'scanner'], [YELLOW]: hand }, sides: { [YELLOW]: 'infected' } });
  test('PAN-SCAN-01, PAN-RULING-61 at a character of another player in the same room, the Reactor Room too', () => {
    expect(
      scan()
        .may('scanner')
        .map((s) => s.seat),
    ).toEqual([RED, GREEN, YELLOW]);
    const apart = table({
      base: ['X13 1,0'],
      hands: { [BLUE]: [...starting(BLUE), 'scanner'] },
      at: { [soldier(BLUE)]: 'X13', [android(BLUE)]: 'X13', [android(RED)]: 'X13' },
    });
    expect(apart.may('scanner').map((s) => s.seat)).toEqual([RED]);
  });
  test('PAN-SCAN-02, PAN-RULING-61 the user sees every card of the hand, the others only who scanned whom', () => {
    const t = scan().act({ do: 'scanner', seat: YELLOW });
    expect(t.told('hand-seen', BLUE)).toEqual([
      { kind: 'hand-seen', seat: BLUE, of: YELLOW, cards: ['gas', 'vest', 'antidote', infection(RED), infection(YELLOW)] },
    ]);
    for (const seat of [RED, YELLOW, undefined]) {
      expect(t.told('hand-seen', seat)).toEqual([]);
      expect(t.told('scanned', seat)).toEqual([{ kind: 'scanned', by: BLUE, seat: YELLOW }]);
    }
  });
  test('PAN-EX-10, PAN-SCAN-03 it shows cards and no side: whoever holds the same cards looks the same', () => {
    const look = (side: 'human' | 'infected') => {
      const t = table({
        hands: { [BLUE]: [...starting(BLUE), 'scanner'], [YELLOW]: [...own(YELLOW, 1), 'gas', 'gas', 'vest', 'key'] },
        sides: { [YELLOW]: side },
      });
      t.act({ do: 'scanner', seat: YELLOW });
      return [t.view(BLUE), t.match.notes(BLUE)];
    };
    expect(look('human')).toEqual(look('infected'));
    const [, notes] = look('infected') as [unknown, readonly { kind: string; cards?: readonly string[] }[]];
    expect(notes.find((note) => note.kind === 'hand-seen')!.cards!.filter((card) => card === infection(YELLOW))).toHaveLength(1);
  });
  test('PAN-EX-10, PAN-RULING-40 what a bot may conclude: cards given away prove an infection, unless an Antidote may have cured it', () => {
    const believed = (hand: readonly Card[], gentle = false) => {
      const t = table({ hands: { [BLUE]: [...starting(BLUE), 'scanner'], [YELLOW]: hand }, variants: { gentle } });
      t.act({ do: 'scanner', seat: YELLOW });
      const sides = Array.from({ length: 60 }, (_, i) => t.match.imagine(BLUE, Luck.seeded(i)).state.teams[YELLOW]!.side);
      return sides.every((side) => side !== 'human') ? 'infected' : 'either';
    };
    expect(believed([...own(YELLOW, 1), 'gas', 'gas', 'vest', 'key'])).toBe('infected');
    expect(believed([...own(YELLOW, 1), 'gas', 'gas', 'vest', 'antidote'])).toBe('either');
    expect(believed([...own(YELLOW), 'gas', 'vest', 'key'])).toBe('either');
    expect(believed([...own(YELLOW), 'gas', 'vest', 'host'])).toBe('infected');
    expect(believed([...own(YELLOW), 'antidote', 'vest', 'host'])).toBe('infected'); // the Host is never cured
    expect(believed([...own(YELLOW, 2), 'gas', 'gas', 'vest', 'key'])).toBe('infected');
    expect(believed([...own(YELLOW, 2), 'gas', 'gas', 'vest', 'key'], true)).toBe('either'); // two is all one has there
  });
});

describe('the Grenade', () => {
  const throwing = {
    base: ['X13 1,0', 'X08 0,-1 180'] as const,
    hands: { [BLUE]: [...starting(BLUE), 'grenade'] as const, [RED]: [...starting(RED), 'vest'] as const },
    at: { [soldier(RED)]: 'X13' as const, [android(BLUE)]: 'X13' as const, [android(GREEN)]: 'X13' as const },
    parasites: [['X13'], ['X13', 'black']] as const,
  };
  test('PAN-GREN-01, -02, PAN-RULING-68 one wound to everything in an adjacent room, friend, foe and one’s own; no Vest', () => {
    const t = table(throwing).act({ do: 'grenade', from: REACTOR_ROOM, to: roomAt(1, 0) });
    expect([t.ap, t.hp(soldier(RED)), t.hp(android(BLUE)), t.hp(android(GREEN)), t.hp(soldier(BLUE))]).toEqual([3, 3, 3, 3, 4]);
    expect(t.view(undefined).parasites).toEqual([{ id: 5, black: false, room: 2 }]);
    expect(t.asked).toEqual(['blue turn/action']);
    expect(t.has(RED, 'vest')).toBe(2);
    expect(t.state.discard).toEqual(['grenade']);
  });
  test('PAN-RULING-33 through open passages, or security ones the Terminal keeps open; a Key Card does not help', () => {
    const to = (more: object) =>
      table({ ...throwing, at: {}, ...more })
        .may('grenade')
        .map((g) => g.to);
    expect(to({})).toEqual([2]);
    expect(to({ laid: { [BLUE]: ['key'] } })).toEqual([2]);
    expect(to({ doorsOpen: true })).toEqual([4, 2]);
  });
  test('PAN-RULING-68 also into an empty room', () => {
    const t = table({ ...throwing, at: {}, parasites: [] }).act({ do: 'grenade', from: REACTOR_ROOM, to: roomAt(1, 0) });
    expect(t.state.discard).toEqual(['grenade']);
  });
  test('PAN-RULING-72 only a Grenade can hurt one’s own', () => {
    const t = table({ ammo: { [BLUE]: [4] }, laid: { [BLUE]: ['knife'] } });
    const mine = new Set([soldier(BLUE), android(BLUE)]);
    for (const { at } of [...t.may('fire'), ...t.may('knife')]) expect('body' in at && mine.has(at.body)).toBe(false);
    const suicide = table({ ...throwing, hp: { [android(BLUE)]: 1 } }).act({ do: 'grenade', from: REACTOR_ROOM, to: roomAt(1, 0) });
    expect(suicide.hp(android(BLUE))).toBe(0);
  });
});

describe('the First Aid Kit', () => {
  const ward = {
    hands: { [BLUE]: [...starting(BLUE), 'aid'] as const },
    hp: { [soldier(BLUE)]: 2, [android(RED)]: 3 },
    at: { [android(BLUE)]: null, [soldier(RED)]: null, 4: null, 5: null, 6: null, 7: null },
  };
  test('PAN-EX-14, PAN-AID-01, -02 one and one, or two on one', () => {
    const split = table(ward).act({ do: 'aid', who: soldier(BLUE), heal: [soldier(BLUE), android(RED)] });
    expect([split.ap, split.hp(soldier(BLUE)), split.hp(android(RED))]).toEqual([2, 3, 4]);
    const all = table(ward).act({ do: 'aid', who: soldier(BLUE), heal: [soldier(BLUE), soldier(BLUE)] });
    expect([all.hp(soldier(BLUE)), all.hp(android(RED))]).toEqual([4, 3]);
    expect(
      table({ ...ward, hp: { [android(RED)]: 2 } })
        .act({ do: 'aid', who: soldier(BLUE), heal: [android(RED), android(RED)] })
        .hp(android(RED)),
    ).toBe(4);
  });
  test('PAN-RULING-57 anybody in the room, unasked; points above four are lost; refused where none would be restored', () => {
    const over = table(ward).act({ do: 'aid', who: soldier(BLUE), heal: [android(RED), android(RED)] });
    expect([over.hp(android(RED)), over.asked]).toEqual([4, ['blue turn/action']]);
    expect(table({ ...ward, hp: {} }).may('aid')).toEqual([]);
    expect(table({ ...ward, hp: { [android(RED)]: 3 } }).may('aid')).toContainEqual({
      do: 'aid',
      who: 0,
      heal: [soldier(BLUE), android(RED)],
    });
    // The split is always with the user; two others cannot share.
    const three = table({ hands: ward.hands, hp: { [soldier(RED)]: 3, [android(RED)]: 3 }, at: { [android(BLUE)]: null } });
    expect(three.may('aid').every(({ who, heal }) => heal[0] === heal[1] || heal.includes(who))).toBe(true);
    expect(table({ ...ward, base: ['X13 1,0'], at: { ...ward.at, [soldier(BLUE)]: 'X13' }, hp: { [android(RED)]: 1 } }).may('aid')).toEqual(
      [],
    );
  });
});
