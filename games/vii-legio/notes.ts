/**
 * The journal: every event as plain data.
 * Faces are named here only once they are public, or to their owner.
 */
import type { Seat } from '@cosmodrome/kernel';
import type {
  Damage,
  Element,
  Exploration,
  ImperatorKey,
  Objective,
  Pawn,
  Place,
  Profile,
  Sector,
  Skill,
  Specialty,
  Technology,
  World,
  XCard,
  Zone,
} from './content/index.ts';
import type { Trigger } from './state.ts';

/** Where points come from. */
export type Source =
  | { readonly by: 'card'; readonly card: Exploration }
  | { readonly by: 'gain'; readonly card: Exploration } // trophy of a fight
  | { readonly by: 'mission'; readonly world: World }
  | { readonly by: 'fiasco'; readonly world: World } // nobody gained anything
  | { readonly by: 'left'; readonly world: World } // elements left behind
  | { readonly by: 'x'; readonly card: XCard }
  | { readonly by: 'objective'; readonly objective: Objective }
  | { readonly by: 'leftovers'; readonly cards: number };
/** What a free or bought element comes from, or what a lost one was lost to. */
export type Cause = 'bought' | 'damage' | 'fight' | Exploration;

/** For everybody. */
export type PublicNote =
  // ---- setup
  | { readonly kind: 'began'; readonly first: Seat }
  | { readonly kind: 'command'; readonly seat: Seat; readonly profile: Profile; readonly expert: Specialty }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly second: boolean } // that an objective was kept
  | { readonly kind: 'contact'; readonly world: World } // the A card above the eye is turned up
  | { readonly kind: 'imperator-card'; readonly card: ImperatorKey } // the next Imperator card is turned up
  // ---- turn
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: number; readonly by: 'turn' | Exploration }
  | { readonly kind: 'reshuffled'; readonly pile: 'exploration' | 'imperator' }
  | { readonly kind: 'leftovers'; readonly seat: Seat; readonly cards: number } // discarded at the end of the turn
  | { readonly kind: 'repaired'; readonly seat: Seat }
  // ---- face-down uses
  | { readonly kind: 'bought'; readonly seat: Seat; readonly what: Element; readonly cards: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Place; readonly to: Place; readonly cards: number }
  | { readonly kind: 'decoded'; readonly seat: Seat; readonly zone: Zone; readonly cards: number }
  | { readonly kind: 'x-card'; readonly seat: Seat; readonly card: XCard }
  // ---- exploring
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Exploration; readonly detector: boolean }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Exploration; readonly cards: number } // demanded by the card
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly card: Exploration; readonly die: number } // 0 is the tenth face
  | { readonly kind: 'damage'; readonly seat: Seat; readonly die: number; readonly damage: Damage; readonly suffered: boolean }
  | { readonly kind: 'fight'; readonly seat: Seat; readonly card: Exploration; readonly lasers: number; readonly strength: number }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly what: Element; readonly by: Cause }
  | { readonly kind: 'got'; readonly seat: Seat; readonly what: Element; readonly by: Cause }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly card: Exploration } // forced back to the Star Base
  | { readonly kind: 'stored'; readonly seat: Seat; readonly detectors: number }
  | { readonly kind: 'experience'; readonly seat: Seat; readonly skill: Skill; readonly points: number; readonly total: number } // points really added
  | { readonly kind: 'pc'; readonly seat: Seat; readonly points: number; readonly total: number; readonly from: Source }
  | { readonly kind: 'px'; readonly seat: Seat; readonly points: number; readonly total: number; readonly from: Source }
  | {
      readonly kind: 'discovered';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly pawn: Pawn;
      readonly world: World;
      readonly cards: number;
    } // cards: 0 by a card, else the five-card way
  // ---- landing and mission
  | {
      readonly kind: 'proposed';
      readonly seat: Seat;
      readonly pawn: Pawn;
      readonly world: World;
      readonly invite: readonly Seat[];
      readonly imperator: boolean;
    }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly accepts: boolean }
  | { readonly kind: 'too-few-squads'; readonly seat: Seat; readonly squads: number; readonly needed: number }
  | { readonly kind: 'withdrew'; readonly seat: Seat }
  | {
      readonly kind: 'landed';
      readonly seat: Seat;
      readonly pawn: Pawn;
      readonly world: World;
      readonly participants: readonly Seat[];
      readonly imperator: boolean;
      readonly cards: number;
    }
  | { readonly kind: 'called'; readonly seat: Seat; readonly card: ImperatorKey; readonly calls: number }
  | { readonly kind: 'imperator-pc'; readonly points: number; readonly total: number }
  | { readonly kind: 'skill'; readonly seat: Seat; readonly skill: Skill }
  | {
      readonly kind: 'spent';
      readonly seat: Seat;
      readonly adventurers: number;
      readonly points: number;
      readonly skill: Skill;
      readonly keeps: boolean;
    } // keeps: the Adventurers stay aboard
  | { readonly kind: 'mission'; readonly world: World; readonly success: boolean; readonly required: number; readonly reached: number }
  | { readonly kind: 'left'; readonly seat: Seat; readonly elements: Readonly<Partial<Record<Element, number>>>; readonly world: World }
  | { readonly kind: 'explored'; readonly pawn: Pawn; readonly sector: Sector; readonly world: World; readonly owner: Seat }
  // ---- thresholds
  | { readonly kind: 'technology'; readonly seat: Seat; readonly technology: Technology }
  | { readonly kind: 'promoted'; readonly seat: Seat }
  | { readonly kind: 'promotion'; readonly seat: Seat; readonly profile: Profile; readonly experts: Readonly<Record<Specialty, number>> }
  | { readonly kind: 'objective'; readonly seat: Seat; readonly objective: Objective; readonly pc: number } // revealed and scored
  | { readonly kind: 'unfulfilled'; readonly seat: Seat; readonly objective: Objective } // turned up at the end, worth nothing
  // ---- end
  | { readonly kind: 'ending'; readonly trigger: Trigger; readonly seat: Seat | null }
  | { readonly kind: 'quiet'; readonly rounds: number } // warning before a standstill
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }; // none: the expedition failed

/** For the seat in it alone. */
export type PrivateNote =
  | { readonly kind: 'offered'; readonly seat: Seat; readonly objectives: readonly [Objective, Objective] }
  | { readonly kind: 'kept-objective'; readonly seat: Seat; readonly objective: Objective }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly cards: readonly Exploration[] }
  | { readonly kind: 'decoded-world'; readonly seat: Seat; readonly zone: Zone; readonly world: World };

export type Note = PublicNote | PrivateNote;
