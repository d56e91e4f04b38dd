/** What people do at a board whose places open menus: by the finger, by keys alone, and by letting a bot keep the seat. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answered, bar, expect, type House, myTurn, named, openTable, SOON, score } from './house.ts';

export { PHONE } from './house.ts';

/** What is never worse than a blemish, by the list of axe: looked for in vain, since only what shuts somebody out is asked. */
const BLEMISHES = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
];
/** Faults that shut somebody out; `of`: a part of the page, or its colours alone. */
export async function faults(page: Page, of: { readonly part?: string; readonly colours?: true } = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // There are no frames within our pages: no second page to put what was found together.
    .setLegacyMode()
    // Only faults are told in detail: to find and name every place where all is well takes as long as looking for them.
    .options({ resultTypes: ['violations'], preload: false, ...(of.colours ? { runOnly: ['color-contrast'] } : {}) });
  if (of.part) axe.include(of.part);
  if (!of.colours) axe.disableRules(BLEMISHES);
  const { violations } = await axe.analyze();
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
/** They have played together: the first gave up at once, and a bot plays on. */
export async function playedTogether(page: Page, friend: Page, house: House, name = 'Nébuleuse du dimanche'): Promise<void> {
  const code = await openTable(page, house, {
    game: 'vii-legio',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'relaxed' },
    name,
  });
  await says(friend, house, `/api/tables/${code}/sit`, { seat: 1 });
  await says(page, house, `/api/tables/${code}/start`);
  await says(page, house, `/api/tables/${code}/resign`, { seat: 0 });
}
/** What somebody does without a page. */
export async function says<T>(page: Page, house: House, path: string, data: object = {}): Promise<T> {
  const said = await page.request.post(path, { data, headers: { origin: house.url } });
  expect(said.ok(), await said.text()).toBe(true);
  return (await said.json()) as T;
}
// ------------------------------------------------------------------ answers

/** Where a place with several answers lays them out. */
const MENU = '.pan-ways .cd-answer[data-target], .sca-menu .sca-row__main, .cs-menu .cs-row';
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
    const free = page.locator(FREE);
    for (let i = 0; i < 12 && (await confirm.getAttribute('aria-disabled')) === 'true'; i++) {
      // Where everything has its share and more is asked, one of them is touched again.
      const from = (await free.count()) > 0 ? free : page.locator(PLACES);
      await from.nth(i % Math.min(3, await from.count())).dispatchEvent('click', undefined, SOON);
    }
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
  await expect(at('.pan-ways button, .sca-menu button, .cs-menu button')).toHaveCount(1, SOON);
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

/** In every run games are played for a good while by hand and the rest by bots; WHOLE=1: by hand to the end. */
export const byHand = (most: number): number => (process.env.WHOLE ? 2000 : most);

export async function letBotPlay(page: Page): Promise<void> {
  const end = score(page);
  const item = page.getByRole('menuitem', { name: 'Laisser un bot jouer pour moi' });
  // The last answer of anybody may have ended the game: then there is nothing to ask for.
  await expect(async () => {
    if ((await end.count()) > 0) return page.keyboard.press('Escape');
    if ((await item.count()) === 0) await page.getByRole('button', { name: /^Plus/ }).first().click(SOON);
    await item.click(SOON);
  }).toPass({ timeout: 90_000 });
  await expect(bar(page).getByText('Un bot joue à votre place').or(end)).toBeVisible();
}
export async function takeSeatBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(bar(page)).not.toContainText('Un bot joue à votre place');
}
/** Comes back when bots have ended the game. Nobody looks on meanwhile: to draw every answer of theirs costs more than to find them. */
export async function comesBack(page: Page): Promise<void> {
  const table = page.url();
  const code = /\/t\/(\w+)/.exec(table)![1];
  await page.goto('/healthz');
  const phase = async () => ((await (await page.request.get(`/api/tables/${code}`)).json()) as { readonly phase: string }).phase;
  await expect.poll(phase, { timeout: 120_000, intervals: [200] }).toBe('over');
  await page.goto(table);
  await expect(score(page)).toBeVisible();
}
/** Comes back when the game is over, and opens the end screen. */
export async function untilTheEnd(page: Page): Promise<void> {
  await comesBack(page);
  await score(page).click();
  await expect(page.locator('[data-end] h1')).toBeVisible();
}
