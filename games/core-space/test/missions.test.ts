/** The other five missions: each piece as it is played, who has achieved what, and how it ends. */
import { knows } from '@cosmodrome/kit/cards';
import { describe, expect, test } from 'vitest';
import { flawsOf } from '../content/flaws.ts';
import type { MissionId, PieceOf } from '../content/mission.ts';
import { MISSION } from '../content/missions/index.ts';
import { TOKENS } from '../content/tokens.ts';
import { coreSpace } from '../game.ts';
import { chargesNeeded, consoleAt, rewardOf, slotsOf, type Thing, thingsOf, touchesIt } from '../judge/objectives.ts';
import { contactPlaces, inContact, lattice, mayStand } from '../judge/place.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import { success, winners } from '../rules/end.ts';
import { goHome } from '../rules/walk.ts';
import type { CrewId, State } from '../state.ts';
import { titleOf } from '../ui/briefing.ts';
import { opened, type Setting, type Told, table } from './table.ts';

/** On the map of a mission, in the middle of Traders' turns. */
const at = (mission: MissionId, setting: Omit<Setting, 'mission'>): Told => table({ mission, ...setting });
/** Puts a figure beside a thing of the mission, where there is room. */
function besides(s: State, thing: Thing, n = 0): void {
  const f = s.figures[n]!;
  const there = lattice(siteOf(s), 1200, 1200, 1200).find(
    ([x, y]) =>
      mayStand(s, f, x, y) &&
      touchesIt(s, { ...f, x, y }, thing) &&
      !s.figures.some((o) => o.id !== f.id && inContact(s, { ...f, x, y }, o)),
  );
  if (!there) throw new Error('no room beside it');
  [f.x, f.y] = there;
}
const things = (s: State, kind: Parameters<typeof thingsOf>[1]): Thing[] => thingsOf(siteOf(s).map, kind);
const aboard = (t: Told, ...names: readonly Parameters<Told['who']>[0][]): Told =>
  t.rearrange((s: State) => {
    for (const name of names) {
      const f = s.figures[t.id(name)]!;
      f.where = 'home';
      f.entered = true;
    }
  });
const total = (mission: MissionId): number => Object.values(MISSION[mission].deck).reduce((a, b) => a + b, 0);

describe('what a mission brings along', () => {
  test.each([
    ['dead-signal', 4, 4],
    ['black-market', 6, 4],
    ['lockdown', 1, 4],
    ['jailbreak', 2, 4],
    ['the-nest', 8, 5],
  ] as const)(
    '%s: CS-SIG-07, CS-SIG-08, CS-MKT-10, CS-MKT-11, CS-LOK-08, CS-LOK-09, CS-JAI-10, CS-JAI-11, CS-NST-09, CS-NST-10, CS-SET-18: deck, crates, Hostility, so many Traders',
    (mission, pegs, traders) => {
      const { state } = opened(2, 5, { mission });
      expect([state.pegs, MISSION[mission].traders]).toEqual([pegs, traders]);
      const { crates, pieces } = MISSION[mission];
      const hidden = pieces.filter((piece) => piece.piece === 'hidden').length;
      const want = state.crates.reduce((sum, { large }) => sum + (large ? crates.large.large + crates.large.small : crates.small.small), 0);
      expect(state.contents.flat()).toHaveLength(want + hidden);
      // CS-RULING-149: three Civilian cards where they take part and the mission names none.
      const more = MISSION[mission].presence.civilians === 'choice' && MISSION[mission].deck.civilians === 0 ? 3 : 0;
      expect(state.deck.length).toBe(total(mission) + more);
      const kinds = state.contents.flat().map((token) => opened(2, 5, { mission }).kind(token));
      for (const mixed of crates.mixed)
        if ('token' in mixed) expect(kinds.filter((kind) => kind === mixed.token).length).toBeGreaterThanOrEqual(mixed.number);
      if (mission === 'the-nest') expect(kinds).not.toContain('azurium');
    },
  );
});

describe('Dead Signal', () => {
  test('CS-SIG-02, CS-GEN-18: the recorder lies in one of the large crates, and nobody knows in which', () => {
    const places = new Set<number>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const t = opened(1, seed, { mission: 'dead-signal' });
      const recorder = t.token('objective-7');
      const crate = t.state.crates.find(({ id }) => t.state.contents[id]!.includes(recorder))!;
      expect([crate.large, knows(t.state.tokens, recorder, 0)]).toEqual([true, false]);
      places.add(crate.id);
    }
    expect(places.size).toBeGreaterThan(1);
  });
  test('CS-SIG-01, CS-SIG-03, CS-SIG-09, CS-END-05: taken it is heard; brought aboard it is the victory', () => {
    const t = at('dead-signal', {
      crews: [{ jace: { at: [12, 12] } }, { gak: {} }],
      active: 'jace',
      change: (s) => {
        besides(s, { squares: s.crates.find(({ large }) => large)!.squares });
        const recorder = s.contents.flat().find((token) => MISSION['dead-signal'] && s.tokens.face[token] === faceOf(s));
        s.contents = s.contents.map((crate) => crate.filter((token) => token !== recorder));
        const crate = s.crates.find(({ large }) => large)!;
        s.contents[crate.id]!.push(recorder!);
      },
    });
    const before = t.state.pegs;
    t.does({ do: 'search' });
    t.answer(0, 'search/hold', [t.token('objective-7')]);
    expect([t.carried('jace').includes('objective-7'), t.state.pegs - before]).toEqual([true, 2]);
    expect(winners(aboard(t, 'jace').state)).toEqual([0]);
    expect(success(t.state)).toBe('success');
  });
  test('CS-SIG-04: while it is on the board there is a peg more in every Hostility Phase from the next round on', () => {
    const heard = (round: number, where: 'board' | 'home'): number =>
      at('dead-signal', {
        crews: [{ jace: { at: [12, 12] }, lars: {} }],
        phase: 'hostility',
        until: (s) => s.phase === 'traders',
        change: (s) => {
          const recorder = s.contents.flat().find((token) => s.tokens.face[token] === faceOf(s))!;
          s.contents = s.contents.map((crate) => crate.filter((token) => token !== recorder));
          s.figures[0]!.inventory.push(recorder);
          s.figures[0]!.where = where;
          s.objectives[0]!.done = true;
          s.objectives[0]!.round = round;
        },
      })
        .told('hostility')
        .filter(({ why }) => why === 'mission').length;
    expect([heard(2, 'board'), heard(3, 'board'), heard(2, 'home')]).toEqual([1, 0, 0]);
  });
  test('CS-SIG-04: put back into a crate it is on the board all the same', () => {
    const t = at('dead-signal', {
      crews: [{ jace: { at: [12, 12] }, lars: {} }],
      phase: 'hostility',
      until: (s) => s.phase === 'traders',
      // It lies in its crate, and has been taken out before.
      change: (s) => Object.assign(s.objectives[0]!, { done: true, round: 2 }),
    });
    expect(t.told('hostility').filter(({ why }) => why === 'mission').length).toBe(1);
  });
  test('CS-SIG-05, CS-SIG-06, CS-INT-01, CS-PER-08: both consoles by one crew: 2 UA each, and Hostility may fall', () => {
    const t = at('dead-signal', {
      crews: [{ roykirk: { at: [12, 12], class: 'tech' } }],
      active: 'roykirk',
      dice: [5, 5, 5, 1, 5, 5],
      change: (s) => {
        s.pegs = 6;
        besides(s, consoleAt(siteOf(s).map, [22, 1]));
        s.objectives[1]!.by[1] = 0 as CrewId;
      },
    });
    // Skill 2, and one die for Tech.
    t.does({ do: 'interact', piece: 1, site: 0 });
    expect(t.told('tried')).toMatchObject([{ done: false, hits: 0, needed: 2 }]);
    t.does({ do: 'interact', piece: 1, site: 0 });
    expect(t.state.objectives[1]!.by).toEqual([0, 0]);
    t.answer(0, 'mission/calm', true);
    expect([t.state.pegs, rewardOf(t.state, 0 as CrewId), t.mayDo({ do: 'interact' })]).toEqual([4, 4, false]);
  });
});
/** The face of the flight recorder. */
const faceOf = (s: State): number => {
  const t = opened(1, 1, { mission: 'dead-signal' });
  const face = t.state.tokens.face[t.token('objective-7')]!;
  return s.tokens.face.includes(face) ? face : -1;
};

describe('Black Market', () => {
  const market = (setting: Partial<Setting> = {}): Told =>
    at('black-market', { crews: [{ jace: { at: [2, 2] } }, { gak: { at: [22, 22] } }], active: 'jace', ...setting });
  /** The one who knows, and one who does not. */
  const knower = (s: State) => s.figures[s.objectives[0]!.figures[s.suspects.face.indexOf(1)]!]!;
  const other = (s: State) => s.figures[s.objectives[0]!.figures[s.suspects.face.indexOf(0)]!]!;
  const beside = (whom: (s: State) => State['figures'][number]) => (s: State) => {
    const [f, npc] = [s.figures[0]!, whom(s)];
    const there = contactPlaces(s, f, npc, true)[0]!;
    [f.x, f.y] = there;
  };
  test('CS-MKT-01, CS-RULING-237: three Civilians on their squares, one of them knows, nobody knows who; a hired one is replaced', () => {
    const s = market().state;
    expect([s.objectives[0]!.figures.length, s.suspects.face.filter((face) => face === 1).length, s.suspects.seen]).toEqual([
      3,
      1,
      [0, 0, 0],
    ]);
    const squares = s.objectives[0]!.figures.map((id) => `${Math.floor(s.figures[id]!.x / 100)},${Math.floor(s.figures[id]!.y / 100)}`);
    expect(squares.toSorted()).toEqual(['11,11', '15,11', '8,12'].toSorted());
    const hired = market({ crews: [{ kaori: { at: [2, 2] } }, { gak: { at: [22, 22] } }], active: 'kaori' });
    const names = hired.state.objectives[0]!.figures.map((id) => (hired.state.figures[id]!.being as { readonly npc: string }).npc);
    expect([names.includes('kaori'), names.length]).toEqual([false, 3]);
  });
  test('CS-MKT-02, CS-MKT-04, CS-MKT-12, CS-PER-02, CS-PER-08: asked well, the one who knows gives the data; aboard it is worth 6 UA and the victory', () => {
    const t = market({ change: beside(knower), dice: [1, 1, 1, 1] });
    t.does({ do: 'persuade', aim: 'information' });
    expect([t.told('informant').map(({ knows: is }) => is), t.carried('jace').includes('objective-0')]).toEqual([[true], true]);
    aboard(t, 'jace');
    expect([winners(t.state), rewardOf(t.state, 0 as CrewId)]).toEqual([[0], 6]);
  });
  test('CS-MKT-02: one who does not know gives a token of the bag, and is known for it', () => {
    const t = market({ change: beside(other), dice: [1, 1, 1, 1] });
    const bag = t.state.bag.length;
    t.does({ do: 'persuade', aim: 'information' });
    expect([t.told('informant').map(({ knows: is }) => is), t.state.bag.length]).toEqual([[false], bag - 1]);
    if (t.topics(0).includes('find/keep')) t.answer(0, 'find/keep', { keep: false });
    expect([t.mayDo({ do: 'persuade', aim: 'information' }), t.mayDo({ do: 'persuade', aim: 'join' })]).toEqual([false, true]);
  });
  test('CS-MKT-02, CS-PERSUASION-02, CS-PER-02: with the skill one may ask from afar', () => {
    const t = market({
      crews: [{ jace: { at: [2, 2], levels: { persuasion: 2 } } }, { gak: { at: [22, 22] } }],
      change: (s) => {
        // The others are not there to be talked to.
        for (const id of s.objectives[0]!.figures) if (id !== knower(s).id) s.figures[id]!.where = 'out';
        beside(knower)(s);
      },
      dice: [1, 1, 1, 1, 1],
    });
    t.does({ do: 'skill', skill: 'persuasion', level: 2 }).answer(0, 'choose/way', 'information');
    expect([t.told('informant').map(({ knows: is }) => is), t.carried('jace').includes('objective-0')]).toEqual([[true], true]);
  });
  test('CS-MKT-03: it joins, and the data comes with it', () => {
    const t = market({ change: beside(knower), dice: [1, 1, 1, 1] });
    const npc = knower(t.state).id;
    t.does({ do: 'persuade', aim: 'join' });
    expect(t.state.figures[npc]!.inventory.map((token) => t.kind(token))).toEqual(['objective-0']);
  });
  test('CS-MKT-03, CS-MKT-09: Defeated, it drops the data; attacking it is heard of, once a round', () => {
    const t = market({
      crews: [{ jace: { at: [2, 2], kit: ['knife'] } }, { gak: { at: [22, 22] } }],
      change: (s) => {
        beside(knower)(s);
        s.active!.actions = 3;
      },
      dice: [5, 1, 5, 5],
    });
    const before = t.state.pegs;
    const knife = t.token('knife', t.who('jace'));
    t.does({ do: 'fight', with: knife }).does({ do: 'fight', with: knife });
    expect([t.told('hostility').filter(({ why }) => why === 'mission').length, t.state.pegs - before]).toEqual([1, 1]);
    expect(t.state.floor.map(({ token }) => t.kind(token))).toContain('objective-0');
    expect(t.state.objectives[0]).toMatchObject({ done: true });
  });
  test('CS-MKT-05: three new weapons aboard are 2 UA more', () => {
    const t = market();
    const guns = [...t.state.tokens.face.keys()].filter((token) => TOKENS[t.state.tokens.face[token]!]!.type === 'ranged');
    t.rearrange((s) => {
      for (const token of guns.slice(0, 3)) {
        s.bag = s.bag.filter((one) => one !== token);
        s.contents = s.contents.map((crate) => crate.filter((one) => one !== token));
        s.aside = s.aside.filter((one) => one !== token);
        s.figures[0]!.inventory.push(token as never);
        s.marks[token] = 16;
      }
      s.figures[0]!.where = 'home';
      s.figures[0]!.entered = true;
    });
    expect(rewardOf(t.state, 0 as CrewId)).toBe(2);
  });
  test('CS-MKT-06: a stall once: two tokens, one of them to keep, the other unseen by the rest', () => {
    const t = market({ change: (s) => besides(s, things(s, 'stall')[0]!) });
    const bag = t.state.bag.length;
    t.does({ do: 'interact', piece: 2 });
    const options = t.options(0, 'choose/token') as (number | 'none')[];
    expect([options.length, t.view(1).tokens.face[options[0] as number]]).toEqual([3, -1]);
    t.answer(0, 'choose/token', options[0] as never);
    // While it is asked what becomes of one, the other lies there (CS-RULING-233).
    expect(coreSpace.audit?.(t.state)).toBe(undefined);
    t.answer(0, 'find/keep', { keep: true, for: null });
    expect([t.state.bag.length, t.state.offered, t.mayDo({ do: 'interact', piece: 2 })]).toEqual([bag - 1, [], false]);
  });
  test('CS-MKT-06, CS-INV-06: an objective left for what a stall has lies before it', () => {
    const t = market({
      crews: [{ jace: { at: [2, 2], kit: ['objective-3'] } }, { gak: { at: [22, 22] } }],
      change: (s) => besides(s, things(s, 'stall')[0]!),
    });
    const objective = t.token('objective-3', t.who('jace'));
    t.does({ do: 'interact', piece: 2 });
    t.answer(0, 'choose/token', t.options(0, 'choose/token')[0] as never).answer(0, 'find/keep', { keep: true, for: objective });
    expect([t.state.floor.map(({ token }) => token), t.state.aside.includes(objective)]).toEqual([[objective], false]);
  });
  test('CS-MKT-07, CS-MKT-08, CS-CIV-22: until it is known who knows, nobody joins, turns or comes', () => {
    const wait = (done: boolean) =>
      at('black-market', {
        crews: [{ jace: { at: [2, 2] } }, { gak: { at: [22, 22] } }],
        phase: 'npcs',
        dice: [6, 6, 6, 6, 6, 6],
        until: (s) => s.phase === 'assessment',
        change: (s) => {
          s.objectives[0]!.done = done;
          for (const id of s.objectives[0]!.figures) s.figures[id]!.acted = done;
        },
      });
    const before = wait(false);
    before.answer(before.asks[0]!.seat, 'npc/order', before.state.objectives[0]!.figures);
    expect([before.told('arrived'), before.told('joined'), before.told('civilian').map(({ rule }) => rule)]).toEqual([
      [],
      [],
      ['CS-MKT-07', 'CS-MKT-07', 'CS-MKT-07'],
    ]);
  });
});

describe('Lockdown', () => {
  const lock = (setting: Partial<Setting> = {}): Told =>
    at('lockdown', { crews: [{ jace: { at: [2, 8] } }, { gak: { at: [22, 8] } }], ...setting });
  test('CS-LOK-06, CS-NST-06: Harvesters wait where the mission says', () => {
    const where = (mission: MissionId, crews: Setting['crews'] = [{ jace: { at: [2, 7] } }]) =>
      at(mission, { crews }).state.figures.filter((f) => f.being.kind === 'purge' && f.where === 'board').length;
    expect([where('lockdown'), where('the-nest')]).toEqual([2, 2]);
    const two = [{ jace: { at: [2, 7] } }, { gak: { at: [22, 8] } }] as const;
    expect([where('lockdown', two), where('the-nest', two)]).toEqual([4, 4]);
    const three = [...two, { zed: { at: [12.5, 3.5] } }] as const;
    expect([where('lockdown', three), where('the-nest', three)]).toEqual([4, 6]);
  });
  test('CS-LOK-01, CS-LOK-02, CS-LOK-03: a Hit seals the Entry Point of the console, for all and for good', () => {
    const t = lock({ active: 'jace', dice: [5, 5, 1, 5], change: (s) => besides(s, consoleAt(siteOf(s).map, [0, 8])) });
    t.does({ do: 'interact', piece: 0, site: 0 });
    expect(t.state.seals).toEqual([]);
    t.does({ do: 'interact', piece: 0, site: 0 });
    expect([t.state.seals, t.state.objectives[0]!.by[0]]).toEqual([[{ entry: 0, all: true, above: 0, round: 0 }], 0]);
    expect(t.mayDo({ do: 'interact', piece: 0, site: 0 })).toBe(false);
  });
  const sealed = (by: readonly (0 | 1)[], purge: boolean) =>
    lock({
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        s.objectives[0]!.by = by.map((crew) => crew as CrewId);
        if (!purge) for (const f of s.figures) if (f.being.kind === 'purge') f.where = 'out';
        s.objectives[1]!.counts = [5, 9];
      },
    });
  test('CS-LOK-04, CS-LOK-05, CS-LOK-07, CS-LOK-10: all sealed and no Purge left: over, everybody safe, most sealed wins', () => {
    const t = sealed([0, 0, 0, 0, 1, 1], false);
    expect([t.state.phase, t.state.ending, winners(t.state)]).toEqual(['over', 'mission-done', [0]]);
    expect([0, 1].map((crew) => rewardOf(t.state, crew as CrewId))).toEqual([6 + 2 + 2, 6 + 3]);
    expect(t.who('jace').where).toBe('home');
  });
  test('CS-LOK-04, CS-LOK-10: a tie shares; while Purge are left it goes on', () => {
    expect(winners(sealed([0, 0, 0, 1, 1, 1], false).state)).toEqual([0, 1]);
    expect(sealed([0, 0, 0, 1, 1, 1], true).state.phase).toBe('hostility');
  });
  test('CS-LOK-04, CS-LOK-07, CS-RULING-63, CS-RULING-344: a Purge under control is a crew’s and holds nothing up; it is no Trader and goes home with nobody', () => {
    const t = lock({
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        s.objectives[0]!.by = [0, 0, 0, 0, 1, 1] as CrewId[];
        for (const f of s.figures) if (f.being.kind === 'purge') f.where = 'out';
        const [one] = s.figures.filter((f) => f.being.kind === 'purge');
        Object.assign(one!, { where: 'board', crew: 0, controlledBy: 0 });
      },
    });
    expect([t.state.phase, t.who('jace').where, t.who('harvester').where]).toEqual(['over', 'home', 'board']);
  });
  test('CS-LOK-04, CS-JOI-02: who joined is a Trader of the crew, also for its reward', () => {
    const t = lock({
      npcs: [['kaori', [4, 8], { crew: 0 as CrewId, entered: true }]],
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        s.objectives[0]!.by = [0, 0, 0, 0, 0, 0] as CrewId[];
        for (const f of s.figures) if (f.being.kind === 'purge') f.where = 'out';
        Object.assign(s.figures[0]!, { defeated: true, health: 0 });
      },
    });
    expect([rewardOf(t.state, 0 as CrewId), winners(t.state)]).toEqual([6 + 2, [0]]);
  });
  test('CS-LOK-05, CS-RULING-160: a Purge character shot down counts for the crew', () => {
    const t = lock({
      crews: [{ jace: { at: [2, 8], kit: ['knife'] } }],
      active: 'jace',
      dice: [1, 1, 1],
      change: (s) => {
        const harvester = s.figures.find((f) => f.being.kind === 'purge')!;
        [harvester.x, harvester.y] = [s.figures[0]!.x + 101, s.figures[0]!.y];
      },
    });
    t.does({ do: 'fight' });
    expect(t.state.objectives[1]!.counts).toEqual([1]);
  });
});

describe('The Nest', () => {
  const nest = (setting: Partial<Setting> = {}): Told =>
    at('the-nest', { crews: [{ jace: { at: [8.5, 8.5] } }, { gak: { at: [22, 2] } }], ...setting });
  const charged = (by: readonly (0 | 1 | null)[], round: number) => (s: State) => {
    besides(s, things(s, 'pylon')[0]!);
    // One a pylon, in the place of its crew.
    s.objectives[0]!.by = by.flatMap((crew) => s.crews.map(({ id }) => (id === crew ? id : null)));
    s.objectives[0]!.round = round;
  };
  test('CS-NST-01, CS-NST-08: a charge is scored and heard', () => {
    const t = nest({ active: 'jace', change: (s) => besides(s, things(s, 'pylon')[0]!) });
    const before = t.state.pegs;
    t.does({ do: 'interact', piece: 0, site: 0 });
    expect([t.state.objectives[0]!.by.filter((crew) => crew === 0).length, t.state.pegs - before]).toEqual([1, 1]);
    expect(t.mayDo({ do: 'interact', piece: 0 })).toBe(false);
  });
  test('CS-NST-02: alone the fourth starts the countdown of three rounds, the third does not', () => {
    const alone = (by: readonly (0 | null)[]) =>
      nest({ crews: [{ jace: { at: [8.5, 8.5] } }], active: 'jace', change: (s) => charged(by, 0)(s) }).does({ do: 'interact', piece: 0 });
    expect(alone([null, 0, 0, null]).state.objectives[0]!.round).toBe(0);
    const t = alone([null, 0, 0, 0]);
    expect([t.state.objectives[0]!.round, t.told('countdown')]).toEqual([2, [expect.objectContaining({ rounds: 3, last: 5 })]]);
  });
  test('CS-NST-07: a rival takes it off with a Hit, until the countdown runs', () => {
    const t = nest({ active: 'jace', dice: [5, 1], change: (s) => charged([1, null, null, null], 0)(s) });
    t.does({ do: 'interact', piece: 0, site: 1 });
    expect(t.state.objectives[0]!.by[1]).toBe(1);
    t.does({ do: 'interact', piece: 0, site: 1 });
    expect(t.state.objectives[0]!.by[1]).toBe(null);
    const late = nest({ active: 'jace', change: (s) => charged([1, 1, 1, null], 2)(s) });
    expect(late.mayDo({ do: 'interact', piece: 0, site: 1 })).toBe(false);
    const together = nest({ together: true, active: 'jace', change: (s) => charged([1, null, null, null], 0)(s) });
    expect([0, 1].map((site) => together.mayDo({ do: 'interact', piece: 0, site }))).toEqual([true, false]);
  });
  test('CS-NST-13: a pylon takes one charge of each crew, and where several crews play each makes one more needed', () => {
    // Both on the last pylon: five in all, and the sixth is placed.
    const five = (s: State): void => {
      charged([1, 0, 0, 1], 0)(s);
      s.objectives[0]!.by[2 * 3] = 0 as CrewId;
    };
    const t = nest({ active: 'jace', change: five });
    expect(t.state.objectives[0]!.by).toHaveLength(2 * 4);
    t.does({ do: 'interact', piece: 0, site: 0 });
    expect([t.told('charge').at(-1), t.state.objectives[0]!.round]).toEqual([expect.objectContaining({ placed: 6 }), 2]);
    const fifth = nest({ active: 'jace', change: (s) => charged([1, 0, 0, 1], 0)(s) }).does({ do: 'interact', piece: 0, site: 0 });
    expect(fifth.state.objectives[0]!.round).toBe(0);
    expect(t.mayDo({ do: 'interact', piece: 0, site: 0 })).toBe(false);
    expect([1, 2, 3, 4].map((crews) => chargesNeeded(missionOf(t.state).pieces[0] as PieceOf<'charges'>, crews))).toEqual([4, 6, 7, 8]);
  });
  test('CS-NST-13: a match of two crews that began with three charges goes on with three', () => {
    const { state } = nest();
    const old = { ...state, objectives: state.objectives.map((own, i) => (i === 0 ? { ...own, by: [1, null, 0, null] } : own)) };
    const now = coreSpace.migrations[5]!(old as never) as unknown as State;
    const piece = missionOf(now).pieces[0]!;
    expect(piece.piece === 'charges' && [chargesNeeded(piece, 2), now.objectives[0]!.by.length, titleOf(missionOf(now), 'en')]).toEqual([
      3,
      4,
      'The Nest',
    ]);
    const alone = opened(1, 1, { mission: 'the-nest' }).state;
    expect(coreSpace.migrations[5]!(alone as never)).toEqual(alone);
    expect(coreSpace.migrations[6]!(now as never)).toEqual(now);
  });
  test.each([
    [1, 3],
    [2, 5],
    [4, 7],
  ])('CS-NST-13: a match of %i that began when fewer charges were needed goes on with %i', (crews, needed) => {
    const old = opened(crews, 1, { mission: 'the-nest' }).state;
    const now = coreSpace.migrations[6]!(old as never) as unknown as State;
    const [piece] = missionOf(now).pieces as readonly [PieceOf<'charges'>];
    expect([chargesNeeded(piece, crews), slotsOf(piece, crews), titleOf(missionOf(now), 'en')]).toEqual([needed, crews, 'The Nest']);
    const elsewhere = opened(crews, 1, { mission: 'black-market' }).state;
    expect(coreSpace.migrations[6]!(elsewhere as never)).toEqual(elsewhere);
  });
  test.each([
    ['dead-signal', [2, 8]],
    ['lockdown', [0, 8]],
    ['jailbreak', [0, 2]],
  ] as const)('CS-MCR-08: a match of %s that began on its board of before goes on there', (mission, [same, lines]) => {
    const { state } = opened(1, 1, { mission });
    const now = coreSpace.migrations[6]!(state as never) as unknown as State;
    const large = (s: State) => things(s, 'large-crate').map((thing) => ('squares' in thing ? thing.squares.join() : ''));
    expect(large(now)).toHaveLength(large(state).length);
    expect(large(now).filter((one) => large(state).includes(one))).toHaveLength(same);
    const [before, after] = [missionOf(now), missionOf(state)].map((one) => one.map.split('\n')) as [string[], string[]];
    expect(before).toHaveLength(after.length);
    expect(before.filter((line, i) => line !== after[i])).toHaveLength(lines);
    expect([titleOf(missionOf(now), 'en'), flawsOf(missionOf(now)).map(({ why }) => why)]).toEqual([
      titleOf(missionOf(state), 'en'),
      ['unfair-airlocks'],
    ]);
  });
  test('CS-RULING-162: Repair Points of skills in a match that began before are added to those of actions', () => {
    const { state } = nest();
    const patched = { kind: 'patched', until: 0, by: null };
    const old = {
      ...state,
      figures: state.figures.map((f) => (f.id < 2 ? { ...f, effects: [patched, patched] } : f)),
      repairs: [{ figure: 1, points: 1 }],
    };
    const now = coreSpace.migrations[6]!(old as never) as unknown as State;
    expect([now.repairs, now.figures.every(({ effects }) => effects.length === 0)]).toEqual([
      [
        { figure: 0, points: 2 },
        { figure: 1, points: 3 },
      ],
      true,
    ]);
  });
  const blast = (round: number, by: readonly (0 | 1 | null)[], homes: readonly number[]) =>
    nest({
      crews: [
        { jace: { at: [7.5, 4.5] }, lars: {} },
        { gak: { at: [22, 2] }, arianna: {} },
      ],
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        charged(by, 2)(s);
        s.round = round;
        for (const f of s.figures)
          if (f.where === 'aboard' && f.crew !== null && homes.includes(f.crew)) {
            f.where = 'home';
            f.entered = true;
          }
      },
    });
  test('CS-NST-02, CS-NST-03, CS-NST-04, CS-NST-12, CS-RULING-239: it goes off in the third round after; who is there is lost; most charges and somebody aboard win', () => {
    expect(blast(4, [0, 0, 1, null], [0, 1]).state.phase).toBe('hostility');
    const t = blast(5, [0, 0, 1, null], [0, 1]);
    expect([t.state.phase, t.who('jace').defeated, t.state.figures.some((f) => f.being.kind === 'purge' && f.where === 'board')]).toEqual([
      'over',
      true,
      false,
    ]);
    expect([winners(t.state), rewardOf(t.state, 0 as CrewId), rewardOf(t.state, 1 as CrewId)]).toEqual([[0], 10, 6]);
    expect(rewardOf(blast(5, [0, 0, 1, 1], [0, 1]).state, 1 as CrewId)).toBe(8);
    expect(winners(blast(5, [0, 0, 1, null], [1]).state)).toEqual([1]);
  });
  test('CS-NST-03, CS-END-04: where it takes everybody along, it is not said that the mission is accomplished', () => {
    const charged = [0, 0, 1, null] as const;
    expect([blast(5, charged, [0]), blast(5, charged, [])].map(({ state }) => state.ending)).toEqual(['mission-done', 'all-aboard']);
  });
  test('CS-NST-04, CS-END-10: together it counts that the charges are placed and somebody is aboard, whoever placed most', () => {
    const t = nest({
      crews: [
        { jace: { at: [7.5, 4.5] }, lars: {} },
        { gak: { at: [22, 2] }, arianna: {} },
      ],
      together: true,
      phase: 'assessment',
      until: (s) => s.phase === 'hostility',
      change: (s) => {
        charged([0, 0, 1, null], 2)(s);
        s.round = 5;
        // Of those who placed most nobody has ever gone aboard again.
        Object.assign(s.figures.find((f) => f.crew === 0 && f.where === 'aboard')!, { where: 'out' });
        Object.assign(s.figures.find((f) => f.crew === 1 && f.where === 'aboard')!, { where: 'home', entered: true });
      },
    });
    expect([t.state.phase, success(t.state), winners(t.state)]).toEqual(['over', 'success', [0, 1]]);
  });
  test('CS-NST-11: the last one gone, a running countdown ends at once; otherwise the aim is missed', () => {
    const gone = (round: number) => {
      const t = nest({
        crews: [{ jace: { at: [8.5, 8.5] } }],
        active: 'jace',
        change: (s) => charged([0, 0, 0, null], round)(s),
        until: (s) => s.phase === 'purge',
      });
      t.rearrange((s) => goHome({ state: s, tell: () => undefined } as never, s.figures[t.id('jace')]!));
      return t.ends();
    };
    expect([success(gone(2).state), success(gone(0).state)]).toEqual(['success', 'none']);
  });
  test('CS-NST-05: the spire gives Azurium once, on the floor if there is no room, and is heard', () => {
    const t = nest({ active: 'jace', change: (s) => besides(s, things(s, 'reactor')[0]!) });
    const before = t.state.pegs;
    t.does({ do: 'interact', piece: 1 });
    expect([t.carried('jace').includes('azurium'), t.state.pegs - before, t.mayDo({ do: 'interact', piece: 1 })]).toEqual([true, 2, false]);
    const full = nest({
      crews: [{ jace: { at: [7.5, 4.5], kit: ['knife', 'knife', 'knife', 'knife', 'knife', 'knife'] } }],
      active: 'jace',
      change: (s) => besides(s, things(s, 'reactor')[0]!),
    });
    full.does({ do: 'interact', piece: 1 });
    expect(full.state.floor.map(({ token }) => full.kind(token))).toEqual(['azurium']);
  });
});
