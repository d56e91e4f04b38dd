/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { type Arrangement, asking, type Seat } from '@cosmodrome/kernel';
import { BUILD_WHYS, type Conversion, type Good, type Side, type Specialist, type SquareId, type TileId } from './content/index.ts';
import type { BuildRequest, Edge, Rot } from './state.ts';

/** Fly on for so many cards without being asked again, or leave the flight. */
export type Stay = { readonly do: 'fly'; readonly cards: number } | { readonly do: 'give-up' };
/** What is done against one object. */
export type Defence = 'none' | 'shield' | 'cannon';
/** Against an intruder: robonaut cells switched on, and the change of line. */
export type Alarmed = { readonly awake: readonly SquareId[]; readonly shift: -1 | 0 | 1 };

/** The Con Artist's last part; null: none. */
export type LastPart = { readonly tile: TileId; readonly square: SquareId; readonly rot: Rot } | null;
/** The Delivery Driver's token; null: none. */
export type Converted = { readonly to: Conversion; readonly square: SquareId; readonly rot: Rot } | null;
export type Pipe = { readonly square: SquareId; readonly side: Side };
/** Whose ship, the human who goes, and the joint. */
export type Sabotaged = { readonly rival: Seat; readonly human: SquareId; readonly joint: Edge };
/** By seat: a place, or null: it does not arrive. */
export type Bet = readonly (number | null)[];
/** Up, down, or as they are. */
export type Bonuses = { readonly arrival: -1 | 0 | 1; readonly looks: -1 | 0 | 1 };
/** Goods by part, and so many cells. */
export type HandedOver = { readonly cubes: readonly { readonly square: SquareId; readonly good: Good }[]; readonly cells: number };

export type Answers = {
  /** Which of the specialists dealt, or of the row, is kept. */
  'hire/keep': Specialist;
  /** Inspector B, standing: a pile, or enough. */
  'before/read': number | 'done';
  /** Planner B: where each of the five markers lies; null: nowhere. */
  'before/markers': Arrangement;
  /** Con Artist A, Delivery Driver A, Welder A, Hypergeometer A: after building. */
  'repair/last-part': LastPart;
  'repair/convert': Converted;
  'repair/weld': Edge;
  'repair/exempt': SquareId;
  /** Plumber A, Assembler A and B, Welder B: on the legal ship. */
  'mark/pipe': Pipe | null;
  'mark/wireless': readonly SquareId[];
  'mark/armour': SquareId | null;
  'mark/weld': readonly Edge[];
  /** Saboteur B (one rival after the other), Security Officer A, Trader A, Hypergeometer B, Bureaucrat A, Advertiser A. */
  'preflight/sabotage': Sabotaged | null;
  'preflight/decree': boolean;
  'preflight/buy': number;
  'preflight/rotation': SquareId | null;
  'preflight/hurry': boolean;
  'preflight/bet': Bet | null;
  /** Bureaucrat B, Trader B. */
  'after/bonuses': Bonuses;
  'after/price': { readonly good: Good; readonly by: -1 | 1 } | null;
  /** Smuggler A, Storekeeper B: what is given when goods are demanded. */
  'cargo/hand-over': HandedOver;
  /** Standing: the start signal waits for it (GT-RULING-107). */
  'round/ready': 'ready';
  /** Standing: one request while building. */
  'build/do': BuildRequest;
  /** All at once: a part in a current error leaves the ship; asked again until the ship is legal. */
  'error/remove': SquareId;
  /** Which piece is kept: the squares of it (oneOf pieces). */
  'ship/piece': readonly SquareId[];
  /** Which cabin takes an alien of this colour; null: none. */
  'load/purple': SquareId | null;
  'load/brown': SquareId | null;
  /** Class IV: insure or not, all at once. */
  'preflight/insure': boolean;
  /** Standing: fly on or give up (GT-RULING-119, -130). */
  'flight/stay': Stay;
  /** Which double engines, double cannons or robonaut cells are powered. */
  'power/engines': readonly SquareId[];
  'power/cannons': readonly SquareId[];
  'power/crew': readonly SquareId[];
  /** How many of the energy comes from each source (GT-RULING-131). */
  'energy/pay': readonly number[];
  /** How far the line moves. */
  'hit/thrusters': -1 | 0 | 1;
  'hit/defence': Defence;
  /** Which planet; null: none. */
  'planet/land': number | null;
  /** An abandoned ship or station: dock; after the shots of an armed one: take the offer. */
  'offer/dock': boolean;
  'offer/take': boolean;
  /** The reward of a beaten enemy, for the days it costs. */
  'enemy/reward': boolean;
  /** Where each cube lies from now on; null: thrown away or left behind. */
  'cargo/load': Arrangement;
  /** How many cubes of the colour demanded leave each component. */
  'cargo/give': readonly number[];
  /** How many cells leave each battery, because goods are missing. */
  'cells/give': readonly number[];
  /** How many of the crew of each cabin, humans and aliens apart. */
  'crew/give': readonly number[];
  /** Who of a cabin that an alien shares with a human (GT-RULING-97). */
  'crew/who': { readonly square: SquareId; readonly who: 'human' | 'alien' };
  /** How many new humans board each cabin. */
  'crew/board': readonly number[];
  'intruder/answer': Alarmed;
};
export type Topic = keyof Answers;
export const { ask, mayAsk, stand, choose } = asking<Answers>();

/** Why something is refused. */
export const WHYS = [
  ...BUILD_WHYS,
  'too-much-energy', // GT-BASE-ENERGY-01
  'not-aboard', // GT-BASE-CARGO-04
  'too-many', // GT-BASE-CARGO-04
  'valuable-first', // GT-BASE-CARGO-04
  'too-few', // GT-BASE-CARGO-05
  'shift-impossible', // GT-THR-05
] as const;
export type Why = (typeof WHYS)[number];

/** Why a table cannot be made so (GT-SESS-10, -12, GT-RULING-135, GT-BASE-VAR-02). */
export type Unfit = 'class-iv-needs-new-technologies' | 'intruders-need-new-technologies' | 'tutorial-is-class-i';
