import type { Lexicon } from '../lexicon.ts';

export const motives: Lexicon['motives'] = {
  search: () => 'Looks for cards: fuel for the Nest is among them.',
  nest: () => 'Is on the way to the Nest, with fuel enough to burn it.',
  suspect: ({ who, tenths }) => `Takes {@${who}} to be infected at ${tenths} to 10, and acts on it.`,
  supply: ({ who }) => `Brings fuel to {@${who}}, who can carry it to the Nest.`,
  heal: () => 'Sees to wounds before they are the last.',
  parasite: () => 'Gets rid of parasites before they bite.',
  danger: () => 'Leaves a room in which parasites will bite.',
  explore: () => 'Explores: the Nest and new rooms to search lie out there.',
  meet: ({ who }) => `Meets {@${who}}: whom one trades with, one knows better.`,
  scan: () => 'Wants it counted who is infected.',
  infect: ({ who }) => `Is after {@${who}}: likely human, and likely without a Gas Can to spare.`,
  frame: ({ who }) => `Shoots at {@${who}}, so that others look there.`,
  hide: () => 'Gives a harmless card, as a human would: the moment is not good.',
  spare: () => 'Gives what it misses least.',
  weary: () => 'Calls for an end: this will not be decided any more.',
  rest: () => 'Stops: nothing left to do is worth the effort.',
  guard: ({ who }) => `Shields itself: {@${who}} might infect it, and this card would stop that.`,
  team: () => 'Searches as a team: each of the two gets a card.',
};
