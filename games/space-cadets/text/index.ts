import type { Lang, Words } from '@cosmodrome/kit/text';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { wordsIn } from './speak.ts';

export const words: Readonly<Record<Lang, Words<View, Note>>> = { fr: wordsIn('fr'), en: wordsIn('en') };
