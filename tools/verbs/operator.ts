import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse } from '../arguments.ts';
import { verb } from '../verb.ts';

/** What can be asked or done: its words after the verb, and the request it is. */
interface Deed {
  readonly words: string;
  readonly help: string;
  readonly path: string;
  /** Absent: it only looks. */
  readonly body?: (to: string, flags: { readonly hours?: number; readonly reason?: string; readonly fr?: string }) => unknown;
}
const needs = (what: string, to: string): string => {
  if (to === '') throw new Misuse(`${what} is missing`, 'for example: npm run -s cosmo -- operator close K7QM2D');
  return to;
};
const ban =
  (kind: string): NonNullable<Deed['body']> =>
  (to, { hours, reason }) => ({ kind, who: needs('whom', to), hours: hours ?? null, reason: reason ?? '' });
const HOUR = 3_600_000;
const DEEDS: Readonly<Record<string, Deed>> = {
  overview: { words: '', help: 'how the house is', path: '' },
  tables: { words: '[find]', help: 'the newest tables, or those with this code, name or game', path: '/tables' },
  people: { words: '[find]', help: 'who was here last, or whoever has this id or name', path: '/people' },
  reports: { words: '', help: 'what people told of others', path: '/reports' },
  deeds: { words: '', help: 'what operators have done', path: '/deeds' },
  close: {
    words: '<code>',
    help: 'close a table: a running match is given up, a finished one removed',
    path: '/close',
    body: (code) => ({ code: needs('the code', code) }),
  },
  tidy: {
    words: '<days>',
    help: 'close what nobody has touched for so long',
    path: '/tidy',
    body: (days) => ({ days: Number(needs('how many days', days)) }),
  },
  ban: { words: '<person>', help: 'keep somebody out (--hours, --reason); a bot keeps the seats', path: '/ban', body: ban('person') },
  mute: { words: '<person>', help: 'somebody plays, and may not talk', path: '/ban', body: ban('mute') },
  'ban-address': { words: '<network>', help: 'keep everybody out who comes from there', path: '/ban', body: ban('address') },
  unban: { words: '<ban>', help: 'as if it had not been', path: '/unban', body: (id) => ({ id: needs('which ban', id) }) },
  remove: {
    words: '<person>',
    help: 'remove somebody with all that is kept',
    path: '/remove',
    body: (person) => ({ person: needs('whom', person) }),
  },
  password: {
    words: '<person>',
    help: 'a link by which an account chooses a new password',
    path: '/password',
    body: (person) => ({ person: needs('whom', person) }),
  },
  seat: {
    words: '<guest>',
    help: 'a link by which a guest who lost a device has their seats again',
    path: '/seat',
    body: (person) => ({ person: needs('whom', person) }),
  },
  announce: {
    words: '[text]',
    help: 'say it on every page (--fr for the French, --hours); without a text nothing is said any more',
    path: '/announce',
    body: (en, { fr, hours }) => ({ say: en === '' ? null : { en, fr: fr ?? en, until: Date.now() + (hours ?? 24) * HOUR } }),
  },
  registrations: {
    words: '<open|closed>',
    help: 'whether new accounts are made',
    path: '/registrations',
    body: (to) => {
      if (to !== 'open' && to !== 'closed') throw new Misuse(`registrations are open or closed, not '${to}'`, 'say one of the two');
      return { open: to === 'open' };
    },
  },
};

export const operator = verb({
  name: 'operator',
  words: [{ name: 'what' }, { name: 'whom', optional: true }],
  flags: {
    at: { kind: 'text', what: 'an address', help: 'where the server is; default http://localhost:3000, or PORT' },
    hours: { kind: 'whole', min: 1, max: 876_000, help: 'for how long; without it for good' },
    reason: { kind: 'text', what: 'a sentence', help: 'what whoever is kept out reads' },
    fr: { kind: 'text', what: 'a sentence', help: 'an announcement in French' },
  },
  example: 'operator ban XhQ7… --hours 24 --reason "insults"',
  summary: 'look after a running house: tables, people, bans, announcements',
  more: [
    'It asks the server, with the operator’s key: OPERATOR_KEY, or the one that the server keeps in DATA_DIR (.data). Everything that is done is kept in a journal.',
    '',
    ...Object.entries(DEEDS).map(([name, d]) => `  ${`${name} ${d.words}`.padEnd(24)} ${d.help}`),
  ].join('\n'),
  run: async ([what = '', whom = ''], flags) => {
    const deed = Object.hasOwn(DEEDS, what) ? DEEDS[what] : undefined;
    if (!deed) throw new Misuse(`the operator knows no '${what}'`, `what can be said: ${Object.keys(DEEDS).join(', ')}`);
    const at = flags.at ?? `http://localhost:${process.env.PORT ?? 3000}`;
    const query = deed.body || whom === '' ? '' : `?${new URLSearchParams({ find: whom })}`;
    const response = await fetch(`${at}/api/operator${deed.path}${query}`, {
      headers: { authorization: `Bearer ${key()}`, ...(deed.body ? { 'content-type': 'application/json' } : {}) },
      ...(deed.body ? { method: 'POST', body: JSON.stringify(deed.body(whom, flags)) } : {}),
    }).catch(() => {
      throw new Misuse(`no server answers at ${at}`, 'start it, or say with --at where it is');
    });
    const said = (await response.json()) as Record<string, unknown> | readonly Record<string, unknown>[];
    if (!response.ok) throw new Misuse(String((said as Record<string, unknown>).message ?? response.statusText), 'nothing was changed');
    return {
      data: said,
      text: () => (Array.isArray(said) ? said.map(line).join('\n') || 'none' : listed(said as Record<string, unknown>)),
    };
  },
});
function key(): string {
  if (process.env.OPERATOR_KEY) return process.env.OPERATOR_KEY;
  const file = join(process.env.DATA_DIR ?? '.data', 'operator-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Misuse(`there is no operator’s key in ${file}`, 'say DATA_DIR as for the server, or OPERATOR_KEY');
}
/** Times are read by people. */
const told = (value: unknown): string =>
  typeof value === 'number' && value > 1e12
    ? new Date(value).toISOString().slice(0, 16).replace('T', ' ')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value);
const line = (row: Record<string, unknown>): string => Object.values(row).map(told).join('  ');
const listed = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(([name, value]) => `${name.padEnd(14)} ${told(value)}`)
    .join('\n');
