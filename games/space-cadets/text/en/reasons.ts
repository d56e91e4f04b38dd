import type { Lexicon } from '../lexicon.ts';
import { role } from './grammar.ts';
import { names } from './names.ts';

export const refusals: Lexicon['refusals'] = {
  kit: 'Four items, at most two of them Large.',
  'not-held': 'This item is not in your hands.',
  'not-analyzed': 'To be analyzed first: an IQ action.',
  'no-charge': 'No Charge left.',
  'power-out': 'Power Out: nothing alien works this round.',
  personal: 'This item helps its owner only.',
  used: 'Used already this round.',
  'no-action': 'No action is left to pay for it.',
  held: 'Held fast: no step can be paid for.',
  'not-beside': 'Only what is beside this tile.',
  'not-scanned': 'That tile has not been scanned yet.',
  shut: 'The hatch between is shut.',
  'not-closed': 'That hatch is not closed.',
  'no-weapon': 'An attack needs a weapon for it.',
  'no-target': 'That cannot be attacked.',
  unseen: 'Out of sight.',
  'out-of-range': 'The weapon does not reach so far.',
  'spares-friends': 'A Rocketeer or a Thrall stands there.',
  'no-iq': 'No IQ left for it on this tile.',
  'not-wounded': 'Nobody is wounded there.',
  'out-of-reach': 'Too far away for an IQ action.',
  'nothing-to-analyze': 'There is nothing to analyze in it.',
  'no-components': 'Components are missing.',
  'not-subdued': 'Only a Thrall or a wounded Brain can be subdued.',
  'no-task': 'There is nothing to do for the mission here.',
  'talent-used': 'The Talent has been used this round.',
  'not-admitted': 'That is not possible now.',
};
export const endings: Lexicon['endings'] = {
  victory: 'Mission accomplished: the whole crew is safe.',
  dead: 'A Rocketeer has fallen: the mission fails.',
  suffocated: 'A Rocketeer is out of oxygen: the mission fails.',
  countdown: 'The countdown is over: everything blows up.',
  conceded: 'The crew has given up.',
};
export const standing: Lexicon['standing'] = ({ scenario, turn, objective: o, aliens }, weakest) => [
  `${names.scenarios[scenario].name}, round ${turn}: ${o.homeward ? 'only the way home is left' : o.goal > 0 ? `the objective stands at ${o.progress} of ${o.goal}` : 'the objective is still to be reached'}.`,
  `${aliens.length} Alien${aliens.length === 1 ? '' : 's'} aboard; the weakest of yours is ${role(weakest.role)}, ${weakest.hp} {#hp|HP} and ${weakest.o2} {#o2|O²}.`,
];
