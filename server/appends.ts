/**
 * What an answer adds to storage, and the group commit: appends that arrive while one transaction is being written share
 * the next one, so the disk is waited for once for all of them.
 */
import type { Logger } from 'pino';
import { NOTIFY } from './bus.ts';
import type { Bulk, Storage } from './storage.ts';

export interface Append {
  readonly code: string;
  /** Number of the first new entry: the unique key that refuses a second one. */
  readonly from: number;
  readonly entries: readonly string[];
  /** Notes from this one on were taken back; undefined: none. */
  readonly notesCut: number | undefined;
  readonly notesFrom: number;
  readonly notes: readonly { readonly audience: string | null; readonly note: string; readonly at: number | null }[];
  /** `n` is the number of the row, which may be written over. */
  readonly bookmarks: readonly { readonly n: number; readonly data: string }[];
  readonly n: number;
  readonly version: number;
  readonly position: string | null;
  readonly waiting: string;
  readonly clocks: string;
  readonly due: number | null;
  readonly over: boolean;
  /** JSON of `Ending`, once it is over. */
  readonly ending: string | null;
  readonly at: number;
  /** It is over, and this match waits for it: due from now on. */
  readonly parent?: string | undefined;
  /** What other processes are told, if and when it is stored. */
  readonly tell?: string | undefined;
}

type Value = string | number | null;
const ENTRIES = {
  name: 'entries',
  sqlite: 'insert into entries (code, n, entry) values (?, ?, ?)',
  postgres: 'insert into entries (code, n, entry) select * from unnest($1::text[], $2::int[], $3::text[])',
};
const NOTES_CUT = {
  name: 'notes-cut',
  sqlite: 'delete from notes where code = ? and i >= ?',
  postgres: 'delete from notes using unnest($1::text[], $2::int[]) as x(code, i) where notes.code = x.code and notes.i >= x.i',
};
const NOTES = {
  name: 'notes',
  sqlite: 'insert into notes (code, i, audience, note, at) values (?, ?, ?, ?, ?)',
  postgres:
    'insert into notes (code, i, audience, note, at) select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[])',
};
const BOOKMARKS = {
  name: 'bookmarks',
  sqlite: 'insert into bookmarks (code, n, data) values (?, ?, ?) on conflict (code, n) do update set data = excluded.data',
  postgres:
    'insert into bookmarks (code, n, data) select * from unnest($1::text[], $2::int[], $3::text[]) on conflict (code, n) do update set data = excluded.data',
};
const MATCHES = {
  name: 'matches',
  sqlite:
    'update matches set n = ?, version = ?, position = coalesce(?, position), waiting = ?, clocks = ?, due = ?, over = ?, updated_at = ? where code = ?',
  postgres:
    'update matches set n = x.n, version = x.version, position = coalesce(x.position, matches.position), waiting = x.waiting, clocks = x.clocks, due = x.due, over = x.over, updated_at = x.at ' +
    'from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::int[], $8::bigint[], $9::text[]) ' +
    'as x(n, version, position, waiting, clocks, due, over, at, code) where matches.code = x.code',
};
const OVER = {
  name: 'over',
  sqlite: "update tables set phase = 'over', ending = ?, updated_at = ? where code = ?",
  postgres:
    "update tables set phase = 'over', ending = x.ending, updated_at = x.at from unnest($1::text[], $2::bigint[], $3::text[]) as x(ending, at, code) where tables.code = x.code",
};

const PARENTS = {
  name: 'parents',
  sqlite: 'update matches set due = ? where code = ? and over = 0',
  postgres:
    'update matches set due = x.at from unnest($1::bigint[], $2::text[]) as x(at, code) where matches.code = x.code and matches.over = 0',
};

const TELL = { name: 'tell', sqlite: null, postgres: NOTIFY };

export function statementsOf(appends: readonly Append[]): Bulk[] {
  const entries: Value[] = [];
  const cuts: Value[] = [];
  const notes: Value[] = [];
  const bookmarks: Value[] = [];
  const matches: Value[] = [];
  const over: Value[] = [];
  const parents: Value[] = [];
  const tell: Value[] = [];
  for (const a of appends) {
    const { code } = a;
    for (let i = 0; i < a.entries.length; i++) entries.push(code, a.from + i, a.entries[i] as string);
    if (a.notesCut !== undefined) cuts.push(code, a.notesCut);
    for (let i = 0; i < a.notes.length; i++) {
      const told = a.notes[i] as Append['notes'][number];
      notes.push(code, a.notesFrom + i, told.audience, told.note, told.at);
    }
    for (const b of a.bookmarks) bookmarks.push(code, b.n, b.data);
    matches.push(a.n, a.version, a.position, a.waiting, a.clocks, a.due, a.over ? 1 : 0, a.at, code);
    if (a.over) over.push(a.ending, a.at, code);
    if (a.parent !== undefined) parents.push(a.at, a.parent);
    if (a.tell !== undefined) tell.push(a.tell);
  }
  const all: Bulk[] = [
    { ...ENTRIES, values: entries, width: 3 },
    { ...NOTES_CUT, values: cuts, width: 2 },
    { ...NOTES, values: notes, width: 5 },
    { ...BOOKMARKS, values: bookmarks, width: 3 },
    { ...MATCHES, values: matches, width: 9 },
    { ...OVER, values: over, width: 3 },
    { ...PARENTS, values: parents, width: 2 },
    { ...TELL, values: tell, width: 1 },
  ];
  return all.filter((s) => s.values.length > 0);
}

interface Waiting {
  readonly append: Append;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}
export interface CommitMeter {
  commit(appends: number, seconds: number): void;
}

export class Appends {
  private readonly storage: Storage;
  private readonly log: Logger;
  private readonly meter: CommitMeter;
  private readonly most: number;
  private waiting: Waiting[] = [];
  private writing = 0;
  private scheduled = false;
  private drained: (() => void)[] = [];

  constructor(storage: Storage, log: Logger, meter: CommitMeter) {
    this.storage = storage;
    this.log = log;
    this.meter = meter;
    this.most = storage.kind === 'sqlite' ? 1 : 3;
  }
  /** Resolves when it is durable. Rejects with the storage's own error, and then nothing of it is stored. */
  append(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ append, done, failed });
      this.schedule();
    });
  }
  async drain(): Promise<void> {
    if (this.waiting.length === 0 && this.writing === 0) return;
    await new Promise<void>((resolve) => this.drained.push(resolve));
  }
  private schedule(): void {
    if (this.scheduled || this.waiting.length === 0 || this.writing >= this.most) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.write();
    });
  }
  private async write(): Promise<void> {
    const group = this.waiting.splice(0, 1000);
    if (group.length === 0) return;
    // In the order of codes: two processes never wait for each other in a circle. A file has one process only.
    if (this.storage.kind === 'postgres') group.sort((a, b) => (a.append.code < b.append.code ? -1 : 1));
    this.writing++;
    const start = performance.now();
    try {
      await this.storage.batch(statementsOf(group.map((w) => w.append)));
      for (const w of group) w.done();
    } catch (error) {
      if (group.length === 1 || this.storage.isLost(error)) for (const w of group) w.failed(error);
      else {
        if (!this.storage.isConflict(error)) this.log.warn({ err: error }, 'a group commit failed; trying its parts');
        for (const w of group) await this.storage.batch(statementsOf([w.append])).then(w.done, w.failed);
      }
    }
    this.meter.commit(group.length, (performance.now() - start) / 1000);
    this.writing--;
    this.schedule();
    if (this.waiting.length === 0 && this.writing === 0) {
      for (const resolve of this.drained) resolve();
      this.drained = [];
    }
  }
}
