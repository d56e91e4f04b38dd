/** What happened while others played: the strip of moments, the journal by turns, "while you were away", who is ahead. */
import type { Page } from '@playwright/test';
import { faults, PHONE } from './hands.ts';
import { answerAnything, answered, bar, expect, type House, leave, myTurn, openTable, person, test } from './house.ts';

const strip = (page: Page) => page.locator('.cd-moments');
const legio = (page: Page, house: House, more: object = {}) =>
  openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    pace: { kind: 'relaxed' },
    start: true,
    ...more,
  });
/** Answers until others have acted since: at least so many moments are told. */
async function untilTold(page: Page, least = 2): Promise<void> {
  for (let i = 0; i < 60; i++) {
    expect(await myTurn(page)).toBe('mine');
    if ((await strip(page).locator('li button[aria-label], .cd-moments__bar i').count()) >= least) return;
    await answered(page, () => answerAnything(page, (n) => n - 1));
  }
  throw new Error('nothing was told in sixty answers');
}

test('since my last turn: told over the present board, steppable, and never in the way of my question', async ({ page, house }) => {
  await page.goto(`/t/${await legio(page, house)}`);
  await untilTold(page);
  const chips = strip(page).locator('li button[aria-label]');
  const count = await chips.count();
  expect(count).toBeLessThanOrEqual(12);
  // Under the question, which is whole and answerable; without motion it waits at its first moment.
  const [asked, told] = [(await bar(page).boundingBox())!, (await strip(page).boundingBox())!];
  expect(told.y).toBeGreaterThanOrEqual(asked.y + asked.height - 1);
  await expect(chips.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.cd-caption')).toHaveCount(1);
  await expect(page.locator('.cd-stage .cd-trail')).toHaveCount(1);
  expect(await faults(page), 'strip').toEqual([]);
  await strip(page).getByRole('button', { name: 'Moment suivant' }).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await expect(chips.first()).toHaveAttribute('aria-current', 'step');
  // The journal: what others did stands under its heading, a turn in one line, open while I am asked.
  const journal = page.getByRole('log', { name: 'Journal' });
  await expect(journal.locator('.cd-since')).toHaveCount(1);
  await expect(journal.locator('.cd-since ~ .cd-turn > details[open] > summary').first()).toBeVisible();
  await expect(page.locator('.cd-lead')).toContainText(/mène/);
  // Esc shuts it; it can be had again; a page loaded anew tells it again.
  await page.keyboard.press('Escape');
  await expect(strip(page)).toHaveCount(0);
  await expect(page.locator('.cd-caption, .cd-trail')).toHaveCount(0);
  await journal.getByRole('button', { name: 'Revoir sur le plateau' }).click();
  await expect(chips).toHaveCount(count);
  await page.reload();
  await expect(chips).toHaveCount(count);
  // A hand on anything that can be answered ends it, before the answer is given.
  await page.locator('.cd-board [data-target], .cd-things [data-target], .cd-question .cd-answer').first().dispatchEvent('pointerdown');
  await expect(strip(page)).toHaveCount(0);
});

test('on a phone: one moment at a time, and thumbs find everything', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  await page.goto(`/t/${await legio(page, house)}`);
  await untilTold(page);
  await expect(strip(page).locator('.cd-moments__bar i[data-is="now"]')).toHaveCount(1);
  await expect(page.locator('.cd-caption')).toHaveCount(0);
  const first = await strip(page).locator('p').innerText();
  await strip(page).locator('p').tap();
  await expect(strip(page).locator('p')).not.toHaveText(first);
  for (const tool of await strip(page).getByRole('button').all()) {
    const box = (await tool.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await faults(page), 'phone').toEqual([]);
  await strip(page).getByRole('button', { name: 'Fermer le récit' }).tap();
  await expect(strip(page)).toHaveCount(0);
  await leave(page);
});

test('while you were away: told once on opening, then my turn', async ({ page, house }) => {
  await page.goto(`/t/${await legio(page, house, { pace: { kind: 'days', answerMs: 86_400_000 } })}`);
  const card = page.getByRole('dialog', { name: 'Pendant votre absence' });
  // Nothing has happened yet: nothing is told.
  expect(await myTurn(page)).toBe('mine');
  await expect(card).toHaveCount(0);
  await untilTold(page);
  await page.reload();
  await expect(card).toBeVisible();
  expect(await card.locator('li').count()).toBeLessThanOrEqual(3);
  // Each picture stays in its place.
  const map = card.locator('.cd-away__map').first();
  await expect(map.locator('svg').first()).toBeVisible();
  const [place, drawn] = await Promise.all([map.boundingBox(), map.locator('svg').first().boundingBox()]);
  expect(drawn).toEqual(place);
  await expect(card).toContainText('Où vous en êtes');
  expect(await faults(page), 'away').toEqual([]);
  await card.getByRole('button', { name: 'Voir sur le plateau' }).click();
  await expect(card).toHaveCount(0);
  await expect(strip(page)).toBeVisible();
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expect(card).toHaveCount(0);
});
