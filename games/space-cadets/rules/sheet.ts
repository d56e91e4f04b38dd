import { during, type Flow, oneOf } from '@cosmodrome/kernel';
import {
  ALIEN,
  type Component,
  type ItemKind,
  isAlienTech,
  isTimed,
  isWeapon,
  type KindOf,
  kindOf,
  type OverkillOption,
  type Payment,
  print,
  type Role,
  SHEETS,
  STAGGER_DICE,
} from '../content/index.ts';
import type { DamageCause, Note } from '../notes.ts';
import type { CardId, Rocketeer, State } from '../state.ts';
import type { FreeAction, PaidAction, Why } from '../topics.ts';
import { extenders, SHIELDS } from './passive.ts';
import { cardOf, figuresOn, hand, indexOf, inHand, over, prompt, promptFor, putAway, type Table } from './table.ts';

// The Rocketeer sheet: HP, O², AP, Mind Control, IQ (SCA-ROCK, SCA-AP, SCA-MC, SCA-O2), and what cards do to it.

export const maxHp = (r: Rocketeer): number => SHEETS[r.role].hp;
export const wounded = (r: Rocketeer): boolean => r.hp < maxHp(r);
/** SCA-RULING-104, -117: whoever the Aliens can see. */
export const visible = (r: Rocketeer): boolean => !r.invisible;

/** SCA-ROCK-01, -02, SCA-END-02, SCA-RULING-114: a death ends the game at once, before anything else is looked at. */
function checkDeath(table: Table, r: Rocketeer): void {
  const { state } = table;
  if (over(state) || (r.hp > 0 && r.o2 > 0)) return;
  state.outcome = r.hp <= 0 ? 'dead' : 'suffocated';
  state.fallen = r.role;
}
type HpWhy = Extract<Note, { kind: 'hp' }>['why'];
/** SCA-ROCK-03, SCA-SETUP-04: never above the starting total. */
export function heal(table: Table, r: Rocketeer, by: number, why: HpWhy): void {
  const gained = Math.min(by, maxHp(r) - r.hp);
  if (gained <= 0) return;
  r.hp += gained;
  table.tell({ kind: 'hp', role: r.role, by: gained, hp: r.hp, why });
}
/** A loss of HP: no card prevents it (SCA-RULING-22, -108). */
export function loseHp(table: Table, r: Rocketeer, why: HpWhy): void {
  r.hp -= 1;
  table.state.stats.damage += 1;
  table.tell({ kind: 'hp', role: r.role, by: -1, hp: r.hp, why });
  checkDeath(table, r);
}
type O2Why = Extract<Note, { kind: 'o2' }>['why'];
/** SCA-ROCK-04: no upper limit. */
export function changeO2(table: Table, r: Rocketeer, by: number, why: O2Why): void {
  r.o2 += by;
  table.tell({ kind: 'o2', role: r.role, by, o2: r.o2, why });
  checkDeath(table, r);
}
export const holds = (r: Rocketeer, component: Component): number =>
  component === 'wire' ? r.wire : component === 'mysterium' ? r.mysterium : r.blood;
/** SCA-COMP-01 */
export function changeComponent(
  table: Table,
  r: Rocketeer,
  component: Component,
  by: number,
  why: Extract<Note, { kind: 'component' }>['why'],
): void {
  if (component === 'wire') r.wire += by;
  else if (component === 'mysterium') r.mysterium += by;
  else r.blood += by;
  table.tell({ kind: 'component', role: r.role, component, by, why });
}

// ---------------------------------------------------------------- cards in use
/** SCA-ITEM-05, SCA-RULING-83: not marked by another Rocketeer. */
const unmarked = (state: State, r: Rocketeer, id: CardId): boolean => {
  const { user } = cardOf(state, id);
  return user < 0 || user === indexOf(state, r);
};
/**
 * Why this Rocketeer may not use this card now, as far as the card itself is concerned: SCA-FREE-03, -04, SCA-ITEM-03..08,
 * SCA-EVENT-02 and SCA-RULING-21 (Power Out), SCA-RULING-83.
 */
export function whyNotUse(state: State, r: Rocketeer, id: CardId): Why | undefined {
  const c = cardOf(state, id);
  const p = print(id);
  if (c.where !== 'held' || c.at !== indexOf(state, r)) return 'not-held';
  if (!c.ready) return 'not-analyzed';
  if (p.charges > 0 && c.charges === 0) return 'no-charge';
  if (state.powerOut && isAlienTech(p.kind)) return 'power-out';
  if (p.personal) return p.personal === r.role ? undefined : 'personal';
  if (!unmarked(state, r, id)) return 'used';
  return !c.used || p.again || isWeapon(p.kind) || p.timing === 'passive' ? undefined : 'used';
}
export const usable = (state: State, r: Rocketeer, id: CardId): boolean => whyNotUse(state, r, id) === undefined;
export const usableOf = (state: State, r: Rocketeer, kind: ItemKind): CardId[] =>
  inHand(state, r, kind).filter((id) => usable(state, r, id));
/** What a card of the own Action phase lets its holder do: one without a rule does not compile. */
const OWN_PHASE = {
  'electro-mine': 'lay-mine', // SCA-GEAR-02
  'freeze-dried-coffee': 'coffee', // SCA-GEAR-09
  'common-cold': 'cold', // SCA-GEAR-26
} as const satisfies Readonly<Record<KindOf<'own-phase'>, (PaidAction | FreeAction)['do']>>;
type OwnPhase = (typeof OWN_PHASE)[KindOf<'own-phase'>];
/** The cards that can be used for it now. */
export const ownPhaseCards = (state: State, r: Rocketeer, what: OwnPhase): CardId[] =>
  hand(state, r).filter((id) => {
    const kind = kindOf(id);
    return isTimed(kind, 'own-phase') && OWN_PHASE[kind] === what && usable(state, r, id);
  });
/** Does a card let this reach farther than the Rocketeer's own tile? */
export const reaches = (state: State, r: Rocketeer, what: OverkillOption | 'heal'): boolean =>
  extenders(what).some((kind) => has(state, r, kind));
export const has = (state: State, r: Rocketeer, kind: ItemKind): boolean => inHand(state, r, kind).some((id) => usable(state, r, id));

/** SCA-FREE-04, SCA-ITEM-06, SCA-RULING-83: a use spends a Charge and marks the card; single-use cards go. */
export function useCard(table: Table, r: Rocketeer, id: CardId): void {
  const c = cardOf(table.state, id);
  const p = print(id);
  if (p.charges > 0) c.charges -= 1;
  c.used = true;
  if (!p.personal) c.user = indexOf(table.state, r);
  table.tell({ kind: 'used', role: r.role, item: p.kind, charges: c.charges });
  if (p.single) discard(table, r, id, 'single-use');
}
/** A passive card that has just worked is marked, without a Charge (SCA-RULING-83). */
export function markCard(state: State, r: Rocketeer, id: CardId): void {
  if (!print(id).personal) cardOf(state, id).user = indexOf(state, r);
}
export function discard(table: Table, r: Rocketeer, id: CardId, why: Extract<Note, { kind: 'discarded' }>['why']): void {
  putAway(table.state, id, 'gone');
  cardOf(table.state, id).stored = false;
  table.tell({ kind: 'discarded', role: r.role, item: kindOf(id), why });
}

// ---------------------------------------------------------------- action points
/** What an AP is wanted for: an attack, anything but an attack, or a Talent action that any AP pays. */
export type Use = 'combat' | 'plain' | 'talent';
export type When = 'own' | 'out' | 'flag';

/**
 * How an action can be paid, the default first. SCA-AP-02..04, SCA-TALENT-02, SCA-RULING-28; Command AP: SCA-CMD-02, -04,
 * SCA-RULING-46; the O² action: SCA-O2-01, -02, -04.
 */
export function payments(r: Rocketeer, use: Use, when: When): Payment[] {
  if (when === 'flag') return ['flag'];
  const out: Payment[] = [];
  if (when === 'own') {
    const third = SHEETS[r.role].third;
    if (r.restricted > 0 && (use === 'talent' || (use === 'combat') === (third === 'combat'))) out.push('restricted');
    if (r.standard > 0) out.push('standard');
  }
  if (r.command && !r.commandSpent) out.push('command');
  if (when === 'own' && !r.breathed && r.o2 > 1) out.push('o2');
  return out;
}
/** SCA-AP-01, -06 */
export function pay(table: Table, r: Rocketeer, payment: Payment): void {
  if (payment === 'standard') {
    r.standard -= 1;
    r.standardSpent += 1;
  } else if (payment === 'restricted') {
    r.restricted -= 1;
    r.restrictedSpent += 1;
  } else if (payment === 'command') {
    r.command = false;
    r.commandSpent = true;
  } else if (payment === 'o2') {
    r.breathed = true;
    changeO2(table, r, -1, 'action');
  }
}

// ---------------------------------------------------------------- IQ
/** SCA-ROCK-05, SCA-SUBDUE-08: printed IQ and Dominated Brains. */
export function dominatedBrains(state: State, r: Rocketeer): CardId[] {
  return inHand(state, r, 'dominated-brain').filter((id) => unmarked(state, r, id));
}
/** SCA-IQ-04, SCA-LEECH-05, SCA-RULING-70: each unstunned Leech on the tile. */
const leechesOn = (state: State, r: Rocketeer): number => figuresOn(state, r.at).filter((f) => f.type === 'leech' && !f.stunned).length;
/** SCA-IQ-02, SCA-RULING-34: IQ with bonuses, less the Leeches, never below 0. */
export function currentIq(state: State, r: Rocketeer, bonus = 0): number {
  return Math.max(0, SHEETS[r.role].iq + dominatedBrains(state, r).length + bonus - leechesOn(state, r));
}

// ---------------------------------------------------------------- Panic, Mind Control, damage
/** A card that turns Panic or Mind Control aside (SCA-DISC-09, SCA-RESC-07); passive, marked when it works (SCA-RULING-83). */
function shield(table: Table, r: Rocketeer, from: 'panic' | 'mind-control'): boolean {
  for (const kind of SHIELDS[from]) {
    const id = usableOf(table.state, r, kind)[0];
    if (id === undefined) continue;
    markCard(table.state, r, id);
    table.tell({ kind: 'protected', role: r.role, item: kind, from });
    return true;
  }
  return false;
}
/** SCA-FX-01, -02, SCA-O2-03, SCA-RULING-20: 1 O² at most once per game turn. */
export function panic(table: Table, r: Rocketeer): void {
  if (over(table.state)) return;
  if (r.panicked) {
    table.tell({ kind: 'spared', role: r.role, from: 'panic' });
    return;
  }
  if (shield(table, r, 'panic')) return;
  r.panicked = true;
  changeO2(table, r, -1, 'panic');
}
/** SCA-MC-01..03, SCA-FX-03, SCA-RULING-30: an own token from Spent, else from Available, into the box. */
export function* mindControl(table: Table, r: Rocketeer): Flow {
  if (over(table.state)) return;
  if (r.controlled || r.box) {
    table.tell({ kind: 'spared', role: r.role, from: 'mind-control' });
    return;
  }
  if (shield(table, r, 'mind-control')) return;
  r.controlled = true;
  const fromSpent = r.standardSpent + r.restrictedSpent > 0;
  const tokens: ('standard' | 'restricted')[] = [];
  if ((fromSpent ? r.standardSpent : r.standard) > 0) tokens.push('standard');
  if ((fromSpent ? r.restrictedSpent : r.restricted) > 0) tokens.push('restricted');
  if (tokens.length === 0) return;
  const token = yield* during(table, { kind: 'mind-control', role: r.role }, promptFor(table, r.seat, 'mind/token', tokens, 'standard'));
  if (token === 'standard') {
    if (fromSpent) r.standardSpent -= 1;
    else r.standard -= 1;
  } else if (fromSpent) r.restrictedSpent -= 1;
  else r.restricted -= 1;
  r.box = token;
  table.tell({ kind: 'mind-control', role: r.role, token });
}
/** Cards that can take one point of damage: SCA-GEAR-04, SCA-DISC-04, SCA-RESC-09, SCA-RULING-108. */
function preventers(state: State, r: Rocketeer): CardId[] {
  return hand(state, r).filter((id) => print(id).timing === 'damage' && usable(state, r, id));
}
/** One point of damage, with its window (SCA-RULING-69, -108). */
export function* hurt(table: Table, r: Rocketeer, cause: DamageCause): Flow {
  const { state } = table;
  if (over(state)) return;
  if (preventers(state, r).length > 0) {
    const options = oneOf<CardId | 'take'>(() => [...preventers(state, r), 'take']);
    const choice = yield* during(table, { kind: 'damage', role: r.role }, prompt(table, r.seat, 'damage/prevent', options, 'take'));
    if (choice !== 'take') {
      useCard(table, r, choice);
      table.tell({ kind: 'protected', role: r.role, item: kindOf(choice), from: cause });
      return;
    }
  }
  loseHp(table, r, cause);
}
/** Roles in the order of the crew list: for sentences about several. */
export const rolesOf = (crew: readonly Rocketeer[]): Role[] => crew.map((r) => r.role);
/** Alien type's printed dice, after Stagger (SCA-RULING-66). */
export const attackDice = (f: { readonly type: keyof typeof ALIEN; readonly stagger: number }): number =>
  Math.max(0, ALIEN[f.type].dice - STAGGER_DICE * f.stagger);
