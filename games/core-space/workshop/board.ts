/**
 * A board under the pencil: the two texts of a map, and strokes that change them. A stroke never leaves a text that cannot be read where it
 * can help it: Entry Points move and never go, airlocks stay whole, large crates come and go as a pair. A mark is a place of the text: line
 * and character from 0; both odd: a square; one odd: an edge.
 */
import { CLIMBS, readMap, SCENERY } from '../content/map.ts';

export type Board = { readonly map: string; readonly floors: string };
export type Mark = readonly [line: number, at: number];
export const SYMMETRIES = ['none', 'mirror', 'half', 'quarter'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export const AIRLOCK_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const ENTRY_NAMES = ['1', '2', '3', '4', '5', '6'] as const;
/** What lies on edges, besides walls. */
export const EDGES = ['d', 'D', 'o', 'e', ...(Object.keys(CLIMBS) as (keyof typeof CLIMBS)[])] as const;
export const THINGS = (Object.keys(SCENERY) as (keyof typeof SCENERY)[]).filter((letter) => letter !== 'C');
/** What is on the floor and in nobody's way. */
export const SIGNS = ['W', 'i', 'n', 'L'] as const;
export const FLOORS = ['0', '1', '2', '3'] as const;
export type Tool =
  | { readonly on: 'edges'; readonly put: 'wall' | (typeof EDGES)[number] }
  | { readonly on: 'squares'; readonly put: string }
  | { readonly on: 'pair' }
  | { readonly on: 'airlock'; readonly put: (typeof AIRLOCK_NAMES)[number] }
  | { readonly on: 'entry'; readonly put: (typeof ENTRY_NAMES)[number] }
  | { readonly on: 'floor'; readonly put: (typeof FLOORS)[number] }
  | { readonly on: 'rub' };
export const sameTool = (a: Tool, b: Tool): boolean => a.on === b.on && ('put' in a ? a.put : '') === ('put' in b ? b.put : '');

/** The lines of a text, as the reader takes them: a corner may be a blank. */
export const linesOf = (text: string): readonly string[] => text.replace(/^\n|\n$/g, '').split('\n');
export const sideOf = ({ map }: Board): { readonly cols: number; readonly rows: number } => {
  const lines = linesOf(map);
  return { cols: Math.max(0, (lines[0]!.length - 1) / 2), rows: Math.max(0, (lines.length - 1) / 2) };
};
const isSquare = ([line, at]: Mark): boolean => line % 2 === 1 && at % 2 === 1;
const isEdge = ([line, at]: Mark): boolean => line % 2 !== at % 2;
const isEntry = (letter: string | undefined): boolean => letter !== undefined && (ENTRY_NAMES as readonly string[]).includes(letter);
const isAirlock = (letter: string | undefined): boolean => letter !== undefined && (AIRLOCK_NAMES as readonly string[]).includes(letter);

/** The texts as letters that can be written on. */
class Sheet {
  readonly grid: string[][];
  readonly heights: string[][];
  readonly high: number;
  readonly wide: number;
  constructor(board: Board) {
    this.grid = linesOf(board.map).map((line) => [...line]);
    this.high = this.grid.length - 1;
    this.wide = this.grid[0]!.length - 1;
    const floors = linesOf(board.floors);
    this.heights = Array.from({ length: this.high / 2 }, (_, r) => Array.from({ length: this.wide / 2 }, (_, c) => floors[r]?.[c] ?? '0'));
  }
  at([line, at]: Mark): string | undefined {
    return this.grid[line]?.[at];
  }
  write([line, at]: Mark, letter: string): void {
    this.grid[line]![at] = letter;
  }
  isBorder([line, at]: Mark): boolean {
    return line === 0 || at === 0 || line === this.high || at === this.wide;
  }
  marks(is: (letter: string, mark: Mark) => boolean): Mark[] {
    return this.grid.flatMap((letters, line) =>
      letters.flatMap((letter, at): Mark[] => ((line % 2 || at % 2) && is(letter, [line, at]) ? [[line, at]] : [])),
    );
  }
  /** Squares that hang together with this one, as one thing. */
  piece(mark: Mark): Mark[] {
    const letter = this.at(mark);
    const out = [mark];
    for (const [line, at] of out)
      for (const next of [
        [line - 2, at],
        [line + 2, at],
        [line, at - 2],
        [line, at + 2],
      ] as const)
        if (this.at(next) === letter && !out.some((o) => o[0] === next[0] && o[1] === next[1])) out.push(next);
    return out;
  }
  /** Nothing is left here; what stands on several squares goes as a whole, Entry Points stay. */
  clear(mark: Mark): boolean {
    const letter = this.at(mark);
    if (isEntry(letter)) return false;
    if (letter === 'C') for (const m of this.piece(mark)) this.write(m, '.');
    else this.write(mark, '.');
    return true;
  }
  wall(mark: Mark): void {
    this.write(mark, mark[0] % 2 === 1 ? '|' : '-');
  }
  /** The wall where an airlock was; the last one stays. */
  closeAirlock(name: string): boolean {
    const own = this.marks((letter, mark) => letter === name && this.isBorder(mark));
    if (this.marks((letter, mark) => isAirlock(letter) && this.isBorder(mark)).length <= own.length) return false;
    for (const mark of own) this.wall(mark);
    return true;
  }
  board(): Board {
    for (let line = 0; line <= this.high; line += 2)
      for (let at = 0; at <= this.wide; at += 2) {
        const round = [this.grid[line]![at - 1], this.grid[line]![at + 1], this.grid[line - 1]?.[at], this.grid[line + 1]?.[at]];
        this.grid[line]![at] = round.some((letter) => letter !== undefined && letter !== ' ') ? '+' : ' ';
      }
    const flat = this.heights.every((row) => row.every((height) => height === '0'));
    return {
      map: this.grid.map((letters) => letters.join('')).join('\n'),
      floors: flat ? '' : this.heights.map((row) => row.join('')).join('\n'),
    };
  }
}
/** Where a mark comes to lie in each of the twins of a stroke. */
function twins({ high, wide }: Sheet, symmetry: Symmetry): readonly ((mark: Mark) => Mark)[] {
  const half = ([line, at]: Mark): Mark => [high - line, wide - at];
  switch (symmetry) {
    case 'mirror':
      return [([line, at]) => [line, wide - at]];
    case 'half':
      return [half];
    case 'quarter': {
      if (high !== wide) return [half];
      const quarter = ([line, at]: Mark): Mark => [at, wide - line];
      return [half, quarter, (mark) => half(quarter(mark))];
    }
    default:
      return [];
  }
}
/** The two squares or edges of a pair that begins here and goes towards a second mark, or inwards. */
function pairOf(sheet: Sheet, [line, at]: Mark, to: Mark | undefined, on: 'pair' | 'airlock'): readonly [Mark, Mark] | undefined {
  const along =
    on === 'airlock' ? (line % 2 === 1 ? 'down' : 'across') : to && Math.abs(to[0] - line) > Math.abs(to[1] - at) ? 'down' : 'across';
  const back = to !== undefined && (along === 'down' ? to[0] < line : to[1] < at);
  const steps = back ? [-2, 2] : [2, -2];
  for (const step of steps) {
    const next: Mark = along === 'down' ? [line + step, at] : [line, at + step];
    const free = on === 'airlock' ? sheet.at(next) !== undefined : sheet.at(next) !== undefined && !sheet.isBorder(next);
    if (free) return [[line, at], next];
  }
  return undefined;
}
/** A console on the wall hangs on the side of the board nearest to it: it is drawn on the square there. CS-GEO-55 */
function byTheWall({ high, wide }: Sheet, [line, at]: Mark): Mark {
  const sides: readonly (readonly [far: number, mark: Mark])[] = [
    [at, [line, 1]],
    [line, [1, at]],
    [wide - at, [line, wide - 1]],
    [high - line, [high - 1, at]],
  ];
  return sides.reduce((a, b) => (b[0] < a[0] ? b : a))[1];
}
/** What a stroke takes: its twins are those of all of it. */
function takenBy(sheet: Sheet, tool: Tool, given: readonly Mark[]): readonly Mark[] {
  const [first, to] = given;
  if (first && (tool.on === 'pair' || tool.on === 'airlock')) return pairOf(sheet, first, to, tool.on) ?? given;
  return tool.on === 'squares' && tool.put === 'W' ? given.filter(isSquare).map((mark) => byTheWall(sheet, mark)) : given;
}
/** `partner`: which airlock or Entry Point a twin of the stroke moves. */
function stroke(sheet: Sheet, tool: Tool, marks: readonly Mark[], twin: number, partner?: string): void {
  const [first] = marks;
  if (!first) return;
  switch (tool.on) {
    case 'edges':
      for (const mark of marks) {
        if (!isEdge(mark) || sheet.at(mark) === undefined) continue;
        if (sheet.isBorder(mark)) {
          if (tool.put === 'wall' && isAirlock(sheet.at(mark))) sheet.closeAirlock(sheet.at(mark)!);
        } else if (tool.put === 'wall') sheet.wall(mark);
        else sheet.write(mark, tool.put);
      }
      return;
    case 'squares':
      for (const mark of marks) if (isSquare(mark) && sheet.at(mark) !== undefined && sheet.clear(mark)) sheet.write(mark, tool.put);
      return;
    case 'pair': {
      const two = isSquare(first) ? pairOf(sheet, first, marks[1], 'pair') : undefined;
      if (!two || two.some((mark) => isEntry(sheet.at(mark)))) return;
      for (const mark of two) sheet.clear(mark);
      for (const mark of two) sheet.write(mark, 'C');
      // Two that touch would be one of four squares.
      if (sheet.piece(first).length !== 2) for (const mark of two) sheet.write(mark, '.');
      return;
    }
    case 'airlock': {
      if (!isEdge(first) || !sheet.isBorder(first)) return;
      const two = pairOf(sheet, first, marks[1], 'airlock');
      const used = new Set(sheet.marks((letter, mark) => isAirlock(letter) && sheet.isBorder(mark)).map((mark) => sheet.at(mark)));
      const name = twin === 0 ? tool.put : (partner ?? AIRLOCK_NAMES.find((n) => !used.has(n)));
      if (!two || name === undefined) return;
      if (two.some((mark) => isAirlock(sheet.at(mark)) && sheet.at(mark) !== name)) return;
      for (const mark of sheet.marks((letter, m) => letter === name && sheet.isBorder(m))) sheet.wall(mark);
      for (const mark of two) sheet.write(mark, name);
      return;
    }
    case 'entry': {
      if (!isSquare(first) || sheet.at(first) === undefined || twin > 1) return;
      const n = twin === 0 ? tool.put : (partner ?? ENTRY_NAMES[(Number(tool.put) + 2) % 6]!);
      if (isEntry(sheet.at(first))) return;
      for (const mark of sheet.marks((letter) => letter === n)) sheet.write(mark, '.');
      sheet.clear(first);
      sheet.write(first, n);
      return;
    }
    case 'floor':
      for (const mark of marks) {
        const row = sheet.heights[(mark[0] - 1) / 2];
        if (isSquare(mark) && row?.[(mark[1] - 1) / 2] !== undefined) row[(mark[1] - 1) / 2] = tool.put;
      }
      return;
    case 'rub':
      for (const mark of marks) {
        const letter = sheet.at(mark);
        if (letter === undefined) continue;
        if (isSquare(mark)) sheet.clear(mark);
        else if (!isEdge(mark)) continue;
        else if (!sheet.isBorder(mark)) sheet.write(mark, ' ');
        else if (isAirlock(letter)) sheet.closeAirlock(letter);
      }
  }
}
/** The marks of a stroke with those of its twins, each once. */
export function shadow(board: Board, tool: Tool, given: readonly Mark[], symmetry: Symmetry): readonly Mark[] {
  const sheet = new Sheet(board);
  const marks = takenBy(sheet, tool, given);
  const all = [marks, ...twins(sheet, symmetry).map((twin) => marks.map(twin))].flat();
  return [...new Map(all.map((mark) => [mark.join(), mark])).values()];
}
/** The airlock or Entry Point that was the twin of the one being moved: they move together. */
function partnerOf(board: Board, tool: Tool, twin: (mark: Mark) => Mark): string | undefined {
  if (tool.on !== 'airlock' && tool.on !== 'entry') return undefined;
  const sheet = new Sheet(board);
  const [own] = sheet.marks((letter, mark) => letter === tool.put && (tool.on === 'entry' || sheet.isBorder(mark)));
  const there = own && sheet.at(twin(own));
  if (there === tool.put) return undefined;
  if (tool.on === 'entry') return isEntry(there) ? there : undefined;
  return own && isAirlock(there) && sheet.isBorder(twin(own)) ? there : undefined;
}
export function paint(board: Board, tool: Tool, given: readonly Mark[], symmetry: Symmetry): Board {
  const sheet = new Sheet(board);
  const marks = takenBy(sheet, tool, given);
  stroke(sheet, tool, marks, 0);
  for (const [i, twin] of twins(sheet, symmetry).entries()) stroke(sheet, tool, marks.map(twin), i + 1, partnerOf(board, tool, twin));
  const drawn = sheet.board();
  return drawn.map === board.map.replace(/^\n|\n$/g, '') && drawn.floors === board.floors ? board : drawn;
}
/** Edges in a line from one post to another, along the longer way; posts: both even. */
export function lineOfEdges([l1, a1]: Mark, [l2, a2]: Mark): readonly Mark[] {
  const down = Math.abs(l2 - l1) > Math.abs(a2 - a1);
  const [from, to] = down ? [Math.min(l1, l2), Math.max(l1, l2)] : [Math.min(a1, a2), Math.max(a1, a2)];
  return Array.from({ length: (to - from) / 2 }, (_, n): Mark => (down ? [from + 1 + 2 * n, a1] : [l1, from + 1 + 2 * n]));
}
/** Squares in a line from one to another, every one it goes over. */
export function lineOfSquares([l1, a1]: Mark, [l2, a2]: Mark): readonly Mark[] {
  const steps = Math.max(Math.abs(l2 - l1), Math.abs(a2 - a1)) / 2;
  const between = (from: number, to: number, n: number) =>
    steps === 0 ? from : 2 * Math.round((from + ((to - from) * n) / steps - 1) / 2) + 1;
  return Array.from({ length: steps + 1 }, (_, n): Mark => [between(l1, l2, n), between(a1, a2, n)]);
}
/** An empty deck with four airlocks and six Entry Points, alike from all sides. */
export function emptyBoard(side: number): Board {
  const high = 2 * side;
  const grid = Array.from({ length: high + 1 }, (_, line) =>
    Array.from({ length: high + 1 }, (_, at) => {
      const border = line === 0 || at === 0 || line === high || at === high;
      return line % 2 && at % 2 ? '.' : border ? (line % 2 ? '|' : '-') : ' ';
    }).join(''),
  );
  // In the corners and either side of the middle: as far from each airlock as from any other, and each pair of a half turn.
  const [near, far] = [1, high - 1];
  const [before, behind] = [side - 2 * Math.round(side / 8) + 1, side + 2 * Math.round(side / 8) - 1];
  const entries: readonly Mark[] = [
    [near, near],
    [near, far],
    [before, before],
    [far, far],
    [far, near],
    [behind, behind],
  ];
  const middle = 2 * Math.floor(side / 2) - 1;
  const sides: readonly Mark[] = [
    [0, middle],
    [middle, high],
    [high, middle],
    [middle, 0],
  ];
  const sheet = new Sheet({ map: grid.join('\n'), floors: '' });
  for (const [i, mark] of entries.entries()) sheet.write(mark, ENTRY_NAMES[i]!);
  for (const [i, [line, at]] of sides.entries())
    for (const step of [0, 2]) sheet.write(line % 2 ? [line + step, at] : [line, at + step], AIRLOCK_NAMES[i]!);
  return sheet.board();
}
/** The map of a board that can be read; where it can not, nothing. */
export function mapOf({ map, floors }: Board) {
  const read = readMap(map, floors);
  return 'map' in read ? read.map : undefined;
}
