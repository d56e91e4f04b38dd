/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { asking, type Seat } from '@cosmodrome/kernel';
import type {
  Element,
  Equipment,
  ExplorationId,
  ExtrasolarId,
  ObjectiveId,
  Pawn,
  Profile,
  Sector,
  Skill,
  Specialty,
  Technology,
  Zone,
} from './content/index.ts';

/** Before the draw (LEG-RULING-68). */
export type Start = { readonly do: 'draw'; readonly cards: number } | { readonly do: 'repair' } | { readonly do: 'declare' };
/** After the draw. Cards are named by their number, as in the view of the hand. */
export type Action =
  | { readonly do: 'play'; readonly card: ExplorationId; readonly detector: boolean }
  | { readonly do: 'buy'; readonly what: Element }
  | { readonly do: 'move'; readonly to: Sector }
  | { readonly do: 'decode'; readonly zone: Zone }
  | { readonly do: 'discover' } // the five-card discovery
  | { readonly do: 'enter-x' }
  | { readonly do: 'leave-x' }
  | { readonly do: 'land'; readonly pawn: Pawn }
  | { readonly do: 'repair' }
  | { readonly do: 'declare' }
  | { readonly do: 'end' };
/** Invited seats stand in turn order from the active U.C., as in the options. */
export type Proposal = { readonly invite: readonly Seat[]; readonly imperator: boolean };

export type Answers = {
  /** All at once: the line of the profile, by its Diplomacy (oneOf 3, 2, 1, 0); then the first Expert (oneOf). */
  'setup/profile': Profile;
  'setup/expert': Specialty;
  /** All at once: which of two objectives to keep (oneOf two card numbers; faces are in the view's `offered`). */
  'setup/objective': ObjectiveId;
  'turn/start': Start;
  'turn/action': Action;
  /** Which cards of the hand pay (someOf card numbers, min = max = cost; what for: the scene). Not asked when all must go. */
  'buy/pay': readonly ExplorationId[];
  'move/pay': readonly ExplorationId[];
  'decode/pay': readonly ExplorationId[];
  'sector-x/pay': readonly ExplorationId[];
  /** A discard demanded by the card being faced (the scene). */
  'explore/discard': readonly ExplorationId[];
  'explore/asteroid-shower': 'discard' | 'laser';
  'explore/ion-storm': 'discard' | 'decoder';
  'explore/outbreak': 'squad' | Specialty;
  'explore/castaway': Specialty;
  'explore/drifting-wreck': 'laser' | 'propulsor';
  'explore/oz-alloy': Equipment;
  'combat/expert': Specialty; // lost to damage
  'discover/card': 'open' | 'hidden'; // zone A: the face-up or the face-down card
  'discover/pawn': Pawn;
  'sector-x/card': ExtrasolarId; // oneOf the pile; faces are in the view's `pileX`
  /** Whom to invite, and the Imperator or not (oneOf Proposal). The scene tells what each would bring. */
  'land/proposal': Proposal;
  'land/answer': boolean; // all invited at once
  'land/confirm': boolean;
  'mission/skill': Skill;
  /** Adventurers among the points to spend; the rest comes from the experience table (amount). */
  'mission/spend': number;
  /** Elements to leave (assign: one number for each kind aboard; all zero: leave nothing). */
  'mission/leave': readonly number[];
  'xeno/technology': Technology;
  'objective/second': ObjectiveId; // oneOf two card numbers
  'promotion/profile': Profile;
  /** How many of each specialty (assign: diplomat, hunter, adventurer; 2 in all). */
  'promotion/experts': readonly number[];
};
export type Topic = keyof Answers;
export const { ask, choose } = asking<Answers>();

/** Why a card cannot be faced, however it is held: LEG-EXPL-07, LEG-RULING-22, LEG-RULING-58. */
const CARD_WHYS = [
  'in-x', // LEG-SX-08, LEG-MAP-06
  'sector-full', // LEG-DISC-01
  'no-pawn', // LEG-DISC-02
  'no-world', // LEG-RULING-26
  'needs-1-card',
  'needs-2-cards',
  'needs-card-or-laser',
  'needs-decoder-or-cards',
  'needs-away', // LEG-EXPL-09
  'needs-propulsor',
  'needs-crew',
  'needs-pc',
  'needs-3-px', // LEG-EXPL-08
  'equipment-full',
  'detectors-full', // LEG-RULING-12
  'experts-full', // LEG-BUY-08
  'no-expert-left', // LEG-BUY-07
  'laser-and-propulsor-full',
  'squads-full',
  'nothing-to-draw',
] as const;
export type CardWhy = (typeof CARD_WHYS)[number];
/** Why something cannot be done: the keys of refusals. */
export const WHYS = [
  ...CARD_WHYS,
  'not-in-hand', // LEG-EXPL-01
  'no-detector', // LEG-RULING-12
  'not-a-risk', // LEG-RULING-12
  'only-in-x', // LEG-SX-06
  'landed', // LEG-TURN-06
  'too-many-cards', // LEG-DRAW-02
  'too-few-cards', // LEG-BUY-02, LEG-MOVE-02, LEG-DEC-03, LEG-SX-02
  'row-full', // LEG-BUY-09
  'not-adjacent', // LEG-MOVE-01
  'no-decoder', // LEG-DEC-01
  'decoder-level', // LEG-DEC-04
  'decoded', // LEG-DEC-02
  'nothing-hidden', // LEG-DEC-03
  'needs-5-received', // LEG-DISC-04
  'not-intact', // LEG-RULING-27
  'needs-9-px', // LEG-SX-01
  'visited-x', // LEG-SX-03
  'no-such-planet', // LEG-LAND-01
  'elsewhere', // LEG-LAND-01
  'squads', // LEG-LAND-02
  'proposals-used', // LEG-RULING-31
  'discoverer', // LEG-LAND-06
  'not-here', // LEG-LAND-03
  'no-calls-left', // LEG-IMP-03
  'not-at-base', // LEG-BASE-02
  'needs-13-px', // LEG-XENO-08
  'ending-already', // LEG-RULING-55
  'not-now', // LEG-TURN-03; said by the page alone: somebody else's turn, or something else is being decided
  'star', // LEG-MIS-14
  'min-crew', // LEG-MIS-15
  'not-admitted', // whatever no rule has an opinion on
] as const;
export type Why = (typeof WHYS)[number];
