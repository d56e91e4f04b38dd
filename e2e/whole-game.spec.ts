import { AxeBuilder } from '@axe-core/playwright';
import { answerAnything, BOTS, expect, openTable, person, playOn, position, test } from './house.ts';

const serious = (v: readonly { readonly impact?: string | null | undefined }[]) =>
  v.filter((x) => x.impact === 'serious' || x.impact === 'critical');

test('two people in two browsers and two bots play a whole game to the end screen, and see it again', async ({ browser, house, page }) => {
  test.setTimeout(420_000);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(2)],
    pace: { kind: 'relaxed' },
    name: 'Partie entière',
  });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  // Each plays in their own time: whoever is asked answers.
  let turn = 0;
  const any = (n: number) => (turn++ * 7) % n;
  const done = await Promise.all([playOn(page, 2000, any), playOn(friend, 2000, any)]);
  expect(done).toEqual([true, true]);

  await page.getByRole('button', { name: 'Voir le score expliqué' }).click();
  await expect(page.locator('[data-end] h1')).toBeVisible();
  await expect(page.locator('.podium li')).toHaveCount(4);
  expect(serious((await new AxeBuilder({ page }).analyze()).violations)).toEqual([]);

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

  await page.goto(`/t/${code}/score`);
  await page.getByRole('button', { name: 'Rejouer ensemble' }).click();
  await expect(page).not.toHaveURL(new RegExp(code));
  await friend.context().close();
});

test('a whole game by the keyboard alone', async ({ page, house }) => {
  test.setTimeout(420_000);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
    name: 'Sans souris',
  });
  await page.goto(`/t/${code}`);
  let over = false;
  for (let i = 0; i < 1500 && !over; i++) {
    const end = page.getByRole('button', { name: 'Voir le score expliqué' });
    await expect(page.locator('.cd-question[data-state="mine"]').or(end).first()).toBeVisible({ timeout: 60_000 });
    over = (await end.count()) > 0;
    if (over) break;
    const before = await position(page);
    const confirm = page.locator('.cd-question [data-confirm]');
    if ((await confirm.count()) > 0) {
      for (let k = 0; k < 12 && (await confirm.getAttribute('aria-disabled')) === 'true'; k++) {
        if ((await page.locator('.cd-board [data-target], .cd-things [data-target]').count()) > 0) {
          await page.keyboard.press('t');
          await page.keyboard.press('Enter');
        } else {
          // In the tray: Tab walks to the next choice, the space bar takes it.
          await page.keyboard.press('q');
          for (let s = 0; s <= k; s++) await page.keyboard.press('Tab');
          await page.keyboard.press('Space');
        }
      }
      await page.keyboard.press('q');
      await confirm.focus();
      await page.keyboard.press('Enter');
    } else if ((await page.locator('.cd-question [data-yes="true"]').count()) > 0) await page.keyboard.press(i % 3 === 0 ? 'n' : 'o');
    else if (i % 4 !== 0 && (await page.locator('.cd-board [data-target], .cd-things [data-target]').count()) > 0) {
      for (let s = 0; s <= i % 3; s++) await page.keyboard.press('t');
      await page.keyboard.press('Enter');
    } else if ((await page.locator('.cd-question [data-key="9"]').count()) > 0) await page.keyboard.press('9');
    else if ((await page.locator('.cd-question [data-key="1"]').count()) > 0) await page.keyboard.press('1');
    else if ((await page.locator('.cd-board [data-target], .cd-things [data-target]').count()) > 0) {
      await page.keyboard.press('t');
      await page.keyboard.press('Enter');
    } else await answerAnything(page);
    await expect.poll(() => position(page), { intervals: [20, 50, 100, 200] }).not.toBe(before);
  }
  expect(over).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/score$/);
});
