/** In flight: what each question is worth, and the answer that is worth most. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { type Card, type Criterion, cardAt, type Good, INSURANCE, type Penalty, PRICES, planOf, type SquareId } from '../content/index.ts';
import { crewSize, humans } from '../judge/crew.ts';
import { board } from '../judge/intruder.ts';
import { shifted, threat } from '../judge/line.ts';
import { cells, doubles, enginePower, firePower } from '../judge/power.ts';
import { linksOf, loadAt, partsOf } from '../judge/ship.ts';
import type { Ship } from '../state.ts';
import type { Alarmed, Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';
import { absent } from './absent.ts';
import { flightsOf } from './flights.ts';
import { type At, best, optionsOf } from './seat.ts';
import {
  arrivalWorth,
  cellWorth,
  charge,
  crewWorth,
  daysWorth,
  goodsWorth,
  homecoming,
  keepBest,
  lossOf,
  recruitsWorth,
  type Stakes,
  stowed,
} from './stakes.ts';

function cardOf({ view }: At): Card {
  if (!view.card) throw new Error('no card lies open');
  return cardAt(view.card.card);
}

// ------------------------------------------------------------------ power

/** What a trucker can declare at most, as far as everybody sees. */
function mostOf(view: View, seat: Seat, what: Criterion): number {
  const { ship } = view.yards[seat]!;
  const energy = cells(ship) + partsOf(ship, 'solar-panel').length;
  if (what === 'engines') return enginePower(ship, doubles(ship, 'engine').slice(0, energy)).total;
  if (what === 'cannons') return firePower(ship, linksOf(ship), doubles(ship, 'cannon').slice(0, energy)).total;
  return crewSize(ship, linksOf(ship), partsOf(ship, 'robonauts').slice(0, energy), 'compared');
}
/** What is declared with these powered. */
export function powerOf(ship: Ship, what: Criterion, awake: readonly SquareId[], chosen: readonly SquareId[]): number {
  if (what === 'engines') return enginePower(ship, chosen).total;
  if (what === 'cannons') return firePower(ship, linksOf(ship), chosen).total;
  return crewSize(ship, linksOf(ship), [...awake, ...chosen], 'compared');
}
/** What a penalty costs, roughly: shots by how many are heavy. */
export function penaltyWorth(stakes: Stakes, penalty: Penalty): number {
  switch (penalty.kind) {
    case 'days':
      return daysWorth(stakes, penalty.amount);
    case 'crew':
      return crewWorth(stakes, penalty.amount);
    case 'goods': {
      const aboard = stakes.ship.loads.flatMap((load) => load.goods.map((good) => PRICES[good])).sort((a, b) => b - a);
      const taken = aboard.slice(0, penalty.amount).reduce((sum, price) => sum + price, 0);
      return taken + Math.min(cells(stakes.ship), Math.max(0, penalty.amount - aboard.length)) * cellWorth(stakes);
    }
    case 'shots':
      return penalty.shots.reduce(
        (sum, { size }) => sum + (size === 'heavy' ? 2.4 : partsOf(stakes.ship, 'shield').length > 0 ? 0.8 : 1.6),
        0,
      );
  }
}
/** Would this be the least that anybody declares? Who has not declared yet is thought to give what it can. */
export function isWeakest({ view, seat }: At, what: Criterion, power: number): boolean {
  const { order, declared, at: next } = view.card!;
  const me = view.flyers[seat]!.at;
  return order.every((other, i) => {
    if (other === seat) return true;
    // Of who is still to speak the last word may be one about the line before.
    const theirs = i < next ? declared[other]! : mostOf(view, other, what);
    return theirs > power || (theirs === power && view.flyers[other]!.at < me);
  });
}
/** What it brings to declare so much on the card that lies open. */
export function declarationWorth(at: At, stakes: Stakes, what: Criterion, power: number): number {
  const card = cardOf(at);
  switch (card.type) {
    case 'open-space':
      return power === 0 ? -arrivalWorth(stakes) : -daysWorth(stakes, -power);
    case 'slavers':
    case 'smugglers':
    case 'pirates': {
      if (power === card.strength) return 0;
      if (power < card.strength) return -card.penalties.reduce((sum, penalty) => sum + penaltyWorth(stakes, penalty), 0);
      return Math.max(0, rewardWorth(stakes, card.reward.credits, card.reward.goods, card.days));
    }
    case 'combat-zone': {
      const line = card.lines[at.view.card!.step];
      return line && isWeakest(at, what, power) ? -penaltyWorth(stakes, line.penalty) : 0;
    }
    case 'sabotage':
      return isWeakest(at, what, power) ? -2.5 : 0;
    default:
      return 0;
  }
}
const rewardWorth = (stakes: Stakes, credits: number, goods: readonly Good[], days: number): number =>
  credits + goodsWorth(stakes, goods) - daysWorth(stakes, days);

/** So many doubles or robonauts that the result is worth the energy. */
function power(at: At, stakes: Stakes, what: Criterion): readonly SquareId[] {
  const { options } = at.ask.domain.shape() as unknown as { readonly options: readonly SquareId[] };
  const awake = at.view.flyers[at.seat]!.awake;
  const links = linksOf(stakes.ship);
  const panels = partsOf(stakes.ship, 'solar-panel').filter((panel) => !at.view.flyers[at.seat]!.tired.includes(panel));
  const sunny = (square: SquareId): boolean => panels.some((panel) => links[panel]!.includes(square));
  // The strongest first; of equal ones those that the sun pays for.
  const strength = (square: SquareId): number => powerOf(stakes.ship, what, awake, [square]) + (sunny(square) ? 0.1 : 0);
  const order = options.toSorted((a, b) => strength(b) - strength(a));
  const ways = order.map((_, i) => order.slice(0, i + 1)).filter((way) => at.ask.domain.admits(way as unknown as Json));
  if (at.ask.domain.admits([])) ways.unshift([]);
  // Somebody who promised a crew may need a choice that is not among the strongest.
  if (ways.length === 0) return optionsOf<readonly SquareId[]>(at)[0]!;
  const cost = (way: readonly SquareId[]): number =>
    way.reduce((sum, square, i) => sum + (sunny(square) && i < panels.length ? 0.05 : cellWorth(stakes)), 0);
  return best(ways, (way) => declarationWorth(at, stakes, what, powerOf(stakes.ship, what, awake, way)) - cost(way));
}

// ------------------------------------------------------------------ objects and intruders

/** What an object does on this line, with the best defence there is. */
export function harm(
  stakes: Stakes,
  kind: 'small-meteor' | 'large-meteor' | 'light-shot' | 'heavy-shot',
  line: Parameters<typeof threat>[2],
): number {
  const { effect, square, shields, cannons } = threat(stakes.ship, kind, line);
  if (effect !== 'destroys') return 0;
  const loss = lossOf(stakes, [square!]);
  return shields.length + cannons.length > 0 && cells(stakes.ship) > 0 ? Math.min(loss, cellWorth(stakes)) : loss;
}
function dodge(at: At, stakes: Stakes): Answers['hit/thrusters'] {
  const { scene } = at.view;
  if (scene?.kind !== 'objects') return 0;
  const plan = planOf(stakes.ship.plan);
  return best(optionsOf<-1 | 0 | 1>(at), (by) => {
    const line = by === 0 ? scene.line : shifted(plan, scene.line, by);
    return -scene.objects.reduce((sum, kind) => sum + harm(stakes, kind, line), 0) - (by === 0 ? 0 : cellWorth(stakes));
  });
}
function defend(at: At, stakes: Stakes): Answers['hit/defence'] {
  const { scene } = at.view;
  const [by] = optionsOf<Answers['hit/defence']>(at);
  if (scene?.kind !== 'objects') return by!;
  const { object, lines } = scene.strikes!;
  const { line } = lines.find(({ seat }) => seat === at.seat)!;
  const { square } = threat(stakes.ship, object, line);
  return lossOf(stakes, [square!]) > cellWorth(stakes) ? by! : 'none';
}
function receive(at: At, stakes: Stakes): Answers['intruder/answer'] {
  const { scene } = at.view;
  const card = cardOf(at);
  const all = optionsOf<Alarmed>(at);
  if (scene?.kind !== 'intruders' || card.type !== 'intruders') return all[0]!;
  const { ship } = stakes;
  const plan = planOf(ship.plan);
  const links = linksOf(ship);
  return best(all, ({ awake, shift }) => {
    const line = shift === 0 ? scene.line : shifted(plan, scene.line, shift);
    const boarding = board(ship, links, card.intruders, line, [...at.view.flyers[at.seat]!.awake, ...awake]);
    let worth = -(awake.length + (shift === 0 ? 0 : 1)) * cellWorth(stakes);
    if (!boarding.entered) return worth;
    boarding.paths.forEach(({ defeated, eaten }, i) => {
      const { reward } = card.intruders[i]!;
      if (defeated) worth += rewardWorth(stakes, reward.credits, reward.goods, 0);
      const loads = eaten.flatMap((square) => loadAt(ship, square) ?? []);
      worth -= crewWorth(
        stakes,
        loads.reduce((sum, load) => sum + load.humans, 0),
      );
      for (const load of loads) {
        worth -= load.cells * cellWorth(stakes) + (load.alien ? 2 * stakes.rest : 0);
        for (const good of load.goods) worth -= PRICES[good];
      }
    });
    return boarding.destroyed.length === 0 ? worth : worth - lossOf(stakes, boarding.destroyed);
  });
}

// ------------------------------------------------------------------ offers

function land(at: At, stakes: Stakes): Answers['planet/land'] {
  const card = cardOf(at);
  if (card.type !== 'planets') return null;
  return best(optionsOf<number | null>(at).toReversed(), (planet) => {
    if (planet === null) return 0;
    const { goods, astronauts } = card.planets[planet]!;
    return goodsWorth(stakes, goods) + recruitsWorth(stakes, Math.min(astronauts, berths(stakes.ship))) - daysWorth(stakes, card.days);
  });
}
export const berths = (ship: Ship): number =>
  [...partsOf(ship, 'cabin'), ...partsOf(ship, 'starting-cabin')].reduce((sum, cabin) => {
    const load = loadAt(ship, cabin);
    return sum + (load?.alien ? 0 : 2 - (load?.humans ?? 0));
  }, 0);
/** An abandoned ship or station: what it brings, what it costs, and its guns where they have not fired yet. */
function offerWorth(at: At, stakes: Stakes, shots: boolean): number {
  const card = cardOf(at);
  if (card.type !== 'abandoned-ship' && card.type !== 'abandoned-station') return -1;
  const fire = shots ? penaltyWorth(stakes, { kind: 'shots', shots: card.shots }) : 0;
  const gain = rewardWorth(stakes, card.reward.credits, card.reward.goods, card.days) - fire;
  return card.type === 'abandoned-ship' ? gain - crewWorth(stakes, card.crew) : gain;
}
function takeReward(at: At, stakes: Stakes): boolean {
  const card = cardOf(at);
  if (card.type !== 'slavers' && card.type !== 'smugglers' && card.type !== 'pirates') return false;
  return rewardWorth(stakes, card.reward.credits, card.reward.goods, card.days) > 0;
}

// ------------------------------------------------------------------ cargo and crew

/** Who is not careful finds a place for what is new and leaves the rest where it lies. */
function stow(at: At, stakes: Stakes): Answers['cargo/load'] {
  if (!stakes.careful) return absent.answer(at) as Answers['cargo/load'];
  const { tokens } = at.ask.domain.shape() as unknown as { readonly tokens: readonly { readonly kind: Good }[] };
  const places = stowed(
    stakes,
    tokens.map(({ kind }) => kind),
  );
  return at.ask.domain.admits(places as unknown as Json) ? places : (absent.answer(at) as Answers['cargo/load']);
}
/** What costs least. */
function handOver(at: At, stakes: Stakes): Answers['cargo/hand-over'] {
  return best(
    optionsOf<Answers['cargo/hand-over']>(at),
    ({ cubes, cells: spent }) => -cubes.reduce((sum, { good }) => sum + PRICES[good], 0) - spent * cellWorth(stakes),
  );
}
/** So many humans are kept before aliens are. */
const ENOUGH_HUMANS = 3;
/** Humans first, from where most of them live, so that no cabin stands empty early; but few of them are dearer than an alien. */
function dismiss(at: At): Answers['crew/give'] {
  const { receivers, total } = at.ask.domain.shape() as unknown as {
    readonly receivers: readonly { readonly id: string; readonly max: number }[];
    readonly total: number;
  };
  const left = receivers.map(({ max }) => max);
  const isHuman = receivers.map(({ id }) => id.endsWith(':human'));
  for (let due = total; due > 0; due--) {
    const people = left.reduce((sum, n, i) => sum + (isHuman[i] ? n : 0), 0);
    const alien = left.findIndex((n, i) => !isHuman[i] && n > 0);
    const cabin = left.flatMap((n, i) => (isHuman[i] && n > 0 ? [i] : [])).sort((a, b) => left[b]! - left[a]!)[0];
    const from = alien >= 0 && (people <= ENOUGH_HUMANS || cabin === undefined) ? alien : cabin!;
    left[from] = left[from]! - 1;
  }
  return receivers.map(({ max }, i) => max - left[i]!);
}
/** New humans board where there is room. */
function welcome(at: At): Answers['crew/board'] {
  const { receivers, total } = at.ask.domain.shape() as unknown as {
    readonly receivers: readonly { readonly max: number }[];
    readonly total: number;
  };
  let left = total;
  return receivers.map(({ max }) => {
    const share = Math.min(max, left);
    left -= share;
    return share;
  });
}
/** An alien adds two to what is there; it takes the place of two humans. */
function takeAlien(at: At, what: 'engines' | 'cannons'): SquareId | null {
  const { ship } = at.view.yards[at.seat]!;
  const homes = optionsOf<SquareId | null>(at);
  const there = what === 'engines' ? partsOf(ship, 'engine').length : partsOf(ship, 'cannon').length;
  // Humans bring the ship home: enough cabins stay theirs.
  const cabins = partsOf(ship, 'cabin').filter((cabin) => !loadAt(ship, cabin)?.alien).length;
  return there === 0 || cabins < 4 ? null : homes[0]!;
}

// ------------------------------------------------------------------ staying

/** How likely a card is an open space, as far as nobody has read it. */
const OPEN_SPACE = 0.15;
/** Class IV: what goes beyond the maximum must be worth the price. GT-INS-01 */
const insure = (at: At): boolean => flightsOf(at.view, at.seat, FLIGHTS_FLOWN, at.chance).overCap > INSURANCE.price;
const FLIGHTS_FLOWN = 60;
/** What a card takes beyond what it brings, in parts. */
const PARTS_A_CARD = 0.04;
/** Giving up keeps half of the goods, and no more parts are lost: right only when the way home is unlikely. */
function stay(stakes: Stakes): Answers['flight/stay'] {
  return homeWorth(stakes) < PARTS_A_CARD * stakes.left * charge(stakes) ? { do: 'give-up' } : { do: 'fly', cards: 1 };
}
/** What flying on to the end is worth. */
export function homeWorth(stakes: Stakes): number {
  const { ship, left, view } = stakes;
  const still = enginePower(ship, doubles(ship, 'engine').slice(0, cells(ship))).total === 0;
  const certain = knownAhead(view).some((card) => card.type === 'open-space');
  const moves = still ? (certain ? 0 : (1 - OPEN_SPACE) ** left) : 1;
  return moves * homecoming(stakes, humans(ship)) * arrivalWorth(stakes);
}
/** Cards that were read and have not been flown yet. */
export const knownAhead = (view: View): Card[] => view.known.filter((card) => !view.flown.includes(card)).map(cardAt);

type Answerer<T extends Topic> = (at: At, stakes: Stakes) => Answers[T];
export const PILOT: { readonly [T in Topic]?: Answerer<T> } = {
  'ship/piece': (at, stakes) => keepBest(stakes, stakes.ship, optionsOf<readonly SquareId[]>(at)),
  'load/purple': (at) => takeAlien(at, 'cannons'),
  'load/brown': (at) => takeAlien(at, 'engines'),
  'preflight/insure': insure,
  'flight/stay': (_, stakes) => stay(stakes),
  'power/engines': (at, stakes) => power(at, stakes, 'engines'),
  'power/cannons': (at, stakes) => power(at, stakes, 'cannons'),
  'power/crew': (at, stakes) => power(at, stakes, 'crew'),
  'hit/thrusters': dodge,
  'hit/defence': defend,
  'planet/land': land,
  'offer/dock': (at, stakes) => offerWorth(at, stakes, true) > 0,
  'offer/take': (at, stakes) => offerWorth(at, stakes, false) > 0,
  'enemy/reward': takeReward,
  'cargo/load': stow,
  'cargo/hand-over': handOver,
  'crew/give': dismiss,
  'crew/who': (at, { ship }) => {
    const goes = humans(ship) <= ENOUGH_HUMANS ? 'alien' : 'human';
    return optionsOf<Answers['crew/who']>(at).find(({ who }) => who === goes)!;
  },
  'crew/board': welcome,
  'intruder/answer': receive,
};
