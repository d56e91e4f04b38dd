import { expect, test } from 'vitest';
import type { Exploration } from '../content/index.ts';
import { table } from './table.ts';

const FIVE: readonly Exploration[] = ['wormhole', 'oz-vein', 'oz-vein', 'oz-vein', 'oz-crystals'];

test('LEG-DISC-01 LEG-RULING-23 explored and active planets together must be strictly below the limit before a discovery', () => {
  const setting = (explored: number) =>
    table({
      blue: { at: 1, hand: ['inhabited-planet'] },
      explored: { 1: explored },
      planets: { alpha: { world: 'aquarians', sector: 1 } },
    });
  expect(setting(1).blue.canPlay('inhabited-planet')).toBe(true); // 2 of 3
  expect(setting(2).blue.cannotPlay('inhabited-planet')).toBe('sector-full'); // 3 of 3
});
test('LEG-DISC-02 a discovery needs an unused pawn: five planets are active at most', () => {
  const t = table({
    blue: { at: 3, hand: ['inhabited-planet'] },
    planets: {
      alpha: { world: 'aquarians', sector: 1 },
      beta: { world: 'octarchs', sector: 2 },
      gamma: { world: 'chimeras', sector: 2 },
      delta: { world: 'cerberus', sector: 4 },
      epsilon: { world: 'janus', sector: 5 },
    },
  });
  expect(t.blue.cannotPlay('inhabited-planet')).toBe('no-pawn');
});
test('LEG-DISC-01 LEG-DISC-02 LEG-DISC-03 LEG-DISC-06 LEG-DISC-07 LEG-DISC-08 LEG-DISC-10 LEG-EX-04 Blue discovers in sector 3, chooses Gamma and the face-up card', () => {
  const t = table({ blue: { at: 3, hand: ['inhabited-planet'] }, explored: { 3: 1 }, openA: 'chimeras', hiddenA: 'octarchs' });
  t.blue.plays('inhabited-planet');
  expect(t.blue.options('discover/card')).toEqual(['open', 'hidden']);
  t.blue.answers('discover/card', 'open');
  expect(t.blue.options('discover/pawn')).toEqual(['alpha', 'beta', 'gamma', 'delta', 'epsilon']);
  t.blue.answers('discover/pawn', 'gamma');
  expect(t.planet('gamma')).toMatchObject({ sector: 3, discoverer: 0, world: { key: 'chimeras' } });
  expect(t.view().slots.openA).toMatchObject({ open: true, world: { key: 'octarchs' } });
  expect(t.view().slots.hiddenA).toEqual({ open: false, world: null });
  expect(t.view().piles.A).toBe(20); // 24, less one explored, one active, two in the slots
});
test('LEG-DISC-04 LEG-RULING-27 five cards received and still in hand may all be discarded to discover; six if six were received', () => {
  const t = table({ blue: { hand: [...FIVE, 'castaway'] } });
  t.blue.does({ do: 'discover' }).answers('discover/card', 'hidden').answers('discover/pawn', 'beta');
  expect(t.blue.unit.handSize).toBe(0);
  expect(t.told('discovered')).toMatchObject([{ pawn: 'beta', sector: 1, cards: 6 }]);
  expect(JSON.stringify(t.green.notes)).not.toMatch(/wormhole|castaway/);
});
test('LEG-RULING-27 it is too late once one of them has been used, and cards drawn later do not count', () => {
  const used = table({ blue: { hand: [...FIVE, 'mapping-probe'] } });
  used.blue.plays('mapping-probe');
  expect(used.blue.cannot({ do: 'discover' })).toBe('not-intact');
  const later = table({ blue: { hand: ['imperator-relay', 'wormhole', 'oz-vein', 'castaway'] } });
  later.blue.plays('imperator-relay');
  expect(later.blue.unit.handSize).toBe(5);
  expect(later.blue.cannot({ do: 'discover' })).toBe('needs-5-received');
});
test('LEG-DISC-05 the planet is discovered in the sector where the ship is', () => {
  const t = table({ blue: { hand: ['inhabited-planet', 'wormhole'] } });
  t.blue.does({ do: 'move', to: 2 }).pays('wormhole');
  t.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  expect(t.planet('alpha')!.sector).toBe(2);
});
test('LEG-DISC-08 if the face-down card is taken only its slot is refilled, face down', () => {
  const t = table({ blue: { hand: ['inhabited-planet'] }, openA: 'chimeras', hiddenA: 'octarchs' });
  t.blue.plays('inhabited-planet').answers('discover/card', 'hidden').answers('discover/pawn', 'alpha');
  expect(t.planet('alpha')!.world.key).toBe('octarchs');
  expect(t.view().slots.openA!.world!.key).toBe('chimeras');
  expect(t.view().slots.hiddenA).toEqual({ open: false, world: null });
});
test('LEG-DISC-09 LEG-RULING-25 in zone B the card of the B slot is taken, and the slot refilled face down from the pile', () => {
  const t = table({ blue: { at: 5, aboard: { decoder: 2 }, hand: ['inhabited-planet', 'wormhole', 'castaway'] }, hiddenB: 'cerberus' });
  t.blue.does({ do: 'decode', zone: 'B' }).pays('wormhole', 'castaway');
  t.blue.plays('inhabited-planet').answers('discover/pawn', 'epsilon'); // no choice of card
  expect(t.planet('epsilon')).toMatchObject({ sector: 5, world: { key: 'cerberus' } });
  expect(t.blue.view.slots.hiddenB).toEqual({ open: false, world: null });
  expect(t.view().piles.B).toBe(19);
});
test('LEG-DISC-11 an active planet waits for its mission, and not only its discoverer may land there', () => {
  const t = table({
    blue: { at: 2, hand: ['oz-vein'] },
    green: { at: 1, profile: 0 },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1, by: 'blue' } },
  });
  t.pass();
  expect(t.planet('alpha')).toBeDefined();
  t.green.draws(0).lands('alpha', {}).leavesNothing();
  expect(t.planet('alpha')).toBeUndefined();
  expect(t.green.unit.pc).toBe(2);
});
test('LEG-DISC-12 a discovery whose conditions are not met is refused and no card is spent', () => {
  const t = table({ blue: { hand: ['inhabited-planet', ...FIVE] }, explored: { 1: 3 } });
  expect(t.blue.cannotPlay('inhabited-planet')).toBe('sector-full');
  expect(t.blue.cannot({ do: 'discover' })).toBe('sector-full');
  expect(t.blue.unit.handSize).toBe(6);
  expect(t.view().piles.discard).toBe(0);
});
test('LEG-RULING-26 with one A card left it lies face up and is the only choice; a zone without cards cannot be discovered in', () => {
  const t = table({ blue: { hand: ['inhabited-planet', 'inhabited-planet'] }, openA: 'chimeras', hiddenA: null, emptyPile: 'A' });
  t.blue.plays('inhabited-planet').answers('discover/pawn', 'alpha');
  expect(t.planet('alpha')!.world.key).toBe('chimeras');
  expect(t.view().slots).toMatchObject({ openA: null, hiddenA: null });
  expect(t.blue.cannotPlay('inhabited-planet')).toBe('no-world');
});
test('LEG-RULING-26 the last face-down A card slides to the left and is turned up', () => {
  const t = table({ blue: { hand: ['inhabited-planet'] }, openA: 'chimeras', hiddenA: 'octarchs', emptyPile: 'A' });
  t.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  expect(t.view().slots).toMatchObject({ openA: { open: true, world: { key: 'octarchs' } }, hiddenA: null });
});
test('LEG-RULING-28 discoveries per turn are limited by cards, room and pawns only', () => {
  const t = table({ blue: { at: 3, hand: ['inhabited-planet', 'inhabited-planet', 'ancient-beacon'] } });
  for (const [card, pawn] of [
    ['inhabited-planet', 'alpha'],
    ['inhabited-planet', 'beta'],
    ['ancient-beacon', 'gamma'],
  ] as const)
    t.blue.plays(card).answers('discover/card', 'open').answers('discover/pawn', pawn);
  expect(t.sector(3).active).toEqual(['alpha', 'beta', 'gamma']);
});
test('LEG-RULING-30 markers are unlimited: one more than thirteen discoveries is nothing special', () => {
  const worlds = [
    'aquarians',
    'mnemosians',
    'lithomancers',
    'dust-nomads',
    'heliotropes',
    'octarchs',
    'iron-scarabs',
    'burrowing-worms',
    'polymorphs',
    'janus',
    'cerberus',
    'magma-hydras',
    'nova-swarm',
    'binary-oracles',
  ] as const;
  const t = table({ blue: { at: 3, worlds, hand: ['inhabited-planet'] } });
  t.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  expect(t.blue.unit.worlds).toHaveLength(14);
  expect(t.planet('alpha')!.discoverer).toBe(0);
});
test('LEG-RULING-72 a planet may be landed on in the turn of its discovery', () => {
  const t = table({ blue: { profile: 0, hand: ['inhabited-planet'] }, openA: 'aether-jellyfish' });
  t.blue.plays('inhabited-planet').answers('discover/card', 'open').answers('discover/pawn', 'alpha');
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.unit.pc).toBe(2);
});

test('LEG-DISC-04 from a real draw: with five cards drawn the way is open, with four it is not', () => {
  const five = table({ stage: 'draw' });
  five.blue.draws(5);
  expect(five.view().turn).toMatchObject({ drawn: true, received: 5, intact: true });
  expect(five.blue.can({ do: 'discover' })).toBe(true);
  const four = table({ stage: 'draw' });
  four.blue.draws(4);
  expect(four.blue.cannot({ do: 'discover' })).toBe('needs-5-received');
});
test('LEG-RULING-27 a card paid away spoils the five-card discovery too', () => {
  const t = table({ blue: { hand: [...FIVE, 'castaway'] } });
  t.blue.does({ do: 'move', to: 2 }).pays('castaway');
  expect(t.blue.cannot({ do: 'discover' })).toBe('not-intact');
});

// ------------------------------------------------------------------ sector X
const NINE: readonly Exploration[] = [...FIVE, 'castaway', 'ion-storm', 'ion-storm', 'gravity-well'];
const ready = { px: 9, technologies: ['holodeck'] as const };

test('LEG-SX-01 LEG-RULING-19 LEG-XENO-05 sector X opens at 9 PX, not at 8', () => {
  expect(table({ blue: { ...ready, px: 8, hand: NINE } }).blue.cannot({ do: 'enter-x' })).toBe('needs-9-px');
  expect(table({ blue: { ...ready, hand: NINE } }).blue.can({ do: 'enter-x' })).toBe(true);
});
test('LEG-SX-02 LEG-RULING-75 entering costs 6 cards from any sector, for a Frombola too', () => {
  const t = table({ blue: { ...ready, at: 5, hand: NINE } });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('archivists');
  expect(t.blue.unit).toMatchObject({ ship: 'frombola', place: 'X', handSize: 3 });
  expect(table({ blue: { ...ready, hand: FIVE } }).blue.cannot({ do: 'enter-x' })).toBe('too-few-cards');
});
test('LEG-SX-04 LEG-SX-05 LEG-INFO-06 LEG-RULING-21 the one who enters looks through the pile alone and must choose a card, which lies open', () => {
  const t = table({ blue: { ...ready, hand: NINE }, green: { x: 'archivists' } });
  t.blue.does({ do: 'enter-x' }).pays();
  expect(t.blue.view.pileX!.map((x) => x.key)).toEqual(['first-cartographers', 'weavers-of-lore', 'watchers', 'ferrymen']);
  expect(t.green.view.pileX).toBeNull();
  expect(t.blue.asked).toEqual(['sector-x/card']); // choosing is compulsory
  t.blue.takesX('first-cartographers');
  expect(t.green.view.units[0]).toMatchObject({ xCard: 'first-cartographers', pc: 6 });
  expect(t.match.canTakeBack(0)).toBe(false);
  for (let i = 0; i < 10; i++) {
    const { state } = t.match.imagine(1, t.match.chance); // green doubts what is left of the pile, never the card that lies open
    expect(t.match.game.view(state as never, 1).units[0]!.xCard).toBe('first-cartographers');
  }
  expect(t.blue.view.pileX).toHaveLength(3);
  expect(t.green.view.pileX).toBeNull();
  expect(t.view().piles.X).toBe(3);
});
test('LEG-SX-06 LEG-SX-07 leaving costs 3 cards and leads to the Star Base, in the same turn or later', () => {
  const now = table({ blue: { ...ready, at: 4, hand: NINE } });
  now.blue.does({ do: 'enter-x' }).pays();
  now.blue.takesX('watchers').does({ do: 'leave-x' });
  expect(now.blue.unit).toMatchObject({ place: 1, handSize: 0 });
  const later = table({ stage: 'draw', blue: { ...ready, at: 'X' } });
  later.blue.draws(2);
  expect(later.blue.cannot({ do: 'leave-x' })).toBe('too-few-cards');
  later.blue.ends();
  later.pass();
  later.blue.draws(3).does({ do: 'leave-x' });
  expect(later.blue.unit.place).toBe(1);
});
test('LEG-SX-03 LEG-SX-09 a U.C. goes to sector X once per game', () => {
  const t = table({ blue: { ...ready, x: 'watchers', hand: NINE } });
  expect(t.blue.cannot({ do: 'enter-x' })).toBe('visited-x');
});
test('LEG-SX-08 LEG-RULING-20 in sector X: recruiting, equipping and decoding; no exploring, no discovery, no landing, no repair, no invitation', () => {
  const t = table({
    blue: { ...ready, at: 'X', hand: ['mapping-probe', 'inhabited-planet', ...FIVE] },
    green: { at: 2, profile: 0 },
    planets: { alpha: { world: 'aether-jellyfish', sector: 2, by: 'blue' } },
  });
  expect(t.blue.cannotPlay('mapping-probe')).toBe('in-x');
  expect(t.blue.cannotPlay('inhabited-planet')).toBe('in-x');
  expect(t.blue.cannot({ do: 'discover' })).toBe('in-x');
  expect(t.blue.cannot({ do: 'land', pawn: 'alpha' })).toBe('in-x');
  expect(t.blue.cannot({ do: 'repair' })).toBe('in-x');
  expect(t.blue.cannot({ do: 'move', to: 1 })).toBe('in-x');
  t.blue.does({ do: 'buy', what: 'squad' }).pays();
  t.blue.does({ do: 'decode', zone: 'A' }).pays();
  t.blue.ends(); // a turn may begin and end there
  t.green.draws(0).does({ do: 'land', pawn: 'alpha' }); // the discoverer is in no sector: it is not invited
  expect(t.green.options('land/proposal').every((p) => p.invite.length === 0)).toBe(true);
});
test('LEG-RULING-11 X1 the Archivists teach the technology one does not have: the only way to both', () => {
  const t = table({ blue: { ...ready, hand: NINE } });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('archivists');
  expect(t.blue.unit.technologies).toEqual({ nanoprobes: true, holodeck: true });
});
test('X3 the Weavers give 2 PX', () => {
  const t = table({ blue: { ...ready, hand: NINE } });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('weavers-of-lore');
  expect(t.blue.unit.px).toBe(11);
});
test('X4 the Watchers count as 2 squads in every landing, own or invited, and cannot be left', () => {
  const t = table({
    blue: { x: 'watchers', aboard: { squad: 0 } },
    green: { at: 1, aboard: { squad: 1 } },
    planets: { alpha: { world: 'aquarians', sector: 1 }, beta: { world: 'aeriforms', sector: 1, by: 'green' } },
  });
  expect(t.blue.unit.squads).toBe(2);
  expect(t.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true); // needs 2
  t.blue.ends();
  t.green.draws(0).lands('beta', { invite: ['blue'] }); // needs 3: 1 + 2
  t.blue.accepts();
  t.green.confirms();
  t.green.leavesNothing();
  expect(t.asked).not.toContain('blue mission/leave'); // no crew aboard: the Watchers are not on the board
});
test('X5 the Ferrymen raise the maximum draw by 2 from the next turn on', () => {
  const t = table({ blue: { ...ready, hand: NINE } });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('ferrymen');
  expect(t.blue.unit.handSize).toBe(3);
  t.blue.ends();
  t.pass();
  expect(t.blue.options('turn/start')[0]).toEqual({ do: 'draw', cards: 7 });
});
test('LEG-SX-03 LEG-SX-09 LEG-RULING-50 who comes back from sector X with 12 PC is promoted, and cannot enter again', () => {
  const t = table({
    blue: {
      ...ready,
      pc: 12,
      at: 3,
      hand: [...NINE, 'oz-alloy', 'imperator-relay', 'gravity-well', 'stray-legionaries', 'mapping-probe', 'mapping-probe'],
    },
  });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('ferrymen').does({ do: 'leave-x' }).pays();
  t.blue.answers('promotion/profile', 3).answers('promotion/experts', [2, 0, 0]);
  expect(t.blue.unit).toMatchObject({ ship: 'spatha', place: 1, handSize: 6 });
  expect(t.blue.cannot({ do: 'enter-x' })).toBe('visited-x');
});
