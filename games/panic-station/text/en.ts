import { compose, type PanicWords } from './compose.ts';
import { because, contrast, sides } from './en/afterwards.ts';
import { answers, questions, waiting } from './en/asking.ts';
import { before } from './en/before.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { motives } from './en/motives.ts';
import { notions } from './en/notions.ts';
import { endings, refusals, standing, winners } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';

export const en: PanicWords = compose({
  subtitle: 'Paranoia in the base',
  pitch: 'Find the Nest and burn it. One of you is the Host, and any trade can infect.',
  options: {
    gentle: { name: 'Gentle on humans', help: 'Two Infection cards a player instead of three.' },
    passing: { name: 'Passing Host', help: 'A Host who has failed three times may give the Host card away.' },
    cans: { name: 'Gas Cans for the Nest', help: 'How many Gas Cans burn the Nest.', values: { '3': 'three', '4': 'four' } },
    colours: {
      name: 'Colours',
      help: 'Drawn at random, or picked by everybody at the start.',
      values: { random: 'drawn', pick: 'picked' },
    },
  },
  bots: {
    medic: 'Medic',
    trooper: 'Trooper',
    agent: 'Agent',
    'easy-medic': 'Green medic',
    'easy-trooper': 'Green trooper',
    'easy-agent': 'Green agent',
    'strong-medic': 'Head medic',
    'strong-trooper': 'Veteran',
    'strong-agent': 'Spymaster',
    crew: 'Crew member',
    absent: 'Sleepwalker',
    search: 'Calculator',
    random: 'Chance',
  },
  styles: {
    medic: { name: 'Medic', line: 'Keeps its distance; as the Host it hides long before it tries.' },
    trooper: { name: 'Trooper', line: 'Shoots at whatever it suspects; as the Host it frames others that way.' },
    agent: { name: 'Agent', line: 'Meets everybody and calls for scans; as the Host it tries at once.' },
  },
  motives,
  phrases: {
    accuse: 'I suspect you.',
    vouch: 'I trust this one.',
    human: 'I am human, I swear.',
    scan: 'We need a Heat Scan.',
    gas: 'I gave a Gas Can.',
    wantGas: 'I need Gas Cans.',
    nest: 'To the Nest, now!',
    help: 'Help!',
    stay: 'Keep away from me.',
    heal: 'I have to heal.',
    sorry: 'Sorry, no choice.',
    proof: 'Prove it.',
  },
  questions,
  answers,
  before,
  waiting,
  notes,
  refusals,
  endings,
  winners,
  standing,
  because,
  contrast,
  sides,
  notions,
  chapters,
  rules,
  hints,
});
