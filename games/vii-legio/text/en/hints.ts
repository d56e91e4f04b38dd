import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  win: 'Gold counts your {#pc|PC}: the highest total wins. Silver counts your {#px|PX}: without 10, no victory.',
  profile: 'Sapient worlds: Diplomacy. Non-sapient: Capture. A clear profile succeeds sooner.',
  expert: 'Diplomat or Hunter count on every mission; the Adventurer anywhere, but once.',
  objective: 'Keep the one your play would meet anyway.',
  draw: 'Draw what you will spend: a card kept costs 1 {#pc|PC}.',
  'open-contact': 'The open one is sure. The hidden one may ask what you lack.',
  landing: 'Squads first, then points, then shares: just enough company.',
  guest: 'Look at what you would spend: if it is nothing, accepting is free.',
  leave: 'The {#star-base|base} gives back squads and equipment, never Experts.',
  promotion: '12 {#pc|PC}: go home, a {#spatha|Spatha} awaits you at the base.',
  'may-win': '10 {#px|PX}: from now on your {#pc|PC} count.',
  'may-end': 'Somebody has 13 {#px|PX}, and may end the game on their next turn.',
  'half-share': 'In zone A a {#spatha|Spatha} takes only half its share.',
  greyed: 'Greyed, it cannot be played here; it still pays.',
  hostile: 'Each missing laser is a roll for damage; every fight costs 1 laser.',
};
