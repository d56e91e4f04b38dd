import { describe, expect, test } from 'vitest';
import { CARDS, type CardKey } from '../content/cards.ts';
import { moveOf } from '../judge/figures.ts';
import { FOUND, type State } from '../state.ts';
import { type Setting, type Told, table } from './table.ts';

/** The Hostility Phase in which this card lies on top. */
const draw = (key: CardKey, pegs: number, setting: Partial<Setting> = {}): Told =>
  table({
    floor: {},
    crews: [{ jace: { at: [8, 12] } }],
    until: (s) => s.phase === 'traders',
    ...setting,
    phase: 'hostility',
    change: (s: State) => {
      s.pegs = pegs - 1;
      const face = CARDS.findIndex((card) => card.key === key);
      const card = s.cards.face.indexOf(face);
      s.cards.face[card] = s.cards.face[s.deck[0]!]!;
      s.cards.face[s.deck[0]!] = face;
      setting.change?.(s);
    },
  });

describe('the Hostility Phase', () => {
  test('CS-EVT-03, CS-EVT-04, CS-HOS-08: the paragraph of the level, then face up on the pile', () => {
    const t = draw('ENV-02', 4);
    expect([moveOf(t.state, t.who('jace')), t.state.discard.length, t.view(0).discard]).toEqual([300, 1, [1]]);
    expect(moveOf(draw('ENV-02', 9).state, draw('ENV-02', 9).who('jace'))).toBe(200);
  });
  test('CS-EX-33, CS-EVT-09, CS-EVT-10, CS-RULING-146, CS-RULING-147: no Civilian to move: one comes, the card goes back, another is drawn', () => {
    const t = draw('CIV-01', 4);
    expect(t.told('event-void')[0]).toBeDefined();
    expect(t.told('arrived').length).toBeGreaterThanOrEqual(1);
    expect(t.told('event-drawn').length).toBeGreaterThan(1);
    expect(t.state.deck.length + t.state.discard.length).toBe(16);
  });
  test('CS-EVT-05: an empty deck is made of the pile', () => {
    const t = draw('ENV-02', 4, {
      change: (s) => {
        s.discard = s.deck.splice(0);
      },
    });
    expect(t.told('deck-shuffled')).toHaveLength(1);
  });
  test('CS-HOS-12, CS-RULING-25: pegs come and go within the track', () => {
    expect(draw('ENV-10', 4).state.pegs).toBe(3);
    expect(draw('ENV-11', 28).state.pegs).toBe(28);
  });
  test('CS-EVT-11: those a card brings act in their phase', () => {
    const t = draw('PUR-02', 4);
    expect([t.told('arrived')[0]!.number, t.who('harvester').acted]).toEqual([1, false]);
  });
  test('CS-LOK-03, CS-RULING-148: at an Entry Point sealed for all nobody arrives, whoever may choose one', () => {
    const open = (sealed: readonly number[]) =>
      draw('CIV-04', 9, {
        change: (s) => {
          s.seals = sealed.map((entry) => ({ entry: entry as never, all: true, above: 0, round: 0 }));
        },
      });
    expect(open([]).options(0, 'choose/entry')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(open([0, 2, 5]).options(0, 'choose/entry')).toEqual([1, 3, 4]);
    expect(open([0, 1, 2, 3, 4, 5]).told('nobody-arrived')).toMatchObject([{ who: 'civilian', why: 'sealed' }]);
  });
  test('CS-HACK-04, CS-RULING-63: control that ends with a card leaves a Purge that acts in the Purge Phase of this round', () => {
    const t = draw('ENV-06', 9, {
      floor: { squares: [['c', 9, 12]] },
      crews: [{ jace: { at: [8, 12], with: { health: 1 } }, lars: { at: [2, 2] } }],
      npcs: [['harvester', [20, 20], { crew: 0 as never, controlledBy: 0 as never }]],
      dice: [1, 1],
    });
    expect([t.who('jace').defeated, t.who('harvester').crew, t.who('harvester').acted]).toEqual([true, null, false]);
  });
  test('PUR-07, CS-RULING-59: who was a Purge all along acts in the next Purge Phase, the one of this round', () => {
    const t = draw('PUR-07', 9, { npcs: [['kaori', [8, 4]]] });
    expect([t.who('kaori').where, t.who('harvester').acted]).toEqual(['out', false]);
  });
  test('CS-COV-07, CS-RULING-145, CS-ATK-08: a crate bursts: dice without origin, armour counts', () => {
    const t = draw('ENV-06', 9, {
      floor: { squares: [['c', 9, 12]] },
      crews: [{ jace: { at: [8, 12], wears: 'combat-vest' } }],
      dice: [1, 4],
    });
    expect(t.who('jace').health).toBe(5);
  });
  test('CS-DOR-01: jammed doors open again when the round ends', () => {
    const t = draw('ENV-04', 4, {
      floor: {
        walls: [
          ['#', 12, 0, 12, 11],
          ['d', 12, 11, 12, 13],
          ['#', 12, 13, 12, 24],
        ],
      },
    });
    expect([t.state.doors, t.state.jammedDoors]).toEqual([['locked'], [0]]);
  });
  const HALVES = {
    walls: [
      ['#', 12, 0, 12, 5],
      ['d', 12, 5, 12, 7],
      ['#', 12, 7, 12, 17],
      ['d', 12, 17, 12, 19],
      ['#', 12, 19, 12, 24],
    ],
  } as const;
  test('CS-RULING-183: of two doors as near as each other the Chance die jams one', () => {
    const jams = (die: number) => draw('ENV-04', 4, { floor: HALVES, dice: [die] }).state.jammedDoors;
    expect([jams(1), jams(6)]).toEqual([[0], [1]]);
  });
  test('CS-DST-01, CS-DOR-08: what is broken down no card, no code and no skill shuts again', () => {
    const wrecked = { floor: HALVES, change: (s: State) => void s.wrecked.push(0 as never) };
    expect(draw('ENV-04', 9, wrecked).state.jammedDoors).toEqual([1]);
    const t = table({
      ...wrecked,
      crews: [{ jace: { at: [11.5, 6], levels: { hacking: 1 }, class: 'tech' } }],
      active: 'jace',
    });
    expect(t.mayDo({ do: 'skill', skill: 'hacking', level: 1 } as never)).toBe(false);
  });
  test('CS-DOR-04, CS-DOR-08: a door that is shut already is locked like any other', () => {
    const t = draw('ENV-04', 4, { floor: HALVES, dice: [1], change: (s) => void s.doors.fill('closed') });
    expect(t.state.doors).toEqual(['locked', 'closed']);
  });
  test('CS-EVT-07, CS-EVT-13: each player chooses, the holder first', () => {
    const t = draw('ENV-09', 4, {
      crews: [
        { jace: { at: [8, 12] }, lars: { at: [4, 4] } },
        { gak: { at: [20, 20] }, arianna: { at: [20, 4] } },
      ],
    });
    expect(t.asked[0]).toBe('seat 0 choose/figure');
    t.answer(0, 'choose/figure', t.id('lars')).answer(1, 'choose/figure', t.id('gak'));
    expect([t.who('lars').effects[0]?.kind, t.who('gak').effects[0]?.kind]).toEqual(['spurred', 'spurred']);
  });
  test('PUR-01, CS-PUR-25: whoever is held up by somebody else strikes that one', () => {
    const t = draw('PUR-01', 17, {
      floor: {
        walls: [
          ['#', 6, 12, 18, 12],
          ['#', 6, 13, 18, 13],
        ],
      },
      crews: [{ jace: { at: [16, 12.5] }, lars: { at: [12, 12.5] } }],
      npcs: [['harvester', [9, 12.5]]],
      change: (s) => void Object.assign(s, { marked: { hunter: s.figures.at(-1)!.id, captain: s.figures[0]!.id } }),
    });
    // First Strike as they touch, then the blow of the card.
    expect(t.told('attack').map(({ target }) => target)).toEqual([t.id('lars'), t.id('lars')]);
  });
  test('PUR-01, CS-RULING-146: a pack that cannot come any nearer is no event', () => {
    const t = draw('PUR-01', 4, { npcs: [['harvester', [9, 12]]] });
    expect(t.told('event-void')[0]).toMatchObject({ card: 14 });
  });
  test('ENV-03, CS-EVT-13: the holder says in which order they are drawn; where nobody can be, it is no event', () => {
    const t = draw('ENV-03', 4, { crews: [{ jace: { at: [3.6, 0.6] }, lars: { at: [1, 3.4] } }], dice: [1] });
    expect(t.topics(0)).toEqual(['npc/order']);
    t.answer(0, 'npc/order', [t.id('lars'), t.id('jace')]);
    expect(t.told('walked').map(({ figure }) => figure)).toEqual([t.id('lars'), t.id('jace')]);
    expect(draw('ENV-03', 4, { crews: [{ jace: { at: [0.5, 0.5] } }], dice: [1] }).told('event-void')[0]).toMatchObject({ card: 2 });
  });
  test('ENV-12, CS-RULING-146: a random Trader of each crew, whatever it carries; where nobody of all has a gun it is no event', () => {
    const jams = (die: number) =>
      draw('ENV-12', 4, {
        crews: [{ jace: { at: [8, 12] }, lars: { at: [4, 4], kit: ['outland-rifle'] } }],
        dice: [die],
      });
    expect([jams(1), jams(6)].map((t) => [t.told('jammed').length, t.told('event-void').length])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(draw('ENV-12', 4).told('event-void').length).toBeGreaterThan(0);
    const breaks = draw('ENV-12', 9, { crews: [{ jace: { at: [8, 12] }, lars: { at: [4, 4], kit: ['knife'] } }], dice: [1] });
    expect([breaks.told('broken').length, breaks.told('event-void').length]).toEqual([0, 0]);
  });
  test('CIV-03: the nearest Trader is helped, and nobody in its place', () => {
    const helped = (health: number) =>
      draw('CIV-03', 4, {
        crews: [{ jace: { at: [8, 12], with: { health } }, lars: { at: [12, 12], with: { health: 1 } } }],
        npcs: [['kaori', [7, 12]]],
      });
    expect([
      helped(2)
        .told('healed')
        .map(({ figure }) => figure),
      helped(6).told('event-void').length > 0,
    ]).toEqual([[helped(2).id('jace')], true]);
  });
  test('ENV-14, CS-ACT-05: a free Search is for whoever stands, at the crate it likes', () => {
    const floor = {
      squares: [
        ['c', 9, 12],
        ['c', 8, 13],
      ],
    } as const;
    const t = draw('ENV-14', 9, { floor, crews: [{ jace: { at: [8.5, 12.5] }, lars: { at: [9.5, 13.5], with: { prone: true } } }] });
    expect(t.options(0, 'choose/figure')).toEqual([t.id('jace'), 'none']);
    expect(t.answer(0, 'choose/figure', t.id('jace')).topics(0)).toEqual(['choose/crate']);
  });
  test('ENV-14, CS-SRC-05: a free Room Search is for whoever has no enemy in the room, also where it was searched', () => {
    const at = (foe: readonly [number, number]) => {
      const t = draw('ENV-14', 4, {
        floor: { walls: [['#', 12, 0, 12, 24]] },
        crews: [{ jace: { at: [8, 12] } }],
        npcs: [['harvester', [foe[0], foe[1]]]],
        change: (s) => void s.searched.push(...([0, 1] as never[])),
      });
      return t.topics(0).includes('choose/figure') ? t.answer(0, 'choose/figure', t.id('jace')).told('room-searched').length : 0;
    };
    expect([at([16, 12]), at([4, 4])]).toEqual([1, 0]);
  });
  test('CIV-04, CS-RULING-148: the holder names no Entry Point that is sealed for all', () => {
    const t = draw('CIV-04', 9, { change: (s) => void s.seals.push({ entry: 2 as never, all: true, above: 0, round: 0 }) });
    expect(t.options(0, 'choose/entry')).toEqual([0, 1, 3, 4, 5]);
  });
  test('CS-EVT-08, CS-RULING-55: a glitch, and all Harvesters lose a turn', () => {
    const t = draw('PUR-04', 4, {
      npcs: [
        ['harvester', [4, 4]],
        ['harvester', [20, 4]],
      ],
    });
    expect([t.who('harvester').lostTurns, t.who('harvester', 1).lostTurns]).toEqual([1, 1]);
  });
});

describe('Civilians', () => {
  const acts = (dice: number[], setting: Partial<Setting> = {}, draws: number[] = [18]): Told =>
    table({
      floor: {},
      crews: [{ jace: { at: [20, 20] } }],
      npcs: [['kaori', [8, 12]]],
      until: (s) => s.phase === 'assessment',
      ...setting,
      dice,
      draws,
      phase: 'npcs',
      change: (s: State) => {
        s.category = 'civilians';
        s.queue = [];
        setting.change?.(s);
      },
    });
  test('CS-CIV-01, CS-CIV-02, CS-GEO-34, CS-GEO-41, CS-DIC-06, CS-DIC-08, CS-RULING-13: along the arrow', () => {
    const t = acts([4]);
    expect(t.who('kaori')).toMatchObject({ x: 1200, y: 1200 });
    expect(t.told('civilian')[0]).toMatchObject({ icon: 'move', rule: 'CS-CIV-02', arrow: 18 });
  });
  test('CS-CIV-03, CS-CIV-14, CS-RULING-57: it attacks the Purge first, then runs twice', () => {
    const t = acts([5, 2], {
      npcs: [
        ['kaori', [8, 12]],
        ['harvester', [8, 6]],
      ],
    });
    expect([t.who('harvester').where, t.who('kaori').x]).toEqual(['out', 1600]);
  });
  test('CS-CIV-04: nobody to attack: along the arrow', () => {
    expect(acts([5], { crews: [{ jace: {} }] }).told('civilian')[0]).toMatchObject({ rule: 'CS-CIV-04' });
  });
  test('CS-CIV-05, CS-CIV-06, CS-GEO-44, CS-GEO-45, CS-RULING-58: into cover from whom it fears', () => {
    const t = acts([3], {
      floor: {
        squares: [
          ['c', 9, 14],
          ['c', 8, 14],
        ],
      },
      crews: [{ jace: { at: [8, 18] } }],
    });
    expect(t.told('civilian')[0]).toMatchObject({ icon: 'hide', rule: 'CS-CIV-05' });
  });
  test('CS-CIV-07, CS-CIV-08, CS-JOI-01: it joins whom it sees near', () => {
    expect(acts([6], { crews: [{ jace: { at: [8, 16] } }] }).who('kaori').crew).toBe(0);
    expect(acts([6]).told('civilian')[0]).toMatchObject({ rule: 'CS-CIV-08' });
  });
  test('CS-CIV-09, CS-CIV-10, CS-CIV-11: it comes to trade', () => {
    const t = acts([2], { crews: [{ jace: { at: [8, 15] } }] }, [0, 0]);
    expect(t.topics(0)).toContain('find/keep');
    t.answerLike(0, 'find/keep', { keep: false });
    expect(t.who('kaori').inventory).toHaveLength(1);
  });
  test('CS-CIV-10, CS-RULING-177, CS-RULING-80: what is given for it and too large for a Civilian goes to its pile', () => {
    const t = acts([2], { crews: [{ jace: { at: [8, 15], kit: ['outland-rifle'] } }] }, [0, 0]);
    const rifle = t.token('outland-rifle', t.who('jace'));
    t.answerLike(0, 'find/keep', { keep: true, for: rifle });
    expect([t.who('kaori').inventory, t.state.aside.includes(rifle)]).toEqual([[], true]);
  });
  test('CS-RULING-260, CS-EX-27, CS-CIV-15, CS-CIV-16, CS-GEO-42: near the Purge it first gets away', () => {
    const t = acts([2], {
      crews: [{ jace: { at: [8, 18] } }],
      npcs: [
        ['kaori', [8, 12]],
        ['harvester', [8, 9]],
      ],
    });
    expect(t.topics(0)).not.toContain('find/keep');
    expect(t.who('kaori').y).toBeGreaterThan(1390);
  });
  test('CS-CIV-10, CS-RULING-177: an objective swapped to a Civilian whose hands are full lies beside it', () => {
    const t = acts([2], {
      crews: [{ jace: { at: [8, 14], kit: ['objective-3'] } }],
      change: (s) => s.figures.find((f) => f.being.kind === 'npc')!.inventory.push(s.bag.shift()!),
    });
    const objective = t.token('objective-3', t.who('jace'));
    t.answer(0, 'find/keep', { keep: true, for: objective });
    expect([t.state.floor.map(({ token }) => token), t.state.aside.includes(objective)]).toEqual([[objective], false]);
  });
  test('CS-CIV-07, CS-RULING-63: it joins no Purge, under whose control that may be', () => {
    const t = acts([6], {
      npcs: [
        ['kaori', [8, 12]],
        ['harvester', [8, 15], { crew: 0 as never, controlledBy: 0 as never }],
      ],
    });
    expect([t.told('joined'), t.told('civilian')[0]!.rule]).toEqual([[], 'CS-CIV-08']);
  });
  test('CS-MKT-05, CS-ICO-31: what bursts out of a crate, and what a Civilian has with it as it joins, is found in this mission', () => {
    const burst = draw('ENV-06', 18, { floor: { squares: [['c', 9, 12]] }, dice: [5, 5, 5] });
    expect(burst.state.floor.map(({ token }) => burst.state.marks[token])).toEqual([FOUND, FOUND, FOUND]);
    const joined = acts([6], { crews: [{ jace: { at: [8, 16] } }] });
    expect(joined.who('kaori').inventory.map((token) => joined.state.marks[token])).toEqual([FOUND]);
  });
  test('CS-CIV-12, CS-CIV-13, CS-PUR-32, CS-RULING-59: a Live One all along, from level 4 on', () => {
    const t = acts([1], { change: (s) => Object.assign(s, { pegs: 13 }) });
    expect([t.who('kaori').where, t.who('live-one').where, t.state.once]).toEqual(['out', 'board', ['live-one']]);
    expect(acts([1]).told('civilian')[0]).toMatchObject({ rule: 'CS-CIV-13' });
  });
  test('CS-JOI-06, CS-JOI-09: who joined may leave again', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [20, 20] } }],
      npcs: [['kaori', [8, 12], { crew: 0 as never, entered: true }]],
      phase: 'npcs',
      dice: [6],
      until: (s) => s.category !== null,
      change: (s) => {
        s.pegs = 17;
      },
    });
    expect([t.told('civilian')[0]?.does, t.who('kaori').crew]).toEqual(['leave', null]);
  });
  test('CS-NPC-05, CS-NPC-02, CS-NPC-03, CS-CIV-19, CS-RULING-142, CS-RULING-143: one arrives, at most three at once', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [20, 20] } }],
      npcs: [
        ['kaori', [8, 12]],
        ['butler', [4, 4]],
        ['ooma', [4, 8]],
      ],
      phase: 'npcs',
      until: (s) => s.category !== null,
    });
    expect(t.told('nobody-arrived')).toMatchObject([{ who: 'civilian', why: 'supply' }]);
  });
});
