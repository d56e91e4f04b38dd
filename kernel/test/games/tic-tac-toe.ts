import { ask, type Flow, type Game, oneOf, type Seat, type Table } from '../../index.ts';

/** The smallest game: nine cells, two seats, everything public. One beat is the whole game (nine answers at most). */
export type Cells = (Seat | null)[];
export type TicTacToe = { cells: Cells; turn: Seat; winner: Seat | null };

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
export function free(cells: Readonly<Cells>): number[] {
  const out: number[] = [];
  for (let i = 0; i < 9; i++) if (cells[i] === null) out.push(i);
  return out;
}
export function wins(cells: Readonly<Cells>, seat: Seat): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}
const full = (cells: Readonly<Cells>) => !cells.includes(null);

function* play({ state }: Table<TicTacToe, never>): Flow {
  const domain = oneOf(
    () => free(state.cells),
    () => 'cell-taken',
  );
  while (state.winner === null && !full(state.cells)) {
    const cell = yield* ask(state.turn, 'cell', domain);
    state.cells[cell] = state.turn;
    if (wins(state.cells, state.turn)) state.winner = state.turn;
    state.turn = 1 - state.turn;
  }
}

export const ticTacToe: Game<TicTacToe, TicTacToe, never> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: [2],
  options: [],
  setup: () => ({ cells: new Array<Seat | null>(9).fill(null), turn: 0, winner: null }),
  beat: (table) => (table.state.winner !== null || full(table.state.cells) ? undefined : play(table)),
  view: (s) => ({ cells: s.cells.slice(), turn: s.turn, winner: s.winner }),
  standings: (s) => [0, 1].map((seat) => ({ seat, score: s.winner === seat ? 1 : 0, won: s.winner === seat })),
  report: (s) => ({ ending: s.winner === null ? 'draw' : 'line', rounds: Math.ceil((9 - free(s.cells as Cells).length) / 2) }),
  decided: (s) => s.winner !== null || full(s.cells),
  imagine: () => {},
  copy: (s) => ({ cells: s.cells.slice(), turn: s.turn, winner: s.winner }),
  migrations: {},
};
