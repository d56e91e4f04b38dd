/** Table talk: plain text, kept with the table. Pages show it as text; nothing here is ever markup. */
import { notYours } from './fault.ts';
import type { GameServer, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Storage } from './storage.ts';
import type { ChatLine } from './wire.ts';

const SHOWN = 100;

export class Chats {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private io: GameServer | undefined;
  constructor(storage: Storage, rooms: Rooms) {
    this.storage = storage;
    this.rooms = rooms;
  }
  start(io: GameServer): void {
    this.io = io;
    io.on('chatted', ({ code, id }) => void this.heard(code, id).catch(() => {}));
  }
  async last(code: string): Promise<readonly ChatLine[]> {
    const rows = await this.storage.db.selectFrom('chat').selectAll().where('code', '=', code).orderBy('id', 'desc').limit(SHOWN).execute();
    return rows.reverse().map(lineOf);
  }
  /** Whoever sits at the table may speak, and spectators where there may be any. */
  async say(room: Room, person: string, said: { readonly text?: string; readonly phrase?: string }): Promise<void> {
    if (!room.maySee(person, null)) throw notYours('you are not at this table');
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
      at: Date.now(),
    };
    const { id } = await this.storage.db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow();
    this.show(room, lineOf({ ...row, id }));
    if (this.storage.kind === 'postgres') this.io?.serverSideEmit('chatted', { code: room.code, id });
  }
  private show(room: Room, line: ChatLine): void {
    for (const w of room.watchers.values()) w.socket.emit('chat', line);
  }
  private async heard(code: string, id: number): Promise<void> {
    const room = this.rooms.held(code);
    if (!room || room.watchers.size === 0) return;
    const row = await this.storage.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
    if (row) this.show(room, lineOf(row));
  }
}

function lineOf(row: { id: number; seat: number | null; name: string; text: string; phrase: string | null; at: number }): ChatLine {
  return { id: row.id, seat: row.seat, name: row.name, text: row.text, at: row.at, ...(row.phrase === null ? {} : { phrase: row.phrase }) };
}
