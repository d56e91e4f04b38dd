import { ask, enact, type Flow, type Game, type Json, oneOf, type Seat, type Table } from '../../index.ts';

/** A small match that begins with what somebody brings: each seat sails so far, and comes home with what it found. */
export type Voyage = { crews: { name: string; gold: number }[]; next: Seat };
export type Home = { gold: number[] };
const isBrief = (given: Json, seats: number): given is { crews: { name: string; gold: number }[] } => {
  if (typeof given !== 'object' || given === null || !('crews' in given) || !Array.isArray(given.crews)) return false;
  const crews = given.crews as readonly Json[];
  return (
    crews.length === seats &&
    crews.every(
      (c) => typeof c === 'object' && c !== null && 'name' in c && typeof c.name === 'string' && 'gold' in c && Number.isInteger(c.gold),
    )
  );
};
function* sail({ state: s }: Table<Voyage, never>): Flow {
  const found = yield* ask(
    s.next,
    'sail',
    oneOf(() => [1, 2, 3]),
  );
  s.crews[s.next]!.gold += found;
  s.next++;
}
export const voyage: Game<Voyage, Voyage, never> = {
  id: 'voyage',
  version: 1,
  seats: [1, 2],
  options: [],
  brief: (given, _, seats) => (isBrief(given, seats) ? undefined : 'not-the-crews'),
  setup: (_, seats, _chance, brief) => ({
    crews:
      brief !== undefined && isBrief(brief, seats)
        ? brief.crews.map((c) => ({ ...c }))
        : Array.from({ length: seats }, (_, i) => ({ name: `crew ${i}`, gold: 0 })),
    next: 0,
  }),
  beat: (t) => (t.state.next < t.state.crews.length ? sail(t) : undefined),
  view: (s) => ({ crews: s.crews.map((c) => ({ ...c })), next: s.next }),
  standings: (s) => s.crews.map((c, seat) => ({ seat, score: c.gold, won: true })),
  report: () => ({ ending: 'home', rounds: 1 }),
  outcome: (s) => ({ gold: s.crews.map((c) => c.gold) }),
  imagine: () => {},
  migrations: {},
};

/** A campaign of two voyages: the ledger is carried from one to the next. */
export type Campaign = { crews: { name: string; gold: number }[]; voyages: number };
const OUTCOME = (crews: readonly { gold: number }[]) => ({
  admits: (a: Json): a is Home =>
    typeof a === 'object' &&
    a !== null &&
    'gold' in a &&
    Array.isArray(a.gold) &&
    a.gold.length === crews.length &&
    (a.gold as Json[]).every((g, i) => Number.isInteger(g) && (g as number) >= crews[i]!.gold),
  sample: (chance: { below(n: number): number }): Home => ({ gold: crews.map((c) => c.gold + 1 + chance.below(3)) }),
});
function* season({ state: s }: Table<Campaign, never>): Flow {
  const seats = s.crews.map((_, seat) => seat);
  const home = yield* enact(
    'voyage',
    { game: 'voyage', options: {}, seats, brief: { crews: s.crews.map((c) => ({ ...c })) } },
    OUTCOME(s.crews),
  );
  home.gold.forEach((gold, i) => {
    s.crews[i]!.gold = gold;
  });
  s.voyages++;
}
export const campaign: Game<Campaign, Campaign, never> = {
  id: 'campaign',
  version: 1,
  seats: [1, 2],
  options: [],
  setup: (_, seats) => ({ crews: Array.from({ length: seats }, (_, i) => ({ name: `crew ${i}`, gold: 0 })), voyages: 0 }),
  beat: (t) => (t.state.voyages < 2 ? season(t) : undefined),
  view: (s) => ({ crews: s.crews.map((c) => ({ ...c })), voyages: s.voyages }),
  standings: (s) => s.crews.map((c, seat) => ({ seat, score: c.gold, won: true })),
  report: (s) => ({ ending: 'retired', rounds: s.voyages }),
  imagine: () => {},
  migrations: {},
};
