/** What each seat may see (undefined: a spectator). Built from nothing, never stripped. */
import type { Seat } from '@cosmodrome/kernel';
import type {
  Element,
  Exploration,
  ExplorationType,
  ImperatorKey,
  Objective,
  Pawn,
  Place,
  Sector,
  ShipClass,
  Skill,
  Specialty,
  Technology,
  World,
  WorldKind,
  XCard,
  Zone,
} from './content/index.ts';
import type { Stage, Trigger } from './state.ts';
import type { Payment, Why } from './topics.ts';

/** An A or B Extrasolar card whose face is known to the viewer. */
export type WorldView = {
  readonly card: number;
  readonly key: World;
  readonly zone: Zone;
  readonly kind: WorldKind;
  readonly squads: number;
  readonly required: number;
  readonly pc: number;
  readonly star: number;
  readonly minCrew: number;
  readonly px: number;
};
/** A coming contact: nothing, a back, or a card the viewer knows (`open`: everybody does). */
export type SlotView = { readonly open: boolean; readonly world: WorldView | null } | null;

export type HandCard = {
  readonly card: number;
  readonly key: Exploration;
  readonly type: ExplorationType;
  /** Why it cannot be played face up now; null: it can. */
  readonly why: Why | null;
  /** A risk that a stored detector would let pass. */
  readonly detector: boolean;
};
export type ObjectiveView = {
  readonly card: number;
  readonly key: Objective;
  readonly moment: 'at-once' | 'end';
  readonly pc: number;
  /** How far it is, e.g. 2 of 3 trophies; conditions of several parts count the parts. */
  readonly have: number;
  readonly of: number;
};
export type RevealedObjective = { readonly key: Objective; readonly pc: number; readonly scored: boolean };

export type UnitView = {
  readonly seat: Seat;
  readonly colour: 'blue' | 'green' | 'red' | 'yellow';
  readonly ship: ShipClass;
  readonly place: Place;
  readonly aboard: Readonly<Record<Element, number>>;
  /** Highest spaces of the present board; for Experts: all specialties together. */
  readonly max: Readonly<Record<'propulsor' | 'laser' | 'decoder' | 'squad' | 'expert' | 'memory', number>>;
  /** The greyed spaces of the present board: what a repair restores. */
  readonly greyed: Readonly<Record<'propulsor' | 'laser' | 'decoder' | 'squad', number>>;
  readonly experts: number;
  readonly profile: Readonly<Record<Skill, number>>;
  readonly memory: Readonly<Record<Skill, number>>;
  readonly technologies: Readonly<Record<Technology, boolean>>;
  /** Permanent points towards a mission of each skill: profile, Diplomats or Hunters, technology. */
  readonly permanent: Readonly<Record<Skill, number>>;
  /** Squads counted in a landing (with those of the Watchers). */
  readonly squads: number;
  readonly pc: number;
  readonly px: number;
  /** The next threshold of the Xeno track; null beyond 15. */
  readonly nextPx: number | null;
  readonly calls: number;
  readonly callsMax: number;
  /** The most cards it may draw per turn as the ship is now. */
  readonly draw: number;
  readonly detectors: number;
  readonly handSize: number;
  /** Null: not the viewer's to see. */
  readonly hand: readonly HandCard[] | null;
  readonly hiddenCount: number;
  readonly hidden: readonly ObjectiveView[] | null;
  readonly revealed: readonly RevealedObjective[];
  readonly visitedX: boolean;
  readonly xCard: XCard | null;
  readonly worlds: readonly WorldView[];
};
export type PlanetView = { readonly pawn: Pawn; readonly sector: Sector; readonly discoverer: Seat; readonly world: WorldView };
export type SectorView = {
  readonly sector: Sector;
  readonly zone: Zone;
  readonly limit: number;
  readonly explored: number;
  readonly active: readonly Pawn[];
  /** Why no planet can be discovered here now; null: one can. */
  readonly why: 'sector-full' | 'no-pawn' | 'no-world' | null;
};
/** What a landing would bring if all who are invited accept. In dual missions each is taken to announce its better skill. */
export type Forecast = {
  readonly invite: readonly Seat[];
  readonly imperator: boolean;
  readonly squads: number;
  readonly needed: number;
  /** Permanent points and the Imperator's, then everything that could be spent on top. */
  readonly permanent: number;
  readonly available: number;
  readonly required: number;
  readonly success: boolean;
  /** By participant in turn order: points it would have to spend, PC it would gain (after halving). */
  readonly participants: readonly { readonly seat: Seat; readonly spends: number; readonly pc: number }[];
  /** What the Imperator pawn would gain. */
  readonly imperatorPc: number;
};
export type LandingView = {
  readonly pawn: Pawn;
  /** The proposals to choose from; empty once one is made. */
  readonly choices: readonly Forecast[];
  /** The proposal on the table. */
  readonly proposal: Forecast | null;
  /** Invited whatever the active U.C. wishes: the discoverer is in the sector. */
  readonly mustInvite: Seat | null;
  /** Cards the active U.C. will throw away. */
  readonly cards: number;
};
export type MissionView = {
  readonly pawn: Pawn;
  readonly sector: Sector;
  readonly world: WorldView;
  readonly imperator: ImperatorKey | null;
  readonly step: 'experience' | 'xeno' | 'departure';
  /** Permanent points and the Imperator's so far. */
  readonly reached: number;
  readonly missing: number;
  readonly success: boolean | null;
  readonly participants: readonly { readonly seat: Seat; readonly skill: Skill | null; readonly pc: number; readonly px: number }[];
};
export type PlaceView = {
  readonly seat: Seat;
  readonly place: number;
  readonly pc: number;
  readonly px: number;
  readonly eligible: boolean;
  readonly won: boolean;
};

export type View = {
  /** Whose view this is; null: a spectator's, or the open one. */
  readonly me: Seat | null;
  readonly seats: number;
  readonly stage: Stage;
  readonly round: number;
  readonly first: Seat;
  readonly turn: {
    readonly seat: Seat;
    readonly drawn: boolean;
    readonly received: number;
    /** All cards received are still in hand: the five-card discovery is possible with 5 or more. */
    readonly intact: boolean;
    readonly decoded: boolean;
    readonly landed: boolean;
    readonly proposals: number;
    readonly proposalsMax: number;
  };
  readonly units: readonly UnitView[];
  readonly sectors: readonly SectorView[];
  readonly borders: readonly { readonly between: readonly [Sector, Sector]; readonly cards: number }[];
  readonly planets: readonly PlanetView[];
  /** Coming contacts: A above the eye, the second A, B. */
  readonly slots: { readonly openA: SlotView; readonly hiddenA: SlotView; readonly hiddenB: SlotView };
  readonly piles: Readonly<Record<'deck' | 'discard' | 'A' | 'B' | 'X' | 'imperator' | 'objectives', number>>;
  /** The X cards left, for a viewer who has looked through them all; null: unknown. */
  readonly pileX: readonly { readonly card: number; readonly key: XCard }[] | null;
  readonly supply: Readonly<Record<Specialty, number>>;
  readonly imperator: {
    readonly key: ImperatorKey;
    readonly squads: number;
    readonly experience: number;
    readonly pc: number;
    readonly score: number;
  };
  readonly quiet: number;
  /** Once triggered: by what, by whom, and how many turns are left, the present one included. */
  readonly ending: { readonly trigger: Trigger; readonly seat: Seat | null; readonly turnsLeft: number } | null;
  /** The two objectives the viewer has to choose from. */
  readonly offered: readonly ObjectiveView[] | null;
  readonly paying: Payment | null;
  readonly facing: Exploration | null;
  readonly landing: LandingView | null;
  readonly mission: MissionView | null;
  /** After the end: the final table, best first. */
  readonly final: readonly PlaceView[] | null;
};
