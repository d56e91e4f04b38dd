import { copy, Luck } from '@cosmodrome/kernel';
import { expect, test } from 'vitest';
import { ALIENS, EDGES, ROLES } from '../content/index.ts';
import { lineUp, moveAlien, victimOf } from '../rules/aliens.ts';
import { moveBugs } from '../rules/bugs.ts';
import { mapOf } from '../rules/map.ts';
import { newRocketeer } from '../rules/setup.ts';
import type { Table } from '../rules/table.ts';
import { cellId, figureId, type State } from '../state.ts';
import { literalBugs, literalMove, literalOrder, literalVictim, type World } from './protocol.ts';
import { bare, disc, scene } from './table.ts';

/** Any position: some tiles missing, some face down, hatches of all kinds, up to six Rocketeers, up to sixteen Aliens. */
function position(seed: string): State {
  const luck = Luck.seeded(seed);
  const cells = luck.shuffle(disc(2 + luck.below(2)).slice()).slice(0, 8 + luck.below(18));
  const t = scene({ cells, crew: { captain: { at: cells[0]! } } });
  const { state } = t;
  const numbers = luck.shuffle(Array.from({ length: 36 }, (_, i) => i + 1));
  state.cells.forEach((c, i) => {
    c.tile = luck.below(10) < 3 ? 0 : numbers[i]!;
  });
  state.edges = state.edges.map(() => (luck.below(10) < 6 ? 'none' : luck.pick(EDGES)));
  state.rocketeers = ROLES.slice(0, 1 + luck.below(6)).map((role, i) => ({
    ...newRocketeer(role, 0, 6),
    o2: 99,
    at: cellId(luck.below(cells.length)),
    order: i + 1,
    firecrackers: luck.below(12) === 0,
    invisible: luck.below(12) === 0,
  }));
  luck.shuffle(state.rocketeers).forEach((r, i) => {
    r.order = i + 1;
  });
  const buggy = luck.below(2) === 0;
  const count = 1 + luck.below(buggy ? 7 : 16);
  for (let i = 0; i < count; i++) {
    const type = buggy ? 'bug' : luck.pick(ALIENS);
    state.figures.push({
      id: figureId(i + 1),
      type,
      at: cellId(luck.below(cells.length)),
      hp: 1,
      stunned: luck.below(8) === 0,
      stagger: 0,
      carried: false,
    });
  }
  state.stage = 'aliens';
  return state;
}
/** Chance that always takes the entry a number says, the same for both. */
class Same extends Luck {
  override pick<T>(from: readonly T[]): T {
    return from[from.length - 1] as T;
  }
}
const table = (state: State): Table => bare(state, new Same());
const world = (state: State): World => ({
  state,
  edge: (a, b) => state.edges[mapOf(state).between(cellId(a), cellId(b))] ?? 'none',
  pick: (from) => from[from.length - 1]!,
  known: new Map(),
});

/** DEEP=1: ten times as many. */
const PARTS = process.env.DEEP ? 10 : 1;
const EACH = 1000;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'SCA-RULING-59..64, -71, -77..79 on 1 000 random positions each the protocols do what the literal reading says (part %i)',
  (part) => {
    let bites = 0;
    let steps = 0;
    for (let n = part * EACH; n < (part + 1) * EACH; n++) {
      const state = position(`protocol/${n}`);
      const twin = copy(state);
      const quick = table(state);
      const slow = world(twin);
      const mine: unknown[] = [];
      const theirs: unknown[] = [];
      for (const type of ALIENS) {
        if (type === 'bug') {
          const swarms = moveBugs(quick).map((s) => ({ cell: s.cell, energy: s.energy }));
          mine.push(swarms);
          theirs.push(literalBugs(slow));
          bites += swarms.length;
          continue;
        }
        const order = lineUp(state, type).map((f) => f.id);
        mine.push(order);
        theirs.push(literalOrder(slow, type));
        for (const id of order) {
          const f = state.figures.find((x) => x.id === id)!;
          steps += moveAlien(quick, f);
          literalMove(slow, id);
          if (type === 'brain') continue;
          mine.push(victimOf(state, f.at, type === 'leader' || type === 'saucerman' ? 1 : 0)?.r.role);
          theirs.push(literalVictim(slow, type, twin.figures.find((x) => x.id === id)!.at));
        }
      }
      for (const [s, seen] of [
        [state, mine],
        [twin, theirs],
      ] as const)
        seen.push(s.figures.map((f) => [f.id, f.at, f.carried]));
      if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine, `position ${n}`).toEqual(theirs);
    }
    expect(bites).toBeGreaterThan(30);
    expect(steps).toBeGreaterThan(1000);
  },
);
