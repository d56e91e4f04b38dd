import { count } from '../show.ts';
import { verb } from '../verb.ts';
import { noDatabase } from './backup.ts';

export const check = verb({
  name: 'check',
  words: [],
  flags: {
    repair: { kind: 'switch', help: 'set running matches that do not fit back to the last entry that does; stop the server first' },
  },
  example: 'check',
  summary: 'name every match that the rules of this build no longer fit',
  more:
    'Run it with a new build before the server is started with it; without --repair nothing is written, and an older server may go on working meanwhile. ' +
    'Running matches are brought back and played on to where they stand; finished ones are played again, unless what was seen of them is kept. ' +
    'Which database is meant is said by the same environment as for the server: DATABASE_URL for PostgreSQL, otherwise SQLite in DATA_DIR (.data).',
  run: async (_, { repair }) => {
    const upgrade = await import('../../server/upgrade.ts');
    const { readSettings } = await import('../../server/settings.ts');
    const settings = readSettings();
    const games = process.env.GAMES_MODULE;
    const how = games ? { games } : {};
    const repaired = repair ? await upgrade.repairMatches(settings, how) : [];
    const found = await upgrade.checkMatches(settings, how).catch(noDatabase);
    return {
      data: { ...found, repaired },
      code: found.misfits.length > 0 ? 1 : 0,
      text: () =>
        [
          ...repaired.map((m) => `${m.code}  ${m.game}: set back from ${m.n} entries to ${m.fits}`),
          ...found.misfits.map((m) =>
            m.phase === 'playing'
              ? `${m.code}  ${m.game}, running: the first ${m.fits} of ${m.n} entries fit; ${m.why}`
              : `${m.code}  ${m.game}, finished: cannot be replayed; ${m.why}`,
          ),
          `${count(found.running, 'running game')} and ${count(found.finished, 'finished one')} (of ${found.kept} it is kept what was seen): ${found.misfits.length} no longer fit`,
        ].join('\n'),
    };
  },
});
