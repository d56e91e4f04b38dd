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
 *
 * Whatever the match was given beside its options follows them: brief={…}. Empty lines and lines that begin with # are for people.
 */
import { CLOCK, type Entry, isAnswer, isRoll, type Json, type Opening, type Options, type Seat, STAGE } from '@cosmodrome/kernel';

export interface RecordFile {
  readonly opening: Opening;
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
  return `cosmodrome-record 1 game=${o.game} version=${o.version} seats=${o.seats} seed=${JSON.stringify(o.seed)} options=${JSON.stringify(o.options)}${brief}`;
}
export function formatEntry(e: Entry): string {
  if (isRoll(e)) return `roll ${e.got} of ${e.of}`;
  if (!isAnswer(e)) return `back ${e.back}`;
  const who = e.seat === CLOCK ? 'clock' : e.seat === STAGE ? 'stage' : `seat ${e.seat}`;
  return `${who} ${e.topic} ${JSON.stringify(e.answer)}${e.at === undefined ? '' : ` @${e.at}`}`;
}
export function formatRecord(opening: Opening, entries: readonly Entry[]): string {
  return `${[formatOpening(opening), ...entries.map(formatEntry)].join('\n')}\n`;
}

const HEADER =
  /^cosmodrome-record (\d+) game=(\S+) version=(\d+) seats=(\d+) seed=("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?) options=(\{.*?\})(?: brief=(.+))?$/;
const ANSWER = /^(?:seat (\d+)|(clock|stage)) (\S+) (.+?)(?: @(\d+(?:\.\d+)?))?$/;
const ROLL = /^roll (\d+) of (\d+)$/;
const BACK = /^back (\d+)$/;

export function parseRecord(text: string): RecordFile {
  const rows = text.split(/\r?\n/).map((row, i) => ({ row: row.trim(), line: i + 1 }));
  const [first, ...rest] = rows.filter(({ row }) => row !== '' && !row.startsWith('#'));
  if (!first) throw new Unreadable(1, 'the file is empty; a record begins with cosmodrome-record 1 game=…');
  const opening = parseOpening(first.row, first.line);
  const entries = rest.map(({ row, line }) => parseEntry(row, line));
  return { opening, entries, lines: rest.map(({ line }) => line) };
}
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
    seed: json(seed as string, line) as string | number,
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
  if (back) return { back: Number(back[1]) };
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
