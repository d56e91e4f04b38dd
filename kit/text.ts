import type { Ask, Json, Kind, Report, Seat, Topic } from '@cosmodrome/kernel';

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
}
/** Its shape may be shared with the rules: write it down before they go on. */
export const questionOf = (ask: Ask): Question => ({
  seat: ask.seat,
  topic: ask.topic,
  kind: ask.domain.kind,
  shape: ask.domain.shape(),
  ...(ask.optional ? { optional: true } : {}),
  ...(ask.standing ? { standing: true } : {}),
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
  /** No way back: a die, a reveal. */
  readonly final?: boolean;
}
export interface Line {
  /** Name of an icon of the frame or of the game. */
  readonly icon: string;
  readonly say: Sentence;
  /** Whose act it is. */
  readonly seat?: Seat;
  /** Begins a round: the journal folds by these. */
  readonly round?: number;
  /** Begins a turn of `seat`: "since your last turn" stands before it. */
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
/** One step of the first-game guide: `at` names a part of the screen (data-guide="…"). */
export interface GuideStep {
  readonly at: string;
  readonly title: string;
  readonly text: Sentence;
}

/** All words of a game in one language. Typed by the game's own view and notes: a missing word does not compile. */
export interface Words<View extends Json, Note extends Json> {
  readonly title: string;
  readonly subtitle: string;
  /** One line for the lobby. */
  readonly pitch: string;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }>
  >;
  readonly bots: Readonly<Record<string, string>>;
  /** The question bar, for the one who is asked. */
  question(ask: Question, view: View): Asked;
  /** One answer among those offered: an option of oneOf, an item of someOf / order, a receiver of assign, true / false. */
  answer(ask: Question, option: Json, view: View): Offered;
  /** What the others read while `seat` is asked: public words only. */
  waiting(topic: Topic, seat: Seat, view: View): Sentence;
  note(note: Note): Line;
  /** What its rulebook calls a round, in the journal; default: round. */
  round?(n: number): string;
  /** Why an answer was refused: the keys of `Domain.why`. `tried`: what was answered and what is seen now, to tell who was quicker. */
  refusal(key: string, tried?: { readonly answer: Json; readonly view: View }): Sentence;
  ending(report: Report): Sentence;
  readonly terms: Readonly<Record<string, Term>>;
  readonly rules: readonly Chapter[];
  readonly guide: readonly GuideStep[];
  /** Quick phrases for the chat, if table talk is part of the game. */
  readonly phrases?: Readonly<Record<string, string>>;
}
// biome-ignore lint/suspicious/noExplicitAny: words of every game
export type AnyWords = Words<any, any>;
