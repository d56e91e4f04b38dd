/** What those who watch a table are sent: each pair of eyes its own position, each person their own card of the table. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Ask, Json, Seat } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import { plain } from '@cosmodrome/kit/rich';
import type { Lang } from '@cosmodrome/kit/text';
import { questionOf } from '@cosmodrome/kit/text';
import type { Moved, NoteMark, Notes, Patch, Sync } from '@cosmodrome/wire';
import type { Moment } from '@cosmodrome/wire/patch';
import { renewedNote } from '@cosmodrome/wire/rerun';
import { Message } from './line.ts';
import type { Play } from './play.ts';
import type { Room, Watcher } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

const TELL_MS = 250;

export class Viewers {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  private readonly toTell = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  stop(): void {
    clearTimeout(this.telling);
  }
  /**
   * Each pair of eyes that watches here gets its own position; the same eyes on several screens share one message. Who holds
   * the position before gets the difference only.
   */
  fanOut(room: Room, by?: string): Omit<Moved, 'n'> {
    const play = room.play;
    if (!play) return {};
    const serverTime = Date.now();
    const moment: Moment = new Map();
    let own: Omit<Moved, 'n'> = {};
    for (const [eyes, watchers] of room.byEyes()) {
      const address = { code: room.code, n: play.acts, eyes, notes: play.heard(eyes ?? undefined, room.told), serverTime };
      const body = room.body(play, eyes);
      const shown = watchers.some((w) => w.patches) ? room.show(play, eyes, body, moment) : undefined;
      let patch: Patch | undefined;
      let whole: Sync | undefined;
      let message: { patch?: Message; sync?: Message } | undefined;
      for (const w of watchers) {
        const near = shown !== undefined && w.patches && w.holds === shown.before;
        if (shown) w.holds = shown.number;
        if (near) patch ??= { ...address, base: shown.base, ops: shown.ops };
        else whole ??= { ...address, ...body };
        if (w.patches && w.socket.id === by) own = near ? { patch: patch as Patch } : { sync: whole as Sync };
        else {
          message ??= {};
          if (near) message.patch ??= new Message('patch', patch);
          else message.sync ??= new Message('sync', whole);
          ((near ? message.patch : message.sync) as Message).to(w.socket);
        }
      }
    }
    room.told = play.match.toldInAll;
    return own;
  }
  /** The present position once more, for one who was behind. */
  resync(id: string, code: string): void {
    const room = this.rooms.inMemory.get(code);
    if (!room?.watchers.has(id)) return;
    // In its turn: what is in memory meanwhile may not be stored yet.
    this.rooms.background('resync', code, () =>
      room.serial.run(async () => {
        // An acknowledgement of the turn before carries a patch to what this socket holds: it goes out first.
        await breath();
        const watcher = room.watchers.get(id);
        if (!room.play || !watcher) return;
        const told = room.play.match.toldTo(watcher.eyes ?? undefined);
        new Message('sync', this.whole(room, room.play, watcher, { from: told, items: [], marks: [] })).to(watcher.socket);
      }),
    );
  }
  private whole(room: Room, play: Play, watcher: Pick<Watcher, 'eyes' | 'patches'> & { holds: number }, notes: Sync['notes']): Sync {
    const body = room.body(play, watcher.eyes);
    if (watcher.patches) watcher.holds = room.show(play, watcher.eyes, body).number;
    return { code: room.code, n: play.acts, eyes: watcher.eyes, notes, serverTime: Date.now(), ...body };
  }
  /** What a new watcher gets: the position and all notes it lacks, from storage where memory has them no more. */
  async sync(room: Room, watcher: Pick<Watcher, 'eyes' | 'patches'> & { holds: number }, notesFrom: number): Promise<Sync | null> {
    const { eyes } = watcher;
    // Whoever comes from a process that died has seen what it could tell nobody any more.
    if (this.rooms.shared && room.play) await this.rooms.matches.showOthers(room);
    const play = await this.rooms.matches.play(room);
    if (!play) return null;
    return this.whole(room, play, watcher, await this.notes(room, play, eyes, Math.max(0, notesFrom)));
  }
  private async notes(room: Room, play: Play, eyes: Seat | null, wished: number): Promise<Notes> {
    const seat = eyes ?? undefined;
    const from = Math.min(wished, play.match.toldTo(seat));
    const held = play.heard(seat, play.notesHeld);
    const skip = from - held.from;
    if (skip >= 0) return { from, items: held.items.slice(skip), marks: held.marks.slice(skip) };
    const rows = (await this.storedNotes(room, eyes)).slice(from, play.match.toldTo(seat));
    return {
      from,
      items: rows.map((r) => r.note),
      marks: rows.map((r): NoteMark => ({ secret: r.audience !== null, at: r.at })),
    };
  }
  /** What a list says of a running match: its round, and what this seat is asked, as plain text. */
  async glance(
    code: string,
    seat: Seat | undefined,
  ): Promise<{ readonly round: number; readonly ask: Readonly<Record<Lang, string>> | null } | undefined> {
    try {
      return await this.rooms.inRoom(code, async (room) => {
        const play = await this.rooms.matches.play(room);
        if (!play || play.match.over) return undefined;
        const ask = seat === undefined ? undefined : play.match.asks(seat).find((a) => !a.optional || a.standing);
        return { round: play.match.report().rounds, ask: ask ? this.said(room, play, ask) : null };
      });
    } catch (error) {
      this.parts.log.error({ err: error, code }, 'a match could not be looked at for a list');
      return undefined;
    }
  }
  /** A question as a plain sentence in each language, for the one who is asked. */
  private said(room: Room, play: Play, ask: Ask): Readonly<Record<Lang, string>> {
    const question = questionOf(ask);
    const view = play.match.view(ask.seat);
    const inWords = (lang: Lang): string => {
      const words = play.pkg.words[lang];
      const names = room.seats.map((s) => (s.kind === 'bot' ? (own(words.bots, s.bot as string) ?? s.name) : s.name));
      return plain(words.question(question, view).say, names, (term) => own(words.terms, term)?.name ?? term, lang);
    };
    return { fr: inWords('fr'), en: inWords('en') };
  }
  async storedNotes(room: Room, eyes: Seat | null): Promise<readonly { note: Json; audience: string | null; at: number | null }[]> {
    const { game } = this.parts.shelf.get(room.table.game);
    const rows = await this.parts.storage.db
      .selectFrom('notes')
      .select(['audience', 'note', 'at'])
      .where('code', '=', room.code)
      .orderBy('i')
      .execute();
    return rows
      .filter((r) => r.audience === null || (eyes !== null && (JSON.parse(r.audience) as Seat[]).includes(eyes)))
      .map((r) => ({ ...r, note: renewedNote(game, JSON.parse(r.note) as Json) }));
  }
  pushTable(room: Room): void {
    clearTimeout(room.pushing);
    room.pushing = undefined;
    const messages = new Map<string, { readonly text: string; readonly message: Message }>();
    for (const w of room.watchers.values()) {
      let card = messages.get(w.person);
      if (!card) {
        const info = room.info(w.person);
        card = { text: JSON.stringify(info), message: new Message('table', info) };
        messages.set(w.person, card);
      }
      // Most answers change nothing of it.
      if (w.table === card.text) continue;
      w.table = card.text;
      card.message.to(w.socket);
    }
  }
  /** For what need not be seen at once, such as who comes and goes: a moment later, once for all that happens meanwhile. */
  pushSoon(room: Room): void {
    if (!this.rooms.closing) room.pushing ??= setTimeout(() => this.pushTable(room), TELL_MS);
  }
  /**
   * "Something in your games changed", to the screens of these people that do not watch this table anyway. A little later and
   * once for all that happens meanwhile: a lobby need not follow every move.
   */
  tellPeople(people: readonly string[], room?: Room): void {
    const rooms = this.rooms.io?.of('/').adapter.rooms;
    for (const person of people)
      for (const id of rooms?.get(`person:${person}`) ?? []) {
        if (!room?.watchers.has(id)) this.toTell.add(id);
      }
    if (this.toTell.size === 0 || this.telling !== undefined) return;
    this.telling = setTimeout(() => {
      this.telling = undefined;
      for (const id of this.toTell) this.rooms.io?.of('/').sockets.get(id)?.emit('mine');
      this.toTell.clear();
    }, TELL_MS);
  }
}
