/** Environment cards (ENV-01 to ENV-14). */
import { type Flow, oneOf, type Point } from '@cosmodrome/kernel';
import { shufflePile } from '@cosmodrome/kit/cards';
import type { CardArrival } from '../../content/cards.ts';
import { PURGE } from '../../content/purge.ts';
import { storeOf } from '../../content/tokens.ts';
import { beyond } from '../../judge/directions.ts';
import { dataOf, isCaptain, isEngaged, level, markOf, moveOf } from '../../judge/figures.ts';
import {
  distance,
  distanceTo,
  gapTo,
  isOn,
  lastFree,
  mayStand,
  nearestOn,
  placeNear,
  roomOf,
  squareBar,
  stands,
  touchesSquares,
  touchesThing,
  withinOf,
} from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { siteOf } from '../../judge/site.ts';
import {
  BROKEN,
  type Crate,
  type CrewId,
  type DoorId,
  type EntryId,
  type Figure,
  figureOf,
  JAMMED,
  type State,
  type TokenId,
} from '../../state.ts';
import { ask } from '../../topics.ts';
import { roomIsQuiet, searchCrate, searchRoom } from '../act/search.ts';
import { mayShut } from '../advanced/doors.ts';
import { civilianArrives, gangerArrives, highestGanger, npcArrives, openEntries, purgeArrives, rollEntry } from '../arrivals.ts';
import { cardAttack } from '../attack.ts';
import { heal, knockDown, lay } from '../defeated.ts';
import { isMother } from '../gatherers.ts';
import { freeMove } from '../grants.ts';
import { isPinned } from '../pieces/goods.ts';
import {
  addPegs,
  clockwise,
  expose,
  failsOf,
  kindOf,
  mark,
  nearestThing,
  pickFor,
  randomOf,
  rollCombat,
  speaker,
  standing,
  type Table,
  worthOf,
} from '../table.ts';
import type { Effects } from './index.ts';
import { inOrder } from './purge.ts';

const tradersOn = (state: State): Figure[] => state.figures.filter((f) => f.crew !== null && stands(f));
/** One of these things of a random Trader of each crew, if that one has any; false: nobody of all has. ENV-12, CS-RULING-146 */
function befalls(table: Table, things: (f: Figure) => readonly TokenId[], does: (f: Figure, token: TokenId) => void): boolean {
  const { state } = table;
  const of = (crew: CrewId) => standing(state, crew).filter((f) => f.being.kind === 'trader');
  if (!clockwise(state).some((crew) => of(crew).some((f) => things(f).length > 0))) return false;
  for (const crew of clockwise(state)) {
    const those = of(crew);
    const f = those.length === 0 ? undefined : randomOf(table.chance, those);
    if (f && things(f).length > 0) does(f, randomOf(table.chance, things(f)));
  }
  return true;
}
/** Each player in order chooses one of these Traders of its own, or none where it may. CS-EVT-07 */
export function* eachChooses(table: Table, of: (f: Figure) => boolean, may: boolean, does: (f: Figure) => Flow): Flow<boolean> {
  let any = false;
  for (const crew of clockwise(table.state)) {
    const those = standing(table.state, crew).filter(of);
    if (those.length === 0) continue;
    const options = [...those.map((f) => f.id), ...(may ? ['none' as const] : [])];
    const chosen = yield* pickFor(table, crew, 'choose/figure', options, may ? 'none' : those[0]!.id);
    any = true;
    if (chosen !== 'none') yield* does(figureOf(table.state, chosen));
  }
  return any;
}
/** Drawn straight towards a point, as far as there is room. */
function drawn(state: State, f: Figure, [x, y]: Point, far: number): void {
  if (f.x === x && f.y === y) return;
  const from: Point = [f.x, f.y];
  const most = Math.min(far, Math.floor(Math.sqrt((f.x - x) ** 2 + (f.y - y) ** 2)));
  const end = lastFree(
    (s) => beyond(from, [x, y], s - Math.ceil(Math.sqrt((from[0] - x) ** 2 + (from[1] - y) ** 2))),
    most,
    ([px, py]) => mayStand(state, f, px, py),
  );
  if (end) [f.x, f.y] = end.at;
}
const crateBars = (state: State, crate: Crate) => crate.squares.map((i) => squareBar(siteOf(state).map.plan, i));
const crateCentre = (state: State, crate: Crate): Point => {
  const bars = crateBars(state, crate);
  return [bars.reduce((sum, b) => sum + b[0] + 50, 0) / bars.length, bars.reduce((sum, b) => sum + b[1] + 50, 0) / bars.length];
};
const consoles = (state: State, f: Figure): boolean => {
  const { pieces, wallConsoles } = siteOf(state).map;
  return (
    pieces.some((p) => p.kind === 'console' && touchesSquares(state, f, p.squares)) ||
    wallConsoles.some((bar) => touchesThing(state, f, bar))
  );
};
/** The holder's Captain, where it is on the board. */
const captainOf = (state: State): Figure | undefined => standing(state, state.holder).find(isCaptain);

type Environment =
  | 'round'
  | 'pegs'
  | 'arrive'
  | 'stumble'
  | 'decompress'
  | 'lock-doors'
  | 'stock-crate'
  | 'clear-crate'
  | 'crate-bursts'
  | 'lose-ammo'
  | 'boon'
  | 'close-entry'
  | 'jam-weapons'
  | 'break-items'
  | 'console-shock'
  | 'free-act';
export const ENVIRONMENT_EFFECTS: Effects<Environment> = {
  round(table, { effect, by }) {
    const { state } = table;
    if (effect === 'nearest-marks-captain') return markCaptain(table);
    // Which crew a warrant falls on where several carry as much. CS-RULING-89
    const rolled = effect === 'warrant' ? randomOf(table.chance, state.crews).id : by;
    state.lasting.push({ effect, by: rolled });
    return true;
  },
  pegs(table, { by }) {
    const before = table.state.pegs;
    addPegs(table, by, 'card');
    return table.state.pegs !== before;
  },
  /** CS-EVT-11 */
  *arrive(table, { who, number, at, instead }) {
    const { state } = table;
    if (at === 'different') return arriveApart(table, who, number);
    const purge = who in PURGE;
    // CS-EVT-14, CS-RULING-148
    if (at === 'near-richest' && tradersOn(state).length === 0) return false;
    const named =
      at === 'holder' && openEntries(state, purge).length > 0
        ? yield* ask(
            speaker(state, state.holder),
            'choose/entry',
            oneOf(() => openEntries(state, purge)),
          )
        : undefined;
    const near = at === 'near-richest' ? nearRichest(table) : named;
    return arrives(table, who, number, near) || (instead !== undefined && arrives(table, instead.who, instead.number, near));
  },
  stumble(table) {
    const there = tradersOn(table.state);
    for (const f of there) {
      const dice = rollCombat(table.chance, 1);
      table.tell({ kind: 'rolled', dice, hits: 0, fails: failsOf(dice), by: f.id });
      if (failsOf(dice) > 0) knockDown(table, f);
    }
    return there.length > 0;
  },
  *decompress(table, { within: far, inches, dice }) {
    const { state } = table;
    const at = siteOf(state).map.entries[table.chance.die(6) - 1]!;
    const those = yield* inOrder(
      table,
      state.figures.filter((f) => isOn(f) && withinOf(f, at, far * 100)),
    );
    let any = false;
    for (const f of those) {
      const before = [f.x, f.y];
      drawn(state, f, at, inches * 100);
      if (f.x === before[0] && f.y === before[1]) continue;
      any = true;
      table.tell({ kind: 'walked', figure: f.id, way: [[f.x, f.y]], length: 0, how: 'card' });
    }
    for (const f of those) {
      if (dice === 0 || !stands(f)) continue;
      any = true;
      yield* cardAttack(table, f, dice);
    }
    return any;
  },
  'lock-doors'(table, { doors }) {
    const { state } = table;
    const captain = captainOf(state);
    if (!captain) return false;
    const { map } = siteOf(state);
    const room = roomOf(state, captain);
    const all = map.doors.flatMap((_, i) => (state.doors[i] !== 'locked' && mayShut(state, i as DoorId) ? [i as DoorId] : []));
    const beside = ([x1, y1, x2, y2]: readonly number[]) =>
      [-50, 50].some((d) => roomOf(state, x1 === x2 ? { x: x1! + d, y: y1! + 50 } : { x: x1! + 50, y: y2! + d }) === room);
    const chosen: DoorId[] = doors === 'room' ? all.filter((i) => beside(map.doors[i]!.bar)) : [];
    const wanted = doors === 'room' ? 0 : Math.min(doors, all.length);
    while (chosen.length < wanted) {
      const left = all.filter((i) => !chosen.includes(i));
      chosen.push(nearestThing(table.chance, left, (i) => gapTo(captain, [map.doors[i]!.bar])));
    }
    for (const i of chosen) {
      state.doors[i] = 'locked';
      state.jammedDoors.push(i);
      table.tell({ kind: 'door', door: i, state: 'locked' });
    }
    return chosen.length > 0;
  },
  /** Unseen by all. */
  'stock-crate'(table, { tokens }) {
    const { state, chance } = table;
    const { plan } = siteOf(state).map;
    const centre: Point = [plan.cols * 50, plan.rows * 50];
    const far = (crate: Crate) =>
      Math.min(
        ...crateBars(state, crate).map(
          (bar) => (nearestOn(centre[0], centre[1], bar)[0] - centre[0]) ** 2 + (nearestOn(centre[0], centre[1], bar)[1] - centre[1]) ** 2,
        ),
      );
    const best = Math.min(...state.crates.map(far));
    const near = state.crates.filter((crate) => far(crate) === best);
    if (near.length === 0 || state.bag.length === 0) return false;
    const crate = randomOf(chance, near);
    for (let n = 0; n < tokens && state.bag.length > 0; n++)
      state.contents[crate.id]!.push(state.bag.splice(chance.below(state.bag.length), 1)[0]!);
    return true;
  },
  /** Nobody sees what it was; what does not belong into the bag stays. */
  'clear-crate'(table) {
    const { state, chance } = table;
    if (state.crates.length === 0) return false;
    const crate = randomOf(chance, state.crates);
    const goes = state.contents[crate.id]!.filter((token) => storeOf(kindOf(state, token)) === 'bag');
    state.contents[crate.id] = state.contents[crate.id]!.filter((token) => !goes.includes(token));
    for (const token of goes) state.marks[token] = 0;
    state.bag.push(...goes);
    shufflePile(state.tokens, state.bag, chance);
    // How many went is seen by the bag.
    table.reveal();
    return true;
  },
  *'crate-bursts'(table, { within: far, dice, spills }) {
    const { state } = table;
    const reached = (crate: Crate) => state.figures.filter((f) => stands(f) && gapTo(f, crateBars(state, crate)) <= far * 100);
    const crates = state.crates.filter((crate) => reached(crate).length > 0);
    if (crates.length === 0) return false;
    const crate = randomOf(table.chance, crates);
    for (const f of reached(crate)) if (stands(f)) yield* cardAttack(table, f, dice);
    if (spills) spill(table, crate);
    return true;
  },
  'lose-ammo'(table, { who, pegs }) {
    const { state } = table;
    const armed = (f: Figure) => f.being.kind === 'trader' && f.ammo > 0;
    const those =
      who === 'every-trader'
        ? tradersOn(state).filter(armed)
        : clockwise(state).flatMap((crew) => {
            const mine = standing(state, crew).filter(armed);
            const most = Math.max(...mine.map((f) => f.ammo));
            return mine.length === 0
              ? []
              : [
                  randomOf(
                    table.chance,
                    mine.filter((f) => f.ammo === most),
                  ),
                ];
          });
    for (const f of those) f.ammo = Math.max(0, f.ammo - pegs);
    return those.length > 0;
  },
  *boon(table, { gives, amount }) {
    const { state } = table;
    const useful = (f: Figure) =>
      gives === 'action'
        ? f.being.kind !== 'purge'
        : f.being.kind === 'trader' && (gives === 'skill' ? f.pegs < f.being.sheet.skill : f.health < f.fit);
    // biome-ignore lint/correctness/useYield: a choice is followed by a flow
    return yield* eachChooses(table, useful, false, function* (f) {
      if (gives === 'action') f.effects.push({ kind: 'spurred', until: state.round, by: null });
      else if (gives === 'skill') f.pegs += amount;
      else heal(table, f, amount, null);
    });
  },
  *'close-entry'(table, { until }) {
    const { state } = table;
    const entry = yield* ask(
      speaker(state, state.holder),
      'choose/entry',
      oneOf(() => siteOf(state).map.entries.map((_, i) => i as EntryId)),
    );
    state.seals.push({ entry, all: false, above: until === 'level' ? level(state) : 0, round: until === 'round' ? state.round : 0 });
    table.tell({ kind: 'entry-sealed', entry });
    return true;
  },
  'jam-weapons'(table) {
    const { state } = table;
    const guns = (f: Figure) => f.inventory.filter((t) => dataOf(state, t).type === 'ranged' && !(markOf(state, t) & JAMMED));
    return befalls(table, guns, (f, token) => {
      mark(state, token, JAMMED);
      table.tell({ kind: 'jammed', figure: f.id, token });
    });
  },
  'break-items'(table) {
    const { state } = table;
    const items = (f: Figure): TokenId[] =>
      f.inventory.filter((t) => dataOf(state, t).type !== 'objective' && !(markOf(state, t) & BROKEN));
    return befalls(table, items, (f, token) => {
      mark(state, token, BROKEN);
      table.tell({ kind: 'broken', figure: f.id, token });
    });
  },
  *'console-shock'(table, { dice, prone }) {
    const { state } = table;
    const those = state.figures.filter((f) => stands(f) && consoles(state, f));
    for (const f of those) {
      if (!stands(f)) continue;
      const attack = yield* cardAttack(table, f, dice);
      if (prone && attack.damage > 0) knockDown(table, f);
    }
    return those.length > 0;
  },
  *'free-act'(table, { act }) {
    const { state } = table;
    // A Purge under control is no Trader, and whoever lies on the floor only gets up (CS-RULING-63, CS-ACT-05).
    const able = (f: Figure) => f.being.kind !== 'purge' && !f.prone;
    if (act === 'room-search')
      return yield* eachChooses(
        table,
        (f) => able(f) && !isEngaged(state, f) && roomIsQuiet(state, f),
        true,
        (f) => searchRoom(table, f),
      );
    if (act === 'move')
      return yield* eachChooses(
        table,
        (f) => able(f) && allowance(f, moveOf(state, f)) > 0,
        true,
        (f) => freeMove(table, f),
      );
    const crates = (f: Figure) => state.crates.filter(({ squares }) => touchesSquares(state, f, squares)).map(({ id }) => id);
    return yield* eachChooses(
      table,
      (f) => able(f) && !isEngaged(state, f) && crates(f).length > 0,
      true,
      function* (f) {
        yield* searchCrate(table, f, yield* pickFor(table, f.crew!, 'choose/crate', crates(f)));
      },
    );
  },
};
/** One at each of so many Entry Points, no two at the same: where fewer are open the rest do not come. REN-02, CIV-04, CS-RULING-148 */
function arriveApart(table: Table, who: CardArrival, number: number): boolean {
  const used: EntryId[] = [];
  let came = false;
  for (let n = 0; n < number; n++) {
    const entry = rollEntry(table.state, table.chance, who in PURGE, used);
    if (entry === undefined) {
      table.tell({ kind: 'nobody-arrived', who, why: 'sealed' });
      break;
    }
    used.push(entry);
    came = arrives(table, who, 1, entry) || came;
  }
  return came;
}
/** Whoever it is, if it is in play. CS-EVT-11 */
function arrives(table: Table, who: CardArrival, number: number, entry?: EntryId): boolean {
  const { state } = table;
  switch (who) {
    case 'civilian': {
      let came = false;
      for (let n = 0; n < number; n++) came = civilianArrives(table, entry) !== undefined || came;
      return came;
    }
    case 'guard':
    case 'juggernaut':
    case 'director':
      return state.settings.corps && npcArrives(table, who, number, entry).length > 0;
    case 'ganger-1':
      return state.settings.gangers && gangerArrives(table, 1, number, entry).length > 0;
    case 'highest-ganger':
      return state.settings.gangers && highestGanger(table, entry).length > 0;
    case 'spider':
      // GAT-01: only while there is a Mother.
      return state.figures.some((f) => isMother(f) && stands(f)) && purgeArrives(table, who, number, entry).length > 0;
    default:
      return purgeArrives(table, who, number, entry).length > 0;
  }
}
/** The Entry Point nearest to the Trader who carries most. GAN-01 */
function nearRichest(table: Table): EntryId | undefined {
  const { state } = table;
  const worth = (f: Figure) => [...f.inventory, ...(f.armour === null ? [] : [f.armour])].reduce((sum, t) => sum + worthOf(state, t), 0);
  const those = tradersOn(state);
  if (those.length === 0) return undefined;
  const most = Math.max(...those.map(worth));
  const f = randomOf(
    table.chance,
    those.filter((one) => worth(one) === most),
  );
  const open = openEntries(state, false);
  return open.length === 0 ? undefined : nearestThing(table.chance, open, (entry) => distanceTo(f, siteOf(state).map.entries[entry]!));
}
/** What was in it lies beside it, for all to see. */
export function spill(table: Table, crate: Crate): void {
  const { state } = table;
  const centre = crateCentre(state, crate);
  const spot = placeNear(state, { x: centre[0], y: centre[1], massive: 0 }, centre) ?? centre;
  const all = state.contents[crate.id]!;
  state.contents[crate.id] = all.filter((token) => isPinned(state, token));
  for (const token of all.filter((one) => !isPinned(state, one))) {
    expose(table, token);
    lay(table, token, spot[0], spot[1]);
  }
}
/** PUR-03: the Purge character nearest to a Captain goes for it. */
function markCaptain(table: Table): boolean {
  const { state } = table;
  const captains = tradersOn(state).filter(isCaptain);
  const purge = state.figures.filter((f) => stands(f) && f.being.kind === 'purge' && f.crew === null);
  if (captains.length === 0 || purge.length === 0) return false;
  const pairs = purge.flatMap((hunter) => captains.map((captain) => ({ hunter, captain, far: distance(hunter, captain) })));
  const best = Math.min(...pairs.map(({ far }) => far));
  const { hunter, captain } = randomOf(
    table.chance,
    pairs.filter(({ far }) => far <= best + 5),
  );
  state.marked = { hunter: hunter.id, captain: captain.id };
  return true;
}
