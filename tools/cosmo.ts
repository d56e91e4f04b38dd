/** The command line: one entry, verbs. */
import { Misuse } from './arguments.ts';
import { command } from './command.ts';

// Whoever reads us may stop reading (`cosmo sim … | head`): that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  process.exitCode = await command(process.argv.slice(2));
} catch (error) {
  if (error instanceof Misuse) process.stderr.write(`${error.message}\n${error.right}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
