/** What the tests of a file, or of a `describe`, bring in as they go: folders, server processes, databases, people. All are gone at its end. */
import { afterAll, beforeAll, expect } from 'vitest';
import { Client } from './client.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Running, startServer, tempDir } from './process.ts';

type Env = Readonly<Record<string, string>>;
/** Many people and tables come from one address here. */
export const CROWD = {
  TABLES_PER_HOUR: '1000',
  GUESTS_PER_HOUR: '1000',
  HTTP_PER_MINUTE: '100000',
  REPLAYS_PER_MINUTE: '10000',
  TRIES_PER_DAY: '1000',
};
/** Processes that share a database, and people who play as fast as the line carries. */
export const TOGETHER = {
  SECRET: 'the same secret for both of them',
  ANSWERS_PER_SECOND: '10000',
  HTTP_PER_MINUTE: '100000',
  TAKE_OVER_MS: '300',
};
/** How often processes die in the middle of play in the tests that kill them: KILLS=50 to be surer. */
export const KILLS = Number(process.env.KILLS ?? 2);
type Door = Pick<Running, 'url'>;

export interface Premises {
  /** An empty folder. */
  folder(): Promise<string>;
  /** A server process, with a folder of its own unless one is named. */
  start(env?: Env): Promise<Running>;
  postgres(): Promise<Postgres>;
  /** Somebody with an open line to this server. */
  person(server: Door, name: string, headers?: Record<string, string>): Promise<Client>;
  /** The same person at another window, perhaps at another server. */
  twin(of: Client, server: Door): Promise<Client>;
  /** One who came in another way: leaves with the others. */
  guest(client: Client): Client;
}
export function premises(): Premises {
  const folders: Awaited<ReturnType<typeof tempDir>>[] = [];
  const servers: Running[] = [];
  const databases: Postgres[] = [];
  const clients: Client[] = [];
  afterAll(async () => {
    for (const c of clients) c.close();
    await Promise.all(servers.map((s) => s.kill('SIGKILL')));
    await Promise.all(databases.map((d) => d.stop()));
    await Promise.all(folders.map((f) => f.remove()));
  });
  const guest = (client: Client): Client => {
    clients.push(client);
    return client;
  };
  const folder = async (): Promise<string> => {
    const made = await tempDir();
    folders.push(made);
    return made.path;
  };
  return {
    folder,
    async start(env = {}) {
      const server = await startServer({ ...env, DATA_DIR: env.DATA_DIR ?? (await folder()) });
      servers.push(server);
      return server;
    },
    async postgres() {
      const database = await startPostgres();
      databases.push(database);
      return database;
    },
    person: async ({ url }, name, headers) => guest(await (await Client.guest(url, name)).connect(headers)),
    async twin(of, { url }) {
      const twin = new Client(url);
      for (const [name, value] of of.cookies) twin.cookies.set(name, value);
      return guest(await twin.connect());
    },
    guest,
  };
}

export interface House {
  readonly dir: string;
  readonly server: Running;
  /** Somebody with an open line. */
  person(name: string, headers?: Record<string, string>): Promise<Client>;
  twin(of: Client): Promise<Client>;
  guest(client: Client): Client;
}
/** One server for all of them; at the end it closes as it should. */
export function house(env: Env = CROWD): House {
  const here = premises();
  let dir: string;
  let server: Running;
  beforeAll(async () => {
    dir = await here.folder();
    server = await here.start({ ...env, DATA_DIR: dir });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });
  return {
    get dir() {
      return dir;
    },
    get server() {
      return server;
    },
    person: (name, headers) => here.person(server, name, headers),
    twin: (of) => here.twin(of, server),
    guest: here.guest,
  };
}

/** Two processes on one PostgreSQL. */
export interface Pair extends Premises {
  readonly database: Postgres;
  /** One that was killed is replaced by its heir. */
  readonly servers: Running[];
  /** What both were started with. */
  readonly env: Env;
}
export function pair(more: Env = {}): Pair {
  const here = premises();
  const servers: Running[] = [];
  let database: Postgres;
  let env: Env;
  beforeAll(async () => {
    database = await here.postgres();
    env = { ...TOGETHER, DATA_DIR: await here.folder(), DATABASE_URL: database.url, ...more };
    servers.push(...(await Promise.all([here.start(env), here.start(env)])));
  });
  return {
    ...here,
    servers,
    get database() {
      return database;
    },
    get env() {
      return env;
    },
  };
}
