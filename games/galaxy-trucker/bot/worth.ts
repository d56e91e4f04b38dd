/** What a part is worth on a ship under construction: need, room that is left, loose ends. In credits, roughly. */
import { type Alien, type RoundNumber, SIDES, type Side, type Skill, type SquareId, TILES, type TileId } from '../content/index.ts';
import { matchesTile } from '../judge/markers.ts';
import { covered, deviceAt, joins, parts, pointing } from '../judge/ship.ts';
import { type Rot, type Ship, turned } from '../state.ts';
import { barsOf, OPEN, reachOf, roomAt, SHUT, type Squares } from './squares.ts';

/** What a trucker likes to have much of: 1 is what everybody wants. */
export type Taste = {
  readonly engine: number;
  readonly fire: number;
  readonly crew: number;
  readonly cargo: number;
  readonly shield: number;
  readonly energy: number;
  readonly tech: number;
  /** How much connectors that end nowhere are disliked. */
  readonly neat: number;
  /** How much is thought of the squares that can still be filled. */
  readonly room: number;
};
/** What a ship has. */
export type Stock = {
  engine: number;
  engine2: number;
  /** Fire power to the front, and cannons by the side they point to. */
  fire: number;
  fire2: number;
  guns: number[];
  crew: number;
  cells: number;
  /** Parts that use energy. */
  users: number;
  /** By side: shields that cover it. */
  shields: number[];
  white: number;
  red: number;
  aliens: Alien[];
  defence: number;
  armoury: number;
  robonauts: number;
  thrusters: number;
  panels: number;
  count: number;
};
export function stockOf(ship: Ship): Stock {
  const stock: Stock = {
    engine: 0,
    engine2: 0,
    fire: 0,
    fire2: 0,
    guns: [0, 0, 0, 0],
    crew: 0,
    cells: 0,
    users: 0,
    shields: [0, 0, 0, 0],
    white: 0,
    red: 0,
    aliens: [],
    defence: 0,
    armoury: 0,
    robonauts: 0,
    thrusters: 0,
    panels: 0,
    count: 0,
  };
  for (const square of parts(ship)) {
    const device = deviceAt(ship, square)!;
    const { tile } = device;
    stock.count++;
    switch (tile.type) {
      case 'engine':
        if (tile.power === 2) {
          stock.engine2++;
          stock.users++;
        } else stock.engine++;
        break;
      case 'cannon': {
        const [side] = pointing(device);
        stock.guns[side!]!++;
        const share = side === 0 ? 1 : 0.5;
        if (tile.power === 2) {
          stock.fire2 += share;
          stock.users++;
        } else stock.fire += share;
        break;
      }
      case 'cabin':
      case 'starting-cabin':
        stock.crew += 2;
        break;
      case 'battery':
        stock.cells += tile.capacity;
        break;
      case 'shield':
        for (const side of covered(device)) stock.shields[side]!++;
        stock.users++;
        break;
      case 'cargo':
        if (tile.red) stock.red += tile.capacity;
        else stock.white += tile.capacity;
        break;
      case 'life-support':
        if (joins(ship, square).some((next) => deviceAt(ship, next)?.tile.type === 'cabin'))
          for (const alien of tile.colours) if (!stock.aliens.includes(alien)) stock.aliens.push(alien);
        break;
      case 'auto-defence':
        stock.defence++;
        break;
      case 'armoury':
        stock.armoury++;
        break;
      case 'robonauts':
        stock.robonauts++;
        stock.users++;
        break;
      case 'thrusters':
        stock.thrusters++;
        stock.users++;
        break;
      case 'solar-panel':
        stock.panels++;
        break;
      case 'structural':
      case 'router':
        break;
    }
  }
  return stock;
}

/** By kind: what the first unit is worth, and how many there must be for the next one to be worth half of it. */
type Call = readonly [first: number, half: number];
type Calls = Readonly<
  Record<'engine' | 'fire' | 'crew' | 'white' | 'red' | 'cell' | 'defence' | 'armoury' | 'robonauts' | 'thrusters' | 'panel', Call>
>;
/** Fitted to what ships with more or less of each brought home in matches between bots (README, balance). */
const CALLS: Readonly<Record<RoundNumber, Calls>> = {
  1: {
    engine: [1.9, 3],
    fire: [2.4, 3],
    crew: [3, 6],
    white: [1.35, 4],
    red: [2.1, 4],
    cell: [0.65, 0],
    defence: [0.8, 1.5],
    armoury: [0.6, 1],
    robonauts: [0.8, 1],
    thrusters: [0.8, 1.2],
    panel: [0.9, 1.5],
  },
  2: {
    engine: [1.95, 4.5],
    fire: [2.5, 5],
    crew: [3.1, 9],
    white: [1.35, 6],
    red: [2.15, 6],
    cell: [0.7, 0],
    defence: [1.3, 2],
    armoury: [1, 1],
    robonauts: [1, 1],
    thrusters: [1, 1.2],
    panel: [1, 1.5],
  },
  3: {
    engine: [2, 6],
    fire: [3.1, 8],
    crew: [3.1, 11],
    white: [1.3, 8],
    red: [2, 8],
    cell: [1, 0],
    defence: [2, 2.5],
    armoury: [1.2, 1],
    robonauts: [1.4, 1],
    thrusters: [1, 1.2],
    panel: [1, 1.5],
  },
  4: {
    engine: [2.2, 7],
    fire: [4, 11],
    crew: [3.3, 14],
    white: [1.5, 10],
    red: [2.3, 10],
    cell: [0.8, 0],
    defence: [4.2, 3.5],
    armoury: [3.6, 1.5],
    robonauts: [2.4, 1.2],
    thrusters: [2.8, 1.6],
    panel: [1.6, 1.5],
  },
};
/** Worth of the next unit when `have` are there. */
const next = ([first, half]: Call, have: number): number => first * 2 ** -((have / half) ** 2);
/** By side: what a first shield there is worth, and a first cannon that points there. */
const COVER = [1.3, 1.1, 0.8, 1.1] as const;
const GUARD = [0, 0.9, 0.3, 0.9] as const;
/** A connector that ends nowhere for ever; a further joint; a square that can be filled. */
const LOOSE = 0.4;
const JOINT = 0.3;
const ROOM = 1.8;

/** What a builder goes by. */
export type Outlook = {
  readonly number: RoundNumber;
  readonly taste: Taste;
  readonly skills: readonly Skill[];
  readonly intruders: boolean;
  /** What cards it has read call for more than usual: by side, cannons and shields. */
  readonly fear: readonly number[];
};
/** Engines that need no energy: without any a ship is stranded in open space (GT-BASE-OPEN-02). */
const SURE_ENGINES = 2;
const STRANDED = 1.2;
/** How much of the energy that all users would like is there. */
const supply = (cells: number, users: number): number => Math.min(1, (cells + 1) / (1 + 1.3 * users));

/** What the part does for the ship, wherever it stands; where that matters, `square` and `rot` say it. */
export function needOf(stock: Stock, tile: TileId, rot: Rot, { number, taste, skills, intruders, fear }: Outlook): number {
  const part = TILES[tile]!;
  const call = CALLS[number];
  switch (part.type) {
    case 'engine': {
      const have = stock.engine + 2 * stock.engine2 * 0.7;
      if (part.power === 1) return taste.engine * next(call.engine, have) + (stock.engine < SURE_ENGINES ? STRANDED : 0);
      const both = next(call.engine, have) + next(call.engine, have + 1);
      return taste.engine * both * Math.min(0.8, 0.25 + supply(stock.cells, stock.users + 1) * 0.6);
    }
    case 'cannon': {
      const side = turned(0, rot);
      const have = stock.fire + 2 * stock.fire2 * 0.7;
      const unit = next(call.fire, have) * (side === 0 ? 1 : 0.5);
      const guard = stock.guns[side] === 0 ? GUARD[side]! + fear[side]! : 0;
      if (part.power === 1) return taste.fire * (unit + guard);
      return taste.fire * (unit * 1.9 + guard) * Math.min(0.8, 0.25 + supply(stock.cells, stock.users + 1) * 0.6);
    }
    case 'cabin':
      return taste.crew * (next(call.crew, stock.crew) + next(call.crew, stock.crew + 1));
    case 'battery': {
      const cell: Call = [call.cell[0], 2 + 1.1 * stock.users];
      let worth = 0;
      for (let i = 0; i < part.capacity; i++) worth += next(cell, stock.cells + i);
      return taste.energy * worth;
    }
    case 'shield': {
      let worth = 0;
      for (const printed of [0, 1] as const) {
        const side = turned(printed, rot);
        worth += stock.shields[side] === 0 ? COVER[side]! + fear[side]! : 0.1;
      }
      return taste.shield * worth * Math.min(1, 0.45 + supply(stock.cells, stock.users + 1) * 0.6);
    }
    case 'cargo': {
      const have = stock.white + 1.5 * stock.red;
      const [first, half] = part.red ? call.red : call.white;
      const unit: Call = [!part.red && skills.includes('storekeeper-a') ? first * 1.15 : first, half];
      let worth = 0;
      for (let i = 0; i < part.capacity; i++) worth += next(unit, have + i);
      return taste.cargo * worth;
    }
    case 'structural':
    case 'router':
      return skills.includes('smuggler-a') ? 1.4 : 0.2;
    case 'life-support':
      return 0.2;
    case 'auto-defence':
      return intruders ? taste.tech * next(call.defence, stock.defence) : 0.3;
    case 'armoury':
      return intruders ? taste.tech * next(call.armoury, stock.armoury) : 0.3;
    case 'robonauts':
      return taste.tech * next(call.robonauts, stock.robonauts) * supply(stock.cells, stock.users + 1);
    case 'thrusters':
      return taste.tech * next(call.thrusters, stock.thrusters) * supply(stock.cells, stock.users + 1);
    case 'solar-panel':
      return taste.energy * next(call.panel, stock.panels) * Math.min(1, stock.users / 2);
    case 'starting-cabin':
      return 0;
  }
}
const USERS: ReadonlySet<string> = new Set(['shield', 'thrusters', 'robonauts']);
/** What it gains from its neighbours: aliens with a home, panels with something to power, crew with arms. */
function company(squares: Squares, ship: Ship, stock: Stock, tile: TileId, rot: Rot, square: SquareId, look: Outlook): number {
  const part = TILES[tile]!;
  let worth = 0;
  let joints = 0;
  for (const side of SIDES) {
    const facing = squares.sides[square * 4 + side]!;
    if (facing === 0 || facing >= OPEN || part.sides[(side - rot) & 3] === 0) continue;
    joints++;
    const beside = squares.plan.near[square]![side]!;
    const type = squares.types[beside];
    if (part.type === 'life-support' && type === 'cabin')
      for (const alien of part.colours) if (!stock.aliens.includes(alien)) worth = Math.max(worth, alienWorth(stock, alien, look));
    if (part.type === 'cabin' && type === 'life-support') {
      const other = deviceAt(ship, beside)!.tile;
      if (other.type === 'life-support')
        for (const alien of other.colours) if (!stock.aliens.includes(alien)) worth = Math.max(worth, alienWorth(stock, alien, look));
    }
    // Illness goes from cabin to cabin.
    if (part.type === 'cabin' && (type === 'cabin' || type === 'starting-cabin')) worth -= 0.25 * (look.number - 1);
    if (look.intruders && ((part.type === 'armoury' && type?.endsWith('cabin')) || (part.type === 'cabin' && type === 'armoury')))
      worth += 0.8;
    if (part.type === 'solar-panel' && type !== undefined && (USERS.has(type) || type === 'cannon' || type === 'engine')) worth += 0.4;
    if (part.type === 'auto-defence' && type === 'auto-defence') worth += 0.6;
    // GT-RAD-04: energy in one heap melts.
    if (look.number === 4 && part.type === 'battery' && (type === 'battery' || type === 'solar-panel')) worth -= 0.5;
  }
  for (const mark of ship.marks) if (mark.kind === 'marker' && mark.square === square && matchesTile(part, mark.marker)) worth += 1.6;
  return worth + JOINT * (joints - 1);
}
/** An alien adds two, where there is anything to add to, and takes the place of a human. */
function alienWorth(stock: Stock, alien: Alien, { number, taste }: Outlook): number {
  const call = CALLS[number];
  const [have, unit, likes, share] =
    alien === 'brown'
      ? ([stock.engine + stock.engine2, call.engine, taste.engine, 0.5] as const)
      : ([stock.fire + stock.fire2, call.fire, taste.fire, 0.9] as const);
  return have === 0 ? 0.3 : likes * (next(unit, have) + next(unit, have + 1)) * share - 0.6;
}

/** What was weighed, so that it can be told: what it does, whom it stands beside, what it leaves room for, what it leaves open. */
export type Weighed = {
  readonly need: number;
  readonly company: number;
  readonly room: number;
  readonly ends: number;
  readonly reach: number;
  readonly total: number;
};
/** What this square does for a part, or the part to the squares around it; all but what its type is needed for, and how far the ship can still grow. `late`: 0 at the start, 1 when there is no time to fill what is left open. */
export function fitting(
  squares: Squares,
  ship: Ship,
  stock: Stock,
  tile: TileId,
  rot: Rot,
  square: SquareId,
  look: Outlook,
  late: number,
): Omit<Weighed, 'need' | 'reach' | 'total'> {
  const part = TILES[tile]!;
  const beside = company(squares, ship, stock, tile, rot, square, look);
  const bars = barsOf(part.type, rot);
  let room = 0;
  let ends = 0;
  for (const side of SIDES) {
    const facing = squares.sides[square * 4 + side]!;
    const mine = part.sides[(side - rot) & 3]!;
    const armour = (part.type === 'cargo' || part.type === 'shield') && part.armour.some((plate) => turned(plate, rot) === side);
    if (facing === SHUT) {
      if (mine > 0) ends -= LOOSE;
      if (armour) ends += 0.25;
      continue;
    }
    if (facing !== OPEN) continue;
    const near = squares.plan.near[square]![side]!;
    const before = roomAt(squares, near);
    const back = ((side + 2) & 3) as Side;
    if (bars & (1 << side)) {
      room -= before;
      // What pointed there from elsewhere ends nowhere now.
      for (const other of SIDES) {
        const pointed = squares.sides[near * 4 + other]!;
        if (other !== back && pointed > 0 && pointed < OPEN) ends -= LOOSE;
      }
      continue;
    }
    room += roomAt(squares, near, back, mine) - before;
    if (mine > 0) ends -= LOOSE * late;
  }
  return { company: beside, room: look.taste.room * ROOM * (1 - 0.7 * late) * room, ends: look.taste.neat * ends };
}
/** What a square the ship can still grow to is worth. */
const REACH = 2;
/** How far the ship can still grow once this part stands there, against what is reached now. */
export const growth = (
  squares: Squares,
  before: number,
  tile: TileId,
  rot: Rot,
  square: SquareId,
  { taste }: Outlook,
  late: number,
): number => taste.room * REACH * (1 - 0.8 * late) * (reachOf(squares, tile, rot, square) + 1 - before);
