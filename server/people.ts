/** Guests and accounts. A guest is a name and a signed cookie; an account is a guest that can come back from anywhere. */
import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Me } from '@cosmodrome/wire';
import fastifyCookie from '@fastify/cookie';
import { sql } from 'kysely';
import type { Accounts } from './accounts.ts';
import { DONE } from './lessons.ts';
import { unseat } from './programs.ts';
import type { Db, Row, Storage } from './storage.ts';

export const COOKIE = 'cosmodrome_guest';
/** How long a browser keeps it, in seconds, from the last time it was here: a year. */
export const COOKIE_S = 60 * 60 * 24 * 365;
/** Kept in a browser in which somebody signed in: no key to anything, it only says that the owner has been there. */
export const DEVICE = 'cosmodrome_device';
/** Kept in a browser in which today's challenges were tried: whichever guest it has become since, it does not try them again. */
export const TRIED = 'cosmodrome_tried';
export const TRIED_S = 60 * 60 * 24 * 2;
/** What guests are called until they choose a name. The stars bots are called after are not among them. */
export const GUESTS = [
  'Antares',
  'Arcturus',
  'Bellatrix',
  'Canopus',
  'Capella',
  'Castor',
  'Electra',
  'Lyra',
  'Nova',
  'Orion',
  'Polaris',
  'Pollux',
  'Regulus',
  'Spica',
] as const;
/** How long what is known of a person is believed without asking storage again. */
const BELIEVE_MS = 10_000;
const HOUR = 3_600_000;
/** Guests forgotten at a time: the rest go the next hour. */
const MOST_FORGOTTEN = 500;
/** The plugin's own reader; its types do not mention it. */
const parseCookies = (fastifyCookie as unknown as { parse(header: string): Readonly<Record<string, string | undefined>> }).parse;

export type Person = Row<'people'>;

export class People {
  private readonly storage: Storage;
  private readonly accounts: Accounts;
  private readonly signer: ReturnType<typeof fastifyCookie.signerFactory>;
  private readonly known = new Map<string, { person: Person; until: number }>();

  constructor(storage: Storage, accounts: Accounts, secret: string) {
    this.storage = storage;
    this.accounts = accounts;
    this.signer = fastifyCookie.signerFactory(secret);
  }

  /** Who sends this: the account signed in, else the guest of the cookie. A guest's cookie is no key to an account. */
  async whoIs(headers: IncomingHttpHeaders): Promise<Person | undefined> {
    const text = headers.cookie;
    if (!text) return undefined;
    const cookies = parseCookies(text);
    const user = await this.accounts.userOf(headers, cookies);
    if (user) {
      const person = await this.storage.db.selectFrom('people').selectAll().where('user_id', '=', user).executeTakeFirst();
      if (person) return this.seen(person);
    }
    const guest = cookies[COOKIE];
    if (!guest || guest.length > 200) return undefined;
    const signed = this.signer.unsign(guest);
    if (!signed.valid || !signed.value) return undefined;
    const person = await this.byId(signed.value);
    return person && person.user_id === null ? this.seen(person) : undefined;
  }
  private async byId(id: string): Promise<Person | undefined> {
    const now = Date.now();
    const known = this.known.get(id);
    if (known && known.until > now) return known.person;
    const person = await this.storage.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    if (person) {
      if (this.known.size > 5000) this.known.clear();
      this.known.set(id, { person, until: now + BELIEVE_MS });
    }
    return person;
  }
  private async seen(person: Person): Promise<Person> {
    const now = Date.now();
    if (now - person.seen_at > HOUR) {
      person.seen_at = now;
      await this.storage.db.updateTable('people').set({ seen_at: now }).where('id', '=', person.id).execute();
    }
    return person;
  }

  async newGuest(): Promise<Person> {
    const now = Date.now();
    const person: Person = {
      id: randomBytes(12).toString('base64url'),
      name: `${GUESTS[randomInt(GUESTS.length)]} ${randomInt(100, 1000)}`,
      user_id: null,
      created_at: now,
      seen_at: now,
      here_at: 0,
    };
    await this.storage.db.insertInto('people').values(person).execute();
    return person;
  }
  /** The cookie's value for a guest. */
  sign(person: Person): string {
    return this.signer.sign(person.id);
  }
  /** The cookie's value for a browser in which the owner of this account has just signed in. */
  newDevice(login: string): string {
    return this.signer.sign(`${randomBytes(9).toString('base64url')}/${login}`);
  }
  /** The number of the browser, if the owner of this account has signed in there. */
  deviceOf(headers: IncomingHttpHeaders, login: string): string | undefined {
    const kept = headers.cookie === undefined ? undefined : parseCookies(headers.cookie)[DEVICE];
    if (kept === undefined || kept.length > 400) return undefined;
    const { valid, value } = this.signer.unsign(kept);
    const [device, of] = valid && value ? value.split('/') : [];
    return of === login ? device : undefined;
  }
  /** The challenges that were tried in this browser. */
  triedHere(headers: IncomingHttpHeaders): readonly string[] {
    const kept = headers.cookie === undefined ? undefined : parseCookies(headers.cookie)[TRIED];
    if (kept === undefined || kept.length > 2000) return [];
    const { valid, value } = this.signer.unsign(kept);
    return valid && value ? value.split('|') : [];
  }
  signTried(keys: readonly string[]): string {
    return this.signer.sign(keys.join('|'));
  }
  async rename(person: Person, name: string): Promise<Person> {
    await this.storage.db.updateTable('people').set({ name }).where('id', '=', person.id).execute();
    this.known.delete(person.id);
    return { ...person, name };
  }
  /** The guest gets an account. */
  async promote(guest: Person, userId: string): Promise<Person> {
    await this.storage.db.updateTable('people').set({ user_id: userId }).where('id', '=', guest.id).execute();
    this.known.delete(guest.id);
    return { ...guest, user_id: userId };
  }
  /** Somebody signed in: the games of the guest he was become games of the account. */
  async adopt(guest: Person | undefined, userId: string, name: string): Promise<{ person: Person; tables: readonly string[] }> {
    const { db } = this.storage;
    let person = await db.selectFrom('people').selectAll().where('user_id', '=', userId).executeTakeFirst();
    if (!person) {
      person = { ...(await this.newGuest()), user_id: userId, name };
      await db.updateTable('people').set({ user_id: userId, name }).where('id', '=', person.id).execute();
    }
    return { person, tables: await this.merge(guest, person) };
  }
  /** Two browsers turn out to be one person's: what the guest has becomes the other's, and the guest is no more. Gives the tables concerned. */
  async merge(guest: Person | undefined, account: Person): Promise<readonly string[]> {
    if (!guest || guest.user_id !== null || guest.id === account.id) return [];
    const tables = await this.storage.db.transaction().execute(async (tx) => {
      const seats = await tx.selectFrom('seats').select('code').where('person', '=', guest.id).execute();
      const hosted = await tx.selectFrom('tables').select('code').where('host', '=', guest.id).execute();
      await tx.updateTable('seats').set({ person: account.id }).where('person', '=', guest.id).execute();
      await tx.updateTable('chat').set({ person: account.id }).where('person', '=', guest.id).execute();
      const attended = await tx.selectFrom('attended').selectAll().where('person', '=', guest.id).execute();
      for (const row of attended)
        await tx
          .insertInto('attended')
          .values({ ...row, person: account.id })
          .onConflict((c) => (row.held === 1 ? c.columns(['code', 'person']).doUpdateSet({ held: 1 }) : c.doNothing()))
          .execute();
      await tx.deleteFrom('attended').where('person', '=', guest.id).execute();
      // What the guest had learnt, the account has learnt.
      for (const { lesson, at } of await tx.selectFrom('lessons').selectAll().where('person', '=', guest.id).execute())
        await tx
          .insertInto('lessons')
          .values({ person: account.id, lesson, at })
          .onConflict((c) => {
            const further = c.columns(['person', 'lesson']).doUpdateSet({ at });
            return at === DONE ? further : further.where('lessons.at', '!=', DONE).where('lessons.at', '<', at);
          })
          .execute();
      // Called as the account wishes, or as the guest did where it has said nothing.
      await tx.updateTable('programs').set({ person: account.id }).where('person', '=', guest.id).execute();
      await tx.updateTable('seats').set({ owner: account.id }).where('owner', '=', guest.id).execute();
      await tx.updateTable('browsers').set({ person: account.id }).where('person', '=', guest.id).execute();
      const wished = await tx.selectFrom('callings').selectAll().where('person', '=', guest.id).executeTakeFirst();
      if (wished)
        await tx
          .insertInto('callings')
          // Not the address: who had the guest need not be who has the account.
          .values({ ...wished, person: account.id, mail: null, sure: 0, told_at: 0 })
          .onConflict((c) => c.doNothing())
          .execute();
      await tx.deleteFrom('callings').where('person', '=', guest.id).execute();
      await tx.deleteFrom('called').where('person', '=', guest.id).execute();
      // The circle of the one is the other's; nobody is in their own.
      for (const row of await tx
        .selectFrom('circle')
        .selectAll()
        .where((eb) => eb.or([eb('person', '=', guest.id), eb('other', '=', guest.id)]))
        .execute()) {
        const [one, other] = [row.person, row.other].map((p) => (p === guest.id ? account.id : p)) as [string, string];
        if (one !== other)
          await tx
            .insertInto('circle')
            .values({ ...row, person: one, other })
            .onConflict((c) => (row.how === 'blocked' ? c.columns(['person', 'other']).doUpdateSet({ how: row.how }) : c.doNothing()))
            .execute();
      }
      for (const row of await tx.selectFrom('invitations').selectAll().where('person', '=', guest.id).execute())
        await tx
          .insertInto('invitations')
          .values({ ...row, person: account.id })
          .onConflict((c) => c.doNothing())
          .execute();
      await tx.updateTable('invitations').set({ by: account.id }).where('by', '=', guest.id).execute();
      // What was said of the guest, or by it, is of the account; so is a silence.
      await tx.updateTable('reports').set({ person: account.id }).where('person', '=', guest.id).execute();
      await tx.updateTable('reports').set({ by: account.id }).where('by', '=', guest.id).execute();
      await tx.updateTable('bans').set({ who: account.id }).where('kind', '!=', 'address').where('who', '=', guest.id).execute();
      // Whoever has raced more is known better.
      const raced = await tx.selectFrom('ratings').selectAll().where('who', '=', guest.id).execute();
      for (const { who: _, ...row } of raced)
        await tx
          .insertInto('ratings')
          .values({ ...row, who: account.id })
          .onConflict((c) => c.columns(['game', 'who']).doUpdateSet(row).where('ratings.n', '<', row.n))
          .execute();
      await tx.deleteFrom('ratings').where('who', '=', guest.id).execute();
      // Whoever was sent away is, whoever has asked for a seat asks, and what the operator has done was done to the account.
      const now = (column: 'kicked' | 'knock' | 'whom' | 'detail') => sql<string>`replace(${sql.ref(column)}, ${guest.id}, ${account.id})`;
      const named = `%${guest.id}%`;
      const sentAway = await tx
        .updateTable('tables')
        .set({ kicked: now('kicked') })
        .where('kicked', 'like', named)
        .returning('code')
        .execute();
      const asking = await tx
        .updateTable('seats')
        .set({ knock: now('knock') })
        .where('knock', 'like', named)
        .returning('code')
        .execute();
      await tx
        .updateTable('deeds')
        .set({ whom: now('whom') })
        .where('whom', 'like', named)
        .execute();
      await tx
        .updateTable('deeds')
        .set({ detail: now('detail') })
        .where('detail', 'like', named)
        .execute();
      // What both have sent from one device is there once; what else the guest has sent is the account's.
      for (const { code, sent } of await tx
        .selectFrom('tables')
        .select(['code', 'sent'])
        .where('sent', 'like', `${guest.id} %`)
        .execute()) {
        if (!sent?.startsWith(`${guest.id} `)) continue;
        const mine = `${account.id}${sent.slice(guest.id.length)}`;
        const both = await tx.selectFrom('tables').select('code').where('sent', '=', mine).executeTakeFirst();
        await tx
          .updateTable('tables')
          .set({ sent: both ? null : mine })
          .where('code', '=', code)
          .execute();
      }
      // One try each: where both have one, the guest's counts for nobody.
      const tried = tx.selectFrom('tables').select('challenge').where('host', '=', account.id).where('challenge', 'is not', null);
      await tx.updateTable('tables').set({ challenge: null }).where('host', '=', guest.id).where('challenge', 'in', tried).execute();
      await tx.updateTable('tables').set({ host: account.id }).where('host', '=', guest.id).execute();
      await tx.deleteFrom('people').where('id', '=', guest.id).execute();
      return [...new Set([...seats, ...hosted, ...sentAway, ...asking].map((r) => r.code))];
    });
    this.known.delete(guest.id);
    return tables;
  }
  /**
   * A guest goes on in a browser whose owner has signed out: whoever that was has been sent away from these tables, or has looked on there, and is
   * the same to them. Gives the tables concerned.
   */
  async newGuestAfter(before: Person | undefined): Promise<{ readonly guest: Person; readonly tables: readonly string[] }> {
    const guest = await this.newGuest();
    if (!before) return { guest, tables: [] };
    const tables = await this.storage.db.transaction().execute(async (tx) => {
      const sentAway = await tx
        .selectFrom('tables')
        .select(['code', 'kicked'])
        .where('kicked', 'like', `%${before.id}%`)
        .where('phase', '!=', 'over')
        .execute();
      const concerned: string[] = [];
      for (const { code, kicked } of sentAway) {
        const ids = JSON.parse(kicked) as string[];
        if (!ids.includes(before.id)) continue;
        concerned.push(code);
        await tx
          .updateTable('tables')
          .set({ kicked: JSON.stringify([...new Set([...ids, guest.id])]) })
          .where('code', '=', code)
          .execute();
      }
      const attended = await tx
        .selectFrom('attended')
        .innerJoin('tables', 'tables.code', 'attended.code')
        .selectAll('attended')
        .where('attended.person', '=', before.id)
        .where('tables.phase', '=', 'playing')
        .execute();
      for (const row of attended)
        await tx
          .insertInto('attended')
          .values({ ...row, person: guest.id })
          .execute();
      return concerned;
    });
    return { guest, tables };
  }
  ofUser(userId: string): Promise<Person | undefined> {
    return this.storage.db.selectFrom('people').selectAll().where('user_id', '=', userId).executeTakeFirst();
  }
  find(id: string): Promise<Person | undefined> {
    return this.storage.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }
  /** What was known of this person may no longer be so. */
  forget(id: string): void {
    this.known.delete(id);
  }
  async me(person: Person): Promise<Me> {
    const account = person.user_id === null ? null : await this.accounts.nameOf(person.user_id);
    return { id: person.id, name: person.name, account: account === null ? null : { name: account } };
  }
  /** Guests who have no table and have not been seen for long; and those whose cookie has run out since, whom nobody can be again. */
  async tidy(now: number, guestMs: number): Promise<number> {
    if (!Number.isFinite(guestMs)) return 0;
    const gone = (tx: Db) =>
      tx
        .selectFrom('people')
        .select('people.id')
        .where('user_id', 'is', null)
        .where('seen_at', '<', now - guestMs)
        .where((eb) =>
          eb.or([
            eb('seen_at', '<', now - guestMs - COOKIE_S * 1000),
            eb.and([
              eb.not(eb.exists(eb.selectFrom('seats').select('seats.code').whereRef('seats.person', '=', 'people.id'))),
              eb.not(eb.exists(eb.selectFrom('tables').select('tables.code').whereRef('tables.host', '=', 'people.id'))),
            ]),
          ]),
        )
        .limit(MOST_FORGOTTEN);
    return this.storage.db.transaction().execute(async (tx) => {
      const ids = (await gone(tx).execute()).map((p) => p.id);
      if (ids.length === 0) return 0;
      // What stands beside a person without being tied to one.
      await tx.deleteFrom('ratings').where('who', 'in', ids).execute();
      await tx.deleteFrom('bans').where('kind', '!=', 'address').where('who', 'in', ids).execute();
      await tx
        .deleteFrom('reports')
        .where((eb) => eb.or([eb('person', 'in', ids), eb('by', 'in', ids)]))
        .execute();
      await unseat(tx, (seats) => seats.where('owner', 'in', ids));
      for (const table of ['attended', 'called'] as const) await tx.deleteFrom(table).where('person', 'in', ids).execute();
      await tx.deleteFrom('people').where('id', 'in', ids).execute();
      return ids.length;
    });
  }
}
