/**
 * TypeScript cut into tokens: enough to see imports, names and titles of tests, and never fooled by comments, strings,
 * templates or regular expressions. It does not know JSX: text between tags comes out as words and marks, which is
 * harmless here because strings end with their line.
 */
export interface Token {
  /** `template` is one unbroken piece of a template; the code between its pieces is tokens of its own. */
  readonly kind: 'word' | 'number' | 'string' | 'template' | 'regex' | 'mark';
  /** As written; of strings and templates the inside. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?|\.\d[\d_]*(?:[eE][+-]?\d+)?)n?/y;
const REGEX = /\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const STRING = /(["'])((?:[^\\\n]|\\[\s\S])*?)(?:\1|(?=\n)|$)/y;
const PIECE = /((?:[^\\`$]|\\[\s\S]|\$(?!\{))*)(`|\$\{|$)/y;
/** After these words a slash begins a regular expression; after any other word it divides. */
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'yield',
  'await',
  'void',
  'delete',
  'instanceof',
  'new',
  'throw',
]);
const MARKS = ['=>', '...', '?.'];

export function tokens(source: string): readonly Token[] {
  const out: Token[] = [];
  /** For each open template hole: how many braces are open inside it. */
  const holes: number[] = [];
  let at = 0;
  let line = 1;
  const skip = (text: string) => {
    for (let i = 0; i < text.length; i++) if (text[i] === '\n') line++;
    at += text.length;
  };
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  const push = (kind: Token['kind'], text: string, length: number) => {
    out.push({ kind, text, line });
    skip(source.slice(at, at + length));
  };
  const piece = () => {
    const found = match(PIECE) as RegExpExecArray;
    const [all, text = '', end] = found;
    push('template', text, all.length);
    if (end === '${') holes.push(0);
  };
  while (at < source.length) {
    const c = source[at] as string;
    const next = source[at + 1];
    if (/\s/.test(c)) skip(c);
    else if (c === '/' && next === '/') {
      const end = source.indexOf('\n', at);
      skip(source.slice(at, end < 0 ? undefined : end));
    } else if (c === '/' && next === '*') {
      const end = source.indexOf('*/', at + 2);
      skip(source.slice(at, end < 0 ? undefined : end + 2));
    } else if (c === '#' && at === 0 && next === '!') {
      const end = source.indexOf('\n');
      skip(source.slice(0, end < 0 ? undefined : end));
    } else if (c === '"' || c === "'") {
      const found = match(STRING) as RegExpExecArray;
      push('string', found[2] as string, found[0].length);
    } else if (c === '`') {
      at++;
      piece();
    } else if (c === '}' && holes.at(-1) === 0) {
      holes.pop();
      at++;
      piece();
    } else {
      const word = match(WORD);
      const number = word ? null : match(NUMBER);
      const regex = !word && !number && c === '/' && regexMayStart(out.at(-1)) ? match(REGEX) : null;
      if (word) push('word', word[0], word[0].length);
      else if (number) push('number', number[0], number[0].length);
      else if (regex) push('regex', regex[0], regex[0].length);
      else {
        const mark = MARKS.find((m) => source.startsWith(m, at)) ?? c;
        const last = holes.length - 1;
        if (last >= 0 && mark === '{') holes[last] = (holes[last] as number) + 1;
        if (last >= 0 && mark === '}') holes[last] = (holes[last] as number) - 1;
        push('mark', mark, mark.length);
      }
    }
  }
  return out;
}
function regexMayStart(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'word') return BEFORE_REGEX.has(before.text);
  return before.kind === 'mark' && ![')', ']', '}', '<'].includes(before.text);
}
export const isMark = (token: Token | undefined, text: string): boolean => token?.kind === 'mark' && token.text === text;
export const isWord = (token: Token | undefined, text: string): boolean => token?.kind === 'word' && token.text === text;
