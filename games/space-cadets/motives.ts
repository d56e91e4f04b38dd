/** What weighs with a comrade: said by `text/<language>/motives.ts`. Nothing of it is hidden. */
import type { FoeType, Role } from './content/index.ts';

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
  | { readonly kind: 'rest' };
export type GroundsOf<K extends Grounds['kind']> = Extract<Grounds, { readonly kind: K }>;
