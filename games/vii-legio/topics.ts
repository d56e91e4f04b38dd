/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { ask, type Domain, type Flow, type Seat } from '@cosmodrome/kernel';
import type { Element, Equipment, Exploration, Pawn, Profile, Sector, Skill, Specialty, Technology, Zone } from './content/index.ts';

/** Before the draw (LEG-RULING-68). */
export type Start = { readonly do: 'draw'; readonly cards: number } | { readonly do: 'repair' } | { readonly do: 'declare' };
/** After the draw. Cards are named by their number, as in the view of the hand. */
export type Action =
  | { readonly do: 'play'; readonly card: number; readonly detector: boolean }
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
  'setup/objective': number;
  'turn/start': Start;
  'turn/action': Action;
  /** Which cards of the hand pay (someOf card numbers, min = max = cost; what for: the view's `paying`). Not asked when all must go. */
  'buy/pay': readonly number[];
  'move/pay': readonly number[];
  'decode/pay': readonly number[];
  'sector-x/pay': readonly number[];
  /** A discard demanded by the card being faced (the view's `facing`). */
  'explore/discard': readonly number[];
  'explore/asteroid-shower': 'discard' | 'laser';
  'explore/ion-storm': 'discard' | 'decoder';
  'explore/outbreak': 'squad' | Specialty;
  'explore/castaway': Specialty;
  'explore/drifting-wreck': 'laser' | 'propulsor';
  'explore/oz-alloy': Equipment;
  'combat/expert': Specialty; // lost to damage
  'discover/card': 'open' | 'hidden'; // zone A: the face-up or the face-down card
  'discover/pawn': Pawn;
  'sector-x/card': number; // oneOf the pile; faces are in the view's `pileX`
  /** Whom to invite, and the Imperator or not (oneOf Proposal). The view's `landing` tells what each would bring. */
  'land/proposal': Proposal;
  'land/answer': boolean; // all invited at once
  'land/confirm': boolean;
  'mission/skill': Skill;
  /** Adventurers among the points to spend; the rest comes from the experience table (amount). */
  'mission/spend': number;
  /** Elements to leave (assign: one number for each kind aboard; all zero: leave nothing). */
  'mission/leave': readonly number[];
  'xeno/technology': Technology;
  'objective/second': number; // oneOf two card numbers
  'promotion/profile': Profile;
  /** How many of each specialty (assign: diplomat, hunter, adventurer; 2 in all). */
  'promotion/experts': readonly number[];
};
export type LegioTopic = keyof Answers;

/** What a discard is for, while the cards are being chosen. */
export type Payment =
  | { readonly for: 'buy'; readonly what: Element; readonly cost: number }
  | { readonly for: 'move'; readonly to: Sector; readonly cost: number }
  | { readonly for: 'decode'; readonly zone: Zone; readonly cost: number }
  | { readonly for: 'enter-x'; readonly cost: number }
  | { readonly for: 'leave-x'; readonly cost: number }
  | { readonly for: 'card'; readonly card: Exploration; readonly cost: number };

/** Why something cannot be done: the keys of refusals, and of cards in hand that cannot be played face up. */
export type Why =
  | 'not-in-hand'
  | 'in-x'
  | 'only-in-x'
  | 'landed'
  | 'too-many-cards'
  // playing a card face up
  | 'sector-full'
  | 'no-pawn'
  | 'no-world'
  | 'needs-1-card'
  | 'needs-2-cards'
  | 'needs-card-or-laser'
  | 'needs-decoder-or-cards'
  | 'needs-away'
  | 'needs-propulsor'
  | 'needs-crew'
  | 'needs-pc'
  | 'needs-3-px'
  | 'equipment-full'
  | 'detectors-full'
  | 'experts-full'
  | 'no-expert-left'
  | 'laser-and-propulsor-full'
  | 'squads-full'
  | 'nothing-to-draw'
  | 'no-detector'
  | 'not-a-risk'
  // other actions
  | 'too-few-cards'
  | 'row-full'
  | 'not-adjacent'
  | 'no-decoder'
  | 'decoder-level'
  | 'decoded'
  | 'nothing-hidden'
  | 'needs-5-received'
  | 'not-intact'
  | 'needs-9-px'
  | 'visited-x'
  | 'no-such-planet'
  | 'elsewhere'
  | 'squads'
  | 'proposals-used'
  | 'discoverer'
  | 'not-here'
  | 'no-calls-left'
  | 'not-at-base'
  | 'needs-13-px'
  | 'ending-already'
  | 'not-now'
  // leaving elements, sharing out
  | 'star'
  | 'min-crew'
  | 'not-admitted';

/** `ask`, with the topic and the answer checked against each other. */
export function question<T extends LegioTopic>(seat: Seat, topic: T, domain: Domain<Answers[T]>): Flow<Answers[T]> {
  return ask(seat, topic, domain);
}
