import { describe, expect, test } from 'vitest';
import { areEnemies, npcProfile } from '../judge/figures.ts';
import type { State } from '../state.ts';
import { type Floor, type Setting, table } from './table.ts';

const stop = (s: State) => s.phase === 'npcs' || s.phase === 'assessment';
/** The Purge Phase with these on the board, arrivals done. */
const phase = (setting: Omit<Setting, 'phase'>) =>
  table({
    floor: {},
    until: stop,
    ...setting,
    phase: 'purge',
    change: (s) => {
      s.queue = [];
      setting.change?.(s);
    },
  });
const arrivals = (pegs: number, dice: number[], change: (s: State) => void = () => undefined) =>
  table({
    floor: {},
    crews: [{ jace: { at: [12, 22] } }],
    phase: 'purge',
    dice,
    until: (s) => s.queue !== null,
    change: (s) => {
      s.pegs = pegs;
      change(s);
    },
  });

describe('arrivals', () => {
  test('CS-NPC-04, CS-SET-10, CS-EX-18, CS-PUR-01, CS-PUR-02, CS-PUR-04, CS-PUR-05, CS-PUR-09, CS-HOS-07, CS-DIC-10, CS-DIC-11: the list of the level, replacements for who is missing', () => {
    const t = arrivals(13, [3, 3, 5, 6, 3, 2]);
    expect(t.told('arrived').map(({ entry, figures }) => [entry + 1, figures.length])).toEqual([
      [3, 2],
      [5, 1],
      [3, 2],
    ]);
    const kinds = t.state.figures.flatMap((f) => (f.being.kind === 'purge' ? [f.being.type] : []));
    expect(kinds).toEqual(['harvester', 'harvester', 'devastator', 'assassin', 'devastator']);
    expect(t.told('nobody-arrived').at(-1)).toMatchObject({ who: 'live-one', why: 'die' });
  });
  test('CS-PUR-03, CS-HOS-02: at level Relaxed nobody comes', () => {
    expect(arrivals(4, []).told('arrived')).toEqual([]);
    expect(arrivals(0, []).told('arrived')).toEqual([]);
  });
  test('CS-PUR-07, CS-MIS-11, CS-EX-19, CS-PUR-10, CS-PUR-12: lower ranks instead, at last nobody; a second Live One never', () => {
    const t = arrivals(21, [1, 1, 1, 1, 1], (s) => {
      s.once = ['live-one'];
    });
    expect(t.told('arrived').flatMap(({ figures }) => figures)).toHaveLength(5);
    expect(t.told('nobody-arrived').at(-1)).toMatchObject({ who: 'live-one' });
  });
  test('CS-PUR-13, CS-RULING-72, CS-RULING-148: a sealed Entry Point is rolled again', () => {
    const t = arrivals(5, [6, 2, 4], (s) => {
      s.seals = [{ entry: 1 as never, all: false, above: 3, round: 0 }];
    });
    expect(t.told('arrived')[0]).toMatchObject({ entry: 3, number: 2 });
  });
  test('CS-HOS-09, CS-HOS-10, CS-HOS-13: Charged for good, with its own numbers', () => {
    const t = arrivals(21, [1, 1, 1, 2], (s) => {
      s.charged = true;
    });
    expect(npcProfile(t.state, t.who('harvester'))).toMatchObject({ close: 3, armour: 1 });
    expect(t.told('arrived').map(({ number }) => number)).toEqual([3, 1, 1]);
  });
});

describe('targets and the chart', () => {
  test('CS-EX-23, CS-NAC-01, CS-NAC-03, CS-NAC-10, CS-ICO-05, CS-RULING-37: a Harvester comes and strikes at once', () => {
    const t = phase({ crews: [{ gak: { at: [12, 12] } }], npcs: [['harvester', [8, 12]]], dice: [2, 4] });
    expect(t.told('npc-does')).toMatchObject([{ does: 'move', rule: 'CS-NAC-03' }]);
    expect(t.told('first-strike')).toHaveLength(1);
    expect(t.who('gak').health).toBe(3);
    expect(t.who('harvester').acted).toBe(true);
  });
  test('CS-EX-20, CS-PUR-26, CS-NAC-06, CS-NAC-07, CS-RULING-231: an Assassin goes for the Captain it sees, moves, then shoots', () => {
    const t = phase({ crews: [{ arianna: { at: [20, 12] }, gak: { at: [9, 16] } }], npcs: [['assassin', [8, 12]]], dice: [5, 5] });
    expect(t.told('npc-target')[0]).toMatchObject({ target: t.id('arianna'), why: 'captain', rule: 'CS-PUR-26' });
    expect(t.told('npc-does').map(({ does, rule }) => [does, rule])).toEqual([
      ['move', 'CS-NAC-07'],
      ['shoot', 'CS-NAC-06'],
    ]);
    expect(t.who('assassin').moved).toBe(400);
  });
  test('CS-PUR-24, CS-NAC-17, CS-EX-21, CS-NAC-02, CS-NAC-09, CS-ICO-11: linked actions: two Moves, though it sees somebody after the first', () => {
    const wall: Floor = { walls: [['#', 10, 8, 10, 14]] };
    const t = phase({ floor: wall, crews: [{ gak: { at: [12, 12] } }], npcs: [['devastator', [8, 12]]] });
    expect(t.told('npc-target')[0]).toMatchObject({ why: 'nearest-way', rule: 'CS-PUR-24' });
    expect(t.told('npc-does').map(({ does }) => does)).toEqual(['move', 'move']);
    expect(t.told('attack')).toEqual([]);
  });
  test('CS-PUR-29, CS-EX-22, CS-NAC-04, CS-PUR-22, CS-PUR-27, CS-CHR-18, CS-NAC-12: a Devastator shoots the nearest, and the next one when that falls', () => {
    const t = phase({
      crews: [{ tirgarde: { at: [12, 12], with: { health: 1 } }, arianna: { at: [12, 16] } }],
      npcs: [['devastator', [8, 12]]],
      dice: [2, 6, 2, 6],
    });
    expect(t.told('npc-target').map(({ target, why }) => [target, why])).toEqual([
      [t.id('tirgarde'), 'nearest-open'],
      [t.id('arianna'), 'nearest-open'],
    ]);
    expect([t.who('tirgarde').defeated, t.who('arianna').health]).toEqual([true, 4]);
  });
  test('CS-PUR-23, CS-PUR-21, CS-PUR-28, CS-GEO-18: behind cover only if nobody stands open; the fallen never', () => {
    const crate: Floor = {
      squares: [
        ['c', 10, 11],
        ['c', 10, 12],
      ],
    };
    const covered = phase({
      floor: crate,
      crews: [{ gak: { at: [12, 12] }, lars: { at: [9, 12], with: { health: 0, defeated: true } } }],
      npcs: [['devastator', [7, 12]]],
      dice: [5, 5, 5, 5],
    });
    expect(covered.told('npc-target')[0]).toMatchObject({ target: covered.id('gak'), why: 'nearest-cover', rule: 'CS-PUR-23' });
    const open = phase({
      floor: crate,
      crews: [{ gak: { at: [12, 12] }, arianna: { at: [7, 20] } }],
      npcs: [['devastator', [7, 12]]],
      dice: [5, 5, 5, 5],
    });
    expect(open.told('npc-target')[0]).toMatchObject({ target: open.id('arianna'), why: 'nearest-open' });
  });
  test('CS-PUR-25, CS-RULING-56, CS-RULING-62: in contact the one most likely hurt, then the weakest', () => {
    const t = phase({
      crews: [{ gak: { at: [9, 12], wears: 'combat-vest' }, arianna: { at: [8, 13] } }],
      npcs: [['harvester', [8, 12]]],
      dice: [5, 5],
    });
    expect(t.told('npc-target')[0]).toMatchObject({ target: t.id('arianna'), why: 'contact', rule: 'CS-PUR-25' });
  });
  test('CS-GEO-19, CS-RULING-11, CS-RULING-230: equally near: the Chance die, and it says so', () => {
    const t = phase({
      crews: [{ gak: { at: [12, 12] }, arianna: { at: [4, 12] } }],
      npcs: [['devastator', [8, 12]]],
      dice: [6, 5, 5, 5, 5],
    });
    expect(t.told('npc-target')[0]).toMatchObject({ target: t.id('arianna'), tied: [t.id('gak'), t.id('arianna')] });
  });
  test('CS-PUR-31, CS-NAC-15: a Prone one stands up first', () => {
    const t = phase({ crews: [{ gak: { at: [12, 12] } }], npcs: [['devastator', [8, 12], { prone: true }]], dice: [5, 5] });
    expect(t.told('npc-does').map(({ does, rule }) => [does, rule])).toEqual([
      ['stand', 'CS-PUR-31'],
      ['shoot', 'CS-NAC-04'],
    ]);
  });
  test('CS-PUR-20, CS-NPC-06, CS-ICO-10: by rank; equal ranks once in the order the holder gives', () => {
    const t = phase({
      crews: [{ gak: { at: [12, 20] } }],
      npcs: [
        ['harvester', [4, 4]],
        ['harvester', [18, 4]],
        ['devastator', [8, 4]],
      ],
      dice: [5, 5, 5, 5],
    });
    expect(t.told('npc-does')[0]).toMatchObject({ figure: t.id('devastator') });
    expect(t.asked).toEqual(['seat 0 npc/order']);
    t.answer(0, 'npc/order', [t.id('harvester', 1), t.id('harvester')]);
    expect(
      t
        .told('npc-does')
        .slice(-2)
        .map(({ figure }) => figure),
    ).toEqual([t.id('harvester', 1), t.id('harvester')]);
  });
  test('CS-NAC-14: nobody to hunt, nothing done', () => {
    const t = phase({ crews: [{ gak: { at: [12, 20], with: { health: 0, defeated: true } }, lars: {} }], npcs: [['harvester', [4, 4]]] });
    expect(t.told('npc-idle')).toMatchObject([{ why: 'no-target', rule: 'CS-NAC-14' }]);
  });
  test('CS-NAC-08, CS-NAC-11, CS-GEO-38, CS-GEO-39, CS-RULING-222: round others, the full distance, stopping in contact', () => {
    const t = phase({
      crews: [{ gak: { at: [16, 12] } }],
      npcs: [
        ['harvester', [8, 12]],
        ['kaori', [10, 12]],
      ],
      change: (s) => {
        s.figures[2]!.effects.push({ kind: 'vanished', until: 2, by: null });
      },
    });
    expect(t.told('npc-route')[0]!.detour).toBeGreaterThan(0);
    expect(t.who('harvester').moved).toBeGreaterThan(397);
    expect(t.told('contact')).toEqual([]);
  });
  test('CS-GEO-40, CS-DOR-09: locked in, it comes as near as it can', () => {
    const cell: Floor = { walls: [['#', 10, 0, 10, 24]] };
    const t = phase({ floor: cell, crews: [{ gak: { at: [12, 12] } }], npcs: [['harvester', [6, 12]]] });
    expect(t.told('npc-route')[0]).toMatchObject({ reachable: false });
    expect(t.who('harvester').x).toBeGreaterThan(900);
  });
  test('CS-GEN-07, CS-GEN-05, CS-GEN-06, CS-GEN-19, CS-CIV-17: who is whose enemy', () => {
    const t = phase({ crews: [{ gak: { at: [12, 12] } }, { jace: { at: [2, 2] } }], npcs: [['kaori', [20, 20]]] });
    const [gak, jace, kaori] = [t.who('gak'), t.who('jace'), t.who('kaori')];
    expect([areEnemies(t.state, gak, jace), areEnemies(t.state, gak, kaori), areEnemies(t.state, kaori, jace)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
