import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Misuse } from '../arguments.ts';
import { fromHere } from '../games.ts';
import { count } from '../show.ts';
import { verb } from '../verb.ts';

const more =
  'Which database is meant is said by the same environment as for the server: DATABASE_URL for PostgreSQL, otherwise SQLite in DATA_DIR (.data).';

export const backup = verb({
  name: 'backup',
  words: [{ name: 'file' }],
  flags: {},
  example: 'backup cosmodrome.backup.gz',
  summary: 'write everything the server keeps into one file, also while it runs',
  more,
  run: async ([name = '']) => {
    const file = fromHere(name);
    if (!existsSync(dirname(file))) throw new Misuse(`there is no folder ${dirname(file)}`, 'name a file in a folder that exists');
    const server = await import('../../server/backup.ts');
    const { readSettings } = await import('../../server/settings.ts');
    const rows = await server.backup(readSettings(), file);
    return { data: { file, rows }, text: () => `${count(rows, 'row')} written to ${name}` };
  },
});

export const restore = verb({
  name: 'restore',
  words: [{ name: 'file' }],
  flags: {},
  example: 'restore cosmodrome.backup.gz',
  summary: 'read such a file into an empty database',
  more,
  run: async ([name = '']) => {
    const file = fromHere(name);
    if (!existsSync(file)) throw new Misuse(`there is no file '${name}'`, "name a file written by 'backup'");
    const server = await import('../../server/backup.ts');
    const { readSettings } = await import('../../server/settings.ts');
    const rows = await server.restore(readSettings(), file);
    return { data: { file, rows }, text: () => `${count(rows, 'row')} read from ${name}` };
  },
});
