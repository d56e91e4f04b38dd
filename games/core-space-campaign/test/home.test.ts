/** Founding crews, what is played next, who meets whom, the arc, the end (CS-CMP, CS-CUP, CS-CRW). */
import { CREWS, type Feat, MISSION, type MissionId } from '@cosmodrome/core-space/content/index';
import { loadGame } from '@cosmodrome/games';
import { type Enactment, type Json, Match, Refusal, STAGE, settleTable } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../content/index.ts';
import { coreSpaceCampaign } from '../game.ts';
import { inPieces } from '../judge/brought.ts';
import { exportOf } from '../judge/file.ts';
import { roundRobin, swiss } from '../judge/pairing.ts';
import { scoreOf, soloResult } from '../judge/score.ts';
import { crewValue } from '../judge/things.ts';
import { nextStage, standings } from '../rules/end.ts';
import { pegsFor } from '../rules/home.ts';
import { briefFor } from '../rules/missions.ts';
import type { State } from '../state.ts';
import { opened, type Setting, table } from './table.ts';

const start = (options: object = {}, seats = 2) => {
  const t = opened(seats, options as never);
  for (let seat = 0; seat < seats; seat++) t.answer(seat, 'found', { do: 'ready', crew: CREWS[seat]! });
  return t;
};
const home = (crews: Setting['crews'], options: object = {}, change?: (state: State) => void) =>
  table({ crews, options: options as never, phase: 'closed', ...(change ? { change } : {}) });

describe('founding', () => {
  test('CS-CMP-01, CS-CMP-06: crews are chosen before the first game, by all at once, and nobody is in two', () => {
    const t = opened(2);
    expect(t.asked).toEqual(['seat 0 found', 'seat 1 found']);
    t.answer(1, 'found', { do: 'ready', crew: 'ion-hope' });
    expect(t.refusal(0, 'found', { do: 'ready', crew: 'ion-hope' })).toBe('profile-taken');
    expect(t.refusal(0, 'found', { do: 'enlist', profile: 'arianna', class: 'hunter' })).toBe('profile-taken');
    expect(t.crew(1).members.map((m) => [m.profile, m.captain])).toEqual([
      ['arianna', true],
      ['roykirk', false],
      ['gak', false],
      ['tirgarde', false],
    ]);
  });
  test('a crew of one’s own: one Captain, 180 points, levels of the class, what is free', () => {
    const t = opened(1);
    const enlist = (profile: never, of: never) => t.answer(0, 'found', { do: 'enlist', profile, class: of });
    expect(t.refusal(0, 'found', { do: 'launch' })).toBe('needs-captain');
    enlist('zed' as never, 'smuggler' as never);
    expect(t.refusal(0, 'found', { do: 'enlist', profile: 'jace', class: 'soldier' })).toBe('one-captain');
    expect(t.refusal(0, 'found', { do: 'enlist', profile: 'mac', class: 'soldier' })).toBe('class-not-open');
    enlist('orrik' as never, 'merg' as never);
    expect(t.refusal(0, 'found', { do: 'enlist', profile: 'vex', class: 'augmented' })).toBe('too-many-points');
    expect(t.refusal(0, 'found', { do: 'train', place: 0, levels: { evasion: 3, persuasion: 2 } })).toBe('too-many-levels');
    expect(t.refusal(0, 'found', { do: 'equip', place: 0, kit: ['knife', 'outland-pistol', 'outland-rifle'] })).toBe('too-much-kit');
    expect(t.refusal(0, 'found', { do: 'equip', place: 0, kit: ['combat-sword'] })).toBe('too-much-kit');
    t.answer(0, 'found', { do: 'train', place: 0, levels: { evasion: 3, persuasion: 1 } });
    t.answer(0, 'found', { do: 'equip', place: 0, kit: ['outland-pistol', 'medi-stim'] }).answer(0, 'found', { do: 'launch' });
    expect(t.member('zed')).toMatchObject({
      captain: true,
      levels: { evasion: 3, persuasion: 1 },
      inventory: ['outland-pistol', 'medi-stim'],
    });
    expect(t.member('orrik').handler).toBe(t.id('zed'));
  });
  test('CS-RULING-202: a Free Captain only where no other is left', () => {
    const t = opened(1);
    expect(t.refusal(0, 'found', { do: 'enlist', profile: 'free-captain', class: 'crew' })).toBe('profile-taken');
    t.answer(0, 'found', { do: 'enlist', profile: 'recruit', class: 'crew' }).answer(0, 'found', {
      do: 'enlist',
      profile: 'recruit',
      class: 'tech',
    });
  });
  test('CS-CUP-03, CS-RULING-209: a crew founded later begins like all others, but not for the last mission', () => {
    const t = opened(2, { length: 2 }).answer(0, 'found', { do: 'ready', crew: 'ion-hope' }).answer(1, 'found', { do: 'wait' });
    t.answer(0, 'home', { do: 'rest' });
    expect(t.state.step).toBe(1);
    expect(t.refusal(1, 'found', { do: 'ready', crew: 'black-maria' })).toBe('last-mission');
    const longer = opened(2, { length: 3 }).answer(0, 'found', { do: 'ready', crew: 'ion-hope' }).answer(1, 'found', { do: 'wait' });
    longer.answer(0, 'home', { do: 'rest' }).answer(1, 'found', { do: 'ready', crew: 'black-maria' });
    expect(longer.crew(1)).toMatchObject({ standing: 'active', money: 0 });
  });
  test('a crew that gives up for good is asked nothing more', () => {
    const t = start().answer(0, 'home', { do: 'retire' });
    expect([t.crew().standing, t.asked]).toEqual(['gone', ['seat 1 home']]);
  });
  test('a crew leaves as a file and comes as it was, where veterans are welcome', () => {
    const file = exportOf(start().crew());
    expect(opened(1).refusal(0, 'found', { do: 'import', crew: file } as Json)).toBe('no-veterans');
    const t = opened(1, { veterans: true }).answer(0, 'found', { do: 'import', crew: file });
    expect(exportOf(t.crew())).toEqual(file);
    const other = () => opened(1, { veterans: true });
    const [first, ...rest] = file.members;
    for (const [crew, why] of [
      [{ ...file, members: [first, first] }, 'profile-taken'],
      [{ ...file, members: rest }, 'needs-captain'],
      [{ ...file, members: [{ ...first, career: 1 }] }, 'too-many-levels'],
      [{ ...file, members: [{ ...first, health: 9 }] }, 'no-file'],
      [{ ...file, ship: ' ' }, 'bad-name'],
      [{ ...file, ship: 'constructor' }, 'bad-name'],
      [{ ...file, version: 2 }, 'no-file'],
    ] as const)
      expect(other().refusal(0, 'found', { do: 'import', crew } as unknown as Json)).toBe(why);
  });
});

describe('structures', () => {
  test('CS-CMP-05, CS-CMP-07, CS-CMP-08: open: each crew plays what it likes, alone or with those who like the same', () => {
    const t = start({}, 3);
    t.answer(0, 'home', { do: 'play', mission: 'lockdown' })
      .answer(1, 'home', { do: 'play', mission: 'dead-signal' })
      .answer(2, 'home', { do: 'play', mission: 'lockdown' });
    expect(t.state.outings.map((o) => [o.mission, o.parties.map((p) => p.seat)])).toEqual([
      ['dead-signal', [1]],
      ['lockdown', [0, 2]],
    ]);
    expect(t.asked).toEqual(['seat 1 embark', 'seat 0 embark', 'seat 2 embark']);
  });
  test('CS-CMP-13: a mission may be played again', () => {
    const t = home([{ members: ['arianna'], games: 1 }], { length: 3 }, (state) => {
      state.log.push({
        step: 0,
        kind: 'mission',
        mission: 'lockdown',
        title: null,
        seat: 0,
        went: 1,
        home: 1,
        won: false,
        money: 0,
        value: 0,
      });
    });
    expect(t.admits(0, 'home', { do: 'play', mission: 'lockdown' })).toBe(true);
  });
  test('CS-CMP-04, CS-RULING-215: a League pairs its crews every round, three at a table where one is over', () => {
    const t = start({ structure: 'league', length: 3, missions: ['lockdown', 'dead-signal'] }, 3);
    for (const seat of [0, 1, 2]) t.answer(seat, 'home', { do: 'play', mission: 'lockdown' });
    expect(t.state.outings.map((o) => [o.mission, o.parties.length])).toEqual([['lockdown', 3]]);
    expect(t.refusal(0, 'embark', [])).toBe('not-admitted');
    expect(() => Match.open(coreSpaceCampaign, { structure: 'league' }, 1)).toThrow(Refusal);
    expect(() => Match.open(coreSpaceCampaign, { structure: 'league', length: 10 }, 2)).toThrow(Refusal);
    expect(swiss([3, 1, 0, 2], [[1, 3]])).toEqual([
      [3, 0],
      [1, 2],
    ]);
    const met = new Set([0, 1, 2].flatMap((round) => roundRobin([0, 1, 2, 3], round).map((pair) => pair.toSorted().join('-'))));
    expect([...met].sort()).toEqual(['0-1', '0-2', '0-3', '1-2', '1-3', '2-3']);
  });
  test('CS-CMP-03: with a story goal the campaign ends after the game in which it is reached', () => {
    const full = { propulsion: 5, 'life-support': 5, reserves: 5, hull: 5 };
    const t = table({
      crews: [
        {
          members: ['arianna'],
          systems: full,
          money: 3,
          upgrades: { scanners: 3, 'airlock-defence': 3, 'docking-thrusters': 2 },
          hold: ['ship-parts-2'],
        },
      ],
      options: { goal: 'full-ship' },
      phase: 'trading',
      dice: [6],
    });
    t.trades({ do: 'done' }).repairs({ do: 'upgrade', upgrade: 'docking-thrusters' }).repairs({ do: 'done' });
    expect([t.over, t.match.report().ending, t.match.standings()[0]!.won]).toEqual([true, 'goal', true]);
  });
  test('CS-CMP-02, CS-RULING-201: the most Resources after the last Maintenance, then the value, then together', () => {
    const end = (a: object, b: object) =>
      standings({
        ...home([
          { members: ['arianna'], ...a },
          { members: ['jace'], ...b },
        ]).state,
        phase: 'over',
        ending: 'complete',
      } as never).map((s) => s.won);
    expect(end({ money: 5 }, { money: 6, hold: [] })).toEqual([false, true]);
    expect(end({ money: 5, hold: ['combat-sword', 'combat-sword'] }, { money: 5 })).toEqual([true, false]);
  });
  test('a campaign alone, in which nobody founds a crew any more, ends', () => {
    const t = start({ length: 2 }, 1).answer(0, 'home', { do: 'retire' });
    expect([t.over, t.match.report().ending]).toEqual([true, 'nobody-left']);
  });
});

describe('missions of the workshop', () => {
  const STORY = 'Long ago, far away. '.repeat(50);
  const own = (title: string, crews = { from: 1, to: 4 }) =>
    ({ ...MISSION['black-market'], crews, name: { title, story: STORY, author: 'Ada' } }) as unknown as Json;
  const bring = (title: string, crews?: { from: number; to: number }) => ({ do: 'bring', mission: inPieces(own(title, crews)) }) as const;
  test('CS-CMP-08: somebody brings one into an open campaign; whoever likes plays it, and it is in the log by its title', async () => {
    const t = start({ length: 2 }, 3).answer(0, 'home', bring('Dust'));
    expect(t.state.brought[0]).toEqual(own('Dust'));
    t.answer(1, 'home', { do: 'drawn', of: 0 }).answer(2, 'home', { do: 'play', mission: 'lockdown' });
    expect(t.refusal(0, 'home', { do: 'drawn', of: 1 })).toBe('not-there');
    t.answer(0, 'home', { do: 'drawn', of: 0 });
    expect(t.state.outings.map((o) => [o.drawn, o.traders, o.parties.map((p) => p.seat)])).toEqual([
      [null, MISSION.lockdown.traders, [2]],
      [0, MISSION['black-market'].traders, [0, 1]],
    ]);
    for (const seat of [0, 1]) t.answer(seat, 'embark', [t.crew(seat).members[0]!.id]);
    const { game, options, brief } = t.match.find(STAGE, 'mission/1')!.domain.shape() as unknown as Enactment;
    expect((brief as { readonly drawn: Json }).drawn).toEqual(own('Dust'));
    const core = await loadGame(game);
    expect(settleTable(core.game, options, 2, brief)).toMatchObject(options);
  });
  test('what it is about counts for no other mission', () => {
    const t = table({
      crews: [{ members: ['arianna'] }],
      change: (state) => {
        state.brought[0] = own('Dust') as never;
        state.outings[0] = { ...state.outings[0]!, drawn: 0 };
      },
    });
    t.comesBack([['home']], [{ feats: ['schedule', 'data'] }]);
    expect([t.crew().feats, t.state.deeds]).toEqual([[], []]);
    t.answerLike(0, 'advance', { do: 'learn' }).tradesNothing().dice(6).repairs({ do: 'done' });
    expect(t.state.log[0]!.title).toBe('Dust');
  });
  test('it is for so many crews: where they are too few, they decide again', () => {
    const t = start({ length: 2 }, 3).answer(0, 'home', bring('Duel', { from: 2, to: 2 }));
    t.answer(0, 'home', { do: 'drawn', of: 0 }).answer(1, 'home', { do: 'play', mission: 'lockdown' }).answer(2, 'home', { do: 'rest' });
    expect([t.asked, t.state.outings]).toEqual([['seat 0 home'], []]);
    t.answer(0, 'home', { do: 'play', mission: 'lockdown' });
    expect(t.state.outings.map((o) => o.parties.length)).toEqual([2]);
    expect(start({}, 2).refusal(0, 'home', bring('Crowd', { from: 3, to: 4 }))).toBe('too-few-crews');
  });
  test('another takes its place, and whoever wanted to play that decides again', () => {
    const t = start({ length: 2 }, 2).answer(0, 'home', bring('Dust')).answer(1, 'home', { do: 'drawn', of: 0 });
    t.answer(0, 'home', bring('Ash'));
    expect([t.state.plans, t.asked]).toEqual([
      [null, null],
      ['seat 0 home', 'seat 1 home'],
    ]);
  });
  test('nothing else is taken for one: no broken file, none of the catalogue’s, none in a League or the arc', () => {
    const t = start();
    for (const mission of [{}, { ...(own('Dust') as object), map: 'x' }, MISSION.lockdown, own(''), { pieces: ['{}'] }])
      expect(t.refusal(0, 'home', { do: 'bring', mission: inPieces(mission as Json) })).toBe('no-mission');
    expect(start({ structure: 'arc' }).refusal(0, 'home', bring('Dust'))).toBe('not-now');
  });
});

describe('CS-RULING-330: nobody can go', () => {
  const stranded = (money: number) =>
    home(
      [
        {
          members: [
            { profile: 'arianna', ransom: 4 },
            { profile: 'lars', misses: 1 },
          ],
          money,
        },
        { members: ['jace'] },
      ],
      { length: 4 },
    );
  test('it stays in port, and the mission of the others counts: missed missions pass, ransoms rise', () => {
    const t = stranded(0);
    expect(t.refusal(0, 'home', { do: 'play', mission: 'lockdown' })).toBe('misses');
    t.answer(0, 'home', { do: 'rest' }).answer(1, 'home', { do: 'play', mission: 'lockdown' });
    t.answer(1, 'embark', [t.id('jace', 1)])
      .comesBack([['home']])
      .answerLike(1, 'advance', { do: 'learn' });
    t.tradesNothing().dice(6).repairs({ do: 'done' }, 1);
    expect([t.member('arianna').ransom, t.member('lars').misses, t.asked]).toEqual([5, 0, ['seat 0 home', 'seat 1 home']]);
    expect(t.admits(0, 'home', { do: 'play', mission: 'lockdown' })).toBe(true);
  });
  test('a ransom is paid in port, by a crew that has the money and nobody else to send', () => {
    expect(stranded(3).refusal(0, 'home', { do: 'redeem', member: 0 } as never)).toBe('no-money');
    const t = stranded(5).answer(0, 'home', { do: 'redeem', member: 0 as never });
    expect([t.crew().money, t.member('arianna').ransom]).toEqual([1, null]);
    expect(t.refusal(1, 'home', { do: 'redeem', member: 2 } as never)).toBe('not-now');
  });
  test('or it counts itself lost, and another crew is founded', () => {
    const t = stranded(0).answer(0, 'home', { do: 'disband' });
    expect([t.crew().standing, t.asked]).toEqual(['none', ['seat 0 found', 'seat 1 home']]);
    expect(t.refusal(1, 'home', { do: 'disband' })).toBe('not-now');
  });
});

describe('catching up', () => {
  const lagging = () => home([{ members: ['arianna', 'lars', 'renton'] }, { members: ['jace'] }]);
  test('CS-CUP-01, CS-RULING-218: a crew 10 UA below the strongest may, and need not', () => {
    const t = lagging();
    expect(crewValue(t.crew(0)) - crewValue(t.crew(1))).toBeGreaterThanOrEqual(10);
    expect(t.refusal(0, 'home', { do: 'catch-up' })).toBe('not-behind');
    expect(t.options(1, 'home').some((a) => a.do === 'rest')).toBe(true);
  });
  test('CS-CUP-02: Pillage Express, before the others play, with a post-game of its own, as often as needed; no step of the campaign', () => {
    const t = lagging().answer(0, 'home', { do: 'play', mission: 'lockdown' }).answer(1, 'home', { do: 'catch-up' });
    expect(t.state.outings.map((o) => [o.kind, o.mission, o.parties.map((p) => p.seat)])).toEqual([['catch-up', 'pillage-express', [1]]]);
    t.answer(1, 'embark', [t.id('jace', 1)])
      .comesBack([['home']])
      .answerLike(1, 'advance', { do: 'learn' })
      .tradesNothing()
      .dice(6);
    t.repairs({ do: 'done' }, 1);
    expect([t.state.step, t.crew(1).games, t.asked]).toEqual([0, 0, ['seat 1 home']]);
  });
});

describe('a mission', () => {
  const going = (more: object = {}) => table({ crews: [{ members: ['arianna', 'lars'], ...more }, { members: ['jace'] }] });
  test('CS-CMP-09, CS-CMP-10, CS-RULING-126: crews go whole and with full pegs, the hold stays shut', () => {
    const t = going({ hold: ['combat-sword'] });
    const brief = briefFor(t.state, t.state.outings[0]!);
    expect(brief.crews[0]!.members[0]).toMatchObject({ profile: 'arianna', captain: true, health: 5, skill: 4 });
    expect([brief.owned, brief.pegs, brief.order]).toEqual([['combat-sword'], null, null]);
  });
  test('CS-CMP-12, CS-EX-114, CS-RULING-137: first the schedule, then winners, then the rest', () => {
    const t = home([
      { members: ['arianna'], games: 1 },
      { members: ['jace'], games: 1, wonLast: true },
      { members: ['zed'], games: 1, feats: ['schedule'] },
    ]);
    for (const seat of [0, 1, 2]) t.answer(seat, 'home', { do: 'play', mission: 'lockdown' });
    for (const seat of [0, 1, 2]) t.answer(seat, 'embark', [t.crew(seat).members[0]!.id]);
    expect(t.state.outings[0]!.airlocks).toEqual([2, 1, 0]);
    expect(briefFor(t.state, t.state.outings[0]!)).toMatchObject({ order: [2, 1, 0], holder: 2 });
  });
  test('CS-PEX-06: a mission is remembered for what it is about: an Azurium taken in the Nest is no shipping schedule', () => {
    const t = table({ crews: [{ members: ['arianna'] }], mission: 'the-nest' }).comesBack(
      [['home']],
      [{ feats: ['schedule', 'charges', 'exploded'] }],
    );
    expect([t.crew().feats, t.state.deeds]).toEqual([['charges'], ['charges', 'exploded']]);
  });
  test('who misses missions cannot be brought; no more than the mission takes', () => {
    const t = home([{ members: ['arianna', { profile: 'lars', misses: 1 }, 'renton', 'beck', 'gak', 'roykirk'] }]);
    t.answer(0, 'home', { do: 'play', mission: 'lockdown' });
    const ids = t.crew().members.map((m) => m.id);
    expect(
      t.refusal(
        0,
        'embark',
        ids.filter((_, i) => i !== 1),
      ),
    ).toBe('not-admitted');
    expect(t.refusal(0, 'embark', [ids[0]!, ids[1]!])).toBe('not-admitted');
    t.answer(0, 'embark', [ids[0]!, ids[2]!]);
  });
  test('what cannot have come of it is refused, and nothing changes', () => {
    const t = going();
    for (const bad of [null, {}, { mission: 'lockdown', rounds: 1, crews: [] }])
      expect(t.refusal(STAGE, 'mission/0', bad as Json)).toBe('not-admitted');
  });
});

describe('The Azure Thread', () => {
  const at = (stage: Stage, deeds: readonly Feat[], played: readonly string[] = []): Stage =>
    nextStage({
      ...home([{ members: ['arianna'] }], { structure: 'arc' }).state,
      stage,
      deeds: [...deeds],
      log: played.map((mission) => ({ mission })),
    } as never);
  test('five stages and their branches', () => {
    expect([at('1', []), at('2', ['recorder']), at('2', []), at('3a', []), at('3b', [])]).toEqual(['2', '3a', '3b', '4', '4']);
    expect([at('4', [], ['lockdown']), at('4', []), at('extra', [])]).toEqual(['5', 'extra', '5']);
  });
  test('the Nest is warned where nobody freed the prisoner; whom earlier stages owe something has it in its brief', () => {
    const state = home([{ members: ['arianna'], feats: ['scored'] }, { members: ['jace'] }, { members: ['zed'] }], {
      structure: 'arc',
    }).state;
    const nest = MISSION['the-nest'].hostility;
    expect(pegsFor({ ...state, deeds: [] }, 'the-nest', [0, 1])).toBe(nest + 2);
    expect(pegsFor({ ...state, deeds: ['freed'], again: true }, 'the-nest', [0, 1, 2])).toBe(nest + 6);
    expect([pegsFor({ ...state, deeds: ['freed'] }, 'the-nest', [0, 1]), pegsFor(state, 'jailbreak', [0, 1])]).toEqual([null, null]);
    const owed = (mission: MissionId, stage: Stage, feats: readonly Feat[]) => {
      const t = table({
        crews: [{ members: ['jace'] }, { members: ['arianna'], feats: [...feats] }],
        mission,
        options: { structure: 'arc' },
      });
      return briefFor({ ...t.state, stage }, t.state.outings[0]!).bonuses;
    };
    const nothing = { looks: [], calms: [], rows: [], late: false };
    expect(owed('dead-signal', '2', ['schedule'])).toEqual({ ...nothing, late: true });
    expect(owed('black-market', '3a', ['recorder'])).toEqual({ ...nothing, looks: [1] });
    expect(owed('jailbreak', '4', ['recorder', 'data'])).toEqual({ ...nothing, rows: [1] });
    expect(owed('jailbreak', '4', ['scored'])).toEqual({ ...nothing, calms: [1] });
  });
  test('the final score: money, things, people, a whole ship, charges and upgrades', () => {
    const full = { propulsion: 5, 'life-support': 5, reserves: 5, hull: 5 };
    const crew = {
      members: ['arianna', 'lars'] as const,
      money: 7,
      hold: ['azurium' as const],
      systems: full,
      upgrades: { scanners: 2, 'airlock-defence': 0, 'docking-thrusters': 0 },
    };
    const t = home([crew], { structure: 'arc' });
    const score = (champions: readonly number[]) => scoreOf({ champions: [...champions], settings: t.state.settings }, t.crew());
    expect(score([])).toBe(7 + 5 + 10 + 5 + 6);
    expect([score([0]), score([0, 1])]).toEqual([43, 38]);
    expect([39, 40, 60, 80].map(soloResult)).toEqual(['nothing', 'survival', 'success', 'legend']);
  });
  test('it takes four crews at most', () => {
    expect(() => Match.open(coreSpaceCampaign, { structure: 'arc' }, 5)).toThrow(Refusal);
  });
});

test('a campaign that version 1 stored goes on: offers are numbered by seat, and none twice', () => {
  const { ids, ...state } = opened(2).state;
  const { offers: _, ...others } = ids;
  const old = { ...state, ids: { ...others, offer: 4 } } as unknown as Json;
  const now = coreSpaceCampaign.migrations[1]!(old) as unknown as State;
  expect(now.ids).toEqual({ member: ids.member, outing: ids.outing, offers: [4, 4] });
});
test('a campaign that version 2 stored goes on: nobody had brought a mission', () => {
  const t = table({ crews: [{ members: ['arianna'] }] });
  const { brought: _, ...state } = t.state;
  const old = {
    ...state,
    outings: state.outings.map(({ drawn: __, ...outing }) => outing),
    log: [{ step: 0, kind: 'mission', mission: 'lockdown', seat: 0, went: 1, home: 1, won: false, money: 0, value: 0 }],
  } as unknown as Json;
  const now = coreSpaceCampaign.migrations[2]!(old) as unknown as State;
  expect([now.brought, now.outings, now.log[0]!.title]).toEqual([[null], t.state.outings, null]);
});
test('what came of a mission of an older version is heard as it was meant: whoever is home had returned', () => {
  const t = table({ crews: [{ members: ['arianna', 'lars'] }] });
  const told = (fate: string) => ({ fate, inventory: [], armour: null, kill: false });
  const crew = { members: [told('home'), told('left')], joined: [], money: 0, reward: 0, won: false, feats: [] };
  t.answer(STAGE, 'mission/0', { mission: t.state.outings[0]!.mission, rounds: 3, crews: [crew] } as never);
  expect([t.member('arianna').points, t.member('lars').points, t.phase]).toEqual([1, 0, 'extraction']);
});
