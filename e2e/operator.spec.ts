/** Who hosts the house looks after it in a browser: what others read and feel of it is looked at in theirs. */
import { faults, PHONE } from './hands.ts';
import { BOTS, expect, named, OPERATOR_KEY, openTable, person, stranger, test } from './house.ts';

test('the console: the key, an announcement on every page, a report, somebody kept out and let in again, a table closed', async ({
  page,
  browser,
  house,
}) => {
  const eve = await person(browser, house);
  // Others of this house may be called as the tests call people.
  const name = 'Eve Tapage';
  await named(eve, house, name);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    name: 'Une table bien bruyante',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...BOTS(1)],
  });
  await page.goto(`/t/${code}`);
  await eve.goto(`/t/${code}`);
  await eve.getByRole('button', { name: 'S’asseoir' }).click();
  // Before she sits she would speak as one who looks on, whom nobody reports.
  await expect(eve.locator('.sit').nth(1)).toContainText('vous');

  const loud = eve.locator('[data-chat]');
  await loud.fill('bruit !');
  await loud.press('Enter');
  await page.getByRole('button', { name: /À propos de ce que dit/ }).click();
  await page.getByRole('button', { name: 'Signaler' }).click();
  await expect(page.getByText('C’est signalé.')).toBeVisible();
  await page.getByRole('button', { name: 'Ne plus lire' }).click();
  await expect(page.locator('.cd-say p')).toHaveText(['masqué']);

  const boss = await stranger(browser, house, { viewport: { width: 1440, height: 900 } });
  await boss.goto('/operator');
  await boss.getByLabel('Clé de la maison').fill('not the key at all');
  await boss.getByRole('button', { name: 'Entrer' }).click();
  await expect(boss.getByRole('alert')).toHaveText('Ce n’est pas la clé.');
  await boss.getByLabel('Clé de la maison').fill(OPERATOR_KEY);
  await boss.getByRole('button', { name: 'Entrer' }).click();
  await expect(boss.getByText('Une table bien bruyante')).toBeVisible();
  expect(await faults(boss)).toEqual([]);
  if (process.env.SCREENS) await boss.screenshot({ path: `${process.env.SCREENS}/operator-1440.png`, fullPage: true });
  await boss.setViewportSize({ width: 390, height: 844 });
  expect(await boss.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  if (process.env.SCREENS) await boss.screenshot({ path: `${process.env.SCREENS}/operator-390.png`, fullPage: true });
  await boss.setViewportSize({ width: 1440, height: 900 });

  // Said on every page, at once; taken back at the end, since others live in this house.
  await boss.getByLabel('FR', { exact: true }).fill('Mise à jour à 3 h.');
  await boss.getByLabel('EN', { exact: true }).fill('An update at 3.');
  await boss.getByRole('button', { name: 'Publier' }).click();
  const home = await stranger(browser, house, PHONE);
  await home.goto('/');
  await expect(home.getByText('Mise à jour à 3 h.')).toBeVisible();
  expect(await faults(home)).toEqual([]);
  await boss.getByRole('button', { name: 'Retirer' }).click();
  await expect(home.getByText('Mise à jour à 3 h.')).toHaveCount(0);

  await boss.getByRole('button', { name: `Agir : ${name}` }).click();
  await boss.getByPlaceholder('Raison, que cette personne lira').fill('trop de bruit');
  expect(await faults(boss)).toEqual([]);
  await boss.getByRole('button', { name: 'Écarter un jour' }).click();
  await expect(eve.getByText(/vous a écarté jusqu’au .* trop de bruit/)).toBeVisible();
  await boss.getByRole('button', { name: `Laisser revenir ${name}` }).click();
  await eve.reload();
  await expect(eve.locator('.pg-who__name')).toHaveText(name);

  await boss.getByRole('button', { name: 'Fermer Une table bien bruyante' }).click();
  await boss.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(page.getByText('Cette table a été fermée.')).toBeVisible();
});
