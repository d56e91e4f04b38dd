/** Several steps back at once, at whatever table. */
import { type AnyMatch, type Entry, Refusal, type Seat } from '@cosmodrome/kernel';

/** Steps that can be taken back at once. */
const MOST_BACK = 200;

/** How many of the seat's notes would be left after one step back, after two, …: tried on a copy. */
export function backsOf(match: AnyMatch, seat: Seat): readonly number[] {
  const left: number[] = [];
  if (!match.canTakeBack(seat)) return left;
  const trial = match.fork();
  while (left.length < MOST_BACK && trial.takeBack(seat)) left.push(trial.toldTo(seat));
  return left;
}
/** One step back, or so many, or as many as it takes for the seat's note of that number not to have been told; all of them or none. */
export function takeBack(match: AnyMatch, seat: Seat, note?: number, wished = 1): readonly Entry[] {
  if (!match.canTakeBack(seat)) throw new Refusal('not-admitted', 'there is nothing of yours to take back');
  const far = note === undefined && wished === 1 ? undefined : backsOf(match, seat);
  const steps = note === undefined ? wished : (far ?? []).findIndex((left) => left <= note) + 1;
  if (steps < 1 || steps > (far?.length ?? 1) || (note !== undefined && note >= match.toldTo(seat)))
    throw new Refusal('not-admitted', 'not all of that can be taken back');
  return Array.from({ length: steps }, () => {
    const made = match.withdraw(seat);
    if (!made) throw new Error(`seat ${seat} cannot take back`);
    return made;
  });
}
