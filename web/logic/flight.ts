/**
 * Answers under way. A question that stands can be answered again before the last answer is acknowledged: each carries the number of
 * the seat's own answers before it, so that those behind a refused one fall with it. What is shown is the last position with all of
 * them foreseen.
 */
import type { Json, Seat, Topic } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';

/** A place on the screen, in its pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Sending {
  readonly seat: Seat;
  readonly topic: Topic;
  readonly answer: Json;
  readonly n: number;
  readonly since: number;
  /** Where the click was: what speaks against the answer is said there. */
  readonly where?: Place;
}
export interface Flying extends Sending {
  /** No two have the same, while numbers of own answers come again after a refusal. */
  readonly id: number;
  /** How many answers the seat will have given before this one. */
  readonly own: number;
  /** Acknowledged as this position, which is not on the screen yet. */
  readonly done?: number;
}
interface Position {
  readonly n: number;
  readonly own?: number;
}
/** The number of the seat's next answer. */
export const nextOwn = (flight: readonly Flying[], own: number): number => Math.max(own, (flight.at(-1)?.own ?? -1) + 1);
/** A position is shown: what is in it is no longer under way. */
export function landed(flight: readonly Flying[], { n, own }: Position): readonly Flying[] {
  const left = flight.filter((f) => !(f.done !== undefined && f.done <= n) && !(own !== undefined && f.own < own));
  return left.length === flight.length ? flight : left;
}
export const acknowledged = (flight: readonly Flying[], one: Flying, n: number): readonly Flying[] =>
  flight.map((f) => (f.id === one.id ? { ...f, done: n } : f));
/** Refused: it and all behind it are dropped. */
export const dropped = (flight: readonly Flying[], one: Flying): readonly Flying[] => flight.filter((f) => f.own < one.own);
/** What the line may have lost: sent again in order once it is back; what was stored is in the position already. */
export const unsure = (flight: readonly Flying[], at: Position): readonly Flying[] =>
  landed(flight, at).filter((f) => f.done === undefined);

/** The view with what is under way applied to it, as far as it can be foreseen. */
export function foreseen(
  view: Json,
  asks: readonly Question[],
  flight: readonly Flying[],
  foresee: ((view: Json, ask: Question, answer: Json) => Json | undefined) | undefined,
): Json {
  if (!foresee) return view;
  return flight.reduce<Json>((seen, f) => {
    const ask = asks.find((a) => a.seat === f.seat && a.topic === f.topic);
    return (ask && foresee(seen, ask, f.answer)) ?? seen;
  }, view);
}
