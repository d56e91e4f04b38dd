import { describe, expect, test } from 'vitest';
import { figureId } from '../state.ts';
import { give, play, type Ship, scene, strip } from './table.ts';

const buys = (t: Ship) =>
  [
    ...new Set((t.offers('overkill/spend') as (string | { buy?: string })[]).map((o) => (typeof o === 'string' ? o : (o.buy ?? '?')))),
  ].sort();
const unknown = (
  t: Ship,
  role: 'professor' | 'captain',
  kind: 'force-field-belt' | 'teleporter' | 'invisibility-device' | 'tantalus-projector',
) => {
  const id = give(t, role, kind);
  return id;
};

describe('IQ actions', () => {
  test('SCA-IQ-01, -02 Heal, Analyze and Subdue roll as many dice as IQ', () => {
    const t = play({ crew: { professor: { hp: 2 } } });
    t.act({ do: 'heal' });
    expect(t.told('roll')[0]?.faces).toHaveLength(5);
  });
  test('SCA-IQ-03 a Combat AP does not pay for them', () => {
    const t = play({ crew: { captain: { hp: 3 } } });
    expect([t.can({ do: 'heal', pay: 'restricted' }), t.can({ do: 'heal', pay: 'standard' })]).toEqual([false, true]);
  });
  test('SCA-HEAL-01 the first success heals 1 HP, here only', () => {
    const t = play({ crew: { captain: {}, chief: { hp: 2 }, yeoman: { hp: 2, at: [1, 0] } } });
    expect(t.can({ do: 'heal', patient: 'yeoman' })).toBe(false);
    t.dice(1).act({ do: 'heal', patient: 'chief' });
    expect(t.r('chief').hp).toBe(3);
  });
  test('SCA-RULING-34 with no dice an IQ action is refused, unless a card gives dice or a sure success', () => {
    const leeches = Array.from({ length: 3 }, () => ['leech', [0, 0]] as const);
    expect(play({ crew: { captain: { hp: 2 } }, foes: leeches }).can({ do: 'heal' })).toBe(false);
    const book = play({ crew: { captain: { hp: 2, items: ['reference-book'] } }, foes: leeches });
    book.act({ do: 'heal' });
    expect(book.refusal(0, 'roll/boost', [])).toBe('not-admitted');
    book.dice(1).answers('roll/boost', [book.card('captain', 'reference-book')]);
    expect(book.r('captain').hp).toBe(3);
    const sure = play({ crew: { captain: { hp: 2, items: ['ionoscope'] } }, foes: leeches });
    sure.act({ do: 'heal' }).answers('roll/boost', [sure.card('captain', 'ionoscope')]);
    expect(sure.r('captain').hp).toBe(3);
  });
  test('SCA-ANALYZE-01..03 SCA-EX-11 a carried item with the icon: a success makes it usable with its Charges, Overkills add more', () => {
    const t = scene({ crew: { professor: {} } });
    const belt = unknown(t, 'professor', 'force-field-belt');
    t.go().dice(1, 1, 1, 9, 9).act({ do: 'analyze', card: belt });
    expect([t.state.cards[belt]!.ready, t.state.cards[belt]!.charges]).toEqual([true, 3]);
    expect(buys(t)).toEqual(['charge', 'stop']);
    t.answers('overkill/spend', { buy: 'charge' }).answers('overkill/spend', { buy: 'charge' });
    expect(t.state.cards[belt]!.charges).toBe(5);
    expect(t.can({ do: 'analyze' })).toBe(false);
  });
  test('SCA-ANALYZE-02, -05 SCA-EX-11 SCA-ITEM-08, -09 every copy for itself, for whoever carries it; an unanalyzed belt does not protect', () => {
    const t = scene({ crew: { captain: {}, professor: {} }, foes: [['saucerman', [0, 0]]] });
    const a = unknown(t, 'captain', 'force-field-belt');
    const b = unknown(t, 'professor', 'force-field-belt');
    Object.assign(t.state.cards[a]!, { ready: true, charges: 3 });
    expect(t.view(0).cards[b]!.ready).toBe(false);
    t.r('professor').order = 9;
    t.aliens(1);
    expect(t.question('damage/prevent')).toBeUndefined();
    expect(t.r('professor').hp).toBe(3);
  });
  test('SCA-ANALYZE-04, SCA-SCHEM-04 a failure leaves item and components; it may be tried again', () => {
    const t = scene({ crew: { professor: { mysterium: 2 } } });
    unknown(t, 'professor', 'teleporter');
    t.go().act({ do: 'analyze' });
    expect([t.r('professor').mysterium, t.can({ do: 'analyze' })]).toEqual([2, true]);
  });
  test('SCA-SCHEM-02, -03, SCA-COMP-01, -05 all components in hand; on success they are used up and the Charges come', () => {
    const t = scene({ crew: { professor: { wire: 1 } } });
    const card = unknown(t, 'professor', 'invisibility-device');
    expect(t.go().can({ do: 'analyze' })).toBe(false);
    t.r('professor').blood = 2;
    t.go().dice(1).act({ do: 'analyze' });
    expect([t.r('professor').wire, t.r('professor').blood, t.state.cards[card]!.charges, t.state.cards[card]!.ready]).toEqual([
      0,
      1,
      2,
      true,
    ]);
  });
  test('SCA-SUBDUE-01, -02, SCA-COMP-04 a Thrall on the tile: gone for good, 1 Wire', () => {
    const t = play({
      crew: { professor: {} },
      foes: [
        ['thrall', [0, 0]],
        ['thrall', [1, 0]],
        ['war-thrall', [0, 0]],
      ],
    });
    expect([1, 2, 3].map((figure) => t.can({ do: 'subdue', figure }))).toEqual([true, false, true]);
    t.dice(1).act({ do: 'subdue', figure: 1 });
    expect([t.foe(1), t.r('professor').wire, t.state.lost.thrall]).toEqual([undefined, 1, 1]);
  });
  test('SCA-SUBDUE-03, SCA-RULING-36 an Overkill rescues, once, while the deck lasts', () => {
    const t = play({ crew: { professor: {} }, foes: [['thrall', [0, 0]]] });
    t.state.bags.rescued = t.state.bags.rescued.filter((c) => t.view(0).cards[c]!.kind === 'sarge');
    t.dice(1, 1, 1).act({ do: 'subdue' });
    expect(buys(t)).toEqual(['rescue', 'stop']);
    t.answers('overkill/spend', { buy: 'rescue' });
    expect(t.holds('professor', 'sarge')).toBe(true);
    expect(t.topics()[0]).toBe('turn/action'); // the second Overkill buys nothing more
    const twice = play({ crew: { professor: {} }, foes: [['thrall', [0, 0]]] });
    twice.dice(1, 1, 1).act({ do: 'subdue' }).answers('overkill/spend', { buy: 'rescue' });
    expect([twice.state.bags.rescued.length > 0, buys(twice).includes('rescue')]).toEqual([true, false]);
    const empty = play({ crew: { professor: {} }, foes: [['thrall', [0, 0]]] });
    empty.state.bags.rescued = [];
    empty.dice(1, 1).act({ do: 'subdue' });
    expect(empty.topics()[0]).toBe('turn/action');
  });
  test('SCA-SUBDUE-04 SCA-EX-27 a single success cannot be declined; only a reroll could change it', () => {
    const t = play({ crew: { professor: {} }, foes: [['thrall', [0, 0]]] });
    t.dice(1).act({ do: 'subdue' });
    expect([t.foe(1), t.r('professor').wire]).toEqual([undefined, 1]);
    const u = play({ crew: { professor: { items: ['time-warp'] } }, foes: [['thrall', [0, 0]]] });
    u.dice(1)
      .act({ do: 'subdue' })
      .answers('roll/after', { use: u.card('professor', 'time-warp') });
    u.answers('roll/dice', [0]);
    expect(u.foe(1)).toBeDefined();
  });
  test('SCA-SUBDUE-05..07, SCA-RULING-37 a Brain only at exactly 1 HP: 1 Alien Blood, dominated by an Overkill', () => {
    const t = play({
      crew: { professor: {} },
      foes: [
        ['brain', [0, 0]],
        ['brain', [0, 0], { hp: 1 }],
      ],
    });
    expect([t.can({ do: 'subdue', figure: 1 }), t.can({ do: 'subdue', figure: 2 })]).toEqual([false, true]);
    t.dice(1, 1).act({ do: 'subdue' });
    expect([t.r('professor').blood, t.state.lost.brain, buys(t)]).toEqual([1, 1, ['dominate', 'stop']]);
    t.answers('overkill/spend', { buy: 'dominate' });
    expect([t.holds('professor', 'dominated-brain'), t.view(0).rocketeers[0]!.iq]).toEqual([true, 6]);
  });
  test('SCA-SUBDUE-08, -09, SCA-RULING-83 a Dominated Brain helps one Rocketeer a turn; Rescued Thralls and Brains trade like items', () => {
    const t = scene({ crew: { captain: { hp: 3 }, professor: {} } });
    const brain = give(t, 'captain', 'dominated-brain');
    give(t, 'captain', 'sarge');
    t.go().act({ do: 'heal' });
    expect(t.told('roll')[0]?.faces).toHaveLength(4);
    t.act({ do: 'trade', with: 'professor' }).answers('trade/what', { give: { kind: 'card', card: brain } });
    expect(t.view(0).rocketeers[1]!.iq).toBe(5);
    t.nextTurn();
    expect(t.view(0).rocketeers[1]!.iq).toBe(6);
  });
  test('SCA-RULING-70 the stunned can be attacked, pushed and subdued; they neither weaken nor hold anybody', () => {
    const t = play({
      crew: { captain: { items: ['ray-gun'] } },
      foes: [
        ['thrall', [0, 0], { stunned: true }],
        ['leech', [0, 0], { stunned: true }],
      ],
    });
    expect([t.can({ do: 'subdue' }), t.can({ do: 'attack', figure: 2 }), t.view(0).rocketeers[0]!.iq]).toEqual([true, true, 3]);
    const held = scene({ crew: { captain: { grips: [figureId(1)], items: ['stun-pellet'] } }, foes: [['war-thrall', [0, 0]]] }).go();
    held.act({ do: 'use' });
    expect([held.r('captain').grips, held.can({ do: 'move' })]).toEqual([[], true]);
  });
  test('SCA-GEAR-29, SCA-RULING-35 the Tricorder makes an IQ action as if next door in sight; Leeches count where one stands', () => {
    const t = play({
      cells: strip(-2, 1),
      hatches: [[[0, 0], [0, 1], 'closed']],
      crew: { professor: { items: ['tricorder'] }, chief: { at: [0, -1], hp: 2 } },
      foes: [
        ['thrall', [0, -1]],
        ['thrall', [0, 1]],
        ['leech', [0, 0]],
      ],
    });
    expect([
      t.can({ do: 'subdue', figure: 1, via: t.at(0, -1) }),
      t.can({ do: 'subdue', figure: 2 }),
      t.can({ do: 'heal', patient: 'chief' }),
    ]).toEqual([true, false, true]);
    t.dice(1).act({ do: 'subdue', figure: 1 });
    expect([t.told('roll')[0]?.faces.length, t.foe(1), t.can({ do: 'heal', patient: 'chief' })]).toEqual([4, undefined, false]);
  });
});
