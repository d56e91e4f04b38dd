/** Pictures of every screen at both sizes, for the documents and for whoever wants to look: SCREENS=docs/screens npx playwright test screens */
import type { Page } from '@playwright/test';
import { answers, named } from './hands.ts';
import { answered, BOTS, expect, type House, myTurn, openTable, person, playOn, position, test } from './house.ts';

const INTO = process.env.SCREENS;
test.skip(!INTO, 'pictures are taken on demand');
const SIZES = [
  ['1440', { viewport: { width: 1440, height: 900 } }],
  ['390', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${INTO}/${name}.png` });
}
const versus = (page: Page, house: House, bots: number, more: object = {}) =>
  openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))],
    pace: { kind: 'relaxed' },
    name: 'Nébuleuse du dimanche',
    start: true,
    ...more,
  });
/** Plays until about so many answers have been given. */
async function playUntil(page: Page, n: number): Promise<void> {
  for (let i = 0; i < 60 && Number(await position(page)) < n; i++) if ((await playOn(page, 1, (k) => k - 1)) === true) return;
  await myTurn(page);
}
for (const [size, options] of SIZES) {
  test(`pages around the table, ${size}`, async ({ browser, house }) => {
    test.setTimeout(200_000);
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Jouer contre des bots/ }).first()).toBeVisible();
    await picture(page, `home-first-${size}`);
    await page.request.post('/api/me', { data: { name: 'Lou' }, headers: { origin: house.url } });
    const code = await versus(page, house, 3);
    await page.goto(`/t/${code}`);
    await myTurn(page);
    await openTable(page, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
      pace: { kind: 'days', answerMs: 86_400_000 },
      name: 'Convoi pour Titan',
    });
    const other = await person(browser, house);
    await other.request.get('/api/me');
    await other.request.post('/api/me', { data: { name: 'Inès' }, headers: { origin: house.url } });
    await openTable(other, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      listed: true,
      name: 'Base Kerguelen',
      pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
    });
    await page.goto('/');
    await expect(page.locator('.call')).toHaveCount(1);
    await picture(page, `home-${size}`);
    await page.goto('/new/vii-legio');
    await expect(page.locator('.make')).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Qui occupe la place 3' }).getByRole('radio', { name: 'Sur cet appareil' }).click();
    await page.getByRole('radiogroup', { name: 'Qui occupe la place 4' }).getByRole('radio', { name: 'Un bot' }).click();
    await picture(page, `create-${size}`);
    const room = await openTable(page, house, {
      game: 'vii-legio',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'device', name: 'Théo' }, ...BOTS(1)],
      name: 'Premier contact',
      pace: { kind: 'live', answerMs: 45_000, reserveMs: 600_000 },
    });
    await other.goto(`/t/${room}`);
    await other.getByRole('button', { name: 'S’asseoir' }).click();
    await other.getByRole('textbox', { name: 'Écrire à la table' }).fill('Bonsoir ! On explore la zone B ?');
    await other.keyboard.press('Enter');
    await page.goto(`/t/${room}`);
    await expect(page.getByText('On explore la zone B')).toBeVisible();
    await picture(page, `room-${size}`);
    await page.goto('/me');
    await expect(page.locator('.match').first()).toBeVisible();
    await picture(page, `profile-${size}`);
    await page.goto('/rules/vii-legio');
    await expect(page.locator('.cd-rule').first()).toBeVisible();
    await picture(page, `rules-${size}`);
    await other.context().close();
    await page.context().close();
  });
  test(`the table, ${size}`, async ({ browser, house }) => {
    test.setTimeout(400_000);
    const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
    await page.request.get('/api/me');
    await page.request.post('/api/me', { data: { name: 'Lou' }, headers: { origin: house.url } });
    const code = await versus(page, house, 3);
    await page.goto(`/t/${code}`);
    await myTurn(page);
    await picture(page, `table-start-${size}`);
    await playUntil(page, 60);
    await picture(page, `table-${size}`);
    if (size === '390') {
      await page.locator('.cd-tabs').getByRole('tab', { name: 'Journal' }).tap();
      await picture(page, `table-journal-${size}`);
    }
    // Bots finish the game; the seat's owner only looks on.
    await page.request.post(`/api/tables/${code}/stand-in`, { data: { seat: 0, on: true }, headers: { origin: house.url } });
    await expect(page.getByRole('button', { name: 'Voir le score expliqué' })).toBeVisible({ timeout: 240_000 });
    await picture(page, `table-over-${size}`);
    await page.goto(`/t/${code}/score`);
    await expect(page.locator('.podium')).toBeVisible();
    await expect(page.locator('.story svg.ch')).toBeVisible();
    await picture(page, `end-${size}`);
    await page.goto(`/r/${code}/40`);
    await expect(page.getByRole('slider')).toBeVisible();
    await picture(page, `replay-${size}`);
    await page.context().close();
  });
  for (const [game, seats, most] of [
    ['panic-station', [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'crew' }))], 4],
    ['space-cadets', [{ kind: 'me' }, { kind: 'bot', bot: 'comrade' }], 2],
  ] as const)
    test(`${game}, ${size}`, async ({ browser, house }) => {
      const page = await person(browser, house, { ...options, locale: 'fr-FR', colorScheme: 'dark' });
      await named(page, house, 'Lou');
      const code = await openTable(page, house, { game, seats, pace: { kind: 'relaxed' }, name: 'Nébuleuse du dimanche', start: true });
      await page.goto(`/t/${code}`);
      await answers(page, most);
      if (game === 'space-cadets') await answered(page, () => page.getByRole('button', { name: /^Prêt/ }).click());
      await myTurn(page);
      await picture(page, `${game}-${size}`);
      await page.context().close();
    });
}
