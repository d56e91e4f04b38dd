/** Searching crates, the fallen and rooms (CS-SRC, CS-DEF-10, CS-EFF-10). */
import { type Domain, during, type Flow, someOf } from '@cosmodrome/kernel';
import { showTo } from '@cosmodrome/kit/cards';
import { areEnemies, capacityOf, dataOf, hasRoom, isA, isEngaged, isUsable, spaces } from '../../judge/figures.ts';
import { isOn, roomOf, touchesSquares, touching } from '../../judge/place.ts';
import { type Active, type CrateId, type Figure, FOUND, figureOf, type RoomId, type State, type TokenId } from '../../state.ts';
import { type Act, ask, type Keep, type Why } from '../../topics.ts';
import { lay } from '../defeated.ts';
import { hideLate } from '../dues.ts';
import { taken } from '../pieces/goods.ts';
import { discard, expose, kindOf, mark, pickFor, speaker, type Table } from '../table.ts';
import { forgetCrate } from '../wishes.ts';
import { costs, pay } from './effort.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;

/** Sensor Goggles make it Effortless. */
const goggles = (state: State, f: Figure): boolean =>
  f.inventory.some((token) => {
    const data = dataOf(state, token);
    return isA(data, 'special') && data.effect.does === 'search' && isUsable(state, f, token);
  });
/** No enemy of the searcher in the room, Prone ones included. CS-SRC-05, CS-RULING-45 */
export const roomIsQuiet = (state: State, f: Figure): boolean =>
  !state.figures.some((e) => isOn(e) && !e.defeated && areEnemies(state, f, e) && roomOf(state, e) === roomOf(state, f));
export function searches(state: State, f: Figure): Act[] {
  if (isEngaged(state, f) || f.being.kind === 'purge') return [];
  const ways = costs(state, f, 'search', goggles(state, f));
  if (ways.length === 0) return [];
  const crates = state.crates.filter(({ squares }) => touchesSquares(state, f, squares));
  const bodies = touching(state, f).filter((b) => b.defeated && b.being.kind === 'trader');
  const room = !state.searched.includes(roomOf(state, f) as RoomId) && roomIsQuiet(state, f);
  return ways.flatMap((way): Act[] => [
    ...crates.map(({ id }): Act => ({ do: 'search', crate: id, pay: way })),
    ...bodies.map((b): Act => ({ do: 'search-body', body: b.id, pay: way })),
    ...(room ? [{ do: 'search-room', pay: way } as const] : []),
  ]);
}
export function* doSearch(table: Table, f: Figure, active: Active, act: Do<'search'> | Do<'search-body'> | Do<'search-room'>): Flow {
  pay(table, f, active, 'search', act.pay);
  if (act.do === 'search') yield* searchCrate(table, f, act.crate);
  else if (act.do === 'search-body') yield* searchBody(table, f, figureOf(table.state, act.body));
  else yield* searchRoom(table, f);
}

// ------------------------------------------------------------------ crates and bodies

/** What of all this one carries afterwards. Random play keeps what it has and takes what there is room for. */
function holding(state: State, f: Figure, all: readonly TokenId[]): Domain<readonly TokenId[]> {
  // Credits that are found leave play at once; those a joined NPC has with it take up room. CS-INV-05, CS-RULING-341
  const carried = (tokens: readonly TokenId[]) =>
    spaces(
      state,
      tokens.filter((t) => f.inventory.includes(t) || !isCredits(state, t)),
    );
  const small = (tokens: readonly TokenId[]) => f.being.kind === 'trader' || tokens.every((t) => dataOf(state, t).size === 'small');
  const fits = (tokens: readonly TokenId[]) => carried(tokens) <= capacityOf(f) && small(tokens);
  const plain = someOf(() => all, { valid: fits, why: (): Why => 'no-room' });
  return {
    ...plain,
    sample: (chance) => {
      if (chance.below(8) === 0) return plain.sample!(chance);
      const held = f.inventory.slice();
      for (const token of all) if (!held.includes(token) && fits([...held, token])) held.push(token);
      return held;
    },
  };
}
const isCredits = (state: State, token: TokenId): boolean => {
  const data = dataOf(state, token);
  return isA(data, 'goods') && data.goods.is === 'credits';
};
/** CS-SRC-01 to -04: the searcher alone sees what is inside; what it takes, everybody sees. */
export function* searchCrate(table: Table, f: Figure, crate: CrateId): Flow {
  const { state } = table;
  const seat = speaker(state, f.crew!);
  const inside = state.contents[crate]!;
  table.tell({ kind: 'searched', figure: f.id, crate, body: null });
  look(table, f, crate);
  const all = [...f.inventory, ...inside];
  const scene = { kind: 'searching', figure: f.id, crate, body: null } as const;
  const held = all.length === 0 ? [] : yield* during(table, scene, ask(seat, 'search/hold', holding(state, f, all)));
  const put = f.inventory.filter((t) => !held.includes(t));
  const took = inside.filter((t) => held.includes(t));
  state.contents[crate] = inside.filter((t) => !held.includes(t));
  f.inventory = f.inventory.filter((t) => held.includes(t));
  for (const token of put) {
    // CS-SRC-02: what is too large stays beside the crate.
    if (dataOf(state, token).size !== 'small' && !state.crates[crate]!.large) {
      lay(table, token, f.x, f.y);
      table.tell({ kind: 'dropped', figure: f.id, token, what: kindOf(state, token) });
    } else {
      state.contents[crate]!.push(token);
      table.tell({ kind: 'put-in', figure: f.id, token, what: kindOf(state, token) });
    }
  }
  for (const token of took) gain(table, f, token);
  forgetCrate(state, crate);
  hideLate(table, crate);
}
/** One player sees what is in a crate now. */
export function look(table: Table, f: { readonly crew: Figure['crew'] }, crate: CrateId): void {
  const { state } = table;
  const seats = state.crews[f.crew!]!.seats;
  const inside = state.contents[crate]!;
  for (const token of inside) showTo(state.tokens, token, seats);
  table.reveal(seats);
  table.tell({ kind: 'saw-crate', crate, what: inside.map((t) => kindOf(state, t)) }, seats);
}
/** It comes into a Trader's hands, for all to see; Credits become money at once. CS-EQN-08, CS-RULING-233 */
export function gain(table: Table, f: Figure, token: TokenId): void {
  const { state } = table;
  expose(table, token);
  const what = kindOf(state, token);
  table.tell({ kind: 'took', figure: f.id, token, what });
  const data = dataOf(state, token);
  if (isA(data, 'goods') && data.goods.is === 'credits' && f.crew !== null) {
    const crew = state.crews[f.crew]!;
    crew.money += data.goods.value;
    table.tell({ kind: 'money', crew: crew.id, by: data.goods.value, money: crew.money });
    discard(table, token);
    return;
  }
  mark(state, token, FOUND);
  f.inventory.push(token);
  taken(table, token);
}
/** CS-DEF-10, -11, CS-RULING-52, -178, -341: what is not taken stays with the body; what the searcher leaves lies beside it. */
function* searchBody(table: Table, f: Figure, body: Figure): Flow {
  const { state } = table;
  const has = [...body.inventory, ...(body.armour === null ? [] : [body.armour])];
  table.tell({ kind: 'searched', figure: f.id, crate: null, body: body.id });
  const all = [...f.inventory, ...has];
  if (all.length === 0) return;
  const scene = { kind: 'searching', figure: f.id, crate: null, body: body.id } as const;
  const held = yield* during(table, scene, ask(speaker(state, f.crew!), 'search/hold', holding(state, f, all)));
  const took = has.filter((t) => held.includes(t));
  for (const token of f.inventory.filter((t) => !held.includes(t))) {
    lay(table, token, f.x, f.y);
    table.tell({ kind: 'dropped', figure: f.id, token, what: kindOf(state, token) });
  }
  const cash = took.filter((t) => isCredits(state, t));
  const things = took.filter((t) => !cash.includes(t));
  f.inventory = [...f.inventory.filter((t) => held.includes(t)), ...things];
  body.inventory = body.inventory.filter((t) => !took.includes(t));
  if (body.armour !== null && took.includes(body.armour)) body.armour = null;
  for (const token of things) table.tell({ kind: 'took', figure: f.id, token, what: kindOf(state, token) });
  for (const token of cash) gain(table, f, token);
}

// ------------------------------------------------------------------ rooms

/** A random token of the bag; nobody knows it but who decides about it. CS-RULING-44 */
export function drawFromBag(table: Table): TokenId | undefined {
  const { state } = table;
  if (state.bag.length === 0) return undefined;
  const [token] = state.bag.splice(table.chance.below(state.bag.length), 1);
  return token;
}
/** CS-SRC-05 to -07 */
export function* searchRoom(table: Table, f: Figure): Flow {
  const { state } = table;
  const room = roomOf(state, f) as RoomId;
  if (!state.searched.includes(room)) state.searched.push(room);
  const token = drawFromBag(table);
  table.tell({ kind: 'room-searched', figure: f.id, room, empty: token === undefined });
  if (token !== undefined) yield* found(table, f, token, 'room', (t) => lay(table, t, f.x, f.y));
}
/** Kept, swapped for something carried, or left: `left` says where what is not kept goes. CS-SRC-06, CS-INV-13 */
export function* found(
  table: Table,
  f: Figure,
  token: TokenId,
  from: 'room' | 'civilian' | 'swap' | 'stall',
  left: (token: TokenId) => void,
): Flow<boolean> {
  const { state } = table;
  const seats = state.crews[f.crew!]!.seats;
  state.offered = state.offered.filter((one) => one !== token);
  state.drawnToken = token;
  showTo(state.tokens, token, seats);
  table.reveal(seats);
  table.tell({ kind: 'found', figure: f.id, what: kindOf(state, token) }, seats);
  if (isCredits(state, token)) {
    state.drawnToken = null;
    gain(table, f, token);
    return true;
  }
  const options: Keep[] = [
    ...(hasRoom(state, f, token) ? [{ keep: true as const, for: null }] : []),
    ...f.inventory.filter((t) => hasRoom(state, f, token, [t])).map((t): Keep => ({ keep: true, for: t })),
    { keep: false },
  ];
  const answer = yield* during(
    table,
    { kind: 'found', figure: f.id, from },
    pickFor(table, f.crew!, 'find/keep', options, { keep: false }),
  );
  state.drawnToken = null;
  if (!answer.keep) {
    // What a stall takes back nobody else has seen (CS-MKT-06).
    if (from !== 'stall') {
      expose(table, token);
      table.tell({ kind: 'left', figure: f.id, token, what: kindOf(state, token) });
    }
    left(token);
    return false;
  }
  if (answer.for !== null) {
    f.inventory = f.inventory.filter((t) => t !== answer.for);
    table.tell({ kind: 'left', figure: f.id, token: answer.for, what: kindOf(state, answer.for) });
    left(answer.for);
  }
  gain(table, f, token);
  return true;
}
