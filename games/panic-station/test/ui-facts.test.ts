/** What the face reads out of the journal and of two views: public facts and one's own, nothing else. */
import { Luck, Sim } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import type { Card } from '../content/index.ts';
import { game } from '../game.ts';
import type { Note, Spot } from '../notes.ts';
import { isBlackToken, REACTOR_ROOM, roomAt } from '../state.ts';
import { changes, place, spot } from '../ui/changes.ts';
import { factsOf, scansOf } from '../ui/facts.ts';
import { between, cellKey, frontiers, lightOf, piecesOf, worldOf } from '../ui/geometry.ts';
import { readMarks } from '../ui/marks.ts';
import { linesOf } from '../ui/names.ts';
import { outcome } from '../ui/outcome.ts';
import { crossingOf, extra } from '../ui/trades.ts';
import type { View } from '../view.ts';
import { BLUE, parasite, RED, soldier } from './table.ts';

const lab: Spot = { room: roomAt(2, 0), key: 'X11' };
const opened = (seats = 4, seed = 1): View => game.view(Sim.open(game, {}, seats, Luck.seeded(seed)).state, 0) as View;

describe('facts of the journal', () => {
  test('cards are counted for the Host while it can lie among them, alerts too', () => {
    const notes: Note[] = [
      { kind: 'searched', seat: 0, spot: lab, kept: 3, alerts: 0 },
      { kind: 'searched', seat: 1, spot: lab, kept: 0, alerts: 2 },
      { kind: 'team-searched', by: 2, with: 3, spot: lab, kept: [1, 1] },
      { kind: 'searched', seat: 3, spot: lab, kept: 3, alerts: 0 },
    ];
    // Nine cards for four players: three, two alerts, one and one, and two of the last three.
    expect(factsOf(notes, 4)).toMatchObject({ hostCards: 9, drew: [3, 0, 1, 3], hostLeft: 0 });
  });
  test('a trade of others has no cards, my own has mine', () => {
    const notes: Note[] = [
      { kind: 'round', round: 2 },
      { kind: 'traded', by: 1, with: 2, spot: lab },
      { kind: 'traded', by: 0, with: 1, spot: lab },
      { kind: 'swapped', seat: 0, with: 1, gave: 'gas', got: 'knife', spot: lab },
    ];
    expect(factsOf(notes, 4).trades).toEqual([
      { round: 2, seats: [1, 2], room: 'X11' },
      { round: 2, seats: [0, 1], room: 'X11', mine: { gave: 'gas', got: 'knife' } },
    ]);
  });
  test('the last die is the last one rolled', () => {
    const notes: Note[] = [
      { kind: 'parasites-moved', roll: 3, direction: 2, moves: [] },
      { kind: 'stabbed', who: soldier(BLUE), at: { body: soldier(RED) }, spot: lab, roll: 4, hit: true },
    ];
    expect(factsOf(notes, 4).die).toEqual({ roll: 4, of: 'stabbed', hit: true });
  });
  test('a scan without its note keeps its counts', () => {
    const view: View = { ...opened(), scans: [{ round: 3, positive: 2, negative: 3 }] };
    const [scan] = scansOf(view, factsOf([], 4));
    expect(scan?.cards.filter((c) => c === 'positive')).toHaveLength(2);
    expect(scan?.cards).toHaveLength(5);
  });
});

describe('trades between two views', () => {
  const before: View = { ...opened(), scene: { kind: 'trade', seats: [0, 1], room: roomAt(1, 0) } };
  const after = (hand: readonly Card[]): View => ({ ...before, scene: null, me: { side: 'human', hand } });
  test('to the one who traded, what went and what came', () => {
    const mine: View = { ...before, me: { side: 'human', hand: ['gas', 'knife'] } };
    expect(crossingOf(mine, after(['gas', 'vest']))).toMatchObject({ room: 2, seats: [0, 1], mine: { gave: 'knife', got: 'vest' } });
  });
  test('to everybody else the same, whatever was given', () => {
    const other = { ...before, seat: 3, me: { side: 'human', hand: ['gas'] } } as View;
    expect(crossingOf(other, { ...other, scene: null })).toEqual({ room: 2, seats: [0, 1] });
  });
  test('one more of a card is found, two of a kind are told apart', () => {
    expect(extra(['gas', 'gas', 'key'], ['gas', 'key'])).toBe('gas');
    expect(extra(['gas'], ['gas'])).toBeUndefined();
  });
});

describe('the plan', () => {
  test('unexplored cells lie behind doors and inside the world', () => {
    const view = opened();
    const cells = frontiers(view);
    expect(new Set(cells.map((f) => cellKey(f.cell))).size).toBe(4);
    const world = worldOf(view);
    expect(world.width).toBeGreaterThan(190 * 2);
    expect(between(view, REACTOR_ROOM, REACTOR_ROOM)).toBeUndefined();
  });
  test('every character and parasite on the table has a place of its own', () => {
    for (const seats of [4, 5, 6]) {
      const start = opened(seats);
      const view: View = {
        ...start,
        teams: start.teams.map((t) => ({
          ...t,
          soldier: { ...t.soldier, room: REACTOR_ROOM },
          android: { ...t.android, room: REACTOR_ROOM },
        })),
        parasites: [0, 1, 2, 5, 6].map(parasite).map((id) => ({ id, black: isBlackToken(id), room: REACTOR_ROOM })),
      };
      const { bodies, parasites } = piecesOf(view);
      expect(bodies.size).toBe(2 * seats);
      expect(parasites.size).toBe(5);
      expect(new Set([...bodies.values()].map((p) => `${p.x} ${p.y}`)).size).toBe(2 * seats);
      expect(lightOf(view, REACTOR_ROOM)).toBe('on');
    }
  });
  test('a line of the journal lights a place that can be found', () => {
    const view = opened();
    expect(place({ kind: 'traded', by: 0, with: 1, spot: { room: REACTOR_ROOM, key: 'X01' } })).toBe('room:0');
    expect(spot('room:0', view)).toMatchObject({ width: 180, height: 180 });
    expect(spot('room:40', view)).toBeUndefined();
  });
  test('what changed is named: a wound, a move', () => {
    const before = opened();
    const [first, ...rest] = before.teams;
    const after: View = { ...before, teams: [{ ...first!, soldier: { ...first!.soldier, hp: 3, room: REACTOR_ROOM } }, ...rest] };
    expect(changes(before, after)).toEqual(expect.arrayContaining(['body:0', 'hp:0']));
  });
  test('long names stand in two lines', () => {
    expect(linesOf('Salle des cuves')).toEqual(['Salle des', 'cuves']);
    expect(linesOf('Terminal')).toEqual(['Terminal']);
  });
});

describe('the notebook', () => {
  test('reads back what it wrote, and nothing else', () => {
    expect(readMarks('{"trust":{"1":3},"text":{"1":"x"}}')).toEqual({ trust: { 1: 3 }, text: { 1: 'x' } });
    expect(readMarks('{"trust":{"1":9},"text":{"1":4}}')).toEqual({ trust: {}, text: {} });
    expect(readMarks('rubbish')).toEqual({ trust: {}, text: {} });
  });
});

describe('the outcome', () => {
  const ended = (sides: readonly ('human' | 'infected' | 'host')[]): View => ({
    ...opened(sides.length),
    open: { teams: sides.map((side, seat) => ({ seat, side, hand: [] })), secrets: [], hostAt: null },
  });
  const stood = (...won: readonly boolean[]) => won.map((w, seat) => ({ seat, score: Number(w), won: w }));
  test('sides, winners first, and nobody is ranked: the Host wins alone however few hearts are left', () => {
    const told = outcome(ended(['human', 'human', 'host', 'human']), stood(false, false, true, false), 'fr');
    expect(told?.title).toBe('Le camp de l’Hôte l’emporte.');
    expect(told?.sides.map((s) => [s.name, s.won, s.members.map((m) => m.seat)])).toEqual([
      ['Camp de l’Hôte', true, [2]],
      ['Humains', false, [0, 1, 3]],
    ]);
    expect(told?.sides[0]?.members[0]?.tag).toBe('Hôte');
  });
  test('the infected win and lose with the Host; where nobody wins, no side has', () => {
    const sides = ['infected', 'human', 'host', 'human'] as const;
    expect(outcome(ended(sides), stood(true, false, true, false), 'en')?.sides[0]?.members.map((m) => [m.seat, m.tag])).toEqual([
      [0, 'Infected'],
      [2, 'Host'],
    ]);
    const none = outcome(ended(sides), stood(false, false, false, false), 'en');
    expect(none?.title).toBe('Nobody wins.');
    expect(none?.sides.map((s) => s.won)).toEqual([false, false]);
  });
  test('a side on which nobody is left is still shown: who lost', () => {
    const told = outcome(ended(['infected', 'host', 'infected', 'infected']), stood(true, true, true, true), 'fr');
    expect(told?.sides.map((s) => [s.name, s.won, s.members.length])).toEqual([
      ['Camp de l’Hôte', true, 4],
      ['Humains', false, 0],
    ]);
  });
  test('what is not open yet has no outcome', () => {
    expect(outcome(opened(), stood(false, false, false, false), 'fr')).toBeUndefined();
  });
});
