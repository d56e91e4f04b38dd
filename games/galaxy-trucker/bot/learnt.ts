import type { Taste } from './worth.ts';

/**
 * What masters have learnt: a full board, crew and whatever stops intruders bring a ship home; a race is seldom worth its engines. From
 * matches against the usual ones in which all of these went up or down by lot (tuning.md).
 */
export const learnt: Taste = {
  engine: 0.55,
  fire: 1,
  crew: 1.25,
  cargo: 0.8,
  shield: 0.9,
  energy: 1,
  tech: 1.5,
  neat: 0.8,
  room: 1.3,
};
