/** Who is refused is told why: what cannot be done now has a reason of its own, and what can be done has none. */
import type { Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import type { ItemKind } from '../content/index.ts';
import { BOSS, figureId } from '../state.ts';
import { give, play, type Scene, type Ship, strip } from './table.ts';

const refused = (t: Ship, action: Json): string => t.refusal(0, 'turn/action', action);
const PAY = { pay: 'standard' } as const;

describe('a step and a hatch', () => {
  const move = (t: Ship, q: number, r: number) => refused(t, { do: 'move', who: 'captain', to: t.at(q, r), ...PAY });
  test('SCA-MOVE-01..03: what is not beside, not scanned or behind a shut hatch', () => {
    const t = play({ down: [[0, 1]], hatches: [[[0, 0], [0, -1], 'closed']] });
    expect([move(t, 0, -2), move(t, 0, 1), move(t, 0, -1)]).toEqual(['not-beside', 'not-scanned', 'shut']);
    t.act({ do: 'move', to: t.at(1, 0) });
  });
  test('SCA-MOVE-05, SCA-VAR-06: whoever is held', () => {
    expect(move(play({ crew: { captain: { pinned: true } } }), 1, 0)).toBe('held');
    const t = play({ foes: [['leech', [0, 0]]], crew: { captain: { grips: [figureId(1)] } } });
    expect(move(t, 1, 0)).toBe('held');
  });
  test('SCA-OPEN-01: a hatch elsewhere, and one that is not closed', () => {
    const t = play({
      hatches: [
        [[0, -1], [0, -2], 'closed'],
        [[0, 0], [0, -1], 'sealed'],
      ],
    });
    const open = (a: readonly [number, number], b: readonly [number, number]) =>
      refused(t, { do: 'open', who: 'captain', edge: t.edge(a, b), ...PAY });
    expect([open([0, -1], [0, -2]), open([0, 0], [0, -1])]).toEqual(['not-beside', 'not-closed']);
  });
  test('SCA-AP-01, -04: nothing is left to pay with', () => {
    const t = play({ crew: { captain: { standard: 0, restricted: 0, breathed: true } } });
    expect(move(t, 1, 0)).toBe('no-action');
  });
  test('what is no action at all, or another’s, is refused in general', () => {
    const t = play({ seats: 2, crew: { captain: {}, chief: { seat: 1 } } });
    for (const odd of [null, 7, [], {}, { do: 'move' }, { do: 'move', who: 'captain', to: 999, ...PAY }, { do: 'attack', who: 'captain' }])
      expect(refused(t, odd), JSON.stringify(odd)).toBe('not-admitted');
    expect(refused(t, { do: 'move', who: 'chief', to: t.at(1, 0), ...PAY })).toBe('not-admitted');
  });
});

describe('an attack', () => {
  const armed = (items: readonly ItemKind[], more: Scene = {}) => play({ cells: strip(-5, 0), crew: { captain: { items } }, ...more });
  const attack = (t: Ship, kind: ItemKind, figure: number) =>
    refused(t, { do: 'attack', who: 'captain', card: t.card('captain', kind), figure, ...PAY });
  test('SCA-COMBAT-01, -02, -09: no weapon, nobody there, a Thrall, out of sight, out of range', () => {
    const t = armed(['ray-gun', 'holster', 'air-knife'], {
      hatches: [[[0, -3], [0, -4], 'closed']],
      foes: [
        ['thrall', [0, 0]],
        ['saucerman', [0, -4]],
        ['saucerman', [0, -1]],
      ],
    });
    expect([attack(t, 'holster', 3), attack(t, 'ray-gun', 99), attack(t, 'ray-gun', BOSS), attack(t, 'ray-gun', 1)]).toEqual([
      'no-weapon',
      'no-target',
      'no-target',
      'no-target',
    ]);
    expect([attack(t, 'ray-gun', 2), attack(t, 'air-knife', 3)]).toEqual(['unseen', 'out-of-range']);
    t.act({ do: 'attack', figure: 3, card: t.card('captain', 'ray-gun') });
  });
  test('SCA-WPN-04, -05: DDT is for Bugs within its reach', () => {
    const t = armed(['ddt'], {
      foes: [
        ['saucerman', [0, 0]],
        ['bug', [0, -2]],
      ],
    });
    expect([attack(t, 'ddt', 1), attack(t, 'ddt', 2)]).toEqual(['no-target', 'out-of-range']);
  });
  test('SCA-WPN-07, -09: blasts spare friends, and fire needs something to burn', () => {
    const foes: Scene['foes'] = [
      ['saucerman', [0, -1]],
      ['thrall', [0, -1]],
    ];
    const t = armed(['demo-charge', 'flame-gun'], { foes });
    expect(attack(t, 'demo-charge', 1)).toBe('spares-friends');
    const burn = (u: Ship, r: number) =>
      refused(u, { do: 'burn', who: 'captain', card: u.card('captain', 'flame-gun'), cell: u.at(0, r), ...PAY });
    expect([burn(t, -1), burn(t, -3)]).toEqual(['spares-friends', 'out-of-range']);
    expect(burn(armed(['flame-gun']), -1)).toBe('no-target');
    expect(burn(armed(['flame-gun'], { hatches: [[[0, 0], [0, -1], 'closed']] }), -1)).toBe('unseen');
  });
});

describe('an IQ action', () => {
  test('SCA-HEAL-01, SCA-RULING-33: nobody wounded, or too far away', () => {
    const t = play({ cells: strip(-3, 0), crew: { doctor: {}, captain: { hp: 2, at: [0, -3] }, chief: {} } });
    const heal = (patient: string, more: object = {}) => refused(t, { do: 'heal', who: 'doctor', patient, ...PAY, ...more });
    expect([heal('chief'), heal('captain'), heal('captain', { via: t.at(0, -3) })]).toEqual([
      'not-wounded',
      'out-of-reach',
      'out-of-reach',
    ]);
  });
  test('SCA-ANALYZE-01, SCA-SCHEM-02: nothing to analyze, and missing components', () => {
    const t = play({ crew: { professor: { items: ['ray-gun'] } } });
    give(t, 'professor', 'teleporter');
    t.go();
    const analyze = (kind: 'ray-gun' | 'teleporter') =>
      refused(t, { do: 'analyze', who: 'professor', card: t.card('professor', kind), ...PAY });
    expect([analyze('ray-gun'), analyze('teleporter')]).toEqual(['nothing-to-analyze', 'no-components']);
  });
  test('SCA-SUBDUE-01, -05, SCA-IQ-04: a Brain that is not wounded, a Thrall elsewhere, no IQ left beside Leeches', () => {
    const subdue = (t: Ship, figure: number) => refused(t, { do: 'subdue', who: 'captain', figure, ...PAY });
    const t = play({
      foes: [
        ['brain', [0, 0]],
        ['thrall', [0, -1]],
      ],
    });
    expect([subdue(t, 1), subdue(t, 2), subdue(t, 77)]).toEqual(['not-subdued', 'out-of-reach', 'not-subdued']);
    const leeches = Array.from({ length: 8 }, () => ['leech', [0, 0]] as const);
    expect(subdue(play({ foes: [['thrall', [0, 0]], ...leeches] }), 1)).toBe('no-iq');
  });
  test('SCA-IQ-01, SCA-GEAR-26: nothing of the mission is done here, and nobody catches a cold', () => {
    const t = play({ crew: { captain: { items: ['common-cold'] } } });
    expect(refused(t, { do: 'scenario', who: 'captain', cell: t.at(0, 0), ...PAY })).toBe('no-task');
    const card = t.card('captain', 'common-cold');
    expect(refused(t, { do: 'cold', who: 'captain', card, cell: t.at(0, 0), ...PAY })).toBe('no-target');
    t.state.cards[card]!.used = true;
    expect(refused(t.go(), { do: 'cold', who: 'captain', card, cell: t.at(0, 0), ...PAY })).toBe('used');
  });
});

test('SCA-TALENT-01: a Talent is used once', () => {
  const t = play({ crew: { captain: { talented: true }, chief: {} } });
  expect(refused(t, { do: 'talent', who: 'captain', ...PAY })).toBe('talent-used');
});
