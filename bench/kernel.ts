/**
 * How fast the kernel is, measured in one run on one machine: `npm run -s cosmo -- bench`. Contenders take turns in short
 * slices and the best slice of each counts: whatever was slower was disturbed by something else. Each has a thread of its own, one
 * running at a time: compiled code is tuned to what it has seen, and none shall be judged by what another made it see.
 */
import { cpus } from 'node:os';
import { playSim } from '@cosmodrome/bots';
import { type AnyGame, type Ask, admitsSomething, anyAnswer, CLOCK, isAnswer, Luck, Match, type Saved, Sim } from '@cosmodrome/kernel';
import { lane } from './lane.ts';
import { CONTENDERS, type Name } from './tic-tac-toe.ts';

export interface GameFigures {
  readonly game: string;
  readonly seats: number;
  readonly answersPerSecond: number;
  readonly answersPerGame: number;
  /** Of the state as JSON, mean over all beats of the games played. */
  readonly stateBytes: number;
  readonly entriesPerBeat: { readonly mean: number; readonly max: number };
  /** Microseconds, in positions in mid-beat: for a search, with imagination, as a full match with all checks. */
  readonly fork: { readonly sim: number; readonly imagine: number; readonly match: number };
}
export interface Figures {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  /** Answers a second. */
  readonly ticTacToe: Readonly<Record<Name, number>>;
  readonly ratios: {
    readonly matchToReducer: number;
    readonly simToReducer: number;
    readonly matchToClient: number;
    readonly plainToSim: number;
    readonly simAsGamesAskToReducer: number;
    readonly plainToSimAsGamesAsk: number;
  };
  readonly games: readonly GameFigures[];
}

const SLICE_MS = 50;

export async function measure(
  packs: readonly { readonly game: AnyGame }[],
  seconds: number,
  progress: (what: string) => void,
): Promise<Figures> {
  progress('tic-tac-toe');
  const rates = await inTurns(seconds);
  const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;
  return {
    machine: { cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length, node: process.version },
    ticTacToe: rates,
    ratios: {
      matchToReducer: ratio(rates.match, rates.boardgameReducer),
      simToReducer: ratio(rates.sim, rates.boardgameReducer),
      matchToClient: ratio(rates.match, rates.boardgameClient),
      plainToSim: ratio(rates.plain, rates.sim),
      simAsGamesAskToReducer: ratio(rates.simAsGamesAsk, rates.boardgameReducer),
      plainToSimAsGamesAsk: ratio(rates.plain, rates.simAsGamesAsk),
    },
    games: packs.map(({ game }) => {
      progress(game.id);
      return gameFigures(game, seconds);
    }),
  };
}

/** The best rate of each, after a warm-up; `seconds` for each of them. */
async function inTurns(seconds: number): Promise<Record<Name, number>> {
  const names = Object.keys(CONTENDERS) as Name[];
  const lanes = names.map((name) => ({ name, rates: [] as number[], ...lane(name) }));
  const rounds = Math.max(5, Math.ceil((seconds * 1000) / SLICE_MS));
  for (let round = -6; round < rounds; round++) {
    for (const { slice, rates } of lanes) {
      const rate = await slice(SLICE_MS);
      if (round >= 0) rates.push(rate);
    }
  }
  await Promise.all(lanes.map(({ close }) => close()));
  return Object.fromEntries(lanes.map(({ name, rates }) => [name, Math.round(Math.max(...rates))])) as Record<Name, number>;
}
function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function gameFigures(game: AnyGame, seconds: number): GameFigures {
  const seats = game.seats.at(-1) as number;
  const rates: number[] = [];
  let [games, answers] = [0, 0];
  const until = performance.now() + seconds * 1000;
  do {
    const began = performance.now();
    const played = playSim(game, {}, seats, games++).answers;
    answers += played;
    rates.push((played / (performance.now() - began)) * 1000);
  } while (performance.now() < until);
  const look = survey(game, seats, Math.min(8, games));
  const luck = Luck.seeded('fork');
  return {
    game: game.id,
    seats,
    answersPerSecond: Math.round(median(rates)),
    answersPerGame: Math.round(answers / games),
    stateBytes: look.stateBytes,
    entriesPerBeat: look.entriesPerBeat,
    fork: {
      sim: micros(look.positions, (p) => Sim.replay(game, p.saved)),
      imagine: micros(look.positions, (p) => p.match.imagine(p.seat, luck)),
      match: micros(look.positions, (p) => p.match.fork()),
    },
  };
}

interface Position {
  readonly saved: Saved<unknown>;
  readonly match: Match<unknown>;
  readonly seat: number;
}
/** Random matches looked at answer by answer: sizes, beats, and positions in mid-beat to fork. */
function survey(game: AnyGame, seats: number, games: number) {
  const positions: Position[] = [];
  let [beats, entries, most, bytes] = [0, 0, 0, 0];
  for (let g = 0; g < games; g++) {
    const match: Match<unknown> = Match.open(game, {}, seats, `survey/${g}`);
    const chance = Luck.seeded(`survey/${g}`);
    let mark = match.save().bookmark;
    let inBeat = match.firstRolls().length;
    while (!match.over) {
      const ask = chance.pick(match.asks().filter(admitsSomething)) as Ask;
      inBeat += match.answer(ask.seat, ask.topic, anyAnswer(ask, chance)).length;
      const saved = match.save();
      if (saved.bookmark !== mark) {
        mark = saved.bookmark;
        beats++;
        // rolls made by the next beat before its first question belong to it
        const ahead = saved.since.length;
        entries += inBeat - ahead;
        most = Math.max(most, inBeat - ahead);
        inBeat = ahead;
        bytes += JSON.stringify(mark.state).length;
      } else if (chance.below(40) === 0 && positions.length < 200 && saved.since.some(isAnswer)) {
        const seat = match.asks()[0]?.seat ?? 0;
        positions.push({ saved, match: match.fork(), seat: seat === CLOCK ? 0 : seat });
      }
    }
  }
  return {
    positions,
    stateBytes: beats === 0 ? 0 : Math.round(bytes / beats),
    entriesPerBeat: { mean: beats === 0 ? 0 : Math.round((entries / beats) * 10) / 10, max: most },
  };
}
/** The median over rounds of the mean over positions; 0 when there is no position in mid-beat. */
function micros(positions: readonly Position[], fork: (p: Position) => unknown): number {
  if (positions.length === 0) return 0;
  const rounds: number[] = [];
  const until = performance.now() + 600;
  for (let round = 0; round < 8 || performance.now() < until; round++) {
    const began = performance.now();
    for (const p of positions) fork(p);
    rounds.push(((performance.now() - began) / positions.length) * 1000);
  }
  return Math.round(median(rounds) * 10) / 10;
}

export function inWords(f: Figures): string {
  const line = (what: string, name: Name) => `  ${what.padEnd(44)}${f.ticTacToe[name].toLocaleString('en').padStart(12)}`;
  const { ratios: r } = f;
  return [
    `${f.machine.cpu}, ${f.machine.cores} cores, Node ${f.machine.node}`,
    '',
    'Tic-tac-toe, random games, answers a second',
    line('kernel, Match (recorded, checked)', 'match'),
    line('kernel, Sim (for searches and bulk play)', 'sim'),
    line('the same, asked by yield* as our games ask', 'simAsGamesAsk'),
    line('the same game as plain function calls', 'plain'),
    line('boardgame.io, reducer', 'boardgameReducer'),
    line('boardgame.io, headless client', 'boardgameClient'),
    '',
    `  Match is ${r.matchToReducer} × the reducer and ${r.matchToClient} × the client; Sim is ${r.simToReducer} × the reducer (${r.simAsGamesAskToReducer} × by yield*)`,
    `  plain calls are ${r.plainToSim} × Sim (${r.plainToSimAsGamesAsk} × by yield*)`,
    ...f.games.flatMap((g) => [
      '',
      `${g.game}, ${g.seats} seats, random`,
      `  answers a second ${g.answersPerSecond.toLocaleString('en')}, answers a game ${g.answersPerGame}`,
      `  state ${g.stateBytes.toLocaleString('en')} bytes; entries a beat ${g.entriesPerBeat.mean}, at most ${g.entriesPerBeat.max}`,
      `  fork in mid-beat ${g.fork.sim} µs, with imagination ${g.fork.imagine} µs, as a checked match ${g.fork.match} µs`,
    ]),
  ].join('\n');
}
