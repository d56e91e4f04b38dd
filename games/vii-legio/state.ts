/** The whole table as plain data. Cards are numbers; their faces are in the packs. */
import type { Seat } from '@cosmodrome/kernel';
import type { Pack } from '@cosmodrome/kit/cards';
import type { Element, Pawn, Place, Profile, Sector, ShipClass, Skill, Specialty, Technology } from './content/index.ts';
import type { Payment } from './topics.ts';

/** One U.C.: its ship board, its pawns on the tracks, its cards. Public but for the faces of `hand` and `hidden`. */
export type Unit = {
  ship: ShipClass;
  place: Place;
  /** Everything on the ship board that can be counted; the decoder by its level. */
  aboard: Record<Element, number>;
  /** The chosen line of the command profile, by its Diplomacy. */
  profile: Profile;
  /** The experience table. */
  memory: Record<Skill, number>;
  technologies: Record<Technology, boolean>;
  pc: number;
  px: number;
  /** The Imperator use counter. */
  calls: number;
  /** Exploration cards in hand. */
  hand: number[];
  /** Risk Detectors beside the ship board, face up. */
  detectors: number[];
  /** Two Secret Objectives to choose from, while the choice is open. */
  offered: number[];
  /** Secret Objectives not revealed yet. */
  hidden: number[];
  /** Objectives revealed and scored, in order. */
  revealed: number[];
  /** Objectives turned up at the end and worth nothing. */
  unfulfilled: number[];
  /** The second objective has been drawn. */
  second: boolean;
  /** Once per game. */
  visitedX: boolean;
  xCard: number | null;
  /** A and B Extrasolar cards of the planets this U.C. discovered, once explored. */
  worlds: number[];
  /** What Secret Objectives look at and nothing else tells: events of the whole game. */
  deeds: { gains: number; sector4: boolean; sector5: boolean; aloneInB: boolean; shared: number };
  /** The "at once" objectives that were fulfilled when they were last looked at: a bit for each. */
  met: number;
};
/** A discovered planet that still waits for its mission. */
export type Planet = { pawn: Pawn; sector: Sector; card: number; discoverer: Seat };

export type Turn = {
  seat: Seat;
  drawn: boolean;
  /** Cards really received in the draw of the turn. */
  received: number;
  /** All of those are still in hand and none has been used. */
  intact: boolean;
  decoded: boolean;
  landed: boolean;
  /** Proposals with an invitation made this turn. */
  proposals: number;
  /** The turn was begun under version 2: the only way of landing was then taken without a question, and its entries must still fit. */
  unasked: boolean;
};
/** A landing being arranged: nothing is spent yet. */
export type Landing = { pawn: Pawn; invited: Seat[]; imperator: boolean; proposed: boolean };
/** A mission being carried out. Participants stand in turn order, the active U.C. first. */
export type Mission = {
  pawn: Pawn;
  participants: Seat[];
  imperator: boolean;
  step: 'experience' | 'xeno' | 'departure';
  /** The skill of each participant; null: not announced yet. */
  skills: (Skill | null)[];
  /** Permanent points of those who have announced a skill, and the Imperator's. */
  reached: number;
  /** Points still to be spent. */
  missing: number;
  success: boolean | null;
  /** Gained in this mission, by participant. */
  pc: number[];
  px: number[];
};
export type Trigger = 'declared' | 'xeno' | 'imperator' | 'charted' | 'standstill';
/** Where the game stands between beats. */
export type Stage = 'command' | 'objectives' | 'turn' | 'draw' | 'action' | 'over';

export type State = {
  stage: Stage;
  round: number;
  first: Seat;
  turn: Turn;
  units: Unit[];
  /** Experts nobody has aboard. */
  supply: Record<Specialty, number>;
  exploration: Pack;
  deck: number[];
  discard: number[];
  /** Extrasolar cards of zones A, B and X in one pack (content/extrasolar.ts). */
  extrasolar: Pack;
  pileA: number[];
  pileB: number[];
  pileX: number[];
  /** Coming contacts: the face-up A card, the face-down A card, the face-down B card. */
  openA: number | null;
  hiddenA: number | null;
  hiddenB: number | null;
  planets: Planet[];
  /** Explored planet tokens, by sector (index 0 is not used). */
  explored: number[];
  imperator: { pack: Pack; deck: number[]; open: number; used: number[]; pc: number };
  objectives: { pack: Pack; pile: number[] };
  /** Somebody discovered or landed in the round being played. */
  stirred: boolean;
  /** Complete rounds in a row without a discovery or a landing. */
  quiet: number;
  ending: { trigger: Trigger; seat: Seat | null } | null;
  // In the middle of a beat only: what is being decided, so that views can show it.
  paying: Payment | null;
  facing: number | null;
  landing: Landing | null;
  mission: Mission | null;
};
