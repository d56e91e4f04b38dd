/** A whole match from its record: shown frame by frame as one viewer saw it, or played up to a point to be forked there. */
import {
  type AnswerEntry,
  type AnyGame,
  type AnyMatch,
  type Ask,
  type Bookmark,
  copy,
  type Entry,
  isAnswer,
  isBack,
  type Json,
  Luck,
  Match,
  NO_DRAWS,
  type Opening,
  Rolls,
  type Saved,
  type Seat,
  type Step,
} from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import { Held } from './patch.ts';
import type { MatchRecord } from './replay.ts';
import type { NoteMark } from './socket.ts';

/** Where the record of a match begins that was not set up but forked from another. */
export interface Origin {
  readonly version: number;
  readonly bookmark: Bookmark;
}

/** A match as it is stored. */
export interface Recorded {
  readonly opening: Opening;
  /** Where the record begins, and the notes told before, if it does not begin with the setup. */
  readonly origin: { readonly text: string; readonly notes: readonly NoteTold[] } | null;
  readonly entries: readonly Entry[];
  readonly startedAt: number;
}
export interface NoteTold {
  readonly note: Json;
  readonly audience: readonly Seat[] | null;
  readonly at: number | null;
}
/** A place to play on from. */
export interface ForkPoint extends Origin {
  readonly since: readonly Step[];
  /** Told before the bookmark. */
  readonly notes: readonly NoteTold[];
}

export const hears = (told: NoteTold, seat: Seat | undefined): boolean =>
  told.audience === null || (seat !== undefined && told.audience.includes(seat));

/** The position a record begins from, without the luck that was ahead then: what came of it is in the entries. */
function startOf(game: AnyGame, { opening, origin }: Recorded): Saved {
  if (!origin) {
    const { bookmark, ...opened } = (Match.open(game, opening.options, opening.seats, opening.seed, opening.brief) as AnyMatch).save();
    return { ...opened, bookmark: { ...bookmark, luck: NO_DRAWS }, since: [], past: [] };
  }
  const { version, bookmark } = JSON.parse(origin.text) as Origin;
  const { seats, options, brief } = opening;
  const start = { game: game.id, version, seats, options, bookmark: { ...bookmark, luck: NO_DRAWS }, since: [], past: [] };
  return brief === undefined ? start : { ...start, brief };
}
/** JSON of a `MatchRecord`. */
export const recordText = (game: AnyGame, record: Recorded): string =>
  JSON.stringify({ start: startOf(game, record), entries: record.entries } satisfies MatchRecord);

/** The record played again, one entry at a time, with the journal as it stood. */
class Rerun {
  readonly match: AnyMatch;
  readonly notes: NoteTold[];
  private readonly record: Recorded;
  private n: number;
  /** Answers and take-backs so far. */
  acts = 0;
  constructor(game: AnyGame, record: Recorded) {
    const { opening, origin } = record;
    this.record = record;
    this.notes = (origin?.notes ?? []).map((told) => ({ ...told, note: renewedNote(game, told.note) }));
    this.match = origin
      ? (Match.resume(game, startOf(game, record), new Rolls(record.entries)) as AnyMatch)
      : (Match.open(game, opening.options, opening.seats, opening.seed, opening.brief) as AnyMatch);
    this.match.remember();
    this.n = this.match.firstRolls().length;
    this.listen();
  }
  /** What happens next; undefined at the end of the record. */
  get next(): Entry | undefined {
    return this.record.entries[this.n];
  }
  step(entry: Entry): void {
    this.n += this.match.apply(entry, this.n).length;
    this.acts++;
    this.listen();
  }
  private listen(): void {
    const told = this.match.toldInAll;
    if (this.notes.length > told) this.notes.length = told;
    const at = this.record.startedAt + this.match.now;
    for (const t of this.match.allNotes(this.notes.length)) this.notes.push({ note: t.note as Json, audience: t.audience ?? null, at });
  }
}

/** A record played again to its end, with what was told. Throws where the rules do not lead there. */
export function rerun(
  game: AnyGame,
  record: Recorded,
): { readonly match: AnyMatch; readonly notes: readonly NoteTold[]; readonly acts: number } {
  const run = new Rerun(game, record);
  for (let entry = run.next; entry; entry = run.next) run.step(entry);
  return run;
}
/**
 * JSON of a SentReplay without its table. Answers that were taken back are left out. Each view is written down at once: it may
 * share data with a state that plays on. Questions and answers are shown to the seat they were put to, and to open eyes: no
 * rule says which answers of others were public, and whatever was is in the view or in the journal. While the game runs, not even
 * who used an interrupt is shown: nobody was waited for, so that no screen ever said it. Once it has `ended`, whom a note was for is.
 */
export function replayText(game: AnyGame, record: Recorded, eyes: Seat | 'open' | null, ended: boolean): string {
  const run = new Rerun(game, record);
  const { match } = run;
  const seat = eyes === null || eyes === 'open' ? undefined : eyes;
  const seen = () => (eyes === 'open' ? match.openView() : match.view(seat));
  const start = JSON.stringify(seen());
  const frames: { seat: Seat; view: string; text: string }[] = [];
  for (let entry = run.next; entry; entry = run.next) {
    const put = isAnswer(entry) ? match.find(entry.seat, entry.topic) : undefined;
    const asked = put && (eyes === 'open' || eyes === put.seat) ? put : undefined;
    const told = ended || asked !== undefined || put?.optional === false;
    const ask = asked ? JSON.stringify(questionOf(asked)) : 'null';
    run.step(entry);
    if (isBack(entry)) {
      const { back, far } = entry;
      const last = far === undefined ? frames.findLastIndex((f) => f.seat === back) : frames.length - far;
      if (last >= 0) frames.splice(last, far ?? 1);
    } else if (isAnswer(entry)) {
      const frame = {
        n: run.acts,
        notes: eyes === 'open' ? match.toldInAll : match.toldTo(seat),
        seat: told ? entry.seat : null,
        topic: told ? entry.topic : null,
        answer: asked ? entry.answer : null,
        at: entry.at === undefined ? null : record.startedAt + entry.at,
        round: match.report().rounds,
      };
      frames.push({ seat: entry.seat, view: JSON.stringify(seen()), text: `"ask":${ask},${JSON.stringify(frame).slice(1)}` });
    }
  }
  const told = eyes === 'open' ? run.notes : run.notes.filter((t) => hears(t, seat));
  const rest = {
    notes: told.map((t) => t.note),
    marks: told.map((t): NoteMark => ({ secret: t.audience !== null, at: t.at, ...(ended && t.audience ? { to: t.audience } : {}) })),
    over: match.over ? { standings: match.standings(), report: match.report() } : null,
  };
  const held = new Held({ view: JSON.parse(start) as Json });
  const texts = frames.map((f) => `{"ops":${JSON.stringify(held.to({ view: JSON.parse(f.view) as Json }))},${f.text}`);
  return `"eyes":${JSON.stringify(eyes)},"total":${frames.length},"start":${start},"frames":[${texts.join(',')}],${JSON.stringify(rest).slice(1, -1)}`;
}

/**
 * Does the record still lead to the ending it led to? Undefined: it does. Such a replay ends with its ending: `over` is the last
 * thing `replayText` writes. Null: the match was given up, or its ending is not known.
 */
export function strayed(text: string, ending: string | null): string | undefined {
  return ending === null || text.endsWith(`"over":${ending}`) ? undefined : 'the rules of today give it another ending';
}

/** A note that was stored, as the rules of today tell it. */
export const renewedNote = (game: AnyGame, note: Json): Json => game.renew?.note(note) ?? note;

/** The last answer of one of these seats among the first `acts` acts, and the match as it stood before it; undefined: there was none. */
export function lastAnswer(
  game: AnyGame,
  record: Recorded,
  acts: number,
  of: (seat: Seat) => boolean,
): { readonly match: AnyMatch; readonly ask: Ask; readonly answer: Json; readonly notes: readonly Json[] } | undefined {
  const run = new Rerun(game, record);
  let at = -1;
  for (let entry = run.next; entry && run.acts < acts; entry = run.next) {
    if (isAnswer(entry) && of(entry.seat)) at = run.acts;
    run.step(entry);
  }
  if (at < 0) return undefined;
  const again = new Rerun(game, record);
  for (let entry = again.next; entry && again.acts < at; entry = again.next) again.step(entry);
  const entry = again.next as AnswerEntry;
  const ask = again.match.find(entry.seat, entry.topic);
  const notes = again.notes.filter((t) => hears(t, entry.seat)).map((t) => t.note);
  return ask && { match: again.match, ask, answer: entry.answer, notes };
}

/**
 * The position after so many acts, to be played on from there with other luck than there was; undefined: there is none, or nothing is
 * left to play. For a match that still runs (`seat` is the only person in it) it is the beginning of that stretch of play, with all that this seat cannot
 * know rearranged, other luck ahead and only the notes it was told: nothing of it says how things are in the running match.
 */
export function forkPoint(game: AnyGame, record: Recorded, acts: number, seat: Seat | undefined, seed: string): ForkPoint | undefined {
  const run = new Rerun(game, record);
  for (let entry = run.next; entry && run.acts < acts; entry = run.next) run.step(entry);
  if (run.acts < acts || run.match.over) return undefined;
  const saved = run.match.save();
  const bookmark = saved.bookmark as Bookmark;
  const before = run.notes.slice(0, bookmark.told[0]);
  const luck = Luck.seeded(seed);
  if (seat === undefined) return { version: game.version, bookmark: { ...bookmark, luck: luck.state }, since: saved.since, notes: before };
  const state = copy(bookmark.state);
  game.imagine(state, seat, luck);
  const notes = before.filter((t) => hears(t, seat));
  const viewers = [...Array.from({ length: saved.seats }, (_, s) => s), undefined];
  const told = [notes.length, ...viewers.map((v) => notes.filter((t) => hears(t, v)).length)];
  return { version: game.version, bookmark: { state, luck: luck.state, now: bookmark.now, told }, since: [], notes };
}
