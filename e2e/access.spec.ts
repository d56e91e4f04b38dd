import type { Page } from '@playwright/test';
import { faults } from './hands.ts';
import { BOTS, expect, myTurn, openTable, test } from './house.ts';

const DARK = { colorScheme: 'dark' } as const;
const LIGHT = { colorScheme: 'light' } as const;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('no serious fault on the pages around the table, in the dark and in the light', async ({ page, house }) => {
  const code = await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'relaxed' } });
  for (const path of ['/', '/new/vii-legio', `/t/${code}`, '/me', '/rules/vii-legio']) {
    await page.emulateMedia(DARK);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await faults(page), path).toEqual([]);
    // The same page with the lamp on: its colours alone are new.
    const dark = await ground(page);
    await page.emulateMedia(LIGHT);
    await expect.poll(() => ground(page)).not.toBe(dark);
    expect(await faults(page, { colours: true }), `${path}, light`).toEqual([]);
  }
});

test('no serious fault at the table', async ({ page, house }) => {
  test.setTimeout(240_000);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(2)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  expect(await faults(page)).toEqual([]);
  for (const tab of ['Discussion', 'Règles']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    expect(await faults(page, { part: '.cd-frame [role="tabpanel"]' }), tab).toEqual([]);
  }
});

test('no serious fault in the frame, whatever it shows', async ({ desk: page }) => {
  for (const state of ['one-of', 'some-of', 'amount', 'order', 'assign', 'refused', 'offline', 'sealed', 'spectator', 'over', 'curtain']) {
    await page.goto(`/sandbox/index.html?${state}#${state}`);
    await expect(page.locator('.cd-frame')).toBeVisible();
    // Around the question the frame is the same every time.
    const part = state === 'one-of' || state === 'curtain' ? {} : { part: '.cd-question, .cd-tray, .cd-top, .cd-things' };
    expect.soft(await faults(page, part), state).toEqual([]);
  }
});

test('Tab goes through the page in the order one reads it', async ({ desk: page }) => {
  await page.goto('/sandbox/index.html#one-of');
  await expect(page.locator('.cd-question')).toBeVisible();
  const stops: string[] = [];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? ''));
  }
  expect(stops).toEqual(['cd-skip', 'cd-skip', 'cd-top__home', 'cd-chip', 'cd-tool', 'cd-explain', 'cd-answer', 'cd-answer', 'cd-answer']);
});
