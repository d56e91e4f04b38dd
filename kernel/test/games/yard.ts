import { after, type Flow, type Game, type Json, type Requests, race, request, type Seat, same, stand, type Table } from '../../index.ts';

/**
 * Real time: all build at once from one heap against an hourglass. A beat is one request of anybody, or the clock. What is drawn is
 * known to its owner alone until it is placed. Whoever is done is asked on, and every request refused with a reason.
 */
export type Yard = {
  heap: number[];
  hands: (number | null)[];
  ships: number[][];
  done: boolean[];
  endsAt: number;
  over: boolean;
  parts: number;
};
export type YardView = { heap: number; hand: number | null; holding: boolean[]; ships: number[][]; done: boolean[]; endsAt: number };
export type Do = { do: 'draw' } | { do: 'place'; part: number } | { do: 'finish' };
export const PERIOD_MS = 60_000;

/** Why it is refused now. */
export function refused(s: Yard, seat: Seat, d: Do): string | undefined {
  if (s.done[seat]) return 'done';
  const hand = s.hands[seat];
  switch (d.do) {
    case 'draw':
      return hand !== null ? 'hand-full' : s.heap.length === 0 ? 'heap-empty' : undefined;
    case 'place':
      return hand === d.part ? undefined : 'not-in-hand';
    case 'finish':
      return hand !== null ? 'hand-full' : undefined;
  }
}
const requests = (s: Yard, seat: Seat): Requests<Do> => {
  const all = (): Do[] => [{ do: 'draw' }, { do: 'place', part: s.hands[seat] ?? -1 }, { do: 'finish' }];
  const options = () => all().filter((d) => refused(s, seat, d) === undefined);
  return {
    is: (a): a is Do =>
      same(a, { do: 'draw' }) ||
      same(a, { do: 'finish' }) ||
      (isPlace(a) && same(a, { do: 'place', part: a.part }) && Number.isInteger(a.part)),
    refused: (d) => refused(s, seat, d),
    options,
    // Random players seldom finish, else no ship would have a part.
    sample: (chance) => {
      const now = options();
      const busy = now.filter((d) => d.do !== 'finish');
      return chance.pick(busy.length > 0 && chance.below(8) > 0 ? busy : now);
    },
  };
};
const isPlace = (a: Json): a is { do: 'place'; part: number } => typeof a === 'object' && a !== null && 'part' in a;

function* oneRequest(t: Table<Yard, never>): Flow {
  const s = t.state;
  const wish = function* (seat: Seat): Flow<{ seat: Seat; d: Do }> {
    return { seat, d: yield* stand(seat, 'build/do', request(requests(s, seat))) };
  };
  const got = yield* race<{ seat: Seat; d: Do } | 'time'>([after(s.endsAt - t.now, 'hourglass'), ...s.ships.map((_, seat) => wish(seat))]);
  if (got === 'time') {
    s.over = true;
    t.reveal();
    return;
  }
  const { seat, d } = got;
  if (d.do === 'draw') {
    s.hands[seat] = s.heap.pop()!;
    t.reveal([seat]);
  } else if (d.do === 'place') {
    s.ships[seat]!.push(d.part);
    s.hands[seat] = null;
    t.reveal();
  } else {
    s.done[seat] = true;
    t.settle();
  }
}
export const yard: Game<Yard, YardView, never> = {
  id: 'yard',
  version: 1,
  seats: [2, 3, 4],
  options: [
    { key: 'ms', kind: 'amount', min: 100, max: 3_600_000, default: PERIOD_MS },
    { key: 'parts', kind: 'amount', min: 1, max: 1000, default: 12 },
  ],
  setup: ({ ms, parts }, seats, chance) => ({
    heap: chance.shuffle(Array.from({ length: parts as number }, (_, i) => i)),
    hands: new Array<number | null>(seats).fill(null),
    ships: Array.from({ length: seats }, () => []),
    done: new Array<boolean>(seats).fill(false),
    endsAt: ms as number,
    over: false,
    parts: parts as number,
  }),
  beat: (t) => (t.state.over || t.state.done.every(Boolean) ? undefined : oneRequest(t)),
  view: (s, seat) => ({
    heap: s.heap.length,
    hand: seat === undefined ? null : s.hands[seat]!,
    holding: s.hands.map((h) => h !== null),
    ships: s.ships.map((ship) => [...ship]),
    done: [...s.done],
    endsAt: s.endsAt,
  }),
  standings: (s) => s.ships.map((ship, seat) => ({ seat, score: ship.length, won: true })),
  report: (s) => ({ ending: s.over ? 'time' : 'done', rounds: 1 }),
  imagine: (s, seat, chance) => {
    const hidden = chance.shuffle([...s.heap, ...s.hands.flatMap((h, i) => (h === null || i === seat ? [] : [h]))]);
    s.hands = s.hands.map((h, i) => (h === null || i === seat ? h : hidden.pop()!));
    s.heap = hidden;
  },
  audit: (s) => ([...s.heap, ...s.ships.flat(), ...s.hands.filter((h) => h !== null)].length === s.parts ? undefined : 'a part is lost'),
  migrations: {},
};
