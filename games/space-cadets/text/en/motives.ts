import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';

const SCAN = {
  marker: 'Looks for the goal: a mission marker lies there.',
  locker: 'A locker lies there: gear for the crew.',
  find: 'A Discovery lies there.',
  calm: 'Less of a risk than the other hidden tiles, as far as one can see.',
} as const;

export const motives: Lexicon['motives'] = {
  safety: () => 'Is safer there: fewer wounds are to be expected of the coming Alien Turn.',
  errand: () => 'Goes on with the mission: it is nearer to what must be done.',
  home: () => 'Is on the way home: there is nothing left to do here.',
  together: () => 'Stays with the others: together they can help each other.',
  finds: () => 'Is after what lies there to be found.',
  foes: () => 'Keeps the Aliens down: too many are about.',
  foe: ({ foe }) => `Shoots first: the ${names.foes[foe].name} would strike next.`,
  heal: ({ patient }) => `Heals the ${names.roles[patient].name}, who could not stand much more.`,
  task: () => 'Works on the mission: this is what the crew came for.',
  marked: ({ by }) => `Goes where {@${by}} asked.`,
  says: () => 'Says what is planned, so that everybody can answer.',
  wished: () => 'Goes next, as was proposed.',
  rest: () => 'Stops: nothing left to do is worth a breath.',
  scan: ({ what }) => SCAN[what],
  open: () => 'Leaves the fewest hatches shut around the start.',
  frail: ({ who }) =>
    `The ${names.roles[who].name} first: Aliens in doubt turn on who acted late, and the ${names.roles[who].name} could stand least.`,
  command: ({ to }) => `Gives an action away: the ${names.roles[to].name} can do more with it.`,
};
