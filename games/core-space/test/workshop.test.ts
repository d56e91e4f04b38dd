/** The workshop: strokes, symmetry, what files bring. */
import { describe, expect, test } from 'vitest';
import { flawsOf, readMap, readMission } from '../content/index.ts';
import { MISSION } from '../content/missions/index.ts';
import {
  type Board,
  emptyBoard,
  lineOfEdges,
  lineOfSquares,
  type Mark,
  paint,
  SYMMETRIES,
  shadow,
  sideOf,
  type Tool,
} from '../workshop/board.ts';
import { copyOf, type Draft, fileName, fileOf, lettersOf, newDraft, openText } from '../workshop/draft.ts';
import { begun, playsAs, type Step, step } from '../workshop/history.ts';
import { markOf, placeOf } from '../workshop/places.ts';

const NAME = { title: 'Koros', story: 'It still calls.', author: '' };
const at = ({ map }: Board, [line, col]: Mark): string => map.split('\n')[line]![col]!;
const wall: Tool = { on: 'edges', put: 'wall' };

test.each([12, 16, 20, 24, 28])('a new board of %i squares lacks nothing but crates', (side) => {
  expect(flawsOf(newDraft(side, NAME) as never)).toEqual([{ at: ['map'], why: 'nothing-to-win', grave: false }]);
});
test('a copy of each mission of the catalogue, and its file, are the mission with other words', () => {
  for (const mission of Object.values(MISSION)) {
    const copy = copyOf(mission, NAME);
    expect(openText(fileOf(copy))).toEqual({ made: copy });
    expect('mission' in readMission(copy as never)).toBe(true);
  }
});
describe('strokes', () => {
  const board = emptyBoard(24);
  test('a wall is drawn along a line, its twin turned by half: square on square, and again it changes nothing', () => {
    const marks = lineOfEdges([10, 4], [11, 10]);
    expect(marks).toEqual([
      [10, 5],
      [10, 7],
      [10, 9],
    ]);
    const drawn = paint(board, wall, marks, 'half');
    expect([at(drawn, [10, 5]), at(drawn, [38, 43]), at(drawn, [10, 4])]).toEqual(['-', '-', '+']);
    expect(paint(drawn, wall, marks, 'half')).toBe(drawn);
    expect(paint(drawn, { on: 'rub' }, marks, 'half')).toEqual(board);
  });
  test('a quarter turn makes four of one, upright where they are turned', () => {
    const drawn = paint(board, wall, [[10, 5]], 'quarter');
    expect([at(drawn, [10, 5]), at(drawn, [5, 38]), at(drawn, [38, 43]), at(drawn, [43, 10])]).toEqual(['-', '|', '-', '|']);
  });
  test('Entry Points move and are never painted over; airlocks stay whole, and the last one stays', () => {
    const moved = paint(board, { on: 'entry', put: '1' }, [[11, 11]], 'half');
    expect([at(moved, [11, 11]), at(moved, [37, 37])]).toEqual(['1', '4']);
    expect(paint(moved, { on: 'squares', put: 'c' }, [[11, 11]], 'none')).toBe(moved);
    let shut = moved;
    for (const name of 'ABCD') {
      const [line, col] = [shut.map.split('\n').findIndex((l) => l.includes(name)), 0];
      shut = paint(shut, { on: 'rub' }, [[line, shut.map.split('\n')[line]!.indexOf(name)]], 'none');
      expect(col).toBe(0);
    }
    const read = readMap(shut.map);
    expect('map' in read && read.map.airlocks.length).toBe(1);
  });
  test('what is moved takes its twin with it, and no airlock comes of it that was not there', () => {
    const airlocks = ({ map }: Board) => [...new Set(map.match(/[A-F]/g))].sort().join('');
    const left = paint(board, { on: 'airlock', put: 'A' }, [[0, 5]], 'half');
    expect([airlocks(left), at(left, [0, 5]), at(left, [0, 23]), at(left, [48, 43]), at(left, [48, 25])]).toEqual([
      'ABCD',
      'A',
      '-',
      'C',
      '-',
    ]);
    const round = paint(board, { on: 'airlock', put: 'A' }, [[0, 9]], 'quarter');
    expect([airlocks(round), at(round, [0, 9]), at(round, [9, 48]), at(round, [48, 39]), at(round, [39, 0])]).toEqual([
      'ABCD',
      'A',
      'B',
      'C',
      'D',
    ]);
    // On the axis it is its own twin.
    const middle = paint(board, { on: 'airlock', put: 'A' }, [[0, 23]], 'mirror');
    expect(airlocks(middle)).toBe('ABCD');
    const moved = paint(board, { on: 'entry', put: '1' }, [[5, 5]], 'mirror');
    expect(['1', '2', '4'].map((n) => moved.map.split('\n').findIndex((line) => line.includes(n)))).toEqual([5, 5, 47]);
  });
  test('what lies on two squares or two edges has a twin on their twins', () => {
    const half = ([line, col]: Mark): Mark => [48 - line, 48 - col];
    const crate = paint(board, { on: 'pair' }, [[15, 15]], 'half');
    const quarter = paint(board, { on: 'pair' }, [[15, 15]], 'quarter');
    const airlock = paint(board, { on: 'airlock', put: 'A' }, [[0, 5]], 'half');
    const where = ({ map }: Board, letter: string): readonly string[] =>
      map.split('\n').flatMap((line, l) => [...line].flatMap((c, k) => (c === letter ? [`${[l, k]}`] : [])));
    expect(where(crate, 'C').filter((mark) => !mark.startsWith('48,'))).toEqual([
      '15,15',
      '15,17',
      `${half([15, 17])}`,
      `${half([15, 15])}`,
    ]);
    for (const mark of ['15,33', '17,33', '31,15', '33,15']) expect(where(quarter, 'C')).toContain(mark);
    expect(shadow(board, { on: 'pair' }, [[15, 15]], 'half').map(String)).toEqual(['15,15', '15,17', '33,33', '33,31']);
    expect(where(airlock, 'C')).toEqual([`${half([0, 7])}`, `${half([0, 5])}`]);
  });
  test('CS-GEO-55: a console on the wall is drawn where it hangs', () => {
    const drawn = paint(board, { on: 'squares', put: 'W' }, [[9, 13]], 'half');
    expect([at(drawn, [9, 13]), at(drawn, [1, 13]), at(drawn, [47, 35])]).toEqual(['.', 'W', 'W']);
    const read = readMap(paint(board, { on: 'squares', put: 'W' }, [[21, 41]], 'none').map);
    expect('map' in read && read.map.wallConsoles).toEqual([[2400, 1000, 2400, 1100]]);
    expect(at(paint(board, { on: 'squares', put: 'W' }, [[21, 41]], 'none'), [21, 47])).toBe('W');
  });
  test('a large crate comes and goes as a pair, and none touches another', () => {
    const one = paint(board, { on: 'pair' }, [[5, 5]], 'none');
    expect([at(one, [5, 5]), at(one, [5, 7])]).toEqual(['C', 'C']);
    expect(paint(one, { on: 'pair' }, [[5, 9]], 'none')).toEqual(one);
    expect(paint(one, { on: 'rub' }, [[5, 7]], 'none')).toEqual(board);
  });
  test('squares are passed one by one, however fast the hand is', () => {
    expect(lineOfSquares([1, 1], [5, 3])).toEqual([
      [1, 1],
      [3, 3],
      [5, 3],
    ]);
  });
  test('whatever is drawn on one floor at random can be read', () => {
    let seed = 7;
    const next = (n: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % n;
    };
    const tools: readonly Tool[] = [
      wall,
      { on: 'edges', put: 'd' },
      { on: 'squares', put: 'c' },
      { on: 'squares', put: 'K' },
      { on: 'pair' },
      { on: 'airlock', put: 'E' },
      { on: 'entry', put: '3' },
      { on: 'rub' },
    ];
    let drawn = emptyBoard(12);
    for (let n = 0; n < 600; n++) {
      const marks = Array.from({ length: 1 + next(4) }, (): Mark => [next(25), next(25)]);
      drawn = paint(drawn, tools[next(tools.length)]!, marks, SYMMETRIES[next(4)]!);
      expect(readMap(drawn.map, drawn.floors), drawn.map).toHaveProperty('map');
    }
  });
});
test('the report points at the very place a flaw speaks of', () => {
  const pieces = [
    { piece: 'loot', aim: 'primary', success: 10, great: 18 },
    { piece: 'take', aim: 'secondary', token: 'objective-3', at: 'console', pegs: 0 },
    {
      piece: 'check',
      aim: null,
      sites: [
        {
          at: [2, 2],
          opens: [
            [5, 6],
            [7, 8],
          ],
        },
        { at: [9, 10], opens: [[11, 3]] },
      ],
      hits: 2,
      reward: 2,
      pegsOff: 0,
    },
    {
      piece: 'start',
      figures: [
        { who: 'harvester', at: { entry: 2 } },
        { who: 'harvester', at: { square: [4, 5] } },
      ],
    },
  ];
  const draft = { ...newDraft(12, NAME), pieces, fixed: [[1, 3]], beams: [[40, 3]] } as unknown as Draft;
  const read = readMap(draft.map);
  const map = 'map' in read ? read.map : undefined;
  const point = (...path: readonly (string | number)[]) => markOf({ at: path, why: 'missing', grave: true }, draft, map);
  const square = (c: number, r: number): Mark => [2 * r + 1, 2 * c + 1];
  expect(point('pieces', 2, 'sites', 1, 'at')).toEqual(square(9, 10));
  expect(point('pieces', 2, 'sites', 0, 'opens', 1)).toEqual(square(7, 8));
  expect(point('pieces', 2, 'sites', 1, 'opens', 0)).toEqual(square(11, 3));
  expect(point('pieces', 3, 'figures', 1, 'at')).toEqual(square(4, 5));
  expect([point('pieces', 3, 'figures', 0, 'who'), point('map', 'entry', 2)]).toEqual([square(11, 0), square(11, 0)]);
  expect(point('fixed', 0)).toEqual(square(1, 3));
  expect(point('map', 6, 8)).toEqual([5, 7]);
  for (const nowhere of [['beams', 0], ['pieces', 1, 'at'], ['pieces', 0], ['deck', 'purge'], ['map']])
    expect(point(...nowhere)).toBe(undefined);
});
test('the report names every place in the words of the forms, in both languages', () => {
  const draft = newDraft(12, NAME);
  const say = (lang: 'fr' | 'en', ...path: readonly (string | number)[]) => placeOf(path, lang, draft);
  expect(say('fr', 'deck', 'purge')).toBe('Cartes Événement › Purge');
  expect([say('fr', 'deck', 'corps'), say('en', 'deck', 'corps')]).toEqual([
    'Cartes Événement › Corps Galactique',
    'Event cards › Galactic Corps',
  ]);
  expect(say('fr', 'presence', 'gangers')).toBe('Qui est là › Gangsters');
  expect([say('fr', 'map'), say('en', 'floors'), say('en', 'pieces')]).toEqual(['Plan de la mission', 'Floors', 'Pieces']);
  expect(say('en', 'crews', 'to')).toBe('Crews › Crews, at most');
  expect(say('en', 'crates', 'large')).toBe('In the crates › Large tokens in a large one');
  expect(say('fr', 'crates', 'mixed', 0, 'number')).toBe('Dans les caisses › À coup sûr dans les caisses › 1 › Combien');
  expect(say('en', 'pieces', 0, 'success')).toBe('1. Loot for its value › UA for a success');
  expect([say('fr'), placeOf(['pieces', 2, 'piece'], 'fr', undefined)]).toEqual(['La mission', 'Pièces 3 › piece']);
  expect([say('en', 'cheat'), say('en', 'toString')]).toEqual(['cheat', 'toString']);
});
test('a file that is none says where, one that is too large is not read', () => {
  const lines: readonly (readonly [text: string, line: number])[] = [
    ['', 1],
    ['\u0000PNG', 1],
    ['{\n"name": }', 2],
    ['{\n  "name": oops\n}', 2],
    ['{"name": {\n"title": "a",\n}}', 3],
    ['{\n"a": [1, [], {}, "\\u00e9", -1.5e3, null],\n"b": [1,,2]\n}', 3],
    ['{"a": "b\nc"}', 1],
    ['{"a": 1}\n\n{', 3],
    ['[\n[\n', 3],
    ['{"a"\n1}', 2],
    ['["a": 1]', 1],
    ['[1}', 1],
    ['{1: 2}', 1],
  ];
  for (const [text, line] of lines) expect(openText(text), text).toEqual({ why: 'no-json', line });
  expect(openText('x'.repeat(70_000))).toEqual({ why: 'too-large' });
  expect(fileName('L’Épave de Koros !')).toBe('l-epave-de-koros.json');
  expect(fileName('☠')).toBe('mission.json');
});
test('a file is read in whichever letters an editor wrote it, and one’s own is never too large to be opened again', () => {
  const text = '{"title": "Épave ☠"}';
  const sixteen = Uint8Array.from([255, 254, ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])]);
  const other = sixteen.map((_, i) => sixteen[i ^ 1]!);
  const eight = new TextEncoder().encode(text);
  for (const bytes of [eight, Uint8Array.from([239, 187, 191, ...eight]), sixteen, other]) expect(lettersOf(bytes)).toBe(text);
  const opens = Array.from({ length: 12 }, (_, i) => [i, i] as const);
  const check = {
    piece: 'check',
    aim: null,
    sites: Array.from({ length: 8 }, () => ({ at: [3, 3], opens })),
    hits: 1,
    reward: 0,
    pegsOff: 0,
  };
  const large = { ...newDraft(28, NAME), pieces: Array.from({ length: 16 }, () => check) } as unknown as Draft;
  expect(openText(fileOf(large))).toEqual({ made: large });
});
describe('what is taken back', () => {
  const first = newDraft(12, NAME);
  const drawn = { ...first, ...paint(first, wall, [[4, 5]], 'none') };
  const after = (...acts: readonly Step[]) => acts.reduce(step, begun(first));
  const to = (draft: Draft): Step => ({ do: 'change', to: draft });
  /** Written letter by letter. */
  const written = (draft: Draft, key: 'title' | 'story', text: string): readonly Step[] =>
    [...text].map((_, i) => to({ ...draft, name: { ...draft.name, [key]: text.slice(0, i + 1) } }));
  test('a story of a thousand letters is one step: what was drawn before it can still be taken back', () => {
    const told = after(to(drawn), ...written(drawn, 'story', 'x'.repeat(1000)));
    expect([told.past.length, told.now.name.story.length]).toEqual([2, 1000]);
    expect(step(told, { do: 'undo' }).now).toBe(drawn);
    expect(step(step(told, { do: 'undo' }), { do: 'undo' }).now).toBe(first);
  });
  test('each of its words is a step of its own, and so is what is written after something was drawn or taken back', () => {
    expect(
      after(...written(first, 'story', 'ab'), ...written({ ...first, name: { ...NAME, story: 'ab' } }, 'title', 'cd')).past.length,
    ).toBe(2);
    const again = after(...written(first, 'title', 'ab'), { do: 'undo' }, ...written(first, 'title', 'cd'));
    expect([again.past.length, again.now.name.title]).toEqual([1, 'cd']);
    expect(after(...written(first, 'title', 'ab'), to(drawn), ...written(drawn, 'title', 'cd')).past.length).toBe(3);
  });
  test('another name makes no other mission of it, a wall does, and it is what it was once that is taken back', () => {
    const said = { ...first, name: { ...NAME, title: 'Elsewhere' } };
    expect([playsAs(first, said), playsAs(first, drawn)]).toEqual([true, false]);
    expect(playsAs(first, step(after(to(drawn)), { do: 'undo' }).now)).toBe(true);
  });
  test('done again as it was; the two hundredth step back is the last', () => {
    const all = after(...Array.from({ length: 300 }, (_, n) => to({ ...first, hostility: n % 2 })));
    expect(all.past.length).toBe(200);
    expect(step(step(all, { do: 'undo' }), { do: 'redo' }).now).toBe(all.now);
    expect(step(begun(first), { do: 'undo' })).toEqual(begun(first));
  });
});
test('a board that somebody wrote by hand, without posts, is drawn on where it is', () => {
  const { map } = emptyBoard(12);
  const bare = { map: `\n${map.replaceAll('+', ' ')}\n`, floors: '' };
  expect([sideOf(bare), 'map' in readMap(bare.map)]).toEqual([{ cols: 12, rows: 12 }, true]);
  expect(paint(bare, wall, [[4, 5]], 'none')).toEqual(paint(emptyBoard(12), wall, [[4, 5]], 'none'));
});
test('a mission of before boards had floors is still one', () => {
  const { floors: _, fixed: __, ...old } = copyOf(MISSION.lockdown, NAME);
  const opened = openText(JSON.stringify(old));
  expect('made' in opened && flawsOf(opened.made)).toEqual([]);
});
