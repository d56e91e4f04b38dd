/**
 * Is the review right? And how long does it take?
 *
 *   node bench/review.ts [--game vii-legio] [--positions 60] [--playouts 100] [--reviewed 2000] [--from 0] [--games 40] [--minutes 18]
 *
 * Games in which one seat plays by the game's default bot but gives every fifth answer at random (one bad answer leaves it in the
 * game, a hundred do not), and the others by that bot alone, are reviewed for that seat. Wherever
 * the review has looked closely and clearly prefers another answer, both, the one given and the preferred one, are then played out
 * many times by the default bot: in worlds imagined anew from what the seat could know, with luck that the review never saw, and the
 * same for both. The figure is by how much more often the seat wins after the preferred one: its mean over all positions with one
 * standard error, and in how many of them it is more, or less. Only victories count here, whatever the review itself goes by.
 * `--from` and `--games` take a stretch of the same games, so that it can be measured piece by piece.
 */
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { playMatch, random, review, reviewing, worldsAfter } from '@cosmodrome/bots';
import { loadGame } from '@cosmodrome/games';
import { type AnyBot, type AnyMatch, Match } from '@cosmodrome/kernel';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'vii-legio' },
    seats: { type: 'string' },
    positions: { type: 'string', default: '60' },
    playouts: { type: 'string', default: '100' },
    reviewed: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '18' },
  },
});
const pack = await loadGame(values.game);
const bot = Object.values(pack.bots)[0] as AnyBot;
const seats = Number(values.seats ?? pack.facts.best);
/** Seconds of this process on a core: the machine may be busy with others. */
const spent = (): number => (cpuUsage().user + cpuUsage().system) / 1e6;
const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / Math.max(1, of.length);
const error = (of: readonly number[]): number => {
  const middle = mean(of);
  return Math.sqrt(of.reduce((sum, v) => sum + (v - middle) ** 2, 0) / Math.max(1, of.length - 1) / Math.max(1, of.length));
};
/** The default bot, absent-minded. */
const weak: AnyBot = { ...bot, name: 'absent-minded', answer: (at) => (at.chance.below(5) === 0 ? (random as AnyBot) : bot).answer(at) };
const per = (x: number): string => (100 * x).toFixed(0);

const rises: number[] = [];
const times: { readonly answers: number; readonly decisions: number; readonly s: number }[] = [];
const last = Number(values.from) + Number(values.games);
for (let g = Number(values.from); g < last && rises.length < Number(values.positions) && spent() < 60 * Number(values.minutes); g++) {
  const seat = g % seats;
  const seed = `review/${g}`;
  const bots = Array.from({ length: seats }, (_, s) => (s === seat ? weak : bot));
  const { entries, opening, answers } = playMatch(pack.game, { seed, bots, record: true });
  const open = (): AnyMatch => Match.open(pack.game, opening.options, seats, seed) as AnyMatch;
  const how = reviewing(pack);
  const began = spent();
  const run = review({ open, entries }, { ...how, seat, playouts: Number(values.reviewed) });
  let step = run.next();
  while (!step.done) step = run.next();
  const { decisions } = step.value;
  times.push({ answers, decisions: decisions.length, s: spent() - began });
  const closely = Math.max(...decisions.map((d) => d.worlds));
  for (const d of decisions) {
    if (d.worlds < closely || d.gain < Math.max(0.03, 2 * d.doubt) || rises.length >= Number(values.positions)) continue;
    const after = worldsAfter({ open, entries }, how, d.n, [d.chosen.answer, d.other.answer], Number(values.playouts), `bench/${seed}`);
    const [given = 0, other = 0] = after.map(mean);
    rises.push(other - given);
    const said = `${per(d.gain)} ± ${per(d.doubt)} in worth, ${per(d.other.chances.mine - d.chosen.chances.mine)} in chances`;
    console.log(`game ${g}, answer ${d.n}, ${d.topic}: ${per(given)} % → ${per(other)} %; the review said ${said}`);
  }
  console.log(`game ${g}: ${answers} answers, ${decisions.length} decisions reviewed in ${times.at(-1)?.s.toFixed(0)} s of a core`);
}
console.log(
  [
    `${rises.length} positions of ${times.length} games of ${values.game}, ${values.playouts} games after either answer`,
    `the seat wins ${(100 * mean(rises)).toFixed(1)} ± ${(100 * error(rises)).toFixed(1)} of 100 games more after the preferred answer`,
    `more often at ${rises.filter((r) => r > 0).length} positions, less often at ${rises.filter((r) => r < 0).length}`,
    `a review of ${values.reviewed} imagined games takes ${mean(times.map((x) => x.s)).toFixed(0)} s of a core`,
  ].join('\n'),
);
