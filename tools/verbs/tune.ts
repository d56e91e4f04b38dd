import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LadderPlan, meet, rivals, type TuneStep, tuned, type Weights } from '@cosmodrome/bots';
import { Misuse } from '../arguments.ts';
import { findGame, fromHere, optionsOf, seatsOf } from '../games.ts';
import { Journal } from '../journal.ts';
import { table } from '../show.ts';
import { verb } from '../verb.ts';

export const tune = verb({
  name: 'tune',
  words: [{ name: 'game' }],
  flags: {
    minutes: { kind: 'whole', min: 1, max: 10_000, help: 'how long it plays, proof and all; default 10' },
    steps: { kind: 'whole', min: 1, max: 1_000_000, help: 'no more steps than these in all' },
    each: { kind: 'whole', min: 2, max: 10_000, help: 'games a step; default 8' },
    proof: { kind: 'whole', min: 2, max: 100_000, help: 'games of the new weights against the old at the end; default 400' },
    seats: { kind: 'whole', min: 2, max: 12, help: 'how many sit at a table; default as for `ladder`' },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    seed: { kind: 'text', what: 'a number or a word', help: 'the same seed gives the same steps; default 1' },
    file: { kind: 'text', what: 'a file name', help: 'keep the steps here, and go on where they stop' },
    write: {
      kind: 'switch',
      help: "where the new weights prove better, write them into the game's folder, beside its bots; the story goes to bot/tuning.md either way",
    },
  },
  example: 'tune panic-station --minutes 10 --file panic.jsonl',
  summary: "a game's judgement is improved by self-play",
  more: 'Simultaneous perturbation: in each step all weights go a little aside by lot, one way and the other, the two play each other over the same luck, and the weights follow the winner. What comes of it plays the old weights at the end, in games of their own; only what is better there by a standard error counts as better.',
  run: async ([name = ''], flags, terminal) => {
    const { pack, folder } = await findGame(name);
    const { tuning } = pack;
    if (!tuning)
      throw new Misuse(
        `${pack.game.id} has no weights to tune`,
        'its package must say `tuning`: weights as data, and a bot that goes by them',
      );
    const { kind } = pack.facts;
    const each = flags.each ?? 8;
    const how = { weights: tuning.weights, seed: flags.seed ?? '1' };
    const seats = seatsOf(pack, flags.seats ?? (kind === 'versus' && pack.game.seats.includes(2) ? 2 : undefined));
    const plan = (seed: string, one: Weights, other: Weights): LadderPlan => ({
      game: pack.game,
      names: ['one', 'other'],
      seats,
      options: optionsOf(pack.game, flags.options),
      seed,
      kind,
      sides: pack.sides,
      bot: (which) => tuning.bot(which === 'one' ? one : other),
    });
    /** What the first gets against the second, 0 to 1; where all win together, by how much it wins more. */
    const shareOf = (of: LadderPlan, games: number): { readonly share: number; readonly error: number } => {
      const got = { one: [] as number[], other: [] as number[] };
      for (let n = 0; n < games; n++) {
        const met = meet(of, n);
        met.bots.forEach((bot, i) => {
          got[bot as 'one' | 'other'].push(met.got[i] as number);
        });
      }
      const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / Math.max(1, all.length);
      const share = 0.5 + (mean(got.one) - mean(got.other)) / 2;
      return { share, error: Math.sqrt((share * (1 - share)) / games) };
    };
    const journal = new Journal<TuneStep>(flags.file === undefined ? undefined : fromHere(flags.file), {
      tune: pack.game.id,
      seats,
      options: optionsOf(pack.game, flags.options),
      each,
      ...how,
    });
    const steps = [...journal.kept];
    const proof = flags.proof ?? 400;
    const began = performance.now();
    const budget = (flags.minutes ?? 10) * 60_000;
    let played = 0;
    // So much is left that the proof can still be played, at the pace so far.
    const time = (): boolean => {
      const spent = performance.now() - began;
      return spent + (played === 0 ? 0 : (spent / played) * proof) < budget;
    };
    while (steps.length < (flags.steps ?? Number.POSITIVE_INFINITY) && time()) {
      const k = steps.length;
      const { share } = shareOf(plan(`${how.seed}/step ${k}`, ...rivals(how, steps)), each);
      played += each;
      const step = { k, share };
      steps.push(step);
      journal.add(step);
      terminal.progress(`${steps.length} steps`);
    }
    const weights = rounded(tuned(how, steps));
    const { share, error } = shareOf(plan(`${how.seed}/proof`, weights, how.weights), proof);
    const better = share - error > 0.5;
    if (flags.write) {
      if (better) writeWeights(join(folder, 'bot', `${tuning.file ?? 'weights'}.ts`), weights);
      appendFileSync(
        join(folder, 'bot', 'tuning.md'),
        story(how.weights, weights, { steps: steps.length, each, proof, share, error, better, seed: how.seed }),
      );
    }
    return {
      data: { game: pack.game.id, steps: steps.length, weights, share, error, better },
      text: () =>
        [
          `${steps.length} steps of ${each} games; the new weights get ${percent(share)} ± ${percent(error)} against the old in ${proof} games: ${better ? 'better' : 'no better'}`,
          '',
          table([['weight', 'was', 'is'], ...Object.keys(weights).map((key) => [key, `${how.weights[key]}`, `${weights[key]}`])]),
        ].join('\n'),
    };
  },
});
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([key, w]) => [key, Math.round(1000 * w) / 1000]));
/** Only the numbers: what each weight means stands beside it. */
function writeWeights(file: string, weights: Weights): void {
  let text = readFileSync(file, 'utf8');
  for (const [key, w] of Object.entries(weights)) text = text.replace(new RegExp(`^(  ${key}: )-?[\\d.]+,`, 'm'), `$1${w},`);
  writeFileSync(file, text);
}
interface Told {
  readonly steps: number;
  readonly each: number;
  readonly proof: number;
  readonly share: number;
  readonly error: number;
  readonly better: boolean;
  readonly seed: string;
}
const story = (was: Weights, is: Weights, t: Told): string =>
  [
    '',
    `## Seed ${t.seed}: ${t.better ? 'kept' : 'not kept'}`,
    '',
    `${t.steps} steps of ${t.each} games. The new weights get ${percent(t.share)} ± ${percent(t.error)} against the old in ${t.proof} games of their own.`,
    '',
    '| weight | was | would be |'.replace('would be', t.better ? 'is' : 'would be'),
    '|---|---|---|',
    ...Object.keys(is).map((key) => `| ${key} | ${was[key]} | ${is[key]} |`),
    '',
  ].join('\n');
