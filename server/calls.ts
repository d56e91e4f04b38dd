/**
 * Whoever is waited for and is not here is called, once for each turn: by a notice of the browser, by mail, or once a day by one letter.
 * Of several processes one calls: whoever writes down first that it does.
 */
import type { Seat } from '@cosmodrome/kernel';
import type { Calling, Pace, PushTo, Wishes } from '@cosmodrome/wire';
import type { Logger } from 'pino';
import type { Circles } from './circle.ts';
import { Fault } from './fault.ts';
import type { Links } from './links.ts';
import type { Person } from './people.ts';
import type { Clocks } from './play.ts';
import type { Post } from './post.ts';
import type { Notice, Push } from './push.ts';
import type { Rooms } from './rooms.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Db, Row, Storage } from './storage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Other processes say within this who is connected to them. */
const WHO_MS = 400;
/** Browsers of one person; the oldest goes. */
const MOST_BROWSERS = 8;
export const USUAL: Wishes = { lang: 'fr', zone: 'UTC', quiet: [0, 0], mail: 'none', hour: 18, paces: 'all', asked: true };

/** A turn somebody owes. */
interface Owed {
  readonly code: string;
  readonly table: string;
  readonly game: string;
  readonly pace: Pace;
  readonly person: string;
  readonly since: number;
}
interface CallsParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly shelf: Shelf;
  readonly settings: Settings;
  readonly links: Links;
  readonly circles: Circles;
  readonly post: Post;
  readonly push: Push;
  readonly log: Logger;
}
export class Calls {
  private readonly parts: CallsParts;
  private timer: NodeJS.Timeout | undefined;
  private busy: Promise<void> | undefined;
  constructor(parts: CallsParts) {
    this.parts = parts;
  }
  start(): void {
    const { callMs } = this.parts.settings;
    // Often enough that a call is not much later than it should be.
    this.timer = setInterval(() => this.look(), Math.min(15_000, Math.max(250, callMs / 2))).unref();
  }
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.busy;
  }
  private look(): void {
    this.busy ??= this.callAll(Date.now())
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'nobody could be called'))
      .finally(() => {
        this.busy = undefined;
      });
  }

  // ---------------------------------------------------------------- wishes
  async calling(person: Person): Promise<Calling> {
    const { db } = this.parts.storage;
    const row = await this.rowOf(person.id);
    const browsers = await db
      .selectFrom('browsers')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('person', '=', person.id)
      .executeTakeFirstOrThrow();
    return {
      wishes: row ? (JSON.parse(row.wishes) as Wishes) : USUAL,
      address: row?.mail ? { mail: row.mail, sure: row.sure === 1 } : null,
      browsers: Number(browsers.n),
      can: { mail: this.parts.post.works, pushKey: this.parts.push.publicKey },
    };
  }
  private rowOf(person: string): Promise<Row<'callings'> | undefined> {
    return this.parts.storage.db.selectFrom('callings').selectAll().where('person', '=', person).executeTakeFirst();
  }
  async wish(person: Person, wishes: Wishes): Promise<void> {
    await this.keep(person.id, { wishes: JSON.stringify(wishes) });
  }
  private async keep(person: string, change: Partial<Omit<Row<'callings'>, 'person'>>, db: Db = this.parts.storage.db): Promise<void> {
    const fresh = { person, wishes: JSON.stringify(USUAL), mail: null, sure: 0, told_at: 0 };
    await db
      .insertInto('callings')
      .values({ ...fresh, ...change })
      .onConflict((c) => (Object.keys(change).length === 0 ? c.doNothing() : c.column('person').doUpdateSet(change)))
      .execute();
  }
  /** Mail goes there once its owner has said so, by a link. Null: nowhere any more. */
  async mailTo(person: Person, mail: string | null): Promise<void> {
    const { links, post, settings } = this.parts;
    if (mail === null) return this.keep(person.id, { mail: null, sure: 0 });
    if (!post.works) throw new Fault(409, 'no-mail', 'this house sends no mail');
    // The address and its link are one: of two at once, the link that holds is that of the address that holds.
    const { token } = await this.parts.storage.db.transaction().execute(async (tx) => {
      await this.keep(person.id, { mail, sure: 0 }, tx);
      return links.makeIn(tx, person.id, 'mail');
    });
    const { wishes } = await this.calling(person);
    const url = `${settings.publicUrl}/link/${token}`;
    await post.send({ to: mail, ...LETTERS[wishes.lang].sure(person.name, url) });
  }
  async sure(person: string): Promise<void> {
    await this.parts.storage.db
      .updateTable('callings')
      .set({ sure: 1 })
      .where('person', '=', person)
      .where('mail', 'is not', null)
      .execute();
  }
  /** A link to a new password goes to the account's address, if there is a sure one. Nobody learns whether there is. */
  async forgot(person: Person): Promise<void> {
    const { links, post, settings } = this.parts;
    const row = await this.rowOf(person.id);
    if (!row?.mail || row.sure === 0 || !post.works) return;
    // Whoever asks need not be the owner: what the owner was sent before still holds.
    const { token } = await links.make(person.id, 'password', { beside: true });
    const { lang } = JSON.parse(row.wishes) as Wishes;
    await post.send({ to: row.mail, ...LETTERS[lang].password(person.name, `${settings.publicUrl}/link/${token}`) });
  }
  async addBrowser(person: Person, to: PushTo): Promise<void> {
    if (!this.parts.push.admits(to.endpoint)) throw new Fault(400, 'bad-request', 'endpoint: not that of a browser we know');
    // Called as usual until somebody says otherwise.
    await this.keep(person.id, {});
    const { db } = this.parts.storage;
    const row = { endpoint: to.endpoint, person: person.id, keys: JSON.stringify(to.keys), at: Date.now() };
    await db
      .insertInto('browsers')
      .values(row)
      .onConflict((c) => c.column('endpoint').doUpdateSet(row))
      .execute();
    const all = await db.selectFrom('browsers').select('endpoint').where('person', '=', person.id).orderBy('at', 'desc').execute();
    for (const { endpoint } of all.slice(MOST_BROWSERS)) await db.deleteFrom('browsers').where('endpoint', '=', endpoint).execute();
  }
  async dropBrowser(person: Person, endpoint: string): Promise<void> {
    await this.parts.storage.db.deleteFrom('browsers').where('endpoint', '=', endpoint).where('person', '=', person.id).execute();
  }
  /** Every other browser is signed out: what shows notices there is not this person's any more. */
  async dropBrowsers(person: string): Promise<void> {
    await this.parts.storage.db.deleteFrom('browsers').where('person', '=', person).execute();
  }

  // ---------------------------------------------------------------- calling
  private async callAll(now: number): Promise<void> {
    const { db } = this.parts.storage;
    // Whoever has said how: nobody else is called.
    const callable = await db
      .selectFrom('callings')
      .selectAll('callings')
      .where((eb) =>
        eb.or([
          eb('callings.sure', '=', 1),
          eb.exists(eb.selectFrom('browsers').select('browsers.endpoint').whereRef('browsers.person', '=', 'callings.person')),
        ]),
      )
      .execute();
    if (callable.length === 0) return;
    const wishesOf = new Map(callable.map((c) => [c.person, JSON.parse(c.wishes) as Wishes]));
    await this.callAsked(callable, now);
    const owed = await this.owed([...wishesOf.keys()], now);
    for (const [person, turns] of Map.groupBy(owed, (o) => o.person)) {
      const wishes = wishesOf.get(person) as Wishes;
      const row = callable.find((c) => c.person === person) as Row<'callings'>;
      const wanted = turns.filter((o) => wishes.paces === 'all' || o.pace.kind === 'days');
      if (wanted.length === 0 || isQuiet(wishes, now)) continue;
      const missing = await this.missing(wanted);
      if (missing.length === 0) continue;
      await this.tell(person, row, wishes, missing).catch((error: unknown) =>
        this.parts.log.warn({ err: error, person }, 'somebody could not be called'),
      );
    }
    for (const row of callable) {
      const wishes = wishesOf.get(row.person) as Wishes;
      const turns = owed.filter((o) => o.person === row.person && (wishes.paces === 'all' || o.pace.kind === 'days'));
      await this.digest(row, wishes, turns, now).catch((error: unknown) =>
        this.parts.log.warn({ err: error, person: row.person }, 'somebody could not be called'),
      );
    }
  }
  /** Those of these whose owner does not look at the table. */
  private async missing(turns: readonly Owed[]): Promise<readonly Owed[]> {
    const missing: Owed[] = [];
    for (const o of turns) if (!(await this.isHere(o))) missing.push(o);
    return missing;
  }
  /** One letter a day at the hour somebody has named, also where it is quiet otherwise: what waits for them, and who asks them where. */
  private async digest(row: Row<'callings'>, wishes: Wishes, turns: readonly Owed[], now: number): Promise<void> {
    if (wishes.mail !== 'daily' || !this.mails(row, wishes) || hourIn(wishes.zone, now) !== wishes.hour) return;
    if (now - row.told_at < DAY - 2 * HOUR) return;
    const { storage, circles, post, settings, shelf } = this.parts;
    const waiting = await this.missing(turns);
    const asked = wishes.asked ? await circles.standing([row.person], now) : [];
    if (waiting.length + asked.length === 0) return;
    const first = await storage.db
      .updateTable('callings')
      .set({ told_at: now })
      .where('person', '=', row.person)
      .where('told_at', '=', row.told_at)
      .executeTakeFirst();
    if (Number(first.numUpdatedRows) === 0) return;
    const line = (game: string, table: string, code: string) =>
      `${shelf.get(game).title[wishes.lang]} · ${table}\n${settings.publicUrl}/t/${code}`;
    await post.send({
      to: row.mail as string,
      ...LETTERS[wishes.lang].daily(
        waiting.map((o) => line(o.game, o.table, o.code)),
        asked.map((a) => `${a.by_name} : ${line(a.game, a.table, a.code)}`),
        `${settings.publicUrl}/me`,
      ),
    });
  }
  /** Whoever is asked to a table, wants to know of it and has no page open. */
  private async callAsked(callable: readonly Row<'callings'>[], now: number): Promise<void> {
    const { circles, post, settings, shelf } = this.parts;
    const willing = new Map<string, { readonly row: Row<'callings'>; readonly wishes: Wishes }>();
    for (const row of callable) {
      const wishes = JSON.parse(row.wishes) as Wishes;
      if (wishes.asked && !isQuiet(wishes, now)) willing.set(row.person, { row, wishes });
    }
    if (willing.size === 0) return;
    const asked = await circles.untold([...willing.keys()], now);
    if (asked.length === 0) return;
    const here = await circles.present(asked.map((a) => a.person));
    for (const a of asked) {
      const { row, wishes } = willing.get(a.person) as NonNullable<ReturnType<typeof willing.get>>;
      const pace = (JSON.parse(a.pace) as Pace).kind;
      if (here.has(a.person) || (wishes.paces === 'days' && pace !== 'days')) continue;
      if (!(await circles.tells(a.code, a.person))) continue;
      const what = `${shelf.get(a.game).title[wishes.lang]} · ${a.table}`;
      try {
        await this.notice(a.person, { title: NOTICES[wishes.lang].asked(a.by_name), body: what, path: `/t/${a.code}`, tag: a.code }, pace);
        if (this.mails(row, wishes) && wishes.mail === 'each')
          await post.send({
            to: row.mail as string,
            ...LETTERS[wishes.lang].asked(a.by_name, `${what}\n${settings.publicUrl}/t/${a.code}`, `${settings.publicUrl}/me`),
          });
      } catch (error) {
        this.parts.log.warn({ err: error, person: a.person }, 'somebody could not be called');
      }
    }
  }
  private mails(row: Row<'callings'>, wishes: Wishes): boolean {
    const { post, settings } = this.parts;
    return row.mail !== null && row.sure === 1 && wishes.mail !== 'none' && post.works && settings.publicUrl !== undefined;
  }
  /** In every browser of this person that wants to be called. */
  private async notice(person: string, notice: Notice, pace: Pace['kind']): Promise<void> {
    const { storage, push } = this.parts;
    for (const { endpoint, keys } of await storage.db.selectFrom('browsers').selectAll().where('person', '=', person).execute()) {
      const alive = await push.send({ endpoint, keys: JSON.parse(keys) as PushTo['keys'] }, notice, pace).catch((error: unknown) => {
        this.parts.log.warn({ err: error }, 'a browser could not be called');
        return true;
      });
      if (!alive) await storage.db.deleteFrom('browsers').where('endpoint', '=', endpoint).execute();
    }
  }
  private async owed(people: readonly string[], now: number): Promise<readonly Owed[]> {
    const { db } = this.parts.storage;
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.code', 'seats.code')
      .innerJoin('matches', 'matches.code', 'seats.code')
      .select([
        'seats.code',
        'seats.seat',
        'seats.person',
        'tables.name',
        'tables.game',
        'tables.pace',
        'matches.waiting',
        'matches.clocks',
      ])
      .where('seats.person', 'in', people)
      .where('seats.stand_in', '=', 0)
      .where('seats.kind', '=', 'person')
      .where('tables.phase', '=', 'playing')
      .where('matches.over', '=', 0)
      .where('matches.misfit', 'is', null)
      .execute();
    return rows.flatMap((r) => {
      const since = (JSON.parse(r.clocks) as Clocks).since[r.seat];
      const waits = (JSON.parse(r.waiting) as Seat[]).includes(r.seat);
      if (!waits || since === undefined || now - since < this.parts.settings.callMs) return [];
      return [{ code: r.code, table: r.name, game: r.game, pace: JSON.parse(r.pace) as Pace, person: r.person as string, since }];
    });
  }
  /** Whoever looks at the table needs no call. */
  private async isHere({ code, person }: Owed): Promise<boolean> {
    const { rooms } = this.parts;
    // Whoever looks at it has it in memory: what is not there is not brought there for this, unless another process may know.
    const held = rooms.held(code);
    if (held) return held.presence(person) === 'here';
    if (!rooms.shared) return false;
    const room = await rooms.find(code);
    await new Promise((done) => setTimeout(done, WHO_MS));
    return room.presence(person) === 'here';
  }
  /** What of these has not been told yet, by whom it is told: noted before it is sent, so that nobody is called twice. */
  private async untold(kind: 'push' | 'mail', turns: readonly Owed[]): Promise<readonly Owed[]> {
    const mine: Owed[] = [];
    for (const o of turns) {
      const row = { code: o.code, person: o.person, kind, since: o.since };
      const noted = await this.parts.storage.db
        .insertInto('called')
        .values(row)
        .onConflict((c) => c.columns(['code', 'person', 'kind']).doUpdateSet({ since: o.since }).where('called.since', '<', o.since))
        .executeTakeFirst();
      if (Number(noted.numInsertedOrUpdatedRows) > 0) mine.push(o);
    }
    return mine;
  }
  private async tell(person: string, row: Row<'callings'>, wishes: Wishes, turns: readonly Owed[]): Promise<void> {
    const { storage, post, settings, shelf } = this.parts;
    const titleOf = (game: string): string => shelf.get(game).title[wishes.lang];
    const browser = await storage.db.selectFrom('browsers').select('endpoint').where('person', '=', person).executeTakeFirst();
    if (browser)
      for (const o of await this.untold('push', turns))
        await this.notice(
          person,
          { title: NOTICES[wishes.lang].title, body: `${titleOf(o.game)} · ${o.table}`, path: `/t/${o.code}`, tag: o.code },
          o.pace.kind,
        );
    if (!this.mails(row, wishes) || wishes.mail !== 'each') return;
    const fresh = await this.untold('mail', turns);
    const told = fresh.map((o) => `${titleOf(o.game)} · ${o.table}\n${settings.publicUrl}/t/${o.code}`);
    if (told.length > 0) await post.send({ to: row.mail as string, ...LETTERS[wishes.lang].turn(told, `${settings.publicUrl}/me`) });
  }
}
/** The hour of the day there. */
const hourIn = (zone: string, at: number): number =>
  Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at));
export function isQuiet({ quiet: [from, to], zone }: Wishes, at: number): boolean {
  if (from === to) return false;
  const hour = hourIn(zone, at);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
type Text = { readonly subject: string; readonly text: string };
interface Letters {
  turn(tables: readonly string[], profile: string): Text;
  daily(tables: readonly string[], asked: readonly string[], profile: string): Text;
  asked(by: string, table: string, profile: string): Text;
  sure(name: string, url: string): Text;
  password(name: string, url: string): Text;
}
const NOTICES = {
  fr: { title: 'À vous de jouer', asked: (by: string) => `${by} vous invite` },
  en: { title: 'It is your turn', asked: (by: string) => `${by} invites you` },
} as const;
const LETTERS: Readonly<Record<Wishes['lang'], Letters>> = {
  fr: {
    turn: (tables, profile) => ({
      subject: tables.length === 1 ? 'Cosmodrome : à vous de jouer' : `Cosmodrome : ${tables.length} parties vous attendent`,
      text: `On vous attend :\n\n${tables.join('\n\n')}\n\nNe plus être appelé, ou autrement : ${profile}\n`,
    }),
    daily: (tables, asked, profile) => ({
      subject:
        tables.length === 0
          ? 'Cosmodrome : on vous invite'
          : tables.length === 1
            ? 'Cosmodrome : une partie vous attend'
            : `Cosmodrome : ${tables.length} parties vous attendent`,
      text: `${tables.length > 0 ? `On vous attend :\n\n${tables.join('\n\n')}\n\n` : ''}${
        asked.length > 0 ? `On vous invite :\n\n${asked.join('\n\n')}\n\n` : ''
      }Ne plus être appelé, ou autrement : ${profile}\n`,
    }),
    asked: (by, table, profile) => ({
      subject: `Cosmodrome : ${by} vous invite`,
      text: `${by} vous attend à une table :\n\n${table}\n\nNe plus être appelé, ou autrement : ${profile}\n`,
    }),
    sure: (name, url) => ({
      subject: 'Cosmodrome : est-ce bien votre adresse ?',
      text: `${name} demande à être appelé à cette adresse quand c’est à son tour.\n\nSi c’est vous : ${url}\n\nSinon, ne faites rien : rien d’autre ne vous sera envoyé.\n`,
    }),
    password: (name, url) => ({
      subject: 'Cosmodrome : un nouveau mot de passe',
      text: `Pour choisir un nouveau mot de passe du compte de ${name}, une fois, pendant un jour :\n\n${url}\n\nSi vous ne l’avez pas demandé, ne faites rien.\n`,
    }),
  },
  en: {
    turn: (tables, profile) => ({
      subject: tables.length === 1 ? 'Cosmodrome: it is your turn' : `Cosmodrome: ${tables.length} games wait for you`,
      text: `You are waited for:\n\n${tables.join('\n\n')}\n\nTo be called no more, or otherwise: ${profile}\n`,
    }),
    daily: (tables, asked, profile) => ({
      subject:
        tables.length === 0
          ? 'Cosmodrome: you are invited'
          : tables.length === 1
            ? 'Cosmodrome: a game waits for you'
            : `Cosmodrome: ${tables.length} games wait for you`,
      text: `${tables.length > 0 ? `You are waited for:\n\n${tables.join('\n\n')}\n\n` : ''}${
        asked.length > 0 ? `You are invited:\n\n${asked.join('\n\n')}\n\n` : ''
      }To be called no more, or otherwise: ${profile}\n`,
    }),
    asked: (by, table, profile) => ({
      subject: `Cosmodrome: ${by} invites you`,
      text: `${by} waits for you at a table:\n\n${table}\n\nTo be called no more, or otherwise: ${profile}\n`,
    }),
    sure: (name, url) => ({
      subject: 'Cosmodrome: is this your address?',
      text: `${name} asks to be called at this address when it is their turn.\n\nIf that is you: ${url}\n\nIf not, do nothing: nothing else will be sent to you.\n`,
    }),
    password: (name, url) => ({
      subject: 'Cosmodrome: a new password',
      text: `To choose a new password for the account of ${name}, once, within a day:\n\n${url}\n\nIf you have not asked for it, do nothing.\n`,
    }),
  },
};
