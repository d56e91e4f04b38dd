import type { Frozen } from '@cosmodrome/kernel';
import { turned } from '@cosmodrome/kit/hexes';
import {
  ALIEN,
  ALIENS,
  type AlienType,
  type BossType,
  type Component,
  type EdgeState,
  type EventKind,
  type FindKind,
  type FoeType,
  type ItemKind,
  kindOf,
  type Mode,
  type OverkillOption,
  type Payment,
  print,
  type Role,
  type RollKind,
  SCENARIO,
  type ScenarioAct,
  type ScenarioId,
  type ScenarioTile,
  SHEETS,
  tilePrint,
  type WeaponKind,
} from './content/index.ts';
import { bossTargetable, supply } from './rules/figures.ts';
import { bugForecast, forecastOf } from './rules/forecast.ts';
import { edgesAround, endsOf, eyesAt, hatch, mapOf, place } from './rules/map.ts';
import { alertPile, stockSize } from './rules/scan.ts';
import { actOn, goalOf, homeOf, homeward, overmindSubduable } from './rules/scenarios.ts';
import { freeRoles, shareOf, suggestedKit, unkitted, unstowed } from './rules/setup.ts';
import { attackDice, currentIq, maxHp } from './rules/sheet.ts';
import { cardOf, cardsWhere, hand } from './rules/table.ts';
import type { Mark } from './state.ts';
import {
  type CardId,
  type Cell,
  cardId,
  type Edge,
  type FigureId,
  NO_CELL,
  type Outcome,
  type Rocketeer,
  type Scene,
  type Stage,
  type State,
  type Where,
} from './state.ts';

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
  /** Tiles pointed at for others, and where Rocketeers who wait mean to go. */
  readonly marks: readonly Mark[];
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
  /** What a question of this moment is about. */
  readonly scene: Scene | null;
  /** While I choose a kit: the suggested one, as far as the pool still has it. */
  readonly suggested: readonly CardId[];
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

/** SCA-INFO-01..05: everything but what is turned down, built from nothing. */
export function viewOf(frozen: Frozen<State>, seat: number | undefined): View {
  const state = frozen as State; // only read from here on
  const map = mapOf(state);
  const { bags } = state;
  const playing = state.turn > 0;
  const roleAt = (index: number): Role | '' => state.rocketeers[index]?.role ?? '';
  const loose = cardsWhere(state, (c) => c.where === 'floor' || c.where === 'mine');
  return {
    scenario: state.scenario,
    mode: state.mode,
    ks: state.ks,
    alternative: state.alternative,
    seats: state.seats,
    n: state.n,
    me: seat ?? null,
    stage: state.stage,
    outcome: state.outcome,
    fallen: state.fallen,
    turn: state.turn,
    free: state.stage === 'crew' ? freeRoles(state) : [],
    share: Array.from({ length: state.seats }, (_, s) => shareOf(state, s)),
    arrow: state.arrowChosen ? state.arrow : 0,
    start: state.start,
    cells: map.all.map((cell) => cellView(state, cell, loose)),
    edges: map.borders.map((edge) => edgeView(state, edge)),
    rocketeers: state.rocketeers.map((r) => rocketeerView(state, r)),
    active: roleAt(state.active),
    plan: state.alternative ? state.plan.slice() : [],
    proposals: state.proposals.slice(),
    marks: state.marks.slice(),
    flag: state.flag.slice(),
    aliens: state.figures.map((f) => ({
      id: f.id,
      type: f.type,
      at: f.at,
      hp: f.hp,
      maxHp: ALIEN[f.type].hp,
      stunned: f.stunned,
      stagger: f.stagger,
      dice: attackDice(f),
    })),
    boss: state.boss && {
      type: state.boss.type,
      at: state.boss.at,
      hp: state.boss.hp,
      maxHp: state.boss.max,
      targetable: bossTargetable(state),
      subduable: overmindSubduable(state),
    },
    supply: Object.fromEntries(ALIENS.map((type) => [type, supply(state, type)])) as Record<AlienType, number>,
    cards: state.cards.map((c, i) => {
      const card = cardId(i);
      const p = print(card);
      return {
        card,
        kind: p.kind,
        where: c.where,
        at: c.at,
        charges: c.charges,
        printed: p.charges,
        large: p.large,
        ready: c.ready,
        used: c.used,
        user: roleAt(c.user),
        stored: c.stored,
      };
    }),
    piles: {
      stock: stockSize(state),
      alienDiscard: bags.alienDiscard.length,
      alerts: alertPile(state),
      alertDiscard: bags.alertDiscard.length,
      rescued: bags.rescued.length,
      dominated: cardsWhere(state, (c, id) => c.where === 'pool' && kindOf(id) === 'dominated-brain').length,
      markers: bags.markers.length,
    },
    redAlert: state.redAlert,
    powerOut: state.powerOut,
    lastEvent: state.lastEvent,
    objective: objectiveOf(state),
    roll: state.roll && { ...state.roll, faces: state.roll.faces.slice(), bought: state.roll.bought.slice() },
    scene: sceneFor(state, seat),
    suggested: kitFor(state, seat),
    alienStep: state.alienTurn && { type: ALIENS[state.alienTurn.step] ?? '', queue: state.alienTurn.queue.slice() },
    forecast: playing ? forecastOf(state) : [],
    bugs: playing ? bugForecast(state) : [],
    sight: playing ? sightOf(state) : [],
    concede: state.concede.slice(),
    stats: { ...state.stats },
  };
}
/** `loose`: the cards that lie about anywhere. */
function cellView(state: State, cell: Cell, loose: readonly CardId[]): CellView {
  const c = place(state, cell);
  const known = c.tile || c.fixed;
  const p = known ? tilePrint(known) : undefined;
  const backs = (['alien', 'alert', 'discovery', 'marker'] as const).filter((b) => c[b]);
  const lying = (where: Where) => loose.filter((id) => cardOf(state, id).where === where && cardOf(state, id).at === cell);
  return {
    cell,
    q: c.q,
    r: c.r,
    tile: c.tile,
    up: c.tile > 0,
    name: p?.name ?? '',
    vent: p?.vent ?? false,
    hatches: p && state.arrowChosen ? p.hatches.map((side) => turned(state.arrow, side)) : [],
    backs: c.locker ? [...backs, 'rocketeer'] : backs,
    box: c.box,
    finds: c.finds.slice(),
    lockers: c.lockers.slice(),
    cards: lying('floor'),
    mines: lying('mine'),
    muster: c.tile > 0 && c.tile === SCENARIO[state.scenario].muster.find((t) => state.cells.some((x) => x.tile === t)),
    start: cell === state.start && state.stage !== 'crew' && state.stage !== 'dock',
  };
}
function edgeView(state: State, edge: Edge): EdgeView {
  const [a, b] = endsOf(state, edge);
  return { edge, a, b, direction: mapOf(state).headings[edge] as number, state: hatch(state, edge) };
}
function rocketeerView(state: State, r: Rocketeer): RocketeerView {
  const sheet = SHEETS[r.role];
  return {
    role: r.role,
    seat: r.seat,
    at: r.at,
    hp: r.hp,
    maxHp: maxHp(r),
    o2: r.o2,
    iq: currentIq(state, r),
    printedIq: sheet.iq,
    ap: {
      standard: r.standard,
      standardSpent: r.standardSpent,
      kind: sheet.third,
      restricted: r.restricted,
      restrictedSpent: r.restrictedSpent,
      box: r.box,
      command: r.command,
      commandSpent: r.commandSpent,
    },
    option: sheet.option,
    order: r.order,
    scanned: r.scanned,
    done: r.done,
    used: { o2: r.breathed, talent: r.talented, panic: r.panicked, mindControl: r.controlled, command: r.commanded },
    components: { mysterium: r.mysterium, 'alien-blood': r.blood, wire: r.wire },
    cards: hand(state, r),
    grips: r.grips.slice(),
    pinned: r.pinned,
    coffee: r.coffee,
    firecrackers: r.firecrackers,
    invisible: r.invisible,
    xray: r.xray,
    ready: state.kitsReady[r.seat] ?? false,
  };
}
function objectiveOf(state: State): Objective {
  const home = state.stage === 'crew' || state.stage === 'dock' ? NO_CELL : homeOf(state);
  return {
    progress: state.progress,
    goal: goalOf(state),
    removed: state.markersRemoved,
    markers: SCENARIO[state.scenario].markers.length,
    countdown: state.countdown,
    home,
    atHome: home < 0 ? 0 : state.rocketeers.filter((r) => r.at === home).length,
    homeward: homeward(state),
    acts: mapOf(state).all.flatMap((cell) => {
      const act = actOn(state, cell);
      return act ? [{ cell, act }] : [];
    }),
  };
}
/** During setup each seat has its own. */
function sceneFor(state: State, seat: number | undefined): Scene | null {
  const kitless = state.stage === 'kits' && seat !== undefined ? unkitted(state, seat) : undefined;
  if (kitless) return { kind: 'kit', role: kitless.role };
  const laden = state.stage === 'stow' && seat !== undefined ? unstowed(state, seat) : undefined;
  if (laden) return { kind: 'stow', role: laden.role };
  return state.scene;
}
function kitFor(state: State, seat: number | undefined): CardId[] {
  const r = state.stage === 'kits' && seat !== undefined ? unkitted(state, seat) : undefined;
  return r ? suggestedKit(state, r.role) : [];
}
function sightOf(state: State): number[][] {
  const { all } = mapOf(state);
  return all.map((from) => {
    if (place(state, from).tile === 0 || edgesAround(state, from).length === 0) return all.map((to) => (to === from ? 0 : -1));
    const eyes = eyesAt(state, from);
    return all.map((to) => eyes.range(to));
  });
}
