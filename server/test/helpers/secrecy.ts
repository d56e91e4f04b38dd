/**
 * The law of secrecy on recorded bytes: everything a viewer was sent follows from what its eyes may know. Each message is
 * held against the match rebuilt from its record, and against worlds in which everything hidden is rearranged.
 */
import {
  type AnyGame,
  type AnyMatch,
  type Ask,
  type Entry,
  type Json,
  Luck,
  Match,
  type Opening,
  type Seat,
  type Told,
} from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import type { Sync } from '@cosmodrome/wire';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { sqliteFile } from '../../storage.ts';

export interface Recorded {
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}
/** The record of a match, straight from the file. */
export function recordOf(dataDir: string, code: string, game: string): Recorded {
  const db = new Database(sqliteFile(dataDir), { readonly: true });
  try {
    const row = db.prepare('select * from matches where code = ?').get(code) as {
      version: number;
      seats: number;
      options: string;
      seed: string;
    };
    const entries = db.prepare('select entry from entries where code = ? order by n').all(code) as { entry: string }[];
    return {
      opening: { game, version: row.version, seats: row.seats, options: JSON.parse(row.options) as Opening['options'], seed: row.seed },
      entries: entries.map((e) => JSON.parse(e.entry) as Entry),
    };
  } finally {
    db.close();
  }
}

/** Messages of Socket.IO as they were on the line: the event and what it carried. Anything else is a failure. */
export function eventsOf(bytes: readonly string[]): { readonly event: string; readonly data: unknown }[] {
  return bytes.flatMap((text) => {
    const kind = text[0];
    if (kind === '0') return []; // the session id
    const json = text.slice(1).replace(/^\d+/, '');
    const list = JSON.parse(json) as unknown[];
    if (kind === '2') return [{ event: list[0] as string, data: list[1] }];
    if (kind === '3') return [{ event: 'ack', data: list[0] }];
    throw new Error(`an unknown message: ${text.slice(0, 200)}`);
  });
}

const SYNC_KEYS = ['asks', 'canTakeBack', 'code', 'eyes', 'n', 'notes', 'over', 'sealed', 'serverTime', 'topics', 'view', 'waiting'];
const keysOf = (value: unknown) => Object.keys(value as object).sort();
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const shown = (asks: readonly Ask[]) => plain(asks.map(questionOf));

/** Gives the number of comparisons made. */
export function nothingLeaks(game: AnyGame, record: Recorded, eyes: Seat | null, syncs: readonly Sync[], worlds = 3): number {
  const seat = eyes ?? undefined;
  const match = Match.open(game, record.opening.options, record.opening.seats, record.opening.seed) as AnyMatch;
  const byN = Map.groupBy(syncs, (s) => s.n);
  const chance = Luck.seeded(`worlds/${eyes}`);
  let compared = 0;
  let n = match.firstRolls().length;
  for (let acts = 0; ; acts++) {
    for (const sync of byN.get(acts) ?? []) {
      const sometimes = ['timers', 'gallery', 'noTakeBack', 'own', 'alone', 'seen', 'resumes'].filter(
        (key) => sync[key as keyof typeof sync] !== undefined,
      );
      expect(keysOf(sync)).toEqual([...SYNC_KEYS, ...sometimes].sort());
      expect(sync.eyes).toBe(eyes);
      const open = match.over && seat === undefined;
      expect(sync.view).toEqual(plain(open ? match.openView() : match.view(seat)));
      expect(sync.asks).toEqual(seat === undefined ? [] : shown(match.asks(seat)));
      const told = plain(match.notes(seat)) as Json[];
      // How much of its own journal a seat had read at its last answer: nothing that it was not told.
      expect(sync.seen === undefined || (eyes !== null && sync.seen <= told.length)).toBe(true);
      expect(sync.notes.items).toEqual(told.slice(sync.notes.from, sync.notes.from + sync.notes.items.length));
      expect(sync.notes.from + sync.notes.items.length).toBe(told.length);
      const mine = (match.allNotes() as readonly Told<Json>[]).filter((t) => !t.audience || (eyes !== null && t.audience.includes(eyes)));
      const secret = mine.map((t) => t.audience !== undefined).slice(sync.notes.from);
      expect(sync.notes.marks?.map((m) => m.secret)).toEqual(secret);
      expect(keysOf(sync.notes)).toEqual(['from', 'items', 'marks']);
      // After the end a game may lay its secrets open.
      for (let w = 0; w < worlds && !match.over; w++) {
        const other = match.imagine(seat, chance);
        expect(sync.view).toEqual(plain(game.view(other.state, seat)));
        if (seat !== undefined) expect(sync.asks).toEqual(shown(other.asks.filter((a) => a.seat === seat)));
        compared++;
      }
    }
    byN.delete(acts);
    const entry = record.entries[n];
    if (!entry) break;
    n += match.apply(entry, n).length;
  }
  expect([...byN.keys()]).toEqual([]);
  return compared;
}
