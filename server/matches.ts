/** The match of a table: brought back from storage, and changed in the one way it changes: in memory, durably, then on every screen. */
import { setImmediate as breath } from 'node:timers/promises';
import { type Entry, isPlayer, type Json, Refusal, RuleBug, type Seat, type Topic, type Wall } from '@cosmodrome/kernel';
import type { Moved } from '@cosmodrome/wire';
import { backsOf } from '@cosmodrome/wire/backs';
import { parentOf } from './awaited.ts';
import { conflict, Fault, notYours, tryAgain } from './fault.ts';
import { Play, type StoredMatch } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';
import { storedMatch } from './stored.ts';

interface GivenAnswer {
  readonly code: string;
  readonly n: number;
  readonly seat: Seat;
  readonly topic: Topic;
  readonly answer: Json;
  readonly own?: number | undefined;
}
/**
 * An append that lost to another process is tried so often again. A few are enough where a try is quick; on a machine that is busy with
 * other things one request in a hundred lost five times in a row.
 */
const MOST_TRIES = 24;

export class Matches {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  /** The match of a table that is being played or over; undefined before the start. */
  async play(room: Room): Promise<Play | undefined> {
    if (room.play || room.table.phase === 'waiting') return room.play;
    const stored = await this.stored(room.code);
    if (!stored) return undefined;
    room.play = await this.fitted(room, stored);
    if (!room.play) throw conflict('diverged', 'this match was played under other rules and cannot go on');
    room.play.match.playAlone(room.alone);
    room.clocks = room.play.clocks;
    const still = await this.rooms.standstill.stoodStill(room.play);
    if (still > 0) {
      this.rooms.standstill.resume(room, room.play, still);
      // At once: whoever reads the clocks again before the next answer would forget it.
      await this.rooms.standstill.storeClocks(room, room.play);
    }
    const told = room.play.match.toldInAll;
    room.told = room.watchers.size > 0 ? Math.min(room.told, told) : told;
    room.ours = !this.rooms.shared;
    await this.endedElsewhere(room);
    this.rooms.driver.drive(room);
    return room.play;
  }
  /** Another process has brought it to its end: the table is over here, too. */
  private async endedElsewhere(room: Room): Promise<void> {
    if (!room.play?.match.over || room.table.phase !== 'playing') return;
    const rows = await this.rooms.rows(room.code);
    if (rows) room.refresh(rows);
    this.rooms.ended(room);
  }
  /** The match, if the rules of today fit it; whether they do is written down, so that lists wait for nobody in one they do not. */
  private async fitted(room: Room, stored: StoredMatch): Promise<Play | undefined> {
    let play: Play | undefined;
    let misfit: string | null = null;
    try {
      play = Play.load(stored, this.parts.shelf.get(room.table.game));
    } catch (error) {
      misfit = error instanceof Error ? error.message : String(error);
      this.parts.log.error({ err: error, code: room.code }, 'a match cannot be brought back');
    }
    if (misfit !== stored.row.misfit)
      await this.parts.storage.db.updateTable('matches').set({ misfit }).where('code', '=', room.code).execute();
    return play;
  }
  /** Do the rules fit every running match? For the start of a server, which may be a new one. */
  async survey(): Promise<{ readonly running: number; readonly misfits: number }> {
    const { db } = this.parts.storage;
    const running = await db.selectFrom('tables').select('code').where('phase', '=', 'playing').execute();
    let misfits = 0;
    for (const { code } of running) {
      if (this.rooms.closing) break;
      await this.rooms
        .inRoom(code, async (room) => {
          if (room.play || room.table.phase !== 'playing') return;
          const stored = await this.stored(code);
          if (stored && !(await this.fitted(room, stored))) misfits++;
        })
        .catch((error: unknown) => this.parts.log.error({ err: error, code }, 'a match could not be looked at'));
      await breath();
    }
    return { running: running.length, misfits };
  }
  /** Everything a match is brought back from, as it was at one moment: others may be writing. */
  private async stored(code: string): Promise<StoredMatch | undefined> {
    const { db } = this.parts.storage;
    if (!this.rooms.shared) return storedMatch(db, code);
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => storedMatch(tx, code));
  }
  /** A new match, already stored. */
  begin(room: Room, play: Play): void {
    room.play = play;
    play.match.playAlone(room.alone);
    room.clocks = play.clocks;
    room.ours = true;
    room.moved = performance.now();
    room.told = 0;
    this.parts.log.info({ code: room.code, game: room.table.game, seats: room.seats.length }, 'a match begins');
    this.rooms.viewers.fanOut(room);
    this.rooms.driver.drive(room);
  }
  /** `by`: the socket it came from, which finds the next position in what this gives. */
  answer(person: string, msg: GivenAnswer, by?: string): Promise<Moved> {
    return this.rooms.inRoom(msg.code, (room) => {
      const give = (play: Play): Promise<Moved> =>
        this.pressing(play)
          ? this.give(room, msg, by)
          : this.change(room, play, (now) => play.answer(msg.n, msg.seat, msg.topic, msg.answer, now, { own: msg.own }), by);
      const play = this.atHand(room, person, msg.seat, msg.n);
      return play ? give(play) : this.ownPlay(room, person, msg.seat, msg.n).then(give);
    });
  }
  /** Does time press here: is a clock of the rules running, or does the game stand still? */
  private pressing(play: Play): boolean {
    return play.timers().length > 0 || play.clocks.halted !== undefined || play.asks().some((a) => a.standing);
  }
  /**
   * The same where time presses. What is due comes first: whoever is late by a millisecond is late, however late this process is.
   * And where another process wrote first, a question that stands still does: the rules are asked again, on what is there now.
   */
  private async give(room: Room, msg: GivenAnswer, by: string | undefined): Promise<Moved> {
    await this.rooms.standstill.goOn(room);
    const arrived = Date.now();
    for (let tries = 0; ; tries++) {
      while (room.play?.timers().some((t) => t.at <= arrived)) await this.rooms.driver.strikeFirst(room, room.play, arrived);
      const play = room.play as Play;
      try {
        return await this.change(room, play, (now) => play.answer(msg.n, msg.seat, msg.topic, msg.answer, now, { own: msg.own }), by);
      } catch (error) {
        const again = room.play !== play && room.play?.match.find(msg.seat, msg.topic)?.standing === true;
        if (!again || tries >= MOST_TRIES || !(error instanceof Refusal && error.code === 'stale')) throw error;
      }
    }
  }
  async takeBack(
    person: string,
    msg: { code: string; n: number; seat: Seat; note?: number | undefined; steps?: number | undefined },
    by?: string,
  ): Promise<Moved> {
    return this.rooms.inRoom(msg.code, async (room) => {
      const play = await this.ownPlay(room, person, msg.seat, msg.n);
      return this.change(room, play, () => play.takeBack(msg.n, msg.seat, msg.note, msg.steps), by);
    });
  }
  /** How many notes would be left to this seat after one step back, after two, …, and what lies beyond. */
  async takeBacks(
    person: string,
    msg: { code: string; n: number; seat: Seat },
  ): Promise<{ readonly notes: readonly number[]; readonly wall: Wall }> {
    return this.rooms.inRoom(msg.code, async (room) => {
      const play = await this.ownPlay(room, person, msg.seat, msg.n);
      if (msg.n !== play.acts) throw new Refusal('stale', 'the game has moved on');
      return { notes: backsOf(play.match, msg.seat), wall: play.match.wallOf(msg.seat) };
    });
  }
  /** The same where nothing has to be looked up, which is nearly always. */
  private atHand(room: Room, person: string, seat: Seat, n: number): Play | undefined {
    const { play } = room;
    return play && room.table.phase === 'playing' && room.owns(person, seat) && room.human(seat) && n <= play.acts ? play : undefined;
  }
  /** The match, for one who may answer for this seat; caught up if he has seen more of it than this process. */
  private async ownPlay(room: Room, person: string, seat: Seat, n: number): Promise<Play> {
    if (!room.owns(person, seat) || room.table.phase === 'waiting') await this.rooms.reread(room);
    if (!room.owns(person, seat)) throw notYours('this seat is not yours');
    if (room.seats[seat]?.stand_in === 1) throw conflict('stand-in', 'a bot answers for you; take your seat back first');
    const play = await this.play(room);
    if (!play || room.table.phase === 'waiting') throw conflict('not-asked', 'the game has not begun');
    if (room.table.phase === 'over') throw new Refusal('over', 'the game is over');
    if (n > play.acts && this.rooms.shared) await this.catchUp(room);
    return room.play as Play;
  }
  /** The one way a match changes: in memory, then durably, then on every screen. */
  async change(room: Room, play: Play, act: (now: number) => readonly Entry[], by?: string): Promise<Moved> {
    play.match.playAlone(room.alone);
    const before = play.called();
    const wall = Date.now();
    let made: readonly Entry[];
    try {
      made = act(wall);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Fault) throw error;
      this.parts.log.error(
        { err: error, code: room.code },
        error instanceof RuleBug ? 'the rules failed on an answer' : 'a question failed on an answer',
      );
      throw new Fault(500, 'rule-bug', 'the rules of this game failed on that answer; it was not taken');
    }
    const answered = Play.answered(made);
    play.tick(room, answered, wall);
    const mine = this.flipped(room, before, play.called());
    const append = play.append(made, room, wall);
    try {
      const parent = append.over ? parentOf(room.table) : undefined;
      await this.parts.appends.append({ ...append, parent, tell: this.parts.bus.text('moved', { code: room.code, n: play.n, mine }) });
    } catch (error) {
      await this.recover(room, error);
    }
    room.ours = true;
    room.moved = performance.now();
    room.touched = room.moved;
    this.parts.meters.answered[
      answered !== undefined && !isPlayer(answered) ? 'clock' : answered !== undefined && room.bot(answered) ? 'bot' : 'person'
    ].inc();
    if (play.match.over) room.table = { ...room.table, phase: 'over', ending: append.ending, updated_at: wall };
    const moved = this.rooms.viewers.fanOut(room, by);
    if (play.match.over || room.pace.kind !== 'relaxed') this.rooms.viewers.pushTable(room);
    this.rooms.viewers.tellPeople(mine, room);
    this.rooms.driver.drive(room);
    if (play.match.over) {
      this.parts.log.info({ code: room.code, game: room.table.game, ending: play.match.report().ending }, 'a match is over');
      this.rooms.ended(room);
    }
    return { n: play.acts, ...moved };
  }
  /** The append failed: what is in memory is not what is stored. Always throws. */
  private async recover(room: Room, error: unknown): Promise<never> {
    const { storage, log, meters } = this.parts;
    clearTimeout(room.timer);
    room.play = undefined;
    room.thinking.clear();
    if (storage.isConflict(error)) {
      meters.conflicts.inc();
      await this.play(room);
      room.ours = false;
      this.rooms.viewers.fanOut(room);
      if (room.table.phase === 'over' || room.pace.kind !== 'relaxed') this.rooms.viewers.pushTable(room);
      this.rooms.driver.drive(room);
      throw new Refusal('stale', 'the game has moved on');
    }
    // It may have been stored all the same: nobody knows, whose connection was lost.
    this.rooms.sweep.behind.add(room.code);
    log.error({ err: error, code: room.code }, 'an answer could not be stored');
    throw tryAgain('the answer could not be stored; try again');
  }
  /** Entries that another process wrote. */
  async catchUp(room: Room): Promise<void> {
    const play = room.play;
    if (!play) {
      await this.play(room);
      return;
    }
    const rows = await this.parts.storage.db
      .selectFrom('entries')
      .select('entry')
      .where('code', '=', room.code)
      .where('n', '>=', play.n)
      .orderBy('n')
      .execute();
    if (rows.length === 0) return;
    try {
      play.follow(
        rows.map((r) => JSON.parse(r.entry) as Entry),
        () => {
          room.told = Math.min(room.told, play.match.toldInAll);
        },
      );
    } catch (error) {
      this.parts.log.warn({ err: error, code: room.code }, 'could not follow another process; reading the match anew');
      room.play = undefined;
      room.thinking.clear();
      await this.play(room);
      return;
    }
    await this.rooms.standstill.readClocks(play);
    await this.endedElsewhere(room);
    room.moved = performance.now();
  }
  async hearMoved(msg: { code: string; n: number; mine: readonly string[] }): Promise<void> {
    const attends = this.rooms.programs?.attends(msg.code) ?? false;
    const room = this.rooms.inMemory.get(msg.code) ?? (attends ? await this.rooms.find(msg.code) : undefined);
    this.rooms.viewers.tellPeople(msg.mine, room);
    if (!room || (!room.play && room.watchers.size === 0 && !attends)) return;
    await room.serial.run(async () => {
      if (!room.play || room.play.n < msg.n) await this.showOthers(room);
    });
  }
  /** What other processes wrote since, on the screens here. */
  async showOthers(room: Room): Promise<void> {
    const n = room.play?.n;
    await this.catchUp(room);
    if (room.play?.n === n) return;
    room.ours = false;
    this.rooms.viewers.fanOut(room);
    if (room.table.phase === 'over' || room.pace.kind !== 'relaxed') this.rooms.viewers.pushTable(room);
    this.rooms.driver.drive(room);
  }
  async hearChanged(msg: { code: string; mine: readonly string[] }): Promise<void> {
    this.rooms.viewers.tellPeople(msg.mine);
    const attends = this.rooms.programs?.attends(msg.code) ?? false;
    const room = this.rooms.inMemory.get(msg.code) ?? (attends ? await this.rooms.find(msg.code) : undefined);
    if (!room) return;
    await room.serial.run(async () => {
      const rows = await this.rooms.rows(room.code);
      if (!rows) {
        this.rooms.gone(room);
        return;
      }
      await this.rooms.take(room, rows);
      if (room.play) await this.rooms.standstill.readClocks(room.play);
      else if (attends) await this.play(room);
      this.rooms.viewers.pushTable(room);
      this.rooms.driver.drive(room);
    });
  }
  /** People for whom "it is my turn" has changed. */
  private flipped(room: Room, before: readonly Seat[], after: readonly Seat[]): readonly string[] {
    const people: string[] = [];
    for (const s of room.seats) {
      if (s.person === null || s.kind === 'bot' || before.includes(s.seat) === after.includes(s.seat)) continue;
      if (!people.includes(s.person)) people.push(s.person);
    }
    return people;
  }
}
