/** The built pages, and compression of whatever is worth it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_IT = 1200;
const TEXTUAL = /^(text\/|application\/(javascript|json|manifest\+json|wasm)|image\/svg)/;

/** `earlier`: where files of earlier builds lie, too. */
export async function pages(app: FastifyInstance, webDir: string, earlier?: string): Promise<void> {
  compression(app);
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Cosmodrome</title><p>The pages are not built yet: <code>npm run build</code>.'),
    );
    return;
  }
  const given: Pick<FastifyStaticOptions, 'wildcard' | 'cacheControl' | 'preCompressed' | 'setHeaders'> = {
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Built files carry a fingerprint in their name.
      reply.setHeader('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
  // A list: with a plain name it finds no compressed index.
  await app.register(fastifyStatic, { ...given, root: webDir, index: ['index.html'] });
  if (earlier !== undefined)
    await app.register(fastifyStatic, { ...given, root: join(earlier, 'assets'), prefix: '/assets/', index: false, decorateReply: false });
}
/** Addresses of pages are known to the page, not to the server. */
export async function indexPage(webDir: string): Promise<string | undefined> {
  return readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
}

/** Files were compressed when they were built (see vite.config.ts); answers of the API are each time, lightly. */
function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (request.method === 'HEAD' || reply.statusCode !== 200 || !TEXTUAL.test(type)) return payload;
    reply.header('vary', 'Accept-Encoding');
    if (payload instanceof Readable || reply.hasHeader('content-encoding')) return payload;
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const how = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
    const whole = Buffer.from(payload as string | Buffer);
    if (!how || whole.length < WORTH_IT) return payload;
    const small =
      how === 'br'
        ? await brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
        : await zip(whole, { level: 5 });
    reply.header('content-encoding', how);
    reply.header('content-length', small.length);
    return small;
  });
}
