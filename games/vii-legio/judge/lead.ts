/** Who is ahead while the game runs. Only U.C. with 10 PX can win, and among them the PC decide (LEG-END-07 to LEG-END-09); before anybody has them the PC say who is ahead, and the PX who will be able to win. */
import type { Seat } from '@cosmodrome/kernel';
import { XENO } from '../content/index.ts';

export type Racer = { readonly seat: Seat; readonly pc: number; readonly px: number };
export type Race = {
  /** Somebody can win as it stands. */
  readonly able: boolean;
  /** Best first: those who can win, or everybody where nobody can. */
  readonly field: readonly Racer[];
  /** Who share the first place. */
  readonly first: readonly Racer[];
  /** The most PX of all. */
  readonly px: number;
};
export function raceOf(units: readonly Racer[]): Race {
  const able = units.filter((u) => u.px >= XENO.win);
  const field = (able.length > 0 ? able : units).toSorted((a, b) => b.pc - a.pc || b.px - a.px || a.seat - b.seat);
  const best = field[0] as Racer;
  return {
    able: able.length > 0,
    field,
    first: field.filter((u) => u.pc === best.pc && u.px === best.px),
    px: Math.max(...units.map((u) => u.px)),
  };
}
