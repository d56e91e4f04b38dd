/**
 * What a language has to say: every topic, note, refusal, card, notion and rule by name, so that a missing word does not compile.
 * `compose.ts` makes the words of the game from it.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Line, Offered, Sentence, Style } from '@cosmodrome/kit/text';
import type {
  AlienType,
  BossType,
  Component,
  EdgeState,
  EventKind,
  ItemKind,
  Mode,
  OverkillEffect,
  OverkillOption,
  Payment,
  Role,
  RollKind,
  ScenarioAct,
  ScenarioId,
  ScenarioTile,
} from '../content/index.ts';
import type { Grounds, GroundsOf } from '../motives.ts';
import type { Note } from '../notes.ts';
import type { Outcome } from '../state.ts';
import type { Aim, Answers, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { Contrast, EndedBy, Margin } from './afterwards.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

// ------------------------------------------------------------------ names

/** Something with a name, and what a player must know of it. */
export type Printed = { readonly name: string; readonly help: Sentence };
/** Kinds of actions, as a player looks for them. */
export type DeedKind = 'attack' | 'subdue' | 'mission' | 'move' | 'open' | 'heal' | 'pick-up' | 'analyze' | 'trade' | 'talent' | 'gear';

export type Names = {
  /** `gives`: what their Overkill option does. */
  readonly roles: Readonly<Record<Role, { readonly name: string; readonly gives: Sentence }>>;
  readonly foes: Readonly<Record<AlienType | BossType, Printed>>;
  readonly items: Readonly<Record<ItemKind, Printed>>;
  readonly options: Readonly<Record<OverkillOption, Printed>>;
  readonly effects: Readonly<Record<OverkillEffect, Printed>>;
  readonly components: Readonly<Record<Component, Printed>>;
  /** The Discovery that is no card and no component. */
  readonly oxygen: Printed;
  readonly events: Readonly<Record<EventKind, Printed>>;
  readonly scenarios: Readonly<Record<ScenarioId, Printed>>;
  readonly tiles: Readonly<Record<ScenarioTile, string>>;
  readonly acts: Readonly<Record<ScenarioAct, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly edges: Readonly<Record<EdgeState, string>>;
  readonly pays: Readonly<Record<Payment, string>>;
  readonly rolls: Readonly<Record<RollKind, string>>;
  readonly deeds: Readonly<Record<DeedKind, string>>;
  /** By board direction, 1 to 6. */
  readonly directions: readonly string[];
  /** What somebody means to do: after the verb of meaning to. */
  readonly aims: Readonly<Record<Aim, string>>;
};

/** Everything on the table that explains itself and is no card and no figure. */
export const NOTIONS = [
  'hp',
  'o2',
  'ap',
  'command-ap',
  'iq',
  'success',
  'overkill',
  'stun',
  'hatch',
  'vent',
  'scan',
  'order',
  'alert',
  'red-alert',
  'discovery',
  'locker',
  'marker',
  'muster',
  'charge',
  'schematic',
  'sight',
  'range',
  'talent',
  'swarm',
] as const;
export type Notion = (typeof NOTIONS)[number];

// ------------------------------------------------------------------ the whole

/** What is offered one by one: an option, or one of several cards, cells, dice or Rocketeers. */
export type Item<T extends Topic> = Answers[T] extends readonly (infer One)[] ? One : Answers[T];

export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly options: Readonly<
    Record<'scenario' | 'mode' | 'rocketeers' | 'alternative' | 'ks', { readonly name: string; readonly help: string }>
  >;
  readonly bots: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<'guardian' | 'scout' | 'gunner', Style>>;
  readonly motives: { readonly [K in Grounds['kind']]: (why: GroundsOf<K>) => Sentence };
  readonly names: Names;
  /** Each Rocketeer with what their sheet says. */
  readonly roles: Readonly<Record<Role, Printed>>;
  readonly round: (n: number) => string;
  readonly questions: { readonly [T in Topic]: (view: View) => Asked };
  readonly answers: { readonly [T in Topic]: (item: Item<T>, view: View) => Offered };
  /** What will come of an answer that cannot be taken back. */
  readonly before: {
    readonly roll: (dice: number, percent: number) => Sentence;
    readonly breath: (left: number) => Sentence;
    readonly turnOver: Sentence;
    readonly aliensNext: Sentence;
    readonly unspent: (actions: number) => Sentence;
    readonly scan: Sentence;
  };
  readonly waiting: { readonly [T in Topic]: (seat: Seat, view: View) => Sentence };
  readonly notes: { readonly [K in Note['kind']]: (note: Extract<Note, { readonly kind: K }>) => Line };
  readonly refusals: Readonly<Record<Why, Sentence>>;
  readonly endings: Readonly<Record<Exclude<Outcome, ''>, Sentence>>;
  /** Where the crew stands, in two sentences. `weakest`: of one's own Rocketeers. */
  readonly standing: (view: View, weakest: View['rocketeers'][number]) => readonly Sentence[];
  /** Why it ended so; `deed`: a turn and what was done in it, as the journal says it. */
  readonly because: {
    ended(by: EndedBy): Sentence;
    deed(turn: number, say: Sentence): Sentence;
    wounds(by: { readonly turn: number; readonly wounds: number }): Sentence;
    margin(m: Margin): Sentence;
  };
  /** In what two answers to a question differ. */
  readonly contrast: { readonly [K in Contrast['kind']]: (c: Extract<Contrast, { readonly kind: K }>) => Sentence };
  readonly notions: Readonly<Record<Notion, Printed>>;
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
};
