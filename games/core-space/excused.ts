/** Rules of the catalogue that no test shows, with the reason. What a test cites counts as shown, whatever stands here. */
export const excused: Readonly<Record<string, string>> = {
  'CS-RULING-79': 'wrong page references of the rulebook: nothing of it is in the program',
  'CS-MRG-09': 'external: no Civilian of the box is a Merg',
  'CS-DIC-14': 'says that a case without a rule does not exist',
};
