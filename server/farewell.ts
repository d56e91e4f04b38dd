/** What is kept of a person, for that person; and how somebody leaves so that nothing is left but 'somebody' in the games of others. */
import type { Kept, Wishes } from '@cosmodrome/wire';
import type { Accounts } from './accounts.ts';
import { NAMING } from './chats.ts';
import type { Lessons } from './lessons.ts';
import type { People, Person } from './people.ts';
import type { Ending } from './play.ts';
import type { Programs } from './programs.ts';
import type { Knock, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { NOBODY } from './seats.ts';
import type { SeatsInPlay } from './seats-in-play.ts';
import type { Db, Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import type { Tidying } from './tidying.ts';

export interface FarewellParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly people: People;
  readonly accounts: Accounts;
  readonly lessons: Lessons;
  readonly tables: Tables;
  readonly inPlay: SeatsInPlay;
  readonly tidying: Tidying;
  readonly programs: Programs;
}
export class Farewell {
  private readonly parts: FarewellParts;
  constructor(parts: FarewellParts) {
    this.parts = parts;
  }
  /** Everything that is kept of this person. */
  async kept(person: Person): Promise<Kept> {
    const { people, lessons } = this.parts;
    const { db } = this.parts.storage;
    const tables = await db.selectFrom('tables').selectAll().where('code', 'in', this.codes(db, person)).orderBy('created_at').execute();
    const seats = await db.selectFrom('seats').selectAll().where('person', '=', person.id).execute();
    const said = await db
      .selectFrom('chat')
      .select(['code', 'text', 'phrase', 'at'])
      .where('person', '=', person.id)
      .orderBy('id')
      .execute();
    const watched = await db.selectFrom('attended').select('code').where('person', '=', person.id).execute();
    const kicked = await db.selectFrom('tables').select(['code', 'kicked']).where('kicked', 'like', `%${person.id}%`).execute();
    const knocks = await db.selectFrom('seats').select(['code', 'knock']).where('knock', 'like', `%${person.id}%`).execute();
    const calling = await db.selectFrom('callings').selectAll().where('person', '=', person.id).executeTakeFirst();
    const results = await db
      .selectFrom('results')
      .innerJoin('seats', (j) => j.onRef('seats.code', '=', 'results.code').onRef('seats.seat', '=', 'results.seat'))
      .selectAll('results')
      .where('seats.person', '=', person.id)
      .where('seats.kind', '=', 'person')
      .execute();
    const ratings = await db.selectFrom('ratings').selectAll().where('who', '=', person.id).execute();
    const reports = await db
      .selectFrom('reports')
      .selectAll()
      .where((eb) => eb.or([eb('by', '=', person.id), eb('person', '=', person.id)]))
      .orderBy('id')
      .execute();
    const bans = await db.selectFrom('bans').selectAll().where('kind', '!=', 'address').where('who', '=', person.id).execute();
    const invited = await db
      .selectFrom('invitations')
      .select(['code', 'person', 'by'])
      .where((eb) => eb.or([eb('by', '=', person.id), eb('person', '=', person.id)]))
      .execute();
    const apart = await db
      .selectFrom('circle')
      .innerJoin('people', 'people.id', 'circle.other')
      .select(['people.name', 'circle.how'])
      .where('circle.person', '=', person.id)
      .execute();
    return {
      me: await people.me(person),
      since: person.created_at,
      seen: person.seen_at,
      lessons: await lessons.of(person.id),
      tables: tables.map((t) => {
        const mine = seats.filter((s) => s.code === t.code);
        const ending = t.ending === null ? undefined : (JSON.parse(t.ending) as Ending);
        const standing = ending?.standings.find((s) => s.seat === mine[0]?.seat);
        return {
          code: t.code,
          name: t.name,
          game: t.game,
          phase: t.phase,
          opened: t.host === person.id,
          seats: mine.map((s) => ({ seat: s.seat, name: s.name })),
          result: standing ? { won: standing.won, score: standing.score } : null,
          ...(t.challenge !== null && t.host === person.id ? { challenge: t.challenge } : {}),
          at: t.created_at,
        };
      }),
      said: said.map(({ code, text, phrase, at }) => ({ code, text: phrase ?? text, at })),
      watched: watched.map((w) => w.code),
      sentAway: kicked.flatMap((t) => ((JSON.parse(t.kicked) as string[]).includes(person.id) ? [t.code] : [])),
      askedFor: knocks.flatMap((s) => ((JSON.parse(s.knock as string) as Knock).person === person.id ? [s.code] : [])),
      calling: calling ? { wishes: JSON.parse(calling.wishes) as Wishes, mail: calling.mail, sure: calling.sure === 1 } : null,
      browsers: await db.selectFrom('browsers').select(['endpoint', 'at']).where('person', '=', person.id).execute(),
      called: await db.selectFrom('called').select(['code', 'kind', 'since']).where('person', '=', person.id).execute(),
      results: results.map(({ game: _, won, ...r }) => ({ ...r, won: won === 1 })),
      ratings: ratings.map(({ game, mu, sigma, n }) => ({ game, mu, sigma, games: n })),
      reported: reports.flatMap((r) => (r.by === person.id ? [{ code: r.code, text: r.text, at: r.at }] : [])),
      reportedOf: reports.flatMap((r) => (r.person === person.id ? [{ code: r.code, at: r.at }] : [])),
      bans: bans.map((b) => ({ kind: b.kind, reason: b.reason, from: b.from_at, until: b.until_at })),
      links: (await db.selectFrom('links').select(['kind', 'until_at']).where('person', '=', person.id).execute()).map((l) => ({
        kind: l.kind,
        until: l.until_at,
      })),
      sessions: person.user_id === null ? [] : await this.parts.accounts.sessions(person.user_id),
      apart,
      programs: await this.parts.programs.of(person.id),
      asked: invited.flatMap((i) => (i.by === person.id ? [i.code] : [])),
      askedTo: invited.flatMap((i) => (i.person === person.id ? [i.code] : [])),
    };
  }
  /**
   * Leaves every table, then storage. What a crash in the middle leaves undone is done when the person asks again: leaving tables
   * changes nothing that was left before, and the rest is one transaction.
   */
  async leave(person: Person): Promise<void> {
    const { storage, rooms, tables, inPlay, tidying, accounts, people } = this.parts;
    const { db } = storage;
    const codes = (await db.selectFrom('tables').select('code').where('code', 'in', this.codes(db, person)).execute()).map((t) => t.code);
    // A table is called after who opened it, unless it was given a name; now after its code.
    await db
      .updateTable('tables')
      .set((eb) => ({ name: eb.ref('code') }))
      .where('host', '=', person.id)
      .execute();
    await this.parts.programs.dropAll(person.id);
    const alone: string[] = [];
    for (const code of codes)
      await rooms.atTable(code, async (room) => {
        if (room.table.phase === 'waiting') {
          await tables.quit(person, room);
          return;
        }
        for (const { seat } of room.seats)
          if (room.table.phase === 'playing' && room.owns(person.id, seat)) await inPlay.resign(person, room, seat);
        if (room.table.phase === 'over' && isOnly(person, room)) alone.push(code);
      });
    if (alone.length > 0) {
      await tidying.remove(alone, 'over');
      for (const code of alone) {
        const room = rooms.held(code);
        if (room) rooms.closeTable(room);
      }
    }
    await db.transaction().execute((tx) => erase(tx, person));
    if (person.user_id !== null) await accounts.remove(person.user_id);
    people.forget(person.id);
    for (const code of codes) if (rooms.held(code)) await rooms.inRoom(code, (room) => rooms.refresh(room));
  }
  /** The tables a person opened or sits at. */
  private codes(db: Db, person: Person) {
    return db
      .selectFrom('seats')
      .select('code')
      .where('person', '=', person.id)
      .union(db.selectFrom('tables').select('code').where('host', '=', person.id));
  }
}
/** Nobody else ever sat there: the game is this person's alone. */
function isOnly(person: Person, room: Room): boolean {
  return room.seats.every((s) => s.person === null || s.person === person.id || s.person === NOBODY);
}
async function erase(tx: Db, person: Person): Promise<void> {
  const { id } = person;
  await tx.deleteFrom('ratings').where('who', '=', id).execute();
  const hosted = await tx.selectFrom('tables').select('code').where('host', '=', id).execute();
  for (const { code } of hosted) {
    const next = await tx
      .selectFrom('seats')
      .select('person')
      .where('code', '=', code)
      .where('kind', '=', 'person')
      .where('person', '!=', id)
      .orderBy('seat')
      .executeTakeFirst();
    await tx
      .updateTable('tables')
      .set({ host: next?.person ?? NOBODY })
      .where('code', '=', code)
      .execute();
  }
  // What was said at tables about whose seat it is names them, whoever said it.
  const names = await tx.selectFrom('seats').select('name').where('person', '=', id).distinct().execute();
  await tx
    .updateTable('chat')
    .set({ text: '' })
    .where('phrase', 'in', NAMING)
    .where('text', 'in', [person.name, ...names.map((s) => s.name)])
    .execute();
  await tx
    .updateTable('seats')
    .set({ name: '', person: NOBODY })
    .where('person', '=', id)
    .where('kind', 'in', ['person', 'device'])
    .execute();
  await tx.updateTable('seats').set({ person: null }).where('person', '=', id).execute();
  const knocks = await tx.selectFrom('seats').select(['code', 'seat', 'knock']).where('knock', 'is not', null).execute();
  for (const { code, seat, knock } of knocks) {
    const asks = JSON.parse(knock as string) as Knock;
    const left: Knock = { ...asks, agreed: asks.agreed.filter((p) => p !== id) };
    await tx
      .updateTable('seats')
      .set({ knock: asks.person === id ? null : JSON.stringify(left) })
      .where('code', '=', code)
      .where('seat', '=', seat)
      .execute();
  }
  const kicked = await tx.selectFrom('tables').select(['code', 'kicked']).where('kicked', 'like', `%${id}%`).execute();
  for (const t of kicked)
    await tx
      .updateTable('tables')
      .set({ kicked: JSON.stringify((JSON.parse(t.kicked) as string[]).filter((p) => p !== id)) })
      .where('code', '=', t.code)
      .execute();
  await tx
    .updateTable('deeds')
    .set({ whom: '', detail: '' })
    .where((eb) => eb.or([eb('whom', 'like', `%(${id})`), eb('whom', '=', id), eb('detail', 'like', `%${id}%`)]))
    .execute();
  await tx.updateTable('deeds').set({ detail: '' }).where('what', '=', 'close').where('detail', 'like', `%: ${person.name}`).execute();
  // Tables of others that were called after this person, unless it is after another of the same name.
  const namesakes = tx.selectFrom('people').select('id').where('name', '=', person.name).where('id', '!=', id);
  await tx
    .updateTable('tables')
    .set((eb) => ({ name: eb.ref('code') }))
    .where('name', '=', person.name)
    .where('host', 'not in', namesakes)
    .execute();
  await tx.updateTable('tables').set({ sent: null }).where('sent', 'like', `${id} %`).execute();
  await tx.deleteFrom('bans').where('kind', '!=', 'address').where('who', '=', id).execute();
  await tx
    .deleteFrom('reports')
    .where((eb) => eb.or([eb('person', '=', id), eb('by', '=', id)]))
    .execute();
  for (const table of ['chat', 'attended', 'lessons', 'links', 'callings', 'browsers', 'called'] as const)
    await tx.deleteFrom(table).where('person', '=', id).execute();
  await tx.deleteFrom('people').where('id', '=', id).execute();
}
