/** Things in hands and on the floor: using, reloading, unjamming, armour, picking up, dropping, giving (CS-INV, CS-REL, CS-OTH, CS-EFF). */
import { during, type Flow, yesNo } from '@cosmodrome/kernel';
import { iconOf } from '../../content/icons.ts';
import { MAGAZINE } from '../../content/traders.ts';
import {
  dataOf,
  hasIcon,
  hasRoom,
  inTruce,
  isA,
  isAlly,
  isEngaged,
  isUsable,
  lasts,
  markOf,
  moveOf,
  skillLevel,
} from '../../judge/figures.ts';
import { touchesPoint, touching } from '../../judge/place.ts';
import { allowance } from '../../judge/reach.ts';
import { type Active, BROKEN, type Figure, FLIPPED, figureOf, JAMMED, type State, type TokenId } from '../../state.ts';
import { type Act, ask } from '../../topics.ts';
import { heal, lay } from '../defeated.ts';
import { taken } from '../pieces/goods.ts';
import { askCrew, discard, kindOf, mark, rollChance, speaker, type Table, unmark } from '../table.ts';
import { walk, walkFrom, wayOf } from '../walk.ts';
import { costs, mayAct, pay, pays } from './effort.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;

// ------------------------------------------------------------------ using

/** Would it do anything for this one now? CS-EQN-06, CS-RULING-151 */
function helps(state: State, f: Figure, token: TokenId, on: Figure): boolean {
  const data = dataOf(state, token);
  if (!isA(data, 'special')) return false;
  const { effect } = data;
  if (effect.does === 'heal') return on.being.kind === 'trader' && on.health < on.fit;
  if (on.defeated) return false;
  if (effect.does === 'actions') return on.id === f.id || (!on.acted && on.being.kind === 'trader');
  if (effect.does === 'focus') return on.being.kind === 'trader' && on.pegs < on.being.sheet.skill;
  return effect.does === 'jump' && on.id === f.id && !(markOf(state, token) & FLIPPED) && allowance(f, moveOf(state, f)) > 0;
}
/** On oneself or an ally in contact; the fallen may be revived with their own things too (CS-DEF-03). */
export function uses(state: State, f: Figure): Act[] {
  const ways = pays(state, f);
  if (ways.length === 0 || f.being.kind !== 'trader') return [];
  const near = touching(state, f).filter(
    (b) =>
      isAlly(state, f, b) ||
      (b.defeated && b.being.kind === 'trader') ||
      (b.crew !== null && f.crew !== null && inTruce(state, f.crew, b.crew)),
  );
  const out: Act[] = [];
  const offer = (token: TokenId, on: Figure) => {
    if (iconOf(dataOf(state, token).icons, 'effortless') && isUsable(state, f, token) && helps(state, f, token, on))
      for (const way of ways) out.push({ do: 'use', token, on: on.id, pay: way });
  };
  for (const token of f.inventory) for (const on of [f, ...near]) offer(token, on);
  for (const body of near) if (body.defeated) for (const token of body.inventory) offer(token, body);
  return out;
}
export function* doUse(table: Table, f: Figure, active: Active, act: Do<'use'>): Flow {
  const { state } = table;
  pay(table, f, active, 'effortless', act.pay);
  yield* use(table, f, act.token, figureOf(state, act.on));
}
export function* use(table: Table, f: Figure, token: TokenId, on: Figure): Flow {
  const { state } = table;
  const data = dataOf(state, token);
  if (!isA(data, 'special')) return;
  const { effect } = data;
  table.tell({ kind: 'used', figure: f.id, on: on.id, what: kindOf(state, token) });
  const owner = f.inventory.includes(token) ? f : on;
  spendItem(table, owner, token);
  if (effect.does === 'heal') heal(table, on, effect.health, f);
  else if (effect.does === 'actions') {
    if (state.active?.figure === on.id) state.active.actions += effect.extra;
    else for (let n = 0; n < effect.extra; n++) on.effects.push({ kind: 'spurred', until: state.round, by: f.id });
  } else if (effect.does === 'focus' && on.being.kind === 'trader') on.pegs = Math.min(on.being.sheet.skill, on.pegs + effect.pegs);
  else if (effect.does === 'jump') {
    const points = yield* ask(speaker(state, f.crew!), 'walk/way', wayOf(state, f, moveOf(state, f), 'leap'));
    yield* walk(table, f, walkFrom(state, f, points, 'leap'), { how: 'move', over: 'leap' });
  }
}
/** Flipped first where it says so, discarded then. CS-ICO-26, -28, CS-EQN-09 */
function spendItem(table: Table, owner: Figure, token: TokenId): void {
  const { state } = table;
  const { icons } = dataOf(state, token);
  if (iconOf(icons, 'flip') && !(markOf(state, token) & FLIPPED)) {
    mark(state, token, FLIPPED);
    return;
  }
  if (!iconOf(icons, 'discard')) return;
  owner.inventory = owner.inventory.filter((t) => t !== token);
  discard(table, token);
}

// ------------------------------------------------------------------ guns and armour

/** CS-REL-01; Weapons Expert and some guns make it Effortless. */
export function reloads(state: State, f: Figure): Act[] {
  if (f.being.kind !== 'trader' || f.ammo >= MAGAZINE || isEngaged(state, f)) return [];
  const quick = skillLevel(state, f, 'weapons-expert') >= 1 || f.inventory.some((t) => iconOf(dataOf(state, t).icons, 'effortless-reload'));
  const ways = costs(state, f, 'reload', quick);
  return f.inventory.flatMap((token): Act[] => {
    const data = dataOf(state, token);
    if (!isA(data, 'special') || data.effect.does !== 'reload' || !isUsable(state, f, token)) return [];
    return ways.map((way): Act => ({ do: 'reload', with: token, pay: way }));
  });
}
/** CS-REL-02, -03, CS-RULING-48 */
export function doReload(table: Table, f: Figure, active: Active, act: Do<'reload'>): void {
  const { state } = table;
  pay(table, f, active, 'reload', act.pay);
  const data = dataOf(state, act.with);
  if (!isA(data, 'special') || data.effect.does !== 'reload') return;
  const pegs = data.effect.pegs === 'chance' ? rollChance(table.chance, false).number : data.effect.pegs;
  const before = f.ammo;
  f.ammo = Math.min(MAGAZINE, before + pegs);
  table.tell({ kind: 'reloaded', figure: f.id, pegs: f.ammo - before });
  spendItem(table, f, act.with);
}
/** CS-OTH-01, CS-ICO-08 */
export function unjams(state: State, f: Figure): Act[] {
  const jammed = f.inventory.filter((token) => markOf(state, token) & JAMMED);
  if (jammed.length === 0 || f.being.kind !== 'trader' || isEngaged(state, f)) return [];
  const ways = costs(state, f, 'unjam', hasIcon(state, f, 'quick-unjam'));
  return jammed.flatMap((token) => ways.map((way): Act => ({ do: 'unjam', token, pay: way })));
}
export function doUnjam(table: Table, f: Figure, active: Active, act: Do<'unjam'>): void {
  pay(table, f, active, 'unjam', act.pay);
  unmark(table.state, act.token, JAMMED);
  table.tell({ kind: 'unjammed', figure: f.id, token: act.token });
}
/** CS-OTH-02, CS-INV-02 to -04 */
export function dons(state: State, f: Figure): Act[] {
  if (f.being.kind !== 'trader' || !mayAct(state, f, 'don') || isEngaged(state, f)) return [];
  const on = f.inventory.filter(
    (token) => isA(dataOf(state, token), 'armour') && isUsable(state, f, token) && !(markOf(state, token) & BROKEN),
  );
  return [...on.map((token): Act => ({ do: 'don', token })), ...(f.armour === null ? [] : [{ do: 'don', token: null } as const])];
}
/** What is taken off goes into the inventory, or falls where there is no room. CS-RULING-81 */
export function doDon(table: Table, f: Figure, active: Active, act: Do<'don'>): void {
  const { state } = table;
  pay(table, f, active, 'don', 'normal');
  const off = f.armour;
  f.inventory = f.inventory.filter((t) => t !== act.token);
  f.armour = act.token;
  if (off !== null) {
    if (hasRoom(state, f, off)) f.inventory.push(off);
    else {
      lay(table, off, f.x, f.y);
      table.tell({ kind: 'dropped', figure: f.id, token: off, what: kindOf(state, off) });
    }
  }
  table.tell({ kind: 'donned', figure: f.id, what: act.token === null ? null : kindOf(state, act.token) });
}

// ------------------------------------------------------------------ picking up, dropping, giving

/** CS-EFF-06, -08, CS-INV-11, -12, CS-RULING-49 */
export function handles(state: State, f: Figure): Act[] {
  const ways = pays(state, f);
  if (ways.length === 0 || f.being.kind === 'purge') return [];
  const out: Act[] = [];
  for (const { token, x, y } of state.floor) {
    if (!touchesPoint(state, f, [x, y])) continue;
    const swaps = hasRoom(state, f, token) ? [null] : f.inventory.filter((t) => hasRoom(state, f, token, [t]));
    for (const swap of swaps) for (const way of ways) out.push({ do: 'pick', token, for: swap, pay: way });
  }
  for (const token of f.inventory) for (const way of ways) out.push({ do: 'drop', token, pay: way });
  if (!lasts(state, 'no-gifts'))
    for (const other of touching(state, f)) {
      if (other.defeated || other.crew === null || other.being.kind === 'purge') continue;
      for (const [give, get] of exchanges(state, f, other))
        for (const way of ways) out.push({ do: 'give', token: give, to: other.id, for: get, pay: way });
    }
  return out;
}
/** What can change hands: something given, something taken, or one for the other. */
function exchanges(state: State, f: Figure, other: Figure): (readonly [TokenId | null, TokenId | null])[] {
  const out: (readonly [TokenId | null, TokenId | null])[] = [];
  for (const give of f.inventory) if (hasRoom(state, other, give)) out.push([give, null]);
  for (const get of other.inventory) if (hasRoom(state, f, get)) out.push([null, get]);
  for (const give of f.inventory)
    for (const get of other.inventory) if (hasRoom(state, other, give, [get]) && hasRoom(state, f, get, [give])) out.push([give, get]);
  return out;
}
export function doPick(table: Table, f: Figure, active: Active, act: Do<'pick'>): void {
  const { state } = table;
  pay(table, f, active, 'effortless', act.pay);
  const spot = state.floor.find(({ token }) => token === act.token)!;
  state.floor = state.floor.filter(({ token }) => token !== act.token);
  if (act.for !== null) {
    f.inventory = f.inventory.filter((t) => t !== act.for);
    lay(table, act.for, spot.x, spot.y);
    table.tell({ kind: 'dropped', figure: f.id, token: act.for, what: kindOf(state, act.for) });
  }
  f.inventory.push(act.token);
  // Out of a crate that was destroyed: CS-SIG-03, CS-DST-04.
  taken(table, act.token);
  table.tell({ kind: 'picked', figure: f.id, token: act.token, what: kindOf(state, act.token) });
}
export function doDrop(table: Table, f: Figure, active: Active, act: Do<'drop'>): void {
  pay(table, f, active, 'effortless', act.pay);
  f.inventory = f.inventory.filter((t) => t !== act.token);
  lay(table, act.token, f.x, f.y);
  table.tell({ kind: 'dropped', figure: f.id, token: act.token, what: kindOf(table.state, act.token) });
}
/** Another crew's player must agree; one's own need not. CS-EFF-06 */
export function* doGive(table: Table, f: Figure, active: Active, act: Do<'give'>): Flow {
  const { state } = table;
  const other = figureOf(state, act.to);
  pay(table, f, active, 'effortless', act.pay);
  if (other.crew !== f.crew) {
    const what = { figure: f.id, at: other.id, token: act.token, for: act.for };
    const scene = { kind: 'offer', from: f.crew!, to: other.crew!, what: 'gift', ...what } as const;
    const agreed = yield* during(table, scene, askCrew(table, other.crew!, 'offer/gift', yesNo, false));
    if (!agreed) return table.tell({ kind: 'offer-refused', from: f.crew!, to: other.crew!, what: 'gift' });
  }
  exchange(table, f, other, act.token, act.for);
}
export function exchange(table: Table, f: Figure, other: Figure, give: TokenId | null, get: TokenId | null): void {
  const { state } = table;
  f.inventory = [...f.inventory.filter((t) => t !== give), ...(get === null ? [] : [get])];
  other.inventory = [...other.inventory.filter((t) => t !== get), ...(give === null ? [] : [give])];
  if (give !== null) table.tell({ kind: 'gave', from: f.id, to: other.id, what: kindOf(state, give) });
  if (get !== null) table.tell({ kind: 'gave', from: other.id, to: f.id, what: kindOf(state, get) });
}
