/** What a mission takes from a campaign, and what it tells it in the end. */
import { playMatch } from '@cosmodrome/bots';
import { type Json, Luck, Match, Refusal } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { absent } from '../bot/absent.ts';
import { type Bonuses, type Brief, isOutcome, NO_UPGRADES, type Outcome, type Veteran } from '../content/brief.ts';
import { TOKENS, type TokenKind, tokenOf } from '../content/tokens.ts';
import type { TraderId } from '../content/traders.ts';
import { coreSpace } from '../game.ts';
import { outcome } from '../rules/campaign.ts';
import { hideLate } from '../rules/dues.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { opened } from './table.ts';

const veteran = (profile: TraderId, more: Partial<Veteran> = {}): Veteran => ({
  profile,
  captain: false,
  class: 'soldier',
  levels: { marksman: 2 },
  health: 5,
  actions: 2,
  skill: 2,
  career: 5,
  inventory: ['combat-rifle', 'medi-stim'],
  armour: 'combat-vest',
  handler: null,
  ...more,
});
const brief = (more: Partial<Brief> = {}): Brief => ({
  campaign: true,
  crews: [
    { members: [veteran('lars'), veteran('recruit', { captain: true, class: 'crew', levels: {} })], upgrades: NO_UPGRADES },
    { members: [veteran('arianna'), veteran('recruit', { class: 'crew', levels: {} })], upgrades: NO_UPGRADES },
  ],
  pegs: 4,
  order: [1, 0],
  holder: 1,
  owned: ['sniper-rifle'],
  hired: ['kaori'],
  ...more,
});
const open = (given: Brief | Json) => Match.open(coreSpace, {}, 2, 'brief', given as Json);
const kinds = (state: State) => [...state.bag, ...state.contents.flat(), ...state.aside].map((t) => TOKENS[state.tokens.face[t]!]!.kind);
const count = (list: readonly TokenKind[], kind: TokenKind) => list.filter((k) => k === kind).length;

describe('a brief', () => {
  test('CS-SET-13, CS-SET-15, CS-SET-17: the crews are aboard as they are, and choose their airlocks in the order given', () => {
    const match = open(brief());
    const [lars, captain] = match.state.figures;
    expect(lars).toMatchObject({ crew: 0, where: 'aboard', health: 5, pegs: 2, ammo: 7, being: { sheet: { profile: 'lars', career: 5 } } });
    expect(captain).toMatchObject({ being: { sheet: { captain: true } } });
    expect([...lars!.inventory, lars!.armour!].map((t) => TOKENS[match.state.tokens.face[t]!]!.kind)).toEqual([
      'combat-rifle',
      'medi-stim',
      'combat-vest',
    ]);
    expect([match.state.pegs, match.state.gone]).toEqual([4, ['kaori']]);
    expect(match.asks().map((a) => [a.seat, a.topic])).toEqual([[1, 'setup/airlock']]);
    match.answer(1, 'setup/airlock', 0);
    match.answer(0, 'setup/airlock', 1);
    // CS-PEX-06: not who deployed last, but who has the shipping schedule.
    expect(match.state.holder).toBe(1);
  });
  test('what the crews own is in no bag and no crate, and what the mission is about is there all the same', () => {
    const all = kinds(open(brief()).state);
    const usual = kinds(opened(2).state);
    for (const [kind, owned] of [
      ['sniper-rifle', 1],
      ['combat-vest', 4],
      ['combat-rifle', 4],
    ] as const)
      expect([kind, count(all, kind)]).toEqual([kind, Math.max(0, count(usual, kind) - owned)]);
    expect(count(kinds(open(brief({ owned: ['objective-3'] })).state), 'objective-3')).toBe(1);
  });
  test('crews that own nearly all there is find emptier crates, and no set-up fails', () => {
    const owned = TOKENS.flatMap(({ kind }) => Array.from({ length: tokenOf(kind).count }, () => kind)).slice(0, 120);
    expect(coreSpace.audit?.(open(brief({ owned })).state)).toBeUndefined();
  });
  test('what is no brief is refused', () => {
    const good = brief() as unknown as Record<string, Json>;
    const [first] = brief().crews;
    const bad: readonly Json[] = [
      null,
      [],
      { campaign: true },
      { ...good, more: 1 },
      { ...good, crews: [] },
      { ...good, order: [0, 0] },
      { ...good, pegs: 29 },
      { ...good, owned: ['gold'] },
      { ...good, crews: [first, first] as unknown as Json },
      brief({ crews: [first!, { ...first!, members: [veteran('beck', { health: 8 })] }] }) as unknown as Json,
      brief({ crews: [first!, { ...first!, members: [veteran('beck', { levels: { kata: 1 } })] }] }) as unknown as Json,
      brief({ crews: [first!, { ...first!, members: [veteran('beck', { armour: 'knife' })] }] }) as unknown as Json,
    ];
    for (const given of bad) expect(() => open(given), JSON.stringify(given)).toThrow(Refusal);
  });
});

describe('an outcome', () => {
  const told = (change: (state: State) => void): Outcome => {
    const { state } = open(brief());
    change(state);
    return outcome(state) as unknown as Outcome;
  };
  test('CS-END-08, CS-END-09: who went home, who lies there, who never came out', () => {
    const { crews } = told((state) => {
      const [lars, captain, arianna, recruit] = state.figures;
      Object.assign(lars!, { where: 'home', entered: true, killToken: true, inventory: lars!.inventory.slice(0, 1) });
      Object.assign(captain!, { where: 'board', entered: true, defeated: true, health: 0 });
      Object.assign(arianna!, { where: 'board', entered: true, defeated: true, apprehended: true, health: 0 });
      Object.assign(recruit!, { where: 'aboard' });
      state.crews[0]!.money = 3;
    });
    expect(crews.map((c) => c.members.map((m) => m.fate))).toEqual([
      ['home', 'defeated'],
      ['apprehended', 'aboard'],
    ]);
    expect(crews[0]).toMatchObject({
      money: 3,
      members: [{ kill: true, inventory: ['combat-rifle'], armour: 'combat-vest' }, { kill: false }],
    });
  });
  test('CS-PEX-06: the shipping schedule aboard is told of', () => {
    const { crews } = told((state) => {
      const schedule = state.aside.find((t) => TOKENS[state.tokens.face[t]!]!.kind === 'objective-3')!;
      Object.assign(state.figures[2]!, { where: 'home', entered: true, inventory: [schedule] });
    });
    expect(crews.map((c) => c.feats)).toEqual([[], ['schedule']]);
  });
  test('what comes of a mission played by bots is taken by the campaign; what cannot be is not', () => {
    const given = brief();
    const { match } = playMatch(coreSpace, { bots: [absent, absent], seed: 'home', brief: given as unknown as Json });
    const home = match.outcome() as unknown as Outcome;
    expect(isOutcome(home as unknown as Json, 'pillage-express', given)).toBe(true);
    const [crew] = home.crews;
    for (const wrong of [
      { ...home, mission: 'lockdown' },
      { ...home, crews: [crew] },
      { ...home, crews: [{ ...crew, members: [] }, home.crews[1]] },
      { ...home, crews: [{ ...crew, feats: ['glory'] }, home.crews[1]] },
      { ...home, crews: [{ ...crew, joined: [{ npc: 'kaori', tokens: ['mayhem-gun', 'mayhem-gun'] }] }, home.crews[1]] },
    ])
      expect(isOutcome(wrong as unknown as Json, 'pillage-express', given)).toBe(false);
  });
});

describe('what earlier stages of the arc are good for', () => {
  const NOTHING = { looks: [], calms: [], rows: [], late: false };
  const docked = (bonuses: Partial<Bonuses>, mission = 'dead-signal') => {
    const match = Match.open(
      coreSpace,
      { mission },
      2,
      'arc',
      brief({ pegs: null, bonuses: { ...NOTHING, ...bonuses } }) as unknown as Json,
    );
    match.answer(1, 'setup/airlock', 0);
    match.answer(0, 'setup/airlock', 1);
    return match;
  };
  test('who has the recorder looks into one crate before the first round, and nobody else learns what is in it', () => {
    const match = docked({ looks: [1] });
    expect(match.asks().map((a) => [a.seat, a.topic])).toEqual([[1, 'choose/crate']]);
    match.answer(1, 'choose/crate', 2);
    const [token] = match.state.contents[2]!;
    expect([match.view(0), match.view(1)].map((view) => (view as View).tokens.face[token!]! >= 0)).toEqual([false, true]);
    expect(match.state.round).toBe(1);
  });
  test('who has sealed in Lockdown may take a peg off', () => {
    const match = docked({ calms: [0, 1] }, 'jailbreak');
    const before = match.state.pegs;
    match.answer(0, 'due/calm', true);
    match.answer(1, 'due/calm', false);
    expect(match.allNotes().map(({ note }) => note)).toContainEqual(
      expect.objectContaining({ kind: 'hostility', by: -1, pegs: before - 1 }),
    );
  });
  test('who has the data knows the row of the prisoner, and no more than the row', () => {
    const match = docked({ rows: [1] }, 'jailbreak');
    const at = match.state.cells.face.indexOf(1);
    expect([match.view(0), match.view(1)].map((view) => (view as View).row)).toEqual([null, at < 3 ? 'upper' : 'lower']);
    // Whatever it imagines, he is in that row; in any cell of it.
    const seen = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const world = structuredClone(match.state);
      coreSpace.imagine!(world, 1, Luck.seeded(`world ${n}`));
      seen.add(world.cells.face.indexOf(1));
    }
    expect([...seen].sort()).toEqual(at < 3 ? [0, 1, 2] : [3, 4, 5]);
  });
  test('where nobody took the schedule, the recorder goes into a crate once another has been searched', () => {
    const { state } = docked({ late: true });
    const recorder = () => state.tokens.face.findIndex((face) => TOKENS[face]!.kind === 'objective-7');
    const inside = () => state.contents.findIndex((crate) => crate.includes(recorder() as never));
    expect(inside()).toBe(-1);
    const searched = state.crates.find(({ large }) => large)!.id;
    hideLate({ state, chance: Luck.seeded('late') } as never, searched);
    expect(inside()).toBeGreaterThanOrEqual(0);
    expect(inside()).not.toBe(searched);
    expect(state.crates[inside()]!.large).toBe(true);
    expect(coreSpace.audit?.(state)).toBeUndefined();
    // Once.
    expect(state.campaign?.late).toBe(false);
  });
});

test('a mission that version 1 stored is a mission without a campaign, of ships without upgrades', () => {
  const { forecast: _, campaign: __, ...state } = structuredClone(opened(2).state) as unknown as Record<string, Json>;
  const crews = (state.crews as unknown as Record<string, Json>[]).map(({ upgrades: _u, fired: _f, ...crew }) => crew);
  const now = coreSpace.migrations[1]!({ ...state, crews } as Json) as unknown as State;
  expect([now.crews[0]!.upgrades, now.crews[0]!.fired, now.forecast, now.campaign]).toEqual([NO_UPGRADES, false, null, null]);
});
