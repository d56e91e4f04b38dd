/** The reader of missions: the six of the catalogue are without a flaw, and whatever is wrong with one is told with its place. */
import type { Json } from '@cosmodrome/kernel';
import { describe, expect, test } from 'vitest';
import {
  FLAWS,
  type Flaw,
  type FlawKind,
  flawsOf,
  MISSION,
  MISSIONS,
  type Mission,
  type MissionId,
  readMission,
} from '../content/index.ts';

import { emptyBoard, lineOfEdges, type Mark, paint, type Tool } from '../workshop/board.ts';
import { newDraft } from '../workshop/draft.ts';

type Change = (mission: Record<string, Json>) => void;
/** A mission of the catalogue with something changed. */
function changed(id: MissionId, change: Change): Json {
  const copy = structuredClone(MISSION[id]) as unknown as Record<string, Json>;
  change(copy);
  return copy;
}
/** Its map with these characters put in, by line and place, counted from 0. */
const redrawn =
  (...marks: readonly (readonly [line: number, at: number, put: string])[]): Change =>
  (mission) => {
    const lines = String(mission.map).trim().split('\n');
    for (const [line, at, put] of marks) lines[line] = lines[line]!.slice(0, at) + put + lines[line]!.slice(at + put.length);
    mission.map = lines.join('\n');
  };

test('CS-MIS-01: the six missions of the catalogue have no flaw', () => {
  for (const id of MISSIONS) expect([id, flawsOf(MISSION[id])]).toEqual([id, []]);
});
test('what is read is the mission itself, with its map', () => {
  const read = readMission(MISSION.lockdown);
  if ('flaws' in read) throw new Error('flaws');
  expect([read.mission, read.map.wallConsoles.length]).toEqual([MISSION.lockdown, 6]);
});

/** Puts something else at a place of the mission. */
const put =
  (path: readonly (string | number)[], value: Json): Change =>
  (mission) => {
    let at = mission as Record<string | number, Json>;
    for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, Json>;
    at[path.at(-1)!] = value;
  };
/** One more piece, or one fewer field. */
const more =
  (added: Json): Change =>
  (mission) => {
    mission.pieces = [...(mission.pieces as Json[]), added];
  };
const without =
  (field: string): Change =>
  (mission) => {
    delete mission[field];
  };
/** Crates only here, by line and place. */
const onlyCrate =
  (line: number, at: number): Change =>
  (mission) => {
    mission.map = String(mission.map)
      .split('\n')
      .map((text, i) =>
        i === 1 || i === 49 ? text : [...text].map((c, k) => (k % 2 === 1 && (c === 'c' || c === 'C') ? '.' : c)).join(''),
      )
      .join('\n');
    redrawn([line, at, 'c'])(mission);
  };
/** No crate anywhere. */
const emptied: Change = (mission) => {
  mission.map = String(mission.map).replace(/[cC](?=[ |dDoe])/g, '.');
};
/** These squares are a floor higher. */
const lifted =
  (...squares: readonly (readonly [column: number, row: number])[]): Change =>
  (mission) => {
    const row = (r: number) => Array.from({ length: 24 }, (_, c) => (squares.some(([x, y]) => x === c && y === r) ? '1' : '0')).join('');
    mission.floors = Array.from({ length: 24 }, (_, r) => row(r)).join('\n');
  };
const both =
  (a: Change, b: Change): Change =>
  (mission) => {
    a(mission);
    b(mission);
  };
/** Its map with empty floor added until it has so many squares a side. */
const grown =
  (side: number): Change =>
  (mission) => {
    const lines = String(mission.map).trim().split('\n');
    const more = side - (lines.length - 1) / 2;
    const wide = lines.map(
      (line, i) =>
        line.slice(0, -1) +
        (i % 2 ? ' .'.repeat(more) : i === 0 || i === lines.length - 1 ? '+-'.repeat(more) : '  '.repeat(more)) +
        line.slice(-1),
    );
    const empty = [`|${'. '.repeat(side - 1)}.|`, `+${' '.repeat(2 * side - 1)}+`];
    mission.map = [...wide.slice(0, -2), ...Array.from({ length: more }, () => empty).flat(), ...wide.slice(-2)].join('\n');
  };
/** Chairs and tables wherever there is floor, every second square. */
const scattered: Change = (mission) => {
  mission.map = String(mission.map)
    .trim()
    .split('\n')
    .map((line, l) => (l % 4 === 1 ? [...line].map((c, a) => (a % 4 === 3 && c === '.' ? 't' : c)).join('') : line))
    .join('\n');
};
const SCHEDULE: Json = { piece: 'take', aim: 'secondary', token: 'objective-3', at: 'console', pegs: 0 };

/** An empty deck that somebody drew on, with nothing to do but to loot. */
const deck = (...strokes: readonly (readonly [tool: Tool, marks: readonly Mark[]])[]): Change => {
  const board = strokes.reduce((drawn, [tool, marks]) => paint(drawn, tool, marks, 'none'), emptyBoard(24));
  return (mission) => Object.assign(mission, board, { pieces: [{ piece: 'loot', aim: 'primary', success: 10, great: 18 }] });
};
const WALL: Tool = { on: 'edges', put: 'wall' };
/** A room of so many squares in a corner of the board, or at its upper edge, with a locked door of two squares. */
const shut = (from: number, to: number, deep: number): Change =>
  deck(
    [WALL, lineOfEdges([2 * deep, 2 * from], [2 * deep, 2 * to])],
    [WALL, lineOfEdges([0, 2 * to], [2 * deep, 2 * to])],
    [WALL, from === 0 ? [] : lineOfEdges([0, 2 * from], [2 * deep, 2 * from])],
    [
      { on: 'edges', put: 'D' },
      [
        [2 * deep, 2 * from + 3],
        [2 * deep, 2 * from + 5],
      ],
    ],
  );
/** Passages of one square from above to below. */
const passages = deck(
  ...Array.from({ length: 23 }, (_, c): readonly [Tool, readonly Mark[]] => [WALL, lineOfEdges([6, 2 * c + 2], [42, 2 * c + 2])]),
);
const to = (n: '1' | '2', square: Mark): readonly [Tool, readonly Mark[]] => [{ on: 'entry', put: n }, [square]];

/** Missions with one thing wrong: as what it is told, where, and what was changed. */
const WRONG: readonly (readonly [why: FlawKind, at: Flaw['at'], mission: MissionId, change: Change])[] = [
  ['wrong-shape', ['crates', 'mixed'], 'pillage-express', put(['crates', 'mixed'], 'all')],
  ['unknown-field', ['cheat'], 'pillage-express', put(['cheat'], true)],
  ['missing', ['traders'], 'pillage-express', without('traders')],
  ['too-long', ['name', 'title'], 'pillage-express', put(['name'], { title: 'x'.repeat(61), story: '', author: '' })],
  [
    'too-many',
    ['pieces'],
    'pillage-express',
    put(
      ['pieces'],
      Array.from({ length: 17 }, () => SCHEDULE),
    ),
  ],
  ['too-few', ['pieces'], 'pillage-express', put(['pieces'], [])],
  ['unknown-value', ['pieces', 1, 'token'], 'pillage-express', put(['pieces', 1, 'token'], 'crown')],
  ['no-whole-number', ['hostility'], 'pillage-express', put(['hostility'], 1.5)],
  ['out-of-range', ['traders'], 'pillage-express', put(['traders'], 8)],
  ['map-size', ['map', 1, 1], 'pillage-express', put(['map'], 'nothing')],
  ['map-edge', ['map', 3, 4], 'pillage-express', redrawn([2, 3, 'x'])],
  ['map-square', ['map', 2, 2], 'pillage-express', redrawn([1, 1, '?'])],
  ['map-border', ['map', 1, 2], 'pillage-express', redrawn([0, 1, ' '])],
  ['map-airlock', ['map', 1, 25], 'pillage-express', redrawn([0, 23, '-'])],
  ['map-entry', ['map', 2, 10], 'pillage-express', redrawn([1, 1, '1'])],
  ['map-crate', ['map', 4, 6], 'pillage-express', redrawn([3, 3, '.'])],
  ['map-floor', ['map', 4, 4], 'pillage-express', lifted([1, 1])],
  ['map-lift', ['map', 2, 2], 'pillage-express', redrawn([1, 1, 'L'])],
  ['board-too-large', ['map', 1, 1], 'pillage-express', grown(29)],
  ['too-intricate', ['map'], 'pillage-express', scattered],
  ['airlock-cut-off', ['map', 2, 26], 'pillage-express', redrawn([1, 21, 'p'], [3, 21, 'p p p p'], [1, 27, 'p'])],
  ['floor-cut-off', ['map', 2, 2], 'pillage-express', redrawn([1, 2, '|'], [2, 1, '-'])],
  ['entry-cut-off', ['map', 'entry', 1], 'pillage-express', redrawn([1, 8, '|1|'], [2, 9, '-'])],
  ['object-out-of-reach', ['map', 4, 18], 'pillage-express', redrawn([3, 16, '|c|'], [2, 17, '-'], [4, 17, '-'])],
  ['too-few-airlocks', ['crews', 'to'], 'pillage-express', redrawn([23, 0, '|'], [25, 0, '|'])],
  ['no-primary', ['pieces'], 'pillage-express', put(['pieces', 0, 'aim'], 'secondary')],
  ['two-primaries', ['pieces'], 'pillage-express', put(['pieces', 1, 'aim'], 'primary')],
  ['piece-twice', ['pieces', 3], 'black-market', more({ piece: 'stalls', draw: 1 })],
  ['no-such-object', ['pieces', 1, 'at'], 'pillage-express', put(['pieces', 1, 'at'], 'bunk')],
  ['not-a-console', ['pieces', 1, 'sites', 0, 'at'], 'dead-signal', put(['pieces', 1, 'sites', 0, 'at'], [3, 3])],
  ['no-locked-door', ['pieces', 0, 'cells', 5], 'jailbreak', put(['pieces', 0, 'cells', 5], [0, 0])],
  ['place-twice', ['pieces', 0, 'cells', 5], 'jailbreak', put(['pieces', 0, 'cells', 5], [7, 9])],
  ['token-twice', ['pieces', 2, 'token'], 'pillage-express', more(SCHEDULE)],
  ['token-not-small', ['pieces', 1, 'token'], 'pillage-express', put(['pieces', 1, 'token'], 'mayhem-gun')],
  ['token-not-there', ['pieces', 1, 'token'], 'pillage-express', put(['pieces', 1, 'token'], 'bio-capsule')],
  ['too-few-squares', ['pieces', 0, 'civilians'], 'black-market', put(['pieces', 0, 'civilians'], ['kaori', 'butler', 'ooma', 'ganeek'])],
  ['not-present', ['pieces', 3, 'figures', 0, 'who'], 'jailbreak', put(['pieces', 3, 'figures', 0, 'who'], 'hobb')],
  ['entries-left', ['pieces', 0, 'sites'], 'lockdown', put(['pieces', 0, 'sites'], [{ at: [0, 8], entry: 1 }])],
  [
    'supply',
    ['pieces', 2, 'figures', 1, 'who'],
    'lockdown',
    put(
      ['pieces', 2, 'figures'],
      [1, 2].map((entry) => ({ who: 'assassin', at: { entry } })),
    ),
  ],
  ['no-room-to-stand', ['pieces', 3, 'figures', 0, 'at'], 'jailbreak', put(['pieces', 3, 'figures', 0, 'at'], { square: [11, 2] })],
  ['more-cards-than-there-are', ['deck', 'purge'], 'pillage-express', put(['deck', 'purge'], 9)],
  [
    'more-tokens-than-there-are',
    ['crates', 'small'],
    'pillage-express',
    both(put(['crates', 'small'], { small: 8 }), put(['crates', 'large', 'small'], 8)),
  ],
  ['empty-deck', ['deck'], 'pillage-express', both(put(['deck', 'environment'], 0), put(['deck', 'purge'], 0))],
  ['no-crates', ['map'], 'lockdown', emptied],
  ['nothing-to-win', ['map'], 'pillage-express', emptied],
  ['unfair-airlocks', ['map'], 'pillage-express', onlyCrate(3, 21)],
  ['narrow-for-massive', ['map', 4, 18], 'pillage-express', redrawn([2, 17, '-'], [4, 17, '-'], [3, 16, '|'], [2, 19, '-'], [4, 19, '-'])],
  [
    'locked-away',
    ['map', 30, 16],
    'jailbreak',
    both(redrawn([29, 15, 'c']), put(['pieces', 2, 'sites'], [{ at: [11, 2], opens: [[7, 9]] }])),
  ],
  ['floor-cut-off', ['map', 2, 2], 'pillage-express', both(lifted([0, 0]), redrawn([1, 2, 'l']))],
  [
    'without-stairs',
    ['map', 2, 2],
    'pillage-express',
    both(lifted([0, 0], [0, 1]), both(redrawn([1, 2, 'l']), put(['blocks'], ['climbing']))),
  ],
  ['climb-unused', ['blocks'], 'pillage-express', both(lifted([0, 0]), redrawn([1, 2, 'l']))],
  ['lift-unused', ['blocks'], 'pillage-express', both(lifted([0, 0], [0, 1]), redrawn([1, 3, 'L']))],
  ['no-such-object', ['fixed', 0], 'pillage-express', put(['fixed'], [[0, 0]])],
  ['hostile-start', ['hostility'], 'pillage-express', put(['hostility'], 17)],
  ['no-words', ['name', 'story'], 'pillage-express', put(['name'], { title: 'Koros', story: ' \u200b', author: '' })],
  ['reward-unusual', ['pieces', 0, 'reward'], 'jailbreak', put(['pieces', 0, 'reward'], 11)],
  ['maze', ['map'], 'pillage-express', passages],
  ['uneven-entries', ['map'], 'pillage-express', deck(to('1', [3, 23]), to('2', [7, 23]))],
  ['crowded-entries', ['map', 'entry', 2], 'pillage-express', deck(to('2', [5, 3]))],
  ['entry-locked-in', ['map', 'entry', 1], 'pillage-express', shut(0, 4, 4)],
  ['unfair-start', ['pieces', 2], 'pillage-express', more({ piece: 'start', figures: [{ who: 'annihilator', at: { entry: 2 } }] })],
  ['airlock-untroubled', ['map', 2, 26], 'pillage-express', shut(8, 16, 6)],
];
describe('a mission with something wrong is refused, or warned of, by place', () => {
  test.each(WRONG)('%s', (why, at, id, change) => {
    const found = flawsOf(changed(id, change));
    expect(found.filter((flaw) => flaw.why === why)).toContainEqual(expect.objectContaining({ at, why }));
  });
  test('every kind of flaw is shown above', () => {
    const shown = new Set(WRONG.map(([why]) => why));
    expect(FLAWS.filter((why) => !shown.has(why))).toEqual([]);
  });
  test('CS-NST-13, CS-RULING-244: as many charges as several crews need must find room', () => {
    const charges = (needed: number, extra: number, from: number) =>
      flawsOf(
        changed(
          'the-nest',
          both(both(put(['pieces', 0, 'needed'], needed), put(['pieces', 0, 'more'], extra)), put(['crews', 'from'], from)),
        ),
      )
        .filter(({ grave }) => grave)
        .map(({ at }) => at);
    // Four pylons: for two crews there are eight places, for four there are sixteen.
    expect([charges(4, 2, 1), charges(4, 3, 1), charges(4, 3, 4), charges(4, 4, 4)]).toEqual([
      [],
      [['pieces', 0, 'more']],
      [],
      [['pieces', 0, 'more']],
    ]);
  });
  test('CS-MCR-07: the edges of a board are walls whatever is drawn over them', () => {
    const edges: readonly Mark[] = Array.from({ length: 24 }, (_, i): readonly Mark[] => [
      [0, 2 * i + 1],
      [2 * i + 1, 48],
    ]).flat();
    const board = paint(emptyBoard(24), { on: 'edges', put: 'd' }, edges, 'half');
    expect([board, flawsOf(changed('pillage-express', redrawn([0, 1, 'd']))).map(({ why }) => why)]).toEqual([
      emptyBoard(24),
      ['map-border'],
    ]);
  });
  test('CS-RULING-244, CS-MCR-19: a warning does not stop a mission, a grave flaw does', () => {
    const warned = readMission(changed('pillage-express', put(['hostility'], 21)));
    expect('mission' in warned && warned.warnings.map(({ why }) => why)).toEqual(['hostile-start']);
    expect('flaws' in readMission(changed('pillage-express', put(['traders'], 0)))).toBe(true);
  });
  test('CS-RULING-244: however many warnings there are, a grave flaw is told, before them, and refuses the mission', () => {
    // Crates in three passages too narrow for Massive figures.
    let board = emptyBoard(24);
    for (const line of [5, 15, 25])
      for (let at = 5; at < 44; at += 2) {
        const walls: readonly Mark[] = [
          [line - 1, at],
          [line + 3, at],
        ];
        board = paint(paint(board, { on: 'edges', put: 'wall' }, walls, 'none'), { on: 'squares', put: 'c' }, [[line, at]], 'none');
      }
    const draft = newDraft(24, { title: 'Koros', story: '', author: '' });
    const start = { piece: 'start', figures: [{ who: 'harvester', at: { square: [40, 40] } }] };
    const given = { ...draft, ...board, pieces: [...draft.pieces, start] };
    expect(flawsOf(given as never)).toHaveLength(40);
    expect(flawsOf(given as never)[0]).toMatchObject({ grave: true });
    expect('flaws' in readMission(given as never)).toBe(true);
  });
});
test.each([
  null,
  7,
  'mission',
  [],
  {},
  { pieces: [{}] },
  { ...MISSION.lockdown, map: 7 },
  { ...MISSION.lockdown, pieces: [null, [], 3, { piece: 'toString' }] },
] as Json[])('no mission at all: %j is refused and nothing else happens', (given) => {
  const read = readMission(given);
  expect('flaws' in read && read.flaws.length > 0 && read.flaws.every((flaw) => flaw.grave)).toBe(true);
});
test('a mission of a stranger keeps its own words', () => {
  const own: Mission = { ...MISSION['dead-signal'], name: { title: 'Épave', story: 'Un <b>vaisseau</b> dérive.', author: 'Nadia' } };
  const read = readMission(own);
  expect('mission' in read && read.mission.name).toEqual(own.name);
});
