/**
 * Quick flights: a ship is judged by flying it, alone and roughly, through cards as they may come. No table, no rivals but as a chance to be
 * the weakest; dice, damage and cards are drawn, powers shrink with the parts that are lost.
 */
import type { Chance } from '@cosmodrome/kernel';
import {
  CARDS,
  type Card,
  type CardId,
  CLASSES,
  cardAt,
  FLIGHTS,
  INSURANCE,
  LEVELS,
  type Level,
  PILES,
  PRICES,
  planOf,
  type Shot,
  SIDES,
  type Side,
  type SquareId,
} from '../content/index.ts';
import { value } from '../judge/cargo.ts';
import { lineOf, struck } from '../judge/line.ts';
import { covered, deviceAt, isExposed, loadAt, parts, pieces, without } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';
import { stockOf } from './worth.ts';

/** What came of them, on the average. */
export type Outcome = { readonly arrives: number; readonly lost: number; readonly overCap: number; readonly credits: number };

/** What is struck on a line: parts and humans that go with it. */
type Struck = { readonly open: boolean; readonly parts: number; readonly humans: number } | undefined;
type Profile = {
  readonly engine: number;
  readonly engine2: number;
  readonly fire: number;
  readonly fire2: number;
  readonly humans: number;
  readonly cells: number;
  readonly count: number;
  readonly shields: readonly boolean[];
  readonly guns: readonly number[];
  readonly room: number;
  readonly defence: number;
  /** By side, by the 36 ways two dice fall. */
  readonly lines: readonly (readonly Struck[])[];
};
const DICE = [1, 2, 3, 4, 5, 6] as const;
function profileOf(ship: Ship, loaded: boolean): Profile {
  const stock = stockOf(ship);
  const plan = planOf(ship.plan);
  const fell = new Map<SquareId, { parts: number; humans: number }>();
  const people = (square: SquareId): number =>
    loaded ? (loadAt(ship, square)?.humans ?? 0) : deviceAt(ship, square)!.tile.type.endsWith('cabin') ? 2 : 0;
  const falls = (square: SquareId) => {
    const known = fell.get(square);
    if (known) return known;
    const rest = pieces(without(ship, [square])).sort((a, b) => b.length - a.length);
    const gone = [square, ...rest.slice(1).flat()];
    const made = { parts: gone.length, humans: gone.reduce((sum, one) => sum + people(one), 0) };
    fell.set(square, made);
    return made;
  };
  const lines = SIDES.map((from) =>
    DICE.flatMap((a) =>
      DICE.map((b): Struck => {
        const square = struck(ship, lineOf(plan, from, a, b));
        return square === undefined ? undefined : { open: isExposed(ship, square, from), ...falls(square) };
      }),
    ),
  );
  const shields = SIDES.map((side) =>
    parts(ship).some((square) => {
      const device = deviceAt(ship, square)!;
      return device.tile.type === 'shield' && covered(device).includes(side);
    }),
  );
  const has = (colour: string): boolean =>
    loaded ? ship.loads.some(({ alien }) => alien === colour) : stock.aliens.some((alien) => alien === colour);
  return {
    engine: stock.engine + (has('brown') ? 2 : 0),
    engine2: stock.engine2,
    fire: stock.fire + (has('purple') ? 2 : 0),
    fire2: stock.fire2,
    humans: loaded ? ship.loads.reduce((sum, load) => sum + load.humans, 0) : stock.crew - stock.aliens.length * 2,
    cells: loaded ? ship.loads.reduce((sum, load) => sum + load.cells, 0) : stock.cells,
    count: stock.count,
    shields,
    guns: stock.guns,
    room: stock.white * 2 + stock.red * 3.4,
    defence: Math.min(1, (stock.defence + stock.armoury) / 6),
    lines,
  };
}

/** Cards by level, but those that cannot come. */
const DECKS: Readonly<Record<Level, readonly Card[]>> = Object.fromEntries(
  LEVELS.map((level) => [level, CARDS.filter((card) => card.level === level)]),
) as unknown as Readonly<Record<Level, readonly Card[]>>;
/** A way the rest of the flight may look: cards that were read, then any of the levels that are left. */
function deal(view: View, chance: Chance): Card[] {
  const flown = new Set<CardId>(view.flown);
  const ahead = view.known.filter((card) => !flown.has(card)).map(cardAt);
  const { pile } = FLIGHTS[view.number];
  const all = LEVELS.flatMap((level) => Array.from({ length: pile[level] * PILES }, () => level));
  const left = view.phase === 'building' ? all.length : view.flight;
  const open = view.settings.intruders ? DECKS : WITHOUT_INTRUDERS;
  const cards = chance.shuffle([...ahead]).slice(0, left);
  while (cards.length < left) cards.push(chance.pick(open[chance.pick(all)]));
  return cards;
}
const WITHOUT_INTRUDERS: typeof DECKS = Object.fromEntries(
  LEVELS.map((level) => [level, DECKS[level].filter(({ type }) => type !== 'intruders')]),
) as unknown as typeof DECKS;

type Run = { humans: number; cells: number; lost: number; goods: number; credits: number; days: number };
/** An object strikes: shields and cannons cost a cell. */
function hit(ship: Profile, run: Run, from: Side, kind: 'small' | 'large' | 'light' | 'heavy', chance: Chance): void {
  const met = ship.lines[from]![chance.below(36)];
  if (!met || (kind === 'small' && !met.open)) return;
  const guarded =
    kind === 'large' ? ship.guns[from]! > 0 && chance.below(2) === 0 : kind !== 'heavy' && ship.shields[from]! && run.cells > 0;
  if (guarded) {
    if (kind !== 'large') run.cells--;
    return;
  }
  const whole = Math.max(0.3, 1 - run.lost / ship.count);
  run.lost += met.parts * whole;
  run.humans -= met.humans * Math.min(1, run.humans / Math.max(1, ship.humans));
  run.goods *= 1 - (0.6 * met.parts) / ship.count;
}
function shotsAt(ship: Profile, run: Run, shots: readonly Shot[], chance: Chance): void {
  for (const { from, size } of shots) hit(ship, run, from, size, chance);
}
/** The power that is left, with the energy it is worth spending. */
function mustered(single: number, double: number, run: Run, ship: Profile): number {
  const powered = Math.min(double, run.cells);
  run.cells -= powered / 2;
  return (single + 2 * powered) * Math.max(0.2, 1 - run.lost / ship.count);
}
/** One card. */
function fly(ship: Profile, run: Run, card: Card, rivals: number, chance: Chance): boolean {
  switch (card.type) {
    case 'open-space': {
      const power = mustered(ship.engine, ship.engine2, run, ship);
      if (power < 0.5) return false;
      run.days += power - 4;
      for (const { from, size } of card.meteors)
        if (chance.below(rivals + 1) === 0) hit(ship, run, from, size === 'small' ? 'small' : 'large', chance);
      return true;
    }
    case 'meteor-swarm':
      for (const { from, size } of card.meteors) {
        hit(ship, run, from, size === 'small' ? 'small' : 'large', chance);
        if (size === 'pair') hit(ship, run, from, 'small', chance);
      }
      return true;
    case 'slavers':
    case 'smugglers':
    case 'pirates': {
      const power = mustered(ship.fire, ship.fire2, run, ship);
      // Somebody ahead may have beaten them.
      if (chance.below(2) === 0 && rivals > 0 && chance.below(2) === 0) return true;
      if (power > card.strength) {
        run.credits += card.reward.credits;
        run.goods = Math.min(ship.room, run.goods + card.reward.goods.reduce((sum, good) => sum + PRICES[good], 0));
        run.days -= card.days;
      } else if (power < card.strength)
        for (const penalty of card.penalties)
          if (penalty.kind === 'shots') shotsAt(ship, run, penalty.shots, chance);
          else if (penalty.kind === 'crew') run.humans -= penalty.amount;
          else if (penalty.kind === 'goods') run.goods = Math.max(0, run.goods - 3 * penalty.amount);
      return true;
    }
    case 'planets': {
      const planet = card.planets[Math.min(card.planets.length - 1, chance.below(rivals + 1))]!;
      run.goods = Math.min(ship.room, run.goods + planet.goods.reduce((sum, good) => sum + PRICES[good], 0) * 0.8);
      run.days -= card.days;
      return true;
    }
    case 'abandoned-ship':
      if (run.humans > card.crew + 3) {
        run.humans -= card.crew;
        run.credits += card.reward.credits;
      }
      return true;
    case 'abandoned-station':
      if (run.humans >= card.crew) run.goods = Math.min(ship.room, run.goods + 5);
      return true;
    case 'combat-zone':
      for (const { criterion, penalty } of card.lines) {
        const mine = criterion === 'engines' ? ship.engine + ship.engine2 : criterion === 'cannons' ? ship.fire + ship.fire2 : run.humans;
        // The weaker, the likelier the weakest.
        if (rivals === 0 || chance.below(100) > (170 / (rivals + 1)) * (6 / (3 + mine))) continue;
        if (penalty.kind === 'shots') shotsAt(ship, run, penalty.shots, chance);
        else if (penalty.kind === 'crew') run.humans -= penalty.amount;
        else if (penalty.kind === 'goods') run.goods = Math.max(0, run.goods - 3 * penalty.amount);
        else run.days -= penalty.amount;
      }
      return true;
    case 'epidemic':
    case 'radioactive-leak':
      run.humans -= 1.5;
      return true;
    case 'sabotage':
      if (chance.below(rivals + 1) === 0) run.lost += 1.5;
      return true;
    case 'intruders': {
      if (chance.below(1000) < 700 * ship.defence) return true;
      const { kind, charges } = card.intruders[0]!;
      if (kind !== 'commando') run.humans -= 1.2;
      run.lost += charges.length * card.intruders.length;
      return true;
    }
    case 'stardust':
    case 'unknown-sector':
      return true;
  }
}
/**
 * A rough flight sees five parts of eight that are lost: charges break off more than they destroy, and damage brings damage. Fitted to 283
 * ships of class IV, 10.6 expected and 18.4 lost.
 */
const UNSEEN = 1.65;
/** So many flights from here to the end. Before loading a ship is taken with all that its parts would hold. */
export function flights(view: View, ship: Ship, lostBefore: number, goods: number, worlds: number, chance: Chance): Outcome {
  const profile = profileOf(ship, view.phase !== 'building');
  const rivals = view.flyers.filter(({ out }) => out === null).length - 1;
  const { arrival } = FLIGHTS[view.number];
  const cap = view.class === 'IV' ? null : CLASSES[view.class].cap;
  let arrives = 0;
  let lost = 0;
  let overCap = 0;
  let credits = 0;
  for (let world = 0; world < worlds; world++) {
    const run: Run = { humans: profile.humans, cells: profile.cells, lost: 0, goods, credits: 0, days: 0 };
    let home = true;
    for (const card of deal(view, chance)) {
      home = fly(profile, run, card, rivals, chance) && run.humans >= 0.5;
      if (!home) break;
    }
    const gone = lostBefore + run.lost;
    const place = Math.min(Math.max(0, rivals), Math.max(0, Math.round(rivals / 2 - run.days / 12)));
    if (home) arrives++;
    lost += run.lost;
    overCap += Math.max(0, lostBefore + UNSEEN * run.lost - INSURANCE.cap);
    credits += run.credits + (home ? arrival[place]! + run.goods : run.goods / 2) - Math.min(gone, cap ?? gone);
  }
  return { arrives: arrives / worlds, lost: lost / worlds, overCap: overCap / worlds, credits: credits / worlds };
}
/** The own ship, as it is. */
export function flightsOf(view: View, seat: number, worlds: number, chance: Chance): Outcome {
  const { ship, skills } = view.yards[seat]!;
  return flights(view, ship, view.flyers[seat]!.lost.length, value(ship, skills), worlds, chance);
}
