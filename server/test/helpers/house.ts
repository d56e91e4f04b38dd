/** A server for all tests of a file, and the people who come by; both are gone at its end. */
import { afterAll, beforeAll, expect } from 'vitest';
import { Client } from './client.ts';
import { type Running, startServer, tempDir } from './process.ts';

/** Many people and tables come from one address here. */
export const CROWD = { TABLES_PER_HOUR: '1000', GUESTS_PER_HOUR: '1000', HTTP_PER_MINUTE: '100000', REPLAYS_PER_MINUTE: '10000' };

export interface House {
  readonly dir: string;
  readonly server: Running;
  /** Somebody with an open line. */
  person(name: string, headers?: Record<string, string>): Promise<Client>;
  /** One who came in another way: leaves with the others. */
  guest(client: Client): Client;
}
export function house(env: Readonly<Record<string, string>> = CROWD): House {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let server: Running;
  const clients: Client[] = [];
  beforeAll(async () => {
    dir = await tempDir();
    server = await startServer({ DATA_DIR: dir.path, ...env });
  }, 60_000);
  afterAll(async () => {
    for (const c of clients) c.close();
    expect(await server.stop()).toBe(0);
    await dir.remove();
  }, 60_000);
  const guest = (client: Client): Client => {
    clients.push(client);
    return client;
  };
  return {
    get dir() {
      return dir.path;
    },
    get server() {
      return server;
    },
    person: async (name, headers) => guest(await (await Client.guest(server.url, name)).connect(headers)),
    guest,
  };
}
