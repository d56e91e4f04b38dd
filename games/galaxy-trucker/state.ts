/** The table as plain data: whole numbers, so that a copy and a difference are small. */
import type { Branded, Seat } from '@cosmodrome/kernel';
import type {
  Alien,
  CardId,
  ClassId,
  Conversion,
  Die,
  Good,
  Marker,
  PlanId,
  RoundNumber,
  Side,
  Skill,
  Specialist,
  SquareId,
  TileId,
} from './content/index.ts';

// ------------------------------------------------------------------ parts on a ship

/** Quarter turns clockwise. */
export type Rot = 0 | 1 | 2 | 3;
export const ROTS: readonly Rot[] = [0, 1, 2, 3];
/** A part as it lies: `tile * 4 + rotation`. */
export type Laid = Branded<number, 'laid'>;
/** A square with no part. */
export const EMPTY = -1 as Laid;
export const lay = (tile: TileId, rot: Rot): Laid => (tile * 4 + rot) as Laid;
export const tileOf = (laid: Laid): TileId => (laid >> 2) as TileId;
export const rotOf = (laid: Laid): Rot => (laid & 3) as Rot;

/** A side of a square: `square * 4 + side`. */
export type Edge = Branded<number, 'edge'>;
export const edge = (square: SquareId, side: Side): Edge => (square * 4 + side) as Edge;
export const squareOf = (e: Edge): SquareId => (e >> 2) as SquareId;
export const sideOf = (e: Edge): Side => (e & 3) as Side;
export const opposite = (side: Side): Side => ((side + 2) & 3) as Side;
/** `turns` quarter turns clockwise. */
export const turned = (side: Side, turns: number): Side => ((side + turns) & 3) as Side;

/**
 * What skills have put on a ship. A joint is named by the edge on its right or rear side (`judge/ship.ts`, `jointAt`); a mark leaves
 * the ship with a part it lies on.
 */
export type Mark =
  /** Delivery Driver: the part counts as this type, turned so; its connectors stay. */
  | { kind: 'converted'; square: SquareId; to: Conversion; rot: Rot }
  /** Plumber B: universal on all four sides. */
  | { kind: 'four-way'; square: SquareId }
  /** Plumber A: two smooth sides are joined. */
  | { kind: 'pipe'; joint: Edge }
  /** Welder A: single joined to double. */
  | { kind: 'universal'; joint: Edge }
  /** Welder B: no longer exposed. */
  | { kind: 'welded'; edge: Edge }
  /** Assembler A: on each of the two parts that are linked. */
  | { kind: 'wireless'; square: SquareId }
  /** Assembler B: armour instead of a connector. */
  | { kind: 'armour'; edge: Edge }
  /** Hypergeometer A: need not keep a square empty. */
  | { kind: 'exempt'; square: SquareId }
  /** Hypergeometer B: a cannon that fires in any direction. */
  | { kind: 'rotation'; square: SquareId }
  /** Planner B: pays if the part matches. */
  | { kind: 'marker'; square: SquareId; marker: Marker }
  /** Saboteur B: if one of the two parts goes, so does the other. */
  | { kind: 'sabotage'; joint: Edge };

/** What one part holds. Goods most valuable first. */
export type Load = { square: SquareId; humans: number; alien: Alien | null; cells: number; goods: Good[] };

/** A ship as the rules judge it. `squares`: by square of the plan. `loads`: only parts that hold something. */
export type Ship = { plan: PlanId; squares: Laid[]; marks: Mark[]; loads: Load[] };

// ------------------------------------------------------------------ building

export type Origin = 'warehouse' | 'reserve';
/** What one trucker has before them while building; the same in the state and in every view. */
export type Yard = {
  ship: Ship;
  /** `seen`: everybody knows which part it is; `tile` is null where the viewer does not. */
  hand: { tile: TileId | null; from: Origin; seen: boolean } | null;
  /** The part placed last, while it may still be moved (GT-BASE-BUILD-10). */
  loose: { square: SquareId; from: Origin } | null;
  reserve: TileId[];
  /** The pile that lies open before them, and until when (in milliseconds of play; GT-RULING-109). */
  reading: { pile: number; until: number } | null;
  /** Number tile; 0: none yet. */
  number: number;
  /** Skills unlocked in this round (GT-SUP-04). */
  skills: Skill[];
  /** Con Artist A: parts added after finishing. */
  added: number;
  /** Security Officer B: sounded in this round. */
  alarmed: boolean;
  /** Plumber B: the four-way connector may still be taken back (GT-RULING-112). */
  unfixed: boolean;
};
/** Together against the hourglass; together without it; one after the other, a sitting each (GT-RULING-05, -128). */
export type BuildingMode = 'together' | 'untimed' | 'in-turn';
/** Circle 0 is Start, 4 beside the circles. `ran`: its period is over. `stirred`: when a request was last accepted. In milliseconds of play. */
export type Timer = { circle: number; endsAt: number; ran: boolean; stirred: number };
/** Security Officer B: all but `by` are locked (GT-RULING-72). */
export type Alarm = { by: Seat; until: number };

/** What lies open while ships are built: all that `judge/building.ts` looks at. A view has it whole; of the state `siteOf` makes it. */
export type Site = {
  /** Requests are taken: after the start signal, before the end (GT-RULING-107, GT-BASE-TIMER-07). */
  open: boolean;
  mode: BuildingMode;
  number: RoundNumber;
  /** GT-BASE-VAR-02: all four piles may be read, no flip before somebody has finished. */
  tutorial: boolean;
  /** How many parts lie face down. */
  heap: number;
  /** The parts that lie face up. */
  faceUp: TileId[];
  yards: Yard[];
  timer: Timer;
  alarm: Alarm | null;
  /** In turn: whose sitting it is. */
  sitting: Seat | null;
};

/** Whatever can be asked for while building (GT-BASE-BUILD-23). Each names what it is about: one that comes late is refused, never misread. */
export type BuildRequest =
  | { do: 'draw' }
  | { do: 'take'; tile: TileId }
  | { do: 'fetch'; tile: TileId }
  | { do: 'filch'; tile: TileId; from: Seat }
  | { do: 'place'; tile: TileId; square: SquareId; rot: Rot; pipe?: Side }
  | { do: 'move'; square: SquareId; rot: Rot; pipe?: Side }
  | { do: 'lift' }
  | { do: 'aside'; tile: TileId }
  | { do: 'return'; tile: TileId }
  | { do: 'read'; pile: number }
  | { do: 'close' }
  | { do: 'flip'; to: number }
  | { do: 'finish'; number: number }
  | { do: 'pipe'; square: SquareId; side: Side }
  | { do: 'four-way'; square: SquareId | null }
  | { do: 'convert'; to: Conversion; square: SquareId | null; rot: Rot }
  | { do: 'alarm' };

// ------------------------------------------------------------------ the flight

/** What the table agreed on before the session. */
export type Settings = {
  readonly rounds: readonly ClassId[];
  readonly mode: BuildingMode;
  /** One period of the hourglass (GT-BASE-TIMER-01, GT-RULING-05); 0: none. */
  readonly periodMs: number;
  readonly newTechnologies: boolean;
  readonly intruders: boolean;
  /** GT-BASE-VAR-02. */
  readonly tutorial: boolean;
  /** For the page, not for the rules: GT-RULING-11, GT-IIIB-07. */
  readonly assistant: boolean;
  readonly holesMarked: boolean;
  /** GT-RULING-132. */
  readonly alwaysAsk: boolean;
  /** GT-SESS-09, GT-SUP-01, -10. */
  readonly team: boolean;
  readonly receptionist: boolean;
  readonly competition: boolean;
};
/** The start signal: who has said ready, how long it is waited for, when building begins (GT-RULING-107). */
export type Ready = { said: boolean[]; until: number; startsAt: number | null };
/** Building in turn: seats in the order of their sittings, whose sitting it is, how long each took, what alarms take from later ones (GT-RULING-128). */
export type Sittings = { order: Seat[]; at: number; since: number; used: number[]; cut: number };

export type Out = 'gave-up' | 'no-humans' | 'no-engines' | 'lapped';
/** What becomes of a ship in flight, beside what stands on it. */
export type Flyer = {
  /** Its rocket: spaces are counted without wrapping, 0 is the start space, ahead is more (GT-RULING-18). */
  at: number;
  out: Out | null;
  /** Between two cards: has it said that it flies on, and for how many cards it need not be asked (GT-RULING-119). */
  stays: boolean;
  preset: number;
  /** GT-BASE-LOSS-03. */
  lost: TileId[];
  /** Solar panels used and robonaut cells on, until the next card (GT-SOLAR-02, GT-ROBO-02). */
  tired: SquareId[];
  awake: SquareId[];
  /** GT-INS-01. */
  insured: boolean;
};
/** Dice for an object from this side; on class IIB from the side a single one where it misses. */
export type Roll = { readonly from: Side; readonly dice: readonly Die[] };

/** The way of an object; see `judge/line.ts`. */
export type Line = { readonly from: Side; readonly line: number; readonly start?: number };
export type ObjectKind = 'small-meteor' | 'large-meteor' | 'light-shot' | 'heavy-shot';

/** A card being resolved. */
export type CardRun = {
  card: CardId;
  /** The flight order when the card, or a line of a combat zone, began (GT-BASE-FLY-03, GT-RULING-26). */
  order: Seat[];
  /** Who of them comes next. */
  at: number;
  /** Which object, line or consequence comes next. */
  step: number;
  /** By seat; fire power may be halves. Null: not declared. */
  declared: (number | null)[];
  /** Planets: by seat, where it has landed. */
  landed: (number | null)[];
  /** Whom the enemy has beaten, or whom a line hits. */
  losers: Seat[];
  /** Con Artist B has added to a gain (GT-SKILL-CON-05). */
  swindled: boolean;
  /** Which shot of a penalty comes next. */
  shot: number;
};
/** `since`: the round, from 0, in which it was first there (GT-SUP-04). */
export type Hired = { specialist: Specialist; since: number };
export type Team = {
  /** Nobody's, in an order nobody knows. */
  pool: Specialist[];
  cards: Hired[][];
  /** By seat: dealt to choose from, each known to its seat alone (GT-SUP-09). */
  dealt: Specialist[][];
  /** Competition: open to all (GT-SUP-10). */
  row: Specialist[];
  /** Left the session (GT-SUP-11). */
  gone: Specialist[];
};
/** Before building: who still reads, who still places markers, until when (GT-RULING-95). */
export type Before = { inspector: Seat | null; planner: Seat | null; until: number };

export type Phase =
  | 'hiring'
  | 'deal'
  | 'before'
  | 'ready'
  | 'building'
  | 'repairs'
  | 'errors'
  | 'marks'
  | 'load'
  | 'preflight'
  | 'stay'
  | 'card'
  | 'reckoning'
  | 'over';
/** By seat: a place, or null: it does not arrive (GT-SKILL-ADVERT-01). */
export type Bet = (number | null)[];
/** What is going on while somebody is asked, for everybody to see. */
export type Scene =
  /**
   * Objects on their way: `line` as rolled. `strikes`: the one being warded off, on the line each ship has shifted it to; null: thrusters
   * are still being decided.
   */
  | {
      readonly kind: 'objects';
      readonly objects: readonly ObjectKind[];
      readonly roll: Roll;
      readonly line: Line;
      readonly strikes: { readonly object: ObjectKind; readonly lines: readonly { readonly seat: Seat; readonly line: Line }[] } | null;
    }
  | { readonly kind: 'intruders'; readonly roll: Roll; readonly line: Line }
  | { readonly kind: 'goods'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly kind: 'crew' | 'demand' | 'boarding'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'broken'; readonly seats: readonly Seat[] };
/** GT-BASE-PAY-07. */
export type Payout = { arrival: number; looks: number; team: number; goods: number; lost: number };

export type State = {
  settings: Settings;
  phase: Phase;
  scene: Scene | null;
  /** Which round of the list, from 0. */
  round: number;
  class: ClassId;
  credits: number[];

  /** Face down, in the order of GT-BASE-BUILD-21; the next one is the last. */
  heap: TileId[];
  faceUp: TileId[];
  /** Removed for the whole session, unseen (GT-TECH-04). */
  removed: TileId[];
  yards: Yard[];
  ready: Ready;
  timer: Timer;
  alarm: Alarm | null;
  sittings: Sittings;
  before: Before;
  /** Which step of the window before the flight comes next (GT-FLOW-05). */
  window: number;
  /** Architect B was paid after building (GT-SKILL-ARCHITECT-05). */
  admired: boolean;
  /** Advertiser A: by seat, the place it was bet on, or that it does not arrive. */
  bet: Bet | null;
  team: Team;

  /** By level, 1 to 4 (0 is empty): cards never dealt, and cards of earlier flights (GT-SESS-16). */
  decks: CardId[][];
  used: CardId[][];
  piles: CardId[][];
  /** By seat: cards of this round it has read in the piles (GT-BASE-BUILD-17). */
  known: CardId[][];
  /** Face down; the next one is the last. */
  flight: CardId[];
  /** Of so many cards on top everybody knows the level (GT-BASE-LOAD-09, GT-UNK-01). */
  onTop: number;
  /** Revealed in this flight, in order. */
  flown: CardId[];
  card: CardRun | null;

  flyers: Flyer[];
  /** Cubes in the bank (GT-BASE-SETUP-07). */
  bank: Record<Good, number>;
  /** What each round brought, by seat. */
  paid: Payout[][];
};
