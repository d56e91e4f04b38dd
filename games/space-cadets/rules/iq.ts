import type { Flow } from '@cosmodrome/kernel';
import { isSchematic, kindOf, type Payment, print, RECIPES, type RollKind } from '../content/index.ts';
import { BOSS, type CardId, type Cell, type Figure, type FigureId, NO_CARD, NO_FIGURE, type Rocketeer, type State } from '../state.ts';
import type { IqAction, Unpaid, Why } from '../topics.ts';
import { settle } from './end.ts';
import { isThrall, kill, removeForGood } from './figures.ts';
import { eyesOf, mapOf, spot } from './map.ts';
import { spendOn, spendOverkills } from './overkill.ts';
import { iqBonuses } from './passive.ts';
import { declare, iqPossible, rollWindows } from './roll.ts';
import { actOn, actSucceeds, goalOf, overmindSubduable } from './scenarios.ts';
import { changeComponent, heal, holds, markCard, ownPhaseCards, pay, reaches, usableOf, useCard, whyNotUse, wounded } from './sheet.ts';
import { bossFoe, bossOf, cardOf, figure, figuresOn, findFoe, foe, hand, over, rocketeer, type Table, whoById } from './table.ts';

// IQ actions: Heal, Analyze, Subdue, the scenarios' own and The Common Cold (SCA-IQ, SCA-HEAL, SCA-ANALYZE, SCA-SUBDUE, SCA-SCHEM).

/** Standing bonus dice: Coffee, the Doctor's Med-Pack (SCA-GEAR-13), Wire Cutters (SCA-GEAR-30); marked when they help. */
function modifiers(state: State, r: Rocketeer, kind: RollKind, mark = false): number {
  let dice = r.coffee;
  for (const bonus of iqBonuses(kind))
    for (const id of usableOf(state, r, bonus.kind)) {
      dice += bonus.dice;
      if (mark) markCard(state, r, id);
    }
  return dice;
}
/** The tiles an IQ action can be made on: the own one, and with the Tricorder neighbours in sight (SCA-GEAR-29, SCA-RULING-35). */
function grounds(state: State, r: Rocketeer): { cell: Cell; via?: Cell }[] {
  const out: { cell: Cell; via?: Cell }[] = [{ cell: r.at }];
  if (usableOf(state, r, 'tricorder').length === 0) return out;
  const eyes = eyesOf(state, r);
  for (const cell of mapOf(state).neighbours(r.at)) if (eyes.range(cell) === 1) out.push({ cell, via: cell });
  return out;
}
/** SCA-HEAL-01, SCA-GEAR-13, SCA-RULING-33, -50: wounded Rocketeers within reach. */
function patients(state: State, r: Rocketeer): { patient: Rocketeer; via?: Cell }[] {
  const out: { patient: Rocketeer; via?: Cell }[] = [];
  const eyes = reaches(state, r, 'heal') ? eyesOf(state, r) : undefined;
  for (const x of state.rocketeers) {
    if (!wounded(x)) continue;
    if (x.at === r.at || eyes?.range(x.at) === 1) out.push({ patient: x });
    else for (const g of grounds(state, r)) if (g.via === x.at) out.push({ patient: x, via: x.at });
  }
  return out;
}
/** SCA-SCHEM-02: all components in hand. */
function complete(r: Rocketeer, card: CardId): boolean {
  const kind = kindOf(card);
  return !isSchematic(kind) || RECIPES[kind].every(([component, n]) => holds(r, component) >= n);
}
/** SCA-ANALYZE-01, -05, SCA-RULING-33: why this card of the hand is not to be analyzed. */
function whyNotAnalyze(state: State, r: Rocketeer, card: CardId): Why | undefined {
  if (!print(card).analysis || cardOf(state, card).ready) return 'nothing-to-analyze';
  return complete(r, card) ? undefined : 'no-components';
}
const analyzable = (state: State, r: Rocketeer): CardId[] => hand(state, r).filter((id) => whyNotAnalyze(state, r, id) === undefined);
/** SCA-SUBDUE-01, -05, SCA-RULING-37, -70, SCA-S7-13: Thralls, and Brains with exactly 1 HP; the Overmind like a Brain. */
const yields = (f: Figure): boolean => isThrall(f.type) || (f.type === 'brain' && f.hp === 1);
function subduable(state: State, cell: Cell): FigureId[] {
  const out = figuresOn(state, cell).flatMap((f) => (yields(f) ? [f.id] : []));
  if (state.boss?.at === cell && overmindSubduable(state)) out.push(BOSS);
  return out;
}
/** SCA-RULING-100 */
const coldPrey = (state: State, cell: Cell): boolean => figuresOn(state, cell).some((f) => !isThrall(f.type));

/** SCA-RULING-34: at least one die, or a card that makes up for it. */
const canThink = (state: State, r: Rocketeer, kind: RollKind): boolean => iqPossible(state, r, kind, modifiers(state, r, kind));

/** Why an IQ action cannot be made, its payment apart: the same tests as `iqActions`, one after the other. */
export function whyNotIq(state: State, r: Rocketeer, a: Unpaid<IqAction>): Why | undefined {
  const via = 'via' in a ? a.via : undefined;
  const ground = grounds(state, r).find((g) => g.via === via);
  if (!ground) return 'out-of-reach';
  const nothingThere = whyNothingThere(state, r, a, ground.cell);
  return nothingThere ?? (canThink(state, r, a.do) ? undefined : 'no-iq');
}
function whyNothingThere(state: State, r: Rocketeer, a: Unpaid<IqAction>, here: Cell): Why | undefined {
  switch (a.do) {
    case 'heal': {
      const patient = rocketeer(state, a.patient);
      if (!wounded(patient)) return 'not-wounded';
      return patients(state, r).some((p) => p.patient === patient && p.via === a.via) ? undefined : 'out-of-reach';
    }
    case 'analyze':
      return hand(state, r).includes(a.card) ? whyNotAnalyze(state, r, a.card) : 'not-held';
    case 'subdue': {
      if (subduable(state, here).includes(a.figure)) return undefined;
      const target = findFoe(state, a.figure);
      return target && subduable(state, target.at).includes(a.figure) ? 'out-of-reach' : 'not-subdued';
    }
    case 'scenario':
      return a.cell !== here ? 'out-of-reach' : actOn(state, here) ? undefined : 'no-task';
    case 'cold': {
      const why = whyNotUse(state, r, a.card);
      if (why) return why;
      return a.cell !== here ? 'out-of-reach' : coldPrey(state, here) ? undefined : 'no-target';
    }
  }
}
/** SCA-IQ-01, SCA-RULING-33, -34: every IQ action this Rocketeer could make, for each way to pay. */
export function iqActions(state: State, r: Rocketeer, pays: readonly Payment[]): IqAction[] {
  const [first] = pays;
  if (first === undefined) return [];
  const who = r.role;
  const plain: IqAction[] = [];
  const at = (via: Cell | undefined) => (via === undefined ? {} : { via });
  const possible = (kind: RollKind) => canThink(state, r, kind);
  const healing = patients(state, r);
  if (healing.length > 0 && possible('heal'))
    for (const { patient, via } of healing) plain.push({ do: 'heal', who, patient: patient.role, pay: first, ...at(via) });
  const unknown = analyzable(state, r);
  if (unknown.length > 0 && possible('analyze')) for (const card of unknown) plain.push({ do: 'analyze', who, card, pay: first });
  for (const { cell, via } of grounds(state, r)) {
    for (const id of subduable(state, cell)) if (possible('subdue')) plain.push({ do: 'subdue', who, figure: id, pay: first, ...at(via) });
    if (actOn(state, cell) && possible('scenario')) plain.push({ do: 'scenario', who, cell, pay: first, ...at(via) });
    for (const card of ownPhaseCards(state, r, 'cold'))
      if (coldPrey(state, cell) && possible('cold')) plain.push({ do: 'cold', who, card, cell, pay: first, ...at(via) });
  }
  return pays.length === 1 ? plain : plain.flatMap((a) => pays.map((pay) => ({ ...a, pay })));
}
/** W1 to W8 of an IQ action (SCA-IQ-02, -03, SCA-RULING-92). */
export function* performIq(table: Table, r: Rocketeer, a: IqAction): Flow {
  const { state } = table;
  const kind: RollKind = a.do;
  pay(table, r, a.pay);
  const via = 'via' in a ? a.via : undefined;
  for (const id of usableOf(state, r, 'tricorder').slice(0, 1)) if (via !== undefined) useCard(table, r, id);
  const cell = via ?? r.at;
  const target = a.do === 'subdue' ? a.figure : NO_FIGURE;
  const bonus = modifiers(state, r, kind, true);
  const roll = declare(table, r, kind, {
    payment: a.pay,
    card: 'card' in a ? a.card : NO_CARD,
    target,
    foe: target >= 0 ? (whoById(state, target)?.type ?? '') : '',
    cell,
  });
  table.tell({
    kind: 'declared',
    role: r.role,
    roll: kind,
    pay: a.pay,
    weapon: '',
    item: 'card' in a ? kindOf(a.card) : '',
    target: target >= 0 ? whoById(state, target) : null,
    patient: a.do === 'heal' ? a.patient : '',
    act: a.do === 'scenario' ? actOn(state, a.cell) : '',
    spot: spot(state, a.do === 'scenario' || a.do === 'cold' ? a.cell : cell),
    range: via === undefined ? 0 : 1,
    dice: bonus,
  });
  if (a.do === 'subdue' || a.do === 'cold') r.pinned = false; // SCA-VAR-06, SCA-RULING-117
  if (a.do === 'cold') useCard(table, r, a.card); // discarded even on a failure (SCA-RULING-100)
  yield* rollWindows(table, r, roll, bonus);
  if (roll.successes > 0) {
    if (a.do === 'heal') {
      heal(table, rocketeer(state, a.patient), 1, 'heal'); // SCA-HEAL-01, -02
      yield* spendOverkills(table, r, roll, spendOn());
    } else if (a.do === 'analyze') {
      analyzed(table, r, a.card);
      yield* spendOverkills(table, r, roll, spendOn({ analyzed: a.card }));
    } else if (a.do === 'subdue') {
      const subdued = subdue(table, r, a.figure);
      if (!over(state)) yield* spendOverkills(table, r, roll, spendOn({ subdued }));
    } else if (a.do === 'scenario') {
      yield* actSucceeds(table, r, a.cell);
      if (!over(state)) yield* spendOverkills(table, r, roll, spendOn({ act: a.cell }));
    } else {
      for (const f of figuresOn(state, a.cell)) if (!isThrall(f.type)) kill(table, f, r.role, 'common-cold'); // SCA-GEAR-26
      if (!over(state)) yield* spendOverkills(table, r, roll, spendOn());
    }
  }
  state.roll = null;
}
/** SCA-ANALYZE-02, SCA-SCHEM-03: usable from now on, with its printed Charges; components are used up. */
function analyzed(table: Table, r: Rocketeer, card: CardId): void {
  const c = cardOf(table.state, card);
  const kind = kindOf(card);
  if (isSchematic(kind)) for (const [component, n] of RECIPES[kind]) changeComponent(table, r, component, -n, 'assembly');
  c.ready = true;
  c.charges = print(card).charges;
  table.tell({ kind: 'analyzed', role: r.role, item: kind, charges: c.charges });
}
/** SCA-SUBDUE-02, -06, SCA-S3-08, SCA-S7-13, -14 */
function subdue(table: Table, r: Rocketeer, id: FigureId): 'thrall' | 'brain' {
  const { state } = table;
  if (id === BOSS) {
    const boss = bossOf(state);
    table.tell({ kind: 'subdued', role: r.role, foe: bossFoe(state, boss) });
    boss.hp = 0;
    changeComponent(table, r, 'alien-blood', 1, 'subdue');
    settle(table);
    return 'brain';
  }
  const f = figure(state, id);
  table.tell({ kind: 'subdued', role: r.role, foe: foe(state, f) });
  removeForGood(table, f);
  if (isThrall(f.type)) {
    changeComponent(table, r, 'wire', 1, 'subdue');
    if (state.scenario === 's3') {
      state.progress += 1;
      table.tell({ kind: 'freed', count: state.progress, goal: goalOf(state) });
    }
  } else changeComponent(table, r, 'alien-blood', 1, 'subdue');
  settle(table);
  return isThrall(f.type) ? 'thrall' : 'brain';
}
