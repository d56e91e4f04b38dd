/** The figures of a ship that are looked at most, from `judge/`. */
import { CABIN_HUMANS } from '../content/index.ts';
import { rooms } from '../judge/cargo.ts';
import { crew, crewSize } from '../judge/crew.ts';
import { cells, doubles, enginePower, firePower } from '../judge/power.ts';
import { deviceAt, exposed, isCabin, linksOf, parts, typeAt } from '../judge/ship.ts';
import type { Yard } from '../state.ts';

export type Tally = {
  readonly engines: number;
  /** What doubles would add, for energy. */
  readonly moreEngines: number;
  readonly fire: number;
  readonly moreFire: number;
  readonly crew: number;
  readonly cells: number;
  readonly holds: number;
  readonly exposed: number;
};
/** While it is built, cabins and batteries count as if they were full. */
export function tallyOf({ ship, skills }: Yard, built: boolean): Tally {
  const links = linksOf(ship);
  const engines = enginePower(ship, []).total;
  const fire = firePower(ship, links, []).total;
  return {
    engines,
    moreEngines: enginePower(ship, doubles(ship, 'engine')).total - engines,
    fire,
    moreFire: firePower(ship, links, doubles(ship, 'cannon')).total - fire,
    crew: built ? crew(ship) : parts(ship).filter((square) => isCabin(typeAt(ship, square))).length * CABIN_HUMANS,
    cells: built
      ? cells(ship)
      : parts(ship).reduce((sum, square) => {
          const tile = deviceAt(ship, square)?.tile;
          return sum + (tile?.type === 'battery' ? tile.capacity : 0);
        }, 0),
    holds: rooms(ship, skills).reduce((sum, { max }) => sum + max, 0),
    exposed: exposed(ship).length,
  };
}
export const comparedCrew = ({ ship }: Yard): number => crewSize(ship, linksOf(ship), [], 'compared');
/** ½ as people write it. */
export const power = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`);
