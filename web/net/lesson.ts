/** A lesson as a session: the table cannot tell it from one of the server. It has no server, no clock and nobody to keep a secret from. */
import { type AnyMatch, isPlayer, type Json, type Topic } from '@cosmodrome/kernel';
import { type AnyLesson, type Both, Course, isDo } from '@cosmodrome/kit/lesson';
import { questionOf } from '@cosmodrome/kit/text';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { keepLesson, lessonAt } from './lessons.ts';
import { freshState, type Session, type TableState } from './session.ts';
import type { Sync, TableInfo } from './wire.ts';

/** What the coach says at this moment. */
export interface Said {
  /** How many steps lie behind, and how many there are. */
  readonly step: number;
  readonly of: number;
  readonly say: Both;
  /** What it speaks of: `data-at` of a piece, or `data-part` of a part of the screen. */
  readonly at: string | undefined;
  /** After a mistake: what is to be said of it, before `say` again. */
  readonly wrong: Both | undefined;
  /** The board shows what would have happened. */
  readonly shown: boolean;
  /** To be read and left behind; else something is to be done. */
  readonly reads: boolean;
  readonly guess: readonly Both[] | undefined;
  /** The answer that goes on, while one is wanted. */
  readonly wants: { readonly topic: Topic; readonly answer: Json } | undefined;
  readonly done: boolean;
}
export interface Coach {
  readonly use: UseBoundStore<StoreApi<Said>>;
  /** Read; or, after a mistake that was shown, back. */
  next(): void;
  guess(option: number): void;
  /** Does what the step wants. */
  pass(): void;
  again(): void;
}
export interface Lecture {
  readonly session: Session;
  readonly coach: Coach;
}
const CODE = 'LESSON';
const nothing = (): void => undefined;

/** Taken up where it was left. `name`: how the learner is called. */
export function takeLesson(lesson: AnyLesson, title: string, name: string): Lecture {
  const key = `${lesson.game.id}/${lesson.id}`;
  let course = new Course(lesson);
  const left = lessonAt(key);
  while (!course.done && course.at < left) course.pass();
  let n = 0;
  let shown: AnyMatch | undefined;
  let wrong: Both | undefined;

  const syncOf = (match: AnyMatch): Sync => {
    const doing = match === course.match && isDo(course.step);
    const asks = match.asks().filter((a) => isPlayer(a.seat));
    return {
      code: CODE,
      n: ++n,
      eyes: lesson.me,
      view: structuredClone(match.view(lesson.me)) as Json,
      asks: doing ? asks.filter((a) => a.seat === lesson.me).map((a) => structuredClone(questionOf(a))) : [],
      waiting: doing ? match.waiting() : [],
      topics: doing ? asks.filter((a) => a.seat !== lesson.me).map((a) => ({ seat: a.seat, topic: a.topic })) : [],
      sealed: false,
      canTakeBack: false,
      notes: { from: 0, items: match.notes(lesson.me) as Json[] },
      over: null,
      serverTime: Date.now(),
    };
  };
  const table: TableInfo = {
    code: CODE,
    name: title,
    game: lesson.game.id,
    options: {},
    pace: { kind: 'relaxed' },
    listed: false,
    spectators: false,
    hints: 'none',
    phase: 'playing',
    host: true,
    seats: lesson.names.map((partner, seat) => ({
      seat,
      sitter: seat === lesson.me ? { kind: 'person', id: 'me', name, here: 'here' } : { kind: 'bot', bot: 'lesson', name: partner },
      stand_in: false,
      mine: seat === lesson.me,
      ready: true,
      deadline: null,
      reserveMs: null,
    })),
    rematch: null,
    createdAt: Date.now(),
  };
  const said = (): Said => {
    const { step } = course;
    const say = !step
      ? lesson.known.win
      : isDo(step)
        ? step.say
        : 'tell' in step
          ? step.tell
          : 'guess' in step
            ? step.guess
            : (step.say ?? lesson.goal);
    return {
      step: course.at,
      of: lesson.steps.length,
      say,
      at: step && 'at' in step ? step.at : undefined,
      wrong,
      shown: shown !== undefined,
      reads: shown !== undefined || (step !== undefined && !isDo(step) && !('guess' in step)),
      guess: step && 'guess' in step ? step.options.map((o) => o.label) : undefined,
      wants: isDo(step) && !shown ? course.hint() : undefined,
      done: course.done,
    };
  };
  const first = syncOf(course.match);
  const use = create<TableState>(() => ({ ...freshState(CODE), table, sync: first, latest: first, notes: first.notes.items }));
  const coach = create<Said>(said);
  /** The position and the coach's word as they are now. */
  const show = (): void => {
    const sync = syncOf(shown ?? course.match);
    use.setState({ sync, latest: sync, notes: sync.notes.items, refused: undefined });
    coach.setState(said(), true);
    if (!shown) keepLesson(key, course.done ? 'done' : course.at);
  };
  const go = (step: () => void): void => {
    wrong = undefined;
    shown = undefined;
    step();
    show();
  };
  const session: Session = {
    use,
    act: {
      answer: (_seat, topic, answer) => {
        const verdict = course.answer(topic, answer);
        if (verdict.kind === 'refused')
          return use.setState({ refused: { topic, code: 'not-admitted', key: verdict.key, at: Date.now(), answer } });
        wrong = verdict.kind === 'wrong' ? verdict.say : undefined;
        shown = verdict.kind === 'wrong' ? verdict.shown : undefined;
        show();
      },
      takeBack: nothing,
      say: async () => true,
      openCurtain: nothing,
      lookOn: nothing,
      pause: nothing,
      stepOn: nothing,
      skipOn: nothing,
      forgetRefusal: () => use.setState({ refused: undefined }),
      forgetMissed: nothing,
      change: async () => undefined,
      forgetFailure: nothing,
      close: nothing,
    },
  };
  return {
    session,
    coach: {
      use: coach,
      next: () => {
        const back = shown !== undefined;
        go(() => (back ? undefined : course.next()));
      },
      guess: (option) => {
        const verdict = course.guess(option);
        wrong = verdict.kind === 'wrong' ? verdict.say : undefined;
        show();
      },
      pass: () => go(() => course.pass()),
      again: () =>
        go(() => {
          course = new Course(lesson);
        }),
    },
  };
}
