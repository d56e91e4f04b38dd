/** What the command line does with what was said: finds the verb, reads its arguments, runs it. */
import { COMMON, Misuse, meant, nearest, parse, sayingOf } from './arguments.ts';
import { terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

/** Loaded when they are said: no verb pays for another's imports. */
const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  games: async () => (await import('./verbs/games.ts')).games,
  play: async () => (await import('./verbs/play.ts')).play,
  sim: async () => (await import('./verbs/sim.ts')).sim,
  ladder: async () => (await import('./verbs/ladder.ts')).ladder,
  tune: async () => (await import('./verbs/tune.ts')).tune,
  laws: async () => (await import('./verbs/laws.ts')).laws,
  rules: async () => (await import('./verbs/rules.ts')).rules,
  mutate: async () => (await import('./verbs/mutate.ts')).mutate,
  replay: async () => (await import('./verbs/replay.ts')).replay,
  review: async () => (await import('./verbs/review.ts')).review,
  backup: async () => (await import('./verbs/backup.ts')).backup,
  restore: async () => (await import('./verbs/backup.ts')).restore,
  check: async () => (await import('./verbs/check.ts')).check,
  operator: async () => (await import('./verbs/operator.ts')).operator,
  pack: async () => (await import('./verbs/pack.ts')).pack,
  bench: async () => (await import('./verbs/bench.ts')).bench,
};
const NAMES = Object.keys(VERBS);

async function helpOf(name: string): Promise<string> {
  const verb = await VERBS[name]!();
  const flags = Object.entries({ ...verb.flags, ...COMMON });
  return [
    `${sayingOf(verb)}`,
    `  ${verb.summary}`,
    ...(verb.more ? ['', verb.more] : []),
    '',
    ...flags.map(([flag, f]) => `  --${flag.padEnd(10)} ${f.help}${f.kind === 'switch' ? '' : `; ${meant(f)}`}`),
    '',
    `for example: npm run -s cosmo -- ${verb.example}`,
  ].join('\n');
}
async function help(): Promise<string> {
  const verbs = await Promise.all(NAMES.map(async (name) => VERBS[name]!()));
  return [
    'Cosmodrome: science-fiction board games, every rule kept by the program.',
    '',
    'npm run -s cosmo -- <verb> …',
    ...verbs.map((verb) => `  ${verb.name.padEnd(8)} ${verb.summary}`),
    '  help     this, or with a verb: all about it',
    '',
    'Every verb takes --json: one JSON value on stdout and nothing else.',
    'for example: npm run -s cosmo -- sim vii-legio --seats 2 --games 100',
  ].join('\n');
}
function known(name: string): string {
  if (NAMES.includes(name)) return name;
  const near = nearest(name, NAMES);
  throw new Misuse(`there is no verb '${name}'`, `${near ? `did you mean ${near}? ` : ''}The verbs are: ${NAMES.join(', ')}, help`);
}

/** Gives the exit code. What was said wrongly is thrown as a `Misuse`. */
export async function command(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined) throw new Misuse('cosmo needs a verb', await help());
  if (first === 'help' || first === '--help') {
    console.log(rest[0] === undefined ? await help() : await helpOf(known(rest[0])));
    return 0;
  }
  const verb = await VERBS[known(first)]!();
  const parsed = parse(verb, rest);
  if (parsed.flags.help) {
    console.log(await helpOf(verb.name));
    return 0;
  }
  const person = terminal(parsed.flags.json === true);
  try {
    const outcome = await verb.run(parsed, person);
    person.close();
    const text = person.json ? JSON.stringify(outcome.data) : outcome.text();
    if (text) process.stdout.write(`${text}\n`);
    return outcome.code ?? 0;
  } finally {
    person.close();
  }
}
