/** The Planner's markers: which part matches which. GT-SKILL-PLANNER-04, GT-RULING-85 */
import type { Marker, SquareId, Tile } from '../content/index.ts';
import type { Ship } from '../state.ts';
import { deviceAt, isCabin } from './ship.ts';

const MATCH: Readonly<Record<Marker, (tile: Tile) => boolean>> = {
  'blue-cube': (tile) => tile.type === 'cargo' && !tile.red,
  'red-cube': (tile) => tile.type === 'cargo' && tile.red,
  astronaut: ({ type }) => isCabin(type),
  alien: ({ type }) => type === 'life-support',
  cell: ({ type }) => type === 'battery' || type === 'solar-panel',
};
export function matches(ship: Ship, square: SquareId, marker: Marker): boolean {
  const device = deviceAt(ship, square);
  return device !== undefined && matchesTile(device.tile, marker);
}
/** Before it is placed. */
export const matchesTile = (tile: Tile, marker: Marker): boolean => MATCH[marker](tile);
