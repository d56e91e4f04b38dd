/** Advice to those who draw missions, as far as it can be reckoned: the report says what it says of these. */

import { Match } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import {
  distancesOf,
  type Flaw,
  flawsOf,
  isFar,
  MISSION,
  MISSIONS,
  type Mission,
  measuresOf,
  narrowPart,
  pegsAdvised,
  readMission,
} from '../content/index.ts';
import { coreSpace as game } from '../game.ts';
import type { View } from '../view.ts';
import { emptyBoard, paint } from '../workshop/board.ts';
import { copyOf, newDraft } from '../workshop/draft.ts';

const NAME = { title: 'Koros', story: 'It still calls.', author: '' };
const whys = (mission: Mission): readonly Flaw['why'][] => flawsOf(mission as never).map(({ why }) => why);
const crews = (...traders: readonly number[]) => traders.map((n) => ({ traders: n, games: 0 }));
function read(mission: Mission) {
  const found = readMission(mission as never);
  if ('flaws' in found) throw new Error(JSON.stringify(found.flaws));
  return found;
}

describe('Hostility at the start', () => {
  test('CS-EX-101, CS-MCR-15, CS-MCR-16, CS-RULING-208: five crews of three with three games each', () => {
    expect(pegsAdvised(Array.from({ length: 5 }, () => ({ traders: 3, games: 3 })))).toBe(9);
    expect(
      pegsAdvised([
        { traders: 3, games: 9 },
        { traders: 3, games: 2 },
      ]),
    ).toBe(2);
    expect(pegsAdvised([{ traders: 3, games: 4 }])).toBe(4);
  });
  test('CS-EX-102, CS-MCR-14, CS-MCR-17, CS-RULING-130: what at least two crews bring counts', () => {
    expect([crews(3, 3), crews(4, 4), crews(5, 5), crews(5, 3), crews(6)].map(pegsAdvised)).toEqual([0, 1, 2, 0, 3]);
  });
  test('CS-MCR-16: a table adds two pegs for each crew beyond the second to what a mission says', () => {
    const pegs = (seats: number) => (Match.open(game, {}, seats, 'pegs', newDraft(12, NAME) as never).openView() as unknown as View).pegs;
    expect([pegs(1), pegs(2), pegs(3), pegs(4)]).toEqual([6, 6, 8, 10]);
  });
  test('CS-MCR-18: more than twenty in all is warned of', () => {
    const mission = { ...newDraft(12, NAME), hostility: 16 };
    expect([whys(mission).includes('hostile-start'), whys({ ...mission, hostility: 17 }).includes('hostile-start')]).toEqual([false, true]);
    expect(whys({ ...mission, hostility: 20, crews: { from: 1, to: 2 } })).not.toContain('hostile-start');
  });
});
describe('what a board comes to', () => {
  test('CS-MCR-08: one crate near one airlock and none near the others is warned of, one near each is not', () => {
    const crate = (symmetry: 'none' | 'quarter') => ({
      ...newDraft(24, NAME),
      ...paint(emptyBoard(24), { on: 'squares', put: 'c' }, [[5, 23]], symmetry),
    });
    expect(whys(crate('none'))).toEqual(['unfair-airlocks']);
    expect(whys(crate('quarter'))).toEqual([]);
  });
  test('CS-MCR-09: a room without a door is a fault; passages of one square are counted', () => {
    const { map } = read(MISSION.jailbreak);
    expect(narrowPart(map)).toBe(0);
    const walled = paint(
      emptyBoard(24),
      { on: 'edges', put: 'wall' },
      [
        [9, 10],
        [9, 14],
        [8, 11],
        [8, 13],
        [10, 11],
        [10, 13],
      ],
      'none',
    );
    expect(whys({ ...newDraft(24, NAME), ...walled })).toContain('floor-cut-off');
  });
  test('CS-MCR-10: Entry Points far from some airlocks only, and two as good as one, are warned of; within the board they may stand', () => {
    const moved = (n: '1' | '2' | '3', square: readonly [number, number]) =>
      whys({ ...newDraft(24, NAME), ...paint(emptyBoard(24), { on: 'entry', put: n }, [square], 'none') });
    expect(moved('1', [3, 23])).toContain('uneven-entries');
    expect(moved('2', [5, 3])).toContain('crowded-entries');
    expect(moved('3', [13, 13])).toEqual(['nothing-to-win']);
  });
  test('CS-MCR-08, CS-MCR-10: of each measure that is warned of, the airlocks it is about are marked', () => {
    const mission: Mission = { ...newDraft(24, NAME), ...paint(emptyBoard(24), { on: 'entry', put: '1' }, [[3, 23]], 'none') };
    const all = distancesOf(mission, read(mission).map);
    const far = (key: 'entry' | 'crates') => all.filter((row) => isFar(all, row, key)).map(({ airlock }) => airlock);
    expect([far('entry'), far('crates')]).toEqual([['B', 'C', 'D'], []]);
  });
  test('CS-MCR-08: a large crate nearer to two airlocks than to the others is warned of, as near as smaller ones may be', () => {
    const { jailbreak } = MISSION;
    const row = '|. . . C C . . .|';
    const map = jailbreak.map.replace(row, '|. . . . . C C .|').replace(row, '|. C C . . . . .|');
    const all = distancesOf(jailbreak, read({ ...jailbreak, map }).map);
    expect(all.map(({ nearest, large }) => [nearest, large])).toEqual([
      [8, 12],
      [8, 8],
      [8, 12],
      [8, 8],
    ]);
    expect([whys(jailbreak), whys({ ...jailbreak, map })]).toEqual([[], ['unfair-airlocks']]);
  });
  test('CS-MCR-11, CS-MCR-12, CS-MCR-20: cover and places are told beside those of the six missions, which open as examples', () => {
    const all = MISSIONS.map((id) => measuresOf(MISSION[id], read(copyOf(MISSION[id], NAME)).map));
    expect(all.map(({ cover }) => cover)).toEqual([7.6, 6.6, 6.3, 5.6, 6.6, 6.9]);
    expect(all[MISSIONS.indexOf('jailbreak')]).toMatchObject({ pegs: 1 });
    expect(all[MISSIONS.indexOf('jailbreak')]!.primary).toBeLessThan(all[MISSIONS.indexOf('jailbreak')]!.secondary!);
  });
});
describe('what a briefing says', () => {
  test('CS-MCR-01, CS-MCR-02: name, story and rewards as they are used to be, else a word', () => {
    expect(
      whys({ ...newDraft(12, { ...NAME, title: '' }), pieces: [{ piece: 'bounty', aim: 'primary', every: 1, reward: 1, most: 3 }] }),
    ).toEqual(['no-crates', 'no-words', 'reward-unusual']);
  });
});
