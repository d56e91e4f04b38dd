import type { Branded } from '@cosmodrome/kernel';
import type { Component, DiscoveryKind, ItemKind, OverkillOption, Role, SchematicKind, ThrallKind, WeaponKind } from './names.ts';

/** A card that can be held: its place in CARDS, and in the state's `cards`. */
export type CardId = Branded<number, 'card'>;
export const cardId = (n: number): CardId => n as CardId;

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
  /** Not only once per game turn (SCA-GEAR-24, SCA-DISC-04). */
  readonly again: boolean;
  readonly analysis: boolean;
  readonly ks: boolean;
  /** Helps only this Rocketeer (SCA-ITEM-04). */
  readonly personal: Role | '';
};
type Print<F extends Family, T extends Timing> = Omit<ItemCard, 'kind'> & { readonly family: F; readonly timing: T };
type Extra = Partial<Omit<ItemCard, 'kind' | 'family' | 'timing' | 'copies'>>;
const card = <F extends Family, T extends Timing>(family: F, timing: T, copies: number, extra: Extra = {}): Print<F, T> => ({
  family,
  timing,
  copies,
  large: false,
  charges: 0,
  single: false,
  again: false,
  analysis: false,
  ks: false,
  personal: '',
  ...extra,
});
/** The family and the timing of a card follow from the list its kind stands in. */
type FamilyOf<K extends ItemKind> = K extends 'proton-blade' | DiscoveryKind
  ? 'discovery'
  : K extends SchematicKind
    ? 'schematic'
    : K extends ThrallKind
      ? 'rescued'
      : K extends 'dominated-brain'
        ? 'brain'
        : 'rocketeer';
type Prints = { readonly [K in ItemKind]: Print<FamilyOf<K>, K extends WeaponKind ? 'weapon' : Exclude<Timing, 'weapon'>> };

/**
 * SCA-CONTENT-02 to -06, with the classes of SCA-RULING-82. Card ids count along this list, and stored matches know them: a new kind
 * goes to its end.
 */
const PRINTS = {
  'air-knife': card('rocketeer', 'weapon', 4),
  'atomic-rifle': card('rocketeer', 'weapon', 4, { large: true }),
  ddt: card('rocketeer', 'weapon', 1, { ks: true }),
  'demo-charge': card('rocketeer', 'weapon', 4, { single: true }),
  'flame-gun': card('rocketeer', 'weapon', 2, { large: true, charges: 3 }),
  'ray-gun': card('rocketeer', 'weapon', 6, { large: true }),
  'sonic-shotgun': card('rocketeer', 'weapon', 1, { large: true, ks: true }),

  'accelerator-hypo': card('rocketeer', 'activated', 2, { charges: 2 }),
  'electro-mine': card('rocketeer', 'own-phase', 2),
  'fiberweave-spacesuit': card('rocketeer', 'damage', 2, { charges: 3 }),
  firecrackers: card('rocketeer', 'activated', 1, { charges: 2 }),
  'first-aid-kit': card('rocketeer', 'declared', 2),
  flag: card('rocketeer', 'activated', 1, { charges: 1 }),
  'food-pills': card('rocketeer', 'activated', 2, { charges: 2 }),
  'freeze-dried-coffee': card('rocketeer', 'own-phase', 1, { charges: 2 }),
  'head-set': card('rocketeer', 'passive', 1, { large: true, personal: 'first-officer' }),
  holster: card('rocketeer', 'passive', 3),
  'lucky-rabbits-foot': card('rocketeer', 'after-roll', 2),
  'med-pack': card('rocketeer', 'passive', 1, { large: true, personal: 'doctor' }),
  'oxygen-tank': card('rocketeer', 'activated', 3, { single: true }),
  'power-of-love': card('rocketeer', 'activated', 1, { charges: 2 }),
  'reference-book': card('rocketeer', 'declared', 2),
  scanner: card('rocketeer', 'scan', 1, { charges: 3 }),
  'sniper-scope': card('rocketeer', 'passive', 2),
  'soft-focus-lens': card('rocketeer', 'passive', 1, { personal: 'yeoman' }),
  'space-bandages': card('rocketeer', 'activated', 2, { charges: 3 }),
  'space-monkey': card('rocketeer', 'activated', 1),
  'space-rations': card('rocketeer', 'activated', 2, { charges: 2 }),
  'stun-pellet': card('rocketeer', 'activated', 2, { charges: 2 }),
  'tape-recorder': card('rocketeer', 'after-roll', 1, { again: true }),
  'tele-radio': card('rocketeer', 'passive', 1, { large: true, personal: 'captain' }),
  'common-cold': card('rocketeer', 'own-phase', 1, { single: true }),
  thermite: card('rocketeer', 'activated', 2, { charges: 1 }),
  tools: card('rocketeer', 'after-roll', 2),
  tricorder: card('rocketeer', 'declared', 1),
  'wire-cutters': card('rocketeer', 'passive', 2),

  'proton-blade': card('discovery', 'weapon', 2),
  'force-field-belt': card('discovery', 'damage', 2, { charges: 3, analysis: true, again: true }),
  'gravitational-wave-generator': card('discovery', 'activated', 1, { charges: 3 }),
  'heat-ray': card('discovery', 'activated', 2, { charges: 3 }),
  'impossible-cube': card('discovery', 'activated', 1, { charges: 2 }),
  ionoscope: card('discovery', 'declared', 2, { charges: 3 }),
  'mentality-helmet': card('discovery', 'passive', 2),
  replicator: card('discovery', 'activated', 1, { charges: 2 }),
  'sonic-repulsor': card('discovery', 'activated', 1, { charges: 3 }),
  'glowing-orb': card('discovery', 'declared', 2, { charges: 3 }),
  'telepathy-band': card('discovery', 'after-roll', 1, { charges: 3 }),
  'time-warp': card('discovery', 'after-roll', 2, { charges: 3 }),
  'x-ray-goggles': card('discovery', 'declared', 1),

  'invisibility-device': card('schematic', 'alien-turn', 1, { charges: 2, analysis: true }),
  'neuronic-hyperbolizer': card('schematic', 'activated', 1, { charges: 2, analysis: true }),
  'reality-inverter': card('schematic', 'after-roll', 1, { charges: 3, analysis: true }),
  'stasis-box': card('schematic', 'activated', 1, { charges: 2, analysis: true }),
  'tantalus-projector': card('schematic', 'activated', 1, { charges: 2, analysis: true }),
  teleporter: card('schematic', 'activated', 1, { charges: 2, analysis: true }),

  boy: card('rescued', 'activated', 1),
  'bus-driver': card('rescued', 'acquired', 1),
  chemist: card('rescued', 'activated', 1, { ks: true }),
  'co-ed': card('rescued', 'declared', 1, { charges: 2 }),
  cowboy: card('rescued', 'activated', 1),
  'football-player': card('rescued', 'activated', 1),
  girl: card('rescued', 'passive', 1),
  hobo: card('rescued', 'activated', 1, { charges: 2 }),
  'long-lost-brother': card('rescued', 'damage', 1, { charges: 2 }),
  nurse: card('rescued', 'activated', 1, { ks: true }),
  photographer: card('rescued', 'activated', 1, { charges: 2, ks: true }),
  sarge: card('rescued', 'declared', 1),
  scientist: card('rescued', 'after-roll', 1, { charges: 3 }),
  smuggler: card('rescued', 'acquired', 1, { ks: true }),
  'traffic-cop': card('rescued', 'activated', 1, { ks: true }),

  'dominated-brain': card('brain', 'passive', 4),
} satisfies Prints;

export const ITEMS = Object.fromEntries(Object.entries(PRINTS).map(([kind, print]) => [kind, { kind, ...print }])) as Readonly<
  Record<ItemKind, ItemCard>
>;
/** The kinds of cards that are used at this time: what tables of rules are keyed by, so that none is left out. */
export type KindOf<T extends Timing> = { [K in ItemKind]: (typeof PRINTS)[K]['timing'] extends T ? K : never }[ItemKind];
export const isTimed = <T extends Timing>(kind: ItemKind, timing: T): kind is KindOf<T> => ITEMS[kind].timing === timing;
/** Every card of the box; its index is its id. */
export const CARDS: readonly ItemCard[] = Object.values(ITEMS).flatMap((c) => Array<ItemCard>(c.copies).fill(c));
const IDS: readonly CardId[] = CARDS.map((_, i) => cardId(i));
export const allCards = (): readonly CardId[] => IDS;
export const print = (id: CardId): ItemCard => CARDS[id] as ItemCard;
export const kindOf = (id: CardId): ItemKind => print(id).kind;
export const cardsOf = (family: Family): readonly CardId[] => IDS.filter((id) => print(id).family === family);
/** The ids of all copies of a kind. */
const COPIES = new Map<ItemKind, readonly CardId[]>(Object.values(ITEMS).map((c) => [c.kind, IDS.filter((id) => print(id) === c)]));
export const copiesOf = (kind: ItemKind): readonly CardId[] => COPIES.get(kind) ?? [];
/** Weapons are the cards with a range display (SCA-ITEM-01). */
export const isWeapon = (kind: ItemKind): kind is WeaponKind => isTimed(kind, 'weapon');
export const isSchematic = (kind: ItemKind): kind is SchematicKind => ITEMS[kind].family === 'schematic';
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
/** What an Overkill buys with a weapon (SCA-OVK-03). */
export const WEAPON_OPTION: Readonly<Record<WeaponKind, OverkillOption>> = {
  'air-knife': 'extract',
  'atomic-rifle': 'dislodge',
  ddt: 'exterminate',
  'demo-charge': 'shrapnel',
  'flame-gun': 'flame-terror',
  'ray-gun': 'hit-and-run',
  'sonic-shotgun': 'impact',
  'proton-blade': 'slash',
};
/** SCA-CONTENT-05 */
export const RECIPES: Readonly<Record<SchematicKind, readonly (readonly [component: Component, count: number])[]>> = {
  'invisibility-device': [
    ['wire', 1],
    ['alien-blood', 1],
  ],
  'neuronic-hyperbolizer': [['wire', 2]],
  'reality-inverter': [
    ['mysterium', 1],
    ['wire', 1],
  ],
  'stasis-box': [
    ['mysterium', 1],
    ['alien-blood', 1],
  ],
  'tantalus-projector': [
    ['mysterium', 1],
    ['alien-blood', 2],
  ],
  teleporter: [['mysterium', 2]],
};
export const KIT_SIZE = 4;
export const KIT_LARGE = 2;
