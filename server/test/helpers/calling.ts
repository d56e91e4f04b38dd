/** A mail server that keeps what it is given, and a stand-in for the push services of browsers. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PushTo } from '@cosmodrome/wire';
import { SMTPServer } from 'smtp-server';
import type { Notice } from '../../push.ts';

/** The library by which `web-push` encrypts; it brings no types. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(data: Buffer, how: { version: string; privateKey: unknown; authSecret: string }): Buffer;
};

interface Letter {
  readonly to: string;
  readonly text: string;
}
/** What was posted, the oldest first. */
export async function letterbox() {
  const letters: Letter[] = [];
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const plain = raw
          .replace(/=\r\n/g, '')
          .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
        letters.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: plain });
        done();
      });
    },
  });
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done));
  return {
    letters,
    url: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => post.close(done)),
  };
}

interface Pushed {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
/** What browsers far away are sent. `gone`: they are no more. */
export async function pushService() {
  const pushed: Pushed[] = [];
  const state = { gone: false };
  const service = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    answer.writeHead(state.gone ? 410 : 201).end();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  /** A browser there, and what it alone can read. */
  const browser = (name: string): { readonly to: PushTo; read(body: Buffer): Notice } => {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16).toString('base64url');
    return {
      to: { endpoint: `${url}${name}`, keys: { p256dh: keys.getPublicKey('base64url'), auth } },
      read: (body) => JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()) as Notice,
    };
  };
  return { pushed, state, url, browser, close: () => void service.close() };
}
