import { byFinger, PHONE } from './hands.ts';
import { answerAnything, answered, BOTS, bar, expect, leave, myTurn, openTable, person, SOON, test } from './house.ts';

test('a phone: question on top, board, sheet; thumbs reach everything', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(2)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const board = (await page.locator('.cd-board').boundingBox())!;
  const dock = (await page.locator('.cd-dock').boundingBox())!;
  expect(board.width).toBe(390);
  expect(board.y + board.height).toBeLessThanOrEqual(dock.y + 1);
  expect(dock.y + dock.height).toBe(844);
  // Sheets: the journal rises, a new question brings my things back.
  await page.locator('.cd-tabs').getByRole('tab', { name: 'Journal' }).tap();
  await expect(page.locator('.cd-dock')).toHaveAttribute('data-detent', 'half');
  await expect(page.getByRole('log', { name: 'Journal' })).toBeVisible();
  await page.locator('.cd-tabs').getByRole('tab', { name: 'Joueurs' }).tap();
  await expect(page.locator('.cd-player').first()).toBeVisible();
  await answerAnything(page);
  await expect
    .poll(async () => `${await page.locator('.cd-dock').getAttribute('data-tab')} ${await bar(page).getAttribute('data-state')}`)
    .toBe('things mine');
  const small = await page
    .locator('.cd-answer, .cd-tabs > *, .cd-boardtools .cd-tool')
    .evaluateAll((all) =>
      all.filter((e) => (e as HTMLElement).offsetParent && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML.slice(0, 80)),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave(page);
});

test('a phone: a table for two is opened, its seats counted down to two; the game of the address is in sight', async ({
  browser,
  house,
}) => {
  const page = await person(browser, house, PHONE);
  await page.goto('/new/core-space');
  await expect(page.getByRole('radio', { name: 'Core Space', exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto('/new/vii-legio');
  await expect(page.locator('.place')).toHaveCount(4);
  const fewer = page.getByRole('button', { name: 'Retirer la dernière' });
  await fewer.tap();
  await fewer.tap();
  await expect(page.locator('.place')).toHaveCount(2);
  await expect(fewer).toHaveCount(0);
  await page.getByRole('button', { name: 'Ajouter une place' }).tap();
  await expect(page.locator('.place')).toHaveCount(3);
  await fewer.tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Ouvrir la table' }).tap();
  await expect(page.getByText('1 prêt sur 2')).toBeVisible();
  await leave(page);
});

test('back on the line: the notice lies over no answer, no board tool, no sheet', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveAttribute('data-state', 'offline');
  await page.context().setOffline(false);
  const notice = page.locator('.cd-toast');
  await expect(notice).toContainText('De retour');
  await myTurn(page);
  const covered = await notice.evaluate((e) => {
    const n = e.getBoundingClientRect();
    return [...document.querySelectorAll('.cd-question, .cd-boardtools, .cd-dock')].filter((other) => {
      const o = other.getBoundingClientRect();
      return o.left < n.right && n.left < o.right && o.top < n.bottom && n.top < o.bottom;
    }).length;
  });
  expect(covered).toBe(0);
  // However high the question stands: at the foot of the board.
  const [n, board] = [(await notice.boundingBox())!, (await page.locator('.cd-board').boundingBox())!];
  expect(n.x).toBeGreaterThanOrEqual(0);
  expect(n.y).toBeGreaterThan(board.y + board.height / 2);
  await leave(page);
});

for (const game of ['vii-legio', 'panic-station', 'space-cadets'])
  test(`the question is lean and leaves the board its room: ${game}`, async ({ browser, house }) => {
    const page = await person(browser, house, PHONE);
    const seats = [{ kind: 'me' }, ...BOTS(3)];
    const code = await openTable(page, house, { game, seats, pace: { kind: 'relaxed' }, start: true });
    await page.goto(`/t/${code}`);
    for (let turn = 0; turn < 7; turn++) {
      await myTurn(page);
      const question = await bar(page).evaluate((e) => {
        const answers = e.querySelectorAll('.cd-answers > *').length;
        // What is out of sight is named in a line of its own.
        const named = e.querySelector('[data-elsewhere]') ? 24 : 0;
        const say = e.querySelector('.cd-question__say')?.textContent;
        return { height: e.getBoundingClientRect().height - named, answers, say, mine: e.getAttribute('data-state') === 'mine' };
      });
      // Where all act at once, another may have come before me in between.
      if (!question.mine) continue;
      expect(question.height, JSON.stringify(question)).toBeLessThanOrEqual(question.answers <= 1 ? 88 : question.answers <= 3 ? 112 : 183);
      await answered(page, () => (game === 'vii-legio' ? answerAnything(page) : byFinger(page, turn)));
    }
    // What gave way is a tap away; where all act at once, another question may come between.
    const hint = bar(page).locator('.cd-question__hint');
    await expect(async () => {
      await myTurn(page);
      if ((await hint.count()) === 0) return;
      // In the corner: a term of the game in the middle of the text would explain itself instead.
      if ((await page.locator('.cd-question[data-full]').count()) === 0)
        await bar(page)
          .locator('.cd-question__text')
          .tap({ position: { x: 2, y: 2 } });
      await expect(hint).toBeVisible(SOON);
      expect(await hint.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
    }).toPass({ timeout: 30_000 });
    await leave(page);
  });

test('the grip of the sheet can be touched and dragged at every height, whatever lies in the sheet', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  await myTurn(page);
  const dock = page.locator('.cd-dock');
  const grip = page.getByRole('button', { name: 'Agrandir le panneau' });
  for (const detent of ['half', 'full', 'tabs', 'peek']) {
    // A tap anywhere on the handle, and a finger's breadth around its middle, is the grip's.
    const at = (await grip.boundingBox())!;
    const hit = await page.evaluate(
      (points) => points.map(([x, y]) => document.elementFromPoint(x!, y!)?.className),
      [0.1, 0.5, 0.9].map((part) => [at.x + at.width * part, at.y + at.height / 2]).concat([[at.x + at.width / 2, at.y + at.height + 8]]),
    );
    expect(hit).toEqual(Array(4).fill('cd-grip'));
    await grip.tap();
    await expect(dock).toHaveAttribute('data-detent', detent);
    await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
  }
  const at = (await grip.boundingBox())!;
  await page.mouse.move(195, at.y + 6);
  await page.mouse.down();
  await page.mouse.move(195, 500, { steps: 6 });
  await page.mouse.up();
  await expect(dock).toHaveAttribute('data-detent', 'half');
  await leave(page);
});

test('the lobby on a phone: gates in a row, pages in the bottom bar', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  await page.goto('/');
  await expect(page.locator('.pg-bottom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jouer avec des bots : VII Legio' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.pg-bottom').getByRole('link', { name: 'Mes parties' }).tap();
  await expect(page).toHaveURL(/\/me$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leave(page);
});
