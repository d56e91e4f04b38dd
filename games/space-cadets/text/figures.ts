/** Dice and chances, from what lies open: 1, 2 and 3 of ten are successes; the first does the deed, every other is an Overkill. */
import type { Json } from '@cosmodrome/kernel';
import { ITEMS, type ItemKind, isWeapon, type Payment, type Role, WEAPON_DICE, type WeaponKind } from '../content/index.ts';
import type { Purchase, ThingRef } from '../topics.ts';
import type { RocketeerView, View } from '../view.ts';

export const HIT = 0.3;
export const chance = (dice: number): number => 1 - (1 - HIT) ** Math.max(0, dice);

/** A share of the dice and where it comes from. */
export interface Source {
  readonly dice: number;
  readonly from: 'range' | 'iq' | ItemKind;
}
const held = (view: View, r: RocketeerView, kind: ItemKind): number =>
  r.cards.filter((id) => view.cards[id]?.kind === kind && !view.cards[id]?.used).length;
const bonus = (dice: number, from: ItemKind): readonly Source[] => (dice > 0 ? [{ dice, from }] : []);

/** The dice of an attack, source by source; range −1: out of sight. */
export function attackDice(view: View, r: RocketeerView, weapon: ItemKind, range: number): readonly Source[] {
  if (!isWeapon(weapon) || range < 0) return [];
  const printed = WEAPON_DICE[weapon as WeaponKind][weapon === 'ddt' ? 0 : range] ?? 0;
  return [
    { dice: printed, from: 'range' },
    ...bonus(weapon === 'ray-gun' ? held(view, r, 'holster') : 0, 'holster'),
    ...bonus(weapon === 'atomic-rifle' && range === 3 ? 2 * held(view, r, 'sniper-scope') : 0, 'sniper-scope'),
    ...bonus(r.coffee, 'freeze-dried-coffee'),
  ];
}
/** The dice of an IQ action before what is declared for it. */
export function iqDice(view: View, r: RocketeerView, deed: string): readonly Source[] {
  return [
    { dice: r.iq, from: 'iq' },
    ...bonus(
      deed === 'heal' && r.cards.some((id) => view.cards[id]?.kind === 'med-pack' && ITEMS['med-pack'].personal === r.role) ? 1 : 0,
      'med-pack',
    ),
    ...bonus(deed === 'subdue' ? held(view, r, 'wire-cutters') : 0, 'wire-cutters'),
    ...bonus(r.coffee, 'freeze-dried-coffee'),
  ];
}
export const sum = (sources: readonly Source[]): number => sources.reduce((n, s) => n + s.dice, 0);

/** Actions that roll dice: they are looked at before they are taken. */
const ROLLS = ['attack', 'burn', 'heal', 'analyze', 'subdue', 'scenario', 'cold'];
export function isRoll(option: unknown): boolean {
  const deed = (option as { readonly do?: unknown } | null)?.do;
  return typeof deed === 'string' && ROLLS.includes(deed);
}

/** What the answers of the menus have in common. */
export type Loose = {
  readonly do?: string;
  readonly who?: Role;
  readonly card?: number;
  readonly figure?: number;
  readonly cell?: number;
  readonly pay?: Payment;
  readonly patient?: Role;
  readonly buy?: Purchase['buy'];
  readonly thing?: ThingRef;
};
export const loose = (option: Json): Loose => (typeof option === 'object' && option !== null ? (option as Loose) : {});
export const rocketeerOf = (view: View, role: Role | undefined): RocketeerView | undefined => view.rocketeers.find((r) => r.role === role);

/** Dice, source by source, of a deed that rolls. */
export function diceOf(view: View, option: Json): { readonly sources: readonly Source[]; readonly range: number } {
  const o = loose(option);
  const r = rocketeerOf(view, o.who);
  if (!r) return { sources: [], range: -1 };
  if (o.do === 'attack' || o.do === 'burn') {
    const cell = o.do === 'burn' ? o.cell! : o.figure === 0 ? view.boss!.at : (view.aliens.find((a) => a.id === o.figure)?.at ?? r.at);
    const kind = view.cards[o.card!]!.kind;
    const range = view.sight[r.at]?.[cell] ?? -1;
    // With X-Ray Goggles a hatch is clear that the common line of sight does not pass: then the next range counts.
    return { sources: attackDice(view, r, kind, range < 0 ? 1 : range), range: range < 0 ? 1 : range };
  }
  return { sources: iqDice(view, r, o.do ?? ''), range: -1 };
}
