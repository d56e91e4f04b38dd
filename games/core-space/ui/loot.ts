/** What a crew has gained: the worth of all it would bring home, less what it came with. */
import { isTeam } from '../judge/figures.ts';
import { rewardOf } from '../judge/objectives.ts';
import type { Crew, CrewId } from '../state.ts';
import { carriedWorth } from '../text/afterwards.ts';
import type { View } from '../view.ts';

export interface Loot {
  /** If the mission ended with everybody home who is still there; once it is over, of those who are, and what the mission pays. CS-PEX-02, -11 */
  readonly worth: number;
  /** So much of it the mission pays. */
  readonly reward: number;
  readonly standing: number;
  readonly home: number;
  readonly fallen: number;
}
export function lootOf(view: View, crew: CrewId): Loot {
  const over = view.phase === 'over';
  const own = view.figures.filter((f) => (f.luredFrom ?? f.crew) === crew && f.where !== 'out');
  const counted = own.filter((f) => !over || f.where !== 'board');
  const { money = 0, worthAtStart = 0 } = view.crews[crew] ?? {};
  const reward = over ? rewardOf(view, crew) : 0;
  return {
    worth: counted.reduce((sum, f) => sum + carriedWorth(view, f), money - worthAtStart + reward),
    reward,
    standing: own.filter((f) => f.where === 'board' && !f.defeated).length,
    home: own.filter((f) => f.where === 'home').length,
    fallen: own.filter((f) => f.where === 'board' && f.defeated).length,
  };
}
/** Who counts together; without teams each crew by itself. CS-VAR-02 */
export const teamsOf = (view: View): readonly (readonly Crew[])[] =>
  view.crews
    .filter(({ id }) => !view.crews.some((other) => other.id < id && isTeam(view, other.id, id)))
    .map(({ id }) => view.crews.filter((other) => isTeam(view, id, other.id)));
