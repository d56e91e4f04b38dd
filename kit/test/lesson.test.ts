import { Match, type Saved } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { type Duel, type DuelNote, duel } from '../../kernel/test/games/duel.ts';
import { both, Course, type Lesson } from '../lesson.ts';
import { lessonFaults } from '../testing.ts';

type Answers = {
  'attack/target': number;
  'attack/guard': boolean;
  'attack/cancel': boolean;
  'attack/reroll': boolean;
  'attack/soak': number;
};
type DuelLesson = Lesson<Duel, Duel, DuelNote, Answers>;
const position = () => Match.open(duel, { units: 1 }, 3, 1).save() as Saved<Duel>;
const lesson: DuelLesson = {
  id: 'attack',
  game: duel,
  title: both('Attaquer', 'Attack'),
  goal: both('Toucher.', 'Hit.'),
  minutes: 1,
  me: 0,
  names: ['', 'Ann', 'Bob'],
  position,
  steps: [
    { tell: both('Trois joueurs.', 'Three players.'), at: 'board', holds: (view) => view.sides.length === 3 },
    {
      guess: both('Qui commence ?', 'Who begins?'),
      options: [
        { label: both('Moi', 'I'), say: both('Oui.', 'Yes.') },
        { label: both('Ann', 'Ann'), say: both('Non, vous.', 'No, you.') },
      ],
      right: 0,
    },
    {
      ask: 'attack/target',
      say: both('Attaquez Ann.', 'Attack Ann.'),
      right: () => 1,
      wrong: [
        { like: () => 2, is: (a) => a === 2, say: both('Bob se défend.', 'Bob guards.'), show: [], holds: (view) => view.turn === 0 },
      ],
      else: both('Ann.', 'Ann.'),
    },
    { others: [{ seat: 1, topic: 'attack/guard', answer: false, luck: [5, 5, 0] }] },
    {
      ask: 'attack/reroll',
      say: both('Deux touches : gardez.', 'Two hits: keep them.'),
      right: () => false,
      wrong: [{ like: () => true, is: (a) => a, say: both('Voyez : rien.', 'See: nothing.'), show: [0, 0, 0] }],
      else: both('Gardez.', 'Keep.'),
    },
    {
      others: [{ seat: 1, topic: 'attack/soak', answer: (options) => options[0] as number }],
      say: both('Touchée.', 'Hit.'),
      holds: (view) => view.sides[1]?.units[0] === 1,
    },
  ],
  known: { win: both('Le dernier gagne.', 'The last one wins.'), ideas: [both('Une.', 'One.'), both('Deux.', 'Two.')] },
};

test('a course: told, guessed, done; a wrong answer gets its word and changes nothing, a shown one happens on a copy', () => {
  const course = new Course(lesson);
  course.next();
  expect(course.guess(1)).toEqual({ kind: 'wrong', say: both('Non, vous.', 'No, you.') });
  course.guess(0);
  const before = JSON.stringify(course.match.save());
  expect(course.answer('attack/target', 7)).toEqual({ kind: 'refused', key: undefined });
  const wrong = course.answer('attack/target', 2);
  expect(wrong).toMatchObject({ kind: 'wrong', say: { en: 'Bob guards.' } });
  expect(JSON.stringify(course.match.save())).toBe(before);
  expect(course.answer('attack/target', 1)).toEqual({ kind: 'right' });
  const rolled = JSON.stringify(course.match.save());
  const shown = course.answer('attack/reroll', true);
  expect(shown).toMatchObject({ kind: 'wrong', shown: { state: { sides: [{ rerolls: 0 }, {}, {}] } } });
  expect(JSON.stringify(course.match.save())).toBe(rolled);
  course.pass();
  expect(course.step).toMatchObject({ say: { en: 'Hit.' } });
  course.next();
  expect(course.done).toBe(true);
});
test('a lesson depends on no luck that it does not foretell', () => {
  const other = (luck: readonly number[]): DuelLesson => ({
    ...lesson,
    steps: lesson.steps.map((s) => ('others' in s && !s.say ? { others: [{ seat: 1, topic: 'attack/guard', answer: false, luck }] } : s)),
  });
  for (const luck of [
    [5, 5],
    [5, 5, 0, 1],
    [5, 5, 6],
  ]) {
    const course = new Course(other(luck));
    course.next();
    course.guess(0);
    expect(() => course.answer('attack/target', 1), luck.join()).toThrow(/foretold|drawn/);
  }
});
test('what every lesson is checked for', () => {
  expect(lessonFaults(lesson)).toEqual([]);
  const bad = (change: Partial<DuelLesson['steps'][number]>, at: number): DuelLesson => ({
    ...lesson,
    steps: lesson.steps.map((s, i) => (i === at ? ({ ...s, ...change } as typeof s) : s)),
  });
  expect(lessonFaults(bad({ holds: () => false }, 5))).toEqual(['step 5: what it says is not true']);
  expect(lessonFaults(bad({ right: () => 2 } as never, 2))).toContainEqual(expect.stringMatching(/^step 3: .*attack\/guard is not asked/));
  expect(lessonFaults(bad({ tell: both('x'.repeat(191), 'y') } as never, 0))).toEqual(['step 0: a sentence of 191 letters (fr)']);
});
