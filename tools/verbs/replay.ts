import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyMatch,
  type Bookmark,
  Divergence,
  type Entry,
  isAnswer,
  isRoll,
  Match,
  Refusal,
  Rolls,
  RuleBug,
} from '@cosmodrome/kernel';
import { formatEntry, parseRecord, type RecordFile, Unreadable } from '@cosmodrome/kernel/record-file';
import type { GamePackage } from '@cosmodrome/kit/package';
import { Misuse } from '../arguments.ts';
import { findGame, fromHere } from '../games.ts';
import { voice } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { verb } from '../verb.ts';

export const replay = verb({
  name: 'replay',
  words: [{ name: 'file' }],
  flags: {
    game: { kind: 'text', what: 'the path of a game folder', help: 'a game that is not on the shelf' },
    eyes: { kind: 'whole', min: 0, max: 11, help: 'only what this seat was told; default: everything' },
    lang: { kind: 'choice', of: ['en', 'fr'], help: 'default en' },
    all: { kind: 'switch', help: 'do not stop after each answer' },
  },
  example: 'replay match.txt --all',
  summary: 'step through a record, every entry checked against the rules',
  more: "Records are written by 'sim --games 1 --record FILE' and 'play --record FILE': one readable line for each entry. Enter goes on, a number goes so many answers on, q stops.",
  run: async ([name = ''], flags, terminal) => {
    const file = readRecord(name);
    const { pack } = await findGame(flags.game ?? file.opening.game);
    const { opening, entries } = file;
    if (pack.game.id !== opening.game)
      throw new Misuse(`this is a record of ${opening.game}, not of ${pack.game.id}`, 'leave --game out, or name the folder of that game');
    const show = terminal.json
      ? undefined
      : shower(pack, file, flags.lang ?? 'en', flags.eyes, flags.all || !terminal.interactive, terminal);
    const { match, misfit } = await walk(pack.game, file, show);
    const data = {
      ...opening,
      entries: entries.length,
      answers: entries.filter(isAnswer).length,
      rolls: entries.filter(isRoll).length,
      fits: misfit === undefined,
      over: match?.over ?? false,
      ...(misfit ? { misfit } : {}),
      ...(match && !misfit ? { ...match.report(), standings: match.standings() } : {}),
    };
    return {
      data,
      text: () =>
        misfit
          ? `line ${misfit.line}: ${misfit.why}\nEverything before it fits${opening.version === pack.game.version ? '' : `; recorded with version ${opening.version}, this is version ${pack.game.version}`}.`
          : `${data.answers} answers, ${data.rolls} rolls: all fit${data.over ? '' : '; the game is not over'}.`,
      code: misfit ? 1 : 0,
    };
  },
});

export function readRecord(name: string): RecordFile {
  let text: string;
  try {
    text = readFileSync(fromHere(name), 'utf8');
  } catch (error) {
    throw new Misuse(
      `cannot read '${name}': ${(error as NodeJS.ErrnoException).code}`,
      'name a record file, written by sim --record or play --record',
    );
  }
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Misuse(`${name}, ${error.message}`, 'a record has a header line and then one line for each entry');
    throw error;
  }
}

export interface Misfit {
  readonly line: number;
  readonly why: string;
}
type Show = (match: AnyMatch, entries: readonly Entry[]) => Promise<boolean>;
/** Applies entry after entry. What the rules do by themselves (rolls) must be what was recorded. */
export async function walk(
  game: AnyGame,
  file: RecordFile,
  show: Show | undefined,
): Promise<{ match: AnyMatch | undefined; misfit: Misfit | undefined }> {
  const { opening, start, entries, lines } = file;
  const lineOf = (i: number) => lines[i] ?? (lines.at(-1) ?? 1) + 1;
  let match: AnyMatch | undefined;
  let i = 0;
  try {
    match = start ? startedFrom(game, file) : (Match.open(game, opening.options, opening.seats, opening.seed, opening.brief) as AnyMatch);
    match.remember();
    let made: readonly Entry[] = match.firstRolls();
    for (;;) {
      const from = i;
      for (const one of made) {
        const due = entries[i];
        if (!due) throw new Divergence(i, `the record ends, the rules go on: ${formatEntry(one)}`);
        // an answer of the clock is given its time by the match
        if (isRoll(one) && formatEntry(due) !== formatEntry(one))
          throw new Divergence(i, `recorded: ${formatEntry(due)}; the rules: ${formatEntry(one)}`);
        i++;
      }
      if (show && !(await show(match, entries.slice(from, i)))) break;
      if (i >= entries.length) break;
      made = match.apply(entries[i] as Entry, i);
    }
    return { match, misfit: undefined };
  } catch (error) {
    if (error instanceof Divergence) return { match, misfit: { line: lineOf(error.at), why: error.message.replace(/^entry \d+: /, '') } };
    if (error instanceof RuleBug || error instanceof Refusal) return { match, misfit: { line: lineOf(i), why: error.message } };
    throw error;
  }
}

/** A match whose record begins with a position: its luck is what the record has. */
function startedFrom(game: AnyGame, { opening, start, entries }: RecordFile): AnyMatch {
  const { version, seats, options, brief } = opening;
  const given = brief === undefined ? {} : { brief };
  const bookmark = start as Bookmark;
  return Match.resume(
    game,
    { game: game.id, version, seats, options, ...given, bookmark, since: [], past: [] },
    new Rolls(entries),
  ) as AnyMatch;
}

function shower(pack: GamePackage, file: RecordFile, lang: 'en' | 'fr', eyes: number | undefined, all: boolean, terminal: Terminal): Show {
  const words = pack.words[lang];
  const speaker = voice(words, lang, file.opening.seats);
  let told = 0;
  let index = 0;
  let run = 0;
  return async (match, entries) => {
    for (const entry of entries) terminal.say(`${String(++index).padStart(5)}  ${formatEntry(entry)}`);
    const now = eyes === undefined ? match.toldInAll : match.toldTo(eyes);
    const notes =
      eyes === undefined
        ? match.allNotes(Math.min(told, now))
        : match.notes(eyes, Math.min(told, now)).map((note) => ({ note, audience: undefined }));
    for (const { note, audience } of notes) {
      const only = audience ? ` (only to ${audience.map((s) => speaker.name(s)).join(', ') || 'nobody'})` : '';
      terminal.say(`         · ${speaker.say(words.note(note as never, match.view(eyes)).say)}${only}`);
    }
    told = now;
    if (all || --run > 0) return true;
    const line = await terminal.ask('Enter: on, a number: so many on, q: stop> ');
    if (line === undefined || line === 'q' || typeof line === 'symbol') return false;
    run = /^\d+$/.test(line.trim()) ? Number(line) : 0;
    return true;
  };
}
