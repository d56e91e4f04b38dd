import { lessonFaults } from '@cosmodrome/kit/testing';
import { expect, test } from 'vitest';
import { lessons } from '../lessons/index.ts';

test.each(lessons)('the lesson $id can be taken: right answers end it, wrong ones get their word and change nothing', (lesson) => {
  expect(lessonFaults(lesson)).toEqual([]);
});
