import { during, type Flow, given, oneOf, someOf, yesNo } from '@cosmodrome/kernel';
import {
  type FoeType,
  type ItemKind,
  isTimed,
  type KindOf,
  kindOf,
  type Payment,
  type RollKind,
  type WeaponKind,
} from '../content/index.ts';
import { type CardId, type Cell, type FigureId, NO_CARD, NO_FIGURE, type Rocketeer, type Roll, type Scene, type State } from '../state.ts';
import { type Answers, ask } from '../topics.ts';
import { rollDice, successes } from './effects.ts';
import { currentIq, discard, dominatedBrains, markCard, usable, useCard } from './sheet.ts';
import { hand, type Table } from './table.ts';

// The windows around a Rocketeer's roll (SCA-RULING-92): W2 bonuses, W3 dice, W4 after-roll cards, W5 the result.

/** IQ actions (SCA-IQ-01, SCA-SCEN-05, SCA-RULING-100). */
const isIq = (kind: RollKind): boolean =>
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
    card: how.card ?? NO_CARD,
    target: how.target ?? NO_FIGURE,
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
/** The windows of a roll, for those who look on. */
const rolling = (r: Rocketeer, card: CardId = NO_CARD): Scene => ({ kind: 'roll', role: r.role, card });

type Boost = { readonly dice: number; readonly iq: number; readonly successes: number };
/** SCA-GEAR-06, -16, SCA-DISC-08, -12, SCA-RESC-04, -12, SCA-RULING-111, -129: what each card declared before a roll adds, and to which. */
const DECLARED: Readonly<Record<KindOf<'declared'>, { readonly helps: (roll: RollKind) => boolean; readonly by: Partial<Boost> }>> = {
  'first-aid-kit': { helps: (roll) => roll === 'heal', by: { dice: 2 } },
  'reference-book': { helps: (roll) => isIq(roll), by: { dice: 1 } },
  ionoscope: { helps: (roll) => isIq(roll), by: { successes: 1 } },
  'glowing-orb': { helps: (roll) => isIq(roll), by: { iq: 1 } },
  'co-ed': { helps: (roll) => isIq(roll) || roll === 'attack', by: { dice: 2 } },
  sarge: { helps: (roll) => roll === 'attack', by: { dice: 1 } },
  // Declared with the action itself: an IQ action beside (SCA-GEAR-29), a hatch looked through (SCA-DISC-15).
  tricorder: { helps: () => false, by: {} },
  'x-ray-goggles': { helps: () => false, by: {} },
};
function boostOf(kind: ItemKind, roll: RollKind): Boost | undefined {
  if (!isTimed(kind, 'declared') || !DECLARED[kind].helps(roll)) return undefined;
  return { dice: 0, iq: 0, successes: 0, ...DECLARED[kind].by };
}
const boosters = (state: State, r: Rocketeer, kind: RollKind): CardId[] =>
  hand(state, r).filter((id) => boostOf(kindOf(id), kind) !== undefined && usable(state, r, id));
const boostsOf = (cards: readonly CardId[], roll: RollKind): Boost[] => cards.flatMap((id) => boostOf(kindOf(id), roll) ?? []);

/** Dice of an IQ action from IQ and standing modifiers, without declared cards (SCA-RULING-34). */
export function iqDice(state: State, r: Rocketeer, modifiers: number, bonus = 0): number {
  return currentIq(state, r, bonus) + modifiers;
}
/** SCA-RULING-34: can this IQ action be made at all? */
export function iqPossible(state: State, r: Rocketeer, kind: RollKind, modifiers: number): boolean {
  return iqDice(state, r, modifiers) > 0 || enough(state, r, kind, modifiers, boosters(state, r, kind));
}
function enough(state: State, r: Rocketeer, kind: RollKind, modifiers: number, cards: readonly CardId[]): boolean {
  const all = boostsOf(cards, kind);
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
    const valid = iq ? (chosen: readonly CardId[]) => enough(state, r, roll.kind, modifiers, chosen) : () => true;
    const helpers = someOf(() => boosters(state, r, roll.kind), { valid });
    cards = yield* during(table, rolling(r), ask(r.seat, 'roll/boost', helpers));
  }
  let bonus = 0;
  let extraIq = 0;
  for (const id of cards) {
    const b = boostOf(kindOf(id), roll.kind);
    if (!b) continue;
    useCard(table, r, id);
    bonus += b.dice;
    extraIq += b.iq;
    roll.extra += b.successes;
    table.tell({ kind: 'boost', role: r.role, item: kindOf(id), dice: b.dice + b.iq, successes: b.successes });
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
  table.tell({ kind: 'roll', role: r.role, roll: roll.kind, faces: roll.faces.slice(), successes: roll.successes, inverted: false });
  yield* afterRoll(table, r, roll);
  table.tell({ kind: 'result', role: r.role, roll: roll.kind, successes: roll.successes, overkills: roll.overkills });
}
/** SCA-DICE-03, -04: the first success, then Overkills. */
function count(roll: Roll): void {
  roll.successes = successes(roll.faces, roll.inverted) + roll.extra;
  roll.overkills = Math.max(0, roll.successes - 1);
}
type After = Answers['roll/after'];
type Changing = {
  /** How this card may change this roll now. */
  readonly offers: (roll: Roll, id: CardId) => readonly After[];
  /** The dice it throws again. */
  readonly again: (table: Table, r: Rocketeer, roll: Roll, choice: Exclude<After, 'keep'>) => Flow<readonly number[]>;
  /** Does it turn the successes over? */
  readonly inverts?: true;
};
const indexes = (roll: Roll): number[] => roll.faces.map((_, i) => i);
const ifRolled = (roll: Roll, id: CardId): readonly After[] => (roll.faces.length > 0 ? [{ use: id }] : []);
/** Used after a roll, but not to change it: see overkill.ts, and below for the Scientist. */
const LATER: Changing = { offers: () => [], again: () => given([]) };
/** W4: SCA-GEAR-12, -28, SCA-DISC-14, SCA-SCHEM-08. */
const AFTER_ROLL: Readonly<Record<KindOf<'after-roll'>, Changing>> = {
  'lucky-rabbits-foot': {
    offers: (roll, id) => indexes(roll).map((i) => ({ use: id, dice: [i] })),
    again: (_table, _r, _roll, choice) => given(choice.dice ?? []),
  },
  tools: { offers: (roll, id) => (isIq(roll.kind) ? ifRolled(roll, id) : []), again: (_table, _r, roll) => given(indexes(roll)) },
  'time-warp': {
    offers: ifRolled,
    again: (table, r, roll, { use }) =>
      during(
        table,
        rolling(r, use),
        ask(
          r.seat,
          'roll/dice',
          someOf(() => indexes(roll), { min: 1 }),
        ),
      ),
  },
  'reality-inverter': { offers: (roll, id) => (roll.inverted ? [] : [{ use: id }]), again: () => given([]), inverts: true },
  'tape-recorder': LATER,
  'telepathy-band': LATER,
  scientist: LATER,
};
const changes = (kind: ItemKind): boolean => changing(kind) !== LATER;
const changing = (kind: ItemKind): Changing => (isTimed(kind, 'after-roll') ? AFTER_ROLL[kind] : LATER);
const afterOptions = (state: State, r: Rocketeer, roll: Roll): After[] => [
  'keep',
  ...hand(state, r).flatMap((id) => (changes(kindOf(id)) && usable(state, r, id) ? changing(kindOf(id)).offers(roll, id) : [])),
];
function* afterRoll(table: Table, r: Rocketeer, roll: Roll): Flow {
  const { state } = table;
  while (afterOptions(state, r, roll).length > 1) {
    const options = oneOf(() => afterOptions(state, r, roll));
    const choice = yield* during(table, rolling(r), ask(r.seat, 'roll/after', options));
    if (choice === 'keep') return;
    const kind = kindOf(choice.use);
    const before = roll.faces.slice();
    useCard(table, r, choice.use);
    if (changing(kind).inverts) roll.inverted = true;
    for (const i of yield* changing(kind).again(table, r, roll, choice)) roll.faces[i] = table.chance.die(10);
    count(roll);
    table.tell({
      kind: 'reroll',
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
  const yes = yield* during(table, rolling(r, id), ask(r.seat, 'roll/scientist', yesNo));
  if (!yes) return;
  useCard(table, r, id);
  roll.overkills += 1;
}
