/** Exploration cards played face up: the rules of exploring, then each card. */
import { expect, test } from 'vitest';
import type { Has } from '../arrange.ts';
import type { Equipment, Specialty } from '../content/index.ts';
import { table } from './table.ts';

test('LEG-EXPL-01 LEG-EXPL-02 LEG-EXPL-11 cards are played one at a time, in the order one likes, some, all or none of them', () => {
  const t = table({ blue: { hand: ['mapping-probe', 'castaway', 'xeno-liburna'] } });
  t.blue.plays('castaway').answers('explore/castaway', 'diplomat');
  t.blue.plays('mapping-probe');
  t.blue.ends(); // nobody has to face the liburna
  expect(t.told('played').map((n) => n.kind === 'played' && n.card)).toEqual(['castaway', 'mapping-probe']);
});
test('LEG-EXPL-03 a card is resolved completely before the next action', () => {
  const t = table({ blue: { hand: ['castaway', 'mapping-probe'] } });
  t.blue.plays('castaway');
  expect(t.blue.asked).toEqual(['explore/castaway']);
  t.blue.answers('explore/castaway', 'hunter');
  expect(t.blue.asked).toEqual(['turn/action']);
});
test('LEG-EXPL-04 a played card goes to the discard pile, unless its text keeps it', () => {
  const t = table({ blue: { hand: ['mapping-probe', 'risk-detector'] } });
  t.blue.plays('mapping-probe');
  expect(t.view().piles.discard).toBe(1);
  t.blue.plays('risk-detector');
  expect(t.view().piles.discard).toBe(1);
  expect(t.blue.unit.detectors).toBe(1);
});
test('LEG-EXPL-05 LEG-EXPL-06 LEG-XP-02 LEG-RULING-09 facing a risk gives its experience: Intelligence is Diplomacy, Force is Capture', () => {
  const t = table({ blue: { at: 2, hand: ['wormhole', 'gravity-well'] } });
  t.blue.plays('gravity-well').plays('wormhole');
  expect(t.blue.unit.memory).toEqual({ diplomacy: 2, capture: 1 });
});
test('LEG-EXPL-07 LEG-RULING-18 LEG-EX-14 a risk that cannot be faced is refused face up; it may pay, or stays and is penalised', () => {
  const t = table({ blue: { pc: 4, hand: ['unknown-signal'] } });
  expect(t.blue.cannotPlay('unknown-signal')).toBe('needs-1-card');
  expect(t.blue.can({ do: 'move', to: 2 })).toBe(true);
  expect(t.blue.can({ do: 'decode', zone: 'A' })).toBe(true);
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(3);
});
test('LEG-EXPL-07 LEG-RULING-18 a discard demanded by another card may be paid with such a risk', () => {
  const t = table({ dice: [1], blue: { hand: ['unknown-signal', 'unknown-signal'] } });
  t.blue.plays('unknown-signal');
  expect(t.blue.unit).toMatchObject({ handSize: 0, memory: { diplomacy: 1 } });
  expect(t.told('rolled')).toEqual([{ kind: 'rolled', seat: 0, card: 'unknown-signal', die: 1 }]);
});
test('LEG-EXPL-08 LEG-XENO-03 OZ cards are played only with 3 PX or more', () => {
  const poor = table({ blue: { px: 2, hand: ['oz-vein', 'oz-crystals', 'oz-alloy'] } });
  for (const card of ['oz-vein', 'oz-crystals', 'oz-alloy'] as const) expect(poor.blue.cannotPlay(card)).toBe('needs-3-px');
  const rich = table({ blue: { px: 3, hand: ['oz-vein'] } });
  rich.blue.plays('oz-vein');
  expect(rich.blue.unit.pc).toBe(2);
});
test('LEG-EXPL-09 LEG-BASE-01 some risks bring the ship straight back to the Star Base without paying borders', () => {
  const t = table({ blue: { at: 5, hand: ['wormhole'] } });
  t.blue.plays('wormhole');
  expect(t.blue.unit).toMatchObject({ place: 1, memory: { diplomacy: 2 } });
  expect(t.told('returned')).toEqual([{ kind: 'returned', seat: 0, card: 'wormhole' }]);
});
test('LEG-EXPL-10 one may stop exploring to land; the cards left are discarded face down', () => {
  const t = table({
    blue: { profile: 0, hand: ['mapping-probe', 'castaway', 'ion-storm'] },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1 } },
  });
  t.blue.plays('mapping-probe').lands('alpha', {});
  expect(t.blue.unit.handSize).toBe(0);
  expect(t.told('landed')).toMatchObject([{ cards: 2 }]);
  expect(JSON.stringify(t.notes)).not.toContain('ion-storm');
});
test('LEG-RULING-12 detectors: at most two stored, in public; discarding one skips the consequences and keeps the experience', () => {
  const t = table({
    blue: { at: 3, detectors: 1, aboard: { laser: 2 }, hand: ['risk-detector', 'risk-detector', 'xeno-bireme', 'wormhole'] },
  });
  t.blue.plays('risk-detector');
  expect(t.green.view.units[0]!.detectors).toBe(2);
  expect(t.blue.cannotPlay('risk-detector')).toBe('detectors-full');
  t.blue.plays('xeno-bireme', true); // no fight, no loss, no gain
  expect(t.blue.unit).toMatchObject({ pc: 0, detectors: 1, aboard: { laser: 2 }, memory: { capture: 1 } });
  t.blue.plays('wormhole', true); // no forced return
  expect(t.blue.unit).toMatchObject({ place: 3, detectors: 0, memory: { diplomacy: 2 } });
  expect(t.view().piles.discard).toBe(4); // two risks, two detectors
});
test('LEG-RULING-12 stored detectors survive the end of the turn, repair and promotion', () => {
  const t = table({ stage: 'turn', blue: { pc: 12, detectors: 2 } });
  t.blue.answers('promotion/profile', 3).answers('promotion/experts', [1, 1, 0]);
  t.blue.starts({ do: 'repair' });
  t.pass();
  expect(t.blue.unit).toMatchObject({ ship: 'spatha', detectors: 2 });
});
test('LEG-RULING-12 with a stored detector a risk can be played although it could not be faced', () => {
  const t = table({ blue: { detectors: 1, hand: ['stellar-flare'] } });
  expect(t.blue.cannotPlay('stellar-flare')).toBe('needs-2-cards');
  t.blue.plays('stellar-flare', true);
  expect(t.blue.unit.memory.capture).toBe(2);
});
test('LEG-RULING-17 LEG-CMB-01 a hostile ship in hand need not be fought; once played the fight is on', () => {
  const t = table({ blue: { pc: 3, aboard: { laser: 0, decoder: 0 }, hand: ['xeno-scout', 'xeno-liburna'] }, dice: [7] });
  t.blue.plays('xeno-liburna');
  expect(t.told('fight')).toHaveLength(1);
  expect(t.blue.asked).toEqual(['turn/action']); // no question whether to fight
  t.blue.ends();
  expect(t.told('fight')).toHaveLength(1);
});
test('LEG-RULING-22 "playable if" counts the other cards only; a full experience row does not matter', () => {
  const t = table({ blue: { memory: { capture: 3 }, aboard: { laser: 0 }, hand: ['stellar-flare', 'asteroid-shower'] } });
  expect(t.blue.cannotPlay('stellar-flare')).toBe('needs-2-cards');
  t.blue.plays('asteroid-shower');
  expect(t.blue.unit).toMatchObject({ handSize: 0, memory: { capture: 3 } });
});
test('LEG-RULING-29 the experience of a risk comes after its consequences: promoted on the way, the new cap applies', () => {
  const t = table({ blue: { at: 4, pc: 12, memory: { diplomacy: 3 }, hand: ['wormhole'] } });
  t.blue.plays('wormhole').answers('promotion/profile', 2).answers('promotion/experts', [0, 0, 2]);
  expect(t.blue.unit).toMatchObject({ ship: 'spatha', memory: { diplomacy: 5 } });
});
test('LEG-RULING-58 a card whose effect would do nothing cannot be played face up', () => {
  const t = table({
    blue: {
      px: 3,
      aboard: { squad: 4, laser: 3, propulsor: 3, decoder: 2, hunter: 4 },
      detectors: 2,
      hand: ['castaway', 'drifting-wreck', 'stray-legionaries', 'risk-detector', 'oz-alloy', 'inhabited-planet', 'mapping-probe'],
    },
    explored: { 1: 3 },
  });
  const refused = t.blue.view.units[0]!.hand!.map((c) => [c.key, c.why]);
  expect(refused).toEqual([
    ['castaway', 'experts-full'],
    ['drifting-wreck', 'laser-and-propulsor-full'],
    ['stray-legionaries', 'squads-full'],
    ['risk-detector', 'detectors-full'],
    ['oz-alloy', 'equipment-full'],
    ['inhabited-planet', 'sector-full'],
    ['mapping-probe', null],
  ]);
  const dry = table({ blue: { px: 3, hand: ['oz-crystals'] }, otherCards: 'in-hand' });
  expect(dry.blue.cannotPlay('oz-crystals')).toBe('nothing-to-draw');
});
test('LEG-RULING-59 forced returns are playable in sectors 2 to 5 only; the turn goes on afterwards', () => {
  const home = table({ blue: { hand: ['wormhole', 'black-vortex'] } });
  expect([home.blue.cannotPlay('wormhole'), home.blue.cannotPlay('black-vortex')]).toEqual(['needs-away', 'needs-away']);
  const t = table({ blue: { at: 3, hand: ['wormhole', 'mapping-probe'] } });
  t.blue.plays('wormhole').plays('mapping-probe');
  expect(t.blue.unit).toMatchObject({ place: 1, pc: 1 });
});
test('LEG-RULING-73 only an option that can be carried out in full may be chosen', () => {
  const both = table({ blue: { hand: ['ion-storm', 'mapping-probe', 'castaway'] } });
  both.blue.plays('ion-storm');
  expect(both.blue.options('explore/ion-storm')).toEqual(['discard', 'decoder']);
  const one = table({ blue: { hand: ['ion-storm', 'mapping-probe'] } }); // one card cannot pay for two
  one.blue.plays('ion-storm');
  expect(one.blue.unit).toMatchObject({ handSize: 1, aboard: { decoder: 0 } });
  const unarmed = table({ blue: { aboard: { laser: 0 }, hand: ['asteroid-shower', 'mapping-probe'] } });
  unarmed.blue.plays('asteroid-shower');
  expect(unarmed.blue.unit.handSize).toBe(0);
  const emptyHanded = table({ blue: { hand: ['asteroid-shower'] } });
  emptyHanded.blue.plays('asteroid-shower');
  expect(emptyHanded.blue.unit.aboard.laser).toBe(0);
  const room = (aboard: Partial<Record<Equipment, number>>) => {
    const t = table({ blue: { px: 3, aboard, hand: ['oz-alloy'] } });
    t.blue.plays('oz-alloy');
    return t.blue;
  };
  expect(room({ propulsor: 3 }).options('explore/oz-alloy')).toEqual(['laser', 'decoder']);
  expect(room({ propulsor: 3, decoder: 2 }).unit.aboard.laser).toBe(2); // only one has room: nothing is asked
});
test('LEG-RULING-81 no card takes experience away', () => {
  const t = table({
    dice: [5],
    blue: {
      at: 2,
      pc: 5,
      memory: { diplomacy: 1, capture: 1 },
      hand: ['unknown-signal', 'asteroid-shower', 'ion-storm', 'outbreak', 'gravity-well', 'diplomatic-incident', 'wormhole'],
    },
  });
  let before = 2;
  for (const risk of ['unknown-signal', 'diplomatic-incident', 'gravity-well'] as const) {
    t.blue.plays(risk);
    const { diplomacy, capture } = t.blue.unit.memory;
    expect(diplomacy + capture).toBeGreaterThan(before);
    before = diplomacy + capture;
  }
});
test('LEG-RULING-62 LEG-INFO-03 nobody browses the discard pile: its size is shown, and the journal names face-up cards only', () => {
  const t = table({ blue: { hand: ['mapping-probe', 'oz-vein', 'ion-storm'] } });
  t.blue.plays('mapping-probe');
  t.blue.does({ do: 'buy', what: 'laser' });
  expect(t.green.view.piles.discard).toBe(3);
  expect(t.blue.view.piles.discard).toBe(3);
  expect(JSON.stringify(t.green.view)).not.toMatch(/mapping-probe|oz-vein|ion-storm/);
  expect(JSON.stringify(t.green.notes)).toContain('mapping-probe');
  expect(JSON.stringify(t.green.notes)).not.toMatch(/oz-vein|ion-storm/);
});

// ------------------------------------------------------------------ the cards
test('E02 welcoming orbit: discover, then draw a card; E03 ancient beacon: discover, then 1 PC', () => {
  const t = table({ blue: { at: 4, hand: ['welcoming-orbit', 'ancient-beacon'] }, deck: ['castaway'] });
  t.blue.plays('welcoming-orbit').answers('discover/pawn', 'delta');
  expect(t.blue.hand).toEqual(['ancient-beacon', 'castaway']);
  t.blue.plays('ancient-beacon').answers('discover/pawn', 'alpha');
  expect(t.told('discovered')).toMatchObject([
    { pawn: 'delta', cards: 0 },
    { pawn: 'alpha', cards: 0 },
  ]); // nothing was put down for it
  expect(t.blue.unit.pc).toBe(1);
  expect(t.view().planets.map((p) => p.pawn)).toEqual(['delta', 'alpha']);
});
test.each([
  [1, 1, 0],
  [4, 1, 0],
  [5, 2, 0],
  [8, 2, 0],
  [9, 2, 1],
  [0, 2, 1],
])('E04 unknown signal: on a %i two cards become %i and %i PC are gained (LEG-RULING-64 face 0 is the tenth)', (die, left, pc) => {
  const t = table({ dice: [die], blue: { hand: ['unknown-signal', 'castaway', 'ion-storm'] } });
  t.blue.plays('unknown-signal');
  if (t.blue.asked[0] === 'explore/discard') t.blue.pays('ion-storm');
  expect(t.blue.unit).toMatchObject({ handSize: left, pc, memory: { diplomacy: 1 } });
});
test('LEG-EX-13 LEG-XP-03 an unknown signal faced gives 1 Intelligence, up to the cap of the data memories', () => {
  const t = table({ dice: [5, 5], blue: { memory: { diplomacy: 2 }, hand: ['unknown-signal', 'unknown-signal', 'castaway'] } });
  t.blue.plays('unknown-signal');
  expect(t.blue.unit.memory.diplomacy).toBe(3);
  t.blue.plays('unknown-signal');
  expect(t.blue.unit.memory.diplomacy).toBe(3); // beyond the cap it is lost
});
test('E05 asteroid shower: a card or a laser', () => {
  const t = table({ blue: { hand: ['asteroid-shower', 'castaway'] } });
  t.blue.plays('asteroid-shower').answers('explore/asteroid-shower', 'discard');
  expect(t.blue.unit).toMatchObject({ handSize: 0, aboard: { laser: 1 }, memory: { capture: 1 } });
  expect(table({ blue: { aboard: { laser: 0 }, hand: ['asteroid-shower'] } }).blue.cannotPlay('asteroid-shower')).toBe(
    'needs-card-or-laser',
  );
});
test('E06 ion storm: the decoder, or two cards', () => {
  const t = table({ blue: { aboard: { decoder: 2 }, hand: ['ion-storm', 'castaway', 'oz-vein', 'wormhole'] } });
  t.blue.plays('ion-storm').answers('explore/ion-storm', 'discard').pays('castaway', 'oz-vein');
  expect(t.blue.unit).toMatchObject({ handSize: 1, aboard: { decoder: 2 }, memory: { diplomacy: 1 } });
  expect(table({ blue: { aboard: { decoder: 0 }, hand: ['ion-storm', 'castaway'] } }).blue.cannotPlay('ion-storm')).toBe(
    'needs-decoder-or-cards',
  );
});
test('E08 gravity well: one propulsor', () => {
  const t = table({ blue: { hand: ['gravity-well'] } });
  t.blue.plays('gravity-well');
  expect(t.blue.unit).toMatchObject({ aboard: { propulsor: 1 }, memory: { capture: 1 } });
  expect(table({ blue: { aboard: { propulsor: 0 }, hand: ['gravity-well'] } }).blue.cannotPlay('gravity-well')).toBe('needs-propulsor');
});
test("E09 outbreak: one squad or one Expert of the owner's choice", () => {
  const t = table({ blue: { aboard: { hunter: 1 }, hand: ['outbreak'] } });
  t.blue.plays('outbreak');
  expect(t.blue.options('explore/outbreak')).toEqual(['squad', 'hunter']);
  t.blue.answers('explore/outbreak', 'hunter');
  expect(t.blue.unit).toMatchObject({ aboard: { hunter: 0, squad: 2 }, memory: { diplomacy: 1 } });
  expect(table({ blue: { aboard: { squad: 0 }, hand: ['outbreak'] } }).blue.cannotPlay('outbreak')).toBe('needs-crew');
});
test('E10 stellar flare: two cards; E12 diplomatic incident: one PC', () => {
  const t = table({ blue: { pc: 1, hand: ['stellar-flare', 'castaway', 'oz-vein', 'diplomatic-incident'] } });
  t.blue.plays('stellar-flare').pays('castaway', 'oz-vein');
  t.blue.plays('diplomatic-incident');
  expect(t.blue.unit).toMatchObject({ pc: 0, handSize: 0, memory: { capture: 2, diplomacy: 1 } });
  expect(table({ blue: { hand: ['diplomatic-incident'] } }).blue.cannotPlay('diplomatic-incident')).toBe('needs-pc');
});
test('E11 black vortex: one roll of damage, then back to the Star Base', () => {
  const t = table({ dice: [5], blue: { at: 2, hand: ['black-vortex'] } });
  t.blue.plays('black-vortex');
  expect(t.blue.unit).toMatchObject({ place: 1, aboard: { squad: 1 }, memory: { capture: 2 } });
});
test('E18 OZ crystals draw two cards; E19 OZ alloy adds an equipment of choice', () => {
  const t = table({ blue: { px: 3, hand: ['oz-crystals', 'oz-alloy'] }, deck: ['castaway', 'wormhole'] });
  t.blue.plays('oz-crystals');
  expect(t.blue.hand).toEqual(['oz-alloy', 'castaway', 'wormhole']);
  t.blue.plays('oz-alloy');
  expect(t.blue.options('explore/oz-alloy')).toEqual(['propulsor', 'laser', 'decoder']);
  t.blue.answers('explore/oz-alloy', 'decoder');
  expect(t.blue.unit.aboard.decoder).toBe(2);
});
test('LEG-RULING-73 a castaway is of a specialty that is still in the supply; the last kind left is not asked for', () => {
  const left = (diplomats: number) => {
    const big = (aboard: Partial<Record<Specialty, number>>): Has => ({ ship: 'spatha', aboard });
    const t = table({
      seats: 4,
      blue: { hand: ['castaway'] },
      green: big({ diplomat: 6 }),
      red: big({ diplomat: 2 - diplomats, hunter: 4 }),
      yellow: big({ hunter: 4 }),
    });
    t.blue.plays('castaway');
    return t.blue;
  };
  expect(left(1).options('explore/castaway')).toEqual(['diplomat', 'adventurer']);
  expect(left(0).unit.aboard.adventurer).toBe(1);
});
test('E21 castaway, E22 drifting wreck, E23 stray legionaries: one more aboard', () => {
  const t = table({ blue: { hand: ['castaway', 'drifting-wreck', 'stray-legionaries'] } });
  t.blue.plays('castaway').answers('explore/castaway', 'adventurer');
  t.blue.plays('drifting-wreck').answers('explore/drifting-wreck', 'propulsor');
  t.blue.plays('stray-legionaries');
  expect(t.blue.unit.aboard).toMatchObject({ adventurer: 1, propulsor: 3, squad: 3 });
  expect(t.view().supply.adventurer).toBe(9);
});
test('E25 LEG-RULING-90 the Imperator relay draws two cards and advances the pawn by 1: no card is turned, no counter moves, and it can end the game', () => {
  const t = table({ blue: { hand: ['imperator-relay'] }, imperatorPc: 24, imperator: 'deck-guard' });
  t.blue.plays('imperator-relay');
  expect(t.blue.hand).toHaveLength(2);
  expect(t.view().imperator).toMatchObject({ score: 25, key: 'deck-guard' });
  expect(t.blue.unit.calls).toBe(0);
  expect(t.view().ending!.trigger).toBe('imperator');
});
test('a card is playable with just what it demands: one laser, two cards, one propulsor, one crew member, one card to draw', () => {
  expect(table({ blue: { hand: ['asteroid-shower'] } }).blue.canPlay('asteroid-shower')).toBe(true);
  expect(table({ blue: { aboard: { decoder: 0 }, hand: ['ion-storm', 'castaway', 'oz-vein'] } }).blue.canPlay('ion-storm')).toBe(true);
  expect(table({ blue: { aboard: { propulsor: 1 }, hand: ['gravity-well'] } }).blue.canPlay('gravity-well')).toBe(true);
  expect(table({ blue: { aboard: { squad: 1 }, hand: ['outbreak'] } }).blue.canPlay('outbreak')).toBe(true);
  const dry = table({ blue: { px: 3, hand: ['oz-crystals', 'mapping-probe'] }, otherCards: 'in-hand' });
  dry.blue.plays('mapping-probe'); // now one card lies in the discard pile
  dry.blue.plays('oz-crystals');
  expect(dry.blue.hand).toEqual(['mapping-probe']);
});
test('E21 a castaway has a specialty that is left in the supply', () => {
  const t = table({ seats: 3, blue: { hand: ['castaway'], aboard: { hunter: 2 } }, green: { ship: 'spatha', aboard: { hunter: 6 } } });
  t.blue.plays('castaway');
  expect(t.blue.options('explore/castaway')).toEqual(['diplomat', 'adventurer']);
});
