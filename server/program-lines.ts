/**
 * The lines of programs: a WebSocket each, JSON values both ways (docs/bot-api.md). A program is sent what its seats are asked, with what these
 * seats may know, and nothing else; its answers go the way of everybody's. Whoever speaks nonsense, floods, or does not read is cut off, and whoever is
 * late or wrong is replaced by a bot until he comes again.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Ask, anyAnswer, type Json, Luck, Refusal, type Seat } from '@cosmodrome/kernel';
import { questionOf } from '@cosmodrome/kit/text';
import type { Logger } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import type { Bus } from './bus.ts';
import { Fault } from './fault.ts';
import type { House } from './house.ts';
import { Bucket } from './limits.ts';
import type { Meters } from './meters.ts';
import { sameOrigin } from './origins.ts';
import type { Play } from './play.ts';
import { MOST_TABLES, type Programs } from './programs.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { Serial } from './serial.ts';
import type { Settings } from './settings.ts';
import type { Door } from './sockets.ts';

export const PROGRAM_PATH = '/api/program';
/** What a program may say at once, in bytes: no answer of a game is longer. */
const LONGEST = 64 * 1024;
/** So many bytes may wait for one that does not read. */
const MOST_WAITING = 2 * 1024 * 1024;
/** Lines of one network, and how long one may be open before it says whose it is. */
const MOST_LINES = 32;
const HELLO_MS = 10_000;
const PING_MS = 20_000;
/** A program whose line is gone may come back within so long before its bot plays. */
const GRACE_MS = 3_000;
/** Messages in ten seconds, with room for a game that is quick. */
const SAYS = 300;
const SAYS_MS = 10_000;
/** Wrong answers in a row to one question; then a bot plays. */
const TRIES = 3;
/** Messages that are none; then the line is closed. */
const NONSENSE = 5;
/** Close codes of our own, as 4000 and the HTTP status that would say it. */
const NOT_KNOWN = 4401;
const ELSEWHERE = 4409;
const TOO_MUCH = 4429;

/** One question as it was sent. `key` changes when it is another one. */
interface Asked {
  readonly id: number;
  readonly code: string;
  readonly seat: Seat;
  readonly topic: string;
  readonly key: string;
}
class Line {
  readonly ws: WebSocket;
  readonly network: string;
  program: { readonly id: string; readonly person: string } | undefined;
  /** Where it has been told that it sits. */
  readonly tables = new Map<string, Seat>();
  readonly asked = new Map<number, Asked>();
  /** Of each table, how many of the seat's notes it has been told. */
  readonly notes = new Map<string, number>();
  /** Refusals in a row, by question. */
  readonly tries = new Map<string, number>();
  /** What is said goes out in its order, though some of it is read from storage first. */
  readonly out = new Serial();
  nonsense = 0;
  alive = true;
  private last = 0;
  constructor(ws: WebSocket, network: string) {
    this.ws = ws;
    this.network = network;
  }
  next(): number {
    return ++this.last;
  }
  say(said: object): void {
    if (this.ws.readyState !== WebSocket.OPEN) return;
    if (this.ws.bufferedAmount > MOST_WAITING) {
      this.ws.terminate();
      return;
    }
    this.ws.send(JSON.stringify(said));
  }
}

export interface ProgramLinesParts {
  readonly rooms: Rooms;
  readonly programs: Programs;
  readonly house: House;
  readonly settings: Settings;
  readonly meters: Meters;
  readonly bus: Bus;
  readonly log: Logger;
  readonly door: Door;
}
export class ProgramLines {
  private readonly parts: ProgramLinesParts;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false, clientTracking: false });
  private readonly lines = new Set<Line>();
  private readonly byProgram = new Map<string, Line>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly misses = new Bucket(20, 600_000);
  private readonly opened = new Bucket(60, 60_000);
  private readonly says = new Bucket(SAYS, SAYS_MS);
  private readonly chance = Luck.seeded(`programs/${process.pid}/${Date.now()}`);
  private readonly pinger: NodeJS.Timeout;
  private closing = false;

  constructor(http: HttpServer, parts: ProgramLinesParts) {
    this.parts = parts;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.split('?')[0] === PROGRAM_PATH) this.upgrade(request, socket, head);
    });
    parts.programs.told = (what, id, code) => {
      this.hear(what, id, code);
      parts.bus.tell('program', { id, code, what });
    };
    parts.bus.on('program', ({ what, id, code }) => this.hear(what, id, code));
    parts.rooms.programs = this;
    this.pinger = setInterval(() => this.ping(), PING_MS);
    this.pinger.unref();
  }
  get size(): number {
    return this.byProgram.size;
  }
  close(): void {
    this.closing = true;
    clearInterval(this.pinger);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    for (const line of this.lines) line.ws.close(1001, 'the server closes');
    // Whoever does not answer that is not waited for.
    for (const line of this.lines) line.ws.terminate();
  }
  /** Everything this person's programs have here is closed: kept out, or gone. */
  closeOf(person: string): void {
    for (const line of this.lines)
      if (line.program?.person === person) line.ws.close(NOT_KNOWN, 'the one whose program this is may not be here');
  }
  closeFrom(network: string): void {
    for (const line of this.lines) if (line.network === network) line.ws.close(NOT_KNOWN, 'nobody from there may be here');
  }

  // ------------------------------------------------------------------ coming and going
  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { door, house, settings } = this.parts;
    const network = door.addressOf(request);
    const many = [...this.lines].filter((l) => l.network === network).length >= MOST_LINES;
    const refused =
      this.closing || !sameOrigin(request.headers, settings) || house.find('address', network) !== undefined
        ? '403 Forbidden'
        : many || !this.misses.open(network) || !this.opened.take(network)
          ? '429 Too Many Requests'
          : undefined;
    if (refused !== undefined) {
      socket.on('error', () => {});
      socket.end(`HTTP/1.1 ${refused}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (ws) => this.open(new Line(ws, network)));
  }
  private open(line: Line): void {
    const { ws } = line;
    this.lines.add(line);
    const late = setTimeout(() => line.program ?? ws.close(NOT_KNOWN, 'no token was said'), HELLO_MS);
    late.unref();
    // What is not for a reader's eyes (a frame too long, a reset) closes the line by itself.
    ws.on('error', () => {});
    ws.on('pong', () => {
      line.alive = true;
    });
    ws.on('close', () => {
      clearTimeout(late);
      this.lines.delete(line);
      if (line.program && this.byProgram.get(line.program.id) === line) this.left(line.program.id);
    });
    const inTurn = new Serial();
    ws.on('message', (data: Buffer, binary: boolean) => {
      if (!this.says.take(`${line.network}/${line.program?.id ?? ''}`)) {
        ws.close(TOO_MUCH, 'too many messages');
        return;
      }
      if (ws.readyState !== WebSocket.OPEN) return;
      void inTurn.run(() =>
        this.heard(line, binary ? undefined : data.toString('utf8')).catch((error: unknown) => {
          if (!(error instanceof Fault)) this.parts.log.error({ err: error }, 'what a program said could not be done');
          line.say({ say: 'trouble', why: 'try again' });
        }),
      );
    });
  }
  private ping(): void {
    for (const line of this.lines) {
      if (!line.alive) line.ws.terminate();
      line.alive = false;
      line.ws.ping();
    }
  }
  private left(id: string): void {
    this.byProgram.delete(id);
    if (this.closing) return;
    const timer = setTimeout(() => {
      this.leaving.delete(id);
      this.parts.rooms.background('program', id, async () => {
        for (const code of await this.parts.programs.tables(id)) await this.replace(code, id, 'gone');
      });
    }, GRACE_MS);
    timer.unref();
    clearTimeout(this.leaving.get(id));
    this.leaving.set(id, timer);
  }
  /** Something was decided about a program: here, or by another process. */
  private hear(what: 'line' | 'table' | 'gone', id: string, code: string): void {
    clearTimeout(this.leaving.get(id));
    this.leaving.delete(id);
    const line = this.byProgram.get(id);
    if (!line) return;
    if (what === 'table') this.parts.rooms.background('program', code, () => this.attach(line, code));
    else {
      if (what === 'line') this.byProgram.delete(id);
      line.ws.close(what === 'gone' ? NOT_KNOWN : ELSEWHERE, what === 'gone' ? 'this token is void' : 'the same token has come anew');
    }
  }

  // ------------------------------------------------------------------ what a program says
  private async heard(line: Line, text: string | undefined): Promise<void> {
    let said: Readonly<Record<string, Json>> | undefined;
    try {
      const given = text === undefined ? undefined : (JSON.parse(text) as Json);
      if (typeof given === 'object' && given !== null && !Array.isArray(given)) said = given as Readonly<Record<string, Json>>;
    } catch {
      said = undefined;
    }
    if (!line.program) return this.hello(line, said?.token);
    if (said === undefined || !Number.isSafeInteger(said.id)) {
      line.say({ say: 'trouble', why: 'this is no answer: {"id": …, "answer": …}' });
      if (++line.nonsense >= NONSENSE) line.ws.close(TOO_MUCH, 'nothing of this is an answer');
      return;
    }
    await this.answer(line, said.id as number, said.answer);
  }
  private async hello(line: Line, token: Json | undefined): Promise<void> {
    const { programs, house, bus } = this.parts;
    const program = typeof token === 'string' && token.length <= 64 ? await programs.enter(token) : undefined;
    if (!program || house.find('person', program.person)) {
      this.misses.take(line.network);
      line.ws.close(NOT_KNOWN, 'this token is not known');
      return;
    }
    if (line.ws.readyState !== WebSocket.OPEN) return;
    this.hear('line', program.id, '');
    bus.tell('program', { id: program.id, code: '', what: 'line' });
    line.program = { id: program.id, person: program.person };
    this.byProgram.set(program.id, line);
    line.say({ say: 'hello', name: program.name });
    for (const code of await programs.tables(program.id)) await this.attach(line, code);
  }
  private async answer(line: Line, id: number, answer: Json | undefined): Promise<void> {
    const { rooms, meters } = this.parts;
    const asked = line.asked.get(id);
    if (!asked) {
      line.say({ say: 'late', id });
      return;
    }
    line.asked.delete(id);
    const refuse = async (room: Room, why: string): Promise<void> => {
      meters.refusals.inc({ code: 'program' });
      const tries = (line.tries.get(asked.key) ?? 0) + 1;
      line.tries.set(asked.key, tries);
      line.say({ say: 'refused', table: asked.code, id, why });
      if (tries >= TRIES) await this.standIn(room, asked.seat, 'wrong');
      else this.see(room);
    };
    await rooms.inRoom(asked.code, async (room) => {
      const play = await rooms.matches.play(room);
      const ask = play?.match.find(asked.seat, asked.topic);
      if (
        !play ||
        play.match.over ||
        play.clocks.halted !== undefined ||
        !ask ||
        this.keyOf(play, room, ask) !== asked.key ||
        room.program(asked.seat) !== line.program?.id
      ) {
        line.say({ say: 'late', id });
        return;
      }
      if (answer === undefined) {
        if (!ask.optional) return refuse(room, 'no answer');
        play.declined.add(ask);
        return rooms.standstill.storeClocks(room, play);
      }
      try {
        await rooms.matches.change(room, play, (now) => play.answer(play.acts, asked.seat, asked.topic, answer, now, { seen: false }));
        line.tries.delete(asked.key);
      } catch (error) {
        if (error instanceof Refusal && error.code !== 'stale') return refuse(room, error.key ?? error.message);
        if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
        // Somebody else was first, or storage is away: it is asked again about what is there now.
        line.say({ say: 'refused', table: asked.code, id, why: 'try again' });
        this.see(room);
      }
    });
  }

  // ------------------------------------------------------------------ what a program is told
  /** Does somebody's program sit at this table, with its line here? */
  attends(code: string): boolean {
    for (const line of this.byProgram.values()) if (line.tables.has(code)) return true;
    return false;
  }
  /** It sits at this table, or does no more: what it must know of that, and what it is asked there. */
  private async attach(line: Line, code: string): Promise<void> {
    const { rooms } = this.parts;
    const id = line.program?.id;
    if (id === undefined || this.byProgram.get(id) !== line) return;
    await rooms
      .atTable(code, async (room) => {
        const seat = room.seats.find((s) => s.program === id)?.seat;
        if (seat === undefined) {
          this.leave(line, code);
          return;
        }
        if (line.tables.size >= 2 * MOST_TABLES) return;
        line.tables.set(code, seat);
        line.tries.clear();
        const playing = room.table.phase === 'playing';
        line.say({ say: 'seated', table: code, game: room.table.game, seat, seats: room.seats.length, playing });
        room.greet(seat);
        if (playing) await rooms.matches.play(room);
        if (room.seats[seat]?.stand_in === 1) await rooms.driver.standIn(room, seat, null);
        this.see(room);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error;
        this.leave(line, code);
      });
  }
  private leave(line: Line, code: string): void {
    if (!line.tables.delete(code)) return;
    line.notes.delete(code);
    for (const [id, asked] of line.asked) if (asked.code === code) line.asked.delete(id);
    line.say({ say: 'left', table: code });
  }
  /** The table is no more. */
  gone(code: string): void {
    for (const line of this.byProgram.values()) this.leave(line, code);
  }
  /** The same question as long as this is the same. One that stands is another after each answer of its seat. */
  private keyOf(play: Play, room: Room, ask: Ask): string {
    const at = ask.standing ? `s${play.own[ask.seat]}` : String(play.birth(ask).n);
    return `${room.code} ${ask.seat} ${ask.topic} ${at}`;
  }
  /** After every change at a table: each program that sits there and has its line here is asked what is new, and told what is past. */
  see(room: Room): void {
    const { play } = room;
    if (!play || this.byProgram.size === 0 || room.table.phase === 'waiting') return;
    for (const s of room.seats) {
      const line = s.program === null ? undefined : this.byProgram.get(s.program);
      if (!line?.tables.has(room.code)) continue;
      const over = play.match.over || room.table.phase === 'over';
      const still = over || play.clocks.halted !== undefined;
      const asks = still || room.program(s.seat) === undefined ? [] : play.asks().filter((a) => a.seat === s.seat && !play.declined.has(a));
      const open = new Map(asks.map((ask) => [this.keyOf(play, room, ask), ask]));
      for (const [id, asked] of line.asked) {
        if (asked.code !== room.code) continue;
        if (open.delete(asked.key)) continue;
        line.asked.delete(id);
        line.tries.delete(asked.key);
        line.say({ say: 'past', table: room.code, id });
      }
      for (const [key, ask] of open) this.ask(line, room, play, ask, key);
      if (!over) continue;
      const ending = play.match.over ? { standings: play.match.standings(), report: play.match.report() } : null;
      line.say({ say: 'over', table: room.code, ending });
      this.leave(line, room.code);
    }
  }
  private ask(line: Line, room: Room, play: Play, ask: Ask, key: string): void {
    const { rooms } = this.parts;
    const { seat, ...question } = questionOf(ask);
    const id = line.next();
    line.asked.set(id, { id, code: room.code, seat, topic: ask.topic, key });
    const at = {
      game: room.table.game,
      seat,
      seats: room.seats.length,
      question,
      any: anyAnswer(ask, this.chance),
      view: play.match.view(seat),
    };
    const told = play.match.toldTo(seat);
    const from = Math.min(line.notes.get(room.code) ?? 0, told);
    line.notes.set(room.code, told);
    const held = play.heard(seat, play.notesHeld);
    const tell = (notes: readonly Json[]): void => line.say({ say: 'ask', table: room.code, id, ...at, from, notes });
    if (from >= held.from) {
      const notes = held.items.slice(from - held.from);
      void line.out.run(() => tell(notes));
    } else
      rooms.background('notes for a program', room.code, () =>
        line.out.run(async () => {
          try {
            tell((await rooms.viewers.storedNotes(room, seat)).slice(from, told).map((r) => r.note));
          } catch (error) {
            line.notes.set(room.code, from);
            line.asked.delete(id);
            throw error;
          }
        }),
      );
  }
  /** Its bot plays until it comes again. */
  async replace(code: string, id: string, why: 'gone' | 'late'): Promise<void> {
    await this.parts.rooms.inRoom(code, async (room) => {
      const seat = room.seats.find((s) => s.program === id)?.seat;
      if (seat !== undefined && room.program(seat) === id && room.table.phase === 'playing') await this.standIn(room, seat, why);
    });
  }
  /** The same, in the turn of the table. */
  async standIn(room: Room, seat: Seat, why: 'gone' | 'late' | 'wrong'): Promise<void> {
    const { program, bot } = room.seats[seat] as { program: string | null; bot: string };
    const line = program === null ? undefined : this.byProgram.get(program);
    await this.parts.rooms.driver.standIn(room, seat, bot);
    line?.say({ say: 'replaced', table: room.code, why });
  }
}
