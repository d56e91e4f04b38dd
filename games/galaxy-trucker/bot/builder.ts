/** Building at the pace of people: one request at a time, from what the seat can see. */
import { Luck, type Seat } from '@cosmodrome/kernel';
import {
  COLOURS,
  cardAt,
  FLIGHTS,
  planOf,
  type RoundNumber,
  SIDES,
  SMOOTH,
  type SquareId,
  TILES,
  type TileId,
  TOKENS,
} from '../content/index.ts';
import { allowance, refused } from '../judge/building.ts';
import { connector, faults, parts, withPart } from '../judge/ship.ts';
import type { BuildRequest } from '../state.ts';
import { EMPTY, type Mark, ROTS, type Rot, type Ship, type Yard } from '../state.ts';
import type { LastPart } from '../topics.ts';
import type { View } from '../view.ts';
import { flights } from './flights.ts';
import type { At } from './seat.ts';
import { fitsAt, type Leave, NO_LEAVE, reachOf, type Squares, squaresOf } from './squares.ts';
import type { Character } from './style.ts';
import { convert } from './team.ts';
import { fitting, growth, needOf, type Outlook, type Stock, stockOf, type Taste, type Weighed } from './worth.ts';

export type { Weighed };

/** Whole numbers mixed to one below `bound`: what differs from moment to moment, and from seat to seat, without luck. */
export function mixed(bound: number, ...facts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const fact of facts) {
    h = Math.imul(h ^ fact, 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) % bound;
}

// ------------------------------------------------------------------ time

/** How far building has come, 0 to 1: by the hourglass; without one by the heap, and the sooner the more others wait. */
export function lateness(view: View): number {
  const all = view.heap + view.faceUp.length + view.yards.reduce((sum, yard) => sum + held(yard), 0);
  const drawn = 1 - view.heap / all;
  const waiting = view.yards.filter(({ number }) => number > 0).length;
  if (view.mode === 'untimed' || view.settings.periodMs === 0) return Math.min(1, drawn * (1 + waiting));
  const { circles } = FLIGHTS[view.number];
  const period = view.settings.periodMs;
  const { circle, endsAt, stirred, ran } = view.timer;
  const total = circles.length * period;
  const left = ran ? 0 : Math.max(0, endsAt - stirred);
  const gone = view.mode === 'in-turn' ? total - left : circles.indexOf(circle) * period + period - left;
  return Math.max(drawn, Math.min(1, gone / total));
}
const held = ({ ship, hand, reserve }: Yard): number =>
  ship.squares.reduce((n, laid) => n + (laid !== EMPTY && laid >> 2 >= COLOURS.length ? 1 : 0), 0) + (hand ? 1 : 0) + reserve.length;

// ------------------------------------------------------------------ what is weighed

/** A part, where, and why. */
export type Idea = { readonly tile: TileId; readonly square: SquareId; readonly rot: Rot; readonly weighed: Weighed };
type Bench = {
  readonly ship: Ship;
  readonly squares: Squares;
  readonly stock: Stock;
  readonly look: Outlook;
  readonly late: number;
  readonly leave: (tile: TileId) => Leave;
};
/** What cards that were read call for: cannons and shields by side. */
function fears(view: View): readonly number[] {
  const fear = [0, 0, 0, 0];
  for (const id of view.known) {
    const card = cardAt(id);
    if (card.type === 'meteor-swarm') for (const { from, size } of card.meteors) fear[from]! += size === 'small' ? 0.1 : 0.25;
  }
  return fear;
}
/** A beginner thinks of all but one thing. */
function tasteOf(view: View, seat: Seat, { taste, craft }: Character): Taste {
  if (craft.blind === 0) return taste;
  const forgotten = (['energy', 'engine', 'shield', 'fire'] as const)[mixed(4, seat, view.round, view.number)]!;
  return { ...taste, cargo: taste.cargo * 1.2, [forgotten]: 0.3 };
}
const isAstray = (ship: Ship, square: SquareId): boolean => {
  const { outline, hole } = planOf(ship.plan);
  return !outline[square] || hole[square]!;
};
function benchOf({ view, seat }: At, who: Character): Bench {
  const { ship, skills } = view.yards[seat]!;
  const { blind } = who.craft;
  const welds = skills.includes('welder-a') ? TOKENS.universal - faults(ship).filter(({ kind }) => kind === 'single-double').length : 0;
  const sharp: Leave = welds > 0 ? { welds, blind: false } : NO_LEAVE;
  return {
    ship,
    squares: squaresOf(ship, skills.includes('architect-a') && !parts(ship).some((square) => isAstray(ship, square))),
    stock: stockOf(ship),
    look: {
      number: view.number as RoundNumber,
      taste: tasteOf(view, seat, who),
      skills,
      intruders: view.settings.intruders,
      fear: fears(view),
    },
    late: lateness(view),
    leave: (tile) => (blind > 0 && mixed(blind, seat, view.round, tile) === 0 ? { welds: 2, blind: true } : sharp),
  };
}
/** How many of the best places are looked at twice. */
const SECOND_LOOKS = 6;
/** The best place for one of these parts; undefined: there is none. What takes longer to reckon is reckoned for the most promising only. */
function bestOf({ ship, squares, stock, look, late, leave }: Bench, tiles: readonly TileId[]): Idea | undefined {
  const first: (Omit<Idea, 'weighed'> & { need: number; sum: number })[] = [];
  for (const tile of tiles) {
    const how = leave(tile);
    for (const rot of ROTS) {
      const need = needOf(stock, tile, rot, look);
      for (const square of squares.spots) {
        if (!fitsAt(squares, tile, rot, square, how)) continue;
        const { company, room, ends } = fitting(squares, ship, stock, tile, rot, square, look, late);
        const sum = need + company + room + ends;
        if (first.length === SECOND_LOOKS && sum <= first[SECOND_LOOKS - 1]!.sum) continue;
        if (first.length === SECOND_LOOKS) first.pop();
        first.push({ tile, rot, square, need, sum });
        first.sort((a, b) => b.sum - a.sum);
      }
    }
  }
  const before = reachOf(squares);
  let best: Idea | undefined;
  for (const { tile, rot, square, need, sum } of first) {
    const reach = growth(squares, before, tile, rot, square, look, late);
    if (best && sum + reach <= best.weighed.total) continue;
    best = {
      tile,
      rot,
      square,
      weighed: { need, ...fitting(squares, ship, stock, tile, rot, square, look, late), reach, total: sum + reach },
    };
  }
  return best;
}
/** What a part must be worth to be taken: less and less. */
const barOf = (late: number, { craft }: Character): number => craft.picky * (1 - late) ** 1.3 + 0.05;

/** What was weighed for this part there; what a builder would do with it at best. */
export function weighedAt(at: At, who: Character, tile: TileId, square: SquareId, rot: Rot): Weighed {
  const { ship, squares, stock, look, late } = benchOf(at, who);
  const need = needOf(stock, tile, rot, look);
  const around = fitting(squares, ship, stock, tile, rot, square, look, late);
  const reach = growth(squares, reachOf(squares), tile, rot, square, look, late);
  return { need, ...around, reach, total: need + around.company + around.room + around.ends + reach };
}
export const bestFor = (at: At, who: Character, tile: TileId): Idea | undefined => bestOf(benchOf(at, who), [tile]);

// ------------------------------------------------------------------ requests

/** Circles that ran out are flipped on at once, or after 5 to 15 seconds. GT-RULING-06 */
function flipDelay({ view, seat }: At): number {
  const by = mixed(1000, seat, view.round, view.timer.circle, view.timer.endsAt);
  return by < 500 ? 0 : 5_000 + (by - 500) * 20;
}
const mayFlip = ({ view, seat }: At): boolean => {
  const { timer, mode, tutorial, yards } = view;
  if (mode !== 'together' || !timer.ran || timer.circle === 0) return false;
  if (tutorial && yards.every(({ number }) => number === 0)) return false;
  return timer.circle > 1 || yards[seat]!.number > 0;
};
const lowest = (view: View): number => view.yards.map((_, i) => i + 1).find((n) => view.yards.every((yard) => yard.number !== n))!;

/** The next request; undefined: nothing to do for now. */
export function build(at: At, who: Character): BuildRequest | undefined {
  const { view, seat } = at;
  const yard = view.yards[seat]!;
  if (!view.open || (view.sitting !== null && view.sitting !== seat)) return undefined;
  const adding = yard.number > 0 ? allowance(yard, view) > 0 : true;
  const flips = mayFlip(at) && (yard.number > 0 || view.timer.stirred - view.timer.endsAt >= flipDelay(at));
  if (flips) return { do: 'flip', to: view.timer.circle - 1 };
  if (view.alarm && view.alarm.by !== seat) return undefined;
  if (yard.reading) return { do: 'close' };
  if (!adding && !(yard.hand && yard.number > 0)) return undefined;
  return yard.hand ? withHand(at, who, yard) : withoutHand(at, who, yard);
}
function withHand(at: At, who: Character, { hand, skills, number, reserve }: Yard): BuildRequest {
  const tile = hand!.tile!;
  const bench = benchOf(at, who);
  const idea = bestOf(bench, [tile]);
  const stuck = hand!.from === 'reserve' && !skills.includes('buyer-b');
  if (idea && (stuck || idea.weighed.total >= barOf(bench.late, who))) return { do: 'place', tile, square: idea.square, rot: idea.rot };
  if (stuck || (keeps(who, bench, tile) && number === 0 && reserve.length < (skills.includes('buyer-a') ? 3 : 2)))
    return { do: 'aside', tile };
  return { do: 'return', tile };
}
/** Worth setting aside: needed, early enough to find its place, and with more than one way to be joined. A beginner hoards. */
function keeps({ craft }: Character, { stock, look, late }: Bench, tile: TileId): boolean {
  if (craft.blind > 0) return mixed(3, tile) === 0;
  return craft.plans && late < 0.45 && needOf(stock, tile, 0, look) > 5 && TILES[tile]!.sides.filter((side) => side !== SMOOTH).length > 1;
}
function withoutHand(at: At, who: Character, yard: Yard): BuildRequest | undefined {
  const { view } = at;
  const bench = benchOf(at, who);
  const bar = barOf(bench.late, who);
  const reading = pileToRead(at, who, yard, bench);
  if (reading !== undefined) return { do: 'read', pile: reading };
  if (yard.skills.includes('security-officer-b') && bench.late > 0.4 && refused(view, at.seat, { do: 'alarm' }) === undefined)
    return { do: 'alarm' };
  const fetched = bestOf(bench, yard.reserve);
  if (fetched && fetched.weighed.total >= (bench.late > LAST_MOMENTS ? ANYTHING : Math.min(bar, PATIENCE * (1 - bench.late))))
    return { do: 'fetch', tile: fetched.tile };
  const best = bestOf(bench, [...view.faceUp, ...others(at)]);
  if (best && best.weighed.total >= bar && (!who.craft.plans || best.weighed.total > DOUBTFUL || isBetter(at, bench, best)))
    return request(at, best.tile);
  if (bench.squares.spots.length > 0 && view.heap > 0) return { do: 'draw' };
  if (yard.number > 0) return undefined;
  if (fetched && fetched.weighed.total > ANYTHING) return { do: 'fetch', tile: fetched.tile };
  return improved(yard, bench) ?? { do: 'finish', number: lowest(view) };
}
/** Worth less than this, a part may do more harm than good. */
const DOUBTFUL = 0.6;
const FLIGHTS_FLOWN = 30;
/** Both ships are flown in the mind, through the same cards and dice. */
function isBetter({ view, seat }: At, { ship }: Bench, { tile, square, rot }: Idea): boolean {
  const fly = (one: Ship): number =>
    flights(view, one, view.flyers[seat]!.lost.length, 0, FLIGHTS_FLOWN, Luck.seeded(`${tile}/${square}/${rot}`)).credits;
  return fly(withPart(ship, tile, square, rot)) >= fly(ship);
}
/** What a part set aside must be worth, while there is time, to be placed. */
const PATIENCE = 2;
/** What stays set aside is lost (GT-BASE-BUILD-14): towards the end it is placed wherever that does little harm. */
const LAST_MOMENTS = 0.8;
const ANYTHING = -1;
/** Parts in the reserves of rivals. GT-SKILL-SABOTEUR-01 */
function others({ view, seat }: At): TileId[] {
  if (!view.yards[seat]!.skills.includes('saboteur-a')) return [];
  return view.yards.flatMap(({ reserve, skills }, other) => (other === seat || skills.includes('buyer-b') ? [] : reserve));
}
function request({ view }: At, tile: TileId): BuildRequest {
  if (view.faceUp.includes(tile)) return { do: 'take', tile };
  return { do: 'filch', tile, from: view.yards.findIndex(({ reserve }) => reserve.includes(tile)) };
}
/** What skills still do for a ship that is as good as finished: connectors on all sides where they open a way, another use for an idle part. */
function improved(yard: Yard, { squares }: Bench): BuildRequest | undefined {
  const { ship, skills } = yard;
  const has = (kind: Mark['kind']): number => ship.marks.filter((mark) => mark.kind === kind).length;
  if (skills.includes('plumber-b') && has('four-way') === 0) {
    const ways = parts(ship).map((square) => {
      const open = SIDES.filter((side) => connector(ship, square, side) === 0 && squares.open[squares.plan.near[square]![side]!]).length;
      return { square, open };
    });
    const way = ways
      .filter(
        ({ square, open }) => open > 0 && faults({ ...ship, marks: [...ship.marks, { kind: 'four-way', square }] }, skills).length === 0,
      )
      .sort((a, b) => b.open - a.open)[0];
    if (way) return { do: 'four-way', square: way.square };
  }
  if (skills.includes('delivery-driver-b') && has('converted') < 2) {
    const made = convert(ship, skills);
    if (made) return { do: 'convert', ...made };
  }
  return undefined;
}
/** The Con Artist's last part, of those that lie face up. */
export function lastPart(at: At, who: Character): LastPart {
  const idea = bestOf(benchOf(at, who), at.view.faceUp);
  return idea && idea.weighed.total > 0 ? { tile: idea.tile, square: idea.square, rot: idea.rot } : null;
}
/** The next pile worth a look: after some parts, one after the other. */
function pileToRead({ view }: At, { craft }: Character, yard: Yard, { stock }: Bench): number | undefined {
  const reads = yard.skills.includes('inspector-a') ? 4 : craft.reads;
  const size = Object.values(FLIGHTS[view.number].pile).reduce((sum, n) => sum + n, 0);
  const done = Math.floor(view.known.length / size);
  if (yard.number > 0 || done >= reads || stock.count < 6 + 4 * done) return undefined;
  return view.mode === 'together' && view.yards.some(({ reading }) => reading?.pile === done) ? undefined : done;
}

// ------------------------------------------------------------------ pace

/**
 * After how many milliseconds it acts: from what everybody can see, never from what it holds or has read, nor from what it is about to
 * do: grabbing, then looking for a place or putting back.
 */
export function pace(at: At, { craft }: Character): number {
  const { view, seat } = at;
  const { pace: slow } = craft;
  const yard = view.yards[seat]!;
  const chance =
    mixed(
      1000,
      seat,
      view.round,
      view.flown.length,
      view.timer.stirred,
      view.heap,
      yard.ship.squares.filter((laid) => laid !== EMPTY).length,
    ) / 1000;
  if (view.phase !== 'building') return Math.round(slow * (700 + 900 * chance));
  if (mayFlip(at) && yard.number > 0) return Math.max(400, flipDelay(at));
  if (yard.reading) return Math.round(slow * (6_000 + 4_000 * chance));
  if (yard.number > 0 && allowance(yard, view) <= 0) return 2_000 + 1_000 * chance;
  return Math.round(slow * (yard.hand ? 1_300 + 800 * chance : 600 + 500 * chance));
}
