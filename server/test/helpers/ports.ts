/**
 * Free ports for whoever must be told one beforehand, or has to be found at the same one again after a restart. They lie below those that the system
 * lends to whoever connects somewhere: one of these may be taken between looking and listening, and on a machine where much is tested it is.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the last of those that browsers refuse (10080). */
const [FROM, TO] = [11_000, 32_000];

/** The first of so many in a row. */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = FROM + Math.floor((Math.random() * (TO - FROM)) / count) * count;
    const probes = Array.from({ length: count }, (_, i) => createServer().listen(first + i));
    const free = await Promise.all(
      probes.map((probe) =>
        once(probe, 'listening').then(
          () => true,
          () => false,
        ),
      ),
    );
    await Promise.all(probes.map((probe, i) => free[i] && new Promise((done) => probe.close(done))));
    if (free.every(Boolean)) return first;
  }
}
