/** What a strong bot would do, asked for among people: the others read that one asked, and nothing of the answer. */
import { BOTS, bar, expect, leave, openTable, person, test } from './house.ts';

test('a hint among people: its words are mine alone, the journal of the other says that I asked; a table may have none', async ({
  browser,
  house,
  page,
}) => {
  const code = await openTable(page, house, { game: 'vii-legio', seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'relaxed' } });
  const friend = await person(browser, house);
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  // Profiles are chosen by both at once.
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await page.getByRole('menuitem', { name: 'Demander un conseil' }).click();
  const said = page.getByRole('dialog', { name: 'Un conseil' });
  await expect(said.getByText('Un bot fort choisirait')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(friend.locator('.cd-note[data-hint]')).toHaveCount(1);
  await expect(friend.locator('.cd-note[data-hint]')).toContainText('a demandé un conseil.');
  await expect(friend.getByText('Un bot fort choisirait')).toHaveCount(0);
  await friend.reload();
  await expect(friend.locator('.cd-note[data-hint]')).toHaveCount(1);
  const none = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    hints: 'none',
    start: true,
  });
  await page.goto(`/t/${none}`);
  await expect(bar(page)).toHaveAttribute('data-state', 'mine');
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Demander un conseil' })).toHaveCount(0);
  await leave(friend);
});
