/**
 * One game six times: on the kernel (three ways), as plain function calls, and on boardgame.io (two ways). All of them share
 * the rules below and the same way to draw a move, so what differs is what stands around them.
 */
import { createRequire } from 'node:module';
import {
  Ask,
  ask,
  type Chance,
  type Domain,
  type Flow,
  type Game,
  type Json,
  type Luck,
  Match,
  type Seat,
  Sim,
  type Table,
} from '@cosmodrome/kernel';

// ------------------------------------------------------------------ the rules
const EMPTY = -1;
type Board = { cells: number[]; left: number };
const emptyCells = () => [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6];
function wins({ cells, left }: Board, seat: Seat): boolean {
  if (left > 4) return false; // nobody has three stones yet
  for (let i = 0; i < LINES.length; i += 3)
    if (cells[LINES[i]!] === seat && cells[LINES[i + 1]!] === seat && cells[LINES[i + 2]!] === seat) return true;
  return false;
}
function put(board: Board, cell: number, seat: Seat): void {
  board.cells[cell] = seat;
  board.left--;
}
/** The n-th free cell. */
function nthFree(board: Board, n: number): number {
  for (let i = 0, k = n; i < 9; i++) if (board.cells[i] === EMPTY && k-- === 0) return i;
  throw new Error('no free cell');
}

// ------------------------------------------------------------------ on the kernel
type Played = Board & { turn: Seat; winner: Seat };
class FreeCell implements Domain<number> {
  readonly kind = 'oneOf';
  private readonly board: Board;
  constructor(board: Board) {
    this.board = board;
  }
  shape(): Json {
    return { options: this.options() };
  }
  admits(answer: Json): answer is number {
    return typeof answer === 'number' && this.board.cells[answer] === EMPTY;
  }
  options(): number[] {
    return this.board.cells.flatMap((owner, cell) => (owner === EMPTY ? [cell] : []));
  }
  sample(chance: Chance): number {
    return nthFree(this.board, chance.below(this.board.left));
  }
}

const open = ({ winner, left }: Played): boolean => winner === EMPTY && left > 0;
function place(state: Played, cell: number): void {
  put(state, cell, state.turn);
  if (wins(state, state.turn)) state.winner = state.turn;
  state.turn = 1 - state.turn;
}
function* playOut({ state }: Table<Played, never>): Flow {
  const domain = new FreeCell(state);
  while (open(state)) {
    const cell = yield* ask(state.turn, 'cell', domain);
    place(state, cell);
  }
}
/** What `yield*` does, by hand: the engine needs 15 ns less for it, and the type of the answer is lost. Rules of the house do not do it. */
function* playOutLean({ state }: Table<Played, never>): Flow {
  const domain = new FreeCell(state);
  while (open(state)) {
    const cell = (yield new Ask(state.turn, 'cell', domain, false)).value as number;
    place(state, cell);
  }
}
export const game: Game<Played, Json, never> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: [2],
  options: [],
  setup: () => ({ cells: emptyCells(), left: 9, turn: 0, winner: EMPTY }),
  beat: (table) => (open(table.state) ? playOut(table) : undefined),
  view: (s) => s.cells.slice(),
  standings: (s) => [0, 1].map((seat) => ({ seat, score: s.winner === seat ? 1 : 0, won: s.winner === seat })),
  report: (s) => ({ ending: s.winner === EMPTY ? 'draw' : 'line', rounds: 9 - s.left }),
  imagine: () => {},
  copy: (s) => ({ cells: s.cells.slice(), left: s.left, turn: s.turn, winner: s.winner }),
  migrations: {},
};
const lean: typeof game = { ...game, beat: (table) => (open(table.state) ? playOutLean(table) : undefined) };
const draw = (question: Ask, luck: Chance): Json => question.domain.sample!(luck);

/** Plays one whole random game and gives the number of answers. */
export type Contender = (luck: Luck) => number;

/** Recorded, checked, undoable: as a server plays it. */
const match: Contender = (luck) => {
  const it = Match.open(game, {}, 2, 1);
  let answers = 0;
  for (; !it.over; answers++) {
    const question = it.asks()[0] as Ask;
    it.answer(question.seat, question.topic, draw(question, luck));
  }
  return answers;
};
/** Without record, notes or checks: as a search plays it. */
const simOf =
  (game: Game<Played, Json, never>): Contender =>
  (luck) => {
    const it = new Sim(game, game.setup({}, 2, luck), luck);
    it.start();
    let answers = 0;
    let question = it.ask;
    for (; question; answers++) {
      it.answer(question, draw(question, luck));
      question = it.ask;
    }
    return answers;
  };

// ------------------------------------------------------------------ as plain calls
const plain: Contender = (luck) => {
  const state = game.setup({}, 2, luck);
  let answers = 0;
  for (; open(state); answers++) place(state, nthFree(state, luck.below(state.left)));
  return answers;
};

// ------------------------------------------------------------------ on boardgame.io
interface BgState {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface BgClient {
  start(): void;
  stop(): void;
  getState(): BgState;
  readonly moves: { cell(cell: number): void };
}
interface Bgio {
  Client(how: object): BgClient;
  CreateGameReducer(how: object): (state: BgState, action: object) => BgState;
  InitializeGame(how: object): BgState;
}
/** It is published without `exports`, so Node finds its parts by `require` only; in production mode, which is its fastest. */
function boardgameIo(): Bgio {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const all = { ...require('boardgame.io/client'), ...require('boardgame.io/internal') } as Bgio;
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return all;
}
/** As its own tutorial writes it. */
const tutorial = {
  name: 'tic-tac-toe',
  setup: (): Board => ({ cells: emptyCells(), left: 9 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    cell: ({ G, playerID }: { G: Board; playerID: string }, cell: number) => {
      if (G.cells[cell] !== EMPTY) return 'INVALID_MOVE';
      put(G, cell, Number(playerID));
      return undefined;
    },
  },
  endIf: ({ G, ctx }: BgState) =>
    wins(G, Number(ctx.currentPlayer)) ? { winner: ctx.currentPlayer } : G.left === 0 ? { draw: true } : undefined,
};

const boardgameReducer = (): Contender => {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  const reduce = CreateGameReducer({ game: tutorial, isClient: false });
  return (luck) => {
    let state = InitializeGame({ game: tutorial });
    let answers = 0;
    for (; state.ctx.gameover === undefined; answers++) {
      const args = [nthFree(state.G, luck.below(state.G.left))];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'cell', args, playerID: state.ctx.currentPlayer } });
    }
    return answers;
  };
};
const boardgameClient = (): Contender => {
  const { Client } = boardgameIo();
  return (luck) => {
    const client = Client({ game: tutorial, numPlayers: 2, debug: false });
    client.start();
    let answers = 0;
    for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
      client.moves.cell(nthFree(G, luck.below(G.left)));
      answers++;
    }
    client.stop();
    return answers;
  };
};

export const CONTENDERS = {
  match: () => match,
  sim: () => simOf(lean),
  simAsGamesAsk: () => simOf(game),
  plain: () => plain,
  boardgameReducer,
  boardgameClient,
} as const satisfies Readonly<Record<string, () => Contender>>;
export type Name = keyof typeof CONTENDERS;
