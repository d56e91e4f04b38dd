import { describe, expect, test } from 'vitest';
import { android, BLUE, GREEN, infection, ORANGE, own, RED, soldier, starting, table, YELLOW } from './table.ts';

describe('moving', () => {
  test('PAN-MOVE-01, -04 one point a room, through doors, never through walls or into the unknown', () => {
    const t = table({ base: ['X13 1,0', 'X12 1,1'] });
    expect(t.may('move').map((m) => [m.who, m.to])).toEqual([
      [soldier(BLUE), t.room('X13')],
      [android(BLUE), t.room('X13')],
    ]);
    t.move(soldier(BLUE), 'X13');
    expect([t.ap, t.where(soldier(BLUE)), t.where(android(BLUE))]).toEqual([3, 'X13', 'X01']);
  });
  /** The Armoured Store behind its security door. */
  const store = ['X08 0,-1 180'] as const;
  test('PAN-MOVE-02, -03, PAN-KEY-01, PAN-RULING-71 a security door: with a Key Card, laid out at first use, for both characters from then on', () => {
    expect(table({ base: store }).canMove(soldier(BLUE), 'X08')).toBe(false);
    const t = table({ base: store, hands: { [BLUE]: [...starting(BLUE), 'key'] } });
    expect(t.may('move')).toContainEqual({ do: 'move', who: soldier(BLUE), to: t.room('X08'), key: true });
    t.move(soldier(BLUE), 'X08');
    expect(t.ap).toBe(3);
    expect(t.view(RED).teams[BLUE]).toMatchObject({ laid: ['key'], hand: 5 });
    expect(t.may('move')).toContainEqual({ do: 'move', who: android(BLUE), to: t.room('X08'), key: false });
    expect(t.until(RED).canMove(soldier(RED), 'X08')).toBe(false);
  });
  test('PAN-MOVE-02, PAN-TERM-06 or while the Terminal keeps the doors open, for everybody', () => {
    const t = table({ base: store, doorsOpen: true });
    expect(t.canMove(soldier(BLUE), 'X08')).toBe(true);
    expect(t.until(RED).canMove(android(RED), 'X08')).toBe(true);
  });
  test('PAN-MOVE-05 between the two rooms of a card is a move', () => {
    const t = table({ base: ['X19 0,1'], at: { [soldier(BLUE)]: 'X19n' } }).move(soldier(BLUE), 'X19s');
    expect([t.ap, t.where(soldier(BLUE))]).toEqual([3, 'X19s']);
  });
  test('PAN-MOVE-06 crowds and parasites hinder nobody', () => {
    const t = table({ base: ['X13 1,0'], parasites: [['X01'], ['X13', 'black'], ['X13']] });
    expect(t.canMove(soldier(BLUE), 'X13')).toBe(true);
  });
  test('PAN-RULING-85 the door inside a two-room card is a door like any other', () => {
    const post = { base: ['X04 0,1 180'] as const, at: { [soldier(BLUE)]: 'X04s' as const } };
    expect(table(post).canMove(soldier(BLUE), 'X04n')).toBe(false);
    expect(table({ ...post, laid: { [BLUE]: ['key'] } }).canMove(soldier(BLUE), 'X04n')).toBe(true);
    expect(table({ ...post, doorsOpen: true }).canMove(soldier(BLUE), 'X04n')).toBe(true);
    // No shot and no throw through it while it is closed, Key Card or not.
    const armed = {
      ...post,
      laid: { [BLUE]: ['key', 'scope'] as const },
      ammo: { [BLUE]: [4] },
      at: { ...post.at, [android(BLUE)]: 'X04s' as const },
    };
    const target = { [soldier(RED)]: 'X04n' as const };
    const hands = { [BLUE]: [...starting(BLUE), 'grenade'] as const };
    const post2 = { ...armed, at: { ...armed.at, ...target }, hands };
    expect(
      table(post2)
        .may('fire')
        .some((s) => 'body' in s.at && s.at.body === soldier(RED)),
    ).toBe(false);
    expect(
      table({ ...post2, doorsOpen: true })
        .may('fire')
        .some((s) => 'body' in s.at && s.at.body === soldier(RED)),
    ).toBe(true);
    const t = table(post2);
    expect(t.may('grenade').map((g) => g.to)).not.toContain(t.room('X04n'));
  });
});

describe('entering', () => {
  test('PAN-ENTRY-01, PAN-RULING-25 by a move, from the other room of the card, or by a Run: each entry alerts, black or red', () => {
    const inner = table({ base: ['X17 0,1'], at: { [soldier(BLUE)]: 'X17s' }, red: ['X17'], dice: [1] });
    expect(inner.move(soldier(BLUE), 'X17n').told('appeared')).toMatchObject([{ why: 'icon', roll: 1 }]);
    const run = table({ base: ['X13 1,0', 'X16 2,0'], dice: [1, 3] });
    run.move(soldier(BLUE), 'X13').answer(BLUE, 'run/move', { do: 'move', who: soldier(BLUE), to: run.room('X16'), key: false });
    expect(run.told('appeared')).toHaveLength(1);
    // Being there, searching there, beginning a turn there: no alert.
    const there = table({ base: ['X16 1,0'], at: { [soldier(BLUE)]: 'X16' } })
      .search('X16')
      .until(BLUE);
    expect(there.told('appeared')).toEqual([]);
    // The icon is the north room's alone.
    expect(table({ base: ['X17 0,1'], at: { [soldier(BLUE)]: 'X17n' } }).move(soldier(BLUE), 'X17s').parasites).toEqual([]);
  });
  test('PAN-ENTRY-02 first the alert, then the encounter, then the Run bonus', () => {
    const alert = table({ base: ['X16 1,0'], at: { [soldier(RED)]: 'X16' }, dice: [4] }).move(soldier(BLUE), 'X16');
    expect(alert.parasites).toEqual(['X01']);
    expect(alert.asked).toEqual(['blue encounter/choose']);
    const run = table({ base: ['X13 1,0'], at: { [soldier(RED)]: 'X13' } }).move(soldier(BLUE), 'X13');
    expect(run.asked).toEqual(['blue encounter/choose']);
    run.trade(RED).swap(BLUE, 'gas', RED, 'gas');
    expect(run.asked).toEqual(['blue run/move']);
    run.answer(BLUE, 'run/move', null);
    expect(run.asked).toEqual(['blue turn/action']);
  });
  test('PAN-ENTRY-03 a parasite is placed before the card is drawn, before anybody is healed', () => {
    const t = table({ base: ['X05 0,1'], red: ['X05'], at: { [soldier(BLUE)]: 'X05' }, hp: { [soldier(BLUE)]: 3 }, dice: [1, 1] });
    t.search('X05').act({ do: 'heal', room: t.room('X05'), heal: [soldier(BLUE)] });
    expect(t.match.notes(BLUE).map((note) => note.kind)).toEqual(['appeared', 'drawn', 'searched', 'appeared', 'healed']);
  });
  test('PAN-ENTRY-04, PAN-RULING-23 nothing else can be done before the encounter is settled', () => {
    const t = table({ base: ['X09 1,0'], at: { [soldier(RED)]: 'X09' } }).move(soldier(BLUE), 'X09');
    expect(t.match.find(BLUE, 'turn/action')).toBeUndefined();
    expect(t.options(BLUE, 'encounter/choose')).toEqual([{ do: 'trade', with: RED }]);
  });
  test('PAN-RULING-23 the question is put whatever the hand holds, and skipped only where all can see that there is no choice', () => {
    const meet = (hand: readonly ('ammo' | 'gas' | 'vest')[], ap: number) =>
      table({ base: ['X09 1,0'], at: { [android(RED)]: 'X09' }, ap, hands: { [BLUE]: [...own(BLUE), 'gas', ...hand] } }).move(
        android(BLUE),
        'X09',
      );
    const armed = meet(['ammo', 'gas'], 2);
    const bare = meet(['vest', 'gas'], 2);
    expect(armed.asked).toEqual(bare.asked);
    expect(armed.options(BLUE, 'encounter/choose')).toHaveLength(2);
    expect(bare.options(BLUE, 'encounter/choose')).toHaveLength(1);
    expect(bare.refusal(BLUE, 'encounter/choose', { do: 'fire', at: { body: android(RED) }, gun: 'pistol', ammo: 0, lay: ['ammo'] })).toBe(
      'no-bullet',
    );
    for (const last of [meet(['ammo', 'gas'], 1), meet(['vest', 'gas'], 1)])
      expect(last.asked).toEqual(['blue trade/give', 'red trade/give']);
  });
  test('PAN-ENTRY-05, PAN-TRADE-04, PAN-RULING-45 who does not attack trades, once per room and turn, whoever is there', () => {
    const t = table({ base: ['X09 1,0'], at: { [soldier(RED)]: 'X09', [android(GREEN)]: 'X09' } });
    t.move(soldier(BLUE), 'X09').trade(RED).swap(BLUE, 'gas', RED, 'gas');
    t.move(soldier(BLUE), 'X01').move(android(BLUE), 'X09');
    expect(t.asked).toEqual(['blue turn/action']);
    // The two rooms of a card are different rooms, and the next turn is another turn.
    const two = table({ base: ['X19 0,1 180'], at: { [soldier(BLUE)]: 'X01', [soldier(RED)]: 'X19s', [android(RED)]: 'X19n' } });
    two.move(soldier(BLUE), 'X19s').trade(RED).swap(BLUE, 'gas', RED, 'gas').move(soldier(BLUE), 'X19n');
    expect(two.asked).toEqual(['blue encounter/choose']);
    // Having been a partner does not count.
    t.until(RED).move(soldier(RED), 'X01').move(soldier(RED), 'X09');
    expect(t.asked).toEqual(['red encounter/choose']);
  });
  test('PAN-ENTRY-06, PAN-TRADE-03, PAN-RULING-46 an attack replaces the trade with everybody there; a miss and a Vest count', () => {
    const room = { base: ['X09 1,0'] as const, at: { [soldier(RED)]: 'X09' as const, [soldier(GREEN)]: 'X09' as const } };
    const shot = table({ ...room, ammo: { [BLUE]: [4] } }).move(android(BLUE), 'X09');
    shot.answer(BLUE, 'encounter/choose', { do: 'fire', at: { body: soldier(RED) }, gun: 'pistol', ammo: 4, lay: [] }).vest(RED, false);
    expect([shot.asked, shot.hp(soldier(RED)), shot.ap]).toEqual([['blue turn/action'], 3, 2]);
    const missed = table({ ...room, laid: { [BLUE]: ['knife'] }, dice: [2] }).move(soldier(BLUE), 'X09');
    missed.answer(BLUE, 'encounter/choose', { do: 'knife', who: soldier(BLUE), at: { body: soldier(GREEN) }, lay: false });
    expect([missed.asked, missed.hp(soldier(GREEN))]).toEqual([['blue turn/action'], 4]);
    // Not so: parasites, other rooms, Grenades. None of them is offered as the attack.
    const other = table({
      ...room,
      at: { ...room.at, [android(YELLOW)]: 'X01' },
      ammo: { [BLUE]: [4] },
      laid: { [BLUE]: ['scope'] },
      hands: { [BLUE]: [...starting(BLUE), 'grenade'] },
      parasites: [['X09']],
    });
    other.move(android(BLUE), 'X09');
    const attacks = other.options(BLUE, 'encounter/choose').filter((c) => c.do !== 'trade');
    expect(attacks.map((c) => 'at' in c && c.at)).toEqual([{ body: soldier(RED) }, { body: soldier(GREEN) }]);
    // Trading first, one may still attack as an ordinary action; and an entry settled by force leaves the duty for the next.
    other
      .trade(RED)
      .swap(BLUE, 'gas', RED, 'gas')
      .fire({ body: soldier(RED) })
      .vest(RED, false);
    expect(other.hp(soldier(RED))).toBe(3);
    shot.move(android(BLUE), 'X01').move(android(BLUE), 'X09');
    expect(shot.asked).toEqual(['blue encounter/choose']);
  });
  test('PAN-RULING-46 only characters in the room carry the attack out', () => {
    const t = table({ base: ['X09 1,0'], at: { [soldier(RED)]: 'X09' }, ammo: { [BLUE]: [4] }, laid: { [BLUE]: ['scope'] } });
    t.move(soldier(BLUE), 'X09'); // the Android, with its Scope, stays in the Reactor Room
    expect(t.options(BLUE, 'encounter/choose')).toEqual([{ do: 'trade', with: RED }]);
  });
  test('PAN-ENTRY-07 then the turn goes on with the points that are left', () => {
    const t = table({ base: ['X09 1,0'], at: { [soldier(RED)]: 'X09' } })
      .move(soldier(BLUE), 'X09')
      .trade(RED)
      .swap(BLUE, 'gas', RED, 'vest');
    expect(t.ap).toBe(3);
    expect(t.may('search')).toHaveLength(1);
  });
  test('PAN-RULING-44 there is no trade but on entering', () => {
    const t = table({ base: ['X09 1,0'], at: { [soldier(BLUE)]: 'X09', [soldier(RED)]: 'X09' } });
    expect(t.asked).toEqual(['blue turn/action']);
    expect(t.options(BLUE, 'turn/action').map((a) => a.do)).not.toContain('trade');
    expect(t.until(RED).asked).toEqual(['red turn/action']);
  });
  test('PAN-RULING-84 an encounter whose partners have died is settled', () => {
    const t = table({ base: ['X13 1,0'], at: { [soldier(RED)]: 'X13' }, hp: { [soldier(RED)]: 1 }, ammo: { [BLUE]: [4] }, seats: 5 });
    t.move(android(BLUE), 'X13')
      .answer(BLUE, 'encounter/choose', { do: 'fire', at: { body: soldier(RED) }, gun: 'pistol', ammo: 4, lay: [] })
      .vest(RED, false);
    expect(t.asked).toEqual(['blue run/move']);
    expect(t.hand(ORANGE)).toContain(infection(ORANGE));
  });
});

describe('Run', () => {
  test('PAN-RUN-01, -02 a second move for nothing, to any side, or none', () => {
    const t = table({ base: ['X14 1,0', 'X12 1,-1', 'X13 2,0'] }).move(soldier(BLUE), 'X14');
    expect(t.options(BLUE, 'run/move').map((m) => m && t.state.base[m.to >> 1]!.card)).toEqual(['X12', 'X13', 'X01', null]);
    t.answer(BLUE, 'run/move', { do: 'move', who: soldier(BLUE), to: t.room('X12'), key: false });
    expect([t.ap, t.where(soldier(BLUE))]).toEqual([3, 'X12']);
    expect(t.told('moved').map((note) => note.run)).toEqual([false, true]);
    const stays = table({ base: ['X14 1,0'] })
      .move(soldier(BLUE), 'X14')
      .answer(BLUE, 'run/move', null);
    expect(stays.where(soldier(BLUE))).toBe('X14');
  });
  test('PAN-RUN-03 on the red side as well', () =>
    expect(table({ base: ['X14 1,0'], red: ['X14'] }).move(soldier(BLUE), 'X14').asked).toEqual(['blue run/move']));
  test('PAN-RULING-24 at once or never, without a point, with a Key Card; and it brings no further bonus', () => {
    const t = table({ base: ['X13 1,0', 'X14 2,0'], ap: 1 }).move(soldier(BLUE), 'X13');
    expect(t.ap).toBe(0);
    t.answer(BLUE, 'run/move', { do: 'move', who: soldier(BLUE), to: t.room('X14'), key: false });
    expect(t.asked).toEqual(['blue turn/action']);
    const key = table({ base: ['X12 0,-1', 'X08 0,-2 180'], hands: { [BLUE]: [...starting(BLUE), 'key'] } }).move(soldier(BLUE), 'X12');
    expect(key.options(BLUE, 'run/move')).toContainEqual({ do: 'move', who: soldier(BLUE), to: key.room('X08'), key: true });
    // The other character cannot use it, and an attack made as the encounter does not lose it.
    expect(key.options(BLUE, 'run/move').every((m) => m === null || m.who === soldier(BLUE))).toBe(true);
    const fight = table({ base: ['X13 1,0'], at: { [soldier(RED)]: 'X13' }, ammo: { [BLUE]: [4] } }).move(android(BLUE), 'X13');
    fight.answer(BLUE, 'encounter/choose', { do: 'fire', at: { body: soldier(RED) }, gun: 'pistol', ammo: 4, lay: [] }).vest(RED, false);
    expect(fight.asked).toEqual(['blue run/move']);
  });
});
