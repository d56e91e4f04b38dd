import { type Chance, type Flow, type Options, oneOf, race, type Seat, someOf } from '@cosmodrome/kernel';
import { DIRECTIONS, type Hex } from '@cosmodrome/kit/hexes';
import {
  ALERT_TOKENS,
  ALIENS,
  type AlienType,
  allCards,
  cardsOf,
  copiesOf,
  DISCOVERY_TOKENS,
  isWeapon,
  KIT_LARGE,
  KIT_SIZE,
  kindOf,
  layoutOf,
  type Mode,
  perCrew,
  print,
  ROLES,
  type Role,
  SCENARIO,
  type ScenarioId,
  SHEETS,
  STANDARD_AP,
  STANDARD_TILES,
  startingO2,
} from '../content/index.ts';
import { type Card, type CardId, type Cell, cellId, figureId, NO_EDGE, type Place, type Rocketeer, type State } from '../state.ts';
import { type Answers, ask, type Why } from '../topics.ts';
import { lane } from './actions.ts';
import { cellsWhere, mapOf, place } from './map.ts';
import { beginGameTurn } from './order.ts';
import { cardOf, cardsWhere, hand, handTo, layOn, putAway, rocketeer, type Table } from './table.ts';

// Setup (SCA-SETUP, SCA-SCOM-01..05, SCA-RULING-01..11): crew, map, tokens, kits.

export const blankPlace = (hex: Hex): Place => ({
  q: hex.q,
  r: hex.r,
  tile: 0,
  fixed: 0,
  alien: false,
  alert: false,
  discovery: false,
  locker: false,
  marker: false,
  box: false,
  finds: [],
  lockers: [],
});
/** SCA-SETUP-04..06, -18 */
export const newRocketeer = (role: Role, seat: Seat, n: number): Rocketeer => ({
  role,
  seat,
  at: cellId(0),
  hp: SHEETS[role].hp,
  o2: startingO2(n),
  standard: STANDARD_AP,
  standardSpent: 0,
  restricted: 1,
  restrictedSpent: 0,
  box: '',
  command: false,
  commandSpent: false,
  order: 0,
  scanned: false,
  done: false,
  breathed: false,
  talented: false,
  panicked: false,
  controlled: false,
  commanded: false,
  mysterium: 0,
  blood: 0,
  wire: 0,
  grips: [],
  pinned: false,
  coffee: 0,
  shot: false,
  firecrackers: false,
  invisible: false,
  xray: NO_EDGE,
});
/** SCA-SETUP-01..03, -21 (1): before anything is chosen at the table. */
export function openingState(options: Options, seats: number): State {
  const scenario = options.scenario as ScenarioId;
  const ks = options.ks as boolean;
  const n = Math.max(options.rocketeers as number, seats);
  const inBox = (id: CardId) => ks || !print(id).ks;
  const cards: Card[] = allCards().map((id) => ({
    where: inBox(id) ? 'pool' : 'gone',
    at: -1,
    charges: print(id).analysis ? 0 : print(id).charges,
    ready: !print(id).analysis,
    user: -1,
    used: false,
    stored: false,
  }));
  const state: State = {
    scenario,
    mode: options.mode as Mode,
    ks,
    alternative: options.alternative as boolean,
    seats,
    n,
    stage: 'crew',
    outcome: '',
    fallen: '',
    turn: 0,
    dock: null,
    start: cellId(0),
    arrow: 1,
    arrowChosen: false,
    cells: layoutOf(scenario, n).map(blankPlace),
    edges: [],
    rocketeers: [],
    active: -1,
    plan: [],
    proposals: Array.from({ length: seats }, () => ''),
    marks: [],
    said: [],
    slotSince: 0,
    flag: [],
    flagged: 'action',
    figures: [],
    nextId: figureId(1),
    lost: Object.fromEntries(ALIENS.map((t) => [t, 0])) as Record<AlienType, number>,
    boss: null,
    cards,
    bags: {
      tiles: Array.from({ length: STANDARD_TILES }, (_, i) => i + 1),
      aliens: SCENARIO[scenario].pool.slice(),
      restock: [],
      alienDiscard: [],
      alerts: ALERT_TOKENS.slice(),
      realerts: [],
      alertDiscard: [],
      finds: DISCOVERY_TOKENS.slice(),
      markers: [],
      lockers: [],
      rescued: cardsOf('rescued').filter(inBox),
    },
    redAlert: false,
    powerOut: false,
    lastEvent: '',
    progress: 0,
    markersRemoved: 0,
    countdown: 0,
    kitsReady: Array.from({ length: seats }, () => false),
    alienTurn: null,
    roll: null,
    scene: null,
    concede: Array.from({ length: seats }, () => false),
    stats: { killed: 0, subdued: 0, damage: 0, scans: 0 },
  };
  state.edges = mapOf(state).ends.map(() => 'none');
  return state;
}
/** How many Rocketeers each seat leads: as even as can be, the first seats more (SCA-RULING-02). */
export const shareOf = (state: State, seat: Seat): number => Math.floor(state.n / state.seats) + (seat < state.n % state.seats ? 1 : 0);
const ledBy = (state: State, seat: Seat): Rocketeer[] => state.rocketeers.filter((r) => r.seat === seat);
export const freeRoles = (state: State): Role[] => ROLES.filter((role) => state.rocketeers.every((r) => r.role !== role));

/** SCA-SETUP-03: the first to claim a Rocketeer leads them. */
export function* crewBeat(table: Table): Flow {
  const { state } = table;
  if (state.rocketeers.length === 0 && state.seats >= 1)
    table.tell({ kind: 'opening', scenario: state.scenario, mode: state.mode, rocketeers: state.n });
  const seats = Array.from({ length: state.seats }, (_, i) => i).filter((s) => ledBy(state, s).length < shareOf(state, s));
  const [seat, role] = yield* race(
    seats.map((s) =>
      lane(
        ask(
          s,
          'setup/rocketeer',
          oneOf(() => freeRoles(state)),
        ),
        (chosen) => [s, chosen] as const,
      ),
    ),
  );
  state.rocketeers.push(newRocketeer(role, seat, state.n));
  table.tell({ kind: 'crew', seat, role });
  if (state.rocketeers.length < state.n) return;
  state.rocketeers.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
  const { start } = SCENARIO[state.scenario];
  if (start) {
    state.start = mapOf(state).at(start);
    deal(table);
  } else state.stage = 'dock';
}
/** SCA-RULING-08: empty cells beside the layout that are no holes. */
export function docks(state: State): Hex[] {
  const map = mapOf(state);
  const { holes } = SCENARIO[state.scenario];
  const out: Hex[] = [];
  for (const cell of state.cells)
    for (const d of DIRECTIONS) {
      const hex = { q: cell.q + d.q, r: cell.r + d.r };
      if (map.at(hex) < 0 && ![...holes, ...out].some((h) => h.q === hex.q && h.r === hex.r)) out.push(hex);
    }
  return out.sort((a, b) => a.q - b.q || a.r - b.r);
}
/** SCA-SETUP-11, SCA-S3-01, SCA-S6-01: the first seat says where the Shuttlecraft docks. */
export function* dockBeat(table: Table): Flow {
  const { state } = table;
  const hex = yield* ask(
    0,
    'setup/dock',
    oneOf(() => docks(state).map((h) => ({ q: h.q, r: h.r }))),
  );
  state.dock = { q: hex.q, r: hex.r };
  state.start = cellId(state.cells.length);
  state.cells.push(blankPlace(hex));
  state.edges = mapOf(state).ends.map(() => 'none');
  table.tell({ kind: 'docked', seat: 0, q: hex.q, r: hex.r });
  deal(table);
}
/** SCA-SETUP-07..10, -13, -14, SCA-RULING-09, SCA-SCOM-02..05: backs are laid out; faces are drawn when they are turned up. */
function deal(table: Table): void {
  const { state, chance } = table;
  const data = SCENARIO[state.scenario];
  const map = mapOf(state);
  place(state, state.start).tile = data.startTile;
  for (const r of state.rocketeers) r.at = state.start;
  if (data.fixed) place(state, map.at(perCrew(data.fixed.at, state.n))).fixed = data.fixed.tile;
  for (const cell of markerCells(state)) place(state, cell).marker = true;
  state.bags.markers = [...data.markers, ...Array.from({ length: markerCells(state).length - data.markers.length }, () => 0)];
  const free = cellsWhere(state, (c, cell) => cell !== state.start && c.fixed === 0);
  const some = (cells: readonly Cell[], count: number) => chance.shuffle(cells.slice()).slice(0, count);
  const aliens = perCrew(data.aliens, state.n);
  some(free, aliens + perCrew(data.alerts, state.n)).forEach((cell, i) => {
    place(state, cell)[i < aliens ? 'alien' : 'alert'] = true;
  });
  const far = free.filter((c) => map.distance(state.start, c) >= 2);
  for (const cell of some(far, perCrew(data.discoveries, state.n))) place(state, cell).discovery = true;
  if (state.scenario === 's4') {
    // SCA-S4-06, -08
    const near = free.filter((c) => map.distance(state.start, c) <= 2);
    for (const cell of some(near, state.n)) place(state, cell).locker = true;
    state.bags.lockers = state.rocketeers.map((r) => r.role);
    for (const id of copiesOf('air-knife').slice(0, Math.ceil(state.n / 2))) layOn(state, id, 'floor', state.start);
  }
  state.stage = 'kits';
}
/** The cells of markers and decoys: named, or the farthest from the Shuttlecraft (SCA-SETUP-09, SCA-SCOM-04). */
export function markerCells(state: State): Cell[] {
  const mine = perCrew(SCENARIO[state.scenario].markerCells, state.n);
  const map = mapOf(state);
  if (typeof mine !== 'number') return mine.map((h) => map.at(h));
  return cellsWhere(state, (_, cell) => cell !== state.start)
    .map((cell) => ({ cell, far: map.distance(state.start, cell), at: place(state, cell) }))
    .sort((a, b) => b.far - a.far || a.at.q - b.at.q || a.at.r - b.at.r)
    .slice(0, mine)
    .map(({ cell }) => cell);
}

// ---------------------------------------------------------------- item kits
export const pool = (state: State): CardId[] => cardsWhere(state, (c, id) => c.where === 'pool' && print(id).family === 'rocketeer');
/** SCA-SETUP-15: exactly four, at most two of them Large. */
const whyNotKit = (cards: readonly CardId[]): Why | undefined =>
  cards.length === KIT_SIZE && cards.filter((id) => print(id).large).length <= KIT_LARGE ? undefined : 'kit';
export const unkitted = (state: State, seat: Seat): Rocketeer | undefined =>
  ledBy(state, seat).find((r) => hand(state, r).length < KIT_SIZE);
/** The suggested kit of a Rocketeer, as far as the pool still has it (SCA-CONTENT-01). */
export function suggestedKit(state: State, role: Role): CardId[] {
  const free = pool(state);
  const kit: CardId[] = [];
  for (const kind of SHEETS[role].kit) {
    const id = free.find((c) => kindOf(c) === kind && !kit.includes(c));
    if (id !== undefined) kit.push(id);
  }
  for (const id of free) if (kit.length < KIT_SIZE && !kit.includes(id) && !print(id).large) kit.push(id);
  return kit;
}
/** SCA-RULING-06: all controllers pick from one pool at the same time; the game starts when every seat is ready. */
export function* kitsBeat(table: Table): Flow {
  const { state } = table;
  const seats = Array.from({ length: state.seats }, (_, i) => i).filter((s) => !state.kitsReady[s]);
  type Choice = { seat: Seat; kit: readonly CardId[] } | { seat: Seat; ready: Answers['setup/ready'] };
  const choice = yield* race(
    seats.map((seat): Flow<Choice> => {
      if (unkitted(state, seat))
        return lane(
          ask(
            seat,
            'setup/kit',
            someOf(() => pool(state), {
              min: KIT_SIZE,
              max: KIT_SIZE,
              valid: (kit) => whyNotKit(kit) === undefined,
              why: (): Why => 'kit',
            }),
          ),
          (kit): Choice => ({ seat, kit }),
        );
      const all = (): Answers['setup/ready'][] => ['ready', ...ledBy(state, seat).map((r) => ({ again: r.role }))];
      return lane(ask(seat, 'setup/ready', oneOf(all)), (ready): Choice => ({ seat, ready }));
    }),
  );
  if ('kit' in choice) {
    const r = unkitted(state, choice.seat);
    if (!r) return;
    for (const id of choice.kit) handTo(state, id, r);
    table.tell({ kind: 'kit', role: r.role, items: choice.kit.map(kindOf) });
  } else if (choice.ready === 'ready') {
    state.kitsReady[choice.seat] = true;
    if (!state.kitsReady.every(Boolean)) return;
    if (state.scenario === 's4') state.stage = 'stow';
    else beginGameTurn(table);
  } else {
    for (const id of hand(state, rocketeer(state, choice.ready.again))) putAway(state, id, 'pool');
  }
}
/** SCA-S4-05, -13: what of the kit may be kept. */
function keepable(state: State, r: Rocketeer): (CardId | null)[] {
  return [...hand(state, r).filter((id) => !print(id).large && (state.mode === 'space-cadet' || !isWeapon(kindOf(id)))), null];
}
export const unstowed = (state: State, seat: Seat): Rocketeer | undefined => ledBy(state, seat).find((r) => hand(state, r).length > 1);
export function* stowBeat(table: Table): Flow {
  const { state } = table;
  const lanes = Array.from({ length: state.seats }, (_, seat) => unstowed(state, seat)).flatMap((r) =>
    r
      ? [
          lane(
            ask(
              r.seat,
              'setup/keep',
              oneOf(() => keepable(state, r)),
            ),
            (kept) => ({ r, kept }),
          ),
        ]
      : [],
  );
  const { r, kept } = yield* race(lanes);
  for (const id of hand(state, r)) if (id !== kept) cardOf(state, id).where = 'locker';
  table.tell({ kind: 'stowed', role: r.role, kept: kept === null ? '' : kindOf(kept) });
  if (state.rocketeers.every((x) => hand(state, x).length <= 1)) beginGameTurn(table);
}
/** Nothing is dealt before the table has met; luck begins with the map. */
export const setup = (options: Options, seats: number, _chance: Chance): State => openingState(options, seats);
