import { describe, expect, test } from 'vitest';
import { chanceToHurt, mostHits } from '../judge/arms.ts';
import { JAMMED } from '../state.ts';
import { type Setting, table } from './table.ts';

/** Dice faces: blue 1 is a double Hit, 2 to 4 a Hit, 5 blank, 6 a Fail; red 1 to 3 a Hit, 4 and 5 blank, 6 a Fail. */
const duel = (mine: object, theirs: object, more: Partial<Setting> = {}) =>
  table({
    floor: {},
    crews: [{ renton: { at: [8, 12], kit: ['outland-pistol'], ...mine } }, { roykirk: { at: [12, 12], ...theirs } }],
    active: 'renton',
    ...more,
  });

describe('dice', () => {
  test('CS-DIC-01, CS-DIC-02, CS-DIC-03, CS-DIC-04, CS-RULING-04: the blue die first, and only it shows two Hits', () => {
    expect([mostHits(1), mostHits(2), mostHits(4)]).toEqual([2, 3, 5]);
    expect(chanceToHurt(1, 0, false)).toBeCloseTo(4 / 6);
  });
  test('CS-RULING-235: more dice can hurt: two Fails cancel', () => {
    expect([2, 3, 4].map((n) => Math.round(100 * chanceToHurt(n, 0, true)))).toEqual([83, 87, 85]);
  });
});

describe('Ranged Assault', () => {
  test('CS-ATK-02, CS-ATK-03, CS-ATK-05, CS-ATK-06, CS-RGD-01, CS-RGD-03, CS-RGD-09, CS-HOS-04, CS-GEN-15: dice, Hits, damage, a peg of ammo and one of Hostility', () => {
    const t = duel({}, {}).dice(2).does({ do: 'shoot' });
    expect(t.who('roykirk').health).toBe(5);
    expect(t.who('renton').ammo).toBe(6);
    expect([t.state.pegs, t.state.shot]).toEqual([1, true]);
    t.dice(2).does({ do: 'shoot' });
    expect(t.state.pegs).toBe(1);
  });
  test('CS-RGD-02, CS-CHR-08: no number, no shot; no pegs, no shot', () => {
    expect(duel({}, { at: [14.1, 12] }).mayDo({ do: 'shoot' })).toBe(false);
    expect(duel({ with: { ammo: 0 } }, {}).mayDo({ do: 'shoot' })).toBe(false);
    expect(duel({}, { at: [9, 12] }).mayDo({ do: 'shoot' })).toBe(false);
  });
  test('CS-EX-08, CS-COV-05, CS-RGD-04, CS-ATK-04: partial cover takes one Hit', () => {
    const t = duel(
      {},
      {},
      {
        floor: {
          squares: [
            ['c', 10, 11],
            ['c', 10, 12],
          ],
        },
      },
    )
      .dice(2)
      .does({ do: 'shoot' });
    expect(t.who('roykirk').health).toBe(6);
    expect(t.told('attacked')[0]).toMatchObject({ end: 'missed', cover: 1 });
    expect([t.who('renton').ammo, t.state.pegs]).toEqual([6, 1]);
  });
  test('CS-EX-09, CS-EX-10, CS-ARM-01, CS-ATK-10: one Fail does nothing, a vest takes one Hit every time', () => {
    const t = table({
      floor: {},
      crews: [{ roykirk: { at: [8, 12], kit: ['combat-rifle'] } }, { renton: { at: [12, 12], wears: 'combat-vest' } }],
      active: 'roykirk',
      dice: [1, 6],
    }).does({ do: 'shoot', extra: 0 });
    expect(t.who('renton').health).toBe(4);
    t.dice(1, 5).does({ do: 'shoot', extra: 0 });
    expect(t.who('renton').health).toBe(3);
  });
  test('CS-EX-11, CS-ARM-02, CS-ARM-03, CS-INV-10: a shield stops its number, and is overloaded by more', () => {
    const t = duel({ kit: ['military-pistol'] }, { wears: 'shield-belt' });
    t.dice(2, 4).does({ do: 'shoot', extra: 0 });
    expect([t.who('roykirk').health, t.told('shield-down')]).toEqual([6, []]);
    t.dice(1, 4).does({ do: 'shoot', extra: 0 });
    expect([t.who('roykirk').health, t.told('shield-down').length]).toEqual([5, 1]);
  });
  test('CS-ATK-09, CS-ATK-11, CS-INV-08, CS-OTH-01: two Fails jam the gun until it is unjammed', () => {
    const t = duel({ kit: ['military-pistol'] }, {})
      .dice(6, 6)
      .does({ do: 'shoot', extra: 0 });
    const gun = t.token('military-pistol', t.who('renton'));
    expect([t.who('roykirk').health, t.state.marks[gun]! & JAMMED]).toEqual([6, JAMMED]);
    expect(t.mayDo({ do: 'shoot' })).toBe(false);
    t.does({ do: 'unjam', token: gun });
    expect(t.state.marks[gun]! & JAMMED).toBe(0);
  });
  test('CS-ATK-13, CS-ICO-22: a Reliable gun knows no Fails', () => {
    const t = duel({ kit: ['military-pistol-r'] }, {})
      .dice(6, 6)
      .does({ do: 'shoot' });
    expect(t.told('jammed')).toEqual([]);
  });
  test('CS-ICO-18, CS-ICO-19, CS-RULING-39, CS-RULING-22: Burst adds dice for pegs', () => {
    const t = duel({ kit: ['combat-rifle'] }, {});
    expect([0, 1, 2].map((extra) => t.mayDo({ do: 'shoot', extra }))).toEqual([true, true, true]);
    t.dice(2, 1, 1, 5).does({ do: 'shoot', extra: 2 });
    expect([t.who('renton').ammo, t.who('roykirk').health, t.told('attack')[0]!.dice]).toEqual([4, 3, 4]);
  });
  test('CS-ICO-20, CS-RULING-87: Full Charge empties the magazine', () => {
    const t = duel({ kit: ['energy-pistol'] }, {})
      .dice(5, 5, 5, 5, 5)
      .does({ do: 'shoot', extra: 3 });
    expect([t.who('renton').ammo, t.told('attack')[0]!.dice]).toEqual([0, 5]);
    expect(duel({ kit: ['energy-pistol'], with: { ammo: 3 } }, {}).mayDo({ do: 'shoot', extra: 2 })).toBe(false);
  });
  test('CS-ICO-21, CS-ICO-24, CS-HOS-05: Infinite and Silent: no ammo, no peg', () => {
    const t = duel({ kit: ['vapour-pistol'] }, {})
      .dice(2, 4)
      .does({ do: 'shoot' });
    expect([t.who('renton').ammo, t.state.pegs, t.state.shot]).toEqual([7, 0, false]);
  });
  test('CS-ICO-25: a Dangerous gun strikes its user', () => {
    const t = duel({ kit: ['mayhem-gun'] }, {})
      .dice(5, 5, 5, 5, 5, 2, 1)
      .does({ do: 'shoot' });
    expect(t.who('renton').health).toBe(3);
  });
  test('CS-RGD-05, CS-RGD-06, CS-RGD-07, CS-GEO-19: into a melee at Medium range the Chance die says who is hit', () => {
    const melee = (kit: 'outland-rifle' | 'sniper-rifle') =>
      table({
        floor: {},
        crews: [{ renton: { at: [4, 12], kit: [kit] }, lars: { at: [12, 11.5] } }, { roykirk: { at: [12, 12.5] } }],
        active: 'renton',
      });
    const t = melee('outland-rifle').dice(2, 6).does({ do: 'shoot' });
    expect(t.told('stray')[0]).toMatchObject({ target: t.id('lars') });
    expect([t.who('lars').health, t.who('roykirk').health]).toEqual([4, 6]);
    // CS-ICO-23: Target Lock finds its man.
    const locked = melee('sniper-rifle').dice(2, 4).does({ do: 'shoot' });
    expect([locked.told('stray'), locked.who('roykirk').health]).toEqual([[], 5]);
  });
  test('CS-RGD-11, CS-RULING-88, CS-VAR-06: anybody but one’s own and partners, Civilians included', () => {
    const t = table({
      floor: {},
      crews: [{ renton: { at: [8, 12], kit: ['outland-rifle'] }, lars: { at: [8, 9] } }, { roykirk: { at: [12, 12] } }],
      npcs: [['kaori', [8, 15]]],
      active: 'renton',
    });
    expect([t.mayDo({ do: 'shoot', at: t.id('lars') }), t.mayDo({ do: 'shoot', at: t.id('kaori') })]).toEqual([false, true]);
    t.rearrange((s) => void s.truces.push([0 as never, 1 as never]));
    expect(t.mayDo({ do: 'shoot', at: t.id('roykirk') })).toBe(false);
  });
  test('CS-ATK-07, CS-CHR-19, CS-GEN-12: an NPC with any damage is removed, its tokens stay', () => {
    const t = duel({}, { at: [2, 2] }, { npcs: [['kaori', [8, 15]]] });
    t.rearrange((s) => {
      const f = s.figures.find((g) => g.being.kind === 'npc')!;
      f.inventory.push(s.bag.pop()!);
      s.tokens.seen[f.inventory[0]!] = 1 << 30;
    });
    t.dice(2).does({ do: 'shoot', at: t.id('kaori') });
    expect([t.who('kaori').where, t.state.floor.length, t.state.gone]).toEqual(['out', 1, ['kaori']]);
  });
  test('CS-ATK-14, CS-CHR-16: the first to defeat a Live One takes the Kill token', () => {
    const t = duel({ kit: ['mayhem-gun'] }, { at: [2, 2] }, { npcs: [['live-one', [8, 15]]] });
    t.dice(1, 1, 1, 1, 1, 5, 5).does({ do: 'shoot', at: t.id('live-one') });
    expect([t.who('live-one').where, t.who('renton').killToken]).toEqual(['out', true]);
  });
});

describe('Close Assault', () => {
  const fight = (mine: object, theirs: object, more: Partial<Setting> = {}) =>
    table({ floor: {}, crews: [{ beck: { at: [8, 12], ...mine } }, { roykirk: { at: [9, 12], ...theirs } }], active: 'beck', ...more });
  test('CS-COV-06, CS-ARM-05, CS-EX-07, CS-CLO-01, CS-CLO-02, CS-CLO-07, CS-CLO-08, CS-CLO-09: normal and power attacks with a knife, a vest takes one', () => {
    const t = fight({ kit: ['combat-knife'] }, { wears: 'combat-vest', kit: ['combat-knife'] });
    t.dice(5).does({ do: 'fight', with: t.token('combat-knife', t.who('beck')), power: false });
    expect(t.who('roykirk').health).toBe(6);
    t.dice(1, 1).does({ do: 'fight', power: true });
    expect([t.who('roykirk').health, t.state.pegs, t.who('beck').ammo]).toEqual([4, 0, 7]);
  });
  test('CS-CLO-03, CS-CLO-04, CS-ATK-12, CS-INV-09, CS-RULING-41: two Fails break the blade of a power attack, no other', () => {
    const t = fight({ kit: ['combat-axe', 'short-sword'] }, {})
      .dice(6, 6)
      .does({ do: 'fight', power: false, with: undefined as never });
    const broke = fight({ kit: ['combat-axe'] }, {})
      .dice(6, 6, 2)
      .does({ do: 'fight', power: true });
    expect(t.told('broken')).toEqual([]);
    expect([broke.told('broken').length, broke.who('roykirk').health, broke.mayDo({ do: 'fight', power: true })]).toEqual([1, 6, false]);
  });
  test('CS-CLO-05, CS-CLO-06, CS-ICO-02, CS-RULING-40, CS-ATK-01: fists if one has them, one weapon at a time, only in contact', () => {
    expect(
      fight({}, {})
        .options(0, 'turn/act')
        .filter((a) => a.do === 'fight'),
    ).toHaveLength(1);
    const lars = table({ floor: {}, crews: [{ lars: { at: [8, 12] } }, { roykirk: { at: [9, 12] } }], active: 'lars' });
    expect(lars.mayDo({ do: 'fight' })).toBe(false);
    expect(fight({ kit: ['knife'] }, {}).mayDo({ do: 'fight', power: true })).toBe(false);
    expect(fight({ kit: ['knife'] }, { at: [9.2, 12] }).mayDo({ do: 'fight' })).toBe(false);
  });
  test('CS-ARM-04, CS-ARM-07, CS-RULING-38, CS-ICO-04: the higher of natural and worn armour', () => {
    const t = table({
      floor: {},
      crews: [{ beck: { at: [8, 12], kit: ['short-sword'] } }, { mac: { at: [9, 12], wears: 'shield-belt-custom' } }],
      active: 'beck',
    });
    t.dice(1, 1).does({ do: 'fight', power: false, with: t.token('short-sword', t.who('beck')) });
    expect(t.who('mac').health).toBe(4);
    t.dice(1, 1).does({ do: 'fight', power: false, with: t.token('short-sword', t.who('beck')) });
    // The shield is down, natural armour 1 is left.
    expect(t.who('mac').health).toBe(2);
  });
  test('CS-ARM-08, CS-CHR-11, CS-CHR-13: armour that fights, and a slot that works only empty', () => {
    const t = fight({ wears: 'combat-jacket-custom' }, {});
    t.dice(5, 5).does({ do: 'fight' });
    expect(t.told('attack')[0]!.dice).toBe(2);
    expect(fight({ wears: 'combat-vest' }, {}).mayDo({ do: 'fight' })).toBe(false);
  });
  test('CS-GEN-04, CS-DEF-01, CS-DEF-02, CS-ATK-15: at 0 Health Defeated, no target any more', () => {
    const t = fight({ kit: ['knife'] }, { with: { health: 1 } })
      .dice(2)
      .does({ do: 'fight', with: undefined as never });
    expect(t.who('roykirk')).toMatchObject({ defeated: true, health: 0, where: 'board' });
  });
});
