import { compose, type TruckerWords } from './compose.ts';
import { because, before, contrast, standing } from './fr/afterwards.ts';
import { answers, building, questions, waiting } from './fr/asking.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { motives } from './fr/motives.ts';
import { names } from './fr/names.ts';
import { notions } from './fr/notions.ts';
import { prints } from './fr/prints.ts';
import { endings, quicker, refusals } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';

export const fr: TruckerWords = compose({
  subtitle: 'Encore une grosse extension',
  pitch: 'Attrapez des composants, assemblez un vaisseau contre le sablier, et voyez-le tomber en morceaux.',
  options: {
    rounds: { name: 'Manches', help: 'Les classes de vaisseau, dans cet ordre. Chacune prend environ une demi-heure.' },
    building: {
      name: 'Construction',
      help: 'Tous à la fois dans le même tas, ou l’un après l’autre : ce qu’il faut sur un seul appareil.',
      values: { together: 'tous ensemble', 'in-turn': 'l’un après l’autre' },
    },
    hourglass: {
      name: 'Sablier',
      help: 'Combien dure un tour de sablier. Sans lui, chacun construit en paix.',
      values: { '0': 'aucun', '60': '60 secondes', '90': '90 secondes', '120': '2 minutes', '180': '3 minutes' },
    },
    newTechnologies: {
      name: 'Nouvelles technologies',
      help: '42 composants de plus : panneaux, propulseurs, routeurs, robonautes, blindage. La classe IV en a besoin.',
    },
    intruders: { name: 'Intrus', help: 'Prédateurs et commandos montent à bord et parcourent les vaisseaux.' },
    tutorial: { name: 'Premier vol', help: 'Classe I seule : huit cartes faciles, et le sablier attend le premier qui a fini.' },
    assistant: { name: 'Aide à la construction', help: 'Pendant la construction, les fautes sont marquées avant de vous coûter.' },
    holesMarked: { name: 'Trous marqués', help: 'En classe IIIB, les cases condamnées par les dés sont marquées.' },
    alwaysAsk: { name: 'Propulseurs toujours proposés', help: 'On vous propose les propulseurs même quand rien ne peut vous toucher.' },
    team: { name: 'Équipe de soutien', help: 'Entre les vols, vous engagez des spécialistes aux deux compétences.' },
    receptionist: { name: 'Réceptionniste', help: 'Le 18e spécialiste se joint ; sa compétence B demanderait une autre extension.' },
    competition: { name: 'Concurrence à l’embauche', help: 'Les spécialistes sont visibles ; qui arrive d’abord choisit d’abord.' },
  },
  bots: {
    hauler: 'Transporteur',
    fighter: 'Bagarreur',
    racer: 'Pilote de course',
    'easy-hauler': 'Apprenti transporteur',
    'easy-fighter': 'Apprenti bagarreur',
    'easy-racer': 'Apprenti de course',
    'strong-hauler': 'Maître transporteur',
    'strong-fighter': 'Maître bagarreur',
    'strong-racer': 'Maître de course',
    absent: 'Pilote automatique',
    random: 'Hasard',
    search: 'Calculateur',
  },
  styles: {
    hauler: { name: 'Transporteur', line: 'Bâtit des soutes avant des canons et rapporte tout ce qui se vend.' },
    fighter: { name: 'Bagarreur', line: 'Bâtit canons et boucliers, et attend les pirates de pied ferme.' },
    racer: { name: 'Pilote de course', line: 'Bâtit des moteurs et veut être premier à chaque planète.' },
  },
  phrases: {
    'good-luck': 'Bonne chance là-haut !',
    hurry: 'Dépêchez-vous !',
    'nice-ship': 'Beau vaisseau.',
    ouch: 'Aïe !',
    mine: 'C’était pour moi !',
    wait: 'Attendez-moi !',
    thanks: 'Merci.',
    'well-flown': 'Bien volé.',
  },
  questions,
  answers,
  waiting,
  building,
  notes,
  names,
  notions,
  prints,
  refusals,
  quicker,
  because,
  standing,
  contrast,
  before,
  endings,
  motives,
  chapters,
  rules,
  hints,
});
