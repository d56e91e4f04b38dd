import { faults } from './hands.ts';
import { BOTS, expect, myTurn, openTable, test } from './house.ts';

for (const theme of ['dark', 'light'] as const)
  test(`no serious fault on the pages around the table, ${theme}`, async ({ page, house }) => {
    await page.emulateMedia({ colorScheme: theme });
    const code = await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'relaxed' } });
    for (const path of ['/', '/new/vii-legio', `/t/${code}`, '/me', '/rules/vii-legio']) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await faults(page), path).toEqual([]);
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
    expect(await faults(page), tab).toEqual([]);
  }
});

for (const state of ['one-of', 'some-of', 'amount', 'order', 'assign', 'refused', 'offline', 'sealed', 'spectator', 'over', 'curtain'])
  test(`no serious fault in the frame: ${state}`, async ({ page }) => {
    await page.goto(`/sandbox/index.html#${state}`);
    await expect(page.locator('.cd-frame')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

test('Tab goes through the page in the order one reads it', async ({ page }) => {
  await page.goto('/sandbox/index.html#one-of');
  await expect(page.locator('.cd-question')).toBeVisible();
  const stops: string[] = [];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.className.split(' ')[0] ?? ''));
  }
  expect(stops).toEqual(['cd-skip', 'cd-skip', 'cd-top__home', 'cd-chip', 'cd-tool', 'cd-explain', 'cd-answer', 'cd-answer', 'cd-answer']);
});
