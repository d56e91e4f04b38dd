/** Tech skills: Disruption, Assist, Control, Hacking. */
import { type Flow, oneOf, type Point, point } from '@cosmodrome/kernel';
import { seek } from '@cosmodrome/kit/plane/ways';
import { REACH } from '../../content/ranges.ts';
import { actionsOf, areEnemies, isMachine, isUntargetable, level, markOf, moveOf, rankOf, sideOf } from '../../judge/figures.ts';
import {
  gapTo,
  isOn,
  mayStand,
  placeNear,
  radiusOf,
  shutDoors,
  stands,
  touchesThing,
  touching,
  within,
  withinOf,
} from '../../judge/place.ts';
import { allowance, footingOf } from '../../judge/reach.ts';
import { siteOf } from '../../judge/site.ts';
import { BROKEN, type DoorId, type Figure, figureOf, JAMMED, type State, type TokenId } from '../../state.ts';
import { ask, type Way } from '../../topics.ts';
import { mayShut, openDoor } from '../advanced/doors.ts';
import { repairMachine } from '../advanced/repair.ts';
import { openEntries } from '../arrivals.ts';
import { bestPlace, go } from '../chart.ts';
import { heal, remove } from '../defeated.ts';
import { addPegs, bySkill, pickFor, speaker, type Table, unmark } from '../table.ts';
import { oneAction } from '../turn.ts';
import { loses } from '../windows.ts';
import type { SkillRules, Use } from './rule.ts';
import { lasts } from './stealth.ts';

export const purgeNear = (state: State, f: Figure, rank: number, far: number = REACH.medium): Figure[] =>
  state.figures.filter((p) => stands(p) && sideOf(p) === 'purge' && rankOf(p) <= rank && within(f, p, far));
const techs = (state: State, f: Figure, far: number): Figure[] =>
  state.figures.filter(
    (t) => stands(t) && t.being.kind === 'trader' && t.being.sheet.class === 'tech' && areEnemies(state, f, t) && within(f, t, far),
  );
/** One of several things a level can do, no two of them by the same word. */
export function* either(
  table: Table,
  f: Figure,
  parts: readonly { readonly way: Way; readonly may: boolean; readonly does: () => Flow }[],
): Flow {
  const open = parts.filter(({ may }) => may);
  if (open.length === 0) return;
  const chosen = yield* pickFor(
    table,
    f.crew!,
    'choose/way',
    open.map(({ way }) => way),
  );
  yield* open.find(({ way }) => way === chosen)!.does();
}
/** Up to so many of these, one after the other. */
export function* upTo(table: Table, f: Figure, n: number, list: () => readonly Figure[], does: (t: Figure) => Flow): Flow {
  const done: Figure[] = [];
  for (let i = 0; i < n; i++) {
    const left = list().filter((t) => !done.includes(t));
    if (left.length === 0) return;
    const options = [...left.map((t) => t.id), ...(i === 0 ? [] : ['none' as const])];
    const at = yield* pickFor(table, f.crew!, 'choose/figure', options, i === 0 ? left[0]!.id : 'none');
    if (at === 'none') return;
    const target = figureOf(table.state, at);
    done.push(target);
    yield* does(target);
  }
}
const ANYWHERE = 99_999;
/** CS-DISRUPT-01 to -03 */
const disruption = (at: 1 | 2 | 3): Use => ({
  may: (state, f) =>
    techs(state, f, at === 3 ? ANYWHERE : REACH.medium).length > 0 || purgeNear(state, f, 3, at === 3 ? ANYWHERE : REACH.medium).length > 0,
  *use(table, f) {
    const { state } = table;
    const silence = (until: number) =>
      // biome-ignore lint/correctness/useYield: one thing done to several
      function* (t: Figure): Flow {
        lasts(table, t, 'no-tech', until);
      };
    // Of several one is chosen, all are reached (CS-RULING-71, -150).
    const chosen = (far: number) => () => techs(state, f, far).filter((t) => at === 2 || !isUntargetable(state, t));
    const near = chosen(REACH.medium);
    const purge = () => purgeNear(state, f, 3);
    const freeze = (turns: number) => (p: Figure) => loses(table, p, 'turn', turns);
    const all = (list: readonly Figure[], does: (t: Figure) => Flow) => () =>
      (function* (): Flow {
        for (const t of list) yield* does(t);
      })();
    if (at === 1)
      return yield* either(table, f, [
        { way: 'silence-one', may: near().length > 0, does: () => upTo(table, f, 1, near, silence(state.round)) },
        { way: 'stop-two', may: purge().length > 0, does: () => upTo(table, f, 2, purge, freeze(1)) },
      ]);
    if (at === 2)
      return yield* either(table, f, [
        { way: 'silence-all', may: near().length > 0, does: all(near(), silence(state.round)) },
        { way: 'stop-near', may: purge().length > 0, does: all(purge(), freeze(1)) },
      ]);
    const far = chosen(ANYWHERE);
    const everywhere = purgeNear(state, f, 3, ANYWHERE);
    yield* either(table, f, [
      { way: 'silence-for-good', may: near().length > 0, does: () => upTo(table, f, 1, near, silence(0)) },
      { way: 'silence-anywhere', may: far().length > 0, does: () => upTo(table, f, 1, far, silence(state.round)) },
      { way: 'stop-near-twice', may: purge().length > 0, does: all(purge(), freeze(2)) },
      { way: 'stop-everywhere', may: everywhere.length > 0, does: all(everywhere, freeze(1)) },
    ]);
  },
});
const crewOf = (state: State, f: Figure): Figure[] => state.figures.filter((t) => t.crew === f.crew && isOn(t));
/** CS-ASSIST-01 to -03, CS-RULING-53, -73 */
const shelter: Use = {
  may: () => true,
  *use(table, f) {
    yield* upTo(
      table,
      f,
      1,
      () => crewOf(table.state, f).filter((t) => !t.defeated),
      // biome-ignore lint/correctness/useYield: done to one
      function* (t) {
        lasts(table, t, 'unhurt-by-shots');
      },
    );
  },
};
const healable = (state: State, f: Figure): Figure[] =>
  crewOf(state, f).filter((t) => t.being.kind === 'trader' && t.health < t.fit && (!t.defeated || touching(state, f).includes(t)));
const patchUp: Use = {
  may: (state, f) => healable(state, f).length > 0,
  *use(table, f) {
    yield* upTo(
      table,
      f,
      1,
      () => healable(table.state, f),
      // biome-ignore lint/correctness/useYield: done to one
      function* (t) {
        heal(table, t, 2, f);
      },
    );
  },
};
/** Each of three, the user among them, in any order. */
const together: Use = {
  may: () => true,
  *use(table, f) {
    const { state } = table;
    let [self, others] = [1, 2];
    const asked = new Set<Figure>();
    const left = () => crewOf(state, f).filter((t) => !t.defeated && !asked.has(t) && (t.id === f.id ? self : others) > 0);
    for (let all = left(); all.length > 0; all = left()) {
      const at = yield* pickFor(table, f.crew!, 'choose/figure', [...all.map((t) => t.id), 'none' as const], 'none');
      if (at === 'none') return;
      const t = figureOf(state, at);
      asked.add(t);
      if (t.id === f.id) self--;
      else others--;
      // Whoever acts is asked, not who let it.
      yield* bySkill(table, t, 'assist', 3, oneAction(table, t));
    }
  },
};
/** Broken or jammed things of one's own and of whoever one touches; a Repair Point mends a token. CS-RULING-162 */
export const mendable = (state: State, f: Figure): TokenId[] =>
  [f, ...touching(state, f)]
    .flatMap((t) => [...t.inventory, ...(t.armour === null ? [] : [t.armour])])
    .filter((token) => markOf(state, token) & (BROKEN | JAMMED));
export function* mend(table: Table, f: Figure): Flow {
  const { state } = table;
  const things = mendable(state, f);
  if (things.length === 0) return;
  const token = yield* pickFor(table, f.crew!, 'choose/token', things);
  if (token === 'none') return;
  unmark(state, token, BROKEN | JAMMED);
  table.tell({ kind: 'repaired', figure: f.id, token });
}
/** A Machine that Repair Points would help. CS-RPR-04 */
export const isDamaged = (t: Figure): boolean => isMachine(t) && t.health < t.fit;
const machinesAt = (state: State, f: Figure): Figure[] => touching(state, f).filter(isDamaged);
/** CS-CONTROL-01 to -03, CS-RULING-162 */
const calm: Use = {
  may: (state, f) => state.pegs > 0 || mendable(state, f).length > 0 || machinesAt(state, f).length > 0,
  *use(table, f) {
    yield* either(table, f, [
      {
        way: 'peg-off',
        may: table.state.pegs > 0,
        // biome-ignore lint/correctness/useYield: pegs ask nobody
        *does() {
          addPegs(table, -1, 'skill');
        },
      },
      { way: 'mend-thing', may: mendable(table.state, f).length > 0, does: () => mend(table, f) },
      {
        way: 'mend-machine',
        may: machinesAt(table.state, f).length > 0,
        does: () =>
          upTo(
            table,
            f,
            1,
            () => machinesAt(table.state, f),
            // biome-ignore lint/correctness/useYield: done to one
            function* (t) {
              repairMachine(table, t, 1, f);
            },
          ),
      },
    ]);
  },
};
const sealEntry: Use = {
  may: (state) => openEntries(state, true).length > 0,
  *use(table, f) {
    const { state } = table;
    const entry = yield* ask(
      speaker(state, f.crew!),
      'choose/entry',
      oneOf(() => openEntries(state, true)),
    );
    state.seals.push({ entry, all: false, above: level(state), round: 0 });
    table.tell({ kind: 'entry-sealed', entry });
  },
};
const drawn = (state: State, at: readonly [number, number]): Figure[] =>
  state.figures.filter((p) => stands(p) && sideOf(p) === 'purge' && rankOf(p) !== 4 && withinOf(p, at, REACH.medium));
/** A Move along the shortest way to a point, or to where one can stand nearest to it. CS-GEO-38 */
function* drawnTo(table: Table, p: Figure, at: Point): Flow {
  const { state } = table;
  const most = allowance(p, moveOf(state, p));
  const goal = mayStand(state, p, at[0], at[1]) ? at : placeNear(state, p, at);
  const circles = footingOf(state, p, most).circles;
  const bars = shutDoors(state, true);
  const way = goal && seek(siteOf(state).floor, [p.x, p.y], radiusOf(p), [goal], { hindrance: { circles, bars } });
  if (way) yield* go(table, p, way.points, most, null);
  else {
    const best = bestPlace(state, p, most, ([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2);
    if (best) yield* go(table, p, best.points, most, null);
  }
}
/** CS-CONTROL-03, CS-RULING-92, -158 */
const beacon: Use = {
  may: (state) => state.figures.some((p) => stands(p) && sideOf(p) === 'purge' && rankOf(p) !== 4),
  *use(table, f) {
    const { state } = table;
    const { floor, plan } = { floor: siteOf(state).floor, plan: siteOf(state).map.plan };
    const at = yield* ask(
      speaker(state, f.crew!),
      'aim/point',
      point({
        contains: (x, y) => floor.inside(x, y, 0),
        sample: (chance) => [chance.below(plan.cols * 100 + 1), chance.below(plan.rows * 100 + 1)],
        outline: () => ({ figure: f.id, range: 'board' }),
      }),
    );
    for (const p of drawn(state, at)) {
      p.acted = true;
      for (let n = actionsOf(state, p); n > 0 && stands(p); n--) {
        if (p.prone) {
          p.prone = false;
          table.tell({ kind: 'stood-up', figure: p.id });
        } else yield* drawnTo(table, p, at);
      }
    }
  },
};
const doorsNear = (state: State, f: Figure, far: 'contact' | 'medium' | 'board'): DoorId[] =>
  siteOf(state).map.doors.flatMap(({ bar }, i) => {
    const near = far === 'board' || (far === 'contact' ? touchesThing(state, f, bar) : gapTo(f, [bar]) <= REACH.medium);
    return near && (state.doors[i] !== 'open' || mayShut(state, i as DoorId)) ? [i as DoorId] : [];
  });
function* workDoor(table: Table, f: Figure, far: 'contact' | 'medium' | 'board'): Flow {
  const { state } = table;
  const doors = doorsNear(state, f, far);
  const door = yield* pickFor(table, f.crew!, 'choose/door', doors);
  if (state.doors[door] !== 'open') return openDoor(table, door);
  state.doors[door] = 'closed';
  table.tell({ kind: 'door', door, state: 'closed' });
}
/** CS-HACK-01 to -04, CS-RULING-63, -160 */
const hacking = (n: number, rank: number, far: 'contact' | 'medium' | 'board'): Use => ({
  may: (state, f) => purgeNear(state, f, rank).length > 0 || doorsNear(state, f, far).length > 0,
  *use(table, f) {
    const { state } = table;
    const purge = () => purgeNear(state, f, rank);
    const removal = {
      way: 'switch-off' as const,
      may: purge().length > 0,
      does: () =>
        upTo(
          table,
          f,
          n,
          purge,
          // biome-ignore lint/correctness/useYield: done to one
          function* (p) {
            remove(table, p);
          },
        ),
    };
    const door = { way: 'work-door' as const, may: doorsNear(state, f, far).length > 0, does: () => workDoor(table, f, far) };
    const control = {
      way: 'take-over' as const,
      may: rank === 3 && purge().length > 0,
      does: () =>
        upTo(
          table,
          f,
          1,
          purge,
          // biome-ignore lint/correctness/useYield: done to one
          function* (p) {
            p.crew = f.crew;
            p.controlledBy = f.id;
            p.acted = false;
            table.tell({ kind: 'joined', figure: p.id, crew: f.crew! });
          },
        ),
    };
    yield* either(table, f, [removal, door, control]);
  },
});
export const TECH: Readonly<Record<'disruption' | 'assist' | 'control' | 'hacking', SkillRules>> = {
  disruption: [{ use: disruption(1) }, { use: disruption(2) }, { use: disruption(3) }],
  assist: [{ use: shelter }, { use: patchUp }, { use: together }],
  control: [{ use: calm }, { use: sealEntry }, { use: beacon }],
  hacking: [{ use: hacking(1, 2, 'contact') }, { use: hacking(2, 2, 'medium') }, { use: hacking(2, 3, 'board') }],
};
