/**
 * The house rules that no general linter knows: which way imports go, and what keeps rules pure. It reads tokens, not
 * types, so it takes a fraction of a second. `node tools/lint/house.ts` checks the whole tree.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbidden, locate, type Place } from './places.ts';
import { checkGames, checkStyle } from './style.ts';
import { isMark, isWord, type Token, tokens } from './tokens.ts';

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly what: string;
}

// ------------------------------------------------------------------ purity
interface PurityRule {
  readonly rule: string;
  readonly why: string;
  readonly where: readonly Place[];
  /** What is wrong at this token, if anything. */
  at(all: readonly Token[], i: number, depth: number): string | undefined;
}
/** Rules and the data they work on: what is replayed, imagined and searched. */
const RULES: readonly Place[] = ['game/rules', 'game/judge', 'game/state', 'game/content'];
/** All that must give the same result on every machine, at every replay. */
const REPLAYED: readonly Place[] = ['kernel', 'kit', ...RULES, 'game/bot', 'game/text'];

/** The word stands for itself: not a property, not a key. */
const free = (all: readonly Token[], i: number) =>
  all[i]?.kind === 'word' && !isMark(all[i - 1], '.') && !isMark(all[i - 1], '?.') && !isMark(all[i + 1], ':');
const named = (names: readonly string[]) => {
  const set = new Set(names);
  return (all: readonly Token[], i: number) => (set.has(all[i]!.text) && free(all, i) ? all[i]!.text : undefined);
};
const member = (object: string, names: ReadonlySet<string>) => (all: readonly Token[], i: number) =>
  isWord(all[i], object) && isMark(all[i + 1], '.') && names.has(all[i + 2]?.text ?? '') ? `${object}.${all[i + 2]!.text}` : undefined;

/** Their last digit differs between machines; `+ − × ÷ √` do not. */
const INEXACT = new Set(
  ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'].concat([
    'exp',
    'expm1',
    'log',
    'log2',
    'log10',
    'log1p',
    'pow',
    'hypot',
    'cbrt',
  ]),
);
const PURITY: readonly PurityRule[] = [
  {
    rule: 'clock',
    why: 'time comes from the record: use table.now or after()',
    where: REPLAYED,
    at: named(['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame']),
  },
  {
    rule: 'luck',
    why: 'all luck comes from chance, which is recorded',
    where: [...REPLAYED, 'bots'],
    at: (all, i) => member('Math', new Set(['random']))(all, i) ?? named(['crypto'])(all, i),
  },
  {
    rule: 'trigonometry',
    why: 'its last digit differs between machines; states are whole numbers',
    where: ['kernel', 'kit', ...RULES],
    at: member('Math', INEXACT),
  },
  {
    rule: 'locale',
    why: 'its result depends on the machine; compare with < and write numbers plainly',
    where: ['kernel', 'kit', ...RULES, 'game/bot'],
    at: (all, i) =>
      named(['Intl'])(all, i) ??
      (['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'].includes(all[i]!.text) && isMark(all[i - 1], '.')
        ? all[i]!.text
        : undefined),
  },
  {
    rule: 'world',
    why: 'rules see the table and nothing else',
    where: REPLAYED,
    at: named(['process', 'globalThis', 'window', 'document', 'console', 'fetch', 'localStorage']),
  },
  {
    rule: 'module-let',
    why: 'what lives outside the state is not saved, not taken back and shared between matches',
    where: [...REPLAYED, 'bots'],
    at: (all, i, depth) => (depth === 0 ? named(['let', 'var'])(all, i) : undefined),
  },
  {
    rule: 'async',
    why: 'a beat waits for answers, never for promises',
    where: REPLAYED,
    at: named(['async', 'await', 'Promise']),
  },
  {
    rule: 'try',
    why: 'a rule that catches errors hides bugs and half-done changes',
    where: ['kit', ...RULES],
    at: (all, i) => (isWord(all[i], 'try') && isMark(all[i + 1], '{') ? 'try' : undefined),
  },
  {
    rule: 'bare-yield',
    why: 'rules ask with yield* ask(…), which gives a typed answer; a bare yield gives anything',
    where: RULES,
    at: (all, i) => (isWord(all[i], 'yield') && free(all, i) && !isMark(all[i + 1], '*') ? 'yield' : undefined),
  },
];

// ------------------------------------------------------------------ one file
export function checkSource(path: string, source: string): readonly Finding[] {
  const all = tokens(source);
  const { place } = locate(path);
  const rules = PURITY.filter((rule) => rule.where.includes(place));
  const findings: Finding[] = [];
  const add = (line: number, rule: string, what: string) => findings.push({ path, line, rule, what });
  let depth = 0;
  all.forEach((token, i) => {
    if (token.kind === 'mark') {
      if ('([{'.includes(token.text)) depth++;
      else if (')]}'.includes(token.text)) depth--;
    } else if (token.kind === 'word') {
      for (const { rule, why, at } of rules) {
        const what = at(all, i, depth);
        if (what !== undefined) add(token.line, rule, `${what}: ${why}`);
      }
    }
  });
  for (const found of imports(all)) {
    const why = forbidden(path, found.specifier, found.typeOnly);
    if (why) add(found.line, 'imports', `'${found.specifier}': ${why}`);
  }
  findings.push(...checkStyle(path, all));
  return findings.sort((a, b) => a.line - b.line);
}

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}
/** Every module a file names: import … from, export … from, import(…), require(…). */
export function imports(all: readonly Token[]): readonly Import[] {
  const out: Import[] = [];
  all.forEach((token, i) => {
    if (token.kind !== 'word' || isMark(all[i - 1], '.')) return;
    const next = all[i + 1];
    if ((token.text === 'import' || token.text === 'require') && isMark(next, '(')) {
      const name = all[i + 2];
      // `typeof import('x')` and `import('x').Type` cannot be told from a call here: they count as one
      if (name?.kind === 'string') out.push({ specifier: name.text, typeOnly: false, line: name.line });
    } else if (token.text === 'import' && next?.kind === 'string') out.push({ specifier: next.text, typeOnly: false, line: next.line });
    else if (token.text === 'from' && next?.kind === 'string') {
      const head = statementHead(all, i);
      if (head)
        out.push({
          specifier: next.text,
          typeOnly: isWord(all[head.at + 1], 'type') && !isWord(all[head.at + 2], 'from'),
          line: next.line,
        });
    }
  });
  return out;
}
/** The `import` or `export` that this `from` belongs to. */
function statementHead(all: readonly Token[], from: number): { readonly at: number } | undefined {
  for (let at = from - 1; at >= 0; at--) {
    const token = all[at] as Token;
    if (isWord(token, 'import') || isWord(token, 'export')) return { at };
    const inside = token.kind === 'word' || token.kind === 'string' || ['{', '}', ',', '*'].includes(token.text);
    if (!inside) return undefined;
  }
  return undefined;
}

// ------------------------------------------------------------------ the tree
const SKIP = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
export function filesUnder(root: string): readonly string[] {
  const out: string[] = [];
  const walk = (dir: string) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIP.has(entry.name)) continue;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|tsx|mts|mjs|js)$/.test(entry.name)) out.push(path);
    }
  };
  walk(root);
  return out.sort();
}
export function checkTree(root: string): { readonly files: number; readonly findings: readonly Finding[] } {
  const files = filesUnder(root);
  const paths = files.map((file) => relative(root, file).split(sep).join('/'));
  const findings = [...files.flatMap((file, i) => checkSource(paths[i]!, readFileSync(file, 'utf8'))), ...checkGames(paths)];
  return { files: files.length, findings };
}

if (import.meta.main) {
  const { files, findings } = checkTree(fileURLToPath(new URL('../..', import.meta.url)));
  for (const f of findings) console.log(`${f.path}:${f.line}  ${f.rule}  ${f.what}`);
  console.log(findings.length === 0 ? `${files} files keep the house rules` : `\n${findings.length} against the house rules`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
