/** What things are worth in flight, in credits: days, cells, crew, goods, parts. From what lies open. */
import type { Seat } from '@cosmodrome/kernel';
import { CLASSES, FLIGHTS, GOODS, type Good, INSURANCE, PRICES, SPACES, type SquareId } from '../content/index.ts';
import { rooms, value } from '../judge/cargo.ts';
import { humans } from '../judge/crew.ts';
import { cells } from '../judge/power.ts';
import { deviceAt, loadAt, parts, partsOf, pieces, tornAlong, without } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';

/** What is at stake for one trucker. */
export type Stakes = {
  readonly view: View;
  readonly seat: Seat;
  readonly ship: Ship;
  /** Cards that are still to come. */
  readonly left: number;
  /** How much of the flight that is, 0 to 1. */
  readonly rest: number;
  /** Who is not careful thinks of the card that lies open, and little of those to come. */
  readonly careful: boolean;
};
export function stakesOf(view: View, seat: Seat, careful: boolean): Stakes {
  const all = view.flight + view.flown.length;
  return { view, seat, ship: view.yards[seat]!.ship, left: view.flight, rest: all === 0 ? 1 : view.flight / all, careful };
}
/** What a day, a cell and a human are worth to whoever does not look ahead. */
const CARELESS = { day: 0.25, cell: 0.25, human: 1.7 } as const;
const chance = (ahead: number, spread: number): number => 1 / (1 + Math.exp(-ahead / spread));
/** What a card brings whoever can still profit from it, by the number of the round. */
const A_CARD = [0, 0.7, 0.9, 1.1, 1.4] as const;
/** Arriving at all: the bonus, the other half of the goods, and what is still to be had on the way. */
export function arrivalWorth({ view, seat, ship, left }: Stakes): number {
  const { arrival } = FLIGHTS[view.number];
  const me = view.flyers[seat]!;
  const ahead = view.flyers.filter((other) => other.out === null && other.at > me.at).length;
  return arrival[Math.min(3, ahead)]! + value(ship, view.yards[seat]!.skills) / 2 + A_CARD[view.number] * left;
}
/** What so many days lost cost (gained: negative ones): places of arrival, and the risk of being lapped. */
export function daysWorth(stakes: Stakes, days: number): number {
  const { view, seat, left, careful } = stakes;
  if (!careful) return CARELESS.day * days;
  const me = view.flyers[seat]!;
  const { arrival } = FLIGHTS[view.number];
  const step = arrival[0]! - arrival[1]!;
  const spread = 1.2 + 0.8 * left;
  let worth = 0.08 * days;
  let front = me.at;
  view.flyers.forEach((other, i) => {
    if (i === seat || other.out !== null) return;
    front = Math.max(front, other.at);
    worth += step * (chance(me.at - other.at, spread) - chance(me.at - days - other.at, spread));
  });
  if (front - (me.at - days) > SPACES) worth += arrivalWorth(stakes);
  return worth;
}
/** What keeping one cell is worth: much while few are left for many cards. */
export function cellWorth({ ship, left, careful }: Stakes): number {
  if (!careful) return CARELESS.cell;
  const users = partsOf(ship, 'shield').length + partsOf(ship, 'thrusters').length + 1;
  const wanted = left * Math.min(0.6, 0.2 + 0.1 * users);
  return left === 0 ? 0.02 : 0.15 + 1.2 * Math.min(1, wanted / Math.max(1, 1.5 * cells(ship)));
}
/** What the loss of so many humans costs; the last one brings the ship home. */
export function crewWorth(stakes: Stakes, gone: number): number {
  if (gone <= 0) return 0;
  const { ship, rest } = stakes;
  const left = humans(ship) - gone;
  if (left <= 0) return arrivalWorth(stakes) + 0.5 * gone;
  if (!stakes.careful) return CARELESS.human * gone;
  return PRUDENCE * (homecoming(stakes, left + gone) - homecoming(stakes, left)) * arrivalWorth(stakes) + 0.2 * rest * gone;
}
/** Whoever is ahead would rather come home than gamble. */
const PRUDENCE = 2.2;
/** How likely so many humans bring the ship home: as the matches between bots have shown. By the number of the round. */
const SAFE = [0, 1.5, 1.2, 1, 0.2] as const;
export const homecoming = ({ view, left }: Stakes, people: number): number =>
  people <= 0 ? 0 : 1 / (1 + Math.exp(-(SAFE[view.number] + 1.2 * Math.log(people + 0.5) - 0.18 * left)));
/** What so many more humans are worth. */
export function recruitsWorth(stakes: Stakes, more: number): number {
  if (!stakes.careful) return CARELESS.human * stakes.rest * more;
  const now = humans(stakes.ship);
  return (homecoming(stakes, now + more) - homecoming(stakes, now)) * arrivalWorth(stakes) + 0.2 * stakes.rest * more;
}
/** GT-BASE-PAY-05, GT-INS-03: what one more lost part is charged. */
export function charge({ view, seat }: Stakes): number {
  const { lost, insured } = view.flyers[seat]!;
  const cap = view.class === 'IV' ? (insured ? INSURANCE.cap : null) : CLASSES[view.class].cap;
  return cap !== null && lost.length >= cap ? 0.05 : 0.9;
}
/** What a part does for the rest of the flight, and what lies in it. */
function partWorth(stakes: Stakes, square: SquareId): number {
  const { ship, rest } = stakes;
  const { tile } = deviceAt(ship, square)!;
  const load = loadAt(ship, square);
  const goods = (load?.goods ?? []).reduce((sum, good) => sum + PRICES[good], 0);
  const inside = goods * (0.5 + 0.5 * (1 - rest * 0.3)) + (load?.cells ?? 0) * 0.6 * rest + (load?.alien ? 2 * rest : 0);
  switch (tile.type) {
    case 'engine':
      return inside + rest * (partsOf(ship, 'engine').length <= 2 ? 4 : 1.3) * tile.power;
    case 'cannon':
      return inside + rest * 1.1 * tile.power;
    case 'shield':
      return inside + rest * 1.3;
    case 'cargo':
      return inside + rest * 0.6 * tile.capacity;
    case 'battery':
      return inside;
    case 'life-support':
      return inside + rest * 1;
    default:
      return inside + rest * 0.3;
  }
}
/** What remains if these go: the best piece; and what all that is lost costs. */
export function lossOf(stakes: Stakes, gone: readonly SquareId[]): number {
  const { ship } = stakes;
  const torn = tornAlong(ship, gone);
  const after = without(ship, torn);
  const kept = keepBest(stakes, after, pieces(after));
  const lost = parts(ship).filter((square) => !kept.includes(square));
  let crew = 0;
  let worth = 0;
  for (const square of lost) {
    crew += loadAt(ship, square)?.humans ?? 0;
    worth += charge(stakes) + partWorth(stakes, square);
  }
  return worth + crewWorth(stakes, crew);
}
/** The piece to stay with. */
export function keepBest(stakes: Stakes, ship: Ship, all: readonly (readonly SquareId[])[]): readonly SquareId[] {
  if (all.length <= 1) return all[0] ?? [];
  const worth = (piece: readonly SquareId[]): number => {
    const people = piece.reduce((sum, square) => sum + (loadAt(ship, square)?.humans ?? 0), 0);
    const engines = piece.filter((square) => deviceAt(ship, square)!.tile.type === 'engine').length;
    const sum = piece.reduce((n, square) => n + 1 + partWorth(stakes, square), 0);
    return sum + 0.8 * people - (people === 0 ? 1000 : 0) - (engines === 0 ? 6 * stakes.rest : 0);
  };
  return all.toSorted((a, b) => worth(b) - worth(a))[0]!;
}

// ------------------------------------------------------------------ goods

/** Where goods would lie: which of these (first to last) find room, the most valuable first. `places`: by cube, a square or null. */
export function stowed(stakes: Stakes, goods: readonly Good[]): (SquareId | null)[] {
  const { view, seat, ship } = stakes;
  const { skills } = view.yards[seat]!;
  const neighbours = (square: SquareId): number => parts(ship).length - lonely(ship, square);
  const free = rooms(ship, skills)
    .map((room) => ({ ...room, safe: neighbours(room.square) }))
    .sort((a, b) => b.safe - a.safe);
  const places: (SquareId | null)[] = goods.map(() => null);
  const order = goods.map((good, i) => ({ good, i })).sort((a, b) => GOODS.indexOf(a.good) - GOODS.indexOf(b.good));
  for (const { good, i } of order) {
    // The choosiest room that takes it: red ones are kept for red goods.
    const fitting = free.filter(({ takes, max }) => max > 0 && takes.includes(good)).sort((a, b) => a.takes.length - b.takes.length);
    const room = fitting[0];
    if (!room) continue;
    room.max--;
    places[i] = room.square;
  }
  return places;
}
const lonely = (ship: Ship, square: SquareId): number => (loadAt(ship, square) ? 0 : square % 2);
/** What a ship gains by these goods, with the room it has. */
export function goodsWorth(stakes: Stakes, goods: readonly Good[]): number {
  const aboard = stakes.ship.loads.flatMap((load) => load.goods);
  const all = [...aboard, ...goods.filter((good, i) => goods.slice(0, i).filter((g) => g === good).length < stakes.view.bank[good])];
  const places = stowed(stakes, all);
  const sum = all.reduce((n, good, i) => n + (places[i] === null ? 0 : PRICES[good]), 0);
  const had = aboard.reduce((n, good) => n + PRICES[good], 0);
  // Some of it will be lost on the way.
  return (sum - had) * (1 - 0.3 * stakes.rest);
}
