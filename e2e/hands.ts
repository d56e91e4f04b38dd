/** What people do at a board whose places open menus: by the finger, by keys alone, and by letting a bot keep the seat. */
import { AxeBuilder } from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { answered, bar, expect, type House, myTurn, named, openTable, SOON, score } from './house.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']!;
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 }, locale: 'fr-FR' };

/** Faults that shut somebody out. */
export async function faults(page: Page): Promise<readonly string[]> {
  // Only faults are told in detail: to find and name every place where all is well takes as long as looking for them.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
}

/** Two people who meet at one table: the first opened it, the second sits down, the first starts. Gives its code. */
export async function meet(page: Page, friend: Page, house: House, table: object): Promise<string> {
  await named(page, house, 'Lou');
  await named(friend, house, 'Inès');
  const code = await openTable(page, house, { pace: { kind: 'relaxed' }, ...table });
  await friend.goto(`/t/${code}`);
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Lancer la partie' }).click();
  for (const p of [page, friend]) await expect(bar(p)).toBeVisible({ timeout: 60_000 });
  return code;
}
// ------------------------------------------------------------------ answers

/** Where a place with several answers lays them out. */
const MENU = '.pan-ways .cd-answer[data-target], .sca-menu .sca-row__main';
/** A figure of Panic Station that is only picked up first answers nothing by itself. */
const PLACES = '.cd-board [data-target]:not(.pan-chooser), .cd-things [data-target]';
const BUTTONS = '.cd-question .cd-answer:not([data-confirm]):not([data-clear]):not([data-back]):not([aria-disabled="true"])';
const FREE = `${PLACES.split(', ')
  .map((p) => `${p}:not([aria-pressed="true"]):not([data-state="chosen"])`)
  .join(', ')}, .cd-question [aria-pressed="false"]`;

/** One answer by the finger; `turn` varies what is chosen. */
export async function byFinger(page: Page, turn: number): Promise<void> {
  const confirm = page.locator('.cd-question [data-confirm]');
  if ((await confirm.count()) > 0) {
    for (let i = 0; i < 12 && (await confirm.getAttribute('aria-disabled')) === 'true'; i++)
      await page
        .locator(FREE)
        .nth(i % 3)
        .dispatchEvent('click');
    return confirm.dispatchEvent('click');
  }
  const menu = page.locator(MENU);
  if ((await menu.count()) === 0) {
    const choices = page.locator(`${PLACES}, ${BUTTONS}`);
    const n = await choices.count();
    expect(n, `something can be touched: ${await bar(page).innerText()}`).toBeGreaterThan(0);
    const choice = choices.nth((turn * 7) % n);
    const opens = (await choice.getAttribute('aria-haspopup')) !== null;
    await choice.dispatchEvent('click');
    if (!opens) return;
    await expect(menu.first()).toBeVisible(SOON);
  }
  await menu.nth(turn % (await menu.count())).dispatchEvent('click');
}
/** One answer with nothing but keys. */
export async function byKeys(page: Page): Promise<void> {
  const press = (key: string) => page.keyboard.press(key);
  const confirm = page.locator('.cd-question [data-confirm]');
  const at = (selector: string) => page.locator(`:is(${selector}):focus`);
  if ((await confirm.count()) > 0) {
    for (let i = 0; i < 12 && (await confirm.getAttribute('aria-disabled')) === 'true'; i++) {
      await press('t');
      await press('Enter');
    }
    await press('b');
    return press('Enter');
  }
  if ((await page.locator('.cd-question [data-yes="true"]').count()) > 0) return press('o');
  if ((await page.locator(PLACES).count()) === 0) return press('1');
  await press('t');
  const target = at('[data-target]');
  await expect(target).toHaveCount(1, SOON);
  const opens = (await target.getAttribute('aria-haspopup')) !== null;
  await press('Enter');
  if (!opens) return;
  // The menu takes the focus: the arrows walk through it.
  await expect(at('.pan-ways button, .sca-menu button')).toHaveCount(1, SOON);
  if ((await at(MENU).count()) === 0) await press('ArrowDown');
  await expect(at(MENU)).toHaveCount(1, SOON);
  return press('Enter');
}
/** Answers so many questions of one's own. */
export async function answers(page: Page, most: number, how: (page: Page, turn: number) => Promise<void> = byFinger): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    expect(await myTurn(page)).toBe('mine');
    await answered(page, () => how(page, turn));
  }
}

// ------------------------------------------------------------------ the journal

const LINES = '.cd-note:not([data-private]) p';
/** As everybody reads it: each finds "(you)" behind their own name. */
export const told = async (page: Page): Promise<readonly string[]> => {
  const lines = await page.getByRole('log', { name: 'Journal' }).locator(LINES).allTextContents();
  return lines.map((line) => line.replaceAll(/\s\(vous\)/g, ''));
};
/** Answers, and gives the lines everybody can read that it brought: at least one. */
export async function tells(page: Page, work: () => Promise<void>): Promise<readonly string[]> {
  const before = await told(page);
  let lines: readonly string[] = [];
  await answered(page, work);
  await expect
    .poll(async () => {
      lines = (await told(page)).filter((line) => !before.includes(line));
      return lines.length;
    })
    .toBeGreaterThan(0);
  return lines;
}
export async function reads(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => told(page)).toEqual(expect.arrayContaining([...lines]));
}

// ------------------------------------------------------------------ a bot keeps the seat

export async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Plus/ }).first().click();
  await page.getByRole('menuitem', { name: 'Laisser un bot jouer pour moi' }).click();
  await expect(bar(page).getByText('Un bot joue à votre place').or(score(page))).toBeVisible();
}
export async function takeSeatBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(bar(page)).not.toContainText('Un bot joue à votre place');
}
/** Looks on until the game is over, and opens the end screen. */
export async function untilTheEnd(page: Page): Promise<void> {
  const end = score(page);
  await expect(end).toBeVisible({ timeout: 120_000 });
  await end.click();
  await expect(page.locator('[data-end] h1')).toBeVisible();
}
