/** Who lives aboard: how many they are when compared or asked for, who is armed, which aliens can live where, whom illness takes. */
import { ALIENS, type Alien, ROBONAUTS, type SquareId } from '../content/index.ts';
import type { Load, Ship } from '../state.ts';
import { deviceAt, isCabin, type Links, linksOf, loadAt, typeAt } from './ship.ts';

/** The figures in one part (GT-BASE-CREW-01); robonauts are none. */
export const figures = (load: Load | undefined): number => (load ? load.humans + (load.alien ? 1 : 0) : 0);
export const humans = ({ loads }: Ship): number => loads.reduce((sum, load) => sum + load.humans, 0);
/** GT-BASE-CREW-01: what can be given up or taken. */
export const crew = ({ loads }: Ship): number => loads.reduce((sum, load) => sum + figures(load), 0);
export const hasAlien = ({ loads }: Ship, alien: Alien): boolean => loads.some((load) => load.alien === alien);

/** GT-ARM-01, -06: linked to an armoury. */
export const isArmed = (ship: Ship, links: Links, square: SquareId): boolean =>
  links[square]!.some((other) => typeAt(ship, other) === 'armoury');
/** The crew of a part while the robonauts of these cells are active. */
const present = (ship: Ship, square: SquareId, active: readonly SquareId[]): number =>
  figures(loadAt(ship, square)) + (active.includes(square) ? ROBONAUTS : 0);
/**
 * How many they are, with the robonauts of the cells that are on (GT-ROBO-03): `compared` with other crews armed ones count double
 * (GT-ARM-02, GT-RULING-40), where a minimum is asked for they do not (GT-ARM-03).
 */
export function crewSize(ship: Ship, links: Links, active: readonly SquareId[], how: 'compared' | 'minimum'): number {
  const homes = new Set([...ship.loads.map(({ square }) => square), ...active]);
  let sum = 0;
  for (const square of homes) sum += present(ship, square, active) * (how === 'compared' && isArmed(ship, links, square) ? 2 : 1);
  return sum;
}
/** GT-ADS-06, GT-ARM-05: an intruder gets no further than this part. */
export const isDefended = (ship: Ship, links: Links, square: SquareId, active: readonly SquareId[]): boolean =>
  typeAt(ship, square) === 'auto-defence' || (present(ship, square, active) > 0 && isArmed(ship, links, square));

/** GT-BASE-LOAD-02, -03, GT-LIFE-01: the aliens that can live in this cabin. */
export function aliensFor(ship: Ship, links: Links, square: SquareId): Alien[] {
  if (typeAt(ship, square) !== 'cabin') return [];
  const supports = links[square]!.flatMap((other) => {
    const tile = deviceAt(ship, other)?.tile;
    return tile?.type === 'life-support' ? tile.colours : [];
  });
  return ALIENS.filter((alien) => supports.includes(alien));
}
/** GT-BASE-CREW-04, GT-LIFE-05: the cabins whose alien has lost its life support. */
export function homeless(ship: Ship): SquareId[] {
  const aliens = ship.loads.filter(({ alien }) => alien !== null);
  if (aliens.length === 0) return [];
  const links = linksOf(ship);
  return aliens.filter(({ square, alien }) => !aliensFor(ship, links, square).includes(alien!)).map(({ square }) => square);
}
/** GT-BASE-EPI-01, -02, GT-RULING-39: the cabins that lose one of their crew. */
export function infected(ship: Ship): SquareId[] {
  const links = linksOf(ship);
  const occupied = (square: SquareId) => isCabin(typeAt(ship, square)) && figures(loadAt(ship, square)) > 0;
  return ship.loads.map(({ square }) => square).filter((square) => occupied(square) && links[square]!.some(occupied));
}
