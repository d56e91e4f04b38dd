/** How results, views and journals look as plain text. */
import type { Json, Seat } from '@cosmodrome/kernel';
import { plain } from '@cosmodrome/kit/rich';
import type { AnyWords, Lang, Sentence } from '@cosmodrome/kit/text';
import { PHRASES, type Phrases } from './phrases.ts';

/** '1 game', '1,200 games'. */
export const count = (n: number, thing: string): string => `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;
export const percent = (n: number, of: number): string => (of === 0 ? '' : `${((100 * n) / of).toFixed(1)} %`);

/** Columns under each other; a column of figures stands to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, c) => Math.max(...rows.map((row) => (row[c] ?? '').length)));
  const figures = widths.map((_, c) => rows.slice(1).every((row) => /^[\d.,]*( %| s|×)?$/.test(row[c] ?? '')));
  return rows
    .map((row) =>
      row
        .map((cell, c) => (figures[c] ? cell.padStart(widths[c]!) : cell.padEnd(widths[c]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A voice that turns the sentences of a game into plain text. */
export interface Voice {
  readonly phrases: Phrases;
  say(sentence: Sentence): string;
  name(seat: Seat): string;
}
export function voice(words: AnyWords, lang: Lang, seats: number): Voice {
  const names = Array.from({ length: seats }, (_, seat) => PHRASES[lang].player(seat + 1));
  const term = (key: string) => words.terms[key]?.name ?? key;
  return {
    phrases: PHRASES[lang],
    say: (sentence) => plain(sentence, names, term, lang),
    name: (seat) => names[seat] ?? PHRASES[lang].player(seat + 1),
  };
}

/** Data as an indented outline: what fits on a line stays on a line, and short facts share one. */
export function outline(value: Json | undefined, width = 110): string {
  return linesOf(value, width).join('\n');
}
/** Longer facts stand on a line of their own. */
const SHORT = 28;
function linesOf(value: Json | undefined, width: number): readonly string[] {
  const flat = brief(value);
  if (flat.length <= width || typeof value !== 'object' || value === null) return [flat];
  const inner = Array.isArray(value) ? value.map((item, i) => [`${i}`, item as Json] as const) : Object.entries(value);
  const out: string[] = [];
  let open = false; // the last line consists of short facts, and takes another
  for (const [key, item] of inner) {
    if (item === undefined) continue;
    const [first = '', ...rest] = linesOf(item, width - 2);
    const fact = `${key}: ${first}`;
    const whole = rest.length === 0 && fact.length <= width;
    const short = whole && fact.length <= SHORT;
    const last = out.at(-1);
    if (short && open && last !== undefined && last.length + fact.length + 2 <= width) out[out.length - 1] = `${last}, ${fact}`;
    else if (whole) out.push(fact);
    else out.push(`${key}:`, ...[first, ...rest].map((line) => `  ${line}`));
    open = short;
  }
  return out;
}
/** Data on one line, without the quotes nobody needs. */
export function brief(value: Json | undefined): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return /^[^\s,:{}[\]()]+$/.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`;
  return `{${Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${key}: ${brief(item)}`)
    .join(', ')}}`;
}

/** What differs between two views, one line a place: `ships[1].lasers: 1 → 2`. */
export function changes(before: Json | undefined, after: Json | undefined): readonly string[] {
  const out: string[] = [];
  compare(before, after, '', out);
  return out;
}
function compare(a: Json | undefined, b: Json | undefined, path: string, out: string[]): void {
  if (a === b) return;
  const small = brief(a).length <= 40 && brief(b).length <= 40;
  if (!small && typeof a === 'object' && typeof b === 'object' && a && b && Array.isArray(a) === Array.isArray(b)) {
    const x = a as Record<string, Json>;
    const y = b as Record<string, Json>;
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const step = Array.isArray(a) ? `[${key}]` : path ? `.${key}` : key;
      compare(x[key], y[key], path + step, out);
    }
    return;
  }
  const [from, to] = [brief(a), brief(b)];
  if (from !== to) out.push(`${path || 'all'}: ${from} → ${to}`);
}
