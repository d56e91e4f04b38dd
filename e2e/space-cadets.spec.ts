import type { Page } from '@playwright/test';
import { answers, byFinger, byKeys, faults, letBotPlay, meet, PHONE, reads, takeSeatBack, tells, untilTheEnd } from './hands.ts';
import { answered, expect, type House, myTurn, openTable, person, test } from './house.ts';

const alone = (page: Page, house: House) =>
  openTable(page, house, { game: 'space-cadets', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
/** Two Rocketeers, their two kits. */
const SETUP = 4;
async function aboard(page: Page): Promise<void> {
  expect(await myTurn(page)).toBe('mine');
  await answered(page, () => page.getByRole('button', { name: /^Prêt/ }).click());
  expect(await myTurn(page)).toBe('mine');
}

test('Space Cadets: no serious fault, from the choice of the crew to the ship', async ({ page, house }) => {
  await page.goto(`/t/${await alone(page, house)}`);
  await myTurn(page);
  expect(await faults(page), 'crew').toEqual([]);
  await answers(page, 2);
  await myTurn(page);
  expect(await faults(page), 'kit').toEqual([]);
  await answers(page, SETUP - 2);
  await aboard(page);
  expect(await faults(page), 'ship').toEqual([]);
});

test('Space Cadets on a phone: no serious fault, nothing wider than the screen', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP);
  await aboard(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});

test('Space Cadets: two people at one table, each sees what the other does', async ({ browser, house, page }) => {
  const friend = await person(browser, house);
  await meet(page, friend, house, { game: 'space-cadets', seats: [{ kind: 'me' }, { kind: 'open' }] });
  // A Rocketeer each, then a kit each.
  for (const who of [0, 1, 1, 0]) {
    const [me, other] = who === 0 ? [page, friend] : [friend, page];
    await myTurn(me);
    await reads(other, await tells(me, () => byFinger(me, who)));
  }
  // The friend has not said yes to the kits: the game waits while a bot keeps the seat.
  await letBotPlay(page);
  await takeSeatBack(page);
  await friend.context().close();
});

test('Space Cadets alone: own turns, then a bot to the end of the first scenario', async ({ page, house }) => {
  test.setTimeout(240_000);
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP);
  await aboard(page);
  await answers(page, 5);
  await letBotPlay(page);
  await untilTheEnd(page);
  await expect(page.locator('.sca-end__figures li')).toHaveCount(5);
  await expect(page.locator('.sca-end__crew li')).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
});

test('Space Cadets by keys alone', async ({ page, house }) => {
  await page.goto(`/t/${await alone(page, house)}`);
  await answers(page, SETUP, byKeys);
});
