import type { Lexicon } from '../lexicon.ts';

/** The first game, step by step. */
export const guide: Lexicon['guide'] = [
  {
    at: 'board',
    title: 'How one wins',
    text: 'Humans: a healthy Soldier burns the {#nest|Nest} with three {#gas|Gas Cans}. Infected: a {#heatScan|Heat Scan} proves that everybody is. At first nobody knows who the {#host|Host} is.',
  },
  {
    at: 'board',
    title: 'The station',
    text: 'It grows room by room. Your Soldier and your Android start in the {#reactor|Reactor Room}. The {#nest|Nest} lies deep in the deck.',
  },
  {
    at: 'question',
    title: 'Your turn',
    text: 'Your two characters pool their {#ap|action points}. Whatever is allowed glows on the station and in your hand.',
  },
  {
    at: 'things',
    title: 'Your hand',
    text: 'It is secret. Your {#infection|Infection} cards are of use only if you are infected. Keep a {#gas|Gas Can} to protect yourself.',
  },
  {
    at: 'board',
    title: 'Entering an occupied room',
    text: 'There you {#trade|trade} a card in secret, or attack. That is how the {#host|Host} infects.',
  },
  {
    at: 'players',
    title: 'The others',
    text: 'You see their wounds, the items they laid out, how many cards they hold. Never their side. A {#heatScan|Heat Scan} counts the infected.',
  },
  {
    at: 'journal',
    title: 'What happened',
    text: 'The journal tells all you may know. Your private lines have a lock. Keep your suspicions in the notebook.',
  },
  { at: 'chat', title: 'Talk', text: 'Accuse, swear, lie: talk is part of the game, and nothing said there binds you.' },
];
