/**
 * What a language has to say: every topic, note, refusal, piece, card, notion and rule by name, so that a missing word does not compile.
 * `compose.ts` makes the words of the game from it.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Offered, Sentence, Style, Term } from '@cosmodrome/kit/text';
import type {
  Alien,
  Card,
  CardName,
  ClassId,
  Colour,
  Conversion,
  Criterion,
  Good,
  Marker,
  Skill,
  Specialist,
  SquareId,
  Tile,
  TileKind,
} from '../content/index.ts';
import type { ObjectKind } from '../judge/line.ts';
import type { FaultKind } from '../judge/ship.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { Edge } from '../state.ts';
import type { Answers, Topic, Unfit, Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { Contrast, Decided, EndedBy, Missing, Stands } from './afterwards.ts';
import type { Here } from './figures.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

/** A player by name, wherever the sentence is read. */
export const who = (seat: Seat): string => `{@${seat}}`;

// ------------------------------------------------------------------ names

/** `one` and `many` follow a number; `the` stands alone. */
export type Noun = { readonly one: string; readonly many: string; readonly the: string };
/** A name and what it does, in one line. */
export type Described = { readonly name: string; readonly text: Sentence };
export type Names = {
  readonly tiles: Readonly<Record<TileKind, Described>>;
  readonly cards: Readonly<Record<CardName, Described>>;
  readonly specialists: Readonly<Record<Specialist, string>>;
  readonly skills: Readonly<Record<Skill, Sentence>>;
  readonly classes: Readonly<Record<ClassId, Described>>;
  readonly goods: Readonly<Record<Good, Noun>>;
  readonly aliens: Readonly<Record<Alien, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** Where something comes from, and the sides of a part: front, right, rear, left. */
  readonly from: readonly [string, string, string, string];
  readonly sides: readonly [string, string, string, string];
  readonly objects: Readonly<Record<ObjectKind | 'meteor-pair', string>>;
  readonly criteria: Readonly<Record<Criterion, string>>;
  readonly conversions: Readonly<Record<Conversion, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  /** What is wrong with a part, in two or three words. */
  readonly faults: Readonly<Record<FaultKind, string>>;
};

// ------------------------------------------------------------------ terms

/** Everything on the table that explains itself, besides parts, cards and specialists. */
export const NOTIONS = [
  // building
  'trucker',
  'round',
  'class',
  'warehouse',
  'heap',
  'hand',
  'loose',
  'reserve',
  'connector',
  'exposed',
  'joined',
  'linked',
  'empty-square',
  'outline',
  'hole',
  'seam',
  'pile',
  'hourglass',
  'number-tile',
  'error',
  'piece',
  'lost',
  // aboard
  'crew',
  'human',
  'alien',
  'cell',
  'energy',
  'goods',
  'container',
  'hidden-goods',
  'armed',
  'defended',
  'robonaut',
  'armour',
  'wireless',
  'pipe',
  'token',
  // flight
  'flight-board',
  'rocket',
  'leader',
  'flight-order',
  'day',
  'flight-deck',
  'level',
  'engine-power',
  'fire-power',
  'crew-size',
  'line',
  'meteor',
  'shot',
  'shield-use',
  'intruder',
  'step',
  'charge',
  'give-up',
  'lapped',
  // money
  'credit',
  'arrival',
  'best-looking',
  'insurance',
  'bank',
  // people
  'support-team',
  'skill',
  'alarm',
  'marker',
] as const;
export type Notion = (typeof NOTIONS)[number];
export type TermKey = Notion | `tile/${TileKind}` | `card/${CardName}` | `specialist/${Specialist}`;
/** A term as it is written: its rules are among those the players can open. */
export type Explained = Term & { readonly rules?: readonly RuleId[] };

// ------------------------------------------------------------------ the fine print

/** Sentences made from the data of parts and cards: their figures stand in the content alone. */
export type Prints = {
  /** What this very part has: cells, containers, armoured sides. */
  tile(tile: Tile): Sentence;
  /** All that the card says, in the order in which it happens. */
  card(card: Card): Sentence;
};

// ------------------------------------------------------------------ the whole

/** One thing among those offered: items of a choice, receivers of what is shared out, slots and tokens of what is arranged. */
export type Items = Omit<Answers, keyof Pieces> & Pieces;
type Pieces = {
  readonly 'power/engines': SquareId;
  readonly 'power/cannons': SquareId;
  readonly 'power/crew': SquareId;
  readonly 'energy/pay': SquareId;
  readonly 'cargo/give': SquareId;
  readonly 'cells/give': SquareId;
  readonly 'crew/board': SquareId;
  /** A square and who lives there. */
  readonly 'crew/give': string;
  readonly 'mark/wireless': SquareId;
  readonly 'mark/weld': Edge;
  readonly 'cargo/load': SquareId | Good;
  readonly 'before/markers': SquareId | Marker;
};
export type AskedHere = Asked & { readonly rules: readonly RuleId[] };
type Named = { readonly name: string; readonly help: string };
type Switches =
  | 'newTechnologies'
  | 'intruders'
  | 'tutorial'
  | 'assistant'
  | 'holesMarked'
  | 'alwaysAsk'
  | 'team'
  | 'receptionist'
  | 'competition';
type Trucker = 'hauler' | 'fighter' | 'racer';
export type BotName = Trucker | `easy-${Trucker}` | `strong-${Trucker}` | 'absent' | 'random' | 'search';
/** Table talk that is one press away. */
export const PHRASES = ['good-luck', 'hurry', 'nice-ship', 'ouch', 'mine', 'wait', 'thanks', 'well-flown'] as const;
export type Phrase = (typeof PHRASES)[number];

export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly options: Readonly<Record<Switches, Named>> & {
    readonly rounds: Named;
    readonly building: Named & { readonly values: Readonly<Record<'together' | 'in-turn', string>> };
    readonly hourglass: Named & { readonly values: Readonly<Record<'0' | '60' | '90' | '120' | '180', string>> };
  };
  readonly bots: Readonly<Record<BotName, string>>;
  readonly styles: Readonly<Record<Trucker, Style>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly questions: { readonly [T in Topic]: (at: Here) => AskedHere };
  readonly answers: { readonly [T in Topic]: (item: Items[T], at: Here) => Offered };
  /** What the others read meanwhile: public words only. */
  readonly waiting: { readonly [T in Topic]: (seat: Seat, view: View) => Sentence };
  /** Against the hourglass nobody is waited for: who still builds. */
  readonly building: (seats: readonly Seat[]) => Sentence;
  readonly notes: { readonly [K in Note['kind']]: (note: Extract<Note, { readonly kind: K }>) => Sentence };
  readonly names: Names;
  readonly notions: Readonly<Record<Notion, Explained>>;
  readonly prints: Prints;
  readonly refusals: Readonly<Record<Why | Unfit | 'not-admitted', Sentence>>;
  /** Somebody was quicker: a part, a number. */
  readonly quicker: Readonly<Record<'gone' | 'number-taken', (seat: Seat) => Sentence>>;
  readonly because: {
    ended(by: EndedBy): Sentence;
    decided(by: Decided): Sentence;
    /** To whom it was lacking: stands after "what was lacking". */
    lackedBy(seat: Seat): Sentence;
    missing(what: Missing): Sentence;
  };
  standing(at: Stands): readonly Sentence[];
  readonly contrast: { readonly [K in Contrast['kind']]: (c: Extract<Contrast, { readonly kind: K }>) => Sentence };
  /** What will come of an answer that cannot be taken back. */
  readonly before: {
    sold(now: number, whole: number): Sentence;
    noBonus(cards: number): Sentence;
    departs(number: number): Sentence;
    reserve(parts: number): Sentence;
    faulty(faults: number): Sentence;
    insured(price: number, cap: number): Sentence;
    readonly uninsured: Sentence;
  };
  /** What weighed with a bot: stands alone. */
  readonly motives: { readonly [K in Grounds['kind']]: (why: GroundsOf<K>) => Sentence };
  readonly endings: Readonly<Record<'session-over' | 'playing', Sentence>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
};
