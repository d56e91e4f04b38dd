import { expect, test } from 'vitest';
import { rivals, type TuneStep, tuned, type Weights } from '../index.ts';

/** Who is nearer to these weights wins more often: a game with a known best. */
const BEST: Weights = { a: 1.6, b: 0.5, c: 0 };
const off = (w: Weights): number => Object.keys(BEST).reduce((sum, key) => sum + (w[key]! - BEST[key]!) ** 2, 0);
function run(steps: number, from: readonly TuneStep[] = []): readonly TuneStep[] {
  const made = [...from];
  while (made.length < steps) {
    const [one, other] = rivals(how, made);
    made.push({ k: made.length, share: 1 / (1 + Math.exp(4 * (off(one) - off(other)))) });
  }
  return made;
}
const how = { weights: { a: 1, b: 1, c: 0.3 }, seed: 'x' };

test('weights go where games are won', () => {
  const found = tuned(how, run(1500));
  expect(off(found)).toBeLessThan(0.1 * off(how.weights));
});
test('a run goes on where it stopped', () => {
  expect(run(40, run(15))).toEqual(run(40));
});
test('the two of a step are as far from where they are, one each way', () => {
  const steps = run(3);
  const here = tuned(how, steps);
  const [one, other] = rivals(how, steps);
  for (const key of Object.keys(here)) expect((one[key]! + other[key]!) / 2).toBeCloseTo(here[key]!);
  expect(one.a).not.toBeCloseTo(here.a!);
});
