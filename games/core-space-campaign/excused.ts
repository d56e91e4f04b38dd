/** Rules of campaigns that no test of the ledger shows, with the reason. What advice can be reckoned, the report of the workshop says. */
const ids = (numbers: readonly string[]): string[] => numbers.map((n) => `CS-MCR-${n}`);

const ADVICE = 'external: advice to those who design missions that nobody can reckon: what to think of, and what to say';
const PIECES = 'external: how many pieces of a physical map there are';
export const excused: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ids(['03', '04', '05', '13', '21']).map((id) => [id, ADVICE])),
  'CS-MCR-06': PIECES,
};
