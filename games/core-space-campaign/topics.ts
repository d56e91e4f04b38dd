/** Every question of the campaign by name, with the type of its answer. */
import type {
  ClassId,
  MissionId,
  NpcId,
  Outcome,
  CrewId as ReadyCrew,
  SkillId,
  TokenKind,
  TraderId,
  Upgrade,
} from '@cosmodrome/core-space/content/index';
import { asking, type Json, type Seat } from '@cosmodrome/kernel';
import type { ChosenPost, Post, Statistic, System } from './content/index.ts';
import type { Levels, MemberId, OfferId, Side } from './state.ts';

/** Putting a crew together, or not yet (CS-CMP-06, CS-CRW). */
export type FoundAct =
  | { readonly do: 'ready'; readonly crew: ReadyCrew }
  | { readonly do: 'enlist'; readonly profile: TraderId; readonly class: ClassId }
  | { readonly do: 'dismiss'; readonly place: number }
  | { readonly do: 'train'; readonly place: number; readonly levels: Levels }
  | { readonly do: 'equip'; readonly place: number; readonly kit: readonly TokenKind[] }
  | { readonly do: 'import'; readonly crew: Exported }
  | { readonly do: 'launch' }
  | { readonly do: 'wait' }
  | { readonly do: 'retire' };
/** A crew as it leaves one campaign and joins another: whatever it has, as numbers and names of kinds. */
export type Exported = {
  readonly version: 1;
  readonly ship: string;
  readonly systems: Readonly<Record<System, number>>;
  readonly upgrades: Readonly<Record<Upgrade, number>>;
  readonly hold: readonly TokenKind[];
  readonly money: number;
  readonly members: readonly {
    readonly profile: TraderId;
    readonly captain: boolean;
    readonly class: ClassId;
    readonly levels: Levels;
    readonly career: number;
    readonly health: number;
    readonly skill: number;
    readonly actions: number;
    readonly inventory: readonly TokenKind[];
    readonly armour: TokenKind | null;
  }[];
};
/** Between two games. */
export type HomeAct =
  | { readonly do: 'play'; readonly mission: MissionId }
  | { readonly do: 'drawn'; readonly of: Seat }
  /** A mission of the workshop, long texts in pieces (`judge/brought.ts`). */
  | { readonly do: 'bring'; readonly mission: Json }
  | { readonly do: 'catch-up' }
  | { readonly do: 'rest' }
  /** Where nobody can go (CS-RULING-330). */
  | { readonly do: 'redeem'; readonly member: MemberId }
  | { readonly do: 'disband' }
  | { readonly do: 'name'; readonly ship: string }
  | { readonly do: 'retire' };
/** What becomes of those left behind (CS-EXT). */
export type ExtractAct =
  | { readonly do: 'teleport'; readonly member: MemberId }
  | { readonly do: 'alone'; readonly member: MemberId }
  /** A temporary Trader, without a roll (CS-RULING-206). */
  | { readonly do: 'give-up'; readonly member: MemberId }
  | { readonly do: 'pay'; readonly member: MemberId }
  | { readonly do: 'later'; readonly member: MemberId }
  | { readonly do: 'refuse'; readonly member: MemberId }
  | { readonly do: 'become'; readonly member: MemberId; readonly class: ClassId; readonly levels: Levels };
/** A Career point (CS-ADN-04, -08). */
export type AdvanceAct =
  | { readonly do: 'learn'; readonly member: MemberId; readonly skill: SkillId }
  | { readonly do: 'grow'; readonly member: MemberId; readonly statistic: Statistic };
/** Where a token is: in the hold, or with somebody. */
export type Place = 'hold' | MemberId;
export type TradeAct =
  | { readonly do: 'buy'; readonly post: Post; readonly token: TokenKind }
  | { readonly do: 'pass'; readonly post: Post }
  | { readonly do: 'sell'; readonly token: TokenKind; readonly from: Place }
  | { readonly do: 'discard'; readonly token: TokenKind; readonly from: Place }
  | { readonly do: 'azurium'; readonly step: 'roll' | 'accept' | 'decline' }
  | { readonly do: 'venom' }
  | { readonly do: 'move'; readonly token: TokenKind; readonly from: Place; readonly to: Place }
  | { readonly do: 'wear'; readonly member: MemberId; readonly token: TokenKind }
  | { readonly do: 'doff'; readonly member: MemberId }
  | {
      readonly do: 'hire';
      readonly profile: TraderId;
      readonly class: ClassId;
      readonly levels: Levels;
      readonly contract: 'permanent' | 'temporary';
    }
  | { readonly do: 'keep'; readonly member: MemberId; readonly contract: 'permanent' | 'temporary' }
  | { readonly do: 'recruit'; readonly npc: NpcId; readonly class: ClassId; readonly levels: Levels }
  | { readonly do: 'rebuild'; readonly profile: TraderId; readonly chip: number }
  | { readonly do: 'promote'; readonly member: MemberId }
  | { readonly do: 'ransom'; readonly member: MemberId; readonly pay: boolean }
  | { readonly do: 'offer'; readonly to: Seat; readonly give: Side; readonly take: Side }
  | { readonly do: 'accept' | 'refuse' | 'withdraw'; readonly offer: OfferId }
  | { readonly do: 'done' };
export type RepairAct =
  | { readonly do: 'repair'; readonly system: System }
  | { readonly do: 'parts'; readonly token: TokenKind; readonly from: Place }
  | { readonly do: 'upgrade'; readonly upgrade: Upgrade }
  | { readonly do: 'done' };

/** What is done with somebody or something of one's own. */
export type SubjectAct = ExtractAct | AdvanceAct | TradeAct | RepairAct;

export type Answers = {
  found: FoundAct;
  home: HomeAct;
  embark: readonly MemberId[];
  extract: ExtractAct;
  advance: AdvanceAct;
  visit: ChosenPost | 'none';
  trade: TradeAct;
  repair: RepairAct;
  'mission/0': Outcome;
  'mission/1': Outcome;
  'mission/2': Outcome;
  'mission/3': Outcome;
  'mission/4': Outcome;
  'mission/5': Outcome;
};
export type Topic = keyof Answers;
/** Where games are played at the same time, each has its own. */
export const MISSION_TOPICS = [
  'mission/0',
  'mission/1',
  'mission/2',
  'mission/3',
  'mission/4',
  'mission/5',
] as const satisfies readonly Topic[];
export const { ask, mayAsk, stand, choose } = asking<Answers>();

/** Why something is refused. */
export const WHYS = [
  'not-now',
  'profile-taken', // CS-CRW-03, CS-RULING-202
  'needs-captain', // CS-CRW-02, CS-HIR-07
  'one-captain', // CS-HIR-07
  'too-many-points', // CS-CRW-01
  'too-many-members', // CS-HIR-01
  'class-not-open', // CS-CRW-04, -05
  'too-many-levels', // CS-ADN-04
  'too-much-kit', // CS-CRW-09
  'needs-handler', // CS-HIR-14
  'bad-name', // CS-SHI-08
  'no-file', // what was imported is no crew
  'no-veterans', // crews begin anew here
  'last-mission', // CS-RULING-209
  'not-behind', // CS-CUP-01, CS-RULING-218
  'not-playable',
  'no-mission', // what was brought cannot be played
  'too-few-crews', // for a mission of the workshop
  'misses', // CS-EXT-29
  'no-money', // CS-RULING-122
  'nobody-aboard', // CS-EXT-04
  'full-skill', // CS-ADN-04
  'at-potential', // CS-ADN-07
  'career-first', // CS-ADN-08
  'not-your-pick', // CS-RULING-207
  'not-sold-here', // CS-TRA-05
  'rare', // CS-TRA-06
  'sold-out', // CS-TRA-07
  'no-space', // CS-TRA-03
  'enough-free', // CS-RULING-134
  'one-at-gigers', // CS-SHP-10
  'gigers-closed', // CS-SHP-11
  'not-there',
  'worthless', // CS-TRA-13
  'held', // CS-RULING-203
  'not-armour',
  'not-hired', // CS-HIR-04, -15
  'temporary', // CS-RULING-133, -219
  'hold-full', // CS-RULING-125
  'all-filled', // CS-MNT-05
  'boxes-first', // CS-MNT-08
  'level-once', // CS-MNT-10
  'top-level', // CS-UPG-01
  'no-offer', // CS-RULING-219
] as const;
export type Why = (typeof WHYS)[number];
