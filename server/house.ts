/**
 * What the operator has decided for the whole house: who is kept out or may not talk, what is announced, whether new accounts are made.
 * Held in memory, since every request asks; read anew when another process has changed it, and every minute whatever was heard.
 */
import { randomBytes } from 'node:crypto';
import type { Announcement, BanKind } from '@cosmodrome/wire';
import type { Bus } from './bus.ts';
import { Fault } from './fault.ts';
import type { Row, Storage } from './storage.ts';

const YEAR = 365 * 86_400_000;
const READ_MS = 60_000;
type Ban = Row<'bans'>;

export class House {
  private readonly storage: Storage;
  private readonly bus: Bus;
  private bans: readonly Ban[] = [];
  private said: Announcement | undefined;
  private open = true;
  private reader: NodeJS.Timeout | undefined;
  private reading: Promise<void> = Promise.resolve();
  /** Called when something has changed, here or elsewhere. */
  changed: () => void = () => {};

  constructor(storage: Storage, bus: Bus) {
    this.storage = storage;
    this.bus = bus;
  }
  async start(): Promise<void> {
    await this.read();
    this.bus.on('house', () => void this.again());
    this.reader = setInterval(() => void this.again(), READ_MS).unref();
  }
  stop(): void {
    clearInterval(this.reader);
  }
  /** One after the other, so that the last to end is the last to begin. */
  private read(): Promise<void> {
    this.reading = this.reading.then(
      () => this.readNow(),
      () => this.readNow(),
    );
    return this.reading;
  }
  private async readNow(): Promise<void> {
    const { db } = this.storage;
    this.bans = await db.selectFrom('bans').selectAll().orderBy('from_at', 'desc').execute();
    const rows = await db.selectFrom('house').selectAll().where('key', 'in', ['announcement', 'registrations']).execute();
    const kept = new Map(rows.map((r) => [r.key, r.value]));
    const said = kept.get('announcement');
    this.said = said === undefined ? undefined : (JSON.parse(said) as Announcement);
    this.open = kept.get('registrations') !== 'closed';
  }
  /** Reads anew what other processes may have changed; pages are told only if they did. What could not be read now is read the next minute. */
  async again(): Promise<void> {
    const before = this.decided();
    try {
      await this.read();
    } catch {
      return;
    }
    if (this.decided() !== before) this.changed();
  }
  private decided(): string {
    return JSON.stringify([this.bans, this.said ?? null, this.open]);
  }

  /** What is announced at this moment. */
  announcement(now = Date.now()): Announcement | undefined {
    return this.said && this.said.until > now ? this.said : undefined;
  }
  get registrations(): boolean {
    return this.open;
  }
  /** The bans in force. */
  inForce(now = Date.now()): readonly Ban[] {
    return this.bans.filter((b) => b.until_at === null || b.until_at > now);
  }
  find(kind: BanKind, who: string, now = Date.now()): Ban | undefined {
    return this.bans.find((b) => b.kind === kind && b.who === who && (b.until_at === null || b.until_at > now));
  }
  /** Throws if this person, or everybody from this network, is kept out. */
  admit(kind: 'person' | 'address', who: string): void {
    const ban = this.find(kind, who);
    if (ban) throw keptOut(ban);
  }
  mayTalk(person: string): void {
    const ban = this.find('mute', person);
    if (ban) throw new Fault(403, 'muted', told('you may not talk here', ban));
  }

  /** A newer ban of the same kind takes the place of the one before. */
  async ban(kind: BanKind, who: string, reason: string, until: number | null): Promise<void> {
    const row: Ban = { id: randomBytes(6).toString('base64url'), kind, who, reason, from_at: Date.now(), until_at: until };
    await this.storage.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('bans').where('kind', '=', kind).where('who', '=', who).execute();
      await tx.insertInto('bans').values(row).execute();
    });
    await this.tell();
  }
  async unban(id: string): Promise<Ban> {
    const gone = await this.storage.db.deleteFrom('bans').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw new Fault(404, 'not-found', 'there is no such ban');
    await this.tell();
    return gone;
  }
  /** Bans that have ended, and what operators did more than a year ago: it may name an address. */
  async tidy(now: number): Promise<void> {
    const { db } = this.storage;
    await db.deleteFrom('bans').where('until_at', '<', now).execute();
    await db
      .deleteFrom('deeds')
      .where('at', '<', now - YEAR)
      .execute();
  }
  announce(said: Announcement | null): Promise<void> {
    return this.keep('announcement', said === null ? undefined : JSON.stringify(said));
  }
  admitAccounts(open: boolean): Promise<void> {
    return this.keep('registrations', open ? undefined : 'closed');
  }
  private async keep(key: string, value: string | undefined): Promise<void> {
    const { db } = this.storage;
    if (value === undefined) await db.deleteFrom('house').where('key', '=', key).execute();
    else
      await db
        .insertInto('house')
        .values({ key, value })
        .onConflict((c) => c.column('key').doUpdateSet({ value }))
        .execute();
    await this.tell();
  }
  private async tell(): Promise<void> {
    await this.read();
    this.bus.tell('house', { person: '' });
    this.changed();
  }
}
/** For a log; the page makes its own words of code and time. */
const told = (what: string, { until_at, reason }: Ban): string =>
  `${what}${until_at === null ? '' : ` until ${new Date(until_at).toISOString()}`}${reason ? `: ${reason}` : ''}`;
const keptOut = (ban: Ban): Fault =>
  new Fault(403, 'kept-out', told('the operator keeps you out', ban), undefined, { until: ban.until_at, reason: ban.reason });
