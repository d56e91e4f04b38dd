import type { Lexicon } from '../lexicon.ts';

export const refusals: Lexicon['refusals'] = {
  kit: 'Four items, at most two of them Large.',
  'not-held': 'This item is not in your hands.',
  'not-analyzed': 'To be analyzed first: an IQ action.',
  'no-charge': 'No Charge left.',
  'power-out': 'Power Out: nothing alien works this round.',
  personal: 'This item helps its owner only.',
  used: 'Used already this round.',
  'not-admitted': 'That is not possible now.',
};
export const endings: Lexicon['endings'] = {
  victory: 'Mission accomplished: the whole crew is safe.',
  dead: 'A Rocketeer has fallen: the mission fails.',
  suffocated: 'A Rocketeer is out of oxygen: the mission fails.',
  countdown: 'The countdown is over: everything blows up.',
  conceded: 'The crew has given up.',
};
