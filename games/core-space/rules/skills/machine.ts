/** Machine skills: Reroute, Scanners, Protection Protocol, Repair, Overload. */
import type { Flow } from '@cosmodrome/kernel';
import { REACH } from '../../content/ranges.ts';
import { dealtDice } from '../../judge/arms.ts';
import { vector } from '../../judge/directions.ts';
import { dataOf, isA, isAlly, isMachine, moveOf, rankOf, sideOf } from '../../judge/figures.ts';
import { gapTo, rangeBetween, squareBar, stands, touchesThing, touchesWall, touching, within } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { blastReaches, rayTo } from '../../judge/sight.ts';
import { siteOf } from '../../judge/site.ts';
import { BROKEN, type CrateId, type Figure, figureOf, JAMMED, type State } from '../../state.ts';
import { ask } from '../../topics.ts';
import { look } from '../act/search.ts';
import { repairMachine, rollRepair } from '../advanced/repair.ts';
import { areaAttack } from '../attack.ts';
import { bestPlace, go } from '../chart.ts';
import { heal, hurt, knockDown, lay, remove } from '../defeated.ts';
import { blowsOf, freeMove, grantBlow, inAnyOrder, isAble, mayMove, moving } from '../grants.ts';
import { addPegs, directionFrom, failsOf, hitsOf, mint, pickFor, rollChance, rollCombat, speaker, type Table, unmark } from '../table.ts';
import { oneAction } from '../turn.ts';
import { loses } from '../windows.ts';
import { riseAgain } from './endurance.ts';
import { loseToken } from './ranged.ts';
import type { React, SkillRules, Use } from './rule.ts';
import { lasts } from './stealth.ts';
import { either, isDamaged, mend, mendable, purgeNear, upTo } from './tech.ts';

const mended = (health: (f: Figure) => number, may: (state: State, f: Figure) => boolean = () => true): Use => ({
  may: (state, f) => f.health < f.fit && may(state, f),
  // biome-ignore lint/correctness/useYield: a level is a flow
  *use(table, f) {
    heal(table, f, health(f), f);
  },
});
/** A wall, and neither door nor window nor entrance. CS-REROUTE-03, CS-RULING-159 */
function atWall(state: State, f: Figure): boolean {
  const { doors, windows, entrances } = siteOf(state).map;
  const openings = [...doors.map(({ bar }) => bar), ...windows, ...entrances];
  return touchesWall(state, f) && !openings.some((bar) => touchesThing(state, f, bar));
}
/** CS-SCANNERS-01, CS-RULING-183 */
const cratesSeen = (state: State, f: Figure): CrateId[] => {
  const { plan } = siteOf(state).map;
  const near = (squares: readonly number[]) =>
    squares.length > 0 &&
    gapTo(
      f,
      squares.map((i) => squareBar(plan, i)),
    ) <= REACH.short;
  return state.crates
    .filter(
      ({ squares }) =>
        near(squares) && squares.some((i) => rayTo(state, f, [(i % plan.cols) * 100 + 50, Math.floor(i / plan.cols) * 100 + 50]) < 100),
    )
    .map(({ id }) => id);
};
const scan: Use = {
  may: (state, f) => cratesSeen(state, f).length > 0,
  *use(table, f) {
    const crate = yield* pickFor(table, f.crew!, 'choose/crate', cratesSeen(table.state, f));
    look(table, f, crate);
  },
};
/** CS-SCANNERS-02, CS-RULING-158 */
const steer: Use = {
  may: (state, f) => purgeNear(state, f, 3).length > 0,
  *use(table, f) {
    const { state } = table;
    const k = yield* ask(speaker(state, f.crew!), 'direction', directionFrom([f.x, f.y]));
    const [vx, vy] = vector(k);
    yield* upTo(
      table,
      f,
      2,
      () => purgeNear(state, f, 3).filter((p) => !p.prone),
      function* (p) {
        const most = allowance(p, moveOf(state, p));
        const best = bestPlace(
          state,
          p,
          most,
          ([x, y]) => -((x - p.x) * vx + (y - p.y) * vy),
          ([x, y]) => Math.abs((x - p.x) * vy - (y - p.y) * vx),
        );
        if (best) yield* go(table, p, best.points, most, null);
      },
    );
  },
};
/** CS-SCANNERS-03, CS-RULING-100 */
const broadcast: Use = {
  may: () => true,
  *use(table, f) {
    const { state } = table;
    const way = yield* pickFor(table, f.crew!, 'choose/way', ['two-pegs-off', 'two-pegs-on']);
    addPegs(table, way === 'two-pegs-off' ? -2 : 2, 'skill');
    const those = state.figures.filter(
      (t) => t.id !== f.id && stands(t) && ((t.being.kind === 'trader' && isMachine(t)) || (sideOf(t) === 'purge' && rankOf(t) <= 3)),
    );
    for (const t of those) yield* loses(table, t, 'turn');
  },
};
/** CS-PROTECT-01 to -03 */
const intervene: React = {
  may: (state, f, trigger) => trigger.when === 'gap' && mayMove(state, f),
  *react(table, f) {
    yield* freeMove(table, f);
  },
};
/** One that has fallen is revived by it. CS-DEF-03 */
const wards = (state: State, f: Figure): Figure[] => touching(state, f).filter((t) => isAlly(state, f, t));
const guard: Use = {
  may: (state, f) => wards(state, f).length > 0,
  *use(table, f) {
    yield* upTo(
      table,
      f,
      1,
      () => wards(table.state, f),
      // biome-ignore lint/correctness/useYield: done to one
      function* (t) {
        heal(table, t, 1, f);
        lasts(table, t, 'guarded', table.state.round, f);
      },
    );
  },
};
const onslaught: React = {
  may: (state, f, trigger) => trigger.when === 'gap' && (mayMove(state, f) || isAble(f)),
  *react(table, f) {
    const strike = function* (): Flow {
      const attack = yield* grantBlow(table, f);
      if (!attack || !stands(attack.target)) return;
      const dice = rollCombat(table.chance, 1);
      table.tell({ kind: 'rolled', dice, hits: hitsOf(dice), fails: failsOf(dice), by: f.id });
      if (hitsOf(dice) > 0) knockDown(table, attack.target);
    };
    yield* inAnyOrder(table, f, 'protection-protocol', 3, [
      moving(table, f),
      { way: 'strike', may: () => blowsOf(table.state, f).length > 0, does: strike },
      moving(table, f),
    ]);
  },
};
const damagedMachines = (state: State, f: Figure): Figure[] => [f, ...touching(state, f)].filter(isDamaged);
/** Repair Points on a machine or a thing. CS-REPAIRSKILL-01, -02, CS-RULING-162 */
const repair = (points: (table: Table, f: Figure) => number): Use => ({
  may: (state, f) => mendable(state, f).length > 0 || damagedMachines(state, f).length > 0,
  *use(table, f) {
    const n = points(table, f);
    if (n === 0) return;
    yield* either(table, f, [
      { way: 'mend-thing', may: mendable(table.state, f).length > 0, does: () => mend(table, f) },
      {
        way: 'mend-machine',
        may: damagedMachines(table.state, f).length > 0,
        does: () =>
          upTo(
            table,
            f,
            1,
            () => damagedMachines(table.state, f),
            // biome-ignore lint/correctness/useYield: done to one
            function* (t) {
              repairMachine(table, t, n, f);
            },
          ),
      },
    ]);
  },
});
/** One automatic Hit beside the dice. */
const rolledPoints = (table: Table, f: Figure): number => 1 + rollRepair(table, f);
const near = (state: State, f: Figure): Figure[] => state.figures.filter((t) => t.where === 'board' && within(f, t, REACH.short));
/** CS-REPAIRSKILL-03 */
const overhaul: Use = {
  may: (state, f) => near(state, f).some((t) => isDamaged(t) || broken(state, t).length > 0),
  *use(table, f) {
    const { state } = table;
    const machines = near(state, f).filter(isDamaged);
    let whole: Figure | undefined;
    if (machines.length > 0) {
      const at = yield* pickFor(
        table,
        f.crew!,
        'choose/figure',
        machines.map((t) => t.id),
      );
      if (at !== 'none') whole = figureOf(state, at);
      if (whole) heal(table, whole, whole.fit, f);
    }
    for (const t of machines) if (t !== whole) repairMachine(table, t, 1, f);
    for (const t of near(state, f))
      for (const token of broken(state, t)) {
        unmark(state, token, BROKEN | JAMMED);
        table.tell({ kind: 'repaired', figure: t.id, token });
      }
  },
};
const broken = (state: State, t: Figure) => t.inventory.filter((token) => state.marks[token]! & (BROKEN | JAMMED));
/** CS-OVERLOAD-01, -02 */
const overclock = (n: number): Use => ({
  may: () => true,
  *use(table, f) {
    for (let i = 0; i < n; i++) yield* oneAction(table, f);
    if (n === 2 && f.where === 'board' && !f.defeated) hurt(table, f, 1, null);
  },
});
/** CS-OVERLOAD-03 to -06, CS-RULING-68, -157, ENV-01 */
const selfDestruct: Use = {
  may: () => true,
  *use(table, f) {
    const { state } = table;
    const reached = state.figures.filter(
      (t) => t.id !== f.id && stands(t) && within(f, t, REACH.medium) && blastReaches(state, [f.x, f.y], t) !== 'no',
    );
    for (const t of reached) {
      if (!stands(t)) continue;
      const less = blastReaches(state, [f.x, f.y], t) === 'covered' ? 1 : 0;
      const dice = dealtDice(state, f, within(f, t, REACH.short) ? 5 : 2, 0, rangeBetween(f, t));
      yield* areaAttack(table, f, t, dice, { less, fails: false, ranged: true });
    }
    const { number } = rollChance(table.chance, false);
    // CS-INV-06: objectives outlast it.
    const things = [...f.inventory, ...(f.armour === null ? [] : [f.armour])];
    if (f.armour !== null) {
      f.inventory.push(f.armour);
      f.armour = null;
    }
    for (const token of things) {
      const whole = isA(dataOf(state, token), 'objective');
      if (number === 3 || number === 4) {
        loseToken(table, f, token);
        if (!whole) state.marks[token] = BROKEN;
      } else if (whole) lay(table, token, f.x, f.y);
      else state.aside.push(token);
    }
    f.inventory = [];
    if (number >= 5) {
      f.inventory = [mint(state, 'machine-chip')];
      loseToken(table, f, f.inventory[0]!);
    }
    f.defeated = true;
    f.health = 0;
    remove(table, f);
  },
};
export const MACHINE: Readonly<Record<'reroute' | 'scanners' | 'protection-protocol' | 'repair' | 'overload', SkillRules>> = {
  reroute: [{ react: riseAgain(2, false) }, { use: mended(() => 2) }, { use: mended((f) => f.fit, atWall) }],
  scanners: [{ use: scan }, { use: steer }, { use: broadcast }],
  'protection-protocol': [{ react: intervene }, { use: guard }, { react: onslaught }],
  repair: [{ use: repair(rolledPoints) }, { use: repair(() => 3) }, { use: overhaul }],
  overload: [{ use: overclock(1) }, { use: overclock(2) }, { use: selfDestruct }],
};
