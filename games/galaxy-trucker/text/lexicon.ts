/**
 * What a language has to say of pieces, cards, places, notions, refusals while building and rules, by name, so that a missing word does
 * not compile.
 */
import type { Sentence, Term } from '@cosmodrome/kit/text';
import type {
  Alien,
  BuildWhy,
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
  Tile,
  TileKind,
} from '../content/index.ts';
import type { ObjectKind } from '../judge/line.ts';
import type { FaultKind } from '../judge/ship.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

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
  /** Where something comes from or points to: front, right, rear, left. */
  readonly from: readonly [string, string, string, string];
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

export type Lexicon = {
  readonly names: Names;
  readonly notions: Readonly<Record<Notion, Explained>>;
  readonly prints: Prints;
  readonly refusals: Readonly<Record<BuildWhy, Sentence>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
};
