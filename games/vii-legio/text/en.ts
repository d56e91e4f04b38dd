import { compose, type LegioWords } from './compose.ts';
import { because, contrast } from './en/afterwards.ts';
import { answers, questions, waiting } from './en/asking.ts';
import { before } from './en/before.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { notions } from './en/notions.ts';
import { prints } from './en/prints.ts';
import { endings, refusals, standing } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';

export const en: LegioWords = compose({
  subtitle: 'Red Nebula',
  pitch: 'Explore the nebula, discover its worlds, share missions and glory.',
  bots: {
    surveyor: 'Surveyor',
    envoy: 'Envoy',
    raider: 'Raider',
    'easy-surveyor': 'Surveyor’s cadet',
    'easy-envoy': 'Envoy’s cadet',
    'easy-raider': 'Raider’s cadet',
    'strong-surveyor': 'Master surveyor',
    'strong-envoy': 'Legate',
    'strong-raider': 'Corsair',
    random: 'Recruit',
    greedy: 'Centurion',
    search: 'Calculator',
  },
  styles: {
    surveyor: { name: 'Surveyor', line: 'Takes what lies open, by the shortest way, and keeps the ship whole.' },
    envoy: { name: 'Envoy', line: 'Lands in company, accepts most invitations, and prefers talk to fire.' },
    raider: { name: 'Raider', line: 'Hunts Xeno ships, arms its own, and lands alone if it can.' },
  },
  motives,
  phrases: {
    'join-me': 'Who lands with me?',
    'bring-squads': 'I am short of squads.',
    'bring-points': 'I am short of points.',
    'invite-me': 'Invite me, I will come!',
    'come-here': 'Join me in this sector.',
    'not-now': 'Not this time.',
    thanks: 'Thank you, legionary.',
    'well-played': 'Ave! Well played.',
  },
  names,
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
  prints,
  chapters,
  rules,
  hints,
});
