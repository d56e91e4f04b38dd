/**
 * Does the moment at which a bot answers tell what it holds?
 *
 *   node bench/timing.ts [--positions 2000] [--search 150] [--write]
 *
 * For every game with secrets and each of its bots: positions of random games in which a seat is asked and another looks on. Two
 * worlds are imagined that the one who looks on cannot tell apart; the bot thinks in both, and in the first once more, in a thread of
 * the server and on the question as the server sends it. If the moment of an answer tells nothing, two worlds differ no more than
 * one world differs from itself: a two-sample Kolmogorov–Smirnov test compares these two differences, for the bare thought and for
 * the moment at which the server gives the answer. Beside it: how many bits that moment holds about whether there was any choice,
 * beyond what shuffled moments hold.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { answerAt, SEARCH } from '@cosmodrome/bots';
import { gameIds, loadGame } from '@cosmodrome/games';
import { type AnyGame, type AnyMatch, type Ask, anyAnswer, CLOCK, copy, type Json, Luck, Match, type Saved } from '@cosmodrome/kernel';
import { Thinkers } from '@cosmodrome/server';
import { pino } from 'pino';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '2000' },
    search: { type: 'string', default: '150' },
    write: { type: 'boolean', default: false },
  },
});
const PAUSE_MS = 450;
const LIMIT_MS = 60_000;
const thinkers = new Thinkers('@cosmodrome/games', 1, pino({ level: 'error' }));

interface World {
  readonly saved: Saved;
  readonly choice: boolean;
}
/** What was answered since the bookmark may not be possible in another world: then that is none. */
function resumed(game: AnyGame, saved: Saved): AnyMatch | undefined {
  try {
    return Match.resume(game, saved) as AnyMatch;
  } catch {
    return undefined;
  }
}
/** A world that this viewer cannot tell from the match, in which the same seat is asked the same. */
function worldOf(game: AnyGame, match: AnyMatch, viewer: number, { seat, topic }: Ask, luck: Luck): World | undefined {
  const saved = { ...match.save(), past: [] } as Saved;
  const state = copy(saved.bookmark.state) as Json;
  game.imagine(state, viewer, luck);
  const twin: Saved = { ...saved, bookmark: { ...saved.bookmark, state } };
  const other = resumed(game, twin);
  const ask = other?.find(seat, topic);
  if (!other || !ask || JSON.stringify(other.view(viewer)) !== JSON.stringify(match.view(viewer))) return undefined;
  return { saved: twin, choice: [...(ask.domain.options?.() ?? [0, 1])].length > 1 };
}
/** So long it thinks. Its notes are those that all were told: they fit every world. */
async function thought(game: string, bot: string, { saved }: World, { seat, topic }: Ask, notes: readonly Json[]): Promise<number> {
  const { bookmark, since, seats, options, brief } = saved;
  const call = {
    ...{ kind: 'answer' as const, game, bot, seat, topic, asked: 0, since, seats, options },
    ...{ bookmark: JSON.stringify(bookmark), notes: JSON.stringify(notes) },
    ...(brief === undefined ? {} : { brief }),
  };
  const began = performance.now();
  await thinkers.think(call, LIMIT_MS);
  return performance.now() - began;
}

/** One position: the first world twice, the second once. */
interface Trio {
  readonly first: number;
  readonly again: number;
  readonly other: number;
  readonly choices: readonly [boolean, boolean];
}
async function trios(id: string, bot: string, most: number): Promise<readonly Trio[]> {
  const { game } = await loadGame(id);
  const luck = Luck.seeded(`timing ${id}`);
  const seats = game.seats.find((n) => n >= 4) ?? (game.seats.at(-1) as number);
  const found: Trio[] = [];
  for (let seed = 0; found.length < most; seed++) {
    const match = Match.open(game, {}, seats, `timing ${seed}`) as AnyMatch;
    for (let n = 0; !match.over && n < 600 && found.length < most; n++) {
      const ask = luck.pick(match.asks());
      if (ask.seat !== CLOCK && !ask.standing) {
        const viewer = (ask.seat + 1 + luck.below(seats - 1)) % seats;
        const [a, b] = [worldOf(game, match, viewer, ask, luck), worldOf(game, match, viewer, ask, luck)];
        if (a && b && JSON.stringify(a.saved) !== JSON.stringify(b.saved)) {
          const notes = match.notes(undefined) as readonly Json[];
          const took = new Map<string, number>();
          // In an order of luck: whoever comes first finds colder caches.
          for (const [name, world] of luck.shuffle([['first', a] as const, ['again', a] as const, ['other', b] as const]))
            took.set(name, await thought(id, bot, world, ask, notes));
          const [first, again, other] = ['first', 'again', 'other'].map((name) => took.get(name) as number) as [number, number, number];
          found.push({ first, again, other, choices: [a.choice, b.choice] });
        }
      }
      match.answer(ask.seat, ask.topic, anyAnswer(ask, luck));
    }
  }
  return found;
}

/** The largest distance of two distributions, and how likely chance alone makes it as large. */
function kolmogorovSmirnov(xs: readonly number[], ys: readonly number[]): { readonly d: number; readonly p: number } {
  const all = [...new Set([...xs, ...ys])].toSorted((a, b) => a - b);
  const below = (sorted: readonly number[]) => {
    let i = 0;
    return (x: number) => {
      while (i < sorted.length && (sorted[i] as number) <= x) i++;
      return i / sorted.length;
    };
  };
  const [fx, fy] = [below(xs.toSorted((a, b) => a - b)), below(ys.toSorted((a, b) => a - b))];
  const d = Math.max(0, ...all.map((x) => Math.abs(fx(x) - fy(x))));
  const root = Math.sqrt((xs.length * ys.length) / (xs.length + ys.length));
  const z = (root + 0.12 + 0.11 / root) * d;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * z * z);
  return { d, p: z < 0.2 ? 1 : Math.min(1, Math.max(0, p)) };
}
/** Bits that the moment holds about the choice, in ten bins of equal size. */
function bits(moments: readonly number[], choices: readonly boolean[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  const edges = [...new Set(Array.from({ length: 9 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / 10)] as number))];
  const seen = new Map<string, number>();
  const add = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1 / moments.length);
  for (const [i, moment] of moments.entries()) {
    const bin = edges.filter((e) => moment > e).length;
    for (const key of [`m${bin}`, `c${choices[i]}`, `m${bin} c${choices[i]}`]) add(key);
  }
  let sum = 0;
  for (const [key, p] of seen) {
    const [m, c] = key.split(' ');
    if (c !== undefined) sum += p * Math.log2(p / ((seen.get(m as string) as number) * (seen.get(c) as number)));
  }
  return sum;
}

interface Told {
  readonly d: number;
  readonly p: number;
  readonly over: number;
  /** Positions in which the two worlds are answered at different moments. */
  readonly differ: number;
}
function tells(all: readonly Trio[], moment: (ms: number) => number): Told {
  const within = all.map((t) => Math.abs(moment(t.first) - moment(t.again)));
  const between = all.map((t) => Math.abs(moment(t.first) - moment(t.other)));
  const moments = all.flatMap((t) => [moment(t.first), moment(t.other)]);
  const choices = all.flatMap((t) => t.choices);
  const luck = Luck.seeded('shuffled');
  const chance = Array.from({ length: 20 }, () => bits(moments, luck.shuffle([...choices])));
  const over = bits(moments, choices) - chance.reduce((a, b) => a + b) / chance.length;
  return { ...kolmogorovSmirnov(within, between), over, differ: between.filter((b) => b > 0).length };
}
const rows: string[] = [];
const say = (line: string) => {
  rows.push(line);
  console.log(line);
};
const percent = (all: readonly number[], part: number): string =>
  (all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] as number).toFixed(1);
say(
  '| game | bot | positions | thinks, ms: p50 / p99 / most | bare thought: D, p, bits | watched: differ, D, p, bits | nobody watches: differ, D, p, bits |',
);
say('|---|---|---|---|---|---|---|');
for (const id of gameIds) {
  const { game, bots } = await loadGame(id);
  if (!game.secrets) continue;
  for (const bot of [...Object.keys(bots), 'search']) {
    const all = await trios(id, bot, Number(bot === 'search' ? values.search : values.positions));
    const times = all.flatMap((t) => [t.first, t.again, t.other]);
    const thinksMs = bot === 'search' ? SEARCH.thinksMs : (bots[bot]?.thinks?.ms ?? 0);
    const told = (t: Told, paced: boolean) => `${paced ? `${t.differ}, ` : ''}${t.d.toFixed(3)}, ${t.p.toFixed(3)}, ${t.over.toFixed(4)}`;
    const paced = (watched: boolean) =>
      told(
        tells(all, (ms) => answerAt({ asked: 0, thinksMs, watched }, PAUSE_MS, ms)),
        true,
      );
    say(
      `| ${id} | ${bot} | ${all.length} | ${percent(times, 0.5)} / ${percent(times, 0.99)} / ${percent(times, 1)} | ${told(
        tells(all, (ms) => ms),
        false,
      )} | ${paced(true)} | ${paced(false)} |`,
    );
  }
}
await thinkers.close();
if (values.write)
  await writeFile(
    'bench-timing.md',
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}\n\n${rows.join('\n')}\n`,
  );
