/** After a game: why it ended so, the picture to share, and the game looked at again. */
import type { Page } from '@playwright/test';
import { faults, PHONE } from './hands.ts';
import { BOTS, expect, type House, leave, named, openTable, person, stranger, test } from './house.ts';

/** A game of two that bots have played to its end; the owner of the first seat only looked on. */
async function finished(page: Page, house: House): Promise<string> {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    name: 'Une partie finie',
    start: true,
  });
  await page.request.post(`/api/tables/${code}/stand-in`, { data: { seat: 0, on: true }, headers: { origin: house.url } });
  const phase = async () => ((await (await page.request.get(`/api/tables/${code}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 150_000 }).toBe('over');
  return code;
}
/** Looks at the beginning of the game only: what is shown here is that it works, not how right it is. */
const hurried = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, said: { record?: { entries: object[] } }) {
      const { record } = said;
      if (!record) return postMessage.call(this, said);
      const until = record.entries.findIndex((e, i) => i > 40 && 'topic' in e);
      postMessage.call(this, { ...said, quick: true, record: { ...record, entries: record.entries.slice(0, until) } });
    } as Worker['postMessage'];
  });

test('the end on a phone says why, makes a picture to share, and the game is looked at again in the browser', async ({
  browser,
  house,
}) => {
  const page = await person(browser, house, PHONE);
  await named(page, house, 'Lou');
  await hurried(page);
  const code = await finished(page, house);
  await page.goto(`/t/${code}/score`);
  await expect(page.locator('.why li')).toHaveCount(3);
  await expect(page.locator('.why li').first()).toContainText('Ce qui a fini la partie');
  await expect(page.locator('.race')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rejouer' })).toBeInViewport();
  expect(await faults(page)).toEqual([]);

  // Drawn here, with words for those who do not see it; it names everybody.
  await page.getByRole('button', { name: 'Image' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('alt', /VII Legio.*Lou \d+ PC/);
  await expect.poll(() => picture.evaluate((i: HTMLImageElement) => [i.naturalWidth, i.naturalHeight])).toEqual([1200, 630]);
  await expect(page.getByRole('link', { name: 'Enregistrer' })).toHaveAttribute('download', 'cosmodrome.png');
  await page.keyboard.press('Escape');

  // It can be stopped and begun anew; it says how far it is; what came of it is kept.
  await page.getByRole('link', { name: 'Tournants' }).click();
  await page.getByRole('button', { name: 'Relire la partie' }).click();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page.getByRole('button', { name: 'Un coup d’œil rapide' }).click();
  await expect(page.locator('[data-review="done"]')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole('img', { name: /^Chances de victoire/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.locator('main').innerText()).not.toMatch(/erreur|faute/i);
  await page.reload();
  await expect(page.locator('[data-review="done"]')).toBeVisible();
  const turns = page.locator('.turn');
  await expect(turns.or(page.getByText('Le bot fort n’a rien vu')).first()).toBeVisible();
  if ((await turns.count()) > 0) {
    // Through the eyes of the seat, at that very answer; and on from there, on a table of its own.
    await expect(turns.first().getByRole('link', { name: 'Revoir' })).toHaveAttribute('href', new RegExp(`^/r/${code}/\\d+\\?eyes=0$`));
    await turns.first().getByRole('button', { name: 'Repartir d’ici' }).click();
    await expect(page).toHaveURL(/\/t\/[A-Z2-9]{6}$/);
    await expect(page).not.toHaveURL(new RegExp(code));
  }
  await leave(page);
});
test('a stranger reads why it ended so and may look through any seat; a game that was given up says so', async ({
  browser,
  house,
  page,
}) => {
  await named(page, house, 'WWWWWWWWWWWWWWWWWWWWWWWW');
  const code = await finished(page, house);
  const other = await stranger(browser, house, { locale: 'en-GB', viewport: { width: 1024, height: 768 } });
  await other.goto(`/t/${code}/score`);
  await expect(other.locator('.why li')).toHaveCount(3);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('You win.');
  await expect(other.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await other.getByRole('link', { name: 'Turning points' }).click();
  await other.getByRole('radiogroup', { name: 'Which seat?' }).getByRole('radio').nth(1).click();
  await expect(other).toHaveURL(/seat=1$/);
  await expect(other.getByRole('button', { name: 'Review the game' })).toBeVisible();

  const left = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  const gone = await page.request.post(`/api/tables/${left}/resign`, { data: { seat: 0 }, headers: { origin: house.url } });
  expect(gone.ok(), await gone.text()).toBe(true);
  await page.goto(`/t/${left}/score`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partie abandonnée');
  await leave(other);
});
