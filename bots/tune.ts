/**
 * Weights of a judgement improved by self-play: simultaneous perturbation (SPSA, Spall 1992). All weights at once go a step one way by lot
 * and the same step the other way; the two play each other over the same luck, and the weights follow whoever won, the less
 * the longer it goes on. It asks for two players a step however many weights there are, and what is noise in one step is none in a thousand.
 */
import { Luck } from '@cosmodrome/kernel';

export type Weights = Readonly<Record<string, number>>;
/** One step: how the weights that went up by `lot` did against those that went down, 0 to 1. */
export interface Step {
  readonly k: number;
  readonly share: number;
}
export interface Tuning {
  readonly weights: Weights;
  readonly seed: string;
}
/** A step looks so far aside, in parts of a weight, and follows so much of what it saw; both fall as Spall advises. */
const ASIDE = 0.35;
const FOLLOW = 0.15;
const SETTLE = 20;
/** A weight of nothing still has something to go aside by. */
const LEAST = 0.25;

const aside = (k: number): number => ASIDE / (k + 1) ** 0.101;
const lots = ({ weights, seed }: Tuning, k: number): readonly number[] => {
  const chance = Luck.seeded(`${seed}/${k}`);
  return Object.keys(weights).map(() => (chance.below(2) === 0 ? -1 : 1));
};
const scaled = ({ weights }: Tuning, moved: readonly number[]): Weights =>
  Object.fromEntries(Object.entries(weights).map(([key, w], i) => [key, w + Math.max(LEAST, Math.abs(w)) * (moved[i] as number)]));
/** How far each weight has gone after these steps, in parts of itself. */
function movedBy(how: Tuning, steps: readonly Step[]): readonly number[] {
  let moved = Object.keys(how.weights).map(() => 0);
  for (const { k, share } of steps) {
    const follow = FOLLOW / (k + 1 + SETTLE) ** 0.602;
    const lot = lots(how, k);
    moved = moved.map((m, i) => m + (follow * (2 * share - 1) * (lot[i] as number)) / aside(k));
  }
  return moved;
}
/** The weights after these steps. */
export const tuned = (how: Tuning, steps: readonly Step[]): Weights => scaled(how, movedBy(how, steps));
/** The two that play each other in the next step. */
export function rivals(how: Tuning, steps: readonly Step[]): readonly [Weights, Weights] {
  const k = steps.length;
  const moved = movedBy(how, steps);
  const lot = lots(how, k);
  const side = (sign: number) =>
    scaled(
      how,
      moved.map((m, i) => m + sign * aside(k) * (lot[i] as number)),
    );
  return [side(1), side(-1)];
}
