/** Without a line: the server is really gone. A game is begun, closed, opened again in the middle, and sent when it is back. */
import { test as base, expect, type Page } from '@playwright/test';
import { faults } from './hands.ts';
import { answerAnything, answered, freePort, House, myTurn, PHONE, person, position, score } from './house.ts';

/** A house of its own: it is shut in the middle. */
const test = base.extend<{ house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  house: async ({}, use) => {
    const house = new House(await freePort());
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

/** A page that has all it needs. */
async function ready(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.here-chip').waitFor();
}
async function play(page: Page, most: number): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if ((await myTurn(page)) === 'over') return true;
    await answered(page, () => answerAnything(page));
  }
  return false;
}

for (const game of WHOLE ? GAMES : GAMES.slice(0, 1))
  test(`${game} without a line: played, closed, opened again, sent and replayed`, async ({ browser, house }) => {
    test.setTimeout(WHOLE ? 3_600_000 : 180_000);
    const page = await person(browser, house, { ...PHONE, serviceWorkers: 'allow' });
    await ready(page);
    await house.close('SIGKILL');

    // Opened from the train: the page is there, and says how it is.
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
