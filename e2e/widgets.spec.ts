/** Widgets of every kind of domain, in the sandbox: no server, a table made of nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';

const open = async (page: Page, state: string) => {
  // Another address for each state: the sandbox reloads itself when only the part after # changes, under the test's hands.
  await page.goto(`/sandbox/index.html?${state}#${state}`);
  await expect(page.locator('.cd-question')).toBeVisible();
};
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);

test('one of: a button, a key, a target, a card', async ({ desk: page }) => {
  await open(page, 'one-of');
  await page.getByRole('button', { name: 'Décoder, 1 carte' }).click();
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'Franchir la frontière 1–3, 2 cartes' }).click();
  await page.locator('.cd-things').getByRole('button', { name: 'Birème Xéno' }).click();
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Franchir la frontière 1–3, 2 cartes' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await sent(page)).toEqual(['decode', 'end', 'hexA', 'bireme', 'hexB']);
});
test('a click on something that is no answer explains itself', async ({ desk: page }) => {
  await open(page, 'one-of');
  await page.locator('.cd-board g[transform="translate(694 303)"]').click();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('il vous en reste');
  await card.getByRole('button', { name: 'Franchir une frontière' }).click();
  await expect(page.locator('[data-rule="LEG-MOVE-02"]')).toBeVisible();
  expect(await sent(page)).toEqual([]);
});
test('some of: confirm waits for the right number', async ({ desk: page }) => {
  await open(page, 'some-of');
  const confirm = page.getByRole('button', { name: 'Valider' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.cd-things').getByRole('button', { name: 'Signal inconnu' }).click();
  await expect(page.locator('.cd-count')).toContainText('1 / 2');
  await page.locator('.cd-things').getByRole('button', { name: 'Birème Xéno' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cd-count')).toContainText('0 / 2');
  await page.locator('.cd-things').getByRole('button', { name: 'Signal inconnu' }).click();
  await page.locator('.cd-things').getByRole('button', { name: 'Planète habitée' }).click();
  await confirm.click();
  expect(await sent(page)).toEqual([['signal', 'planete']]);
});
test('amount: steps, figures and Enter', async ({ desk: page }) => {
  await open(page, 'amount');
  await page.getByRole('button', { name: 'Un de moins' }).click();
  await page.getByRole('button', { name: 'Un de moins' }).click();
  await page.getByRole('button', { name: 'Piocher 3 cartes' }).click();
  await page.getByRole('textbox', { name: 'Quantité' }).fill('2');
  await page.getByRole('button', { name: 'Piocher 2 cartes' }).click();
  expect(await sent(page)).toEqual([3, 2]);
});
test('yes or no: by the letters of the language', async ({ desk: page }) => {
  await open(page, 'yes-no');
  await page.keyboard.press('o');
  await page.keyboard.press('n');
  expect(await sent(page)).toEqual([true, false]);
});
test('order: arrows and drag', async ({ desk: page }) => {
  await open(page, 'order');
  await page.getByRole('button', { name: 'Récolteur B plus tard' }).click();
  await page.keyboard.press('q');
  const last = page.locator('.cd-order > li').nth(2);
  const first = page.locator('.cd-order > li').nth(0);
  const from = (await last.boundingBox())!;
  const to = (await first.boundingBox())!;
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Valider cet ordre' }).click();
  expect(await sent(page)).toEqual([['recA', 'recD', 'recB']]);
});
test('assign: what is left is counted', async ({ desk: page }) => {
  await open(page, 'assign');
  const jace = page.locator('.cd-assign > li').nth(0);
  const gak = page.locator('.cd-assign > li').nth(1);
  await jace.getByRole('button', { name: 'Un de plus' }).click();
  await gak.getByRole('button', { name: 'Un de plus' }).click();
  await gak.getByRole('button', { name: 'Un de plus' }).click();
  await expect(jace.getByRole('button', { name: 'Un de plus' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Valider' }).click();
  expect(await sent(page)).toEqual([[1, 2, 0]]);
});
test('arrange: begins as things lie, no slot gets more than it holds, and is confirmed', async ({ desk: page }) => {
  await open(page, 'arrange');
  const ore = page.locator('.cd-assign > li').first();
  await ore.getByRole('button', { name: 'Un de plus' }).click();
  await expect(ore.getByRole('button', { name: 'Un de plus' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Valider' }).click();
  expect(await sent(page)).toEqual([['left', 'left', null]]);
});
test('many answers hang in the tray; very many are filtered', async ({ desk: page }) => {
  await open(page, 'many');
  await expect(page.locator('.cd-tray .cd-answer')).toHaveCount(9);
  await open(page, 'filter');
  await page.getByRole('searchbox', { name: 'Filtrer les réponses' }).fill('choix 17');
  await expect(page.locator('.cd-tray .cd-answer')).toHaveCount(1);
});
test('the sentence is never cut: answers go down when they leave it no room', async ({ desk: page }) => {
  await open(page, 'long');
  await expect(page.locator('.cd-question')).toHaveAttribute('data-fit', 'tray');
  const cut = await page.locator('.cd-question__say').evaluate((e) => e.scrollWidth > e.clientWidth);
  expect(cut).toBe(false);
});
test('the clock of a question: figures, low at 20 seconds, spoken twice, and zero', async ({ page }) => {
  await page.clock.install();
  await open(page, 'one-of');
  const clock = page.locator('.cd-question').getByRole('timer');
  const said = clock.locator('[aria-live]');
  await expect(clock).toContainText('1:2');
  await expect(clock).not.toHaveAttribute('data-low', '');
  await expect(said).toBeEmpty();
  await page.clock.fastForward(66_000);
  await expect(clock).toHaveAttribute('data-low', '');
  await expect(said).toHaveText('Encore 20 secondes');
  await page.clock.fastForward(9000);
  await expect(said).toHaveText('Encore 10 secondes');
  await page.clock.fastForward(20_000);
  await expect(clock.locator('> span').first()).toHaveText('0:00');
  await expect(said).toBeEmpty();
});
test('a world that grows is shown whole, and its new parts can be reached', async ({ desk: page }) => {
  await open(page, 'one-of');
  const zoom = () => page.locator('.cd-stage').evaluate((e) => Number((e as HTMLElement).style.getPropertyValue('--cd-zoom')));
  const grow = () => page.evaluate(() => (window as unknown as { grow(): void }).grow());
  const one = await zoom();
  await grow();
  await expect.poll(zoom).toBeCloseTo(one / 2, 1);
  for (let i = 0; i < 8; i++) await page.getByRole('button', { name: 'Réduire (−)' }).click();
  await expect.poll(zoom).toBeCloseTo(one / 4, 1);
  // Who has moved the camera keeps it.
  await page.reload();
  await page.getByRole('button', { name: 'Agrandir (+)' }).click();
  await expect.poll(zoom).toBeCloseTo(one * 1.3, 1);
  await grow();
  await page.getByRole('button', { name: 'Tout voir (0)' }).click();
  await expect.poll(zoom).toBeCloseTo(one / 2, 1);
});
test('the bar and the board keep their measures at every width', async ({ desk: page }) => {
  for (const [width, height, board] of [
    [1920, 1080, { x: 0, y: 112, width: 1560, height: 800 }],
    [1440, 900, { x: 0, y: 112, width: 1120, height: 638 }],
    [1366, 768, { x: 0, y: 112, width: 1046, height: 532 }],
    [1024, 768, { x: 0, y: 112, width: 736, height: 532 }],
    [768, 1024, { x: 0, y: 112, width: 712, height: 780 }],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'one-of');
    expect(await page.locator('.cd-board').boundingBox()).toEqual(board);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight),
    ).toBe(false);
  }
});
test('ground: the pointer shows the shortest way and its length, a press puts it, arrows move it by a quarter, a hand draws another', async ({
  desk: page,
}) => {
  await open(page, 'ground');
  const ship = (await page.locator('[data-ship]').boundingBox())!;
  const scale = ship.width / 80;
  const at = (x: number, y: number) => [ship.x + (x - 504) * scale, ship.y + (y - 80) * scale] as const;
  const line = page.locator('.cd-way');
  const said = page.locator('.cd-way .cd-measure text');
  await expect(page.locator('.cd-ground-pass')).toHaveAttribute('d', /^M/);
  // Over the wall: round its end, and longer than straight.
  await page.mouse.move(...at(800, 250));
  await expect(said).toHaveText(/^[45]\.\d\d″$/);
  expect((await page.locator('.cd-way-line').getAttribute('d'))!.split('L').length).toBeGreaterThan(2);
  await page.mouse.click(...at(600, 320));
  await expect(line).toHaveAttribute('data-fixed', '');
  const end = page.locator('.cd-way-end');
  await end.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('.cd-question [data-confirm]').click();
  const way = ((await sent(page)) as [number, number][][]).at(-1)!;
  expect([Math.abs(way.at(-1)![0] - 650) <= 3, Math.abs(way.at(-1)![1] - 320) <= 3]).toEqual([true, true]);

  await open(page, 'ground');
  // Drawn by hand, with a corner that stays one.
  await page.mouse.move(...at(544, 120));
  await page.mouse.down();
  await page.mouse.move(...at(400, 120), { steps: 6 });
  await page.mouse.move(...at(400, 300), { steps: 6 });
  await page.mouse.up();
  await expect(said).toHaveText(/^3\.2\d″$/);
  // A place from the list instead.
  await page
    .getByRole('navigation', { name: 'Lieux' })
    .getByRole('button', { name: /^Porte/ })
    .click();
  await page.locator('.cd-question [data-confirm]').click();
  expect(((await sent(page)) as [number, number][][]).at(-1)!.at(-1)).toEqual([700, 345]);
});
test('a board is told where the pointer is, in its own units, and keeps the drags it claims: a point, a way', async ({ desk: page }) => {
  const middle = async () => {
    const box = (await page.locator('[data-ship]').boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await open(page, 'point');
  const spot = await middle();
  await page.mouse.click(spot.x, spot.y);
  await page.locator('.cd-question [data-confirm]').click();
  const [[x, y]] = (await sent(page)) as [[number, number]];
  expect([Math.abs(x - 544) <= 2, Math.abs(y - 120) <= 2]).toEqual([true, true]);

  await open(page, 'way');
  const ground = page.locator('.cd-stage > g');
  const before = await ground.getAttribute('transform');
  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.up();
  expect(await ground.getAttribute('transform')).toBe(before);
  await page.locator('.cd-question [data-confirm]').click();
  const [way] = (await sent(page)) as [[number, number][]];
  expect(way.length).toBeGreaterThan(2);
  expect(way.at(-1)![0]).toBeGreaterThan(way[0]![0]);
  // A drag that begins elsewhere moves the camera, as ever.
  await page.mouse.move(from.x + 200, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 260, from.y + 60, { steps: 4 });
  await page.mouse.up();
  expect(await ground.getAttribute('transform')).not.toBe(before);
});
