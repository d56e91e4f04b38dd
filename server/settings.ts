import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Says what may stand there: `zod` alone would say 'received NaN'. */
const meant = (what: string) => ({ error: (issue: { readonly input?: unknown }) => `${what}, not '${String(issue.input)}'` });
const whole = (min: number, max: number, fallback: number, what = `a whole number from ${min} to ${max}`) =>
  z.preprocess(
    (word) => (word === undefined ? fallback : /^\d+$/.test(String(word)) ? Number(word) : word),
    z.custom<number>((n) => typeof n === 'number' && n >= min && n <= max, meant(what)),
  );
const ON: readonly unknown[] = ['on', 'true', 'yes'];
const OFF: readonly unknown[] = ['off', 'false', 'no'];
const flag = z.preprocess(
  (word) => (word === undefined || word === '0' || OFF.includes(word) ? false : word === '1' || ON.includes(word) ? true : word),
  z.custom<boolean>((on) => typeof on === 'boolean', meant('on or off')),
);
/** `on` is one proxy. */
const proxies = z.preprocess(
  (word) => (ON.includes(word) ? '1' : OFF.includes(word) ? '0' : word),
  whole(0, 8, 0, 'a number of proxies from 0 to 8, or on or off'),
);
const days = (n: number): number => (n === 0 ? Number.POSITIVE_INFINITY : n * 86_400_000);

/** Every setting is an environment variable with a default; the table in README.md is made from this list. */
const Environment = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  SECRET: z.string().min(16, 'at least 16 characters').optional(),
  NEW_SECRET: flag,
  TEST_SEED: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WEB_DIR: z.string().optional(),
  ORIGINS: z.string().default(''),
  TRUST_PROXY: proxies,
  OPERATOR_KEY: z.string().min(12, 'at least 12 characters').optional(),
  METRICS_TOKEN: z.string().min(8, 'at least 8 characters').optional(),
  BOT_THREADS: whole(1, 64, Math.max(1, Math.min(4, availableParallelism() - 1))),
  BOT_PAUSE_MS: whole(0, 10_000, 450),
  BOT_PATIENCE_MS: whole(0, 600_000, 20_000),
  BOT_LIMIT_MS: whole(100, 120_000, 15_000),
  PROGRAM_MS: whole(100, 3_600_000, 30_000),
  IDLE_MS: whole(100, 3_600_000, 45_000),
  ABSENT_MS: whole(0, 86_400_000, 60_000),
  TAKE_OVER_MS: whole(0, 60_000, 3_000),
  WAITING_DAYS: whole(0, 36_500, 7),
  PLAYING_DAYS: whole(0, 36_500, 90),
  FINISHED_DAYS: whole(0, 36_500, 0),
  GUEST_DAYS: whole(0, 36_500, 90),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address like smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: z.string().default('Cosmodrome <cosmodrome@localhost>'),
  PUBLIC_URL: z
    .url('an address like https://play.example')
    .transform((u) => u.replace(/\/+$/, ''))
    .optional(),
  CALL_MS: whole(0, 86_400_000, 60_000),
  PUSH_TO: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: whole(1, 8760, 24),
  BACKUP_KEEP: whole(1, 1000, 4),
  HTTP_PER_MINUTE: whole(1, 10_000_000, 600),
  FILES_PER_MINUTE: whole(1, 10_000_000, 12_000),
  ANSWERS_PER_SECOND: whole(1, 100_000, 20),
  SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 200),
  GUESTS_PER_HOUR: whole(1, 10_000_000, 240),
  MISSES_PER_10_MINUTES: whole(1, 10_000_000, 40),
  SIGN_INS_PER_10_MINUTES: whole(1, 10_000_000, 20),
  TABLES_PER_HOUR: whole(1, 10_000_000, 120),
  LETTERS_PER_HOUR: whole(1, 10_000_000, 6),
  REPLAYS_PER_MINUTE: whole(1, 10_000_000, 60),
  TRIES_PER_DAY: whole(1, 10_000_000, 8),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; absent: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Signs cookies. All processes on one database must share it. */
  readonly secret: string;
  /** Where it is kept, if it was not given in the environment. */
  readonly secretFile: string | undefined;
  /** The secret may be another than the database was signed with: a new one begins. */
  readonly newSecret: boolean;
  /** For tests: the luck of a match comes from this and the name of its table, so it is the same every time. Absent: nobody can know it. */
  readonly testSeed: string | undefined;
  readonly logLevel: string;
  readonly webDir: string;
  /** Further origins that may call us, besides our own address. */
  readonly origins: readonly string[];
  /** How many proxies of ours stand in front: so many of the last forwarded addresses are believed. */
  readonly trustProxy: number;
  /** Whoever has it is the operator of this house. */
  readonly operatorKey: string;
  readonly metricsToken: string | undefined;
  readonly botThreads: number;
  /** The least time between two answers of bots while somebody watches. */
  readonly botPauseMs: number;
  /** So long bots leave a question to people that is asked of both, and that one of them will answer. */
  readonly botPatienceMs: number;
  /** A bot that thinks longer is stopped and a random answer given. */
  readonly botLimitMs: number;
  /** A program that says nothing for so long is replaced by a bot until it comes again. */
  readonly programMs: number;
  /** A match nobody touched for so long leaves memory. */
  readonly idleMs: number;
  /** After so long without a person, the others may let a bot answer. */
  readonly absentMs: number;
  /** After so long, a process acts in place of the one that wrote last. */
  readonly takeOverMs: number;
  /** The host's mail server; absent: nobody is called by mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The address of this house, for letters. */
  readonly publicUrl: string | undefined;
  /** How long somebody is waited for before they are called. */
  readonly callMs: number;
  /** For tests only: the one push service. Absent: those of browsers. */
  readonly pushTo: string | undefined;
  /** Where this house backs itself up, how often, and how many whole backups it keeps with what follows them. Absent: it does not. */
  readonly backups: { readonly dir: string; readonly hours: number; readonly keep: number } | undefined;
  readonly expiry: Expiry;
  readonly limits: Limits;
}
/** After how long something nobody has touched goes, in ms; infinite: never. */
export interface Expiry {
  /** A table that never began. */
  readonly waitingMs: number;
  /** A running match: it is given up. */
  readonly playingMs: number;
  /** A match that is over, with its replay. */
  readonly finishedMs: number;
  /** A guest who has no table any more. */
  readonly guestMs: number;
}
export interface Limits {
  readonly httpPerMinute: number;
  readonly filesPerMinute: number;
  readonly answersPerSecond: number;
  readonly socketsPerAddress: number;
  readonly guestsPerHour: number;
  readonly missesPer10Minutes: number;
  readonly signInsPer10Minutes: number;
  readonly tablesPerHour: number;
  readonly replaysPerMinute: number;
  /** Tries at one challenge of the day from one network, by guests and accounts of that day. */
  readonly triesPerDay: number;
  /** Letters somebody asks for: by person, by network and by whom they go to. */
  readonly lettersPerHour: number;
}

/** Reads the settings; throws one sentence that names what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const flaw = read.error.issues[0];
    throw new Error(`setting ${flaw?.path.join('.')}: ${flaw?.message}`);
  }
  const e = read.data;
  const dataDir = resolve(e.DATA_DIR);
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    dataDir,
    secret: e.SECRET ?? kept(secretIn(dataDir)),
    secretFile: e.SECRET === undefined ? secretIn(dataDir) : undefined,
    newSecret: e.NEW_SECRET,
    testSeed: e.TEST_SEED,
    logLevel: e.LOG_LEVEL,
    webDir: resolve(e.WEB_DIR ?? fileURLToPath(new URL('../web/dist', import.meta.url))),
    origins: e.ORIGINS.split(/[\s,]+/).filter((o) => o !== ''),
    trustProxy: e.TRUST_PROXY,
    operatorKey: e.OPERATOR_KEY ?? kept(operatorKeyIn(dataDir)),
    metricsToken: e.METRICS_TOKEN,
    botThreads: e.BOT_THREADS,
    botPauseMs: e.BOT_PAUSE_MS,
    botPatienceMs: e.BOT_PATIENCE_MS,
    botLimitMs: e.BOT_LIMIT_MS,
    programMs: e.PROGRAM_MS,
    idleMs: e.IDLE_MS,
    absentMs: e.ABSENT_MS,
    takeOverMs: e.TAKE_OVER_MS,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    publicUrl: e.PUBLIC_URL,
    callMs: e.CALL_MS,
    pushTo: e.PUSH_TO,
    backups: e.BACKUP_DIR === undefined ? undefined : { dir: resolve(e.BACKUP_DIR), hours: e.BACKUP_HOURS, keep: e.BACKUP_KEEP },
    expiry: {
      waitingMs: days(e.WAITING_DAYS),
      playingMs: days(e.PLAYING_DAYS),
      finishedMs: days(e.FINISHED_DAYS),
      guestMs: days(e.GUEST_DAYS),
    },
    limits: {
      httpPerMinute: e.HTTP_PER_MINUTE,
      filesPerMinute: e.FILES_PER_MINUTE,
      answersPerSecond: e.ANSWERS_PER_SECOND,
      socketsPerAddress: e.SOCKETS_PER_ADDRESS,
      guestsPerHour: e.GUESTS_PER_HOUR,
      missesPer10Minutes: e.MISSES_PER_10_MINUTES,
      signInsPer10Minutes: e.SIGN_INS_PER_10_MINUTES,
      tablesPerHour: e.TABLES_PER_HOUR,
      replaysPerMinute: e.REPLAYS_PER_MINUTE,
      triesPerDay: e.TRIES_PER_DAY,
      lettersPerHour: e.LETTERS_PER_HOUR,
    },
  };
}

const secretIn = (dataDir: string): string => join(dataDir, 'secret');
const operatorKeyIn = (dataDir: string): string => join(dataDir, 'operator-key');
/** What nobody may guess, made at the first start and kept beside the data. */
function kept(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim(); // another process was first
  }
  chmodSync(file, 0o600);
  return secret;
}
