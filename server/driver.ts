/** What the server itself must do next at a table: ask bots, strike clocks, keep deadlines. */
import { type Ask, CLOCK, Refusal, type Seat, strikesAt } from '@cosmodrome/kernel';
import { type Play, STAGE_MS } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

/** setTimeout holds no longer times. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Driver {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  /** See to it that whatever the server must do next happens. Call after every change. */
  drive(room: Room): void {
    if (room.timer) clearTimeout(room.timer);
    room.timer = undefined;
    const play = room.play;
    if (!this.rooms.closing) this.rooms.programs?.see(room);
    if (!play || this.rooms.closing || play.match.over || room.table.phase !== 'playing') return;
    if (play.onStage().length > 0) this.rooms.background('stage', room.code, () => room.staging.run(() => this.rooms.staged(room)));
    if (play.clocks.halted !== undefined) return;
    const now = Date.now();
    if (!room.ours) {
      // Another process wrote last and will act; if it is gone, this one does, a little later.
      const due = play.due(room, now);
      if (due === null) return;
      const wait = Math.max(0, due - now) + this.parts.settings.takeOverMs * (1 + Math.random());
      room.timer = setTimeout(
        () => {
          room.ours = true;
          this.drive(room);
        },
        Math.min(wait, LONGEST_TIMER),
      );
      return;
    }
    const alone = this.rooms.standstill.alone(room, play);
    if (alone === 0) {
      play.clocks.halted = now;
      this.rooms.programs?.see(room);
      this.rooms.background('halt', room.code, async () => {
        await this.rooms.standstill.storeClocks(room, play);
        this.parts.bus.tell('changed', { code: room.code, mine: [] });
        this.rooms.viewers.pushTable(room);
      });
      return;
    }
    let next = alone === undefined ? Number.POSITIVE_INFINITY : now + alone;
    for (const ask of play.asks()) {
      if (!room.bot(ask.seat)) continue;
      if (room.program(ask.seat) !== undefined) {
        if (!play.declined.has(ask)) next = Math.min(next, this.patienceEnds(room, play, ask, now));
        continue;
      }
      if (ask.standing) {
        this.rooms.bots.pace(room, ask);
        continue;
      }
      if (play.declined.has(ask) || room.thinking.has(ask)) continue;
      const patience = this.rooms.bots.patience(room, play, ask, now);
      if (patience > 0) {
        next = Math.min(next, now + patience);
        continue;
      }
      room.thinking.add(ask);
      this.rooms.background('bot', room.code, () => this.rooms.bots.answer(room, play, ask).finally(() => room.thinking.delete(ask)));
    }
    for (const timer of play.timers()) next = Math.min(next, timer.at);
    if (play.onStage().length > 0) next = Math.min(next, now + STAGE_MS);
    if (this.rooms.standstill.unwanted(room, play, now) === undefined)
      for (const s of room.seats) next = Math.min(next, room.deadline(s.seat) ?? next);
    if (Number.isFinite(next))
      room.timer = setTimeout(
        () => this.rooms.background('clock', room.code, () => room.serial.run(() => this.strike(room))),
        Math.min(Math.max(0, next - now), LONGEST_TIMER),
      );
  }
  /** Something is due: a clock of the game, or somebody's time is up. */
  private async strike(room: Room): Promise<void> {
    const play = room.play;
    if (!play || play.match.over || room.table.phase !== 'playing') return;
    if (play.clocks.halted !== undefined) return;
    const now = Date.now();
    if (await this.strikeFirst(room, play, now)) return;
    const late = new Set(play.asks().flatMap((a) => (this.isLate(room, play, a, now) ? [a.seat] : [])));
    for (const seat of late) await this.rooms.programs?.standIn(room, seat, 'late');
    for (const s of room.seats) {
      const deadline = room.deadline(s.seat);
      // Whoever is late is replaced for somebody: the last of them the others wait for, or nobody does.
      if (deadline === null || deadline > now || this.rooms.standstill.unwanted(room, play, now) !== undefined) continue;
      await this.standIn(room, s.seat, this.parts.shelf.absentBot(this.parts.shelf.get(room.table.game)));
    }
    this.drive(room);
  }
  /** Until when a program is waited for; what it may leave alone it is not waited for at all, but it is asked again. */
  private patienceEnds(room: Room, play: Play, ask: Ask, now: number): number {
    return ask.optional ? Number.POSITIVE_INFINITY : room.silentSince(play, ask, now) + this.parts.settings.programMs;
  }
  private isLate(room: Room, play: Play, ask: Ask, now: number): boolean {
    return room.program(ask.seat) !== undefined && this.patienceEnds(room, play, ask, now) <= now;
  }
  /** The first clock of the rules that was due by then, if one was, at its own moment. */
  async strikeFirst(room: Room, play: Play, by: number): Promise<boolean> {
    const clock = play.match.clock();
    if (!clock || play.origin + strikesAt(clock) > by) return false;
    const at = play.origin + strikesAt(clock);
    await this.rooms.matches
      .change(room, play, () => play.answer(play.acts, CLOCK, clock.topic, 'time', at))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    return true;
  }
  /** This bot answers for the seat, as its person wishes or without being asked; or (null) its person does again. */
  async standIn(room: Room, seat: Seat, bot: string | null, ownWish = false): Promise<void> {
    const before = room.seats[seat];
    const since = bot === null ? null : before?.stand_in === 1 ? before.stand_in_at : Date.now();
    // Where a program sits its bot is known whether it plays or not.
    const change = {
      stand_in: bot === null ? 0 : 1,
      stand_in_at: since,
      own_wish: ownWish ? 1 : 0,
      bot: before?.kind === 'bot' ? before.bot : bot,
    };
    this.parts.log.info({ code: room.code, seat, bot }, bot === null ? 'a seat is taken back' : 'a bot stands in');
    await this.parts.storage.db.updateTable('seats').set(change).where('code', '=', room.code).where('seat', '=', seat).execute();
    room.seats = room.seats.map((s) => (s.seat === seat ? { ...s, ...change } : s));
    await this.sidesChanged(room);
    await this.rooms.refresh(room);
  }
  /** Who answers for whom has changed: clocks and bots follow. */
  async sidesChanged(room: Room): Promise<void> {
    const play = await this.rooms.matches.play(room);
    if (!play || play.match.over) return;
    // Nobody stops the time of two.
    if (play.clocks.byHand && room.players().length > 1) await this.rooms.standstill.goOn(room);
    play.tick(room, undefined, Date.now());
    room.ours = true;
    await this.rooms.standstill.rouse(room);
    await this.rooms.standstill.storeClocks(room, play);
    this.rooms.viewers.fanOut(room);
    this.drive(room);
  }
}
