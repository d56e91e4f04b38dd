/** Every question of the game by name, with the type of its answer. Rules, texts, screen, bots and tests are typed against this. */
import { type Arrangement, asking } from '@cosmodrome/kernel';
import type { SquareId } from './content/index.ts';
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
  /** How many new humans board each cabin. */
  'crew/board': readonly number[];
  'intruder/answer': Alarmed;
};
export type Topic = keyof Answers;
export const { ask, mayAsk, stand, choose } = asking<Answers>();

/** Why something is refused. */
export const WHYS = [
  // Building: who may act at all
  'not-building', // GT-RULING-107
  'not-your-sitting', // GT-RULING-128
  'finished', // GT-BASE-FIN-02
  'alarm', // GT-RULING-72
  'reading', // GT-BASE-BUILD-16
  // Building: the hand
  'hand-full', // GT-BASE-BUILD-02
  'not-in-hand', // GT-BASE-BUILD-23
  'heap-empty', // GT-BASE-BUILD-19
  'gone', // GT-BASE-BUILD-04
  'not-reserved', // GT-BASE-BUILD-13
  'reserve-full', // GT-BASE-BUILD-12
  'from-reserve', // GT-BASE-BUILD-13
  'no-aside-after-finishing', // GT-SKILL-CON-01
  // Building: the square
  'outside-frame', // GT-RULING-09
  'outside-outline', // GT-RULING-09
  'occupied', // GT-BASE-BUILD-07
  'no-contact', // GT-BASE-BUILD-08
  'three-pieces', // GT-RULING-114
  'nothing-loose', // GT-BASE-BUILD-10
  'unchanged', // GT-BASE-BUILD-10
  // Building: piles, timer, number tiles
  'no-such-pile', // GT-BASE-SETUP-04
  'sealed', // GT-BASE-SETUP-05
  'nothing-placed', // GT-BASE-BUILD-15
  'pile-taken', // GT-BASE-BUILD-16
  'no-pile-open', // GT-BASE-BUILD-23
  'no-timer', // GT-RULING-05
  'other-circle', // GT-BASE-TIMER-07
  'still-running', // GT-BASE-TIMER-05
  'start-needs-number', // GT-BASE-TIMER-04
  'number-taken', // GT-BASE-FIN-01
  'no-such-number', // GT-BASE-SETUP-03
  'number-by-time', // GT-RULING-128
  // Building: skills
  'no-skill', // GT-SUP-04
  'used-up', // GT-SKILL-CON-01, GT-SKILL-PLUMBER-01, GT-RULING-103
  'safe-from-saboteur', // GT-SKILL-BUYER-03
  'alarm-too-late', // GT-SKILL-SECURITY-02
  'not-smooth', // GT-SKILL-PLUMBER-01
  'no-neighbour', // GT-SKILL-PLUMBER-01
  'no-part-there', // GT-RULING-112
  // Flight
  'too-much-energy', // GT-BASE-ENERGY-01
  'not-linked', // GT-SOLAR-04
  'too-few-crew', // GT-BASE-SHIP-01
  'shift-impossible', // GT-THR-05
] as const;
export type Why = (typeof WHYS)[number];
