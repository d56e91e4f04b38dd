/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { type Arrangement, asking } from '@cosmodrome/kernel';
import { BUILD_WHYS, type SquareId } from './content/index.ts';
import type { BuildRequest } from './state.ts';

/** Fly on for so many cards without being asked again, or leave the flight. */
export type Stay = { readonly do: 'fly'; readonly cards: number } | { readonly do: 'give-up' };
/** What is done against one object. */
export type Defence = 'none' | 'shield' | 'cannon';
/** Against an intruder: robonaut cells switched on, and the change of line. */
export type Alarmed = { readonly awake: readonly SquareId[]; readonly shift: -1 | 0 | 1 };

export type Answers = {
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
  'crew/who': 'human' | 'alien';
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
  'not-linked', // GT-SOLAR-04
  'too-few-crew', // GT-BASE-SHIP-01
  'shift-impossible', // GT-THR-05
] as const;
export type Why = (typeof WHYS)[number];
