import { describe, expect, test } from 'vitest';
import type { Item } from '../content/index.ts';
import type { BodyId } from '../state.ts';
import { android, BLUE, GREEN, ORANGE, own, parasite, RED, soldier, starting, table, YELLOW } from './table.ts';

/** Only these stand in the Reactor Room. */
const only = (...bodies: number[]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((body) => [body, bodies.includes(body) ? ('X01' as const) : null]));
const shooting = { at: only(android(BLUE), soldier(RED)), ammo: { [BLUE]: [4] } };

describe('Fire', () => {
  test('PAN-FIRE-01, -02, PAN-ATTACK-01, -02 one point, one bullet, one parasite or other player’s character of the room', () => {
    const t = table({ ...shooting, parasites: [['X01']], at: only(android(BLUE), soldier(BLUE), soldier(RED), android(GREEN)) });
    expect(t.may('fire').map((s) => s.at)).toEqual([{ parasite: 0 }, { body: soldier(RED) }, { body: android(GREEN) }]);
    t.fire({ body: soldier(RED) }).vest(RED, false);
    expect([t.ap, t.hp(soldier(RED)), t.view(RED).teams[BLUE]!.ammo]).toEqual([3, 3, [3]]);
    expect(t.told('fired')).toEqual([
      { kind: 'fired', seat: BLUE, at: { body: soldier(RED) }, spot: { room: 0, key: 'X01' }, gun: 'pistol', bullets: 3 },
    ]);
    // Human or infected, for any reason or none.
    for (const side of ['human', 'infected'] as const)
      expect(table({ ...shooting, sides: { [BLUE]: side, [RED]: side } }).may('fire')).toHaveLength(1);
  });
  test('PAN-FIRE-03 one wound kills a grey parasite, or a black one on its grey side', () => {
    for (const kind of ['grey', 'weakened'] as const) {
      const t = table({ ...shooting, parasites: [['X01', kind]] });
      expect(t.act(t.may('fire')[0]!).parasites).toEqual([]);
    }
  });
  test('PAN-EX-13, PAN-FIRE-04 a black parasite: the first shot turns it, the second kills it; two points, two bullets', () => {
    const t = table({ ...shooting, parasites: [['X01', 'black']] }).fire({ parasite: parasite(5) });
    expect(t.view(undefined).parasites).toEqual([{ id: 5, black: false, room: 0 }]);
    t.fire({ parasite: parasite(5) });
    expect([t.parasites, t.ap, t.view(BLUE).teams[BLUE]!.ammo]).toEqual([[], 2, [2]]);
  });
  test('PAN-FIRE-05 a hit costs its owner points from his next turn on', () => {
    const t = table({ ...shooting, hp: { [soldier(RED)]: 3 } })
      .fire({ body: soldier(RED) })
      .vest(RED, false);
    expect(t.until(RED).ap).toBe(3);
  });
  test('PAN-FIRE-06, PAN-VEST-01, -02 a Vest cancels the wound of one bullet and is discarded', () => {
    const t = table({ ...shooting, hands: { [RED]: [...starting(RED), 'gas'] } }).fire({ body: soldier(RED) });
    expect(t.options(RED, 'vest/play')).toEqual([true, false]);
    t.vest(RED, true);
    expect([t.hp(soldier(RED)), t.has(RED, 'vest'), t.state.discard]).toEqual([4, 0, ['vest']]);
    expect(t.told('vest', GREEN)).toEqual([{ kind: 'vest', body: soldier(RED) }]);
    t.fire({ body: soldier(RED) }).vest(RED, false);
    expect(t.hp(soldier(RED))).toBe(3);
  });
  test('PAN-FIRE-07 without Ammo a gun is useless', () => {
    const t = table({ at: shooting.at });
    expect(t.may('fire')).toEqual([]);
    expect(t.cannot({ do: 'fire', at: { body: soldier(RED) }, gun: 'pistol', ammo: 4, lay: [] })).toBe('no-bullet');
  });
  test('PAN-ATTACK-03 never at one’s own', () => {
    const t = table({ at: only(android(BLUE), soldier(BLUE)), ammo: { [BLUE]: [4] }, laid: { [BLUE]: ['knife'] } });
    expect([...t.may('fire'), ...t.may('knife')]).toEqual([]);
  });
  test('PAN-RULING-30 in the Reactor Room too; never at characters that are not on the board', () =>
    expect(table({ ...shooting, at: only(android(BLUE)) }).may('fire')).toEqual([]));
});

describe('Ammo', () => {
  test('PAN-AMMO-01..03 laid face up, turned bullet by bullet for all to see, discarded with the last', () => {
    const t = table({ at: shooting.at, hands: { [BLUE]: [...starting(BLUE), 'ammo'] } });
    const seen: (readonly number[])[] = [];
    for (let i = 0; i < 4; i++)
      seen.push(
        t
          .fire({ body: soldier(RED) })
          .vest(RED, false)
          .view(GREEN).teams[BLUE]!.ammo,
      );
    expect(seen).toEqual([[3], [2], [1], []]);
    expect(t.state.discard).toContain('ammo');
    expect(t.told('laid', GREEN)).toEqual([{ kind: 'laid', seat: BLUE, item: 'ammo' }]);
  });
  test('PAN-RULING-32 four bullets; in hand (and tradable) until the first; its player chooses among several cards', () => {
    const t = table({ ...shooting, ammo: { [BLUE]: [1, 3] }, hands: { [BLUE]: [...starting(BLUE), 'ammo'] } });
    expect(t.may('fire').map((s) => [s.ammo, s.lay])).toEqual([
      [1, []],
      [3, []],
      [0, ['ammo']],
    ]);
    t.act(t.may('fire')[2]!).vest(RED, false);
    expect(t.view(RED).teams[BLUE]!.ammo).toEqual([1, 3, 3]);
    t.act(t.may('fire')[0]!).vest(RED, false);
    expect(t.view(RED).teams[BLUE]!.ammo).toEqual([3, 3]);
    // Laying it out is a card play, firing what lies there is not.
    expect(
      table({ at: shooting.at, hands: { [BLUE]: starting(BLUE, 'ammo') } }).cannot({
        do: 'fire',
        at: { body: soldier(RED) },
        gun: 'pistol',
        ammo: 0,
        lay: ['ammo'],
      }),
    ).toBe('minimum-hand');
    const met = table({ base: ['X10 -1,0'], at: { [soldier(RED)]: 'X10' }, hands: { [BLUE]: [...starting(BLUE), 'ammo'] } })
      .move(soldier(BLUE), 'X10')
      .trade(RED);
    expect(met.options(BLUE, 'trade/give')).toContain('ammo');
  });
});

describe('the Scope', () => {
  const sniper = {
    base: ['X13 1,0', 'X08 0,-1 180'] as const,
    at: { ...only(android(BLUE)), [soldier(RED)]: 'X13' as const, [soldier(GREEN)]: 'X08' as const },
    ammo: { [BLUE]: [4] },
    parasites: [['X13']] as const,
  };
  test('PAN-SCOPE-01, -02, PAN-RULING-33 into adjacent rooms as well, through open passages, with any gun', () => {
    expect(table(sniper).may('fire')).toEqual([]);
    const targets = (more: object) =>
      new Set(
        table({ ...sniper, ...more })
          .may('fire')
          .map((s) => `${s.gun} ${JSON.stringify(s.at)}`),
      );
    const there = [`{"parasite":0}`, `{"body":${soldier(RED)}}`];
    expect(targets({ laid: { [BLUE]: ['scope'] } })).toEqual(new Set(there.map((at) => `pistol ${at}`)));
    expect(targets({ laid: { [BLUE]: ['scope', 'machineGun', 'key'] } })).toEqual(new Set(there.map((at) => `machineGun ${at}`)));
    expect(targets({ laid: { [BLUE]: ['scope'] }, doorsOpen: true }).size).toBe(3);
    const own = table({ ...sniper, laid: { [BLUE]: ['scope'] }, at: { ...sniper.at, [soldier(YELLOW)]: 'X01' } });
    expect(own.may('fire').map((s) => s.at)).toContainEqual({ body: soldier(YELLOW) });
  });
  test('PAN-RULING-77 laid out from the hand by the shot that uses it', () => {
    const t = table({ ...sniper, hands: { [BLUE]: [...starting(BLUE), 'scope'] } });
    expect(t.may('fire').every((s) => s.lay.join() === 'scope')).toBe(true);
    expect(t.fire({ parasite: parasite(0) }).view(RED).teams[BLUE]).toMatchObject({ laid: ['scope'], hand: 5 });
  });
});

describe('the Machine Gun', () => {
  const gunner = {
    at: only(android(BLUE), soldier(RED), android(GREEN)),
    laid: { [BLUE]: ['machineGun'] as const },
    ammo: { [BLUE]: [4] },
  };
  test('PAN-EX-12, PAN-ITEM-03, PAN-MGUN-01, -03, -04 both bullets at a black parasite: dead for one point, two bullets left', () => {
    const t = table({ ...gunner, ap: 1, parasites: [['X01', 'black']] }).fire({ parasite: parasite(5) }, 'machineGun');
    expect(t.asked).toEqual(['blue fire/again']);
    t.answer(BLUE, 'fire/again', { do: 'fire', at: { parasite: parasite(5) }, gun: 'machineGun', ammo: 3, lay: [] });
    expect([t.ap, t.parasites, t.view(RED).teams[BLUE]!.ammo]).toEqual([0, [], [2]]);
    expect(t.view(RED).reserve.black).toBe(5);
  });
  test('PAN-MGUN-02, PAN-RULING-31 two targets; the second is chosen after the first is resolved, or forgone', () => {
    const t = table(gunner).fire({ body: soldier(RED) }, 'machineGun');
    expect(t.asked).toEqual(['red vest/play']);
    t.vest(RED, false);
    t.answer(BLUE, 'fire/again', { do: 'fire', at: { body: android(GREEN) }, gun: 'machineGun', ammo: 3, lay: [] }).vest(GREEN, false);
    expect([t.hp(soldier(RED)), t.hp(android(GREEN)), t.ap]).toEqual([3, 3, 3]);
    const once = table(gunner)
      .fire({ body: soldier(RED) }, 'machineGun')
      .vest(RED, false)
      .answer(BLUE, 'fire/again', null);
    expect(once.view(RED).teams[BLUE]!.ammo).toEqual([3]);
  });
  test('PAN-MGUN-01 it replaces the pistol once laid out; from the hand one may still use the pistol', () => {
    expect(
      new Set(
        table(gunner)
          .may('fire')
          .map((s) => s.gun),
      ),
    ).toEqual(new Set(['machineGun']));
    const both = table({ ...gunner, laid: {}, hands: { [BLUE]: [...starting(BLUE), 'machineGun'] } });
    expect(new Set(both.may('fire').map((s) => s.gun))).toEqual(new Set(['pistol', 'machineGun']));
    both.fire({ body: soldier(RED) }, 'pistol').vest(RED, false);
    expect([both.asked, both.has(BLUE, 'machineGun')]).toEqual([['blue turn/action'], 1]);
  });
  test('PAN-RULING-31 bullets from two Ammo cards; one bullet and no card to spare: no second', () => {
    const two = table({ ...gunner, ammo: { [BLUE]: [1, 4] } });
    two.act(two.may('fire').find((s) => s.ammo === 1)!).vest(RED, false);
    expect(two.options(BLUE, 'fire/again').map((s) => s?.ammo)).toEqual([4, 4, undefined]);
    const last = table({ ...gunner, ammo: { [BLUE]: [1] } })
      .fire({ body: soldier(RED) }, 'machineGun')
      .vest(RED, false);
    expect(last.asked).toEqual(['blue turn/action']);
  });
  test('PAN-RULING-31 whether a second bullet is asked for does not depend on what the hand holds', () => {
    const burst = (card: Item) =>
      table({ ...gunner, ammo: { [BLUE]: [1] }, hands: { [BLUE]: [...starting(BLUE), card] } })
        .fire({ body: soldier(RED) }, 'machineGun')
        .vest(RED, false);
    const [with_, without] = [burst('ammo'), burst('gas')];
    expect(with_.asked).toEqual(['blue fire/again']);
    expect(without.asked).toEqual(with_.asked);
    expect(with_.options(BLUE, 'fire/again').length).toBeGreaterThan(1);
    expect(without.options(BLUE, 'fire/again')).toEqual([null]);
  });
  test('PAN-MGUN-05, PAN-SCOPE-02 with a Scope each bullet where one likes', () => {
    const t = table({ ...gunner, base: ['X13 1,0'], laid: { [BLUE]: ['machineGun', 'scope'] }, parasites: [['X13']] })
      .fire({ body: soldier(RED) }, 'machineGun')
      .vest(RED, false);
    t.answer(BLUE, 'fire/again', { do: 'fire', at: { parasite: parasite(0) }, gun: 'machineGun', ammo: 3, lay: [] });
    expect(t.parasites).toEqual([]);
    const later = table({ ...gunner, base: ['X13 1,0'], hands: { [BLUE]: [...starting(BLUE), 'scope'] }, parasites: [['X13']] })
      .fire({ body: soldier(RED) }, 'machineGun')
      .vest(RED, false);
    later.answer(BLUE, 'fire/again', { do: 'fire', at: { parasite: parasite(0) }, gun: 'machineGun', ammo: 3, lay: ['scope'] });
    expect(later.view(RED).teams[BLUE]!.laid).toEqual(['machineGun', 'scope']);
  });
  test('PAN-RULING-84 a target that dies is no target for the second bullet; others are', () => {
    const t = table({ ...gunner, seats: 5, hp: { [soldier(RED)]: 1, [android(RED)]: 0 } })
      .fire({ body: soldier(RED) }, 'machineGun')
      .vest(RED, false);
    expect(t.options(BLUE, 'fire/again').map((s) => s?.at)).toEqual([
      { body: android(GREEN) },
      ...[soldier(ORANGE), android(ORANGE)].map((body) => ({ body })),
      undefined,
    ]);
    expect(t.view(undefined).teams[RED]!.out).toBe(true);
  });
});

describe('the knife', () => {
  const fight = {
    at: only(soldier(BLUE), android(BLUE), soldier(RED)),
    laid: { [BLUE]: ['knife'] as const },
    parasites: [['X01']] as const,
  };
  test('PAN-KNIFE-01 Soldiers and Androids, a parasite or another player’s character of the room, one point', () => {
    const t = table({ ...fight, base: ['X13 1,0'], dice: [1] });
    expect(t.may('knife').map((s) => [s.who, s.at])).toEqual([
      [soldier(BLUE), { parasite: 0 }],
      [soldier(BLUE), { body: soldier(RED) }],
      [android(BLUE), { parasite: 0 }],
      [android(BLUE), { body: soldier(RED) }],
    ]);
    expect(t.stab(soldier(BLUE), { parasite: parasite(0) }).ap).toBe(3);
    expect(table({ ...fight, base: ['X13 1,0'], at: { ...fight.at, [soldier(RED)]: 'X13' } }).may('knife')).toHaveLength(2);
  });
  test('PAN-KNIFE-02 three or four wounds, one or two misses', () => {
    for (const [roll, hp] of [
      [1, 4],
      [2, 4],
      [3, 3],
      [4, 3],
    ] as const) {
      const t = table({ ...fight, dice: [roll] }).stab(soldier(BLUE), { body: soldier(RED) });
      if (roll >= 3) t.vest(RED, false);
      expect(t.hp(soldier(RED))).toBe(hp);
      expect(t.told('stabbed')).toMatchObject([{ roll, hit: roll >= 3 }]);
    }
  });
  test('PAN-KNIFE-03, PAN-RULING-36 the die first; only a hit asks for a Vest; parasites have none', () => {
    const hands = { [RED]: [...starting(RED), 'gas'] as const };
    const hit = table({ ...fight, hands, dice: [3] }).stab(soldier(BLUE), { body: soldier(RED) });
    expect(hit.told('stabbed')).toHaveLength(1);
    expect(hit.vest(RED, true).hp(soldier(RED))).toBe(4);
    expect(table({ ...fight, hands, dice: [2] }).stab(soldier(BLUE), { body: soldier(RED) }).asked).toEqual(['blue turn/action']);
    expect(table({ ...fight, dice: [4] }).stab(soldier(BLUE), { parasite: parasite(0) }).parasites).toEqual([]);
  });
});

describe('the Vest', () => {
  test('PAN-RULING-35 asked of the owner for every bullet, Vest or no Vest, for either character; one wound each', () => {
    const hit = (hand: readonly ('vest' | 'gas' | 'key')[], body: BodyId) =>
      table({ at: only(android(BLUE), soldier(RED), android(RED)), ammo: { [BLUE]: [4] }, hands: { [RED]: [...own(RED), ...hand] } }).fire({
        body,
      });
    const has = hit(['vest', 'gas', 'key'], soldier(RED));
    const hasNot = hit(['gas', 'gas', 'key'], soldier(RED));
    expect(has.asked).toEqual(['red vest/play']);
    expect(hasNot.asked).toEqual(has.asked);
    expect(has.view(GREEN)).toEqual(hasNot.view(GREEN));
    expect(hasNot.options(RED, 'vest/play')).toEqual([false]);
    expect(hasNot.refusal(RED, 'vest/play', true)).toBe('not-admitted');
    expect(hit(['vest', 'gas', 'key'], android(RED)).vest(RED, true).hp(android(RED))).toBe(4);
    expect(hit(['vest', 'gas'], soldier(RED)).options(RED, 'vest/play')).toEqual([false]); // five cards
    const two = hit(['vest', 'vest', 'gas', 'key'], soldier(RED))
      .vest(RED, true)
      .fire({ body: soldier(RED) })
      .vest(RED, true);
    expect([two.hp(soldier(RED)), two.ap, two.state.discard]).toEqual([4, 2, ['vest', 'vest']]);
  });
});
