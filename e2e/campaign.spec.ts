/** Campaigns of Core Space: what stands on the captain's table, at every size. */
import type { Locator, Page } from '@playwright/test';
import { MOMENTS } from './campaign-moments.ts';
import { byKeys, faults } from './hands.ts';
import { expect, test } from './house.ts';
import { become, moment, positionAt, sent, show } from './moment.ts';

test.describe.configure({ timeout: 600_000 });

test('every question of a campaign can be read and touched', async ({ desk: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, wanted] of Object.entries(MOMENTS)) {
    await moment(page, wanted);
    await expect(page.locator('.csc-board')).toBeVisible();
    if (['home', 'trading', 'advancement'].includes(name)) expect(await faults(page, { part: '.cd-board' }), name).toEqual([]);
  }
});
test('on a tablet and on a phone, upright and lying down, nothing is wider than the screen', async ({ phone: page }) => {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['home', 'trading', 'extraction', 'open']) {
      await moment(page, MOMENTS[name]!);
      await expect(page.locator('.csc-board')).toBeVisible();
      expect(await page.locator('.csc-board').evaluate((board) => board.scrollWidth - board.clientWidth)).toBeLessThanOrEqual(1);
      const small = await page.locator('.csc-board button').evaluateAll((all) =>
        all
          .filter((b) => (b as HTMLElement).offsetParent !== null)
          .filter((b) => b.getBoundingClientRect().height < 44)
          .map((b) => b.textContent),
      );
      expect(small).toEqual([]);
    }
  }
});
test('an offer stays as it was put together until it stands, and is answered by the other', async ({ desk: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const position = await positionAt(MOMENTS.barter!);
  const { sync } = position;
  const mine = sync.eyes!;
  const other = 1 - mine;
  const nothing = { money: 0, tokens: [], members: [], guests: [] };
  const offer = { to: other, give: nothing, take: { ...nothing, money: 1 } };
  await show(page, position);
  const panel = page.locator('[data-part="barter"]');
  const money = panel.locator('fieldset').nth(1).getByRole('spinbutton');
  const propose = panel.getByRole('button', { name: /^Proposer à/ });
  const shelf = page.locator('[data-part="acts"]').getByRole('tab', { selected: false }).last();
  const name = (await shelf.textContent())!;
  await shelf.click();
  await panel.locator('summary').press('Enter');
  await expect(propose).toBeDisabled();
  await money.fill('1');
  await propose.press('Enter');
  expect(await sent(page)).toEqual([{ do: 'offer', ...offer }]);
  // On its way, and refused: neither the form nor the shelf is shut.
  const sending = { seat: mine, topic: 'trade', answer: { do: 'offer', ...offer }, n: sync.n, since: 1 };
  await become(page, { sending });
  await expect(page.locator('.csc-board')).toHaveAttribute('aria-busy', 'true');
  await propose.press('Enter');
  expect(await sent(page)).toHaveLength(1);
  await become(page, { sending: undefined });
  await expect(page.locator('.csc-board')).toHaveAttribute('aria-busy', 'false');
  await expect(money).toHaveValue('1');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  // It stands: the form is empty again, and the keyboard is where it was.
  const view = (offers: readonly object[]) => ({ ...sync, n: sync.n + offers.length, view: { ...(sync.view as object), offers } }) as never;
  await become(page, { sync: view([{ id: 0, from: mine, ...offer }]) });
  await expect(panel.getByRole('button', { name: 'Retirer' })).toBeVisible();
  await expect(panel.locator('summary')).toBeFocused();
  await expect(propose).toBeHidden();
  await become(page, { sync: view([{ id: 1, from: other, ...offer, to: mine }]) });
  await panel.getByRole('button', { name: 'Accepter' }).press('Enter');
  expect((await sent(page)).at(-1)).toEqual({ do: 'accept', offer: 1 });
});

/** The tabulator until the keyboard is there. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let n = 0; n < 120; n++) {
    if (await there.evaluate((at) => at === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(there).toBeFocused();
}
test('from the founding of a crew to its maintenance by keys alone', async ({ desk: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const press = (key: string) => page.keyboard.press(key);
  const board = page.locator('.csc-board');
  const acts = page.locator('[data-part="acts"]');
  const FIRST = {
    founding: { do: 'ready', crew: 'black-maria' },
    open: { do: 'play', mission: 'pillage-express' },
    extraction: { do: 'alone' },
    advancement: { do: 'learn' },
    maintenance: { do: 'repair', system: 'propulsion' },
  };
  for (const [name, answer] of Object.entries(FIRST)) {
    await moment(page, MOMENTS[name]!);
    await expect(board).toBeVisible();
    await byKeys(page);
    await expect.poll(() => sent(page), name).toEqual([expect.objectContaining(answer)]);
  }
  // What ends a phase has a number in the bar.
  await moment(page, MOMENTS.maintenance!);
  await expect(board).toBeVisible();
  await press('9');
  await expect.poll(() => sent(page)).toEqual([{ do: 'done' }]);
  // Before anybody boards: the plan, and the sheet of somebody who cannot go.
  await moment(page, MOMENTS.boarding!);
  await tabTo(page, page.locator('.csc-plan summary'));
  await press('Enter');
  await expect(page.locator('.csc-plan .cs-chart')).toBeVisible();
  expect(await faults(page, { part: '.cd-board' })).toEqual([]);
  await tabTo(page, page.locator('button.csc-card[data-away]'));
  await expect(page.locator('.cd-card')).toContainText('Carrière');
  await byKeys(page);
  await expect.poll(() => sent(page)).toHaveLength(1);
  // Another shelf, and something on it.
  await moment(page, MOMENTS.trading!);
  const shelf = acts.getByRole('tab', { selected: false }).first();
  const name = (await shelf.textContent())!;
  await tabTo(page, shelf);
  await press('Enter');
  await expect(acts.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, acts.locator('[data-target]').first());
  await press('Enter');
  await expect.poll(() => sent(page)).toHaveLength(1);
  // Barter: nothing for one UA.
  await moment(page, MOMENTS.barter!);
  const barter = page.locator('[data-part="barter"]');
  await tabTo(page, barter.locator('summary'));
  await press('Enter');
  await tabTo(page, barter.locator('fieldset').nth(1).getByRole('spinbutton'));
  await press('ArrowUp');
  await tabTo(page, barter.getByRole('button', { name: /^Proposer à/ }));
  await press('Enter');
  await expect.poll(() => sent(page)).toEqual([expect.objectContaining({ do: 'offer', take: expect.objectContaining({ money: 1 }) })]);
});
