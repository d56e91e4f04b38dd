/** A person with a browser: a cookie jar, requests, a socket; every byte that arrives is kept. */
import type { Json, Seat, Wall } from '@cosmodrome/kernel';
import type {
  Ack,
  ChatLine,
  ClientToServer,
  Me,
  Moved,
  NewTable,
  Replay,
  SentReplay,
  ServerToClient,
  Sync,
  TableInfo,
} from '@cosmodrome/wire';
import { unrolled } from '@cosmodrome/wire/replay';
import { Screen } from '@cosmodrome/wire/screen';
import { io, type Socket } from 'socket.io-client';

export interface Reply<T = Record<string, Json>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}
/** What should come comes sooner or later: on a busy machine later. */
const PATIENCE_MS = 90_000;
type Watched = { table: TableInfo; sync: Sync | null; chat: readonly ChatLine[] };

export class Client {
  url: string;
  readonly cookies = new Map<string, string>();
  me: Me | undefined;
  socket: Socket<ServerToClient, ClientToServer> | undefined;
  /** Every text that came over the socket or by a request. */
  readonly bytes: string[] = [];
  readonly syncs: Sync[] = [];
  readonly tables: TableInfo[] = [];
  readonly chats: ChatLine[] = [];
  transports: ('polling' | 'websocket')[] = ['websocket'];
  /** Ask for changes instead of whole positions. */
  patches = false;
  private readonly screen = new Screen();
  private listeners: (() => void)[] = [];

  constructor(url: string) {
    this.url = url;
  }
  static async guest(url: string, name?: string): Promise<Client> {
    const client = new Client(url);
    client.me = (await client.get<Me>('/api/me')).body;
    if (name) client.me = (await client.post<Me>('/api/me', { name })).body;
    return client;
  }
  get cookie(): string {
    return [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ');
  }
  async request<T>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      // A line each: one that is kept may be closed by the server at the moment it is used again, when this process has been held up.
      headers: { cookie: this.cookie, connection: 'close', ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const gone = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
      if (gone) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    this.bytes.push(text);
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
  }
  get<T = Record<string, Json>>(path: string): Promise<Reply<T>> {
    return this.request<T>(path);
  }
  post<T = Record<string, Json>>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<T>> {
    return this.request<T>(path, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
  }
  async create(wish: NewTable): Promise<TableInfo> {
    const reply = await this.post<TableInfo>('/api/tables', wish);
    if (reply.status !== 200) throw new Error(`table refused: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }
  async replay(code: string, eyes?: string | number): Promise<Replay> {
    return unrolled((await this.get<SentReplay>(`/api/tables/${code}/replay${eyes === undefined ? '' : `?eyes=${eyes}`}`)).body);
  }
  async act(code: string, verb: string, body?: unknown): Promise<TableInfo> {
    const reply = await this.post<TableInfo>(`/api/tables/${code}/${verb}`, body);
    if (reply.status !== 200) throw new Error(`${verb} refused: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  async connect(headers: Record<string, string> = {}): Promise<this> {
    this.socket?.close();
    const socket: Socket<ServerToClient, ClientToServer> = io(this.url, {
      transports: this.transports,
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: this.cookie, ...headers },
    });
    this.socket = socket;
    socket.on('sync', (s) => this.see(this.screen.whole(s)));
    socket.on('patch', (p) => this.see(this.screen.patched(p)));
    socket.on('table', (t) => {
      this.tables.push(t);
      this.wake();
    });
    socket.on('chat', (c) => {
      this.chats.push(c);
      this.wake();
    });
    socket.on('disconnect', () => this.wake());
    socket.io.engine.on('packet', (packet: { data?: unknown }) => {
      if (typeof packet.data === 'string') this.bytes.push(packet.data);
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return this;
  }
  private see(sync: Sync | undefined): void {
    if (!sync) throw new Error('a patch does not fit');
    this.syncs.push(sync);
    this.wake();
  }
  private wake(): void {
    for (const l of this.listeners.splice(0)) l();
  }
  get last(): Sync {
    const sync = this.syncs.at(-1);
    if (!sync) throw new Error('nothing has been received');
    return sync;
  }
  private async ask<T>(event: string, msg: unknown, timeout = PATIENCE_MS): Promise<Ack<T>> {
    const socket = this.socket as Socket;
    return (await socket.timeout(timeout).emitWithAck(event, msg)) as Ack<T>;
  }
  tryWatch(code: string, eyes: Seat | null, notesFrom = 0): Promise<Ack<Watched>> {
    const msg = { code, eyes, notesFrom, ...(this.patches ? { patches: true } : {}) };
    return this.taken<Watched>('watch', msg, (ack) => {
      this.tables.push(ack.table);
      if (ack.sync) this.see(this.screen.whole(ack.sync));
    });
  }
  async watch(code: string, eyes: Seat | null, notesFrom = 0): Promise<Watched> {
    const ack = await this.tryWatch(code, eyes, notesFrom);
    if (!ack.ok) throw new Error(`watch refused: ${ack.code} ${ack.message}`);
    return ack;
  }
  answer(code: string, n: number, seat: Seat, topic: string, answer: unknown, own?: number): Promise<Ack<Moved>> {
    return this.moving('answer', { code, n, seat, topic, answer, ...(own === undefined ? {} : { own }) });
  }
  takeBack(code: string, n: number, seat: Seat, note?: number): Promise<Ack<Moved>> {
    return this.moving('takeBack', { code, n, seat, ...(note === undefined ? {} : { note }) });
  }
  takeBacks(code: string, n: number, seat: Seat): Promise<Ack<{ notes: readonly number[]; wall: Wall }>> {
    return this.ask('takeBacks', { code, n, seat });
  }
  private moving(event: string, msg: object): Promise<Ack<Moved>> {
    return this.taken<Moved>(event, msg, (ack) => {
      if (ack.patch || ack.sync) this.see(this.screen.moved(ack));
    });
  }
  /**
   * What an acknowledgement carries is taken up in the order of the line: several messages may come in one piece, and what waits for a
   * promise would take up the oldest of them last.
   */
  private taken<T>(event: string, msg: object, take: (ack: T) => void): Promise<Ack<T>> {
    const socket = this.socket as Socket;
    return new Promise((resolve, reject) => {
      socket.timeout(PATIENCE_MS).emit(event, msg, (error: Error | null, ack: Ack<T>) => {
        if (error) return reject(error);
        if (ack.ok) take(ack);
        resolve(ack);
      });
    });
  }
  chat(code: string, said: { text?: string; phrase?: string }): Promise<Ack> {
    return this.ask('chat', { code, ...said });
  }
  raw(event: string, ...args: unknown[]): Promise<Ack> {
    return (this.socket as Socket).timeout(PATIENCE_MS).emitWithAck(event, ...args) as Promise<Ack>;
  }
  /** Waits until what has arrived satisfies this. */
  async until<T>(what: () => T | undefined | false, ms = PATIENCE_MS): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const found = what();
      if (found !== undefined && found !== false) return found;
      const left = end - Date.now();
      if (left <= 0)
        throw new Error(`waited ${ms} ms for ${what.toString().slice(0, 200)}; last: ${JSON.stringify(this.syncs.at(-1))?.slice(0, 400)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  close(): void {
    this.socket?.close();
    this.socket = undefined;
  }
}

/** Any legal answer to a question, as a page would find it from the shape. */
export function anyAnswerTo(question: Sync['asks'][number], random: () => number = Math.random): Json {
  const { options = [], min = 0, max = 0 } = (question.shape ?? {}) as { options?: Json[]; min?: number; max?: number };
  if (question.kind === 'yesNo') return random() < 0.5;
  if (question.kind === 'oneOf') return options[Math.floor(random() * options.length)] as Json;
  if (question.kind === 'amount') return min + Math.floor(random() * (max - min + 1));
  throw new Error(`no answer known for ${question.kind}`);
}
