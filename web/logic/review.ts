/** The curve of a review: single decisions are imagined in few worlds, so each is told with its neighbours. */
interface Step {
  readonly of: readonly number[];
  readonly mine: number;
  readonly worlds: number;
}
export interface Smooth {
  readonly of: readonly number[];
  readonly mine: number;
  /** One standard error of `mine`. */
  readonly doubt: number;
}
/** As many imagined games stand behind each point. */
const ENOUGH = 90;

/** Each step with as many neighbours on either side as it takes; at the ends there are fewer. */
export function smoothed(steps: readonly Step[]): readonly Smooth[] {
  return steps.map((_, at) => {
    let from = at;
    let to = at;
    const behind = () => steps.slice(from, to + 1).reduce((sum, s) => sum + s.worlds, 0);
    while (behind() < ENOUGH && (from > 0 || to < steps.length - 1) && to - from < steps.length / 4) {
      from = Math.max(0, from - 1);
      to = Math.min(steps.length - 1, to + 1);
    }
    const near = steps.slice(from, to + 1);
    const all = behind();
    const mean = (value: (s: Step) => number) => near.reduce((sum, s) => sum + value(s) * s.worlds, 0) / all;
    const mine = mean((s) => s.mine);
    return {
      of: (near[0] as Step).of.map((__, line) => mean((s) => s.of[line] as number)),
      mine,
      doubt: Math.sqrt(Math.max(0.01, mine * (1 - mine)) / all),
    };
  });
}
/** Whole points of chances between two answers. */
export const pointsBetween = (less: { readonly mine: number }, more: { readonly mine: number }): number =>
  Math.round(100 * (more.mine - less.mine));
