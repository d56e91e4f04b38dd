import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameIds } from '@cosmodrome/games';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Misuse } from '../arguments.ts';
import { command } from '../command.ts';
import { findGame, variedOptions } from '../games.ts';
import { cosmo, fixture, json } from './cosmo.ts';

const folder = mkdtempSync(join(tmpdir(), 'cosmo test '));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('help', () => {
  test('lists every verb; with a verb, all its flags', async () => {
    const help = await cosmo(['help']);
    expect(help.code).toBe(0);
    for (const verb of ['games', 'play', 'sim', 'laws', 'rules', 'mutate', 'replay', 'review', 'bench', 'backup', 'restore'])
      expect(help.out).toMatch(new RegExp(`^  ${verb} `, 'm'));
    const sim = await cosmo(['help', 'sim']);
    for (const flag of ['seats', 'games', 'seed', 'bots', 'options', 'record', 'json']) expect(sim.out).toContain(`--${flag}`);
    expect((await cosmo(['sim', '--help'])).out).toBe(sim.out);
  });
});

describe('games', () => {
  test('lists id, title and seats of all games on the shelf', async () => {
    const said = await cosmo(['games', '--json']);
    const list = JSON.parse(said.out) as { id: string; title: string; seats: number[] }[];
    expect(list.map((g) => g.id)).toEqual(gameIds);
    for (const game of list) {
      expect(Object.keys(game)).toEqual(['id', 'title', 'seats']);
      expect(game.title).not.toBe('');
      expect(game.seats.length).toBeGreaterThan(0);
    }
    const text = await cosmo(['games']);
    for (const { id, title } of list) expect(text.out).toMatch(new RegExp(`${id} +${title}`));
  });
});

describe('sim', () => {
  test('counts games, wins, endings and rounds', async () => {
    const tally = await json(['sim', fixture('tic-tac-toe'), '--seats', '2', '--games', '60', '--seed', '7', '--bots', 'random,random']);
    expect(Object.keys(tally)).toEqual([
      'game',
      'seats',
      'games',
      'finished',
      'answers',
      'answersPerSecond',
      'gamesPerSecond',
      'wins',
      'shared',
      'endings',
      'rounds',
      'longest',
    ]);
    expect(tally).toMatchObject({ game: 'tic-tac-toe', seats: 2, games: 60, finished: 60, shared: 0 });
    const endings = tally.endings as { line: number; draw: number };
    const wins = tally.wins as number[];
    expect(endings.line + endings.draw).toBe(60);
    expect(wins[0]! + wins[1]!).toBe(endings.line);
    expect(tally.longest).toBeLessThanOrEqual(9);
  });
  test('the same seed gives the same games, and a game of a run can be played alone', async () => {
    const run = (...more: string[]) => json(['sim', fixture('duel'), '--bots', 'search:3i,random', ...more]);
    const fixed = ({ answersPerSecond: _, gamesPerSecond: __, ...rest }: Record<string, unknown>) => rest;
    const all = fixed(await run('--games', '3', '--seed', '40'));
    expect(fixed(await run('--games', '3', '--seed', '40'))).toEqual(all);
    const alone = await Promise.all(['40', '41', '42'].map((seed) => run('--games', '1', '--seed', seed)));
    expect(alone.reduce((sum, one) => sum + (one.answers as number), 0)).toBe(all.answers);
  });
  test('in several threads the same games are played', async () => {
    const run = (threads: string) =>
      json(['sim', fixture('duel'), '--games', '7', '--seed', 'x', '--bots', 'search:3i,random', '--threads', threads]);
    const [{ answersPerSecond: _, gamesPerSecond: __, ...one }, { answersPerSecond: ___, gamesPerSecond: ____, ...three }] =
      await Promise.all([run('1'), run('3')]);
    expect(three).toEqual(one);
  });
  test('a game that cannot be played to its end is reported with its seed', async () => {
    const said = await cosmo(['sim', fixture('faulty'), '--games', '3', '--json']);
    expect(said.code).toBe(1);
    expect(JSON.parse(said.out)).toMatchObject({ games: 3, finished: 0, failure: { seed: 1, message: 'a rule that cannot be' } });
  });
  test('in words: a table by seat, with the names of the bots', async () => {
    const { out, err, code } = await cosmo([
      'sim',
      fixture('bid'),
      '--seats',
      '3',
      '--games',
      '20',
      '--bots',
      'random',
      '--options',
      'lots=3',
    ]);
    expect(code).toBe(0);
    expect(err).toBe(''); // a progress line only where somebody is looking
    expect(out).toContain('20 games of bid with 3 seats:');
    expect(out.match(/random/g)).toHaveLength(3);
    expect(out).toMatch(/shared/);
  });
});

describe('laws', () => {
  test('says for each law how much was checked and how much failed', async () => {
    const said = await json(['laws', fixture('hidden'), '--games', '4', '--deep', '2', '--seats', '3']);
    expect(said).toMatchObject({ game: 'hidden', seats: [3], games: 4, deep: 2, failed: 0 });
    const laws = said.laws as { law: string; checked: number; failed: number }[];
    expect(laws.map((l) => l.law)).toContain('secrecy');
    for (const law of laws) expect(law.failed).toBe(0);
    expect(laws.find((l) => l.law === 're-entry')!.checked).toBeGreaterThan(0);
    const more = await json(['laws', fixture('hidden'), '--games', '4', '--deep', '2', '--seats', '3', '--bad', '20']);
    const refused = (of: unknown) => (of as typeof laws).find((l) => l.law === 'refusal')!.checked;
    expect(refused(more.laws)).toBeGreaterThan(5 * refused(laws));
  });
  test('--vary gives each game its own options, those that are said stay', async () => {
    const { game } = (await findGame('space-cadets')).pack;
    const all = Array.from({ length: 350 }, (_, n) => variedOptions(game, { ks: false }, n));
    expect(new Set(all.map((o) => JSON.stringify(o))).size).toBe(350); // 7 scenarios, 5 modes, 5 crews, 2 orders
    expect(all.every((o) => o.ks === false)).toBe(true);
    const said = await json(['laws', fixture('sampler'), '--games', '4', '--deep', '0', '--vary']);
    expect(said).toMatchObject({ games: 4, failed: 0 });
  });
  test('a failure comes with a command that brings it back', async () => {
    const first = await cosmo(['laws', fixture('leaky'), '--games', '6', '--seats', '2']);
    expect(first.code).toBe(1);
    const [, law, seed] = /^(\S+) fails with seed (laws\/2\/\d+) at answer \d+: /m.exec(first.out)!;
    const again = /^again: npm run -s cosmo -- (.*)$/m.exec(first.out)![1]!.split(' ');
    const second = await json(again);
    expect(second).toMatchObject({ games: 1 });
    expect((second.laws as { law: string; first?: { seed: string } }[]).find((l) => l.law === law)!.first!.seed).toBe(seed);
  });
});

describe('record and replay', () => {
  test('a game recorded by sim fits, entry by entry', async () => {
    await cosmo(['sim', fixture('duel'), '--games', '1', '--seed', '3', '--record', file('duel.txt')]);
    const lines = readFileSync(file('duel.txt'), 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('cosmodrome-record 1 game=duel version=2 seats=2 seed=3 options={"units":2}');
    const replayed = await json(['replay', file('duel.txt'), '--game', fixture('duel')]);
    expect(replayed).toMatchObject({ game: 'duel', entries: lines.length - 1, fits: true, over: true, ending: 'last-standing' });
    const text = await cosmo(['replay', file('duel.txt'), '--game', fixture('duel')]);
    for (const line of lines.slice(1)) expect(text.out).toContain(line);
    expect(text.out).toContain('"kind":"roll"'); // the journal between the entries
  });
  test('a record that does not fit names the line and the reason', async () => {
    const lines = readFileSync(file('duel.txt'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('roll'));
    lines[at] = lines[at]!.replace(/roll (\d)/, (_, got: string) => `roll ${(Number(got) + 1) % 6}`);
    writeFileSync(file('bent.txt'), lines.join('\n'));
    const said = await cosmo(['replay', file('bent.txt'), '--game', fixture('duel')]);
    expect(said.code).toBe(1);
    expect(said.out).toContain(`line ${at + 1}: recorded: ${lines[at]}; the rules: roll`);
    expect(await json(['replay', file('bent.txt'), '--game', fixture('duel')])).toMatchObject({ fits: false, misfit: { line: at + 1 } });
  });
  test('review: a record is looked at again; bad files and seats are refused', async () => {
    const asked = ['review', file('duel.txt'), '--game', fixture('duel'), '--seat', '1', '--playouts', '200'];
    const seen = (await json(asked)) as { seat: number; decisions: { n: number; worlds: number }[]; turning: number[] };
    expect(seen.seat).toBe(1);
    expect(seen.decisions.length).toBeGreaterThan(0);
    for (const i of seen.turning) expect(seen.decisions[i]!.worlds).toBeGreaterThan(0);
    expect((await cosmo(asked)).out).toContain(`${seen.decisions.length} decisions of seat 1`);
    expect(await json(['review', file('bent.txt'), '--game', fixture('duel')])).toMatchObject({ fits: false });
    expect((await cosmo(['review', file('duel.txt'), '--game', fixture('duel'), '--seat', '2'])).err).toContain('there is no seat 2');
    expect((await cosmo(['review', file('none.txt')])).err).toContain('cannot read');
  });
  test('the clock is in the record too', async () => {
    await cosmo(['sim', fixture('grab'), '--games', '1', '--seed', '3', '--record', file('grab.txt')]);
    expect(await json(['replay', file('grab.txt'), '--game', fixture('grab')])).toMatchObject({ fits: true, over: true });
  });
});

describe('play', () => {
  const answers = ['3', '2', '4', '1', '2 3', '3 1 2', '1 2', '50 50', '5 5', '2 2 50 3', '2 2 3 3', '1 1 1', '1 0 2', '3', ''].join('\n');
  test('every kind of question can be answered by typing; a refusal explains itself', async () => {
    const said = await cosmo(['play', fixture('sampler'), '--seed', '5', '--record', file('sampler.txt')], answers);
    expect(said.code).toBe(0);
    expect(said.out).toContain('refused: no-a-without-b');
    expect(said.out).toContain('refused: outside');
    expect(said.out).toContain('ended by asked-all');
    expect(readFileSync(file('sampler.txt'), 'utf8').split('\n').slice(1, -1)).toEqual([
      'seat 0 one "blue"',
      'seat 0 yes false',
      'seat 0 amount 4',
      'seat 0 some ["b","c"]',
      'seat 0 order ["z","x","y"]',
      'seat 0 assign [1,2]',
      'seat 0 point [5,5]',
      'seat 0 way [[2,2],[3,3]]',
      'seat 0 arrange ["hold",null,"fridge"]',
      'seat 0 request {"do":"take","n":2}',
      'roll 5 of 6',
    ]);
    expect(await json(['replay', file('sampler.txt'), '--game', fixture('sampler')])).toMatchObject({ fits: true, over: true });
  });
  test('an answer can be taken back, and the record says so', async () => {
    const said = await cosmo(['play', fixture('sampler'), '--seed', '5', '--record', file('back.txt')], '1\nu\n2\nq\n');
    expect(said.out).toContain('You leave the table.');
    expect(readFileSync(file('back.txt'), 'utf8').split('\n').slice(1, -1)).toEqual(['seat 0 one "red"', 'back 0', 'seat 0 one "green"']);
    expect(await json(['replay', file('back.txt'), '--game', fixture('sampler')])).toMatchObject({ fits: true, over: false });
  });
  test('bots sit at the other seats, in French too; with --json the talk goes to stderr', async () => {
    const said = await cosmo(
      ['play', fixture('tic-tac-toe'), '--seat', '1', '--bots', 'search:20i', '--lang', 'fr', '--json'],
      '1\n1\n1\n1\n1\n',
    );
    expect(said.err).toContain('Joueur 1 est joué par search:20i.');
    expect(said.err).toMatch(/Joueur 2\s: which cell\s\?/);
    expect(JSON.parse(said.out)).toMatchObject({ game: 'tic-tac-toe', seat: 1, over: true });
  });
  test('where everybody may act at once, the others do not wait for me', async () => {
    const said = await json(['play', fixture('grab'), '--seed', '2'], '1\n1\n1\n1\n1\n1\n');
    expect(said).toMatchObject({ over: true, ending: 'empty', answers: 6 });
    const scores = (said.standings as { score: number }[]).map((s) => s.score);
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });
  test('in real time the others build on, and who is done is not asked any more', async () => {
    const typed = '1\n1\n2\n';
    const said = await json(['play', fixture('yard'), '--seed', '1', '--options', 'parts=3'], typed);
    expect(said).toMatchObject({ over: true });
    expect((said.standings as { score: number }[])[0]?.score).toBe(1);
    expect((await cosmo(['laws', fixture('yard'), '--games', '3'])).code).toBe(0);
    expect(await json(['sim', fixture('yard'), '--games', '3'])).toMatchObject({ finished: 3 });
  });
  test('a game within the game is played in the same terminal, or its outcome is drawn', async () => {
    const campaign = ['play', fixture('campaign'), '--seats', '2', '--seed', '1'];
    const said = await cosmo([...campaign, '--record', file('campaign.txt')], '3\n2\n');
    expect(said.out.match(/voyage is played within it/g)).toHaveLength(2);
    expect(said.out).toContain('crews: [{name: "crew 0", gold: 3}');
    const [, first, second] = readFileSync(file('campaign.txt'), 'utf8').split('\n');
    expect([first, second]).toEqual([
      expect.stringMatching(/^stage voyage \{"gold":\[3,/),
      expect.stringMatching(/^stage voyage \{"gold":\[5,/),
    ]);
    expect(await json(['replay', file('campaign.txt'), '--game', fixture('campaign')])).toMatchObject({ fits: true, over: true });
    expect((await cosmo([...campaign, '--sample'])).out).toContain('any outcome it could have is drawn');
    // Whoever leaves the one leaves the other.
    expect(await json(campaign, '3\n')).toMatchObject({ over: false, answers: 1 });
    expect((await cosmo(['laws', fixture('campaign'), '--games', '5'])).code).toBe(0);
    expect(await json(['sim', fixture('campaign'), '--games', '5'])).toMatchObject({ finished: 5, endings: { retired: 5 } });
  });
  test('a secret choice of several seats', async () => {
    expect(await json(['play', fixture('bid'), '--seats', '3', '--options', 'lots=3', '--seed', '1'], '0\n0\n0\n')).toMatchObject({
      over: true,
    });
  });
  test('v shows what I see; nonsense is answered with what can be typed; nobody typing ends it', async () => {
    const said = await cosmo(['play', fixture('tic-tac-toe'), '--seed', '1'], 'v\nhello\n99\n');
    expect(said.code).toBe(0);
    expect(said.out.match(/type a number from 1 to 9; v: view, u: take back, q: stop/g)).toHaveLength(2);
    expect(said.out).toContain('cells: [–, –, –');
    expect(said.out).toContain('You leave the table.');
  });
});

describe('rules', () => {
  test('what the catalogue defines, the tests cite and the package excuses', async () => {
    const said = await cosmo(['rules', fixture('catalogued')]);
    expect(said.code).toBe(1);
    expect(JSON.parse((await cosmo(['rules', fixture('catalogued'), '--json'])).out)).toEqual({
      total: 11,
      cited: 7,
      excused: [{ id: 'CAT-INFO-01', why: 'advice to the players' }],
      missing: ['CAT-TURN-05', 'CAT-RULING-02', 'CC-CREW-02'],
      unknown: ['CAT-NOPE-01'],
    });
    expect(said.out).toContain('11 in the catalogue (Rules 6, Rulings 2, Content 1, Campaign 2)');
    expect(said.out).toContain('missing  CAT-TURN-05');
  });
});

describe('bench', () => {
  test('measures all six ways through tic-tac-toe', async () => {
    const said = await json(['bench', '--kernel', '--seconds', '0']);
    expect(Object.keys(said.ticTacToe as object)).toEqual([
      'match',
      'sim',
      'simAsGamesAsk',
      'plain',
      'boardgameReducer',
      'boardgameClient',
    ]);
    for (const rate of Object.values(said.ticTacToe as Record<string, number>)) expect(rate).toBeGreaterThan(0);
  });
});

describe('backup and restore', () => {
  test('where no server has been, there is nothing to write or to check', async () => {
    const env = { DATA_DIR: file('nothing'), DATABASE_URL: '' };
    for (const words of [['backup', file('all.gz')], ['check']]) {
      const said = await cosmo(words, '', env);
      expect([said.code, said.err]).toEqual([2, expect.stringContaining('there is no database in')]);
    }
  });
  test('what cannot be restored is told in a sentence', async () => {
    writeFileSync(file('letter.gz'), 'no backup');
    writeFileSync(file('torn.gz'), gzipSync('{"format":"cosmodrome-backup-2"}').subarray(0, 30));
    for (const [name, wrong] of [
      [file('letter.gz'), 'letter.gz is not a backup, or is damaged'],
      [file('torn.gz'), 'the backup torn.gz is not complete'],
      [file('.'), 'there is no file'],
    ] as const) {
      const said = await cosmo(['restore', name], '', { DATA_DIR: file('house'), DATABASE_URL: '' });
      expect([said.code, said.err]).toEqual([2, expect.stringContaining(wrong)]);
    }
  });
});

describe('a bad argument says what is wrong and how to say it right', () => {
  const ttt = fixture('tic-tac-toe');
  test.each<[string[], string, string]>([
    [[], 'cosmo needs a verb', 'npm run -s cosmo -- <verb>'],
    [['simm'], "there is no verb 'simm'", 'did you mean sim?'],
    [['help', 'nothing-like-it'], "there is no verb 'nothing-like-it'", 'The verbs are: games'],
    [['sim'], 'sim needs a <game>', 'say: npm run -s cosmo -- sim <game>'],
    [['sim', 'vii-legoi'], "there is no game 'vii-legoi'", 'did you mean vii-legio?'],
    [['sim', './no/such/folder'], "there is no game in './no/such/folder'", 'index.ts'],
    [['sim', './tools/lint'], "there is no game in './tools/lint'", 'index.ts'],
    [['sim', ttt, 'more'], "does not know what to do with 'more'", 'say: npm run -s cosmo -- sim <game>'],
    [['sim', ttt, '--gmaes', '3'], 'sim has no flag --gmaes', 'did you mean --games?'],
    [['sim', ttt, '-g', '3'], "flags begin with two dashes: '-g'", 'for example:'],
    [['sim', ttt, '--games'], '--games needs a value: a whole number from 1', 'for example:'],
    [['sim', ttt, '--games', 'many'], "--games must be a whole number from 1 to 10000000, not 'many'", 'for example:'],
    [['sim', ttt, '--games', '0'], "not '0'", 'for example:'],
    [['sim', ttt, '--games', '1e3'], "not '1e3'", 'for example:'],
    [['sim', ttt, '--games', '2', '--games', '3'], '--games is given twice', 'for example:'],
    [['sim', ttt, '--json=yes'], '--json takes no value', 'for example:'],
    [['sim', ttt, '--seats', '3'], 'tic-tac-toe is not played with 3 seats', 'say --seats 2'],
    [['sim', ttt, '--bots', 'randm'], "tic-tac-toe has no bot 'randm'", 'did you mean random?'],
    [['sim', ttt, '--bots', 'random,,random'], "not 'random,,random'", 'for example:'],
    [['sim', ttt, '--seats', '2', '--bots', 'random,random,random'], '2 seats, but 3 bots', 'give one name for all seats, or 2 names'],
    [['sim', ttt, '--options', 'speed=3'], "has no option 'speed'", 'leave --options out'],
    [['sim', fixture('bid'), '--options', 'lots=4'], "option 'lots' may be 3, 5, not 4", 'say for example --options lots=5'],
    [['sim', fixture('bid'), '--options', 'lots'], "not 'lots'", 'for example:'],
    [['sim', ttt, '--games', '2', '--record', 'x.txt'], '--record keeps one game', 'say --games 1'],
    [['laws', ttt, '--seats', '4'], 'tic-tac-toe is not played with 4 seats', 'say --seats 2'],
    [['rules', ttt], 'tic-tac-toe has no RULES.md', 'the catalogue belongs into'],
    [['play', ttt, '--seat', '2'], 'there is no seat 2 among 2', 'say --seat 0 to --seat 1'],
    [['play', ttt, '--lang', 'de'], "--lang must be en or fr, not 'de'", 'for example:'],
    [['replay', 'no-such-file'], "cannot read 'no-such-file': ENOENT", 'name a record file'],
    [['replay', 'package.json'], 'package.json, line 1: not the header of a record', 'a record has a header line'],
    [['restore', 'no-such-file'], "there is no file 'no-such-file'", "written by 'backup'"],
    [['bench', '--seconds', 'long'], "not 'long'", 'for example:'],
    [['sim', ttt, '--games', 'many', '--json'], "not 'many'", 'for example:'],
    [['games', '--jsno'], 'games has no flag --jsno', 'did you mean --json?'],
  ])('cosmo %j', async (args, wrong, right) => {
    const said: unknown[] = [];
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0);
    const misuse = await command(args).then(
      () => undefined,
      (error: unknown) => error,
    );
    out.mockRestore();
    expect(misuse).toBeInstanceOf(Misuse);
    expect((misuse as Misuse).message).toContain(wrong);
    expect((misuse as Misuse).right).toContain(right);
    expect(said).toEqual([]);
  });
  test('as a person sees it: both on stderr without a stack trace, nothing on stdout, and the exit code is 2', async () => {
    const said = await cosmo(['sim', ttt, '--games', 'many', '--json']);
    expect([said.code, said.out]).toEqual([2, '']);
    expect(said.err).toMatch(/^[^\n]*not 'many'\nfor example: [^\n]*\nall flags: [^\n]*\n$/);
  });
});

describe('ladder', () => {
  test('a run that was broken off goes on where it stopped, and comes to the same', async () => {
    const run = (...more: string[]) => json(['ladder', fixture('duel'), '--bots', 'search:5i,random', ...more]);
    const whole = await run('--games', '8');
    const kept = file('ladder.jsonl');
    await run('--games', '3', '--file', kept);
    // A killed run has written half a line.
    writeFileSync(kept, `${readFileSync(kept, 'utf8')}{"n":3,"bo`);
    expect(await run('--games', '8', '--file', kept)).toEqual(whole);
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(9);
    expect(whole).toMatchObject({ game: 'duel', seats: 2, games: 8 });
    expect((whole.rungs as { name: string }[]).map((r) => r.name).toSorted()).toEqual(['random', 'search:5i']);
    await expect(cosmo(['ladder', fixture('duel'), '--bots', 'search:5i,random', '--seed', '2', '--file', kept])).resolves.toMatchObject({
      code: 2,
    });
  });
});

test('where what was played cannot be kept, it says so before anything is played', async () => {
  for (const verb of ['ladder', 'tune'] as const) {
    const nowhere = file(join('not', 'there.jsonl'));
    const said = await cosmo([verb, 'panic-station', '--file', nowhere]);
    expect(said.code).not.toBe(0);
    expect(said.err).toContain('cannot be written');
    expect(said.err).not.toContain('    at ');
  }
});
describe('tune', () => {
  test('a game without weights says so; with them, steps are kept and gone on with', async () => {
    expect((await cosmo(['tune', fixture('duel')])).err).toContain('no weights to tune');
    const kept = file('tune.jsonl');
    const run = (steps: string) => json(['tune', 'panic-station', '--each', '2', '--proof', '4', '--steps', steps, '--file', kept]);
    await run('1');
    const two = await run('2');
    expect(two).toMatchObject({ game: 'panic-station', steps: 2 });
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(3);
    expect(two.share).toBeGreaterThanOrEqual(0);
  });
});
