/** Rules of campaigns that no test of the ledger shows, with the reason. */
const ids = (topic: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `CS-${topic}-${String(from + i).padStart(2, '0')}`);

const WORKSHOP = 'how missions are designed: belongs to the workshop of missions';
const SHIPS = 'what ships do during a mission: upgrades are bought, kept and carried into the brief, missions do not use them';
const RESCUE = 'Rescue Missions are not played: whoever is left behind is extracted in the other two ways';
const CHAPTERS: readonly (readonly [why: string, ids: readonly string[]])[] = [
  [WORKSHOP, [...ids('MCR', 1, 21), 'CS-RULING-130', 'CS-RULING-208', ...ids('EX', 101, 102)]],
  [SHIPS, [...ids('UPG', 1, 12), ...ids('SHI', 6, 7), ...ids('RULING', 105, 107), 'CS-RULING-211']],
  [RESCUE, ['CS-EXT-06', ...ids('RULING', 117, 119), 'CS-RULING-136']],
];
export const excused: Readonly<Record<string, string>> = Object.fromEntries(
  CHAPTERS.flatMap(([why, chapter]) => chapter.map((id) => [id, why])),
);
