/**
 * Links that say who somebody is, each once: a person goes on at another device (for guests the only way there is), or chooses a new
 * password because the host or a letter sent one, says that a mail address is theirs, or has lost a device and is given their seats back. Storage keeps a hash: whoever reads it can use none.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Link } from '@cosmodrome/wire';
import { Fault } from './fault.ts';
import type { People, Person } from './people.ts';
import type { Db, Row, Storage } from './storage.ts';

type Kind = Row<'links'>['kind'];
/** How long one waits for its use. */
const LASTS_MS: Readonly<Record<Kind, number>> = {
  device: 15 * 60_000,
  password: 24 * 3_600_000,
  mail: 3 * 24 * 3_600_000,
  seat: 24 * 3_600_000,
};
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const spent = () => new Fault(404, 'link-spent', 'this link has been used, or is too old');

export class Links {
  private readonly storage: Storage;
  private readonly people: People;
  constructor(storage: Storage, people: People) {
    this.storage = storage;
    this.people = people;
  }
  /** A new one; those of the same kind that this person had are void, but for `beside`: where a stranger may have asked for it. */
  make(person: string, kind: Kind, how: { readonly beside?: boolean } = {}, now = Date.now()): Promise<Link> {
    return this.storage.db.transaction().execute((tx) => this.makeIn(tx, person, kind, how, now));
  }
  /** The same, with whatever else belongs to it. */
  async makeIn(
    tx: Db,
    person: string,
    kind: Kind,
    { beside = false }: { readonly beside?: boolean } = {},
    now = Date.now(),
  ): Promise<Link> {
    const token = randomBytes(24).toString('base64url');
    const until = now + LASTS_MS[kind];
    if (!beside) await tx.deleteFrom('links').where('person', '=', person).where('kind', '=', kind).execute();
    await tx
      .insertInto('links')
      .values({ hash: hashOf(token), kind, person, until_at: until })
      .execute();
    return { token, until };
  }
  /** Whose it is, and what for. Nothing is used up. */
  async look(token: string, now = Date.now()): Promise<{ readonly person: Person; readonly kind: Kind }> {
    const row = await this.storage.db.selectFrom('links').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
    const person = row && row.until_at > now ? await this.people.find(row.person) : undefined;
    if (!row || !person) throw spent();
    return { person, kind: row.kind };
  }
  /** Of two who use it at the same moment one is too late; others of its kind that this person had are void. */
  async use(token: string): Promise<void> {
    const { db } = this.storage;
    const gone = await db.deleteFrom('links').where('hash', '=', hashOf(token)).returning(['person', 'kind']).executeTakeFirst();
    if (!gone) throw spent();
    await db.deleteFrom('links').where('person', '=', gone.person).where('kind', '=', gone.kind).execute();
  }
  async tidy(now: number): Promise<void> {
    await this.storage.db.deleteFrom('links').where('until_at', '<', now).execute();
  }
}
