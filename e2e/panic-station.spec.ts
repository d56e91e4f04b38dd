import type { Page } from '@playwright/test';
import {
  answers,
  byFinger,
  byKeys,
  faults,
  letBotPlay,
  meet,
  PHONE,
  reads,
  takeSeatBack,
  tells,
  untilTheEnd,
  whoIsAsked,
} from './hands.ts';
import { answered, bar, expect, type House, myTurn, openTable, person, test } from './house.ts';

const CREW = (n: number) => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'crew' }));
const against = (page: Page, house: House) =>
  openTable(page, house, { game: 'panic-station', seats: [{ kind: 'me' }, ...CREW(3)], pace: { kind: 'relaxed' }, start: true });

test('Panic Station: no serious fault at the table, its menu and the notebook', async ({ page, house }) => {
  await page.goto(`/t/${await against(page, house)}`);
  await myTurn(page);
  expect(await faults(page)).toEqual([]);
  // Whoever plays first has no room to go to before one is explored.
  const several = page.locator('.cd-board [data-target][aria-haspopup]');
  for (let turn = 0; turn < 3 && (await several.count()) === 0; turn++) await answers(page, 1);
  await several.first().dispatchEvent('click');
  await expect(page.locator('.pan-ways')).toBeVisible();
  await page.getByRole('tab', { name: 'Carnet' }).click();
  expect(await faults(page)).toEqual([]);
});

test('Panic Station on a phone: no serious fault, nothing wider than the screen', async ({ browser, house }) => {
  const page = await person(browser, house, PHONE);
  await page.goto(`/t/${await against(page, house)}`);
  await myTurn(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});

test('Panic Station: two people and two bots, to the end and its secrets', async ({ browser, house, page }) => {
  test.setTimeout(240_000);
  const friend = await person(browser, house);
  await meet(page, friend, house, { game: 'panic-station', seats: [{ kind: 'me' }, { kind: 'open' }, ...CREW(2)] });
  const people = [page, friend];
  const acted = [0, 0];
  for (let turn = 0; acted.some((n) => n < 2); turn++) {
    expect(turn, 'both come to act').toBeLessThan(120);
    const who = await whoIsAsked(people);
    const me = people[who]!;
    const work = () => byFinger(me, turn);
    // Two acts of an own turn are in the same round: everybody still has it open before them.
    if (acted[who]! < 2 && /points? d’action/.test(await bar(me).innerText())) {
      const lines = await tells(me, work);
      acted[who]!++;
      await reads(people[1 - who]!, lines);
    } else await answered(me, work);
  }
  // A friend who does not answer keeps the game from running away meanwhile.
  await letBotPlay(page);
  await takeSeatBack(page);
  for (let turn = 0, back = false; !back; turn++) {
    expect(turn, 'the seat is asked again').toBeLessThan(120);
    const who = await whoIsAsked(people);
    await answered(people[who]!, () => byFinger(people[who]!, turn));
    back = who === 0;
  }
  await letBotPlay(page);
  await letBotPlay(friend);
  await untilTheEnd(page);
  await expect(page.locator('.podium li')).toHaveCount(4);
  await expect(page.locator('.pan-timeline [data-is]').first()).toBeVisible();
  await expect(page.locator('.pan-hands > li[data-side]')).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  await friend.context().close();
});

test('Panic Station by keys alone', async ({ page, house }) => {
  await page.goto(`/t/${await against(page, house)}`);
  await answers(page, 3, byKeys);
});
