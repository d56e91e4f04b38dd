/**
 * All parts: 4 starting cabins, the 140 of the base game, the 42 new technologies. A part is known by its place in this list, which
 * stands in every saved match: new ones go to the end. `source` says how sure a line is, for whoever has a real copy at hand.
 */
import type { Branded } from '@cosmodrome/kernel';

/** A part, by its place in `TILES`. */
export type TileId = Branded<number, 'tile'>;

/** Front, right, rear, left: of a part as printed, of a square, of the whole ship. Where an object comes from, and where it heads. */
export type Side = 0 | 1 | 2 | 3;
export const FRONT: Side = 0;
export const RIGHT: Side = 1;
export const REAR: Side = 2;
export const LEFT: Side = 3;
export const SIDES: readonly Side[] = [FRONT, RIGHT, REAR, LEFT];

/** GT-BASE-CONN-01. */
export type Connector = 0 | 1 | 2 | 3;
export const SMOOTH: Connector = 0;
export const SINGLE: Connector = 1;
export const DOUBLE: Connector = 2;
export const UNIVERSAL: Connector = 3;

/**
 * `published`: found in two public sources; `published-once`: in one; `rulebook`: given by its text or pictures, `rulebook-designed`: in
 * part; `designed-connectors`: the connectors are ours, the rest is published; `designed`: ours, fitting every hint of the rulebook.
 */
export type Source = 'published' | 'published-once' | 'rulebook' | 'rulebook-designed' | 'designed-connectors' | 'designed';

export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
/** The colour of a trucker: starting cabin, rockets. */
export type Colour = (typeof COLOURS)[number];
export const ALIENS = ['purple', 'brown'] as const;
export type Alien = (typeof ALIENS)[number];

type Sides = readonly [Connector, Connector, Connector, Connector];
type Printed = { readonly key: string; readonly sides: Sides; readonly source: Source };
/** As printed: barrels point up, nozzles of engines down, shields cover and thrusters blow up and right. */
export type Tile = Printed &
  (
    | { readonly type: 'starting-cabin'; readonly colour: Colour }
    | { readonly type: 'engine' | 'cannon'; readonly power: 1 | 2 }
    | { readonly type: 'battery'; readonly capacity: 2 | 3 }
    | { readonly type: 'cargo'; readonly capacity: 1 | 2 | 3; readonly red: boolean; readonly armour: readonly Side[] }
    | { readonly type: 'shield'; readonly armour: readonly Side[] }
    | { readonly type: 'life-support'; readonly colours: readonly Alien[] }
    | { readonly type: 'cabin' | 'structural' | 'solar-panel' | 'thrusters' | 'router' | 'robonauts' | 'auto-defence' | 'armoury' }
  );
export type TileType = Tile['type'];

/** Where a part of this type points, as printed: these squares must stay empty (GT-BASE-CONN-09, -10, GT-THR-02). */
export const POINTS: Readonly<Record<TileType, readonly Side[]>> = {
  'starting-cabin': [],
  cabin: [],
  engine: [REAR],
  cannon: [FRONT],
  battery: [],
  cargo: [],
  shield: [],
  structural: [],
  'life-support': [],
  'solar-panel': [],
  thrusters: [FRONT, RIGHT],
  router: [],
  robonauts: [],
  'auto-defence': [],
  armoury: [],
};
/** GT-BASE-HIT-11: the sides of the ship a shield covers, as printed. */
export const COVERS: readonly Side[] = [FRONT, RIGHT];
/** GT-ROBO-01. */
export const ROBONAUTS = 4;
/** GT-BASE-LOAD-03. */
export const CABIN_HUMANS = 2;

export const TILES: readonly Tile[] = [
  { key: 'START-BLUE', type: 'starting-cabin', sides: [3, 3, 3, 3], colour: 'blue', source: 'published' },
  { key: 'START-GREEN', type: 'starting-cabin', sides: [3, 3, 3, 3], colour: 'green', source: 'published' },
  { key: 'START-YELLOW', type: 'starting-cabin', sides: [3, 3, 3, 3], colour: 'yellow', source: 'published' },
  { key: 'START-RED', type: 'starting-cabin', sides: [3, 3, 3, 3], colour: 'red', source: 'published' },
  { key: 'BAT2-01', type: 'battery', sides: [0, 0, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-02', type: 'battery', sides: [0, 0, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-03', type: 'battery', sides: [0, 0, 1, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-04', type: 'battery', sides: [0, 3, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-05', type: 'battery', sides: [1, 1, 1, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-06', type: 'battery', sides: [1, 2, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-07', type: 'battery', sides: [2, 0, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-08', type: 'battery', sides: [2, 1, 0, 3], capacity: 2, source: 'published' },
  { key: 'BAT2-09', type: 'battery', sides: [2, 2, 2, 3], capacity: 2, source: 'published' },
  { key: 'BAT3-01', type: 'battery', sides: [0, 2, 0, 1], capacity: 3, source: 'published' },
  { key: 'BAT3-02', type: 'battery', sides: [1, 0, 0, 1], capacity: 3, source: 'published-once' },
  { key: 'BAT3-03', type: 'battery', sides: [2, 0, 0, 1], capacity: 3, source: 'published-once' },
  { key: 'BAT3-04', type: 'battery', sides: [0, 0, 0, 2], capacity: 3, source: 'published' },
  { key: 'BAT3-05', type: 'battery', sides: [1, 0, 0, 2], capacity: 3, source: 'published' },
  { key: 'BAT3-06', type: 'battery', sides: [2, 1, 0, 2], capacity: 3, source: 'published' },
  { key: 'CARGO2-01', type: 'cargo', sides: [0, 0, 0, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-02', type: 'cargo', sides: [0, 0, 0, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-03', type: 'cargo', sides: [0, 1, 0, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-04', type: 'cargo', sides: [0, 1, 2, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-05', type: 'cargo', sides: [0, 2, 0, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-06', type: 'cargo', sides: [0, 2, 1, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-07', type: 'cargo', sides: [1, 2, 1, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-08', type: 'cargo', sides: [2, 1, 2, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO2-09', type: 'cargo', sides: [3, 0, 0, 3], capacity: 2, red: false, armour: [], source: 'published' },
  { key: 'CARGO3-01', type: 'cargo', sides: [0, 0, 0, 1], capacity: 3, red: false, armour: [], source: 'published' },
  { key: 'CARGO3-02', type: 'cargo', sides: [0, 1, 0, 1], capacity: 3, red: false, armour: [], source: 'published' },
  { key: 'CARGO3-03', type: 'cargo', sides: [0, 0, 0, 2], capacity: 3, red: false, armour: [], source: 'published' },
  { key: 'CARGO3-04', type: 'cargo', sides: [0, 1, 0, 2], capacity: 3, red: false, armour: [], source: 'published-once' },
  { key: 'CARGO3-05', type: 'cargo', sides: [0, 1, 0, 2], capacity: 3, red: false, armour: [], source: 'published-once' },
  { key: 'CARGO3-06', type: 'cargo', sides: [0, 2, 0, 2], capacity: 3, red: false, armour: [], source: 'published' },
  { key: 'RED1-01', type: 'cargo', sides: [0, 2, 1, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED1-02', type: 'cargo', sides: [0, 3, 0, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED1-03', type: 'cargo', sides: [1, 1, 1, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED1-04', type: 'cargo', sides: [2, 1, 0, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED1-05', type: 'cargo', sides: [2, 2, 2, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED1-06', type: 'cargo', sides: [3, 0, 0, 3], capacity: 1, red: true, armour: [], source: 'published' },
  { key: 'RED2-01', type: 'cargo', sides: [0, 0, 0, 1], capacity: 2, red: true, armour: [], source: 'published' },
  { key: 'RED2-02', type: 'cargo', sides: [0, 2, 0, 1], capacity: 2, red: true, armour: [], source: 'published' },
  { key: 'RED2-03', type: 'cargo', sides: [0, 0, 0, 2], capacity: 2, red: true, armour: [], source: 'published' },
  { key: 'CABIN-01', type: 'cabin', sides: [2, 1, 2, 1], source: 'published' },
  { key: 'CABIN-02', type: 'cabin', sides: [2, 1, 2, 1], source: 'published' },
  { key: 'CABIN-03', type: 'cabin', sides: [1, 2, 0, 2], source: 'published' },
  { key: 'CABIN-04', type: 'cabin', sides: [2, 1, 2, 2], source: 'published' },
  { key: 'CABIN-05', type: 'cabin', sides: [0, 0, 1, 3], source: 'published' },
  { key: 'CABIN-06', type: 'cabin', sides: [0, 1, 0, 3], source: 'published' },
  { key: 'CABIN-07', type: 'cabin', sides: [0, 1, 1, 3], source: 'published' },
  { key: 'CABIN-08', type: 'cabin', sides: [0, 1, 2, 3], source: 'published' },
  { key: 'CABIN-09', type: 'cabin', sides: [1, 0, 1, 3], source: 'published' },
  { key: 'CABIN-10', type: 'cabin', sides: [1, 0, 2, 3], source: 'published' },
  { key: 'CABIN-11', type: 'cabin', sides: [2, 0, 0, 3], source: 'published' },
  { key: 'CABIN-12', type: 'cabin', sides: [2, 0, 2, 3], source: 'published' },
  { key: 'CABIN-13', type: 'cabin', sides: [2, 2, 0, 3], source: 'published' },
  { key: 'CABIN-14', type: 'cabin', sides: [2, 1, 0, 1], source: 'published' },
  { key: 'CABIN-15', type: 'cabin', sides: [1, 2, 1, 1], source: 'published' },
  { key: 'CABIN-16', type: 'cabin', sides: [0, 2, 0, 3], source: 'published' },
  { key: 'STRUCT-01', type: 'structural', sides: [1, 3, 0, 3], source: 'published' },
  { key: 'STRUCT-02', type: 'structural', sides: [1, 3, 1, 3], source: 'published' },
  { key: 'STRUCT-03', type: 'structural', sides: [1, 3, 2, 3], source: 'published' },
  { key: 'STRUCT-04', type: 'structural', sides: [2, 3, 0, 3], source: 'published' },
  { key: 'STRUCT-05', type: 'structural', sides: [3, 1, 2, 3], source: 'published' },
  { key: 'STRUCT-06', type: 'structural', sides: [3, 2, 0, 3], source: 'published' },
  { key: 'STRUCT-07', type: 'structural', sides: [3, 3, 0, 1], source: 'published' },
  { key: 'STRUCT-08', type: 'structural', sides: [3, 2, 2, 3], source: 'published' },
  { key: 'ENG1-01', type: 'engine', sides: [0, 3, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-02', type: 'engine', sides: [0, 3, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-03', type: 'engine', sides: [1, 0, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-04', type: 'engine', sides: [1, 1, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-05', type: 'engine', sides: [2, 0, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-06', type: 'engine', sides: [2, 0, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-07', type: 'engine', sides: [2, 3, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-08', type: 'engine', sides: [3, 2, 0, 0], power: 1, source: 'published' },
  { key: 'ENG1-09', type: 'engine', sides: [0, 3, 0, 1], power: 1, source: 'published' },
  { key: 'ENG1-10', type: 'engine', sides: [3, 0, 0, 1], power: 1, source: 'published' },
  { key: 'ENG1-11', type: 'engine', sides: [1, 2, 0, 2], power: 1, source: 'published' },
  { key: 'ENG1-12', type: 'engine', sides: [2, 0, 0, 2], power: 1, source: 'published' },
  { key: 'ENG1-13', type: 'engine', sides: [3, 1, 0, 2], power: 1, source: 'published' },
  { key: 'ENG1-14', type: 'engine', sides: [0, 0, 0, 3], power: 1, source: 'published' },
  { key: 'ENG1-15', type: 'engine', sides: [0, 0, 0, 3], power: 1, source: 'published' },
  { key: 'ENG1-16', type: 'engine', sides: [0, 2, 0, 3], power: 1, source: 'published' },
  { key: 'ENG1-17', type: 'engine', sides: [1, 0, 0, 3], power: 1, source: 'published' },
  { key: 'ENG1-18', type: 'engine', sides: [2, 1, 0, 1], power: 1, source: 'published' },
  { key: 'ENG1-19', type: 'engine', sides: [1, 0, 0, 0], power: 1, source: 'published' },
  { key: 'ENG2-01', type: 'engine', sides: [1, 0, 0, 0], power: 2, source: 'published' },
  { key: 'ENG2-02', type: 'engine', sides: [1, 3, 0, 0], power: 2, source: 'published' },
  { key: 'ENG2-03', type: 'engine', sides: [2, 0, 0, 0], power: 2, source: 'published' },
  { key: 'ENG2-04', type: 'engine', sides: [1, 1, 0, 1], power: 2, source: 'published' },
  { key: 'ENG2-05', type: 'engine', sides: [2, 2, 0, 2], power: 2, source: 'published' },
  { key: 'ENG2-06', type: 'engine', sides: [0, 3, 0, 3], power: 2, source: 'published' },
  { key: 'ENG2-07', type: 'engine', sides: [2, 0, 0, 3], power: 2, source: 'published' },
  { key: 'CAN1-01', type: 'cannon', sides: [0, 0, 1, 0], power: 1, source: 'published' },
  { key: 'CAN1-02', type: 'cannon', sides: [0, 0, 1, 0], power: 1, source: 'published' },
  { key: 'CAN1-03', type: 'cannon', sides: [0, 0, 2, 0], power: 1, source: 'published' },
  { key: 'CAN1-04', type: 'cannon', sides: [0, 0, 2, 0], power: 1, source: 'published' },
  { key: 'CAN1-05', type: 'cannon', sides: [0, 1, 2, 0], power: 1, source: 'published' },
  { key: 'CAN1-06', type: 'cannon', sides: [0, 2, 1, 0], power: 1, source: 'published' },
  { key: 'CAN1-07', type: 'cannon', sides: [0, 2, 3, 0], power: 1, source: 'published' },
  { key: 'CAN1-08', type: 'cannon', sides: [0, 3, 0, 0], power: 1, source: 'published-once' },
  { key: 'CAN1-09', type: 'cannon', sides: [0, 3, 0, 0], power: 1, source: 'published-once' },
  { key: 'CAN1-10', type: 'cannon', sides: [0, 3, 1, 0], power: 1, source: 'published' },
  { key: 'CAN1-11', type: 'cannon', sides: [0, 0, 2, 1], power: 1, source: 'published' },
  { key: 'CAN1-12', type: 'cannon', sides: [0, 0, 3, 1], power: 1, source: 'published' },
  { key: 'CAN1-13', type: 'cannon', sides: [0, 1, 1, 1], power: 1, source: 'published' },
  { key: 'CAN1-14', type: 'cannon', sides: [0, 2, 0, 1], power: 1, source: 'published-once' },
  { key: 'CAN1-15', type: 'cannon', sides: [0, 2, 3, 1], power: 1, source: 'published' },
  { key: 'CAN1-16', type: 'cannon', sides: [0, 0, 1, 2], power: 1, source: 'published' },
  { key: 'CAN1-17', type: 'cannon', sides: [0, 1, 3, 2], power: 1, source: 'published' },
  { key: 'CAN1-18', type: 'cannon', sides: [0, 2, 2, 2], power: 1, source: 'published' },
  { key: 'CAN1-19', type: 'cannon', sides: [0, 3, 0, 2], power: 1, source: 'published-once' },
  { key: 'CAN1-20', type: 'cannon', sides: [0, 0, 0, 3], power: 1, source: 'published-once' },
  { key: 'CAN1-21', type: 'cannon', sides: [0, 0, 0, 3], power: 1, source: 'published-once' },
  { key: 'CAN1-22', type: 'cannon', sides: [0, 0, 2, 3], power: 1, source: 'published' },
  { key: 'CAN1-23', type: 'cannon', sides: [0, 1, 0, 3], power: 1, source: 'published-once' },
  { key: 'CAN2-01', type: 'cannon', sides: [0, 0, 1, 0], power: 2, source: 'published' },
  { key: 'CAN2-02', type: 'cannon', sides: [0, 0, 2, 0], power: 2, source: 'published' },
  { key: 'CAN2-03', type: 'cannon', sides: [0, 1, 3, 0], power: 2, source: 'published' },
  { key: 'CAN2-04', type: 'cannon', sides: [0, 3, 2, 0], power: 2, source: 'published' },
  { key: 'CAN2-05', type: 'cannon', sides: [0, 1, 2, 1], power: 2, source: 'published' },
  { key: 'CAN2-06', type: 'cannon', sides: [0, 0, 3, 2], power: 2, source: 'published' },
  { key: 'CAN2-07', type: 'cannon', sides: [0, 2, 1, 2], power: 2, source: 'published' },
  { key: 'CAN2-08', type: 'cannon', sides: [0, 0, 1, 3], power: 2, source: 'published' },
  { key: 'SHIELD-01', type: 'shield', sides: [1, 2, 1, 2], armour: [], source: 'published' },
  { key: 'SHIELD-02', type: 'shield', sides: [0, 0, 1, 3], armour: [], source: 'published' },
  { key: 'SHIELD-03', type: 'shield', sides: [0, 2, 2, 3], armour: [], source: 'published' },
  { key: 'SHIELD-04', type: 'shield', sides: [0, 2, 2, 2], armour: [], source: 'published' },
  { key: 'SHIELD-05', type: 'shield', sides: [0, 1, 3, 1], armour: [], source: 'published' },
  { key: 'SHIELD-06', type: 'shield', sides: [1, 0, 1, 1], armour: [], source: 'published' },
  { key: 'SHIELD-07', type: 'shield', sides: [2, 1, 2, 1], armour: [], source: 'published' },
  { key: 'SHIELD-08', type: 'shield', sides: [0, 0, 3, 2], armour: [], source: 'published' },
  { key: 'BROWN-01', type: 'life-support', sides: [0, 0, 0, 3], colours: ['brown'], source: 'published' },
  { key: 'BROWN-02', type: 'life-support', sides: [1, 1, 0, 1], colours: ['brown'], source: 'published' },
  { key: 'BROWN-03', type: 'life-support', sides: [2, 1, 0, 1], colours: ['brown'], source: 'published' },
  { key: 'BROWN-04', type: 'life-support', sides: [0, 0, 1, 3], colours: ['brown'], source: 'published' },
  { key: 'BROWN-05', type: 'life-support', sides: [0, 2, 0, 3], colours: ['brown'], source: 'published' },
  { key: 'BROWN-06', type: 'life-support', sides: [1, 0, 0, 3], colours: ['brown'], source: 'published' },
  { key: 'PURPLE-01', type: 'life-support', sides: [0, 0, 2, 3], colours: ['purple'], source: 'published' },
  { key: 'PURPLE-02', type: 'life-support', sides: [1, 2, 0, 2], colours: ['purple'], source: 'published' },
  { key: 'PURPLE-03', type: 'life-support', sides: [2, 2, 0, 2], colours: ['purple'], source: 'published' },
  { key: 'PURPLE-04', type: 'life-support', sides: [0, 0, 0, 3], colours: ['purple'], source: 'published' },
  { key: 'PURPLE-05', type: 'life-support', sides: [0, 1, 0, 3], colours: ['purple'], source: 'published' },
  { key: 'PURPLE-06', type: 'life-support', sides: [2, 0, 0, 3], colours: ['purple'], source: 'published' },
  { key: 'ADS-01', type: 'auto-defence', sides: [0, 3, 0, 0], source: 'published-once' },
  { key: 'ADS-02', type: 'auto-defence', sides: [0, 3, 1, 0], source: 'published-once' },
  { key: 'ADS-03', type: 'auto-defence', sides: [0, 3, 0, 2], source: 'published-once' },
  { key: 'ADS-04', type: 'auto-defence', sides: [0, 1, 3, 2], source: 'published-once' },
  { key: 'ADS-05', type: 'auto-defence', sides: [0, 2, 1, 2], source: 'published-once' },
  { key: 'ADS-06', type: 'auto-defence', sides: [0, 1, 2, 1], source: 'published-once' },
  { key: 'ADS-07', type: 'auto-defence', sides: [1, 2, 2, 2], source: 'published-once' },
  { key: 'ADS-08', type: 'auto-defence', sides: [2, 1, 1, 1], source: 'published-once' },
  { key: 'ADS-09', type: 'auto-defence', sides: [0, 1, 1, 3], source: 'published-once' },
  { key: 'ADS-10', type: 'auto-defence', sides: [0, 2, 2, 3], source: 'designed' },
  { key: 'ROUTER-01', type: 'router', sides: [0, 2, 2, 3], source: 'published-once' },
  { key: 'ROUTER-02', type: 'router', sides: [2, 3, 2, 1], source: 'published-once' },
  { key: 'ROUTER-03', type: 'router', sides: [0, 3, 1, 1], source: 'published-once' },
  { key: 'ROUTER-04', type: 'router', sides: [1, 3, 1, 2], source: 'published-once' },
  { key: 'MIXED-01', type: 'life-support', sides: [0, 2, 0, 0], colours: ['purple', 'brown'], source: 'published-once' },
  { key: 'MIXED-02', type: 'life-support', sides: [0, 1, 0, 0], colours: ['purple', 'brown'], source: 'published-once' },
  { key: 'ROBO-01', type: 'robonauts', sides: [0, 3, 1, 0], source: 'designed-connectors' },
  { key: 'ROBO-02', type: 'robonauts', sides: [0, 3, 2, 0], source: 'designed-connectors' },
  { key: 'ROBO-03', type: 'robonauts', sides: [1, 0, 2, 1], source: 'designed-connectors' },
  { key: 'ROBO-04', type: 'robonauts', sides: [2, 0, 1, 2], source: 'designed-connectors' },
  { key: 'SOLAR-01', type: 'solar-panel', sides: [0, 3, 0, 0], source: 'designed' },
  { key: 'SOLAR-02', type: 'solar-panel', sides: [0, 3, 0, 3], source: 'designed' },
  { key: 'SOLAR-03', type: 'solar-panel', sides: [0, 1, 1, 1], source: 'designed' },
  { key: 'SOLAR-04', type: 'solar-panel', sides: [0, 2, 2, 2], source: 'designed' },
  { key: 'SOLAR-05', type: 'solar-panel', sides: [0, 1, 3, 2], source: 'designed' },
  { key: 'ARMOURY-01', type: 'armoury', sides: [0, 3, 0, 1], source: 'designed' },
  { key: 'ARMOURY-02', type: 'armoury', sides: [0, 3, 0, 2], source: 'designed' },
  { key: 'ARMOURY-03', type: 'armoury', sides: [1, 2, 1, 0], source: 'designed' },
  { key: 'ARMOURY-04', type: 'armoury', sides: [2, 1, 2, 0], source: 'designed' },
  { key: 'ARMOURY-05', type: 'armoury', sides: [0, 3, 3, 0], source: 'designed' },
  { key: 'THRUST-01', type: 'thrusters', sides: [0, 0, 3, 0], source: 'designed' },
  { key: 'THRUST-02', type: 'thrusters', sides: [0, 0, 0, 3], source: 'designed' },
  { key: 'THRUST-03', type: 'thrusters', sides: [0, 0, 1, 2], source: 'designed' },
  { key: 'THRUST-04', type: 'thrusters', sides: [0, 0, 2, 1], source: 'designed' },
  { key: 'THRUST-05', type: 'thrusters', sides: [0, 0, 3, 1], source: 'designed' },
  { key: 'THRUST-06', type: 'thrusters', sides: [0, 0, 2, 3], source: 'designed' },
  { key: 'ARMCARGO-01', type: 'cargo', sides: [0, 2, 3, 1], capacity: 1, red: true, armour: [0], source: 'designed-connectors' },
  { key: 'ARMCARGO-02', type: 'cargo', sides: [0, 0, 3, 2], capacity: 1, red: true, armour: [0, 1], source: 'designed-connectors' },
  { key: 'ARMCARGO-03', type: 'cargo', sides: [0, 0, 3, 0], capacity: 1, red: true, armour: [0, 1, 3], source: 'designed-connectors' },
  { key: 'ARMSHIELD-01', type: 'shield', sides: [0, 1, 2, 3], armour: [0], source: 'designed' },
  { key: 'ARMSHIELD-02', type: 'shield', sides: [0, 0, 3, 1], armour: [0, 1], source: 'designed' },
  { key: 'ARMSHIELD-03', type: 'shield', sides: [0, 0, 3, 0], armour: [0, 1, 3], source: 'designed' },
];
const NEW_FROM = 144;
export const STARTING_CABINS: Readonly<Record<Colour, TileId>> = { blue: tileId(0), green: tileId(1), yellow: tileId(2), red: tileId(3) };
/** The parts of the warehouse: GT-TECH-01, GT-SESS-12. */
export const warehouse = (newTechnologies: boolean): TileId[] =>
  Array.from({ length: (newTechnologies ? TILES.length : NEW_FROM) - COLOURS.length }, (_, i) => tileId(i + COLOURS.length));

export function tileId(n: number): TileId {
  if (!(Number.isInteger(n) && n >= 0 && n < TILES.length)) throw new Error(`no part ${n}`);
  return n as TileId;
}
/** A part by the name it has in the data: for fixtures and tests. */
export const tileNamed = (key: string): TileId => tileId(TILES.findIndex((tile) => tile.key === key));
export function tileAt(tile: TileId): Tile {
  return TILES[tile]!;
}

/** Parts as people tell them apart. */
export const TILE_KINDS = [
  'starting-cabin',
  'cabin',
  'engine',
  'double-engine',
  'cannon',
  'double-cannon',
  'battery',
  'white-hold',
  'red-hold',
  'shield',
  'structural',
  'purple-support',
  'brown-support',
  'mixed-support',
  'solar-panel',
  'thrusters',
  'router',
  'robonauts',
  'auto-defence',
  'armoury',
  'armoured-hold',
  'armoured-shield',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];
export function kindOf(tile: Tile): TileKind {
  switch (tile.type) {
    case 'engine':
    case 'cannon':
      return tile.power === 2 ? `double-${tile.type}` : tile.type;
    case 'cargo':
      return tile.armour.length > 0 ? 'armoured-hold' : tile.red ? 'red-hold' : 'white-hold';
    case 'shield':
      return tile.armour.length > 0 ? 'armoured-shield' : 'shield';
    case 'life-support':
      return tile.colours.length > 1 ? 'mixed-support' : `${tile.colours[0]!}-support`;
    default:
      return tile.type;
  }
}
