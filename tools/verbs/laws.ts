import { checkLaws, LAW_TEXT, type Verdict } from '@cosmodrome/kernel/laws';
import { findGame, optionsOf, seatsOf, variedOptions } from '../games.ts';
import { count, table } from '../show.ts';
import { verb } from '../verb.ts';

export const laws = verb({
  name: 'laws',
  words: [{ name: 'game' }],
  flags: {
    games: { kind: 'whole', min: 1, max: 1_000_000, help: 'random games for each number of seats; default 100' },
    seats: { kind: 'whole', min: 1, max: 12, help: 'only with so many seats; default: all the game knows' },
    deep: { kind: 'whole', min: 0, max: 1_000_000, help: 'how many of them are checked after every answer; default 200, or all if fewer' },
    bad: { kind: 'whole', min: 0, max: 1000, help: 'bad answers tried after each answer of those; default 2' },
    from: { kind: 'whole', min: 0, max: 1_000_000, help: 'number of the first game; default 0' },
    seed: { kind: 'text', what: 'a number or a word', help: "default 'laws'" },
    options: { kind: 'settings', what: 'options of the game', help: 'how the game is set up' },
    vary: { kind: 'switch', help: 'each game its own options: those that are not said run through all their values' },
  },
  example: 'laws vii-legio --games 200 --seats 3',
  summary: 'check the laws of the kernel on random games',
  more: 'The first failure of each law comes with the seed, the number of seats and the answer at which it happens, and a command that brings it back.',
  run: async ([name = ''], flags, terminal) => {
    const { pack } = await findGame(name);
    const { game } = pack;
    const seats = flags.seats === undefined ? game.seats : [seatsOf(pack, flags.seats)];
    const games = flags.games ?? 100;
    const deep = Math.min(games, flags.deep ?? 200);
    const from = flags.from ?? 0;
    const began = performance.now();
    const said = [
      ...(flags.seed === undefined ? [] : [` --seed ${flags.seed}`]),
      ...(flags.options === undefined
        ? []
        : [
            ` --options ${Object.entries(flags.options)
              .map(([key, value]) => `${key}=${value}`)
              .join(',')}`,
          ]),
      ...(flags.bad === undefined ? [] : [` --bad ${flags.bad}`]),
      ...(flags.vary ? [' --vary'] : []),
    ].join('');
    let shown = began;
    const verdicts = checkLaws(game, {
      games,
      deep,
      seats,
      from,
      ...(flags.seed === undefined ? {} : { seed: flags.seed }),
      ...(flags.bad === undefined ? {} : { bad: flags.bad }),
      options: flags.vary ? (n) => variedOptions(game, flags.options, n) : optionsOf(game, flags.options),
      onGame: (done) => {
        const now = performance.now();
        if (now - shown < 250) return;
        shown = now;
        terminal.progress(`${done} of ${games * seats.length} games`);
      },
    });
    const failed = verdicts.reduce((sum, v) => sum + v.failed, 0);
    const seconds = Math.round(performance.now() - began) / 1000;
    return {
      data: { game: game.id, seats, games, deep, laws: verdicts, failed, seconds },
      text: () =>
        [
          `${game.id}: ${count(games, 'random game')} with ${seats.join(', ')} seats each, ${deep} of them checked after every answer, ${seconds} s`,
          '',
          table([
            ['law', 'checked', 'failed', ''],
            ...verdicts.map((v) => [v.law, v.checked.toLocaleString('en'), `${v.failed}`, LAW_TEXT[v.law]]),
          ]),
          ...verdicts.flatMap((v) => reproduce(name, v, from + deep, said)),
        ].join('\n'),
      code: failed === 0 ? 0 : 1,
    };
  },
});

/** A failure's seed ends in the number of its game; that game is played alone. */
function reproduce(game: string, v: Verdict, deepUntil: number, more: string): readonly string[] {
  if (!v.first) return [];
  const { seed, seats, step, what } = v.first;
  const number = Number(seed.slice(seed.lastIndexOf('/') + 1));
  const again = `npm run -s cosmo -- laws ${game} --seats ${seats} --from ${number} --games 1 --deep ${number < deepUntil ? 1 : 0}${more}`;
  return ['', `${v.law} fails with seed ${seed} at answer ${step}: ${what}`, `again: ${again}`];
}
