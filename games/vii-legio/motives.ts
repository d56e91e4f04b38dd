/** What weighs with a commander who is a bot: said by `text/<language>/motives.ts`. */
import type { Seat } from '@cosmodrome/kernel';
import type { Element, Exploration, Sector, Skill } from './content/index.ts';

export type Grounds =
  /** PC that a mission pays. */
  | { readonly kind: 'mission'; readonly sector: Sector; readonly pc: number; readonly with: readonly Seat[] }
  /** PX for what is left on its world. */
  | { readonly kind: 'star'; readonly sector: Sector }
  /** A call moves the Imperator on. */
  | { readonly kind: 'clock' }
  /** Somebody else would gain more than one likes. */
  | { readonly kind: 'rival'; readonly rival: Seat }
  /** Crew for a mission that is worth it. */
  | { readonly kind: 'recruit'; readonly what: Element; readonly sector: Sector }
  | { readonly kind: 'build'; readonly what: Element }
  | { readonly kind: 'repair'; readonly lacking: number }
  /** A card is worth more on the table than in the discard pile. */
  | { readonly kind: 'card'; readonly card: Exploration }
  /** Cards left over: what lies face down is worth knowing. */
  | { readonly kind: 'peek' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'sector-x' }
  | { readonly kind: 'keep' }
  /** All of a profile on one skill. */
  | { readonly kind: 'skill'; readonly skill: Skill }
  | { readonly kind: 'expert' }
  /** So much of what it asks for is there already. */
  | { readonly kind: 'objective'; readonly have: number; readonly of: number }
  /** Nothing that could be done is worth its cards. */
  | { readonly kind: 'rest' };
/** Of those, one kind. */
export type GroundsOf<K extends Grounds['kind']> = Extract<Grounds, { readonly kind: K }>;
