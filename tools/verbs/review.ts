import { review as reviewed, reviewing } from '@cosmodrome/bots';
import { type AnyMatch, isAnswer, type Json, Match } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import { Misuse } from '../arguments.ts';
import { findGame } from '../games.ts';
import { inWords } from '../menu.ts';
import { voice } from '../show.ts';
import { verb } from '../verb.ts';
import { readRecord, walk } from './replay.ts';

export const review = verb({
  name: 'review',
  words: [{ name: 'file' }],
  flags: {
    game: { kind: 'text', what: 'the path of a game folder', help: 'a game that is not on the shelf' },
    seat: { kind: 'whole', min: 0, max: 11, help: 'whose decisions; default 0' },
    playouts: { kind: 'whole', min: 100, max: 1_000_000, help: 'imagined games in all; default 6000, in long games fewer' },
    lang: { kind: 'choice', of: ['en', 'fr'], help: 'default en' },
  },
  example: 'review match.txt --seat 1 --json',
  summary: 'look at a match again: chances at each decision, and what the strong bot would have weighed',
  more: 'Imagined from what that seat could know at each decision. Every figure comes with its doubt, one standard error. With --json the whole review.',
  run: async ([name = ''], flags, terminal) => {
    const file = readRecord(name);
    const { pack } = await findGame(flags.game ?? file.opening.game);
    const { opening, entries } = file;
    if (pack.game.id !== opening.game)
      throw new Misuse(`this is a record of ${opening.game}, not of ${pack.game.id}`, 'leave --game out, or name the folder of that game');
    const seat = flags.seat ?? 0;
    if (seat >= opening.seats) throw new Misuse(`there is no seat ${seat}; the match has ${opening.seats}`, 'seats are numbered from 0');
    const { misfit } = await walk(pack.game, file, undefined);
    if (misfit) return { data: { fits: false, misfit }, text: () => `line ${misfit.line}: ${misfit.why}`, code: 1 };
    const open = (): AnyMatch => Match.open(pack.game, opening.options, opening.seats, opening.seed, opening.brief) as AnyMatch;
    const how = { ...reviewing(pack), seat, ...(flags.playouts === undefined ? {} : { playouts: flags.playouts }) };
    const run = reviewed({ open, entries }, how);
    let step = run.next();
    for (; !step.done; step = run.next()) terminal.progress(`${step.value.done} of ${step.value.of}`);
    const result = step.value;
    const words = pack.words[flags.lang ?? 'en'];
    const speaker = voice(words, flags.lang ?? 'en', opening.seats);
    return {
      data: { ...opening, ...result },
      text: () => {
        const said = new Map<number, { question: string; option(answer: Json): string }>();
        const wanted = new Set([...result.turning, result.best].flatMap((i) => result.decisions[i]?.n ?? []));
        const match = open();
        let i = match.firstRolls().length;
        for (let n = 0; i < entries.length; n++) {
          const entry = entries[i] as (typeof entries)[number];
          const ask = wanted.has(n) && isAnswer(entry) ? match.find(entry.seat, entry.topic) : undefined;
          if (ask) {
            const view = match.view(seat) as Json;
            const option = (answer: Json) => inWords(ask, answer, words, view, speaker);
            said.set(n, { question: speaker.say(words.question(questionOf(ask), view).say), option });
          }
          i += match.apply(entry, i).length;
        }
        const per = (x: number) => `${Math.round(100 * x)} %`;
        const line = (index: number): string => {
          const d = result.decisions[index];
          const words = d && said.get(d.n);
          if (!d || !words) return '';
          return [
            `answer ${d.n + 1}, round ${d.round}: ${words.question}`,
            `  you:   ${words.option(d.chosen.answer)} (${per(d.chosen.chances.mine)} ± ${per(d.chosen.chances.doubt)})`,
            `  other: ${words.option(d.other.answer)} (${per(d.other.chances.mine)} ± ${per(d.other.chances.doubt)}), worth ${d.gain >= 0 ? '+' : ''}${per(d.gain)} ± ${per(d.doubt)} in ${d.worlds} imagined games`,
          ].join('\n');
        };
        return [
          `${result.decisions.length} decisions of seat ${seat}`,
          ...(result.turning.length > 0 ? ['turning points:', ...result.turning.map(line)] : ['no answer was clearly worse than another']),
          ...(result.best >= 0 ? ['the best of them:', line(result.best)] : []),
        ].join('\n');
      },
    };
  },
});
