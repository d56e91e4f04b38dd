import type { ItemKind, KindOf, OverkillOption, RollKind, WeaponKind } from '../content/index.ts';
import type { Rocketeer } from '../state.ts';

// Passive cards: what each does by itself while it is held (SCA-GEAR, SCA-DISC-09, SCA-RESC-07, SCA-SUBDUE-08).

type Harm = 'panic' | 'mind-control';
type Passive = {
  /** Bonus dice of an attack with this weapon at this range. */
  readonly attack?: (r: Rocketeer, weapon: WeaponKind, range: number) => number;
  /** Bonus dice of an IQ action. */
  readonly iq?: (roll: RollKind) => number;
  /** What of its holder's reaches farther than their tile. */
  readonly reach?: readonly (OverkillOption | 'heal')[];
  /** What it turns aside. */
  readonly shield?: readonly Harm[];
};
/** Every passive card. Of several shields the first in this list is marked. */
const PASSIVE: Readonly<Record<KindOf<'passive'>, Passive>> = {
  // SCA-GEAR-10, -13, -19, -25
  'head-set': { reach: ['move-out'] },
  'med-pack': { iq: (roll) => (roll === 'heal' ? 1 : 0), reach: ['sawbones', 'heal'] },
  'soft-focus-lens': { reach: ['sway'] },
  'tele-radio': { reach: ['command'] },
  // SCA-GEAR-11, -18, -30
  holster: { attack: (r, weapon) => (weapon === 'ray-gun' && !r.shot ? 1 : 0) },
  'sniper-scope': { attack: (_, weapon, range) => (weapon === 'atomic-rifle' && range === 3 ? 2 : 0) },
  'wire-cutters': { iq: (roll) => (roll === 'subdue' ? 1 : 0) },
  // SCA-RESC-07, SCA-DISC-09
  girl: { shield: ['panic'] },
  'mentality-helmet': { shield: ['panic', 'mind-control'] },
  // SCA-SUBDUE-08: it is counted into its holder's IQ (sheet.ts).
  'dominated-brain': {},
};
const LIST = Object.entries(PASSIVE) as readonly (readonly [KindOf<'passive'>, Passive])[];
const kindsThat = (test: (p: Passive) => boolean | undefined): readonly ItemKind[] => LIST.flatMap(([kind, p]) => (test(p) ? [kind] : []));
export const SHIELDS: Readonly<Record<Harm, readonly ItemKind[]>> = {
  panic: kindsThat((p) => p.shield?.includes('panic')),
  'mind-control': kindsThat((p) => p.shield?.includes('mind-control')),
};
const EXTENDERS = new Map(
  [...new Set(LIST.flatMap(([, p]) => p.reach ?? []))].map((what) => [what, kindsThat((p) => p.reach?.includes(what))]),
);
/** The cards that extend this. */
export const extenders = (what: OverkillOption | 'heal'): readonly ItemKind[] => EXTENDERS.get(what) ?? [];

type Bonus = { readonly kind: ItemKind; readonly dice: number };
const ATTACK = LIST.flatMap(([kind, { attack }]) => (attack ? [{ kind, attack }] : []));
const IQ = LIST.flatMap(([kind, { iq }]) => (iq ? [{ kind, iq }] : []));
const given = (kind: ItemKind, dice: number): readonly Bonus[] => (dice > 0 ? [{ kind, dice }] : []);
export const attackBonuses = (r: Rocketeer, weapon: WeaponKind, range: number): readonly Bonus[] =>
  ATTACK.flatMap(({ kind, attack }) => given(kind, attack(r, weapon, range)));
export const iqBonuses = (roll: RollKind): readonly Bonus[] => IQ.flatMap(({ kind, iq }) => given(kind, iq(roll)));
