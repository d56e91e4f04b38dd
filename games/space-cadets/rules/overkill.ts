import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import {
  ALIEN,
  COMPONENTS,
  type FoeType,
  isTimed,
  isWeapon,
  type KindOf,
  kindOf,
  type Role,
  SHEETS,
  STAGGER_DICE,
  type WeaponKind,
} from '../content/index.ts';
import {
  BOSS,
  type CardId,
  type Cell,
  type Figure,
  type FigureId,
  NO_CARD,
  NO_CELL,
  type Rocketeer,
  type Roll,
  type State,
} from '../state.ts';
import { type Answers, ask, type Purchase } from '../topics.ts';
import { attackFigure, blastable, burnTile, ddtReach, diceAt, weaponsReady } from './combat.ts';
import { terrorOnAlien } from './effects.ts';
import { bossTargetable, canBeHurt, damageFoe, isThrall, moveRocketeer, push, stun } from './figures.ts';
import { setHatch, using } from './gear.ts';
import { alienSteps, type Eyes, eyesOf, hatch, mapOf, stepsFrom } from './map.ts';
import { draw } from './scan.ts';
import { actCounts, actOn, actSucceeds } from './scenarios.ts';
import { changeComponent, changeO2, heal, reaches, usable, usableOf, useCard, wounded } from './sheet.ts';
import {
  cardOf,
  figure,
  figuresOn,
  findFigure,
  findFoe,
  foe,
  foeById,
  hand,
  handTo,
  inBox,
  over,
  prompt,
  rocketeer,
  type Table,
  whoById,
} from './table.ts';

// Overkills: what they may buy, one by one, against the board as it is at that moment (SCA-OVK, SCA-RULING-42).

/** What the roll at hand lets its Overkills do, beside the own option. */
export type Spend = {
  /** Figures damaged by the first success: no further damage from this roll, Shrapnel and Slash apart (SCA-RULING-43). */
  readonly hit: FigureId[];
  /** The tile aimed at; −1: no attack. */
  readonly cell: Cell;
  /** Figures attacked: Stagger is for these Sentinels (SCA-SENT-04). */
  readonly attacked: readonly FigureId[];
  /** The types of those figures, one by one: their options may be bought (SCA-OVK-04, SCA-RULING-44). */
  readonly foes: readonly FoeType[];
  /** Leeches damaged by earlier rolls of a Revulsion chain (SCA-RULING-89). */
  readonly chain: FigureId[];
  /** Tiles hit by Strafe in this roll (SCA-STRAFE-04, -05). */
  readonly strafed: Cell[];
  readonly subdued: 'thrall' | 'brain' | '';
  readonly analyzed: CardId;
  /** The tile of a scenario IQ action; −1: none. */
  readonly act: Cell;
  /** A Talent action or a stored Overkill must buy something. */
  readonly must: boolean;
};
export const spendOn = (how: Partial<Spend> = {}): Spend => ({
  hit: [],
  cell: NO_CELL,
  attacked: [],
  foes: [],
  chain: [],
  strafed: [],
  subdued: '',
  analyzed: NO_CARD,
  act: NO_CELL,
  must: false,
  ...how,
});
/** SCA-RULING-93: only IQ actions can be recorded. */
const recordable = (roll: Roll): boolean => ['heal', 'analyze', 'subdue', 'scenario', 'cold'].includes(roll.kind);

/** A figure, or the boss, at a tile: whoever damage can be directed at (SCA-RULING-73, -74). */
function hurtable(state: State): { id: FigureId; at: Cell }[] {
  const out: { id: FigureId; at: Cell }[] = [];
  for (const f of state.figures) if (canBeHurt(f)) out.push({ id: f.id, at: f.at });
  if (state.boss && bossTargetable(state)) out.push({ id: BOSS, at: state.boss.at });
  return out;
}
const weaponReaches = (weapon: WeaponKind, range: number): boolean => diceAt(weapon, range) > 0;

// ---------------------------------------------------------------- the Rocketeers' own options
/** SCA-CMD, SCA-MOVEOUT, SCA-SAW, SCA-OVR, SCA-STRAFE, SCA-SWAY: what `role`'s option offers to `r`, its owner or its borrower. */
export function ownOptions(state: State, r: Rocketeer, role: Role, roll: Roll | null, spend: Spend): Purchase[] {
  const mine = r.role === role; // personal items never extend a borrowed option (SCA-RULING-94)
  const out: Purchase[] = [];
  const here = (x: Rocketeer) => x.at === r.at;
  switch (SHEETS[role].option) {
    case 'command': {
      const anywhere = mine && reaches(state, r, 'command');
      for (const x of state.rocketeers)
        if (x !== r && (anywhere || here(x)) && !x.command && !x.commanded) out.push({ buy: 'command', to: x.role });
      break;
    }
    case 'move-out': {
      const anyone = mine && reaches(state, r, 'move-out');
      for (const x of state.rocketeers)
        if ((anyone || here(x)) && stepsFrom(state, x.at).length > 0) out.push({ buy: 'move-out', mover: x.role });
      break;
    }
    case 'sawbones': {
      const eyes = mine && reaches(state, r, 'sawbones') ? eyesOf(state, r) : undefined;
      for (const x of state.rocketeers)
        if (wounded(x) && (here(x) || eyes?.range(x.at) === 1)) out.push({ buy: 'sawbones', patient: x.role });
      break;
    }
    case 'override':
      for (const edge of mapOf(state).borders) {
        const s = hatch(state, edge);
        if (s === 'closed' || s === 'locked') out.push({ buy: 'override', edge, to: 'open' });
        if (s === 'closed' || s === 'open') out.push({ buy: 'override', edge, to: 'locked' });
      }
      break;
    case 'strafe':
      for (const t of strafeTargets(state, r, roll, spend)) out.push({ buy: 'strafe', figure: t });
      break;
    default: {
      const eyes = mine && reaches(state, r, 'sway') ? eyesOf(state, r) : undefined;
      for (const f of state.figures) {
        const range = f.at === r.at ? 0 : (eyes?.range(f.at) ?? -1);
        if (f.hp === 1 && !f.stunned && range >= 0 && range <= 1) out.push({ buy: 'sway', figure: f.id });
      }
    }
  }
  return out;
}
/** SCA-STRAFE-01..05, SCA-TALENT-03, SCA-RULING-43, -45 */
function strafeTargets(state: State, r: Rocketeer, roll: Roll | null, spend: Spend): FigureId[] {
  const map = mapOf(state);
  const eyes = eyesOf(state, r);
  const attack = roll?.kind === 'attack' && roll.weapon ? roll.weapon : undefined;
  const weapons = attack ? [attack] : weaponsReady(state, r).map(kindOf).filter(isWeapon);
  const beside = (cell: Cell, others: readonly Cell[]) => others.some((o) => map.distance(cell, o) === 1);
  return hurtable(state).flatMap(({ id, at }) => {
    if (spend.hit.includes(id) || spend.strafed.includes(at)) return [];
    if (!weapons.some((w) => weaponReaches(w, eyes.range(at)))) return [];
    if (spend.strafed.length > 0) return beside(at, spend.strafed) ? [id] : [];
    return !attack || beside(at, [spend.cell]) ? [id] : [];
  });
}

// ---------------------------------------------------------------- weapons and targets
type Aimed = { readonly state: State; readonly r: Rocketeer; readonly roll: Roll; readonly spend: Spend; readonly eyes: Eyes };
/** SCA-OVK-03, SCA-WPN-01..03, -08, -10..13, SCA-RULING-87, -90, -91: what an Overkill buys with each weapon. */
const WEAPON_OPTIONS: Readonly<Record<WeaponKind, (at: Aimed) => Purchase[]>> = {
  'air-knife': () => [{ buy: 'extract' }],
  'atomic-rifle': ({ state, eyes }) =>
    state.figures.flatMap((f) =>
      weaponReaches('atomic-rifle', eyes.range(f.at))
        ? alienSteps(state, f.at, f.type).map((to): Purchase => ({ buy: 'dislodge', figure: f.id, to }))
        : [],
    ),
  ddt: ({ state, r, roll, spend, eyes }) => exterminable(state, r, roll, spend, eyes),
  'demo-charge': ({ state, spend }) =>
    hurtable(state).flatMap(({ id, at }): Purchase[] => (at === spend.cell ? [{ buy: 'shrapnel', figure: id }] : [])),
  'flame-gun': ({ state, spend }) =>
    figuresOn(state, spend.cell).flatMap((f): Purchase[] => (isThrall(f.type) ? [] : [{ buy: 'flame-terror', figure: f.id }])),
  'ray-gun': ({ state, r }) => stepsFrom(state, r.at).map((to): Purchase => ({ buy: 'hit-and-run', to })),
  'sonic-shotgun': ({ state, spend, eyes }) =>
    state.figures.flatMap((f): Purchase[] =>
      f.hp === 1 && !f.stunned && mapOf(state).distance(f.at, spend.cell) <= 1 && eyes.range(f.at) >= 0
        ? [{ buy: 'impact', figure: f.id }]
        : [],
    ),
  'proton-blade': () => [{ buy: 'slash' }],
};
/** SCA-BUG-13, SCA-FX-16, SCA-RULING-43, -90: another Bug in sight and in range of the weapon used. */
function exterminable(state: State, r: Rocketeer, roll: Roll, spend: Spend, eyes: Eyes): Purchase[] {
  return state.figures.flatMap((f): Purchase[] => {
    if (f.type !== 'bug' || spend.hit.includes(f.id)) return [];
    const reached = roll.weapon === 'ddt' ? ddtReach(state, r, f.at) : weaponReaches(roll.weapon as WeaponKind, eyes.range(f.at));
    return reached ? [{ buy: 'exterminate', figure: f.id }] : [];
  });
}
/** The Brains that were attacked; `foes` has the type of each figure of `attacked`. */
const minds = (spend: Spend): FigureId[] => spend.attacked.filter((_, i) => spend.foes[i] === 'brain' || spend.foes[i] === 'overmind');
/** SCA-OVK-04, SCA-BRAIN-03, SCA-SENT-04, SCA-LEECH-04, SCA-FX-04, -05, SCA-S2-07, SCA-S7-12 */
function foeOptions(state: State, r: Rocketeer, roll: Roll, spend: Spend, eyes: Eyes): Purchase[] {
  const out: Purchase[] = [];
  const types = new Set(spend.foes);
  const brains = minds(spend);
  for (const id of brains) {
    const cell = findFoe(state, id)?.at ?? spend.cell;
    if (burstTargets(state, cell, id).length > 0) out.push({ buy: 'psychic-burst', cell, ...(brains.length > 1 ? { figure: id } : {}) });
  }
  if (types.has('leader') || types.has('saucerman'))
    for (const f of state.figures)
      if ((f.type === 'leader' || f.type === 'saucerman') && !f.stunned) out.push({ buy: 'psychic-scream', figure: f.id });
  if (types.has('sentinel'))
    for (const id of spend.attacked) if (findFigure(state, id)?.type === 'sentinel') out.push({ buy: 'stagger', figure: id });
  if (types.has('leech')) out.push(...revolting(state, roll.weapon as WeaponKind, spend, eyes));
  if ((types.has('bug') || types.has('hive-queen')) && roll.weapon !== 'ddt') out.push(...exterminable(state, r, roll, spend, eyes));
  return out;
}
/** SCA-FX-04, SCA-RULING-56: all other Aliens within map distance 1 of the Brain that was hit; another Brain is one of them. */
function burstTargets(state: State, centre: Cell, brain: FigureId): Figure[] {
  const map = mapOf(state);
  return state.figures.filter((f) => !f.stunned && map.distance(f.at, centre) <= 1 && f.id !== brain);
}
/**
 * SCA-LEECH-04, SCA-WPN-09, SCA-RULING-85, -86, -89: the other Leeches this weapon can be fired at for free. The Flame-Gun is aimed
 * at tiles, so each of them is named once.
 */
function revolting(state: State, weapon: WeaponKind, spend: Spend, eyes: Eyes): Purchase[] {
  if (weapon === 'demo-charge' || weapon === 'ddt') return [];
  const leeches = state.figures.filter(
    (f) => f.type === 'leech' && !spend.hit.includes(f.id) && !spend.chain.includes(f.id) && weaponReaches(weapon, eyes.range(f.at)),
  );
  const targets =
    weapon === 'flame-gun' ? leeches.filter((f, i) => blastable(state, f.at) && leeches.findIndex((x) => x.at === f.at) === i) : leeches;
  return targets.map((f): Purchase => ({ buy: 'revulsion', figure: f.id }));
}

// ---------------------------------------------------------------- all of it
/** SCA-OVK-01..05, -08..10: everything the next Overkill can buy. */
function purchases(state: State, r: Rocketeer, roll: Roll, spend: Spend): Purchase[] {
  const out = ownOptions(state, r, r.role, roll, spend);
  if (roll.borrowed) out.push(...ownOptions(state, r, roll.borrowed, roll, spend));
  if (roll.kind === 'attack') {
    const eyes = eyesOf(state, r);
    if (roll.weapon) out.push(...WEAPON_OPTIONS[roll.weapon]({ state, r, roll, spend, eyes }));
    out.push(...foeOptions(state, r, roll, spend, eyes));
  }
  // SCA-SUBDUE-03, -07, SCA-RULING-36: once, while the deck lasts.
  if (spend.subdued === 'thrall' && !roll.bought.includes('rescue') && state.bags.rescued.length > 0) out.push({ buy: 'rescue' });
  if (spend.subdued === 'brain' && !roll.bought.includes('dominate') && inBox(state, 'dominated-brain') !== undefined)
    out.push({ buy: 'dominate' });
  if (spend.analyzed >= 0) out.push({ buy: 'charge' }); // SCA-ANALYZE-03
  if (spend.act >= 0 && actCounts(actOn(state, spend.act))) out.push({ buy: 'progress' });
  if (recordable(roll))
    for (const card of usableOf(state, r, 'tape-recorder')) if (!cardOf(state, card).stored) out.push({ buy: 'store', card });
  return out;
}

type Spending = Answers['overkill/spend'];
function spendings(state: State, r: Rocketeer, roll: Roll, spend: Spend): Spending[] {
  const out: Spending[] = roll.overkills > 0 ? purchases(state, r, roll, spend) : [];
  // SCA-DISC-13, SCA-RULING-94: one Charge covers all Overkills of a roll.
  if (roll.overkills > 0 && !roll.borrowed && roll.kind !== 'talent' && roll.kind !== 'recording')
    for (const card of usableOf(state, r, 'telepathy-band'))
      for (const x of state.rocketeers)
        if (x !== r && ownOptions(state, r, x.role, roll, spend).length > 0) out.push({ borrow: x.role, card });
  // SCA-RULING-93: a stored Overkill joins any later successful roll.
  if (roll.successes > 0 && roll.kind !== 'talent' && roll.kind !== 'recording' && !roll.bought.includes('store'))
    for (const card of hand(state, r)) if (cardOf(state, card).stored && usable(state, r, card)) out.push({ recording: card });
  if (out.length > 0 && !spend.must) out.push('stop');
  return out;
}
/** W7, W8: one Overkill after the other until none is left or the Rocketeer stops (SCA-OVK-08). */
export function* spendOverkills(table: Table, r: Rocketeer, roll: Roll, spend: Spend): Flow {
  const { state } = table;
  while (!over(state)) {
    if (spendings(state, r, roll, spend).length === 0) break;
    const options = oneOf(() => spendings(state, r, roll, spend));
    const choice = yield* during(table, { kind: 'roll', role: r.role, card: roll.card }, ask(r.seat, 'overkill/spend', options));
    if (choice === 'stop') break;
    if ('borrow' in choice) {
      useCard(table, r, choice.card);
      roll.borrowed = choice.borrow;
    } else if ('recording' in choice) {
      cardOf(state, choice.recording).stored = false;
      useCard(table, r, choice.recording);
      roll.overkills += 1;
    } else {
      roll.overkills -= 1;
      roll.bought.push(choice.buy);
      yield* buy(table, r, roll, spend, choice);
      state.roll = roll;
    }
  }
  if (roll.overkills > 0 && !over(state)) table.tell({ kind: 'lost-overkills', role: r.role, count: roll.overkills });
}
/** One Overkill takes effect at once (SCA-OVK-01). */
function* buy(table: Table, r: Rocketeer, roll: Roll, spend: Spend, p: Purchase): Flow {
  const { state } = table;
  const target = 'figure' in p ? whoById(state, p.figure) : null;
  const helped = p.buy === 'command' ? p.to : p.buy === 'move-out' ? p.mover : p.buy === 'sawbones' ? p.patient : '';
  table.tell({ kind: 'overkill', role: r.role, option: p.buy, left: roll.overkills, target, helped });
  switch (p.buy) {
    case 'command': {
      const to = rocketeer(state, p.to); // SCA-CMD-01, -05, -06, SCA-RULING-46
      to.command = true;
      to.commanded = true;
      table.tell({ kind: 'command', from: r.role, to: p.to });
      return;
    }
    case 'move-out':
      return yield* giftedStep(table, rocketeer(state, p.mover), 'move-out'); // SCA-MOVEOUT-01, -02
    case 'sawbones':
      return heal(table, rocketeer(state, p.patient), 1, 'sawbones'); // SCA-SAW-01
    case 'override':
      return setHatch(table, r, p.edge, p.to, 'override'); // SCA-OVR-01, SCA-HATCH-07, SCA-RULING-48
    case 'strafe':
      spend.strafed.push(foeById(state, p.figure).at);
      return damageFoe(table, p.figure, r.role, 'strafe');
    case 'shrapnel':
    case 'exterminate':
      return damageFoe(table, p.figure, r.role, p.buy);
    case 'sway':
    case 'impact':
    case 'psychic-scream':
      return stun(table, figure(state, p.figure), p.buy);
    case 'extract':
      return changeComponent(table, r, 'alien-blood', 1, 'weapon');
    case 'slash':
      damageFoe(table, roll.target, r.role, 'slash');
      return changeComponent(table, r, 'alien-blood', 1, 'weapon');
    case 'dislodge':
      return push(table, figure(state, p.figure), p.to, 'dislodge');
    case 'flame-terror':
      return yield* terrorOnAlien(table, figure(state, p.figure), r);
    case 'hit-and-run':
      return moveRocketeer(table, r, p.to, 'hit-and-run');
    case 'psychic-burst':
      for (const f of burstTargets(state, p.cell, p.figure ?? (minds(spend)[0] as FigureId))) stun(table, f, 'psychic-burst');
      return;
    case 'stagger': {
      const f = figure(state, p.figure); // SCA-FX-07
      f.stagger += 1;
      table.tell({ kind: 'staggered', foe: foe(state, f), dice: Math.max(0, ALIEN.sentinel.dice - STAGGER_DICE * f.stagger) });
      return;
    }
    case 'revulsion': {
      const chain = [...spend.chain, ...spend.hit];
      if (roll.weapon === 'flame-gun') return yield* burnTile(table, r, roll.card, figure(state, p.figure).at, 'free', chain);
      return yield* attackFigure(table, r, roll.card, p.figure, 'free', chain);
    }
    case 'rescue':
      return yield* rescue(table, r);
    case 'dominate': {
      const card = inBox(state, 'dominated-brain');
      if (card !== undefined) handTo(state, card, r);
      table.tell({ kind: 'rescued', role: r.role, item: 'dominated-brain' });
      return;
    }
    case 'charge':
      cardOf(state, spend.analyzed).charges += 1;
      table.tell({ kind: 'recharged', role: r.role, item: kindOf(spend.analyzed), charges: cardOf(state, spend.analyzed).charges });
      return;
    case 'progress':
      return yield* actSucceeds(table, r, spend.act);
    case 'store':
      cardOf(state, p.card).stored = true; // SCA-GEAR-24
      useCard(table, r, p.card);
      return;
  }
}
/** SCA-RULING-47: one free step, which the mover may decline; allowed while grappled or pinned. */
export function* giftedStep(table: Table, mover: Rocketeer, means: 'move-out' | 'traffic-cop'): Flow {
  const { state } = table;
  const steps = oneOf<Cell | null>(() => [...stepsFrom(state, mover.at), null]);
  const to = yield* during(table, { kind: 'gift', role: mover.role }, prompt(table, mover.seat, 'gift/move', steps, null));
  if (to === null) table.tell({ kind: 'refused', role: mover.role, what: 'move' });
  else moveRocketeer(table, mover, to, means);
}
/** SCA-SUBDUE-03, SCA-RESC-02, -14, SCA-RULING-128: the card is drawn; some pay out at once. */
function* rescue(table: Table, r: Rocketeer): Flow {
  const { state } = table;
  const card = draw(state.bags.rescued, table.chance);
  const kind = kindOf(card);
  handTo(state, card, r);
  table.tell({ kind: 'rescued', role: r.role, item: kind });
  if (isTimed(kind, 'acquired')) yield* ACQUIRED[kind](table, r, card);
}
/** SCA-RESC-02, -14: what pays out when it is acquired. */
const ACQUIRED: Readonly<Record<KindOf<'acquired'>, (table: Table, r: Rocketeer, card: CardId) => Flow>> = {
  // biome-ignore lint/correctness/useYield: a gain without a question is a flow like the others
  *'bus-driver'(table, r) {
    changeO2(table, r, 2, 'bus-driver');
  },
  *smuggler(table, r, card) {
    const components = oneOf(() => COMPONENTS);
    const component = yield* during(table, using(r, card), ask(r.seat, 'gear/component', components));
    changeComponent(table, r, component, 1, 'smuggler');
  },
};
