/** Whole games between bots, counted; alone or in several threads. The n-th game of a run is the same wherever it is played. */
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { allRandom, playMatch, playSim } from '@cosmodrome/bots';
import type { AnyBot, AnyGame, Options, Report, Standing } from '@cosmodrome/kernel';
import { formatRecord } from '@cosmodrome/kernel/record-file';
import type { GamePackage } from '@cosmodrome/kit/package';
import { botsOf } from './bots.ts';
import { findGame } from './games.ts';

/** A run as plain data, so that it can be handed to a thread. */
export interface Run {
  /** As `findGame` takes it. */
  readonly game: string;
  readonly options: Options;
  /** One name a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Where to write the record of the (only) game. */
  readonly record?: string;
}
export interface Counts {
  finished: number;
  answers: number;
  /** By seat: games won, alone or with others. */
  readonly wins: number[];
  /** Games with several winners. */
  shared: number;
  readonly endings: Record<string, number>;
  readonly rounds: { sum: number; min: number; max: number };
  /** Answers of the longest game. */
  longest: number;
  /** The first game that did not come to its end. */
  failure?: { readonly seed: string | number; readonly message: string };
}
const nothing = (seats: number): Counts => ({
  finished: 0,
  answers: 0,
  wins: new Array<number>(seats).fill(0),
  shared: 0,
  endings: {},
  rounds: { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 },
  longest: 0,
});

/** The seed of the n-th game of a run: whole numbers count up, so that any game of a run can be played alone. */
export const seedOf = (seed: string, n: number): string | number =>
  /^\d{1,15}$/.test(seed) ? Number(seed) + n : n === 0 ? seed : `${seed}/${n}`;

/** Plays the run in so many threads; `progress` hears how many games are done. */
export async function play(run: Run, pack: GamePackage, threads: number, progress: (done: number) => void): Promise<Counts> {
  if (threads === 1) return share(run, pack, 0, 1, progress);
  const done = new Array<number>(threads).fill(0);
  const hear = (lane: number) => (finished: number) => {
    done[lane] = finished;
    progress(done.reduce((a, b) => a + b, 0));
  };
  const parts = await Promise.all(done.map((_, lane) => inThread({ bulk: run, lane, lanes: threads }, hear(lane))));
  return parts.reduce(together);
}

interface Work {
  readonly bulk: Run;
  readonly lane: number;
  readonly lanes: number;
}
function inThread(work: Work, progress: (done: number) => void): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.on('message', (message: number | Counts) => (typeof message === 'number' ? progress(message) : resolve(message)));
    worker.on('error', reject);
  });
}

/** Every `lanes`-th game of the run, from the `lane`-th on. */
function share(run: Run, pack: GamePackage, lane: number, lanes: number, progress: (done: number) => void): Counts {
  const { game } = pack;
  const bots = botsOf(pack, run.bots, run.bots.length);
  const fast = allRandom(bots) && run.record === undefined;
  const counts = nothing(bots.length);
  let shown = performance.now();
  for (let n = lane, done = 1; n < run.games; n += lanes, done++) {
    const seed = seedOf(run.seed, n);
    try {
      count(counts, fast ? simulated(game, run.options, bots.length, seed) : matched(game, run.options, bots, seed, run.record));
    } catch (error) {
      counts.failure ??= { seed, message: error instanceof Error ? error.message : String(error) };
    }
    if (performance.now() - shown < 250) continue;
    shown = performance.now();
    progress(done);
  }
  return counts;
}

interface Ended {
  readonly answers: number;
  readonly standings: readonly Standing[];
  readonly report: Report;
}
function simulated(game: AnyGame, options: Options, seats: number, seed: string | number): Ended {
  const { sim, answers } = playSim(game, options, seats, seed);
  return { answers, standings: game.standings(sim.state), report: game.report(sim.state) };
}
function matched(game: AnyGame, options: Options, bots: readonly AnyBot[], seed: string | number, record: string | undefined): Ended {
  const { match, answers, opening, entries } = playMatch(game, { options, seed, bots, record: record !== undefined });
  if (record !== undefined) writeFileSync(record, formatRecord(opening, entries));
  return { answers, standings: match.standings(), report: match.report() };
}
function count(counts: Counts, { answers, standings, report }: Ended): void {
  counts.finished++;
  counts.answers += answers;
  counts.longest = Math.max(counts.longest, answers);
  const winners = standings.filter((s) => s.won);
  for (const { seat } of winners) counts.wins[seat]!++;
  if (winners.length > 1) counts.shared++;
  counts.endings[report.ending] = (counts.endings[report.ending] ?? 0) + 1;
  counts.rounds.sum += report.rounds;
  counts.rounds.min = Math.min(counts.rounds.min, report.rounds);
  counts.rounds.max = Math.max(counts.rounds.max, report.rounds);
}
function together(a: Counts, b: Counts): Counts {
  const endings = { ...a.endings };
  for (const [ending, n] of Object.entries(b.endings)) endings[ending] = (endings[ending] ?? 0) + n;
  const failure = a.failure ?? b.failure;
  return {
    finished: a.finished + b.finished,
    answers: a.answers + b.answers,
    wins: a.wins.map((n, seat) => n + b.wins[seat]!),
    shared: a.shared + b.shared,
    endings,
    rounds: { sum: a.rounds.sum + b.rounds.sum, min: Math.min(a.rounds.min, b.rounds.min), max: Math.max(a.rounds.max, b.rounds.max) },
    longest: Math.max(a.longest, b.longest),
    ...(failure ? { failure } : {}),
  };
}

// ------------------------------------------------------------------ the thread's end
const work = isMainThread ? undefined : (workerData as Partial<Work> | null);
if (work?.bulk) {
  const { bulk, lane, lanes } = work as Work;
  const { pack } = await findGame(bulk.game);
  parentPort?.postMessage(share(bulk, pack, lane, lanes, (done) => parentPort?.postMessage(done)));
}
