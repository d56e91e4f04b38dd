import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, type LadderPlan, ladderOf, type Meeting, meet, type Rung, roster } from '@cosmodrome/bots';
import type { Rating } from '@cosmodrome/kit/package';
import { Misuse } from '../arguments.ts';
import { botsOf } from '../bots.ts';
import { findGame, fromHere, optionsOf, seatsOf } from '../games.ts';
import { Journal } from '../journal.ts';
import { percent, table } from '../show.ts';
import { verb } from '../verb.ts';

export const ladder = verb({
  name: 'ladder',
  words: [{ name: 'game' }],
  flags: {
    bots: { kind: 'list', what: 'names', help: 'who plays; default: all that can be chosen, and random' },
    seats: {
      kind: 'whole',
      min: 2,
      max: 12,
      help: 'how many sit at a table; default 2 where two can play against each other, else the best number',
    },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    minutes: { kind: 'whole', min: 1, max: 10_000, help: 'how long it plays; default 10' },
    games: { kind: 'whole', min: 1, max: 1_000_000, help: 'no more games than these in all' },
    seed: { kind: 'text', what: 'a number or a word', help: 'the same seed gives the same games; default 1' },
    file: { kind: 'text', what: 'a file name', help: 'keep the games here, and go on where they stop' },
    write: { kind: 'switch', help: "write what was found into the game's folder, bot/ratings.ts" },
  },
  example: 'ladder vii-legio --minutes 10 --file legio.jsonl',
  summary: 'all bots of a game play each other, and get points',
  more: 'Each pair meets twice over the same luck with places exchanged. Who imagines games meets the usual one of its style only, once in five rounds, and thinks without a clock: the same seed gives the same games. Points are those of Bradley and Terry on the scale of chess, random at 0; errors are one standard error, by drawing the games again. Where a side wins, one kind plays the first side and the other all others; where all win together, each kind plays alone and the games it won are counted.',
  run: async ([name = ''], flags, terminal) => {
    const { pack, folder } = await findGame(name);
    const { kind } = pack.facts;
    const names = flags.bots ?? [...roster(pack).map((one) => one.name), 'random'];
    if (names.length < 2) throw new Misuse(`${pack.game.id} has one bot on its ladder`, 'name at least two with --bots');
    const two = kind === 'versus' && pack.game.seats.includes(2);
    const seats = seatsOf(pack, flags.seats ?? (two ? 2 : undefined));
    botsOf(pack, names, names.length);
    // Who thinks meets whoever has its style and does not.
    const listed = roster(pack).filter(({ name }) => names.includes(name));
    const slow = Object.fromEntries(
      listed.flatMap(({ name, style }) => {
        const equals = listed.filter((one) => one.style === style && one.strength === 'normal' && one.name !== name);
        return pack.bots[name]?.thinks && equals.length > 0 ? [[name, equals.map((one) => one.name)]] : [];
      }),
    );
    const plan: LadderPlan = {
      game: pack.game,
      names,
      seats,
      options: optionsOf(pack.game, flags.options),
      seed: flags.seed ?? '1',
      kind,
      sides: pack.sides,
      slow,
      bot: (one) => botNamed(pack, one, 0, 'untimed') ?? botsOf(pack, [one], 1)[0]!,
    };
    const journal = new Journal<Meeting>(flags.file === undefined ? undefined : fromHere(flags.file), {
      ladder: pack.game.id,
      bots: names,
      seats,
      options: plan.options,
      seed: plan.seed,
      slow,
    });
    const games = [...journal.kept];
    const until = performance.now() + (flags.minutes ?? 10) * 60_000;
    const most = flags.games ?? Number.POSITIVE_INFINITY;
    while (games.length < most && performance.now() < until) {
      const met = meet(plan, games.length);
      games.push(met);
      journal.add(met);
      terminal.progress(`${games.length} games`);
    }
    const rungs = ladderOf(names, games);
    const ratings = ratingsOf(kind, rungs);
    if (flags.write) writeFileSync(join(folder, 'bot', 'ratings.ts'), ratingsText(ratings));
    return {
      data: { game: pack.game.id, seats, games: games.length, rungs },
      text: () => inWords(pack.game.id, kind, games.length, rungs),
    };
  },
});
function ratingsOf(kind: string, rungs: readonly Rung[]): Readonly<Record<string, Rating>> {
  return Object.fromEntries(
    rungs.map(({ name, games, share, points, error }) => [
      name,
      kind === 'coop' ? { won: Math.round(share * games), of: games } : { points: Math.round(points), error: Math.round(error) },
    ]),
  );
}
const ratingsText = (ratings: Readonly<Record<string, Rating>>): string =>
  [
    '/** What the ladder found (README, ladder): written by `cosmo ladder`. */',
    "import type { Rating } from '@cosmodrome/kit/package';",
    '',
    'export const ratings: Readonly<Record<string, Rating>> = {',
    ...Object.entries(ratings).map(([name, rating]) => {
      const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
      const [[a, x], [b, y]] = Object.entries(rating) as [[string, number], [string, number]];
      return `  ${key}: { ${a}: ${x}, ${b}: ${y} },`;
    }),
    '};',
    '',
  ].join('\n');
function inWords(game: string, kind: string, games: number, rungs: readonly Rung[]): string {
  const rows = rungs.map((r) =>
    kind === 'coop'
      ? [
          r.name,
          `${Math.round(r.share * r.games)} of ${r.games}`,
          percent(r.share * r.games, r.games),
          `± ${percent(Math.sqrt((r.share * (1 - r.share)) / Math.max(1, r.games)), 1)}`,
        ]
      : [r.name, `${Math.round(r.points)}`, `± ${Math.round(r.error)}`, `${r.games}`, percent(r.share * r.games, r.games)],
  );
  const head = kind === 'coop' ? ['bot', 'won', '', ''] : ['bot', 'points', '', 'games', 'share'];
  return [`${games} games of ${game}`, '', table([head, ...rows])].join('\n');
}
