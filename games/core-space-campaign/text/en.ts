/** English. */
import { en as core } from '@cosmodrome/core-space/text/en';
import { compose } from './compose.ts';
import { answers, questions, verb, waiting } from './en/asking.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { names } from './en/names.ts';
import { barter, page } from './en/page.ts';
import { because, endings, refusals } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';

export const en = compose(
  {
    subtitle: 'Campaigns',
    pitch: 'Your crew lives on from mission to mission: it earns, learns, limps home and sets out again.',
    options: {
      structure: {
        name: 'Structure',
        help: 'Who plays what when.',
        values: { open: 'Open', league: 'League', arc: 'The Azure Thread' },
      },
      mode: {
        name: 'Crews',
        help: 'Against each other, or all together against the station.',
        values: { versus: 'Against each other', together: 'Together' },
      },
      goal: {
        name: 'Goal',
        help: 'What ends the campaign early, or counts at its end.',
        values: { money: 'Most UA at the end', 'full-ship': 'First ship with everything' },
      },
      pairing: {
        name: 'Pairings',
        help: 'Of a League: by rank, or every pair once.',
        values: { swiss: 'By rank', 'round-robin': 'Every pair once' },
      },
      length: { name: 'Length', help: 'Games of a crew; rounds of a League.' },
      missions: { name: 'Missions of a League', help: 'One a round, in turn.' },
      expansion: { name: 'More equipment', help: '17 more tokens in missions and shops.' },
      veterans: { name: 'Veterans', help: 'Crews of other campaigns may come as they are.' },
    },
    bots: { quartermaster: 'Quartermaster', absent: 'Autopilot', random: 'Chance', search: 'Calculator' },
    names,
    questions,
    answers,
    verb,
    waiting,
    notes,
    refusals,
    endings,
    because,
    standing: ({ money, members, away, weakest }) => [
      `You have ${money} UA and ${members} people${away > 0 ? `, ${away} of them away` : ''}.`,
      `The weakest system has ${weakest} of 5 boxes.`,
    ],
    chapters,
    rules,
    hints,
    barter,
    page,
  },
  core,
);
