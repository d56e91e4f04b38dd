/** Careful hands: what cannot be taken back is proposed first, what can be is taken back, and what needs nobody is not asked. */
import { questionOf } from '@cosmodrome/kit/text';
import type { Locator, Page } from '@playwright/test';
import { loadGame } from '../games/shelf.ts';
import { soleAnswer } from '../web/logic/careful.ts';
import { PHONE } from './hands.ts';
import {
  answerAnything,
  answered,
  BOTS,
  bar,
  expect,
  type House,
  leave,
  myTurn,
  named,
  openTable,
  position,
  stranger,
  test,
} from './house.ts';
import { moment, sent, type Wanted } from './moment.ts';

/** Somebody with the settings everybody begins with, but still: nothing glides under the finger. */
async function newcomer(page: Page, house: House, prefs: object = {}): Promise<Page> {
  await named(page, house, 'Lou');
  await page.addInitScript((chosen) => {
    const key = 'cosmodrome.prefs';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ named: true, motion: false, ...chosen, ...kept }));
  }, prefs);
  return page;
}
const offers = (deed: string): NonNullable<Wanted['when']> => {
  const wanted = `"do":"${deed}"`;
  return (ask) => ask.topic === 'turn/action' && JSON.stringify(questionOf(ask).shape).includes(wanted);
};
const more = (page: Page, item: string | RegExp) => async () => {
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('at a desk: the first click proposes, says what will come, and Esc lets go; the second answers; experts are asked nothing', async ({
  browser,
  house,
}) => {
  const page = await newcomer(await stranger(browser, house), house);
  await moment(page, { game: 'space-cadets', when: offers('end') });
  const end = bar(page).locator('.cd-answer[data-final]').first();
  const confirm = bar(page).locator('[data-confirm]');
  await end.click();
  await expect(confirm).toHaveCount(1);
  await expect(bar(page)).toContainText('Rien n’est encore joué');
  const before = page.locator('.cd-before');
  await expect(before.locator('[data-kind="sure"]')).toBeVisible();
  await expect(before.locator('[data-kind="lost"]')).toContainText('non dépensée');
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(before).toHaveCount(0);
  expect(await sent(page)).toEqual([]);
  await end.click();
  await confirm.click();
  expect(await sent(page)).toHaveLength(1);
  // Here nothing follows an answer: what was proposed is let go again. The switch for experts: final, always, never.
  await page.keyboard.press('Escape');
  await more(page, 'Confirmer : l’irréversible')();
  await more(page, 'Confirmer : toujours')();
  await end.click();
  expect(await sent(page)).toHaveLength(2);
  await leave(page);
});

test('by touch: a long press reads and plays nothing, the first tap on a card proposes, the second plays', async ({ browser, house }) => {
  const page = await newcomer(await stranger(browser, house, PHONE), house);
  await moment(page, { game: 'vii-legio', when: offers('play') });
  const card = page.locator('.cd-things .leg-card[data-target]').first();
  await press(card);
  const reads = page.locator('.cd-card[data-by="press"]');
  await expect(reads).toContainText('Relâchez');
  // The finger is lifted: the browser makes a click of it.
  await card.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true });
  await card.dispatchEvent('click');
  await expect(card).not.toHaveAttribute('data-state', 'chosen');
  expect(await sent(page)).toEqual([]);
  await bar(page).locator('.cd-question__say').tap();
  await expect(reads).toHaveCount(0);
  await card.dispatchEvent('click');
  await expect(card).toHaveAttribute('data-state', 'chosen');
  await expect(bar(page)).toContainText('Rien n’est encore joué');
  expect(await sent(page)).toEqual([]);
  await card.dispatchEvent('click');
  expect(await sent(page)).toHaveLength(1);
  await leave(page);
});
async function press(thing: Locator): Promise<void> {
  const { x, y } = (await thing.boundingBox())!;
  await thing.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: x + 20,
    clientY: y + 20,
    bubbles: true,
  });
}

test('a question with one answer that changes nothing is not asked, unless one wants all of them', async ({ browser, house }) => {
  const { words } = await loadGame('panic-station');
  const idle: Wanted = {
    game: 'panic-station',
    when: (ask, view) => soleAnswer(words.fr, questionOf(ask), view) !== undefined,
  };
  const page = await newcomer(await stranger(browser, house), house);
  await moment(page, idle);
  await expect.poll(() => sent(page)).toHaveLength(1);
  await leave(page);
  const careful = await newcomer(await stranger(browser, house), house, { askAll: true });
  await moment(careful, idle);
  await expect(bar(careful)).toHaveAttribute('data-state', 'mine');
  await expect(careful.locator('.cd-board [data-target], .cd-things [data-target], .cd-question .cd-answer').first()).toBeVisible();
  expect(await sent(careful)).toEqual([]);
  await leave(careful);
});

test('on a phone a first hint lies over no question, though answers fill the board to its edge and on below it', async ({
  browser,
  house,
}) => {
  const page = await newcomer(await stranger(browser, house, PHONE), house);
  const code = await openTable(page, house, { game: 'core-space', seats: [{ kind: 'me' }], pace: { kind: 'relaxed' }, start: true });
  await page.goto(`/t/${code}`);
  const hint = page.locator('.cd-first');
  await expect(hint).toBeVisible();
  const question = await bar(page).boundingBox();
  // It finds its place when the board has come to rest.
  await expect.poll(async () => ((await hint.boundingBox())?.y ?? 0) >= (question?.y ?? 0) + (question?.height ?? 0)).toBe(true);
});
test('among bots: hints off and on again, the true reason why nothing is taken back, and the way to the start of my turn', async ({
  browser,
  house,
}) => {
  const page = await newcomer(await stranger(browser, house), house, { confirm: 'never', askAll: true });
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, ...BOTS(1)],
    pace: { kind: 'relaxed' },
    start: true,
  });
  await page.goto(`/t/${code}`);
  expect(await myTurn(page)).toBe('mine');
  const hint = page.locator('.cd-first');
  await hint.getByRole('button', { name: 'Plus d’aides' }).click();
  await expect(hint).toHaveCount(0);
  await more(page, 'Aides de première fois')();
  await page.reload();
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: 'Compris' }).click();

  const tool = page.getByRole('button', { name: /^Reprendre mon coup/ });
  const mine = page.getByRole('dialog', { name: 'Votre tour' });
  // It looks shut, and says why all the same.
  await tool.dispatchEvent('click');
  await expect(mine.locator('.cd-wall')).toContainText('Rien à reprendre : vous n’avez rien joué depuis');
  await page.keyboard.press('Escape');
  await expect(mine).toHaveCount(0);

  const back = bar(page).locator('[data-back]');
  const count = page.locator('.cd-tools .cd-badge[data-count]');
  let walls = 0;
  for (let turn = 0; Number((await count.count()) > 0 && (await count.first().getAttribute('data-count'))) < 2; turn++) {
    expect(turn, 'two answers that can be taken back').toBeLessThan(80);
    await answered(page, () => answerAnything(page, (n) => (turn * 5) % n));
    expect(await myTurn(page)).toBe('mine');
    // How far it goes is told apart from the position.
    if ((await back.count()) > 0)
      await count
        .first()
        .waitFor({ timeout: 2000 })
        .catch(() => undefined);
    else walls++;
  }
  expect(walls, 'answers behind which nobody goes').toBeGreaterThan(0);
  const before = Number(await position(page));
  await tool.click();
  await expect(mine.locator('li:not(.cd-wall, [data-kept])')).toHaveCount(Number(await count.first().getAttribute('data-count')));
  await expect(mine.locator('.cd-wall')).toHaveAttribute('data-wall', /^(nothing|rolled|revealed|final|opened|settled|answered)$/);
  await mine.getByRole('button', { name: 'Revenir au début de mon tour' }).click();
  await expect.poll(async () => Number(await position(page))).not.toBe(before);
  await expect(back).toHaveCount(0);
  expect(await myTurn(page)).toBe('mine');
  await leave(page);
});
