/** The people I have played with, and who asks whom to a table. */
import type { TableCard } from './tables.ts';

/** What I have decided about somebody: not shown any more; or kept away, who then sees nothing of me and asks me nowhere. */
export type Apart = 'hidden' | 'blocked';
export interface Mate {
  readonly id: string;
  readonly name: string;
  /** Has a page open. */
  readonly here: boolean;
  /** Matches we were both in, and when the last of them was played. */
  readonly played: number;
  readonly last: number;
  /** Where they are, if it is no secret: a listed table, or one of mine. */
  readonly at?: Pick<TableCard, 'code' | 'name' | 'game' | 'phase'>;
  /** Of the table that was asked about: they sit there, are asked there, or do not come. */
  readonly there?: 'sits' | 'asked' | 'declined';
}
export interface Circle {
  readonly mates: readonly Mate[];
  /** Whom I keep away or do not show: to change one's mind. */
  readonly apart: readonly { readonly id: string; readonly name: string; readonly how: Apart }[];
}
/** Somebody asks me to a table that has not begun. */
export interface Invitation {
  readonly by: string;
  readonly card: TableCard;
  /** I have a seat there already: it is the same table again. */
  readonly again: boolean;
  /** Server time, ms, at which it ends by itself. */
  readonly until: number;
}
