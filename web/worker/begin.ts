/** How a table on this device comes to be: opened, forked, or read from a file. */
import { type Bookmark, Match, type Opening, type Saved } from '@cosmodrome/kernel';
import type { RecordFile } from '@cosmodrome/kernel/record-file';
import type { GamePackage } from '@cosmodrome/kit/package';
import type { NewTable } from '@cosmodrome/wire';
import { madeOf } from '@cosmodrome/wire/offer';
import { type ForkPoint, type Origin, type Recorded, rerun } from '@cosmodrome/wire/rerun';
import { newHereCode } from '../device/codes.ts';
import { aloneAt, type Kept, type KeptSeat } from '../device/kept.ts';

export const luck = (): string => Array.from(crypto.getRandomValues(new Uint8Array(24)), (n) => n.toString(36)).join('');

type Terms = Pick<Kept, 'name' | 'seats' | 'training'>;
const blank = (seats: number, now: number): Pick<Kept, 'code' | 'own' | 'seen' | 'startedAt' | 'paused' | 'at' | 'phase' | 'ending'> => ({
  code: newHereCode(),
  own: new Array<number>(seats).fill(0),
  seen: new Array<number>(seats).fill(0),
  startedAt: now,
  paused: 0,
  at: now,
  phase: 'playing',
  ending: null,
});
/** A new table, and its match begun. Refused as at the server, where options do not go together. */
export function begun(pack: GamePackage, terms: Terms, wish: Pick<NewTable, 'options' | 'brief'>, now: number, seed = luck()): Kept {
  const { game } = pack;
  const match = Match.open(game, wish.options ?? {}, terms.seats.length, seed, wish.brief);
  const opening: Opening = {
    game: game.id,
    version: game.version,
    seats: match.seats,
    options: match.options,
    ...(wish.brief === undefined ? {} : { brief: wish.brief }),
    seed,
  };
  match.playAlone(aloneAt(terms));
  return {
    ...blank(match.seats, now),
    ...terms,
    ...madeOf(pack, wish.brief),
    opening,
    origin: null,
    entries: match.firstRolls(),
    saved: match.save() as unknown as Saved,
    told: match.allNotes().map((t) => ({ note: t.note, audience: t.audience ?? null, at: now })),
    acts: 0,
    round: match.report().rounds,
    waiting: match.waiting(),
  };
}
/** A new table that plays on from a moment of another. */
export function forkedFrom(pack: GamePackage, from: Kept, seats: readonly KeptSeat[], point: ForkPoint, now: number): Kept {
  const { version, bookmark, since, notes } = point;
  const opening: Opening = { ...from.opening, version: pack.game.version, seed: 'fork' };
  const { game, seats: many, options, brief } = opening;
  const start: Saved = { game, version, seats: many, options, ...(brief === undefined ? {} : { brief }), bookmark, since, past: [] };
  const match = Match.resume(pack.game, start);
  const entries = since.length > 0 ? since : match.firstRolls();
  match.playAlone(aloneAt({ seats }));
  return {
    ...blank(many, now),
    name: from.name,
    seats,
    forked: true,
    ...madeOf(pack, brief),
    opening,
    origin: { version, bookmark: bookmark as Bookmark, notes },
    entries,
    saved: match.save() as unknown as Saved,
    told: [...notes, ...match.allNotes(notes.length).map((t) => ({ note: t.note, audience: t.audience ?? null, at: now }))],
    acts: entries.filter((e) => !('of' in e)).length,
    startedAt: now - match.now,
    round: match.report().rounds,
    waiting: match.waiting(),
  };
}
/** A match that came as a file, played again to its end. Throws where the rules of today do not lead there. */
export function fromFile(pack: GamePackage, file: RecordFile, now: number): Kept {
  const { opening, start, entries, names } = file;
  const recorded: Recorded = {
    opening,
    origin: start ? { text: JSON.stringify({ version: opening.version, bookmark: start } satisfies Origin), notes: [] } : null,
    entries,
    startedAt: now,
  };
  const { match, notes, acts } = rerun(pack.game, recorded);
  const called = (seat: number): KeptSeat => {
    const name = names[seat];
    return name === undefined || name.bot !== undefined
      ? { kind: 'bot', name: name?.bot ?? 'random', bot: name?.bot ?? 'random' }
      : { kind: 'device', name: name.person };
  };
  return {
    ...blank(match.seats, now),
    name: file.title ?? pack.title.en,
    seats: Array.from({ length: match.seats }, (_, seat) => called(seat)),
    ...madeOf(pack, opening.brief),
    opening,
    origin: start ? { version: opening.version, bookmark: start, notes: [] } : null,
    entries,
    saved: match.save() as unknown as Saved,
    told: notes,
    acts,
    phase: 'over',
    ending: match.over ? { standings: match.standings(), report: match.report() } : null,
    round: match.report().rounds,
    waiting: [],
    file: true,
  };
}
