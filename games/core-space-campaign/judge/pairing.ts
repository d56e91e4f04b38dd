/** Who meets whom in a round of a League (CS-CMP-04, CS-RULING-215): tables of two, one of three where the number is odd. */
import type { Seat } from '@cosmodrome/kernel';

export type Meeting = readonly [Seat, Seat];
const meetings = (met: readonly Meeting[], a: Seat, b: Seat): number =>
  met.filter(([x, y]) => (x === a && y === b) || (x === b && y === a)).length;
/** An odd one joins the last table. */
function tables(pairs: readonly Seat[][], odd: readonly Seat[]): Seat[][] {
  if (odd.length === 0 || pairs.length === 0) return [...pairs.map((pair) => [...pair]), ...odd.map((seat) => [seat])];
  return pairs.map((pair, i) => (i === pairs.length - 1 ? [...pair, ...odd] : [...pair]));
}
/** By rank, the first with the next it has met least often. */
export function swiss(ranked: readonly Seat[], met: readonly Meeting[]): Seat[][] {
  const left = [...ranked];
  const odd = left.length % 2 === 1 ? left.splice(-1) : [];
  const pairs: Seat[][] = [];
  while (left.length > 1) {
    const first = left.shift()!;
    const times = left.map((other) => meetings(met, first, other));
    const [second] = left.splice(times.indexOf(Math.min(...times)), 1);
    pairs.push([first, second!]);
  }
  return tables(pairs, odd);
}
/** Every pair once, in a circle: the first stays, the others move on by one a round. */
export function roundRobin(seats: readonly Seat[], round: number): Seat[][] {
  const even = seats.length % 2 === 0 ? [...seats] : [...seats, -1];
  if (even.length < 2) return [[...seats]];
  const [fixed, ...ring] = even as [Seat, ...Seat[]];
  const by = round % ring.length;
  const turned = [fixed, ...ring.slice(by), ...ring.slice(0, by)];
  const pairs: Seat[][] = [];
  const odd: Seat[] = [];
  for (let i = 0; i < turned.length / 2; i++) {
    const pair = [turned[i]!, turned[turned.length - 1 - i]!].filter((seat) => seat >= 0);
    if (pair.length === 2) pairs.push(pair);
    else odd.push(...pair);
  }
  return tables(pairs, odd);
}
