/** The people somebody has played with: the list makes itself. Who of them is here, and who asks whom to a table. */
import type { Apart, Circle, Invitation, Mate, Pace } from '@cosmodrome/wire';
import { conflict, Fault, notYours } from './fault.ts';
import type { Lists } from './lists.ts';
import type { Person } from './people.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { mustWait, NOBODY, openSeat, setSeat } from './seats.ts';
import type { Db, Storage } from './storage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many are shown, those played with last first. */
const MOST_MATES = 40;
/** How long somebody is asked to a table, by its pace. */
const LASTS_MS: Readonly<Record<Pace['kind'], number>> = { live: 12 * HOUR, relaxed: DAY, days: 7 * DAY };
/** Several processes: how often each says who has a page open there, and how long that is believed. */
const HERE_MS = 45_000;
const BELIEVED_MS = 2 * HERE_MS;

interface CircleParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly lists: Lists;
  /** Those who have a page open at this process. */
  readonly here: () => ReadonlySet<string>;
}
export class Circles {
  private readonly parts: CircleParts;
  private timer: NodeJS.Timeout | undefined;
  constructor(parts: CircleParts) {
    this.parts = parts;
  }
  start(failed: (error: unknown) => void): void {
    if (!this.parts.rooms.shared) return;
    this.timer = setInterval(() => this.tell().catch(failed), HERE_MS).unref();
  }
  stop(): void {
    clearInterval(this.timer);
  }
  private async tell(): Promise<void> {
    const here = [...this.parts.here()];
    if (here.length > 0) await this.parts.storage.db.updateTable('people').set({ here_at: Date.now() }).where('id', 'in', here).execute();
  }
  /** Who of these has a page open, at whichever process. */
  async present(people: readonly string[], now = Date.now()): Promise<ReadonlySet<string>> {
    const here = this.parts.here();
    const found = new Set(people.filter((p) => here.has(p)));
    if (!this.parts.rooms.shared || found.size === people.length) return found;
    const elsewhere = await this.parts.storage.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', people)
      .where('here_at', '>', now - BELIEVED_MS)
      .execute();
    return new Set([...found, ...elsewhere.map((p) => p.id)]);
  }

  // ---------------------------------------------------------------- who
  /** With `room`: who of them is at that table, or asked there. */
  async of(person: Person, room?: Room): Promise<Circle> {
    const { db } = this.parts.storage;
    const decided = await db
      .selectFrom('circle')
      .innerJoin('people', 'people.id', 'circle.other')
      .select(['circle.other', 'circle.how', 'people.name'])
      .where('circle.person', '=', person.id)
      .execute();
    const met = await this.met(db, person.id)
      .innerJoin('people', 'people.id', 'other.person')
      .select(({ fn }) => [
        'people.id',
        'people.name',
        fn.count<number>('other.code').distinct().as('played'),
        fn.max<number>('tables.updated_at').as('last'),
      ])
      .where('people.id', 'not in', db.selectFrom('circle').select('other').where('person', '=', person.id))
      .where('people.id', 'not in', db.selectFrom('circle').select('person').where('other', '=', person.id).where('how', '=', 'blocked'))
      .groupBy(['people.id', 'people.name'])
      .orderBy('last', 'desc')
      .limit(MOST_MATES)
      .execute();
    const ids = met.map((m) => m.id);
    const here = await this.present(ids);
    const at = await this.tablesOf(person, ids);
    const asked = new Map(
      room === undefined
        ? []
        : (await db.selectFrom('invitations').selectAll().where('code', '=', room.code).execute()).map((i) => [i.person, i]),
    );
    const there = (id: string): Mate['there'] => {
      if (room?.seated(id)) return 'sits';
      const invitation = asked.get(id);
      if (invitation === undefined) return undefined;
      return invitation.declined === 1 ? 'declined' : invitation.until_at > Date.now() ? 'asked' : undefined;
    };
    const mates = met.map((m): Mate => {
      const where = at.get(m.id);
      const state = there(m.id);
      return {
        id: m.id,
        name: m.name,
        here: here.has(m.id),
        played: Number(m.played),
        last: Number(m.last),
        ...(where ? { at: where } : {}),
        ...(state ? { there: state } : {}),
      };
    });
    return { mates, apart: decided.map((d) => ({ id: d.other, name: d.name, how: d.how })) };
  }
  /** Seats of others at matches this person was in. */
  private met(db: Db, person: string) {
    return db
      .selectFrom('seats as mine')
      .innerJoin('seats as other', 'other.code', 'mine.code')
      .innerJoin('tables', 'tables.code', 'mine.code')
      .where('mine.person', '=', person)
      .where('other.person', 'is not', null)
      .where('other.person', 'not in', [person, NOBODY])
      .where('tables.phase', 'in', ['playing', 'over']);
  }
  /** Where these are, as far as anybody may know: at a listed table that may be looked at, or at one where this person sits. */
  private async tablesOf(person: Person, ids: readonly string[]): Promise<ReadonlyMap<string, NonNullable<Mate['at']>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.parts.storage.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .select(['seats.person', 'tables.code', 'tables.name', 'tables.game', 'tables.phase'])
      .where('seats.person', 'in', ids)
      .where('seats.kind', '=', 'person')
      .where('tables.phase', 'in', ['waiting', 'playing'])
      .where((eb) =>
        eb.or([
          eb.and([eb('tables.listed', '=', 1), eb.or([eb('tables.phase', '=', 'waiting'), eb('tables.spectators', '=', 1)])]),
          eb('tables.code', 'in', eb.selectFrom('seats as mine').select('mine.code').where('mine.person', '=', person.id)),
        ]),
      )
      .orderBy('tables.updated_at')
      .execute();
    return new Map(rows.map(({ person: who, ...table }) => [who as string, table]));
  }
  /** Somebody is shown again (`how` null), or not, or kept away. */
  async decide(person: Person, other: string, how: Apart | null): Promise<void> {
    const { db } = this.parts.storage;
    if (how === null) {
      await db.deleteFrom('circle').where('person', '=', person.id).where('other', '=', other).execute();
      return;
    }
    await this.known(person, other);
    await db
      .insertInto('circle')
      .values({ person: person.id, other, how })
      .onConflict((c) => c.columns(['person', 'other']).doUpdateSet({ how }))
      .execute();
    if (how === 'blocked') await db.deleteFrom('invitations').where('person', '=', person.id).where('by', '=', other).execute();
  }
  private async known(person: Person, other: string): Promise<void> {
    const one = await this.met(this.parts.storage.db, person.id)
      .select('other.code')
      .where('other.person', '=', other)
      .limit(1)
      .executeTakeFirst();
    if (!one) throw new Fault(404, 'not-found', 'you have not played with this person');
  }
  /** Of these, those who keep this person away, or are kept away. */
  async apart(person: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    if (others.length === 0) return new Set();
    const rows = await this.parts.storage.db
      .selectFrom('circle')
      .select(['person', 'other'])
      .where('how', '=', 'blocked')
      .where((eb) =>
        eb.or([
          eb.and([eb('person', '=', person), eb('other', 'in', others)]),
          eb.and([eb('other', '=', person), eb('person', 'in', others)]),
        ]),
      )
      .execute();
    return new Set(rows.map((r) => (r.person === person ? r.other : r.person)));
  }

  // ---------------------------------------------------------------- to a table
  /** Whoever sits at a table that has not begun asks somebody they have played with. */
  async invite(person: Person, room: Room, other: string): Promise<void> {
    mustWait(room);
    if (!room.belongsTo(person.id)) throw notYours('you are not at this table');
    await this.known(person, other);
    // Whoever keeps somebody away does not say so.
    if (room.kicked(other) || (await this.apart(person.id, [other])).size > 0)
      throw conflict('not-asked', 'this person cannot be asked here');
    if (room.seated(other)) throw conflict('seated', 'this person sits here');
    if (!room.seats.some((s) => s.kind === 'open')) throw conflict('taken', 'no seat is free');
    const before = await this.invitationOf(room.code, other);
    if (before?.declined === 1) throw conflict('declined', 'this person does not come');
    await this.ask(this.parts.storage.db, room.code, person.id, [other], room.pace);
    await this.parts.rooms.changed(room, [other]);
  }
  private invitationOf(code: string, person: string) {
    return this.parts.storage.db
      .selectFrom('invitations')
      .selectAll()
      .where('code', '=', code)
      .where('person', '=', person)
      .executeTakeFirst();
  }
  async ask(db: Db, code: string, by: string, people: readonly string[], pace: Pace, now = Date.now()): Promise<void> {
    for (const person of people)
      await db
        .insertInto('invitations')
        .values({ code, person, by, until_at: now + LASTS_MS[pace.kind] })
        .onConflict((c) => c.columns(['code', 'person']).doUpdateSet({ by, until_at: now + LASTS_MS[pace.kind] }))
        .execute();
  }
  /** Whoever comes, or says that they are ready, is asked no more. */
  async came(person: Person, room: Room): Promise<void> {
    await this.parts.storage.db.deleteFrom('invitations').where('code', '=', room.code).where('person', '=', person.id).execute();
  }
  /** Whoever gives up the seat that was kept for them, or that they came to, does not come. */
  async went(person: Person, room: Room): Promise<void> {
    await this.parts.storage.db
      .updateTable('invitations')
      .set({ declined: 1 })
      .where('code', '=', room.code)
      .where('person', '=', person.id)
      .execute();
  }
  /** They do not come; the seat that was kept for them is free. */
  async decline(person: Person, room: Room): Promise<void> {
    const asked = await this.invitationOf(room.code, person.id);
    if (!asked) throw conflict('not-asked', 'nobody asks you here');
    mustWait(room);
    await this.went(person, room);
    if (room.table.host !== person.id)
      for (const s of room.seats) if (room.owns(person.id, s.seat)) await setSeat(this.parts.storage.db, openSeat(room.code, s.seat));
    await this.parts.rooms.changed(room, [person.id, asked.by]);
  }
  /** Who asks this person, where. */
  async invitations(person: Person, now = Date.now()): Promise<readonly Invitation[]> {
    const { db } = this.parts.storage;
    const rows = await this.open(now).where('invitations.person', '=', person.id).execute();
    if (rows.length === 0) return [];
    const tables = await db
      .selectFrom('tables')
      .selectAll()
      .where(
        'code',
        'in',
        rows.map((r) => r.code),
      )
      .execute();
    const cards = new Map((await this.parts.lists.plain(tables, person)).map((c) => [c.code, c]));
    return rows.flatMap((r) => {
      const card = cards.get(r.code);
      return card ? [{ by: r.by_name, card, again: card.seats.some((s) => s.mine), until: r.until_at }] : [];
    });
  }
  /** Those that stand: the table waits, and there is still a seat for whoever is asked. */
  private open(now: number) {
    return this.parts.storage.db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.code', 'invitations.code')
      .innerJoin('people', 'people.id', 'invitations.by')
      .select([
        'invitations.code',
        'invitations.person',
        'invitations.until_at',
        'people.name as by_name',
        'tables.name as table',
        'tables.game',
        'tables.pace',
      ])
      .where('invitations.declined', '=', 0)
      .where('invitations.until_at', '>', now)
      .where('tables.phase', '=', 'waiting')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.code', '=', 'invitations.code')
            .where((s) => s.or([s('seats.kind', '=', 'open'), s('seats.person', '=', s.ref('invitations.person'))])),
        ),
      )
      .orderBy('invitations.until_at', 'desc');
  }
  /** What these are asked to. */
  standing(people: readonly string[], now: number) {
    return this.open(now).where('invitations.person', 'in', people).execute();
  }
  /** Those who have not been called to it yet, of these. */
  untold(people: readonly string[], now: number) {
    return this.open(now).where('invitations.told', '=', 0).where('invitations.person', 'in', people).execute();
  }
  /** They are called now: of two processes one does. */
  async tells(code: string, person: string): Promise<boolean> {
    const first = await this.parts.storage.db
      .updateTable('invitations')
      .set({ told: 1 })
      .where('code', '=', code)
      .where('person', '=', person)
      .where('told', '=', 0)
      .executeTakeFirst();
    return Number(first.numUpdatedRows) > 0;
  }
  async tidy(now: number): Promise<void> {
    await this.parts.storage.db.deleteFrom('invitations').where('until_at', '<', now).execute();
  }
}
