import { availableParallelism } from 'node:os';
import { Misuse } from '../arguments.ts';
import { botsOf } from '../bots.ts';
import { type Counts, play, type Run } from '../bulk.ts';
import { findGame, fromHere, optionsOf, seatsOf } from '../games.ts';
import { count, percent, table } from '../show.ts';
import { verb } from '../verb.ts';

export const sim = verb({
  name: 'sim',
  words: [{ name: 'game' }],
  flags: {
    seats: { kind: 'whole', min: 1, max: 12, help: 'how many play; default: as many as there are bots, or the best number' },
    games: { kind: 'whole', min: 1, max: 10_000_000, help: 'how many games; default 100' },
    seed: { kind: 'text', what: 'a number or a word', help: 'the same seed gives the same games; default 1' },
    bots: { kind: 'list', what: 'one name, or one a seat', help: 'who plays; default random' },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    threads: { kind: 'whole', min: 1, max: 64, help: 'how many games at once; default 1' },
    record: { kind: 'text', what: 'a file name', help: 'write the record of the game (only with --games 1)' },
  },
  example: 'sim vii-legio --seats 2 --games 100 --seed 1 --bots greedy,random',
  summary: 'bots play whole games, and what came of it is counted',
  more: `Games of random bots alone are played without record and notes, everything else as recorded matches. Game n of a run with seed 7 is the game of seed 7 + n, in however many threads it is played (this machine has ${availableParallelism()}).`,
  run: async ([name = ''], flags, terminal) => {
    const { pack } = await findGame(name);
    const games = flags.games ?? 100;
    const named = flags.bots ?? ['random'];
    const seats = seatsOf(pack, flags.seats ?? (named.length > 1 ? named.length : undefined));
    const bots = botsOf(pack, named, seats).map((bot) => bot.name);
    if (flags.record !== undefined && games !== 1) throw new Misuse('--record keeps one game', 'say --games 1 with --record');
    const run: Run = {
      game: name,
      options: optionsOf(pack.game, flags.options),
      bots,
      seed: flags.seed ?? '1',
      games,
      ...(flags.record === undefined ? {} : { record: fromHere(flags.record) }),
    };
    const began = performance.now();
    const since = () => Math.max(1e-6, (performance.now() - began) / 1000);
    const counts = await play(run, pack, Math.min(flags.threads ?? 1, games), (done) =>
      terminal.progress(`${done} of ${games} games, ${(done / since()).toFixed(1)} a second`),
    );
    const tally = tallyOf(pack.game.id, run, counts, since());
    return {
      data: counts.failure ? { ...tally, failure: counts.failure } : tally,
      text: () => inWords(tally, bots, counts, flags.record),
      code: counts.failure ? 1 : 0,
    };
  },
});

type Tally = ReturnType<typeof tallyOf>;
function tallyOf(game: string, run: Run, counts: Counts, seconds: number) {
  const { finished, answers, wins, shared, endings, rounds, longest } = counts;
  const hundredths = (n: number) => Math.round(n * 100) / 100;
  return {
    game,
    seats: run.bots.length,
    games: run.games,
    finished,
    answers,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: hundredths(run.games / seconds),
    wins,
    shared,
    endings,
    rounds: finished === 0 ? { mean: 0, min: 0, max: 0 } : { mean: hundredths(rounds.sum / finished), min: rounds.min, max: rounds.max },
    longest,
  };
}
function inWords(t: Tally, bots: readonly string[], { failure }: Counts, file: string | undefined): string {
  const endings = Object.entries(t.endings).sort((a, b) => b[1] - a[1]);
  return [
    `${count(t.finished, 'game')} of ${t.game} with ${count(t.seats, 'seat')}: ${t.rounds.mean} rounds (${t.rounds.min} to ${t.rounds.max}), at most ${t.longest} answers`,
    `${count(t.answersPerSecond, 'answer')} and ${t.gamesPerSecond} games a second`,
    '',
    table([
      ['seat', 'bot', 'won', ''],
      ...t.wins.map((won, seat) => [`${seat}`, bots[seat]!, `${won}`, percent(won, t.finished)]),
      ...(t.shared > 0 ? [['', 'shared', `${t.shared}`, percent(t.shared, t.finished)]] : []),
    ]),
    '',
    table([['ended by', '', ''], ...endings.map(([ending, n]) => [ending, `${n}`, percent(n, t.finished)])]),
    ...(file === undefined ? [] : ['', `the record is in ${file}`]),
    ...(failure ? ['', `${t.games - t.finished} games did not end. Seed ${failure.seed}: ${failure.message}`] : []),
  ].join('\n');
}
