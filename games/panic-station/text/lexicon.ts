/**
 * What a language has to say: every topic, note, refusal, card, notion and rule by name, so that a missing word does not compile.
 * `compose.ts` makes the words of the game from it.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Offered, Question, Sentence, Style, Term } from '@cosmodrome/kit/text';
import type { CardName, Icon, RoomKey } from '../content/index.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { Colour, Ending, EndingHow, Side } from '../state.ts';
import type { Answers, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { Contrast, Decided, EndedBy, Missing } from './afterwards.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

export type Names = {
  readonly rooms: Readonly<Record<RoomKey, string>>;
  /** `some`: one of them, in a sentence. */
  readonly cards: Readonly<Record<CardName, { readonly name: string; readonly some: string }>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
};

/** Everything on the table that explains itself: cards, icons of rooms, and the rest. */
export type Notion =
  | CardName
  | Exclude<Icon, 'none'>
  | Side
  | 'hp'
  | 'ap'
  | 'soldier'
  | 'android'
  | 'infection'
  | 'parasite'
  | 'security'
  | 'heatScan'
  | 'red'
  | 'trade'
  | 'minimum';
/** Rules named here are among those the players can open. */
export type Explained = Term & { readonly rules: readonly RuleId[] };
export type AskedHere = Asked & { readonly rules: readonly RuleId[] };

/** Table talk that is one press away (PAN-RULING-73). */
export type Phrase = 'accuse' | 'vouch' | 'human' | 'scan' | 'gas' | 'wantGas' | 'nest' | 'help' | 'stay' | 'heal' | 'sorry' | 'proof';
type Named = { readonly name: string; readonly help: string };

/** What one's own eyes know of how one stands. */
export type Standing = {
  readonly side: Side | null;
  readonly cans: number;
  readonly needed: number;
  readonly nest: boolean;
  readonly soldier: number;
  readonly android: number;
};
export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly options: {
    readonly gentle: Named;
    readonly passing: Named;
    readonly cans: Named & { readonly values: Readonly<Record<'3' | '4', string>> };
    readonly colours: Named & { readonly values: Readonly<Record<'random' | 'pick', string>> };
  };
  readonly bots: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<'medic' | 'trooper' | 'agent', Style>>;
  readonly motives: { readonly [K in Grounds['kind']]: (why: GroundsOf<K>) => Sentence };
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly questions: { readonly [T in Topic]: (view: View, ask: Question) => AskedHere };
  readonly answers: { readonly [T in Topic]: (answer: Answers[T], view: View) => Offered };
  /** What will come of an answer that cannot be taken back. */
  readonly before: {
    readonly knife: Sentence;
    readonly parasite: Sentence;
    readonly search: Sentence;
    readonly unspent: (ap: number) => Sentence;
  };
  /** What the others read meanwhile: public words only. */
  readonly waiting: { readonly [T in Topic]: (seat: Seat, view: View) => Sentence };
  readonly notes: { readonly [K in Note['kind']]: (note: Extract<Note, { readonly kind: K }>) => Sentence };
  readonly refusals: Readonly<Record<Why, Sentence>>;
  readonly endings: Readonly<Record<EndingHow | 'playing', Sentence>>;
  /** Where somebody stands, in two sentences, with what their own eyes know. */
  readonly standing: (at: Standing) => readonly Sentence[];
  readonly winners: Readonly<Record<Ending['winners'], Sentence>>;
  /** Why it ended so; `lackedBy` names a side that did not win. */
  readonly because: {
    ended(by: EndedBy): Sentence;
    decided(by: Decided): Sentence;
    missing(what: Missing): Sentence;
    readonly lackedBy: Readonly<Record<'host' | 'humans', string>>;
  };
  /** In what two answers to a question differ. */
  readonly contrast: { readonly [K in Contrast['kind']]: (c: Extract<Contrast, { readonly kind: K }>) => Sentence };
  readonly sides: Readonly<Record<'humans' | 'host', string>>;
  readonly notions: Readonly<Record<Notion, Explained>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
};
