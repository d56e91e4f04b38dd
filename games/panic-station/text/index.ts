import type { Lang, Words } from '@cosmodrome/kit/text';
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Lang, Words<View, Note>>> = { fr, en };
