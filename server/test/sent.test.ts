/** Matches played on a device without a line, sent when it is back. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { loadGame } from '@cosmodrome/games';
import { type AnyMatch, anyAnswer, type Entry, isAnswer, isPlayer, Luck, Match, type Opening } from '@cosmodrome/kernel';
import { formatRecord } from '@cosmodrome/kernel/record-file';
import type { TableInfo } from '@cosmodrome/wire';
import { describe, expect, test } from 'vitest';
import { anyAnswerTo } from './helpers/client.ts';
import { CROWD, house } from './helpers/house.ts';

const { person } = house({ ...CROWD, GAMES_MODULE: '' });
const { game } = await loadGame('space-cadets');
const names = [{ person: 'Lou' }, { bot: 'strict' }];

/** A match among people who answer anything, up to so many answers. */
function played(most: number, seed = 'on the train'): { opening: Opening; entries: Entry[]; match: AnyMatch } {
  const chance = Luck.seeded(seed);
  const match = Match.open(game, {}, 2, seed) as AnyMatch;
  const entries: Entry[] = [...match.firstRolls()];
  for (let i = 0; i < most && !match.over; i++) {
    const ask = match.asks().find((a) => !a.optional && isPlayer(a.seat));
    if (!ask) throw new Error('nobody is asked');
    entries.push(...match.answer(ask.seat, ask.topic, anyAnswer(ask, chance)));
  }
  return { opening: { game: game.id, version: game.version, seats: 2, options: match.options, seed }, entries, match };
}
const whole = played(5000);
const half = played(30);
const wish = (from: string, { opening, entries }: Pick<typeof whole, 'opening' | 'entries'>) => ({
  from,
  record: formatRecord(opening, entries, { names, title: 'On the train' }),
});

describe('a match from a device', () => {
  test('that is over becomes a private table with its ending and its replay; sent twice it is one', async () => {
    expect(whole.match.over).toBe(true);
    const lou = await person('Lou');
    const sent = await lou.post<TableInfo>('/api/sent', wish('HERE-AAAAAA', whole));
    expect(sent).toMatchObject({
      status: 200,
      body: { name: 'On the train', phase: 'over', listed: false, spectators: false, seats: [{ mine: true }, { sitter: { kind: 'bot' } }] },
    });
    const again = await lou.post<TableInfo>('/api/sent', wish('HERE-AAAAAA', whole));
    expect(again.body.code).toBe(sent.body.code);
    const replay = await lou.replay(sent.body.code, 'open');
    expect(replay.over).toEqual({ standings: whole.match.standings(), report: whole.match.report() });
    expect(replay.frames.at(-1)?.view).toEqual(JSON.parse(JSON.stringify(whole.match.openView())));
    const { sync } = await lou.watch(sent.body.code, 0);
    expect(sync?.over?.standings).toEqual(whole.match.standings());
    const eve = await person('Eve');
    expect((await eve.get(`/api/tables/${sent.body.code}`)).status).toBe(404);
  });

  test('that runs goes on at the server, with all that was told', async () => {
    const lou = await person('Lou');
    const { status, body } = await lou.post<TableInfo>('/api/sent', wish('HERE-BBBBBB', half));
    expect({ status, phase: body.phase }).toEqual({ status: 200, phase: 'playing' });
    const { sync } = await lou.watch(body.code, 0);
    if (!sync) throw new Error('no position');
    expect(sync.notes.items.length).toBe(half.match.notes(0).length);
    const acts = half.entries.filter(isAnswer).length;
    expect(sync.n).toBeGreaterThanOrEqual(acts);
    const mine = await lou.until(() => lou.syncs.at(-1)?.asks.find((a) => !a.optional) && lou.syncs.at(-1));
    const ask = mine?.asks.find((a) => !a.optional);
    if (!mine || !ask) throw new Error('never asked');
    expect(await lou.answer(body.code, mine.n, 0, ask.topic, anyAnswerTo(ask))).toMatchObject({ ok: true });
  });

  const record = wish('x', whole).record;
  test.each([
    [
      'a die that fell otherwise',
      record.replace(/^roll (\d+) of (\d+)$/m, (_, got, of) => `roll ${(Number(got) + 1) % Number(of)} of ${of}`),
      'bad-record',
    ],
    ['an answer that was not asked', record.replace(/^seat 0 (\S+) /m, 'seat 1 $1 '), 'bad-record'],
    ['another luck', record.replace('seed="on the train"', 'seed="on the boat"'), 'bad-record'],
    ['other rules', record.replace(/version=\d+/, 'version=999'), 'other-version'],
    ['no record', 'hello', 'no-record'],
    [
      'a beginning that nobody can check',
      formatRecord(whole.opening, whole.entries, { start: whole.match.save().bookmark as never }),
      'bad-record',
    ],
  ])('is refused with the reason: %s', async (_, text, code) => {
    const lou = await person('Lou');
    expect(await lou.post('/api/sent', { from: 'HERE-CCCCCC', record: text })).toMatchObject({ body: { code } });
    expect((await lou.get('/api/mine')).body).toEqual([]);
  });
});

test('docs/api.md: every request it names answers with JSON about a finished game, and says before that it must wait', async () => {
  const lou = await person('Lou');
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const paths = [...page.matchAll(/^\| `GET (\S+)`/gm)].map(([, path]) => path as string);
  expect(paths.length).toBeGreaterThan(3);
  const { code } = (await lou.post<TableInfo>('/api/sent', wish('HERE-DDDDDD', whole))).body;
  for (const path of paths) expect(await lou.get(path.replace(':code', code))).toMatchObject({ status: 200, body: expect.anything() });
  const running = (await lou.post<TableInfo>('/api/sent', wish('HERE-EEEEEE', half))).body.code;
  expect(await lou.get(`/api/tables/${running}/record`)).toMatchObject({ status: 409, body: { code: 'playing' } });
});

describe('docs/api.md', () => {
  const at = house();
  test('its examples are run by somebody without a cookie, at a table that admits spectators', async () => {
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const example = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1] as string;
    const ada = await at.person('Ada');
    const { code } = await ada.create({ game: 'grid', seats: [{ kind: 'me' }, { kind: 'device', name: 'Bob' }], start: true });
    await ada.watch(code, 0);
    for (const [n, cell] of [0, 3, 1, 4, 2].entries())
      expect(await ada.answer(code, n, n % 2, 'grid/mark', cell)).toMatchObject({ ok: true });
    const env = { PATH: process.env.PATH, HOUSE: at.server.url, CODE: code };
    const ran = async (program: string, ...args: string[]) => (await promisify(execFile)(program, args, { env })).stdout;
    if (spawnSync('curl', ['--version']).status === 0)
      expect(await ran('sh', '-ec', example('sh'))).toMatch(/"phase":"over".*"entries":\[.*"frames":\[/s);
    if (spawnSync('python3', ['--version']).status === 0)
      expect(await ran('python3', '-c', example('python'))).toBe('Ada 1 won\nBob 0 lost\n5 entries, 5 positions\n');
  });
});
