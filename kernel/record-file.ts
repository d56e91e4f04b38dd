/**
 * A match as a text file: a header line that says how it began, then one readable line for each entry of its record.
 *
 *   cosmodrome-record 1 game=vii-legio version=1 seats=2 seed="17" options={}
 *   roll 3 of 6                       luck: outcome 3 of 0 to 5
 *   seat 0 turn/action "move"         seat 0 answered the question turn/action
 *   seat 1 grab 4 @1500               the same, 1500 ms into the play
 *   clock clock "time" @60000         the clock answered
 *   stage mission {"won":true}        another match, played on the stage, came out so
 *   back 0                            seat 0 took its last answer back
 *   back 0 far 3                      the same among bots: three answers in all went with it
 *
 * Whatever the match was given beside its options follows them: brief={…}. A match whose seed is nobody's to know says seed=none and
 * brings the position it began from; who sat there and how the table was called may be told, too:
 *
 *   start {"state":{…},"luck":[0,0,0,0],…}
 *   names [{"person":"Lou"},{"bot":"greedy"}]
 *   title "Sunday evening"
 *
 * Empty lines and lines that begin with # are for people.
 */
import { CLOCK, type Seat, STAGE } from './flow.ts';
import type { Options } from './game.ts';
import type { Json } from './json.ts';
import { type Bookmark, type Entry, isAnswer, isRoll, type Opening } from './record.ts';

/** Who sat there. */
export type Name = { readonly person: string; readonly bot?: undefined } | { readonly bot: string; readonly person?: undefined };
/** What a file tells beside the match. */
export interface About {
  /** Where it began, of a match without a seed. */
  readonly start?: Bookmark;
  readonly names?: readonly Name[];
  readonly title?: string;
}
export interface RecordFile extends About {
  readonly opening: Opening;
  readonly names: readonly Name[];
  readonly entries: readonly Entry[];
  /** lines[i]: the line of the file in which entry i stands. */
  readonly lines: readonly number[];
}
/** The file is not a record; `line` counts from 1. */
export class Unreadable extends Error {
  readonly line: number;
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
    this.name = 'Unreadable';
    this.line = line;
  }
}

export function formatOpening(o: Opening): string {
  const brief = o.brief === undefined ? '' : ` brief=${JSON.stringify(o.brief)}`;
  return `cosmodrome-record 1 game=${o.game} version=${o.version} seats=${o.seats} seed=${o.seed === NO_SEED ? o.seed : JSON.stringify(o.seed)} options=${JSON.stringify(o.options)}${brief}`;
}
export function formatEntry(e: Entry): string {
  if (isRoll(e)) return `roll ${e.got} of ${e.of}`;
  if (!isAnswer(e)) return `back ${e.back}${e.far === undefined ? '' : ` far ${e.far}`}`;
  const who = e.seat === CLOCK ? 'clock' : e.seat === STAGE ? 'stage' : `seat ${e.seat}`;
  return `${who} ${e.topic} ${JSON.stringify(e.answer)}${e.at === undefined ? '' : ` @${e.at}`}`;
}
export function formatRecord(opening: Opening, entries: readonly Entry[], { start, names, title }: About = {}): string {
  const about = { start, names, title } as unknown as Readonly<Record<string, Json | undefined>>;
  const told = Object.entries(about).flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${JSON.stringify(value)}`]));
  return `${[formatOpening(start ? { ...opening, seed: NO_SEED } : opening), ...told, ...entries.map(formatEntry)].join('\n')}\n`;
}

/** In place of a seed: the record has its position instead. */
export const NO_SEED = 'none';
const HEADER =
  /^cosmodrome-record (\d+) game=(\S+) version=(\d+) seats=(\d+) seed=("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|none) options=(\{.*?\})(?: brief=(.+))?$/;
const ANSWER = /^(?:seat (\d+)|(clock|stage)) (\S+) (.+?)(?: @(\d+(?:\.\d+)?))?$/;
const ROLL = /^roll (\d+) of (\d+)$/;
const BACK = /^back (\d+)(?: far (\d+))?$/;
const ABOUT = /^(start|names|title) (.+)$/;

export function parseRecord(text: string): RecordFile {
  const rows = text.split(/\r?\n/).map((row, i) => ({ row: row.trim(), line: i + 1 }));
  const [first, ...rest] = rows.filter(({ row }) => row !== '' && !row.startsWith('#'));
  if (!first) throw new Unreadable(1, 'the file is empty; a record begins with cosmodrome-record 1 game=…');
  const opening = parseOpening(first.row, first.line);
  const about = new Map<string, Json>();
  for (const { row, line } of rest) {
    const [, key, value] = ABOUT.exec(row) ?? [];
    if (key === undefined || value === undefined) break;
    about.set(key, json(value, line));
  }
  const start = about.get('start');
  if (opening.seed === NO_SEED && !isStart(start))
    throw new Unreadable(first.line, 'without a seed, a line that begins with start is needed');
  const names = about.get('names');
  const title = about.get('title');
  const made = rest.slice(about.size);
  return {
    opening,
    ...(isStart(start) ? { start } : {}),
    names: Array.isArray(names) ? names.filter(isName) : [],
    ...(typeof title === 'string' ? { title } : {}),
    entries: made.map(({ row, line }) => parseEntry(row, line)),
    lines: made.map(({ line }) => line),
  };
}
const isStart = (given: unknown): given is Bookmark =>
  typeof given === 'object' && given !== null && ['state', 'luck', 'now', 'told'].every((key) => Object.hasOwn(given, key));
const isName = (given: unknown): given is Name =>
  typeof given === 'object' &&
  given !== null &&
  Object.values(given).length === 1 &&
  Object.entries(given).every(([key, value]) => (key === 'person' || key === 'bot') && typeof value === 'string');
function parseOpening(row: string, line: number): Opening {
  const [, format, game, version, seats, seed, options, brief] = HEADER.exec(row) ?? [];
  if (format === undefined)
    throw new Unreadable(
      line,
      `not the header of a record; it looks like: cosmodrome-record 1 game=… version=1 seats=2 seed="1" options={}`,
    );
  if (format !== '1') throw new Unreadable(line, `a record of format ${format}; this program reads format 1`);
  return {
    game: game as string,
    version: Number(version),
    seats: Number(seats),
    seed: seed === NO_SEED ? NO_SEED : (json(seed as string, line) as string | number),
    options: json(options as string, line) as Options,
    ...(brief === undefined ? {} : { brief: json(brief, line) }),
  };
}
function parseEntry(row: string, line: number): Entry {
  const roll = ROLL.exec(row);
  if (roll) {
    const [got, of] = [Number(roll[1]), Number(roll[2])];
    if (got >= of) throw new Unreadable(line, `a roll gives 0 to ${of - 1}, not ${got}`);
    return { of, got };
  }
  const back = BACK.exec(row);
  if (back) return { back: Number(back[1]), ...(back[2] === undefined ? {} : { far: Number(back[2]) }) };
  const [all, seat, other, topic, answer, at] = ANSWER.exec(row) ?? [];
  if (all === undefined)
    throw new Unreadable(line, `not an entry: '${row.slice(0, 60)}'; entries begin with 'seat <n>', 'clock', 'stage', 'roll' or 'back'`);
  const who: Seat = seat !== undefined ? Number(seat) : other === 'clock' ? CLOCK : STAGE;
  const given = { seat: who, topic: topic as string, answer: json(answer as string, line) };
  return at === undefined ? given : { ...given, at: Number(at) };
}
function json(text: string, line: number): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Unreadable(line, `'${text.slice(0, 60)}' is not JSON`);
  }
}
