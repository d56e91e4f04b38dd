import { type CoreWords, compose } from './compose.ts';
import { because, before, contrast, standing } from './en/afterwards.ts';
import { answers, questions, waiting } from './en/asking.ts';
import { flaws } from './en/flaws.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { missions, room, rooms } from './en/missions.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { notions } from './en/notions.ts';
import { tells } from './en/pieces.ts';
import { prints } from './en/prints.ts';
import { endings, refusals } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';
import { skills } from './en/skills.ts';
import { ways } from './en/ways.ts';

export const en: CoreWords = compose({
  subtitle: 'Loot it, and get out',
  pitch: 'Lead a crew through a station full of crates while the machines wake up, and be gone before they are all awake.',
  options: {
    mission: { name: 'Mission', help: 'Where you go, and what for.' },
    mode: {
      name: 'Players',
      help: 'Against each other, or all together in a lasting truce. Alone it is always together.',
      values: { versus: 'against each other', together: 'together' },
    },
    civilians: { name: 'Civilians', help: 'People on the station: they trade, join you, or turn out to be something else.' },
    reinforcements: { name: 'Reinforcements', help: 'Twice as many machines, for four crews or more.' },
    corps: { name: 'Galactic Corps', help: 'Guards, a Juggernaut, a Director: they shoot, and arrest the fallen.' },
    security: { name: 'Security', help: 'Wardens: they search and question, until one is attacked.' },
    gangers: { name: 'Gangers', help: 'A gang that fights everybody.' },
    gatherers: { name: 'Gatherers', help: 'The Mother and her Spiders may come.' },
    annihilator: {
      name: 'Annihilator',
      help: 'The largest machine may come, with or without its upgrade.',
      values: { absent: 'not there', standard: 'as it is', upgraded: 'upgraded' },
    },
    track: {
      name: 'Hostility sheet',
      help: 'The advanced face brings police, gangs and great machines, if they take part.',
      values: { basic: 'basic', advanced: 'advanced' },
    },
    hard: { name: 'Elite and Specialists', help: 'Better police.' },
    crowd: { name: 'A crowd', help: 'All five Civilians may be there at once.' },
    assistance: { name: 'Assistance', help: 'Three Event cards that are kept and played later.' },
    louder: { name: 'Louder start', help: 'So many Hostility pegs more at the start.' },
    doors: { name: 'Doors', help: 'Advanced: doors are shut and can be opened, closed, cut and hacked.' },
    windows: { name: 'Windows', help: 'Advanced: nobody sees through a window until it is broken.' },
    repair: { name: 'Repair', help: 'Advanced: Techs and Machines repair things and Machines.' },
    improvised: { name: 'Improvised weapons', help: 'Advanced: a chair at hand is two dice.' },
    destroying: { name: 'Destroying things', help: 'Advanced: doors and scenery can be broken; a crate drops what it holds.' },
    moving: { name: 'Moving things', help: 'Advanced: crates are moved, chairs too, tables are tipped over.' },
    climbing: { name: 'Climbing and jumping', help: 'Advanced: onto things, over pipes, through windows, from floor to floor.' },
    sharing: {
      name: 'Crews',
      help: 'Several players may share a crew: each plays some of its Traders.',
      values: { alone: 'one each', pairs: 'one for two', one: 'one for all' },
    },
    teams: { name: 'Two teams', help: 'With three crews and more: every other crew is of one’s own team. A team wins together.' },
    master: { name: 'Game master', help: 'The last seat leads the Purge and all NPCs, and wins if nobody else does.' },
    lifts: { name: 'Lifts', help: 'Advanced: lifts of a drawn board are called and ridden.' },
    expansion: { name: 'More equipment', help: '17 more tokens: grenades of all sorts, big guns, a Jump Pack.' },
    points: { name: 'Points', help: 'What a crew of one’s own may cost.' },
    career: { name: 'Experience', help: 'Career all Traders are advanced to. 0: new crews.' },
    purse: { name: 'Purse', help: 'What each Trader of an experienced crew may spend, in UA.' },
  },
  bots: {
    raider: 'Raiders',
    prowler: 'Prowlers',
    looter: 'Looters',
    'easy-raider': 'Green raiders',
    'easy-prowler': 'Green prowlers',
    'easy-looter': 'Green looters',
    'strong-raider': 'Seasoned raiders',
    'strong-prowler': 'Seasoned prowlers',
    'strong-looter': 'Seasoned looters',
    absent: 'Autopilot',
    random: 'Chance',
    search: 'Calculator',
  },
  styles: {
    raider: { name: 'Raiders', line: 'Look for the fight, shoot first, and take from whoever has fallen.' },
    prowler: { name: 'Prowlers', line: 'Keep to cover, hold their fire, and are home before it gets hot.' },
    looter: { name: 'Looters', line: 'One more crate, whatever the track says; money before guns.' },
  },
  phrases: {
    'good-luck': 'Good luck in there!',
    'cover-me': 'Cover me!',
    'truce-anyone': 'A truce, anyone?',
    'go-home': 'Time to go home.',
    'mine-first': 'I saw it first.',
    ouch: 'Ouch!',
    thanks: 'Thanks.',
    'well-played': 'Well played.',
  },
  questions,
  answers,
  waiting,
  notes,
  names,
  skills,
  ways,
  missions,
  tells,
  rooms,
  room,
  prints,
  notions,
  flaws,
  refusals,
  endings,
  hints,
  because,
  standing,
  contrast,
  motives,
  before,
  chapters,
  rules,
});
