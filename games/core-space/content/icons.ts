/** The 34 icons of profiles and tokens, in the order of CS-ICO: icon n is rule CS-ICO-n. */
import type { Range } from './ranges.ts';

export const ICONS = [
  'move-plus',
  'unarmed',
  'unarmed-ranged',
  'natural-armour',
  'first-strike',
  'second-chance',
  'scramble',
  'quick-unjam',
  'massive',
  'rank',
  'linked',
  'no-ranged-weapons',
  'no-melee-weapons',
  'no-items',
  'throw',
  'effortless',
  'rare',
  'burst-1',
  'burst-2',
  'full-charge',
  'infinite',
  'reliable',
  'target-lock',
  'silent',
  'dangerous',
  'flip',
  'sustained-fire',
  'discard',
  'effortless-reload',
  'cannot-reload',
  'not-this-mission',
  'freeze',
  'jam',
  'teleport',
] as const;
export type IconKind = (typeof ICONS)[number];

type Value = { readonly value: number };
/** The numbers printed with an icon. */
type Printed = {
  readonly 'move-plus': Value;
  readonly unarmed: Value;
  readonly 'unarmed-ranged': Value;
  readonly 'natural-armour': Value;
  readonly 'second-chance': Value;
  readonly massive: Value;
  readonly rank: Value;
  readonly dangerous: Value;
  readonly teleport: Value;
  /** CS-SCR: what is crossed, and the safe drop, in inches. */
  readonly scramble: { readonly over: number; readonly drop: number };
  /** No dice: what it does stands on the token (a grenade). */
  readonly throw: { readonly dice: number; readonly range: Range };
};
export type IconOf<K extends IconKind> = { readonly icon: K } & (K extends keyof Printed ? Printed[K] : unknown);
export type Icon = { readonly [K in IconKind]: IconOf<K> }[IconKind];

/** The icon of this kind that something carries, with its numbers. */
export const iconOf = <K extends IconKind>(icons: readonly Icon[], kind: K): IconOf<K> | undefined =>
  icons.find((icon): icon is Icon & IconOf<K> => icon.icon === kind);
