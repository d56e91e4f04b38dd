/** Rules of campaigns that no test of the ledger shows, with the reason. */
const ids = (topic: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `CS-${topic}-${String(from + i).padStart(2, '0')}`);

const WORKSHOP = 'external: advice to those who design missions, for the workshop of missions';
const WORKSHOP_RULES = [...ids('MCR', 1, 21), 'CS-RULING-130', 'CS-RULING-208', ...ids('EX', 101, 102)];
export const excused: Readonly<Record<string, string>> = Object.fromEntries(WORKSHOP_RULES.map((id) => [id, WORKSHOP]));
