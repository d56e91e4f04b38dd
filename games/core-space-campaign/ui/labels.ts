/** The few words of the frame's bar, which is drawn before the words are at hand. */
import type { Lang } from '@cosmodrome/kit/text';
import type { SoloResult } from '../content/index.ts';
import type { ScorePart } from '../judge/score.ts';
import type { OutingPhase } from '../state.ts';
import { names as en } from '../text/en/names.ts';
import { names as fr } from '../text/fr/names.ts';

/** Those there are any of, in a row. */
const counted = (...some: readonly (readonly [n: number, say: string])[]): string =>
  some.flatMap(([n, say]) => (n > 0 ? [`${n}\u00a0${say}`] : [])).join(', ');

type Labels = {
  readonly step: (n: number) => string;
  readonly phases: Readonly<Record<OutingPhase | 'home', string>>;
  readonly people: (n: number) => string;
  readonly value: string;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly results: Readonly<Record<SoloResult, string>>;
  readonly all: string;
  readonly ahead: (money: number) => string;
  readonly worth: (score: number) => string;
  readonly recap: (home: number, lost: number, hired: number) => string;
};
export const LABELS: Readonly<Record<Lang, Labels>> = {
  fr: {
    step: fr.step,
    phases: fr.phases,
    people: () => 'pers.',
    value: 'valeur',
    parts: fr.parts,
    results: fr.results,
    all: fr.all,
    ahead: (money) => `${money} UA, le plus de Ressources.`,
    worth: (score) => `${score} UA, tout compté.`,
    recap: (home, lost, hired) =>
      counted([home, 'de retour'], [lost, lost > 1 ? 'perdus' : 'perdu'], [hired, hired > 1 ? 'engagés' : 'engagé']),
  },
  en: {
    step: en.step,
    phases: en.phases,
    people: (n) => (n === 1 ? 'person' : 'people'),
    value: 'value',
    parts: en.parts,
    results: en.results,
    all: en.all,
    ahead: (money) => `${money} UA, the most Resources.`,
    worth: (score) => `${score} UA, all told.`,
    recap: (home, lost, hired) => counted([home, 'back home'], [lost, 'lost'], [hired, 'hired']),
  },
};
