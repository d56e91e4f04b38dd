/** Lines of the journal as data. */
import type { Seat } from '@cosmodrome/kernel';
import type { Alien, CardId, ClassId, Conversion, Criterion, Die, Good, Side, Specialist, SquareId, TileId } from './content/index.ts';
import type { ObjectKind, Out, Payout } from './state.ts';
import type { Defence } from './topics.ts';

/** Nothing is kept from anybody that the journal would tell: what a seat alone knows is in its view. */
export type Note =
  | { readonly kind: 'round-begun'; readonly round: number; readonly class: ClassId }
  | { readonly kind: 'building-begun' }
  /** Class IIIB (GT-IIIB-01). */
  | { readonly kind: 'holes-rolled'; readonly dice: readonly [Die, Die] }
  | { readonly kind: 'sitting-begun'; readonly seat: Seat }
  | { readonly kind: 'pile-opened'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'time-ran-out'; readonly circle: number }
  /** `seat` null: the program (GT-RULING-108, -126). */
  | { readonly kind: 'flipped'; readonly seat: Seat | null; readonly circle: number }
  | { readonly kind: 'finished'; readonly seat: Seat; readonly number: number }
  /** Number tiles given by lot or by time used. */
  | { readonly kind: 'numbered'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'alarm-sounded'; readonly seat: Seat }
  | { readonly kind: 'built' }
  | { readonly kind: 'reserve-lost'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly kind: 'errors-removed'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  /** Broke off, before the flight or in it. */
  | { readonly kind: 'piece-lost'; readonly seat: Seat; readonly tiles: readonly TileId[] }
  | { readonly kind: 'crew-boarded'; readonly seat: Seat; readonly humans: number; readonly aliens: readonly Alien[] }
  | { readonly kind: 'insured'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'departed'; readonly order: readonly Seat[] }
  | { readonly kind: 'left-flight'; readonly seat: Seat; readonly why: Out }
  | { readonly kind: 'card-revealed'; readonly card: CardId; readonly left: number }
  /** Gained or lost. */
  | { readonly kind: 'days'; readonly seat: Seat; readonly days: number }
  /** Fire power may be halves. */
  | { readonly kind: 'declared'; readonly seat: Seat; readonly what: Criterion; readonly power: number }
  | { readonly kind: 'energy-spent'; readonly seat: Seat; readonly cells: number; readonly panels: number }
  | { readonly kind: 'object-rolled'; readonly objects: readonly ObjectKind[]; readonly from: Side; readonly dice: readonly Die[] }
  | { readonly kind: 'intruders-rolled'; readonly from: Side; readonly dice: readonly Die[] }
  | { readonly kind: 'line-shifted'; readonly seat: Seat; readonly line: number }
  | { readonly kind: 'missed'; readonly seat: Seat }
  | { readonly kind: 'bounced'; readonly seat: Seat }
  | { readonly kind: 'armour-held'; readonly seat: Seat }
  | { readonly kind: 'shot-down'; readonly seat: Seat }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly with: Exclude<Defence, 'none'> }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly tiles: readonly TileId[]; readonly squares: readonly SquareId[] }
  | { readonly kind: 'alien-lost'; readonly seat: Seat; readonly alien: Alien }
  | { readonly kind: 'crew-lost'; readonly seat: Seat; readonly humans: number; readonly aliens: readonly Alien[] }
  | { readonly kind: 'landed'; readonly seat: Seat; readonly planet: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'docked'; readonly seat: Seat }
  | { readonly kind: 'goods-received'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly kind: 'goods-taken'; readonly seat: Seat; readonly goods: readonly Good[]; readonly cells: number }
  | { readonly kind: 'credits'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'enemy-fought'; readonly seat: Seat; readonly result: 'won' | 'tied' | 'lost' }
  | { readonly kind: 'weakest'; readonly seat: Seat; readonly criterion: Criterion }
  | { readonly kind: 'sabotage-rolled'; readonly seat: Seat; readonly square: SquareId | null }
  | { readonly kind: 'cards-added'; readonly level: number; readonly count: number }
  | { readonly kind: 'intruder-entered'; readonly seat: Seat; readonly path: readonly SquareId[]; readonly beaten: boolean }
  | { readonly kind: 'intruder-repelled'; readonly seat: Seat }
  | { readonly kind: 'eaten'; readonly seat: Seat; readonly crew: number; readonly goods: number; readonly cells: number }
  | { readonly kind: 'flight-ended'; readonly arrived: readonly Seat[] }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly payout: Payout }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly specialist: Specialist }
  | { readonly kind: 'part-added'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'part-converted'; readonly seat: Seat; readonly to: Conversion }
  | { readonly kind: 'sabotaged'; readonly seat: Seat; readonly rival: Seat }
  | { readonly kind: 'bet'; readonly seat: Seat; readonly places: readonly (number | null)[] }
  | { readonly kind: 'bonuses-changed'; readonly seat: Seat; readonly arrival: -1 | 0 | 1; readonly looks: -1 | 0 | 1 }
  | { readonly kind: 'price-changed'; readonly seat: Seat; readonly good: Good; readonly price: number }
  | { readonly kind: 'session-ended' };
