import { type CadetWords, compose } from './compose.ts';
import { because, contrast } from './fr/afterwards.ts';
import { answers, questions, waiting } from './fr/asking.ts';
import { before } from './fr/before.ts';
import { roles } from './fr/grammar.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { notions } from './fr/notions.ts';
import { endings, refusals, standing } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';

export const fr: CadetWords = compose({
  subtitle: 'Missions extérieures',
  pitch: 'Une équipe de Rocketeers, un vaisseau inconnu, des Aliens menés par le programme. Gagnez ou perdez ensemble.',
  options: {
    scenario: {
      name: 'Mission',
      help: 'Les sept missions, de la plus simple à la plus dure.',
    },
    mode: {
      name: 'Difficulté',
      help: 'Plus ou moins d’Aliens, et des règles plus dures.',
    },
    rocketeers: {
      name: 'Rocketeers',
      help: 'Combien de Rocketeers en jeu ; ils sont répartis entre les joueurs.',
    },
    alternative: {
      name: 'Ordre alternatif',
      help: 'Les Rocketeers agissent du moins au plus de PV.',
    },
    ks: {
      name: 'Cartes bonus',
      help: 'Deux armes et cinq Thralls sauvés de plus.',
    },
  },
  bots: {
    guardian: 'Gardien',
    scout: 'Éclaireur',
    gunner: 'Tireur',
    'easy-guardian': 'Cadet gardien',
    'easy-scout': 'Cadet éclaireur',
    'easy-gunner': 'Cadet tireur',
    'strong-guardian': 'Gardien-chef',
    'strong-scout': 'Pionnier',
    'strong-gunner': 'As',
    comrade: 'Camarade',
    search: 'Calculateur',
    random: 'Hasard',
  },
  styles: {
    guardian: { name: 'Gardien', line: 'Reste avec les autres et s’occupe d’abord des blessés.' },
    scout: { name: 'Éclaireur', line: 'Part devant, trouve ce qui traîne, et laisse les autres suivre.' },
    gunner: { name: 'Tireur', line: 'Tire sur tout ce qui approche avant de faire autre chose.' },
  },
  motives,
  names,
  roles,
  round: (n) => `Manche ${n}`,
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
