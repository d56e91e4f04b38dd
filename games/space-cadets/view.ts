import type {
  AlienType,
  BossType,
  Component,
  EdgeState,
  EventKind,
  FindKind,
  FoeType,
  ItemKind,
  Mode,
  OverkillOption,
  Payment,
  Role,
  RollKind,
  ScenarioAct,
  ScenarioId,
  ScenarioTile,
  WeaponKind,
} from './content/names.ts';
import type { CardId, Cell, Edge, FigureId, Outcome, Stage, Where } from './state.ts';

/** What a seat sees: everything but the faces of what is turned down. Nothing is secret between players (SCA-INFO-05). */
export type View = {
  readonly scenario: ScenarioId;
  readonly mode: Mode;
  readonly ks: boolean;
  readonly alternative: boolean;
  readonly seats: number;
  /** Number of Rocketeers. */
  readonly n: number;
  readonly me: number | null;
  readonly stage: Stage;
  readonly outcome: Outcome;
  readonly fallen: Role | '';
  readonly turn: number;
  /** Roles nobody has claimed (setup) and how many Rocketeers each seat leads. */
  readonly free: readonly Role[];
  readonly share: readonly number[];
  /** Board direction of every arrow, 1 to 6; 0 before it is chosen. */
  readonly arrow: number;
  readonly start: Cell;
  readonly cells: readonly CellView[];
  /** Borders between two cells of the map. */
  readonly edges: readonly EdgeView[];
  readonly rocketeers: readonly RocketeerView[];
  readonly active: Role | '';
  /** Alternative order: who acts in which order this turn; empty otherwise. */
  readonly plan: readonly Role[];
  /** Whom each seat proposes to act next. */
  readonly proposals: readonly (Role | '')[];
  readonly flag: readonly Role[];
  readonly aliens: readonly AlienView[];
  readonly boss: BossView | null;
  /** Figures left in the box, by type. */
  readonly supply: Readonly<Record<AlienType, number>>;
  /** Every card in the game by id: what it is and where it is. */
  readonly cards: readonly CardView[];
  readonly piles: {
    readonly stock: number;
    readonly alienDiscard: number;
    readonly alerts: number;
    readonly alertDiscard: number;
    readonly rescued: number;
    readonly dominated: number;
    readonly markers: number;
  };
  readonly redAlert: boolean;
  readonly powerOut: boolean;
  readonly lastEvent: EventKind | '';
  readonly objective: Objective;
  /** The roll in progress. */
  readonly roll: RollView | null;
  /** What a question of this moment is about: whose choice, with which card. */
  readonly asking: Asking | null;
  /** Alien type whose step of the Alien Turn runs, and who is still to act. */
  readonly alienStep: { readonly type: AlienType | ''; readonly queue: readonly FigureId[] } | null;
  /** What every Alien would do if the Alien Turn began now, from public knowledge alone. */
  readonly forecast: readonly Forecast[];
  readonly bugs: readonly BugForecast[];
  /** sight[a][b]: range from cell a to cell b for a Rocketeer who sees it; −1: no line of sight. */
  readonly sight: readonly (readonly number[])[];
  readonly concede: readonly boolean[];
  readonly stats: { readonly killed: number; readonly subdued: number; readonly damage: number; readonly scans: number };
};

export type CellView = {
  readonly cell: Cell;
  readonly q: number;
  readonly r: number;
  /** Tile number; 0: face down and unknown. */
  readonly tile: number;
  readonly up: boolean;
  /** The scenario tile here, known even if face down (SCA-SCOM-05). */
  readonly name: ScenarioTile | '';
  readonly vent: boolean;
  /** Board directions (1 to 6) in which this tile prints a hatch, those at the hull too; empty while unknown. */
  readonly hatches: readonly number[];
  /** Backs that lie here. */
  readonly backs: readonly ('alien' | 'alert' | 'discovery' | 'rocketeer' | 'marker')[];
  readonly box: boolean;
  readonly finds: readonly FindKind[];
  readonly lockers: readonly Role[];
  /** Cards on the floor and mines, by id. */
  readonly cards: readonly CardId[];
  readonly mines: readonly CardId[];
  readonly muster: boolean;
  readonly start: boolean;
};
export type EdgeView = { readonly edge: Edge; readonly a: Cell; readonly b: Cell; readonly direction: number; readonly state: EdgeState };

export type RocketeerView = {
  readonly role: Role;
  readonly seat: number;
  readonly at: Cell;
  readonly hp: number;
  readonly maxHp: number;
  readonly o2: number;
  /** IQ now, with Dominated Brains and Leeches. */
  readonly iq: number;
  readonly printedIq: number;
  readonly ap: {
    readonly standard: number;
    readonly standardSpent: number;
    readonly kind: 'combat' | 'non-combat';
    readonly restricted: number;
    readonly restrictedSpent: number;
    readonly box: '' | 'standard' | 'restricted';
    readonly command: boolean;
    readonly commandSpent: boolean;
  };
  readonly option: OverkillOption;
  readonly order: number;
  readonly scanned: boolean;
  readonly done: boolean;
  readonly used: {
    readonly o2: boolean;
    readonly talent: boolean;
    readonly panic: boolean;
    readonly mindControl: boolean;
    readonly command: boolean;
  };
  readonly components: Readonly<Record<Component, number>>;
  readonly cards: readonly CardId[];
  readonly grips: readonly FigureId[];
  readonly pinned: boolean;
  readonly coffee: number;
  readonly firecrackers: boolean;
  readonly invisible: boolean;
  readonly xray: Edge;
  readonly ready: boolean;
};

export type AlienView = {
  readonly id: FigureId;
  readonly type: AlienType;
  readonly at: Cell;
  readonly hp: number;
  readonly maxHp: number;
  readonly stunned: boolean;
  readonly stagger: number;
  /** Attack dice it would roll now. */
  readonly dice: number;
};
export type BossView = {
  readonly type: BossType;
  readonly at: Cell;
  readonly hp: number;
  readonly maxHp: number;
  readonly targetable: boolean;
  readonly subduable: boolean;
};

export type CardView = {
  readonly card: CardId;
  readonly kind: ItemKind;
  readonly where: Where;
  readonly at: number;
  readonly charges: number;
  /** Printed Charges; 0: no Charge icon. */
  readonly printed: number;
  readonly large: boolean;
  readonly ready: boolean;
  readonly used: boolean;
  readonly user: Role | '';
  readonly stored: boolean;
};

export type RollView = {
  readonly who: Role;
  readonly kind: RollKind;
  readonly payment: Payment;
  readonly weapon: WeaponKind | '';
  readonly card: CardId;
  readonly target: FigureId;
  readonly foe: FoeType | '';
  readonly cell: Cell;
  readonly dice: number;
  readonly faces: readonly number[];
  readonly inverted: boolean;
  readonly extra: number;
  readonly successes: number;
  readonly overkills: number;
  readonly bought: readonly OverkillOption[];
  readonly borrowed: Role | '';
};
export type Asking = { readonly role: Role | ''; readonly card: CardId; readonly item: ItemKind | ''; readonly other: Role | '' };

/** The objective with its numbers; `goal` 0 where there is nothing to count. */
export type Objective = {
  readonly progress: number;
  readonly goal: number;
  /** Markers removed and to be removed. */
  readonly removed: number;
  readonly markers: number;
  readonly countdown: number;
  /** All Rocketeers must come back here; −1: no such need, or not known yet. */
  readonly home: Cell;
  readonly atHome: number;
  /** The first half is done: only the way home is left. */
  readonly homeward: boolean;
  /** Tiles on which the scenario's IQ action can be made now. */
  readonly acts: readonly { readonly cell: Cell; readonly act: ScenarioAct }[];
};

export type Forecast = {
  readonly id: FigureId;
  readonly type: AlienType;
  readonly stays: '' | 'in-position' | 'no-path' | 'immobile' | 'stunned' | 'carried';
  readonly target: Role | '';
  readonly distance: number;
  readonly why: 'only' | 'nearest' | 'order-token' | 'firecrackers' | '';
  /** For each step all tiles it may choose: more than one where chance decides between face-down tiles. */
  readonly steps: readonly (readonly Cell[])[];
  /** Whom it would attack, and with how many dice. */
  readonly attacks: Role | '';
  readonly dice: number;
};
export type BugForecast = {
  readonly from: readonly Cell[];
  readonly to: Cell;
  readonly size: number;
  readonly attacks: Role | '';
  readonly dice: number;
};
