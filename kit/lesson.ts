/**
 * Lessons: short scenes on the real board with the real rules. A lesson is data (a position, steps, sentences) and small functions of what
 * the learner sees. It runs on a Match of its own, in the page or in a test, and needs neither server nor clock.
 */
import {
  type AnyGame,
  type AnyMatch,
  type Ask,
  Chance,
  type Game,
  isRoll,
  type Json,
  type LuckState,
  Match,
  type Options,
  type Saved,
  type Seat,
  same,
  settle,
  type Topic,
} from '@cosmodrome/kernel';
import type { Lang, Sentence } from './text.ts';

/** Both languages side by side: a missing one does not compile. */
export type Both = Readonly<Record<Lang, Sentence>>;
export const both = (fr: Sentence, en: Sentence): Both => ({ fr, en });
/** A match that begins with this state. */
export function position<State>(game: AnyGame, state: State, seats: number, options: Options = {}): Saved<State> {
  const bookmark = { state, luck: [0, 0, 0, 0] as const, now: 0, told: new Array<number>(seats + 2).fill(0) };
  return { game: game.id, version: game.version, seats, options: settle(game, options), bookmark, since: [], past: [] };
}
/** What the learner sees at this moment, and what the open question lists. */
export interface At<View, A = Json> {
  readonly view: View;
  readonly options: readonly A[];
}
export interface Mistake<View, A> {
  /** One such answer: the tests play it. */
  like(at: At<View, A>): A;
  is(answer: A, at: At<View, A>): boolean;
  readonly say: Both;
  /** The answer is carried out on a copy and shown, then taken back. What luck brings meanwhile. */
  readonly show?: readonly number[];
  /** What the copy must then look like: the sentence is true. */
  holds?(view: View): boolean;
}
/** Read, then "next". */
export interface Tell<View> {
  readonly tell: Both;
  readonly at?: string;
  holds?(view: View): boolean;
}
/** A question about what one sees; nothing is played. */
export interface Guess {
  readonly guess: Both;
  readonly at?: string;
  readonly options: readonly { readonly label: Both; readonly say: Both }[];
  readonly right: number;
}
export interface Do<View, T extends Topic, A> {
  readonly ask: T;
  readonly say: Both;
  readonly at?: string;
  /** The answer "show me" gives. */
  right(at: At<View, A>): A;
  /** Others that are as good. */
  also?(answer: A, at: At<View, A>): boolean;
  readonly wrong?: readonly Mistake<View, A>[];
  /** For every other legal answer. */
  readonly else: Both;
  readonly luck?: readonly number[];
  /** What must be true afterwards: what the next sentences say. Checked by the tests. */
  holds?(view: View): boolean;
}
/** The others act, by script; shown at the frame's pace. */
export interface Others<View, Answers> {
  readonly others: readonly Scripted<Answers>[];
  readonly say?: Both;
  readonly at?: string;
  holds?(view: View): boolean;
}
export type Scripted<Answers> = {
  readonly [T in keyof Answers & Topic]: {
    readonly seat: Seat;
    readonly topic: T;
    readonly answer: Answers[T] | ((options: readonly Answers[T][], shape: Json) => Answers[T]);
    readonly luck?: readonly number[];
  };
}[keyof Answers & Topic];
/** Another position: "a little later". */
export interface Scene<State> {
  readonly tell: Both;
  readonly at?: string;
  scene(): Saved<State>;
}
export type Step<View, Answers, State = unknown> =
  | Tell<View>
  | Scene<State>
  | Guess
  | Others<View, Answers>
  | { readonly [T in keyof Answers & Topic]: Do<View, T, Answers[T]> }[keyof Answers & Topic];

export interface Lesson<State, View extends Json, Note extends Json, Answers> {
  readonly id: string;
  readonly game: Game<State, View, Note>;
  readonly title: Both;
  /** What one will be able to do. */
  readonly goal: Both;
  readonly minutes: number;
  /** The learner's seat, and how the others are called. */
  readonly me: Seat;
  readonly names: readonly string[];
  position(): Saved<State>;
  readonly steps: readonly Step<View, Answers, State>[];
  /** "Now you know": how one wins, and two ideas. */
  readonly known: { readonly win: Both; readonly ideas: readonly [Both, Both] };
}
// biome-ignore lint/suspicious/noExplicitAny: lessons of every game
export type AnyLesson = Lesson<any, any, any, any>;
type AnyStep = AnyLesson['steps'][number];
// biome-ignore lint/suspicious/noExplicitAny: a question of any game
export type AnyDo = Do<any, Topic, any>;
export const isDo = (s: AnyStep | undefined): s is AnyDo => s !== undefined && 'ask' in s;

export type Verdict =
  | { readonly kind: 'right' }
  /** `shown`: a copy in which it was done, to look at before going back. */
  | { readonly kind: 'wrong'; readonly say: Both; readonly shown?: AnyMatch }
  | { readonly kind: 'refused'; readonly key: string | undefined };

/** Luck by script: what is drawn was foretold, and nothing else is ever drawn. */
class Foretold extends Chance {
  private readonly all: number[] = [];
  private at = 0;
  get state(): LuckState {
    return [this.at, 0, 0, 0];
  }
  set state([at]: LuckState) {
    this.at = at;
  }
  foretell(draws: readonly number[]): void {
    this.all.length = this.at;
    this.all.push(...draws);
  }
  below(n: number): number {
    const got = this.all[this.at++];
    if (got === undefined) throw new Error(`one of ${n} is drawn, and nothing was foretold`);
    if (!(Number.isInteger(got) && got >= 0 && got < n)) throw new Error(`foretold ${got}, but one of ${n} is drawn`);
    return got;
  }
}

/** A match at this position, and its luck: what was drawn since the bookmark is drawn again. */
function arranged(lesson: AnyLesson, saved: unknown): { readonly match: AnyMatch; readonly luck: Foretold } {
  const { bookmark, since, ...rest } = saved as Saved;
  const luck = new Foretold();
  luck.foretell(since.filter(isRoll).map((roll) => roll.got));
  return { match: Match.resume(lesson.game, { ...rest, since, bookmark: { ...bookmark, luck: luck.state } }, luck) as AnyMatch, luck };
}

/** A lesson being taken. It is where its answers led: the same answers lead there again. */
export class Course {
  readonly lesson: AnyLesson;
  match: AnyMatch;
  private luck: Foretold;
  private index = 0;
  /** Called after each answer of another seat, so that the page can show it. */
  onMove: () => void = () => undefined;
  /** Called when what a step wanted has happened, before anything else does. */
  onDone: (step: AnyStep) => void = () => undefined;

  constructor(lesson: AnyLesson) {
    this.lesson = lesson;
    ({ match: this.match, luck: this.luck } = arranged(lesson, lesson.position()));
    this.play();
  }
  get step(): AnyStep | undefined {
    return this.lesson.steps[this.index];
  }
  get done(): boolean {
    return this.index >= this.lesson.steps.length;
  }
  /** How many steps lie behind. */
  get at(): number {
    return this.index;
  }
  get view(): Json {
    return this.match.view(this.lesson.me) as Json;
  }
  /** A sentence has been read. */
  next(): void {
    const { step } = this;
    if (!step || isDo(step)) throw new Error('something is to be done first');
    this.go();
  }
  guess(option: number): Verdict {
    const { step } = this;
    const chosen = step && 'guess' in step ? step.options[option] : undefined;
    if (!step || !('guess' in step) || !chosen) throw new Error('nothing of this kind is to be guessed');
    if (option !== step.right) return { kind: 'wrong', say: chosen.say };
    this.go();
    return { kind: 'right' };
  }
  /** "Show me": the answer that goes on. */
  hint(): { readonly topic: Topic; readonly answer: Json } {
    const { step } = this;
    if (!isDo(step)) throw new Error('nothing is asked');
    return { topic: step.ask, answer: step.right(this.eyes(step)) as Json };
  }
  /** Whatever the step wants is done: read, guessed or played. */
  pass(): void {
    const { step } = this;
    if (!step) return;
    if ('guess' in step) this.guess(step.right);
    else if (isDo(step)) {
      const { topic, answer } = this.hint();
      this.answer(topic, answer);
    } else this.next();
  }
  /** An answer of the learner. Only the right one is played. */
  answer(topic: Topic, answer: Json): Verdict {
    const { step } = this;
    if (!isDo(step)) return { kind: 'refused', key: undefined };
    const ask = this.asked(topic);
    if (!ask?.domain.admits(answer)) return { kind: 'refused', key: ask?.domain.why?.(answer) };
    if (topic !== step.ask) return { kind: 'wrong', say: step.else };
    const eyes = this.eyes(step);
    if (same(step.right(eyes) as Json, answer) || step.also?.(answer, eyes)) {
      this.put(this.lesson.me, topic, answer, step.luck ?? []);
      this.onDone(step);
      this.go();
      return { kind: 'right' };
    }
    const mistake = step.wrong?.find((w) => w.is(answer, eyes));
    if (!mistake) return { kind: 'wrong', say: step.else };
    if (!mistake.show) return { kind: 'wrong', say: mistake.say };
    const { match: shown, luck } = arranged(this.lesson, this.match.save());
    luck.foretell(mistake.show);
    shown.answer(this.lesson.me, topic, answer);
    return { kind: 'wrong', say: mistake.say, shown };
  }

  private asked(topic: Topic): Ask | undefined {
    return this.match.find(this.lesson.me, topic);
  }
  /** What the learner sees and may choose from at this step. */
  eyes(step: AnyDo): At<Json> {
    const ask = this.asked(step.ask);
    if (!ask) throw this.fault(`${step.ask} is not asked; asked: ${this.open()}`);
    return { view: this.view, options: [...(ask.domain.options?.() ?? [])] };
  }
  private open(): string {
    return (
      this.match
        .asks()
        .map((a) => `${a.seat} ${a.topic}`)
        .join(', ') || 'nothing'
    );
  }
  private fault(what: string): Error {
    return new Error(`${this.lesson.id}, step ${this.index}: ${what}`);
  }
  private put(seat: Seat, topic: Topic, answer: Json, luck: readonly number[]): void {
    this.luck.foretell(luck);
    const drawn = this.match.answer(seat, topic, answer).filter(isRoll).length;
    if (drawn !== luck.length) throw this.fault(`${drawn} draws of luck, ${luck.length} foretold`);
  }
  private go(): void {
    this.index++;
    this.play();
  }
  /** Scripted answers, until the learner is wanted. */
  private play(): void {
    const { step } = this;
    if (step && 'scene' in step) ({ match: this.match, luck: this.luck } = arranged(this.lesson, step.scene()));
    if (!step || !('others' in step)) return;
    for (const { seat, topic, answer, luck } of step.others) {
      const ask = this.match.find(seat, topic);
      if (!ask) throw this.fault(`${topic} is not asked of seat ${seat}; asked: ${this.open()}`);
      const given = typeof answer === 'function' ? answer([...(ask.domain.options?.() ?? [])] as never, ask.domain.shape()) : answer;
      this.put(seat, topic, given as Json, luck ?? []);
      this.onMove();
    }
    if (!step.say) this.go();
  }
}
