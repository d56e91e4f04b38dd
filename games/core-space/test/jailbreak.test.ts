/** Jailbreak: six cells, one prisoner; doors by console, tool and force. And the other blocks that are switched on. */
import { describe, expect, test } from 'vitest';
import { unarmedOf } from '../judge/figures.ts';
import { consoleAt, rewardOf, type Thing, touchesIt } from '../judge/objectives.ts';
import { lattice, mayStand, touchesThing } from '../judge/place.ts';
import { sees } from '../judge/sight.ts';
import { siteOf } from '../judge/site.ts';
import { civiliansLeft } from '../rules/arrivals.ts';
import { hurt } from '../rules/defeated.ts';
import { success, winners } from '../rules/end.ts';
import { freeAirlocks } from '../rules/setup.ts';
import { mint } from '../rules/table.ts';
import { BROKEN, type CrewId, type DoorId, type State } from '../state.ts';
import { opened, type Setting, type Told, table } from './table.ts';

/** Stands this figure where something holds. */
function stand(s: State, n: number, fits: (x: number, y: number) => boolean): void {
  const f = s.figures[n]!;
  const spot = lattice(siteOf(s), 1200, 1200, 1200).find(([x, y]) => mayStand(s, f, x, y) && fits(x, y));
  if (!spot) throw new Error('no room');
  [f.x, f.y] = spot;
}
const beside = (s: State, n: number, thing: Thing): void => stand(s, n, (x, y) => touchesIt(s, { ...s.figures[n]!, x, y }, thing));
const jail = (setting: Partial<Setting> = {}): Told =>
  table({ mission: 'jailbreak', crews: [{ jace: { at: [3, 1.5] } }, { gak: { at: [21, 1.5] } }], active: 'jace', ...setting });
/** The cell he sits in, and its door. */
const cellOf = (s: State): number => s.cells.face.indexOf(1);
const doorOf = (s: State, cell: number): DoorId => {
  const [c, r] = [
    [7, 9],
    [11, 9],
    [15, 9],
    [7, 14],
    [11, 14],
    [15, 14],
  ][cell] as [number, number];
  const room = siteOf(s).map.rooms[r * 24 + c];
  return siteOf(s).map.doors.findIndex(({ bar, locked }) => {
    const y = bar[1] / 100;
    const x = bar[0] / 100;
    return locked && [siteOf(s).map.rooms[y * 24 + x], siteOf(s).map.rooms[(y - 1) * 24 + x]].includes(room!);
  }) as DoorId;
};
const atDoor = (s: State, n: number, door: DoorId): void =>
  stand(s, n, (x, y) => touchesThing(s, { ...s.figures[n]!, x, y }, siteOf(s).map.doors[door]!.bar));
/** He is out, beside the first crew's Trader. */
const freed = (setting: Partial<Setting> = {}): Told =>
  jail({
    dice: [1, 1, 1, 1],
    ...setting,
    change: (s) => {
      const upper = cellOf(s) < 3;
      beside(s, 0, consoleAt(siteOf(s).map, upper ? [11, 2] : [12, 21]));
      s.active!.actions = 4;
      setting.change?.(s);
    },
  }).does({ do: 'interact', piece: 2 });
const meet = (t: Told): Told =>
  t.rearrange((s) => {
    const treva = s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!;
    stand(s, 0, (x, y) => (x - treva.x) ** 2 + (y - treva.y) ** 2 <= 105 ** 2);
  });

describe('Jailbreak', () => {
  test('CS-JAI-01, CS-JAI-02, CS-JAI-04, CS-RULING-237: cells locked, other doors open; he is nowhere, and nobody knows where; two Wardens; he cannot be hired', () => {
    const t = jail();
    const { map } = siteOf(t.state);
    expect(
      map.doors.map(({ locked }, i) => [locked, t.state.doors[i]]).every(([locked, now]) => now === (locked ? 'locked' : 'open')),
    ).toBe(true);
    expect([t.state.cells.face.filter((face) => face === 1).length, t.state.cells.seen]).toEqual([1, [0, 0, 0, 0, 0, 0]]);
    expect(t.state.figures.filter((f) => f.being.kind === 'npc').map((f) => (f.being as { readonly npc: string }).npc)).toEqual([
      'warden',
      'warden',
    ]);
    const build = opened(1, 1, { mission: 'jailbreak' }).answer(0, 'setup/crew', 'build');
    expect(build.options(0, 'setup/profiles')).not.toContain('treva-jole');
    expect(
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => cellOf(opened(1, seed, { mission: 'jailbreak' }).state as State))).size,
    ).toBeGreaterThan(1);
  });
  test('CS-JAI-02, CS-JAI-03, CS-JAI-04: the console of a row opens its three cells; the first open cell alerts Security; he stands in his', () => {
    const t = freed();
    expect([t.told('cell-opened').length, t.told('cell-opened').filter(({ here }) => here).length, t.state.alarmed]).toEqual([3, 1, true]);
    expect(t.who('treva-jole').where).toBe('board');
    expect(t.told('door').length).toBe(3);
  });
  test('CS-JAI-03, CS-DOR-04, CS-DOR-05, CS-EQN-11: a Laser Cutter opens a cell; it stays open', () => {
    const t = jail({
      crews: [{ jace: { at: [3, 1.5], kit: ['laser-cutter'] } }, { gak: { at: [21, 1.5] } }],
      change: (s) => atDoor(s, 0, doorOf(s, 0)),
    });
    const door = doorOf(t.state as State, 0);
    t.does({ do: 'door', door });
    expect([t.state.doors[door], t.told('cell-opened').length, t.mayDo({ do: 'door', door })]).toEqual(['open', 1, false]);
  });
  test('CS-JAI-03, CS-DOR-06, CS-EQN-12: a Data Pad opens one from afar', () => {
    const t = jail({
      crews: [{ jace: { at: [3, 1.5], kit: ['data-pad'] } }, { gak: { at: [21, 1.5] } }],
      change: (s) => stand(s, 0, (x, y) => x > 900 && x < 1400 && y > 1150 && y < 1250),
    });
    const locked = (siteOf(t.state).map.doors.findIndex((one) => one.locked) as DoorId) + 0;
    t.does({ do: 'door', door: locked as DoorId });
    expect(t.state.doors[locked]).toBe('open');
  });
  test('CS-JAI-03, CS-DST-01, CS-DST-02, CS-DOR-07: broken down: four Hits against armour 3', () => {
    const at = (dice: number[]) => {
      const t = jail({
        crews: [{ chunk: { at: [3, 1.5] } }, { gak: { at: [21, 1.5] } }],
        active: 'chunk',
        dice,
        change: (s) => atDoor(s, 0, doorOf(s, 0)),
      });
      t.does({ do: 'wreck' });
      return [t.state.doors[doorOf(t.state as State, 0)], t.state.wrecked.length];
    };
    expect([at([1, 1, 1, 1]), at([5, 5, 5, 5])]).toEqual([
      ['open', 1],
      ['locked', 0],
    ]);
  });
  test('CS-JAI-05, CS-JAI-10: a word beside him, and he comes along without a roll; until then he does nothing', () => {
    const t = meet(freed());
    t.does({ do: 'fetch' });
    expect([t.who('treva-jole').crew, t.told('joined').length]).toEqual([0, 1]);
  });
  test('CS-JAI-05, CS-RULING-345, CS-PER-05: until he joins he swaps like any Civilian, and is not talked over', () => {
    const t = meet(freed({ crews: [{ jace: { at: [3, 1.5], kit: ['knife'] } }, { gak: { at: [21, 1.5] } }] }));
    const may = () => (['join', 'swap'] as const).map((aim) => t.mayDo({ do: 'persuade', at: t.id('treva-jole'), aim }));
    expect(may()).toEqual([false, true]);
    t.does({ do: 'fetch' });
    expect(may()).toEqual([false, false]);
  });
  test('CS-JAI-06: another crew talks him over only when none of his is beside him', () => {
    const lure = (alone: boolean) => {
      const t = meet(freed());
      t.does({ do: 'fetch' }).rearrange((s) => {
        const treva = s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!;
        const gak = s.figures[t.id('gak')]!;
        if (alone) stand(s, 0, (x, y) => (x - treva.x) ** 2 + (y - treva.y) ** 2 > 400 ** 2);
        const spot = lattice(siteOf(s), treva.x, treva.y, 150).find(
          ([x, y]) =>
            mayStand(s, gak, x, y) &&
            (x - treva.x) ** 2 + (y - treva.y) ** 2 <= 105 ** 2 &&
            (x - s.figures[0]!.x) ** 2 + (y - s.figures[0]!.y) ** 2 > 106 ** 2,
        )!;
        [gak.x, gak.y] = spot;
        s.turn = 1 as CrewId;
        s.active = { ...s.active!, figure: gak.id, actions: 2, effortless: false };
      });
      return t.mayDo({ do: 'persuade', at: t.id('treva-jole'), aim: 'join' });
    };
    expect([lure(true), lure(false)]).toEqual([true, false]);
  });
  /** He is of the first crew; Gak stands where a test wants, and it is his turn. */
  const theirs = (gakAt: (s: State, x: number, y: number) => boolean, change: (s: State) => void = () => undefined): Told => {
    const t = meet(freed({ crews: [{ jace: { at: [3, 1.5] } }, { gak: { at: [21, 1.5], levels: { persuasion: 2 } } }] }));
    return t.does({ do: 'fetch' }).rearrange((s) => {
      stand(s, t.id('gak'), (x, y) => gakAt(s, x, y));
      s.turn = 1 as CrewId;
      s.active = { ...s.active!, figure: t.id('gak'), actions: 2, effortless: false };
      change(s);
    });
  };
  const off = (s: State, x: number, y: number): number => {
    const treva = s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!;
    return Math.sqrt((x - treva.x) ** 2 + (y - treva.y) ** 2);
  };
  const jaceAway = (s: State) => stand(s, 0, (x, y) => off(s, x, y) > 400);
  test('CS-JAI-06, CS-TRD-02, CS-PER-07: won over in the round in which he has acted, he is not activated again', () => {
    const won = (acted: boolean) => {
      const t = theirs(
        (s, x, y) => off(s, x, y) <= 105 && Math.hypot(x - s.figures[0]!.x, y - s.figures[0]!.y) > 106,
        (s) => {
          jaceAway(s);
          s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!.acted = acted;
        },
      );
      t.dice(1, 1, 1, 1).does({ do: 'persuade', at: t.id('treva-jole'), aim: 'join' });
      return [t.who('treva-jole').crew, t.who('treva-jole').acted];
    };
    expect([won(true), won(false)]).toEqual([
      [1, true],
      [1, false],
    ]);
  });
  test('CS-JAI-06, CS-PERSUASION-02: from afar, too, he is won over only while none of his is beside him', () => {
    const aims = (alone: boolean) => {
      const t = theirs(
        (s, x, y) => {
          const [jace, gak] = [s.figures[0]!, s.figures[1]!];
          const treva = s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!;
          const apart = Math.hypot(x - jace.x, y - jace.y) > 110 && off(s, x, y) > 110;
          return apart && off(s, x, y) < 300 && sees(s, { ...gak, x, y }, treva);
        },
        (s) => {
          if (alone) jaceAway(s);
        },
      );
      t.does({ do: 'skill', skill: 'persuasion', level: 2 });
      if (t.topics(1).includes('choose/figure')) t.answer(1, 'choose/figure', t.id('treva-jole'));
      // With one aim left nobody is asked for it.
      return t.topics(1).includes('choose/way') ? t.options(1, 'choose/way') : t.told('persuaded').map(({ aim }) => aim);
    };
    expect([aims(true), aims(false)]).toEqual([['lose-turn', 'join'], ['lose-turn']]);
  });
  test('CS-JAI-07, CS-JAI-08, CS-JAI-12: aboard he is 8 UA and the victory; Defeated, nobody has it', () => {
    const t = meet(freed());
    t.does({ do: 'fetch' });
    const home = t.rearrange((s) => {
      for (const f of s.figures) if (f.crew === 0) Object.assign(f, { where: 'home', entered: true });
    });
    expect([winners(home.state), rewardOf(home.state, 0 as CrewId)]).toEqual([[0], 8]);
    const lost = meet(freed());
    lost.rearrange((s) => {
      hurt(
        { state: s, tell: () => undefined } as never,
        s.figures.find((f) => f.being.kind === 'npc' && f.being.npc === 'treva-jole')!,
        1,
        null,
      );
      for (const f of s.figures) if (f.crew === 0) Object.assign(f, { where: 'home', entered: true });
    });
    expect(success(lost.state)).toBe('none');
  });
  test('CS-JOI-05, CS-END-04, CS-JAI-12: he alone comes home, all Traders Defeated: the crew is not lost, and has him', () => {
    const t = meet(freed());
    t.does({ do: 'fetch' }).rearrange((s) => {
      for (const f of s.figures) {
        if (f.crew === null) continue;
        const npc = f.being.kind === 'npc';
        Object.assign(f, f.crew === 0 && !npc ? { defeated: true, health: 0 } : { where: 'home', entered: true });
      }
    });
    expect(winners(t.state as State)).toEqual([0]);
  });
  test('CS-JAI-10, CS-HOS-07: the Corps come through cards only, whatever the Hostility track lists', () => {
    const t = jail({
      phase: 'npcs',
      options: { track: 'advanced' },
      until: (s) => s.category !== 'corps' && s.category !== null,
    });
    expect([t.told('arrived'), t.state.figures.some((f) => f.being.kind === 'npc' && f.being.npc === 'guard')]).toEqual([[], false]);
  });
  test('CS-JAI-02, CS-RULING-143: who sits in a cell does not come in by an Entry Point where Civilians take part', () => {
    const left = (pieces: NonNullable<Setting['pieces']>) =>
      civiliansLeft(table({ floor: {}, crews: [{ jace: { at: [4, 4] } }], pieces }).state as State);
    const loot = { piece: 'loot', aim: 'primary', success: 10, great: 18 } as const;
    expect(left([loot])).toContain('ooma');
    expect(left([{ piece: 'prisoner', aim: 'primary', who: 'ooma', cells: [[2, 2]], reward: 8 }])).not.toContain('ooma');
  });
  test('CS-JAI-09, CS-JAI-11: the evidence is in one of the large crates', () => {
    const t = opened(1, 3, { mission: 'jailbreak' });
    const crate = t.state.crates.find(({ id }) => t.state.contents[id]!.some((token) => t.kind(token) === 'objective-5'))!;
    expect(crate.large).toBe(true);
  });
});

describe('blocks', () => {
  const WALL: Setting['floor'] = {
    walls: [
      ['#', 12, 0, 12, 11],
      ['d', 12, 11, 12, 13],
      ['#', 12, 13, 12, 24],
    ],
  };
  const doors = (setting: Partial<Setting> = {}): Told =>
    table({
      floor: WALL,
      crews: [{ jace: { at: [11.5, 12] }, lars: { at: [4, 4] } }],
      active: 'jace',
      options: { doors: true },
      ...setting,
    });
  test('CS-ADV-01, CS-DOR-01, CS-DOR-02, CS-DOR-03: doors are shut, part of the wall, and opened without effort', () => {
    const t = doors({ npcs: [['harvester', [16, 12]]] });
    expect([t.state.doors, sees(t.state, t.who('jace'), t.who('harvester'))]).toEqual([['closed'], false]);
    t.does({ do: 'door' });
    expect([t.state.doors, sees(t.state, t.who('jace'), t.who('harvester'))]).toEqual([['open'], true]);
    expect(doors({ options: { doors: false } }).state.doors).toEqual(['open']);
  });
  test('CS-JOI-03, CS-DOR-03: who joined opens doors like any Trader', () => {
    const t = doors({
      npcs: [['kaori', [11.5, 12], { crew: 0 as CrewId, entered: true }]],
      crews: [{ jace: { at: [4, 4] } }],
      change: (s) => {
        s.active = { ...s.active!, figure: s.figures[1]!.id, actions: 2 };
      },
    });
    t.does({ do: 'door' });
    expect(t.state.doors).toEqual(['open']);
  });
  test('CS-DOR-08: not shut on somebody who stands in it', () => {
    const shut = (x: number) =>
      doors({
        crews: [{ jace: { at: [11.5, 12] }, lars: { at: [x, 12] } }],
        change: (s) => {
          s.doors[0] = 'open';
          [s.figures[0]!.x, s.figures[0]!.y] = [1150, x === 12 ? 1050 : 1200];
        },
      }).mayDo({ do: 'door' });
    expect([shut(12), shut(4)]).toEqual([false, true]);
  });
  test('CS-DOR-09: NPCs open what is not locked on their way', () => {
    const t = table({
      floor: WALL,
      crews: [{ jace: { at: [14, 12] } }],
      npcs: [['harvester', [10, 12]]],
      phase: 'purge',
      options: { doors: true },
      dice: [5, 5, 5],
      until: (s) => s.phase === 'npcs',
      change: (s) => {
        s.queue = [];
      },
    });
    expect([t.state.doors, t.who('harvester').x > 1200]).toEqual([['open'], true]);
  });
  const pane: Setting['floor'] = {
    walls: [
      ['#', 12, 0, 12, 11],
      ['o', 12, 11, 12, 13],
      ['#', 12, 13, 12, 24],
    ],
  };
  test('CS-WIN-01, CS-WIN-02, CS-WIN-03, CS-WIN-05: a whole window hides what is behind it until it is broken', () => {
    const look = (windows: boolean) =>
      table({ floor: pane, crews: [{ jace: { at: [11.5, 12] } }], npcs: [['harvester', [16, 12]]], active: 'jace', options: { windows } });
    const t = look(true);
    expect([
      sees(look(false).state, look(false).who('jace'), look(false).who('harvester')),
      sees(t.state, t.who('jace'), t.who('harvester')),
    ]).toEqual([true, false]);
    t.does({ do: 'smash' });
    expect([t.state.smashed, sees(t.state, t.who('jace'), t.who('harvester')), t.mayDo({ do: 'smash' })]).toEqual([[0], true, false]);
  });
  test('CS-BLA-09, CS-WIN-05: a blast breaks the windows within its radius', () => {
    const t = table({
      floor: {
        walls: [
          ['#', 12, 0, 12, 11],
          ['o', 12, 11, 12, 13],
          ['#', 12, 13, 12, 20],
          ['o', 12, 20, 12, 22],
          ['#', 12, 22, 12, 24],
        ],
      },
      crews: [{ jace: { at: [6, 12], kit: ['grenade'] } }, { gak: { at: [10.5, 12] } }],
      active: 'jace',
      options: { windows: true },
    });
    t.dice(1, 5, 5, 5, 5, 5).does({ do: 'blast', at: t.id('gak') });
    expect([t.state.smashed, t.told('smashed')[0]?.figure]).toEqual([[0], null]);
  });
  test('CS-WIN-04: from afar by a shot without dice', () => {
    const t = table({
      floor: pane,
      crews: [{ jace: { at: [9, 12], kit: ['outland-rifle'] } }],
      active: 'jace',
      options: { windows: true },
    });
    t.does({ do: 'smash' });
    expect([t.state.smashed, t.who('jace').ammo, t.told('rolled').length]).toEqual([[0], 6, 0]);
  });
  const shop = (setting: Partial<Setting>): Told =>
    table({
      floor: {},
      crews: [{ jace: { at: [12, 12], class: 'tech' }, mac: { at: [13, 12] } }],
      active: 'jace',
      options: { repair: true },
      ...setting,
    });
  test('CS-RPR-01, CS-RPR-02, CS-RPR-03, CS-RPR-04, CS-RPR-06, CS-MAC-02, CS-CRW-07: a Tech repairs a token with a Hit, and a Machine by as many', () => {
    const t = shop({
      crews: [{ jace: { at: [12, 12], class: 'tech', kit: ['knife'] }, mac: { at: [13, 12], with: { health: 1 } } }],
      dice: [1, 1],
      change: (s) => {
        s.marks[s.figures[0]!.inventory[0]!] = BROKEN;
      },
    });
    t.does({ do: 'repair', token: t.token('knife', t.who('jace')) });
    t.does({ do: 'repair', on: t.id('mac'), token: null });
    expect([t.told('repaired').length, t.who('mac').health]).toEqual([1, 3]);
    const crew = shop({ crews: [{ jace: { at: [12, 12], class: 'crew' }, mac: { at: [13, 12], with: { health: 1 } } }] });
    const self = shop({ crews: [{ mac: { at: [13, 12], with: { health: 1 } } }], active: 'mac' });
    expect([crew.mayDo({ do: 'repair' }), self.mayDo({ do: 'repair' })]).toEqual([false, false]);
  });
  test('CS-RPR-02, CS-RPR-04, CS-RULING-346: a Machine of any crew that one touches, and what it carries, but nothing that lies about', () => {
    const t = shop({
      crews: [{ jace: { at: [12, 12], class: 'tech' } }, { mac: { at: [13, 12], kit: ['knife'], with: { health: 0, defeated: true } } }],
      change: (s) => {
        for (const token of s.figures[1]!.inventory) s.marks[token] = BROKEN;
        const loose = mint(s, 'baton');
        s.marks[loose] = BROKEN;
        s.floor.push({ token: loose, x: 1200, y: 1250 });
      },
    });
    expect([
      t.mayDo({ do: 'repair', on: t.id('mac'), token: null }),
      t.mayDo({ do: 'repair', token: t.token('knife', t.who('mac')) }),
      t.mayDo({ do: 'repair', token: t.token('baton') }),
    ]).toEqual([true, true, false]);
  });
  test('CS-RPR-04, CS-RPR-05, CS-RPR-07, CS-EQN-13: points add up; five stand a Defeated Machine up; a Tech Pack is one die more', () => {
    const t = shop({
      crews: [{ jace: { at: [12, 12], class: 'tech', kit: ['tech-pack'] }, mac: { at: [13, 12], with: { health: 0, defeated: true } } }],
      dice: [1, 1, 1, 1],
    });
    t.does({ do: 'repair' });
    expect([t.told('rolled')[0]!.dice.length, t.state.repairs]).toEqual([2, [{ figure: t.id('mac'), points: 3 }]]);
    t.does({ do: 'repair' });
    expect([t.who('mac').health, t.who('mac').prone, t.state.repairs]).toEqual([1, false, []]);
  });
  test('CS-IMP-01: a chair at hand is two dice', () => {
    const dice = (improvised: boolean) => {
      const t = table({
        floor: { squares: [['h', 13, 12]] },
        crews: [{ lars: { at: [12.5, 12.5] } }],
        npcs: [['harvester', [11.5, 12.5]]],
        active: 'lars',
        options: { improvised },
        dice: [5, 5],
      });
      if (!t.mayDo({ do: 'fight', with: null })) return unarmedOf(t.state, t.who('lars'));
      return t.does({ do: 'fight', with: null }).told('attack')[0]!.dice;
    };
    expect([dice(false), dice(true)]).toEqual([0, 2]);
  });
});

describe('seats', () => {
  test('CS-RULING-78, CS-SET-13, CS-MIS-10, CS-HOS-03: five and six crews have six airlocks, two pegs a round and twice the machines', () => {
    const t = opened(6, 2);
    const more = t.state.pegs - opened(2, 2).state.pegs;
    expect([freeAirlocks(t.state as State), t.state.settings.reinforcements, more]).toEqual([[0, 1, 2, 3, 4, 5], true, 8]);
    expect(opened(6, 2, { reinforcements: false }).state.settings.reinforcements).toBe(false);
    expect(freeAirlocks(opened(4, 2).state as State)).toEqual([0, 1, 2, 3]);
  });
  test('CS-VAR-04: a louder start', () => {
    const pegs = (louder: number) => opened(1, 1, { mission: 'the-nest', louder }).state.pegs;
    expect([pegs(5) - pegs(0), pegs(12) - pegs(0)]).toEqual([5, 12]);
  });
});
