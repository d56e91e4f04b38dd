import { expect, myTurn, openTable, test } from './house.ts';

for (const [game, seats] of [
  ['panic-station', 3],
  ['space-cadets', 0],
] as const)
  test(`probe ${game}`, async ({ page, house }) => {
    const code = await openTable(page, house, {
      game,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats }, () => ({ kind: 'bot', bot: 'crew' }))],
      pace: { kind: 'relaxed' },
      start: true,
    });
    await page.goto(`/t/${code}`);
    await myTurn(page);
    for (let i = 0; i < 3; i++) {
      console.log(game, i, await page.locator('.cd-question').innerHTML());
      console.log(
        game,
        await page
          .locator('[data-target]')
          .evaluateAll((a) =>
            a.map((e) => e.outerHTML.slice(0, 300) + ' IN ' + e.closest('.cd-board,.cd-things,.cd-question')?.className).join('\n'),
          ),
      );
      await page.screenshot({ path: `/tmp/probe-${game}-${i}.png` });
      await page.locator('[data-target]').first().dispatchEvent('click');
      await page.waitForTimeout(700);
    }
    const t = Date.now();
    await page.request.post(`/api/tables/${code}/stand-in`, { data: { seat: 0, on: true }, headers: { origin: house.url } });
    await expect(page.getByRole('button', { name: 'Voir le score expliqué' })).toBeVisible({ timeout: 60_000 });
    console.log(game, 'over after', Date.now() - t);
  });
