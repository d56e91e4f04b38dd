/**
 * The ship classes and their boards, drawn: `S` the start square, `#` a square of the ship, `.` none; on class IIIB a digit is a square
 * that a die of that number makes a hole. Front at the top. `source` says how sure a board is.
 */
import type { Source } from './tiles.ts';

export const CLASS_IDS = ['I', 'II', 'IIB', 'III', 'IIIA', 'IIIB', 'IV'] as const;
export type ClassId = (typeof CLASS_IDS)[number];
/** GT-SESS-07: the numeral of the class. */
export type RoundNumber = 1 | 2 | 3 | 4;
export type Die = 1 | 2 | 3 | 4 | 5 | 6;
export const DIE: readonly Die[] = [1, 2, 3, 4, 5, 6];

export type ShipClass = {
  readonly round: RoundNumber;
  /** Column of the first character of a line, row of the first line. */
  readonly from: readonly [column: number, row: number];
  /** GT-BASE-PAY-05, GT-CLASS-03: the most that is paid for lost parts; null: no maximum. Class IV: see `INSURANCE`. */
  readonly cap: number | null;
  /** GT-IIB-01: the first and the last column are neighbours. */
  readonly wrap: boolean;
  readonly source: Source;
};
export const CLASSES: Readonly<Record<ClassId, ShipClass>> = {
  I: { round: 1, from: [3, 4], cap: 5, wrap: false, source: 'published' },
  II: { round: 2, from: [3, 4], cap: 8, wrap: false, source: 'published' },
  IIB: { round: 2, from: [1, 3], cap: null, wrap: true, source: 'published-once' },
  III: { round: 3, from: [3, 4], cap: 11, wrap: false, source: 'published' },
  // Printed rows run 11 (front) to 3 (rear); here as everywhere they grow towards the rear. The dice do not mind.
  IIIA: { round: 3, from: [5, 3], cap: null, wrap: false, source: 'published' },
  IIIB: { round: 3, from: [3, 4], cap: null, wrap: false, source: 'published-once' },
  IV: { round: 4, from: [3, 2], cap: null, wrap: false, source: 'published-once' },
};

/** The boards of one piece. */
export const BOARDS: Readonly<Record<Exclude<ClassId, 'IV'>, readonly string[]>> = {
  I: [
    '.........', // row 4 belongs to the frame (Architect)
    '....#....',
    '...###...',
    '..##S##..',
    '..#####..',
    '..##.##..',
  ],
  II: [
    '....#....', // row 4
    '...###...',
    '..#####..',
    '..##S##..',
    '.#######.',
    '.###.###.',
  ],
  IIB: [
    '#..#.#..#', // die face 3
    '##.###.##',
    '####S####',
    '##.###.##',
  ],
  III: [
    '....#....', // row 4
    '...###...',
    '#.#####.#',
    '####S####',
    '#########',
    '##.###.##',
  ],
  IIIA: [
    '.###.', // row 3, columns 5 to 9
    '#####',
    '##.##',
    '#####',
    '.#S#.',
    '#.#.#',
    '#####',
    '#####',
    '#.#.#',
  ],
  IIIB: [
    '..54#33..', // row 4; the numbers are ours
    '.##625#6.',
    '6212###6#',
    '635#S445#',
    '1#4115##2',
    '.#33142#.',
  ],
};

/** GT-IV-01, -02: the halves of class IV; rows 2 to 7 and 8 to 11. */
export const FRONTS = ['F1', 'F2', 'F3', 'F4', 'F5'] as const;
export type Front = (typeof FRONTS)[number];
export const REARS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const;
export type Rear = (typeof REARS)[number];
export const FRONT_BOARDS: Readonly<Record<Front, readonly string[]>> = {
  F1: ['.........', '..#...#..', '..##.##..', '.#######.', '.#.###.#.', '####S####'],
  F2: ['.........', '...###...', '...###...', '#..###..#', '##.###.##', '####S####'],
  F3: ['.........', '.#..#..#.', '.#######.', '..#####..', '.##.#.##.', '.###S###.'],
  F4: ['....#....', '...###...', '...###...', '..##.##..', '#.#####.#', '####S####'],
  F5: ['...#.#...', '...###...', '...###...', '.#.###.#.', '.#######.', '.###S###.'],
};
export const REAR_BOARDS: Readonly<Record<Rear, readonly string[]>> = {
  R1: ['.#######.', '..##.##..', '..#####..', '..#...#..'],
  R2: ['#########', '#.##.##.#', '...###...', '.........'],
  R3: ['##.###.##', '.#######.', '..##.##..', '.........'],
  R4: ['.#######.', '..#####..', '.##...##.', '.#.....#.'],
  // The only source has one unpaired corner square more, left out here: all other rear halves have 18 and are symmetric.
  R5: ['.#######.', '###.#.###', '##.....##', '.........'],
};
/** GT-INS-02, -03, GT-RULING-52: what the halves of class IV print; the figures are ours. */
export const INSURANCE = { price: 5, cap: 14 } as const;

/** GT-IIB-05, GT-RULING-45: the pairs of dice of each column, a chance of 4 in 36 each. Ours, within the rulebook's constraints. */
export const COLUMN_PAIRS = [
  '1-2 5-6', // column 1
  '4-5 2-3',
  '1-3 4-6',
  '1-6 2-2 5-5',
  '3-4 1-1 6-6',
  '2-5 3-3 4-4',
  '1-4 3-6',
  '1-5 2-6',
  '2-4 3-5',
] as const;
/** GT-IIB-07: where an object from the side starts, by the second die. */
export const sideColumn = (die: Die): number => (die <= 3 ? 7 : 3);
