import { ask, type Flow, type Game, type Ground, oneOf, type Point, point, type Region, type Table, way } from '../../index.ts';

/** A flight to any point within reach, or a walk of a few legs round a wall: both a continuum, no list. */
export type Reach = { at: [number, number]; moves: number };
const REACH = 600;
const LEGS = 3;

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
/** Each leg is short, and none crosses the wall: the line x = 0. */
const garden = (from: Point): Ground => ({
  refused: (points) => {
    let [x, y] = from;
    for (const [px, py] of points) {
      if ((px - x) ** 2 + (py - y) ** 2 > (REACH / 2) ** 2) return 'too-far';
      if (px < 0 !== x < 0) return 'wall';
      [x, y] = [px, py];
    }
    return undefined;
  },
  sample: (chance) => {
    const side = from[0] < 0 ? -1 : 1;
    return Array.from({ length: 1 + chance.below(LEGS) }, (_, i) => [from[0] + side * (i + 1) * 10, from[1] + chance.below(50)] as const);
  },
  shape: () => ({ leg: REACH / 2, from: [...from] }),
  most: LEGS,
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
    const walked = yield* ask(0, 'walk', way(garden(s.at)));
    s.at = [...walked.at(-1)!];
  }
  s.moves++;
}
export const reach: Game<Reach, Reach, never> = {
  id: 'reach',
  version: 1,
  seats: [1],
  options: [],
  setup: () => ({ at: [0, 0], moves: 0 }),
  beat: (t) => (t.state.moves < 6 ? move(t) : undefined),
  view: (s) => ({ at: [s.at[0], s.at[1]], moves: s.moves }),
  standings: (s) => [{ seat: 0, score: s.moves, won: true }],
  report: (s) => ({ ending: 'done', rounds: s.moves }),
  imagine: () => {},
  migrations: {},
};
