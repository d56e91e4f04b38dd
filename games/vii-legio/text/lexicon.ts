/**
 * What a language has to say: every topic, note, refusal, card, notion and rule by name, so that a missing word does not compile.
 * `compose.ts` makes the words of the game from it.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Line, Offered, Question, Sentence, Style, Term } from '@cosmodrome/kit/text';
import type {
  Damage,
  Element,
  Exploration,
  ExplorationType,
  ImperatorKey,
  Objective,
  Pawn,
  ShipClass,
  Skill,
  Specialty,
  Technology,
  World,
  WorldKind,
  XCard,
} from '../content/index.ts';
import type { Race, Racer } from '../judge/lead.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { Trigger } from '../state.ts';
import type { Answers, Topic, Why } from '../topics.ts';
import type { UnitView, View } from '../view.ts';
import type { Contrast, Decided, EndedBy, Missing } from './afterwards.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

// ------------------------------------------------------------------ names

/** A card with its printed text. */
export type Printed = { readonly name: string; readonly text: string };
/** `one` and `many` follow a number; `the` stands alone. */
export type Noun = { readonly one: string; readonly many: string; readonly the: string };

export type Names = {
  readonly exploration: Readonly<Record<Exploration, Printed>>;
  readonly types: Readonly<Record<ExplorationType, string>>;
  readonly worlds: Readonly<Record<World, string>>;
  readonly kinds: Readonly<Record<WorldKind, string>>;
  /** `short` fits a button. */
  readonly x: Readonly<Record<XCard, Printed & { readonly short: string }>>;
  readonly imperator: Readonly<Record<ImperatorKey, string>>;
  readonly objectives: Readonly<Record<Objective, Printed>>;
  readonly elements: Readonly<Record<Element, Noun>>;
  readonly damage: Readonly<Record<Damage, string>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly technologies: Readonly<Record<Technology, string>>;
  readonly ships: Readonly<Record<ShipClass, string>>;
  readonly pawns: Readonly<Record<Pawn, string>>;
  readonly colours: Readonly<Record<UnitView['colour'], string>>;
};

// ------------------------------------------------------------------ terms

/** Everything on the table that explains itself, besides the cards. */
export const NOTIONS = [
  // people and places
  'uc',
  'first-uc',
  'legion',
  'nebula',
  'sector',
  'zone-a',
  'zone-b',
  'border',
  'limit',
  'star-base',
  'sector-x',
  // scores and their marks
  'pc',
  'px',
  'pc-12',
  'pc-18',
  'pc-25',
  'px-3',
  'px-6',
  'px-9',
  'px-10',
  'px-12',
  'px-13',
  'px-15',
  // the ship board
  'frombola',
  'spatha',
  'equipment',
  'propulsor',
  'laser',
  'decoder',
  'detector',
  'crew',
  'squad',
  'expert',
  'diplomat',
  'hunter',
  'adventurer',
  'profile',
  'diplomacy',
  'capture',
  'dual',
  'experience',
  'permanent',
  'technology',
  'nanoprobes',
  'holodeck',
  'calls',
  'greyed',
  'element',
  // cards and piles
  'exploration',
  'hand',
  'deck',
  'discard',
  'discovery',
  'risk',
  'hostile',
  'gain',
  'damage',
  'oz',
  'advantage',
  'extrasolar',
  'sapient',
  'wild',
  'contacts',
  'open-contact',
  'hidden-contact',
  'objective',
  'imperator',
  'imperator-card',
  'supply',
  // what happens
  'turn',
  'leftovers',
  'active-planet',
  'explored',
  'discoverer',
  'landing',
  'invitation',
  'mission',
  'required',
  'share',
  'star',
  'fiasco',
  'repair',
  'promotion',
  'ending',
] as const;
export type Notion = (typeof NOTIONS)[number];
export type TermKey =
  | Notion
  | `card/${Exploration}`
  | `world/${World}`
  | `x/${XCard}`
  | `imperator/${ImperatorKey}`
  | `objective/${Objective}`;
/** A term as it is written: its rules are among those the players can open. */
export type Explained = Term & { readonly rules?: readonly RuleId[] };

// ------------------------------------------------------------------ icons of the journal

/** Icons the game itself draws for lines of the journal. */
export const ICONS = [
  'adventurer',
  'aquila',
  'calls',
  'capture',
  'decoder',
  'detector',
  'diplomacy',
  'diplomat',
  'exploration',
  'explored',
  'first',
  'holodeck',
  'hostile',
  'hunter',
  'laser',
  'laurels',
  'nanoprobes',
  'objective',
  'pc',
  'propulsor',
  'px',
  'risk',
  'squad',
  'star-base',
] as const;
export type LegioIcon = (typeof ICONS)[number];
/** Icons of the frame that the journal uses. */
type FrameIcon =
  | 'ban'
  | 'check'
  | 'cup'
  | 'die'
  | 'eye'
  | 'flag'
  | 'hand'
  | 'layers'
  | 'move'
  | 'planet'
  | 'ship'
  | 'star'
  | 'sync'
  | 'trash'
  | 'warn'
  | 'wrench';
export type Told = Line & { readonly icon: LegioIcon | FrameIcon };

// ------------------------------------------------------------------ questions

/** Who is asked what, in whose eyes. */
export type Context = { readonly ask: Question; readonly view: View; readonly me: UnitView };
/** What is offered one by one: an option, a card of a payment, a receiver of things shared out. */
export type Items = Omit<Answers, keyof Several> & Several;
type Several = {
  'buy/pay': number;
  'move/pay': number;
  'decode/pay': number;
  'sector-x/pay': number;
  'explore/discard': number;
  'mission/leave': Element;
  'promotion/experts': Specialty;
};
export type AskedHere = Asked & { readonly rules: readonly RuleId[] };

// ------------------------------------------------------------------ the whole

/** How a match stands when it is reported: going on, or ended by a trigger. */
export type Ending = Trigger | 'playing';

export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<'surveyor' | 'envoy' | 'raider', Style>>;
  readonly motives: { readonly [K in Grounds['kind']]: (why: GroundsOf<K>) => Sentence };
  readonly phrases: Readonly<Record<string, string>>;
  readonly names: Names;
  readonly questions: { readonly [T in Topic]: (at: Context) => AskedHere };
  readonly answers: { readonly [T in Topic]: (item: Items[T], at: Context) => Offered };
  /** What will come of an answer that cannot be taken back. */
  readonly before: {
    readonly played: Sentence;
    readonly laser: Sentence;
    readonly dice: (dice: number) => Sentence;
    readonly noGain: Sentence;
    readonly turnedUp: Sentence;
    readonly drawn: (cards: number) => Sentence;
    readonly left: Sentence;
    readonly endsTurn: Sentence;
    readonly loss: (cards: number, pc: number) => Sentence;
  };
  readonly waiting: { readonly [T in Topic]: (seat: Seat, view: View) => Sentence };
  readonly notes: { readonly [K in Note['kind']]: (note: Extract<Note, { readonly kind: K }>) => Told };
  readonly refusals: Readonly<Record<Why, Sentence>>;
  readonly endings: { readonly [K in Ending]: (rounds: number) => Sentence };
  /** Where a U.C. stands, in two sentences. */
  readonly standing: (race: Race, me: Racer) => readonly Sentence[];
  /** Why it ended so. */
  readonly because: {
    ended(by: EndedBy): Sentence;
    decided(by: Decided): Sentence;
    /** `mine`: the reader lacked it. */
    missing(what: Missing, mine: boolean): Sentence;
    /** After "what was missing": 'à Inès'. */
    lackedBy(seat: Seat): Sentence;
  };
  /** In what two answers to a question differ. */
  readonly contrast: { readonly [K in Contrast['kind']]: (c: Extract<Contrast, { readonly kind: K }>) => Sentence };
  readonly notions: Readonly<Record<Notion, Explained>>;
  /** The fine print of cards, made from their data. */
  readonly prints: Prints;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
};
/** Sentences about cards, used for terms and for the list of cards in the rules. */
export type Prints = {
  readonly lists: Readonly<Record<'exploration' | 'extrasolar' | 'x' | 'imperator' | 'objectives', string>>;
  exploration(key: Exploration): Sentence;
  world(key: World): Sentence;
  x(key: XCard): Sentence;
  imperator(key: ImperatorKey): Sentence;
  objective(key: Objective): Sentence;
};

// ------------------------------------------------------------------ small helpers of both languages

/** A term inside a sentence, shown by these words. */
export const term = (key: TermKey, label: string): string => `{#${key}|${label}}`;
export const who = (seat: Seat): string => `{@${seat}}`;
const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
/** Roman figures: for sectors, rounds and proposals only. */
export function roman(n: number): string {
  const tens = Math.floor(n / 10);
  return tens === 0 ? ROMAN[n]! : tens < 4 ? 'X'.repeat(tens) + (n % 10 === 0 ? '' : ROMAN[n % 10]!) : `${n}`;
}
/** What this question lists. */
export const listed = <T extends Topic>(at: Context, _topic: T): readonly Answers[T][] =>
  (at.ask.shape as unknown as { readonly options: readonly Answers[T][] }).options;
