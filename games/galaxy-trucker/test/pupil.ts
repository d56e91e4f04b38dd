/**
 * Somebody who has taken the lessons and does what they teach, and nothing else: parts that fit without error, engines to the rear, cannons
 * forward, a battery before what needs one, something of everything, ways on kept open, squares filled, connectors closed at last; in flight a
 * shield or a gun whenever one helps, energy where it decides a card, goods that find room. It knows no worth of things and reckons with no
 * card to come.
 */
import type { Bot, Json } from '@cosmodrome/kernel';
import { absent } from '../bot/absent.ts';
import { lateness, pace } from '../bot/builder.ts';
import { type At, optionsOf } from '../bot/seat.ts';
import { fitsAt, NO_LEAVE, OPEN, reachOf, roomAt, SHUT, type Squares, squaresOf } from '../bot/squares.ts';
import { characterOf } from '../bot/style.ts';
import {
  type Card,
  type Criterion,
  cardAt,
  GOODS,
  type Good,
  PRICES,
  planOf,
  SIDES,
  type SquareId,
  TILES,
  type TileId,
} from '../content/index.ts';
import { refused } from '../judge/building.ts';
import { rooms } from '../judge/cargo.ts';
import { crewSize, humans } from '../judge/crew.ts';
import { board } from '../judge/intruder.ts';
import { shifted, threat } from '../judge/line.ts';
import { cells, enginePower, firePower } from '../judge/power.ts';
import { covered, deviceAt, linksOf, parts, pointing } from '../judge/ship.ts';
import type { Note } from '../notes.ts';
import { type BuildRequest, opposite, ROTS, type Rot, type Ship } from '../state.ts';
import type { Alarmed, Answers, Topic } from '../topics.ts';
import type { View } from '../view.ts';

const shipOf = ({ view, seat }: At): Ship => view.yards[seat]!.ship;

// ------------------------------------------------------------------ building

/** Something of everything: of so many parts so many of each. */
const LIST = { cabin: 7, engine: 5, cannon: 5, cargo: 5, battery: 3, shield: 2 } as const;
type Listed = keyof typeof LIST;
const LISTED = Object.values(LIST).reduce((sum, n) => sum + n, 0);
const isListed = (type: string): type is Listed => type in LIST;

type Spot = { readonly tile: TileId; readonly square: SquareId; readonly rot: Rot; readonly good: number };

class Builder {
  private readonly at: At;
  private readonly ship: Ship;
  private readonly squares: Squares;
  private readonly late: boolean;
  private readonly last: boolean;
  private readonly has: Readonly<Record<string, number>>;
  private readonly cells: number;
  private readonly users: number;
  private readonly covers: ReadonlySet<number>;
  private readonly size: number;

  constructor(at: At) {
    this.at = at;
    this.ship = shipOf(at);
    this.squares = squaresOf(this.ship);
    this.late = lateness(at.view) > 0.5;
    this.last = lateness(at.view) > 0.7;
    const { outline, hole } = planOf(this.ship.plan);
    this.size = outline.filter((inside, square) => inside && !hole[square]).length;
    const has: Record<string, number> = {};
    const covers = new Set<number>();
    let [energy, users] = [0, 0];
    for (const square of parts(this.ship)) {
      const device = deviceAt(this.ship, square)!;
      const { tile } = device;
      has[tile.type] = (has[tile.type] ?? 0) + 1;
      if (tile.type === 'battery') energy += tile.capacity;
      if (needsEnergy(device.tile)) users++;
      if (tile.type === 'shield') for (const side of covered(device)) covers.add(side);
    }
    this.has = has;
    this.cells = energy;
    this.users = users;
    this.covers = covers;
  }
  request(): BuildRequest | undefined {
    const { view, seat } = this.at;
    const yard = view.yards[seat]!;
    const may = (request: BuildRequest): BuildRequest | undefined => (refused(view, seat, request) === undefined ? request : undefined);
    if (!view.open || (view.sitting !== null && view.sitting !== seat) || (view.alarm && view.alarm.by !== seat)) return undefined;
    if (yard.reading) return { do: 'close' };
    // Whoever has a number sees to the hourglass.
    if (yard.number > 0) return may({ do: 'flip', to: view.timer.circle - 1 });
    if (yard.hand) {
      const tile = yard.hand.tile!;
      const place = this.isWanted(tile) || yard.hand.from === 'reserve' ? this.place(tile) : undefined;
      if (place) return place;
      const waits = needsEnergy(TILES[tile]!) && this.cells === 0 && !this.late;
      return (waits ? may({ do: 'aside', tile }) : undefined) ?? may({ do: 'return', tile }) ?? may({ do: 'aside', tile });
    }
    const back = yard.reserve.find((tile) => (this.cells > 0 || this.late) && this.place(tile));
    if (back !== undefined) return { do: 'fetch', tile: back };
    const [lying] = view.faceUp
      .filter((tile) => this.isWanted(tile))
      .flatMap((tile) => this.best(tile) ?? [])
      .toSorted((a, b) => b.good - a.good);
    if (lying) return { do: 'take', tile: lying.tile };
    if (this.squares.spots.length > 0 && view.heap > 0) return { do: 'draw' };
    return [1, 2, 3, 4].map((number) => may({ do: 'finish', number })).find((one) => one !== undefined);
  }
  /** How much of what the list says is there, 0 to 1. */
  private share(tile: TileId): number {
    const { type } = TILES[tile]!;
    return isListed(type) ? ((this.has[type] ?? 0) * LISTED) / (LIST[type] * this.size) : 1;
  }
  private isWanted(tile: TileId): boolean {
    const part = TILES[tile]!;
    if (needsEnergy(part) && this.cells === 0) return this.late;
    if (part.type === 'battery' && this.cells > this.users && !this.late) return false;
    if (part.type === 'shield' && this.covers.size === 4 && !this.late) return false;
    return this.late || this.share(tile) < 1;
  }
  /** Where it fits without error; of these places where it joins most and leaves least open or shut off. */
  private place(tile: TileId): BuildRequest | undefined {
    const spot = this.best(tile);
    return spot && { do: 'place', tile, square: spot.square, rot: spot.rot };
  }
  private best(tile: TileId): Spot | undefined {
    let best: Spot | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const rot of ROTS)
      for (const square of this.squares.spots) {
        if (!fitsAt(this.squares, tile, rot, square, NO_LEAVE)) continue;
        const good = this.good(tile, rot, square);
        if (good > most) [best, most] = [{ tile, square, rot, good }, good];
      }
    return best;
  }
  /**
   * One for each joint, one against for each connector that ends nowhere; two for each square that can still be filled, and for what the list
   * lacks most.
   */
  private good(tile: TileId, rot: Rot, square: SquareId): number {
    const { sides, plan } = this.squares;
    const part = TILES[tile]!;
    const reach = reachOf(this.squares, tile, rot, square) + 1 - reachOf(this.squares);
    // Whatever walls off what is still to be filled goes elsewhere, or back.
    if (reach < -1 && !this.last) return Number.NEGATIVE_INFINITY;
    let good = 2 * reach + 2 * (1 - this.share(tile));
    const bars = pointing({ tile: part, rot });
    for (const side of SIDES) {
      const facing = sides[square * 4 + side]!;
      const mine = part.sides[(side - rot) & 3]!;
      if (this.last && facing === OPEN && mine > 0) good--;
      if (facing > 0 && facing < OPEN) good++;
      else if (facing === SHUT && mine > 0) good--;
      else if (facing === OPEN) {
        const next = plan.near[square]![side]!;
        const before = roomAt(this.squares, next);
        good += bars.includes(side) ? -2 * before : 2 * (roomAt(this.squares, next, opposite(side), mine) - before);
      }
    }
    if (part.type === 'cannon' && rot !== 0) good -= 2;
    if (part.type === 'shield') good += covered({ tile: part, rot }).filter((side) => !this.covers.has(side)).length;
    if (part.type === 'life-support' || part.type === 'structural') good--;
    return good;
  }
}
const needsEnergy = (tile: (typeof TILES)[number]): boolean =>
  tile.type === 'shield' || ((tile.type === 'engine' || tile.type === 'cannon') && tile.power === 2);

// ------------------------------------------------------------------ the flight

const cardOf = ({ view }: At): Card => cardAt(view.card!.card);
/** What these sell for that find room, with what is aboard; less what is aboard now. */
function gain(at: At, goods: readonly Good[]): number {
  const ship = shipOf(at);
  const aboard = ship.loads.flatMap((load) => load.goods);
  const sold = (all: readonly Good[]): number => {
    const free = rooms(ship, at.view.yards[at.seat]!.skills).map((room) => ({ ...room }));
    let sum = 0;
    for (const good of all.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b))) {
      const room = free.filter(({ takes, max }) => max > 0 && takes.includes(good)).sort((a, b) => a.takes.length - b.takes.length)[0];
      if (!room) continue;
      room.max--;
      sum += PRICES[good];
    }
    return sum;
  };
  return sold([...aboard, ...goods]) - sold(aboard);
}
function land(at: At): number | null {
  const card = cardOf(at);
  if (card.type !== 'planets') return null;
  const brings = (planet: number): number => gain(at, card.planets[planet]!.goods) + card.planets[planet]!.astronauts;
  const [first] = optionsOf<number | null>(at)
    .filter((planet) => planet !== null)
    .toSorted((a, b) => brings(b) - brings(a));
  return first !== undefined && brings(first) > card.days ? first : null;
}
/** A find is for whoever loses less by it, and keeps more humans than go. */
function takes(at: At): boolean {
  const card = cardOf(at);
  if (card.type !== 'abandoned-ship' && card.type !== 'abandoned-station') return false;
  const brings = card.reward.credits + gain(at, card.reward.goods);
  if (card.type === 'abandoned-station') return brings > card.days;
  return brings > card.days + card.crew && humans(shipOf(at)) >= 2 + 2 * card.crew;
}
function claims(at: At): boolean {
  const card = cardOf(at);
  return 'reward' in card && card.reward.credits + gain(at, card.reward.goods) > ('days' in card ? card.days : 0);
}
function powered(ship: Ship, what: Criterion, awake: readonly SquareId[], chosen: readonly SquareId[]): number {
  if (what === 'engines') return enginePower(ship, chosen).total;
  if (what === 'cannons') return firePower(ship, linksOf(ship), chosen).total;
  return crewSize(ship, linksOf(ship), [...awake, ...chosen], 'compared');
}
/** As few as decide the card, or none; in open space as many as leave a cell, and always enough to move. */
function power(at: At, what: Criterion): readonly SquareId[] {
  const { view, seat } = at;
  const ship = shipOf(at);
  const { awake } = view.flyers[seat]!;
  const { options } = at.ask.domain.shape() as unknown as { readonly options: readonly SquareId[] };
  const order = options.toSorted((a, b) => powered(ship, what, awake, [b]) - powered(ship, what, awake, [a]));
  const ways = [0, ...order.map((_, i) => i + 1)]
    .map((n) => order.slice(0, n))
    .filter((way) => at.ask.domain.admits(way as unknown as Json));
  if (ways.length === 0) return optionsOf<readonly SquareId[]>(at)[0]!;
  const reaching = (most: number) => ways.find((way) => powered(ship, what, awake, way) > most);
  const card = cardOf(at);
  if (card.type === 'open-space') {
    const sparing = ways.filter((way) => way.length < cells(ship));
    return (powered(ship, what, awake, []) > 0 ? sparing.at(-1) : ways.find((way) => way.length > 0)) ?? ways[0]!;
  }
  if (card.type === 'slavers' || card.type === 'smugglers' || card.type === 'pirates')
    return reaching(card.strength) ?? reaching(card.strength - 0.5) ?? ways[0]!;
  const { order: seats, declared, at: next } = view.card!;
  const others = seats.flatMap((other, i) => {
    if (other === seat) return [];
    return i < next ? declared[other]! : powered(view.yards[other]!.ship, what, view.flyers[other]!.awake, []);
  });
  return (others.length > 0 ? reaching(Math.min(...others)) : undefined) ?? ways[0]!;
}
function dodge(at: At): Answers['hit/thrusters'] {
  const { scene } = at.view;
  if (scene?.kind !== 'objects') return 0;
  const ship = shipOf(at);
  const struck = (by: -1 | 0 | 1): number => {
    const line = by === 0 ? scene.line : shifted(planOf(ship.plan), scene.line, by);
    return scene.objects.filter((kind) => threat(ship, kind, line).effect === 'destroys').length;
  };
  return optionsOf<-1 | 0 | 1>(at).toSorted((a, b) => struck(a) - struck(b) || Math.abs(a) - Math.abs(b))[0]!;
}
function receive(at: At): Answers['intruder/answer'] {
  const { scene } = at.view;
  const card = cardOf(at);
  const all = optionsOf<Alarmed>(at);
  if (scene?.kind !== 'intruders' || card.type !== 'intruders') return all[0]!;
  const ship = shipOf(at);
  const links = linksOf(ship);
  const hurts = ({ awake, shift }: Alarmed): number => {
    const line = shift === 0 ? scene.line : shifted(planOf(ship.plan), scene.line, shift);
    const entry = board(ship, links, card.intruders, line, [...at.view.flyers[at.seat]!.awake, ...awake]);
    return entry.entered ? entry.destroyed.length + entry.paths.filter(({ defeated }) => !defeated).length : 0;
  };
  const spent = ({ awake, shift }: Alarmed): number => awake.length + Math.abs(shift);
  return all.toSorted((a, b) => hurts(a) - hurts(b) || spent(a) - spent(b))[0]!;
}
/** Everything aboard and everything new, the dearest first: red ones need a red hold. */
function stow(at: At): Answers['cargo/load'] {
  const { tokens, slots } = at.ask.domain.shape() as unknown as {
    readonly tokens: readonly { readonly kind: Good }[];
    readonly slots: readonly { readonly id: number; readonly takes: readonly Good[] }[];
  };
  const places: (number | null)[] = tokens.map(() => null);
  const choosiest = slots.toSorted((a, b) => a.takes.length - b.takes.length);
  for (const { i } of tokens.map(({ kind }, i) => ({ kind, i })).sort((a, b) => GOODS.indexOf(a.kind) - GOODS.indexOf(b.kind)))
    for (const { id } of choosiest) {
      places[i] = id;
      if (at.ask.domain.admits([...places])) break;
      places[i] = null;
    }
  return at.ask.domain.admits([...places]) ? places : (absent.answer(at) as Answers['cargo/load']);
}
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
/** Its hands are a beginner's. */
const HANDS = characterOf('easy', 'hauler');
export const pupil: Bot<View, Note> = {
  name: 'pupil',
  tempo: (at) => pace(at, HANDS),
  answer: (at) => {
    switch (at.ask.topic as Topic) {
      case 'build/do':
        return new Builder(at).request();
      case 'power/engines':
        return power(at, 'engines');
      case 'power/cannons':
        return power(at, 'cannons');
      case 'power/crew':
        return power(at, 'crew');
      case 'hit/thrusters':
        return dodge(at);
      case 'hit/defence':
        return optionsOf<Answers['hit/defence']>(at)[0];
      case 'planet/land':
        return land(at);
      case 'offer/dock': {
        const card = cardOf(at);
        return 'shots' in card && card.shots.length === 0 && takes(at);
      }
      case 'offer/take':
        return takes(at);
      case 'enemy/reward':
        return claims(at);
      case 'cargo/load':
        return stow(at);
      case 'crew/board':
        return welcome(at);
      case 'intruder/answer':
        return receive(at);
      default:
        return absent.answer(at);
    }
  },
};
