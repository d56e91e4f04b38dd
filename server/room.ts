/** A table as this process holds it: who sits where, who watches, and the match if it is in memory. */
import type { Alone, Ask, Enactment, Seat } from '@cosmodrome/kernel';
import type { BotPace, ClientToServer, Hinted, Hints, Pace, SeatInfo, ServerToClient, Sitter, Sync, TableInfo } from '@cosmodrome/wire';
import { bodyOf, countsOf } from '@cosmodrome/wire/body';
import { Held, type Moment, type Op } from '@cosmodrome/wire/patch';
import type { Server, Socket } from 'socket.io';
import { parentOf } from './awaited.ts';
import { type Clocks, deadlineOf, type Play, rests, type Sides } from './play.ts';
import { NOBODY } from './seats.ts';
import { Serial } from './serial.ts';
import type { Row } from './storage.ts';

export interface SocketData {
  person: string;
}
/** Processes talk over a line of their own: see bus.ts. */
type NoEvents = Record<never, never>;
export type GameServer = Server<ClientToServer, ServerToClient, NoEvents, SocketData>;
export type GameSocket = Socket<ClientToServer, ServerToClient, NoEvents, SocketData>;

/** Somebody asks for a seat of this table, and who of those who play has agreed. */
export interface Knock {
  readonly person: string;
  readonly name: string;
  readonly agreed: readonly string[];
  /** Not for himself: for a program of his, and what it is called. */
  readonly program?: string;
  readonly called?: string;
}
export interface Watcher {
  readonly socket: GameSocket;
  readonly person: string;
  readonly eyes: Seat | null;
  /** Wants changes instead of whole positions. */
  readonly patches: boolean;
  /** How fast it wants bots to play. */
  readonly bots?: BotPace;
  /** The table as it was sent last, to be sent again only when it has changed. */
  table: string;
  /** Which of the positions shown it was sent last: a patch fits only the newest. */
  holds: number;
}
/** The last position a pair of eyes was sent, to make the next patch from. */
export interface Shown {
  readonly held: Held;
  n: number;
  /** Number of this position among all that were shown in this room. */
  number: number;
}
/** A table as it is stored: who sits there, and the hints that were marked. */
export interface Stored {
  readonly table: Row<'tables'>;
  readonly seats: readonly Row<'seats'>[];
  readonly hinted: readonly Hinted[];
}
/** What is in a Sync besides its address, its notes and the time. */
type Body = Omit<Sync, 'code' | 'n' | 'eyes' | 'notes' | 'serverTime'>;
export class Room implements Sides {
  readonly code: string;
  readonly serial = new Serial();
  /** Looking after the matches that this one asks the stage for: one look after another. */
  readonly staging = new Serial();
  /** By the id of their socket; see `watch` and `unwatch`. */
  readonly watchers: Map<string, Watcher> = new Map();
  table: Row<'tables'>;
  seats: readonly Row<'seats'>[];
  hinted: readonly Hinted[];
  pace: Pace;
  /** What somebody made is played here. */
  made: Pick<TableInfo, 'made'> = {};
  clocks: Clocks = { since: {}, reserve: {} };
  play: Play | undefined;
  /** This process wrote last (or no other can): it is the one to act for bots and clocks. */
  ours = true;
  timer: NodeJS.Timeout | undefined;
  /** The table is no more; whoever waited for his turn here is too late. */
  closed = false;
  readonly thinking = new Set<Ask>();
  /** Standing questions a bot is about to answer, by seat and topic. */
  readonly pacing = new Set<string>();
  /** Of each program's seat: after how many answers it was seen, and when. */
  private readonly spoke = new Map<Seat, { readonly own: number; readonly at: number }>();
  private streak: { readonly seat: Seat; readonly acts: number; readonly since: number } | undefined;
  /** Server time at which a game that stood still goes on. */
  resumes = 0;
  /** When it was last used, and when the last entry was made (bots keep a little distance): by the clock that nobody sets. */
  touched = performance.now();
  moved = 0;
  /** Since when this process would know who is here, by the same clock. */
  since = performance.now();
  private readonly sinceAt = Date.now();
  private grouped: ReadonlyMap<Seat | null, readonly Watcher[]> | undefined;
  private readonly shown = new Map<Seat | null, Shown>();
  private positions = 0;
  /** How many notes, of all, those who watch have been sent their share of. */
  told = 0;
  /** When somebody left: by the clock that nobody sets, and in server time, for those who read it. */
  private readonly left = new Map<string, { readonly since: number; readonly at: number }>();
  /** Who is connected to other processes. */
  private readonly elsewhere = new Map<string, ReadonlySet<string>>();
  /** Tells those who watch that somebody who left is gone. */
  fading: NodeJS.Timeout | undefined;
  /** Table and presence go out a moment later, once for all that happens meanwhile. */
  pushing: NodeJS.Timeout | undefined;

  /** Somebody who left is away for so long; then he is gone, and others may let a bot stand in for him. */
  readonly absentMs: number;

  constructor({ table, seats, hinted }: Stored, absentMs = Number.POSITIVE_INFINITY) {
    this.code = table.code;
    this.table = table;
    this.seats = seats;
    this.hinted = hinted;
    this.absentMs = absentMs;
    this.pace = JSON.parse(table.pace) as Pace;
  }
  watch(watcher: Watcher): void {
    this.watchers.set(watcher.socket.id, watcher);
    this.grouped = undefined;
  }
  unwatch(id: string): void {
    this.watchers.delete(id);
    this.grouped = undefined;
  }
  /** Those who watch, by whose eyes they look through. */
  byEyes(): ReadonlyMap<Seat | null, readonly Watcher[]> {
    this.grouped ??= Map.groupBy(this.watchers.values(), (w) => w.eyes);
    return this.grouped;
  }
  refresh({ table, seats, hinted }: Stored): void {
    this.table = table;
    this.seats = seats;
    this.hinted = hinted;
    this.pace = JSON.parse(table.pace) as Pace;
    // Who lost a seat loses its eyes at once.
    for (const [id, w] of this.watchers) {
      if (this.maySee(w.person, w.eyes)) continue;
      // Before the start seats are exchanged, and eyes with them.
      const other = table.phase === 'waiting' ? (seats.find((s) => this.owns(w.person, s.seat))?.seat ?? null) : null;
      if (this.maySee(w.person, other)) this.watch({ ...w, eyes: other, holds: 0 });
      else this.unwatch(id);
    }
  }

  // ------------------------------------------------------------------ sides
  human(seat: Seat): boolean {
    const s = this.seats[seat];
    return (s?.kind === 'person' || s?.kind === 'device') && s.stand_in === 0;
  }
  bot(seat: Seat): boolean {
    const s = this.seats[seat];
    return s !== undefined && (s.kind === 'bot' || s.stand_in === 1);
  }
  /** The program that is to answer for this seat now; while it is away or out of favour the bot does. */
  program(seat: Seat): string | undefined {
    const s = this.seats[seat];
    return s?.kind === 'bot' && s.stand_in === 0 ? (s.program ?? undefined) : undefined;
  }
  /** Since when a program has been silent before this question, as far as this process has seen. */
  silentSince(play: Play, ask: Ask, now: number): number {
    const { seat } = ask;
    const own = play.own[seat] as number;
    const asked = play.origin + play.birth(ask).now;
    const held = this.spoke.get(seat);
    if (held?.own === own) return Math.max(held.at, asked);
    this.spoke.set(seat, { own, at: now });
    return now;
  }
  /** It has come, or came back: its time begins now. */
  greet(seat: Seat): void {
    this.spoke.delete(seat);
  }
  /** What the one person wishes who plays here with bots alone; undefined: there are others. */
  botPace(): BotPace | undefined {
    const people = new Set(this.seats.flatMap((s) => (s.kind === 'bot' ? [] : [s.person])));
    if (people.size !== 1) return undefined;
    return [...this.watchers.values()].findLast((w) => people.has(w.person) && w.bots !== undefined)?.bots;
  }
  /** Since when this bot has answered without another seat in between. */
  playsSince(seat: Seat, acts: number, now: number): number {
    const on = this.streak?.seat === seat && acts - this.streak.acts <= 1;
    this.streak = { seat, acts, since: on && this.streak ? this.streak.since : now };
    return this.streak.since;
  }
  owns(person: string, seat: Seat): boolean {
    const s = this.seats[seat];
    return s !== undefined && s.person === person && (s.kind === 'person' || s.kind === 'device');
  }
  seated(person: string): boolean {
    return this.seats.some((s) => s.person === person && s.kind !== 'bot');
  }
  /** Whoever looks on may take a bot's seat. */
  /** Whether somebody here may ask for a hint, and whether the others read of it. */
  get hints(): Hints {
    if (this.table.challenge !== null) return 'none';
    return this.table.hints ?? (this.alone ? 'quiet' : 'marked');
  }
  /** The one who plays here with bots alone. */
  get alone(): Alone | undefined {
    const [one, ...others] = this.seats.filter((s) => s.kind !== 'bot');
    return one && others.length === 0 ? { seat: one.seat, training: this.table.training === 1 } : undefined;
  }
  get joinable(): boolean {
    return this.table.joinable === 1 && this.table.spectators === 1;
  }
  /** Does this person read the lines of those who look on? While the game runs, only if he is one of them. */
  hearsGallery(person: string): boolean {
    return this.table.phase !== 'playing' || this.inGallery(person);
  }
  /** While the game runs: has no seat, or all he plays for are out of the game. */
  inGallery(person: string): boolean {
    return this.seats.every((s) => !this.owns(person, s.seat) || (this.play?.match.out(s.seat) ?? false));
  }
  /** Those who play here, each once. */
  players(): readonly string[] {
    return [...new Set(this.seats.flatMap((s) => (s.person !== null && (s.kind === 'person' || s.kind === 'device') ? [s.person] : [])))];
  }
  /** Those whose word somebody needs who asks for this seat: all who play, but for whoever it is said to be; where nobody else does, who opened the table. */
  mustAgree(seat: Seat): readonly string[] {
    const { kind, person: owner } = this.seats[seat] ?? {};
    if (kind !== 'person') return this.players();
    const others = this.players().filter((p) => p !== owner);
    const { host } = this.table;
    return others.length > 0 || host === owner || host === NOBODY ? others : [host];
  }
  knockAt(seat: Seat): Knock | undefined {
    const text = this.seats[seat]?.knock;
    return text ? (JSON.parse(text) as Knock) : undefined;
  }
  kicked(person: string | undefined): boolean {
    return person !== undefined && (JSON.parse(this.table.kicked) as string[]).includes(person);
  }
  /** May this person look through these eyes? */
  maySee(person: string, eyes: Seat | null): boolean {
    if (eyes !== null) return this.owns(person, eyes);
    return this.table.spectators === 1 || this.seated(person) || this.table.host === person;
  }

  /** Is it this person's table: his to host, or one he sits or sat at? */
  belongsTo(person: string | undefined): boolean {
    return person !== undefined && (this.table.host === person || this.seats.some((s) => s.person === person));
  }
  /** Before the start whoever has the code may come in; afterwards a table without spectators is for those who were at it. */
  knownTo(person: string | undefined): boolean {
    return this.table.phase === 'waiting' || this.table.spectators === 1 || this.belongsTo(person);
  }

  // ------------------------------------------------------------------ presence
  presence(person: string): 'here' | 'away' | 'gone' {
    const absence = this.absence(person);
    return absence === 0 ? 'here' : absence < this.absentMs ? 'away' : 'gone';
  }
  /** Milliseconds since this person was here; of one who never was, since this process would know. */
  absence(person: string): number {
    if (this.connected(person)) return 0;
    for (const people of this.elsewhere.values()) if (people.has(person)) return 0;
    return Math.max(1, performance.now() - (this.left.get(person)?.since ?? this.since));
  }
  /** The same, as far as this process has seen; of one who was not here since it lives, for ever. */
  unseen(person: string): number {
    if (this.absence(person) === 0) return 0;
    const since = this.left.get(person)?.since;
    return since === undefined ? Number.POSITIVE_INFINITY : Math.max(1, performance.now() - since);
  }
  private leftAt(person: string): number | null {
    return this.absence(person) === 0 ? null : (this.left.get(person)?.at ?? this.sinceAt);
  }
  private parted(person: string): void {
    this.left.set(person, { since: performance.now(), at: Date.now() });
  }
  /** Is this person connected to this process? */
  connected(person: string): boolean {
    for (const w of this.watchers.values()) if (w.person === person) return true;
    return false;
  }
  leave(person: string): void {
    if (!this.connected(person)) this.parted(person);
  }
  /** Those seated who are connected to this process. */
  people(): readonly string[] {
    return [...new Set(this.seats.flatMap((s) => (s.person !== null && this.connected(s.person) ? [s.person] : [])))];
  }
  /** Who is connected to another process; true: that is news. */
  heard(from: string, people: readonly string[]): boolean {
    const before = this.elsewhere.get(from) ?? new Set();
    if (people.length === 0) this.elsewhere.delete(from);
    else this.elsewhere.set(from, new Set(people));
    const lost = [...before].filter((p) => !people.includes(p));
    for (const p of lost) this.parted(p);
    return lost.length > 0 || people.some((p) => !before.has(p));
  }

  // ------------------------------------------------------------------ what is shown
  deadline(seat: Seat): number | null {
    return this.human(seat) ? (deadlineOf(this.clocks, this.pace, seat) ?? null) : null;
  }
  info(person: string | undefined): TableInfo {
    const t = this.table;
    return {
      code: t.code,
      name: t.name,
      game: t.game,
      options: JSON.parse(t.options) as TableInfo['options'],
      ...this.made,
      pace: this.pace,
      listed: t.listed === 1,
      spectators: t.spectators === 1,
      joinable: this.joinable,
      ...(t.training === 1 ? { training: true } : {}),
      ...(t.forked === 1 ? { forked: true } : {}),
      ...(t.lang === null ? {} : { lang: t.lang }),
      ...(t.challenge === null ? {} : { challenge: true }),
      hints: this.hints,
      ...(this.hinted.length === 0 ? {} : { hinted: this.hinted }),
      ...(t.phase === 'playing' && rests(this.clocks) ? { rests: true } : {}),
      phase: t.phase,
      host: t.host === person,
      seats: this.seats.map((s) => ({
        seat: s.seat,
        sitter:
          s.kind === 'open'
            ? { kind: 'open' }
            : s.kind === 'bot'
              ? { kind: 'bot', bot: s.bot as string, name: s.name, ...(s.program === null ? {} : { program: this.ownerOf(s) }) }
              : s.kind === 'device'
                ? { kind: 'device', id: s.person as string, name: s.name }
                : { kind: 'person', id: s.person as string, name: s.name, here: this.presence(s.person as string) },
        stand_in: s.stand_in === 1,
        since: s.stand_in === 1 ? s.stand_in_at : null,
        mine: person !== undefined && this.owns(person, s.seat),
        ...(s.knock === null ? {} : { knock: this.knockFor(s.seat, person) }),
        host: s.kind === 'person' && s.person === t.host,
        ready: s.ready === 1,
        left: s.kind === 'person' ? this.leftAt(s.person as string) : null,
        deadline: t.phase === 'playing' && !rests(this.clocks) ? this.deadline(s.seat) : null,
        reserveMs: t.phase === 'playing' && this.pace.kind === 'live' ? (this.clocks.reserve[s.seat] ?? 0) : null,
      })),
      rematch: t.rematch,
      ...this.stages(),
      ...(t.stage === null ? {} : { of: parentOf(t) as string }),
      ...(this.kicked(person) ? { kicked: true } : {}),
      createdAt: t.created_at,
    };
  }
  private stages(): Pick<TableInfo, 'stages'> {
    const { play } = this;
    const stages = play?.onStage().flatMap((ask) => {
      const code = play.staged.get(play.stageKey(ask));
      return code === undefined
        ? []
        : [{ topic: ask.topic, code, seats: [...new Set((ask.domain.shape() as unknown as Enactment).seats)] }];
    });
    return stages && stages.length > 0 ? { stages } : {};
  }
  /** By name, if he sits here. */
  private ownerOf({ owner }: Row<'seats'>): NonNullable<Extract<Sitter, { kind: 'bot' }>['program']> {
    const of = this.seats.find((s) => s.kind === 'person' && s.person === owner);
    return { of: of === undefined || owner === null ? null : of.name };
  }
  private knockFor(seat: Seat, person: string | undefined): NonNullable<SeatInfo['knock']> {
    const { person: id, name, agreed, called } = this.knockAt(seat) as Knock;
    const left = this.mustAgree(seat).filter((p) => !agreed.includes(p));
    // Who sits there after all is not needed, but may say no.
    const { kind, person: owner } = this.seats[seat] ?? {};
    const theirs = kind === 'person' && owner === person;
    const asked = person !== undefined && !agreed.includes(person) && (left.includes(person) || theirs);
    return { name, mine: id === person, left: left.length, asked, ...(called === undefined ? {} : { program: called }) };
  }
  /** The position as these eyes may see it. */
  body(play: Play, eyes: Seat | null): Body {
    const { match } = play;
    const timers = play.timers();
    const body = bodyOf(match, eyes);
    return {
      ...body,
      canTakeBack: body.canTakeBack && eyes !== null && !this.bot(eyes),
      ...countsOf(match, eyes, play.own, play.seen),
      ...(eyes !== null && this.alone?.seat === eyes ? { alone: true } : {}),
      ...(play.clocks.byHand ? { stopped: play.clocks.halted as number } : this.resumes > Date.now() ? { resumes: this.resumes } : {}),
      ...(timers.length > 0 ? { timers: timers.map((t) => ({ topic: t.ask.topic, at: t.at })) } : {}),
    };
  }
  /** Remembers what these eyes are shown now; gives the way from what they were shown before, and its numbers. */
  show(
    play: Play,
    eyes: Seat | null,
    body: Body,
    moment?: Moment,
  ): { readonly ops: readonly Op[]; readonly base: number; readonly before: number; readonly number: number } {
    const shown = this.shown.get(eyes);
    if (!shown) {
      const number = ++this.positions;
      this.shown.set(eyes, { held: new Held(body), n: play.acts, number });
      return { ops: [], base: -1, before: -1, number };
    }
    const { n: base, number: before } = shown;
    const ops = shown.held.to(body, moment);
    if (ops.length > 0 || base !== play.acts) {
      shown.n = play.acts;
      shown.number = ++this.positions;
    }
    return { ops, base, before, number: shown.number };
  }
  /** Nobody plays: what is needed for the next move only is forgotten. */
  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.play = undefined;
    this.shown.clear();
  }
}
