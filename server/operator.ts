/** What the operator of the house sees and does: by the page, or by the command line. Whatever is done is kept, with when and to whom. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import type { BanKind, Overview, PersonSeen, ReportSeen, TableSeen } from '@cosmodrome/wire';
import type { Farewell } from './farewell.ts';
import { Fault, notFound } from './fault.ts';
import type { House } from './house.ts';
import type { Links } from './links.ts';
import type { Meters } from './meters.ts';
import about from './package.json' with { type: 'json' };
import type { People, Person } from './people.ts';
import type { Rooms } from './rooms.ts';
import type { SeatsInPlay } from './seats-in-play.ts';
import type { Settings } from './settings.ts';
import { type Row, type Storage, sqliteFile } from './storage.ts';
import type { Thinkers } from './thinkers.ts';
import type { Tidying } from './tidying.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows of a list; whoever looks for more says what. */
const MOST = 100;
/** How often the load is noted for the last day's curve. */
const SAMPLE_MS = 10 * 60_000;

export interface OperatorParts {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly house: House;
  readonly people: People;
  readonly links: Links;
  readonly farewell: Farewell;
  readonly rooms: Rooms;
  readonly inPlay: SeatsInPlay;
  readonly tidying: Tidying;
  readonly thinkers: Thinkers;
  readonly meters: Meters;
  /** Networks from which somebody is connected to this process, by person. */
  here(): ReadonlyMap<string, string>;
  disconnect(person: string): void;
  /** Closes every line from this network. */
  disconnectFrom(network: string): void;
}

export class Operator {
  private readonly parts: OperatorParts;
  private readonly since = Date.now();
  private readonly day: Overview['day'][number][] = [];
  private sampler: NodeJS.Timeout | undefined;
  constructor(parts: OperatorParts) {
    this.parts = parts;
  }
  /** Tells nobody by its time how much of the key was right. */
  isKey(given: string): boolean {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(given), digest(this.parts.settings.operatorKey));
  }

  start(): void {
    const sample = async (): Promise<void> => {
      this.day.push({ at: Date.now(), here: this.parts.here().size, commitMs: await this.parts.meters.commitMs() });
      if (this.day.length > DAY / SAMPLE_MS) this.day.shift();
    };
    this.sampler = setInterval(() => void sample(), SAMPLE_MS).unref();
  }
  stop(): void {
    clearInterval(this.sampler);
  }

  // ---------------------------------------------------------------- seeing
  async overview(): Promise<Overview> {
    const { storage, house, rooms, thinkers, meters } = this.parts;
    const { db } = storage;
    const now = Date.now();
    const [phases, all, accounts, today, misfits, processes, backup] = await Promise.all([
      db
        .selectFrom('tables')
        .select(['phase', (eb) => eb.fn.countAll<number>().as('n')])
        .groupBy('phase')
        .execute(),
      db
        .selectFrom('people')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('people')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('user_id', 'is not', null)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('people')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('seen_at', '>', now - DAY)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('misfit', 'is not', null)
        .where('over', '=', 0)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('processes')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
      db.selectFrom('house').select('value').where('key', '=', 'backup').executeTakeFirst(),
    ]);
    const tables = { waiting: 0, playing: 0, over: 0 };
    for (const { phase, n } of phases) if (phase in tables) tables[phase as keyof typeof tables] = Number(n);
    const names = await this.names(house.inForce().map((b) => b.who));
    return {
      version: about.version,
      since: this.since,
      here: this.parts.here().size,
      people: { all: n(all), accounts: n(accounts), today: n(today) },
      tables,
      awake: rooms.playing,
      misfits: n(misfits),
      commitMs: await meters.commitMs(),
      botsWaiting: thinkers.waiting,
      disk: await this.disk(),
      backup: backup === undefined ? null : Number(backup.value),
      processes: n(processes),
      day: this.day,
      registrations: house.registrations,
      announcement: house.announcement() ?? null,
      bans: house.inForce().map((b) => ({
        id: b.id,
        kind: b.kind,
        who: b.who,
        name: names.get(b.who) ?? null,
        reason: b.reason,
        from: b.from_at,
        until: b.until_at,
      })),
    };
  }
  private async disk(): Promise<Overview['disk']> {
    const { settings, storage } = this.parts;
    if (storage.kind !== 'sqlite') return null;
    const { bavail, bsize } = await statfs(settings.dataDir);
    const { size } = await stat(sqliteFile(settings.dataDir));
    return { used: size, free: bavail * bsize };
  }
  private async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.parts.storage.db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map((r) => [r.id, r.name]));
  }
  /** The newest, or those whose code or name begins so. */
  async tables(find?: string): Promise<readonly TableSeen[]> {
    const { db } = this.parts.storage;
    let query = db.selectFrom('tables').selectAll().orderBy('updated_at', 'desc').limit(MOST);
    if (find)
      query = query.where((eb) =>
        eb.or([eb('code', '=', find.toUpperCase()), eb('name', 'like', `${literal(find)}%`), eb('game', '=', find)]),
      );
    const tables = await query.execute();
    if (tables.length === 0) return [];
    const codes = tables.map((t) => t.code);
    const seats = Map.groupBy(
      await db.selectFrom('seats').select(['code', 'name', 'kind', 'bot']).where('code', 'in', codes).orderBy('seat').execute(),
      (s) => s.code,
    );
    const matches = new Map(
      (await db.selectFrom('matches').select(['code', 'n', 'misfit', 'updated_at']).where('code', 'in', codes).execute()).map((m) => [
        m.code,
        m,
      ]),
    );
    return tables.map((t) => {
      const match = matches.get(t.code);
      return {
        code: t.code,
        name: t.name,
        game: t.game,
        phase: t.phase as TableSeen['phase'],
        listed: t.listed === 1,
        who: (seats.get(t.code) ?? []).map((s) => ({ name: s.name, kind: s.kind })),
        answers: match?.n ?? 0,
        watched: this.parts.rooms.held(t.code)?.watchers.size ?? 0,
        misfit: t.phase === 'playing' && match !== undefined && match.misfit !== null,
        at: Math.max(t.updated_at, match?.updated_at ?? 0),
      };
    });
  }
  /** Who was here last, or those whose name begins so, or who has this id. */
  async people(find?: string): Promise<readonly PersonSeen[]> {
    const { db } = this.parts.storage;
    let query = db.selectFrom('people').selectAll().orderBy('seen_at', 'desc').limit(MOST);
    if (find) query = query.where((eb) => eb.or([eb('id', '=', find), eb('name', 'like', `${literal(find)}%`)]));
    const people = await query.execute();
    if (people.length === 0) return [];
    const ids = people.map((p) => p.id);
    const counted = async (table: 'seats' | 'reports') =>
      new Map(
        (
          await db
            .selectFrom(table)
            .select(['person', (eb) => eb.fn.countAll<number>().as('n')])
            .where('person', 'in', ids)
            .groupBy('person')
            .execute()
        ).map((r) => [r.person, Number(r.n)]),
      );
    const [tables, reports] = [await counted('seats'), await counted('reports')];
    const here = this.parts.here();
    return Promise.all(
      people.map(async (p) => ({
        id: p.id,
        name: p.name,
        account: (await this.parts.people.me(p)).account?.name ?? null,
        tables: tables.get(p.id) ?? 0,
        reports: reports.get(p.id) ?? 0,
        here: here.has(p.id),
        from: here.get(p.id) ?? null,
        seen: p.seen_at,
      })),
    );
  }
  async reports(): Promise<readonly ReportSeen[]> {
    const rows = await this.parts.storage.db
      .selectFrom('reports')
      .leftJoin('people', 'people.id', 'reports.person')
      .leftJoin('people as teller', 'teller.id', 'reports.by')
      .select(['reports.at', 'reports.code', 'reports.person', 'people.name', 'teller.name as by', 'reports.text'])
      .orderBy('reports.id', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((r) => ({ ...r, name: r.name ?? '', by: r.by ?? '' }));
  }
  deeds(): Promise<readonly Omit<Row<'deeds'>, 'id'>[]> {
    return this.parts.storage.db
      .selectFrom('deeds')
      .select(['at', 'what', 'whom', 'detail'])
      .orderBy('id', 'desc')
      .limit(MOST * 5)
      .execute();
  }

  // ---------------------------------------------------------------- doing
  /** What was done is kept before anybody feels it: a process that dies in between has not acted in secret. */
  private async note(what: string, whom: string, detail = ''): Promise<void> {
    await this.parts.storage.db.insertInto('deeds').values({ at: Date.now(), what, whom, detail }).execute();
  }
  private async person(id: string): Promise<Person> {
    const person = await this.parts.people.find(id);
    if (!person) throw notFound('there is no such person');
    return person;
  }
  async close(code: string): Promise<void> {
    const { rooms, tidying } = this.parts;
    await rooms.atTable(code, async (room) => {
      const { phase } = room.table;
      // Not what it is called: that is mostly somebody's name.
      await this.note('close', code, phase);
      if (phase === 'playing')
        return tidying.giveUp(
          room,
          room.seats.flatMap((s) => s.person ?? []),
        );
      await tidying.remove([code], phase as 'waiting' | 'over');
      rooms.closeTable(room);
    });
  }
  async tidy(days: number): Promise<{ readonly closed: number; readonly given: number }> {
    await this.note('tidy', `${days} days`);
    const { closed, given } = await this.parts.tidying.tidyOlder(Date.now() - days * DAY);
    return { closed, given };
  }
  async ban(kind: BanKind, who: string, hours: number | null, reason: string): Promise<void> {
    const { house, storage, rooms } = this.parts;
    const name = kind === 'address' ? who : (await this.person(who)).name;
    await this.note(kind === 'mute' ? 'mute' : 'ban', `${name} (${who})`, `${hours === null ? 'for good' : `${hours} h`}: ${reason}`);
    await house.ban(kind, who, reason, hours === null ? null : Date.now() + hours * HOUR);
    if (kind === 'address') this.parts.disconnectFrom(who);
    if (kind !== 'person') return;
    // A bot keeps the seats: nobody at these tables waits for somebody who cannot come.
    const seats = await storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .select(['seats.code', 'seats.seat'])
      .where('seats.person', '=', who)
      .where('seats.kind', 'in', ['person', 'device'])
      .where('tables.phase', '=', 'playing')
      .execute();
    this.parts.disconnect(who);
    const person = await this.person(who);
    for (const { code, seat } of seats)
      await rooms
        .atTable(code, (room) => this.parts.inPlay.standIn(person, room, seat, true))
        .catch((error: unknown) => {
          // A match that is over by now waits for nobody.
          if (!(error instanceof Fault)) throw error;
        });
  }
  async unban(id: string): Promise<void> {
    const { kind, who } = await this.parts.house.unban(id);
    await this.note('unban', who, kind);
  }
  async remove(id: string): Promise<void> {
    const person = await this.person(id);
    // Without the name: who is gone leaves no trace.
    await this.note('remove', person.user_id === null ? 'a guest' : 'an account');
    this.parts.disconnect(id);
    await this.parts.farewell.leave(person);
  }
  async password(id: string) {
    const person = await this.person(id);
    if (person.user_id === null) throw new Fault(409, 'no-account', 'a guest has no password');
    await this.note('password', `${person.name} (${id})`);
    return this.parts.links.make(id, 'password');
  }
  /** A guest has lost the device: whoever uses this has the seats that were theirs, and everybody at these tables is told. */
  async seat(id: string) {
    const person = await this.person(id);
    if (person.user_id !== null) throw new Fault(409, 'has-account', 'an account signs in, or is given a new password');
    await this.note('seat', `${person.name} (${id})`);
    return this.parts.links.make(id, 'seat');
  }
  async announce(say: Parameters<House['announce']>[0]): Promise<void> {
    await this.note('announce', '', say === null ? '' : say.en);
    await this.parts.house.announce(say);
  }
  async registrations(open: boolean): Promise<void> {
    await this.note('registrations', '', open ? 'open' : 'closed');
    await this.parts.house.admitAccounts(open);
  }
}
const n = (row: { readonly n: number }): number => Number(row.n);
/** As it stands, for `like`: no letter of it means another. */
const literal = (text: string): string => text.replace(/[%_\\]/g, '');
