/**
 * Campaigns of Core Space as version 1 of the campaign and of its missions stored them: one whose mission was running, one whose crew stood
 * at the counter after a mission, one that is over. They are opened by the code of today and played to their ends.
 */
import { loadGame } from '@cosmodrome/games';
import type { Json } from '@cosmodrome/kernel';
import type { Lang } from '@cosmodrome/kit/text';
import type { TableInfo } from '@cosmodrome/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatches, readSettings, restore } from '../index.ts';
import { Client } from './helpers/client.ts';
import { errorsIn, type Running, startServer, tempDir } from './helpers/process.ts';

const FILE = new URL('./fixture/stored-campaigns.backup', import.meta.url).pathname;
const COOKIE = ['cosmodrome_guest', '7EMStbQVvvn3NOTN.pGZ24C4UKDQSOjMotTlfdOsW0OsrZEWQaRUyd7XWlCo'] as const;
/** The mission stood at its 150th answer; the other campaign's first had brought two of its people to the law, and two home. */
const SAILING = { campaign: 'YUQYA5', mission: 'YQLWF4', n: 150, asked: ['turn/act', 'turn/walk'] } as const;
const TRADING = '4DS52W';
const OVER = { campaign: 'SWJ8VD', n: 44, scores: [0, 3], missions: ['S5WWCA', '455W76'] } as const;
const LANGS: readonly Lang[] = ['fr', 'en'];
type Ledger = {
  readonly phase: string;
  readonly brought: readonly Json[];
  readonly crews: readonly { readonly members: readonly { readonly id: number }[] }[];
  readonly log: readonly { readonly step: number; readonly seat: number; readonly kind: string }[];
};

const dir = await tempDir();
const settings = readSettings({ DATA_DIR: dir.path });
let server: Running;
let ada: Client;
beforeAll(async () => {
  expect((await restore(settings, FILE)).secret).toBe('kept');
  server = await startServer({ DATA_DIR: dir.path, GAMES_MODULE: '@cosmodrome/games', HTTP_PER_MINUTE: '100000' });
  ada = new Client(server.url);
  ada.cookies.set(...COOKIE);
  await ada.connect();
}, 120_000);
afterAll(async () => {
  ada?.close();
  await server?.kill('SIGKILL');
  await dir.remove();
}, 60_000);

/** Every note can be said in both languages. */
async function told(notes: readonly Json[]): Promise<void> {
  const { words } = await loadGame('core-space-campaign');
  for (const lang of LANGS) for (const note of notes) expect(words[lang].note(note).say, JSON.stringify(note)).toBeTruthy();
}
/** However busy the machine: patience begins anew with everything that happens, in the campaign or in one of its missions. */
async function over(code: string): Promise<void> {
  const watched = new Set<string>();
  while (!ada.syncs.some((s) => s.code === code && s.over)) {
    const { syncs, tables } = ada;
    const [seen, known] = [syncs.length, tables.length];
    for (const { code: mission } of tables.findLast((t) => t.code === code)?.stages ?? []) {
      if (watched.has(mission)) continue;
      watched.add(mission);
      await ada.watch(mission, null);
    }
    await ada.until(() => syncs.length > seen || tables.length > known);
  }
}
const ledgerOf = (code: string) => ada.syncs.findLast((s) => s.code === code)!.view as unknown as Ledger;
/** A bot plays on for whoever left it here. */
async function playedOn(code: string): Promise<Ledger> {
  await ada.watch(code, 0);
  await ada.act(code, 'stand-in', { seat: 0, on: true });
  await over(code);
  const { log, phase, crews } = ledgerOf(code);
  expect(phase).toBe('over');
  // No game is booked twice, and nobody is in two crews.
  const missions = log.filter(({ kind }) => kind === 'mission').map(({ step, seat }) => `${step} ${seat}`);
  expect(new Set(missions).size).toBe(missions.length);
  const people = crews.flatMap(({ members }) => members.map(({ id }) => id));
  expect(new Set(people).size).toBe(people.length);
  await told((await ada.replay(code, 'open')).notes);
  return ledgerOf(code);
}

test('the rules of today fit all that is running', async () => {
  const { running, finished, misfits } = await checkMatches(settings);
  expect({ running, finished }).toEqual({ running: 3, finished: 6 });
  // What is over was played by the rules of its day: what came of missions stands in the ledger, and a campaign that told one game
  // less than it had (version 1) is shown as it was, as the next test says.
  expect(misfits.filter(({ phase }) => phase !== 'over')).toEqual([]);
});
test('a campaign that is over is shown as it was, and its missions are there', async () => {
  const replay = await ada.replay(OVER.campaign, 'open');
  expect(replay.total).toBe(OVER.n);
  expect(replay.over?.standings.map(({ score }) => score)).toEqual(OVER.scores);
  await told(replay.notes);
  for (const code of OVER.missions) {
    expect((await ada.get<TableInfo>(`/api/tables/${code}`)).body).toMatchObject({ of: OVER.campaign, phase: 'over' });
    // Its last position can be looked at, whatever became of its rules.
    expect((await ada.watch(code, null)).sync).toMatchObject({ over: { report: {} } });
  }
});
test('a campaign whose mission was running: the mission stands where it stood, ends, and the ledger hears of it', async () => {
  const { sync } = await ada.watch(SAILING.mission, 0);
  expect(sync).toMatchObject({ n: SAILING.n, over: null });
  expect(sync!.asks.map(({ topic }) => topic)).toEqual(SAILING.asked);
  await ada.act(SAILING.mission, 'stand-in', { seat: 0, on: true });
  const ledger = await playedOn(SAILING.campaign);
  expect(ledger.brought).toEqual([null, null]);
  expect(ledger.log.filter(({ seat, step }) => seat === 0 && step === 0)).toHaveLength(1);
  const mission = (await ada.get<TableInfo>(`/api/tables/${SAILING.mission}`)).body;
  expect(mission).toMatchObject({ of: SAILING.campaign, phase: 'over' });
}, 900_000);
test('a crew that stood at the counter goes on trading, and plays its next mission', async () => {
  const { sync } = await ada.watch(TRADING, 0);
  expect(sync!.asks.map(({ topic }) => topic)).toEqual(['trade']);
  const { log } = await playedOn(TRADING);
  expect(log.filter(({ seat, kind }) => seat === 0 && kind === 'mission').map(({ step }) => step)).toEqual([0, 1]);
  expect(errorsIn(server.log())).toEqual([]);
}, 900_000);
