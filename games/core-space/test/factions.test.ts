/** Galactic Corps, Security, Gangers, the Gatherers and the Annihilator: whom they want, what they do. */
import { describe, expect, test } from 'vitest';
import { CARDS, type CardKey } from '../content/cards.ts';
import { SECURITY_DIE, type SecurityFace } from '../content/dice.ts';
import type { Category } from '../content/npcs.ts';
import { TOKENS, type TokenKind } from '../content/tokens.ts';
import { areEnemies, capacityOf, hasIcon, icon, npcProfile, persuasionOf } from '../judge/figures.ts';
import { footingOf, Reach } from '../judge/reach.ts';
import { civiliansLeft, gangersLeft, purgeLeft } from '../rules/arrivals.ts';
import { hurt } from '../rules/defeated.ts';
import { richestCrew } from '../rules/npcs/targets.ts';
import { mint, worthOf } from '../rules/table.ts';
import { BROKEN, type EventId, type State } from '../state.ts';
import { opened, type Setting, type Told, table } from './table.ts';

const ALL = { corps: true, security: true, gangers: true };
const alarmedTo = (s: State, alarmed: boolean): void => {
  s.alarmed = alarmed;
};
/** The first crew keeps this card. */
function holds(s: State, key: CardKey): void {
  const card = CARDS.findIndex((one) => one.key === key) as EventId;
  const at = s.cards.face.indexOf(card) as EventId;
  for (const pile of ['deck', 'boxed', 'discard'] as const) s[pile] = s[pile].filter((one) => one !== at);
  s.held[0]!.push(at);
}
/** A category acts on an empty floor, its arrivals done. */
const acts = (category: Category, setting: Partial<Setting> = {}): Told =>
  table({
    floor: {},
    crews: [{ jace: { at: [20, 20] } }],
    until: (s) => s.phase === 'assessment' || s.category !== category,
    ...setting,
    options: { ...ALL, ...setting.options },
    phase: 'npcs',
    change: (s: State) => {
      s.category = category;
      s.queue = [];
      setting.change?.(s);
    },
  });
const targets = (t: Told) => t.told('npc-target').map(({ target }) => target);
const does = (t: Told) => t.told('npc-does').map((note) => note.does);

describe('Galactic Corps', () => {
  test('CS-EX-24, CS-GCO-02, CS-GCO-03, CS-NPC-21, CS-NPC-26, CS-NPC-01, CS-NPC-06: the Purge it sees, else the Ganger; the next one only when that falls', () => {
    // Guard 1 sees Hobb, a Civilian hides the Harvester; guard 2 sees the Harvester.
    const t = acts('corps', {
      npcs: [
        ['guard', [4, 4]],
        ['guard', [4, 14]],
        ['harvester', [12, 4]],
        ['kaori', [8, 4]],
        ['hobb', [4, 9.5]],
      ],
      dice: [5, 5, 1, 1, 5, 5],
    });
    t.answer(0, 'npc/order', [t.id('guard'), t.id('guard', 1)]);
    const [first] = t.told('npc-target');
    expect(first).toMatchObject({ figure: t.id('guard'), target: t.id('hobb'), why: 'priority' });
    expect(
      t
        .told('npc-does')
        .filter(({ figure }) => figure === t.id('guard'))
        .map((note) => note.does)
        .slice(0, 2),
    ).toEqual(['shoot', 'shoot']);
    expect(t.told('npc-target').find(({ figure }) => figure === t.id('guard', 1))!.target).toBe(t.id('harvester'));
  });
  test('CS-EX-25, CS-NPC-24: nobody in sight: the most wanted, by the way to it', () => {
    const t = acts('corps', {
      floor: { walls: [['#', 12, 0, 12, 20]] },
      npcs: [['guard', [8, 4]]],
      crews: [{ tirgarde: { at: [16, 4] } }],
    });
    expect([t.told('npc-target')[0], does(t)]).toEqual([
      expect.objectContaining({ target: t.id('tirgarde'), rule: 'CS-NPC-24' }),
      ['move', 'move'],
    ]);
  });
  test('CS-NPC-22: of those alike the nearest without cover', () => {
    const t = acts('corps', {
      floor: {
        squares: [
          ['c', 6, 11],
          ['c', 6, 12],
        ],
      },
      npcs: [['guard', [4, 12]]],
      crews: [{ gak: { at: [8, 12] }, jace: { at: [4, 20] } }],
      dice: [5, 5, 5, 5],
    });
    expect(t.told('npc-target')[0]).toMatchObject({ target: t.id('jace'), rule: 'CS-NPC-22' });
  });
  test('CS-NPC-20, CS-NPC-27, CS-RULING-62: in contact, whom it most likely hurts', () => {
    const t = acts('corps', {
      npcs: [['guard', [12, 12]]],
      crews: [{ gak: { at: [13, 12], wears: 'combat-vest' }, jace: { at: [12, 13] } }],
      dice: [5, 5],
    });
    expect(t.told('npc-target')[0]).toMatchObject({ target: t.id('jace'), why: 'most-hurt', rule: 'CS-NPC-20' });
  });
  test('CS-NPC-20, CS-NPC-21, CS-RULING-291: contact with who is no enemy is no engagement: it goes by its list', () => {
    const beside = (npcs: NonNullable<Setting['npcs']>, category: Category): Told =>
      acts(category, { npcs, crews: [{ jace: { at: category === 'security' ? [12, 13.01] : [20, 20] } }], dice: [5, 5, 5, 5, 5, 5] });
    const among = beside(
      [
        ['hobb', [12, 12]],
        ['kaori', [12, 13.01]],
        ['harvester', [12, 6]],
      ],
      'gangers',
    );
    expect(targets(among)[0]).toBe(among.id('harvester'));
    // Of two it touches only the enemy counts, however soft the other is.
    const fighting = beside(
      [
        ['hobb', [12, 12]],
        ['kaori', [12, 13.01]],
        ['guard', [12, 10.99]],
      ],
      'gangers',
    );
    expect(targets(fighting)[0]).toBe(fighting.id('guard'));
    const calm = beside(
      [
        ['warden', [12, 12]],
        ['harvester', [12, 4]],
      ],
      'security',
    );
    expect(targets(calm)[0]).toBe(calm.id('harvester'));
  });
  test('CS-NPC-23, CS-NPC-27: whom it would shoot in vain it leaves for the next on the list', () => {
    // A Live One has armour 4 when Charged: two dice show 3 Hits at most.
    const live = (others: Partial<Setting>) =>
      acts('corps', {
        npcs: [
          ['guard', [4, 12]],
          ['live-one', [10, 12]],
        ],
        crews: [{ jace: {} }],
        dice: [5, 5, 5, 5],
        ...others,
        change: (s) => {
          s.charged = true;
        },
      });
    const t = live({ crews: [{ gak: { at: [4, 18] } }] });
    expect(targets(t)).toEqual([t.id('gak')]);
    const alone = live({});
    expect(alone.told('npc-target')[0]).toMatchObject({ target: alone.id('live-one'), rule: 'CS-NPC-23' });
  });
  test('CS-GCO-04, CS-GCO-05, CS-NPC-25, CS-RULING-61: nobody else in sight: to the fallen, and arrested; never a target', () => {
    const t = acts('corps', {
      npcs: [['guard', [4, 12]]],
      crews: [{ jace: { at: [8, 12], with: { health: 0, defeated: true } }, lars: {} }],
    });
    expect([does(t), t.told('apprehended').length, t.who('jace').apprehended, targets(t)]).toEqual([['move'], 1, true, []]);
  });
  test('CS-GCO-06: with another target in sight it attacks that instead; whom it has arrested it ignores', () => {
    const both = acts('corps', {
      npcs: [['guard', [4, 12]]],
      crews: [{ jace: { at: [8, 12], with: { health: 0, defeated: true } }, gak: { at: [4, 18] } }],
      dice: [5, 5, 5, 5],
    });
    expect([targets(both), both.who('jace').apprehended]).toEqual([[both.id('gak')], false]);
    const done = acts('corps', {
      npcs: [['guard', [4, 12]]],
      crews: [{ jace: { at: [8, 12], with: { health: 0, defeated: true, apprehended: true } }, lars: {} }],
    });
    expect(done.told('npc-idle')).toMatchObject([{ why: 'no-target' }]);
  });
  test('CS-NAC-06, CS-GCO-06: on its way to the fallen it has moved: at whom it sees then it shoots rather than goes', () => {
    const t = acts('corps', {
      floor: { walls: [['#', 0, 16, 6, 16]] },
      npcs: [['juggernaut', [3, 12]]],
      crews: [{ jace: { at: [14, 12], with: { health: 0, defeated: true } }, gak: { at: [7, 20] } }],
      dice: [5, 5, 5, 5],
    });
    expect(t.told('npc-does').map(({ rule }) => rule)).toEqual(['CS-GCO-04', 'CS-NAC-06']);
  });
  test('CS-GCO-07: revived it is free again', () => {
    const t = table({
      floor: {},
      crews: [
        { gak: { at: [12, 12], kit: ['medi-stim'] }, jace: { at: [13, 12], with: { health: 0, defeated: true, apprehended: true } } },
      ],
      active: 'gak',
    });
    t.does({ do: 'use', on: t.id('jace') });
    expect([t.who('jace').defeated, t.who('jace').apprehended]).toEqual([false, false]);
  });
  test('CS-GCO-08: who is arrested at the end is told to the campaign', () => {
    const t = acts('corps', { crews: [{ jace: { at: [8, 12], with: { health: 0, defeated: true, apprehended: true } } }] });
    expect(t.who('jace')).toMatchObject({ defeated: true, apprehended: true, where: 'board' });
  });
  test('CS-GCO-01, CS-SEC-14, CS-RULING-174: Elite and Specialists have better lines', () => {
    const line = (hard: boolean) => {
      const t = acts('corps', {
        npcs: [
          ['guard', [4, 4]],
          ['warden', [4, 8]],
        ],
        crews: [{ jace: {} }],
        options: { hard },
      });
      return [
        npcProfile(t.state, t.who('guard'))!.ranged,
        npcProfile(t.state, t.who('warden'))!.close,
        persuasionOf(t.state, t.who('guard')),
      ];
    };
    expect([line(false), line(true)]).toEqual([
      [2, 1, 2],
      [3, 2, 3],
    ]);
  });
  test('CS-HOS-11, CS-NPC-02, CS-NPC-03, CS-NPC-05, CS-NPC-09, CS-RULING-149: the advanced face brings Guards, as far as there are any; each category its cards', () => {
    const arrive = (guards: number) =>
      table({
        floor: {},
        crews: [{ jace: { at: [12, 12] } }],
        npcs: Array.from({ length: guards }, (_, i) => ['guard', [4, 4 + 4 * i]] as const),
        options: { ...ALL, track: 'advanced' },
        phase: 'npcs',
        dice: [2],
        until: (s) => s.category !== null,
      });
    expect(arrive(0).told('arrived')[0]).toMatchObject({ entry: 1, number: 1 });
    expect(arrive(3).told('nobody-arrived')).toMatchObject([{ who: 'guard', why: 'supply' }]);
    const deck = (options: Record<string, boolean>) => opened(1, 1, options).state.deck.length;
    expect([deck({}), deck({ corps: true }), deck({ corps: true, gangers: true, security: true })]).toEqual([16, 19, 22]);
  });
});

describe('Security', () => {
  const roll = (face: SecurityFace): number => SECURITY_DIE.indexOf(face) + 1;
  const warden = (setting: Partial<Setting>): Told => acts('security', { npcs: [['warden', [12, 12]]], ...setting });
  test('CS-SEC-01, CS-RULING-60: Purge in sight within Short range: it fights that, with the actions of its profile', () => {
    const t = warden({
      npcs: [
        ['warden', [12, 12]],
        ['harvester', [16, 12]],
      ],
      dice: [5, 5, 5, 5],
      crews: [{ jace: { at: [12, 15] } }],
    });
    expect([t.told('warden').map(({ rule }) => rule), targets(t), does(t)]).toEqual([
      ['CS-SEC-01'],
      [t.id('harvester')],
      ['shoot', 'shoot'],
    ]);
  });
  test('CS-SEC-01, CS-GEN-19: with the Purge near it down a calm Warden turns on the next enemy, never on a Trader', () => {
    const after = (npcs: NonNullable<Setting['npcs']>) =>
      warden({ npcs: [['warden', [12, 12]], ['harvester', [16, 12]], ...npcs], dice: [1, 1, 5, 5], crews: [{ jace: { at: [12, 15] } }] });
    const alone = after([]);
    expect([alone.who('harvester').where, targets(alone)]).toEqual(['out', [alone.id('harvester')]]);
    const two = after([['harvester', [4, 4]]]);
    expect(targets(two)).toEqual([two.id('harvester'), two.id('harvester', 1)]);
  });
  test('CS-SEC-02, CS-GEN-19: the Corps within Medium range command it until its next turn', () => {
    const t = warden({
      npcs: [
        ['warden', [12, 12]],
        ['guard', [4, 12]],
      ],
      dice: [5, 5, 5, 5],
      crews: [{ jace: { at: [12, 18] } }],
    });
    expect([t.told('warden').map(({ rule }) => rule), targets(t)]).toEqual([['CS-SEC-02'], [t.id('jace')]]);
    expect(areEnemies(t.state, t.who('warden'), t.who('jace'))).toBe(true);
  });
  test('CS-SEC-03, CS-SEC-05, CS-SEC-10, CS-SEC-11: the die: one Move along the arrow, or two', () => {
    const far = (face: SecurityFace) => warden({ dice: [roll(face)], draws: [18], crews: [{ jace: {} }] }).who('warden').moved;
    expect([far('move'), far('run'), far('search'), far('question')]).toEqual([400, 800, 400, 400]);
  });
  test('CS-SEC-04, CS-RULING-19, CS-RULING-60, CS-RULING-177: searched: a token, or a Skill peg that is no use of a skill', () => {
    const search = () => warden({ dice: [roll('search')], crews: [{ jace: { at: [15, 12], kit: ['knife', 'outland-rifle'] } }] });
    const pays = search().answer(0, 'security/search', 'peg');
    expect([pays.who('jace').pegs, pays.who('jace').skilled, pays.carried('jace').length]).toEqual([3, false, 2]);
    const gives = search();
    gives.answer(0, 'security/search', gives.token('knife', gives.who('jace')));
    expect([gives.carried('jace'), gives.carried('warden' as never)]).toEqual([['outland-rifle'], ['knife']]);
    expect(warden({ dice: [roll('search')], crews: [{ jace: { at: [15, 12] } }] }).told('frisked')).toEqual([]);
  });
  test('CS-SEC-06, CS-RULING-60: questioned: the next turn is lost, or a peg; an NPC loses it', () => {
    const asked = () => warden({ dice: [roll('question')], crews: [{ jace: { at: [15, 12] } }] });
    expect(asked().answer(0, 'security/question', 'turn').who('jace').lostTurns).toBe(1);
    expect(asked().answer(0, 'security/question', 'peg').who('jace').lostTurns).toBe(0);
    const kaori = warden({
      npcs: [
        ['warden', [12, 12]],
        ['kaori', [15, 12]],
      ],
      dice: [roll('question')],
      crews: [{ jace: {} }],
    });
    expect(kaori.who('kaori').lostTurns).toBe(1);
  });
  test('CS-SEC-04, CS-SEC-06, CS-RULING-150: nobody who cannot be targeted is searched or questioned', () => {
    const goes = (face: SecurityFace, hidden: boolean) =>
      warden({
        dice: [roll(face)],
        draws: [18],
        crews: [{ jace: { at: [15, 12], kit: ['knife'] } }],
        change: (s) => hidden && void s.figures[0]!.effects.push({ kind: 'vanished', until: s.round, by: null }),
      }).told('warden')[0]!.rule;
    expect([goes('search', false), goes('search', true), goes('question', true)]).toEqual(['CS-SEC-04', 'CS-SEC-11', 'CS-SEC-11']);
  });
  test('CS-SEC-07, CS-SEC-08, CS-RULING-238: backup: others come running; all there already: rolled again; none: one arrives, and may act', () => {
    const come = warden({
      npcs: [
        ['warden', [12, 12]],
        ['warden', [12, 22], { acted: true }],
      ],
      crews: [{ jace: {} }],
      dice: [roll('backup')],
    });
    expect(come.who('warden', 1).y).toBeLessThan(1500);
    const again = warden({
      npcs: [
        ['warden', [12, 12]],
        ['warden', [12, 13], { acted: true }],
      ],
      crews: [{ jace: {} }],
      dice: [roll('backup'), roll('move')],
      draws: [0],
    });
    expect(again.told('warden').map(({ does: what }) => what)).toEqual(['move-along-arrow']);
    const alone = warden({ dice: [roll('backup'), roll('move')], draws: [0] });
    expect(alone.state.figures.filter((f) => f.being.kind === 'npc' && f.where === 'board').length).toBe(2);
    expect(alone.told('warden').length).toBe(2);
  });
  test('CS-SEC-09, CS-SEC-12, CS-RULING-291: Attack: a target like any other, by the chart', () => {
    const t = warden({ dice: [roll('attack'), 5, 5, 5, 5], crews: [{ jace: { at: [12, 18] } }] });
    expect([targets(t), does(t)]).toEqual([[t.id('jace')], ['shoot', 'shoot']]);
  });
  test('CS-SEC-13: a Trader attacks one, and all are on alert for good, the Purge a target like others', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [12, 12], kit: ['outland-rifle'] } }],
      npcs: [['warden', [16, 12]]],
      active: 'jace',
      options: ALL,
      dice: [5],
    });
    expect(areEnemies(t.state, t.who('jace'), t.who('warden'))).toBe(false);
    t.does({ do: 'shoot' });
    expect([t.state.alarmed, areEnemies(t.state, t.who('jace'), t.who('warden'))]).toEqual([true, true]);
    const alert = warden({ dice: [5, 5, 5, 5], crews: [{ jace: { at: [12, 18] } }], change: (s) => alarmedTo(s, true) });
    expect(alert.told('warden').map(({ rule }) => rule)).toEqual(['CS-SEC-13']);
  });
  test('CS-OPP-07: calm Wardens take no opportunity', () => {
    const leave = (alarmed: boolean) => {
      const t = table({
        floor: {},
        crews: [{ jace: { at: [12, 12] } }],
        npcs: [['warden', [13, 12]]],
        active: 'jace',
        options: ALL,
        dice: [5, 5],
        change: (s) => alarmedTo(s, alarmed),
      });
      return t.walks([10, 12]).told('opportunity').length;
    };
    expect([leave(false), leave(true)]).toEqual([0, 1]);
  });
  test('CS-NPC-08: standing up is all it does where a die would decide', () => {
    const t = warden({ npcs: [['warden', [12, 12], { prone: true }]], crews: [{ jace: { at: [20, 20] } }] });
    expect([t.who('warden').prone, t.told('warden')]).toEqual([false, []]);
  });
});

describe('Gangers', () => {
  test('CS-EX-26, CS-GAN-01, CS-GAN-02: Evangeline goes for the Harvester, else for the Guard, and fights', () => {
    const go = (purge: boolean) => {
      const t = acts('gangers', {
        npcs: [['evangeline', [12, 12]], ['guard', [12, 17]], ...(purge ? [['harvester', [15, 12]] as const] : [])],
        crews: [{ jace: { at: [12, 9] } }],
        dice: [5, 5, 5],
      });
      return [does(t), targets(t)[0] === t.id(purge ? 'harvester' : 'guard')];
    };
    expect([go(true), go(false)]).toEqual([
      [['move', 'close'], true],
      [['move', 'close'], true],
    ]);
  });
  test('CS-GAN-03, CS-RULING-290: whoever is hired, in play or Defeated does not come', () => {
    const t = acts('gangers', { npcs: [['hobb', [4, 4]]], crews: [{ zed: { at: [20, 20] } }], change: (s) => void s.gone.push('milly') });
    expect(gangersLeft(t.state).toSorted()).toEqual(['chunk', 'evangeline', 'razor']);
  });
});

describe('Gatherers', () => {
  const machines = { gatherers: true, annihilator: 'standard' };
  const brood = (setting: Partial<Setting> = {}): Told =>
    table({ floor: {}, crews: [{ jace: { at: [12, 12] } }], until: (s) => s.phase === 'npcs', ...setting, options: machines });
  /** The Mother arrives at Entry Point 1. */
  const arrival = (gatherers: boolean) =>
    table({
      floor: {},
      crews: [{ jace: { at: [12, 12] } }],
      phase: 'purge',
      options: { gatherers, track: 'advanced' },
      dice: [6, 6, 6, 6, 1, 1, 1, 1],
      otherwise: 1,
      until: (s) => s.queue !== null,
      change: (s) => {
        s.pegs = 24;
        s.settings = { ...s.settings, civilians: false };
      },
    } as Setting);
  test('CS-GAT-01, CS-GAT-02, CS-HOS-11: only where she takes part; five Spiders round her, their tokens beside the board', () => {
    const t = arrival(true);
    const mother = t.who('mother');
    const spiders = t.state.figures.filter((f) => f.being.kind === 'purge' && f.being.type === 'spider');
    expect([mother.where, spiders.length, t.state.aside.filter((token) => t.kind(token) === 'spider-token').length]).toEqual([
      'board',
      5,
      5,
    ]);
    expect(arrival(false).state.figures.some((f) => f.being.kind === 'purge' && f.being.type === 'mother')).toBe(false);
  });
  const purge = (setting: Partial<Setting>): Told =>
    brood({
      ...setting,
      phase: 'purge',
      change: (s) => {
        s.queue = [];
        setting.change?.(s);
      },
    });
  test('CS-GAT-03, CS-GAT-04, CS-PUR-28: she acts first, goes to the fallen she sees, and takes them for good', () => {
    const t = purge({
      npcs: [
        ['spider', [3, 12]],
        ['mother', [6, 12]],
      ],
      crews: [{ jace: { at: [10, 12], kit: ['knife'], with: { health: 0, defeated: true } }, lars: { at: [6, 20] } }],
    });
    expect(t.told('npc-does')[0]).toMatchObject({ figure: t.id('mother'), rule: 'CS-GAT-03' });
    expect([t.who('jace').where, t.told('assimilated').length]).toEqual(['out', 1]);
  });
  test('CS-GAT-05: a Spider with no enemy near goes back to her', () => {
    const t = purge({
      npcs: [
        ['spider', [2, 2]],
        ['mother', [2, 10], { acted: true }],
      ],
      crews: [{ jace: { at: [22, 22] } }],
    });
    expect([t.told('npc-does').map(({ rule }) => rule), t.who('spider').y > 200]).toEqual([['CS-GAT-05'], true]);
  });
  test('CS-GAT-04, CS-RULING-12: her Spiders are not in her way, others are; on them she does not end', () => {
    const t = brood({
      npcs: [
        ['mother', [6, 12]],
        ['spider', [7.5, 12]],
        ['harvester', [6, 13.5]],
      ],
    });
    const reach = new Reach(t.state, t.who('mother'), footingOf(t.state, t.who('mother'), 800));
    expect(reach.to([900, 1200])).toMatchObject({ length: 300, points: [[900, 1200]] });
    expect(reach.to([600, 1500])!.length).toBeGreaterThan(300);
    expect(reach.to([750, 1200])).toBeUndefined();
  });
  test('CS-RULING-340: with two actions it goes on until it touches her; from the ground it gets up first', () => {
    const back = (far: number, prone: boolean) => {
      const t = purge({
        npcs: [
          ['spider', [2, 2], { prone }],
          ['mother', [2, 2 + far], { acted: true }],
        ],
        crews: [{ jace: { at: [22, 22] } }],
        change: (s) => void Object.assign(s, { charged: true }),
      });
      return [t.told('npc-does').map(({ rule }) => rule), Math.round(t.who('spider').y / 100)];
    };
    expect(back(12, false)).toEqual([['CS-GAT-05', 'CS-GAT-05'], 10]);
    expect(back(4, false)).toEqual([['CS-GAT-05'], 5]);
    expect(back(12, true)).toEqual([['CS-PUR-31', 'CS-GAT-05'], 6]);
  });
  /** Covering Fire of four dice, all Hits, at somebody. */
  const fire = (at: 'mother' | 'annihilator', npcs: NonNullable<Setting['npcs']>, charged = false): Told => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [12, 12] } }],
      npcs,
      active: 'jace',
      options: machines,
      dice: [1, 1, 1, 1],
      change: (s) => {
        s.pegs = 17;
        s.charged = charged;
        holds(s, 'AST-01');
      },
    });
    t.does({ do: 'card' });
    return t.topics(0).includes('choose/figure') && npcs.length > 1 ? t.answer(0, 'choose/figure', t.id(at)) : t;
  };
  test('CS-GAT-06, CS-GAT-08, CS-GAT-12, CS-RULING-243: Spiders near her take her damage, one each, and leave their tokens; what is left fells her', () => {
    const t = fire('mother', [
      ['mother', [12, 17]],
      ['spider', [9.5, 17]],
      ['spider', [14.5, 17]],
    ]);
    t.answer(0, 'choose/figure', t.id('spider', 1));
    expect([t.who('spider').where, t.who('spider', 1).where, t.who('mother').where]).toEqual(['out', 'out', 'out']);
    expect(t.state.floor.map(({ token }) => t.kind(token)).toSorted()).toEqual(['mother-part', 'mother-part']);
  });
  test('CS-GAT-12, CS-ANN-06: what a Charged machine leaves sells for more', () => {
    const value = (charged: boolean) => {
      const t = fire('mother', [['mother', [12, 17]]], charged);
      const part = t.token('mother-part');
      return worthOf(t.state, part);
    };
    expect([value(false), value(true)]).toEqual([4, 6]);
  });
  test('CS-GAT-07, CS-RULING-292: at the end of her turn one more Spider, for a token that belongs to none', () => {
    const t = purge({
      npcs: [['mother', [6, 12]]],
      crews: [{ jace: { at: [12, 12] } }],
      dice: [5, 5, 5, 5],
      change: (s) => {
        const token = s.tokens.face.length;
        s.tokens.face.push(s.tokens.face.length === 0 ? 0 : REMAINS);
        s.tokens.seen.push(1 << 30);
        s.marks.push(0);
        s.aside.push(token as never);
      },
    });
    expect(t.told('bred')).toHaveLength(1);
  });
  const strewn = (at: readonly [number, number] | null, dice: number[], change: (s: State) => void = () => undefined) =>
    table({
      floor: {},
      crews: [{ jace: { at: [12, 12] } }],
      npcs: [['mother', [12, 16]]],
      active: 'jace',
      options: machines,
      dice,
      change: (s) => {
        const token = s.tokens.face.length as never;
        s.tokens.face.push(REMAINS);
        s.tokens.seen.push(1 << 30);
        s.marks.push(0);
        if (at) s.floor.push({ token, x: at[0], y: at[1] });
        else s.figures[0]!.inventory.push(token);
        change(s);
      },
    });
  test('CS-GAT-09, CS-GAT-10: a token near her may go off beside whoever acts, once a turn; else it is an item', () => {
    const t = strewn([1200, 1275], [1, 5, 5, 5, 5]);
    t.walks([12, 11.9]);
    expect([t.told('sprung'), t.state.floor.some(({ token }) => t.kind(token) === 'spider-token')]).toEqual([
      [expect.objectContaining({ number: 1 })],
      false,
    ]);
    const calm = strewn([1200, 1250], [4]);
    calm.does({ do: 'pick' });
    expect(calm.carried('jace')).toContain('spider-token');
  });
  test('CS-GAT-11: a carried one goes off from where its carrier stands, and breaks something', () => {
    const t = strewn(null, [1, 5, 5, 5, 5]);
    t.does({ do: 'shuffle' });
    if (t.topics(0).includes('walk/way')) t.answer(0, 'walk/way', [[1200, 1210]]);
    expect([t.told('sprung').length, t.carried('jace')]).toEqual([1, []]);
  });
  test('CS-GAT-11, CS-INV-06: what it breaks is never an objective, nor what is broken', () => {
    const t = strewn(null, [1, 5, 5, 5, 5], (s) => {
      for (const kind of ['objective-3', 'knife'] as const) s.figures[0]!.inventory.push(mint(s, kind));
      s.marks[s.figures[0]!.inventory.at(-1)!] = BROKEN;
    });
    t.does({ do: 'shuffle' }).answer(0, 'walk/way', [[1200, 1210]]);
    expect([t.told('sprung').length, t.told('broken')]).toEqual([1, []]);
  });
  test('CS-GAT-09: a token that one stands beside may go off before one has done anything, and where one walks away from it', () => {
    const away = strewn([1200, 1250], [4], (s) => {
      s.active = null;
    });
    away.answer(0, 'turn/trader', away.id('jace'));
    expect(away.told('sprung')).toHaveLength(1);
    away.walks([16, 12]);
    expect(away.told('sprung')).toHaveLength(1);
  });
  test('CS-GAT-09: a token that one only walks past may go off, and whoever is laid low goes no farther', () => {
    const past = (dice: readonly number[]) => {
      const t = strewn([1450, 1200], [...dice]);
      t.rearrange((s) => void Object.assign(s.figures[0]!, { x: 1250, y: 1000, health: dice.length > 1 ? 1 : 6 }));
      return t.walks([12.5, 10], [16.5, 10]);
    };
    const calm = past([4]);
    expect([calm.told('sprung').length, calm.who('jace').x]).toEqual([1, 1650]);
    const felled = past([1, 1, 1]);
    expect([felled.told('sprung').length, felled.who('jace').defeated, felled.who('jace').x < 1450]).toEqual([1, true, true]);
  });
  test('CS-EX-28, CS-ANN-01, CS-ANN-02, CS-ANN-03, CS-ANN-04, CS-ANN-05, CS-RULING-175: three damage in one attack: Damaged, Failing, Defeated; it carries nothing', () => {
    const felled = (damage: number) => {
      const t = table({
        floor: {},
        crews: [{ jace: { at: [12, 12] } }],
        npcs: [['annihilator', [16, 12]]],
        active: 'jace',
        options: machines,
      });
      t.rearrange((s) => hurt({ state: s, tell: () => undefined } as never, s.figures[1]!, damage, null));
      const { ranged, actions } = npcProfile(t.state, t.who('annihilator'))!;
      return t.who('annihilator').where === 'board' ? [actions, ranged] : t.state.floor.map(({ token }) => t.kind(token));
    };
    expect([felled(0), felled(1), felled(2), felled(3)]).toEqual([[3, 4], [2, 3], [2, 2], ['annihilator-eye']]);
    const carry = table({ floor: {}, crews: [{ jace: { at: [12, 12] } }], npcs: [['annihilator', [16, 12]]], options: machines });
    expect([capacityOf(carry.who('annihilator')), hasIcon(carry.state, carry.who('annihilator'), 'scramble')]).toEqual([0, false]);
    const better = table({
      floor: {},
      crews: [{ jace: { at: [12, 12] } }],
      npcs: [['annihilator', [16, 12]]],
      options: { ...machines, annihilator: 'upgraded' },
    });
    expect(icon(better.state, better.who('annihilator'), 'scramble')).toMatchObject({ over: 3, drop: 6 });
  });
  test('CS-ANN-01, CS-PUR-07, CS-PUR-08, CS-RULING-176: once a game; with Reinforcements another at level Purge, a Live One when a card says so', () => {
    const left = (kind: 'annihilator' | 'live-one', reinforcements: boolean, pegs: number, twice: boolean): number => {
      const s = brood().state as State;
      const board: State = { ...s, settings: { ...s.settings, reinforcements }, pegs, twice, once: [kind] };
      return purgeLeft(board, kind);
    };
    expect([left('annihilator', false, 28, false), left('annihilator', true, 20, false), left('annihilator', true, 28, false)]).toEqual([
      0, 0, 2,
    ]);
    expect([left('live-one', true, 28, false), left('live-one', true, 28, true)]).toEqual([0, 2]);
  });
});
/** The face of a Spider token. */
const REMAINS = TOKENS.findIndex(({ kind }) => kind === 'spider-token');

describe('cards', () => {
  /** The holder's paragraph of a card, at a level. */
  const draw = (key: CardKey, pegs: number, setting: Partial<Setting> = {}): Told =>
    table({
      floor: {},
      crews: [{ jace: { at: [12, 12], kit: ['knife', 'medi-stim'] } }],
      until: (s) => s.phase === 'traders',
      ...setting,
      options: { ...ALL, ...setting.options },
      phase: 'hostility',
      change: (s: State) => {
        s.pegs = pegs;
        const card = CARDS.findIndex((one) => one.key === key) as EventId;
        const at = s.cards.face.indexOf(card) as EventId;
        for (const pile of ['deck', 'boxed'] as const) s[pile] = s[pile].filter((one) => one !== at);
        s.deck.unshift(at);
        setting.change?.(s);
      },
    });
  test('GCO-01, GCO-02, GCO-04, CS-NPC-21: a patrol arrives; a warrant, Traders first, Traders spared', () => {
    expect(draw('GCO-01', 5, { dice: [3] }).told('arrived')).toMatchObject([{ entry: 2, number: 1 }]);
    expect(draw('GCO-01', 17, { dice: [3, 3], npcs: [['juggernaut', [4, 4]]] }).told('arrived')).toMatchObject([{ number: 1 }]);
    const wants = (key: CardKey, pegs: number) => draw(key, pegs).state.lasting.map(({ effect }) => effect);
    expect([wants('GCO-02', 1), wants('GCO-02', 10), wants('GCO-02', 17), wants('GCO-04', 17)]).toEqual([
      ['warrant'],
      ['warrant', 'police-moves-longer'],
      ['police-traders-first'],
      ['police-spare-traders', 'police-dice-against-purge'],
    ]);
    const lasting = (effect: 'police-traders-first' | 'police-spare-traders' | 'warrant') =>
      acts('corps', {
        npcs: [
          ['guard', [12, 12]],
          ['harvester', [12, 18]],
        ],
        crews: [{ jace: { at: [18, 12] } }],
        dice: [5, 5, 5, 5],
        change: (s) => void s.lasting.push({ effect, by: 0 }),
      });
    const first = (effect: Parameters<typeof lasting>[0]) => {
      const t = lasting(effect);
      return targets(t)[0] === t.id('jace');
    };
    expect([first('police-traders-first'), first('police-spare-traders'), first('warrant')]).toEqual([true, false, false]);
  });
  test('GCO-03, CS-RULING-241: airlocks are locked for a round, not in the first', () => {
    const t = draw('GCO-03', 17);
    expect(t.state.lockedAirlocks).toEqual([0]);
    expect(draw('GCO-03', 17, { change: (s) => Object.assign(s, { round: 0 }) }).state.lockedAirlocks).toEqual([]);
  });
  test('GAN-01, GAN-02, GAN-03, GAN-04: they come near the richest, move, steal, scare and deal', () => {
    expect(draw('GAN-01', 1, { crews: [{ jace: { at: [22, 4], kit: ['knife'] } }] }).told('arrived')).toMatchObject([{ entry: 5 }]);
    expect(draw('GAN-01', 17).told('arrived')[0]!.figures.length).toBe(1);
    const moved = draw('GAN-02', 10, { npcs: [['hobb', [2, 12]]] });
    expect(moved.who('hobb').moved).toBeGreaterThan(700);
    const stolen = draw('GAN-03', 1, { npcs: [['hobb', [10, 12]]], dice: [1] });
    expect([stolen.carried('jace').length, stolen.carried('hobb').length]).toEqual([1, 1]);
    const scared = draw('GAN-03', 17, { npcs: [['hobb', [10, 12]]], dice: [1] });
    expect([scared.carried('jace').length, scared.state.floor.length]).toEqual([1, 1]);
    const deal = draw('GAN-04', 1, { npcs: [['hobb', [10, 12]]] });
    deal.answer(0, 'choose/token', deal.token('knife', deal.who('jace')));
    expect(deal.carried('jace')).not.toContain('knife');
  });
  test('GAN-01, CS-EVT-14: with no Trader on the board nobody lies in wait', () => {
    const t = draw('GAN-01', 1, { crews: [{ jace: {} }] });
    expect([t.told('event-void').length > 0, t.told('arrived').some(({ figures }) => figures.length > 0)]).toEqual([true, false]);
  });
  test('GAN-03, GAN-04: it is the nearest Trader who is robbed or dealt with, and where that one has nothing nobody is', () => {
    const near = (key: CardKey, kit: readonly TokenKind[]) =>
      draw(key, 1, {
        crews: [{ jace: { at: [12, 12], kit }, lars: { at: [12, 15.5], kit: ['knife'] } }],
        npcs: [['hobb', [11, 13]]],
      });
    const robs = (kit: readonly TokenKind[]) =>
      near('GAN-03', kit)
        .told('gave')
        .map(({ from }) => from);
    expect([robs(['knife']), robs([])]).toEqual([[near('GAN-03', []).id('jace')], []]);
    expect([near('GAN-04', ['knife']).topics(0), near('GAN-04', []).told('event-void').length > 0]).toEqual([['choose/token'], true]);
  });
  test('GAN-03, CS-RULING-183: of two as near to a Ganger the Chance die says who is robbed', () => {
    const robbed = (die: number) => {
      const t = draw('GAN-03', 1, {
        crews: [{ jace: { at: [12, 10], kit: ['knife'] }, lars: { at: [12, 14], kit: ['knife'] } }],
        npcs: [['hobb', [12, 12]]],
        dice: [die],
      });
      return [t.carried('jace').length, t.carried('lars').length];
    };
    expect([robbed(1), robbed(6)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('GCO-02, CS-RULING-89: a warrant on one of several crews that carry as much falls on the one that was rolled', () => {
    const rich = (die: number) =>
      richestCrew(draw('GCO-02', 1, { crews: [{ jace: { at: [12, 12] } }, { gak: { at: [4, 4] } }], dice: [die] }).state as State);
    expect([rich(1), rich(6)]).toEqual([0, 1]);
  });
  test('REN-02: two Harvesters at Entry Points that differ', () => {
    expect(
      draw('REN-02', 1, { dice: [3, 3, 5] })
        .told('arrived')
        .map(({ entry }) => entry),
    ).toEqual([2, 4]);
  });
  test('REN-02, CS-RULING-148: with one Entry Point open one comes, and the other is told not to have come', () => {
    const t = draw('REN-02', 1, {
      change: (s) => {
        s.seals = [0, 1, 2, 4, 5].map((entry) => ({ entry: entry as never, all: true, above: 0, round: 0 }));
      },
    });
    expect([t.told('arrived').map(({ entry, figures }) => [entry, figures.length]), t.told('nobody-arrived')]).toMatchObject([
      [[3, 1]],
      [{ who: 'harvester', why: 'sealed' }],
    ]);
  });
  test('GAT-01, ANN-01, REN-01, REN-02: the fallen drawn away, the great machines, the second wave', () => {
    const drawn = draw('GAT-01', 1, {
      crews: [{ jace: { at: [12, 12], with: { health: 0, defeated: true } }, lars: { at: [20, 20] } }],
      options: { gatherers: true },
    });
    expect([drawn.who('jace').x, drawn.who('jace').y]).not.toEqual([1200, 1200]);
    expect(draw('ANN-01', 17, { options: { annihilator: 'standard' }, dice: [1] }).who('annihilator').where).toBe('board');
    expect(draw('REN-02', 17).state.lasting.map(({ effect }) => effect)).toEqual(['arrivals-twice']);
    const second = draw('REN-01', 17, { dice: [1], change: (s) => Object.assign(s.settings, { reinforcements: true }) });
    expect(second.state.twice).toBe(true);
  });
  test('CS-EVT-06, CS-EVT-12, CS-GEN-18, CS-RULING-293: a card of Assistance is kept unseen, and discarded when it is played', () => {
    const t = draw('AST-02', 17, { crews: [{ jace: { at: [12, 12] } }, { gak: { at: [20, 20] } }] });
    expect([t.state.held.map((hand) => hand.length), t.view(0).mine.length, t.view(1).mine.length, t.view(1).discard.length]).toEqual([
      [1, 0],
      1,
      0,
      0,
    ]);
    const play = table({
      floor: {},
      crews: [{ jace: { at: [12, 12], with: { ammo: 1, health: 3, pegs: 1 } } }],
      active: 'jace',
      change: (s) => {
        s.pegs = 17;
        holds(s, 'AST-02');
      },
    });
    play.does({ do: 'card' }).answer(0, 'choose/way', 'ammo');
    expect([play.who('jace').ammo, play.who('jace').pegs, play.state.held, play.state.discard.length]).toEqual([7, 2, [[]], 1]);
  });
  test('AST-02: a Skill peg alone is worth it too', () => {
    const t = table({
      floor: {},
      crews: [{ jace: { at: [12, 12], with: { pegs: 1 } } }],
      active: 'jace',
      change: (s) => {
        s.pegs = 17;
        holds(s, 'AST-02');
      },
    });
    expect(t.does({ do: 'card' }).who('jace').pegs).toBe(2);
  });
  test('AST-03, AST-04, CS-RULING-17: a door, and smoke between actions', () => {
    const door = table({
      floor: {
        walls: [
          ['#', 12, 0, 12, 11],
          ['d', 12, 11, 12, 13],
          ['#', 12, 13, 12, 24],
        ],
      },
      crews: [{ jace: { at: [4, 12] } }],
      active: 'jace',
      change: (s) => holds(s, 'AST-03'),
    });
    door.does({ do: 'card' });
    expect(door.state.doors).toEqual(['closed']);
    const smoke = table({
      floor: {},
      crews: [{ jace: { at: [12, 12] } }],
      npcs: [['devastator', [4, 12]]],
      phase: 'purge',
      until: (s) => s.phase === 'npcs',
      change: (s) => {
        s.queue = [];
        holds(s, 'AST-04');
      },
      dice: [5, 5],
    });
    expect(smoke.topics(0)).toContain('card/play');
  });
  test('AST-04, CS-RULING-71: in smoke nobody is shot at, by hand, by skill or with what is thrown', () => {
    const may = (smoked: boolean) => {
      const t = table({
        floor: {},
        crews: [{ jace: { at: [8, 12], kit: ['outland-rifle', 'baton', 'grenade'], levels: { marksman: 1 } } }, { gak: { at: [11, 12] } }],
        active: 'jace',
        change: (s) => smoked && void s.figures[1]!.effects.push({ kind: 'smoked', until: s.round, by: null }),
      });
      return [t.mayDo({ do: 'shoot' }), t.mayDo({ do: 'skill' }), t.mayDo({ do: 'throw' }), t.mayDo({ do: 'blast', at: t.id('gak') })];
    };
    expect([may(false), may(true)]).toEqual([
      [true, true, true, true],
      [false, false, false, false],
    ]);
  });
  test('CS-CIV-20: with a crowd all five Civilians may be there', () => {
    const left = (crowd: boolean) =>
      table({
        floor: {},
        crews: [{ jace: { at: [12, 12] } }],
        npcs: [
          ['kaori', [2, 2]],
          ['butler', [4, 2]],
          ['ganeek', [6, 2]],
        ],
        options: { crowd },
      });
    expect([civiliansLeft(left(false).state).length, civiliansLeft(left(true).state).length]).toEqual([0, 2]);
  });
});
