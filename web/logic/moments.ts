/** What happened while somebody waited, told again in moments: a handful of lines of the journal, by whose doing they are. */
import type { Json, Seat } from '@cosmodrome/kernel';
import type { AnyFace, Doer, Gain } from '@cosmodrome/kit/face';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import type { Entry } from './journal.ts';

export interface Told {
  /** The line it begins with. */
  readonly index: number;
  readonly who: Doer;
  readonly icon: string;
  readonly say: Sentence;
  readonly more: readonly Sentence[];
  /** Where it happened: the first of these that is on the board. */
  readonly at: readonly string[];
  /** Where it began, and what it passed. */
  readonly way: readonly string[];
  readonly gains: readonly Gain[];
  readonly minor: boolean;
  readonly time: number | null;
}
type Growing = { -readonly [K in keyof Told]: Told[K] } & { chain: string | undefined };

/** The moments of these lines, in order. */
export function momentsOf(entries: readonly Entry[], notes: readonly Json[], face: AnyFace, lang: Lang): readonly Told[] {
  if (!face.moment) return [];
  const told: Growing[] = [];
  for (const entry of entries) {
    if (entry.secret) continue;
    const m = face.moment(notes[entry.index], lang);
    if (!m) continue;
    const say = m.say ?? entry.say;
    const last = told.at(-1);
    if (m.joins) {
      if (!last) continue;
      if (!m.gains || m.say !== undefined) last.more = [...last.more, say];
      if (m.at) last.at = [...last.at, m.at];
      last.gains = summed([...last.gains, ...(m.gains ?? [])]);
      continue;
    }
    const who = entry.who ?? entry.seat ?? 'game';
    const at = m.at ? [m.at] : [];
    if (last && m.chain !== undefined && last.chain === m.chain && last.who === who) {
      const [stop] = last.at;
      const before = last.way.length > 0 ? [...last.way, ...(stop && stop !== m.at ? [stop] : [])] : m.from ? [m.from] : [];
      last.say = say;
      last.icon = entry.icon;
      last.way = [...before, ...(m.by ?? [])];
      if (m.at) last.at = at;
      last.gains = summed([...last.gains, ...(m.gains ?? [])]);
      continue;
    }
    told.push({
      index: entry.index,
      who,
      icon: entry.icon,
      say,
      more: [],
      at,
      way: m.from ? [m.from, ...(m.by ?? [])] : [],
      gains: m.gains ?? [],
      minor: m.minor ?? false,
      time: entry.at,
      chain: m.chain,
    });
  }
  return told;
}
/** One figure for each of whom and what: +3 and +1 of the same are +4. */
export function summed(gains: readonly Gain[]): readonly Gain[] {
  const sums = new Map<string, Gain>();
  for (const g of gains) {
    const key = `${g.seat} ${g.name} ${g.unit}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, points: before.points + g.points } : g);
  }
  return [...sums.values()].filter((g) => g.points !== 0);
}
export const signed = ({ points, unit }: Pick<Gain, 'points' | 'unit'>): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points)}${unit ? `\u00a0${unit}` : ''}`;

/** More than these are not looked at. */
export const MOST_MOMENTS = 12;
export interface Recap {
  readonly moments: readonly Told[];
  /** How many are left out. */
  readonly left: number;
}
/**
 * What others did since a seat answered last (`seen`: how many lines it had been told then). Of more than twelve only the last turn of each
 * remains, and of those the latest twelve.
 */
export function recapOf(entries: readonly Entry[], notes: readonly Json[], face: AnyFace, lang: Lang, seat: Seat, seen: number): Recap {
  const lines = entries.slice(seen);
  const all = momentsOf(lines, notes, face, lang).filter((m) => m.who !== seat);
  if (all.length <= MOST_MOMENTS) return { moments: all, left: 0 };
  const lastTurn = new Map<Doer, number>();
  for (const e of lines) if (e.turn && e.who !== undefined) lastTurn.set(e.who, e.index);
  const moments = all.filter((m) => m.index >= (lastTurn.get(m.who) ?? 0)).slice(-MOST_MOMENTS);
  return { moments, left: all.length - moments.length };
}
/** The moments one after the other, as they are shown: all in a row of the same doer stand together. */
export function byDoer(moments: readonly Told[]): readonly { readonly who: Doer; readonly moments: readonly Told[] }[] {
  const groups: { who: Doer; moments: Told[] }[] = [];
  for (const m of moments) {
    const last = groups.at(-1);
    if (last?.who === m.who) last.moments.push(m);
    else groups.push({ who: m.who, moments: [m] });
  }
  return groups;
}
/** What a turn comes to in one line: what brought most, else what was done last. */
export function mainOf(moments: readonly Told[]): Told | undefined {
  const weight = (m: Told) => (m.minor ? -1 : m.gains.reduce((sum, g) => sum + Math.abs(g.points), 0));
  return moments.reduce<Told | undefined>((best, m) => (best && weight(best) > weight(m) ? best : m), undefined);
}
/** The trail draws itself, then there is time to read. */
export const TRAIL_MS = 600;
const LETTER_MS = 60;
const LEAST_MS = 1600;
export const readingMs = (letters: number): number => TRAIL_MS + Math.max(LEAST_MS, letters * LETTER_MS);
