import { after, ask, type Flow, type Game, oneOf, race, type Seat, type Table } from '../../index.ts';

/** Real time: everybody grabs from one pile against an hourglass. A beat is one grab; the deadline lives in the state. */
export type Grab = { pile: number[]; hands: number[][]; endsAt: number; over: boolean };

function* hands({ state: s, now }: { state: Grab; now: number }): Flow<{ seat: Seat; tile: number } | 'time'> {
  return yield* race<{ seat: Seat; tile: number } | 'time'>([after(s.endsAt - now), ...s.hands.map((_, seat) => grab(s, seat))]);
}
function* grab(s: Grab, seat: Seat): Flow<{ seat: Seat; tile: number }> {
  return {
    seat,
    tile: yield* ask(
      seat,
      'grab',
      oneOf(
        () => s.pile,
        () => 'gone',
      ),
    ),
  };
}
function* oneGrab(t: Table<Grab, never>): Flow {
  const got = yield* hands(t);
  if (got === 'time') t.state.over = true;
  else {
    t.state.pile.splice(t.state.pile.indexOf(got.tile), 1);
    t.state.hands[got.seat]!.push(got.tile);
  }
}
export const grabGame: Game<Grab, Grab, never> = {
  id: 'grab',
  version: 1,
  seats: [2, 3],
  options: [],
  setup: (_, seats) => ({ pile: [0, 1, 2, 3, 4, 5], hands: Array.from({ length: seats }, () => []), endsAt: 60_000, over: false }),
  beat: (t) => (t.state.over || t.state.pile.length === 0 ? undefined : oneGrab(t)),
  view: (s) => JSON.parse(JSON.stringify(s)) as Grab,
  standings: (s) => s.hands.map((h, seat) => ({ seat, score: h.length, won: true })),
  report: (s) => ({ ending: s.over ? 'time' : 'empty', rounds: 1 }),
  imagine: () => {},
  audit: (s) => (s.pile.length + s.hands.flat().length === 6 ? undefined : 'a tile is lost'),
  migrations: {},
};
