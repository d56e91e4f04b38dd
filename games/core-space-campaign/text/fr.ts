/** Le français. */
import { fr as core } from '@cosmodrome/core-space/text/fr';
import { compose } from './compose.ts';
import { answers, questions, verb, waiting } from './fr/asking.ts';
import { hints } from './fr/hints.ts';
import { notes } from './fr/journal.ts';
import { names } from './fr/names.ts';
import { barter, page } from './fr/page.ts';
import { because, endings, refusals } from './fr/reasons.ts';
import { chapters, rules } from './fr/rules.ts';

export const fr = compose(
  {
    subtitle: 'Campagnes',
    pitch: 'Votre équipage vit de mission en mission : il gagne, apprend, rentre en boitant et repart.',
    options: {
      structure: {
        name: 'Structure',
        help: 'Qui joue quoi quand.',
        values: { open: 'Libre', league: 'Ligue', arc: 'Le Fil d’Azur' },
      },
      mode: {
        name: 'Équipages',
        help: 'Les uns contre les autres, ou tous contre la station.',
        values: { versus: 'Adversaires', together: 'Ensemble' },
      },
      goal: {
        name: 'But',
        help: 'Ce qui finit la campagne tôt, ou compte à la fin.',
        values: { money: 'Le plus d’UA à la fin', 'full-ship': 'Premier vaisseau complet' },
      },
      pairing: {
        name: 'Appariement',
        help: 'D’une Ligue : par rang, ou chaque paire une fois.',
        values: { swiss: 'Par rang', 'round-robin': 'Chaque paire une fois' },
      },
      length: { name: 'Durée', help: 'Parties d’un équipage ; rondes d’une Ligue.' },
      missions: { name: 'Missions d’une Ligue', help: 'Une par ronde, à tour de rôle.' },
      expansion: { name: 'Plus de matériel', help: '17 jetons de plus, en mission et aux comptoirs.' },
      veterans: { name: 'Vétérans', help: 'Les équipages d’autres campagnes peuvent venir tels quels.' },
    },
    bots: { quartermaster: 'Intendant', absent: 'Pilote automatique', random: 'Hasard', search: 'Calculateur' },
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
      `Vous avez ${money} UA et ${members} personnes${away > 0 ? `, ${away} absentes` : ''}.`,
      `Le système le plus faible a ${weakest} cases sur 5.`,
    ],
    chapters,
    rules,
    hints,
    barter,
    page,
  },
  core,
);
