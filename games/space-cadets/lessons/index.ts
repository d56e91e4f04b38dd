import type { AnyLesson } from '@cosmodrome/kit/lesson';
import { firstContact } from './first-contact.ts';
import { homeward } from './homeward.ts';

export const lessons: readonly AnyLesson[] = [firstContact, homeward];
