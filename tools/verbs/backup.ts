import { existsSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { Misuse } from '../arguments.ts';
import { fromHere } from '../games.ts';
import { count } from '../show.ts';
import { verb } from '../verb.ts';

const more =
  'Which database is meant is said by the same environment as for the server: DATABASE_URL for PostgreSQL, otherwise SQLite in DATA_DIR (.data).';

/** What a person can do about it. */
export const noDatabase = (error: Error): never => {
  throw error.name === 'NoDatabase' ? new Misuse(error.message, 'DATA_DIR or DATABASE_URL says where it is') : error;
};

const unfit =
  (hint: string) =>
  (error: Error): never => {
    throw error.name === 'BackupRefused' ? new Misuse(error.message, hint) : error;
  };

export const backup = verb({
  name: 'backup',
  words: [{ name: 'file' }],
  flags: { follows: { kind: 'text', what: 'a file', help: 'a backup in the same folder: only what was touched since is written' } },
  example: 'backup cosmodrome.backup.gz',
  summary: 'write everything the server keeps into one file, also while it runs',
  more: `${more} The secret that signs the guests’ cookies is in the file too: keep it to yourself.`,
  run: async ([name = ''], { follows }) => {
    const file = fromHere(name);
    if (follows !== undefined && !existsSync(fromHere(follows)))
      throw new Misuse(`there is no file '${follows}'`, "name a file written by 'backup'");
    if (!existsSync(dirname(file))) throw new Misuse(`there is no folder ${dirname(file)}`, 'name a file in a folder that exists');
    const server = await import('../../server/backup.ts');
    const { readSettings } = await import('../../server/settings.ts');
    setPriority(constants.priority.PRIORITY_LOW); // the games go first
    const rows = await server
      .backup(readSettings(), file, follows === undefined ? undefined : fromHere(follows))
      .catch(noDatabase)
      .catch(unfit('write it beside that one'));
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
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new Misuse(`there is no file '${name}'`, "name a file written by 'backup'");
    const server = await import('../../server/backup.ts');
    const { readSettings } = await import('../../server/settings.ts');
    const settings = readSettings();
    const { rows, secret } = await server
      .restore(settings, file)
      .catch(unfit('nothing was restored; DATA_DIR or DATABASE_URL says into what'));
    const told = {
      kept: `the secret of the backup is kept in ${settings.secretFile}: every guest is himself again`,
      ours: 'SECRET is the one of the backup: every guest is himself again',
      none: 'this backup is an old one without its secret: start with the old house’s secret as SECRET, or every guest is a stranger',
    };
    return { data: { file, rows, secret }, text: () => `${count(rows, 'row')} read from ${name}\n${told[secret]}` };
  },
});
