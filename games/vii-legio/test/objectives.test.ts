import { Match } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import type { Has } from '../arrange.ts';
import type { Objective } from '../content/index.ts';
import { game } from '../game.ts';
import { type LegioTable, table } from './table.ts';

/** Blue ends the last turn of the last round: the final scoring. */
function scored(blue: Has, green: Has = {}): LegioTable {
  return table({ ending: 'imperator', first: 'green', blue: { hand: ['oz-vein'], pc: 1, ...blue }, green }).pass();
}

test('LEG-OBJ-01 LEG-RULING-54 an "at once" objective is revealed by the program as soon as it is fulfilled', () => {
  const t = table({
    blue: { hidden: ['xeno-hunter'], deeds: { gains: 2 }, aboard: { laser: 2 }, hand: ['xeno-liburna', 'mapping-probe'] },
  });
  t.blue.plays('xeno-liburna');
  expect(t.blue.unit).toMatchObject({ pc: 6, hiddenCount: 0, revealed: [{ key: 'xeno-hunter', pc: 5, scored: true }] });
  expect(t.asked).toEqual(['blue turn/action']); // nobody was asked
});
test('LEG-OBJ-02 LEG-END-06 objectives of the end are revealed and scored only then', () => {
  const t = table({ ending: 'imperator', first: 'green', blue: { hidden: ['legion-pride'], hand: ['mapping-probe'] } });
  t.blue.plays('mapping-probe');
  expect(t.blue.unit).toMatchObject({ hiddenCount: 1, pc: 1 });
  t.blue.ends();
  expect(t.over).toBe(true);
  expect(t.blue.unit).toMatchObject({ pc: 5, revealed: [{ key: 'legion-pride', scored: true }] });
});
test("LEG-OBJ-03 LEG-RULING-53 at 18 PC two objectives are drawn and one is kept, once per game, also on another's turn", () => {
  const t = table({
    blue: { at: 2, profile: 3, aboard: { diplomat: 1 } },
    green: { at: 2, pc: 16 },
    planets: { alpha: { world: 'lithomancers', sector: 2 } },
    objectives: ['full-staff', 'to-the-edge'],
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.green.leavesNothing();
  expect(t.asked).toEqual(['green objective/second']); // the turn waits
  expect(t.green.view.offered!.map((o) => o.key)).toEqual(['full-staff', 'to-the-edge']);
  expect(t.blue.view.offered).toBeNull();
  t.green.answers('objective/second', t.green.view.offered![1]!.card);
  expect(t.green.unit.hiddenCount).toBe(1);
  expect(t.view().piles.objectives).toBe(11);
  const again = table({ blue: { pc: 17, second: true, hand: ['mapping-probe', 'oz-vein'] } });
  again.blue.plays('mapping-probe');
  expect(again.asked).toEqual(['blue turn/action']);
});
test('LEG-RULING-53 it is not given for PC of the final scoring', () => {
  const t = scored({ pc: 17, hidden: ['legion-pride'], hand: [] });
  expect(t.over).toBe(true);
  expect(t.blue.unit.pc).toBe(21);
});
test('LEG-OBJ-04 LEG-INFO-08 an unrevealed objective is known to its owner only; its number is public', () => {
  const t = table({ blue: { hidden: ['full-staff'], hand: ['oz-vein'] } });
  expect(t.blue.view.units[0]!.hidden).toMatchObject([{ key: 'full-staff', have: 0, of: 4 }]);
  expect(t.green.view.units[0]).toMatchObject({ hidden: null, hiddenCount: 1 });
  expect(JSON.stringify([t.green.view, t.view()])).not.toContain('full-staff');
});
test('LEG-OBJ-01 LEG-OBJ-04 that nothing is turned up tells too: what fulfils an objective in plain sight is not taken back', () => {
  const repaired = (hidden: Objective[], met: Objective[] = []) => {
    const t = table({ blue: { ship: 'spatha', aboard: { laser: 4, decoder: 1 }, hidden, met } });
    t.blue.does({ do: 'repair' }); // two decoders and all lasers: the arsenal of the Legion
    expect(t.blue.unit.revealed).toEqual([]);
    return t.match;
  };
  expect(repaired(['full-staff']).canTakeBack(0)).toBe(false);
  expect(repaired(['full-staff'], ['legion-arsenal']).canTakeBack(0)).toBe(true); // known before
  expect(repaired([]).canTakeBack(0)).toBe(true);
  // Once told, it tells nothing more.
  const t = table({ blue: { ship: 'spatha', aboard: { laser: 4, decoder: 1 }, hidden: ['full-staff'] } });
  t.blue.does({ do: 'repair' });
  t.green.draws(0).ends();
  t.blue.starts({ do: 'repair' });
  expect(t.match.canTakeBack(0)).toBe(true);
});
test('a match of version 1 goes on: what is fulfilled in plain sight was not remembered then', () => {
  const { match } = table({ blue: { hidden: ['full-staff'], hand: ['oz-vein'] } });
  const saved = match.save();
  const units = saved.bookmark.state.units.map(({ met: _, ...unit }) => unit);
  const old = { ...saved, version: 1, bookmark: { ...saved.bookmark, state: { ...saved.bookmark.state, units } } };
  expect(Match.resume(game, JSON.parse(JSON.stringify(old))).state.units).toEqual(match.state.units);
});
test('LEG-OBJ-05 LEG-RULING-87 at the end every hidden objective is turned up; unfulfilled ones are worth and cost nothing, "at once" ones too', () => {
  const t = scored({ pc: 5, hidden: ['full-staff', 'brothers-in-arms'], hand: [] });
  expect(t.blue.unit).toMatchObject({
    pc: 5,
    hiddenCount: 0,
    revealed: [
      { key: 'full-staff', scored: false },
      { key: 'brothers-in-arms', scored: false },
    ],
  });
  expect(t.told('unfulfilled')).toHaveLength(2);
});
test('LEG-RULING-54 past events count for an objective received later, and a condition true on receipt scores at once', () => {
  const t = table({
    blue: { pc: 17, deeds: { gains: 3 }, hand: ['mapping-probe', 'oz-vein'] },
    objectives: ['xeno-hunter', 'to-the-edge'],
  });
  t.blue.plays('mapping-probe').answers('objective/second', t.blue.view.offered![0]!.card);
  expect(t.blue.unit).toMatchObject({ pc: 23, revealed: [{ key: 'xeno-hunter' }] });
});
test('LEG-RULING-54 LEG-RULING-78 of two who reach 18 PC together the first is paid for what is already true before the second chooses', () => {
  const t = table({
    blue: { at: 2, pc: 17, profile: 3, aboard: { diplomat: 1 }, deeds: { gains: 3 } },
    green: { at: 2, pc: 17 },
    planets: { alpha: { world: 'lithomancers', sector: 2 } },
    objectives: ['xeno-hunter', 'to-the-edge'],
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.green.leavesNothing();
  t.blue.answers('objective/second', t.blue.view.offered![0]!.card);
  expect(t.asked).toEqual(['green objective/second']);
  expect(t.blue.unit).toMatchObject({ hiddenCount: 0, revealed: [{ key: 'xeno-hunter' }] });
});
test('LEG-RULING-85 a state that was true only before the card was received does not count', () => {
  const t = table({
    blue: { pc: 16, aboard: { laser: 3, decoder: 2 }, hand: ['xeno-bireme', 'oz-vein'] },
    objectives: ['legion-arsenal', 'to-the-edge'],
  });
  t.blue.plays('xeno-bireme').answers('objective/second', t.blue.view.offered![0]!.card); // the fight cost a laser
  expect(t.blue.unit).toMatchObject({ pc: 18, hiddenCount: 1, aboard: { laser: 2 } });
});
test('LEG-RULING-85 SO02 full staff: four Experts with all three specialties at the same moment', () => {
  const t = table({ blue: { hidden: ['full-staff'], aboard: { hunter: 2, diplomat: 1 }, hand: ['castaway', 'oz-vein'] } });
  t.blue.plays('castaway').answers('explore/castaway', 'adventurer');
  expect(t.blue.unit.pc).toBe(4);
  const two = table({ blue: { hidden: ['full-staff'], aboard: { hunter: 2, diplomat: 1 }, hand: ['castaway', 'oz-vein'] } });
  two.blue.plays('castaway').answers('explore/castaway', 'hunter');
  expect(two.blue.unit.pc).toBe(0);
});
test('LEG-RULING-85 SO03 legion arsenal: lasers at the maximum of the present ship and a decoder of level 2', () => {
  const t = table({ blue: { hidden: ['legion-arsenal'], aboard: { laser: 2, decoder: 2 }, hand: ['drifting-wreck', 'oz-vein'] } });
  t.blue.plays('drifting-wreck').answers('explore/drifting-wreck', 'laser');
  expect(t.blue.unit.pc).toBe(3);
});
test('LEG-RULING-85 SO04 full memories: both rows at the maximum of the present ship', () => {
  const t = table({ blue: { hidden: ['full-memories'], memory: { diplomacy: 3, capture: 2 }, hand: ['gravity-well', 'oz-vein'] } });
  t.blue.plays('gravity-well');
  expect(t.blue.unit.pc).toBe(4);
});
test('LEG-RULING-85 SO05 great discoverer: four Extrasolar cards owned', () => {
  const t = table({
    blue: { at: 2, profile: 3, worlds: ['aquarians', 'octarchs', 'chimeras'], hidden: ['great-discoverer'] },
    planets: { alpha: { world: 'singing-sylvans', sector: 2 } },
  });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.unit.pc).toBe(2 + 4);
});
test('LEG-RULING-85 SO06 to the edge: a discovery in sector 4 and one in sector 5', () => {
  const t = table({ blue: { at: 5, hidden: ['to-the-edge'], deeds: { sector4: true }, hand: ['inhabited-planet', 'oz-vein'] } });
  t.blue.plays('inhabited-planet').answers('discover/pawn', 'alpha');
  expect(t.blue.unit.pc).toBe(5);
});
test('LEG-RULING-85 SO07 secret of X: an X card', () => {
  const t = table({
    blue: {
      px: 9,
      technologies: ['holodeck'],
      hidden: ['secret-of-x'],
      hand: ['oz-vein', 'oz-vein', 'oz-vein', 'wormhole', 'wormhole', 'castaway', 'ion-storm'],
    },
  });
  t.blue.does({ do: 'enter-x' }).pays();
  t.blue.takesX('watchers');
  expect(t.blue.unit.pc).toBe(4);
});
test('LEG-RULING-85 SO08 no reinforcement: a zone B mission reached as the only participant without the Imperator', () => {
  const setting = (imperator: boolean) => {
    const t = table({
      blue: { at: 4, profile: 3, aboard: { diplomat: 3, squad: 4 }, hidden: ['no-reinforcement'] },
      planets: { alpha: { world: 'glass-archons', sector: 4 } },
    });
    t.blue.lands('alpha', { imperator });
    return t.blue.unit.pc;
  };
  expect([setting(false), setting(true)]).toEqual([6 + 5, 3]);
});
test('LEG-RULING-45 an objective revealed in the mission does not count as a gain of the mission', () => {
  const t = table({
    blue: { at: 2, pc: 5, profile: 0, worlds: ['aquarians', 'octarchs', 'chimeras'], hidden: ['great-discoverer'] },
    planets: { alpha: { world: 'lithomancers', sector: 2 } },
  });
  t.blue.lands('alpha', {}).leavesNothing();
  expect(t.blue.unit.pc).toBe(5 - 2 + 4);
});
test.each<[Objective, Has, Has, number]>([
  ['xeno-embassy', { worlds: ['aquarians', 'octarchs'] }, { worlds: ['lithomancers'] }, 4],
  ['xeno-embassy', { worlds: ['aquarians', 'chimeras'] }, { worlds: ['lithomancers', 'octarchs'] }, 4],
  ['xeno-embassy', { worlds: ['aquarians', 'octarchs'] }, { worlds: ['lithomancers', 'dust-nomads', 'chimeras'] }, 0],
  ['xeno-embassy', { worlds: ['aquarians'] }, {}, 0],
  ['great-menagerie', { worlds: ['iron-scarabs', 'chimeras'] }, { worlds: ['aquarians', 'octarchs'] }, 4],
  ['great-menagerie', { worlds: ['iron-scarabs', 'aquarians'] }, {}, 0],
  ['legion-pride', { calls: 1 }, {}, 4],
  ['legion-pride', { calls: 2 }, {}, 0],
  ['brothers-in-arms', { deeds: { shared: 4 } }, {}, 4],
  ['brothers-in-arms', { deeds: { shared: 3 } }, {}, 0],
])('LEG-RULING-70 LEG-RULING-85 at the end: %s with %j against %j scores %i', (objective, blue, green, pc) => {
  expect(scored({ ...blue, pc: 10, hidden: [objective], hand: [] }, green).blue.unit.pc).toBe(10 + pc);
});
test('LEG-RULING-85 SO12 counts missions with another U.C., whoever led them', () => {
  const t = table({
    blue: { at: 2 },
    green: { at: 2, hidden: ['brothers-in-arms'], deeds: { shared: 3 } },
    planets: { alpha: { world: 'aquarians', sector: 2 } },
  });
  t.blue.lands('alpha', { invite: ['green'] });
  t.green.accepts();
  t.blue.confirms();
  t.blue.leavesNothing();
  t.green.leavesNothing();
  expect(t.green.view.units[1]!.hidden).toMatchObject([{ have: 4, of: 4 }]);
});
test('LEG-RULING-70 a dual card counts both as sapient and as non-sapient', () => {
  const t = scored({ pc: 0, worlds: ['chimeras', 'polymorphs'], hidden: ['xeno-embassy', 'great-menagerie'], hand: [] });
  expect(t.blue.unit.pc).toBe(8);
});
test('LEG-RULING-78 objectives are looked at after each completed card and mission step, before the 18 PC threshold and the triggers', () => {
  const t = table({
    blue: {
      px: 14,
      technologies: ['holodeck'],
      pc: 13,
      aboard: { laser: 3 },
      deeds: { gains: 2 },
      hidden: ['xeno-hunter'],
      hand: ['xeno-trireme', 'oz-vein'],
    },
  });
  t.blue.plays('xeno-trireme'); // 15 PX, third gain, 18 PC
  expect(t.asked).toEqual(['blue objective/second']);
  expect(t.view().ending).toBeNull();
  t.blue.answers('objective/second', t.blue.view.offered![0]!.card);
  expect(t.notes.map((n) => n.kind).slice(-4)).toEqual(['objective', 'pc', 'kept', 'ending']);
});
test('LEG-RULING-85 SO06 discoveries of the whole game count; SO12 missions alone do not', () => {
  const edge = table({ blue: { at: 4, hidden: ['to-the-edge'], hand: ['inhabited-planet', 'inhabited-planet', 'oz-vein', 'oz-vein'] } });
  edge.blue.plays('inhabited-planet').answers('discover/pawn', 'alpha');
  expect(edge.blue.view.units[0]!.hidden).toMatchObject([{ have: 1, of: 2 }]);
  edge.blue.does({ do: 'move', to: 5 }).pays('oz-vein', 'oz-vein');
  edge.blue.plays('inhabited-planet').answers('discover/pawn', 'beta');
  expect(edge.blue.unit.pc).toBe(5);
  const alone = table({ blue: { at: 2, profile: 3, hidden: ['brothers-in-arms'] }, planets: { alpha: { world: 'aquarians', sector: 2 } } });
  alone.blue.lands('alpha', {}).leavesNothing();
  expect(alone.blue.view.units[0]!.hidden).toMatchObject([{ have: 0, of: 4 }]);
});
test('LEG-RULING-78 within a mission, objectives and triggers are looked at after each step: before the planet is marked', () => {
  const px = table({
    blue: { at: 2, px: 14, technologies: ['holodeck'], profile: 3 },
    planets: { alpha: { world: 'aquarians', sector: 2 } },
  });
  px.blue.lands('alpha', {}).leaves({ squad: 1 });
  expect(px.notes.map((n) => n.kind).slice(-5)).toEqual(['left', 'px', 'ending', 'explored', 'turn']);
  const cards = table({
    blue: { at: 2, profile: 3, worlds: ['octarchs', 'chimeras', 'heliotropes'], hidden: ['great-discoverer'] },
    planets: { alpha: { world: 'aquarians', sector: 2 } },
  });
  cards.blue.lands('alpha', {}).leavesNothing();
  expect(cards.notes.map((n) => n.kind).slice(-4)).toEqual(['objective', 'pc', 'explored', 'turn']);
});
test('LEG-OBJ-03 the second objective is announced as such, and the other goes back to be shuffled', () => {
  const t = table({ blue: { pc: 17, hand: ['mapping-probe', 'oz-vein'] } });
  t.blue.plays('mapping-probe').answers('objective/second', t.blue.view.offered![0]!.card);
  expect(t.told('kept')).toEqual([{ kind: 'kept', seat: 0, second: true }]);
  expect(t.blue.view.offered).toBeNull();
  const { pack, pile } = t.match.state.objectives;
  expect(pile.map((card) => pack.seen[card])).toEqual(pile.map(() => 0));
});
test('LEG-RULING-78 a repair is an action like any other, before the draw too: it can complete an arsenal', () => {
  const arsenal = { ship: 'spatha', aboard: { laser: 4, decoder: 0 }, hidden: ['legion-arsenal'] } as const;
  expect(table({ stage: 'draw', blue: arsenal }).blue.starts({ do: 'repair' }).unit.pc).toBe(3);
  expect(table({ blue: arsenal }).blue.does({ do: 'repair' }).unit.pc).toBe(3);
});
