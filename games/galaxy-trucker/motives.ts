/** What weighs with a trucker who is a bot: said by `text/<language>/motives.ts`. */
import type { Seat } from '@cosmodrome/kernel';
import type { Alien, Specialist, TileKind } from './content/index.ts';

export type Grounds =
  // Building.
  /** What the part does for the ship. */
  | { readonly kind: 'need'; readonly part: TileKind }
  /** It gains by the parts beside it. */
  | { readonly kind: 'company'; readonly part: TileKind }
  /** Squares that can still be filled from there. */
  | { readonly kind: 'room' }
  | { readonly kind: 'neat' }
  /** Time is short, and there is nothing better. */
  | { readonly kind: 'fills' }
  /** What was set aside cannot go back. */
  | { readonly kind: 'stuck' }
  | { readonly kind: 'no-place'; readonly part: TileKind }
  /** Something better may come. */
  | { readonly kind: 'picky'; readonly part: TileKind }
  | { readonly kind: 'keeps'; readonly part: TileKind }
  /** Nothing that lies open is worth a square. */
  | { readonly kind: 'draws' }
  | { readonly kind: 'reads' }
  | { readonly kind: 'full' }
  | { readonly kind: 'last' }
  | { readonly kind: 'flips' }
  | { readonly kind: 'alarm' }
  | { readonly kind: 'token' }
  // Before the flight.
  | { readonly kind: 'hires'; readonly specialist: Specialist }
  | { readonly kind: 'alien'; readonly alien: Alien }
  | { readonly kind: 'humans' }
  | { readonly kind: 'sabotage'; readonly rival: Seat }
  | { readonly kind: 'decree'; readonly mine: number }
  | { readonly kind: 'insured' }
  | { readonly kind: 'uninsured' }
  // In flight.
  /** More than the enemy; as much; never enough. */
  | { readonly kind: 'beats'; readonly power: number; readonly strength: number }
  | { readonly kind: 'holds'; readonly strength: number }
  | { readonly kind: 'hopeless'; readonly strength: number }
  | { readonly kind: 'not-weakest'; readonly power: number }
  | { readonly kind: 'weakest' }
  | { readonly kind: 'moves'; readonly days: number }
  /** Energy for what is still to come. */
  | { readonly kind: 'saves' }
  /** A part that would be lost. */
  | { readonly kind: 'protects'; readonly part: TileKind }
  | { readonly kind: 'lets-go'; readonly part: TileKind }
  | { readonly kind: 'harmless' }
  | { readonly kind: 'repels' }
  | { readonly kind: 'lets-in' }
  /** What it brings, in credits, and the days it costs. */
  | { readonly kind: 'brings'; readonly credits: number; readonly days: number }
  | { readonly kind: 'boards'; readonly humans: number }
  | { readonly kind: 'declines'; readonly days: number }
  | { readonly kind: 'crew-dear'; readonly crew: number }
  | { readonly kind: 'guns' }
  | { readonly kind: 'dearest' }
  | { readonly kind: 'cheapest' }
  | { readonly kind: 'spares-humans' }
  | { readonly kind: 'spares-aliens' }
  | { readonly kind: 'piece'; readonly parts: number; readonly humans: number }
  | { readonly kind: 'goes-on'; readonly credits: number }
  | { readonly kind: 'gives-up'; readonly humans: number };
/** Of those, one kind. */
export type GroundsOf<K extends Grounds['kind']> = Extract<Grounds, { readonly kind: K }>;
