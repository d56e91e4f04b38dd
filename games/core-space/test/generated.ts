/**
 * Missions as nobody would draw them, and yet the reader takes them: boards of any size and symmetry, rooms, floors, whatever stands about, every
 * kind of piece. For laws, for bots and for what the report calls fair.
 */
import { Luck } from '@cosmodrome/kernel';
import { CARD_TYPES, CARDS } from '../content/cards.ts';
import { consoleSquare, type FlawKind, lockedRooms, readMission } from '../content/flaws.ts';
import { type MissionMap, readMap } from '../content/map.ts';
import {
  BLOCKS,
  type Mission,
  type MissionPiece,
  PIECE_KINDS,
  type PieceKind,
  type Presence,
  type Square,
  type StartingFigure,
} from '../content/mission.ts';
import { CATEGORIES, CIVILIANS, NPC, NPCS } from '../content/npcs.ts';
import { PURGE_KINDS } from '../content/purge.ts';
import { type Board, emptyBoard, lineOfEdges, type Mark, paint, SYMMETRIES, type Symmetry, sideOf } from '../workshop/board.ts';
import { freshPiece } from '../workshop/fields.ts';

const some = <T>(luck: Luck, all: readonly T[], most: number): T[] => luck.shuffle([...all]).slice(0, luck.below(most + 1));
/** Walls between two sides of every rectangle, again and again, until rooms are small. */
function walls(luck: Luck, board: Board, symmetry: Symmetry): Board {
  let out = board;
  const { cols, rows } = sideOf(board);
  // A stroke has its twins: what is parted twice over is a maze.
  const least = symmetry === 'none' ? 100 : symmetry === 'quarter' ? 260 : 180;
  const split = (x: number, y: number, w: number, h: number): void => {
    const down = w === h ? luck.below(2) === 0 : w > h;
    const size = down ? w : h;
    if (size < 9 || w * h < least) return;
    const at = 4 + luck.below(size - 8);
    const [from, to]: readonly [Mark, Mark] = down
      ? [
          [2 * y, 2 * (x + at)],
          [2 * (y + h), 2 * (x + at)],
        ]
      : [
          [2 * (y + at), 2 * x],
          [2 * (y + at), 2 * (x + w)],
        ];
    out = paint(out, { on: 'edges', put: 'wall' }, lineOfEdges(from, to), symmetry);
    if (down) {
      split(x, y, at, h);
      split(x + at, y, w - at, h);
    } else {
      split(x, y, w, at);
      split(x, y + at, w, h - at);
    }
  };
  split(0, 0, cols, rows);
  return out;
}
const mapOf = (board: Board): MissionMap => {
  const read = readMap(board.map, board.floors);
  if ('flaw' in read) throw new Error(`no map: ${JSON.stringify(read.flaw)}\n${board.map}`);
  return read.map;
};
/** Doors of two edges wherever rooms meet, until everybody comes everywhere; now and then one more, a window, a locked door. */
function doors(luck: Luck, board: Board, symmetry: Symmetry): Board {
  let out = board;
  const { cols, rows } = sideOf(board);
  const places: (readonly [Mark, Mark])[] = [];
  for (let line = 0; line <= 2 * rows; line++)
    for (let at = 0; at <= 2 * cols; at++)
      if (line % 2 === 1 && at % 2 === 0 && at > 0 && at < 2 * cols && line + 2 < 2 * rows)
        places.push([
          [line, at],
          [line + 2, at],
        ]);
      else if (line % 2 === 0 && at % 2 === 1 && line > 0 && line < 2 * rows && at + 2 < 2 * cols)
        places.push([
          [line, at],
          [line, at + 2],
        ]);
  const lines = () => out.map.split('\n');
  for (const [a, b] of luck.shuffle(places)) {
    const grid = lines();
    if ([a, b].some(([line, at]) => !'-|'.includes(grid[line]![at]!))) continue;
    const { rooms } = mapOf(out);
    const room = ([line, at]: Mark, by: 1 | -1) =>
      rooms[(((line % 2 ? line : line + by) - 1) / 2) * cols + ((line % 2 ? at + by : at) - 1) / 2];
    const parts = reachable(out);
    const [one, two] = [room(a, -1)!, room(a, 1)!];
    if (room(b, -1) !== one || room(b, 1) !== two) continue;
    const apart = parts[one] !== parts[two];
    if (!apart && luck.below(40) > 0) continue;
    const put = luck.below(6) === 0 ? 'D' : luck.below(5) === 0 ? 'e' : !apart && luck.below(2) === 0 ? 'o' : 'd';
    out = paint(out, { on: 'edges', put }, [a, b], symmetry);
  }
  return out;
}
/** Which rooms hang together by doors and entrances. */
function reachable(board: Board): number[] {
  const { doors, entrances, rooms, plan } = mapOf(board);
  const parts = Array.from({ length: 1 + Math.max(...rooms) }, (_, i) => i);
  const root = (i: number): number => (parts[i] === i ? i : root(parts[i]!));
  for (const [x1, y1, x2] of [...doors.map(({ bar }) => bar), ...entrances]) {
    const [c, r] = [x1 / 100, y1 / 100];
    const there = rooms[r * plan.cols + c]!;
    const here = rooms[x1 === x2 ? r * plan.cols + c - 1 : (r - 1) * plan.cols + c]!;
    parts[root(there)] = root(here);
  }
  return parts.map((_, i) => root(i));
}
/** So many squares a hundred of floor. */
const STANDS: readonly (readonly [put: string, hundredths: number])[] = [
  ['c', 1.4],
  ['K', 0.5],
  ['t', 0.8],
  ['k', 0.4],
  ['s', 0.4],
  ['b', 0.5],
  ['w', 0.4],
  ['p', 0.7],
  ['l', 0.7],
  ['P', 0.4],
  ['h', 0.5],
  ['i', 0.6],
  ['n', 0.4],
];
function scenery(luck: Luck, board: Board, symmetry: Symmetry): Board {
  let out = board;
  const { cols, rows } = sideOf(board);
  const twins = symmetry === 'none' ? 1 : symmetry === 'quarter' ? 4 : 2;
  const square = (): Mark => [2 * luck.below(rows) + 1, 2 * luck.below(cols) + 1];
  const free = ([line, at]: Mark) => out.map.split('\n')[line]?.[at] === '.';
  const often = (hundredths: number) => Math.round(((luck.below(150) / 100) * hundredths * cols * rows) / 100 / twins);
  for (const [put, hundredths] of STANDS)
    for (let n = often(hundredths); n > 0; n--) {
      const mark = square();
      if (free(mark)) out = paint(out, { on: 'squares', put }, [mark], symmetry);
    }
  for (let n = often(0.5); n > 0; n--) {
    const mark = square();
    const next: Mark = luck.below(2) ? [mark[0] + 2, mark[1]] : [mark[0], mark[1] + 2];
    if (free(mark) && free(next)) out = paint(out, { on: 'pair' }, [mark, next], symmetry);
  }
  for (let n = luck.below(4); n > 0; n--) {
    const [line, at] = square();
    const mark: Mark = luck.below(2) ? [line, luck.below(2) ? 1 : 2 * cols - 1] : [luck.below(2) ? 1 : 2 * rows - 1, at];
    if (free(mark)) out = paint(out, { on: 'squares', put: 'W' }, [mark], symmetry);
  }
  return out;
}
/** A few squares a floor higher, with stairs on one side. */
function raised(luck: Luck, board: Board): Board {
  const { cols, rows } = sideOf(board);
  const [w, h] = [3 + luck.below(3), 3 + luck.below(3)];
  const [x, y] = [2 + luck.below(cols - w - 4), 2 + luck.below(rows - h - 4)];
  const squares = Array.from({ length: w * h }, (_, i): Mark => [2 * (y + Math.floor(i / w)) + 1, 2 * (x + (i % w)) + 1]);
  const up = paint(board, { on: 'floor', put: '1' }, squares, 'none');
  const side = luck.below(2) === 0;
  const edges: readonly Mark[] = side
    ? [
        [2 * y + 1, 2 * x],
        [2 * y + 3, 2 * x],
      ]
    : [
        [2 * (y + h), 2 * x + 1],
        [2 * (y + h), 2 * x + 3],
      ];
  return paint(up, { on: 'edges', put: 's' }, edges, 'none');
}
function boardOf(luck: Luck): Board {
  const side = luck.pick([12, 16, 16, 20, 20, 24, 24, 28]);
  const symmetry = luck.pick([...SYMMETRIES, 'half', 'quarter'] as const);
  let board = emptyBoard(side);
  if (luck.below(3) === 0) {
    const airlocks = ['E', 'F'] as const;
    for (const put of airlocks)
      board = paint(board, { on: 'airlock', put }, [[1 + 2 * luck.below(side), put === 'E' ? 0 : 2 * side]], 'none');
  }
  board = doors(luck, walls(luck, board, symmetry), symmetry);
  if (luck.below(6) === 0) board = raised(luck, board);
  return scenery(luck, board, symmetry);
}
const squareOf = (i: number, map: MissionMap): Square => [i % map.plan.cols, Math.floor(i / map.plan.cols)];
/** A piece of this kind as this map can have it; undefined: it cannot. */
function pieceOf(luck: Luck, kind: PieceKind, map: MissionMap, mission: Mission): MissionPiece | undefined {
  const piece = freshPiece(kind, mission);
  const walls = map.wallConsoles.map((bar) => consoleSquare(map, bar));
  const consoles = [...map.pieces.filter((p) => p.kind === 'console').map((p) => squareOf(p.squares[0]!, map)), ...walls];
  const rooms = [...lockedRooms(map)].map((room) => squareOf(map.rooms.indexOf(room), map));
  const kinds = [...new Set(map.pieces.map((p) => p.kind))];
  switch (piece.piece) {
    case 'loot':
      return { ...piece, success: 4 + luck.below(12), great: 14 + luck.below(20) };
    case 'take':
      return kinds.length === 0 ? undefined : { ...piece, at: luck.pick(kinds), pegs: luck.below(4) };
    case 'hidden': {
      const crates = (['crate', 'large-crate'] as const).filter((crate) => kinds.includes(crate));
      return crates.length === 0 ? undefined : { ...piece, crates: luck.pick(crates), pegsTaken: luck.below(3), pegsARound: luck.below(2) };
    }
    case 'check':
      return consoles.length === 0
        ? undefined
        : {
            ...piece,
            aim: piece.aim === 'primary' ? 'primary' : luck.pick(['secondary', null]),
            sites: luck
              .shuffle([...consoles])
              .slice(0, 1 + luck.below(4))
              .map((at) => ({ at, opens: some(luck, rooms, 3) })),
            hits: 1 + luck.below(3),
            pegsOff: luck.below(3),
          };
    case 'informant': {
      const civilians = luck.shuffle([...CIVILIANS]).slice(0, 2 + luck.below(3));
      return map.civilians.length < civilians.length ? undefined : { ...piece, civilians };
    }
    case 'stalls':
      return kinds.includes('stall') ? { ...piece, draw: 1 + luck.below(4) } : undefined;
    case 'collect':
      return { ...piece, what: luck.pick(['weapon', 'armour', 'special', 'goods']), number: 1 + luck.below(4) };
    case 'seal':
      return walls.length < 6
        ? undefined
        : { ...piece, sites: walls.slice(0, 6).map((at, i) => ({ at, entry: (i + 1) as 1 })), dice: 1 + luck.below(3) };
    case 'bounty':
      return { ...piece, every: 1 + luck.below(3) };
    case 'prisoner':
      return rooms.length < 2 ? undefined : { ...piece, cells: rooms.slice(0, 12), who: luck.pick(CIVILIANS) };
    case 'charges': {
      const at = kinds.filter((k) => map.pieces.filter((p) => p.kind === k).length >= 2);
      if (at.length === 0) return undefined;
      const of = luck.pick(at);
      return {
        ...piece,
        at: of,
        needed: 1 + luck.below(Math.min(4, map.pieces.filter((p) => p.kind === of).length)),
        rounds: 1 + luck.below(6),
      };
    }
    case 'start':
      return {
        ...piece,
        figures: Array.from(
          { length: 1 + luck.below(3) },
          (): StartingFigure => ({ who: luck.pick([...PURGE_KINDS, ...NPCS]), at: { entry: (1 + luck.below(6)) as 1 } }),
        ),
      };
  }
}
const PRESENT = ['always', 'cards', 'choice', 'never'] as const satisfies readonly Presence[];
function drawn(luck: Luck): Mission | undefined {
  const board = boardOf(luck);
  const read = readMap(board.map, board.floors);
  if ('flaw' in read) return undefined;
  const { map } = read;
  const letters = board.map;
  const presence = Object.fromEntries(CATEGORIES.map((category) => [category, luck.pick(PRESENT)])) as Record<
    (typeof CATEGORIES)[number],
    Presence
  >;
  const deck = Object.fromEntries(
    CARD_TYPES.map((type) => {
      const most = CARDS.filter((card) => card.type === type).length;
      const always = type === 'environment' || type === 'purge';
      return [type, always ? 1 + luck.below(most) : luck.below(3) === 0 ? luck.below(1 + Math.min(3, most)) : 0];
    }),
  ) as Record<(typeof CARD_TYPES)[number], number>;
  for (const category of ['civilians', 'corps', 'gangers'] as const) if (presence[category] === 'never') deck[category] = 0;
  const base: Mission = {
    name: { title: `Board ${luck.below(10_000)}`, story: '', author: '' },
    ...board,
    fixed: some(luck, map.pieces, 2).map((p) => squareOf(p.squares[0]!, map)),
    beams: [],
    signs: [],
    crews: { from: 1, to: /E/.test(letters) && /F/.test(letters) ? 6 : 4 },
    traders: luck.pick([2, 3, 4, 4, 5, 7]),
    hostility: luck.below(14),
    deck,
    presence,
    crates: { small: { small: 1 + luck.below(4) }, large: { large: luck.below(2), small: luck.below(3) }, mixed: [] },
    blocks: some(luck, BLOCKS, 4),
    pieces: [],
  };
  const pieces: MissionPiece[] = [];
  for (const kind of [luck.pick(PIECE_KINDS), ...some(luck, PIECE_KINDS, 3)]) {
    const piece = pieces.some((p) => p.piece === kind) ? undefined : pieceOf(luck, kind, map, { ...base, pieces });
    if (!piece) continue;
    if (piece.piece === 'informant') presence.civilians = 'always';
    if (piece.piece === 'start')
      for (const { who } of piece.figures) if (Object.hasOwn(NPC, who)) presence[NPC[who as keyof typeof NPC].category] = 'choice';
    pieces.push(piece);
  }
  return pieces.length === 0 ? undefined : { ...base, pieces };
}
/** Warnings that say one airlock is better than another, or that chance decides. */
const UNLIKE: ReadonlySet<string> = new Set<FlawKind>([
  'unfair-airlocks',
  'uneven-entries',
  'entry-locked-in',
  'airlock-untroubled',
  'unfair-start',
  'nothing-to-win',
]);
/** The mission of a seed: the first of its drawings that the reader takes; `fair`, with no warning that the airlocks are unlike. */
export function generated(seed: string, fair = false): Mission {
  for (let n = 0; n < 3000; n++) {
    const mission = drawn(Luck.seeded(`${seed}/${n}`));
    const read = mission && readMission(mission as never);
    if (!read || 'flaws' in read) continue;
    if (!fair || !read.warnings.some(({ why }) => UNLIKE.has(why))) return read.mission;
  }
  throw new Error(`seed ${seed}: no mission the reader takes`);
}
/** One for so many crews. */
export function roomFor(crews: number, seed: string): Mission {
  for (let n = 0; ; n++) {
    const mission = generated(`${seed}/${n}`);
    if (mission.crews.to >= crews) return mission;
  }
}
/** One that the report warns of: its airlocks are unlike. */
export function unfair(seed: string): Mission {
  for (let n = 0; ; n++) {
    const mission = generated(`${seed}/${n}`);
    const read = readMission(mission as never);
    if ('mission' in read && read.warnings.some(({ why }) => UNLIKE.has(why))) return mission;
  }
}
