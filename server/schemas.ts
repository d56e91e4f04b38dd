/** Everything that comes from outside is looked at here first. */
import type { Json } from '@cosmodrome/kernel';
import { letters, visible } from '@cosmodrome/kit/letters';
import { z } from 'zod';
import { badRequest } from './fault.ts';

/** Code units one letter may need: a family of four, each of their own colour. */
const WIDEST = 12;
/** A line somebody can read; letters are counted as people count them. */
const line = (most: number) =>
  z
    .string()
    .max(most * WIDEST)
    .transform(visible)
    .pipe(
      z
        .string()
        .min(1)
        .refine((s) => letters(s).length <= most, `at most ${most} letters`),
    );

export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const code = z
  .string()
  .max(12)
  .transform((s) => s.toUpperCase())
  .pipe(z.string().regex(/^[2-9A-HJ-NP-Z]{6}$/));
const seat = z.int().min(0).max(15);
const n = z.int().min(0).max(10_000_000);
const topic = z.string().min(1).max(80);
export const personName = line(24);
const botName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const minute = 60_000;
const day = 24 * 60 * minute;

export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    answerMs: z
      .int()
      .min(1000)
      .max(60 * minute),
    reserveMs: z
      .int()
      .min(0)
      .max(6 * 60 * minute),
  }),
  z.strictObject({ kind: z.literal('relaxed') }),
  z.strictObject({
    kind: z.literal('days'),
    answerMs: z
      .int()
      .min(minute)
      .max(30 * day),
  }),
]);
const lang = z.enum(['fr', 'en']);
const value = z.union([z.string().max(80), z.number()]);
/** A record of the longest game has a quarter of it. */
export const LARGEST_RECORD = 2 * 1024 * 1024;
export const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('device'), name: personName }),
        z.strictObject({ kind: z.literal('bot'), bot: botName }),
      ]),
    )
    .min(1)
    .max(16),
  options: z.record(z.string().max(40), z.union([value, z.boolean(), z.array(value).max(100)])).exactOptional(),
  /** The kernel and the game look at it themselves. */
  brief: z.custom<Json>((given) => given !== undefined).exactOptional(),
  pace: pace.exactOptional(),
  listed: z.boolean().exactOptional(),
  spectators: z.boolean().exactOptional(),
  joinable: z.boolean().exactOptional(),
  training: z.boolean().exactOptional(),
  hints: z.enum(['marked', 'quiet', 'none']).exactOptional(),
  name: line(40).exactOptional(),
  lang: lang.exactOptional(),
  start: z.boolean().exactOptional(),
});
export const fits = newTable.pick({ game: true, options: true }).extend({ seats: z.int().min(1).max(16) });
export const tableTerms = newTable.pick({
  options: true,
  pace: true,
  listed: true,
  spectators: true,
  joinable: true,
  hints: true,
  lang: true,
});
export const move = z.strictObject({ seat, to: seat });
export const fork = z.strictObject({ n, seat: seat.exactOptional() });
export const atSeat = z.strictObject({ seat });
export const nothing = z.strictObject({});
export const sought = z.strictObject({
  game: z.string().max(40).exactOptional(),
  pace: z.enum(['now', 'days']).exactOptional(),
  free: z.coerce.number().int().min(1).max(16).exactOptional(),
  lang: lang.exactOptional(),
  company: z.enum(['people', 'bots']).exactOptional(),
});
export const ofTable = z.strictObject({ code: code.exactOptional() });
export const challenge = newTable.pick({ game: true });
export const sent = z.strictObject({
  from: z.string().regex(/^[\w-]{1,40}$/),
  record: z.string().max(LARGEST_RECORD),
  training: z.boolean().exactOptional(),
});
export const renameMe = z.strictObject({ name: personName });
export const lessonTaken = z.strictObject({
  lesson: z.string().regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/),
  at: z.union([z.int().min(0).max(200), z.literal('done')]),
});
export const renameTable = z.strictObject({ name: line(40) });
export const device = z.strictObject({ seat, name: personName });
export const bot = z.strictObject({ seat, bot: botName });
export const agree = z.strictObject({ seat, yes: z.boolean() });
export const ready = z.strictObject({ ready: z.boolean() });
export const standIn = z.strictObject({ seat, on: z.boolean() });
export const stop = z.strictObject({ on: z.boolean() });
export const whyQuery = z.object({ n: z.coerce.number().int().min(0).max(10_000_000) });
export const hint = z.strictObject({ seat });
export const replayQuery = z.object({
  eyes: z.union([z.literal('open'), z.literal('none'), z.coerce.number().int().min(0).max(15)]).exactOptional(),
});

/** An e-mail, or a user name. */
export const login = z
  .string()
  .min(3)
  .max(120)
  .transform((s) => s.trim().toLowerCase())
  .pipe(z.union([z.email(), z.string().regex(/^[a-z0-9_.]{3,30}$/)]));
export const password = z.string().min(8).max(128);
export const signUp = z.strictObject({ login: z.string().max(200), password: z.string().max(1000), name: personName.exactOptional() });
export const signIn = z.strictObject({ login: z.string().max(200), password: z.string().max(1000) });
const token = z.string().regex(/^[\w-]{20,64}$/);
export const linkLook = z.strictObject({ token });
export const linkUse = z.strictObject({ token, password: z.string().max(1000).exactOptional() });
export const newPassword = z.strictObject({ before: z.string().max(1000), after: z.string().max(1000) });
export const leave = z.strictObject({ password: z.string().max(1000).exactOptional() });

const hour = z.int().min(0).max(23);
export const wishes = z.strictObject({
  lang,
  zone: z
    .string()
    .max(60)
    .refine((zone) => isZone(zone), 'no such time zone'),
  quiet: z.tuple([hour, hour]),
  mail: z.enum(['none', 'each', 'daily']),
  hour,
  paces: z.enum(['all', 'days']),
  asked: z.boolean().exactOptional(),
});
function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
export const mailTo = z.strictObject({ mail: z.union([z.null(), z.email().max(200)]), password: z.string().max(1000).exactOptional() });
const key64 = z.string().regex(/^[\w-]{16,120}={0,2}$/);
export const browser = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: key64, auth: key64 }),
  off: z.boolean().exactOptional(),
});
export const forgot = z.strictObject({ login: z.string().max(200) });
export const report = z.strictObject({ seat, text: line(280) });
export const operatorKey = z.strictObject({ key: z.string().max(200) });
export const find = z.object({ find: z.string().max(60).exactOptional() });
export const closeTable = z.strictObject({ code });
export const tidy = z.strictObject({ days: z.int().min(1).max(36_500) });
const id = z.string().regex(/^[\w-]{1,64}$/);
export const ban = z.strictObject({
  kind: z.enum(['person', 'address', 'mute']),
  who: z.string().regex(/^[\w:./-]{1,64}$/),
  hours: z.union([
    z.null(),
    z
      .number()
      .positive()
      .max(24 * 36_500),
  ]),
  reason: z.string().max(1000).transform(visible),
});
export const unban = z.strictObject({ id });
export const program = z.strictObject({ seat, program: id });
export const onePerson = z.strictObject({ person: id });
export const apart = z.strictObject({ person: id, how: z.union([z.null(), z.enum(['hidden', 'blocked'])]) });
export const announce = z.strictObject({
  say: z.union([z.null(), z.strictObject({ fr: line(280), en: line(280), until: z.int().min(0) })]),
});
export const registrations = z.strictObject({ open: z.boolean() });

export const watch = z.strictObject({
  code,
  eyes: seat.nullable(),
  notesFrom: n,
  patches: z.boolean().exactOptional(),
  bots: z.enum(['calm', 'brisk', 'at-once']).exactOptional(),
});
export const unwatch = z.strictObject({ code });
/** The kernel looks at the answer itself, with limits of its own. */
export const answer = z.strictObject({
  code,
  n,
  seat,
  topic,
  answer: z.custom<Json>((given) => given !== undefined),
  own: n.exactOptional(),
});
export const takeBack = z.strictObject({ code, n, seat, note: n.exactOptional(), steps: n.exactOptional() });
export const takeBacks = z.strictObject({ code, n, seat });
export const chat = z
  .strictObject({
    code,
    text: line(280).exactOptional(),
    phrase: z
      .string()
      .regex(/^[\w./-]{1,60}$/)
      .exactOptional(),
  })
  .refine((c) => (c.text === undefined) !== (c.phrase === undefined), 'either text or a phrase');

const CODE = /^[2-9A-HJ-NP-Z]{6}$/;
const number = (value: unknown, most: number): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
/**
 * An answer as pages send it, looked at without the machinery: by far the most frequent message. The same as `answer` and never
 * more than it admits; whatever looks unusual goes through that.
 */
export function plainAnswer(given: unknown): z.infer<typeof answer> | undefined {
  if (typeof given !== 'object' || given === null || Object.keys(given).length !== 5) return undefined;
  const { code: at, n: position, seat: by, topic: about, answer: said } = given as Record<string, unknown>;
  const fits =
    typeof at === 'string' &&
    CODE.test(at) &&
    number(position, 10_000_000) &&
    number(by, 15) &&
    typeof about === 'string' &&
    about.length >= 1 &&
    about.length <= 80 &&
    said !== undefined;
  return fits ? { code: at, n: position as number, seat: by as number, topic: about, answer: said as Json } : undefined;
}

/** Reads it, or says in one sentence what is wrong. */
export function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const flaw = result.error.issues[0];
  const where = flaw?.path.join('.');
  throw badRequest(`${where ? `${where}: ` : ''}${flaw?.message ?? 'not understood'}`.slice(0, 200));
}
