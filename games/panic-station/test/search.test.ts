import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { android, BLUE, GREEN, own, parasite, RED, soldier, starting, table } from './table.ts';

describe('searching', () => {
  const locker = { base: ['X18 1,0'] as const, at: { [soldier(BLUE)]: 'X18' as const } };
  test('PAN-SEARCH-01, -03, -05 one point, one card, into the hand unseen; then the card shows its red side', () => {
    const t = table({ ...locker, draw: ['antidote', 'gas'] }).search('X18');
    expect([t.ap, t.has(BLUE, 'antidote'), t.state.draw]).toEqual([3, 1, ['gas']]);
    expect(t.view(undefined).base[1]!.red).toBe(true);
    expect(t.told('drawn', BLUE)).toEqual([{ kind: 'drawn', seat: BLUE, card: 'antidote' }]);
    for (const seat of [RED, undefined]) {
      expect(t.told('drawn', seat)).toEqual([]);
      expect(JSON.stringify([t.view(seat), t.match.notes(seat)])).not.toContain('antidote');
    }
  });
  test('PAN-SEARCH-01, PAN-RULING-52 any icon will do: run, alert, storage, team, terminal, infirmary, one', () => {
    for (const key of ['X13', 'X16', 'X07', 'X09', 'X03', 'X05', 'X18'] as const)
      expect(table({ base: [`${key} 1,0`], at: { [soldier(BLUE)]: key } }).may('search'), key).toHaveLength(1);
  });
  test('PAN-SEARCH-02 without an icon there is no search', () => {
    const t = table({ base: ['X20 1,0'], at: { [soldier(BLUE)]: 'X20' } });
    expect(t.may('search')).toEqual([]);
    t.cannot({ do: 'search', room: t.room('X20') });
  });
  test('PAN-SEARCH-04 a red room: first a parasite, then the card', () => {
    const t = table({ ...locker, red: ['X18'], dice: [4] }).search('X18');
    expect(t.match.notes(BLUE).map((note) => note.kind)).toEqual(['appeared', 'drawn', 'searched']);
    expect(t.parasites).toEqual(['X01']);
    expect(t.hand(BLUE)).toHaveLength(6);
  });
  test('PAN-SEARCH-06 an Alert is shown, applied, discarded, not replaced', () => {
    const t = table({ ...locker, draw: ['alert', 'gas'], dice: [1] }).search('X18');
    expect([t.hand(BLUE).length, t.state.discard, t.parasites]).toEqual([5, ['alert'], ['X18']]);
    expect(t.told('searched')).toEqual([{ kind: 'searched', seat: BLUE, spot: { room: t.room('X18'), key: 'X18' }, kept: 0, alerts: 1 }]);
  });
  test('PAN-SEARCH-07 again and again, also in one turn', () => {
    const t = table({ ...locker, dice: [1, 1] })
      .search('X18')
      .search('X18')
      .search('X18');
    expect([t.hand(BLUE).length, t.parasites.length]).toEqual([8, 2]);
  });
  test('PAN-SEARCH-08, PAN-RULING-54, PAN-ITEM-08 an empty pile: the discard pile is shuffled; both empty: no card, but all the rest', () => {
    const t = table({ ...locker, draw: ['gas'], discard: ['knife', 'scope'] }).search('X18');
    expect(t.state.draw).toEqual([]);
    expect(t.view(RED).piles).toMatchObject({ draw: 0, discard: 2 });
    const again = table({ ...locker, draw: [], discard: ['knife', 'scope'] }).search('X18');
    expect(again.view(RED).piles).toMatchObject({ draw: 1, discard: 0 });
    expect(['knife', 'scope']).toContain(again.hand(BLUE).at(-1));
    const nothing = table({ ...locker, draw: [], red: ['X18'], dice: [1] }).search('X18');
    expect([nothing.ap, nothing.hand(BLUE).length, nothing.parasites]).toEqual([3, 5, ['X18']]);
    expect(
      table({ ...locker, draw: [] })
        .search('X18')
        .view(undefined).base[1]!.red,
    ).toBe(true);
  });
});

describe('Storage', () => {
  const store = { base: ['X07 -1,0'] as const, at: { [soldier(BLUE)]: 'X07' as const } };
  test('PAN-STORE-01 the first search brings three cards', () => expect(table(store).search('X07').hand(BLUE)).toHaveLength(8));
  test('PAN-EX-15, PAN-STORE-02, -03, PAN-RULING-53 Ammo, Alert, Gas Can: two cards kept, a parasite between them, then the red 1', () => {
    const t = table({ ...store, draw: ['ammo', 'alert', 'gas', 'key', 'vest'], dice: [2, 1] }).search('X07');
    expect(t.hand(BLUE).slice(5)).toEqual(['ammo', 'gas']);
    expect(t.parasites).toEqual(['X01']);
    expect(t.state.discard).toEqual(['alert']);
    expect(t.match.notes(BLUE).map((note) => note.kind)).toEqual(['drawn', 'alert-drawn', 'appeared', 'drawn', 'searched']);
    expect(t.view(undefined).base[1]).toMatchObject({ icon: 'storage', red: true });
    t.search('X07');
    expect(t.hand(BLUE).slice(7)).toEqual(['key']);
    expect(t.parasites).toEqual(['X01', 'X07']);
  });
});

describe('Team Search', () => {
  const hall = { base: ['X09 1,0'] as const, at: { [soldier(BLUE)]: 'X09' as const, [soldier(RED)]: 'X09' as const } };
  test('PAN-TEAM-01 it may be searched alone', () => expect(table(hall).search('X09').hand(BLUE)).toHaveLength(6));
  test('PAN-TEAM-02, -03, PAN-RULING-51 or by two, for one point of the one who begins: one card each, at random', () => {
    const got = new Set<Card>();
    for (const chance of [0, 1]) {
      const t = table({ ...hall, draw: ['key', 'knife'] }).draws(chance);
      t.act({ do: 'teamSearch', room: t.room('X09'), with: RED });
      expect([t.ap, t.asked]).toEqual([4, ['red team/join']]);
      t.answer(RED, 'team/join', true);
      expect([t.ap, t.hand(BLUE).length, t.hand(RED).length]).toEqual([3, 6, 6]);
      expect([t.hand(BLUE)[5], t.hand(RED)[5]].sort()).toEqual(['key', 'knife']);
      expect(t.view(undefined).base[1]!.red).toBe(true);
      got.add(t.hand(BLUE)[5]!);
    }
    expect(got.size).toBe(2);
  });
  test('PAN-TEAM-04 each sees only his own card', () => {
    const t = table({ ...hall, draw: ['key', 'knife'] });
    t.act({ do: 'teamSearch', room: t.room('X09'), with: RED }).answer(RED, 'team/join', true);
    const [mine, his] = [t.hand(BLUE)[5]!, t.hand(RED)[5]!];
    expect(t.told('drawn', BLUE).map((note) => note.card)).toEqual([mine]);
    expect(t.told('drawn', RED).map((note) => note.card)).toEqual([his]);
    expect(t.told('drawn', GREEN)).toEqual([]);
    expect(t.told('team-searched', GREEN)).toMatchObject([{ by: BLUE, with: RED, kept: [1, 1] }]);
  });
  test('PAN-TEAM-05, PAN-RULING-81 Alerts are shown and applied, the initiator’s first, and not replaced; a red icon comes before all', () => {
    const t = table({ ...hall, red: ['X09'], draw: ['alert', 'alert', 'gas'] });
    t.act({ do: 'teamSearch', room: t.room('X09'), with: RED }).answer(RED, 'team/join', true);
    expect(t.told('appeared').map((note) => [note.why, note.seat])).toEqual([
      ['red', BLUE],
      ['card', BLUE],
      ['card', RED],
    ]);
    expect([t.hand(BLUE).length, t.hand(RED).length, t.state.discard]).toEqual([5, 5, ['alert', 'alert']]);
    expect(t.told('team-searched')[0]!.kept).toEqual([0, 0]);
  });
  test('PAN-RULING-81 only one card can be drawn: chance decides who gets it', () => {
    const lucky = new Set<number>();
    for (const chance of [0, 1]) {
      const t = table({ ...hall, draw: ['gas'] }).draws(chance);
      t.act({ do: 'teamSearch', room: t.room('X09'), with: RED }).answer(RED, 'team/join', true);
      expect(t.hand(BLUE).length + t.hand(RED).length).toBe(11);
      lucky.add(t.hand(BLUE).length);
    }
    expect(lucky).toEqual(new Set([5, 6]));
  });
  test('PAN-RULING-51 a refusal costs nothing; nobody is asked twice in a room and turn; others and oneself may be asked', () => {
    const t = table({ ...hall, at: { ...hall.at, [android(BLUE)]: 'X09', [android(GREEN)]: 'X09' } });
    const partners = () => t.may('teamSearch').map((a) => a.with);
    expect(partners()).toEqual([RED, GREEN, BLUE]);
    t.act({ do: 'teamSearch', room: t.room('X09'), with: RED }).answer(RED, 'team/join', false);
    expect([t.ap, partners(), t.view(undefined).base[1]!.red]).toEqual([4, [GREEN, BLUE], false]);
    t.act({ do: 'teamSearch', room: t.room('X09'), with: BLUE });
    expect([t.ap, t.hand(BLUE).length]).toEqual([3, 7]);
    expect(
      t
        .until(GREEN)
        .may('teamSearch')
        .map((a) => a.with),
    ).toContain(RED);
  });
  test('PAN-RULING-51, PAN-INFECT-11 the partner’s card may be the Host', () => {
    const t = table({ ...hall, draw: ['host', 'host'] });
    t.act({ do: 'teamSearch', room: t.room('X09'), with: RED }).answer(RED, 'team/join', true);
    expect(t.side(RED)).toBe('host');
    expect(t.told('host', RED)).toHaveLength(1);
  });
  test.each(['fire', 'miss', 'grenade'] as const)(
    'PAN-TEAM-06, PAN-RULING-47 after an attack there (%s) one cannot begin a Team Search, before it one can',
    (how) => {
      const t = table({
        ...hall,
        base: ['X09 1,0', 'X13 2,0'],
        at: { ...hall.at, [android(BLUE)]: 'X09', [soldier(BLUE)]: how === 'grenade' ? 'X13' : 'X09' },
        ammo: { [BLUE]: [4] },
        laid: { [BLUE]: ['knife'] },
        hands: { [BLUE]: [...starting(BLUE), 'grenade'] },
        dice: [1],
      });
      expect(t.may('teamSearch').length).toBeGreaterThan(0);
      if (how === 'fire') t.fire({ body: soldier(RED) }).vest(RED, false);
      if (how === 'miss') t.stab(soldier(BLUE), { body: soldier(RED) });
      if (how === 'grenade') t.act({ do: 'grenade', from: t.room('X13'), to: t.room('X09') });
      expect(t.may('teamSearch')).toEqual([]);
      expect(t.may('search')).not.toEqual([]);
      // It is his own ban, for this turn.
      expect(t.until(BLUE).may('teamSearch').length).toBeGreaterThan(0);
    },
  );
  test('PAN-RULING-47 shooting a parasite there is no attack', () => {
    const t = table({ ...hall, at: { ...hall.at, [android(BLUE)]: 'X09' }, parasites: [['X09']], ammo: { [BLUE]: [4] } });
    expect(
      t
        .fire({ parasite: parasite(0) })
        .may('teamSearch')
        .map((a) => a.with),
    ).toEqual([RED, BLUE]);
    t.act({ do: 'teamSearch', room: t.room('X09'), with: BLUE }).fire({ body: soldier(RED) }); // afterwards it is legal
    expect(t.hand(BLUE)).not.toEqual(own(BLUE));
  });
});
