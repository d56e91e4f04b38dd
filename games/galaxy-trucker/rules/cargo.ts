/** Goods received and goods demanded. GT-BASE-CARGO */
import { type Arrangement, arrange, assign, during, type Flow, type Json, request, type Seat } from '@cosmodrome/kernel';
import { GOODS, type Good, type Skill, type SquareId } from '../content/index.ts';
import { cubes, holds, isHidden, rooms, whyNotGive } from '../judge/cargo.ts';
import { cells as cellsOn } from '../judge/power.ts';
import type { Ship, State } from '../state.ts';
import { ask, type HandedOver } from '../topics.ts';
import { fill, shipOf, type Table, tidy, yardOf } from './table.ts';

/** If the bank has too few cubes of a colour, the missing ones are not received. GT-BASE-CARGO-03 */
function served({ bank }: State, goods: readonly Good[]): Good[] {
  const left = { ...bank };
  return goods.filter((good) => left[good]-- > 0);
}
/** Goods are offered: all, some or none are taken, everything on board may be rearranged or thrown away. GT-BASE-CARGO-02 */
export function* receiveGoods(table: Table, seat: Seat, goods: readonly Good[]): Flow {
  const { state } = table;
  const { ship, skills } = yardOf(state, seat);
  const offered = served(state, goods);
  const holders = [...new Set(rooms(ship, skills).map(({ square }) => square))];
  if (offered.length === 0 || holders.length === 0) return;
  const aboard = ship.loads.flatMap((load) => load.goods.map((good) => ({ good, at: load.square })));
  const all = [...aboard.map(({ good }) => good), ...offered];
  const tokens = all.map((kind, id) => ({ id, kind, ...(id < aboard.length ? { at: aboard[id]!.at } : {}) }));
  const slots = holders.map((id) => {
    const mine = rooms(ship, skills).filter(({ square }) => square === id);
    const takes = GOODS.filter((good) => mine.some((room) => room.takes.includes(good)));
    return { id, takes, max: mine.reduce((sum, { max }) => sum + max, 0) };
  });
  const lying = (places: Arrangement, square: SquareId) => all.filter((_, i) => places[i] === square);
  const places = yield* during(
    table,
    { kind: 'goods', seat, goods: offered },
    ask(
      seat,
      'cargo/load',
      arrange(() => ({ tokens, slots }), { valid: (made) => holders.every((square) => holds(ship, skills, square, lying(made, square))) }),
    ),
  );
  for (const square of holders) fill(ship, square).goods = lying(places, square).sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
  tidy(ship);
  aboard.forEach(({ good }, i) => {
    if (places[i] === null) state.bank[good]++;
  });
  const taken = offered.filter((_, i) => places[aboard.length + i] !== null);
  for (const good of taken) state.bank[good]--;
  table.tell({ kind: 'goods-received', seat, goods: taken });
}

/** Goods are demanded: the most valuable first, then cells one for one; what is missing then lapses. GT-BASE-CARGO-04, -05 */
export function* giveGoods(table: Table, seat: Seat, amount: number): Flow {
  const { state } = table;
  const { ship, skills } = yardOf(state, seat);
  if (isFree(ship, skills)) {
    yield* handOver(table, seat, amount);
    return;
  }
  const given: Good[] = [];
  for (const good of GOODS) {
    const count = (square: number) => ship.loads.find((load) => load.square === square)!.goods.filter((g) => g === good).length;
    const holders = ship.loads.filter((load) => load.goods.includes(good)).map(({ square }) => square);
    const due = Math.min(
      amount - given.length,
      holders.reduce((sum, square) => sum + count(square), 0),
    );
    if (due === 0) continue;
    const receivers = holders.map((square) => ({ id: square, max: count(square) }));
    const shares = yield* share(table, seat, 'cargo/give', receivers, due);
    holders.forEach((square, i) => {
      for (let n = shares[i]!; n > 0; n--) {
        const { goods } = fill(ship, square);
        goods.splice(goods.indexOf(good), 1);
        state.bank[good]++;
        given.push(good);
      }
    });
  }
  const cells = Math.min(amount - given.length, cellsOn(ship));
  yield* giveCells(table, seat, cells);
  tidy(ship);
  table.tell({ kind: 'goods-taken', seat, goods: given, cells });
}
/** So many cells, from batteries of the owner's choice. */
function* giveCells(table: Table, seat: Seat, cells: number): Flow {
  if (cells === 0) return;
  const batteries = shipOf(table.state, seat).loads.filter((load) => load.cells > 0);
  const receivers = batteries.map(({ square, cells: max }) => ({ id: square, max }));
  const shares = yield* share(table, seat, 'cells/give', receivers, cells);
  for (const [i, load] of batteries.entries()) load.cells -= shares[i]!;
}
/** A Smuggler with hidden cubes and a Storekeeper may choose more freely. GT-SKILL-SMUGGLER-03, GT-SKILL-STORE-02 */
const isFree = (ship: Ship, skills: readonly Skill[]): boolean =>
  skills.includes('storekeeper-b') || cubes(ship).some(({ square, good }) => isHidden(ship, skills, square, good));
/** GT-SKILL-SMUGGLER-03, GT-SKILL-STORE-02, -03, GT-RULING-70, GT-EX-34, -35 */
function* handOver(table: Table, seat: Seat, amount: number): Flow {
  const { state } = table;
  const { ship, skills } = yardOf(state, seat);
  const refused = (given: HandedOver) => whyNotGive(ship, skills, amount, given);
  const aboard = cubes(ship);
  const options = (): HandedOver[] =>
    subsets(aboard, amount).flatMap((some) =>
      Array.from({ length: Math.min(amount - some.length, cellsOn(ship)) + 1 }, (_, cells) => ({ cubes: some, cells })).filter(
        (way) => refused(way) === undefined,
      ),
    );
  const given = yield* during(
    table,
    { kind: 'demand', seat, amount },
    ask(
      seat,
      'cargo/hand-over',
      request<HandedOver>({
        is: isHandedOver,
        refused,
        options,
        shape: () => ({ amount }),
        sample: (chance) => {
          const some = chance.shuffle([...aboard]);
          for (let n = Math.min(amount, some.length); n >= 0; n--) {
            const tried = { cubes: some.slice(0, n), cells: Math.min(amount - n, cellsOn(ship)) };
            if (refused(tried) === undefined) return tried;
          }
          return chance.pick(options());
        },
      }),
    ),
  );
  for (const { square, good } of given.cubes) {
    const { goods } = fill(ship, square);
    goods.splice(goods.indexOf(good), 1);
    state.bank[good]++;
  }
  yield* giveCells(table, seat, given.cells);
  tidy(ship);
  table.tell({ kind: 'goods-taken', seat, goods: given.cubes.map(({ good }) => good), cells: given.cells });
}
/** All choices of so many at the most. */
function subsets<T>(all: readonly T[], most: number, from = 0): T[][] {
  if (most === 0) return [[]];
  const more = all.slice(from).flatMap((one, i) => subsets(all, most - 1, from + i + 1).map((rest) => [one, ...rest]));
  return [[], ...more];
}
function isHandedOver(sent: Json): sent is HandedOver {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || Object.keys(sent).length !== 2) return false;
  const { cubes: all, cells } = sent as { readonly cubes?: Json; readonly cells?: Json };
  if (!Array.isArray(all) || all.length > MOST_DEMANDED || !Number.isInteger(cells) || (cells as number) < 0) return false;
  return (all as Json[]).every(
    (cube) => typeof cube === 'object' && cube !== null && Object.keys(cube).length === 2 && 'square' in cube && 'good' in cube,
  );
}
/** No card asks for more. */
const MOST_DEMANDED = 8;

/** How much comes from where; asked only if there is a choice. GT-RULING-136 */
function* share(
  table: Table,
  seat: Seat,
  topic: 'cargo/give' | 'cells/give',
  receivers: readonly { id: number; max: number }[],
  total: number,
): Flow<readonly number[]> {
  const all = receivers.reduce((sum, { max }) => sum + max, 0);
  if (all === total) return receivers.map(({ max }) => max);
  if (receivers.length === 1) return [total];
  return yield* during(
    table,
    { kind: 'demand', seat, amount: total },
    ask(
      seat,
      topic,
      assign(() => receivers, { total }),
    ),
  );
}
