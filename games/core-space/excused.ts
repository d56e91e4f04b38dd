/** Rules of the catalogue that no test of the base game shows, by chapter, with the reason. What a test cites counts as shown, whatever stands here. */

/** `CS-GAT` from 1 to 13, or the numbers named. */
const ids = (topic: string, numbers: number | readonly number[]): string[] =>
  (typeof numbers === 'number' ? Array.from({ length: numbers }, (_, i) => i + 1) : numbers).map(
    (n) => `CS-${topic}-${String(n).padStart(2, '0')}`,
  );
const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const BLOCKS = 'moving, breaking and climbing scenery, and boards of several floors: no board of the box has them yet';
const SEATS = 'shared crews, teams and the game master have no seats yet';

const CHAPTERS: readonly (readonly [why: string, ids: readonly string[]])[] = [
  [
    BLOCKS,
    [
      'CS-ADV-02',
      ...ids('LFT', 4),
      ...ids('OBJ', 5),
      ...ids('DST', span(3, 5)),
      ...ids('CLB', 5),
      ...ids('JMP', 5),
      ...ids('FAL', 4),
      ...ids('DIV', 7),
      ...ids('SCR', 3),
      ...ids('ICO', [7]),
      ...ids('EX', [30, 32]),
      ...ids('RULING', [70, 171]),
    ],
  ],
  [SEATS, ids('VAR', 3)],
];

export const excused: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CHAPTERS.flatMap(([why, chapter]) => chapter.map((id) => [id, why]))),
  'CS-RULING-79': 'wrong page references of the rulebook: nothing of it is in the program',
  'CS-MRG-09': 'external: no Civilian of the box is a Merg',
  'CS-DIC-14': 'says that a case without a rule does not exist',
};
