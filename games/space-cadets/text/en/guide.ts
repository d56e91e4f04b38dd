import type { Lexicon } from '../lexicon.ts';

export const guide: Lexicon['guide'] = [
  {
    at: 'board',
    title: 'How one wins',
    text: 'All together: the goal of the mission met during your turn with everybody alive. A single Rocketeer at zero {#hp|HP} or zero {#o2|O²}, and all have lost.',
  },
  {
    at: 'board',
    title: 'The ship',
    text: 'Face-down tiles. At the start of a turn each Rocketeer {#scan|scans} the nearest: there lie Aliens, {#discovery|discoveries} and your objective.',
  },
  {
    at: 'question',
    title: 'Three actions',
    text: 'Each Rocketeer has three {#ap|AP}: move, open a {#hatch|hatch}, attack, heal, analyze, subdue. Whatever is allowed glows on the ship.',
  },
  {
    at: 'board',
    title: 'The dice',
    text: '1, 2 or 3 is a {#success|success}; one is enough. Each further one is an {#overkill|Overkill} to spend: the heart of the game.',
  },
  {
    at: 'things',
    title: 'Your sheet',
    text: '{#hp|HP}, {#o2|oxygen}, {#iq|IQ} and your items. If a single Rocketeer falls to zero HP or O², all lose.',
  },
  {
    at: 'players',
    title: 'The crew',
    text: 'You decide together who acts next. The last to act has the highest {#order|Order token}, and Aliens prefer him.',
  },
  {
    at: 'journal',
    title: 'The Alien Turn',
    text: 'The program moves them, always by the same protocol. The journal gives the reason of every step.',
  },
];
