/** What differs between two views, and which ship a line of the journal speaks of: by the board's own ids. */
import type { Note } from '../notes.ts';
import type { View } from '../view.ts';

/** Parts and what lies on them, in flight: while ships are built they change all the time, before one's eyes. */
export function changes(before: View, after: View): readonly string[] {
  if (after.phase === 'building' || before.class !== after.class) return [];
  return after.yards.flatMap((yard, seat) => {
    const was = before.yards[seat]?.ship;
    if (!was || was.plan !== yard.ship.plan) return [];
    const load = (of: typeof was, square: number) => JSON.stringify(of.loads.find((one) => one.square === square) ?? null);
    const squares = new Set([...was.loads, ...yard.ship.loads].map(({ square }) => square));
    return [...squares].filter((square) => load(was, square) !== load(yard.ship, square)).map((square) => `square:${seat}:${square}`);
  });
}
/** Pointing at a line of the journal shows this trucker's ship. */
export const place = (note: Note): string | undefined => ('seat' in note && note.seat !== null ? `seat:${note.seat}` : undefined);
