/**
 * Attacks, in the order of the rulebook, with the windows of CS-RULING-14: opportunity attacks · ammo · declared · range, sight and cover
 * anew · dice · Fails · stray shots · cover · Hits · armour · damage · peg · resolved. A counter-attack is the same flow called from inside; it
 * ends because a Trader has one skill use a round.
 */
import { assign, during, type Flow, given } from '@cosmodrome/kernel';
import { iconOf } from '../content/icons.ts';
import { RANGES, type Range, REACH } from '../content/ranges.ts';
import type { TokenData } from '../content/tokens.ts';
import {
  ammoFor,
  atRisk,
  type Blade,
  bladeDice,
  bladesOf,
  canFight,
  canShoot,
  closeBonus,
  dealtDice,
  hasGunIcon,
  mayAttack,
  policeBonus,
  shotDice,
} from '../judge/arms.ts';
import { areEnemies, armourOf, dataOf, engagedWith, has, isA, isUsable, sideOf, skillLevel } from '../judge/figures.ts';
import { inContact, rangeBetween, within } from '../judge/place.ts';
import { coverFrom, sees } from '../judge/sight.ts';
import type { AttackEnd } from '../notes.ts';
import {
  type AttackKind,
  BROKEN,
  type Cover,
  type Figure,
  FLIPPED,
  figureOf,
  JAMMED,
  OVERLOADED,
  type Scene,
  SPENT,
  type State,
  type TokenId,
  type Window,
} from '../state.ts';
import type { Strike } from '../topics.ts';
import { hurt } from './defeated.ts';
import { shielded } from './gatherers.ts';
import { opportunities } from './opportunity.ts';
import { alarm, civilianAttacked } from './pieces/people.ts';
import { askCrew, failsOf, gunfire, hitsOf, kindOf, mark, pickFor, randomOf, rollCombat, type Table } from './table.ts';
import { afterwards, react } from './windows.ts';

/** An attack under way; reactions change it. */
export type Attack = {
  readonly how: AttackKind;
  /** Nobody: a card. */
  readonly by: Figure | null;
  /** What range, sight and cover are judged from, where it is not the attacker: the gun of a ship (CS-UPG-06). */
  readonly from: Figure | null;
  target: Figure;
  readonly weapon: TokenId | null;
  /** An opportunity attack (CS-COMBATEXPERT-01). */
  readonly opportunity: boolean;
  roll: readonly number[];
  hits: number;
  /** Hits as rolled, whatever stopped them (CS-ONSLAUGHT-01). */
  scored: number;
  /** A reaction before armour has made all Hits vanish. */
  ignored: boolean;
  /** What a reaction takes off the damage, after armour. */
  less: number;
  damage: number;
  /** Moves and attacks that reactions grant: after it is resolved. */
  readonly later: (() => Flow)[];
  readonly noKill: boolean;
  /** Was it an enemy when it was attacked? */
  readonly foe: boolean;
  /** A Ranged Assault, thrown things and blasts of weapons included (CS-THR-07, CS-BLA-13). */
  readonly ranged: boolean;
  /** These Hits were another's: they go no farther (CS-RULING-164). */
  readonly taken: boolean;
};
const sceneOf = (attack: Attack, at: Window): Scene => ({
  kind: 'attack',
  how: attack.how,
  window: at,
  by: attack.by?.id ?? null,
  target: attack.target.id,
  weapon: attack.weapon,
  dice: attack.roll,
  hits: attack.hits,
});
function* open(table: Table, attack: Attack, at: Window): Flow {
  yield* during(table, sceneOf(attack, at), react(table, { when: at, attack }));
}
const newAttack = (
  { state }: Table,
  how: Attack['how'],
  by: Figure | null,
  target: Figure,
  weapon: TokenId | null,
  more: Partial<Attack> = {},
): Attack => ({
  how,
  by,
  from: null,
  target,
  weapon,
  opportunity: false,
  roll: [],
  hits: 0,
  scored: 0,
  ignored: false,
  less: 0,
  damage: 0,
  later: [],
  noKill: false,
  foe: by !== null && areEnemies(state, by, target),
  ranged: how === 'ranged' || how === 'ship' || how === 'thrown' || (how === 'blast' && weapon !== null),
  taken: false,
  ...more,
});

// ------------------------------------------------------------------ Ranged Assault

export type Shot = {
  readonly by: Figure;
  readonly target: Figure;
  /** null: bare hands, an NPC's profile, or dice a skill gives. */
  readonly weapon: TokenId | null;
  /** Two pistols at once (CS-WEAPONSEXPERT-02). */
  readonly second?: TokenId;
  /** Dice a skill gives instead of the weapon's; none at a range it does not reach. */
  readonly dice?: (range: Range) => number;
  /** The farthest band it may be made at. */
  readonly reach?: Range;
  /** Burst or Full Charge: dice more, pegs in all. */
  readonly extra?: number;
  readonly pegs?: number;
  /** Dice of skills. */
  readonly bonus?: number;
  /** Sure Shot: so many Hits, no dice. */
  readonly sure?: number;
  readonly ignoreCover?: boolean;
  readonly ignoreArmour?: boolean;
  readonly noKill?: boolean;
  /** No damage: what a Hit does instead (Weapons Expert 3). */
  readonly instead?: (target: Figure) => Flow;
  /** Hits may be split among others near the target after rolling (Marksman 2, 3). */
  readonly split?: boolean;
  /** What happens to the character hit, in addition to damage (Distraction 1). */
  readonly also?: (target: Figure) => Flow;
  /** Nobody strikes at who shoots so (Fade to Black 3, Light Fingers 3). */
  readonly free?: boolean;
};
const reliable = (table: Table, shot: Shot): boolean => {
  if (shot.by.being.kind !== 'trader' || shot.weapon === null) return true;
  const first = hasGunIcon(dataOf(table.state, shot.weapon), 'reliable');
  return first && (shot.second === undefined || hasGunIcon(dataOf(table.state, shot.second), 'reliable'));
};
/** CS-RGD, CS-ATK. Gives the attack, or nothing where it never came to dice. */
export function* shoot(table: Table, shot: Shot): Flow<Attack | undefined> {
  const { state } = table;
  const { by } = shot;
  // CS-OPP-02, CS-RULING-36
  if (!shot.free) yield* opportunities(table, engagedWith(state, by), by);
  if (by.defeated || by.prone || by.where !== 'board') return undefined;
  const data = shot.weapon === null ? undefined : dataOf(state, shot.weapon);
  payAmmo(table, shot, data);
  const attack = newAttack(table, 'ranged', by, shot.target, shot.weapon, { noKill: shot.noKill ?? false });
  yield* open(table, attack, 'declared');
  provokes(table, by, attack.target);
  const range = rangeBetween(by, attack.target);
  const base = baseOf(table, shot, range);
  if (lostSight(table, by, attack.target) || base === 0) {
    // CS-RULING-18: action and ammo are spent, the peg is still added.
    ends(table, attack, 'lost-sight', 0, 0);
    hear(table, shot, data);
    yield* afterwards(attack);
    return attack;
  }
  yield* rollShot(table, shot, attack, base, range);
  const lock = hasGunIcon(data, 'target-lock') && (shot.second === undefined || hasGunIcon(dataOf(state, shot.second), 'target-lock'));
  const voided = misfires(table, shot, attack, data);
  if (!lock && range !== 'short') stray(table, attack);
  const cover = coverFrom(state, by, attack.target);
  if (voided) yield* finish(table, attack, 'fails');
  else if (cover === 'total') yield* finish(table, attack, 'missed');
  else if (shot.split && by.crew !== null && attack.hits > 1) yield* splitShot(table, shot, attack, lock);
  else {
    const less = cover === 'partial' && !lock && !shot.ignoreCover ? 1 : 0;
    yield* land(table, attack, less, shot.ignoreArmour ?? false, cover, shot.instead);
    if (shot.also && attack.target.where === 'board' && !attack.target.defeated) yield* shot.also(attack.target);
  }
  yield* dangerous(table, by, data);
  hear(table, shot, data);
  yield* after(table, attack);
  return attack;
}
/** Marksman 2, 3: a second target near the first, in range of the weapon. CS-MARKSMAN-02 */
function* splitShot(table: Table, shot: Shot, attack: Attack, lock: boolean): Flow {
  const { state } = table;
  const { by } = shot;
  const less = (f: Figure) => (!lock && coverFrom(state, by, f) === 'partial' ? 1 : 0);
  const others = state.figures.filter(
    (f) =>
      f.id !== attack.target.id &&
      within(f, attack.target, REACH.short) &&
      canShoot(state, by, f, (range) => shotDice(state, by, shot.weapon, range)),
  );
  const options = [...others.map((f) => f.id), 'none' as const];
  const second =
    others.length === 0
      ? 'none'
      : yield* during(table, sceneOf(attack, 'hits'), pickFor(table, by.crew!, 'choose/figure', options, 'none'));
  if (second === 'none') yield* land(table, attack, less(attack.target), false, 'none');
  else yield* share(table, attack, [attack.target, figureOf(state, second)], less);
}
const lostSight = (table: Table, by: Figure, target: Figure): boolean =>
  !mayAttack(table.state, by, target) || inContact(table.state, by, target) || !sees(table.state, by, target);
/** Dice at the range there is now, or the Hits of Sure Shot; 0: it does not reach so far. CS-RULING-14, -18, -21 */
function baseOf(table: Table, shot: Shot, range: Range): number {
  const { state, by, weapon } = { state: table.state, ...shot };
  if (shot.reach !== undefined && RANGES.indexOf(range) > RANGES.indexOf(shot.reach)) return 0;
  if (weapon !== null && shotDice(state, by, weapon, range) === 0) return 0;
  if (shot.sure !== undefined) return shot.sure;
  if (!shot.dice) return diceOf(table, shot, range);
  const dice = shot.dice(range);
  return dice === 0 ? 0 : dealtDice(state, by, dice, 0, range);
}
function diceOf(table: Table, shot: Shot, range: Range): number {
  const { state } = table;
  const base = shotDice(state, shot.by, shot.weapon, range);
  if (base === 0) return 0;
  // CS-WEAPONSEXPERT-02: the dice of both, less one.
  const two = shot.second === undefined ? 0 : shotDice(state, shot.by, shot.second, range) - 1;
  return dealtDice(state, shot.by, base + two, (shot.extra ?? 0) + (shot.bonus ?? 0) + policeBonus(state, shot.by, shot.target), range);
}
function payAmmo(table: Table, shot: Shot, data: TokenData | undefined): void {
  const { by } = shot;
  if (by.being.kind !== 'trader' || shot.weapon === null) return;
  const second = shot.second === undefined ? 0 : ammoFor(dataOf(table.state, shot.second));
  fires(table, by, shot.weapon, shot.pegs ?? ammoFor(data) + second);
}
/** Pegs, or the one charge there is. CS-RGD-03, CS-ICO-30 */
export function fires({ state }: Table, by: Figure, weapon: TokenId, pegs = ammoFor(dataOf(state, weapon))): void {
  by.ammo = Math.max(0, by.ammo - pegs);
  if (hasGunIcon(dataOf(state, weapon), 'cannot-reload')) mark(state, weapon, SPENT);
}
/** Fails that void a shot: two, or one in a magnetic storm (ENV-08). CS-ATK-09 */
export const failsToJam = (state: State): number => (state.lasting.some(({ effect }) => effect === 'one-fail-jams') ? 1 : 2);
function* rollShot(table: Table, shot: Shot, attack: Attack, dice: number, range: Range): Flow {
  const { state } = table;
  table.tell({
    kind: 'attack',
    how: 'ranged',
    by: shot.by.id,
    target: attack.target.id,
    weapon: shot.weapon === null ? null : kindOf(state, shot.weapon),
    dice: shot.sure === undefined ? dice : 0,
    range,
    cover: coverFrom(state, shot.by, attack.target),
  });
  if (shot.sure !== undefined) {
    attack.hits = shot.sure;
    attack.scored = shot.sure;
    return;
  }
  yield* roll(table, attack, dice);
  yield* reroll(table, shot, attack);
}
// biome-ignore lint/correctness/useYield: rolling is a step of a flow
function* roll(table: Table, attack: Attack, dice: number): Flow {
  attack.roll = rollCombat(table.chance, dice);
  count(table, attack);
}
function count(table: Table, attack: Attack): void {
  attack.hits = hitsOf(attack.roll);
  attack.scored = attack.hits;
  table.tell({ kind: 'rolled', dice: attack.roll, hits: attack.hits, fails: failsOf(attack.roll), by: attack.by?.id ?? null });
}
/** A Target Laser rerolls one die, for better or worse. CS-EQN-10 */
function* reroll(table: Table, { by }: Shot, attack: Attack): Flow {
  const { state } = table;
  const laser = by.inventory.some((token) => {
    const data = dataOf(state, token);
    return isA(data, 'special') && data.effect.does === 'reroll' && isUsable(state, by, token);
  });
  if (!laser || by.crew === null) return;
  const scene: Scene = { kind: 'dice', by: by.id, dice: attack.roll, target: attack.target.id };
  const options = [...attack.roll.keys(), 'keep' as const];
  const die = yield* during(table, scene, pickFor(table, by.crew, 'attack/reroll', options, 'keep'));
  if (die === 'keep') return;
  const face = table.chance.die(6) - 1;
  attack.roll = attack.roll.map((old, i) => (i === die ? face : old));
  table.tell({ kind: 'rerolled', die, face, by: by.id });
  count(table, attack);
}
/** Two Fails, or one in a magnetic storm: the gun jams and nothing comes of it. CS-ATK-09 to -11, -13, CS-RULING-155 */
function misfires(table: Table, shot: Shot, attack: Attack, data: TokenData | undefined): boolean {
  const { state } = table;
  if (shot.by.being.kind !== 'trader' || data === undefined || shot.weapon === null) return false;
  if (failsOf(attack.roll) < failsToJam(state)) return false;
  for (const token of [shot.weapon, ...(shot.second === undefined ? [] : [shot.second])]) {
    if (hasGunIcon(dataOf(state, token), 'reliable')) continue;
    mark(state, token, JAMMED);
    table.tell({ kind: 'jammed', figure: shot.by.id, token });
  }
  return !reliable(table, shot);
}
/** CS-RGD-06, -07 */
function stray(table: Table, attack: Attack): void {
  const among = atRisk(table.state, (attack.from ?? attack.by)!, attack.target);
  if (among.length === 1) return;
  attack.target = randomOf(table.chance, among);
  table.tell({ kind: 'stray', target: attack.target.id, among: among.map((f) => f.id) });
}
/** The peg of the first gunfire, when the attack has been resolved. CS-HOS-04 to -06, CS-RULING-24, -63 */
function hear(table: Table, { by, second }: Shot, data: TokenData | undefined): void {
  if (by.crew === null || by.being.kind === 'purge') return;
  const quiet = hasGunIcon(data, 'silent') && (second === undefined || hasGunIcon(dataOf(table.state, second), 'silent'));
  if (!quiet) gunfire(table);
}
/** CS-ICO-25 */
export function* dangerous(table: Table, by: Figure, data: TokenData | undefined): Flow {
  const value = data && iconOf(data.icons, 'dangerous')?.value;
  if (value && by.where === 'board' && !by.defeated) yield* cardAttack(table, by, value);
}

// ------------------------------------------------------------------ Close Assault

export type Blow = {
  readonly by: Figure;
  readonly target: Figure;
  readonly weapon: TokenId | null;
  readonly power: boolean;
  /** Dice a skill gives instead of the weapon's. */
  readonly dice?: number;
  readonly bonus?: number;
  readonly opportunity?: boolean;
  /** Fails count though it is no power attack (a gun as a club, CS-RULING-156). */
  readonly fails?: boolean;
  /** After rolling, Hits may be split among all enemies in contact (Kata 3). */
  readonly split?: boolean;
};
/** CS-CLO, CS-ATK */
export function* fight(table: Table, blow: Blow): Flow<Attack | undefined> {
  const { state } = table;
  const { by, target } = blow;
  if (!canFight(state, by, target)) return undefined;
  const attack = newAttack(table, 'close', by, target, blow.weapon, { opportunity: blow.opportunity ?? false });
  yield* open(table, attack, 'declared');
  provokes(table, by, attack.target);
  if (!canFight(state, by, attack.target)) {
    ends(table, attack, 'lost-sight', 0, 0);
    yield* afterwards(attack);
    return attack;
  }
  const base = blow.dice ?? bladeDice(state, by, blow.weapon, blow.power);
  const dice = Math.max(1, base + (blow.bonus ?? 0) + closeBonus(state, by) + policeBonus(state, by, target));
  table.tell({
    kind: 'attack',
    how: 'close',
    by: by.id,
    target: target.id,
    weapon: blow.weapon === null ? null : kindOf(state, blow.weapon),
    dice,
    range: null,
    cover: 'none',
  });
  yield* roll(table, attack, dice);
  // CS-CLO-03, -04, CS-ATK-12
  if (
    (blow.power || blow.fails) &&
    blow.weapon !== null &&
    failsOf(attack.roll) >= 2 &&
    !hasGunIcon(dataOf(state, blow.weapon), 'reliable')
  ) {
    const gun = dataOf(state, blow.weapon).type === 'ranged';
    mark(state, blow.weapon, gun ? JAMMED : BROKEN);
    table.tell({ kind: gun ? 'jammed' : 'broken', figure: by.id, token: blow.weapon });
    yield* finish(table, attack, 'fails');
  } else if (blow.split) yield* splitBlow(table, attack);
  else yield* land(table, attack, combatExpert(table, attack), false, 'none');
  yield* after(table, attack);
  return attack;
}
/** Passive: one Hit less of every opportunity attack. CS-COMBATEXPERT-01 */
function combatExpert(table: Table, attack: Attack): number {
  return attack.opportunity && skillLevel(table.state, attack.target, 'combat-expert') >= 1 ? 1 : 0;
}
/** Kata 3: the Hits are split first, then each target's armour counts for its share. CS-KATA-03, CS-RULING-23 */
function* splitBlow(table: Table, attack: Attack): Flow {
  const { state } = table;
  const by = attack.by!;
  const enemies = engagedWith(state, by).filter((f) => mayAttack(state, by, f));
  if (enemies.length < 2 || by.crew === null || attack.hits === 0) return yield* land(table, attack, 0, false, 'none');
  yield* share(table, attack, enemies, () => 0);
}
/** The Hits of one roll are shared out among several, each with its own cover and armour. CS-RULING-23 */
function* share(table: Table, attack: Attack, among: readonly Figure[], cover: (f: Figure) => number): Flow {
  const by = attack.by!;
  const total = attack.hits;
  const domain = assign(() => among.map((f) => ({ id: f.id })), { total });
  const all = among.map((f) => (f.id === attack.target.id ? total : 0));
  const shares = yield* during(table, sceneOf(attack, 'hits'), askCrew(table, by.crew!, 'attack/split', domain, all));
  attack.hits = 0;
  for (const [i, f] of among.entries()) {
    if (shares[i] === 0) continue;
    const part = f.id === attack.target.id ? attack : newAttack(table, attack.how, by, f, attack.weapon);
    part.hits = shares[i]!;
    yield* land(table, part, cover(f), false, 'none');
    if (part !== attack) yield* after(table, part);
  }
}

// ------------------------------------------------------------------ attacks without an attacker

/** Dice from a card or a rule: no origin, no cover, no declaration; armour counts. CS-ATK-08, CS-RULING-145 */
export function* cardAttack(
  table: Table,
  target: Figure,
  dice: number,
  how: { readonly ignoreArmour?: boolean; readonly less?: number } = {},
): Flow<Attack> {
  const attack = newAttack(table, 'card', null, target, null);
  table.tell({ kind: 'attack', how: 'card', by: null, target: target.id, weapon: null, dice, range: null, cover: 'none' });
  yield* roll(table, attack, dice);
  yield* land(table, attack, how.less ?? 0, how.ignoreArmour ?? false, 'none');
  yield* after(table, attack);
  return attack;
}
/** One roll of a blast or of an area against one character; the attacker is known. CS-BLA-07, -14 */
export function* areaAttack(
  table: Table,
  by: Figure | null,
  target: Figure,
  dice: number,
  how: {
    readonly weapon?: TokenId;
    readonly less: number;
    readonly ignoreArmour?: boolean;
    readonly fails: boolean;
    /** It is a Ranged Assault though no weapon makes it. */
    readonly ranged?: boolean;
    /** A reaction has made all its Hits vanish before the dice. */
    readonly ignored?: boolean;
  },
): Flow<Attack> {
  const attack = newAttack(table, 'blast', by, target, how.weapon ?? null, {
    ranged: how.ranged ?? how.weapon !== undefined,
    ignored: how.ignored ?? false,
  });
  if (by) provokes(table, by, target);
  const weapon = how.weapon === undefined ? null : kindOf(table.state, how.weapon);
  const cover: Cover = how.less > 0 ? 'partial' : 'none';
  table.tell({ kind: 'attack', how: 'blast', by: by?.id ?? null, target: target.id, weapon, dice, range: null, cover });
  yield* roll(table, attack, dice);
  if (how.fails && failsOf(attack.roll) >= 2) yield* finish(table, attack, 'fails');
  else yield* land(table, attack, how.less, how.ignoreArmour ?? false, cover);
  yield* after(table, attack);
  return attack;
}
/** The gun of a ship, from its airlock door: no ammo, no peg, nothing jams. CS-UPG-06 to -08, CS-RULING-24, -104 */
export function* shipShot(
  table: Table,
  shot: {
    readonly gun: Figure;
    /** The Trader whose attack it is; null: the ship's own. */
    readonly by: Figure | null;
    readonly target: Figure;
    readonly range: (target: Figure) => Range;
    readonly dice: (range: Range) => number;
  },
): Flow {
  const { state } = table;
  const { gun, by } = shot;
  const attack = newAttack(table, 'ship', by, shot.target, null, { from: gun, foe: areEnemies(state, gun, shot.target) });
  yield* open(table, attack, 'declared');
  provokes(table, by ?? gun, attack.target);
  const range = shot.range(attack.target);
  const dice = shot.dice(range);
  if (dice === 0 || !mayAttack(state, gun, attack.target) || !sees(state, gun, attack.target)) {
    ends(table, attack, 'lost-sight', 0, 0);
    return yield* afterwards(attack);
  }
  const aimed = coverFrom(state, gun, attack.target);
  table.tell({ kind: 'attack', how: 'ship', by: by?.id ?? null, target: attack.target.id, weapon: null, dice, range, cover: aimed });
  yield* roll(table, attack, dealtDice(state, gun, dice, 0, range));
  if (range !== 'short') stray(table, attack);
  const cover = coverFrom(state, gun, attack.target);
  if (cover === 'total') yield* finish(table, attack, 'missed');
  else yield* land(table, attack, cover === 'partial' ? 1 : 0, false, cover);
  yield* after(table, attack);
}
/** Hits that are on the table already, of a Push that hurts. CS-CHARGE-01 */
export function* rolledAttack(table: Table, by: Figure, target: Figure, dice: readonly number[]): Flow {
  const attack = newAttack(table, 'card', by, target, null);
  attack.roll = dice;
  attack.hits = hitsOf(dice);
  attack.scored = attack.hits;
  table.tell({ kind: 'attack', how: 'card', by: by.id, target: target.id, weapon: null, dice: dice.length, range: null, cover: 'none' });
  yield* land(table, attack, 0, false, 'none');
  yield* after(table, attack);
}
/** A Merg on its own strikes with its best dice, whoever it is. CS-MRG-06, CS-RULING-170 */
export function* strike(table: Table, by: Figure, target: Figure): Flow {
  const { state } = table;
  const blades = bladesOf(state, by).filter(({ power }) => !power);
  const best = blades.reduce<Blade | undefined>((a, b) => (a && a.dice >= b.dice ? a : b), undefined);
  if (!best) return;
  const attack = newAttack(table, 'close', by, target, best.token);
  yield* open(table, attack, 'declared');
  if (!inContact(state, by, attack.target)) {
    ends(table, attack, 'lost-sight', 0, 0);
    return yield* afterwards(attack);
  }
  const dice = best.dice + closeBonus(state, by);
  const weapon = best.token === null ? null : kindOf(state, best.token);
  table.tell({ kind: 'attack', how: 'close', by: by.id, target: target.id, weapon, dice, range: null, cover: 'none' });
  yield* roll(table, attack, dice);
  yield* land(table, attack, 0, false, 'none');
  yield* after(table, attack);
}
/** A weapon thrown: a ranged attack with the dice of its icon. CS-THR-03 to -07 */
export function* thrown(
  table: Table,
  by: Figure,
  target: Figure,
  weapon: TokenId,
  { dice, range: far }: { readonly dice: number; readonly range: Range },
): Flow<Attack | undefined> {
  const { state } = table;
  yield* opportunities(table, engagedWith(state, by), by);
  if (by.defeated || by.prone || by.where !== 'board') return undefined;
  const attack = newAttack(table, 'thrown', by, target, weapon);
  yield* open(table, attack, 'declared');
  provokes(table, by, attack.target);
  const range = rangeBetween(by, attack.target);
  // CS-RULING-18
  if (RANGES.indexOf(range) > RANGES.indexOf(far) || lostSight(table, by, attack.target)) {
    ends(table, attack, 'lost-sight', 0, 0);
    yield* afterwards(attack);
    return attack;
  }
  const cover = coverFrom(state, by, attack.target);
  table.tell({ kind: 'attack', how: 'thrown', by: by.id, target: target.id, weapon: kindOf(state, weapon), dice, range, cover });
  yield* roll(table, attack, dealtDice(state, by, dice, 0, range));
  if (failsOf(attack.roll) >= 2) {
    mark(state, weapon, BROKEN);
    table.tell({ kind: 'broken', figure: by.id, token: weapon });
    yield* finish(table, attack, 'fails');
  } else {
    if (range !== 'short') stray(table, attack);
    const now = coverFrom(state, by, attack.target);
    // CS-RGD-06: who is totally covered is not hit.
    if (now === 'total') yield* finish(table, attack, 'missed');
    else yield* land(table, attack, now === 'partial' ? 1 : 0, false, now);
  }
  yield* after(table, attack);
  return attack;
}

/** The aimed character of a blast may react before the die is rolled; true: no Hit of it counts for that one. CS-BLA-14 */
export function* declare(table: Table, by: Figure, target: Figure, weapon: TokenId): Flow<boolean> {
  const attack = newAttack(table, 'blast', by, target, weapon);
  yield* open(table, attack, 'declared');
  yield* afterwards(attack);
  return attack.ignored;
}

// ------------------------------------------------------------------ Hits become damage

/** Cover, the window of Hits, armour, damage. CS-ATK-04 to -07, CS-ARM */
function* land(
  table: Table,
  attack: Attack,
  cover: number,
  ignoreArmour: boolean,
  _class: Cover,
  instead?: (target: Figure) => Flow,
): Flow {
  const { state } = table;
  const taken = Math.min(attack.hits, cover);
  attack.hits -= taken;
  if (attack.by) remember(attack.by, attack.target, state.round);
  yield* open(table, attack, 'hits');
  const { target } = attack;
  if (attack.ignored) return ends(table, attack, 'ignored', taken, 0);
  if (attack.hits > 0 && !instead && !attack.taken) yield* takeOver(table, attack, ignoreArmour);
  if (instead) {
    if (attack.hits > 0) yield* instead(target);
    return ends(table, attack, attack.hits > 0 ? 'stopped' : 'missed', taken, 0);
  }
  const armour = ignoreArmour ? { value: 0, shield: false } : armourOf(state, target);
  const stopped = Math.min(attack.hits, armour.value);
  // CS-ARM-02: what exceeds a shield overloads it.
  if (armour.shield && attack.hits > armour.value && target.armour !== null) {
    mark(state, target.armour, OVERLOADED | (iconOf(dataOf(state, target.armour).icons, 'flip') ? FLIPPED : 0));
    table.tell({ kind: 'shield-down', figure: target.id });
  }
  attack.damage = isUnhurt(table, attack) ? 0 : Math.max(0, attack.hits - stopped - attack.less);
  ends(table, attack, attack.damage > 0 ? 'hurt' : attack.hits > 0 ? 'stopped' : 'missed', taken, stopped);
  if (attack.damage > 0) attack.damage = yield* shielded(table, target, attack.damage);
  if (attack.damage > 0) hurt(table, target, attack.damage, attack.by, attack.noKill);
}
/** Who may, or must, take Hits of another upon itself: its Merg, or the Machine that guards it and touches it. CS-HEEL-01, CS-PROTECT-02 */
function guardOf({ state }: Table, target: Figure): { readonly guard: Figure; readonly all: boolean } | undefined {
  for (const { kind, by } of target.effects) {
    if ((kind !== 'guarded' && kind !== 'heeled') || by === null) continue;
    const guard = figureOf(state, by);
    if (guard.where !== 'board' || guard.defeated || guard.id === target.id) continue;
    if (kind === 'heeled' || inContact(state, guard, target)) return { guard, all: kind === 'heeled' };
  }
  return undefined;
}
/** The cover of the one they were meant for has counted; now the armour of the other does. CS-RULING-85, -164 */
function* takeOver(table: Table, attack: Attack, ignoreArmour: boolean): Flow {
  const found = guardOf(table, attack.target);
  if (!found) return;
  const { guard, all } = found;
  const { target } = attack;
  let share = attack.hits;
  if (!all) {
    const domain = assign(() => [{ id: target.id }, { id: guard.id }], { total: attack.hits });
    const kept = [attack.hits, 0];
    share = (yield* during(table, sceneOf(attack, 'hits'), askCrew(table, guard.crew!, 'attack/split', domain, kept)))[1]!;
  }
  if (share === 0) return;
  attack.hits -= share;
  table.tell({ kind: 'took-hits', figure: guard.id, for: target.id, hits: share });
  const part = newAttack(table, attack.how, attack.by, guard, attack.weapon, { ranged: attack.ranged, noKill: attack.noKill, taken: true });
  part.hits = share;
  yield* land(table, part, 0, ignoreArmour, 'none');
  yield* after(table, part);
}
/** Hard to Hit, Assist 1, Impervious 3: targeted, but not hurt. */
function isUnhurt(table: Table, { ranged, by, from, target }: Attack): boolean {
  if (has(target, 'unhurt')) return true;
  const eye = from ?? by;
  if (!ranged || !eye) return false;
  if (has(target, 'unhurt-by-shots')) return true;
  const covered = coverFrom(table.state, eye, target) !== 'none';
  if (has(target, 'unhurt-in-cover') && covered) return true;
  return has(target, 'unhurt-far-or-in-cover') && (covered || !within(eye, target, REACH.short));
}
/** A Trader who attacks a Warden alerts all of them; one who attacks a Civilian may be heard of. CS-SEC-13, CS-MKT-09 */
function provokes(table: Table, by: Figure, target: Figure): void {
  if (by.crew === null || by.being.kind === 'purge' || target.crew !== null) return;
  if (sideOf(target) === 'security') alarm(table);
  else if (sideOf(target) === 'civilians') civilianAttacked(table, by);
}
/** Who attacked a Civilian this round is its enemy when it hides. CS-RULING-58 */
function remember(by: Figure, target: Figure, round: number): void {
  if (sideOf(target) !== 'civilians' || target.effects.some((e) => e.kind === 'attacked' && e.by === by.id)) return;
  target.effects.push({ kind: 'attacked', until: round, by: by.id });
}
function ends(table: Table, { target, damage }: Attack, end: AttackEnd, cover: number, armour: number): void {
  table.tell({ kind: 'attacked', target: target.id, end, damage, cover, armour });
}
/** Nothing comes of it. */
// biome-ignore lint/correctness/useYield: an end of a flow
function* finish(table: Table, attack: Attack, end: AttackEnd): Flow {
  attack.hits = 0;
  ends(table, attack, end, 0, 0);
}
/** The window after it, then what reactions before it have granted. */
function* after(table: Table, attack: Attack): Flow {
  yield* open(table, attack, 'resolved');
  yield* afterwards(attack);
}

// ------------------------------------------------------------------ choosing a blow out of turn

/** With what a free Close Assault is made; NPCs have one way only, and always take it. CS-OPP-10, CS-RULING-35 */
export function* chooseStrike(table: Table, by: Figure, scene: Scene): Flow<Strike> {
  const blades = bladesOf(table.state, by);
  const strikes = blades.map(({ token, power }): Strike => ({ with: token, power }));
  if (by.crew === null) return yield* given(strikes[0] ?? { decline: true as const });
  if (strikes.length === 0) return { decline: true };
  return yield* during(table, scene, pickFor(table, by.crew, 'opportunity', [...strikes, { decline: true as const }], { decline: true }));
}
