import type { Lexicon } from '../lexicon.ts';

export const hints: Lexicon['hints'] = {
  found: 'A ready crew is quickest. You keep these people for the whole campaign, as long as they live.',
  together: 'Whoever chooses the same mission plays it at the same table. Choose another, and you go alone.',
  embark: 'Whoever stays at home risks nothing and learns nothing.',
  'left-behind': 'The teleporter is free and kills one in six. On their own it costs UA or time.',
  career: 'Each point is a space of the Career. The last space of a row brings statistics too.',
  post: 'It sells what costs 5 UA and more, and pays 1 UA more for its own kind. BS-Mart is open in any case.',
  'full-hold': 'More than fits: sell it, give it to somebody or throw it away before you are done.',
  'keep-money': 'A system is at one: keep 2 UA a box. After trading nothing can be sold.',
  barter: 'Somebody offers you a deal. Both sides change hands at once, or not at all.',
  'whole-ship': 'Upgrades need every box filled. A system left at zero loses the ship, and the crew with it.',
};
