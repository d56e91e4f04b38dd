/** What weighs with a bot: said by `text/<language>/motives.ts`. It speaks of sides and hands, so nobody hears it while the game runs. */
import type { Seat } from '@cosmodrome/kernel';

export type Grounds =
  /** Cards are wanted: fuel above all. */
  | { readonly kind: 'search' }
  | { readonly kind: 'nest' }
  /** Somebody is likely infected; how likely, in tenths. */
  | { readonly kind: 'suspect'; readonly who: Seat; readonly tenths: number }
  | { readonly kind: 'supply'; readonly who: Seat }
  | { readonly kind: 'heal' }
  | { readonly kind: 'parasite' }
  /** Where it stands something bites. */
  | { readonly kind: 'danger' }
  /** The infected: with the last Soldier nobody burns the Nest any more. */
  | { readonly kind: 'martyr' }
  | { readonly kind: 'explore' }
  | { readonly kind: 'meet'; readonly who: Seat }
  | { readonly kind: 'scan' }
  /** The infected: somebody to infect; somebody shot as if there were a reason; a card given as a human would. */
  | { readonly kind: 'infect'; readonly who: Seat }
  | { readonly kind: 'frame'; readonly who: Seat }
  /** It has seen what they are; it could burn the Nest. */
  | { readonly kind: 'silence'; readonly who: Seat }
  | { readonly kind: 'stop'; readonly who: Seat }
  | { readonly kind: 'hide' }
  | { readonly kind: 'spare' }
  /** This partner may be infected, and the card would stop it. */
  | { readonly kind: 'guard'; readonly who: Seat }
  /** Two look through a room for more than one. */
  | { readonly kind: 'team' }
  | { readonly kind: 'weary' }
  | { readonly kind: 'rest' };
export type GroundsOf<K extends Grounds['kind']> = Extract<Grounds, { readonly kind: K }>;
