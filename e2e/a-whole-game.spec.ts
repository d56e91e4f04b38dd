import type { Page } from '@playwright/test';
import { byHand, comesBack, faults, letBotPlay, untilTheEnd } from './hands.ts';
import { answered, BOTS, bar, expect, leave, myTurn, openTable, person, playOn, test } from './house.ts';

test('two people in two browsers and two bots play a whole game to the end screen, and see it again', async ({ browser, house, page }) => {
  test.setTimeout(420_000);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    // Bots that know what they do: somebody has points at the end.
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    pace: { kind: 'relaxed' },
    name: 'Partie entière',
  });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  // Each plays in their own time, but counts their own turns: the same game whoever is faster.
  const any = (n: number, turn: number) => (turn * 7) % n;
  // Whoever has done enough leaves the rest to a bot at once: the other waits for nobody.
  await Promise.all(
    [page, friend].map(async (p) => {
      if (!(await playOn(p, byHand(8), any))) await letBotPlay(p);
    }),
  );
  await leave(friend);
  await untilTheEnd(page);
  await expect(page.locator('.bars ol > li')).toHaveCount(4);
  // Why it ended so: what ended it, what decided, what was lacking.
  await expect(page.locator('.why li')).toHaveCount(3);
  // Every figure opens its sources; the heads add up to the total.
  await expect(page.locator('.moment').first()).toBeVisible();
  await page.locator('.bars li > button').first().click();
  await expect(page.locator('.bars .because dd').first()).not.toBeEmpty();
  expect(await faults(page)).toEqual([]);

  await page.goto(`/r/${code}`);
  const slider = page.getByRole('slider', { name: 'Coup' });
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(page).toHaveURL(new RegExp(`/r/${code}/1$`));
  await page.getByRole('radiogroup', { name: 'Par les yeux de' }).getByRole('radio').nth(1).click();
  await expect(page).toHaveURL(/eyes=0/);
  await page.goto(`/r/${code}/${last}?eyes=1`);
  await expect(slider).toHaveValue(String(last));

  // What was asked and answered then, for all eyes; through one seat's eyes another's answer stays its own.
  await page.goto(`/r/${code}/${Math.floor(last / 2)}?eyes=open`);
  await expect(bar(page).locator('.cd-think')).not.toBeEmpty();
  await expect(bar(page).locator('.cd-question__say')).not.toBeEmpty();

  // A new table from that moment on, bots in the other seats.
  await page.getByRole('button', { name: 'Repartir d’ici' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z2-9]{6}$/);
  await expect(page).not.toHaveURL(new RegExp(code));
  expect(await myTurn(page)).toBe('mine');
  await expect(page.getByText('Mise en place').first()).toBeVisible(); // what was told before came along

  // Among my games it says how it ended.
  await page.goto('/me');
  await page.getByRole('radio', { name: /^Finies/ }).click();
  await expect(page.locator('.match').filter({ hasText: 'Partie entière' })).toContainText(/gagnée|perdue/);

  await page.goto(`/t/${code}/score`);
  await page.getByRole('button', { name: 'Rejouer ensemble' }).click();
  await expect(page).not.toHaveURL(new RegExp(code));
});

/** One answer with nothing but keys; `turn` varies what is chosen. */
async function byKeys(page: Page, turn: number): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  const targets = page.locator('.cd-board [data-target], .cd-things [data-target]');
  const confirm = page.locator('.cd-question [data-confirm]');
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  if ((await confirm.count()) > 0) {
    for (let k = 0; k < 12 && (await confirm.getAttribute('aria-disabled')) === 'true'; k++) {
      if ((await targets.count()) > 0) {
        await press('t');
        await press('Enter');
      } else {
        // In the tray: Tab walks to the next choice, the space bar takes it.
        await press('q');
        for (let s = 0; s <= k; s++) await press('Tab');
        await press('Space');
      }
    }
    await press('b');
    return press('Enter');
  }
  if (await has('.cd-question [data-yes="true"]')) return press(turn % 3 === 0 ? 'n' : 'o');
  if (turn % 4 !== 0 && (await targets.count()) > 0) {
    for (let s = 0; s <= turn % 3; s++) await press('t');
    return press('Enter');
  }
  if (await has('.cd-question [data-key="9"]')) return press('9');
  if (await has('.cd-question [data-key="1"]')) return press('1');
  expect(await targets.count(), 'something can be reached by keys').toBeGreaterThan(0);
  await press('t');
  return press('Enter');
}
test('a game by the keyboard alone, to the page behind its end', async ({ page, house }) => {
  test.setTimeout(420_000);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
    name: 'Sans souris 12',
  });
  await page.goto(`/t/${code}`);
  for (let turn = 0; turn < byHand(24) && (await myTurn(page)) === 'mine'; turn++) await answered(page, () => byKeys(page, turn));
  await page.request.post(`/api/tables/${code}/stand-in`, { data: { seat: 0, on: true }, headers: { origin: house.url } });
  await comesBack(page);
  // A page that has just been drawn may not hear keys yet.
  await expect(async () => {
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/score$/, { timeout: 2000 });
  }).toPass();
});
