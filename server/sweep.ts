/** Every second: what is due and in nobody's memory is taken up, what may not be as it is stored is read again, what is idle leaves memory. */
import { Fault } from './fault.ts';
import type { Rooms, RoomsParts } from './rooms.ts';

/** How often storage is asked for matches in which the server must act. */
const SWEEP_MS = 1000;
/** A match that cannot be brought back is tried again after this long; one that storage failed sooner. */
const RETRY_MS = 10 * 60_000;
/** Tables read again at the same time: fewer than storage has connections. */
const AT_ONCE = 6;

export class Sweep {
  private readonly rooms: Rooms;
  private readonly parts: RoomsParts;
  /** Tables in memory that may not be as they are stored: read again as soon as storage can be read. */
  readonly behind = new Set<string>();
  /** Tables that failed, by the clock that nobody sets: not to be tried before. */
  private readonly broken = new Map<string, { readonly tries: number; readonly until: number }>();
  private storageLost = false;
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;
  private lastEviction = performance.now();
  constructor(rooms: Rooms, parts: RoomsParts) {
    this.rooms = rooms;
    this.parts = parts;
  }
  /** Tried again soon if storage failed, and the sooner the fewer times it has; much later if the rules did. */
  failed(code: string, error: unknown): void {
    const tries = (this.broken.get(code)?.tries ?? 0) + 1;
    const forRules = error instanceof Fault && error.status !== 503;
    const wait = forRules ? RETRY_MS : Math.min(RETRY_MS, (SWEEP_MS / 4) * 2 ** tries);
    this.broken.set(code, { tries, until: performance.now() + wait });
    if (this.rooms.inMemory.has(code)) this.behind.add(code);
  }
  private resting(code: string): boolean {
    return (this.broken.get(code)?.until ?? 0) > performance.now();
  }
  start(): void {
    this.sweeper = setInterval(() => void this.look(), SWEEP_MS);
    void this.look();
  }
  stop(): void {
    clearInterval(this.sweeper);
  }
  /** Matches that are not in memory, or whose process is gone, are taken up when something is due. Idle ones leave memory. */
  async look(): Promise<void> {
    if (this.sweeping || this.rooms.closing) return;
    this.sweeping = true;
    try {
      const { storage, settings } = this.parts;
      await this.rooms.processes.beat();
      const late = this.rooms.shared ? settings.takeOverMs * 2 : 0;
      const due = await storage.db
        .selectFrom('matches')
        .select(['code', 'n'])
        .where('due', '<=', Date.now() - late)
        .where('over', '=', 0)
        .orderBy('due')
        .limit(100 + this.broken.size)
        .execute();
      this.storageWorks();
      await this.catchUpAll();
      for (const { code, n } of due) {
        const held = this.rooms.inMemory.get(code);
        const asks = held?.play?.onStage().length ?? 0;
        // In memory it has a timer of its own, unless a process died before it could tell what it wrote, or a match ended elsewhere.
        if (((held?.play?.n ?? -1) >= n && asks === 0) || this.resting(code)) continue;
        await this.rooms
          .inRoom(code, async (room) => {
            if (room.play) await this.rooms.matches.showOthers(room);
            await this.rooms.matches.play(room);
            room.ours = true;
            this.rooms.driver.drive(room);
            this.broken.delete(code);
          })
          .catch((error: unknown) => {
            this.failed(code, error);
            this.parts.log.error({ err: error, code }, 'a match that is due cannot go on');
          });
      }
      const now = performance.now();
      if (now - this.lastEviction > Math.min(settings.idleMs / 3, 5000)) this.evict(now);
    } catch (error) {
      if (this.rooms.closing || this.storageLost) return;
      this.storageLost = true;
      this.parts.log.error({ err: error }, 'storage does not answer');
    } finally {
      this.sweeping = false;
    }
  }
  private storageWorks(): void {
    if (this.storageLost) this.parts.log.info('storage answers again');
    this.storageLost = false;
  }
  /** Tables whose memory may not be what is stored. */
  private async catchUpAll(): Promise<void> {
    const codes = [...this.behind].filter((code) => !this.resting(code));
    const next = async (): Promise<void> => {
      for (let code = codes.pop(); code !== undefined && !this.rooms.closing; code = codes.pop()) {
        const room = this.rooms.inMemory.get(code);
        this.behind.delete(code);
        if (!room) continue;
        try {
          await room.serial.run(() => this.rooms.again(room));
          this.broken.delete(room.code);
        } catch (error) {
          this.failed(room.code, error);
          this.parts.log.error({ err: error, code: room.code }, 'a table cannot be read again');
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }
  private evict(now: number): void {
    this.lastEviction = now;
    for (const room of this.rooms.inMemory.values()) {
      if (!room.serial.idle || room.thinking.size > 0 || now - room.touched < this.parts.settings.idleMs) continue;
      const due = room.play?.due(room, Date.now()) ?? null;
      if (due !== null && due < Date.now() + this.parts.settings.idleMs) continue;
      room.rest();
      if (room.watchers.size === 0) this.rooms.forget(room);
    }
  }
}
