import type { Lexicon } from '../lexicon.ts';

export const guide: Lexicon['guide'] = [
  {
    at: 'question',
    title: 'Ave, legionary!',
    text: 'Everything goes through this bar: it says what is expected of you and what is possible. Every underlined word explains itself.',
  },
  {
    at: 'laurels',
    title: 'Two laurels to grow',
    text: 'Gold counts {#pc|PC}: the highest total wins. Silver counts {#px|PX}: without 10 PX there is no victory.',
  },
  {
    at: 'hand',
    title: 'Cards do everything',
    text: 'Played face up, a card acts. Discarded face down, it pays for a purchase, a crossing or a decoding. Each one left at the end of the turn costs 1 PC.',
  },
  {
    at: 'nebula',
    title: 'Discover',
    text: 'A discovery card creates a planet in your sector. The gates between sectors show their price in cards.',
  },
  {
    at: 'contacts',
    title: 'Worlds to come',
    text: 'The next Extrasolars: squads to land, points required, PC to share, then the star and its PX. The decoder reads the hidden ones.',
  },
  {
    at: 'imperator',
    title: 'Land together',
    text: 'Too few squads or points? Invite the ships of your sector, or call the {#imperator|Imperator}: it helps, but takes its share.',
  },
  {
    at: 'ship',
    title: 'Your ship',
    text: 'Equipment, crew, experience. Leave elements on planets to earn PX, then go home and repair. With 12 PC the {#spatha|Spatha} awaits you there.',
  },
];
