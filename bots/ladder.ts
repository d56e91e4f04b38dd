/** Who is how good: whole games between the bots of a game, and points from what came of them. */
import { type AnyBot, type AnyGame, Luck, type Options, type Seat, type Standing } from '@cosmodrome/kernel';
import { playMatch } from './arena.ts';
import type { Sides } from './review.ts';

/** One game of a ladder: who met, and what each of them got out of it, 0 to 1. Where all win together, one has played it with itself. */
export interface Meeting {
  readonly n: number;
  readonly bots: readonly string[];
  readonly got: readonly number[];
}
export interface LadderPlan {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly kind: 'versus' | 'coop' | 'traitor';
  readonly sides?: Sides | undefined;
  /** Whose games take long, and who of the others each of them meets, seldom. */
  readonly slow?: Readonly<Record<string, readonly string[]>>;
  bot(name: string): AnyBot;
}
/** So many rounds are played by the quick while the slow play one. */
const SELDOM = 5;

/**
 * The n-th game, whoever plays it and whenever: the next pair of all pairs, each pair twice over the same luck with places exchanged.
 * Versus, two kinds share the seats in turn; where a side wins, one kind plays the first side and the other whoever is on another, also
 * who changes sides in mid-game; together, one kind plays alone.
 */
export function meet(plan: LadderPlan, n: number): Meeting {
  const { game, names, seats, options, seed } = plan;
  if (plan.kind === 'coop') {
    const name = names[n % names.length] as string;
    const { match } = playMatch(game, {
      options,
      seed: `${seed}/${Math.floor(n / names.length)}`,
      bots: Array.from({ length: seats }, () => plan.bot(name)),
    });
    return { n, bots: [name], got: [match.standings().some((s) => s.won) ? 1 : 0] };
  }
  const pairs = pairsOf(names, plan.slow ?? {});
  const [a, b] = pairs[Math.floor(n / 2) % pairs.length] as readonly [number, number];
  const pair = n % 2 === 0 ? [a, b] : [b, a];
  const met = pair.map((i) => names[i] as string);
  const [one, other] = met.map((name) => plan.bot(name)) as [AnyBot, AnyBot];
  const luck = `${seed}/${Math.floor(n / 2)}`;
  const { sides } = plan;
  if (sides) {
    const bots = Array.from({ length: seats }, () => one);
    const { match } = playMatch(game, { options, seed: luck, bots, sided: { sides, other } });
    const winners = new Set(match.standings().flatMap((s) => (s.won ? [sides.of(match.openView() as never, s.seat)] : [])));
    const won = winners.has(sides.keys[0] as string);
    return { n, bots: met, got: won ? [1, 0] : [0, 1] };
  }
  const mine = (seat: Seat): boolean => (seat + (seats > 2 ? Math.floor(n / 2) : 0)) % 2 === 0;
  const bots = Array.from({ length: seats }, (_, seat) => (mine(seat) ? one : other));
  const { match } = playMatch(game, { options, seed: luck, bots });
  return { n, bots: met, got: shareOf(match.standings(), mine) };
}
/** Every seat of one kind against every seat of the other: who won, or had more. */
function shareOf(standings: readonly Standing[], mine: (seat: Seat) => boolean): readonly [number, number] {
  let sum = 0;
  let count = 0;
  for (const a of standings)
    for (const b of standings) {
      if (!mine(a.seat) || mine(b.seat)) continue;
      const ahead = a.won === b.won ? Math.sign(a.score - b.score) : a.won ? 1 : -1;
      sum += (1 + ahead) / 2;
      count++;
    }
  return count === 0 ? [0.5, 0.5] : [sum / count, 1 - sum / count];
}
function pairsOf(names: readonly string[], slow: NonNullable<LadderPlan['slow']>): readonly (readonly [number, number])[] {
  const quick: (readonly [number, number])[] = [];
  const rare: (readonly [number, number])[] = [];
  // Neighbours first, then the next but one: a ladder that is broken off early has met all its rungs.
  for (let far = 1; far < names.length; far++)
    for (let i = 0; i + far < names.length; i++) {
      const [one, other] = [names[i] as string, names[i + far] as string];
      if (!slow[one] && !slow[other]) quick.push([i, i + far]);
      else if (slow[one]?.includes(other) || slow[other]?.includes(one)) rare.push([i, i + far]);
    }
  return rare.length === 0 ? quick : [...Array.from({ length: SELDOM }, () => quick).flat(), ...rare];
}

export interface Rung {
  readonly name: string;
  readonly games: number;
  /** Share of what there was to win. */
  readonly share: number;
  /** Points above `random` (or the last, where it did not play), with one standard error; 400 of them are ten to one. */
  readonly points: number;
  readonly error: number;
}
/** Points that explain best what came of the games (Bradley and Terry), and how far they may be off, by drawing the games again. */
export function ladderOf(names: readonly string[], games: readonly Meeting[], seed = 'ladder', draws = 200): readonly Rung[] {
  const zero = Math.max(0, names.indexOf('random') < 0 ? names.length - 1 : names.indexOf('random'));
  const found = fit(names, games, zero);
  const chance = Luck.seeded(seed);
  const again = Array.from({ length: games.length > 1 ? draws : 0 }, () =>
    fit(
      names,
      games.map(() => games[chance.below(games.length)] as Meeting),
      zero,
    ),
  );
  return names
    .map((name, i) => {
      const played = games.filter((g) => g.bots.includes(name));
      const won = played.reduce((sum, g) => sum + (g.got[g.bots.indexOf(name)] as number), 0);
      return {
        name,
        games: played.length,
        share: played.length === 0 ? 0 : won / played.length,
        points: found[i] as number,
        error: spread(again.map((a) => a[i] as number)),
      };
    })
    .sort((a, b) => b.points - a.points || b.share - a.share);
}
const SCALE = 400 / Math.LN10;
/** Of every pair half a game is taken to be drawn: who has never lost is not infinitely good. */
const PRIOR = 0.5;
function fit(names: readonly string[], games: readonly Meeting[], zero: number): readonly number[] {
  const n = names.length;
  const index = new Map(names.map((name, i) => [name, i]));
  const won = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const { bots, got } of games) {
    if (bots.length !== 2) continue;
    const [a, b] = bots.map((name) => index.get(name)) as [number, number];
    won[a]![b]! += got[0] as number;
    won[b]![a]! += got[1] as number;
  }
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) if (i !== j && won[i]![j]! + won[j]![i]! > 0) won[i]![j]! += PRIOR / 2;
  let strength = new Array<number>(n).fill(1);
  for (let round = 0; round < 300; round++) {
    strength = strength.map((own, i) => {
      let wins = 0;
      let against = 0;
      for (let j = 0; j < n; j++) {
        const met = won[i]![j]! + won[j]![i]!;
        if (i === j || met === 0) continue;
        wins += won[i]![j]!;
        against += met / (own + strength[j]!);
      }
      return against === 0 ? own : Math.max(1e-6, wins / against);
    });
    const mean = Math.exp(strength.reduce((sum, s) => sum + Math.log(s), 0) / n);
    strength = strength.map((s) => s / mean);
  }
  return strength.map((s) => SCALE * Math.log(s / strength[zero]!));
}
function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1));
}
