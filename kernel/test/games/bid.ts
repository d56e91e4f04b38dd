import { amount, ask, each, type Flow, type Game, type Seat, type Table, yesNo } from '../../index.ts';

/** A secret simultaneous bid in two questions a lane; purses are hidden, bids are opened together. */
export type Bid = { lot: number; purses: number[]; won: number[] };
export type BidView = { lot: number; purse: number | null; won: number[] };
export type BidNote = { kind: 'bids'; bids: number[] } | { kind: 'purse'; left: number };

function* auction(t: Table<Bid, BidNote>): Flow {
  const s = t.state;
  const seats = s.purses.map((_, seat) => seat);
  const bids = yield* each(seats, lane);
  function* lane(seat: Seat): Flow<number> {
    const bid = yield* ask(
      seat,
      'bid',
      amount(0, () => s.purses[seat]!),
    );
    return bid > 0 && (yield* ask(seat, 'bid/sure', yesNo)) ? bid : 0;
  }
  t.reveal();
  const all = seats.map((seat) => bids.get(seat)!);
  t.tell({ kind: 'bids', bids: all });
  const best = Math.max(...all);
  const winners = seats.filter((seat) => all[seat] === best);
  if (best > 0 && winners.length === 1) {
    s.won[winners[0]!]!++;
    s.purses[winners[0]!]! -= best;
    t.tell({ kind: 'purse', left: s.purses[winners[0]!]! }, winners);
  }
  s.lot++;
}
export const bid: Game<Bid, BidView, BidNote> = {
  id: 'bid',
  version: 1,
  seats: [2, 3, 4],
  options: [{ key: 'lots', kind: 'choice', values: [3, 5], default: 5 }],
  setup: (options, seats, chance) => ({
    lot: 5 - Number(options.lots),
    purses: Array.from({ length: seats }, () => 5 + chance.below(6)),
    won: new Array<number>(seats).fill(0),
  }),
  beat: (t) => (t.state.lot < 5 ? auction(t) : undefined),
  view: (s, seat) => ({ lot: s.lot, purse: seat === undefined ? null : s.purses[seat]!, won: s.won.slice() }),
  openView: (s) => ({ lot: s.lot, purse: null, won: s.won.slice() }),
  standings: (s) => s.won.map((score, seat) => ({ seat, score, won: score === Math.max(...s.won) })),
  report: (s) => ({ ending: 'sold', rounds: s.lot }),
  imagine: (s, seat, chance) => {
    for (let other = 0; other < s.purses.length; other++) if (other !== seat) s.purses[other] = chance.below(11);
  },
  migrations: {},
};
