/** Who is there from the beginning, each kind once, by the number of crews from which on it comes. */
import type { StartingFigure } from '../content/mission.ts';

export function bySize(figures: readonly StartingFigure[]): readonly (readonly [crews: number, who: readonly StartingFigure['who'][]])[] {
  const sizes = [...new Set(figures.map(({ crews = 1 }) => crews))].sort((a, b) => a - b);
  return sizes.map((size) => [size, [...new Set(figures.filter(({ crews = 1 }) => crews === size).map(({ who }) => who))]]);
}
