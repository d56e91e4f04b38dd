import { type Chance, during, type Flow, oneOf, order } from '@cosmodrome/kernel';
import { turned } from '@cosmodrome/kit/hexes';
import { ALIEN, type AlienType, alienTokenOf, type EventKind, type KindOf, type Role, TIE_ORDER, tilePrint } from '../content/index.ts';
import { type Cell, NO_CELL, NO_EDGE, type Rocketeer, type State } from '../state.ts';
import { type Answers, ask } from '../topics.ts';
import { moveAllAliens } from './aliens.ts';
import { placeAlien } from './figures.ts';
import { faceDown, isVent, mapOf, place, spot } from './map.ts';
import { alarmSilent, musterCell, tileRevealed } from './scenarios.ts';
import { loseHp, panic, usableOf, useCard } from './sheet.ts';
import { acting, bossFoe, foe, over, prompt, rocketeer, type Table } from './table.ts';

// The Scan phase: tiles, tokens, events, Alert! and Red Alert (SCA-SCAN, SCA-TOKEN, SCA-EVENT, SCA-ALERT, SCA-RED).

/** Draws one of what nobody has seen: the moment at which a hidden face is fixed (SCA-INFO-01..03). */
export function draw<T>(bag: T[], chance: Chance): T {
  const i = chance.below(bag.length);
  const got = bag[i] as T;
  bag[i] = bag[bag.length - 1] as T;
  bag.pop();
  return got;
}

type Scan = Answers['scan/cell'];
/** The one card of the Scan phase. */
const SCANNING: KindOf<'scan'> = 'scanner';
/** SCA-SCAN-01, -03, SCA-GEO-11, SCA-RULING-13; with the Scanner any face-down tile (SCA-GEAR-17). */
export function scanOptions(state: State, r: Rocketeer): Scan[] {
  const map = mapOf(state);
  const down = faceDown(state);
  const nearest = Math.min(...down.map((c) => map.distance(r.at, c)));
  const out: Scan[] = down.flatMap((cell) => (map.distance(r.at, cell) === nearest ? [{ cell }] : []));
  for (const scanner of usableOf(state, r, SCANNING).slice(0, 1))
    for (const cell of down) if (map.distance(r.at, cell) !== nearest) out.push({ cell, scanner });
  return out;
}
/** SCA-SCAN-01..09: one Rocketeer's Scan phase. */
export function* scanPhase(table: Table): Flow {
  const { state } = table;
  const r = acting(state);
  if (faceDown(state).length > 0) {
    const tiles = oneOf(() => scanOptions(state, r));
    const choice = yield* during(table, { kind: 'scan', role: r.role }, ask(r.seat, 'scan/cell', tiles));
    if (choice.scanner !== undefined) useCard(table, r, choice.scanner);
    yield* scan(table, r, choice.cell, choice.scanner === undefined ? 'nearest' : 'scanner');
  } else {
    // SCA-RED-01, -02: permanent from here on.
    if (!state.redAlert) {
      state.redAlert = true;
      table.tell({ kind: 'red-alert' });
    }
    // SCA-RED-04, SCA-RULING-27: holders of Order tokens 1 to 4 draw; SCA-VAR-08, SCA-RULING-118: Alien tokens instead.
    if (r.order <= 4) {
      if (state.mode === 'galactic-overlord') yield* drawAlienToken(table, r, 'red-alert');
      else yield* drawAlert(table, r, 'red-alert');
    }
  }
  if (over(state)) return;
  r.scanned = true; // SCA-SCAN-08
  state.stage = 'action';
  table.tell({ kind: 'turn-begun', role: r.role });
}
/** SCA-GEO-03, -06, SCA-HATCH-01, SCA-RULING-16: the tile's hatches join the map; tokens already on an edge stay. */
export function turnUp(state: State, cell: Cell, tile: number): void {
  const map = mapOf(state);
  place(state, cell).tile = tile;
  for (const side of tilePrint(tile).hatches) {
    const edge = map.edge(cell, turned(state.arrow, side));
    if (edge >= 0 && state.edges[edge] === 'none') state.edges[edge] = 'closed';
  }
}
/** SCA-SCAN-04, SCA-RULING-14: tile, marker, Alien token, Alert!, then what stays to be picked up. */
export function* scan(table: Table, r: Rocketeer, cell: Cell, by: 'nearest' | 'scanner'): Flow {
  const { state } = table;
  const here = place(state, cell);
  table.reveal(); // a fixed tile shows what lies on it without any draw (SCA-RULING-122)
  state.stats.scans += 1;
  const marked = here.marker ? draw(state.bags.markers, table.chance) : 0;
  const standard = here.fixed || draw(state.bags.tiles, table.chance);
  turnUp(state, cell, marked || standard);
  const p = tilePrint(standard);
  table.tell({
    kind: 'scan',
    role: r.role,
    spot: [cell, standard],
    hatches: p.hatches.map((s) => turned(state.arrow, s)),
    vent: p.vent,
    by,
  });
  if (here.marker) {
    // SCA-SCAN-05..07, SCA-RULING-15
    here.marker = false;
    table.tell({ kind: 'marker', spot: spot(state, cell), decoy: marked === 0 });
  }
  if (marked || here.fixed) {
    here.box = marked > 0 && tilePrint(marked).box;
    table.tell({ kind: 'scenario-tile', spot: spot(state, cell), boxed: here.box });
    tileRevealed(table, cell);
  }
  if (over(state)) return;
  if (here.alien) {
    here.alien = false;
    yield* alienToken(table, r, draw(state.bags.aliens, table.chance), cell, 'tile');
  }
  if (over(state)) return;
  if (here.alert) {
    here.alert = false;
    yield* alertToken(table, r, draw(state.bags.alerts, table.chance), cell, 'tile');
  }
  if (over(state)) return;
  if (here.discovery) {
    here.discovery = false;
    const find = draw(state.bags.finds, table.chance);
    here.finds.push(find);
    table.tell({ kind: 'found', spot: spot(state, cell), find });
  }
  if (here.locker) {
    here.locker = false;
    const role = draw(state.bags.lockers, table.chance);
    here.lockers.push(role);
    table.tell({ kind: 'locker', spot: spot(state, cell), role });
  }
}
/** SCA-TOKEN-02..05, SCA-VAR-03, SCA-RULING-14, -119: figures in printed order, then the event. */
function* alienToken(table: Table, r: Rocketeer, token: number, cell: Cell, source: 'tile' | 'alert' | 'red-alert'): Flow {
  const { state } = table;
  state.bags.alienDiscard.push(token);
  const { aliens, event } = alienTokenOf(token);
  const placed = state.mode === 'space-cadet' ? aliens.slice(0, 2) : aliens;
  const skipped = placed.length < aliens.length ? (aliens[2] as AlienType) : '';
  table.tell({ kind: 'alien-token', spot: spot(state, cell), token, aliens, skipped, source });
  for (const type of placed) {
    if (type === 'bug') placeAlien(table, 'bug', ventFor(state, r, cell), 'vent');
    else placeAlien(table, type, cell, source === 'tile' ? 'token' : 'muster');
    if (over(state)) return;
  }
  if (event) yield* resolveEvent(table, r, event);
}
/** SCA-TOKEN-04, SCA-BUG-14, SCA-ALERT-03, SCA-RULING-17: the face-up vent nearest to the scanner; without one, the token's tile. */
function ventFor(state: State, r: Rocketeer, fallback: Cell): Cell {
  const map = mapOf(state);
  let best = NO_CELL;
  for (const cell of map.all) {
    if (!isVent(state, cell)) continue;
    const farther = best < 0 ? -1 : map.distance(r.at, cell) - map.distance(r.at, best);
    if (farther < 0 || (farther === 0 && place(state, cell).tile < place(state, best).tile)) best = cell;
  }
  return best < 0 ? fallback : best;
}

// ---------------------------------------------------------------- Alert! and Red Alert
const hidden = (state: State, back: 'alien' | 'alert'): number => state.cells.filter((c) => c[back]).length;
/** Tokens of the alien stock: pool tokens neither on the map nor drawn (SCA-SETUP-14, SCA-SCOM-02), or the stock made anew. */
export const stockSize = (state: State): number => state.bags.aliens.length - hidden(state, 'alien') + state.bags.restock.length;
export const alertPile = (state: State): number => state.bags.alerts.length - hidden(state, 'alert') + state.bags.realerts.length;
/** One token of the stock or pile; its discards are shuffled in when it is empty (SCA-RULING-25). */
function drawFrom<T>(fresh: T[], onMap: number, again: T[], discards: T[], chance: Chance): T | undefined {
  if (fresh.length > onMap) return draw(fresh, chance);
  if (again.length === 0) again.push(...discards.splice(0));
  return again.length > 0 ? draw(again, chance) : undefined;
}
/** SCA-ALERT-01..04, SCA-S4-10 */
function* alertToken(table: Table, r: Rocketeer, token: number, cell: Cell, source: 'tile' | 'red-alert' | 'scenario'): Flow {
  const { state } = table;
  state.bags.alertDiscard.push(token);
  const silenced = source === 'tile' && alarmSilent(state);
  table.tell({ kind: 'alert', spot: spot(state, cell), calls: token === 1, silenced, source });
  if (token === 1 && !silenced) yield* drawAlienToken(table, r, 'alert');
}
/** One Alert! token from the pile (SCA-RED-04, SCA-S1-07). */
export function* drawAlert(table: Table, r: Rocketeer, source: 'red-alert' | 'scenario'): Flow {
  const { state } = table;
  const { bags } = state;
  if (over(state)) return;
  const token = drawFrom(bags.alerts, hidden(state, 'alert'), bags.realerts, bags.alertDiscard, table.chance);
  if (token !== undefined) yield* alertToken(table, r, token, musterCell(state, r), source);
}
/** SCA-ALERT-02, -03, SCA-RULING-24: an Alien token from the stock onto the muster tile, events included. */
function* drawAlienToken(table: Table, r: Rocketeer, source: 'alert' | 'red-alert'): Flow {
  const { state } = table;
  const { bags } = state;
  const token = drawFrom(bags.aliens, hidden(state, 'alien'), bags.restock, bags.alienDiscard, table.chance);
  if (token !== undefined) yield* alienToken(table, r, token, musterCell(state, r), source);
}

// ---------------------------------------------------------------- events
/** SCA-EVENT-01..06 */
function* resolveEvent(table: Table, r: Rocketeer, event: EventKind): Flow {
  const { state } = table;
  const ignored = event === 'unreasonable-fear' && state.n >= 4;
  state.lastEvent = event;
  table.tell({ kind: 'event', event, ignored });
  if (ignored) return;
  if (event === 'cosmic-radiation') for (const each of state.rocketeers) loseHp(table, each, 'cosmic-radiation');
  else if (event === 'power-out') powerOut(state);
  else if (event === 'unreasonable-fear') for (const each of state.rocketeers) panic(table, each);
  else if (event === 'unnatural-growth') unnaturalGrowth(table);
  else yield* timeDistortion(table, r);
}
/** SCA-EVENT-02, SCA-RULING-21: no alien technology works, not even goggles already on. */
function powerOut(state: State): void {
  state.powerOut = true;
  for (const r of state.rocketeers) r.xray = NO_EDGE;
}
/** SCA-EVENT-05, SCA-RULING-23 */
function unnaturalGrowth(table: Table): void {
  const { state } = table;
  const grown = state.figures.filter((f) => f.hp < ALIEN[f.type].hp);
  for (const f of grown) f.hp = ALIEN[f.type].hp;
  const foes = grown.map((f) => foe(state, f));
  const { boss } = state;
  if (boss && boss.hp < boss.max) {
    boss.hp = boss.max;
    foes.push(bossFoe(state, boss));
  }
  if (foes.length > 0) table.tell({ kind: 'grown', foes });
}
/** SCA-EVENT-03, -04, SCA-ORDER-05, SCA-RULING-18, -19 */
function* timeDistortion(table: Table, r: Rocketeer): Flow {
  const { state } = table;
  const without = TIE_ORDER.filter((role) => state.rocketeers.some((x) => x.role === role && x.order === 0));
  let roles: readonly Role[] = without;
  if (state.alternative) roles = state.plan.filter((role) => without.includes(role));
  else if (without.length > 1) {
    roles = yield* during(table, { kind: 'distortion', role: r.role }, prompt(table, r.seat, 'scan/distortion', order(without), without));
  }
  let token = Math.max(...state.rocketeers.map((x) => x.order));
  for (const role of roles) {
    rocketeer(state, role).order = ++token;
    table.tell({ kind: 'order', role, token, how: 'distortion' });
  }
  moveAllAliens(table);
}
