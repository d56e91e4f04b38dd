import type { Lexicon } from '../lexicon.ts';

/** Words of the screens alone. */
export const page: Lexicon['page'] = {
  crews: 'Équipages',
  crew: 'Équipage',
  ship: 'Vaisseau',
  hold: 'Soute',
  log: 'Journal de bord',
  standings: 'Classement',
  next: 'Ensuite',
  free: 'libres',
  ready: 'prêt',
  away: 'absent',
  games: 'parties',
  value: 'Valeur',
  career: 'Carrière',
  export: 'Exporter',
  import: 'Importer',
  mission: 'Mission',
  went: 'partis',
  home: 'rentrés',
  won: 'gagnées',
  waits: 'pas encore d’équipage',
  arc: 'Le Fil d’Azur',
  nextPoint: 'prochain point',
  affordable: 'Vous pouvez payer',
};
