/** What players who play together tell each other, and comrades of the house who listen. */
import { askBot, turn, VirtualClock, whyBot } from '@cosmodrome/bots';
import { type AnyBot, type AnyMatch, type Json, Luck, Match, type Seat } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import { crews } from '../bot/crews.ts';
import { coreSpace } from '../game.ts';
import { heardBy } from '../judge/wishes.ts';
import type { Note } from '../notes.ts';
import type { Table } from '../rules/table.ts';
import { tellWishes } from '../rules/wishes.ts';
import type { State, Wish } from '../state.ts';
import { words } from '../text/index.ts';
import type { Answers, Topic } from '../topics.ts';
import { opened, type Setting, type Told, table } from './table.ts';

const asked = <T extends Topic>(t: Told, seat: Seat, topic: T, name: string): Answers[T] | undefined =>
  askBot(crews[name] as AnyBot, t.match, t.ask(seat, topic), Luck.seeded('wishes')) as Answers[T] | undefined;

/** Jace with a crate on either side, the same way off; Roykirk, a comrade, far away. */
const between = (more: Partial<Setting> = {}): Told =>
  table({
    floor: {
      squares: [
        ['c', 4, 12],
        ['c', 20, 12],
      ],
    },
    crews: [{ jace: { at: [12.5, 12.5], kit: ['outland-pistol', 'knife'], with: { pegs: 0 } } }, { roykirk: { at: [12, 20] } }],
    active: 'jace',
    together: true,
    ...more,
  }).rearrange((s) => {
    s.searched.push(0 as never);
    s.crews[0]!.airlock = 0 as never;
    s.pegs = 2;
  });
/** To which side the plan goes. */
const side = (t: Told, name: string): number => {
  const way = asked(t, 0, 'turn/walk', name)!;
  return Math.sign(way.at(-1)![0] - 1250);
};
const crateAt = (t: Told, left: boolean): number => t.state.crates.find(({ squares }) => squares[0]! % 24 < 12 === left)!.id;

describe('CS-RULING-320', () => {
  test('CS-VAR-01: who shares a crew talks as well, and the game master hears nobody', () => {
    const t = opened(5, 1, { mode: 'together', sharing: 'pairs', master: true });
    expect([t.state.wishes.length, t.state.orders.length]).toEqual([5, 5]);
    t.rearrange((s) => void s.wishes.splice(2));
    tellWishes({ state: t.state, tell: () => undefined } as unknown as Table, 3, [{ wish: 'home' }]);
    expect(t.state.wishes).toEqual([[], [], [], [{ wish: 'home' }]]);
  });
  test('who plays together may talk during a turn; alone and against each other nobody is asked', () => {
    const open = between().asks.filter(({ topic }) => topic === 'wishes');
    expect(open.map(({ seat, optional }) => [seat, optional])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(between({ together: false }).topics()).not.toContain('wishes');
    const alone = table({ floor: {}, crews: [{ jace: { at: [8, 12] } }], active: 'jace', together: true });
    expect(alone.topics()).not.toContain('wishes');
  });
  test('everybody hears it; nothing on the board changes, and it can be taken back', () => {
    const t = between({ npcs: [['harvester', [12.5, 6]]] });
    const board = ({ wishes: _, ...state }: State) => JSON.stringify(state);
    const before = board(t.state);
    const all: Wish[] = [{ wish: 'mine', crate: 0 as never }, { wish: 'strike', foe: t.id('harvester') }, { wish: 'home' }];
    t.answer(1, 'wishes', all);
    expect(board(t.state)).toBe(before);
    expect(t.view(0).wishes).toEqual([[], all]);
    expect(t.view(undefined).wishes).toEqual([[], all]);
    expect(t.told('wished').map(({ seat, wish }) => [seat, wish])).toEqual(all.map((wish) => [1, wish]));
    t.answer(1, 'wishes', [all[2]!]);
    expect(t.told('wished').length).toBe(3);
    expect(t.view(0).wishes).toEqual([[], [{ wish: 'home' }]]);
  });
  test('nobody leaves to others what it sees to itself, nor says five things', () => {
    const t = between();
    const [mine, yours]: Wish[] = [
      { wish: 'mine', crate: 0 as never },
      { wish: 'yours', crate: 0 as never },
    ];
    t.refusal(0, 'wishes', [mine!, yours!]);
    t.refusal(0, 'wishes', [{ wish: 'strike', foe: t.id('roykirk') }]);
    t.refusal(0, 'wishes', [{ wish: 'mine', crate: 7 as never }]);
    expect(t.state.wishes).toEqual([[], []]);
  });
  test('a crate is done with when somebody has looked into it, an enemy when it falls', () => {
    const t = between({ npcs: [['harvester', [12.5, 6]]] });
    const left = crateAt(t, true) as never;
    t.answer(1, 'wishes', [
      { wish: 'yours', crate: left },
      { wish: 'strike', foe: t.id('harvester') },
    ]);
    expect(heardBy(t.state, 0).length).toBe(2);
    t.rearrange((s) => {
      Object.assign(s.figures[t.id('jace')]!, { x: 450, y: 1350 });
      s.figures[t.id('harvester')]!.defeated = true;
    });
    expect(heardBy(t.state, 0).map(({ wish }) => wish.wish)).toEqual(['yours']);
    t.does({ do: 'search' });
    t.answer(0, 'search/hold', []);
    expect(heardBy(t.state, 0)).toEqual([]);
  });
  test('a match that version 2 stored has said nothing', () => {
    const { wishes: _, ...state } = structuredClone(opened(3).state) as unknown as Record<string, Json>;
    expect((coreSpace.migrations[2]!(state as Json) as unknown as State).wishes).toEqual([[], [], []]);
  });
});

describe('comrades of the house', () => {
  test('leave a crate to whoever sees to it, and take what is left to them', () => {
    for (const name of ['looter', 'easy-raider', 'raider'])
      for (const left of [true, false]) {
        const towards = left ? -1 : 1;
        const t = between();
        t.answer(1, 'wishes', [{ wish: 'mine', crate: crateAt(t, left) as never }]);
        expect(side(t, name), `${name} keeps off`).toBe(-towards);
        t.answer(1, 'wishes', [{ wish: 'yours', crate: crateAt(t, left) as never }]);
        expect(side(t, name), `${name} goes for it`).toBe(towards);
        const way = asked(t, 0, 'turn/walk', name)!;
        const said = whyBot(crews[name] as AnyBot, t.match, t.ask(0, 'turn/walk'), way as unknown as Json);
        expect(said).toContainEqual({ kind: 'asked', by: 1, wish: { wish: 'yours', crate: crateAt(t, left) } });
      }
  });
  test('shoot first at whom a comrade wants down', () => {
    const t = between({
      npcs: [
        ['harvester', [17.5, 12.5]],
        ['harvester', [7.5, 12.5]],
      ],
    }).rearrange((s) => {
      s.active!.actions = 1;
      s.shot = true;
    });
    for (const n of [0, 1]) {
      t.answer(1, 'wishes', [{ wish: 'strike', foe: t.id('harvester', n) }]);
      expect(asked(t, 0, 'turn/act', 'raider')).toMatchObject({ do: 'shoot', at: t.id('harvester', n) });
    }
  });
  test('go home earlier when somebody calls', () => {
    /** So much in hand, on the way to the crates. */
    const laden = (pegs: number, called: boolean): Told => {
      const kit = ['paragon-sword', 'antique-revolver', 'havoc-pistol'] as const;
      const t = between({ crews: [{ jace: { at: [12.5, 5], kit, with: { pegs: 0 } } }, { roykirk: { at: [12, 20] } }] });
      t.rearrange((s) => {
        s.pegs = pegs;
      });
      return called ? t.answer(1, 'wishes', [{ wish: 'home' }]) : t;
    };
    const leaves = (t: Told): boolean => (asked(t, 0, 'turn/walk', 'looter')?.at(-1)?.[1] ?? 500) < 500;
    const first = (called: boolean) => [2, 5, 8, 11, 14, 17, 20, 23, 26].find((pegs) => leaves(laden(pegs, called))) ?? 30;
    expect(first(true)).toBeLessThan(first(false));
    const t = laden(first(true), true);
    const way = asked(t, 0, 'turn/walk', 'looter') as unknown as Json;
    const said = whyBot(crews.looter as AnyBot, t.match, t.ask(0, 'turn/walk'), way);
    expect(said).toContainEqual({ kind: 'asked', by: 1, wish: { wish: 'home' } });
  });
  test('say what they plan when a Trader begins, once, and in both languages', () => {
    const names = ['looter', 'raider'];
    const bots = names.map((name) => crews[name] as AnyBot);
    const match: AnyMatch = Match.open(coreSpace as never, { mode: 'together' }, 2, 'comrades');
    const [chance, clock] = [Luck.seeded('comrades'), new VirtualClock()];
    for (let n = 0; n < 220 && !match.over; n++) turn(match, bots, chance, clock);
    const notes = match.notes(undefined) as unknown as Note[];
    const said = notes.filter((note) => note.kind === 'wished');
    const turns = notes.filter((note) => note.kind === 'activated').length;
    expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(new Set(said.map(({ wish }) => wish.wish)).has('mine')).toBe(true);
    expect(said.length).toBeLessThanOrEqual(turns);
    for (const lang of ['fr', 'en'] as const)
      for (const note of said) expect(String(words[lang].note(note, match.view(undefined) as never).say)).toMatch(/^\{@[01]\} .{8,80}\.$/);
  });
});
