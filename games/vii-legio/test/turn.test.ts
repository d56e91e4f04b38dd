import { expect, test } from 'vitest';
import { newMatch, table } from './table.ts';

test('LEG-TURN-02 LEG-RULING-68 LEG-RULING-77 a turn begins with the draw; only repair and declaring the end may come before it', () => {
  const t = table({
    stage: 'draw',
    blue: { px: 13, technologies: ['holodeck'], pc: 9 },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1 } },
  });
  const kinds = new Set(t.blue.options('turn/start').map((o) => o.do));
  expect([...kinds]).toEqual(['draw', 'repair', 'declare']);
  expect(t.asked).toEqual(['blue turn/start']);
  t.blue.draws(0); // a draw of 0 is enough to land
  expect(t.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true);
});
test('LEG-TURN-03 LEG-MOVE-06 after the draw cards are used in any order and mix, in several sectors if one likes', () => {
  const t = table({
    blue: {
      aboard: { decoder: 1 },
      hand: ['mapping-probe', 'oz-vein', 'oz-vein', 'oz-crystals', 'wormhole', 'mapping-probe', 'castaway', 'ion-storm'],
    },
  });
  t.blue.plays('mapping-probe'); // explore, without having moved
  t.blue.does({ do: 'move', to: 2 }).pays('oz-vein');
  t.blue.does({ do: 'buy', what: 'laser' }).pays('oz-vein', 'oz-crystals');
  t.blue.plays('castaway').answers('explore/castaway', 'hunter'); // and explore again elsewhere
  t.blue.does({ do: 'decode', zone: 'A' }).pays('ion-storm');
  t.blue.plays('mapping-probe');
  expect(t.blue.unit).toMatchObject({ pc: 2, place: 2, aboard: { laser: 2, hunter: 1 } });
});
test('LEG-TURN-04 the active U.C. may land at any moment after the draw on an active planet of its sector', () => {
  const t = table({
    blue: { hand: ['mapping-probe', 'mapping-probe'] },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1 }, beta: { world: 'aquarians', sector: 2 } },
  });
  expect(t.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true);
  expect(t.blue.cannot({ do: 'land', pawn: 'beta' })).toBe('elsewhere');
  t.blue.plays('mapping-probe');
  expect(t.blue.can({ do: 'land', pawn: 'alpha' })).toBe(true);
});
test('LEG-TURN-05 LEG-RULING-13 lasers and detectors serve their reserved purposes only: fights, card texts that name them, risks', () => {
  const t = table({ blue: { detectors: 1, aboard: { laser: 2 }, hand: ['asteroid-shower', 'xeno-scout', 'mapping-probe'] } });
  const uses = new Set(t.blue.options('turn/action').map((a) => a.do));
  expect([...uses].sort()).toEqual(['buy', 'decode', 'end', 'move', 'play', 'repair']); // nothing against other U.C.
  expect(t.blue.cannotPlay('mapping-probe', true)).toBe('not-a-risk');
  t.blue.plays('asteroid-shower').answers('explore/asteroid-shower', 'laser');
  expect(t.blue.unit.aboard.laser).toBe(1);
});
test('LEG-TURN-06 LEG-RULING-34 one landing a turn; after it nothing but pending choices and declaring the end', () => {
  const t = table({
    blue: { px: 13, technologies: ['holodeck'], pc: 5, aboard: { squad: 4 }, hand: ['mapping-probe', 'mapping-probe'] },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1 }, beta: { world: 'singing-sylvans', sector: 1 } },
  });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.options('turn/action')).toEqual([{ do: 'declare' }, { do: 'end' }]);
  expect(t.blue.cannot({ do: 'land', pawn: 'beta' })).toBe('landed');
  expect(t.blue.cannot({ do: 'repair' })).toBe('landed');
});
test('LEG-TURN-07 LEG-RULING-67 the turn may be ended at any moment, with or without cards; drawing nothing and ending costs nothing', () => {
  const t = table({ stage: 'draw', blue: { pc: 5 } });
  t.blue.draws(0);
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(5);
  expect(t.asked).toEqual(['green turn/start']);
  t.green.draws(5);
  t.green.ends();
  expect(t.asked).toEqual(['blue turn/start']);
});
test('LEG-TURN-08 LEG-TURN-10 LEG-RULING-07 cards left are discarded face down at 1 PC each, and none stays in hand', () => {
  const t = table({ blue: { pc: 10, hand: ['wormhole', 'oz-vein', 'oz-vein'] } });
  t.blue.ends();
  expect(t.blue.unit).toMatchObject({ pc: 7, handSize: 0 });
  expect(t.told('leftovers')).toEqual([{ kind: 'leftovers', seat: 0, cards: 3 }]);
  expect(JSON.stringify(t.notes)).not.toContain('wormhole');
});
test('LEG-RULING-07 leftovers are penalised after a repair and in sector X too', () => {
  const repaired = table({ blue: { pc: 10, hand: ['wormhole', 'oz-vein'] } });
  repaired.blue.does({ do: 'repair' });
  expect(repaired.blue.unit.pc).toBe(8);
  const beyond = table({ blue: { pc: 10, at: 'X', hand: ['wormhole', 'oz-vein'] } });
  beyond.blue.ends();
  expect(beyond.blue.unit.pc).toBe(8);
});
test('LEG-TURN-09 a U.C. which landed pays nothing for the cards it had to discard', () => {
  const t = table({
    blue: { pc: 5, profile: 0, hand: ['wormhole', 'oz-vein', 'oz-vein'] },
    planets: { alpha: { world: 'aether-jellyfish', sector: 1 } },
  });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.unit).toMatchObject({ pc: 7, handSize: 0 }); // 2 PC of the mission, nothing lost
});
test('LEG-TURN-11 once every card is used, landing remains possible if not yet done', () => {
  const t = table({ blue: { hand: ['mapping-probe'], at: 2 }, planets: { alpha: { world: 'aether-jellyfish', sector: 2 } } });
  t.blue.plays('mapping-probe');
  expect(t.blue.options('turn/action').map((a) => a.do)).toEqual(['land', 'end']);
});

// ------------------------------------------------------------------ scores
test('LEG-SCORE-01 LEG-RULING-08 PC move at once, never below 0, and without an upper limit', () => {
  const t = table({ blue: { pc: 50, hand: ['mapping-probe'] }, green: { pc: 2 } });
  t.blue.plays('mapping-probe');
  expect(t.blue.unit.pc).toBe(51);
  const poor = table({ blue: { pc: 2, hand: ['wormhole', 'oz-vein', 'oz-vein'] } });
  poor.blue.ends();
  expect(poor.blue.unit.pc).toBe(0);
});
test('LEG-SCORE-02 PC and PX come from missions, cards, combat gains and X cards, PC from objectives too', () => {
  const t = table({
    blue: {
      px: 9,
      technologies: ['holodeck'],
      profile: 0,
      aboard: { laser: 3, squad: 4 },
      hidden: ['secret-of-x'],
      hand: ['mapping-probe', 'xeno-trireme', 'xeno-liburna', 'oz-vein', 'wormhole', 'castaway', 'oz-crystals', 'oz-alloy', 'ion-storm'],
    },
  });
  t.blue.plays('mapping-probe').plays('xeno-trireme').plays('xeno-liburna');
  t.blue.does({ do: 'enter-x' });
  t.blue.takesX('weavers-of-lore');
  const sources = t.notes.flatMap((n) => (n.kind === 'pc' || n.kind === 'px' ? [`${n.kind} ${n.from.by} ${n.points}`] : []));
  expect(sources).toEqual(['pc card 1', 'px gain 1', 'pc gain 1', 'px x 2', 'pc objective 4']);
});
test('LEG-SCORE-03 PC and PX are never spent: promotion, thresholds and sector X only compare', () => {
  const t = table({ stage: 'turn', blue: { pc: 12, px: 9, technologies: ['holodeck'] } });
  t.blue.answers('promotion/profile', 3).answers('promotion/experts', [2, 0, 0]);
  expect(t.blue.unit).toMatchObject({ ship: 'spatha', pc: 12, px: 9 });
  t.blue.draws(6).does({ do: 'enter-x' });
  t.blue.takesX('ferrymen');
  expect(t.blue.unit).toMatchObject({ pc: 12, px: 9 });
});
test('LEG-RULING-82 PC and PX are tracked beside the ship board, which holds equipment, crew, Imperator counter, profile and experience', () => {
  expect(Object.keys(newMatch(2).view().units[0]!)).toEqual(expect.arrayContaining(['aboard', 'calls', 'profile', 'memory', 'pc', 'px']));
  expect(Object.keys(newMatch(2).view().units[0]!.aboard).sort()).toEqual([
    'adventurer',
    'decoder',
    'diplomat',
    'hunter',
    'laser',
    'propulsor',
    'squad',
  ]);
});

// ------------------------------------------------------------------ the draw
test('LEG-DRAW-01 LEG-DRAW-02 LEG-DRAW-03 LEG-EX-01 a ship entitled to five cards draws 0 to 5; six are refused', () => {
  const t = table({ stage: 'draw' });
  expect(t.blue.unit.draw).toBe(5);
  const numbers = t.blue.options('turn/start').flatMap((o) => (o.do === 'draw' ? [o.cards] : []));
  expect(numbers.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(t.blue.refusal('turn/start', { do: 'draw', cards: 6 })).toBe('too-many-cards');
  t.blue.draws(5);
  expect(t.blue.hand).toHaveLength(5);
});
test('LEG-DRAW-02 the maximum is printed for each number of propulsors of each class', () => {
  const draw = (ship: 'frombola' | 'spatha', propulsor: number) =>
    table({ stage: 'draw', blue: { ship, aboard: { propulsor } } }).blue.unit.draw;
  expect([0, 1, 2, 3].map((n) => draw('frombola', n))).toEqual([2, 4, 5, 6]);
  expect([0, 1, 2, 3, 4].map((n) => draw('spatha', n))).toEqual([3, 5, 6, 7, 9]);
});
test('LEG-DRAW-04 a propulsor bought in the turn counts from the next draw on', () => {
  const t = table({ blue: { hand: ['wormhole', 'oz-vein'] } });
  t.blue.does({ do: 'buy', what: 'propulsor' });
  expect(t.blue.unit).toMatchObject({ handSize: 0, draw: 6 });
  t.blue.ends();
  t.pass();
  expect(t.blue.options('turn/start')[0]).toEqual({ do: 'draw', cards: 6 });
});
test('LEG-DRAW-05 an empty deck is replaced by the shuffled discard pile, and drawing goes on', () => {
  const t = table({ stage: 'draw', deck: ['wormhole', 'castaway'], otherCards: 'discarded' });
  expect(t.view().piles).toMatchObject({ deck: 2, discard: 55 });
  t.blue.draws(5);
  expect(t.blue.hand.slice(0, 2)).toEqual(['wormhole', 'castaway']);
  expect(t.blue.hand).toHaveLength(5);
  expect(t.view().piles).toMatchObject({ deck: 52, discard: 0 });
  expect(t.told('reshuffled')).toEqual([{ kind: 'reshuffled', pile: 'exploration' }]);
});
test('LEG-RULING-06 one number is announced, then all the cards come together and it cannot be changed', () => {
  const t = table({ stage: 'draw', deck: ['wormhole', 'castaway', 'oz-vein'] });
  t.blue.draws(3);
  expect(t.blue.hand).toEqual(['wormhole', 'castaway', 'oz-vein']);
  const drawn = { kind: 'drawn', seat: 0, cards: ['wormhole', 'castaway', 'oz-vein'] };
  expect(t.blue.notes).toContainEqual(drawn);
  expect(t.green.notes).not.toContainEqual(drawn);
  expect(t.told('drew')).toEqual([{ kind: 'drew', seat: 0, cards: 3, by: 'turn' }]);
  expect(t.blue.asked).toEqual(['turn/action']); // no second draw
  expect(t.match.canTakeBack(0)).toBe(false);
});
test('LEG-RULING-60 cards drawn by effects join the hand beyond the propulsors, and are penalised if left', () => {
  const t = table({
    blue: { pc: 9, aboard: { propulsor: 0 }, hand: ['imperator-relay', 'wormhole', 'wormhole'] },
    deck: ['oz-vein', 'castaway'],
  });
  t.blue.plays('imperator-relay');
  expect(t.blue.hand).toEqual(['wormhole', 'wormhole', 'oz-vein', 'castaway']); // 4, though 0 propulsors give 2
  t.blue.ends();
  expect(t.blue.unit.pc).toBe(5);
});
test('LEG-RULING-61 with deck and discard pile empty one draws what there is; "received" means really received', () => {
  const t = table({ stage: 'draw', deck: ['wormhole', 'oz-vein', 'oz-vein', 'castaway'], otherCards: 'in-hand' });
  t.blue.draws(5);
  expect(t.blue.hand).toHaveLength(4);
  expect(t.view().turn.received).toBe(4);
  expect(t.blue.cannot({ do: 'discover' })).toBe('needs-5-received');
});
test('LEG-RULING-68 before the draw too a refusal tells its reason', () => {
  const t = table({ stage: 'draw', blue: { at: 2, px: 13, technologies: ['holodeck'] }, green: { at: 1 } });
  expect(t.blue.refusal('turn/start', { do: 'repair' })).toBe('not-at-base');
  t.blue.starts({ do: 'declare' });
  expect(t.asked).toEqual(['blue turn/start']); // the turn goes on
  expect(t.blue.refusal('turn/start', { do: 'declare' })).toBe('ending-already');
});
test('LEG-DRAW-05 what was known of discarded cards is forgotten when they are shuffled again', () => {
  const hands = [1, 2, 3].map((seed) => table({ stage: 'draw', seed, otherCards: 'discarded' }).blue.draws(5).hand.join());
  expect(new Set(hands).size).toBe(3);
  const t = table({ stage: 'draw', otherCards: 'discarded', green: { detectors: 0 } });
  t.blue.draws(1);
  expect(t.match.state.exploration.seen.filter((seen) => seen !== 0)).toHaveLength(1); // the card just drawn
});
test('while cards are being chosen the table shows what they pay for', () => {
  const t = table({ blue: { hand: ['wormhole', 'oz-vein', 'castaway'] } });
  t.blue.does({ do: 'buy', what: 'laser' });
  expect(t.green.view.scene).toEqual({ kind: 'paying', for: 'buy', what: 'laser', cost: 2 });
  t.blue.pays();
  expect(t.green.view.scene).toBeNull();
});
test('what is no action of the moment is not admitted, and no other rule is given as the reason', () => {
  const t = table({ stage: 'draw' });
  expect(t.blue.refusal('turn/start', { do: 'fly' })).toBe('not-admitted');
  expect(t.blue.refusal('turn/start', { do: 'move', to: 2 })).toBe('not-admitted');
  expect(t.blue.refusal('turn/start', { do: 'declare' })).toBe('needs-13-px');
  const landed = table({ blue: { at: 2, px: 13, technologies: ['holodeck'] }, planets: { alpha: { world: 'aquarians', sector: 2 } } });
  landed.blue.lands('alpha', {}).leavesNothing();
  expect(landed.blue.refusal('turn/action', { do: 'fly' })).toBe('not-admitted');
  expect(landed.blue.refusal('turn/action', { do: 'discover' })).toBe('landed');
});
