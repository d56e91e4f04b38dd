import type { Ask, Json, Kind, Report, Seat, Standing, Topic } from '@cosmodrome/kernel';

export type Lang = 'fr' | 'en';
export const LANGS: readonly Lang[] = ['fr', 'en'];

/**
 * Sentences are plain strings with two marks the frame resolves:
 *   {@0}            the name of seat 0 ("Vous"/"You" for the reader where the sentence allows it)
 *   {#laser}        a term that explains itself, shown by its name;  {#laser|lasers} shown by other words
 */
export type Sentence = string;

/** A question as it travels: the domain reduced to what a widget needs. */
export interface Question {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly kind: Kind;
  readonly shape: Json;
  readonly optional?: boolean;
  /** It stands from beat to beat, whoever else acts: real time. */
  readonly standing?: boolean;
  /** Given in secret, opened together with the others': changed at will until then, or `final` at once. */
  readonly sealed?: 'open' | 'final';
}
/** Its shape may be shared with the rules: write it down before they go on. */
export const questionOf = (ask: Ask): Question => ({
  seat: ask.seat,
  topic: ask.topic,
  kind: ask.domain.kind,
  shape: ask.domain.shape(),
  ...(ask.optional ? { optional: true } : {}),
  ...(ask.standing ? { standing: true } : {}),
  ...(ask.seal ? { sealed: ask.seal.final ? 'final' : 'open' } : {}),
});
/** Sentence up to 64 characters (90 at the most), hint up to 90. */
export interface Asked {
  readonly say: Sentence;
  readonly hint?: Sentence;
  /** Rule IDs that concern this question, most important first. */
  readonly rules?: readonly string[];
}
/** Label up to 22 characters, cost up to 18; `sentence` names the answer in full for screen readers. */
export interface Offered {
  readonly label: string;
  readonly cost?: string;
  readonly sentence?: Sentence;
  /** Pass-like: stands last, key 9. */
  readonly pass?: boolean;
  /** No way back, and why. */
  readonly final?: Final;
}
/**
 * Why an answer cannot be taken back: luck is drawn, I learn something, the others learn something of mine, my turn ends, my whole hand
 * goes, others are called upon. Where only bots sit beside me, `shows` binds nobody.
 */
export type Final = 'die' | 'reveal' | 'shows' | 'ends-turn' | 'spends-hand' | 'calls';
/** What will come of a final answer: for certain, by luck (with odds where they are known), or not at all. At most three, each a line or two. */
export interface Before {
  readonly kind: 'sure' | 'luck' | 'lost';
  readonly say: Sentence;
  readonly rules?: readonly string[];
}
export interface Line {
  /** Name of an icon of the frame or of the game. */
  readonly icon: string;
  readonly say: Sentence;
  /** Whose act it is. */
  readonly seat?: Seat;
  /** It has come upon that seat, which did nothing: told again to it as well. */
  readonly befalls?: boolean;
  /** Begins a round: the journal folds by these. */
  readonly round?: number;
  /** Begins a turn of `seat`, or of whom `Face.whose` names: "since your last turn" stands before it. */
  readonly turn?: boolean;
}
export interface Term {
  readonly name: string;
  readonly help: Sentence;
  readonly rules?: readonly string[];
}
/** A chapter of the rules as a player reads them. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly title: string; readonly text: Sentence }[];
}
/**
 * A word for whoever meets something for the first time, in the first games of a kind: shown once, beside what it speaks of, gone with
 * the next answer. Earlier ones come first. Nothing in it may tell what the reader does not see.
 */
export interface Hint<View extends Json = Json> {
  /** Kept on the reader's device once it was shown. */
  readonly id: string;
  /**
   * What it speaks of: a piece (`data-at`) or a part of the screen (`data-part`), or a function that finds it; undefined: not now.
   * What is not on the screen is not spoken of.
   */
  readonly at: string | ((view: View, seat: Seat) => string | undefined);
  /** Only while the reader is asked this. Default: while asked anything. */
  readonly topic?: Topic;
  /** The lesson that teaches it: whoever has taken it needs no hint. */
  readonly taught?: string;
  /** Up to 110 characters. */
  readonly say: Sentence;
}

/** A match that is over, as these eyes see it. `seat`: whose they are; undefined: nobody's who played. */
export interface Ended<View extends Json = Json, Note extends Json = Json> {
  readonly report: Report;
  readonly standings: readonly Standing[];
  readonly view: View;
  readonly notes: readonly Note[];
  readonly seat: Seat | undefined;
}
/**
 * One of the few sentences that explain an end: what ended it, what decided, and then what this seat lacked, what somebody else
 * lacked (`lacked-by` names them), what saved it, or what nearly lost it. Up to 110 characters.
 */
export interface Reason {
  readonly what: 'ended' | 'decided' | 'lacked' | 'saved' | 'nearly' | { readonly lacked: Sentence };
  readonly say: Sentence;
  /** Rule IDs the reader may doubt, most important first. */
  readonly rules?: readonly string[];
}

/** What a kind of bot is called, and how one tells it by watching. */
export interface Style {
  readonly name: string;
  readonly line: string;
}
/** All words of a game in one language. Typed by the game's own view and notes: a missing word does not compile. */
export interface Words<View extends Json, Note extends Json, Why extends Json = Json> {
  readonly title: string;
  readonly subtitle: string;
  /** One line for the lobby. */
  readonly pitch: string;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }>
  >;
  readonly bots: Readonly<Record<string, string>>;
  /** The styles its bots have, by key: a name, and one line about each (up to 80 characters). */
  readonly styles?: Readonly<Record<string, Style>>;
  /**
   * What weighed with the bot of `seat`, one plain sentence of up to 110 characters that begins with what it does: "goes for the
   * reactor: two wounded need it". `view` is what its seat saw then.
   */
  motive?(why: Why, seat: Seat, view: View): Sentence;
  /** The question bar, for the one who is asked. */
  question(ask: Question, view: View): Asked;
  /** One answer among those offered: an option of oneOf, an item of someOf / order, a receiver of assign, true / false. */
  answer(ask: Question, option: Json, view: View): Offered;
  /** What will come of an answer that cannot be taken back, where it matters. Default: nothing is said. */
  before?(ask: Question, option: Json, view: View): readonly Before[];
  /** What the others read while `seat` is asked: public words only. */
  waiting(topic: Topic, seat: Seat, view: View): Sentence;
  /** What the others read where nobody is waited for, since all act against one clock. Absent: the frame's words. */
  meanwhile?(view: View): Sentence | undefined;
  /** `view`: what is seen now, for games whose notes name figures by number. The frame, the terminal and the reader always give it. */
  note(note: Note, view?: View): Line;
  /** What its rulebook calls a round, in the journal; default: round. 0: what lies before the first that is told; default: set-up. */
  round?(n: number): string | undefined;
  /** Why an answer was refused: the keys of `Domain.why`. `tried`: what was answered and what is seen now, to tell who was quicker. */
  refusal(key: string, tried?: { readonly answer: Json; readonly view: View }): Sentence;
  ending(report: Report): Sentence;
  /** Where this seat stands, in two sentences: for somebody who comes back. Only what the seat may know. */
  standing?(view: View, seat: Seat): readonly Sentence[];
  /** Why it ended so, in three sentences; where nothing was lacking, two. Default: `ending` alone. */
  because?(end: Ended<View, Note>): readonly Reason[];
  /**
   * What the one thing is in which another answer than mine differs, in a sentence or two: points, a threshold, tempo, risk. For the
   * review; `view` is what the seat saw then. Never a judgement. Undefined: the two answers speak for themselves.
   */
  contrast?(ask: Question, mine: Json, other: Json, view: View): Sentence | undefined;
  /** The sides of a game in which whole sides win, by the keys of the package. */
  readonly sides?: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, Term>>;
  readonly rules: readonly Chapter[];
  /** For the first games: see `Hint`. */
  readonly hints: readonly Hint<View>[];
  /** Quick phrases for the chat, if table talk is part of the game. */
  readonly phrases?: Readonly<Record<string, string>>;
}
// biome-ignore lint/suspicious/noExplicitAny: words of every game
export type AnyWords = Words<any, any, any>;
