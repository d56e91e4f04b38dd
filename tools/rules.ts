/** The catalogue of a game's rules, and where its tests cite it. */
import { isMark, isWord, type Token, tokens } from './lint/tokens.ts';

export interface CataloguedRule {
  readonly id: string;
  /** The chapter of the catalogue: Rules, Rulings, Worked examples, … */
  readonly chapter: string;
}
const ID = String.raw`[A-Z]{2,4}(?:-[A-Z][A-Z0-9]*)+(?:-\d+[a-z]?)?`;
const ENTRY = new RegExp(String.raw`^- \*\*(${ID})\*\*`);
/** A table of content can be a rule of its own: its heading carries the ID. */
const HEADING = new RegExp(String.raw`^#{2,4} (${ID})\b`);

/** Every ID the catalogue defines, in its order. */
export function catalogue(markdown: string): readonly CataloguedRule[] {
  const out = new Map<string, CataloguedRule>();
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+?)\s*$/.exec(line);
    if (heading) chapter = heading[1] as string;
    const id = (ENTRY.exec(line) ?? HEADING.exec(line))?.[1];
    if (id !== undefined && !out.has(id)) out.set(id, { id, chapter });
  }
  return [...out.values()];
}

const TESTS = new Set(['test', 'it', 'describe']);
/** The IDs in the titles of a test file's tests; those of `test.each` may stand in its table. */
export function citations(source: string, known: readonly CataloguedRule[]): readonly string[] {
  const out = new Set<string>();
  const all = tokens(source);
  const order = known.map((rule) => rule.id);
  all.forEach((token, i) => {
    if (token.kind !== 'word' || !TESTS.has(token.text) || isMark(all[i - 1], '.')) return;
    let at = i + 1;
    // test.only(…), test.skipIf(…)(…), test.each(table)(…)
    while (isMark(all[at], '.') && all[at + 1]?.kind === 'word') {
      const table = isWord(all[at + 1], 'each') || isWord(all[at + 1], 'for');
      at += 2;
      if (!isMark(all[at], '(')) continue;
      const end = closing(all, at);
      if (!isMark(all[end + 1], '(')) break;
      if (table) for (const id of idsOf(all.slice(at, end), order)) out.add(id);
      at = end + 1;
    }
    if (!isMark(all[at], '(')) return;
    for (const id of idsOf(all.slice(at + 1, titleEnd(all, at)), order)) out.add(id);
  });
  return [...out];
}
/** The first argument: up to the first comma that stands in no further bracket. */
function titleEnd(all: readonly Token[], open: number): number {
  const end = closing(all, open);
  let depth = 0;
  for (let i = open + 1; i < end; i++) {
    const token = all[i] as Token;
    if (token.kind !== 'mark') continue;
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text)) depth--;
    if (depth === 0 && token.text === ',') return i;
  }
  return end;
}
const idsOf = (part: readonly Token[], order: readonly string[]): readonly string[] =>
  part.flatMap((token) => (token.kind === 'string' || token.kind === 'template' ? idsIn(token.text, order) : []));
/** Where the bracket that opens at `at` closes. */
function closing(all: readonly Token[], at: number): number {
  let depth = 0;
  for (let i = at; i < all.length; i++) {
    const token = all[i] as Token;
    if (token.kind !== 'mark') continue;
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text) && --depth === 0) return i;
  }
  return all.length;
}

const CITED = new RegExp(String.raw`\b(${ID})(?:\.\.(\d+))?((?:, ?-\d+[a-z]?)*)`, 'g');
/** The IDs in a text. As in the catalogue itself, `LEG-MOVE-02..04` is three of them and `LEG-MOVE-02, -04` is two. */
export function idsIn(text: string, order: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const [, id = '', to, more = ''] of text.matchAll(CITED)) {
    out.push(id);
    const stem = id.replace(/-\d+[a-z]?$/, '');
    if (to !== undefined) {
      const from = Number(/-(\d+)[a-z]?$/.exec(id)?.[1] ?? 0);
      for (const other of order) {
        const n = other.startsWith(`${stem}-`) ? Number(/^\d+/.exec(other.slice(stem.length + 1))?.[0] ?? Number.NaN) : Number.NaN;
        if (n > from && n <= Number(to)) out.push(other);
      }
    }
    for (const [, tail] of more.matchAll(/-(\d+[a-z]?)/g)) out.push(`${stem}-${tail}`);
  }
  return out;
}
