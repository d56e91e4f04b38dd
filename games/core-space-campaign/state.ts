/** The ledger as plain data: crews, ships, people, the games that are being played, and what has been. Everybody may see all of it. */
import type { ClassId, Feat, Mission, MissionId, NpcId, SkillId, TokenKind, TraderId, Upgrade } from '@cosmodrome/core-space/content/index';
import type { Branded, Seat } from '@cosmodrome/kernel';
import type { ChosenPost, Post, Stage, Statistic, System } from './content/index.ts';

/** One for every person who was ever in a crew. */
export type MemberId = Branded<number, 'member'>;
export type OutingId = Branded<number, 'outing'>;
export type OfferId = Branded<number, 'offer'>;

// ------------------------------------------------------------------ people

export type Levels = Readonly<Partial<Record<SkillId, number>>>;
export type Member = {
  readonly id: MemberId;
  profile: TraderId;
  /** Its place in the list of names, for those who have none of their own. */
  name: number | null;
  captain: boolean;
  class: ClassId;
  levels: Levels;
  career: number;
  health: number;
  skill: number;
  actions: number;
  inventory: TokenKind[];
  armour: TokenKind | null;
  contract: 'permanent' | 'temporary';
  /** A Merg's handler (CS-HIR-14). */
  handler: MemberId | null;
  /** Missions it still misses (CS-RULING-112). */
  misses: number;
  /** UA asked for it; null: nobody holds it. It misses missions until it is paid (CS-RULING-203). */
  ransom: number | null;
  /** Career points to place (CS-ADN-04, -08). */
  points: number;
  /** Missions it went on, and those it came back from. */
  missions: number;
  returns: number;
};

export type Crew = {
  readonly seat: Seat;
  /** None: nobody has founded it yet, or it was lost and may be founded anew. Gone: it has given up for good. */
  standing: 'none' | 'active' | 'gone';
  /** What has been put together so far. */
  draft: Recruit[];
  ship: string;
  systems: Record<System, number>;
  upgrades: Record<Upgrade, number>;
  hold: TokenKind[];
  money: number;
  members: Member[];
  /** It lost its Captain and has not found another (CS-RULING-210). */
  leaderless: boolean;
  /** Machines whose chip came home: this phase, or the one before (CS-HIR-16). */
  chips: Chip[];
  /** Games it has played, and won; whether it won its last (CS-CMP-12). */
  games: number;
  wins: number;
  wonLast: boolean;
  /** How often this seat has founded a crew. */
  founded: number;
  /** What it has done that counts in a later game. */
  feats: Feat[];
};
/** One who will be in a crew that is being founded. */
export type Recruit = {
  readonly profile: TraderId;
  readonly class: ClassId;
  readonly levels: Levels;
  readonly kit: readonly TokenKind[];
};
export type Chip = { readonly class: ClassId; readonly levels: Levels; readonly career: number; age: number };

// ------------------------------------------------------------------ a game and what follows

export type OutingPhase = 'embark' | 'playing' | 'extraction' | 'advancement' | 'visits' | 'trading' | 'maintenance' | 'closed';
/** What has become of a member left behind, and has to be decided. */
export type Plight =
  | { readonly is: 'behind' }
  | { readonly is: 'ransom' }
  | { readonly is: 'fee'; readonly fee: number }
  | { readonly is: 'escape' }
  | { readonly is: 'wrong-ship' }
  | { readonly is: 'stranger' };
export type Behind = { readonly member: MemberId; readonly fate: 'defeated' | 'spared' | 'apprehended' | 'left'; plight: Plight };
/** Somebody who came aboard and may be hired on the spot (CS-HIR-03). */
export type Guest = { readonly npc: NpcId; readonly tokens: readonly TokenKind[] };
/** One crew of a game, in the order of its table. */
export type Party = {
  readonly seat: Seat;
  /** Who goes; null: not decided. */
  going: MemberId[] | null;
  /** Who got back to the ship during the game. */
  home: MemberId[];
  /** Somebody is aboard: other ways than one's own are open (CS-EXT-04). */
  aboard: boolean;
  behind: Behind[];
  /** UA that the objectives pay, until the Trading Phase opens. */
  reward: number;
  won: boolean;
  /** The post besides BS-Mart; none: not chosen, or only BS-Mart. */
  visit: ChosenPost | 'none' | null;
  /** Posts where it buys nothing more. */
  passed: Post[];
  /** Tokens bought at Giger's. */
  bought: number;
  /** Profiles that offer themselves (CS-HIR-05). */
  offers: TraderId[];
  /** Temporary Traders whose contract has ended (CS-HIR-08). */
  former: Member[];
  guests: Guest[];
  /** What is offered for an Azurium; offers refused in this phase (CS-TRA-09). */
  azurium: number | null;
  declined: number;
  /** Repairs that a Ship Parts token still pays. */
  parts: number;
  raised: Upgrade[];
  done: boolean;
};
export type Outing = {
  readonly id: OutingId;
  readonly kind: 'mission' | 'catch-up';
  readonly mission: MissionId;
  /** Whose mission of the workshop is played instead; null: nobody's. */
  readonly drawn: Seat | null;
  phase: OutingPhase;
  parties: Party[];
  /** Starting Hostility, where the campaign sets it. */
  readonly pegs: number | null;
  /** Who may take part with how many. */
  readonly traders: number;
  /** Who chooses its airlock when; null: as in a first game (CS-RULING-137). */
  airlocks: Seat[] | null;
  /** The order in shops, by seat (CS-RULING-207). */
  order: Seat[];
  /** Whose pick it is, by post, as a place in the order. */
  turns: Record<Post, number>;
};

/** Everything named on both sides takes effect at once (CS-RULING-219). */
export type Side = {
  readonly money: number;
  readonly tokens: readonly TokenKind[];
  readonly members: readonly MemberId[];
  readonly guests: readonly NpcId[];
};
export type Offer = { readonly id: OfferId; readonly from: Seat; readonly to: Seat; readonly give: Side; readonly take: Side };

// ------------------------------------------------------------------ the campaign

export const STRUCTURES = ['open', 'league', 'arc'] as const;
export type Structure = (typeof STRUCTURES)[number];
export const GOALS = ['money', 'full-ship'] as const;
export type Goal = (typeof GOALS)[number];
export type Mode = 'versus' | 'together';
export type Settings = {
  readonly structure: Structure;
  readonly mode: Mode;
  readonly pairing: 'swiss' | 'round-robin';
  readonly goal: Goal;
  /** Missions each crew may play; of a League, its rounds. */
  readonly length: number;
  /** The missions of a League's rounds, in turn. */
  readonly missions: readonly MissionId[];
  readonly expansion: boolean;
  /** Crews of other campaigns may come as they are. */
  readonly veterans: boolean;
};
/** What a crew wants to do next. */
export type Plan =
  | { readonly do: 'play'; readonly mission: MissionId }
  /** What this seat has brought from the workshop. */
  | { readonly do: 'drawn'; readonly of: Seat }
  | { readonly do: 'catch-up' }
  | { readonly do: 'rest' };
/** What has been, for the log: a line a crew and game. */
export type Chronicle = {
  readonly step: number;
  readonly kind: Outing['kind'];
  readonly mission: MissionId;
  /** What it is called, where it came from the workshop. */
  readonly title: string | null;
  readonly seat: Seat;
  readonly went: number;
  readonly home: number;
  readonly won: boolean;
  /** Resources and value once all was done. */
  money: number;
  value: number;
};
export type Ending = 'playing' | 'complete' | 'goal' | 'nobody-left';
export type State = {
  seats: number;
  settings: Settings;
  phase: 'home' | 'games' | 'over';
  /** Steps played: stages of the arc, rounds of a League, games of an open campaign. */
  step: number;
  /** Of the arc. */
  stage: Stage;
  /** The Nest is played for the second time. */
  again: boolean;
  crews: Crew[];
  plans: (Plan | null)[];
  /** Missions of the workshop that can be played, by who brought them (of open campaigns). */
  brought: (Mission | null)[];
  outings: Outing[];
  offers: Offer[];
  /** Crews that have met, as pairs of seats (CS-RULING-215). */
  met: (readonly [Seat, Seat])[];
  /** Abandoned to the gangs: not in the hiring pool (CS-RULING-212). */
  strays: TraderId[];
  /** What anybody has done. */
  deeds: Feat[];
  log: Chronicle[];
  /** Who has reached the goal, or done best in the finale. */
  champions: Seat[];
  /** Next numbers; of offers, by seat: nobody counts those of others. */
  ids: { member: number; outing: number; offers: number[] };
  ending: Ending;
};

// ------------------------------------------------------------------ look-ups

export type Ledger = Pick<State, 'crews' | 'settings' | 'outings' | 'strays' | 'stage' | 'step' | 'phase'>;
export function crewOf<C>(at: { readonly crews: readonly C[] }, seat: Seat): C {
  const found = at.crews[seat];
  if (found === undefined) throw new Error(`there is no crew ${seat}`);
  return found;
}
export function memberOf<M extends { readonly id: MemberId }>(crew: { readonly members: readonly M[] }, id: MemberId): M {
  const found = crew.members.find((m) => m.id === id);
  if (found === undefined) throw new Error(`there is no member ${id}`);
  return found;
}
/** The game this crew is in. */
export function outingOf<O extends { readonly parties: readonly { readonly seat: Seat }[] }>(
  at: { readonly outings: readonly O[] },
  seat: Seat,
): O | undefined {
  return at.outings.find(({ parties }) => parties.some((p) => p.seat === seat));
}
export function partyOf<P extends { readonly seat: Seat }>(outing: { readonly parties: readonly P[] }, seat: Seat): P {
  const found = outing.parties.find((p) => p.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} is not in this game`);
  return found;
}
export type { Statistic };
