import { writeFileSync } from 'node:fs';
import { allRandom, playMatch, playSim } from '@cosmodrome/bots';
import type { AnyBot, AnyGame, Options, Report, Standing } from '@cosmodrome/kernel';
import { Misuse } from '../arguments.ts';
import { botsOf } from '../bots.ts';
import { findGame, fromHere, optionsOf, seatsOf } from '../games.ts';
import { formatRecord } from '../record-file.ts';
import { count, percent, table } from '../show.ts';
import { verb } from '../verb.ts';

export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** Games that came to their end. */
  readonly finished: number;
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  /** By seat: games won, alone or with others. */
  readonly wins: readonly number[];
  /** Games with several winners. */
  readonly shared: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  /** Answers of the longest game. */
  readonly longest: number;
}
interface Ended {
  readonly answers: number;
  readonly standings: readonly Standing[];
  readonly report: Report;
}

/** The seed of the n-th game of a run: whole numbers count up, so that any game of a run can be played alone. */
export const seedOf = (seed: string, n: number): string | number =>
  /^\d{1,15}$/.test(seed) ? Number(seed) + n : n === 0 ? seed : `${seed}/${n}`;

export const sim = verb({
  name: 'sim',
  words: [{ name: 'game' }],
  flags: {
    seats: { kind: 'whole', min: 1, max: 12, help: 'how many play; default: as many as there are bots, or the best number' },
    games: { kind: 'whole', min: 1, max: 10_000_000, help: 'how many games; default 100' },
    seed: { kind: 'text', what: 'a number or a word', help: 'the same seed gives the same games; default 1' },
    bots: { kind: 'list', what: 'one name, or one a seat', help: 'who plays; default random' },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    record: { kind: 'text', what: 'a file name', help: 'write the record of the game (only with --games 1)' },
  },
  example: 'sim vii-legio --seats 2 --games 100 --seed 1 --bots greedy,random',
  summary: 'bots play whole games, and what came of it is counted',
  more: 'Games of random bots alone are played without record and notes, everything else as recorded matches. Game n of a run with seed 7 is the game of seed 7 + n.',
  run: async ([name = ''], flags, terminal) => {
    const { pack } = await findGame(name);
    const games = flags.games ?? 100;
    const named = flags.bots ?? ['random'];
    const seats = seatsOf(pack, flags.seats ?? (named.length > 1 ? named.length : undefined));
    const bots = botsOf(pack, named, seats);
    const options = optionsOf(pack.game, flags.options);
    if (flags.record !== undefined && games !== 1) throw new Misuse('--record keeps one game', 'say --games 1 with --record');
    const file = flags.record === undefined ? undefined : fromHere(flags.record);
    const run = bulk(pack.game, options, bots, flags.seed ?? '1', games, file, (done, rate) =>
      terminal.progress(`${done} of ${games} games, ${rate.toFixed(1)} a second`),
    );
    return {
      data: run.tally,
      text: () => inWords(run.tally, bots, run.failure, file && flags.record),
      ...(run.failure ? { code: 1, data: { ...run.tally, failure: run.failure } } : {}),
    };
  },
});

function bulk(
  game: AnyGame,
  options: Options,
  bots: readonly AnyBot[],
  seed: string,
  games: number,
  record: string | undefined,
  progress: (done: number, rate: number) => void,
): { tally: Tally; failure: { seed: string | number; message: string } | undefined } {
  const seats = bots.length;
  const fast = allRandom(bots) && record === undefined;
  const wins = new Array<number>(seats).fill(0);
  const endings: Record<string, number> = {};
  const rounds = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  let [finished, answers, shared, longest] = [0, 0, 0, 0];
  let failure: { seed: string | number; message: string } | undefined;
  const began = performance.now();
  let shown = began;
  for (let n = 0; n < games; n++) {
    const at = seedOf(seed, n);
    let ended: Ended;
    try {
      ended = fast ? simulated(game, options, seats, at) : matched(game, options, bots, at, record);
    } catch (error) {
      failure ??= { seed: at, message: error instanceof Error ? error.message : String(error) };
      continue;
    }
    finished++;
    answers += ended.answers;
    longest = Math.max(longest, ended.answers);
    const winners = ended.standings.filter((s) => s.won);
    for (const { seat } of winners) wins[seat]!++;
    if (winners.length > 1) shared++;
    endings[ended.report.ending] = (endings[ended.report.ending] ?? 0) + 1;
    rounds.sum += ended.report.rounds;
    rounds.min = Math.min(rounds.min, ended.report.rounds);
    rounds.max = Math.max(rounds.max, ended.report.rounds);
    const now = performance.now();
    if (now - shown > 250) {
      shown = now;
      progress(n + 1, ((n + 1) / (now - began)) * 1000);
    }
  }
  const seconds = Math.max(1e-6, (performance.now() - began) / 1000);
  const tally: Tally = {
    game: game.id,
    seats,
    games,
    finished,
    answers,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round((games / seconds) * 100) / 100,
    wins,
    shared,
    endings,
    rounds:
      finished === 0
        ? { mean: 0, min: 0, max: 0 }
        : { mean: Math.round((rounds.sum / finished) * 100) / 100, min: rounds.min, max: rounds.max },
    longest,
  };
  return { tally, failure };
}
function simulated(game: AnyGame, options: Options, seats: number, seed: string | number): Ended {
  const { sim: played, answers } = playSim(game, options, seats, seed);
  return { answers, standings: game.standings(played.state), report: game.report(played.state) };
}
function matched(game: AnyGame, options: Options, bots: readonly AnyBot[], seed: string | number, record: string | undefined): Ended {
  const played = playMatch(game, { options, seed, bots, record: record !== undefined });
  if (record !== undefined) writeFileSync(record, formatRecord(played.opening, played.entries));
  return { answers: played.answers, standings: played.match.standings(), report: played.match.report() };
}

function inWords(
  t: Tally,
  bots: readonly AnyBot[],
  failure: { seed: string | number; message: string } | undefined,
  file: string | undefined,
): string {
  const endings = Object.entries(t.endings).sort((a, b) => b[1] - a[1]);
  return [
    `${count(t.finished, 'game')} of ${t.game} with ${t.seats} seats, ${t.rounds.mean} rounds each (${t.rounds.min} to ${t.rounds.max}), at most ${t.longest} answers`,
    `${count(t.answersPerSecond, 'answer')} and ${t.gamesPerSecond} games a second`,
    '',
    table([
      ['seat', 'bot', 'won', ''],
      ...t.wins.map((won, seat) => [`${seat}`, bots[seat]!.name, `${won}`, percent(won, t.finished)]),
      ...(t.shared > 0 ? [['', 'shared', `${t.shared}`, percent(t.shared, t.finished)]] : []),
    ]),
    '',
    table([['ended by', '', ''], ...endings.map(([ending, n]) => [ending, `${n}`, percent(n, t.finished)])]),
    ...(file === undefined ? [] : ['', `the record is in ${file}`]),
    ...(failure ? ['', `${t.games - t.finished} games did not end. Seed ${failure.seed}: ${failure.message}`] : []),
  ].join('\n');
}
