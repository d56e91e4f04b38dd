/**
 * What a language has to say: everything with a name, every level of a skill, every effect of a card, every flaw of a mission, so that a
 * missing word does not compile.
 */

import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Offered, Sentence, Style, Term } from '@cosmodrome/kit/text';
import type { DrawnFlaw } from '../content/drawn.ts';
import type {
  Block,
  CardKey,
  CardType,
  Category,
  ChanceIcon,
  ChartRule,
  CivilianAct,
  ClassId,
  CombatFace,
  CrewId,
  Effect,
  Family,
  FlawKind,
  IconKind,
  LevelName,
  MissionId,
  NpcId,
  PieceKind,
  PieceOf,
  PurgeKind,
  PurgeTargeting,
  Range,
  RoundEffect,
  SecurityFace,
  SKILLS,
  SkillId,
  Species,
  StructureKind,
  TokenData,
  TokenKind,
  TokenSize,
  TokenType,
  TrackFace,
  TraderId,
  Upgrade,
} from '../content/index.ts';
import type { Sharing } from '../content/seating.ts';
import type { Reason } from '../judge/motives.ts';
import type { Note } from '../notes.ts';
import type { Ending, FigureId, Mode, Order, TokenId, Wish } from '../state.ts';
import type { Answers, Topic, Way, Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { Contrast, Decided, EndedBy, Missing, Stands } from './afterwards.ts';
import type { Here } from './figures.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

// ------------------------------------------------------------------ names

/** A name and what it is, in a line or two. */
export type Described = { readonly name: string; readonly text: Sentence };
/** `one` and `many` follow a number. */
export type Noun = { readonly one: string; readonly many: string };
export type Names = {
  readonly traders: Readonly<Record<TraderId, string>>;
  readonly species: Readonly<Record<Species, string>>;
  readonly types: Readonly<Record<'captain' | 'crew', string>>;
  /** The crew, its ship, and who they are. */
  readonly crews: Readonly<Record<CrewId, Described & { readonly ship: string }>>;
  readonly classes: Readonly<Record<ClassId, Described>>;
  readonly families: Readonly<Record<Family, string>>;
  readonly icons: Readonly<Record<IconKind, Described>>;
  readonly tokens: Readonly<Record<TokenKind, string>>;
  readonly tokenTypes: Readonly<Record<TokenType, string>>;
  readonly sizes: Readonly<Record<TokenSize, string>>;
  readonly purge: Readonly<Record<PurgeKind, Described & Noun>>;
  readonly npcs: Readonly<Record<NpcId, Described>>;
  readonly categories: Readonly<Record<Category | 'purge', Described>>;
  readonly levels: Readonly<Record<LevelName, string>>;
  readonly ranges: Readonly<Record<Range, string>>;
  readonly combat: Readonly<Record<CombatFace, Described>>;
  readonly chance: Readonly<Record<ChanceIcon, Described>>;
  readonly security: Readonly<Record<SecurityFace, Described>>;
  readonly structures: Readonly<Record<StructureKind, Described>>;
  readonly cards: Readonly<Record<CardKey, string>>;
  readonly cardTypes: Readonly<Record<CardType, string>>;
  readonly blocks: Readonly<Record<Block, Described>>;
  readonly pieces: Readonly<Record<PieceKind, string>>;
  /** What a ship of a campaign can have on board, level by level. */
  readonly upgrades: Readonly<Record<Upgrade, { readonly name: string; readonly levels: readonly [Sentence, Sentence, Sentence] }>>;
};

// ------------------------------------------------------------------ skills

type LevelsOf<S extends SkillId> = Extract<(typeof SKILLS)[number], { readonly kind: S }>['levels'];
/** As many sentences as a list has entries. */
type Each<List extends readonly unknown[]> = { readonly [I in keyof List]: Sentence };
export type Skills = { readonly [S in SkillId]: { readonly name: string; readonly levels: Each<LevelsOf<S>> } };

/** One of several things a skill or a card may do. */
export type Ways = Readonly<Record<Way, Offered & { readonly sentence: Sentence }>>;

// ------------------------------------------------------------------ missions

export type Briefing = {
  readonly title: string;
  /** In a line, for the list of missions. */
  readonly pitch: Sentence;
  readonly story: Sentence;
  readonly primary: Sentence;
  /** The same in a line, to be kept in sight. */
  readonly aim: string;
  readonly secondary: Sentence;
  /** What is special here, each a sentence. */
  readonly special: readonly Sentence[];
};
/** What a piece asks and pays, said from its data: a mission that somebody drew has no other words for it. */
export type Tells = { readonly [K in PieceKind]: (piece: PieceOf<K>) => string };
/** Names of the rooms, by their numbers on the map. */
export type Rooms = Readonly<Record<MissionId, readonly string[]>>;

// ------------------------------------------------------------------ the fine print

/** Sentences made from data: figures stand in the content alone. */
export type Prints = {
  /** Dice, armour, effect and price of a token. */
  token(token: TokenData): Sentence;
  /** One effect of an Event card. */
  effect(effect: Effect): Sentence;
  round(effect: RoundEffect, by: number): Sentence;
  /** Why an NPC does what the chart says. */
  chart: Readonly<Record<ChartRule, Sentence>>;
  purgeTarget: Readonly<Record<PurgeTargeting, Sentence>>;
  civilian: Readonly<Record<CivilianAct, Sentence>>;
};

// ------------------------------------------------------------------ terms

/** Everything on the table that explains itself, besides what has a name of its own in the content. */
export const NOTIONS = [
  // people
  'trader',
  'captain',
  'crew',
  'npc',
  'enemy',
  'ally',
  'truce',
  'holder',
  'handler',
  // statistics
  'health',
  'actions',
  'skill-stat',
  'career',
  'points',
  'peg',
  'ammo',
  'skill',
  'passive',
  'reaction',
  'orders',
  // round
  'round',
  'phase',
  'turn',
  'activation',
  'hostility',
  'level',
  'charged',
  'event',
  'assistance',
  'arrival',
  'entry-point',
  'sealed',
  // board
  'inch',
  'base',
  'contact',
  'engaged',
  'line-of-sight',
  'cover',
  'obscured',
  'range',
  'room',
  'airlock',
  'scatter',
  'arrow',
  // acts
  'action',
  'effortless-action',
  'move',
  'shuffle',
  'ranged-assault',
  'close-assault',
  'power-attack',
  'push',
  'search',
  'room-search',
  'persuade',
  'persuasion-value',
  'reload',
  'interact',
  'unjam',
  'don',
  'stand-up',
  'drag',
  'throw',
  'repair',
  'opportunity',
  // attacks
  'attack',
  'hit',
  'fail',
  'damage',
  'armour',
  'shield',
  'blast',
  'dice',
  'chance-die',
  'prone',
  'defeated',
  'apprehended',
  // things
  'token',
  'inventory',
  'armour-slot',
  'bag',
  'crate',
  'jammed',
  'broken',
  'overloaded',
  'sell-value',
  'ua',
  'kill-token',
  'objective',
  // NPCs
  'rank',
  'target',
  'chart',
  'alert',
  'commandeered',
  'joining',
  'disconnected',
] as const;
export type Notion = (typeof NOTIONS)[number];
/** A term as it is written: its rules are among those the players can open. */
export type Explained = Term & { readonly rules?: readonly RuleId[] };

// ------------------------------------------------------------------ table talk

/** One thing among those offered: items of a choice, receivers of what is shared out. */
export type Items = Omit<Answers, keyof Single> & Single;
type Single = {
  readonly 'setup/profiles': TraderId;
  readonly 'setup/levels': SkillId;
  readonly 'setup/kit': TokenKind;
  readonly 'setup/shop': TokenKind;
  readonly 'setup/bring': FigureId;
  readonly 'attack/split': FigureId;
  readonly 'search/hold': TokenId;
  readonly 'npc/order': FigureId;
  readonly orders: Order;
  readonly wishes: Wish;
};
/** Of the notes, those of one kind, also where several kinds share a shape. */
type NoteOf<N, K> = N extends { readonly kind: infer Kinds } ? (K extends Kinds ? N : never) : never;
export type AskedHere = Asked & { readonly rules: readonly RuleId[] };
type Named = { readonly name: string; readonly help: string };
type Leader = 'raider' | 'prowler' | 'looter';
export type BotName = Leader | `easy-${Leader}` | `strong-${Leader}` | 'absent' | 'random' | 'search';

// ------------------------------------------------------------------ the whole

/** Words said at the table that are one press away. */
export const PHRASES = ['good-luck', 'cover-me', 'truce-anyone', 'go-home', 'mine-first', 'ouch', 'thanks', 'well-played'] as const;
export type Phrase = (typeof PHRASES)[number];

export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly options: Readonly<
    Record<
      | 'doors'
      | 'windows'
      | 'repair'
      | 'improvised'
      | 'destroying'
      | 'moving'
      | 'climbing'
      | 'lifts'
      | 'teams'
      | 'master'
      | 'corps'
      | 'security'
      | 'gangers'
      | 'gatherers'
      | 'hard'
      | 'crowd'
      | 'assistance'
      | 'louder'
      | 'mission'
      | 'civilians'
      | 'reinforcements'
      | 'expansion'
      | 'points'
      | 'career'
      | 'purse',
      Named
    >
  > & {
    readonly annihilator: Named & { readonly values: Readonly<Record<'absent' | 'standard' | 'upgraded', string>> };
    readonly track: Named & { readonly values: Readonly<Record<TrackFace, string>> };
    readonly sharing: Named & { readonly values: Readonly<Record<Sharing, string>> };
    readonly mode: Named & { readonly values: Readonly<Record<Mode, string>> };
  };
  readonly bots: Readonly<Record<BotName, string>>;
  readonly styles: Readonly<Record<Leader, Style>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly questions: { readonly [T in Topic]: (at: Here) => AskedHere };
  readonly answers: { readonly [T in Topic]: (item: Items[T], at: Here) => Offered };
  /** What the others read meanwhile: public words only. */
  readonly waiting: { readonly [T in Topic]: (seat: Seat, view: View) => Sentence };
  readonly notes: { readonly [K in Note['kind']]: (note: NoteOf<Note, K>, view: View) => Sentence };
  readonly refusals: Readonly<Record<Why | DrawnFlaw | 'not-admitted', Sentence>>;
  readonly endings: Readonly<Record<Ending, Sentence>>;
  readonly names: Names;
  readonly skills: Skills;
  readonly ways: Ways;
  readonly missions: Readonly<Record<MissionId, Briefing>>;
  readonly tells: Tells;
  readonly rooms: Rooms;
  /** A room of a map that names none. */
  readonly room: (number: number) => string;
  readonly prints: Prints;
  readonly notions: Readonly<Record<Notion, Explained>>;
  /** What is wrong with a mission. */
  readonly flaws: Readonly<Record<FlawKind, Sentence>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
  /** Why a mission ended so. */
  readonly because: {
    ended(by: EndedBy): Sentence;
    decided(by: Decided): Sentence;
    lackedBy(seat: Seat): Sentence;
    missing(what: Missing, view: View): Sentence;
  };
  readonly standing: (at: Stands) => readonly Sentence[];
  /** What weighed with somebody, beginning with what it does. */
  readonly motives: { readonly [K in Reason['kind']]: (why: Extract<Reason, { readonly kind: K }>, view: View) => Sentence };
  readonly contrast: { readonly [K in Contrast['kind']]: (c: Extract<Contrast, { readonly kind: K }>) => Sentence };
  /** What will come of an answer that cannot be taken back; chances in the hundred. */
  readonly before: {
    hurts(dice: number, chance: number): Sentence;
    readonly blow: Sentence;
    stray(n: number): Sentence;
    heard(pegs: number): Sentence;
    readonly breaks: Sentence;
    /** The number the Chance die must show. */
    feat(needed: number, chance: number): Sentence;
    /** Hits that break a thing. */
    gives(hits: number): Sentence;
    readonly crate: Sentence;
    readonly room: Sentence;
    unspent(actions: number): Sentence;
    readonly abandon: Sentence;
    readonly nobodyIn: Sentence;
  };
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
};
