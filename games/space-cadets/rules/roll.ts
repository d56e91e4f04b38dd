import { ask, type Flow, oneOf, someOf, yesNo } from '@cosmodrome/kernel';
import type { FoeType, ItemKind, Payment, RollKind, WeaponKind } from '../content/names.ts';
import type { CardId, Cell, FigureId, Rocketeer, Roll, State } from '../state.ts';
import { rollDice, successes } from './effects.ts';
import { currentIq, discard, dominatedBrains, markCard, usable, useCard } from './sheet.ts';
import { about, hand, kindOf, print, type Table } from './table.ts';

// The windows around a Rocketeer's roll (SCA-RULING-92): W2 bonuses, W3 dice, W4 after-roll cards, W5 the result.

/** IQ actions (SCA-IQ-01, SCA-SCEN-05, SCA-RULING-100). */
export const isIq = (kind: RollKind): boolean =>
  kind === 'heal' || kind === 'analyze' || kind === 'subdue' || kind === 'scenario' || kind === 'cold';

/** The roll as declared in W1. Fixed dice (weapon, modifiers) are in `dice`; for IQ actions IQ comes on top. */
export function declare(
  table: Table,
  r: Rocketeer,
  kind: RollKind,
  how: { payment?: Payment; weapon?: WeaponKind; card?: CardId; target?: FigureId; foe?: FoeType | ''; cell?: Cell; dice?: number },
): Roll {
  const roll: Roll = {
    who: r.role,
    kind,
    payment: how.payment ?? 'free',
    weapon: how.weapon ?? '',
    card: how.card ?? -1,
    target: how.target ?? -1,
    foe: how.foe ?? '',
    cell: how.cell ?? r.at,
    dice: how.dice ?? 0,
    faces: [],
    inverted: false,
    extra: 0,
    successes: 0,
    overkills: 0,
    bought: [],
    borrowed: '',
  };
  table.state.roll = roll;
  return roll;
}
type Boost = { readonly dice: number; readonly iq: number; readonly successes: number };
/** SCA-GEAR-06, -16, SCA-DISC-08, -12, SCA-RESC-04, -12, SCA-RULING-111, -129: what a card declared before the roll adds. */
export function boostOf(kind: ItemKind, roll: RollKind): Boost | undefined {
  const iq = isIq(roll);
  if (kind === 'first-aid-kit' && roll === 'heal') return { dice: 2, iq: 0, successes: 0 };
  if (kind === 'reference-book' && iq) return { dice: 1, iq: 0, successes: 0 };
  if (kind === 'ionoscope' && iq) return { dice: 0, iq: 0, successes: 1 };
  if (kind === 'glowing-orb' && iq) return { dice: 0, iq: 1, successes: 0 };
  if (kind === 'co-ed' && (iq || roll === 'attack')) return { dice: 2, iq: 0, successes: 0 };
  if (kind === 'sarge' && roll === 'attack') return { dice: 1, iq: 0, successes: 0 };
  return undefined;
}
export const boosters = (state: State, r: Rocketeer, kind: RollKind): CardId[] =>
  hand(state, r).filter((id) => print(id).timing === 'declared' && boostOf(kindOf(id), kind) !== undefined && usable(state, r, id));

/** Dice of an IQ action from IQ and standing modifiers, without declared cards (SCA-RULING-34). */
export function iqDice(state: State, r: Rocketeer, modifiers: number, bonus = 0): number {
  return currentIq(state, r, bonus) + modifiers;
}
/** SCA-RULING-34: can this IQ action be made at all? */
export function iqPossible(state: State, r: Rocketeer, kind: RollKind, modifiers: number): boolean {
  return iqDice(state, r, modifiers) > 0 || enough(state, r, kind, modifiers, boosters(state, r, kind));
}
function enough(state: State, r: Rocketeer, kind: RollKind, modifiers: number, cards: readonly CardId[]): boolean {
  const all = cards.map((id) => boostOf(kindOf(id), kind)!);
  const sum = (of: (b: Boost) => number) => all.reduce((n, b) => n + of(b), 0);
  return (
    sum((b) => b.successes) > 0 ||
    iqDice(
      state,
      r,
      modifiers,
      sum((b) => b.iq),
    ) +
      sum((b) => b.dice) >
      0
  );
}

/**
 * W2 to W5. `modifiers` are the standing bonus dice of this action; weapon dice are in `roll.dice`. Afterwards the roll
 * holds faces, successes and Overkills (SCA-DICE-02..04).
 */
export function* rollWindows(table: Table, r: Rocketeer, roll: Roll, modifiers: number): Flow {
  const { state } = table;
  const iq = isIq(roll.kind);
  const offered = boosters(state, r, roll.kind);
  let cards: readonly CardId[] = [];
  if (offered.length > 0) {
    about(table, r);
    const valid = iq ? (chosen: readonly CardId[]) => enough(state, r, roll.kind, modifiers, chosen) : () => true;
    cards = yield* ask(
      r.seat,
      'roll/boost',
      someOf(() => boosters(state, r, roll.kind), { valid }),
    );
    about(table, undefined);
  }
  let bonus = 0;
  let extraIq = 0;
  for (const id of cards) {
    const b = boostOf(kindOf(id), roll.kind)!;
    useCard(table, r, id);
    bonus += b.dice;
    extraIq += b.iq;
    roll.extra += b.successes;
    table.tell({ is: 'boost', role: r.role, item: kindOf(id), dice: b.dice + b.iq, successes: b.successes });
  }
  if (iq) {
    roll.dice = iqDice(state, r, modifiers, extraIq) + bonus;
    for (const id of dominatedBrains(state, r)) markCard(state, r, id);
  } else roll.dice += modifiers + bonus;
  yield* throwDice(table, r, roll);
  yield* maybeScientist(table, r, roll);
}
/** W3 to W5 for rolls without bonuses too (SCA-RULING-95, -109). */
export function* throwDice(table: Table, r: Rocketeer, roll: Roll): Flow {
  roll.faces = rollDice(table.chance, roll.dice);
  count(roll);
  table.tell({ is: 'roll', role: r.role, kind: roll.kind, faces: roll.faces.slice(), successes: roll.successes, inverted: false });
  yield* afterRoll(table, r, roll);
  table.tell({ is: 'result', role: r.role, kind: roll.kind, successes: roll.successes, overkills: roll.overkills });
}
/** SCA-DICE-03, -04: the first success, then Overkills. */
function count(roll: Roll): void {
  roll.successes = successes(roll.faces, roll.inverted) + roll.extra;
  roll.overkills = Math.max(0, roll.successes - 1);
}
type After = { readonly use: CardId; readonly dice?: readonly number[] } | 'keep';
/** W4: SCA-GEAR-12, -28, SCA-DISC-14, SCA-SCHEM-08. */
function afterOptions(state: State, r: Rocketeer, roll: Roll): After[] {
  const out: After[] = ['keep'];
  for (const id of hand(state, r)) {
    if (print(id).timing !== 'after-roll' || !usable(state, r, id)) continue;
    const kind = kindOf(id);
    if (kind === 'lucky-rabbits-foot') for (let i = 0; i < roll.faces.length; i++) out.push({ use: id, dice: [i] });
    else if (kind === 'time-warp' && roll.faces.length > 0) out.push({ use: id });
    else if (kind === 'tools' && isIq(roll.kind) && roll.faces.length > 0) out.push({ use: id });
    else if (kind === 'reality-inverter' && !roll.inverted) out.push({ use: id });
  }
  return out;
}
function* afterRoll(table: Table, r: Rocketeer, roll: Roll): Flow {
  const { state } = table;
  while (afterOptions(state, r, roll).length > 1) {
    about(table, r);
    const choice = yield* ask(
      r.seat,
      'roll/after',
      oneOf(() => afterOptions(state, r, roll)),
    );
    about(table, undefined);
    if (choice === 'keep') return;
    const kind = kindOf(choice.use);
    const before = roll.faces.slice();
    useCard(table, r, choice.use);
    if (kind === 'reality-inverter') roll.inverted = true;
    else {
      let dice: readonly number[] = roll.faces.map((_, i) => i);
      if (kind === 'lucky-rabbits-foot') dice = choice.dice!;
      if (kind === 'time-warp') {
        about(table, r, choice.use);
        dice = yield* ask(
          r.seat,
          'roll/dice',
          someOf(() => roll.faces.map((_, i) => i), { min: 1 }),
        );
        about(table, undefined);
      }
      for (const i of dice) roll.faces[i] = table.chance.die(10);
    }
    count(roll);
    table.tell({
      is: 'reroll',
      role: r.role,
      item: kind,
      before,
      faces: roll.faces.slice(),
      successes: roll.successes,
      inverted: roll.inverted,
    });
    // SCA-RULING-92: Tools break by the dice of their own reroll, an Ionoscope's success apart.
    if (kind === 'tools' && successes(roll.faces, roll.inverted) === 0) discard(table, r, choice.use, 'broken');
  }
}
/** W5: SCA-RESC-13, SCA-RULING-111 */
function* maybeScientist(table: Table, r: Rocketeer, roll: Roll): Flow {
  const { state } = table;
  if (!isIq(roll.kind) || roll.successes === 0) return;
  const id = hand(state, r).find((c) => kindOf(c) === 'scientist' && usable(state, r, c));
  if (id === undefined) return;
  about(table, r, id);
  const yes = yield* ask(r.seat, 'roll/scientist', yesNo);
  about(table, undefined);
  if (!yes) return;
  useCard(table, r, id);
  roll.overkills += 1;
}
