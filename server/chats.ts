/** Table talk: plain text, kept with the table. Pages show it as text; nothing here is ever markup. */
import type { Seat } from '@cosmodrome/kernel';
import { own } from '@cosmodrome/kit/own';
import type { ChatEvent, ChatLine } from '@cosmodrome/wire';
import type { Bus } from './bus.ts';
import { badRequest, notYours } from './fault.ts';
import type { House } from './house.ts';
import { Message } from './line.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Shelf } from './shelf.ts';
import type { Row, Storage } from './storage.ts';

const SHOWN = 100;
const AGAIN = 20;
/** Marks what nobody said among the phrases: no phrase from outside begins so. */
const EVENT = '@';
/** Lines that name a person beside the one whose line it is. */
export const NAMING = (['claimed', 'unproven', 'returned', 'restored'] satisfies ChatEvent[]).map((event) => `${EVENT}${event}`);

export class Chats {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly shelf: Shelf;
  private readonly bus: Bus;
  private readonly house: House;
  constructor(storage: Storage, rooms: Rooms, shelf: Shelf, bus: Bus, house: House) {
    this.storage = storage;
    this.rooms = rooms;
    this.shelf = shelf;
    this.bus = bus;
    this.house = house;
  }
  start(): void {
    this.bus.on('chatted', ({ code, id }) => void this.heard(code, id).catch(() => {}));
    this.rooms.readAgain = (room) => this.sayAgain(room);
    this.rooms.ended = (room) => void this.openGallery(room).catch(() => {});
  }
  /** The last lines, as far as this person may read them. */
  async last(room: Room, person: string): Promise<readonly ChatLine[]> {
    let lines = this.storage.db.selectFrom('chat').selectAll().where('code', '=', room.code);
    if (!room.hearsGallery(person)) lines = lines.where('gallery', '=', 0);
    const rows = await lines.orderBy('id', 'desc').limit(SHOWN).execute();
    return rows.reverse().map(lineOf);
  }
  /**
   * Whoever sits at the table may speak, and spectators where there may be any. What spectators say while the game runs is for
   * each other; those who play read it after the end.
   */
  async say(room: Room, person: string, said: { readonly text?: string; readonly phrase?: string }): Promise<void> {
    if (!room.maySee(person, null) || room.kicked(person)) throw notYours('you are not at this table');
    // Phrases are the game's words, and nobody's insults.
    if (said.text !== undefined) this.house.mayTalk(person);
    if (said.phrase !== undefined && own(this.shelf.get(room.table.game).words.fr.phrases, said.phrase) === undefined)
      throw badRequest('phrase: this game has no such phrase');
    // Who is out of the game is known to the match alone; where it cannot be brought back, nobody is.
    if (room.table.phase === 'playing' && !room.play)
      await this.rooms.inRoom(room.code, (r) => this.rooms.matches.play(r)).catch(() => undefined);
    const seat = room.seats.find((s) => s.person === person && s.kind === 'person');
    const name =
      seat?.name ?? (await this.storage.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst())?.name ?? '?';
    const row = {
      code: room.code,
      seat: seat?.seat ?? null,
      person,
      name,
      text: said.text ?? '',
      phrase: said.phrase ?? null,
      gallery: room.table.phase === 'playing' && room.inGallery(person) ? 1 : 0,
      at: Date.now(),
    };
    await this.keep(room, row);
  }
  /** Something happened to a seat: a line for everybody. */
  async announce(
    room: Room,
    event: ChatEvent,
    seat: Seat,
    person: { readonly id: string; readonly name: string },
    bot: string,
  ): Promise<void> {
    const row = {
      code: room.code,
      seat,
      person: person.id,
      name: person.name,
      text: bot,
      phrase: `${EVENT}${event}`,
      gallery: 0,
      at: Date.now(),
    };
    await this.keep(room, row);
  }
  private async keep(room: Room, row: Omit<Row<'chat'>, 'id'>): Promise<void> {
    const { id } = await this.storage.db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow();
    this.show(room, lineOf({ ...row, id }));
    this.bus.tell('chatted', { code: room.code, id });
  }
  private show(room: Room, line: ChatLine): void {
    const message = new Message('chat', line);
    for (const w of room.watchers.values()) if (!line.gallery || room.hearsGallery(w.person)) message.to(w.socket);
  }
  /** The game is over: those who played read what was said behind them. */
  private async openGallery(room: Room): Promise<void> {
    const players = [...room.watchers.values()].filter((w) => room.seated(w.person));
    if (players.length === 0) return;
    const rows = await this.storage.db
      .selectFrom('chat')
      .selectAll()
      .where('code', '=', room.code)
      .where('gallery', '=', 1)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    for (const row of rows.reverse()) for (const w of players) new Message('chat', lineOf(row)).to(w.socket);
  }
  /** What may have been said while this process could not hear the others; pages know a line by its number. */
  private async sayAgain(room: Room): Promise<void> {
    if (room.watchers.size === 0) return;
    const lines = this.storage.db.selectFrom('chat').selectAll().where('code', '=', room.code);
    const rows = await lines.orderBy('id', 'desc').limit(AGAIN).execute();
    for (const row of rows.reverse()) this.show(room, lineOf(row));
  }
  private async heard(code: string, id: number): Promise<void> {
    const room = this.rooms.held(code);
    if (!room || room.watchers.size === 0) return;
    const row = await this.storage.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
    if (row) this.show(room, lineOf(row));
  }
}

function lineOf(row: Omit<Row<'chat'>, 'code' | 'person'>): ChatLine {
  const { id, seat, name, text, at, phrase, gallery } = row;
  const told = phrase === null ? {} : phrase.startsWith(EVENT) ? { event: phrase.slice(EVENT.length) as ChatEvent } : { phrase };
  return { id, seat, name, text, at, ...told, ...(gallery === 1 ? { gallery: true } : {}) };
}
