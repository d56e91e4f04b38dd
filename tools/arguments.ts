/** What the words after a verb mean: typed flags, and for each mistake a sentence that says how to say it right. */

/** A bad argument: what is wrong, and how to say it right. The command line answers it with exit code 2. */
export class Misuse extends Error {
  readonly right: string;
  constructor(wrong: string, right: string) {
    super(wrong);
    this.name = 'Misuse';
    this.right = right;
  }
}

export type Flag =
  | { readonly kind: 'switch'; readonly help: string }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly help: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly help: string }
  | { readonly kind: 'text'; readonly what: string; readonly help: string }
  /** Words with commas between them. */
  | { readonly kind: 'list'; readonly what: string; readonly help: string }
  /** `key=value,key=value`; values are read as JSON where they can be. */
  | { readonly kind: 'settings'; readonly what: string; readonly help: string };
export type Flags = Readonly<Record<string, Flag>>;
export type Settings = Readonly<Record<string, string | number | boolean>>;

type Value<F extends Flag> = F extends { kind: 'switch' }
  ? true
  : F extends { kind: 'whole' }
    ? number
    : F extends { kind: 'list' }
      ? readonly string[]
      : F extends { kind: 'settings' }
        ? Settings
        : F extends { kind: 'choice'; of: readonly (infer C)[] }
          ? C
          : string;
/** A flag that was not given is absent. */
export type Given<F extends Flags> = { readonly [K in keyof F]?: Value<F[K]> };

/** How a verb is said. */
export interface Usage {
  readonly name: string;
  /** What stands after the verb without dashes; the last may be optional. */
  readonly words: readonly { readonly name: string; readonly optional?: true }[];
  readonly flags: Flags;
  /** A whole command that works, for those who erred. */
  readonly example: string;
}
/** Every verb knows these. */
export const COMMON = {
  json: { kind: 'switch', help: 'print one JSON value and nothing else' },
  help: { kind: 'switch', help: 'say what this verb does' },
} as const satisfies Flags;

const COSMO = 'npm run -s cosmo --';
export const sayingOf = (usage: Usage): string =>
  `${COSMO} ${[usage.name, ...usage.words.map((w) => (w.optional ? `[<${w.name}>]` : `<${w.name}>`)), '[flags]'].join(' ')}`;
const sayRight = (usage: Usage, hint?: string): string =>
  [hint, `for example: ${COSMO} ${usage.example}`, `all flags:   ${COSMO} ${usage.name} --help`].filter(Boolean).join('\n');

export interface Parsed {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, unknown>>;
}
export function parse(usage: Usage, argv: readonly string[]): Parsed {
  const known: Flags = { ...usage.flags, ...COMMON };
  const words: string[] = [];
  const flags: Record<string, unknown> = {};
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] as string;
    if (!arg.startsWith('--')) {
      if (arg.startsWith('-') && arg !== '-') throw new Misuse(`flags begin with two dashes: '${arg}'`, sayRight(usage));
      words.push(arg);
      continue;
    }
    const cut = arg.indexOf('=');
    const name = cut < 0 ? arg.slice(2) : arg.slice(2, cut);
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag) {
      const near = nearest(name, Object.keys(known));
      throw new Misuse(`${usage.name} has no flag --${name}`, sayRight(usage, near && `did you mean --${near}?`));
    }
    if (Object.hasOwn(flags, name)) throw new Misuse(`--${name} is given twice`, sayRight(usage));
    if (flag.kind === 'switch') {
      if (cut >= 0) throw new Misuse(`--${name} takes no value`, sayRight(usage));
      flags[name] = true;
      continue;
    }
    const next = argv[i + 1];
    const text = cut >= 0 ? arg.slice(cut + 1) : next?.startsWith('--') ? undefined : next;
    if (cut < 0 && text !== undefined) i++;
    if (text === undefined || text === '') throw new Misuse(`--${name} needs a value: ${meant(flag)}`, sayRight(usage));
    flags[name] = readValue(flag, name, text, usage);
  }
  if (flags.help) return { words, flags };
  for (let i = 0; i < usage.words.length; i++) {
    const word = usage.words[i] as Usage['words'][number];
    if (!word.optional && words[i] === undefined)
      throw new Misuse(`${usage.name} needs a <${word.name}>`, sayRight(usage, `say: ${sayingOf(usage)}`));
  }
  if (words.length > usage.words.length)
    throw new Misuse(
      `${usage.name} does not know what to do with '${words[usage.words.length]}'`,
      sayRight(usage, `say: ${sayingOf(usage)}`),
    );
  return { words, flags };
}

/** In words, what a flag takes. */
export function meant(flag: Flag): string {
  switch (flag.kind) {
    case 'switch':
      return 'nothing';
    case 'whole':
      return flag.max === Number.MAX_SAFE_INTEGER ? `a whole number from ${flag.min}` : `a whole number from ${flag.min} to ${flag.max}`;
    case 'choice':
      return flag.of.join(' or ');
    case 'text':
      return flag.what;
    case 'list':
      return `${flag.what}, with commas between`;
    case 'settings':
      return `${flag.what}: key=value, with commas between`;
  }
}
function readValue(flag: Exclude<Flag, { kind: 'switch' }>, name: string, text: string, usage: Usage): unknown {
  const wrong = () => new Misuse(`--${name} must be ${meant(flag)}, not '${text}'`, sayRight(usage));
  switch (flag.kind) {
    case 'whole': {
      const n = Number(text);
      if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(n) || n < flag.min || n > flag.max) throw wrong();
      return n;
    }
    case 'choice':
      if (!flag.of.includes(text)) throw wrong();
      return text;
    case 'text':
      return text;
    case 'list': {
      const items = text.split(',').map((item) => item.trim());
      if (items.includes('')) throw wrong();
      return items;
    }
    case 'settings': {
      const out: Record<string, string | number | boolean> = {};
      for (const part of text.split(',')) {
        const [, key, value] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(part) ?? [];
        if (key === undefined || value === undefined) throw wrong();
        out[key] = value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
      }
      return out;
    }
  }
}

/** The known word nearest to a mistyped one, if any is near. */
export function nearest(word: string, among: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const other of among) {
    const d = distance(word, other);
    if (d < least) {
      least = d;
      best = other;
    }
  }
  return best;
}
/** How many letters must be added, dropped or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
