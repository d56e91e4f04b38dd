import type { Component, ItemKind, Role, SchematicKind, WeaponKind } from './names.ts';

/** When a card is used (SCA-RULING-82). */
export type Timing =
  | 'weapon'
  | 'passive'
  | 'activated'
  | 'own-phase'
  | 'declared'
  | 'after-roll'
  | 'scan'
  | 'damage'
  | 'alien-turn'
  | 'acquired';
export type Family = 'rocketeer' | 'discovery' | 'schematic' | 'rescued' | 'brain';
export type ItemCard = {
  readonly kind: ItemKind;
  readonly family: Family;
  readonly timing: Timing;
  readonly copies: number;
  readonly large: boolean;
  /** Printed Charges; 0: no Charge icon. */
  readonly charges: number;
  readonly single: boolean;
  readonly analysis: boolean;
  readonly ks: boolean;
  /** Helps only this Rocketeer (SCA-ITEM-04). */
  readonly personal: Role | '';
};
type Extra = Partial<Omit<ItemCard, 'kind' | 'family' | 'timing' | 'copies'>>;
const card = (kind: ItemKind, family: Family, timing: Timing, copies: number, extra: Extra = {}): ItemCard => ({
  kind,
  family,
  timing,
  copies,
  large: false,
  charges: 0,
  single: false,
  analysis: false,
  ks: false,
  personal: '',
  ...extra,
});

/** SCA-CONTENT-02 to -06, with the classes of SCA-RULING-82. */
const LIST: readonly ItemCard[] = [
  card('air-knife', 'rocketeer', 'weapon', 4),
  card('atomic-rifle', 'rocketeer', 'weapon', 4, { large: true }),
  card('ddt', 'rocketeer', 'weapon', 1, { ks: true }),
  card('demo-charge', 'rocketeer', 'weapon', 4, { single: true }),
  card('flame-gun', 'rocketeer', 'weapon', 2, { large: true, charges: 3 }),
  card('ray-gun', 'rocketeer', 'weapon', 6, { large: true }),
  card('sonic-shotgun', 'rocketeer', 'weapon', 1, { large: true, ks: true }),

  card('accelerator-hypo', 'rocketeer', 'activated', 2, { charges: 2 }),
  card('electro-mine', 'rocketeer', 'own-phase', 2),
  card('fiberweave-spacesuit', 'rocketeer', 'damage', 2, { charges: 3 }),
  card('firecrackers', 'rocketeer', 'activated', 1, { charges: 2 }),
  card('first-aid-kit', 'rocketeer', 'declared', 2),
  card('flag', 'rocketeer', 'activated', 1, { charges: 1 }),
  card('food-pills', 'rocketeer', 'activated', 2, { charges: 2 }),
  card('freeze-dried-coffee', 'rocketeer', 'own-phase', 1, { charges: 2 }),
  card('head-set', 'rocketeer', 'passive', 1, { large: true, personal: 'first-officer' }),
  card('holster', 'rocketeer', 'passive', 3),
  card('lucky-rabbits-foot', 'rocketeer', 'after-roll', 2),
  card('med-pack', 'rocketeer', 'passive', 1, { large: true, personal: 'doctor' }),
  card('oxygen-tank', 'rocketeer', 'activated', 3, { single: true }),
  card('power-of-love', 'rocketeer', 'activated', 1, { charges: 2 }),
  card('reference-book', 'rocketeer', 'declared', 2),
  card('scanner', 'rocketeer', 'scan', 1, { charges: 3 }),
  card('sniper-scope', 'rocketeer', 'passive', 2),
  card('soft-focus-lens', 'rocketeer', 'passive', 1, { personal: 'yeoman' }),
  card('space-bandages', 'rocketeer', 'activated', 2, { charges: 3 }),
  card('space-monkey', 'rocketeer', 'activated', 1),
  card('space-rations', 'rocketeer', 'activated', 2, { charges: 2 }),
  card('stun-pellet', 'rocketeer', 'activated', 2, { charges: 2 }),
  card('tape-recorder', 'rocketeer', 'after-roll', 1),
  card('tele-radio', 'rocketeer', 'passive', 1, { large: true, personal: 'captain' }),
  card('common-cold', 'rocketeer', 'own-phase', 1, { single: true }),
  card('thermite', 'rocketeer', 'activated', 2, { charges: 1 }),
  card('tools', 'rocketeer', 'after-roll', 2),
  card('tricorder', 'rocketeer', 'declared', 1),
  card('wire-cutters', 'rocketeer', 'passive', 2),

  card('proton-blade', 'discovery', 'weapon', 2),
  card('force-field-belt', 'discovery', 'damage', 2, { charges: 3, analysis: true }),
  card('gravitational-wave-generator', 'discovery', 'activated', 1, { charges: 3 }),
  card('heat-ray', 'discovery', 'activated', 2, { charges: 3 }),
  card('impossible-cube', 'discovery', 'activated', 1, { charges: 2 }),
  card('ionoscope', 'discovery', 'declared', 2, { charges: 3 }),
  card('mentality-helmet', 'discovery', 'passive', 2),
  card('replicator', 'discovery', 'activated', 1, { charges: 2 }),
  card('sonic-repulsor', 'discovery', 'activated', 1, { charges: 3 }),
  card('glowing-orb', 'discovery', 'declared', 2, { charges: 3 }),
  card('telepathy-band', 'discovery', 'after-roll', 1, { charges: 3 }),
  card('time-warp', 'discovery', 'after-roll', 2, { charges: 3 }),
  card('x-ray-goggles', 'discovery', 'declared', 1),

  card('invisibility-device', 'schematic', 'alien-turn', 1, { charges: 2, analysis: true }),
  card('neuronic-hyperbolizer', 'schematic', 'activated', 1, { charges: 2, analysis: true }),
  card('reality-inverter', 'schematic', 'after-roll', 1, { charges: 3, analysis: true }),
  card('stasis-box', 'schematic', 'activated', 1, { charges: 2, analysis: true }),
  card('tantalus-projector', 'schematic', 'activated', 1, { charges: 2, analysis: true }),
  card('teleporter', 'schematic', 'activated', 1, { charges: 2, analysis: true }),

  card('boy', 'rescued', 'activated', 1),
  card('bus-driver', 'rescued', 'acquired', 1),
  card('chemist', 'rescued', 'activated', 1, { ks: true }),
  card('co-ed', 'rescued', 'declared', 1, { charges: 2 }),
  card('cowboy', 'rescued', 'activated', 1),
  card('football-player', 'rescued', 'activated', 1),
  card('girl', 'rescued', 'passive', 1),
  card('hobo', 'rescued', 'activated', 1, { charges: 2 }),
  card('long-lost-brother', 'rescued', 'damage', 1, { charges: 2 }),
  card('nurse', 'rescued', 'activated', 1, { ks: true }),
  card('photographer', 'rescued', 'activated', 1, { charges: 2, ks: true }),
  card('sarge', 'rescued', 'declared', 1),
  card('scientist', 'rescued', 'after-roll', 1, { charges: 3 }),
  card('smuggler', 'rescued', 'acquired', 1, { ks: true }),
  card('traffic-cop', 'rescued', 'activated', 1, { ks: true }),

  card('dominated-brain', 'brain', 'passive', 4),
];
export const ITEMS: Readonly<Record<ItemKind, ItemCard>> = Object.fromEntries(LIST.map((c) => [c.kind, c])) as Record<ItemKind, ItemCard>;
/** Every card of the box; its index is its id. */
export const CARDS: readonly ItemCard[] = LIST.flatMap((c) => Array<ItemCard>(c.copies).fill(c));
export const cardsOf = (family: Family): readonly number[] => CARDS.flatMap((c, i) => (c.family === family ? [i] : []));
/** The ids of all copies of a kind. */
const COPIES = new Map<ItemKind, readonly number[]>(LIST.map((c) => [c.kind, CARDS.flatMap((x, id) => (x === c ? [id] : []))]));
export const copiesOf = (kind: ItemKind): readonly number[] => COPIES.get(kind)!;
/** Weapons are the cards with a range display (SCA-ITEM-01). */
export const isWeapon = (kind: ItemKind): kind is WeaponKind => ITEMS[kind].timing === 'weapon';
export const isAlienTech = (kind: ItemKind): boolean => ITEMS[kind].family === 'discovery' || ITEMS[kind].family === 'schematic';

/** SCA-CONTENT-02: dice at range 0 to 3; 0: not usable at that range. */
export const WEAPON_DICE: Readonly<Record<WeaponKind, readonly number[]>> = {
  'air-knife': [3, 0, 0, 0],
  'atomic-rifle': [2, 3, 3, 2],
  ddt: [4, 0, 0, 0],
  'demo-charge': [0, 5, 0, 0],
  'flame-gun': [0, 3, 0, 0],
  'ray-gun': [4, 3, 0, 0],
  'sonic-shotgun': [5, 2, 0, 0],
  'proton-blade': [5, 0, 0, 0],
};
/** SCA-CONTENT-05 */
export const RECIPES: Readonly<Record<SchematicKind, Readonly<Partial<Record<Component, number>>>>> = {
  'invisibility-device': { wire: 1, 'alien-blood': 1 },
  'neuronic-hyperbolizer': { wire: 2 },
  'reality-inverter': { mysterium: 1, wire: 1 },
  'stasis-box': { mysterium: 1, 'alien-blood': 1 },
  'tantalus-projector': { mysterium: 1, 'alien-blood': 2 },
  teleporter: { mysterium: 2 },
};
export const KIT_SIZE = 4;
export const KIT_LARGE = 2;
export const KINDS: readonly ItemKind[] = LIST.map((c) => c.kind);
