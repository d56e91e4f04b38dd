import { WebSocket } from 'ws';
import { faults, PHONE } from './hands.ts';
import { expect, named, openTable, stranger, test } from './house.ts';
import { offences, told } from './looks.ts';

test('a program of mine gets its token in my profile, and sits down where my friend agrees, until one of us has had enough', async ({
  page,
  browser,
  house,
}) => {
  await named(page, house, 'Lou');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Nouveau programme' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment il s’appelle').fill('hal');
  await dialog.getByRole('button', { name: 'Nouveau programme' }).click();
  const token = await dialog.getByLabel('Son jeton').inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await faults(page, { part: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.programs li')).toHaveText(/hal.*jamais venu/s);

  const code = await openTable(page, house, {
    game: 'panic-station',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'relaxed' },
  });
  await page.goto(`/t/${code}`);
  const friend = await stranger(browser, house, PHONE);
  await named(friend, house, 'Inès');
  await friend.goto(`/t/${code}`);
  await friend
    .getByRole('button', { name: /S.asseoir/ })
    .first()
    .click();
  await expect(page.locator('.sit b', { hasText: 'Inès' })).toBeVisible();
  const third = page.locator('.sit').nth(2);
  await third.getByRole('button', { name: /place 3/i }).click();
  await page.getByRole('menuitem', { name: 'Faire jouer mon programme « hal »' }).click();
  await expect(third).toContainText('« hal » attend l’accord de 1 joueur');
  const asks = friend.getByRole('alert').filter({ hasText: 'hal' });
  await expect(asks).toContainText('Lou peut voir tout ce que ce programme verra');
  expect((await offences(friend, true)).map(told)).toEqual([]);
  expect(await faults(friend, { part: '.wait' })).toEqual([]);
  await asks.getByRole('button', { name: 'D’accord' }).click();
  await expect(third).toContainText('programme de Lou');
  await expect(friend.locator('.sit').nth(2)).toContainText('programme de Lou');

  const line = new WebSocket(`${house.url.replace('http', 'ws')}/api/program`);
  const seated = new Promise((resolve) => line.on('message', (m) => String(m).includes('"seated"') && resolve(true)));
  line.on('open', () => line.send(JSON.stringify({ token })));
  expect(await seated).toBe(true);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await expect(friend.locator('.cd-frame')).toBeVisible();
  await friend.getByRole('button', { name: /^Plus :/ }).click();
  await friend.getByRole('menuitem', { name: 'Ne plus laisser jouer « hal »' }).click();
  await expect(page.locator('.cd-chip', { hasText: 'hal' })).toHaveCount(0);
  const gone = new Promise((resolve) => line.on('close', (at) => resolve(at)));

  await page.goto('/me');
  await page.getByRole('button', { name: 'Révoquer hal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer hal' }).click();
  await expect(page.locator('.programs li')).toHaveCount(0);
  expect(await gone).toBe(4401);
});
