/** Without a line: the server is really gone. A game is begun, closed, opened again in the middle, and sent when it is back. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { loadLessons } from '../games/faces.ts';
import { look, obey, settled } from './coach.ts';
import { byFinger, faults } from './hands.ts';
import { answered, freePort, House, myTurn, PHONE, person, position, score } from './house.ts';

/** A house of its own: it is shut in the middle. */
const test = base.extend<{ house: House; folder: string }>({
  /** Where the house looks for the page: `web` in here. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'cosmodrome-builds-'));
    symlinkSync(process.env.E2E_DIST!, join(folder, 'web'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  house: async ({ folder }, use) => {
    const house = new House(await freePort(), { WEB_DIR: join(folder, 'web') });
    await house.open();
    await use(house);
    await house.close();
    house.tearDown();
  },
});
const GAMES = ['space-cadets', 'vii-legio', 'panic-station', 'galaxy-trucker', 'core-space'];
const TITLES: Readonly<Record<string, string>> = {
  'space-cadets': 'Space Cadets',
  'vii-legio': 'VII Legio',
  'panic-station': 'Panic Station',
  'galaxy-trucker': 'Galaxy Trucker',
  'core-space': 'Core Space',
};
/** In every run one game and a few answers of it; WHOLE=1: each to its end. */
const WHOLE = process.env.WHOLE === '1';
/** A whole game has minutes of sand and of bots at their pace: the thread of the tables lives this much faster, on one clock for all pages. */
const FASTER = 20;
function hurry(context: BrowserContext): void {
  const start = Date.now();
  const wind = ([from, times]: readonly [number, number]) => {
    const [now, wait] = [Date.now, setTimeout];
    Date.now = () => Math.round(from + (now() - from) * times);
    globalThis.setTimeout = ((work: () => void, ms = 0) => wait(work, ms / times)) as typeof setTimeout;
  };
  const each = (page: Page) => page.on('worker', (worker) => void worker.evaluate(wind, [start, FASTER] as const).catch(() => undefined));
  for (const page of context.pages()) each(page);
  context.on('page', each);
}

/** A page that has all it needs. */
async function ready(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.here-chip').waitFor();
}
async function play(page: Page, most: number): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) {
    if ((await myTurn(page)) === 'over') return true;
    // A finger that tries this and that: whoever always takes the first looks into one pile for ever, or only picks a figure up.
    await answered(page, () => byFinger(page, turn));
  }
  return false;
}

for (const game of WHOLE ? GAMES : GAMES.slice(0, 1))
  test(`${game} without a line: played, closed, opened again, sent and replayed`, async ({ browser, house }) => {
    test.setTimeout(WHOLE ? 3_600_000 : 180_000);
    const page = await person(browser, house, { ...PHONE, serviceWorkers: 'allow' });
    await ready(page);
    await house.close('SIGKILL');
    if (WHOLE) hurry(page.context());

    // Opened from the train: the page is there, and says how it is; that nobody answers is no fault of its own.
    const faulty: string[] = [];
    page.on('pageerror', (error) => faulty.push(error.message));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sans réseau, on joue.');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: `Jouer ici : ${TITLES[game]}` }).click();
    await expect(page).toHaveURL(/\/t\/HERE-/);
    await play(page, 4);
    const at = new URL(page.url()).pathname;
    await myTurn(page);
    const n = await position(page);
    expect(await page.locator('.cd-top__mark').first().innerText()).toContain('sur cet appareil');
    expect(faulty).toEqual([]);

    // Closed, and opened again in another page.
    const context = page.context();
    await page.close();
    const later = await context.newPage();
    await later.goto('/');
    await later
      .getByRole('link', { name: /^Reprendre/ })
      .first()
      .click();
    await expect(later).toHaveURL(new RegExp(at));
    await later.locator('.cd-frame[data-n]').waitFor();
    expect(Number(await position(later))).toBeGreaterThanOrEqual(Number(n));
    const over = await play(later, WHOLE ? 5000 : 3);
    expect(over).toBe(WHOLE);
    if (over) {
      await score(later).dispatchEvent('click');
      await later.getByRole('heading', { level: 1 }).waitFor();
    }
    // A lesson, the rules and a replay are there too.
    await later.goto(`/r/${at.split('/').at(-1)}`);
    await later.locator('.cd-reel').waitFor();
    await later.goto('/learn');
    await expect(later.locator('.stops li').first()).toBeVisible();
    await later.goto(`/rules/${game}`);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();

    // The line is back: the server plays it again and keeps it.
    await house.open();
    await later.goto('/');
    await later
      .getByRole('button', { name: /^Envoyer/ })
      .first()
      .click();
    await expect(later).toHaveURL(/\/t\/[A-Z0-9]{6}/);
    const code = /\/t\/([A-Z0-9]{6})/.exec(later.url())?.[1];
    const replay = await later.request.get(`/api/tables/${code}/replay`);
    expect(replay.ok()).toBe(true);
    expect(((await replay.json()) as { frames: unknown[] }).frames.length).toBeGreaterThan(4);
    await context.close();
  });

test('a lesson without a line: taken half, closed, gone on with, ended; and the server learns of it when the line is back', async ({
  browser,
  house,
}) => {
  const game = 'vii-legio';
  const lesson = (await loadLessons(game))[0]!;
  const page = await person(browser, house, { ...PHONE, serviceWorkers: 'allow' });
  await ready(page);
  await house.close('SIGKILL');
  const context = page.context();
  await context.setOffline(true);
  const take = async (at: Page, until: number): Promise<void> => {
    for (let { behind } = await look(at); behind < until; { behind } = await look(at)) {
      await settled(at);
      await obey(at, lesson.steps[behind]!, true, false);
    }
  };
  await page.goto('/learn');
  await page.locator(`.stops a[href$="/learn/${game}/${lesson.id}"]`).first().tap();
  await expect(page.locator('.cd-coach')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const half = Math.floor(lesson.steps.length / 2);
  await take(page, half);
  await page.close();
  const later = await context.newPage();
  await later.goto('/learn');
  expect(await faults(later)).toEqual([]);
  await later
    .getByRole('link', { name: /Reprendre|Continuer/ })
    .first()
    .tap();
  await expect(later.locator('.cd-coach')).toBeVisible();
  expect((await look(later)).behind).toBe(half);
  await take(later, lesson.steps.length);
  await expect(later.locator('.known')).toBeVisible();
  expect(await faults(later)).toEqual([]);
  await context.setOffline(false);
  await house.open();
  await later.goto('/learn');
  const known = async () => ((await (await later.request.get('/api/lessons')).json()) as Record<string, unknown>)[`${game}/${lesson.id}`];
  await expect.poll(known).toBe('done');
  await context.close();
});

/** The next build: every file of this one under another name, as if all had changed. */
function nextBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const old = readdirSync(join(to, 'assets'));
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) if (/\.(br|gz)$/.test(file)) rmSync(join(to, file));
  const names = old.filter((file) => /\.(js|css)$/.test(file));
  const renamed = new Map(names.map((name) => [name, name.replace(/\.(js|css)$/, '-next.$1')]));
  const any = /[\w.-]+\.(?:js|css)\b/g;
  const texts = [...names.map((name) => join('assets', name)), 'index.html', 'sw.js'];
  for (const file of texts) {
    const text = readFileSync(join(to, file), 'utf8').replaceAll(any, (name) => renamed.get(name) ?? name);
    writeFileSync(join(to, file), text);
  }
  for (const [name, next] of renamed) renameSync(join(to, 'assets', name), join(to, 'assets', next));
  const worker = readFileSync(join(to, 'sw.js'), 'utf8');
  const listed = (JSON.parse(/FILES=(\[\[.*?\]\]);/.exec(worker)![1]!) as [string, string][]).map(([path]) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(to, path)))
      .digest('base64');
    return [path, `sha256-${digest}`];
  });
  writeFileSync(
    join(to, 'sw.js'),
    worker.replace(/BUILD="[^"]*"/, 'BUILD="the-next-build"').replace(/FILES=\[\[.*?\]\];/, () => `FILES=${JSON.stringify(listed)};`),
  );
}

test('the server is upgraded under open tabs: they go on with what they are, and are told once that there is something new', async ({
  browser,
  house,
  folder,
}) => {
  const web = join(folder, 'web');
  // One browser keeps pages, the other, as over plain http, does not.
  const kept = await person(browser, house, { serviceWorkers: 'allow' });
  const bare = await person(browser, house);
  await ready(kept);
  await bare.goto('/');
  await bare.getByRole('heading', { level: 1 }).waitFor();
  const entry = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src);
  const before = await entry(bare);
  await house.close();
  nextBuild(process.env.E2E_DIST!, join(folder, 'next'));
  rmSync(web);
  renameSync(join(folder, 'next'), web);
  await house.open();

  // A part of the page that was not needed before comes from the build of yesterday, and leads to a table that is played.
  for (const page of [bare, kept]) {
    await page.evaluate(() => {
      history.pushState(null, '', '/rules/vii-legio');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await page
      .getByRole('button', { name: /VII Legio$/ })
      .first()
      .click();
    expect(await myTurn(page)).toBe('mine');
    await answered(page, () => byFinger(page, 0));
    expect(await entry(page)).toBe(before);
  }
  // Told, and reloaded by a press: from then on it is the new one, and nothing is said any more.
  await kept.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await kept.locator('.cd-top__home').click();
  const fresh = kept.getByRole('button', { name: 'Recharger' });
  await fresh.click();
  await expect.poll(() => entry(kept).catch(() => before)).not.toBe(before);
  await kept.locator('.here-chip').waitFor();
  await expect(fresh).toHaveCount(0);
  await expect(kept.locator('.here-chip')).toContainText('Hors ligne : prêt');
  for (const page of [kept, bare]) await page.context().close();
});
