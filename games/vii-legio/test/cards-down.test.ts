/** Face-down uses of Exploration cards: recruiting, equipping, moving, decoding. */
import { expect, test } from 'vitest';
import type { Exploration } from '../content/index.ts';
import { table } from './table.ts';

const SIX: readonly Exploration[] = ['wormhole', 'oz-vein', 'oz-vein', 'oz-vein', 'oz-crystals', 'ion-storm'];

// ------------------------------------------------------------------ recruiting and equipping
test('LEG-BUY-01 LEG-BUY-04 one equipment costs 2 cards: a propulsor, a laser or a decoder level', () => {
  const t = table({ blue: { hand: SIX } });
  t.blue.does({ do: 'buy', what: 'propulsor' }).pays();
  t.blue.does({ do: 'buy', what: 'laser' }).pays();
  t.blue.does({ do: 'buy', what: 'decoder' });
  expect(t.blue.unit).toMatchObject({ handSize: 0, aboard: { propulsor: 3, laser: 2, decoder: 2 } });
  expect(t.told('bought')).toEqual(['propulsor', 'laser', 'decoder'].map((what) => ({ kind: 'bought', seat: 0, what, cards: 2 })));
});
test('LEG-BUY-02 LEG-EX-15 from 0 to 1 propulsor costs only 1 card', () => {
  const t = table({ blue: { hand: ['wormhole'], aboard: { propulsor: 0 } } });
  expect(t.blue.cannot({ do: 'buy', what: 'laser' })).toBe('too-few-cards');
  t.blue.does({ do: 'buy', what: 'propulsor' });
  expect(t.blue.unit).toMatchObject({ handSize: 0, aboard: { propulsor: 1 } });
});
test('LEG-BUY-03 LEG-BUY-06 one squad or one Expert of any specialty costs 3 cards', () => {
  const t = table({ blue: { hand: SIX } });
  expect(t.blue.options('turn/action').flatMap((a) => (a.do === 'buy' ? [a.what] : []))).toEqual(
    expect.arrayContaining(['squad', 'diplomat', 'hunter', 'adventurer']),
  );
  t.blue.does({ do: 'buy', what: 'squad' }).pays();
  expect(t.blue.unit.handSize).toBe(3);
  t.blue.does({ do: 'buy', what: 'adventurer' });
  expect(t.blue.unit).toMatchObject({ handSize: 0, aboard: { squad: 3, adventurer: 1 } });
  const two = table({ blue: { hand: SIX.slice(0, 2) } });
  expect(two.blue.cannot({ do: 'buy', what: 'squad' })).toBe('too-few-cards');
});
test('LEG-BUY-05 a decoder rises by one level, and 2 is the highest', () => {
  const t = table({ blue: { hand: SIX, aboard: { decoder: 0 } } });
  t.blue.does({ do: 'buy', what: 'decoder' }).pays();
  expect(t.blue.unit.aboard.decoder).toBe(1);
  t.blue.does({ do: 'buy', what: 'decoder' }).pays();
  expect(t.blue.cannot({ do: 'buy', what: 'decoder' })).toBe('row-full');
});
test('LEG-BUY-07 LEG-XP-11 an Expert can be recruited only while a pawn of its specialty is left; one that goes can be recruited again', () => {
  const t = table({
    seats: 3,
    blue: { hand: ['outbreak', ...SIX], aboard: { hunter: 2, squad: 0 } },
    green: { ship: 'spatha', aboard: { hunter: 6 } },
  });
  expect(t.view().supply.hunter).toBe(0);
  expect(t.blue.cannot({ do: 'buy', what: 'hunter' })).toBe('no-expert-left');
  t.blue.plays('outbreak'); // the only crew aboard are hunters: one goes back to the supply
  expect(t.view().supply.hunter).toBe(1);
  t.blue.does({ do: 'buy', what: 'hunter' }).pays();
  expect(t.blue.unit.aboard.hunter).toBe(2);
});
test('LEG-BUY-08 a Frombola carries at most 4 Experts, all specialties together', () => {
  const t = table({ blue: { hand: SIX, aboard: { hunter: 2, diplomat: 1 } } });
  t.blue.does({ do: 'buy', what: 'adventurer' }).pays();
  for (const what of ['diplomat', 'hunter', 'adventurer'] as const) expect(t.blue.cannot({ do: 'buy', what })).toBe('experts-full');
});
test('LEG-BUY-09 no counter passes the highest space of its row', () => {
  const t = table({ blue: { hand: SIX, aboard: { propulsor: 3, laser: 3, squad: 4 } }, green: { ship: 'spatha' } });
  for (const what of ['propulsor', 'laser', 'squad'] as const) expect(t.blue.cannot({ do: 'buy', what })).toBe('row-full');
  expect(t.green.unit.max).toMatchObject({ propulsor: 4, laser: 4, decoder: 2, squad: 6, expert: 6 });
});
test('LEG-BUY-10 purchases may be repeated in any sector, sector X included', () => {
  const t = table({ blue: { at: 'X', hand: SIX } });
  t.blue.does({ do: 'buy', what: 'laser' }).pays();
  t.blue.does({ do: 'buy', what: 'laser' }).pays();
  expect(t.blue.unit.aboard.laser).toBe(3);
});
test('LEG-BUY-11 a purchase works at once: a new laser fights in the same turn', () => {
  const t = table({ blue: { aboard: { laser: 0 }, hand: ['xeno-liburna', 'wormhole', 'oz-vein'] } });
  t.blue.does({ do: 'buy', what: 'laser' }).pays('wormhole', 'oz-vein');
  t.blue.plays('xeno-liburna');
  expect(t.blue.unit).toMatchObject({ pc: 1, aboard: { laser: 0 } });
});
test('LEG-BUY-12 cards paid for a purchase cost no PC at the end of the turn', () => {
  const t = table({ blue: { pc: 5, hand: ['wormhole', 'oz-vein'] } });
  t.blue.does({ do: 'buy', what: 'laser' });
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(5);
});

// ------------------------------------------------------------------ moving
test('LEG-MOVE-01 a ship moves to an adjacent sector only', () => {
  const t = table({ blue: { hand: SIX } });
  expect(t.blue.cannot({ do: 'move', to: 4 })).toBe('not-adjacent');
  expect(t.blue.cannot({ do: 'move', to: 5 })).toBe('not-adjacent');
  expect(t.blue.cannot({ do: 'move', to: 1 })).toBe('not-adjacent');
  expect([2, 3].map((to) => t.blue.can({ do: 'move', to: to as 2 }))).toEqual([true, true]);
});
test('LEG-MOVE-02 LEG-MOVE-04 LEG-MOVE-07 LEG-EX-02 crossing a border costs the cards of its icon; the others learn their number only', () => {
  const t = table({ blue: { at: 2, hand: ['wormhole', 'oz-vein', 'castaway', 'ion-storm'] } });
  t.blue.does({ do: 'move', to: 4 }).pays('wormhole', 'oz-vein', 'ion-storm');
  expect(t.blue.unit).toMatchObject({ place: 4, handSize: 1 });
  expect(t.blue.hand).toEqual(['castaway']);
  expect(t.told('moved')).toEqual([{ kind: 'moved', seat: 0, from: 2, to: 4, cards: 3 }]);
  expect(JSON.stringify([t.green.notes, t.green.view])).not.toContain('wormhole');
  const two = table({ blue: { at: 2, hand: ['wormhole', 'oz-vein'] } });
  expect(two.blue.cannot({ do: 'move', to: 4 })).toBe('too-few-cards');
});
test('LEG-MOVE-03 the way back costs the same', () => {
  const t = table({ blue: { at: 4, hand: ['wormhole', 'oz-vein', 'castaway', 'ion-storm'] } });
  t.blue.does({ do: 'move', to: 2 }).pays();
  expect(t.blue.unit).toMatchObject({ place: 2, handSize: 1 });
});
test('LEG-MOVE-05 several borders may be crossed in a turn, each paid separately', () => {
  const t = table({ blue: { hand: SIX } });
  t.blue.does({ do: 'move', to: 3 }).pays();
  t.blue.does({ do: 'move', to: 4 }).pays();
  t.blue.does({ do: 'move', to: 5 });
  expect(t.blue.unit).toMatchObject({ place: 5, handSize: 0 });
  expect(t.told('moved').map((n) => n.kind === 'moved' && n.cards)).toEqual([2, 2, 2]);
});

// ------------------------------------------------------------------ decoding
test('LEG-DEC-01 at level 0 the decoder cannot be used', () => {
  expect(table({ blue: { hand: SIX, aboard: { decoder: 0 } } }).blue.cannot({ do: 'decode', zone: 'A' })).toBe('no-decoder');
});
test('LEG-DEC-02 the decoder works once per turn', () => {
  const t = table({ blue: { hand: SIX, aboard: { decoder: 2 } } });
  t.blue.does({ do: 'decode', zone: 'A' }).pays();
  expect(t.blue.cannot({ do: 'decode', zone: 'B' })).toBe('decoded');
  expect(t.match.canTakeBack(0)).toBe(false); // what was seen was seen
  t.blue.ends();
  t.pass();
  t.blue.draws(2);
  expect(t.blue.can({ do: 'decode', zone: 'A' })).toBe(true); // and once more in the next
});
test('LEG-DEC-03 LEG-DEC-05 LEG-INFO-09 level 1 shows the face-down A card to its owner alone, for 1 card', () => {
  const t = table({ blue: { hand: SIX, aboard: { decoder: 1 } }, hiddenA: 'octarchs' });
  expect(t.blue.cannot({ do: 'decode', zone: 'B' })).toBe('decoder-level');
  t.blue.does({ do: 'decode', zone: 'A' }).pays('wormhole');
  expect(t.blue.unit.handSize).toBe(5);
  expect(t.blue.view.slots.hiddenA).toMatchObject({ open: false, world: { key: 'octarchs' } });
  expect(t.green.view.slots.hiddenA).toEqual({ open: false, world: null });
  expect(t.told('decoded')).toEqual([{ kind: 'decoded', seat: 0, zone: 'A', cards: 1 }]);
  expect(JSON.stringify(t.green.notes)).not.toContain('octarchs');
  expect(JSON.stringify(t.blue.notes)).toContain('octarchs');
});
test('LEG-DEC-04 level 2 chooses between the A card for 1 and the B card for 2', () => {
  const t = table({ blue: { hand: SIX, aboard: { decoder: 2 } }, hiddenB: 'cerberus' });
  expect(t.blue.can({ do: 'decode', zone: 'A' })).toBe(true);
  t.blue.does({ do: 'decode', zone: 'B' }).pays();
  expect(t.blue.unit.handSize).toBe(4);
  expect(t.blue.view.slots.hiddenB!.world!.key).toBe('cerberus');
  const one = table({ blue: { hand: ['wormhole'], aboard: { decoder: 2 } } });
  expect(one.blue.cannot({ do: 'decode', zone: 'B' })).toBe('too-few-cards');
});
test('LEG-DEC-06 a decoder that is damaged or left behind falls to level 0, whatever its level was', () => {
  const storm = table({ blue: { hand: ['ion-storm'], aboard: { decoder: 2 } } });
  storm.blue.plays('ion-storm');
  expect(storm.blue.unit.aboard.decoder).toBe(0);
  const left = table({ blue: { profile: 0, aboard: { decoder: 2 } }, planets: { alpha: { world: 'iron-scarabs', sector: 1 } } });
  left.blue.lands('alpha', {}).leaves({ decoder: 1, laser: 1 });
  expect(left.blue.unit.aboard).toMatchObject({ decoder: 0, laser: 0 });
});
test('LEG-RULING-65 an empty slot cannot be decoded; what was seen stays visible while the card lies face down in its slot', () => {
  const none = table({ blue: { hand: SIX }, hiddenA: null, emptyPile: 'A' });
  expect(none.blue.cannot({ do: 'decode', zone: 'A' })).toBe('nothing-hidden');
  const t = table({ blue: { hand: SIX }, hiddenA: 'octarchs' });
  t.blue.does({ do: 'decode', zone: 'A' }).pays();
  t.blue.ends();
  t.pass();
  expect(t.blue.view.slots.hiddenA!.world!.key).toBe('octarchs');
});
test('LEG-RULING-76 five-card discovery, entry to sector X, decoding and demanded discards use cards: none is penalised', () => {
  const t = table({ blue: { pc: 9, hand: ['stellar-flare', 'wormhole', 'oz-vein', 'castaway'] } });
  t.blue.does({ do: 'decode', zone: 'A' }).pays('castaway');
  t.blue.plays('stellar-flare'); // demands the other two
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(9);
  const five = table({ blue: { pc: 9, hand: SIX.slice(0, 5) } });
  five.blue.does({ do: 'discover' }).answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  five.blue.ends();
  expect(five.blue.unit.pc).toBe(9);
  const x = table({ blue: { pc: 9, px: 9, technologies: ['holodeck'], hand: SIX } });
  x.blue.does({ do: 'enter-x' }).takesX('weavers-of-lore');
  x.blue.ends();
  expect(x.blue.unit.pc).toBe(9);
});
