import { amount, during, type Flow, given, oneOf, someOf, yesNo } from '@cosmodrome/kernel';
import { DIRECTIONS, type Hex } from '@cosmodrome/kit/hexes';
import {
  COMPONENTS,
  type EdgeState,
  type FindKind,
  type ItemKind,
  isAlienTech,
  isSchematic,
  isTimed,
  type KindOf,
  kindOf,
  type Payment,
  print,
  type Role,
} from '../content/index.ts';
import type { Thing } from '../notes.ts';
import {
  BOSS,
  type CardId,
  type Cell,
  type Edge,
  type FigureId,
  NO_CARD,
  NO_CELL,
  type Rocketeer,
  type Scene,
  type State,
} from '../state.ts';
import { type Answers, ask, choose, type GearHandle, type IqAction, type ThingRef, type Topic } from '../topics.ts';
import { bossTargetable, canBeHurt, damageFoe, isThrall, kill, moveRocketeer, push, stun, unstunnedOn } from './figures.ts';
import { iqActions, performIq } from './iq.ts';
import {
  alienSteps,
  cellsWhere,
  type Eyes,
  edgesAround,
  endsOf,
  eyesOf,
  hatch,
  humanEdges,
  isUp,
  mapOf,
  place,
  seesEdge,
  spot,
  stepsFrom,
} from './map.ts';
import { giftedStep, ownOptions, spendOn, spendOverkills } from './overkill.ts';
import { declare, throwDice } from './roll.ts';
import { changeComponent, changeO2, discard, heal, holds, loseHp, maxHp, rolesOf, usable, useCard, wounded } from './sheet.ts';
import {
  cardOf,
  cardsWhere,
  crewOn,
  figure,
  figuresOn,
  findFigure,
  hand,
  handTo,
  inBox,
  indexOf,
  layOn,
  over,
  prompt,
  rocketeer,
  type Table,
} from './table.ts';

// Activated gear (SCA-GEAR, SCA-DISC, SCA-SCHEM, SCA-RESC, SCA-RULING-82): for each kind when it can be used, and what it does.

type Gear = {
  /** Is there anything to use it on now? The card's own limits are looked at before (sheet.ts, `usable`). */
  readonly can: (state: State, r: Rocketeer, card: CardId) => boolean;
  readonly use: (table: Table, r: Rocketeer, card: CardId) => Flow;
  /** Does it trace a line of sight, itself or through what its Overkills buy? The goggles come off then (SCA-RULING-58). */
  readonly looks: boolean;
};
const looking = (gear: Gear): Gear => ({ ...gear, looks: true });
/** The use of a card that asks for something. */
export const using = (r: Rocketeer, card: CardId): Scene => ({ kind: 'gear', role: r.role, card });
/** A gear whose use needs no further choice. */
const plain = (can: Gear['can'], act: (table: Table, r: Rocketeer) => void): Gear => ({
  looks: false,
  can,
  // biome-ignore lint/correctness/useYield: a use without a question is a flow like the others
  *use(table, r, card) {
    useCard(table, r, card);
    act(table, r);
  },
});
/** A gear that asks for one thing of a list. */
const choosing = <T extends Topic>(
  topic: T,
  list: (state: State, r: Rocketeer) => readonly Answers[T][],
  act: (table: Table, r: Rocketeer, chosen: Answers[T], card: CardId) => Flow | undefined,
): Gear => ({
  looks: false,
  can: (state, r) => list(state, r).length > 0,
  *use(table, r, card) {
    const chosen = yield* during(table, using(r, card), choose(r.seat, topic, list(table.state, r)));
    useCard(table, r, card);
    const rest = act(table, r, chosen, card);
    if (rest) yield* rest;
  },
});
/** A gear that changes a hatch. */
const hatching = (list: (state: State, r: Rocketeer) => readonly { edge: Edge; to: EdgeState }[]): Gear =>
  choosing('gear/edge', list, (table, r, { edge, to }, card) => {
    setHatch(table, r, edge, to, kindOf(card));
  });
export function setHatch(
  table: Table,
  r: Rocketeer,
  edge: Edge,
  to: EdgeState,
  means: 'action' | 'override' | ItemKind,
  pay: Payment = 'free',
): void {
  const { state } = table;
  const [a, b] = endsOf(state, edge);
  state.edges[edge] = to;
  table.tell({ kind: 'hatch', role: r.role, between: [spot(state, a), spot(state, b)], to, means, pay });
}

// ---------------------------------------------------------------- things that lie about
/** SCA-FREE-01, SCA-RULING-107, -127: face-up tokens, mines and dropped cards of a tile. */
export function thingsOn(state: State, cell: Cell): ThingRef[] {
  const here = place(state, cell);
  if (here.tile === 0) return [];
  const out: ThingRef[] = here.finds.map((_, index) => ({ kind: 'find', index }));
  for (const role of here.lockers) out.push({ kind: 'locker', role });
  for (const card of cardsWhere(state, (c) => c.at === cell && (c.where === 'floor' || c.where === 'mine')))
    out.push({ kind: 'card', card });
  return out;
}
const findOn = (state: State, cell: Cell, index: number): FindKind => place(state, cell).finds[index] as FindKind;
function nameThing(state: State, cell: Cell, ref: ThingRef): Thing {
  if (ref.kind === 'find') return { kind: 'find', find: findOn(state, cell, ref.index) };
  if (ref.kind === 'locker') return { kind: 'locker', role: ref.role };
  return cardOf(state, ref.card).where === 'mine' ? { kind: 'mine' } : { kind: 'item', item: kindOf(ref.card) };
}
/** SCA-TOKEN-07, SCA-DISC-01..03, SCA-S4-07, SCA-RULING-126 */
export function pickUp(table: Table, r: Rocketeer, cell: Cell, ref: ThingRef, by: 'hand' | 'space-monkey' | 'boy'): void {
  const { state } = table;
  const here = place(state, cell);
  table.tell({ kind: 'picked-up', role: r.role, thing: nameThing(state, cell, ref), spot: spot(state, cell), by });
  if (ref.kind === 'card') {
    handTo(state, ref.card, r);
  } else if (ref.kind === 'locker') {
    here.lockers = here.lockers.filter((x) => x !== ref.role);
    const owner = indexOf(state, rocketeer(state, ref.role));
    for (const card of cardsWhere(state, (c) => c.where === 'locker' && c.at === owner)) handTo(state, card, r);
  } else {
    const find = findOn(state, cell, ref.index);
    here.finds.splice(ref.index, 1);
    if (find === 'mysterium') changeComponent(table, r, 'mysterium', 1, 'pick-up');
    else if (find === 'thrall-oxygen-tank') changeO2(table, r, 3, 'thrall-oxygen-tank');
    else {
      const card = inBox(state, find);
      if (card !== undefined) handTo(state, card, r);
    }
  }
}
/** An object goes to another tile (SCA-RULING-127). */
function moveThing(table: Table, from: Cell, ref: ThingRef, to: Cell, means: ItemKind): ThingRef {
  const { state } = table;
  table.tell({ kind: 'object-moved', thing: nameThing(state, from, ref), from: spot(state, from), to: spot(state, to), means });
  if (ref.kind === 'card') cardOf(state, ref.card).at = to;
  else if (ref.kind === 'locker') {
    place(state, from).lockers = place(state, from).lockers.filter((x) => x !== ref.role);
    place(state, to).lockers.push(ref.role);
  } else {
    place(state, to).finds.push(findOn(state, from, ref.index));
    place(state, from).finds.splice(ref.index, 1);
    return { kind: 'find', index: place(state, to).finds.length - 1 };
  }
  return ref;
}
const beside = (state: State, r: Rocketeer, eyes: Eyes): Cell[] =>
  mapOf(state)
    .neighbours(r.at)
    .filter((c) => eyes.range(c) === 1);
const fetchable = (state: State, r: Rocketeer): GearHandle[] =>
  beside(state, r, eyesOf(state, r)).flatMap((from) => thingsOn(state, from).map((get): GearHandle => ({ get, from })));

// ---------------------------------------------------------------- pushing and pulling
type Movable = FigureId | Role | ThingRef;
/** Whatever stands or lies on a tile and can be moved by waves and pulses. */
function movables(state: State, cell: Cell, self: Rocketeer): Movable[] {
  return [
    ...figuresOn(state, cell).map((f) => f.id),
    ...crewOn(state, cell).flatMap((x) => (x === self ? [] : [x.role])),
    ...thingsOn(state, cell),
  ];
}
function shove(table: Table, what: Movable, from: Cell, to: Cell, means: 'gravitational-wave-generator' | 'sonic-repulsor'): Movable {
  if (typeof what === 'number') push(table, figure(table.state, what), to, means);
  else if (typeof what === 'string') moveRocketeer(table, rocketeer(table.state, what), to, means);
  else return moveThing(table, from, what, to, means);
  return what;
}
const gone = (state: State, what: Movable): boolean => typeof what === 'number' && !findFigure(state, what);
/** SCA-DISC-05, SCA-RULING-58, -96: the tiles one step nearer to the user; X-Ray Goggles show a way, they do not open it. */
function pulls(state: State, r: Rocketeer, from: Cell): Cell[] {
  const map = mapOf(state);
  const open = humanEdges(state);
  return map.nearer(from, map.walks(r.at, open), open);
}
/** SCA-DISC-11, SCA-RULING-97: the directions closest to user → target; all six on the own tile. */
function pushDirections(state: State, from: Cell, to: Cell): number[] {
  if (from === to) return [1, 2, 3, 4, 5, 6];
  const a = place(state, from);
  const b = place(state, to);
  const v: Hex = { q: b.q - a.q, r: b.r - a.r };
  const weigh = (d: Hex) => 2 * d.q * v.q + 2 * d.r * v.r + d.q * v.r + d.r * v.q;
  const best = Math.max(...DIRECTIONS.map(weigh));
  return DIRECTIONS.flatMap((d, i) => (weigh(d) === best ? [i + 1] : []));
}
/** Where the next push step leads, or nowhere. */
function pushStep(state: State, what: Movable, at: Cell, direction: number): Cell {
  const map = mapOf(state);
  const to = map.neighbour(at, direction);
  if (to < 0) return NO_CELL;
  const edge = hatch(state, map.edge(at, direction));
  if (edge === 'closed' || edge === 'locked' || edge === 'sealed') return NO_CELL;
  return typeof what !== 'number' && !isUp(state, to) ? NO_CELL : to;
}

// ---------------------------------------------------------------- rolls of their own
/** SCA-RESC-03, -10: one die that only after-roll cards may change (SCA-RULING-92). */
function* oneDie(table: Table, r: Rocketeer, kind: 'chemist' | 'nurse' | 'cowboy', card: CardId): Flow<boolean> {
  const roll = declare(table, r, kind, { card, dice: 1 });
  yield* throwDice(table, r, roll);
  table.state.roll = null;
  return roll.successes > 0;
}
/** SCA-GEAR-15, SCA-RULING-106: where an Alien can retreat from the user. */
function retreats(state: State, r: Rocketeer, id: FigureId): GearHandle[] {
  const f = findFigure(state, id);
  if (!f) return [];
  const map = mapOf(state);
  const steps = alienSteps(state, f.at, f.type);
  return [1, 2, 3, 4, 5, 6].flatMap((direction): GearHandle[] => {
    const to = map.neighbour(f.at, direction);
    return steps.includes(to) && map.distance(r.at, to) > map.distance(r.at, f.at) ? [{ push: id, from: f.at, direction }] : [];
  });
}
const frightened = (state: State, r: Rocketeer): FigureId[] => {
  const eyes = eyesOf(state, r);
  return state.figures.flatMap((f) => (!isThrall(f.type) && eyes.range(f.at) >= 0 ? [f.id] : []));
};
const healings = (state: State, r: Rocketeer): IqAction[] => iqActions(state, r, ['free']).filter((a) => a.do === 'heal');

/** Every activated card. */
const ACTIVATED: Readonly<Record<KindOf<'activated'>, Gear>> = {
  // SCA-GEAR-01, SCA-RULING-31, -103
  'accelerator-hypo': plain(
    (_, r) => r.hp > 1 && r.standardSpent + r.restrictedSpent > 0,
    (table, r) => {
      loseHp(table, r, 'accelerator-hypo');
      r.standard += r.standardSpent;
      r.restricted += r.restrictedSpent;
      r.standardSpent = 0;
      r.restrictedSpent = 0;
    },
  ),
  // SCA-GEAR-05, SCA-RULING-71
  firecrackers: plain(
    (_, r) => !r.firecrackers,
    (_, r) => {
      r.firecrackers = true;
    },
  ),
  // SCA-GEAR-07, SCA-RULING-104
  flag: looking(
    plain(
      (state) => state.stage === 'order' || state.stage === 'action',
      (table, r) => {
        const { state } = table;
        const eyes = eyesOf(state, r);
        state.flag = rolesOf(state.rocketeers.filter((x) => eyes.range(x.at) >= 0));
        state.flagged = state.stage === 'order' ? 'order' : 'action';
        state.stage = 'flag';
        table.tell({ kind: 'flag', role: r.role, crew: state.flag.slice() });
      },
    ),
  ),
  // SCA-GEAR-08
  'food-pills': {
    looks: false,
    can: (_, r) => wounded(r),
    *use(table, r, card) {
      const c = cardOf(table.state, card);
      const most = Math.min(c.charges, Math.ceil((maxHp(r) - r.hp) / 2));
      const charges = yield* during(table, using(r, card), most === 1 ? given(1) : ask(r.seat, 'gear/amount', amount(1, most)));
      c.charges -= charges - 1;
      useCard(table, r, card);
      heal(table, r, 2 * charges, 'food-pills');
    },
  },
  // SCA-GEAR-14
  'oxygen-tank': plain(
    () => true,
    (table, r) => changeO2(table, r, 2, 'oxygen-tank'),
  ),
  // SCA-GEAR-15, SCA-RULING-106
  'power-of-love': {
    looks: true,
    can: (state, r) => frightened(state, r).some((id) => retreats(state, r, id).length > 0),
    *use(table, r, card) {
      const { state } = table;
      useCard(table, r, card);
      let left = frightened(state, r);
      const list = () => left.flatMap((id) => retreats(state, r, id));
      while (!over(state) && list().length > 0) {
        const what = yield* during(table, using(r, card), choose(r.seat, 'gear/handle', list()));
        if (!('push' in what) || typeof what.push !== 'number') return;
        left = left.filter((id) => id !== what.push);
        push(table, figure(state, what.push), mapOf(state).neighbour(what.from, what.direction), 'power-of-love');
      }
    },
  },
  // SCA-GEAR-20
  'space-bandages': looking(choosing('gear/iq', healings, (table, r, action) => performIq(table, r, action))),
  // SCA-GEAR-21, SCA-RULING-40, -107
  'space-monkey': looking(
    choosing(
      'gear/handle',
      (state, r) => {
        const eyes = eyesOf(state, r);
        const near = beside(state, r, eyes);
        const open = new Set(
          [r.at, ...mapOf(state).neighbours(r.at)]
            .flatMap((c) => edgesAround(state, c))
            .filter((e) => hatch(state, e) === 'closed' && seesEdge(state, eyes, e)),
        );
        return [
          ...fetchable(state, r),
          ...near.flatMap((on) => hand(state, r).map((drop): GearHandle => ({ drop, on }))),
          ...[...open].map((edge): GearHandle => ({ open: edge })),
        ];
      },
      (table, r, what) => {
        if ('get' in what) pickUp(table, r, what.from, what.get, 'space-monkey');
        else if ('open' in what) setHatch(table, r, what.open, 'open', 'space-monkey');
        else if ('drop' in what) {
          layOn(table.state, what.drop, 'floor', what.on);
          table.tell({ kind: 'dropped', role: r.role, item: kindOf(what.drop), spot: spot(table.state, what.on) });
        }
      },
    ),
  ),
  // SCA-GEAR-22
  'space-rations': plain(
    (state, r) => crewOn(state, r.at).some(wounded),
    (table, r) => {
      for (const x of crewOn(table.state, r.at)) heal(table, x, 1, 'space-rations');
    },
  ),
  // SCA-GEAR-23
  'stun-pellet': looking(
    choosing(
      'gear/cell',
      (state, r) => [r.at, ...beside(state, r, eyesOf(state, r))].filter((c) => unstunnedOn(state, c).length > 0),
      (table, _r, cell) => {
        for (const f of unstunnedOn(table.state, cell)) stun(table, f, 'stun-pellet');
      },
    ),
  ),
  // SCA-GEAR-27, SCA-RULING-98
  thermite: hatching((state, r) =>
    edgesAround(state, r.at).flatMap((edge) => (isHatch(state, edge) ? [{ edge, to: 'destroyed' as const }] : [])),
  ),
  // SCA-DISC-05, SCA-RULING-96
  'gravitational-wave-generator': looking(
    choosing(
      'gear/handle',
      (state, r) => {
        const eyes = eyesOf(state, r);
        return mapOf(state).all.flatMap((from) => {
          const range = eyes.range(from);
          if (range < 1 || range > 3) return [];
          return movables(state, from, r).flatMap((pull) => pulls(state, r, from).map((to): GearHandle => ({ pull, from, to })));
        });
      },
      function* (table, r, first, card) {
        const { state } = table;
        if (!('pull' in first)) return;
        let at = first.to;
        let what = shove(table, first.pull, first.from, at, 'gravitational-wave-generator');
        for (let taken = 1; taken < 3 && at !== r.at && !gone(state, what) && !over(state); taken++) {
          const here = at;
          const steps = oneOf(() => [here, ...pulls(state, r, here)]);
          const to: Cell = yield* during(table, using(r, card), ask(r.seat, 'gear/cell', steps));
          if (to === here) return;
          what = shove(table, what, here, to, 'gravitational-wave-generator');
          at = to;
        }
      },
    ),
  ),
  // SCA-DISC-06, SCA-RULING-57, -98
  'heat-ray': looking(
    hatching((state, r) => {
      const eyes = eyesOf(state, r);
      return mapOf(state).borders.flatMap((edge) =>
        isHatch(state, edge) && seesEdge(state, eyes, edge)
          ? [
              { edge, to: 'sealed' as const },
              { edge, to: 'destroyed' as const },
            ]
          : [],
      );
    }),
  ),
  // SCA-DISC-07, SCA-RULING-95
  'impossible-cube': {
    looks: true,
    can: () => true,
    *use(table, r, card) {
      useCard(table, r, card);
      const roll = declare(table, r, 'cube', { card, dice: 5 });
      yield* throwDice(table, r, roll);
      roll.overkills = roll.successes;
      yield* spendOverkills(table, r, roll, spendOn());
      table.state.roll = null;
    },
  },
  // SCA-DISC-10
  replicator: choosing(
    'gear/component',
    (_, r) => COMPONENTS.filter((c) => holds(r, c) > 0),
    (table, r, component) => {
      changeComponent(table, r, component, 1, 'replicator');
    },
  ),
  // SCA-DISC-11, SCA-RULING-97
  'sonic-repulsor': looking(
    choosing(
      'gear/handle',
      (state, r) => {
        const eyes = eyesOf(state, r);
        return mapOf(state).all.flatMap((from) =>
          eyes.range(from) < 0
            ? []
            : movables(state, from, r).flatMap((push) =>
                pushDirections(state, r.at, from).flatMap((direction): GearHandle[] =>
                  pushStep(state, push, from, direction) >= 0 ? [{ push, from, direction }] : [],
                ),
              ),
        );
      },
      (table, r, what) => {
        const { state } = table;
        if (!('push' in what)) return;
        let moving: Movable = what.push;
        let at = what.from;
        for (let to = pushStep(state, moving, at, what.direction); to >= 0; to = pushStep(state, moving, at, what.direction)) {
          moving = shove(table, moving, at, to, 'sonic-repulsor');
          at = to;
          if (gone(state, moving) || over(state) || eyesOf(state, r).range(at) < 0) break;
        }
      },
    ),
  ),
  // SCA-SCHEM-07, SCA-LOS-08, SCA-RULING-99
  'neuronic-hyperbolizer': choosing(
    'gear/cell',
    (state) => mapOf(state).all.filter((c) => unstunnedOn(state, c).length > 0),
    (table, _r, cell) => {
      for (const f of unstunnedOn(table.state, cell)) stun(table, f, 'neuronic-hyperbolizer');
    },
  ),
  // SCA-SCHEM-09, SCA-RULING-101
  'stasis-box': choosing(
    'gear/card',
    (state) =>
      cardsWhere(
        state,
        (c, id) => print(id).family === 'rocketeer' && (c.where === 'pool' || c.where === 'gone') && (state.ks || !print(id).ks),
      ),
    (table, r, card) => {
      const { state } = table;
      const before = cardOf(state, card);
      state.cards[card] = {
        where: 'held',
        at: indexOf(state, r),
        charges: print(card).charges,
        ready: true,
        user: before.user, // used in this game turn it stays used (SCA-FREE-03, SCA-ITEM-05)
        used: before.used,
        stored: false,
      };
      table.tell({ kind: 'picked-up', role: r.role, thing: { kind: 'item', item: kindOf(card) }, spot: spot(state, r.at), by: 'hand' });
    },
  ),
  // SCA-SCHEM-10, SCA-RULING-100
  'tantalus-projector': choosing(
    'gear/figure',
    (state) => state.figures.flatMap((f) => (isThrall(f.type) ? [] : [f.id])),
    (table, r, id) => {
      kill(table, figure(table.state, id), r.role, 'tantalus-projector');
    },
  ),
  // SCA-SCHEM-11, SCA-RULING-102
  teleporter: choosing(
    'gear/cell',
    (state, r) => cellsWhere(state, (c, i) => c.tile > 0 && i !== r.at),
    function* (table, r, cell, card) {
      const { state } = table;
      const mates = () => rolesOf(crewOn(state, r.at).filter((x) => x !== r));
      const asked: readonly Role[] =
        mates().length === 0 ? [] : yield* during(table, using(r, card), ask(r.seat, 'gear/crew', someOf(mates)));
      const going: Rocketeer[] = [r];
      for (const role of asked) {
        const x = rocketeer(state, role);
        const consent = prompt(table, x.seat, 'teleport/consent', yesNo, false);
        if (x.seat === r.seat || (yield* during(table, { kind: 'teleport', role, other: r.role }, consent))) going.push(x);
        else table.tell({ kind: 'refused', role, what: 'teleport' });
      }
      for (const x of going) moveRocketeer(table, x, cell, 'teleporter');
    },
  ),
  // SCA-RESC-01, SCA-RULING-107
  boy: looking(
    choosing('gear/handle', fetchable, (table, r, what) => {
      if ('get' in what) pickUp(table, r, what.from, what.get, 'boy');
    }),
  ),
  // SCA-RESC-03
  chemist: {
    looks: false,
    can: () => true,
    *use(table, r, card) {
      useCard(table, r, card);
      if (yield* oneDie(table, r, 'chemist', card)) changeO2(table, r, 1, 'chemist');
    },
  },
  // SCA-RESC-05, SCA-RULING-109
  cowboy: looking(
    choosing(
      'gear/figure',
      (state, r) => {
        const eyes = eyesOf(state, r);
        const near = (at: Cell) => eyes.range(at) >= 0 && eyes.range(at) <= 1;
        const out: FigureId[] = state.figures.flatMap((f) => (canBeHurt(f) && near(f.at) ? [f.id] : []));
        if (state.boss && bossTargetable(state) && near(state.boss.at)) out.push(BOSS);
        return out;
      },
      function* (table, r, id) {
        if (yield* oneDie(table, r, 'cowboy', NO_CARD)) damageFoe(table, id, r.role, 'cowboy');
      },
    ),
  ),
  // SCA-RESC-06
  'football-player': hatching((state, r) =>
    edgesAround(state, r.at).flatMap((edge) => (hatch(state, edge) === 'closed' ? [{ edge, to: 'open' as const }] : [])),
  ),
  // SCA-RESC-08
  hobo: plain(
    (state, r) => unstunnedOn(state, r.at).length > 0,
    (table, r) => {
      for (const f of unstunnedOn(table.state, r.at)) stun(table, f, 'hobo');
    },
  ),
  // SCA-RESC-10
  nurse: choosing(
    'gear/patient',
    (state, r) => rolesOf(crewOn(state, r.at).filter(wounded)),
    function* (table, r, role) {
      if (yield* oneDie(table, r, 'nurse', NO_CARD)) heal(table, rocketeer(table.state, role), 1, 'nurse');
    },
  ),
  // SCA-RESC-11
  photographer: looking(
    choosing(
      'gear/figure',
      (state, r) => {
        const eyes = eyesOf(state, r);
        return state.figures.flatMap((f) => (!f.stunned && eyes.range(f.at) >= 0 ? [f.id] : []));
      },
      (table, _r, id) => {
        stun(table, figure(table.state, id), 'photographer');
      },
    ),
  ),
  // SCA-RESC-15, SCA-RULING-47
  'traffic-cop': looking(
    choosing(
      'gear/patient',
      (state, r) => {
        const eyes = eyesOf(state, r);
        return rolesOf(state.rocketeers.filter((x) => eyes.range(x.at) >= 0 && stepsFrom(state, x.at).length > 0));
      },
      (table, _r, role) => giftedStep(table, rocketeer(table.state, role), 'traffic-cop'),
    ),
  ),
};
/** SCA-RULING-98: a hatch that fire can still change. */
const isHatch = (state: State, edge: Edge): boolean => ['closed', 'open', 'locked'].includes(hatch(state, edge));

const gearOf = (card: CardId): Gear | undefined => {
  const kind = kindOf(card);
  return isTimed(kind, 'activated') ? ACTIVATED[kind] : undefined;
};
/** SCA-ITEM-03, SCA-RULING-41, -82: activated cards this Rocketeer can use now. */
export const activatable = (state: State, r: Rocketeer): CardId[] =>
  hand(state, r).filter((id) => isTimed(kindOf(id), 'activated') && usable(state, r, id) && gearOf(id)?.can(state, r, id));
export function* useGear(table: Table, r: Rocketeer, card: CardId): Flow {
  yield* gearOf(card)?.use(table, r, card) ?? given(undefined);
}
export const gearLooks = (card: CardId): boolean => gearOf(card)?.looks ?? false;

// ---------------------------------------------------------------- own Action phase
/** SCA-SCHEM-01, -05, SCA-RULING-21, -110: IQ actions that discarding this schematic would allow. */
export function inspirations(state: State, r: Rocketeer, card: CardId): IqAction[] {
  if (state.powerOut || !isSchematic(kindOf(card)) || cardOf(state, card).ready) return [];
  return iqActions(state, r, ['free']).filter((a) => !(a.do === 'analyze' && a.card === card));
}
export function* inspire(table: Table, r: Rocketeer, card: CardId): Flow {
  const action = yield* during(table, using(r, card), choose(r.seat, 'gear/iq', inspirations(table.state, r, card)));
  discard(table, r, card, 'inspiration');
  yield* performIq(table, r, action);
}
/** SCA-COMP-02, SCA-RULING-21, -84 */
export function rechargeable(state: State, r: Rocketeer): CardId[] {
  if (r.mysterium === 0 || state.powerOut) return [];
  return hand(state, r).filter((id) => {
    const { ready, charges } = cardOf(state, id);
    return isAlienTech(kindOf(id)) && ready && charges < print(id).charges;
  });
}
export function recharge(table: Table, r: Rocketeer, card: CardId): void {
  const c = cardOf(table.state, card);
  changeComponent(table, r, 'mysterium', -1, 'recharge');
  c.charges += 1;
  table.tell({ kind: 'recharged', role: r.role, item: kindOf(card), charges: c.charges });
}
/** SCA-GEAR-02, SCA-RULING-126 */
export function layMine(table: Table, r: Rocketeer, card: CardId): void {
  useCard(table, r, card);
  layOn(table.state, card, 'mine', r.at);
  table.tell({ kind: 'mine', spot: spot(table.state, r.at), role: r.role, laid: true, killed: null });
}
/** The Telepathy Band as a Talent action (SCA-RULING-94): whose options it could lend now. */
export const lendable = (state: State, r: Rocketeer): Role[] =>
  rolesOf(state.rocketeers.filter((x) => x !== r && ownOptions(state, r, x.role, null, spendOn()).length > 0));
