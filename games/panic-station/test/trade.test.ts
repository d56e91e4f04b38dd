import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import type { Side } from '../state.ts';
import { android, BLUE, GREEN, infection, own, RED, type Setting, soldier, starting, table, YELLOW } from './table.ts';

/** Red enters the Workshop, where Green waits. */
function meeting(more: Setting = {}) {
  const t = table({ base: ['X10 -1,0'], turn: RED, at: { [soldier(GREEN)]: 'X10' }, ...more });
  return t.move(soldier(RED), 'X10').trade(GREEN);
}
const hands = (red: readonly Card[], green: readonly Card[]) => ({ [RED]: [...own(RED), ...red], [GREEN]: [...own(GREEN), ...green] });

describe('the compulsory trade', () => {
  test('PAN-TRADE-01, -06, -07 on entering an occupied room, for no point, and the partner cannot refuse', () => {
    const t = meeting();
    expect(t.asked).toEqual(['red trade/give', 'green trade/give']);
    for (const none of [null, false, 'nothing', []]) t.refusal(GREEN, 'trade/give', none);
    t.swap(RED, 'vest', GREEN, 'gas');
    expect([t.ap, t.has(RED, 'gas'), t.has(GREEN, 'vest'), t.hand(RED).length, t.hand(GREEN).length]).toEqual([3, 2, 2, 5, 5]);
  });
  test('PAN-TRADE-02 never in the Reactor Room', () => {
    const t = table({ base: ['X10 -1,0'], at: { [soldier(BLUE)]: 'X10' } }).move(soldier(BLUE), 'X01');
    expect(t.asked).toEqual(['blue turn/action']);
  });
  test('PAN-TRADE-01 nobody there, or only one’s own: no trade', () => {
    const t = table({ base: ['X10 -1,0'], at: { [android(BLUE)]: 'X10' } }).move(soldier(BLUE), 'X10');
    expect(t.asked).toEqual(['blue turn/action']);
  });
  test('PAN-TRADE-05 the one who enters chooses among several', () => {
    const t = table({ base: ['X10 -1,0'], at: { [soldier(GREEN)]: 'X10', [android(YELLOW)]: 'X10', [android(GREEN)]: 'X10' }, ap: 1 }).move(
      soldier(BLUE),
      'X10',
    );
    expect(t.options(BLUE, 'encounter/choose')).toEqual([
      { do: 'trade', with: GREEN },
      { do: 'trade', with: YELLOW },
    ]);
    expect(t.trade(YELLOW).asked).toEqual(['blue trade/give', 'yellow trade/give']);
  });
  test('PAN-TRADE-08, PAN-RULING-43 both choose at once and finally; nobody is shown anything before', () => {
    const t = meeting();
    const before = [t.view(GREEN), t.view(BLUE), t.match.notes(GREEN), t.match.notes(BLUE)];
    t.answer(RED, 'trade/give', 'vest');
    expect([t.view(GREEN), t.view(BLUE), t.match.notes(GREEN), t.match.notes(BLUE)]).toEqual(before);
    expect(t.match.sealed(RED)).toBe(true);
    expect(t.asked).toEqual(['green trade/give']);
    // Finally: also while the other still chooses, or "has chosen" would come and go.
    expect(t.match.canTakeBack(RED)).toBe(false);
    expect(t.match.takeBack(RED)).toBe(false);
    t.answer(GREEN, 'trade/give', 'gas');
    expect(t.match.canTakeBack(GREEN)).toBe(false);
    expect(t.match.canTakeBack(RED)).toBe(false);
  });
  test('PAN-TRADE-09, -10, PAN-INFO-04, -08 each sees the card he gets; the table learns who and where', () => {
    const t = meeting({ hands: hands(['gas', 'antidote'], ['gas', 'key']) }).swap(RED, 'antidote', GREEN, 'key');
    const spot = { room: t.room('X10'), key: 'X10' };
    expect(t.told('swapped', RED)).toEqual([{ kind: 'swapped', seat: RED, with: GREEN, gave: 'antidote', got: 'key', spot }]);
    expect(t.told('swapped', GREEN)).toEqual([{ kind: 'swapped', seat: GREEN, with: RED, gave: 'key', got: 'antidote', spot }]);
    for (const seat of [BLUE, undefined]) {
      expect(t.told('swapped', seat)).toEqual([]);
      expect(t.told('traded', seat)).toEqual([{ kind: 'traded', by: RED, with: GREEN, spot }]);
      expect(JSON.stringify([t.match.notes(seat), t.view(seat)])).not.toContain('antidote');
    }
  });
  test('PAN-TRADE-16 a one-use item keeps its use', () => {
    const t = meeting({ hands: hands(['gas', 'adrenaline', 'vest'], ['gas', 'key', 'vest']) }).swap(RED, 'adrenaline', GREEN, 'key');
    expect(t.state.discard).toEqual([]);
    expect(t.until(GREEN).may('adrenaline')).toHaveLength(1);
  });
});

describe('what may be given', () => {
  const offers = (side: Side, hand: readonly Card[], more: Setting = {}) =>
    meeting({ hands: { [RED]: hand }, sides: { [RED]: side }, ...more }).options(RED, 'trade/give');
  test('PAN-TRADE-11, PAN-INFECT-08 the infected and the Host also their own Infection cards', () => {
    for (const side of ['infected', 'host'] as const) expect(offers(side, starting(RED))).toEqual(['gas', 'vest', infection(RED)]);
  });
  test('PAN-TRADE-12 a human never', () => {
    expect(offers('human', starting(RED))).toEqual(['gas', 'vest']);
    expect(meeting().refusal(RED, 'trade/give', infection(RED))).toBe('own-infection');
  });
  test('PAN-TRADE-13, -14 a stranger’s Infection card only without any item', () => {
    expect(offers('human', [...own(RED), infection(BLUE), 'gas'])).toEqual(['gas']);
    expect(meeting({ hands: { [RED]: [...own(RED), infection(BLUE), 'gas'] } }).refusal(RED, 'trade/give', infection(BLUE))).toBe(
      'foreign-infection',
    );
    expect(offers('human', [...own(RED), infection(BLUE), infection(YELLOW)])).toEqual([infection(BLUE), infection(YELLOW)]);
    expect(offers('infected', [...own(RED), infection(BLUE), infection(YELLOW)])).toEqual([
      infection(BLUE),
      infection(RED),
      infection(YELLOW),
    ]);
  });
  test('PAN-TRADE-15 a stranger’s card never infects', () => {
    const t = meeting({ hands: { [RED]: [...own(RED), infection(BLUE), infection(YELLOW)] } }).swap(RED, infection(BLUE), GREEN, 'vest');
    expect([t.side(GREEN), t.has(GREEN, infection(BLUE))]).toEqual(['human', 1]);
    const infected = meeting({
      hands: { [RED]: [infection(BLUE), infection(BLUE), infection(YELLOW), infection(YELLOW), infection(BLUE)] },
      sides: { [RED]: 'infected' },
    });
    expect(infected.swap(RED, infection(BLUE), GREEN, 'vest').side(GREEN)).toBe('human');
  });
  test('PAN-TRADE-17 nor the Host card', () => {
    expect(offers('host', [...own(RED), 'host', 'gas'])).toEqual(['gas', infection(RED)]);
    expect(meeting({ hands: { [RED]: [...own(RED), 'host', 'gas'] }, sides: { [RED]: 'host' } }).refusal(RED, 'trade/give', 'host')).toBe(
      'host-card',
    );
  });
  test('PAN-RULING-42 the whole table of it; face-up cards are never in it, and it is never empty', () => {
    expect(offers('host', [...own(RED), 'host', infection(BLUE)])).toEqual([infection(BLUE), infection(RED)]);
    expect(offers('human', starting(RED), { laid: { [RED]: ['key', 'knife'] }, ammo: { [RED]: [4] } })).toEqual(['gas', 'vest']);
    expect(meeting().refusal(RED, 'trade/give', 'antidote')).toBe('not-yours');
  });
});

describe('infection', () => {
  const host = { sides: { [RED]: 'host' as const } };
  const strike = (green: Card, more: Setting = {}) =>
    meeting({ ...host, hands: { [RED]: [...own(RED), 'host', 'gas'], [GREEN]: [...own(GREEN), green, 'key'] }, ...more }).swap(
      RED,
      infection(RED),
      GREEN,
      green,
    );
  test('PAN-EX-06, PAN-INFECT-01, -06 an own card for a Grenade: infected at once, card kept, and nobody else knows', () => {
    const t = strike('grenade');
    expect([t.side(GREEN), t.has(GREEN, infection(RED)), t.has(RED, 'grenade'), t.has(RED, infection(RED))]).toEqual(['infected', 1, 1, 2]);
    expect([t.hand(RED).length, t.hand(GREEN).length]).toEqual([5, 5]);
    expect(t.told('infected', GREEN)).toEqual([{ kind: 'infected', seat: GREEN, by: RED }]);
    expect(t.view(GREEN).me!.side).toBe('infected');
    for (const seat of [BLUE, YELLOW, undefined]) expect(JSON.stringify([t.match.notes(seat), t.view(seat)])).not.toMatch(/nfected/);
  });
  test('PAN-EX-07, PAN-INFECT-02, -04, -05, PAN-GAS-01, PAN-RULING-41 a Gas Can stops it: still human, card kept, the can goes to the attacker', () => {
    const t = strike('gas');
    expect([t.side(GREEN), t.has(GREEN, infection(RED)), t.has(RED, 'gas'), t.state.discard]).toEqual(['human', 1, 2, []]);
    expect(t.told('resisted', GREEN)).toEqual([{ kind: 'resisted', seat: GREEN, by: RED, with: 'gas' }]);
    expect(t.told('swapped', GREEN)[0]!.got).toBe(infection(RED));
  });
  test('PAN-EX-08, PAN-INFECT-03 so does an Antidote; the attacker who gets it is cured, but never the Host', () => {
    const t = strike('antidote');
    expect([t.side(GREEN), t.has(RED, 'antidote'), t.side(RED)]).toEqual(['human', 1, 'host']);
    const cured = strike('antidote', {
      sides: { [RED]: 'infected' },
      hands: { [RED]: [...own(RED), infection(BLUE), 'gas'], [GREEN]: [...own(GREEN), 'antidote', 'key'] },
    });
    expect([cured.side(GREEN), cured.side(RED)]).toEqual(['human', 'human']);
    expect(cured.told('cured', RED)).toHaveLength(1);
  });
  test('PAN-INFECT-09 what is merely held protects nobody', () => {
    const t = meeting({ ...host, hands: { [RED]: [...own(RED), 'host', 'gas'], [GREEN]: [...own(GREEN), 'gas', 'antidote', 'key'] } });
    expect(t.swap(RED, infection(RED), GREEN, 'key').side(GREEN)).toBe('infected');
  });
  test('PAN-INFECT-10, -11, PAN-RULING-49 who draws the Host card is the Host, and to the others it is a card like any other', () => {
    const draw = (card: Card) => table({ base: ['X18 1,0'], at: { [soldier(BLUE)]: 'X18' }, draw: [card, 'gas'] }).search('X18');
    const [hosted, other] = [draw('host'), draw('vest')];
    expect(hosted.side(BLUE)).toBe('host');
    expect(hosted.told('host', BLUE)).toEqual([{ kind: 'host', seat: BLUE, from: null }]);
    expect(hosted.view(BLUE).me!.side).toBe('host');
    for (const seat of [RED, undefined]) {
      expect(hosted.view(seat)).toEqual(other.view(seat));
      expect(hosted.match.notes(seat)).toEqual(other.match.notes(seat));
    }
    expect([hosted.asked, hosted.match.save().since.length]).toEqual([other.asked, other.match.save().since.length]);
  });
  test('PAN-RULING-43 judged by the sides before the trade', () => {
    // Both infected: nothing happens, and nobody is told anything but the cards.
    const both = meeting({ sides: { [RED]: 'host', [GREEN]: 'infected' }, hands: hands(['host', 'gas'], ['gas', 'key']) }).swap(
      RED,
      infection(RED),
      GREEN,
      infection(GREEN),
    );
    expect([both.side(RED), both.side(GREEN)]).toEqual(['host', 'infected']);
    expect([...both.told('infected', GREEN), ...both.told('resisted', GREEN)]).toEqual([]);
    // One who is being infected in this very trade has no use of his own cards in it.
    const t = meeting({ sides: { [RED]: 'host' }, hands: hands(['host', 'gas'], ['gas', 'key']) }).answer(
      RED,
      'trade/give',
      infection(RED),
    );
    expect(t.options(GREEN, 'trade/give')).toEqual(['gas', 'key']);
    // And one who is cured by the card that stops him had tried all the same.
    const cured = meeting({ sides: { [RED]: 'infected' }, hands: hands(['gas', 'gas'], ['antidote', 'key']) });
    cured.swap(RED, infection(RED), GREEN, 'antidote');
    expect([cured.side(RED), cured.side(GREEN), cured.told('resisted', GREEN).length]).toEqual(['human', 'human', 1]);
  });
  test('PAN-RULING-40 an Antidote cures on receipt, drawn or traded, must and in secret; held before it does nothing; it stays in hand', () => {
    const drawn = table({
      base: ['X18 1,0'],
      at: { [soldier(BLUE)]: 'X18' },
      draw: ['antidote'],
      sides: { [BLUE]: 'infected', [RED]: 'host' },
    }).search('X18');
    expect([drawn.side(BLUE), drawn.has(BLUE, 'antidote')]).toEqual(['human', 1]);
    expect([drawn.told('cured', BLUE).length, drawn.told('cured', RED).length]).toEqual([1, 0]);
    const given = meeting({ sides: { [GREEN]: 'infected' }, hands: hands(['gas', 'antidote'], ['gas', 'key']) }).swap(
      RED,
      'antidote',
      GREEN,
      'key',
    );
    expect(given.side(GREEN)).toBe('human');
    const held = strike('key', { hands: { [RED]: [...own(RED), 'host', 'gas'], [GREEN]: [...own(GREEN), 'antidote', 'key'] } });
    expect(held.side(GREEN)).toBe('infected');
    // Cured, he may not use his cards, and may be infected again.
    given.until(BLUE).move(soldier(BLUE), 'X10').trade(GREEN);
    expect(given.options(GREEN, 'trade/give')).not.toContain(infection(GREEN));
    const again = meeting({ sides: { [RED]: 'host' }, hands: hands(['host', 'gas'], ['antidote', 'key']) }).swap(
      RED,
      infection(RED),
      GREEN,
      'key',
    );
    expect(again.side(GREEN)).toBe('infected');
    expect(
      table({ hands: { [BLUE]: [...starting(BLUE, 'antidote'), 'gas'] } })
        .options(BLUE, 'turn/action')
        .every((a) => !JSON.stringify(a).includes('antidote')),
    ).toBe(true);
  });
  test('PAN-RULING-48 the infected know only what the cards told them', () => {
    const t = strike('grenade');
    const told = JSON.stringify(t.match.notes(RED));
    expect(told).not.toMatch(/"infected"|side/);
    expect(t.told('swapped', RED)).toHaveLength(1);
    expect(t.view(RED).open).toBeNull();
    // Striking one who was infected already looks the same to the striker.
    const wasted = strike('grenade', { sides: { [RED]: 'host', [GREEN]: 'infected' } });
    expect([wasted.view(RED), wasted.match.notes(RED)]).toEqual([t.view(RED), t.match.notes(RED)]);
  });
  test('PAN-RULING-50 the Host cannot be cured; before the card is drawn nobody is infected', () => {
    const t = table({
      base: ['X18 1,0'],
      at: { [soldier(BLUE)]: 'X18' },
      draw: ['antidote'],
      sides: { [BLUE]: 'host' },
      hands: { [BLUE]: [...starting(BLUE), 'host'] },
    }).search('X18');
    expect(t.side(BLUE)).toBe('host');
    expect(t.options(BLUE, 'turn/action').some((a) => JSON.stringify(a).includes('host'))).toBe(false);
    const early = table({ base: ['X03 1,0'], at: { [soldier(BLUE)]: 'X03' }, draw: ['host'] }).act({ do: 'heatScan' });
    expect(early.told('heat-scan', BLUE)[0]!.cards).toEqual(['negative', 'negative', 'negative', 'negative']);
  });
});
