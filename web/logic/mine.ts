import type { TableCard } from '../net/wire.ts';
import { botName } from './names.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Among bots and people at my own device, nobody else waits: what was left for an hour is put aside. */
const LEFT_MS = HOUR;
/** Where others are waited for without a clock and nothing moves for days, somebody is absent. */
const ABSENT_MS = 3 * DAY;

/** At this table nobody but me, and whoever sits at my device, is a person. */
export const solo = (card: TableCard): boolean => card.seats.every((s) => s.mine || s.kind === 'bot');
/** A running game that rests: it calls nobody, and goes on whenever it is opened. */
export function paused(card: TableCard, now: number): boolean {
  if (card.rests) return !card.waitingForMe;
  if (card.phase !== 'playing' || card.pace.kind !== 'relaxed') return false;
  const still = now - card.updatedAt;
  return solo(card) ? still > LEFT_MS : !card.waitingForMe && still > ABSENT_MS;
}
/** My games by what they want of me. */
export interface Sorted {
  /** They wait for me: the soonest deadline first. */
  readonly calls: readonly TableCard[];
  readonly others: readonly TableCard[];
  readonly paused: readonly TableCard[];
  readonly over: readonly TableCard[];
  /** What a campaign of mine plays, by its code, the last first; what waits for me stands among the calls. */
  readonly parts: ReadonlyMap<string, readonly TableCard[]>;
}
export function sorted(mine: readonly TableCard[] | undefined, now: number): Sorted {
  const codes = new Set((mine ?? []).map((c) => c.code));
  const isPart = (c: TableCard) => c.of !== undefined && codes.has(c.of) && (!c.waitingForMe || paused(c, now));
  const groups = Map.groupBy(
    (mine ?? []).filter((c) => !isPart(c)),
    (c) => (c.phase === 'over' ? 'over' : paused(c, now) ? 'paused' : c.waitingForMe ? 'calls' : 'others'),
  );
  const due = (c: TableCard) => c.deadline ?? Number.POSITIVE_INFINITY;
  return {
    calls: (groups.get('calls') ?? []).toSorted((a, b) => (due(a) === due(b) ? a.updatedAt - b.updatedAt : due(a) - due(b))),
    others: groups.get('others') ?? [],
    paused: groups.get('paused') ?? [],
    over: groups.get('over') ?? [],
    parts: Map.groupBy(
      (mine ?? []).filter(isPart).toSorted((a, b) => b.updatedAt - a.updatedAt),
      (c) => c.of as string,
    ),
  };
}
/** The names of those a match waits for, as its table shows them. */
export const waitedFor = (c: Pick<TableCard, 'turn' | 'seats'>): readonly string[] =>
  (c.turn ?? []).flatMap((seat) => {
    const s = c.seats[seat];
    return s?.kind === 'bot' ? [botName(seat)] : (s?.name ?? []);
  });
