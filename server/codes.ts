/** A table's code is its key. Whoever tries codes out is soon told to stop, whichever message he tries them on. */
import { randomInt } from 'node:crypto';
import { Fault, notFound, slowDown } from './fault.ts';
import { Bucket } from './limits.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { CODE_LETTERS } from './schemas.ts';

export class Codes {
  private readonly rooms: Rooms;
  /** By address. */
  private readonly misses: Bucket;
  constructor(rooms: Rooms, missesPer10Minutes: number) {
    this.rooms = rooms;
    this.misses = new Bucket(missesPer10Minutes, 600_000);
  }
  /** The table, for somebody it is no secret to. A code that is none (undefined) counts like a wrong one. */
  find(from: string, person: string | undefined, code: string | undefined): Promise<Room> {
    return this.guarded(from, person, code, async () => {
      if (code === undefined) throw notFound();
      const room = await this.rooms.find(code);
      if (!room.knownTo(person)) throw notFound();
      return room;
    });
  }
  /**
   * Work that names a table. A table that is none and one that is not for this person are one and the same answer, and both count:
   * else the difference, or a message nobody counts, would tell which codes exist.
   */
  async guarded<T>(from: string, person: string | undefined, code: string | undefined, work: () => Promise<T>): Promise<T> {
    if (!this.misses.open(from)) throw slowDown('too many wrong table codes');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Fault) || (error.status !== 404 && error.status !== 403)) throw error;
      if (error.status === 403 && code !== undefined && this.rooms.held(code)?.belongsTo(person)) throw error;
      this.misses.take(from);
      throw notFound();
    }
  }
}

/** Six of thirty-two: a thousand million codes, drawn by the machine's own randomness. */
export function newCode(): string {
  let code = '';
  for (let i = 0; i < 6; i++) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  return code;
}
