import { compose, type LegioWords } from './compose.ts';
import { because, contrast } from './fr/afterwards.ts';
import { answers, questions, waiting } from './fr/asking.ts';
import { before } from './fr/before.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { notions } from './fr/notions.ts';
import { prints } from './fr/prints.ts';
import { endings, refusals, standing } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';

export const fr: LegioWords = compose({
  subtitle: 'Nébuleuse Rouge',
  pitch: 'Explorez la Nébuleuse, découvrez ses mondes et partagez missions et gloire.',
  bots: {
    surveyor: 'Arpenteur',
    envoy: 'Émissaire',
    raider: 'Corsaire',
    'easy-surveyor': 'Cadet arpenteur',
    'easy-envoy': 'Cadet émissaire',
    'easy-raider': 'Cadet corsaire',
    'strong-surveyor': 'Maître arpenteur',
    'strong-envoy': 'Légat',
    'strong-raider': 'Maître corsaire',
    random: 'Recrue',
    greedy: 'Centurion',
    search: 'Calculateur',
  },
  styles: {
    surveyor: { name: 'Arpenteur', line: 'Prend ce qui est à portée, au plus court, et garde son vaisseau entier.' },
    envoy: { name: 'Émissaire', line: 'Se pose en compagnie, accepte presque tout, préfère parler que tirer.' },
    raider: { name: 'Corsaire', line: 'Chasse les vaisseaux xénos, s’arme, et se pose seul s’il le peut.' },
  },
  motives,
  phrases: {
    'join-me': 'Qui se pose avec moi ?',
    'bring-squads': 'Il me manque des escouades.',
    'bring-points': 'Il me manque des points.',
    'invite-me': 'Invitez-moi, je viens !',
    'come-here': 'Rejoignez-moi dans ce secteur.',
    'not-now': 'Pas cette fois.',
    thanks: 'Merci, légionnaire.',
    'well-played': 'Ave ! Bien joué.',
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
