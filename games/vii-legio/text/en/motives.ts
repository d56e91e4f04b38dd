import { type Lexicon, who } from '../lexicon.ts';
import { list, of, sector } from './grammar.ts';
import { names } from './names.ts';

export const motives: Lexicon['motives'] = {
  mission: ({ sector: place, pc, with: others }) =>
    `Is after the mission in ${sector(place)}: ${pc} PC${others.length > 0 ? `, shared with ${list(others.map(who))}` : ''}.`,
  star: ({ sector: place }) => `Is after the PX that ${sector(place)} gives to who leaves something there.`,
  clock: () => 'Calls the Imperator: the end may come closer, it is ready for it.',
  rival: ({ rival }) => `Looks at ${who(rival)}, who would gain more by it than it likes.`,
  recruit: ({ what, sector: place }) => `Takes ${of(1, what)} aboard for the mission in ${sector(place)}.`,
  build: ({ what }) => `Spends cards it has no other use for: ${of(1, what)} will be wanted.`,
  repair: ({ lacking }) => `Goes to be repaired: what is broken is worth ${lacking} cards.`,
  card: ({ card }) => `Plays ${names.exploration[card].name}: worth more on the table than as payment.`,
  peek: () => 'Spends cards it has no other use for: what lies face down is worth knowing.',
  lead: () => 'Declares the end: it is ahead, and nobody can catch up in time.',
  'sector-x': () => 'Enters sector X for what is to be had nowhere else.',
  keep: () => 'Leaves nothing: the crew is worth more than the PX.',
  rest: () => 'Stops: nothing left to do is worth its cards.',
  skill: ({ skill }) => `Puts all on one skill (${names.skills[skill]}): two by halves win fewer missions.`,
  expert: () => 'The Adventurer is of use on every mission, other Experts on half of them.',
  objective: ({ have, of: all }) =>
    have > 0 ? `Has ${have} of ${all} already: it is not far.` : 'Of those offered, the one that is filled most often.',
};
