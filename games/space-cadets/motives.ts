/** What weighs with a comrade: said by `text/<language>/motives.ts`. Nothing of it is hidden. */
import type { FoeType, Role } from './content/index.ts';

export type Back = 'marker' | 'locker' | 'find' | 'calm';
export type Grounds =
  /** A part of how good a position is, and what is better by it. */
  | { readonly kind: 'safety' | 'errand' | 'home' | 'together' | 'finds' | 'foes' }
  | { readonly kind: 'foe'; readonly foe: FoeType }
  | { readonly kind: 'heal'; readonly patient: Role }
  | { readonly kind: 'task' }
  | { readonly kind: 'wished' }
  /** Somebody pointed there. */
  | { readonly kind: 'marked'; readonly by: number }
  /** Says beforehand what it means to do. */
  | { readonly kind: 'says' }
  /** What the backs on a hidden tile promise; calm: nothing, but others threaten more. */
  | { readonly kind: 'scan'; readonly what: Back }
  /** Fewer hatches stand around the first tile. */
  | { readonly kind: 'open' }
  /** The weakest acts first. */
  | { readonly kind: 'frail'; readonly who: Role }
  /** A Command AP for somebody. */
  | { readonly kind: 'command'; readonly to: Role }
  | { readonly kind: 'rest' };
export type GroundsOf<K extends Grounds['kind']> = Extract<Grounds, { readonly kind: K }>;
