/** Campaigns of Core Space: what stands on the captain's table, at every size; pictures with SCREENS=docs/screens. */
import type { Ask, Json } from '@cosmodrome/kernel';
import type { Page } from '@playwright/test';
import { faults } from './hands.ts';
import { expect, test } from './house.ts';
import { moment } from './moment.ts';

test.describe.configure({ timeout: 600_000 });
const INTO = process.env.SCREENS;
async function picture(page: Page, name: string): Promise<void> {
  if (!INTO) return;
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${INTO}/core-space-campaign-${name}.png` });
}
type Ledger = { readonly step: number; readonly crews: readonly { readonly money: number }[] };
const at =
  (topic: string, more: (ask: Ask, view: Ledger) => boolean = () => true) =>
  (ask: Ask, view: Json) =>
    ask.topic === topic && more(ask, view as unknown as Ledger);
const MOMENTS = {
  founding: at('found'),
  home: at('home', (_, { step }) => step >= 1),
  boarding: at('embark', (_, { step }) => step >= 1),
  extraction: at('extract'),
  advancement: at('advance'),
  trading: at('trade', (ask, { step, crews }) => step >= 1 && (crews[ask.seat]?.money ?? 0) >= 4),
  maintenance: at('repair', (_, { step }) => step >= 1),
} as const;
const CAMPAIGN = { game: 'core-space-campaign', seats: 2, options: { structure: 'arc' } } as const;

test('every question of a campaign can be read and touched', async ({ desk: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, when] of Object.entries(MOMENTS)) {
    await moment(page, { ...CAMPAIGN, when });
    await expect(page.locator('.csc-board')).toBeVisible();
    await picture(page, name);
    if (name === 'home' || name === 'trading') expect(await faults(page, { part: '.cd-board' }), name).toEqual([]);
  }
});
test('on a phone, upright and lying down, nothing is wider than the screen', async ({ phone: page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['home', 'trading'] as const) {
      await moment(page, { ...CAMPAIGN, when: MOMENTS[name] });
      await expect(page.locator('.csc-board')).toBeVisible();
      expect(await page.locator('.csc-board').evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(1);
      const small = await page.locator('.csc-board button').evaluateAll((all) =>
        all
          .filter((b) => (b as HTMLElement).offsetParent !== null)
          .filter((b) => b.getBoundingClientRect().height < 44)
          .map((b) => b.textContent),
      );
      expect(small).toEqual([]);
      await picture(page, `${name}-${width}x${height}`);
    }
  }
});
