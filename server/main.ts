/** `node server/main.ts` */
import module from 'node:module';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Cosmodrome needs Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}
module.enableCompileCache();
const { createServer, readSettings } = await import('./index.ts');

try {
  const games = process.env.GAMES_MODULE;
  const server = await createServer({ settings: readSettings(), ...(games ? { games } : {}) });
  const stop = (signal: string) => {
    server.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'unhandled rejection'));
  const address = await server.listen();
  server.log.info({ address, storage: server.storage.kind }, 'listening');
  process.send?.({ address });
} catch (error) {
  console.error(`Cosmodrome cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
