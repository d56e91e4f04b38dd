import type { Seat } from '@cosmodrome/kernel';

/** What a Search card can be, but for the Host card: everything that can be found, held and given. */
export type Item =
  | 'gas'
  | 'key'
  | 'ammo'
  | 'vest'
  | 'aid'
  | 'grenade'
  | 'scanner'
  | 'knife'
  | 'machineGun'
  | 'adrenaline'
  | 'antidote'
  | 'scope';
/** The Infection card of one player; the number is the seat whose colour it bears. */
export type Infection = `infection:${number}`;
/** Cards are their faces: two Gas Cans are the same thing, so that nobody can follow one from hand to hand. */
export type Card = Item | 'alert' | 'host' | Infection;
/** All but Infection cards, which are named after their player. */
export type CardName = Exclude<Card, Infection>;

/** What is printed on a card: its cost, who may use it, what becomes of it then (PAN-ITEM-04, PAN-ITEM-06, PAN-RULING-34). */
export interface CardFacts {
  readonly count: number;
  /** Action points its use costs by itself; the Fire action pays for a gun (PAN-ITEM-03). */
  readonly ap: 0 | 1;
  readonly by: 'any' | 'android' | 'soldier' | 'nobody';
  readonly keeps: 'oneUse' | 'faceUp' | 'charges' | 'hand' | 'immediate';
  readonly charges?: number;
}
/** The 46 Search cards, in the order of the catalogue. */
export const SEARCH_CARDS = {
  gas: { count: 12, ap: 1, by: 'soldier', keeps: 'oneUse' },
  alert: { count: 5, ap: 0, by: 'any', keeps: 'immediate' },
  key: { count: 4, ap: 0, by: 'any', keeps: 'faceUp' },
  ammo: { count: 4, ap: 0, by: 'android', keeps: 'charges', charges: 4 },
  vest: { count: 3, ap: 0, by: 'any', keeps: 'oneUse' },
  aid: { count: 3, ap: 1, by: 'any', keeps: 'oneUse' },
  grenade: { count: 3, ap: 1, by: 'any', keeps: 'oneUse' },
  scanner: { count: 2, ap: 1, by: 'any', keeps: 'oneUse' },
  knife: { count: 2, ap: 1, by: 'any', keeps: 'faceUp' },
  machineGun: { count: 2, ap: 1, by: 'android', keeps: 'faceUp' },
  adrenaline: { count: 2, ap: 0, by: 'any', keeps: 'oneUse' },
  antidote: { count: 2, ap: 0, by: 'nobody', keeps: 'hand' },
  scope: { count: 1, ap: 0, by: 'android', keeps: 'faceUp' },
  host: { count: 1, ap: 0, by: 'nobody', keeps: 'hand' },
} as const satisfies Readonly<Record<CardName, CardFacts>>;

/** Bullets on a fresh Ammo card (PAN-RULING-32). */
export const BULLETS = SEARCH_CARDS.ammo.charges;
/** The Host lies among so many Search cards on top of the deck: two a player, and itself (PAN-SETUP-11). */
export const hostZone = (seats: number): number => 2 * seats + 1;
/** Infection cards of each colour. */
export const INFECTIONS = 3;

const INFECTION: readonly Infection[] = [0, 1, 2, 3, 4, 5].map((seat) => `infection:${seat}` as const);
export const infectionOf = (seat: Seat): Infection => INFECTION[seat]!;
export const isInfection = (card: Card): card is Infection => card.startsWith('infection:');
/** Whose Infection card it is. */
export const infectionSeat = (card: Infection): Seat => Number(card.slice('infection:'.length));
/** Items are all Search cards but the Host; an Alert never stays in a hand, so it is none. */
export const isItem = (card: Card): card is Item => card !== 'host' && card !== 'alert' && !isInfection(card);

const ORDER: readonly Card[] = [...(Object.keys(SEARCH_CARDS) as Card[]), ...INFECTION];
const RANK = new Map<Card, number>(ORDER.map((card, i) => [card, i]));
/** Hands are shown in one fixed order, so that the place of a card tells nothing. */
export const inOrder = (cards: readonly Card[]): Card[] => cards.slice().sort((a, b) => RANK.get(a)! - RANK.get(b)!);
