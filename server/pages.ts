/** The built pages, and compression of whatever is worth it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = 1200;
const TEXTUAL = /^(text\/|application\/(javascript|json|manifest\+json|wasm)|image\/svg)/;

export async function pages(app: FastifyInstance, webDir: string): Promise<void> {
  compression(app);
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Cosmodrome</title><p>The pages are not built yet: <code>npm run build</code>.'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry a fingerprint in their name.
      reply.setHeader('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
/** Addresses of pages are known to the page, not to the server. */
export async function indexPage(webDir: string): Promise<string | undefined> {
  return readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
}

/** Files are compressed once and kept; answers of the API each time, lightly. */
function compression(app: FastifyInstance): void {
  const kept = new Map<string, Buffer>();
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (request.method === 'HEAD' || reply.statusCode !== 200 || !TEXTUAL.test(type) || reply.hasHeader('content-encoding')) return payload;
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const how = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
    reply.header('vary', 'Accept-Encoding');
    if (!how) return payload;
    const file = payload instanceof Readable;
    const key = `${how} ${request.url}`;
    if (file && kept.has(key) && reply.getHeader('cache-control') !== 'no-cache') {
      (payload as Readable).destroy();
      return packed(kept.get(key) as Buffer);
    }
    const whole = file ? await buffer(payload as Readable) : Buffer.from(payload as string | Buffer);
    if (whole.length < WORTH_IT) {
      reply.header('content-length', whole.length);
      return whole;
    }
    const quality = file ? 10 : 4;
    const small =
      how === 'br'
        ? await brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
        : await zip(whole, { level: file ? 9 : 5 });
    if (file && kept.size < 500) kept.set(key, small);
    return packed(small);

    function packed(data: Buffer): Buffer {
      reply.header('content-encoding', how as string);
      reply.header('content-length', data.length);
      reply.removeHeader('accept-ranges');
      reply.removeHeader('etag');
      return data;
    }
  });
}
