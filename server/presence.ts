/** Who is at a table, and who has left it. */
import type { Room } from './room.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

export class Presence {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  /** Somebody watches; `before`: whether this person was connected here already. */
  arrived(room: Room, person: string, before: boolean): void {
    this.fade(room);
    if (!before && room.seated(person)) this.changed(room);
    const clocks = room.play?.clocks;
    if (clocks?.halted !== undefined && !clocks.byHand && room.seated(person))
      this.rooms.background('go on', room.code, () => room.serial.run(() => this.rooms.standstill.goOn(room, person)));
    for (const code of room.play?.staged.values() ?? []) this.rooms.background('go on', code, () => this.rooms.standstill.wake(code));
  }
  departed(room: Room, person: string): void {
    room.leave(person);
    this.fade(room);
    if (!room.seated(person) || room.connected(person)) return;
    this.changed(room);
    this.rooms.driver.drive(room);
  }
  /** Who is away is gone after a while: those who watch see it then. */
  private fade(room: Room): void {
    if (this.rooms.closing || !room.seats.some((s) => s.kind === 'person' && room.presence(s.person as string) === 'away')) return;
    room.fading ??= setTimeout(() => {
      room.fading = undefined;
      this.rooms.viewers.pushTable(room);
      this.fade(room);
    }, room.absentMs + 50).unref();
  }
  private changed(room: Room): void {
    this.rooms.viewers.pushSoon(room);
    this.tell(room);
  }
  tell(room: Room): void {
    this.parts.bus.tell('present', { code: room.code, people: room.people() });
  }
}
