import type { Branded, Seat } from '@cosmodrome/kernel';
import {
  type AlienType,
  type BossType,
  type CardId,
  cardId,
  type EdgeState,
  type EventKind,
  type FindKind,
  type FoeType,
  type Mode,
  type OverkillOption,
  type Payment,
  type Role,
  type RollKind,
  type ScenarioId,
  type WeaponKind,
} from './content/index.ts';
import type { Aim } from './topics.ts';

export { type CardId, cardId };

/** A place on the map: index into `cells`. */
export type Cell = Branded<number, 'cell'>;
export const cellId = (n: number): Cell => n as Cell;
/** A border between two places: index into `edges`. */
export type Edge = Branded<number, 'edge'>;
export const edgeId = (n: number): Edge => n as Edge;
/** A figure on the board; numbers grow with age. 0 means the boss. */
export type FigureId = Branded<number, 'figure'>;
export const figureId = (n: number): FigureId => n as FigureId;
export const BOSS = figureId(0);
/** Where there is none. */
export const NO_CELL = cellId(-1);
export const NO_EDGE = edgeId(-1);
export const NO_CARD = cardId(-1);
export const NO_FIGURE = figureId(-1);

/**
 * One cell of the map. Faces that nobody knows are not in the state at all: a hidden tile, token or marker is only a back,
 * and its face is drawn from what is left (`bags`) at the moment it is turned up. That is the same chance as dealing
 * them beforehand, and nothing can leak (SCA-INFO-01..03).
 */
export type Place = {
  q: number;
  r: number;
  /** Tile number; 0 while face down. */
  tile: number;
  /** The publicly known scenario tile that lies here face down, or 0 (SCA-SCOM-05). */
  fixed: number;
  /** Backs. */
  alien: boolean;
  alert: boolean;
  discovery: boolean;
  locker: boolean;
  marker: boolean;
  /** The scenario marker lies in this tile's box. */
  box: boolean;
  /** Face-up Discovery tokens. */
  finds: FindKind[];
  /** Face-up Rocketeer tokens. */
  lockers: Role[];
};

export type Figure = {
  id: FigureId;
  type: AlienType;
  at: Cell;
  hp: number;
  stunned: boolean;
  stagger: number;
  /** Carried by a Leader in this Alien Turn: it will not move by itself (SCA-LEADER-03). */
  carried: boolean;
};

export type Boss = { type: BossType; at: Cell; hp: number; max: number };

export type Rocketeer = {
  role: Role;
  seat: Seat;
  at: Cell;
  hp: number;
  o2: number;
  /** Own AP tokens: two standard, one restricted. */
  standard: number;
  standardSpent: number;
  restricted: number;
  restrictedSpent: number;
  /** The token in the Mind Control Box. */
  box: '' | 'standard' | 'restricted';
  command: boolean;
  commandSpent: boolean;
  /** Order token; 0: none. */
  order: number;
  scanned: boolean;
  done: boolean;
  // once per game turn
  breathed: boolean;
  talented: boolean;
  panicked: boolean;
  controlled: boolean;
  commanded: boolean;
  mysterium: number;
  blood: number;
  wire: number;
  /** War Thralls that hold this Rocketeer (SCA-FX-12). */
  grips: FigureId[];
  /** Admiral mode: no paid Move (SCA-RULING-117). */
  pinned: boolean;
  /** Bonus dice of Freeze-Dried Coffee until Cleanup. */
  coffee: number;
  /** Has made a Ray Gun attack this game turn (SCA-GEAR-11). */
  shot: boolean;
  firecrackers: boolean;
  invisible: boolean;
  /** The closed hatch that X-Ray Goggles make clear for the next action or item; −1: none. */
  xray: Edge;
};

/** Where a card is: in the box, with a Rocketeer, on a tile, as a mine on a tile, in a locker, or out of the game. */
export type Where = 'pool' | 'held' | 'floor' | 'mine' | 'locker' | 'gone';
export type Card = {
  where: Where;
  /** held, locker: index of the Rocketeer; floor, mine: the cell; otherwise −1. */
  at: number;
  charges: number;
  /** Analyzed, or needs no analysis. */
  ready: boolean;
  /** Rocketeer who used it this game turn; −1: nobody (SCA-ITEM-05). */
  user: number;
  /** Used up for this game turn (SCA-FREE-03). */
  used: boolean;
  /** Tape Recorder: an Overkill is stored. */
  stored: boolean;
};

/** What is left to be drawn. Each list holds what nobody has seen yet, in no meaningful order. */
export type Bags = {
  /** Standard tiles. */
  tiles: number[];
  /** Alien tokens of the scenario's pool, those on the map included. */
  aliens: number[];
  /** The alien stock after it was made anew from the discards; empty before (SCA-RULING-25). */
  restock: number[];
  alienDiscard: number[];
  /** 1: calls Aliens, 0: blank; those on the map included. */
  alerts: number[];
  realerts: number[];
  alertDiscard: number[];
  finds: FindKind[];
  /** Scenario tile numbers; 0 is a decoy. */
  markers: number[];
  lockers: Role[];
  /** Cards of the Rescued Thrall deck. */
  rescued: CardId[];
};

/** The roll in progress, for those who look on; null when nothing is rolled. */
export type Roll = {
  who: Role;
  kind: RollKind;
  payment: Payment;
  weapon: WeaponKind | '';
  card: CardId;
  /** Figure aimed at (attack, subdue), or −1. */
  target: FigureId;
  foe: FoeType | '';
  /** Tile aimed at. */
  cell: Cell;
  /** Ranges etc. are settled: so many dice. */
  dice: number;
  faces: number[];
  /** 8 to 10 instead of 1 to 3. */
  inverted: boolean;
  /** Added successes (Ionoscope). */
  extra: number;
  successes: number;
  overkills: number;
  bought: OverkillOption[];
  /** Whose option is borrowed by the Telepathy Band. */
  borrowed: Role | '';
};

export type Stage = 'crew' | 'dock' | 'kits' | 'stow' | 'order' | 'arrow' | 'scan' | 'action' | 'flag' | 'aliens' | 'cleanup' | 'over';

/** Where the Alien Turn stands: the type whose step runs and the figures of it still to act. */
export type AlienTurn = {
  /** Index into ALIENS; −1 before the first step, ALIENS.length after the Bugs. */
  step: number;
  queue: FigureId[];
  /** Brain carried by each War Thrall: pairs that shared a tile when the turn began (SCA-CONTENT-08). */
  carries: { by: FigureId; brain: FigureId }[];
};

/** What an open question is about, for everybody to see: `role` is the Rocketeer who decides. */
export type Scene =
  /** Setup, for each seat its own: whose kit is chosen, who stows it (SCA-S4-05). */
  | { readonly kind: 'kit' | 'stow'; readonly role: Role }
  /** The start tile's arrow, the tile to scan, the order in a Time Distortion. */
  | { readonly kind: 'arrow' | 'scan' | 'distortion'; readonly role: Role }
  /** The windows of a roll; `card` is the one it is made with, if any. */
  | { readonly kind: 'roll'; readonly role: Role; readonly card: CardId }
  /** A card is used and asks for something. */
  | { readonly kind: 'gear'; readonly role: Role; readonly card: CardId }
  /** `role` deals with `other`. */
  | { readonly kind: 'trade'; readonly role: Role; readonly other: Role }
  /** `other` asks `role` for something; `card`, if it is one. */
  | { readonly kind: 'request'; readonly role: Role; readonly other: Role; readonly card: CardId }
  /** `other` takes `role` along with the Teleporter. */
  | { readonly kind: 'teleport'; readonly role: Role; readonly other: Role }
  /** A step for nothing, an Overkill of the Aliens, a wound, a step in Terror (or whose Flame-Gun causes it). */
  | { readonly kind: 'gift' | 'mind-control' | 'damage' | 'terror'; readonly role: Role }
  /** The Invisibility Device `card`. */
  | { readonly kind: 'invisibility'; readonly role: Role; readonly card: CardId };

export type Outcome = '' | 'victory' | 'dead' | 'suffocated' | 'countdown' | 'conceded';

/** `plan`: which Rocketeer of that seat means to go there, and what for; null: somebody should see to it. */
export type Mark = { readonly seat: Seat; readonly cell: Cell; readonly plan: { readonly role: Role; readonly aim: Aim } | null };

export type State = {
  scenario: ScenarioId;
  mode: Mode;
  ks: boolean;
  alternative: boolean;
  seats: number;
  /** Number of Rocketeers, N. */
  n: number;
  stage: Stage;
  outcome: Outcome;
  /** The Rocketeer who died, if one did. */
  fallen: Role | '';
  /** Game turn, from 1; 0 during setup. */
  turn: number;
  /** The Shuttlecraft's cell in axial coordinates, once chosen. */
  dock: { q: number; r: number } | null;
  start: Cell;
  /** Board direction of all arrows, 1 to 6. */
  arrow: number;
  arrowChosen: boolean;
  cells: Place[];
  edges: EdgeState[];
  rocketeers: Rocketeer[];
  /** Index of the Rocketeer whose turn it is; −1: none. */
  active: number;
  /** Alternative order: Rocketeers in the order of this Rocketeer Turn (SCA-RULING-115). */
  plan: Role[];
  /** Who each seat proposes for the open slot; '' : nobody. */
  proposals: (Role | '')[];
  /** Tiles pointed at for others, and where Rocketeers who wait mean to go (SCA-RULING-130). */
  marks: Mark[];
  /** Seats that have pointed at something, or said something, at the open slot. */
  said: Seat[];
  slotSince: number;
  /** Rocketeers who still have their Flag action, and the phase to go back to afterwards. */
  flag: Role[];
  flagged: 'order' | 'action';
  figures: Figure[];
  nextId: FigureId;
  /** Subdued for good: these figures never come back (SCA-RULING-11). */
  lost: { [type in AlienType]: number };
  boss: Boss | null;
  cards: Card[];
  bags: Bags;
  redAlert: boolean;
  powerOut: boolean;
  lastEvent: EventKind | '';
  /** Progress cubes of the scenario, freed Thralls. */
  progress: number;
  /** S1: the drive is down; S4: the alarm is silent; S5, S7: markers removed; S6: countdown running. */
  markersRemoved: number;
  countdown: number;
  kitsReady: boolean[];
  alienTurn: AlienTurn | null;
  roll: Roll | null;
  scene: Scene | null;
  concede: boolean[];
  /** Statistics for the end of the game. */
  stats: { killed: number; subdued: number; damage: number; scans: number };
};
