/** Campaigns of Core Space: what stands on the captain's table, at every size. */
import { MOMENTS } from './campaign-moments.ts';
import { faults } from './hands.ts';
import { expect, test } from './house.ts';
import { moment } from './moment.ts';

test.describe.configure({ timeout: 600_000 });

test('every question of a campaign can be read and touched', async ({ desk: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, wanted] of Object.entries(MOMENTS)) {
    await moment(page, wanted);
    await expect(page.locator('.csc-board')).toBeVisible();
    if (['home', 'trading', 'advancement'].includes(name)) expect(await faults(page, { part: '.cd-board' }), name).toEqual([]);
  }
});
test('on a tablet and on a phone, upright and lying down, nothing is wider than the screen', async ({ phone: page }) => {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['home', 'trading', 'extraction', 'open']) {
      await moment(page, MOMENTS[name]!);
      await expect(page.locator('.csc-board')).toBeVisible();
      expect(await page.locator('.csc-board').evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(1);
      const small = await page.locator('.csc-board button').evaluateAll((all) =>
        all
          .filter((b) => (b as HTMLElement).offsetParent !== null)
          .filter((b) => b.getBoundingClientRect().height < 44)
          .map((b) => b.textContent),
      );
      expect(small).toEqual([]);
    }
  }
});
