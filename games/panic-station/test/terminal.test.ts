import { describe, expect, test } from 'vitest';
import { roomAt } from '../state.ts';
import { android, BLUE, GREEN, RED, soldier, starting, table, YELLOW } from './table.ts';

const computer = { base: ['X03 1,0'] as const, at: { [soldier(BLUE)]: 'X03' as const } };

describe('the Terminal', () => {
  test('PAN-TERM-01, -02, PAN-RULING-07 three functions for a point each, one a turn, even with two computers', () => {
    const both = table({ base: ['X03 1,0', 'X04 0,1 180'], at: { [soldier(BLUE)]: 'X03', [android(BLUE)]: 'X04n' } });
    expect(both.may('heatScan')).toHaveLength(1);
    both.act({ do: 'openDoors' });
    expect(both.ap).toBe(3);
    for (const what of [{ do: 'heatScan' }, { do: 'openDoors' }, { do: 'reveal', x: 0, y: -1, turn: 0 }])
      expect(both.cannot(what)).toBe('terminal-used');
    const second = table({ base: ['X04 0,1 180'], at: { [soldier(BLUE)]: 'X04n' } });
    expect([second.may('heatScan').length, second.may('openDoors').length, second.may('reveal').length > 0]).toEqual([1, 1, true]);
    expect(table({ base: ['X04 0,1 180'], at: { [soldier(BLUE)]: 'X04s' } }).may('heatScan')).toEqual([]);
  });
  test('PAN-TERM-03, -04, PAN-RULING-60 a Heat Scan tells the table how many are infected, and nobody who', () => {
    const t = table({ ...computer, sides: { [RED]: 'host', [GREEN]: 'infected' } }).act({ do: 'heatScan' });
    for (const seat of [BLUE, RED, undefined]) {
      const [scan] = t.told('heat-scan', seat);
      expect([...scan!.cards].sort()).toEqual(['negative', 'negative', 'positive', 'positive']);
      expect(t.view(seat).scans).toEqual([{ round: 2, positive: 2, negative: 2 }]);
    }
    // The cards come in the order of a shuffle, whoever is infected.
    const orders = new Set(
      [0, 1, 2, 3].flatMap((a) =>
        [0, 1, 2].map((b) =>
          table({ ...computer, sides: { [RED]: 'host' } })
            .draws(a, b)
            .act({ do: 'heatScan' })
            .told('heat-scan', BLUE)[0]!
            .cards.join(),
        ),
      ),
    );
    expect(orders.size).toBeGreaterThan(2);
  });
  test('PAN-RULING-60 the dead take no part', () => {
    const t = table({ ...computer, sides: { [RED]: 'host' }, hp: { [soldier(RED)]: 0, [android(RED)]: 0 } }).act({ do: 'heatScan' });
    expect(t.told('heat-scan', BLUE)[0]!.cards).toEqual(['negative', 'negative', 'negative']);
  });
  test('PAN-TERM-05 the other pile is never shown, and all can be scanned again', () => {
    const t = table({ ...computer, sides: { [RED]: 'host' } })
      .act({ do: 'heatScan' })
      .until(BLUE)
      .act({ do: 'heatScan' });
    expect(t.view(BLUE).scans).toEqual([
      { round: 2, positive: 1, negative: 3 },
      { round: 3, positive: 1, negative: 3 },
    ]);
    expect(t.told('heat-scan').every((scan) => scan.cards.length === 4)).toBe(true);
  });
  test('PAN-TERM-06, PAN-RULING-58 open doors: all of them, inner ones and those of cards laid later, for all players, this round', () => {
    const t = table({ base: ['X03 1,0', 'X04 0,1 180'], at: { [soldier(BLUE)]: 'X03', [soldier(RED)]: 'X04s' }, deck: ['X08'] });
    t.act({ do: 'openDoors' });
    t.explore('X01', 0, -1, 180);
    expect(t.canMove(android(BLUE), 'X08')).toBe(true);
    t.until(RED);
    expect(t.canMove(soldier(RED), 'X04n')).toBe(true);
    t.until(YELLOW).end();
    expect(t.state.round).toBe(3);
    expect(t.canMove(android(BLUE), 'X08')).toBe(false);
    // Two security doors still may not face each other.
    const hall = table({
      base: ['X03 1,0', 'X20 -1,0'],
      at: { [soldier(BLUE)]: 'X03', [android(BLUE)]: 'X20' },
      deck: ['X08'],
      doorsOpen: true,
    });
    expect(hall.canExplore('X20', -1, -1, 180)).toBe(false);
  });
  test('PAN-TERM-07, -08 reveal a room: the top card, next to any room, by the rules of laying; once', () => {
    const t = table({ ...computer, deck: ['X13', 'X12'] });
    expect(t.may('reveal').map((r) => [r.x, r.y, r.turn])).toEqual([
      [-1, 0, 0],
      [-1, 0, 180],
      [2, 0, 0],
      [2, 0, 180],
    ]);
    t.act({ do: 'reveal', x: -1, y: 0, turn: 0 });
    expect(t.ap).toBe(3);
    expect(t.told('explored')[0]).toMatchObject({ card: 'X13', by: 'reveal', x: -1 });
    expect(t.may('reveal')).toEqual([]);
    expect(t.may('explore').length).toBeGreaterThan(0);
  });
  test('PAN-RULING-59 a card that fits nowhere: as with Explore, and the function is used up', () => {
    const narrow = {
      base: ['X03 1,0', 'X15 -1,0'] as const,
      at: { [soldier(BLUE)]: 'X03' as const },
      deck: ['X13', 'X07'] as const,
      walls: { X03: [1] as const },
    };
    const t = table(narrow);
    t.act({ do: 'revealNowhere' }).answer(BLUE, 'explore/unplaceable', 'under');
    expect([t.ap, t.view(BLUE).turn!.terminal, t.view(BLUE).turn!.stuck]).toEqual([3, true, true]);
    expect(t.cannot({ do: 'explore', from: 0, x: 0, y: 1, turn: 0 })).toBe('stuck');
    const second = table({ ...narrow, deck: ['X13', 'X12'] });
    second.act({ do: 'revealNowhere' }).answer(BLUE, 'explore/unplaceable', 'under');
    expect(second.view(RED).scene).toMatchObject({ kind: 'second', card: 'X12', reveal: true });
    second.answer(BLUE, 'explore/place', { x: 0, y: 1, turn: 0 });
    expect(second.ap).toBe(3);
    expect(second.told('explored', RED)).toMatchObject([{ card: 'X12', by: 'reveal' }]);
  });
  test('PAN-RULING-52 using the computer does not turn the card, searching it does', () => {
    const t = table(computer).act({ do: 'heatScan' });
    expect(t.view(undefined).base[1]!.red).toBe(false);
    expect(t.search('X03').view(undefined).base[1]!.red).toBe(true);
  });
});

describe('the Infirmary', () => {
  const ward = { base: ['X05 0,1'] as const, at: { [soldier(BLUE)]: 'X05' as const, [android(BLUE)]: 'X05' as const } };
  const heal = (t: ReturnType<typeof table>) => t.may('heal').map((h) => h.heal);
  test('PAN-HEAL-01, PAN-RULING-56 two wounds for a point, on one of mine or one each; once a turn', () => {
    const t = table({ ...ward, hp: { [soldier(BLUE)]: 1, [android(BLUE)]: 2 } });
    expect(heal(t)).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
    ]);
    t.act({ do: 'heal', room: t.room('X05'), heal: [soldier(BLUE), android(BLUE)] });
    expect([t.ap, t.hp(soldier(BLUE)), t.hp(android(BLUE))]).toEqual([1, 2, 3]);
    expect(t.cannot({ do: 'heal', room: t.room('X05'), heal: [0, 0] })).toBe('healed');
  });
  test('PAN-RULING-56 own characters in that room only; refused where nothing can be healed; two Infirmaries make no two turns', () => {
    expect(heal(table(ward))).toEqual([]);
    expect(heal(table({ ...ward, hp: { [soldier(RED)]: 1 }, at: { ...ward.at, [soldier(RED)]: 'X05' } }))).toEqual([]);
    const two = table({
      base: ['X05 0,1', 'X06 1,0'],
      at: { [soldier(BLUE)]: 'X05', [android(BLUE)]: 'X06' },
      hp: { [soldier(BLUE)]: 1, [android(BLUE)]: 1 },
    });
    expect(heal(two)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(heal(two.act({ do: 'heal', room: two.room('X05'), heal: [soldier(BLUE), soldier(BLUE)] }))).toEqual([]);
  });
  test('PAN-HEAL-02, -03 a black room is turned; in a red one a parasite comes first', () => {
    const t = table({ ...ward, hp: { [soldier(BLUE)]: 1 }, dice: [3] }).act({
      do: 'heal',
      room: roomAt(1, 0),
      heal: [soldier(BLUE), soldier(BLUE)],
    });
    expect(t.view(undefined).base[1]!.red).toBe(true);
    expect(t.parasites).toEqual([]);
    t.until(BLUE).act({ do: 'heal', room: roomAt(1, 0), heal: [soldier(BLUE)] });
    expect(t.parasites).toEqual(['X05']);
    expect(
      t.match
        .notes(undefined)
        .map((note) => note.kind)
        .slice(-2),
    ).toEqual(['appeared', 'healed']);
    // Searching affects healing, and healing affects searching (PAN-RULING-52).
    expect(
      table({ ...ward, hp: { 0: 3 }, dice: [3] })
        .search('X05')
        .act({ do: 'heal', room: roomAt(1, 0), heal: [soldier(BLUE)] }).parasites,
    ).toEqual(['X05']);
    expect(
      table({ ...ward, hp: { 0: 3 }, dice: [3] })
        .act({ do: 'heal', room: roomAt(1, 0), heal: [soldier(BLUE)] })
        .search('X05').parasites,
    ).toEqual(['X05']);
  });
  test('PAN-HEAL-04 never above four', () => {
    const t = table({ ...ward, hp: { [soldier(BLUE)]: 3 } });
    expect(heal(t)).toEqual([[0]]);
    expect(t.act({ do: 'heal', room: roomAt(1, 0), heal: [soldier(BLUE)] }).hp(soldier(BLUE))).toBe(4);
    expect(starting(BLUE)).toHaveLength(5);
  });
});
