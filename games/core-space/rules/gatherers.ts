/** The Mother and her Spiders, and what great machines leave behind (CS-GAT, CS-ANN-06). */
import { type Flow, given } from '@cosmodrome/kernel';
import { PURGE } from '../content/purge.ts';
import { REACH } from '../content/ranges.ts';
import type { TokenKind } from '../content/tokens.ts';
import { areEnemies, dataOf, isUntargetable, markOf, sideOf } from '../judge/figures.ts';
import { inContact, isOn, stands, within, withinOf } from '../judge/place.ts';
import { sees } from '../judge/sight.ts';
import { BROKEN, type Figure, FLIPPED, figureOf, type State, type TokenId } from '../state.ts';
import { put } from './arrivals.ts';
import { burstAt } from './blast.ts';
import { activate, moveTowards } from './chart.ts';
import { lay, remove } from './defeated.ts';
import { kindOf, mark, mint, pickFor, randomOf, rollChance, type Table } from './table.ts';
import { nearestOf, purgeTarget } from './targets.ts';

const isOf =
  (type: 'mother' | 'spider') =>
  (f: Figure): boolean =>
    f.being.kind === 'purge' && f.being.type === type && f.crew === null;
export const isMother = isOf('mother');
const isSpider = isOf('spider');
const spiders = (state: State): Figure[] => state.figures.filter((f) => isSpider(f) && stands(f));
/** The Mother a Spider or a token hangs on: the nearest. */
const motherOf = (state: State, x: number, y: number): Figure | undefined =>
  state.figures
    .filter((f) => isMother(f) && stands(f))
    .toSorted((a, b) => (a.x - x) ** 2 + (a.y - y) ** 2 - (b.x - x) ** 2 - (b.y - y) ** 2)[0];

// ------------------------------------------------------------------ how they come

const BROOD = PURGE.spider.supply;
/** Five Spiders round her, and as many tokens beside the board. CS-GAT-02 */
export function brood(table: Table, mother: Figure): Figure[] {
  const { state } = table;
  for (let n = 0; n < BROOD; n++) state.aside.push(mint(state, 'spider-token'));
  return Array.from({ length: BROOD }, () => hatch(state, mother)).filter((f) => f !== undefined);
}
function hatch(state: State, mother: Figure): Figure | undefined {
  const figure = put(state, { kind: 'purge', type: 'spider' }, [mother.x, mother.y]);
  if (figure) figure.acted = mother.acted;
  return figure;
}
const aside = (state: State): TokenId[] => state.aside.filter((token) => kindOf(state, token) === 'spider-token');
const onFloor = (state: State): TokenId[] => state.floor.flatMap(({ token }) => (kindOf(state, token) === 'spider-token' ? [token] : []));
/** One more Spider, for a token that belongs to none. CS-GAT-07 */
function* breeds(table: Table, mother: Figure): Flow {
  const { state } = table;
  const free = aside(state).slice(spiders(state).length);
  const options = [...free.slice(0, 1), ...onFloor(state)];
  if (options.length === 0 || !stands(mother)) return;
  const token = yield* pickFor(table, state.holder, 'choose/token', options);
  if (token !== 'none' && state.floor.some((lying) => lying.token === token)) {
    state.floor = state.floor.filter((lying) => lying.token !== token);
    state.aside.push(token);
  }
  const spider = hatch(state, mother);
  if (spider) table.tell({ kind: 'bred', figure: mother.id, spider: spider.id });
}

// ------------------------------------------------------------------ what they do

/** Whom she would take with her: the fallen she sees. CS-GAT-03, CS-PUR-28 */
const fallen = (state: State, f: Figure): Figure[] =>
  state.figures.filter((t) => t.being.kind === 'trader' && isOn(t) && t.defeated && (inContact(state, f, t) || sees(state, f, t)));
export function* motherActs(table: Table, f: Figure): Flow {
  const { state } = table;
  yield* activate(
    table,
    f,
    () => purgeTarget(state, table.chance, f),
    'CS-PUR-31',
    () => {
      const prey = fallen(state, f);
      if (prey.length === 0) return undefined;
      const touched = prey.filter((t) => inContact(state, f, t));
      const next = nearestOf(table.chance, f, touched.length > 0 ? touched : prey);
      return { moves: touched.length === 0, flow: assimilates(table, f, next) };
    },
  );
  yield* breeds(table, f);
}
function* assimilates(table: Table, f: Figure, prey: Figure): Flow {
  const { state } = table;
  if (!inContact(state, f, prey)) {
    table.tell({ kind: 'npc-does', figure: f.id, does: 'move', rule: 'CS-GAT-03', target: prey.id });
    return yield* moveTowards(table, f, prey);
  }
  state.aside.push(...prey.inventory.splice(0), ...(prey.armour === null ? [] : [prey.armour]));
  prey.armour = null;
  prey.where = 'out';
  table.tell({ kind: 'assimilated', figure: prey.id, by: f.id });
}
/** Without an enemy near as its turn begins it goes back to her, with all its actions, and does nothing more. CS-GAT-05, CS-RULING-340 */
export function* spiderActs(table: Table, f: Figure): Flow {
  const { state } = table;
  const mother = motherOf(state, f.x, f.y);
  const near = state.figures.some((t) => stands(t) && areEnemies(state, f, t) && !isUntargetable(state, t) && within(f, t, REACH.medium));
  let begun = false;
  yield* activate(
    table,
    f,
    () => purgeTarget(state, table.chance, f),
    'CS-PUR-31',
    () => {
      if (near || !mother) return undefined;
      const flow = begun && inContact(state, f, mother) ? given(undefined) : comesBack(table, f, mother);
      begun = true;
      return { moves: true, flow };
    },
  );
}
function* comesBack(table: Table, f: Figure, mother: Figure): Flow {
  table.tell({ kind: 'npc-does', figure: f.id, does: 'move', rule: 'CS-GAT-05', target: mother.id });
  yield* moveTowards(table, f, mother);
}

// ------------------------------------------------------------------ what is done to them

/** Spiders near her take what would hurt her, one for each damage. CS-GAT-06 */
export function* shielded(table: Table, target: Figure, damage: number): Flow<number> {
  const { state } = table;
  if (!isMother(target)) return damage;
  for (let left = damage; left > 0; left--) {
    const near = spiders(state).filter((s) => within(s, target, REACH.short));
    if (near.length === 0) return left;
    const chosen = yield* pickFor(
      table,
      state.holder,
      'choose/figure',
      near.map((s) => s.id),
    );
    if (chosen === 'none') continue;
    leaveRemains(table, figureOf(state, chosen));
    remove(table, figureOf(state, chosen));
  }
  return 0;
}
const LEFT: Readonly<Partial<Record<string, readonly TokenKind[]>>> = {
  mother: ['mother-part', 'mother-part'],
  annihilator: ['annihilator-eye'],
};
/** What a great machine leaves where it fell, on the side of its statistics. CS-GAT-08, -12, CS-ANN-06 */
export function leaveRemains(table: Table, f: Figure): void {
  const { state } = table;
  if (f.being.kind !== 'purge') return;
  if (f.being.type === 'spider') {
    const token = aside(state)[0];
    if (token === undefined) return;
    state.aside = state.aside.filter((t) => t !== token);
    lay(table, token, f.x, f.y);
    return;
  }
  for (const kind of LEFT[f.being.type] ?? []) {
    const token = mint(state, kind);
    if (state.charged) mark(state, token, FLIPPED);
    lay(table, token, f.x, f.y);
  }
}

// ------------------------------------------------------------------ tokens that go off

const NEAR = 200;
/** Is there any token left that this one could set off, where it is or on its way? */
export const maySpring = (state: State, f: Figure): boolean =>
  sideOf(f) !== 'purge' &&
  [...state.floor.map(({ token }) => token), ...f.inventory].some((token) => isFresh(state, token)) &&
  state.figures.some((m) => isMother(m) && stands(m));
const isFresh = (state: State, token: TokenId): boolean => kindOf(state, token) === 'spider-token' && !state.sprung.includes(token);
/** A token near her may go off beside whoever acts, once a turn, from its beginning on; one that is carried too. CS-GAT-09, -11 */
export function* springs(table: Table, f: Figure): Flow {
  const { state } = table;
  if (sideOf(f) === 'purge' || !stands(f)) return;
  const armed = (x: number, y: number) => {
    const mother = motherOf(state, x, y);
    return mother !== undefined && withinOf(mother, [x, y], REACH.short);
  };
  for (const { token, x, y } of [...state.floor])
    if (isFresh(state, token) && armed(x, y) && withinOf(f, [x, y], NEAR)) yield* spring(table, token, [x, y], null);
  for (const token of [...f.inventory])
    if (isFresh(state, token) && armed(f.x, f.y) && stands(f)) yield* spring(table, token, [f.x, f.y], f);
}
function* spring(table: Table, token: TokenId, at: readonly [number, number], carrier: Figure | null): Flow {
  const { state } = table;
  state.sprung.push(token);
  const { number } = rollChance(table.chance, false);
  table.tell({ kind: 'sprung', at, number });
  if (number !== 1) return;
  state.floor = state.floor.filter((lying) => lying.token !== token);
  if (carrier) carrier.inventory = carrier.inventory.filter((t) => t !== token);
  state.aside.push(token);
  yield* burstAt(table, at, SPIDER_BLAST);
  const whole = (carrier?.inventory ?? []).filter((t) => dataOf(state, t).type !== 'objective' && !(markOf(state, t) & BROKEN));
  if (carrier && whole.length > 0) {
    const broken = randomOf(table.chance, whole);
    mark(state, broken, BROKEN);
    table.tell({ kind: 'broken', figure: carrier.id, token: broken });
  }
}
/** Dice at its centre, within 1" and within 2". */
const SPIDER_BLAST = [4, 2, 1] as const;
