import { describe, expect, test } from 'vitest';
import { android, BLUE, GREEN, own, RED, soldier, starting, table } from './table.ts';

describe('the turn', () => {
  test('PAN-TURN-02, -04 the pool goes to either character, and the same action may be done again', () => {
    const t = table({ base: ['X18 1,0'], at: { [android(BLUE)]: 'X18' }, red: ['X18'], dice: [1, 1, 1, 1] });
    for (let i = 0; i < 4; i++) t.search('X18');
    expect(t.ap).toBe(0);
    expect(t.told('searched')).toHaveLength(4);
  });
  test('PAN-TURN-03 every action costs one point, items marked 0 none; without a point no action is offered', () => {
    const t = table({ base: ['X13 1,0'], ap: 1, hands: { [BLUE]: [...starting(BLUE), 'adrenaline', 'adrenaline'] } });
    t.act({ do: 'adrenaline' });
    expect(t.ap).toBe(3);
    const spent = table({ base: ['X13 1,0'], ap: 0 });
    expect(spent.options(BLUE, 'turn/action')).toEqual([{ do: 'end' }]);
    expect(spent.cannot({ do: 'move', who: soldier(BLUE), to: 2, key: false })).toBe('no-ap');
  });
  test('PAN-TURN-05 unspent points are lost', () => {
    const t = table().end();
    expect(t.told('turn-ended')).toEqual([{ kind: 'turn-ended', seat: BLUE, unspent: 4 }]);
    expect(t.until(BLUE).ap).toBe(4);
  });
  test('PAN-TURN-06, PAN-ATTACK-05 the actions there are; none of them shows a card or a side to anybody', () => {
    const kit = ['aid', 'grenade', 'scanner', 'knife', 'ammo', 'adrenaline'] as const;
    const t = table({
      base: ['X03 1,0', 'X05 0,1', 'X09 -1,0'],
      at: { [soldier(BLUE)]: 'X09', [android(BLUE)]: 'X09', [soldier(RED)]: 'X09' },
      hp: { [soldier(BLUE)]: 2 },
      hands: { [BLUE]: [...own(BLUE), 'gas', 'vest', ...kit] },
      sides: { [BLUE]: 'infected' },
      round: 10,
    });
    const kinds = () => new Set(t.options(BLUE, 'turn/action').map((a) => a.do));
    expect(kinds()).toEqual(
      new Set(['explore', 'move', 'fire', 'knife', 'search', 'teamSearch', 'aid', 'grenade', 'scanner', 'adrenaline', 'vote', 'end']),
    );
    const terminal = table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03' } });
    expect(new Set(terminal.options(BLUE, 'turn/action').map((a) => a.do))).toEqual(
      new Set(['explore', 'move', 'search', 'heatScan', 'openDoors', 'reveal', 'end']),
    );
  });
  test('PAN-RULING-12 only the player ends it, never the last point; and not while something else is being decided', () => {
    const t = table({ base: ['X18 1,0'], ap: 2, at: { [soldier(BLUE)]: 'X18' } }).search('X18');
    const last = table({ base: ['X18 1,0'], ap: 1, at: { [soldier(BLUE)]: 'X18' } }).search('X18');
    expect(t.asked).toEqual(['blue turn/action']);
    expect([last.ap, last.asked]).toEqual([0, ['blue turn/action']]);
    const met = table({ base: ['X10 -1,0'], at: { [soldier(RED)]: 'X10' } }).move(soldier(BLUE), 'X10');
    expect(met.asked).toEqual(['blue encounter/choose']);
    expect(() => met.end()).toThrow();
  });
  test('PAN-RULING-10 limits of a turn are new in the next turn, the doors stay open until the round ends', () => {
    const t = table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03', [soldier(RED)]: 'X03' } }).act({ do: 'openDoors' });
    expect(t.cannot({ do: 'heatScan' })).toBe('terminal-used');
    t.until(RED);
    expect(t.state.doorsOpen).toBe(true);
    expect(t.may('heatScan')).toHaveLength(1);
    t.until(BLUE);
    expect(t.state.doorsOpen).toBe(false);
    expect(t.may('heatScan')).toHaveLength(1);
  });
  test('PAN-RULING-69, PAN-ADREN-01 Adrenaline: two points more, also without any, for either character, several in a turn, lost at its end', () => {
    const t = table({ ap: 0, base: ['X13 1,0'], hands: { [BLUE]: [...starting(BLUE), 'adrenaline', 'adrenaline'] } });
    t.act({ do: 'adrenaline' }).act({ do: 'adrenaline' });
    expect(t.ap).toBe(4);
    expect(t.state.discard).toEqual(['adrenaline', 'adrenaline']);
    expect(new Set(t.may('move').map((move) => move.who))).toEqual(new Set([soldier(BLUE), android(BLUE)]));
    expect(t.until(BLUE).ap).toBe(4);
  });
  test('PAN-RULING-78 a refused action changes nothing and leaves no trace', () => {
    const t = table({ base: ['X13 1,0'] });
    const told = t.match.toldInAll;
    for (const bad of [
      { do: 'search', room: 0 },
      { do: 'burn' },
      { do: 'scanner', seat: RED },
      { do: 'move', who: soldier(RED), to: 2, key: false },
      { do: 'move', who: soldier(BLUE), to: 99, key: false },
      { do: 'explore', from: 0, x: 5, y: 5, turn: 0 },
      { do: 'nothing' },
      null,
      'end',
    ])
      t.cannot(bad); // compares the whole match before and after
    expect(t.match.toldInAll).toBe(told);
    expect(t.ap).toBe(4);
  });
});

describe('the search of the first round', () => {
  test('PAN-TURN-07, PAN-RULING-55 it must be made while it is in reach: the turn cannot be ended before', () => {
    const t = table({ round: 1, duty: true, deck: ['X18'] });
    expect(t.view(BLUE).turn!.duty).toBe(true);
    expect(t.cannot({ do: 'end' })).toBe('duty');
    t.explore('X01', 1, 0).move(soldier(BLUE), 'X18');
    expect(t.cannot({ do: 'end' })).toBe('duty');
    t.search('X18').end();
    expect(t.active).toBe(RED);
    // In a later round nothing is due.
    expect(table({ deck: ['X18'] }).end().active).toBe(RED);
    // The last point is enough for the search itself, alone or together.
    const last = {
      round: 1,
      duty: true,
      ap: 1,
      base: ['X09 1,0'] as const,
      at: { [soldier(BLUE)]: 'X09' as const, [android(BLUE)]: 'X09' as const },
    };
    expect([table(last).may('search').length, table(last).may('teamSearch').length]).toEqual([1, 1]);
  });
  test('PAN-RULING-55 in reach: here with one point, d moves away with d + 1, in the visible card with d + 3', () => {
    const due = (ap: number, more: Parameters<typeof table>[0] = {}) =>
      table({ round: 1, duty: true, ap, deck: ['X20'], ...more }).may('end').length === 0;
    const here = { base: ['X18 1,0'] as const, at: { [soldier(BLUE)]: 'X18' as const } };
    expect([due(1, here), due(0, here)]).toEqual([true, false]);
    expect([due(2, { base: ['X18 1,0'] }), due(1, { base: ['X18 1,0'] })]).toEqual([true, false]);
    expect([due(3, { deck: ['X18'] }), due(2, { deck: ['X18'] })]).toEqual([true, false]);
    const hall = { base: ['X20 1,0'] as const, deck: ['X18'] as const, walls: { X01: [0, 2, 3] as const } };
    expect([due(4, hall), due(3, hall)]).toEqual([true, false]); // one move to the hall, then laid from there
    const sealed = { deck: ['X13'] as const, walls: { X01: [1, 3] as const } };
    expect(due(4, sealed)).toBe(false); // it could be laid nowhere
  });
  test('PAN-RULING-55 an action that would put it out of reach is refused', () => {
    const t = table({ round: 1, duty: true, ap: 2, base: ['X18 1,0', 'X20 -1,0'] });
    expect(t.canMove(soldier(BLUE), 'X18')).toBe(true);
    expect(t.canMove(soldier(BLUE), 'X20')).toBe(false);
    expect(t.cannot({ do: 'move', who: soldier(BLUE), to: t.room('X20'), key: false })).toBe('duty');
    expect(t.may('explore')).toEqual([]);
    // With the same points and nothing due it is free.
    expect(table({ ap: 2, base: ['X18 1,0', 'X20 -1,0'] }).canMove(soldier(BLUE), 'X20')).toBe(true);
  });
  test('PAN-RULING-55 a card laid behind its own security door does not count, with a Key Card face up it does', () => {
    const locked = table({ round: 1, duty: true, deck: ['X08'] });
    expect(locked.canExplore('X01', 0, -1, 180)).toBe(false); // its security door would face the explorer
    expect(locked.canExplore('X01', 0, -1, 0)).toBe(true); // entered by its open door
    expect(locked.canExplore('X01', 0, 1, 0)).toBe(false);
    expect(table({ round: 1, duty: true, deck: ['X08'], laid: { [BLUE]: ['key'] } }).canExplore('X01', 0, 1, 0)).toBe(true);
  });
  test('PAN-RULING-55 where no search is in reach one is free, and the duty lapses', () => {
    const t = table({ round: 1, duty: true, deck: ['X20'] });
    expect(t.may('end')).toHaveLength(1);
    // The next card decides nothing beforehand: it is not known yet.
    expect(t.may('explore').length).toBe(table({ deck: ['X20'] }).may('explore').length);
    expect(t.end().active).toBe(RED);
  });
  test('PAN-RULING-55 an Alert drawn fulfils it, a Team Search for its initiator only', () => {
    const alert = table({ round: 1, duty: true, base: ['X18 1,0'], at: { [soldier(BLUE)]: 'X18' }, draw: ['alert', 'gas'], dice: [1] });
    expect(alert.search('X18').state.turn!.duty).toBe(false);
    const team = table({ round: 1, duty: true, base: ['X09 1,0'], at: { [soldier(BLUE)]: 'X09', [soldier(RED)]: 'X09' } });
    team.act({ do: 'teamSearch', room: team.room('X09'), with: RED });
    expect(team.state.turn!.duty).toBe(true); // not before he has agreed
    expect(team.answer(RED, 'team/join', true).state.turn!.duty).toBe(false);
    expect(team.hand(RED)).toHaveLength(6);
    team.end();
    expect([team.active, team.state.turn!.duty]).toEqual([RED, true]);
  });
  test('PAN-RULING-55 nor may one blow up the only character who could make it', () => {
    const throwing = (hp: number) =>
      table({
        round: 1,
        duty: true,
        ap: 2,
        base: ['X18 1,0'],
        at: { [android(BLUE)]: 'X18' },
        hp: { [android(BLUE)]: hp },
        hands: { [BLUE]: [...starting(BLUE), 'grenade'] },
      })
        .may('grenade')
        .map((g) => g.to);
    expect(throwing(1)).toEqual([0]);
    expect(throwing(2)).toEqual([2, 0]);
  });
  test('PAN-RULING-55 the attack of an encounter is an action too', () => {
    const armed = { hands: { [BLUE]: starting(BLUE) }, ammo: { [BLUE]: [4] } };
    const t = table({ ...armed, round: 1, duty: true, ap: 2, base: ['X18 1,0'], at: { [android(RED)]: 'X18', [soldier(GREEN)]: 'X18' } });
    t.move(android(BLUE), 'X18');
    expect(t.options(BLUE, 'encounter/choose')).toEqual([
      { do: 'trade', with: RED },
      { do: 'trade', with: GREEN },
    ]);
    // In a later round nothing is due.
    const later = table({ ...armed, ap: 2, base: ['X18 1,0'], at: { [android(RED)]: 'X18', [soldier(GREEN)]: 'X18' } }).move(
      android(BLUE),
      'X18',
    );
    expect(later.options(BLUE, 'encounter/choose')).toHaveLength(4);
  });
  test('PAN-RULING-55, PAN-RULING-78 what the duty forbids is refused for its sake, whatever was asked and wherever', () => {
    const due = { round: 1, duty: true, ap: 2 } as const;
    const explorer = table({ ...due, base: ['X18 1,0'], deck: ['X20'] });
    const { x, y, turn } = table({ base: ['X18 1,0'], deck: ['X20'] }).may('explore')[0]!;
    expect(explorer.cannot({ do: 'explore', from: 0, x, y, turn })).toBe('duty');
    const armed = { ammo: { [BLUE]: [4] }, at: { [android(RED)]: 'X18', [soldier(GREEN)]: 'X18' } } as const;
    const shot = { do: 'fire', at: { body: android(RED) }, gun: 'pistol', ammo: 4, lay: [] } as const;
    const meeting = table({ ...due, ...armed, base: ['X18 1,0'] }).move(android(BLUE), 'X18');
    expect(meeting.refusal(BLUE, 'encounter/choose', shot)).toBe('duty');
    // The last point is for the corridor itself: the bonus move may not lead away from it.
    const running = table({ ...due, base: ['X13 1,0'], deck: ['X20'] }).move(soldier(BLUE), 'X13');
    expect(running.asked).toEqual(['blue run/move']);
    const away = { do: 'move', who: soldier(BLUE), to: running.room('X01'), key: false } as const;
    expect(running.options(BLUE, 'run/move')).not.toContainEqual(away);
    expect(running.refusal(BLUE, 'run/move', away)).toBe('duty');
    expect(running.refusal(BLUE, 'run/move', { ...away, to: 99 })).toBe('not-possible');
  });
  test('PAN-RULING-78 every kind of action has its own reason, and where the duty is in the way nothing else is blamed', () => {
    const t = table({ round: 1, duty: true, base: ['X18 1,0'], deck: ['X20'] });
    const elsewhere = { do: 'explore', from: t.room('X18'), x: 2, y: 0, turn: 0 };
    expect(t.cannot(elsewhere)).toBe('not-possible'); // nobody of mine is there
    expect(t.cannot({ do: 'knife', who: soldier(BLUE), at: { body: soldier(RED) }, lay: true })).toBe('not-yours');
    expect(t.cannot({ do: 'heatScan' })).toBe('not-possible');
    expect(t.cannot({ do: 'toString' })).toBe('not-possible');
    expect(table({ ap: 0 }).cannot({ do: 'vote' })).toBe('not-possible'); // a vote costs no point: it is too early
  });
});
