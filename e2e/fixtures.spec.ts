/** What no game of the house asks for yet, played in a browser: ways and points on a plane, things arranged, a match within a match. */
import type { Page } from '@playwright/test';
import { test } from './fixture/house.ts';
import { bar, expect, type House, openTable, score } from './house.ts';

const play = async (page: Page, house: House, game: string): Promise<string> => {
  const code = await openTable(page, house, { game, seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
  await page.goto(`/t/${code}`);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  return code;
};
const confirm = (page: Page) => bar(page).locator('[data-confirm]');

test('a point and a way: proposed on the board, refused with a reason, confirmed in the bar', async ({ page, house }) => {
  await play(page, house, 'reach');
  const walker = page.locator('[data-walker]');
  const middle = async () => {
    const box = (await walker.boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const at = async () => [Number(await walker.getAttribute('cx')), Number(await walker.getAttribute('cy'))];
  await page.getByRole('button', { name: 'En volant' }).click();
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  const from = await middle();
  await page.mouse.click(from.x + 120, from.y - 60);
  await confirm(page).click();
  await expect.poll(async () => (await at())[0]).toBeGreaterThan(0);

  // Two presses are two legs; one that is too long is refused, and the way can be drawn anew.
  await page.getByRole('button', { name: 'À pied' }).click();
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  const here = await middle();
  const [x, y] = await at();
  await page.mouse.click(here.x + 400, here.y);
  await confirm(page).click();
  await expect(bar(page)).toContainText('C’est trop loin.');
  expect(await at()).toEqual([x, y]);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await page.mouse.click(here.x + 60, here.y);
  await page.mouse.click(here.x + 60, here.y + 80);
  await confirm(page).click();
  await expect.poll(async () => (await at())[1]).toBeGreaterThan(y as number);

  // Drawn from the walker in one go: the camera stays where it is.
  await page.getByRole('button', { name: 'À pied' }).click();
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true');
  const camera = await page.locator('.cd-stage > g').getAttribute('transform');
  const there = await middle();
  const [x2] = await at();
  await page.mouse.move(there.x, there.y);
  await page.mouse.down();
  await page.mouse.move(there.x + 50, there.y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.cd-stage > g').getAttribute('transform')).toBe(camera);
  await confirm(page).click();
  await expect.poll(async () => (await at())[0]).toBeGreaterThan(x2 as number);
});

test('things are arranged in slots that take them, and stay there', async ({ page, house }) => {
  await play(page, house, 'stow');
  const rows = page.locator('.cd-assign > li');
  const ore = rows.filter({ hasText: 'La cale' }).filter({ hasText: 'minerai' });
  const ice = rows.filter({ hasText: 'La glacière' });
  await ore.getByRole('button', { name: 'Un de plus' }).click();
  await ore.getByRole('button', { name: 'Un de plus' }).click();
  await expect(ore.getByRole('button', { name: 'Un de plus' })).toHaveAttribute('aria-disabled', 'true');
  await ice.getByRole('button', { name: 'Un de plus' }).click();
  await confirm(page).click();
  await expect(score(page)).toBeVisible();
});

test('a campaign of two voyages: killed between, what was brought home goes out again', async ({ page, house }) => {
  const code = await openTable(page, house, { game: 'campaign', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
  await page.goto(`/t/${code}`);
  const out = page.getByRole('button', { name: 'Rejoindre la mission' });
  await out.click();
  await expect(bar(page)).toContainText('avec 0 pièces d’or');
  await bar(page).getByRole('button', { name: '3' }).click();
  await expect(score(page)).toBeVisible();
  await house.close('SIGKILL');
  await house.open();
  const back = page.getByRole('button', { name: 'Retour à la campagne' });
  await back.click();
  await out.click();
  // The brief: the next voyage begins with the gold of the last.
  await expect(bar(page)).toContainText('avec 3 pièces d’or');
  await bar(page).getByRole('button', { name: '2' }).click();
  await expect(score(page)).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/t/${code}`));
  await expect(score(page)).toBeVisible();
});
