import { type CadetWords, compose } from './compose.ts';
import { because, contrast } from './en/afterwards.ts';
import { answers, questions, waiting } from './en/asking.ts';
import { before } from './en/before.ts';
import { roles } from './en/grammar.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { notions } from './en/notions.ts';
import { endings, refusals, standing } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';

export const en: CadetWords = compose({
  subtitle: 'Away Missions',
  pitch: 'A crew of Rocketeers, an unknown ship, Aliens led by the program. Win or lose together.',
  options: {
    scenario: {
      name: 'Mission',
      help: 'The seven missions, from the simplest to the hardest.',
    },
    mode: {
      name: 'Difficulty',
      help: 'More or fewer Aliens, and harsher rules.',
    },
    rocketeers: {
      name: 'Rocketeers',
      help: 'How many Rocketeers are in play; they are shared among the players.',
    },
    alternative: {
      name: 'Alternative order',
      help: 'Rocketeers act from fewest to most HP.',
    },
    ks: {
      name: 'Bonus cards',
      help: 'Two more weapons and five more Rescued Thralls.',
    },
  },
  bots: {
    guardian: 'Guardian',
    scout: 'Scout',
    gunner: 'Gunner',
    'easy-guardian': 'Cadet guardian',
    'easy-scout': 'Cadet scout',
    'easy-gunner': 'Cadet gunner',
    'strong-guardian': 'Chief guardian',
    'strong-scout': 'Pathfinder',
    'strong-gunner': 'Ace',
    comrade: 'Comrade',
    search: 'Calculator',
    random: 'Chance',
  },
  styles: {
    guardian: { name: 'Guardian', line: 'Stays with the others, and sees to the wounded first.' },
    scout: { name: 'Scout', line: 'Goes ahead, finds what lies about, and lets the others follow.' },
    gunner: { name: 'Gunner', line: 'Shoots whatever comes near before anything else.' },
  },
  motives,
  names,
  roles,
  round: (n) => `Round ${n}`,
  questions,
  answers,
  before,
  waiting,
  notes,
  refusals,
  endings,
  standing,
  because,
  contrast,
  notions,
  chapters,
  rules,
  hints,
});
