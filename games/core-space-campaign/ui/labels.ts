/** The few words of the frame's bar, which is drawn before the words are at hand. */
import type { Lang } from '@cosmodrome/kit/text';
import type { SoloResult } from '../content/index.ts';
import type { ScorePart } from '../judge/score.ts';
import type { OutingPhase } from '../state.ts';
import { names as en } from '../text/en/names.ts';
import { names as fr } from '../text/fr/names.ts';

type Labels = {
  readonly step: (n: number) => string;
  readonly phases: Readonly<Record<OutingPhase | 'home', string>>;
  readonly people: (n: number) => string;
  readonly value: string;
  readonly parts: Readonly<Record<ScorePart, string>>;
  readonly results: Readonly<Record<SoloResult, string>>;
  readonly all: string;
  readonly ahead: (money: number) => string;
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
  },
};
