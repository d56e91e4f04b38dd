import type { Flow } from '@cosmodrome/kernel';
import { type FoeType, isWeapon, kindOf, type Payment, print, WEAPON_DICE, type WeaponKind } from '../content/index.ts';
import { BOSS, type CardId, type Cell, type Figure, type FigureId, type Rocketeer, type State } from '../state.ts';
import type { Why } from '../topics.ts';
import { bossTargetable, canBeHurt, damageFoe, isThrall } from './figures.ts';
import { cellsWhere, eyesOf, isVent, spot } from './map.ts';
import { spendOn, spendOverkills } from './overkill.ts';
import { attackBonuses } from './passive.ts';
import { declare, rollWindows } from './roll.ts';
import { actOn, removeMarker } from './scenarios.ts';
import { changeComponent, markCard, usable, usableOf, useCard, whyNotUse } from './sheet.ts';
import { crewOn, figuresOn, findFoe, foeById, hand, over, type Table, whoById } from './table.ts';

// Combat actions (SCA-COMBAT, SCA-WPN).

const weaponOf = (card: CardId): WeaponKind => kindOf(card) as WeaponKind;
/** SCA-COMBAT-01, -08: weapons this Rocketeer could attack with now. */
export const weaponsReady = (state: State, r: Rocketeer): CardId[] =>
  hand(state, r).filter((id) => isWeapon(kindOf(id)) && usable(state, r, id));
/** SCA-WPN-07, -09, SCA-THRALL-05, SCA-RULING-86: blasts spare tiles with a Rocketeer or a Thrall on them. */
export const blastable = (state: State, cell: Cell): boolean =>
  crewOn(state, cell).length === 0 && !figuresOn(state, cell).some((f) => isThrall(f.type));
/** SCA-WPN-05, SCA-RULING-90: the own tile; from a vent tile every face-up vent tile. */
export const ddtReach = (state: State, r: Rocketeer, cell: Cell): boolean => cell === r.at || (isVent(state, r.at) && isVent(state, cell));

/** The dice a weapon prints for a range; 0: it does not reach so far, or (−1) nobody sees so far. */
export const diceAt = (weapon: WeaponKind, range: number): number => (range < 0 ? 0 : (WEAPON_DICE[weapon][range] ?? 0));
type Shot = { readonly card: CardId; readonly figure: FigureId; readonly range: number; readonly dice: number };
/** SCA-COMBAT-02, -09, SCA-WPN-04..07: every target of every figure weapon. `dice` are those printed for the range. */
export function shots(state: State, r: Rocketeer): Shot[] {
  const weapons = weaponsReady(state, r).filter((id) => kindOf(id) !== 'flame-gun');
  if (weapons.length === 0) return [];
  const eyes = eyesOf(state, r);
  const ranges = new Map<Cell, number>();
  const rangeTo = (cell: Cell): number => {
    let range = ranges.get(cell);
    if (range === undefined) {
      range = eyes.range(cell);
      ranges.set(cell, range);
    }
    return range;
  };
  const targets = state.figures.map((f) => f.id);
  if (state.boss) targets.push(BOSS);
  const out: Shot[] = [];
  for (const card of weapons) {
    const weapon = weaponOf(card);
    for (const figure of targets) {
      if (whyNotAim(state, r, weapon, figure, rangeTo)) continue;
      const range = weapon === 'ddt' ? 0 : rangeTo(foeById(state, figure).at);
      out.push({ card, figure, range, dice: diceAt(weapon, range) });
    }
  }
  return out;
}
/** Why a weapon that is ready cannot be turned on this figure: SCA-COMBAT-02, -09, SCA-WPN-04, -05, -07, SCA-RULING-74. */
function whyNotAim(state: State, r: Rocketeer, weapon: WeaponKind, figure: FigureId, rangeTo: (cell: Cell) => number): Why | undefined {
  const target = findFoe(state, figure);
  if (!target || !(figure === BOSS ? bossTargetable(state) : canBeHurt(target as Figure))) return 'no-target';
  if (weapon === 'ddt') return target.type !== 'bug' ? 'no-target' : ddtReach(state, r, target.at) ? undefined : 'out-of-range';
  const range = rangeTo(target.at);
  if (range < 0) return 'unseen';
  if (diceAt(weapon, range) === 0) return 'out-of-range';
  return weapon === 'demo-charge' && !blastable(state, target.at) ? 'spares-friends' : undefined;
}
/** SCA-COMBAT-01, -08: why this card cannot be used for an attack on a figure. */
export function whyNotAttack(state: State, r: Rocketeer, card: CardId, figure: FigureId): Why | undefined {
  if (!isWeapon(kindOf(card)) || kindOf(card) === 'flame-gun') return 'no-weapon';
  return whyNotUse(state, r, card) ?? whyNotAim(state, r, weaponOf(card), figure, eyesOf(state, r).range);
}
/** SCA-WPN-09, SCA-RULING-85, SCA-S6-07: why a Flame-Gun that is ready cannot be aimed at this tile. */
function whyNotFire(state: State, cell: Cell, range: number): Why | undefined {
  if (range < 0) return 'unseen';
  if (diceAt('flame-gun', range) === 0) return 'out-of-range';
  if (!blastable(state, cell)) return 'spares-friends';
  const worthIt = figuresOn(state, cell).length > 0 || (state.boss?.at === cell && bossTargetable(state)) || actOn(state, cell) === 'drain';
  return worthIt ? undefined : 'no-target';
}
export const whyNotBurn = (state: State, r: Rocketeer, card: CardId, cell: Cell): Why | undefined =>
  kindOf(card) !== 'flame-gun' ? 'no-weapon' : (whyNotUse(state, r, card) ?? whyNotFire(state, cell, eyesOf(state, r).range(cell)));
export function burns(state: State, r: Rocketeer): { card: CardId; cell: Cell }[] {
  const guns = usableOf(state, r, 'flame-gun');
  if (guns.length === 0) return [];
  const eyes = eyesOf(state, r);
  return guns.flatMap((card) =>
    cellsWhere(state, (_, cell) => whyNotFire(state, cell, eyes.range(cell)) === undefined).map((cell) => ({ card, cell })),
  );
}
/** SCA-DICE-02, SCA-GEAR-11, -18, SCA-RULING-105: standing bonus dice of an attack; the cards that give them are marked. */
export function attackModifiers(state: State, r: Rocketeer, weapon: WeaponKind, range: number, mark: boolean): number {
  let dice = r.coffee;
  for (const bonus of attackBonuses(r, weapon, range))
    for (const id of usableOf(state, r, bonus.kind)) {
      dice += bonus.dice;
      if (mark) markCard(state, r, id);
    }
  return dice;
}
/** SCA-COMBAT-03..11: one attack on one figure. `chain`: Leeches damaged by earlier rolls of a Revulsion chain. */
export function* attackFigure(
  table: Table,
  r: Rocketeer,
  card: CardId,
  target: FigureId,
  payment: Payment,
  chain: readonly FigureId[] = [],
): Flow {
  const { state } = table;
  const weapon = weaponOf(card);
  const aimed = foeById(state, target);
  const cell = aimed.at;
  const range = weapon === 'ddt' ? 0 : eyesOf(state, r).range(cell);
  const roll = declare(table, r, 'attack', { payment, weapon, card, target, foe: aimed.type, cell, dice: diceAt(weapon, range) });
  const modifiers = attackModifiers(state, r, weapon, range, true);
  table.tell({
    kind: 'declared',
    role: r.role,
    roll: 'attack',
    pay: payment,
    weapon,
    item: '',
    target: whoById(state, target),
    patient: '',
    act: '',
    spot: spot(state, cell),
    range,
    dice: roll.dice + modifiers,
  });
  if (weapon === 'ray-gun') r.shot = true;
  r.pinned = false; // SCA-VAR-06, -07
  yield* rollWindows(table, r, roll, modifiers);
  spendShot(table, r, card, payment === 'free');
  if (roll.successes > 0) {
    damageFoe(table, target, r.role, weapon);
    if (weapon === 'air-knife' || weapon === 'proton-blade') changeComponent(table, r, 'alien-blood', 1, 'weapon'); // SCA-WPN-01, -13, SCA-RULING-91
    yield* spendOverkills(table, r, roll, spendOn({ hit: [target], cell, attacked: [target], foes: [aimed.type], chain: [...chain] }));
  }
  state.roll = null;
}
/** SCA-WPN-09, -10, SCA-RULING-44, -85: one roll against everybody on a tile. */
export function* burnTile(table: Table, r: Rocketeer, card: CardId, cell: Cell, payment: Payment, chain: readonly FigureId[] = []): Flow {
  const { state } = table;
  const there = figuresOn(state, cell);
  const attacked: FigureId[] = there.map((f) => f.id);
  const foes: FoeType[] = there.map((f) => f.type);
  if (state.boss?.at === cell && bossTargetable(state)) {
    attacked.push(BOSS);
    foes.push(state.boss.type);
  }
  const range = eyesOf(state, r).range(cell);
  const roll = declare(table, r, 'attack', { payment, weapon: 'flame-gun', card, cell, dice: diceAt('flame-gun', range) });
  table.tell({
    kind: 'declared',
    role: r.role,
    roll: 'attack',
    pay: payment,
    weapon: 'flame-gun',
    item: '',
    target: null,
    patient: '',
    act: '',
    spot: spot(state, cell),
    range,
    dice: roll.dice + r.coffee,
  });
  r.pinned = false;
  yield* rollWindows(table, r, roll, r.coffee);
  spendShot(table, r, card, payment === 'free');
  if (roll.successes > 0) {
    for (const id of attacked) if (!over(state)) damageFoe(table, id, r.role, 'flame-gun');
    if (state.boss?.at === cell && !attacked.includes(BOSS)) damageFoe(table, BOSS, r.role, 'flame-gun'); // tells that it stays unharmed (SCA-S7-07)
    if (actOn(state, cell) === 'drain') removeMarker(table, cell, 'flame-gun'); // SCA-S6-07
    yield* spendOverkills(table, r, roll, spendOn({ hit: attacked, cell, attacked, foes, chain: [...chain] }));
  }
  state.roll = null;
}
/** SCA-COMBAT-08, -10, SCA-WPN-06, SCA-RULING-83, -89: Charge and mark; a Revulsion attack is free. */
function spendShot(table: Table, r: Rocketeer, card: CardId, free: boolean): void {
  if (free) return;
  if (print(card).charges > 0 || print(card).single) useCard(table, r, card);
  else markCard(table.state, r, card);
}
