import { compose, type PanicWords } from './compose.ts';
import { because, contrast, sides } from './fr/afterwards.ts';
import { answers, questions, waiting } from './fr/asking.ts';
import { before } from './fr/before.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { motives } from './fr/motives.ts';
import { notions } from './fr/notions.ts';
import { endings, refusals, standing, winners } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';

export const fr: PanicWords = compose({
  subtitle: 'Paranoïa dans la base',
  pitch: "Trouvez le Nid et brûlez-le. L'un de vous est l'Hôte, et chaque échange peut infecter.",
  options: {
    gentle: { name: 'Humains ménagés', help: 'Deux cartes Infection par joueur au lieu de trois.' },
    passing: { name: 'Hôte passeur', help: 'Un Hôte qui a échoué trois fois peut donner la carte Hôte.' },
    cans: {
      name: 'Jerricans pour le Nid',
      help: 'Combien de Jerricans il faut pour brûler le Nid.',
      values: { '3': 'trois', '4': 'quatre' },
    },
    colours: {
      name: 'Couleurs',
      help: 'Tirées au sort, ou choisies par chacun au début.',
      values: { random: 'tirées au sort', pick: 'choisies' },
    },
  },
  bots: {
    medic: 'Médecin',
    trooper: 'Soldat',
    agent: 'Agent',
    'easy-medic': 'Jeune médecin',
    'easy-trooper': 'Jeune recrue',
    'easy-agent': 'Jeune agent',
    'strong-medic': 'Médecin-chef',
    'strong-trooper': 'Vétéran',
    'strong-agent': 'Maître-espion',
    crew: 'Équipier',
    absent: 'Somnambule',
    search: 'Calculateur',
    random: 'Hasard',
  },
  styles: {
    medic: { name: 'Médecin', line: 'Garde ses distances ; Hôte, se cache longtemps avant d’essayer.' },
    trooper: { name: 'Soldat', line: 'Tire sur ce qui lui semble suspect ; Hôte, accuse ainsi les autres.' },
    agent: { name: 'Agent', line: 'Rencontre tout le monde, réclame des scans ; Hôte, essaie aussitôt.' },
  },
  motives,
  phrases: {
    accuse: 'Je te soupçonne.',
    vouch: 'Je lui fais confiance.',
    human: 'Je suis humain, je le jure.',
    scan: 'Il nous faut un Scan Thermique.',
    gas: "J'ai donné un Jerrican.",
    wantGas: "J'ai besoin de Jerricans.",
    nest: 'Au Nid, maintenant !',
    help: "À l'aide !",
    stay: 'Restez loin de moi.',
    heal: 'Je dois me soigner.',
    sorry: 'Désolé, pas le choix.',
    proof: 'Prouve-le.',
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
