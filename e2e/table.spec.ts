import { answerAnything, answered, BOTS, bar, expect, myTurn, openTable, person, test } from './house.ts';

const table = (seats: readonly object[], more: object = {}) => ({
  game: 'vii-legio',
  seats,
  pace: { kind: 'relaxed' },
  start: true,
  name: 'Table d’essai',
  ...more,
});

test('reconnect in mid-question: the question is still there, and can be answered', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const asked = await bar(page).locator('.cd-question__say').innerText();
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveAttribute('data-state', 'offline');
  await expect(bar(page)).toContainText('Connexion perdue');
  await expect(page.locator('.cd-board [data-target]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Réessayer maintenant' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  await expect(bar(page).locator('.cd-question__say')).toHaveText(asked);
  await answered(page, () => answerAnything(page));
});

test('two people, two browsers, one table: each sees what the other does', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'open' }], { start: false }));
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  const both = [page, friend];
  for (const p of both) await expect(bar(p)).toBeVisible();
  for (let i = 0; i < 200 && (await page.locator('.cd-note:not([data-private])').count()) < 4; i++) {
    const states = await Promise.all(both.map((p) => bar(p).getAttribute('data-state')));
    const who = states.indexOf('mine');
    if (who < 0) {
      await page.waitForTimeout(100);
      continue;
    }
    const me = both[who]!;
    await answered(me, () => answerAnything(me));
  }
  const lines = await page.getByRole('log', { name: 'Journal' }).locator('.cd-note:not([data-private])').allInnerTexts();
  expect(lines.length).toBeGreaterThan(1);
  await expect(friend.getByRole('log', { name: 'Journal' }).locator('.cd-note:not([data-private])')).toHaveCount(lines.length);
  await friend.context().close();
});

test('hot seat: the curtain shuts between two people, and the page holds nothing of anybody’s', async ({ page, house }) => {
  const asked: unknown[] = [];
  page.on('websocket', (ws) =>
    ws.on('framesent', (f) => {
      const m = /"watch",(\{[^}]*\})/.exec(String(f.payload));
      if (m?.[1]) asked.push(JSON.parse(m[1]).eyes);
    }),
  );
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'device', name: 'Inès' }]));
  await page.goto(`/t/${code}`);
  const curtain = page.getByRole('dialog');
  await expect(curtain).toBeVisible();
  await expect(page.locator('.cd-board')).toHaveCount(0);
  const first = await curtain.getByRole('button').innerText();
  expect(asked.every((e) => e === null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  expect(asked.at(-1)).not.toBeNull();
  for (let i = 0; i < 60 && (await curtain.count()) === 0; i++) {
    if ((await bar(page).count()) === 0) break;
    await answered(page, () => answerAnything(page, (n) => n - 1));
  }
  await expect(curtain).toBeVisible();
  await expect(page.locator('.cd-board')).toHaveCount(0);
  expect(await curtain.getByRole('button').innerText()).not.toBe(first);
  expect(asked.at(-1)).toBeNull();
});

test('a spectator sees the public table and nothing to answer', async ({ browser, house, page }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const guest = await person(browser, house);
  await guest.goto(`/t/${code}`);
  await expect(bar(guest)).toContainText('Vous regardez.');
  await expect(guest.locator('.cd-board [data-target], .cd-things [data-target]')).toHaveCount(0);
  await expect(guest.locator('.cd-note[data-private], .cd-since')).toHaveCount(0);
  await expect(guest.getByRole('radiogroup', { name: 'Suivre' })).toBeVisible();
  await guest.context().close();
});

test('a bot keeps my seat while I am away, and gives it back', async ({ browser, page, house }) => {
  // A friend who does not answer keeps the game from running away.
  const code = await openTable(page, house, table([{ kind: 'me' }, { kind: 'open' }], { start: false }));
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  await myTurn(page);
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await page.getByRole('menuitem', { name: 'Laisser un bot jouer pour moi' }).click();
  await expect(bar(page)).toContainText('Un bot joue à votre place');
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(bar(page)).not.toContainText('Un bot joue à votre place');
  await friend.context().close();
});

test('the language is switched in mid-question, and nothing is lost', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const say = bar(page).locator('.cd-question__say');
  const french = await say.innerText();
  const scroll = await page.locator('.cd-note').count();
  await page.getByRole('button', { name: 'FR : passer en anglais' }).click();
  await expect(say).not.toHaveText(french);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeVisible();
  await expect(page.locator('.cd-note')).toHaveCount(scroll);
  await page.keyboard.press('l');
  await expect(say).toHaveText(french);
});

test('waited for: the title says so; a rule can be searched and opened', async ({ page, house }) => {
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await expect(page).toHaveTitle(/^● À vous · Table d’essai/);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Chercher dans les règles' });
  await expect(field).toBeFocused();
  await field.fill('frontiere');
  await expect(page.locator('.cd-rule mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the first-game guide explains the screen in place, once', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house.url });
  const page = await context.newPage();
  const code = await openTable(page, house, table([{ kind: 'me' }, ...BOTS(1)]));
  await page.goto(`/t/${code}`);
  const guide = page.getByRole('dialog', { name: 'Guide de première partie' });
  await expect(guide).toBeVisible();
  const first = await guide.innerText();
  await guide.getByRole('button', { name: 'Suivant' }).click();
  await expect.poll(() => guide.innerText()).not.toBe(first);
  await guide.getByRole('button', { name: 'Passer' }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(guide).toHaveCount(0);
  await context.close();
});

test('a refused page: no such table', async ({ page }) => {
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette table ne s’ouvre pas.');
});
