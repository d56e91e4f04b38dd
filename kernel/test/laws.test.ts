import { describe, expect, test } from 'vitest';
import { ask, each, type Flow, type Game, type Json, oneOf, race, stand, type Table } from '../index.ts';
import { checkLaws, type Law } from '../laws.ts';
import { lawSuite } from '../suite.ts';
import { bid } from './games/bid.ts';
import { campaign, voyage } from './games/campaign.ts';
import { duel } from './games/duel.ts';
import { grabGame } from './games/grab.ts';
import { hidden } from './games/hidden.ts';
import { reach } from './games/reach.ts';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { yard } from './games/yard.ts';

const how = process.env.DEEP ? { games: 60, deep: 30, bad: 6 } : { games: 20, deep: 8, bad: 6 };
lawSuite(ticTacToe, how);
lawSuite(duel, how);
lawSuite(bid, how);
lawSuite(grabGame, how);
lawSuite(reach, how);
lawSuite(hidden, how);
lawSuite(yard, how);
lawSuite(campaign, how);
lawSuite(voyage, {
  ...how,
  brief: (_, chance, __, seats) => ({ crews: Array.from({ length: seats }, (_, i) => ({ name: `c${i}`, gold: chance.below(5) })) }),
});

/** The laws are worth nothing unless each of them can be broken. */
describe('each law catches the fault it is there for', () => {
  const failing = <S, V extends Json, N extends Json>(game: Game<S, V, N>): Law[] =>
    checkLaws(game, { games: 6, deep: 6, bad: 2, longest: 200 }).flatMap((v) => (v.failed > 0 ? [v.law] : []));

  test('progress: a question that admits nothing', () => {
    function* stuck(): Flow {
      yield* ask(
        0,
        'stuck',
        oneOf<number>(() => []),
      );
    }
    expect(failing({ ...ticTacToe, beat: () => stuck() })).toEqual(['progress']);
  });
  test('progress: a game without an end', () => {
    function* forever(): Flow {
      yield* ask(
        0,
        'again',
        oneOf(() => [1, 2]),
      );
    }
    expect(failing({ ...ticTacToe, beat: () => forever() })).toEqual(['progress']);
  });
  test('progress: a domain that refuses its own option', () => {
    function* odd(): Flow {
      yield* ask(0, 'odd', { kind: 'oneOf', shape: () => null, options: () => [1, 2], admits: (a): a is 1 => a === 1 });
    }
    expect(failing({ ...ticTacToe, beat: () => odd() })).toEqual(['progress']);
  });
  test('outcome: one more question after the last move has decided the game', () => {
    function* goodbye(flow: Flow, state: { winner: unknown }): Flow {
      yield* flow;
      if (state.winner === null) return;
      yield* ask(
        0,
        'goodbye',
        oneOf(() => ['well played']),
      );
    }
    const polite: typeof ticTacToe = { ...ticTacToe, beat: (t) => ticTacToe.beat(t) && goodbye(ticTacToe.beat(t)!, t.state) };
    expect(failing(polite)).toEqual(['outcome']);
  });
  test('outcome: a game that stops before it has one', () => {
    expect(failing({ ...ticTacToe, decided: (s) => s.winner === 0 })).toContain('outcome');
  });
  test('conservation: a tile that vanishes', () => {
    expect(failing({ ...grabGame, audit: (s) => (s.pile.length > 3 ? undefined : 'a tile is lost') })).toEqual(['conservation']);
  });
  test('re-entry: something that lives outside the state', () => {
    let outside = 0;
    const leaky: typeof ticTacToe = { ...ticTacToe, view: (s) => ({ ...ticTacToe.view(s, undefined), turn: outside++ }) };
    expect(failing(leaky)).not.toEqual([]);
  });
  test('re-entry: a state that JSON does not carry', () => {
    const lossy: typeof duel = {
      ...duel,
      setup: (...a) => ({ ...duel.setup(...a), round: Number.NEGATIVE_INFINITY }),
      view: (s) => ({ ...duel.view(s, undefined), turn: s.round === null ? 1 : 0 }),
    };
    expect(failing(lossy)).toContain('re-entry');
  });
  test('take-back: a look at a hidden card without a reveal', () => {
    const silent = withTable(hidden, (t) => ({ tell: (note, audience) => t.tell(note, audience), reveal: () => {} }));
    expect(failing(silent)).toContain('take-back');
  });
  test('order: a lane that acts before the join', () => {
    function* early({ state }: Table<{ log: number[] }, never>): Flow {
      yield* each([0, 1], function* (seat): Flow {
        yield* ask(
          seat,
          'act',
          oneOf(() => [0, 1]),
        );
        state.log.push(seat);
      });
    }
    const game: Game<{ log: number[] }, number[], never> = {
      id: 'early',
      version: 1,
      seats: [2],
      options: [],
      migrations: {},
      setup: () => ({ log: [] }),
      beat: (t) => (t.state.log.length < 4 ? early(t) : undefined),
      view: (s) => s.log.slice(),
      standings: () => [],
      report: () => ({ ending: 'done', rounds: 1 }),
      imagine: () => {},
    };
    expect(failing(game)).toContain('order');
  });
  test('secrecy: a view that shows a hidden purse', () => {
    expect(failing({ ...bid, view: (s, seat) => ({ ...bid.view(s, seat), purse: s.purses[0]! }) })).toContain('secrecy');
  });
  test('secrecy: a question that depends on what is hidden', () => {
    const nosy: typeof hidden = { ...hidden, beat: (t) => (hidden.beat(t) ? nosyTurn(t.state, hidden.beat(t)!) : undefined) };
    function* nosyTurn(s: { faces: number[]; deck: number[]; turn: number }, flow: Flow): Flow {
      yield* ask(
        s.turn,
        'nosy',
        oneOf(() => [s.faces[s.deck[0]!]!]),
      );
      yield* flow;
    }
    expect(failing(nosy)).toContain('secrecy');
  });
  test('worlds: a note that tells everybody what one seat saw', () => {
    const loud = withTable(hidden, (t) => ({ tell: (note) => t.tell(note), reveal: (audience) => t.reveal(audience) }));
    expect(failing(loud)).toContain('worlds');
  });
  test('refusal: a domain that admits anything', () => {
    function* lax(t: Table<{ n: number }, never>): Flow {
      yield* ask(0, 'lax', { kind: 'oneOf', shape: () => null, options: () => [1, 2], admits: (a): a is 1 => a !== 'never' });
      t.state.n++;
    }
    const game: Game<{ n: number }, number, never> = {
      id: 'lax',
      version: 1,
      seats: [1],
      options: [],
      migrations: {},
      setup: () => ({ n: 0 }),
      beat: (t) => (t.state.n < 5 ? lax(t) : undefined),
      view: (s) => s.n,
      standings: () => [],
      report: () => ({ ending: 'done', rounds: 1 }),
      imagine: () => {},
    };
    expect(failing(game)).toEqual(['refusal']);
  });
  test('time: a copy whose hourglass runs longer', () => {
    const lost: typeof yard = { ...yard, copy: (s) => ({ ...structuredClone(s), endsAt: s.endsAt + 1 }) };
    expect(failing(lost)).toContain('time');
  });
  test('progress: nobody can answer, and no clock runs', () => {
    function* idle(): Flow {
      yield* race([0, 1].map((seat) => stand(seat, 'idle', oneOf<number>(() => [])))); // biome-ignore format: a line
    }
    expect(failing({ ...ticTacToe, beat: () => idle() })).toEqual(['progress']);
  });
  test('determinism: luck from elsewhere', () => {
    let outside = 0;
    const moody: typeof duel = { ...duel, setup: (o, n, c) => ({ ...duel.setup(o, n, c), round: outside++ }) };
    expect(failing(moody)).toContain('determinism');
  });
});
/** The same game, with a table that tells or reveals otherwise. */
function withTable<S, V extends Json, N extends Json>(
  game: Game<S, V, N>,
  change: (t: Table<S, N>) => Pick<Table<S, N>, 'tell' | 'reveal'>,
): Game<S, V, N> {
  return {
    ...game,
    beat: (t) => {
      const { tell, reveal } = change(t);
      return game.beat({ state: t.state, chance: t.chance, now: t.now, tell, reveal, settle: () => t.settle() });
    },
  };
}
