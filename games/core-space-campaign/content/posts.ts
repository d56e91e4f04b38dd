/** The trading posts (CS-SHP): what each sells, and for what it pays one UA more. */
import type { TokenType } from '@cosmodrome/core-space/content/index';

export const POSTS = ['bs-mart', 'up-close', 'claw-store', 'armourote', 'tech-noir', 'gigers'] as const;
export type Post = (typeof POSTS)[number];
/** All but BS-Mart, of which one is visited after a game (CS-TRA-02). */
export const CHOSEN_POSTS = ['up-close', 'claw-store', 'armourote', 'tech-noir', 'gigers'] as const satisfies readonly Post[];
export type ChosenPost = (typeof CHOSEN_POSTS)[number];
export type PostData = {
  /** Of what it sells; null: of all kinds. */
  readonly types: readonly TokenType[] | null;
  /** What that costs. */
  readonly from: number;
  readonly to: number;
  /** Tokens a crew may buy in a phase. */
  readonly most: number;
};
const MANY = Number.POSITIVE_INFINITY;
export const POST: Readonly<Record<Post, PostData>> = {
  'bs-mart': { types: null, from: 0, to: 4, most: MANY },
  'up-close': { types: ['melee'], from: 5, to: 9, most: MANY },
  // CS-RULING-135
  'claw-store': { types: ['ranged', 'blast'], from: 5, to: 9, most: MANY },
  armourote: { types: ['armour'], from: 5, to: 9, most: MANY },
  'tech-noir': { types: ['special'], from: 5, to: 9, most: MANY },
  gigers: { types: null, from: 10, to: MANY, most: 1 },
};
/** Giger's pays more for rare things that sell for so much (CS-RULING-109). */
export const GIGERS_RARE = 9;
/** The Career level that opens Giger's (CS-SHP-11); in the arc, which is short. */
export const GIGERS_LEVEL = { usual: 3, arc: 2 } as const;
/** What Giger's asks for the Venom of the Mother, beside both parts of her (CS-TRA-12). */
export const VENOM = { parts: 2, price: 20 } as const;
/** CS-RULING-134: Medi-Stims of cost 0 a crew may take. */
export const FREE_STIMS = 2;
