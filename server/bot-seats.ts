/** Seats for which a bot answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { answerAt, pauseOf } from '@cosmodrome/bots';
import { type Ask, anyAnswer, type Json, Luck, Refusal, type Seat, type Topic } from '@cosmodrome/kernel';
import type { Advice } from '@cosmodrome/wire';
import type { ThinkReply } from './bots-worker.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

export class BotSeats {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  private readonly chance = Luck.seeded(`${process.pid}/${Date.now()}`);
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  async answer(room: Room, play: Play, ask: Ask): Promise<void> {
    const { settings, meters, log } = this.parts;
    const start = performance.now();
    const bot = this.botOf(room, ask.seat);
    const since = room.playsSince(ask.seat, play.acts, start);
    const thinksMs = this.parts.shelf.thinks(this.parts.shelf.get(room.table.game), bot);
    const beheld = { asked: start, thinksMs, watched: room.watchers.size > 0 };
    let answer: Json | undefined;
    try {
      const reply = await this.thought(room, play, ask);
      answer = reply.kind === 'answer' ? reply.answer : undefined;
    } catch (error) {
      if (this.rooms.closing) return;
      // It is asked again when its notes can be read.
      if (this.parts.storage.isLost(error)) throw error;
      log.error({ err: error, code: room.code, bot, topic: ask.topic }, 'a bot failed; any legal answer is given for it');
      answer = ask.optional ? undefined : anyAnswer(ask, this.chance);
    }
    meters.thinking.observe((performance.now() - start) / 1000);
    const ready = performance.now();
    const pause = pauseOf(settings.botPauseMs, room.botPace(), start - since);
    await sleep(answerAt(beheld, pause, ready) - ready, undefined, { ref: false });
    if (this.rooms.closing) return;
    await room.serial.run(async () => {
      room.thinking.delete(ask);
      if (room.play !== play || play.match.find(ask.seat, ask.topic) !== ask || !room.bot(ask.seat)) return;
      // It is asked again when time goes on.
      if (play.clocks.halted !== undefined) return;
      if (answer === undefined) {
        play.declined.add(ask);
        await this.rooms.standstill.storeClocks(room, play);
        return;
      }
      const given = answer;
      await this.rooms.matches
        .change(room, play, (now) => play.answer(play.acts, ask.seat, ask.topic, given, now, { seen: false }))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
    });
  }
  /** What is asked of several at once, and only one will answer, belongs to people first: bots fill in after a fair while. */
  patience(room: Room, play: Play, ask: Ask, now: number): number {
    const { botPatienceMs } = this.parts.settings;
    if (ask.seal || ask.optional || ask.apart || botPatienceMs === 0) return 0;
    const asked = play.asks().some((a) => {
      const person = a.topic === ask.topic && !a.optional && room.human(a.seat) ? room.seats[a.seat]?.person : undefined;
      // Whose page is still loading, or loads again, has not gone.
      return person !== undefined && person !== null && room.presence(person) !== 'gone';
    });
    return asked ? Math.max(0, play.origin + play.birth(ask).now + botPatienceMs - now) : 0;
  }
  /** A bot before a question that stands: one thought at a time for each, whatever others do meanwhile. */
  pace(room: Room, { seat, topic }: Ask): void {
    const key = `${seat} ${topic}`;
    if (room.pacing.has(key)) return;
    room.pacing.add(key);
    let thinks = true;
    // Once: what follows its answer may have set it thinking again before all of this is over.
    const done = () => {
      if (thinks) room.pacing.delete(key);
      thinks = false;
    };
    this.rooms.background('bot', room.code, () => this.act(room, seat, topic, done).finally(done));
  }
  /** In real time a bot decides on what it sees, and acts as much later as a person would: it may come too late, like anybody. */
  private async act(room: Room, seat: Seat, topic: Topic, done: () => void): Promise<void> {
    const seen = room.play?.match.find(seat, topic);
    if (!seen || !room.play) return;
    const start = performance.now();
    const reply = await this.thought(room, room.play, seen);
    const tempo = 'tempo' in reply ? (reply.tempo ?? 0) : 0;
    await sleep(Math.max(0, start + tempo - performance.now()), undefined, { ref: false });
    if (this.rooms.closing) return;
    await room.serial.run(async () => {
      done();
      const { play } = room;
      if (!play?.match.find(seat, topic)?.standing || !room.bot(seat) || play.clocks.halted !== undefined) return;
      if (reply.kind === 'answer') {
        const given = reply.answer;
        await this.rooms.matches
          .change(room, play, (now) => play.answer(play.acts, seat, topic, given, now, { seen: false }))
          .catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            this.parts.meters.refusals.inc({ code: 'bot-late' });
          });
      }
      this.rooms.driver.drive(room);
    });
  }
  /** What a strong bot would do for this seat and why, from what the seat may know; null: nothing is asked of it. */
  async hint(room: Room, seat: Seat): Promise<Advice | null> {
    const play = await this.rooms.inRoom(room.code, (r) => this.rooms.matches.play(r));
    // What must be answered comes first, then what stands and may be answered at any time: building in real time.
    const mine = play?.asks().filter((a) => a.seat === seat) ?? [];
    const ask = mine.find((a) => !a.optional) ?? mine.find((a) => a.standing);
    if (!play || !ask) return null;
    const pkg = this.parts.shelf.get(room.table.game);
    const known = this.parts.shelf.opponents(pkg);
    const bot = known.includes('strong') ? 'strong' : this.parts.shelf.defaultBot(pkg);
    const notes = JSON.stringify((await this.rooms.viewers.storedNotes(room, seat)).map((r) => r.note));
    const call = { kind: 'answer' as const, hint: true as const, game: room.table.game, bot, notes, ...play.thought(ask) };
    const client = { person: room.table.host, watched: true, deep: this.parts.shelf.thinks(pkg, bot) > 0 };
    const reply = await this.parts.thinkers.think(call, this.parts.settings.botLimitMs, client);
    if (reply.kind !== 'answer') return null;
    // First it is marked, then it is said: who hears it has been seen to ask.
    if (room.hints === 'marked') await this.mark(room, seat, play.acts);
    return { topic: ask.topic, answer: reply.answer, why: reply.why ?? [] };
  }
  /** Everybody reads in the journal that this seat asked: once for each position it asks at, and nothing of what it was told. */
  private async mark(room: Room, seat: Seat, n: number): Promise<void> {
    await this.rooms.inRoom(room.code, async () => {
      await this.parts.storage.db
        .insertInto('hints')
        .values({ code: room.code, seat, n, at: Date.now() })
        .onConflict((c) => c.columns(['code', 'seat', 'n']).doNothing())
        .execute();
      await this.rooms.refresh(room);
    });
  }
  private async thought(room: Room, play: Play, ask: Ask): Promise<ThinkReply> {
    const { thinkers, settings, shelf } = this.parts;
    const bot = this.botOf(room, ask.seat);
    const call = { kind: 'answer' as const, game: room.table.game, bot, lot: lotOf(room.code, ask.seat), ...play.thought(ask) };
    const deep = shelf.thinks(shelf.get(room.table.game), bot) > 0;
    const client = { person: room.table.host, watched: this.rooms.attended(room), deep };
    const reply = await thinkers.think(call, settings.botLimitMs, client);
    if (reply.kind !== 'needs-notes') return reply;
    const notes = JSON.stringify((await this.rooms.viewers.storedNotes(room, ask.seat)).map((r) => r.note));
    return thinkers.think({ ...call, notes }, settings.botLimitMs, client);
  }
  private botOf(room: Room, seat: Seat): string {
    return room.seats[seat]?.bot ?? this.parts.shelf.defaultBot(this.parts.shelf.get(room.table.game));
  }
}
/** Which style a bot has that was chosen by its strength alone: by chance from table to table, neighbours apart. */
export function lotOf(code: string, seat: Seat): number {
  let sum = seat;
  for (const letter of code) sum += letter.charCodeAt(0);
  return sum;
}
