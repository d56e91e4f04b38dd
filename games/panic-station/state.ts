/** The whole table as plain data. What is public and what is secret is said beside each field. */
import type { Branded, Seat } from '@cosmodrome/kernel';
import type { Card, Door, Four, Item, Orientation, Part, RoomCard } from './content/index.ts';

export type Colour = 'blue' | 'red' | 'green' | 'yellow' | 'orange' | 'purple';
export const COLOURS: readonly Colour[] = ['blue', 'red', 'green', 'yellow', 'orange', 'purple'];

/** A room on the table: 2 × (place of its card in `base`) + its part: 0 for the only or north room, 1 for the south room. */
export type RoomId = Branded<number, 'room'>;
export const roomAt = (card: number, part: Part): RoomId => (2 * card + part) as RoomId;
export const cardOf = (room: RoomId): number => room >> 1;
export const partOf = (room: RoomId): Part => (room & 1) as Part;
export const REACTOR_ROOM = roomAt(0, 0);
/** The rooms of a laid card: one, or the north and the south room as it lies. */
export const roomsAt = (card: number, { inner }: Pick<Tile, 'inner'>): readonly RoomId[] =>
  inner === null ? [roomAt(card, 0)] : [roomAt(card, 0), roomAt(card, 1)];

/** A character: 2 × seat + 0 for the Soldier, + 1 for the Android. */
export type BodyId = Branded<number, 'body'>;
export type Which = 0 | 1;
export const SOLDIER: Which = 0;
export const ANDROID: Which = 1;
export const bodyAt = (seat: Seat, which: Which): BodyId => (2 * seat + which) as BodyId;
export const seatOf = (body: BodyId): Seat => body >> 1;
export const whichOf = (body: BodyId): Which => (body & 1) as Which;
export const isAndroid = (body: BodyId): boolean => whichOf(body) === ANDROID;
export const soldierOf = (seat: Seat): BodyId => bodyAt(seat, SOLDIER);
export const androidOf = (seat: Seat): BodyId => bodyAt(seat, ANDROID);
export const bodiesOf = (seat: Seat): readonly [BodyId, BodyId] => [soldierOf(seat), androidOf(seat)];

/** One of the ten parasite tokens: five grey ones, then five black ones. */
export type ParasiteId = Branded<number, 'parasite'>;
export const PARASITES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as readonly number[] as readonly ParasiteId[];
export const isBlackToken = (parasite: ParasiteId): boolean => parasite >= 5;

/** The options as played. */
export type Variants = {
  /** PAN-VAR-01: two Infection cards each instead of three. */
  gentle: boolean;
  /** PAN-VAR-02, -03: a Host who has failed three times may pass the Host card on. */
  passing: boolean;
  /** PAN-VAR-04: three Gas Cans burn the Nest, or four. */
  cans: 3 | 4;
  /** PAN-SETUP-01: colours are picked at the table, or dealt at random. */
  pick: boolean;
};

/** A laid Exploration card. Public. */
export type Tile = {
  card: RoomCard;
  x: number;
  y: number;
  orientation: Orientation;
  /** Doors as they lie, N E S W. */
  sides: Four<Door>;
  /** Which room owns each side as it lies. */
  owner: Four<Part>;
  /** The door between the two rooms; null: one room only. */
  inner: 'open' | 'security' | null;
  /** The room the icon belongs to. */
  iconPart: Part;
  /** The red side is up: searched, or healed in. */
  red: boolean;
  /** Neighbouring cards N E S W as places in `base`; -1: an empty cell. */
  near: [north: number, east: number, south: number, west: number];
};

/** What a character is just now. Public. `room` is null before its player's first turn and after its death. */
export type Body = { hp: number; room: RoomId | null };

/** A parasite token. Public. `room` null: in the reserve. `weakened`: a black token with its grey side up. */
export type Parasite = { black: boolean; weakened: boolean; room: RoomId | null };

/** Human, infected, or the Host, who is infected too. Known to the player alone. */
export type Side = 'human' | 'infected' | 'host';

export type Team = {
  colour: Colour;
  /** Both characters, Soldier first. Public. */
  bodies: [Body, Body];
  /** Secret; only its size is public. Of an eliminated player: sealed for good. */
  hand: Card[];
  /** Items laid face up, without Ammo. Public. */
  laid: Item[];
  /** Bullets left on each face-up Ammo card. Public. */
  ammo: number[];
  /** Secret. */
  side: Side;
  /** Both characters are dead. Public. */
  out: boolean;
  /** Infection attempts made since this player became the Host, and whether one succeeded (PAN-RULING-67). Secret. */
  tries: number;
  succeeded: boolean;
  /** One bit a seat: whom the cards have shown to this player to be infected. Its own knowledge, for `imagine`. */
  sure: number;
};

/** The turn in progress. All public: it tells what was done, never what is held. */
export type Turn = {
  seat: Seat;
  ap: number;
  /** Rooms in which this player has traded (PAN-RULING-45). */
  traded: RoomId[];
  /** Rooms in which this player has attacked another's character (PAN-RULING-47). */
  fought: RoomId[];
  /** Players who refused a Team Search, with the room: nobody is asked twice (PAN-RULING-51). */
  refused: { seat: Seat; room: RoomId }[];
  /** The first-round search is still due (PAN-TURN-07). */
  duty: boolean;
  /** A card was put under the Exploration deck (PAN-EXPL-11). */
  under: boolean;
  /** No more exploring this turn (PAN-EXPL-12). */
  stuck: boolean;
  terminal: boolean;
  healed: boolean;
  voted: boolean;
};

/** What is being decided just now, beyond the topic: for the screen and the bots. Public. */
export type Scene =
  | { kind: 'encounter'; seat: Seat; who: BodyId; room: RoomId }
  | { kind: 'trade'; seats: [Seat, Seat]; room: RoomId }
  | { kind: 'run'; seat: Seat; who: BodyId; room: RoomId }
  | { kind: 'hit'; by: Seat; body: BodyId; weapon: 'bullet' | 'knife' }
  | { kind: 'burst'; seat: Seat; room: RoomId }
  | { kind: 'invite'; by: Seat; seat: Seat; room: RoomId }
  | { kind: 'relocate'; seat: Seat; room: RoomId }
  | { kind: 'unplaceable'; seat: Seat; card: RoomCard }
  | { kind: 'second'; seat: Seat; card: RoomCard; reveal: boolean }
  | { kind: 'vote'; by: Seat };

export type Ending = {
  how: 'burnt' | 'allInfected' | 'lastHuman' | 'noSoldier' | 'vote' | 'limit';
  winners: 'humans' | 'infected' | 'nobody';
};
export type EndingHow = Ending['how'];

/** What happened in secret, for the end screen only. */
export type Secret =
  | { kind: 'host'; seat: Seat; round: number }
  | { kind: 'infected'; seat: Seat; by: Seat; round: number }
  | { kind: 'blocked'; seat: Seat; by: Seat; with: 'gas' | 'antidote'; round: number }
  | { kind: 'wasted'; seat: Seat; by: Seat; round: number }
  | { kind: 'cured'; seat: Seat; round: number }
  | { kind: 'passed'; seat: Seat; by: Seat; round: number };

export type ScanResult = { round: number; positive: number; negative: number };

export type State = {
  variants: Variants;
  /** The first player, for the whole game. Public. */
  first: Seat;
  /** 0 before the first round. */
  round: number;
  /** opening: starting notes and colours; round: a new round begins; team: turns are taken. */
  phase: 'opening' | 'round' | 'team';
  /** Opened at the Terminal, until the next round. Public. */
  doorsOpen: boolean;
  base: Tile[];
  /** The Exploration deck, top card last. The top card is public, the rest hidden from all. */
  rooms: RoomCard[];
  /** The Search draw pile, top card last. Hidden from all. */
  draw: Card[];
  /** Cards drawn from the pile since the setup, public: while it is at most 2N the Host may still lie there. */
  drawn: number;
  /** Every card in it was shown when it came there. */
  discard: Card[];
  parasites: Parasite[];
  teams: Team[];
  turn: Turn | null;
  scene: Scene | null;
  scans: ScanResult[];
  /** Alerts met while dealing (PAN-RULING-08), told when the game begins. */
  dealt: { seat: Seat; roll: number }[];
  secrets: Secret[];
  ending: Ending | null;
};
