import type { Lexicon } from '../lexicon.ts';

/** Words of the screens alone. */
export const page: Lexicon['page'] = {
  crews: 'Crews',
  crew: 'Crew',
  ship: 'Ship',
  hold: 'Hold',
  log: 'Log',
  standings: 'Standings',
  next: 'Next',
  free: 'free',
  ready: 'ready',
  away: 'away',
  games: 'games',
  value: 'Value',
  career: 'Career',
  export: 'Export',
  import: 'Import',
  mission: 'Mission',
  went: 'went',
  home: 'home',
  won: 'won',
  waits: 'no crew yet',
  arc: 'The Azure Thread',
  nextPoint: 'next point',
  affordable: 'You can pay',
};
