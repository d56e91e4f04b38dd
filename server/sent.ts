/** Matches that were played on a device without a line: played again here, entry by entry, before they are anything. */
import { type AnyMatch, Match, type Opening } from '@cosmodrome/kernel';
import { type Name, NO_SEED, parseRecord, type RecordFile, Unreadable } from '@cosmodrome/kernel/record-file';
import { cut, visible } from '@cosmodrome/kit/letters';
import type { SentTable } from '@cosmodrome/wire';
import { newCode } from './codes.ts';
import { Fault } from './fault.ts';
import { firstPace } from './paces.ts';
import type { Person } from './people.ts';
import { Play } from './play.ts';
import type { Replays } from './replays.ts';
import { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { openSeat, type SeatRow } from './seats.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage.ts';
import { insertMatch, insertNotes } from './stored.ts';

/** As many entries as the longest games have, several times over. */
const MOST_ENTRIES = 8000;
/** What a file says, as a line somebody can read: a letter may have so many marks, and no more. */
const line = (text: string, most: number): string => cut(visible(text.slice(0, most * 12)), most);

export class Sent {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly replays: Replays;
  private readonly shelf: Shelf;
  constructor(storage: Storage, rooms: Rooms, replays: Replays, shelf: Shelf) {
    this.storage = storage;
    this.rooms = rooms;
    this.replays = replays;
    this.shelf = shelf;
  }
  /** Gives the code of the table it has become; sent twice, it is one. */
  async take(person: Person, { from, record, training }: SentTable): Promise<string> {
    const { db } = this.storage;
    const key = `${person.id} ${from}`;
    const before = await db.selectFrom('tables').select('code').where('sent', '=', key).executeTakeFirst();
    if (before) return before.code;
    const { opening, entries, names, title } = read(record);
    const pkg = this.shelf.get(opening.game);
    if (opening.version !== pkg.game.version)
      throw new Fault(409, 'other-version', `played by version ${opening.version} of ${opening.game}; here it is ${pkg.game.version}`);
    const startedAt = Date.now();
    const { saved, notes, acts } = await this.replays.verified(opening, entries, startedAt, person.id);
    const match = Match.resume(pkg.game, saved) as AnyMatch;
    const code = newCode();
    const seats = this.seated(person, opening, code, names);
    const now = Date.now();
    const table = {
      code,
      name: line(title ?? '', 40) || person.name,
      game: opening.game,
      options: JSON.stringify(opening.options),
      brief: opening.brief === undefined ? null : JSON.stringify(opening.brief),
      pace: JSON.stringify(firstPace(pkg, opening.options)),
      listed: 0,
      spectators: 0,
      joinable: 0,
      training: training && seats.filter((s) => s.kind !== 'bot').length === 1 ? 1 : 0,
      forked: 0,
      phase: match.over ? ('over' as const) : ('playing' as const),
      host: person.id,
      rematch: null,
      ending: null as string | null,
      kicked: '[]',
      stage: null,
      sent: key,
      challenge: null,
      lang: null,
      hints: null,
      created_at: now,
      updated_at: now,
    };
    const began = { started_at: now - match.now, clocks: JSON.stringify({ since: {}, reserve: {} }) };
    const play = Play.adopt(code, pkg, match, { n: entries.length, acts }, began);
    const first = play.append(entries, new Room({ table, seats, hinted: [] }), now);
    table.ending = first.ending;
    try {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto('tables').values(table).execute();
        await tx.insertInto('seats').values(seats).execute();
        await insertNotes(tx, code, notes);
        await insertMatch(tx, opening, play.startedAt, first, null);
      });
    } catch (error) {
      // The same, sent a second time at the same moment, was first.
      const other = await db.selectFrom('tables').select('code').where('sent', '=', key).executeTakeFirst();
      if (other) return other.code;
      throw error;
    }
    if (match.over) this.rooms.ended(await this.rooms.find(code));
    else await this.rooms.inRoom(code, (room) => this.rooms.matches.play(room));
    return code;
  }
  /** The first person is the one who sends it, others sat at the same device. */
  private seated(person: Person, { game, seats }: Opening, code: string, names: readonly Name[]): SeatRow[] {
    const pkg = this.shelf.get(game);
    const first = names.findIndex((name) => name.person !== undefined);
    const bots = this.shelf.opponents(pkg);
    return Array.from({ length: seats }, (_, seat): SeatRow => {
      const name = names[seat];
      const free = { ...openSeat(code, seat), ready: 1 };
      if (seat === Math.max(0, first)) return { ...free, kind: 'person', person: person.id, name: person.name };
      if (name?.person !== undefined)
        return { ...free, kind: 'device', person: person.id, name: line(name.person, 24) || String(seat + 1) };
      const bot = name?.bot !== undefined && bots.includes(name.bot) ? name.bot : this.shelf.defaultBot(pkg);
      return { ...free, kind: 'bot', bot, name: bot };
    });
  }
}
function read(record: string): RecordFile {
  let file: RecordFile;
  try {
    file = parseRecord(record);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Fault(400, 'no-record', error.message);
  }
  if (file.opening.seed === NO_SEED || file.start)
    throw new Fault(400, 'bad-record', 'a record that begins in the middle cannot be checked from its beginning');
  if (file.entries.length > MOST_ENTRIES) throw new Fault(400, 'too-large', `at most ${MOST_ENTRIES} entries`);
  return file;
}
