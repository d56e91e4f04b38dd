/** The same game five times: on the kernel (two ways), as plain function calls, and on boardgame.io (two ways). */
import { createRequire } from 'node:module';
import { playMatch, playSim, random } from '@cosmodrome/bots';
import type { AnyBot } from '@cosmodrome/kernel';
import { Luck } from '@cosmodrome/kernel';
import { type Cells, free, ticTacToe, wins } from '../kernel/test/games/tic-tac-toe.ts';

/** Plays one whole random game and gives the number of answers. */
export type Contender = (seed: number) => number;

const bots = [random as AnyBot, random as AnyBot];
/** Recorded, checked, told, undoable: as a server plays it. */
const match: Contender = (seed) => playMatch(ticTacToe, { seed, bots }).answers;
/** Without record, notes or checks: as a search plays it. */
const sim: Contender = (seed) => playSim(ticTacToe, {}, 2, seed).answers;

/** The least any program can do: a state, a list of free cells, a draw, a move. */
const plain: Contender = (seed) => {
  const luck = Luck.seeded(seed);
  const state: { cells: Cells; turn: number; winner: number | null } = {
    cells: new Array<number | null>(9).fill(null),
    turn: 0,
    winner: null,
  };
  let answers = 0;
  while (state.winner === null && state.cells.includes(null)) {
    const cell = luck.pick(free(state.cells));
    state.cells[cell] = state.turn;
    if (wins(state.cells, state.turn)) state.winner = state.turn;
    state.turn = 1 - state.turn;
    answers++;
  }
  return answers;
};

// ------------------------------------------------------------------ boardgame.io
interface BgState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface BgClient {
  start(): void;
  stop(): void;
  getState(): BgState;
  readonly moves: { clickCell(cell: number): void };
}
interface Bgio {
  Client(how: object): BgClient;
  CreateGameReducer(how: object): (state: BgState, action: object) => BgState;
  InitializeGame(how: object): BgState;
}
/** It is published without `exports`, so Node finds its parts by `require` only; in production mode, its fastest. */
function boardgameIo(): Bgio {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const all = { ...require('boardgame.io/client'), ...require('boardgame.io/internal') } as Bgio;
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return all;
}
/** The game of its own tutorial. */
const tutorial = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: never } }) =>
    wins(G.cells, ctx.currentPlayer) ? { winner: ctx.currentPlayer } : G.cells.includes(null) ? undefined : { draw: true },
};
const freeOf = (state: BgState) => free(state.G.cells as unknown as Cells);

export function contenders(): Readonly<Record<'match' | 'sim' | 'plain' | 'boardgameReducer' | 'boardgameClient', Contender>> {
  const { Client, CreateGameReducer, InitializeGame } = boardgameIo();
  const reduce = CreateGameReducer({ game: tutorial, isClient: false });
  const boardgameReducer: Contender = (seed) => {
    const luck = Luck.seeded(seed);
    let state = InitializeGame({ game: tutorial });
    let answers = 0;
    for (; state.ctx.gameover === undefined; answers++) {
      const args = [luck.pick(freeOf(state))];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID: state.ctx.currentPlayer } });
    }
    return answers;
  };
  const boardgameClient: Contender = (seed) => {
    const luck = Luck.seeded(seed);
    const client = Client({ game: tutorial, numPlayers: 2, debug: false });
    client.start();
    let answers = 0;
    for (; client.getState().ctx.gameover === undefined; answers++) client.moves.clickCell(luck.pick(freeOf(client.getState())));
    client.stop();
    return answers;
  };
  return { match, sim, plain, boardgameReducer, boardgameClient };
}
