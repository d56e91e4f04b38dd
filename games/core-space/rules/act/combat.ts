/** Combat actions of the active Trader: shooting, fighting, throwing, pushing (CS-RGD, CS-CLO, CS-THR, CS-PSH). */
import type { Flow } from '@cosmodrome/kernel';
import { iconOf } from '../../content/icons.ts';
import { RANGES, REACH } from '../../content/ranges.ts';
import { ammoFor, bladesOf, canFight, canShoot, extraDice, gunsOf, mayShootAtAll, mayTarget, shotDice } from '../../judge/arms.ts';
import { dataOf, isA, isAlly, isUsable, markOf, skillLevel } from '../../judge/figures.ts';
import { inContact, rangeBetween, stands, touching, within } from '../../judge/place.ts';
import { sees } from '../../judge/sight.ts';
import { type Active, type Figure, figureOf, SPENT, type State, type TokenId } from '../../state.ts';
import type { Act } from '../../topics.ts';
import { type Attack, fight, shoot, thrown } from '../attack.ts';
import { blast } from '../blast.ts';
import { lay } from '../defeated.ts';
import { push } from '../push.ts';
import { kindOf, pickFor, type Table } from '../table.ts';
import { costs, mayAct, pay, pays } from './effort.ts';

type Do<K extends Act['do']> = Extract<Act, { readonly do: K }>;

// ------------------------------------------------------------------ shooting

/** CS-RGD-01 to -03; a joined NPC and whoever has Unarmed ranged need no weapon. */
export function shots(state: State, f: Figure): Do<'shoot'>[] {
  if (!mayShootAtAll(state, f)) return [];
  const out: Do<'shoot'>[] = [];
  const targets = state.figures.filter((t) => mayTarget(state, f, t));
  if (targets.length === 0) return [];
  const quick = skillLevel(state, f, 'weapons-expert') >= 2;
  for (const { token, data } of gunsOf(state, f)) {
    if (ammoFor(data) > f.ammo) continue;
    const ways = costs(state, f, 'ranged', quick && data.gun === 'pistol');
    for (const target of targets) {
      if (shotDice(state, f, token, rangeBetween(f, target)) === 0) continue;
      for (const extra of [0, ...extraDice(data, f.ammo).map(({ dice }) => dice)])
        for (const way of ways) out.push({ do: 'shoot', with: token, at: target.id, extra, pay: way });
    }
  }
  if (mayAct(state, f, 'ranged'))
    for (const target of targets)
      if (canShoot(state, f, target, (range) => shotDice(state, f, null, range)))
        out.push({ do: 'shoot', with: null, at: target.id, extra: 0, pay: 'normal' });
  return out;
}
export function* doShoot(table: Table, f: Figure, active: Active, act: Do<'shoot'>): Flow {
  const { state } = table;
  pay(table, f, active, 'ranged', act.pay);
  const target = figureOf(state, act.at);
  const attack = yield* fire(table, f, target, act.with, act.extra, 0);
  yield* sustain(table, f, act.with, attack);
}
/** A shot with what Burst or Full Charge adds. */
export function fire(
  table: Table,
  f: Figure,
  target: Figure,
  weapon: TokenId | null,
  extra: number,
  bonus: number,
): Flow<Attack | undefined> {
  const data = weapon === null ? undefined : dataOf(table.state, weapon);
  const more = extraDice(data, f.ammo).find(({ dice }) => dice === extra);
  return shoot(table, { by: f, target, weapon, extra, bonus, pegs: more?.pegs ?? (f.being.kind === 'trader' ? ammoFor(data) : 0) });
}
/** CS-ICO-27: after a Hit, once more, as an Effortless action, at the same target or an enemy near it. */
function* sustain(table: Table, f: Figure, weapon: TokenId | null, attack: Attack | undefined): Flow {
  const { state } = table;
  if (!attack || weapon === null || attack.scored === 0 || f.crew === null || f.defeated || f.prone) return;
  const data = dataOf(state, weapon);
  if (!iconOf(data.icons, 'sustained-fire') || markOf(state, weapon) !== 0 || ammoFor(data) > f.ammo) return;
  const [how] = pays(state, f);
  if (how === undefined || state.active?.figure !== f.id) return;
  const near = state.figures.filter(
    (t) =>
      (t.id === attack.target.id || within(t, attack.target, REACH.short)) &&
      canShoot(state, f, t, (range) => shotDice(state, f, weapon, range)),
  );
  if (near.length === 0) return;
  const at = yield* pickFor(table, f.crew, 'sustain/at', [...near.map((t) => t.id), 'none' as const], 'none');
  if (at === 'none') return;
  pay(table, f, state.active, 'effortless', how);
  yield* fire(table, f, figureOf(state, at), weapon, 0, 0);
}

// ------------------------------------------------------------------ fighting

export function fights(state: State, f: Figure): Do<'fight'>[] {
  const ways = costs(state, f, 'close', skillLevel(state, f, 'combat-expert') >= 2);
  if (ways.length === 0) return [];
  const targets = state.figures.filter((t) => canFight(state, f, t));
  if (targets.length === 0) return [];
  return bladesOf(state, f).flatMap(({ token, power }) =>
    targets.flatMap((t) => ways.map((way): Do<'fight'> => ({ do: 'fight', with: token, at: t.id, power, pay: way }))),
  );
}
export function* doFight(table: Table, f: Figure, active: Active, act: Do<'fight'>): Flow {
  pay(table, f, active, 'close', act.pay);
  yield* fight(table, { by: f, target: figureOf(table.state, act.at), weapon: act.with, power: act.power });
}

// ------------------------------------------------------------------ blasts and throws

/** Fired blast weapons cost an action, thrown ones are Effortless. CS-BLA-02, -13, CS-THR-01, -02, -08 */
export function blasts(state: State, f: Figure): Do<'blast'>[] {
  const out: Do<'blast'>[] = [];
  for (const token of f.inventory) {
    const data = dataOf(state, token);
    if (!isA(data, 'blast') || !isUsable(state, f, token) || markOf(state, token) & SPENT) continue;
    const far = data.fired ?? iconOf(data.icons, 'throw')?.range;
    if (far === undefined || (data.fired !== null && (f.ammo < 1 || !mayShootAtAll(state, f)))) continue;
    const ways = data.fired === null ? pays(state, f) : costs(state, f, 'ranged', false);
    if (ways.length === 0) continue;
    const within = (t: Figure) => RANGES.indexOf(rangeBetween(f, t)) <= RANGES.indexOf(far);
    // A teleport may be used on an ally (CS-ICO-34).
    const helps = (t: Figure) =>
      data.effect === 'teleport' && stands(t) && isAlly(state, f, t) && !inContact(state, f, t) && sees(state, f, t);
    const targets = state.figures.filter((t) => within(t) && (mayTarget(state, f, t) || helps(t)));
    for (const way of ways) {
      for (const t of targets) out.push({ do: 'blast', with: token, at: t.id, pay: way });
      out.push({ do: 'blast', with: token, at: null, pay: way });
    }
  }
  return out;
}
export function* doBlast(table: Table, f: Figure, active: Active, act: Do<'blast'>): Flow {
  pay(table, f, active, 'ranged', act.pay);
  yield* blast(table, f, act.with, act.at === null ? null : figureOf(table.state, act.at));
}
/** CS-THR-01 to -04 */
export function throws(state: State, f: Figure): Do<'throw'>[] {
  const ways = pays(state, f);
  if (ways.length === 0) return [];
  const out: Do<'throw'>[] = [];
  for (const token of f.inventory) {
    const data = dataOf(state, token);
    const printed = iconOf(data.icons, 'throw');
    if (!isA(data, 'melee') || !printed || !isUsable(state, f, token)) continue;
    for (const t of state.figures) {
      if (!mayTarget(state, f, t)) continue;
      if (RANGES.indexOf(rangeBetween(f, t)) > RANGES.indexOf(printed.range)) continue;
      for (const way of ways) out.push({ do: 'throw', token, at: t.id, pay: way });
    }
  }
  return out;
}
export function* doThrow(table: Table, f: Figure, active: Active, act: Do<'throw'>): Flow {
  const { state } = table;
  pay(table, f, active, 'effortless', act.pay);
  const target = figureOf(state, act.at);
  const printed = iconOf(dataOf(state, act.token).icons, 'throw');
  if (!printed) return;
  table.tell({ kind: 'threw', figure: f.id, what: kindOf(state, act.token) });
  const attack = yield* thrown(table, f, target, act.token, printed);
  // It lies beside whoever it was thrown at; who was struck down before throwing keeps it.
  if (!attack || !f.inventory.includes(act.token)) return;
  f.inventory = f.inventory.filter((t) => t !== act.token);
  lay(table, act.token, attack.target.x, attack.target.y);
}

// ------------------------------------------------------------------ pushing

/** CS-PSH-01, CS-RULING-43 */
export const pushes = (state: State, f: Figure): Do<'push'>[] =>
  mayAct(state, f, 'push') ? touching(state, f).flatMap((t): Do<'push'>[] => (t.defeated ? [] : [{ do: 'push', at: t.id }])) : [];
export function* doPush(table: Table, f: Figure, active: Active, act: Do<'push'>): Flow {
  pay(table, f, active, 'push', 'normal');
  yield* push(table, f, figureOf(table.state, act.at));
}
