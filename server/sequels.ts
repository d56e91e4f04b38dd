/** What is played after a match: the same table again, or on from one of its moments. */
import { type AnyMatch, Match, type Opening, type Options, type Seat } from '@cosmodrome/kernel';
import type { Circles } from './circle.ts';
import { newCode } from './codes.ts';
import { conflict, notYours, tryAgain } from './fault.ts';
import { firstPace } from './paces.ts';
import type { Person } from './people.ts';
import { briefOf, Play } from './play.ts';
import type { Replays } from './replays.ts';
import { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { NOBODY, openSeat, type SeatRow, seatOf } from './seats.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage.ts';
import { insertMatch, insertNotes } from './stored.ts';

export class Sequels {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly replays: Replays;
  private readonly shelf: Shelf;
  private readonly circles: Circles;
  constructor(storage: Storage, rooms: Rooms, replays: Replays, shelf: Shelf, circles: Circles) {
    this.storage = storage;
    this.rooms = rooms;
    this.replays = replays;
    this.shelf = shelf;
    this.circles = circles;
  }
  /** The same table again, the same people in the same seats, who are asked there; the second to ask finds what the first made. */
  async rematch(person: Person, room: Room): Promise<string> {
    if (room.table.phase !== 'over') throw conflict('playing', 'the game is not over');
    if (!room.seated(person.id) && room.table.host !== person.id) {
      // Somebody who resigned has no seat any more, a spectator never had one.
      throw notYours('you have no seat here');
    }
    if (room.table.rematch) return room.table.rematch;
    const now = Date.now();
    const code = newCode();
    const others = [...new Set(room.seats.flatMap((s) => (s.kind === 'person' && s.person && s.person !== person.id ? [s.person] : [])))];
    const apart = await this.circles.apart(person.id, others);
    const asked = others.filter((p) => p !== NOBODY && !apart.has(p));
    const made = await this.storage.db.transaction().execute(async (tx) => {
      const first = await tx
        .updateTable('tables')
        .set({ rematch: code })
        .where('code', '=', room.code)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (Number(first.numUpdatedRows) === 0) return false;
      await tx
        .insertInto('tables')
        .values({
          ...room.table,
          name: nameFor(person, room),
          code,
          phase: 'waiting',
          host: person.id,
          rematch: null,
          ending: null,
          // From the beginning, it is a match like any other.
          forked: 0,
          kicked: '[]',
          stage: null,
          sent: null,
          challenge: null,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await tx
        .insertInto('seats')
        .values(
          room.seats.map((s) => ({
            ...s,
            code,
            // The one who asks keeps the device: its seats answer to him. Whoever has left the house comes to no other game.
            ...((s.kind === 'device' && s.person !== person.id) || s.person === NOBODY || apart.has(s.person ?? '')
              ? openSeat(code, s.seat)
              : {}),
            stand_in: 0,
            stand_in_at: null,
            knock: null,
            // A program is asked for anew, and agreed to anew.
            program: null,
            owner: null,
            ...(s.program === null ? {} : { name: s.bot as string }),
            bot: s.kind === 'bot' ? s.bot : null,
            ready: s.kind === 'bot' || s.person === person.id ? 1 : 0,
          })),
        )
        .execute();
      await this.circles.ask(tx, code, person.id, asked, room.pace, now);
      return true;
    });
    await this.rooms.changed(room, made ? asked : []);
    if (!made && !room.table.rematch) throw tryAgain();
    return room.table.rematch ?? code;
  }
  /**
   * A new table that plays on from a point of this match, the person in one seat and bots in the others. Of a running match only
   * the one person at a table of bots may have it, and then nothing in it says how things really are: see `forkPoint`.
   */
  async fork(person: Person, room: Room, acts: number, wished: Seat | undefined): Promise<string> {
    if (room.table.phase === 'waiting') throw conflict('not-begun', 'the game has not begun');
    const own = room.seats.find((s) => room.owns(person.id, s.seat))?.seat;
    const seat = wished ?? own ?? 0;
    seatOf(room, seat);
    const running = room.table.phase === 'playing';
    if (running && room.table.challenge !== null) throw conflict('challenge', 'a challenge is tried once, and not otherwise');
    if (running && (seat !== own || room.seats.some((s) => s.seat !== seat && s.kind !== 'bot')))
      throw conflict('playing', 'this can be done after the end, or by the one person at a table of bots');
    const point = await this.replays.forkPoint(room, acts, running ? seat : undefined, person.id);
    const pkg = this.shelf.get(room.table.game);
    const code = newCode();
    const now = Date.now();
    const pace = firstPace(pkg, JSON.parse(room.table.options) as Options);
    const fresh = {
      phase: 'playing' as const,
      host: person.id,
      rematch: null,
      ending: null,
      stage: null,
      sent: null,
      challenge: null,
      forked: 1,
    };
    const table = { ...room.table, ...fresh, name: nameFor(person, room), kicked: '[]', code, pace: JSON.stringify(pace), listed: 0 };
    const seats = room.seats.map((s): SeatRow => {
      if (s.seat === seat) return { ...openSeat(code, seat), kind: 'person', person: person.id, name: person.name, ready: 1 };
      const bot = s.kind === 'bot' && s.bot ? s.bot : this.shelf.defaultBot(pkg);
      return { ...openSeat(code, s.seat), kind: 'bot', bot, name: bot, ready: 1 };
    });
    const opening: Opening = {
      game: pkg.game.id,
      version: pkg.game.version,
      seats: seats.length,
      options: JSON.parse(room.table.options) as Options,
      ...briefOf(room.table),
      seed: 'fork',
    };
    const { version, bookmark, since, notes } = point;
    const match = Match.resume(pkg.game, { ...opening, version, bookmark, since, past: [] }) as AnyMatch;
    const entries = since.length > 0 ? since : match.firstRolls();
    const play = Play.forked(code, pkg, match, entries, notes.length, now, pace);
    const sides = new Room({ table: { ...table, created_at: now, updated_at: now }, seats, hinted: [] });
    const first = play.append(entries, sides, now);
    await this.storage.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('tables')
        .values({ ...table, created_at: now, updated_at: now })
        .execute();
      await tx.insertInto('seats').values(seats).execute();
      await insertNotes(tx, code, notes);
      await insertMatch(tx, opening, play.startedAt, first, { version, bookmark });
    });
    await this.rooms.inRoom(code, (made) => this.rooms.matches.play(made));
    return code;
  }
}
/** A table that bears the name of somebody who sat there bears the next one's now. */
function nameFor(person: Person, { table, seats }: Room): string {
  return seats.some((s) => s.person !== null && s.name === table.name) ? person.name : table.name;
}
