/**
 * What processes on one database tell each other, over PostgreSQL's own notifications. Never anything secret: whoever needs more
 * reads it from storage. A connection may be lost at any time; what was said meanwhile is not heard, so whoever listens is told
 * when the line is back (`again`) and reads everything anew. A file has one process only: then nothing is said and nothing heard.
 */

import pg from 'pg';
import type { Logger } from 'pino';

export interface BusEvents {
  /** A match has grown to so many entries; for these people "it is my turn" has changed. */
  moved: { readonly code: string; readonly n: number; readonly mine: readonly string[] };
  changed: { readonly code: string; readonly mine: readonly string[] };
  chatted: { readonly code: string; readonly id: number };
  /** Who of those seated at the table is connected to the process that says so. */
  present: { readonly code: string; readonly people: readonly string[] };
  /** Asks for `present`. */
  who: { readonly code: string };
  /** This person is somebody else now: close the sockets. */
  gone: { readonly person: string };
  /** Of a program: it has its line with the one who says so; or it is to sit, or sits no more, at this table; or it is no more. */
  program: { readonly id: string; readonly code: string; readonly what: 'line' | 'table' | 'gone' };
  /** What the operator decided (bans, announcement, registrations) is to be read again. */
  house: { readonly person: string };
}
type Hear<E extends keyof BusEvents> = (msg: BusEvents[E], from: string) => void;

const CHANNEL = 'cosmodrome';
const RETRY_MS = 250;
/** A notification holds at most 8000 bytes. */
const LONGEST = 7900;

export class Bus {
  private readonly url: string | undefined;
  private readonly pool: pg.Pool | undefined;
  private readonly process: string;
  private readonly log: Logger;
  private readonly hearers = new Map<string, ((msg: never, from: string) => void)[]>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  /** What could not be said yet, the newest of each kind and table. */
  private readonly unsaid = new Map<string, string>();
  private saying: NodeJS.Timeout | undefined;
  /** Called when the line stands again after it was broken. */
  again: () => void = () => {};

  constructor(process: string, at: { readonly url: string; readonly pool: pg.Pool } | undefined, log: Logger) {
    this.process = process;
    this.url = at?.url;
    this.pool = at?.pool;
    this.log = log;
  }
  on<E extends keyof BusEvents>(event: E, hear: Hear<E>): void {
    this.hearers.set(event, [...(this.hearers.get(event) ?? []), hear as (msg: never, from: string) => void]);
  }
  /** What an event is on the line: for those who say it inside a transaction of their own. Undefined: nobody would hear it. */
  text<E extends keyof BusEvents>(event: E, msg: BusEvents[E]): string | undefined {
    return this.pool ? JSON.stringify([this.process, event, msg]) : undefined;
  }
  /** Says it to all other processes: now, or as soon as storage can be reached. */
  tell<E extends keyof BusEvents>(event: E, msg: BusEvents[E]): void {
    const text = this.text(event, msg);
    if (text === undefined || this.closed) return;
    if (Buffer.byteLength(text) > LONGEST) {
      this.log.error({ event, length: text.length }, 'too long to be told to other processes');
      return;
    }
    this.say(`${event}/${'code' in msg ? msg.code : msg.person}/${'id' in msg ? msg.id : ''}`, text);
  }
  /** Resolves when this process hears the others. */
  async start(): Promise<void> {
    if (this.url === undefined) return;
    await this.listen();
  }
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.saying);
    await this.client?.end().catch(() => {});
  }

  private say(key: string, text: string): void {
    this.pool?.query(NOTIFY, [[text]]).then(undefined, () => {
      if (this.closed) return;
      this.unsaid.set(key, text);
      this.saying ??= setTimeout(() => {
        this.saying = undefined;
        const waiting = [...this.unsaid];
        this.unsaid.clear();
        for (const [k, t] of waiting) this.say(k, t);
      }, RETRY_MS);
    });
  }
  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url as string, connectionTimeoutMillis: 10_000, keepAlive: true });
    let lost = false;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
      if (this.client === client) this.client = undefined;
      client.end().catch(() => {});
      if (this.closed) return;
      this.log.warn({ err: error }, 'the line between processes is broken');
      this.listenAgain();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost = true;
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    if (this.closed) await client.end().catch(() => {});
  }
  private listenAgain(): void {
    this.retry = setTimeout(() => {
      this.listen().then(
        () => {
          if (this.closed) return;
          this.log.info('the line between processes stands again');
          this.again();
        },
        () => {
          if (!this.closed) this.listenAgain();
        },
      );
    }, RETRY_MS);
  }
  private hear(text: string): void {
    const [from, event, msg] = JSON.parse(text) as [string, string, never];
    if (from !== this.process) for (const hear of this.hearers.get(event) ?? []) hear(msg, from);
  }
}
/** Says a column of texts. */
export const NOTIFY = `select pg_notify('${CHANNEL}', x) from unnest($1::text[]) as x`;
