/** What a language has to say of a campaign. Names of people, things and missions are those of Core Space. */
import type { MissionId, NpcId, SkillId, TokenKind, TraderId, Upgrade } from '@cosmodrome/core-space/content/index';
import type { Seat } from '@cosmodrome/kernel';
import type { Asked, Offered, Sentence } from '@cosmodrome/kit/text';
import type { Post, SoloResult, Stage, Statistic, System } from '../content/index.ts';
import type { ScorePart } from '../judge/score.ts';
import type { Note, Who } from '../notes.ts';
import type { Crew, Ending, Goal, MemberId, Mode, Outing, Party, Settings, Structure } from '../state.ts';
import type { Answers, SubjectAct, Topic, Why } from '../topics.ts';
import type { View } from '../view.ts';
import type { HintId } from './hints.ts';
import type { ChapterKey, RuleId } from './rulebook.ts';

/** Topics as they are spoken of: games that are played at the same time are one. */
export type Spoken = Exclude<Topic, `mission/${number}`> | 'mission';
export type Item = Omit<Answers, 'embark'> & { readonly embark: MemberId };

/** A question where it is asked, with the names of the language. */
export type Here = Called & {
  readonly view: View;
  readonly seat: Seat;
  readonly crew: Crew;
  readonly outing: Outing | undefined;
  readonly party: Party | undefined;
};
/** What people, things and places are called. */
export type Called = {
  who(who: Who): string;
  member(crew: Crew, id: MemberId): string;
  token(kind: TokenKind): string;
  profile(profile: TraderId): string;
  skill(skill: SkillId): string;
  class(of: Crew['members'][number]['class']): string;
  /** Where it came from the workshop, by its own title. */
  mission(mission: MissionId, title?: string | null): string;
  npc(npc: NpcId): string;
  ready(crew: Extract<Answers['found'], { readonly do: 'ready' }>['crew']): string;
};
type NoteOf<K> = Extract<Note, { readonly kind: K }>;
type Named = { readonly name: string; readonly help: string };
type Told = { readonly name: string; readonly help: Sentence };
export type Lexicon = {
  readonly subtitle: string;
  readonly pitch: string;
  readonly options: {
    readonly structure: Named & { readonly values: Readonly<Record<Structure, string>> };
    readonly mode: Named & { readonly values: Readonly<Record<Mode, string>> };
    readonly goal: Named & { readonly values: Readonly<Record<Goal, string>> };
    readonly pairing: Named & { readonly values: Readonly<Record<Settings['pairing'], string>> };
  } & Readonly<Record<'length' | 'missions' | 'expansion' | 'veterans', Named>>;
  readonly bots: Readonly<Record<'quartermaster' | 'absent' | 'random' | 'search', string>>;
  readonly names: {
    readonly systems: Readonly<Record<System, Told>>;
    readonly upgrades: Readonly<Record<Upgrade, Told>>;
    readonly posts: Readonly<Record<Post | 'none', Told>>;
    readonly statistics: Readonly<Record<Statistic, string>>;
    readonly stages: Readonly<Record<Stage, string>>;
    readonly phases: Readonly<Record<Outing['phase'] | 'home', string>>;
    readonly results: Readonly<Record<SoloResult, string>>;
    /** Lines of the final score. */
    readonly parts: Readonly<Record<ScorePart, string>>;
    /** The crews, where they win or lose together. */
    readonly all: string;
    readonly hold: string;
    readonly step: (n: number) => string;
    readonly ua: (n: number) => string;
    readonly points: (n: number) => string;
  };
  readonly questions: { readonly [T in Spoken]: (at: Here) => Asked & { readonly rules: readonly RuleId[] } };
  readonly answers: { readonly [T in Exclude<Spoken, 'mission'>]: (item: Item[T], at: Here) => Offered };
  /** What is done, in a word or two, where it is plain with whom; and what may come of it. */
  readonly verb: (act: SubjectAct, at: Called & Pick<Here, 'crew'>) => { readonly label: string; readonly help?: string };
  readonly waiting: { readonly [T in Spoken]: (seat: Seat) => Sentence };
  readonly notes: { readonly [K in Note['kind']]: (note: NoteOf<K>, called: Called) => Sentence };
  readonly refusals: Readonly<Record<Why | 'not-admitted' | 'too-many-for-the-arc' | 'league-of-one' | 'league-length', Sentence>>;
  readonly endings: Readonly<Record<Ending, Sentence>>;
  /** What decided, and what was lacking. */
  readonly because: {
    readonly most: (seats: readonly Seat[], score: number, next: number | null) => Sentence;
    readonly alone: (score: number, result: SoloResult) => Sentence;
    readonly together: (crews: number) => Sentence;
    readonly nobody: Sentence;
    readonly gone: Sentence;
    readonly gap: (missing: number) => Sentence;
  };
  readonly standing: (at: {
    readonly money: number;
    readonly members: number;
    readonly away: number;
    readonly weakest: number;
  }) => readonly Sentence[];
  readonly chapters: Readonly<Record<ChapterKey, string>>;
  readonly rules: Readonly<Record<RuleId, { readonly title: string; readonly text: Sentence }>>;
  readonly hints: Readonly<Record<HintId, Sentence>>;
  /** Offers between two crews, on the screen. */
  readonly barter: Readonly<Record<'iGive' | 'iGet' | 'accept' | 'refuse' | 'withdraw' | 'propose', string>> &
    Readonly<Record<'offers' | 'offered' | 'send' | 'picks', (name: string) => string>>;
  /** Words of the screens alone. */
  readonly page: {
    /** Systems at one, and the UA to keep for them. */
    readonly keep: (systems: string, price: number) => string;
    readonly starts: (pegs: number, traders: number) => string;
  } & Readonly<
    Record<
      | 'crews'
      | 'crew'
      | 'ship'
      | 'hold'
      | 'log'
      | 'standings'
      | 'next'
      | 'free'
      | 'ready'
      | 'away'
      | 'games'
      | 'value'
      | 'career'
      | 'export'
      | 'import'
      | 'importHelp'
      | 'badFile'
      | 'barter'
      | 'private'
      | 'nothing'
      | 'money'
      | 'tables'
      | 'deciding'
      | 'port'
      | 'catchUp'
      | 'done'
      | 'search'
      | 'rename'
      | 'retire'
      | 'workshop'
      | 'workshopHelp'
      | 'workshopFile'
      | 'badMission'
      | 'mission'
      | 'plan'
      | 'went'
      | 'home'
      | 'won'
      | 'waits'
      | 'arc'
      | 'nextPoint'
      | 'affordable',
      string
    >
  >;
};
