/** Rules of the catalogue that no test of the base game shows, by chapter, with the reason. What a test cites counts as shown, whatever stands here. */

/** `CS-GAT` from 1 to 13, or the numbers named. */
const ids = (topic: string, numbers: number | readonly number[]): string[] =>
  (typeof numbers === 'number' ? Array.from({ length: numbers }, (_, i) => i + 1) : numbers).map(
    (n) => `CS-${topic}-${String(n).padStart(2, '0')}`,
  );

const SEATS = 'shared crews, teams and the game master have no seats yet';

const CHAPTERS: readonly (readonly [why: string, ids: readonly string[]])[] = [[SEATS, ids('VAR', 3)]];

export const excused: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CHAPTERS.flatMap(([why, chapter]) => chapter.map((id) => [id, why]))),
  'CS-RULING-79': 'wrong page references of the rulebook: nothing of it is in the program',
  'CS-MRG-09': 'external: no Civilian of the box is a Merg',
  'CS-DIC-14': 'says that a case without a rule does not exist',
};
