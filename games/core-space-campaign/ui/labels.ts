/** The few words of the frame's bar, which is drawn before the words are at hand. */
import type { Lang } from '@cosmodrome/kit/text';
import type { OutingPhase } from '../state.ts';
import { names as en } from '../text/en/names.ts';
import { names as fr } from '../text/fr/names.ts';

type Labels = {
  readonly step: (n: number) => string;
  readonly phases: Readonly<Record<OutingPhase | 'home', string>>;
  readonly people: string;
  readonly value: string;
};
export const LABELS: Readonly<Record<Lang, Labels>> = {
  fr: { step: fr.step, phases: fr.phases, people: 'pers.', value: 'valeur' },
  en: { step: en.step, phases: en.phases, people: 'people', value: 'value' },
};
