/** What many games of bots come to. */
import type { Tally } from '../judge/tally.ts';
import type { Heat } from './Plan.tsx';

export type AirlockSum = {
  readonly airlock: string;
  readonly games: number;
  readonly won: number;
  readonly haul: number;
  readonly home: number;
};
export type Sums = {
  readonly games: number;
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number };
  readonly pegs: number;
  readonly aim: number;
  readonly haul: number;
  readonly home: number;
  readonly people: number;
  readonly airlocks: readonly AirlockSum[];
  readonly heat: Heat;
  /** Crates that less than one game in ten opened. */
  readonly shut: number;
};
const mean = (all: readonly number[]): number => (all.length === 0 ? 0 : all.reduce((sum, n) => sum + n, 0) / all.length);
const counted = (all: readonly number[]): ReadonlyMap<number, number> => {
  const out = new Map<number, number>();
  for (const i of all) out.set(i, (out.get(i) ?? 0) + 1);
  return out;
};
export function sumsOf(tallies: readonly Tally[]): Sums {
  const crews = tallies.flatMap((t) => t.crews);
  const rounds = tallies.map((t) => t.rounds);
  const names = [...new Set(crews.map((c) => c.airlock))].sort();
  return {
    games: tallies.length,
    rounds: { mean: mean(rounds), least: Math.min(...rounds), most: Math.max(...rounds) },
    pegs: mean(tallies.map((t) => t.pegs)),
    aim: mean(tallies.map((t) => (t.aim ? 1 : 0))),
    haul: mean(crews.map((c) => c.haul)),
    home: mean(crews.map((c) => c.home)),
    people: mean(crews.map((c) => c.home + c.lost)),
    airlocks: names.map((airlock) => {
      const own = crews.filter((c) => c.airlock === airlock);
      return {
        airlock,
        games: own.length,
        won: own.filter((c) => c.won).length,
        haul: mean(own.map((c) => c.haul)),
        home: mean(own.map((c) => (c.home + c.lost === 0 ? 0 : c.home / (c.home + c.lost)))),
      };
    }),
    heat: { went: counted(tallies.flatMap((t) => t.went)), fell: counted(tallies.flatMap((t) => t.fell)) },
    shut: [...counted(tallies.flatMap((t) => t.shut)).values()].filter((n) => n > 0.9 * tallies.length).length,
  };
}
export type Advice = { readonly what: 'airlock' | 'crate' | 'deadly' | 'easy' | 'hard' | 'long'; readonly n: string };
/** What an author may want to hear; nothing that a handful of games cannot tell. */
export function adviceOf(sums: Sums): readonly Advice[] {
  const out: Advice[] = [];
  const rate = ({ won, games }: AirlockSum): number => (games === 0 ? 0 : won / games);
  const best = sums.airlocks.toSorted((a, b) => rate(b) - rate(a))[0];
  if (best && sums.airlocks.length > 1) {
    const rest = sums.airlocks.filter((a) => a !== best);
    const others = mean(rest.map(rate));
    // Two standard errors beyond the others, or luck tells it as well.
    const error = Math.sqrt((others * (1 - others) + 0.05) / Math.max(1, best.games));
    if (rate(best) - others > Math.max(0.15, 2 * error)) out.push({ what: 'airlock', n: best.airlock });
  }
  if (sums.shut > 0) out.push({ what: 'crate', n: `${sums.shut}` });
  const lost = sums.people === 0 ? 0 : 1 - sums.home / sums.people;
  if (lost > 0.6) out.push({ what: 'deadly', n: `${Math.round(100 * lost)}` });
  else if (lost < 0.08) out.push({ what: 'easy', n: '' });
  if (sums.aim < 0.1) out.push({ what: 'hard', n: '' });
  if (sums.rounds.mean > 18) out.push({ what: 'long', n: `${Math.round(sums.rounds.mean)}` });
  return out;
}
