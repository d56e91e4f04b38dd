import { ask, type Flow, type Game, oneOf, path, point, type Region, type Table } from '../../index.ts';

/** A move to any point within reach (a continuum: no list), then a path over a small graph. */
export type Reach = { at: [number, number]; node: number; moves: number };
const REACH = 600;
const EDGES: readonly (readonly number[])[] = [[1, 2], [0, 3], [0, 3], [1, 2, 4], [3]];

const disc = (x: number, y: number): Region => ({
  contains: (px, py) => (px - x) ** 2 + (py - y) ** 2 <= REACH ** 2,
  sample: (chance) => {
    for (;;) {
      const dx = chance.below(2 * REACH + 1) - REACH;
      const dy = chance.below(2 * REACH + 1) - REACH;
      if (dx * dx + dy * dy <= REACH * REACH) return [x + dx, y + dy];
    }
  },
  outline: () => ({ disc: [x, y, REACH] }),
});
function* move({ state: s }: Table<Reach, never>): Flow {
  const how = yield* ask(
    0,
    'how',
    oneOf(() => ['fly', 'walk'] as const),
  );
  if (how === 'fly') {
    const [x, y] = yield* ask(
      0,
      'fly',
      point(disc(...s.at), () => 'too-far'),
    );
    s.at = [x, y];
  } else {
    const walked = yield* ask(
      0,
      'walk',
      path<number>({ next: (steps) => EDGES[steps.at(-1) ?? s.node]!.filter((n) => !steps.includes(n)), most: 3 }),
    );
    s.node = walked.at(-1)!;
  }
  s.moves++;
}
export const reach: Game<Reach, Reach, never> = {
  id: 'reach',
  version: 1,
  seats: [1],
  options: [],
  setup: () => ({ at: [0, 0], node: 0, moves: 0 }),
  beat: (t) => (t.state.moves < 6 ? move(t) : undefined),
  view: (s) => ({ at: [s.at[0], s.at[1]], node: s.node, moves: s.moves }),
  standings: (s) => [{ seat: 0, score: s.moves, won: true }],
  report: (s) => ({ ending: 'done', rounds: s.moves }),
  imagine: () => {},
  migrations: {},
};
