/** Rules of campaigns that no test of the ledger shows, with the reason. */
const ids = (topic: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `CS-${topic}-${String(from + i).padStart(2, '0')}`);

const CHAPTERS: readonly (readonly [why: string, ids: readonly string[]])[] = [
  ['how missions are designed: belongs to the workshop of missions', ids('MCR', 1, 21)],
];
export const excused: Readonly<Record<string, string>> = Object.fromEntries(
  CHAPTERS.flatMap(([why, chapter]) => chapter.map((id) => [id, why])),
);
